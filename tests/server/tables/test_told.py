"""What players are told in numbers: the outlook of a move, and the account of a score."""

from __future__ import annotations

import asyncio

import pytest

from server.harness import Guest, Message, Seat, Server, play_on, seated

SMALL: dict[str, object] = {"game": "agent_hunter", "options": {"agents": 3, "bases": 1}}


async def told(wire: Seat, **question: object) -> Message:
    before = len(wire.answers)
    await wire.send("ask", **question)
    await wire.until(lambda wire: len(wire.answers) > before)
    return wire.answers[-1]


async def acting(server: Server, aids: dict[str, str]) -> tuple[str, Guest, int]:
    """A table where both have placed, and who is to act at which seat."""
    table, guests = await seated(server, ["Ada", "Odile"], **SMALL, aids=aids)
    for seat, guest in enumerate(guests):
        for text in ("put 1", "done"):
            n = (await guest.frame(table))["n"]
            await guest.do(table, "play", seat=seat, n=n, text=text)
    frame = await guests[0].frame(table)
    turn = frame["scene"]["intel"]["active"]
    return table, guests[turn], turn


async def test_who_asks_about_a_move_is_told_what_could_come_of_it(server: Server) -> None:
    table, guest, turn = await acting(server, {"sheet": "filled"})
    async with guest.at(table) as seat:
        await seat.until_frame()
        answer = await told(seat, seat=turn, text="attack middle with 2")
        keys = [outcome["say"]["key"] for outcome in answer["outlook"]]
        assert keys == ["outlook-hit", "outlook-greater"]
        assert [outcome["ways"] for outcome in answer["outlook"]] == [1, 2]
        assert answer["outlook"][1]["say"]["values"]["numbers"] == "0, 1"
        assert answer["outlook"][1]["say"]["values"]["runs"] == "0, 1"
        move = {"type": "attack-with", "base": 0, "number": 2}
        assert await told(seat, seat=turn, move=move) == answer, "the same move as a value"
        assert "outlook" not in await told(seat, seat=turn, text="attack middle with 1")


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "attack"},
        {"type": "attack-with", "base": 0},
        {"type": "attack-with", "base": "left", "number": 1},
        {"type": "swap", "base": 1 << 62},
        {"type": "first", "seat": 0},
    ],
)
async def test_a_value_that_is_no_move_is_refused_with_a_reason(
    server: Server, move: dict[str, object]
) -> None:
    table, guest, turn = await acting(server, {"sheet": "filled"})
    async with guest.at(table) as seat:
        await seat.until_frame()
        for kind in ("ask", "try"):
            await seat.send(
                kind, **({"actions": []} if kind == "try" else {}), seat=turn, move=move
            )
            while (answer := await seat.hear())["type"] not in ("told", "tried", "refused"):
                pass
            assert (answer.get("refusal") or answer)["code"]
        assert (await told(seat, seat=turn, text="attack middle with 2"))["outlook"]


async def test_a_question_about_a_seat_that_this_table_lacks_broke_an_assertion(
    server: Server,
) -> None:
    table, guests = await seated(server, ["Ada", "Odile", "Max"], game="spywhere", seats=3)
    for _ in range(20):
        scene = (await guests[0].frame(table))["scene"]
        [turn] = scene["intel"]["to_act"]
        if scene["intel"]["phase"] == "naming":
            break
        frame = await guests[turn].frame(table)
        action = frame["scene"]["moves"][0]["action"]
        await guests[turn].do(table, "play", seat=turn, n=frame["n"], action=action)
    async with guests[turn].at(table) as seat:
        await seat.until_frame()
        await seat.send("ask", seat=turn, move={"type": "name", "seat": 5, "nation": "FR"})
        while (answer := await seat.hear())["type"] not in ("told", "refused"):
            pass
        assert (answer.get("refusal") or answer)["code"] == "no_such_seat"


@pytest.mark.parametrize("choice", ["off", "by_hand"])
async def test_a_table_without_a_filled_sheet_tells_no_odds(server: Server, choice: str) -> None:
    table, guest, turn = await acting(server, {"sheet": choice})
    async with guest.at(table) as seat:
        await seat.until_frame()
        for text in ("attack middle with 2", "attack middle from middle"):
            answer = await told(seat, seat=turn, text=text)
            assert answer["outlook"]
            for outcome in answer["outlook"]:
                assert outcome["ways"] == 0
                assert outcome["say"]["values"].get("numbers", "") == ""
                assert outcome["say"]["values"].get("runs", "") == ""


async def test_the_score_is_accounted_for_when_the_game_is_over(server: Server) -> None:
    new: dict[str, object] = {"game": "agent_hunter", "options": {"turn_limit": 2, "tokens": 0}}
    table, guests = await seated(server, ["Ada", "Odile"], **new)
    assert "account" not in (await guests[0].frame(table))["scene"]

    async def play(seat: Seat) -> None:
        await play_on(seat, lambda seat: seat.moves[0])

    async with guests[0].at(table) as one, guests[1].at(table) as other:
        await asyncio.gather(one.until_frame(), other.until_frame())
        await asyncio.gather(play(one), play(other))
        points = one.frame["table"]["points"]
        for frame in (one.frame, other.frame, await guests[0].frame(table)):
            tallies = frame["scene"]["account"]["tallies"]
            assert [tally["points"] for tally in tallies] == points
    for viewer in ("A", "B", "spectator", "all"):
        replay = (await guests[0].ask("GET", f"/tables/{table}/replay?viewer={viewer}")).json()
        *before, last = [step["scene"] for step in replay["steps"]]
        assert not any("account" in scene for scene in before)
        assert [tally["points"] for tally in last["account"]["tallies"]] == points
