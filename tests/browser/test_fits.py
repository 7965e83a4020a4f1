"""A table is whole on the screens that people have: nothing scrolls, nothing is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.hunters import against_bot, aim, place
from browser.stage import Stage, axe, my_turn, shot

SCREENS = [(390, 844), (768, 1024), (1024, 768), (1366, 768), (1440, 900)]


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_the_table_fits_with_all_that_a_move_may_bring(
    stage: Stage, size: tuple[int, int], locale: str
) -> None:
    page = stage.person(size=size, locale=locale, color_scheme="dark")
    against_bot(page)
    place(page, 1, 9, 4)
    assert my_turn(page)
    aim(page, 5, 1)
    expect(page.locator(".fore li").nth(1)).to_be_visible()
    expect(page.locator(".caution")).to_be_visible()
    wide, high = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert (wide, high) <= (size[0], size[1]) and high <= size[1], f"it takes {wide} x {high}"
    prompt, hand = page.locator(".prompt").bounding_box(), page.locator(".hand").bounding_box()
    assert prompt and hand
    below = hand["y"] + hand["height"] <= prompt["y"] + 1
    beside = hand["x"] + hand["width"] <= prompt["x"] + 1
    assert below or beside, "the prompt covers the hand"
    assert (
        page.locator(".go .primary").evaluate("(b) => b.getBoundingClientRect().bottom") <= size[1]
    )
    axe(page)
    shot(page, f"fits-{size[0]}-{locale}", full_page=False)


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (1280, 640)], ids=str)
def test_the_smallest_screens_scroll_down_but_never_sideways(
    stage: Stage, size: tuple[int, int]
) -> None:
    page = stage.person(size=size, locale="fr", has_touch=True)
    against_bot(page)
    place(page, 1, 9, 4)
    assert my_turn(page)
    aim(page, 5, 1)
    expect(page.locator(".caution")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    bottom = page.locator(".go .primary").evaluate("(b) => b.getBoundingClientRect().bottom")
    assert bottom <= size[1]
    shot(page, f"fits-{size[0]}", full_page=False)


@pytest.mark.parametrize(
    "options", [{"agents": 12}, {"agents": 1, "bases": 1}, {"bases": 2, "tokens": 20}], ids=str
)
def test_the_table_holds_with_other_numbers_of_things(
    stage: Stage, options: dict[str, int]
) -> None:
    for size in ((390, 844), (1440, 900)):
        page = stage.person(size=size)
        against_bot(page, options=options)
        place(page, *range(options.get("bases", 3)))
        my_turn(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0], f"{wide} pixels wide"
        shot(page, f"options-{len(options)}-{size[0]}-{options.get('agents', 10)}", full_page=False)
