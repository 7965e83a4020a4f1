"""What players write beside a game: who may, what is kept of it, and how it goes."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.harness import Guest, Seat, Server, play_on, seated
from spytable.kernel.refusal import Refused
from spytable.server import decide, wire
from spytable.server import entries as log
from spytable.server.store import Row
from spytable.server.table import Table


def papers(seat: Seat) -> Any:
    return seat.frame["table"]["papers"]


async def drop(server: Server, *names: str) -> tuple[str, list[Guest]]:
    return await seated(server, names or ("Ada", "Odile"), game="dead_drop", options={"rounds": 1})


async def test_what_one_writes_is_seen_by_all_at_once(server: Server) -> None:
    table, [ada, odile] = await drop(server)
    max_ = await Guest.come(server, "Max")
    async with ada.at(table) as one, odile.at(table) as two, max_.at(table) as watching:
        for seat in (one, two, watching):
            await seat.until_frame()
            empty = {"mask": ["", ""], "title": "", "diary": ["", ""]}
            assert papers(seat) == empty
        done = await one.do("write", seat=0, paper="title", text="  The  owl  affair ")
        assert done["type"] == "done"
        await two.do("write", seat=1, paper="diary", text="Rain. \r\n\r\n\r\n\r\nThen\tsun.\n")
        await two.do("write", seat=1, paper="mask", text="owl")
        told = {"mask": ["", "owl"], "title": "The owl affair", "diary": ["", "Rain.\n\nThen sun."]}
        for seat in (one, two, watching):
            await seat.until(lambda seat: papers(seat) == told)
    assert (await max_.frame(table))["table"]["papers"] == told


async def test_it_changes_nothing_in_the_game_and_stands_in_no_record(server: Server) -> None:
    table, [ada, odile] = await drop(server)
    async with ada.at(table) as one, odile.at(table) as two:
        await one.until_frame()
        await two.until_frame()
        before = one.frame
        await two.do("write", seat=1, paper="title", text="Told later")
        played = await one.do("play", seat=0, n=before["n"], action=one.moves[0])
        assert played["type"] == "done", "a move from before it was written is not stale"
        undone = await one.do("undo", seat=0, n=played["n"])
        assert undone["type"] == "done"
        await two.until(lambda seat: papers(seat)["title"] == "Told later")
    record = (await ada.ask("GET", f"/tables/{table}/record?viewer=A")).text
    replay = (await ada.ask("GET", f"/tables/{table}/replay?viewer=A")).text
    assert "Told later" not in record + replay


async def test_it_can_be_written_before_the_start_and_when_all_is_over(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    table = await ada.make(game="dead_drop", options={"rounds": 1})
    await ada.do(table, "sit", seat=0)
    await ada.do(table, "fill", seat=1, bot="random")
    await ada.do(table, "write", seat=0, paper="mask", text="fox")
    await ada.do(table, "start")
    async with ada.at(table) as seat:
        await seat.until_frame()
        await play_on(seat, lambda seat: seat.moves[0])
        await seat.do("write", seat=0, paper="title", text="The end")
        await seat.until(lambda seat: papers(seat)["title"] == "The end")
        assert papers(seat)["mask"] == ["fox", ""]


async def test_only_who_sits_there_may_write(server: Server) -> None:
    table, [ada, odile] = await drop(server)
    stranger = await Guest.come(server, "Max")
    write = {"paper": "title", "text": "Mine"}
    assert await stranger.refused(table, "write", seat=0, **write) == "not_seated"
    assert await ada.refused(table, "write", seat=1, **write) == "not_your_seat"
    assert await ada.refused(table, "write", seat=5, **write) == "no_such_seat"
    assert (await odile.frame(table))["table"]["papers"]["title"] == ""


async def test_no_two_seats_choose_the_same(server: Server) -> None:
    table, [ada, odile] = await drop(server)
    await ada.do(table, "write", seat=0, paper="mask", text="owl")
    assert await odile.refused(table, "write", seat=1, paper="mask", text="owl") == "choice_taken"
    assert await odile.refused(table, "write", seat=1, paper="mask", text="Owl") == "no_such_choice"
    await ada.do(table, "write", seat=0, paper="mask", text="owl")
    await ada.do(table, "write", seat=0, paper="mask", text="")
    await odile.do(table, "write", seat=1, paper="mask", text="owl")
    assert (await ada.frame(table))["table"]["papers"]["mask"] == ["", "owl"]


@pytest.mark.parametrize(
    ("paper", "text", "code"),
    [
        ("title", "a\u0000b", "bad_text"),
        ("title", "a\u202eb", "bad_text"),
        ("diary", "a\x1b[31mb", "bad_text"),
        ("diary", "a\u2028b", "bad_text"),
        ("title", "x" * 31, "paper_too_long"),
        ("diary", "x\n" * 101, "paper_too_long"),
        ("diary", "x" * 4001, "unreadable_message"),
        ("novel", "x", "no_such_paper"),
    ],
)
async def test_a_text_that_hides_or_is_too_long_is_refused(
    server: Server, paper: str, text: str, code: str
) -> None:
    table, [ada, _] = await drop(server)
    assert await ada.refused(table, "write", seat=0, paper=paper, text=text) == code
    shown = (await ada.frame(table))["table"]["papers"]
    assert shown == {"mask": ["", ""], "title": "", "diary": ["", ""]}


async def test_the_reason_is_told_in_the_readers_language(server: Server) -> None:
    table, [ada, _] = await drop(server)
    await ada.ask("PATCH", "/me", {"lang": "fr"})

    async def why(**values: object) -> str:
        sent = {"type": "write", "seat": 0, "paper": "title", **values}
        answer: httpx.Response = await ada.ask("POST", f"/tables/{table}/commands", sent)
        return str(answer.json()["text"])

    assert await why(text="x" * 31) == "C’est trop long\u00a0: 30 caractères au plus."
    assert "invisible" in await why(text="\u200b")
    assert "owl, fox, hare" in await why(paper="mask", text="cat")


async def test_a_seat_given_up_takes_what_it_wrote_along(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    table = await ada.make(game="dead_drop")
    await ada.do(table, "sit", seat=0)
    await ada.do(table, "write", seat=0, paper="mask", text="hare")
    await ada.do(table, "write", seat=0, paper="title", text="For all")
    await ada.do(table, "clear", seat=0)
    odile = await Guest.come(server, "Odile")
    await odile.do(table, "sit", seat=0)
    shown = (await odile.frame(table))["table"]["papers"]
    assert shown["mask"] == ["", ""] and shown["title"] == "For all"


async def test_who_deletes_a_name_takes_the_papers_along(server: Server) -> None:
    table, [ada, odile] = await drop(server)
    await odile.do(table, "write", seat=1, paper="title", text="By Odile")
    await ada.do(table, "write", seat=0, paper="title", text="A secret of mine")
    await ada.do(table, "write", seat=0, paper="diary", text="Dear diary")
    async with odile.at(table) as seat:
        await seat.until_frame()
        assert papers(seat)["title"] == "A secret of mine"
        assert (await ada.ask("DELETE", "/me")).status_code == 204
        await seat.until(lambda seat: papers(seat)["title"] == "By Odile")
        assert papers(seat)["diary"] == ["", ""]
        assert seat.remarks == [], "nothing was said"


async def test_the_title_of_somebody_who_left_goes_with_them_too(server: Server) -> None:
    ada, odile = await Guest.come(server, "Ada"), await Guest.come(server, "Odile")
    table = await ada.make(game="dead_drop")
    await odile.do(table, "sit", seat=1)
    await odile.do(table, "write", seat=1, paper="title", text="I was here")
    await odile.do(table, "clear", seat=1)
    async with ada.at(table) as seat:
        await seat.until_frame()
        assert papers(seat)["title"] == "I was here"
        assert (await odile.ask("DELETE", "/me")).status_code == 204
        await seat.until(lambda seat: papers(seat)["title"] == "")


async def test_a_game_without_papers_says_nothing_of_them(server: Server) -> None:
    table, [ada, _] = await seated(server, ["Ada", "Odile"], game="agent_hunter")
    assert "papers" not in (await ada.frame(table))["table"]
    assert await ada.refused(table, "write", seat=0, paper="title", text="x") == "no_such_paper"
    listed = {game["name"]: game["papers"] for game in (await ada.ask("GET", "/games")).json()}
    assert listed["agent_hunter"] == []
    assert [paper["name"] for paper in listed["dead_drop"]] == ["mask", "title", "diary"]


async def test_sent_again_with_the_same_key_it_is_written_once(server: Server) -> None:
    table, [ada, odile] = await drop(server)
    await ada.do(table, "write", seat=0, paper="title", text="First", key="w")
    await odile.do(table, "write", seat=1, paper="title", text="Second")
    await ada.do(table, "write", seat=0, paper="title", text="First", key="w")
    assert (await ada.frame(table))["table"]["papers"]["title"] == "Second"


def test_a_table_is_not_written_full_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_WRITINGS", 3)
    options = {"kinds": 3, "rounds": 2, "coins": 2}
    opened = log.Opened(game="dead_drop", rules=1, seats=2, options=options, host=1)
    table = Table("t", Row(1, 0, log.write(opened)))
    table.fold(Row(2, 0, log.write(log.Seated(seat=0, person=1, colour="blue"))))
    ada = decide.Asker(table, 1, lambda _: True)
    for number in range(3):
        write = wire.Write(seat=0, paper="title", text=f"Title {number}")
        table.fold(Row(table.seq + 1, 0, log.write(decide.decide(write, ada))))
    with pytest.raises(Refused) as refused:
        decide.decide(wire.Write(seat=0, paper="title", text="One more"), ada)
    assert refused.value.refusal.code == "written_too_often"
    assert table.papers == {"title": "Title 2"}
