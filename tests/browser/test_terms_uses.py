"""What players can use in a case of Spy Club by its terms, in a real browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.clubs import press, table_at, to_act
from browser.fits import Screen, in_reach, on
from browser.stage import DESK, PHONE, Stage, axe, shot
from browser.test_french import no_english
from rules.spy_club.club import Club, given

SIZES = (PHONE, (844, 390), (1024, 768), (1440, 900))
TERMS = {"tail": 1, "informant": 2, "overtime": 1, "favour": 1, "skill-1": 5, "skill-2": 1}


def begun() -> Club:
    return given("park museum cabin | * | *", tray="hat", terms=TERMS, consent=0)


def at_table(page: Page, table: Club) -> None:
    """At the seat of A."""
    table_at(page, table.position, len(table.position.steps), 0)
    assert to_act(page)


def looked_at(page: Page, name: str) -> None:
    """Everything is in reach on the screens that people have, in both languages."""
    for size in SIZES:
        for language in ("en", "fr"):
            screen = Screen(*size, language)
            on(page, screen)
            page.locator(".go .btn:enabled").first.wait_for()
            shot(page, f"{name}-{size[0]}-{language}", full_page=False)
            assert in_reach(page, screen) == [], screen
            if language == "fr":
                no_english(page)
    on(page, Screen(*DESK, "en"))


def test_one_row_offers_all_that_can_be_used(stage: Stage) -> None:
    page = stage.person()
    table = begun().acts("focus 2", "use overtime", "confirm 2 at 1")
    at_table(page, table)
    uses = page.locator(".uses button")
    offered = ["Tailing\n1 action", "Informant\nfree", "Favour\n3 ideas"]
    assert uses.all_inner_texts() == [*offered, "Second wind\nfree"]
    expect(page.locator("[data-term=overtime]")).to_have_text("overtime (done)")
    looked_at(page, "uses")
    uses.nth(2).click()
    expect(page.locator("#prompt-title")).to_have_text("Favour")
    expect(page.locator(".fore")).to_contain_text("You keep 1 idea.")
    axe(page)
    looked_at(page, "uses-chosen")
    press(page)
    expect(page.locator("[data-term=favour]")).to_have_text("favours (done)")
    expect(uses).to_have_count(3)
    uses.nth(2).click()
    press(page)
    expect(page.locator(".me .pips i")).to_have_count(5)
    skill = page.locator("[data-term=skill]").first
    expect(skill).to_have_text("Ada: second wind (used)")
    skill.click()
    expect(page.locator(".terms-pop p")).to_contain_text("one action more in a turn")
    page.get_by_role("button", name="Rule CL-56").click()
    expect(page.locator("[data-rule=cl-56]")).to_be_in_viewport()


def test_whoever_tails_the_suspect_goes_on_or_stops(stage: Stage) -> None:
    page = stage.person()
    at_table(page, begun().acts("use tail").shows("love"))
    expect(page.locator("#prompt-title")).to_have_text(
        "You are tailing the suspect. Do you go on, or stop here?"
    )
    expect(page.locator(".fore")).to_contain_text("If it is a Motive or a Distraction")
    looked_at(page, "tailing")
    axe(page)
    expect(page.locator(".go .primary")).to_have_text("See the next clue too")
    page.locator(".go .btn", has_text="Done").click()
    expect(page.locator(".acts4")).to_have_count(1)
    expect(page.locator(".me .pips .u")).to_have_count(1)


def test_the_informant_turns_the_clue_over_that_is_chosen(stage: Stage) -> None:
    page = stage.person()
    at_table(page, begun().acts("confirm 1 at 2", "use informant"))
    expect(page.locator(".crow .legal")).to_have_count(1)
    page.locator(".crow .place").first.locator("button").click()
    expect(page.locator(".pop")).to_contain_text("No clue lies in place 1")
    page.keyboard.press("Escape")
    page.locator(".crow .card").click()
    expect(page.locator("#prompt-title")).to_have_text("Turn Park over?")
    expect(page.locator(".sides li").first).to_be_visible()
    looked_at(page, "informing")
    axe(page)
    press(page)
    expect(page.locator(".crow .card .nm")).not_to_have_text("Park")
    expect(page.locator("[data-term=informant]")).to_have_text("informant: 1 of 2")
