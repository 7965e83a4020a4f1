"""Why a move cannot be made: each reason there is, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reference.spy_connection import CITIES
from rules.report import Case, reasons, rule
from rules.spy_connection.spies import Spies, draft, given, shown
from rules.spy_connection.test_accept import everything_taken, with_supply_of_one
from rules.spy_connection.test_connect import poor
from rules.spy_connection.test_end import almost, completes
from rules.spy_connection.test_end_of_turn import empty_handed
from rules.spy_connection.test_take_back import joined
from spytable.games.spy_connection import refusal
from spytable.games.spy_connection.moves import (
    Accept,
    Back,
    Choose,
    Deal,
    Discard,
    Draw,
    First,
    Reveal,
    Serve,
    Uncover,
)


def start() -> Spies:
    return given("london", "madrid")


def connected() -> Spies:
    """A is in Paris with London in its network, and is to act."""
    return start().turn("A", "connect paris").idles("B")


def moved() -> Spies:
    return connected().plays("A move london")


def done() -> Spies:
    return connected().plays("A connect monaco")


def drawing() -> Spies:
    return start().plays("A accept 1")


def three() -> Spies:
    return start().turn("A", "accept 1").idles("B").turn("A", "accept 1").idles("B")


def won() -> Spies:
    return completes(almost(), "A", 1).plays("A end").idles("B")


def limited() -> Spies:
    return given("london", "madrid", turn_limit=1).turn("A", "connect paris")


def chosen() -> Spies:
    return draft("london", "madrid", "istanbul").plays("C choose start-london")


def gap() -> Spies:
    table = everything_taken()
    return table.plays(f"{table.to_act} discard 1")


CASES = [
    # the game is over
    Case("over", "SC-28", won, "A", "end"),
    Case("over", "SC-28", won, "B", "accept 1"),
    Case("over", "SC-36", limited, "B", "accept 1"),
    Case("over", "SC-36", limited, "spectator", Accept(0)),
    # no move of a seat, or of this game
    Case("chance_only", "SC-4", start, "A", Draw("london-rome")),
    Case("chance_only", "SC-4", start, "A", First(0)),
    Case("chance_only", "SC-4", start, "B", Deal("start-london")),
    Case("chance_only", "SC-4", start, "spectator", Reveal("start-london")),
    Case("watching", "SC-35", start, "spectator", Accept(0)),
    Case("no_such_name", "SC-1", start, "A", Back("paris-moon")),
    Case("no_such_name", "SC-2", lambda: draft("london", "madrid"), "B", Choose("start-moon")),
    Case("no_such_place", "SC-4", start, "A", Accept(4)),
    Case("no_such_place", "SC-9", start, "A", Discard(3)),
    Case("no_such_place", "SC-9", start, "A", Serve(-1)),
    Case("no_such_place", "SC-9", start, "A", Uncover(3, "london")),
    # somebody else is to act
    Case("cards_come_first", "SC-4", Spies, "A", "accept 1"),
    Case("cards_come_first", "SC-4", lambda: shown("A"), "B", "connect paris"),
    Case("cards_come_first", "SC-10", drawing, "A", "end"),
    Case("cards_come_first", "SC-10", drawing, "B", "accept 1"),
    Case("other_chooses", "SC-5", chosen, "C", "choose start-madrid"),
    Case("other_chooses", "SC-5", chosen, "A", "accept 1"),
    Case("not_your_turn", "SC-4", start, "B", "accept 1"),
    Case("not_your_turn", "SC-4", connected, "B", "end"),
    # the draft
    Case("nothing_to_choose", "SC-5", start, "A", "choose start-london"),
    Case("not_offered", "SC-5", chosen, "B", "choose start-london"),
    Case("not_offered", "SC-5", chosen, "B", "choose start-helsinki"),
    Case("choose_first", "SC-5", chosen, "B", "accept 1"),
    Case("choose_first", "SC-5", chosen, "B", "end"),
    # the turn is further on, or not so far
    Case("action_done", "SC-18", done, "A", "move london"),
    Case("action_done", "SC-18", done, "A", "connect rome"),
    Case("action_done", "SC-18", done, "A", "accept 1"),
    Case("action_done", "SC-18", done, "A", "move monaco"),
    Case("action_done", "SC-18", done, "A", "move rome"),
    Case("moved_already", "SC-13", moved, "A", "move paris"),
    Case("moved_so_no_mission", "SC-34", moved, "A", "accept 1"),
    Case("act_first", "SC-33", start, "A", "end"),
    Case("act_first", "SC-33", start, "A", "serve 1"),
    # where the spy can go
    Case("already_there", "SC-17", connected, "A", "move paris"),
    Case("already_there", "SC-13", connected, "A", "connect paris"),
    Case("not_in_network", "SC-16", connected, "A", "move rome"),
    Case("in_network", "SC-13", connected, "A", "connect london"),
    Case("no_neighbour", "SC-13", connected, "A", "connect rome"),
    Case("too_few_agents", "SC-15", lambda: poor().plays("A move warsaw"), "A", "connect moscow"),
    # missions
    Case("three_open", "SC-9", three, "A", "accept 1"),
    Case("too_dear", "SC-8", with_supply_of_one, "A", "accept 3"),
    Case("no_mission", "SC-22", start, "A", "discard 3"),
    Case("no_mission", "SC-24", done, "A", "serve 2"),
    Case("no_mission", "SC-21", start, "A", "uncover 2 london"),
    Case("not_wanted", "SC-24", done, "A", "serve 1"),
    Case("already_covered", "SC-24", moved, "A", "serve 1"),
    Case("no_agent_left", "SC-24", lambda: empty_handed().plays("A serve 2", "A serve 3"), "A",
         "serve 1"),
    Case("not_covered", "SC-21", start, "A", "uncover 1 rome"),
    Case("not_covered", "SC-21", start, "A", "uncover 1 paris"),
    Case("just_served", "SC-24",
         lambda: drawing().chance_acts().plays("A serve 2"), "A", "uncover 2 london"),
    # agents on the board
    Case("not_yours", "SC-19", connected, "A", "back balkans"),
    Case("not_yours", "SC-19", lambda: connected().idles("A"), "B", "back london-fork"),
    Case("cut_off", "SC-20", joined, "A", "back london-paris"),
]  # fmt: skip


RULES = sorted({case.rule for case in CASES} | {"SC-11"})


@rule(*RULES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_move_is_refused_with_its_reason_and_rule(case: Case) -> None:
    case.check()


@rule("SC-11")
def test_an_empty_place_is_refused_whoever_is_to_act() -> None:
    table = gap()
    table.refuses(f"{table.to_act} accept 4", code="empty_place", rule="SC-11")


@rule(*RULES)
def test_every_reason_of_the_game_is_tried_here() -> None:
    assert reasons(refusal) == {case.code for case in CASES} | {"empty_place"}


@rule("SC-8", "SC-13", "SC-15", "SC-20", "SC-24")
@pytest.mark.parametrize(
    ("table", "move", "values"),
    [
        (connected, "connect london", {"city": "@city-london", "start": "@city-paris"}),
        (connected, "move rome", {"city": "@city-rome"}),
        (with_supply_of_one, "accept 3", {"price": 2, "supply": 1}),
        (joined, "back london-fork", {"agents": 1}),
        (done, "serve 1", {"city": "@city-monaco"}),
        (start, "discard 3", {"number": 3}),
        (start, "uncover 1 rome", {"city": "@city-rome"}),
    ],
)
def test_a_refusal_names_what_it_is_about(
    table: Callable[[], Spies], move: str, values: dict[str, Any]
) -> None:
    reason = table().refusal("A", move)
    assert reason is not None and reason.values == values


@rule("SC-1", "SC-2", "SC-4", "SC-9")
@pytest.mark.parametrize(
    "text",
    [
        *("", "pass", "END", "end 1", "accept", "accept 0", "accept 5", "accept 01", "discard 4"),
        *("move", "move oslo", "move London", "connect", "back", "back london", "back Balkans"),
        *("serve 0", "serve", "uncover london", "uncover 1", "uncover 4 london", "uncover 1 oslo"),
        *("choose", "choose london", "choose london-madrid", "first A", "draw london-madrid"),
        *("deal start-london", "reveal start-london"),
    ],
)
def test_what_is_no_move_of_a_seat_is_unreadable(text: str) -> None:
    start().cannot_read(text)


@rule("SC-13", "SC-24")
def test_a_move_is_refused_exactly_when_it_is_not_offered() -> None:
    for table in (start(), connected(), moved(), done(), drawing(), three(), joined(), chosen()):
        table.refuses_all_but_what_it_offers()


@rule("SC-1")
def test_every_city_can_be_named() -> None:
    table = start()
    for city in CITIES:
        assert table.game.write(table.game.read(f"move {city}")) == f"move {city}"
