"""A host stops the server without losing anything, and is told in one sentence what is wrong."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path

import pytest

from server.harness import PATIENCE, ConnectionClosed, Guest, Server, command, seated
from server.lost.conftest import Starter
from server.lost.stubborn import Stubborn, Tally, all_at, check_end, playing, seat_all

DROPS: dict[str, object] = {"game": "dead_drop", "seats": 2, "options": {"rounds": 3}}


async def stop(server: Server) -> int:
    return await asyncio.to_thread(server.stop)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_clients_are_told_to_come_again(
    db: str, start: Starter, number: signal.Signals
) -> None:
    server = start(db)
    table, guests = await seated(server, ("Ada", "Ben"), **DROPS)
    async with all_at(guests, table) as seats:
        assert server.process is not None
        server.process.send_signal(number)
        for seat in seats:
            with pytest.raises(ConnectionClosed):
                await seat.until(lambda _: False)
            assert seat.socket.close_code == 1012
    assert await asyncio.to_thread(server.process.wait, PATIENCE) == 0
    assert server.errors() == ""


async def test_nothing_acknowledged_is_lost_when_it_is_stopped_under_load(
    db: str, start: Starter
) -> None:
    server = start(db)
    tally = Tally()
    tables = []
    for number in range(4):
        guests = [await Guest.come(server, f"{name}{number}") for name in ("Ada", "Ben")]
        table = await seat_all(guests, ["random"], **(DROPS | {"seats": 3}))
        players = [Stubborn(guest, table, tally=tally, chatty=0.3) for guest in guests]
        tables.append((table, players))
    async with playing(*(player for _, players in tables for player in players)):
        await tally.more(15)
        assert await stop(server) == 0
        assert "Traceback" not in server.said and "ERROR" not in server.said, server.said
        await asyncio.to_thread(server.start)
    for table, players in tables:
        await check_end(table, players)


async def test_it_stops_while_a_bot_thinks_and_somebody_does_not_listen(
    db: str, start: Starter
) -> None:
    server = start(db)
    guest = await Guest.come(server, "Ada")
    table = await seat_all([guest], ["search:3s"], game="dead_drop", seats=2)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {guest.token}\r\n\r\n".encode()
    )
    assert b"101" in await reader.readline()
    assert await stop(server) == 0
    assert server.said == ""
    writer.close()


def one_sentence(*words: str) -> str:
    """What a server says that cannot start."""
    code, out, error = command("serve", *words)
    assert code == 2
    assert out == ""
    assert "Traceback" not in error
    lines = error.strip().splitlines()
    assert len(lines) == 1, error
    return lines[0]


def test_a_port_in_use_is_said_in_one_sentence(db: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert str(port) in one_sentence("--db", db, "--port", str(port))


def test_a_folder_that_cannot_be_made_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    where = str(tmp_path / "file" / "below" / "spytable.db")
    assert where.rpartition("/below")[0] in one_sentence("--db", where, "--port", "0")


def test_a_folder_in_place_of_the_file_is_said_in_one_sentence(tmp_path: Path) -> None:
    assert str(tmp_path) in one_sentence("--db", str(tmp_path), "--port", "0")


def test_an_unwritable_folder_is_said_in_one_sentence() -> None:
    # Nobody can write there, not even root.
    assert "/proc" in one_sentence("--db", "/proc/spytable.db", "--port", "0")


def test_a_file_that_is_no_database_is_said_in_one_sentence(tmp_path: Path) -> None:
    where = tmp_path / "spytable.db"
    where.write_bytes(b"this is a letter to my aunt" * 100)
    assert str(where) in one_sentence("--db", str(where), "--port", "0")
    assert where.read_bytes().startswith(b"this is a letter"), "nothing of it is lost"


def test_a_database_that_cannot_be_reached_is_said_in_one_sentence(pg_database: str) -> None:
    for address in (
        "postgresql://somebody:a-secret@127.0.0.1:1/none",
        pg_database.replace("spytable_test", "spytable_not_there"),
        "postgresql://somebody:a-secret@no-such-host.invalid/none",
    ):
        said = one_sentence("--db", address, "--port", "0")
        assert "a-secret" not in said
