"""The client's side of websockets and HTTP, as thin as it can be.

A client library spends more on a message than a fast server does, and would be what is measured.
This one speaks to servers on this machine only: it offers no extension, masks with zeros (which is
free, and the server cannot tell) and takes no fragmented message.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable
from typing import Any, Final, Protocol, TypeVar, cast

import msgspec

T = TypeVar("T")
HOST: Final = "127.0.0.1"
_PATIENCE: Final = 60.0
_TEXT, _BINARY, _CLOSE, _PING = 0x1, 0x2, 0x8, 0x9
_LAST: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)


class LoadError(Exception):
    """The load cannot be run: one sentence for whoever runs the benchmark."""


async def patiently(awaited: Awaitable[T], what: str) -> T:
    """Wait for a server, but not for ever."""
    try:
        return await asyncio.wait_for(awaited, _PATIENCE)
    except (TimeoutError, OSError, EOFError) as cause:
        raise LoadError(f"The server does not answer: {what} ({cause!r}).") from cause


class Listener(Protocol):
    """Who is told what comes over a wire, and may speak over it from then on."""

    wire: Wire

    def hear(self, said: bytes) -> None:
        """A message has come."""

    def lost(self) -> None:
        """The server has ended the connection."""


class Wire(asyncio.Protocol):
    """A websocket."""

    def __init__(self, request: bytes, listener: Listener) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        listener.wire = self
        self._hear = listener.hear
        self._lost = listener.lost
        self._rest = b""
        self._closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(LoadError("the server closed a connection unopened"))
        if not self._closing:
            self._lost()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._greeted(head)
        self._rest = self._read(data)

    def say(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def close(self) -> None:
        self._closing = True
        self._transport.abort()

    def _greeted(self, head: bytes) -> None:
        status = head.partition(b"\r\n")[0].decode("latin-1")
        if " 101 " not in f"{status} ":
            self.opened.set_exception(LoadError(f"no websocket, but: {status}"))
            self._transport.abort()
            return
        self.opened.set_result(None)

    def _read(self, data: bytes) -> bytes:
        """Hear all whole messages; what is left over."""
        at, size = 0, len(data)
        while size - at >= 2:
            length = data[at + 1]
            start = at + 2
            if length == 126:
                start = at + 4
                if start > size:
                    break
                length = data[at + 2] << 8 | data[at + 3]
            elif length == 127:
                start = at + 10
                if start > size:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
            end = start + length
            if end > size:
                break
            head = data[at]
            if head == _LAST | _TEXT:
                self._hear(data[start:end])
            else:
                self._other(head, data[start:end])
            at = end
        return data[at:]

    def _other(self, head: int, payload: bytes) -> None:
        if head == _LAST | _PING:
            self._send(0xA, payload)
        elif head == _LAST | _CLOSE:
            self._transport.close()
        elif head == _LAST | _BINARY or not head & _LAST:
            raise LoadError("the server sent a message in a form that the benchmark cannot read")

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((_LAST | kind, _MASKED | size))
        else:
            head = struct.pack(">BBH", _LAST | kind, _MASKED | 126, size)
        self._transport.write(head + _NO_MASK + payload)


async def connect(port: int, path: str, listener: Listener, token: str | None = None) -> None:
    """Give the listener an open websocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {HOST}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: c3B5dGFibGUtYmVuY2gtMA==",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, listener), HOST, port)
    await patiently(wire.opened, "opening a websocket")


class Http:
    """One connection that stays open, for one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, token: str | None = None) -> Any:
        """The answer's JSON; raises LoadError unless it is a success."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._streams
        said = msgspec.json.encode(body)
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: {HOST}:{self._port}",
            "Content-Type: application/json",
            f"Content-Length: {len(said)}",
            *([f"Authorization: Bearer {token}"] if token else []),
        ]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("ascii") + said)
        return await patiently(self._answer(reader, path), f"POST {path}")

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _answer(self, reader: asyncio.StreamReader, path: str) -> Any:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status, *lines = head.split("\r\n")
        fields = {
            name.lower(): value.strip() for name, _, value in (s.partition(":") for s in lines)
        }
        said = await reader.readexactly(int(fields.get("content-length", "0")))
        if not status.split(" ")[1].startswith("2"):
            raise LoadError(f"POST {path} was answered {status}: {said[:200].decode()}")
        return msgspec.json.decode(said) if said else None
