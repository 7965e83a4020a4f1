"""SC-33 to SC-35: no pass, what follows a move, and what is open to all."""

from __future__ import annotations

import random
from typing import cast

import pytest

from bounds import to_the_end
from rules.report import rule
from rules.spy_connection.spies import Spies, given
from spytable import Record
from spytable.games.spy_connection.intel import SpyIntel
from spytable.kernel.state import State

# SC-33


@rule("SC-33")
def test_there_is_no_pass() -> None:
    table = given("london", "madrid")
    assert "end" not in table.moves("A")
    table.refuses("A end", code="act_first", rule="SC-33")


@rule("SC-33", "SC-14", "SC-31")
def test_a_bare_spy_can_always_pay_the_longest_connection() -> None:
    """On the dark side, with three dear missions and another player on every space."""
    table = given("london", "madrid", dark=1)
    table.turn("A", "connect paris").turn("B", "connect paris")
    table.turn("A", "accept 4").turn("B", "move madrid")
    table.turn("A", "accept 4").turn("B", "move paris")
    table.plays("A discard 1").turn("A", "accept 4").turn("B", "move madrid")
    assert [m.assigned for m in table.side("A").missions if m is not None] == [3, 3, 3]
    table.plays("A back london-fork", "A back london-paris")
    assert table.supply("A") == 6
    table.plays("A connect madrid ; 6 agents from paris")


def bare(table: Spies, state: State, seat: int) -> State:
    """The state after the seat has taken back all that it can, discarding nothing."""
    backs = {
        a for a in range(table.game.actions()) if table.game.text(a).startswith(("back", "unc"))
    }
    state = state.clone()
    while free := [action for action in state.legal(seat) if action in backs]:
        state.apply(seat, free[0])
    return state


@rule("SC-33")
@pytest.mark.parametrize("dark", [0, 1])
@pytest.mark.parametrize("seats", [2, 4])
def test_one_of_the_three_is_always_possible_by_taking_back_alone(seats: int, dark: int) -> None:
    table, rng = Spies(seats, dark=dark, turn_limit=60), random.Random(dark)
    dear = 0
    for _ in to_the_end(table):
        table.chance_acts()
        who = table.to_act
        moves = sorted(table.moves(who))
        if table.phase == "acting":
            seat = table.number(who)
            state = bare(table, table.position.state, seat)
            texts = {table.game.text(action) for action in state.legal(seat)}
            assert any(text.startswith("connect") for text in texts), texts
            assert cast(SpyIntel, table.game.intel(state, seat)).players[seat].posted == ()
            dear = max(dear, sum(m.assigned for m in table.side(who).missions if m))
        bold = [m for m in moves if m.startswith(("connect", "accept", "serve", "end"))]
        table.plays(f"{who} {rng.choice(bold if bold and rng.random() < 0.9 else moves)}")
    assert dear >= 4


# SC-34


@rule("SC-34")
def test_after_a_move_a_player_may_connect_or_stop() -> None:
    table = given("london", "madrid").turn("A", "connect paris").idles("B").plays("A move london")
    assert {"connect berlin", "end"} <= table.moves("A")
    table.plays("A connect berlin", "A end")
    assert table.to_act == "B"


@rule("SC-34", "SC-17")
def test_a_player_who_stops_after_a_move_has_taken_its_turn() -> None:
    table = given("london", "madrid").turn("A", "connect paris").idles("B")
    table.plays("A move london", "A end")
    assert (table.to_act, table.turns, table.spy("A")) == ("B", 3, "london")


@rule("SC-34")
def test_after_a_move_no_mission_is_accepted() -> None:
    table = given("london", "madrid").turn("A", "connect paris").idles("B").plays("A move london")
    assert not any(move.startswith("accept") for move in table.moves("A"))
    table.refuses("A accept 1", code="moved_so_no_mission", rule="SC-34")


@rule("SC-34", "SC-24")
def test_who_serves_after_a_move_has_stopped() -> None:
    table = given("london", "madrid").turn("A", "connect paris").idles("B")
    table.plays("A uncover 1 london", "A move london", "A serve 1")
    assert table.phase == "done" and "connect berlin" not in table.moves("A")


# SC-35

EYES = ("A", "B", "C", "spectator", "all")


@rule("SC-35")
def test_all_see_the_same_but_for_what_is_said_of_their_own_routes() -> None:
    table = given("london", "madrid", "istanbul").turn("A", "accept 3")
    table.turn("B", "connect paris").turn("C", "connect moscow").plays("A connect berlin")
    fields = set(type(table.intel()).__struct_fields__) - {"viewer", "routes"}
    for name in fields:
        assert len({repr(getattr(table.intel(who), name)) for who in EYES}) == 1, name
    assert len({tuple(table.log(who)) for who in EYES}) == 1
    assert table.intel("spectator").routes == table.intel("all").routes == ()


@rule("SC-35", "SC-13")
def test_each_seat_is_told_the_price_of_its_own_routes_at_any_time() -> None:
    table = given("london", "madrid", "istanbul").turn("A", "connect paris")
    routes = {(way.start, way.to): way.total for way in table.intel("B").routes}
    assert routes == {("madrid", "paris"): 3, ("madrid", "monaco"): 2, ("madrid", "rome"): 3}
    table.turn("B", "connect paris")
    routes = {(way.start, way.to): way.total for way in table.intel("B").routes}
    assert routes["paris", "london"] == 4, "A holds both spaces between Paris and London"
    assert routes["madrid", "monaco"] == 2, "from Madrid too, for the spy may move first"


@rule("SC-35")
def test_what_is_left_in_the_deck_is_known_but_not_its_order() -> None:
    table = given("london", "madrid")
    for who in ("A", "B", "spectator"):
        assert set(table.intel(who).deck) == table.deck
    assert len(table.deck) == 39


@rule("SC-35")
def test_the_record_is_the_same_for_all() -> None:
    table = given("london", "madrid").turn("A", "accept 3").turn("B", "connect paris")
    record = Record.of(table.position)
    bodies = {
        record.seen_by(table.number(who)).partition("\n\n")[2] for who in ("A", "B", "spectator")
    }
    assert len(bodies) == 1
