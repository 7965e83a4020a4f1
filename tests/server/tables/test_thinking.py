"""Bots at a table, and that one of them thinking hard slows nobody."""

from __future__ import annotations

import asyncio
import time

from server.harness import Guest, Seat, Server, play_on, seated


def first(seat: Seat) -> int:
    return seat.moves[0]


async def test_one_thinking_bot_slows_nobody(server: Server) -> None:
    """The server of these tests has one process for bots, and it is thinking for three seconds."""
    max_ = await Guest.come(server, "Max")
    slow = await max_.make(game="agent_hunter")
    await max_.do(slow, "sit", seat=0)
    await max_.do(slow, "fill", seat=1, bot="search:3s")
    await max_.do(slow, "start")
    begun = time.perf_counter()
    quick = await max_.make(game="agent_hunter", options={"turn_limit": 20})
    for seat in (0, 1):
        await max_.do(quick, "fill", seat=seat, bot="greedy")
    await max_.do(quick, "start")
    table, guests = await seated(server, ["Ada", "Odile"], game="dead_drop")

    async def play(guest: Guest) -> None:
        async with guest.at(table) as seat:
            await seat.until_frame()
            await play_on(seat, first)

    await asyncio.gather(*map(play, guests))
    assert time.perf_counter() - begun < 2
    async with max_.at(quick) as watching:
        await watching.until(lambda seat: bool(seat.frame) and seat.over)
    assert time.perf_counter() - begun < 3


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
    assert watching.frame["viewer"] == -1
