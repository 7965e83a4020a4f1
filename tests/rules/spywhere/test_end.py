"""The end of the turns, the last identifications, and what is shown: SW-14 to SW-16."""

from __future__ import annotations

import pytest

from laws.sight import sight
from rules.report import rule
from rules.spywhere.where import Where, by_names, few, given, noise
from spytable.games.spywhere.intel import WhereIntel

FOUR = ("FR | IT | DE | BE", "FR FR IT | IT IT DE | DE DE GB | GB GB BE", "FR FR IT BE BE")


def by_pile(**options: int) -> Where:
    """Four of each and four players: the pile of three is gone, nobody has named anybody."""
    table = given(*FOUR, copies=4, **options)
    for who, drawn, taken in (("A", "DE", "BE"), ("B", "GB", "BE"), ("C", "BE", "GB")):
        table.turn(who, drawn, f"give {drawn} take {taken}")
        if table.phase == "naming":
            table.plays(f"{who} pass")
    return table


# SW-14: when turns end


@rule("SW-14", "SW-7")
def test_who_draws_the_last_card_finishes_its_turn_and_turns_end() -> None:
    table = given(*FOUR, copies=4).turn("A", "DE", "give DE take BE", "pass")
    table.turn("B", "GB", "give GB take BE", "pass").plays("* draw BE ; the pile is empty")
    assert (table.to_act, table.phase, table.pile) == ("C", "exchanging", 0)
    table.plays("C give BE take GB", "C name A FR ; turns end by pile")
    intel = table.intel("spectator")
    assert (intel.phase, intel.cause, intel.ender, intel.turn) == ("last", "pile", None, 3)


@rule("SW-14", "SW-10")
def test_a_bonus_or_the_market_may_take_the_last_card() -> None:
    hands = "IT IT IT | GB IT DE | GB BE BE | FR DE DE"
    table = given("IT | FR | DE | BE", hands, "GB GB FR FR BE", copies=4)
    table.turn("A", "BE", "give BE take BE", "pass").turn("B", "FR", "give GB take BE", "clear")
    table.plays("* bonus DE ; the pile is empty", "B pass ; turns end by pile")
    hands = "GB IT IT | IT IT DE | DE DE DE | FR BE BE | ES ES ES"
    table = given("FR | IT | DE | GB | BE", hands, "GB GB FR FR BE", copies=4)
    table.turn("A", "ES", "give GB take BE", "clear").comes("bonus FR", "market GB")
    table.plays("* market BE ; the pile is empty", "A pass ; turns end by pile")


@rule("SW-14", "SW-22")
def test_turns_end_by_pile_also_where_nobody_may_name_yet() -> None:
    table = given(*FOUR, copies=4, names_from=30).turn("A", "DE", "give DE take BE")
    table.turn("B", "GB", "give GB take BE")
    table.plays("* draw BE ; the pile is empty", "C give BE take GB ; turns end by pile")
    assert table.to_act == "ABCD"


@rule("SW-14", "SW-22", "SW-10")
def test_filling_the_market_may_be_what_ends_the_turns() -> None:
    hands = "GB IT IT | IT IT DE | DE DE DE | FR BE BE | ES ES ES"
    table = given("FR | IT | DE | GB | BE", hands, "GB GB FR FR BE", copies=4, names_from=9)
    table.turn("A", "ES", "give GB take BE", "clear").comes("bonus FR", "market GB")
    table.plays("* market BE ; the pile is empty, turns end by pile")


@rule("SW-14")
def test_turns_end_when_somebody_has_named_all_opponents() -> None:
    table = by_names()
    assert table.told("A") == "turns end by names"
    intel = table.intel("B")
    assert (intel.phase, intel.cause, intel.ender, intel.turn) == ("last", "names", 0, 4)
    assert table.pile > 0


@rule("SW-14")
def test_the_table_is_warned_when_one_name_is_missing_and_when_the_pile_runs_low() -> None:
    table = given(*FOUR, copies=5)
    assert table.intel("B").low and table.intel("B").pile == 8
    table = given("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB")
    assert not table.intel("B").low
    table.turn("A", "GB", "give IT take FR", "name B IT")
    assert [table.player(of, "C").missing for of in "ABC"] == [1, 2, 2]


@rule("SW-14")
@pytest.mark.parametrize(
    ("seats", "copies", "low"), [(2, 4, 8), (3, 6, 12), (4, 7, 16), (5, 6, 15), (6, 7, 18)]
)
def test_the_pile_is_low_from_four_cards_a_player_on_or_three_where_they_are_many(
    seats: int, copies: int, low: int
) -> None:
    table = Where(seats, copies=copies, names_from=30).idles(5)
    sizes = set()
    for step in table.position.steps:
        intel = table.game.intel(step.after, 0)
        assert isinstance(intel, WhereIntel)
        begun = intel.active is not None
        assert intel.low == (begun and intel.pile <= low)
        sizes |= {intel.pile} if begun else set()
    assert {low - 1, low, low + 1} <= sizes


# SW-15: the others, all at once


@rule("SW-15")
def test_after_names_the_others_may_name_and_the_one_who_ended_may_not() -> None:
    table = by_names()
    assert table.to_act == "BC"
    table.refuses("A name B DE", code="nothing_left", rule="SW-15")
    table.refuses("A done", code="nothing_left", rule="SW-15")
    for move in ("give FR take IT", "keep", "clear", "pass"):
        table.refuses(f"B {move}", code="turns_over", rule="SW-14")


@rule("SW-15")
def test_after_an_empty_pile_all_may_name() -> None:
    table = by_pile()
    assert table.to_act == "ABCD"
    assert table.moves("D") == {"done"} | {
        f"name {foe} {nation}" for foe in "ABC" for nation in ("FR", "IT", "DE", "GB", "BE")
    }


