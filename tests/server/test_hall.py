"""The hall by itself, with a store that can be made to wait."""

from __future__ import annotations

from pathlib import Path

import msgspec

from spytable.kernel.intel import SPECTATOR
from spytable.server.hall import Hall
from spytable.server.store import Done, Listing, Person, Row, open_store
from spytable.server.thinkers import Thinkers
from spytable.server.wire import Chat, NewTable


class Visitor:
    """A connection that remembers what it was sent."""

    def __init__(self) -> None:
        self.person: Person | None = None
        self.viewer = SPECTATOR
        self.n: int | None = None
        self.changes = -1
        self.looking: int | None = None
        self.called: tuple[int, ...] = ()
        self.curtain: tuple[int, ...] = ()
        self.met: list[str] = []

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        said = [remark["text"] for remark in told.get("remarks", ())]
        self.met.append(" ".join([told["type"], *said]))

    def welcome(self) -> None:
        self.met.append("welcome")

    def close(self, code: int, reason: str) -> None:
        self.met.append(f"closed {code}")


async def test_who_comes_while_a_row_is_being_kept_sees_and_says_nothing_before_it_is(
    tmp_path: Path,
) -> None:
    store = await open_store(str(tmp_path / "x.db"))
    hall = Hall(store, Thinkers())
    ada = await store.add_person("Ada", "en", 1)
    live = await hall.live(await hall.make(ada, NewTable(game="agent_hunter")))
    held: list[tuple[str, Row, Listing | None, Done]] = []
    store.append = lambda *row: held.append(row)  # type: ignore[method-assign]
    answers: list[object] = []
    hall.jobs.command(live, ada, Chat(text="hello"), answers.append)
    visitor = Visitor()
    hall.connect(live, visitor)
    assert visitor.met == [] and answers == [] and live.connected() == ()
    [(_, _, _, done)] = held
    done("kept")
    assert len(answers) == 1
    assert visitor.met == ["frame hello", "presence", "welcome"]
    await hall.close()


async def test_a_row_that_is_lost_is_shown_to_nobody(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "x.db"))
    hall = Hall(store, Thinkers())
    ada = await store.add_person("Ada", "en", 1)
    live = await hall.live(await hall.make(ada, NewTable(game="agent_hunter")))
    visitor = Visitor()
    hall.connect(live, visitor)
    visitor.met.clear()
    append = store.append
    store.append = lambda *row: row[3]("lost")  # type: ignore[method-assign]
    answers: list[object] = []
    hall.jobs.command(live, ada, Chat(text="nothing"), answers.append)
    await live.settled()
    assert [str(answer) for answer in answers] == ["store failed"] and visitor.met == []
    store.append = append  # type: ignore[method-assign]
    hall.jobs.command(live, ada, Chat(text="something"), answers.append)
    await live.settled()
    assert visitor.met == ["frame something"]
    await hall.close()
