"""What can be taken back: what showed nobody anything, while it is still one's turn."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spy_club.club import Club, given

AREAS = "park/chores museum lie | cabin hat love | manor dog key"


def free() -> Club:
    return given(AREAS, "watch stamp", consent=0)


@rule("CL-11", "CL-12", "CL-13", "CL-14")
@pytest.mark.parametrize(
    "move",
    ["focus 2", "confirm 1 at 1", "confirm 2 at 5", "scout 1 to 3", "scout 2 to 1",
     "swap 3 with B 2", "take 1 from B"],
)  # fmt: skip
def test_what_shows_nothing_can_be_taken_back(move: str) -> None:
    table = free()
    digest, logs = table.position.state.digest(), table.log("B")
    table.acts(move)
    assert table.may_take_back("A") == 1
    table.takes_back("A")
    assert table.position.state.digest() == digest and table.log("B") == logs


@rule("CL-10", "CL-17")
def test_a_side_that_was_shown_stands() -> None:
    table = free().acts("focus 2", "turn 1")
    assert table.may_take_back("A") == 0
    table.acts("stop")
    assert table.may_take_back("A") == 1, "the stop alone"


@rule("CL-10", "CL-17")
def test_turning_back_to_a_side_that_all_have_seen_can_be_taken_back() -> None:
    table = free().acts("turn 1", "stop", "turn 1")
    assert table.area("A").startswith("park") and table.may_take_back("A") == 2
    table.takes_back("A")
    assert table.area("A").startswith("chores")


@rule("CL-10")
def test_the_last_of_all_turned_ends_the_action_and_stands() -> None:
    table = free().acts("turn 1", "turn 2", "turn 3")
    assert table.phase == "acting" and table.may_take_back("A") == 0


@rule("CL-13", "CL-5")
def test_a_clue_from_the_tray_stands_once_the_next_is_shown() -> None:
    table = free().acts("focus 2", "scout tray to 3").shows("*")
    assert table.may_take_back("A") == 0


@rule("CL-9")
def test_the_end_of_a_turn_stands() -> None:
    table = free().acts("focus 2", "end")
    assert table.may_take_back("A") == 0
    assert {offer.text: offer.binds for offer in free().screen("A").moves}["end"]


@rule("CL-14")
def test_what_a_partner_agreed_to_or_refused_stands() -> None:
    for answer in ("agree", "refuse"):
        table = given(AREAS).acts("focus 2", "take 1 from B")
        assert table.may_take_back("A") == 0, "B is asked"
        table.plays(f"B {answer}")
        assert table.may_take_back("A") == 0 and table.may_take_back("B") == 0


@rule("CL-22")
def test_solving_can_be_taken_back_for_it_showed_nothing() -> None:
    table = given("park museum cabin school | manor funfair restaurant game-shop")
    table.acts("focus 2", "confirm 2 at 1", "confirm 1 at 2").calm()
    table.acts("focus 2", "confirm 2 at 3", "confirm 1 at 4").calm()
    before = table.row
    table.acts("confirm 3 at 5")
    assert table.public().solved[2] is not None and table.may_take_back("A") == 1
    table.takes_back("A")
    assert table.row == before and table.public().solved[2] is None


@rule("CL-21")
def test_ideas_that_go_can_be_taken_back_until_the_last() -> None:
    calm = "homework mom video-games | piano-lesson birthday homework | * * *"
    table = given(calm).ends(1).acts("lose A", "lose B")
    assert table.may_take_back("A") == 2
    table.takes_back("A").acts("lose C", "lose supply")
    assert table.active == "B" and table.may_take_back("A") == 0


@rule("CL-10", "CL-11", "CL-13")
def test_which_moves_stand_is_said_before() -> None:
    binds = {offer.text: offer.binds for offer in free().acts("focus 2").screen("A").moves}
    for text in ("turn 1", "turn 2", "end", "scout tray to 1"):
        assert binds[text], text
    for text in ("focus 1", "confirm 2 at 1", "scout 1 to 3", "swap 3 with B 2", "take 1 from B"):
        assert not binds[text], text
