"""A server put together from its parts, run, and stopped without losing anything."""

from __future__ import annotations

import asyncio
import gc
import importlib
import logging
import signal
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import anyio
import uvicorn
from starlette.applications import Starlette

from spytable.kernel.refusal import BadInput
from spytable.kernel.registry import games
from spytable.server import files
from spytable.server.clock import Clock
from spytable.server.gate import Gate
from spytable.server.hall import Hall
from spytable.server.http import application
from spytable.server.listening import Address, address_of, listen
from spytable.server.people import People
from spytable.server.settings import Settings
from spytable.server.sockets import Sockets
from spytable.server.store import Store, StoreFailed, open_store
from spytable.server.thinkers import Thinkers
from spytable.server.watchdog import Watchdog
from spytable.words import Words, languages

logger = logging.getLogger("spytable.server")

_TOLERATED = 60_000
"""Milliseconds by which clocks may go back without a word."""


class Notices:
    """What the store tells goes to the hall, to the people and to who is connected."""

    hall: Hall
    people: People
    sockets: Sockets

    def row_kept(self, table: str, seq: int) -> None:
        self.hall.others.row_kept(table, seq)

    def person_changed(self, number: int) -> None:
        self.people.forget(number)
        self.hall.others.person_changed(number)
        self.hall.series.person_changed(number)

    def sessions_ended(self, tokens: Collection[bytes]) -> None:
        self.people.end(tokens)
        self.sockets.end(tokens)

    def table_dropped(self, table: str) -> None:
        self.hall.others.table_dropped(table)

    def whispered(self, text: str) -> None:
        self.hall.others.whispered(text)

    def missed(self) -> None:
        self.people.forget_all()
        self.sockets.missed()
        self.hall.others.missed()
        self.hall.series.missed()


class House:
    """All parts of a running server."""

    def __init__(
        self, settings: Settings, store: Store, notices: Notices, gate: Gate, clock: Clock
    ) -> None:
        thinkers = Thinkers(settings.bot_workers, settings.games)
        self.settings = settings
        self.hall = notices.hall = Hall(
            store,
            thinkers,
            bot_pause=settings.bot_pause,
            keep_days=settings.keep_days,
            session_days=settings.session_days,
            bots_per_person=settings.bots_per_person,
            limits=settings.limits,
            clock=clock,
        )
        self.people = notices.people = People(store, clock=clock)
        self.people.on_end = notices.sessions_ended
        self.gate = gate
        self.sockets = notices.sockets = Sockets(self.hall, self.people, settings, gate.left)
        self.app: Starlette = application(self.hall, self.people, settings)

    def uvicorn(self) -> uvicorn.Config:
        return uvicorn.Config(
            self.app,
            loop="none",
            http=self.gate.protocol,  # type: ignore[arg-type]
            ws=self.sockets.protocol,  # type: ignore[arg-type]
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,  # the gate knows whom to believe
            timeout_graceful_shutdown=10,
        )


def _prepare() -> None:
    """Games, words and Starlette's ways come in when they are first asked for, which takes its
    time."""
    anyio.run(anyio.sleep, 0)
    games()
    for lang in languages():
        Words(lang)


@asynccontextmanager
async def house(settings: Settings) -> AsyncIterator[House]:
    """A server's parts, put together and kept going until the end."""
    for name in settings.games:
        try:
            importlib.import_module(name)
        except ImportError as why:
            raise BadInput(f"cannot import the games of {name!r}: {why}") from None
    await asyncio.to_thread(_prepare)
    gate, notices = Gate(settings), Notices()
    # Nothing is told before the hall is there: the store's notices wait for the event loop.
    store = await open_store(settings.db, notices)
    clock = Clock()
    made = House(settings, store, notices, gate, clock)
    await _go_on(clock, store)
    await made.people.begin()
    chores = [
        asyncio.create_task(made.hall.attendant.keep_house()),
        asyncio.create_task(made.sockets.beat()),
        asyncio.create_task(made.gate.watch()),
        asyncio.create_task(made.people.keep_uses()),
    ]
    try:
        yield made
    finally:
        for chore in chores:
            chore.cancel()
        await made.hall.close()
        made.people.close()


async def _go_on(clock: Clock, store: Store) -> None:
    """Let time begin no earlier than it was when a server last ran here."""
    off = clock.not_before(await store.time())
    if off < -_TOLERATED:
        logger.warning(
            "the clock of this machine is %.1f hours behind what it was when a server last ran "
            "here: time goes on from there",
            -off / 3_600_000,
        )


class _Server(uvicorn.Server):
    """Stops when told to, and lets the caller clean up: uvicorn would raise the signal again."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        numbers = (signal.SIGINT, signal.SIGTERM)
        for number in numbers:
            with suppress(NotImplementedError):  # Windows
                loop.add_signal_handler(number, self.handle_exit, number, None)
        yield
        for number in numbers:
            with suppress(NotImplementedError):
                loop.remove_signal_handler(number)


async def serve(settings: Settings, ready: Callable[[Address], None]) -> None:
    """Serve until told to stop; `ready` is told the address."""
    listening = listen(settings.host, settings.port, settings.spare_ports)
    try:
        async with house(settings) as made:
            config = made.uvicorn()
            config.load()
            watchdog = Watchdog()
            try:
                ready(address_of(listening, settings.port, settings.root))
                await _Server(config).serve([listening])
            finally:
                watchdog.stop()
    except StoreFailed as why:
        raise BadInput(str(why)) from None
    finally:
        listening.close()


def run(settings: Settings, ready: Callable[[Address], None]) -> None:
    """`serve` on the fastest event loop there is."""
    # A server holds many objects for long and makes few cycles: seldom collecting keeps a
    # collection from holding everybody up.
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)
    files.raise_limit()
    with suppress(ImportError):
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(serve(settings, ready))
        return
    asyncio.run(serve(settings, ready))
