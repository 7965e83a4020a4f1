"""CL-22, CL-23: five clues of one aspect, and what is the solution."""

from __future__ import annotations

import pytest

from reference.spy_club import SYMBOLS
from rules.report import rule
from rules.spy_club.club import Club, given
from spytable.games.spy_club.events import Solved

LOCATIONS = "park museum cabin school | manor funfair restaurant game-shop"


def four_in_the_row(symbol: str = "triangle", areas: str = LOCATIONS, **options: int) -> Club:
    """Four Locations are in the row at 1 to 4, and A is to act with three more before it."""
    table = given(areas, "ice-cream-stand hat stamp", tray="park", **options)
    table.acts("focus 2", "confirm 2 at 1", "confirm 1 at 2").calm()
    table.acts("focus 2", "confirm 2 at 3", "confirm 1 at 4").calm(symbol=symbol)
    assert table.row == "museum park funfair manor -" and table.active == "A"
    assert table.public().symbol == symbol
    return table


@rule("CL-22")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_the_last_movement_cards_symbol_says_which_clue_is_the_solution(place: int) -> None:
    table = four_in_the_row(SYMBOLS[place - 1])
    table.acts("confirm 3 at 5")
    name = ("museum", "park", "funfair", "manor", "cabin")[place - 1]
    assert table.solved == f"- - {name} - -"
    assert table.event(Solved) == Solved(0, name, "location", at=place - 1, count=1)
    others = sorted({"museum", "park", "funfair", "manor", "cabin"} - {name})
    assert table.discards == " ".join(others) and table.row == "- - - - -"


@rule("CL-22")
def test_the_turn_goes_on_where_it_was() -> None:
    table = four_in_the_row().acts("focus 3", "confirm 3 at 5")
    assert (table.phase, table.to_act, table.public().done) == ("acting", "A", 2)
    assert "focus 4" in table.moves("A") and table.public().turn == 2
    table.acts("confirm 4 at 1")
    assert table.row.split()[0] == table.row.replace("-", "").strip(), "the row begins anew"


@rule("CL-22")
def test_with_the_third_action_too() -> None:
    table = four_in_the_row().acts("focus 4", "focus 3", "confirm 3 at 5")
    assert table.solved == "- - funfair - -" and table.moves("A") == {"end"}


@rule("CL-22")
def test_an_exchange_may_solve() -> None:
    areas = "park museum cabin hat | manor funfair restaurant game-shop"
    table = given(areas, "ice-cream-stand school stamp", tray="park")
    table.acts("focus 2", "confirm 4 at 5", "confirm 2 at 1").calm()
    table.acts("focus 2", "confirm 2 at 3", "confirm 1 at 4").calm(symbol="star")
    assert table.row == "museum - funfair manor hat"
    table.acts("confirm 3 at 2")
    assert table.solved == "- - - - -"
    place = table.area("A").split().index("park") + 1
    table.acts(f"focus {place}", f"confirm {place} at 5")
    assert table.solved == "- - park - -" and table.area("A").split()[place - 1] == "hat"


@rule("CL-22")
def test_four_and_another_aspect_solve_nothing() -> None:
    areas = "park museum hat school | manor funfair restaurant game-shop"
    table = given(areas, "ice-cream-stand hat stamp", tray="park")
    table.acts("focus 2", "confirm 2 at 1", "confirm 1 at 2").calm()
    table.acts("focus 2", "confirm 2 at 3", "confirm 1 at 4").calm()
    table.acts("confirm 3 at 5")
    assert table.row == "museum park funfair manor hat" and table.solved == "- - - - -"


@rule("CL-22")
def test_equal_names_do_not_matter() -> None:
    areas = "park park cabin school | manor manor restaurant game-shop"
    table = given(areas, "ice-cream-stand hat stamp", tray="museum")
    table.acts("focus 2", "confirm 2 at 1", "confirm 1 at 2").calm()
    table.acts("focus 2", "confirm 2 at 3", "confirm 1 at 4").calm(symbol="square")
    table.acts("confirm 3 at 5")
    assert table.solved == "- - park - -" and table.discards == "cabin manor manor park"


