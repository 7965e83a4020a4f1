"""A wire between a store and its PostgreSQL that tests can cut at the worst moment."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import AsyncIterator
from urllib.parse import parse_qs, quote, urlsplit, urlunsplit


class Wire:
    """Passes bytes both ways. When the store sends bytes that hold `mark`, the wire is cut:
    before they reach the database, after them, or when the database has answered."""

    def __init__(self, url: str) -> None:
        self._parts = urlsplit(url)
        self._folder = tempfile.mkdtemp(prefix="spywire", dir="/tmp")
        self._tasks: set[asyncio.Task[None]] = set()
        self.mark: bytes | None = None
        self.cut_when = "answered"
        self.cuts = 0
        self.stays_cut = False
        """Whether nobody gets through any more once it was cut."""

    @property
    def url(self) -> str:
        """The address of the database through this wire."""
        name, at, _ = self._parts.netloc.rpartition("@")
        query = f"host={quote(self._folder, safe='')}"
        return urlunsplit(self._parts._replace(netloc=f"{name}{at}", query=query))

    @contextlib.asynccontextmanager
    async def laid(self) -> AsyncIterator[Wire]:
        server = await asyncio.start_unix_server(self._serve, f"{self._folder}/.s.PGSQL.5432")
        try:
            yield self
        finally:
            server.close()
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            shutil.rmtree(self._folder)

    async def _database(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = parse_qs(self._parts.query).get("host")
        if folder and not self._parts.hostname:
            return await asyncio.open_unix_connection(f"{folder[0]}/.s.PGSQL.5432")
        return await asyncio.open_connection(self._parts.hostname, self._parts.port or 5432)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._pass(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            writer.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.stays_cut and self.cuts:
            return
        from_db, to_db = await self._database()
        marked = False

        async def there() -> None:
            nonlocal marked
            while data := await reader.read(65536):
                if self.mark is not None and self.mark in data:
                    self.mark = None
                    marked = True
                    if self.cut_when == "before":
                        return
                to_db.write(data)
                await to_db.drain()
                if marked and self.cut_when == "sent":
                    return

        async def back() -> None:
            while data := await from_db.read(65536):
                if marked:
                    return
                writer.write(data)
                await writer.drain()

        ways = [asyncio.ensure_future(there()), asyncio.ensure_future(back())]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            self.cuts += marked
        finally:
            for way in ways:
                way.cancel()
            to_db.close()
