"""What a bot means to do: told to its team-mates in a sentence, to nobody in a game of secrets."""

from __future__ import annotations

import pytest

from server.harness import Guest, Message, Seat, Server, seated

CASE: dict[str, object] = {"game": "spy_club", "seats": 2}
HUNT: dict[str, object] = {"game": "agent_hunter"}


async def with_a_bot(server: Server, **new: object) -> tuple[str, Guest]:
    ada = await Guest.come(server, "Ada")
    table = await ada.make(**new)
    await ada.do(table, "sit", seat=0)
    await ada.do(table, "fill", seat=1, bot="greedy")
    await ada.do(table, "start")
    return table, ada


async def intended(wire: Seat, seat: int) -> Message:
    before = len(wire.answers)
    await wire.send("intention", seat=seat)
    await wire.until(lambda wire: len(wire.answers) > before)
    return wire.answers[-1]


async def test_a_bot_says_what_it_plans_and_for_which_aspect(server: Server) -> None:
    table, ada = await with_a_bot(server, **CASE)
    async with ada.at(table) as one:
        await one.until_frame()
        answer = await intended(one, 1)
        assert answer["type"] == "intended" and answer["seat"] == 1
        assert answer["say"]["key"].startswith("intention-")
        assert answer["say"]["values"]["aspect"].startswith("@aspect-")


@pytest.mark.parametrize("seat", [0, 1, 5])
async def test_neither_a_person_nor_an_empty_seat_has_a_plan(server: Server, seat: int) -> None:
    table, guests = await seated(server, ["Ada", "Odile"], **CASE)
    async with guests[0].at(table) as one:
        await one.until_frame()
        assert (await intended(one, seat))["code"] == "no_intention"


async def test_a_bot_with_secrets_tells_nobody_what_it_plans(server: Server) -> None:
    table, ada = await with_a_bot(server, **HUNT)
    async with ada.at(table) as one:
        await one.until_frame()
        assert (await intended(one, 1))["code"] == "no_intention"