@rule("CL-22", "CL-17")
def test_what_was_seen_of_the_solution_stays_known() -> None:
    table = four_in_the_row("star")
    table.acts("turn 3", "stop", "turn 3", "stop", "confirm 3 at 5")
    solution = table.public().solved[2]
    assert solution is not None and solution.name == "cabin"
    assert solution.seen and solution.other in ("key", "game-pieces")
    assert {clue.other for clue in table.public().discards} == {None}


@rule("CL-22", "CL-15")
@pytest.mark.parametrize("symbol", ["star", "moon"])
def test_what_is_solved_or_discarded_no_longer_tells_who_gave_it(symbol: str) -> None:
    table = four_in_the_row(symbol, consent=0).acts("focus 1", "swap 3 with B 3")
    given = table.player("A").area[2]
    assert given is not None and (given.name, given.givers) == ("restaurant", (1,))
    table.acts("confirm 3 at 5")
    solution = table.public().solved[2]
    assert solution is not None and (solution.name == "restaurant") == (symbol == "star")
    gone = [solution, *table.public().discards]
    assert "restaurant" in [clue.name for clue in gone] and not any(clue.givers for clue in gone)


# -- once a case (CL-23) ---------------------------------------------------------------------------


@rule("CL-23", "CL-12")
def test_an_aspect_is_not_solved_twice() -> None:
    """Two players with hardly anything but Locations: five more of them do nothing."""
    table = four_in_the_row("square").acts("focus 3", "confirm 3 at 5", "end")
    table.any_shows().suspect(_calmest(table)).any_shows()
    assert table.solved == "- - park - -"
    for _ in range(14):
        locations_to_the_row(table)
        if not table.public().row.count(None):
            break
    assert [clue.aspect for clue in table.public().row if clue] == ["location"] * 5
    assert table.solved == "- - park - -" and not table.over


def locations_to_the_row(table: Club) -> None:
    """One turn in which Locations are confirmed."""
    who = table.active
    while table.public().done < 2:
        area = table.player(who).area
        places = [p for p, clue in enumerate(area, 1) if clue and clue.aspect == "location"]
        free = [at for at, clue in enumerate(table.public().row, 1) if clue is None]
        moves = [f"confirm {place} at {at}" for place in places for at in free]
        moves += [f"focus {place}" for place in places] + ["focus 1", "focus 2"]
        table.acts(next(move for move in moves if move in table.moves(who)))
    table.acts("end")
    while table.to_act == "*" and table.chances()[0].startswith("show "):
        left = [n for pair in table.left().values() for n in pair if n in FRESH]
        table.shows(left[0] if left else "*")
    table.suspect(_calmest(table)).any_shows()
    if table.phase == "losing":
        table.acts("lose rest")


FRESH = ("ice-cream-stand", "restaurant", "game-shop", "museum", "school", "cabin", "manor", "park")


def _calmest(table: Club) -> int:
    harmless = ("nothing", "fatigue", "lost-trail", "sabotage", "decoy", "false-lead")
    landings = [one for one in table.public().landings if table.movement(one.number)]
    return min(landings, key=lambda one: harmless.index(one.event or "")).number


@rule("CL-23")
def test_five_distractions_do_nothing() -> None:
    areas = "homework chores video-games piano-lesson | homework chores video-games birthday"
    table = given(areas, "piano-lesson birthday homework", tray="chores")
    table.acts("confirm 1 at 1", "confirm 2 at 2").calm()
    table.acts("confirm 1 at 3", "confirm 2 at 4").calm().acts("confirm 1 at 5")
    row = [clue.aspect for clue in table.public().row if clue]
    assert row == ["distraction"] * 5 and table.solved == "- - - - -"
