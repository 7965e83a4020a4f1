"""Bots think in processes of their own, so that one thinking bot slows nobody.

A bot is sent its seat's Intel and nothing else. How long it takes to answer does not depend on
what it found: a bot that searches uses up its time even where there is nothing to choose.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from time import perf_counter, sleep

import msgspec

from spytable.bots import Searcher, bot
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.server.table import settled


def thinking_time(spec: str) -> float:
    """How long a bot thinks, in seconds.

    >>> thinking_time("search:300ms"), thinking_time("search:3s"), thinking_time("greedy")
    (0.3, 3.0, 0.0)
    """
    budget = spec.partition(":")[2]
    if budget.endswith("ms"):
        return int(budget.removesuffix("ms")) / 1000
    return float(budget.removesuffix("s")) if budget.endswith("s") else 0.0


class Thinkers:
    """Processes, started when the first bot has something to decide: some for bots that take
    their time, and one for those that do not, who wait for nobody."""

    def __init__(self, workers: int | None = None, games: tuple[str, ...] = ()) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._games = games
        self._pools: dict[bool, ProcessPoolExecutor] = {}

    async def choose(self, game: Game, spec: str, intel: Intel) -> int:
        """What the bot does, seeing this Intel."""
        meta = game.meta
        options = tuple(game.options.items())
        settings = (meta.name, meta.rules_version, game.seats, game.own, options)
        known = msgspec.json.encode(intel)
        loop = asyncio.get_running_loop()
        slow = thinking_time(spec) > 0
        while True:
            pool = self._pools.get(slow)
            if pool is None:
                pool = self._pools[slow] = self._started(self._workers if slow else 1)
            try:
                seed = secrets.randbits(40)
                return await loop.run_in_executor(pool, _choose, settings, spec, known, seed)
            except BrokenProcessPool:  # a process was killed: the others go with it
                if self._pools.get(slow) is pool:
                    del self._pools[slow]
                pool.shutdown(wait=False)

    def _started(self, workers: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(workers, get_context("spawn"), _prepare, (self._games,))

    def close(self) -> None:
        for pool in self._pools.values():
            for process in list((pool._processes or {}).values()):
                process.terminate()
            # Its own thread must be done before the interpreter ends, which would wake it again.
            pool.shutdown(wait=True, cancel_futures=True)
        self._pools.clear()


def _prepare(games: tuple[str, ...]) -> None:
    """In a new process: the same games, less urgent than the server, gone when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(10)
    for name in games:
        importlib.import_module(name)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = parent_process()
    if server is not None:
        connection.wait([server.sentinel])
        os._exit(0)


Settled = tuple[str, int, int, str, tuple[tuple[str, int], ...]]


def _choose(settings: Settled, spec: str, known: bytes, seed: int) -> int:
    begun = perf_counter()
    name, rules, seats, own, options = settings
    game = settled(name, rules, seats, own, *options)
    player = bot(spec, game, seed)
    action = player.choose(msgspec.json.decode(known, type=game.intel_type))
    if isinstance(player, Searcher):
        allotted = player.seconds / game.meta.turn_moves
        sleep(max(0.0, allotted - (perf_counter() - begun)))
    return action
