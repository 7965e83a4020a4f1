"""A series from its beginning to its end, and who plays in it."""

from __future__ import annotations

from campaigns import SHORT
from server.harness import Server
from server.series.player import BOT, BOTS, ME, Player, new_key
from spytable.kernel.annals import Annals


async def test_a_series_is_played_from_table_to_table_until_it_is_over(server: Server) -> None:
    ada = await Player.begin(server, "Ada", title="  The  winter ")
    first = await ada.series()
    assert (first["title"], first["host"], first["mine"]) == ("The winter", True, True)
    assert (first["chapters"], first["branches"][0]["stage"]) == (5, "seating")
    assert first["branches"][0]["entries"] == 0
    await ada.to_the_end(0, [ME, BOT])
    last = await ada.series()
    [main] = last["branches"]
    assert main["stage"] == "over" and len(main["chapters"]) == 5 and main["story"]["grade"]
    assert all(chapter["table"] and chapter["over"] for chapter in main["chapters"])
    assert [(m["name"], m["you"], m["bot"]) for m in last["members"]] == [
        ("Ada", True, None),
        (None, False, "random"),
    ]
    assert [m["name"] for m in main["story"]["members"]] == ["Ada", "random"]
    assert last["n"] > first["n"]
    read = Annals.parse(await ada.file(), own=SHORT)
    assert len(read.branches[0].saga.log) == main["entries"] == main["chapters"][-1]["end"] + 1
    steps = [len(position.steps) for position in read.branches[0].saga.chapters]
    assert steps == [chapter["end"] - chapter["start"] for chapter in main["chapters"]]
    assert await ada.denied("open", branch=0, seats=BOTS) == "series_stage"


async def test_games_say_how_many_chapters_a_series_of_theirs_has(server: Server) -> None:
    ada = await Player.enter(server, "Ada")
    told = {game["name"]: game["series"] for game in (await ada.ask("GET", "/games")).json()}
    assert told["spy_club"] == 5 and told["agent_hunter"] == 0
    answer = await ada.ask("POST", "/series", {"game": "agent_hunter"})
    assert answer.status_code == 422 and answer.json()["why"]["code"] == "no_series"


async def test_seats_are_kept_for_those_who_played_before_and_bots_sit_at_once(
    server: Server,
) -> None:
    ada = await Player.begin(server, "Ada")
    ben = await Player.enter(server, "Ben", ada.link)
    assert not (await ben.series())["mine"]
    assert await ben.denied("open", branch=0, seats=BOTS) == "not_in_this_series"
    table = (await ada.act("open", branch=0, seats=[ME, {}]))["table"]
    places = (await ada.frame(table))["table"]["places"]
    assert [(p["kind"], p["name"]) for p in places] == [("person", "Ada"), ("open", None)]
    await ben.do(table, "sit", seat=1)  # whoever comes takes the open seat, and all begins
    assert (await ben.series())["mine"], "who took a seat is a member"
    await ada.start_bots(table)
    await ben.until_over(table)
    members = (await ben.series())["members"]
    assert [(m["key"], m["name"], m["you"]) for m in members] == [
        ("m1", "Ada", False),
        ("m2", "Ben", True),
    ]
    await ben.choose_all()
    seats = [{"member": "m1"}, {"bot": "random"}, {"member": "m2", "you": True}]
    table = (await ben.act("open", branch=0, seats=seats))["table"]
    frame = await ada.frame(table)
    assert [(p["kind"], p["name"]) for p in frame["table"]["places"]] == [
        ("kept", "Ada"),
        ("bot", None),
        ("person", "Ben"),
    ]
    assert frame["you"]["kept"] == [0]
    assert frame["table"]["series"] == {"id": ada.link, "branch": 0}
    assert (await ada.branch())["chapters"][1]["members"] == ["m1", "b1", "m2"]


async def test_several_share_a_screen_each_with_a_name(server: Server) -> None:
    ada = await Player.begin(server, "Ada")
    two = [ME, {"you": True, "name": "Zoé"}]
    await ada.chapter(0, two)
    await ada.choose_all()
    table = await ada.chapter(0, list(reversed(two)))
    assert [m["name"] for m in (await ada.series())["members"]] == ["Ada", "Zoé"]
    assert (await ada.branch())["chapters"][1]["members"] == ["m2", "m1"]
    assert [p["name"] for p in (await ada.frame(table))["table"]["places"]] == ["Zoé", "Ada"]
    assert "member m2 - Zoé" in await ada.file()


async def test_who_one_is_stays_for_the_whole_series(server: Server) -> None:
    """The character, which is said at the first table, cannot be another one later."""
    ada = await Player.begin(server, "Ada")
    table = (await ada.act("open", branch=0, seats=[ME, BOT]))["table"]
    await ada.do(table, "write", seat=0, paper="character", text="4")
    await ada.until_over(table)
    await ada.choose_all()
    seats = [BOT, {"you": True, "badge": "4"}, {"bot": "random", "badge": "4"}]
    assert await ada.denied("open", branch=0, seats=seats) == "series_character_taken"
    table = (await ada.act("open", branch=0, seats=[BOT, ME]))["table"]
    assert (await ada.frame(table))["table"]["papers"]["character"] == ["", "4"]
    write = {"seat": 1, "paper": "character", "text": "5"}
    assert await ada.refused(table, "write", **write) == "badge_stays"
    assert (await ada.series())["members"][0]["badge"] == "4"
    await ada.until_over(table)
    await ada.choose_all()
    seats = [BOT, {"you": True, "badge": "5"}]
    assert await ada.denied("open", branch=0, seats=seats) == "series_character"


