"""Looking back at a table: its record, and its replay from one viewer's knowledge."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

import msgspec

from spytable.kernel.game import Game
from spytable.kernel.position import Position, Step
from spytable.kernel.record import Record
from spytable.kernel.scene import Scene
from spytable.kernel.state import CHANCE, OMNISCIENT, SPECTATOR
from spytable.server import wire
from spytable.server.denied import denied
from spytable.server.frames import notices, written_scene
from spytable.server.lists import Names, about
from spytable.server.table import ENDED, NOTHING, WAITING, Table, offered

_encode = msgspec.json.Encoder().encode


def viewer_named(table: Table, person: int | None, name: str) -> int:
    """A seat's letter, "spectator" or "all"; raises Denied for what this person may not see yet."""
    game = table.game
    named = {game.letter(seat): seat for seat in range(game.seats)}
    named |= {"spectator": SPECTATOR, "all": OMNISCIENT}
    if name not in named:
        raise denied("no_such_viewer", viewers=", ".join(named))
    viewer = named[name]
    if table.status == WAITING:
        raise denied("not_started")
    own = viewer in table.seats_of(person)
    if table.status != ENDED and not own and viewer != SPECTATOR:
        raise denied("still_secret")
    return viewer


class Past(msgspec.Struct, frozen=True):
    """What somebody wants to look back at: a table as it stands at one moment."""

    game: Game
    steps: tuple[Step, ...]
    viewer: int
    names: tuple[str | None, ...]
    aids: Mapping[str, str]
    over: bool
    key: tuple[Hashable, ...]
    """The same key, the same answer."""


def past(table: Table, names: Names, person: int | None, name: str) -> Past:
    """What a viewer may look back at; raises Denied."""
    viewer = viewer_named(table, person, name)
    assert table.position is not None
    sat = _names(table, names)
    return Past(
        game=table.game,
        steps=tuple(table.position.steps),
        viewer=viewer,
        names=sat,
        aids=table.opened.aids,
        over=table.status == ENDED,
        key=(table.id, table.seq, viewer, sat),
    )


def _names(table: Table, names: Names) -> tuple[str | None, ...]:
    if table.opened.names:
        return table.opened.names
    chairs = about(table).chairs
    return tuple(chair.bot if chair.person is None else chair.called(names) for chair in chairs)


def record(back: Past) -> Iterator[bytes]:
    """The game as a text, as the viewer saw it."""
    made = Record(
        game=back.game.meta.name,
        rules=back.game.version,
        options=dict(back.game.options),
        names=tuple(name or "?" for name in back.names),
        steps=tuple((step.actor, step.action) for step in back.steps),
        own=back.game.own,
    )
    text = made.text() if back.viewer == OMNISCIENT else made.seen_by(back.viewer)
    yield text.encode()


def replay(back: Past) -> Iterator[bytes]:
    """The JSON of a Replay, step by step."""
    game, viewer = back.game, back.viewer
    position = Position(game)

    def shown() -> Scene:
        moves = offered(position.state, viewer) if viewer >= 0 else NOTHING
        return written_scene(game, position.intel(viewer), moves, back.aids)

    head = _encode(wire.Replay(viewer, back.names, ()))
    yield head.removesuffix(b"]}")
    # Before the end the count would tell of what is done in secret.
    yield _encode(wire.ReplayStep(CHANCE, 0 if back.over else None, (), shown()))
    for count, step in enumerate(back.steps, 1):
        position.step(step.actor, step.action)
        if seen := step.seen(viewer):
            told = notices(game, seen, viewer)
            at = count if back.over else None
            yield b"," + _encode(wire.ReplayStep(step.actor, at, told, shown()))
    yield b"]}"
