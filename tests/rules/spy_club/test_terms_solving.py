"""CL-39 to CL-44: other ways to solve: an order, names, proof, a sealed row, the expert, and
intuition."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from librt.random import Random

from rules.report import rule
from rules.spy_club.club import Club, given
from spytable.games.spy_club.events import Discarded, Solved, Unsolved
from spytable.games.spy_club.terminal import offered, typed
from spytable.kernel.scene import scene
from spytable.words import Words

SHORT = {"row": 3, "distance": 0, "actions": 6}
GRID = {"grid": 1, "distance": 0, "actions": 6, "first-price": 0}
LOCATIONS = "park museum cabin"
NOTHING = "- - - - -"


def short(areas: str, incoming: str = "", /, **terms: int) -> Club:
    """A row of three, in which all lies near to the focus."""
    stated = {name.replace("_", "-"): value for name, value in terms.items()}
    return given(areas, incoming, terms={**SHORT, **stated}, consent=0)


def filled(table: Club, clues: int = 3) -> Club:
    """The clues of the active player's places go to the places of the row."""
    return table.acts(*(f"confirm {at} at {at}" for at in range(1, clues + 1)))


def survives(table: Club) -> None:
    """What is known of the case is all that there is of it."""
    intel = table.public()
    assert table.game.intel(intel.sample(Random(2)), intel.viewer) == intel


# -- the order (CL-39) ----------------------------------------------------------------------------


@rule("CL-39")
def test_nothing_is_solved_before_the_aspect_that_comes_first() -> None:
    table = filled(short(LOCATIONS + " | * | *", first=1))
    assert table.solved == NOTHING and table.row == "park museum cabin"
    assert table.phase == "acting" and table.public().barred == (
        "suspect", "location", "crime", "object",
    )  # fmt: skip
    assert table.event(Unsolved).why == "order"
    own = filled(short(LOCATIONS + " | * | *", first=3))
    assert own.phase == "choosing"
    assert own.acts("pick 1").public().barred == ()


@rule("CL-32", "CL-39")
def test_an_extra_goal_waits_too_for_the_aspect_that_comes_first() -> None:
    table = filled(short("homework chores birthday | * | *", first=1, extra=1))
    assert table.solved == NOTHING + " -" and "distraction" in table.public().barred


@rule("CL-39")
def test_the_aspect_that_comes_last_waits_for_the_other_four() -> None:
    areas = "park museum cabin | * | *"
    table = filled(short(areas, last=3))
    assert table.solved == NOTHING and table.public().barred == ("location",)
    other = filled(short(areas, last=1))
    assert other.phase == "choosing"


@rule("CL-39")
def test_the_same_aspect_first_and_last_is_first() -> None:
    assert filled(short(LOCATIONS + " | * | *", first=3, last=3)).phase == "choosing"


# -- names and proof (CL-40, CL-41) ----------------------------------------------------------------


@rule("CL-40")
@pytest.mark.parametrize(
    ("names", "terms", "solved"),
    [
        ("park park museum", {"different": 2}, True),
        ("park park museum", {"different": 3}, False),
        ("park museum cabin", {"different": 5}, True),
        ("park museum cabin", {"alike": 1}, False),
        ("park park museum", {"alike": 1}, True),
        ("park park museum", {"alike": 1, "different": 5}, True),
        ("park museum homework", {"wild": 1, "different": 3}, True),
        ("park park homework", {"wild": 1, "different": 3}, False),
        ("watch watch watch", {"alike": 1}, True),
        ("watch watch watch", {"alike": 1, "different": 2}, False),
    ],
)
def test_clues_must_show_different_names_or_some_of_one_name(
    names: str, terms: Mapping[str, int], solved: bool
) -> None:
    table = filled(short(f"{names} | * | *", **terms))
    assert (table.phase == "choosing") == solved
    if not solved:
        assert table.event(Unsolved).why == "names"


