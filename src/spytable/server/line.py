"""The line in which bots' decisions wait for a worker.

It is fair to people first and then to their tables: whoever was served longest ago is next. So a
newcomer waits for what is under way, and not for all that others have asked before.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Generic, Protocol, TypeVar


class Worker(Protocol):
    alive: bool


W = TypeVar("W", bound=Worker)


class _Ticket(Generic[W]):
    def __init__(self, person: int, table: str, forced: bool) -> None:
        self.person = person
        self.table = table
        self.forced = forced
        self.called: asyncio.Future[W | None] = asyncio.get_running_loop().create_future()


class Line(Generic[W]):
    """At most so many workers, hired one by one as they are needed."""

    def __init__(self, most: int, hire: Callable[[], Awaitable[W]]) -> None:
        self.most = most
        self._hire = hire
        self._hiring: asyncio.Task[None] | None = None
        self._staff = 0
        self._idle: list[W] = []
        self._waiting: list[_Ticket[W]] = []
        self._under_way: Counter[str] = Counter()
        """How many of a table's decisions have been called and not answered."""
        self._served: dict[int | str, int] = {}
        self._calls = 0

    @asynccontextmanager
    async def turn(self, person: int, table: str, *, forced: bool) -> AsyncIterator[W | None]:
        """Wait for one's turn, and have a worker for as long as this lasts.

        A forced decision is called just when a free one would be, that is when a worker is
        idle, but leaves the worker to others. To its own table it still counts, or a table's
        other bots would answer the sooner for it.
        """
        ticket: _Ticket[W] = _Ticket(person, table, forced)
        self._waiting.append(ticket)
        self._call()
        try:
            yield await ticket.called
        finally:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            elif not ticket.called.cancelled() and ticket.called.exception() is None:
                self._under_way[table] -= 1
                self._under_way += Counter()  # forgets tables with none
                if (worker := ticket.called.result()) is not None:
                    self._back(worker)
            self._call()

    def _back(self, worker: W) -> None:
        if worker.alive:
            self._idle.append(worker)
        else:
            self._staff -= 1

    def _call(self) -> None:
        while self._idle and (ticket := self._next()) is not None:
            self._waiting.remove(ticket)
            self._calls += 1
            self._served[ticket.person] = self._served[ticket.table] = self._calls
            self._under_way[ticket.table] += 1
            ticket.called.set_result(None if ticket.forced else self._idle.pop())
        if not self._waiting:
            self._served.clear()
        elif not self._idle and self._staff < self.most and self._hiring is None:
            self._hiring = asyncio.create_task(self._take_on())

    def _next(self) -> _Ticket[W] | None:
        def waits_longest(ticket: _Ticket[W]) -> tuple[int, int]:
            return self._served.get(ticket.person, 0), self._served.get(ticket.table, 0)

        ready = [
            t for t in self._waiting
            if not t.called.done() and self._under_way[t.table] < self.most
        ]  # fmt: skip
        return min(ready, key=waits_longest, default=None)

    async def _take_on(self) -> None:
        """Everybody waits until a new worker is ready: that takes long, and must not tell a
        decision that needs one from a decision that does not."""
        try:
            self._idle.append(await self._hire())
            self._staff += 1
        except (OSError, RuntimeError) as why:  # whoever waits must do without
            waiting, self._waiting = self._waiting, []
            for ticket in waiting:
                if not ticket.called.done():
                    ticket.called.set_exception(why)
        self._hiring = None
        self._call()

    def close(self) -> None:
        if self._hiring is not None:
            self._hiring.cancel()
