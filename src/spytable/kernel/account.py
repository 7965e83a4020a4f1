"""What a player is told in numbers: how a score came about, and what could come of a move."""

from __future__ import annotations

import msgspec

from spytable.kernel.intel import Say
from spytable.kernel.state import Seat


class Line(msgspec.Struct, frozen=True):
    """One thing that gave points, or gave none."""

    say: Say
    points: int


class Tally(msgspec.Struct, frozen=True):
    """A seat's points and where they come from."""

    seat: Seat
    points: int
    lines: tuple[Line, ...]


class Account(msgspec.Struct, frozen=True):
    """The score of a game that is over, so that everybody can check it."""

    rules: tuple[Say, ...]
    """The rules by which it was counted."""
    tallies: tuple[Tally, ...]
    """One for each seat."""


class Outcome(msgspec.Struct, frozen=True):
    """Something that could come of a move, as far as the viewer knows."""

    say: Say
    ways: int
    """In how many equally likely ways: its odds are these out of those of all outcomes together.
    0 where that is not known, not told at this table, or no matter of chance."""
