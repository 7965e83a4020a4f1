"""A server without sockets: the real application, people and SQLite, and a hall of cardboard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from argon2 import PasswordHasher

from spytable import SPECTATOR
from spytable.kernel.components import Edition
from spytable.kernel.refusal import bad_input
from spytable.server import wire
from spytable.server.client import STATIC
from spytable.server.denied import denied
from spytable.server.http import application
from spytable.server.people import People
from spytable.server.settings import Settings
from spytable.server.store import Person, Store

BASE = "/api/v1"
PASSWORD = "correct horse"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class CardboardHall:
    """Remembers what it was asked; fails as it is told."""

    def __init__(self) -> None:
        self.tables: dict[str, wire.NewTable] = {}
        self.asked: list[tuple[Any, ...]] = []
        self.fault: Exception | None = None
        self.reading = self
        self.series = CardboardShelf(self)

    async def make(self, person: Person, new: wire.NewTable) -> str:
        self._hear("make", person.name, new)
        if new.game != "agent_hunter":
            raise bad_input("unknown_game", game=new.game[:40], known="spywhere")
        table = f"table_{len(self.tables)}"
        self.tables[table] = new
        return table

    async def check(self, file: wire.OwnFile) -> Edition:
        self._hear("check", file.game, file.components)
        return Edition("own", "0123456789ab")

    async def upload(self, person: Person, text: str) -> str:
        self._hear("upload", person.name, text)
        return await self.make(person, wire.NewTable(game="agent_hunter"))

    async def do(self, table: str, person: Person | None, command: wire.AnyCommand) -> wire.Done:
        self._find("do", table, person, command)
        if person is None:
            raise denied("who_are_you")
        return wire.Done(key=command.key, n=1)

    async def frame(
        self, table: str, person: Person | None, seat: int | None, since: int | None
    ) -> bytes:
        self._find("frame", table, person, seat, since)
        return msgspec.json.encode(
            wire.Frame(n=since or 0, viewer=SPECTATOR if seat is None else seat)
        )

    async def record(self, table: str, person: Person | None, viewer: str) -> tuple[str, str]:
        self._find("record", table, person, viewer)
        return "agent-hunter-zoe.txt", "record 1\nseat A Zoé\n"

    async def replay(self, table: str, person: Person | None, viewer: str) -> AsyncIterator[bytes]:
        self._find("replay", table, person, viewer)

        async def told() -> AsyncIterator[bytes]:
            yield msgspec.json.encode(wire.Replay(viewer=SPECTATOR, names=("Ada", None), steps=()))

        return told()

    async def components(self, table: str) -> tuple[str, bytes]:
        self._find("components", table, None)
        return "0123456789ab", b'{"name":"own","hash":"0123456789ab"}'

    async def mine(self, person: Person) -> list[wire.Listed]:
        self._hear("mine", person.name)
        return [self._listed(table) for table in self.tables]

    async def open(self) -> list[wire.Listed]:
        self._hear("open")
        return [self._listed(table) for table, new in self.tables.items() if new.open]

    def _hear(self, *asked: Any) -> None:
        self.asked.append(asked)
        if self.fault is not None:
            raise self.fault

    def _find(self, what: str, table: str, person: Person | None, *more: Any) -> None:
        self._hear(what, table, person and person.name, *more)
        if table not in self.tables:
            raise denied("no_such_table")

    def _listed(self, table: str) -> wire.Listed:
        place = wire.Place(kind="open", name=None, bot=None, colour="blue")
        return wire.Listed(table, "agent_hunter", {"agents": 10}, 0, "waiting", (place,), 5)


class CardboardShelf:
    """The series of that hall."""

    def __init__(self, hall: CardboardHall) -> None:
        self._hall = hall
        self.series: dict[str, wire.NewSeries] = {}

    async def make(self, person: Person, new: wire.NewSeries) -> str:
        self._hall._hear("make", person.name, new)
        link = f"series_{len(self.series)}"
        self.series[link] = new
        return link

    async def mine(self, person: Person) -> list[wire.SeriesListed]:
        self._hall._hear("my_series", person.name)
        return [
            wire.SeriesListed(link, new.game, new.title, 5, 0, 1, False, (person.name,), 5, True)
            for link, new in self.series.items()
        ]

    async def frame(self, series: str, person: Person | None) -> bytes:
        self._find("frame", series, person)
        return msgspec.json.encode({"id": series, "n": 1})

    async def do(
        self, series: str, person: Person | None, command: wire.AnySeriesCommand
    ) -> wire.SeriesDone:
        self._find("do", series, person, command)
        return wire.SeriesDone(key=command.key, branch=0, table=None)

    async def file(self, series: str, person: Person | None, lang: str) -> tuple[str, str]:
        self._find("file", series, person, lang)
        return "spy-club.series.txt", "series 1\ngame spy_club rules 1\n"

    def _find(self, what: str, series: str, person: Person | None, *more: Any) -> None:
        self._hall._hear(what, series, person and person.name, *more)
        if series not in self.series:
            raise denied("no_such_series")


class House:
    """One server, and ways to call it."""

    def __init__(self, store: Store, static: Path = STATIC, **settings: Any) -> None:
        self.settings = Settings(**{"db": "none", "limits": 0.0, **settings})
        self.hall = CardboardHall()
        self.people = People(store, hasher=QUICK)
        self.app = application(self.hall, self.people, self.settings, static)

    def client(self, *, host: str = "192.0.2.1", **given: Any) -> httpx.AsyncClient:
        """A browser that knows nothing yet. `headers` and `base_url` may be given."""
        transport = httpx.ASGITransport(self.app, client=(host, 1234))
        return httpx.AsyncClient(
            transport=transport, **{"base_url": "https://spy.example", **given}
        )

    async def browser(self, name: str = "Ada", **given: Any) -> httpx.AsyncClient:
        """A browser of somebody who has come with a name."""
        client = self.client(**given)
        answer = await client.post(f"{BASE}/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        return client

    async def program(self, name: str = "Robot", **given: Any) -> httpx.AsyncClient:
        """A program that has come with a name."""
        client = self.client(**given)
        answer = await client.post(f"{BASE}/me", json={"name": name, "program": True})
        client.headers["authorization"] = f"Bearer {answer.json()['token']}"
        return client

    def close(self) -> None:
        self.people.close()


def refused(answer: httpx.Response, status: int, code: str) -> str:
    """That an answer is this refusal and nothing else; its sentence."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/json")
    read = msgspec.json.decode(answer.content, type=wire.Refused)
    assert read.code == code, answer.text
    assert read.text
    return read.text
