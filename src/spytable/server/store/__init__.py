"""Where tables and people are kept: SQLite by default, PostgreSQL where an address is given.

A table is the log of its rows: a thing has happened at a table when its row is committed, and
nobody is told before. `(table, seq)` is unique and without gaps, so that two servers on one
PostgreSQL can never both say what comes next; and who appends a row has folded all rows before
it, and with them every key, so that a command sent twice is done once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One thing that happened at a table. `seq` counts from 1 without gaps."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    body: bytes
    """An Entry as JSON: see entries.py."""
    key: str | None = None
    """What makes a retry known again."""
    author: int | None = None
    """The person whose words `body` holds (chat, a seat's name, a paper): they go with it."""


class Listing(msgspec.Struct, frozen=True):
    """What lists need to know of a table; kept beside its rows, in the same commit."""

    status: str
    """waiting, playing, over; kept, for a chapter of a series that is not over yet, since such a
    table never expires; series, for what is no table but a series"""
    open: bool
    """Whether it is shown in the list of open tables, while it waits or is being played."""
    people: tuple[int, ...]
    """Who has it in the list of their tables."""
    due: int | None
    """When somebody must look after it (a bot's move, a pace that runs out), in milliseconds."""
    about: bytes
    """A Listed as JSON (wire.py): what a list shows of it."""


class Person(msgspec.Struct, frozen=True):
    id: int
    name: str
    password: str | None
    """The argon2 hash, None while the name is not claimed."""
    lang: str
    made: int


class Listed(msgspec.Struct, frozen=True):
    """A table as a list gives it."""

    table: str
    touched: int
    listing: Listing


Done = Callable[[str], None]
"""Told in the event loop how an append ended: 'kept', 'seq' (another row has that number, or the
one before it is missing, as at a table that was dropped), or 'lost' (the store failed; nothing was
kept)."""


class Store(Protocol):
    """Every method but `append` and `whisper` is a coroutine; failures of the store raise
    StoreFailed, and then a change may have been made if the connection was lost meanwhile."""

    def append(self, table: str, row: Row, listing: Listing | None, done: Done) -> None:
        """Keep a row, and the listing if it has changed; appends that come together share a
        commit. `done` is called after the commit, for the rows of one table in their order.
        Seq 1 makes the table. A refused row spoils no other, but rows handed in after it that
        counted on its number are refused too: there are never gaps."""

    def whisper(self, text: str) -> None:
        """Tell the other servers on this store something that is not kept (at most 2,000 bytes).
        The same words said twice at once may be heard once."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table that come after a number; none if there is no such table."""

    async def drop(self, table: str) -> None:
        """Remove a table with all its rows."""

    async def tables_of(self, person: int, limit: int = 200) -> list[Listed]:
        """A person's tables, the last touched first."""

    async def series_of(self, person: int, limit: int = 200) -> list[Listed]:
        """The same of a person's series: the log of a series is kept like that of a table."""

    async def open_tables(self, limit: int = 50) -> list[Listed]:
        """Tables that are open to all, the last touched first: so many of those that wait, and
        so many of those being played."""

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """Tables that somebody must look after, the most overdue first."""

    async def forgotten(self, days: int, limit: int = 100) -> list[str]:
        """Tables that are not over and at which nothing happened on so many days, of those that
        are counted."""

    async def add_person(self, name: str, lang: str, now: int) -> Person: ...

    async def person(self, number: int) -> Person | None: ...

    async def people(self, ids: Sequence[int]) -> dict[int, Person]: ...

    async def claimed(self, name: str) -> Person | None:
        """Who has claimed a name, whatever its case and accents (the caller folds it)."""

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
        """Change what is given. `claim` is the folded name that becomes theirs alone, and `looks`
        what it can be taken for; False if another person has it or there is no such person, and
        then nothing is changed."""

    async def claims(self) -> tuple[dict[int, str], dict[int, set[str]]]:
        """By person, all names that are claimed, and what is kept of their skeletons."""

    async def keep_skeletons(self, skeletons: Mapping[int, Collection[str]]) -> None:
        """Replace the skeletons of some people's names."""

    async def alike(self, skeletons: Collection[str]) -> set[int]:
        """Who has claimed a name with one of these skeletons."""

    async def delete_person(self, number: int) -> None:
        """Remove the person and its sessions, blank its words, papers and the names of its seats in
        every table, and drop it from the lists. Rows of moves stay: they name a number nobody
        has any more. What is appended afterwards with this author is not blanked: let them leave
        first."""

    async def add_session(self, token: bytes, person: int, now: int) -> None:
        """`token` is a digest: the token itself is kept nowhere. A person who is gone gets none."""

    async def session(self, token: bytes) -> Person | None: ...

    async def use_sessions(self, tokens: Sequence[bytes]) -> set[bytes]:
        """Note that sessions are in use today; those of them that there are. It writes at most
        once a day for each."""

    async def drop_session(self, token: bytes) -> None: ...

    async def drop_sessions(self, person: int, but: bytes) -> None:
        """End all sessions of a person but one."""

    async def drop_unused_sessions(self, days: int) -> None:
        """End all sessions that were not used on so many days, of those that are counted."""

    async def time(self) -> int:
        """The latest time that `tick` was told by any server, in milliseconds."""

    async def tick(self, now: int) -> bool:
        """Keep the time, and count a day if it is a day since the last one was counted; whether
        it is. However long that was, it is one day: nobody could come on the others, or the clock
        has jumped. Tables at which something has happened are noted with the day."""

    async def backup(self, file: str) -> None:
        """Write all of it into a new SQLite file, while the server goes on; an existing file is
        never replaced."""

    async def check(self) -> None:
        """Write something; raise StoreFailed if the store cannot."""

    async def close(self) -> None:
        """After what was appended is kept."""


class StoreFailed(Exception):
    """The store cannot do it: one sentence saying why, without passwords."""


class Listener(Protocol):
    """Who wants to know what other servers on the same store have done.

    Own changes of people and sessions and own drops are told too, before their coroutine returns.
    """

    def row_kept(self, table: str, seq: int) -> None:
        """Another server kept a row."""

    def person_changed(self, number: int) -> None:
        """Changed or deleted: then the words of this author are blank in every table."""

    def sessions_ended(self, tokens: Collection[bytes]) -> None:
        """The digests of sessions that there are no more."""

    def table_dropped(self, table: str) -> None: ...

    def whispered(self, text: str) -> None:
        """Another server says something that is not kept, such as who is connected."""

    def missed(self) -> None:
        """Notices may have been lost for a while: look again at everything."""


def is_postgres(where: str) -> bool:
    return where.startswith(("postgresql://", "postgres://"))


async def backup(where: str, file: str) -> None:
    """Copy a store into a new SQLite file, also while a server uses it."""
    if not is_postgres(where):
        from spytable.server.store.sqlite_file import copy_file

        await asyncio.to_thread(copy_file, where, file)
        return
    store = await open_store(where)
    try:
        await store.backup(file)
    finally:
        await store.close()


async def open_store(where: str, listener: Listener | None = None) -> Store:
    """The store at a path (SQLite) or a postgresql:// address, its schema brought up to date."""
    if is_postgres(where):
        from spytable.server.store.postgres import Postgres

        return await Postgres.open(where, listener)
    from spytable.server.store.sqlite import Sqlite

    return await Sqlite.open(where, listener)
