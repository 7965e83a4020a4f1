"""The hall: the tables that are in use, and everybody who is connected to them.

What is done at a table goes through its jobs (jobs.py), and only when it is kept is anybody told.
Each connection remembers the number of the last frame it was sent; so, whatever happened in between
(a commit, another server, a reload), there is one way to bring it up to date (telling.py).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from functools import partial

from spytable.kernel.components import Edition
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput, Refused
from spytable.server import entries as log
from spytable.server import openings, wire
from spytable.server.aside import Aside
from spytable.server.attendant import Attendant
from spytable.server.chapters import is_series
from spytable.server.clock import Clock
from spytable.server.denied import denied
from spytable.server.jobs import Jobs
from spytable.server.limits import Limits
from spytable.server.lists import listing
from spytable.server.live import Connection, Live
from spytable.server.others import Others
from spytable.server.reading import Reading
from spytable.server.shelf import Shelf
from spytable.server.store import Person, Row, Store, StoreFailed
from spytable.server.table import WAITING, Table
from spytable.server.telling import greet, tell_all, tell_presence
from spytable.server.thinkers import Thinkers

logger = logging.getLogger("spytable.server")


class Hall:
    """All tables in use."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        bot_pause: float = 0.8,
        keep_days: int = 30,
        session_days: int = 180,
        bots_per_person: int = 8,
        limits: float = 0.0,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.aside = Aside()
        self.jobs = Jobs(self, Limits(limits))
        self.others = Others(self)
        self.reading = Reading(self)
        self.series = Shelf(self)
        self.attendant = Attendant(
            self, thinkers, bot_pause, keep_days, session_days, bots_per_person
        )
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- tables in use -------------------------------------------------------------------------

    async def live(self, link: str) -> Live:
        """A table in use; raises Denied if there is no such table."""
        found = self.lives.get(link)
        if found is None:
            task = self._loading.get(link)
            if task is None:
                task = self._loading[link] = asyncio.create_task(self._load(link))
                task.add_done_callback(lambda _: self._loaded(link))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def settled(self, link: str) -> Live:
        """A table of which everything is kept."""
        live = await self.live(link)
        await live.settled()
        return live

    async def open_to(self, link: str, person: Person | None) -> Live:
        """A table of which everything is kept, for somebody who may see it."""
        live = await self.settled(link)
        if (closed := live.table.closed_to(person.id if person else None)) is not None:
            raise closed
        return live

    def loads(self, link: str) -> bool:
        return link in self._loading

    async def _load(self, link: str) -> Live:
        live = self.lives[link] = Live(*await self._folded(link))
        live.told_of = self.others.told_early(link)
        self.attendant.attend(live)
        self.others.follow(live)
        return live

    def _loaded(self, link: str) -> None:
        self._loading.pop(link, None)
        self.others.told_early(link)

    async def _folded(self, link: str) -> tuple[Table, dict[int, str]]:
        """A table as it is kept, and the names at it."""
        rows = await self.store.rows(link)
        if not rows or is_series(rows[0]):
            raise denied("no_such_table")
        table = await self.aside.fold(partial(folded, link, rows))
        return table, await self.names(table.everybody())

    async def names(self, people: Iterable[int]) -> dict[int, str]:
        known = await self.store.people(list(people))
        return {number: person.name for number, person in known.items()}

    def settle(self, live: Live) -> None:
        """All that is folded is kept: tell everybody, and go on."""
        live.busy = False
        if live.seen_out != live.table.changes:
            self._see_out(live)
        if live.table.opened.pace:
            self.attendant.keep_pace(live)
        tell_all(live)
        live.wake()
        self.attendant.attend(live)
        self.jobs.go_on(live)
        self.others.follow(live)

    async def reload(self, live: Live) -> None:
        """Fold the table anew from what is kept."""
        live.busy = True
        try:
            live.replace(*await self._folded(live.table.id))
        except (StoreFailed, Refused, BadInput) as why:
            if isinstance(why, Refused) and why.refusal.code == "no_such_table":
                self.drop(live, 4404, "gone")  # it was deleted meanwhile
            else:
                self.drop(live, 1013, "store")
        else:
            self.settle(live)

    def drop(self, live: Live, code: int, reason: str) -> None:
        """Put a table away; those connected will come again by themselves."""
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
        live.busy = True  # whoever still holds it can do nothing with it
        live.stop()
        failure = denied("no_such_table" if code == 4404 else "store_failed")
        for job in live.jobs:
            job.reply(failure)
        live.jobs.clear()
        live.wake(failure)
        for connection in (*live.connections, *live.arriving):
            connection.close(code, reason)

    # -- new tables, and what is done at one ---------------------------------------------------

    async def make(self, person: Person, new: wire.NewTable) -> str:
        """A new table; its link."""
        if new.source is None:
            beside = self.aside.fold if new.components is None else self.aside.read
            return await self.set_up(await beside(partial(openings.new_table, person.id, new)))
        source = (await self.open_to(new.source, person)).table
        return await self.set_up(openings.continued(person.id, new, source))

    async def check(self, file: wire.OwnFile) -> Edition:
        """What one's own components are known by, once nothing is wrong with them."""
        return await self.aside.read(partial(openings.checked, file))

    async def upload(self, person: Person, text: str) -> str:
        """A record becomes a table that can be looked at and gone on from."""
        record = await self.aside.read(partial(Record.parse, text))
        return await self.set_up(openings.uploaded(person.id, record))

    async def set_up(self, opened: log.Opened, *more: log.AnyEntry, link: str = "") -> str:
        """Write a new table's first rows; its link, which nobody can guess."""
        link = link or openings.new_link()
        row = Row(1, self.clock(), log.write(opened))
        table = await self.aside.fold(partial(Table, link, row))
        await self._keep(table, row)
        for entry in more:
            row = Row(table.seq + 1, self.clock(), log.write(entry), author=log.author(entry))
            table.fold(row)
            await self._keep(table, row)
        return link

    async def _keep(self, table: Table, row: Row) -> None:
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.store.append(table.id, row, listing(table), done.set_result)
        if await done != "kept":
            raise denied("store_failed")

    async def do(self, link: str, person: Person | None, command: wire.AnyCommand) -> wire.Done:
        """Do a command; raises Refused."""
        live = await self.live(link)
        self.attendant.seen(live)
        answer: asyncio.Future[wire.Done | Refused] = asyncio.get_running_loop().create_future()

        def reply(given: wire.Done | Refused) -> None:
            if not answer.done():
                answer.set_result(given)

        self.jobs.command(live, person, command, reply)
        given = await answer
        if isinstance(given, Refused):
            raise given
        return given

    # -- who is there --------------------------------------------------------------------------

    def connect(self, live: Live, connection: Connection) -> None:
        """Somebody is there: it is sent a first frame, then whatever comes."""
        live.arriving.add(connection)
        live.used = time.monotonic()
        if connection.person is not None:
            live.names[connection.person.id] = connection.person.name
        self.attendant.seen(live)
        live.when_settled(lambda: self._let_in(live, connection))

    def _let_in(self, live: Live, connection: Connection) -> None:
        if connection in live.arriving:
            live.arriving.discard(connection)
            if not _welcome(live, connection):
                return
            live.connections.add(connection)
            greet(live, connection)
            if tell_presence(live, connection):
                self.others.whisper(live)
            connection.welcome()

    def _see_out(self, live: Live) -> None:
        """Let those go whom the host does not want here any more."""
        live.seen_out = live.table.changes
        there = len(live.connections)
        for connection in list(live.connections):
            if not _welcome(live, connection):
                live.connections.discard(connection)
        # Before the start who is connected may sit down, stand up or have another seat.
        if (len(live.connections) < there or live.table.status == WAITING) and tell_presence(live):
            self.others.whisper(live)

    def disconnect(self, live: Live, connection: Connection) -> None:
        live.arriving.discard(connection)
        live.connections.discard(connection)
        live.used = time.monotonic()
        self.attendant.seen(live)
        if tell_presence(live):
            self.others.whisper(live)

    # -- inside --------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside everything else; a failure is logged."""
        self.track(asyncio.create_task(work))

    def track(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failure := task.exception()) is not None:
            logger.error("a task failed: %s", type(failure).__name__, exc_info=failure)

    async def close(self) -> None:
        """Let what is under way be kept, then let everybody go."""
        self.attendant.close()
        self.aside.close()
        for live in list(self.lives.values()):
            for connection in list(live.connections):
                connection.close(1012, "restart")
        await self.store.close()


def folded(link: str, rows: list[Row]) -> Table:
    """A table from its rows."""
    table = Table(link, rows[0])
    for row in rows[1:]:
        table.fold(row)
    return table


def _welcome(live: Live, connection: Connection) -> bool:
    """Whether somebody may be at a table; who may not is told why, and goes."""
    person = connection.person
    why = live.table.closed_to(person.id if person else None)
    if why is not None:
        connection.close(4403, why.refusal.code)
    return why is None
