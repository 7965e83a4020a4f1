"""A series on the server: its rows folded into where each of its branches stands.

Pure, as a table is: no clock, no I/O. What is played lies at tables of their own; a chapter's
steps come in when its game is over.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct

from spytable.kernel import annals
from spytable.kernel.annals import Annals, Branch
from spytable.kernel.position import Position
from spytable.kernel.refusal import bad_input
from spytable.kernel.registry import find
from spytable.kernel.series import Member, Opened, Saga, Series
from spytable.server import chapters as log
from spytable.server import wire
from spytable.server.store import Row

Names = Mapping[int, str]
_BOT = re.compile(r"b[0-7]")


@lru_cache(maxsize=32)
def series_of(game: str, rules: int | None, own: str, *options: tuple[str, int]) -> Series:
    """A series with its components and options settled; raises BadInput."""
    kind = find(game).series()
    if kind is None:
        raise bad_input("no_series", game=game)
    return kind(own, rules, **dict(options))


class Somebody:
    """A member: somebody who takes part in any branch."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.person: int | None = None
        self.name: str | None = None
        """Who it is, where several share the person's screen."""
        self.bot: str | None = None
        """The bot that last played there."""
        self.badge = ""
        self.written = ""
        """The name in the text that the series was restored from."""

    def called(self, names: Names) -> str | None:
        """The name to be shown; it goes with its person."""
        if self.person is None:
            return self.written or None
        own = names.get(self.person)
        return None if own is None else self.name or own


class Chapter(Struct, frozen=True):
    """Where a chapter of a branch is played, and by which bots, by seat."""

    table: str | None
    host: int
    bots: tuple[str | None, ...]


class Span(Struct, frozen=True):
    """A chapter's place in the log of its branch, and who plays."""

    keys: tuple[str, ...]
    start: int
    end: int
    over: bool


class Course:
    """A branch."""

    def __init__(self, name: str, saga: Saga, touched: int) -> None:
        self.name = name
        self.saga = saga
        self.touched = touched
        self.parent: int | None = None
        self.at = 0
        self.chapters: list[Chapter] = []

    @property
    def table(self) -> str | None:
        """The table on which its chapter is being played."""
        return self.chapters[-1].table if self.saga.stage == "playing" else None

    @property
    def entries(self) -> int:
        return sum(
            len(part.what.steps) if isinstance(part.what, Position) else 1
            for part in self.saga.parts
        )

    def spans(self) -> Iterator[Span]:
        keys: tuple[str, ...] = ()
        at = 0
        for part in self.saga.parts:
            if isinstance(part.what, Position):
                end = at + len(part.what.steps)
                yield Span(keys, at, end, part.what.over)
                at = end
                continue
            if isinstance(part.what, Opened):
                keys = tuple(member.key for member in part.what.members)
            at += 1

    @property
    def closed(self) -> int:
        """After how many entries the chapter begins that is being played; all where none is."""
        entries = self.entries
        if self.saga.stage != "playing":
            return entries
        return entries - len(self.saga.position.steps) - 1

    def badges(self) -> dict[str, str]:
        """What members are in this branch, by key."""
        found: dict[str, str] = {}
        for part in self.saga.parts:
            for member in part.what.members if isinstance(part.what, Opened) else ():
                found[member.key] = found.get(member.key) or member.badge
        return found


