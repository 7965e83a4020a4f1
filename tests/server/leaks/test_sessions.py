"""A session that has ended ends everywhere: nobody goes on in its name over an open connection."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.leaks.room import Guest, Room, Wire, refusal, room, started
from spytable.server.clock import DAY

PASSWORD = "correct horse"
TOY: dict[str, object] = {"game": "dead_drop", "seats": 2}


async def again(where: Room, guest: Guest) -> Guest:
    """The same person on another device."""
    _, token = await where.people.login(guest.name, PASSWORD)
    return Guest(where, guest.name, token)


async def claimed(where: Room, name: str) -> Guest:
    guest = await where.come(name)
    answer = await guest.http("PUT", "/me/password", {"password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return guest


async def change_password(guest: Guest) -> None:
    body = {"password": "battery staple", "old": PASSWORD}
    assert (await guest.http("PUT", "/me/password", body)).status_code == 200


async def log_out(guest: Guest) -> None:
    assert (await guest.http("DELETE", "/session")).status_code == 204


async def delete(guest: Guest) -> None:
    assert (await guest.http("DELETE", "/me")).status_code == 204


async def stays(guest: Guest, wire: Wire) -> bool:
    answer = await wire.do("chat", text="here")
    return wire.open and answer["type"] == "done" and (await guest.get("/me")).status_code == 200


async def left(guest: Guest, wire: Wire) -> bool:
    """Whether a connection was closed as one whose session has ended."""
    await wire.room.quiet()
    assert (await guest.get("/me")).status_code == 401
    return not wire.open and wire.code == 4401


async def test_a_change_of_password_ends_the_connections_of_all_other_devices() -> None:
    async with room() as where:
        ada, ben = await claimed(where, "Ada"), await where.come("Ben")
        link, (old, other) = await started(where, [ada, ben], **TOY)
        phone = await again(where, ada)
        new = await phone.at(link)
        await change_password(phone)
        assert await left(ada, old)
        assert await stays(phone, new) and await stays(ben, other)


@pytest.mark.parametrize("end", [log_out, delete])
async def test_whoever_logs_out_or_is_deleted_is_gone_from_the_table(
    end: Callable[[Guest], Awaitable[None]],
) -> None:
    async with room() as where:
        ada, ben = [await where.come(name) for name in ("Ada", "Ben")]
        link, (mine, other) = await started(where, [ada, ben], **TOY)
        await end(ada)
        assert await left(ada, mine)
        assert where.live(link).connected() == (1,)
        assert await stays(ben, other)


async def test_what_comes_on_a_connection_whose_session_has_ended_is_not_done() -> None:
    async with room() as where:
        guests = await where.crowd(2)
        link, (wire, _) = await started(where, guests, **TOY)
        wire.deaf = True  # it goes on sending
        await where.people.log_out(guests[0].token)
        rows = len(await where.store.rows(link))
        await wire.tell("play", seat=0, n=wire.frame["n"], action=wire.moves[0], key="late")
        await wire.tell("chat", text="late")
        assert len(await where.store.rows(link)) == rows


async def test_a_move_that_waits_its_turn_is_refused_when_its_session_ends_meanwhile() -> None:
    async with room() as where:
        guests = await where.crowd(2)
        link, (wire, other) = await started(where, guests, **TOY)
        live, answers = where.live(link), list[Any]()
        held: list[tuple[Any, ...]] = []
        append = where.store.append
        where.store.append = lambda *row: held.append(row)  # type: ignore[method-assign]
        other.send("chat", text="first")
        wire.send("play", seat=0, n=wire.frame["n"], action=wire.moves[0])
        assert len(held) == 1
        [job] = live.jobs
        job.reply = answers.append
        await where.people.log_out(guests[0].token)
        where.store.append = append  # type: ignore[method-assign]
        append(*held[0])
        await where.quiet(link)
        [refused] = answers
        assert refused.refusal.code == "who_are_you"
        kept = [row.body for row in await where.store.rows(link)]
        assert b"first" in kept[-1] and not any(b'"played"' in body for body in kept)


async def test_a_session_that_ends_while_its_token_is_looked_up_lets_nobody_in() -> None:
    async with room() as where:
        guests = await where.crowd(2)
        link, _ = await started(where, guests, **TOY)
        looked_up = where.people.by_token

        async def slowly(token: str) -> Any:
            found = await looked_up(token)
            await where.people.log_out(token)
            return found

        where.people.by_token = slowly  # type: ignore[method-assign]
        wire = await guests[0].at(link)
        assert wire.socket.person is None and not wire.frame


async def test_sessions_that_ended_unheard_are_found_when_notices_were_missed() -> None:
    async with room() as where:
        guests = await where.crowd(2)
        link, (wire, other) = await started(where, guests, **TOY)
        await where.people.note_uses()
        where.store._listener = None  # type: ignore[attr-defined]
        await where.people.log_out(guests[0].token)
        await where.quiet(link)
        assert wire.open
        where.people.forget_all()
        where.sockets.missed()
        assert await left(guests[0], wire)
        assert await stays(guests[1], other)


async def test_who_is_connected_stays_signed_in_and_who_does_not_come_is_signed_out() -> None:
    async with room() as where:
        here, away = await where.come("Ada"), await where.come("Ben")
        link, (wire, other) = await started(where, [here, away], **TOY)
        other.hang_up()
        where.hall.attendant.session_days = 3
        for _ in range(5):
            where.clock.now += DAY
            where.people._noted.clear()  # as an hour does
            where.sockets._note_uses()
            await where.people.note_uses()
            await where.hall.attendant.expire()
        assert await stays(here, wire)
        assert (await away.get("/me")).status_code == 401
        assert refusal(await away.do(link, "chat", text="hello")) == "who_are_you"
