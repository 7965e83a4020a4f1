"""AH-16 to AH-19: the end, the points, the winner."""

from __future__ import annotations

import pytest

from rules.agent_hunter.hunt import Hunt, given
from rules.report import rule
from spytable.words import Words


def worked_example() -> Hunt:
    """The rulebook's example of a score, up to Blue's last attack. Blue is A, Red is B."""
    table = given("A: 3 7 1 | B: 4 0 8")
    table.plays("A swap left", "A put 3", "A done")
    table.plays("B swap middle", "B put 0", "B done")
    table.plays("A swap left", "A put 3", "A done")
    table.plays("B attack left with 3 ; 3 is equal, A loses left")
    table.plays("A swap right", "A put 1", "A done")
    table.plays("B attack middle with 5", "A attack left with 4 ; 4 is equal, B loses left")
    table.plays("B attack middle with 6", "A attack middle with 0 ; 0 is equal, B loses middle")
    return table.plays("B attack right with 2 ; 2 is greater")


# AH-16: when it ends


@rule("AH-16")
def test_the_game_ends_at_once_when_all_bases_of_one_player_are_eliminated() -> None:
    table = worked_example()
    assert not table.over and table.bases == "A: x3** 7 1* | B: x4 x0* 8"
    table.plays(
        "A attack right with 8 ; 8 is equal, B loses right, the end by AH-16, "
        "A had middle 7 right 1, in hand 2 5 6 9, B had none, in hand 1 2 5 6 7 9"
    )
    assert table.over and table.to_act == ""
    for who in "AB":
        assert table.moves(who) == set()
        table.refuses(f"{who} attack right with 9", code="over", rule="AH-16")


@rule("AH-16")
@pytest.mark.parametrize("first", ["A", "B"])
def test_it_ends_for_either_player_and_however_few_bases(first: str) -> None:
    table = given("A: 2 | B: 2", first=first, agents=4).plays(f"{first} swap middle")
    table.plays(f"{first} put 3", f"{first} done")
    other = "B" if first == "A" else "A"
    table.plays(f"{other} attack middle with 3")
    assert table.over and table.winner == other


@rule("AH-16")
def test_two_bases_lost_on_each_side_do_not_end_it() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    table.plays("A attack left with 4", "B attack left with 3")
    table.plays("A attack middle with 0", "B attack middle with 7")
    assert table.bases == "A: x3 x7 1 | B: x4 x0 8"
    assert table.to_act == "A"


@rule("AH-16", "AH-12")
def test_the_own_refill_is_not_made_when_the_last_base_is_hit() -> None:
    table = given("A: 2 | B: 2", agents=4)
    table.plays(
        "A attack middle from middle ; 2 is equal, B loses middle, the end by AH-16, "
        "A had none, in hand 0 1 3, B had none, in hand 0 1 3"
    )
    assert table.over and table.bases == "A: _ | B: x2"
    assert (table.points, table.winner) == ("A 1 : B 0", "A")


@rule("AH-16", "AH-11")
def test_the_enemys_refill_is_not_made_when_the_last_base_is_lost_by_its_attack() -> None:
    table = given("A: 0 3 | B: 1 3", agents=6)
    table.plays("A attack left from left ; 0 is smaller, B matches from hand, A loses left")
    table.plays("B attack right with 5")
    table.plays(
        "A attack left from right ; 3 is greater, B matches from right, A loses right, "
        "the end by AH-16, A had none, in hand 1 2 4 5, B had left 1, in hand 2 4 5"
    )
    assert table.over and table.bases == "A: x0 x3 | B: 1 _"
    table.refuses("B put 2", code="over", rule="AH-16")


@rule("AH-16", "AH-18")
def test_the_card_of_an_own_refill_that_is_not_made_counts_in_the_hand() -> None:
    table = given("A: 0 3 | B: 1 3", agents=6).plays("A swap left", "A put 0", "A done")
    table.plays("B attack left with 0", "A attack left with 1", "B attack right with 5")
    table.plays("A attack right from right")
    assert table.bases == "A: x0* _ | B: x1 x3"
    assert (table.hand("A"), table.hand("B")) == ("2 4 5", "2 4 5")
    assert (table.points, table.winner) == ("A 2 : B 2", "AB")


