"""The shelf: the series of this server, read and acted on.

A series is the log of its rows, in the same store as the tables. What is in memory is a cache:
before anything is told or done the rows that came since are read, so that several servers need not
tell each other. A command becomes the next row; if another server was quicker, all is read and
decided again. A chapter that is over comes in when the series is next looked at.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import msgspec

from spytable.kernel.annals import Annals
from spytable.kernel.refusal import Refused
from spytable.server import chapters as log
from spytable.server import openings, steering, tales, wire
from spytable.server.chronicle import Chronicle, Course, Names, folded, series_of
from spytable.server.denied import denied
from spytable.server.names import clean
from spytable.server.people import check_free
from spytable.server.store import Person, Row
from spytable.server.table import ENDED, ROWS, WAITING, Table
from spytable.words import Words

if TYPE_CHECKING:
    from spytable.server.hall import Hall

PER_PERSON = 100
"""So many series a person may have in the list of theirs."""
KEPT = 40_000
"""Entries of series that are kept in memory, all together; one takes about 2 kB."""
TRIES = 20
"""So often a command is decided again because others were quicker."""


class Shelf:
    """All series; shows only what is kept."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._held: OrderedDict[str, Chronicle] = OrderedDict()
        self._changes = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- what is asked for -----------------------------------------------------------------------

    async def make(self, person: Person, new: wire.NewSeries) -> str:
        """A new series, or one that goes on from a text; its link."""
        if len(await self._hall.store.series_of(person.id, PER_PERSON)) >= PER_PERSON:
            raise denied("series_enough", most=PER_PERSON)
        begun = await self._hall.aside.read(partial(_begun, person.id, new))
        entries: list[log.AnyEntry] = [begun]
        if new.text is not None:
            entries.append(log.Restored(text=new.text))
        if new.title and (titled := steering.title(person.id, new.title)).title:
            entries.append(titled)
        link = openings.new_link()
        changes = self._changes
        rows = [
            Row(number, self._hall.clock(), log.write(entry), author=log.author(entry))
            for number, entry in enumerate(entries, 1)
        ]
        chronicle = await self._hall.aside.read(partial(folded, link, rows))
        chronicle.changes = changes
        if chronicle.size() > steering.ENTRIES:
            raise denied("series_worn_out", most=steering.ENTRIES)
        for row in rows:
            if await self._kept(chronicle, row) != "kept":
                raise denied("store_failed")
        self._hold(chronicle)
        return link

    async def frame(self, link: str, person: Person | None) -> bytes:
        """The series as everybody may know it."""
        async with self._lock(link):
            chronicle = await self._looked(link)
            names = await self._names(chronicle)
            number = person.id if person is not None else None
            return await self._hall.aside.fold(partial(tales.frame, chronicle, names, number))

    async def file(self, link: str, person: Person | None, lang: str) -> tuple[str, str]:
        """The name of a file and its text."""
        async with self._lock(link):
            chronicle = await self._looked(link)
            names = await self._names(chronicle)
            text = await self._hall.aside.read(partial(chronicle.text, names))
        unfinished = [course.name for _, course in chronicle.playing()]
        told = person.lang if person is not None else lang
        text += "".join(f"# {Words(told).say('series-file', name=n)}\n" for n in unfinished)
        day = datetime.fromtimestamp(self._hall.clock() / 1000, UTC).date().isoformat()
        return f"{chronicle.begun.game.replace('_', '-')}-{day}.series.txt", text

    async def mine(self, person: Person) -> list[wire.SeriesListed]:
        found = await self._hall.store.series_of(person.id)
        abouts = [msgspec.json.decode(one.listing.about, type=tales.About) for one in found]
        names = await self._hall.names({number for about in abouts for number in about.people})
        pairs = zip(found, abouts, strict=True)
        return [about.listed(one, names, person.id) for one, about in pairs]

    async def do(
        self, link: str, person: Person | None, command: wire.AnySeriesCommand
    ) -> wire.SeriesDone:
        """Do a command; raises Refused or BadInput."""
        if person is None:
            raise denied("who_are_you")
        key = None if command.key is None else f"{person.id}.{command.key}"
        async with self._lock(link):
            for _ in range(TRIES):
                chronicle = await self._looked(link)
                known = chronicle.keys.get(key or "")
                if known is not None:
                    return wire.SeriesDone(command.key, *known)
                if person.id not in chronicle.people():
                    raise denied("not_in_this_series")
                entry = await self._decided(chronicle, person, command)
                if await self._append(chronicle, entry, key):
                    return await self._done(chronicle, command, entry)
        raise denied("too_fast", seconds=1)

    # -- what others tell ------------------------------------------------------------------------

    def person_changed(self, number: int) -> None:
        """Somebody may be gone with all their words: then the rows have changed."""
        self._changes += 1
        for link, chronicle in list(self._held.items()):
            if number in chronicle.people() or number == chronicle.titled:
                del self._held[link]
            else:
                chronicle.changes = self._changes

    def missed(self) -> None:
        self._changes += 1
        self._held.clear()

    # -- one series ------------------------------------------------------------------------------

    def _lock(self, link: str) -> asyncio.Lock:
        return self._locks.setdefault(link, asyncio.Lock())

    def _hold(self, chronicle: Chronicle) -> None:
        if chronicle.changes != self._changes:
            return
        self._held[chronicle.id] = chronicle
        self._held.move_to_end(chronicle.id)
        while len(self._held) > 1 and sum(one.size() for one in self._held.values()) > KEPT:
            self._held.popitem(last=False)

    async def _current(self, link: str) -> Chronicle:
        """The series as it is kept; raises Denied where there is none."""
        held = self._held.get(link)
        # The last row once more: where it is gone, all are.
        changes = self._changes
        rows = await self._hall.store.rows(link, held.seq - 1 if held is not None else 0)
        if not rows or (held is None and not log.is_series(rows[0])):
            self._held.pop(link, None)
            raise denied("no_such_series")
        if held is None:
            held = await self._hall.aside.read(partial(folded, link, rows))
            held.changes = changes
        elif len(rows) > 1:
            self._held.pop(link, None)
            await self._hall.aside.read(partial(_take_in, held, rows[1:]))
        self._hold(held)
        return held

    async def _looked(self, link: str) -> Chronicle:
        """The same, with what has happened at its tables."""
        for _ in range(TRIES):
            chronicle = await self._current(link)
            for number, course in chronicle.playing():
                if course.table is not None:
                    table = await self._table(chronicle, number, course)
                    if not await self._told(chronicle, _news(chronicle, number, course, table)):
                        break  # another server was quicker
            else:
                return chronicle
        raise denied("too_fast", seconds=1)

    async def _told(self, chronicle: Chronicle, news: Iterator[log.AnyEntry]) -> bool:
        for entry in news:
            if not await self._append(chronicle, entry):
                return False
        return True

    async def _table(self, chronicle: Chronicle, number: int, course: Course) -> Table:
        """The table of a chapter that is being played. It is made here where that was cut short."""
        assert course.table is not None
        try:
            return (await self._hall.settled(course.table)).table
        except Refused as why:
            if why.refusal.code != "no_such_table":
                raise
        await self._set_up(chronicle, number)
        return (await self._hall.settled(course.table)).table

    async def _set_up(self, chronicle: Chronicle, number: int) -> None:
        names = await self._names(chronicle)
        first, *more = openings.chapter(chronicle, number, names)
        link = chronicle.courses[number].table or ""
        try:
            await self._hall.set_up(first, *more, link=link)
        except Refused:
            if not await self._hall.store.rows(link):  # else another server was quicker
                raise

    async def _names(self, chronicle: Chronicle) -> Names:
        return await self._hall.names(chronicle.people())

    # -- one command -----------------------------------------------------------------------------

    async def _decided(
        self, chronicle: Chronicle, person: Person, command: wire.AnySeriesCommand
    ) -> log.AnyEntry:
        if chronicle.seq >= ROWS:
            raise denied("series_worn_out", most=ROWS)
        names = dict(await self._names(chronicle))
        badges: dict[int, dict[str, str]] = {}
        if isinstance(command, wire.OpenChapter):
            for seat in command.seats:
                if seat.name is not None:
                    await check_free(self._hall.store, clean(seat.name), person.id)
            if command.branch < len(chronicle.courses):
                badges[command.branch] = await self._badges(chronicle, command.branch)
        asker = steering.Asker(chronicle, person.id, names, openings.new_link(), badges)
        return steering.decide(command, asker)

    async def _badges(self, chronicle: Chronicle, branch: int) -> dict[str, str]:
        """What members have said at the table of the last chapter that they are."""
        paper, course = chronicle.series.badge, chronicle.courses[branch]
        if not paper or not course.chapters or (link := course.chapters[-1].table) is None:
            return {}
        try:
            table = (await self._hall.settled(link)).table
        except Refused:
            return {}
        *_, span = course.spans()
        return {key: table.paper_of(seat, paper) for seat, key in enumerate(span.keys)}

    async def _append(
        self, chronicle: Chronicle, entry: log.AnyEntry, key: str | None = None
    ) -> bool:
        """Fold an entry and keep it; False where another server was quicker, and then all must be
        read again."""
        row = Row(chronicle.seq + 1, self._hall.clock(), log.write(entry), key, log.author(entry))
        self._held.pop(chronicle.id, None)  # what fails is folded anew
        await self._hall.aside.fold(partial(chronicle.fold, row, entry))
        how = await self._kept(chronicle, row)
        if how == "lost":
            raise denied("store_failed")
        if how == "kept":
            self._hold(chronicle)
        return how == "kept"

    async def _kept(self, chronicle: Chronicle, row: Row) -> str:
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._hall.store.append(chronicle.id, row, tales.listing(chronicle), done.set_result)
        return await done

    async def _done(
        self, chronicle: Chronicle, command: wire.AnySeriesCommand, entry: log.AnyEntry
    ) -> wire.SeriesDone:
        """What follows once a command is kept."""
        branch, table = getattr(entry, "branch", 0), getattr(entry, "table", None)
        match entry:
            case log.Opened() | log.Seated():
                await self._set_up(chronicle, branch)
            case log.Forked():
                branch = len(chronicle.courses) - 1
            case log.Shelved():
                names = await self._names(chronicle)
                if names.keys().isdisjoint(chronicle.listed()):  # nobody who is still known
                    await self._remove(chronicle)
        return wire.SeriesDone(command.key, branch, table)

    async def _remove(self, chronicle: Chronicle) -> None:
        """Delete a series that nobody has in their list, and its tables that nobody has there or
        that are not over."""
        self._held.pop(chronicle.id, None)
        store = self._hall.store
        await store.drop(chronicle.id)
        for link in {c.table for course in chronicle.courses for c in course.chapters}:
            if link is None:
                continue
            try:
                table = (await self._hall.settled(link)).table
            except Refused:
                continue
            if table.status != ENDED or not table.listed():
                await store.drop(link)


