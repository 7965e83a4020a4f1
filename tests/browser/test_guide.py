"""A guided first game: each thing is explained once, on the real table."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.hunters import leave_so, take_turn
from browser.stage import Stage, another_way, axe, my_turn, shot


def test_a_guided_first_game_explains_each_thing_once(stage: Stage) -> None:
    page = stage.person("/")
    another_way(page, "guided")
    page.locator(".prompt").wait_for()
    told: list[str] = []

    def read() -> None:
        for _ in range(6):
            if not page.locator(".tip").count():
                return
            text = page.locator(".tip p").inner_text()
            assert text not in told, f"told twice: {text}"
            told.append(text)
            page.get_by_role("button", name="Got it").click()
            page.wait_for_function(
                "(text) => document.querySelector('.tip p')?.textContent !== text", arg=text
            )

    expect(page.locator(".tip")).to_be_visible()
    axe(page)
    shot(page, "guide", full_page=False)
    for number in ("2", "5", "8"):
        read()
        page.locator(f'.hand .card[data-piece$=":{number}"]').click()
        page.wait_for_function(
            f"""() => document.querySelector('.mine [data-piece="0:{number}"]')"""
        )
    read()
    leave_so(page)
    turns = 0
    while my_turn(page):
        read()
        take_turn(page)
        turns += 1
        assert turns < 120
    assert len(told) >= 6, told
    page.reload()
    expect(page.locator(".verdict h2")).to_be_visible()


def test_what_was_explained_is_not_explained_again_after_a_reload(stage: Stage) -> None:
    page = stage.person("/")
    another_way(page, "guided")
    first = page.locator(".tip p").inner_text()
    page.get_by_role("button", name="Got it").click()
    page.reload()
    page.locator(".prompt").wait_for()
    assert page.locator(".tip p", has_text=first).count() == 0
