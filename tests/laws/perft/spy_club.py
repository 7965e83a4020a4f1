"""Spy Club for the laws; see homes.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction
from itertools import product
from typing import cast

from bounds import until
from laws.homes import Fixed, Options, TextStep
from laws.rivals.spy_club import read
from reference.spy_club import CHANCE, LETTERS, TURNS, Table, ours, pairs_of, set_up, ways
from spytable.games.spy_club.intel import CaseIntel, Clue
from spytable.kernel.intel import Intel

_CARDS = dict(enumerate(pairs_of(ours())))


def _dealt(seats: int, incoming: str, areas: str, tray: str) -> tuple[TextStep, ...]:
    return tuple(set_up(Table(seats, {}), "A", incoming, areas, tray))


def _lines(*lines: str) -> tuple[TextStep, ...]:
    rows = (line.split(" ", 1) for line in lines)
    return tuple((CHANCE if who == "*" else LETTERS.index(who), text) for who, text in rows)


def _landed(steps: Sequence[TextStep], seats: int, *aspects: str) -> tuple[TextStep, ...]:
    """The turn ends, and the first card comes that moves the suspect to one of these aspects."""
    table = Table(seats, {"consent": 0})
    for step in steps:
        table.play(*step)
    [active] = table.to_act()
    table.play(active, "end")
    for _ in until(lambda: table.phase == "moving" and not table.drawing):
        table.play(CHANCE, min(table.chance()))
    for text in sorted(table.chance()):
        after = table.copy()
        after.play(CHANCE, text)
        assert after.pawn is not None
        card = table.areas[after.pawn[0]][after.pawn[1]]
        if card is not None and table.aspect(card) in aspects:
            return tuple(after.steps)
    raise AssertionError(f"there is none of {aspects} to come to")


_FREE = {"consent": 0}
_THREE = _dealt(3, "watch stamp", "park museum hat | cabin lie homework | love dog key", "cake")
"""A and B can work together."""
_FOUR = _dealt(
    4, "watch", "park museum hat | cabin lie chores | school dog key | love mom fame", "cake"
)
_TWO = _dealt(
    2, "watch stamp key", "park museum cabin school | funfair manor restaurant mom", "cake"
)
_SUSPECTS = _dealt(3, "watch stamp", "dog mom hat | twins mom cashier | cashier twins dog", "cake")
_CRIMES = _dealt(3, "watch stamp", "dog lie hat | lie prank spying | lie prank spying", "cake")
_TAKEN = (*_THREE, *_lines("A take 1 from B"))
_SWAPPED = (*_THREE, *_lines("A swap 3 with B 2", "A take 1 from B"))
"""Without consent: the hat and the lie do not go back in this turn."""
_TURNING = (*_TWO, *_lines("A focus 3", "A turn 2"))
_EMPTY = (*_FOUR, *_lines("A confirm 1 at 2", "A scout 1 to 3", "A confirm 2 at 5", "A end"))
"""One place to fill, and nothing there but the tray's card."""
_FIRST = (*_TWO, *_lines("A focus 2", "A confirm 2 at 1", "A confirm 1 at 2"))
_SECOND = _lines("B confirm 1 at 3", "B focus 2", "B confirm 2 at 5")
_QUIET = "location", "object", "distraction", "motive"
_PINNED = _landed((*_landed(_FIRST, 2, *_QUIET), *_SECOND), 2, *_QUIET)
"""Four Locations are in the row, and A has more of them: it can solve."""

POSITIONS: Mapping[str, tuple[tuple[TextStep, ...], int, Options, int]] = {
    "start, 2 seats": ((), 2, {}, 3),
    "start, 4 seats": ((), 4, {"advanced": 1}, 3),
    "dealt": (_THREE, 3, {}, 3),
    "dealt, nobody is asked": (_THREE, 3, _FREE, 3),
    "asked": (_TAKEN, 3, {}, 4),
    "swapped": (_SWAPPED, 3, _FREE, 3),
    "turning": (_TURNING, 2, {}, 5),
    "refill": (_EMPTY, 4, {}, 3),
    "sabotage": (_landed(_SUSPECTS, 3, "suspect"), 3, _FREE, 4),
    "sabotage, advanced": (_landed(_SUSPECTS, 3, "suspect"), 3, {"advanced": 1, "consent": 0}, 4),
    "lost trail": (_landed(_CRIMES, 3, "crime"), 3, {}, 3),
    "solving": (_PINNED, 2, _FREE, 3),
}
"""By name: what was played, with how many seats and which options, and how deep is counted."""
_COUNTS: Mapping[str, tuple[int, ...]] = {
    "start, 2 seats": (2, 216, 22896),
    "start, 4 seats": (4, 432, 45792),
    "dealt": (32, 422, 6657),
    "dealt, nobody is asked": (32, 669, 12709),
    "asked": (2, 61, 1248, 22670),
    "swapped": (34, 900, 18754),
    "turning": (4, 70, 608, 7119, 87784),
    "refill": (80, 6240, 474240),
    "sabotage": (5, 59, 1460, 39258),
    "sabotage, advanced": (5, 59, 1460, 38327),
    "lost trail": (84, 6888, 220416),
    "solving": (63, 3286, 158817),
}
FIXED = tuple(
    Fixed(name, _COUNTS[name], steps, seats, options)
    for name, (steps, seats, options, _) in POSITIONS.items()
)
SMALL: tuple[tuple[int, Options], ...] = ((2, {}), (4, {"advanced": 1, "consent": 0}))


