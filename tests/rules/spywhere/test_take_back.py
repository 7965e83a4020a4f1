"""What can be taken back: what showed nobody anything, while it is still one's turn."""

from __future__ import annotations

from rules.report import rule
from rules.spywhere.where import Where, alike, by_names, cleared, given

THREE = ("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB")


def with_a_known_card(**options: int) -> Where:
    """A holds a BE that all know of, and has drawn its second card."""
    table = given(*THREE, **options).turn("A", "DE", "give IT take BE", "pass")
    return table.idles(2).plays("* draw GB")


@rule("SW-8")
def test_an_exchange_that_shows_a_card_stands() -> None:
    table = given(*THREE).turn("A", "DE", "give IT take BE")
    assert (table.may_take_back("A"), table.may_take_back("B")) == (0, 0)


@rule("SW-8")
def test_an_exchange_that_gives_a_card_all_know_of_can_be_taken_back() -> None:
    table = with_a_known_card()
    digest, logs = table.position.state.digest(), [table.log(who) for who in "ABC"]
    table.plays("A give BE take FR")
    assert table.may_take_back("A") == 1
    table.takes_back("A")
    assert table.position.state.digest() == digest
    assert [table.log(who) for who in "ABC"] == logs and table.phase == "exchanging"


@rule("SW-8")
def test_whether_a_card_was_known_is_the_same_for_all() -> None:
    table = with_a_known_card()
    assert table.known("A") == "BE"
    offers = {offer.text: offer.binds for offer in table.screen("A").moves}
    assert not any(binds for text, binds in offers.items() if text.startswith("give BE"))
    assert all(binds for text, binds in offers.items() if not text.startswith("give BE"))


@rule("SW-8", "SW-22")
def test_where_the_exchange_ends_the_turn_it_stands() -> None:
    table = given(*THREE, names_from=9).turn("A", "DE", "give IT take BE")
    table.idles(2).turn("A", "GB", "give BE take FR")
    assert (table.intel().active, table.may_take_back("A")) == (1, 0)


@rule("SW-9")
def test_keeping_can_be_taken_back_and_clearing_cannot() -> None:
    table = alike().plays("A keep")
    assert table.may_take_back("A") == 1
    table.takes_back("A").plays("A clear")
    assert table.may_take_back("A") == 0
    assert cleared("IT", "IT", "DE", "DE").may_take_back("A") == 0


@rule("SW-9")
def test_keeping_can_be_taken_back_whether_one_had_to_or_not() -> None:
    for passports in ("FR | IT | DE", "GB | IT | DE"):
        table = alike(passports).plays("A keep")
        assert table.may_take_back("A") == 1
        assert table.takes_back("A").phase == "clearing"


@rule("SW-8", "SW-9")
def test_a_known_card_and_a_keep_are_taken_back_one_after_the_other() -> None:
    table = given("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "GB GB GB BE FR")
    table.turn("A", "DE", "give DE take GB", "pass").idles(2)
    assert (table.known("A"), table.market) == ("GB", "DE GB GB BE FR")
    table.turn("A", "IT", "give GB take DE", "keep")
    assert table.may_take_back("A") == 2
    table.takes_back("A").takes_back("A")
    assert (table.phase, table.market) == ("exchanging", "DE GB GB BE FR")


@rule("SW-12", "SW-13")
def test_a_name_and_a_pass_end_the_turn_and_stand() -> None:
    for move in ("name B IT", "pass"):
        table = given(*THREE).turn("A", "DE", "give IT take BE", move)
        assert table.may_take_back("A") == 0


@rule("SW-7", "SW-10")
def test_nothing_is_taken_back_behind_a_card_that_came() -> None:
    table = given(*THREE).turn("A", "DE", "give IT take BE", "pass").plays("* draw FR")
    assert [table.may_take_back(who) for who in "ABC"] == [0, 0, 0]


@rule("SW-15")
def test_last_names_can_be_taken_back_until_all_are_done() -> None:
    table = by_names().plays("B name A FR", "B name C DE", "B done")
    assert table.may_take_back("B") == 3 and table.may_take_back("C") == 0
    table.takes_back("B").takes_back("B")
    assert table.player("B", "B").names == ((0, "FR"),)
    table.plays("C done")
    assert (table.may_take_back("B"), table.may_take_back("C")) == (1, 1)
    table.plays("B done")
    assert table.over and table.may_take_back("B") == table.may_take_back("C") == 0


@rule("SW-15")
def test_what_was_taken_back_there_leaves_no_trace() -> None:
    table = by_names()
    digest, logs = table.position.state.digest(), [table.log(who) for who in "ABC"]
    table.plays("C name A IT").takes_back("C")
    assert table.position.state.digest() == digest
    assert [table.log(who) for who in "ABC"] == logs


@rule("SW-14")
def test_the_name_that_ended_the_turns_stands() -> None:
    assert by_names().may_take_back("A") == 0
