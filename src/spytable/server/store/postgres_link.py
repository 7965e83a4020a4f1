"""How PostgreSQL is reached, what its failures mean, and bringing its schema up to date."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import asyncpg

from spytable.server.store import StoreFailed, schema

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

log = logging.getLogger(__name__)

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""Everything that a database out of reach, or one that refuses, raises."""

CONNECTIONS = 4
CONNECT_S = 5.0
COMMAND_S = 10.0
LOCKS = 21360
"""Our advisory locks: (LOCKS, 1) while migrating, (LOCKS, 2) while removing; see schema.py."""


class Address:
    """A postgresql:// address, which is never shown with its password."""

    def __init__(self, url: str) -> None:
        self._url = url
        try:
            parts = urlsplit(url)
            host = parts.hostname or parse_qs(parts.query).get("host", ["this machine"])[0]
            self.name = f"The PostgreSQL database {parts.path.strip('/') or '?'} at {host}"
            self._secrets = [parts.password, *parse_qs(parts.query).get("password", [])]
            _ = parts.port
        except ValueError:
            # No word of it, since what was misread could be the password.
            raise StoreFailed("The PostgreSQL address cannot be understood.") from None

    async def connect(self) -> Connection:
        return await asyncpg.connect(
            self._url,
            timeout=CONNECT_S,
            command_timeout=COMMAND_S,
            server_settings={"application_name": "spytable"},
        )

    async def pool(self) -> asyncpg.Pool[asyncpg.Record]:
        return await asyncpg.create_pool(
            self._url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=CONNECT_S,
            command_timeout=COMMAND_S,
            server_settings={"application_name": "spytable"},
        )

    def failed(self, what: str, error: BaseException) -> StoreFailed:
        """The sentence for a failure, such as `… at db cannot be read: …`."""
        if isinstance(error, asyncpg.InterfaceError | ValueError) and what == "be reached":
            return StoreFailed(f"{self.name} cannot be reached: its address is not right.")
        text = str(error) or type(error).__name__
        for secret in self._secrets:
            if secret:
                text = text.replace(secret, "…")
        return StoreFailed(f"{self.name} cannot {what}: {text.rstrip('.')}.")


def outcome_is_known(error: BaseException) -> bool:
    """Whether a statement that failed so has surely changed nothing.

    Unknown if the connection or the server went away (classes 08 and 57), or time ran out.
    """
    if isinstance(error, asyncpg.PostgresError):
        return (error.sqlstate or "08")[:2] not in {"08", "57"}
    return isinstance(error, asyncpg.DataError)


def one_row_may_be_the_cause(error: BaseException) -> bool:
    """Whether the rest of a batch may be kept without the row that failed."""
    if isinstance(error, asyncpg.PostgresError):
        return (error.sqlstate or "")[:2] in {"22", "23", "40", "54"}
    return isinstance(error, asyncpg.DataError)


async def bring_up_to_date(db: Connection, address: Address) -> None:
    """Run the steps this database has not seen; servers that start together take turns."""
    await db.execute("SELECT pg_advisory_lock($1, 1)", LOCKS, timeout=60)
    try:
        version = 0
        if await db.fetchval("SELECT to_regclass('spytable_version') IS NOT NULL"):
            version = await db.fetchval("SELECT version FROM spytable_version")
        newest = len(schema.MIGRATIONS)
        if version > newest:
            raise StoreFailed(
                f"{address.name} has version {version}, made by a newer Spytable; "
                f"this one knows version {newest}."
            )
        for number in range(version, newest):
            try:
                await _migrate(db, number)
            except FAILURES as error:
                raise address.failed(f"be brought to version {number + 1}", error) from None
            log.info("%s has version %s", address.name, number + 1)
    finally:
        if not db.is_closed():
            await db.execute("SELECT pg_advisory_unlock($1, 1)", LOCKS)


async def _migrate(db: Connection, number: int) -> None:
    async with db.transaction():
        for statement in schema.MIGRATIONS[number].postgres:
            await db.execute(statement, timeout=3600)
        if number == 0:
            await db.execute("CREATE TABLE spytable_version (version integer NOT NULL)")
            await db.execute("INSERT INTO spytable_version VALUES (1)")
        else:
            await db.execute("UPDATE spytable_version SET version = $1", number + 1)
