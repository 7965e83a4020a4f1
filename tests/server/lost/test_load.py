"""Many tables at once, all of them committing."""

from __future__ import annotations

import asyncio

from laws.settings import SOAK
from server.harness import Guest
from server.lost.conftest import Starter
from server.lost.stubborn import Stubborn, Tally, check_end, playing, seat_all

TABLES = 50 if SOAK else 25


async def test_many_tables_at_once_lose_no_move_and_all_end(db: str, start: Starter) -> None:
    server = start(db)
    tally = Tally()

    async def whole_game(number: int) -> None:
        guests = [await Guest.come(server, f"{name}{number}") for name in ("Ada", "Ben")]
        options = {"rounds": 3, "coins": 3}
        table = await seat_all(guests, game="dead_drop", seats=2, options=options)
        players = [Stubborn(guest, table, tally=tally, chatty=0.3) for guest in guests]
        async with playing(*players):
            pass
        await check_end(table, players)
        assert all(player.came == 1 for player in players), "nobody was sent away"
        assert sum(player.stale for player in players) == 0, "nobody was refused"
        for guest in guests:
            await guest.leave()

    async with asyncio.TaskGroup() as group:
        for number in range(TABLES):
            group.create_task(whole_game(number))
    assert tally.count >= TABLES * 12
    assert server.stop() == 0
    assert server.said == ""


async def test_a_name_changed_again_and_again_in_mid_game_loses_no_move(
    db: str, start: Starter
) -> None:
    server = start(db)
    guests = [await Guest.come(server, name) for name in ("Ada", "Ben", "Cy")]

    for _ in range(2):
        table = await seat_all(guests, game="dead_drop", seats=3, options={"rounds": 3})
        players = [Stubborn(guest, table, chatty=0.3, alone=False) for guest in guests]
        async with playing(*players):
            while not all(player.over for player in players):
                for name in ("Dot", "Cy"):
                    answer = await guests[2].ask("PATCH", "/me", {"name": name})
                    assert answer.status_code == 200, answer.text
        await check_end(table, players)
        assert all(player.came == 1 for player in players), "nobody was sent away"
    assert server.stop() == 0
    assert server.said == ""