class Chronicle:
    """Where a series stands after its rows."""

    def __init__(self, link: str, first: Row) -> None:
        begun = log.read(first.body)
        assert isinstance(begun, log.Begun), "a series begins by being begun"
        self.id = link
        self.begun = begun
        self.series = series_of(begun.game, begun.rules, begun.own, *begun.options.items())
        self.seq = 1
        self.title = ""
        self.titled: int | None = None
        """Who gave it its title."""
        self.members: dict[str, Somebody] = {}
        self.guests: set[int] = set()
        """Who took part in the place of a member."""
        self.shelved: set[int] = set()
        self.courses = [Course("main", Saga(self.series), first.at)]
        self.changes = 0
        """Of how many changes of people what is held here knows: see Shelf."""
        self.keys: dict[str, tuple[int, str | None]] = {}
        """By the key of a command, what it was answered: branch and table."""

    # -- who ---------------------------------------------------------------------------------------

    def people(self) -> list[int]:
        """Who began it or took part, each once: they may do something with it."""
        members = [one.person for one in self.members.values() if one.person is not None]
        return list(dict.fromkeys([self.begun.host, *members, *sorted(self.guests)]))

    def listed(self) -> tuple[int, ...]:
        """Who has it in the list of theirs."""
        return tuple(person for person in self.people() if person not in self.shelved)

    def called(self, names: Names) -> dict[str, str]:
        """What members are called in a text, by key."""
        found = {key: one.called(names) or one.bot or "?" for key, one in self.members.items()}
        return {key: " ".join(name.replace(";", ",").split()) for key, name in found.items()}

    def new_key(self, taken: set[str]) -> str:
        number = 1
        while (key := f"m{number}") in self.members or key in taken:
            number += 1
        return key

    # -- its size ----------------------------------------------------------------------------------

    def size(self) -> int:
        """The entries of all branches, each counted once."""
        return sum(course.entries - course.at for course in self.courses)

    # -- folding rows ------------------------------------------------------------------------------

    def fold(self, row: Row, entry: log.AnyEntry | None = None) -> None:
        """Take in the next row; raises Refused or BadInput for what the series does not allow, and
        then it must be folded anew."""
        assert row.seq == self.seq + 1, "rows come one after the other"
        if entry is None:
            entry = log.read(row.body)
        if (fold := _FOLDS.get(type(entry))) is not None:
            fold(self, entry)
        self.seq = row.seq
        branch = len(self.courses) - 1 if isinstance(entry, log.Forked) else _branch(entry)
        if isinstance(entry, log.Restored):
            for course in self.courses:
                course.touched = row.at
        elif branch is not None:
            self.courses[branch].touched = row.at
        if row.key is not None:
            self.keys[row.key] = branch or 0, getattr(entry, "table", None)

    def _restored(self, entry: log.Restored) -> None:
        read = Annals.parse(entry.text, own=self.begun.own)
        self.series = read.series
        self.courses = []
        for branch in read.branches:
            course = Course(branch.name, branch.saga, 0)
            course.parent, course.at = branch.parent, branch.at
            for part in branch.saga.parts:
                if isinstance(part.what, Opened):
                    members = part.what.members
                    bots = tuple(_bot(member) for member in members)
                    course.chapters.append(Chapter(None, self.begun.host, bots))
                    for member, bot in zip(members, bots):
                        one = self.members.setdefault(member.key, Somebody(member.key))
                        one.badge, one.bot = member.badge or one.badge, bot
                        one.written = "" if bot else member.name
            self.courses.append(course)

    def _opened(self, entry: log.Opened) -> None:
        course = self.courses[entry.branch]
        course.saga.open([Member(sat.key, sat.key, sat.badge) for sat in entry.seats])
        bots = tuple(sat.bot for sat in entry.seats)
        course.chapters.append(Chapter(entry.table, entry.by, bots))
        names = entry.names or (None,) * len(entry.seats)
        for sat, name in zip(entry.seats, names, strict=True):
            one = self.members.setdefault(sat.key, Somebody(sat.key))
            if one.person != sat.person:
                one.person, one.name = sat.person, None
            one.name = name or one.name
            if sat.person is not None:
                self.shelved.discard(sat.person)
            one.bot, one.badge = sat.bot, sat.badge or one.badge

    def _seated(self, entry: log.Seated) -> None:
        chapters = self.courses[entry.branch].chapters
        chapters[-1] = Chapter(entry.table, entry.by, chapters[-1].bots)

    def _came(self, entry: log.Came) -> None:
        one = self.members[entry.key]
        if one.person is None:
            one.person, one.name, one.bot = entry.person, entry.name, None
        else:
            self.guests.add(entry.person)

    def _closed(self, entry: log.Closed) -> None:
        saga = self.courses[entry.branch].saga
        position = saga.position
        for actor, action in entry.steps[len(position.steps) :]:
            position.step(actor, action)
        saga.look()

    def _chosen(self, entry: log.Chosen) -> None:
        self.courses[entry.branch].saga.choose(entry.choice)

    def _forked(self, entry: log.Forked) -> None:
        parent = self.courses[entry.branch]
        course = Course(entry.name, parent.saga.fork(entry.at), parent.touched)
        course.parent, course.at = entry.branch, entry.at
        course.chapters = parent.chapters[: len(course.saga.chapters)]
        if course.saga.stage == "playing":
            course.chapters[-1] = Chapter(None, entry.by, course.chapters[-1].bots)
        self.courses.append(course)

    def _named(self, entry: log.Named) -> None:
        self.courses[entry.branch].name = entry.name

    def _titled(self, entry: log.Titled) -> None:
        self.title, self.titled = entry.title, entry.by

    def _shelved(self, entry: log.Shelved) -> None:
        self.shelved.add(entry.person)

    # -- as text -----------------------------------------------------------------------------------

    def text(self, names: Names) -> str:
        """All branches, each up to the chapter that is being played there."""
        branches: list[Branch] = []
        ends = [course.closed for course in self.courses]
        for number, course in enumerate(self.courses):
            parent = course.parent
            at = 0 if parent is None else min(course.at, ends[number], ends[parent])
            saga = course.saga if course.saga.stage != "playing" else course.saga.fork(ends[number])
            name = course.name or f"branch {number + 1}"
            branches.append(Branch(annals.checked_name(name), saga, parent, at))
        return Annals(self.series, tuple(branches)).text(self.called(names))

    def playing(self) -> Iterator[tuple[int, Course]]:
        """The branches of which a chapter is being played, by number."""
        for number, course in enumerate(self.courses):
            if course.saga.stage == "playing":
                yield number, course


_FOLDS: dict[type, Callable[[Chronicle, Any], None]] = {
    log.Restored: Chronicle._restored,
    log.Opened: Chronicle._opened,
    log.Seated: Chronicle._seated,
    log.Came: Chronicle._came,
    log.Closed: Chronicle._closed,
    log.Chosen: Chronicle._chosen,
    log.Forked: Chronicle._forked,
    log.Named: Chronicle._named,
    log.Titled: Chronicle._titled,
    log.Shelved: Chronicle._shelved,
}


def _branch(entry: log.AnyEntry) -> int | None:
    return getattr(entry, "branch", None)


def _bot(member: Member) -> str | None:
    """The bot that a member of a restored series was."""
    if not _BOT.fullmatch(member.key):
        return None
    return member.name if member.name in wire.BOTS else wire.STAND_IN


def folded(link: str, rows: list[Row]) -> Chronicle:
    """A series from its rows."""
    chronicle = Chronicle(link, rows[0])
    for row in rows[1:]:
        chronicle.fold(row)
    return chronicle
