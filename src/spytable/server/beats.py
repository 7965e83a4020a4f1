"""When a bot's answer leaves: on a beat, never just when it is ready.

The first beat is fixed before the bot begins to think: the pause and the time it was promised,
from when it was to move. An answer that misses it waits for the next of an even row of beats. So
whoever waits can tell only how many beats an answer was late, and that is drawn in the same way
whether or not there was a choice (thinkers.py).
"""

from __future__ import annotations

import asyncio
from math import ceil

BEAT = 0.02
"""Seconds from one beat to the next, and the least there is before the first: a process answers
within it, nearly always."""


class Clock:
    """The time by which beats are counted; tests turn their own."""

    def time(self) -> float:
        return asyncio.get_running_loop().time()

    async def until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.time()))


def leaves(begun: float, promised: float, ready: float) -> float:
    """When an answer leaves, to a question of `begun`, if it is there at `ready`.

    >>> leaves(10.0, 0.5, 10.1), leaves(10.0, 0.5, 10.525), leaves(10.0, 0.0, 10.001)
    (10.5, 10.54, 10.02)
    """
    first = begun + max(promised, BEAT)
    return first + BEAT * max(0, ceil((ready - first) / BEAT))
