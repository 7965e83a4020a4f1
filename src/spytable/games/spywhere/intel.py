"""What each viewer of Spywhere knows, with the notebook."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal, get_args

import msgspec
from librt.random import Random
from librt.vecs import append

from spytable.games.spywhere import cells as at
from spytable.games.spywhere import rules as book
from spytable.games.spywhere.bot import passports
from spytable.games.spywhere.meta import NATIONS, Nation
from spytable.games.spywhere.rules import Rules
from spytable.games.spywhere.sampling import held_at
from spytable.games.spywhere.state import Where, begin
from spytable.kernel.bits import bits, members
from spytable.kernel.intel import Intel
from spytable.kernel.observation import (
    BITS,
    CHOICE,
    COUNTS,
    DEDUCED,
    EVERYBODY,
    NUMBER,
    OWNER,
    SEAT,
    SEAT_BITS,
    SEAT_COUNTS,
    Field,
)
from spytable.kernel.state import OMNISCIENT

Phase = Literal[
    "leaving", "passports", "dealing", "market", "starting", "drawing", "bonus", "refilling",
    "exchanging", "clearing", "naming", "last", "ended",
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)
Cause = Literal["pile", "names"]
"""What has ended the turns (SW-14)."""
Counts = tuple[int, ...]
"""How many of each nationality, in the order of NATIONS."""


class Player(msgspec.Struct, frozen=True):
    """A player as one viewer sees it; None stands for what the viewer does not know."""

    passports: tuple[Nation, ...] | None
    hand: Counts | None
    hand_size: int
    known: Counts
    """What everybody knows it holds."""
    took: Counts
    gave: Counts
    clues: Counts
    """Clue piles, by nationality: it is none of these."""
    named: tuple[int, ...]
    """Before whom it laid a card on its own turns."""
    names: tuple[tuple[int, Nation], ...] | None
    right: tuple[bool, ...] | None
    """Which of its names are right, when all is shown."""
    cards: tuple[Nation, ...] | None
    """Its identification cards left."""
    missing: int
    """Cards that it has still to lay, as far as the viewer knows."""
    done: bool
    fits: Counts
    """In how many ways the passports can lie with each nationality here."""
    odds: Counts
    """The chance of each nationality, in thousandths, by how everybody played."""
    reading: tuple[int, ...]
    """How well that fits each face that a player can have."""
    points: int | None = None
    own_cards: int | None = None
    k: int | None = None
    bonus: int | None = None


class WhereIntel(Intel, frozen=True, kw_only=True):
    """All that one viewer knows of a game of Spywhere.

    In the last identifications the others look as if they had not begun (SW-15).
    """

    copies: int
    refill: bool
    names_from: int
    nations: tuple[Nation, ...]
    left_out: Nation | None
    phase: Phase
    dealt: int
    """Passports or cards dealt so far in this part of the set-up."""
    turn: int
    round: int
    first: int | None
    active: int | None
    market: tuple[Nation | None, ...]
    alike: Nation | None
    pile: int
    low: bool
    backs: int
    """How often cards were put back in this turn (SW-11)."""
    cause: Cause | None
    ender: int | None
    players: tuple[Player, ...]
    marks: tuple[int, ...]
    """The trail of the state (see there), without what the others held."""

    def sample(self, rng: Random) -> Where:
        where = self._frame()
        where.resample(self.viewer, rng)
        return where

    def legal(self) -> tuple[int, ...]:
        """All that matters for it is known: nothing need be drawn."""
        return self._frame().legal(self.viewer) if self.viewer >= 0 else ()

    def _frame(self) -> Where:
        """A state with everything known in its place, all else in the pile."""
        left_out = NATIONS.index(self.left_out) if self.left_out else int(book.NONE)
        if self.phase == "leaving":
            left_out = int(book.NATIONS)
        table = (self.refill, self.names_from, self.copies)
        rules = rules_for(len(self.players), left_out, *table)
        where = begin(rules)
        c = where.cells
        c[at.PHASE] = PHASES.index(self.phase)
        c[at.ACTIVE] = self.active or 0
        c[at.TURN] = self.turn
        c[at.FACED] = self.dealt
        c[at.BACKS] = self.backs
        c[at.ENDER] = book.NONE if self.ender is None else self.ender
        c[at.LEFTOVER] = self.pile
        for slot, nation in enumerate(self.market):
            c[at.SLOT + slot] = book.NONE if nation is None else NATIONS.index(nation)
        c[at.SHOWN] = packed(self.market.count(nation) for nation in NATIONS)
        unseen = c[at.PILE] - c[at.SHOWN]
        for seat, player in enumerate(self.players):
            here = at.SEAT + seat * at.WIDTH
            known = packed(player.known)
            c[here + at.FACE] = self._face(seat, player, rules)
            c[here + at.HAND] = known if player.hand is None else packed(player.hand)
            c[here + at.SIZE] = player.hand_size
            c[here + at.KNOWN] = known
            c[here + at.KNOWN_SIZE] = sum(player.known)
            c[here + at.TOOK] = packed(player.took)
            c[here + at.GAVE] = packed(player.gave)
            c[here + at.CLUES] = packed(player.clues)
            c[here + at.READY] = int(self.over or player.done)
            for foe in player.named:
                where.count_laid(seat, foe)
            for foe, nation in player.names or ():
                where.write(seat, foe, NATIONS.index(nation))
            for face, fit in enumerate(player.reading):
                where.read(seat, face, fit)
            unseen -= where.hand(seat) + book.THREE * where.clues(seat)
        c[at.PILE] = unseen
        for mark in self.marks:
            c = append(c, mark)
        where.cells = c
        return where

    def _face(self, seat: int, player: Player, rules: Rules) -> int:
        """Its nationalities, or as many of them."""
        if player.passports is not None:
            return bits(NATIONS.index(nation) for nation in player.passports)
        each = int(rules.each)
        dealt = self.dealt - each * seat if self.phase in ("leaving", "passports") else each
        return (1 << max(0, min(each, dealt))) - 1


@cache
def rules_for(seats: int, left_out: int, refill: bool, names_from: int, copies: int) -> Rules:
    return Rules(seats, left_out, refill, names_from, copies)


def packed(numbers: Iterable[int]) -> int:
    return sum(count << 8 * n for n, count in enumerate(numbers))


@lru_cache(maxsize=1 << 14)
def counts(cards: int) -> Counts:
    return tuple(cards >> 8 * n & 255 for n in range(len(NATIONS)))


def nations(mask: int) -> tuple[Nation, ...]:
    return tuple([NATIONS[n] for n in members(mask)])


# -- what a viewer knows of a state ---------------------------------------------------------


def intel_of(where: Where, viewer: int) -> WhereIntel:
    """Built field by field: what is not named here does not leave the state."""
    rules = where.rules
    phase = int(where.phase())
    over = phase == at.ENDED
    playing = at.DRAWING <= phase <= at.NAMING
    closed = phase >= at.LAST
    awaited = where.awaited(viewer)
    left, alike, ender = int(where.left_out()), int(where.alike()), int(where.ender())
    return WhereIntel(
        viewer=viewer,
        over=over,
        to_act=tuple(seat for seat in range(rules.seats) if awaited >> seat & 1),
        copies=rules.copies,
        refill=rules.refill,
        names_from=rules.names_from,
        nations=nations(where.in_play()),
        left_out=_nation(left),
        phase=PHASES[phase],
        dealt=where.dealt(),
        turn=where.turn(),
        round=where.round(),
        first=(where.active() - where.turn()) % rules.seats if playing else None,
        active=where.active() if playing else None,
        market=tuple([_nation(where.slot(slot)) for slot in range(book.SLOTS)]),
        alike=_nation(alike),
        pile=where.pile_size(),
        low=playing and where.pile_size() <= (4 if rules.seats < 5 else 3) * rules.seats,
        backs=where.backs(),
        cause=None if not closed else "pile" if ender == book.NONE else "names",
        ender=None if ender == book.NONE else ender,
        players=_players(where, viewer),
        marks=_marks(where, viewer),
    )


def _nation(number: int) -> Nation | None:
    return None if number == book.NONE else NATIONS[number]


def _missing(where: Where, seat: int, own_eyes: bool) -> int:
    """Cards that it has still to lay: those of SW-15 are seen by nobody else."""
    laid = names(where, seat) if own_eyes else _laid(where, seat)
    return int(where.rules.missing) - len(laid)


def _laid(where: Where, seat: int) -> list[int]:
    """Before whom the seat laid a card on its own turns."""
    return [foe for foe in range(where.rules.seats) for _ in range(where.laid(seat, foe))]


def _players(where: Where, viewer: int) -> tuple[Player, ...]:
    phase = where.phase()
    each = len(NATIONS)
    fits: list[int] = []
    odds: list[int] = []
    if at.PASSPORTS < phase < at.ENDED:
        fits = [round(ways) for ways in passports(where, viewer, False)]
        deals = sum(fits[:each]) // int(where.rules.each)
        chances = zip(passports(where, viewer, True), fits, strict=True)
        odds = [_thousandths(chance, ways, deals) for chance, ways in chances]
    return tuple(
        _player(where, seat, viewer, tuple(fits[at : at + each]), tuple(odds[at : at + each]))
        for seat, at in enumerate(range(0, each * where.rules.seats, each))
    )


def _thousandths(chance: float, ways: int, all_ways: int) -> int:
    """Rounded, but all of them only when it is certain and never none when it can be."""
    if ways in (0, all_ways):
        return 1000 if ways else 0
    return max(1, min(999, round(1000 * chance)))


def _player(where: Where, seat: int, viewer: int, fits: Counts, odds: Counts) -> Player:
    over = where.phase() == at.ENDED
    own_eyes = viewer in (seat, OMNISCIENT)
    open_to = own_eyes or over  # SW-3, SW-16
    named = names(where, seat)
    faces = [nations(where.face(foe)) for foe in range(where.rules.seats)]
    cards = int(where.own_cards(seat))
    return Player(
        passports=faces[seat] if open_to else None,
        hand=counts(where.hand(seat)) if open_to else None,
        hand_size=where.hand_size(seat),
        known=counts(where.known(seat)),
        took=counts(where.took(seat)),
        gave=counts(where.gave(seat)),
        clues=counts(where.clues(seat)),
        named=tuple(_laid(where, seat)),
        names=named if open_to else None,
        right=tuple(nation in faces[foe] for foe, nation in named) if over else None,
        cards=nations(where.id_cards(seat)) if own_eyes else None,
        missing=_missing(where, seat, open_to),
        done=own_eyes and where.phase() == at.LAST and where.ready(seat),
        fits=fits,
        odds=odds,
        reading=tuple([where.reading(seat, face) for face in range(len(where.rules.faces))]),
        points=int(where.points(seat)) if over else None,
        own_cards=cards if over else None,
        k=int(where.right(seat)) if over else None,
        bonus=int(where.bonus(seat)) if over else None,
    )


def names(where: Where, seat: int) -> tuple[tuple[int, Nation], ...]:
    """Whom the seat named what."""
    foes = range(where.rules.seats)
    return tuple([(foe, nation) for foe in foes for nation in nations(where.names(seat, foe))])


def _marks(where: Where, viewer: int) -> tuple[int, ...]:
    """The trail, without what others held."""
    marks = list(where.marks())
    for place in where.bounds():
        for seat in range(where.rules.seats):
            if viewer not in (seat, OMNISCIENT):
                marks[held_at(place, seat)] = 0
    return tuple(marks)


def layout(rules: Rules) -> tuple[Field, ...]:
    """An observation in numbers: the table, and what lies before each. In which place of the market
    a card lies, and when those were drawn that nobody has seen, is not told."""
    each, copies, pile = len(NATIONS), int(rules.copies), int(rules.pile)
    turns = pile // int(rules.seats) + 1  # of one seat: every turn takes a card from the pile
    varies = []
    if rules.left_out == book.NATIONS:
        varies.append(Field("left_out", EVERYBODY, CHOICE, at.LEFT, each))
    if rules.refill:
        varies.append(Field("backs", EVERYBODY, NUMBER, at.BACKS, most=book.MOST_BACKS))

    def by_seat(name: str, to: int, kind: int, cell: int, size: int = 1, most: int = 1) -> Field:
        return Field(name, to, kind, at.SEAT + cell, size, most, stride=at.WIDTH)

    return (
        Field("phase", EVERYBODY, CHOICE, at.PHASE, len(PHASES)),
        Field("turn", EVERYBODY, NUMBER, at.TURN, most=pile),
        Field("active", EVERYBODY, SEAT, at.ACTIVE),
        Field("ender", EVERYBODY, SEAT, at.ENDER),
        *varies,
        Field("market", EVERYBODY, COUNTS, at.SHOWN, each, book.SLOTS),
        Field("pile", EVERYBODY, NUMBER, at.LEFTOVER, most=copies * each),
        Field("unseen", DEDUCED, COUNTS, at.UNSEEN, each, copies),
        by_seat("passports", OWNER, BITS, at.FACE, each),
        by_seat("hand", OWNER, COUNTS, at.HAND, each, copies),
        by_seat("cards", OWNER, BITS, at.CARDS, each),
        by_seat("names", OWNER, SEAT_BITS, at.NAMES, each),
        by_seat("named", EVERYBODY, SEAT_COUNTS, at.LAID, most=rules.each),
        by_seat("hand_size", EVERYBODY, NUMBER, at.SIZE, most=book.DEALT + pile),
        by_seat("known", EVERYBODY, COUNTS, at.KNOWN, each, copies),
        by_seat("took", EVERYBODY, COUNTS, at.TOOK, each, turns),
        by_seat("gave", EVERYBODY, COUNTS, at.GAVE, each, turns),
        by_seat("clues", EVERYBODY, COUNTS, at.CLUES, each, copies // 3),
    )
