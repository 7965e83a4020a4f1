"""A stand-in for our server: just enough of its words for the load generator, kept in memory.

usage: fake_server.py PORT [--refuse]
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import uvicorn
from librt.random import Random
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from spytable.bench.duel_game import DuelGame
from spytable.kernel.chance import draw
from spytable.kernel.state import CHANCE

REFUSING = "--refuse" in sys.argv
GAME = DuelGame()
RNG = Random(1)
tables: dict[str, Table] = {}


class Table:
    def __init__(self) -> None:
        self.state = GAME.new()
        self.seats: dict[str, int] = {}
        self.clients: dict[int, WebSocket] = {}
        self.n = 0

    def roll(self) -> None:
        while self.state.mover() == CHANCE:
            self.state.apply(CHANCE, draw(self.state.chance(), RNG))

    def frame(self, seat: int) -> str:
        scene = {"moves": [], "intel": GAME.intel(self.state, seat)}
        frame = {"type": "frame", "n": self.n, "viewer": seat, "scene": scene, "start": 0}
        return msgspec.json.encode(frame).decode()


def token(said: Request | WebSocket) -> str:
    return said.headers["authorization"].removeprefix("Bearer ")


async def me(request: Request) -> Response:
    return JSONResponse({"token": (await request.json())["name"]}, 201)


async def make(request: Request) -> Response:
    name = f"t{len(tables)}"
    tables[name] = Table()
    return JSONResponse({"id": name}, 201)


async def command(request: Request) -> Response:
    table, said = tables[request.path_params["id"]], await request.json()
    if said["type"] == "sit":
        table.seats[token(request)] = said["seat"]
    elif said["type"] == "start":
        table.roll()
    return JSONResponse({"type": "done"})


async def live(socket: WebSocket) -> None:
    table = tables[socket.path_params["id"]]
    seat = table.seats[token(socket)]
    await socket.accept()
    table.clients[seat] = socket
    await socket.send_text('{"type":"presence","seats":[0]}')
    await socket.send_text(table.frame(seat))
    try:
        while True:
            await play(table, seat, msgspec.json.decode(await socket.receive_text()))
    except WebSocketDisconnect:
        return


async def play(table: Table, seat: int, said: dict[str, Any]) -> None:
    right = (seat, table.n) == (said["seat"], said["n"]) and seat == table.state.mover()
    if REFUSING or not right:
        await table.clients[seat].send_text('{"type":"refused","code":"stale","text":"Stale."}')
        return
    table.state.apply(seat, said["action"])
    table.roll()
    table.n += 1
    await table.clients[seat].send_text('{"type":"done"}')
    for viewer, client in table.clients.items():
        await client.send_text(table.frame(viewer))


ROUTES = [
    Route("/api/v1/me", me, methods=["POST"]),
    Route("/api/v1/tables", make, methods=["POST"]),
    Route("/api/v1/tables/{id}/commands", command, methods=["POST"]),
    WebSocketRoute("/api/v1/tables/{id}/live", live),
]

if __name__ == "__main__":
    port = int(sys.argv[1])
    uvicorn.run(Starlette(routes=ROUTES), port=port, ws="websockets-sansio", log_level="warning")
