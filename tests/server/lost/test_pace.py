"""A bot plays for whoever is away, on that seat alone, until the owner returns."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing

import asyncpg
import pytest

from server.harness import PATIENCE, Guest, Seat, Server, seated
from server.leaks.room import Room, Wire, room
from server.leaks.room import started as begun
from server.lost.conftest import Starter
from server.lost.stubborn import all_at, caught_up, moves_of, record_of
from spytable.kernel import registry
from spytable.server.wire import STAND_IN
from toy import DeadDrop

NAMES = ("Ada", "Ben", "Cy")
DROPS: dict[str, object] = {"game": "dead_drop", "seats": 3}


def bots(seat: Seat | Wire) -> list[str | None]:
    return [place["bot"] for place in seat.frame["table"]["places"]]


@pytest.fixture
def toy() -> Iterator[None]:
    """For servers in the test's own process."""
    registry.register(DeadDrop)
    yield
    registry._added.pop(DeadDrop.meta.name, None)


@asynccontextmanager
async def paced(db: str) -> AsyncIterator[tuple[Room, str, list[Wire], str]]:
    """A table where the pace is a second, in a room where time stands still, and Ben's token."""
    async with room(db=db) as where:
        where.clock.now = round(time.time() * 1000)
        guests = await where.crowd(3)
        link, wires = await begun(where, guests, pace=1, **DROPS)
        yield where, link, wires, guests[1].token


@pytest.mark.usefixtures("toy")
async def test_a_bot_takes_over_only_the_silent_seat_and_the_owner_returns(db: str) -> None:
    async with paced(db) as (where, link, (ada, ben, cy), _):

        async def time_goes_by(ms: int) -> None:
            where.clock.now += ms
            where.hall.attendant._ring(where.live(link))
            await where.quiet(link)

        assert ada.frame["deadline"] > 0
        await ada.play(0, 2)
        await cy.play(2, 0)
        await time_goes_by(999)
        assert bots(ada) == [None, None, None]
        await time_goes_by(1)
        assert bots(ada) == [None, STAND_IN, None], "only Ben was silent"
        assert ada.moves and ben.frame["scene"]["intel"]["phase"] == "dropping"
        assert (await ben.play(1, 0))["code"] == "you_are_away"
        assert (await ben.do("return"))["type"] == "done"
        assert not any(bots(ada))
        for text in ("drop hand", "done"):
            done = await ada.do("play", seat=0, n=ada.frame["n"], text=text)
            assert done["type"] == "done"
        assert ben.moves
        assert (await ben.play(1, 1))["type"] == "done", "Ben plays on"


async def kept(db: str, table: str) -> list[bytes]:
    """What the database holds of a table."""
    if db.startswith("postgresql"):
        base = await asyncpg.connect(db)
        try:
            rows = await base.fetch("SELECT body FROM rows WHERE table_id = $1 ORDER BY seq", table)
        finally:
            await base.close()
        return [row["body"] for row in rows]
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as file:
        found = file.execute("SELECT body FROM rows WHERE table_id = ? ORDER BY seq", (table,))
        return [body for (body,) in found]


async def lapses(db: str, table: str, wanted: int) -> list[int]:
    """Wait until the pace has run out on so many seats, without asking the server."""
    for _ in range(round(10 * PATIENCE)):
        rows = [json.loads(body) for body in await kept(db, table)]
        found = [row["seat"] for row in rows if row["type"] == "lapsed"]
        if len(found) >= wanted:
            return found
        await asyncio.sleep(0.1)  # the database tells nobody but the server
    raise AssertionError("the pace never ran out")


@pytest.mark.usefixtures("toy")
async def test_the_pace_runs_out_after_a_restart_though_nobody_is_connected(
    db: str, start: Starter
) -> None:
    async with paced(db) as (_, link, (ada, *_), token):
        assert (await ada.play(0, 0))["type"] == "done"
    assert b"lapsed" not in b"".join(await kept(db, link))
    server = start(db)
    assert sorted((await lapses(db, link, 2))[:2]) == [1, 2], "Ada has bid in time"
    async with Guest(server, "Agent 1", token).at(link) as ben:
        await ben.until_frame()
        if not ben.over:
            await ben.do("return")
        await ben.until(lambda s: s.over or not bots(s)[1])


