"""Bots think in processes of their own, so that one thinking bot slows nobody.

A bot is sent its seat's Intel and nothing else, and nobody may learn from its time whether it had
anything to choose (SW-9). Where there is one legal action no process is needed. But on a busy
machine a process may answer late, and an answer that never is would tell. So a forced decision

- waits in the same line as a free one, and is called when a free one would be;
- is then held for as long as one of the last free answers of the same bot in the same game took,
  any of them alike and each only once, though it keeps no worker meanwhile;
- leaves on the same beats (beats.py).

Its time is thus a free one's time, told once more.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
import random
import secrets
import signal
import threading
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from time import perf_counter
from typing import NamedTuple

import msgspec

from spytable.bots import Searcher, bot
from spytable.kernel import registry
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.server.beats import Clock
from spytable.server.line import Line
from spytable.server.table import settled

logger = logging.getLogger("spytable.server")

PATIENCE = 10.0
"""So many seconds after its time is up a bot that has not answered is given up."""
TRIES = 3
"""So often a question is asked again of whom it was asked was killed."""
RECENT = 32
"""Of so many free answers it is remembered how long they took."""


def thinking_time(spec: str) -> float:
    """How long a bot thinks, in seconds.

    >>> thinking_time("search:300ms"), thinking_time("search:3s"), thinking_time("greedy")
    (0.3, 3.0, 0.0)
    """
    budget = spec.partition(":")[2]
    if budget.endswith("ms"):
        return int(budget.removesuffix("ms")) / 1000
    return float(budget.removesuffix("s")) if budget.endswith("s") else 0.0


class Question(NamedTuple):
    """What a bot is asked, and on whose account."""

    game: Game
    spec: str
    intel: Intel
    seconds: float
    """How long it may search."""
    person: int
    table: str


class Process:
    """A process in which one bot at a time thinks."""

    def __init__(self, games: tuple[str, ...]) -> None:
        self._pool = ProcessPoolExecutor(1, get_context("spawn"), _prepare, (games,))
        self.alive = True
        self.patience = PATIENCE

    async def ready(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)

    async def ask(self, asked: Question) -> int:
        """The bot's action; raises BrokenProcessPool if the process is gone and TimeoutError if
        it thinks for ever. A process that is not done is of no use to others: it is ended."""
        game, options = asked.game, tuple(asked.game.options.items())
        settings = (game.meta.name, game.version, game.seats, game.own, options)
        known = msgspec.json.encode(asked.intel)
        question = (settings, asked.spec, asked.seconds, known, secrets.randbits(40))
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(asked.seconds + self.patience):
                return await loop.run_in_executor(self._pool, _choose, *question)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            self.end()
            raise

    def end(self, wait: bool = False) -> None:
        self.alive = False
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=wait, cancel_futures=True)


class Thinkers:
    """Processes, started when the first bot has something to decide: some for bots that take
    their time, and one for those that do not, who wait for nobody."""

    def __init__(
        self,
        workers: int | None = None,
        games: tuple[str, ...] = (),
        *,
        clock: Clock | None = None,
        hire: Callable[[], Awaitable[Process]] | None = None,
    ) -> None:
        self.clock = clock or Clock()
        self._games = games
        self._processes: set[Process] = set()
        slow = workers or max(1, (os.cpu_count() or 2) - 1)
        self._lines = {True: Line(slow, hire or self._hire), False: Line(1, hire or self._hire)}
        self._tasks: set[asyncio.Task[int]] = set()
        self._took: dict[tuple[str, str], deque[float]] = {}
        """By bot and game: how long free answers took, once a worker was there."""

    async def choose(self, asked: Question) -> int:
        """What the bot does. Whoever asks may go away: a process that has begun is let finish."""
        task = asyncio.create_task(self._answer(asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _answer(self, asked: Question) -> int:
        """One that does not answer moves at random: a table must go on."""
        legal = asked.intel.legal()
        line = self._lines[thinking_time(asked.spec) > 0]
        kind = asked.spec, asked.game.meta.name
        took = self._took.setdefault(kind, deque([asked.seconds], RECENT))
        for _ in range(TRIES):
            try:
                forced = len(legal) == 1
                async with line.turn(asked.person, asked.table, forced=forced) as process:
                    begun = self.clock.time()
                    if process is None:
                        await self.clock.until(begun + _drawn(took))
                        return legal[0]
                    action = await process.ask(asked)
                    took.append(self.clock.time() - begun)
                    return action
            except BrokenProcessPool:
                logger.warning("a bot's process is gone")
            except TimeoutError:
                logger.warning("a bot did not answer in time")
                break
            except Exception:
                logger.exception("a bot failed")
                break
        return random.choice(legal)

    async def _hire(self) -> Process:
        self._processes = {process for process in self._processes if process.alive}
        process = Process(self._games)
        self._processes.add(process)
        await process.ready()
        return process

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for line in self._lines.values():
            line.close()
        for process in self._processes:
            # Its own thread must be done before the interpreter ends, which would wake it again.
            process.end(wait=True)


def _drawn(took: deque[float]) -> float:
    """One of several times; it is not drawn again, unless there is no other."""
    at = random.randrange(len(took))
    drawn = took[at]
    if len(took) > 1:
        del took[at]
    return drawn


def _prepare(games: tuple[str, ...]) -> None:
    """In a new process: the same games, less urgent than the server, gone when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(10)
    for name in games:
        importlib.import_module(name)
    registry.games()  # it takes its time, and not of the first bot's
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = parent_process()
    if server is not None:
        connection.wait([server.sentinel])
        os._exit(0)


Settled = tuple[str, int, int, str, tuple[tuple[str, int], ...]]


def _choose(settings: Settled, spec: str, seconds: float, known: bytes, seed: int) -> int:
    begun = perf_counter()
    name, rules, seats, own, options = settings
    game = settled(name, rules, seats, own, *options)
    player = bot(spec, game, seed)
    intel = msgspec.json.decode(known, type=game.intel_type)
    if isinstance(player, Searcher):
        player.allotted = seconds - (perf_counter() - begun)
    return player.choose(intel)