def table(seats: int, options: Options, own: str = "") -> Table:
    return Table(seats, options, own)


def stock(intel: Intel) -> Hashable:
    """CL-1, CL-2: a card is in one place, all ideas are somewhere, 22 movement cards are there."""
    known = cast(CaseIntel, intel)
    clues = [*_lying(known), *(clue for clue in known.solved if clue), *known.discards]
    out = Counter(tuple(sorted((clue.name, clue.other or ""))) for clue in clues)
    box = Counter(tuple(sorted(pair)) for pair in _CARDS.values())
    assert not out - box, "no card twice"
    top = known.incoming[-1] is not None
    ideas = known.supply + known.lost + sum(player.ideas for player in known.players)
    assert min(known.supply, *(player.ideas for player in known.players)) >= 0
    assert len(set(known.turned)) == len(known.turned) == TURNS - sum(known.parts)
    faces = sum(count.up + count.behind + count.out + count.unseen for count in known.counts)
    return ideas, len(clues) - top + known.tray, faces, len(known.players)


def _lying(intel: CaseIntel) -> Iterator[Clue]:
    for spread in (*(player.area for player in intel.players), intel.row, intel.incoming):
        yield from (clue for clue in spread if clue is not None)


def _asked(lying: Sequence[Clue] | Sequence[int]) -> tuple[int, ...]:
    """Two of the clues that lie there: all at once would be too many arrangements."""
    return tuple(sorted({0, len(lying) - 1})) if lying else ()


_found: dict[Hashable, dict[Hashable, Fraction]] = {}


def posterior(
    seats: int, options: Options, steps: Sequence[TextStep], viewer: int
) -> Mapping[Hashable, Fraction]:
    """CL-17: all ways in which cards can lie where one side was seen are alike."""
    key = seats, tuple(options.items()), tuple(steps)
    if key not in _found:
        _found[key] = _posterior(read(seats, options, steps))
    return _found[key]


def _posterior(table: Table) -> dict[Hashable, Fraction]:
    spreads = (*table.areas, table.row, [*table.incoming, table.top])
    lying = [card for spread in spreads for card in spread if card is not None]
    asked = [lying[at] for at in _asked(lying)]
    candidates, opened = table.candidates(), table.open_cards()
    rest = [table.name(card) for card in opened if card not in asked]
    total = ways([table.cards[card] for card in candidates], [table.name(c) for c in opened])
    choices = [
        [other for other in candidates if table.name(card) in table.cards[other]]
        if card in opened
        else [card]
        for card in asked
    ]
    found: dict[Hashable, Fraction] = {}
    for cards in product(*choices):
        if len(set(cards)) == len(cards):
            left = [table.cards[card] for card in candidates if card not in cards]
            names = tuple(map(_behind, map(table.cards.__getitem__, cards), map(table.name, asked)))
            found[names] = found.get(names, Fraction(0)) + Fraction(ways(left, rest), total)
    return {names: chance for names, chance in found.items() if chance}


def _behind(pair: tuple[str, str], name: str) -> str:
    return pair[1 - pair.index(name)]


def hidden(intel: Intel) -> Hashable:
    """What is behind these two."""
    lying = list(_lying(cast(CaseIntel, intel)))
    return tuple(lying[at].other for at in _asked(lying))


def facts(arrangement: Hashable, viewer: int) -> AbstractSet[Hashable]:
    return frozenset()  # an Intel states no odds: those of turning a clue are told when asked


def stated(intel: Intel) -> Mapping[Hashable, Fraction]:
    return {}
