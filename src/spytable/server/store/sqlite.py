"""The store in a SQLite file, for one server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from spytable.server.store import Done, Listed, Listener, Listing, Person, Row, StoreFailed
from spytable.server.store import queries as q
from spytable.server.store.sqlite_file import File
from spytable.server.store.sqlite_writer import Job, Writer

T = TypeVar("T")

_PROOF = 8192


class Sqlite:
    """One thread writes, another reads, so that a long read delays no commit."""

    def __init__(self, file: File, listener: Listener | None) -> None:
        self._file = file
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(file, self._loop)
        self._reading = file.connect()
        self._reader = ThreadPoolExecutor(1, "spytable-reads")
        self._closed = False

    @classmethod
    async def open(cls, where: str, listener: Listener | None = None) -> Sqlite:
        file = await asyncio.to_thread(File, where)
        try:
            return cls(file, listener)
        except sqlite3.Error as error:
            file.close()
            raise StoreFailed(f"The database {where} cannot be opened: {error}.") from None

    def append(self, table: str, row: Row, listing: Listing | None, done: Done) -> None:
        if self._closed:
            self._loop.call_soon(done, "lost")
        else:
            self._writer.put((table, row, listing, done))

    def whisper(self, text: str) -> None:
        """No other server is on this store."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        return [q.read_row(a) for a in await self._read(q.ROWS, table, after)]

    async def drop(self, table: str) -> None:
        await self._write(lambda db: [_do(db, query, table) for query in q.DROP])
        if self._listener:
            self._listener.table_dropped(table)

    async def tables_of(self, person: int, limit: int = 200) -> list[Listed]:
        return [q.read_listed(a) for a in await self._read(q.TABLES_OF, person, limit)]

    async def series_of(self, person: int, limit: int = 200) -> list[Listed]:
        return [q.read_listed(a) for a in await self._read(q.SERIES_OF, person, limit)]

    async def open_tables(self, limit: int = 50) -> list[Listed]:
        return [q.read_listed(a) for a in await self._read(q.OPEN_TABLES, limit)]

    async def due(self, now: int, limit: int = 100) -> list[str]:
        return [table for (table,) in await self._read(q.DUE, now, limit)]

    async def forgotten(self, days: int, limit: int = 100) -> list[str]:
        return [table for (table,) in await self._read(q.FORGOTTEN, days, limit)]

    async def add_person(self, name: str, lang: str, now: int) -> Person:
        (answer,) = await self._write(lambda db: _do(db, q.ADD_PERSON, name, lang, now))
        return Person(answer[0], name, None, lang, now)

    async def person(self, number: int) -> Person | None:
        return q.read_person(await self._one(q.PERSON, number))

    async def people(self, ids: Sequence[int]) -> dict[int, Person]:
        query = q.PERSON.replace("id = $1", "id IN (SELECT value FROM json_each($1))")
        found = [Person(*a) for a in await self._read(query, json.dumps(list(ids)))]
        return {person.id: person for person in found}

    async def claimed(self, name: str) -> Person | None:
        return q.read_person(await self._one(q.CLAIMED, name))

    async def change_person(
        self,
        number: int,
        *,
        name: str | None = None,
        lang: str | None = None,
        password: str | None = None,
        claim: str | None = None,
        skeletons: Collection[str] = (),
    ) -> bool:
        def change(db: sqlite3.Connection) -> list[Any]:
            found = _do(db, q.CHANGE_PERSON, number, name, lang, password, claim)
            if found and claim is not None:
                _keep_skeletons(db, number, skeletons)
            return found

        try:
            changed = await self._write(change)
        except sqlite3.IntegrityError:
            return False
        if changed and self._listener:
            self._listener.person_changed(number)
        return bool(changed)

    async def claims(self) -> tuple[dict[int, str], dict[int, set[str]]]:
        return dict(await self._read(q.CLAIMS)), q.gathered(await self._read(q.LOOKS))

    async def keep_skeletons(self, skeletons: Mapping[int, Collection[str]]) -> None:
        def keep(db: sqlite3.Connection) -> None:
            for person, theirs in skeletons.items():
                _keep_skeletons(db, person, theirs)

        if skeletons:
            await self._write(keep)

    async def alike(self, skeletons: Collection[str]) -> set[int]:
        each = ", ".join("?" * len(skeletons))
        found = await self._read(q.ALIKE.replace("= $1", f"IN ({each})"), *skeletons)
        return {person for (person,) in found}

    async def delete_person(self, number: int) -> None:
        def delete(db: sqlite3.Connection) -> list[Any]:
            for table, seq, body in _do(db, q.WORDS_OF, number):
                if (kept := q.wordless(body)) is not None:
                    _do(db, q.CHANGE_WORDS, table, seq, kept)
            _do(db, q.ERASE_WORDS, number, q.ERASED)
            for table, people, about in _do(db, q.LISTS_WITH, number):
                listed = q.without(people, number), q.unnamed(about, number)
                _do(db, q.CHANGE_LIST, table, *listed)
            ended = _do(db, q.DROP_SESSIONS, number, b"")
            _do(db, q.DELETE_PERSON, number)
            return ended

        self._ended(await self._write(delete))
        if self._listener:
            self._listener.person_changed(number)

    async def add_session(self, token: bytes, person: int, now: int) -> None:
        # Somebody who was deleted in the meantime gets no session.
        with contextlib.suppress(sqlite3.IntegrityError):
            await self._write(lambda db: _do(db, q.ADD_SESSION, token, person, now))

    async def session(self, token: bytes) -> Person | None:
        return q.read_person(await self._one(q.SESSION, token))

    async def use_sessions(self, tokens: Sequence[bytes]) -> set[bytes]:
        def use(db: sqlite3.Connection, some: Sequence[bytes]) -> list[Any]:
            db.executemany(q.for_sqlite(q.USE_SESSION), [(token,) for token in some])
            each = ", ".join("?" * len(some))
            return _do(db, q.SESSIONS.replace("= $1", f"IN ({each})"), *some)

        found: set[bytes] = set()
        for some in q.parts(tokens):  # a part at a time, so that a move waits for one at most
            found.update(token for (token,) in await self._write(partial(use, some=some)))
        return found

    async def drop_session(self, token: bytes) -> None:
        self._ended(await self._write(lambda db: _do(db, q.DROP_SESSION, token)))

    async def drop_sessions(self, person: int, but: bytes) -> None:
        self._ended(await self._write(lambda db: _do(db, q.DROP_SESSIONS, person, but)))

    async def drop_unused_sessions(self, days: int) -> None:
        self._ended(await self._write(lambda db: _do(db, q.DROP_UNUSED, days)))

    def _ended(self, answers: list[Any]) -> None:
        if answers and self._listener:
            self._listener.sessions_ended({token for (token,) in answers})

    async def time(self) -> int:
        time: int = (await self._one(q.TIME))[0]
        return time

    async def tick(self, now: int) -> bool:
        def tick(db: sqlite3.Connection) -> bool:
            _do(db, q.KEEP_TIME, now)
            if not _do(db, q.COUNT_DAY, now):
                return False
            _do(db, q.SEE_TABLES)
            return True

        return await self._write(tick)

    async def backup(self, file: str) -> None:
        await asyncio.to_thread(self._file.copy, file)

    async def check(self) -> None:
        # More than the rest of a block on the disk can hold, and never the same twice: SQLite does
        # not write what is there already.
        proof = os.urandom(_PROOF)
        await self._write(lambda db: _do(db, q.PROVE, proof))

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        await asyncio.to_thread(self._file.close)
        # What the writer told last is still on its way through the loop.
        await asyncio.sleep(0)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreFailed(f"The database {self._file.path} is closed.")
        future: asyncio.Future[T] = self._loop.create_future()

        def answer(result: Any) -> None:
            if future.cancelled():
                return
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

        self._writer.put(Job(work, answer))
        try:
            return await future
        except (sqlite3.IntegrityError, StoreFailed):
            raise
        except (sqlite3.Error, OverflowError, UnicodeError) as error:
            raise StoreFailed(f"The database {self._file.path} cannot keep it: {error}.") from None

    async def _read(self, query: str, *values: object) -> list[Any]:
        if self._closed:
            raise StoreFailed(f"The database {self._file.path} is closed.")

        def read() -> list[Any]:
            self._file.check()
            return _do(self._reading, query, *values)

        try:
            return await self._loop.run_in_executor(self._reader, read)
        except (sqlite3.Error, OverflowError, UnicodeError) as error:
            raise StoreFailed(f"The database {self._file.path} cannot be read: {error}.") from None

    async def _one(self, query: str, *values: object) -> Any:
        return next(iter(await self._read(query, *values)), None)


def _keep_skeletons(db: sqlite3.Connection, person: int, skeletons: Collection[str]) -> None:
    _do(db, q.DROP_LOOKS, person)
    db.executemany(q.for_sqlite(q.ADD_LOOK), [(person, one) for one in skeletons])


def _do(db: sqlite3.Connection, query: str, *values: object) -> list[Any]:
    return db.execute(q.for_sqlite(query), values).fetchall()
