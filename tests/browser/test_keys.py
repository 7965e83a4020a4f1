"""A whole game by keyboard alone, and what a screen reader is told."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.hunters import (
    BEST,
    against_bot,
    gone_on,
    grown,
    leave_so,
    lines,
)
from browser.midway import midway
from browser.stage import Stage, my_turn


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is focused; a group is entered where it was left."""
    for _ in range(60):
        if page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def arrow_to(page: Page, group: str, selector: str) -> None:
    """Reach a group by Tab, and a thing in it by the arrows."""
    tab_to(page, group)
    for _ in range(15):
        if page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not reach {selector}")


def hide(page: Page, *numbers: str) -> None:
    """Put agents on one's bases by their digits."""
    for count, number in enumerate(numbers, 1):
        page.keyboard.press(number)
        expect(page.locator(".mine .card.only-me")).to_have_count(count)


def test_a_whole_game_is_played_without_a_mouse(stage: Stage) -> None:
    page = stage.person("/")
    tab_to(page, ".btn.primary.play")
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()
    hide(page, "2", "8", "5")
    tab_to(page, ".go .primary")
    expect(page.locator(".go .primary")).to_be_enabled()
    page.keyboard.press("Enter")
    gone_on(page)
    for turn in range(120):
        if not my_turn(page):
            break
        if turn == 2:
            midway(page, "agent_hunter", 2, -4)
            assert my_turn(page)
        if page.locator(".acts3").count():
            kind, which, base = page.evaluate(BEST)
            page.keyboard.press("Escape")
            if kind == "hand":
                page.keyboard.press(str(which))
            else:
                arrow_to(page, ".acts3 button", ".acts3 button:last-child")
                page.keyboard.press("Enter")
                arrow_to(page, ".mine button", f".mine .base:nth-child({which + 1}) .card")
                page.keyboard.press("Enter")
            arrow_to(page, ".enemy button", f".enemy .base:nth-child({base + 1}) .card")
            page.keyboard.press("Enter")
        else:
            arrow_to(page, ".hand .card", ".hand .card:last-child")
            page.keyboard.press("Enter")
            expect(page.locator(".hand .card.legal")).to_have_count(0)
        before = lines(page)
        refilling = not page.locator(".acts3").count()
        tab_to(page, ".go .primary")
        expect(page.locator(".go .primary")).to_be_enabled()
        page.keyboard.press("Enter")
        if refilling:
            gone_on(page)
        else:
            grown(page, before)
    tab_to(page, ".endacts .primary")
    expect(page.locator(".endacts .primary")).to_be_focused()


def test_every_thing_on_the_table_says_what_it_is_and_whether_it_can_be_chosen(
    stage: Stage,
) -> None:
    page = stage.person()
    against_bot(page)
    expect(page.get_by_role("button", name="Agent 5, in your hand, can be chosen")).to_be_visible()
    hide(page, "1", "9", "4")
    leave_so(page)
    assert my_turn(page)
    base = page.get_by_role("region", name="Vera’s bases").get_by_role("button").nth(1)
    label = base.get_attribute("aria-label") or ""
    assert re.match(r"Vera’s middle base, hidden: \d \(\d+%\), ", label)
    known = page.locator(".mine .known").first
    expect(known).to_contain_text(re.compile("must think it is one of \\d, "))
    assert label.endswith("worth 1, can be chosen")
    assert (
        page.get_by_role("button", name="Your left base, agent 1, worth 1, can be chosen").count()
        == 1
    )
    page.keyboard.press("5")
    expect(page.get_by_role("button", name="Agent 5, in your hand, chosen")).to_be_visible()


def test_the_log_is_spoken_and_the_turn_is_called(stage: Stage) -> None:
    page = stage.person()
    against_bot(page)
    hide(page, "1", "9", "4")
    expect(page.locator("[aria-live=polite]").first).to_contain_text("You put your 4 face down")
    leave_so(page)
    assert my_turn(page)
    expect(page.locator("[aria-live=assertive]")).to_have_text(re.compile("^Your turn. (?!Your)"))
    page.get_by_role("button", name="FR", exact=True).first.click()
    expect(page.locator("[aria-live=assertive]")).to_have_text(re.compile("^À vous"))
    said = re.compile("Vous|votre|commence|permute")
    expect(page.locator("[aria-live=polite]").first).to_contain_text(said)


def test_keys_open_the_log_and_the_rules_and_take_back(stage: Stage) -> None:
    page = stage.person(size=(1024, 768))
    against_bot(page)
    page.keyboard.press("3")
    expect(page.locator(".mine .card.only-me")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".mine .card.only-me")).to_have_count(0)
    side = page.locator(".side")
    expect(side).to_be_hidden()
    page.keyboard.press("l")
    expect(side).to_be_visible()
    page.keyboard.press("Escape")
    expect(side).to_be_hidden()
    page.keyboard.press("r")
    expect(side.get_by_role("heading").first).to_contain_text("Agent Hunter")
