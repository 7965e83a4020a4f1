"""Everything in French: a whole game, and no English word on the way."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.hunters import aim_well, confirm, place, play_on
from browser.midway import midway
from browser.stage import Stage, axe, my_turn

ENGLISH = re.compile(r"\b(the|your|you|is|of|agent in|base is|choose|turn)\b", re.IGNORECASE)
FAULTS = re.compile("(?<![\u00a0\\w/.-])[?!;»]|(?<=[\\w)])[?!;]|« |['\u202f]")


def no_english(page: Page) -> None:
    """All that can be read or heard, without names and rule numbers."""
    told = page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll('*')]
            .flatMap((e) => [e.ariaLabel, e.title, e.placeholder])].filter(Boolean).join(' ')"""
    )
    told = told.replace("Agent Hunter", "").replace("Language / Langue", "")
    found = ENGLISH.search(told)
    assert not found, told[max(0, found.start() - 60) : found.end() + 60]
    fault = FAULTS.search(told)
    assert not fault, told[max(0, fault.start() - 60) : fault.end() + 60]


def test_a_whole_game_in_french(stage: Stage) -> None:
    page = stage.person("/", locale="fr")
    no_english(page)
    page.get_by_role("button", name=re.compile("^Jouer")).first.click()
    page.locator(".prompt").wait_for()
    expect(page.locator("#prompt-title")).to_contain_text("base de gauche")
    no_english(page)
    place(page, 1, 9, 4)
    assert my_turn(page)
    aim_well(page)
    expect(page.locator(".fore li").first).to_be_visible()
    no_english(page)
    confirm(page)
    assert my_turn(page)
    no_english(page)
    midway(page, "agent_hunter", 2, -3)
    play_on(page)
    no_english(page)
    axe(page)


def test_the_other_pages_in_french(stage: Stage) -> None:
    for path in ("/new/agent_hunter", "/new/agent_hunter?shared=1", "/rules/agent_hunter"):
        page = stage.person(path, locale="fr")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        no_english(page)
        axe(page)
