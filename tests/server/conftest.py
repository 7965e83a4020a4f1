"""A PostgreSQL of their own for the tests of the server, and tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import os
from collections.abc import Iterator

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
def runner() -> Iterator[asyncio.Runner]:
    """The event loop of a test and of its fixtures."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine; one that takes `runner` or a fixture made with it runs in
    the same loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    story = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    runner = pyfuncitem.funcargs.get("runner")

    async def in_time() -> None:
        try:
            async with asyncio.timeout(120):
                await story
        finally:
            await all_leave()

    if isinstance(runner, asyncio.Runner):
        runner.run(in_time())
    else:
        asyncio.run(in_time())
    return True
