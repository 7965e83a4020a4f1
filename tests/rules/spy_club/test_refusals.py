"""Why a move cannot be made: each reason there is, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from reference.spy_club import plain
from rules.report import Case, reasons, rule
from rules.spy_club.club import Club, given
from rules.spy_club.test_terms_uses import NOTHING_BELOW, REFUSED
from spytable.games.spy_club import refusal
from spytable.games.spy_club.moves import End, First, MoveCard, Show, Swap, Take, Turn

AREAS = "park museum lie | cabin hat love | manor dog key"
"""The focus of all three is a Location."""
CALM = "homework chores video-games | piano-lesson birthday homework | chores video-games birthday"


def start() -> Club:
    return given(AREAS, consent=0)


def asking() -> Club:
    return given(AREAS, "watch stamp")


def asked() -> Club:
    return asking().acts("take 1 from B")


def refused() -> Club:
    return asked().plays("B refuse")


def setting_up() -> Club:
    return Club(3).plays("* first A").shows("hat")


def last_of_the_set_up() -> Club:
    return Club(4).plays("* first A").shows(*["*"] * 13)


def turning() -> Club:
    return start().acts("turn 2")


def done() -> Club:
    return start().acts("focus 2", "focus 1", "focus 2")


def refilling() -> Club:
    return start().acts("confirm 1 at 1", "end")


def scouting() -> Club:
    """The tray waits for its next card in the middle of A's turn."""
    return start().acts("focus 2", "scout tray to 3")


def swapped() -> Club:
    return start().acts("swap 3 with B 2")


def pinned() -> Club:
    """A's place 1 is empty, and its focus is on place 2."""
    return start().acts("focus 2", "confirm 1 at 1")


def without_focus() -> Club:
    return start().acts("confirm 1 at 1")


def losing() -> Club:
    return given(CALM.replace("chores", "mom", 1)).ends(1)


def lost_of_c() -> Club:
    return losing().acts("lose C")


def escaped() -> Club:
    box = dict(plain())
    box["boards"] = [{**board, "steps": 3} for board in box["boards"]]
    table = given(CALM, components=box)
    return table.ends(1, escape=True).ends(2, escape=True).ends(3, escape=True)


def two() -> Club:
    return given("park museum cabin hat | love mom homework lie")


def distracted() -> Club:
    return given(CALM, consent=0)


def choosing() -> Club:
    table = given("park museum cabin | * | *", terms={"row": 3, "distance": 0}, consent=0)
    return table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3")


def beside_a_wild_one() -> Club:
    """Homework is wild, and no card says which of the two Locations is the answer."""
    terms = {"row": 3, "distance": 0, "wild": 1}
    table = given("park homework museum | * | *", terms=terms, consent=0)
    return table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3")


def sealed() -> Club:
    terms = {"sealed": 1, "distance": 0}
    return given("park lie cabin | * | *", terms=terms, consent=0).acts("confirm 1 at 2")


def not_yet_sealed() -> Club:
    return given("park lie cabin | * | *", terms={"sealed": 1}, consent=0)


def cleared() -> Club:
    return sealed().acts("use clear", "turn 2", "stop")


def short_of(clues: int) -> Club:
    """So many Locations lie in a row of three, and the expert costs 4 ideas."""
    terms = {"row": 3, "distance": 0, "expert": 4}
    table = given("park museum cabin | * | *", terms=terms, consent=0)
    return table.acts(*(f"confirm {at} at {at}" for at in range(1, 4 - clues)))


def one_short() -> Club:
    return short_of(1)


def two_short() -> Club:
    return short_of(2)


def shadowed() -> Club:
    """The suspect stands at A's park."""
    return given(AREAS, terms={"shadow": 1}, consent=0)


