"""Every test that takes `store` or `where` runs on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.ways import Heard
from spytable.server.store import Store, open_store


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "spytable.db")
    url = request.getfixturevalue("pg_database")
    assert isinstance(url, str)
    return url


@pytest.fixture
def heard() -> Heard:
    """What the listener of `store` was told."""
    return Heard()


@pytest.fixture
def store(where: str, heard: Heard, runner: asyncio.Runner) -> Iterator[Store]:
    store = runner.run(open_store(where, heard))
    yield store
    runner.run(store.close())
