"""Both stores do what a few dictionaries would do, whatever is asked of them."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import asyncpg
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.store.ways import hand_in
from spytable.server.clock import DAY
from spytable.server.store import Listed, Listing, Person, Row, Store, open_store

EXAMPLES = 400 if os.environ.get("SPYTABLE_SOAK") else 40
TABLES = ("a", "B", "é")
CLAIMS = ("ada", "bob")
TOKENS = (b"1", b"2")
PEOPLE = range(1, 5)


class Model:
    """The contract in memory."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[list[Row], Listing]] = {}
        self.persons: dict[int, Person] = {}
        self.claims: dict[str, int] = {}
        self.sessions: dict[bytes, int] = {}
        self.last = 0
        self.day = 0
        self.seen: dict[str, tuple[int, int]] = {}
        """How many rows a table had that was not over, and the day on which that was seen."""

    def append(self, table: str, row: Row, listing: Listing | None) -> str:
        rows, old = self.tables.get(table, ([], Listing("waiting", False, (), None, b"{}")))
        if row.seq != len(rows) + 1:
            return "seq"
        self.tables[table] = ([*rows, row], listing or old)
        return "kept"

    def drop(self, table: str) -> None:
        self.tables.pop(table, None)
        self.seen.pop(table, None)

    def tick(self) -> None:
        self.day += 1
        for table, (rows, listing) in self.tables.items():
            if listing.status != "over" and self.seen.get(table, (0, 0))[0] != len(rows):
                self.seen[table] = (len(rows), self.day)

    def add_person(self, name: str) -> Person:
        self.last += 1
        self.persons[self.last] = Person(self.last, name, None, "en", 1)
        return self.persons[self.last]

    def change_person(self, number: int, name: str | None, claim: str | None) -> bool:
        old = self.persons.get(number)
        if old is None or (claim and self.claims.get(claim, number) != number):
            return False
        if claim:
            self.claims = {c: n for c, n in self.claims.items() if n != number} | {claim: number}
        self.persons[number] = Person(number, name or old.name, None, "en", 1)
        return True

    def delete_person(self, number: int) -> None:
        self.persons.pop(number, None)
        self.claims = {c: n for c, n in self.claims.items() if n != number}
        self.sessions = {t: n for t, n in self.sessions.items() if n != number}
        for table, (rows, old) in self.tables.items():
            kept = [
                Row(r.seq, r.at, b'{"type":"erased"}', r.key) if r.author == number else r
                for r in rows
            ]
            people = tuple(n for n in old.people if n != number)
            self.tables[table] = (
                kept,
                Listing(old.status, old.open, people, old.due, old.about),
            )

    def add_session(self, token: bytes, number: int) -> None:
        if number in self.persons:
            self.sessions[token] = number

    def lists(self) -> dict[str, Any]:
        every = [Listed(t, rows[-1].at, listing) for t, (rows, listing) in self.tables.items()]
        every.sort(key=lambda t: (-t.touched, t.table.encode()))
        return {
            "rows": {t: self.tables[t][0] if t in self.tables else [] for t in TABLES},
            "of": {n: [t for t in every if n in t.listing.people] for n in PEOPLE},
            "open": [t for t in every if t.listing.open and t.listing.status != "over"],
            "due": [
                t.table
                for t in sorted(every, key=lambda t: (t.listing.due or 0, t.table.encode()))
                if t.listing.due is not None and t.listing.due <= 3
            ],
            "forgotten": [
                table
                for table, (count, day) in sorted(
                    self.seen.items(), key=lambda seen: (seen[1][1], seen[0].encode())
                )
                if day < self.day
                and len(self.tables[table][0]) == count
                and self.tables[table][1].status != "over"
            ],
            "people": self.persons,
            "claimed": {c: self.persons.get(self.claims.get(c, 0)) for c in CLAIMS},
            "sessions": {t: self.persons.get(self.sessions.get(t, 0)) for t in TOKENS},
        }


