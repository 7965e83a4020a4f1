"""A whole game of Spywhere from what a viewer saw of it and a state that it sampled.

Secret are the passports, what was drawn, and what identification cards say. The cards are told from
the end backwards: whatever a seat drew it still holds, or gave for all to see; and any card of its
hand that nobody knew of may be the one that it drew last. Where the sample has a trail it says what
each seat held at each bound, and then every such game is possible. When all is shown there is no
trail any more: then games are told until one is possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import add

from librt.random import Random

from spytable.games.spywhere import cells as at
from spytable.games.spywhere import rules as book
from spytable.games.spywhere.events import (
    Back,
    Bonus,
    Clear,
    Closing,
    Deal,
    Draw,
    Exchange,
    Market,
    Name,
    Passport,
    Stuck,
    WhereEvent,
)
from spytable.games.spywhere.intel import counts
from spytable.games.spywhere.meta import NATIONS, Nation
from spytable.games.spywhere.sampling import held_at
from spytable.games.spywhere.state import Where
from spytable.kernel.bits import members
from spytable.kernel.chance import draw
from spytable.kernel.state import CHANCE

Step = tuple[int, int]
Cards = tuple[int, ...]
"""How many of each nationality, in the order of NATIONS."""
TRIES = 1000
_DRAWS = {Deal: int(book.DEAL), Draw: int(book.DRAW), Bonus: int(book.BONUS)}
_NOTHING: Cards = (0,) * len(NATIONS)
_MANY = 255


def retell(
    seen: Sequence[tuple[WhereEvent, ...]],
    sample: Where,
    viewer: int,
    step_of: Callable[[WhereEvent], Step],
    rng: Random,
) -> list[Step]:
    """No steps where none were found."""
    turns, last = _parts(seen)
    seats = range(sample.rules.seats)
    faces = [_shuffled(members(sample.face(seat)), rng) for seat in seats]
    names = [_names(sample, seat, rng) for seat in seats]
    drawn = _drawn(turns, sample, rng)
    if drawn is None:
        return []
    steps: list[Step] = []
    for move, *_ in turns:
        match move:
            case Passport(_, seat, None):
                steps.append((CHANCE, int(book.PASSPORT) + faces[seat].pop()))
            case Name(seat, foe, None):
                steps.append((seat, book.name(foe, names[seat][foe].pop())))
            case Deal(_, _, None) | Draw(_, _, None) | Bonus(_, _, None):
                steps.append((CHANCE, _DRAWS[type(move)] + drawn[len(steps)]))
            case _:
                steps.append(step_of(move))
    return steps + _last(last, sample, viewer, names, step_of, rng)


def _parts(
    seen: Sequence[tuple[WhereEvent, ...]],
) -> tuple[Sequence[tuple[WhereEvent, ...]], Sequence[tuple[WhereEvent, ...]]]:
    """What was seen of the turns, and of the last identifications."""
    for number, events in enumerate(seen):
        if isinstance(events[-1], Closing):
            return seen[: number + 1], seen[number + 1 :]
    return seen, ()


# -- what identification cards say ----------------------------------------------------------


def _names(sample: Where, seat: int, rng: Random) -> list[list[int]]:
    """By foe, what the seat named, in any order."""
    foes = range(sample.rules.seats)
    return [_shuffled(members(sample.names(seat, foe)), rng) for foe in foes]


def _last(
    seen: Sequence[tuple[WhereEvent, ...]],
    sample: Where,
    viewer: int,
    names: list[list[list[int]]],
    step_of: Callable[[WhereEvent], Step],
    rng: Random,
) -> list[Step]:
    """SW-15, seat by seat. Nobody knows how far another is: as soon as it is the viewer's turn, the
    seats before it are taken to have named anything, and those after it nothing."""
    phase = sample.phase()
    seats = range(sample.rules.seats)
    mine = [step_of(events[0]) for events in seen if events[0].actor == viewer]
    if phase == at.LAST:
        waits = [not sample.ready(seat) for seat in seats]
        turn = viewer >= 0 and (waits[viewer] or (mine and any(waits[viewer:])))
        return (_at_random(sample.clone(), viewer, rng) if turn else []) + mine
    steps: list[Step] = []
    for seat in seats if phase == at.ENDED else ():
        if seat == viewer:
            steps += mine
        elif sum(sample.laid(seat, foe) for foe in seats) < sample.rules.missing:
            left = [book.name(foe, n) for foe, some in enumerate(names[seat]) for n in some]
            steps += [(seat, action) for action in (*_shuffled(left, rng), int(book.DONE))]
    return steps


def _at_random(where: Where, viewer: int, rng: Random) -> list[Step]:
    """All seats before the viewer make their last identifications, any way."""
    steps: list[Step] = []
    for seat in range(viewer):
        while actions := where.legal(seat):
            steps.append((seat, actions[rng.randrange(len(actions))]))
            where.apply(*steps[-1])
    return steps


# -- what was drawn -----------------------------------------------------------------------------


class _Tale:
    """What everybody saw of the cards, by step."""

    def __init__(self, turns: Sequence[tuple[WhereEvent, ...]], sample: Where) -> None:
        seats = range(sample.rules.seats)
        self.steps = len(turns)
        self.draws: dict[int, tuple[int, int | None]] = {}  # who drew, and what if that was seen
        self.laid: dict[int, int] = {}  # into the market
        self.given: dict[int, tuple[int, int]] = {}  # who gave what nobody knew of
        self.bounds: dict[int, tuple[int, bool, Cards]] = {}  # SW-11: of what, if back; the market
        self.gave = [[list(_NOTHING) for _ in seats]]  # by part between bounds, and by seat
        self.pile = counts(sample.pile())  # now
        self.hands = [counts(sample.hidden(seat)) for seat in seats]
        self._known = [list(_NOTHING) for _ in seats]
        self._market = list(_NOTHING)
        backs = 0  # in this turn
        for number, (move, *notes) in enumerate(turns):
            match move:
                case Deal(_, seat, nation) | Draw(_, seat, nation) | Bonus(_, seat, nation):
                    self.draws[number] = seat, None if nation is None else _number(nation)
                    backs = 0
                case Market(_, nation):
                    self.laid[number] = _number(nation)
                    self._market[_number(nation)] += 1
                case Clear(_, nation):
                    self._market[_number(nation)] -= book.THREE
                case Exchange(seat, give, take):
                    self._exchange(number, seat, _number(give), _number(take))
            for note in notes:
                if isinstance(note, Back | Stuck) and backs < book.MOST_BACKS:
                    back, alike = isinstance(note, Back), _number(note.nation)
                    self.bounds[number] = alike, back, tuple(self._market)
                    self.gave.append([list(_NOTHING) for _ in seats])
                    if back:
                        self._market[alike] -= book.THREE
                        backs += 1

    def _exchange(self, number: int, seat: int, give: int, take: int) -> None:
        if self._known[seat][give]:
            self._known[seat][give] -= 1
        else:
            self.given[number] = seat, give
            self.gave[-1][seat][give] += 1
        self._known[seat][take] += 1
        self._market[give] += 1
        self._market[take] -= 1


def _drawn(
    turns: Sequence[tuple[WhereEvent, ...]], sample: Where, rng: Random
) -> dict[int, int] | None:
    """What was drawn, by step; None where all tries failed."""
    tale = _Tale(turns, sample)
    held = _held(sample)
    for _ in range(TRIES):
        drawn = _backwards(tale, held, rng)
        if drawn is not None:
            return drawn
    return None


def _held(sample: Where) -> list[list[Cards]]:
    """By bound and seat: its cards then that nobody else had seen. Nothing where all is shown."""
    marks, seats = sample.marks(), range(sample.rules.seats)
    return [[counts(marks[held_at(place, seat)]) for seat in seats] for place in sample.bounds()]


def _backwards(tale: _Tale, held: list[list[Cards]], rng: Random) -> dict[int, int] | None:
    """What was drawn, by step; None where the pile or SW-11 do not allow it."""
    hands = [list(cards) for cards in tale.hands]
    pile = list(tale.pile)
    part = len(held)
    to_draw = _to_draw(tale, held, part)
    drawn: dict[int, int] = {}
    for number in reversed(range(tale.steps)):
        if number in tale.bounds:
            nation, back, market = tale.bounds[number]
            if back:
                pile[nation] -= book.THREE
            spread = sum(min(2, cards) for cards in map(add, market, pile))
            if min(pile) < 0 or (spread >= book.SLOTS) != back:
                return None
            if held:
                part -= 1
                to_draw = _to_draw(tale, held, part)
        if number in tale.laid:
            pile[tale.laid[number]] += 1
        elif number in tale.given:
            seat, nation = tale.given[number]
            hands[seat][nation] += 1
        elif number in tale.draws:
            seat, seen = tale.draws[number]
            nation = _any(map(min, hands[seat], to_draw[seat]), rng) if seen is None else seen
            drawn[number] = nation
            hands[seat][nation] -= 1
            to_draw[seat][nation] -= 1
            pile[nation] += 1
    return drawn


def _to_draw(tale: _Tale, held: list[list[Cards]], part: int) -> list[list[int]]:
    """By seat, what it drew between two bounds; where that is not known, whatever it can be.

    Going backwards, a draw that is one of these and is in the hand never bars the way: how many
    such there are at a draw does not depend on which ones were chosen before.
    """
    if not held:
        return [[_MANY] * len(NATIONS) for _ in tale.hands]
    then = held[part - 1] if part else [_NOTHING for _ in tale.hands]
    now = held[part] if part < len(held) else tale.hands
    rows = zip(then, now, tale.gave[part], strict=True)
    return [[n + g - t for t, n, g in zip(*row, strict=True)] for row in rows]


# -- the small steps they are made of ------------------------------------------------------------


def _number(nation: Nation) -> int:
    return NATIONS.index(nation)


def _any(cards: Iterable[int], rng: Random) -> int:
    """The nationality of one of these cards."""
    return draw(list(enumerate(cards)), rng)


def _shuffled(things: Iterable[int], rng: Random) -> list[int]:
    left = list(things)
    return [left.pop(rng.randrange(len(left))) for _ in range(len(left))]
