"""Looking back: step by step, through one's own eyes or all open; records; going on from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.hunters import against_bot, place, play_on
from browser.stage import Stage, ask, axe, my_turn, shot

RECORDS = Path(__file__).parents[1] / "records"
SMALL = {"bases": 2, "agents": 5, "tokens": 2}


@pytest.fixture
def finished(stage: Stage) -> Page:
    """Somebody at the end of a small game."""
    page = stage.person()
    against_bot(page, options=SMALL)
    place(page, 1, 3)
    play_on(page)
    return page


def at(page: Page) -> tuple[int, int]:
    step, steps = re.findall(r"\d+", page.locator(".scrub output").inner_text())
    return int(step), int(steps)


def test_a_game_is_scrubbed_from_ones_own_seat_and_all_open(finished: Page) -> None:
    page = finished
    page.get_by_role("link", name="Replay from your seat").click()
    expect(page.locator(".replaybar")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="To the beginning").click()
    assert at(page)[0] == 0
    assert page.locator(".enemy .card.back, .mine .card.only-me").count() == 0
    for _ in range(4):
        page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="To the end").click()
    step, steps = at(page)
    assert step == steps > 6
    page.get_by_role("button", name="One step back").click()
    assert at(page)[0] == steps - 1
    page.locator(".scrub input").fill("5")
    expect(page.locator(".enemy .card.back")).to_have_count(2)
    page.get_by_role("button", name="All shown").click()
    expect(page.locator(".card.back")).to_have_count(0)
    expect(page.locator(".enemy .card.only-me")).to_have_count(2)
    shot(page, "replay", full_page=False)
    axe(page)


def test_a_link_leads_to_a_moment(finished: Page, stage: Stage) -> None:
    page = finished
    page.get_by_role("link", name="Replay, all shown").click()
    page.locator(".scrub input").fill("5")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = stage.person(link)
    expect(other.locator(".scrub output")).to_have_text(re.compile("^5 "))
    assert (
        other.locator(".side ol > li").all_inner_texts()
        == page.locator(".side ol > li").all_inner_texts()
    )


def test_a_record_is_kept_and_opened_again(finished: Page, stage: Stage, tmp_path: Path) -> None:
    page = finished
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep the record").click()
    kept = tmp_path / "game.txt"
    download.value.save_as(kept)
    assert "agent_hunter" in kept.read_text()
    other = stage.person("/")
    other.locator("input[type=file]").set_input_files(kept)
    other.wait_for_url(re.compile("/replay"))
    other.locator(".replaybar").wait_for()
    page.get_by_role("link", name="Replay, all shown").click()
    assert at(other) == at(page)


def test_a_record_that_is_none_is_refused_in_a_sentence(stage: Stage, tmp_path: Path) -> None:
    page = stage.person("/")
    bad = tmp_path / "bad.txt"
    bad.write_text("this is no record")
    with stage.expected("4\\d\\d"):
        page.locator("input[type=file]").set_input_files(bad)
        expect(page.get_by_role("alert")).to_contain_text("cannot be used")


def test_one_goes_on_from_any_point_against_bots(finished: Page) -> None:
    page = finished
    page.get_by_role("link", name="Replay from your seat").click()
    page.locator(".scrub input").fill("4")
    page.get_by_role("button", name="Go on from here against bots").click()
    page.wait_for_url(lambda url: "/replay" not in url)
    page.locator(".prompt").wait_for()
    if my_turn(page):
        play_on(page)
    expect(page.locator(".verdict h2")).to_be_visible()


def test_a_game_by_older_rules_says_which_it_follows(stage: Stage) -> None:
    page = stage.person()
    ask(page, "POST", "/me", {"name": "Ada"})
    for name, older in (("extra-turn-cut-off-by-the-limit", 1), ("extra-turn-after-the-limit", 0)):
        text = (RECORDS / "spy_connection" / f"{name}.txt").read_text(encoding="utf-8")
        table = ask(page, "POST", "/records", {"record": text})["id"]
        page.goto(f"/t/{table}/replay")
        page.get_by_role("tab", name="Rules").click()
        expect(page.locator(".books .prose")).to_be_visible()
        expect(page.get_by_text("follows version 1 of the rules")).to_have_count(older)
