"""A clock that a test turns, and processes for bots that take as long as they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import msgspec

from server.leaks.room import Room
from spytable import game
from spytable.kernel.intel import Intel
from spytable.server.beats import Clock
from spytable.server.thinkers import Process, Question, Thinkers


class Turned(Clock):
    """Stands still until it is turned on to the next moment that somebody waits for."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.waits: list[tuple[float, asyncio.Future[None]]] = []

    def time(self) -> float:
        return self.now

    async def until(self, moment: float) -> None:
        waits: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waits.append((moment, waits))
        await waits

    def waiting(self) -> bool:
        self.waits = [(moment, waits) for moment, waits in self.waits if not waits.done()]
        return bool(self.waits)

    async def turn(self) -> None:
        """To the next moment that somebody waits for, and let happen what happens then."""
        await everything()
        assert self.waiting()
        first = min(self.waits, key=lambda wait: wait[0])
        self.waits.remove(first)
        self.now = max(self.now, first[0])
        first[1].set_result(None)
        await everything()


async def everything() -> None:
    """All that can happen now happens."""
    for _ in range(20):
        await asyncio.sleep(0)


class Scripted(Process):
    """Stands in for a process: its bots take the last legal action, after the time given."""

    def __init__(self, clock: Clock, takes: Callable[[], float]) -> None:
        self.alive = True
        self.asked: list[Question] = []
        self._clock = clock
        self._takes = takes

    async def ask(self, asked: Question) -> int:
        self.asked.append(asked)
        await self._clock.until(self._clock.time() + self._takes())
        return asked.intel.legal()[-1]


def scripted(
    clock: Clock, takes: Callable[[], float] = lambda: 0.0
) -> tuple[Thinkers, list[Scripted]]:
    """Thinkers with one process a line, and those processes once they are there."""
    hired: list[Scripted] = []

    async def hire() -> Process:
        hired.append(Scripted(clock, takes))
        return hired[-1]

    return Thinkers(1, clock=clock, hire=hire), hired


class _Known(msgspec.Struct):
    actions: tuple[int, ...]

    def legal(self) -> tuple[int, ...]:
        return self.actions


def question(
    *, free: bool = True, table: str = "t", person: int = 1, spec: str = "greedy"
) -> Question:
    """What a bot is asked where it has a choice, or none."""
    intel = cast(Intel, _Known((7, 8) if free else (9,)))
    return Question(game("agent_hunter"), spec, intel, 0.0, person, table)


def answering(thinkers: Thinkers, asked: Question) -> asyncio.Task[int]:
    return asyncio.create_task(thinkers.choose(asked))


async def ask(thinkers: Thinkers, *asked: Question) -> None:
    """Have questions asked, one after the other, and wait for no answer."""
    for one in asked:
        answering(thinkers, one).add_done_callback(lambda _: None)
    await everything()


async def settled(where: Room, link: str) -> None:
    """All that can happen at a table without time passing has happened."""
    for _ in range(3):
        await where.hall.settled(link)
        await everything()
