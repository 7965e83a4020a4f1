# compiled
"""Observations as rows of small numbers, for programs that learn.

An allow-list: a game names in its `layout` the cells of a state that make up an observation, each
with those to whom it is told and how to read it. What is not named is not told, and where a cell is
not told to the viewer its numbers are 0. Every number fits in a byte; divided by its `most` it lies
between 0 and 1. Seats are told from the viewer's place: itself first, then the others in the order
of play.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from spytable.kernel.state import OVER, State

# To whom a cell is told: bits, of which one that holds is enough.
EVERYBODY: Final[i64] = 1
OWNER: Final[i64] = 2
"""The seat whose part it is. If it is told to nobody else, no other part is in the row."""
UNTIL_OVER: Final[i64] = 4
"""Everybody, until the game is over."""
WHEN_OVER: Final[i64] = 8
"""Everybody, once the game is over."""
DEDUCED: Final[i64] = 16
"""Not a cell of the state, but of what `State.deduced` has worked out for the viewer."""
GAME_SAYS: Final[i64] = 32
"""The first of the bits by which a game names audiences of its own: it asks `State.told`."""

# How a cell is read.
NUMBER: Final[i64] = 0
"""One number from 0 to `most`; what lies beyond is cut off."""
BITS: Final[i64] = 1
"""`size` bits, a number each."""
CHOICE: Final[i64] = 2
"""One of `size` things, a number each, of which one is 1; all are 0 for any other value."""
COUNTS: Final[i64] = 3
"""`size` counts up to `most`, packed in the cell by eight bits each."""
SEAT: Final[i64] = 4
"""A seat: one number a seat, of which one is 1; all are 0 for nobody."""
SEATS: Final[i64] = 5
"""Seats as bits, one number a seat."""
SEAT_BITS: Final[i64] = 6
"""By seat, `size` bits each, packed in the cell by eight bits a seat."""
SEAT_COUNTS: Final[i64] = 7
"""By seat, a count up to `most`, packed in the cell by eight bits each."""


class Field:
    """Some cells of a state, to whom they are told, and how to read them.

    `cells` cells follow one another from `start`. With `stride` the field is there once a seat,
    those of a seat `stride` cells behind those of the seat before. `table` gives the value to read
    in place of what lies in a cell; for what lies outside of it all numbers are 0. So they are
    where the cell is not told, unless `untold` is a value to read in its place.
    """

    def __init__(
        self,
        name: str,
        to: i64,
        kind: i64,
        start: i64,
        size: i64 = 1,
        most: i64 = 1,
        cells: i64 = 1,
        stride: i64 = 0,
        table: list[int] | None = None,
        untold: int | None = None,
    ) -> None:
        if to & OWNER and not stride:
            raise ValueError(f"{name} has no part for each seat, so it has no owner")
        self.name = name
        self.to = to
        self.kind = kind
        self.start = start
        self.size = size
        self.most = most
        self.cells = cells
        self.stride = stride
        self.own = to == OWNER
        self.table = vec[i64](table or [])
        self.tabled = table is not None
        self.nothing: i64 = -1 if kind == CHOICE or kind == SEAT else 0
        self.untold: i64 = self.nothing if untold is None else untold

    def width(self, seats: i64) -> i64:
        """How many numbers it is."""
        one = self.size
        if self.kind == NUMBER:
            one = 1
        elif self.kind == SEAT or self.kind == SEATS or self.kind == SEAT_COUNTS:
            one = seats
        elif self.kind == SEAT_BITS:
            one = seats * self.size
        return one * self.cells * (seats if self.stride and not self.own else 1)


class Observer:
    """The observations of one game. The first numbers are common to all games: the viewer's seat,
    and who is to act, both one number a seat.

    >>> from spytable import game
    >>> hunt = game("agent_hunter", agents=4, bases=1, tokens=1, turn_limit=6)
    >>> eye = Observer(hunt.seats, hunt.layout())
    >>> list(eye.row(hunt.new(), 1))[:4]
    [0, 1, 1, 1]
    """

    def __init__(self, seats: i64, fields: tuple[Field, ...]) -> None:
        self.seats = seats
        self.fields = fields
        size = 2 * seats
        names: list[tuple[str, int]] = [("viewer", int(seats)), ("to_act", int(seats))]
        scales: list[int] = [1] * int(size)
        for field in fields:
            width = field.width(seats)
            size += width
            names.append((field.name, int(width)))
            counted = field.kind == NUMBER or field.kind == COUNTS or field.kind == SEAT_COUNTS
            scales += [int(field.most) if counted else 1] * int(width)
        self.size = size
        self.names = names
        """The fields, and how many numbers each has."""
        self.most = scales
        """The most that each number can be."""

    def row(self, state: State, viewer: i64) -> bytes:
        """What the seat knows of a state."""
        seats = self.seats
        if not 0 <= viewer < seats:
            raise ValueError("an observation is made for a seat")
        out = BytesWriter()
        for seat in range(seats):
            _write(out, 1 if seat == viewer else 0)
        self._seats(out, state.awaited(viewer), viewer)
        holds = EVERYBODY | DEDUCED | (WHEN_OVER if state.mover() == OVER else UNTIL_OVER)
        deduced = state.deduced(viewer)
        for field in self.fields:
            cells = deduced if field.to & DEDUCED else state.cells
            if field.stride == 0:
                self._cells(out, state, cells, field, field.start, holds, viewer)
                continue
            for place in range(1 if field.own else seats):
                seat = (viewer + place) % seats
                start = field.start + seat * field.stride
                told = holds | OWNER if seat == viewer else holds
                self._cells(out, state, cells, field, start, told, viewer)
        return out.getvalue()

    def _cells(
        self,
        out: BytesWriter,
        state: State,
        cells: vec[i64],
        field: Field,
        start: i64,
        holds: i64,
        viewer: i64,
    ) -> None:
        """Some cells that lie together; `holds` are the audiences to whom the viewer belongs."""
        kind, size, seats = field.kind, field.size, self.seats
        told = field.to & holds != 0
        asks = field.to >= GAME_SAYS and not told
        for at in range(start, start + field.cells):
            value = field.untold
            if told or (asks and state.told(field.to, at, viewer)):
                value = cells[at]
                if field.tabled:
                    value = field.table[value] if 0 <= value < len(field.table) else field.nothing
            if kind == CHOICE:
                for i in range(size):
                    _write(out, 1 if i == value else 0)
            elif kind == BITS:
                for i in range(size):
                    _write(out, value >> i & 1)
            elif kind == NUMBER:
                _write(out, 0 if value < 0 else field.most if value > field.most else value)
            elif kind == COUNTS:
                for i in range(size):
                    _write(out, value >> (i << 3) & 255)
            elif kind == SEATS:
                self._seats(out, value, viewer)
            else:
                for place in range(seats):
                    seat = (viewer + place) % seats
                    if kind == SEAT:
                        _write(out, 1 if seat == value else 0)
                    elif kind == SEAT_COUNTS:
                        _write(out, value >> (seat << 3) & 255)
                    else:
                        for i in range(size):
                            _write(out, value >> (seat << 3) + i & 1)

    def _seats(self, out: BytesWriter, mask: i64, viewer: i64) -> None:
        for place in range(self.seats):
            _write(out, mask >> (viewer + place) % self.seats & 1)


def _write(out: BytesWriter, value: i64) -> None:
    out.append(u8(value))
