"""Two servers on one PostgreSQL play one table together, and one of them may die."""

from __future__ import annotations

import asyncio
import random

import pytest

from bounds import to_the_end
from laws.settings import examples
from server.harness import ConnectionClosed, Guest, Seat, Server, seated
from server.lost.conftest import Starter
from server.lost.stubborn import (
    Stubborn,
    Tally,
    all_at,
    caught_up,
    check_end,
    frames,
    moves_of,
    playing,
    record_of,
    seat_all,
)
from server.lost.test_stale import both_tabs, show_the_same

NAMES = ("Ada", "Ben")
DROPS: dict[str, object] = {"game": "dead_drop", "options": {"rounds": 3, "coins": 3}}
Pair = tuple[Server, Server]


@pytest.fixture
def pair(pg_database: str, start: Starter) -> Pair:
    return start(pg_database), start(pg_database)


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same person at another server."""
    return Guest(server, guest.name, guest.token)


async def test_people_at_two_servers_play_with_bots_and_talk(pair: Pair) -> None:
    one, other = pair
    guests = [await Guest.come(one, "Ada"), await Guest.come(other, "Ben")]
    for _ in range(examples(1, 3)):
        table = await seat_all(guests, ["random", "greedy"], seats=4, **DROPS)
        players = [Stubborn(guest, table, chatty=0.3, alone=False) for guest in guests]
        async with playing(*players):
            pass
        record = await check_end(table, players)
        for bot in (2, 3):
            bids = [move for move in moves_of(record, bot) if move.startswith("bid")]
            assert len(bids) == 3, "a bot bids once in each round"
        theirs = elsewhere(guests[0], other)
        assert await record_of(theirs, table) == record
        mine = await guests[0].ask("GET", f"/tables/{table}?seat=0")
        assert (await theirs.ask("GET", f"/tables/{table}?seat=0")).content == mine.content


async def until_said(seat: Seat, words: int) -> None:
    await seat.until(lambda s: s.said == words)


async def test_what_one_server_kept_is_shown_at_the_other(pair: Pair) -> None:
    """Whoever says something at one server is heard at the other, to the last word."""
    one, other = pair
    table, (ada, ben) = await seated(one, NAMES, seats=2, **DROPS)
    ben = elsewhere(ben, other)
    said = 0
    async with ada.at(table) as here, ben.at(table) as there:
        for _ in range(examples(20, 3)):  # nobody may say more than 300 things
            words = random.randrange(1, 5)
            for _ in range(words):
                await here.send("chat", text="word")
            said += words
            await until_said(there, said)
    assert len(frames(there)) == len(set(frames(there)))


async def test_words_said_at_both_at_once_are_all_kept_in_one_order(pair: Pair) -> None:
    one, other = pair
    table, (ada, ben) = await seated(one, NAMES, seats=2, **DROPS)
    ben = elsewhere(ben, other)
    async with ada.at(table) as here, ben.at(table) as there:
        for number in range(40):
            await here.send("chat", key=f"k{number}", text=f"Ada {number}")
            await there.send("chat", key=f"k{number}", text=f"Ben {number}")
        for seat in (here, there):
            await seat.until(lambda s: len(s.answers) == 40 and len(s.remarks) == 80)
            assert all(answer["type"] == "done" for answer in seat.answers)
        assert here.remarks == there.remarks
        words = [remark["text"] for remark in here.remarks]
        for name in NAMES:
            assert [word for word in words if word.startswith(name)] == [
                f"{name} {number}" for number in range(40)
            ]


async def race(pair: Pair, new: dict[str, object]) -> None:
    """One person at both servers sends a move to each at the same time, all through a game."""
    table, guests = await seated(pair[0], NAMES, **new)
    rival = Stubborn(elsewhere(guests[1], pair[1]), table, alone=False)
    twin = elsewhere(guests[0], pair[1])
    done = []
    async with playing(rival), guests[0].at(table) as first, twin.at(table) as second:
        await asyncio.gather(first.until_frame(), second.until_frame())
        for _ in to_the_end(first):
            await show_the_same(first, second)
            if first.moves:
                done.append(await both_tabs(first, second, 0))
            elif not first.over:
                await first.until_frame()
    record = await record_of(guests[0], table)
    assert moves_of(record, 0) == done
    assert moves_of(record, 1) == rival.moves


async def test_of_two_moves_sent_to_two_servers_exactly_one_is_done(pair: Pair) -> None:
    for _ in range(examples(2, 5)):
        await race(pair, {"seats": 2, **DROPS})
    await race(pair, {"game": "agent_hunter", "options": {"agents": 4, "bases": 2, "tokens": 1}})


async def test_presence_is_shown_across_servers(pair: Pair) -> None:
    one, other = pair
    table, (ada, ben) = await seated(one, NAMES, seats=2, **DROPS)
    ben = elsewhere(ben, other)
    wim = await Guest.come(other, "Wim")
    async with ada.at(table) as here:
        async with ben.at(table) as there:
            await here.until(lambda s: s.presence.get("seats") == [0, 1])
            await there.until(lambda s: s.presence.get("seats") == [0, 1])
            async with wim.at(table):
                await here.until(lambda s: s.presence.get("watching") == 1)
                await there.until(lambda s: s.presence.get("watching") == 1)
            await here.until(lambda s: "watching" not in s.presence)
        await here.until(lambda s: s.presence.get("seats") == [0])


async def test_one_server_dies_and_its_player_goes_on_at_the_other(pair: Pair) -> None:
    one, other = pair
    guests = [await Guest.come(one, "Ada"), await Guest.come(other, "Ben")]
    table = await seat_all(guests, ["greedy"], seats=3, **DROPS)
    tally = Tally()
    players = [
        Stubborn(guest, table, tally=tally, chatty=0.5, alone=False, servers=pair)
        for guest in guests
    ]
    async with playing(*players):
        await tally.more(random.randrange(2, 5))  # of three bids each, and what they say
        other.kill()
    assert players[1].came > 1, "Ben had to come again"
    assert guests[1].server is one
    await check_end(table, players)


async def test_a_dead_server_holds_nobody_back_at_a_table_of_bots(pair: Pair) -> None:
    """The bots' moves are made by whoever is left."""
    one, other = pair
    ada = await Guest.come(other, "Ada")
    table = await seat_all([ada], ["search:300ms", "random"], seats=3, **DROPS)
    tally = Tally()
    player = Stubborn(elsewhere(ada, one), table, tally=tally, alone=False)
    async with playing(player):
        await tally.more(1)
        other.kill()
    record = await check_end(table, [player])
    for bot in (1, 2):
        assert len([move for move in moves_of(record, bot) if move.startswith("bid")]) == 3