CASES = [
    Case("sealed_place", "CL-42", sealed, "A", "confirm 2 at 2"),
    Case("nothing_to_clear", "CL-42", not_yet_sealed, "A", "use clear"),
    Case("no_actions", "CL-9", cleared, "A", "use clear"),
    Case("not_in_this_case", "CL-42", one_short, "A", "use clear"),
    Case("not_in_this_case", "CL-43", sealed, "A", "use expert"),
    Case("not_one_lacking", "CL-43", two_short, "A", "use expert"),
    Case("expert_dear", "CL-43", one_short, "A", "use expert"),
    Case("no_answer_there", "CL-31", beside_a_wild_one, "A", "pick 2"),
    Case("choose_first", "CL-22", choosing, "A", "end"),
    Case("not_here", "CL-7", choosing, "A", "pick 4"),
    Case("nothing_to_choose", "CL-22", start, "A", "pick 1"),
    Case("not_won", "CL-32", start, "A", "close"),
    Case("in_shadow", "CL-47", shadowed, "A", "turn 1"),
    Case("in_shadow", "CL-47", shadowed, "A", "confirm 1 at 1"),
    Case("in_shadow", "CL-47", shadowed, "A", "swap 1 with B 1"),
    Case("in_shadow", "CL-47", lambda: shadowed().acts("focus 2"), "A", "focus 1"),
    Case("not_in_this_case", "CL-52", start, "A", "use tail"),
    Case("over", "CL-24", escaped, "A", "end"),
    Case("over", "CL-24", escaped, "B", "agree"),
    Case("over", "CL-24", escaped, "spectator", End()),
    Case("over", "CL-24", escaped, "A", Show(0, 0)),
    # no move of a seat, or of this table
    Case("chance_only", "CL-5", start, "A", Show(0, 1)),
    Case("chance_only", "CL-5", start, "A", MoveCard(0)),
    Case("chance_only", "CL-5", lambda: Club(2), "B", First(1)),
    Case("watching", "CL-9", start, "spectator", End()),
    Case("watching", "CL-9", asked, "spectator", Turn(0)),
    Case("not_here", "CL-7", start, "A", "turn 4"),
    Case("not_here", "CL-7", start, "A", "take 1 from D"),
    Case("not_here", "CL-7", start, "A", "swap 4 with B 1"),
    Case("not_here", "CL-7", start, "A", "swap 1 with B 4"),
    Case("not_here", "CL-7", start, "A", "scout 3 to 1"),
    Case("not_here", "CL-7", losing, "A", "lose D"),
    Case("not_here", "CL-7", two, "B", "take 1 from C"),
    # somebody else is to act, or chance
    Case("setting_up", "CL-6", lambda: Club(2), "A", "end"),
    Case("setting_up", "CL-6", setting_up, "A", "turn 1"),
    Case("setting_up", "CL-6", last_of_the_set_up, "B", "agree"),
    Case("not_your_turn", "CL-9", start, "B", "end"),
    Case("not_your_turn", "CL-9", start, "C", "take 1 from A"),
    Case("not_your_turn", "CL-9", asked, "C", "turn 1"),
    Case("not_your_turn", "CL-9", asked, "B", "turn 1"),
    Case("not_your_turn", "CL-9", losing, "B", "lose supply"),
    Case("not_your_turn", "CL-9", refilling, "A", "end"),
    Case("not_your_turn", "CL-9", scouting, "A", "turn 1"),
    # consent
    Case("waiting_answer", "CL-14", asked, "A", "end"),
    Case("waiting_answer", "CL-14", asked, "A", "take 1 from C"),
    Case("nothing_asked", "CL-14", start, "A", "agree"),
    Case("nothing_asked", "CL-14", start, "B", "refuse"),
    Case("nothing_asked", "CL-14", asked, "A", "agree"),
    Case("nothing_asked", "CL-14", asked, "C", "refuse"),
    Case("refused_before", "CL-14", refused, "A", "take 1 from B"),
    Case("refused_before", "CL-14", refused, "A", "swap 1 with B 1"),
    # how far the turn is
    Case("no_actions", "CL-9", done, "A", "focus 1"),
    Case("no_actions", "CL-9", done, "A", "turn 1"),
    Case("no_actions", "CL-9", done, "A", "confirm 1 at 1"),
    Case("no_actions", "CL-9", done, "A", "scout 1 to 1"),
    Case("no_actions_team", "CL-14", done, "A", "take 1 from B"),
    Case("no_actions_team", "CL-14", done, "A", "swap 1 with B 1"),
    Case("turning_first", "CL-10", turning, "A", "focus 2"),
    Case("turning_first", "CL-10", turning, "A", "end"),
    Case("turning_first", "CL-10", turning, "A", "take 1 from B"),
    Case("turned_already", "CL-10", turning, "A", "turn 2"),
    Case("not_turning", "CL-10", start, "A", "stop"),
    Case("not_turning", "CL-10", done, "A", "stop"),
    # places
    Case("empty_place", "CL-10", pinned, "A", "turn 1"),
    Case("empty_place", "CL-12", pinned, "A", "confirm 1 at 1"),
    Case("empty_place", "CL-14", pinned, "A", "swap 1 with B 1"),
    Case("empty_place", "CL-10", lambda: pinned().acts("turn 2"), "A", "turn 1"),
    Case("same_focus", "CL-11", start, "A", "focus 1"),
    Case("same_focus", "CL-11", without_focus, "A", "focus 1"),
    Case("focus_empty", "CL-11", pinned, "A", "focus 1"),
    Case("too_dear", "CL-12", start, "A", "confirm 3 at 1"),
    Case("no_clue_there", "CL-13", lambda: start().acts("scout 1 to 1"), "A", "scout 1 to 1"),
    Case("scout_dear", "CL-13", start, "A", "scout tray to 1"),
    # teamwork
    Case("yourself", "CL-14", start, "A", "take 1 from A"),
    Case("yourself", "CL-14", start, "A", "swap 1 with A 2"),
    Case("no_focus_clue", "CL-8", without_focus, "A", "take 1 from B"),
    Case("no_focus_clue", "CL-8", without_focus, "A", "swap 2 with B 1"),
    Case("distraction_focus", "CL-14", distracted, "A", "take 1 from B"),
    Case("aspects_differ", "CL-14", lambda: start().acts("focus 3"), "A", "take 1 from B"),
    Case("came_from", "CL-15", swapped, "A", "swap 1 with B 2"),
    Case("came_from", "CL-15", swapped, "A", "swap 3 with B 1"),
    Case("not_so_many", "CL-14", start, "A", "take 2 from B"),
    Case("not_so_many", "CL-14", start, "A", "take 18 from C"),
    # ideas that must go
    Case("lose_first", "CL-21", losing, "A", "end"),
    Case("lose_first", "CL-21", losing, "A", "turn 1"),
    Case("nothing_to_lose", "CL-21", start, "A", "lose supply"),
    Case("nothing_to_lose", "CL-21", turning, "A", "lose rest"),
    Case("none_there", "CL-21", lost_of_c, "A", "lose C"),
]
RULES = sorted({case.rule for case in CASES} | {"CL-14"})