async def test_what_cannot_be_said_of_a_seat_is_refused(server: Server) -> None:
    ada = await Player.begin(server, "Ada")
    for seats, code in (
        ([ME, {"you": True, "bot": "random"}], "you_or_a_bot"),
        ([ME, {"bot": "genius"}], "no_such_bot"),
        ([ME, {"member": "m7"}], "no_such_member"),
        ([ME, {"name": "Zoé"}], "name_of_another"),
        ([ME, {"you": True, "name": "\u202e"}], "bad_name"),
        ([ME, {"badge": "queen"}], "series_no_character"),
        ([ME], "wrong_seats"),
    ):
        assert await ada.denied("open", branch=0, seats=seats) == code
    assert await ada.denied("open", branch=1, seats=BOTS) == "no_such_branch"
    assert await ada.denied("choose", branch=0, choice="unlock") == "series_stage"
    assert (await ada.series())["n"] == 1, "a refused command changes nothing"


async def test_a_chapter_cannot_be_changed_at_its_table(server: Server) -> None:
    """Its number of seats is part of the series, it has an end, and none is played instead."""
    ada = await Player.begin(server, "Ada")
    table = (await ada.act("open", branch=0, seats=[ME, {}]))["table"]
    assert await ada.refused(table, "add_seat") == "seats_of_series"
    assert await ada.refused(table, "remove_seat", seat=1) == "seats_of_series"
    await ada.do(table, "fill", seat=1, bot="random")
    assert await ada.refused(table, "give_up") == "series_goes_on"
    await ada.until_over(table)
    again = (await ada.do(table, "rematch"))["table"]
    assert "series" not in (await ada.frame(again))["table"]
    await ada.do(table, "put_away")
    assert (await ada.branch())["stage"] == "choosing", "what was played there is not lost"
    assert (await ada.frame(table))["table"]["status"] == "over"


async def test_the_same_key_twice_is_done_once(server: Server) -> None:
    ada = await Player.begin(server, "Ada")
    key = new_key()
    first = await ada.act("open", branch=0, seats=BOTS, key=key)
    assert await ada.act("open", branch=0, seats=BOTS, key=key) == first
    fork = {"branch": 0, "at": 0, "name": "again", "key": new_key()}
    assert await ada.act("fork", **fork) == await ada.act("fork", **fork)
    assert len((await ada.series())["branches"]) == 2


async def test_series_and_tables_are_in_lists_of_their_own(server: Server) -> None:
    ada = await Player.begin(server, "Ada", title="Winter")
    await ada.chapter()
    [mine] = (await ada.ask("GET", "/me/series")).json()
    assert (mine["id"], mine["title"], mine["game"]) == (ada.link, "Winter", "spy_club")
    await ada.series()  # what happened at the table comes in when somebody looks
    [mine] = (await ada.ask("GET", "/me/series")).json()
    assert (mine["played"], mine["chapters"], mine["over"], mine["people"]) == (
        1,
        5,
        False,
        ["Ada"],
    )
    assert mine["alone"]
    tables = (await ada.ask("GET", "/me/tables")).json()
    assert ada.link not in [table["id"] for table in tables]
    assert (await ada.ask("GET", f"/tables/{ada.link}")).json()["code"] == "no_such_table"
    answer = await ada.ask("GET", f"/series/{tables[0]['id']}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_series")


async def test_a_series_that_nobody_wants_any_more_is_gone_with_its_unfinished_tables(
    server: Server,
) -> None:
    ada = await Player.begin(server, "Ada")
    table = (await ada.act("open", branch=0, seats=[ME, {}]))["table"]
    await ada.act("put_away")
    assert (await ada.ask("GET", f"/series/{ada.link}")).status_code == 404
    assert (await ada.ask("GET", f"/tables/{table}")).status_code == 404
    assert (await ada.ask("GET", "/me/series")).json() == []


async def test_titles_and_branches_can_be_named(server: Server) -> None:
    ada = await Player.begin(server, "Ada")
    await ada.act("title", title="The winter")
    assert await ada.denied("title", title="The winter") == "already_so"
    assert await ada.denied("title", title="\u202e") == "bad_text"
    await ada.act("name", branch=0, name="as it was")
    assert await ada.denied("name", branch=0, name="x from 1 at 2") == "series_no_name"
    told = await ada.series()
    assert (told["title"], told["branches"][0]["name"]) == ("The winter", "as it was")


async def test_whoever_deletes_a_name_leaves_no_words_in_a_series(server: Server) -> None:
    ada = await Player.begin(server, "Ada", title="Of Ada")
    await ada.act("open", branch=0, seats=[ME, {"you": True, "name": "Zoé"}, {}])
    await ada.act("fork", branch=0, at=0, name="by Ada")
    ben = await Player.enter(server, "Ben", ada.link)
    assert "Zoé" in str(await ben.series())
    await ada.ask("DELETE", "/me")
    told = await ben.series()
    assert all(word not in str(told) for word in ("Ada", "Zoé"))
    assert (told["title"], told["branches"][1]["name"]) == ("", "")
    text = await ben.file()
    assert "Ada" not in text and "Zoé" not in text
