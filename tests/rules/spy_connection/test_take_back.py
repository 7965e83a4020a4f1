"""SC-19 to SC-23: taking agents back and discarding missions."""

from __future__ import annotations

import random
from itertools import chain, combinations

import pytest

from bounds import to_the_end
from reference.spy_connection import Board, europe
from rules.report import rule
from rules.spy_connection.spies import Spies, given, own_cards
from spytable.kernel.state import State

BOARD = Board.of(europe())
OLD = ("m1", "m2", "m3", "m4")
PAIRS = own_cards("london paris 2")


def joined() -> Spies:
    """A has gone London - Paris - Monaco, with a fork towards Berlin; B has crossed it."""
    table = given("london", "madrid").turn("A", "connect berlin").turn("B", "connect paris")
    table.turn("A", "move london", "connect paris").turn("B", "connect london")
    table.turn("A", "connect monaco").idles("B")
    assert table.network("A") == {"london", "berlin", "paris", "monaco"}
    return table


# SC-19


@rule("SC-19")
def test_agents_come_back_into_the_supply() -> None:
    table = joined()
    before = table.supply("A")
    table.plays("A back london-berlin ; 1 agent back")
    assert table.supply("A") == before + 1 and "london-berlin" not in table.posted("A")


@rule("SC-19")
def test_from_a_space_with_two_both_come_back() -> None:
    table = given("london", "madrid").turn("A", "connect paris")
    table.turn("B", "connect paris").idles("A").plays("B connect london")
    assert table.posted("B")["london-fork"] == 2
    before = table.supply("B")
    table.plays("B back paris-madrid-3 ; 1 agent back")
    table.plays("B back paris-madrid-2", "B back paris-madrid-1", "B back london-paris")
    assert (table.supply("B"), table.posted("B")) == (before + 5, {"london-fork": 2})
    table.plays("B back london-fork ; 2 agents back")
    assert (table.supply("B"), table.posted("B")) == (before + 7, {})


@rule("SC-19")
def test_what_is_not_ones_own_is_not_taken_back() -> None:
    table = given("london", "madrid").turn("A", "connect paris").plays("B connect paris")
    table.refuses("B back london-paris", code="not_yours", rule="SC-19")
    table.refuses("B back berlin-warsaw-1", code="not_yours", rule="SC-19")


# SC-20


@rule("SC-20")
def test_what_others_hang_on_stays() -> None:
    table = joined()
    for space in ("paris-monaco-1", "paris-monaco-2", "london-paris", "london-fork"):
        table.refuses(f"A back {space}", code="cut_off", rule="SC-20")
    backs = {move for move in table.moves("A") if move.startswith("back")}
    assert backs == {"back london-berlin"}


@rule("SC-20")
def test_a_refusal_says_how_many_agents_would_be_cut_off() -> None:
    reason = joined().refusal("A", "back paris-monaco-1")
    assert reason is not None and reason.values == {"agents": 3}
    own, display = own_cards("london paris 3"), ("m1", "m2", "m3", "m4")
    table = given("london", "paris", first="B", own=own, display=display)
    table.turn("B", "connect london").turn("A", "connect paris").idles("B")
    reason = table.turn("A", "connect monaco").idles("B").refusal("A", "back paris-monaco-1")
    assert reason is not None and reason.values == {"agents": 4}, "two on each space that B holds"


@rule("SC-20")
def test_all_may_go_outermost_first_until_nothing_is_left() -> None:
    table = joined()
    for space in ("london-berlin", "london-fork", "london-paris", "paris-monaco-1"):
        table.plays(f"A back {space}")
    assert table.posted("A") == {"paris-monaco-2": 1} and table.network("A") == {"monaco"}
    table.plays("A back paris-monaco-2")
    assert (table.posted("A"), table.supply("A"), table.spy("A")) == ({}, 14, "monaco")


@rule("SC-20")
def test_a_city_joins_the_spaces_next_to_it_with_nobody_in_it() -> None:
    table = joined()
    assert BOARD.cities_at["london-paris"] == {"paris"} == BOARD.cities_at["paris-monaco-1"]
    table.plays("A back london-berlin")  # what is left hangs together by Paris alone
    table.plays("A back london-fork")
    assert set(table.posted("A")) == {"london-paris", "paris-monaco-1", "paris-monaco-2"}


