"""Tables at which a game is played with its own components, or with those of a player."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.harness import PATIENCE, Guest, Seat, Server, play_on, seated
from spytable.kernel.components import LARGEST, digest
from spytable.kernel.record import Record
from toy import DeadDrop, own_archive

OWN = own_archive(7, 0, 9)
CANONICAL = DeadDrop(2, OWN).own


def first(seat: Seat) -> int:
    return seat.moves[0]


async def components(guest: Guest, table: str) -> dict[str, Any]:
    answer = await guest.ask("GET", f"/tables/{table}/components")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def finished(server: Server, **new: object) -> tuple[str, list[Guest]]:
    table, guests = await seated(server, ["Ada", "Odile"], **{"game": "dead_drop", **new})

    async def play(guest: Guest) -> None:
        async with guest.at(table) as seat:
            await seat.until_frame()
            await play_on(seat, first)

    await asyncio.gather(*map(play, guests))
    return table, guests


async def test_the_catalogue_names_components_and_tells_all_of_options(server: Server) -> None:
    games = {game["name"]: game for game in (await Guest(server, "").ask("GET", "/games")).json()}
    assert games["dead_drop"]["components"] == "archive-1"
    for name, kind in {"dead_drop": DeadDrop}.items():
        for told, option in zip(games[name]["options"], kind.meta.options, strict=True):
            assert told["seat"] == option.seat and told["named"] is option.named


async def test_a_table_is_played_with_ours_by_default(server: Server) -> None:
    table, [ada, _] = await seated(server, ["Ada", "Odile"], game="dead_drop")
    found = await components(Guest(server, ""), table)
    assert found["name"] == "archive-1"
    assert [document["worth"] for document in found["documents"]] == [0, 1, 2]
    facts = (await ada.frame(table))["table"]["components"]
    assert facts == {"name": "archive-1", "hash": found["hash"]}


async def test_components_that_a_browser_has_are_not_sent_again(server: Server) -> None:
    table, [ada, _] = await seated(server, ["Ada", "Odile"], game="dead_drop")
    path = f"{server.api}/tables/{table}/components"
    first = await ada.client.get(path)
    assert first.headers["cache-control"] == "private, no-cache"
    tag = first.headers["etag"]
    assert tag == f'"{first.json()["hash"]}"'
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = await ada.client.get(path, headers={"If-None-Match": known})
        assert again.status_code == 304 and not again.content and again.headers["etag"] == tag
    changed = await ada.client.get(path, headers={"If-None-Match": '"other"'})
    assert changed.json() == first.json()


async def test_a_game_without_components_has_none_to_show_or_to_replace(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    table = await ada.make(game="agent_hunter")
    answer = await ada.ask("GET", f"/tables/{table}/components")
    assert answer.status_code == 404 and answer.json()["code"] == "no_components"
    assert (await ada.frame(table))["table"]["components"] is None
    new = {"game": "agent_hunter", "components": OWN}
    refused = await ada.ask("POST", "/tables", new)
    assert refused.status_code == 422 and "no components" in refused.json()["text"]
    nowhere = await ada.ask("GET", "/tables/nowhere/components")
    assert nowhere.json()["code"] == "no_such_table"


async def test_a_player_brings_components_and_all_is_played_with_them(server: Server) -> None:
    table, [ada, odile] = await finished(server, components=OWN)
    found = await components(odile, table)
    assert found == {
        "name": "own",
        "hash": digest(CANONICAL),
        "documents": [{"id": f"own-{n}", "worth": worth} for n, worth in enumerate((7, 0, 9))],
    }
    text = (await ada.ask("GET", f"/tables/{table}/record?viewer=all")).text
    record = Record.parse(text)
    assert record.own == CANONICAL and f"components own {found['hash']}\n| documents" in text
    points = (await ada.frame(table))["table"]["points"]
    assert points == record.replay().state.scores()
    for viewer in ("A", "spectator"):
        seen = (await ada.ask("GET", f"/tables/{table}/record?viewer={viewer}")).text
        assert f"components own {found['hash']}\n| documents" in seen
    replay = (await ada.ask("GET", f"/tables/{table}/replay?viewer=all")).json()
    assert replay["steps"][-1]["scene"]["intel"]["worth"] == [7, 0, 9]


async def test_they_come_along_to_a_rematch_a_copy_and_a_table_that_goes_on(
    server: Server,
) -> None:
    table, [ada, odile] = await finished(server, components=OWN, options={"rounds": 1})
    text = (await ada.ask("GET", f"/tables/{table}/record?viewer=all")).text
    copy = (await odile.ask("POST", "/records", {"record": text})).json()["id"]
    onward = await odile.make(game="dead_drop", source=table, step=3)
    rematch = (await ada.do(table, "rematch"))["table"]
    for other in (copy, onward, rematch):
        assert (await components(odile, other))["hash"] == digest(CANONICAL)


async def test_bots_play_with_them_too(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    table = await ada.make(game="dead_drop", components=OWN)
    await ada.do(table, "sit", seat=0)
    await ada.do(table, "fill", seat=1, bot="search:300ms")
    await ada.do(table, "start")
    async with ada.at(table) as seat:
        await seat.until_frame()
        await play_on(seat, first)
        assert seat.frame["scene"]["intel"]["worth"] == [7, 0, 9]


async def test_a_killed_server_knows_them_again(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "spytable.db")).start()
    table, [ada, odile] = await seated(server, ["Ada", "Odile"], game="dead_drop", components=OWN)
    async with ada.at(table) as seat:
        await seat.until_frame()
        await seat.play(1)
    server.kill()
    server.start()
    assert (await components(ada, table))["hash"] == digest(CANONICAL)
    assert (await ada.frame(table))["scene"]["intel"]["bids"][0] == 1

    async def play(guest: Guest) -> None:
        async with guest.at(table) as seat:
            await seat.until_frame()
            await play_on(seat, first)

    await asyncio.gather(play(ada), play(odile))
    record = Record.parse((await ada.ask("GET", f"/tables/{table}/record?viewer=all")).text)
    assert record.own == CANONICAL and record.replay().over
    assert server.stop() == 0


HOSTILE = {
    "no toml": ("documents = [", "line 1, column 14"),
    "another thing": ("maps = []", "there must be documents"),
    "an entry of another form": (
        OWN.replace("worth = 0", "worth = 'much'"),
        "documents, entry 2: Expected `int`",
    ),
    "an entry out of bounds": (OWN.replace("worth = 0", "worth = 10"), "documents, entry 2"),
    "a path": ("/etc/passwd", "line 1"),
    "a number without end": (OWN.replace("worth = 0", "worth = " + "9" * 9000), "digits"),
    "a number in hexadecimal": (OWN.replace("worth = 0", "worth = 0x" + "f" * 9000), "too large"),
    "no number": (OWN.replace("worth = 0", "worth = nan"), "documents, entry 2: worth"),
    "deep lists": ("a = " + "[" * 100_000, "nested too deeply"),
    "deep tables": ("a = " + "{a = " * 50_000, "nested too deeply"),
    "deep lists that close": ("a = " + "[" * 90 + "]" * 90, "nested too deeply"),
    "a name of many parts": ("a." * 100_000 + "a = 1", "too many dots in line 1"),
    "names of many parts": ("\n".join(f"{'a.' * 15}a{n} = 1" for n in range(6000)), "nested"),
    "very many entries": ("documents = [" + "1," * 100_000 + "]", "documents, entry 1"),
    "a very long text": (OWN.replace("own-0", "x" * 200_000).replace("= 7", "= -1"), "xxxx"),
    "signs that turn the direction": (OWN.replace("worth = 0", "\u202e = 0"), "line 4"),
    "too large": ("#" * (LARGEST - 1) + "é", "256 kB"),
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_bad_file_is_refused_in_one_sentence_and_the_server_lives_on(
    server: Server, name: str
) -> None:
    text, said = HOSTILE[name]
    ada = await Guest.come(server, "Ada")
    async with asyncio.timeout(PATIENCE):
        answer = await ada.ask("POST", "/tables", {"game": "dead_drop", "components": text})
    assert answer.status_code == 422, answer.text[:400]
    told = answer.json()["text"]
    assert said in told and told.startswith("Your file cannot be used: ")
    assert len(told) < 400 and told.isprintable()
    assert (await ada.ask("GET", "/me/tables")).json() == []
    await ada.make(game="dead_drop", components=OWN)


async def test_a_bad_file_is_refused_in_french(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    await ada.ask("PATCH", "/me", {"lang": "fr"})
    for game, text, said in (
        ("dead_drop", "a = !", "ce n’est pas du TOML à la ligne 1, colonne 5."),
        ("spy_club", "clues = []", "il y a 0 indice, pas 54."),
        ("spy_connection", "cities = []", "cities va avec spaces, qui manque."),
    ):
        answer = await ada.ask("POST", "/components", {"game": game, "components": text})
        assert answer.status_code == 422 and answer.json()["code"] == "bad_components"
        assert answer.json()["text"] == f"Votre fichier ne peut pas être utilisé\u00a0: {said}"


async def test_far_too_much_is_not_even_read(server: Server) -> None:
    ada = await Guest.come(server, "Ada")
    long = await ada.ask("POST", "/tables", {"game": "dead_drop", "components": "x" * 262_145})
    assert long.status_code == 422 and long.json()["code"] == "unreadable_message"
    longer = await ada.ask("POST", "/tables", {"game": "dead_drop", "components": "x" * 1_000_000})
    assert longer.status_code == 413
    other = await ada.ask("POST", "/me", {"name": "x" * 100_000})
    assert other.status_code == 413, "elsewhere the limit is as it was"


@pytest.mark.parametrize("given", [5, "", ["x"], {"path": "/etc/passwd"}, True])
async def test_only_a_text_is_taken(server: Server, given: object) -> None:
    ada = await Guest.come(server, "Ada")
    answer = await ada.ask("POST", "/tables", {"game": "dead_drop", "components": given})
    assert answer.status_code == 422 and answer.json()["code"] == "unreadable_message"
