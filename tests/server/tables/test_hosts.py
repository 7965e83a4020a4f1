"""What a host can do about guests: mute and remove them, hide what they said, close the doors."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from server.harness import Guest, Message, Seat, Server

DROP: dict[str, object] = {"game": "dead_drop", "options": {"rounds": 1}}


async def come(server: Server, *names: str) -> list[Guest]:
    return [await Guest.come(server, name) for name in names]


async def begun(host: Guest, *players: Guest) -> str:
    """A game of one's own with a bot, or with those who play."""
    table = await host.make(**DROP, seats=max(2, len(players) + 1))
    for seat, player in enumerate((host, *players)):
        await player.do(table, "sit", seat=seat)
    if not players:
        await host.do(table, "fill", seat=1, bot="random")
    await host.do(table, "start")
    return table


@asynccontextmanager
async def watching(guest: Guest, table: str) -> AsyncIterator[Seat]:
    async with guest.at(table) as seat:
        await seat.until_frame()
        yield seat


async def turned_away(guest: Guest, table: str) -> str:
    """Why a guest is not let in, which every door must say alike."""
    async with guest.at(table) as seat:
        code, reason = await seat.until_closed()
        assert code == 4403 and not seat.heard, "nothing was told"
    found = {reason}
    skeletons = ("", "?seat=0", "/record?viewer=spectator", "/replay?viewer=all")
    asked = [await guest.ask("GET", f"/tables/{table}{look}") for look in skeletons]
    if guest.token:
        for command in ({"type": "chat", "text": "Let me in"}, {"type": "sit", "seat": 1}):
            asked.append(await guest.ask("POST", f"/tables/{table}/commands", command))
        new = {"game": "dead_drop", "source": table}
        asked.append(await guest.ask("POST", "/tables", new))
    for answer in asked:
        assert answer.status_code == 403, answer.text
        found.add(answer.json()["code"])
    assert len(found) == 1, found
    return str(reason)


def said(seat: Seat) -> list[tuple[str | None, str | None, bool]]:
    return [(one["name"], one["text"], one["hidden"]) for one in seat.remarks]


async def heard(seats: Sequence[Seat], count: int) -> None:
    for seat in seats:
        await seat.until(lambda s: s.said >= count)


async def test_a_guest_whom_nobody_could_silence_is_muted_and_heard_again(server: Server) -> None:
    ada, max_, ida = await come(server, "Ada", "Max", "Ida")
    table = await begun(ada)
    async with watching(ada, table) as host, watching(max_, table) as guest:
        await guest.do("chat", text="lalala")
        await ida.do(table, "chat", text="hm")
        await heard([host, guest], 2)
        assert "muted" not in guest.frame["you"] and "mutes" not in host.frame["you"]
        assert (await host.do("mute", remark=0))["type"] == "done"
        await guest.until(lambda s: s.frame["you"].get("muted", False))
        await host.until(lambda s: s.frame["you"].get("mutes") == [0])
        assert "mutes" not in guest.frame["you"], "only the host is told whom"
        refused = await guest.do("chat", text="still here")
        assert refused["code"] == "you_are_muted" and "host" in refused["text"]
        assert await max_.refused(table, "chat", text="over here") == "you_are_muted"
        assert await ida.refused(table, "mute", remark=0) == "not_the_host"
        assert await ada.refused(table, "mute", remark=0) == "already_so"
        await ida.do(table, "chat", text="ah")
        assert (await host.do("unmute", remark=0))["type"] == "done"
        assert await ada.refused(table, "unmute", remark=0) == "already_so"
        await guest.until(lambda s: not s.frame["you"].get("muted", False))
        assert (await guest.do("chat", text="sorry"))["type"] == "done"
        await heard([host], 4)
        assert [text for _, text, _ in said(host)] == ["lalala", "hm", "ah", "sorry"]


async def test_what_a_host_cannot_do(server: Server) -> None:
    ada, max_ = await come(server, "Ada", "Max")
    table = await begun(ada, max_)
    await ada.do(table, "chat", text="welcome")
    await max_.do(table, "chat", text="thank you")
    for kind in ("mute", "unmute", "hide", "remove"):
        assert await ada.refused(table, kind, remark=0) == "not_yourself"
        assert await ada.refused(table, kind, remark=2) == "no_such_remark"
        assert await max_.refused(table, kind, remark=0) == "not_the_host"
    assert await max_.refused(table, "admit", watchers="none") == "not_the_host"
    assert await max_.refused(table, "remove", seat=0) == "not_the_host"
    assert await ada.refused(table, "remove", seat=0) == "not_yourself"
    assert await ada.refused(table, "remove", seat=5) == "no_such_seat"
    assert await ada.refused(table, "remove") == "remark_or_seat"
    assert await ada.refused(table, "remove", seat=1, remark=1) == "remark_or_seat"
    assert await ada.refused(table, "remove", remark=1) == "players_stay"
    assert await ada.refused(table, "remove", seat=1) == "players_stay"
    await ada.do(table, "mute", remark=1)
    n = (await max_.frame(table))["n"]
    await max_.do(table, "play", seat=1, n=n, text="bid 1")


