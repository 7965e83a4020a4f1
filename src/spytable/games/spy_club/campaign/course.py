"""The campaign's rules: what lies between two cases (CL-26 to CL-35).

What is carried over is one struct that never changes in place. After a case, and after each
choice, what follows by itself is done in order (`_go_on`) until somebody must choose again or sit
down to the next case.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import ClassVar, Literal, get_args

import msgspec
from msgspec.structs import replace

from spytable.games.spy_club import SpyClub, components
from spytable.games.spy_club.campaign import deck as decks
from spytable.games.spy_club.campaign.deck import (
    NOTHING,
    SOLUTIONS,
    Change,
    Deck,
    Face,
    Printed,
    Text,
)
from spytable.games.spy_club.campaign.deeds import Deed, Facts, Memory, facts
from spytable.games.spy_club.components import LEVELS, TERMS, Happening, Term
from spytable.games.spy_club.meta import ASPECT_OF, ASPECTS, META
from spytable.games.spy_club.rules import plain_terms
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.refusal import BadInput, Refusal, bad_input
from spytable.kernel.series import Member, Series, Stage

CASES = 5
ASPECT_POINTS = 3
RECORDED_POINTS = 5
CHARACTERS = 8
GRADES = (
    ("A+", 97), ("A", 93), ("A-", 90), ("B+", 87), ("B", 83), ("B-", 80),
    ("C+", 77), ("C", 73), ("C-", 70), ("D+", 67), ("D", 63), ("D-", 60),
)  # fmt: skip
"""CL-35: the least total of each; F is what is below."""

Moment = Literal["gear", "pencil", "flag", "envelope"]
_MOMENTS: tuple[Moment, ...] = get_args(Moment)


class Task(msgspec.Struct, frozen=True):
    """Something that is still to be followed. What a task leads to comes before all later ones."""

    kind: Literal["moment", "act", "do", "read", "fork", "arrow", "unread", "unlock", "play"]
    card: int = 0
    side: Face = "a"
    moment: Moment = "gear"
    deed: Deed | None = None


_PREPARED = (Task("unread"), Task("moment", moment="gear"), Task("play"))
_RECORDED = (Task("moment", moment="pencil"), Task("moment", moment="flag"))
_SAVED = (Task("moment", moment="envelope"), Task("unlock"))
_WAITING = ("play", "unlock")
"""Tasks that wait for the players."""


class Out(msgspec.Struct, frozen=True):
    """A card that is out of the deck."""

    card: int
    side: Face
    case: int
    """In which case it came; 0 is before the first."""
    both: bool = False
    """Whether its other side has been read too."""
    owner: str = ""
    """The key of whom it belongs to."""


class Points(msgspec.Struct, frozen=True):
    """CL-33: what a case brought: by the rules, or by a card."""

    points: int
    card: int | None = None


class Result(msgspec.Struct, frozen=True):
    """A case that is over."""

    facts: Facts
    members: tuple[str, ...]
    recorded: str | None
    points: tuple[Points, ...]

    @property
    def total(self) -> int:
        return sum(one.points for one in self.points)


class News(msgspec.Struct, frozen=True):
    """Something that cards did, in order; it stands until something is chosen again."""

    kind: Literal["unlocked", "turned", "returned", "points", "given", "there"]
    card: int
    side: Face = "a"
    points: int = 0
    owner: str = ""


class Carry(msgspec.Struct, frozen=True):
    """All that is carried over."""

    case: int = 0
    """How many cases were begun."""
    members: tuple[Member, ...] = ()
    """All who ever took part, as they last were."""
    seated: tuple[str, ...] = ()
    """Who plays this case, or played the last one, by seat."""
    out: tuple[Out, ...] = ()
    unread: tuple[int, ...] = ()
    """Unlocked cards that are still to be read, in order (CL-27)."""
    fork: int | None = None
    """The card at which the players must choose."""
    agenda: tuple[Task, ...] = ()
    saved: bool = False
    """Whether the next case is being unlocked, or ready to be prepared."""
    early: tuple[Points, ...] = ()
    """Points for a case that is not over yet."""
    results: tuple[Result, ...] = ()
    recording: bool = False
    news: tuple[News, ...] = ()

    def card(self, number: int) -> Out | None:
        return next((one for one in self.out if one.card == number), None)

    @property
    def recorded(self) -> tuple[str, ...]:
        return tuple(result.recorded for result in self.results if result.recorded)

    @property
    def total(self) -> int:
        return sum(result.total for result in self.results)

    def waits_for(self, kind: str) -> bool:
        return bool(self.agenda) and self.agenda[0].kind == kind

    def acts(self, out: Out) -> bool:
        """CL-30: the cards of somebody who is missing are set aside."""
        return not out.owner or out.owner in self.seated


# -- what everybody may know --------------------------------------------------------------------


class CardTold(msgspec.Struct, frozen=True):
    """A card that is out, with what is printed on the sides that were read."""

    card: int
    side: Face
    locked: bool
    case: int
    owner: str
    aside: bool
    """Whether its owner is missing, so that it does nothing (CL-30)."""
    skill: str
    signs: tuple[str, ...]
    """The moments at which it does something."""
    terms: tuple[Change, ...]
    """What it changes while this side is up."""
    events: tuple[Happening, ...]
    texts: dict[str, tuple[Text, ...]]
    """By language: the side that is up, then the other one if it was read."""


class Grade(msgspec.Struct, frozen=True):
    """A grade, and the least total that it takes."""

    name: str
    least: int


class Story(msgspec.Struct, frozen=True):
    """A campaign, as everybody may know it."""

    case: int
    stage: Stage
    doing: Literal["", "record", "fork", "unlock"]
    """What is to be chosen."""
    choices: tuple[str, ...]
    worth: tuple[int, ...]
    """The points that each of them brings by the rules."""
    fork: int | None
    cards: tuple[CardTold, ...]
    members: tuple[Member, ...]
    seated: tuple[str, ...]
    results: tuple[Result, ...]
    totals: tuple[int, ...]
    total: int
    grade: str | None
    """At the end (CL-35)."""
    grades: tuple[Grade, ...]
    """All there are, the best one first."""
    news: tuple[News, ...]


# -- the series ---------------------------------------------------------------------------------


class Campaign(Series[Carry]):
    game: ClassVar[type[Game]] = SpyClub
    chapters = CASES
    story = Story
    badge = "character"

    def __init__(self, own: str = "", version: int | None = None, /, **options: int) -> None:
        self.deck: Deck = decks.read(own) if own else decks.built_in()
        self.own = decks.text(self.deck) if own else ""
        self.name = "own" if own else decks.BUILT_IN
        plain = SpyClub(None, self.deck.own, version, **options)
        self.version, self.options = plain.version, plain.options

    def begin(self) -> Carry:
        return Carry()

    def stage(self, carry: Carry) -> Stage:
        if carry.recording or carry.fork is not None or carry.waits_for("unlock"):
            return "choosing"
        if carry.waits_for("play"):
            return "playing"
        return "over" if carry.case == CASES else "seating"

    # -- a case (CL-26, CL-30) -----------------------------------------------------------------

    def check(self, carry: Carry, members: Sequence[Member]) -> None:
        with in_its_words():
            _check(carry, members)

    def open(self, carry: Carry, members: tuple[Member, ...]) -> Carry:
        known = {member.key: member for member in carry.members}
        for member in members:
            badge = known[member.key].badge if member.key in known else ""
            known[member.key] = replace(member, badge=badge or member.badge)
        first = self.deck.first if not carry.case else ()  # CL-29
        return self._go_on(
            replace(
                carry,
                case=carry.case + 1,
                members=tuple(known.values()),
                seated=tuple(member.key for member in members),
                unread=first,
                agenda=_PREPARED,
                saved=False,
                news=(),
            )
        )

    def settled(self, carry: Carry) -> SpyClub:
        terms, events = self._in_force(carry)
        seats = len(carry.seated)
        own = _box(self.deck.own, terms, events) if terms or events else self.deck.own
        return SpyClub(seats, own, self.version, **self.options)

    def close(self, carry: Carry, position: Position) -> Carry:
        return self.concluded(carry, facts(position))

    def concluded(self, carry: Carry, found: Facts) -> Carry:
        """A case came to this; now it can be recorded."""
        points = (Points(ASPECT_POINTS * found.solved), *carry.early)
        result = Result(found, carry.seated, None, points)
        results = (*carry.results, result)
        return replace(carry, results=results, recording=True, agenda=(), early=(), news=())

    def _in_force(self, carry: Carry) -> tuple[tuple[Term, ...], tuple[Happening, ...]]:
        """The terms of this case that are not those of a plain one, and what the suspect causes."""
        seats, level = len(carry.seated), LEVELS[self.options["advanced"]]
        box = components.components_of(self.deck.own) if self.deck.own else components.built_in()
        [steps] = [board.steps for board in box.boards if board.level == level]
        plain = plain_terms(seats, steps)
        terms, events = dict(plain), dict[str, Happening]()
        sides = [(one, self.deck.sides[one.card, one.side]) for one in carry.out if carry.acts(one)]
        for _, side in sides:
            terms |= {change.name: change.number for change in side.terms if not change.added}
            events |= {event.aspect: event for event in side.events}
        for one, side in sides:
            for change in side.terms:
                if change.added:
                    terms[change.name] += change.number
            if side.skill and one.owner:
                terms[f"skill-{carry.seated.index(one.owner) + 1}"] = decks.SKILL[side.skill]
        for name, (low, high) in TERMS.items():
            terms[name] = min(high, max(low, terms[name]))
        stated = [Term(name, value) for name, value in terms.items() if value != plain[name]]
        return tuple(stated), tuple(events.values())

    # -- between two cases ---------------------------------------------------------------------

    def choices(self, carry: Carry) -> tuple[str, ...]:
        if carry.recording:
            return tuple(f"record {name}" for name in (*self._new(carry), NOTHING))
        if carry.fork is not None:
            ways = self._side(carry, carry.fork).fork
            return tuple(f"take {number}" for number in range(1, len(ways) + 1))
        return ("unlock",) if self.stage(carry) == "choosing" else ()

    def choose(self, carry: Carry, choice: str) -> Carry:
        carry = replace(carry, news=())
        what, _, which = choice.partition(" ")
        if what == "record":
            return self._go_on(self._record(carry, None if which == NOTHING else which))
        if what == "take":
            assert carry.fork is not None
            card = carry.fork
            printed = self._side(carry, card)
            tasks = _all(card, printed.side, printed.fork[int(which) - 1])
            return self._go_on(_first(replace(carry, fork=None), *tasks))
        recorded = carry.results[-1].recorded or NOTHING  # CL-27
        carry = replace(carry, agenda=(Task("unread"), *carry.agenda[1:]), saved=True)
        return self._go_on(self._unlock(carry, self.deck.index[recorded]))

    def refusal(self, carry: Carry, choice: str) -> Refusal:
        what, _, which = choice.partition(" ")
        if what == "record" and carry.recording:
            aspects = {ASPECT_OF[name] for name in carry.recorded}
            if which not in carry.results[-1].facts.answers:
                return Refusal("not_solved_here", "CL-33")
            assert ASPECT_OF[which] in aspects
            return Refusal("recorded_before", "CL-33", {"aspect": f"@{ASPECTS[ASPECT_OF[which]]}"})
        return Refusal("nothing_to_choose_now", "CL-26")

    def _new(self, carry: Carry) -> tuple[str, ...]:
        """CL-33: the solutions of aspects that were not recorded before."""
        aspects = {ASPECT_OF[name] for name in carry.recorded}
        return tuple(n for n in carry.results[-1].facts.answers if ASPECT_OF[n] not in aspects)

    def _record(self, carry: Carry, name: str | None) -> Carry:
        last = carry.results[-1]
        points = (Points(RECORDED_POINTS), *last.points) if name else last.points
        results = (*carry.results[:-1], replace(last, recorded=name, points=points))
        agenda = _RECORDED if carry.case == CASES else (*_RECORDED, *_SAVED)
        return replace(carry, results=results, recording=False, agenda=agenda)

    def _go_on(self, carry: Carry) -> Carry:
        """What follows by itself, until somebody must choose, or sit down, or play."""
        while carry.agenda and carry.fork is None and carry.agenda[0].kind not in _WAITING:
            task = carry.agenda[0]
            carry = self._follow(replace(carry, agenda=carry.agenda[1:]), task)
        return carry

    # -- what cards do ---------------------------------------------------------------------------

    def _follow(self, carry: Carry, task: Task) -> Carry:
        there = carry.card(task.card)
        match task.kind:
            case "moment":  # CL-28: all cards that are out when it comes, in order
                acts = (Task("act", one.card, moment=task.moment) for one in carry.out)
                return _first(carry, *acts)
            case "act" if there is not None and carry.acts(there):
                printed = self._side(carry, task.card)
                tasks = _all(task.card, printed.side, printed.deeds[task.moment])
                return _first(carry, *tasks, Task("unread"))
            case "do":
                assert task.deed is not None
                due = task.deed.due(self._memory(carry))
                return self._do(carry, task, task.deed) if due else carry
            case "read":
                return self._read(carry, task.card, task.side)
            case "unread" if (
                carry.unread
            ):  # CL-27: one by one, each when the one before is finished
                card = carry.unread[0]
                carry = replace(carry, unread=carry.unread[1:])
                return _first(carry, Task("read", card), Task("unread"))
            case "fork" if there is not None and there.side == task.side:
                return replace(carry, fork=task.card)
            case "arrow" if there is not None and there.side == "a":
                return _first(carry, Task("read", task.card, "b"))
        return carry

    def _side(self, carry: Carry, card: int) -> Printed:
        out = carry.card(card)
        assert out is not None
        return self.deck.sides[card, out.side]

    def _unlock(self, carry: Carry, card: int) -> Carry:
        """CL-27: it waits for its turn to be read; a card that is out already stays as it is."""
        if carry.card(card) is not None or card in carry.unread:
            return replace(carry, news=(*carry.news, News("there", card)))
        return replace(carry, unread=(*carry.unread, card))

    def _read(self, carry: Carry, card: int, side: Face) -> Carry:
        """A side comes up and is followed."""
        there = carry.card(card)
        if there is None:
            now = Out(card, side, min(CASES, len(carry.results) + 1))
            out, news = (*carry.out, now), News("unlocked", card, side)
        else:
            now = replace(there, side=side, both=True)
            out = tuple(now if one is there else one for one in carry.out)
            news = News("turned", card, side)
        carry = replace(carry, out=out, news=(*carry.news, news))
        if not carry.acts(now):
            return carry
        printed = self.deck.sides[card, side]
        tasks = _all(card, side, printed.deeds["now"])
        if printed.fork:
            tasks.append(Task("fork", card, side))
        if printed.sign == "arrow":
            tasks.append(Task("arrow", card))
        return _first(carry, *tasks)

    def _do(self, carry: Carry, task: Task, deed: Deed) -> Carry:
        card = task.card
        target = card if deed.number is None else deed.number
        there = carry.card(target)
        match deed.kind:
            case "unlock":
                return self._unlock(carry, target)
            case "turn" if target == card and there is not None and there.side != task.side:
                return carry  # this side has been turned away already
            case "turn" if there is not None:
                return _first(carry, Task("read", target, "b" if there.side == "a" else "a"))
            case "return" if there is not None:
                out = tuple(one for one in carry.out if one is not there)
                news = News("returned", target, there.side)
                return replace(carry, out=out, news=(*carry.news, news))
            case "points":
                return self._add(carry, Points(target, card))
            case "give" if carry.results:
                return self._give(carry, card, deed.feat)
        return carry

    def _add(self, carry: Carry, points: Points) -> Carry:
        """CL-33: for the case just played, or for the one that is being unlocked or prepared."""
        news = (*carry.news, News("points", points.card or 0, points=points.points))
        if carry.saved or carry.case > len(carry.results):
            return replace(carry, early=(*carry.early, points), news=news)
        last = carry.results[-1]
        last = replace(last, points=(*last.points, points))
        return replace(carry, results=(*carry.results[:-1], last), news=news)

    def _give(self, carry: Carry, card: int, feat: str) -> Carry:
        """To whoever did most of it; of several to the first by seat, if anybody did it at all."""
        last = carry.results[-1]
        counts = last.facts.feats[feat]
        if not any(counts):
            return carry
        owner = last.members[counts.index(max(counts))]
        out = tuple(replace(one, owner=owner) if one.card == card else one for one in carry.out)
        news = News("given", card, owner=owner)
        return replace(carry, out=out, news=(*carry.news, news))

    def _memory(self, carry: Carry) -> Memory:
        last = carry.results[-1].facts if carry.results else None
        case = carry.case + (1 if carry.saved else 0)
        return Memory(case, len(carry.seated), last, carry.recorded)

    # -- what is told ----------------------------------------------------------------------------

    def mark(self, carry: Carry) -> str:
        return " ".join(f"{one.card}{one.side}" for one in carry.out)

    def told(self, carry: Carry) -> Story:
        doing: Literal["", "record", "fork", "unlock"] = ""
        if self.stage(carry) == "choosing":
            doing = "record" if carry.recording else "unlock" if carry.fork is None else "fork"
        over = self.stage(carry) == "over"
        choices = self.choices(carry)
        brings = (f"record {name}" for name in SOLUTIONS)
        worth = dict.fromkeys(brings, RECORDED_POINTS)
        return Story(
            case=carry.case,
            stage=self.stage(carry),
            doing=doing,
            choices=choices,
            worth=tuple(worth.get(choice, 0) for choice in choices),
            fork=carry.fork,
            cards=tuple(self._card(carry, out) for out in carry.out),
            members=carry.members,
            seated=carry.seated,
            results=carry.results,
            totals=tuple(result.total for result in carry.results),
            total=carry.total,
            grade=grade(carry.total) if over else None,
            grades=tuple(Grade(name, least) for name, least in GRADES),
            news=carry.news,
        )

    def _card(self, carry: Carry, out: Out) -> CardTold:
        printed = self.deck.sides[out.card, out.side]
        read = [printed]
        other = self.deck.turned(out.card, out.side) if out.both else None
        if other is not None:
            read.append(other)
        return CardTold(
            card=out.card,
            side=out.side,
            locked=printed.sign == "lock",
            case=out.case,
            owner=out.owner,
            aside=not carry.acts(out),
            skill=printed.skill,
            signs=tuple(moment for moment in _MOMENTS if printed.deeds[moment]),
            terms=printed.terms,
            events=printed.events,
            texts={lang: tuple(one.texts[lang] for one in read) for lang in decks.LANGUAGES},
        )


def _first(carry: Carry, *tasks: Task) -> Carry:
    """These come before all that is still to be followed."""
    return replace(carry, agenda=(*tasks, *carry.agenda))


def _all(card: int, side: Face, deeds: Iterable[Deed]) -> list[Task]:
    return [Task("do", card, side, deed=deed) for deed in deeds]


def _check(carry: Carry, members: Sequence[Member]) -> None:
    """CL-30: who returns keeps the character, and no two have the same."""
    if len(members) not in META.seats:
        known = " / ".join(map(str, META.seats))
        raise bad_input("wrong_seats", game=META.name, known=known, seats=len(members))
    before = {member.key: member.badge for member in carry.members}
    taken = [before.get(member.key) or member.badge for member in members]
    for member, badge in zip(members, taken, strict=True):
        if [one.key for one in members].count(member.key) > 1:
            raise bad_input("series_twice", name=member.name)
        if badge and badge not in map(str, range(1, CHARACTERS + 1)):
            raise bad_input("series_no_character", typed=badge[:20], most=CHARACTERS)
        if member.badge and member.badge != badge:
            raise bad_input("series_character", name=member.name, number=badge)
        if badge and taken.count(badge) > 1:
            raise bad_input("series_character_taken", number=badge)


@contextmanager
def in_its_words() -> Iterator[None]:
    """A fault is told in the words of the game."""
    try:
        yield
    except BadInput as bad:
        raise BadInput(replace(bad.refusal, game=META.name)) from None


def grade(total: int) -> str:
    """CL-35."""
    return next((name for name, least in GRADES if total >= least), "F")


@lru_cache(maxsize=64)
def _box(own: str, terms: tuple[Term, ...], events: tuple[Happening, ...]) -> str:
    """The components of a case by these terms, as the text of a player's own."""
    box = components.components_of(own) if own else components.built_in()
    return components.text(replace(box, terms=terms, events=events))
