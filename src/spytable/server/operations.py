"""The operations of the API, as data, and what each does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Literal

import msgspec

from spytable.kernel.components import LARGEST, Edition
from spytable.kernel.game import Option
from spytable.kernel.registry import find, games
from spytable.server import wire
from spytable.server.calls import Call, Operation, Parameter
from spytable.server.denied import denied
from spytable.server.store import Person

BASE = f"/api/v{wire.VERSION}"
RECORD_BYTES = 2_200_000
TABLE_BYTES = 65_536 + 3 * LARGEST
"""A file of components inside JSON: a letter may take more bytes there."""
SERIES_BYTES = TABLE_BYTES + RECORD_BYTES
"""A series as text, and its components beside it."""

Viewer = Literal["A", "B", "C", "D", "E", "F", "G", "H", "spectator", "all"]


class Health(msgspec.Struct, frozen=True):
    """The server runs and its store answers."""

    status: str
    api: int


# -- people -------------------------------------------------------------------------------------


async def come(call: Call[wire.NewPerson]) -> wire.Me:
    person, token = await call.services.people.new(call.body.name, call.body.lang or call.lang)
    return _welcome(call, person, token, call.body.program)


async def log_in(call: Call[wire.Login]) -> wire.Me:
    person, token = await call.services.people.login(call.body.name, call.body.password)
    return _welcome(call, person, token, call.body.program)


async def log_out(call: Call[None]) -> None:
    await call.services.people.log_out(call.token)
    call.cookie = ""


async def me(call: Call[None]) -> wire.Me:
    if call.by_cookie:
        call.cookie = call.token  # anew, so that it lives as long as the session
    return _me(call.person)


async def change_me(call: Call[wire.Change]) -> wire.Me:
    body = call.body
    return _me(await call.services.people.change(call.person, name=body.name, lang=body.lang))


async def delete_me(call: Call[None]) -> None:
    await call.services.people.delete(call.person)
    call.cookie = ""


async def claim(call: Call[wire.Claim]) -> wire.Me:
    body = call.body
    return _me(await call.services.people.claim(call.person, body.password, body.old, call.token))


def _me(person: Person, token: str | None = None) -> wire.Me:
    claimed = person.password is not None
    return wire.Me(name=person.name, lang=person.lang, claimed=claimed, token=token)


def _welcome(
    call: Call[wire.NewPerson] | Call[wire.Login], person: Person, token: str, program: bool
) -> wire.Me:
    """A program is told its token; a browser keeps it where no script can read it."""
    if program:
        return _me(person, token)
    call.cookie = token
    return _me(person)


# -- tables -------------------------------------------------------------------------------------


async def my_tables(call: Call[None]) -> list[wire.Listed]:
    return await call.services.hall.reading.mine(call.person)


async def open_tables(call: Call[None]) -> list[wire.Listed]:
    return await call.services.hall.reading.open()


async def make_table(call: Call[wire.NewTable]) -> wire.Made:
    return wire.Made(await call.services.hall.make(call.person, call.body))


async def frame(call: Call[None]) -> bytes:
    seat, since = call.query.get("seat"), call.query.get("since")
    return await call.services.hall.reading.frame(call.table, call.caller, seat, since)


async def command(call: Call[wire.AnyCommand]) -> wire.Done:
    return await call.services.hall.do(call.table, call.caller, call.body)


async def record(call: Call[None]) -> str:
    reading, viewer = call.services.hall.reading, call.query["viewer"]
    call.file, text = await reading.record(call.table, call.caller, viewer)
    return text


async def replay(call: Call[None]) -> AsyncIterator[bytes]:
    return await call.services.hall.reading.replay(call.table, call.caller, call.query["viewer"])


async def components(call: Call[None]) -> bytes:
    call.tag, told = await call.services.hall.reading.components(call.table)
    return told


async def check_components(call: Call[wire.OwnFile]) -> Edition:
    return await call.services.hall.check(call.body)


async def template(call: Call[None]) -> str:
    kind = find(call.query["game"])
    if not kind.meta.built_in:
        raise denied("no_components")
    call.file = f"{kind.meta.built_in}.toml"
    return await asyncio.to_thread(lambda: kind.inventory(kind().components))


async def upload(call: Call[wire.Upload]) -> wire.Made:
    return wire.Made(await call.services.hall.upload(call.person, call.body.record))


# -- series -------------------------------------------------------------------------------------


async def make_series(call: Call[wire.NewSeries]) -> wire.Made:
    return wire.Made(await call.services.hall.series.make(call.person, call.body))


async def my_series(call: Call[None]) -> list[wire.SeriesListed]:
    return await call.services.hall.series.mine(call.person)


async def series_frame(call: Call[None]) -> bytes:
    return await call.services.hall.series.frame(call.table, call.caller)


async def series_command(call: Call[wire.AnySeriesCommand]) -> wire.SeriesDone:
    return await call.services.hall.series.do(call.table, call.caller, call.body)


async def series_file(call: Call[None]) -> str:
    call.file, text = await call.services.hall.series.file(call.table, call.caller, call.lang)
    return text


# -- the house ----------------------------------------------------------------------------------


async def list_games(_: Call[None]) -> list[wire.GameInfo]:
    return catalogue()


async def health(call: Call[None]) -> Health:
    await call.services.people.check()
    return Health("ok", wire.VERSION)


async def openapi(call: Call[None]) -> bytes:
    return await asyncio.to_thread(_document, call.services.settings.root)


def _document(root: str) -> bytes:
    from spytable.server.openapi import document_json

    return document_json(root)


def catalogue() -> list[wire.GameInfo]:
    """The games there are, as the API tells them."""
    return [
        wire.GameInfo(
            name=meta.name,
            rules=meta.rules_version,
            seats=meta.seats,
            options=tuple(map(_told, meta.options)),
            aids=tuple(wire.AidInfo(aid.name, aid.choices) for aid in meta.aids),
            bots=wire.BOTS,
            colours=wire.COLOURS,
            components=meta.built_in,
            reconstructed=meta.reconstructed,
            open=meta.open,
            team=meta.team,
            papers=tuple(
                wire.PaperInfo(p.name, p.most, p.by_seat, p.choices, p.lines) for p in meta.papers
            ),
            company=meta.company or min(meta.seats),
            first=dict(meta.first),
            series=series.chapters if (series := kind.series()) else 0,
        )
        for meta, kind in ((kind.meta, kind) for kind in games().values())
    ]


def _told(option: Option) -> wire.OptionInfo:
    o = option
    by_seats = {str(seats): value for seats, value in o.with_bots.items()}
    return wire.OptionInfo(o.name, o.default, o.low, o.high, o.seat, o.seats, o.named, by_seats)


# -- all of them --------------------------------------------------------------------------------

_GAME = Parameter("game", str, "The name of a game that has components.", required=True)
_SEAT = Parameter("seat", wire.Seat, "One of your seats, counted from 0; else you watch.")
_SINCE = Parameter("since", wire.Count, "The number of the last frame you have.")
_VIEWER = Parameter(
    "viewer", Viewer, "Whose knowledge: a seat’s letter, spectator, or all.", required=True
)

OPERATIONS = (
    Operation(
        id="games",
        method="GET",
        path=f"{BASE}/games",
        summary="The games that can be played here",
        act=list_games,
        answer=list[wire.GameInfo],
    ),
    Operation(
        id="come",
        method="POST",
        path=f"{BASE}/me",
        summary="Come with a name: a browser is given a cookie, a program a token",
        act=come,
        body=wire.NewPerson,
        answer=wire.Me,
        status=201,
        limit="people",
        refusals=(409,),
    ),
    Operation(
        id="me",
        method="GET",
        path=f"{BASE}/me",
        summary="Who you are",
        act=me,
        answer=wire.Me,
        session="needed",
    ),
    Operation(
        id="change_me",
        method="PATCH",
        path=f"{BASE}/me",
        summary="Change your name or your language",
        act=change_me,
        body=wire.Change,
        answer=wire.Me,
        session="needed",
        refusals=(409,),
    ),
    Operation(
        id="delete_me",
        method="DELETE",
        path=f"{BASE}/me",
        summary="Delete your name and all that you said",
        act=delete_me,
        status=204,
        session="needed",
    ),
    Operation(
        id="claim",
        method="PUT",
        path=f"{BASE}/me/password",
        summary="Claim your name with a password, or change the password",
        act=claim,
        body=wire.Claim,
        answer=wire.Me,
        session="needed",
        limit="passwords",
        refusals=(409,),
    ),
    Operation(
        id="my_tables",
        method="GET",
        path=f"{BASE}/me/tables",
        summary="Your tables, the last touched first",
        act=my_tables,
        answer=list[wire.Listed],
        session="needed",
    ),
    Operation(
        id="log_in",
        method="POST",
        path=f"{BASE}/session",
        summary="Log in with a claimed name",
        act=log_in,
        body=wire.Login,
        answer=wire.Me,
        limit="passwords",
        refusals=(401,),
    ),
    Operation(
        id="log_out",
        method="DELETE",
        path=f"{BASE}/session",
        summary="Log out here",
        act=log_out,
        status=204,
        session="needed",
    ),
    Operation(
        id="open_tables",
        method="GET",
        path=f"{BASE}/tables",
        summary="Tables open to all: those that wait for players, and those being played",
        act=open_tables,
        answer=list[wire.Listed],
    ),
    Operation(
        id="make_table",
        method="POST",
        path=f"{BASE}/tables",
        summary="Make a table; its id is its link",
        act=make_table,
        body=wire.NewTable,
        longest=TABLE_BYTES,
        answer=wire.Made,
        status=201,
        session="needed",
        limit="tables",
        refusals=(404, 409),
    ),
    Operation(
        id="frame",
        method="GET",
        path=f"{BASE}/tables/{{id}}",
        summary="The table as one of your seats, or a spectator, knows it",
        act=frame,
        answer=wire.Frame,
        session="used",
        query=(_SEAT, _SINCE),
        refusals=(403, 409),
    ),
    Operation(
        id="command",
        method="POST",
        path=f"{BASE}/tables/{{id}}/commands",
        summary="Do something at a table",
        act=command,
        body=wire.AnyCommand,
        answer=wire.Done,
        session="used",
        refusals=(409,),
    ),
    Operation(
        id="record",
        method="GET",
        path=f"{BASE}/tables/{{id}}/record",
        summary="The game as a text to keep",
        act=record,
        answer=str,
        session="used",
        query=(_VIEWER,),
        refusals=(403, 409),
        attached=True,
    ),
    Operation(
        id="replay",
        method="GET",
        path=f"{BASE}/tables/{{id}}/replay",
        summary="The game step by step",
        act=replay,
        answer=wire.Replay,
        session="used",
        query=(_VIEWER,),
        refusals=(403, 409),
    ),
    Operation(
        id="components",
        method="GET",
        path=f"{BASE}/tables/{{id}}/components",
        summary="The board and the cards that a table is played with, where those are data",
        act=components,
        answer=dict[str, Any],
        tagged=True,
    ),
    Operation(
        id="template",
        method="GET",
        path=f"{BASE}/components",
        summary="Our board and cards as a file, to make your own from",
        act=template,
        answer=str,
        query=(_GAME,),
        refusals=(404,),
        attached=True,
    ),
    Operation(
        id="check_components",
        method="POST",
        path=f"{BASE}/components",
        summary="Whether a file with a board and cards of your own can be used",
        act=check_components,
        body=wire.OwnFile,
        longest=TABLE_BYTES,
        answer=Edition,
        session="needed",
        limit="tables",
    ),
    Operation(
        id="upload",
        method="POST",
        path=f"{BASE}/records",
        summary="Make a table to look at from a record",
        act=upload,
        body=wire.Upload,
        longest=RECORD_BYTES,
        answer=wire.Made,
        status=201,
        session="needed",
        limit="tables",
        refusals=(409,),
    ),
    Operation(
        id="my_series",
        method="GET",
        path=f"{BASE}/me/series",
        summary="Your series, the last touched first",
        act=my_series,
        answer=list[wire.SeriesListed],
        session="needed",
    ),
    Operation(
        id="make_series",
        method="POST",
        path=f"{BASE}/series",
        summary="Begin a series, or restore one from its text; its id is its link",
        act=make_series,
        body=wire.NewSeries,
        longest=SERIES_BYTES,
        answer=wire.Made,
        status=201,
        session="needed",
        limit="tables",
        refusals=(409,),
    ),
    Operation(
        id="series_frame",
        method="GET",
        path=f"{BASE}/series/{{id}}",
        summary="A series as everybody may know it",
        act=series_frame,
        answer=wire.SeriesFrame,
        session="used",
    ),
    Operation(
        id="series_command",
        method="POST",
        path=f"{BASE}/series/{{id}}/commands",
        summary="Do something with a series",
        act=series_command,
        body=wire.AnySeriesCommand,
        answer=wire.SeriesDone,
        session="used",
        refusals=(409,),
    ),
    Operation(
        id="series_file",
        method="GET",
        path=f"{BASE}/series/{{id}}/file",
        summary="A series as a text to keep, up to the chapters that are being played",
        act=series_file,
        answer=str,
        session="used",
        attached=True,
    ),
    Operation(
        id="openapi",
        method="GET",
        path=f"{BASE}/openapi.json",
        summary="This document",
        act=openapi,
        answer=dict[str, Any],
    ),
    Operation(
        id="health",
        method="GET",
        path="/health",
        summary="Whether the server and its store answer",
        act=health,
        answer=Health,
    ),
)
