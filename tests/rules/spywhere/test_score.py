"""Points: SW-17 to SW-19."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spywhere.where import Where, by_names, given

THREE = ("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB")


def named(b: str, c: str) -> Where:
    """A has named B and C as this; A holds three FR, B two IT and C two DE."""
    table = given(*THREE).turn("A", "GB", "give IT take FR", f"name B {b}")
    table.turn("B", "BE", "give BE take BE", "pass").turn("C", "GB", "give GB take GB", "pass")
    return table.turn("A", "DE", "give DE take BE", f"name C {c}")


@rule("SW-17")
@pytest.mark.parametrize(
    ("names", "right", "points"),
    [
        ((), 0, 2),
        (("B name A GB",), 0, 2),
        (("B name A FR",), 1, 4),
        (("B name C DE", "B name A GB"), 1, 4),
        (("B name A FR", "B name C DE"), 2, 6),
    ],
)
def test_own_cards_and_as_many_again_for_each_right_name(
    names: tuple[str, ...], right: int, points: int
) -> None:
    table = by_names().plays(*names).all_done()
    player = table.player("B", "C")
    assert (player.own_cards, player.k, player.bonus, player.points) == (2, right, 0, points)


@rule("SW-17")
def test_without_an_own_card_names_bring_nothing() -> None:
    table = given("FR | BE | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB")
    table.turn("A", "GB", "give IT take FR", "name B BE")
    table.turn("B", "IT", "give IT take IT", "name A FR").turn("C", "GB", "give GB take GB", "pass")
    table.turn("A", "DE", "give DE take BE", "name C DE").plays("B name C DE").all_done()
    assert (table.player("B").k, table.points) == (2, "A 12 : B 0 : C 2")


@rule("SW-17", "SW-12")
def test_to_name_ones_own_nationality_is_always_wrong() -> None:
    table = by_names().plays("B name A IT").all_done()
    assert (table.player("B").k, table.points) == (0, "A 12 : B 2 : C 2")


@rule("SW-18")
def test_who_ended_the_turns_by_names_has_three_more() -> None:
    table = by_names().all_done()
    assert table.points == "A 12 : B 2 : C 2"  # 3 + 3 × 2 + 3
    assert table.player("A").bonus == 3


@rule("SW-18")
@pytest.mark.parametrize(
    ("b", "c", "points"), [("GB", "BE", 6), ("DE", "IT", 6), ("IT", "GB", 9), ("FR", "DE", 9)]
)
def test_right_or_wrong(b: str, c: str, points: int) -> None:
    table = named(b, c).all_done()
    assert table.points == f"A {points} : B 2 : C 2"


@rule("SW-18", "SW-15")
def test_names_of_the_last_identifications_never_bring_it() -> None:
    table = by_names().plays("B name A FR", "B name C DE", "C name A FR", "C name B IT").all_done()
    assert table.points == "A 12 : B 6 : C 6"
    assert [table.player(who).bonus for who in "ABC"] == [3, 0, 0]


@rule("SW-18", "SW-14")
def test_after_an_empty_pile_nobody_has_it() -> None:
    hands = "FR FR IT | IT IT DE | DE DE GB | GB GB BE"
    table = given("FR | IT | DE | BE", hands, "FR FR IT BE BE", copies=4)
    table.turn("A", "DE", "give DE take BE", "pass").turn("B", "GB", "give GB take BE", "pass")
    table.turn("C", "BE", "give BE take GB", "pass")
    table.plays("D name A FR", "D name B IT", "D name C DE").all_done()
    assert table.points == "A 2 : B 2 : C 2 : D 4"
    assert table.intel().cause == "pile"


@rule("SW-18", "SW-14")
def test_it_is_given_also_if_the_pile_emptied_in_that_same_turn() -> None:
    table = given("FR IT | DE GB", "FR IT DE | GB BE FR", "FR DE DE GB BE", copies=4, names_from=1)
    table.turn("A", "IT", "give IT take FR", "name B GB").idles(7)
    assert (table.pile, table.to_act, table.intel().turn) == (1, "*", 8)
    table.chance_acts()
    assert table.pile == 0 and table.to_act == "A"
    table.plays("A give FR take IT")
    if table.phase == "clearing":
        table.plays("A keep")
    table.plays("A name B BE ; turns end by names")
    assert (table.intel().cause, table.intel().ender, table.to_act) == ("names", 0, "B")
    table.all_done()
    assert table.player("A").bonus == 3
    own = table.player("A").own_cards or 0
    assert table.player("A").points == 2 * own + 3


@rule("SW-19")
def test_most_points_win() -> None:
    table = by_names().all_done()
    assert table.winner == "A"
    assert table.position.state.returns() == [1, -0.5, -0.5]


@rule("SW-19")
def test_a_tie_is_a_shared_victory() -> None:
    table = named("GB", "BE").plays("B name A FR", "B name C DE").all_done()
    assert (table.points, table.winner) == ("A 6 : B 6 : C 2", "AB")
    assert table.position.state.returns() == [0.5, 0.5, -1]
    told = [table.screen(who).prompt.values for who in "ABC"]
    assert [one["result"] for one in told] == ["shared"] * 3
    assert [one["who"] for one in told] == ["you", "you", "other"]


@rule("SW-19")
def test_all_may_share_it() -> None:
    table = named("GB", "BE").plays("B name A FR", "B name C DE", "C name A FR", "C name B IT")
    table.all_done()
    assert (table.points, table.winner) == ("A 6 : B 6 : C 6", "ABC")
    assert table.position.state.returns() == [0, 0, 0]


@rule("SW-17", "SW-18")
def test_the_account_adds_up() -> None:
    table = by_names().plays("B name A FR").all_done()
    for who in ("A", "spectator"):
        account = table.game.account(table.intel(who))
        assert account is not None
        parts = [[line.points for line in tally.lines] for tally in account.tallies]
        assert parts == [[3, 6, 3], [2, 2, 0], [2, 0, 0]]
        assert [tally.points for tally in account.tallies] == [12, 4, 2]
    assert by_names().game.account(by_names().intel("A")) is None
