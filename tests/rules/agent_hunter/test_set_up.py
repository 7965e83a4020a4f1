"""AH-1 to AH-4: what each has, secret placement, the first player, and who may look."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.agent_hunter.hunt import Hunt, given, placed, unplaced
from rules.report import rule
from spytable import Record, game
from spytable.kernel.refusal import BadInput, NotLegal

A_PLACES = ["A put 3", "A put 7", "A put 1", "A done"]
B_PLACES = ["B put 4", "B put 0", "B put 8", "B done"]


def in_every_order(a: list[str], b: list[str]) -> list[list[str]]:
    """All ways in which two players' lines can come in."""
    orders = []
    for turns in combinations(range(len(a) + len(b)), len(a)):
        mine, theirs = iter(a), iter(b)
        orders.append([next(mine if at in turns else theirs) for at in range(len(a) + len(b))])
    return orders


# AH-1: components


@rule("AH-1")
def test_each_player_has_the_agents_0_to_9_five_tokens_and_three_bases() -> None:
    table = unplaced()
    assert table.hand("A") == table.hand("B") == "0 1 2 3 4 5 6 7 8 9"
    assert table.tokens == "A 5 : B 5"
    assert table.bases == "A: _ _ _ | B: _ _ _"


@rule("AH-1", "AH-2")
def test_bases_are_filled_from_left_to_right() -> None:
    table = unplaced()
    table.plays("A put 3 ; on left", "A put 7 ; on middle", "A put 1 ; on right")
    table.plays("B put 4 ; on left", "B put 0 ; on middle", "B put 8 ; on right")
    assert table.bases == "A: 3 7 1 | B: 4 0 8"


@rule("AH-1")
@pytest.mark.parametrize(("base", "number"), [("left", 4), ("middle", 0), ("right", 8)])
def test_left_and_right_are_the_owners(base: str, number: int) -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    table.plays(f"A attack {base} with {number} ; {number} is equal, B loses {base}")


@rule("AH-1")
@pytest.mark.parametrize(("bases", "fewest"), [(1, 1), (2, 3), (3, 5)])
def test_there_cannot_be_too_few_agents_for_the_bases(bases: int, fewest: int) -> None:
    game("agent_hunter", agents=fewest, bases=bases)
    with pytest.raises(BadInput, match="agents"):
        game("agent_hunter", agents=fewest - 1, bases=bases)


@rule("AH-1", "AH-12")
def test_with_the_fewest_agents_a_refill_still_has_a_card() -> None:
    table = given("A: 0 1 2 | B: 0 1 2", agents=5)
    table.plays("A attack left from left", "A put 3", "A done", "B attack left with 4")
    table.plays("A attack middle from middle ; 1 is equal, B loses middle")
    assert table.bases == "A: 3 _ 2 | B: x0 x1 2"
    assert table.moves("A") == {"put 4"}


@rule("AH-1")
def test_smaller_games_have_fewer_agents_bases_and_tokens() -> None:
    table = unplaced(agents=4, bases=1, tokens=2)
    assert (table.hand("A"), table.tokens) == ("0 1 2 3", "A 2 : B 2")
    table.plays("A put 3 ; on middle", "B put 3 ; on middle", "A done", "B done")
    assert table.bases == "A: 3 | B: 3"


# AH-2: an agent on each base


@rule("AH-2")
def test_each_puts_one_agent_on_each_base_and_keeps_the_others_in_hand() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    assert table.bases == "A: 3 7 1 | B: 4 0 8"
    assert table.hand("A") == "0 2 4 5 6 8 9"
    assert table.hand("B") == "1 2 3 5 6 7 9"


@rule("AH-2")
def test_any_agent_can_be_put_but_each_only_once() -> None:
    table = unplaced()
    assert table.moves("A") == {f"put {number}" for number in range(10)}
    table.plays("A put 3").refuses("A put 3", code="on_your_base", rule="AH-2")
    assert table.moves("A") == {f"put {number}" for number in range(10) if number != 3}


@rule("AH-2")
def test_nobody_is_ready_before_each_base_holds_an_agent() -> None:
    table = unplaced().plays("A put 3", "A put 7")
    table.refuses("A done", code="put_first", rule="AH-2")
    table.plays("A put 1").refuses("A put 5", code="confirm_first", rule="AH-2")
    assert table.moves("A") == {"done"}


@rule("AH-2")
def test_nobody_attacks_or_swaps_during_set_up() -> None:
    table = unplaced().plays("A put 3")
    for move in ("attack left with 5", "attack left from left", "swap left"):
        table.refuses(f"A {move}", code="put_first", rule="AH-2")


# AH-3: at the same time, and in secret


@rule("AH-3")
def test_either_may_place_first() -> None:
    table = unplaced()
    assert table.to_act == "AB"
    table.plays(*B_PLACES)
    assert table.to_act == "A"
    table.plays(*A_PLACES)
    assert table.to_act == "*"
    assert table.bases == "A: 3 7 1 | B: 4 0 8"


def all_that_is_seen(table: Hunt, who: str) -> tuple[object, ...]:
    """Everything that reaches a viewer: knowledge, screen, log, moves, refusals, record."""
    number = table.number(who)
    record = Record.of(table.position).seen_by(number)
    refusals = [table.refusal(who, table.game.move(a)) for a in range(table.game.actions())]
    key = table.position.state.key(number) if number >= 0 else None
    return (table.intel(who), table.screen(who), table.log(who), refusals, record, key)


