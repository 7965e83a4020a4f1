"""Nothing of a series is lost: on both databases, killed, and with two devices or servers at it."""

from __future__ import annotations

import asyncio

import pytest

from campaigns import SHORT
from server.harness import Guest, Server
from server.lost.conftest import Starter
from server.series.player import BOT, BOTS, ME, Player, new_key
from spytable.kernel.annals import Annals


async def test_a_campaign_lives_through_kill_9_between_any_two_answers(
    db: str, start: Starter
) -> None:
    """After each answer the server is killed; what was acknowledged is there, and the series goes
    on to its end, in two branches."""
    server = start(db)
    ada = await Player.begin(server, "Ada", title="The winter")

    async def power_cut() -> None:
        before = await ada.series(), await ada.file()
        server.kill()
        await asyncio.to_thread(server.start)
        assert (await ada.series(), await ada.file()) == before

    await power_cut()
    for chapter in range(2):
        table = (await ada.act("open", branch=0, seats=[ME, BOT]))["table"]
        await power_cut()
        assert (await ada.frame(table))["table"]["series"]["id"] == ada.link
        await ada.until_over(table)
        server.kill()  # nobody has looked at the series since
        await asyncio.to_thread(server.start)
        assert sum(c["over"] for c in (await ada.branch())["chapters"]) == chapter + 1
        while choices := (await ada.branch())["choices"]:
            await ada.act("choose", branch=0, choice=choices[0])
            await power_cut()
    await ada.act("fork", branch=0, at=7, name="if only")
    await power_cut()
    await ada.to_the_end(0)
    await ada.to_the_end(1)
    read = Annals.parse(await ada.file(), own=SHORT)
    assert [branch.saga.stage for branch in read.branches] == ["over", "over"]


async def test_a_key_that_was_answered_before_a_kill_is_answered_the_same(
    db: str, start: Starter
) -> None:
    server = start(db)
    ada = await Player.begin(server, "Ada")
    key = new_key()
    first = await ada.act("open", branch=0, seats=BOTS, key=key)
    server.kill()
    await asyncio.to_thread(server.start)
    assert await ada.act("open", branch=0, seats=BOTS, key=key) == first
    assert len((await ada.branch())["chapters"]) == 1


async def test_a_table_whose_making_was_cut_short_is_made_again(db: str, start: Starter) -> None:
    """The chapter is kept first, and then its table."""
    server = start(db)
    ada = await Player.begin(server, "Ada")
    table = (await ada.act("open", branch=0, seats=[ME, BOT]))["table"]
    server.kill()
    await _without_table(db, table)
    await asyncio.to_thread(server.start)
    assert (await ada.ask("GET", f"/tables/{table}")).status_code == 404
    assert (await ada.branch())["table"] == table
    places = (await ada.frame(table))["table"]["places"]
    assert [place["kind"] for place in places] == ["person", "bot"]


async def _without_table(db: str, table: str) -> None:
    from spytable.server.store import open_store

    store = await open_store(db)
    await store.drop(table)
    await store.close()


async def test_two_devices_at_once_lose_nothing(db: str, start: Starter) -> None:
    ada = await Player.begin(start(db), "Ada")
    forks = [ada.act("fork", branch=0, at=0, name=f"fork {n}") for n in range(12)]
    opens = [ada.say("open", branch=0, seats=BOTS) for _ in range(3)]
    answers = await asyncio.gather(*forks, *opens)
    numbers = [answer["branch"] for answer in answers[:12]]
    assert sorted(numbers) == list(range(1, 13)), "each has a branch of its own"
    assert sorted(answer.status_code for answer in answers[12:]) == [200, 409, 409]
    told = await ada.series()
    for number, branch in zip(numbers, range(12), strict=True):
        assert told["branches"][number]["name"] == f"fork {branch}"
    assert len(told["branches"][0]["chapters"]) == 1


@pytest.mark.parametrize("db", ["postgres"], indirect=True)
async def test_two_servers_of_one_database_go_on_with_the_same_series(
    db: str, start: Starter
) -> None:
    """Whichever is quicker: nothing is lost, nothing is done twice, and a chapter that is over
    comes in once."""
    here, there = start(db), start(db)
    ada = await Player.begin(here, "Ada")
    also = _same(ada, there)
    pairs = [
        (who.act("fork", branch=0, at=0, name=f"{name} {n}"), None)
        for n in range(6)
        for name, who in (("here", ada), ("there", also))
    ]
    done = await asyncio.gather(*(fork for fork, _ in pairs))
    assert sorted(answer["branch"] for answer in done) == list(range(1, 13))
    key = new_key()
    twice = [who.act("open", branch=0, seats=BOTS, key=key) for who in (ada, also)]
    first, second = await asyncio.gather(*twice)
    assert first == second
    await also.until_over(first["table"])
    one, other = await asyncio.gather(ada.branch(), also.branch())
    assert one == other and one["stage"] == "choosing"
    await ada.choose_all()
    assert await also.series() == await ada.series()


def _same(player: Player, server: Server) -> Player:
    """The same person at another server."""
    other = Player(server, player.name, player.token)
    other.link = player.link
    return other


async def test_the_tables_of_a_series_do_not_expire(db: str, start: Starter) -> None:
    """It can be left for as long as one likes, in the middle of a chapter too."""
    from spytable.server.store import open_store

    server = start(db)
    ada = await Player.begin(server, "Ada")
    table = (await ada.act("open", branch=0, seats=[ME, {}]))["table"]
    plain = await Guest.come(server, "Ben")
    other = await plain.make(game="agent_hunter")
    server.kill()
    store = await open_store(db)
    day = 86_400_000
    now = await store.time()
    for days in range(1, 41):
        await store.tick(max(now, 1_800_000_000_000) + 10 * 365 * day + days * day)
    forgotten = await store.forgotten(30)
    await store.close()
    assert forgotten == [other] and table not in forgotten
