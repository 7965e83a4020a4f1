"""A series goes on from any point of it, and as a text anywhere."""

from __future__ import annotations

import random

import pytest

from campaigns import SHORT, deck
from server.harness import Server
from server.series.player import BOT, BOTS, GAME, ME, Player
from spytable.kernel.annals import Annals


async def test_a_series_is_forked_at_any_entry_and_both_branches_go_on(server: Server) -> None:
    ada = await Player.begin(server, "Ada")
    await ada.chapter(0, [ME, BOT])
    await ada.choose_all()
    await ada.chapter(0, [ME, BOT])
    before = await ada.branch()
    whole = Annals.parse(await ada.file(), own=SHORT).branches[0].saga
    start, end = before["chapters"][1]["start"], before["chapters"][1]["end"]
    points = [0, 1, start - 1, start, start + 1, end - 1, end, before["entries"]]
    points += random.Random(7).choices(range(before["entries"]), k=6)
    for number, at in enumerate(points, 1):
        done = await ada.act("fork", branch=0, at=at, name=f"at {at}")
        assert done["branch"] == number
        branch = await ada.branch(number)
        assert (branch["parent"], branch["at"], branch["entries"]) == (0, at, at)
        assert branch["stage"] == whole.fork(at).stage
    assert await ada.branch() == before, "nothing is overwritten"
    middle = points.index(start + 1) + 1
    for number in (1, middle):
        await ada.to_the_end(number)
        assert (await ada.branch(number))["stage"] == "over"
    assert (await ada.branch()) == before
    read = Annals.parse(await ada.file(), own=SHORT)
    assert [b.name for b in read.branches] == ["main", *(f"at {at}" for at in points)]
    assert read.branches[middle].saga.log[: start + 1] == whole.log[: start + 1]


async def test_a_fork_in_the_middle_of_a_chapter_goes_on_at_a_table_of_its_own(
    server: Server,
) -> None:
    ada = await Player.begin(server, "Ada")
    first = await ada.chapter(0, [ME, BOT])
    span = (await ada.branch())["chapters"][0]
    await ada.act("fork", branch=0, at=span["start"] + 5, name="if only")
    branch = await ada.branch(1)
    assert (branch["stage"], branch["table"]) == ("playing", None)
    table = (await ada.act("open", branch=1))["table"]
    assert table != first and (await ada.branch(1))["table"] == table
    frame = await ada.frame(table)
    assert [(p["kind"], p["name"]) for p in frame["table"]["places"]] == [
        ("person", "Ada"),
        ("bot", None),
    ]
    assert frame["table"]["series"] == {"id": ada.link, "branch": 1}
    assert await ada.denied("open", branch=1) == "series_stage"
    await ada.until_over(table)
    read = Annals.parse(await ada.file(), own=SHORT)
    one, other = (branch.saga.chapters[0].steps for branch in read.branches)
    assert one[:5] == other[:5]
    assert await ada.denied("fork", branch=0, at=99_999, name="far") == "no_such_point"


async def test_a_chapter_that_is_being_played_is_in_no_file(server: Server) -> None:
    """It would show hidden cards; the file says what is not in it, and can be read."""
    ada = await Player.begin(server, "Ada")
    await ada.chapter()
    await ada.choose_all()
    before = await ada.file()
    done = await ada.act("open", branch=0, seats=[ME, {}])
    open_now = await ada.file()
    note = "# A chapter of “main” is still being played: it is not in this file.\n"
    assert open_now == before + note
    answer = await ada.client.get(
        f"{server.api}/series/{ada.link}/file", headers={"Accept-Language": "fr"}
    )
    assert "est encore en cours" in answer.text
    assert Annals.parse(open_now, own=SHORT).text() == before
    # A branch that was forked in the middle of a chapter ends before that chapter too.
    await ada.act("fork", branch=0, at=4, name="early")
    await ada.act("fork", branch=1, at=3, name="earlier")
    read = Annals.parse(await ada.file(), own=SHORT)
    assert [len(branch.saga.log) for branch in read.branches][1:] == [0, 0]
    assert done["table"] not in open_now


async def test_a_series_is_restored_from_its_text_and_goes_on_elsewhere(server: Server) -> None:
    ada = await Player.begin(server, "Ada")
    await ada.chapter(0, [ME, BOT])
    await ada.choose_all()
    await ada.act("fork", branch=0, at=9, name="what if")
    await ada.to_the_end(1, [ME, BOT])
    text = await ada.file()
    assert len(text) < 100_000
    ben = await Player.begin(server, "Ben", text=text, title="From Ada")
    here, there = await ben.series(), await ada.series()
    assert await ben.file() == text
    assert (here["title"], here["options"]) == ("From Ada", there["options"])
    for one, other in zip(here["branches"], there["branches"], strict=True):
        assert all(one[k] == other[k] for k in ("name", "parent", "at", "entries", "stage"))
        assert one["story"] == other["story"]
        assert [c["table"] for c in one["chapters"]] == [None] * len(other["chapters"])
    assert [(m["name"], m["person"], m["bot"]) for m in here["members"]] == [
        ("Ada", False, None),
        (None, False, "random"),
    ]
    # Somebody who is nobody here can be taken over, and what they have is kept.
    await ben.chapter(0, [{"you": True, "member": "m1"}, BOT])
    here = await ben.series()
    assert [(m["key"], m["name"], m["you"]) for m in here["members"]] == [
        ("m1", "Ben", True),
        ("b1", None, False),
    ]
    cy = await Player.enter(server, "Cy", ben.link)
    assert not (await cy.series())["mine"]
    assert (await ada.series())["branches"] == there["branches"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("series 1", "series 2"), "record_line"),
        (("rules 1", "rules 99"), "record_line"),
        (("game spy_club", "game spywhere"), "record_line"),
        (("game spy_club", "game chess"), "record_line"),
        (("components own", "components campaign-1"), "record_line"),
        (("choose record", "choose forget"), "record_line"),
        (("; 3a 4a", "; 3b 4a"), "record_line"),
        (("A ", "H "), "record_line"),
        (("branch main", "branch main from 7 at 3"), "record_line"),
    ],
)
async def test_a_broken_a_foreign_or_a_newer_file_is_refused_in_one_sentence(
    server: Server, change: tuple[str, str], code: str
) -> None:
    annals = await _text(server)
    assert change[0] in annals
    ada = await Player.enter(server, "Ada")
    body = {"game": GAME, "components": SHORT, "text": annals.replace(*change, 1)}
    answer = await ada.ask("POST", "/series", body)
    refused = answer.json()
    assert (answer.status_code, refused["code"]) == (422, "bad_input")
    assert refused["why"]["code"] == code and "\n" not in refused["text"]
    assert refused["why"]["values"]["line"] > 0
    assert (await ada.ask("GET", "/me/series")).json() == []


async def test_a_file_needs_the_deck_it_was_played_with(server: Server) -> None:
    annals = await _text(server)
    ada = await Player.enter(server, "Ada")
    other = deck({"card": 4, "terms": ["turns = 5"]})
    answer = await ada.ask("POST", "/series", {"game": GAME, "components": other, "text": annals})
    assert answer.status_code == 422
    answer = await ada.ask("POST", "/series", {"game": "spywhere", "text": annals})
    assert answer.status_code in (409, 422)


_kept: dict[int, str] = {}


async def _text(server: Server) -> str:
    """A series of one chapter, as text; it is played once."""
    if server.port not in _kept:
        player = await Player.begin(server, "Teller")
        await player.chapter(0, BOTS)
        await player.choose_all()
        _kept[server.port] = await player.file()
    return _kept[server.port]