async def lists_of(store: Store) -> dict[str, Any]:
    return {
        "rows": {t: await store.rows(t) for t in TABLES},
        "of": {n: await store.tables_of(n) for n in PEOPLE},
        "open": await store.open_tables(),
        "due": await store.due(3),
        "forgotten": await store.forgotten(1),
        "people": await store.people(list(range(1, 50))),
        "claimed": {c: await store.claimed(c) for c in CLAIMS},
        "sessions": {t: await store.session(t) for t in TOKENS},
    }


numbers = st.sampled_from(PEOPLE)
small = st.integers(0, 6)
listings = st.builds(
    Listing,
    st.sampled_from(["waiting", "playing", "over"]),
    st.booleans(),
    st.lists(numbers, max_size=3).map(tuple),
    st.none() | small,
    st.binary(max_size=3),
)
# The number is said as a distance from the next one, which is mostly right.
appends = st.tuples(
    st.sampled_from(TABLES),
    st.sampled_from([0, 0, 0, 0, 0, -1, 1]),
    small,
    st.none() | st.sampled_from(["k", "l", "m"]),
    st.none() | numbers,
    st.none() | listings,
)
calls = st.one_of(
    st.tuples(st.just("append"), st.lists(appends, min_size=1, max_size=8)),
    st.tuples(st.just("append"), st.lists(appends, min_size=1, max_size=8)),
    st.tuples(st.just("drop"), st.sampled_from(TABLES)),
    st.tuples(st.just("tick"), st.none()),
    st.tuples(st.just("add_person"), st.sampled_from(["Ada", "Bob"])),
    st.tuples(
        st.just("change_person"),
        st.tuples(numbers, st.none() | st.just("Eve"), st.none() | st.sampled_from(CLAIMS)),
    ),
    st.tuples(st.just("delete_person"), numbers),
    st.tuples(st.just("add_session"), st.tuples(st.sampled_from(TOKENS), numbers)),
    st.tuples(st.just("drop_session"), st.sampled_from(TOKENS)),
)


async def play(store: Store, story: list[tuple[str, Any]]) -> None:
    model = Model()
    for call, what in story:
        if call == "append":
            expected, ends = [], []
            for table, distance, at, key, author, listing in what:
                taken = len(model.tables[table][0]) if table in model.tables else 0
                row = Row(taken + 1 + distance, at, b"{}", key, author)
                expected.append(model.append(table, row, listing))
                ends.append(hand_in(store, table, row, listing))
            assert await asyncio.gather(*ends) == expected
        elif call == "drop":
            model.drop(what)
            await store.drop(what)
        elif call == "tick":
            model.tick()
            assert await store.tick(model.day * DAY)
        elif call == "add_person":
            assert await store.add_person(what, "en", 1) == model.add_person(what)
        elif call == "change_person":
            number, name, claim = what
            changed = await store.change_person(number, name=name, claim=claim)
            assert changed == model.change_person(number, name, claim)
        elif call == "delete_person":
            model.delete_person(what)
            await store.delete_person(what)
        elif call == "add_session":
            token, number = what
            model.add_session(token, number)
            await store.add_session(token, number, 1)
        elif call == "drop_session":
            model.sessions.pop(what, None)
            await store.drop_session(what)
    assert await lists_of(store) == model.lists()


examples = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@examples
@given(story=st.lists(calls, max_size=25))
def test_sqlite_does_what_the_model_does(tmp_path: Path, story: list[tuple[str, Any]]) -> None:
    async def run() -> None:
        folder = tempfile.mkdtemp(dir=tmp_path)
        store = await open_store(f"{folder}/spytable.db")
        try:
            await play(store, story)
        finally:
            await store.close()
            shutil.rmtree(folder)

    asyncio.run(run())


@examples
@given(story=st.lists(calls, max_size=25))
def test_postgres_does_what_the_model_does(pg_database: str, story: list[tuple[str, Any]]) -> None:
    async def run() -> None:
        store = await open_store(pg_database)
        db = await asyncpg.connect(pg_database)
        try:
            await db.execute(
                "TRUNCATE tables, guests, rows, people, sessions RESTART IDENTITY CASCADE"
            )
            await db.execute("UPDATE house SET day = 0, counted = 0, time = 0")
            await play(store, story)
        finally:
            await db.close()
            await store.close()

    asyncio.run(run())
