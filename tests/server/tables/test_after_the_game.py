"""Rematch, records, replays, going on from a point, chat, and what is left of deleted people."""

from __future__ import annotations

import asyncio

from server.harness import Guest, Seat, Server, play_on, seated
from spytable import OMNISCIENT
from spytable.kernel.position import Position
from spytable.kernel.record import Record
from toy import DeadDrop


def first(seat: Seat) -> int:
    return seat.moves[0]


async def finished(server: Server, *names: str, **new: object) -> tuple[str, list[Guest]]:
    table, guests = await seated(server, names, **{"game": "dead_drop", **new})

    async def play(guest: Guest) -> None:
        async with guest.at(table) as seat:
            await seat.until_frame()
            await play_on(seat, first)

    await asyncio.gather(*map(play, guests))
    return table, guests


async def test_a_finished_game_is_kept_with_its_result(server: Server) -> None:
    table, [ada, odile] = await finished(server, "Ada", "Odile")
    facts = (await odile.frame(table))["table"]
    assert facts["status"] == "over"
    assert len(facts["points"]) == 2 and sum(facts["returns"]) == 0
    [line] = (await ada.ask("GET", "/me/tables")).json()
    assert line["status"] == "over" and line["seats"] == [0]
    assert (line["points"], line["returns"]) == (facts["points"], facts["returns"])
    assert await ada.refused(table, "play", seat=0, n=1, action=0) == "game_over"


async def test_a_rematch_is_one_table_however_often_it_is_asked_for(server: Server) -> None:
    table, [ada, odile] = await finished(server, "Ada", "Odile")
    asked = await asyncio.gather(*(who.do(table, "rematch") for who in (ada, odile, ada)))
    [again] = {done["table"] for done in asked}
    assert (await odile.do(table, "rematch", key="r"))["table"] == again
    assert (await odile.frame(table))["table"]["rematch"] == again
    stranger = await Guest.come(server, "Max")
    assert await stranger.refused(table, "rematch") == "not_seated"
    facts = (await ada.frame(again))["table"]
    [taken] = [seat for seat, place in enumerate(facts["places"]) if place["kind"] == "person"]
    host, guest = (ada, odile) if facts["places"][taken]["name"] == "Ada" else (odile, ada)
    assert taken == (1 if host is ada else 0), "one seat further"
    async with host.at(again) as seat:
        await seat.until_frame()
        await guest.do(again, "sit", seat=1 - taken)
        await seat.until(lambda seat: seat.frame["table"]["status"] == "playing")
    mine = [line["id"] for line in (await guest.ask("GET", "/me/tables")).json()]
    assert sorted(mine) == sorted([table, again]), "no table is left over from the race"


