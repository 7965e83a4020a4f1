"""People who play Spy Connection in a browser, by clicks, taps or keys."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.stage import against_bots, my_turn

NEAR = """() => {
  const near = [...document.querySelectorAll('.prompt .froms [data-city]')].map((button) => ({
    wanted: button.querySelector('.pinned') !== null,
    cost: Number(button.querySelector('.cost')?.textContent ?? 0),
    city: button.dataset.city }));
  near.sort((a, b) => b.wanted - a.wanted || a.cost - b.cost);
  return near.map((each) => each.city);
}"""
"""The cities that the prompt offers: wanted ones first, then cheap ones."""


def spies(page: Page, players: int = 2, bot: str = "greedy", **new: object) -> str:
    """A table against bots, made without the front page; the person is at it."""
    return against_bots(page, "spy_connection", players, bot, **new)


def press(page: Page) -> None:
    """Press the main button, and wait until the table has gone on."""
    page.locator(".go .primary:enabled:not([aria-disabled=true])").wait_for()
    before = page.locator(".prompt").inner_text()
    page.locator(".go .primary").click()
    gone_on(page, before)


def gone_on(page: Page, before: str) -> None:
    """Wait until all that was planned is done, and the prompt asks for something else."""
    page.wait_for_function(
        """(before) => document.querySelector('.end, .curtain, .table:not(:has(.turnchip.yours))')
            || (document.querySelector('.sct[aria-busy=false]')
                && document.querySelector('.prompt').innerText !== before)""",
        arg=before,
    )


def enough(page: Page) -> bool:
    """Take agents back until a planned connection can be paid; False if nothing helps."""
    while True:
        page.locator(".go .primary:enabled:not([aria-disabled=true])").wait_for()
        if page.locator(".go .primary.short").count() == 0:
            return True
        can = page.locator(".prompt .lifts button")
        if can.count() == 0:
            return False
        before = page.locator(".eq").get_attribute("aria-label")
        can.first.click()
        page.wait_for_function(
            "(before) => document.querySelector('.eq')?.ariaLabel !== before", arg=before
        )


def tab(page: Page, number: int) -> bool:
    """Open a tab of the prompt; False if it is closed."""
    button = page.locator(".acts3 button").nth(number)
    if button.evaluate("(b) => b.matches('.is-forbidden')"):
        return False
    button.click()
    return True


def accept(page: Page) -> bool:
    """Take the oldest mission that can be paid."""
    if not tab(page, 1):
        return False
    page.locator(".dcard.legal").last.click()
    press(page)
    return True


def connect(page: Page) -> bool:
    """Connect the best city that can be paid, with agents taken back for it."""
    for city in page.evaluate(NEAR):
        page.locator(f'.prompt .froms [data-city="{city}"]').click()
        if enough(page):
            press(page)
            return True
        page.locator(".go .btn:not(.primary)").click()  # Change
    return False


def act(page: Page) -> None:
    """One of the three actions, whatever the screen suggests."""
    missions = page.locator(".minebox .mc:not(.none)").count()
    if (missions < 2 and accept(page)) or connect(page) or accept(page):
        return
    if tab(page, 2):
        page.locator(".prompt .froms [data-city]").first.click()
        press(page)
        return
    page.locator(".minebox .mc").first.click()
    page.locator(".deeds button").first.click()
    page.keyboard.press("Escape")
    assert accept(page)


def take_turn(page: Page) -> None:
    """A whole turn, with all that ends it."""
    turn = page.locator(".go .primary")
    if page.locator(".acts3").count():
        act(page)
    elif page.locator(".mc.legal").count():
        page.locator(".mc.legal").first.click()
        press(page)
        return
    if page.locator(".end, .curtain").count() == 0 and page.locator(".turnchip.yours").count():
        if turn.count():
            press(page)


def play_on(page: Page) -> int:
    """To the end of the game; returns how many turns it took."""
    turns = 0
    while my_turn(page):
        take_turn(page)
        turns += 1
        assert turns < 120, "this game does not end"
    return turns
