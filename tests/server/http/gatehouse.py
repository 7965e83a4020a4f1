"""A server on a real port in the test's own event loop: the test sweeps, so no time goes by."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from uvicorn.server import ServerState

from spytable.server import gate
from spytable.server.app import House, house
from spytable.server.gate import Gate, Visit
from spytable.server.settings import Settings
from spytable.server.wire import NewTable

WEBSOCKET = (
    "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)  # fmt: skip


class Gatehouse:
    """The server, its gate, and a table."""

    def __init__(self, made: House, port: int, arrived: set[int]) -> None:
        self.house = made
        self.gate: Gate = made.gate
        self.port = port
        self.table = ""
        self.callers: list[Caller] = []
        self.arrived = arrived
        """The ports of all whose connection was made."""

    async def come(self, *sent: str) -> Caller:
        """A connection that has been made; and what it sends has come."""
        caller = Caller(self, *await asyncio.open_connection("127.0.0.1", self.port))
        self.callers.append(caller)
        port = caller.writer.get_extra_info("sockname")[1]
        await until(lambda: port in self.arrived)
        for each in sent:
            caller.send(each)
        return caller

    async def get(self, *headers: str, path: str = "/health") -> bytes:
        """The whole answer to a request of somebody who then leaves."""
        caller = await self.come(request(path, "Connection: close", *headers))
        return await caller.rest()

    async def join(self, *headers: str) -> tuple[Caller, bytes]:
        """A websocket at the table, and the head of the answer."""
        path = f"/api/v1/tables/{self.table}/live"
        caller = await self.come(request(path, *WEBSOCKET, *headers))
        head = await caller.head()
        if b" 101 " not in head:
            await caller.rest()
        return caller, head

    def sweep(self, seconds: float) -> None:
        self.gate.sweep(1000.0 + seconds)


class Caller:
    """One connection of which every byte is ours."""

    def __init__(
        self, where: Gatehouse, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.where = where
        self.reader = reader
        self.writer = writer

    def send(self, text: str) -> None:
        self.writer.write(text.encode())

    async def head(self) -> bytes:
        return await self.reader.readuntil(b"\r\n\r\n")

    async def answer(self) -> bytes:
        """A whole answer, after which the connection stays."""
        head = await self.head()
        [length] = [
            int(line.split()[1])
            for line in head.splitlines()
            if line.lower().startswith(b"content-length:")
        ]
        return head + await self.reader.readexactly(length)

    async def rest(self) -> bytes:
        """All that is still sent, until the server hangs up."""
        found = await self.reader.read()
        await self.leave()
        return found

    async def leave(self) -> None:
        """Be gone, at the server too."""
        self.writer.transport.abort()
        if self in self.where.callers:
            self.where.callers.remove(self)
        await until(lambda: self.where.gate.count <= len(self.where.callers))


def request(path: str, *headers: str, method: str = "GET") -> str:
    host = () if any(each.startswith("Host:") for each in headers) else ("Host: spy.example",)
    return "\r\n".join([f"{method} {path} HTTP/1.1", *host, *headers, "", ""])


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(100):
        while not so():  # noqa: ASYNC110 - the server turns in the same loop
            await asyncio.sleep(0)


@asynccontextmanager
async def gatehouse(folder: Path, **settings: Any) -> AsyncIterator[Gatehouse]:
    given = {"limits": 1.0, "bot_workers": 1, **settings}
    with patch.object(gate, "SWEEP", 3600):
        async with house(Settings(db=str(folder / "spytable.db"), **given)) as made:
            arrived, state = set[int](), ServerState()

            class Seen(Visit):
                def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
                    super().connection_made(transport)
                    arrived.add(transport.get_extra_info("peername")[1])

            factory = partial(
                Seen, made.gate, config=made.uvicorn(), server_state=state, app_state={}
            )
            server = await asyncio.get_running_loop().create_server(factory, "127.0.0.1", 0)
            found = Gatehouse(made, server.sockets[0].getsockname()[1], arrived)
            person, _ = await made.people.new("Ada", "en")
            found.table = await made.hall.make(person, NewTable(game="agent_hunter"))
            try:
                yield found
            finally:
                server.close()
                for caller in list(found.callers):
                    await caller.leave()
