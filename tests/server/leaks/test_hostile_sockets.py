"""A real server, and connections that do what no honest client does."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.harness import PATIENCE, Guest, Seat, http_client, live, seated
from server.leaks.logged import LoggedServer, logged_server

ALLOWED, FOREIGN = "https://games.example", "https://evil.example"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoggedServer]:
    """One server for all of this: what one story does to it the next one feels."""
    folder = tmp_path_factory.mktemp("besieged")
    with logged_server(folder, "--origin", ALLOWED) as server:
        yield server


@asynccontextmanager
async def besieged(server: LoggedServer) -> AsyncIterator[str]:
    """A table at which the game goes on before and after, while nothing goes wrong inside."""
    logged = len(server.errors())
    table, guests = await seated(server, ["Ada", "Bob"], game="dead_drop", seats=2)
    async with (
        guests[0].at(table) as one,
        guests[1].at(table) as other,
        Guest(server, "").at(table) as watcher,
    ):
        for seat in (one, other, watcher):
            await seat.until_frame()
        yield table
        await the_table_lives_on(server, one, other, watcher)
    for guest in guests:
        await guest.leave()
    log = server.errors()[logged:]
    assert "Traceback" not in log and "Fatal error" not in log and " ERROR " not in log, log


async def the_table_lives_on(server: LoggedServer, one: Seat, other: Seat, watcher: Seat) -> None:
    async with http_client() as client:
        assert (await client.get(f"{server.http}/health")).status_code == 200
    for seat in (one, other):
        done = await seat.play(seat.moves[0])
        assert done["type"] == "done", done
    phase = "dropping"
    await watcher.until(lambda at: at.frame["scene"]["intel"]["phase"] == phase)


class Raw:
    """A websocket of which every byte is ours."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def come(cls, server: LoggedServer, path: str, *headers: str) -> Raw:
        made = cls(*await asyncio.open_connection("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
            *headers, "", "",
        ]  # fmt: skip
        made.writer.write("\r\n".join(lines).encode())
        return made

    @classmethod
    async def at(cls, server: LoggedServer, table: str) -> Raw:
        """Let in, and shown the table."""
        made = await cls.come(server, f"/api/v1/tables/{table}/live")
        head = await made.reader.readuntil(b"\r\n\r\n")
        assert b"101" in head.splitlines()[0], head
        assert b"frame" in await made.reader.read(65_536)
        return made

    async def until_closed(self) -> bytes:
        """All that is still sent, until the server hangs up."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while data := await self.reader.read(65_536):
                    found += data
            except ConnectionResetError:
                pass
        self.writer.close()
        return found

    async def answer(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self.reader.read(65_536)


def frame(data: bytes, opcode: int = 1, fin: bool = True, mask: bool = True) -> bytes:
    head = bytes([(0x80 if fin else 0) | opcode])
    bit = 0x80 if mask else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 65_536:
        head += bytes([bit | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", len(data))
    return head + (bytes(4) if mask else b"") + data


def closing(data: bytes) -> int:
    """The code with which a server says good-bye, 0 if it did not."""
    at = data.rfind(b"\x88")
    return int.from_bytes(data[at + 2 : at + 4], "big") if at >= 0 and len(data) > at + 3 else 0


DEEP = b'{"a":' + b"[" * 8_000 + b"]" * 8_000 + b',"type":"ping"}'


DEEP_ONES = (DEEP, b'{"type":"chat","text":' + b"[" * 16_000, b"[" * 16_000)


async def test_a_message_that_is_nested_too_deep_is_refused(house: LoggedServer) -> None:
    async with besieged(house) as table:
        for deep in DEEP_ONES:
            raw = await Raw.at(house, table)
            raw.writer.write(frame(deep))
            assert b"unreadable_message" in await raw.answer()
            raw.writer.write(frame(b'{"type":"ping"}'))
            assert b"pong" in await raw.answer()
            raw.writer.close()


async def test_deep_nesting_over_http_is_refused_too(house: LoggedServer) -> None:
    async with besieged(house) as table:
        guest = await Guest.come(house, "Deep")
        for deep in DEEP_ONES:
            answer = await guest.client.post(
                f"{house.api}/tables/{table}/commands",
                content=deep,
                headers={**guest.headers, "Content-Type": "application/json"},
            )
            assert answer.status_code == 422
        await guest.leave()


async def test_frames_that_break_the_protocol_end_their_connection_and_no_other(
    house: LoggedServer,
) -> None:
    broken = {
        "not masked": frame(b'{"type":"ping"}', mask=False),
        "not masked, and long": frame(b" " * 300, mask=False),
        "a reserved opcode": frame(b"x", opcode=3),
        "a reserved bit": bytes([0xC1]) + frame(b"x")[1:],
        "a ping in pieces": frame(b"x", opcode=9, fin=False),
        "a long ping": frame(b"x" * 126, opcode=9),
        "too long": frame(b" " * 16_400),
        "too long in pieces": frame(b" " * 9_000, fin=False) + frame(b" " * 9_000, opcode=0),
        "too long, binary": frame(b" " * 16_400, opcode=2),
        "a length beyond all measure": b"\x81\xff" + b"\xff" * 8 + bytes(4),
        "a length that is negative": b"\x81\xff" + b"\x80" + bytes(7) + bytes(4),
        "the end of nothing": frame(b"x", opcode=0),
        "two beginnings": frame(b"{", fin=False) + frame(b"{"),
        "two beginnings, binary": frame(b"{", opcode=2, fin=False) + frame(b"{", opcode=2),
        "a good-bye cut short": frame(b"\x03", opcode=8),
        "a good-bye with no code": frame(b"\x00\x00", opcode=8),
        "no websocket at all": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    }
    async with besieged(house) as table:
        left_open = []
        for name, data in broken.items():
            raw = await Raw.at(house, table)
            raw.writer.write(data)
            try:
                code = closing(await raw.until_closed())
            except TimeoutError:
                left_open.append(name)
                continue
            assert code in (0, 1002, 1009, 1007), (name, code)
        assert not left_open


async def test_a_connection_that_never_says_what_it_wants_costs_nobody_anything(
    house: LoggedServer,
) -> None:
    async with besieged(house) as table:
        path = f"/api/v1/tables/{table}/live"
        silent = [await Raw.come(house, path) for _ in range(30)]
        for number, raw in enumerate(silent):
            raw.writer.write(frame(b'{"type":"ping"}')[: number % 8])
            raw.writer.write(frame(b'{"type":"chat","text":"a', fin=False))
            if number % 2:
                raw.writer.transport.abort()
        for raw in silent[::2]:
            assert b"101" in await raw.reader.readuntil(b"\r\n")
            raw.writer.close()


async def test_messages_that_come_before_the_table_is_shown_are_not_lost(
    house: LoggedServer,
) -> None:
    """A client may send as soon as it has shaken hands."""
    async with besieged(house) as table:
        raw = await Raw.come(house, f"/api/v1/tables/{table}/live")
        await raw.reader.readuntil(b"\r\n\r\n")
        raw.writer.write(frame(b'{"type":"ping"}'))
        found = b""
        async with asyncio.timeout(PATIENCE):
            while b"pong" not in found:
                found += await raw.reader.read(65_536)
        raw.writer.close()


async def test_a_flood_is_slowed_down_then_ended_and_others_do_not_feel_it(tmp_path: Path) -> None:
    with logged_server(tmp_path, limits=1.0) as house:
        async with besieged(house) as table:
            await flood(house, table)
            assert await told_off(house, table, frame(b"", opcode=9) * 20_000) == 1008
            assert await told_off(house, table, frame(b"", opcode=10) * 20_000) == 1008


async def test_fragments_without_end_freeze_nobody(house: LoggedServer) -> None:
    """360 kB of them held everybody up for eight seconds."""
    begun, empty = frame(b"{", fin=False), frame(b"", opcode=0, fin=False)
    long = frame(b" " * 1_000, opcode=0, fin=False)
    async with besieged(house) as table:
        assert await told_off(house, table, begun + empty * 60_000) == 1008
        assert await told_off(house, table, begun + long * 17) == 1009


async def told_off(house: LoggedServer, table: str, data: bytes) -> int:
    """The code with which a connection that sends this is closed."""
    raw, found = await Raw.at(house, table), b""
    raw.writer.write(data)
    async with asyncio.timeout(PATIENCE):
        while (code := closing(found)) not in (1008, 1009):
            found += await raw.answer()
    raw.writer.transport.abort()
    return code


async def flood(house: LoggedServer, table: str) -> None:
    guest = await Guest.come(house, "Flood")
    async with guest.at(table) as seat:
        with pytest.raises(ConnectionClosed):
            await send_without_end(seat)
        await seat.until_closed()
        codes = [answer.get("code") for answer in seat.answers]
        assert "too_fast" in codes and "failed" not in codes
        assert seat.socket.close_code in (1008, 1006)
    await guest.leave()


async def send_without_end(seat: Seat) -> None:
    """So many at once that the server has them at once, however slow this test is."""
    while True:
        for _ in range(200):
            await seat.send("ping")
        await seat.hear()


async def test_one_who_does_not_read_is_let_go_and_the_others_go_on(house: LoggedServer) -> None:
    async with besieged(house) as table:
        deaf = await Raw.at(house, table)
        talker = await Guest.come(house, "Talker")
        async with talker.at(table) as seat:
            for _ in range(60):
                done = await seat.do("chat", text="x" * 500)
                assert done["type"] == "done"
        deaf.writer.transport.abort()
        await talker.leave()


# -- who may come in ----------------------------------------------------------------------------


async def browser(house: LoggedServer) -> str:
    """The Cookie header of somebody who came with a browser."""
    async with http_client() as client:
        answer = await client.post(f"{house.api}/me", json={"name": "Browser"})
        assert "httponly" in answer.headers["set-cookie"].casefold()
        assert "samesite=lax" in answer.headers["set-cookie"].casefold()
        return f"spytable={answer.cookies['spytable']}"


async def welcome(house: LoggedServer, table: str, headers: dict[str, str]) -> str:
    """As whom a websocket with these headers is let in; its refusal if it is not."""
    url = f"{house.api}/tables/{table}/live".replace("http", "ws", 1)
    origin = headers.pop("Origin", None)
    try:
        more = [("Origin", origin)] if origin is not None else []
        async with live(url, additional_headers=[*headers.items(), *more]) as socket:
            seat = Seat(socket)
            await seat.until_frame()
            return str(seat.frame["you"]["name"])
    except InvalidStatus as refused:
        return str(refused.response.status_code)


async def test_a_page_of_another_site_is_refused_and_an_allowed_one_let_in(
    house: LoggedServer,
) -> None:
    async with besieged(house) as table:
        cookie = {"Cookie": await browser(house)}
        token = cookie["Cookie"].partition("=")[2]
        bearer = {"Authorization": f"Bearer {token}"}
        own = f"http://127.0.0.1:{house.port}"
        cases: list[tuple[dict[str, str], str]] = [
            ({**cookie, "Origin": FOREIGN}, "403"),
            ({**cookie, "Origin": "null"}, "403"),
            ({**cookie, "Origin": ""}, "403"),
            ({**cookie, "Origin": f"{ALLOWED}.evil.example"}, "403"),
            ({**cookie, "Origin": "https://evil.example#https://games.example"}, "403"),
            ({**cookie, "Origin": f"http://evil@127.0.0.1:{house.port}"}, "403"),
            ({**cookie, "Origin": f"http://127.0.0.1:{house.port + 1}"}, "403"),
            ({"Origin": FOREIGN}, "403"),
            ({**cookie, "Origin": ALLOWED}, "Browser"),
            ({**cookie, "Origin": own}, "Browser"),
            (cookie, "Browser"),
            (bearer, "Browser"),
            ({}, "None"),
            ({"Authorization": "Bearer worth-nothing"}, "401"),
            ({"Cookie": "spytable=worth-nothing"}, "None"),
        ]
        for headers, expected in cases:
            found = await welcome(house, table, dict(headers))
            assert found == expected, headers


async def test_a_websocket_is_at_a_table_or_nowhere(house: LoggedServer) -> None:
    async with besieged(house) as table:
        for path in (
            "/", "/api/v1/tables", f"/api/v1/tables/{table}", f"/api/v1/tables/{table}/live/",
            f"/api/v1/tables//{table}/live", "/api/v1/tables/../../etc/passwd/live",
            f"/api/v1/tables/{'x' * 3000}/live", "/api/v1/tables/%00/live", "/live", "//live",
            "/api/v1/tables/é/live".encode().decode("latin-1"), f"/api/v1/tables/{table}%2e/live",
        ):  # fmt: skip
            raw = await Raw.come(house, path)
            found = await raw.until_closed()
            status = found.split(b" ", 2)[1]
            assert status in (b"404", b"400", b"403", b"101"), (path, found[:200])
            if status == b"101":
                assert b"no_such_table" in found and closing(found) == 4404, (path, found)
