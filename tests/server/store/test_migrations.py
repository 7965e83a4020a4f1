"""A store of an older version is brought up to date, or left exactly as it was."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from server.store.ways import keep, listing, pass_days, row
from spytable.server.store import StoreFailed, open_store, queries, schema

MOOD = "ALTER TABLE people ADD COLUMN mood text"
NEXT = schema.Migration((MOOD,), (MOOD,))
NOW = len(schema.MIGRATIONS)
"""The version that a store has today."""
BROKEN = schema.Migration((MOOD, "DROP TABLE no_such_table"), (MOOD, "DROP TABLE no_such_table"))


async def todays_version(where: str) -> None:
    store = await open_store(where)
    await store.add_person("Ada", "en", 1)
    await keep(store, "t", row(1), listing=listing(people=(1,)))
    await store.close()


async def columns(where: str) -> set[str]:
    """The columns of people."""
    if where.startswith("postgres"):
        db = await asyncpg.connect(where)
        found = await db.fetch(
            "SELECT column_name FROM information_schema.columns WHERE table_name = 'people'"
        )
        await db.close()
        return {r[0] for r in found}
    with contextlib.closing(sqlite3.connect(where)) as file:
        return {r[1] for r in file.execute("PRAGMA table_info(people)")}


def copies(where: str) -> list[Path]:
    return sorted(Path(where).parent.glob("spytable.db.v*"))


async def test_an_older_store_is_brought_up_to_date(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await todays_version(where)
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT])
    store = await open_store(where)
    assert "mood" in await columns(where)
    assert await store.rows("t") == [row(1)]
    await keep(store, "t", row(2))
    await store.close()
    await (await open_store(where)).close()


async def test_a_store_of_the_first_version_keeps_its_tables_and_lists(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:1])
        store = await open_store(where)
        for name, status, is_open in (("waits", "waiting", True), ("old", "playing", False)):
            await keep(store, name, row(1), listing=listing(status, is_open=is_open, people=(1,)))
        await store.close()
    store = await open_store(where)
    assert [t.table for t in await store.open_tables()] == ["waits"]
    assert {t.table for t in await store.tables_of(1)} == {"waits", "old"}
    await keep(store, "old", row(2), listing=listing("playing", is_open=True))
    assert {t.table for t in await store.open_tables()} == {"waits", "old"}
    await store.close()


async def test_sessions_and_tables_from_before_days_were_counted_have_them_all_yet(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:2])
        old = "INSERT INTO sessions (token, person, made) VALUES ($1, $2, $3)"
        patch.setattr(queries, "ADD_SESSION", old)
        store = await open_store(where)
        ada = await store.add_person("Ada", "en", 1)
        await store.add_session(b"digest", ada.id, 1)
        await keep(store, "t", row(1), listing=listing())
        await store.close()
    store = await open_store(where)
    for _ in range(2):
        await pass_days(store, 1)
        await store.drop_unused_sessions(2)
        assert await store.session(b"digest") == ada
        assert await store.forgotten(2) == []
    await pass_days(store, 1)
    await store.drop_unused_sessions(2)
    assert await store.session(b"digest") is None
    assert await store.forgotten(2) == ["t"]
    await store.close()


async def test_a_new_store_runs_every_step(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT])
    await todays_version(where)
    assert "mood" in await columns(where)


async def test_a_step_that_fails_changes_nothing(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await todays_version(where)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, BROKEN])
        with pytest.raises(StoreFailed, match=rf"version {NOW + 1}: .*no_such_table"):
            await open_store(where)
    assert "mood" not in await columns(where)
    store = await open_store(where)
    assert await store.rows("t") == [row(1)]
    await store.close()


async def test_a_store_of_a_newer_version_is_refused(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT])
        await todays_version(where)
    with pytest.raises(StoreFailed, match=f"version {NOW + 1}, made by a newer Spytable"):
        await open_store(where)


@pytest.mark.parametrize("step", [NEXT, BROKEN], ids=["good", "broken"])
async def test_the_old_file_is_copied_first_and_the_copy_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    step: schema.Migration,
) -> None:
    where = str(tmp_path / "spytable.db")
    await todays_version(where)
    assert copies(where) == []
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, step])
        with contextlib.suppress(StoreFailed):
            await (await open_store(where)).close()
    (copy,) = copies(where)
    assert copy.name.startswith(f"spytable.db.v{NOW}-20")
    assert copy.stat().st_mode & 0o077 == 0
    assert str(copy) in caplog.text
    assert "mood" not in await columns(str(copy))
    store = await open_store(str(copy))
    assert await store.rows("t") == [row(1)]
    await store.close()


async def test_a_new_file_is_not_copied(tmp_path: Path) -> None:
    await todays_version(str(tmp_path / "spytable.db"))
    await todays_version(str(tmp_path / "other.db"))
    assert copies(str(tmp_path / "spytable.db")) == []


async def test_servers_that_start_together_bring_postgres_up_to_date_once(
    pg_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT])
    stores = await asyncio.gather(*[open_store(pg_database) for _ in range(4)])
    await asyncio.gather(*[store.check() for store in stores])
    await asyncio.gather(*[store.close() for store in stores])
