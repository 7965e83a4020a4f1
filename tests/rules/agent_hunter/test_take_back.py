"""What can be taken back: what lies face down, before it is final; never what was shown."""

from __future__ import annotations

import pytest

from rules.agent_hunter.hunt import Hunt, given, placed, unplaced
from rules.report import rule


@rule("AH-8")
def test_a_face_down_put_can_be_taken_back_before_done() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A swap left", "A put 9")
    assert table.may_take_back("A") == 1
    table.takes_back("A")
    assert table.bases == "A: _* 7 1 | B: 4 0 8"
    assert table.hand("A") == "0 2 3 4 5 6 8 9"
    table.plays("A put 5", "A done")
    assert table.bases == "A: 5* 7 1 | B: 4 0 8"


@rule("AH-8", "AH-4")
def test_a_put_that_was_taken_back_leaves_no_trace() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A swap left")
    digest, log = table.position.state.digest(), table.log("B")
    table.plays("A put 9").takes_back("A")
    assert (table.position.state.digest(), table.log("B")) == (digest, log)


@rule("AH-8")
def test_a_swap_cannot_be_taken_back_once_its_agent_is_shown() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A swap left")
    assert table.may_take_back("A") == 0
    table.plays("A put 9").takes_back("A")
    assert table.may_take_back("A") == 0


@rule("AH-5", "AH-7", "AH-10", "AH-11", "AH-12")
@pytest.mark.parametrize(
    "attack",
    [
        "attack left with 5",
        "attack left with 4",
        "attack left from left",
        "attack right from middle",
        "attack left from middle",
    ],
    ids=["hand, miss", "hand, hit", "base, miss", "base, hit", "base, miss, match from base"],
)
def test_no_attack_can_be_taken_back(attack: str) -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays(f"A {attack}")
    assert (table.may_take_back("A"), table.may_take_back("B")) == (0, 0)


@rule("AH-11")
def test_the_enemys_refill_can_be_taken_back_before_done() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack left from middle", "B put 9")
    assert (table.may_take_back("A"), table.may_take_back("B")) == (0, 1)
    table.takes_back("B").plays("B put 2", "B done")
    assert table.bases == "A: 3 x8 1 | B: 4 0 2"


@rule("AH-12")
def test_the_own_refill_can_be_taken_back_before_done() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack right from middle", "A put 9")
    assert (table.may_take_back("A"), table.may_take_back("B")) == (1, 0)
    table.takes_back("A").plays("A put 2", "A done")
    assert table.bases == "A: 3 2 1 | B: 4 0 x8"


@rule("AH-8", "AH-12")
@pytest.mark.parametrize(
    "turn",
    [
        ["A swap left", "A put 9", "A done"],
        ["A attack right from middle", "A put 9", "A done"],
    ],
    ids=["a swap", "an own refill"],
)
def test_nothing_is_taken_back_once_the_turn_has_passed_on(turn: list[str]) -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays(*turn)
    assert (table.may_take_back("A"), table.may_take_back("B")) == (0, 0)


@rule("AH-8")
def test_nothing_is_taken_back_after_the_others_move() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A swap left", "A put 9", "A done")
    table.plays("B swap left", "B put 4")
    assert (table.may_take_back("A"), table.may_take_back("B")) == (0, 1)
    table.plays("B done")
    assert (table.may_take_back("A"), table.may_take_back("B")) == (0, 0)


@rule("AH-20", "AH-16")
def test_the_put_of_the_last_turn_can_be_taken_back_until_it_ends_the_game() -> None:
    table = given("A: 3 7 1 | B: 4 0 8", turn_limit=1).plays("A swap left", "A put 9")
    table.takes_back("A").plays("A put 2", "A done")
    assert table.over and table.may_take_back("A") == 0


@rule("AH-2", "AH-3")
@pytest.mark.parametrize("far", range(5))
def test_puts_of_the_set_up_can_be_taken_back_whatever_the_other_does(far: int) -> None:
    others = ["B put 4", "B put 0", "B put 8", "B done"][:far]
    table = unplaced().plays("A put 3", "A put 7", *others)
    assert table.may_take_back("A") == 2
    table.takes_back("A").plays("A put 9")
    table.takes_back("A").takes_back("A").plays("A put 5", "A put 3")
    assert table.may_take_back("A") == 2
    assert table.may_take_back("B") == far
    assert table.drawn("A") == "A: 5 3 _ | B: _ _ _"
    assert table.log("A") == ["A put 5 ; on left", "A put 3 ; on middle"]


@rule("AH-2", "AH-3")
def test_a_higher_seat_too_takes_back_its_own_puts_alone() -> None:
    table = unplaced().plays("B put 4", "B put 0", "A put 3")
    table.takes_back("B")
    assert table.bases == "A: 3 _ _ | B: 4 _ _"


@rule("AH-3")
def test_taking_back_in_the_set_up_does_not_show_either() -> None:
    table = unplaced().plays("A put 3", "B put 4")
    seen = (table.intel("B"), table.screen("B"), table.log("B"))
    table.takes_back("A")
    assert (table.intel("B"), table.screen("B"), table.log("B")) == seen


@rule("AH-3")
def test_who_is_ready_can_think_again_while_the_other_places() -> None:
    table = unplaced().plays("A put 3", "A put 7", "A put 1", "A done", "B put 4")
    table.takes_back("A").takes_back("A").plays("A put 2", "A done")
    assert table.bases == "A: 3 7 2 | B: 4 _ _"


@rule("AH-3")
def test_nothing_is_taken_back_once_both_are_ready() -> None:
    table = placed("A: 3 7 1 | B: 4 0 8")
    assert (table.may_take_back("A"), table.may_take_back("B")) == (0, 0)
    table.plays("* first A")
    assert (table.may_take_back("A"), table.may_take_back("B")) == (0, 0)


def binding(table: Hunt, who: str) -> set[str]:
    """The moves of which the screen says that they cannot be taken back."""
    return {offer.text for offer in table.screen(who).moves if offer.binds}


@rule("AH-2", "AH-5", "AH-8", "AH-10")
def test_the_screen_tells_before_the_click_what_binds() -> None:
    assert binding(unplaced(), "A") == set()
    table = given("A: 3 7 1 | B: 4 0 8")
    assert binding(table, "A") == table.moves("A")  # an attack or a swap shows an agent
    table.plays("A swap left")
    assert binding(table, "A") == set()  # a put shows nothing
    assert binding(table.plays("A put 9"), "A") == {"done"}  # and with done the turn passes on
