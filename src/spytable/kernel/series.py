"""Series: games one after the other, with what is carried over from one to the next.

A game that can be played so gives a `Series`: the rules of what lies between two of its games. A
`Saga` is a series being played, as a `Position` is a game: its log holds who sat down to each
chapter, every step of the chapter's game, and what was chosen between two chapters. All else
follows from the log, so a saga can be forked at any entry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal

import msgspec

from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.refusal import NotLegal, Refusal
from spytable.kernel.state import Actor

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    C = TypeVar("C", bound=msgspec.Struct, default=Any)
else:
    from typing import TypeVar

    C = TypeVar("C")

Stage = Literal["seating", "playing", "choosing", "over"]
"""What a series waits for: players for the next chapter, the end of its game, a choice, nothing."""


class Member(msgspec.Struct, frozen=True):
    """Somebody who takes part in a chapter. The key stays the same from chapter to chapter."""

    key: str
    name: str
    badge: str = ""
    """What they are in the game, such as a character, where the series keeps it."""


# -- the log ------------------------------------------------------------------------------------


class Opened(msgspec.Struct, frozen=True):
    """A chapter began, with these players by seat."""

    members: tuple[Member, ...]


class Stepped(msgspec.Struct, frozen=True):
    """A step of the chapter's game."""

    actor: Actor
    action: int


class Chosen(msgspec.Struct, frozen=True):
    """Something was chosen between two chapters."""

    choice: str


LogEntry = Opened | Stepped | Chosen


# -- the rules of a series ------------------------------------------------------------------------


class Series(Generic[C]):
    """What lies between the games of a series, with its options settled. `C` is what is carried
    over: plain data that never changes in place, in which everything is that later chapters need.

    Nobody but `told` decides what may be seen of it.
    """

    game: ClassVar[type[Game]]
    """The game of all chapters."""
    chapters: ClassVar[int]
    story: ClassVar[type[msgspec.Struct]]
    """The type of what everybody may know of it: see `told`."""
    badge: ClassVar[str] = ""
    """The paper of the game on which players say what they are; empty where there is none."""

    def __init__(self, own: str = "", version: int | None = None, /, **options: int) -> None:
        """`own` is a player's own file of components, as text, and `options` are those of all
        chapters' games; raises BadInput."""
        raise NotImplementedError

    version: int
    """Of the game's rules, and of these with them."""
    own: str
    """The player's own components, written in one way only; empty where they are ours."""
    options: Mapping[str, int]
    name: str
    """What its components are called."""

    def begin(self) -> C:
        raise NotImplementedError

    def stage(self, carry: C) -> Stage:
        raise NotImplementedError

    def check(self, carry: C, members: Sequence[Member]) -> None:
        """Raise BadInput where the next chapter cannot be played by these."""
        raise NotImplementedError

    def open(self, carry: C, members: tuple[Member, ...]) -> C:
        """The next chapter is prepared for these players, who were checked."""
        raise NotImplementedError

    def settled(self, carry: C) -> Game:
        """The game of the chapter that is being played."""
        raise NotImplementedError

    def close(self, carry: C, position: Position) -> C:
        """The chapter's game has come to this end."""
        raise NotImplementedError

    def choices(self, carry: C) -> tuple[str, ...]:
        """What can be chosen now, as texts; none at other times."""
        raise NotImplementedError

    def choose(self, carry: C, choice: str) -> C:
        """One of the choices was made."""
        raise NotImplementedError

    def refusal(self, carry: C, choice: str) -> Refusal:
        """Why something cannot be chosen."""
        raise NotImplementedError

    def mark(self, carry: C) -> str:
        """In a few letters what is out for all to see, to check a saga's text by."""
        raise NotImplementedError

    def told(self, carry: C) -> msgspec.Struct:
        """What everybody may know of what is carried over."""
        raise NotImplementedError


# -- a series being played ------------------------------------------------------------------------


class Part(msgspec.Struct):
    """What happened in a series: somebody sat down, a game was played, something was chosen."""

    what: Opened | Position | Chosen
    carry: Any
    """What was carried over before it."""


class Saga:
    """A series being played."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.carry: Any = series.begin()
        self.parts: list[Part] = []

    @property
    def stage(self) -> Stage:
        return self.series.stage(self.carry)

    @property
    def chapters(self) -> list[Position]:
        """The games of all chapters; the last one may be being played."""
        return [part.what for part in self.parts if isinstance(part.what, Position)]

    @property
    def position(self) -> Position:
        """The game that is being played; raises NotLegal between two chapters."""
        self._need("playing")
        return self.chapters[-1]

    @property
    def log(self) -> list[LogEntry]:
        found: list[LogEntry] = []
        for part in self.parts:
            if isinstance(part.what, Position):
                found += [Stepped(step.actor, step.action) for step in part.what.steps]
            else:
                found.append(part.what)
        return found

    def take(self, entry: LogEntry) -> None:
        """What comes next in a log; raises BadInput or Refused, and then changes nothing."""
        match entry:
            case Opened(members):
                self.open(members)
            case Stepped(actor, action):
                self.step(actor, action)
            case Chosen(choice):
                self.choose(choice)

    def open(self, members: Sequence[Member]) -> None:
        """The next chapter begins with these players, by seat."""
        self._need("seating")
        opened = Opened(tuple(members))
        self.series.check(self.carry, opened.members)
        self._take(opened, self.series.open(self.carry, opened.members))

    def step(self, actor: Actor, action: int) -> None:
        """A seat's move in the chapter's game, or what chance brings there."""
        self.position.step(actor, action)
        self.look()

    def look(self) -> None:
        """What follows when the game that is being played has come to its end."""
        if self.stage == "playing" and self.position.over:
            self.carry = self.series.close(self.carry, self.position)

    def choose(self, choice: str) -> None:
        if choice not in self.series.choices(self.carry):
            raise NotLegal(self.series.refusal(self.carry, choice))
        self._take(Chosen(choice), self.series.choose(self.carry, choice))

    def fork(self, at: int) -> Saga:
        """Another saga in which the same has happened up to entry `at` of the log."""
        other = Saga(self.series)
        for number, part in enumerate(self.parts):
            what = part.what
            if isinstance(what, Position):
                taken = min(at, len(what.steps))
                at -= taken
                other.parts.append(Part(what.copy(), part.carry))
                if taken < len(what.steps):
                    other.chapters[-1].back_to(taken)
                    other.carry = part.carry
                    return other
            elif at:
                at -= 1
                other.parts.append(part)
            else:
                break
            after = self.parts[number + 1].carry if number + 1 < len(self.parts) else self.carry
            other.carry = after
        return other

    def _take(self, what: Opened | Chosen, carry: Any) -> None:
        self.parts.append(Part(what, self.carry))
        self.carry = carry
        if self.stage == "playing":
            self.parts.append(Part(Position(self.series.settled(carry)), carry))

    def _need(self, stage: Stage) -> None:
        if self.stage != stage:
            raise NotLegal(Refusal("series_stage", values={"stage": self.stage}))
