"""Identification on one's own turn: SW-12, and the first round for it: SW-22."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from librt.random import Random

from laws.odds import assert_frequencies
from rules.report import rule
from rules.spywhere.where import Where, dealt, given
from spytable import OMNISCIENT
from spytable.games.spywhere.intel import WhereIntel

THREE = ("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB")
PLAYING = ("FR", "IT", "DE", "GB", "BE")


def naming(**options: int) -> Where:
    return given(*THREE, **options).turn("A", "DE", "give IT take IT")


def again(table: Where) -> Where:
    """Two turns of the others, and A's exchange."""
    table.turn("B", "FR", "give FR take FR", "pass").turn("C", "FR", "give FR take FR", "pass")
    return table.turn("A", "GB", "give GB take GB")


@rule("SW-12")
def test_any_opponent_may_be_named_as_anything_or_nobody() -> None:
    table = naming()
    names = {f"name {foe} {nation}" for foe in "BC" for nation in PLAYING}
    assert table.moves("A") == {"pass"} | names


@rule("SW-12")
def test_a_name_lies_face_down_before_an_opponent() -> None:
    table = naming().plays("A name B IT")
    assert table.log("A")[-1] == "A name B IT"
    for who in ("B", "C", "spectator"):
        assert table.log(who)[-1] == "A name B ?"
        assert table.player("A", who).named == (1,) and table.player("A", who).names is None
        assert table.player("A", who).missing == 1
    assert table.player("A", "A").names == ((1, "IT"),)
    assert table.player("A", "A").cards == ("FR", "DE", "GB", "BE")


@rule("SW-12", "SW-13")
def test_there_is_at_most_one_name_a_turn() -> None:
    table = naming().plays("A name B IT")
    assert (table.to_act, table.intel("A").active) == ("*", 1)
    table.chance_acts().refuses("A name C DE", code="not_your_turn", rule="SW-13")


@rule("SW-12")
def test_passing_is_allowed() -> None:
    table = naming().plays("A pass")
    assert table.to_act == "*" and table.player("A", "B").named == ()


@rule("SW-12")
def test_nobody_is_named_twice_and_no_name_is_changed() -> None:
    table = again(naming().plays("A name B IT"))
    assert table.moves("A") == {"pass", "name C FR", "name C DE", "name C GB", "name C BE"}
    for nation in ("IT", "GB"):
        table.refuses(f"A name B {nation}", code="named_already", rule="SW-12")


@rule("SW-12")
def test_each_card_is_there_once() -> None:
    table = again(naming().plays("A name B IT"))
    table.refuses("A name C IT", code="card_used", rule="SW-12")


@rule("SW-12")
def test_ones_own_nationality_may_be_named() -> None:
    table = again(naming().plays("A name B FR"))
    assert table.player("A", "A").names == ((1, "FR"),)
    table.plays("A name C DE ; turns end by names")


@rule("SW-12")
def test_whatever_was_named_any_card_may_be_it_and_so_ones_own() -> None:
    """In C's eyes A is none of C's DE, and the card that it laid any of the five."""
    table = naming().plays("A name B FR")
    exact = {
        (passport, name): Fraction(1, 4 * 5)
        for passport in ("FR", "IT", "GB", "BE")
        for name in PLAYING
    }
    found: Counter[tuple[str, str]] = Counter()
    rng = Random(12)
    for _ in range(4000):
        known = table.game.intel(table.intel("C").sample(rng), OMNISCIENT)
        assert isinstance(known, WhereIntel)
        a = known.players[0]
        assert a.passports is not None and a.names is not None
        [(foe, name)] = a.names
        assert foe == 1 and name not in (a.cards or ())
        found[a.passports[0], name] += 1
    assert_frequencies(found, exact)


@rule("SW-12")
def test_nobody_names_itself() -> None:
    naming().refuses("A name A FR", code="name_yourself", rule="SW-12")


@rule("SW-12")
def test_others_may_name_the_same() -> None:
    table = naming().plays("A name C IT").turn("B", "FR", "give FR take FR")
    assert {"name C IT", "name A IT"} <= table.moves("B")
    table.plays("B name C IT")
    assert table.player("A", "C").named == table.player("B", "C").named == (2,)


@rule("SW-12")
def test_a_name_says_nothing_of_who_laid_it_or_of_whom_it_lies_before() -> None:
    table = naming()
    before = [table.player(of, "C").fits for of in "AB"]
    table.plays("A name B IT")
    assert [table.player(of, "C").fits for of in "AB"] == before


# SW-22: not before round N


@rule("SW-22")
def test_before_the_round_agreed_on_a_turn_ends_without_that_step() -> None:
    table = given(*THREE, names_from=3)
    assert table.intel("B").names_from == 3
    table.turn("A", "DE", "give IT take IT")
    assert (table.to_act, table.intel("A").active, table.intel("A").turn) == ("*", 1, 1)
    table.plays("* draw FR").refuses("B name A FR", code="too_early", rule="SW-22")
    table.refuses("B pass", code="too_early", rule="SW-22")


@rule("SW-22")
@pytest.mark.parametrize("first", ["A", "C"])
def test_from_that_round_on_each_may_name(first: str) -> None:
    table = dealt(*THREE, names_from=3).plays(f"* first {first}").idles(6)
    assert (table.intel().round, table.intel().turn) == (3, 6)
    for who in "ABC" if first == "A" else "CAB":
        table.turn(who, "FR", "give FR take FR")
        assert len(table.moves(who)) == 1 + 2 * 5
        table.plays(f"{who} pass")


@rule("SW-22", "SW-9")
def test_three_alike_can_be_kept_or_cleared_before_that_round() -> None:
    table = given("FR | IT | DE", "GB IT IT | IT DE DE | DE FR BE", "GB GB FR FR BE", names_from=2)
    table.turn("A", "IT", "give GB take BE")
    assert table.moves("A") == {"keep", "clear"}
    table.plays("A keep")
    assert (table.to_act, table.intel().active) == ("*", 1)


@rule("SW-22")
@pytest.mark.parametrize(("seats", "by_the_rules"), [(2, 5), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_by_the_rules_only_two_players_have_to_wait(seats: int, by_the_rules: int) -> None:
    assert Where(seats).intel().names_from == by_the_rules
    assert Where(seats, names_from=2).intel().names_from == 2
