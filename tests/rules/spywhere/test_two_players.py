"""Two players: SW-20 to SW-22."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spywhere.where import NATIONS, Where, dealt, given, two, undealt
from spytable import game
from spytable.kernel.refusal import BadInput


def fifth(**options: int) -> Where:
    """A is about to draw its fifth card."""
    return two(**options).idles(8)


def named(*names: str) -> Where:
    """A has named B as these, on different turns, from its first turn on."""
    table = two(names_from=1)
    for name in names:
        table.turn("A", "FR", "give FR take FR", f"name B {name}")
        if table.phase != "last":
            table.turn("B", "GB", "give GB take GB", "pass")
    return table


@rule("SW-20", "SW-3")
def test_each_gets_two_passports() -> None:
    table = undealt(2).plays("* leave ES", "* passport IT ; to A", "* passport FR ; to A")
    table.plays("* passport GB ; to B", "* passport DE ; to B")
    assert table.phase == "dealing"
    assert (table.passports("A", "A"), table.passports("B", "B")) == ("FR IT", "DE GB")
    assert table.passports("B", "A") is None
    assert table.log("B")[1] == "* passport ? ; to A"


@rule("SW-20", "SW-4")
def test_one_nationality_is_left_out_so_there_are_five_cards_to_name_with() -> None:
    table = two()
    assert table.player("A", "A").cards == ("FR", "IT", "DE", "GB", "BE")
    assert (table.player("A").missing, table.player("B").missing) == (2, 2)
    assert table.pile == 90 - 6 - 5


@rule("SW-20")
def test_all_six_may_be_kept() -> None:
    table = undealt(2, all_six=1)
    assert (table.phase, table.pile, table.intel().nations) == ("passports", 108, NATIONS)
    table = two(all_six=1)
    assert table.player("B", "B").cards == NATIONS and table.pile == 97
    with pytest.raises(BadInput, match="SW-20"):
        game("spywhere", 2, all_six=1, left_out=3)


@rule("SW-20")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_keeping_all_six_is_for_two_players_alone(seats: int) -> None:
    assert undealt(seats, all_six=1).game.options["all_six"] == 0


@rule("SW-20", "SW-9")
@pytest.mark.parametrize(
    ("passports", "moves"),
    [
        ("GB IT | DE FR", {"keep"}),
        ("IT GB | DE FR", {"keep"}),
        ("FR IT | DE GB", {"keep", "clear"}),
    ],
)
def test_neither_of_the_two_can_be_cleared(passports: str, moves: set[str]) -> None:
    table = given(passports, "GB IT IT | IT DE DE", "GB GB FR FR BE")
    table.turn("A", "IT", "give GB take BE")
    assert table.moves("A") == moves


@rule("SW-20", "SW-17")
def test_cards_of_either_count() -> None:
    table = two(copies=4)
    assert (table.hand("A"), table.hand("B")) == ("FR IT DE", "FR GB BE")
    assert table.points == "A 2 : B 1"


@rule("SW-20", "SW-17", "SW-18")
@pytest.mark.parametrize(
    ("names", "right"),
    [
        (("DE", "GB"), 2),
        (("GB", "DE"), 2),
        (("GB", "BE"), 1),
        (("FR", "DE"), 1),
        (("FR", "IT"), 0),
        (("BE", "IT"), 0),
    ],
)
def test_each_of_the_two_is_right_or_wrong_in_whichever_order(
    names: tuple[str, str], right: int
) -> None:
    table = named(*names).all_done()
    player = table.player("A", "B")
    assert (player.own_cards, player.k, player.bonus) == (4, right, 3)
    assert player.points == 4 + 4 * right + 3


@rule("SW-20", "SW-12")
def test_the_two_names_are_laid_on_different_turns_and_differ() -> None:
    table = two(names_from=1).turn("A", "FR", "give FR take FR", "name B GB")
    assert (table.to_act, table.player("A", "B").named) == ("*", (1,))
    table.turn("B", "GB", "give GB take GB", "pass").turn("A", "FR", "give FR take FR")
    assert table.moves("A") == {"pass"} | {f"name B {n}" for n in ("FR", "IT", "DE", "BE")}
    table.refuses("A name B GB", code="card_used", rule="SW-12")


@rule("SW-21")
@pytest.mark.parametrize("first", ["A", "B"])
def test_nobody_is_named_before_each_players_fifth_turn(first: str) -> None:
    hands = ("FR IT | DE GB", "FR IT DE | GB BE FR", "FR DE DE GB BE")
    table = dealt(*hands).plays(f"* first {first}")
    order = "AB" if first == "A" else "BA"
    for turn in range(8):
        who = order[turn % 2]
        assert table.intel().turn == turn
        table.plays("* draw FR").refuses(f"{who} name A DE", code="too_early", rule="SW-21")
        table.plays(f"{who} give FR take FR")
    for who in order:
        assert table.intel().round == 5
        table.turn(who, "FR", "give FR take FR")
        assert len(table.moves(who)) == 1 + 5
        table.plays(f"{who} pass")


@rule("SW-21", "SW-22")
@pytest.mark.parametrize("names_from", [1, 2, 7])
def test_another_round_can_be_agreed_on(names_from: int) -> None:
    table = two(names_from=names_from).idles(2 * (names_from - 1))
    table.turn("A", "FR", "give FR take FR")
    assert table.phase == "naming"


@rule("SW-22")
def test_turns_end_when_somebody_has_laid_its_two_names() -> None:
    table = fifth().turn("A", "FR", "give FR take FR", "name B GB")
    table.turn("B", "GB", "give GB take GB", "name A BE")
    table.turn("A", "FR", "give FR take FR").plays("A name B DE ; turns end by names")
    assert (table.to_act, table.intel().ender) == ("B", 0)
    assert table.moves("B") == {"done"} | {f"name A {n}" for n in ("FR", "IT", "DE", "GB")}


@rule("SW-22", "SW-14")
def test_or_when_the_pile_is_empty() -> None:
    table = two(copies=4).idles(9)
    assert (table.pile, table.to_act, table.intel().cause) == (0, "AB", "pile")


@rule("SW-20", "SW-15")
def test_both_names_may_be_given_at_the_end() -> None:
    table = two(copies=4).idles(9).plays("A name B DE", "A name B GB")
    assert table.moves("A") == {"done"}
    table.refuses("A name B BE", code="named_already", rule="SW-12")
    table.plays("B name A FR", "A done", "B done")
    assert (table.player("A").k, table.player("A").bonus) == (2, 0)
    assert table.player("B", "A").right == (True,)


@rule("SW-20")
def test_what_is_known_of_the_others_two_passports() -> None:
    table = two()
    # three pairs are left for B in A's eyes, and each nationality is in two of them
    assert table.player("B", "A").fits == (0, 0, 2, 2, 2, 0)
    assert sum(table.player("B", "spectator").fits) == 2 * 30
