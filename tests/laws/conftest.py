"""Gives every law its settings, and registers the toy game while a law runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from laws.builds import REQUIRED, SRC, loaded_from, uncompiled
from laws.settings import kinds, settings
from spytable.kernel import registry
from toy import DeadDrop


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", settings(), ids=str)
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", list(kinds()))


@pytest.fixture(autouse=True)
def _toy_is_registered() -> Iterator[None]:
    registry.register(DeadDrop)
    yield
    registry._added.pop(DeadDrop.meta.name, None)


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of src in which nothing is compiled; its own process is asked to confirm it."""
    src = uncompiled(tmp_path_factory.mktemp("plain") / "src")
    found = loaded_from(src)
    assert found and all(file.suffix == ".py" and src in file.parents for file in found.values())
    return src


@pytest.fixture(scope="session")
def compiled() -> Path:
    """The src under test, if it is compiled."""
    found = loaded_from(SRC)
    assert found and all(SRC in file.parents for file in found.values())
    missing = [name for name, file in found.items() if file.suffix == ".py"]
    if missing and not REQUIRED:
        pytest.skip(f"not compiled here, so there is nothing to compare: {', '.join(missing)}")
    assert not missing, f"not compiled: {missing}"
    return SRC