@rule(*RULES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_move_is_refused_with_its_reason_and_rule(case: Case) -> None:
    case.check()


@rule("CL-14", "CL-8")
def test_others_places_are_filled_by_these_rules_but_need_not_be() -> None:
    """What empties them comes with the campaign: an Intel with such a gap is answered already."""
    table = start()
    intel = table.intel("A")
    gap = replace(intel.players[1], area=(None, *intel.players[1].area[1:]))
    focus = replace(intel, players=(intel.players[0], gap, intel.players[2]))
    reason = table.game.refusal(focus, Take(1, 1))
    assert reason is not None and (reason.code, reason.rule) == ("no_focus_clue", "CL-8")
    assert reason.values == {"seat": 1, "who": "other"}
    gap = replace(intel.players[1], area=(intel.players[1].area[0], None, None))
    place = replace(intel, players=(intel.players[0], gap, intel.players[2]))
    reason = table.game.refusal(place, Swap(0, 1, 2))
    assert reason is not None and (reason.code, reason.rule) == ("their_place_empty", "CL-14")
    assert reason.values == {"seat": 1, "place": 3}


@rule(*RULES)
def test_every_reason_of_the_game_is_tried_here() -> None:
    tried = [*CASES, *REFUSED, NOTHING_BELOW]
    assert reasons(refusal) == {case.code for case in tried} | {"their_place_empty"}


@rule("CL-10", "CL-12", "CL-13", "CL-14", "CL-15", "CL-21")
@pytest.mark.parametrize(
    ("table", "move", "values"),
    [
        (turning, "turn 2", {"place": 2}),
        (pinned, "turn 1", {"place": 1}),
        (start, "confirm 3 at 1", {"price": 2, "ideas": 1}),
        (start, "scout tray to 1", {"price": 2, "ideas": 1}),
        (without_focus, "take 1 from B", {"seat": 0, "who": "you"}),
        (lambda: start().acts("focus 3"), "take 1 from B", {"seat": 1}),
        (swapped, "swap 1 with B 2", {"name": "@clue-lie", "seat": 0, "who": "you"}),
        (swapped, "swap 3 with B 1", {"name": "@clue-hat", "seat": 1, "who": "other"}),
        (start, "take 2 from B", {"seat": 1, "ideas": 1}),
        (refused, "take 1 from B", {"seat": 1}),
        (asked, "end", {"seat": 1, "who": "other"}),
        (losing, "end", {"left": 3}),
    ],
)
def test_a_refusal_names_what_it_is_about(
    table: Callable[[], Club], move: str, values: dict[str, Any]
) -> None:
    reason = table().refusal("A", move)
    assert reason is not None and reason.values == values


@rule("CL-6", "CL-7", "CL-9", "CL-12", "CL-14", "CL-21")
@pytest.mark.parametrize(
    "text",
    [
        *("", "END", "end 1", "stop 1", "turn", "turn 0", "turn 5", "turn 01", "turn A"),
        *("focus", "focus 0", "focus 5", "confirm 1", "confirm 1 at 0", "confirm 1 at 6"),
        *("confirm 1 to 1", "confirm park at 1", "scout 1", "scout 4 to 1", "scout 0 to 1"),
        *("scout tray", "scout Tray to 1", "swap 1 with B", "swap 1 with E 1", "swap 1 B 1"),
        *("take 0 from B", "take 19 from B", "take from B", "take 1 from b", "take 1 from E"),
        *("agree B", "lose", "lose E", "lose 2", "lose all", "rest", "give 1 to B"),
        *("first A", "show 1 love", "move day-1"),
    ],
)
def test_what_is_no_move_of_a_seat_is_unreadable(text: str) -> None:
    start().cannot_read(text)


TABLES = [
    *(start, asking, asked, refused, setting_up, last_of_the_set_up, turning, done, refilling),
    *(scouting, swapped, pinned, without_focus, losing, lost_of_c, escaped, two, distracted),
    *(choosing, sealed, not_yet_sealed, cleared, one_short, two_short, shadowed),
]


@rule("CL-9", "CL-14", "CL-21")
@pytest.mark.parametrize("table", TABLES)
def test_a_move_is_refused_exactly_when_it_is_not_offered(table: Callable[[], Club]) -> None:
    table().refuses_all_but_what_it_offers()
