"""Spy Club is in reach, in every step of a whole case of four."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.clubs import clubs, clubs_at, confirm, early, nearly, press, tab, to_act
from browser.fits import SCREENS, Reach, Screen, on
from browser.stage import PHONE, Stage, still
from browser.test_spy_club import CUT, OVER, about_to_solve


@pytest.mark.usefixtures("fixed_house")
def test_everything_is_in_reach_in_every_step_of_a_case_of_four(stage: Stage) -> None:
    page = stage.person()
    clubs(page, 4)
    reach = Reach(page, ".clboard", ".me")
    turns = 0
    while to_act(page):
        turn(page, reach, all_tabs=turns == 0)
        turns += 1
        assert turns < 60, "this case does not end"


def turn(page: Page, reach: Reach, *, all_tabs: bool) -> None:
    if page.locator(".acts4").count() == 0:  # somebody asks, or ideas leave the game
        reach.check("an answer")
        press(page)
        return
    reach.check("an action")
    if all_tabs:
        for number in (0, 1, 3):
            if tab(page, number):
                page.locator(".me .card.legal, .inc .card.legal").last.click()
                reach.check("a whole move")
                page.keyboard.press("Escape")
    if confirm(page):
        reach.check("a whole move")
        press(page)
        if not page.locator(".go .end-turn").count():
            return
        reach.check("the end of a turn")
    if page.locator(".go .end-turn").count():
        press(page, ".go .end-turn")


def test_a_phone_asked_for_an_incoming_clue_that_was_out_of_sight(stage: Stage) -> None:
    page = stage.person(size=PHONE, has_touch=True)
    clubs_at(page, 4, early(9))
    assert to_act(page)
    for size in (PHONE, (360, 640), (844, 390), (640, 400)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert tab(page, 2) and tab(page, 3)
        for card in page.locator(".inc .card.legal").all():
            expect(card).to_be_in_viewport(ratio=0.9)


def test_a_large_screen_was_mostly_empty(stage: Stage) -> None:
    page = stage.person(size=(2560, 1440))
    clubs_at(page, 4, early(9))
    assert to_act(page)
    boxes = {part: page.locator(part).bounding_box() for part in (".floor", ".me .card >> nth=0")}
    floor, card = boxes.values()
    assert floor and floor["width"] > 2300
    assert card and card["width"] > 180


LOW = ((844, 390), (640, 400), (360, 640))
STAYS = """() => {
  const set = window.setTimeout;
  window.setTimeout = (then, after, ...more) => set(then, after < 10000 ? after : 1e9, ...more);
}"""
"""A scene that goes by itself stays, however slow the machine."""
TORCH = """() => {
  const [note, words] = ['.torchnote', '.torchnote .tx']
    .map((one) => document.querySelector(one).getBoundingClientRect());
  const whole = words.left >= note.left - 1 && words.right <= note.right + 1
    && words.bottom <= note.bottom + 4;
  return whole || words.width === 0 || words.top >= note.bottom - 1;
}"""
"""Whether what is said of the torch is whole, or not shown at all."""


def test_the_scene_of_a_solved_aspect_hid_its_words_and_its_button_on_low_screens(
    stage: Stage,
) -> None:
    page = stage.person(locale="fr")
    clubs_at(page, 3, nearly)
    about_to_solve(page)
    page.evaluate(STAYS)
    page.locator(".go .primary:enabled:not([aria-disabled=true])").click()
    page.locator(".cf-solved").wait_for()
    for size in (*LOW, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        still(page)
        for part in (".cf-answer", "h2", ".cf-talk", ".btn"):
            expect(page.locator(f".cf-solved {part}")).to_be_in_viewport(ratio=0.99)
        hidden = page.locator(".cf-solved").evaluate("(e) => e.scrollHeight - e.clientHeight")
        assert hidden <= 1, size
        assert page.evaluate(OVER, [".cf-answer .stamp", ".cf-answer > b"]) == [], size


def test_those_who_may_lose_ideas_were_half_behind_the_button(stage: Stage) -> None:
    page = stage.person()
    clubs_at(page, 4, lambda intel: intel.phase == "losing" and intel.losing > 1)
    assert to_act(page)
    for language in ("en", "fr"):
        for size in LOW:
            on(page, Screen(*size, language))
            still(page)
            assert page.evaluate(OVER, [".losing .btn", ".pfoot"]) == [], (size, language)
            assert page.evaluate(CUT, ".losing .btn") == [], (size, language)
            for source in page.locator(".losing .btn").all():
                expect(source).to_be_in_viewport(ratio=1)


def test_the_glass_covered_the_name_of_a_clue_on_a_tablet(stage: Stage) -> None:
    page = stage.person()
    clubs_at(page, 4, early(9))
    assert to_act(page)
    for screen in SCREENS:
        if screen.width >= 768:
            on(page, screen)
            still(page)
            assert page.evaluate(OVER, [".others .foc", ".others .card .nm"]) == [], screen


def test_the_words_of_the_torch_were_cut_to_a_letter_and_counts_crossed_their_frame(
    stage: Stage,
) -> None:
    page = stage.person()
    for players in (2, 4):
        clubs_at(page, players, early(9))
        assert to_act(page)
        for screen in SCREENS:
            on(page, screen)
            still(page)
            assert page.evaluate(TORCH), (players, str(screen))
            assert page.evaluate(CUT, ".aspects button") == [], (players, str(screen))
