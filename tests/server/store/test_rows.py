"""Appending: order, numbers, keys, and what is answered."""

from __future__ import annotations

import asyncio

import pytest

from server.store.ways import ends_of, hand_in, keep, listing, row
from spytable.server.store import Row, Store, StoreFailed, open_store


async def test_rows_come_back_as_they_were_kept_and_in_order(store: Store) -> None:
    rows = [
        Row(1, 5, b"\x00\xff not text", "first", 7),
        Row(2, 4, b"", None, None),
        Row(3, 2**53, "é\u2028".encode(), "clé", 2**40),
        *[row(n) for n in range(4, 300)],
    ]
    await keep(store, "t", *rows)
    assert await store.rows("t") == rows
    assert await store.rows("t", after=298) == rows[298:]
    assert await store.rows("t", after=299) == []
    assert await store.rows("another") == []


async def test_done_is_called_in_the_order_of_the_appends_and_after_the_commit(
    store: Store,
) -> None:
    ends: list[int] = []
    last = asyncio.get_running_loop().create_future()
    for n in range(1, 101):
        store.append("t", row(n), None, lambda _, n=n: ends.append(n))  # type: ignore[misc]
    store.append("t", row(101), None, last.set_result)
    assert ends == []
    assert await last == "kept"
    assert ends == list(range(1, 101))
    assert len(await store.rows("t")) == 101


async def test_a_number_that_is_taken_is_refused(store: Store) -> None:
    await keep(store, "t", row(1), row(2))
    assert await hand_in(store, "t", Row(2, 9, b"other")) == "seq"
    assert await store.rows("t") == [row(1), row(2)]


async def test_refused_appends_do_not_spoil_the_others_of_their_batch(store: Store) -> None:
    await keep(store, "t", row(1, key="a"))
    await keep(store, "u", row(1))
    ends = await ends_of(
        hand_in(store, "t", row(2)),
        hand_in(store, "t", row(2, key="again")),
        hand_in(store, "u", row(1)),
        hand_in(store, "t", row(4, key="a")),
        hand_in(store, "t", row(3, key="b")),
        hand_in(store, "v", row(1), listing(people=(1,))),
        hand_in(store, "u", row(2)),
    )
    assert ends == ["kept", "seq", "seq", "seq", "kept", "kept", "kept"]
    assert [r.key for r in await store.rows("t")] == ["a", None, "b"]
    assert [t.table for t in await store.tables_of(1)] == ["v"]


async def test_there_are_never_gaps(store: Store) -> None:
    assert await hand_in(store, "t", row(2)) == "seq"
    await keep(store, "t", row(1, key="k"))
    ends = await ends_of(*[hand_in(store, "t", r) for r in (row(1), row(3), row(4))])
    assert ends == ["seq", "seq", "seq"]
    assert await store.rows("t") == [row(1, key="k")]


async def test_the_listing_of_a_refused_row_is_not_kept(store: Store) -> None:
    await keep(store, "t", row(1), listing=listing(people=(1,)))
    assert await hand_in(store, "t", row(1), listing(people=(2,))) == "seq"
    assert await store.tables_of(2) == []
    assert len(await store.tables_of(1)) == 1


@pytest.mark.parametrize(
    "bad", [Row(1, 2**70, b""), Row(1, 1, b"", "\ud800"), Row(1, 1, b"", author=2**63)]
)
async def test_a_row_that_cannot_be_kept_is_lost_alone(store: Store, bad: Row) -> None:
    ends = await ends_of(
        hand_in(store, "a", row(1)), hand_in(store, "b", bad), hand_in(store, "c", row(1))
    )
    assert ends == ["kept", "lost", "kept"]
    assert await store.rows("b") == []


async def test_a_callback_that_fails_does_not_stop_the_store(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: str) -> None:
        raise RuntimeError("spilled coffee")

    store.append("t", row(1), None, fail)
    assert await hand_in(store, "t", row(2)) == "kept"
    assert "spilled coffee" in caplog.text


async def test_a_dropped_table_is_gone_and_takes_no_more_rows(store: Store) -> None:
    await keep(store, "t", row(1, key="k"), row(2), listing=listing(people=(1,)))
    await keep(store, "u", row(1), listing=listing(people=(1,)))
    await store.drop("t")
    await store.drop("never was")
    assert await store.rows("t") == []
    assert [t.table for t in await store.tables_of(1)] == ["u"]
    assert await hand_in(store, "t", row(3)) == "seq"
    await keep(store, "t", row(1, key="k"))


async def test_close_answers_everything_that_was_appended(where: str) -> None:
    store = await open_store(where)
    ends = [hand_in(store, f"t{n % 7}", row(n // 7 + 1)) for n in range(700)]
    await store.close()
    assert [end.done() and end.result() for end in ends] == ["kept"] * 700
    again = await open_store(where)
    assert len(await again.rows("t3")) == 100
    await again.close()


async def test_a_closed_store_says_so(where: str) -> None:
    store = await open_store(where)
    await store.close()
    await store.close()
    assert await hand_in(store, "t", row(1)) == "lost"
    with pytest.raises(StoreFailed, match="closed"):
        await store.rows("t")
    with pytest.raises(StoreFailed, match="closed"):
        await store.add_person("Ada", "en", 1)


async def test_a_store_that_answers_passes_its_check(store: Store) -> None:
    await store.check()
