"""Rivals through the wire: what a viewer must not know changes nothing that it is sent."""

from __future__ import annotations

import asyncio

import pytest

from laws.homes import is_open
from laws.settings import SOAK, Setting
from laws.settings import newest_settings as settings
from laws.test_law_05_non_interference import Tally
from server.leaks.rivalry import compare
from server.leaks.room import room

_SOAK_GAMES = 500
GAMES = -(-_SOAK_GAMES // len(settings())) if SOAK else 1
POINTS = 1 if SOAK else 4
"""Of each game so many positions are looked at, each through the eyes of one viewer."""
AT_ONCE = 20
"""Games in one room: its store is not to grow without end."""


async def met_rivals(setting: Setting, tally: Tally) -> int:
    met = 0
    points = 1 if is_open(setting.name) else POINTS
    for begin in range(0, GAMES, AT_ONCE):
        async with room() as where:
            for number in range(begin, min(begin + AT_ONCE, GAMES)):
                met += await compare(where, setting, number, tally, points)
    return met


def chosen() -> list[Setting]:
    """In `make soak` all settings; in `make test` so few that every player count and every sample
    of an option is still met. The law is tried on pairs of them without a server."""
    if SOAK:
        return list(settings())
    found: list[Setting] = []
    wanted = {(s.name, choice) for s in settings() for choice in s.choices()}

    def new(setting: Setting) -> int:
        return sum((setting.name, choice) in wanted for choice in setting.choices())

    while wanted:
        found.append(max(settings(), key=new))
        wanted -= {(found[-1].name, choice) for choice in found[-1].choices()}
    return sorted(found, key=str)


@pytest.mark.parametrize("setting", chosen(), ids=str)
def test_nothing_that_a_viewer_is_sent_depends_on_what_it_must_not_know(setting: Setting) -> None:
    tally = Tally()
    assert asyncio.run(met_rivals(setting, tally)) >= GAMES
    assert bool(tally.secret) != is_open(setting.name), "a secret is met where there are any"
    tally.check()
