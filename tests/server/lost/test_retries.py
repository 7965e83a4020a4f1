"""The same key twice is done once, and answered the same."""

from __future__ import annotations

import asyncio

from laws.settings import examples
from server.harness import Guest, Message, Server, seated
from server.lost.conftest import Starter
from server.lost.stubborn import all_at, caught_up, moves_of, record_of

DROPS: dict[str, object] = {"game": "dead_drop", "seats": 2, "options": {"rounds": 1}}
NAMES = ("Ada", "Ben")


async def again(guest: Guest, table: str, body: Message) -> Message:
    answer = await guest.ask("POST", f"/tables/{table}/commands", body)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


async def test_the_same_key_twice_on_one_connection_is_done_once(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as (ada, ben):
        n = ada.frame["n"]
        for _ in range(3):
            await ada.send("play", key="bid", seat=0, n=n, action=1)
            await ada.send("chat", key="word", text="one word")
        await ada.until(lambda s: len(s.answers) == 6)
        assert len({str(a) for a in ada.answers if a.get("key") == "bid"}) == 1
        assert len({str(a) for a in ada.answers if a.get("key") == "word"}) == 1
        assert [a["type"] for a in ada.answers] == ["done"] * 6
        await ben.play(0)
        await caught_up(ada, ben)
        late = await again(
            guests[0], table, {"type": "play", "key": "bid", "seat": 0, "n": n, "action": 1}
        )
        assert late == next(a for a in ada.answers if a.get("key") == "bid")
        assert [remark["text"] for remark in ada.remarks] == ["one word"]
        assert ada.frame["scene"]["intel"]["coins"] == [1, 2]


async def test_the_same_key_on_two_connections_at_once_is_done_once(server: Server) -> None:
    for _ in range(examples(4, 10)):
        table, guests = await seated(server, NAMES, **DROPS)
        async with all_at([guests[0]] * 4, table) as tabs:
            n = tabs[0].frame["n"]
            for tab in tabs:
                await tab.send("play", key="bid", seat=0, n=n, action=1)
                await tab.send("chat", key="word", text="one word")
            for tab in tabs:
                await tab.until(lambda s: len(s.answers) == 2 and len(s.remarks) > 0)
            answers = [tab.answers for tab in tabs]
            assert all(found == answers[0] for found in answers)
            assert [a["type"] for a in answers[0]] == ["done", "done"]
            assert [remark["text"] for remark in tabs[0].remarks] == ["one word"]


async def whole_story(guests: list[Guest], table: str) -> list[tuple[Guest, Message, Message]]:
    """One command of every kind, each with a key; what was answered."""
    told: list[tuple[Guest, Message, Message]] = []

    async def do(who: int, kind: str, **values: object) -> None:
        body: Message = {"type": kind, "key": f"key{len(told)}", **values}
        told.append((guests[who], body, await again(guests[who], table, body)))

    async def play(who: int, kind: str = "play", **values: object) -> None:
        n = (await guests[who].frame(table, who))["n"]
        await do(who, kind, seat=who, n=n, **values)

    await do(0, "sit", seat=0)
    await do(0, "paint", seat=0, colour="plum")
    await do(0, "clear", seat=0)
    await do(0, "fill", seat=0, bot="random")
    await do(0, "clear", seat=0)
    await do(0, "sit", seat=0)
    await do(1, "sit", seat=1)
    await do(1, "start")
    await do(1, "chat", text="good luck")
    await play(1, action=1)
    await play(1, "undo")
    await play(1, action=0)
    await do(1, "leave")
    await do(1, "return")
    await play(0, action=2)
    await do(0, "ask_undo", seat=0)
    await do(1, "answer_undo", seat=1, agree=False)
    await play(0, text="drop hand")
    await play(0, text="done")
    await do(0, "rematch")
    return told


async def test_every_command_sent_again_is_answered_the_same_and_changes_nothing(
    server: Server,
) -> None:
    guests = [await Guest.come(server, name) for name in NAMES]
    table = await guests[0].make(**DROPS)
    told = await whole_story(guests, table)
    before = (await guests[0].ask("GET", f"/tables/{table}")).content
    for guest, body, answer in told:
        assert await again(guest, table, body) == answer, body
    assert (await guests[0].ask("GET", f"/tables/{table}")).content == before


async def test_after_a_restart_and_elsewhere_a_retry_gets_the_first_answer(
    db: str, start: Starter
) -> None:
    server = start(db)
    guests = [await Guest.come(server, name) for name in NAMES]
    table = await guests[0].make(**DROPS)
    told = await whole_story(guests, table)
    before = (await guests[0].ask("GET", f"/tables/{table}")).content
    server.kill()
    if db.startswith("postgresql"):
        server = start(db)
        for guest in guests:
            guest.server = server
    else:
        server.start()
    for guest, body, answer in told:
        assert await again(guest, table, body) == answer, body
    assert (await guests[0].ask("GET", f"/tables/{table}")).content == before


async def test_the_same_key_at_two_servers_at_once_is_done_once(
    pg_database: str, start: Starter
) -> None:
    one, other = start(pg_database), start(pg_database)
    table, guests = await seated(one, NAMES, **DROPS)
    twin = Guest(other, "Ada", guests[0].token)
    n = (await guests[0].frame(table))["n"]
    body: Message = {"type": "play", "key": "bid", "seat": 0, "n": n, "action": 1}
    answers = await asyncio.gather(*(again(guest, table, body) for guest in (guests[0], twin) * 5))
    words = [
        await asyncio.gather(
            *(
                again(guest, table, {"type": "chat", "key": f"word{i}", "text": f"word {i}"})
                for guest in (guests[0], twin)
            )
        )
        for i in range(20)
    ]
    assert all(answer == answers[0] for answer in answers)
    assert all(first == second for first, second in words)
    frame = await guests[1].frame(table)
    assert [remark["text"] for remark in frame["remarks"]] == [f"word {i}" for i in range(20)]


async def test_keys_of_different_people_do_not_collide(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    for seat, guest in enumerate(guests):
        n = (await guest.frame(table))["n"]
        await guest.do(table, "chat", key="same-chat", text=f"from {guest.name}")
        await guest.do(table, "play", key="same", seat=seat, n=n + 1, action=seat)
    frame = await guests[0].frame(table)
    assert [remark["text"] for remark in frame["remarks"]] == ["from Ada", "from Ben"]
    assert frame["scene"]["intel"]["phase"] == "dropping"


async def test_keys_at_different_tables_do_not_collide(server: Server) -> None:
    guests = [await Guest.come(server, name) for name in NAMES]
    tables = [await guests[0].make(**DROPS) for _ in range(2)]
    for table in tables:
        for seat, guest in enumerate(guests):
            await guest.do(table, "sit", key="same", seat=seat)
        await guests[0].do(table, "start", key="start")
        assert (await guests[0].frame(table))["table"]["status"] == "playing"


async def test_a_refused_command_can_be_tried_again_with_its_key(server: Server) -> None:
    """A refusal is no answer to remember: nothing was done."""
    table, guests = await seated(server, NAMES, **DROPS)
    n = (await guests[0].frame(table))["n"]
    assert await guests[0].refused(table, "play", key="k", seat=0, n=n, action=5) != "stale"
    await guests[0].do(table, "play", key="k", seat=0, n=n, action=1)
    await guests[1].do(table, "play", seat=1, n=n, action=0)
    n = (await guests[0].frame(table))["n"]
    await guests[0].do(table, "play", seat=0, n=n, text="drop hand")
    await guests[0].do(table, "play", seat=0, n=n + 1, text="done")
    record = await record_of(guests[0], table)
    assert moves_of(record, 0) == ["bid 1", "drop hand", "done"]
