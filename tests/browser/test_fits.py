"""A table is whole on the screens that people have: nothing scrolls, nothing is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.hunters import against_bot, aim, place, placed
from browser.stage import PHONE, Stage, axe, my_turn, shot

SCREENS = [(390, 844), (768, 1024), (1024, 768), (1366, 768), (1440, 900)]


def on(page: Page, size: tuple[int, int]) -> None:
    """On a screen of this size, a move put together."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".caution, .hand .is-selected")).to_have_count(0)
    aim(page, 5, 1)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_table_fits_with_all_that_a_move_may_bring(stage: Stage, locale: str) -> None:
    page = stage.person(locale=locale, color_scheme="dark")
    placed(page)
    for size in SCREENS:
        on(page, size)
        fits(page, size)
        axe(page)
        shot(page, f"fits-{size[0]}-{locale}", full_page=False)


def fits(page: Page, size: tuple[int, int]) -> None:
    expect(page.locator(".fore li").nth(1)).to_be_visible()
    expect(page.locator(".caution")).to_be_visible()
    wide, high = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert wide <= size[0] and high <= size[1], f"at {size} it takes {wide} x {high}"
    prompt, hand = page.locator(".prompt").bounding_box(), page.locator(".hand").bounding_box()
    assert prompt and hand
    below = hand["y"] + hand["height"] <= prompt["y"] + 1
    beside = hand["x"] + hand["width"] <= prompt["x"] + 1
    assert below or beside, "the prompt covers the hand"
    assert (
        page.locator(".go .primary").evaluate("(b) => b.getBoundingClientRect().bottom") <= size[1]
    )


def test_the_smallest_screens_scroll_down_but_never_sideways(stage: Stage) -> None:
    page = stage.person(locale="fr", has_touch=True)
    placed(page)
    for size in ((360, 640), (320, 568), (1280, 640)):
        on(page, size)
        expect(page.locator(".caution")).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0], f"at {size} it is {wide} pixels wide"
        bottom = page.locator(".go .primary").evaluate("(b) => b.getBoundingClientRect().bottom")
        assert bottom <= size[1], f"at {size} the button ends at {bottom}"
        shot(page, f"fits-{size[0]}", full_page=False)


@pytest.mark.parametrize(
    "options", [{"agents": 12}, {"agents": 1, "bases": 1}, {"bases": 2, "tokens": 20}], ids=str
)
def test_the_table_holds_with_other_numbers_of_things(
    stage: Stage, options: dict[str, int]
) -> None:
    page = stage.person(size=PHONE)
    table = against_bot(page, options=options)
    place(page, *range(options.get("bases", 3)))
    for size in (PHONE, (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"/t/{table}")
        my_turn(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0], f"{wide} pixels wide"
        shot(page, f"options-{len(options)}-{size[0]}-{options.get('agents', 10)}", full_page=False)
