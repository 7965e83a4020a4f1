"""The one task that appends to PostgreSQL: what waits together is one statement, one commit."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime
from typing import TYPE_CHECKING, Any

from spytable.server.store import Done, Listing, Row
from spytable.server.store.postgres_link import (
    FAILURES,
    Address,
    one_row_may_be_the_cause,
    outcome_is_known,
)
from spytable.server.store.queries import UNLISTED, listing_columns

if TYPE_CHECKING:
    from spytable.server.store.postgres_link import Connection

log = logging.getLogger(__name__)

Append = tuple[str, Row, Listing | None, Done]

CHANNEL = "spytable"
UNIT = "\x1f"
"""Between the words of a notice."""

_MOST = 2000
_APPEND_S = 5.0
_PATIENCE_S = 5.0
"""How long closing waits for a database that is away to say what it has kept."""

_KEEP = "SELECT append_rows($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
_NOTIFY = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) notice"
_WHO = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid = $1 AND backend_start = $2"""
_FIND = """SELECT table_id, r.seq, r.at, r.body, r.key, r.author
    FROM unnest($1::text[], $2::bigint[]) AS n (table_id, seq) JOIN rows r USING (table_id, seq)"""


class Writer:
    def __init__(self, address: Address, sender: str) -> None:
        self._address = address
        self._sender = sender
        self._db: Connection | None = None
        self._backend: tuple[int, datetime] | None = None
        self._appends: list[Append] = []
        self._notices: list[str] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.get_running_loop().create_task(self._run())

    def append(self, append: Append) -> None:
        self._appends.append(append)
        self._wake.set()

    def notify(self, kind: str, text: str) -> None:
        """Tell the other servers, if that is possible now."""
        self._notices.append(UNIT.join((kind, self._sender, text)))
        self._wake.set()

    async def close(self) -> None:
        """After every append has been answered."""
        self._closing = True
        self._wake.set()
        await self._task
        if self._db is not None:
            self._db.terminate()

    async def _run(self) -> None:
        while not self._closing or self._appends or self._notices:
            await self._wake.wait()
            self._wake.clear()
            while self._appends or self._notices:
                await self._write_some()

    async def _write_some(self) -> None:
        # By table, so that two servers never wait for each other's rows crosswise.
        batch = sorted(self._appends[:_MOST], key=lambda append: append[0])
        del self._appends[:_MOST]
        notices, self._notices = self._notices, []
        try:
            db = await self._connected()
        except FAILURES as error:
            log.error("Nothing can be kept: %s", self._address.failed("be reached", error))
            _answer(batch, ["lost"] * len(batch))
            return
        if batch:
            try:
                ends = await self._keep(db, batch)
            except Exception:
                # Nothing a database does: the writer must outlive it.
                log.exception("Rows cannot be handed to %s", self._address.name)
                ends = ["lost"] * len(batch)
            _answer(batch, ends)
        if notices and self._db is db:
            try:
                await db.execute(_NOTIFY, CHANNEL, notices, timeout=_APPEND_S)
            except FAILURES as error:
                log.warning("Other servers were not told: %s", type(error).__name__)
                if not outcome_is_known(error):
                    self._hang_up()

    async def _keep(self, db: Connection, batch: list[Append]) -> list[str]:
        try:
            ends: list[str] = await db.fetchval(
                _KEEP, self._sender, *_columns(batch), timeout=_APPEND_S
            )
            return ends
        except FAILURES as error:
            if not outcome_is_known(error):
                return await self._find_out(batch)
            if len(batch) > 1 and one_row_may_be_the_cause(error):
                return await self._keep_each(batch)
            log.error("%s", self._address.failed("keep a row", error))
            return ["lost"] * len(batch)

    async def _keep_each(self, batch: list[Append]) -> list[str]:
        ends: list[str] = []
        for append in batch:
            try:
                ends += await self._keep(await self._connected(), [append])
            except FAILURES:
                ends.append("lost")
        return ends

    async def _connected(self) -> Connection:
        if self._db is None or self._db.is_closed():
            db = await self._address.connect()
            self._db = db
            who = await db.fetchrow(_WHO)
            self._backend = None if who is None else (who[0], who[1])
        return self._db

    def _hang_up(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None

    async def _find_out(self, batch: list[Append]) -> list[str]:
        """What became of a batch whose commit was not answered.

        Saying 'lost' of a row that is there would be a lie, so this waits for the database to
        come back; appends that come in the meantime are lost, which is sure.
        """
        log.warning("%s did not answer a commit", self._address.name)
        backend = self._backend
        self._hang_up()
        pause = 0.02
        patience = _PATIENCE_S
        while True:
            try:
                db = await self._connected()
                async with asyncio.timeout(_APPEND_S):
                    await _see_off(db, backend)
                tables, seqs = [a[0] for a in batch], [a[1].seq for a in batch]
                found = {(r[0], r[1]): Row(*r[1:]) for r in await db.fetch(_FIND, tables, seqs)}
                return ["kept" if found.get((a[0], a[1].seq)) == a[1] else "lost" for a in batch]
            except FAILURES:
                self._hang_up()
            _answer(self._appends, ["lost"] * len(self._appends))
            self._appends.clear()
            if self._closing and patience <= 0:
                return ["lost"] * len(batch)
            await asyncio.sleep(pause)
            patience -= pause * self._closing
            pause = min(1.0, pause * 2)


async def _see_off(db: Connection, backend: tuple[int, datetime] | None) -> None:
    """Wait until the database has done with a lost connection, so that it commits no more."""
    pause = 0.005
    while backend is not None and await db.fetch(_END, *backend):
        await asyncio.sleep(pause)
        pause = min(0.2, pause * 2)


def _columns(batch: list[Append]) -> list[list[Any]]:
    lines = []
    for table, row, listing, _ in batch:
        if listing is None and row.seq == 1:
            listing = UNLISTED
        listed = (None,) * 5 if listing is None else listing_columns(listing)
        lines.append((table, row.seq, row.at, row.key, row.author, row.body, *listed))
    return [list(column) for column in zip(*lines)]


def _answer(batch: list[Append], ends: list[str]) -> None:
    for (_, _, _, done), end in zip(batch, ends):
        try:
            done(end)
        except Exception:
            log.exception("What was told of a kept row failed")
