"""Short ways to say things in tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from spytable.server.clock import DAY
from spytable.server.store import Listing, Row, Store


def row(seq: int, *, at: int = 1000, key: str | None = None, author: int | None = None) -> Row:
    return Row(seq, at, b'{"n":%d}' % seq, key, author)


def listing(
    status: str = "waiting",
    *,
    is_open: bool = False,
    people: tuple[int, ...] = (),
    due: int | None = None,
) -> Listing:
    return Listing(status, is_open, people, due, b'{"status":"%b"}' % status.encode())


def hand_in(
    store: Store, table: str, row: Row, listing: Listing | None = None
) -> asyncio.Future[str]:
    """Append without waiting; the future is how it ended."""
    end: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    store.append(table, row, listing, end.set_result)
    return end


async def keep(store: Store, table: str, *rows: Row, listing: Listing | None = None) -> None:
    """Append rows, the last with a listing, which must all be kept."""
    ends = [hand_in(store, table, row, None) for row in rows[:-1]]
    ends.append(hand_in(store, table, rows[-1], listing))
    assert set(await asyncio.gather(*ends)) == {"kept"}


async def pass_days(store: Store, days: int) -> None:
    for _ in range(days):
        assert await store.tick(await store.time() + DAY)


async def ends_of(*appends: asyncio.Future[str]) -> list[str]:
    """How appends that were handed in together ended."""
    return list(await asyncio.gather(*appends))


class Heard:
    """A listener that writes down what it is told."""

    def __init__(self) -> None:
        self.notices: list[tuple[object, ...]] = []
        self._news = asyncio.Event()

    def _note(self, *notice: object) -> None:
        self.notices.append(notice)
        self._news.set()

    def row_kept(self, table: str, seq: int) -> None:
        self._note("row", table, seq)

    def person_changed(self, number: int) -> None:
        self._note("person", number)

    def sessions_ended(self, tokens: Collection[bytes]) -> None:
        self._note("ended", *sorted(tokens))

    def table_dropped(self, table: str) -> None:
        self._note("dropped", table)

    def whispered(self, text: str) -> None:
        self._note("whisper", text)

    def missed(self) -> None:
        self._note("missed")

    async def until(self, *notice: object) -> None:
        """Wait for a notice."""
        while notice not in self.notices:
            self._news.clear()
            await self._news.wait()
