"""CL-45 to CL-51: cases by other terms: curfew, a suspect that turns round, its shadow, where it is
caught, cold cases, clues that pass by, and what else the suspect causes."""

from __future__ import annotations

import pytest
from librt.random import Random

from bounds import to_the_end
from reference.spy_club import Components, plain
from rules.report import rule
from rules.spy_club.club import Club, given
from spytable import bot
from spytable.games.spy_club.bot import ambush
from spytable.games.spy_club.events import (
    Around,
    Befell,
    Discarded,
    Escape,
    Solved,
    Suspect,
    Tipped,
    Turned,
)
from spytable.games.spy_club.intel import CaseIntel
from spytable.games.spy_club.rules import NONE
from spytable.games.spy_club.state import Case
from spytable.kernel.state import CHANCE
from spytable.words import Words

CALM = "homework chores video-games | piano-lesson birthday homework | chores video-games birthday"
"""Distractions only."""
LOCATIONS = "park museum cabin"
SHORT = {"row": 3, "distance": 0}


def same_for_all(table: Club) -> None:
    """What everybody is told leads back to a state that tells the same."""
    intel = table.public()
    assert table.game.intel(intel.sample(Random(1)), intel.viewer) == intel


# -- curfew (CL-45) -------------------------------------------------------------------------------


@rule("CL-45")
def test_days_have_an_action_more_and_nights_one_fewer() -> None:
    table, found = given("* | *", terms={"curfew": 1, "steps": 30}, consent=0), list[int]()
    while not table.over:
        found.append(table.public().actions)
        same_for_all(table)
        table.calm()
    assert found == [4] * 8 + [3] * 7 + [2] * 7
    assert table.over_by == "time" and table.public().actions == 3


@rule("CL-45", "CL-9")
def test_the_action_more_can_be_used() -> None:
    table = given("park museum | *", terms={"curfew": 1}, consent=0)
    table.acts("focus 2", "focus 1", "focus 2", "focus 1")
    assert table.moves("A") == {"end"}


@rule("CL-45")
def test_a_turn_never_has_less_than_one_action() -> None:
    table = given("* | *", terms={"curfew": 1, "actions": 1, "steps": 30}, consent=0).calm(15)
    assert table.public().part == "night" and table.public().actions == 1


# -- turnabout (CL-46) ----------------------------------------------------------------------------


def back() -> Club:
    """The suspect has come from A's first place to its second, a Distraction."""
    return given(CALM, terms={"turnabout": 1}, consent=0).ends(1)


@rule("CL-46")
def test_on_a_distraction_the_suspect_turns_round() -> None:
    table = back()
    assert table.event(Suspect) == Suspect(CHANCE, "chores", "distraction", 1, 0, 1, False)
    assert table.event(Around) == Around(CHANCE, True) and table.public().backwards
    assert [(one.seat, one.place) for one in table.public().landings] == [(0, 0), (2, 2), (2, 1)]
    table.ends(3)
    assert table.public().suspect == (2, 1) and not table.public().backwards
    assert table.event(Suspect).backwards and table.event(Around) == Around(CHANCE, False)
    assert "suspect 3 back to C 2, video-games, turned around, nothing" in table.told("*")
    table.ends(2)
    assert table.public().suspect == (0, 0)


@rule("CL-46")
def test_elsewhere_it_goes_on_as_it_went() -> None:
    areas = CALM.replace("chores", "lie", 1).replace("birthday", "hat")
    table = given(areas, terms={"turnabout": 1}, consent=0).ends(1)
    assert not table.public().backwards and not table.events(Around)
    assert not given(CALM, consent=0).ends(1).public().backwards


@rule("CL-46", "CL-37")
def test_all_places_that_it_went_count_whichever_way() -> None:
    table = given(CALM, terms={"turnabout": 1, "rounds": 12}, consent=0).ends(1).ends(3).ends(3)
    assert table.public().walked == 7 and table.public().rounds == 0
    same_for_all(table)
    table.ends(2)
    assert table.public().walked == 9 and table.public().rounds == 1
    same_for_all(table)


