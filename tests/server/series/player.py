"""Somebody who has a series: what they do with it, over the wire."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

from bounds import until
from campaigns import SHORT
from server.harness import Guest, Message, Server

GAME = "spy_club"
BOT = {"bot": "random"}
BOTS = [BOT, BOT]
ME = {"you": True}
_keys = itertools.count(1)


class Player(Guest):
    """A guest with a series."""

    link = ""

    @classmethod
    async def begin(cls, server: Server, name: str, **new: object) -> Player:
        """Somebody comes and begins a series; with a deck of their own, or cases would be long."""
        player = await cls.enter(server, name)
        body = {"game": GAME, "components": SHORT, **new}
        answer = await player.ask("POST", "/series", body)
        assert answer.status_code == 201, answer.text
        player.link = answer.json()["id"]
        return player

    @classmethod
    async def enter(cls, server: Server, name: str, link: str = "") -> Player:
        """Somebody comes, and may have been given the link of a series."""
        player = cls(server, name)
        answer = await player.ask("POST", "/me", {"name": name, "program": True})
        player.token = answer.json()["token"]
        player.link = link
        return player

    async def series(self) -> Message:
        answer = await self.ask("GET", f"/series/{self.link}")
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    async def branch(self, number: int = 0) -> Message:
        found: Message = (await self.series())["branches"][number]
        return found

    async def say(self, kind: str, **values: object) -> Any:
        return await self.ask("POST", f"/series/{self.link}/commands", {"type": kind, **values})

    async def act(self, kind: str, **values: object) -> Message:
        """A command that is done."""
        answer = await self.say(kind, **values)
        assert answer.status_code == 200, answer.text
        done: Message = answer.json()
        return done

    async def denied(self, kind: str, **values: object) -> str:
        """A command that is refused; its code, or that of what is behind it."""
        answer = await self.say(kind, **values)
        assert answer.status_code >= 400, answer.text
        refused = answer.json()
        assert refused["text"] and "???" not in refused["text"]
        return str(refused["why"]["code"] if refused["code"] == "bad_input" else refused["code"])

    async def file(self) -> str:
        answer = await self.ask("GET", f"/series/{self.link}/file")
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-disposition"].startswith("attachment; ")
        return answer.text

    # -- playing ---------------------------------------------------------------------------------

    async def until_over(self, table: str) -> None:
        """Look on while bots play, also on one's own seats."""
        await self.start_bots(table)
        for _ in until(lambda: False):
            if (await self.frame(table))["table"]["status"] == "over":
                return
            await asyncio.sleep(0.02)

    async def start_bots(self, table: str) -> None:
        """Let a bot play on one's own seats."""
        if (await self.frame(table))["you"]["seats"]:
            for _ in until(lambda: False):
                if (await self.frame(table))["table"]["status"] == "playing":
                    break
                await asyncio.sleep(0.02)  # it starts by itself when every seat is filled
            await self.do(table, "leave")

    async def chapter(self, number: int = 0, seats: object = BOTS) -> str:
        """A chapter is opened and played to its end; its table."""
        done = await self.act("open", branch=number, seats=seats)
        await self.until_over(done["table"])
        return str(done["table"])

    async def choose_all(self, number: int = 0) -> list[str]:
        """Choose the last of what there is until nothing is left to choose."""
        chosen: list[str] = []
        for _ in until(lambda: False, 600):
            choices = (await self.branch(number))["choices"]
            if not choices:
                break
            chosen.append(choices[-1])
            await self.act("choose", branch=number, choice=choices[-1])
        return chosen

    async def to_the_end(self, number: int = 0, seats: object = BOTS) -> None:
        for _ in until(lambda: False, 600):
            stage = (await self.branch(number))["stage"]
            if stage == "over":
                return
            if stage == "seating":
                await self.chapter(number, seats)
            elif stage == "playing":
                table = (await self.branch(number))["table"]
                if table is None:
                    table = (await self.act("open", branch=number))["table"]
                await self.until_over(str(table))
            else:
                await self.choose_all(number)


def new_key() -> str:
    return f"k{next(_keys)}"
