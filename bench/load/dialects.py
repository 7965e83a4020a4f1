"""How to make tables and play at them in the words of each server."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import msgspec

from bench.load.load import Match
from bench.load.wire import Http, Wire, connect, patiently

HELD: Final = 5
"""Cards in a hand: the number of moves there are."""
_API: Final = "/api/v1"


class Dialect(Protocol):
    """The words of one server."""

    async def greet(self, http: Http) -> None:
        """What is done once, before all tables."""

    async def seat(self, http: Http, match: Match) -> None:
        """Make a table, start its game and connect both clients to it."""


class Client:
    """A client that waits to be told where its game stands."""

    wire: Wire

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def lost(self) -> None:
        self.match.load.failed("a connection was closed")

    def is_ready(self) -> None:
        if not self.ready.done():
            self.ready.set_result(None)


# -- ours ---------------------------------------------------------------------------------------


class OurChair(Client):
    """A frame with a new turn is the update; `done` is not waited for."""

    _FRAME: Final = b'{"type":"frame","n":'
    _TURN: Final = b'"turn":'

    def __init__(self, match: Match, seat: int, table: str) -> None:
        super().__init__(match, seat)
        self.table = table
        self.n = 0
        self.turn = 0

    def hear(self, said: bytes) -> None:
        if said.startswith(self._FRAME):
            at = said.rfind(self._TURN)
            if at < 0:  # the game has not started
                return
            start = len(self._FRAME)
            self.n = int(said[start : said.index(b",", start)])
            turn = int(said[at + len(self._TURN) : said.index(b"}", at)])
            if turn > self.turn:
                self.turn = turn
                self.match.updated(self.seat)
            elif turn == 0:
                self.is_ready()
        elif said.startswith(b'{"type":"refused"'):
            self.match.load.failed(said[:300].decode())

    def play(self, number: int) -> None:
        self.wire.say(
            b'{"type":"play","seat":%d,"n":%d,"action":%d,"key":"m%d"}'
            % (self.seat, self.n, number % HELD, number)
        )


class Ours:
    """Two people sit at all tables."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tokens: list[str] = []

    async def greet(self, http: Http) -> None:
        for name in ("Ada", "Max"):
            me = await http.post(f"{_API}/me", {"name": name, "program": True})
            self.tokens.append(me["token"])

    async def seat(self, http: Http, match: Match) -> None:
        made = await http.post(f"{_API}/tables", {"game": "duel"}, self.tokens[0])
        table = made["id"]
        commands = f"{_API}/tables/{table}/commands"
        for seat, token in enumerate(self.tokens):
            await http.post(commands, {"type": "sit", "seat": seat}, token)
        await http.post(commands, {"type": "start"}, self.tokens[0])
        for seat, token in enumerate(self.tokens):
            chair = OurChair(match, seat, table)
            path = f"{_API}/tables/{table}/live"
            await connect(self.port, path, chair, token)
            match.chairs.append(chair)
            await patiently(chair.ready, "the first frame")


# -- boardgame.io -------------------------------------------------------------------------------


class PeerChair(Client):
    """socket.io's text protocol: a digit for the transport's message, one for the packet's kind."""

    def __init__(self, match: Match, seat: int, table: str, credentials: str) -> None:
        super().__init__(match, seat)
        self.table = table
        self.credentials = credentials

    def hear(self, said: bytes) -> None:
        if said.startswith(b'42/duel,["update"'):
            self.match.updated(self.seat)
        elif said == b"2":
            self.wire.say(b"3")
        elif said.startswith(b"0"):
            self.wire.say(b"40/duel,")
        elif said.startswith(b"40/duel"):
            sync = ["sync", self.table, str(self.seat), self.credentials, 2]
            self.wire.say(b"42/duel," + msgspec.json.encode(sync))
        elif said.startswith(b'42/duel,["sync"'):
            self.is_ready()

    def play(self, number: int) -> None:
        self.wire.say(
            b'42/duel,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],'
            b'"playerID":"%d","credentials":"%s"}},%d,"%s","%d"]'
            % (
                number % HELD,
                self.seat,
                self.credentials.encode(),
                number,
                self.table.encode(),
                self.seat,
            )
        )


class BoardgameIo:
    """Its lobby gives every seat its own credentials."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def greet(self, http: Http) -> None:
        """Nobody is known to it before joining."""

    async def seat(self, http: Http, match: Match) -> None:
        made = await http.post("/games/duel/create", {"numPlayers": 2})
        table = made["matchID"]
        for seat, name in enumerate(("Ada", "Max")):
            body = {"playerID": str(seat), "playerName": name}
            joined = await http.post(f"/games/duel/{table}/join", body)
            chair = PeerChair(match, seat, table, joined["playerCredentials"])
            path = "/socket.io/?EIO=4&transport=websocket"
            await connect(self.port, path, chair)
            match.chairs.append(chair)
            await patiently(chair.ready, "the first sync")
