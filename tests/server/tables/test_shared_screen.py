"""Several people at one screen: each seat may have a name of its own."""

from __future__ import annotations

import pytest

from bounds import to_the_end
from server.harness import Guest, Message, Seat, Server

PASSWORD = "correct horse"


def names(frame: Message) -> list[str | None]:
    return [place["name"] for place in frame["table"]["places"]]


async def shared(server: Server, host: str, *seats: str | None, **new: object) -> tuple[str, Guest]:
    """A table whose host has taken seats under these names."""
    guest = await Guest.come(server, host)
    table = await guest.make(**{"game": "dead_drop", "seats": 2, "options": {"rounds": 1}, **new})
    for seat, name in enumerate(seats):
        await guest.do(table, "sit", seat=seat, **({} if name is None else {"name": name}))
    return table, guest


async def play_alone(seat: Seat) -> None:
    """Play both seats of a screen to the end."""
    await seat.until_frame()
    for _ in to_the_end(seat):
        if seat.frame.get("curtain"):
            await seat.send("look", seat=seat.frame["curtain"][0])
            await seat.until(lambda seat: seat.frame["viewer"] >= 0)
        await seat.play(seat.moves[0])
        await seat.until(lambda s: s.over or bool(s.frame.get("curtain")) or bool(s.moves))


async def test_two_at_one_screen_have_each_their_name_everywhere(server: Server) -> None:
    table, ada = await shared(server, "Ada", "  Max ", None, open=True)
    assert names(await ada.frame(table)) == ["Max", "Ada"]
    await ada.do(table, "clear", seat=1)
    await ada.do(table, "sit", seat=1, name="Ida")
    await ada.do(table, "start")
    for path in ("/me/tables", "/tables"):
        [line] = [e for e in (await ada.ask("GET", path)).json() if e["id"] == table]
        assert [place["name"] for place in line["places"]] == ["Max", "Ida"]
    async with ada.at(table) as seat:
        await play_alone(seat)
    replay = (await ada.ask("GET", f"/tables/{table}/replay?viewer=all")).json()
    assert replay["names"] == ["Max", "Ida"]
    record = (await ada.ask("GET", f"/tables/{table}/record?viewer=all")).text
    assert "seat A Max" in record and "seat B Ida" in record
    again = (await ada.do(table, "rematch"))["table"]
    assert names(await ada.frame(again)) == ["Ida", "Max"], "a rematch keeps the names"


async def test_a_seat_given_up_takes_its_name_along(server: Server) -> None:
    table, ada = await shared(server, "Ada", "Max", "Ida")
    await ada.do(table, "clear", seat=0)
    assert names(await ada.frame(table)) == [None, "Ida"]
    await ada.do(table, "fill", seat=0, bot="random")
    await ada.do(table, "leave")
    odile = await Guest.come(server, "Odile")
    await odile.do(table, "sit", seat=1)
    assert names(await ada.frame(table)) == [None, "Odile"]


async def test_the_names_of_a_screen_go_with_its_person(server: Server) -> None:
    table, ada = await shared(server, "Ada", "Max", "Ida", seats=3)
    odile = await Guest.come(server, "Odile")
    await odile.do(table, "sit", seat=2, name="Kim")
    await odile.do(table, "start")
    async with odile.at(table) as seat:
        await seat.until_frame()
        assert names(seat.frame) == ["Max", "Ida", "Kim"]
        assert (await ada.ask("DELETE", "/me")).status_code == 204
        await seat.until(lambda seat: names(seat.frame) == [None, None, "Kim"])
    [line] = (await odile.ask("GET", "/me/tables")).json()
    assert [place["name"] for place in line["places"]] == [None, None, "Kim"]
    assert [place["kind"] for place in line["places"]] == ["person"] * 3
    for path in ("", "/record?viewer=spectator", "/replay?viewer=spectator"):
        told = (await odile.ask("GET", f"/tables/{table}{path}")).text
        assert "Max" not in told and "Ida" not in told and ("Kim" in told)


async def test_a_name_that_somebody_has_claimed_is_not_a_seats(server: Server) -> None:
    owner = await Guest.come(server, "Zoé Seat")
    assert (await owner.ask("PUT", "/me/password", {"password": PASSWORD})).status_code == 200
    table, ada = await shared(server, "Ada")
    assert await ada.refused(table, "sit", seat=0, name="ZOE SEAT") == "name_taken"
    assert names(await ada.frame(table)) == [None, None]
    await owner.do(table, "sit", seat=0, name="Zoé Seat")
    await ada.do(table, "sit", seat=1, name="Zoé S.")
    assert names(await ada.frame(table)) == ["Zoé Seat", "Zoé S."]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (" ", "bad_name"),
        ("a\u202eb", "bad_name"),
        ("x" * 31, "unreadable_message"),
        ("", "unreadable_message"),
    ],
)
async def test_a_seats_name_keeps_the_rules_of_names(server: Server, name: str, code: str) -> None:
    table, ada = await shared(server, "Ada")
    assert await ada.refused(table, "sit", seat=0, name=name) == code
    assert names(await ada.frame(table)) == [None, None]


async def test_commands_sent_behind_a_named_seat_wait_for_it(server: Server) -> None:
    table, ada = await shared(server, "Ada")
    async with ada.at(table) as seat:
        await seat.until_frame()
        await seat.send("sit", seat=0, name="Max", key="a")
        await seat.send("sit", seat=1, name="Ida", key="b")
        await seat.send("sit", seat=1, name="Ida", key="b")
        await seat.send("start", key="c")
        await seat.until(lambda seat: len(seat.answers) == 4)
        assert [(a["type"], a["key"]) for a in seat.answers] == [
            ("done", "a"), ("done", "b"), ("done", "b"), ("done", "c"),
        ]  # fmt: skip
        assert names(seat.frame) == ["Max", "Ida"]


async def test_where_nothing_is_hidden_there_is_no_curtain_and_the_screen_turns_by_itself(
    server: Server,
) -> None:
    options = {"turn_limit": 6}
    table, ada = await shared(
        server, "Ada", "Max", "Ida", game="spy_connection", seats=3, options=options
    )
    await ada.do(table, "fill", seat=2, bot="random")
    await ada.do(table, "start")
    sat = set()
    async with ada.at(table) as seat:
        await seat.until(lambda seat: bool(seat.moves))
        for _ in to_the_end(seat):
            assert not seat.frame.get("curtain")
            sat.add(seat.frame["viewer"])
            await seat.play(70 if 70 in seat.moves else seat.moves[0])  # "end"
            await seat.until(lambda seat: seat.over or bool(seat.moves))
    assert sat == {0, 1}, "each of the two who share the screen, as their turns come"
