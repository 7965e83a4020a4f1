"""People who play Spy Club in a browser, by clicks, taps or keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from browser.midway import NAMES, played
from browser.stage import against_bots, ask, known, my_turn, sit_down
from spytable import Position, Record
from spytable.games.spy_club.intel import CaseIntel

Wanted = Callable[[CaseIntel], bool]


def clubs(page: Page, players: int = 3, bot: str = "greedy", **new: object) -> str:
    """A table with bots, made without the front page; the person is at it."""
    return against_bots(page, "spy_club", players, bot, **new)


def found(players: int, wanted: Wanted, own: str = "", **options: int) -> tuple[Position, int, int]:
    """A case, the first step in it that is wanted, and who has to act there."""
    for seed in range(1, 40):
        position = played("spy_club", players, seed, own, **options)
        replay = Position(position.game)
        for at, step in enumerate(position.steps):
            seat = replay.mover
            if seat >= 0:
                intel = replay.intel(seat)
                assert isinstance(intel, CaseIntel)
                if wanted(intel):
                    return position, at, seat
            replay.step(step.actor, step.action)
    raise AssertionError("no case has such a position")


def clubs_at(
    page: Page,
    players: int,
    wanted: Wanted,
    people: bool = False,
    own: str = "",
    **options: int,
) -> str:
    """A table at the first position that is wanted, at the seat of whoever acts there; with
    people, the other seats are left open and nothing has begun."""
    position, at, seat = found(players, wanted, own, **options)
    return table_at(page, position, at, seat, people)


def table_at(page: Page, position: Position, at: int, seat: int, people: bool = False) -> str:
    """A table after so many steps of a case, at this seat."""
    players = position.game.seats
    ask(page, "POST", "/me", {"name": "Ada"})
    record = Record.of(position, NAMES[:players]).text()
    source = ask(page, "POST", "/records", {"record": record})["id"]
    wish = {"game": "spy_club", "source": source, "step": at}
    table: str = ask(page, "POST", "/tables", wish)["id"]
    if people:
        ask(page, "POST", f"/tables/{table}/commands", {"type": "sit", "seat": seat})
        return table
    sit_down(page, table, players, seat, "greedy")
    known(page)
    page.goto(f"/t/{table}")
    page.locator(".prompt").wait_for()
    return table


def early(turn: int) -> Wanted:
    """At the beginning of a turn, after so many turns."""
    return lambda intel: intel.phase == "acting" and not intel.done and intel.turn >= turn


def asked(intel: CaseIntel) -> bool:
    """Somebody wants to swap clues."""
    return intel.phase == "asked" and intel.asked is not None and intel.asked.kind == "swap"


def nearly(intel: CaseIntel) -> bool:
    """The clue in focus is the fifth of its aspect."""
    row = [clue.aspect for clue in intel.row if clue]
    mine = intel.players[intel.viewer]
    here = mine.area[mine.focus]
    return (
        early(0)(intel)
        and here is not None
        and row.count(here.aspect) == 4
        and here.aspect != "distraction"
    )


def own_terms(**terms: int) -> str:
    """Components that differ from ours by terms of the case alone."""
    listed = (f'{{ name = "{name}", value = {value} }}' for name, value in terms.items())
    return f"terms = [{', '.join(listed)}]"


STATE = """() => [
  document.querySelector('.turnchip')?.innerText, document.querySelector('.prompt')?.innerText,
  document.querySelectorAll('.me .pips .u').length, document.querySelector('.me')?.innerText,
  ...[...document.querySelectorAll('.me [aria-label]')].map((e) => e.ariaLabel),
].join()"""


def press(page: Page, button: str = ".go .primary") -> None:
    """Press a button of the prompt, and wait until the table has gone on."""
    page.locator(f"{button}:enabled:not([aria-disabled=true])").first.wait_for()
    before = page.evaluate(STATE)
    page.locator(button).first.click()
    gone_on(page, before)


def gone_on(page: Page, before: str) -> None:
    """Wait until something else is asked; a scene that tells of a solved aspect is put away."""
    page.wait_for_function(
        f"""(before) => document.querySelector('.end, .cf-solved') || ({STATE})() !== before""",
        arg=before,
    )
    scene_away(page)


def to_act(page: Page) -> bool:
    """Until there is something to do, and no scene before it; False if the case is over."""
    going = my_turn(page)
    scene_away(page)
    return going


def scene_away(page: Page) -> None:
    if page.locator(".cf-solved").count():
        page.locator(".cf-solved .btn").click()
        page.locator(".cf-solved").wait_for(state="detached")


def tab(page: Page, number: int) -> bool:
    """Choose an action; False if there is nothing to do with it."""
    button = page.locator(".acts4 button").nth(number)
    if button.evaluate("(b) => b.matches('.is-forbidden')"):
        return False
    button.click()
    return True


def confirm(page: Page) -> bool:
    """Put a clue that can be paid in the row, if there is room; and be ready to press."""
    if page.locator(".crow .slot").count() == 0 or not tab(page, 2):
        return False
    if page.locator(".me .is-selected").count() == 0:
        page.locator(".me .card.legal").last.click()
    page.locator(".crow .slot").first.click()
    page.locator(".go .primary:enabled:not([aria-disabled=true])").wait_for()
    return True


def take_turn(page: Page, confirms: int = 1) -> None:
    """A turn, or whatever is asked."""
    if page.locator(".losing").count():
        press(page)
        return
    if page.locator(".acts4").count() == 0:  # somebody asks
        press(page)
        return
    for _ in range(confirms):
        if page.locator(".acts4").count() and confirm(page):
            press(page)
    if page.locator(".go .end-turn").count():
        press(page, ".go .end-turn")


def play_on(page: Page) -> int:
    """To the end of the case; returns how many turns it took."""
    turns = 0
    while to_act(page):
        take_turn(page)
        turns += 1
        assert turns < 60, "this case does not end"
    return turns
