"""The worked examples of the rulebook: Lisa is A, and the others are B."""

from __future__ import annotations

from rules.report import rule
from rules.spy_connection.spies import Spies, given


def lisa() -> Spies:
    """Her spy is in London, an agent lies next to it from before, and others' agents near Paris."""
    table = given("london", "madrid").turn("A", "connect berlin").turn("B", "connect paris")
    table.turn("A", "move london").turn("B", "connect london")
    assert table.posted("A") == {"london-fork": 1, "london-berlin": 1}
    assert table.posted("B")["london-paris"] == 1
    return table


@rule("SC-13", "SC-14")
def test_lisa_pays_exactly_two_for_paris_and_moves_there() -> None:
    table = lisa()
    before = table.supply("A")
    assert {"connect paris"} == {move for move in table.moves("A") if "connect" in move}
    table.plays("A connect paris ; 2 agents from london")
    assert table.posted("A") == {"london-fork": 1, "london-berlin": 1, "london-paris": 2}
    assert (table.supply("A"), table.spy("A")) == (before - 2, "paris")


@rule("SC-19", "SC-20")
def test_lisa_takes_back_the_agent_near_berlin_and_leaves_the_one_next_to_london() -> None:
    table = lisa().plays("A connect paris", "A back london-berlin ; 1 agent back")
    assert table.posted("A") == {"london-fork": 1, "london-paris": 2}
    assert table.network("A") == {"london", "paris"}


@rule("SC-20")
def test_lisa_may_not_take_back_the_two_next_to_paris_while_others_hang_on_them() -> None:
    table = lisa().plays("A connect paris")
    table.refuses("A back london-paris", code="cut_off", rule="SC-20")
    table.plays("A back london-berlin")
    table.refuses("A back london-paris", code="cut_off", rule="SC-20")
    table.plays("A back london-fork ; 1 agent back", "A back london-paris ; 2 agents back")
    assert table.posted("A") == {}


@rule("SC-8", "SC-10")
def test_lisa_takes_the_second_newest_mission() -> None:
    table = lisa()
    oldest, second, third, newest = table.display
    before = table.supply("A")
    table.plays(f"A accept 3 ; {third}, 2 assigned", "* draw madrid-moscow")
    assert table.display == (oldest, second, newest, "madrid-moscow")
    assert table.supply("A") == before - 2


def lisa_in_madrid(agents: int = 15) -> Spies:
    """With {London covered, Madrid} in her second slot and {Paris, Madrid, Monaco} in the third."""
    table = given("london", "madrid", agents_a=agents)
    table.turn("A", "connect berlin").turn("B", "connect paris")
    table.turn("A", "move london").turn("B", "connect london")
    table.plays("A accept 1 ; london-madrid, 0 assigned").chance_acts()
    table.plays("A serve 2 ; london of london-madrid", "A end").turn("B", "move madrid")
    slot = table.display.index("paris-madrid-monaco") + 1
    table.turn("A", f"accept {slot}").turn("B", "move paris")
    table.turn("A", "connect paris").turn("B", "move madrid")
    table.plays("A back london-berlin", "A connect madrid")
    assert table.spy("A") == "madrid"
    return table


@rule("SC-24", "SC-25", "SC-27", "SC-29")
def test_lisa_completes_one_mission_in_madrid_and_serves_another_with_its_agents() -> None:
    table = lisa_in_madrid()
    before = table.supply("A")
    table.plays("A serve 2 ; madrid of london-madrid, completed for 2, 2 agents back")
    assert table.supply("A") == before + 1
    table.plays("A serve 3 ; madrid of paris-madrid-monaco")
    assert table.supply("A") == before
    assert table.completed("A") == {"london-madrid"} and table.side("A").completed_points == 2
    table.plays("A end ; an extra turn")
    assert (table.to_act, table.phase) == ("A", "acting")


@rule("SC-24", "SC-19", "SC-21")
def test_lisa_with_an_empty_supply_takes_back_agents_first() -> None:
    table = given("london", "madrid", agents_a=14)
    table.turn("A", "accept 1", "serve 2").turn("B", "connect paris")
    table.turn("A", "accept 1").turn("B", "move madrid")
    table.turn("A", "connect paris").turn("B", "move paris")
    table.turn("A", "connect berlin").turn("B", "move madrid")
    table.turn("A", "connect warsaw").turn("B", "move paris")
    table.plays("A move paris", "A connect madrid")
    assert table.supply("A") == 0 and table.spy("A") == "madrid"
    table.refuses("A serve 2", code="no_agent_left", rule="SC-24")
    table.plays("A back london-fork ; 1 agent back")
    table.plays("A serve 2 ; madrid of london-madrid, completed for 2, 2 agents back")
    table.plays("A serve 3 ; madrid of paris-madrid-monaco", "A end ; an extra turn")
    assert table.supply("A") == 1


@rule("SC-17", "SC-24")
def test_lisa_moves_from_madrid_over_paris_to_london_and_only_london_counts() -> None:
    table = lisa_in_madrid().plays("A serve 2", "A end")
    table.plays("A uncover 1 london", "A move london")
    serves = {move for move in table.moves("A") if move.startswith("serve")}
    assert serves == {"serve 1"}, "not the mission of Paris, Madrid and Monaco"
    table.plays("A serve 1 ; london of start-london")
