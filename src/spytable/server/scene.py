"""What is sent of a table: frames for one viewer, facts for all, a line for the lists.

Everything that depends on the game comes from the viewer's Intel and its own log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

import msgspec

from spytable.kernel.game import Game
from spytable.kernel.intel import Event, Intel
from spytable.server import wire
from spytable.server.store import Listing
from spytable.server.table import PLAYING, WAITING, Table

Names = Mapping[int, str]
BOT_PATIENCE = 20_000
"""After so many milliseconds another server may look after a bot's move."""

_encode = msgspec.json.Encoder().encode


def scene(
    game: Game, intel: Intel, legal: tuple[int, ...], aids: Mapping[str, str], undo: int
) -> wire.Scene:
    """`legal` is what `intel.legal()` says, which a table knows without asking."""
    return wire.Scene(
        prompt=game.prompt(intel),
        moves=cast("tuple[wire.Move, ...]", _offers(game)[legal]),  # written already
        undo=undo,
        intel=game.veiled(intel, aids) if aids else intel,
    )


class _Offers(dict[tuple[int, ...], msgspec.Raw]):
    """Sets of moves, each written once: the same come again and again."""

    MOST = 2000

    def __init__(self, game: Game) -> None:
        self.game = game

    def __missing__(self, legal: tuple[int, ...]) -> msgspec.Raw:
        if len(self) >= self.MOST:
            self.clear()
        moves = [wire.Move(action, self.game.text(action)) for action in legal]
        self[legal] = written = msgspec.Raw(_encode(moves))
        return written


@lru_cache(maxsize=256)
def _offers(game: Game) -> _Offers:
    return _Offers(game)


def notices(game: Game, lines: Sequence[Event], viewer: int) -> tuple[wire.Notice, ...]:
    return tuple(
        [
            wire.Notice(line.kind, line.actor, line.values, game.sentence(line, viewer))
            for line in lines
        ]
    )


def remarks(table: Table, start: int, names: Names) -> tuple[wire.Remark, ...]:
    told = []
    for _, person, at, text in table.remarks[start:]:
        seats = table.seats_of(person)
        gone = text is None or person not in names
        seat = seats[0] if seats else None
        told.append(wire.Remark(names.get(person), seat, at, None if gone else text))
    return tuple(told)


def frame(
    table: Table,
    viewer: int,
    since: int | None,
    names: Names,
    *,
    facts: msgspec.Raw | None = None,
    you: wire.You | None = None,
    curtain: tuple[int, ...] = (),
) -> bytes:
    """What a viewer that has seen number `since` must be told; all of it where that is None."""
    stream = table.streams[viewer]
    start, heard = stream.since(since)
    told = None
    position = table.position
    if position is not None and table.status != WAITING:
        intel = position.intel(viewer)
        undo = table.undo_depth(viewer)
        told = scene(table.game, intel, table.legal(viewer), table.opened.aids, undo)
    made = wire.Frame(
        n=stream.n,
        viewer=viewer,
        start=start,
        log=notices(table.game, stream.lines[start:], viewer),
        remarks_start=max(heard, 0),
        remarks=() if heard < 0 else remarks(table, heard, names),
        scene=told,
        deadline=table.deadline(),
        table=facts,
        you=you,
        curtain=curtain,
    )
    return _encode(made)


def facts(table: Table, names: Names) -> msgspec.Raw:
    opened, position = table.opened, table.position
    ended = position is not None and position.over
    request = table.request
    told = wire.Facts(
        id=table.id,
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        aids=opened.aids,
        pace=opened.pace,
        open=opened.open,
        status=table.status,
        places=_about(table).places(names),
        request=None if request is None else wire.Request(request[0], tuple(sorted(request[2]))),
        votes=tuple((s, len(c.votes)) for s, c in enumerate(table.chairs) if c.votes),
        rematch=table.rematch,
        points=tuple(map(int, position.state.scores())) if position and ended else None,
        returns=tuple(position.state.returns()) if position and ended else None,
    )
    return msgspec.Raw(_encode(told))


def listing(table: Table) -> Listing:
    """What lists need to know of a table."""
    opened = table.opened
    return Listing(
        status=table.status,
        open=opened.open and table.status == WAITING and any(c.open for c in table.chairs),
        people=tuple(dict.fromkeys((opened.host, *table.people()))),
        due=due(table),
        about=_encode(_about(table)),
    )


def _about(table: Table) -> About:
    opened = table.opened
    chairs = tuple(Sitting(c.person, c.player, c.colour) for c in table.chairs)
    return About(opened.game, opened.options, opened.pace, table.status, chairs, opened.names)


class Sitting(msgspec.Struct, frozen=True, array_like=True):
    person: int | None
    bot: str | None
    colour: str


class About(msgspec.Struct, frozen=True):
    """What a list keeps of a table. People are numbers, so that their names are always fresh."""

    game: str
    options: dict[str, int]
    pace: int
    status: str
    chairs: tuple[Sitting, ...]
    names: tuple[str, ...] = ()

    def places(self, names: Names) -> tuple[wire.Place, ...]:
        if self.names:
            given = zip(self.names, self.chairs, strict=True)
            return tuple(wire.Place("person", name, None, chair.colour) for name, chair in given)
        return tuple(_place(chair, names) for chair in self.chairs)

    def listed(self, table: str, touched: int, names: Names, your_turn: bool) -> wire.Listed:
        return wire.Listed(
            id=table,
            game=self.game,
            options=self.options,
            pace=self.pace,
            status=self.status,
            places=self.places(names),
            touched=touched,
            your_turn=your_turn,
        )


def _place(chair: Sitting, names: Names) -> wire.Place:
    if chair.person is None:
        return wire.Place("bot" if chair.bot else "open", None, chair.bot, chair.colour)
    return wire.Place("person", names.get(chair.person), chair.bot, chair.colour)


def due(table: Table) -> int | None:
    """When somebody must look after the table: a bot is to move, or the pace runs out."""
    if table.status != PLAYING:
        return None
    if table.bots_to_act():
        return table.at + BOT_PATIENCE
    return table.deadline()
