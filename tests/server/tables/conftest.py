"""One real server for all tests of a file; each test makes its own people and tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.harness import Server
from spytable.kernel import registry
from toy import DeadDrop


@pytest.fixture(autouse=True)
def _toy_is_registered() -> Iterator[None]:
    """Here too, to read its records; the server has its own."""
    registry.register(DeadDrop)
    yield
    registry._added.pop(DeadDrop.meta.name, None)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    server = Server(str(folder / "spytable.db")).start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.said
