"""Trying moves out: what a seat would see after some moves of its own, while nothing is played."""

from __future__ import annotations

import asyncio

import pytest

from server.harness import Guest, Message, Seat, Server, play_on, seated

DROP: dict[str, object] = {"game": "dead_drop", "options": {"coins": 2}}
BID_1, DROP_HAND = 1, 3
SMALL: dict[str, object] = {"game": "agent_hunter", "options": {"agents": 4, "bases": 2}}


async def tried(wire: Seat, **question: object) -> Message:
    before = len(wire.answers)
    await wire.send("try", **question)
    await wire.until(lambda wire: len(wire.answers) > before)
    return wire.answers[-1]


async def test_several_moves_are_tried_and_none_is_played(server: Server) -> None:
    table, guests = await seated(server, ["Ada", "Odile"], **SMALL)
    async with guests[0].at(table) as one:
        await one.until_frame()
        before = await guests[0].frame(table, 0)
        put = {move["text"]: move["action"] for move in one.frame["scene"]["moves"]}
        answer = await tried(one, seat=0, actions=[put["put 1"], put["put 3"]])
        assert answer["type"] == "tried" and answer["at"] == 2 and answer["refusal"] is None
        assert answer["n"] == before["n"]
        assert [move["text"] for move in answer["scene"]["moves"]] == ["done"]
        assert answer["scene"]["intel"] != before["scene"]["intel"]
        assert await guests[0].frame(table, 0) == before
        assert len(one.heard) <= 3, "nobody is told"
    replay = (await guests[0].ask("GET", f"/tables/{table}/replay?viewer=A")).json()
    assert len(replay["steps"]) == 1


async def test_what_is_tried_is_what_comes_of_it(server: Server) -> None:
    """As far as the seat can foresee it: nothing is shown by these moves."""
    table, guests = await seated(server, ["Ada", "Odile"], **SMALL)
    async with guests[0].at(table) as one:
        await one.until_frame()
        put = {move["text"]: move["action"] for move in one.frame["scene"]["moves"]}
        seen = (await tried(one, seat=0, actions=[put["put 1"]], text="put 3"))["scene"]
        for text in ("put 1", "put 3"):
            n = (await guests[0].frame(table))["n"]
            await guests[0].do(table, "play", seat=0, n=n, text=text)
        assert (await guests[0].frame(table))["scene"] == seen | {"undo": 2}


async def test_a_row_of_moves_stops_at_the_first_that_cannot_be_made(server: Server) -> None:
    table, guests = await seated(server, ["Ada", "Odile"], **SMALL)
    async with guests[0].at(table) as one:
        await one.until_frame()
        put = {move["text"]: move["action"] for move in one.frame["scene"]["moves"]}
        twice = await tried(one, seat=0, actions=[put["put 1"], put["put 1"], put["put 2"]])
        assert twice["at"] == 1 and twice["refusal"]["rule"].startswith("AH-")
        once = await tried(one, seat=0, actions=[put["put 1"]])
        assert once["scene"] == twice["scene"]
        for text, code in (("put 1", twice["refusal"]["code"]), ("put what", "unreadable")):
            last = await tried(one, seat=0, actions=[put["put 1"]], text=text)
            assert (last["at"], last["refusal"]["code"]) == (1, code)
            assert last["scene"] == once["scene"]
        unknown = await tried(one, seat=0, actions=[put["put 1"], 9999])
        assert unknown["at"] == 1 and unknown["refusal"]["code"] == "no_such_action"


async def test_a_move_that_binds_is_the_last(server: Server) -> None:
    """What comes after it is not known, and nobody is to take a guess for the truth."""
    table, guests = await seated(server, ["Ada", "Odile"], **DROP)
    async with guests[1].at(table) as last:
        await last.until_frame()
        bid = await tried(last, seat=1, actions=[BID_1])
        assert bid["at"] == 1 and bid["refusal"] is None
        more = await tried(last, seat=1, actions=[BID_1, DROP_HAND])
        assert (more["at"], more["refusal"]["code"]) == (1, "not_foreseen")
        assert more["scene"] == bid["scene"] and more["scene"]["moves"] == []
        text = await tried(last, seat=1, actions=[BID_1], text="drop hand")
        assert text["refusal"]["code"] == "not_foreseen"


async def test_no_move_at_all_shows_what_is_there(server: Server) -> None:
    table, guests = await seated(server, ["Ada", "Odile"], **DROP)
    async with guests[0].at(table) as one:
        await one.until_frame()
        answer = await tried(one, seat=0, actions=[])
        assert answer["at"] == 0 and answer["scene"] == one.frame["scene"]


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"seat": 1, "actions": [0]}, "not_your_seat"),
        ({"seat": 7, "actions": [0]}, "not_your_seat"),
        ({"seat": 0, "actions": [0] * 65}, "unreadable_message"),
        ({"seat": 0, "actions": [-1]}, "unreadable_message"),
        ({"seat": 0, "actions": ["0"]}, "unreadable_message"),
        ({"seat": 0, "actions": 0}, "unreadable_message"),
        ({"seat": 0}, "unreadable_message"),
        ({"seat": 0, "actions": [], "text": "x" * 201}, "unreadable_message"),
        ({"seat": 0, "actions": [], "n": 1}, "unreadable_message"),
    ],
)
async def test_a_question_that_nobody_may_ask_is_refused(
    server: Server, question: dict[str, object], code: str
) -> None:
    table, guests = await seated(server, ["Ada", "Odile"], **DROP)
    async with guests[0].at(table) as one:
        await one.until_frame()
        answer = await tried(one, **question)
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert "64 characters" not in answer["text"]
        assert (await tried(one, seat=0, actions=[0] * 64))["type"] == "tried"


async def test_who_only_watches_can_try_nothing(server: Server) -> None:
    table, _ = await seated(server, ["Ada", "Odile"], **DROP)
    for watcher in (Guest(server, ""), await Guest.come(server, "Max")):
        async with watcher.at(table) as seat:
            await seat.until_frame()
            for number in (0, 1):
                answer = await tried(seat, seat=number, actions=[0])
                assert answer["code"] == "not_your_seat"


async def test_nothing_can_be_tried_before_the_start_nor_after_the_end(server: Server) -> None:
    host = await Guest.come(server, "Ada")
    table = await host.make(**DROP)
    await host.do(table, "sit", seat=0)
    async with host.at(table) as seat:
        await seat.until_frame()
        # Before the start everybody sees the table as a spectator does.
        assert (await tried(seat, seat=0, actions=[0]))["code"] == "not_your_seat"

    over, guests = await seated(server, ["Max", "Eve"], **DROP)

    async def play(seat: Seat) -> None:
        await play_on(seat, lambda seat: seat.moves[0])

    async with guests[0].at(over) as one, guests[1].at(over) as other:
        await asyncio.gather(one.until_frame(), other.until_frame())
        await asyncio.gather(play(one), play(other))
        for actions in ([0], []):
            assert (await tried(one, seat=0, actions=actions))["code"] == "game_over"
