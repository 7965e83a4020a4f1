"""Frames by the thousand: they are counted, and nobody else waits for them.

A room without a network, so that turns of the event loop and seconds are the test's own.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, State
from websockets.server import ServerProtocol

from server.leaks.room import Guest, Room, Wire, room
from server.leaks.test_hostile_sockets import closing, frame
from spytable.server import sockets
from spytable.server.sockets import AT_ONCE, BACKLOG, FRAGMENTS, LONGEST, PATIENCE, TURN

PING, PONG = frame(b"", opcode=9), frame(b"", opcode=10)
BEGUN, EMPTY = frame(b'{"type":', fin=False), frame(b"", opcode=0, fin=False)


class Flooder:
    """Somebody at a table who sends bytes, and all bytes that were sent back."""

    def __init__(self, where: Room, wire: Wire) -> None:
        self.room = where
        self.socket = wire.socket
        self.transport = wire.socket._transport
        self.back: list[bytes] = []
        wire.receive = self.back.append  # type: ignore[method-assign, assignment]

    def send(self, data: bytes) -> None:
        self.socket.data_received(data)

    async def quiet(self) -> None:
        """Until all that was sent is handled."""
        while self.socket._paused:  # noqa: ASYNC110 - it turns in the same loop
            await asyncio.sleep(0)
        await self.room.quiet()

    @property
    def pongs(self) -> int:
        return self.back.count(b"\x8a\x00")

    @property
    def code(self) -> int:
        """The code it was closed with, 0 if it was not."""
        return next((closing(data) for data in self.back if data.startswith(b"\x88")), 0)

    async def answers_a_ping(self) -> bool:
        before = len(self.back)
        self.send(frame(b'{"type":"ping"}'))
        await self.quiet()
        return any(b'{"type":"pong"}' in data for data in self.back[before:])


@asynccontextmanager
async def flooding(limits: float = 0.0) -> AsyncIterator[Flooder]:
    async with room(limits=limits) as where:
        ada = await where.come("Ada")
        table = await ada.make(game="dead_drop", seats=2)
        yield Flooder(where, await Guest(where, "", "").at(table))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time by which frames are allowed; it stands still."""
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(sockets, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


async def test_empty_fragments_freeze_nobody() -> None:
    async with flooding() as flooder:
        flooder.send(BEGUN + EMPTY * 60_000)
        assert len(flooder.socket._parts or ()) <= TURN, "in one turn of the loop"
        await flooder.quiet()
        assert flooder.code == 1008
        assert len(flooder.socket._parts or ()) <= FRAGMENTS


async def test_a_message_may_come_in_some_fragments() -> None:
    async with flooding() as flooder:
        end = frame(b'"ping"}', opcode=0)
        flooder.send((BEGUN + EMPTY * (FRAGMENTS - 2) + PING + end) * 3)
        await flooder.quiet()
        assert b"".join(flooder.back).count(b'{"type":"pong"}') == 3
        assert flooder.code == 0


async def test_fragments_count_as_messages_do(clock: SimpleNamespace) -> None:
    async with flooding(limits=1.0) as flooder:
        flooder.send((BEGUN + EMPTY * 20 + frame(b'"ping"}', opcode=0)) * 30)
        await flooder.quiet()
        assert flooder.code == 1008
        assert b"".join(flooder.back).count(b'{"type":"pong"}') == AT_ONCE // 22


@pytest.mark.parametrize("fragments", [1, 10])
async def test_a_message_byte_by_byte_is_heard(fragments: int) -> None:
    text = b'{"type":"ping"' + b" " * 3_000 + b"}"
    size = len(text) // fragments + 1
    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    data = b"".join(
        frame(piece, opcode=0 if place else 1, fin=place == fragments - 1)
        for place, piece in enumerate(pieces)
    )
    async with flooding() as flooder:
        for at in range(len(data)):
            flooder.send(data[at : at + 1])
        await flooder.quiet()
        assert b"".join(flooder.back).count(b'{"type":"pong"}') == 1
        assert flooder.socket._rest == b""


@pytest.mark.parametrize("sent", [PING, PONG], ids=["pings", "pongs"])
async def test_a_flood_of_control_frames_is_ended(clock: SimpleNamespace, sent: bytes) -> None:
    async with flooding(limits=1.0) as flooder:
        flooder.send(sent * (AT_ONCE + PATIENCE))
        await flooder.quiet()
        assert flooder.code == 0
        flooder.send(sent * 10_000)
        await flooder.quiet()
        assert flooder.code == 1008
        assert flooder.pongs <= AT_ONCE


async def test_who_pings_now_and_then_and_answers_ours_is_never_sent_away(
    clock: SimpleNamespace,
) -> None:
    async with flooding(limits=1.0) as flooder:
        for _ in range(1_000):
            clock.now += 20
            flooder.socket.beat()
            flooder.send(PING + PONG)
        await flooder.quiet()
        assert (flooder.code, flooder.pongs) == (0, 1_000)


@pytest.mark.parametrize(
    "tiny", [PING, frame(b"{}"), frame(b"", opcode=2)], ids=["pings", "texts", "binary"]
)
async def test_64_kb_of_tiny_frames_leave_everybody_else_their_turn(tiny: bytes) -> None:
    handled = 0
    hear = sockets.Socket._hear

    def counted(self: sockets.Socket, frame: Frame) -> None:
        nonlocal handled
        handled += 1
        hear(self, frame)

    async with flooding() as flooder:
        with patch.object(sockets.Socket, "_hear", counted):
            many = 65_536 // len(tiny)
            flooder.send(tiny * many)
            before = 0
            assert handled <= TURN
            while flooder.socket._paused:
                assert not flooder.transport.reading  # type: ignore[attr-defined]
                assert handled - before <= TURN
                before = handled
                await asyncio.sleep(0)
            assert handled == many
            assert flooder.transport.reading  # type: ignore[attr-defined]
        assert await flooder.answers_a_ping()


async def test_after_our_good_bye_nothing_is_answered_any_more() -> None:
    async with flooding() as flooder:
        flooder.socket.close(4404, "no such table")
        flooder.send(PING * 1_000 + frame(b'{"type":"ping"}') + BEGUN + EMPTY * 1_000)
        await flooder.quiet()
        assert flooder.pongs == 0 and b"pong" not in b"".join(flooder.back)
        assert flooder.socket._open
        flooder.send(frame(b"\x11\x34", opcode=8))
        assert not flooder.socket._open


async def test_who_pings_and_reads_no_answer_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async with flooding() as flooder:
        monkeypatch.setattr(type(flooder.transport), "get_write_buffer_size", lambda _: 9 * BACKLOG)
        flooder.send(PING)
        assert not flooder.socket._open


async def test_the_end_of_a_binary_message_is_not_taken_for_a_text() -> None:
    async with flooding() as flooder:
        flooder.send(frame(b"", opcode=2, fin=False) + frame(b'{"type":"ping"}', opcode=0))
        await flooder.quiet()
        assert b"unreadable_message" in b"".join(flooder.back)
        assert b'{"type":"pong"}' not in b"".join(flooder.back)
        assert await flooder.answers_a_ping()


def some_frames(rng: random.Random) -> bytes:
    """Mostly right; now and then something that breaks the protocol."""
    sent, fin = [], True
    for _ in range(rng.randrange(1, 30)):
        opcode = rng.choice((9, 10) if rng.random() < 0.3 else (1, 1, 2) if fin else (0,))
        if rng.random() < 0.02:
            opcode = rng.randrange(16)
        if opcode < 8:
            fin = rng.random() < 0.6
        sizes = (0, 1, 5, 90, 125) if opcode > 7 else (0, 7, 90, 125, 126, 300, 600)
        size = rng.choice(sizes) if rng.random() < 0.99 else rng.choice((LONGEST, 70_000))
        sent.append(frame(rng.randbytes(size), opcode, fin or opcode > 7, rng.random() < 0.99))
    return b"".join(sent)


def heard_by_websockets(data: bytes) -> tuple[list[bytes], bool]:
    """The texts that the plain protocol hears, and whether it closes."""
    protocol = ServerProtocol(max_size=LONGEST)
    protocol.state = State.OPEN
    protocol.parser = Protocol.parse(protocol)
    next(protocol.parser)
    protocol.receive_data(data)
    texts: list[bytes] = []
    parts: list[bytes] | None = None
    for event in protocol.events_received():
        if isinstance(event, Frame) and event.opcode <= Opcode.BINARY:
            if event.opcode is not Opcode.CONT:
                parts = [] if event.opcode is Opcode.TEXT else None
            if parts is not None:
                parts.append(bytes(event.data))
                if event.fin:
                    texts.append(b"".join(parts))
    return texts, protocol.state is not State.OPEN


@pytest.mark.parametrize("longest", [100_000, 400, 1], ids=["whole", "in pieces", "byte by byte"])
async def test_whatever_comes_is_heard_as_websockets_hears_it(longest: int) -> None:
    texts: list[bytes] = []
    closed = 0
    async with room() as where:
        table = await (await where.come("Ada")).make(game="dead_drop", seats=2)
        for seed in range(40):
            rng = random.Random(seed)
            data = some_frames(rng)
            flooder = Flooder(where, await Guest(where, "", "").at(table))
            texts.clear()
            with patch.object(sockets.Socket, "_handle", lambda _, text: texts.append(bytes(text))):
                at = 0
                while at < len(data) and flooder.socket._open:
                    size = rng.randint(1, longest)
                    flooder.send(data[at : at + size])
                    at += size
                    await flooder.quiet()
            expected, closes = heard_by_websockets(data)
            assert texts == expected, seed
            assert (flooder.socket._ws.state is not State.OPEN) == closes, seed
            closed += closes
    assert 10 < closed < 40, "some break the protocol, and some do not"
