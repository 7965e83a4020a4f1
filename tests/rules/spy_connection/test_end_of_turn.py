"""SC-24 to SC-27: serving missions at the end of a turn, and extra turns."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spy_connection.spies import Spies, given, own_cards

OLD = ("m1", "m2", "m3", "m4")
PAIRS = own_cards("london paris 3")
EXTRA = own_cards("london paris 3 extra")
MIXED = own_cards("london paris madrid 5", "london paris 3 extra", "london paris rome 4",
                  "paris berlin 2")  # fmt: skip


def at_home(own: str) -> Spies:
    """A is in London with its start mission {London covered, Paris}."""
    return given("london", "madrid", own=own, display=OLD)


# SC-24


@rule("SC-24")
def test_an_agent_goes_on_the_city_where_the_spy_is() -> None:
    table = at_home(PAIRS).plays("A accept 1").chance_acts()
    table.plays("A serve 2 ; london of m1")
    assert table.drawn("A") == "start-london: london | m1: london | -"
    assert table.supply("A") == 13


@rule("SC-24")
def test_cities_passed_through_do_not_count() -> None:
    table = given("madrid", "rome", own=own_cards("paris rome 3"), display=OLD)
    table.turn("A", "connect paris").idles("B").turn("A", "connect london").idles("B")
    table.turn("A", "accept 1").idles("B").plays("A move madrid")
    table.refuses("A serve 2", code="not_wanted", rule="SC-24")
    assert "serve 2" not in table.moves("A")


@rule("SC-24")
def test_each_open_mission_with_the_city_may_be_served_or_not() -> None:
    table = at_home(MIXED).turn("A", "accept 1").idles("B").turn("A", "accept 2")
    table.idles("B").plays("A connect paris")
    assert {move for move in table.moves("A") if move.startswith("serve")} == {
        "serve 1", "serve 2", "serve 3",
    }  # fmt: skip
    table.plays("A serve 2", "A end")
    assert table.drawn("A").startswith("start-london: london | m1: paris | ")


@rule("SC-24")
def test_a_city_is_covered_once() -> None:
    table = at_home(PAIRS).plays("A accept 1").chance_acts()
    table.refuses("A serve 1", code="already_covered", rule="SC-24")
    table.plays("A serve 2").refuses("A serve 2", code="already_covered", rule="SC-24")


@rule("SC-24")
@pytest.mark.parametrize(
    ("action", "served"), [("connect paris", "serve 1"), ("accept 1", "serve 2")]
)
def test_missions_are_served_after_a_and_after_b(action: str, served: str) -> None:
    at_home(PAIRS).plays(f"A {action}").chance_acts().plays(f"A {served}", "A end")


@rule("SC-24", "SC-17", "SC-34")
def test_missions_are_served_after_c() -> None:
    table = at_home(PAIRS).turn("A", "connect paris").idles("B").turn("A", "accept 1").idles("B")
    table.plays("A move london", "A serve 2 ; london of m2")
    assert table.phase == "done"
    table.refuses("A connect berlin", code="action_done", rule="SC-18")


@rule("SC-24", "SC-33")
def test_nothing_is_served_before_the_action() -> None:
    table = at_home(PAIRS).turn("A", "accept 1").idles("B")
    table.refuses("A serve 2", code="act_first", rule="SC-33")


def empty_handed(*, place: int = 4) -> Spies:
    """A stands in Paris with two missions to serve, and has no agent left."""
    own = own_cards("paris london 3", "paris rome 3")
    table = given("london", "madrid", own=own, display=OLD, agents_a=14)
    for city in ("berlin", "warsaw", "budapest"):
        table.turn("A", f"connect {city}").idles("B")
    table.turn("A", f"accept {place}").idles("B").turn("A", "accept 4").idles("B")
    table.turn("A", "move london").idles("B").plays("A connect paris")
    assert table.supply("A") == 2
    return table


@rule("SC-24")
def test_without_an_agent_in_the_supply_nothing_is_served() -> None:
    table = empty_handed().plays("A serve 2", "A serve 3")
    assert table.supply("A") == 0
    table.refuses("A serve 1", code="no_agent_left", rule="SC-24")


@rule("SC-24", "SC-19", "SC-21", "SC-22", "SC-23")
@pytest.mark.parametrize("first", ["back warsaw-budapest-2", "discard 2"])
def test_agents_may_first_be_taken_back_or_a_mission_discarded(first: str) -> None:
    table = empty_handed().plays("A serve 2", "A serve 3", f"A {first}")
    table.plays("A serve 1 ; paris of start-london, completed for 2, 2 agents back")


@rule("SC-24", "SC-21")
def test_what_is_served_in_this_end_of_turn_stays_till_the_next_turn() -> None:
    table = at_home(MIXED).plays("A accept 1").chance_acts().plays("A serve 2")
    table.refuses("A uncover 2 london", code="just_served", rule="SC-24")
    assert "uncover 1 london" in table.moves("A"), "what was covered before is free"
    table.plays("A end").idles("B").plays("A uncover 2 london")


@rule("SC-24", "SC-22")
def test_a_mission_just_served_may_still_be_discarded() -> None:
    table = at_home(MIXED).plays("A accept 1").chance_acts().plays("A serve 2")
    table.plays("A discard 2 ; m1, 1 agent back")
    assert table.supply("A") == 14


@rule("SC-24", "SC-27")
def test_in_an_extra_turn_what_was_served_before_can_be_taken_back() -> None:
    table = at_home(MIXED).turn("A", "accept 2", "serve 2").idles("B")
    table.turn("A", "accept 1", "serve 3").idles("B")
    table.plays("A connect paris", "A serve 2", "A serve 3", "A end ; an extra turn")
    table.plays("A uncover 3 paris")


# SC-25, SC-26


@rule("SC-25")
def test_a_complete_mission_frees_its_agents_at_once() -> None:
    table = at_home(PAIRS).turn("A", "accept 4", "serve 2").idles("B").plays("A connect paris")
    before = table.supply("A")
    table.plays("A serve 2 ; paris of m4, completed for 3, 4 agents back")
    assert table.supply("A") == before + 3
    assert table.completed("A") == {"m4"} and table.drawn("A") == "start-london: london | - | -"


@rule("SC-25", "SC-26")
def test_its_agents_can_be_used_at_once_on_another_mission() -> None:
    table = empty_handed().plays("A serve 3", "A back warsaw-budapest-2", "A serve 2")
    assert table.supply("A") == 1
    table.plays("A serve 1 ; paris of start-london, completed for 2, 2 agents back")
    assert table.supply("A") == 2


@rule("SC-26")
@pytest.mark.parametrize("order", ["123", "132", "213", "231", "312", "321"])
def test_missions_are_served_in_any_order(order: str) -> None:
    table = at_home(PAIRS).turn("A", "accept 1", "serve 2").idles("B")
    table.turn("A", "accept 1", "serve 3").idles("B").plays("A connect paris")
    for slot in order:
        table.plays(f"A serve {slot}")
    assert len(table.completed("A")) == 3 and table.supply("A") == 13


@rule("SC-25", "SC-9")
def test_a_completed_mission_frees_its_place_and_the_start_mission_counts_as_one() -> None:
    table = at_home(PAIRS).plays("A connect paris", "A serve 1")
    assert table.completed("A") == {"start-london"} and table.drawn("A") == "- | - | -"
    assert table.points == "A 2 : B 1"


@rule("SC-25", "SC-35")
def test_completed_missions_stay_visible_to_all() -> None:
    table = at_home(PAIRS).plays("A connect paris", "A serve 1")
    for who in ("A", "B", "spectator"):
        assert set(table.intel(who).players[0].completed) == {"start-london"}


# SC-27


def three_extras() -> Spies:
    """A has completed its start mission and two with an extra turn in one turn."""
    table = at_home(EXTRA).turn("A", "accept 1", "serve 2").idles("B")
    table.turn("A", "accept 1", "serve 3").idles("B")
    return table.plays("A connect paris", "A serve 1", "A serve 2", "A serve 3")


@rule("SC-27")
def test_extra_turns_add_up_and_are_taken_one_after_the_other() -> None:
    table = three_extras()
    assert table.extra == 2
    table.plays("A end ; an extra turn")
    assert (table.to_act, table.phase, table.extra) == ("A", "acting", 1)
    table.plays("A accept 1").chance_acts().plays("A end ; an extra turn")
    assert (table.to_act, table.extra) == ("A", 0)
    table.plays("A accept 1").chance_acts().plays("A end ;")
    assert table.to_act == "B"


@rule("SC-27")
def test_an_extra_turn_is_a_full_turn_and_cannot_be_declined() -> None:
    table = three_extras().plays("A end")
    table.refuses("A end", code="act_first", rule="SC-33")
    kinds = {move.split()[0] for move in table.moves("A")}
    assert {"accept", "move", "connect", "back"} <= kinds


@rule("SC-27")
def test_an_extra_turn_can_earn_more() -> None:
    table = three_extras().plays("A end")
    table.plays("A accept 1").chance_acts().plays("A serve 1", "A end ; an extra turn")
    assert table.extra == 0
    table.plays("A move london", "A serve 1", "A end ; an extra turn")
    assert (table.to_act, table.extra, table.phase) == ("A", 0, "acting")


@rule("SC-27")
def test_without_the_sign_there_is_no_extra_turn() -> None:
    table = at_home(PAIRS).plays("A connect paris", "A serve 1", "A end ;")
    assert (table.to_act, table.extra) == ("B", 0)


@rule("SC-27", "SC-36")
def test_extra_turns_are_counted_as_turns() -> None:
    table = three_extras()
    assert table.turns == 4
    table.plays("A end")
    assert table.turns == 5
