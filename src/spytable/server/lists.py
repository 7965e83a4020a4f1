"""What lists know of a table: a line, kept beside its rows."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from spytable.server import wire
from spytable.server.store import Listing
from spytable.server.table import PLAYING, WAITING, Table

Names = Mapping[int, str]
BOT_PATIENCE = 20_000
"""After so many milliseconds another server may look after a bot's move."""

_encode = msgspec.json.Encoder().encode


def listing(table: Table) -> Listing:
    """What lists need to know of a table."""
    opened = table.opened
    return Listing(
        status=table.status,
        open=opened.open and (table.status == PLAYING or _waits(table)),
        people=tuple(dict.fromkeys((opened.host, *table.people()))),
        due=due(table),
        about=_encode(about(table)),
    )


def _waits(table: Table) -> bool:
    """Whether somebody can still sit down."""
    return table.status == WAITING and any(chair.open for chair in table.chairs)


def about(table: Table) -> About:
    opened = table.opened
    chairs = tuple(Sitting(c.person, c.player, c.colour, c.name) for c in table.chairs)
    return About(opened.game, opened.options, opened.pace, table.status, chairs, opened.names)


class Sitting(msgspec.Struct, frozen=True, array_like=True):
    person: int | None
    bot: str | None
    colour: str
    name: str | None = None

    def called(self, names: Names) -> str | None:
        """The name of who sits here; it goes with its person."""
        own = None if self.person is None else names.get(self.person)
        return None if own is None else self.name or own


class About(msgspec.Struct, frozen=True):
    """What a list keeps of a table. People are numbers, so that their names are always fresh;
    a seat's own name is blanked with its person (store/queries.py)."""

    game: str
    options: dict[str, int]
    pace: int
    status: wire.Status
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
    return wire.Place("person", chair.called(names), chair.bot, chair.colour)


def due(table: Table) -> int | None:
    """When somebody must look after the table: a person waits for a bot, or the pace runs out."""
    if table.status != PLAYING or table.worn():
        return None
    if all(chair.player for chair in table.chairs):  # bots alone wait until somebody comes
        return None
    if table.bots_to_act():
        return table.at + BOT_PATIENCE
    return table.deadline()
