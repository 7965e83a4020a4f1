"""Spy Connection is in reach, in every step of a whole game of four."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.fits import SCREENS, Reach, on
from browser.midway import midway
from browser.spies import NEAR, enough, press, spies, tab
from browser.stage import PHONE, Stage, my_turn, still
from browser.test_guide import first_game


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


LAID = """async () => {
  for (let each = 0; each < 4; each += 1) await new Promise((done) => requestAnimationFrame(done));
}"""
"""Until the page has found a place for what looks for one."""
OVER = """
const box = (thing) => thing.getBoundingClientRect();
const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
  && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
const letters = ({left, right, top, bottom, height}) =>
  ({left, right, top: top + height * 0.2, bottom: bottom - height * 0.2});
"""
STEPS = f"""() => {{
  {OVER}
  const written = [...document.querySelectorAll('.rival :is(.pips i:not(.no), .as)')]
    .map((each) => [each.className, box(each)]);
  const texts = document.createTreeWalker(document.querySelector('.rivals'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {{
    if (!text.data.trim() || text.parentElement.closest('.vh, .pips')) continue;
    range.selectNodeContents(text);
    for (const each of range.getClientRects()) written.push([text.data.trim(), letters(each)]);
  }}
  const panels = [...document.querySelectorAll('.rival')].map(box);
  const steps = [...document.querySelectorAll('.stepmark')].map((each) => [each, box(each)])
    .filter(([, step]) => panels.some((panel) => over(step, panel)));
  const faults = steps.flatMap(([each, step]) => {{
    const number = each.querySelector('b').dataset.letter;
    const whole = panels.some((panel) => step.left >= panel.left && step.right <= panel.right
      && step.top >= panel.top && step.bottom <= panel.bottom);
    return [...written.filter(([, other]) => over(step, other)).map(([what]) =>
      `${{number}} covers ${{what}}`), ...(whole ? [] : [`${{number}} leaves its panel`])];
  }});
  return [steps.length, faults];
}}"""
"""How many steps are shown among the missions of rivals, and what they cover there."""
NAMES = f"""() => {{
  {OVER}
  const names = [...document.querySelectorAll('.map .cn')]
    .map((each) => [each.textContent, letters(box(each))]);
  return [...document.querySelectorAll('.map .tag2 rect, .mapbox :is(.ctl button, .over)')]
    .filter((each) => each.checkVisibility())
    .flatMap((each) => names.filter(([, name]) => over(box(each), name)).map(([name]) =>
      `${{each.closest('.tag2, .ctl, .over').getAttribute('class')}} covers ${{name}}`));
}}"""
"""Which names of cities are covered by what a way costs or gives back, or by a button."""


def test_a_step_among_the_missions_of_a_rival_covered_two_names_or_left_its_panel(
    stage: Stage,
) -> None:
    page = stage.person()
    for turn in (4, 7):
        midway(page, "spy_connection", 4, turn)
        assert my_turn(page)
        expect(page.locator(".stepmark").first).to_be_visible()
        for screen in SCREENS:
            if screen.width < 1024:
                continue
            on(page, screen)
            still(page)
            page.evaluate(LAID)
            steps, faults = page.evaluate(STEPS)
            assert steps and not faults, (turn, str(screen), faults)


def test_a_gain_on_the_map_of_a_phone_and_its_plus_covered_the_names_of_cities(
    stage: Stage,
) -> None:
    page = stage.person(size=PHONE, has_touch=True)
    midway(page, "spy_connection", 4, 7)
    assert my_turn(page)
    for screen in SCREENS:
        on(page, screen)
        page.evaluate(LAID)
        near = page.evaluate(NAMES)
        assert not near, (str(screen), near)
        if page.locator(".over").is_visible():
            page.locator(".over").tap()
            expect(page.locator(".over")).to_have_count(0)
            page.evaluate(LAID)
            whole = page.evaluate(NAMES)
            assert not whole, (str(screen), whole)
            page.locator(".map .city .tap").first.tap()
            expect(page.locator(".over")).to_be_visible()
            page.evaluate(LAID)
            close = page.evaluate(NAMES)
            assert not close, (str(screen), close)


OUTSIDE = """() => {
  const [map, buttons] = ['.mapbox', '.ctl']
    .map((one) => document.querySelector(one).getBoundingClientRect());
  return buttons.left < map.left || buttons.right > map.right || buttons.top < map.top
    || buttons.bottom > map.bottom;
}"""
"""Whether the buttons of the map have left it."""


@pytest.mark.usefixtures("fixed_house")
def test_the_buttons_of_the_map_left_it_when_a_tablet_was_turned(stage: Stage) -> None:
    page = stage.person(newcomer=True)
    first_game(page, "spy_connection")
    expect(page.locator(".tip")).to_be_visible()
    for size in ((1280, 800), (768, 1024), (1280, 800), (360, 640), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        still(page)
        page.evaluate(LAID)
        assert not page.evaluate(OUTSIDE), size


def test_steps_did_not_grow_with_the_table_or_lay_on_the_small_map(stage: Stage) -> None:
    page = stage.person(size=(2560, 1440))
    midway(page, "spy_connection", 4, 4)
    assert my_turn(page)
    page.wait_for_function(
        """() => Math.max(...[...document.querySelectorAll('.stepmark')]
            .map((each) => each.offsetWidth)) > 30"""
    )
    for screen in SCREENS:
        if screen.width < 1024:
            on(page, screen)
            page.wait_for_function(
                f"""() => {{
                  {OVER}
                  const lids = [...document.querySelectorAll('.mapbox :is(.ctl button, .over)')]
                    .filter((each) => each.checkVisibility());
                  return ![...document.querySelectorAll('.stepmark')].some((each) =>
                    lids.some((lid) => over(box(each), box(lid))));
                }}"""
            )


def test_a_step_beside_a_rival_slid_off_its_place_on_a_large_screen(stage: Stage) -> None:
    page = stage.person(size=(2560, 1440))
    midway(page, "spy_connection", 4, 6)
    assert my_turn(page)
    page.locator(".stepmark").nth(2).wait_for()
    still(page)
    slid = """(all) => all.map((mark) => Math.abs(
      mark.firstElementChild.getBoundingClientRect().top - mark.getBoundingClientRect().top))"""
    assert max(page.locator(".stepmark").evaluate_all(slid)) < 1
