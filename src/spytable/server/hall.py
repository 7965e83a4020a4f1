"""The hall: the tables that are in use, and everybody who is connected to them.

A command becomes an entry (plan.py), the entry is folded into the table and appended to the
store, and only when it is kept is anybody told. Each connection remembers the number of the last
frame it was sent; so, whatever happened in between (a commit, another server, a reload), there is
one way to bring it up to date (telling.py).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Iterable
from functools import partial

import msgspec

from spytable.kernel.intel import SPECTATOR
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput, Refused
from spytable.server import entries as log
from spytable.server import looks, openings, plan, wire
from spytable.server.aside import Aside
from spytable.server.attendant import Attendant
from spytable.server.clock import Clock
from spytable.server.denied import denied
from spytable.server.limits import Limits
from spytable.server.lists import About, listing
from spytable.server.live import Check, Connection, Job, Live, Reply
from spytable.server.names import clean
from spytable.server.people import check_free
from spytable.server.scene import frame
from spytable.server.store import Listed, Person, Row, Store, StoreFailed
from spytable.server.table import ENDED, PLAYING, ROWS, WAITING, Table
from spytable.server.telling import greet, tell_all, tell_presence, watching_here, you_are
from spytable.server.thinkers import Thinkers

logger = logging.getLogger("spytable.server")

AT_ONCE = 50
"""So many rows of another server are taken in where the table stands; more are folded aside."""
LOOKED_INTO = 50
"""In how many of a person's running tables the lists look whose turn it is."""