@rule("CL-36", "CL-40")
def test_in_a_grid_lines_that_fail_do_not_count() -> None:
    areas = "park park cabin school | manor"
    table = given(areas, "cabin hat", terms={**GRID, "different": 5}, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3", "confirm 4 at 5")
    table.acts("scout 1 to 1", "confirm 1 at 8")
    assert table.solved == NOTHING and table.event(Unsolved).why == "names"
    assert table.row == "park park cabin - school - - cabin -"


@rule("CL-17", "CL-41")
def test_clues_must_have_been_turned_over() -> None:
    table = filled(short("park museum cabin | * | *", proof=1))
    assert table.solved == NOTHING and table.event(Unsolved).why == "proof"
    other = short("park museum cabin | * | *", proof=1)
    other.acts("turn 1", "stop", "turn 1", "stop")
    filled(other)
    assert other.phase == "choosing"


@rule("CL-41")
def test_no_more_clues_need_be_proved_than_there_are() -> None:
    table = short("park museum cabin | * | *", proof=3, expert=1)
    for _ in range(2):
        table.acts("turn 1", "turn 2", "stop")
    table.acts("confirm 1 at 1", "confirm 2 at 2")
    assert table.public().lacking == ("location",)


# -- a sealed row (CL-42) --------------------------------------------------------------------------


@rule("CL-12", "CL-42")
def test_nothing_is_exchanged_with_a_sealed_row() -> None:
    table = short("park lie cabin | * | *", sealed=1).acts("confirm 1 at 2")
    assert "confirm 2 at 2" not in table.moves("A") and "confirm 2 at 1" in table.moves("A")
    table.refuses_all_but_what_it_offers()


@rule("CL-42")
def test_a_sealed_row_is_cleared_by_an_action() -> None:
    table = short("park lie cabin | * | *", sealed=1)
    assert "use clear" not in table.moves("A")
    table.acts("confirm 1 at 2", "confirm 2 at 1", "use clear")
    assert table.row == "- - -" and table.public().done == 3
    assert table.discards == "lie park"
    assert [(one.name, one.where) for one in table.events(Discarded)] == [
        ("lie", "row"),
        ("park", "row"),
    ]
    survives(table)


@rule("CL-36", "CL-42")
def test_a_grid_can_be_sealed_too() -> None:
    table = given("park museum cabin school | *", terms={**GRID, "sealed": 1}, consent=0)
    table.acts("confirm 1 at 9")
    assert "confirm 2 at 9" not in table.moves("A") and "confirm 2 at 8" in table.moves("A")
    assert table.acts("use clear").row == "- - - - - - - - -"


# -- the expert (CL-43) ----------------------------------------------------------------------------


@rule("CL-43")
def test_the_expert_solves_an_aspect_of_which_one_clue_is_lacking() -> None:
    table = short("* | park museum lie | *", expert=1).calm(symbol="square")
    table.acts("confirm 1 at 2")
    assert "use expert" not in table.moves("B")
    table.acts("confirm 3 at 3", "confirm 2 at 1")
    assert table.public().lacking == ("location",)
    ideas = table.player("B").ideas
    table.acts("use expert")
    assert table.solved == "- - park - -" and table.row == "- - -"
    assert {"lie", "museum"} <= set(table.discards.split())
    assert table.player("B").ideas == ideas - 1 and table.public().done == 4
    assert table.event(Solved).at == 1


def at(table: Club, name: str) -> int:
    """Where a clue lies in the active player's area, counted from 1."""
    return table.area(table.active).split().index(name) + 1


@rule("CL-43")
def test_with_no_card_out_the_players_choose_what_the_expert_confirms() -> None:
    table = filled(short(LOCATIONS + " | * | *", expert=1), 2).acts("use expert")
    assert table.phase == "choosing" and table.public().solving == "expert"
    assert table.moves("A") == {"pick 1", "pick 2"}
    survives(table)
    table.acts("pick 2")
    assert table.solved == "- - museum - -" and table.public().solving is None


@rule("CL-31", "CL-43")
def test_of_two_aspects_that_the_expert_could_solve_the_players_choose_one() -> None:
    table = filled(short("park homework lie | * | *", expert=1, wild=1))
    assert table.public().lacking == ("location", "crime")
    assert table.acts("use expert").moves("A") == {"pick 1", "pick 3"}
    assert table.acts("pick 3").solved == "- - - lie -"


@rule("CL-36", "CL-43")
def test_in_a_grid_the_expert_leaves_what_lies_in_the_place_that_is_lacking() -> None:
    table = given("park museum cabin lie | *", "school hat", terms={**GRID, "expert": 1}, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 5", "confirm 4 at 3")
    table.acts("scout 1 to 1", "confirm 1 at 8").calm().until("A")
    assert table.public().lacking == ("location",)
    table.acts("use expert")
    assert table.public().choices == (1, 4), "the first row or a diagonal lacks one"
    assert table.acts("pick 2").solved == "- - museum - -"
    assert table.row == "- - lie - - - - - -"


@rule("CL-40", "CL-43")
def test_names_and_proof_count_for_the_expert_too() -> None:
    for areas, terms, lacking in (
        ("park park museum", {"different": 2}, ()),
        ("park museum cabin", {"different": 3}, ("location",)),
        ("park museum cabin", {"alike": 1}, ()),
        ("park park cabin", {"alike": 1}, ("location",)),
        ("park park cabin", {"proof": 1}, ()),
        ("park park cabin", {"first": 1}, ()),
    ):
        table = filled(short(areas + " | * | *", expert=1, **terms), 2)
        assert table.public().lacking == lacking


# -- intuition (CL-44) -----------------------------------------------------------------------------


@rule("CL-44")
def test_a_focus_clue_stands_for_the_last_one() -> None:
    table = short("park museum cabin | * | *", intuition=1)
    table.acts("confirm 2 at 1", "confirm 3 at 2")
    assert table.phase == "choosing" and table.public().solving == "intuition"
    survives(table)
    table.acts("pick 1")
    assert table.solved == "- - museum - -" and table.area("A") == "- - -"
    assert sorted(table.discards.split()) == ["cabin", "park"]
    assert [(one.name, one.where) for one in table.events(Discarded)] == [("park", "area")]
    assert table.public().players[0].focus == 0


@rule("CL-11", "CL-44")
def test_a_shift_of_focus_solves_by_intuition_and_brings_its_ideas() -> None:
    table = short("lie museum cabin | * | *", "park", intuition=1)
    table.acts("confirm 2 at 1", "confirm 3 at 2", "scout 1 to 2")
    assert table.solved == NOTHING
    ideas = table.player("A").ideas
    table.acts("focus 2", "pick 2")
    assert table.solved == "- - cabin - -" and table.player("A").ideas == ideas + 1


@rule("CL-44")
def test_a_normal_solution_goes_first_and_leaves_the_focus_clue() -> None:
    table = short("lie museum cabin | * | *", "park school", intuition=1)
    table.acts("confirm 2 at 1", "confirm 3 at 2", "scout 1 to 1", "scout 2 to 2", "confirm 2 at 3")
    assert table.public().solving == "full"
    table.acts("pick 1")
    assert table.solved == "- - museum - -" and table.area("A") == "park - -"


@rule("CL-31", "CL-44")
def test_one_wild_clue_is_all_that_helps_intuition() -> None:
    terms = {"intuition": 1, "wild": 1}
    table = short("homework museum cabin | * | *", **terms).acts("confirm 2 at 1", "confirm 3 at 2")
    assert table.phase == "choosing"
    other = short("homework homework cabin | * | *", **terms)
    other.acts("confirm 2 at 1", "confirm 3 at 2")
    assert other.phase == "acting" and other.solved == NOTHING


@rule("CL-40", "CL-44")
def test_the_focus_clue_is_among_those_whose_names_count() -> None:
    table = short("park museum park | * | *", intuition=1, different=3)
    table.acts("confirm 2 at 1", "confirm 3 at 2")
    assert table.phase == "acting"
    other = short("park museum cabin | * | *", intuition=1, different=3)
    assert other.acts("confirm 2 at 1", "confirm 3 at 2").phase == "choosing"


@rule("CL-36", "CL-44")
def test_there_is_no_intuition_in_a_grid() -> None:
    table = given("park museum cabin school | manor", terms={**GRID, "intuition": 1}, consent=0)
    table.acts("confirm 2 at 1", "confirm 3 at 2", "confirm 4 at 3")
    assert table.phase == "acting"


# -- what is told ----------------------------------------------------------------------------------


def outlook(table: Club, move: str) -> dict[str, dict[str, int | str]]:
    """What could come of a move of the active player, by the sentence that says so."""
    intel = table.intel(table.active)
    outcomes = table.game.outlook(intel, table.game.read(move))
    return {outcome.say.key: dict(outcome.say.values) for outcome in outcomes}


@rule("CL-39", "CL-44")
def test_a_confirm_says_why_it_solves_nothing_and_which_focus_clue_goes() -> None:
    table = short(LOCATIONS + " | * | *", first=1).acts("confirm 1 at 1", "confirm 2 at 2")
    told = outlook(table, "confirm 3 at 3")["outlook-confirm"]
    assert (told["solves"], told["waits"], told["row"]) == ("no", "order", 3)
    other = short(LOCATIONS + " | * | *", intuition=1).acts("confirm 2 at 1")
    told = outlook(other, "confirm 3 at 2")["outlook-confirm"]
    assert (told["solves"], told["answer"], told["gone"]) == ("yes", "none", "@clue-park")
    assert outlook(other, "confirm 1 at 2")["outlook-confirm"]["gone"] == "none"


@rule("CL-42", "CL-43", "CL-44")
def test_what_comes_of_a_use_and_of_a_focus_that_solves_is_told() -> None:
    table = filled(short(LOCATIONS + " | * | *", expert=1, sealed=1), 2)
    assert outlook(table, "use clear") == {"outlook-use-clear": {"count": 2}}
    solved = {"aspect": "@aspect-location", "answer": "none", "ideas": 1}
    assert outlook(table, "use expert") == {"outlook-use-expert": solved}
    either = filled(short("park homework lie | * | *", expert=1, wild=1))
    assert outlook(either, "use expert") == {"outlook-expert-either": {"ideas": 1}}
    sense = short("lie museum cabin | * | *", "park", intuition=1)
    sense.acts("confirm 2 at 1", "confirm 3 at 2", "scout 1 to 2")
    brings = {"aspect": "@aspect-location", "answer": "none", "gone": "@clue-park"}
    assert outlook(sense, "focus 2")["outlook-sense"] == brings


@rule("CL-39", "CL-41", "CL-42", "CL-43")
def test_all_of_it_can_be_followed_and_done_in_the_terminal() -> None:
    table = short(LOCATIONS + " | * | *", expert=2, sealed=1, first=3, proof=1)
    assert "This case: Location first, turned: 1, sealed row, expert: 2 ideas" in (
        table.position.picture(0)
    )
    filled(table, 2)
    shown = scene(table.game, table.intel("A"))
    lines = dict(offered(table.game, shown.moves, Words("en", "spy_club")))
    assert lines["Clear all confirmed clues"] == "uc"
    [use] = [one.action for one in shown.moves if one.text == "use clear"]
    assert typed(table.game, use, Words("fr", "spy_club"))[1] == "vider"


@rule("CL-22", "CL-31")
def test_a_row_of_five_that_is_full_in_the_first_turn_has_its_answer_chosen() -> None:
    terms = {"actions": 6, "distance": 0}
    table = given("park museum cabin school | *", "manor", terms=terms, consent=0)
    table.acts(*(f"confirm {n} at {n}" for n in range(1, 5)), "scout 1 to 1", "confirm 1 at 5")
    assert table.phase == "choosing" and table.acts("pick 5").solved == "- - manor - -"
