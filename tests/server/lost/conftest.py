"""Every test here runs on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from server.harness import Server
from server.pg import at_database

BOTH = ("sqlite", "postgres")
QUIET = ("--log-level", "warning")
Starter = Callable[..., Server]


@pytest.fixture(params=BOTH)
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "spytable.db")
    url = request.getfixturevalue("pg_database")
    assert isinstance(url, str)
    return url


@pytest.fixture
def start() -> Iterator[Starter]:
    """Start a server of the test's own; whatever still runs at the end is killed."""
    started: list[Server] = []

    def new(db: str, *more: str, pause: float = 0.0) -> Server:
        started.append(Server(db, *QUIET, *more, pause=pause))
        return started[-1].start()

    yield new
    for server in started:
        if server.process is not None and server.process.poll() is None:
            server.kill()
        assert "Traceback" not in server.said, server.said


@pytest.fixture(scope="session", params=BOTH)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server for all tests that do not stop it."""
    if request.param == "sqlite":
        where = str(tmp_path_factory.mktemp("lost") / "spytable.db")
    else:
        url = request.getfixturevalue("pg_url")
        assert isinstance(url, str)
        asyncio.run(_create(url, "spytable_lost"))
        where = at_database(url, "spytable_lost")
    made = Server(where, *QUIET).start()
    yield made
    assert made.stop() == 0
    assert "Traceback" not in made.said, made.said


async def _create(url: str, name: str) -> None:
    db = await asyncpg.connect(url)
    try:
        await db.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await db.execute(f"CREATE DATABASE {name}")
    finally:
        await db.close()