@rule("CL-46", "CL-37")
def test_a_suspect_that_slips_away_does_not_turn_round() -> None:
    table = given(CALM, terms={"turnabout": 1, "rounds": 1}, consent=0).ends(1).ends(3).ends(3)
    assert table.public().backwards
    table.ends(2)
    assert table.over_by == "rounds" and table.public().backwards and not table.events(Around)


@rule("CL-46", "CL-20")
def test_what_shows_when_it_lands_counts_before_any_event() -> None:
    box = dict(plain())
    box["events"] = [{"aspect": "distraction", "event": "false-lead"}]
    table = given(CALM, components=box, terms={"turnabout": 1}, consent=0).ends(1)
    assert table.public().backwards and "chores" not in table.area("A")


# -- shadow (CL-47) -------------------------------------------------------------------------------

SHADOW = {"shadow": 1, "distance": 0}


def dark() -> Club:
    """The suspect stands at A's park; all have a Location in their focus."""
    areas = "park museum lie | cabin hat love | manor dog key"
    return given(areas, "watch stamp", terms=SHADOW, consent=0)


@rule("CL-47")
def test_the_clue_in_the_suspects_place_is_left_alone() -> None:
    table = dark()
    touched = {move for move in table.moves("A") if move.startswith(("turn", "focus", "confirm"))}
    assert {move.split()[1] for move in touched} == {"2", "3"}
    for move in ("turn 1", "confirm 1 at 1", "swap 1 with B 1"):
        table.refuses(f"A {move}", code="in_shadow", rule="CL-47")
    table.acts("focus 2").refuses("A focus 1", code="in_shadow", rule="CL-47")
    table.refuses_all_but_what_it_offers()


@rule("CL-47", "CL-14")
def test_a_focus_in_the_shadow_is_one_still_and_teams() -> None:
    table = dark()
    assert {"take 1 from B", "swap 2 with B 1"} <= table.moves("A")
    table.acts("take 1 from B", "end").any_shows().suspect(1)
    assert table.public().suspect == (0, 1)
    table.refuses("B swap 2 with A 2", code="in_shadow", rule="CL-47")
    assert "swap 2 with A 1" in table.moves("B")
    table.refuses_all_but_what_it_offers()


@rule("CL-47", "CL-10")
def test_an_investigate_is_over_when_all_others_are_turned() -> None:
    table = dark().acts("turn 2")
    assert table.moves("A") == {"turn 3", "stop"}
    table.refuses("A turn 1", code="in_shadow", rule="CL-47")
    table.refuses_all_but_what_it_offers()
    table.acts("turn 3")
    assert table.phase == "acting"


@rule("CL-47", "CL-13")
def test_a_scout_may_discard_it_and_what_comes_is_in_the_shadow_too() -> None:
    table = dark().acts("scout 1 to 1")
    assert table.discards == "park" and table.area("A").startswith("watch")
    table.refuses("A confirm 1 at 1", code="in_shadow", rule="CL-47")


@rule("CL-47", "CL-11")
def test_it_counts_for_ideas_as_ever() -> None:
    table = dark().acts("focus 2")
    assert table.player("A").ideas == 3


@rule("CL-47", "CL-36")
def test_in_a_grid_too() -> None:
    table = given(LOCATIONS + " | *", terms={**SHADOW, "grid": 1}, consent=0)
    assert "confirm 1 at 9" not in table.moves("A") and "confirm 2 at 9" in table.moves("A")
    table.refuses("A confirm 1 at 9", code="in_shadow", rule="CL-47")


# -- caught (CL-48) -------------------------------------------------------------------------------


def watched(**terms: int) -> Club:
    """A's focus lies on the mom, one place from the suspect."""
    areas = CALM.replace("chores", "mom", 1)
    return given(areas, terms={"caught": 1, **terms}, consent=0).acts("focus 2")


@rule("CL-48")
def test_where_a_focus_lies_nothing_happens() -> None:
    table = watched()
    assert [one.event for one in table.public().landings] == ["caught", "nothing", "caught"]
    table.ends(1)
    assert table.event(Befell) == Befell(CHANCE, "caught", 0) and table.phase == "acting"
    assert table.ideas.endswith("lost 0") and table.active == "B"
    assert table.public().escape == 0 and not table.events(Escape)


