"""Spy Club by other terms in a browser: curfew, a suspect that turns round, its shadow, where it is
caught, cold cases, clues that pass by."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.clubs import clubs_at, early, own_terms, press, tab, table_at, to_act
from browser.fits import Screen, in_reach, on
from browser.stage import DESK, PHONE, Stage, axe, shot
from browser.test_french import no_english
from rules.spy_club.club import given
from spytable.games.spy_club.intel import CaseIntel

CLOCKS = own_terms(curfew=1, turnabout=1, shadow=1, caught=1, cold=4, passing=1)


def dark(intel: CaseIntel) -> bool:
    """The suspect, which goes back, stands before whoever begins its turn."""
    here = intel.suspect is not None and intel.suspect[0] == intel.viewer
    return early(1)(intel) and here and intel.backwards and intel.part == "day"


def clocks(page: Page) -> None:
    clubs_at(page, 3, dark, own=CLOCKS)
    assert to_act(page)


def test_the_terms_tell_how_they_stand(stage: Stage) -> None:
    page = stage.person()
    clocks(page)
    chips = page.locator(".terms button").all_inner_texts()
    assert chips[0] == "This case" and len(chips) == 7
    assert re.fullmatch(r"cold case: (\d of 4|last turn!|a goal solved)", chips[1]), chips
    assert chips[2:] == [
        "curfew: Day, 1 action more", "turnabout: the other way", "shadow", "caught at a focus",
        "clues pass by",
    ]  # fmt: skip
    expect(page.locator(".me .pips i")).to_have_count(4)
    page.locator("[data-term=turnabout]").click()
    expect(page.locator(".terms-pop p")).to_contain_text("Now it moves the other way")
    page.get_by_role("button", name="Rule CL-46").click()
    expect(page.locator("[data-rule=cl-46]")).to_be_in_viewport()


def test_the_clue_in_the_shadow_is_marked_and_says_why_it_is_left_alone(stage: Stage) -> None:
    page = stage.person()
    clocks(page)
    shadow = page.locator(".me .card:has(> .dark)")
    expect(shadow).to_have_count(1)
    expect(page.locator(".me .pl:has(.dark) .cost")).to_contain_text("in the shadow")
    expect(page.locator(".clt .card > .dark")).to_have_count(1)
    expect(shadow).to_have_attribute("aria-label", re.compile("in the shadow of the suspect"))
    assert tab(page, 2)
    shadow.click()
    expect(page.locator(".pop")).to_contain_text("The suspect stands there")
    page.keyboard.press("Escape")
    gone = page.locator(".inc .card:has(> .leaving)")
    expect(gone).to_have_count(1)
    expect(gone).to_have_attribute("aria-label", re.compile("discarded at the end of the turn"))


def test_it_all_has_room_on_the_screens_people_have(stage: Stage) -> None:
    page = stage.person()
    clocks(page)
    for language in ("en", "fr"):
        for size in (PHONE, (1024, 768), (1440, 900)):
            screen = Screen(*size, language)
            on(page, screen)
            assert in_reach(page, screen) == [], screen
            shot(page, f"clocks-{size[0]}-{language}", full_page=False)
            if size == PHONE:
                axe(page)
                if language == "fr":
                    no_english(page)


def test_a_case_goes_cold_and_the_last_turn_warns_of_it(stage: Stage) -> None:
    page = stage.person()
    areas = "homework chores birthday | piano-lesson homework chores | birthday chores homework"
    table = given(areas, terms={"cold": 2}, consent=0).calm()
    table.acts("focus 2", "focus 1", "focus 2")
    table_at(page, table.position, len(table.position.steps), table.number(table.active))
    assert to_act(page)
    expect(page.locator("[data-term=cold]")).to_have_text("cold case: last turn!")
    expect(page.locator(".prompt")).to_contain_text("with this turn the trail goes cold")
    press(page, ".go .end-turn")
    expect(page.locator(".verdict, .end").first).to_contain_text("the trail is cold")
    for language in ("en", "fr"):
        for size in (PHONE, DESK):
            screen = Screen(*size, language)
            on(page, screen)
            assert in_reach(page, screen, ".end .btn") == [], screen
            shot(page, f"cold-{size[0]}-{language}")
