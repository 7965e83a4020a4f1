"""A real server in a process of its own, and people who talk to it over the wire."""

from __future__ import annotations

import asyncio
import itertools
import os
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bounds import to_the_end
from server import nursery

PATIENCE = 100.0
"""Seconds after which what must come is no longer waited for: a net, on any machine."""
_keys = itertools.count(1)
_TLS = ssl.create_default_context()
"""One for all: to make it takes longer than most tests."""
Message = dict[str, Any]
Process = nursery.Child | subprocess.Popen[str]
_guests: list[Guest] = []


class Server:
    """`spytable serve`, started, killed and started again at one address."""

    def __init__(self, db: str, *more: str, pause: float = 0.0, limits: float = 0.0) -> None:
        self.command = [
            "serve", "--db", db, "--bot-pause", str(pause), "--limits", str(limits),
            "--with", "toy.server", "--bot-workers", "1", *more,
        ]  # fmt: skip
        self.port = 0
        self.said = ""
        self.process: Process | None = None

    def start(self) -> Server:
        self.process = self.born([*self.command, "--port", str(self.port)])
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.process.wait(PATIENCE)
            raise AssertionError(f"the server did not start: {self.errors()}")
        self.port = urlsplit(line.split()[-1]).port or 0
        return self

    def born(self, words: list[str]) -> Process:
        return nursery.born(words)

    def errors(self) -> str:
        """What it wrote on stderr; only when it has ended by itself."""
        assert self.process is not None and self.process.stderr is not None
        if not self.process.stderr.closed:
            self.said += self.process.stderr.read()
        return self.said

    def errors_so_far(self) -> str:
        """What it has written until now."""
        assert self.process is not None and self.process.stderr is not None
        file = self.process.stderr.fileno()
        os.set_blocking(file, False)
        with suppress(BlockingIOError):
            while data := os.read(file, 65_536):
                self.said += data.decode()
        os.set_blocking(file, True)
        return self.said

    def kill(self) -> None:
        """As a power cut would. Its bots' processes may complain of it, which says nothing."""
        assert self.process is not None
        self.errors_so_far()
        self.process.kill()
        self.process.wait(PATIENCE)
        self._close()

    def stop(self) -> int:
        """As a host would."""
        assert self.process is not None
        self.process.terminate()
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.errors()
        self._close()
        return code

    def _close(self) -> None:
        assert self.process is not None
        for file in (self.process.stdout, self.process.stderr):
            if file is not None:
                file.close()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def api(self) -> str:
        return f"{self.http}/api/v1"


