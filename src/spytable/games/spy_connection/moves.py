"""Spy Connection's moves: action numbers, typed moves, and their text. See docs/notation.md."""

from __future__ import annotations

from functools import cached_property

import msgspec

from spytable.games.spy_connection import rules as at
from spytable.games.spy_connection.components import Components
from spytable.games.spy_connection.meta import CITIES
from spytable.kernel.moves import Move
from spytable.kernel.refusal import Refusal, Unreadable


class Go(Move, frozen=True, tag="move"):
    """The spy goes to another city of the network."""

    city: int


class Connect(Move, frozen=True):
    """Agents on the way from the spy's city to a neighbour, and the spy goes there."""

    city: int


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
    city: int


class End(Move, frozen=True):
    """The turn is over."""


class Choose(Move, frozen=True):
    """In the draft: a start mission, counted from 0."""

    start: int


class Back(Move, frozen=True):
    """The agents of a space come back."""

    space: int


class Draw(Move, frozen=True):
    """Chance brings a mission to the display."""

    mission: int


class First(Move, frozen=True):
    """Chance names the player who begins."""

    seat: int


class Deal(Move, frozen=True):
    """Chance deals a start mission to the next player."""

    start: int


class Reveal(Move, frozen=True):
    """Chance shows a start mission for the draft."""

    start: int


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
    def spaces(self) -> tuple[str, ...]:
        return tuple(space.id for space in self.components.spaces)

    @cached_property
    def missions(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.components.missions)

    @cached_property
    def starts(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.components.starts)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        return self.missions + self.starts

    @cached_property
    def by_text(self) -> dict[str, SpyMove]:
        """Every move there is, by its text."""
        moves = [decode(action) for action in range(at.BACK + len(self.spaces))]
        outcomes = set(range(at.OUTCOMES)) - set(range(at.FIRST + self.seats, at.DEAL))
        moves += [decode_chance(outcome, self.advanced) for outcome in outcomes]
        return {self.write(move): move for move in moves}

    def write(self, move: SpyMove) -> str:
        match move:
            case Go(city):
                return f"move {CITIES[city]}"
            case Connect(city):
                return f"connect {CITIES[city]}"
            case Accept(place):
                return f"accept {place + 1}"
            case Discard(slot):
                return f"discard {slot + 1}"
            case Serve(slot):
                return f"serve {slot + 1}"
            case Uncover(slot, city):
                return f"uncover {slot + 1} {CITIES[city]}"
            case End():
                return "end"
            case Choose(start):
                return f"choose {self.starts[start]}"
            case Back(space):
                return f"back {self.spaces[space]}"
            case Draw(mission):
                return f"draw {self.missions[mission]}"
            case First(seat):
                return f"first {'ABCD'[seat]}"
            case Deal(start):
                return f"deal {self.starts[start]}"
            case Reveal(start):
                return f"reveal {self.starts[start]}"

    def read(self, text: str) -> SpyMove:
        """The move a text stands for; raises Unreadable for anything else."""
        try:
            return self.by_text[" ".join(text.split())]
        except KeyError:
            raise Unreadable(Refusal("unreadable", values={"text": text[:80]})) from None


def decode(action: int) -> SpyMove:
    if action >= at.BACK:
        return Back(action - at.BACK)
    if action < at.CONNECT:
        return Go(action - at.MOVE)
    if action < at.ACCEPT:
        return Connect(action - at.CONNECT)
    if action < at.DISCARD:
        return Accept(action - at.ACCEPT)
    if action < at.SERVE:
        return Discard(action - at.DISCARD)
    if action < at.UNCOVER:
        return Serve(action - at.SERVE)
    if action < at.END:
        return Uncover(at.uncovered_slot(action), at.uncovered_city(action))
    return End() if action == at.END else Choose(action - at.CHOOSE)


def decode_chance(outcome: int, advanced: bool) -> SpyMove:
    if outcome >= at.DEAL:
        return (Reveal if advanced else Deal)(outcome - at.DEAL)
    return First(outcome - at.FIRST) if outcome >= at.FIRST else Draw(outcome - at.DRAW)


def encode(names: Names, move: SpyMove) -> int | None:
    """The action number; None if the move names something that this game has not."""
    if names.by_text.get(_text(names, move)) != move:
        return None
    match move:
        case Go(city):
            return at.MOVE + city
        case Connect(city):
            return at.CONNECT + city
        case Accept(place):
            return at.ACCEPT + place
        case Discard(slot):
            return at.DISCARD + slot
        case Serve(slot):
            return at.SERVE + slot
        case Uncover(slot, city):
            return at.UNCOVER + at.CITIES * slot + city
        case End():
            return at.END
        case Choose(start):
            return at.CHOOSE + start
        case Back(space):
            return at.BACK + space
        case Draw(mission):
            return at.DRAW + mission
        case First(seat):
            return at.FIRST + seat
        case Deal(start) | Reveal(start):
            return at.DEAL + start


def _text(names: Names, move: SpyMove) -> str:
    """Its text, or nothing where it names something that is not there."""
    try:
        return names.write(move)
    except IndexError:
        return ""