@rule("CL-48")
def test_the_marker_goes_one_step_back() -> None:
    table = watched().ends(1, escape=True)
    assert table.public().escape == 0
    assert table.events(Escape) == [Escape(CHANCE, "sign", 1, 8), Escape(CHANCE, "caught", 0, 9)]


@rule("CL-48", "CL-18")
def test_the_place_of_a_focus_is_told_though_its_clue_is_not_yet_known() -> None:
    terms = {"caught": 1, "distance": 0, "passing": 1, "actions": 4}
    table = given("* | * | *", "watch stamp", terms=terms, consent=0)
    table.acts("focus 3", "confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3")
    told = [(one.seat, one.place, one.event) for one in table.public().landings]
    assert told[1:] == [(0, 2, "caught"), (1, 0, "caught")]
    assert table.public().landings[1].clue is None
    table.acts("end").any_shows().suspect(2)
    assert table.event(Befell).incident == "caught"


@rule("CL-48", "CL-46")
def test_whether_it_turns_round_is_still_looked_at() -> None:
    table = given(CALM, terms={"caught": 1, "turnabout": 1}, consent=0).acts("focus 2").ends(1)
    assert table.event(Befell).incident == "caught" and table.event(Around).backwards


# -- cold case (CL-49) ----------------------------------------------------------------------------


@rule("CL-49")
def test_too_many_turns_without_a_solved_goal_end_the_case() -> None:
    table = given("* | * | *", terms={"cold": 3, "steps": 30}, consent=0).calm(2)
    assert table.public().quiet == 2 and not table.over
    same_for_all(table)
    table.calm()
    assert table.over_by == "cold" and table.public().quiet == 3 and table.active == "C"
    assert table.public().first == 0
    same_for_all(table)


@rule("CL-49")
def test_a_solved_goal_begins_the_count_anew() -> None:
    table = given("* | " + LOCATIONS, terms={**SHORT, "cold": 3, "steps": 30}, consent=0).calm()
    table.acts("confirm 1 at 1", "confirm 2 at 2")
    assert (table.public().quiet, table.public().solved_now) == (1, False)
    table.acts("confirm 3 at 3")
    if table.phase == "choosing":
        table.acts("pick 1")
    assert table.events(Solved) and (table.public().quiet, table.public().solved_now) == (0, True)
    same_for_all(table)
    table.calm()
    assert (table.public().quiet, table.public().solved_now) == (0, False)
    table.calm(2)
    assert table.public().quiet == 2 and not table.over


@rule("CL-49", "CL-24")
def test_time_comes_first() -> None:
    table = given("* | * | *", terms={"cold": 4, "turns": 4, "steps": 30}, consent=0).calm(4)
    assert table.over_by == "time"


# -- passing (CL-50) ------------------------------------------------------------------------------


@rule("CL-50")
def test_the_rightmost_incoming_clue_passes_by_before_places_are_filled() -> None:
    table = given("* | * | *", "watch stamp", tray="cake", terms={"passing": 1}, consent=0)
    table.acts("confirm 1 at 1", "end")
    assert table.event(Discarded) == Discarded(CHANCE, "watch", "object", "incoming")
    assert table.area("A").split()[0] == "stamp" and table.discards == "watch"
    table.any_shows()
    assert table.incoming.split()[0] == "cake"


@rule("CL-50", "CL-13")
def test_the_next_one_goes_where_the_rightmost_was_taken_and_never_the_trays() -> None:
    terms = {"passing": 1, "price": 0}
    table = given("* | * | *", "watch stamp", tray="cake", terms=terms, consent=0)
    table.acts("scout 1 to 1", "end")
    assert "stamp" in table.discards
    other = given("* | * | *", "watch stamp", tray="cake", terms=terms, consent=0)
    other.acts("scout 1 to 1", "scout 2 to 2", "end")
    assert not other.events(Discarded) and "cake" not in other.discards


