"""The file of a SQLite store: who may have it, and what happens when its disk fails."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.ways import ends_of, hand_in, keep, row
from spytable.server.store import Listing, Row, StoreFailed, open_store
from spytable.server.store.sqlite import Sqlite
from spytable.server.store.sqlite_file import PAGE


async def test_folders_are_made_and_only_the_owner_can_read(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "spytable.db"
    store = await open_store(str(path))
    await keep(store, "t", row(1))
    files = [f for f in path.parent.iterdir() if f.name.startswith("spytable.db")]
    assert {f.name for f in files} >= {"spytable.db", "spytable.db-wal"}
    assert {stat.S_IMODE(f.stat().st_mode) for f in files} == {0o600}
    await store.close()


async def test_a_file_that_others_could_read_is_made_private(tmp_path: Path) -> None:
    path = tmp_path / "spytable.db"
    await (await open_store(str(path))).close()
    path.chmod(0o644)
    store = await open_store(str(path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    await store.close()


async def test_commits_are_on_disk_before_they_are_acknowledged(tmp_path: Path) -> None:
    store = await Sqlite.open(str(tmp_path / "spytable.db"))
    ask = store._write(lambda db: [db.execute(f"PRAGMA {p}").fetchone()[0] for p in pragmas])
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    assert await ask == ["wal", 2, 1]
    await store.close()


async def refused(path: Path) -> str:
    """The sentence with which opening fails."""
    with pytest.raises(StoreFailed) as failure:
        await open_store(str(path))
    text = str(failure.value)
    assert str(path) in text and text.endswith(".") and "\n" not in text
    return text


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be opened" in await refused(tmp_path / "file" / "spytable.db")


async def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary, " * 100)
    assert "not a database" in await refused(path)
    assert path.read_text() == "Dear diary, " * 100


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert "cannot be opened" in await refused(tmp_path)


async def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE photos (id)")
    db.close()
    before = path.read_bytes()
    assert "another program" in await refused(path)
    assert path.read_bytes() == before


async def test_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "spytable.db"
    await (await open_store(str(path))).close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    assert "version 99" in await refused(path)


async def test_a_file_is_served_once_in_a_process(tmp_path: Path) -> None:
    path = tmp_path / "spytable.db"
    store = await open_store(str(path))
    assert "already open" in await refused(path)
    await keep(store, "t", row(1))
    await store.close()
    await (await open_store(str(path))).close()


HOLD = """
import asyncio, sys
from spytable.server.store import open_store

