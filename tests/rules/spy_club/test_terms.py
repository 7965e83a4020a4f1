"""CL-22, CL-31, CL-32, CL-36 to CL-38: cases by other terms: answers that are chosen, wild clues,
an extra goal, a grid, rounds and haste."""

from __future__ import annotations

from typing import cast

import msgspec
from librt.random import Random

from bounds import to_the_end
from rules.report import rule
from rules.spy_club.club import Club, given
from spytable import SPECTATOR, Position, bot, game
from spytable.games.spy_club.events import Befell, Escape, Round, Solved, Suspect
from spytable.games.spy_club.intel import CaseIntel
from spytable.games.spy_club.meta import ASPECTS
from spytable.games.spy_club.terminal import offered
from spytable.kernel.scene import scene
from spytable.kernel.state import CHANCE
from spytable.words import Words

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


def place(table: Club, name: str) -> int:
    """Where a clue lies in the active player's area, counted from 1."""
    return table.area(table.active).split().index(name) + 1


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


# -- wild clues (CL-31) ---------------------------------------------------------------------------

WILD = {"wild": 1, "distance": 0}
"""Homework is wild."""


def nearly() -> Club:
    """Three Locations lie in the row, the last cards show the square and then the cross, and A has
    Homework and one Location more."""
    table = given("park museum cabin homework | *", "school", terms=WILD, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3")
    return table.calm(symbol="square").calm(symbol="cross")


@rule("CL-31")
def test_example_j_the_cross_is_over_the_wild_clue_and_the_square_names_the_answer() -> None:
    table = nearly()
    assert table.public().symbol == "cross" and table.public().wild == "homework"
    table.acts(f"confirm {place(table, 'homework')} at 4")
    assert table.public().answer == 1, "what is wild is left out"
    table.acts(f"confirm {place(table, 'school')} at 5")
    assert table.solved == "- - museum - -" and table.row == "- - - - -"
    assert {"homework", "park", "cabin", "school"} <= set(table.discards.split())
    assert table.event(Solved).at == 1


@rule("CL-31")
def test_two_wild_clues_solve_nothing() -> None:
    table = given("park homework homework | * | *", terms={**SHORT, "wild": 1}, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3")
    assert table.phase == "acting" and table.solved == "- - - - -"


@rule("CL-31")
def test_a_wild_clue_is_not_among_those_that_can_be_chosen() -> None:
    table = given("park homework museum | * | *", terms={**SHORT, "wild": 1}, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3")
    assert table.phase == "choosing" and table.moves("A") == {"pick 1", "pick 3"}
    assert table.public().choices == (0, 2)


@rule("CL-31")
def test_for_an_extra_goal_a_wild_clue_is_a_distraction() -> None:
    terms = {**SHORT, "wild": 1, "extra": 1}
    table = given("homework homework chores | * | *", terms=terms, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3", "pick 1")
    assert table.solved == "- - - - - homework"


# -- the grid (CL-36) -----------------------------------------------------------------------------

GRID = {"grid": 1, "distance": 0, "actions": 6, "first-price": 0}


@rule("CL-36")
def test_two_full_lines_that_cross_solve_an_aspect() -> None:
    areas = "park museum cabin school | manor"
    table = given(areas, "restaurant hat", terms=GRID, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3", "confirm 4 at 5")
    table.acts("scout 1 to 1")
    assert table.phase == "acting" and table.solved == "- - - - -", "one line is not enough"
    table.acts("confirm 1 at 8")
    assert table.solved == "- - museum - -", "where the lines cross"
    assert table.row == "- - - - - - - - -"
    assert sorted(table.discards.split()) == ["cabin", "park", "restaurant", "school"]


def crossing(at: str) -> Club:
    """Six Locations, the last of which makes two diagonals and the first row cross."""
    areas = "park museum cabin school | manor"
    table = given(areas, "restaurant hat", terms=GRID, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3", "confirm 4 at 7")
    table.acts("scout 1 to 1", "confirm 1 at 9").calm()
    return table.acts(f"confirm {place(table, 'manor')} at 5", at)


@rule("CL-36")
def test_where_several_lines_cross_the_players_choose_and_the_rest_stays() -> None:
    table = crossing("pick 3")
    assert table.solved == "- - cabin - -"
    assert table.row == "- - - - - - - - restaurant", "no full line through the answer has it"
    middle = crossing("pick 5")
    assert middle.solved == "- - manor - -"
    assert middle.row == "- museum - - - - - - -"


@rule("CL-31", "CL-36")
def test_a_wild_clue_helps_in_a_line_but_not_where_lines_cross() -> None:
    for places, solved in (((1, 2, 3, 5), "- - - - -"), ((2, 1, 3, 5), "- - park - -")):
        areas, terms = "park homework cabin school | *", {**GRID, "wild": 1}
        table = given(areas, "restaurant hat", terms=terms, consent=0)
        table.acts(*(f"confirm {clue} at {at}" for clue, at in enumerate(places, 1)))
        table.acts("scout 1 to 1", "confirm 1 at 8")
        assert table.solved == solved


def towards(table: Club, aspect: str) -> int:
    """How many clues lead to its solution, as everybody is told."""
    return table.public().counts[ASPECTS.index(aspect)].row


@rule("CL-22", "CL-31", "CL-36")
def test_everybody_is_told_how_near_an_aspect_is() -> None:
    areas, terms = "park homework cabin school | *", {**GRID, "wild": 1}
    table = given(areas, "restaurant hat", terms={**terms, "grid": 0}, consent=0)
    table.acts("confirm 1 at 1", "confirm 3 at 3")
    assert towards(table, "location") == 2
    table.acts("confirm 2 at 2")
    assert (towards(table, "location"), towards(table, "distraction")) == (3, 1)
    other = given(areas, "restaurant hat", terms=terms, consent=0)
    other.acts("confirm 1 at 1", "confirm 3 at 3", "confirm 4 at 6")
    assert towards(other, "location") == 3, "in the first row and the last column"
    other.acts("scout 1 to 1", "confirm 1 at 8")
    assert towards(other, "location") == 3, "no two lines that cross have all four"


# -- rounds and haste (CL-37, CL-38) --------------------------------------------------------------


@rule("CL-37")
def test_the_suspect_slips_away_after_its_last_round() -> None:
    table = given("* | *", terms={"rounds": 1, "turns": 22}, consent=0)
    while not table.over:
        table.calm()
    assert table.over_by == "rounds" and table.public().rounds == 1
    assert table.event(Round) == Round(CHANCE, 1, 0)
    assert not table.events(Befell), "before what it would cause there"


@rule("CL-37")
def test_rounds_are_counted_from_where_the_suspect_started_and_survive_sampling() -> None:
    table = given("* | *", terms={"rounds": 12}, consent=0)
    gone = 0
    for _ in range(6):
        table.calm()
        gone += walked(table)
        intel = table.public()
        assert intel.rounds == gone // 8 and intel.most_rounds == 12
        assert table.game.intel(intel.sample(Random(2)), intel.viewer) == intel


def walked(table: Club) -> int:
    """How far the suspect went with the last movement card."""
    seen = [event for step in table.position.seen_by(SPECTATOR) for event in step]
    return [event.number for event in seen if isinstance(event, Suspect)][-1]


@rule("CL-38")
def test_a_turn_without_a_confirm_brings_the_suspect_nearer_to_escape() -> None:
    table = given(LOCATIONS + " | * | *", terms={"haste": 1}, consent=0)
    table.acts("confirm 1 at 1")
    assert table.public().confirmed
    table.acts("end")
    assert table.public().escape == 0
    other = given(LOCATIONS + " | * | *", terms={"haste": 1}, consent=0)
    other.acts("end")
    assert other.public().escape == 1 and other.event(Escape).cause == "haste"


@rule("CL-38")
def test_haste_may_end_the_case_before_anything_is_filled() -> None:
    table = given("* | * | *", terms={"haste": 1, "steps": 3}, consent=0)
    while table.public().escape < 2:
        table.calm()
    table.acts("scout 1 to 1", "end")
    assert table.over_by == "escape" and table.public().incoming[0] is None


@rule("CL-31", "CL-36")
def test_a_row_of_another_length_could_not_be_drawn_in_the_terminal() -> None:
    short = chosen().position.picture(0)
    assert "pick 1 | pick 2 | pick 3" in short
    areas = "park museum cabin school | manor"
    grid = given(areas, "restaurant hat", terms=GRID, consent=0).acts("confirm 1 at 9")
    assert "9 Park" in grid.position.picture(0)


@rule("CL-31", "CL-32")
def test_choosing_and_closing_were_not_offered_in_the_terminal() -> None:
    for position in (chosen().position, won()):
        mine, intel = position.game, position.intel(position.mover)
        shown = scene(mine, intel)
        lines = dict(offered(mine, shown.moves, Words("en", "spy_club")))
        assert lines.keys() & {"Choose the clue", "Close the case"}
