"""Series: games one after the other, on a page of their own; the campaign of Spy Club is one."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from bounds import until
from browser.stage import PHONE, Stage, ask, at_once, axe, known, my_turn, shot
from browser.test_french import no_english
from campaigns import deck, number
from server.harness import Server
from spytable.games.spy_club.campaign.deck import NOTHING, SOLUTIONS

PASSWORD = "the tree house"
WAYS = [
    {"card": number(name), "fork": ["unlock 200", "points 3"]} for name in (*SOLUTIONS, NOTHING)
]
QUICK = deck(
    {"card": 3, "terms": ["turns = 4", "row = 3"], "flag": ["points 2"]},
    {"card": 200, "shared": True, "terms": ["steps + 2"]},
    *WAYS,
)
"""Cases of four turns, in which bots solve something; every card that comes is a fork."""


def told(page: Page, series: str, branch: int = 0) -> Any:
    return ask(page, "GET", f"/series/{series}")["branches"][branch]


def campaign(page: Page, name: str = "Ada") -> str:
    """A campaign with these short cases, made without the front page; the person is at it."""
    ask(page, "POST", "/me", {"name": name})
    known(page)
    at_once(page)
    series: str = ask(page, "POST", "/series", {"game": "spy_club", "components": QUICK})["id"]
    page.goto(f"/s/{series}")
    page.locator(".series .now").wait_for()
    return series


def main(page: Page) -> None:
    page.locator(".series .now .primary").click()


def see(page: Page) -> int:
    """Look at all that the cards have done, one thing after the other; how many there were."""
    page.locator(".scene").wait_for()
    for seen in range(1, 20):
        last = page.locator(".scene .quiet").count() == 0
        page.locator(".scene .primary").click()
        if last:
            page.locator(".scene").wait_for(state="detached")
            return seen
    raise AssertionError("the scene has no end")


def seats(page: Page, *who: str) -> None:
    for seat, one in enumerate(who):
        page.locator(".seating select").nth(seat).select_option(one)


def let_go_by(page: Page, turns: int = 99) -> None:
    """Turn after turn is ended at the table, until the case is over."""
    page.locator(".prompt, .end").first.wait_for()
    for _ in range(turns):
        if not my_turn(page):
            return
        offered = page.locator(".prompt .end-turn, .prompt .go .primary")
        before = page.locator(".side ol > li, .end").count()
        offered.first.click()
        page.wait_for_function(
            "(n) => document.querySelectorAll('.side ol > li, .end').length > n", arg=before
        )


def home(page: Page) -> None:
    """From the end of a case back to the campaign."""
    page.get_by_role("link", name=re.compile("Back to the campaign|Retour à la campagne")).click()
    page.locator(".series .now").wait_for()


def decide(page: Page) -> None:
    """Record what can be recorded, and take the first way, until the next case can begin."""
    for _ in until(lambda: False):
        page.locator(".series .now .primary, .cpick, .scene, .closing").first.wait_for()
        if page.locator(".scene").count():
            see(page)
        elif page.locator(".seating, .closing").count():
            return
        else:
            offered = page.locator(".answers button:has(.legal), .paths button")
            if offered.count():
                offered.first.click()
            before = page.locator(".series .now strong").inner_text()
            main(page)
            page.wait_for_function(
                """(before) => document.querySelector('.scene, .seating, .closing')
                    || document.querySelector('.series .now strong').innerText !== before""",
                arg=before,
            )


def to_the_end(page: Page, series: str, branch: int) -> None:
    """Bots play what is left of a branch; what lies between is done by clicks."""
    for _ in until(lambda: told(page, series, branch)["stage"] == "over"):
        decide(page)
        if page.locator(".seating").count():
            seats(page, "b:greedy", "b:greedy")
            main(page)
            page.locator(".prompt, .end, .scene").first.wait_for()
            if page.locator(".scene").count():
                see(page)
            page.locator(".endacts").wait_for()
            home(page)
    page.goto(f"/s/{series}?branch={branch}")
    page.locator(".closing").wait_for()


def test_a_campaign_is_played_left_taken_up_elsewhere_and_forked(
    stage: Stage, fixed_house: Server
) -> None:
    page = stage.person("/")
    ask(page, "POST", "/me", {"name": "Ada"})
    ask(page, "PUT", "/me/password", {"password": PASSWORD})
    known(page)
    at_once(page)

    # From the front page to the first case, with a deck of one's own.
    page.goto("/")
    page.locator(".file", has_text="Spy Club").locator("summary").click()
    page.get_by_role("link", name=re.compile("^Campaign")).click()
    page.locator(".brought summary").click()
    page.locator(".brought input[accept*=toml]").set_input_files(
        {"name": "quick.toml", "mimeType": "text/plain", "buffer": QUICK.encode()}
    )
    page.locator(".send .primary").click()
    page.locator(".seating").wait_for()
    series = page.url.rsplit("/", 1)[1]
    seats(page, "me", "b:greedy")
    page.get_by_role("button", name="Character of Ada").click()
    page.get_by_role("button", name="Green cap").click()
    axe(page)
    main(page)
    assert see(page) == 2  # cards 3 and 4 come out
    page.wait_for_url("**/t/**")
    let_go_by(page)
    first = page.url.split("/t/")[1]
    home(page)
    assert told(page, series)["stage"] == "choosing"
    axe(page)
    shot(page, "series-record")
    decide(page)

    # The second case is left in the middle; the server goes down and comes again.
    seats(page, "me")
    main(page)
    page.wait_for_url("**/t/**")
    let_go_by(page, 1)
    with stage.outage():
        fixed_house.kill()
        fixed_house.start()
        page.goto("about:blank")

    # It is taken up on a phone.
    phone = stage.person("/", size=PHONE)
    ask(phone, "POST", "/session", {"name": "Ada", "password": PASSWORD})
    known(phone)
    at_once(phone)
    phone.goto("/")
    phone.locator(f".rowi a.btn[href='/s/{series}']").click()
    expect(phone.locator(".series .now strong")).to_have_text("Case 2 is being investigated.")
    phone.locator(".series .now .primary").click()
    let_go_by(phone)
    home(phone)
    to_the_end(phone, series, 0)
    expect(phone.locator(".mystery .grade b")).to_be_visible()
    axe(phone)
    shot(phone, "series-over-phone")

    # From a move of the first case on, it goes another way.
    phone.goto(f"/t/{first}/replay?step=9")
    phone.locator(".replaybar, .past-acts").first.wait_for()
    if phone.get_by_role("button", name="More").count():
        phone.get_by_role("button", name="More").first.click()
    phone.get_by_label("Name of the new branch").fill("The other way")
    phone.get_by_role("button", name="Another way from here").click()
    expect(phone.locator(".which")).to_contain_text("The other way")
    main(phone)
    phone.wait_for_url("**/t/**")
    let_go_by(phone)
    home(phone)
    to_the_end(phone, series, 1)
    branches = ask(phone, "GET", f"/series/{series}")["branches"]
    assert [branch["stage"] for branch in branches] == ["over", "over"]
    assert branches[1]["parent"] == 0 and branches[0]["chapters"][0]["table"] == first
    expect(phone.locator(".branches li")).to_have_count(2)
    phone.get_by_role("button", name="Show this one Main branch").click()
    expect(phone.locator(".mystery .sum b")).to_have_text(str(branches[0]["story"]["total"]))
    axe(phone)


def test_the_first_page_of_a_game_offered_its_series_twice(stage: Stage) -> None:
    page = stage.person("/first/spy_club")
    page.locator(".ways2").wait_for()
    expect(page.locator('a[href="/begin/spy_club"]')).to_have_count(1)


def test_the_board_and_the_scene_in_french_on_a_phone(stage: Stage, fixed_house: Server) -> None:
    page = stage.person(size=PHONE, locale="fr")
    series = campaign(page, "Odile")
    no_english(page)
    seats(page, "b:greedy", "b:greedy")
    main(page)
    page.locator(".scene").wait_for()
    no_english(page)
    axe(page)
    shot(page, "series-scene-fr", full_page=False)
    see(page)
    page.locator(".endacts").wait_for()
    home(page)
    page.locator(".answers button:has(.legal)").first.click()
    expect(page.locator(".series .now .primary")).to_contain_text("Noter")
    assert page.locator(".mystery .choosing .pinned").count() == 1
    no_english(page)
    main(page)
    see(page)
    expect(page.locator(".mystery .recorded .pinned")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    recorded = told(page, series)["story"]["results"][0]["recorded"]
    assert recorded
    # Whoever looks on sees the same, and decides nothing.
    guest = stage.person(f"/s/{series}", locale="fr")
    guest.locator(".mystery").wait_for()
    while guest.locator(".scene").count():
        guest.keyboard.press("Escape")
        guest.locator(".scene").wait_for(state="detached")
    expect(guest.locator(".mystery .recorded .pinned")).to_have_count(1)
    assert guest.locator(".series .now .primary").count() == 0
