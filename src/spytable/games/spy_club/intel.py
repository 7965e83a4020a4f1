"""What everybody at a table of Spy Club knows, which is the same for all; and what a step showed.

Nobody but the omniscient viewer knows a card that has not been turned: Intel gives faces only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.games.spy_club import rules as book
from spytable.games.spy_club import state as at
from spytable.games.spy_club.components import LEVELS, Components, built_in, read
from spytable.games.spy_club.meta import ASPECT_OF, ASPECTS, FACES, META, NAMES, PARTS, SYMBOLS
from spytable.games.spy_club.moves import (
    TRAY,
    Agree,
    CaseMove,
    Confirm,
    End,
    First,
    Focus,
    Lose,
    Move,
    Refuse,
    Rest,
    Scout,
    Show,
    Stop,
    Swap,
    Take,
    Turn,
    decode,
    decode_chance,
)
from spytable.games.spy_club.rules import Rules
from spytable.games.spy_club.state import Case
from spytable.kernel.intel import Event, Intel, Value
from spytable.kernel.observation import BITS, CHOICE, NUMBER, SEAT, SEATS, Field
from spytable.kernel.state import CHANCE, OMNISCIENT

PHASES = (
    "starting", "laying", "filling", "acting", "turning", "asked", "refilling", "sliding", "moving",
    "losing", "trailing", "ended",
)  # fmt: skip
CAUSES = (None, "solved", "escape", "ideas", "time", "clues")
EVENTS = ("nothing", "fatigue", "lost-trail", "decoy", "sabotage", "false-lead")
_NONE = int(book.NONE)
_NUMBER = {name: number for number, name in enumerate(FACES)}


class Clue(msgspec.Struct, frozen=True):
    """A clue card as it lies. `other` is the side that is not up, if the viewer knows it."""

    name: str
    aspect: str
    other: str | None
    other_aspect: str | None
    seen: bool
    """Whether it has been turned, so that all know both sides."""
    givers: tuple[int, ...] = ()
    """The seats that gave it in teamwork in this turn (CL-15)."""


Spread = tuple[Clue | None, ...]


class Player(msgspec.Struct, frozen=True):
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
    event: str | None
    ideas: int


class Asked(msgspec.Struct, frozen=True):
    """What a partner is asked for (CL-14): a clue for a clue, or ideas."""

    kind: str
    seat: int
    place: int
    other: int
    give: Clue | None
    get: Clue | None
    ideas: int


class CaseIntel(Intel, frozen=True, kw_only=True):
    content: str
    """The name of the built-in components, or a player's own as text."""
    advanced: bool
    consent: bool
    memory: bool = True
    """Whether what has been seen is told; only a screen is not told it."""
    phase: str
    drawing: bool
    """Whether the tray is about to show its next card."""
    turn: int
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
    symbol: str | None
    numbers: tuple[int, ...]
    part: str | None
    parts: tuple[int, ...]
    turned: tuple[str, ...]
    tray: int
    incoming: Spread
    prices: tuple[int, ...]
    row: Spread
    players: tuple[Player, ...]
    solved: Spread
    counts: tuple[Count, ...]
    landings: tuple[Landing, ...]
    asked: Asked | None
    losing: int
    flipped: tuple[int, ...]
    discards: tuple[Clue, ...]
    cause: str | None

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
        ids = _lexicon(self.content).moves
        for turn, name in enumerate(self.turned):
            card = ids.index(name)
            c[at.CARD] = card
            c[at.PLAYED] |= 1 << card
            c[at.ORDER + turn // 11] |= card + 1 << 5 * (turn % 11)

    def _lie(self, case: Case, rng: Random) -> None:
        """A card in every place: those that are known, and others that fit."""
        c = case.cells
        rules = case.rules
        sides = _lexicon(self.content).sides
        places = [*self._places(), *((_NONE, clue) for clue in self.discards)]
        wants = vec[i64]([0] * len(FACES))
        for where, clue in places:
            if clue.other is None:
                wants[_NUMBER[clue.name]] += 1
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
                hand = hands[_NUMBER[clue.name]]
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


class Lexicon(msgspec.Struct, frozen=True):
    """What sides and movement cards are called."""

    faces: tuple[str, ...]
    moves: tuple[str, ...]
    sides: dict[tuple[str, str], list[int]]
    """By the name that is up and the other one."""


@lru_cache(maxsize=64)
def components_of(content: str) -> Components:
    return built_in() if content == META.components else read(content)


@lru_cache(maxsize=64)
def _lexicon(content: str) -> Lexicon:
    parts = components_of(content)
    faces = tuple(name for clue in parts.clues for name in (clue.a, clue.b))
    sides: dict[tuple[str, str], list[int]] = {}
    for side, name in enumerate(faces):
        sides.setdefault((name, faces[side ^ 1]), []).append(side)
    return Lexicon(faces, tuple(card.id for card in parts.moves), sides)


@lru_cache(maxsize=64)
def rules_for(content: str, seats: int, advanced: bool, consent: bool) -> Rules:
    names = [_NUMBER[name] for name in _lexicon(content).faces]
    return _rules(content, names, seats, advanced, consent)


def blank_rules(content: str, rules: Rules) -> Rules:
    """The same rules, not shared with anybody, for clue cards that are not yet written on."""
    blank = [0] * len(rules.name)
    return _rules(content, blank, rules.seats, rules.advanced, rules.consent)


def _rules(content: str, names: list[int], seats: int, advanced: bool, consent: bool) -> Rules:
    parts = components_of(content)
    board = parts.boards[LEVELS.index("advanced" if advanced else "standard")]
    cards = [
        (PARTS.index(c.part), list(c.numbers), c.sign - 1, c.escape, SYMBOLS.index(c.symbol))
        for c in parts.moves
    ]
    aspects = [ASPECT_OF[name] for name in FACES]
    return Rules(seats, advanced, consent, names, aspects, cards, list(board.numbers), board.steps)


# -- what a viewer knows of a state ---------------------------------------------------------


@cache
def _clue(name: str, other: str | None, seen: bool, givers: tuple[int, ...]) -> Clue:
    aspect = ASPECTS[ASPECT_OF[name]]
    return Clue(name, aspect, other, other and ASPECTS[ASPECT_OF[other]], seen, givers)


class _Eyes:
    """A viewer before a table: what each side is to it."""

    def __init__(self, case: Case, viewer: int, content: str) -> None:
        self.case = case
        self.faces = _lexicon(content).faces
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


def look(case: Case, viewer: int, content: str) -> CaseIntel:
    """Built field by field: what is not named here does not leave the state."""
    c = case.cells
    rules = case.rules
    eyes = _Eyes(case, viewer, content)
    phase = int(c[at.PHASE])
    begun = phase > at.STARTING
    mover = int(case.mover())
    card = int(c[at.CARD])
    ids = _lexicon(content).moves
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
        suspect=_place(rules, c[at.SUSPECT]) if begun else None,
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


def _place(rules: Rules, place: int) -> tuple[int, int]:
    """A place counted over all areas, as a seat and a place from 1 on."""
    seat, here = divmod(place, int(rules.places))
    return seat, here + 1


def _part(case: Case) -> str | None:
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
        kind, ideas = (None, 0) if clue is None else _event(case, int(rules.aspect[side]))
        found.append(Landing(number, signs.count(sign), *_place(rules, place), clue, kind, ideas))
    return tuple(found)


def _refill(case: Case) -> dict[int, int]:
    """CL-18: what will come to each empty place of the active player, as far as it is known."""
    c = case.cells
    start = int(at.AREA + book.PLACES * c[at.ACTIVE])
    empty = [start + p for p in range(case.rules.places) if c[start + p] == _NONE]
    sides = [int(c[at.COMING + n]) for n in range(TRAY + 1)]
    return dict(zip(empty, [side for side in sides if side != _NONE], strict=False))


def _event(case: Case, aspect: int) -> tuple[str, int]:
    """CL-20: what it is called, and how many ideas it removes."""
    kind = int(case.cells[at.EVENT + aspect])
    ideas = int(case.cells[at.AMOUNT + aspect])
    return EVENTS[kind], ideas + int(case.solved_count()) if kind == book.FATIGUE else ideas


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
    return (
        Field("phase", CHOICE, at.PHASE, len(PHASES)),
        Field("active", SEAT, at.ACTIVE),
        Field("turn", NUMBER, at.TURNS_DONE, most=book.TURNS),
        Field("done", NUMBER, at.DONE, most=3),
        Field("flipped", BITS, at.FLIPPED, places),
        Field("supply", NUMBER, at.SUPPLY, most=ideas),
        Field("lost", NUMBER, at.LOST, most=ideas),
        Field("losing", NUMBER, at.OWED, most=ideas),
        Field("escape", NUMBER, at.ESCAPE, most=rules.steps),
        Field("suspect_seat", SEAT, at.SUSPECT, table=[place // places for place in suspect]),
        Field("suspect_place", CHOICE, at.SUSPECT, places, table=[p % places for p in suspect]),
        Field("card", CHOICE, at.CARD, book.MOVES),
        Field("turned", BITS, at.PLAYED, book.MOVES),
        Field("solved", BITS, at.SOLVED, book.ASPECTS),
        Field("tray", NUMBER, at.UNSEEN, most=book.CARDS),
        *(_asking(places) if rules.consent else ()),
        Field("focus", CHOICE, at.FOCUSED, places, stride=1),
        Field("ideas", NUMBER, at.HAS, most=ideas, stride=1),
        *_faces("row", int(at.ROWS), int(book.ROW)),
        *_faces("row_behind", int(at.BEHIND), int(book.ROW)),
        Field("row_givers", SEATS, at.GIVERS, cells=book.ROW),
        *_faces("incoming", int(at.COMING), int(rules.incoming)),
        *_faces("top", int(at.TOP), 1),
        *_faces("area", area, places, each),
        *_faces("area_behind", int(at.BEHIND - at.ROWS) + area, places, each),
        Field("givers", SEATS, at.GIVERS - at.ROWS + area, cells=places, stride=each),
        Field("gone", NUMBER, at.GONE, most=3, cells=len(FACES)),
    )


def _faces(name: str, start: int, cells: int, stride: int = 0) -> tuple[Field, Field]:
    """Names of faces: the aspect of each, and which name of that aspect."""
    most = max(map(len, NAMES))
    aspects = [ASPECT_OF[face] for face in FACES]
    which = [NAMES[ASPECT_OF[face]].index(face) for face in FACES]
    return (
        Field(f"{name}_aspect", CHOICE, start, 6, cells=cells, stride=stride, table=aspects),
        Field(f"{name}_name", CHOICE, start, most, cells=cells, stride=stride, table=which),
    )


def _asking(places: int) -> tuple[Field, ...]:
    """CL-14: what a partner is asked for, and who has refused."""
    moves = [decode(action) for action in range(int(book.AGREE))]
    seat = [move.seat if isinstance(move, Swap | Take) else -1 for move in moves]
    give = [move.place if isinstance(move, Swap) else -1 for move in moves]
    get = [move.other if isinstance(move, Swap) else -1 for move in moves]
    take = [move.ideas if isinstance(move, Take) else 0 for move in moves]
    return (
        Field("asked", SEAT, at.ASK, table=seat),
        Field("give", CHOICE, at.ASK, places, table=give),
        Field("get", CHOICE, at.ASK, places, table=get),
        Field("take", NUMBER, at.ASK, most=book.IDEAS, table=take),
        Field("refused", SEATS, at.REFUSED),
    )


# -- what a viewer saw of a step ---------------------------------------------------------------


class _Step:
    """A step, of which the facts are compared."""

    def __init__(self, before: Case, actor: int, move: CaseMove, after: Case, content: str) -> None:
        self.before, self.after = before.cells, after.cells
        self.cases = before, after
        self.rules = before.rules
        self.actor, self.move = actor, move
        self.active = int(before.cells[at.ACTIVE])
        self.ids = _lexicon(content).moves

    def name(self, side: int) -> str:
        return FACES[self.rules.name[side]]

    def named(self, side: int, **more: Value) -> dict[str, Value]:
        aspect = ASPECTS[self.rules.aspect[side]]
        return {"name": self.name(side), "aspect": aspect, **more}

    def area(self, seat: int, place: int) -> int:
        return int(at.AREA) + int(book.PLACES) * seat + place


def events(
    before: Case, actor: int, action: int, after: Case, viewer: int, content: str
) -> tuple[Event, ...]:
    """First the move, then what came of it."""
    move = decode_chance(action) if actor == CHANCE else decode(action)
    step = _Step(before, actor, move, after, content)
    return (*_made(step, viewer), *_refilled(step), *_over(step))


def _made(step: _Step, viewer: int) -> Iterable[Event]:
    actor, old, new = step.actor, step.before, step.after
    match step.move:
        case First(seat):
            yield Event("first", CHANCE, {"seat": seat})
        case Show(card, face):
            known = card if viewer == OMNISCIENT else None
            yield Event("show", CHANCE, step.named(2 * card + face, card=known))
        case Move(card):
            yield from _moved(step, card)
        case Turn(place):
            yield Event("turn", actor, {"place": place + 1})
            yield _turned(step, actor, place)
        case Stop():
            yield Event("stop", actor)
        case Focus(place):
            yield Event("focus", actor, {"place": place + 1})
            aspect = ASPECTS[step.rules.aspect[old[step.area(actor, place)]]]
            ideas = int(new[at.HAS + actor] - old[at.HAS + actor])
            yield Event("gained", actor, {"ideas": ideas, "aspect": aspect})
        case Confirm(place, where):
            yield from _confirmed(step, place, where)
        case Scout(coming, place):
            here: Value = "tray" if coming == TRAY else coming + 1
            yield Event("scout", actor, {"from": here, "place": place + 1})
            paid = int(old[at.HAS + actor] - new[at.HAS + actor])
            yield Event("scouted", actor, step.named(old[at.COMING + coming], paid=paid))
            gone = int(old[step.area(actor, place)])
            if gone != _NONE:
                yield Event("discarded", actor, step.named(gone, where="area"))
        case Swap(place, seat, other):
            values: dict[str, Value] = {"place": place + 1, "seat": seat, "other": other + 1}
            yield Event("swap", actor, values)
            yield from _teamwork(step, step.move)
        case Take(ideas, seat):
            yield Event("take", actor, {"ideas": ideas, "seat": seat})
            yield from _teamwork(step, step.move)
        case Agree():
            yield Event("agree", actor)
            yield from _teamwork(step, decode(int(old[at.ASK])))
        case Refuse():
            yield Event("refuse", actor)
        case Lose(seat):
            yield Event("lose", actor, {"from": "supply" if seat is None else "ABCD"[seat]})
            yield _lost(step)
        case Rest():
            yield Event("rest", actor)
            yield _lost(step)
        case End():
            yield Event("end", actor)


def _turned(step: _Step, seat: int, place: int) -> Event:
    side = step.after[step.area(seat, place)]
    values = step.named(side, seat=seat, place=place + 1)
    shown = () if step.before[at.KNOWN] >> (side >> 1) & 1 else ("name",)
    return Event("turned", step.actor, values, shown)


def _confirmed(step: _Step, place: int, where: int) -> Iterable[Event]:
    actor, old, new = step.actor, step.before, step.after
    yield Event("confirm", actor, {"place": place + 1, "at": where + 1})
    side = int(old[step.area(actor, place)])
    paid = int(step.cases[0].distance(actor, place))
    yield Event("pinned", actor, step.named(side, at=where + 1, paid=paid))
    back = int(old[at.ROWS + where])
    if back != _NONE:
        yield Event("backed", actor, step.named(back, place=place + 1))
    if new[at.SOLVED] != old[at.SOLVED]:
        answer = int(step.rules.symbol[old[at.CARD]])
        solution = int(new[at.SOLUTION + step.rules.aspect[side]])
        count = int(step.cases[1].solved_count())
        yield Event("solved", actor, step.named(solution, at=answer + 1, count=count))


def _teamwork(step: _Step, move: CaseMove) -> Iterable[Event]:
    old = step.before
    if step.after[at.PHASE] == at.ASKED:
        assert isinstance(move, Swap | Take)
        yield Event("asked", step.active, {"seat": move.seat})
    elif isinstance(move, Swap):
        give = step.name(old[step.area(step.active, move.place)])
        get = step.name(old[step.area(move.seat, move.other)])
        yield Event("swapped", step.active, {"give": give, "get": get, "seat": move.seat})
    elif isinstance(move, Take):
        yield Event("taken", step.active, {"ideas": move.ideas, "seat": move.seat})


def _moved(step: _Step, card: int) -> Iterable[Event]:
    """CL-19, CL-20."""
    old, new, rules = step.before, step.after, step.rules
    case = step.cases[0]
    yield Event("move", CHANCE, {"card": step.ids[card]})
    escape = int(old[at.ESCAPE] + rules.escape[card])
    steps = int(old[at.STEPS])
    if rules.escape[card]:
        yield Event("escape", CHANCE, {"cause": "sign", "steps": escape, "left": steps - escape})
    if escape >= steps:
        return
    number = int(rules.number[3 * (old[at.CARD] + 1) + rules.sign[card]])
    seat, place = _place(rules, int(new[at.SUSPECT]))
    side = int(old[step.area(seat, place - 1)])
    landed = step.named(side, number=number, seat=seat, place=place)
    yield Event("suspect", CHANCE, landed)
    kind, ideas = _event(case, int(rules.aspect[side]))
    yield Event("event", CHANCE, {"kind": kind, "ideas": ideas})
    if kind == "decoy":
        told: dict[str, Value] = {"cause": "decoy", "steps": escape + 1, "left": steps - escape - 1}
        yield Event("escape", CHANCE, told)
    elif kind == "lost-trail":
        gone = [n for n in range(TRAY + 1) if old[at.COMING + n] != _NONE][:2]
        for n in gone:
            where = "tray" if n == TRAY else "incoming"
            yield Event("discarded", CHANCE, step.named(old[at.COMING + n], where=where))
    elif kind == "false-lead":
        for owner in range(rules.seats):
            for here in range(rules.places):
                yield _turned(step, owner, here)
    elif new[at.LOST] > old[at.LOST]:
        yield _lost(step)


def _lost(step: _Step) -> Event:
    old, new = step.before, step.after
    supply = int(old[at.SUPPLY] - new[at.SUPPLY])
    ideas = int(new[at.LOST] - old[at.LOST])
    values: dict[str, Value] = {"ideas": ideas, "supply": supply, "players": ideas - supply}
    return Event("lost", step.actor, values)


def _refilled(step: _Step) -> Iterable[Event]:
    """CL-7, CL-18: what came to empty places, and from the tray to the incoming clues."""
    old, new, rules = step.before, step.after, step.rules
    if not isinstance(step.move, End | Show | Move):
        return
    for turn in range(rules.seats):
        seat = (step.active + turn) % int(rules.seats)
        for place in range(rules.places):
            cell = step.area(seat, place)
            if old[cell] == _NONE and new[cell] != _NONE:
                told = step.named(new[cell], seat=seat, place=place + 1)
                yield Event("filled", CHANCE, told)
    there = {int(old[at.COMING + n]) for n in range(rules.incoming)}
    for n in range(rules.incoming):
        if int(new[at.COMING + n]) not in there | {_NONE}:
            yield Event("laid", CHANCE, step.named(new[at.COMING + n], place=n + 1))


def _over(step: _Step) -> Iterable[Event]:
    if step.after[at.PHASE] == at.ENDED:
        solved = int(step.cases[1].solved_count())
        cause = CAUSES[step.after[at.CAUSE]]
        yield Event("over", CHANCE, {"cause": cause, "solved": solved})
