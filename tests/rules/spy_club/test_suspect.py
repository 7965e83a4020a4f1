"""CL-19 to CL-21: escape, the suspect's move, its events, and ideas that are removed."""

from __future__ import annotations

from typing import Any

import pytest

from reference.spy_club import plain
from rules.report import rule
from rules.spy_club.club import Club, given
from spytable import SPECTATOR
from spytable.games.spy_club.events import Befell, Escape, Lost, Suspect, Turned
from spytable.kernel.state import CHANCE

CALM = "homework chores video-games | piano-lesson birthday homework | chores video-games birthday"
"""Distractions only."""


def landing(name: str, **options: int) -> Club:
    """The suspect has just landed one place on, where this lies, after A's turn."""
    areas = CALM.replace("chores", name, 1)
    return given(areas, "watch stamp", tray="cake", **options).ends(1)


# -- the move (CL-19) ------------------------------------------------------------------------------


@rule("CL-19")
@pytest.mark.parametrize(("number", "lands"), [(1, (0, 1)), (2, (0, 2)), (3, (1, 0))])
def test_the_suspect_moves_by_the_boards_number_first(number: int, lands: tuple[int, int]) -> None:
    table = given(CALM).ends(number)
    assert table.public().suspect == lands and table.active == "B"


@rule("CL-19")
def test_later_the_sign_points_at_a_number_of_the_card_before() -> None:
    box = dict(plain())
    box["boards"] = [{**board, "numbers": [6, 1, 5]} for board in box["boards"]]
    box["moves"] = [
        {**card, "numbers": [2, 6, 4] if card["id"] == "day-2" else [1, 3, 5]}
        for card in box["moves"]
    ]
    table = given(CALM, components=box)
    assert table.public().numbers == (6, 1, 5)
    table.acts("end").plays("* move day-2")  # its sign is 2: the board's 1
    assert table.public().suspect == (0, 1) and table.public().numbers == (2, 6, 4)
    table.acts("end").plays("* move day-3")  # its sign is 3: the 4 of day-2
    assert table.public().suspect == (1, 2) and table.public().numbers == (1, 3, 5)
    assert table.public().card == "day-3" and table.public().turned == ("day-2", "day-3")


@rule("CL-19")
def test_the_suspect_goes_clockwise_over_all_places_and_round_again() -> None:
    table, way = given(CALM), list[tuple[int, int]]()
    for number, escape in ((3, False), (3, False), (2, False), (3, True)):
        table.ends(number, escape=escape)
        suspect = table.public().suspect
        assert suspect is not None
        way.append(suspect)
    assert way == [(1, 0), (2, 0), (2, 2), (0, 2)]


@rule("CL-19")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_more_or_fewer_places_too(seats: int) -> None:
    table = Club(seats).plays("* first B").any_shows().ends(3)
    assert table.public().suspect == ((1, 3) if seats == 2 else (2, 0))


@rule("CL-19")
def test_the_escape_sign_comes_before_the_move() -> None:
    table = given(CALM).ends(1, escape=True)
    assert table.public().escape == 1 and table.public().suspect == (0, 1)
    kinds = [type(event) for event in table.position.seen_by(SPECTATOR)[-1]]
    assert kinds.index(Escape) < kinds.index(Suspect) < kinds.index(Befell)
    assert table.event(Escape).cause == "sign"


@rule("CL-19")
def test_without_the_sign_the_marker_stays() -> None:
    assert given(CALM).ends(1).public().escape == 0


@rule("CL-19", "CL-24")
def test_who_reaches_escape_by_the_sign_moves_no_more() -> None:
    box = dict(plain())
    box["boards"] = [{**board, "steps": 3} for board in box["boards"]]
    table = given(CALM, components=box).ends(1, escape=True).ends(1, escape=False)
    table.ends(2, escape=True)
    before = table.public().suspect
    table.ends(3, escape=True)
    assert table.over and table.over_by == "escape" and table.public().suspect == before
    assert not table.events(Befell) and not table.events(Suspect)


@rule("CL-19")
def test_clues_that_move_under_the_suspect_cause_nothing() -> None:
    table = given("homework park * | * * * | * * *").acts("turn 1", "stop")
    table.acts("confirm 1 at 1", "scout 1 to 1")
    assert table.public().suspect == (0, 0) and table.public().escape == 0
    assert table.ideas == "supply 15 A 1 B 1 C 1 lost 0"


