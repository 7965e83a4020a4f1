"""Spy Connection for the laws; see homes.py."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction
from typing import cast

from laws.homes import Fixed, Options, TextStep
from reference.spy_connection import CHANCE, LETTERS, Table, set_up
from spytable.games.spy_connection.intel import SpyIntel
from spytable.kernel.intel import Intel

_DISPLAY = ("london-madrid", "paris-madrid-monaco", "monaco-budapest", "helsinki-athens")
_DRAWN = tuple(set_up(_DISPLAY, "A", ()))[:4]
_DRAFT = tuple(
    set_up(_DISPLAY, "B", ("start-london", "start-madrid", "start-istanbul"), advanced=True)
)
_DEALT = tuple(set_up(_DISPLAY, "A", ("start-london", "start-madrid")))


def _lines(*lines: str) -> tuple[TextStep, ...]:
    rows = (line.split(" ", 1) for line in lines)
    return tuple((CHANCE if who == "*" else LETTERS.index(who), text) for who, text in rows)


_MIXED = (
    *_DEALT,
    *_lines("A connect berlin", "A end", "B connect paris", "B end"),
    *_lines("A move london", "A end", "B connect london", "B end"),
)
"""Agents of both players on the same spaces, the spies too in one city."""
_MOVED = (*_MIXED, *_lines("A move berlin"))
_MADRID = (
    *_MIXED,
    *_lines("A accept 1", "* draw madrid-moscow", "A serve 2", "A end", "B move madrid", "B end"),
    *_lines("A accept 1", "* draw madrid-helsinki", "A end", "B move paris", "B end"),
    *_lines("A connect paris", "A end", "B move madrid", "B end"),
    *_lines("A back london-berlin", "A connect madrid"),
)
"""Two missions can be served, and one of them then gives an extra turn."""
_STRETCHED = (
    *_DEALT,
    *_lines("A connect berlin", "A end", "B connect paris", "B end"),
    *_lines("A connect warsaw", "A end", "B move madrid", "B end"),
    *_lines("A connect budapest", "A end", "B move paris", "B end"),
    *_lines("A connect rome", "A end", "B move madrid", "B end"),
    *_lines("A connect athens", "A end", "B move paris", "B end"),
    *_lines("A move rome", "A connect monaco", "A end", "B move madrid", "B end"),
)
"""Two agents are left in the supply of A: on the dark side not every mission can be paid."""
_LIMIT = {"turn_limit": 11}
"""SC-36: of these it is the last turn."""

FIXED: tuple[Fixed, ...] = (
    Fixed("display drawn", (4, 20, 80, 240, 480), _DRAWN, seats=4),
    Fixed("draft", (3, 6, 52, 1090), _DRAFT, seats=3, options={"advanced": 1}),
    Fixed("dealt", (8, 178, 1034, 4750), _DEALT),
    Fixed("dark", (14, 187, 1791), _STRETCHED, options={"dark": 1}),
    Fixed("light", (16, 265, 2298), _STRETCHED),
    Fixed("mixed", (9, 192, 1424), _MIXED),
    Fixed("moved", (8, 47, 386, 3462), _MOVED, options={"agents_a": 14}),
    Fixed("last turn", (8, 37, 115, 261, 440), _MOVED, options={"turn_limit": 5}),
    Fixed("extra turn", (9, 70, 595, 4940), _MADRID),
    Fixed("at the limit", (9, 59, 320, 1626, 9262), _MADRID, options=_LIMIT, version=2),
    Fixed("cut off", (9, 59, 308, 1296, 4565), _MADRID, options=_LIMIT, version=1),
)
SMALL: tuple[tuple[int, Options], ...] = ()


def table(seats: int, options: Options) -> Table:
    return Table(seats, options)


def stock(intel: Intel) -> Hashable:
    """SC-2, SC-3: agents are in the supply, on the board or on a card; each card in one place."""
    known = cast(SpyIntel, intel)
    cards = [*known.deck, *known.discarded, *known.offered]
    cards += [card for card in known.display if card is not None]
    agents = []
    for side in known.players:
        missions = [mission for mission in side.missions if mission is not None]
        cards += [*side.completed, *(mission.card for mission in missions)]
        on_cards = sum(len(mission.covered) + mission.assigned for mission in missions)
        agents.append((side.agents, side.supply + sum(n for _, n in side.posted) + on_cards))
    assert len(set(cards)) == len(cards), "no card twice"
    # Start missions come into the game and leave it (SC-5, SC-11).
    return tuple(agents), tuple(sorted(card for card in cards if not card.startswith("start-")))


def posterior(
    seats: int, options: Options, steps: Sequence[TextStep], viewer: int
) -> Mapping[Hashable, Fraction]:
    return {(): Fraction(1)}  # SC-35: nothing is hidden


def hidden(intel: Intel) -> Hashable:
    return ()


def facts(arrangement: Hashable, viewer: int) -> AbstractSet[Hashable]:
    return frozenset()


def stated(intel: Intel) -> Mapping[Hashable, Fraction]:
    return {}
