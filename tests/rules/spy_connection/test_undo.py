"""What can be taken back, and when no longer: chance and the end of a turn stand."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spy_connection.spies import Spies, draft, given, own_cards
from rules.spy_connection.test_accept import everything_taken

OLD = ("m1", "m2", "m3", "m4")
EXTRA = own_cards("london paris 3 extra")


def midway() -> Spies:
    """A is in Paris, has London in its network, and is about to act."""
    table = given("london", "madrid", own=EXTRA, display=OLD).turn("A", "accept 1", "serve 2")
    return table.idles("B").turn("A", "connect paris").idles("B")


@rule("SC-13", "SC-17", "SC-19", "SC-21", "SC-22", "SC-35")
@pytest.mark.parametrize(
    "moves",
    [
        ["connect monaco"],
        ["move london"],
        ["back london-fork"],
        ["uncover 1 london"],
        ["discard 2"],
        ["back london-fork", "uncover 1 london", "connect monaco", "discard 1"],
        ["uncover 2 london", "move london", "serve 2"],
    ],
    ids=lambda moves: ", ".join(moves),
)
def test_whatever_shows_nothing_can_be_taken_back_within_the_turn(moves: list[str]) -> None:
    table = midway()
    digest, log = table.position.state.digest(), table.log("B")
    for count, move in enumerate(moves, 1):
        table.plays(f"A {move}")
        assert (table.may_take_back("A"), table.may_take_back("B")) == (count, 0)
    for _ in moves:
        table.takes_back("A")
    assert (table.position.state.digest(), table.log("B")) == (digest, log)


@rule("SC-25", "SC-27")
def test_a_completed_mission_can_be_taken_back() -> None:
    table = midway().plays("A connect monaco").takes_back("A")
    table.plays("A move london", "A end").idles("B").plays("A move paris", "A serve 1", "A serve 2")
    assert table.extra == 1 and table.may_take_back("A") == 3
    table.takes_back("A").takes_back("A")
    assert table.extra == 0 and not table.completed("A")


@rule("SC-10", "SC-35")
def test_an_accepted_mission_cannot_for_a_card_was_drawn() -> None:
    table = midway().plays("A back london-fork", "A accept 1")
    assert table.may_take_back("A") == 0
    table.chance_acts()
    assert table.may_take_back("A") == 0
    table.plays("A discard 1", "A uncover 2 london")
    assert table.may_take_back("A") == 2


@rule("SC-11")
def test_a_mission_after_which_there_was_nothing_to_draw_can_be_taken_back() -> None:
    table = everything_taken()
    who = table.to_act
    assert "-" in table.drawn(who).split(" | ") and binding(table, who) == set()
    before = table.display
    table.plays(f"{who} accept 1")
    assert table.may_take_back(who) >= 1
    assert table.takes_back(who).display == before


@rule("SC-24", "SC-4")
def test_nothing_is_taken_back_once_the_turn_has_passed_on() -> None:
    table = midway().plays("A connect monaco", "A end")
    assert (table.may_take_back("A"), table.may_take_back("B")) == (0, 0)
    table.plays("B discard 1")
    assert (table.may_take_back("A"), table.may_take_back("B")) == (0, 1)


@rule("SC-27")
def test_the_end_of_a_turn_before_an_extra_turn_can_be_taken_back() -> None:
    table = midway().plays("A move london", "A end").idles("B")
    table.plays("A move paris", "A serve 2", "A end ; an extra turn", "A move london")
    assert table.may_take_back("A") == 4
    table.takes_back("A").takes_back("A")
    assert (table.phase, table.extra, table.spy("A")) == ("done", 1, "paris")


@rule("SC-36")
def test_the_end_of_the_last_turn_stands() -> None:
    table = given("london", "madrid", turn_limit=1).plays("A connect paris", "A end")
    assert table.over and table.may_take_back("A") == 0


@rule("SC-5")
def test_a_choice_of_the_draft_stands_once_the_next_one_chooses() -> None:
    table = draft("london", "madrid", "istanbul").plays("C choose start-london")
    assert (table.may_take_back("C"), table.may_take_back("B")) == (0, 0)
    table.plays("B choose start-madrid")
    assert [table.may_take_back(who) for who in "ABC"] == [0, 0, 0]


@rule("SC-5")
def test_nothing_of_the_set_up_is_taken_back() -> None:
    table = given("london", "madrid")
    assert [table.may_take_back(who) for who in "AB"] == [0, 0]


def binding(table: Spies, who: str) -> set[str]:
    """The moves of which the screen says that they cannot be taken back."""
    return {offer.text for offer in table.screen(who).moves if offer.binds}


@rule("SC-10", "SC-24", "SC-27")
def test_the_screen_tells_before_the_click_what_binds() -> None:
    table = midway()
    assert binding(table, "A") == {f"accept {place}" for place in (1, 2, 3, 4)}
    table.plays("A move london")
    assert binding(table, "A") == {"end"}
    table.plays("A end").idles("B").plays("A move paris", "A serve 2")
    assert binding(table, "A") == set(), "the extra turn is the same player's"
    assert binding(draft("london", "madrid"), "B") == {"choose start-london", "choose start-madrid"}
