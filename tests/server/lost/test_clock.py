"""Clocks that jump, machines that sleep, and servers that were off: nobody and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from spytable.server import app
from spytable.server.app import Notices
from spytable.server.clock import DAY, MS, Clock
from spytable.server.hall import Hall
from spytable.server.live import Live
from spytable.server.store import Person, Store, open_store
from spytable.server.thinkers import Thinkers
from spytable.server.wire import NewTable, Sit, Start

HOUR = 3600 * 1000
BEGIN = 1_900_000_000_000


class Machine:
    """A machine whose clock can be set, and which can sleep."""

    def __init__(self, now: int = BEGIN) -> None:
        self.now = now
        self.up = 0
        self.awake = 0

    def clock(self) -> Clock:
        return Clock(lambda: self.now * MS, lambda: self.up * MS, lambda: self.awake / 1000)

    def run(self, ms: int) -> None:
        self.awake += ms
        self.sleep(ms)

    def sleep(self, ms: int) -> None:
        self.up += ms
        self.now += ms


# -- the clock by itself --------------------------------------------------------------------------


def test_a_clock_that_is_set_while_the_server_runs_moves_nothing() -> None:
    machine = Machine()
    clock = machine.clock()
    for jump in (100 * DAY, -200 * DAY, 101 * DAY):
        before = clock()
        machine.now += jump
        assert clock() == before
        machine.run(8000)
        assert before + 7000 <= clock() <= before + 9000


def test_time_draws_near_the_clock_and_stays_there() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.now += HOUR
    for _ in range(10):
        machine.run(HOUR)
        before = clock()
    assert clock() == machine.now == before
    machine.now -= HOUR
    for _ in range(10):
        machine.run(HOUR)
        assert clock() > before
        before = clock()
    assert clock() == machine.now


def test_a_machine_that_slept_is_on_time_and_nobody_s_time_has_run() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.sleep(8 * HOUR)
    assert (clock(), clock.steady()) == (BEGIN + 8 * HOUR, 0)


def test_a_start_goes_on_from_where_time_was() -> None:
    clock = Machine().clock()
    assert clock.not_before(BEGIN - 5) == 5 and clock() == BEGIN
    assert clock.not_before(BEGIN + 100 * DAY) == -100 * DAY and clock() == BEGIN + 100 * DAY


async def test_a_clock_behind_the_last_run_is_told_and_not_believed(
    db: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await open_store(db)
    await store.tick(BEGIN)
    clock = Machine(BEGIN - 100 * DAY).clock()
    caplog.set_level(logging.WARNING)
    await app._go_on(clock, store)
    assert clock() == BEGIN
    assert "2400.0 hours behind" in caplog.text
    await store.close()


# -- tables ---------------------------------------------------------------------------------------


@asynccontextmanager
async def running(db: str, machine: Machine, *, keep_days: int = 30) -> AsyncIterator[Hall]:
    """A server on this machine, from start to stop."""
    notices = Notices()
    store = await open_store(db, notices)
    clock = machine.clock()
    clock.not_before(await store.time())
    hall = notices.hall = Hall(store, Thinkers(1), keep_days=keep_days, clock=clock)
    try:
        await hall.attendant.expire()
        yield hall
    finally:
        await hall.close()


async def crowd(store: Store) -> list[Person]:
    return [await store.add_person(name, "en", 1) for name in ("Ada", "Ben")]


async def started(hall: Hall, pace: int = 3600) -> str:
    people = await crowd(hall.store)
    link = await hall.make(people[0], NewTable(game="agent_hunter", pace=pace))
    for seat, person in enumerate(people):
        await hall.do(link, person, Sit(seat=seat))
    await hall.do(link, people[0], Start())
    return link


async def away(hall: Hall, link: str) -> list[bool]:
    """Who was replaced, after the attendant has looked."""
    await hall.attendant._tend(link)
    live = await hall.settled(link)
    return [chair.away for chair in live.table.chairs]


def put_away(hall: Hall, link: str) -> None:
    """As happens to a table that nobody uses."""
    live = hall.lives.pop(link)
    assert live.alarm is not None
    live.alarm.cancel()


async def test_a_jump_of_a_day_replaces_nobody(db: str) -> None:
    machine = Machine()
    async with running(db, machine) as hall:
        link = await started(hall)
        machine.now += DAY
        assert await away(hall, link) == [False, False]


async def test_a_deadline_that_passed_while_no_server_ran_is_given_anew(db: str) -> None:
    machine = Machine()
    async with running(db, machine) as hall:
        link = await started(hall)
        machine.run(HOUR // 2)
    machine.sleep(2 * DAY)
    async with running(db, machine) as hall:
        assert await away(hall, link) == [False, False]
        live = hall.lives[link]
        assert live.table.deadline() == hall.clock() + HOUR, "and that is what players are shown"
        machine.run(HOUR - 1)
        assert await away(hall, link) == [False, False]
        machine.run(1)
        assert await away(hall, link) == [True, True]


async def test_within_a_run_a_deadline_holds_though_the_table_was_put_away(db: str) -> None:
    machine = Machine()
    async with running(db, machine) as hall:
        link = await started(hall)
        machine.run(HOUR - 1)
        put_away(hall, link)
        assert await away(hall, link) == [False, False]
        put_away(hall, link)
        machine.run(1)
        assert await away(hall, link) == [True, True]


async def test_a_machine_that_sleeps_takes_nobody_s_time(db: str) -> None:
    machine = Machine()
    async with running(db, machine) as hall:
        link = await started(hall)
        machine.run(HOUR // 2)
        machine.sleep(8 * HOUR)
        assert await away(hall, link) == [False, False]
        machine.run(HOUR // 2)
        assert await away(hall, link) == [True, True]


@pytest.mark.parametrize("off", [5 * HOUR, -5 * HOUR])
async def test_two_servers_with_different_clocks_replace_nobody(pg_database: str, off: int) -> None:
    here, there = Machine(), Machine(BEGIN + off)
    async with running(pg_database, here) as one, running(pg_database, there) as other:
        link = await started(one)
        assert await away(other, link) == [False, False]
        for machine in (here, there):
            machine.run(HOUR - 1000)
        assert await away(other, link) == await away(one, link) == [False, False]
        for machine in (here, there):
            machine.run(1000)
        assert await away(one, link) == [True, True]


async def test_tables_that_are_only_due_by_the_clock_keep_no_others_waiting(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    async with running(db, Machine()) as hall:
        hall.lives |= {str(n): Live(*await hall._folded(await started(hall))) for n in range(3)}

        async def due(_: int, limit: int = 100) -> list[str]:
            asked.append(limit)
            raise asyncio.CancelledError

        monkeypatch.setattr(hall.store, "due", due)
        with pytest.raises(asyncio.CancelledError):
            await hall.attendant.keep_house()
        assert asked == [100 + len(hall.lives)]


async def test_a_table_made_while_the_clock_was_behind_is_not_deleted_when_it_is_right_again(
    db: str,
) -> None:
    machine = Machine(BEGIN - 100 * DAY)
    async with running(db, machine) as hall:
        link = await started(hall)
    machine.now = BEGIN
    async with running(db, machine) as hall:
        assert await hall.store.rows(link)
    machine.now = BEGIN + 3000 * DAY
    async with running(db, machine) as hall:
        machine.run(DAY)
        await hall.attendant.expire()
        assert await hall.store.rows(link)


async def test_a_server_that_runs_every_evening_lets_unfinished_tables_expire(db: str) -> None:
    machine = Machine()
    async with running(db, machine, keep_days=3) as hall:
        link = await started(hall)
    evenings = 0
    while True:
        machine.sleep(22 * HOUR)
        async with running(db, machine, keep_days=3) as hall:
            machine.run(2 * HOUR)
            await hall.attendant.expire()
            if not await hall.store.rows(link):
                break
        evenings += 1
    assert evenings == 3
