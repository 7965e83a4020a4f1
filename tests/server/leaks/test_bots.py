"""A bot knows what its seat knows, and the time it takes tells nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from statistics import median
from typing import Any, cast

import msgspec
import pytest

from bounds import until
from laws.homes import rivals_of
from laws.play import retold, take, texts, walk
from laws.settings import Setting, settings
from server.leaks.rivalry import Played, arrivals
from server.leaks.room import FirstMove, Room, Wire, room, started
from spytable import game as find_game
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.kernel.position import Position
from spytable.server.thinkers import Thinkers, thinking_time

GAMES = ["agent_hunter", "dead_drop", "spywhere"]


class Watched(FirstMove):
    """Every time a bot is asked, what it is given is compared with what its seat knows."""

    room: Room
    link: str

    async def choose(self, game: Game, spec: str, intel: Intel) -> int:
        position = self.room.live(self.link).table.position
        assert position is not None
        assert intel == position.intel(intel.viewer)
        assert msgspec.json.encode(intel) == msgspec.json.encode(position.intel(intel.viewer))
        return await super().choose(game, spec, intel)


@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_is_given_the_intel_of_its_seat(game: str) -> None:
    bots = Watched()
    async with room(thinkers=bots) as where:
        bots.room = where
        [guest] = await where.crowd(1)
        link = bots.link = await guest.make(
            game=game, seats=2, options={"turn_limit": 12} if game == "agent_hunter" else {}
        )
        await guest.do(link, "sit", seat=0)
        await guest.do(link, "fill", seat=1, bot="random")
        wire = await guest.at(link)
        await wire.do("start")
        await to_the_end(where, [wire])
        assert len(bots.seen) >= 2
        assert {(spec, intel.viewer) for spec, intel in bots.seen} == {("random", 1)}


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_stands_in_for_an_absent_player_is_given_the_intel_of_that_seat(
    game: str,
) -> None:
    bots = Watched()
    async with room(thinkers=bots) as where:
        bots.room = where
        guests = await where.crowd(2)
        options = {"turn_limit": 12} if game == "agent_hunter" else {}
        link, wires = await started(where, guests, game=game, seats=2, options=options)
        bots.link = link
        await wires[0].do("leave")
        await to_the_end(where, wires)
        assert {(spec, intel.viewer) for spec, intel in bots.seen} == {("greedy", 0)}


async def to_the_end(where: Room, wires: list[Wire]) -> None:
    for _ in until(lambda: wires[-1].over):
        wire = wires[-1]
        assert wire.moves, "bots have moved until somebody else must"
        await wire.play(wire.viewer, wire.moves[-1])
        await where.quiet(wire.link)


class Inline(Executor):
    """Stands in for the process pool; keeps what would be sent to a process."""

    def __init__(self) -> None:
        self.sent: list[tuple[Any, ...]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.sent.append(args)
        assert not kwargs
        done: Future[Any] = Future()
        done.set_result(fn(*args))
        return done


@pytest.mark.parametrize("game", GAMES[:2])
async def test_a_process_is_sent_the_intel_and_nothing_else_of_the_table(game: str) -> None:
    pool, thinkers = Inline(), Thinkers(1)
    thinkers._pools[False] = cast(Any, pool)
    async with room(thinkers=thinkers) as where:
        [guest] = await where.crowd(1)
        link = await guest.make(game=game, seats=2)
        await guest.do(link, "sit", seat=0)
        await guest.do(link, "fill", seat=1, bot="greedy")
        wire = await guest.at(link)
        await wire.do("start")
        await where.quiet(link)
        # What it was sent last was sent before its last move: it is to move again after ours.
        live = where.live(link)
        meta, options = live.table.game.meta, tuple(live.table.game.options.items())
        for settled, spec, known, seed in pool.sent:
            assert settled == (meta.name, meta.rules_version, 2, "", options)
            assert spec == "greedy" and isinstance(seed, int)
            intel = msgspec.json.decode(known, type=live.table.game.intel_type)
            assert intel.viewer == 1 and msgspec.json.encode(intel) == known
        assert pool.sent
        thinkers._pools.clear()


def some_settings() -> list[Setting]:
    return [s for s in settings() if (s.name, s.seats) in (("agent_hunter", 2), ("dead_drop", 4))]


@pytest.mark.parametrize("setting", some_settings()[::3], ids=str)
async def test_rivals_give_a_bot_equal_things_to_think_about(setting: Setting) -> None:
    """Up to a point two games are played that a seat cannot tell apart; then its player leaves."""
    rng = random.Random(setting.seed(7))
    points = [
        (texts(position), seat)
        for position, _ in walk(setting, 7)
        for seat in range(setting.seats)
        if position.state.legal(seat)
    ]
    met = 0
    for steps, seat in rng.sample(points, min(6, len(points))):
        rivals = rivals_of(setting.name)(
            dict(setting.options), steps, seat, rng, 1, seats=setting.seats
        )
        for rival in rivals:
            met += 1
            assert await asked(setting, steps, seat) == await asked(setting, rival, seat)
    assert met


async def asked(setting: Setting, steps: Any, seat: int) -> tuple[str, bytes]:
    """What a stand-in for this seat is first asked."""
    bots = FirstMove()
    async with room(thinkers=bots) as where:
        position = retold(setting.game(), steps)
        played = await Played.begin(where, setting, position, 0)
        for who, action in arrivals(position, "", random.Random(0)):
            await played.play(who, action)
        await played.wires[seat].do("leave")
        await where.quiet(played.link)
        spec, intel = bots.seen[0]
        return spec, msgspec.json.encode(intel)


# -- time ---------------------------------------------------------------------------------------

PAUSE = 0.12


class Quick(FirstMove):
    """Answers at once where there is no choice, and thinks about every other."""

    async def choose(self, game: Game, spec: str, intel: Intel) -> int:
        if len(intel.legal()) > 1:
            await asyncio.sleep(PAUSE / 2)
        return await super().choose(game, spec, intel)


async def test_a_move_comes_after_the_same_pause_whether_or_not_there_was_a_choice() -> None:
    """Measured from one move of the bots to the next; half of them are forced."""
    taken: dict[bool, list[float]] = {True: [], False: []}
    async with room(thinkers=Quick(), pause=PAUSE) as where:
        [guest] = await where.crowd(1)
        for coins in (0, 2):
            link = await guest.make(
                game="dead_drop", seats=2, options={"coins": coins, "rounds": 3}
            )
            for seat in (0, 1):
                await guest.do(link, "fill", seat=seat, bot="greedy")
            wire = await guest.at(link)
            loop = asyncio.get_running_loop()
            wire.send("start")
            await wait_for_move(wire)
            while not wire.over:
                table = where.live(link).table
                no_choice = all(len(table.legal(seat)) == 1 for seat in table.to_act())
                begun = loop.time()
                await wait_for_move(wire)
                taken[no_choice].append(loop.time() - begun)
    forced, free = taken[True], taken[False]
    assert len(forced) >= 5 and len(free) >= 5
    assert min(*forced, *free) > PAUSE * 0.9
    assert abs(median(forced) - median(free)) < PAUSE / 4, (forced, free)


async def wait_for_move(wire: Wire) -> None:
    """Until the next frame."""
    wire.news.clear()
    await wire.news.wait()


def decisions(game: str) -> Iterator[tuple[bool, Position]]:
    """Positions in which a seat has no choice, and in which it has."""
    setting = next(s for s in settings() if s.name == game)
    for number in range(40):
        position = Position(find_game(game))
        for _, step in walk(setting, number):
            if step is None:
                break
            seats = [s for s in range(2) if len(position.state.legal(s)) > 0]
            if seats:
                yield len(position.state.legal(seats[0])) == 1, position
            take(position, *step)


@pytest.mark.parametrize("game", ["agent_hunter", "spywhere"])
async def test_a_bot_that_searches_takes_its_time_whether_or_not_there_is_a_choice(
    game: str,
) -> None:
    """So nobody can tell by it that three alike had to be kept (SW-9)."""
    thinkers = Thinkers(1)
    taken: dict[bool, list[float]] = {True: [], False: []}
    loop = asyncio.get_running_loop()
    try:
        for forced, position in decisions(game):
            intel = position.intel(next(s for s in range(2) if position.state.legal(s)))
            offered = {position.game.text(action) for action in intel.legal()}
            if game == "spywhere" and not {"keep", "clear"} & offered:
                continue  # only where three alike are kept or taken out
            if len(taken[True]) == len(taken[False]) == 4:
                break
            if not any(taken.values()):  # the process starts
                await thinkers.choose(position.game, "random", intel)
            if len(taken[forced]) < 4:
                begun = loop.time()
                action = await thinkers.choose(position.game, "search:300ms", intel)
                taken[forced].append(loop.time() - begun)
                assert action in intel.legal()
    finally:
        thinkers.close()
    assert len(taken[True]) == len(taken[False]) == 4
    assert min(*taken[True], *taken[False]) >= 0.3 / find_game(game).meta.turn_moves
    # Other work may hold one up, but none can be faster than it is.
    assert abs(min(taken[True]) - min(taken[False])) < 0.1, taken


@pytest.mark.parametrize("spec", ["random", "greedy", "search:300ms", "search:1s", "search:3s"])
async def test_the_pause_before_a_move_follows_from_the_bot_alone(
    spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every pause that a bot's answer waits for, forced or free."""
    asked_for: list[float] = []
    real = asyncio.sleep

    async def counted(seconds: float, result: Any = None) -> Any:
        if seconds:
            asked_for.append(seconds)
        return await real(0, result)

    monkeypatch.setattr(asyncio, "sleep", counted)
    bots = FirstMove()
    async with room(thinkers=bots, pause=0.8) as where:
        [guest] = await where.crowd(1)
        link = await guest.make(game="dead_drop", seats=3)
        for seat in range(3):
            await guest.do(link, "fill", seat=seat, bot=spec)
        wire = await guest.at(link)
        await wire.do("start")
        await where.quiet(link)
        while not wire.over:
            await where.quiet(link)
    free = {len(intel.legal()) > 1 for _, intel in bots.seen}
    assert free == {True, False}
    assert len(asked_for) == len(bots.seen)
    assert set(asked_for) == {0.8 + thinking_time(spec)}
