"""CL-18: empty places of the area, then the incoming clues."""

from __future__ import annotations

import pytest

from rules.report import rule
from rules.spy_club.club import Club, given
from spytable.games.spy_club.events import Filled, Laid
from spytable.kernel.state import CHANCE

THREE = "park museum cabin | love hat homework | lie dog key"
TWO = "park museum cabin hat | love mom homework lie"


@rule("CL-18")
def test_nothing_empty_nothing_moved() -> None:
    table = given(THREE, "watch stamp", tray="cake").acts("end")
    assert table.incoming == "watch stamp cake" and table.phase == "moving"


@rule("CL-18")
def test_an_empty_place_takes_the_rightmost_and_the_others_slide() -> None:
    table = given(THREE, "watch stamp", tray="cake").acts("confirm 1 at 1", "end")
    assert table.area("A") == "watch museum cabin" and table.to_act == "*"
    assert table.public().drawing
    table.shows("mom")
    assert table.incoming == "stamp cake mom" and table.phase == "moving"


@rule("CL-18")
def test_two_empty_places_are_filled_from_right_to_left() -> None:
    table = given(THREE, "watch stamp", tray="cake")
    table.acts("confirm 1 at 1", "confirm 2 at 2", "end")
    assert table.area("A") == "watch stamp cabin"
    table.shows("mom", "twins")
    assert table.incoming == "cake mom twins" and table.phase == "moving"


@rule("CL-18", "CL-5")
def test_when_the_row_is_not_enough_the_tray_gives_and_shows_its_next() -> None:
    table = given(
        "park museum cabin|love hat homework|lie dog key|school * *", "watch", tray="cake"
    )
    table.acts("focus 2", "confirm 1 at 1", "confirm 3 at 3", "end")
    assert table.area("A") == "watch museum cake" and table.public().drawing
    table.shows("mom")
    assert table.to_act == "*" and table.public().drawing, "the mom slides, and the next shows"
    table.shows("twins")
    assert table.incoming == "mom twins" and table.phase == "moving"


@rule("CL-18")
def test_gaps_are_skipped() -> None:
    table = given(THREE, "watch stamp", tray="cake").acts("scout 1 to 3", "confirm 1 at 1", "end")
    assert table.area("A") == "stamp museum watch"
    table.shows("mom", "twins")
    assert table.incoming == "cake mom twins"


@rule("CL-18")
def test_gaps_that_were_scouted_are_filled_though_the_area_is_full() -> None:
    table = given(TWO, "watch stamp key", tray="cake").acts("focus 2", "scout 2 to 4", "end")
    assert table.incoming == "watch key cake -" and table.public().drawing
    table.shows("mom")
    assert table.incoming == "watch key cake mom" and table.phase == "moving"


@rule("CL-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_may_come_in_one_refill(seats: int) -> None:
    table = Club(seats).plays("* first A").any_shows()
    table.acts("focus 2", "confirm 1 at 1")
    tray = table.public().tray
    table.acts("confirm 2 at 2", "end").any_shows()
    assert table.phase == "moving" and table.public().tray == tray - 2
    assert None not in (*table.player("A").area, *table.public().incoming)


@rule("CL-18")
def test_each_card_that_comes_is_told() -> None:
    table = given(THREE, "watch stamp", tray="cake").acts("confirm 1 at 1", "end")
    assert table.event(Filled) == Filled(CHANCE, "watch", "object", seat=0, place=0)
    assert table.event(Laid) == Laid(CHANCE, "cake", "object", place=1)


@rule("CL-18")
def test_what_is_exchanged_with_the_row_leaves_no_gap() -> None:
    table = given(THREE, "watch stamp", tray="cake").acts("confirm 1 at 1", "confirm 2 at 1", "end")
    assert table.area("A") == "watch park cabin" and table.row == "museum - - - -"