@rule("CL-50", "CL-19")
def test_landings_know_what_passes_by() -> None:
    table = given(CALM, "watch mom", tray="cake", terms={"passing": 1, "distance": 0}, consent=0)
    table.acts("confirm 2 at 1")
    told = table.public().landings[0]
    assert told.clue is not None and (told.clue.name, told.event) == ("mom", "sabotage")
    table.acts("end").any_shows()
    assert table.public().landings[0].clue == told.clue
    table.suspect(1)
    assert table.event(Befell).incident == "sabotage"


@rule("CL-50", "CL-38")
def test_what_ends_in_haste_lets_nothing_pass() -> None:
    table = given("* | * | *", terms={"passing": 1, "haste": 1, "steps": 3}, consent=0).calm(2)
    table.acts("end")
    assert table.over_by == "escape" and not table.events(Discarded)


# -- what the suspect causes (CL-51) --------------------------------------------------------------


def causing(event: str) -> Components:
    """A box in which the suspect causes this on Crimes."""
    return {**plain(), "events": [{"aspect": "crime", "event": event}]}


def befallen(event: str, *moves: str) -> Club:
    """It has landed on the lie beside A's park, after these moves of A."""
    areas = "park lie hat | mom love homework | key cabin love"
    table = given(areas, "watch stamp", components=causing(event), consent=0)
    assert table.public().landings[0].event == event
    table.acts(*moves, "end").any_shows().suspect(1)
    assert table.event(Befell) == Befell(CHANCE, event, 0) and table.active == "B"
    return table


@rule("CL-51")
def test_a_theft_takes_the_first_clue_of_the_row() -> None:
    table = befallen("theft", "confirm 1 at 3")
    assert table.row == "- - - - -" and table.discards == "park"
    assert table.event(Discarded) == Discarded(CHANCE, "park", "location", "row")
    assert not befallen("theft").events(Discarded)


@rule("CL-51", "CL-17")
def test_gossip_turns_over_every_focus_clue() -> None:
    table = befallen("gossip", "focus 3")
    turned = table.events(Turned)
    assert [(one.seat, one.place) for one in turned] == [(0, 2), (1, 0), (2, 0)]
    assert [one.was for one in turned] == ["hat", "mom", "key"]
    assert all(table.player(who).area[at].seen for who, at in (("A", 2), ("B", 0), ("C", 0)))  # type: ignore[union-attr]
    assert "lie" in table.area("A")


@rule("CL-51")
def test_a_stir_moves_every_focus_to_the_left() -> None:
    table = befallen("stir", "focus 3")
    assert [table.player(who).focus for who in "ABC"] == [0, 1, 1]
    assert table.ideas == "supply 14 A 2 B 1 C 1 lost 0"


@rule("CL-51", "CL-47")
def test_a_stir_may_bring_a_focus_into_the_shadow() -> None:
    areas = "park lie hat | mom love homework | key cabin love"
    table = given(areas, components=causing("stir"), terms={"shadow": 1}, consent=0).ends(1)
    assert table.public().suspect == (0, 1) and table.player("A").focus == 1


@rule("CL-51")
@pytest.mark.parametrize(("ideas", "after"), [(18, "supply 12"), (8, "supply 2")])
def test_a_tip_off_gives_everybody_an_idea(ideas: int, after: str) -> None:
    areas, terms = "park lie hat | mom love homework | key cabin love", {"ideas": ideas}
    table = given(areas, components=causing("tip-off"), terms=terms, consent=0).ends(1)
    assert table.ideas == f"{after} A 2 B 2 C 2 lost 0"
    assert table.event(Tipped) == Tipped(CHANCE, (0, 1, 2))


@rule("CL-51")
def test_a_tip_off_gives_what_there_is_from_the_active_player_on() -> None:
    areas, terms = "park museum lie hat | *", {"ideas": 8, "actions": 4}
    table = given(areas, components=causing("tip-off"), terms=terms, consent=0)
    table.acts("focus 2", "focus 1", "focus 2", "confirm 1 at 1")
    assert table.ideas == "supply 1 A 6 B 1 lost 0"
    table.ends(2)
    assert table.ideas == "supply 0 A 7 B 1 lost 0"
    assert table.event(Tipped).seats == (0,) and "1 idea to A" in table.told("*")


