"""Chat can neither end a table nor crowd anybody out: it comes by pages, and has its bounds."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from websockets.protocol import State

from server.harness import Guest, Message, Server
from spytable.kernel.intel import SPECTATOR
from spytable.kernel.refusal import Refused
from spytable.server import decide, guests, sockets, wire
from spytable.server import entries as log
from spytable.server.frames import frame, recalled
from spytable.server.hall import Hall
from spytable.server.limits import Limits
from spytable.server.store import Row, open_store
from spytable.server.table import Table
from spytable.server.thinkers import Thinkers

HOST, PLAYER, WATCHER = 1, 2, 3
NAMES = {number: f"Agent {number}" for number in range(1, 100)}
LONG = "\N{SLEUTH OR SPY}" * 500


def opened() -> Table:
    """A table that HOST made and at which PLAYER sits."""
    first = log.Opened(game="dead_drop", rules=1, seats=2, options={"rounds": 1}, host=HOST)
    table = Table("x", Row(1, 1000, log.write(first)))
    fold(table, log.Seated(seat=0, person=PLAYER, colour="blue"))
    return table


def fold(table: Table, *entries: log.AnyEntry) -> None:
    for entry in entries:
        table.fold(Row(table.seq + 1, 1000 + table.seq, log.write(entry)), entry)


def talk(table: Table, count: int, person: int = HOST) -> None:
    """Remarks that say their number."""
    for _ in range(count):
        fold(table, log.Chatted(person=person, text=f"{len(table.remarks)}"))


def shown(table: Table, since: int | None = None) -> Message:
    told: Message = msgspec.json.decode(frame(table, SPECTATOR, since, NAMES))
    return told


def texts(remarks: Any) -> list[str]:
    return [remark["text"] for remark in msgspec.to_builtins(remarks)]


def numbers(first: int, end: int) -> list[str]:
    return [f"{number}" for number in range(first, end)]


async def crowded(db: str, count: int) -> str:
    """A table at which so much was said, as somebody without limits could once do."""
    store = await open_store(db)
    hall = Hall(store, Thinkers())
    person = await store.add_person("Flood", "en", 1)
    link = await hall.make(person, wire.NewTable(game="agent_hunter"))
    body = log.write(log.Chatted(person=person.id, text=LONG))
    kept = [asyncio.get_running_loop().create_future() for _ in range(count)]
    for seq, done in enumerate(kept, 2):
        store.append(link, Row(seq, hall.clock(), body, None, person.id), None, done.set_result)
    assert set(await asyncio.gather(*kept)) == {"kept"}
    await hall.close()
    return link


async def test_five_thousand_remarks_do_not_cut_whoever_arrives(tmp_path: Path) -> None:
    db = str(tmp_path / "spytable.db")
    table = await crowded(db, 5000)
    server = Server(db)
    for _ in range(2):
        server.start()
        guest = await Guest.come(server, "Late")
        async with guest.at(table) as seat:
            await seat.until_frame()
            assert len(seat.heard[0]) < sockets.BACKLOG
            assert (seat.first, len(seat.remarks)) == (4950, 50)
            assert (await seat.do("sit", seat=0))["type"] == "done", "it is still there"
            assert (await seat.do("chat", text="Hello?"))["code"] == "chat_full"
            await seat.do("clear", seat=0)
        assert len((await guest.ask("GET", f"/tables/{table}")).content) < sockets.BACKLOG
        server.kill()


class Pipe:
    """A transport whose other side reads nothing."""

    def __init__(self) -> None:
        self.unread = 0
        self.cut = False

    def write(self, data: bytes) -> None:
        self.unread += len(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.cut = True


async def test_a_first_frame_cuts_nobody_however_long_it_is(tmp_path: Path) -> None:
    """Whoever never reads is cut all the same, in the end."""
    store = await open_store(str(tmp_path / "x.db"))
    house = sockets.Sockets(Hall(store, Thinkers()), cast(Any, None), cast(Any, None))
    pipe, socket = Pipe(), house.protocol(server_state=SimpleNamespace(connections=set()))
    socket.connection_made(cast(Any, pipe))
    socket._ws.state = State.OPEN
    for more, cut in ((3.0, False), (0.9, False), (0.2, True)):
        socket.send(b"x" * int(more * sockets.BACKLOG))
        socket.write()
        assert pipe.cut == cut
    await store.close()


# -- by pages -----------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 49, 50, 51, 100, 101])
def test_a_whole_frame_holds_the_last_page_and_the_others_come_when_asked(count: int) -> None:
    table = opened()
    talk(table, count)
    whole = shown(table)
    first = max(0, count - 50)
    assert whole.get("remarks_start", 0) == first
    assert whole.get("remarks_cut", False) == (count > 50)
    held = texts(whole.get("remarks", []))
    assert held == numbers(first, count)
    while first:
        page = recalled(table, first, NAMES)
        assert page.start == max(0, first - 50)
        held = [*texts(page.remarks), *held]
        first = page.start
    assert held == numbers(0, count)


def test_pages_that_make_no_sense_are_the_nearest_there_are() -> None:
    table = opened()
    talk(table, 60)
    assert texts(recalled(table, 10**9, NAMES).remarks) == numbers(10, 60)
    assert recalled(table, 0, NAMES) == wire.Recalled()
    assert texts(recalled(table, 1, NAMES).remarks) == ["0"]
    assert recalled(opened(), 7, NAMES) == wire.Recalled()


@pytest.mark.parametrize(
    ("missed", "cut"), [(0, False), (1, False), (50, False), (51, True), (3000, True)]
)
def test_who_missed_more_than_a_page_is_told_so(missed: int, cut: bool) -> None:
    """Never a hole that could be taken for nothing."""
    table = opened()
    talk(table, 7)
    n = table.streams[SPECTATOR].n
    talk(table, missed)
    told = shown(table, n)
    assert told.get("remarks_cut", False) == cut
    if cut:
        assert told["remarks_start"] == missed + 7 - 50
    elif missed:
        assert told["remarks_start"] == 7
    assert texts(told.get("remarks", [])) == numbers(missed + 7 - min(missed, 50), missed + 7)


@pytest.mark.parametrize(("hidden", "start"), [(0, 20), (19, 20), (20, 20), (45, 45), (69, 69)])
def test_a_remark_hidden_long_ago_is_not_left_standing(hidden: int, start: int) -> None:
    """What is told anew begins at the remark; where that is too much, all before it is to go."""
    table = opened()
    talk(table, 70)
    n = table.streams[SPECTATOR].n
    fold(table, log.Hidden(remark=hidden))
    for more in range(2):
        told = shown(table, n)
        said = 70 + more
        assert told["remarks_start"] == max(start, said - 50)
        assert told.get("remarks_cut", False) == (hidden < said - 50)
        one = [r for r in told["remarks"] if r["hidden"]]
        assert len(one) == (hidden >= said - 50) and all(r["text"] is None for r in one)
        talk(table, 1)


async def test_earlier_remarks_are_asked_for_on_the_websocket(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    table = await ada.make(game="dead_drop")
    for number in range(60):
        await ada.do(table, "chat", text=f"{number}")
    async with Guest(server, "nobody").at(table) as seat:
        await seat.until_frame()
        assert (seat.first, texts(seat.remarks)) == (10, numbers(10, 60))
        await seat.send("remarks", before=10)
        await seat.until(lambda s: bool(s.answers))
        [page] = seat.answers
        assert (page["type"], page.get("start", 0)) == ("remarks", 0)
        assert texts(page["remarks"]) == numbers(0, 10)
        assert {remark["by"] for remark in page["remarks"]} == {0}


# -- bounds -------------------------------------------------------------------------------------


def answer(table: Table, person: int) -> str:
    """What somebody who wants to say something is told."""
    asker = decide.Asker(table, person, lambda _: True)
    try:
        decide.decide(wire.Chat(text="word"), asker)
    except Refused as why:
        return why.refusal.code
    return "done"


def test_one_person_cannot_say_everything() -> None:
    table = opened()
    for person, most in ((HOST, guests.MOST_OF_PLAYER), (PLAYER, guests.MOST_OF_PLAYER)):
        talk(table, most - 1, person)
        assert answer(table, person) == "done"
        talk(table, 1, person)
        assert answer(table, person) == "said_enough"
    talk(table, guests.MOST_OF_WATCHER, WATCHER)
    assert answer(table, WATCHER) == "said_enough"
    assert answer(table, WATCHER + 1) == "done"


def test_watchers_leave_players_room_to_talk() -> None:
    table = opened()
    for person in range(WATCHER, WATCHER + 8):
        assert answer(table, person) == "done"
        talk(table, 100, person)
    assert answer(table, WATCHER + 8) == "watchers_said_enough"
    assert answer(table, HOST) == answer(table, PLAYER) == "done"


def test_who_deletes_itself_again_and_again_uses_up_no_more_than_other_watchers() -> None:
    table = opened()
    fold(table, *itertools.repeat(log.Erased(), guests.MOST_OF_WATCHERS))
    assert answer(table, WATCHER) == "watchers_said_enough"
    assert answer(table, HOST) == "done"


def test_a_table_takes_no_more_than_it_keeps() -> None:
    table = opened()
    talk(table, guests.MOST - 1, 50)
    assert answer(table, HOST) == "done"
    talk(table, 1, 50)
    assert answer(table, HOST) == answer(table, WATCHER) == "chat_full"


async def test_nobody_talks_without_pause_at_however_many_tables(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "x.db"))
    hall = Hall(store, Thinkers())
    time = 0.0
    hall.jobs.limits = Limits(1.0, lambda: time)
    ada, ben = [await store.add_person(name, "en", 1) for name in ("Ada", "Ben")]
    tables = [await hall.make(ada, wire.NewTable(game="agent_hunter")) for _ in range(2)]

    async def say(who: Any, table: str, key: str) -> str:
        try:
            await hall.do(table, who, wire.Chat(text="word", key=key))
        except Refused as why:
            return why.refusal.code
        return "done"

    for number in range(20):
        assert await say(ada, tables[number % 2], f"k{number}") == "done"
    assert await say(ada, tables[0], "more") == await say(ada, tables[1], "more") == "too_fast"
    assert await say(ada, tables[1], "k19") == "done", "it was kept: that is told again"
    assert await say(ben, tables[0], "k") == "done"
    time = 3.1
    assert [await say(ada, tables[0], f"later{n}") for n in range(2)] == ["done", "too_fast"]
    await hall.close()