class Hall:
    """All tables in use. It is also the store's Listener."""

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
        self.limits = Limits(limits)
        self.attendant = Attendant(
            self, thinkers, bot_pause, keep_days, session_days, bots_per_person
        )
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._told_early: dict[str, int] = {}
        """The last row of which another server told while a table was being loaded."""
        self._tasks: set[asyncio.Task[None]] = set()

    # -- tables ----------------------------------------------------------------------------

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

    def _loaded(self, link: str) -> None:
        self._loading.pop(link, None)
        self._told_early.pop(link, None)

    async def settled(self, link: str) -> Live:
        """A table of which everything is kept."""
        live = await self.live(link)
        await live.settled()
        return live

    async def _load(self, link: str) -> Live:
        live = self.lives[link] = Live(*await self._folded(link))
        live.told_of = self._told_early.pop(link, 0)
        self.attendant.attend(live)
        self._follow(live)
        return live

    async def _folded(self, link: str) -> tuple[Table, dict[int, str]]:
        """A table as it is kept, and the names at it."""
        rows = await self.store.rows(link)
        if not rows:
            raise denied("no_such_table")
        table = await self.aside.fold(partial(folded, link, rows))
        return table, await self._names(table.everybody())

    async def _names(self, people: Iterable[int]) -> dict[int, str]:
        known = await self.store.people(list(people))
        return {number: person.name for number, person in known.items()}

    async def make(self, person: Person, new: wire.NewTable) -> str:
        """A new table; its link."""
        if new.source is None:
            beside = self.aside.fold if new.components is None else self.aside.read
            return await self._open(await beside(partial(openings.new_table, person.id, new)))
        source = (await self._looked_at(new.source, person)).table
        return await self._open(openings.continued(person.id, new, source))

    async def upload(self, person: Person, text: str) -> str:
        """A record becomes a table that can be looked at and gone on from."""
        record = await self.aside.read(partial(Record.parse, text))
        return await self._open(openings.looked_at(person.id, record))

    async def _open(self, opened: log.Opened, *more: log.AnyEntry) -> str:
        """Write a new table's first rows; its link, which nobody can guess."""
        link = secrets.token_urlsafe(16)
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

    # -- commands ----------------------------------------------------------------------------

    async def do(self, link: str, person: Person | None, command: wire.AnyCommand) -> wire.Done:
        """Do a command; raises Refused."""
        live = await self.live(link)
        self.attendant.seen(live)
        answer: asyncio.Future[wire.Done | Refused] = asyncio.get_running_loop().create_future()

        def reply(given: wire.Done | Refused) -> None:
            if not answer.done():
                answer.set_result(given)

        self.submit(live, person, command, reply)
        given = await answer
        if isinstance(given, Refused):
            raise given
        return given

    def submit(
        self,
        live: Live,
        person: Person | None,
        command: wire.AnyCommand,
        reply: Reply,
        sender: Connection | None = None,
    ) -> None:
        """Do a command when its turn has come, and tell `reply` how it ended; not if the session
        of the sender has ended by then."""
        if person is None:
            reply(denied("who_are_you"))
            return
        number = person.id
        live.names[number] = person.name
        key = None if command.key is None else f"{number}.{command.key}"
        if isinstance(command, wire.Rematch):
            self.spawn(self._rematch(live, person, key, command.key, reply, sender))
            return

        counted = not isinstance(command, wire.Chat)

        def planned(live: Live) -> log.AnyEntry:
            nonlocal counted
            _check_session(sender)
            if (closed := live.table.closed_to(number)) is not None:
                raise closed
            asker = plan.Asker(live.table, number, lambda seat: seat in live.connected())
            entry = plan.plan(command, asker)
            if not counted:  # once, though it may be planned again; what was kept is not counted
                self.limits.spend("chat", f"#{number}")
                counted = True
            return entry

        check = None
        if isinstance(command, wire.Sit) and command.name is not None:
            check = partial(self._check_name, number, command.name)
        self.submit_job(live, Job(planned, reply, key, command.key, check))

    async def _check_name(self, person: int, name: str) -> None:
        """Raise Denied where somebody else has claimed the name of a seat."""
        await check_free(self.store, clean(name), person)

    def submit_job(self, live: Live, job: Job) -> None:
        live.jobs.append(job)
        self._work(live)

    async def _rematch(
        self,
        live: Live,
        person: Person,
        key: str | None,
        sent_key: str | None,
        reply: Reply,
        sender: Connection | None,
    ) -> None:
        """The next table, with everybody one seat further; people sit down when they come."""
        try:
            await live.settled()
            _check_session(sender)
            table = live.table
            if table.status != ENDED or table.opened.names:
                raise denied("not_over")
            if person.id != table.opened.host and not table.seats_of(person.id):
                raise denied("not_seated")
            link = await self._open(*openings.rematch(person.id, table))
        except (Refused, StoreFailed) as why:
            reply(why if isinstance(why, Refused) else denied("store_failed"))
            return

        def planned(live: Live) -> log.AnyEntry:
            if live.table.rematch is not None:
                self.spawn(self.store.drop(link))
                raise _Done(live.table.rematch)
            return log.Rematched(table=link)

        self.submit_job(live, Job(planned, reply, key, sent_key))

    def _work(self, live: Live) -> None:
        while live.jobs and not live.busy:
            job = live.jobs.popleft()
            known = live.table.has_done(job.key)
            if known is not None:
                job.reply(wire.Done(key=job.sent_key, n=known[0], table=known[1]))
                continue
            if job.check is not None:
                live.busy = True  # others wait for their turn
                self.spawn(self._ask_first(live, job, job.check))
                return
            try:
                if live.table.seq >= ROWS:
                    raise denied("table_worn_out", most=ROWS)
                entry = job.plan(live)
            except _Done as done:
                job.reply(wire.Done(key=job.sent_key, table=done.table))
            except Refused as refused:
                job.reply(refused)
            else:
                self._append(live, job, entry)

    async def _ask_first(self, live: Live, job: Job, check: Check) -> None:
        """Do a job after the store has been asked."""
        job.check, refused = None, None
        try:
            await check()
        except Refused as why:
            refused = why
        except StoreFailed:
            refused = denied("store_failed")
        if self.lives.get(live.table.id) is not live:  # it was put away meanwhile
            job.reply(refused or denied("store_failed"))
            return
        if refused is None:
            live.jobs.appendleft(job)
        else:
            job.reply(refused)
        self._settle(live)

    def _append(self, live: Live, job: Job, entry: log.AnyEntry) -> None:
        table = live.table
        row = Row(table.seq + 1, self.clock(), log.write(entry), job.key, log.author(entry))
        try:
            table.fold(row, entry)
        except Exception:
            logger.exception("an entry cannot be folded: %s", type(entry).__name__)
            job.reply(denied("failed"))
            live.busy = True
            self.spawn(self._reload(live))
            return
        if table.told != row.at:  # a secret: lists are not to tell its time
            row = msgspec.structs.replace(row, at=table.told)
        live.busy = True
        live.used = time.monotonic()
        done = wire.Done(
            key=job.sent_key,
            n=table.number_for(entry),
            table=entry.table if isinstance(entry, log.Rematched) else None,
        )
        listed = live.new_listing()
        self.store.append(table.id, row, listed, lambda how: self._appended(live, job, done, how))

    def _appended(self, live: Live, job: Job, done: wire.Done, how: str) -> None:
        if how == "kept":
            job.reply(done)
            self._settle(live)
        elif how == "lost":
            job.reply(denied("store_failed"))
            self.spawn(self._reload(live))
        else:  # another server was quicker, or has done it already
            live.jobs.appendleft(job)
            self.spawn(self._reload(live))

    def _settle(self, live: Live) -> None:
        """All that is folded is kept: tell everybody, and go on."""
        live.busy = False
        if live.seen_out != live.table.changes:
            self._see_out(live)
        if live.table.opened.pace:
            self.attendant.keep_pace(live)
        tell_all(live)
        live.wake()
        self.attendant.attend(live)
        self._work(live)
        self._follow(live)

    async def _reload(self, live: Live) -> None:
        """Fold the table anew from what is kept."""
        live.busy = True
        try:
            live.replace(*await self._folded(live.table.id))
        except (StoreFailed, Refused, BadInput):
            self._drop(live, 1013, "store")
        else:
            self._settle(live)

    def _drop(self, live: Live, code: int, reason: str) -> None:
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

    # -- who is there --------------------------------------------------------------------------

    def connect(self, live: Live, connection: Connection) -> None:
        """Somebody is there: it is sent a first frame, then whatever comes."""
        live.arriving.add(connection)
        live.used = time.monotonic()
        if connection.person is not None:
            live.names[connection.person.id] = connection.person.name
        self.attendant.seen(live)
        live.when_settled(lambda: self._let_in(live, connection))

    def _see_out(self, live: Live) -> None:
        """Let those go whom the host does not want here any more."""
        live.seen_out = live.table.changes
        there = len(live.connections)
        for connection in list(live.connections):
            if not self._welcome(live, connection):
                live.connections.discard(connection)
        if len(live.connections) < there and tell_presence(live):
            self.whisper(live)

    def _welcome(self, live: Live, connection: Connection) -> bool:
        """Whether somebody may be at a table; who may not is told why, and goes."""
        person = connection.person
        why = live.table.closed_to(person.id if person else None)
        if why is not None:
            connection.close(4403, why.refusal.code)
        return why is None

    def _let_in(self, live: Live, connection: Connection) -> None:
        if connection in live.arriving:
            live.arriving.discard(connection)
            if not self._welcome(live, connection):
                return
            live.connections.add(connection)
            greet(live, connection)
            if tell_presence(live, connection):
                self.whisper(live)
            connection.welcome()

    def disconnect(self, live: Live, connection: Connection) -> None:
        live.arriving.discard(connection)
        live.connections.discard(connection)
        live.used = time.monotonic()
        self.attendant.seen(live)
        if tell_presence(live):
            self.whisper(live)

    def whisper(self, live: Live) -> None:
        """Tell other servers who is connected here."""
        said = _Whisper(live.table.id, live.connected_here(), watching_here(live), _SERVER)
        self.store.whisper(msgspec.json.encode(said).decode())

    # -- what other servers do -------------------------------------------------------------------

    def row_kept(self, table: str, seq: int) -> None:
        live = self.lives.get(table)
        if live is not None:
            live.told_of = max(live.told_of, seq)
            self._follow(live)
        elif table in self._loading:
            self._told_early[table] = max(self._told_early.get(table, 0), seq)

    def _follow(self, live: Live) -> None:
        """Take in what another server has told of, unless something is under way."""
        if live.told_of > live.table.seq and not live.busy:
            self.spawn(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        """Take in what another server has added."""
        if live.busy:
            return
        live.busy = True
        table = live.table
        try:
            rows = await self.store.rows(table.id, table.seq)
            if len(rows) > AT_ONCE:
                await self._reload(live)
                return
            for row in rows:
                table.fold(row)
            if not rows:  # a notice of rows that are gone again
                live.told_of = table.seq
            live.names |= await self._names(table.everybody() - live.names.keys())
        except StoreFailed:
            self._drop(live, 1013, "store")
        else:
            live.caught_up()
            self._settle(live)

    def person_changed(self, number: int) -> None:
        """A name has changed or is gone, with all its words."""
        for live in list(self.lives.values()):
            if number in live.names:
                self.spawn(self._show_afresh(live, number))

    async def _show_afresh(self, live: Live, number: int) -> None:
        await live.settled()
        live.busy = True
        try:
            person = await self.store.person(number)
        except StoreFailed:
            self._drop(live, 1013, "store")
            return
        for connection in live.connections:
            connection.n, connection.changes = None, -1
            if connection.person is not None and connection.person.id == number:
                connection.person = person
        if person is None:
            await self._reload(live)
            return
        live.replace(live.table, live.names | {number: person.name})
        self._settle(live)

    def table_dropped(self, table: str) -> None:
        live = self.lives.get(table)
        if live is not None:
            self._drop(live, 4404, "gone")

    def whispered(self, text: str) -> None:
        said = msgspec.json.decode(text, type=_Whisper)
        live = self.lives.get(said.table)
        if live is not None and said.server != _SERVER:
            live.elsewhere[said.server] = (time.monotonic(), said.seats, said.watching)
            tell_presence(live)

    def missed(self) -> None:
        for live in list(self.lives.values()):
            self.spawn(self._catch_up(live))

    # -- looking -----------------------------------------------------------------------------------

    async def _looked_at(self, link: str, person: Person | None) -> Live:
        """A table of which everything is kept, for somebody who may see it."""
        live = await self.settled(link)
        if (closed := live.table.closed_to(person.id if person else None)) is not None:
            raise closed
        return live

    async def frame(
        self, link: str, person: Person | None, seat: int | None, since: int | None
    ) -> bytes:
        """The table as it stands, for one of one's seats or as a spectator."""
        live = await self._looked_at(link, person)
        self.attendant.seen(live)
        table = live.table
        if seat is not None and seat >= len(table.chairs):
            raise denied("no_such_seat", seat=seat)
        seats = table.seats_of(person.id if person else None)
        if seat is not None and seat not in seats:
            raise denied("not_your_seat")
        viewer = seat if seat is not None else seats[0] if len(seats) == 1 else SPECTATOR
        if table.status == WAITING:
            viewer = SPECTATOR
        you = you_are(table, person)
        return frame(table, viewer, since, live.names, facts=live.facts(), you=you)

    async def record(self, link: str, person: Person | None, viewer: str) -> str:
        back = await self._look(link, person, viewer)
        pieces = self.aside.look(("record", *back.key), partial(looks.record, back))
        return b"".join([piece async for piece in pieces]).decode()

    async def replay(self, link: str, person: Person | None, viewer: str) -> AsyncIterator[bytes]:
        back = await self._look(link, person, viewer)
        return self.aside.look(("replay", *back.key), partial(looks.replay, back))

    async def _look(self, link: str, person: Person | None, viewer: str) -> looks.Look:
        live = await self._looked_at(link, person)
        return looks.look(live.table, live.names, person.id if person else None, viewer)

    async def components(self, link: str) -> tuple[str, bytes]:
        """The components that a table is played with, as JSON, and their hash."""
        game = (await self.live(link)).table.game
        if game.edition is None:
            raise denied("no_components")
        told = msgspec.to_builtins(game.edition) | msgspec.to_builtins(game.components)
        return game.edition.hash, msgspec.json.encode(told)

    async def mine(self, person: Person) -> list[wire.Listed]:
        return await self._listed(await self.store.tables_of(person.id), person.id)

    async def open(self) -> list[wire.Listed]:
        return await self._listed(await self.store.open_tables(), None)

    async def _listed(self, found: list[Listed], person: int | None) -> list[wire.Listed]:
        abouts = [msgspec.json.decode(one.listing.about, type=About) for one in found]
        people = {chair.person for about in abouts for chair in about.chairs}
        names = await self._names(number for number in people if number is not None)
        lines: list[wire.Listed] = []
        for one, about in zip(found, abouts, strict=True):
            looked_into = person is not None and len(lines) < LOOKED_INTO
            turn = looked_into and about.status == PLAYING and await self._turn(one.table, person)
            lines.append(about.listed(one.table, one.touched, names, turn))
        return lines

    async def _turn(self, link: str, person: int | None) -> bool:
        """Whether a person has something to do at a table."""
        try:
            table = (await self.settled(link)).table
        except (Refused, BadInput):
            return False
        return any(seat in table.to_act() for seat in table.seats_of(person))

    # -- inside ------------------------------------------------------------------------------------

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


def _check_session(sender: Connection | None) -> None:
    if sender is not None and sender.person is None:
        raise denied("who_are_you")


class _Whisper(msgspec.Struct, array_like=True):
    table: str
    seats: tuple[int, ...]
    watching: int
    server: str


_SERVER = secrets.token_hex(4)


class _Done(Exception):
    """What a job was to do is done already."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table
