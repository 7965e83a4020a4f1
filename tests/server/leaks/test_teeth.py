"""The rivals can find a leak: each of these is planted in a server, and must be found.

What is planted is what a careless change would do. `nobody can tell` without it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from laws.settings import Setting, settings
from laws.test_law_05_non_interference import Tally
from server.leaks.rivalry import compare
from server.leaks.room import room
from spytable.kernel.state import OMNISCIENT
from spytable.server import frames, hall, live, past, reading, telling, wire
from spytable.server.reading import Reading
from spytable.server.store import Row
from spytable.server.stream import Stream
from spytable.server.table import Table, offered

Patch = pytest.MonkeyPatch
GAMES = 2


def numbers_of_hidden_steps(patch: Patch) -> None:
    """A stream that counts what its viewer does not see."""

    class Counting(Stream):
        def retold(self, steps: Any, first: int) -> int | None:
            kept = super().retold(steps, first)
            return len(self.lines) if kept is None else kept

    class Leaky(Table):
        def __init__(self, link: str, first: Row) -> None:
            super().__init__(link, first)
            for viewer, stream in list(self.streams.items()):
                counting = self.streams[viewer] = Counting(viewer)
                for kept, heard in zip(stream.kept, stream.heard, strict=True):
                    counting.advance(kept, heard)

    patch.setattr(hall, "Table", Leaky)


def number_of_rows(patch: Patch) -> None:
    """A field with the number of rows, among what everybody knows."""
    honest = live.Live.facts

    def counting(self: live.Live) -> msgspec.Raw:
        told = msgspec.json.decode(honest(self))
        return msgspec.Raw(msgspec.json.encode(told | {"rows": self.table.seq}))

    patch.setattr(live.Live, "facts", counting)


def other_hands(patch: Patch) -> None:
    """A frame that holds more than its viewer knows."""
    honest = frames.frame

    def open_handed(table: Table, viewer: int, *rest: Any, **more: Any) -> bytes:
        told = msgspec.json.decode(honest(table, viewer, *rest, **more))
        if told.get("scene"):
            assert table.position is not None
            told["scene"]["intel"] = table.position.intel(OMNISCIENT)
        return msgspec.json.encode(told)

    patch.setattr(reading, "frame", open_handed)
    patch.setattr(telling, "frame", open_handed)


def length_of_the_game(patch: Patch) -> None:
    """Spaces behind a frame, one for each step."""
    honest = frames.frame

    def padded(table: Table, *rest: Any, **more: Any) -> bytes:
        steps = len(table.position.steps) if table.position else 0
        return honest(table, *rest, **more) + b" " * steps

    patch.setattr(reading, "frame", padded)
    patch.setattr(telling, "frame", padded)


def restless_deadline(patch: Patch) -> None:
    """The pace runs from the last row, whoever saw it."""

    class Restless(Table):
        def deadline(self) -> int | None:
            return self.at + self.opened.pace * 1000 if self.opened.pace else None

    patch.setattr(hall, "Table", Restless)


def row_numbers_in_answers(patch: Patch) -> None:
    """A question is answered with the row number."""
    honest = telling.ask

    def numbered(where: live.Live, question: wire.Ask) -> Any:
        told = honest(where, question)
        if isinstance(told, wire.Told):
            return msgspec.structs.replace(told, n=where.table.seq)
        return told

    patch.setattr("spytable.server.sockets.ask", numbered)


def truth_of_trials(patch: Patch) -> None:
    """Moves are tried out in the table's own state."""
    honest = telling.try_out

    def knowing(where: live.Live, question: wire.Try) -> Any:
        tried, refusal = honest(where, question)
        table = where.table
        assert table.position is not None
        state = table.position.state.clone()
        for action in question.actions[: tried.at]:
            state.apply(question.seat, action)
        intel = table.game.intel(state, question.seat)
        moves = offered(state, question.seat)
        shown = frames.written_scene(table.game, intel, moves, table.opened.aids)
        return msgspec.structs.replace(tried, scene=shown), refusal

    patch.setattr("spytable.server.sockets.try_out", knowing)


def restless_presence(patch: Patch) -> None:
    """Those who come are counted by what was done."""
    honest = telling.watching
    patch.setattr(telling, "watching", lambda where: honest(where) + where.table.seq)


def steps_of_the_replay(patch: Patch) -> None:
    """A replay with an empty step where something happened in secret."""
    honest = past.replay

    def stepping(back: past.Past) -> Iterator[bytes]:
        told = msgspec.json.decode(b"".join(honest(back)))
        missing = len(back.steps) + 1 - len(told["steps"])
        told["steps"] += told["steps"][:1] * missing
        yield msgspec.json.encode(told)

    patch.setattr(past, "replay", stepping)


def who_has_chosen(patch: Patch) -> None:
    """It is your turn in the lists, as long as anybody has something to do."""
    honest = Reading.mine

    async def told(self: Reading, person: Any) -> list[wire.Listed]:
        lines = await honest(self, person)
        busy = [len(self._hall.lives[line.id].table.to_act()) for line in lines]
        return [msgspec.structs.replace(x, pace=n) for x, n in zip(lines, busy, strict=True)]

    patch.setattr(Reading, "mine", told)


LEAKS: dict[Callable[[Patch], None], str] = {
    numbers_of_hidden_steps: "(heard|/tables/LINK)",
    number_of_rows: "/tables/LINK",
    other_hands: "(heard|/tables/LINK)",
    length_of_the_game: "(heard|/tables/LINK)",
    restless_deadline: "(heard|/tables/LINK)",
    row_numbers_in_answers: "answers",
    truth_of_trials: "answers",
    restless_presence: "again",
    steps_of_the_replay: "/tables/LINK/replay",
    who_has_chosen: "/me/tables",
}
"""Each with something by which it must be found."""

SOME = [
    [setting for setting in settings() if setting.name == name][-1]
    for name in ("agent_hunter", "dead_drop")
]


async def all_compared(setting: Setting) -> None:
    async with room() as where:
        for number in range(GAMES):
            await compare(where, setting, number, Tally(), points=3)


@pytest.mark.parametrize("setting", SOME, ids=str)
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(
    setting: Setting, leak: Callable[[Patch], None], monkeypatch: Patch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=f"can tell by .*{LEAKS[leak]}"):
        asyncio.run(all_compared(setting))


@pytest.mark.parametrize("setting", SOME, ids=str)
def test_nobody_can_tell_where_nothing_is_planted(setting: Setting) -> None:
    asyncio.run(all_compared(setting))


def test_too_few_rivals_are_a_failure() -> None:
    tally = Tally()
    for met in (True, True, True, False):
        tally.count(True, [[]] if met else [])
    with pytest.raises(AssertionError, match="3 of 4"):
        tally.check()