@rule("CL-19", "CL-18")
def test_the_suspect_meets_what_came_in_the_refill() -> None:
    table = given(CALM, "mom stamp").acts("confirm 2 at 1", "end").any_shows().suspect(1)
    assert table.area("A") == "homework mom video-games"
    assert table.event(Befell).incident == "sabotage"


@rule("CL-19")
def test_the_three_next_landings_are_told() -> None:
    table = given("homework park lie | love * * | * * *")
    landings = table.public().landings
    assert [(one.number, one.seat, one.place) for one in landings] == [
        (1, 0, 1), (2, 0, 2), (3, 1, 0),
    ]  # fmt: skip
    assert [one.event for one in landings] == ["decoy", "lost-trail", "false-lead"]
    assert [one.chance for one in landings] == [3, 3, 3]
    table.acts("confirm 2 at 1")
    assert table.public().landings[0].clue == table.public().incoming[0]


# -- the events (CL-20) ----------------------------------------------------------------------------


@rule("CL-20")
def test_a_distraction_nothing_happens() -> None:
    table = landing("homework")
    assert table.event(Befell).incident == "nothing"
    assert table.active == "B" and table.ideas == "supply 15 A 1 B 1 C 1 lost 0"


@rule("CL-20")
@pytest.mark.parametrize(("advanced", "lost"), [(0, 0), (1, 1)])
def test_an_object_as_many_ideas_as_aspects_solved_and_one_more_if_advanced(
    advanced: int, lost: int
) -> None:
    table = landing("hat", advanced=advanced)
    assert table.event(Befell) == Befell(CHANCE, "fatigue", lost)
    assert table.phase == ("losing" if lost else "acting")
    assert table.public().losing == lost


@rule("CL-20")
def test_a_crime_the_two_rightmost_incoming_clues_are_gone() -> None:
    table = landing("lie")
    assert table.event(Befell).incident == "lost-trail"
    assert table.discards == "stamp watch" and table.phase == "trailing"
    assert table.incoming == "cake - -" and table.to_act == "*"
    table.shows("mom", "twins")
    assert table.incoming == "cake mom twins" and table.active == "B" and table.to_act == "B"


@rule("CL-20")
def test_with_two_players_the_third_slides() -> None:
    table = given("homework lie chores birthday | * * * *", "watch stamp key", tray="cake").ends(1)
    assert table.discards == "stamp watch" and table.incoming == "key cake - -"
    table.shows("mom", "twins")
    assert table.incoming == "key cake mom twins"


@rule("CL-20")
def test_with_four_players_it_is_the_one_card_and_the_trays() -> None:
    areas = CALM.replace("chores", "lie", 1) + " | hat key museum"
    table = given(areas, "watch", tray="cake").ends(1)
    assert table.discards == "cake watch" and table.incoming == "- -"
    table.shows("mom")
    assert table.to_act == "*", "the mom goes to the right and the next is shown"
    table.shows("twins")
    assert table.incoming == "mom twins" and table.active == "B"


@rule("CL-20")
def test_a_location_the_marker_advances_once_more() -> None:
    table = landing("park")
    assert table.event(Befell).incident == "decoy" and table.public().escape == 1
    assert table.event(Escape).cause == "decoy"
    twice = given(CALM.replace("chores", "park", 1)).ends(1, escape=True)
    assert twice.public().escape == 2


@rule("CL-20")
@pytest.mark.parametrize(("advanced", "lost"), [(0, 3), (1, 4)])
def test_a_suspect_three_ideas_or_four(advanced: int, lost: int) -> None:
    table = landing("mom", advanced=advanced)
    assert table.event(Befell) == Befell(CHANCE, "sabotage", lost)
    assert table.phase == "losing" and table.public().losing == lost and table.to_act == "A"


@rule("CL-20", "CL-17")
def test_a_motive_everybody_turns_every_clue_and_no_second_event_comes() -> None:
    areas = "homework/park love/vandalism hat/librarian | park/chores mom/cake key/cabin | * * *"
    table = given(areas).ends(1)
    assert table.area("A") == "park vandalism librarian" and table.area("B") == "chores cake cabin"
    assert table.event(Befell).incident == "false-lead"
    assert len(table.events(Turned)) == 9 and len(table.events(Befell)) == 1
    assert table.active == "B" and table.public().escape == 0
    known = [clue.other for player in table.public().players for clue in player.area if clue]
    assert len(known) == 9 and None not in known


# -- removing ideas (CL-21) ------------------------------------------------------------------------


