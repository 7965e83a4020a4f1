"""Frames omit what a table has turned off, for everybody and everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bounds import to_the_end
from server.leaks.room import Room, room, started

SHEET = ("possible", "ways", "in_hand")


def fields(found: Any, names: tuple[str, ...]) -> Iterator[Any]:
    """The values that fields of these names have, anywhere inside."""
    if isinstance(found, dict):
        for name, value in found.items():
            if name in names:
                yield value
            yield from fields(value, names)
    elif isinstance(found, list):
        for value in found:
            yield from fields(value, names)


async def everything_sent(
    where: Room, game: str, aids: dict[str, str], **new: Any
) -> tuple[list[Any], str]:
    """A whole game: all that seats and spectators were sent, over websockets and HTTP."""
    guests = await where.crowd(2)
    link, wires = await started(where, guests, game=game, seats=2, aids=aids, **new)
    wires.append(await where.stranger.at(link))
    sent: list[Any] = []
    for _ in to_the_end(wires[0]):
        for seat in (0, 1):
            wire = wires[seat]
            if wire.moves:
                await wire.tell("ask", seat=seat)
                for action in {wire.moves[0], wire.moves[-1], wire.moves[len(wire.moves) // 2]}:
                    await wire.tell("ask", seat=seat, action=action)
                    await wire.tell("try", seat=seat, actions=[action])
                await wire.tell("play", seat=seat, n=0, action=0)
                await wire.play(seat, wire.moves[len(wire.heard) % len(wire.moves)])
        for guest in (*guests, where.stranger):
            sent.append(await guest.frame(link))
            sent.append((await guest.get(f"/tables/{link}/replay?viewer=spectator")).json())
    for name in ("A", "B", "spectator", "all"):
        for guest in (*guests, where.stranger):
            sent.append((await guest.get(f"/tables/{link}/replay?viewer={name}")).json())
    for wire in wires:
        sent += [msgspec.json.decode(message) for message in wire.heard]
    return sent, link


@pytest.mark.parametrize("choice", ["off", "by_hand"])
async def test_without_a_filled_sheet_nobody_is_sent_a_number_of_it(choice: str) -> None:
    async with room() as where:
        sent, link = await everything_sent(where, "agent_hunter", {"sheet": choice})
        found = list(fields(sent, SHEET))
        assert found and all(value in ([], 0) for value in found)
        left = list(fields(list(fields(sent, ("outlook",))), ("numbers",)))
        assert left and set(left) == {""}, "not in the outlook of a move either"
        # A rematch, and a table that goes on from this one, are as the table was.
        host = (await where.crowd(1))[0]
        onward = await host.make(game="agent_hunter", source=link, step=12)
        assert (await host.frame(onward))["table"]["aids"] == {"sheet": choice}


async def test_a_filled_sheet_is_sent() -> None:
    async with room() as where:
        sent, _ = await everything_sent(where, "agent_hunter", {"sheet": "filled"})
        assert any(fields(sent, ("possible",))) and any(fields(sent, ("ways",)))
        assert any(fields(list(fields(sent, ("outlook",))), ("ways",)))


async def test_without_memory_nobody_is_told_who_won_the_past_rounds() -> None:
    async with room() as where:
        sent, _ = await everything_sent(where, "dead_drop", {"memory": "off"})
        found = list(fields(sent, ("won",)))
        assert found and all(value == [] for value in found)


async def test_with_memory_everybody_is_told_who_won_the_past_rounds() -> None:
    async with room() as where:
        sent, _ = await everything_sent(where, "dead_drop", {"memory": "shown"})
        assert any(0 in value or 1 in value for value in fields(sent, ("won",)))


async def test_a_bot_knows_the_same_whatever_the_table_shows_to_people() -> None:
    """Its Intel is its seat's, and a screen's aids are for people."""
    known = []
    for choice in ("filled", "off"):
        async with room() as where:
            where.chance.extend([0])
            [guest] = await where.crowd(1)
            link = await guest.make(
                game="agent_hunter", aids={"sheet": choice}, options={"turn_limit": 12}
            )
            await guest.do(link, "sit", seat=0)
            await guest.do(link, "fill", seat=1, bot="greedy")
            wire = await guest.at(link)
            await wire.do("start")
            while wire.moves and not wire.over:
                await wire.play(0, wire.moves[0])
                await where.quiet(link)
            known.append(where.thinkers.seen)  # type: ignore[attr-defined]
    assert known[0] == known[1] and known[0]
