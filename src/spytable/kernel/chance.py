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


def draw(outcomes: Outcomes, rng: Random) -> i64:
    """One outcome, picked by its weight."""
    total: i64 = 0
    for _, weight in outcomes:
        total += weight
    left: i64 = rng.randrange(total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("chance has no outcome to draw")


def probabilities(outcomes: Outcomes) -> list[tuple[int, float]]:
    """The same with probabilities.

    >>> probabilities([(0, 3), (7, 1)])
    [(0, 0.75), (7, 0.25)]
    """
    total = 0
    for _, weight in outcomes:
        total += weight
    return [(outcome, weight / total) for outcome, weight in outcomes]


def below(rng: Random, stop: i64) -> i64:
    """A number from 0 to stop - 1; no draw is spent where there is no choice."""
    return rng.randrange(stop) if stop > 1 else 0


class Bag:
    """How many of each kind are unseen, in cells `start` to `start + kinds - 1` of a state.

    A Bag is a window on the cells of one state, so cloning the state clones it.
    """

    def __init__(self, cells: vec[i64], start: i64, kinds: i64) -> None:
        self.cells = cells
        self.start = start
        self.kinds = kinds

    def size(self) -> i64:
        total: i64 = 0
        for i in range(self.start, self.start + self.kinds):
            total += self.cells[i]
        return total

    def count(self, kind: i64) -> i64:
        return self.cells[self.start + kind]

    def outcomes(self) -> Outcomes:
        """Each kind still there, weighted by how many there are."""
        found: Outcomes = []
        kind: i64 = 0
        while kind < self.kinds:
            left = self.cells[self.start + kind]
            if left > 0:
                found.append((kind, left))
            kind += 1
        return found

    def take(self, kind: i64) -> None:
        if self.cells[self.start + kind] <= 0:
            raise ValueError("that kind is not in the bag")
        self.cells[self.start + kind] -= 1

    def put_back(self, kind: i64) -> None:
        self.cells[self.start + kind] += 1
