"""Rivals of an Agent Hunter game: other games of which one viewer has seen exactly the same.

Every agent is shown when it leaves a base (AH-7, AH-8, AH-10, AH-11), so the secrets of a game
are the agents that lie face down now, and during set-up also how far the others are (AH-3).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from reference.agent_hunter import SPECTATOR, Step, Table, answer, played


@dataclass
class Put:
    """An agent put face down: when, by whom, and what was answered about it since."""

    step: int
    seat: int
    number: int
    answers: list[tuple[int, str]] = field(default_factory=list)


@dataclass
class Story:
    """A game read from its beginning: what lies hidden, and when each number was last shown."""

    table: Table
    hidden: dict[tuple[int, str], Put] = field(default_factory=dict)
    shown: dict[tuple[int, int], int] = field(default_factory=dict)

    def read(self, at: int, actor: int, text: str) -> None:
        """Play one step and take in what came of it."""
        known = len(self.table.told)
        self.table.play(actor, text)
        for facts in self.table.told[known:]:
            match facts[actor]:
                case ("put", int(seat), str(base), int(number)):
                    self.hidden[seat, base] = Put(at, seat, number)
                case ("swap", int(seat), str(base), int(number)):  # AH-8
                    self._show(at, seat, number, base)
                case ("match", int(seat), int(number), str(source)):  # AH-11
                    self._show(at, seat, number, source)
                case ("attack", int(seat), str(source), int(number), str(base), str(said)):
                    self._show(at, seat, number, source)
                    if said == "equal":  # AH-7, AH-12
                        self._show(at, 1 - seat, number, base)
                    else:
                        self.hidden[1 - seat, base].answers.append((number, said))

    def _show(self, at: int, seat: int, number: int, source: str) -> None:
        self.shown[seat, number] = at
        self.hidden.pop((seat, source), None)  # nothing lies hidden there if it is "hand"

    def possible(self, put: Put) -> list[int]:
        """The numbers this hidden put can have had, whatever lies on the other bases.

        It was in the hand then and is on the base since: so it has not left the game, has not
        been shown since then (AH-5: a number shown from the hand is on no base), and gives the
        answers that were heard.
        """
        return [
            number
            for number in range(self.table.agents)
            if number not in self.table.gone[put.seat]
            and self.shown.get((put.seat, number), -1) < put.step
            and all(answer(asked, number) == said for asked, said in put.answers)
        ]


def rivals(
    options: Mapping[str, int],
    steps: Sequence[Step],
    viewer: int,
    rng: random.Random,
    most: int = 3,
    *,
    seats: int = 2,
) -> list[list[Step]]:
    """Up to `most` other step lists which this viewer cannot tell from this one.

    They differ in secret choices of the others, for a spectator of either seat. Each has been
    played, and what the viewer saw of it compared. Empty when there is none.
    """
    story = Story(Table(**options))
    for at, (actor, text) in enumerate(steps):
        story.read(at, actor, text)
    truth = story.table.seen(viewer)
    found: list[list[Step]] = []
    if story.table.over:
        return found  # AH-16: everything is shown
    others = _other_setups if len(story.table.ready) < 2 else _other_agents
    for other in others(story, steps, viewer, rng, tries=100 + 2 * most):
        if len(found) == most:
            break
        if other not in found and played(options, other).seen(viewer) == truth:
            found.append(other)
    return found


def _other_setups(
    story: Story, steps: Sequence[Step], viewer: int, rng: random.Random, tries: int
) -> Iterator[list[Step]]:
    """AH-3: the others may have put anything, and be anywhere in their set-up."""
    table = story.table
    real = [[step for step in steps if step[0] == seat] for seat in (0, 1)]
    length = len(table.names) + 1
    for _ in range(tries):
        blocks = [
            real[seat] if seat == viewer else _setup(table, seat, rng.randint(0, length), rng)
            for seat in (0, 1)
        ]
        both_done = all(len(block) == length for block in blocks)
        if blocks != real and not both_done:
            yield blocks[0] + blocks[1]


def _setup(table: Table, seat: int, length: int, rng: random.Random) -> list[Step]:
    """The first steps of a random set-up of this seat."""
    numbers = rng.sample(range(table.agents), len(table.names))
    whole = [(seat, f"put {number}") for number in numbers] + [(seat, "done")]
    return whole[:length]


def _other_agents(
    story: Story, steps: Sequence[Step], viewer: int, rng: random.Random, tries: int
) -> Iterator[list[Step]]:
    """The game with other numbers for what the others have lying face down."""
    puts = [[put for put in story.hidden.values() if put.seat == seat] for seat in (0, 1)]
    ways = [
        _ways(story, puts[seat]) if viewer in (1 - seat, SPECTATOR) else [_real(puts[seat])]
        for seat in (0, 1)
    ]
    real = tuple(_real(own) for own in puts)
    total = len(ways[0]) * len(ways[1])
    for pair in rng.sample(range(total), min(total, tries)):
        pick = (ways[0][pair // len(ways[1])], ways[1][pair % len(ways[1])])
        if pick != real:
            other = list(steps)
            for put, number in zip(puts[0] + puts[1], pick[0] + pick[1], strict=True):
                other[put.step] = (put.seat, f"put {number}")
            yield other


def _real(puts: list[Put]) -> tuple[int, ...]:
    return tuple(put.number for put in puts)


def _ways(story: Story, puts: list[Put]) -> list[tuple[int, ...]]:
    """All the numbers these hidden puts of one seat can have together: no number twice (AH-1)."""
    return [
        numbers
        for numbers in product(*(story.possible(put) for put in puts))
        if len(set(numbers)) == len(numbers)
    ]
