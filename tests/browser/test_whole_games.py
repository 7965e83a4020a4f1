"""Whole games in a real browser: against a bot, against each other, on one screen, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.hunters import against_bot, aim_well, place, play_on, take_turn
from browser.midway import midway, played, source, turns
from browser.stage import PATIENCE, PHONE, Stage, another_way, ask, at_once, axe, my_turn, shot


def test_a_newcomer_plays_a_whole_game_against_a_bot_by_clicks(stage: Stage) -> None:
    page = stage.person(reduced_motion="no-preference")
    at_once(page)
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play now")).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Agent Hunter")
    expect(page.locator("#prompt-title")).to_contain_text(
        "Put an agent face down on your left base"
    )
    axe(page)
    place(page, 1, 7, 4)
    assert my_turn(page)
    axe(page)
    shot(page, "table", full_page=False)
    play_on(page)
    expect(page.locator(".verdict h2")).to_contain_text(re.compile("wins?,|shared|win on"))
    expect(page.locator(".sc li")).to_have_count(6)
    points = [int(text) for text in page.locator(".sc .tot").all_inner_texts()]
    for column, total in enumerate(points):
        told = page.locator(".sc").nth(column).locator(".plus strong").all_inner_texts()
        assert sum(int(text) for text in told) == total
    axe(page)
    shot(page, "end")


def test_two_browsers_play_each_other_by_an_invitation(stage: Stage) -> None:
    host, guest = stage.person("/"), stage.person()
    another_way(host, "Invite friends")
    host.wait_for_url(re.compile("/t/"))
    axe(host)
    shot(host, "waiting-room")
    guest.goto(host.url)
    guest.get_by_label("Your name").fill("Odile")
    axe(guest)
    guest.get_by_role("button", name="Sit down").click()
    start = host.get_by_role("button", name=re.compile("Start"))
    expect(start).to_be_enabled()
    start.click()
    for page in (host, guest):
        expect(page.locator("#prompt-title")).to_contain_text("left base")
    place(host, 0, 5, 9)
    expect(host.locator("#prompt-title")).to_contain_text("Odile is still placing")
    place(guest, 2, 6, 8)
    for _ in range(4):
        player = mover(host, guest)
        assert player
        take_turn(player)
    both_at_the_end_of_a_game(host, guest)
    taken = 0
    while not (host.locator(".end").count() or guest.locator(".end").count()):
        player = mover(host, guest)
        if player is None:
            break
        take_turn(player)
        taken += 1
        assert taken < 150
    for page in (host, guest):
        expect(page.locator(".verdict h2")).to_be_visible()
    wins = [page.locator(".verdict h2").inner_text() for page in (host, guest)]
    assert sum("You win" in text for text in wins) == 1 or all("shared" in text for text in wins)


def last_turns(page: Page, *names: str) -> str:
    """A table with these people at this screen, a few turns before the end of a game."""
    position = played("agent_hunter", 2)
    wish = {"game": "agent_hunter", **source(page, position, turns(position)[-3])}
    table: str = ask(page, "POST", "/tables", wish)["id"]
    for seat, name in enumerate(names):
        sit = {"type": "sit", "seat": seat, "name": name}
        ask(page, "POST", f"/tables/{table}/commands", sit)
    return table


def both_at_the_end_of_a_game(host: Page, guest: Page) -> None:
    table = last_turns(host, "Ada")
    ask(guest, "POST", f"/tables/{table}/commands", {"type": "sit", "seat": 1})
    ask(host, "POST", f"/tables/{table}/commands", {"type": "start"})
    for page in (host, guest):
        page.goto(f"/t/{table}")
        page.locator(".prompt").wait_for()


def mover(*pages: Page) -> Page | None:
    """Who is to act; None when the game is over."""
    for _ in range(PATIENCE // 50):
        for page in pages:
            if page.locator(".end").count():
                return None
            if page.locator(".turnchip.yours").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody can act")


def test_several_play_on_one_screen_and_a_curtain_keeps_their_secrets(stage: Stage) -> None:
    page = stage.person("/new/agent_hunter?shared=1")
    axe(page)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Their name").fill("Odile")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".curtain section")).to_have_count(2)
    axe(page)
    for name in ("Ada", "Odile"):
        lift(page, name)
        place(page, 1, 7, 4)
    hot_seat(page, steps=6)
    table = last_turns(page, "Ada", "Odile")
    ask(page, "POST", f"/tables/{table}/commands", {"type": "start"})
    page.goto(f"/t/{table}")
    hot_seat(page, steps=150)
    expect(page.locator(".verdict h2")).to_contain_text(re.compile("Ada|Odile|shared"))


def hot_seat(page: Page, steps: int) -> None:
    """Two play on in turn, for so many steps or to the end."""
    for _ in range(steps):
        page.wait_for_selector(".curtain, .end, .turnchip.yours")
        if page.locator(".end").count():
            return
        if page.locator(".curtain").count():
            assert page.locator("[data-piece], .card").count() == 0, (
                "the table is behind the curtain"
            )
            who = page.locator(".curtain h2").first.inner_text().split()[-1]
            lift(page, who)
            expect(page.locator(".mine .who")).to_contain_text(who)
            expect(page.locator(".enemy .who")).to_contain_text("Odile" if who == "Ada" else "Ada")
            continue
        if page.locator(".acts3").count():
            aim_well(page)
        else:
            page.locator(".hand .card.legal").first.click()
            expect(page.locator(".hand .card.legal")).to_have_count(0)
        page.locator(".go .primary").click()
        page.wait_for_selector(".curtain, .end, .turnchip:not(.yours), .hand .card.legal")


def lift(page: Page, name: str) -> None:
    """Hold the button until the table opens."""
    button = page.get_by_role("button", name=f"I am {name}")
    button.hover()
    page.mouse.down()
    page.wait_for_selector(".table")
    page.mouse.up()


def test_a_short_press_does_not_lift_the_curtain(stage: Stage) -> None:
    page = stage.person(alone=True)
    page.clock.install()
    page.goto("/new/agent_hunter?shared=1")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".curtain .btn").first.click()
    expect(page.locator(".curtain")).to_contain_text("That was too short")
    page.clock.fast_forward(10_000)
    stage.settle()
    expect(page.locator(".curtain")).to_be_visible()


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_whole_game_fits_a_phone(stage: Stage, locale: str) -> None:
    page = stage.person(size=PHONE, locale=locale, has_touch=True)
    against_bot(page)
    page.locator(".prompt").wait_for()

    def fits() -> None:
        width, height = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert width <= PHONE[0], f"{width} pixels wide"
        assert height <= PHONE[1] + 1, f"{height} pixels high: the table does not fit"

    fits()
    place(page, 0, 9, 5)
    assert my_turn(page)
    axe(page)
    fits()
    shot(page, f"phone-{locale}", full_page=False)
    take_turn(page)
    midway(page, "agent_hunter", 2, -3)
    while my_turn(page):
        fits()
        take_turn(page)
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    shot(page, f"phone-end-{locale}")
