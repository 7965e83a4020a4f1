"""People who play Spywhere in a browser, by clicks, taps or keys."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from browser.stage import against_bots, my_turn

SLOW = 5_000
"""Milliseconds in which even a busy machine draws what was clicked."""


def wheres(page: Page, players: int = 4, bot: str = "greedy", **new: object) -> str:
    """A table against bots, made without the front page; the person is at it."""
    return against_bots(page, "spywhere", players, bot, **new)


def step(page: Page) -> str:
    """What the prompt asks for: an exchange, three alike, a name, or the last names."""
    return str(
        page.evaluate(
            """() => {
              const steps = [...document.querySelectorAll('.turnsteps li')];
              const now = steps.findIndex((step) => step.ariaCurrent);
              return now < 0 ? 'last' : ['draw', 'exchange', 'three', 'name'][now];
            }"""
        )
    )


def press(page: Page, button: str = ".go .primary") -> None:
    """Press a button of the prompt, and wait until the table has gone on."""
    page.locator(f"{button}:enabled:not([aria-disabled=true])").wait_for()
    before = page.locator("#prompt-title").inner_text()
    page.locator(button).click()
    gone_on(page, before)


def gone_on(page: Page, before: str) -> None:
    """Wait until something else is asked."""
    page.wait_for_function(
        """(before) => document.querySelector('.end, .curtain, .table:not(:has(.turnchip.yours))')
            || document.querySelector('#prompt-title').innerText !== before""",
        arg=before,
    )


def exchange(page: Page) -> None:
    """Put an exchange together: the last of the hand for the first of the market."""
    for chosen, card in (
        (".fans .is-selected", page.locator(".fans .card").last),
        (".mcards .is-target", page.locator(".mcards .card").first),
    ):
        choose(page, chosen, card)
    page.locator(".go .primary:enabled:not([aria-disabled=true])").wait_for()


def choose(page: Page, chosen: str, card: Locator) -> None:
    """Click a card until it is chosen: a click may still end the show of what others did."""
    while page.locator(chosen).count() == 0:
        card.click()
        with suppress(Late):
            page.locator(chosen).wait_for(timeout=SLOW)


def choose_name(page: Page) -> bool:
    """Put a name together; False where nothing can be named."""
    card = page.locator(".idset.big .idc.legal")
    if not card.count():
        return False
    card.first.click()
    if page.locator(".opp.target").count() == 0:
        page.locator(".opp.legal .ohead").first.click()
    page.locator(".go .primary:enabled:not([aria-disabled=true])").wait_for()
    return True


def take_turn(page: Page, name: bool = False) -> None:
    """One step of a turn, whatever is asked for."""
    asked = step(page)
    if asked == "exchange":
        exchange(page)
        press(page)
    elif asked == "three":
        press(page, ".go .keep")
    elif asked == "last":
        if choose_name(page):
            press(page)
        else:
            press(page, ".go .done")
    elif name and choose_name(page):
        press(page)
    else:
        press(page, ".go .pass")


def play_on(page: Page, name: bool = False) -> int:
    """To the end of the game; returns how many steps it took."""
    steps = 0
    while my_turn(page):
        take_turn(page, name)
        steps += 1
        assert steps < 200, "this game does not end"
    return steps
