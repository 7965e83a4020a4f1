"""Bots share the time of their processes, and cost nothing where nobody is there."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest

from server.leaks.room import Guest, Room, Wire, room
from server.turned import Turned, answering, ask, everything, question, scripted, settled
from spytable.server.attendant import ALONE
from spytable.server.thinkers import Process, Thinkers

# -- people and tables take turns ------------------------------------------------------------------


async def test_six_tables_of_bots_do_not_starve_another_persons_bot() -> None:
    clock = Turned()
    thinkers, hired = scripted(clock, lambda: 3.0)
    await ask(thinkers, *(question(table=table, person=1) for table in "abcdef"))
    await ask(thinkers, question(table="g", person=2))
    for _ in range(3):
        await clock.turn()
    assert "".join(asked.table for asked in hired[0].asked) == "agbc"
    thinkers.close()


async def test_the_tables_of_one_person_take_turns() -> None:
    clock = Turned()
    thinkers, hired = scripted(clock, lambda: 3.0)
    await ask(thinkers, *(question(table=table) for table in "aaabbc"))  # several seats of each
    for _ in range(5):
        await clock.turn()
    assert "".join(asked.table for asked in hired[0].asked) == "abcaba"
    thinkers.close()


async def test_whoever_goes_away_leaves_the_line_in_order() -> None:
    clock = Turned()
    thinkers, hired = scripted(clock, lambda: 3.0)
    waiting = [answering(thinkers, question(table=table)) for table in "abc"]
    await everything()
    waiting[0].cancel()
    waiting[1].cancel()
    for _ in range(3):
        await clock.turn()
    assert waiting[2].done()
    assert len(hired) == 1, "a process that has begun was let finish"
    thinkers.close()


async def test_one_thinking_bot_slows_nobody() -> None:
    """Who need not think does not wait for it either."""
    clock = Turned()
    thinkers, hired = scripted(clock, lambda: 3.0)
    await ask(thinkers, question(table="slow", spec="search:3s"))
    await ask(thinkers, question(table="quick", spec="greedy"))
    assert [process.asked[0].table for process in hired] == ["slow", "quick"]
    thinkers.close()


async def test_a_person_with_many_tables_of_bots_has_some_of_them_wait() -> None:
    clock = Turned()
    thinkers, _ = scripted(clock)
    async with room(thinkers=thinkers) as where:
        where.hall.attendant.places.most = 2
        [max_, ada] = await where.crowd(2)
        links = [await of_bots(where, max_) for _ in range(4)]
        links.append(await of_bots(where, ada))
        wires = [Wire(where, where.stranger, link) for link in links]
        await everything()
        assert [bool(where.live(link).thinking) for link in links] == [1, 1, 0, 0, 1]
        while not all(wire.over for wire in wires):
            assert sum(bool(where.live(link).thinking) for link in links[:4]) <= 2
            await clock.turn()
            for link in links:
                await settled(where, link)
            made = [moves(where, link) for link in links[:4]]
            assert max(made) - min(made) < 30 or any(wire.over for wire in wires), "by turns"


# -- where nobody is ------------------------------------------------------------------------------


async def of_bots(where: Room, host: Guest, *, sit: bool = False) -> str:
    """A table of bots that has begun, perhaps with its host on the first seat."""
    link = await host.make(game="agent_hunter", seats=2)
    if sit:
        await host.do(link, "sit", seat=0)
    for seat in range(sit, 2):
        await host.do(link, "fill", seat=seat, bot="greedy")
    assert (await host.do(link, "start"))["type"] == "done"
    return link


def moves(where: Room, link: str) -> int:
    position = where.live(link).table.position
    assert position is not None
    return len(position.steps)


async def test_a_table_that_nobody_watches_rests() -> None:
    clock = Turned()
    thinkers, _ = scripted(clock)
    async with room(thinkers=thinkers, pause=0.8) as where:
        [max_] = await where.crowd(1)
        link = await of_bots(where, max_)
        begun = clock.now
        made: list[float] = []
        await settled(where, link)
        while clock.waiting():
            before = moves(where, link)
            await clock.turn()
            await settled(where, link)
            made += [clock.now - begun] * (moves(where, link) > before)
        assert 2 <= len(made) < 20 and ALONE < made[-1] < 3 * ALONE, "ever more slowly"
        assert where.live(link).table.bots_to_act() and not where.live(link).in_use()
        assert not await where.store.due(2**60), "and no sweep wakes it"

        stopped = moves(where, link)
        await max_.get("/tables?mine=1")
        await settled(where, link)
        assert not where.live(link).thinking, "a line in a list is not looking"
        await max_.frame(link)
        await settled(where, link)
        assert where.live(link).thinking
        for _ in range(2):
            await clock.turn()
            await settled(where, link)
        assert moves(where, link) > stopped


async def test_a_table_that_slows_down_goes_on_at_once_when_somebody_comes() -> None:
    clock = Turned()
    thinkers, _ = scripted(clock)
    async with room(thinkers=thinkers, pause=0.8) as where:
        [max_] = await where.crowd(1)
        link = await of_bots(where, max_)
        await settled(where, link)
        while where.live(link).doze is None:
            await clock.turn()
            await settled(where, link)
        assert not where.live(link).thinking
        wire = Wire(where, where.stranger, link)
        await settled(where, link)
        assert where.live(link).thinking and where.live(link).doze is None
        while not wire.over:
            begun = clock.now
            await clock.turn()
            await settled(where, link)
            assert clock.now - begun < 1


async def test_bots_go_on_where_a_person_plays_without_a_connection() -> None:
    clock = Turned()
    thinkers, _ = scripted(clock)
    async with room(thinkers=thinkers, pause=0.8) as where:
        [ada] = await where.crowd(1)
        link = await of_bots(where, ada, sit=True)
        live = where.live(link)
        made = 0
        while live.table.bots_to_act():  # until it has put down all of its agents
            live.seen = clock.now - 100 * ALONE
            assert await where.store.due(2**60) == [link], "another server would look after it"
            before = clock.now
            await clock.turn()
            await settled(where, link)
            made += clock.now > before
        assert made > 3


# -- processes that fail ---------------------------------------------------------------------------


class Silent(Executor):
    """Stands in for a process that never answers."""

    def __init__(self) -> None:
        self._processes = {1: Mock()}

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


async def test_a_bot_that_never_answers_is_ended_and_moves_at_random() -> None:
    process, pool = Process(()), Silent()
    process._pool = cast(Any, pool)
    process.patience = 0.0
    thinkers = Thinkers(1, hire=AsyncMock(return_value=process))
    asked = question()
    assert await thinkers.choose(asked) in asked.intel.legal()
    pool._processes[1].kill.assert_called_once_with()
    assert not process.alive
    thinkers.close()


@pytest.mark.parametrize("failure", [BrokenProcessPool, ValueError])
async def test_a_bot_whose_process_always_fails_moves_at_random(failure: type[Exception]) -> None:
    thinkers = Thinkers(1, hire=AsyncMock(return_value=Mock(ask=AsyncMock(side_effect=failure))))
    asked = question()
    assert await thinkers.choose(asked) in asked.intel.legal()
    thinkers.close()


async def test_bots_move_at_random_where_no_process_can_be_started() -> None:
    thinkers = Thinkers(1, hire=AsyncMock(side_effect=OSError))
    asked = question()
    assert await thinkers.choose(asked) in asked.intel.legal()
    thinkers.close()
