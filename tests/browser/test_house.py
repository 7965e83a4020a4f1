"""The house from outside: what anybody sees who opens it."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.stage import PHONE, Stage, axe, shot


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_first_page_says_where_one_is(stage: Stage, locale: str) -> None:
    page = stage.person("/", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == locale
    axe(page)
    shot(page, f"home-{locale}")


@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_the_first_page_fits_a_phone(stage: Stage, color_scheme: Literal["light", "dark"]) -> None:
    page = stage.person("/", size=PHONE, color_scheme=color_scheme, has_touch=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], f"the page is {width} pixels wide"
    axe(page)
    shot(page, f"home-phone-{color_scheme}")
