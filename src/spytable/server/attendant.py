"""The attendant of the hall: bots move, the pace is kept, forgotten tables are put away."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Protocol

from spytable.kernel.refusal import BadInput, NotLegal, NotYourTurn, Refused, Stale
from spytable.server import entries as log
from spytable.server import plan, wire
from spytable.server.denied import denied
from spytable.server.live import Job, Live, Plan
from spytable.server.store import Store, StoreFailed
from spytable.server.table import PLAYING, WAITING
from spytable.server.telling import tell_presence
from spytable.server.thinkers import Thinkers, thinking_time

logger = logging.getLogger("spytable.server")

SWEEP = 5.0
"""Every so many seconds the attendant looks for tables that are due."""
IDLE = 120.0
"""A table that nobody uses is put away after so many seconds."""
EXPIRY = 600.0
_DAY = 24 * 3600 * 1000


class Tables(Protocol):
    """What the attendant needs of the hall."""

    store: Store
    lives: dict[str, Live]

    async def live(self, link: str) -> Live: ...
    def submit_job(self, live: Live, job: Job) -> None: ...
    def track(self, task: asyncio.Task[None]) -> None: ...
    def whisper(self, live: Live) -> None: ...


class Attendant:
    """Looks after tables that have something to do by themselves."""

    def __init__(self, hall: Tables, thinkers: Thinkers, bot_pause: float, keep_days: int) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.keep_days = keep_days
        self.closing = False

    def attend(self, live: Live) -> None:
        """See to it that bots move, that a full table starts, and that the pace is kept."""
        table = live.table
        if live.busy or self.closing or table.worn():
            return
        if table.status == WAITING and table.opened.full:
            self._by_itself(live, _start_when_full)
        if table.bots_to_act():
            for seat in table.to_act():
                spec = table.chairs[seat].player
                if spec is not None and seat not in live.thinking:
                    task = live.thinking[seat] = asyncio.create_task(self._think(live, seat, spec))
                    self.hall.track(task)
        if table.opened.pace:
            self._set_alarm(live)

    def _by_itself(self, live: Live, planned: Plan) -> None:
        """Something that the table does by itself, if it still can."""
        self.hall.submit_job(live, Job(planned, lambda _: None))

    # -- bots ---------------------------------------------------------------------------------

    async def _think(self, live: Live, seat: int, spec: str) -> None:
        """Let a bot decide; its answer comes after a fixed pause, whatever it thought about."""
        table = live.table
        assert table.position is not None
        n = table.streams[seat].n
        wait = (self.bot_pause + thinking_time(spec)) / table.game.meta.turn_moves
        pause = asyncio.create_task(asyncio.sleep(wait))
        try:
            action = await self.thinkers.choose(table.game, spec, table.position.intel(seat))
            await pause
        except BaseException:
            pause.cancel()
            live.thinking.pop(seat, None)
            raise

        def planned(live: Live) -> log.AnyEntry:
            if live.table.chairs[seat].player != spec or live.table.status != PLAYING:
                raise denied("not_away")
            live.table.check_fresh(seat, n)
            return plan.played(live.table, seat, action)

        def reply(given: wire.Done | Refused) -> None:
            live.thinking.pop(seat, None)
            if isinstance(given, Stale | NotLegal | NotYourTurn):
                self.attend(live)  # the table has changed meanwhile: think again

        self.hall.submit_job(live, Job(planned, reply))

    # -- the pace ---------------------------------------------------------------------------------

    def _set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        end = live.table.deadline()
        if end is not None:
            wait = max(0.0, (end - now()) / 1000) + 0.05
            live.alarm = asyncio.get_running_loop().call_later(min(wait, 3600), self._ring, live)

    def _ring(self, live: Live) -> None:
        """The pace may have run out on somebody."""
        live.alarm = None
        end = live.table.deadline()
        if end is None or self.closing:
            return
        if now() < end:
            self._set_alarm(live)
            return
        for seat in live.table.to_act():
            if live.table.chairs[seat].player is None:
                self._by_itself(live, partial(_lapse, seat))

    # -- keeping house -----------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """For ever: look after tables that are due, put away those that nobody uses, and let
        unfinished ones expire."""
        expired = float("-inf")
        while True:
            try:
                for link in await self.hall.store.due(now()):
                    await self._look_after(link)
                if time.monotonic() - expired > EXPIRY:
                    expired = time.monotonic()
                    await self.expire(now())
            except StoreFailed as why:
                logger.warning("the store does not answer: %s", why)
            self._put_away()
            await asyncio.sleep(SWEEP)

    async def expire(self, at: int) -> None:
        """Remove unfinished tables that nobody has touched for the set time."""
        for link in await self.hall.store.stale(at - self.keep_days * _DAY):
            await self.hall.store.drop(link)

    async def _look_after(self, link: str) -> None:
        try:
            live = await self.hall.live(link)
        except (Refused, BadInput) as why:
            logger.warning("a table cannot be looked after: %s", why)
            return
        self.attend(live)
        self._ring(live)

    def _put_away(self) -> None:
        old = time.monotonic() - IDLE
        for link, live in list(self.hall.lives.items()):
            if live.connections:
                self.hall.whisper(live)
                live.forget_silent_servers()
                tell_presence(live)
            elif not live.in_use() and live.used < old:
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.hall.lives[link]

    def close(self) -> None:
        self.closing = True
        for live in self.hall.lives.values():
            for task in list(live.thinking.values()):
                task.cancel()
            if live.alarm is not None:
                live.alarm.cancel()
        self.thinkers.close()


def _start_when_full(live: Live) -> log.AnyEntry:
    if live.table.status != WAITING:
        raise denied("already_started")
    if any(chair.open for chair in live.table.chairs):
        raise denied("seats_open")
    return plan.started(live.table)


def _lapse(seat: int, live: Live) -> log.AnyEntry:
    table = live.table
    end = table.deadline()
    if end is None or now() < end or seat not in table.to_act() or table.chairs[seat].player:
        raise denied("not_away")
    return log.Lapsed(seat=seat)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
