"""AH-10 to AH-13 and AH-15: attacks from a base, what they cost, and who leaves the game."""

from __future__ import annotations

from random import Random

import pytest

from bounds import to_the_end
from rules.agent_hunter.hunt import given, unplaced
from rules.report import rule
from spytable.games.agent_hunter.intel import Player

# AH-10: the agent of a base is shown


@rule("AH-10", "AH-5")
@pytest.mark.parametrize(
    ("own", "came"),
    [
        ("left", "3 is smaller, B matches from hand, A loses left"),
        ("middle", "7 is greater, B matches from hand, A loses middle"),
        ("right", "4 is equal, B loses left"),
    ],
)
def test_the_agent_of_the_base_is_shown_and_the_enemy_answers(own: str, came: str) -> None:
    table = given("A: 3 7 4 | B: 4 0 8").plays(f"A attack left from {own} ; {came}")
    for who in ("A", "B", "spectator"):
        assert table.log(who)[-1] == f"A attack left from {own} ; {came}"


@rule("AH-10")
def test_each_standing_base_can_attack_each_standing_base() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 4", "B attack right with 1")
    from_base = {move for move in table.moves("A") if " from " in move}
    assert from_base == {
        f"attack {aim} from {own}" for aim in ("middle", "right") for own in ("left", "middle")
    }


@rule("AH-10")
def test_an_eliminated_base_does_not_attack() -> None:
    table = given("A: 3 7 1 | B: 4 0 8", first="B").plays("B attack left with 3")
    table.refuses("A attack left from left", code="own_base_eliminated", rule="AH-10")
    assert not any(move.endswith("from left") for move in table.moves("A"))


# AH-11: not equal


@rule("AH-11")
def test_a_base_attack_that_misses_loses_the_base_to_the_match_in_hand() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    table.plays("A attack left from middle ; 7 is greater, B matches from hand, A loses middle")
    assert table.bases == "A: 3 x7 1 | B: 4 0 8"
    assert table.hand("A") == "0 2 4 5 6 8 9"
    assert table.hand("B") == "1 2 3 5 6 9"
    assert table.points == "A 0 : B 1"


@rule("AH-11")
def test_after_a_match_from_the_hand_it_is_the_enemys_turn_at_once() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left from middle")
    assert (table.to_act, table.turns) == ("B", 1)
    table.plays("B attack left with 2 ; 2 is smaller")


@rule("AH-11")
@pytest.mark.parametrize(
    ("source", "aim", "empty", "refilled"),
    [
        ("left", "right", "A: 3 x8 1 | B: _ 0 4", "A: 3 x8 1 | B: 9 0 4"),
        ("middle", "left", "A: 3 x8 1 | B: 4 _ 0", "A: 3 x8 1 | B: 4 9 0"),
        ("right", "left", "A: 3 x8 1 | B: 4 0 _", "A: 3 x8 1 | B: 4 0 9"),
    ],
)
def test_the_match_may_come_from_each_base_which_is_then_refilled(
    source: str, aim: str, empty: str, refilled: str
) -> None:
    agents = empty.partition("B: ")[2].replace("_", "8")
    table = given(f"A: 3 8 1 | B: {agents}")
    came = f"8 is greater, B matches from {source}, A loses middle"
    table.plays(f"A attack {aim} from middle ; {came}")
    assert table.bases == empty
    table.plays(f"B put 9 ; on {source}", "B done")
    assert table.bases == refilled


@rule("AH-11")
def test_the_refill_comes_before_the_enemys_own_turn() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack left from middle")
    assert (table.to_act, table.turns) == ("B", 0)
    table.refuses("A attack left with 9", code="other_puts", rule="AH-11")
    table.refuses("B attack left with 9", code="put_first", rule="AH-11")
    table.plays("B put 9")
    table.refuses("B attack left with 7", code="confirm_first", rule="AH-11")
    table.plays("B done")
    assert (table.to_act, table.turns) == ("B", 1)
    table.plays("B attack left with 7 ; 7 is greater")
    assert (table.to_act, table.turns) == ("A", 2)


@rule("AH-11", "AH-15")
def test_the_refill_is_any_agent_of_the_hand_and_not_the_match() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack left from middle")
    assert table.moves("B") == {f"put {number}" for number in (1, 2, 3, 5, 6, 7, 9)}
    table.refuses("B put 8", code="agent_is_gone", rule="AH-15")
    table.refuses("B put 4", code="on_your_base", rule="AH-11")


