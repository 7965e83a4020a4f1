"""The attendant of the hall: bots move, the pace is kept, forgotten tables are put away."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import NamedTuple, Protocol

from spytable.kernel.refusal import BadInput, NotLegal, NotYourTurn, Refused, Stale
from spytable.server import entries as log
from spytable.server import plan, wire
from spytable.server.clock import Clock
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
_JUST_NOW = 5000
"""A row that is so many milliseconds old at most was kept in this moment, by a clock like ours."""


class Tables(Protocol):
    """What the attendant needs of the hall."""

    store: Store
    clock: Clock
    lives: dict[str, Live]

    async def live(self, link: str) -> Live: ...
    def submit_job(self, live: Live, job: Job) -> None: ...
    def track(self, task: asyncio.Task[None]) -> None: ...
    def whisper(self, live: Live) -> None: ...


class Attendant:
    """Looks after tables that have something to do by themselves."""

    def __init__(
        self,
        hall: Tables,
        thinkers: Thinkers,
        bot_pause: float,
        keep_days: int,
        session_days: int,
    ) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.keep_days = keep_days
        self.session_days = session_days
        self.closing = False
        self._paces: dict[str, _Pace] = {}

    def attend(self, live: Live) -> None:
        """See to it that bots move, that a full table starts, and that the pace is kept."""
        table = live.table
        if live.busy or self.closing:
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

    def keep_pace(self, live: Live) -> None:
        """Note until when there is time at a table, by the steady clock of this server. A pace of
        which it was not there to see the beginning runs anew: others may have other clocks, and
        while no server ran nobody could move."""
        table = live.table
        if table.deadline() is None:
            self._paces.pop(table.id, None)
            return
        known = self._paces.get(table.id)
        if known is not None and table.clock in (known.begun, known.shown):
            table.clock = known.shown  # it may have been folded anew
            return
        begun, now = table.clock, self.hall.clock()
        if abs(now - begun) > _JUST_NOW:
            table.clock = now
        end = self.hall.clock.steady() + table.opened.pace
        self._paces[table.id] = _Pace(begun, table.clock, end)

    def _left(self, live: Live) -> float | None:
        """For how many seconds there is time yet; None where there is no pace."""
        self.keep_pace(live)
        pace = self._paces.get(live.table.id)
        return None if pace is None else pace.end - self.hall.clock.steady()

    def _set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        left = self._left(live)
        if left is not None:
            wait = max(0.0, left) + 0.05
            live.alarm = asyncio.get_running_loop().call_later(min(wait, 3600), self._ring, live)

    def _ring(self, live: Live) -> None:
        """The pace may have run out on somebody."""
        live.alarm = None
        left = self._left(live)
        if left is None or self.closing:
            return
        if left > 0:
            self._set_alarm(live)
            return
        for seat in live.table.to_act():
            if live.table.chairs[seat].player is None:
                self._by_itself(live, partial(self._lapse, seat))

    def _lapse(self, seat: int, live: Live) -> log.AnyEntry:
        table, left = live.table, self._left(live)
        if left is None or left > 0 or seat not in table.to_act() or table.chairs[seat].player:
            raise denied("not_away")
        return log.Lapsed(seat=seat)

    # -- keeping house -----------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """For ever: look after tables that are due, put away those that nobody uses, and let
        unfinished ones expire."""
        hall, expired = self.hall, float("-inf")
        while True:
            try:
                # Those in use may be due by the clock alone: they are to keep nobody else waiting.
                for link in await hall.store.due(hall.clock(), 100 + len(hall.lives)):
                    await self._look_after(link)
                if time.monotonic() - expired > EXPIRY:
                    expired = time.monotonic()
                    await self.expire()
            except StoreFailed as why:
                logger.warning("the store does not answer: %s", why)
            self._put_away()
            await asyncio.sleep(SWEEP)

    async def expire(self) -> None:
        """Once a day: remove unfinished tables at which nothing has happened, and sessions that
        nobody has used, for the set number of days."""
        steady = self.hall.clock.steady()
        for link in [k for k, pace in self._paces.items() if pace.end < steady - 3600]:
            if link not in self.hall.lives:
                del self._paces[link]
        store = self.hall.store
        if await store.tick(self.hall.clock()):
            while forgotten := await store.forgotten(self.keep_days):
                for link in forgotten:
                    await store.drop(link)
            await store.drop_unused_sessions(self.session_days)

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


class _Pace(NamedTuple):
    """Since when the pace of a table runs, as its rows say and as its players are shown, and how
    long by the steady clock."""

    begun: int
    shown: int
    end: float
