"""Rivals of a Dead Drop game: other games of which one viewer has seen exactly the same.

The secrets are the documents dealt to the others (DD-2), what they dropped (DD-6), and,
while all bid, whether and what the others have bid (DD-3).
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from toy.second import CHANCE, Step, Table, played


def rivals(
    options: Mapping[str, int],
    steps: Sequence[Step],
    viewer: int,
    rng: random.Random,
    most: int = 3,
    *,
    seats: int,
) -> list[list[Step]]:
    """Up to `most` other step lists which this viewer cannot tell from this."""
    real = played(seats, options, steps)
    found: list[list[Step]] = []
    if real.over:
        return found  # DD-7: everything is shown
    for _ in range(20 + 10 * most):
        if len(found) == most:
            break
        other = _other(real, steps, viewer, rng)
        if other == list(steps) or other in found:
            continue
        try:
            same = played(seats, options, other).seen(viewer) == real.seen(viewer)
        except ValueError:  # more of a document than the bag holds
            continue
        if same:
            found.append(other)
    return found


def _other(real: Table, steps: Sequence[Step], viewer: int, rng: random.Random) -> list[Step]:
    """The same game with other secrets, most of the time."""
    closed = list(steps)
    while closed and closed[-1][1].startswith("bid ") and real.bids:
        closed.pop()
    bids = [step for step in steps[len(closed) :] if step[0] == viewer]
    dealt = 0
    for at, (actor, text) in enumerate(closed):
        if actor == CHANCE and dealt < real.seats:
            if dealt != viewer:
                closed[at] = (CHANCE, f"draw {rng.choice(sorted(real.deck))}")
            dealt += 1
        elif actor != viewer and text.startswith("drop "):
            closed[at] = (actor, rng.choice(("drop hand", "drop prize")))
    if real.winner is None and len(real.hands) == real.seats:
        bids += _other_bids(real, viewer, bool(bids), rng)
    return closed + sorted(bids)


def _other_bids(real: Table, viewer: int, has_bid: bool, rng: random.Random) -> list[Step]:
    """DD-3: any of the others may have bid anything, as long as somebody has not yet bid."""
    others = [seat for seat in range(real.seats) if seat != viewer]
    waiting = viewer >= 0 and not has_bid
    most = len(others) - (0 if waiting else 1)
    chosen = rng.sample(others, rng.randint(0, most))
    return [(seat, rng.choice(sorted(_bids(real, seat)))) for seat in chosen]


def _bids(real: Table, seat: int) -> list[str]:
    return [f"bid {coins}" for coins in range(real.purse[seat] + 1)]
