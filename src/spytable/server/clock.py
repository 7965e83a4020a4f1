"""The one clock of a server. It never jumps, whatever happens to that of the machine.

What happens is stamped with the machine's time at the start of the server, carried on by a counter
that nobody can set; where the two have come apart the stamps draw slowly near the machine's clock.
How long somebody has is measured by `steady`, which stands still while the machine sleeps.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

MS = 1_000_000
DAY = 24 * 3600 * 1000
"""In milliseconds."""
_DRAW = 8
"""One part in so many is the most by which time goes faster or slower than the counter."""


def _ticks() -> int:
    """Nanoseconds since some moment, those included during which the machine slept."""
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class Clock:
    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        ticks: Callable[[], int] = _ticks,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.steady = steady
        """In seconds."""
        self._wall = wall
        self._ticks = ticks
        self._ticked = ticks()
        self._time = wall()

    def __call__(self) -> int:
        """Milliseconds since 1970; never less than before."""
        ticked = self._ticks()
        passed = ticked - self._ticked
        self._ticked = ticked
        most = passed // _DRAW
        off = self._wall() - self._time - passed
        self._time += passed + max(-most, min(most, off))
        return self._time // MS

    def not_before(self, least: int) -> int:
        """Begin no earlier than a time that was reached before; how many milliseconds the
        machine's clock is after it, less than 0 if it is behind."""
        now = self()
        if now < least:
            self._time = least * MS
        return now - least
