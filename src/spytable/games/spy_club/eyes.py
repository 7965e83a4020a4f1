"""What a viewer knows of a case of Spy Club, field by field."""

from __future__ import annotations

from functools import cache

from spytable.games.spy_club import cells as at
from spytable.games.spy_club import rules as book
from spytable.games.spy_club.components import lexicon
from spytable.games.spy_club.intel import (
    CAUSES,
    PHASES,
    SOLVINGS,
    Asked,
    CaseIntel,
    Clue,
    Count,
    Landing,
    Player,
    Spread,
)
from spytable.games.spy_club.meta import (
    ASPECT_OF,
    ASPECTS,
    FACES,
    INCIDENTS,
    PARTS,
    SKILLS,
    SYMBOLS,
    USE_NAMES,
    Aspect,
    Caught,
    Incident,
    Part,
)
from spytable.games.spy_club.moves import TRAY, Swap, Take, decode
from spytable.games.spy_club.rules import Rules
from spytable.games.spy_club.state import Case
from spytable.kernel.bits import bits, members, size
from spytable.kernel.state import OMNISCIENT

_NONE = int(book.NONE)


@cache
def _clue(name: str, other: str | None, seen: bool, givers: tuple[int, ...]) -> Clue:
    other_aspect = None if other is None else ASPECTS[ASPECT_OF[other]]
    return Clue(name, ASPECTS[ASPECT_OF[name]], other, other_aspect, seen, givers)


class _Eyes:
    """A viewer before a table: what each side is to it."""

    def __init__(self, case: Case, viewer: int, content: str) -> None:
        self.case = case
        self.faces = lexicon(content).faces
        self.all = viewer == OMNISCIENT
        seats = range(case.rules.seats)
        self.givers = seats if any(case.gave(seat) for seat in seats) else ()

    def clue(self, side: int) -> Clue | None:
        if side == _NONE:
            return None
        seen = self.case.turned(side)
        givers = tuple(seat for seat in self.givers if self.case.gave_it(seat, side))
        other = self.faces[side ^ 1] if seen or self.all else None
        return _clue(self.faces[side], other, seen, givers)

    def spread(self, start: int, length: int) -> Spread:
        return tuple(self.clue(self.case.side(spot)) for spot in range(start, start + length))


def intel_of(case: Case, viewer: int, content: str) -> CaseIntel:
    """Built field by field: what is not named here does not leave the state."""
    c = case.cells
    rules = case.rules
    eyes = _Eyes(case, viewer, content)
    phase = int(case.phase())
    begun = phase > at.STARTING
    mover = int(case.mover())
    card = int(c[at.CARD])
    ids = lexicon(content).moves
    turned = tuple(ids[case.card_of(turn)] for turn in range(size(c[at.PLAYED])))
    return CaseIntel(
        viewer=viewer,
        over=phase == at.ENDED,
        to_act=(mover,) if mover >= 0 else (),
        content=content,
        terms=rules.stated,
        advanced=rules.advanced,
        consent=rules.consent,
        phase=PHASES[phase],
        drawing=phase != at.ENDED and begun and case.must_show(),
        turn=c[at.TURNS_DONE],
        turns=rules.turns,
        first=_first(case) if begun else None,
        active=c[at.ACTIVE] if begun else None,
        done=c[at.DONE],
        actions=case.actions(),
        used=tuple(name for n, name in enumerate(USE_NAMES) if case.has_used(n)),
        informant=rules.informant - case.informed(),
        tailed=None if case.tailed() == _NONE else ASPECTS[case.tailed()],
        supply=c[at.SUPPLY],
        lost=c[at.LOST],
        escape=c[at.ESCAPE],
        steps=rules.steps,
        suspect=place_of(rules, case.suspect()) if begun else None,
        card=None if card == _NONE else ids[card],
        symbol=None if card == _NONE else SYMBOLS[rules.symbol[card]],
        answer=_answer(case),
        choices=members(case.choices()) if phase == at.CHOOSING else (),
        solving=SOLVINGS[c[at.SOLVING]] if phase == at.CHOOSING else None,
        barred=_barred(case),
        lacking=_lacking(case),
        grid=rules.grid,
        needed=rules.needed,
        wild=None if rules.wild == _NONE else FACES[rules.wild],
        rounds=case.rounds(),
        walked=c[at.WALKED],
        most_rounds=rules.rounds,
        haste=rules.haste,
        confirmed=case.has_confirmed(),
        backwards=case.goes_back(),
        quiet=c[at.QUIET],
        solved_now=case.has_solved(),
        numbers=tuple(rules.numbers(card, sign) for sign in range(book.SIGNS)),
        part=_part(case),
        parts=_parts(case),
        turned=turned,
        tray=size(case.unseen()) + (case.side(at.TOP) != _NONE),
        incoming=(*eyes.spread(at.COMING, rules.incoming), eyes.clue(case.side(at.TOP))),
        prices=_prices(case, begun),
        row=eyes.spread(at.ROWS, rules.row),
        players=_players(case, eyes),
        solved=eyes.spread(at.SOLUTION, book.KINDS if rules.extra else book.ASPECTS),
        won=case.won(),
        counts=_counts(case),
        landings=_landings(case, eyes),
        asked=_asked(case, eyes),
        losing=c[at.OWED],
        flipped=tuple(p for p in range(rules.places) if case.flipped() >> p & 1),
        discards=_discards(case, eyes),
        cause=CAUSES[c[at.CAUSE]],
    )


