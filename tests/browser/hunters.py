"""People who play Agent Hunter in a browser, by clicks, taps or keys."""

from __future__ import annotations

from functools import cache

from librt.random import Random
from playwright.sync_api import Page, expect

from bounds import to_the_end
from browser.midway import source
from browser.stage import against_bots, my_turn
from spytable import Position, game
from spytable.bots import bot

BEST = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const held = all('.hand .card').map((c) => c.dataset.piece.split(':')[1]);
  const hidden = all('.mine .base').map((b) => b.matches('.out') ? null :
    b.querySelector('.card')?.dataset.piece?.split(':')[1] ?? null);
  const seen = all('.enemy .base').flatMap((base, at) =>
    base.matches('.out') ? [] : [...base.querySelectorAll('.sheet li.yes')].map((li) => ({
      base: at, number: li.querySelector('span').textContent,
      chance: parseInt(li.querySelector('em')?.textContent ?? '1') })));
  seen.sort((a, b) => b.chance - a.chance);
  const sure = seen.find((each) => each.chance === 100 && hidden.includes(each.number));
  if (sure) return ['base', hidden.indexOf(sure.number), sure.base];
  const found = seen.find((each) => held.includes(each.number));
  const maybe = seen.find((each) => hidden.includes(each.number));
  if (!found && maybe) return ['base', hidden.indexOf(maybe.number), maybe.base];
  const standing = all('.enemy .base').findIndex((b) => !b.matches('.out'));
  return found ? ['hand', Number(found.number), found.base] : ['hand', Number(held[0]), standing];
}"""
"""The best guess that the sheets on the screen give: from hand or base, which, at which base."""


def against_bot(page: Page, **new: object) -> str:
    """A table against a bot, made without the front page; the person is at it."""
    return against_bots(page, "agent_hunter", 2, "greedy", **new)


@cache
def _hidden() -> tuple[Position, int]:
    """A whole game in which the first player hides 1, 9 and 4 and begins, and the step of that."""
    for seed in range(1, 40):
        position, rng = Position(game("agent_hunter", 2)), Random(seed)
        for seat, said in ((0, ("put 1", "put 9", "put 4")), (1, ("put 2", "put 7", "put 5"))):
            for each in (*said, "done"):
                position.play(each, seat=seat)
        position.roll(rng)
        if position.mover == 0:
            break
    at = len(position.steps)
    players = [bot("greedy", position.game, seat) for seat in range(2)]
    for _ in to_the_end(position):
        if (seat := position.mover) < 0:
            position.roll(rng)
        else:
            position.play(players[seat].choose(position.intel(seat)))
    return position, at


def placed(page: Page, **new: object) -> str:
    """A table against a bot where all have hidden their agents, 1, 9 and 4 on the person's bases,
    and it is the person's turn."""
    wish = source(page, *_hidden())
    table = against_bots(page, "agent_hunter", 2, "greedy", **wish, **new)
    assert my_turn(page)
    return table


def card(page: Page, number: int) -> str:
    """An agent in one's hand."""
    seat = page.evaluate("document.querySelector('.hand .card').dataset.piece.split(':')[0]")
    return f'.hand [data-piece="{seat}:{number}"]'


def leave_so(page: Page) -> None:
    """Confirm what was put face down, and wait until the table has gone on."""
    page.locator(".go .primary").click()
    gone_on(page)


def gone_on(page: Page) -> None:
    page.wait_for_function(
        "() => !document.querySelector('.turnchip.yours') || document.querySelector('.acts3, .end')"
    )


def place(page: Page, *numbers: int) -> None:
    """Hide agents on all bases, and leave them there."""
    for count, number in enumerate(numbers, 1):
        # At its left edge: the rest may lie under the next card.
        page.locator(f'.hand .card[data-piece$=":{number}"]').click(position={"x": 10, "y": 20})
        expect(page.locator(".mine .card.only-me")).to_have_count(count)
    leave_so(page)


def lines(page: Page) -> int:
    """How many entries the log has."""
    return page.locator(".side .sidebody ol li:not(.none)").count()


def aim(page: Page, number: int, base: int) -> None:
    """Choose an agent of one's hand and a base to show it to."""
    page.locator(card(page, number)).click()
    page.locator(".enemy .base").nth(base).locator(".card").click()


def aim_well(page: Page) -> None:
    """Put the best move together that the screen shows."""
    kind, which, base = page.evaluate(BEST)
    if kind == "hand":
        aim(page, which, base)
        return
    page.locator(".acts3 button").nth(2).click()
    page.locator(".mine .base").nth(which).locator(".card").click()
    page.locator(".enemy .base").nth(base).locator(".card").click()


def confirm(page: Page) -> None:
    """Press the main button, and wait until the table has gone on."""
    before = lines(page)
    page.locator(".go .primary").click()
    grown(page, before)


def grown(page: Page, before: int) -> None:
    """Wait until the log has more entries than before, or the game is over."""
    page.wait_for_function(
        f"""() => document.querySelector('.end') ||
            document.querySelectorAll('.side .sidebody ol li:not(.none)').length > {before}"""
    )


def refill(page: Page) -> None:
    """Put an agent on the base that has become empty."""
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".hand .card.legal")).to_have_count(0)
    leave_so(page)


def take_turn(page: Page) -> None:
    """One turn, whatever it asks for."""
    if page.locator(".acts3").count():
        aim_well(page)
        confirm(page)
    else:
        refill(page)


def play_on(page: Page) -> int:
    """To the end of the game; returns how many turns it took."""
    turns = 0
    while my_turn(page):
        take_turn(page)
        turns += 1
        assert turns < 120, "this game does not end"
    return turns