# -- what players are told, and what a bot does ---------------------------------------------------


def told(table: Club, move: str) -> list[str]:
    return [o.say.key for o in table.game.outlook(table.intel(table.active), table.game.read(move))]


@rule("CL-49", "CL-50")
def test_the_end_of_a_turn_says_what_passes_by_and_that_the_trail_goes_cold() -> None:
    table = given("* | * | *", "watch stamp", terms={"passing": 1, "cold": 2}, consent=0)
    assert told(table, "end") == ["outlook-end", "outlook-passing"]
    table.acts("scout 1 to 1", "confirm 1 at 1")
    assert told(table.calm(), "end") == ["outlook-end", "outlook-passing", "outlook-cold"]


@rule("CL-18", "CL-50")
def test_a_confirm_says_what_comes_when_the_rightmost_has_passed_by() -> None:
    terms = {"passing": 1, "distance": 0}
    table = given("* | * | *", "watch stamp", tray="cake", terms=terms, consent=0)
    outcomes = table.game.outlook(table.intel("A"), table.game.read("confirm 1 at 1"))
    assert [o.say.values["name"] for o in outcomes][1] == "@clue-stamp"


@rule("CL-46", "CL-47", "CL-49", "CL-50")
def test_how_things_stand_is_drawn_in_the_terminal() -> None:
    terms = {"turnabout": 1, "shadow": 1, "cold": 4, "passing": 1}
    table = given(CALM, "watch stamp", terms=terms, consent=0).ends(1)
    shown = table.position.picture(1)
    for words in ("goes the other way", "suspect, in its shadow", "3 more turns", "passes by"):
        assert words in shown, words


@rule("CL-48")
def test_a_place_in_which_the_suspect_would_be_caught_is_drawn_in_the_terminal() -> None:
    assert "Mom: Caught" in watched().position.picture(0)


TERMS = ("curfew", "turnabout", "shadow", "caught", "cold", "passing")


@rule("CL-45", "CL-46", "CL-47", "CL-48", "CL-49", "CL-50")
@pytest.mark.parametrize("term", TERMS)
def test_detectives_do_something_in_every_turn_and_leave_the_shadow_alone(term: str) -> None:
    table = Club(3, terms={term: 12 if term == "cold" else 1}, consent=0)
    position, rng, player = table.position, Random(5), bot("greedy", table.game)
    idle = 0
    for _ in to_the_end(position):
        if (seat := position.mover) == CHANCE:
            position.roll(rng)
        else:
            intel = position.intel(seat)
            action = player.choose(intel)
            assert isinstance(intel, CaseIntel)
            idle += not intel.done and table.game.text(action) == "end"
            position.play(action)
    assert table.public().turn > 4 and idle <= 1


@rule("CL-48")
def test_a_detective_with_nothing_else_to_do_waits_where_the_suspect_may_come() -> None:
    table = given(CALM, terms={"caught": 1}, consent=0)
    assert ambush(case(table), 0) in (1, 2)
    assert ambush(case(table), 1) == NONE, "its focus is where the suspect may come already"
    assert ambush(case(table), 2) == NONE, "the suspect does not come there"
    assert ambush(case(table.acts("focus 2")), 0) == NONE


def case(table: Club) -> Case:
    state = table.position.state
    assert isinstance(state, Case)
    return state


@rule("CL-48", "CL-50")
def test_a_detective_says_that_it_takes_any_clue_or_waits_for_the_suspect() -> None:
    said = set[str]()
    for term in ("caught", "passing"):
        table = Club(3, terms={term: 1}, consent=0)
        position, rng, player = table.position, Random(3), bot("greedy", table.game)
        for _ in to_the_end(position):
            if (seat := position.mover) == CHANCE:
                position.roll(rng)
                continue
            intel = position.intel(seat)
            if table.phase == "acting" and (say := table.game.intention(intel)) is not None:
                said.add(say.key)
                for lang in ("en", "fr"):
                    assert Words(lang, "spy_club", ("Ada", "Ben", "Cam")).said(say)
            position.play(player.choose(intel))
    assert said >= {"intention-fresh", "intention-watch"}
