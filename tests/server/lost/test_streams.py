"""Each viewer's stream has its own numbers, and whoever comes again is sent what came since."""

from __future__ import annotations

import msgspec

from laws.settings import examples
from server.harness import Guest, Message, Seat, Server, seated
from server.lost.conftest import Starter
from server.lost.stubborn import all_at, caught_up, frames
from spytable import OMNISCIENT, SPECTATOR

NAMES = ("Ada", "Ben", "Cy")
DROPS: dict[str, object] = {"game": "dead_drop", "seats": 3, "options": {"rounds": 2}}


def decoded(seat: Seat) -> list[Message]:
    return [msgspec.json.decode(heard) for heard in frames(seat)]


async def bid(seats: list[Seat], bids: tuple[int, ...]) -> None:
    """All bid, in the order of seats."""
    for seat, coins in zip(seats, bids, strict=True):
        await caught_up(seat)
        assert (await seat.play(coins))["type"] == "done"
    await caught_up(*seats)


async def act(seats: list[Seat], place: int, kind: str, **values: object) -> None:
    """Something that is done, and that everybody has heard of."""
    await caught_up(*seats)
    seat = seats[place]
    if kind in ("play", "undo"):
        values |= {"seat": place, "n": seat.frame["n"]}
    answer = await seat.do(kind, **values)
    assert answer["type"] == "done", answer
    await caught_up(*seats)


async def eventful(seats: list[Seat]) -> None:
    """Half a game with chat, an undo of one's own, one by consent, somebody who leaves and
    returns, and one who watches; `seats` are those of the players."""
    await act(seats, 0, "chat", text="hello")
    await bid(seats, (1, 0, 2))
    await act(seats, 2, "play", text="drop hand")
    await act(seats, 1, "chat", text="hm")
    await act(seats, 2, "undo")
    await act(seats, 2, "play", text="drop prize")
    await act(seats, 2, "play", text="done")
    await bid(seats, (1, 1, 0))
    await act(seats, 0, "play", text="drop hand")
    await act(seats, 1, "ask_undo", seat=1)
    await act(seats, 1, "withdraw_undo", seat=1)
    await act(seats, 1, "ask_undo", seat=1)
    await act(seats, 0, "answer_undo", seat=0, agree=True)
    await act(seats, 2, "answer_undo", seat=2, agree=True)
    await act(seats, 1, "chat", text="thank you")
    await act(seats, 1, "play", text="bid 2")
    await act(seats, 2, "play", text="bid 0")