@rule("SC-20")
def test_if_any_agent_remains_one_is_next_to_the_spys_city() -> None:
    table = given("london", "madrid").turn("A", "connect paris").idles("B").plays("A move london")
    table.refuses("A back london-fork", code="cut_off", rule="SC-20")
    table.plays("A back london-paris")
    assert table.posted("A") == {"london-fork": 1}


@rule("SC-20", "SC-16", "SC-14")
def test_agents_on_a_half_empty_connection_may_stay_as_an_obstacle() -> None:
    table = given("madrid", "london").turn("A", "connect paris").turn("B", "connect paris")
    table.plays("A back paris-madrid-3", "A back paris-madrid-2")
    assert table.network("A") == {"paris"}
    table.turn("A", "connect monaco")
    table.plays("B connect madrid ; 4 agents from paris")
    assert table.posted("B")["paris-madrid-1"] == 2


@rule("SC-20")
def test_the_seat_to_act_is_told_what_has_to_go_first() -> None:
    table = joined()
    lifts = {space: list(order) for space, order in table.side("A").lifts}
    assert lifts["london-berlin"] == ["london-berlin"]
    assert lifts["london-fork"] == ["london-berlin", "london-fork"]
    assert lifts["paris-monaco-1"][-2:] == ["london-paris", "paris-monaco-1"]
    for order in lifts.values():
        other = joined()
        other.plays(*(f"A back {space}" for space in order))
    assert table.side("B").lifts == ()


@rule("SC-20")
def test_every_set_that_hangs_together_is_reached_one_space_at_a_time_and_no_other() -> None:
    table = given("budapest", "london").turn("A", "connect warsaw").idles("B")
    table.turn("A", "move budapest", "connect rome").idles("B")
    table.turn("A", "move budapest", "connect athens").idles("B")
    table.turn("A", "connect istanbul").idles("B")
    held, met = frozenset(table.posted("A")), 0
    assert len(held) == 8
    for spy in table.network("A"):
        state = table.position.state.clone()
        if spy != "istanbul":
            state.apply(0, table.game.parse(f"move {spy}"))
        rows = chain.from_iterable(combinations(sorted(held), n) for n in range(len(held) + 1))
        good = {left for left in map(frozenset, rows) if BOARD.hangs_together(spy, left)}
        assert reached_by_taking_back(table, state, held) == good
        met += len(good)
    assert met > 100


def reached_by_taking_back(table: Spies, state: State, held: frozenset[str]) -> set[frozenset[str]]:
    """The sets of spaces that A can be left with."""
    backs = {table.game.parse(f"back {space}"): space for space in held}
    found, waiting = {held}, [(state, held)]
    while waiting:
        before, now = waiting.pop()
        for action in before.legal(0):
            if action in backs and now - {backs[action]} not in found:
                after = before.clone()
                after.apply(0, action)
                found.add(now - {backs[action]})
                waiting.append((after, now - {backs[action]}))
    return found


@rule("SC-20", "SC-19")
@pytest.mark.parametrize("seed", range(4))
def test_what_may_be_taken_back_is_what_leaves_all_hanging_together(seed: int) -> None:
    table, rng = Spies(2 + seed % 3, turn_limit=50), random.Random(seed + 50)
    kept = 0
    for _ in to_the_end(table):
        table.chance_acts()
        who = table.to_act
        moves = sorted(table.moves(who))
        spy, held = table.spy(who), set(table.posted(who))
        if spy is not None:
            free = {s for s in held if BOARD.hangs_together(spy, held - {s})}
            assert {move for move in moves if move.startswith("back")} == {
                f"back {space}" for space in free
            }
            kept += len(held) - len(free)
        bold = [move for move in moves if move.startswith(("connect", "move", "end"))]
        table.plays(f"{who} {rng.choice(bold if bold and rng.random() < 0.8 else moves)}")
    assert kept > 50


# SC-21


