"""The store in a PostgreSQL database, which several servers may share.

The address must lead to the database itself: a pooler in between that hands out connections by
the transaction loses notices.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import asyncpg

from spytable.server.store import Done, Listed, Listener, Listing, Person, Row, StoreFailed, schema
from spytable.server.store import queries as q
from spytable.server.store.postgres_link import (
    COMMAND_S,
    CONNECTIONS,
    FAILURES,
    LOCKS,
    Address,
    bring_up_to_date,
)
from spytable.server.store.postgres_notices import Ears
from spytable.server.store.postgres_writer import CHANNEL, UNIT, Writer
from spytable.server.store.sqlite_file import empty_copy, new_file

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Borrowed = PoolConnectionProxy[asyncpg.Record]

_TELL = "SELECT pg_notify($1, $2)"
_ALONE = "SELECT pg_advisory_xact_lock($1, 2)"
_LAST_NUMBER = """SELECT coalesce(pg_sequence_last_value(
    pg_get_serial_sequence('people', 'id')::regclass), 0)"""
_LONGEST_WHISPER = 2000


class _Ending(StoreFailed):
    """The database has ended this connection, which has yet to notice: it takes no statement."""


class Postgres:
    """A writer for appends, a pool for all else, and a connection that listens."""

    def __init__(
        self,
        address: Address,
        pool: asyncpg.Pool[asyncpg.Record],
        listener: Listener | None,
    ) -> None:
        self._address = address
        self._pool = pool
        self._listener = listener
        self._sender = secrets.token_hex(8)
        self._writer = Writer(address, self._sender)
        self._ears = Ears(address, self._sender, listener) if listener else None
        self._closed = False

    @classmethod
    async def open(cls, where: str, listener: Listener | None = None) -> Postgres:
        address = Address(where)
        try:
            db = await address.connect()
            try:
                await bring_up_to_date(db, address)
            finally:
                await db.close()
            pool = await address.pool()
        except (*FAILURES, ValueError) as error:
            raise address.failed("be reached", error) from None
        store = cls(address, pool, listener)
        try:
            if store._ears:
                await store._ears.start()
        except FAILURES as error:
            await store.close()
            raise address.failed("be reached", error) from None
        return store

    def append(self, table: str, row: Row, listing: Listing | None, done: Done) -> None:
        if self._closed:
            asyncio.get_running_loop().call_soon(done, "lost")
        else:
            self._writer.append((table, row, listing, done))

    def whisper(self, text: str) -> None:
        if len(text.encode()) > _LONGEST_WHISPER or "\0" in text:
            raise ValueError("a whisper is at most 2,000 bytes of text")
        if not self._closed:
            self._writer.notify("whisper", text)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        return [q.read_row(a) for a in await self._read(q.ROWS, table, after)]

    async def drop(self, table: str) -> None:
        async with self._alone() as db:
            for query in q.DROP:
                await db.execute(query, table)
            await self._notify(db, "dropped", table)
        if self._listener:
            self._listener.table_dropped(table)

    async def tables_of(self, person: int, limit: int = 200) -> list[Listed]:
        return [q.read_listed(a) for a in await self._read(q.TABLES_OF, person, limit)]

    async def series_of(self, person: int, limit: int = 200) -> list[Listed]:
        return [q.read_listed(a) for a in await self._read(q.SERIES_OF, person, limit)]

    async def open_tables(self, limit: int = 50) -> list[Listed]:
        return [q.read_listed(a) for a in await self._read(q.OPEN_TABLES, limit)]

    async def due(self, now: int, limit: int = 100) -> list[str]:
        return [a[0] for a in await self._read(q.DUE, now, limit)]

    async def forgotten(self, days: int, limit: int = 100) -> list[str]:
        return [a[0] for a in await self._read(q.FORGOTTEN, days, limit)]

    async def add_person(self, name: str, lang: str, now: int) -> Person:
        (answer,) = await self._read(q.ADD_PERSON, name, lang, now)
        return Person(answer[0], name, None, lang, now)

    async def person(self, number: int) -> Person | None:
        return q.read_person(await self._one(q.PERSON, number))

    async def people(self, ids: Sequence[int]) -> dict[int, Person]:
        query = q.PERSON.replace("id = $1", "id = ANY ($1::bigint[])")
        found = [Person(*a) for a in await self._read(query, list(ids))]
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
        try:
            async with self._transaction() as db:
                changed = await db.fetch(q.CHANGE_PERSON, number, name, lang, password, claim)
                if changed and claim is not None:
                    await _keep_skeletons(db, number, skeletons)
                await self._notify(db, "person", str(number))
        except asyncpg.UniqueViolationError:
            return False
        if changed and self._listener:
            self._listener.person_changed(number)
        return bool(changed)

    async def claims(self) -> tuple[dict[int, str], dict[int, set[str]]]:
        names = {a[0]: a[1] for a in await self._read(q.CLAIMS)}
        return names, q.gathered(await self._read(q.LOOKS))

    async def keep_skeletons(self, skeletons: Mapping[int, Collection[str]]) -> None:
        for person, theirs in skeletons.items():
            # Somebody may have been deleted in the meantime.
            with contextlib.suppress(asyncpg.ForeignKeyViolationError):
                async with self._transaction() as db:
                    await _keep_skeletons(db, person, theirs)

    async def alike(self, skeletons: Collection[str]) -> set[int]:
        query = q.ALIKE.replace("= $1", "= ANY ($1::text[])")
        return {a[0] for a in await self._read(query, list(skeletons))}

    async def delete_person(self, number: int) -> None:
        async with self._alone() as db:
            for table, seq, body in await db.fetch(q.WORDS_OF, number):
                if (kept := q.wordless(body)) is not None:
                    await db.execute(q.CHANGE_WORDS, table, seq, kept)
            await db.execute(q.ERASE_WORDS, number, q.ERASED)
            for table, people, about in await db.fetch(q.LISTS_WITH, number):
                listed = q.without(people, number), q.unnamed(about, number)
                await db.execute(q.CHANGE_LIST, table, *listed)
            ended = await db.fetch(q.DROP_SESSIONS, number, b"")
            await db.execute(q.DELETE_PERSON, number)
            await self._notify_ended(db, ended)
            await self._notify(db, "person", str(number))
        self._ended(ended)
        if self._listener:
            self._listener.person_changed(number)

    async def add_session(self, token: bytes, person: int, now: int) -> None:
        # Somebody who was deleted in the meantime gets no session.
        with contextlib.suppress(asyncpg.ForeignKeyViolationError):
            async with self._transaction() as db:
                await db.execute(q.ADD_SESSION, token, person, now)

    async def session(self, token: bytes) -> Person | None:
        return q.read_person(await self._one(q.SESSION, token))

    async def use_sessions(self, tokens: Sequence[bytes]) -> set[bytes]:
        found: set[bytes] = set()
        for some in q.parts(tokens):
            await self._read(q.USE_SESSION.replace("= $1", "= ANY ($1::bytea[])"), some)
            query = q.SESSIONS.replace("= $1", "= ANY ($1::bytea[])")
            found.update(a[0] for a in await self._read(query, some))
        return found

    async def drop_session(self, token: bytes) -> None:
        await self._drop_sessions(q.DROP_SESSION, token)

    async def drop_sessions(self, person: int, but: bytes) -> None:
        await self._drop_sessions(q.DROP_SESSIONS, person, but)

    async def drop_unused_sessions(self, days: int) -> None:
        await self._drop_sessions(q.DROP_UNUSED, days)

    async def _drop_sessions(self, query: str, *values: object) -> None:
        async with self._transaction() as db:
            ended = await db.fetch(query, *values)
            await self._notify_ended(db, ended)
        self._ended(ended)

    async def _notify_ended(self, db: Borrowed, answers: Sequence[Any]) -> None:
        for some in q.parts([a[0] for a in answers]):
            await self._notify(db, "ended", UNIT.join(token.hex() for token in some))

    def _ended(self, answers: Sequence[Any]) -> None:
        if answers and self._listener:
            self._listener.sessions_ended({a[0] for a in answers})

    async def time(self) -> int:
        time: int = (await self._one(q.TIME))[0]
        return time

    async def tick(self, now: int) -> bool:
        async with self._transaction() as db:
            await db.execute(q.KEEP_TIME, now)
            counted = bool(await db.fetch(q.COUNT_DAY, now))
            if counted:
                await db.execute(_ALONE, LOCKS)
                await db.execute(q.SEE_TABLES)
        return counted

    async def backup(self, file: str) -> None:
        with new_file(file) as temporary:
            copy = await asyncio.to_thread(empty_copy, temporary)
            try:
                async with self._transaction(isolation="repeatable_read", readonly=True) as db:
                    await _copy_all(db, copy)
            finally:
                await asyncio.to_thread(copy.close)

    async def check(self) -> None:
        await self._read(q.PROVE, secrets.token_bytes(8))

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        if self._ears:
            await self._ears.close()
        try:
            async with asyncio.timeout(5):
                await self._pool.close()
        except (*FAILURES, TimeoutError):
            self._pool.terminate()

    async def _read(self, query: str, *values: object) -> list[Any]:
        """The answer to one statement, which is a transaction of its own."""
        for _ in range(CONNECTIONS):
            with contextlib.suppress(_Ending):  # nothing was sent: another connection is asked
                return await self._fetch(query, *values)
        return await self._fetch(query, *values)

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        async with self._borrowed() as db:
            return await db.fetch(query, *values)

    async def _one(self, query: str, *values: object) -> Any:
        return next(iter(await self._read(query, *values)), None)

    async def _notify(self, db: Borrowed, kind: str, text: str) -> None:
        """Tell the other servers when the transaction is committed."""
        await db.execute(_TELL, CHANNEL, UNIT.join((kind, self._sender, text)))

    @contextlib.asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[Borrowed]:
        if self._closed:
            raise StoreFailed(f"{self._address.name} is closed.")
        try:
            async with self._pool.acquire(timeout=COMMAND_S) as db:
                yield db
        except asyncpg.IntegrityConstraintViolationError:
            raise
        except asyncpg.InternalClientError as error:
            raise _Ending(str(self._address.failed("be used", error))) from None
        except FAILURES as error:
            raise self._address.failed("be used", error) from None

    @contextlib.asynccontextmanager
    async def _transaction(self, **how: Any) -> AsyncIterator[Borrowed]:
        async with self._borrowed() as db, db.transaction(**how):
            yield db

    @contextlib.asynccontextmanager
    async def _alone(self) -> AsyncIterator[Borrowed]:
        """A transaction during which nothing is appended."""
        async with self._transaction() as db:
            await db.execute(_ALONE, LOCKS)
            yield db


async def _keep_skeletons(db: Borrowed, person: int, skeletons: Collection[str]) -> None:
    await db.execute(q.DROP_LOOKS, person)
    await db.executemany(q.ADD_LOOK, [(person, one) for one in skeletons])


def _put(copy: sqlite3.Connection, statement: str, lines: list[tuple[Any, ...]]) -> None:
    """A cursor is closed where it was made: freed later by another thread it would disturb the
    next statement."""
    cursor = copy.executemany(statement, lines) if lines else copy.execute(statement)
    cursor.close()


async def _copy_all(db: Borrowed, copy: sqlite3.Connection) -> None:
    copy.execute("BEGIN")
    copy.execute("DELETE FROM house")
    for table, columns in schema.COLUMNS.items():
        names, values = ", ".join(columns), ", ".join("?" * len(columns))
        insert = f"INSERT INTO {table} ({names}) VALUES ({values})"
        # The rows of a table come in their order, for the copy takes none before its turn.
        order = "ORDER BY table_id, seq" if table == "rows" else ""
        cursor = await db.cursor(f"SELECT {names} FROM {table} {order}")
        while found := await cursor.fetch(2000):
            lines = [tuple(line) for line in found]
            await asyncio.to_thread(_put, copy, insert, lines)
    last = await db.fetchval(_LAST_NUMBER)
    copy.execute("DELETE FROM sqlite_sequence WHERE name = 'people'")
    copy.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('people', ?)", (last,))
    await asyncio.to_thread(_put, copy, "COMMIT", [])