async def test_a_removed_guest_is_gone_by_every_door(server: Server) -> None:
    ada, max_, ida = await come(server, "Ada", "Max", "Ida")
    table = await begun(ada)
    async with (
        watching(ada, table) as host,
        watching(max_, table) as guest,
        watching(max_, table) as twin,
        watching(ida, table) as other,
    ):
        await guest.do("chat", text="rude")
        await other.do("chat", text="oh")
        await guest.do("chat", text="ruder")
        await heard([host, other, twin], 3)
        assert (await host.do("remove", remark=2))["type"] == "done"
        for seat in (guest, twin):
            assert await seat.until_closed() == (4403, "removed")
        for seat in (host, other):
            hidden = (None, None, True)
            await seat.until(lambda s: s.remarks[0]["hidden"])
            assert said(seat) == [hidden, ("Ida", "oh", False), hidden]
            await seat.until(lambda s: s.presence["watching"] == 1)
        assert (await other.do("chat", text="thanks"))["type"] == "done"
        assert await turned_away(max_, table) == "removed"
        assert await ada.refused(table, "remove", remark=0) == "already_so"
        assert await ada.refused(table, "hide", remark=0) == "already_so"
    fresh = (await ida.frame(table))["remarks"]
    assert [one["text"] for one in fresh] == [None, "oh", None, "thanks"]
    assert await max_.make(**DROP), "any other table is open to them"


async def test_who_sat_down_to_annoy_is_put_off_the_seat_for_good(server: Server) -> None:
    ada, max_ = await come(server, "Ada", "Max")
    table = await ada.make(**DROP, seats=3)
    await max_.do(table, "sit", seat=1)
    await max_.do(table, "sit", seat=2, name="Moritz")
    async with watching(ada, table) as host, watching(max_, table) as guest:
        assert (await host.do("remove", seat=2))["type"] == "done"
        assert await guest.until_closed() == (4403, "removed")
        await host.until(lambda s: s.frame["table"]["places"][1]["kind"] == "open")
        assert {place["kind"] for place in host.frame["table"]["places"]} == {"open"}
        assert await ada.refused(table, "remove", seat=2) == "seat_is_open"
    assert await max_.refused(table, "sit", seat=1) == "removed"
    assert (await max_.ask("GET", f"/tables/{table}")).status_code == 403
    assert (await max_.ask("GET", "/me/tables")).json() == []


async def test_one_remark_is_hidden_from_everybody(server: Server) -> None:
    ada, max_ = await come(server, "Ada", "Max")
    table = await begun(ada)
    async with watching(ada, table) as host, watching(max_, table) as guest:
        await guest.do("chat", text="a secret")
        await guest.do("chat", text="a joke")
        await heard([host], 2)
        assert (await host.do("hide", remark=0))["type"] == "done"
        for seat in (host, guest):
            await seat.until(lambda s: s.remarks[0]["hidden"])
            assert said(seat) == [("Max", None, True), ("Max", "a joke", False)]
        assert await ada.refused(table, "hide", remark=0) == "already_so"
    assert "a secret" not in (await max_.ask("GET", f"/tables/{table}")).text


async def test_watchers_without_a_name_can_be_sent_away_too(server: Server) -> None:
    ada, max_ = await come(server, "Ada", "Max")
    table = await begun(ada)
    nobody = Guest(server, "nobody")
    async with watching(nobody, table) as unknown, watching(max_, table) as known:
        assert known.frame["table"]["watchers"] == "all"
        await ada.do(table, "admit", watchers="named")
        assert await unknown.until_closed() == (4403, "names_only")
        assert await turned_away(nobody, table) == "names_only"
        await known.until(lambda s: s.frame["table"]["watchers"] == "named")
        assert await ada.refused(table, "admit", watchers="named") == "already_so"
        await ada.do(table, "admit", watchers="none")
        assert await known.until_closed() == (4403, "players_only")
    assert await turned_away(max_, table) == await turned_away(nobody, table) == "players_only"
    await ada.frame(table)
    await ada.do(table, "admit", watchers="all")
    await nobody.frame(table)
    await max_.frame(table)


async def test_closed_doors_keep_nobody_from_sitting_down(server: Server) -> None:
    ada, max_, ida = await come(server, "Ada", "Max", "Ida")
    table = await ada.make(**DROP, seats=2)
    await ada.do(table, "admit", watchers="none")
    async with watching(max_, table), watching(ida, table) as other:
        await max_.do(table, "sit", seat=0)
        await ida.do(table, "chat", text="no seat for me?")
        await ida.do(table, "sit", seat=1)
        await ida.do(table, "clear", seat=1)
        await ada.do(table, "fill", seat=1, bot="random")
        await max_.do(table, "start")
        assert await other.until_closed() == (4403, "players_only")
        assert (await max_.frame(table))["viewer"] == 0
        await ada.frame(table)  # the host may watch


async def test_what_a_host_does_stands_in_no_record(server: Server) -> None:
    ada, max_ = await come(server, "Ada", "Max")
    table = await begun(ada)

    async def skeletons() -> list[str]:
        asked = ("record?viewer=A", "replay?viewer=A", "record?viewer=spectator")
        return [(await ada.ask("GET", f"/tables/{table}/{look}")).text for look in asked]

    before = await skeletons()
    await max_.do(table, "chat", text="hello")
    for kind in ("mute", "hide", "remove"):
        await ada.do(table, kind, remark=0)
    await ada.do(table, "admit", watchers="named")
    assert await skeletons() == before


async def test_a_removed_guest_who_deletes_its_name_leaves_no_words(server: Server) -> None:
    ada, max_ = await come(server, "Ada", "Max")
    table = await begun(ada)
    await max_.do(table, "chat", text="words of mine")
    await ada.do(table, "mute", remark=0)
    await ada.do(table, "remove", remark=0)
    assert (await max_.ask("DELETE", "/me")).status_code == 204
    async with ada.at(table) as host:
        await host.until(lambda s: bool(s.remarks) and s.remarks[0]["by"] is None)
        remark: Message = host.remarks[0]
        assert (remark["name"], remark["text"]) == (None, None)
        assert "mutes" not in host.frame["you"]
    assert await ada.refused(table, "mute", remark=0) == "no_such_remark"
