"""A series from its beginning to its end."""

from __future__ import annotations

from campaigns import SHORT
from server.harness import Server
from server.series.player import BOT, BOTS, Player
from spytable.kernel.annals import Annals

ME = {"you": True}


async def test_a_series_is_played_from_table_to_table_until_it_is_over(server: Server) -> None:
    ada = await Player.begin(server, "Ada", title="  The  winter ")
    first = await ada.series()
    assert (first["title"], first["host"], first["mine"], first["chapters"]) == (
        *("The winter", True, True),
        5,
    )
    assert first["branches"][0]["stage"] == "seating" and first["branches"][0]["entries"] == 0
    await ada.to_the_end(0, [ME, BOT])
    last = await ada.series()
    [main] = last["branches"]
    assert main["stage"] == "over" and len(main["chapters"]) == 5 and main["story"]["grade"]
    assert all(chapter["table"] and chapter["over"] for chapter in main["chapters"])
    assert [m["name"] for m in last["members"]] == ["Ada", None]
    assert [(m["you"], m["bot"]) for m in last["members"]] == [(True, None), (False, "random")]
    assert last["n"] > first["n"]
    read = Annals.parse(await ada.file(), own=SHORT)
    assert len(read.branches[0].saga.log) == main["entries"] == main["chapters"][-1]["end"] + 1
    steps = [len(position.steps) for position in read.branches[0].saga.chapters]
    assert steps == [chapter["end"] - chapter["start"] for chapter in main["chapters"]]
