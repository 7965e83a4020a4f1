"""A backup holds everything, and a SQLite store can serve it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from server.store.ways import keep, listing, pass_days, row
from spytable.server.store import Row, Store, StoreFailed, open_store


async def test_no_cursor_is_freed_by_another_thread_than_its_own(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could still be in use when the next statement began: "bad parameter or other misuse"."""
    await store.add_person("Ada", "fr", 7)
    brought: list[object] = []
    to_thread = asyncio.to_thread

    async def watched(work: Callable[..., object], *args: object) -> object:
        brought.append(await to_thread(work, *args))
        return brought[-1]

    monkeypatch.setattr(asyncio, "to_thread", watched)
    await store.backup(str(tmp_path / "copy.db"))
    assert brought and not [each for each in brought if isinstance(each, sqlite3.Cursor)]


async def test_a_backup_can_be_served(store: Store, tmp_path: Path) -> None:
    ada, bob = [await store.add_person(name, "fr", 7) for name in ("Ada", "Bob")]
    gone = await store.add_person("Eve", "en", 8)
    await store.change_person(ada.id, claim="ada", password="hash")
    await store.add_session(b"\x00digest", ada.id, 9)
    await store.delete_person(gone.id)
    said = Row(2, 20, b"\x00\xff", "k", bob.id)
    await keep(store, "t", row(1), said, listing=listing(people=(bob.id, ada.id), due=3))
    await keep(store, "é", *[row(n) for n in range(1, 2500)], listing=listing(is_open=True))

    await pass_days(store, 4)

    await store.backup(str(tmp_path / "copy.db"))

    copy = await open_store(str(tmp_path / "copy.db"))
    for table in ("t", "é"):
        assert await copy.rows(table) == await store.rows(table)
    assert await copy.tables_of(ada.id) == await store.tables_of(ada.id) != []
    assert await copy.open_tables() == await store.open_tables() != []
    assert await copy.due(3) == ["t"]
    assert await copy.people([ada.id, bob.id]) == await store.people([ada.id, bob.id])
    assert await copy.claimed("ada") == await copy.session(b"\x00digest") == await copy.person(1)
    await pass_days(copy, 1)
    assert await copy.forgotten(4) == ["t", "é"], "four days have passed for a table here"
    await copy.drop_unused_sessions(5)
    assert await copy.session(b"\x00digest") is not None
    await copy.drop_unused_sessions(4)
    assert await copy.session(b"\x00digest") is None
    assert (await copy.add_person("Zoe", "en", 1)).id > gone.id, "a number is given once"
    await keep(copy, "t", row(3))
    await copy.delete_person(bob.id)
    assert (await copy.rows("t"))[1].body == b'{"type":"erased"}'
    await copy.close()


async def test_a_backup_of_nothing_can_be_served(store: Store, tmp_path: Path) -> None:
    await store.backup(str(tmp_path / "copy.db"))
    copy = await open_store(str(tmp_path / "copy.db"))
    assert (await copy.add_person("Ada", "en", 1)).id == 1
    await copy.close()


async def test_a_backup_never_replaces_a_file(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    with pytest.raises(StoreFailed, match=r"precious\.txt exists already"):
        await store.backup(str(file))
    assert file.read_text() == "precious"


async def test_a_backup_that_cannot_be_written_says_why_and_leaves_nothing(
    store: Store, tmp_path: Path
) -> None:
    with pytest.raises(StoreFailed, match="cannot be written: No such file"):
        await store.backup(str(tmp_path / "nowhere" / "copy.db"))
    assert not (tmp_path / "nowhere").exists()


async def test_a_backup_is_private_and_alone(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    await store.backup(str(folder / "copy.db"))
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    assert (folder / "copy.db").stat().st_mode & 0o077 == 0


async def test_a_backup_is_of_one_moment_while_the_game_goes_on(
    store: Store, tmp_path: Path
) -> None:
    await keep(store, "t", *[row(n) for n in range(1, 3000)])
    copying = asyncio.ensure_future(store.backup(str(tmp_path / "copy.db")))
    seq = 3000
    while not copying.done():
        await keep(store, "t", row(seq))
        seq += 1
    await copying
    copy = await open_store(str(tmp_path / "copy.db"))
    seqs = [r.seq for r in await copy.rows("t")]
    assert seqs == list(range(1, len(seqs) + 1)) and 2999 <= len(seqs) <= seq
    await copy.close()
