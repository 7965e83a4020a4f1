"""Spy Club's other ways to solve on the screens people have (CL-39 to CL-44)."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.clubs import press, scene_away, tab, table_at, to_act
from browser.fits import Screen, in_reach, on
from browser.stage import DESK, PHONE, Stage, axe, shot
from rules.spy_club.club import Club, given

SIZES = (PHONE, (1024, 768), (1440, 900))


def one_short() -> Club:
    """Four Locations lie in a sealed row; one of them has been turned over. B may act."""
    terms = {"first": 3, "proof": 1, "sealed": 1, "expert": 1, "actions": 6, "distance": 0}
    table = given("park museum cabin school | *", terms=terms, consent=0)
    table.acts("turn 1", "stop", "turn 1", "stop", *(f"confirm {n} at {n}" for n in range(1, 5)))
    return table.calm(symbol="square")


def sit(page: Page, table: Club) -> None:
    case = table.position
    table_at(page, case, len(case.steps), table.number(table.active))
    assert to_act(page)


def test_the_expert_is_asked_on_the_table_and_a_sealed_row_can_be_cleared(stage: Stage) -> None:
    page = stage.person()
    sit(page, one_short())
    words = ["Location first", "turned: 1", "sealed row", "expert: 1 idea", "6 actions"]
    assert page.locator(".terms button").all_inner_texts() == ["This case", *words]
    expect(page.locator(".crow .proven")).to_have_count(1)
    expect(page.locator('.aspects [data-text="not yet"]')).to_have_count(4)
    for size in SIZES:
        for language in ("en", "fr"):
            screen = Screen(*size, language)
            on(page, screen)
            assert in_reach(page, screen) == [], screen
            shot(page, f"expert-{size[0]}-{language}", full_page=False)
    on(page, Screen(*DESK, "en"))
    axe(page)
    page.get_by_role("button", name="This case").click()
    expect(page.locator(".terms-pop p")).to_have_count(5)
    page.keyboard.press("Escape")
    uses = page.locator(".uses button")
    assert uses.all_inner_texts() == ["Clear\n1 action", "Expert\n1 idea"]
    uses.first.click()
    expect(page.locator(".fore")).to_contain_text("All 4 confirmed clues are discarded.")
    press(page)
    expect(page.locator(".crow .card")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".crow .card")).to_have_count(4)
    uses.nth(1).click()
    page.get_by_role("button", name="Ask the expert: 1 idea", exact=True).click()
    expect(page.locator(".cf-solved")).to_contain_text("Museum")
    scene_away(page)
    expect(page.locator(".crow .card")).to_have_count(0)
    expect(page.locator('.aspects [data-text="not yet"]')).to_have_count(0)


def test_a_shift_of_focus_shows_what_intuition_brings(stage: Stage) -> None:
    page = stage.person()
    terms = {"row": 3, "intuition": 1, "actions": 6, "distance": 0}
    table = given("lie museum cabin | * | *", "park", terms=terms, consent=0)
    sit(page, table.acts("confirm 2 at 1", "confirm 3 at 2", "scout 1 to 2"))
    assert tab(page, 1)
    page.locator('.me .card.legal[aria-label*="Park"]').click()
    expect(page.locator(".fore")).to_contain_text("Intuition: it solves the Location.")
    expect(page.locator(".fore")).to_contain_text("Park is your focus clue")
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        shot(page, f"intuition-{size[0]}", full_page=False)
    press(page)
    expect(page.locator("#prompt-title")).to_contain_text("The movement cards do not decide it")
    page.get_by_role("button", name="Cabin is the answer").click()
    expect(page.locator(".cf-solved")).to_contain_text("Cabin")
    scene_away(page)
    expect(page.locator('.me .card[aria-label*="Park"]')).to_have_count(0)


def test_a_full_row_that_must_wait_says_why(stage: Stage) -> None:
    page = stage.person()
    terms = {"row": 3, "first": 1, "actions": 6, "distance": 0}
    table = given("park museum cabin | * | *", terms=terms, consent=0)
    sit(page, table.acts("confirm 1 at 1", "confirm 2 at 2"))
    page.locator('.me .card.legal[aria-label*="Cabin"]').click()
    page.locator(".crow .slot").click()
    expect(page.locator(".fore")).to_contain_text("That would be enough, but other aspects")
    press(page)
    expect(page.locator(".log, .side")).to_contain_text("Enough Locations lie there")
