"""The first minute: a game says what it is about, and whoever has not played it is told each thing
once, on the real table, when it can be done."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import clubs, hunters, spies, wheres
from browser.fits import SCREENS, in_reach, on
from browser.stage import Stage, ask, axe, my_turn, shot

GAMES = ("agent_hunter", "spy_connection", "spywhere", "spy_club")
FOLLOWED = {
    "tip-place": ".hand .card.legal",
    "tip-place-more": ".hand .card.legal",
    "tip-ready": ".go .primary",
    "tip-act": ".acts3",
    "tip-swap": ".acts3 button:not(.is-forbidden):nth-child(2)",
    "tip-put": ".hand .card.legal",
    "tip-base-attack": ".acts3 button:not(.is-forbidden):nth-child(3)",
    "tip-serve": ".go .primary",
    "tip-none": ".go .primary",
    "tip-accept": ".acts3 button:not(.is-forbidden):nth-child(2)",
    "tip-move": ".acts3 button:not(.is-forbidden):nth-child(3)",
    "tip-alike": ".go .clear",
    "tip-name": ".idset.big .idc.legal",
    "tip-market": ".mcards .card",
    "tip-last": ".go .btn",
    "tip-confirm": ".acts4 button:not(.is-forbidden):nth-child(3)",
    "tip-end": ".go .end-turn, .go .primary",
    "tip-losing": ".losing .btn",
}
"""What must be there when a tip says to do it."""


def first_game(page: Page, name: str) -> None:
    """Choose a game for the first time, and have it shown."""
    page.goto("/")
    title = name.replace("_", " ").title()
    page.get_by_role("button", name=re.compile(f"^Play now.*{title}")).click()
    page.get_by_role("button", name="Show me").click()
    page.locator(".prompt").wait_for()


def read_tips(page: Page, told: list[str]) -> None:
    """All that is explained now: each thing once, and only what can be done."""
    while page.locator(".tip").count():
        tip = page.locator(".tip").get_attribute("data-tip") or ""
        assert tip not in told, f"told twice: {tip}"
        told.append(tip)
        there = page.locator(FOLLOWED.get(tip, ".prompt"))
        assert there.count(), f"{tip} comes when it cannot be followed"
        page.get_by_role("button", name="Got it").click()
        page.wait_for_function(
            "(tip) => document.querySelector('.tip')?.dataset.tip !== tip", arg=tip
        )


def club_turn(page: Page) -> None:
    clubs.take_turn(page, confirms=3)


def where_turn(page: Page) -> None:
    wheres.take_turn(page, name=True)


TURNS: dict[str, tuple[Callable[[Page], bool], Callable[[Page], None]]] = {
    "agent_hunter": (my_turn, hunters.take_turn),
    "spy_connection": (my_turn, spies.take_turn),
    "spywhere": (my_turn, where_turn),
    "spy_club": (clubs.to_act, club_turn),
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("fixed_house")
def test_a_guided_game_is_followed_to_its_end(stage: Stage, name: str) -> None:
    page = stage.person(newcomer=True)
    first_game(page, name)
    going, turn = TURNS[name]
    told: list[str] = []
    said: set[str] = set()
    before: list[str] = []
    turns = 0
    expect(page.locator(".tip")).to_be_visible()
    if name == "agent_hunter":
        axe(page)
        shot(page, "guide", full_page=False)
        for number in (2, 5):
            read_tips(page, told)
            page.locator(f'.hand .card[data-piece$=":{number}"]').click()
            page.locator(f'.mine [data-piece="0:{number}"]').wait_for()
        read_tips(page, told)
        hunters.leave_so(page)
    while going(page):
        read_tips(page, told)
        now = page.locator(".remark").all_inner_texts()
        assert not {*now} & {*before}, "the same sentence turn after turn"
        before = now
        said |= {*now}
        turn(page)
        turns += 1
        assert turns < 60, "a first game is short"
    assert len(told) >= 6, told
    assert said, "a kind bot says why it moves"
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play now")).nth(GAMES.index(name)).wait_for()
    assert page.evaluate(f"localStorage.getItem('spytable.known.{name}')") == '"yes"'


def test_a_first_choice_says_what_the_game_is_about_and_a_second_one_plays(stage: Stage) -> None:
    page = stage.person("/", newcomer=True)
    play = page.get_by_role("button", name=re.compile("^Play now.*Spywhere"))
    play.click()
    expect(page.locator(".first h2")).to_contain_text("secret nationality")
    axe(page)
    for size in ((360, 640), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        button = page.get_by_role("button", name="Show me")
        assert button.evaluate("(b) => b.getBoundingClientRect().bottom") <= size[1], size
        shot(page, f"first-{size[0]}", full_page=False)
    page.get_by_role("button", name="I know the rules").click()
    page.locator(".prompt").wait_for()
    expect(page.locator(".opp")).to_have_count(3)
    assert page.locator(".me .passport").count() == 1
    assert page.locator(".tip").count() == 0
    page.goto("/")
    play.click()
    page.locator(".prompt").wait_for()


def test_an_invited_guest_who_is_new_got_no_guide(stage: Stage) -> None:
    host = stage.person()
    ask(host, "POST", "/me", {"name": "Ada"})
    table = ask(host, "POST", "/tables", {"game": "agent_hunter"})["id"]
    guest = stage.person(newcomer=True)
    ask(guest, "POST", "/me", {"name": "Odile"})
    for who, seat in ((host, 0), (guest, 1)):
        ask(who, "POST", f"/tables/{table}/commands", {"type": "sit", "seat": seat})
    ask(host, "POST", f"/tables/{table}/commands", {"type": "start"})
    host.goto(f"/t/{table}")
    guest.goto(f"/t/{table}")
    expect(guest.locator(".tip")).to_be_visible()
    assert host.locator(".tip").count() == 0
    first = guest.locator(".tip").get_attribute("data-tip")
    guest.get_by_role("button", name="Got it").click()
    guest.reload()
    guest.locator(".prompt").wait_for()
    assert guest.locator(f'[data-tip="{first}"]').count() == 0, "explained again after a reload"
    guest.locator('.hand .card[data-piece$=":5"]').click()
    expect(guest.locator(".tip")).to_be_visible()
    guest.locator(".tip").get_by_role("button", name="No more tips").click()
    expect(guest.locator(".tip")).to_have_count(0)
    guest.reload()
    guest.locator(".prompt").wait_for()
    assert guest.locator(".tip").count() == 0
    guest.get_by_role("button", name="Show tips").click()
    expect(guest.locator(".tip")).to_be_visible()


def test_on_one_screen_each_newcomer_is_told_and_nobody_is_just_you(stage: Stage) -> None:
    page = stage.person(newcomer=True)
    ask(page, "POST", "/me", {"name": "Ada"})
    table = ask(page, "POST", "/tables", {"game": "spy_connection", "seats": 2})["id"]
    for command in (
        {"type": "sit", "seat": 0},
        {"type": "sit", "seat": 1, "name": "Odile"},
        {"type": "start"},
    ):
        ask(page, "POST", f"/tables/{table}/commands", command)
    page.goto(f"/t/{table}")
    seen: dict[str, list[str]] = {}
    for _ in range(2):
        assert my_turn(page)
        who = page.locator(".prompt .whose").inner_text()
        expect(page.locator(".minebox .nm")).to_contain_text(who.removeprefix("Now: "))
        read_tips(page, seen.setdefault(who, []))
        spies.take_turn(page)
    assert set(seen) == {"Now: Ada", "Now: Odile"}
    assert all("tip-begin" in told for told in seen.values()), seen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("fixed_house")
def test_a_tip_hid_the_question_on_phones(stage: Stage, name: str) -> None:
    page = stage.person(newcomer=True)
    first_game(page, name)
    expect(page.locator(".tip")).to_be_visible()
    low = [each for each in SCREENS if each.width < 1024 or each.height < 561]
    while page.locator(".tip").count():
        for screen in low:
            on(page, screen)
            faults = in_reach(page, screen)
            assert not faults, f"{screen}: {faults}"
            expect(page.locator("#prompt-title")).to_be_in_viewport(ratio=1)
            hidden = "(tip) => tip.scrollHeight - tip.clientHeight"
            assert page.locator(".tip").evaluate(hidden) <= 0, f"{screen}: the tip scrolls"
            shot(page, f"tip-{screen}".replace(" ", "-"), full_page=False)
        tip = page.locator(".tip").get_attribute("data-tip")
        page.locator(".tip .btn").click()
        page.wait_for_function(
            "(tip) => document.querySelector('.tip')?.dataset.tip !== tip", arg=tip
        )


@pytest.mark.usefixtures("fixed_house")
def test_what_a_bot_said_pushed_the_odds_out_of_sight(stage: Stage) -> None:
    page = stage.person(newcomer=True)
    first_game(page, "agent_hunter")
    told: list[str] = []
    for number in (2, 5):
        read_tips(page, told)
        page.locator(f'.hand .card[data-piece$=":{number}"]').click()
        page.locator(f'.mine [data-piece="0:{number}"]').wait_for()
    read_tips(page, told)
    hunters.leave_so(page)
    while my_turn(page):
        read_tips(page, told)
        if page.locator(".remark").count():
            break
        hunters.take_turn(page)
    expect(page.locator(".remark")).to_be_visible()
    top = "(tabs) => tabs.getBoundingClientRect().top"
    before = page.locator(".acts3").evaluate(top)
    hunters.aim_well(page)
    expect(page.locator(".fore li").first).to_be_visible()
    expect(page.locator(".remark")).to_have_count(0)
    assert page.locator(".acts3").evaluate(top) == before
    hidden = "(told) => told.scrollHeight - told.clientHeight"
    assert page.locator(".pbody").evaluate(hidden) <= 0