@rule("AH-16", "AH-18")
def test_the_card_of_an_enemys_refill_that_is_not_made_counts_in_the_hand() -> None:
    table = given("A: 1 2 3 | B: 9 0 3", first="B")
    table.plays("B swap left", "B put 9", "B done", "A attack right with 8")
    table.plays("B swap left", "B put 9", "B done", "A attack left with 9")
    table.plays("B attack left with 1", "A attack right with 8", "B attack middle with 2")
    table.plays(
        "A attack middle from right ; 3 is greater, B matches from right, A loses right, "
        "the end by AH-16, A had none, in hand 0 4 5 6 7 8, B had middle 0, in hand 4 5 6 7 8"
    )
    assert (table.points, table.winner) == ("A 3 : B 3", "AB")


@rule("AH-16")
@pytest.mark.parametrize("who", ["A", "B", "spectator"])
def test_after_the_end_everything_is_shown(who: str) -> None:
    table = worked_example()
    assert table.drawn("spectator") == "A: x3** ? ?* | B: x4 x0* ?"
    table.plays("A attack right with 8")
    assert table.drawn(who) == "A: x3** 7 1* | B: x4 x0* x8"
    assert (table.hand("A", who), table.hand("B", who)) == ("2 5 6 9", "1 2 5 6 7 9")
    assert table.log(who)[-1] == "A attack right with 8 ; " + table.told("A")


# AH-17: points


@rule("AH-17")
def test_the_books_score_of_4_to_3() -> None:
    table = worked_example().plays("A attack right with 8")
    assert table.bases == "A: x3** 7 1* | B: x4 x0* x8"
    assert (table.points, table.winner) == ("A 4 : B 3", "A")


@rule("AH-17", "AH-14")
def test_tokens_count_only_beside_an_eliminated_base() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A swap left", "A put 3", "A done")
    table.plays("B swap right", "B put 8", "B done", "A swap left", "A put 3", "A done")
    assert (table.bases, table.points) == ("A: 3** 7 1 | B: 4 0 8*", "A 0 : B 0")
    table.plays("B attack middle with 7 ; 7 is equal, A loses middle")
    assert table.points == "A 0 : B 1"
    table.plays("A attack right with 8 ; 8 is equal, B loses right")
    assert table.points == "A 2 : B 1"
    table.plays("B attack left with 3 ; 3 is equal, A loses left")
    assert table.points == "A 2 : B 4"


@rule("AH-17", "AH-11")
def test_a_base_lost_by_its_own_attack_counts_for_the_enemy_with_its_tokens() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A swap middle", "A put 7", "A done")
    table.plays("B attack left with 9", "A attack left from middle")
    assert (table.bases, table.points) == ("A: 3 x7* 1 | B: 4 0 8", "A 0 : B 2")


@rule("AH-17")
def test_everybody_sees_the_points() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 4")
    for who in ("A", "B", "spectator"):
        assert (table.side("A", who).points, table.side("B", who).points) == (1, 0)


@rule("AH-17")
@pytest.mark.parametrize("who", ["A", "B", "spectator", "all"])
def test_the_score_is_accounted_for_base_by_base_and_only_at_the_end(who: str) -> None:
    table = worked_example()
    assert table.game.account(table.intel(who)) is None
    account = table.plays("A attack right with 8").game.account(table.intel(who))
    assert account is not None
    assert [say.key for say in account.rules] == ["score-rule"]
    assert [(tally.seat, tally.points) for tally in account.tallies] == [(0, 4), (1, 3)]
    assert [[line.points for line in tally.lines] for tally in account.tallies] == [
        [1, 2, 1],
        [3, 0, 0],
    ]
    words = Words("en", "agent_hunter", ("Ada", "Ben"))
    theirs = {"A": "your", "B": "Ada’s"}.get(who, "Ada’s")
    assert [words.said(line.say) for line in account.tallies[1].lines] == [
        f"{theirs} left base: eliminated, 2 tokens: 3",
        f"{theirs} middle base: still standing (it was the 7), no token: 0",
        f"{theirs} right base: still standing (it was the 1), its token does not count: 0",
    ]


@rule("AH-18")
def test_the_account_of_a_tie_tells_the_sums_in_hand() -> None:
    table = given("A: 0 1 2 | B: 6 8 9", turn_limit=1).plays("A attack left with 5")
    account = table.game.account(table.intel("A"))
    assert account is not None
    assert [say.key for say in account.rules] == ["score-rule", "score-tie"]
    said = Words("en", "agent_hunter").said(account.rules[1])
    assert "42 against 22" in said and said.endswith("(AH-18)")


