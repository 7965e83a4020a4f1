"""The log as people read it: turns with headlines, the newest in sight, what it speaks of lit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.hunters import aim, confirm, place, placed
from browser.midway import midway
from browser.stage import Stage, against_bots, axe, my_turn

GAMES = (("agent_hunter", 2), ("spy_connection", 4), ("spywhere", 4), ("spy_club", 4))
DESKS = ((1280, 800), (1366, 768), (1440, 900))
SMALL = ((1024, 768), (390, 844), (844, 390))
_LINES = """() => {
    const box = document.querySelector('.sidebody').getBoundingClientRect();
    const range = document.createRange();
    const tops = [...document.querySelectorAll('.sidebody .gist, .sidebody details[open] ul li')]
        .flatMap((part) => (range.selectNodeContents(part), [...range.getClientRects()]))
        .filter(({ top, bottom }) => top >= box.top - 1 && bottom <= box.bottom + 1)
        .map(({ bottom }) => bottom).sort((a, b) => a - b);
    return tops.filter((top, at) => !at || top - tops[at - 1] > 9).length;
}"""


def lines(page: Page) -> int:
    """How many lines of text of the log are in sight."""
    page.locator(".side .story").last.wait_for()
    return int(page.evaluate(_LINES))


def at_newest(page: Page) -> None:
    """The last line is in sight, and nothing is below it."""
    page.wait_for_function(
        """() => {
            const box = document.querySelector('.sidebody');
            return box.scrollHeight - box.scrollTop - box.clientHeight < 2;
        }"""
    )


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_three_lines_of_the_log_were_in_sight(stage: Stage, name: str, players: int) -> None:
    """Eight lines at least; the newest is the last."""
    page = stage.person()
    midway(page, name, players, -2)
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        at_newest(page)
        assert lines(page) >= 8, (width, height)
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("button", name="Log", exact=True).click()
        page.locator(".side.open").wait_for()
        at_newest(page)
        assert lines(page) >= 8, (width, height)
        page.keyboard.press("Escape")


def test_the_menu_took_the_room_of_the_lines(stage: Stage) -> None:
    """Where there is little of it, it is behind a button."""
    page = stage.person(size=(1366, 768))
    midway(page, "spy_club", 4, -2)
    menu, more = page.locator(".side .menu"), page.get_by_role("button", name="More")
    expect(menu).to_be_hidden()
    more.focus()
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    for name in ("Copy the table’s link", "Show tips", "Give up"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    axe(page, within=".side")
    expect(page.get_by_role("button", name="Copy the table’s link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(more).to_be_focused()
    more.click()
    page.locator(".topbar").click()
    expect(menu).to_be_hidden()
    page.get_by_role("button", name="Full height").click()
    expect(menu).to_be_visible()


def test_the_log_opened_in_the_middle(stage: Stage) -> None:
    """After a reload, and whenever its tab is opened; who has scrolled up stays there."""
    page = stage.person()
    midway(page, "spy_connection", 4, -3)
    page.reload()
    page.locator(".side .story").last.wait_for()
    at_newest(page)
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("tab", name="Log").click()
    at_newest(page)
    page.locator(".sidebody").evaluate("(box) => (box.scrollTop = 0)")
    page.locator(".story summary").first.click()
    assert page.locator(".sidebody").evaluate("(box) => box.scrollTop") < 40


def test_a_turn_is_a_headline_that_unfolds(stage: Stage) -> None:
    page = stage.person()
    placed(page)
    aim(page, 5, 0)
    confirm(page)
    assert my_turn(page)
    mine = page.locator(".story", has_text=re.compile(r"You attacked .* left base with"))
    headline = mine.locator("summary")
    expect(headline).to_contain_text("5")
    expect(headline.locator(".seat")).to_be_visible()
    expect(mine.locator("details ul li").first).to_be_hidden()
    headline.focus()
    page.keyboard.press("Enter")
    expect(mine.locator("details ul li").first).to_be_visible()
    axe(page, within=".side")


def test_a_line_lights_what_it_speaks_of(stage: Stage) -> None:
    page = stage.person()
    placed(page)
    aim(page, 3, 2)
    confirm(page)
    line = page.locator(".story", has_text="You attacked").first
    line.hover()
    expect(page.locator(".enemy .base").nth(2)).to_have_class(re.compile("told-of"))
    page.locator(".topbar").hover()
    expect(page.locator(".told-of")).to_have_count(0)
    line.locator("summary").focus()
    expect(page.locator(".enemy .base.told-of")).to_have_count(1)


def test_a_line_leads_to_its_moment_of_the_replay(stage: Stage) -> None:
    page = stage.person()
    placed(page)
    aim(page, 5, 2)
    confirm(page)
    assert my_turn(page)
    line = page.locator(".story", has_text="You attacked").first
    text = line.locator(".gist").inner_text()
    line.locator("summary").click()
    line.get_by_role("link", name="Show in the replay").click()
    page.locator(".replaybar").wait_for()
    expect(page.locator(".story.now .gist")).to_have_text(text)


def test_undo_had_no_line(stage: Stage) -> None:
    page = stage.person()
    against_bots(page, "agent_hunter", 2, "random")
    page.locator('.hand .card[data-piece$=":3"]').click(position={"x": 10, "y": 20})
    expect(page.locator(".mine .card.only-me")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".undid")).to_have_text("You undid a move.")
    place(page, 1, 4, 2)
    expect(page.locator(".undid")).to_have_count(1)
