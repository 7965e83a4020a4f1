"""What is done at a table, one job after the other.

A command becomes an entry (decide.py), the entry is folded into the table and appended to the
store; when it is kept the hall tells everybody.
"""

from __future__ import annotations

import logging
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from spytable.kernel.refusal import Refused
from spytable.server import decide, openings, wire
from spytable.server import entries as log
from spytable.server.denied import denied
from spytable.server.limits import Limits
from spytable.server.live import Check, Connection, Job, Live, Reply
from spytable.server.names import clean
from spytable.server.people import check_free
from spytable.server.store import Person, Row, StoreFailed
from spytable.server.table import ENDED, ROWS

if TYPE_CHECKING:
    from spytable.server.hall import Hall

logger = logging.getLogger("spytable.server")


class Jobs:
    """Everything that changes a table goes through here."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.limits = limits
        self._hall = hall

    def command(
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
            self._hall.spawn(self._rematch(live, person, key, command.key, reply, sender))
            return

        counted = not isinstance(command, wire.Chat)

        def decided(live: Live) -> log.AnyEntry:
            nonlocal counted
            _check_session(sender)
            if (closed := live.table.closed_to(number)) is not None:
                raise closed
            asker = decide.Asker(live.table, number, lambda seat: seat in live.connected())
            entry = decide.decide(command, asker)
            if not counted:  # once, though it may be decided again; what was kept is not counted
                self.limits.spend("chat", f"#{number}")
                counted = True
            return entry

        check = None
        if isinstance(command, wire.Sit) and command.name is not None:
            check = partial(self._check_name, number, command.name)
        self.submit(live, Job(decided, reply, key, command.key, check))

    async def _check_name(self, person: int, name: str) -> None:
        """Raise Denied where somebody else has claimed the name of a seat."""
        await check_free(self._hall.store, clean(name), person)

    async def _rematch(
        self,
        live: Live,
        person: Person,
        key: str | None,
        sent_key: str | None,
        reply: Reply,
        sender: Connection | None,
    ) -> None:
        """The next table, with everybody one seat further; seats are kept for who is to come."""
        try:
            await live.settled()
            _check_session(sender)
            table = live.table
            if table.status != ENDED or table.opened.names:
                raise denied("not_over")
            if person.id != table.opened.host and not table.seats_of(person.id):
                raise denied("not_seated")
            link = await self._hall.set_up(*openings.rematch(person.id, table, live.names))
        except (Refused, StoreFailed) as why:
            reply(why if isinstance(why, Refused) else denied("store_failed"))
            return

        def decided(live: Live) -> log.AnyEntry:
            if live.table.rematch is not None:
                self._hall.spawn(self._hall.store.drop(link))
                raise _Done(live.table.rematch)
            return log.Rematched(table=link, person=person.id)

        self.submit(live, Job(decided, reply, key, sent_key))

    def submit(self, live: Live, job: Job) -> None:
        live.jobs.append(job)
        self.go_on(live)

    def go_on(self, live: Live) -> None:
        """Do what waits at a table, until something is to be kept."""
        while live.jobs and not live.busy:
            job = live.jobs.popleft()
            known = live.table.has_done(job.key)
            if known is not None:
                job.reply(wire.Done(key=job.sent_key, n=known[0], table=known[1]))
                continue
            if job.check is not None:
                live.busy = True  # others wait for their turn
                self._hall.spawn(self._ask_first(live, job, job.check))
                return
            try:
                if live.table.seq >= ROWS:
                    raise denied("table_worn_out", most=ROWS)
                entry = job.decide(live)
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
        if self._hall.lives.get(live.table.id) is not live:  # it was put away meanwhile
            job.reply(refused or denied("store_failed"))
            return
        if refused is None:
            live.jobs.appendleft(job)
        else:
            job.reply(refused)
        self._hall.settle(live)

    def _append(self, live: Live, job: Job, entry: log.AnyEntry) -> None:
        hall, table = self._hall, live.table
        row = Row(table.seq + 1, hall.clock(), log.write(entry), job.key, log.author(entry))
        try:
            table.fold(row, entry)
        except Exception:
            logger.exception("an entry cannot be folded: %s", type(entry).__name__)
            job.reply(denied("failed"))
            live.busy = True
            hall.spawn(hall.reload(live))
            return
        if table.told_at != row.at:  # a secret: lists are not to tell its time
            row = msgspec.structs.replace(row, at=table.told_at)
        live.busy = True
        live.used = time.monotonic()
        done = wire.Done(
            key=job.sent_key,
            n=table.number_for(entry),
            table=entry.table if isinstance(entry, log.Rematched) else None,
        )
        listed = live.new_listing()
        hall.store.append(table.id, row, listed, lambda how: self._appended(live, job, done, how))

    def _appended(self, live: Live, job: Job, done: wire.Done, how: str) -> None:
        hall = self._hall
        if how == "kept":
            job.reply(done)
            if live.table.listed() or live.table.opened.series:
                hall.settle(live)
            else:
                hall.spawn(self._remove(live))
        elif how == "lost":
            job.reply(denied("store_failed"))
            hall.spawn(hall.reload(live))
        else:  # another server was quicker, or has done it already
            live.jobs.appendleft(job)
            hall.spawn(hall.reload(live))

    async def _remove(self, live: Live) -> None:
        """Delete a table that nobody has in their list; until it is gone it stays busy."""
        try:
            await self._hall.store.drop(live.table.id)
        except StoreFailed:
            self._hall.settle(live)


def _check_session(sender: Connection | None) -> None:
    if sender is not None and sender.person is None:
        raise denied("who_are_you")


class _Done(Exception):
    """What a job was to do is done already."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table
