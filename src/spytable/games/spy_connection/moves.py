"""Spy Connection's moves: action numbers, typed moves, and their text. See docs/notation.md."""

from __future__ import annotations

from functools import cached_property

import msgspec

from spytable.games.spy_connection import rules as at
from spytable.games.spy_connection.components import Components
from spytable.games.spy_connection.meta import CITIES, City
from spytable.kernel.moves import Move
from spytable.kernel.refusal import Refusal, Unreadable


class Go(Move, frozen=True, tag="move"):
    """The spy goes to another city of the network."""

    city: City


class Connect(Move, frozen=True):
    """Agents on the way from the spy's city to a neighbour, and the spy goes there."""

    city: City


class Accept(Move, frozen=True):
    """The mission of a place of the display, counted from the oldest from 0."""

    place: int


class Discard(Move, frozen=True):
    """An open mission goes, its agents come back."""

    slot: int


class Serve(Move, frozen=True):
    """An agent on the goal of the spy's city."""

    slot: int


class Uncover(Move, frozen=True):
    """The agent of a goal comes back."""

    slot: int
    city: City


class End(Move, frozen=True):
    """The turn is over."""


class Choose(Move, frozen=True):
    """In the draft: a start mission."""

    start: str


class Back(Move, frozen=True):
    """The agents of a space come back."""

    space: str


class Draw(Move, frozen=True):
    """Chance brings a mission to the display."""

    mission: str


class First(Move, frozen=True):
    """Chance names the player who begins."""

    seat: int


class Deal(Move, frozen=True):
    """Chance deals a start mission to the next player."""

    start: str


class Reveal(Move, frozen=True):
    """Chance shows a start mission for the draft."""

    start: str


SpyMove = (
    Go | Connect | Accept | Discard | Serve | Uncover | End | Choose | Back
    | Draw | First | Deal | Reveal
)  # fmt: skip


class Names(msgspec.Struct, frozen=True, dict=True):
    """What spaces and cards are called in a game, and how its moves are numbered and written."""

    components: Components
    seats: int
    advanced: bool

    @cached_property
    def moves(self) -> tuple[SpyMove, ...]:
        """By action."""
        return (
            *map(Go, CITIES),
            *map(Connect, CITIES),
            *map(Accept, range(at.PLACES)),
            *map(Discard, range(at.SLOTS)),
            *map(Serve, range(at.SLOTS)),
            *(Uncover(slot, city) for slot in range(at.SLOTS) for city in CITIES),
            End(),
            *(Choose(start.id) for start in self.components.starts),
            *map(Back, self.components.space_names),
        )

    @cached_property
    def outcomes(self) -> dict[int, SpyMove]:
        """What chance can bring, by its number."""
        shown = Reveal if self.advanced else Deal
        found: dict[int, SpyMove] = {}
        for number, mission in enumerate(self.components.missions):
            found[int(at.DRAW) + number] = Draw(mission.id)
        for seat in range(at.DEAL - at.FIRST):
            found[int(at.FIRST) + seat] = First(seat)
        for number, start in enumerate(self.components.starts):
            found[int(at.DEAL) + number] = shown(start.id)
        return found

    @cached_property
    def by_move(self) -> dict[SpyMove, int]:
        """The action or the outcome of every move there is."""
        found = {move: action for action, move in (*enumerate(self.moves), *self.outcomes.items())}
        return {m: n for m, n in found.items() if not isinstance(m, First) or m.seat < self.seats}

    @cached_property
    def by_text(self) -> dict[str, SpyMove]:
        return {write(move): move for move in self.by_move}

    def read(self, text: str) -> SpyMove:
        """The move a text stands for; raises Unreadable for anything else."""
        try:
            return self.by_text[" ".join(text.split())]
        except KeyError:
            raise Unreadable(Refusal("unreadable", values={"text": text[:80]})) from None


def write(move: SpyMove) -> str:
    match move:
        case Go(city):
            return f"move {city}"
        case Connect(city):
            return f"connect {city}"
        case Accept(place):
            return f"accept {place + 1}"
        case Discard(slot):
            return f"discard {slot + 1}"
        case Serve(slot):
            return f"serve {slot + 1}"
        case Uncover(slot, city):
            return f"uncover {slot + 1} {city}"
        case End():
            return "end"
        case Choose(start):
            return f"choose {start}"
        case Back(space):
            return f"back {space}"
        case Draw(mission):
            return f"draw {mission}"
        case First(seat):
            return f"first {'ABCD'[seat]}"
        case Deal(start):
            return f"deal {start}"
        case Reveal(start):
            return f"reveal {start}"
