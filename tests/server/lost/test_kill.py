"""A server that is killed in mid-game and started again has lost nothing."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from server.harness import Guest, Server
from server.lost.conftest import Starter
from server.lost.stubborn import (
    A_MOMENT,
    Stubborn,
    Tally,
    check_end,
    gone,
    playing,
    seat_all,
    thinking,
    workers,
)
from toy import own_archive

SOAK = bool(os.environ.get("SPYTABLE_SOAK"))
KILLS = 4 if SOAK else 2
ROUNDS = 3 if SOAK else 1

AGENTS: dict[str, object] = {
    "game": "agent_hunter",
    "options": {"agents": 4, "bases": 2, "tokens": 1},
}
DROPS: dict[str, object] = {"game": "dead_drop", "seats": 4, "options": {"rounds": 3, "coins": 3}}
OWN: dict[str, object] = {**DROPS, "components": own_archive(5, 0, 3)}


async def come(server: Server, name: str, people: int) -> list[Guest]:
    return [await Guest.come(server, f"{name}{number}") for number in range(people)]


async def play_tables(
    guests: list[Guest], new: dict[str, object], tally: Tally,
    ended: asyncio.Event, bots: tuple[str, ...] = (),
) -> int:  # fmt: skip
    """One table after the other, until nobody is killed any more; how many there were."""
    tables = 0
    while not ended.is_set():
        table = await seat_all(guests, bots, **new)
        players = [Stubborn(guest, table, tally=tally, chatty=0.1) for guest in guests]
        async with playing(*players):
            pass
        await check_end(table, players)
        tables += 1
    return tables


async def kill_at_random(server: Server, tally: Tally, ended: asyncio.Event) -> None:
    for _ in range(KILLS):
        await tally.more(random.randrange(5, 60))
        await asyncio.sleep(random.random() / 50)  # anywhere between two answers
        server.kill()
        await asyncio.to_thread(server.start)
    await tally.more(20)
    ended.set()


@pytest.mark.parametrize("turn", range(ROUNDS))
async def test_nothing_acknowledged_is_gone_after_kill_9_and_games_go_on(
    db: str, start: Starter, turn: int
) -> None:
    server = start(db)
    tally, ended = Tally(), asyncio.Event()
    # All are there before the first kill: who only comes does not come again.
    ada, cy, dot = [await come(server, name, n) for name, n in (("Ada", 2), ("Cy", 1), ("Dot", 4))]
    eve = await come(server, "Eve", 2)
    async with asyncio.TaskGroup() as group:
        tables = [
            group.create_task(play_tables(ada, AGENTS, tally, ended)),
            group.create_task(play_tables(cy, AGENTS, tally, ended, ("greedy",))),
            group.create_task(play_tables(dot, DROPS, tally, ended)),
            group.create_task(play_tables(eve, OWN, tally, ended, ("random",) * 2)),
        ]
        group.create_task(kill_at_random(server, tally, ended))
    assert all(task.result() >= 1 for task in tables)
    assert server.stop() == 0


async def test_a_game_goes_on_when_the_process_of_a_bot_is_killed_while_it_thinks(
    db: str, start: Starter
) -> None:
    server = start(db)
    guest = await Guest.come(server, "Ada")
    table = await seat_all([guest], ["search:300ms"], game="dead_drop", seats=2)
    player = Stubborn(guest, table)
    killed: set[int] = set()
    async with playing(player):
        while len(killed) < 2 and not player.over:
            for pid in set(workers(server)) - killed:
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
            await asyncio.sleep(A_MOMENT)
    assert len(killed) == 2
    assert player.came == 1, "the server itself was never gone"
    await check_end(table, [player])


async def test_bots_do_not_outlive_their_server(db: str, start: Starter) -> None:
    server = start(db)
    guest = await Guest.come(server, "Ada")
    table = await seat_all([guest], ["search:3s"], game="dead_drop", seats=2)
    async with guest.at(table):
        pids = await thinking(server)
        server.kill()
    assert await gone(pids)


async def test_what_a_server_said_before_it_was_killed_is_judged(tmp_path: Path) -> None:
    """A test of the harness: every test here fails on what its servers complain of."""
    server = Server(str(tmp_path / "spytable.db")).start()
    for name in ("Ada", "Odile"):  # it answers first and writes its log then
        await Guest.come(server, name)
    server.kill()
    assert "POST /api/v1/me 201" in server.said


async def test_what_was_written_beside_a_game_is_there_after_kill_9(
    db: str, start: Starter
) -> None:
    server = start(db)
    ada, odile = await Guest.come(server, "Ada"), await Guest.come(server, "Odile")
    table = await seat_all([ada, odile], [], game="dead_drop", seats=2)
    async with ada.at(table) as seat:
        await seat.until_frame()
        for number in range(20):
            sent = {"seat": 0, "paper": "title", "text": f"Title {number}"}
            assert (await seat.do("write", **sent))["type"] == "done"
        await odile.do(table, "write", seat=1, paper="mask", text="fox")
        server.kill()
    await asyncio.to_thread(server.start)
    shown = (await odile.frame(table))["table"]["papers"]
    assert shown == {"mask": ["", "fox"], "title": "Title 19", "diary": ["", ""]}
    assert (await ada.ask("DELETE", "/me")).status_code == 204
    server.kill()
    await asyncio.to_thread(server.start)
    assert (await odile.frame(table))["table"]["papers"]["title"] == ""
