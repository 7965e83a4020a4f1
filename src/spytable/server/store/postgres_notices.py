"""Hearing what other servers on the same PostgreSQL have done."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from spytable.server.store import Listener
from spytable.server.store.postgres_link import FAILURES, Address
from spytable.server.store.postgres_writer import CHANNEL, UNIT

if TYPE_CHECKING:
    from spytable.server.store.postgres_link import Connection

log = logging.getLogger(__name__)

_STILL_THERE_S = 15.0
_LONGEST_PAUSE_S = 3.0


class Ears:
    """A connection that listens, made again whenever it is lost; own notices are passed over."""

    def __init__(self, address: Address, sender: str, listener: Listener) -> None:
        self._address = address
        self._sender = sender
        self._listener = listener
        self._db: Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Hears all that is told after this."""
        lost = await self._listen()
        self._task = asyncio.get_running_loop().create_task(self._run(lost))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._db is not None:
            self._db.terminate()

    async def _listen(self) -> asyncio.Event:
        lost = asyncio.Event()
        db = self._db = await self._address.connect()
        db.add_termination_listener(lambda *_: lost.set())
        await db.add_listener(CHANNEL, self._heard)
        return lost

    async def _run(self, lost: asyncio.Event) -> None:
        while True:
            await self._until(lost)
            lost = await self._listen_again()
            self._listener.missed()

    async def _until(self, lost: asyncio.Event) -> None:
        while not lost.is_set():
            try:
                async with asyncio.timeout(_STILL_THERE_S):
                    await lost.wait()
            except TimeoutError:
                # A connection can die without a word.
                try:
                    if self._db is not None:
                        await self._db.fetchval("SELECT 1", timeout=5)
                except FAILURES:
                    break
        if self._db is not None:
            self._db.terminate()

    async def _listen_again(self) -> asyncio.Event:
        pause = 0.05
        while True:
            try:
                return await self._listen()
            except FAILURES as error:
                log.warning("Other servers are not heard: %s", type(error).__name__)
                if self._db is not None:
                    self._db.terminate()
            await asyncio.sleep(pause)
            pause = min(_LONGEST_PAUSE_S, pause * 2)

    def _heard(self, _db: object, _pid: int, _channel: str, notice: object) -> None:
        kind, sender, text = str(notice).split(UNIT, 2)
        if sender == self._sender:
            return
        try:
            self._pass_on(kind, text)
        except Exception:
            log.exception("A notice of another server failed: %s", kind)

    def _pass_on(self, kind: str, text: str) -> None:
        if kind == "rows":
            words = text.split(UNIT)
            for table, seq in zip(words[::2], words[1::2]):
                self._listener.row_kept(table, int(seq))
        elif kind == "person":
            self._listener.person_changed(int(text))
        elif kind == "ended":
            self._listener.sessions_ended({bytes.fromhex(token) for token in text.split(UNIT)})
        elif kind == "dropped":
            self._listener.table_dropped(text)
        elif kind == "whisper":
            self._listener.whispered(text)
