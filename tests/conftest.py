"""The last net under every test. One that waits for ever without computing anything falls into
another: `faulthandler_timeout` in pyproject.toml.
"""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

from bounds import processor_time
from costs import Costs
from laws.settings import SOAK

_SECONDS = 6000 if SOAK else 120


_STDERR = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    os.environ["LC_ALL"] = "C.UTF-8"  # the command speaks the language of its terminal
    config.stash[_STDERR] = os.dup(2)  # while a test runs the other one is captured
    config.pluginmanager.register(Costs())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    with processor_time(_SECONDS, 60, item.config.stash[_STDERR]):
        return (yield)