async def test_a_bot_plays_for_somebody_who_left_until_it_returns(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as (ada, ben, cy):
        assert (await cy.do("leave"))["type"] == "done"
        assert (await cy.do("leave"))["code"] == "not_seated"
        await ada.until(lambda s: bots(s) == [None, None, STAND_IN])
        await ada.play(2)
        await ben.play(1)
        await ada.until(lambda s: bool(s.moves))
        assert (await cy.do("return"))["type"] == "done"
        assert (await cy.do("return"))["code"] == "not_away"
        for text in ("drop hand", "done"):
            await caught_up(ada)
            await ada.do("play", seat=0, n=ada.frame["n"], text=text)
        await cy.until(lambda s: bool(s.moves))
        assert bots(cy) == [None, None, None]
        assert (await cy.play(1))["type"] == "done"


async def test_with_everybody_gone_bots_end_the_game(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        for seat in seats:
            await seat.do("leave")
        await seats[0].until(lambda s: s.over)
    record = await record_of(guests[0], table)
    assert all(len(moves_of(record, place)) >= 2 for place in range(3))


async def test_a_player_who_is_not_connected_can_be_voted_out(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as (ada, ben, cy):
        await ada.until(lambda s: s.presence.get("seats") == [0, 1, 2])
        assert (await ada.do("vote_out", seat=2))["code"] == "still_connected"
        await cy.socket.close()
        await ada.until(lambda s: s.presence.get("seats") == [0, 1])
        assert (await ada.do("vote_out", seat=0))["type"] == "refused"
        assert (await ada.do("vote_out", seat=2))["type"] == "done"
        assert (await ada.do("vote_out", seat=2))["code"] == "already_voted"
        await ben.until(lambda s: s.frame["table"]["votes"] == [[2, 1]])
        assert bots(ben) == [None, None, None], "one of two is not the most"
        assert (await ben.do("vote_out", seat=2))["type"] == "done"
        await ada.until(lambda s: bots(s) == [None, None, STAND_IN])
        assert (await ada.do("vote_out", seat=2))["code"] == "bot_plays_already"
        await ada.play(2)
        await ben.play(0)
        await ada.until(lambda s: bool(s.moves))  # the bot has bid
        async with guests[2].at(table) as back:
            await back.until_frame()
            assert (await back.do("return"))["type"] == "done"
            await ada.until(lambda s: bots(s) == [None, None, None])


async def test_a_vote_is_kept_over_a_restart(db: str, start: Starter) -> None:
    server = start(db)
    table, guests = await seated(server, NAMES, **DROPS)
    await guests[0].do(table, "vote_out", seat=2)
    server.kill()
    server.start()
    assert await guests[0].refused(table, "vote_out", seat=2) == "already_voted"
    await guests[1].do(table, "vote_out", seat=2)
    frame = await guests[0].frame(table)
    assert [place["bot"] for place in frame["table"]["places"]] == [None, None, STAND_IN]


async def test_a_bot_whose_server_was_killed_moves_as_soon_as_somebody_comes(
    db: str, start: Starter
) -> None:
    server = start(db, pause=600.0)
    guest = await Guest.come(server, "Ada")
    table = await guest.make(game="dead_drop", seats=2)
    await guest.do(table, "sit", seat=0)
    await guest.do(table, "fill", seat=1, bot="greedy")
    await guest.do(table, "start")
    n = (await guest.frame(table))["n"]
    await guest.do(table, "play", seat=0, n=n, action=2)
    server.kill()  # while the bot makes its pause
    server.command[server.command.index("--bot-pause") + 1] = "0"
    server.start()
    async with guest.at(table) as ada:
        await ada.until(lambda s: bool(s.frame) and bool(s.moves))
        assert ada.frame["scene"]["intel"]["phase"] == "dropping"
