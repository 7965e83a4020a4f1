"""The tables on which the laws are tried, and how often."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from zlib import crc32

from laws.terms import MAKERS
from spytable.kernel.game import Game, Option
from spytable.kernel.refusal import BadInput
from spytable.kernel.registry import find, games
from toy import DeadDrop

SOAK = os.environ.get("SPYTABLE_SOAK", "0") not in ("", "0")
_SOAK_TIMES = 2

Choice = tuple[str, int]


def examples(few: int, times: int = _SOAK_TIMES) -> int:
    """How many examples a law takes: `few` in `make test`, so many times as many in `make soak`.

    There they are tried on all settings besides, and at all positions: laws that look long at
    each need no more games than that.
    """
    return few * times if SOAK else few


def kinds() -> dict[str, type[Game]]:
    """Every game there is, and the toy of these tests."""
    return {**games(), DeadDrop.meta.name: DeadDrop}


@dataclass(frozen=True)
class Setting:
    """A game with its seats and options settled."""

    name: str
    seats: int
    options: tuple[Choice, ...]
    """Where it is played by older rules their version comes first, as `rules`."""
    own: str = ""
    """A player's own components, as text; a game without components has none."""

    def game(self) -> Game:
        options = dict(self.options)
        version = options.pop("rules", None)
        return find(self.name)(self.seats, self.own, version, **options)

    def choices(self) -> tuple[Choice, ...]:
        """Its player count and its options."""
        return (("seats", self.seats), *self.options)

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options)
        own = f"-own={crc32(self.own.encode()):08x}" if self.own else ""
        return f"{self.name}-{self.seats}-{options}{own}"

    def seed(self, number: int) -> int:
        """A seed for the example of that number, another one for every setting."""
        return crc32(str(self).encode()) * 1_000_003 + number


@cache
def settings() -> tuple[Setting, ...]:
    """What the laws are tried on: in `make soak` all settings; in `make test` some of them, in
    which every player count still meets every sample of every option, and one of each older
    version of the rules. In both, some with terms of their own."""
    older = {(s.name, s.options[0]): s for s in reversed(older_settings())}
    return (*newest_settings(), *(older_settings() if SOAK else older.values()), *with_terms())


@cache
def newest_settings() -> tuple[Setting, ...]:
    """Of these those that can be made on a server today."""
    if SOAK:
        return all_settings()
    return tuple(
        s for name in kinds() for s in _some([s for s in all_settings() if s.name == name])
    )


def _some(possible: list[Setting]) -> list[Setting]:
    wanted = {pair for setting in possible for pair in pairs(setting.choices())}
    chosen: list[Setting] = []
    while wanted:
        best = max(possible, key=lambda setting: len(pairs(setting.choices()) & wanted))
        chosen.append(best)
        wanted -= pairs(best.choices())
    return sorted(chosen, key=possible.index)


@cache
def all_settings() -> tuple[Setting, ...]:
    """Every game, every player count, and every pair of option samples that goes together; options
    that mean nothing at a table have their defaults there."""
    found = [
        Setting(name, seats, tuple(kind(seats, **dict(row)).options.items()))
        for name, kind in kinds().items()
        for seats in kind.meta.seats
        for row in pairwise(kind)
    ]
    return tuple(dict.fromkeys(found))


def older_settings() -> tuple[Setting, ...]:
    """The same by every older version of the rules."""
    return tuple(
        Setting(found.name, found.seats, (("rules", version), *found.options))
        for found in all_settings()
        for version in range(1, kinds()[found.name].meta.rules_version)
    )


@cache
def with_terms() -> tuple[Setting, ...]:
    """For every player count of a game that may have terms of its own, some settings with random
    ones, options in turn; always the same."""
    found = list[Setting]()
    for name, make in MAKERS.items():
        for seats in kinds()[name].meta.seats:
            plain = [s for s in all_settings() if (s.name, s.seats) == (name, seats)]
            for number in range(examples(2, times=4)):
                own = make(random.Random(f"{name} {seats} {number}"))
                options = plain[(seats + number) % len(plain)].options
                found.append(Setting(name, seats, options, own))
    return tuple(found)


def pairwise(kind: type[Game]) -> list[tuple[Choice, ...]]:
    """Few combinations of option samples in which every possible pair occurs; defaults first."""
    possible = list(combinations_of(kind))
    wanted = {pair for row in possible for pair in pairs(row)}
    chosen: list[tuple[Choice, ...]] = []
    default = tuple((option.name, option.default) for option in kind.meta.options)
    for row in [default] if default in possible else []:
        chosen.append(row)
        wanted -= pairs(row)
    while wanted:
        best = max(possible, key=lambda row: len(pairs(row) & wanted))
        chosen.append(best)
        wanted -= pairs(best)
    return chosen or [()]


def combinations_of(kind: type[Game]) -> Iterator[tuple[Choice, ...]]:
    """Every combination of samples that the game's `check` lets pass."""
    for values in product(*(option.samples for option in kind.meta.options)):
        row = _named(kind.meta.options, values)
        if passes(kind, dict(row)):
            yield row


def passes(kind: type[Game], options: Mapping[str, int]) -> bool:
    try:
        kind.check(options)
    except BadInput:
        return False
    return True


def pairs(row: tuple[Choice, ...]) -> set[frozenset[Choice]]:
    """The pairs of choices in a combination; a lone option makes a pair with itself."""
    if len(row) == 1:
        return {frozenset(row)}
    return {frozenset(pair) for pair in combinations(row, 2)}


def _named(options: tuple[Option, ...], values: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple((option.name, value) for option, value in zip(options, values, strict=True))
