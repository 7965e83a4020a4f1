"""The watchdog: notices when one thing holds the event loop, so that nobody else is served.

A thread asks the loop for a sign of life while it is busy, and looks meanwhile at what it is
doing. Only the loop's own CPU time counts, and several looks must find it at the same thing: other
work on the machine is nobody's fault. Compiled code lets nobody look while it runs, so it must be
short by itself.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Callable
from itertools import dropwhile
from pathlib import Path
from types import FrameType

logger = logging.getLogger("spytable.server")

LIMIT = 0.05
"""Nothing may hold the loop for more seconds than this."""
TICK = 0.015
"""Every so many seconds the thread looks: what it finds may have begun as much earlier."""
_LOOKS = 2
"""So often at least it must find the same, after the first time."""
_STIR = 0.002
"""A loop that has used less CPU time than this since the last look was free in between."""
_NAMED = 6
"""How many calls a line of the log names."""
_LOOPS = str(Path(asyncio.__file__).parent)


class Watchdog:
    """Watches the loop that it is made in, until it is stopped."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.holds = 0
        """How often the loop was held."""
        self._limit = limit
        self._loop = asyncio.get_running_loop()
        self._loop_thread = threading.get_ident()
        self._used = _cpu_clock(self._loop_thread)
        self._alive = True
        """Whether the loop has given the sign of life that it was asked for."""
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._done.set()
        self._thread.join()

    def _watch(self) -> None:
        before = self._used()
        while not self._done.wait(TICK):
            used = self._used()
            if used - before >= _STIR:
                try:
                    self._await_sign()
                except RuntimeError:  # the loop is closed
                    return
            before = self._used()

    def _await_sign(self) -> None:
        self._alive = False
        self._loop.call_soon_threadsafe(self._give_sign)
        since, held_by, looks = self._used(), _callback(self._loop_thread), 0
        held, doing = 0.0, ""
        while not self._done.wait(TICK):
            now, now_by = self._used(), _callback(self._loop_thread)
            calls = _calls(self._loop_thread)
            if self._alive:
                break
            if now_by is None or now_by is not held_by:
                since, held_by, looks = now, now_by, 0
                continue
            looks += 1
            if looks >= _LOOKS and now - since > self._limit - TICK:
                held, doing = now - since, calls
        if doing:
            self.holds += 1
            logger.warning("one thing held the event loop for over %d ms: %s", held * 1000, doing)

    def _give_sign(self) -> None:
        self._alive = True


def _cpu_clock(thread: int) -> Callable[[], float]:
    """The CPU time that a thread has used, where the system can tell, else the time."""
    if sys.platform in ("linux", "freebsd"):
        number = time.pthread_getcpuclockid(thread)
        return lambda: time.clock_gettime(number)
    return time.monotonic


def _frames(thread: int) -> list[FrameType]:
    """What a thread is doing inside what its loop called, the outermost call first."""
    found: list[FrameType] = []
    frame = sys._current_frames().get(thread)
    while frame is not None:
        found.insert(0, frame)
        frame = frame.f_back
    inside = dropwhile(lambda each: not _of_a_loop(each), found)
    return list(dropwhile(_of_a_loop, inside))


def _of_a_loop(frame: FrameType) -> bool:
    return frame.f_code.co_filename.startswith(_LOOPS)


def _callback(thread: int) -> FrameType | None:
    """The call that the loop has made and that has not returned yet."""
    return next(iter(_frames(thread)), None)


def _calls(thread: int) -> str:
    """What a thread is doing, as places in the code: never what it is doing it with."""
    places = [
        f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno} {frame.f_code.co_name}"
        for frame in _frames(thread)
        if not frame.f_code.co_filename.startswith("<frozen")  # how an import goes on
    ]
    return " > ".join(places[-_NAMED:]) or "?"
