"""SC-28 to SC-30 and SC-36: how the game ends, the points, and who wins."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from rules.report import rule
from rules.spy_connection.spies import Spies, given, own_cards
from spytable import SPECTATOR, Record, game
from spytable.games.spy_connection.intel import SpyIntel

OLD = ("m1", "m2", "m3", "m4")
STARTS = "london paris third:london fourth:paris rome"
PAIRS = own_cards("london paris 3", starts=STARTS)
EXTRA = own_cards("london paris 3 extra", starts=STARTS)
NAMES = ("london", "paris", "third", "fourth")


def almost(own: str = PAIRS, seats: int = 2, busy: str = "A", first: str = "A",
           **options: int) -> Spies:  # fmt: skip
    """Those who are busy have completed six missions and have three more half done.

    Whoever is not busy idles, and whoever is ready goes to and fro between London and Paris.
    """
    table = given(*NAMES[:seats], own=own, display=OLD, first=first, **options)
    while not all(ready(table, who) for who in busy) or table.to_act != first:
        who = table.to_act
        if who in busy and not ready(table, who):
            table.works(who)
        elif who in busy:
            table.turn(who, f"move {other(table, who)}")
        else:
            table.idles(who)
    return table


def ready(table: Spies, who: str) -> bool:
    return len(table.completed(who)) == 6 and "-" not in table.drawn(who).split(" | ")


def other(table: Spies, who: str) -> str:
    return "paris" if table.spy(who) == "london" else "london"


def completes(table: Spies, who: str, *slots: int) -> Spies:
    """Go to where the missions can be completed, and serve these."""
    goal = "paris" if "london" in table.drawn(who) else "london"
    if table.spy(who) == goal:
        table.turn(who, f"move {other(table, who)}")
        while table.to_act != who:
            table.turn(table.to_act, f"move {other(table, table.to_act)}")
    return table.plays(f"{who} move {goal}", *(f"{who} serve {slot}" for slot in slots))


# SC-28: the end is triggered


@rule("SC-28")
@pytest.mark.parametrize("slots", [(1,), (1, 2), (1, 2, 3)])
def test_seven_or_more_completed_missions_trigger_the_end(slots: tuple[int, ...]) -> None:
    table = completes(almost(seats=3), "A", *slots)
    assert len(table.completed("A")) == 6 + len(slots)
    assert table.intel().ender == 0 and not table.over
    table.plays("A end").idles("B")
    assert not table.over
    table.idles("C")
    assert table.over and table.to_act == ""


@rule("SC-28")
def test_six_completed_missions_do_not() -> None:
    table = almost(seats=2)
    assert table.intel().ender is None
    table.turn("A", f"move {other(table, 'A')}").idles("B")
    assert not table.over


@rule("SC-28")
@pytest.mark.parametrize(
    ("seats", "ender", "order"),
    [(2, "B", "A"), (3, "B", "CA"), (3, "C", "AB"), (4, "A", "BCD"), (4, "C", "DAB")],
)
def test_every_other_player_has_one_last_turn_from_the_left(
    seats: int, ender: str, order: str
) -> None:
    table = almost(seats=seats, busy=ender, first=ender)
    completes(table, ender, 1).plays(f"{ender} end")
    for who in order:
        assert table.to_act == who and not table.over
        table.idles(who)
    assert table.over


@rule("SC-28")
def test_whoever_was_first_makes_no_difference_to_the_last_turns() -> None:
    table = almost(seats=3, busy="B", first="A").idles("A")
    completes(table, "B", 1).plays("B end").idles("C").idles("A")
    assert table.over


@rule("SC-28", "SC-27")
def test_who_triggers_the_end_still_takes_its_extra_turns() -> None:
    table = completes(almost(EXTRA), "A", 1, 2).plays("A end ; an extra turn")
    assert (table.to_act, table.extra) == ("A", 1)
    assert table.screen("A").prompt.values == {"last": "no"}
    table.plays(f"A move {other(table, 'A')}", "A end ; an extra turn")
    table.plays(f"A move {other(table, 'A')}", "A end ;")
    assert table.to_act == "B" and not table.over
    assert table.screen("B").prompt.values == {"last": "yes"}
    table.idles("B")
    assert table.over


@rule("SC-28", "SC-27")
def test_extra_turns_earned_in_a_last_turn_are_taken() -> None:
    table = completes(almost(EXTRA, busy="AB"), "A", 1).plays("A end")
    table.plays(f"A move {other(table, 'A')}", "A end")
    assert table.to_act == "B"
    table.plays(f"B move {other(table, 'B')}", "B serve 1", "B serve 2", "B serve 3")
    assert table.extra > 0
    for _ in range(table.extra):
        table.plays("B end ; an extra turn")
        assert not table.over
        table.plays(f"B move {other(table, 'B')}")
    table.plays("B end")
    assert table.over


@rule("SC-28")
def test_the_end_is_triggered_once() -> None:
    """B completes seven too in its last turn, but A has no turn after it."""
    table = completes(almost(busy="AB"), "A", 1).plays("A end")
    table.plays(f"B move {other(table, 'B')}", "B serve 1", "B serve 2", "B serve 3")
    assert len(table.completed("B")) == 9 and table.intel().ender == 0
    table.plays("B end ; the end by SC-28")
    assert table.over


@rule("SC-28")
def test_nothing_can_be_done_after_the_end() -> None:
    table = completes(almost(), "A", 1).plays("A end").idles("B")
    for who in "AB":
        assert table.moves(who) == set()
        table.refuses(f"{who} end", code="over", rule="SC-28")


# SC-29: points


@rule("SC-29")
def test_points_of_completed_missions_and_one_for_each_covered_city() -> None:
    table = almost()
    assert table.points == "A 20 : B 1", "2 + 5 × 3 completed, 3 covered; 1 covered"
    completes(table, "A", 1)
    assert table.points == "A 22 : B 1", "3 for the mission and one covered city less"


@rule("SC-29", "SC-12")
def test_assigned_agents_are_worth_nothing() -> None:
    table = given("london", "madrid").turn("A", "accept 4")
    assert table.points == "A 1 : B 1"


@rule("SC-29", "SC-22")
def test_a_discarded_mission_is_worth_nothing() -> None:
    table = given("london", "madrid").plays("A discard 1")
    assert table.points == "A 0 : B 1"


@rule("SC-29")
def test_the_account_of_the_points_adds_up_and_is_the_same_for_all() -> None:
    table = completes(almost(), "A", 1, 2).plays("A end").idles("B")
    accounts = [table.game.account(table.intel(who)) for who in ("A", "B", "spectator")]
    assert accounts[0] is not None and accounts == accounts[:1] * 3
    tallies = accounts[0].tallies
    assert [tally.points for tally in tallies] == table.position.state.scores()
    for tally in tallies:
        assert sum(line.points for line in tally.lines) == tally.points
    assert sorted(line.points for line in tallies[0].lines) == [1, 2, 3, 3, 3, 3, 3, 3, 3]


@rule("SC-29")
def test_there_is_no_account_before_the_end() -> None:
    assert given("london", "madrid").game.account(given("london", "madrid").intel("A")) is None


# SC-30: who wins


@rule("SC-30")
def test_most_points_win_even_against_who_ended_the_game() -> None:
    own = own_cards(*["london paris 2", "london paris 8"] * 21, starts=STARTS)
    table = completes(almost(own, busy="AB"), "A", 1).plays("A end")
    table.plays(f"B move {other(table, 'B')}", "B serve 1", "B serve 2", "B serve 3")
    table.plays("B end")
    scores = table.position.state.scores()
    assert table.winner == ("A" if scores[0] > scores[1] else "B")
    assert table.intel().ender == 0 and table.winner == "B"


@rule("SC-30", "SC-36")
@pytest.mark.parametrize(
    ("seats", "first", "winner"),
    [(2, "A", "B"), (2, "B", "A"), (3, "A", "C"), (3, "B", "A"), (3, "C", "B"),
     (4, "A", "D"), (4, "B", "A"), (4, "C", "B"), (4, "D", "C")],
)  # fmt: skip
def test_a_tie_goes_to_the_farthest_from_the_first_player(
    seats: int, first: str, winner: str
) -> None:
    table = given(*NAMES[:seats], own=PAIRS, display=OLD, first=first, turn_limit=1)
    table.turn(first, "accept 1")
    assert len(set(table.position.state.scores())) == 1
    assert table.over and table.winner == winner


@rule("SC-30")
def test_only_those_who_are_tied_count() -> None:
    table = given(*NAMES, own=PAIRS, display=OLD, turn_limit=4)
    for who in "ABC":
        table.turn(who, "accept 1")
    table.turn("D", "accept 1", "discard 1")
    assert table.points == "A 1 : B 1 : C 1 : D 0"
    assert table.winner == "C"


@rule("SC-30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_winner_gets_one_and_the_others_share_the_loss(seats: int) -> None:
    table = given(*NAMES[:seats], own=PAIRS, display=OLD, turn_limit=1).turn("A", "accept 1")
    *lost, won = table.position.state.returns()
    assert won == 1 and set(lost) == {-1 / (seats - 1)}


# SC-36: the turn limit


@rule("SC-36")
def test_people_play_without_a_limit() -> None:
    table = given("london", "madrid")
    assert table.game.options["turn_limit"] == 0
    for _ in range(150):
        table.idles("A").idles("B")
    assert not table.over and table.turns == 300


@rule("SC-36")
def test_bots_and_research_stop_after_200_turns() -> None:
    options = game("spy_connection").research_options()
    assert options == {"turn_limit": 200}
    table = given("london", "madrid", turn_limit=options["turn_limit"])
    for _ in range(100):
        assert not table.over
        table.idles("A").idles("B")
    assert table.over and table.turns == 200


@rule("SC-36", "SC-24")
def test_the_last_turn_is_played_to_its_end() -> None:
    table = given("london", "paris", own=PAIRS, display=OLD, turn_limit=1)
    table.plays("A connect paris")
    assert not table.over
    table.plays("A serve 1")
    assert not table.over
    table.plays("A end ; the end by SC-36")
    assert table.over and table.points == "A 2 : B 1" and table.winner == "A"
    table.refuses("B accept 1", code="over", rule="SC-36")


def at_the_limit(version: int) -> Spies:
    """A has earned an extra turn with the last turn before the limit."""
    table = given("london", "paris", own=EXTRA, display=OLD, version=version, turn_limit=3)
    table.turn("A", "accept 1", "serve 2").idles("B")
    table.plays("A connect paris", "A serve 1", "A serve 2")
    assert table.extra == 1
    return table


@rule("SC-36", "SC-27")
def test_an_extra_turn_earned_before_the_limit_is_taken() -> None:
    table = at_the_limit(version=2).plays("A end")
    assert not table.over and table.turns == 3
    assert table.moves("A") and not table.moves("B")
    table.idles("A")
    assert table.over and table.turns == 4
    table.refuses("B accept 1", code="over", rule="SC-36")


@rule("SC-36", "SC-27")
def test_by_the_first_version_of_the_rules_the_limit_cuts_extra_turns_off() -> None:
    table = at_the_limit(version=1).plays("A end ; the end by SC-36")
    assert table.over and table.turns == 3


@rule("SC-36")
@pytest.mark.parametrize("limit", [-1, 10_001])
def test_a_limit_has_bounds(limit: int) -> None:
    with pytest.raises(Exception, match="turn_limit"):
        game("spy_connection", turn_limit=limit)


@rule("SC-28")
def test_the_table_tells_who_could_trigger_the_end_where_and_how_many_still_play() -> None:
    path = Path(__file__).parents[2] / "records" / "spy_connection" / "four-players.txt"
    record = Record.parse(path.read_text(encoding="utf-8"))
    warned, ended = 0, set()
    for position in record.positions():
        intel = cast(SpyIntel, position.intel(SPECTATOR))
        for side in intel.players:
            near = len(side.completed) == intel.goal - 1 and intel.ender is None
            assert near or not side.ends_in
            warned += bool(side.ends_in)
        if intel.ender is not None and not intel.over:
            assert intel.active is not None
            since = (intel.active - intel.ender) % 4
            assert intel.turns_left == 4 - since, "its own turn is the first of four"
            ended.add(intel.turns_left)
        else:
            assert intel.turns_left == 0
    assert warned and ended == {1, 2, 3, 4}
