"""The host who starts a server and forgets it."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from server.harness import (
    PATIENCE,
    Guest,
    Seat,
    Server,
    command,
    http_client,
    live,
    play_on,
    seated,
)
from spytable.server.clock import DAY, MS, Clock
from spytable.server.hall import Hall
from spytable.server.store import open_store
from spytable.server.thinkers import Thinkers
from spytable.server.wire import NewTable

ROOT = Path(__file__).parents[2]
"""How a server answers at its first page, by whether the client is built here."""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--db", "{tmp}/file/x.db"], "The database {tmp}/file/x.db cannot be opened"),
        (["--db", "{tmp}/file"], "The database {tmp}/file cannot be opened"),
        (["--db", "postgresql://u:hidden@127.0.0.1:1/x"], "127.0.0.1"),
        (["--db", "{tmp}/x.db", "--port", "{port}"], "cannot listen at 127.0.0.1 port {port}"),
        (["--db", "{tmp}/x.db", "--port", "70000"], "--port goes from 0 to 65535"),
        (["--db", "{tmp}/x.db", "--host", "no.such.host.invalid"], "cannot listen at no.such"),
        (["--db", "{tmp}/x.db", "--with", "no_such_games"], "cannot import the games of"),
        (["--db", "{tmp}/x.db", "--keep-days", "0"], "--keep-days must be at least 1"),
        (["--db", "{tmp}/x.db", "--session-days", "0"], "--session-days must be at least 1"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    tmp_path: Path, words: list[str], said: str
) -> None:
    (tmp_path / "file").write_text("no database, and no folder either\n" * 100)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        filled = {"tmp": tmp_path, "port": taken.getsockname()[1]}
        code, out, error = command("serve", *(word.format(**filled) for word in words))
    assert code == 2 and out == ""
    [line] = error.splitlines()
    assert said.format(**filled) in line
    assert "hidden" not in line


@asynccontextmanager
async def proxied(server: Server, at: str) -> AsyncIterator[str]:
    """A reverse proxy with TLS towards the world, which serves the server at a sub-path."""

    async def handle(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        head = await near.readuntil(b"\r\n\r\n")
        head = head.replace(f" {at}/".encode(), b" /", 1)
        head = head.replace(b"\r\n", b"\r\nX-Forwarded-Proto: https\r\n", 1)
        far, forth = await asyncio.open_connection("127.0.0.1", server.port)
        forth.write(head)

        async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(65536):
                writer.write(data)
            writer.close()

        await asyncio.gather(pipe(near, forth), pipe(far, back))

    proxy = await asyncio.start_server(handle, "127.0.0.1", 0)
    async with proxy:
        yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}{at}"


async def test_it_runs_behind_a_reverse_proxy_at_a_sub_path(tmp_path: Path) -> None:
    server = Server(
        str(tmp_path / "x.db"), "--root-path", "/games/spies", "--trusted-proxy", "127.0.0.1"
    ).start()
    try:
        async with proxied(server, "/games/spies") as address:
            headers = {"Connection": "close"}
            async with http_client(base_url=address, headers=headers) as browser:
                assert (await browser.get("/")).status_code == 200
                page = await browser.get("/api")
                assert page.status_code == 200
                for link in re.findall(r'(?:href|src)="([^"#]+)"', page.text):
                    assert link.startswith("/games/spies/"), link
                    assert (await browser.get(link.removeprefix("/games/spies"))).status_code == 200
                came = await browser.post("/api/v1/me", json={"name": "Ada"})
                assert came.status_code == 201
                cookie = came.headers["set-cookie"]
                assert "Path=/games/spies" in cookie and "Secure" in cookie
                assert "HttpOnly" in cookie and "samesite=lax" in cookie.casefold()
                token = {"Cookie": cookie.split(";")[0]}
                made = await browser.post(
                    "/api/v1/tables", json={"game": "dead_drop"}, headers=token
                )
                link = f"{address}/api/v1/tables/{made.json()['id']}/live".replace("http", "ws", 1)
                origin = address.removesuffix("/games/spies")
                async with live(link, additional_headers=token, origin=Origin(origin)) as socket:
                    seat = Seat(socket)
                    await seat.until_frame()
                    assert seat.frame["you"] == {"name": "Ada", "seats": [], "host": True}
    finally:
        assert server.stop() == 0


async def test_other_sites_are_let_in_only_if_the_host_says_so(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "x.db"), "--origin", "https://friends.example").start()
    try:
        ada = await Guest.come(server, "Ada")
        table = await ada.make(game="dead_drop")
        link = f"{server.api}/tables/{table}/live".replace("http", "ws", 1)
        for origin, let_in in (
            ("https://friends.example", True),
            (server.http, True),
            ("https://evil.example", False),
            ("null", False),
        ):
            answer = await ada.client.post(
                f"{server.api}/me", json={"name": "Eve"}, headers={"Origin": origin}
            )
            assert (answer.status_code == 201) == let_in, origin
            status = 101
            try:
                async with live(link, origin=Origin(origin)):
                    pass
            except InvalidStatus as refused:
                status = refused.response.status_code
            assert status == (101 if let_in else 403), origin
    finally:
        server.stop()


async def test_a_backup_is_made_while_people_play_and_serves_as_a_database(tmp_path: Path) -> None:
    db, copy = tmp_path / "x.db", tmp_path / "copy.db"
    server = Server(str(db)).start()
    try:
        table, [ada, odile] = await seated(server, ["Ada", "Odile"], game="dead_drop")
        frame = await ada.frame(table)
        action = frame["scene"]["moves"][0]["action"]
        await ada.do(table, "play", seat=0, n=frame["n"], action=action)
        done = await asyncio.to_thread(command, "backup", str(copy), "--db", str(db))
        assert done == (0, f"Saved in {copy}.\n", "")
        code, _, error = await asyncio.to_thread(command, "backup", str(copy), "--db", str(db))
        assert code == 2 and "exists already" in error
        before = await odile.frame(table), await ada.frame(table)
    finally:
        server.stop()
    restored = Server(str(copy)).start()
    try:
        ada.server = odile.server = restored
        assert (await odile.frame(table), await ada.frame(table)) == before

        async def play(guest: Guest) -> None:
            async with guest.at(table) as seat:
                await seat.until_frame()
                await play_on(seat, lambda seat: seat.moves[0])

        await asyncio.gather(play(ada), play(odile))
    finally:
        restored.stop()


async def test_unfinished_tables_expire_and_finished_ones_stay(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "x.db"))
    now = time.time_ns()
    hall = Hall(store, Thinkers(), keep_days=30, clock=Clock(ticks=lambda: now, wall=lambda: now))
    ada = await store.add_person("Ada", "en", 1)
    waiting = await hall.make(ada, NewTable(game="agent_hunter"))
    whole = next((ROOT / "tests" / "records" / "agent_hunter").iterdir()).read_text()
    finished = await hall.upload(ada, whole)
    for _ in range(31):
        assert len(await hall.reading.mine(ada)) == 2
        await hall.attendant.expire()
        now += DAY * MS
    assert [line.id for line in await hall.reading.mine(ada)] == [finished]
    assert await store.rows(waiting) == []
    await hall.close()


def test_the_wheel_serves_from_an_empty_environment(tmp_path: Path) -> None:
    """Built, installed beside nothing but what it asks for, started, asked, stopped."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=300)
    [wheel] = tmp_path.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "env"], check=True)
    locked = re.sub(r" *\\\n *--hash=\S+", "", (ROOT / "requirements.lock").read_text())
    (tmp_path / "constraints.txt").write_text(locked)
    install = [".tools/bin/uv", "pip", "install", "--quiet", "--python", str(tmp_path / "env")]
    install += ["--constraints", str(tmp_path / "constraints.txt"), str(wheel)]
    subprocess.run(install, cwd=ROOT, check=True, timeout=300)
    spytable = tmp_path / "env" / "bin" / "spytable"
    server = subprocess.Popen(
        [spytable, "serve", "--port", "0", "--db", tmp_path / "x.db"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path,
    )  # fmt: skip
    assert server.stdout is not None
    try:
        address = server.stdout.readline().split()[-1]
        assert httpx.get(f"{address}health", timeout=PATIENCE).json()["status"] == "ok"
        assert httpx.get(address, timeout=PATIENCE).status_code == 200
        games = httpx.get(f"{address}api/v1/games", timeout=PATIENCE).json()
        homes = sorted((ROOT / "src" / "spytable" / "games").glob("*/meta.py"))
        assert [game["name"] for game in games] == [home.parent.name for home in homes]
    finally:
        server.terminate()
        _, said = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0 and "Traceback" not in said
