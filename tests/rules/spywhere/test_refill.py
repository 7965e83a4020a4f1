"""Three alike after the market was filled up: SW-11."""

from __future__ import annotations

import random

import pytest
from librt.random import Random

from rules.report import rule
from rules.spywhere.where import Where, alike, cleared, few, given
from spytable import game as find_game
from spytable.kernel.position import Position
from spytable.kernel.state import CHANCE


@rule("SW-11")
def test_three_alike_go_back_into_the_pile_and_three_are_drawn() -> None:
    table = cleared("IT", "IT", "DE")
    pile = table.pile
    assert table.chances()["market FR"] == 18 - 3
    table.plays("* market FR ; three FR go back")
    assert (table.market, table.phase) == ("IT DE - - -", "refilling")
    assert table.pile == pile + 2, "three go back, one was drawn"
    assert table.chances()["market FR"] == 18 - 1, "only C holds an FR"
    table.comes("market BE", "market IT", "market BE")
    assert (table.market, table.phase, table.pile) == ("IT DE BE IT BE", "naming", 71)


@rule("SW-11")
@pytest.mark.parametrize(
    ("came", "nation", "left"),
    [
        (("FR", "IT", "DE"), "FR", "- IT - - DE"),
        (("IT", "FR", "FR"), "FR", "IT - - - FR"),
        (("BE", "BE", "BE"), "BE", "- - FR FR -"),
        (("GB", "GB", "GB"), "GB", "- - FR FR -"),
        (("FR", "FR", "FR"), "FR", "- - - FR FR"),
    ],
    ids=["two old, one new", "of four alike", "all new", "what was cleared", "of five alike"],
)
def test_exactly_three_old_or_new_of_any_nationality(
    came: tuple[str, ...], nation: str, left: str
) -> None:
    table = cleared("IT", *came)
    assert table.told("*") == f"three {nation} go back"
    assert table.market == left


@rule("SW-11")
def test_the_two_left_of_five_alike_may_make_three_again() -> None:
    table = cleared("IT", "FR", "FR", "FR").comes("market BE", "market IT")
    table.plays("* market FR ; three FR go back")
    assert table.market == "BE IT - - -"
    table.comes("market IT", "market DE", "market DE")
    assert table.phase == "naming"


@rule("SW-11")
def test_everybody_sees_what_goes_back_and_what_comes() -> None:
    table = cleared("IT", "FR", "IT", "DE").comes("market BE")
    for who in ("B", "spectator"):
        assert table.log(who)[-2:] == ["* market DE ; three FR go back", "* market BE"]


@rule("SW-11")
def test_it_happens_as_often_as_needed_but_at_most_twenty_times_a_turn() -> None:
    table = cleared("IT", "BE", "BE", "BE")
    for _ in range(19):
        table.comes("market BE", "market BE").plays("* market BE ; three BE go back")
    assert table.intel("B").backs == 20
    table.comes("market BE", "market BE").plays("* market BE ; three BE stay")
    assert (table.market, table.phase) == ("BE BE FR FR BE", "naming")
    table.refuses("A clear", code="nothing_alike", rule="SW-9")
    table.plays("A pass").turn("B", "IT", "give IT take FR", "clear").comes("bonus IT")
    table.comes("market DE", "market DE").plays("* market DE ; three DE go back")


@rule("SW-11")
def test_with_the_rule_off_three_alike_stay() -> None:
    table = cleared("IT", "FR", "IT", refill=0)
    table.plays("* market DE ;")
    assert (table.market, table.phase) == ("FR IT FR FR DE", "naming")
    assert not table.intel("A").refill and table.intel("A").alike == "FR"


@rule("SW-11", "SW-5")
def test_it_is_about_filling_up_only() -> None:
    table = alike().plays("A keep", "A pass")
    assert table.market == "GB GB FR FR GB" and table.phase == "drawing"


# Only while another market is possible


def scarce(*came: str, **options: int) -> Where:
    """Four of each: after A's clearing three GB, FR FR GB BE BE are what is left."""
    table = given(
        "FR | IT | DE", "IT IT DE | IT IT DE | DE DE BE", "GB GB FR FR BE", copies=4, **options
    )
    table.turn("A", "GB", "give GB take BE", "clear")
    bonus, *market = came
    return table.comes(f"bonus {bonus}", *(f"market {nation}" for nation in market))


@rule("SW-11")
def test_three_go_back_while_five_cards_without_three_alike_are_there() -> None:
    table = scarce("FR", "FR", "BE")
    table.plays("* market GB ; three FR go back")  # FR FR, BE BE and GB could lie there
    assert table.chances() == {"market FR": 3, "market BE": 1}
    table.comes("market FR", "market FR").plays("* market FR ; three FR go back")
    table.comes("market FR", "market BE", "market FR")
    assert (table.market, table.phase) == ("FR BE BE FR GB", "naming")


@rule("SW-11")
def test_three_stay_where_nothing_else_is_possible() -> None:
    table = scarce("GB", "FR", "BE")
    table.plays("* market BE ; three FR stay")  # there is nothing but FR and BE
    assert (table.market, table.phase, table.pile) == ("FR BE FR FR BE", "naming", 1)
    table = scarce("BE", "FR", "FR")
    table.plays("* market GB ; three FR stay")  # FR, one GB and one BE
    assert table.phase == "naming"


@rule("SW-11", "SW-14")
def test_in_a_market_that_is_not_full_three_stay() -> None:
    hands = "GB IT IT | IT IT DE | DE DE DE | FR BE BE | ES ES ES"
    table = given("FR | IT | DE | GB | BE", hands, "GB GB FR FR BE", copies=4)
    table.turn("A", "ES", "give GB take BE", "clear").comes("bonus BE", "market FR")
    table.plays("* market GB ; the pile is empty, three FR stay")
    assert (table.market, table.phase) == ("FR GB FR FR -", "naming")


@rule("SW-11", "SW-14")
def test_what_goes_back_leaves_the_pile_as_it_is() -> None:
    table = cleared("IT", "FR", "IT", "DE")
    table.comes("market BE", "market BE", "market IT")
    assert table.pile == 71 and few().pile == 0


@rule("SW-11")
def test_after_very_many_put_backs_samples_still_fit() -> None:
    """In such a game fewer deals are proposed, for each takes the longer."""
    position, backs = Position(find_game("spywhere", 6)), 0
    game, rng = position.game, random.Random(1)
    while backs < 100:
        if position.mover == CHANCE:
            outcomes = [outcome for outcome, _ in position.outcomes()]
            market = game.text(outcomes[0], chance=True).startswith("market")
            position.draw(min(outcomes) if market else rng.choice(outcomes))
            backs += "go back" in position.line(len(position.steps) - 1)
        else:
            moves = position.state.legal(position.mover)
            unnamed = [action for action in moves if "name" not in game.text(action)]
            position.play(rng.choice(unnamed or moves))
    for viewer in game.viewers():
        intel = position.intel(viewer)
        assert game.intel(intel.sample(Random(1)), viewer) == intel
