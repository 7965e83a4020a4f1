"""SC-8 to SC-12: accepting a mission, and the display."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spy_connection.spies import DISPLAY, Spies, given, own_cards

LONDON, PARIS, MONACO, HELSINKI = DISPLAY


@rule("SC-8")
@pytest.mark.parametrize(("place", "price"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_newer_missions_ask_for_more_agents(place: int, price: int) -> None:
    table = given("london", "madrid")
    assert table.intel().prices == (0, 1, 2, 2)
    card = DISPLAY[place - 1]
    table.plays(f"A accept {place} ; {card}, {price} assigned")
    assigned = f" +{price}" if price else ""
    assert table.drawn("A") == f"start-london: london | {card}:{assigned} | -"
    assert table.supply("A") == 14 - price


def with_supply_of_one() -> Spies:
    """A has spread its agents over the board, and one is left."""
    table = given("london", "madrid", agents_a=14)
    for city in ("berlin", "warsaw", "budapest", "rome", "athens"):
        table.turn("A", f"connect {city}").idles("B")
    table.turn("A", "move rome", "connect monaco").idles("B")
    assert table.supply("A") == 1
    return table


@rule("SC-8")
def test_the_full_number_must_be_paid() -> None:
    table = with_supply_of_one()
    assert {move for move in table.moves("A") if "accept" in move} == {"accept 1", "accept 2"}
    table.refuses("A accept 3", code="too_dear", rule="SC-8")
    table.refuses("A accept 4", code="too_dear", rule="SC-8")
    table.plays("A accept 2")
    assert table.supply("A") == 0


@rule("SC-8", "SC-19", "SC-21", "SC-22")
@pytest.mark.parametrize("first", ["back london-fork", "uncover 1 london", "discard 1"])
def test_who_cannot_pay_may_take_back_or_discard_first(first: str) -> None:
    table = with_supply_of_one().plays(f"A {first}")
    assert table.supply("A") == 2
    table.plays("A accept 4")
    assert table.supply("A") == 0


@rule("SC-8", "SC-12")
def test_assigned_agents_are_not_in_the_supply_for_anything_else() -> None:
    table = with_supply_of_one().turn("A", "accept 2").idles("B")
    table.refuses("A connect paris", code="too_few_agents", rule="SC-15")


@rule("SC-8")
def test_the_price_is_of_the_place_and_not_of_the_card() -> None:
    table = given("london", "madrid").turn("A", "accept 1").turn("B", "accept 1")
    assert table.display[:2] == (MONACO, HELSINKI)
    table.plays(f"A accept 2 ; {HELSINKI}, 1 assigned")


# SC-9


@rule("SC-9")
def test_three_missions_may_be_open_the_start_mission_is_one_of_them() -> None:
    table = given("london", "madrid").turn("A", "accept 1").idles("B").turn("A", "accept 1")
    table.idles("B")
    assert "-" not in table.drawn("A").split(" | ")
    assert not any(move.startswith("accept") for move in table.moves("A"))
    table.refuses("A accept 1", code="three_open", rule="SC-9")


@rule("SC-9", "SC-22")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_a_player_with_three_discards_first_and_the_free_slot_is_used(slot: int) -> None:
    table = given("london", "madrid").turn("A", "accept 1").idles("B").turn("A", "accept 1")
    table.idles("B")
    before = table.drawn("A").split(" | ")
    oldest = table.display[0]
    table.plays(f"A discard {slot}", "A accept 1")
    before[slot - 1] = f"{oldest}:"
    assert table.drawn("A") == " | ".join(before)


@rule("SC-9")
def test_slots_do_not_close_up_and_the_lowest_free_one_is_taken() -> None:
    table = given("london", "madrid").turn("A", "accept 1").idles("B")
    table.plays("A discard 1")
    assert table.drawn("A") == f"- | {LONDON}: | -"
    oldest = table.display[0]
    table.plays("A accept 1")
    assert table.drawn("A") == f"{oldest}: | {LONDON}: | -"


# SC-10


@rule("SC-10")
@pytest.mark.parametrize(
    ("place", "left"),
    [
        (1, (PARIS, MONACO, HELSINKI)),
        (2, (LONDON, MONACO, HELSINKI)),
        (3, (LONDON, PARIS, HELSINKI)),
        (4, (LONDON, PARIS, MONACO)),
    ],
)
def test_missions_above_the_gap_move_down_and_the_top_place_is_filled(
    place: int, left: tuple[str, ...]
) -> None:
    table = given("london", "madrid").plays(f"A accept {place}")
    assert (table.to_act, table.phase, table.display) == ("*", "drawing", (*left, "-"))
    table.plays("* draw madrid-moscow")
    assert (table.to_act, table.phase) == ("A", "done")
    assert table.display == (*left, "madrid-moscow")


@rule("SC-10")
def test_the_card_comes_before_the_turn_goes_on() -> None:
    table = given("london", "madrid").plays("A accept 1")
    table.refuses("A end", code="cards_come_first", rule="SC-10")
    table.refuses("A discard 1", code="cards_come_first", rule="SC-10")
    table.refuses("B accept 1", code="cards_come_first", rule="SC-10")


@rule("SC-10", "SC-35")
def test_each_card_of_the_deck_can_come_with_the_same_odds() -> None:
    table = given("london", "madrid").plays("A accept 1")
    outcomes = table.position.state.chance()
    assert len({weight for _, weight in outcomes}) == 1
    names = {table.game.text(card, chance=True) for card, _ in outcomes}
    assert names == {f"draw {card}" for card in table.deck} and len(names) == 39


# SC-11


@rule("SC-11")
def test_an_empty_deck_is_made_anew_from_the_discarded_missions() -> None:
    table = given("london", "madrid").turn("A", "connect paris", "discard 1")
    while table.deck:
        table.idles(table.to_act)
    assert len(table.discarded) == 39 and len(table.display) == 4
    who, waiting = table.to_act, table.discarded
    table.plays(f"{who} accept 4")
    assert (table.deck, table.discarded, table.to_act) == (waiting, set(), "*")
    assert "start-london" not in waiting, "discarded start missions leave the game"
    card = min(waiting)
    table.plays(f"* draw {card}")
    assert table.deck == waiting - {card} and table.display[3] == card


def everything_taken() -> Spies:
    """Four players have got hold of every mission but three, and so the top place is empty.

    All missions are of London and Paris and give an extra turn. Who has completed six and has
    three more open waits for the others; then they take their last turns.
    """
    own = own_cards("london paris 2 extra", starts="london paris third:london fourth:paris rome")
    table = given("london", "paris", "third", "fourth", own=own, display=("m1", "m2", "m3", "m4"))
    while not all(is_ready(table, who) for who in "ABCD"):
        who = table.to_act
        if is_ready(table, who):
            table.turn(who, f"move {'paris' if table.spy(who) == 'london' else 'london'}")
        else:
            table.works(who)
    while "-" not in table.display:
        table.works(table.to_act)
    return table


def is_ready(table: Spies, who: str) -> bool:
    return len(table.completed(who)) == 6 and "-" not in table.drawn(who).split(" | ")


@rule("SC-11")
def test_with_nothing_to_draw_the_top_place_stays_empty() -> None:
    table = everything_taken()
    assert (table.deck, table.discarded) == (set(), set())
    assert table.display[3] == "-" and "-" not in table.display[:3]
    who = table.to_act
    table.plays(f"{who} discard 1")
    assert table.phase == "acting" and table.display[3] == "-"
    table.refuses(f"{who} accept 4", code="empty_place", rule="SC-11")


@rule("SC-11", "SC-10")
def test_empty_places_are_filled_at_the_next_acceptance_as_far_as_cards_go() -> None:
    table = everything_taken()
    who, oldest = table.to_act, table.display
    table.plays(f"{who} discard 1", f"{who} discard 2")
    gone = table.discarded
    assert len(gone) == 2
    table.plays(f"{who} accept 1")
    assert table.display == (*oldest[1:3], "-", "-")
    for card in sorted(gone):
        assert table.to_act == "*"
        table.plays(f"* draw {card}")
    assert table.to_act == who and table.display == (*oldest[1:3], *sorted(gone))


@rule("SC-11")
def test_without_a_discarded_mission_an_acceptance_leaves_one_place_more_empty() -> None:
    table = everything_taken()
    who = table.to_act
    while "-" not in table.drawn(who):  # until somebody has a slot
        table.works(who)
        who = table.to_act
    before = table.display
    table.plays(f"{who} accept 1")
    assert table.to_act == who and table.phase == "done", "no card is drawn"
    assert table.display == (*before[1:], "-")


# SC-12


@rule("SC-12", "SC-21")
def test_assigned_agents_are_not_taken_back_from_a_mission() -> None:
    table = given("london", "madrid").turn("A", "accept 4").idles("B")
    backs = {move for move in table.moves("A") if move.startswith(("back", "uncover"))}
    assert backs == {"uncover 1 london"}
    assert table.supply("A") == 12


@rule("SC-12", "SC-22")
def test_assigned_agents_come_back_with_a_discarded_mission() -> None:
    table = given("london", "madrid").turn("A", "accept 4").idles("B")
    table.plays(f"A discard 2 ; {HELSINKI}, 2 agents back")
    assert table.supply("A") == 14


@rule("SC-12", "SC-25")
def test_assigned_agents_come_back_with_a_completed_mission() -> None:
    own = own_cards("london paris 4")
    table = given("london", "madrid", own=own, display=("m1", "m2", "m3", "m4"))
    table.turn("A", "accept 4", "serve 2").idles("B").plays("A connect paris")
    assert table.supply("A") == 15 - 1 - 2 - 1 - 2
    table.plays("A serve 2 ; paris of m4, completed for 4, 4 agents back")
    assert table.supply("A") == 15 - 1 - 2
