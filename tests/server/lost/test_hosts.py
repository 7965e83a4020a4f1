"""Whom a host has muted or removed stays so: at every server, and after a restart."""

from __future__ import annotations

from server.harness import Guest, Server
from server.lost.conftest import Starter
from server.lost.stubborn import all_at
from server.lost.test_two_servers import Pair, elsewhere, pair

__all__ = ["pair"]


async def table_of_three(server: Server) -> tuple[str, list[Guest]]:
    """Ada's table with a bot, which Max and Ida watch and talk at."""
    guests = [await Guest.come(server, name) for name in ("Ada", "Max", "Ida")]
    table = await guests[0].make(game="dead_drop", options={"rounds": 1})
    await guests[0].do(table, "sit", seat=0)
    await guests[0].do(table, "fill", seat=1, bot="random")
    await guests[0].do(table, "start")
    for guest in guests:
        await guest.do(table, "chat", text=f"I am {guest.name}")
    return table, guests


async def test_what_a_host_did_is_not_forgotten_by_a_restart(db: str, start: Starter) -> None:
    server = start(db)
    table, (ada, max_, ida) = await table_of_three(server)
    await ada.do(table, "mute", remark=1)
    await ada.do(table, "remove", remark=2)
    await ada.do(table, "hide", remark=1)
    await ada.do(table, "admit", watchers="named")
    before = await ada.frame(table)
    server.kill()
    server.start()
    assert await ada.frame(table) == before
    assert await max_.refused(table, "chat", text="hello?") == "you_are_muted"
    assert await ida.refused(table, "chat", text="hello?") == "removed"
    nobody = Guest(server, "nobody")
    for guest in (ida, nobody):
        async with guest.at(table) as seat:
            assert (await seat.until_closed())[0] == 4403
    await ada.do(table, "unmute", remark=1)
    await max_.do(table, "chat", text="thank you")


async def test_a_guest_at_another_server_is_muted_and_removed_as_well(pair: Pair) -> None:
    one, other = pair
    table, (ada, max_, ida) = await table_of_three(one)
    max_, ida = elsewhere(max_, other), elsewhere(ida, other)
    async with all_at([ada, max_, ida], table) as (host, muted, removed):
        assert (await host.do("mute", remark=1))["type"] == "done"
        await muted.until(lambda s: s.frame["you"].get("muted", False))
        assert (await muted.do("chat", text="hello?"))["code"] == "you_are_muted"
        assert (await host.do("unmute", remark=1))["type"] == "done"
        await muted.until(lambda s: not s.frame["you"].get("muted", False))
        assert (await muted.do("chat", text="hello!"))["type"] == "done"
        assert (await host.do("remove", remark=2))["type"] == "done"
        assert await removed.until_closed() == (4403, "removed")
        await muted.until(lambda s: s.remarks[2]["hidden"])
        await host.until(lambda s: s.presence["watching"] == 1)
    for guest in (ida, elsewhere(ida, one)):
        assert await guest.refused(table, "chat", text="hello?") == "removed"
        assert (await guest.ask("GET", f"/tables/{table}")).status_code == 403
