"""AH-5 to AH-7: attacks from the hand."""

from __future__ import annotations

import pytest

from rules.agent_hunter.hunt import given
from rules.report import rule

BASES = ("left", "middle", "right")


# AH-5: a number shown, a base named, a true answer


@rule("AH-5", "AH-7")
def test_the_books_3_against_the_middle_base() -> None:
    """Blue shows a 3 from its hand at Red's middle base, which holds a 3."""
    blue, red = "A", "B"
    table = given("A: 0 1 2 | B: 4 3 5", first=blue)
    table.plays(f"{blue} attack middle with 3 ; 3 is equal, {red} loses middle")
    assert table.bases == "A: 0 1 2 | B: 4 x3 5"
    assert table.to_act == red


@rule("AH-5")
@pytest.mark.parametrize(
    ("shown", "word"),
    [(0, "smaller"), (2, "smaller"), (3, "equal"), (4, "greater"), (5, "greater"), (9, "greater")],
)
@pytest.mark.parametrize(
    ("attacker", "drawing"),
    [("A", "A: 6 8 7 | B: 6 3 7"), ("B", "A: 6 3 7 | B: 6 8 7")],
    ids=["A attacks", "B attacks"],
)
def test_the_answer_says_how_the_number_shown_stands_to_the_hidden_one(
    attacker: str, drawing: str, shown: int, word: str
) -> None:
    table = given(drawing, first=attacker).plays(f"{attacker} attack middle with {shown}")
    assert table.told(attacker).split(", ")[0] == f"{shown} is {word}"


@rule("AH-5")
def test_everybody_hears_the_whole_sentence() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 5")
    for who in ("A", "B", "spectator"):
        assert table.log(who)[-1] == "A attack left with 5 ; 5 is greater"


@rule("AH-5")
@pytest.mark.parametrize(("who", "reader"), [("A", "you"), ("B", "foe"), ("spectator", "other")])
def test_the_sentence_of_the_answer_names_the_attackers_number(who: str, reader: str) -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 5")
    viewer = table.number(who)
    _, answer = table.position.seen_by(viewer)[-1]
    said = table.game.sentence(answer, viewer)
    assert said is not None
    told = {"actor": 0, "who": reader, "number": 5, "answer": "greater", "base": "left"}
    assert said.values.items() >= told.items()


@rule("AH-5", "AH-8", "AH-10")
def test_a_turn_offers_every_agent_of_the_hand_every_base_and_every_swap() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    by_hand = {f"attack {b} with {n}" for b in BASES for n in (0, 2, 4, 5, 6, 8, 9)}
    by_base = {f"attack {b} from {own}" for b in BASES for own in BASES}
    assert table.moves("A") == by_hand | by_base | {f"swap {own}" for own in BASES}
    assert table.moves("B") == set()


@rule("AH-5")
def test_an_agent_on_a_base_cannot_be_shown_from_the_hand() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    table.refuses("A attack left with 7", code="on_your_base", rule="AH-5")


@rule("AH-5")
def test_nobody_aims_at_an_eliminated_base() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 4", "B attack left with 9")
    table.refuses("A attack left with 9", code="enemy_base_eliminated", rule="AH-5")
    table.refuses("A attack left from right", code="enemy_base_eliminated", rule="AH-5")
    assert not any(move.startswith("attack left") for move in table.moves("A"))


# AH-6: not equal


@rule("AH-6")
def test_a_hand_attack_that_misses_goes_back_to_the_hand() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    table.plays("A attack middle with 5 ; 5 is greater")
    assert table.hand("A") == "0 2 4 5 6 8 9"
    assert table.to_act == "B"
    table.plays("B attack left with 9", "A attack right with 5 ; 5 is smaller")


@rule("AH-6")
def test_a_hand_attack_that_misses_changes_nothing_else() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack right with 5 ; 5 is smaller")
    assert table.bases == "A: 3 7 1 | B: 4 0 8"
    assert table.hand("B") == "1 2 3 5 6 7 9"
    assert (table.tokens, table.points) == ("A 5 : B 5", "A 0 : B 0")
    assert table.gone == set()


@rule("AH-6")
def test_both_players_know_the_answer_and_that_the_number_is_in_that_hand() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 5 ; 5 is greater")
    assert table.possible("B", "left") == {0, 1, 2, 3, 4}
    assert table.known_in_hand("A") == {5}
    for base in BASES:
        assert table.possible("A", base) == {0, 1, 2, 3, 4, 6, 7, 8, 9}


@rule("AH-6")
def test_a_miss_from_below_bounds_the_hidden_agent_from_below() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack right with 5 ; 5 is smaller")
    assert table.possible("B", "right") == {6, 7, 8, 9}
    assert table.possible("B", "left") == table.possible("B", "middle") == set(range(10))


# AH-7: equal


@rule("AH-7")
def test_a_hit_from_the_hand_eliminates_the_base_for_all_to_see() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack right with 8")
    assert table.drawn("A") == "A: 3 7 1 | B: ? ? x8"
    assert table.drawn("spectator") == "A: ? ? ? | B: ? ? x8"
    assert table.points == "A 1 : B 0"


@rule("AH-7", "AH-15")
def test_both_agents_of_a_hit_leave_the_game() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack right with 8 ; 8 is equal, B loses right")
    assert table.gone == {8}
    assert table.hand("A") == "0 2 4 5 6 9"
    assert table.hand("B") == "1 2 3 5 6 7 9"


@rule("AH-7")
def test_after_a_hit_from_the_hand_it_is_the_enemys_turn() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack right with 8")
    assert (table.to_act, table.turns) == ("B", 1)
    table.plays("B attack left with 3 ; 3 is equal, A loses left")
    assert table.to_act == "A"
