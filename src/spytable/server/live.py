"""A table in use: who is connected to it, and what is still to be done."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import chain
from typing import Protocol

import msgspec

from spytable.kernel.refusal import Refused
from spytable.server import entries as log
from spytable.server import wire
from spytable.server.frames import facts
from spytable.server.lists import due, listing
from spytable.server.store import Listing, Person
from spytable.server.table import Table

PRESENCE = 12.0
"""What another server says of who is connected there is believed for so many seconds."""

Reply = Callable[[wire.Done | Refused], None]
Decide = Callable[["Live"], log.AnyEntry]
Check = Callable[[], Awaitable[None]]


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
    called: tuple[int, ...]
    """Who had something to do already when that curtain was lifted out of turn."""
    curtain: tuple[int, ...]

    def send(self, message: bytes) -> None: ...
    def welcome(self) -> None:
        """It has been sent its first frame: what it says is heard from now on."""

    def close(self, code: int, reason: str) -> None: ...


class Job:
    """Something to be done at a table, in its turn.

    `key` makes it known again; `sent_key` is what its sender calls it.
    """

    __slots__ = ("check", "decide", "key", "reply", "sent_key")

    def __init__(
        self,
        decide: Decide,
        reply: Reply,
        key: str | None = None,
        sent_key: str | None = None,
        check: Check | None = None,
    ) -> None:
        self.decide = decide
        self.reply = reply
        self.key = key
        self.sent_key = sent_key
        self.check = check
        """What the store is asked before it can be decided; raises Refused."""


class Live:
    """A table in use."""

    def __init__(self, table: Table, names: dict[int, str]) -> None:
        self.table = table
        self.names = names
        self.connections: set[Connection] = set()
        self.arriving: set[Connection] = set()
        """Those who are let in as soon as all that is folded is kept."""
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}
        """By other server: when it said so, which seats are connected there, how many watch."""
        self.jobs: deque[Job] = deque()
        self.busy = False
        """Something is folded that may not be kept: nobody is told anything meanwhile."""
        self.told_of = 0
        """The last row of which another server has told."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.account = table.opened.host
        """On whose account its bots think."""
        self.doze: asyncio.Task[None] | None = None
        """Its bots move slowly, since nobody plays or watches."""
        self.seen = float("-inf")
        """When somebody last came, looked, did something or left."""
        self.alarm: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.seen_out = -1
        """The Facts by which it was last looked whether somebody must go."""
        self.presence = b""
        """What was last said about who is connected."""
        self._waiting: list[asyncio.Future[None]] = []
        self._acts: list[Callable[[], None]] = []
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
        self._facts_at = self.seen_out = -1

    def caught_up(self) -> None:
        """Another server has added rows, and listed them."""
        self._listing = None

    def connected_here(self) -> tuple[int, ...]:
        """The seats whose people are connected to this server."""
        here = {c.person.id for c in self.connections if c.person is not None}
        return tuple(s for s, chair in enumerate(self.table.chairs) if chair.person in here)

    def connected(self) -> tuple[int, ...]:
        """The seats whose people are connected to any server."""
        there = (seats for _, seats, _ in self.elsewhere.values())
        return tuple(sorted({*self.connected_here(), *chain.from_iterable(there)}))

    def forget_silent_servers(self) -> None:
        """Those who were connected to a server that says nothing any more are gone."""
        old = time.monotonic() - PRESENCE
        self.elsewhere = {name: said for name, said in self.elsewhere.items() if said[0] > old}

    def on_account_of(self) -> int:
        """Whose bots these are: the first's who sits here and is connected, else the host's."""
        for seat in self.connected():
            person = self.table.chairs[seat].person
            if person is not None:
                return person
        return self.table.opened.host

    def stop(self) -> None:
        """It does nothing by itself any more."""
        for task in (*self.thinking.values(), self.doze):
            if task is not None:
                task.cancel()
        if self.alarm is not None:
            self.alarm.cancel()

    def in_use(self) -> bool:
        busy = self.jobs or self.busy or self.thinking
        return bool(self.connections or self.arriving or busy)

    # -- waiting until everything is kept -----------------------------------------------------

    async def settled(self) -> None:
        """Wait until nothing is folded that is not kept."""
        while self.busy:
            idle: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(idle)
            await idle

    def when_settled(self, act: Callable[[], None]) -> None:
        """Do something that shows the table, as soon as that may be shown."""
        if self.busy:
            self._acts.append(act)
        else:
            act()

    def wake(self, failure: Refused | None = None) -> None:
        """Everything is kept, or all is lost: those who wait go on."""
        acts, self._acts = self._acts, []
        for act in acts if failure is None else ():
            act()
        waiting, self._waiting = self._waiting, []
        for idle in waiting:
            if idle.done():
                continue
            if failure is None:
                idle.set_result(None)
            else:
                idle.set_exception(failure)
