"""Spy Connection is in reach, in every step of a whole game of four."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.fits import Reach
from browser.midway import midway
from browser.spies import NEAR, enough, press, spies, tab
from browser.stage import PHONE, Stage, my_turn


@pytest.mark.usefixtures("fixed_house")
def test_everything_is_in_reach_in_every_step_of_a_game_of_four(stage: Stage) -> None:
    page = stage.person()
    spies(page, 4, options={"turn_limit": 28})
    reach = Reach(page, ".mapbox", ".hscroll")
    turns = 0
    while my_turn(page):
        turn(page, reach)
        turns += 1
        assert turns < 120, "this game does not end"


def turn(page: Page, reach: Reach) -> None:
    if page.locator(".mc.legal").count():
        reach.check("a start mission")
        page.locator(".mc.legal").first.click()
        reach.check("this start mission")
        press(page)
        return
    if page.locator(".acts3").count():
        reach.check("an action")
        act(page, reach)
    if page.locator(".turnchip.yours").count() and page.locator(".go .primary").count():
        reach.check("the end of a turn")
        press(page)


def act(page: Page, reach: Reach) -> None:
    missions = page.locator(".minebox .mc:not(.none)").count()
    if missions < 2 and tab(page, 1):
        reach.check("a mission")
        page.locator(".dcard.legal").last.click()
        reach.check("this mission")
        press(page)
        return
    for city in page.evaluate(NEAR):
        page.locator(f'.prompt .froms [data-city="{city}"]').click()
        page.locator(".go .primary:enabled").wait_for()
        reach.check("this city")
        if enough(page):
            reach.check("agents enough")
            press(page)
            return
        page.locator(".go .btn:not(.primary)").click()  # Change
    page.locator(".minebox .mc").first.click()
    reach.check("a mission of one's own")
    page.locator(".deeds button").first.click()
    page.keyboard.press("Escape")
    assert tab(page, 1)
    page.locator(".dcard.legal").last.click()
    press(page)


COVERED = """() => {
  const pop = document.querySelector('.pop').getBoundingClientRect();
  const under = (e) => { const r = e.getBoundingClientRect(); return r.left < pop.right
    && pop.left < r.right && r.top < pop.bottom && pop.top < r.bottom; };
  return [...document.querySelectorAll('.map .ticks, .prompt')].filter(under).length;
}"""


def test_a_price_on_the_map_did_nothing_and_why_not_lay_over_what_could_be_chosen(
    stage: Stage,
) -> None:
    page = stage.person()
    midway(page, "spy_connection", 4, 4)
    assert my_turn(page)
    price = page.locator(".map .tag2.sum").first
    expect(price).to_be_visible()
    price.click()
    expect(page.locator(".map .thr.tie")).to_have_count(1)
    page.keyboard.press("Escape")
    back = page.locator(".map .tag2.can").first  # +1
    back.click()
    expect(page.locator(".map .tag2.up")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".map .tag2.up")).to_have_count(0)
    for city in page.locator(".map .city.is-forbidden .tap").all():
        city.click()
        expect(page.locator(".pop")).to_be_visible()
        assert page.evaluate(COVERED) == 0
        page.keyboard.press("Escape")


def test_the_overview_of_a_phone_covered_cities_and_its_chips_had_no_names(stage: Stage) -> None:
    page = stage.person(size=PHONE, has_touch=True)
    midway(page, "spy_connection", 4, 4)
    assert my_turn(page)
    names = page.locator(".chips .nm").evaluate_all("(all) => all.map((e) => e.dataset.text)")
    assert names[0] == "You" and len(set(names)) == 4
    page.locator(".over").tap()
    expect(page.locator(".over")).to_have_count(0)
    page.locator(".map .city .tap").first.tap()
    expect(page.locator(".over")).to_be_visible()
