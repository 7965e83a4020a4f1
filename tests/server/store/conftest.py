"""Every test that takes `store` or `where` runs on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
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
async def store(where: str, heard: Heard) -> AsyncIterator[Store]:
    store = await open_store(where, heard)
    yield store
    await store.close()
