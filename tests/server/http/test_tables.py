"""Tables over HTTP: what reaches the hall, and what comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from server.harness import PATIENCE
from server.http.house import BASE, House, refused
from spytable import SPECTATOR
from spytable.kernel.registry import games
from spytable.server import wire


async def test_the_games_are_told_with_their_options_and_aids(house: House) -> None:
    answer = await house.client().get(f"{BASE}/games")
    found = {
        game.name: game for game in msgspec.json.decode(answer.content, type=list[wire.GameInfo])
    }
    assert found.keys() == games().keys()
    for name, kind in games().items():
        assert [o.name for o in found[name].options] == [o.name for o in kind.meta.options]
        assert [a.choices for a in found[name].aids] == [a.choices for a in kind.meta.aids]
        assert found[name].seats == kind.meta.seats


async def test_a_table_is_made_listed_and_seen(house: House) -> None:
    ada = await house.browser("Ada")
    body = {"game": "agent_hunter", "options": {"agents": 5}, "open": True}
    made = await ada.post(f"{BASE}/tables", json=body)
    assert (made.status_code, made.json()) == (201, {"id": "table_0"})
    new = wire.NewTable(game="agent_hunter", options={"agents": 5}, open=True)
    assert house.hall.asked == [("make", "Ada", new)]
    for path in ("/me/tables", "/tables"):
        [listed] = msgspec.json.decode(
            (await ada.get(f"{BASE}{path}")).content, type=list[wire.Listed]
        )
        assert listed.id == "table_0"
    frame = await ada.get(f"{BASE}/tables/table_0", params={"seat": 1, "since": 7})
    assert frame.json() == {"type": "frame", "n": 7, "viewer": 1}
    assert house.hall.asked[-1] == ("frame", "table_0", "Ada", 1, 7)


async def test_a_spectator_needs_no_name(house: House) -> None:
    house.hall.tables["t"] = wire.NewTable(game="agent_hunter")
    assert (await house.client().get(f"{BASE}/tables/t")).status_code == 200
    assert house.hall.asked == [("frame", "t", None, None, None)]


async def test_whoever_has_no_name_makes_no_table(house: House) -> None:
    client = house.client()
    for path, body in (("tables", {"game": "agent_hunter"}), ("records", {"record": "x"})):
        refused(await client.post(f"{BASE}/{path}", json=body), 401, "who_are_you")
    refused(await client.get(f"{BASE}/me/tables"), 401, "who_are_you")
    assert house.hall.asked == []


async def test_a_command_reaches_the_table(house: House) -> None:
    house.hall.tables["t"] = wire.NewTable(game="agent_hunter")
    robot = await house.program("Robot")
    body = {"type": "play", "seat": 0, "n": 3, "text": "put 1", "key": "k1"}
    answer = await robot.post(f"{BASE}/tables/t/commands", json=body)
    assert answer.json() == {"type": "done", "key": "k1", "n": 1}
    play = wire.Play(seat=0, n=3, text="put 1", key="k1")
    assert house.hall.asked == [("do", "t", "Robot", play)]


async def test_a_record_is_a_text_to_keep(house: House) -> None:
    house.hall.tables["t"] = wire.NewTable(game="agent_hunter")
    answer = await house.client().get(f"{BASE}/tables/t/record", params={"viewer": "all"})
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == 'attachment; filename="agent-hunter-zoe.txt"'
    assert answer.text == "record 1\nseat A Zoé\n"
    assert house.hall.asked == [("record", "t", None, "all")]


async def test_a_replay_is_told_for_one_viewer(house: House) -> None:
    house.hall.tables["t"] = wire.NewTable(game="agent_hunter")
    answer = await house.client().get(f"{BASE}/tables/t/replay", params={"viewer": "B"})
    assert answer.json() == {"viewer": SPECTATOR, "names": ["Ada", None], "steps": []}
    assert house.hall.asked == [("replay", "t", None, "B")]


async def test_a_replay_is_no_longer_made_when_nobody_listens(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.hall.tables["t"] = wire.NewTable(game="agent_hunter")
    gone, sent = asyncio.Event(), 0

    async def endless() -> AsyncIterator[bytes]:
        while True:
            await asyncio.sleep(0)
            yield b"more"

    async def replay(*_: object) -> AsyncIterator[bytes]:
        return endless()

    async def receive() -> dict[str, str]:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(_: object) -> None:
        nonlocal sent
        sent += 1
        if sent == 10:
            gone.set()

    monkeypatch.setattr(house.hall, "replay", replay)
    path = f"{BASE}/tables/t/replay"
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"viewer=all"}
    async with asyncio.timeout(PATIENCE):
        await house.app({**scope, "headers": [], "client": ("192.0.2.1", 1)}, receive, send)
    assert 10 <= sent < 20


async def test_a_long_record_is_taken(house: House) -> None:
    ada = await house.browser("Ada")
    text = "x" * 2_000_000
    answer = await ada.post(f"{BASE}/records", json={"record": text})
    assert answer.status_code == 201
    assert house.hall.asked[0] == ("upload", "Ada", text)


@pytest.mark.parametrize("table", ["none", "a" * 41, "a%20b", "..", "%2e%2e", "é", "a%0a"])
async def test_a_wrong_link_is_no_table(house: House, table: str) -> None:
    answer = await house.client().get(f"{BASE}/tables/{table}/record?viewer=all")
    refused(answer, 404, "no_such_page" if table == ".." else "no_such_table")


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("?seat=8", "seat"),
        ("?seat=-1", "seat"),
        ("?seat=A", "seat"),
        ("?seat=", "seat"),
        ("?seat=1&seat=2", "seat"),
        ("?since=1.5", "since"),
        ("?since=99999999999999999999999", "since"),
        ("/record", "viewer"),
        ("/record?viewer=Z", "viewer"),
        ("/replay?viewer=all%0a", "viewer"),
    ],
)
async def test_a_query_that_makes_no_sense_is_named(house: House, path: str, field: str) -> None:
    house.hall.tables["t"] = wire.NewTable(game="agent_hunter")
    answer = await house.client().get(f"{BASE}/tables/t{path}")
    assert f"“{field}”" in refused(answer, 422, "unreadable_message")
    assert house.hall.asked == []
