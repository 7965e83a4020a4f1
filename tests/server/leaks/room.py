"""A whole server in the test's own process: real hall, sockets, HTTP and SQLite, no network.

The clock stands still unless it is told to go on, and chance brings what a test has laid out.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
from argon2 import PasswordHasher
from librt.random import Random
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

from spytable.kernel.intel import Intel
from spytable.kernel.refusal import Refusal
from spytable.kernel.state import CHANCE, State
from spytable.server import clock, decide, speech, table
from spytable.server.app import Notices
from spytable.server.beats import Clock as BotClock
from spytable.server.hall import Hall
from spytable.server.http import application
from spytable.server.live import Live
from spytable.server.people import People
from spytable.server.settings import Settings
from spytable.server.sockets import Socket, Sockets
from spytable.server.store import Store, open_store
from spytable.server.thinkers import Question, Thinkers

Message = dict[str, Any]
BEGIN = 1_900_000_000_000
"""Where the clock stands at first."""
CLOCK_STEP = 1_007
"""How much later a test has something happen."""
_QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
_QUICK_FOLDER = "/dev/shm" if Path("/dev/shm").is_dir() else None


_sentences: dict[tuple[bytes, str, str | None], str] = {}
_say = speech.sentence


def _sentence(refusal: Refusal, lang: str, game: str | None = None) -> str:
    """The toy has no words, and to look for them each time takes long."""
    key = (msgspec.json.encode(refusal), lang, game)
    if key not in _sentences:
        _sentences[key] = _say(refusal, lang, game)
    return _sentences[key]


class Eager(BotClock):
    """Time stands still, and whatever somebody waits for is now."""

    def time(self) -> float:
        return 0.0

    async def until(self, moment: float) -> None:
        await asyncio.sleep(0)


class FirstMove(Thinkers):
    """Bots that take their first legal move at once, and all that they were given to see."""

    def __init__(self, clock: BotClock | None = None) -> None:
        super().__init__(1, clock=clock or Eager())
        self.seen: list[tuple[str, Intel]] = []

    async def choose(self, asked: Question) -> int:
        self.seen.append((asked.spec, asked.intel))
        return asked.intel.legal()[0]


class Clock(clock.Clock):
    def __init__(self) -> None:
        super().__init__(steady=lambda: (self.now - BEGIN) / 1000)
        self.now = BEGIN

    def __call__(self) -> int:
        return self.now


class Room:
    """All parts of a server, and people who come to it."""

    def __init__(
        self, store: Store, notices: Notices, thinkers: Thinkers, pause: float, limits: float
    ) -> None:
        self.store = store
        self.clock = Clock()
        self.chance: deque[int] = deque()
        """What chance brings next, where a test has laid it out."""
        self.settings = Settings(db="none", limits=limits)
        self.thinkers = thinkers
        self.hall = notices.hall = Hall(store, thinkers, bot_pause=pause, clock=self.clock)
        self.people = notices.people = People(store, hasher=_QUICK)
        self.people.on_end = notices.sessions_ended
        self.sockets = notices.sockets = Sockets(self.hall, self.people, self.settings)
        self.app = application(self.hall, self.people, self.settings)
        self.stranger = Guest(self, "", "")

    async def come(self, name: str) -> Guest:
        _, token = await self.people.new(name, "en")
        return Guest(self, name, token)

    async def crowd(self, count: int) -> list[Guest]:
        return [await self.come(f"Agent {number}") for number in range(count)]

    def live(self, link: str) -> Live:
        return self.hall.lives[link]

    async def quiet(self, link: str | None = None) -> None:
        """Until all that was begun is done and everybody has been told."""
        for _ in range(3):
            while waits := [task for task in self.hall._tasks if not task.done()]:
                await asyncio.wait(waits)
            if link is not None:
                await self.hall.settled(link)
            await asyncio.sleep(0)

    def drawn_after(self, state: State, rng: Random) -> tuple[int, ...]:
        """In place of table.drawn_after: as laid out, then as it comes."""
        outcomes = []
        while self.chance and state.mover() == CHANCE:
            outcomes.append(self.chance.popleft())
            state.apply(CHANCE, outcomes[-1])
        return (*outcomes, *table.drawn_after(state, rng))


@asynccontextmanager
async def room(
    *, thinkers: Thinkers | None = None, pause: float = 0.0, limits: float = 0.0, db: str = ""
) -> AsyncIterator[Room]:
    """With a store of its own, unless one is given."""
    folder = tempfile.mkdtemp(dir=_QUICK_FOLDER)
    notices = Notices()
    store = await open_store(db or f"{folder}/spytable.db", notices)
    made = Room(store, notices, thinkers or FirstMove(), pause, limits)
    try:
        with _patched(made):
            yield made
    finally:
        await made.hall.close()
        made.people.close()
        shutil.rmtree(folder)


@contextmanager
def _patched(made: Room) -> Iterator[None]:
    with (
        patch.object(speech, "sentence", _sentence),
        patch.object(decide, "drawn_after", made.drawn_after),
    ):
        yield


class Guest:
    """A person with a token; a stranger without one."""

    def __init__(self, where: Room, name: str, token: str) -> None:
        self.room = where
        self.name = name
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def http(
        self, method: str, path: str, body: object = None, base: str = "/api/v1"
    ) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = self.headers | ({"Content-Type": "application/json"} if content else {})
        transport = httpx.ASGITransport(self.room.app, client=("192.0.2.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://spy.example") as client:
            return await client.request(method, base + path, content=content, headers=headers)

    async def get(self, path: str) -> httpx.Response:
        return await self.http("GET", path)

    async def make(self, **new: object) -> str:
        answer = await self.http("POST", "/tables", new)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def do(self, link: str, kind: str, **values: object) -> Message:
        answer = await self.http("POST", f"/tables/{link}/commands", {"type": kind, **values})
        found: Message = answer.json()
        return found

    async def frame(self, link: str, query: str = "") -> Message:
        answer = await self.get(f"/tables/{link}{query}")
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    async def at(self, link: str, query: str = "") -> Wire:
        """Connected, and shown the table."""
        wire = Wire(self.room, self, link, query)
        await self.room.quiet(link)
        return wire


class _Pipe(asyncio.Transport):
    """The server's end of a connection that has no network."""

    def __init__(self, wire: Wire) -> None:
        super().__init__()
        self._wire = wire
        self.reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._wire.receive(bytes(data))

    def close(self) -> None:
        self._wire.hang_up()

    def abort(self) -> None:
        self._wire.hang_up()

    def get_write_buffer_size(self) -> int:
        return 0


