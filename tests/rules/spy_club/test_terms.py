"""CL-22, CL-31, CL-32: cases by other terms, an answer that is chosen, and an extra goal."""

from __future__ import annotations

from typing import cast

import msgspec
from librt.random import Random

from bounds import to_the_end
from rules.report import rule
from rules.spy_club.club import Club, given
from spytable import Position, bot, game
from spytable.games.spy_club.intel import CaseIntel
from spytable.kernel.state import CHANCE

LOCATIONS = "park museum cabin"
SHORT = {"row": 3, "distance": 0}
EXTRA = 'terms = [ { name = "row", value = 3 }, { name = "extra", value = 1 } ]'


def chosen() -> Club:
    """A row of three is full before any movement card is out."""
    table = given(LOCATIONS + " | * | *", terms=SHORT, consent=0)
    return table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3")


@rule("CL-22", "CL-31")
def test_with_no_card_out_the_players_choose_the_answer() -> None:
    table = chosen()
    assert table.phase == "choosing"
    assert table.moves("A") == {"pick 1", "pick 2", "pick 3"}
    table.acts("pick 2")
    assert table.solved == "- - museum - -"
    assert table.row == "- - -"
    assert table.phase == "acting" and table.active == "A"
    assert sorted(table.discards.split()) == ["cabin", "park"]


@rule("CL-31")
def test_a_symbol_beyond_the_row_leaves_it_to_the_card_before() -> None:
    table = given("* | * | " + LOCATIONS, terms=SHORT, consent=0)
    table.calm(symbol="square").calm(symbol="star")
    assert table.public().symbol == "star" and table.public().answer == 1
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3")
    assert table.solved == "- - museum - -"


@rule("CL-9", "CL-12")
def test_terms_are_known_to_all_and_survive_sampling() -> None:
    terms = {"row": 3, "distance": 0, "actions": 5, "turns": 9, "steps": 7, "tray-price": 4}
    table = given("* | * | *", terms=terms, consent=0)
    told = table.public()
    assert (len(told.row), told.actions, told.turns, told.steps) == (3, 5, 9, 7)
    assert told.prices[-1] == 4 and set(told.players[0].prices) == {0}
    read = msgspec.json.decode(msgspec.json.encode(told), type=CaseIntel)
    assert table.game.intel(read.sample(Random(1)), told.viewer) == told


def told(position: Position) -> CaseIntel:
    return cast(CaseIntel, position.intel(0))


def won() -> Position:
    """A case that is won, with the extra goal open."""
    for seed in range(200):
        case = game("spy_club", 2, EXTRA, consent=0)
        position, rng, player = Position(case), Random(seed), bot("greedy", case)
        for _ in to_the_end(position):
            if (seat := position.mover) == CHANCE:
                position.roll(rng)
            elif "close" in [case.text(action) for action in position.intel(seat).legal()]:
                return position
            else:
                position.play(player.choose(position.intel(seat)))
    raise AssertionError("no case was won with the extra goal open")


@rule("CL-32")
def test_with_an_extra_goal_open_a_case_that_is_won_goes_on_until_it_is_closed() -> None:
    position = won()
    intel = told(position)
    assert intel.won and not intel.over and intel.solved[5] is None
    position.play("close")
    assert position.over and told(position).cause == "solved"
    assert position.state.scores() == [5, 5] and position.state.returns() == [1.0, 1.0]


@rule("CL-24", "CL-32")
def test_a_case_that_is_won_stays_won_when_time_runs_out() -> None:
    position, rng = won(), Random(3)
    for _ in to_the_end(position):
        seat = position.mover
        if seat == CHANCE:
            position.roll(rng)
        else:
            legal = [position.game.text(action) for action in position.intel(seat).legal()]
            position.play("end" if "end" in legal else legal[-1])
    assert told(position).cause != "solved" and told(position).won
    assert position.state.returns() == [1.0, 1.0]


@rule("CL-32")
def test_distractions_are_no_goal_unless_the_terms_say_so() -> None:
    table = given("homework chores birthday | * | *", terms=SHORT, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3")
    assert table.phase == "acting" and len(table.public().solved) == 5
    extra = given("homework chores birthday | * | *", terms={**SHORT, "extra": 1}, consent=0)
    extra.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3", "pick 3")
    assert extra.solved == "- - - - - birthday"
    assert extra.position.state.scores() == [0, 0, 0] and not extra.public().won
