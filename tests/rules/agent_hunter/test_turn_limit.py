"""AH-20: the turn limit, in all its corners."""

from __future__ import annotations

import pytest

from rules.agent_hunter.hunt import Hunt, given, placed
from rules.report import rule
from spytable import game


def useless_turns(table: Hunt, count: int) -> Hunt:
    """Both attack in vain, again and again."""
    for _ in range(count):
        table.plays(f"{table.to_act} attack left with 9")
    return table


@rule("AH-20")
def test_people_play_without_a_limit() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    assert table.game.options["turn_limit"] == 0
    assert not useless_turns(table, 250).over


@rule("AH-20")
def test_bots_and_research_stop_after_200_turns() -> None:
    options = game("agent_hunter").research_options()
    table = given("A: 3 7 1 | B: 4 0 8", turn_limit=options["turn_limit"])
    useless_turns(table, 199)
    assert not table.over
    table.plays("B attack left with 9")
    assert table.over and table.turns == 200


@rule("AH-20")
def test_a_hand_attack_on_the_last_turn_ends_it_at_once() -> None:
    table = given("A: 3 7 1 | B: 4 0 8", turn_limit=3)
    table.plays("A attack left with 9", "B attack left with 9")
    assert not table.over
    table.plays(
        "A attack left with 5 ; 5 is greater, the end by AH-20, "
        "A had left 3 middle 7 right 1, in hand 0 2 4 5 6 8 9, "
        "B had left 4 middle 0 right 8, in hand 1 2 3 5 6 7 9"
    )
    assert table.over and table.to_act == ""
    table.refuses("B attack left with 5", code="over", rule="AH-20")


@rule("AH-20", "AH-17")
def test_a_hit_on_the_last_turn_counts() -> None:
    table = given("A: 3 7 1 | B: 4 0 8", turn_limit=2).plays("A attack left with 9")
    table.plays("B attack left with 3")
    assert "A loses left, the end by AH-20" in table.told("B")
    assert (table.points, table.winner) == ("A 0 : B 1", "B")


@rule("AH-20")
def test_set_up_is_no_turn() -> None:
    assert placed("A: 3 7 1 | B: 4 0 8", turn_limit=1).to_act == "*"
    table = given("A: 3 7 1 | B: 4 0 8", turn_limit=1)
    assert (table.over, table.turns) == (False, 0)


@rule("AH-20")
def test_the_turns_of_both_count_together() -> None:
    table = given("A: 3 7 1 | B: 4 0 8", turn_limit=4)
    assert [useless_turns(table, 1).turns for _ in range(4)] == [1, 2, 3, 4]
    assert table.over


@rule("AH-20")
def test_an_action_with_its_put_or_refill_is_one_turn() -> None:
    table = given("A: 3 8 1 | B: 4 0 8", turn_limit=10)
    table.plays("A swap left", "A put 3", "A done")
    assert table.turns == 1
    table.plays("B attack left from right ; 8 is greater, A matches from middle, B loses right")
    table.plays("A put 9", "A done")
    assert (table.turns, table.to_act) == (2, "A")
    table.plays("A swap left", "A put 4", "A done", "B attack left from left", "B put 9", "B done")
    assert (table.turns, table.to_act) == (4, "A")


@rule("AH-20", "AH-8")
def test_a_swap_on_the_last_turn_is_finished_first() -> None:
    table = given("A: 3 7 1 | B: 4 0 8", turn_limit=1).plays("A swap left")
    assert (table.over, table.to_act) == (False, "A")
    table.plays("A put 9")
    assert (table.over, table.moves("A")) == (False, {"done"})
    assert table.drawn("B") == "A: ?* ? ? | B: 4 0 8"
    table.plays(
        "A done ; the end by AH-20, "
        "A had left 9 middle 7 right 1, in hand 0 2 3 4 5 6 8, "
        "B had left 4 middle 0 right 8, in hand 1 2 3 5 6 7 9"
    )
    assert table.over and table.drawn("B") == "A: 9* 7 1 | B: 4 0 8"


@rule("AH-20", "AH-11")
def test_the_enemys_refill_on_the_last_turn_is_made_first() -> None:
    table = given("A: 3 8 1 | B: 4 0 8", turn_limit=1).plays("A attack left from middle")
    assert (table.over, table.to_act, table.turns) == (False, "B", 0)
    table.plays("B put 9")
    assert not table.over
    table.plays("B done")
    assert table.over and table.bases == "A: 3 x8 1 | B: 4 0 9"
    assert (table.hand("B"), table.winner) == ("1 2 3 5 6 7", "B")


@rule("AH-20", "AH-12")
def test_the_own_refill_on_the_last_turn_is_made_first() -> None:
    table = given("A: 3 8 1 | B: 4 0 8", turn_limit=1).plays("A attack right from middle")
    assert (table.over, table.to_act, table.turns) == (False, "A", 0)
    table.plays("A put 9")
    assert not table.over
    table.plays("A done")
    assert table.over and table.bases == "A: 3 9 1 | B: 4 0 x8"
    assert (table.hand("A"), table.winner) == ("0 2 4 5 6 7", "A")


@rule("AH-20", "AH-11")
def test_a_match_from_the_hand_on_the_last_turn_ends_it_at_once() -> None:
    table = given("A: 3 7 1 | B: 4 0 8", turn_limit=1).plays("A attack left from middle")
    assert "B matches from hand, A loses middle, the end by AH-20" in table.told("A")
    assert (table.points, table.winner) == ("A 0 : B 1", "B")


@rule("AH-20", "AH-18")
@pytest.mark.parametrize(("number", "winner"), [(0, "A"), (5, "AB"), (6, "B")])
def test_the_agent_put_on_the_last_turn_decides_a_tie(number: int, winner: str) -> None:
    table = given("A: 3 7 1 | B: 0 1 8", turn_limit=1)
    table.plays("A swap middle", f"A put {number}", "A done")
    assert sum(table.side("A").hand or ()) == 41 - number
    assert sum(table.side("B").hand or ()) == 36
    assert (table.points, table.winner) == ("A 0 : B 0", winner)


@rule("AH-20", "AH-16")
@pytest.mark.parametrize("drawing", ["A: 2 | B: 2", "A: 2 | B: 3"])
def test_the_last_base_lost_on_the_very_last_turn_ends_it_by_that_rule(drawing: str) -> None:
    table = given(drawing, agents=4, turn_limit=1).plays("A attack middle from middle")
    assert table.over and "the end by AH-16" in table.told("A")
    assert table.turns == 1
    table.refuses("A put 0", code="over", rule="AH-16")


@rule("AH-20", "AH-16")
def test_the_last_base_lost_with_a_refill_open_on_the_very_last_turn_ends_it_at_once() -> None:
    table = given("A: 0 3 | B: 1 3", agents=6, turn_limit=3)
    table.plays("A attack left from left", "B attack right with 5", "A attack left from right")
    assert table.over and "B matches from right, A loses right, the end by AH-16" in table.told("A")
    assert table.bases == "A: x0 x3 | B: 1 _"


@rule("AH-20", "AH-16")
def test_after_the_limit_everything_is_shown() -> None:
    table = useless_turns(given("A: 3 7 1 | B: 4 0 8", turn_limit=2), 1)
    table.plays("B attack left with 5")
    for who in ("A", "B", "spectator"):
        assert table.drawn(who) == "A: 3 7 1 | B: 4 0 8"
        assert (table.hand("A", who), table.hand("B", who)) == ("0 2 4 5 6 8 9", "1 2 3 5 6 7 9")
