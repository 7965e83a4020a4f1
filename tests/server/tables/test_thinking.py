"""Bots at a table."""

from __future__ import annotations

from server.harness import Guest, Seat, Server, play_on
from spytable import SPECTATOR


def first(seat: Seat) -> int:
    return seat.moves[0]


async def test_people_and_bots_of_every_kind_play_together(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    table = await ada.make(game="dead_drop", seats=4, options={"rounds": 1})
    await ada.do(table, "sit", seat=2)
    for place, bot in ((0, "random"), (1, "greedy"), (3, "search:300ms")):
        await ada.do(table, "fill", seat=place, bot=bot)
    await ada.do(table, "start")
    async with ada.at(table) as seat:
        await seat.until_frame()
        await play_on(seat, first)
    names = [place["bot"] for place in seat.frame["table"]["places"]]
    assert names == ["random", "greedy", None, "search:300ms"]


async def test_bots_play_a_whole_game_among_themselves(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    table = await ada.make(game="agent_hunter")
    await ada.do(table, "fill", seat=0, bot="greedy")
    await ada.do(table, "fill", seat=1, bot="random")
    await ada.do(table, "start")
    async with ada.at(table) as watching:
        await watching.until(lambda seat: bool(seat.frame) and seat.over)
    assert watching.frame["viewer"] == SPECTATOR
