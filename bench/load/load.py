"""The workload: many tables of two, and the paces at which they are played."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, Protocol

import msgspec

from bench.load.machine import Reading, Spent, memory_mb
from bench.load.wire import Http, LoadError, Wire

AT_ONCE: Final = 16
"""Tables that are being set up at the same time."""
_PATIENCE: Final = 60.0


class Chair(Protocol):
    """One client at a table, in the words of one server."""

    wire: Wire

    def play(self, number: int) -> None:
        """Send the move of that number, counted from 0."""


class Match:
    """A table with its two clients. They move in turns, the first client first."""

    __slots__ = ("chairs", "due", "load", "mover", "moves", "sent_at", "waiting")

    def __init__(self, load: Load) -> None:
        self.load = load
        self.chairs: list[Chair] = []
        self.moves = 0
        self.mover = 0
        self.waiting = 0
        self.sent_at = 0.0
        self.due = 0.0

    def send(self) -> None:
        self.waiting = 2
        self.sent_at = perf_counter()
        self.chairs[self.mover].play(self.moves)

    def updated(self, seat: int) -> None:
        """A client holds what the last move brought. Both do: on to the next."""
        if seat != self.mover and self.load.measuring:
            self.load.latencies.append(perf_counter() - self.sent_at)
        self.waiting -= 1
        if not self.waiting:
            self.moves += 1
            self.mover ^= 1
            self.load.moved(self)


class Run(msgspec.Struct, frozen=True):
    """What one run measured. Shares are of one core."""

    tables: int
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    cpu_us_per_move: float
    memory_mb: float
    server_share: float
    client_share: float
    foreign_share: float
    stolen_share: float
    errors: int


class Load:
    """The tables of one run on one server, whose process is `pid`."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.matches: list[Match] = []
        self.latencies: list[float] = []
        self.measuring = False
        self.count = 0
        self.errors = 0
        self.fault = ""
        self._next: Callable[[Match], None] = _rest

    # -- what the clients report ---------------------------------------------------------

    def moved(self, match: Match) -> None:
        if self.measuring:
            self.count += 1
        self._next(match)

    def failed(self, said: str) -> None:
        self.errors += 1
        self.fault = self.fault or said

    # -- setting up and leaving ----------------------------------------------------------

    async def fill(
        self, tables: int, port: int, seat: Callable[[Http, Match], Awaitable[None]]
    ) -> list[Match]:
        """Set up more tables, each by `seat`, some at a time; those that are new."""
        new = [Match(self) for _ in range(tables)]
        left = iter(new)

        async def work() -> None:
            http = Http(port)
            for match in left:
                await seat(http, match)
            http.close()

        await asyncio.gather(*(work() for _ in range(min(AT_ONCE, tables))))
        self.matches += new
        return new

    def leave(self) -> None:
        self._next = _rest
        for match in self.matches:
            for chair in match.chairs:
                chair.wire.close()

    # -- paces ---------------------------------------------------------------------------

    async def saturate(self, warm: float, seconds: float) -> Run:
        """Every table moves on at once."""
        self._next = Match.send
        for match in self.matches:
            match.send()
        return await self._timed(warm, seconds)

    async def keep_rate(self, rate: float, warm: float, seconds: float) -> Run:
        """So many moves a second over all tables, at times that no table knows of another.

        A move is due by the table's own clock. One that is due before the last is over follows
        that at once, so a slow server does not lower the rate before it cannot keep it at all.
        """
        loop = asyncio.get_running_loop()
        interval = len(self.matches) / rate
        chooser = random.Random(1)

        def later(match: Match) -> None:
            match.due += interval * (0.5 + chooser.random())
            loop.call_at(match.due, start, match)

        def start(match: Match) -> None:
            if self._next is later:
                match.send()

        self._next = later
        now = loop.time()
        for match in self.matches:
            match.due = now + interval * chooser.random()
            loop.call_at(match.due, start, match)
        return await self._timed(warm, seconds)

    async def play_to(self, matches: list[Match], length: int) -> Run:
        """Every one of these tables plays on until its game has so many moves."""
        done = asyncio.get_running_loop().create_future()
        left = len(matches)

        def on(match: Match) -> None:
            nonlocal left
            if match.moves < length:
                match.send()
                return
            left -= 1
            if not left:
                done.set_result(None)

        self._next = on
        with self._quiet():
            first = self._begin()
            for match in matches:
                match.send()
            while not done.done():
                before = self.count
                await asyncio.wait([done], timeout=_PATIENCE)
                if self.count == before:
                    raise LoadError(f"No table moves any more{self._why()}.")
            return self._end(first, len(matches))

    async def _timed(self, warm: float, seconds: float) -> Run:
        with self._quiet():
            await asyncio.sleep(warm)
            first = self._begin()
            while True:
                await asyncio.sleep(seconds)
                if self._has_something() or perf_counter() > first.wall + _PATIENCE:
                    break
            run = self._end(first, len(self.matches))
        self._next = _rest
        if not run.moves:
            raise LoadError(f"Not one move was made{self._why()}.")
        return run

    def _has_something(self) -> bool:
        """To tell of this run; a machine may be too busy for one move in its time."""
        return bool(self.errors or (self.count and self.latencies))

    # -- measuring -----------------------------------------------------------------------

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        """No garbage collection here, which would show up as the server's latency."""
        gc.collect()
        gc.disable()
        try:
            yield
        finally:
            gc.enable()

    def _begin(self) -> Reading:
        self.latencies = []
        self.count = 0
        self.measuring = True
        return Reading.now(self.pid)

    def _end(self, first: Reading, tables: int) -> Run:
        self.measuring = False
        spent = Spent.between(first, Reading.now(self.pid))
        times = sorted(self.latencies) or [0.0]
        errors, self.errors = self.errors + self._stuck(first.wall), 0
        return Run(
            tables,
            self.count,
            self.count / spent.seconds,
            _quantile_ms(times, 0.5),
            _quantile_ms(times, 0.99),
            times[-1] * 1e3,
            spent.server_seconds * 1e6 / max(1, self.count),
            memory_mb(self.pid),
            spent.server,
            spent.client,
            spent.foreign,
            spent.stolen,
            errors,
        )

    def _stuck(self, since: float) -> int:
        """Tables where a move was not answered in the whole run."""
        return sum(1 for match in self.matches if match.waiting and match.sent_at < since)

    def _why(self) -> str:
        return f"; the server said: {self.fault}" if self.fault else ""


def _rest(match: Match) -> None:
    """The run is over: no next move."""


def _quantile_ms(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] * 1e3
