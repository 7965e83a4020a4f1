"""AH-8, AH-9 and AH-14: swapping agents, and the tokens that it costs."""

from __future__ import annotations

import pytest

from rules.agent_hunter.hunt import Hunt, given
from rules.report import rule


def swaps(table: Hunt, who: str, base: str, number: int) -> None:
    table.plays(f"{who} swap {base}", f"{who} put {number}", f"{who} done")


# AH-8: shown, taken up, another put, a token


@rule("AH-8")
def test_a_swap_shows_the_old_agent_and_hides_the_new_one() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    table.plays("A swap left ; shows 3", "A put 9 ; on left", "A done")
    assert table.bases == "A: 9* 7 1 | B: 4 0 8"
    assert table.hand("A") == "0 2 3 4 5 6 8"
    for who in ("B", "spectator"):
        seen = ["A swap left ; shows 3", "A put ? ; on left", "A done"]
        assert table.log(who)[-3:] == seen


@rule("AH-8")
@pytest.mark.parametrize(
    ("base", "after"),
    [
        ("left", "A: 9* 7 1 | B: 4 0 8"),
        ("middle", "A: 3 9* 1 | B: 4 0 8"),
        ("right", "A: 3 7 9* | B: 4 0 8"),
    ],
)
def test_the_token_is_put_beside_the_base_that_was_swapped(base: str, after: str) -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    swaps(table, "A", base, 9)
    assert table.bases == after
    assert table.tokens == "A 4 : B 5"


@rule("AH-8")
def test_any_agent_of_the_hand_can_be_put_the_same_one_too() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A swap left")
    assert table.bases == "A: _* 7 1 | B: 4 0 8"
    assert table.hand("A") == "0 2 3 4 5 6 8 9"
    assert table.moves("A") == {f"put {number}" for number in (0, 2, 3, 4, 5, 6, 8, 9)}
    table.plays("A put 3", "A done")
    assert table.bases == "A: 3* 7 1 | B: 4 0 8"


@rule("AH-8")
def test_an_agent_of_another_base_cannot_be_put() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A swap left")
    table.refuses("A put 7", code="on_your_base", rule="AH-8")


@rule("AH-8")
def test_the_put_is_part_of_the_turn() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A swap left")
    assert (table.to_act, table.turns) == ("A", 0)
    table.refuses("A attack left with 9", code="put_first", rule="AH-8")
    table.refuses("B attack left with 9", code="other_puts", rule="AH-8")
    table.plays("A put 9")
    assert (table.to_act, table.turns, table.moves("A")) == ("A", 0, {"done"})
    table.plays("A done")
    assert (table.to_act, table.turns) == ("B", 1)


@rule("AH-8")
def test_an_eliminated_base_cannot_be_swapped() -> None:
    table = given("A: 3 7 1 | B: 4 0 8", first="B").plays("B attack left with 3")
    table.refuses("A swap left", code="own_base_eliminated", rule="AH-8")
    assert {"swap middle", "swap right"} <= table.moves("A")


# AH-9: five swaps at most


@rule("AH-9")
def test_a_player_can_swap_five_times_and_no_more() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    agents = {"left": 3, "middle": 7, "right": 1}
    for left, base in enumerate(["left", "middle", "right", "left", "left"], start=-4):
        swaps(table, "A", base, agents[base])
        assert table.tokens == f"A {-left} : B 5"
        table.plays("B attack left with 9")
    assert table.bases == "A: 3*** 7* 1* | B: 4 0 8"
    for base in agents:
        table.refuses(f"A swap {base}", code="no_token_left", rule="AH-9")
    assert not any(move.startswith("swap") for move in table.moves("A"))


@rule("AH-9")
def test_each_player_has_its_own_tokens() -> None:
    table = given("A: 3 7 1 | B: 4 0 8", tokens=1)
    swaps(table, "A", "left", 3)
    assert table.tokens == "A 0 : B 1"
    swaps(table, "B", "left", 4)
    table.refuses("A swap left", code="no_token_left", rule="AH-9")


@rule("AH-9", "AH-13")
def test_without_tokens_nobody_swaps_but_bases_are_refilled() -> None:
    table = given("A: 3 8 1 | B: 4 0 8", tokens=0)
    table.refuses("A swap left", code="no_token_left", rule="AH-9")
    table.plays("A attack left from middle", "B put 9", "B done")
    assert table.bases == "A: 3 x8 1 | B: 4 0 9"
    hit = given("A: 3 8 1 | B: 4 0 8", tokens=0).plays("A attack right from middle")
    hit.plays("A put 9", "A done")
    assert hit.bases == "A: 3 9 1 | B: 4 0 x8"


# AH-14: tokens stay


@rule("AH-14")
def test_tokens_stay_when_the_agent_is_swapped_again() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    swaps(table, "A", "left", 9)
    table.plays("B attack left with 2")
    swaps(table, "A", "left", 3)
    table.plays("B attack right with 2")
    swaps(table, "A", "right", 5)
    assert table.bases == "A: 3** 7 5* | B: 4 0 8"


@rule("AH-14", "AH-7")
def test_tokens_stay_when_the_base_is_eliminated() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    swaps(table, "A", "left", 9)
    table.plays("B attack left with 9 ; 9 is equal, A loses left")
    assert table.bases == "A: x9* 7 1 | B: 4 0 8"
    assert table.tokens == "A 4 : B 5"


@rule("AH-14", "AH-11")
def test_tokens_stay_when_the_base_is_lost_by_its_own_attack() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    swaps(table, "A", "middle", 7)
    table.plays("B attack left with 2", "A attack left from middle")
    assert table.bases == "A: 3 x7* 1 | B: 4 0 8"


@rule("AH-14", "AH-11", "AH-13")
def test_tokens_stay_when_the_agent_leaves_as_a_match_and_another_is_put() -> None:
    table = given("A: 3 8 1 | B: 4 0 8", first="B")
    swaps(table, "B", "right", 8)
    table.plays("A attack left from middle ; 8 is greater, B matches from right, A loses middle")
    assert table.bases == "A: 3 x8 1 | B: 4 0 _*"
    table.plays("B put 9", "B done")
    assert table.bases == "A: 3 x8 1 | B: 4 0 9*"
    assert table.tokens == "A 5 : B 4"


@rule("AH-14", "AH-12", "AH-13")
def test_tokens_stay_when_the_agent_leaves_in_a_hit_and_another_is_put() -> None:
    table = given("A: 3 8 1 | B: 4 0 8")
    swaps(table, "A", "middle", 8)
    table.plays("B attack left with 2", "A attack right from middle", "A put 9", "A done")
    assert table.bases == "A: 3 9* 1 | B: 4 0 x8"
    assert table.tokens == "A 4 : B 5"