@rule("AH-3")
def test_a_step_of_placement_changes_nothing_for_the_other_or_a_spectator() -> None:
    for order in in_every_order(A_PLACES[1:], B_PLACES[1:]):
        table = unplaced(bases=2)
        for line in order[:-1]:  # with the last, both are done
            watchers = ("B" if line.startswith("A") else "A", "spectator")
            before = [all_that_is_seen(table, who) for who in watchers]
            table.plays(line)
            after = [all_that_is_seen(table, who) for who in watchers]
            assert after == before, f"{line!r} can be seen, in this order: {order}"


@rule("AH-3")
@pytest.mark.parametrize("number", range(4))
def test_how_far_the_other_is_does_not_show(number: int) -> None:
    table = unplaced().plays("B put 2", *A_PLACES[:number])
    assert table.intel("B").to_act == (0, 1)
    assert table.drawn("B") == "A: _ _ _ | B: 2 _ _"
    assert table.side("A", "B").hand_size == 10
    assert table.log("B") == ["B put 2 ; on left"]
    assert table.log("spectator") == []
    assert table.drawn("spectator") == "A: _ _ _ | B: _ _ _"


@rule("AH-3")
def test_who_is_ready_waits_and_sees_the_other_still_placing() -> None:
    table = unplaced().plays(*A_PLACES)
    assert table.intel("A").to_act == (1,)
    table.refuses("A put 5", code="already_ready", rule="AH-3")
    assert table.intel("B").to_act == table.intel("spectator").to_act == (0, 1)


@rule("AH-3")
def test_in_whichever_order_they_place_it_is_the_same_game() -> None:
    texts, digests = set(), set()
    for order in in_every_order(A_PLACES, B_PLACES):
        table = unplaced().plays(*order, "* first B")
        texts.add(Record.of(table.position).text())
        digests.add(table.position.state.digest())
    assert len(texts) == len(digests) == 1


@rule("AH-3")
def test_either_player_is_first_with_the_same_chance() -> None:
    table = placed("A: 3 7 1 | B: 4 0 8")
    assert table.to_act == "*"
    [(a, a_weight), (b, b_weight)] = table.position.state.chance()
    assert (a, b) == (table.number("A"), table.number("B"))
    assert a_weight == b_weight > 0


@rule("AH-3")
@pytest.mark.parametrize("first", ["A", "B"])
def test_who_is_drawn_first_begins(first: str) -> None:
    table = given("A: 3 7 1 | B: 4 0 8", first=first)
    assert table.to_act == first
    other = "B" if first == "A" else "A"
    table.refuses(f"{other} swap left", code="not_your_turn", rule="AH-20")


@rule("AH-3")
def test_the_first_player_is_drawn_only_after_both_have_placed() -> None:
    table = unplaced()
    for line in (*A_PLACES, *B_PLACES):
        with pytest.raises(NotLegal):
            table.position.draw(0)
        table.plays(line)
    assert table.told("B") == "all agents are placed"
    table.refuses("A attack left with 5", code="first_player_is_drawn", rule="AH-3")
    table.plays("* first A")
    with pytest.raises(NotLegal):
        table.position.draw(0)


# AH-4: who may look


@rule("AH-4")
def test_players_see_their_own_cards_and_not_the_others() -> None:
    table = given("A: 3 7 1 | B: 4 0 8")
    assert table.drawn("A") == "A: 3 7 1 | B: ? ? ?"
    assert table.drawn("B") == "A: ? ? ? | B: 4 0 8"
    assert table.drawn("spectator") == "A: ? ? ? | B: ? ? ?"
    assert (table.hand("A", "A"), table.hand("B", "A")) == ("0 2 4 5 6 8 9", None)
    assert (table.hand("A", "B"), table.hand("B", "B")) == (None, "1 2 3 5 6 7 9")
    assert (table.hand("A", "spectator"), table.hand("B", "spectator")) == (None, None)
    assert table.side("B", "A").hand_size == 7


@rule("AH-4")
def test_players_see_their_own_cards_while_they_place() -> None:
    table = unplaced().plays("A put 3", "A put 7", "B put 4")
    assert table.drawn("A") == "A: 3 7 _ | B: _ _ _"
    assert table.hand("A", "A") == "0 1 2 4 5 6 8 9"


@rule("AH-4", "AH-6")
def test_the_target_of_a_miss_stays_face_down() -> None:
    table = given("A: 3 7 1 | B: 4 0 8").plays("A attack left with 5 ; 5 is greater")
    assert table.drawn("A") == "A: 3 7 1 | B: ? ? ?"


@rule("AH-4", "AH-8", "AH-11", "AH-12")
def test_an_agent_put_later_is_seen_by_its_owner_alone() -> None:
    swapped = given("A: 3 7 1 | B: 4 0 8").plays("A swap left", "A put 9", "A done")
    assert swapped.drawn("A") == "A: 9* 7 1 | B: ? ? ?"
    assert swapped.drawn("B") == "A: ?* ? ? | B: 4 0 8"
    matched = given("A: 3 8 1 | B: 4 0 8").plays("A attack left from middle", "B put 9", "B done")
    assert matched.drawn("A") == "A: 3 x8 1 | B: ? ? ?"
    assert matched.drawn("B") == "A: ? x8 ? | B: 4 0 9"
    hit = given("A: 3 8 1 | B: 4 0 8").plays("A attack right from middle", "A put 9", "A done")
    assert hit.drawn("A") == "A: 3 9 1 | B: ? ? x8"
    assert hit.drawn("B") == "A: ? ? ? | B: 4 0 x8"
    assert hit.drawn("spectator") == "A: ? ? ? | B: ? ? x8"
