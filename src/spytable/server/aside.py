"""What can take long is done beside the event loop, in threads of its own, and kept for a while.

One thread folds tables, since people wait at the door for that. Another reads what was brought
from outside: records, and components of one's own. The third looks back at games, a piece at a
time and everybody's in turn, so that one long game keeps nobody from another.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from spytable.server.denied import denied
from spytable.server.store import StoreFailed

AT_ONCE = 40
"""How many may look back at games at the same time."""
UNREAD = 20
"""How many things from outside may wait to be read."""
PIECE = 64_000
"""So many bytes of a long answer are made in one go, and sent before more are made."""
LARGEST_KEPT = 4_000_000
MOST_KEPT = 16_000_000
"""Bytes of finished answers that are kept, each and all together."""

T = TypeVar("T")


class Aside:
    """The threads, and what they made last."""

    def __init__(self) -> None:
        self._folding = ThreadPoolExecutor(1, "spytable-folds")
        self._reading = ThreadPoolExecutor(1, "spytable-brought")
        self._back = ThreadPoolExecutor(1, "spytable-past")
        self._closed = False
        self._unread = 0
        self._under_way = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0

    async def fold(self, work: Callable[[], T]) -> T:
        return await self._do(self._folding, work)

    async def read(self, work: Callable[[], T]) -> T:
        """Raises Denied where too many wait already."""
        if self._unread >= UNREAD:
            raise denied("too_fast", seconds=5)
        self._unread += 1
        try:
            return await self._do(self._reading, work)
        finally:
            self._unread -= 1

    def pieces(self, key: Hashable, make: Callable[[], Iterator[bytes]]) -> AsyncIterator[bytes]:
        """What `make` gives, piece by piece; what was made for the same key is sent again.
        Raises Denied where too many look back already."""
        if self._under_way >= AT_ONCE and key not in self._kept:
            raise denied("too_fast", seconds=5)
        return self._sent(key, make)

    async def _sent(
        self, key: Hashable, make: Callable[[], Iterator[bytes]]
    ) -> AsyncIterator[bytes]:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            for at in range(0, len(kept), PIECE):
                yield kept[at : at + PIECE]
            return
        self._under_way += 1
        try:
            made, size = [], 0
            coming = partial(_next, make())
            while piece := await self._do(self._back, coming):
                size += len(piece)
                if size <= LARGEST_KEPT:
                    made.append(piece)
                yield piece
            if size <= LARGEST_KEPT:
                self._keep(key, b"".join(made))
        finally:
            self._under_way -= 1

    def _keep(self, key: Hashable, whole: bytes) -> None:
        if key not in self._kept:
            self._kept[key] = whole
            self._size += len(whole)
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])

    async def _do(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        if self._closed:
            raise StoreFailed("the server stops")
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    def close(self) -> None:
        self._closed = True
        for threads in (self._folding, self._reading, self._back):
            threads.shutdown(wait=False, cancel_futures=True)


def _next(coming: Iterator[bytes]) -> bytes:
    """The next piece, b"" at the end."""
    made, size = [], 0
    for part in coming:
        made.append(part)
        size += len(part)
        if size >= PIECE:
            break
    return b"".join(made)
