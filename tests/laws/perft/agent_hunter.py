"""Agent Hunter for the laws; see homes.py."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction
from typing import cast

import reference.agent_hunter as book
from laws.homes import Fixed, Options, TextStep
from spytable.games.agent_hunter.intel import HuntIntel, Player
from spytable.kernel.intel import Intel
from spytable.kernel.state import CHANCE

_BEGUN = tuple(
    [(0, f"put {n}") for n in (3, 7, 1)]
    + [(0, "done")]
    + [(1, f"put {n}") for n in (4, 0, 8)]
    + [(1, "done"), (CHANCE, "first A")]
)
_TINY = {"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 6}

FIXED: tuple[Fixed, ...] = (
    Fixed("start", (10, 90, 720, 720, 7200, 64800)),
    Fixed("begun", (33, 894, 21879), _BEGUN),
    Fixed("tiny", (4, 4, 16, 16, 32, 160, 488, 1256, 3640), options=_TINY),
)
SMALL: tuple[tuple[int, Options], ...] = tuple(
    (2, {"agents": agents, "bases": bases, "tokens": 2, "turn_limit": 0})
    for agents, bases in ((4, 1), (6, 1), (4, 2), (5, 2), (6, 2), (5, 3), (6, 3))
)


class Table(book.Table):
    def copy(self) -> Table:
        twin = super().copy()
        twin.__class__ = Table
        return cast(Table, twin)

    def returns(self) -> list[Fraction]:
        winners = self.winner()
        if len(winners) != 1:
            return [Fraction(0), Fraction(0)]
        return [Fraction(1 if seat in winners else -1) for seat in (0, 1)]


def table(seats: int, options: Options) -> Table:
    return Table(**options)


def stock(intel: Intel) -> Hashable:
    """AH-1, AH-15: each number of each player is in its hand, on a base, or gone for both."""
    known = cast(HuntIntel, intel)
    return tuple(_pieces(known, side) for side in known.players)


def _pieces(known: HuntIntel, side: Player) -> Hashable:
    on_bases = [base.agent for base in side.bases if base.standing and base.agent is not None]
    assert side.hand is not None
    tokens = side.tokens + sum(base.tokens for base in side.bases)
    return tuple(sorted([*side.hand, *on_bases, *known.gone])), tokens


def posterior(
    seats: int, options: Options, steps: Sequence[TextStep], viewer: int
) -> Mapping[Hashable, Fraction]:
    """One player's cards say nothing about the other's: the two sides are independent."""
    first, second = (book.posterior(options, steps, viewer, about) for about in (0, 1))
    return {(a, b): p * q for a, p in first.items() for b, q in second.items()}


def hidden(intel: Intel) -> Hashable:
    """What lies on the bases of each side."""
    sides = cast(HuntIntel, intel).players
    return tuple(
        tuple(base.agent if base.standing else None for base in side.bases) for side in sides
    )


def facts(arrangement: Hashable, viewer: int) -> AbstractSet[Hashable]:
    """Which number lies on which base of whoever the viewer is not."""
    sides = cast(tuple[tuple[int | None, ...], ...], arrangement)
    return {
        (seat, base, number)
        for seat, side in enumerate(sides)
        for base, number in enumerate(side)
        if number is not None and seat != viewer
    }


def stated(intel: Intel) -> Mapping[Hashable, Fraction]:
    """The deduction sheet about whoever the viewer is not."""
    known = cast(HuntIntel, intel)
    return {
        (seat, place, number): Fraction(ways, sum(base.ways))
        for seat, side in enumerate(known.players)
        for place, base in enumerate(side.bases)
        for number, ways in zip(base.possible, base.ways, strict=True)
        if seat != known.viewer
    }