async def main():
    store = await open_store(sys.argv[1])
    print("open", flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@contextlib.contextmanager
def another_server(path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process that has the file, killed at the end."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        try:
            assert holder.stdout.readline() == b"open\n"
            yield holder
        finally:
            holder.kill()


async def test_a_file_that_another_server_has_is_refused_until_that_server_dies(
    tmp_path: Path,
) -> None:
    path = tmp_path / "spytable.db"
    with another_server(path) as holder:
        assert f"(process {holder.pid})" in await refused(path)
    await (await open_store(str(path))).close()


async def test_a_failed_opening_gives_the_file_back(tmp_path: Path) -> None:
    path = tmp_path / "spytable.db"
    path.write_text("no database " * 100)
    await refused(path)
    path.unlink()
    await (await open_store(str(path))).close()


async def test_rows_are_lost_while_the_disk_is_full_and_kept_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "spytable.db"
    store = await open_store(str(path))
    await keep(store, "t", row(1))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    full = path.with_name("spytable.db-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (full, limits[1]))
    try:
        ends = await ends_of(hand_in(store, "t", row(2)), hand_in(store, "u", row(1)))
        with pytest.raises(StoreFailed, match=r"spytable\.db"):
            await store.add_person("Ada", "en", 1)
        with pytest.raises(StoreFailed):
            await store.check()
        seen = await store.rows("t")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert ends == ["lost", "lost"]
    assert seen == [row(1)], "what was kept can still be read"
    await keep(store, "t", row(2))
    await store.check()
    await store.close()
    again = await open_store(str(path))
    assert await again.rows("t") == [row(1), row(2)]
    assert await again.rows("u") == []
    await again.close()


async def test_a_disk_with_room_for_a_page_and_no_more_counts_as_full(tmp_path: Path) -> None:
    path = tmp_path / "spytable.db"
    store = await open_store(str(path))
    await store.check()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    used = path.with_name("spytable.db-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (used + PAGE + 100, limits[1]))
    try:
        for _ in range(3):
            with pytest.raises(StoreFailed, match="Nothing can be kept"):
                await store.check()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    await store.check()
    await store.close()


async def test_a_check_reaches_the_disk_each_time(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "spytable.db"))
    sizes = []
    for _ in range(3):
        await store.check()
        sizes.append((tmp_path / "spytable.db-wal").stat().st_size)
    assert sizes[0] < sizes[1] < sizes[2]
    await store.close()


async def test_a_file_that_can_only_be_read_fails_the_check(tmp_path: Path) -> None:
    store = await Sqlite.open(str(tmp_path / "spytable.db"))
    await store._write(lambda db: db.execute("PRAGMA query_only = ON"))
    with pytest.raises(StoreFailed, match="readonly"):
        await store.check()
    await store.close()


@pytest.mark.parametrize("name", ["spytable.db", "spytable.db-wal"])
async def test_rows_are_lost_while_the_file_is_away_and_kept_when_it_is_back(
    tmp_path: Path, name: str
) -> None:
    store = await open_store(str(tmp_path / "spytable.db"))
    await keep(store, "t", row(1))
    os.rename(tmp_path / name, tmp_path / "away")
    assert await hand_in(store, "t", row(2)) == "lost"
    with pytest.raises(StoreFailed, match="is gone"):
        await store.check()
    with pytest.raises(StoreFailed, match="is gone"):
        await store.rows("t")
    os.rename(tmp_path / "away", tmp_path / name)
    await keep(store, "t", row(2))
    assert await store.rows("t") == [row(1), row(2)]
    await store.close()


async def test_rows_do_not_go_into_a_file_that_was_replaced(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "spytable.db"))
    await keep(store, "t", row(1))
    os.rename(tmp_path / "spytable.db", tmp_path / "away")
    (tmp_path / "spytable.db").write_bytes(b"")
    assert await hand_in(store, "t", row(2)) == "lost"
    with pytest.raises(StoreFailed, match="replaced"):
        await store.check()
    await store.close()
    assert (tmp_path / "spytable.db").read_bytes() == b""


async def test_a_long_read_does_not_delay_a_commit(tmp_path: Path) -> None:
    store = await Sqlite.open(str(tmp_path / "spytable.db"))
    forever = (
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    )
    reading = asyncio.ensure_future(store._read(forever))
    await keep(store, "t", *[row(n) for n in range(1, 50)])
    assert not reading.done()
    store._reading.interrupt()
    with pytest.raises(StoreFailed, match="interrupted"):
        await reading
    assert len(await store.rows("t")) == 49
    await store.close()


async def test_the_words_of_a_deleted_person_are_nowhere_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "spytable.db"
    store = await open_store(str(path))
    ada = await store.add_person("Ada Unforgettable", "en", 1)
    words = b"meet me at the old mill " * 3
    seated = b'{"type":"seated","seat":0,"person":1,"colour":"blue","name":"Max Indelible"}'
    seats = b'{"chairs":[[%d,null,"blue","Max Indelible"]]}' % ada.id
    rows = row(1), Row(2, 1, words, None, ada.id), row(3), Row(4, 1, seated, None, ada.id)
    await keep(store, "t", *rows, listing=Listing("waiting", False, (ada.id,), None, seats))
    await store.close()
    assert b"old mill" in path.read_bytes() and b"Indelible" in path.read_bytes()
    store = await open_store(str(path))
    await store.delete_person(ada.id)
    await store.close()
    assert b"old mill" not in path.read_bytes()
    assert b"Unforgettable" not in path.read_bytes()
    assert b"Indelible" not in path.read_bytes()
