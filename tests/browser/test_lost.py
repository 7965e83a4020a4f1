"""Connections and servers that go away: nothing is lost, and nobody has to reload."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from browser.hunters import against_bot, aim, place, play_on, take_turn
from browser.midway import midway
from browser.stage import Stage, my_turn, shot
from server.harness import Server


def test_a_game_goes_on_after_the_server_was_killed(stage: Stage, own_house: Server) -> None:
    page = stage.person()
    midway(page, "agent_hunter", 2, -4)
    assert my_turn(page)
    take_turn(page)
    assert my_turn(page)
    told = page.locator(".side ol .gist").all_inner_texts()
    with stage.outage():
        own_house.kill()
        expect(page.locator(".caution")).to_contain_text(
            "Connection lost: trying again. Your last move"
        )
        own_house.start()
        expect(page.locator(".caution")).to_have_count(0)
    assert page.locator(".side ol .gist").all_inner_texts()[: len(told)] == told
    play_on(page)
    expect(page.locator(".verdict h2")).to_be_visible()


def test_a_move_made_while_the_server_is_down_is_kept_and_done_once(
    stage: Stage, own_house: Server
) -> None:
    page = stage.person()
    against_bot(page)
    place(page, 1, 9, 4)
    assert my_turn(page)
    aim(page, 5, 0)
    expect(page.locator(".go .primary")).to_be_enabled()
    with stage.outage():
        own_house.kill()
        page.locator(".go .primary").click()
        expect(page.locator(".caution", has_text="Connection lost")).to_be_visible()
        own_house.start()
        expect(page.locator(".side ol")).to_contain_text("left base with your 5")
    assert page.locator(".side ol > li", has_text="left base with your 5").count() == 1
    assert my_turn(page)


def test_offline_with_a_move_waiting_is_said_in_words_at_once(
    stage: Stage, own_house: Server
) -> None:
    page = stage.person()
    against_bot(page)
    place(page, 1, 9, 4)
    assert my_turn(page)
    aim(page, 5, 0)
    expect(page.locator(".go .primary")).to_be_enabled()
    with stage.outage():
        own_house.kill()
        page.evaluate("dispatchEvent(new Event('offline'))")
        expect(page.locator(".turnchip")).to_have_text("Offline")
        expect(page.locator(".prompt .caution")).to_contain_text("Your last move is kept")
        page.locator(".go .primary").click()
        expect(page.locator(".prompt .caution")).to_contain_text("Your move is waiting")
        shot(page, "offline", full_page=False)
        own_house.start()
        expect(page.locator(".prompt .caution", has_text="Back online")).to_be_visible()
    expect(page.locator(".side ol")).to_contain_text("left base with your 5")
    expect(page.locator(".turnchip")).not_to_have_text("Offline")


def test_another_tab_of_the_same_player_shows_the_same_table(stage: Stage) -> None:
    page = stage.person()
    table = against_bot(page)
    second = page.context.new_page()
    second.goto(f"/t/{table}")
    place(page, 1, 9, 4)
    assert my_turn(page), "nothing happens until the next move"
    told = page.locator(".side ol .gist").all_inner_texts()
    expect(second.locator(".side ol .gist")).to_have_text(told)
    hidden = page.locator(".mine .card.only-me").count()
    expect(second.locator(".mine .card.only-me")).to_have_count(hidden)


def test_whoever_is_logged_out_elsewhere_is_told_so_and_watches(stage: Stage) -> None:
    page = stage.person(alone=True)
    page.clock.install()
    against_bot(page)
    came: list[object] = []
    page.on("websocket", lambda socket: came.append(socket))
    [token] = [each["value"] for each in page.context.cookies() if each["name"] == "spytable"]
    with stage.expected("401"):
        httpx.delete(f"{stage.server.api}/session", headers={"Cookie": f"spytable={token}"})
        expect(page.locator(".watchbar")).to_contain_text("You have been logged out here")
    page.clock.fast_forward(60_000)
    stage.settle()
    assert len(came) == 1, "it has come again once, as a spectator"
    expect(page.locator(".watchbar")).to_be_visible()
