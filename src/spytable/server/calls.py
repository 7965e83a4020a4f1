"""What every operation works with: the hall, the people, and one call from outside."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from spytable.kernel.components import Edition
from spytable.server import wire
from spytable.server.denied import denied
from spytable.server.limits import Limits
from spytable.server.people import People
from spytable.server.settings import Settings
from spytable.server.store import Person

B = TypeVar("B")


class Reading(Protocol):
    """What can be read of the tables. Raises Refused, BadInput or StoreFailed."""

    async def frame(
        self, table: str, person: Person | None, seat: int | None, since: int | None
    ) -> bytes:
        """The JSON of a Frame."""

    async def record(self, table: str, person: Person | None, viewer: str) -> tuple[str, str]:
        """The name of a file and its text."""

    async def replay(self, table: str, person: Person | None, viewer: str) -> AsyncIterator[bytes]:
        """The JSON of a Replay, piece by piece."""

    async def components(self, table: str) -> tuple[str, bytes]:
        """A hash of what is told, and its JSON."""

    async def mine(self, person: Person) -> list[wire.Listed]: ...

    async def open(self) -> list[wire.Listed]: ...


class Shelf(Protocol):
    """Where the series are. Raises Refused, BadInput or StoreFailed."""

    async def make(self, person: Person, new: wire.NewSeries) -> str: ...

    async def mine(self, person: Person) -> list[wire.SeriesListed]: ...

    async def frame(self, series: str, person: Person | None) -> bytes:
        """The JSON of a SeriesFrame."""

    async def do(
        self, series: str, person: Person | None, command: wire.AnySeriesCommand
    ) -> wire.SeriesDone: ...

    async def file(self, series: str, person: Person | None, lang: str) -> tuple[str, str]:
        """The name of a file and its text."""


class Hall(Protocol):
    """Where the tables are. Raises Refused, BadInput or StoreFailed."""

    @property
    def reading(self) -> Reading: ...

    @property
    def series(self) -> Shelf: ...

    async def make(self, person: Person, new: wire.NewTable) -> str: ...

    async def check(self, file: wire.OwnFile) -> Edition: ...

    async def upload(self, person: Person, text: str) -> str: ...

    async def do(
        self, table: str, person: Person | None, command: wire.AnyCommand
    ) -> wire.Done: ...


class Services(msgspec.Struct, frozen=True):
    """What the server consists of, as far as HTTP is concerned."""

    hall: Hall
    people: People
    settings: Settings
    limits: Limits


class Call(Generic[B]):
    """One call of an operation, checked: who calls, in which language, and with what."""

    def __init__(
        self,
        services: Services,
        *,
        caller: Person | None,
        token: str,
        by_cookie: bool,
        lang: str,
        body: B,
        table: str,
        query: Mapping[str, Any],
    ) -> None:
        self.services = services
        self.caller = caller
        self.token = token
        self.by_cookie = by_cookie
        """Whether it was a browser's."""
        self.lang = lang
        self.body = body
        self.table = table
        self.query = query
        self.cookie: str | None = None
        """A token for the browser to keep; empty takes it away."""
        self.file = "spytable.txt"
        """What a browser is to call an answer that it keeps."""
        self.tag: str | None = None
        """A hash of the answer, by which a browser that has it can ask whether it is the same."""

    @property
    def person(self) -> Person:
        """Who calls; raises Denied where nobody has said."""
        if self.caller is None:
            raise denied("who_are_you")
        return self.caller


class Parameter(msgspec.Struct, frozen=True):
    """A value of the query string."""

    name: str
    type: Any
    about: str
    required: bool = False


class Operation(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be asked for over HTTP. Routes and the OpenAPI document are made of it."""

    id: str
    method: str
    path: str
    summary: str
    act: Callable[[Call[Any]], Awaitable[object]]
    """Gives the answer: data, `bytes` that are JSON already, or an iterator of such, `str` for
    text, None for nothing."""
    body: Any = None
    """The type that must be sent, None where nothing is."""
    longest: int = 65_536
    """Bytes of a body."""
    answer: Any = None
    """The type of the answer; `str` is text, None is no answer."""
    status: int = 200
    session: str = "none"
    """needed, used (where there is one), none"""
    query: tuple[Parameter, ...] = ()
    limit: str = ""
    """What it counts as besides a request: see limits.py."""
    refusals: tuple[int, ...] = ()
    """The statuses of its own refusals, besides those that follow from the rest."""
    tagged: bool = False
    """Whether its answer has a hash, and is not sent again to who has it already."""
    attached: bool = False
    """Whether a browser is told to keep the answer as a file."""

    @property
    def statuses(self) -> tuple[int, ...]:
        """Every status it may answer with."""
        found = {self.status, *self.refusals, 405, 422, 429, 500, 503}
        if self.session != "none":
            found.add(401)
        if self.method != "GET":
            found.add(403)
        if self.body is not None:
            found |= {413, 415}
        if "{id}" in self.path:
            found.add(404)
        if self.tagged:
            found.add(304)
        return tuple(sorted(found))
