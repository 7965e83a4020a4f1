"""What takes long is bounded, and holds nobody up: the harness fails on a loop that was held."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import cache

import pytest

from server.harness import Guest, seated
from server.leaks.logged import LoggedServer, logged_server
from server.leaks.room import refusal, room, started
from spytable import game as find_game
from spytable.kernel.position import Position
from spytable.kernel.record import STEPS, Record
from spytable.kernel.refusal import BadInput
from spytable.kernel.state import CHANCE
from spytable.server import aside, jobs
from spytable.server.aside import Aside
from spytable.server.denied import Denied
from spytable.server.table import STEPS as TABLE_STEPS


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoggedServer]:
    with logged_server(tmp_path_factory.mktemp("long")) as server:
        yield server


@cache
def endless(steps: int) -> str:
    """A record of a game in which nobody wants to win."""
    rng = random.Random(1)
    position = Position(find_game("spy_connection", 4))
    game = position.game
    while len(position.steps) < steps:
        if position.mover == CHANCE:
            position.draw(rng.choice(position.outcomes())[0])
            continue
        by_kind: dict[str, list[int]] = {}
        for action in position.state.legal(position.mover):
            by_kind.setdefault(game.text(action).partition(" ")[0], []).append(action)
        idle = [kind for kind in by_kind if kind not in ("accept", "connect", "complete")]
        position.play(rng.choice(by_kind[rng.choice(idle or list(by_kind))]))
    return Record.of(position).text()


def test_a_record_without_end_is_not_read() -> None:
    text = endless(STEPS + 100)
    with pytest.raises(BadInput, match=rf"line \d+: a game has at most {STEPS:,} steps"):
        Record.parse(text)


async def test_a_replay_bomb_is_refused(house: LoggedServer) -> None:
    mallory = await Guest.come(house, "Mallory")
    answer = await mallory.ask("POST", "/records", {"record": endless(STEPS + 100)})
    assert answer.status_code == 422 and f"at most {STEPS:,} steps" in answer.json()["text"]


async def uploaded(house: LoggedServer) -> str:
    ada = await Guest.come(house, "Ada")
    answer = await ada.ask("POST", "/records", {"record": endless(STEPS)})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_looking_back_at_the_longest_game_holds_nobody_up(house: LoggedServer) -> None:
    """Its replay, its record and its frame, asked for by strangers while others play."""
    link = await uploaded(house)
    table, guests = await seated(house, ["Iris", "Max"], game="dead_drop", seats=2)
    strangers = [Guest(house, "") for _ in range(4)]
    paths = ("replay?viewer=all", "record?viewer=A", "replay?viewer=B", "")
    asked = [
        asyncio.create_task(who.ask("GET", f"/tables/{link}/{path}".rstrip("/")))
        for who, path in zip(strangers, paths, strict=True)
    ]
    async with guests[0].at(table) as one, guests[1].at(table) as other:
        for seat in (one, other):
            await seat.until_frame()
            assert (await seat.play(seat.moves[0]))["type"] == "done"
    whole, record, seen, frame = [await each for each in asked]
    steps = whole.json()["steps"]
    assert len(steps) == STEPS + 1 and steps[-1]["at"] == STEPS
    assert record.text.splitlines()[-1].startswith(("A", "B", "C", "D", "*"))
    assert seen.json()["viewer"] == 1 and frame.json()["table"]["status"] == "over"
    again = await strangers[0].ask("GET", f"/tables/{link}/replay?viewer=all")
    assert again.content == whole.content


async def test_a_game_that_has_got_too_long_cannot_go_on(house: LoggedServer) -> None:
    link = await uploaded(house)
    ada = await Guest.come(house, "Ada")
    table = await ada.make(game="spy_connection", source=link, step=TABLE_STEPS)
    for seat in range(4):
        await ada.do(table, "sit", seat=seat)
    await ada.do(table, "start")
    frame = await ada.frame(table)
    [seat] = frame["scene"]["intel"]["to_act"]
    frame = await ada.frame(table, seat)
    play = {"seat": seat, "n": frame["n"], "action": frame["scene"]["moves"][0]["action"]}
    assert await ada.refused(table, "play", **play) == "game_too_long"
    await ada.do(table, "chat", text="Once more?")


async def test_a_table_does_not_get_longer_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the waiting room too, where one can sit down and stand up for ever."""
    monkeypatch.setattr(jobs, "ROWS", 20)
    async with room() as where:
        [guest] = await where.crowd(1)
        link = await guest.make(game="dead_drop", seats=2)
        for _ in range(9):
            await guest.do(link, "sit", seat=0)
            await guest.do(link, "clear", seat=0)
        await guest.do(link, "sit", seat=0)
        assert refusal(await guest.do(link, "clear", seat=0)) == "table_worn_out"


async def test_a_new_name_folds_no_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with room() as where:
        guests = await where.crowd(2)
        link, wires = await started(where, guests, game="dead_drop", seats=2)
        monkeypatch.setattr(where.hall, "_folded", None)
        await guests[0].http("PATCH", "/me", {"name": "Countess"})
        await where.quiet(link)
        assert wires[1].frame["table"]["places"][0]["name"] == "Countess"


async def test_too_many_who_look_back_are_asked_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aside, "AT_ONCE", 1)
    beside, pieces = Aside(), [b"one", b"two"]
    first = beside.pieces("a", lambda: iter(pieces))
    assert await anext(first) == b"onetwo"
    with pytest.raises(Denied):
        beside.pieces("b", lambda: iter(pieces))
    assert [piece async for piece in first] == []
    kept = [piece async for piece in beside.pieces("a", lambda: iter([b"other"]))]
    assert kept == [b"onetwo"], "what was made is told again"
    beside.close()


async def test_what_is_kept_of_looking_back_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aside, "MOST_KEPT", 10)
    beside = Aside()
    for key in "abc":
        _ = [piece async for piece in beside.pieces(key, lambda: iter([b"12345"]))]
    assert list(beside._kept) == ["b", "c"] and beside._size == 10
    beside.close()
