"""Nobody can tell by its time whether a bot had a choice (SW-9): answers leave on beats."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle, pairwise
from math import sqrt

import pytest

from bounds import until
from laws.play import walk
from laws.settings import settings
from server.leaks.room import Room, Wire, room
from server.turned import Turned, answering, ask, everything, question, scripted, settled
from spytable import game as find_game
from spytable.kernel.position import Position
from spytable.server import entries as log
from spytable.server import thinkers as thinkers_module
from spytable.server.beats import BEAT
from spytable.server.thinkers import RECENT, Question, thinking_time

GAMES = ["agent_hunter", "dead_drop", "spywhere"]
"""Those with something to hide."""


# -- by a clock that is turned -------------------------------------------------------------------


async def gaps(game: str, spec: str, takes: Callable[[], float]) -> tuple[list[float], set[bool]]:
    """Bots alone play a game before a stranger: how long each frame came after the one before,
    and whether there were decisions with a choice and without."""
    clock, choices = Turned(), set()
    thinkers, _ = scripted(clock, takes)
    async with room(thinkers=thinkers, pause=0.8) as where:
        [guest] = await where.crowd(1)
        link = await guest.make(game=game, seats=2)
        for seat in (0, 1):
            await guest.do(link, "fill", seat=seat, bot=spec)
        wire = await where.stranger.at(link)
        await guest.do(link, "start")
        came = [clock.now]
        while not wire.over:
            await settled(where, link)
            table = where.live(link).table
            choices |= {len(table.offers(seat)[0]) > 1 for seat in table.to_act()}
            n = wire.frame["n"]
            await clock.turn()
            await settled(where, link)
            if wire.frame["n"] != n:
                came.append(clock.now)
    return [later - sooner for sooner, later in pairwise(came)], choices


@pytest.mark.parametrize("spec", ["random", "greedy", "search:300ms", "search:1s", "search:3s"])
async def test_the_beat_of_an_answer_in_time_follows_from_the_bot_alone(spec: str) -> None:
    taken, choices = await gaps("dead_drop", spec, lambda: thinking_time(spec) / 4)
    assert choices == {True, False}
    assert {round(gap, 6) for gap in taken} == {0.8 + thinking_time(spec)}


@pytest.mark.parametrize("game", GAMES)
async def test_a_late_answer_leaves_on_a_beat(game: str) -> None:
    takes = cycle([0.0, 0.7, 0.813, 1.3, 1.02003])
    taken, choices = await gaps(game, "greedy", lambda: next(takes))
    assert choices == {True, False}
    pause = 0.8 / find_game(game).meta.turn_moves
    assert min(taken) > pause - 0.001 and max(taken) > pause + BEAT
    for gap in taken:  # several moves may pass that a stranger is not shown
        late = [(gap - moves * pause) / BEAT for moves in (1, 2, 3)]
        assert any(abs(beats - round(beats)) < 0.001 for beats in late), late


# -- whoever has no choice takes as long ---------------------------------------------------------


async def test_a_forced_move_takes_as_long_as_one_of_the_last_free_ones() -> None:
    clock, rng = Turned(), random.Random(1)
    times = [rng.randrange(1, 500) / 1000 for _ in range(RECENT + 8)]
    thinkers, _ = scripted(clock, iter(times).__next__)

    async def took(asked: Question) -> float:
        begun, answer = clock.now, answering(thinkers, asked)
        await clock.turn()
        assert await answer in asked.intel.legal()
        return round(clock.now - begun, 6)

    assert [await took(question(free=True)) for _ in times] == times
    forced = [await took(question(free=False)) for _ in range(RECENT)]
    assert sorted(forced) == sorted(times[-RECENT:])
    assert await took(question(free=False)) == forced[-1], "there was no other since"
    thinkers.close()


async def test_a_forced_move_waits_in_line_like_a_free_one() -> None:
    clock = Turned()
    thinkers, _ = scripted(clock, lambda: 0.5)
    for free in (True, False):
        before = answering(thinkers, question(free=True, table="another"))
        await everything()
        asked = answering(thinkers, question(free=free))
        await clock.turn()
        assert before.done() and not asked.done()
        await clock.turn()
        assert asked.done()
    thinkers.close()


async def test_a_forced_move_holds_no_worker() -> None:
    clock = Turned()
    thinkers, hired = scripted(clock)
    forced = answering(thinkers, question(free=False))
    free = answering(thinkers, question(free=True, table="another", person=2))
    await everything()
    assert [asked.table for asked in hired[0].asked] == ["another"]
    assert len(hired) == 1 and not forced.done() and not free.done()
    thinkers.close()


async def test_a_forced_move_lets_no_other_bot_of_its_table_answer_sooner() -> None:
    """Where all choose at once, all are shown what all chose: the sum of their times."""
    clock = Turned()
    thinkers, hired = scripted(clock, lambda: 0.5)
    await ask(thinkers, question(free=False), question(free=True))
    assert not hired[0].asked
    await clock.turn()
    assert len(hired[0].asked) == 1
    thinkers.close()


# -- where processes answer late -----------------------------------------------------------------

SAMPLES = 20
SPEC = "search:300ms"
LATE = 0.1
"""By so many seconds answers are late on average."""


Decision = tuple[int, log.Opened]
"""A seat that is to move, and a table that begins there."""


def decisions(game: str) -> dict[bool, list[Decision]]:
    """By whether the seat has a choice."""
    setting = next(s for s in settings() if s.name == game and s.seats == 2)
    found: dict[bool, list[Decision]] = {True: [], False: []}
    for number in range(20):
        for position, _ in walk(setting, number):
            state = position.state
            movers = [seat for seat in (0, 1) if state.to_act() >> seat & 1]
            if len(movers) == 1 and not state.simultaneous():
                free = len(state.legal(movers[0])) > 1
                found[free].append((movers[0], opened_at(position)))
    return found


def opened_at(position: Position) -> log.Opened:
    return log.Opened(
        game=position.game.meta.name,
        rules=position.game.meta.rules_version,
        seats=position.game.seats,
        options=position.game.options,
        host=1,
        steps=tuple((step.actor, step.action) for step in position.steps),
    )


async def beats_of(where: Room, clock: Turned, seat: int, opened: log.Opened) -> int:
    """From when a stranger is shown a table until it is shown a bot's move."""
    seated: list[log.AnyEntry] = [
        log.Filled(seat=seat, bot=SPEC),
        log.Seated(seat=1 - seat, person=1, colour="red"),
    ]
    link = await where.hall.set_up(opened, *seated, log.Started(drawn=()))
    wire = Wire(where, where.stranger, link)
    await settled(where, link)
    begun, n = clock.now, wire.frame["n"]
    for _ in until(lambda: bool(wire.frame["n"] != n)):
        await clock.turn()
        await settled(where, link)
    took = round((clock.now - begun) / BEAT)
    where.hall.others.table_dropped(link)
    for _ in until(lambda: not clock.waiting()):
        await clock.turn()
    return took


