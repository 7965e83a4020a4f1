"""Spywhere in a real browser: whole games by clicks, keys and taps, and what stays secret."""

from __future__ import annotations

import re

import pytest
from librt.random import Random
from playwright.sync_api import Page, expect

from browser.fits import Screen, on
from browser.midway import midway
from browser.stage import PHONE, Stage, ask, at_once, axe, my_turn, shot, sit_down
from browser.test_connection import whole
from browser.test_french import no_english
from browser.test_keys import arrow_to, tab_to
from browser.test_whole_games import lift
from browser.wheres import (
    choose_name,
    exchange,
    gone_on,
    play_on,
    press,
    step,
    take_turn,
    wheres,
)
from server.harness import Server
from spytable import Position, Record, game

SCREENS = [(1440, 900), (1366, 768), (1024, 768), (390, 844)]
SHORT = {"copies": 8, "names_from": 2}


def told(page: Page) -> dict[str, int]:
    """Each player's points at the end, as its sum is built on the screen."""
    cards = page.locator(".person")
    sums = {}
    for at in range(cards.count()):
        own, more, *rest = cards.nth(at).locator(".sum b").all_inner_texts()
        n, k = more.split(" × ")
        assert own == n
        bonus = int(rest[0]) if len(rest) > 1 else 0
        points = int(rest[-1])
        assert int(n) + int(n) * int(k) + bonus == points
        assert cards.nth(at).locator(".verds .ok").count() == int(k)
        sums[cards.nth(at).locator("h3 > span:nth-child(2)").inner_text()] = points
    return sums


def test_a_whole_game_of_four_by_clicks_with_its_previews_refusals_and_reveal(stage: Stage) -> None:
    page = stage.person(reduced_motion="no-preference")
    at_once(page)
    wheres(page, options=SHORT | {"copies": 12}, aids={"odds": "deals"})
    assert my_turn(page)
    axe(page)

    # A card of the hand, one of the market: what will lie there is shown before the click.
    hand = page.locator(".fans .card")
    assert hand.count() == page.locator(".fans .card.legal").count()
    hand.last.click()
    expect(page.locator(".mcards .card.legal")).to_have_count(5)
    page.locator(".mcards .card").nth(1).click()
    expect(page.locator(".string .tie")).to_have_count(1)
    expect(page.locator(".fore li")).to_have_count(1)
    expect(page.locator(".slot .then")).to_have_count(1)
    axe(page)
    shot(page, "spywhere", full_page=False)
    page.keyboard.press("Escape")
    expect(page.locator(".string .tie")).to_have_count(0)

    # What cannot be done says why, with its rule.
    page.locator(".ohead").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("from round 2 on")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Rule SW-22")).click()
    expect(page.locator('.prose [data-rule="sw-22"]')).to_be_in_viewport()
    page.get_by_role("tab", name="Log").click()

    seen, steps = set(), 0
    while my_turn(page):
        now = step(page)
        if now == "three":
            expect(page.locator(".go .keep, .go .clear")).to_have_count(2)
        if now == "name" and "name" not in seen and page.locator(".idset.big .idc").count():
            assert choose_name(page)
            expect(page.locator(".string .tie")).to_have_count(1)
            expect(page.locator(".opp.target")).to_have_count(1)
            axe(page)
            press(page)
            expect(page.locator(".laid.own")).to_have_count(1)
            expect(page.locator(".me .idslot")).to_have_count(1)
            seen.add(now)
            continue
        seen.add(now)
        take_turn(page, name=now == "last")
        steps += 1
        assert steps < 150

    # The end is a scene: nothing is told before it, and a click goes to its end.
    assert {"exchange", "name", "last"} <= seen
    expect(page.locator(".reveal.playing")).to_be_visible()
    assert "win" not in page.locator(".verdict h2").inner_text()
    page.locator(".people").click()
    expect(page.locator(".verdict h2")).to_contain_text(re.compile("wins?|share|winners"))
    points = told(page)
    assert len(points) == 4 and page.locator(".person.win").count() >= 1
    axe(page)
    shot(page, "spywhere-end")
    page.reload()
    expect(page.locator(".person")).to_have_count(4)
    assert told(page) == points
    assert page.locator(".reveal.playing").count() == 0
    page.get_by_role("button", name="Passports").click()
    expect(page.locator(".hands.veiled")).to_have_count(4)


