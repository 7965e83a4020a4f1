"""The worked examples A to I of the rulebook: Elliot is B where Tara is A."""

from __future__ import annotations

from rules.report import rule
from rules.spy_club.club import Club, given
from spytable.games.spy_club.events import Befell, Gained, Pinned, Solved, Suspect, Turned
from spytable.kernel.state import CHANCE


def elliot() -> Club:
    """His turn: in the middle the Rascal is behind, at the right the Slingshot; three players.

    From place 1, the rightmost: mom/slingshot, cake/rascal, librarian.
    """
    areas = "mom/slingshot cake/rascal librarian | homework chores birthday | * * *"
    return given(areas, "watch stamp")


@rule("CL-22")
def test_example_a_five_locations_in_the_row_solve_the_location() -> None:
    table = given("park museum cabin school | manor funfair restaurant game-shop", "* * *")
    table.acts("focus 2", "confirm 2 at 1", "confirm 1 at 2").calm()
    table.acts("focus 2", "confirm 2 at 3", "confirm 1 at 4").calm()
    assert table.solved == "- - - - -"
    table.acts("confirm 3 at 5")
    assert sum(clue is not None for clue in table.public().solved) == 1
    assert table.public().solved[2] is not None


@rule("CL-10")
def test_example_b_elliot_turns_the_middle_then_the_right_and_leaves_the_left() -> None:
    table = elliot()
    table.acts("turn 2")
    turned = Turned(0, "rascal", "suspect", seat=0, place=1, fresh=True, was="cake")
    assert table.event(Turned) == turned
    table.acts("turn 1")
    assert table.event(Turned).name == "slingshot"
    table.acts("stop")
    assert table.area("A") == "slingshot rascal librarian" and table.public().done == 1


@rule("CL-11")
def test_example_c_the_focus_on_a_suspect_with_two_in_the_area_gives_two_ideas() -> None:
    table = elliot().acts("turn 2", "turn 1", "stop", "focus 3")
    assert table.event(Gained) == Gained(0, 2, "suspect")
    assert table.player("A").ideas == 3 and table.public().done == 2


@rule("CL-12")
def test_example_d_the_rascal_one_place_from_the_focus_costs_one() -> None:
    table = elliot().acts("turn 2", "turn 1", "stop", "focus 3", "confirm 2 at 1")
    assert table.row == "rascal - - - -" and table.area("A") == "slingshot - librarian"
    assert table.event(Pinned).paid == 1 and table.player("A").ideas == 2
    assert table.moves("A") == {"end"}


def tara() -> Club:
    """From place 1: the key, a lie and a dog; the mom lies for 1 idea."""
    areas = "dog lie key | librarian hat museum | * * *"
    return given(areas, "ice-cream-stand mom", tray="watch", consent=0)


@rule("CL-13")
def test_example_e_tara_scouts_the_mom_for_one_idea_and_discards_the_key() -> None:
    table = tara().acts("scout 2 to 3")
    assert table.area("A") == "dog lie mom" and table.discards == "key"
    assert table.player("A").ideas == 0 and table.public().supply == 16
    assert table.incoming == "ice-cream-stand - watch"


@rule("CL-14")
def test_example_f_tara_takes_an_idea_then_exchanges_a_clue_with_two_actions_left() -> None:
    table = tara().acts("scout 2 to 3", "take 1 from B", "swap 2 with B 1")
    assert table.area("A") == "dog librarian mom" and table.area("B") == "lie hat museum"
    assert table.ideas == "supply 16 A 1 B 0 C 1 lost 0"
    assert table.public().done == 1, "two actions are left"
    table.acts("confirm 1 at 1", "confirm 2 at 2")
    assert table.row == "dog librarian - - -"


@rule("CL-18")
def test_example_g_two_empty_places_then_the_incoming_clues() -> None:
    table = given("mom dog key | * * * | * * *", "ice-cream-stand revenge", tray="watch")
    table.acts("confirm 1 at 1", "confirm 2 at 2", "end")
    assert table.area("A") == "ice-cream-stand revenge key"
    table.shows("stamp", "cake")
    assert table.incoming == "watch stamp cake" and table.phase == "moving"


@rule("CL-19", "CL-20")
def test_example_h_the_sign_lines_up_with_2_and_the_suspect_comes_to_a_motive() -> None:
    areas = "homework/park chores revenge/lie | mom/cake museum/birthday hat/librarian | * * *"
    table = given(areas)
    table.acts("end").suspect(2)
    assert table.event(Suspect) == Suspect(CHANCE, "revenge", "motive", number=2, seat=0, place=2)
    assert table.event(Befell).incident == "false-lead"
    assert table.area("A").split()[0] == "park" and table.area("A").split()[2] == "lie"
    assert table.area("B") == "cake birthday librarian"


@rule("CL-22")
def test_example_i_the_triangle_is_over_the_third_place() -> None:
    table = given("park museum cabin school | restaurant funfair manor game-shop", "* * *")
    table.acts("focus 2", "confirm 2 at 1", "confirm 1 at 2").calm()
    table.acts("confirm 1 at 3", "confirm 2 at 4").calm(symbol="triangle")
    table.acts("confirm 3 at 5")
    assert table.event(Solved).name == "restaurant" and table.event(Solved).at == 2
    assert table.discards == "cabin funfair museum park"
