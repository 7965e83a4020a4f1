"""Registers the toy game while a test runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spytable.kernel import registry
from toy import DeadDrop


@pytest.fixture(autouse=True)
def _toy_is_registered() -> Iterator[None]:
    registry.register(DeadDrop)
    yield
    registry._added.pop(DeadDrop.meta.name, None)
