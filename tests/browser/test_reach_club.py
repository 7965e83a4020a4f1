"""Spy Club is in reach, in every step of a whole case of four."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.clubs import clubs, clubs_at, confirm, early, press, tab, to_act
from browser.fits import Reach
from browser.stage import PHONE, Stage


@pytest.mark.usefixtures("fixed_house")
def test_everything_is_in_reach_in_every_step_of_a_case_of_four(stage: Stage) -> None:
    page = stage.person()
    clubs(page, 4)
    reach = Reach(page, ".clboard", ".me")
    turns = 0
    while to_act(page):
        turn(page, reach, all_tabs=turns == 0)
        turns += 1
        assert turns < 60, "this case does not end"


def turn(page: Page, reach: Reach, *, all_tabs: bool) -> None:
    if page.locator(".acts4").count() == 0:  # somebody asks, or ideas leave the game
        reach.check("an answer")
        press(page)
        return
    reach.check("an action")
    if all_tabs:
        for number in (0, 1, 3):
            if tab(page, number):
                page.locator(".me .card.legal, .inc .card.legal").last.click()
                reach.check("a whole move")
                page.keyboard.press("Escape")
    if confirm(page):
        reach.check("a whole move")
        press(page)
        if not page.locator(".go .end-turn").count():
            return
        reach.check("the end of a turn")
    if page.locator(".go .end-turn").count():
        press(page, ".go .end-turn")


def test_a_phone_asked_for_an_incoming_clue_that_was_out_of_sight(stage: Stage) -> None:
    page = stage.person(size=PHONE, has_touch=True)
    clubs_at(page, 4, early(9))
    assert to_act(page)
    for size in (PHONE, (360, 640), (844, 390), (640, 400)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert tab(page, 2) and tab(page, 3)
        for card in page.locator(".inc .card.legal").all():
            expect(card).to_be_in_viewport(ratio=0.9)


def test_a_large_screen_was_mostly_empty(stage: Stage) -> None:
    page = stage.person(size=(2560, 1440))
    clubs_at(page, 4, early(9))
    assert to_act(page)
    boxes = {part: page.locator(part).bounding_box() for part in (".floor", ".me .card >> nth=0")}
    floor, card = boxes.values()
    assert floor and floor["width"] > 2300
    assert card and card["width"] > 180
