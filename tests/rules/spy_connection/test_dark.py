"""SC-31 and SC-32: the dark side."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spy_connection.spies import DISPLAY, Spies, given, own_cards
from spytable.kernel.refusal import BadInput


@rule("SC-31")
@pytest.mark.parametrize(("place", "price"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_every_mission_costs_one_agent_more(place: int, price: int) -> None:
    table = given("london", "madrid", dark=1)
    assert table.intel().prices == (1, 2, 3, 3)
    table.plays(f"A accept {place} ; {DISPLAY[place - 1]}, {price} assigned")
    assert table.supply("A") == 14 - price


@rule("SC-31")
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_without_an_open_mission_it_costs_nothing_from_any_place(place: int) -> None:
    table = given("london", "madrid", dark=1).plays("A discard 1")
    assert table.intel().prices == (0, 0, 0, 0)
    table.plays(f"A accept {place} ; {DISPLAY[place - 1]}, 0 assigned")
    assert table.supply("A") == 15


@rule("SC-31")
def test_after_the_free_one_they_cost_again() -> None:
    table = given("london", "madrid", dark=1).plays("A discard 1").turn("A", "accept 4")
    table.idles("B")
    assert table.intel().prices == (1, 2, 3, 3)


@rule("SC-31")
def test_the_price_is_the_active_players_own() -> None:
    table = given("london", "madrid", dark=1).plays("A discard 1")
    assert table.intel().prices == (0, 0, 0, 0)
    table.turn("A", "connect paris")
    assert table.intel().prices == (1, 2, 3, 3), "B has an open mission"


@rule("SC-31", "SC-25")
def test_with_the_last_mission_completed_the_next_is_free() -> None:
    own = own_cards("london paris 3")
    table = given("london", "madrid", own=own, display=("m1", "m2", "m3", "m4"), dark=1)
    table.turn("A", "connect paris", "serve 1").idles("B")
    assert table.drawn("A") == "- | - | -" and table.intel().prices == (0, 0, 0, 0)


@rule("SC-31", "SC-8")
def test_on_the_light_side_it_costs_also_without_an_open_mission() -> None:
    table = given("london", "madrid").plays("A discard 1")
    assert table.intel().prices == (0, 1, 2, 2)


@rule("SC-31")
def test_board_and_rules_are_else_the_same() -> None:
    light, dark = given("london", "madrid"), given("london", "madrid", dark=1)
    assert light.moves("A") == dark.moves("A")


def supplies(table: Spies) -> list[int]:
    return [table.supply(who) for who in "ABC"]


@rule("SC-32")
@pytest.mark.parametrize("seat", ["a", "b", "c"])
def test_the_dark_side_is_refused_with_14_agents(seat: str) -> None:
    with pytest.raises(BadInput):
        Spies(3, "", dark=1, **{f"agents_{seat}": 14})
    assert supplies(Spies(3, dark=1)) == [15, 15, 15]


@rule("SC-32")
def test_a_seat_that_is_not_there_does_not_hinder() -> None:
    assert supplies(Spies(3, dark=1, agents_d=14)) == [15, 15, 15]
