"""The one thread that writes to SQLite: what waits together shares one commit.

Each call into SQLite gives up the interpreter and has to win it back from a busy event loop, so
that a call for every row would make a batch slow just when there is much to do: rows are inserted
many at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple

from spytable.server.store import Done, Listing, Row, StoreFailed
from spytable.server.store.queries import UNLISTED, listing_columns
from spytable.server.store.sqlite_file import File

log = logging.getLogger(__name__)

Append = tuple[str, Row, Listing | None, Done]
Answers = list[tuple[Callable[[Any], None], Any]]

_AT_ONCE = (64, 16, 4, 1)
"""How many rows an INSERT may have: few sizes, so that each is prepared once."""


_UNFIT = (
    OverflowError,
    TypeError,
    UnicodeError,
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
)
"""What a value raises that no database can keep."""


_TURNS = 20
"""So many turns of the event loop a commit waits for more, at most."""


class Job(NamedTuple):
    """Something else to write. `answer` is given what `work` returns, or a StoreFailed."""

    work: Callable[[sqlite3.Connection], object]
    answer: Callable[[Any], None]


def _inserts(start: str, width: int, end: str) -> dict[int, str]:
    one = f"({', '.join('?' * width)})"
    return {many: f"{start} VALUES {', '.join([one] * many)} {end}" for many in _AT_ONCE}


_ROWS = _inserts(
    "INSERT INTO rows (table_id, seq, at, key, author, body)", 6, "ON CONFLICT DO NOTHING"
)
_TABLES = _inserts(
    "INSERT INTO tables (id, status, open, due, people, about)",
    6,
    """ON CONFLICT (id) DO UPDATE SET status = excluded.status, open = excluded.open,
    due = excluded.due, people = excluded.people, about = excluded.about""",
)


class Writer:
    def __init__(self, file: File, loop: asyncio.AbstractEventLoop) -> None:
        self._file = file
        self._db = file.connect()
        self._loop = loop
        self._waiting: list[Append | Job] = []
        self._gathering = False
        self._gathered = 0
        self._turns = 0
        self._busy = False
        self._last: asyncio.Event | None = None
        """Set when nothing is left to write, by whoever closes."""
        self._batches: SimpleQueue[list[Append | Job] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="spytable-store", daemon=True)
        self._thread.start()

    def put(self, item: Append | Job) -> None:
        """Have something written, together with all that comes in the same turns of the event
        loop, or until the commit before it is done: a commit costs much, and a row little."""
        self._waiting.append(item)
        self._expect()

    def _expect(self) -> None:
        if self._waiting and not self._gathering and not self._busy:
            self._gathering, self._turns, self._gathered = True, 0, 0
            self._loop.call_soon(self._gather)

    def _gather(self) -> None:
        """Go on to the next turn of the loop as long as each brings something more."""
        waiting = len(self._waiting)
        if waiting > self._gathered and self._turns < _TURNS:
            self._turns, self._gathered = self._turns + 1, waiting
            self._loop.call_soon(self._gather)
            return
        self._gathering = False
        self._busy = True
        self._batches.put(self._waiting)
        self._waiting = []

    def _committed(self, answers: Answers) -> None:
        self._busy = False
        _answer(answers)
        self._expect()
        if not self._waiting and self._last is not None:
            self._last.set()

    async def close(self) -> None:
        """After all that was put has been written and answered."""
        if self._waiting or self._busy:
            self._last = asyncio.Event()
            await self._last.wait()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            answers = self._commit(batch)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens
                self._loop.call_soon_threadsafe(self._committed, answers)

    def _commit(self, batch: list[Append | Job]) -> Answers:
        try:
            return self._write(batch)
        except (sqlite3.Error, StoreFailed) as error:
            log.error("Nothing can be kept in %s: %s", self._file.path, error)
            return self._give_up(batch, error)
        except Exception as error:
            log.exception("Nothing can be kept in %s", self._file.path)
            return self._give_up(batch, error)

    def _write(self, batch: list[Append | Job]) -> Answers:
        appends = [item for item in batch if not isinstance(item, Job)]
        if len(appends) == len(batch):
            self._db.execute("BEGIN IMMEDIATE")
            if _keep(self._db, appends) == len(appends):
                self._file.check()
                self._db.execute("COMMIT")
                return [(done, "kept") for _, _, _, done in appends]
            self._db.execute("ROLLBACK")
        return self._write_apart(batch)

    def _write_apart(self, batch: list[Append | Job]) -> Answers:
        """With jobs among the appends, or appends that are refused."""
        answers: Answers = []
        together: list[Append] = []
        self._db.execute("BEGIN IMMEDIATE")
        for item in batch:
            if isinstance(item, Job):
                self._append(together, answers)
                together = []
                answers.append((item.answer, _work(self._db, item)))
            else:
                together.append(item)
        self._append(together, answers)
        self._file.check()
        self._db.execute("COMMIT")
        return answers

    def _give_up(self, batch: list[Append | Job], error: Exception) -> Answers:
        with contextlib.suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        reason = str(error).rstrip(".")
        failure = StoreFailed(f"Nothing can be kept in {self._file.path}: {reason}.")
        return [
            (item.answer, failure) if isinstance(item, Job) else (item[3], "lost") for item in batch
        ]

    def _append(self, appends: list[Append], answers: Answers) -> None:
        if not appends:
            return
        db = self._db
        db.execute("SAVEPOINT together")
        if _keep(db, appends) == len(appends):
            answers += [(done, "kept") for _, _, _, done in appends]
        else:
            db.execute("ROLLBACK TO together")
            answers += [(append[3], _keep_one(db, append)) for append in appends]
        db.execute("RELEASE together")


def _work(db: sqlite3.Connection, job: Job) -> object:
    """What the job returns; what it wrote is undone if it raises something of its own."""
    db.execute("SAVEPOINT job")
    try:
        result = job.work(db)
    except (sqlite3.OperationalError, sqlite3.InternalError):
        raise
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        db.execute("ROLLBACK TO job")
        result = error
    db.execute("RELEASE job")
    return result


def _keep(db: sqlite3.Connection, appends: list[Append]) -> int:
    """How many of these rows were inserted; -1 if one of them is nothing that can be kept."""
    rows: list[Any] = []
    lists: dict[str, Listing] = {}
    for table, row, listing, _ in appends:
        rows += (table, row.seq, row.at, row.key, row.author, row.body)
        if listing is not None:
            lists[table] = listing
        elif row.seq == 1:
            lists[table] = UNLISTED
    try:
        kept = _insert(db, _ROWS, rows, 6)
        if lists and kept == len(appends):
            tables: list[Any] = []
            for table, listing in lists.items():
                tables += (table, *listing_columns(listing))
            _insert(db, _TABLES, tables, 6)
    except _UNFIT:
        return -1
    return kept


def _insert(
    db: sqlite3.Connection, inserts: dict[int, str], values: Sequence[Any], width: int
) -> int:
    count = at = 0
    for many in _AT_ONCE:
        step = many * width
        while len(values) - at >= step:
            count += db.execute(inserts[many], values[at : at + step]).rowcount
            at += step
    return count


def _keep_one(db: sqlite3.Connection, append: Append) -> str:
    table, row, _, _ = append
    db.execute("SAVEPOINT one")
    kept = _keep(db, [append])
    if kept == 1:
        end = "kept"
    else:
        db.execute("ROLLBACK TO one")
        if kept < 0:
            log.error("Row %s of table %r is nothing that can be kept", row.seq, table)
            end = "lost"
        else:
            end = "seq"
    db.execute("RELEASE one")
    return end


def _answer(answers: Answers) -> None:
    for tell, end in answers:
        try:
            tell(end)
        except Exception:
            log.exception("What was told of a kept row failed")