@rule("AH-11")
def test_the_target_of_a_missed_base_attack_stays_hidden_and_the_match_is_seen() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack left from middle")
    assert table.drawn("A") == "A: 3 x8 1 | B: ? ? _"
    table.plays("B put 9", "B done")
    assert table.log("A")[-3:] == [
        "A attack left from middle ; 8 is greater, B matches from right, A loses middle",
        "B put ? ; on right",
        "B done",
    ]


# AH-12: equal


@rule("AH-12")
def test_a_base_attack_that_hits_eliminates_the_base_and_refills_the_own() -> None:
    table = given("A: 3 8 1 | B: 4 0 8")
    table.plays("A attack right from middle ; 8 is equal, B loses right")
    assert table.bases == "A: 3 _ 1 | B: 4 0 x8"
    assert table.points == "A 1 : B 0"
    table.plays("A put 2 ; on middle", "A done")
    assert table.bases == "A: 3 2 1 | B: 4 0 x8"
    assert table.hand("A") == "0 4 5 6 7 9"


@rule("AH-12")
def test_the_attacker_chooses_the_refill_and_then_the_enemy_plays() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack right from middle")
    assert (table.to_act, table.turns) == ("A", 0)
    table.refuses("A attack left with 9", code="put_first", rule="AH-12")
    table.refuses("B attack left with 9", code="other_puts", rule="AH-12")
    table.plays("A put 2")
    table.refuses("A put 4", code="confirm_first", rule="AH-12")
    table.plays("A done")
    assert (table.to_act, table.turns) == ("B", 1)


@rule("AH-12", "AH-15")
def test_the_own_refill_is_any_agent_of_the_hand_and_not_the_one_that_hit() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack right from middle")
    assert table.moves("A") == {f"put {number}" for number in (0, 2, 4, 5, 6, 7, 9)}
    table.refuses("A put 8", code="agent_is_gone", rule="AH-15")
    table.refuses("A put 3", code="on_your_base", rule="AH-12")


@rule("AH-12")
def test_the_enemy_does_not_see_the_refill() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack right from middle", "A put 2", "A done")
    assert table.log("B")[-2:] == ["A put ? ; on middle", "A done"]


# AH-13: no token for a refill


@rule("AH-13")
def test_the_enemys_refill_uses_no_token() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack left from middle", "B put 9", "B done")
    assert table.bases == "A: 3 x8 1 | B: 4 0 9"
    assert table.tokens == "A 5 : B 5"


@rule("AH-13")
def test_the_own_refill_uses_no_token() -> None:
    table = given("A: 3 8 1 | B: 4 0 8").plays("A attack right from middle", "A put 9", "A done")
    assert table.bases == "A: 3 9 1 | B: 4 0 x8"
    assert table.tokens == "A 5 : B 5"


# AH-15: agents leave in pairs


def cards(side: Player) -> list[int]:
    """All agents that a player still has, in hand or on a base that stands."""
    lying = [base.agent for base in side.bases if base.standing and base.agent is not None]
    return sorted([*(side.hand or ()), *lying])


@rule("AH-15")
@pytest.mark.parametrize(
    ("bases", "attack", "number"),
    [
        ("A: 3 7 1 | B: 4 0 8", "attack left with 4", 4),
        ("A: 3 7 1 | B: 4 0 7", "attack right from middle", 7),
        ("A: 3 7 1 | B: 4 0 7", "attack left from middle", 7),
        ("A: 3 7 1 | B: 4 0 8", "attack left from middle", 7),
    ],
    ids=["hit from hand", "hit from base", "miss, match from base", "miss, match from hand"],
)
def test_both_agents_of_the_number_leave_the_game(bases: str, attack: str, number: int) -> None:
    table = given(bases).plays(f"A {attack}")
    assert table.gone == {number}
    for who in "AB":
        assert cards(table.side(who)) == [n for n in range(10) if n != number]


@rule("AH-15")
def test_an_agent_that_is_gone_is_never_shown_again() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 4")
    table.refuses("B attack left with 4", code="agent_is_gone", rule="AH-15")
    table.plays("B attack left with 9")
    table.refuses("A attack middle with 4", code="agent_is_gone", rule="AH-15")


@rule("AH-15")
@pytest.mark.parametrize("seed", range(20))
def test_for_each_eliminated_base_one_number_is_gone_on_both_sides(seed: int) -> None:
    table, rng = unplaced(turn_limit=80), Random(seed)
    for _ in to_the_end(table):
        if table.to_act == "*":
            table.plays("* first A")
            continue
        who = table.to_act[0]
        table.plays(f"{who} {rng.choice(sorted(table.moves(who)))}")
        sides = [table.side("A"), table.side("B")]
        assert len(table.gone) == sum(not base.standing for side in sides for base in side.bases)
        for side in sides:
            assert cards(side) == [n for n in range(10) if n not in table.gone]
