"""Components and set-up: SW-1 to SW-6."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spywhere.where import NATIONS, Where, cards, dealt, given, undealt
from spytable import game
from spytable.kernel.refusal import BadInput, NotLegal

HANDS = {
    2: "FR FR FR | IT IT IT",
    3: "FR FR FR | IT IT IT | DE DE DE",
    4: "FR FR FR | IT IT IT | DE DE DE | GB GB GB",
    5: "FR FR FR | IT IT IT | DE DE DE | GB GB GB | BE BE BE",
    6: "FR FR FR | IT IT IT | DE DE DE | GB GB GB | BE BE BE | ES ES ES",
}
PASSPORTS = {
    2: "FR IT | DE GB",
    3: "FR | IT | DE",
    4: "FR | IT | DE | GB",
    5: "FR | IT | DE | GB | BE",
    6: "FR | IT | DE | GB | BE | ES",
}


def ready(seats: int, **options: int) -> Where:
    return dealt(PASSPORTS[seats], HANDS[seats], "FR IT DE GB BE", **options)


@rule("SW-1", "SW-2")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_players_have_all_six_nationalities_and_108_cards(seats: int) -> None:
    table = undealt(seats)
    assert table.intel().nations == NATIONS and table.intel().left_out is None
    assert (table.pile, table.phase) == (108, "passports")
    assert table.chances() == {f"passport {nation}": 1 for nation in NATIONS}


@rule("SW-4", "SW-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_four_or_fewer_one_is_drawn_to_be_left_out(seats: int) -> None:
    table = undealt(seats)
    assert table.phase == "leaving"
    assert table.chances() == {f"leave {nation}": 1 for nation in NATIONS}
    table.plays("* leave DE")
    for who in ("A", "spectator"):
        assert table.intel(who).left_out == "DE"
        assert table.intel(who).nations == ("FR", "IT", "GB", "BE", "ES")
    assert table.pile == 90
    assert set(table.chances()) == {f"passport {n}" for n in NATIONS if n != "DE"}


@rule("SW-4")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_players_may_choose_which_one(number: int) -> None:
    table = undealt(4, left_out=number)
    assert (table.phase, table.pile) == ("passports", 90)
    assert table.intel("B").left_out == NATIONS[number - 1]
    assert f"passport {NATIONS[number - 1]}" not in table.chances()


@rule("SW-4")
@pytest.mark.parametrize("seats", [5, 6])
def test_with_more_players_none_can_be_left_out(seats: int) -> None:
    table = undealt(seats, left_out=3)
    assert table.game.options["left_out"] == 0 and len(table.intel().nations) == 6


@rule("SW-4", "SW-12")
def test_of_what_is_left_out_there_is_no_card_at_all() -> None:
    table = given(PASSPORTS[3], HANDS[3], "FR IT DE GB BE")
    assert "draw ES" not in table.chances()
    table.turn("A", "GB", "give FR take IT")
    assert not [move for move in table.moves("A") if "ES" in move]
    assert table.player("A", "A").cards == ("FR", "IT", "DE", "GB", "BE")


@rule("SW-2", "SW-12")
def test_each_has_a_set_of_identification_cards() -> None:
    table = ready(6)
    assert [table.player(who).cards for who in "ABCDEF"] == [NATIONS] * 6
    assert table.player("B", "A").cards is None


@rule("SW-2")
@pytest.mark.parametrize(("copies", "whole"), [(4, 24), (11, 66), (18, 108)])
def test_a_shorter_game_has_fewer_cards_of_each(copies: int, whole: int) -> None:
    assert undealt(6, copies=copies).pile == whole
    table = ready(6, copies=copies)
    assert table.intel().copies == copies and table.pile == whole - 23


@rule("SW-2")
@pytest.mark.parametrize("copies", [3, 19])
def test_there_are_from_4_to_18_of_each(copies: int) -> None:
    with pytest.raises(BadInput, match="copies"):
        game("spywhere", 3, copies=copies)


@rule("SW-3")
def test_each_gets_a_passport_that_only_its_owner_sees() -> None:
    table = undealt(5).plays("* passport ES ; to A", "* passport FR ; to B")
    assert table.passports("A", "A") == "ES" and table.passports("B", "B") == "FR"
    assert table.passports("A", "B") is None and table.passports("A", "spectator") is None
    assert table.log("A") == ["* passport ES ; to A", "* passport ? ; to B"]
    assert table.log("C") == ["* passport ? ; to A", "* passport ? ; to B"]
    assert set(table.chances()) == {f"passport {n}" for n in ("IT", "DE", "GB", "BE")}


@rule("SW-3")
def test_passports_not_dealt_are_shown_to_nobody() -> None:
    table = ready(4)
    assert [table.passports(who) for who in "ABCD"] == ["FR", "IT", "DE", "GB"]
    for who in ("A", "D"):
        own = NATIONS.index(table.passports(who) or "")
        for other in "ABCD".replace(who, ""):
            fits = table.player(other, who).fits
            assert [n for n in range(6) if not fits[n]] == sorted({own, 5})


@rule("SW-5")
@pytest.mark.parametrize(("seats", "pile"), [(2, 79), (3, 76), (4, 73), (5, 88), (6, 85)])
def test_three_cards_each_five_in_the_market_and_the_rest_is_the_pile(
    seats: int, pile: int
) -> None:
    table = ready(seats)
    assert (table.pile, table.market) == (pile, "FR IT DE GB BE")
    hands = [hand.strip() for hand in HANDS[seats].split("|")]
    for seat, hand in enumerate(hands):
        who = "ABCDEF"[seat]
        assert (table.hand(who), table.hand(who, who)) == (hand, hand)
        assert table.player(who, "spectator").hand_size == 3
        assert table.hand(who, "A" if seat else "B") is None


@rule("SW-5")
def test_cards_come_from_the_pile_as_often_as_they_are_there() -> None:
    table = undealt(6, copies=4)
    table.plays(*(f"* passport {nation}" for nation in NATIONS))
    assert table.chances() == {f"deal {nation}": 4 for nation in NATIONS}
    table.plays("* deal FR ; to A", "* deal FR", "* deal FR", "* deal FR ; to B")
    assert table.chances() == {f"deal {nation}": 4 for nation in NATIONS[1:]}
    table.plays("* deal IT")
    assert table.chances()["deal IT"] == 3


@rule("SW-5", "SW-9")
def test_a_first_market_of_three_alike_stays() -> None:
    table = dealt(PASSPORTS[3], HANDS[3], "GB GB GB FR BE")
    assert (table.market, table.phase, table.pile) == ("GB GB GB FR BE", "starting", 76)
    table.plays("* first B")
    assert table.phase == "drawing" and table.intel("C").alike == "GB"
    table.turn("B", "DE", "give DE take BE")
    assert table.moves("B") == {"keep", "clear"}, "it need not have made the set"


@rule("SW-5")
def test_first_market_of_three_alike_may_be_broken_up() -> None:
    table = given(PASSPORTS[3], HANDS[3], "GB GB GB FR BE").turn("A", "DE", "give DE take GB")
    assert (table.market, table.phase) == ("DE GB GB FR BE", "naming")


@rule("SW-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_any_player_is_first_with_the_same_chance(seats: int) -> None:
    table = ready(seats)
    assert table.phase == "starting"
    assert table.chances() == {f"first {who}": 1 for who in "ABCDEF"[:seats]}
    table.plays("* first B")
    intel = table.intel("A")
    assert (intel.first, intel.active, intel.round, intel.turn) == (1, 1, 1, 0)


@rule("SW-3", "SW-5", "SW-6")
def test_in_set_up_things_come_in_their_order_and_not_again() -> None:
    table = undealt(3)
    for line in ("passport FR", "deal FR", "market FR", "first A", "draw FR", "bonus FR"):
        with pytest.raises(NotLegal):
            table.position.draw(table.game.parse(line, chance=True))
    assert table.to_act == "*" and table.moves("A") == set()
    table = ready(3)
    with pytest.raises(NotLegal):
        table.position.draw(table.game.parse("market FR", chance=True))


@rule("SW-5")
def test_a_hand_is_shown_by_nationality() -> None:
    table = given("FR | IT | DE", "GB FR GB | IT IT IT | DE DE DE", "FR IT DE GB BE")
    hand = table.player("A", "A").hand
    assert hand == (1, 0, 0, 2, 0, 0) and cards(hand) == "FR GB GB"