def _prices(case: Case, begun: bool) -> tuple[int, ...]:
    """CL-6, CL-56: until it is known who begins, what they cost anybody."""
    places = (*range(case.rules.incoming), TRAY)
    return tuple(case.price(n) if begun else case.rules.price[n] for n in places)


def place_of(rules: Rules, place: int) -> tuple[int, int]:
    """A place counted over all areas, as a seat and a place of its own."""
    return divmod(place, int(rules.places))


def _answer(case: Case) -> int | None:
    """CL-22, CL-31: as the cards name it, whatever clues will lie there."""
    rules = case.rules
    among = 0 if rules.grid else bits(range(rules.row)) & ~case.wild_for(0)
    place = int(case.named(among))
    return None if place == _NONE else place


def _barred(case: Case) -> tuple[Aspect, ...]:
    kinds = range(book.KINDS)
    barred = (n for n in kinds if case.is_open(n) and not case.is_solvable(n))
    return tuple(ASPECTS[n] for n in barred)


def _lacking(case: Case) -> tuple[Aspect, ...]:
    if not case.rules.expert:
        return ()
    return tuple(ASPECTS[n] for n in range(book.KINDS) if case.one_short(n, _NONE))


def _part(case: Case) -> Part | None:
    """CL-4: that of the card to come, also while the event of this turn's card goes on."""
    turned = size(case.cells[at.PLAYED])
    return PARTS[case.rules.by_turn[turned]] if turned < case.rules.turns else None


def _first(case: Case) -> int:
    """CL-3: who began. When time is up all turns are done, and whose the last was is still told;
    and so it is when a case has gone cold (CL-49)."""
    c = case.cells
    passed = c[at.TURNS_DONE] - (c[at.CAUSE] in (at.NO_TIME, at.GONE_COLD))
    return int((c[at.ACTIVE] - passed) % case.rules.seats)


def _parts(case: Case) -> tuple[int, ...]:
    """CL-4: cards to come, one less than there are in each part."""
    played = int(case.cells[at.PLAYED])
    return tuple(int(mask & ~played).bit_count() - 1 for mask in case.rules.parts)


def _players(case: Case, eyes: _Eyes) -> tuple[Player, ...]:
    rules = case.rules
    acting = case.phase() == at.ACTING and not case.all_done()
    partners = case.partners() if acting else 0
    return tuple(
        Player(
            ideas=case.ideas(seat),
            focus=case.focus_of(seat),
            area=eyes.spread(case.area(seat, 0), rules.places),
            prices=tuple(case.distance(seat, place) for place in range(rules.places)),
            partner=bool(partners >> seat & 1),
            refused=case.has_refused(seat),
            skill=SKILLS[rules.skill[seat]],
            winded=case.is_winded(seat),
        )
        for seat in range(rules.seats)
    )


def _discards(case: Case, eyes: _Eyes) -> tuple[Clue, ...]:
    """By name: in which order they went tells nothing more."""
    sides = [2 * card + face for face in range(2) for card in range(book.CARDS)]
    clues = [eyes.clue(side) for side in sides if case.discarded(side)]
    return tuple(sorted(filter(None, clues), key=lambda one: (one.name, one.other or "")))


