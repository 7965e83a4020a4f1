"""Players who come again whenever their server is gone, and what must be so at the end."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from bounds import to_the_end
from server.harness import PATIENCE, Guest, Message, Seat, Server

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError)
A_MOMENT = 0.02
MOMENTS = round(PATIENCE / A_MOMENT)
Choose = Callable[[Seat], int]
_keys = itertools.count(1)


def new_key() -> str:
    return f"s{next(_keys)}"


def at_random(seat: Seat) -> int:
    return random.choice(seat.moves)


class Tally:
    """How many commands of all players were acknowledged."""

    def __init__(self) -> None:
        self.count = 0
        self._more = asyncio.Event()

    def add(self) -> None:
        self.count += 1
        self._more.set()

    async def more(self, number: int) -> None:
        """Wait for so many more."""
        goal = self.count + number
        while self.count < goal:
            self._more.clear()
            await self._more.wait()


async def insist(guest: Guest, method: str, path: str, body: object = None) -> httpx.Response:
    """Ask until a server answers."""
    while True:
        try:
            answer = await guest.ask(method, path, body)
            if answer.status_code < 500:
                return answer
        except httpx.TransportError:
            pass
        await asyncio.sleep(A_MOMENT)


async def insist_on(guest: Guest, table: str, kind: str, **values: object) -> Message:
    """A command that is done in the end, with one key for all attempts."""
    body = {"type": kind, "key": new_key(), **values}
    answer = await insist(guest, "POST", f"/tables/{table}/commands", body)
    assert answer.status_code == 200, answer.text
    done: Message = answer.json()
    return done


class Stubborn:
    """Plays one seat to the end, whatever happens to the server.

    It reconnects with the number it has, sends what was not answered again with the same key,
    and goes on. Where it has several servers it tries them in turn.
    """

    def __init__(
        self,
        guest: Guest,
        table: str,
        choose: Choose = at_random,
        tally: Tally | None = None,
        *,
        chatty: float = 0.0,
        alone: bool = True,
        servers: Sequence[Server] = (),
    ) -> None:
        self.guest = guest
        self.table = table
        self.choose = choose
        self.tally = tally or Tally()
        self.chatty = chatty
        self.alone = alone
        """Whether each change is shown by itself: what another server did may come together."""
        self.servers = itertools.cycle(servers) if servers else None
        self.seat: Seat | None = None
        self.pending: Message | None = None
        self.texts: dict[int, str] = {}
        self.moves: list[str] = []
        """The moves that were acknowledged, as they are written in records."""
        self.said: list[str] = []
        """What it said that was acknowledged."""
        self.stale = 0
        self.came = 0
        self._must = 0
        self._again = True

    @property
    def over(self) -> bool:
        return self.seat is not None and self.seat.over and self.pending is None

    async def play(self) -> None:
        while not self.over:
            try:
                async with self.guest.at(self.table, self._where()) as seat:
                    self.came += 1
                    self._take_over(seat)
                    await self._play_on(seat)
            except TimeoutError:
                raise
            except GONE:
                if self.servers is not None:
                    self.guest.server = next(self.servers)
                await asyncio.sleep(A_MOMENT)

    def _where(self) -> str:
        if self.seat is None or not self.seat.frame:
            return ""
        return f"?since={self.seat.frame['n']}&viewer={self.seat.frame['viewer']}"

    def _take_over(self, seat: Seat) -> None:
        if self.seat is not None:
            seat.frame, seat.log = self.seat.frame, self.seat.log
            seat.first, seat.remarks = self.seat.first, self.seat.remarks
        self.seat, self._again = seat, True

    async def _hear(self, seat: Seat) -> Message:
        before = seat.frame.get("n", 0)
        message = await seat.hear()
        if message["type"] == "frame":
            if self._again or not self.alone:
                assert message["n"] >= before, "what was shown is gone"
            else:
                assert message["n"] == before + 1, "numbers go up one at a time"
            self._again = False
        return message

    async def _play_on(self, seat: Seat) -> None:
        while self._again:
            await self._hear(seat)
        for _ in to_the_end(self):
            if self.pending is not None:
                await self._submit(seat, self.pending)
            elif seat.frame["n"] < self._must or not seat.moves:
                await self._hear(seat)
            elif random.random() < self.chatty:
                self.pending = {"type": "chat", "text": f"{self.guest.name} {new_key()}"}
            else:
                action, n = self.choose(seat), seat.frame["n"]
                place = seat.frame["viewer"]
                self.pending = {"type": "play", "seat": place, "n": n, "action": action}
                self.texts = {m["action"]: m["text"] for m in seat.frame["scene"]["moves"]}

    async def _submit(self, seat: Seat, command: Message) -> None:
        command.setdefault("key", new_key())
        values = {name: value for name, value in command.items() if name != "type"}
        await seat.send(command["type"], **values)
        while (answer := await self._hear(seat)).get("key") != command["key"]:
            pass
        if answer["type"] == "done":
            if command["type"] == "chat":
                self.said.append(command["text"])
            else:
                self.moves.append(self.texts[command["action"]])
            self._must = answer["n"] if command["type"] == "play" else 0
            self.pending = None
            self.tally.add()
        elif answer["code"] == "stale":
            self.stale += 1
            self.pending, self._again = None, True
            while self._again:
                await self._hear(seat)
        else:
            assert answer["code"] == "store_failed", answer


@asynccontextmanager
async def playing(*players: Stubborn) -> AsyncIterator[None]:
    """They play beside what is done here, and to the end."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        yield