async def test_numbers_go_up_one_at_a_time_for_every_viewer(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    watcher = await Guest.come(server, "Wim")
    async with all_at([*guests, watcher], table) as seats:
        await eventful(seats[:3])
        await caught_up(*seats)
        for seat in seats:
            numbers = [frame["n"] for frame in decoded(seat)]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            whole = await guests[0].frame(table) if seat is seats[0] else None
            assert whole is None or whole["n"] == numbers[-1]


async def test_a_hidden_choice_is_sent_to_nobody_else(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    watcher = await Guest.come(server, "Wim")
    async with all_at([*guests, watcher], table) as seats:
        await caught_up(*seats)
        before = [len(frames(seat)) for seat in seats]
        await seats[1].play(1)
        await caught_up(*seats)
        assert [len(frames(seat)) for seat in seats] == [before[0], before[1] + 1, *before[2:]]
        await seats[1].do("undo", seat=1, n=seats[1].frame["n"])
        await caught_up(*seats)
        assert [len(frames(seat)) for seat in seats] == [before[0], before[1] + 2, *before[2:]]


def states(recorded: list[Message]) -> dict[int, tuple[list[Message], list[Message]]]:
    """By number, the log and the remarks of somebody who was there all the time."""
    log: list[Message] = []
    remarks: list[Message] = []
    found = {}
    for frame in recorded:
        log[frame.get("start", 0) :] = frame.get("log", [])
        if "remarks" in frame:
            remarks[frame.get("remarks_start", 0) :] = frame["remarks"]
        found[frame["n"]] = (list(log), list(remarks))
    return found


async def first_frame(guest: Guest, table: str, query: str) -> bytes:
    async with guest.at(table, query) as seat:
        await seat.until_frame()
        return frames(seat)[0]


async def test_whoever_comes_again_is_sent_exactly_what_came_since(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    watcher = await Guest.come(server, "Wim")
    everybody = [*guests, watcher]
    async with all_at(everybody, table) as seats:
        await eventful(seats[:3])
        await caught_up(*seats)
        for viewer, guest, seat in zip((0, 1, 2, SPECTATOR), everybody, seats, strict=True):
            recorded = decoded(seat)
            known = states(recorded)
            last = recorded[-1]["n"]
            log, remarks = known[last]
            assert len(log) < max(len(lines) for lines, _ in known.values()), "it was shortened"
            for n, (lines, heard) in known.items():
                raw = await first_frame(guest, table, f"?since={n}&viewer={viewer}")
                frame = msgspec.json.decode(raw)
                assert (frame["n"], frame["viewer"]) == (last, viewer)
                assert frame["scene"] == recorded[-1]["scene"]
                starts = [later.get("start", 0) for later in recorded if later["n"] > n]
                stand = min(starts, default=len(log))
                assert frame.get("start", 0) == stand
                assert lines[:stand] + frame.get("log", []) == log
                assert heard + frame.get("remarks", []) == remarks
                assert frame.get("remarks_start", 0) == (
                    len(heard) if frame.get("remarks") else frame.get("remarks_start", 0)
                )


NONSENSE = (
    "", "?since=3", "?viewer=0", "?since=9999&viewer=0", "?since=0&viewer=0",
    "?since=-3&viewer=0", "?since=&viewer=", "?since=abc&viewer=0", "?since=4.0&viewer=0",
    "?since=99999999999999999999999&viewer=0", "?since=4&viewer=1", f"?since=4&viewer={SPECTATOR}",
    f"?since=4&viewer={OMNISCIENT}", "?since=4&viewer=7", "?since=%C2%B2&viewer=0",
    "?since=4&viewer=x", "?since=1e1&viewer=0", "?since=%00&viewer=0",
)  # fmt: skip


async def test_a_number_that_makes_no_sense_brings_the_whole(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        await act(seats, 0, "chat", text="hello")
        await bid(seats, (1, 0, 2))
    whole = await first_frame(guests[0], table, "")
    frame = msgspec.json.decode(whole)
    assert frame["log"] == seats[0].log
    assert [remark["text"] for remark in frame["remarks"]] == ["hello"]
    for query in NONSENSE:
        assert await first_frame(guests[0], table, query) == whole, query


async def all_frames(guests: list[Guest], table: str, last: int) -> list[bytes]:
    found = []
    for viewer, guest in enumerate(guests):
        for n in range(last + 1):
            found.append(await first_frame(guest, table, f"?since={n}&viewer={viewer}"))
    return found


async def test_a_restart_changes_neither_numbers_nor_what_came_since(
    db: str, start: Starter
) -> None:
    server = start(db)
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        await eventful(seats)
        last = max(seat.frame["n"] for seat in seats)
    before = await all_frames(guests, table, last)
    if db.startswith("postgresql"):
        other = start(db)
        for guest in guests:
            guest.server = other
        assert await all_frames(guests, table, last) == before
        for guest in guests:
            guest.server = server
    server.kill()
    server.start()
    assert await all_frames(guests, table, last) == before


async def test_whoever_comes_while_something_is_being_kept_is_sent_one_first_frame(
    server: Server,
) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        for turn in range(1, 1 + examples(8, 7)):  # nobody may say more than 300 things
            for word in range(5):
                await seats[0].send("chat", text=f"word {word}")
            async with guests[1].at(table) as late:
                await late.until(lambda s, turn=turn: s.said == 5 * turn)  # type: ignore[misc]
                await caught_up(late)
                numbers = [frame["n"] for frame in decoded(late)]
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_whoever_comes_with_the_last_number_while_a_hidden_choice_is_being_kept_is_greeted(
    server: Server,
) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        n = seats[1].frame["n"]
        for _ in range(examples(6, 10)):
            await seats[0].send("play", seat=0, n=seats[0].frame["n"], action=1)
            async with guests[1].at(table, f"?since={n}&viewer=1") as late:
                assert (await late.until_frame())["n"] == n
            await caught_up(seats[0])
            await seats[0].send("undo", seat=0, n=seats[0].frame["n"])
            async with guests[1].at(table, f"?since={n}&viewer=1") as late:
                assert (await late.until_frame())["n"] == n
            await caught_up(seats[0])
