"""Why a move cannot be made: each reason there is, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.agent_hunter.hunt import Hunt, given, placed, unplaced
from rules.report import Case, reasons, rule
from spytable.games.agent_hunter import refusal
from spytable.games.agent_hunter.moves import AttackFrom, AttackWith, First, Put, Swap
from spytable.kernel.moves import Move


def start() -> Hunt:
    return given("A: 3 8 1 | B: 4 0 8")


def ready() -> Hunt:
    return unplaced().plays("A put 3", "A put 8", "A put 1", "A done")


def swapping() -> Hunt:
    return start().plays("A swap left")


def matching() -> Hunt:
    """B is to refill its right base, and A's middle is gone."""
    return start().plays("A attack left from middle")


def hitting() -> Hunt:
    """A is to refill its middle base, and B's right is gone."""
    return start().plays("A attack right from middle")


def eliminated() -> Hunt:
    """A's middle and B's right are gone, and A is to act."""
    table = matching().plays("B put 9", "B done", "B attack left with 5")
    table.plays("A attack right with 9", "B attack left with 5")
    assert table.bases == "A: 3 x8 1 | B: 4 0 x9"
    return table


def all_lost() -> Hunt:
    return given("A: 2 | B: 2", agents=4).plays("A attack middle from middle")


def limit_reached() -> Hunt:
    return given("A: 3 8 1 | B: 4 0 8", turn_limit=1).plays("A attack left with 9")


CASES = [
    # the game is over
    Case("over", "AH-16", all_lost, "A", "put 3"),
    Case("over", "AH-16", all_lost, "B", "attack middle with 3"),
    Case("over", "AH-20", limit_reached, "B", "attack left with 9"),
    Case("over", "AH-20", limit_reached, "spectator", Put(3)),
    # no move of a seat, or of this game
    Case("chance_only", "AH-3", start, "A", First(0)),
    Case("watching", "AH-4", start, "spectator", Put(3)),
    Case("no_such_agent", "AH-1", start, "A", AttackWith(0, 10)),
    Case("no_such_agent", "AH-1", swapping, "A", Put(10)),
    Case("no_such_base", "AH-1", start, "A", AttackFrom(0, 3)),
    Case("no_such_base", "AH-1", start, "A", Swap(3)),
    # somebody else is to act
    Case("already_ready", "AH-3", ready, "A", "put 5"),
    Case("already_ready", "AH-3", ready, "A", "done"),
    Case("first_player_is_drawn", "AH-3", lambda: placed("A: 3 | B: 4"), "B", "swap middle"),
    Case("other_puts", "AH-8", swapping, "B", "attack left with 9"),
    Case("other_puts", "AH-11", matching, "A", "attack left with 9"),
    Case("other_puts", "AH-12", hitting, "B", "attack left with 9"),
    Case("other_puts", "AH-8", lambda: swapping().plays("A put 9"), "B", "done"),
    Case("not_your_turn", "AH-20", start, "B", "attack left with 9"),
    # something else comes first
    Case("nothing_to_confirm", "AH-8", start, "A", "done"),
    Case("no_base_awaits", "AH-8", start, "A", "put 9"),
    Case("put_first", "AH-2", unplaced, "B", "done"),
    Case("put_first", "AH-2", unplaced, "A", "swap left"),
    Case("put_first", "AH-8", swapping, "A", "done"),
    Case("put_first", "AH-11", matching, "B", "swap left"),
    Case("put_first", "AH-12", hitting, "A", "attack left from left"),
    Case("confirm_first", "AH-2", lambda: unplaced(bases=1).plays("A put 3"), "A", "put 5"),
    Case("confirm_first", "AH-8", lambda: swapping().plays("A put 9"), "A", "put 5"),
    Case("confirm_first", "AH-11", lambda: matching().plays("B put 9"), "B", "swap left"),
    Case("confirm_first", "AH-12", lambda: hitting().plays("A put 9"), "A", "attack left with 5"),
    # the agent is elsewhere
    Case("on_your_base", "AH-2", lambda: unplaced().plays("A put 3"), "A", "put 3"),
    Case("on_your_base", "AH-5", start, "A", "attack left with 3"),
    Case("on_your_base", "AH-8", swapping, "A", "put 1"),
    Case("on_your_base", "AH-11", matching, "B", "put 0"),
    Case("on_your_base", "AH-12", hitting, "A", "put 3"),
    Case("agent_is_gone", "AH-15", matching, "B", "put 8"),
    Case("agent_is_gone", "AH-15", hitting, "A", "put 8"),
    # the base is gone, or the token
    Case("own_base_eliminated", "AH-8", eliminated, "A", "swap middle"),
    Case("own_base_eliminated", "AH-10", eliminated, "A", "attack left from middle"),
    Case("enemy_base_eliminated", "AH-5", eliminated, "A", "attack right with 9"),
    Case("enemy_base_eliminated", "AH-5", eliminated, "A", "attack right from left"),
    Case("no_token_left", "AH-9", lambda: given("A: 3 | B: 4", tokens=0), "A", "swap middle"),
]


RULES = sorted({case.rule for case in CASES})


@rule(*RULES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_move_is_refused_with_its_reason_and_rule(case: Case) -> None:
    case.check()


@rule(*RULES)
def test_every_reason_of_the_game_is_tried_here() -> None:
    assert reasons(refusal) == {case.code for case in CASES}


@rule("AH-1", "AH-5", "AH-8", "AH-9")
@pytest.mark.parametrize(
    ("table", "who", "move", "values"),
    [
        (start, "A", AttackWith(0, 10), {"number": 10, "highest": 9}),
        (start, "A", "attack left with 8", {"number": 8, "base": "middle"}),
        (matching, "B", "put 8", {"number": 8}),
        (swapping, "A", "done", {"base": "left"}),
        (eliminated, "A", "swap middle", {"base": "middle"}),
        (eliminated, "A", "attack right with 5", {"base": "right"}),
        (lambda: given("A: 3 | B: 4", tokens=0), "A", "swap middle", {"tokens": 0}),
    ],
)
def test_a_refusal_names_what_it_is_about(
    table: Callable[[], Hunt], who: str, move: str | Move, values: dict[str, Any]
) -> None:
    reason = table().refusal(who, move)
    assert reason is not None and reason.values == values


@rule("AH-1", "AH-3")
@pytest.mark.parametrize(
    "text", ["", "put", "put 10", "put -1", "swap hand", "attack left", "first A", "pass", "PUT 3"]
)
def test_what_is_no_move_of_a_seat_is_unreadable(text: str) -> None:
    unplaced().cannot_read(text)


@rule("AH-5", "AH-8", "AH-10")
def test_a_move_is_refused_exactly_when_it_is_not_offered() -> None:
    for table in (unplaced(), start(), swapping(), matching(), hitting(), eliminated()):
        table.refuses_all_but_what_it_offers()
