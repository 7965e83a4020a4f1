"""CL-14, CL-15: what partners can do, and what they are asked."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spy_club.club import Club, given
from spytable.bots import bot
from spytable.games.spy_club.events import Swapped

AREAS = "park museum lie | cabin hat love | manor dog key"
"""The focus of all three is a Location."""


def free(areas: str = AREAS) -> Club:
    """Nobody is asked."""
    return given(areas, consent=0)


def asked(areas: str = AREAS) -> Club:
    return given(areas, consent=1)


@rule("CL-14")
def test_a_clue_is_exchanged_and_each_takes_the_others_place() -> None:
    table = free().acts("swap 3 with B 2")
    assert table.area("A") == "park museum hat" and table.area("B") == "cabin lie love"
    assert table.public().done == 0 and table.phase == "acting"
    assert table.event(Swapped) == Swapped(0, "lie", "hat", seat=1)


@rule("CL-14")
def test_ideas_are_taken_as_many_as_wanted() -> None:
    table = free("park museum cabin | manor school restaurant | * * *")
    table.acts("focus 2").calm().acts("focus 2").calm().until("A")
    assert table.ideas.startswith("supply 9 A 4 B 4 C 1")
    assert {m for m in table.moves("A") if m.startswith("take")} == {
        f"take {number} from B" for number in (1, 2, 3, 4)
    }
    table.acts("take 3 from B")
    assert table.ideas.startswith("supply 9 A 7 B 1 C 1")
    table.refuses("A take 2 from B", code="not_so_many", rule="CL-14")
    table.acts("take 1 from B")
    table.refuses("A take 1 from B", code="not_so_many", rule="CL-14")


@rule("CL-14")
def test_it_is_free_and_any_number_of_times_and_with_several_partners() -> None:
    table = free().acts("take 1 from B", "take 1 from C", "swap 3 with B 2", "swap 2 with C 3")
    assert table.area("A") == "park key hat" and table.area("C") == "manor dog museum"
    assert table.ideas == "supply 15 A 3 B 0 C 0 lost 0" and table.public().done == 0


@rule("CL-14")
@pytest.mark.parametrize(
    ("areas", "code"),
    [
        ("park * * | hat * * | * * *", "aspects_differ"),
        ("homework * * | chores * * | * * *", "distraction_focus"),
        ("homework * * | park * * | * * *", "distraction_focus"),
        ("park * * | chores * * | * * *", "aspects_differ"),
    ],
)
def test_both_focus_clues_are_of_one_aspect_and_no_distractions(areas: str, code: str) -> None:
    table = free(areas)
    assert not table.player("B").partner
    table.refuses("A take 1 from B", code=code, rule="CL-14")
    table.refuses("A swap 1 with B 1", code=code, rule="CL-14")


@rule("CL-14")
def test_the_focus_of_that_moment_counts() -> None:
    table = free("hat museum * | cabin * * | * * *")
    table.refuses("A take 1 from B", code="aspects_differ", rule="CL-14")
    table.acts("focus 2", "take 1 from B")
    assert table.player("A").ideas == 3
    table.acts("focus 1")
    assert not table.player("B").partner


@rule("CL-14")
def test_an_exchange_may_end_what_made_it_possible_or_begin_something_else() -> None:
    table = free("park hat * | cabin * * | key dog *")
    assert [table.player(who).partner for who in "BC"] == [True, False]
    table.acts("swap 2 with B 1")  # B's focus clue becomes an Object
    assert [table.player(who).partner for who in "BC"] == [False, False]


@rule("CL-14")
def test_focus_clues_may_be_exchanged() -> None:
    table = free().acts("swap 1 with B 1")
    assert table.area("A") == "cabin museum lie" and table.area("B") == "park hat love"
    assert table.player("B").partner


@rule("CL-14")
def test_never_after_the_third_action() -> None:
    table = free().acts("focus 2", "turn 3", "stop")
    assert table.player("B").partner
    table.acts("focus 1")
    assert not table.player("B").partner and table.moves("A") == {"end"}
    for move in ("take 1 from B", "swap 1 with B 1"):
        table.refuses(f"A {move}", code="no_actions_team", rule="CL-14")


@rule("CL-14")
def test_never_between_two_flips() -> None:
    table = free().acts("turn 3")
    assert not table.player("B").partner
    table.refuses("A take 1 from B", code="turning_first", rule="CL-10")


@rule("CL-14")
def test_both_places_are_filled() -> None:
    table = free().acts("focus 2", "confirm 1 at 1")
    table.refuses("A swap 1 with B 2", code="empty_place", rule="CL-14")
    assert not any(move.startswith("swap 1 ") for move in table.moves("A"))


@rule("CL-14")
def test_nobody_works_with_itself_or_gives_ideas() -> None:
    table = free()
    table.refuses("A take 1 from A", code="yourself", rule="CL-14")
    table.refuses("A swap 1 with A 2", code="yourself", rule="CL-14")
    table.cannot_read("give 1 to B")


# -- consent -----------------------------------------------------------------------------------


@rule("CL-14")
def test_the_partner_is_asked_and_agrees() -> None:
    table = asked().acts("swap 3 with B 2")
    assert (table.phase, table.to_act) == ("asked", "B")
    assert table.area("A") == "park museum lie", "nothing has happened yet"
    question = table.public().asked
    assert question is not None and (question.kind, question.seat) == ("swap", 1)
    assert question.give is not None and question.give.name == "lie"
    assert question.get is not None and question.get.name == "hat"
    assert table.moves("B") == {"agree", "refuse"}
    table.plays("B agree")
    assert table.area("A") == "park museum hat" and table.to_act == "A"
    assert table.public().asked is None and table.public().done == 0


@rule("CL-14")
def test_ideas_are_asked_for_too() -> None:
    table = asked().acts("take 1 from C")
    question = table.public().asked
    assert question is not None
    assert (question.kind, question.seat, question.ideas) == ("take", 2, 1)
    table.plays("C agree")
    assert table.ideas == "supply 15 A 2 B 1 C 0 lost 0"


@rule("CL-14")
def test_who_refused_is_not_asked_again_before_another_action() -> None:
    table = asked().acts("swap 3 with B 2").plays("B refuse")
    assert table.area("A") == "park museum lie" and table.to_act == "A"
    assert [player.refused for player in table.public().players] == [False, True, False]
    for move in ("swap 3 with B 2", "swap 1 with B 1", "take 1 from B"):
        table.refuses(f"A {move}", code="refused_before", rule="CL-14")
    table.acts("take 1 from C").plays("C agree")
    table.refuses("A take 1 from B", code="refused_before", rule="CL-14")
    table.acts("focus 2")
    assert not table.player("B").refused
    table.acts("take 1 from B").plays("B agree")


@rule("CL-14")
def test_a_refusal_is_forgotten_when_the_turn_is_over() -> None:
    table = asked().acts("take 1 from B").plays("B refuse").calm(3)
    assert table.active == "A" and not table.player("B").refused


@rule("CL-14")
def test_only_the_partner_answers() -> None:
    table = asked().acts("take 1 from B")
    table.refuses("A end", code="waiting_answer", rule="CL-14")
    table.refuses("A take 1 from C", code="waiting_answer", rule="CL-14")
    for who in "AC":
        table.refuses(f"{who} agree", code="nothing_asked", rule="CL-14")
    table.plays("B refuse")
    for who in "ABC":
        table.refuses(f"{who} agree", code="nothing_asked", rule="CL-14")


@rule("CL-14")
def test_without_the_option_nobody_is_asked() -> None:
    table = free().acts("take 1 from B")
    assert table.phase == "acting" and table.to_act == "A"
    table.refuses("A agree", code="nothing_asked", rule="CL-14")


@rule("CL-14")
@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_bots_always_agree(spec: str) -> None:
    for move in ("swap 1 with B 3", "swap 3 with B 1", "swap 2 with B 2", "take 1 from B"):
        table = asked().acts(move)
        agree, refuse = table.game.parse("agree"), table.game.parse("refuse")
        for seed in range(4):
            policy = bot(spec, table.game, seed=seed).policy(table.intel("B"))
            assert policy.get(agree, 0) == 1 and policy.get(refuse, 0) == 0, move


# -- CL-15 -------------------------------------------------------------------------------------


@rule("CL-15")
def test_what_one_gave_does_not_come_back_in_the_same_turn() -> None:
    table = free().acts("swap 3 with B 2")  # lie to B, hat to A
    reason = table.refusal("A", "swap 2 with B 2")
    assert reason is not None and (reason.code, reason.rule) == ("came_from", "CL-15")
    table.refuses("A swap 3 with B 1", code="came_from", rule="CL-15")  # hat back to B
    table.acts("swap 2 with B 1")
    assert table.area("A") == "park cabin hat"


@rule("CL-15")
def test_nor_from_a_third_player_to_whom_it_went_on() -> None:
    table = free().acts("swap 3 with B 2", "swap 3 with C 2")  # hat from B to A to C
    assert table.area("A") == "park museum dog" and table.area("C") == "manor hat key"
    reason = table.refusal("A", "swap 2 with C 2")  # A, too, has given the hat
    assert reason is not None
    assert reason.values == {"name": "@clue-hat", "seat": 0, "who": "you"}
    table.refuses("A swap 2 with C 2", code="came_from", rule="CL-15")


@rule("CL-15")
def test_what_came_to_one_may_go_on_to_a_third() -> None:
    table = free().acts("swap 3 with B 2", "swap 3 with C 2")
    assert table.area("C") == "manor hat key" and table.area("B") == "cabin lie love"
    givers = {clue.name: clue.givers for p in table.public().players for clue in p.area if clue}
    assert (givers["lie"], givers["hat"], givers["dog"]) == ((0,), (0, 1), (2,))
    assert givers["park"] == ()


@rule("CL-15")
def test_another_card_of_the_same_name_may_come() -> None:
    areas = "park lie museum | cabin hat love | manor lie key"
    table = free(areas).acts("swap 2 with B 2")
    table.acts("swap 3 with C 2")
    assert table.area("A") == "park hat lie", "C's lie is not the one that A gave"
    table.refuses("A swap 2 with B 1", code="came_from", rule="CL-15")


@rule("CL-15")
def test_in_the_next_turn_it_may_come_back() -> None:
    table = free("park museum lie | cabin hat homework | manor dog chores")
    table.acts("swap 3 with B 2").calm().until("A")
    lie = table.area("B").split().index("lie") + 1
    assert f"swap 1 with B {lie}" in table.moves("A")


@rule("CL-15")
def test_it_may_come_back_by_another_way_than_an_exchange() -> None:
    """B's hat goes by A into the row: who takes it from there does not get it by teamwork."""
    table = free("park museum lie | cabin hat love | manor dog key")
    table.acts("swap 1 with B 2", "confirm 1 at 1")
    [pinned] = [clue for clue in table.public().row if clue]
    assert (pinned.name, pinned.givers) == ("hat", (1,))


@rule("CL-15")
def test_ideas_taken_cannot_be_taken_back_for_only_the_active_player_takes() -> None:
    table = free().acts("take 1 from B")
    table.refuses("B take 1 from A", code="not_your_turn", rule="CL-9")
