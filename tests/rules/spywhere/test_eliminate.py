"""Three alike: SW-9, SW-10."""

from __future__ import annotations

import pytest

from laws.sight import sight
from rules.report import rule
from rules.spywhere.where import Where, alike, few, given
from spytable.kernel.undo import depth

# SW-9: keep or clear


@rule("SW-9")
def test_three_alike_after_the_exchange_may_be_cleared_or_kept() -> None:
    table = alike()
    assert (table.market, table.phase, table.to_act) == ("GB GB FR FR GB", "clearing", "A")
    assert table.moves("A") == {"keep", "clear"}
    assert {table.intel(who).alike for who in ("A", "B", "spectator")} == {"GB"}


@rule("SW-9")
def test_what_is_cleared_lies_before_the_player_for_all_to_see() -> None:
    table = alike().plays("A clear")
    assert (table.market, table.clues("A"), table.clues("B")) == ("- - FR FR -", "GB", "")
    assert table.log("C")[-1] == "A clear"


@rule("SW-9")
def test_what_is_kept_stays_in_the_market() -> None:
    table = alike().plays("A keep")
    assert (table.market, table.clues("A"), table.pile) == ("GB GB FR FR GB", "", 75)
    assert (table.phase, table.to_act) == ("naming", "A")


@rule("SW-9")
def test_without_three_alike_there_is_no_such_step() -> None:
    table = alike().plays("A keep", "A pass").turn("B", "IT", "give IT take GB")
    assert (table.market, table.phase) == ("IT GB FR FR GB", "naming")
    for move in ("keep", "clear"):
        table.refuses(f"B {move}", code="nothing_alike", rule="SW-9")


@rule("SW-9")
def test_whoever_made_the_set_the_player_whose_turn_it_is_may_clear_it() -> None:
    table = alike().plays("A keep", "A pass").turn("B", "IT", "give IT take FR")
    assert (table.market, table.phase) == ("GB GB IT FR GB", "clearing")
    table.plays("B clear")
    assert (table.clues("A"), table.clues("B")) == ("", "GB")


@rule("SW-9")
@pytest.mark.parametrize(
    ("market", "given_away", "left"),
    [("GB GB GB FR BE", "give GB take FR", "- - - GB BE"),
     ("GB GB FR GB GB", "give GB take FR", "- - - GB GB")],
)  # fmt: skip
def test_of_four_or_five_alike_exactly_three_go(market: str, given_away: str, left: str) -> None:
    table = given("FR | IT | DE", "GB IT IT | IT DE DE | DE FR BE", market)
    table.turn("A", "IT", given_away, "clear")
    assert (table.market, table.clues("A")) == (left, "GB")


@rule("SW-9")
def test_an_exchange_may_leave_three_of_four_alike() -> None:
    table = given("FR | IT | DE", "GB IT IT | IT DE DE | DE FR BE", "GB GB GB GB BE")
    table.turn("A", "IT", "give IT take GB")
    assert (table.market, table.phase) == ("IT GB GB GB BE", "clearing")


@rule("SW-9")
def test_it_is_done_once_a_turn() -> None:
    table = alike(refill=0).plays("A clear").comes("bonus IT", "market DE", "market DE")
    table.comes("market DE")
    assert (table.market, table.phase) == ("DE DE FR FR DE", "naming")
    for move in ("keep", "clear"):
        table.refuses(f"A {move}", code="nothing_alike", rule="SW-9")
    table.plays("A pass").turn("B", "IT", "give IT take FR")
    assert table.phase == "clearing", "for the next player there is a step again"


@rule("SW-9")
def test_a_player_may_have_several_clue_piles() -> None:
    table = alike().plays("A clear").comes("bonus GB", "market GB", "market GB", "market BE")
    table.plays("A pass").turn("B", "IT", "give IT take FR", "pass")
    table.turn("C", "FR", "give FR take IT", "pass").turn("A", "BE", "give GB take BE", "clear")
    assert table.clues("A") == "GB GB"


# SW-9: may not, and does not want to


@rule("SW-9")
def test_ones_own_nationality_can_only_be_kept() -> None:
    table = alike("GB | IT | DE")
    assert (table.phase, table.to_act, table.moves("A")) == ("clearing", "A", {"keep"})
    table.refuses("A clear", code="own_nation", rule="SW-9")
    table.plays("A keep")
    assert table.phase == "naming"


