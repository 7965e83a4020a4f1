"""Gives every law its settings, and registers the toy game while a law runs.

In `make test` a law is one test a game: it is tried on all settings of the game, and all on which
it fails are told. In `make soak` it is one test a setting.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from inspect import signature
from pathlib import Path

import pytest

from every import every
from laws.builds import REQUIRED, SRC, loaded_from, uncompiled
from laws.settings import SOAK, kinds, settings
from spytable.kernel import registry
from toy import DeadDrop


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames and SOAK:
        metafunc.parametrize("setting", settings(), ids=str)
    elif "setting" in metafunc.fixturenames:
        some = [tuple(s for s in settings() if s.name == name) for name in kinds()]
        metafunc.parametrize("setting", some, ids=list(kinds()))
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", list(kinds()))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A law that gets several settings is tried on each."""
    given = {name: pyfuncitem.funcargs[name] for name in signature(pyfuncitem.obj).parameters}
    some = given.get("setting")
    if not isinstance(some, tuple):
        return None
    every(some, lambda setting: pyfuncitem.obj(**{**given, "setting": setting}))
    return True


@pytest.fixture(autouse=True)
def _toy_is_registered() -> Iterator[None]:
    registry.register(DeadDrop)
    yield
    registry._added.pop(DeadDrop.meta.name, None)


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of src in which nothing is compiled; its own process is asked to confirm it. All
    processes that run tests share it."""
    base = tmp_path_factory.getbasetemp()
    home = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "plain"
    home.mkdir(exist_ok=True)
    src, confirmed = home / "src", home / "confirmed"
    with (home / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not confirmed.exists():
            found = loaded_from(uncompiled(src))
            assert found
            assert all(file.suffix == ".py" and src in file.parents for file in found.values())
            confirmed.touch()
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
