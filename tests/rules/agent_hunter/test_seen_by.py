"""What the record of a game shows to each who took part or watched."""

from __future__ import annotations

import pytest

from rules.agent_hunter.hunt import Hunt, given, unplaced
from rules.report import rule
from spytable import Record
from spytable.kernel.observation import Observer


def seen_by(table: Hunt, who: str) -> list[str]:
    """The lines of the record as somebody saw it, after the header."""
    text = Record.of(table.position).seen_by(table.number(who))
    head, _, body = text.partition("\n\n")
    assert head.splitlines()[-1] == f"seen by {who}"
    return [" ".join(line.split()) for line in body.splitlines()]


def a_short_game() -> Hunt:
    """A swap, an attack from hand, a match from a base with its refill: one of everything."""
    table = given("A: 3 8 1 | B: 4 0 8", turn_limit=4)
    table.plays("A swap left", "A put 9", "A done")
    table.plays("B attack left with 5", "A attack left from middle", "B put 2", "B done")
    return table


A_PLACED = ["A put 3 ; on left", "A put 8 ; on middle", "A put 1 ; on right", "A done"]
B_PLACED = ["B put 4 ; on left", "B put 0 ; on middle", "B put 8 ; on right"]
PLACED = ["B done ; all agents are placed", "* first A"]
ATTACKS = [
    "B attack left with 5 ; 5 is smaller",
    "A attack left from middle ; 8 is greater, B matches from right, A loses middle",
]


@rule("AH-3", "AH-4")
def test_a_player_sees_its_own_puts_and_a_question_mark_for_the_others() -> None:
    table = a_short_game()
    assert seen_by(table, "A") == [
        *A_PLACED,
        *PLACED,
        "A swap left ; shows 3",
        "A put 9 ; on left",
        "A done",
        *ATTACKS,
        "B put ? ; on right",
        "B done",
    ]
    assert seen_by(table, "B") == [
        *B_PLACED,
        *PLACED,
        "A swap left ; shows 3",
        "A put ? ; on left",
        "A done",
        *ATTACKS,
        "B put 2 ; on right",
        "B done",
    ]


@rule("AH-3", "AH-4")
def test_a_spectator_sees_what_all_see() -> None:
    assert seen_by(a_short_game(), "spectator") == [
        *PLACED,
        "A swap left ; shows 3",
        "A put ? ; on left",
        "A done",
        *ATTACKS,
        "B put ? ; on right",
        "B done",
    ]


@rule("AH-3")
def test_of_an_unfinished_set_up_the_record_shows_only_ones_own() -> None:
    table = unplaced().plays("A put 3", "B put 4", "B put 0")
    assert seen_by(table, "A") == ["A put 3 ; on left"]
    assert seen_by(table, "B") == ["B put 4 ; on left", "B put 0 ; on middle"]
    assert seen_by(table, "spectator") == []


@rule("AH-16", "AH-20")
@pytest.mark.parametrize("who", ["A", "B", "spectator"])
def test_after_the_end_the_record_shows_what_lay_there_and_the_result(who: str) -> None:
    table = a_short_game().plays("B attack left with 6")
    *_, last, empty, points, result = seen_by(table, who)
    assert last == (
        "B attack left with 6 ; 6 is smaller, the end by AH-20, "
        "A had left 9 right 1, in hand 0 2 3 4 5 6 7, "
        "B had left 4 middle 0 right 2, in hand 1 3 5 6 7 9"
    )
    assert (empty, points, result) == ("", "points A 0 B 1", "result A -1 B 1")


@rule("AH-8", "AH-11", "AH-12")
def test_a_program_that_learns_is_told_by_which_rule_an_agent_is_put() -> None:
    swap = given("A: 3 7 1 | B: 4 0 8").plays("A swap left")
    lost = given("A: 3 8 1 | B: 4 0 8").plays("A attack left from middle")
    won = given("A: 4 7 1 | B: 4 0 8").plays("A attack left from left")
    seen = set()
    for table in (swap, lost, won):
        eye = Observer(2, table.game.layout())
        at = 0
        for name, width in eye.names:
            if name == "cause":
                seen.add(eye.row(table.position.state, 0)[at : at + width])
            at += width
    assert seen == {b"\1\0\0", b"\0\1\0", b"\0\0\1"}