# AH-18: who wins


@rule("AH-18")
def test_most_points_win_whatever_the_hands_are() -> None:
    table = given("A: 9 8 7 | B: 0 1 2", turn_limit=1).plays("A attack left with 0")
    assert (table.hand("A"), table.hand("B")) == ("1 2 3 4 5 6", "3 4 5 6 7 8 9")
    assert (table.points, table.winner) == ("A 1 : B 0", "A")
    assert table.position.state.returns() == [1.0, -1.0]


@rule("AH-18")
@pytest.mark.parametrize(
    ("drawing", "winner"), [("A: 0 1 2 | B: 6 8 9", "A"), ("A: 6 8 9 | B: 0 1 2", "B")]
)
def test_a_tie_goes_to_the_highest_sum_in_hand(drawing: str, winner: str) -> None:
    table = given(drawing, turn_limit=1).plays("A attack left with 5")
    assert (table.points, table.winner) == ("A 0 : B 0", winner)


@rule("AH-18")
def test_a_tie_is_decided_by_the_sum_and_not_by_the_highest_card_or_their_count() -> None:
    table = given("A: 9 0 1 | B: 8 7 6", turn_limit=1).plays("A attack left with 5")
    assert (table.hand("A"), table.hand("B")) == ("2 3 4 5 6 7 8", "0 1 2 3 4 5 9")
    assert table.winner == "A"


@rule("AH-18")
@pytest.mark.parametrize("drawing", ["A: 3 7 1 | B: 7 3 1", "A: 0 5 1 | B: 1 2 3"])
def test_with_equal_points_and_equal_hands_the_victory_is_shared(drawing: str) -> None:
    table = given(drawing, turn_limit=1).plays("A attack left with 9")
    assert (table.points, table.winner) == ("A 0 : B 0", "AB")
    assert table.position.state.returns() == [0.0, 0.0]


@rule("AH-18", "AH-19")
def test_the_tie_break_counts_hands_also_when_all_bases_of_one_are_gone() -> None:
    table = given("A: 0 3 | B: 4 5", first="B", agents=6)
    table.plays("B swap left", "B put 4", "B done", "A attack left with 4")
    table.plays("B attack left with 0", "A attack right with 2", "B attack right with 3")
    assert table.bases == "A: x0 x3 | B: x4* 5"
    assert (table.hand("A"), table.hand("B")) == ("1 2 5", "1 2")
    assert (table.points, table.winner) == ("A 2 : B 2", "A")


# AH-19: all bases gone


def far_ahead() -> Hunt:
    """A is ahead by 3 to 1 with one base left, B by turn: it has lost a base with two tokens."""
    table = given("A: 0 1 | B: 4 5", first="B", agents=6)
    table.plays("B swap left", "B put 4", "B done", "A attack left with 5")
    table.plays("B swap left", "B put 4", "B done", "A attack left with 4")
    table.plays("B attack left with 0 ; 0 is equal, A loses left")
    assert (table.bases, table.points) == ("A: x0 1 | B: x4** 5", "A 3 : B 1")
    return table


@rule("AH-19")
def test_who_has_lost_all_bases_can_win_on_points() -> None:
    table = far_ahead().plays("A attack right with 3", "B attack right with 1")
    assert table.over and table.bases == "A: x0 x1 | B: x4** 5"
    assert (table.points, table.winner) == ("A 3 : B 2", "A")


@rule("AH-19", "AH-16", "AH-11")
def test_who_loses_its_last_base_by_its_own_attack_can_win() -> None:
    table = far_ahead()
    table.plays(
        "A attack right from right ; 1 is smaller, B matches from hand, A loses right, "
        "the end by AH-16, A had none, in hand 2 3 5, B had right 5, in hand 2 3"
    )
    assert (table.points, table.winner) == ("A 3 : B 2", "A")


@rule("AH-19", "AH-16", "AH-11")
def test_who_loses_its_last_base_by_its_own_attack_can_lose() -> None:
    table = given("A: 0 | B: 3", agents=4)
    table.plays(
        "A attack middle from middle ; 0 is smaller, B matches from hand, A loses middle, "
        "the end by AH-16, A had none, in hand 1 2 3, B had middle 3, in hand 1 2"
    )
    assert (table.points, table.winner) == ("A 0 : B 1", "B")