@rule("CL-21")
def test_the_active_player_chooses_from_where_they_go() -> None:
    table = landing("mom")
    assert table.moves("A") == {"lose supply", "lose A", "lose B", "lose C", "lose rest"}
    table.acts("lose B", "lose supply", "lose A")
    assert table.ideas == "supply 14 A 0 B 0 C 1 lost 3"
    assert table.active == "B" and table.phase == "acting"


@rule("CL-21")
def test_nobody_else_chooses_and_nobody_is_asked() -> None:
    table = landing("mom")
    table.refuses("B lose supply", code="not_your_turn", rule="CL-9")
    table.refuses("A end", code="lose_first", rule="CL-21")
    table.refuses("A focus 2", code="lose_first", rule="CL-21")


@rule("CL-21")
def test_who_has_none_loses_none() -> None:
    table = landing("mom").acts("lose C")
    table.refuses("A lose C", code="none_there", rule="CL-21")
    assert table.moves("A") == {"lose supply", "lose A", "lose B", "lose rest"}


@rule("CL-21")
def test_the_rest_goes_from_the_supply() -> None:
    table = landing("mom").acts("lose C", "lose rest")
    assert table.ideas == "supply 13 A 1 B 1 C 0 lost 3" and table.active == "B"


@rule("CL-21")
def test_they_leave_the_game() -> None:
    table = landing("mom").acts("lose rest")
    public = table.public()
    assert public.supply + sum(player.ideas for player in public.players) + public.lost == 18
    assert table.public().lost == 3


@rule("CL-21")
def test_when_nothing_is_to_be_lost_nothing_is() -> None:
    table = given(CALM)
    table.refuses("A lose supply", code="nothing_to_lose", rule="CL-21")
    table.refuses("A lose rest", code="nothing_to_lose", rule="CL-21")


def few(left: int, **more: Any) -> Club:
    """Two players, and the suspect will land on a Suspect again and again."""
    areas = "mom dog twins rascal | cashier librarian neighbour garbage-collector"
    table = given(areas, "hat key cake", **more)
    while in_play(table) >= left + 3:
        table.acts("end").any_shows().plays(f"* {table.chances()[0]}")
        if table.phase == "losing":
            table.acts("lose rest")
    return table


def in_play(table: Club) -> int:
    public = table.public()
    return public.supply + sum(player.ideas for player in public.players)


@rule("CL-21")
def test_with_an_empty_supply_the_rest_goes_from_whoever_has_the_most() -> None:
    areas = "mom dog twins rascal | cashier librarian neighbour garbage-collector"
    table = given(areas, "hat key cake").acts("focus 2", "focus 3", "focus 4")
    assert table.ideas == "supply 4 A 13 B 1 lost 0"
    table.ends(1).acts("lose rest").acts("focus 2").ends(1)
    assert table.ideas == "supply 0 A 13 B 2 lost 3" and table.active == "B"
    table.acts("lose rest")
    assert table.ideas == "supply 0 A 10 B 2 lost 6"


@rule("CL-21")
def test_where_only_one_source_has_ideas_they_go_by_themselves() -> None:
    areas = "homework hat chores birthday | mom key video-games piano-lesson"
    table = given(areas).acts("confirm 2 at 1").ends(1)
    table.acts("confirm 2 at 2").ends(3)
    assert table.public().suspect == (1, 0) and table.event(Befell).incident == "sabotage"
    assert table.ideas == "supply 15 A 0 B 0 lost 3" and table.active == "A"
    assert table.event(Lost) == Lost(CHANCE, ideas=3, supply=3, players=0)


@rule("CL-21")
def test_where_only_one_source_is_left_the_rest_goes_by_itself() -> None:
    table = landing("mom").acts("lose A", "lose B")
    assert table.phase == "losing" and table.public().losing == 1
    other = landing("mom", advanced=1).acts("lose A", "lose B", "lose C")
    assert other.ideas == "supply 14 A 0 B 0 C 0 lost 4" and other.active == "B"


@rule("CL-21")
def test_where_all_must_go_nobody_chooses() -> None:
    table = few(3)
    assert table.ideas.endswith("lost 15") and in_play(table) == 3
    table.acts("end").any_shows().plays(f"* {table.chances()[0]}")
    assert in_play(table) == 0 and not table.over and table.phase == "acting"


@rule("CL-21")
def test_what_was_removed_is_told() -> None:
    table = landing("mom").acts("lose rest")
    assert table.event(Lost) == Lost(0, ideas=3, supply=3, players=0)