def _counts(case: Case) -> tuple[Count, ...]:
    aspect = case.rules.aspect
    up, behind, out, total = ([0] * int(book.KINDS) for _ in range(4))
    for one in aspect:
        total[one] += 1
    for spot in range(at.ROWS, at.FOCUSED):
        side = case.side(spot)
        if side != _NONE:
            up[aspect[side]] += 1
            if case.turned(side):
                behind[aspect[side ^ 1]] += 1
    for side in range(2 * book.CARDS):
        if case.discarded(side):
            out[aspect[side]] += 1
            if case.turned(side):
                out[aspect[side ^ 1]] += 1
    row = [int(case.progress(one)) for one in range(book.KINDS)]
    rows = zip(total, up, behind, out, row, strict=True)
    return tuple(Count(t, u, b, o, t - u - b - o, r) for t, u, b, o, r in rows)


def _landings(case: Case, eyes: _Eyes) -> tuple[Landing, ...]:
    rules = case.rules
    if not at.ACTING <= case.phase() <= at.MOVING and case.phase() < at.CHOOSING:
        return ()
    coming = int(case.moves_to_come())
    signs = [rules.sign[card] for card in range(book.MOVES) if coming >> card & 1]
    filling = _refill(case)
    found = []
    for sign in range(book.SIGNS):
        number = int(rules.numbers(case.cells[at.CARD], sign))
        place = int(case.after(number))
        spot = int(case.counted(place))
        side = filling.get(spot, int(case.side(spot)))
        clue = eyes.clue(side)
        kind, ideas = befalls(case, place, side)
        found.append(Landing(number, signs.count(sign), *place_of(rules, place), clue, kind, ideas))
    return tuple(found)


def _refill(case: Case) -> dict[int, int]:
    """CL-18: what will come to each empty place of the active player, as far as it is known."""
    spots = [int(case.area(case.active(), place)) for place in range(case.rules.places)]
    empty = [spot for spot in spots if case.side(spot) == _NONE]
    sides = [int(case.side(case.coming(n))) for n in range(TRAY + 1)]
    coming = [side for side in sides if side != _NONE]
    beside = len(coming) - (sides[TRAY] != _NONE)
    if case.rules.passing and beside and not at.REFILLING <= case.phase() <= at.MOVING:
        coming = coming[1:]  # CL-50
    return dict(zip(empty, coming, strict=False))


def befalls(case: Case, place: int, side: int) -> tuple[Incident | Caught | None, int]:
    """CL-20, CL-48: what happens if the suspect lands in a place, counted over all areas, on this
    side; None where it is not known."""
    if case.is_caught(place):
        return "caught", 0
    return (None, 0) if side == _NONE else event_of(case, int(case.rules.aspect[side]))


def event_of(case: Case, aspect: int) -> tuple[Incident, int]:
    """CL-20: what it is called, and how many ideas it removes."""
    kind, ideas = int(case.event(aspect)), int(case.amount(aspect))
    return INCIDENTS[kind], ideas + int(case.solved_count()) if kind == book.FATIGUE else ideas


def _asked(case: Case, eyes: _Eyes) -> Asked | None:
    if case.phase() != at.ASKED:
        return None
    match decode(int(case.question())):
        case Swap(place, seat, other):
            give = eyes.clue(case.clue(case.active(), place))
            get = eyes.clue(case.clue(seat, other))
            return Asked("swap", seat, place, other, give, get, 0)
        case Take(ideas, seat):
            return Asked("take", seat, 0, 0, None, None, ideas)
    raise AssertionError("nothing else is asked for")


def odds(case: Case) -> dict[str, dict[str, float]]:
    """By the name that is up on a card not yet turned: how likely each other side is."""
    rules = case.rules
    cards = int(case.open_cards())
    wants = case.wants(cards)
    found: dict[str, dict[str, float]] = {}
    for side, chance in enumerate(rules.deck.odds(cards | case.unseen(), wants)):
        name = int(rules.name[side])
        if chance > 0:
            other = FACES[rules.name[side ^ 1]]
            here = found.setdefault(FACES[name], {})
            here[other] = here.get(other, 0.0) + chance / int(wants[name])
    return found
