"""A table in use: who is connected to it, and what is still to be done."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from spytable.kernel.refusal import Refused
from spytable.server import entries as log
from spytable.server import wire
from spytable.server.scene import due, facts, listing
from spytable.server.store import Listing, Person
from spytable.server.table import Table

PRESENCE = 40.0
"""What another server says of who is connected there is believed for so many seconds."""

Reply = Callable[[wire.Done | Refused], None]
Plan = Callable[["Live"], log.AnyEntry]


class Connection(Protocol):
    """Somebody who is connected to a table."""

    person: Person | None
    viewer: int
    n: int | None
    """The last number it was sent; None if it must be sent everything."""
    changes: int
    """The Facts it was last sent."""
    looking: int | None
    """The seat whose curtain was lifted, where one person has several."""
    curtain: tuple[int, ...]

    def send(self, message: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


class Job:
    """Something to be done at a table, in its turn.

    `key` makes it known again; `sent_key` is what its sender calls it.
    """

    __slots__ = ("author", "key", "plan", "reply", "sent_key")

    def __init__(
        self,
        plan: Plan,
        reply: Reply,
        key: str | None = None,
        sent_key: str | None = None,
        author: int | None = None,
    ) -> None:
        self.plan = plan
        self.reply = reply
        self.key = key
        self.sent_key = sent_key
        self.author = author


class Live:
    """A table in use."""

    def __init__(self, table: Table, names: dict[int, str]) -> None:
        self.table = table
        self.names = names
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}
        """By other server: when it said so, which seats are connected there, how many watch."""
        self.jobs: deque[Job] = deque()
        self.busy = False
        """Something is folded that may not be kept: nobody is told anything meanwhile."""
        self.told_of = 0
        """The last row of which another server has told."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.presence = b""
        """What was last said about who is connected."""
        self._waiting: list[asyncio.Future[None]] = []
        self._listing: Listing | None = None
        self._listed_at = -1
        self._facts = msgspec.Raw()
        self._facts_at = -1

    def facts(self) -> msgspec.Raw:
        if self._facts_at != self.table.changes:
            self._facts = facts(self.table, self.names)
            self._facts_at = self.table.changes
        return self._facts

    def new_listing(self) -> Listing | None:
        """What lists must know now, None if they know it."""
        table = self.table
        if self._listing is not None and self._listed_at == table.changes:
            if self._listing.due == due(table):
                return None
        self._listed_at = table.changes
        before, self._listing = self._listing, listing(table)
        return self._listing if self._listing != before else None

    def replace(self, table: Table, names: dict[int, str]) -> None:
        """The table was folded anew."""
        self.table, self.names = table, names
        self._listing = None
        self._facts_at = -1

    def caught_up(self) -> None:
        """Another server has added rows, and listed them."""
        self._listing = None

    def connected_here(self) -> tuple[int, ...]:
        """The seats whose people are connected to this server."""
        here = {c.person.id for c in self.connections if c.person is not None}
        return tuple(s for s, chair in enumerate(self.table.chairs) if chair.person in here)

    def connected(self) -> tuple[int, ...]:
        """The seats whose people are connected to any server."""
        seats = set(self.connected_here())
        for said, there, _ in self.elsewhere.values():
            if time.monotonic() - said < PRESENCE:
                seats.update(there)
        return tuple(sorted(seats))

    def in_use(self) -> bool:
        return bool(self.connections or self.jobs or self.busy or self.thinking)

    # -- waiting until everything is kept -----------------------------------------------------

    async def settled(self) -> None:
        """Wait until nothing is folded that is not kept."""
        while self.busy:
            idle: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(idle)
            await idle

    def when_settled(self, act: Callable[[], None]) -> None:
        if self.busy:
            idle: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            idle.add_done_callback(lambda idle: None if idle.exception() else act())
            self._waiting.append(idle)
        else:
            act()

    def wake(self, failure: Refused | None = None) -> None:
        """Tell those who wait."""
        waiting, self._waiting = self._waiting, []
        for idle in waiting:
            if idle.done():
                continue
            if failure is None:
                idle.set_result(None)
            else:
                idle.set_exception(failure)
