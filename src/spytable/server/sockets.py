"""The websocket of a table: /api/v1/tables/{id}/live.

A protocol that uvicorn hands the upgraded connection to; frames are read by the sans-I/O core of
websockets. No task and no queue a connection: a message is handled where it arrives, a frame is
written where it is made; so ten thousand quiet connections cost little, and a move takes no detour.
"""

from __future__ import annotations

import asyncio
import logging
import time
import uuid
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import BytesLike

from spytable.kernel.intel import SPECTATOR
from spytable.kernel.refusal import BadInput, Refusal, Refused
from spytable.server import wire
from spytable.server.denied import because, denied, status_of
from spytable.server.guard import bearer_of, cookie_of, same_origin
from spytable.server.hall import Hall
from spytable.server.live import Live
from spytable.server.people import People, digest
from spytable.server.settings import Settings
from spytable.server.speech import language_of, said, unreadable
from spytable.server.store import Person, StoreFailed
from spytable.server.telling import ask, intention, look, recall, show_again, try_out

logger = logging.getLogger("spytable.server")

LONGEST = 16_384
"""The longest message that is read, in bytes."""
FRAGMENTS = 64
"""In so many frames a message may come."""
TURN = 16
"""So many frames of one connection are handled before all others have their turn."""
SMALLEST = 6
"""Bytes of the smallest frame that a client can send."""
BACKLOG = 1_000_000
"""A connection that has so much to read yet is closed: it will come again for what matters."""
SESSION_ENDED = 4401
BEAT = 20.0
"""A connection that is silent for two beats of so many seconds is closed."""
CLOSING = 2.0
"""So many seconds the other side has to close too."""
A_SECOND, AT_ONCE = 30, 60
"""How many frames a connection may send, of whatever kind."""
PATIENCE = 300
"""After so many frames too many it is closed."""

_encode = msgspec.json.Encoder().encode
_NO_ID = uuid.UUID(int=0)
_quiet = logging.getLogger("spytable.server.sockets")
_quiet.setLevel(logging.ERROR)


class Sockets:
    """All websockets of a server."""

    def __init__(
        self,
        hall: Hall,
        people: People,
        settings: Settings,
        left: Callable[[str], None] = lambda _household: None,
    ) -> None:
        self.hall = hall
        self.people = people
        self.settings = settings
        self.left = left
        """Told when a connection is gone, and as whose it was counted."""
        self.open: set[Socket] = set()
        self._writing: list[Socket] = []

    def protocol(self, household: str = "", **uvicorn: Any) -> Socket:
        """What uvicorn calls for an upgraded connection, which is counted as a household's."""
        return Socket(self, uvicorn["server_state"].connections, household)

    def to_write(self, socket: Socket) -> None:
        """Have a connection write what it has gathered, when this turn of the loop ends."""
        if not self._writing:
            asyncio.get_running_loop().call_soon(self._write)
        self._writing.append(socket)

    def _write(self) -> None:
        writing, self._writing = self._writing, []
        for socket in writing:
            socket.write()

    def end(self, sessions: Collection[bytes]) -> None:
        """Let those go whose session has ended: who holds it does nothing more in its name."""
        for socket in list(self.open):
            if socket.session in sessions:
                socket.end()

    def missed(self) -> None:
        """Sessions may have ended without our being told: ask of all that are here."""
        self._note_uses()
        self.hall.spawn(self._ask_again())

    async def _ask_again(self) -> None:
        with suppress(StoreFailed):  # it is asked again before long
            await self.people.note_uses()

    def _note_uses(self) -> None:
        for socket in self.open:
            if socket.session is not None:
                self.people.uses(socket.session)

    async def beat(self) -> None:
        """For ever: ping everybody, and let those go who do not answer."""
        while True:
            await asyncio.sleep(BEAT)
            self._note_uses()
            for number, socket in enumerate(list(self.open)):
                socket.beat()
                if number % 100 == 99:
                    await asyncio.sleep(0)  # others come first