async def test_a_rematch_with_bots_begins_at_once(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    table = await ada.make(game="dead_drop", options={"rounds": 1})
    await ada.do(table, "sit", seat=0)
    await ada.do(table, "fill", seat=1, bot="random")
    await ada.do(table, "start")
    async with ada.at(table) as seat:
        await seat.until_frame()
        await play_on(seat, first)
    again = (await ada.do(table, "rematch"))["table"]
    async with ada.at(again) as seat:
        await seat.until(lambda seat: bool(seat.frame) and seat.frame["viewer"] == 1)
        await play_on(seat, first)


async def test_a_record_is_downloaded_replayed_and_uploaded_again(server: Server) -> None:
    table, [ada, odile] = await finished(server, "Ada", "Odile", options={"rounds": 1})
    text = (await ada.ask("GET", f"/tables/{table}/record?viewer=all")).text
    record = Record.parse(text)
    assert record.names == ("Ada", "Odile") and record.replay().over
    seen = (await odile.ask("GET", f"/tables/{table}/record?viewer=A")).text
    assert seen == record.seen_by(0)
    answer = await odile.ask("POST", "/records", {"record": text})
    assert answer.status_code == 201
    copy = answer.json()["id"]
    facts = (await odile.frame(copy))["table"]
    assert facts["status"] == "over"
    assert [place["name"] for place in facts["places"]] == ["Ada", "Odile"]
    assert (await odile.ask("GET", f"/tables/{copy}/record?viewer=all")).text == text
    assert await odile.refused(copy, "rematch") == "not_over"


async def test_a_broken_upload_names_its_line_and_keeps_nothing(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    begun = Record.of(Position(DeadDrop())).text()
    for text in ("", "hello", f"{begun}A  fly\n"):
        answer = await ada.ask("POST", "/records", {"record": text})
        assert answer.status_code == 422
        assert answer.json()["code"] == "bad_input" and "line" in answer.json()["text"]
    assert (await ada.ask("GET", "/me/tables")).json() == []


async def test_a_replay_shows_each_step_as_its_viewer_knew_it(server: Server) -> None:
    table, [ada, _] = await finished(server, "Ada", "Odile", options={"rounds": 1})
    seen = (await ada.ask("GET", f"/tables/{table}/replay?viewer=B")).json()
    everything = (await ada.ask("GET", f"/tables/{table}/replay?viewer=all")).json()
    assert seen["names"] == ["Ada", "Odile"]
    assert seen["viewer"] == 1 and everything["viewer"] == OMNISCIENT
    dealt = [step["scene"]["intel"]["dealt"] for step in seen["steps"]]
    assert dealt[2] == [None, dealt[-1][1]], "B does not see what A was dealt"
    assert None not in everything["steps"][2]["scene"]["intel"]["dealt"]
    assert seen["steps"][-1]["scene"]["intel"]["over"]


async def test_one_goes_on_against_bots_from_any_point(server: Server) -> None:
    table, [ada, odile] = await finished(server, "Ada", "Odile", options={"rounds": 1})
    record = Record.parse((await ada.ask("GET", f"/tables/{table}/record?viewer=all")).text)
    again = await odile.make(game="dead_drop", source=table, step=3)
    await odile.do(again, "sit", seat=1)
    await odile.do(again, "fill", seat=0, bot="random")
    await odile.do(again, "start")
    async with odile.at(again) as seat:
        await seat.until_frame()
        await play_on(seat, first)
    played = Record.parse((await odile.ask("GET", f"/tables/{again}/record?viewer=all")).text)
    assert played.steps[:3] == record.steps[:3]
    too_far = await odile.ask(
        "POST", "/tables", {"game": "dead_drop", "source": table, "step": 999}
    )
    assert too_far.json()["code"] == "no_such_step"
    running, _ = await seated(server, ["Ada", "Odile"], game="dead_drop")
    early = await odile.ask("POST", "/tables", {"game": "dead_drop", "source": running})
    assert early.json()["code"] == "still_secret"


async def test_everybody_hears_chat_and_it_is_written_plainly(server: Server) -> None:
    table, [ada, odile] = await seated(server, ["Ada", "Odile"], game="dead_drop")
    watcher = await Guest.come(server, "Max")
    async with odile.at(table) as seat, watcher.at(table) as watching:
        await seat.until_frame()
        await watching.until_frame()
        await ada.do(table, "chat", text="  <b>hello</b>\n\tthere \u202e!")
        await watching.do("chat", text="hi")
        for one in (seat, watching):
            await one.until(lambda one: len(one.remarks) == 2)
            said = [(r["name"], r["seat"], r["text"]) for r in one.remarks]
            assert said == [("Ada", 0, "<b>hello</b> there !"), ("Max", None, "hi")]
    assert await ada.refused(table, "chat", text=" \n ") == "empty_message"
    assert await ada.refused(table, "chat", text="x" * 501) == "unreadable_message"


async def test_who_deletes_a_name_takes_the_chat_along(server: Server) -> None:
    table, [ada, odile] = await seated(server, ["Ada", "Odile"], game="dead_drop")
    await ada.do(table, "chat", text="a secret of mine")
    async with odile.at(table) as seat:
        await seat.until(lambda seat: len(seat.remarks) == 1)
        assert (await ada.ask("DELETE", "/me")).status_code == 204
        await seat.until(lambda seat: seat.frame["table"]["places"][0]["name"] is None)
        [remark] = seat.remarks
        assert remark["name"] is None and remark["text"] is None
    assert (await ada.ask("GET", "/me")).status_code == 401
    text = (await odile.ask("GET", f"/tables/{table}/record?viewer=B")).text
    assert "Ada" not in text and "seat A ?" in text
    assert "secret of mine" not in (await odile.ask("GET", f"/tables/{table}")).text


async def test_a_new_name_is_seen_at_every_table(server: Server) -> None:
    table, [ada, odile] = await seated(server, ["Ada", "Odile"], game="dead_drop")
    async with odile.at(table) as seat:
        await seat.until_frame()
        await ada.ask("PATCH", "/me", {"name": "Countess"})
        await seat.until(lambda seat: seat.frame["table"]["places"][0]["name"] == "Countess")


async def test_a_name_is_claimed_and_used_from_another_device(server: Server) -> None:
    table, [ada, _] = await seated(server, ["Ada Device", "Odile"], game="dead_drop")
    phone = Guest(server, "Ada Device")
    login = {"name": "ada device", "password": "correct horse", "program": True}
    assert (await phone.ask("POST", "/session", login)).status_code == 401
    assert (await ada.ask("PUT", "/me/password", {"password": "correct horse"})).status_code == 200
    phone.token = (await phone.ask("POST", "/session", login)).json()["token"]
    assert (await phone.frame(table))["you"]["seats"] == [0]
    changed = {"password": "battery staple", "old": "correct horse"}
    assert (await ada.ask("PUT", "/me/password", changed)).status_code == 200
    assert (await ada.ask("GET", "/me")).status_code == 200
    assert (await phone.ask("GET", "/me")).status_code == 401, "the old password opens nothing"
