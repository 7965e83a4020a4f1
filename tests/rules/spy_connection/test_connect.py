"""SC-13 to SC-18: connecting a city, what it costs, the network, and moving about in it."""

from __future__ import annotations

import random

import pytest

from bounds import to_the_end
from reference.spy_connection import Board, europe
from rules.report import rule
from rules.spy_connection.spies import Spies, given

BOARD = Board.of(europe())

# SC-13: placing and moving


@rule("SC-13")
def test_agents_go_on_every_space_and_the_spy_to_the_new_city_in_one_step() -> None:
    table = given("madrid", "london").plays("A connect paris ; 3 agents from madrid")
    assert table.posted("A") == {"paris-madrid-1": 1, "paris-madrid-2": 1, "paris-madrid-3": 1}
    assert (table.spy("A"), table.supply("A"), table.phase) == ("paris", 11, "done")


@rule("SC-13", "SC-34")
def test_the_spy_may_first_move_once_within_its_network() -> None:
    table = given("madrid", "london").turn("A", "connect paris").idles("B")
    table.plays("A move madrid")
    table.refuses("A move paris", code="moved_already", rule="SC-13")
    table.plays("A connect monaco ; 2 agents from madrid")
    assert (table.spy("A"), table.network("A")) == ("monaco", {"madrid", "paris", "monaco"})


@rule("SC-13")
def test_only_neighbours_of_the_spys_own_city_can_be_connected() -> None:
    table = given("madrid", "london").turn("A", "connect paris").idles("B")
    table.refuses("A connect rome", code="no_neighbour", rule="SC-13")  # of Madrid it is
    table.plays("A move madrid", "A connect rome")


@rule("SC-13")
def test_a_city_of_the_network_cannot_be_connected_again() -> None:
    table = given("madrid", "london").turn("A", "connect paris").idles("B")
    table.turn("A", "connect monaco").idles("B")
    table.refuses("A connect paris", code="in_network", rule="SC-13")
    table.refuses("A connect madrid", code="in_network", rule="SC-13")
    table.refuses("A connect monaco", code="already_there", rule="SC-13")


@rule("SC-13")
def test_a_city_that_was_cut_off_is_new_again() -> None:
    table = given("london", "madrid").turn("A", "connect paris").idles("B")
    table.plays("A move london", "A back london-paris")
    assert table.network("A") == {"london"}
    table.plays("A connect paris ; 1 agent from london")
    assert table.network("A") == {"london", "paris"}


@rule("SC-13", "SC-20")
def test_a_city_cut_off_in_the_same_turn_is_new_again_too() -> None:
    table = given("london", "madrid").turn("A", "connect paris").idles("B")
    table.plays("A back london-fork")
    assert table.network("A") == {"paris"}
    table.plays("A connect london ; 1 agent from paris")


@rule("SC-13", "SC-16")
def test_where_own_agents_hold_every_space_the_city_is_in_the_network_already() -> None:
    table = given("istanbul", "london").turn("A", "connect athens").idles("B")
    table.turn("A", "move istanbul", "connect budapest ; 1 agent from istanbul").idles("B")
    assert set(table.posted("A")) == {"istanbul-fork", "balkans", "athens-fork", "budapest-fork"}
    assert table.network("A") == {"istanbul", "athens", "budapest"}
    table.plays("A move athens")
    table.refuses("A connect budapest", code="in_network", rule="SC-13")


# SC-14: costs


@rule("SC-14")
def test_a_space_with_another_player_costs_two() -> None:
    table = given("london", "madrid").turn("A", "connect paris")
    table.turn("B", "connect paris").idles("A")
    table.plays("B connect london ; 4 agents from paris")
    assert table.posted("B")["london-paris"] == table.posted("B")["london-fork"] == 2


@rule("SC-14")
def test_however_many_others_are_there_it_costs_two() -> None:
    table = given("london", "madrid", "helsinki").turn("A", "connect paris")
    table.turn("B", "connect paris").turn("C", "connect warsaw").idles("A")
    table.turn("B", "connect london").turn("C", "connect berlin").idles("A").idles("B")
    assert table.posted("A")["london-fork"] == 1 and table.posted("B")["london-fork"] == 2
    table.plays("C connect london ; 3 agents from berlin")
    assert table.posted("C")["london-fork"] == 2 and table.posted("C")["london-berlin"] == 1


@rule("SC-14")
def test_who_comes_later_changes_nothing_for_those_who_are_there() -> None:
    table = given("london", "madrid").turn("A", "connect paris")
    table.turn("B", "connect paris").idles("A").turn("B", "connect london")
    assert table.posted("A") == {"london-fork": 1, "london-paris": 1}
    assert table.network("A") == {"london", "paris"}
    table.plays("A move london", "A connect berlin ; 1 agent from london")


@rule("SC-14")
@pytest.mark.parametrize("agents", [1, 2])
def test_a_space_with_own_agents_costs_nothing_however_many(agents: int) -> None:
    table = given("london", "madrid")
    if agents == 2:
        table.turn("A", "accept 1").turn("B", "connect paris").idles("A")
        table.turn("B", "connect london")
    table.turn("A", "connect berlin").idles("B")
    assert table.posted("A")["london-fork"] == agents
    if agents == 1:
        table.idles("A").turn("B", "connect paris").idles("A").turn("B", "connect london")
    table.plays("A move london", "A connect paris ; 2 agents from london")
    assert table.posted("A")["london-fork"] == agents, "exactly what was asked"
    assert table.posted("A")["london-paris"] == 2


