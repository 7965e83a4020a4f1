"""What a player is told could come of a move."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spy_club.club import Club, given
from spytable.games.spy_club.events import Solved

AREAS = "park museum lie | cabin hat love | manor dog key"


def told(table: Club, move: str) -> list[dict[str, object]]:
    outcomes = table.game.outlook(table.intel(table.active), table.game.read(move))
    return [{"key": o.say.key, **o.say.values} for o in outcomes]


@rule("CL-12", "CL-18")
def test_a_confirm_says_its_price_and_what_comes_to_its_place() -> None:
    confirm, refill = told(given(AREAS, "watch stamp"), "confirm 2 at 4")
    assert confirm == {
        "key": "outlook-confirm", "name": "@clue-museum", "aspect": "@aspect-location",
        "price": 1, "left": 0, "row": 1, "solves": "no", "answer": "none", "back": "none",
        "grid": "no", "waits": "none", "gone": "none",
    }  # fmt: skip
    assert refill == {"key": "outlook-refill", "name": "@clue-watch", "place": 2}


@rule("CL-12")
def test_an_exchange_says_what_comes_back() -> None:
    table = given(AREAS, "watch stamp").acts("confirm 1 at 1")
    [confirm] = told(table, "confirm 2 at 1")
    assert confirm["back"] == "@clue-park" and confirm["row"] == 1


@rule("CL-18")
def test_the_second_empty_place_gets_the_second_incoming_clue() -> None:
    table = given(AREAS, "watch stamp").acts("confirm 1 at 1")
    _, refill = told(table, "confirm 2 at 2")
    assert refill == {"key": "outlook-refill", "name": "@clue-stamp", "place": 2}


@rule("CL-22")
def test_a_confirm_that_solves_says_the_solution() -> None:
    table = given("park museum cabin school | manor funfair restaurant game-shop")
    table.acts("focus 2", "confirm 2 at 1", "confirm 1 at 2").calm()
    table.acts("focus 2", "confirm 2 at 3", "confirm 1 at 4").calm(symbol="triangle")
    confirm = told(table, "confirm 3 at 5")[0]
    assert (confirm["solves"], confirm["answer"], confirm["row"]) == ("yes", "@clue-funfair", 5)
    table.acts("confirm 3 at 5")
    assert table.event(Solved).name == "funfair"


@rule("CL-11")
@pytest.mark.parametrize(
    ("areas", "ideas"),
    [("hat museum park | * * * | * * *", 2), ("hat homework park | * * * | * * *", 0)],
)
def test_a_shift_of_focus_says_its_ideas(areas: str, ideas: int) -> None:
    table = given(areas)
    [focus] = told(table, "focus 2")
    assert focus["ideas"] == ideas
    table.acts("focus 2")
    assert table.player("A").ideas == 1 + ideas


@rule("CL-13")
def test_a_scout_says_price_and_what_is_discarded() -> None:
    table = given(AREAS, "watch stamp")
    assert told(table, "scout 2 to 3") == [
        {"key": "outlook-scout", "name": "@clue-stamp", "price": 1, "discards": "@clue-lie"}
    ]
    table.acts("confirm 1 at 1")
    assert told(table, "scout 1 to 1")[0]["discards"] == "none"


@rule("CL-10", "CL-17")
def test_turning_says_what_may_be_behind() -> None:
    """Nothing is known: the two cards with a park are as likely."""
    table = given("park museum lie | * * * | * * *")
    outcomes = table.game.outlook(table.intel("A"), table.game.read("turn 1"))
    ways = {str(o.say.values["name"]): o.ways for o in outcomes}
    assert set(ways) == {"@clue-homework", "@clue-chores"}
    assert min(ways.values()) > 0


@rule("CL-14")
def test_teamwork_says_what_goes_and_comes() -> None:
    table = given(AREAS)
    assert told(table, "swap 3 with B 2") == [
        {"key": "outlook-swap", "give": "@clue-lie", "get": "@clue-hat", "seat": 1}
    ]
    assert told(table, "take 1 from C") == [{"key": "outlook-take", "ideas": 1, "seat": 2}]


@rule("CL-16")
def test_the_end_says_how_many_actions_are_left() -> None:
    assert told(given(AREAS), "end") == [{"key": "outlook-end", "left": 3, "haste": "no"}]
    assert told(given(AREAS).acts("focus 2", "focus 1", "focus 2"), "end")[0]["left"] == 0


@rule("CL-38")
def test_the_end_of_a_hasty_turn_says_whether_the_marker_moves() -> None:
    table = given(AREAS, terms={"haste": 1, "steps": 3})
    assert told(table, "end")[0]["haste"] == "step"
    assert told(table.acts("confirm 1 at 1"), "end")[0]["haste"] == "no"
    later = given(AREAS, terms={"haste": 1, "steps": 3}).calm(2)
    assert later.public().escape == 2
    assert told(later, "end")[0]["haste"] == "escape"
