"""Spy Connection's table in words: where agents and spies are, and what lies on the cards.

A mission is drawn with its covered cities and its assigned agents, "-" where a slot is free:

    start-london: london | london-madrid: +2 | -
"""

from __future__ import annotations

from typing import cast

from reference.spy_connection import written
from rules.report import Table
from spytable import game
from spytable.games.spy_connection.intel import Open, Player, SpyIntel

DISPLAY = ("london-madrid", "paris-madrid-monaco", "monaco-budapest", "helsinki-athens")
"""From the oldest to the newest, unless a test says otherwise."""


class Spies(Table):
    """A game of Spy Connection being played."""

    def __init__(
        self, seats: int = 2, own: str = "", *, version: int | None = None, **options: int
    ) -> None:
        super().__init__(game("spy_connection", seats, own, version, **options))

    # -- playing ---------------------------------------------------------------------------

    def turn(self, who: str, *moves: str) -> Spies:
        """A whole turn, whatever cards come."""
        for move in moves:
            self.plays(f"{who} {move}")
            self.chance_acts()
        return self.plays(f"{who} end")

    def idles(self, *seats: str) -> Spies:
        """Turns that change next to nothing: accept the oldest mission and discard it."""
        for who in seats:
            slot = self.drawn(who).split(" | ").index("-") + 1
            self.turn(who, "accept 1", f"discard {slot}")
        return self

    def works(self, who: str) -> Spies:
        """A turn of somebody whose missions are all of London and Paris.

        Take a mission as long as there is a slot, else go to the other city; and serve.
        """
        slots = self.drawn(who).split(" | ")
        if "-" in slots:
            self.plays(f"{who} accept 1").chance_acts()
        else:
            other = {"london": "paris"}.get(str(self.spy(who)), "london")
            step = "move" if other in self.network(who) else "connect"
            self.plays(f"{who} {step} {other}")
        for slot in (1, 2, 3):
            if f"serve {slot}" in self.moves(who):
                self.plays(f"{who} serve {slot}")
        return self.plays(f"{who} end")

    # -- looking ---------------------------------------------------------------------------

    def intel(self, who: str = "all") -> SpyIntel:
        return cast(SpyIntel, self.position.intel(self.number(who)))

    def side(self, of: str) -> Player:
        return self.intel().players[self.number(of)]

    def supply(self, of: str) -> int:
        return self.side(of).supply

    def spy(self, of: str) -> str | None:
        return self.side(of).spy

    def posted(self, of: str) -> dict[str, int]:
        """The spaces with agents of a player, and how many."""
        return dict(self.side(of).posted)

    def network(self, of: str) -> set[str]:
        return set(self.side(of).network)

    def drawn(self, of: str) -> str:
        """The open missions of a player, slot by slot."""
        return " | ".join(self._drawn(mission) for mission in self.side(of).missions)

    def _drawn(self, mission: Open | None) -> str:
        if mission is None:
            return "-"
        on: list[str] = list(mission.covered)
        on += [f"+{mission.assigned}"] if mission.assigned else []
        return f"{mission.card}: {' '.join(on)}".strip()

    def completed(self, of: str) -> set[str]:
        return set(self.side(of).completed)

    @property
    def display(self) -> tuple[str, ...]:
        """From the oldest to the newest; "-" for an empty place."""
        return tuple(card or "-" for card in self.intel().display)

    @property
    def deck(self) -> set[str]:
        return set(self.intel().deck)

    @property
    def discarded(self) -> set[str]:
        return set(self.intel().discarded)

    @property
    def phase(self) -> str:
        return self.intel().phase

    @property
    def extra(self) -> int:
        """The extra turns that were earned and have not begun."""
        return self.intel().extra

    @property
    def turns(self) -> int:
        """How many turns are finished."""
        return self.intel().turn

    def agents_of(self, who: str) -> int:
        """All agents of a player, wherever they are."""
        side = self.side(who)
        on_cards = sum(len(m.covered) + m.assigned for m in side.missions if m is not None)
        return side.supply + sum(agents for _, agents in side.posted) + on_cards


def shown(first: str | None = "A", display: tuple[str, ...] = DISPLAY, seats: int = 2,
          own: str = "", **options: int) -> Spies:  # fmt: skip
    """A table with its display, and with a first player unless there is to be none."""
    table = Spies(seats, own, **options).plays(*(f"* draw {card}" for card in display))
    return table if first is None else table.plays(f"* first {first}")


def given(*starts: str, first: str = "A", display: tuple[str, ...] = DISPLAY, own: str = "",
          **options: int) -> Spies:  # fmt: skip
    """A first game in which these start missions were dealt, to A first."""
    table = shown(first, display, len(starts), own, **options)
    return table.plays(*(f"* deal start-{start}" for start in starts))


def draft(*starts: str, first: str = "A", **options: int) -> Spies:
    """An advanced game in which these start missions are revealed."""
    table = shown(first, DISPLAY, len(starts), "", advanced=1, **options)
    return table.plays(*(f"* reveal start-{start}" for start in starts))


def own_cards(*missions: str, starts: str = "london paris madrid berlin rome") -> str:
    """A file with these missions, such as "london paris 3" or "london paris 3 extra".

    They are called m1, m2, ...; the rest of the 43 are like the last one. The map is ours. A
    start mission has two cities: the red one, by which it is called unless "third:london" says
    otherwise, and Paris, or London where Paris is red.
    """
    rows = [row.split() for row in missions]
    rows += [rows[-1]] * (43 - len(rows))
    cards = []
    for number, row in enumerate(rows, 1):
        extra = row[-1] == "extra"
        *cities, points = row[:-1] if extra else row
        cards.append({"id": f"m{number}", "cities": cities, "points": int(points), "extra": extra})
    begins = []
    for start in starts.split():
        name, _, city = start.partition(":")
        red = city or name
        cities = [red, "london" if red == "paris" else "paris"]
        begins.append({"id": f"start-{name}", "cities": cities, "red": red, "points": 2})
    return written({"missions": cards, "starts": begins})