@rule("SC-14")
def test_a_space_that_others_have_left_costs_one_again() -> None:
    table = given("london", "madrid").turn("A", "connect paris")
    table.turn("B", "connect paris").turn("A", "connect berlin", "back london-fork",
                                          "back london-paris")  # fmt: skip
    table.plays("B connect london ; 2 agents from paris")


# SC-15


def poor() -> Spies:
    """A has two agents left and stands in Monaco."""
    table = given("london", "madrid")
    for city in ("berlin", "warsaw", "budapest", "rome", "athens"):
        table.turn("A", f"connect {city}").idles("B")
    table.turn("A", "move rome", "connect monaco").idles("B")
    assert table.supply("A") == 2
    return table


@rule("SC-15")
def test_without_enough_agents_there_is_no_connection() -> None:
    table = poor().plays("A move warsaw")
    table.refuses("A connect moscow", code="too_few_agents", rule="SC-15")
    reason = table.refusal("A", "connect moscow")
    assert reason is not None and (reason.values["cost"], reason.values["supply"]) == (3, 2)
    table.plays("A back london-fork", "A connect moscow")
    assert table.supply("A") == 0


@rule("SC-15")
def test_the_last_agent_can_be_spent() -> None:
    table = poor().plays("A connect paris")
    assert table.supply("A") == 0


# SC-16


@rule("SC-16")
def test_the_network_is_what_the_spy_can_reach_wherever_it_is() -> None:
    table = poor()
    cities = {"london", "berlin", "warsaw", "budapest", "rome", "athens", "monaco"}
    assert table.network("A") == cities
    assert {move for move in table.moves("A") if move.startswith("move")} == {
        f"move {city}" for city in cities - {"monaco"}
    }
    table.plays("A move london")
    assert table.network("A") == cities


@rule("SC-16", "SC-20")
def test_a_half_empty_connection_joins_no_cities() -> None:
    table = poor().plays("A back rome-athens-2")
    assert "athens" not in table.network("A")
    table.refuses("A move athens", code="not_in_network", rule="SC-16")
    assert table.posted("A")["rome-athens-1"] == 1, "its agent may stay"


@rule("SC-16")
def test_others_agents_join_nothing_for_me() -> None:
    table = given("london", "madrid").turn("A", "connect paris").turn("B", "connect paris")
    assert (table.network("A"), table.network("B")) == ({"london", "paris"}, {"madrid", "paris"})


@rule("SC-16")
@pytest.mark.parametrize("seed", range(4))
def test_the_network_is_always_the_spys_city_and_all_that_agents_stand_next_to(seed: int) -> None:
    table, rng = Spies(2 + seed % 3, turn_limit=60), random.Random(seed)
    wide = 0
    for _ in to_the_end(table):
        table.chance_acts()
        who = table.to_act
        moves = sorted(table.moves(who))
        bold = [move for move in moves if move.startswith(("connect", "move", "accept", "end"))]
        table.plays(f"{who} {rng.choice(bold if bold and rng.random() < 0.8 else moves)}")
        for seat in range(table.game.seats):
            letter = table.game.letter(seat)
            spy, held = table.spy(letter), set(table.posted(letter))
            if spy is None:
                continue
            assert table.network(letter) == BOARD.network(spy, held)
            assert table.network(letter) == {spy}.union(*(BOARD.cities_at[s] for s in held))
            assert BOARD.hangs_together(spy, held)
            wide = max(wide, len(table.network(letter)))
    assert wide >= 4


# SC-17, SC-18


@rule("SC-17")
def test_the_spy_moves_over_any_number_of_connections_and_nothing_is_added() -> None:
    table = poor()
    before = table.posted("A")
    table.plays("A move london ;", "A end")
    assert (table.spy("A"), table.posted("A"), table.supply("A")) == ("london", before, 2)
    assert table.to_act == "B"


@rule("SC-17")
def test_a_move_must_change_the_city() -> None:
    table = poor()
    table.refuses("A move monaco", code="already_there", rule="SC-17")


@rule("SC-17", "SC-16")
def test_the_spy_does_not_leave_its_network() -> None:
    table = given("london", "madrid")
    assert not any(move.startswith("move") for move in table.moves("A"))
    table.refuses("A move paris", code="not_in_network", rule="SC-16")


@rule("SC-18")
def test_after_connecting_the_spy_stays() -> None:
    table = given("london", "madrid").plays("A connect paris")
    assert not any(move.startswith(("move", "connect", "accept")) for move in table.moves("A"))
    table.refuses("A move london", code="action_done", rule="SC-18")
    table.refuses("A connect monaco", code="action_done", rule="SC-18")
    table.refuses("A accept 1", code="action_done", rule="SC-18")


@rule("SC-18", "SC-8")
def test_after_accepting_there_is_no_move_and_no_second_mission() -> None:
    table = given("london", "madrid").plays("A accept 1").chance_acts()
    assert not any(move.startswith(("move", "connect", "accept")) for move in table.moves("A"))
