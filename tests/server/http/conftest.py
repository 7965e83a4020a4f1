"""Gives every test a house of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.http.house import House
from spytable.server.store import Store, open_store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(str(tmp_path / "spytable.db"))
    yield store
    await store.close()


@pytest.fixture
def build(store: Store) -> Iterator[Callable[..., House]]:
    """Makes houses with other settings on one store."""
    built: list[House] = []

    def build(**settings: Any) -> House:
        built.append(House(store, **settings))
        return built[-1]

    yield build
    for house in built:
        house.close()


@pytest.fixture
def house(build: Callable[..., House]) -> House:
    return build()
