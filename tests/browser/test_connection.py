"""Spy Connection in a real browser: whole games by clicks, keys and taps, and what a plan shows."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from browser.midway import midway, played, source
from browser.spies import (
    NEAR,
    enough,
    gone_on,
    play_on,
    press,
    spies,
    take_turn,
)
from browser.stage import DESK, PHONE, Stage, against_bots, at_once, axe, my_turn, shot, still
from browser.test_french import no_english
from browser.test_keys import tab_to
from server.harness import Server

SCREENS = [(1440, 900), (1366, 768), (1024, 768), (768, 1024), (390, 844)]


def supply(page: Page) -> list[int]:
    """The figures of the sum in the prompt."""
    return [int(text) for text in page.locator(".eq .n").all_inner_texts()]


def first_city(page: Page) -> str:
    return str(page.evaluate(NEAR)[0])


def whole(page: Page, size: tuple[int, int]) -> None:
    wide, high = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert wide <= size[0] and high <= size[1], f"at {size} it takes {wide} x {high}"


def test_a_whole_game_by_clicks_with_its_plans_refusals_and_score(stage: Stage) -> None:
    page = stage.person(reduced_motion="no-preference")
    at_once(page)
    spies(page, options={"turn_limit": 16})
    assert my_turn(page)
    axe(page)

    # The price is on the map before the click; then the thread, the sum and the ghosts.
    city = first_city(page)
    at = page.locator(f'.map [data-city="{city}"] .tap')
    at.hover()
    expect(page.locator(".map .thr.maybe")).to_have_count(1)
    at.click()
    expect(page.locator(".map .thr.tie")).to_have_count(1)
    expect(page.locator(".go .primary")).to_be_enabled()
    had, placed, left = supply(page)
    assert had - placed == left
    assert page.locator(".map .pc.ghost").count() >= 1
    axe(page)
    page.keyboard.press("Escape")
    expect(page.locator(".map .thr.tie")).to_have_count(0)

    # What cannot be done says why, with its rule.
    page.locator(".map .city.in .tap").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("already")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Rule SC-17")).click()
    expect(page.locator('.prose [data-rule="sc-17"]')).to_be_in_viewport()
    page.get_by_role("tab", name="Log").click()

    # Sent, and undone as long as nothing was drawn.
    at.click()
    press(page)
    expect(page.locator("#prompt-title")).to_contain_text("Your spy is in")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("#prompt-title")).to_contain_text("Choose a city to connect")
    at.click()
    press(page)

    # Agents are lifted from the outside; the others say what would be cut off.
    can = page.locator(".map .space.can .tap")
    expect(can.first).to_be_attached()
    held = page.locator(".map .space:not(.can):has([data-piece^='0@']) .tap")
    if held.count():
        held.first.click()
        expect(page.get_by_role("dialog")).to_contain_text("cut off")
        page.keyboard.press("Escape")
    can.first.click()
    expect(page.locator(".map .pc.gone")).to_have_count(1)
    page.locator(".map .space:has(.pc.gone) .tap").click()
    expect(page.locator(".map .pc.gone")).to_have_count(0)
    press(page)

    # Taking a mission draws a card: that binds.
    assert my_turn(page)
    page.locator(".acts3 button").nth(1).click()
    page.locator(".dcard.legal").last.click()
    expect(page.locator(".caution")).to_contain_text("a card is drawn")
    press(page)
    expect(page.locator(".minebox .mc:not(.none)")).to_have_count(2)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    press(page)

    # A mission of one's own can go, and comes back while nothing is sent.
    assert my_turn(page)
    page.locator(".minebox .mc").nth(1).click()
    page.get_by_role("button", name=re.compile("Discard it")).click()
    expect(page.locator(".mc.gone")).to_have_count(1)
    page.get_by_role("button", name=re.compile("Discard it")).click()
    expect(page.locator(".mc.gone")).to_have_count(0)
    page.keyboard.press("Escape")
    shot(page, "connection", full_page=False)

    play_on(page)
    expect(page.locator(".verdict h2")).to_contain_text(re.compile("wins?,"))
    points = [int(text) for text in page.locator(".sc .tot").all_inner_texts()]
    for column, total in enumerate(points):
        told = page.locator(".sc").nth(column).locator(".plus strong").all_inner_texts()
        assert sum(int(text) for text in told) == total
    axe(page)
    shot(page, "connection-end")


SECOND_CLICK = """() => new MutationObserver((_, watch) => {
  const button = [...document.querySelectorAll('.go button')]
    .find((each) => each.innerText === 'End the turn');
  if (!button) return;
  watch.disconnect();
  button.click();
  document.body.dataset.second = button.ariaDisabled;
}).observe(document.body, { childList: true, characterData: true, subtree: true })"""
"""A click on the button that ends the turn, in the moment in which it comes."""


def test_a_second_click_ended_the_turn_and_an_empty_supply_was_said_too_long(stage: Stage) -> None:
    page = stage.person()
    position = played("spy_connection", 2)
    against_bots(page, "spy_connection", 2, "greedy", **source(page, position, 45))
    assert my_turn(page)
    page.locator('.prompt .froms [data-city="budapest"]').click()
    lifts = page.locator(".prompt .lifts button")
    expect(page.get_by_role("group", name="Take agents back")).to_be_visible()

    # By keys: after each agent the focus is on the next one, then on what is asked.
    lifts.first.focus()
    for left in (3, 2, 1):
        expect(page.locator(".go .primary")).to_contain_text(f"{left} agent")
        expect(page.locator(".go .primary")).to_be_enabled()
        page.keyboard.press("Enter")
        inside = "() => document.activeElement.closest('.lifts') !== null"
        page.wait_for_function(inside if left > 1 else "() => document.activeElement.id")
    expect(page.locator("#prompt-title")).to_be_focused()
    expect(page.locator(".prompt")).to_contain_text("arrive in Budapest with no agents left")

    # The button that ends the turn comes where one has just pressed another.
    expect(page.locator(".go .primary")).to_be_enabled()
    page.evaluate(SECOND_CLICK)
    page.locator(".go .primary").click()
    expect(page.locator("body")).to_have_attribute("data-second", "true")
    expect(page.locator("#prompt-title")).to_contain_text("your supply is empty")
    axe(page)

    lifts.first.click()
    expect(page.locator("#prompt-title")).not_to_contain_text("empty")
    expect(page.locator(".go .primary")).to_have_text("Cover it and end the turn")
    press(page)
    expect(page.locator(".side")).to_contain_text("Mission complete")


def walk(page: Page, to: str) -> None:
    """Along the connections by the arrows, until something is reached."""
    rng = random.Random(7)
    tab_to(page, ".map [role=button]")
    for _ in range(400):
        if page.evaluate("(to) => document.activeElement.matches(to)", to):
            return
        page.keyboard.press(f"Arrow{rng.choice(('Up', 'Down', 'Left', 'Right'))}")
    raise AssertionError(f"the arrows do not reach {to}")


def test_a_game_by_keys_alone(stage: Stage) -> None:
    page = stage.person()
    spies(page, options={"turn_limit": 8})
    lifted = False
    while my_turn(page):
        if page.locator(".acts3").count():
            walk(page, ".city:has(.ticks)")
            expect(page.locator(".map .thr.maybe")).to_have_count(1)
            page.keyboard.press("Enter")
            expect(page.locator(".map .thr.tie")).to_have_count(1)
            if not enough(page):
                page.keyboard.press("Escape")
                continue
        elif not lifted:
            lifted = True
            walk(page, ".space:has([data-piece^='0@'])")
            page.keyboard.press("Shift+Enter")
            expect(page.locator(".map .pc.gone").first).to_be_attached()
            page.keyboard.press("Escape")
        page.locator(".go .primary:enabled:not([aria-disabled=true])").wait_for()
        before = page.locator(".prompt").inner_text()
        tab_to(page, ".go .primary")
        page.keyboard.press("Enter")
        gone_on(page, before)
    assert lifted
    expect(page.locator("[aria-live=polite]").first).to_contain_text(re.compile("turn|connected"))


def test_a_phone_with_four_players_in_french(stage: Stage) -> None:
    page = stage.person(size=PHONE, locale="fr", has_touch=True, color_scheme="dark")
    midway(page, "spy_connection", 4, 2, options={"turn_limit": 20, "advanced": 1})
    expect(page.locator(".chips button")).to_have_count(4)
    for turn in range(40):
        if not my_turn(page):
            break
        whole(page, PHONE)
        if turn < 4:
            no_english(page)
        if turn == 2:
            axe(page)
            page.locator(".chips button").nth(2).tap()
            expect(page.locator(".chips button").nth(2)).to_have_attribute("aria-pressed", "true")
            page.locator(".chips button").first.tap()
            near = page.locator(".map").get_attribute("viewBox")
            page.locator(".over").tap()
            assert page.locator(".map").get_attribute("viewBox") != near
            page.locator(".map .city .tap").first.tap()  # comes nearer, and chooses nothing
            expect(page.locator(".map .thr.tie")).to_have_count(0)
            shot(page, "connection-phone", full_page=False)
        take_turn(page)
    expect(page.locator(".verdict h2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    no_english(page)
    axe(page)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_table_of_four_is_whole_on_the_screens_people_have(stage: Stage, locale: str) -> None:
    page = stage.person(locale=locale)
    midway(page, "spy_connection", 4, 3)
    assert my_turn(page)
    for size in SCREENS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark" if size[0] % 3 else "light")
        whole(page, size)
        page.locator(".prompt .froms [data-city]").first.click()
        expect(page.locator(".map .thr.tie")).to_have_count(1)
        whole(page, size)
        bottom = page.locator(".go .primary").evaluate("(b) => b.getBoundingClientRect().bottom")
        assert bottom <= size[1]
        if size[0] in (390, 1024):
            axe(page)
        shot(page, f"connection-{size[0]}-{locale}", full_page=False)
        page.keyboard.press("Escape")
    for size in ((320, 568), (360, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_several_play_on_one_screen(stage: Stage) -> None:
    page = stage.person("/new/spy_connection?shared=1")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Their name").first.fill("Odile")
    page.get_by_role("button", name="Start the game").click()
    seen = set()
    for _ in range(4):
        assert my_turn(page)
        assert page.locator(".curtain").count() == 0, "nothing is hidden here"
        who = "Odile" if "Odile" in page.locator(".prompt .whose").inner_text() else "Ada"
        expect(page.locator(".prompt .whose")).to_have_text(f"Now: {who}")
        expect(page.locator(".minebox .nm")).to_contain_text(who)
        seen.add(page.locator(".minebox > header .seat").get_attribute("class"))
        take_turn(page)
    assert len(seen) == 2


def test_a_game_is_watched_replayed_and_survives_its_server(
    stage: Stage, own_house: Server
) -> None:
    page = stage.person()
    table = spies(page, options={"turn_limit": 8})
    assert my_turn(page)
    guest = stage.person(f"/t/{table}")
    expect(guest.locator(".watchbar")).to_be_visible()
    assert guest.locator(".map [role=button]").count() == 0
    axe(guest)
    city = first_city(page)
    page.locator(f'.map [data-city="{city}"] .tap').click()
    expect(page.locator(".go .primary")).to_be_enabled()
    with stage.outage():
        own_house.kill()
        expect(page.locator(".caution")).to_contain_text("Connection lost")
        own_house.start()
        expect(page.locator(".caution")).to_have_count(0)
    expect(page.locator(".map .thr.tie")).to_have_count(1)
    press(page)
    expect(guest.locator(f'.map [data-zone="c.{city}"] [data-piece="spy:0"]')).to_be_attached()
    play_on(page)
    page.get_by_role("link", name="Replay from your seat").click()
    expect(page.locator(".replaybar")).to_be_visible()
    expect(page.locator(".sct .prompt")).to_be_hidden()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".map [data-piece^='spy:']")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".map [data-piece^='spy:']")).to_have_count(2)
    axe(page)
    shot(page, "connection-replay", full_page=False)


def test_nothing_on_the_map_said_where_ones_missions_lead(stage: Stage) -> None:
    page = stage.person()
    midway(page, "spy_connection", 2, 0)
    assert my_turn(page)
    wanted = page.locator(".minebox .goal:not(.ok) .cityname").all_inner_texts()
    flagged = page.locator(".map .city:has(.goal2) .cn").all_text_contents()
    assert flagged and set(flagged) == set(wanted)
    flag = page.locator(".map .city:has(.goal2)").first
    expect(flag).to_have_attribute("aria-label", re.compile("needed by one of your missions"))
    assert page.locator(".map .aimed").count() == 0
    page.locator(".acts3 button").nth(1).click()
    card = page.locator(".dcard.legal").last
    cities = card.locator(".cl").inner_text().split(" – ")
    card.click()
    expect(page.locator(".map .city:has(.aimed) .cn")).to_have_count(len(cities))
    assert set(page.locator(".map .city:has(.aimed) .cn").all_text_contents()) == set(cities)
    shot(page, "connection-goals", full_page=False)
    # Which turn it is, and what the points are made of.
    expect(page.locator(".disp header")).to_contain_text(re.compile(r"turn \d+"))
    points = page.locator(".minebox .pt")
    expect(points).to_have_attribute(
        "aria-label", re.compile(r"\d+ points?: \d+ from missions, \d+ from covered goals")
    )


def test_a_rivals_missions_could_not_be_enlarged(stage: Stage) -> None:
    page = stage.person()
    midway(page, "spy_connection", 4, 6)
    assert my_turn(page)
    rival = page.locator(".rival").nth(1)
    name = rival.locator(".nm").inner_text()
    cities = [city.split("\n")[-1] for city in rival.locator(".ch").all_inner_texts()]
    rival.click()
    cards = page.get_by_role("dialog", name=f"{name}’s missions")
    assert cards.locator(".cityname").all_inner_texts() == cities
    expect(cards).to_contain_text(re.compile(r"\d+ points?: \d+ from missions"))
    assert set(page.locator(".map .city:has(.aimed) .cn").all_text_contents()) == set(cities)
    axe(page)
    shot(page, "connection-rival", full_page=False)
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)
    expect(rival.locator(".nm")).to_be_focused()


def test_the_note_of_a_small_map_lay_over_spaces_and_agents(stage: Stage) -> None:
    page = stage.person(locale="fr")
    midway(page, "spy_connection", 4, 6)
    my_turn(page)
    expect(page.locator(".printed .note").first).to_be_visible()
    for size in (DESK, PHONE, (1024, 768), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for whole in page.get_by_role("button", name="Toute la carte").all()[:1]:
            if whole.is_enabled():
                whole.click()
        still(page)
        over = page.evaluate(
            """() => [...document.querySelectorAll('.printed .note')].flatMap((note) => {
              const its = note.getBoundingClientRect();
              return [...document.querySelectorAll('[data-space]')].filter((space) => {
                const box = space.getBoundingClientRect();
                // A finger has more room than can be seen.
                const [x, y, r] = [box.x + box.width / 2, box.y + box.height / 2, box.width * 0.31];
                return x - r < its.right && x + r > its.left
                  && y - r < its.bottom && y + r > its.top;
              }).map((space) => space.getAttribute('aria-label'));
            })"""
        )
        assert not over, f"{size}: {over}"


def test_agents_on_a_rivals_mission_read_as_so_many_more_cities(stage: Stage) -> None:
    page = stage.person()
    midway(page, "spy_connection", 4, 6)
    my_turn(page)
    assigned = page.locator(".rivals .as")
    assert assigned.count()
    for one in assigned.all():
        assert one.locator("svg .pc").count() == 1
        assert "+" not in one.inner_text()
