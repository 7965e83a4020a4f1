"""In whichever order simultaneous choices came, record and frames are the same."""

from __future__ import annotations

import itertools
import random
from collections import defaultdict

import msgspec

from bounds import to_the_end
from laws.settings import SOAK, examples
from server.harness import Guest, Message, Seat, Server
from server.lost.stubborn import all_at, caught_up, frames, record_of
from toy import DeadDrop

NAMES = ("Ada", "Ben", "Cy", "Dot")
BIDS = (1, 2, 0, 2)
# Three of a kind are dealt and one of the other: what is left in the bag are two alike, so that
# chance brings the same at every table.
COMPONENTS = DeadDrop().edition
assert COMPONENTS is not None
DEALT = f"""record 1
game dead_drop rules 1
components {COMPONENTS.name} {COMPONENTS.hash}
option kinds 2
option rounds 2
option coins 2
seat A Ada
seat B Ben
seat C Cy
seat D Dot

*  draw 0
*  draw 0
*  draw 0
*  draw 1
"""


async def dealt(guests: list[Guest]) -> str:
    """A table to go on from, all of whose chance is settled."""
    answer = await guests[0].ask("POST", "/records", {"record": DEALT})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def started(guests: list[Guest], **new: object) -> str:
    table = await guests[0].make(**new)
    for place, guest in enumerate(guests):
        await guest.do(table, "sit", seat=place)
    await guests[0].do(table, "start")
    return table


def sent(seat: Seat, table: str) -> list[bytes]:
    """The frames that a viewer was sent, without the table's name."""
    return [frame.replace(table.encode(), b"TABLE") for frame in frames(seat)]


def told(seat: Seat) -> tuple[Message, list[Message]]:
    """What a viewer knows at the end."""
    return seat.frame["scene"], seat.log


async def test_all_orders_of_a_simultaneous_bid_come_to_the_same(server: Server) -> None:
    guests = [await Guest.come(server, name) for name in NAMES]
    watcher = await Guest.come(server, "Wim")
    source = await dealt(guests)
    records = set()
    streams: dict[tuple[int, str], list[list[bytes]]] = defaultdict(list)
    knowledge: dict[int, list[tuple[Message, list[Message]]]] = defaultdict(list)
    orders = list(itertools.permutations(range(4)))
    for order in orders if SOAK else orders[::3]:
        table = await started(guests, game="dead_drop", source=source, step=4)
        async with all_at([*guests, watcher], table) as seats:
            for place in order:
                await seats[place].play(BIDS[place])
            await caught_up(*seats)
            assert seats[1].moves, "of equal bids the lowest seat's wins"
            await seats[1].do("play", seat=1, n=seats[1].frame["n"], text="drop prize")
            await caught_up(*seats)
            await seats[1].do("play", seat=1, n=seats[1].frame["n"], text="done")
            await caught_up(*seats)
            for place in reversed(order):
                await seats[place].play(0)
            await caught_up(*seats)
            for text in ("drop hand", "done"):
                await seats[0].do("play", seat=0, n=seats[0].frame["n"], text=text)
                await caught_up(*seats)
            assert seats[0].over
            for viewer, seat in enumerate(seats):
                knowledge[viewer].append(told(seat))
                # Whoever chose last is shown its choice and the outcome at once, and knows it.
                last = "first" if viewer == order[-1] else "second" if viewer == order[0] else ""
                streams[viewer, last].append(sent(seat, table))
        records.add(await record_of(guests[0], table))
    assert len(records) == 1
    for viewer, known in knowledge.items():
        assert all(one == known[0] for one in known), viewer
    for who, told_to in streams.items():
        assert all(one == told_to[0] for one in told_to), who


async def test_agents_placed_in_any_order_stand_the_same(server: Server) -> None:
    guests = [await Guest.come(server, name) for name in NAMES[:2]]
    watcher = await Guest.come(server, "Wim")
    chance = random.Random(7)
    placing: dict[int, set[bytes]] = defaultdict(set)
    whole: dict[tuple[int, str], set[bytes]] = defaultdict(set)
    records: dict[str, set[str]] = defaultdict(set)
    for _ in range(examples(8)):
        table = await started(
            guests, game="agent_hunter", options={"agents": 5, "bases": 2, "tokens": 1}
        )
        async with all_at([*guests, watcher], table) as seats:
            left = [0, 0]
            while all(seat.frame["scene"]["intel"]["phase"] == "placing" for seat in seats):
                ready = [place for place in (0, 1) if seats[place].moves]
                place = chance.choice(ready)
                await seats[place].play(max(seats[place].moves))
                await caught_up(*seats)
                left[place] += 1
            last = place
            first = str(seats[2].frame["scene"]["intel"]["active"])
            for viewer in (0, 1, 2):
                if viewer != last:
                    before = sent(seats[viewer], table)[:-1]
                    placing[viewer].add(b"\n".join(before))
            for _ in to_the_end(seats[0]):
                for seat in seats[:2]:
                    if seat.moves:
                        await seat.play(max(seat.moves))
                        await caught_up(*seats)
            for viewer in (0, 1, 2):
                known = msgspec.json.encode(told(seats[viewer]))
                whole[viewer, first].add(known)
                if viewer != last:
                    whole[viewer + 10, first].add(b"\n".join(sent(seats[viewer], table)))
        records[first].add(await record_of(guests[0], table))
    assert all(len(found) == 1 for found in placing.values())
    assert all(len(found) == 1 for found in whole.values())
    assert all(len(found) == 1 for found in records.values())
