"""Where the laws find what they must know of a single game: two modules under its name.

Both are written from the rules, without the engine. Steps are (actor, text), chance
being actor CHANCE; a viewer is a seat, or SPECTATOR.

`rivals/<game>.py`
    rivals(options, steps, viewer, rng, most, *, seats)
        up to `most` other whole games which the viewer cannot tell from this one
    OPEN = True      in a game of open information only: then there are no rivals
    OWN              there, the fields of an Intel that are about its viewer alone
    In a game with terms of one's own (`terms/<game>.py`) `rivals` has a keyword `own`, the text of
    them.

`perft/<game>.py`
    FIXED            positions with their node counts (law 10)
    SMALL            settings small enough for exact enumeration, as (seats, options);
                     none where nothing is hidden
    SELDOM           positions that random games seldom come to, in which law 12 asks too
    table(seats, options)    with `rules` among the options where they are older ones
        the game once more, slow and plain: a `Second`; with terms, by a keyword `own` as above
    stock(intel)     all that is conserved, from an Intel that hides nothing (law 11)
    posterior(seats, options, steps, viewer)
        the exact probability of each hidden arrangement, as the viewer knows (law 12)
    hidden(intel)    the hidden arrangement of an Intel that hides nothing
    facts(hidden, viewer)
        what is true in such an arrangement and hidden from the viewer
    stated(intel)    the odds of such facts that the viewer's Intel itself states
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Protocol, Self, cast

from spytable.kernel.game import Game
from spytable.kernel.intel import Intel

TextStep = tuple[int, str]
Options = Mapping[str, int]


class Second(Protocol):
    """A game's second implementation."""

    def copy(self) -> Self: ...
    def to_act(self) -> AbstractSet[int]: ...
    def legal(self, seat: int) -> AbstractSet[str]: ...
    def chance(self) -> Mapping[str, Fraction]: ...
    def play(self, actor: int, text: str) -> None: ...
    def seen(self, viewer: int) -> Sequence[object]: ...
    def scores(self) -> Sequence[int]: ...
    def returns(self) -> Sequence[Fraction]: ...


@dataclass(frozen=True)
class Fixed:
    """A position and its node counts: counts[i] moves sequences of exactly i + 1 steps."""

    name: str
    counts: tuple[int, ...] = ()
    steps: tuple[TextStep, ...] = ()
    seats: int = 2
    options: Options = field(default_factory=dict)
    version: int | None = None
    """Of the rules; None where all that were released have these counts."""

    def games(self, kind: type[Game]) -> list[Game]:
        """The game by each version of the rules that has these counts."""
        newest = kind.meta.rules_version
        versions = range(1, newest + 1) if self.version is None else (self.version,)
        return [kind(self.seats, "", version, **self.options) for version in versions]


class Rivals(Protocol):
    def __call__(
        self,
        options: Options,
        steps: Sequence[TextStep],
        viewer: int,
        rng: random.Random,
        most: int,
        *,
        seats: int,
    ) -> list[list[TextStep]]: ...


class Perft(Protocol):
    """The module `perft/<game>.py`."""

    FIXED: tuple[Fixed, ...]
    SMALL: tuple[tuple[int, Options], ...]
    table: Callable[..., Second]
    stock: Callable[[Intel], Hashable]
    posterior: Callable[[int, Options, Sequence[TextStep], int], Mapping[Hashable, Fraction]]
    hidden: Callable[[Intel], Hashable]
    facts: Callable[[Hashable, int], AbstractSet[Hashable]]
    stated: Callable[[Intel], Mapping[Hashable, Fraction]]


def rivals_of(name: str, own: str = "") -> Rivals:
    """Its rivals, with a player's own components where there are any."""
    found = importlib.import_module(f"laws.rivals.{name}").rivals
    return cast(Rivals, partial(found, own=own) if own else found)


def is_open(name: str) -> bool:
    """Whether the game hides nothing from anybody."""
    return bool(getattr(importlib.import_module(f"laws.rivals.{name}"), "OPEN", False))


def own_fields(name: str) -> frozenset[str]:
    """The fields of an Intel that are about its viewer alone, where seats have no secrets."""
    return frozenset(getattr(importlib.import_module(f"laws.rivals.{name}"), "OWN", ("viewer",)))


def seldom(name: str) -> tuple[Fixed, ...]:
    """Positions that random games seldom come to."""
    return tuple(getattr(importlib.import_module(f"laws.perft.{name}"), "SELDOM", ()))


def perft_of(name: str) -> Perft:
    return cast(Perft, importlib.import_module(f"laws.perft.{name}"))


def second_of(name: str, seats: int, options: Options, own: str = "") -> Second:
    """Its second implementation, with a player's own components where there are any."""
    table = perft_of(name).table
    return table(seats, options, own=own) if own else table(seats, options)