class Socket(asyncio.Protocol):
    """One connection. It is a Connection of the hall."""

    __slots__ = (
        "_all", "_allowance", "_arriving", "_at", "_household", "_lang", "_leaving", "_live",
        "_open", "_outbox", "_parts", "_paused", "_rest", "_sockets", "_spared", "_too_many",
        "_transport", "_unheard", "_ws", "called", "changes", "curtain", "looking", "n", "person",
        "session", "viewer",
    )  # fmt: skip

    def __init__(self, sockets: Sockets, everybody: set[Any], household: str) -> None:
        self._sockets = sockets
        self._all = everybody
        self._household = household
        self._ws = _Protocol(max_size=LONGEST, logger=_quiet)
        self._ws.id = _NO_ID  # its own would only take room
        self._transport: asyncio.Transport
        self._live: Live | None = None
        self._lang = "en"
        self._parts: list[bytes] | None = None
        self._unheard = 0
        self._allowance: float = AT_ONCE
        self._at = 0.0
        self._too_many = 0
        self._open = True
        self._arriving = False
        """Between the request and the table: what comes is heard afterwards."""
        self._leaving = False
        self._outbox: list[bytes] = []
        self._spared = 0
        """How much was sent first: nobody is closed for not having read that yet."""
        self._rest: bytes | bytearray = b""
        """What has come and is not handled yet."""
        self._paused = False
        """Something has come that is handled in the next turn; until then nothing is read."""
        self.person: Person | None = None
        self.session: bytes | None = None
        """The digest of the token that says who it is."""
        self.viewer = SPECTATOR
        self.n: int | None = None
        self.changes = -1
        self.looking: int | None = None
        self.called: tuple[int, ...] = ()
        self.curtain: tuple[int, ...] = ()

    # -- what uvicorn and asyncio call ------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._all.add(self)
        self._sockets.open.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._open = False
        self._all.discard(self)
        self._sockets.open.discard(self)
        self._sockets.left(self._household)
        if self._live is not None:
            self._sockets.hall.disconnect(self._live, self)
            self._live = None

    def eof_received(self) -> None:
        self._ws.receive_eof()
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._unheard = 0
        if self._ws.state is State.CONNECTING and not self._arriving:
            self._read(data)  # the request
            return
        if self._rest:
            self._rest += data
        else:
            self._rest = data
        if not self._arriving and not self._paused:
            self._hear_all()
        elif len(self._rest) > 4 * LONGEST and not self._paused:
            self._abort()

    def _hear_all(self) -> None:
        """Only so many frames that nobody else has to wait for long: no piece is so long that more
        could end in it."""
        data, at, left = self._rest, 0, TURN
        while self._open and left and at < len(data):
            piece = data[at : at + left * SMALLEST]
            at += len(piece)
            left -= self._read(piece)
        paused = self._open and at < len(data)
        # A bytearray gets shorter in place: what is left is not copied in each turn.
        if not paused:
            self._rest = b""
        elif isinstance(data, bytearray):
            del data[:at]
        else:
            self._rest = bytearray(data[at:])
        if paused or self._paused:
            self._pause(paused)

    def _pause(self, paused: bool) -> None:
        if paused:
            asyncio.get_running_loop().call_soon(self._hear_all)
        if paused is not self._paused:
            self._paused = paused
            if paused:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()

    def _read(self, data: bytes | bytearray) -> int:
        """Have the protocol read; how many frames ended."""
        self._ws.receive_data(data)
        events = self._ws.events_received()
        for event in events:
            if isinstance(event, Frame):
                self._hear(event)
            elif isinstance(event, Request):
                self._arriving = True
                self._sockets.hall.spawn(self._shake_hands(event))
        if self._ws.writes:
            self._flush()
        return len(events)

    def shutdown(self) -> None:
        """The server stops: the client is to come again."""
        self.close(1012, "restart")

    # -- what the hall calls ------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a text. What is sent in one turn of the event loop is written at once."""
        if not self._open or self._ws.state is not State.OPEN:
            return
        if not self._outbox:
            self._sockets.to_write(self)
        self._outbox += (_head(len(message)), message)

    def write(self) -> None:
        if self._outbox and self._open:
            data = b"".join(self._outbox)
            self._spared = self._spared or len(data)
            self._transport.write(data)
            self._outbox.clear()
            self._check_backlog()

    def welcome(self) -> None:
        self._arriving = False
        self._hear_all()

    def close(self, code: int, reason: str) -> None:
        self._arriving = False
        if self._open and self._ws.state is State.OPEN:
            self._ws.send_close(code, reason)
            self._flush()
        else:
            self._abort()

    def end(self) -> None:
        """Its session has ended: nothing that it sends is done any more."""
        self.session = self.person = None
        if self._ws.state is State.OPEN:
            self.close(SESSION_ENDED, "session ended")

    def beat(self) -> None:
        if self._unheard >= 2:
            self._abort()
        elif self._ws.state is State.OPEN:
            self._unheard += 1
            self._ws.send_ping(b"")
            self._flush()

    # -- inside ------------------------------------------------------------------------------

    def _abort(self) -> None:
        if self._open:
            self._transport.abort()

    def _check_backlog(self) -> None:
        if self._transport.get_write_buffer_size() > BACKLOG + self._spared:
            self._transport.abort()

    def _flush(self) -> None:
        """Write what the protocol wants to say, after what was sent before."""
        self.write()
        for data in self._ws.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
        self._check_backlog()
        if self._ws.close_expected() and not self._leaving:
            self._leaving = True
            asyncio.get_running_loop().call_later(CLOSING, self._abort)

    async def _shake_hands(self, request: Request) -> None:
        """Let somebody in who may come, and show the table."""
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        self._lang = language_of(headers.get("accept-language", ""))
        address = urlsplit(request.path)
        link = _link_of(address.path, self._sockets.settings.root)
        try:
            if link is None:
                raise denied("no_such_page")
            await self._recognise(headers)
        except Refused as refused:
            self._turn_away(refused)
        except StoreFailed:
            self._turn_away(denied("store_failed"))
        else:
            if self._open:
                self._ws.send_response(self._ws.accept(request))
                self._flush()
                await self._enter(link, parse_qs(address.query))

    async def _recognise(self, headers: dict[str, str]) -> None:
        """Who it is. A browser is believed only on our own pages; a program shows its token."""
        sockets = self._sockets
        token = bearer = bearer_of(headers.get("authorization", ""))
        if bearer is None:
            same_origin(headers, sockets.settings.origins)
            token = cookie_of(headers.get("cookie", ""))
        if token:
            self.session = digest(token)
            person = await sockets.people.by_token(token)
            self.person = person if self.session else None  # it may have ended meanwhile
        if self.person is None:
            self.session = None
        if self.person is not None:
            self._lang = self.person.lang
        elif bearer is not None:
            raise denied("who_are_you")

    def _turn_away(self, refused: Refused) -> None:
        if self._open:
            text = said(refused.refusal, self._lang).text
            self._ws.send_response(self._ws.reject(status_of(refused), text))
            self._flush()

    async def _enter(self, link: str, query: dict[str, list[str]]) -> None:
        try:
            live = await self._sockets.hall.live(link)
        except (Refused, BadInput) as refused:
            self._refuse(refused, None)
            self.close(4404, "no such table")
        except StoreFailed:
            self.close(1013, "store")
        else:
            if self._open and self._ws.state is State.OPEN:
                since, viewer = _number(query, "since"), _number(query, "viewer")
                if since is not None and viewer is not None:
                    self.n, self.viewer = since, viewer
                    self.looking = viewer if viewer >= 0 else None
                self._live = live
                self._sockets.hall.connect(live, self)

    def _hear(self, frame: Frame) -> None:
        """Pings and pongs count too; and after our good-bye nothing is of interest but theirs."""
        if self._leaving:
            return
        if frame.opcode <= Opcode.BINARY:
            self._gather(frame)
        elif frame.opcode is not Opcode.CLOSE and self._allowed():
            if frame.opcode is Opcode.PING and self._ws.state is State.OPEN:
                self._ws.send_pong(frame.data)

    def _gather(self, frame: Frame) -> None:
        """A frame of a message; the last one completes it."""
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._handle(frame.data)
            return
        if frame.opcode is Opcode.BINARY:
            self._parts = None
            if self._within_limits():
                self._refuse(unreadable(msgspec.DecodeError()), None)
            return
        if frame.opcode is Opcode.TEXT:
            self._parts = []
        parts = self._parts
        if parts is not None:
            parts.append(bytes(frame.data))
        if not frame.fin:
            if parts is not None and len(parts) == FRAGMENTS:
                self.close(1008, "too many fragments")
            else:
                self._allowed()
        elif parts is not None:
            self._parts = None
            self._handle(b"".join(parts))

    def _handle(self, data: BytesLike) -> None:
        live = self._live
        if live is None:
            return
        if not self._within_limits():
            return
        try:
            message = wire.messages.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as why:
            self._refuse(unreadable(why), None)
            return
        hall = self._sockets.hall
        match message:
            case wire.Ping():
                self.send(b'{"type":"pong"}')
            case wire.Look():
                self._try(lambda: look(live, self, message.seat))
            case wire.Ask() | wire.Try():
                live.when_settled(lambda: self._try(lambda: self._foretell(live, message)))
            case wire.Intention():
                asked = message
                live.when_settled(
                    lambda: self._try(lambda: self.send(_encode(intention(live, asked))))
                )
            case wire.Recall():
                recalling = message
                live.when_settled(lambda: self.send(_encode(recall(live, recalling))))
            case _:
                key = message.key
                hall.jobs.command(
                    live, self.person, message, lambda answer: self._answer(answer, key), self
                )

    def _foretell(self, live: Live, question: wire.Ask | wire.Try) -> None:
        if question.seat != self.viewer:
            raise denied("not_your_seat")
        if isinstance(question, wire.Try):
            tried, refusal = try_out(live, question)
            if refusal is not None:
                why = self._said(Refused(refusal))
                tried = msgspec.structs.replace(tried, refusal=why)
            self.send(_encode(tried))
            return
        told = ask(live, question)
        if isinstance(told, Refusal):
            why = self._said(Refused(told))
            n = live.table.streams[question.seat].n
            told = wire.Told(seat=question.seat, n=n, action=question.action, refusal=why)
        self.send(_encode(told))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Refused as refused:
            self._refuse(refused, None)

    def _answer(self, answer: wire.Done | Refused, key: str | None) -> None:
        if isinstance(answer, Refused):
            self._refuse(answer, key)
        else:
            self.send(_encode(answer))

    def _refuse(self, refused: Refused | BadInput, key: str | None) -> None:
        """Say why not; where the table has changed, show it again."""
        if isinstance(refused, BadInput):
            refused = because("bad_input", refused)
        self.send(_encode(self._said(refused, key)))
        if refused.refusal.code == "stale" and self._live is not None:
            show_again(self._live, self)

    def _said(self, refused: Refused, key: str | None = None) -> wire.Refused:
        game = self._live.table.opened.game if self._live else None
        return msgspec.structs.replace(said(refused.refusal, self._lang, game), key=key)

    def _within_limits(self) -> bool:
        """Whether a message may be handled; whoever sends too many is told so."""
        if self._allowed():
            return True
        if self._ws.state is State.OPEN:
            self._refuse(denied("too_fast", seconds=1), None)
        return False

    def _allowed(self) -> bool:
        """Count a frame; after far too many the connection is closed."""
        limits = self._sockets.settings.limits
        if not limits:
            return True
        now = time.monotonic()
        more = (now - self._at) * A_SECOND * limits
        self._allowance = min(AT_ONCE * limits, self._allowance + more)
        self._at = now
        if self._allowance >= 1:
            self._allowance -= 1
            return True
        self._too_many += 1
        if self._too_many > PATIENCE:
            self.close(1008, "too many messages")
        return False


class _Protocol(ServerProtocol):
    """Has us answer pings, which are counted first."""

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PING:
            self.events.append(frame)
        else:
            super().recv_frame(frame)


def _head(length: int) -> bytes:
    """The head of a text frame from a server, which is all that stands before its bytes."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def _link_of(path: str, root: str) -> str | None:
    """The table that a path names."""
    path = path.removeprefix(root)
    before, after = "/api/v1/tables/", "/live"
    if path.startswith(before) and path.endswith(after):
        link = path[len(before) : -len(after)]
        return link if link and "/" not in link else None
    return None


def _number(query: dict[str, list[str]], name: str) -> int | None:
    text = query.get(name, [""])[0]
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else None