def three_of_ones_own(page: Page) -> str:
    """A table at which Ada, who is French, has just made three of France lie in the market."""
    position = Position(game("spywhere", 3, left_out=6))
    nations = ("FR", "IT", "DE", "GB", "BE")
    for first, dealt in (
        (6, "FR IT DE"),  # passports, hands, the market
        (12, "FR FR GB IT IT GB DE DE GB"),
        (18, "FR FR IT DE BE"),
    ):
        for nation in dealt.split():
            position.draw(first + nations.index(nation))
    position.draw(36)  # Ada begins, and draws Belgium
    position.draw(24 + nations.index("BE"))
    position.play("give FR take IT")
    at, rng = len(position.steps), Random(7)
    while not position.over:
        position.roll(rng)
        if not position.over and (seat := position.mover) >= 0:
            position.play(position.state.legal(seat)[-1])
    ask(page, "POST", "/me", {"name": "Ada"})
    record = Record.of(position, ("Ada", "Odile", "Max")).text()
    source = ask(page, "POST", "/records", {"record": record})["id"]
    wish = {"game": "spywhere", "source": source, "step": at}
    table: str = ask(page, "POST", "/tables", wish)["id"]
    sit_down(page, table, 3, 0, "random")
    return table


def test_who_may_not_take_out_has_the_same_buttons_and_sends_nothing(stage: Stage) -> None:
    page = stage.person(alone=True)
    sent: list[str] = []
    page.on("websocket", lambda ws: ws.on("framesent", lambda data: sent.append(str(data))))
    page.goto(f"/t/{three_of_ones_own(page)}")
    expect(page.locator("#prompt-title")).to_contain_text("your own")
    expect(page.locator(".bracket")).to_have_count(3)
    keep, clear = page.locator(".go .keep:enabled"), page.locator(".go .clear:enabled")
    assert keep.get_attribute("class") == "btn keep" and clear.get_attribute("class") == "btn clear"
    clear.click()
    expect(page.get_by_role("dialog")).to_contain_text("France is your own nationality")
    expect(page.get_by_role("dialog")).to_contain_text("SW-9")
    page.keyboard.press("Escape")
    assert not [each for each in sent if '"play"' in each]
    press(page, ".go .keep")
    expect(page.locator(".side ol")).to_contain_text("You kept the three alike")


def test_a_game_by_keys_alone(stage: Stage) -> None:
    page = stage.person()
    wheres(page, 3, options=SHORT)
    while my_turn(page):
        now = step(page)
        if now == "exchange":
            page.keyboard.press("1")
            expect(page.locator(".fans .is-selected")).to_have_count(1)
            arrow_to(page, ".mcards .card", ".slot:nth-child(3) .card")
            page.keyboard.press("Enter")
            button = ".go .primary"
        elif now == "three":
            button = ".go .keep"
        elif page.locator(".idset.big .idc.legal").count():
            card = "1" if page.locator(".idset.big > :first-child.idc").count() else "2"
            page.keyboard.press(card)
            if page.locator(".idset.big .is-selected").count() == 0:
                page.keyboard.press("Escape")
                arrow_to(page, ".idset.big button", ".idset.big .idc.legal")
                page.keyboard.press("Enter")
            if page.locator(".opp.target").count() == 0:
                tab_to(page, ".opp.legal .ohead")
                page.keyboard.press("Enter")
            button = ".go .primary"
        else:
            button = ".go .pass, .go .done"
        page.locator(button).and_(
            page.locator(":enabled:not([aria-disabled=true])")
        ).first.wait_for()
        before = page.locator("#prompt-title").inner_text()
        tab_to(page, button)
        page.keyboard.press("Enter")
        gone_on(page, before)
    # Who wants no motion sees at once how it ended.
    expect(page.locator(".verdict h2")).to_contain_text(re.compile("wins?|share|winners"))
    expect(page.locator("[aria-live=polite]").first).to_contain_text("points")