async def test_whoever_was_at_a_dead_server_is_not_shown_for_ever(pair: Pair) -> None:
    one, other = pair
    table, (ada, ben) = await seated(one, NAMES, seats=2, **DROPS)
    wim = await Guest.come(other, "Wim")
    async with ada.at(table) as here, elsewhere(ben, other).at(table), wim.at(table):
        await here.until(
            lambda s: s.presence == {"type": "presence", "seats": [0, 1], "watching": 1}
        )
        other.kill()
        while here.presence != {"type": "presence", "seats": [0]}:
            await here.hear()


async def test_a_watched_move_reaches_everybody_at_both_servers(pair: Pair) -> None:
    """The last move of a burst is not overlooked while the ones before it are taken in."""
    one, other = pair
    table, guests = await seated(one, ("Ada", "Ben", "Cy"), seats=3, **DROPS)
    far = [elsewhere(guest, other) for guest in guests]
    for _ in range(examples(4, 10)):
        async with all_at(guests, table) as near, all_at([far[2]], table) as (late,):
            await caught_up(*near)
            for seat in near[:2]:
                await seat.send("play", seat=seat.frame["viewer"], n=seat.frame["n"], action=0)
            for seat in near[:2]:
                await seat.until(_has_bid)
            await near[2].do("chat", text="now")
            await late.until(lambda s: bool(s.remarks) and s.remarks[-1]["text"] == "now")
            for seat in near[:2]:
                await seat.do("undo", seat=seat.frame["viewer"], n=seat.frame["n"])
                await seat.until(lambda s: not _has_bid(s))
            await near[2].do("chat", text="again")
            await late.until(lambda s: s.remarks[-1]["text"] == "again")


async def test_a_session_that_ends_at_one_server_ends_at_the_other(pair: Pair) -> None:
    """A connection there is closed at once, and what was remembered of the session is forgotten."""
    one, other = pair
    table, (ada, ben) = await seated(one, NAMES, seats=2, **DROPS)
    await ada.ask("PUT", "/me/password", {"password": "correct horse"})
    there, stays = elsewhere(ada, other), elsewhere(ben, other)
    phone = Guest(one, "Ada")
    login = {"name": "Ada", "password": "correct horse", "program": True}
    phone.token = (await phone.ask("POST", "/session", login)).json()["token"]
    async with there.at(table) as old, stays.at(table) as seat:
        await old.until_frame()
        assert (await there.ask("GET", "/me")).status_code == 200
        change = {"password": "battery staple", "old": "correct horse"}
        assert (await phone.ask("PUT", "/me/password", change)).status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            await old.until(lambda _: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
        assert (await there.ask("GET", "/me")).status_code == 401
        assert (await phone.ask("GET", "/me")).status_code == 200
        assert (await seat.do("chat", text="here"))["type"] == "done"
        await stays.ask("DELETE", "/session")
        with pytest.raises(ConnectionClosed):
            await seat.until(lambda _: False)


def _has_bid(seat: Seat) -> bool:
    return seat.frame["scene"]["intel"]["bids"][seat.frame["viewer"]] is not None
