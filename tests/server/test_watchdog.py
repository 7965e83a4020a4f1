"""The watchdog says what held the event loop, and does not cry wolf."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from spytable.server import watchdog
from spytable.server.watchdog import LIMIT, Watchdog

Factory = Callable[[], asyncio.AbstractEventLoop]
LOOPS: list[Factory] = [asyncio.SelectorEventLoop]
with suppress(ImportError):
    import uvloop

    LOOPS.append(uvloop.new_event_loop)


def compute(seconds: float) -> None:
    """Use so much CPU time, whatever else the machine does."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


@pytest.fixture(params=LOOPS, ids=lambda made: made.__module__)
def loop(request: pytest.FixtureRequest) -> Factory:
    made: Factory = request.param
    return made


def watched(loop: Factory, story: Callable[[Watchdog], object]) -> int:
    """How often the loop was held while a story was told in it."""

    async def told() -> int:
        dog = Watchdog()
        told = story(dog)
        if asyncio.iscoroutine(told):
            await told
        await asyncio.sleep(0)
        dog.stop()
        return dog.holds

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(told())


def test_one_thing_that_holds_the_loop_is_named(
    loop: Factory, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[str] = []
    look = watchdog._calls

    def counted(thread: int) -> str:
        looks.append(look(thread))
        return looks[-1]

    def compute_on(_: Watchdog) -> None:
        """For long, and until the watchdog had the time to look more than once since."""
        compute(2 * LIMIT)
        since = len(looks)
        while len(looks) < since + 3:
            compute(LIMIT / 10)

    monkeypatch.setattr(watchdog, "_calls", counted)
    assert watched(loop, compute_on) == 1
    assert "held the event loop" in caplog.text and "test_watchdog.py" in caplog.text
    assert "compute" in caplog.text


def test_many_short_things_hold_nobody_up(loop: Factory) -> None:
    async def short(_dog: Watchdog) -> None:
        for _ in range(12):
            for _ in range(4):
                asyncio.get_running_loop().call_soon(compute, LIMIT / 8)
            await asyncio.sleep(0)

    assert watched(loop, short) == 0


def test_a_loop_that_waits_for_a_busy_machine_is_not_to_blame(loop: Factory) -> None:
    assert watched(loop, lambda _: time.sleep(4 * LIMIT)) == 0


def test_the_first_answer_imports_nothing_on_the_event_loop() -> None:
    heard = """if True:
        import sys
        from spytable.server.app import _prepare
        _prepare()
        before = set(sys.modules)
        import anyio
        async def group():
            async with anyio.create_task_group():
                pass
        anyio.run(group)
        sys.exit(" ".join(set(sys.modules) - before))"""
    ran = subprocess.run([sys.executable, "-c", heard], capture_output=True, text=True, check=False)
    assert ran.stderr.strip() == ""
