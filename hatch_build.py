"""Compile the engines with mypyc and build the web client, for a wheel or in place.

A source file is compiled when its first line is exactly `# compiled`. All such files become one
group, so that calls between them stay native. Two environment variables change what happens:

    SPYTABLE_PURE=1              compile nothing; everything runs as plain Python
    SPYTABLE_REQUIRE_COMPILED=1  a failure to compile is an error, not a warning

The web client is the business of web_build.py; a failure to build it is an error.

Hatchling runs this file as a build hook. `python hatch_build.py [STAMP]` refreshes the compiled
files and the client of this folder, and touches STAMP when they are what was asked for.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import chdir
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.append(str(ROOT))  # hatchling loads this file alone

from web_build import (  # noqa: E402
    NoClient,
    built_client,
    client_sources,
    remove_client,
    say,
    switched_on,
)

MARK = "# compiled"
GROUP = "spytable"
SRC = ROOT / "src"
WORK = ROOT / "build" / "mypyc"
LIBS = WORK / "lib"
FINGERPRINT = WORK / "fingerprint"


class CannotCompile(Exception):
    """Why there are no compiled engines, as half a sentence."""


class EnginesAndClient(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        libs = compiled_libraries()
        try:
            client = built_client()
        except NoClient as why:
            self.app.abort(f"ERROR: there is no web client, because {why}.")
        if version == "editable":
            place_beside_sources(libs)
        else:
            included = build_data["force_include"]
            included.update({str(lib): lib.relative_to(LIBS).as_posix() for lib in libs})
            included.update({str(file): file.relative_to(SRC).as_posix() for file in client})
        if libs:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiled_libraries() -> list[Path]:
    """The compiled files, made now if need be; none in pure Python or when compiling fails."""
    sources = marked_sources()
    if switched_on("SPYTABLE_PURE") or not sources:
        return []
    try:
        return up_to_date_libraries(sources)
    except CannotCompile as why:
        if switched_on("SPYTABLE_REQUIRE_COMPILED"):
            raise
        say(
            f"WARNING: the engines are NOT compiled, because {why}:"
            " all works, but bots think many times slower."
        )
        return []


def up_to_date_libraries(sources: list[Path]) -> list[Path]:
    fingerprint = fingerprint_of(sources)
    if not FINGERPRINT.exists() or FINGERPRINT.read_text() != fingerprint:
        shutil.rmtree(WORK, ignore_errors=True)
        compile_as_one_group(sources)
        FINGERPRINT.write_text(fingerprint)
    return sorted(libraries_in(LIBS))


def compile_as_one_group(sources: list[Path]) -> None:
    compiler = (sysconfig.get_config_var("CC") or "").split()
    compiler = os.environ.get("CC", "").split() or compiler
    if os.name == "posix" and not (compiler and shutil.which(compiler[0])):
        raise CannotCompile("there is no C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("Python's C headers are not installed")

    from mypyc.build import mypycify
    from setuptools import Distribution

    say(f"Compiling the engines from {len(sources)} source files (up to a minute)…")
    # From inside src, so that mypyc names the modules spytable.*; with the settings of
    # pyproject.toml, so that mypy says the same here as in the tests; silent about the other
    # modules, since what those import need not be installed where a wheel is built.
    options = [
        f"--config-file={ROOT / 'pyproject.toml'}",
        f"--cache-dir={WORK / 'cache'}",
        "--follow-imports=silent",
    ]
    try:
        with chdir(SRC):
            extensions = mypycify(
                [*options, *(str(path.relative_to(SRC)) for path in sources)],
                opt_level="3",
                debug_level="0",
                group_name=GROUP,
                target_dir=str(WORK / "c"),
            )
            if os.name == "posix":
                for extension in extensions:
                    # Nobody replaces our functions: small ones may be inlined.
                    extension.extra_compile_args.append("-fno-semantic-interposition")
            build = Distribution({"name": GROUP, "ext_modules": extensions}).get_command_obj(
                "build_ext"
            )
            build.build_lib, build.build_temp = str(LIBS), str(WORK / "o")
            build.parallel = os.cpu_count()
            build.ensure_finalized()
            build.run()
    except SystemExit:  # how mypyc ends after it has printed type errors
        raise CannotCompile("mypyc found the errors printed above") from None
    except Exception as error:
        raise CannotCompile(f"compiling failed ({type(error).__name__}: {error})") from error


def place_beside_sources(libs: list[Path]) -> None:
    """Put the compiled files into src, and take away those that are no longer made."""
    wanted = {SRC / lib.relative_to(LIBS): lib for lib in libs}
    for stale in set(libraries_in(SRC)) - wanted.keys():
        stale.unlink()
    for place, lib in wanted.items():
        # Renamed into place: a program that runs the old file goes on unharmed.
        half = place.with_name(place.name + ".new")
        shutil.copy2(lib, half)
        half.replace(place)


def marked_sources() -> list[Path]:
    def is_marked(path: Path) -> bool:
        with path.open(encoding="utf-8") as file:
            return file.readline().rstrip("\r\n") == MARK

    return [path for path in sorted((SRC / "spytable").rglob("*.py")) if is_marked(path)]


def with_imported_sources(sources: Iterable[Path]) -> list[Path]:
    """These sources and all sources of ours that they import, directly or not.

    Compiled code holds copies of the constants and types of the modules it imports, compiled
    or not: a change in any of them makes it stale.
    """
    found: set[Path] = set()
    to_read = list(sources)
    while to_read:
        path = to_read.pop()
        if path not in found:
            found.add(path)
            to_read += (file for name in imported_names(path) for file in files_of(name))
    return sorted(found)


def imported_names(path: Path) -> Iterator[str]:
    try:
        tree = ast.parse(path.read_bytes())
    except SyntaxError:  # mypyc will say so, and better
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = path.relative_to(SRC).parts[: -node.level] if node.level else ()
            module = ".".join([*package, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def files_of(name: str) -> Iterator[Path]:
    """The source files that `import name` runs, where the last part may be no module."""
    parts = name.split(".")
    for length in range(1, len(parts) + 1):
        stem = SRC.joinpath(*parts[:length])
        yield from (f for f in (stem.with_suffix(".py"), stem / "__init__.py") if f.is_file())


def fingerprint_of(sources: list[Path]) -> str:
    """A digest of all that the compiled files are made from."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    made_with = [
        sys.version,
        sysconfig.get_platform(),
        version_of("mypy"),
        version_of("setuptools"),
        settings["tool"]["mypy"],
        [os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")],
        [path.relative_to(ROOT).as_posix() for path in sources],
    ]
    digest = hashlib.sha256(repr(made_with).encode())
    for path in [ROOT / "hatch_build.py", *with_imported_sources(sources)]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def libraries_in(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))


def write_make_dependencies(stamp: str) -> None:
    """Tell make on which files the stamp depends; a rule for each lets any of them go away."""
    sources = with_imported_sources(marked_sources())
    if not switched_on("SPYTABLE_NO_WEB"):
        sources += client_sources()
    names = [path.relative_to(ROOT).as_posix() for path in sources]
    rules = [f"{stamp}: {' '.join(names)}", *(f"{name}:" for name in names)]
    Path(stamp + ".d").write_text("\n".join(rules) + "\n", encoding="utf-8")


def main() -> None:
    began = time.time()
    try:
        libs = compiled_libraries()
    except CannotCompile as why:
        place_beside_sources([])
        sys.exit(f"ERROR: the engines are not compiled, because {why}.")
    place_beside_sources(libs)
    try:
        if not built_client():
            remove_client()
    except NoClient as why:
        sys.exit(f"ERROR: there is no web client, because {why}.")
    for stamp in sys.argv[1:]:
        write_make_dependencies(stamp)
        if libs or switched_on("SPYTABLE_PURE") or not marked_sources():
            # Dated from the beginning: what was edited meanwhile is newer than the stamp.
            Path(stamp).touch()
            os.utime(stamp, (began, began))


if __name__ == "__main__":
    main()
