"""A server on a real port, in a thread, with people, tables and records to ask for."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from campaigns import SHORT
from server.http.house import BASE, PASSWORD
from spytable.kernel import registry
from spytable.server.app import house
from spytable.server.settings import Settings
from toy import DeadDrop

RECORD = Path(__file__).parents[2] / "records" / "agent_hunter" / "fewest-agents.txt"
SERIES = {"game": "spy_club", "components": SHORT}


class Telling(uvicorn.Server):
    """Says when it can be called."""

    def __init__(self, config: uvicorn.Config, ready: threading.Event) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


class Running:
    """The address of a server, and what there is at it. All of it is got through the API."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=f"{url}{BASE}", timeout=100)
        self.record = RECORD.read_text(encoding="utf-8")
        self._newcomers = itertools.count(1)
        self.token = self.newcomer("Ada")
        self.http.headers["authorization"] = f"Bearer {self.token}"
        self._made("PUT", "/me/password", {"password": PASSWORD})
        self.table = self._made("POST", "/tables", {"game": "agent_hunter", "open": True})["id"]
        self.furnished = self._made("POST", "/tables", {"game": DeadDrop.meta.name})["id"]
        """A table of a game that has components."""
        self.template = self.http.get("/components", params={"game": DeadDrop.meta.name}).text
        self.series = self._made("POST", "/series", SERIES)["id"]
        self.over = self._made("POST", "/records", {"record": self.record})["id"]

    def newcomer(self, name: str | None = None) -> str:
        """The token of somebody who has just come."""
        body = {"name": name or f"Newcomer {next(self._newcomers)}", "program": True}
        token = self._made("POST", "/me", body)["token"]
        assert isinstance(token, str)
        return token

    def _made(self, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        made: dict[str, Any] = answer.json()
        return made


@contextlib.contextmanager
def running(folder: Path) -> Iterator[Running]:
    """A server with its data in a folder and its limits off."""
    ready, servers = threading.Event(), list[Telling]()
    listening = socket.create_server(("127.0.0.1", 0))

    async def serve() -> None:
        settings = Settings(db=str(folder / "spytable.db"), limits=0, bot_pause=0, bot_workers=1)
        async with house(settings) as made:
            servers.append(Telling(made.uvicorn(), ready))
            await servers[0].serve([listening])

    registry.register(DeadDrop)
    thread = threading.Thread(target=asyncio.run, args=(serve(),), daemon=True)
    thread.start()
    try:
        assert ready.wait(100), "the server did not start"
        found = Running(f"http://127.0.0.1:{listening.getsockname()[1]}")
        with contextlib.closing(found.http):
            yield found
    finally:
        if servers:
            servers[0].should_exit = True
        thread.join(30)
        registry._added.pop(DeadDrop.meta.name, None)
