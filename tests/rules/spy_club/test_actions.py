"""What a player can do in its turn: investigate, shift focus, confirm, scout, and stop."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spy_club.club import Club, given
from spytable.games.spy_club.events import Backed, Gained, Pinned

THREE = "park museum cabin | love hat homework | lie dog key"
TWO = "park museum cabin hat | love mom homework lie"


# -- a turn (CL-9, CL-16) --------------------------------------------------------------------------


@rule("CL-9")
def test_up_to_three_actions_then_only_the_end() -> None:
    table = given(THREE)
    for done, move in enumerate(("focus 2", "confirm 1 at 1", "scout 1 to 1")):
        assert table.public().done == done
        table.acts(move)
    assert table.public().done == 3 and table.moves("A") == {"end"}
    table.refuses("A focus 3", code="no_actions", rule="CL-9")


@rule("CL-9")
def test_the_same_action_may_be_done_three_times() -> None:
    table = given(THREE).acts("focus 2", "focus 3", "focus 1")
    assert table.ideas == "supply 6 A 10 B 1 C 1 lost 0"


@rule("CL-9")
def test_the_turn_then_passes_to_the_left() -> None:
    table = given(THREE)
    for who, done in zip("ABC", range(3), strict=True):
        assert (table.active, table.to_act, table.public().turn) == (who, who, done)
        table.calm()
    assert table.active == "A" and table.public().done == 0


@rule("CL-16")
@pytest.mark.parametrize("moves", [(), ("focus 2",), ("turn 1", "stop", "focus 2")])
def test_a_turn_may_end_after_fewer_actions_or_none(moves: tuple[str, ...]) -> None:
    table = given(THREE).acts(*moves)
    assert "end" in table.moves("A")
    table.acts("end")
    assert table.phase in ("refilling", "sliding", "moving") and table.to_act == "*"


# -- investigate (CL-10) ---------------------------------------------------------------------------


@rule("CL-10")
def test_clues_are_turned_one_by_one_and_each_at_most_once() -> None:
    table = given("park/homework museum/birthday cabin/key | * * * | * * *")
    table.acts("turn 2")
    assert table.area("A") == "park birthday cabin" and table.phase == "turning"
    assert table.public().done == 1 and table.public().flipped == (1,)
    assert table.moves("A") == {"turn 1", "turn 3", "stop"}
    table.refuses("A turn 2", code="turned_already", rule="CL-10")
    table.acts("turn 1")
    assert table.area("A") == "homework birthday cabin" and table.public().done == 1
    table.acts("stop")
    assert table.phase == "acting" and table.public().flipped == ()


@rule("CL-10")
def test_when_all_are_turned_the_action_is_over_by_itself() -> None:
    table = given("park/homework museum/birthday cabin/key | * * * | * * *")
    table.acts("turn 1", "turn 2", "turn 3")
    assert (table.phase, table.public().done) == ("acting", 1)
    assert table.area("A") == "homework birthday key"
    table.refuses("A stop", code="not_turning", rule="CL-10")


@rule("CL-10")
def test_an_empty_place_is_not_waited_for() -> None:
    table = given(THREE).acts("confirm 1 at 1", "turn 2", "turn 3")
    assert (table.phase, table.public().done) == ("acting", 2)
    table.refuses("A turn 1", code="empty_place", rule="CL-10")


@rule("CL-10")
def test_another_investigation_may_turn_a_clue_back() -> None:
    table = given("park/homework museum cabin | * * * | * * *")
    table.acts("turn 1", "stop", "turn 1", "stop")
    assert table.area("A") == "park museum cabin" and table.public().done == 2


@rule("CL-10")
def test_nothing_else_is_done_between_two_flips() -> None:
    table = given("park museum cabin | manor hat * | * * *", consent=0).acts("turn 2")
    for move in ("focus 2", "confirm 1 at 1", "scout 1 to 1", "take 1 from B", "swap 1 with B 1"):
        table.refuses(f"A {move}", code="turning_first", rule="CL-10")
    table.refuses("A end", code="turning_first", rule="CL-10")


@rule("CL-10")
def test_nobody_investigates_without_turning_anything() -> None:
    assert "stop" not in given(THREE).moves("A")
    given(THREE).refuses("A stop", code="not_turning", rule="CL-10")


@rule("CL-10")
def test_the_clue_under_the_suspect_may_be_turned_and_nothing_happens() -> None:
    table = given("homework/park museum cabin | * * * | * * *").acts("turn 1")
    assert table.area("A").startswith("park") and table.public().escape == 0
    assert table.public().suspect == (0, 0)


# -- shift focus (CL-11) ---------------------------------------------------------------------------


@rule("CL-11")
@pytest.mark.parametrize(
    ("areas", "move", "gained"),
    [
        ("hat museum cabin | * * * | * * *", "focus 2", 2),
        ("hat museum cabin | * * * | * * *", "focus 3", 2),
        ("park museum cabin | * * * | * * *", "focus 2", 3),
        ("hat museum lie | * * * | * * *", "focus 3", 1),
        ("hat homework chores | * * * | * * *", "focus 3", 0),
        ("hat museum cabin park | * * * *", "focus 4", 3),
    ],
)
def test_an_idea_for_each_own_clue_of_the_new_aspect(areas: str, move: str, gained: int) -> None:
    table = given(areas).acts(move)
    assert table.player("A").ideas == 1 + gained
    assert table.event(Gained).ideas == gained
    assert table.player("A").focus == int(move[-1]) - 1 and table.public().done == 1


@rule("CL-11")
def test_clues_of_others_and_of_the_row_do_not_count() -> None:
    table = given("park museum hat | cabin manor school | * * *").acts("confirm 1 at 1", "focus 2")
    assert table.player("A").ideas == 2


@rule("CL-11")
def test_never_to_the_same_or_an_empty_place() -> None:
    table = given(THREE)
    table.refuses("A focus 1", code="same_focus", rule="CL-11")
    table.acts("focus 2", "confirm 1 at 1")
    table.refuses("A focus 1", code="focus_empty", rule="CL-11")


@rule("CL-11")
def test_the_same_place_stays_refused_while_it_is_empty() -> None:
    table = given(THREE).acts("confirm 1 at 1")
    assert "focus 1" not in table.moves("A")


@rule("CL-11")
def test_no_more_than_the_supply_has() -> None:
    table = given("park museum cabin school | funfair manor restaurant game-shop")
    table.acts("focus 2", "focus 3", "focus 4")
    assert table.ideas == "supply 4 A 13 B 1 lost 0"
    table.calm().acts("focus 2")
    assert table.ideas == "supply 0 A 13 B 5 lost 0"
    table.acts("focus 3")
    assert table.ideas == "supply 0 A 13 B 5 lost 0" and table.event(Gained).ideas == 0


# -- confirm (CL-12) -------------------------------------------------------------------------------


@rule("CL-12")
def test_the_price_is_the_distance_from_the_focus() -> None:
    table = given(TWO).acts("focus 2")  # 3 Locations: 1 + 3 ideas
    assert table.player("A").prices == (1, 0, 1, 2)
    table.acts("confirm 4 at 5")
    assert table.ideas == "supply 15 A 2 B 1 lost 0" and table.row == "- - - - hat"
    assert table.area("A") == "park museum cabin -"
    table.acts("confirm 2 at 1")
    assert table.player("A").ideas == 2 and table.row == "museum - - - hat"


@rule("CL-12")
def test_what_is_too_far_cannot_be_paid() -> None:
    table = given(TWO)
    assert {move for move in table.moves("A") if move.startswith("confirm")} == {
        f"confirm {place} at {at}" for place in (1, 2) for at in (1, 2, 3, 4, 5)
    }
    reason = table.refusal("A", "confirm 4 at 1")
    assert reason is not None and reason.code == "too_dear"
    assert reason.values == {"price": 3, "ideas": 1}


@rule("CL-12")
def test_the_distance_is_counted_from_an_empty_place_too() -> None:
    table = given(THREE).acts("confirm 1 at 1", "confirm 2 at 2")
    assert table.ideas == "supply 16 A 0 B 1 C 1 lost 0" and table.row == "park museum - - -"
    table.refuses("A confirm 3 at 3", code="too_dear", rule="CL-12")
    table.refuses("A confirm 2 at 3", code="empty_place", rule="CL-12")


@rule("CL-12", "CL-17")
def test_an_exchange_brings_the_other_clue_to_the_place_just_left() -> None:
    table = given("park/chores museum hat | * * * | * * *").acts("confirm 1 at 3")
    table.acts("confirm 2 at 3")
    assert table.row == "- - museum - -" and table.area("A") == "- park hat"
    assert table.event(Backed) == Backed(0, "park", "location", 1)
    table.acts("turn 2")
    assert table.area("A") == "- chores hat", "it is still the same card"


@rule("CL-12")
def test_any_aspects_may_be_mixed_in_the_row() -> None:
    table = given("homework hat * | * * * | * * *").acts("confirm 1 at 1", "confirm 2 at 2")
    assert table.row == "homework hat - - -"


@rule("CL-12")
def test_what_is_paid_goes_to_the_supply() -> None:
    table = given(THREE).acts("confirm 2 at 1")
    assert table.ideas == "supply 16 A 0 B 1 C 1 lost 0" and table.event(Pinned).paid == 1


# -- scout (CL-13) ---------------------------------------------------------------------------------


@rule("CL-13")
def test_a_clue_is_discarded_for_what_comes() -> None:
    table = given(THREE, "watch stamp").acts("scout 1 to 3")
    assert table.area("A") == "park museum watch" and table.discards == "cabin"
    assert table.incoming.split()[:2] == ["-", "stamp"]
    assert table.ideas == "supply 15 A 1 B 1 C 1 lost 0"


@rule("CL-13")
def test_an_empty_place_costs_no_clue_and_another_may_be_discarded_all_the_same() -> None:
    table = given(THREE, "watch stamp").acts("confirm 1 at 1")
    both = given(THREE, "watch stamp").acts("confirm 1 at 1")
    table.acts("scout 1 to 1")
    assert table.area("A") == "watch museum cabin" and table.discards == ""
    both.acts("scout 1 to 2")
    assert both.area("A") == "- watch cabin" and both.discards == "museum"


@rule("CL-13")
def test_a_gap_stays_and_makes_nothing_cheaper() -> None:
    table = given(THREE, "watch stamp").acts("scout 1 to 3")
    assert table.public().prices == (0, 1, 2)
    table.refuses("A scout 1 to 3", code="no_clue_there", rule="CL-13")
    table.acts("scout 2 to 3")
    assert table.ideas == "supply 16 A 0 B 1 C 1 lost 0" and table.area("A") == "park museum stamp"
    table.refuses("A scout 2 to 3", code="no_clue_there", rule="CL-13")
    table.refuses("A scout tray to 3", code="scout_dear", rule="CL-13")


@rule("CL-13", "CL-5")
def test_the_trays_next_card_shows_at_once_for_two_again() -> None:
    table = given("park museum cabin | * * * | * * *", "watch *", tray="mom").acts("focus 3")
    assert table.player("A").ideas == 4
    table.acts("scout tray to 3")
    assert table.to_act == "*" and table.public().drawing
    table.shows("dog")
    assert table.to_act == "A" and table.incoming.split()[2] == "dog"
    table.acts("scout tray to 2").shows("lie")
    assert table.area("A") == "park dog mom" and table.player("A").ideas == 0


@rule("CL-13")
def test_a_price_must_be_paid() -> None:
    table = given(THREE, "watch stamp")
    reason = table.refusal("A", "scout tray to 1")
    assert reason is not None and (reason.code, reason.values) == (
        "scout_dear",
        {"price": 2, "ideas": 1},
    )


@rule("CL-13", "CL-17")
def test_the_other_side_of_what_is_discarded_is_not_looked_at() -> None:
    table = given(THREE, "watch stamp").acts("scout 1 to 3")
    for who in ("A", "B", "spectator"):
        [gone] = table.intel(who).discards
        assert (gone.name, gone.other) == ("cabin", None)
    known = given(THREE, "watch stamp").acts("turn 3", "stop", "scout 1 to 3")
    [gone] = known.public().discards
    assert gone.other == "cabin"


@rule("CL-13")
@pytest.mark.parametrize(("seats", "last"), [(2, 3), (3, 2), (4, 1)])
def test_there_are_as_many_to_scout_as_lie_there(seats: int, last: int) -> None:
    table = Club(seats).plays("* first A").any_shows()
    table.acts("focus 2")
    found = {move.split()[1] for move in table.moves("A") if move.startswith("scout")}
    assert found <= {*map(str, range(1, last + 1)), "tray"} and "1" in found


# -- faces (CL-17) ---------------------------------------------------------------------------------


@rule("CL-17")
def test_cards_keep_their_face_wherever_they_go() -> None:
    table = given("park/chores museum hat | manor/homework * * | * * *", consent=0)
    table.acts("turn 1", "stop", "turn 1", "stop")  # seen on both sides
    table.acts("swap 1 with B 1")
    assert table.area("A").startswith("manor") and table.area("B").startswith("park")
    [clue] = [clue for clue in table.player("B").area if clue and clue.name == "park"]
    assert clue.other == "chores", "what was seen is known wherever the card is"
    [clue] = [clue for clue in table.player("A").area if clue and clue.name == "manor"]
    assert clue.other is None
