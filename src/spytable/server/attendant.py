"""The attendant of the hall: bots move, the pace is kept, forgotten tables are put away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from spytable.kernel.refusal import BadInput, NotLegal, NotYourTurn, Refused, Stale
from spytable.server import decide, wire
from spytable.server import entries as log
from spytable.server.beats import leaves
from spytable.server.denied import denied
from spytable.server.live import Decide, Job, Live
from spytable.server.store import StoreFailed
from spytable.server.table import PLAYING, WAITING
from spytable.server.telling import tell_presence
from spytable.server.thinkers import Question, Thinkers, thinking_time

if TYPE_CHECKING:
    from spytable.server.hall import Hall

logger = logging.getLogger("spytable.server")

SWEEP = 5.0
"""Every so many seconds the attendant looks for tables that are due."""
IDLE = 120.0
"""A table that nobody uses is put away after so many seconds."""
EXPIRY = 600.0
ALONE = 60.0
"""Where nobody plays or watches bots move ever more slowly, and after so many seconds no more."""
SHARE = 0.75
"""Of the time until its answer leaves a bot may search for at most so much."""
_JUST_NOW = 5000
"""A row that is so many milliseconds old at most was kept in this moment, by a clock like ours."""


class Places:
    """At how many tables of one person bots can be at work at once. The others wait, and get
    their turn: a place is given back with each move."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[int] = Counter()
        self._waiting: dict[int, dict[Live, None]] = {}

    def take(self, live: Live) -> bool:
        if not live.thinking:
            live.account = live.on_account_of()
        elif live.account not in self._waiting:
            return True
        # Where bots choose at the same time one of them always thinks: others must get the place.
        if live.thinking or self._taken[live.account] >= self.most:
            self._waiting.setdefault(live.account, {})[live] = None
            return False
        self._taken[live.account] += 1
        return True

    def leave(self, live: Live) -> Iterator[Live]:
        """Give a place back; who may try to take it."""
        person = live.account
        self._taken[person] -= 1
        waiting = self._waiting.get(person, {})
        for first in list(waiting):
            if self._taken[person] < self.most:
                del waiting[first]
                yield first
        if not waiting:
            self._waiting.pop(person, None)
        if not self._taken[person]:
            del self._taken[person]


class Attendant:
    """Looks after tables that have something to do by themselves."""

    def __init__(
        self,
        hall: Hall,
        thinkers: Thinkers,
        bot_pause: float,
        keep_days: int,
        session_days: int,
        bots_per_person: int,
    ) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.clock = thinkers.clock
        self.bot_pause = bot_pause
        self.keep_days = keep_days
        self.places = Places(bots_per_person)
        self.session_days = session_days
        self.closing = False
        self._paces: dict[str, _Pace] = {}

    def attend(self, live: Live) -> None:
        """See to it that bots move, that a full table starts, and that the pace is kept."""
        table = live.table
        if live.busy or self.closing or table.worn():
            return
        if table.status == WAITING and table.opened.full:
            self._by_itself(live, _start_when_full)
        if table.bots_to_act():
            alone = self._alone(live)
            if not alone:
                self._let_think(live)
            elif alone < ALONE and live.doze is None and not live.thinking:
                live.doze = asyncio.create_task(self._doze(live, alone))
                self.hall.track(live.doze)
        if table.opened.pace:
            self._set_alarm(live)

    def _by_itself(self, live: Live, decided: Decide) -> None:
        """Something that the table does by itself, if it still can."""
        self.hall.jobs.submit(live, Job(decided, lambda _: None))

    # -- bots ---------------------------------------------------------------------------------

    def seen(self, live: Live) -> None:
        """Somebody is here, or was just now: bots that have slowed down or rest go on."""
        live.seen = self.clock.time()
        if not live.thinking and live.table.bots_to_act():
            self.attend(live)

    def _alone(self, live: Live) -> float:
        """For how long bots have been playing with nobody to play with and nobody to watch.

        A person on a seat need not be connected: programs are not, and bots stop by themselves
        when it is that person's turn.
        """
        if live.connections or live.arriving:
            return 0.0
        if any(chair.player is None for chair in live.table.chairs):
            return 0.0
        return self.clock.time() - live.seen

    async def _doze(self, live: Live, seconds: float) -> None:
        """Bots wait as long again as nobody has been here."""
        await self.clock.until(self.clock.time() + seconds)
        live.doze = None
        if not live.busy:
            self._let_think(live)

    def _let_think(self, live: Live) -> None:
        """Every bot that must act thinks, unless the person has too many tables at work."""
        if live.doze is not None:
            live.doze.cancel()
            live.doze = None
        table = live.table
        if not table.bots_to_act() or not self.places.take(live):
            return
        for seat in table.to_act():
            spec = table.chairs[seat].player
            if spec is not None and seat not in live.thinking:
                task = live.thinking[seat] = asyncio.create_task(self._think(live, seat, spec))
                task.add_done_callback(partial(self._ended, live, seat))
                self.hall.track(task)

    def _ended(self, live: Live, seat: int, task: asyncio.Task[None]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._thought(live, seat)

    def _thought(self, live: Live, seat: int) -> None:
        if live.thinking.pop(seat, None) is not None and not live.thinking:
            for other in self.places.leave(live):
                if self.hall.lives.get(other.table.id) is other:
                    self.attend(other)

    async def _think(self, live: Live, seat: int, spec: str) -> None:
        """Let a bot decide; its answer leaves on a beat that was fixed before."""
        table = live.table
        assert table.position is not None
        begun = self.clock.time()
        n = table.streams[seat].n
        thinking = thinking_time(spec) / table.game.meta.turn_moves
        promised = thinking + self.bot_pause / table.game.meta.turn_moves
        seconds = min(thinking, SHARE * promised)
        intel = table.position.intel(seat)
        asked = Question(table.game, spec, intel, seconds, live.account, table.id)
        action = await self.thinkers.choose(asked)
        await self.clock.until(leaves(begun, promised, self.clock.time()))

        def decided(live: Live) -> log.AnyEntry:
            if live.table.chairs[seat].player != spec or live.table.status != PLAYING:
                raise denied("not_away")
            live.table.check_fresh(seat, n)
            return decide.played(live.table, seat, action)

        def reply(given: wire.Done | Refused) -> None:
            self._thought(live, seat)
            if isinstance(given, Stale | NotLegal | NotYourTurn):
                self.attend(live)  # the table has changed meanwhile: think again

        self.hall.jobs.submit(live, Job(decided, reply))

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
                    await self._tend(link)
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

    async def _tend(self, link: str) -> None:
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
                self.hall.others.whisper(live)
                live.forget_silent_servers()
                tell_presence(live)
            elif not live.in_use() and live.used < old:
                live.stop()
                del self.hall.lives[link]

    def close(self) -> None:
        self.closing = True
        for live in self.hall.lives.values():
            live.stop()
        self.thinkers.close()


def _start_when_full(live: Live) -> log.AnyEntry:
    if live.table.status != WAITING:
        raise denied("already_started")
    if any(chair.open for chair in live.table.chairs):
        raise denied("seats_open")
    return decide.started(live.table)


class _Pace(NamedTuple):
    """Since when the pace of a table runs, as its rows say and as its players are shown, and how
    long by the steady clock."""

    begun: int
    shown: int
    end: float
