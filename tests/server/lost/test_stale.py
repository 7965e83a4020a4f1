"""A submit is stale only if what its seat may do has changed, and then the current view follows."""

from __future__ import annotations

import asyncio
import random

import msgspec

from bounds import to_the_end
from server.harness import Message, Seat, Server, seated
from server.lost.stubborn import Stubborn, all_at, caught_up, moves_of, playing, record_of

DROPS: dict[str, object] = {"game": "dead_drop", "seats": 3}
NAMES = ("Ada", "Ben", "Cy")


async def test_a_move_sent_before_a_word_of_chat_was_heard_is_taken(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as (ada, ben, cy):
        n = ada.frame["n"]
        for seat in (ben, cy):
            await seat.do("chat", text="hurry")
        assert (await ada.do("play", seat=0, n=n, action=1))["type"] == "done"


async def test_a_move_sent_before_others_chose_in_secret_is_taken(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as (ada, ben, cy):
        n = ada.frame["n"]
        await ben.play(1)
        await ben.do("undo", seat=1, n=ben.frame["n"] + 1)
        await caught_up(ben)
        await ben.play(2)
        await cy.play(0)
        assert (await ada.do("play", seat=0, n=n, action=0))["type"] == "done"
        await caught_up(ada, ben)
        assert ben.moves, "Ben has won and drops something"


async def test_a_move_sent_before_somebody_left_is_taken(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as (ada, _, cy):
        n = ada.frame["n"]
        assert (await cy.do("leave"))["type"] == "done"
        assert (await ada.do("play", seat=0, n=n, action=1))["type"] == "done"


async def refused_as_stale(tab: Seat, **play: object) -> None:
    """Refused, in words, and followed by the view as it is now."""
    answer = await tab.do("play", **play)
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert answer["text"]
    assert (await tab.until_frame())["log"] == tab.log


async def test_a_move_whose_options_have_changed_is_stale_and_the_view_follows(
    server: Server,
) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as (ada, ben, cy):
        n = ada.frame["n"]
        await ada.play(2)
        await refused_as_stale(ada, seat=0, n=n, action=1)
        await ben.play(0)
        await cy.play(0)
        await caught_up(ada)
        bidding, dropping = n, ada.frame["n"]
        await refused_as_stale(ada, seat=0, n=bidding, text="drop hand")
        await ada.do("play", seat=0, n=dropping, text="drop hand")
        await refused_as_stale(ada, seat=0, n=dropping, text="drop prize")
        await caught_up(ada)
        assert ada.frame["scene"]["intel"]["dropped"] == ["hand", None]


async def test_a_move_after_undo_and_another_move_does_not_slip_in(server: Server) -> None:
    """What a seat may do is the same again, but not what it has seen: nothing is done twice."""
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as (ada, ben, cy):
        await ada.play(2)
        await ben.play(0)
        await cy.play(0)
        await caught_up(ada)
        n = ada.frame["n"]
        await ada.do("play", seat=0, n=n, text="drop hand")
        await caught_up(ada)
        await ada.do("undo", seat=0, n=ada.frame["n"])
        await caught_up(ada)
        await ada.do("play", seat=0, n=ada.frame["n"], text="drop prize")
        await refused_as_stale(ada, seat=0, n=n, text="drop hand")


async def test_a_number_from_the_future_is_stale(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as (ada, *_):
        await refused_as_stale(ada, seat=0, n=ada.frame["n"] + 1, action=1)
        await refused_as_stale(ada, seat=0, n=0, action=1)


def view(seat: Seat) -> tuple[Message, list[Message], list[Message]]:
    frame = {name: seat.frame[name] for name in ("n", "viewer", "scene", "table", "you")}
    return frame, seat.log, seat.remarks


async def show_the_same(first: Seat, second: Seat) -> None:
    """Others may move meanwhile: as soon as both have heard as much, they show the same."""
    while first.frame["n"] != second.frame["n"]:
        await (first if first.frame["n"] < second.frame["n"] else second).hear()
    assert view(first) == view(second)


async def both_tabs(first: Seat, second: Seat, seat: int) -> str:
    """Two tabs send a move each at the same time; the text of the one that is done."""
    await show_the_same(first, second)
    n, moves = first.frame["n"], first.frame["scene"]["moves"]
    chosen = random.choices(moves, k=2)
    answers = await asyncio.gather(
        *(
            tab.do("play", seat=seat, n=n, action=move["action"])
            for tab, move in zip((first, second), chosen, strict=True)
        )
    )
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
    won = 0 if answers[0]["type"] == "done" else 1
    late = (first, second)[1 - won]
    if answers[1 - won]["code"] == "game_over":
        await late.until(lambda s: s.over)
    else:
        assert answers[1 - won]["code"] == "stale"
        await late.until_frame()
    while any(tab.frame["n"] <= n for tab in (first, second)):
        await (first if first.frame["n"] <= n else second).hear()
    await show_the_same(first, second)
    text: str = chosen[won]["text"]
    return text


async def two_tabs_play(server: Server, names: tuple[str, ...], new: dict[str, object]) -> None:
    table, guests = await seated(server, names, **new)
    others = [Stubborn(guest, table) for guest in guests[1:]]
    done = []
    async with playing(*others), guests[0].at(table) as first, guests[0].at(table) as second:
        await caught_up(first, second)
        for _ in to_the_end(first):
            if first.moves:
                done.append(await both_tabs(first, second, 0))
            else:
                await asyncio.gather(first.until_frame(), second.until_frame())
            await show_the_same(first, second)
    assert moves_of(await record_of(guests[0], table), 0) == done


async def test_of_two_tabs_exactly_one_moves_and_both_show_the_same(server: Server) -> None:
    for _ in range(4):
        await two_tabs_play(server, NAMES, DROPS)


async def test_of_two_tabs_exactly_one_moves_in_a_duel_too(server: Server) -> None:
    options = {"agents": 4, "bases": 2, "tokens": 2}
    for _ in range(2):
        await two_tabs_play(server, ("Ada", "Ben"), {"game": "agent_hunter", "options": options})


async def test_over_http_a_stale_move_is_refused_with_its_code(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    n = (await guests[0].frame(table))["n"]
    await guests[0].do(table, "play", seat=0, n=n, action=1)
    before = (await guests[0].ask("GET", f"/tables/{table}")).content
    assert await guests[0].refused(table, "play", seat=0, n=n, action=2) == "stale"
    assert (await guests[0].ask("GET", f"/tables/{table}")).content == before
    assert msgspec.json.decode(before)["scene"]["intel"]["bids"] == [1, None, None]
