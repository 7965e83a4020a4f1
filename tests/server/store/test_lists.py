"""The lists that are kept beside the rows."""

from __future__ import annotations

from server.store.ways import keep, listing, pass_days, row
from spytable.server.clock import DAY
from spytable.server.store import Listed, Listing, Store


async def tables_of(store: Store, person: int) -> list[str]:
    return [listed.table for listed in await store.tables_of(person)]


async def test_a_listing_comes_back_as_it_was_kept(store: Store) -> None:
    kept = Listing("playing", True, (3, 1, 2), 77, b'{"name":"\xc3\xa9"}')
    await keep(store, "t", row(1, at=50), listing=kept)
    assert await store.tables_of(2) == [Listed("t", 50, kept)]


async def test_the_last_touched_comes_first_also_when_only_a_row_was_kept(store: Store) -> None:
    await keep(store, "a", row(1, at=10), listing=listing(people=(1,), is_open=True))
    await keep(store, "b", row(1, at=20), listing=listing(people=(1,), is_open=True))
    assert await tables_of(store, 1) == ["b", "a"]
    await keep(store, "a", row(2, at=30))
    assert await tables_of(store, 1) == ["a", "b"]
    assert [t.touched for t in await store.tables_of(1)] == [30, 20]
    assert [t.table for t in await store.open_tables()] == ["a", "b"]


async def test_a_list_is_as_long_as_asked(store: Store) -> None:
    for n in range(5):
        await keep(store, f"t{n}", row(1, at=n), listing=listing(people=(1,), is_open=True, due=n))
    assert [t.table for t in await store.tables_of(1, limit=2)] == ["t4", "t3"]
    assert [t.table for t in await store.open_tables(limit=2)] == ["t4", "t3"]
    assert await store.due(9, limit=2) == ["t0", "t1"]
    await pass_days(store, 2)
    assert await store.forgotten(1, limit=2) == ["t0", "t1"]


async def test_who_leaves_a_table_has_it_no_more(store: Store) -> None:
    await keep(store, "t", row(1), listing=listing(people=(1, 2)))
    await keep(store, "t", row(2), listing=listing(people=(2, 3)))
    assert [await tables_of(store, n) for n in (1, 2, 3)] == [[], ["t"], ["t"]]


async def test_of_two_listings_in_one_batch_the_last_counts(store: Store) -> None:
    store.append("t", row(1), listing(people=(1,)), lambda _: None)
    await keep(store, "t", row(2), listing=listing(people=(2,)))
    assert [await tables_of(store, n) for n in (1, 2)] == [[], ["t"]]


async def test_somebody_named_twice_has_the_table_once(store: Store) -> None:
    await keep(store, "t", row(1), listing=listing(people=(1, 1)))
    assert await tables_of(store, 1) == ["t"]


async def test_open_tables_are_those_that_are_open_and_wait_or_are_played(store: Store) -> None:
    await keep(store, "open", row(1), listing=listing(is_open=True))
    await keep(store, "closed", row(1), listing=listing())
    await keep(store, "playing", row(1, at=2000), listing=listing("playing", is_open=True))
    await keep(store, "private", row(1), listing=listing("playing"))
    await keep(store, "over", row(1), listing=listing("over", is_open=True))
    await keep(store, "bare", row(1))
    assert [t.table for t in await store.open_tables()] == ["playing", "open"]


async def test_many_tables_to_watch_leave_room_for_those_that_wait(store: Store) -> None:
    for n in range(5):
        await keep(store, f"p{n}", row(1, at=n), listing=listing("playing", is_open=True))
    await keep(store, "w0", row(1, at=0), listing=listing(is_open=True))
    await keep(store, "w1", row(1, at=4), listing=listing(is_open=True))
    found = await store.open_tables(limit=2)
    assert [t.table for t in found] == ["p4", "w1", "p3", "w0"]


async def test_due_tables_come_the_most_overdue_first(store: Store) -> None:
    for name, due in (("a", 30), ("b", 10), ("c", None), ("d", 20), ("e", 31)):
        await keep(store, name, row(1), listing=listing(due=due))
    assert await store.due(30) == ["b", "d", "a"]
    await keep(store, "b", row(2), listing=listing(due=None))
    assert await store.due(30) == ["d", "a"]


async def test_forgotten_tables_are_not_over_and_nothing_happened_there_for_days(
    store: Store,
) -> None:
    await keep(store, "old", row(1, at=10), listing=listing())
    await keep(store, "over", row(1, at=10), listing=listing("over"))
    await keep(store, "moved", row(1, at=10), row(2, at=100))
    await keep(store, "bare", row(1, at=5))
    await pass_days(store, 1)
    assert await store.forgotten(1) == []
    await keep(store, "moved", row(3, at=5))  # its time says nothing
    await pass_days(store, 1)
    assert await store.forgotten(1) == ["bare", "old"]
    assert await store.forgotten(2) == []
    await pass_days(store, 1)
    assert await store.forgotten(1) == ["bare", "old", "moved"]
    await keep(store, "old", row(2, at=5))
    assert await store.forgotten(1) == ["bare", "moved"], "the last day is not over yet"


async def test_a_clock_that_jumps_adds_a_day_at_most_and_time_never_goes_back(
    store: Store,
) -> None:
    assert await store.time() == 0
    assert await store.tick(5000 * DAY)
    assert not await store.tick(5001 * DAY - 1)
    assert not await store.tick(1)
    assert await store.time() == 5001 * DAY - 1
    await keep(store, "t", row(1, at=1), listing=listing())
    assert await store.tick(5100 * DAY), "a hundred days, and one is counted"
    assert not await store.tick(5100 * DAY)
    assert await store.forgotten(1) == []
    assert await store.tick(5101 * DAY)
    assert await store.forgotten(1) == ["t"]
