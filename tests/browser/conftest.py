"""A browser, a server and a stage for the tests of the web client."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from browser.stage import CLIENT, PATIENCE, BrowserError, Computers, Stage, launch
from laws.settings import SOAK
from server.harness import Server

expect.set_options(timeout=PATIENCE)
_FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def computers() -> Iterator[Computers]:
    """Not for the whole session: while it is there no other test can run a coroutine."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield Computers(browser)
        browser.close()


def new_server(folder: Path, *more: str) -> Server:
    # Only warnings: nobody reads along, and a server that cannot write its log stands still.
    return Server(str(folder / "house.db"), "--log-level", "warning", *more, pause=0.05)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share."""
    assert CLIENT.exists(), "the web client is not built: `make setup` builds it"
    server = new_server(tmp_path_factory.mktemp("house")).start()
    yield server
    server.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, which it may kill and start again."""
    server = new_server(tmp_path).start()
    yield server
    server.stop()


@pytest.fixture
def fixed_house(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, where the same is drawn every time, but for `make soak`."""
    server = new_server(tmp_path, *(() if SOAK else ("--with", "browser.luck"))).start()
    yield server
    server.stop()


@pytest.fixture
def stage(computers: Computers, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """People at the shared server, or at the test's own if it has one."""
    own = {"own_house", "fixed_house"} & set(request.fixturenames)
    name = own.pop() if own else "house"
    stage = Stage(computers, request.getfixturevalue(name))
    yield stage
    stage.close(clean=name == "house" and not request.node.stash.get(_FAILED, False))


@pytest.fixture
def page(stage: Stage) -> Page:
    """One person, nowhere yet."""
    return stage.person()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Generator[None, object, object]:
    """Faults of the pages fail the test, or are told with its own failure."""
    stage = item.funcargs.get("stage")
    try:
        result = yield
    except BaseException as failure:
        item.stash[_FAILED] = True
        if isinstance(stage, Stage):
            for fault in stage.faults:
                failure.add_note(f"The page did: {fault}")
            _picture(stage, item.name)
        raise
    if isinstance(stage, Stage):
        stage.settle()
        if stage.faults:
            item.stash[_FAILED] = True
            _picture(stage, item.name)
            pytest.fail("What no page may do:\n" + "\n".join(stage.faults), pytrace=False)
    return result


def _picture(stage: Stage, name: str) -> None:
    try:
        stage.shots("failed-" + re.sub(r"\W+", "-", name))
    except BrowserError:  # the page may be what has failed
        return
