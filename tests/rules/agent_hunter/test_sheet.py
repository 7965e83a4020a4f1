"""What everybody can work out about the agents that lie face down: the deduction sheet.

The helper asserts at each look that the sheet is the same for both players and a spectator.
"""

from __future__ import annotations

import pytest

from rules.agent_hunter.hunt import Hunt, given
from rules.report import rule

ALL = set(range(10))


def two_bases_of_3_and_4() -> Hunt:
    """Everybody knows that B has the 3 and the 4 on left and middle, and the 5 in hand."""
    table = given("A: 0 1 9 | B: 3 4 8")
    table.plays("A attack left with 2 ; 2 is smaller", "B attack left with 5")
    table.plays("A attack left with 5 ; 5 is greater", "B attack left with 5")
    table.plays("A attack middle with 2 ; 2 is smaller", "B attack left with 5")
    return table.plays("A attack middle with 5 ; 5 is greater", "B attack left with 5")


@rule("AH-2", "AH-4")
def test_before_the_first_answer_anything_is_possible() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    for base in ("left", "middle", "right"):
        assert table.possible("A", base) == table.possible("B", base) == ALL
        assert table.chance("B", base, 4) == pytest.approx(1 / 10)
    assert table.known_in_hand("A") == table.known_in_hand("B") == set()


@rule("AH-5", "AH-6")
def test_answers_bound_the_target_from_both_sides() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 2 ; 2 is smaller")
    assert table.possible("B", "left") == {3, 4, 5, 6, 7, 8, 9}
    table.plays("B attack left with 9", "A attack left with 6 ; 6 is greater")
    assert table.possible("B", "left") == {3, 4, 5}
    assert table.chance("B", "left", 4) == pytest.approx(1 / 3)
    assert table.chance("B", "left", 6) == 0.0


@rule("AH-10", "AH-11")
def test_the_answer_to_a_base_attack_bounds_its_target_too() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left from middle")
    assert table.possible("B", "left") == {0, 1, 2, 3, 4, 5, 6}


@rule("AH-5", "AH-6")
def test_a_number_shown_from_the_hand_is_on_none_of_its_owners_bases() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 2")
    for base in ("left", "middle", "right"):
        assert table.possible("A", base) == ALL - {2}
    table.plays("B attack middle with 5")
    assert (table.known_in_hand("A"), table.known_in_hand("B")) == ({2}, {5})
    table.plays("A attack left with 6")
    assert table.known_in_hand("A") == {2, 6}


@rule("AH-5", "AH-7")
def test_a_number_that_is_gone_is_possible_nowhere() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 4")
    assert table.possible("B", "left") == set()
    for who, base in (("A", "left"), ("A", "right"), ("B", "middle"), ("B", "right")):
        assert table.possible(who, base) == ALL - {4}
    assert table.known_in_hand("A") == table.known_in_hand("B") == set()


@rule("AH-1", "AH-5")
def test_two_bases_that_hold_3_and_4_leave_neither_for_the_third() -> None:
    table = two_bases_of_3_and_4()
    assert table.possible("B", "left") == table.possible("B", "middle") == {3, 4}
    assert table.possible("B", "right") == {0, 1, 2, 6, 7, 8, 9}
    assert table.chance("B", "left", 3) == pytest.approx(1 / 2)
    assert table.chance("B", "right", 8) == pytest.approx(1 / 7)
    assert table.known_in_hand("B") == {5}


@rule("AH-1", "AH-7")
def test_when_one_of_two_is_shown_the_other_is_known() -> None:
    table = two_bases_of_3_and_4().plays("A attack left with 3 ; 3 is equal, B loses left")
    assert table.possible("B", "middle") == {4}
    assert table.possible("B", "right") == {0, 1, 2, 6, 7, 8, 9}


