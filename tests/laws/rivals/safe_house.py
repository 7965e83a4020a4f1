"""Rivals of the game in docs/add-a-game.md: who was never found may sleep elsewhere."""

from __future__ import annotations

import random
from collections.abc import Sequence

from laws.homes import Options, TextStep

_HOUSES = {"attic", "barge", "cellar", "depot", "embassy", "farm"}


def rivals(
    options: Options,
    steps: Sequence[TextStep],
    viewer: int,
    rng: random.Random,
    most: int,
    *,
    seats: int,
) -> list[list[TextStep]]:
    hidden = _hidden(steps, viewer, seats)
    found = []
    for _ in range(most if hidden else 0):
        other = list(steps)
        for seat, (at, houses) in hidden.items():
            other[at] = (-1, f"sleep {'ABCD'[seat]} {rng.choice(sorted(houses))}")
        if other != list(steps):
            found.append(other)
    return found


def _hidden(steps: Sequence[TextStep], viewer: int, seats: int) -> dict[int, tuple[int, set[str]]]:
    """By seat of which the viewer does not know where it sleeps now: the step that sent it there,
    and the houses where it may be (SH-3, SH-4)."""
    sent: dict[int, int] = {}
    asleep: dict[int, str] = {}
    might: dict[int, set[str]] = {}
    known: set[int] = set()
    for at, (actor, text) in enumerate(steps):
        match text.split():
            case ["sleep", letter, house]:
                seat = "ABCD".index(letter)
                sent[seat], asleep[seat] = at, house
                might.setdefault(seat, set(_HOUSES))
            case ["watch", letter] if actor == viewer:
                known.add("ABCD".index(letter))
            case ["raid", house]:
                for seat in set(range(seats)) - {actor}:
                    might[seat].discard(house)
                    if asleep[seat] == house:
                        might[seat] = _HOUSES - {house}
                        known.discard(seat)
                        asleep[seat] = ""
    return {
        seat: (sent[seat], might[seat])
        for seat, house in asleep.items()
        if house and seat != viewer and seat not in known
    }
