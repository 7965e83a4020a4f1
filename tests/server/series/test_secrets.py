"""Nothing gets out of a card that is still locked, and nothing that strangers send does harm."""

from __future__ import annotations

import re
from typing import Any

import pytest

from campaigns import SHORT, Lists, lists, number, written
from server.harness import Server
from server.leaks.logged import too_long
from server.series.player import BOT, BOTS, GAME, ME, Player

PLAIN = {"card": 3, "terms": ["turns = 4", "row = 3"]}
NOTHING = {"card": number("nothing"), "terms": ["steps + 1"]}
OUT = {3, 4, number("nothing")}
"""The cards that come out where nothing is ever recorded."""


def told(mark: str, **does: object) -> str:
    """A deck in which all cards that stay locked bear a mark, and do this."""
    found: Lists = lists(PLAIN, NOTHING)
    for card in found["cards"]:
        if card["card"] not in OUT:
            card |= does
    for lang in ("en", "fr"):
        for text in found[lang]:
            if text["card"] not in OUT:
                text |= {"title": f"{mark} {text['card']}", "story": mark, "rule": mark}
    return written(found)


ONE = told("alpha")
OTHER = told("omega", terms=["grid = 1"], now=["points 9"], skill="thinker")
"""It differs from the first in locked cards alone."""


async def test_two_decks_that_differ_in_locked_cards_look_the_same_byte_for_byte(
    server: Server,
) -> None:
    teller = await Player.begin(server, "Teller", components=ONE)
    await teller.chapter(0, [ME, BOT])
    while choices := (await teller.branch())["choices"]:
        await teller.act("choose", branch=0, choice=choices[-1])
    await teller.act("fork", branch=0, at=9, name="again")
    text = await teller.file()
    assert '"stage":"seating"' in str((await teller.ask("GET", f"/series/{teller.link}")).text)
    seen = []
    for deck in (ONE, OTHER):
        ada = await Player.begin(server, "Ada", components=deck, text=text, title="Winter")
        heard = [await _all_that_is_sent(ada)]
        table = (await ada.act("open", branch=0, seats=[ME, {}]))["table"]
        heard.append(await _all_that_is_sent(ada))
        for path in (f"/tables/{table}", f"/tables/{table}/components"):
            heard.append((await ada.ask("GET", path)).text)
        said = await ada.say("choose", branch=1, choice="unlock")
        heard.append(said.text)
        seen.append([_without_links(each, ada.link, table) for each in heard])
    assert seen[0] == seen[1]
    assert "alpha" not in str(seen) and "omega" not in str(seen)


async def _all_that_is_sent(player: Player) -> str:
    parts = [f"/series/{player.link}", f"/series/{player.link}/file", "/me/series"]
    answers = [await player.ask("GET", part) for part in parts]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    return "\n".join(answer.text for answer in answers)


def _without_links(text: str, *links: str) -> str:
    for link in links:
        text = text.replace(link, "LINK")
    return re.sub(r'"touched":\d+', '"touched":0', text)


async def test_a_locked_card_is_in_nothing_that_is_sent_over_a_whole_series(
    server: Server,
) -> None:
    ada = await Player.begin(server, "Ada", components=ONE)
    heard = []
    for _ in range(5):
        table = await ada.chapter(0, BOTS)
        for path in (f"/tables/{table}", f"/tables/{table}/components"):
            heard.append((await ada.ask("GET", path)).text)
        heard.append((await ada.ask("GET", f"/tables/{table}/record?viewer=all")).text)
        while choices := (await ada.branch())["choices"]:
            choice = "record nothing" if "record nothing" in choices else choices[0]
            await ada.act("choose", branch=0, choice=choice)
            heard.append(await _all_that_is_sent(ada))
    assert (await ada.branch())["stage"] == "over"
    story = (await ada.branch())["story"]
    assert {card["card"] for card in story["cards"]} == OUT
    assert "alpha" not in "".join(heard)


@pytest.mark.parametrize(
    "body",
    [
        {"game": GAME, "text": "x" * 1_000_001},
        {"game": GAME, "text": 7},
        {"game": GAME, "title": "x" * 81},
        {"game": GAME, "options": {"consent": "yes"}},
        {"game": GAME, "options": {"consent": 9}},
        {"game": GAME, "options": {"magic": 1}},
        {"game": GAME, "components": "cards = ["},
        {"game": GAME, "components": "x" * 262_145},
        {"game": GAME, "components": ONE.replace("card = 3", "card = 0", 1)},
        {"game": "chess"},
        {"game": GAME, "more": 1},
    ],
)
async def test_what_cannot_be_a_series_is_refused(server: Server, body: dict[str, Any]) -> None:
    ada = await Player.enter(server, "Ada")
    answer = await ada.ask("POST", "/series", body)
    assert answer.status_code == 422, answer.text
    assert answer.json()["text"]


async def test_commands_that_make_no_sense_are_refused_and_change_nothing(server: Server) -> None:
    ada = await Player.begin(server, "Ada")
    for command in (
        {},
        {"type": "explode"},
        {"type": "open"},
        {"type": "open", "branch": -1},
        {"type": "open", "branch": 0, "seats": [{}] * 9},
        {"type": "open", "branch": 0, "seats": [{"member": "a b"}]},
        {"type": "open", "branch": 0, "seats": [{"badge": "1\nmember"}]},
        {"type": "fork", "branch": 0, "at": -1, "name": "x"},
        {"type": "fork", "branch": 0, "at": 0, "name": ""},
        {"type": "fork", "branch": 0, "at": 0, "name": "x ; y"},
        {"type": "fork", "branch": 0, "at": 0, "name": "\u202e"},
        {"type": "choose", "branch": 0, "choice": "x" * 201},
        {"type": "title", "title": "x" * 81},
    ):
        answer = await ada.ask("POST", f"/series/{ada.link}/commands", command)
        assert answer.status_code in (409, 422), (command, answer.text)
    nobody = Player(server, "Nobody")
    nobody.link = ada.link
    assert await nobody.denied("title", title="Mine") == "who_are_you"
    assert await (await Player.enter(server, "Eve", ada.link)).denied("put_away") == (
        "not_in_this_series"
    )
    assert (await ada.series())["n"] == 1


async def test_a_hostile_text_holds_nobody_up(server: Server) -> None:
    """As many branches as there may be, each of which would be played anew."""
    teller = await Player.begin(server, "Teller")
    await teller.to_the_end(0)
    text = await teller.file()
    most = (await teller.branch())["entries"]
    forks = "".join(f"\nbranch b{n} from 1 at {most - n % 50}\n" for n in range(199))
    body = {"game": GAME, "components": SHORT, "text": text + forks}
    eve = await Player.enter(server, "Eve")
    answer = await eve.ask("POST", "/series", body)
    assert answer.status_code == 201, answer.text
    eve.link = answer.json()["id"]
    assert len((await eve.series())["branches"]) == 200
    assert await eve.denied("fork", branch=0, at=0, name="one more") == "branches_enough"
    body["text"] += "\nbranch more from 1 at 0\n"
    assert (await eve.ask("POST", "/series", body)).json()["why"]["why"]["code"] == (
        "series_branches"
    )
    assert not [line for line in server.errors_so_far().splitlines() if too_long(line)]
