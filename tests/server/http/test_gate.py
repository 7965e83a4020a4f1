"""Who keeps the server waiting is hung up on; who takes too much room is told so."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from unittest.mock import Mock, patch

import pytest

from server.http.gatehouse import Caller, Gatehouse, gatehouse, request, until
from spytable.server import limits
from spytable.server.gate import BODY, EVENTS, HEAD, PORCH, UNREAD
from spytable.server.limits import Rate
from spytable.server.people import People

JSON = "Content-Type: application/json"
GREETING = '{"name":"Zoe","program":true}'


async def seen(where: Gatehouse, stage: str) -> None:
    """Until the one connection there is waits for this."""
    [visit] = where.gate.visits
    await until(lambda: visit._awaited()[0][0] == stage)


async def waits_no_longer_than(where: Gatehouse, stage: str, seconds: float) -> None:
    await seen(where, stage)
    where.sweep(0)
    where.sweep(seconds - 0.1)
    [visit] = where.gate.visits
    assert not visit.transport.is_closing()
    where.sweep(seconds)


# -- how long it may take -------------------------------------------------------------------------


async def test_a_connection_that_says_nothing_is_not_kept(tmp_path: Path) -> None:
    async with gatehouse(tmp_path) as where:
        caller = await where.come()
        await waits_no_longer_than(where, "silence", HEAD)
        assert await caller.rest() == b""
        assert where.gate.count == 0 and not where.gate.households


@pytest.mark.parametrize("half", ["G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: spy.exam"])
async def test_half_a_head_is_not_waited_for_for_ever(tmp_path: Path, half: str) -> None:
    async with gatehouse(tmp_path) as where:
        caller = await where.come(half)
        await waits_no_longer_than(where, "head", HEAD)
        assert (await caller.rest()).startswith(b"HTTP/1.1 408 ")


async def dribbled(where: Gatehouse, caller: Caller, stage: str, seconds: float) -> bytes:
    """Some bytes every second do not make the time any longer."""
    await seen(where, stage)
    [visit] = where.gate.visits
    with patch.object(visit, "data_received", Mock(wraps=visit.data_received)) as heard:
        visit.transport.set_protocol(visit)  # it remembers the method
        for second in range(int(seconds)):
            where.sweep(second)
            assert not visit.transport.is_closing()
            caller.send("x")
            await until(lambda: heard.call_count > second)  # noqa: B023
    where.sweep(seconds)
    return await caller.rest()


async def test_a_head_that_dribbles_in_is_not_waited_for(tmp_path: Path) -> None:
    async with gatehouse(tmp_path) as where:
        caller = await where.come("GET / HTTP/1.1\r\nX-Long: ")
        assert (await dribbled(where, caller, "head", HEAD)).startswith(b"HTTP/1.1 408 ")


async def test_a_body_that_dribbles_in_is_not_waited_for(tmp_path: Path) -> None:
    async with gatehouse(tmp_path) as where:
        head = request("/api/v1/me", JSON, "Content-Length: 1000", method="POST")
        caller = await where.come(head)
        assert (await dribbled(where, caller, "body", BODY)).startswith(b"HTTP/1.1 408 ")


async def test_a_body_that_nobody_wants_is_not_waited_for_either(tmp_path: Path) -> None:
    """It was refused at once, so no other answer can follow."""
    async with gatehouse(tmp_path) as where:
        caller = await where.come(request("/nothing", "Content-Length: 1000", method="POST"))
        assert (await caller.answer()).startswith(b"HTTP/1.1 404 ")
        assert await dribbled(where, caller, "body", BODY) == b""


async def test_the_second_request_of_a_connection_must_come_in_time_too(tmp_path: Path) -> None:
    async with gatehouse(tmp_path) as where:
        caller = await where.come(request("/health"))
        assert (await caller.answer()).startswith(b"HTTP/1.1 200 ")
        where.sweep(-5)
        caller.send("GET / HTTP/1.1\r\nX-Long: ")
        assert (await dribbled(where, caller, "head", HEAD)).startswith(b"HTTP/1.1 408 ")


async def test_an_answer_that_is_not_read_is_not_kept_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with gatehouse(tmp_path) as where:
        await where.come(request("/health"))
        [visit] = where.gate.visits
        await seen(where, "silence")
        size = 5_000
        monkeypatch.setattr(
            type(visit.transport), "get_write_buffer_size", lambda _: size, raising=False
        )
        where.sweep(0)
        where.sweep(UNREAD - 1)
        size = 4_000
        where.sweep(UNREAD)
        assert not visit.transport.is_closing(), "some of it was read"
        where.sweep(2 * UNREAD)
        assert visit.transport.is_closing()
        monkeypatch.undo()


async def test_a_websocket_may_be_silent_for_long(tmp_path: Path) -> None:
    async with gatehouse(tmp_path) as where:
        caller, head = await where.join()
        assert b" 101 " in head
        where.sweep(0)
        where.sweep(1000)
        assert not where.gate.visits and where.gate.households == {"127.0.0.1": 1}
        await caller.leave()
        assert where.gate.count == 0 and not where.gate.households


async def test_a_body_in_thousands_of_tiny_chunks_holds_nobody_up(tmp_path: Path) -> None:
    """Each takes h11 longer to read than it takes to send."""
    async with gatehouse(tmp_path) as where:
        head = request("/api/v1/me", JSON, "Transfer-Encoding: chunked", method="POST")
        some = "".join(f"1\r\n{letter}\r\n" for letter in GREETING) + "0\r\n\r\n"
        caller = await where.come(head + some)
        assert (await caller.answer()).startswith(b"HTTP/1.1 201 ")
        caller.send(head)
        await until(lambda: any(v._awaited()[0][0] == "body" for v in where.gate.visits))
        caller.send("1\r\n \r\n" * (EVENTS + 1))
        assert (await caller.rest()).startswith(b"HTTP/1.1 400 ")


# -- how many there may be ------------------------------------------------------------------------


async def test_one_address_cannot_take_all_connections(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with gatehouse(tmp_path, connections_each=3) as where:
        plain = await where.come(request("/health"))
        socket, head = await where.join()
        assert b" 101 " in head
        silent = await where.come()
        answer = await where.get("Accept-Language: fr")
        assert answer.startswith(b"HTTP/1.1 429 ") and b"\r\nretry-after: 10\r\n" in answer
        assert b"too_many_connections" in answer and "fenêtres".encode() in answer
        assert b" 429 " in (await where.join())[1]
        for leaving in (plain, socket, silent):
            await leaving.leave()
            assert (await where.get()).startswith(b"HTTP/1.1 200 ")
    assert logged(caplog) == ["an address has 4 connections open, of at most 3"]


async def test_a_full_house_says_so_instead_of_hanging_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with gatehouse(tmp_path, connections=2) as where:
        socket, _ = await where.join()
        early = await where.come()
        late = await where.come(request("/health"))
        answer = await late.rest()
        assert answer.startswith(b"HTTP/1.1 503 ") and b"\r\nretry-after: 10\r\n" in answer
        assert b"The server is full" in answer and b"\r\nconnection: close\r\n" in answer.lower()
        _, head = await where.join()
        assert b" 503 " in head
        early.send(request("/health"))
        assert (await early.answer()).startswith(b"HTTP/1.1 200 "), "it was here before"
        await early.leave()
        await socket.leave()
        assert (await where.get()).startswith(b"HTTP/1.1 200 ")
    assert logged(caplog) == ["no room: 3 connections are open, of at most 2"]


@pytest.mark.parametrize("most", [{"connections": 1}, {"connections_each": 1}])
async def test_who_waits_at_a_full_house_takes_no_room_without_end(
    tmp_path: Path, most: dict[str, int]
) -> None:
    async with gatehouse(tmp_path, **most) as where:
        for _ in range(1 + PORCH):
            await where.come()
        one_too_many = await where.come()
        assert (await one_too_many.rest()).startswith(b"HTTP/1.1 503 ")
        assert where.gate.count == 1 + PORCH


async def test_who_counts_nothing_counts_no_connections_of_an_address(tmp_path: Path) -> None:
    async with gatehouse(tmp_path, connections_each=1, limits=0) as where:
        for _ in range(3):
            await where.come()
        assert (await where.get()).startswith(b"HTTP/1.1 200 ")


async def test_handshakes_are_limited_by_address_before_anything_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "handshakes", Rate(0.0001, 3))
    asked = []
    by_token = People.by_token

    async def counted(people: People, token: str) -> object:
        asked.append(token)
        return await by_token(people, token)

    monkeypatch.setattr(People, "by_token", counted)
    async with gatehouse(tmp_path) as where:
        for number in range(6):
            caller, head = await where.join("Cookie: spytable=token")
            assert (b" 101 " if number < 3 else b" 429 ") in head
            await caller.leave()
        assert len(asked) == 3
        assert (await where.get()).startswith(b"HTTP/1.1 200 ")


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]


async def test_the_gate_sweeps_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with gatehouse(tmp_path) as where:
        monkeypatch.setattr("spytable.server.gate.SWEEP", 0)
        monkeypatch.setattr("spytable.server.gate.HEAD", 0)
        watching = asyncio.create_task(where.gate.watch())
        caller = await where.come()
        assert await caller.rest() == b""
        watching.cancel()