async def seat_all(guests: Sequence[Guest], bots: Sequence[str] = (), **new: object) -> str:
    """A table with these people and then these bots, started, made against all odds."""
    answer = await insist(guests[0], "POST", "/tables", new)
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    for place, guest in enumerate(guests):
        await insist_on(guest, table, "sit", seat=place)
    for place, bot in enumerate(bots, len(guests)):
        await insist_on(guests[0], table, "fill", seat=place, bot=bot)
    await insist_on(guests[0], table, "start")
    return table


def moves_of(record: str, seat: int) -> list[str]:
    """A seat's moves in a record."""
    letter = chr(ord("A") + seat)
    _, _, played = record.partition("\n\n")
    lines = (line.partition(";")[0].split() for line in played.splitlines())
    return [" ".join(words[1:]) for words in lines if words and words[0] == letter]


async def record_of(guest: Guest, table: str, viewer: str = "all") -> str:
    answer = await insist(guest, "GET", f"/tables/{table}/record?viewer={viewer}")
    assert answer.status_code == 200, answer.text
    return answer.text


async def check_end(table: str, players: Sequence[Stubborn]) -> str:
    """Every acknowledged move stands once and in its order, everybody has seen it all, and the
    record replays. Players sit in the order of seats."""
    guest = players[0].guest
    record = await record_of(guest, table)
    for place, player in enumerate(players):
        assert moves_of(record, place) == player.moves
        whole = (await insist(player.guest, "GET", f"/tables/{table}?seat={place}")).json()
        assert whole["table"]["status"] == "over"
        heard = [remark["text"] for remark in whole.get("remarks", [])]
        own = [text for text in heard if text.startswith(f"{player.guest.name} ")]
        assert own == player.said
        assert player.seat is not None
        seen = [remark["text"] for remark in player.seat.remarks]
        assert player.seat.log == whole["log"]
        assert heard[: len(seen)] == seen
    again = await insist(guest, "POST", "/records", {"record": record})
    assert again.status_code == 201, again.text
    assert await record_of(guest, again.json()["id"]) == record
    return record


@asynccontextmanager
async def all_at(guests: Sequence[Guest], table: str) -> AsyncIterator[list[Seat]]:
    """Everybody connected to a table, each with its first frame, and all present."""
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(guest.at(table)) for guest in guests]
        for seat in seats:
            await seat.until(lambda s: bool(s.frame))
        yield seats


async def caught_up(*seats: Seat) -> None:
    """Hear all that was sent until now: the answer to a ping comes after it."""
    for seat in seats:
        before = sum(answer["type"] == "pong" for answer in seat.answers)
        await seat.send("ping")
        await seat.until(
            lambda s, before=before: sum(a["type"] == "pong" for a in s.answers) > before  # type: ignore[misc]
        )


def frames(seat: Seat) -> list[bytes]:
    return [heard for heard in seat.heard if heard.startswith(b'{"type":"frame"')]


def workers(server: Server) -> list[int]:
    """The processes in which a server's bots think."""
    assert server.process is not None
    found = []
    for children in Path(f"/proc/{server.process.pid}/task").glob("*/children"):
        for pid in map(int, children.read_text().split()):
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


async def thinking(server: Server) -> list[int]:
    """The same, when there are any: nobody tells."""
    for _ in range(MOMENTS):
        if found := workers(server):
            return found
        await asyncio.sleep(A_MOMENT)
    raise AssertionError("no bot thinks")


async def gone(pids: Sequence[int]) -> bool:
    """Whether these processes end by themselves: nobody tells that either."""
    for _ in range(MOMENTS):
        if not any(map(runs, pids)):
            return True
        await asyncio.sleep(A_MOMENT)
    return False


def runs(pid: int) -> bool:
    """Whether a process is there and not only waits for somebody to ask how it ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False