@rule("SC-21")
def test_an_agent_is_taken_back_from_a_goal() -> None:
    table = given("london", "madrid").plays("A uncover 1 london ; start-london")
    assert (table.drawn("A"), table.supply("A")) == ("start-london: | - | -", 15)
    assert table.points == "A 0 : B 1"
    table.refuses("A uncover 1 london", code="not_covered", rule="SC-21")


@rule("SC-21", "SC-24")
def test_a_goal_that_was_uncovered_can_be_covered_again() -> None:
    table = given("london", "madrid").plays("A uncover 1 london", "A accept 1").chance_acts()
    table.plays("A serve 1 ; london of start-london")
    assert table.drawn("A") == "start-london: london | london-madrid: | -"


@rule("SC-21", "SC-12")
def test_nothing_is_taken_back_from_the_assigned_place() -> None:
    table = given("london", "madrid").turn("A", "accept 3").idles("B")
    assert table.drawn("A") == "start-london: london | monaco-budapest: +2 | -"
    assert {move for move in table.moves("A") if move.startswith("uncover")} == {"uncover 1 london"}


# SC-22


@rule("SC-22")
def test_all_agents_of_a_discarded_mission_return() -> None:
    table = given("london", "madrid", display=OLD, own=PAIRS)
    table.turn("A", "accept 4", "serve 2").idles("B")
    assert table.drawn("A") == "start-london: london | m4: london +2 | -"
    table.plays("A discard 2 ; m4, 3 agents back")
    assert (table.drawn("A"), table.supply("A")) == ("start-london: london | - | -", 14)
    assert "m4" in table.discarded


@rule("SC-22")
def test_a_mission_just_accepted_can_be_discarded() -> None:
    table = given("london", "madrid").plays("A accept 4").chance_acts()
    table.plays("A discard 2 ; helsinki-athens, 2 agents back", "A end")
    assert table.discarded == {"helsinki-athens"} and table.to_act == "B"


@rule("SC-22", "SC-11")
def test_a_start_mission_can_be_discarded_and_leaves_the_game() -> None:
    table = given("london", "madrid").plays("A discard 1 ; start-london, 1 agent back")
    assert (table.drawn("A"), table.supply("A"), table.discarded) == ("- | - | -", 15, set())
    assert table.points == "A 0 : B 1"


@rule("SC-22")
def test_there_must_be_a_mission_to_discard() -> None:
    given("london", "madrid").refuses("A discard 2", code="no_mission", rule="SC-22")


# SC-23

FREE = ["back london-berlin", "uncover 1 london", "discard 1"]


def before_all() -> Spies:
    return given("london", "madrid").turn("A", "connect berlin").idles("B").plays(
        "A move london", "A end").idles("B")  # fmt: skip


@rule("SC-23", "SC-19", "SC-21", "SC-22")
@pytest.mark.parametrize("free", FREE)
@pytest.mark.parametrize(
    "first",
    [[], ["accept 1"], ["connect paris"], ["accept 1", "discard 2"]],
    ids=["before", "after A", "after B", "in the end of the turn"],
)
def test_these_may_come_at_any_moment_of_the_turn(first: list[str], free: str) -> None:
    table = before_all()
    for move in first:
        table.plays(f"A {move}").chance_acts()
    table.plays(f"A {free}")
    assert table.to_act == "A"


@rule("SC-23", "SC-34")
@pytest.mark.parametrize("free", ["back london-fork", "uncover 1 london", "discard 1"])
@pytest.mark.parametrize("then", ["connect warsaw", "end", "serve 1"])
def test_they_may_come_between_moving_and_connecting(free: str, then: str) -> None:
    if (free, then) == ("discard 1", "serve 1"):
        return
    table = before_all().plays("A move berlin", f"A {free}")
    assert table.phase == "moved"
    table.plays(f"A {then}")


@rule("SC-23")
def test_they_do_not_come_in_anothers_turn() -> None:
    table = before_all().turn("A", "accept 1")
    for free in FREE:
        table.refuses(f"A {free}", code="not_your_turn", rule="SC-4")


@rule("SC-23", "SC-33")
def test_they_are_not_the_action_of_a_turn() -> None:
    table = before_all().plays("A back london-berlin", "A discard 1")
    table.refuses("A end", code="act_first", rule="SC-33")
