"""A bot knows what its seat knows."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, cast
from unittest.mock import AsyncMock

import msgspec
import pytest

from bounds import until
from laws.homes import rivals_of
from laws.play import retold, texts, walk
from laws.settings import Setting, settings
from server.leaks.rivalry import Played, arrivals
from server.leaks.room import FirstMove, Room, Wire, room, started
from spytable.server.thinkers import Process, Question, Thinkers

GAMES = ["agent_hunter", "dead_drop", "spywhere"]


class Watched(FirstMove):
    """Every time a bot is asked, what it is given is compared with what its seat knows."""

    room: Room
    link: str

    async def choose(self, asked: Question) -> int:
        position = self.room.live(self.link).table.position
        assert position is not None
        intel = asked.intel
        assert intel == position.intel(intel.viewer)
        assert msgspec.json.encode(intel) == msgspec.json.encode(position.intel(intel.viewer))
        return await super().choose(asked)


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
    pool, process = Inline(), Process(())
    process._pool = cast(Any, pool)
    async with room(thinkers=Thinkers(1, hire=AsyncMock(return_value=process))) as where:
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
        for settled, spec, seconds, known, seed in pool.sent:
            assert settled == (meta.name, meta.rules_version, 2, "", options)
            assert spec == "greedy" and seconds == 0 and isinstance(seed, int)
            intel = msgspec.json.decode(known, type=live.table.game.intel_type)
            assert intel.viewer == 1 and msgspec.json.encode(intel) == known
        assert pool.sent


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
        rivals = rivals_of(setting.name, setting.own)(
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
