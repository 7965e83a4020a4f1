"""The beginning of a turn: SW-7, SW-8, SW-13."""

from __future__ import annotations

from rules.report import rule
from rules.spywhere.where import dealt, given

THREE = ("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB")


@rule("SW-7")
def test_a_turn_begins_with_a_card_from_the_pile() -> None:
    table = given(*THREE)
    assert (table.to_act, table.phase, table.pile) == ("*", "drawing", 76)
    assert table.chances() == {
        "draw FR": 18 - 3, "draw IT": 18 - 4, "draw DE": 18 - 3, "draw GB": 18 - 2, "draw BE": 16
    }  # fmt: skip
    table.plays("* draw BE")
    assert (table.to_act, table.phase, table.pile) == ("A", "exchanging", 75)
    assert table.hand("A") == "FR FR IT BE"


@rule("SW-7")
def test_only_its_owner_sees_the_card_drawn() -> None:
    table = given(*THREE).plays("* draw BE")
    assert table.log("A")[-1] == "* draw BE"
    assert table.log("B")[-1] == table.log("spectator")[-1] == "* draw ?"
    assert table.player("A", "B").hand_size == 4 and table.hand("A", "B") is None


@rule("SW-8")
def test_a_card_of_the_hand_is_exchanged_for_one_of_the_market() -> None:
    table = given(*THREE).turn("A", "BE", "give IT take GB")
    assert (table.hand("A"), table.market) == ("FR FR GB BE", "FR IT BE BE IT")
    assert table.log("B")[-1] == "A give IT take GB"


@rule("SW-8")
def test_the_card_just_drawn_may_be_given() -> None:
    table = given(*THREE).turn("A", "DE", "give DE take FR")
    assert (table.hand("A"), table.market) == ("FR FR FR IT", "DE IT BE BE GB")


@rule("SW-8")
def test_every_card_of_the_hand_can_go_for_every_card_of_the_market() -> None:
    table = given(*THREE).plays("* draw BE")
    assert table.moves("A") == {
        f"give {mine} take {one}" for mine in ("FR", "IT", "BE") for one in ("FR", "IT", "BE", "GB")
    }


@rule("SW-8")
def test_the_exchange_is_not_optional() -> None:
    table = given(*THREE).plays("* draw BE")
    for move in ("pass", "keep", "clear", "name B IT"):
        table.refuses(f"A {move}", code="exchange_first", rule="SW-8")


@rule("SW-8")
def test_the_same_nationality_may_be_given_and_taken() -> None:
    table = given(*THREE).turn("A", "DE", "give IT take IT")
    assert (table.hand("A"), table.market) == ("FR FR IT DE", "FR IT BE BE GB")
    assert (table.known("A"), table.took("A"), table.gave("A")) == ("IT", "IT", "IT")


@rule("SW-8")
def test_of_several_alike_the_first_in_the_market_is_taken() -> None:
    table = given(*THREE).turn("A", "DE", "give DE take BE")
    assert table.market == "FR IT DE BE GB"


@rule("SW-8")
def test_hands_grow_without_a_limit() -> None:
    table = given(*THREE, names_from=30).idles(60)
    assert table.phase == "drawing"
    assert [table.player(who).hand_size for who in "ABC"] == [23] * 3


@rule("SW-8")
def test_there_is_one_exchange_a_turn() -> None:
    table = given(*THREE).turn("A", "DE", "give DE take BE")
    table.refuses("A give FR take IT", code="exchanged_already", rule="SW-8")


@rule("SW-13")
def test_play_goes_to_the_left_and_round_again() -> None:
    table = dealt(*THREE, names_from=30).plays("* first B")
    order = ""
    for turn in range(7):
        intel = table.intel("spectator")
        assert (intel.turn, intel.round) == (turn, turn // 3 + 1)
        order += "ABC"[intel.active or 0]
        table.idles(1)
    assert order == "BCABCAB"
    table.chance_acts()
    for who in "AB":
        table.refuses(f"{who} give FR take FR", code="not_your_turn", rule="SW-13")