def test_six_on_a_phone_in_french(stage: Stage) -> None:
    page = stage.person(size=PHONE, locale="fr", has_touch=True, color_scheme="dark")
    wheres(page, 6, "random", options=SHORT)
    expect(page.locator(".opp")).to_have_count(5)
    for turn in range(60):
        if not my_turn(page):
            break
        whole(page, PHONE)
        now = step(page)
        if turn < 5:
            no_english(page)
        if turn == 2:
            page.locator(".ohead").nth(2).tap()
            expect(page.locator(".opp.open .nbp")).to_be_visible()
            whole(page, PHONE)
            axe(page)
        if now == "exchange":
            exchange(page)
            whole(page, PHONE)
            press(page)
        elif now in ("name", "last") and choose_name(page):
            whole(page, PHONE)
            press(page)
        else:
            take_turn(page)
    page.locator(".people").tap()
    expect(page.locator(".verdict h2")).to_contain_text(re.compile("gagn|partag"))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    no_english(page)
    axe(page)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_table_is_whole_on_the_screens_people_have(stage: Stage, players: int) -> None:
    page = stage.person(locale="en" if players == 4 else "fr")
    odds = {"odds": "deals"}
    midway(page, "spywhere", players, 2, "random", options={"names_from": 30}, aids=odds)
    while my_turn(page) and step(page) != "exchange":
        take_turn(page)
    for size in SCREENS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark" if size[0] % 3 else "light")
        whole(page, size)
        exchange(page)
        whole(page, size)
        bottom = page.locator(".go .primary").evaluate("(b) => b.getBoundingClientRect().bottom")
        assert bottom <= size[1]
        if size[0] in (390, 1024):
            axe(page)
        shot(page, f"spywhere-{players}-{size[0]}", full_page=False)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    for size in ((320, 568), (360, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_two_on_one_screen_see_only_their_own(stage: Stage) -> None:
    page = stage.person("/new/spywhere?shared=1")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Their name").first.fill("Odile")
    page.get_by_role("button", name="Start the game").click()
    seen: dict[str, set[str]] = {}
    for _ in range(8):
        page.wait_for_selector(".curtain, .turnchip.yours")
        if page.locator(".curtain").count():
            assert page.locator("[data-piece], .card, .passport").count() == 0
            who = page.locator(".curtain h2").first.inner_text().split()[-1]
            lift(page, who)
            # Two passports of one's own, and nothing of the other's.
            passports = page.locator(".passport")
            expect(passports).to_have_count(2)
            mine = {str(passports.nth(at).get_attribute("class")) for at in range(2)}
            assert seen.setdefault(who, mine) == mine
            expect(page.locator(".opp .nm")).to_have_text("Odile" if who == "Ada" else "Ada")
            continue
        exchange(page) if step(page) == "exchange" else None
        if page.locator(".go .primary").count():
            press(page)
        else:
            press(page, ".go .keep, .go .pass")
    assert len(seen) == 2 and not seen["Ada"] & seen["Odile"]


def test_a_game_is_watched_replayed_and_survives_its_server(
    stage: Stage, own_house: Server
) -> None:
    page = stage.person()
    table = wheres(page, options=SHORT)
    assert my_turn(page)
    guest = stage.person(f"/t/{table}")
    expect(guest.locator(".watchbar")).to_be_visible()
    expect(guest.locator(".opp")).to_have_count(4)
    assert guest.locator(".swt button:not(.recap *), .passport").count() == 0
    axe(guest)
    if step(page) == "exchange":
        exchange(page)
    with stage.outage():
        own_house.kill()
        expect(page.locator(".caution", has_text="Connection lost")).to_be_visible()
        own_house.start()
        expect(page.locator(".caution", has_text="Connection lost")).to_have_count(0)
    expect(page.locator(".string .tie")).to_have_count(1)
    press(page)
    play_on(page, name=True)
    expect(guest.locator(".reveal")).to_be_visible()
    page.get_by_role("link", name="Replay from your seat").click()
    expect(page.locator(".replaybar")).to_be_visible()
    expect(page.locator(".person .sum").first).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".market .card.blank")).to_have_count(5)
    page.locator(".scrub input").fill("30")
    expect(page.locator(".me .passport")).to_have_count(1)
    expect(page.locator(".swt .prompt")).to_be_hidden()
    axe(page)
    page.get_by_role("button", name="All shown").click()
    expect(page.locator(".opp .passport")).to_have_count(4)
    shot(page, "spywhere-replay", full_page=False)


