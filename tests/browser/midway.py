"""Tables that begin in the middle of a game of bots: nobody has to click up to it."""

from __future__ import annotations

from functools import cache

from librt.random import Random
from playwright.sync_api import Page

from bounds import to_the_end
from browser.stage import against_bots, ask
from spytable import Position, Record, game
from spytable.bots import bot
from spytable.kernel.state import CHANCE

NAMES = ("Nour", "Bastien", "Ada", "Zoé", "Max", "Odile")


@cache
def played(name: str, players: int, seed: int = 1, own: str = "", **options: int) -> Position:
    """A whole game of bots, with components of their own where some are given."""
    rules = game(name, players, own, **options)
    position, rng = Position(rules), Random(seed)
    team = [bot("greedy", rules, seed + seat) for seat in range(players)]
    for _ in to_the_end(position):
        if (seat := position.mover) == CHANCE:
            position.roll(rng)
        else:
            position.play(team[seat].choose(position.intel(seat)))
    return position


def turns(position: Position) -> list[int]:
    """The steps at which a turn of the first player begins."""
    actors = [step.actor for step in position.steps]
    before = [CHANCE, *(actor for actor in actors if actor >= 0)]
    found, count = [], 0
    for at, actor in enumerate(actors):
        if actor >= 0:
            if actor == 0 and before[count] != 0:
                found.append(at)
            count += 1
    return found


def source(page: Page, position: Position, at: int) -> dict[str, object]:
    """What to ask for to have a table that goes on from there."""
    ask(page, "POST", "/me", {"name": "Ada"})
    record = Record.of(position, NAMES[: position.game.seats]).text()
    return {"source": ask(page, "POST", "/records", {"record": record})["id"], "step": at}


def midway(
    page: Page,
    name: str,
    players: int,
    turn: int,
    bot: str = "greedy",
    *,
    options: dict[str, int] | None = None,
    **new: object,
) -> str:
    """A table against bots where so many turns of the person are over, or so many are left if
    this is below zero; the person is at it."""
    position = played(name, players, **(options or {}))
    wish = source(page, position, turns(position)[turn])
    return against_bots(page, name, players, bot, **wish, **new)
