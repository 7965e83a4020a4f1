"""A host and its guests: earlier messages, muting, hiding, removing, and who may watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.stage import PHONE, Stage, ask, axe, begin, known, shot

SIZES = [PHONE, (1024, 768), (1440, 900)]


def say(page: Page, table: str, *texts: str) -> None:
    for text in texts:
        ask(page, "POST", f"/tables/{table}/commands", {"type": "chat", "text": text})


def guest(stage: Stage, table: str, name: str, **more: object) -> Page:
    """Somebody with a name who watches."""
    page = stage.person(**more)  # type: ignore[arg-type]
    ask(page, "POST", "/me", {"name": name})
    known(page)
    page.goto(f"/t/{table}")
    page.locator(".watchbar").wait_for()
    return page


def chat(page: Page) -> Locator:
    """Open the chat; what was said."""
    if page.viewport_size and page.viewport_size["width"] < 1280:
        page.locator(".topbar").get_by_role("button", name=re.compile("^Chat")).click()
    else:
        page.get_by_role("tab", name=re.compile("^Chat")).click()
    lines = page.locator(".chat li")
    lines.first.wait_for()
    return lines


def hosted(stage: Stage, **more: object) -> tuple[Page, str]:
    page = stage.person(**more)  # type: ignore[arg-type]
    table = begin(page, "agent_hunter", "random")
    known(page)
    page.goto(f"/t/{table}")
    page.locator(".prompt").wait_for()
    return page, table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_a_host_silences_a_guest_hides_what_was_said_and_sends_them_away(
    stage: Stage, size: tuple[int, int]
) -> None:
    host, table = hosted(stage, size=size, has_touch=size == PHONE)
    rude = guest(stage, table, "Max", size=size)
    say(host, table, "Good luck to all of us, and welcome.")
    say(rude, table, "You play like a beginner, and I shall say so until the end.", "Ha!")
    lines, theirs = chat(host), chat(rude)
    expect(lines).to_have_count(3)
    assert rude.get_by_role("button", name="What to do about").count() == 0
    expect(lines.first.get_by_role("button")).to_have_count(0)  # nothing about oneself
    more = lines.nth(1).get_by_role("button", name="What to do about Max")
    box = more.bounding_box()
    assert box and box["width"] >= 40 and box["height"] >= 40
    more.click()
    for button in host.locator(".hostmenu button").all():
        box = button.bounding_box()
        assert box and box["height"] >= 40
    axe(host)
    shot(host, f"host-menu-{size[0]}")
    host.keyboard.press("Escape")
    expect(host.locator(".hostmenu")).to_have_count(0)
    expect(more).to_be_focused()
    host.keyboard.press("Enter")
    host.get_by_role("button", name="Mute").click()
    expect(lines.nth(2)).to_contain_text("muted")
    shot(host, f"host-mutes-{size[0]}")
    expect(rude.locator(".chat .muted")).to_contain_text("The host has muted you.")
    expect(rude.get_by_label("Say something")).to_have_count(0)
    axe(rude)
    shot(rude, f"host-muted-{size[0]}")
    more.click()
    host.get_by_role("button", name="Let them write again").click()
    expect(rude.get_by_label("Say something")).to_be_visible()
    more.click()
    host.get_by_role("button", name="Hide this message").click()
    for each in (lines, theirs):
        expect(each.nth(1)).to_contain_text("Hidden by the host.")
        expect(each.nth(1)).not_to_contain_text("beginner")
        expect(each.nth(2)).to_contain_text("Ha!")
    lines.nth(2).get_by_role("button", name="What to do about Max").click()
    host.get_by_role("button", name="Remove from the table").click()
    expect(theirs.nth(2)).to_contain_text("Ha!")  # not before it was asked twice
    shot(host, f"host-sure-{size[0]}")
    host.get_by_role("button", name="Sure? They cannot come back").click()
    expect(rude.get_by_role("heading", level=1)).to_have_text("You are no longer at this table.")
    expect(lines).to_have_count(2)  # what was hidden in a row is one line
    expect(lines.nth(1)).to_contain_text("Hidden by the host.")
    axe(rude)
    shot(rude, f"host-removed-{size[0]}")
    shot(host, f"host-after-{size[0]}")
    rude.reload()
    expect(rude.get_by_role("main")).to_contain_text("You can play at any other table.")
    rude.get_by_role("link", name="To the front page").click()
    expect(rude).to_have_url(re.compile("/$"))


def test_earlier_messages_come_when_asked_and_the_reader_stays_in_place(stage: Stage) -> None:
    host, table = hosted(stage)
    say(host, table, *(f"Message {number} of many" for number in range(120)))
    page = guest(stage, table, "Late")
    lines = chat(page)
    expect(lines).to_have_count(50)
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).to_contain_text("Message 70 of many")
    earlier = page.get_by_role("button", name="Show earlier messages")
    earlier.focus()
    shot(page, "chat-earlier")
    before = lines.nth(3).bounding_box()
    page.keyboard.press("Enter")
    expect(lines).to_have_count(100)
    after = lines.nth(53).bounding_box()
    assert before and after and abs(before["y"] - after["y"]) < 3
    say(host, table, "And one more")
    expect(lines).to_have_count(101)
    expect(lines.nth(53)).to_be_in_viewport()  # who reads back is not pulled down
    earlier.click()
    expect(lines).to_have_count(121)
    expect(earlier).to_have_count(0)
    expect(lines.first).to_contain_text("Message 0 of many")
    expect(page.locator(".chat .said")).to_be_focused()
    ask(host, "POST", f"/tables/{table}/commands", {"type": "admit", "watchers": "named"})
    expect(lines).to_have_count(121)
    page.get_by_label("Say something").fill("I have read it all")
    page.get_by_role("button", name="Send").click()
    expect(lines.last).to_contain_text("I have read it all")
    expect(lines.last).to_be_in_viewport()


def test_a_host_closes_the_table_to_watchers(stage: Stage) -> None:
    host, table = hosted(stage)
    unknown = stage.person(f"/t/{table}")
    unknown.locator(".watchbar").wait_for()
    watchers = host.get_by_label("Who may watch")
    watchers.select_option("only people with a name")
    title = unknown.get_by_role("heading", level=1)
    expect(title).to_have_text("Who goes there?")
    axe(unknown)
    shot(unknown, "host-names-only")
    unknown.get_by_role("button", name="Choose a name and watch").click()
    expect(unknown.locator(".watchbar")).to_be_visible()
    expect(watchers).to_have_value("named")
    shot(host, "host-watchers")
    watchers.select_option("only the players")
    expect(title).to_have_text("This table is closed.")
    expect(watchers).to_have_value("none")
    axe(host)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_a_host_removes_somebody_from_the_waiting_room(stage: Stage, size: tuple[int, int]) -> None:
    host, other = stage.person(size=size), stage.person(size=size)
    for page, name in ((host, "Ada"), (other, "Max")):
        ask(page, "POST", "/me", {"name": name})
        known(page)
    table = ask(host, "POST", "/tables", {"game": "agent_hunter"})["id"]
    for seat, page in enumerate((host, other)):
        ask(page, "POST", f"/tables/{table}/commands", {"type": "sit", "seat": seat})
        page.goto(f"/t/{table}")
        page.locator(".room").wait_for()
    assert other.get_by_role("button", name="Remove from the table").count() == 0
    host.get_by_role("button", name="Remove from the table").click()
    shot(host, f"waiting-remove-{size[0]}")
    axe(host)
    host.get_by_role("button", name="Sure?").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("You are no longer at this table.")
    expect(host.locator(".chair.vacant")).to_have_count(1)