def _begun(host: int, new: wire.NewSeries) -> log.Begun:
    """As asked for; raises BadInput for what the game does not have."""
    own = new.components or ""
    with openings.your_file():
        if new.text is None:
            series = series_of(new.game, None, own, *new.options.items())
            series.begin()
        else:
            series = Annals.parse(new.text, own=own).series
    if series.game.meta.name != new.game:
        raise denied("series_of_another_game")
    return log.Begun(
        game=new.game,
        rules=series.version,
        options=dict(series.options),
        own=series.own,
        host=host,
    )


def _take_in(chronicle: Chronicle, rows: list[Row]) -> None:
    for row in rows:
        chronicle.fold(row)


def _news(
    chronicle: Chronicle, number: int, course: Course, table: Table
) -> Iterator[log.AnyEntry]:
    """What a series is to know of the table of its chapter: who came, and how it went."""
    if table.status == WAITING or table.position is None:
        return
    *_, span = course.spans()
    for chair, key in zip(table.chairs, span.keys, strict=True):
        open_yet = chronicle.members[key].person is None
        if chair.person is not None and (open_yet or chair.person not in chronicle.people()):
            yield log.Came(key=key, person=chair.person, name=chair.name)
    if table.position.over:
        steps = tuple((step.actor, step.action) for step in table.position.steps)
        yield log.Closed(branch=number, steps=steps)
