"""Spy Club in a real browser: cases by clicks, keys and taps, and what is shown before a click."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.clubs import (
    STATE,
    Wanted,
    asked,
    clubs_at,
    confirm,
    early,
    gone_on,
    nearly,
    own_terms,
    play_on,
    press,
    scene_away,
    tab,
    table_at,
    take_turn,
    to_act,
)
from browser.fits import Screen, in_reach, on
from browser.midway import midway, played
from browser.stage import DESK, PHONE, Stage, ask, at_once, axe, shot, sit_down, still
from browser.test_connection import whole
from browser.test_french import no_english
from browser.test_keys import arrow_to, tab_to
from rules.spy_club.club import Club, given
from server.harness import Server
from spytable import Record
from spytable.games.spy_club.intel import CaseIntel


def test_a_whole_case_by_clicks_with_its_previews_and_refusals(stage: Stage) -> None:
    page = stage.person(size=(1440, 900), reduced_motion="no-preference")
    at_once(page)
    clubs_at(page, 2, early(0))
    assert to_act(page)
    axe(page)

    # The price stands under the clue; a place of the row ties the thread and shows what it brings.
    legal = page.locator(".me .card.legal")
    legal.last.click()
    expect(page.locator(".crow .slot.legal")).to_have_count(5)
    page.locator(".crow .slot").nth(2).click()
    expect(page.locator(".string .tie")).to_have_count(1)
    expect(page.locator(".crow .ghost")).to_have_count(1)
    expect(page.locator(".fore li")).to_have_count(3)
    expect(page.locator(".go .primary")).to_contain_text(re.compile("Confirm .+ for (free|1 idea)"))
    axe(page)
    shot(page, "club", full_page=False)
    page.keyboard.press("Escape")
    expect(page.locator(".string .tie")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".me .is-selected")).to_have_count(0)

    # Too dear: it stays where it is and says why, with its rule.
    page.locator(".me .card.is-forbidden").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("places from your focus")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Rule CL-12")).click()
    expect(page.locator('.prose [data-rule="cl-12"]')).to_be_in_viewport()
    page.get_by_role("tab", name="Log").click()
    page.locator(".side .shut").click()

    # A bare tap turns nothing: the action, the clue, then the button, which says that it binds.
    names = page.locator(".me .card").evaluate_all("(all) => all.map((e) => e.ariaLabel)")
    assert tab(page, 0)
    page.locator(".me .card").nth(1).click()
    expect(page.locator(".sides li").first).to_be_visible()
    expect(page.locator(".caution")).to_contain_text("cannot be undone")
    expect(page.locator(".me .fold2:not(.hid)")).to_have_count(0)
    press(page)
    expect(page.locator(".me .fold2:not(.hid)")).to_have_count(1)
    after = page.locator(".me .card").evaluate_all("(all) => all.map((e) => e.ariaLabel)")
    assert [a.split(",")[0] == b.split(",")[0] for a, b in zip(names, after, strict=True)] == [
        True, False, True, True,
    ]  # fmt: skip
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    page.locator(".me .card").nth(1).click()
    expect(page.get_by_role("dialog")).to_contain_text("each may be turned once")
    page.keyboard.press("Escape")
    press(page)  # enough
    expect(page.locator(".me .pips .u")).to_have_count(1)

    # Focus brings ideas, and can be taken back.
    assert tab(page, 1)
    page.locator(".me .card.legal").first.click()
    expect(page.locator(".go .primary")).to_contain_text("Shift focus")
    had = page.locator(".me .ideas b").inner_text()
    press(page)
    expect(page.locator(".me .pips .u")).to_have_count(2)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".me .pips .u")).to_have_count(1)
    expect(page.locator(".me .ideas b")).to_have_text(had)

    # Scouting: an incoming clue, then the place it is for; what lay there goes.
    page.locator(".inc .card").last.click()
    expect(page.locator("#prompt-title")).to_contain_text("Which of your places")
    page.locator(".me .card.legal").first.click()
    expect(page.locator("#prompt-title")).to_contain_text("and discard")
    press(page)
    expect(page.locator(".inc .gap")).to_have_count(1)

    # The notebook lists all faces of an aspect; a clue of another can be looked at.
    page.locator(".aspects button").first.click()
    expect(page.locator("dialog.faces li")).to_have_count(7)
    axe(page, within="dialog.faces")
    page.keyboard.press("Escape")
    page.locator(".others .card").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Other side")
    page.keyboard.press("Escape")

    # A bot says what it plans.
    page.locator(".kidbtn.intention").click()
    expect(page.locator(".bubble")).to_contain_text(re.compile("I |we "))
    press(page, ".go .end-turn")

    play_on(page)
    expect(page.locator(".verdict h2")).to_be_visible()
    axe(page)
    shot(page, "club-end")


def test_a_case_by_keys_alone(stage: Stage) -> None:
    page = stage.person()
    clubs_at(page, 3, early(16))
    turns = 0
    while to_act(page):
        if page.locator(".crow .slot").count() and page.locator(".acts4").count():
            arrow_to(page, ".acts4 button", ".acts4 button:nth-child(3)")
            page.keyboard.press("Enter")
            focus = page.locator(".me .pl").evaluate_all(
                "(all) => all.length - all.findIndex((e) => e.matches('.hasf'))"
            )
            page.keyboard.press(str(focus))
            if page.locator(".me .is-selected").count():
                arrow_to(page, ".crow button", ".crow .slot")
                page.keyboard.press("Enter")
                expect(page.locator(".string .tie")).to_have_count(1)
                push(page, ".go .primary")
                if not to_act(page):
                    break
            else:
                page.keyboard.press("Escape")
        push(page, ".go .primary" if not page.locator(".end-turn").count() else ".go .end-turn")
        turns += 1
        assert turns < 60
    expect(page.locator(".verdict h2")).to_be_visible()


def push(page: Page, button: str) -> None:
    """Reach a button by Tab, and press it."""
    if page.locator(".end").count():
        return
    page.locator(f"{button}:enabled:not([aria-disabled=true])").first.wait_for()
    before = page.evaluate(STATE)
    tab_to(page, button)
    page.keyboard.press("Enter")
    gone_on(page, before)


def test_four_on_a_phone_in_french(stage: Stage) -> None:
    page = stage.person(size=PHONE, locale="fr", has_touch=True, color_scheme="dark")
    clubs_at(page, 4, early(12))
    expect(page.locator(".area")).to_have_count(3)
    for turn in range(20):
        if not to_act(page):
            break
        if turn < 2:
            upright(page)
            no_english(page)
            if page.locator(".acts4").count() and confirm(page):
                expect(page.locator(".go .primary")).to_be_in_viewport()
                upright(page)
                no_english(page)
                axe(page)
            page.locator(".others .card").first.scroll_into_view_if_needed()
        take_turn(page)
    expect(page.locator(".verdict h2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    no_english(page)
    axe(page)


UPRIGHT = """() => {
  const faults = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`${wide} wide`);
  const small = [...document.querySelectorAll('.clt *')].filter((e) =>
    [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
    && e.getBoundingClientRect().width > 1 && !e.closest('.seat')
    && parseFloat(getComputedStyle(e).fontSize) < 12 && parseFloat(getComputedStyle(e).fontSize));
  faults.push(...small.map((e) => `small: ${e.textContent}`));
  // The board may be scrolled under what stands below it.
  const seen = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const board = e.closest('.clboard')?.getBoundingClientRect();
    return board ? { left, right, top: Math.max(top, board.top),
      bottom: Math.min(bottom, board.bottom) } : { left, right, top, bottom };
  };
  const boxes = [...document.querySelectorAll('.clt section')].map((e) => [e, seen(e)]);
  for (const [a, r] of boxes) for (const [b, q] of boxes)
    if (a !== b && !a.contains(b) && !b.contains(a) && r.left < q.right - 1 && q.left < r.right - 1
        && r.top < q.bottom - 1 && q.top < r.bottom - 1)
      faults.push(`${a.className} over ${b.className}`);
  const cards = [...document.querySelectorAll('.clt li > .card, .clt li > .slot')]
    .map((e) => [e, seen(e)]);
  for (const [a, r] of cards) for (const [b, q] of cards)
    if (a !== b && r.left < q.right - 2 && q.left < r.right - 2 && r.top < q.bottom - 2
        && q.top < r.bottom - 2) faults.push(`${a.ariaLabel} over ${b.ariaLabel}`);
  return faults;
}"""


def upright(page: Page) -> None:
    """Nothing sticks out, lies over something else, or is too small to read."""
    still(page)
    assert page.evaluate(UPRIGHT) == []


OVER = """([some, others]) => {
  const text = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    const box = e.childElementCount || !e.textContent ? e : range;
    return box.getBoundingClientRect();
  };
  const all = (what) => [...document.querySelectorAll(what)].map((e) => [e, text(e)])
    .filter(([, r]) => r.width > 1);
  return all(some).flatMap(([a, r]) => all(others).filter(([b, q]) => r.left < q.right - 1
    && q.left < r.right - 1 && r.top < q.bottom - 1 && q.top < r.bottom - 1)
    .map(([b]) => `${a.outerHTML} over ${b.outerHTML}`));
}"""
"""What of some things lies over others."""
CUT = """(what) => [...document.querySelectorAll(what)]
    .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
    .map((e) => e.dataset.text ?? e.textContent)"""
"""What is not whole."""
FRAMES = """() => new Promise((done) => {
  const frames = (left) => (left ? requestAnimationFrame(() => frames(left - 1)) : done());
  frames(3);
})"""


SCREENS = [(1440, 900), (1280, 800), (1024, 768), (768, 1024), PHONE, (360, 640), (320, 568)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_is_whole_on_the_screens_people_have(stage: Stage, players: int) -> None:
    page = stage.person(locale="fr" if players == 4 else "en")
    clubs_at(page, players, lambda intel: early(9)(intel) and None in intel.row)
    assert to_act(page)
    for size in SCREENS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark" if size[0] % 3 else "light")
        upright(page)
        if size[0] in (1440, 1024, 390):
            assert confirm(page)
            expect(page.locator(".fore li").first).to_be_visible()
            upright(page)
            expect(page.locator(".go .primary")).to_be_visible()
            bottom = page.locator(".go .primary").evaluate(
                "(b) => b.getBoundingClientRect().bottom"
            )
            assert bottom <= size[1]
            if size[0] == 1440:
                whole(page, size)
            elif players > 2:
                axe(page)
            shot(page, f"club-{players}-{size[0]}", full_page=size[0] > 390)
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")


def test_partners_ask_and_answer(stage: Stage) -> None:
    """Two people: the same focus offers teamwork, the other is asked, and may refuse."""
    ada = stage.person()
    table = clubs_at(
        ada,
        2,
        lambda intel: (
            early(4)(intel)
            and any(p.partner and p.ideas for s, p in enumerate(intel.players) if s != intel.viewer)
        ),
        people=True,
    )
    odile = stage.person()
    ask(odile, "POST", "/me", {"name": "Odile"})
    facts = ask(ada, "GET", f"/tables/{table}")["table"]
    free = next(at for at, place in enumerate(facts["places"]) if place["kind"] == "open")
    ask(odile, "POST", f"/tables/{table}/commands", {"type": "sit", "seat": free})
    ask(ada, "POST", f"/tables/{table}/commands", {"type": "start"})
    for page in (ada, odile):
        page.goto(f"/t/{table}")
        page.locator(".prompt").wait_for()
    expect(ada.locator(".team")).to_have_count(1)
    ada.locator(".team .btn").nth(1).click()
    ada.locator(".me .card.legal").first.click()
    ada.locator(".area .card.legal").first.click()
    expect(ada.locator(".go .primary")).to_contain_text("Ask:")
    expect(ada.locator(".string .tie")).to_have_count(1)
    axe(ada)
    press(ada)
    expect(odile.locator(".duo .card")).to_have_count(2)
    axe(odile)
    shot(odile, "club-asked", full_page=False)
    odile.get_by_role("button", name="Refuse").click()
    expect(ada.locator(".team")).to_contain_text("has refused")
    ada.locator(".team .btn").first.click()
    expect(ada.get_by_role("dialog")).to_contain_text("has just refused")


def test_teamwork_did_not_say_which_aspect_both_focus_on(stage: Stage) -> None:
    page = stage.person()
    clubs_at(
        page, 4, lambda intel: early(4)(intel) and any(player.partner for player in intel.players)
    )
    assert to_act(page)
    shared = "(all) => all.map((each) => each.dataset.aspect)"
    mine = page.locator(".me li:has(.foc) .card > .asp").evaluate_all(shared)
    assert len(mine) == 1
    for partner in page.locator(".team").all():
        expect(partner).to_contain_text("both focus on")
        assert partner.locator(".asp").evaluate_all(shared) == mine


def test_ideas_leave_the_game_from_where_one_chooses(stage: Stage) -> None:
    page = stage.person()
    clubs_at(page, 3, lambda intel: intel.phase == "losing" and intel.losing > 1)
    assert to_act(page)
    sources = page.locator(".losing .btn")
    expect(sources).to_have_count(4)
    axe(page)
    shot(page, "club-losing", full_page=False)
    page.locator(".losing .btn:not(.is-forbidden)").last.click()
    expect(page.locator(".side ol")).to_contain_text("idea left the game")
    if page.locator(".losing").count():
        press(page)
    expect(page.locator(".losing")).to_have_count(0)


def test_a_solved_aspect_is_told_in_a_scene(stage: Stage) -> None:
    page = stage.person()
    clubs_at(page, 3, nearly)
    about_to_solve(page)
    expect(page.locator(".fore")).to_contain_text("It solves")
    page.locator(".go .primary:enabled:not([aria-disabled=true])").click()
    expect(page.locator(".cf-solved")).to_be_visible()
    axe(page, within=".cf-solved")
    shot(page, "club-solved", full_page=False)
    scene_away(page)
    expect(page.locator(".aspects .done")).not_to_have_count(0)
    expect(page.locator(".crow .slot")).to_have_count(5)


def about_to_solve(page: Page) -> None:
    assert to_act(page)
    assert tab(page, 2)
    page.locator(".me .hasf .card").click()
    slot = page.locator(".crow .slot")
    if slot.count():
        slot.first.click()
    else:
        page.locator(".crow .place:not(:has(.asp))").first.click()


def test_the_stamp_covered_the_name_of_the_answer(stage: Stage) -> None:
    page = stage.person(locale="fr", color_scheme="dark")
    clubs_at(page, 3, nearly)
    about_to_solve(page)
    page.locator(".go .primary:enabled:not([aria-disabled=true])").click()
    page.locator(".cf-solved").wait_for()
    for size in ((1280, 800), PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        still(page)
        assert page.evaluate(OVER, [".cf-answer .stamp", ".cf-answer > b"]) == []
    paper = page.locator(".cf-answer").evaluate("(card) => getComputedStyle(card).backgroundColor")
    assert paper == "rgb(236, 226, 201)", "white, where all other paper is dimmed"
    shot(page, "club-solved-fr", full_page=False)


def test_what_will_lie_where_the_suspect_may_come_is_shown_before_the_click(stage: Stage) -> None:
    page = stage.person(size=(1440, 900))

    def watched(intel: CaseIntel) -> bool:
        mine, next_one = intel.players[intel.viewer], intel.incoming[0]
        here = (intel.viewer, mine.focus)
        return (
            early(2)(intel)
            and None in intel.row
            and any(
                (each.seat, each.place) == here and each.clue and next_one
                and each.clue.name != next_one.name
                for each in intel.landings
            )
        )  # fmt: skip

    clubs_at(page, 3, watched)
    assert to_act(page)
    assert page.locator(".sus .new").count() == 0
    assert tab(page, 2)
    page.locator(".me .hasf .card").click()
    page.locator(".crow .slot").first.click()
    expect(page.locator(".sus .new")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".sus .new")).to_have_count(0)


def test_two_on_one_screen_need_no_curtain(stage: Stage) -> None:
    page = stage.person("/new/spy_club?shared=1")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Their name").first.fill("Odile")
    page.get_by_role("button", name="Start the game").click()
    seen = set()
    for _ in range(4):
        assert to_act(page)
        assert page.locator(".curtain").count() == 0
        seen.add(page.locator(".area .who").first.inner_text())
        take_turn(page, confirms=0)
    assert len(seen) >= 2


def test_a_case_is_watched_replayed_and_survives_its_server(
    stage: Stage, own_house: Server
) -> None:
    page = stage.person()
    table = clubs_at(page, 3, early(15))
    assert to_act(page)
    guest = stage.person(f"/t/{table}")
    expect(guest.locator(".watchbar")).to_be_visible()
    expect(guest.locator(".area")).to_have_count(3)
    assert guest.locator(".clmain button:not(.recap *)").count() == 0
    axe(guest)
    ready = confirm(page)
    page.reload()
    page.locator(".prompt").wait_for()
    ready = ready and confirm(page)
    with stage.outage():
        own_house.kill()
        expect(page.locator(".caution", has_text="Connection lost")).to_be_visible()
        own_house.start()
        expect(page.locator(".caution", has_text="Connection lost")).to_have_count(0)
    if ready:
        expect(page.locator(".string .tie")).to_have_count(1)
        press(page)
    play_on(page)
    page.get_by_role("link", name="Replay from your seat").click()
    expect(page.locator(".replaybar")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".crow .slot")).to_have_count(5)
    page.locator(".scrub input").fill("60")
    expect(page.locator(".me .card").first).to_be_visible()
    expect(page.locator(".clt .prompt")).to_be_hidden()
    axe(page)
    page.get_by_role("button", name="All shown").click()
    expect(page.locator(".fold2.hid")).to_have_count(0)
    shot(page, "club-replay", full_page=False)


DESKS = ((1024, 768), (1280, 800), (1366, 768), (1440, 900))
PHONES = (PHONE, (360, 640), (844, 390))


def test_a_turn_was_told_in_four_lines(stage: Stage) -> None:
    page = stage.person()
    midway(page, "spy_club", 4, -2)
    assert to_act(page)
    for language in ("en", "fr"):
        for size in DESKS[1:]:
            on(page, Screen(*size, language))
            for told in page.locator(".side .story .gist").all():
                high = told.evaluate("(e) => e.offsetHeight")
                assert high < 40, told.inner_text()


def test_the_place_for_a_clue_was_behind_ones_own(stage: Stage) -> None:
    """On a small phone; and the thread crossed one's own clues to it, as it did to any place that
    was scrolled out of sight."""
    page = stage.person(size=PHONE, has_touch=True)
    clubs_at(page, 4, early(9))
    assert to_act(page)
    assert confirm(page)
    page.set_viewport_size({"width": 360, "height": 640})
    place = """() => {
        const bottom = (what) => document.querySelector(what).getBoundingClientRect().bottom;
        return bottom('.crow .ghost') <= bottom('.clboard') + 1;
    }"""
    page.wait_for_function(place)
    low = """() => document.querySelector('.string .tie').getBoundingClientRect().bottom
        - document.querySelector('.me .is-selected').getBoundingClientRect().top"""
    assert page.evaluate(low) < 10
    page.locator(".clboard").evaluate("(board) => board.scrollTo({ top: 0, behavior: 'instant' })")
    page.wait_for_function(f"() => !({place})()")
    assert page.evaluate(low) < 10


def test_what_is_offered_lay_under_the_buttons(stage: Stage) -> None:
    page = stage.person(size=PHONE, has_touch=True)
    clubs_at(page, 4, asked)
    assert to_act(page)
    for language in ("en", "fr"):
        for size in PHONES:
            on(page, Screen(*size, language))
            still(page)
            assert page.evaluate(OVER, [".duo figcaption, .duo .card", ".pfoot"]) == [], size
            hidden = page.locator(".pbody").evaluate("(e) => e.scrollHeight - e.clientHeight")
            assert hidden <= 0, size


def test_names_of_clues_were_cut_or_broken(stage: Stage) -> None:
    page = stage.person()
    for players in (2, 4):
        clubs_at(page, players, early(9))
        assert to_act(page)
        for language in ("en", "fr"):
            for size in (*DESKS, PHONE):
                on(page, Screen(*size, language))
                still(page)
                cut = page.evaluate(CUT, ".clt :is(.card .nm, .beh)")
                assert cut == [], (players, size, language)
                assert page.evaluate(OVER, [".clt .card .nm", ".clt .card .pat"]) == []


def test_a_mark_covered_an_aspect(stage: Stage) -> None:
    page = stage.person()
    midway(page, "spy_club", 4, -2)
    assert to_act(page)
    page.locator(".stepmark").first.wait_for()
    for size in (*DESKS, *PHONES):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(FRAMES)
        page.wait_for_function(
            f"() => !({OVER})(['.stepmark', '.clt .card > .asp, .clt .cost']).length"
        )


def test_before_the_first_movement_card_there_was_a_white_bar_and_half_a_sentence(
    stage: Stage,
) -> None:
    page = stage.person(size=(1024, 768))
    clubs_at(page, 4, early(0))
    assert to_act(page)
    expect(page.locator(".sus .mv")).to_be_hidden()
    for language in ("en", "fr"):
        on(page, Screen(1024, 768, language))
        note = page.locator(".torchnote .tx")
        assert note.evaluate("(e) => e.scrollHeight <= e.clientHeight + 1"), note.inner_text()


def test_a_case_by_other_terms_is_chosen_and_closed_on_the_table(stage: Stage) -> None:
    """A row of three, an answer that the players choose, an extra goal that they leave open."""
    path = Path(__file__).parents[1] / "records" / "spy_club" / "by-other-terms.txt"
    record = Record.parse(path.read_text(encoding="utf-8"))
    asked: dict[str, tuple[int, int]] = {}
    for each in record.positions():
        if (seat := each.mover) >= 0:
            asked.setdefault(each.game.prompt(each.intel(seat)).key, (len(each.steps), seat))
    page = stage.person()
    ask(page, "POST", "/me", {"name": "Ada"})
    source = ask(page, "POST", "/records", {"record": record.text()})["id"]
    for key in ("prompt-choose", "prompt-won"):
        step, seat = asked[key]
        table = ask(page, "POST", "/tables", {"game": "spy_club", "source": source, "step": step})
        sit_down(page, table["id"], 2, seat, "greedy")
        page.goto(f"/t/{table['id']}")
        page.locator(".crow .place").nth(2).wait_for()
        assert page.locator(".crow .place").count() == 3
        axe(page)
        shot(page, f"club-{key}", full_page=False)
        if key == "prompt-choose":
            expect(page.locator("#prompt-title")).to_contain_text("choose which one in the row")
            buttons = page.get_by_role("button", name="is the answer")
            expect(buttons).to_have_count(3)
            buttons.first.click()
            expect(page.locator(".log, .side")).to_contain_text("You chose the answer")
        else:
            page.get_by_role("button", name="Close the case").click()
            expect(page.locator(".verdict h2")).to_contain_text("Case solved")


GRID = own_terms(grid=1, wild=1, haste=1, rounds=3, actions=4)


def grid(page: Page, wanted: Wanted) -> None:
    clubs_at(page, 3, wanted, own=GRID)
    assert to_act(page)


def filled(intel: CaseIntel) -> bool:
    """At the beginning of a turn much lies in the grid, a wild clue too."""
    names = [clue.name for clue in intel.row if clue]
    return early(4)(intel) and len(names) >= 4 and intel.wild in names


def test_a_grid_is_whole_on_the_screens_people_have(stage: Stage) -> None:
    page = stage.person()
    grid(page, filled)
    expect(page.locator(".crow .place")).to_have_count(9)
    expect(page.locator(".crow .sym, .beam")).to_have_count(0)
    few, all_ = (PHONE, (1280, 800)), (PHONE, *DESKS, (360, 640), (768, 1024), (844, 390))
    for language, sizes in (("en", few), ("fr", all_)):  # French names are the longer ones
        for size in sizes:
            screen = Screen(*size, language)
            on(page, screen)
            if size in DESKS:
                page.wait_for_function(
                    "(e) => e.scrollHeight <= e.clientHeight",
                    arg=page.locator(".clboard").element_handle(),
                )
            for state in ("", "-confirm"):
                if state:
                    assert confirm(page)
                    expect(page.locator(".crow .ghost")).to_have_count(1)
                assert in_reach(page, screen) == [], screen
                upright(page)
                assert page.evaluate(CUT, ".crow .card .nm") == [], screen
                shot(page, f"grid-{size[0]}-{language}{state}", full_page=False)
            if size == (1280, 800):
                axe(page)
                if language == "fr":
                    no_english(page)
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")


def test_marks_in_a_grid_cover_no_name(stage: Stage) -> None:
    page = stage.person()
    grid(page, filled)
    page.locator(".stepmark").first.wait_for()
    for size in DESKS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(FRAMES)
        page.wait_for_function(
            f"() => !({OVER})(['.stepmark', '.crow .card > .asp, .crow .nm']).length"
        )


def test_a_grid_counts_what_lies_in_lines_that_cross(stage: Stage) -> None:
    """Not all clues of an aspect that lie in it; and a wild one where it helps."""
    page = stage.person()
    grid(page, filled)
    page.goto(page.url)
    tally = page.locator(".crow .tal")
    expect(tally.first).to_have_attribute("aria-label", "Suspect: 4 of 5 in lines that cross")
    expect(tally.first.locator(".tally5 i")).to_have_count(5)
    assert confirm(page)
    expect(page.locator("#prompt-title")).to_have_text("Confirm Librarian at place 3?")
    expect(page.locator(".fore")).to_contain_text("in the right place solves it")
    empty = page.get_by_role("button", name="Place 7 of the grid: empty")
    empty.click()
    expect(page.locator("#prompt-title")).to_contain_text("at place 7?")


def test_a_wild_clue_is_marked_wherever_it_lies(stage: Stage) -> None:
    page = stage.person()
    grid(page, filled)
    wild = page.locator(".clt .card:has(> .wild)")
    pictures = page.locator(".clt .card:has(use[href='#cl-homework'])")
    assert wild.count() == pictures.count() > 1
    for card in wild.all():
        expect(card).to_have_attribute("aria-label", re.compile("Homework, wild, "))


def test_the_end_of_a_hasty_turn_says_what_it_brings(stage: Stage) -> None:
    page = stage.person()
    grid(page, filled)
    end, haste = page.locator(".go .end-turn"), page.locator("[data-term=haste]")
    expect(end).to_have_text("End the turn: Escape +1")
    expect(haste).to_have_text("haste: no Confirm yet")
    assert confirm(page)
    press(page)
    expect(end).to_have_text("End the turn now")
    expect(haste).to_have_text("haste: confirmed")


def test_the_terms_of_a_case_are_told_with_their_rules(stage: Stage) -> None:
    page = stage.person()
    grid(page, filled)
    chips = page.locator(".terms button")
    words = ["haste: no Confirm yet", "rounds: 2 of 3", "grid of nine", "Homework is wild"]
    assert chips.all_inner_texts() == ["This case", *words, "4 actions"]
    for size in (PHONE, DESK):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator("[data-term=grid]").click()
        expect(page.locator(".terms-pop p")).to_have_count(1)
        page.get_by_role("button", name="Rule CL-36").click()
        expect(page.locator(".terms-pop")).to_have_count(0)
        expect(page.locator("[data-rule=cl-36]")).to_be_in_viewport()
        page.keyboard.press("Escape")
    chips.first.click()
    expect(page.locator(".terms-pop p")).to_have_count(5)
    shot(page, "terms", full_page=False)
    axe(page)


def test_a_plain_case_tells_no_terms(stage: Stage) -> None:
    page = stage.person()
    clubs_at(page, 3, early(0))
    assert to_act(page)
    expect(page.locator(".terms, .wild, .gridded, .termed")).to_have_count(0)


def crossing() -> Club:
    """Six Locations in a grid make three lines cross: three of them may be the answer."""
    terms = {"grid": 1, "distance": 0, "actions": 6, "first-price": 0}
    table = given("park museum cabin school | manor", "restaurant hat", terms=terms, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3", "confirm 4 at 7")
    table.acts("scout 1 to 1", "confirm 1 at 9").calm()
    return table.acts(f"confirm {table.area('B').split().index('manor') + 1} at 5")


def test_the_answer_is_chosen_in_the_grid_where_lines_cross(stage: Stage) -> None:
    page = stage.person()
    case = crossing().position
    table_at(page, case, len(case.steps), 1)
    assert to_act(page)
    marked = page.locator(".crow .legal")
    names = [
        label.split(":")[0] for label in marked.evaluate_all("(all) => all.map(a => a.ariaLabel)")
    ]
    assert names == [f"Place {at} of the grid" for at in (1, 3, 5)]
    expect(page.get_by_role("button", name="is the answer")).to_have_count(3)
    for size in (PHONE, *DESKS):
        for language in ("en", "fr"):
            screen = Screen(*size, language)
            on(page, screen)
            assert in_reach(page, screen) == [], screen
            shot(page, f"crossing-{size[0]}-{language}", full_page=False)
    on(page, Screen(*DESK, "en"))
    page.get_by_role("button", name="Place 2 of the grid").click()
    expect(page.locator(".pop")).to_contain_text("choose one of those that are marked")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Place 3 of the grid").click()
    expect(page.locator(".cf-solved")).to_contain_text("Cabin")
    scene_away(page)
    expect(page.locator(".crow .card")).to_have_count(1)


def test_the_last_round_ends_the_case_and_is_told(stage: Stage) -> None:
    page = stage.person()
    case = played("spy_club", 3, 1, GRID)
    last = max(at for at, step in enumerate(case.steps) if step.actor >= 0)
    table_at(page, case, last, case.steps[last].actor)
    assert to_act(page)
    press(page, ".go .end-turn")
    expect(page.locator(".verdict, .end").first).to_contain_text("gone round for the last time")
    for language in ("en", "fr"):
        for size in (PHONE, DESK):
            screen = Screen(*size, language)
            on(page, screen)
            assert in_reach(page, screen, ".end .btn") == [], screen
            shot(page, f"rounds-{size[0]}-{language}")


def test_where_the_suspect_lands_covered_the_letter_of_an_aspect(stage: Stage) -> None:
    page = stage.person()
    for players in (2, 4):
        clubs_at(page, players, early(2))
        assert to_act(page)
        assert page.locator(".area .over > *").count()
        for size in (DESK, (1024, 768), (1440, 900), (2560, 1440), PHONE, (360, 640), (844, 390)):
            for language in ("en", "fr"):
                on(page, Screen(*size, language))
                assert page.evaluate(COVERED) == [], (players, size, language)


COVERED = """() => [...document.querySelectorAll('.area .pl')].flatMap((place) => {
  const letter = place.querySelector('.card > .asp b')?.getBoundingClientRect();
  return [...place.querySelectorAll('.land, .pawn')].filter((one) => {
    const box = one.getBoundingClientRect();
    return letter && box.left < letter.right - 2 && box.right > letter.left
      && box.top < letter.bottom && box.bottom > letter.top;
  }).map((one) => `${one.className} over ${place.querySelector('.card > .asp b').innerText}`);
})"""
"""What lies over the letter of an aspect."""
