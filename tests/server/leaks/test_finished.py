"""While a game goes on its secrets are kept from all; when it is over everybody may look."""

from __future__ import annotations

import pytest

from bounds import to_the_end
from server.leaks.room import Guest, Room, Wire, refusal, room, started
from spytable import SPECTATOR

GAMES = ["agent_hunter", "dead_drop"]


async def codes(guest: Guest, link: str, seats: int) -> dict[str, str]:
    """How each look back is answered: `ok`, or the reason why not."""
    found = {}
    for what in ("record", "replay"):
        for name in (*"ABCD"[:seats], "spectator", "all"):
            answer = await guest.get(f"/tables/{link}/{what}?viewer={name}")
            ok = answer.status_code == 200
            assert ok or answer.status_code in (403, 409)
            found[f"{what} {name}"] = "ok" if ok else str(answer.json()["code"])
    return found


def open_to(names: str, seats: int) -> dict[str, str]:
    return {
        f"{what} {name}": "ok" if name in names.split() else "still_secret"
        for what in ("record", "replay")
        for name in (*"ABCD"[:seats], "spectator", "all")
    }


async def play_out(where: Room, link: str, wires: list[Wire]) -> None:
    for _ in to_the_end(wires[0]):
        for seat, wire in enumerate(wires):
            if wire.moves:
                await wire.play(seat, wire.moves[-1])


@pytest.mark.parametrize("game", GAMES)
async def test_looking_back_is_open_to_all_only_when_the_game_is_over(game: str) -> None:
    async with room() as where:
        guests = await where.crowd(2)
        passer_by = await where.come("Passer-by")
        link, wires = await started(where, guests, game=game, seats=2)
        steps = 0
        for _ in to_the_end(wires[0]):
            assert await codes(guests[0], link, 2) == open_to("A spectator", 2)
            assert await codes(guests[1], link, 2) == open_to("B spectator", 2)
            for outsider in (passer_by, where.stranger):
                assert await codes(outsider, link, 2) == open_to("spectator", 2)
            made = await passer_by.http("POST", "/tables", {"game": game, "source": link})
            assert made.json()["code"] == "still_secret"
            assert refusal(await wires[0].do("rematch")) == "not_over"
            for seat, wire in enumerate(wires):
                if wire.moves and not wire.over:
                    await wire.play(seat, wire.moves[-1])
                    steps += 1
        assert steps > 4
        for anybody in (*guests, passer_by, where.stranger):
            assert await codes(anybody, link, 2) == open_to("A B spectator all", 2)


async def test_before_the_start_there_is_nothing_to_look_back_at() -> None:
    async with room() as where:
        guests = await where.crowd(2)
        link, wires = await started(where, guests, game="dead_drop", seats=2)
        await play_out(where, link, wires)
        onward = await guests[0].make(game="dead_drop", source=link, step=3)
        assert set((await codes(guests[1], onward, 2)).values()) == {"not_started"}
        frame = await guests[1].frame(onward)
        assert frame["viewer"] == SPECTATOR and "scene" not in frame


async def test_a_seat_that_was_left_does_not_open_to_others() -> None:
    async with room() as where:
        guests = await where.crowd(3)
        link, wires = await started(where, guests, game="dead_drop", seats=3)
        await wires[2].do("leave")
        await where.quiet(link)
        assert await codes(guests[0], link, 3) == open_to("A spectator", 3)
        assert await codes(guests[2], link, 3) == open_to("C spectator", 3)


async def test_a_deleted_person_is_a_stranger_to_its_seat() -> None:
    async with room() as where:
        guests = await where.crowd(2)
        link, wires = await started(where, guests, game="dead_drop", seats=2)
        assert wires[1].viewer == 1
        assert (await guests[1].http("DELETE", "/me")).status_code == 204
        await where.quiet(link)
        await wires[0].do("chat", text="Gone?")
        assert not wires[1].open, "it is sent nothing any more"
        back = await guests[1].at(link)
        assert not back.frame, "nor is it let in by its token"
        answer = await guests[1].get(f"/tables/{link}/record?viewer=B")
        assert answer.status_code in (401, 403)
