"""Nothing in a test goes on for ever: a game has so many steps, a test so much time."""

from __future__ import annotations

import faulthandler
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Protocol

import pytest

LONGEST = 2_000
"""Steps. Games between bots have up to 600, random ones that the rules end up to 1,200."""


class Ends(Protocol):
    @property
    def over(self) -> bool: ...


def until(done: Callable[[], object], most: int = LONGEST) -> Iterator[int]:
    """As `while not done()`, but no more often than that."""
    for times in range(most):
        if done():
            return
        yield times
    raise AssertionError(f"the game did not end within {most} steps")


def to_the_end(game: Ends, most: int = LONGEST) -> Iterator[int]:
    """As `while not game.over`."""
    return until(lambda: game.over, most)


@contextmanager
def processor_time(seconds: float, more: float, stderr: int = 2) -> Iterator[None]:
    """Fail what takes longer. It is this process's own time, so other work on the machine does not
    count, nor do the processes that it starts.

    Compiled code does not come back to Python before it returns: after some `more` seconds the
    process ends, its stack told to `stderr`, which pytest-xdist reports as a failure of the test.
    """

    def too_long(signum: int, frame: FrameType | None) -> None:
        pytest.fail(f"it took more than {seconds:g} s of processor time")

    before = signal.signal(signal.SIGVTALRM, too_long)
    faulthandler.register(signal.SIGPROF, stderr, all_threads=False, chain=True)
    soft = signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    hard = signal.setitimer(signal.ITIMER_PROF, seconds + more)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, *soft)
        signal.setitimer(signal.ITIMER_PROF, *hard)
        signal.signal(signal.SIGVTALRM, before)
