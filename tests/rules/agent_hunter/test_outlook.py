"""What could come of a move, told before it is made: the answers, what they leave, their odds."""

from __future__ import annotations

import random

import pytest

from bounds import to_the_end
from rules.agent_hunter.hunt import Hunt, given
from rules.report import rule
from spytable.games.agent_hunter.events import Answered
from spytable.kernel.account import Outcome
from spytable.words import Words

NAMES = ("Ada", "Odile")


def outlook(table: Hunt, line: str, sheet: str = "filled") -> tuple[Outcome, ...]:
    who, _, move = line.partition(" ")
    assert move in table.moves(who), f"{line} cannot be played"
    intel = table.game.veiled(table.intel(who), {"sheet": sheet})
    return table.game.outlook(intel, table.game.read(move))


def told(table: Hunt, line: str, *, sheet: str = "filled", lang: str = "en") -> list[str]:
    words = Words(lang, "agent_hunter", NAMES)
    return [words.said(outcome.say) for outcome in outlook(table, line, sheet)]


@rule("AH-5", "AH-7")
def test_an_attack_from_the_hand_may_hit_or_leave_fewer_numbers() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    found = outlook(table, "A attack left with 5")
    assert told(table, "A attack left with 5") == [
        "Equal: the base is eliminated, 1 point for you.",
        "Your 5 is greater than the hidden agent: it is one of 0, 1, 2, 3, 4.",
        "Your 5 is smaller than the hidden agent: it is one of 6, 7, 8, 9.",
    ]
    ways = [outcome.ways for outcome in found]
    assert [n / sum(ways) for n in ways] == pytest.approx([0.1, 0.5, 0.4])


@rule("AH-5", "AH-6")
def test_an_answer_that_cannot_come_is_left_out_and_a_last_number_is_named() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 5 ; 5 is greater")
    table.plays("B attack left with 9")
    assert told(table, "A attack left with 5") == [
        "Your 5 is greater than the hidden agent: it is one of 0, 1, 2, 3, 4."
    ]
    table.plays("A attack left with 2 ; 2 is smaller", "B attack left with 9")
    assert told(table, "A attack left with 4") == [
        "Equal: the base is eliminated, 1 point for you.",
        "Your 4 is greater than the hidden agent: it is the 3.",
    ]
    assert [outcome.ways for outcome in outlook(table, "A attack left with 4")] == [56, 56], (
        "of the other two bases, with neither 3, 4 nor the 9 that was shown, each time 8 × 7"
    )


@rule("AH-10", "AH-11", "AH-12")
def test_an_attack_from_a_base_may_cost_that_base() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A swap left", "A put 5", "A done")
    table.plays("B swap right", "B put 8", "B done")
    assert told(table, "A attack right from left") == [
        (
            "Equal: the enemy base is eliminated, 2 points for you."
            " Then you put another agent from your hand on your left base."
        ),
        (
            "Your 5 is greater than the hidden agent: it is one of 0, 1, 2, 3, 4."
            " Your left base is lost, 2 points for Odile."
        ),
        (
            "Your 5 is smaller than the hidden agent: it is one of 6, 7, 8, 9."
            " Your left base is lost, 2 points for Odile."
        ),
    ]


@rule("AH-8")
def test_a_swap_brings_one_thing_for_certain() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    assert told(table, "A swap left") == [
        (
            "You show the 3 on your left base and hide an agent from your hand there, even the same"
            " one. What was known about this base no longer counts, but the base becomes worth"
            " 2 points to Odile."
        )
    ]
    assert outlook(table, "A swap left", "off") == outlook(table, "A swap left")
    assert outlook(table.plays("A swap left"), "A put 3") == ()
    assert outlook(table.plays("A put 3"), "A done") == ()


@rule("AH-8", "AH-11")
def test_the_second_player_was_told_of_nobody_as_the_other() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 5")
    for line in ("B attack left from left", "B swap left"):
        assert told(table, line)[-1].endswith(" for Ada." if "from" in line else " to Ada.")


@rule("AH-16")
def test_it_is_told_when_the_last_base_would_fall() -> None:
    table = given("A: 3 | B: 4")
    assert told(table, "A attack middle with 4")[0] == (
        "Equal: the base is eliminated, 1 point for you, and the game ends."
    )
    hit, *misses = told(table, "A attack middle from middle")
    assert hit == "Equal: the enemy base is eliminated, 1 point for you, and the game ends."
    assert len(misses) == 2
    for miss in misses:
        assert miss.endswith("Your middle base is lost, 1 point for Odile, and the game ends.")


@rule("AH-5")
@pytest.mark.parametrize("sheet", ["off", "by_hand"])
def test_without_a_filled_sheet_neither_odds_nor_numbers_are_told(sheet: str) -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 5", "B attack left with 9")
    assert told(table, "A attack left with 5", sheet=sheet) == [
        "Equal: the base is eliminated, 1 point for you.",
        "Your 5 is greater than the hidden agent.",
        "Your 5 is smaller than the hidden agent.",
    ]
    for line in ("A attack left with 5", "A attack left from middle"):
        assert [outcome.ways for outcome in outlook(table, line, sheet)] == [0, 0, 0]
    assert len(told(table, "A attack left with 0", sheet=sheet)) == 2, "nothing is below 0"


@rule("AH-5", "AH-11", "AH-8")
def test_it_is_told_in_french_too() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    assert told(table, "A attack left from left", lang="fr") == [
        (
            "Égal\u00a0: la base adverse est éliminée, 1 point pour vous."
            " Vous posez ensuite un autre agent de votre main sur votre base de gauche."
        ),
        (
            "Votre 3 est plus grand que l’agent caché\u00a0: restent 0, 1, 2."
            " Votre base de gauche est perdue, 1 point pour Odile."
        ),
        (
            "Votre 3 est plus petit que l’agent caché\u00a0: restent 4, 5, 6, 7, 8, 9."
            " Votre base de gauche est perdue, 1 point pour Odile."
        ),
    ]
    assert told(table, "A swap left", lang="fr")[0].endswith("vaudra 2 points pour Odile.")


@rule("AH-5", "AH-7", "AH-11", "AH-12")
@pytest.mark.parametrize("seed", range(6))
def test_what_comes_of_a_move_was_in_its_outlook(seed: int) -> None:
    rng = random.Random(seed)
    table = given("A: 3 7 1 | B: 4 0 8", turn_limit=60)
    position = table.position
    seen = 0
    for _ in to_the_end(position):
        seat = position.state.mover()
        action = rng.choice(position.state.legal(seat))
        outcomes = table.game.outlook(position.intel(seat), table.game.move(action))
        at = len(position.steps)
        position.step(seat, action)
        answers = [e for e in position.steps[at].seen(seat) if isinstance(e, Answered)]
        if answers:
            [answer] = answers
            word = "hit" if answer.answer == "equal" else answer.answer
            [outcome] = [o for o in outcomes if o.say.key.split("-")[1] == word]
            assert outcome.ways > 0
            if outcome.say.values.get("ends") == "yes":
                assert position.over
            seen += 1
    assert seen