def http_client(**more: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(timeout=PATIENCE, verify=_TLS, **more)


def live(url: str, **more: Any) -> connect:
    """A websocket that is in no hurry."""
    return connect(url, open_timeout=PATIENCE, ping_interval=None, **more)


def command(*words: str) -> tuple[int, str, str]:
    """How `spytable` with these words ends, and what it says."""
    process = nursery.born(words)
    assert process.stdout is not None and process.stderr is not None
    with process.stdout as out, process.stderr as error:
        return process.wait(PATIENCE), out.read(), error.read()


class Guest:
    """A person, or a program, with a token of its own."""

    def __init__(self, server: Server, name: str, token: str = "") -> None:
        self.server = server
        self.name = name
        self.token = token
        self.client = http_client()
        _guests.append(self)

    @classmethod
    async def come(cls, server: Server, name: str) -> Guest:
        guest = cls(server, name)
        answer = await guest.ask("POST", "/me", {"name": name, "program": True})
        guest.token = answer.json()["token"]
        return guest

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = self.headers | ({"Content-Type": "application/json"} if content else {})
        return await self.client.request(
            method, self.server.api + path, content=content, headers=headers
        )

    async def make(self, **new: object) -> str:
        answer = await self.ask("POST", "/tables", new)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def do(self, table: str, kind: str, **values: object) -> Message:
        """A command that is done."""
        answer = await self.ask("POST", f"/tables/{table}/commands", {"type": kind, **values})
        assert answer.status_code == 200, answer.text
        done: Message = answer.json()
        return done

    async def refused(self, table: str, kind: str, **values: object) -> str:
        """A command that is refused; its code."""
        answer = await self.ask("POST", f"/tables/{table}/commands", {"type": kind, **values})
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    async def frame(self, table: str, seat: int | None = None) -> Message:
        answer = await self.ask(
            "GET", f"/tables/{table}" + ("" if seat is None else f"?seat={seat}")
        )
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    @asynccontextmanager
    async def at(self, table: str, query: str = "") -> AsyncIterator[Seat]:
        """Connected to a table."""
        url = f"{self.server.api}/tables/{table}/live{query}".replace("http", "ws", 1)
        # No limit to what waits to be read: who does not read must still be able to leave.
        async with live(url, additional_headers=self.headers, max_queue=None) as socket:
            yield Seat(socket)

    async def leave(self) -> None:
        await self.client.aclose()


async def all_leave() -> None:
    """Close what the guests of a test have left open."""
    while _guests:
        await _guests.pop().leave()


class Seat:
    """A connection to a table: everything it was sent, and the view it has now."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        """Every message, byte for byte."""
        self.frame: Message = {}
        """The last frame, with what earlier ones said of table and you."""
        self.log: list[Message] = []
        self.first = 0
        """The number of the first remark of those it has: earlier ones must be asked for."""
        self.remarks: list[Message] = []
        self.presence: Message = {}
        self.answers: list[Message] = []
        """What was said to this connection alone: done, refused, told, pong."""

    async def hear(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        self.heard.append(raw.encode() if isinstance(raw, str) else raw)
        message: Message = msgspec.json.decode(raw)
        if message["type"] == "frame":
            start, heard = message.get("start", 0), message.get("remarks_start", 0)
            self.log[start:] = message.get("log", [])
            if "remarks" in message or heard:
                if message.get("remarks_cut") or not self.first <= heard <= self.said:
                    self.first, self.remarks = heard, []
                self.remarks[heard - self.first :] = message.get("remarks", [])
            kept = {name: self.frame[name] for name in ("table", "you") if name in self.frame}
            self.frame = kept | message
        elif message["type"] == "presence":
            self.presence = message
        else:
            self.answers.append(message)
        return message

    @property
    def said(self) -> int:
        """How many remarks were made at the table, as far as it has heard."""
        return self.first + len(self.remarks)

    async def until(self, wanted: Callable[[Seat], bool]) -> None:
        """Hear until something is so."""
        while not wanted(self):
            await self.hear()

    async def until_closed(self) -> tuple[int | None, str | None]:
        """Hear all until the server closes; with which code, and why."""
        with suppress(ConnectionClosed):
            await self.until(lambda _: False)
        return self.socket.close_code, self.socket.close_reason

    async def until_frame(self) -> Message:
        while (message := await self.hear())["type"] != "frame":
            pass
        return message

    async def send(self, kind: str, **values: object) -> None:
        await self.socket.send(msgspec.json.encode({"type": kind, **values}).decode())

    async def do(self, kind: str, **values: object) -> Message:
        """Send a command and hear its answer."""
        key = f"k{next(_keys)}"
        await self.send(kind, key=key, **values)
        while True:
            message = await self.hear()
            if message.get("key") == key:
                return message

    async def play(self, action: int, seat: int | None = None) -> Message:
        where = self.frame["viewer"] if seat is None else seat
        return await self.do("play", seat=where, n=self.frame["n"], action=action)

    @property
    def moves(self) -> list[int]:
        scene = self.frame.get("scene")
        return [move["action"] for move in scene["moves"]] if scene else []

    @property
    def over(self) -> bool:
        return bool(self.frame) and self.frame["table"]["status"] == "over"


async def seated(server: Server, names: Sequence[str], **new: object) -> tuple[str, list[Guest]]:
    """A table at which people sit in this order, started."""
    guests = [await Guest.come(server, name) for name in names]
    table = await guests[0].make(**new)
    for seat, guest in enumerate(guests):
        await guest.do(table, "sit", seat=seat)
    await guests[0].do(table, "start")
    return table, guests


async def play_on(seat: Seat, choose: Callable[[Seat], int]) -> None:
    """Play whenever there is something to play, to the end of the game; a seat that lost its
    server raises ConnectionClosed."""
    for _ in to_the_end(seat):
        if seat.moves:
            n = seat.frame["n"]
            await seat.play(choose(seat))
            while not seat.over and seat.frame["n"] <= n:
                await seat.hear()
        else:
            await seat.hear()


__all__ = ["ConnectionClosed", "Guest", "Message", "Seat", "Server", "play_on", "seated"]