@rule("SW-15")
def test_who_had_named_some_goes_on_with_the_rest() -> None:
    table = given("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB")
    table.turn("A", "GB", "give IT take FR", "name B IT")
    table.turn("B", "BE", "give BE take BE", "name A GB")
    table.turn("C", "GB", "give GB take GB", "pass").turn("A", "DE", "give DE take BE", "name C DE")
    assert table.moves("B") == {"done"} | {f"name C {n}" for n in ("FR", "IT", "DE", "BE")}
    table.refuses("B name A FR", code="named_already", rule="SW-12")
    table.refuses("B name C GB", code="card_used", rule="SW-12")


@rule("SW-15")
def test_each_may_name_all_that_are_left_and_then_says_so() -> None:
    table = by_names().plays("B name C GB", "B name A FR")
    assert table.moves("B") == {"done"}
    table.refuses("B name A GB", code="named_already", rule="SW-12")
    table.plays("B done")
    table.refuses("B done", code="done_already", rule="SW-15")
    assert not table.over
    table.plays("C name B IT", "C done")
    assert table.over


@rule("SW-15")
def test_passing_is_allowed() -> None:
    table = by_names().plays("B done", "C done")
    assert table.over and table.player("B").names == ()


@rule("SW-15", "SW-12")
def test_a_card_is_used_once_here_too() -> None:
    by_names().plays("B name A FR").refuses("B name C FR", code="card_used", rule="SW-12")


@rule("SW-15", "SW-22")
def test_the_first_round_for_names_does_not_bind_here() -> None:
    table = by_pile(names_from=30)
    assert table.intel().round < 30
    table.plays("A name B IT", "A name C DE", "A name D BE", "A done")


@rule("SW-15")
def test_nothing_of_it_is_seen_by_others_until_all_are_done() -> None:
    table = by_pile()
    lines = ["A name B IT", "A name C DE", "A done", "C name D BE", "B done", "C done"]
    for line in lines:
        watchers = [table.number(who) for who in (*"ABCD".replace(line[0], ""), "spectator")]
        before = [sight(table.position, who) for who in watchers]
        table.plays(line)
        assert [sight(table.position, who) for who in watchers] == before, line
    assert table.intel("D").to_act == (0, 1, 2, 3) and table.to_act == "D"
    table.plays("D done")
    assert table.over


@rule("SW-15")
def test_everybody_seems_to_be_still_at_it() -> None:
    table = by_names().plays("C name A IT", "C done")
    assert table.intel("A").to_act == table.intel("B").to_act == (1, 2)
    assert table.intel("C").to_act == (1,)
    assert table.player("C", "A").missing == 2 and table.player("C", "C").missing == 1
    assert table.player("C", "C").done and not table.player("C", "B").done


@rule("SW-15")
def test_in_whichever_order_they_choose_it_is_the_same_game() -> None:
    one, other = by_names(), by_names()
    one.plays("B name A FR", "C name A IT", "B done", "C done")
    other.plays("C name A IT", "C done", "B name A FR", "B done")
    assert one.position.state.digest() == other.position.state.digest()
    assert one.log("A") == other.log("A")


# SW-16: everything is shown


@rule("SW-16")
def test_passports_hands_and_names_are_shown_to_all() -> None:
    table = by_names().plays("B name A FR", "B done")
    assert table.passports("B", "A") is None
    table.plays("C name A BE", "C done")
    for who in ("A", "B", "C", "spectator"):
        assert [table.passports(of, who) for of in "ABC"] == ["FR", "IT", "DE"]
        assert table.hand("C", who) == "DE DE GB GB"
        assert table.player("A", who).names == ((1, "IT"), (2, "DE"))
        assert table.player("B", who).names == ((0, "FR"),)
        assert table.player("C", who).right == (False,)
        assert table.log(who)[-1] == (
            "C done ; the end, A is FR, has FR 3 GB 1 BE 1, named B IT C DE: 12,"
            " B is IT, has IT 2 DE 1 BE 1, named A FR: 4, C is DE, has DE 2 GB 2, named A BE: 2"
        )


@rule("SW-16")
def test_cards_not_used_are_shown_to_nobody() -> None:
    table = by_names().plays("B done", "C done")
    assert table.player("B", "B").cards == ("FR", "IT", "DE", "GB", "BE")
    assert table.player("B", "A").cards is table.player("B", "spectator").cards is None


@rule("SW-16")
def test_after_the_end_nothing_can_be_done() -> None:
    table = by_names().plays("B done", "C done")
    assert table.to_act == ""
    for line in ("A pass", "B name A FR", "C done"):
        table.refuses(line, code="over", rule="SW-16")


@rule("SW-14", "SW-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whoever_ends_it_there_is_always_somebody_left_to_name(seats: int) -> None:
    table = Where(seats, copies=18, names_from=1).chance_acts()
    while table.phase != "last":
        who = table.to_act
        moves = table.moves(who)
        names = {move for move in moves if move.startswith("name")}
        table.plays(f"{who} {min(names or moves, key=noise)}").chance_acts()
    first = table.intel().ender
    assert first is not None
    assert table.to_act == "ABCDEF"[:seats].replace("ABCDEF"[first], "")


@rule("SW-14", "SW-15")
def test_six_players_and_one_card() -> None:
    table = few()
    [cleared] = table.game.outlook(table.intel("A"), table.game.read("clear"))
    assert cleared.say.values["bonus"] == "no", "there is no card left for it"
    table.plays("A clear", "A name C DE ; turns end by pile")
    assert table.to_act == "ABCDEF"
    assert table.all_done().over