def everything(table: Where) -> dict[str, object]:
    """All that anybody but A can get to see."""
    seen: dict[str, object] = {who: sight(table.position, table.number(who))
                               for who in ("B", "C", "spectator")}  # fmt: skip
    seen["taken back"] = depth(table.position, 0)
    seen["prompts"] = [table.screen(who).prompt for who in ("B", "C", "spectator")]
    seen["steps"] = [(step.actor, step.block) for step in table.position.steps]
    seen["chances"] = table.to_act == "*" and table.chances()
    return seen


@rule("SW-9")
def test_may_not_and_does_not_want_to_look_the_same_to_everybody() -> None:
    free, bound = alike("FR | IT | DE"), alike("GB | IT | DE")
    assert free.moves("A") != bound.moves("A")
    assert everything(free) == everything(bound)
    for line in ("A keep", "A name B BE", "* draw FR", "B give IT take FR", "B keep"):
        free.plays(line)
        bound.plays(line)
        assert everything(free) == everything(bound), line


@rule("SW-9")
def test_a_kept_three_alike_taken_back_looks_the_same_too() -> None:
    free, bound = alike("FR | IT | DE"), alike("GB | IT | DE")
    for table in (free, bound):
        table.plays("A keep")
        assert table.may_take_back("A") == 1
        table.takes_back("A")
        assert table.phase == "clearing"
    assert everything(free) == everything(bound)


@rule("SW-9")
def test_only_the_player_is_told_that_it_has_no_choice() -> None:
    free, bound = alike("FR | IT | DE"), alike("GB | IT | DE")
    own = [table.screen("A").prompt.values["own"] for table in (free, bound)]
    assert own == ["no", "yes"]
    assert free.screen("B").prompt == bound.screen("B").prompt


@rule("SW-9")
def test_keeping_excludes_nothing_and_clearing_one_nationality() -> None:
    table = alike()
    before = table.player("A", "B").fits
    table.plays("A keep")
    assert table.player("A", "B").fits == before and before[3] > 0
    table = alike().plays("A clear")
    assert table.player("A", "B").fits[3] == 0
    assert table.player("A", "spectator").fits[3] == 0


# SW-10: the bonus, then the market


@rule("SW-10")
def test_a_bonus_comes_first_and_only_its_owner_sees_it() -> None:
    table = alike().plays("A clear")
    assert table.phase == "bonus" and {text.split()[0] for text in table.chances()} == {"bonus"}
    table.comes("bonus FR")
    assert table.hand("A") == "FR IT IT IT BE" and table.pile == 74
    assert table.log("A")[-1] == "* bonus FR" and table.log("B")[-1] == "* bonus ?"
    assert {text.split()[0] for text in table.chances()} == {"market"}


@rule("SW-10")
def test_then_the_market_is_filled_from_the_lowest_place() -> None:
    table = alike().plays("A clear").comes("bonus FR", "market IT")
    assert table.market == "IT - FR FR -"
    table.comes("market DE")
    assert table.market == "IT DE FR FR -"
    table.comes("market BE")
    assert (table.market, table.phase, table.pile) == ("IT DE FR FR BE", "naming", 71)


@rule("SW-10")
def test_who_keeps_draws_nothing() -> None:
    table = alike().plays("A keep")
    assert (table.hand("A"), table.pile) == ("IT IT IT BE", 75)


@rule("SW-10", "SW-14")
def test_with_an_empty_pile_nothing_is_drawn() -> None:
    table = few()
    assert (table.pile, table.phase) == (0, "clearing")
    table.plays("A clear")
    assert (table.market, table.phase, table.clues("A")) == ("- - FR FR -", "naming", "GB")
    assert table.hand("A") == "IT IT BE ES"


@rule("SW-10", "SW-14")
def test_with_one_card_left_there_is_a_bonus_and_no_more() -> None:
    table = given(
        "IT | FR | DE | BE", "IT IT IT | GB IT DE | GB BE BE | FR DE DE", "GB GB FR FR BE", copies=4
    )
    table.turn("A", "BE", "give BE take BE", "pass").turn("B", "FR", "give GB take BE", "clear")
    assert table.pile == 1
    table.plays("* bonus DE ; the pile is empty")
    assert (table.market, table.phase) == ("- - FR FR -", "naming")


@rule("SW-10", "SW-14")
def test_with_too_few_cards_the_market_gets_what_there_is() -> None:
    hands = "GB IT IT | IT IT DE | DE DE DE | FR BE BE | ES ES ES"
    table = given("FR | IT | DE | GB | BE", hands, "GB GB FR FR BE", copies=4)
    table.turn("A", "ES", "give GB take BE", "clear")
    assert table.pile == 3
    table.comes("bonus FR", "market GB").plays("* market BE ; the pile is empty")
    assert (table.market, table.phase) == ("GB BE FR FR -", "naming")
