"""Agent Hunter's table, drawn as text.

    A: 3 7* x1 | B: 4 _ 8

Left, middle and right of each player: the number of the agent, "_" where none lies, "?" where
the viewer does not know it, "x" before an eliminated base, and a star for each token beside it.
"""

from __future__ import annotations

from typing import cast

from rules.report import Table
from spytable import game
from spytable.games.agent_hunter.intel import Base, HuntIntel, Player

NAMES = {1: ["middle"], 2: ["left", "right"], 3: ["left", "middle", "right"]}


class Hunt(Table):
    """A game of Agent Hunter being played."""

    def __init__(self, **options: int) -> None:
        super().__init__(game("agent_hunter", **options))

    def intel(self, who: str = "all") -> HuntIntel:
        return cast(HuntIntel, self.position.intel(self.number(who)))

    def side(self, of: str, seen_by: str = "all") -> Player:
        return self.intel(seen_by).players[self.number(of)]

    @property
    def bases(self) -> str:
        """The bases of both, drawn, with nothing hidden."""
        return self.drawn("all")

    def drawn(self, seen_by: str) -> str:
        """The bases of both, drawn as somebody sees them."""
        rows = [
            f"{who}: {' '.join(_drawn(base) for base in self.side(who, seen_by).bases)}"
            for who in "AB"
        ]
        return " | ".join(rows)

    def hand(self, of: str, seen_by: str = "all") -> str | None:
        """The numbers in a hand, None if the viewer does not see it."""
        numbers = self.side(of, seen_by).hand
        return None if numbers is None else " ".join(map(str, numbers))

    @property
    def tokens(self) -> str:
        """The target tokens that each has left."""
        return f"A {self.side('A').tokens} : B {self.side('B').tokens}"

    @property
    def turns(self) -> int:
        """How many turns are finished."""
        return self.intel().turn

    @property
    def gone(self) -> set[int]:
        """The numbers that have left the game."""
        return set(self.intel().gone)

    # -- the deduction sheet, the same in everybody's hands --------------------------------

    def possible(self, of: str, base: str) -> set[int]:
        """The numbers that everybody must hold possible on a base."""
        return set(self._sheet(of, base).possible)

    def chance(self, of: str, base: str, number: int) -> float:
        """How likely everybody must hold a number on a base."""
        return self._sheet(of, base).chance_of(number)

    def known_in_hand(self, of: str) -> set[int]:
        """The numbers that everybody can work out to be in a hand."""
        sheets = {self.side(of, who).in_hand for who in ("A", "B", "spectator")}
        assert len(sheets) == 1, f"the sheet about {of} is not the same for all: {sheets}"
        return set(sheets.pop())

    def _sheet(self, of: str, base: str) -> Base:
        at = NAMES[len(self.side(of).bases)].index(base)
        seen = [self.side(of, who).bases[at] for who in ("A", "B", "spectator")]
        sheets = {(there.possible, there.ways) for there in seen}
        assert len(sheets) == 1, f"the sheet about {of} is not the same for all: {sheets}"
        return seen[2]


def unplaced(**options: int) -> Hunt:
    """A table before anything is placed."""
    return Hunt(**options)


def placed(drawing: str, **options: int) -> Hunt:
    """A table where both have placed these agents, and nobody is first yet."""
    rows: dict[str, list[str]] = {}
    for row in drawing.split("|"):
        who, _, agents = row.strip().partition(": ")
        rows[who] = agents.split()
    assert len(rows["A"]) == len(rows["B"]), f"not as many bases on both sides: {drawing}"
    table = Hunt(bases=len(rows["A"]), **options)
    for who in "AB":
        table.plays(*(f"{who} put {number}" for number in rows[who]), f"{who} done")
    return table


def given(drawing: str, first: str = "A", **options: int) -> Hunt:
    """A table where both have placed these agents and `first` is about to begin."""
    return placed(drawing, **options).plays(f"* first {first}")


def _drawn(base: Base) -> str:
    number = "?" if base.agent is None else str(base.agent)
    return f"{'' if base.standing else 'x'}{number if base.filled else '_'}{'*' * base.tokens}"
