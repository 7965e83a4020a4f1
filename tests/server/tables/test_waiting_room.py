"""From an open table to the first move: seats, bots, colours, the start."""

from __future__ import annotations

from bounds import to_the_end
from server.harness import Guest, Message, Server, seated
from spytable import SPECTATOR


async def room(server: Server, *names: str, **new: object) -> tuple[str, list[Guest]]:
    guests = [await Guest.come(server, name) for name in names]
    return await guests[0].make(**{"game": "dead_drop", "seats": 3, **new}), guests


def places(frame: Message) -> list[tuple[str, str | None, str | None]]:
    return [(p["kind"], p["name"], p["bot"]) for p in frame["table"]["places"]]


async def test_a_table_is_made_from_what_its_game_declares(server: Server) -> None:
    table, [ada] = await room(server, "Ada", options={"rounds": 3}, pace=60)
    facts = (await ada.frame(table))["table"]
    assert facts["options"] == {"kinds": 3, "rounds": 3, "coins": 2}
    assert facts["aids"] == {"memory": "shown"}
    assert (facts["status"], facts["pace"], len(facts["places"])) == ("waiting", 60, 3)


async def test_what_a_game_does_not_have_is_refused_in_one_sentence(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    wrong: list[dict[str, object]] = [
        {"game": "chess"},
        {"game": "dead_drop", "seats": 5},
        {"game": "dead_drop", "options": {"coins": 99}},
        {"game": "dead_drop", "options": {"luck": 1}},
        {"game": "dead_drop", "aids": {"memory": "perfect"}},
        {"game": "dead_drop", "options": {"kinds": 2, "rounds": 3}},
    ]
    for new in wrong:
        answer = await ada.ask("POST", "/tables", new)
        assert answer.status_code == 422, new
        assert answer.json()["text"].endswith(".") and "\n" not in answer.json()["text"]


async def test_each_seat_is_a_person_a_bot_or_open(server: Server) -> None:
    table, [ada, odile] = await room(server, "Ada", "Odile")
    await ada.do(table, "sit", seat=0)
    await ada.do(table, "fill", seat=1, bot="greedy")
    frame = await odile.frame(table)
    assert places(frame) == [
        ("person", "Ada", None), ("bot", None, "greedy"), ("open", None, None),
    ]  # fmt: skip
    assert frame["you"] == {"name": "Odile", "seats": [], "host": False}
    assert await odile.refused(table, "sit", seat=0) == "seat_taken"
    assert await odile.refused(table, "fill", seat=2, bot="greedy") == "not_the_host"
    assert await ada.refused(table, "fill", seat=2, bot="deep_thought") == "no_such_bot"
    assert await ada.refused(table, "start") == "seats_open"
    await odile.do(table, "sit", seat=2)
    max_ = await Guest.come(server, "Max")
    assert await max_.refused(table, "sit", seat=2) == "table_full"
    assert await max_.refused(table, "start") == "not_the_host"
    await odile.do(table, "start")
    assert await odile.refused(table, "sit", seat=2) == "already_started"
    assert (await odile.frame(table))["table"]["status"] == "playing"


async def test_one_stands_up_and_the_host_may_open_any_seat(server: Server) -> None:
    table, [ada, odile] = await room(server, "Ada", "Odile")
    await odile.do(table, "sit", seat=1)
    assert await odile.refused(table, "clear", seat=0) == "seat_is_open"
    await ada.do(table, "clear", seat=1)
    await ada.do(table, "sit", seat=0)
    assert await odile.refused(table, "clear", seat=0) == "not_the_host"
    await ada.do(table, "leave")
    assert [kind for kind, _, _ in places(await ada.frame(table))] == ["open"] * 3


async def test_a_colour_belongs_to_one_person(server: Server) -> None:
    table, [ada, odile] = await room(server, "Ada", "Odile")
    await ada.do(table, "sit", seat=0, colour="plum")
    await odile.do(table, "sit", seat=1)
    assert await odile.refused(table, "paint", seat=1, colour="plum") == "colour_taken"
    assert await odile.refused(table, "paint", seat=1, colour="ultraviolet") == "no_such_colour"
    assert await odile.refused(table, "paint", seat=0, colour="pink") == "not_your_seat"
    await odile.do(table, "paint", seat=1, colour="green")
    colours = [place["colour"] for place in (await ada.frame(table))["table"]["places"]]
    assert colours[:2] == ["plum", "green"]
    assert len(set(colours)) == 3


async def test_only_tables_that_are_open_to_all_and_have_room_are_listed(server: Server) -> None:
    open_table, [ada] = await room(server, "Ada", open=True, seats=2)
    closed, _ = await room(server, "Max")

    async def listed() -> set[str]:
        return {line["id"] for line in (await ada.ask("GET", "/tables")).json()}

    assert open_table in await listed() and closed not in await listed()
    await ada.do(open_table, "sit", seat=0)
    await ada.do(open_table, "fill", seat=1, bot="random")
    assert open_table not in await listed()


async def test_an_open_table_can_be_watched_while_it_is_played_and_no_longer(
    server: Server,
) -> None:
    open_table, [ada] = await room(server, "Ada", open=True, seats=2, options={"rounds": 1})
    private, _ = await room(server, "Max", seats=2)
    for seat in (0, 1):
        await ada.do(open_table, "sit", seat=seat)
    await ada.do(open_table, "start")
    stranger = await Guest.come(server, "Kim")

    async def listed() -> dict[str, str]:
        lines = (await stranger.ask("GET", "/tables")).json()
        return {line["id"]: line["status"] for line in lines}

    assert (await listed()).get(open_table) == "playing"
    assert private not in await listed()
    assert (await stranger.frame(open_table))["viewer"] == SPECTATOR
    async with stranger.at(open_table) as watcher, ada.at(open_table) as screen:
        await watcher.until_frame()
        await screen.until_frame()
        for _ in to_the_end(screen):
            if screen.frame.get("curtain"):
                await screen.send("look", seat=screen.frame["curtain"][0])
                await screen.until(lambda seat: seat.frame["viewer"] >= 0)
            await screen.play(screen.moves[0])
            await screen.until(
                lambda seat: seat.over or bool(seat.frame.get("curtain")) or bool(seat.moves)
            )
        await watcher.until(lambda seat: seat.over)
    assert open_table not in await listed()


async def test_my_tables_say_where_it_is_my_turn(server: Server) -> None:
    table, [ada, odile] = await seated(server, ["Ada", "Odile"], game="dead_drop")
    elsewhere = await odile.make(game="agent_hunter")
    mine = {line["id"]: line for line in (await ada.ask("GET", "/me/tables")).json()}
    assert mine.keys() == {table}
    assert mine[table]["your_turn"] and mine[table]["status"] == "playing"
    assert [place["name"] for place in mine[table]["places"]] == ["Ada", "Odile"]
    frame = await ada.frame(table)
    await ada.do(table, "play", seat=0, n=frame["n"], action=frame["scene"]["moves"][0]["action"])
    [line] = (await ada.ask("GET", "/me/tables")).json()
    assert not line["your_turn"]
    theirs = [line["id"] for line in (await odile.ask("GET", "/me/tables")).json()]
    assert theirs == [elsewhere, table] or theirs == [table, elsewhere]


async def test_a_wrong_link_is_said_to_be_one(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    for link in ("nowhere", "A" * 22, "x" * 300, "%2e%2e"):
        answer = await ada.ask("GET", f"/tables/{link}")
        assert answer.status_code == 404, link
        assert answer.json()["code"] in ("no_such_table", "no_such_page")
    async with ada.at("A" * 22) as seat:
        assert (await seat.hear())["code"] == "no_such_table"


async def test_links_cannot_be_guessed(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    links = {await ada.make(game="dead_drop") for _ in range(20)}
    assert len(links) == 20 and all(len(link) >= 22 for link in links)
