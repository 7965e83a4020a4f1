"""Dead Drop for the laws; see homes.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction
from typing import cast

from laws.homes import Fixed, Options, TextStep
from spytable.kernel.intel import Intel
from toy.intel import DropIntel
from toy.second import CHANCE, Table, played

_DEALT = ((CHANCE, "draw 0"), (CHANCE, "draw 2"), (CHANCE, "draw 1"))
_WON = ((0, "bid 1"), (1, "bid 2"), (2, "bid 2"), (CHANCE, "draw 2"))

_LONG = {"kinds": 3, "rounds": 2, "coins": 2}
_SHORT = {"kinds": 2, "rounds": 1, "coins": 1}

FIXED: tuple[Fixed, ...] = (
    Fixed("start, 2 seats", (3, 9, 27, 81, 243, 486, 486, 1026, 2268), seats=2, options=_LONG),
    # 14 deals of 4: 6 leave one of each kind, 8 leave two of one kind; and 16 bids.
    Fixed("start, 4 seats", (2, 4, 8, 14, 28, 56, 112, 224, 320), seats=4, options=_SHORT),
    Fixed("dealt", (3, 9, 27, 81, 162, 162, 354, 810, 1944), _DEALT, seats=3, options=_LONG),
    Fixed("won", (2, 2, 6, 6, 18, 54, 108, 108, 0), (*_DEALT, *_WON), seats=3, options=_LONG),
)
SMALL: tuple[tuple[int, Options], ...] = (
    (2, {"kinds": 2, "rounds": 2, "coins": 1}),
    (2, {"kinds": 3, "rounds": 2, "coins": 2}),
    (3, {"kinds": 2, "rounds": 1, "coins": 1}),
    (3, {"kinds": 3, "rounds": 3, "coins": 0}),
)


def table(seats: int, options: Options) -> Table:
    return Table(seats, options)


def stock(intel: Intel) -> Hashable:
    """DD-1 to DD-6: no document twice, no coin below 0, and every prize has one winner."""
    known = cast(DropIntel, intel)
    cards = [card for card in (*known.dealt, *known.prizes) if card is not None]
    assert max(Counter(cards).values(), default=0) <= 3
    assert sum(card is not None for card in known.dealt) == known.deals
    assert all(0 <= coins <= known.max_coins for coins in known.coins)
    for prize, winner, dropped in zip(known.prizes, known.won, known.dropped, strict=True):
        assert (prize is None) == (winner is None) and (prize is not None or dropped is None)
    return known.kinds, known.max_coins, len(known.coins), len(known.prizes)


def posterior(
    seats: int, options: Options, steps: Sequence[TextStep], viewer: int
) -> Mapping[Hashable, Fraction]:
    """Brute force over histories: whatever chance and the others may have done, choices alike."""
    truth = played(seats, options, steps).seen(viewer)
    histories = [(Table(seats, options), Fraction(1))]
    for actor, text in steps:
        histories = [
            (after, weight * odds)
            for before, weight in histories
            for after, odds in _ways(before, actor, text, viewer)
            if after.seen(viewer) == truth[: len(after.seen(viewer))]
        ]
    shares: dict[Hashable, Fraction] = {}
    for after, weight in histories:
        if after.seen(viewer) == truth:
            arrangement = (tuple(after.dealt), tuple(after.secrets))
            shares[arrangement] = shares.get(arrangement, Fraction(0)) + weight
    whole = sum(shares.values(), Fraction(0))
    return {arrangement: share / whole for arrangement, share in shares.items()}


def _ways(before: Table, actor: int, text: str, viewer: int) -> list[tuple[Table, Fraction]]:
    """The tables after this step, or after any other that the viewer might not tell from it."""
    if actor == viewer and actor != CHANCE:
        choices = {text: Fraction(1)}
    elif actor == CHANCE:
        choices = before.chance()
    else:
        legal = before.legal(actor)
        choices = {choice: Fraction(1, len(legal)) for choice in sorted(legal)}
    ways = []
    for choice, odds in choices.items():
        after = before.copy()
        after.play(actor, choice)
        ways.append((after, odds))
    return ways


def hidden(intel: Intel) -> Hashable:
    """What was dealt to each, and who dropped its hand or the prize."""
    known = cast(DropIntel, intel)
    dealt = tuple(str(card) for card in known.dealt if card is not None)
    drops = zip(known.won, known.dropped, strict=True)
    return dealt, tuple((seat, thing) for seat, thing in drops if thing is not None)


def facts(arrangement: Hashable, viewer: int) -> AbstractSet[Hashable]:
    return frozenset()  # a Dead Drop Intel states no odds


def stated(intel: Intel) -> Mapping[Hashable, Fraction]:
    return {}
