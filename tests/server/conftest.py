"""A PostgreSQL for the tests of the server, and a loop for those that are coroutines."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import AsyncIterator, Iterator

import asyncpg
import pytest

from server.harness import all_leave
from server.pg import at_database, postgres

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def pg_url() -> Iterator[str]:
    """A running PostgreSQL, one for each process that runs tests."""
    with postgres() as url:
        yield url


async def _tell(url: str, command: str) -> None:
    db = await asyncpg.connect(url)
    try:
        await db.execute(command)
    finally:
        await db.close()


@pytest.fixture
def pg_database(pg_url: str) -> Iterator[str]:
    """The address of an empty database that no other test uses."""
    name = f"spytable_test_{os.getpid()}_{next(_numbers)}"
    asyncio.run(_tell(pg_url, f"CREATE DATABASE {name}"))
    yield at_database(pg_url, name)
    asyncio.run(_tell(pg_url, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def anyio_backend() -> str:
    """A test that is a coroutine runs, with its fixtures, in an asyncio loop of its own."""
    return "asyncio"


@pytest.fixture(autouse=True)
def _who_came_leaves(request: pytest.FixtureRequest) -> None:
    if "anyio_backend" in request.fixturenames:
        request.getfixturevalue("guests_leave")


@pytest.fixture
async def guests_leave() -> AsyncIterator[None]:
    """After a test, in its loop."""
    yield
    await all_leave()