@rule("AH-1", "AH-5")
def test_chances_are_those_of_all_placements_that_fit() -> None:
    table = given("A: 0 8 | B: 3 4", agents=9)
    table.plays("A attack left with 2", "B attack left with 6", "A attack left with 5")
    table.plays("B attack left with 6", "A attack right with 3", "B attack left with 6")
    table.plays("A attack right with 6 ; 6 is greater")
    # left is 3 or 4, right is 4 or 5: (3, 4), (3, 5) and (4, 5)
    assert (table.possible("B", "left"), table.possible("B", "right")) == ({3, 4}, {4, 5})
    assert table.chance("B", "left", 3) == pytest.approx(2 / 3)
    assert table.chance("B", "right", 5) == pytest.approx(2 / 3)


@rule("AH-6")
def test_when_all_bases_are_known_the_whole_hand_is() -> None:
    table = given("A: 0 | B: 3", agents=4).plays("A attack middle with 2 ; 2 is smaller")
    assert table.possible("B", "middle") == {3}
    assert table.known_in_hand("B") == {0, 1, 2}


# Through a swap


def swapped() -> Hunt:
    """B's left was below 5 and its middle below 2, its 9 in hand; then it swaps left."""
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 5", "B attack left with 9")
    table.plays("A attack middle with 2 ; 2 is greater")
    assert table.possible("B", "left") == {0, 1, 2, 3, 4}
    assert table.known_in_hand("B") == {9}
    return table.plays("B swap left ; shows 4")


@rule("AH-8")
def test_the_agent_shown_by_a_swap_is_in_the_hand_until_one_is_put() -> None:
    table = swapped()
    assert table.possible("B", "left") == set()
    assert table.known_in_hand("B") == {4, 9}
    assert table.possible("B", "right") == ALL - {4, 9}
    table.plays("B put 5")
    assert table.known_in_hand("B") == set()


@rule("AH-8")
@pytest.mark.parametrize("number", [4, 5, 9])
def test_a_swap_wipes_the_bounds_of_its_base_and_keeps_the_others(number: int) -> None:
    table = swapped().plays(f"B put {number}", "B done")
    assert table.possible("B", "left") == ALL
    assert table.possible("B", "middle") == {0, 1}
    assert table.possible("B", "right") == ALL - {4, 9}


@rule("AH-8")
def test_the_agent_taken_up_is_as_likely_as_any_other_of_the_hand() -> None:
    table = given("A: 0 | B: 3", agents=4).plays("A swap middle", "A put 2", "A done")
    assert [table.chance("A", "middle", n) for n in range(4)] == pytest.approx([1 / 4] * 4)
    joint = swapped().plays("B put 5", "B done")
    # 14 of 112 placements: the middle is 0 or 1, the right neither 4 nor 9
    assert joint.chance("B", "left", 9) == joint.chance("B", "left", 4) == pytest.approx(1 / 8)
    assert joint.chance("B", "left", 0) == pytest.approx(6 / 112)


# Through a refill


@rule("AH-11")
def test_the_enemys_refill_wipes_the_bounds_of_the_base_left_empty() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack right with 5", "B attack left with 9")
    assert table.possible("B", "right") == {6, 7, 8}
    table.plays("A attack left from middle ; 8 is greater, B matches from right, A loses middle")
    assert table.possible("B", "right") == table.possible("A", "middle") == set()
    assert table.known_in_hand("B") == {9}
    table.plays("B put 2", "B done")
    assert table.possible("B", "right") == ALL - {8}
    assert table.possible("B", "left") == {0, 1, 2, 3, 4, 5, 6, 7}
    assert table.possible("B", "middle") == ALL - {8, 9}
    assert table.known_in_hand("B") == set()


@rule("AH-11")
def test_a_match_from_the_hand_leaves_the_other_bounds_as_they_are() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack right with 5", "B attack left with 9")
    table.plays("A attack left from middle ; 7 is greater, B matches from hand, A loses middle")
    assert table.possible("B", "right") == {6, 8}
    assert table.known_in_hand("B") == {9}


@rule("AH-12")
def test_the_own_refill_wipes_the_bounds_of_the_base_left_empty() -> None:
    table = given("A: 3 8 1 | B: 4 0 8", first="B").plays("B attack middle with 5")
    assert table.possible("A", "middle") == {6, 7, 8, 9}
    table.plays("A attack right from middle", "A put 2", "A done")
    assert table.possible("A", "middle") == table.possible("A", "left") == ALL - {8}