def test_hidden_cards_all_look_the_same(stage: Stage) -> None:
    """Of an identification card that lies face down only its owner can be read."""
    page = stage.person(reduced_motion="no-preference")
    wheres(page, 4, "random", options={"copies": 8, "names_from": 1})
    kinds: dict[str, set[str]] = {}
    while my_turn(page) and step(page) != "last":
        backs = page.locator(".idc.back").evaluate_all(
            "(all) => all.map((e) => [e.querySelector('[data-letter]').dataset.letter, "
            "e.outerHTML.replace(/data-piece=.[^ ]*/, '')])"
        )
        for owner, html in backs:
            kinds.setdefault(owner, set()).add(html)
        take_turn(page)
    assert kinds
    for owner, looks in kinds.items():
        assert len(looks) == 1, f"{owner}'s cards differ: {looks}"
        assert not re.search(r"\b(FR|IT|DE|GB|BE|ES)\b", looks.pop())


def test_touching_the_second_of_two_equal_cards_lit_the_first(stage: Stage) -> None:
    page = stage.person()
    for turn in range(1, 9):
        midway(page, "spywhere", 4, turn)
        cards = page.locator(".mcards .slot")
        if not my_turn(page) or step(page) != "exchange":
            continue
        pieces = cards.locator("[data-piece]").evaluate_all(
            "all => all.map((c) => c.dataset.piece)"
        )
        names = [piece.split(":")[1] for piece in pieces]
        twice = [at for at, name in enumerate(names) if name in names[:at]]
        if not twice:
            continue
        page.locator(".fans .card.legal").first.click()
        cards.nth(twice[0]).locator(".card").click()
        expect(page.locator(".mcards .is-target")).to_have_count(1)
        expect(cards.nth(twice[0]).locator(".is-target")).to_have_count(1)
        return
    raise AssertionError("no two cards of the market were alike")


def test_the_tiles_of_the_recap_were_cut_on_a_small_phone(stage: Stage) -> None:
    page = stage.person()
    midway(page, "spywhere", 4, 2)
    assert my_turn(page)
    for size in ((360, 640), PHONE, (1024, 768), (1280, 800), (1440, 900)):
        for language in ("en", "fr"):
            on(page, Screen(*size, language))
            cut = page.evaluate(
                """() => [...document.querySelectorAll('.recap .row .gist')].map((line) =>
                  line.clientHeight && line.scrollHeight - line.clientHeight)"""
            )
            assert cut and not any(cut), (size, language, cut)


def test_own_cards_made_way_for_a_tip(stage: Stage) -> None:
    page = stage.person(newcomer=True)
    midway(page, "spywhere", 4, 0)
    assert my_turn(page)
    for size in ((1024, 768), (1280, 800), (1366, 768), (1440, 900), (2560, 1440)):
        for language in ("en", "fr"):
            on(page, Screen(*size, language))
            with_tip = page.locator(".me .passport, .me .card").evaluate_all(WHERE)
            page.locator(".tip").evaluate("(tip) => tip.remove()")
            without = page.locator(".me .passport, .me .card").evaluate_all(WHERE)
            assert with_tip == without, (size, language)
            page.reload()
            assert my_turn(page)


WHERE = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
