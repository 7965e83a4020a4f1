"""What players are told beforehand is what then comes, and the verdict is who has won."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from rules.report import rule
from spytable import Position, Record
from spytable.games.spy_connection.components import built_in
from spytable.games.spy_connection.events import Assigned, Completed, Covered, Discarded
from spytable.games.spy_connection.intel import SpyIntel
from spytable.kernel.account import Outcome
from spytable.kernel.moves import Event
from spytable.kernel.scene import scene

CARDS = built_in().cards
RECORDS = Path(__file__).parents[2] / "records" / "spy_connection"


def positions(name: str) -> list[Position]:
    record = Record.parse((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    return [position.copy() for position in record.positions()]


def moves(name: str) -> Iterator[tuple[tuple[Outcome, ...], tuple[Event, ...]]]:
    """Of each move of a player: what was foretold, and what came of it."""
    *_, end = positions(name)
    for step in end.steps:
        if step.actor >= 0:
            intel = end.game.intel(step.before, step.actor)
            foretold = end.game.outlook(intel, end.game.move(step.action))
            yield foretold, step.seen(step.actor)


@rule("SC-8", "SC-22", "SC-24", "SC-25")
@pytest.mark.parametrize("name", ["dark-side", "random-four"])
def test_what_was_foretold_of_a_move_comes(name: str) -> None:
    met = set()
    for foretold, came in moves(name):
        told = {outcome.say.key: outcome.say.values for outcome in foretold}
        for event in came:
            match event:
                case Assigned(_, _, agents):
                    assert told["outlook-accept"]["agents"] == agents
                case Discarded(_, _, agents):
                    assert told["outlook-discard"]["agents"] == agents
                case Covered():
                    complete = any(isinstance(each, Completed) for each in came)
                    assert told.keys() == {"outlook-complete" if complete else "outlook-cover"}
                case Completed(_, _, points, agents, extra):
                    values = told["outlook-complete"]
                    assert (values["points"], values["agents"]) == (points, agents)
                    assert (values["extra"], values["left"]) == ("yes" if extra else "no", 0)
            met.add(type(event))
    assert {Covered, Assigned, Discarded} <= met
    assert (Completed in met) == (name == "dark-side")


@rule("SC-28")
def test_the_cities_are_told_in_which_the_end_could_be_triggered() -> None:
    """Those that a mission lacks alone, while one more mission is enough."""
    met = set()
    for position in positions("dark-side"):
        known = cast(SpyIntel, position.intel(0))
        for side in known.players:
            lacks = [
                set(CARDS[one.card].cities) - set(one.covered)
                for one in side.missions
                if one is not None
            ]
            near = len(side.completed) == 6 and known.ender is None
            ends = {city for left in lacks for city in left if near and len(left) == 1}
            assert set(side.ends_in) == ends
            met |= {len(left) for left in lacks if near}
    assert {1, 2} <= met


@rule("SC-30")
@pytest.mark.parametrize("name", ["tie-at-the-end", "tie-after-seven-missions"])
def test_the_verdict_names_who_has_won(name: str) -> None:
    *_, end = positions(name)
    returns = end.state.returns()
    for viewer in end.game.viewers():
        values = scene(end.game, end.intel(viewer)).prompt.values
        assert values["actor"] == returns.index(1.0)
        assert values["who"] == ("you" if viewer == values["actor"] else "other")
