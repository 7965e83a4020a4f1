"""What lists know of a table: a line, kept beside its rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from spytable.server import wire
from spytable.server.store import Listing
from spytable.server.table import ENDED, PLAYING, WAITING, Table

Names = Mapping[int, str]
BOT_PATIENCE = 20_000
"""After so many milliseconds another server may look after a bot's move."""

_encode = msgspec.json.Encoder().encode


def listing(table: Table) -> Listing:
    """What lists need to know of a table."""
    opened = table.opened
    return Listing(
        status="kept" if opened.series and table.status != ENDED else table.status,
        open=opened.open and (table.status == PLAYING or _waits(table)),
        people=table.listed(),
        due=due(table),
        about=_encode(about(table)),
    )


def _waits(table: Table) -> bool:
    """Whether somebody can still sit down."""
    return table.status == WAITING and any(c.open and c.kept is None for c in table.chairs)


def about(table: Table) -> About:
    opened = table.opened
    chairs = tuple(
        Sitting(c.kept or c.person, c.player, c.colour, c.name, c.kept is not None)
        for c in table.chairs
    )
    points, returns = result(table)
    return About(
        game=opened.game,
        options=opened.options,
        pace=opened.pace,
        status=table.status,
        chairs=chairs,
        names=opened.names,
        points=points,
        returns=returns,
        given_up=table.given_up,
    )


def result(table: Table) -> tuple[tuple[int, ...] | None, tuple[float, ...] | None]:
    """The points of each seat and what it got out of the game, once that is over."""
    position = table.position
    if position is None or not position.over:
        return None, None
    return tuple(map(int, position.state.scores())), tuple(position.state.returns())


class Sitting(msgspec.Struct, frozen=True, array_like=True):
    person: int | None
    bot: str | None
    colour: str
    name: str | None = None
    kept: bool = False
    """Whether the seat only waits for the person."""

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
    points: tuple[int, ...] | None = None
    returns: tuple[float, ...] | None = None
    given_up: bool = False

    def places(self, names: Names) -> tuple[wire.Place, ...]:
        if self.names:
            given = zip(self.names, self.chairs, strict=True)
            return tuple(wire.Place("person", name, None, chair.colour) for name, chair in given)
        return tuple(_place(chair, names) for chair in self.chairs)

    def listed(
        self,
        table: str,
        touched: int,
        names: Names,
        person: int | None,
        your_turn: bool,
        alone: bool,
    ) -> wire.Listed:
        return wire.Listed(
            id=table,
            game=self.game,
            options=self.options,
            pace=self.pace,
            status=self.status,
            places=self.places(names),
            touched=touched,
            your_turn=your_turn,
            seats=self._seats(person, kept=False),
            points=self.points,
            returns=self.returns,
            given_up=self.given_up,
            kept=self._seats(person, kept=True),
            alone=alone,
        )

    def _seats(self, person: int | None, *, kept: bool) -> tuple[int, ...]:
        chairs = enumerate(self.chairs) if person is not None else ()
        return tuple(s for s, c in chairs if c.person == person and c.kept == kept)


def _place(chair: Sitting, names: Names) -> wire.Place:
    if chair.person is None:
        return wire.Place("bot" if chair.bot else "open", None, chair.bot, chair.colour)
    kind: Literal["kept", "person"] = "kept" if chair.kept else "person"
    return wire.Place(kind, chair.called(names), chair.bot, chair.colour)


def due(table: Table) -> int | None:
    """When somebody must look after the table: a person waits for a bot, or the pace runs out."""
    if table.status != PLAYING or table.worn():
        return None
    if all(chair.player for chair in table.chairs):  # bots alone wait until somebody comes
        return None
    if table.bots_to_act():
        return table.at + BOT_PATIENCE
    return table.deadline()