async def told_apart() -> float:
    """How surely forced and free moves are told apart by their beats, in standard deviations: all
    games together, as several small samples tell as much as a large one."""
    random.seed(1)  # which of the last times a forced move takes
    clock, rng = Turned(), random.Random(1)
    thinkers, _ = scripted(clock, lambda: thinking_time(SPEC) + rng.expovariate(1 / LATE))
    sure: list[float] = []
    async with room(thinkers=thinkers) as where:
        for game in GAMES:
            taken: dict[bool, list[int]] = {True: [], False: []}
            asked = [
                (free, decision)
                for free, found in decisions(game).items()
                for decision in rng.sample(found, SAMPLES)
            ]
            rng.shuffle(asked)
            for free, decision in asked:
                taken[free].append(await beats_of(where, clock, *decision))
            assert len(set(taken[True])) > 5, "answers are late by many beats"
            sure.append(apart(taken[False], taken[True]))
    return abs(sum(sure)) / sqrt(len(sure))


def apart(one: list[int], other: list[int]) -> float:
    """How surely two samples come from two distributions, in standard deviations (Mann-Whitney)."""
    wins = sum((a > b) + (a == b) / 2 for a in one for b in other)
    n, m = len(one), len(other)
    return (wins - n * m / 2) / sqrt(n * m * (n + m + 1) / 12)


async def test_forced_and_free_moves_cannot_be_told_apart_where_answers_are_late() -> None:
    assert await told_apart() < 2.5


async def test_a_forced_move_that_is_never_late_would_be_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers_module, "_drawn", lambda _: thinking_time(SPEC))
    assert await told_apart() > 4.5
