"""Several servers on one PostgreSQL, and a PostgreSQL that goes away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from server.pg import at_database
from server.store.ways import Heard, ends_of, hand_in, keep, listing, row
from server.store.wire import Wire
from spytable.server.store import Row, Store, StoreFailed, open_store, postgres_writer


@contextlib.asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[tuple[Store, Heard, Store, Heard]]:
    here, there = Heard(), Heard()
    one, two = await open_store(url, here), await open_store(url, there)
    try:
        yield one, here, two, there
    finally:
        await one.close()
        await two.close()


@contextlib.asynccontextmanager
async def away(pg_url: str, url: str) -> AsyncIterator[None]:
    """The database lets nobody in, and those who were in are thrown out."""
    name = url.split("?")[0].rsplit("/", 1)[1]
    admin = await asyncpg.connect(pg_url)
    try:
        await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await throw_out(admin, name)
        yield
        await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    finally:
        await admin.close()


async def throw_out(admin: asyncpg.Connection[asyncpg.Record], name: str) -> None:
    """After this nobody is in: the last argument is how long to wait for each, in milliseconds."""
    ask = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = $1"
    assert all(r[0] for r in await admin.fetch(ask, name))


async def test_each_server_hears_what_the_others_do(pg_database: str) -> None:
    async with two_servers(pg_database) as (one, here, two, there):
        await keep(one, "t", row(1), row(2), listing=listing())
        await keep(one, "é", row(1))
        await there.until("row", "t", 2)
        await there.until("row", "é", 1)
        ada = await two.add_person("Ada", "en", 1)
        await two.change_person(ada.id, name="Ava")
        await here.until("person", ada.id)
        here.notices.clear()
        await two.delete_person(ada.id)
        await here.until("person", ada.id)
        odile = await two.add_person("Odile", "en", 1)
        tokens = sorted(b"%032d" % number for number in range(150))
        for token in tokens:
            await one.add_session(token, odile.id, 1)
        await one.drop_session(tokens[7])
        await there.until("ended", tokens[7])
        await one.drop_sessions(odile.id, tokens[8])
        left = [*tokens[:7], *tokens[9:]]
        await there.until("ended", *left[:100])  # a notice names so many at most
        await there.until("ended", *left[100:])
        await one.drop("t")
        await there.until("dropped", "t")
        one.whisper("Ada is here\nand well")
        await there.until("whisper", "Ada is here\nand well")


async def test_a_server_does_not_hear_itself(pg_database: str) -> None:
    async with two_servers(pg_database) as (one, here, two, _):
        one.whisper("mine")
        await keep(one, "t", row(1))
        two.whisper("theirs")
        await here.until("whisper", "theirs")
        assert here.notices == [("whisper", "theirs")]


async def test_a_refused_row_is_not_told(pg_database: str) -> None:
    async with two_servers(pg_database) as (one, _, _, there):
        await keep(one, "t", row(1))
        assert await hand_in(one, "t", row(1)) == "seq"
        assert await hand_in(one, "t", row(7)) == "seq"
        one.whisper("end")
        await there.until("whisper", "end")
        assert there.notices == [("row", "t", 1), ("whisper", "end")]


async def test_every_row_of_a_large_batch_is_told(pg_database: str) -> None:
    async with two_servers(pg_database) as (one, _, _, there):
        names = [f"table-with-a-long-name-{n}" for n in range(1500)]
        ends = [hand_in(one, name, row(1)) for name in names]
        assert set(await asyncio.gather(*ends)) == {"kept"}
        one.whisper("end")
        await there.until("whisper", "end")
        assert {n[1] for n in there.notices if n[0] == "row"} == set(names)


async def test_a_whisper_has_at_most_2000_bytes(pg_database: str) -> None:
    async with two_servers(pg_database) as (one, _, _, there):
        with pytest.raises(ValueError, match="2,000"):
            one.whisper("é" * 1001)
        one.whisper("é" * 1000)
        await there.until("whisper", "é" * 1000)


async def test_of_two_servers_that_say_what_comes_next_exactly_one_is_right(
    pg_database: str,
) -> None:
    async with two_servers(pg_database) as (one, _, two, _):
        tables = [f"t{n}" for n in range(40)]
        for seq in range(1, 6):
            ones = [hand_in(one, t, Row(seq, 1, b"one")) for t in tables]
            # The other way round, so that they would wait for each other if they could.
            twos = [hand_in(two, t, Row(seq, 1, b"two")) for t in reversed(tables)]
            got = list(zip(await asyncio.gather(*ones), reversed(await asyncio.gather(*twos))))
            assert {tuple(sorted(pair)) for pair in got} == {("kept", "seq")}
            for table, (end, _) in zip(tables, got):
                kept = (await two.rows(table))[-1]
                assert kept.body == (b"one" if end == "kept" else b"two")


async def test_a_command_that_two_servers_have_is_done_once(pg_database: str) -> None:
    async with two_servers(pg_database) as (one, _, two, _):
        await keep(one, "t", row(1))
        ends = await ends_of(hand_in(one, "t", row(2, key="k")), hand_in(two, "t", row(2, key="k")))
        assert sorted(ends) == ["kept", "seq"]
        assert len(await one.rows("t")) == 2


async def test_no_row_is_kept_at_a_table_that_is_being_dropped(
    pg_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_servers(pg_database) as (one, _, two, _):
        await keep(one, "t", row(1))
        removed, commit = asyncio.Event(), asyncio.Event()

        async def before_the_commit(*_: object) -> None:
            removed.set()
            await commit.wait()

        monkeypatch.setattr(two, "_notify", before_the_commit)
        dropping = asyncio.ensure_future(two.drop("t"))
        await removed.wait()
        end = hand_in(one, "t", row(2))
        await asyncio.wait([end], timeout=0.2)
        assert not end.done(), "the row waits until the table is gone"
        commit.set()
        await dropping
        assert await end == "seq"
        assert await one.rows("t") == []


async def test_all_works_again_when_the_database_is_back(pg_url: str, pg_database: str) -> None:
    heard = Heard()
    store = await open_store(pg_database, heard)
    await keep(store, "t", row(1))
    async with away(pg_url, pg_database):
        ends = await ends_of(hand_in(store, "t", row(2)), hand_in(store, "t", row(3)))
        assert set(ends) == {"lost"}
        store.whisper("nobody hears")
        with pytest.raises(StoreFailed, match="PostgreSQL database spytable_test"):
            await store.rows("t")
        with pytest.raises(StoreFailed):
            await store.check()
        with pytest.raises(StoreFailed):
            await store.change_person(1, name="Ada")
        assert ("missed",) not in heard.notices
    await heard.until("missed")
    await store.check()
    await keep(store, "t", row(2))
    assert await store.rows("t") == [row(1), row(2)]
    other = await open_store(pg_database)
    await keep(other, "t", row(3))
    await heard.until("row", "t", 3)
    await other.close()
    await store.close()


async def test_a_database_that_can_only_be_read_fails_the_check(
    pg_url: str, pg_database: str
) -> None:
    name = pg_database.split("?")[0].rsplit("/", 1)[1]
    store = await open_store(pg_database, heard := Heard())
    admin = await asyncpg.connect(pg_url)
    try:
        await store.check()
        await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await throw_out(admin, name)
        await heard.until("missed")
        with pytest.raises(StoreFailed, match="read-only transaction"):
            await store.check()
        assert await store.rows("t") == []
        await admin.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        heard.notices.clear()
        await throw_out(admin, name)
        await heard.until("missed")
        await store.check()
    finally:
        await admin.close()
        await store.close()


async def test_a_connection_that_had_yet_to_notice_its_end_failed_what_asked_it(
    pg_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(pg_database, Heard())
    fetch, ended = asyncpg.Connection.fetch, [1, 2]

    async def asked(self: Any, *what: Any) -> Any:
        if ended:
            ended.pop()
            raise asyncpg.InternalClientError("another operation is in progress")
        return await fetch(self, *what)

    monkeypatch.setattr(asyncpg.Connection, "fetch", asked)
    try:
        await store.check()
        assert not ended
        ended += range(9)
        with pytest.raises(StoreFailed, match="another operation"):
            await store.check()
    finally:
        await store.close()


async def test_a_store_can_be_closed_while_the_database_is_away(
    pg_url: str, pg_database: str
) -> None:
    store = await open_store(pg_database, Heard())
    async with away(pg_url, pg_database):
        end = hand_in(store, "t", row(1))
        await store.close()
        assert end.result() == "lost"


@contextlib.asynccontextmanager
async def on_a_wire(url: str) -> AsyncIterator[tuple[Wire, Store]]:
    async with Wire(url).laid() as wire:
        store = await open_store(wire.url)
        try:
            yield wire, store
        finally:
            await store.close()


@pytest.mark.parametrize("prepared", [True, False])
async def test_a_row_whose_commit_was_not_answered_is_found_and_kept(
    pg_database: str, prepared: bool
) -> None:
    async with on_a_wire(pg_database) as (wire, store):
        if prepared:
            await keep(store, "t", row(1))
        seq = 2 if prepared else 1
        wire.mark, wire.cut_when = b"the mark", "answered"
        ends = [hand_in(store, "t", Row(seq, 1, b"the mark", "k", 5))]
        ends += [hand_in(store, "u", row(1)), hand_in(store, "u", row(5))]
        assert await ends_of(*ends) == ["kept", "kept", "lost"]
        assert wire.cuts == 1
        assert (await store.rows("t"))[-1].body == b"the mark"
        await keep(store, "t", row(seq + 1))


async def test_a_row_that_never_reached_the_database_is_lost(pg_database: str) -> None:
    async with on_a_wire(pg_database) as (wire, store):
        await keep(store, "t", row(1))
        wire.mark, wire.cut_when = b"the mark", "before"
        assert await hand_in(store, "t", Row(2, 1, b"the mark")) == "lost"
        assert wire.cuts == 1
        assert await store.rows("t") == [row(1)]
        await keep(store, "t", row(2))


async def test_the_row_of_another_server_is_not_taken_for_ours(pg_database: str) -> None:
    async with on_a_wire(pg_database) as (wire, store):
        await keep(store, "t", row(1))
        wire.mark, wire.cut_when = b"the mark", "answered"
        other = await open_store(pg_database)
        await keep(other, "t", row(2))
        assert await hand_in(store, "t", Row(2, 1, b"the mark")) == "lost"
        assert wire.cuts == 1
        await other.close()


async def test_a_row_said_to_be_lost_does_not_turn_up_later(pg_database: str) -> None:
    async with on_a_wire(pg_database) as (wire, store):
        await keep(store, "t", row(1))
        holder = await asyncpg.connect(pg_database)
        holding = holder.transaction()
        await holding.start()
        # The append must wait in the database, and goes on waiting when its wire is cut.
        await holder.execute("SELECT pg_advisory_xact_lock(21360, 2)")
        wire.mark, wire.cut_when = b"the mark", "sent"
        assert await hand_in(store, "t", Row(2, 1, b"the mark")) == "lost"
        await holding.rollback()
        await holder.close()
        await keep(store, "t", row(2))
        assert await store.rows("t") == [row(1), row(2)]


async def test_what_became_of_a_row_is_found_out_when_the_database_is_back(
    pg_database: str,
) -> None:
    async with on_a_wire(pg_database) as (wire, store):
        await keep(store, "t", row(1))
        wire.mark, wire.cut_when, wire.stays_cut = b"the mark", "answered", True
        end = hand_in(store, "t", Row(2, 1, b"the mark"))
        await asyncio.sleep(0)
        assert await hand_in(store, "u", row(1)) == "lost"
        assert not end.done(), "nobody can know"
        wire.stays_cut = False
        assert await end == "kept"


async def test_closing_does_not_wait_for_ever_for_a_database_that_is_away(
    pg_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_writer, "_PATIENCE_S", 0.1)
    async with on_a_wire(pg_database) as (wire, store):
        wire.mark, wire.cut_when, wire.stays_cut = b"the mark", "before", True
        end = hand_in(store, "t", Row(1, 1, b"the mark"))
        await store.close()
        assert end.result() == "lost"


async def test_the_password_is_in_no_sentence(
    pg_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    # Those that cannot be read, with a password that nobody has quoted, and one nobody answers.
    for url in (
        "postgresql://ada:hunter2/secret@localhost/db",
        "postgresql://ada:hunter2@localhost:70000/db",
        "postgresql://ada:hunter2@[nowhere/db",
        "postgresql://ada:hunter2@localhost:1/db",
        "postgresql://ada@localhost:1/db?password=hunter2",
        "postgresql://ada:hunter2@localhost/db?sslmode=hunter2",
        at_database(pg_url, "hunter2") + "&password=hunter2",
    ):
        with pytest.raises(StoreFailed) as failure:
            await open_store(url)
        assert "hunter2" not in str(failure.value).replace("database hunter2", ""), url
        assert str(failure.value).endswith(".")
    assert "hunter2" not in caplog.text
