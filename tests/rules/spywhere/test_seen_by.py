"""What each may know: the notebook, the odds, the spectator's eyes."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spywhere.where import Where, alike, by_names, cards, given

THREE = ("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB")


def played() -> Where:
    """Two turns of each: A takes BE and gives it away again, B and C exchange as well."""
    table = given(*THREE).turn("A", "DE", "give IT take BE", "name B IT")
    assert table.market == "FR IT IT BE GB"
    table.turn("B", "FR", "give DE take FR", "pass").turn("C", "GB", "give GB take IT", "pass")
    assert table.market == "DE GB IT BE GB"
    table.turn("A", "FR", "give BE take IT", "pass").turn("B", "GB", "give FR take DE", "pass")
    return table.turn("C", "IT", "give IT take GB", "pass")


# The notebook


@rule("SW-8")
def test_a_card_taken_from_the_market_is_known_to_all() -> None:
    table = given(*THREE).turn("A", "DE", "give IT take BE")
    assert (table.known("A"), table.known("B")) == ("BE", "")


@rule("SW-8")
def test_a_known_card_that_is_given_is_known_no_more() -> None:
    table = played()
    assert [table.known(who) for who in "ABC"] == ["IT", "DE", "GB"]
    hands = [table.hand(who) for who in "ABC"]
    assert hands == ["FR FR FR IT DE", "FR IT IT DE GB", "IT DE DE GB GB"]


@rule("SW-8")
def test_an_unknown_card_that_is_given_leaves_the_known_ones() -> None:
    table = given(*THREE).turn("A", "BE", "give FR take BE", "pass")
    table.idles(2).turn("A", "GB", "give FR take FR", "pass")
    assert table.known("A") == "FR BE"


@rule("SW-8")
def test_of_two_alike_the_known_one_counts_as_given() -> None:
    table = given(*THREE).turn("A", "BE", "give IT take BE", "pass").idles(2)
    assert table.known("A") == "BE" and table.hand("A") == "FR FR BE BE"
    table.turn("A", "DE", "give BE take BE", "pass")
    assert table.known("A") == "BE"
    table.idles(2).turn("A", "DE", "give BE take GB", "pass")
    assert (table.known("A"), table.hand("A")) == ("GB", "FR FR DE DE GB BE")


@rule("SW-7", "SW-10")
def test_cards_drawn_are_known_to_nobody_else() -> None:
    table = alike().plays("A clear").comes("bonus FR")
    assert (table.known("A"), table.hand("A")) == ("BE", "FR IT IT IT BE")


@rule("SW-8", "SW-9")
def test_the_notebook_has_what_each_took_gave_and_cleared() -> None:
    table = played()
    assert [table.took(who) for who in "ABC"] == ["IT BE", "FR DE", "IT GB"]
    assert [table.gave(who) for who in "ABC"] == ["IT BE", "FR DE", "IT GB"]
    table = alike().plays("A clear")
    assert (table.took("A"), table.gave("A"), table.clues("A")) == ("BE", "GB", "GB")


@rule("SW-9")
def test_a_table_may_do_without_the_notebook() -> None:
    table = played()
    veiled = table.game.veiled(table.intel("B"), {"notebook": "off", "odds": "off"})
    for player in veiled.players:
        assert not any((*player.known, *player.took, *player.gave))
        assert player.fits == player.odds == player.reading == ()
    kept = table.game.veiled(table.intel("B"), {"notebook": "kept", "odds": "deals"})
    assert kept.players[0].took == table.player("A").took
    assert kept.players[0].fits and not kept.players[0].odds


# Who sees what


@rule("SW-3", "SW-5", "SW-12")
def test_players_see_their_own_things_and_not_the_others() -> None:
    table = played()
    mine, theirs = table.player("A", "A"), table.player("A", "B")
    assert (mine.passports, mine.names) == (("FR",), ((1, "IT"),))
    assert mine.cards == ("FR", "DE", "GB", "BE")
    assert cards(mine.hand or ()) == table.hand("A")
    assert [theirs.passports, theirs.hand, theirs.names, theirs.cards] == [None] * 4
    assert (theirs.hand_size, theirs.named, theirs.missing) == (5, (1,), 1)


@rule("SW-3", "SW-16")
def test_a_spectator_sees_what_all_see() -> None:
    table = played()
    intel = table.intel("spectator")
    assert (intel.pile, intel.turn, intel.round, intel.active) == (70, 6, 3, 0)
    assert " ".join(nation or "-" for nation in intel.market) == table.market
    for player in intel.players:
        assert [player.passports, player.hand, player.names, player.cards] == [None] * 4
        assert player.points is player.own_cards is player.k is None and player.right is None
        assert not player.done and player.hand_size == 5
    assert table.log("spectator")[-4:] == [
        "B pass", "* draw ?", "C give IT take GB", "C pass",
    ]  # fmt: skip
    assert table.screen("spectator").moves == ()
    table = by_names().all_done()
    assert [p.points for p in table.intel("spectator").players] == [12, 2, 2]


@rule("SW-3", "SW-9")
@pytest.mark.parametrize(("viewer", "ways"), [("A", 12), ("B", 12), ("spectator", 60)])
def test_in_how_many_ways_passports_can_lie(viewer: str, ways: int) -> None:
    table = given(*THREE)
    for of in "ABC":
        fits = table.player(of, viewer).fits
        assert sum(fits) == ways and fits[5] == 0, "ES is left out"
    if viewer != "spectator":
        own = table.player(viewer, viewer).fits
        assert own.count(0) == 5 and max(own) == ways


@rule("SW-9")
def test_clue_piles_of_all_are_weighed_together() -> None:
    table = alike().plays("A clear")
    # In B's eyes A is FR, DE or BE, and C any of the others but IT
    assert table.player("A", "B").fits == (3, 0, 3, 0, 3, 0)
    assert table.player("C", "B").fits == (2, 0, 2, 3, 2, 0)


@rule("SW-9")
def test_odds_by_play_are_thousandths_of_what_is_possible() -> None:
    table = alike().plays("A clear")
    for viewer in ("B", "spectator"):
        for of in "AC":
            player = table.player(of, viewer)
            assert sum(player.odds) == pytest.approx(1000, abs=3)
            assert all(fits or not odds for fits, odds in zip(player.fits, player.odds))


@rule("SW-12", "SW-14")
def test_who_is_to_name_is_told_when_that_name_would_end_the_turns() -> None:
    table = given(*THREE).turn("A", "DE", "give IT take BE")
    assert table.screen("A").prompt.values == {"missing": 2, "last": "no"}
    table.plays("A name B IT").idles(2).turn("A", "FR", "give FR take FR")
    assert table.screen("A").prompt.values == {"missing": 1, "last": "yes"}


@rule("SW-8", "SW-9", "SW-10", "SW-12")
def test_it_is_told_beforehand_what_comes_of_a_move() -> None:
    def told(table: Where, move: str) -> dict[str, int | str]:
        [outcome] = table.game.outlook(table.intel("A"), table.game.read(move))
        return outcome.say.values

    table = given("FR | IT | DE", "GB IT IT | IT DE DE | DE FR BE", "GB GB FR FR BE")
    table.plays("* draw IT")
    three = {"give": "@nation-GB", "take": "@nation-BE", "three": "@nation-GB", "known": "no"}
    assert told(table, "give GB take BE") == three
    assert told(table, "give GB take GB")["three"] == "none"
    table.plays("A give GB take BE")
    assert told(table, "clear") == {"nation": "@nation-GB", "bonus": "yes"}
    table.plays("A keep")
    named = {"foe": 1, "nation": "@nation-DE", "last": "no"}
    assert told(table, "name B DE") == named
    table.plays("A name B DE").idles(2).plays("* draw IT")
    assert told(table, "give BE take FR")["known"] == "yes"
    table.plays("A give IT take FR", "A keep")
    assert told(table, "name C IT")["last"] == "yes"
    last = by_names().plays("B name A FR")
    [outcome] = last.game.outlook(last.intel("B"), last.game.read("name C DE"))
    assert outcome.say.values["last"] == "no", "turns are over already (SW-15)"