class Wire:
    """A websocket client: every message it was sent, byte for byte, and where it stands."""

    def __init__(self, where: Room, guest: Guest, link: str, query: str = "") -> None:
        self.room = where
        self.link = link
        self.heard: list[bytes] = []
        self.news = asyncio.Event()
        self.frame: Message = {}
        self.remarks: list[Message] = []
        self.answers: list[Message] = []
        self.open = True
        self.code: int | None = None
        """With which it was closed."""
        self.deaf = False
        """Whether it goes on though the server has said good-bye."""
        self.sent = 0
        address = f"ws://spy.example/api/v1/tables/{link}/live{query}"
        self._client = ClientProtocol(parse_uri(address))
        self.socket: Socket = where.sockets.protocol(
            server_state=SimpleNamespace(connections=set())
        )
        self.socket.connection_made(_Pipe(self))
        request = self._client.connect()
        for name, value in guest.headers.items():
            request.headers[name] = value
        self._client.send_request(request)
        self._flush()

    def receive(self, data: bytes) -> None:
        self._client.receive_data(data)
        for event in self._client.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._take(bytes(event.data))
            elif isinstance(event, Frame) and event.opcode is Opcode.CLOSE and not self.deaf:
                self.code = Close.parse(event.data).code
                asyncio.get_running_loop().call_soon(self.hang_up)

    def _take(self, data: bytes) -> None:
        self.heard.append(data)
        self.news.set()
        message: Message = msgspec.json.decode(data)
        if message["type"] == "frame":
            kept = {name: self.frame[name] for name in ("table", "you") if name in self.frame}
            self.frame = kept | message
            if message.get("remarks"):
                at = 0 if message.get("remarks_cut") else message.get("remarks_start", 0)
                self.remarks[at:] = message["remarks"]
        elif message["type"] != "presence":
            self.answers.append(message)

    def _flush(self) -> None:
        data = b"".join(self._client.data_to_send())
        if data and self.open:
            self.socket.data_received(data)

    def hang_up(self) -> None:
        if self.open:
            self.open = False
            self.socket.connection_lost(None)

    def send(self, kind: str, **values: object) -> None:
        message = msgspec.json.encode({"type": kind, **values})
        if self.deaf:
            self.send_frame(Frame(Opcode.TEXT, message))
            return
        self._client.send_text(message)
        self._flush()

    def send_frame(self, frame: Frame) -> None:
        """Any frame, also one that no honest client would send."""
        if self.open:
            self.socket.data_received(frame.serialize(mask=True))

    async def tell(self, kind: str, **values: object) -> None:
        """Send something, and wait until everybody has been told what came of it."""
        self.send(kind, **values)
        await self.room.quiet(self.link)

    async def do(self, kind: str, **values: object) -> Message:
        """A command or question, and its answer."""
        before = len(self.answers)
        await self.tell(kind, **values)
        assert len(self.answers) == before + 1, self.answers[before:]
        return self.answers[-1]

    async def play(self, seat: int, action: int) -> Message:
        self.sent += 1
        n = self.frame["n"]
        return await self.do("play", seat=seat, n=n, action=action, key=f"k{self.sent}")

    @property
    def viewer(self) -> int:
        return int(self.frame["viewer"])

    @property
    def moves(self) -> list[int]:
        scene = self.frame.get("scene")
        return [move["action"] for move in scene["moves"]] if scene else []

    @property
    def over(self) -> bool:
        return bool(self.frame["table"]["status"] == "over")


async def seated(where: Room, guests: Iterable[Guest], **new: object) -> str:
    """A table at which people sit in this order, not started."""
    people = list(guests)
    link = await people[0].make(**new)
    for seat, guest in enumerate(people):
        done = await guest.do(link, "sit", seat=seat)
        assert done["type"] == "done", done
    return link


async def started(where: Room, guests: Iterable[Guest], **new: object) -> tuple[str, list[Wire]]:
    """A table that has begun, and a connection for every seat."""
    people = list(guests)
    link = await seated(where, people, **new)
    wires = [await guest.at(link) for guest in people]
    await wires[0].do("start")
    return link, wires


def refusal(answer: Message) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["code"])
