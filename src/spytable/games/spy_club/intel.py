"""What everybody at a table of Spy Club knows, which is the same for all.

Nobody but the omniscient viewer knows a card that has not been turned: Intel gives faces only.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, get_args

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.games.spy_club import rules as book
from spytable.games.spy_club import state as at
from spytable.games.spy_club.components import lexicon, rules_for
from spytable.games.spy_club.meta import (
    ASPECT_OF,
    ASPECTS,
    FACES,
    NAMES,
    NUMBER_OF,
    PARTS,
    SYMBOLS,
    Aspect,
    Part,
    Symbol,
)
from spytable.games.spy_club.moves import TRAY, Swap, Take, decode
from spytable.games.spy_club.rules import Rules
from spytable.games.spy_club.state import Case
from spytable.kernel.intel import Intel
from spytable.kernel.observation import (
    BITS,
    CHOICE,
    DEDUCED,
    EVERYBODY,
    NUMBER,
    SEAT,
    SEATS,
    Field,
)
from spytable.kernel.state import OMNISCIENT

Phase = Literal[
    "starting", "laying", "filling", "acting", "turning", "asked", "refilling", "sliding", "moving",
    "losing", "trailing", "ended",
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)
Cause = Literal["solved", "escape", "ideas", "time", "clues"]
"""CL-24: how a case ended."""
CAUSES: tuple[Cause | None, ...] = (None, *get_args(Cause))
Incident = Literal["nothing", "fatigue", "lost-trail", "decoy", "sabotage", "false-lead"]
"""CL-20: what the suspect can cause."""
INCIDENTS: tuple[Incident, ...] = get_args(Incident)
_NONE = int(book.NONE)


class Clue(msgspec.Struct, frozen=True):
    """A clue card as it lies. `other` is the side that is not up, if the viewer knows it."""

    name: str
    aspect: Aspect
    other: str | None
    other_aspect: Aspect | None
    seen: bool
    """Whether it has been turned, so that all know both sides."""
    givers: tuple[int, ...] = ()
    """The seats that gave it in teamwork in this turn (CL-15)."""


Spread = tuple[Clue | None, ...]


class Player(msgspec.Struct, frozen=True):
    """What lies before a player."""

    ideas: int
    focus: int
    """A place; places are counted from 1, the rightmost."""
    area: Spread
    prices: tuple[int, ...]
    """What it would cost to confirm the clue of each place (CL-12)."""
    partner: bool
    """Whether the active player could work together with it now (CL-14)."""
    refused: bool


class Count(msgspec.Struct, frozen=True):
    """The faces of an aspect: where they are, as far as they have been seen."""

    total: int
    up: int
    behind: int
    out: int
    unseen: int


class Landing(msgspec.Struct, frozen=True):
    """Where the suspect may go next, and what that would bring (CL-19, CL-20)."""

    number: int
    chance: int
    """How many of the movement cards to come point there."""
    seat: int
    place: int
    clue: Clue | None
    """What will lie there after the refill; None where that is not yet known."""
    event: Incident | None
    ideas: int


class Asked(msgspec.Struct, frozen=True):
    """What a partner is asked for (CL-14): a clue for a clue, or ideas."""

    kind: Literal["swap", "take"]
    seat: int
    place: int
    other: int
    give: Clue | None
    get: Clue | None
    ideas: int


class CaseIntel(Intel, frozen=True, kw_only=True):
    """All that anybody at the table knows of a case."""

    content: str
    """The name of the built-in components, or a player's own as text."""
    advanced: bool
    consent: bool
    memory: bool = True
    """Whether what has been seen is told; only a screen is not told it."""
    phase: Phase
    drawing: bool
    """Whether the tray is about to show its next card."""
    turn: int
    """How many turns are finished."""
    turns: int
    first: int | None
    active: int | None
    done: int
    actions: int
    supply: int
    lost: int
    escape: int
    steps: int
    suspect: tuple[int, int] | None
    """A seat and a place."""
    card: str | None
    symbol: Symbol | None
    numbers: tuple[int, ...]
    part: Part | None
    parts: tuple[int, ...]
    turned: tuple[str, ...]
    tray: int
    incoming: Spread
    """From the rightmost; the last one shows in the tray."""
    prices: tuple[int, ...]
    row: Spread
    players: tuple[Player, ...]
    solved: Spread
    """By aspect: the clue that is the answer."""
    counts: tuple[Count, ...]
    landings: tuple[Landing, ...]
    asked: Asked | None
    losing: int
    flipped: tuple[int, ...]
    discards: tuple[Clue, ...]
    cause: Cause | None

    def sample(self, rng: Random) -> Case:
        rules = rules_for(self.content, len(self.players), self.advanced, self.consent)
        case = at.begin(rules)
        c = case.cells
        c[at.PHASE] = PHASES.index(self.phase)
        c[at.ACTIVE] = self.active or 0
        c[at.TURNS_DONE] = self.turn
        c[at.DONE] = self.done
        c[at.FLIPPED] = sum(1 << place - 1 for place in self.flipped)
        c[at.SUPPLY] = self.supply
        c[at.LOST] = self.lost
        c[at.ESCAPE] = self.escape
        if self.suspect is not None:
            c[at.SUSPECT] = self.suspect[0] * rules.places + self.suspect[1] - 1
        self._play(c)
        c[at.CAUSE] = CAUSES.index(self.cause)
        c[at.ASK] = _NONE if self.asked is None else _ask(self.asked)
        c[at.OWED] = self.losing
        for aspect, solution in enumerate(self.solved):
            c[at.SOLVED] |= int(solution is not None) << aspect
        for seat, player in enumerate(self.players):
            c[at.FOCUSED + seat] = player.focus - 1
            c[at.HAS + seat] = player.ideas
            c[at.REFUSED] |= int(player.refused) << seat
        self._lie(case, rng)
        return case

    def _play(self, c: vec[i64]) -> None:
        """The movement cards that have been turned."""
        ids = lexicon(self.content).moves
        for turn, name in enumerate(self.turned):
            card = ids.index(name)
            c[at.CARD] = card
            c[at.PLAYED] |= 1 << card
            c[at.ORDER + turn // 11] |= card + 1 << 5 * (turn % 11)

    def _lie(self, case: Case, rng: Random) -> None:
        """A card in every place: those that are known, and others that fit."""
        c = case.cells
        rules = case.rules
        sides = lexicon(self.content).sides
        places = [*self._places(), *((_NONE, clue) for clue in self.discards)]
        wants = vec[i64]([0] * len(FACES))
        for where, clue in places:
            if clue.other is None:
                wants[NUMBER_OF[clue.name]] += 1
            else:
                left = [s for s in sides[clue.name, clue.other] if c[at.UNSEEN] >> (s >> 1) & 1]
                c[at.UNSEEN] ^= 1 << (left[0] >> 1)
                if clue.seen:
                    c[at.KNOWN] |= 1 << (left[0] >> 1)
                _put(case, where, left[0], clue)
        shown = rules.deck.assign(c[at.UNSEEN], wants, rng)
        hands: list[list[int]] = [[] for _ in FACES]
        for card, name in enumerate(shown):
            if name != _NONE:
                hands[name].append(2 * card + (rules.name[2 * card] != name))
        for where, clue in places:
            if clue.other is None:
                hand = hands[NUMBER_OF[clue.name]]
                side = hand.pop(rng.randrange(len(hand)) if len(hand) > 1 else 0)
                c[at.UNSEEN] ^= 1 << (side >> 1)
                _put(case, where, side, clue)

    def _places(self) -> Iterator[tuple[int, Clue]]:
        """The cells of all clues on the table."""
        rows: list[tuple[int, Spread]] = [
            (int(at.ROWS), self.row),
            (int(at.COMING), self.incoming[:-1]),
            (int(at.TOP), self.incoming[-1:]),
            (int(at.SOLUTION), self.solved),
        ]
        for seat, player in enumerate(self.players):
            rows.append((int(at.AREA + book.PLACES * seat), player.area))
        for start, spread in rows:
            for place, clue in enumerate(spread):
                if clue is not None:
                    yield start + place, clue


def _put(case: Case, where: int, side: int, clue: Clue) -> None:
    if where == _NONE:
        case.cells[at.OUT + (side & 1)] |= 1 << (side >> 1)
    else:
        case.cells[where] = side
    for seat in clue.givers:
        case.cells[at.GAVE + seat] |= 1 << (side >> 1)


def _ask(asked: Asked) -> int:
    if asked.kind == "take":
        return int(book.TAKE) + 18 * asked.seat + asked.ideas - 1
    return int(book.SWAP) + 16 * asked.seat + 4 * (asked.place - 1) + asked.other - 1


# -- what a viewer knows of a state ---------------------------------------------------------


@cache
def _clue(name: str, other: str | None, seen: bool, givers: tuple[int, ...]) -> Clue:
    other_aspect = None if other is None else ASPECTS[ASPECT_OF[other]]
    return Clue(name, ASPECTS[ASPECT_OF[name]], other, other_aspect, seen, givers)


class _Eyes:
    """A viewer before a table: what each side is to it."""

    def __init__(self, case: Case, viewer: int, content: str) -> None:
        self.case = case
        self.faces = lexicon(content).faces
        self.known = int(case.cells[at.KNOWN])
        self.all = viewer == OMNISCIENT
        gave = [int(case.cells[at.GAVE + seat]) for seat in range(case.rules.seats)]
        self.gave = gave if any(gave) else []

    def clue(self, side: int) -> Clue | None:
        if side == _NONE:
            return None
        card = side >> 1
        seen = bool(self.known >> card & 1)
        givers = tuple(seat for seat, gave in enumerate(self.gave) if gave >> card & 1)
        other = self.faces[side ^ 1] if seen or self.all else None
        return _clue(self.faces[side], other, seen, givers)

    def spread(self, start: int, length: int) -> Spread:
        c = self.case.cells
        return tuple(self.clue(c[cell]) for cell in range(start, start + length))


def intel_of(case: Case, viewer: int, content: str) -> CaseIntel:
    """Built field by field: what is not named here does not leave the state."""
    c = case.cells
    rules = case.rules
    eyes = _Eyes(case, viewer, content)
    phase = int(c[at.PHASE])
    begun = phase > at.STARTING
    mover = int(case.mover())
    card = int(c[at.CARD])
    ids = lexicon(content).moves
    coming = int(c[at.UNSEEN]).bit_count() + int(c[at.TOP] != _NONE)
    turned = tuple(
        ids[(c[at.ORDER + turn // 11] >> 5 * (turn % 11) & 31) - 1]
        for turn in range(int(c[at.PLAYED]).bit_count())
    )
    return CaseIntel(
        viewer=viewer,
        over=phase == at.ENDED,
        to_act=(mover,) if mover >= 0 else (),
        content=content,
        advanced=rules.advanced,
        consent=rules.consent,
        phase=PHASES[phase],
        drawing=phase != at.ENDED and begun and c[at.TOP] == _NONE and c[at.UNSEEN] != 0,
        turn=c[at.TURNS_DONE],
        turns=book.TURNS,
        first=_first(case) if begun else None,
        active=c[at.ACTIVE] if begun else None,
        done=c[at.DONE],
        actions=c[at.ACTIONS_A_TURN],
        supply=c[at.SUPPLY],
        lost=c[at.LOST],
        escape=c[at.ESCAPE],
        steps=c[at.STEPS],
        suspect=place_of(rules, c[at.SUSPECT]) if begun else None,
        card=None if card == _NONE else ids[card],
        symbol=None if card == _NONE else SYMBOLS[rules.symbol[card]],
        numbers=tuple(rules.number[3 * (card + 1) + sign] for sign in range(3)),
        part=_part(case),
        parts=_parts(case),
        turned=turned,
        tray=coming,
        incoming=(*eyes.spread(at.COMING, rules.incoming), eyes.clue(c[at.TOP])),
        prices=(*(c[at.PRICE + n] for n in range(rules.incoming)), c[at.PRICE + TRAY]),
        row=eyes.spread(at.ROWS, book.ROW),
        players=_players(case, eyes),
        solved=eyes.spread(at.SOLUTION, book.ASPECTS),
        counts=_counts(case),
        landings=_landings(case, eyes),
        asked=_asked(case, eyes),
        losing=c[at.OWED],
        flipped=tuple(p + 1 for p in range(rules.places) if c[at.FLIPPED] >> p & 1),
        discards=_discards(case, eyes),
        cause=CAUSES[c[at.CAUSE]],
    )


def place_of(rules: Rules, place: int) -> tuple[int, int]:
    """A place counted over all areas, as a seat and a place from 1 on."""
    seat, here = divmod(place, int(rules.places))
    return seat, here + 1


def _part(case: Case) -> Part | None:
    """CL-4: that of the card to come, also while the event of this turn's card goes on."""
    turned = int(case.cells[at.PLAYED]).bit_count()
    return PARTS[case.rules.by_turn[turned]] if turned < book.TURNS else None


def _first(case: Case) -> int:
    """CL-3: who began. When time is up all turns are done, and whose the last was is still told."""
    c = case.cells
    passed = c[at.TURNS_DONE] - (c[at.CAUSE] == at.NO_TIME)
    return int((c[at.ACTIVE] - passed) % case.rules.seats)


def _parts(case: Case) -> tuple[int, ...]:
    """CL-4: cards to come, one less than there are in each part."""
    played = int(case.cells[at.PLAYED])
    return tuple(int(mask & ~played).bit_count() - 1 for mask in case.rules.parts)


def _players(case: Case, eyes: _Eyes) -> tuple[Player, ...]:
    c = case.cells
    rules = case.rules
    acting = c[at.PHASE] == at.ACTING and c[at.DONE] < c[at.ACTIONS_A_TURN]
    partners = case.partners() if acting else 0
    return tuple(
        Player(
            ideas=c[at.HAS + seat],
            focus=c[at.FOCUSED + seat] + 1,
            area=eyes.spread(at.AREA + book.PLACES * seat, rules.places),
            prices=tuple(case.distance(seat, place) for place in range(rules.places)),
            partner=bool(partners >> seat & 1),
            refused=bool(c[at.REFUSED] >> seat & 1),
        )
        for seat in range(rules.seats)
    )


def _discards(case: Case, eyes: _Eyes) -> tuple[Clue, ...]:
    """By name: in which order they went tells nothing more."""
    c = case.cells
    sides = [
        2 * card + face
        for face in range(2)
        for card in range(book.CARDS)
        if c[at.OUT + face] >> card & 1
    ]
    clues = [eyes.clue(side) for side in sides]
    return tuple(sorted(filter(None, clues), key=lambda one: (one.name, one.other or "")))


def _counts(case: Case) -> tuple[Count, ...]:
    c = case.cells
    aspect = case.rules.aspect
    up, behind, out, total = [0] * 6, [0] * 6, [0] * 6, [0] * 6
    for one in aspect:
        total[one] += 1
    for cell in range(at.ROWS, at.FOCUSED):
        side = c[cell]
        if side != _NONE:
            up[aspect[side]] += 1
            if c[at.KNOWN] >> (side >> 1) & 1:
                behind[aspect[side ^ 1]] += 1
    for card in range(book.CARDS):
        for face in range(2):
            if c[at.OUT + face] >> card & 1:
                out[aspect[2 * card + face]] += 1
                if c[at.KNOWN] >> card & 1:
                    out[aspect[(2 * card + face) ^ 1]] += 1
    rows = zip(total, up, behind, out, strict=True)
    return tuple(Count(t, u, b, o, t - u - b - o) for t, u, b, o in rows)


def _landings(case: Case, eyes: _Eyes) -> tuple[Landing, ...]:
    c = case.cells
    rules = case.rules
    if not at.ACTING <= c[at.PHASE] <= at.MOVING:
        return ()
    coming = int(case.moves_to_come())
    signs = [rules.sign[card] for card in range(book.MOVES) if coming >> card & 1]
    filling = _refill(case)
    found = []
    for sign in range(3):
        number = int(rules.number[3 * (c[at.CARD] + 1) + sign])
        place = (c[at.SUSPECT] + number) % (rules.seats * rules.places)
        cell = int(case.cell_of(place))
        side = filling.get(cell, int(c[cell]))
        clue = eyes.clue(side)
        kind, ideas = (None, 0) if clue is None else event_of(case, int(rules.aspect[side]))
        found.append(Landing(number, signs.count(sign), *place_of(rules, place), clue, kind, ideas))
    return tuple(found)


def _refill(case: Case) -> dict[int, int]:
    """CL-18: what will come to each empty place of the active player, as far as it is known."""
    c = case.cells
    start = int(at.AREA + book.PLACES * c[at.ACTIVE])
    empty = [start + p for p in range(case.rules.places) if c[start + p] == _NONE]
    sides = [int(c[at.COMING + n]) for n in range(TRAY + 1)]
    return dict(zip(empty, [side for side in sides if side != _NONE], strict=False))


def event_of(case: Case, aspect: int) -> tuple[Incident, int]:
    """CL-20: what it is called, and how many ideas it removes."""
    kind = int(case.cells[at.EVENT + aspect])
    ideas = int(case.cells[at.AMOUNT + aspect])
    return INCIDENTS[kind], ideas + int(case.solved_count()) if kind == book.FATIGUE else ideas


def _asked(case: Case, eyes: _Eyes) -> Asked | None:
    c = case.cells
    if c[at.PHASE] != at.ASKED:
        return None
    match decode(int(c[at.ASK])):
        case Swap(place, seat, other):
            give = eyes.clue(c[at.AREA + book.PLACES * c[at.ACTIVE] + place])
            get = eyes.clue(c[at.AREA + book.PLACES * seat + other])
            return Asked("swap", seat, place + 1, other + 1, give, get, 0)
        case Take(ideas, seat):
            return Asked("take", seat, 0, 0, None, None, ideas)
    raise AssertionError("nothing else is asked for")


def odds(case: Case) -> dict[str, dict[str, float]]:
    """By the name that is up on a card not yet turned: how likely each other side is."""
    rules = case.rules
    cards = int(case.open_cards())
    wants = case.wants(cards)
    found: dict[str, dict[str, float]] = {}
    for side, chance in enumerate(rules.deck.odds(cards | case.cells[at.UNSEEN], wants)):
        name = int(rules.name[side])
        if chance > 0:
            other = FACES[rules.name[side ^ 1]]
            here = found.setdefault(FACES[name], {})
            here[other] = here.get(other, 0.0) + chance / int(wants[name])
    return found


def layout(rules: Rules) -> tuple[Field, ...]:
    """An observation in numbers: the table by names, with what is known of the other sides. Which
    names of those that are gone were on one card is not told."""
    places, ideas = int(rules.places), int(book.IDEAS)
    area, each = int(at.AREA), int(book.PLACES)
    suspect = range(int(rules.seats) * places)
    suspect_seat = [place // places for place in suspect]
    suspect_place = [place % places for place in suspect]
    up = [FACES[name] for name in rules.name]
    behind = [up[side ^ 1] for side in range(len(up))]
    return (
        Field("phase", EVERYBODY, CHOICE, at.PHASE, len(PHASES)),
        Field("active", EVERYBODY, SEAT, at.ACTIVE),
        Field("turn", EVERYBODY, NUMBER, at.TURNS_DONE, most=book.TURNS),
        Field("done", EVERYBODY, NUMBER, at.DONE, most=3),
        Field("flipped", EVERYBODY, BITS, at.FLIPPED, places),
        Field("supply", EVERYBODY, NUMBER, at.SUPPLY, most=ideas),
        Field("lost", EVERYBODY, NUMBER, at.LOST, most=ideas),
        Field("losing", EVERYBODY, NUMBER, at.OWED, most=ideas),
        Field("escape", EVERYBODY, NUMBER, at.ESCAPE, most=rules.steps),
        Field("suspect_seat", EVERYBODY, SEAT, at.SUSPECT, table=suspect_seat),
        Field("suspect_place", EVERYBODY, CHOICE, at.SUSPECT, places, table=suspect_place),
        Field("card", EVERYBODY, CHOICE, at.CARD, book.MOVES),
        Field("turned", EVERYBODY, BITS, at.PLAYED, book.MOVES),
        Field("solved", EVERYBODY, BITS, at.SOLVED, book.ASPECTS),
        Field("tray", DEDUCED, NUMBER, at.TRAY, most=book.CARDS),
        *(_asking(places) if rules.consent else ()),
        Field("focus", EVERYBODY, CHOICE, at.FOCUSED, places, stride=1),
        Field("ideas", EVERYBODY, NUMBER, at.HAS, most=ideas, stride=1),
        *_faces("row", EVERYBODY, up, int(at.ROWS), int(book.ROW)),
        *_faces("row_behind", at.TURNED, behind, int(at.ROWS), int(book.ROW)),
        Field("row_givers", DEDUCED, SEATS, at.GIVERS, cells=book.ROW),
        *_faces("incoming", EVERYBODY, up, int(at.COMING), int(rules.incoming)),
        *_faces("top", EVERYBODY, up, int(at.TOP), 1),
        *_faces("area", EVERYBODY, up, area, places, each),
        *_faces("area_behind", at.TURNED, behind, area, places, each),
        Field("givers", DEDUCED, SEATS, at.GIVERS - at.ROWS + area, cells=places, stride=each),
        Field("gone", DEDUCED, NUMBER, at.GONE, most=3, cells=len(FACES)),
    )


def _faces(
    name: str, to: int, faces: list[str], start: int, cells: int, stride: int = 0
) -> tuple[Field, Field]:
    """Of a card only a face is told, by the side that is up: its aspect, and which name of it."""
    most = max(map(len, NAMES))
    aspects = [ASPECT_OF[face] for face in faces]
    which = [NAMES[ASPECT_OF[face]].index(face) for face in faces]
    return (
        Field(f"{name}_aspect", to, CHOICE, start, 6, cells=cells, stride=stride, table=aspects),
        Field(f"{name}_name", to, CHOICE, start, most, cells=cells, stride=stride, table=which),
    )


def _asking(places: int) -> tuple[Field, ...]:
    """CL-14: what a partner is asked for, and who has refused."""
    moves = [decode(action) for action in range(int(book.AGREE))]
    seat = [move.seat if isinstance(move, Swap | Take) else -1 for move in moves]
    give = [move.place if isinstance(move, Swap) else -1 for move in moves]
    get = [move.other if isinstance(move, Swap) else -1 for move in moves]
    take = [move.ideas if isinstance(move, Take) else 0 for move in moves]
    return (
        Field("asked", EVERYBODY, SEAT, at.ASK, table=seat),
        Field("give", EVERYBODY, CHOICE, at.ASK, places, table=give),
        Field("get", EVERYBODY, CHOICE, at.ASK, places, table=get),
        Field("take", EVERYBODY, NUMBER, at.ASK, most=book.IDEAS, table=take),
        Field("refused", EVERYBODY, SEATS, at.REFUSED),
    )
