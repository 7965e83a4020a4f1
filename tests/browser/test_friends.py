"""Friends at a table: seats for as many as come, a chat while waiting, a rematch, giving up."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from bounds import until
from browser.stage import PHONE, Stage, against_bots, another_way, ask, axe, known, shot


def named(stage: Stage, name: str, **more: object) -> Page:
    page = stage.person(**more)  # type: ignore[arg-type]
    ask(page, "POST", "/me", {"name": name})
    known(page)
    return page


def act(page: Page, table: str, kind: str, **values: object) -> None:
    ask(page, "POST", f"/tables/{table}/commands", {"type": kind, **values})


def room(page: Page, game: str = "spywhere", seats: int = 4) -> str:
    """A waiting room; the person of the page is its host and sits there."""
    table = str(ask(page, "POST", "/tables", {"game": game, "seats": seats})["id"])
    act(page, table, "sit", seat=0)
    page.goto(f"/t/{table}")
    page.locator(".room").wait_for()
    return table


def test_invite_friends_made_two_seats_and_none_could_be_added(stage: Stage) -> None:
    page = named(stage, "Ada")
    table = room(page)
    chairs = page.locator(".room .chair")
    expect(chairs).to_have_count(4)
    page.get_by_role("button", name="Add a seat").click()
    expect(chairs).to_have_count(5)
    page.get_by_role("button", name="Add a seat").click()
    expect(chairs).to_have_count(6)
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)  # the game takes six
    page.get_by_role("button", name="Remove seat B").click()
    expect(chairs).to_have_count(5)
    friend = named(stage, "Odile", size=PHONE)
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="Sit down").click()
    expect(chairs.nth(1)).to_contain_text("Odile")

    # They talk while they wait.
    friend.get_by_label("Say something").fill("Max is late")
    friend.get_by_role("button", name="Send").click()
    expect(page.locator(".talk li")).to_contain_text("Max is late")
    axe(page)
    axe(friend)
    shot(page, "waiting-room")
    shot(friend, "waiting-room-phone")
    assert friend.get_by_role("button", name=re.compile("Start with|Fill")).count() == 0

    # Those who have not come are left out.
    page.get_by_role("button", name="Start with 2 players").click()
    page.locator(".prompt").wait_for()
    friend.locator(".prompt").wait_for()
    assert len(ask(page, "GET", f"/tables/{table}")["table"]["places"]) == 2
    friend.get_by_role("button", name="Chat", exact=True).wait_for()  # read, in the waiting room


def test_open_seats_are_filled_with_bots_at_the_start(stage: Stage) -> None:
    page = named(stage, "Ada", locale="fr")
    room(page, "spy_connection", 3)
    page.get_by_role("button", name="Mettre des bots aux 2 places libres").click()
    page.locator(".prompt").wait_for()


def test_a_rematch_took_three_steps_and_kept_no_seat(stage: Stage) -> None:
    ada, odile = named(stage, "Ada"), named(stage, "Odile")
    table = str(ask(ada, "POST", "/tables", {"game": "dead_drop", "options": {"rounds": 1}})["id"])
    pages = (ada, odile)
    for seat, page in enumerate(pages):
        act(page, table, "sit", seat=seat)
    act(ada, table, "start")
    for _ in range(60):
        for seat, page in enumerate(pages):
            frame = ask(page, "GET", f"/tables/{table}")
            if frame["scene"]["moves"]:
                action = frame["scene"]["moves"][0]["action"]
                act(page, table, "play", seat=seat, n=frame["n"], action=action)
        if frame["table"]["status"] == "over":
            break
    for page in pages:
        page.goto(f"/t/{table}")
        page.locator(".end").wait_for()
    ada.get_by_role("button", name="Rematch").click()
    expect(ada.locator(".lead h2")).to_have_text("Waiting for Odile.")
    assert ada.get_by_text("Invite friends").count() == 0
    shot(ada, "rematch-waiting")
    axe(ada)
    expect(odile.locator(".end .caution")).to_contain_text("Ada wants a rematch")
    shot(odile, "rematch-wanted")
    home = odile.context.new_page()
    home.goto("/")
    expect(home.locator(".lists .rowi").first).to_contain_text("your seat is kept")
    shot(home, "home-kept")
    odile.get_by_role("button", name="Join the rematch").click()
    for page in pages:
        page.locator(".prompt").wait_for()


def test_a_game_with_bots_is_given_up_and_removed(stage: Stage) -> None:
    page = stage.person()
    table = against_bots(page, "agent_hunter")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up? The game ends without a result").click()
    expect(page.locator(".verdict h2")).to_have_text("This game was given up: there is no result.")
    axe(page)
    shot(page, "given-up")
    page.get_by_role("button", name="See the table").click()
    expect(page.locator("#prompt-title")).to_contain_text("given up")
    page.goto("/")
    line = page.locator(".lists .rowi").first
    expect(line).to_contain_text("given up")
    line.get_by_role("button", name=re.compile("Remove from my games")).click()
    expect(line).to_contain_text("Delete this game for good?")
    axe(page)
    shot(page, "home-remove")
    line.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".lists .rowi")).to_have_count(0)
    # The table itself is deleted a moment later.
    for _ in until(lambda: page.request.get(f"/api/v1/tables/{table}").status == 404):
        page.wait_for_timeout(50)


def test_the_front_page_opens_a_room_for_friends(stage: Stage) -> None:
    page = stage.person("/")
    another_way(page, "Invite friends")
    expect(page.locator(".room .chair.vacant")).to_have_count(1)


def test_other_ways_to_play_opened_below_the_screen(stage: Stage) -> None:
    page = stage.person("/", size=(1280, 800))
    ways = page.locator(".file details").last
    ways.locator("summary").click()
    page.wait_for_function(
        "() => document.querySelector('.file details[open] ul')"
        "?.getBoundingClientRect().bottom <= innerHeight + 1"
    )


def test_a_second_click_removed_a_guest_for_good(stage: Stage) -> None:
    page = named(stage, "Ada")
    table = room(page)
    friend = named(stage, "Odile")
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="Sit down").click()
    chair = page.locator(".room .chair").nth(1)
    chair.get_by_role("button", name="Remove from the table").click()
    sure = chair.get_by_role("button", name="Sure? They cannot come back")
    sure.click(force=True)  # half of a double click
    expect(sure).to_be_visible()
    expect(chair).to_contain_text("Odile")
    sure.click()
    expect(chair).not_to_contain_text("Odile")
