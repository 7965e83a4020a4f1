"""Looking back at a table: its record, and its replay from one viewer's knowledge."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Hashable, Iterator, Mapping
from datetime import UTC, datetime

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
from spytable.server.speech import bot_called
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
    written: tuple[str, ...]
    """The names as they stand in a record, where a bot says how it plays."""
    file: str
    """What a record is called as a file."""
    aids: Mapping[str, str]
    over: bool
    key: tuple[Hashable, ...]
    """The same key, the same answer."""


def past(table: Table, names: Names, person: int | None, name: str, lang: str = "en") -> Past:
    """What a viewer may look back at, with bots named in a language; raises Denied."""
    viewer = viewer_named(table, person, name)
    assert table.position is not None
    sat = _names(table, names)
    called, written = _in_words(table, sat, lang)
    return Past(
        game=table.game,
        steps=tuple(table.position.steps),
        viewer=viewer,
        names=sat,
        written=written,
        file=_file(table, called),
        aids=table.opened.aids,
        over=table.status == ENDED,
        key=(table.id, table.seq, viewer, sat, written),
    )


def _names(table: Table, names: Names) -> tuple[str | None, ...]:
    if table.opened.names:
        return table.opened.names
    chairs = about(table).chairs
    return tuple(chair.bot if chair.person is None else chair.called(names) for chair in chairs)


def _in_words(
    table: Table, sat: tuple[str | None, ...], lang: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What everybody is called, and how that is written in a record."""
    called, written = [], []
    for seat, (chair, name) in enumerate(zip(table.chairs, sat, strict=True)):
        if name is None or chair.bot is None or chair.person is not None:
            called.append(name or "?")
            written.append(name or "?")
        else:
            bot, level = bot_called(chair.bot, seat, lang)
            called.append(bot)
            written.append(f"{bot} ({level})")
    return tuple(called), tuple(written)


def _file(table: Table, called: tuple[str, ...]) -> str:
    """By game, day and players, in letters that every system takes."""
    day = datetime.fromtimestamp(table.at / 1000, UTC).date().isoformat()
    words = [table.opened.game, day, *called]
    plain = [unicodedata.normalize("NFKD", word).encode("ascii", "ignore") for word in words]
    slugs = [re.sub("[^a-z0-9]+", "-", word.decode().lower()).strip("-") for word in plain]
    return "-".join(filter(None, slugs))[:120] + ".txt"


def record(back: Past) -> Iterator[bytes]:
    """The game as a text, as the viewer saw it."""
    made = Record(
        game=back.game.meta.name,
        rules=back.game.version,
        options=dict(back.game.options),
        names=back.written,
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
