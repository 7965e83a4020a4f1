"""Spy Connection has no rivals: all is open but what has not been drawn yet (SC-35).

A deck has no order before a card is drawn from it, so no two games look alike to anybody.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from reference.spy_connection import Step

OPEN = True
OWN = frozenset({"viewer", "routes"})
"""What an Intel tells of the viewer itself: `routes` says where its own spy could go on."""


def rivals(
    options: Mapping[str, int],
    steps: Sequence[Step],
    viewer: int,
    rng: random.Random,
    most: int = 3,
    *,
    seats: int,
) -> list[list[Step]]:
    return []
