"""What a command writes in a series' log, or the reason why it cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from spytable.kernel import annals
from spytable.kernel.refusal import NotLegal, Refusal
from spytable.kernel.series import Member
from spytable.server import chapters as log
from spytable.server import wire
from spytable.server.chronicle import Chronicle, Course, Names
from spytable.server.decide import tidy
from spytable.server.denied import denied
from spytable.server.names import clean

BRANCHES = annals.BRANCHES
TABLES = 20
"""In so many branches of a series a chapter can be played at the same time."""
ENTRIES = 30_000
"""So long all branches of a series may be together: its text can be read again."""


class Asker:
    """Who gives a command, and of which series."""

    def __init__(
        self,
        chronicle: Chronicle,
        person: int,
        names: Names,
        link: str,
        badges: Mapping[int, Mapping[str, str]],
    ) -> None:
        self.chronicle = chronicle
        self.person = person
        self.names = names
        """Of all who take part and are still known."""
        self.link = link
        """That of a new table, where one is needed."""
        self.badges = badges
        """By branch: what members have said, at the table of the last chapter, that they are."""

    def course(self, number: int) -> Course:
        if number >= len(self.chronicle.courses):
            raise denied("no_such_branch")
        return self.chronicle.courses[number]

    def room(self) -> None:
        """Raise Denied where the series has got too long: no real one does."""
        if self.chronicle.size() >= ENTRIES:
            raise denied("series_worn_out", most=ENTRIES)


def decide(command: wire.AnySeriesCommand, who: Asker) -> log.AnyEntry:
    """The entry that a command writes; raises Refused or BadInput and changes nothing."""
    return _DECISIONS[type(command)](command, who)


# -- chapters -----------------------------------------------------------------------------------


def _open(command: wire.OpenChapter, who: Asker) -> log.AnyEntry:
    course = who.course(command.branch)
    who.room()
    stage = course.saga.stage
    if stage == "playing" and course.table is None:
        _check_tables(who)
        return log.Seated(branch=command.branch, table=who.link, by=who.person)
    if stage != "seating":
        raise NotLegal(Refusal("series_stage", values={"stage": stage}))
    _check_tables(who)
    seats, names = _Places(who, course).all(command)
    known = who.chronicle.called(who.names)
    called = {s.key: name or known.get(s.key, "?") for s, name in zip(seats, names, strict=True)}
    members = [Member(sat.key, called[sat.key], sat.badge) for sat in seats]
    course.saga.series.check(course.saga.carry, members)
    return log.Opened(
        branch=command.branch,
        table=who.link,
        by=who.person,
        seats=seats,
        names=names if any(names) else (),
    )


def _check_tables(who: Asker) -> None:
    if sum(course.table is not None for _, course in who.chronicle.playing()) >= TABLES:
        raise denied("series_tables", most=TABLES)


class _Places:
    """Who sits where, as the members of the series."""

    def __init__(self, who: Asker, course: Course) -> None:
        self.who = who
        self.known = who.chronicle.members
        self.badges = course.badges()
        self.said: set[str] = set()
        """The keys of the seats so far, and those that others on this list are to have."""

    def all(self, command: wire.OpenChapter) -> tuple[tuple[log.Sat, ...], tuple[str | None, ...]]:
        self.said = {seat.member for seat in command.seats if seat.member is not None}
        seats, names = [], []
        for number, seat in enumerate(command.seats):
            sat, name = self._one(number, seat)
            self.said.add(sat.key)
            seats.append(sat)
            names.append(name)
        return self._badged(command.branch, seats), tuple(names)

    def _one(self, number: int, seat: wire.ChapterSeat) -> tuple[log.Sat, str | None]:
        if seat.you and seat.bot is not None:
            raise denied("you_or_a_bot")
        if seat.bot is not None and seat.bot not in wire.BOTS:
            raise denied("no_such_bot", bots=", ".join(wire.BOTS))
        if seat.member is not None and seat.member not in self.known:
            raise denied("no_such_member")
        if seat.name is not None and not seat.you:
            raise denied("name_of_another")
        name = None if seat.name is None else clean(seat.name)
        if seat.bot is not None:
            key = seat.member or self._bots_key(number)
            return log.Sat(key, seat.badge, self._person(key), seat.bot), None
        if seat.you:
            key = seat.member or self._my_key(name)
            if self._person(key) not in (None, self.who.person):
                raise denied("member_of_another")
            return log.Sat(key, seat.badge, self.who.person), name
        key = seat.member or self._new_key()
        return log.Sat(key, seat.badge, self._person(key)), None

    def _person(self, key: str) -> int | None:
        """The person who is a member, as far as there still is one."""
        one = self.known.get(key)
        return one.person if one is not None and one.person in self.who.names else None

    def _bots_key(self, number: int) -> str:
        """A bot on the same seat is the same member, unless somebody has taken it over."""
        key = f"b{number}"
        taken = key in self.said or self._person(key) is not None
        return self._new_key() if taken else key

    def _my_key(self, name: str | None) -> str:
        for key, one in self.known.items():
            if one.person == self.who.person and one.name == name and key not in self.said:
                return key
        return self._new_key()

    def _new_key(self) -> str:
        return self.who.chronicle.new_key(self.said)

    def _badged(self, branch: int, seats: list[log.Sat]) -> tuple[log.Sat, ...]:
        """With what members are by now: what they said at the last table, unless another is it."""
        taken = {self.badges.get(sat.key) or sat.badge for sat in seats}
        said = self.who.badges.get(branch, {})
        found = []
        for sat in seats:
            badge = sat.badge or self.badges.get(sat.key, "")
            if not badge and (badge := said.get(sat.key, "")) in taken:
                badge = ""
            taken.add(badge)
            found.append(msgspec.structs.replace(sat, badge=badge))
        return tuple(found)


# -- between chapters ---------------------------------------------------------------------------


def _choose(command: wire.Choose, who: Asker) -> log.AnyEntry:
    saga = who.course(command.branch).saga
    if saga.stage != "choosing":
        raise NotLegal(Refusal("series_stage", values={"stage": saga.stage}))
    if command.choice not in saga.series.choices(saga.carry):
        refusal = saga.series.refusal(saga.carry, command.choice)
        raise NotLegal(msgspec.structs.replace(refusal, game=saga.series.game.meta.name))
    return log.Chosen(branch=command.branch, choice=command.choice)


def _fork(command: wire.Fork, who: Asker) -> log.AnyEntry:
    course = who.course(command.branch)
    if len(who.chronicle.courses) >= BRANCHES:
        raise denied("branches_enough", most=BRANCHES)
    who.room()
    if command.at > course.entries:
        raise denied("no_such_point", most=course.entries)
    name = annals.checked_name(tidy(command.name, lines=False))
    return log.Forked(branch=command.branch, at=command.at, by=who.person, name=name)


def _name(command: wire.NameBranch, who: Asker) -> log.AnyEntry:
    course = who.course(command.branch)
    name = annals.checked_name(tidy(command.name, lines=False))
    if name == course.name:
        raise denied("already_so")
    return log.Named(branch=command.branch, by=who.person, name=name)


def title(by: int, text: str) -> log.Titled:
    """What a series is called from now on; raises Denied for a text that hides or disturbs."""
    return log.Titled(by=by, title=tidy(text, lines=False))


def _title(command: wire.TitleSeries, who: Asker) -> log.AnyEntry:
    entry = title(who.person, command.title)
    if entry.title == who.chronicle.title:
        raise denied("already_so")
    return entry


def _put_away(_command: wire.PutSeriesAway, who: Asker) -> log.AnyEntry:
    if who.person in who.chronicle.shelved:
        raise denied("already_so")
    return log.Shelved(person=who.person)


_DECISIONS: dict[type, Callable[[Any, Asker], log.AnyEntry]] = {
    wire.OpenChapter: _open,
    wire.Choose: _choose,
    wire.Fork: _fork,
    wire.NameBranch: _name,
    wire.TitleSeries: _title,
    wire.PutSeriesAway: _put_away,
}
