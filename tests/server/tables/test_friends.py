"""A table for as many as come, a rematch with its seats kept, giving up, putting away."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import pytest

from server.harness import Message
from server.leaks.room import Guest, Room, room
from spytable import SPECTATOR
from spytable.kernel import registry
from spytable.kernel.record import Record
from spytable.server.hall import folded
from toy import DeadDrop


@pytest.fixture(autouse=True)
def _toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, DeadDrop.meta.name, DeadDrop)


@pytest.fixture
async def where() -> AsyncIterator[Room]:
    async with room() as made:
        yield made


def places(frame: Message) -> list[tuple[str, str | None]]:
    return [(p["kind"], p["name"]) for p in frame["table"]["places"]]


async def refused(guest: Guest, table: str, kind: str, **values: object) -> str:
    return str((await guest.do(table, kind, **values)).get("code", "done"))


async def do(guest: Guest, table: str, kind: str, **values: object) -> Message:
    """Something that is done, with all that the tables do by themselves after it."""
    answer = await guest.do(table, kind, **values)
    assert answer["type"] == "done", answer
    await guest.room.quiet()
    return answer


async def mine(guest: Guest) -> list[Message]:
    found: list[Message] = (await guest.get("/me/tables")).json()
    return found


async def same_after_a_restart(where: Room, table: str) -> None:
    """Whoever folds the rows anew has the same table, with the same numbers for everybody."""
    live = await where.hall.settled(table)
    again = folded(table, await where.store.rows(table))
    numbers = {viewer: stream.n for viewer, stream in live.table.streams.items()}
    assert numbers == {viewer: stream.n for viewer, stream in again.streams.items()}
    assert again.streams.keys() == {SPECTATOR, *range(again.game.seats)}
    assert (again.opened, again.listed()) == (live.table.opened, live.table.listed())
    assert [vars_of(c) for c in again.chairs] == [vars_of(c) for c in live.table.chairs]


def vars_of(chair: object) -> tuple[object, ...]:
    return tuple(getattr(chair, name) for name in ("person", "bot", "name", "kept", "colour"))


async def test_a_host_adds_and_removes_seats_within_what_the_game_allows(where: Room) -> None:
    ada, odile = await where.come("Ada"), await where.come("Odile")
    table = await ada.make(game="dead_drop", seats=2)
    await do(ada, table, "sit", seat=0)
    assert await refused(odile, table, "add_seat") == "not_the_host"
    assert await refused(ada, table, "remove_seat", seat=1) == "too_few_seats"
    for _ in range(2):
        await do(ada, table, "add_seat")
    assert await refused(ada, table, "add_seat") == "too_many_seats"
    await do(odile, table, "sit", seat=3)
    assert await refused(ada, table, "remove_seat", seat=3) == "seat_in_use"
    assert await refused(ada, table, "remove_seat", seat=0) == "seat_in_use"
    assert await refused(ada, table, "remove_seat", seat=7) == "no_such_seat"
    colours = [place["colour"] for place in (await ada.frame(table))["table"]["places"]]
    assert len(set(colours)) == 4
    await do(ada, table, "fill", seat=2, bot="random")
    await do(ada, table, "remove_seat", seat=1)
    frame = await odile.frame(table)
    assert places(frame) == [("person", "Ada"), ("bot", None), ("person", "Odile")]
    assert frame["you"]["seats"] == [2], "those after it move up"
    assert frame["table"]["places"][2]["colour"] == colours[3]
    await do(ada, table, "remove_seat", seat=1)
    await same_after_a_restart(where, table)
    await do(ada, table, "start")
    assert await refused(ada, table, "add_seat") == "already_started"
    for guest, seat in ((ada, 0), (odile, 1)):
        frame = await guest.frame(table)
        assert frame["viewer"] == seat and frame["scene"]["moves"]
        await do(guest, table, "play", seat=seat, n=frame["n"], action=0)
    await same_after_a_restart(where, table)


async def test_options_stay_valid_when_seats_are_added_and_removed(where: Room) -> None:
    ada = await where.come("Ada")
    table = await ada.make(game="spywhere", seats=2, options={"all_six": 1, "refill": 0})
    await do(ada, table, "add_seat")
    options = (await ada.frame(table))["table"]["options"]
    assert options["all_six"] == 0, "with three it means nothing"
    assert options["refill"] == 0
    await do(ada, table, "remove_seat", seat=0)
    await same_after_a_restart(where, table)
    table = await ada.make(game="spy_connection", seats=4, options={"agents_d": 14})
    await do(ada, table, "remove_seat", seat=1)
    assert (await ada.frame(table))["table"]["options"]["agents_d"] == 15


async def test_a_game_that_goes_on_from_another_keeps_its_seats(where: Room) -> None:
    ada = await where.come("Ada")
    table = await alone(ada)
    await do(ada, table, "give_up")
    fork = await ada.make(game="dead_drop", source=table, step=2)
    assert await refused(ada, fork, "add_seat") == "seats_fixed"


async def alone(ada: Guest, **new: object) -> str:
    """A game against bots that wait for Ada."""
    table = await ada.make(**{"game": "dead_drop", "seats": 2, **new})
    await do(ada, table, "sit", seat=0)
    await do(ada, table, "fill", seat=1, bot="random")
    await do(ada, table, "start")
    return table


async def test_in_a_rematch_everybody_s_seat_is_kept_until_they_come(where: Room) -> None:
    ada, odile, max_ = [await where.come(name) for name in ("Ada", "Odile", "Max")]
    table = await ada.make(game="dead_drop", seats=4, options={"rounds": 1})
    for seat, guest in enumerate((ada, odile, max_)):
        await do(guest, table, "sit", seat=seat, colour=("plum", "green", "pink")[seat])
    await do(ada, table, "fill", seat=3, bot="greedy")
    await do(ada, table, "start")
    await played_out(table, ada, odile, max_)
    again = (await do(odile, table, "rematch"))["table"]
    facts = (await ada.frame(table))["table"]
    assert (facts["rematch"], facts["rematch_by"]) == (again, 1)
    frame = await ada.frame(again)
    assert places(frame) == [("bot", None), ("kept", "Ada"), ("person", "Odile"), ("kept", "Max")]
    assert [p["colour"] for p in frame["table"]["places"][1:]] == ["plum", "green", "pink"]
    assert frame["you"]["kept"] == [1] and frame["you"]["seats"] == []
    await same_after_a_restart(where, again)
    [line] = [line for line in await mine(ada) if line["id"] == again]
    assert (line["kept"], line["seats"]) == ([1], []), "an invitation"
    stranger = await where.come("Stranger")
    assert await refused(stranger, again, "sit", seat=1) == "seat_kept"
    assert await refused(max_, again, "sit", seat=1) == "seat_kept"
    assert await refused(odile, again, "start") == "seats_open"
    await do(ada, again, "sit", seat=1)
    assert (await ada.frame(again))["you"]["seats"] == [1]
    await do(max_, again, "put_away")  # does not want to
    assert places(await ada.frame(again))[3] == ("open", None)
    assert again not in [line["id"] for line in await mine(max_)]
    await do(stranger, again, "sit", seat=3)
    frame = await ada.frame(again)
    assert frame["table"]["status"] == "playing" and frame["viewer"] == 1
    await same_after_a_restart(where, again)


async def played_out(table: str, *guests: Guest) -> None:
    for _ in range(200):
        for seat, guest in enumerate(guests):
            frame = await guest.frame(table)
            if frame["table"]["status"] == "over":
                return
            if moves := frame["scene"]["moves"]:
                action = moves[0]["action"]
                await do(guest, table, "play", seat=seat, n=frame["n"], action=action)
    raise AssertionError("the game does not end")


async def test_the_host_of_a_rematch_frees_or_removes_a_seat_that_is_kept(where: Room) -> None:
    ada, odile, max_ = [await where.come(name) for name in ("Ada", "Odile", "Max")]
    table = await ada.make(game="dead_drop", seats=3, options={"rounds": 1})
    for seat, guest in enumerate((ada, odile, max_)):
        await do(guest, table, "sit", seat=seat)
    await do(ada, table, "start")
    await played_out(table, ada, odile, max_)
    again = (await do(ada, table, "rematch"))["table"]
    assert places(await ada.frame(again)) == [
        ("kept", "Max"), ("person", "Ada"), ("kept", "Odile"),
    ]  # fmt: skip
    assert await refused(odile, again, "clear", seat=0) == "not_the_host"
    await do(ada, again, "remove_seat", seat=0)
    await do(odile, again, "sit", seat=1)
    assert (await odile.frame(again))["table"]["status"] == "playing", "nobody is missing"
    assert again not in [line["id"] for line in await mine(max_)]


async def test_who_has_deleted_their_name_is_kept_no_seat(where: Room) -> None:
    ada, odile, max_ = [await where.come(name) for name in ("Ada", "Odile", "Max")]
    table = await ada.make(game="dead_drop", seats=3, options={"rounds": 1})
    for seat, guest in enumerate((ada, odile, max_)):
        await do(guest, table, "sit", seat=seat, name=f"Seat of {guest.name}")
    await do(ada, table, "start")
    await played_out(table, ada, odile, max_)
    assert (await max_.http("DELETE", "/me")).status_code == 204
    again = (await do(ada, table, "rematch"))["table"]
    assert places(await ada.frame(again)) == [
        ("open", None), ("person", "Seat of Ada"), ("kept", "Seat of Odile"),
    ]  # fmt: skip
    assert (await odile.http("DELETE", "/me")).status_code == 204
    await where.quiet(again)
    assert places(await ada.frame(again))[2] == ("kept", None)
    for row in await where.store.rows(again):
        assert b"Odile" not in row.body
    assert "Odile" not in (await ada.get("/me/tables")).text
    await same_after_a_restart(where, again)


async def test_a_game_with_bots_alone_is_given_up_and_has_no_result(where: Room) -> None:
    ada, odile = await where.come("Ada"), await where.come("Odile")
    table = await alone(ada)
    assert await refused(odile, table, "give_up") == "not_seated"
    await do(ada, table, "give_up")
    facts = (await ada.frame(table))["table"]
    assert (facts["status"], facts["points"], facts["given_up"]) == ("over", None, True)
    assert not (await ada.frame(table))["scene"]["moves"]
    [line] = await mine(ada)
    assert line["given_up"] and line["points"] is None and line["alone"]
    assert await refused(ada, table, "give_up") == "game_over"
    assert (await ada.get(f"/tables/{table}/replay?viewer=all")).status_code == 200
    again = (await do(ada, table, "rematch"))["table"]
    assert (await ada.frame(again))["table"]["status"] == "playing", "bots sit there at once"
    await same_after_a_restart(where, table)
    shared = await ada.make(game="dead_drop", seats=2)
    await do(ada, shared, "sit", seat=0)
    assert await refused(ada, shared, "give_up") == "not_started"
    await do(odile, shared, "sit", seat=1)
    await do(ada, shared, "start")
    assert await refused(ada, shared, "give_up") == "others_play"
    await do(odile, shared, "leave")
    assert await refused(ada, shared, "give_up") == "others_play", "they may come back"


async def test_every_record_was_called_spytable_with_a_seat_named_random(where: Room) -> None:
    ada = await where.come("Zoé d’Arc")
    table = await alone(ada)
    await do(ada, table, "give_up")
    answer = await ada.get(f"/tables/{table}/record?viewer=all")
    name = answer.headers["content-disposition"].partition("filename=")[2]
    assert re.fullmatch(r'"dead-drop-\d{4}-\d\d-\d\d-zoe-darc-[a-z]+\.txt"', name), name
    names = Record.parse(answer.text).names
    assert names[0] == "Zoé d’Arc" and re.fullmatch(r"\w+ \(bot, plays at random\)", names[1])


async def test_a_table_is_put_away_and_deleted_when_nobody_else_has_it(where: Room) -> None:
    ada, odile = await where.come("Ada"), await where.come("Odile")
    table = await alone(ada)
    await do(ada, table, "put_away")
    assert await mine(ada) == []
    assert (await ada.get(f"/tables/{table}")).status_code == 404
    assert await where.store.rows(table) == []
    table = await ada.make(game="dead_drop", seats=2, options={"rounds": 1})
    for seat, guest in enumerate((ada, odile)):
        await do(guest, table, "sit", seat=seat)
    assert await refused(ada, table, "put_away") == "others_wait"
    await do(ada, table, "start")
    assert await refused(odile, table, "put_away") == "still_playing"
    before = (await ada.frame(table))["n"]
    await do(odile, table, "leave")
    await do(odile, table, "put_away")
    assert await mine(odile) == [] and len(await mine(ada)) == 1
    await do(odile, table, "return")
    assert len(await mine(odile)) == 1, "who comes back has it again"
    await played_out(table, ada, odile)
    after = (await ada.frame(table))["n"]
    await do(odile, table, "put_away")
    assert await refused(odile, table, "put_away") == "already_so"
    frame = await ada.frame(table)
    assert frame["n"] == after > before, "nobody is told"
    assert places(frame)[1] == ("person", "Odile")
    await same_after_a_restart(where, table)
    await do(ada, table, "put_away")
    assert (await odile.get(f"/tables/{table}")).status_code == 404


async def test_whatever_comes_while_a_table_is_deleted_is_told_that_there_is_none(
    where: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await where.come("Ada")
    table = await alone(ada)
    drop, go_on = where.hall.store.drop, asyncio.Event()

    async def slow(link: str) -> None:
        await go_on.wait()
        await drop(link)

    monkeypatch.setattr(where.hall.store, "drop", slow)
    assert (await ada.do(table, "put_away"))["type"] == "done"
    said = asyncio.create_task(ada.do(table, "chat", text="Is anybody there?"))
    await asyncio.sleep(0)
    go_on.set()
    assert (await said)["code"] == "no_such_table"
    assert await refused(ada, table, "chat", text="And now?") == "no_such_table"
