"""Links cannot be guessed, and what is written about the server's work holds no secret."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.harness import Guest, Seat, http_client, live, play_on, seated
from server.leaks.logged import LoggedServer, logged_server
from server.leaks.room import room

PASSWORD = "opensesame-please-4711"
NAMES = ["Mata Harissa", "Kim Philbert"]
CHAT = "the eagle lands at midnight"


async def whole_evening(server: LoggedServer) -> list[str]:
    """People come, claim names, play, talk, fail at this and that; every secret there was."""
    secrets = [PASSWORD, CHAT, *NAMES]
    table, guests = await seated(server, NAMES, game="agent_hunter", options={"turn_limit": 6})
    secrets += [table, *(guest.token for guest in guests)]
    await guests[0].ask("PUT", "/me/password", {"password": PASSWORD})
    await guests[0].ask("PUT", "/me/password", {"password": PASSWORD + "2", "old": "wrong" + CHAT})
    for password in (PASSWORD, "not " + PASSWORD):
        answer = await guests[0].ask("POST", "/session", {"name": NAMES[0], "password": password})
        secrets += answer.cookies.values()
    again = await guests[1].ask(
        "POST", "/session", {"name": NAMES[0], "password": PASSWORD, "program": True}
    )
    secrets.append(again.json()["token"])
    async with guests[0].at(table) as one, guests[1].at(table) as other:
        await one.do("chat", text=CHAT)
        await one.send("chat", text=[CHAT])
        await one.socket.send('{"type": "chat", "text": "' + CHAT)
        await one.socket.send(CHAT.encode())
        await one.send("play", seat=0, n=0, text=CHAT)
        await one.send("ask", seat=0, text=CHAT)
        await one.send("play", seat=1, n=10, action=1, key="k")
        await both_play(one, other)
        made = await one.do("rematch")
        secrets.append(made["table"])
    await failures(server, guests, table)
    await guests[1].ask("PATCH", "/me", {"name": "Mata Harissa the Second"})
    await guests[1].ask("DELETE", "/me")
    for guest in guests:
        await guest.leave()
    return secrets


async def both_play(one: Seat, other: Seat) -> None:
    import asyncio

    async with asyncio.TaskGroup() as group:
        for seat in (one, other):
            group.create_task(play_on(seat, lambda at: at.moves[-1]))


async def failures(server: LoggedServer, guests: list[Guest], table: str) -> None:
    """What goes wrong is written down, without what was sent."""
    for path in (f"/tables/{table}x", f"/tables/{table}/record?viewer={CHAT}", f"/{CHAT}"):
        await guests[0].ask("GET", path)
    await guests[0].ask("POST", f"/tables/{table}/commands", {"type": "chat", "text": [CHAT]})
    await guests[0].ask("POST", "/records", {"record": f"record of {CHAT}"})
    await guests[0].ask("POST", "/tables", {"game": CHAT[:20]})
    async with http_client() as client:
        await client.get(f"{server.http}/{table}?{CHAT}", headers={"Cookie": f"spytable={table}"})
    for link, headers in (
        (f"{table}x", {}),
        (table, {"Authorization": f"Bearer {guests[0].token}x"}),
        (table, {"Origin": "https://evil.example", "Cookie": f"spytable={guests[0].token}"}),
    ):
        url = f"{server.api}/tables/{link}/live".replace("http", "ws", 1)
        try:
            async with live(url, additional_headers=headers) as socket:
                async for _ in socket:
                    pass
        except (InvalidStatus, ConnectionClosed):
            pass


async def test_no_line_of_the_log_holds_a_link_a_token_a_password_a_name_or_talk(
    tmp_path: Path,
) -> None:
    with logged_server(tmp_path) as server:
        secrets = await whole_evening(server)
    log = server.errors()
    assert "POST /api/v1/tables" in log, "everything is logged, at the level of debug"
    assert len(secrets) >= 10 and all(len(secret) > 7 for secret in secrets)
    for secret in secrets:
        for line in log.splitlines():
            assert secret not in line, line
    assert "Traceback" not in log and " ERROR " not in log


async def test_links_and_tokens_cannot_be_guessed() -> None:
    async with room() as where:
        guests = await where.crowd(40)
        links = [await guests[0].make(game="agent_hunter") for _ in range(40)]
        for drawn, bits in ((links, 128), ([guest.token for guest in guests], 256)):
            assert len(set(drawn)) == len(drawn)
            assert min(map(len, drawn)) >= math.ceil(bits / 6)
            # No place of it is the same, or nearly, in all.
            for place in zip(*(text[: bits // 6] for text in drawn)):
                assert Counter(place).most_common(1)[0][1] < 12
        for link in links:
            near = link[:-2] + ("AA" if link[-2:] != "AA" else "BB")
            answer = await guests[0].get(f"/tables/{near}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
            assert link not in answer.text and near not in answer.text


async def test_a_table_that_is_not_open_is_in_no_list_of_others() -> None:
    async with room() as where:
        host, other = await where.crowd(2)
        hidden = await host.make(game="agent_hunter")
        shown = await host.make(game="agent_hunter", open=True)
        for guest in (other, where.stranger):
            listed = [line["id"] for line in (await guest.get("/tables")).json()]
            assert listed == [shown] and hidden not in listed
        assert (await other.get("/me/tables")).json() == []
