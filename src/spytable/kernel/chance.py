# compiled
"""Chance as an actor: what is still unseen, and one draw at a time.

Rules never shuffle and never roll: a deck is the multiset of what nobody has
seen yet, and each draw is a step of its own whose outcomes have integer
weights. So no order exists before it is drawn, undo can show no next card,
and a record replays without a seed.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

Outcomes = list[tuple[int, int]]
"""Chance outcomes as (outcome, weight); a probability is weight / sum of weights."""


def draw(chances: Outcomes, rng: Random) -> i64:
    """One outcome, picked by its weight."""
    total: i64 = 0
    for _, weight in chances:
        total += weight
    left: i64 = rng.randrange(total)
    for outcome, weight in chances:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("chance has no outcome to draw")


def probabilities(chances: Outcomes) -> list[tuple[int, float]]:
    """The same with probabilities.

    >>> probabilities([(0, 3), (7, 1)])
    [(0, 0.75), (7, 0.25)]
    """
    total = 0
    for _, weight in chances:
        total += weight
    return [(outcome, weight / total) for outcome, weight in chances]


def below(rng: Random, stop: i64) -> i64:
    """A number from 0 to stop - 1; no draw is spent where there is no choice."""
    return rng.randrange(stop) if stop > 1 else 0


def outcomes(cells: vec[i64], start: i64, kinds: i64) -> Outcomes:
    """Each kind that is there, weighted by how many there are: `cells` counts them from `start` on.

    >>> outcomes(vec[i64]([9, 2, 0, 5]), 1, 3)
    [(0, 2), (2, 5)]
    """
    found: Outcomes = []
    kind: i64 = 0
    while kind < kinds:
        there = cells[start + kind]
        if there > 0:
            found.append((kind, there))
        kind += 1
    return found
