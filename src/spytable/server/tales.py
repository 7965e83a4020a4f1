"""What is sent of a series: a frame for whoever looks, and a line for the list of series."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from spytable.server import wire
from spytable.server.chronicle import Chronicle, Course, Names
from spytable.server.store import Listed, Listing

_encode = msgspec.json.Encoder().encode


def frame(chronicle: Chronicle, names: Names, person: int | None) -> bytes:
    """The JSON of a SeriesFrame. Nothing of what is carried over is in it but what `told` gives."""
    begun = chronicle.begun
    return _encode(
        wire.SeriesFrame(
            id=chronicle.id,
            n=chronicle.seq,
            game=begun.game,
            rules=begun.rules,
            options=begun.options,
            components=chronicle.series.name,
            title=chronicle.title,
            host=person == begun.host,
            mine=person in chronicle.people(),
            members=_members(chronicle, names, person),
            chapters=chronicle.series.chapters,
            branches=tuple(
                _branch(number, course, chronicle.called(names))
                for number, course in enumerate(chronicle.courses)
            ),
        )
    )


def _members(
    chronicle: Chronicle, names: Names, person: int | None
) -> tuple[wire.SeriesMember, ...]:
    return tuple(
        wire.SeriesMember(
            key=one.key,
            name=one.called(names),
            badge=one.badge,
            bot=one.bot,
            person=one.person in names,
            you=person is not None and one.person == person,
        )
        for one in chronicle.members.values()
    )


def _branch(number: int, course: Course, called: Mapping[str, str]) -> wire.BranchTold:
    saga = course.saga
    return wire.BranchTold(
        number=number,
        name=course.name,
        parent=course.parent,
        at=course.at,
        entries=course.entries,
        stage=saga.stage,
        choices=saga.series.choices(saga.carry),
        story=_named(msgspec.to_builtins(saga.series.told(saga.carry)), called),
        table=course.table,
        chapters=tuple(
            wire.ChapterTold(chapter.table, span.keys, span.start, span.end, span.over)
            for chapter, span in zip(course.chapters, course.spans(), strict=True)
        ),
        touched=course.touched,
    )


def _named(told: Any, called: Mapping[str, str]) -> Any:
    """A story in which members, who are folded without their names, have them."""
    if isinstance(told, list | tuple):
        return [_named(one, called) for one in told]
    if not isinstance(told, dict):
        return told
    found = {name: _named(value, called) for name, value in told.items()}
    if found.keys() == {"key", "name", "badge"}:
        found["name"] = called.get(found["key"], found["name"])
    return found


# -- in a list -----------------------------------------------------------------------------------


class About(msgspec.Struct, frozen=True):
    """What the list keeps of a series. People are numbers; its title goes with who gave it."""

    game: str
    title: str
    titled: int | None
    chapters: int
    played: int
    branches: int
    over: bool
    people: tuple[int, ...]

    def listed(self, one: Listed, names: Names, person: int) -> wire.SeriesListed:
        return wire.SeriesListed(
            id=one.table,
            game=self.game,
            title=self.title,
            chapters=self.chapters,
            played=self.played,
            branches=self.branches,
            over=self.over,
            people=tuple(names.get(number) for number in self.people),
            touched=one.touched,
            alone=one.listing.people == (person,),
        )


def listing(chronicle: Chronicle) -> Listing:
    """What lists need to know of a series."""
    people = chronicle.listed()
    courses = chronicle.courses
    kept = chronicle.titled in people  # else nobody could take it away with them
    about = About(
        game=chronicle.begun.game,
        title=chronicle.title if kept else "",
        titled=chronicle.titled,
        chapters=chronicle.series.chapters,
        played=max(sum(span.over for span in course.spans()) for course in courses),
        branches=len(courses),
        over=any(course.saga.stage == "over" for course in courses),
        people=tuple(chronicle.people()),
    )
    return Listing("series", False, people, None, _encode(about))
