"""Observations in numbers: as long as they say, within their bounds, and with enough in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from bounds import LONGEST, until
from laws.play import any_step, glances
from laws.settings import Setting, examples, kinds, settings
from laws.sight import observer
from spytable.bots import bot
from spytable.kernel.game import Game
from spytable.kernel.observation import (
    BITS,
    CHOICE,
    COUNTS,
    NUMBER,
    SEAT,
    SEAT_BITS,
    SEAT_COUNTS,
    SEATS,
    Field,
    Observer,
)
from spytable.kernel.state import CHANCE, OVER, State

_TRIES = 12
"""Ways to go on that are tried from a position."""


class Cells(State):
    """A table of three at which seat 2 is to act, and nothing is hidden."""

    def mover(self) -> i64:
        return 2

    def veil(self, viewer: i64) -> None:
        pass

    def clone(self) -> Cells:
        return self


def read(field: Field, viewer: int, *cells: int) -> list[int]:
    """A field as the viewer gets it; before it lie six numbers that are common to all games."""
    state = Cells()
    state.cells = vec[i64](list(cells))
    eye = Observer(3, (field,))
    seen = list(eye.look(state, viewer))
    assert len(seen) == eye.size and eye.names[2] == (field.name, eye.size - 6)
    assert seen[:6] == [[1, 0, 0, 0, 0, 1], [0, 1, 0, 0, 1, 0], [0, 0, 1, 1, 0, 0]][viewer]
    return seen[6:]


def test_each_kind_of_field_is_read_in_its_way() -> None:
    assert read(Field("number", NUMBER, 0, most=9, cells=3), 0, 7, -1, 12) == [7, 0, 9]
    assert read(Field("bits", BITS, 1, 4), 0, 99, 0b1010) == [0, 1, 0, 1]
    assert read(Field("choice", CHOICE, 0, 3, cells=3), 0, 2, -1, 0) == [
        *(0, 0, 1),
        *(0, 0, 0),
        *(1, 0, 0),
    ]
    assert read(Field("counts", COUNTS, 0, 3, most=9), 0, 0x050004) == [4, 0, 5]


def test_seats_are_told_from_the_viewers_place() -> None:
    assert read(Field("seat", SEAT, 0, cells=2), 1, 0, -1) == [0, 0, 1, 0, 0, 0]
    assert read(Field("seats", SEATS, 0), 1, 0b011) == [1, 0, 1]
    assert read(Field("by seat", SEAT_COUNTS, 0, most=9), 1, 0x030201) == [2, 3, 1]
    assert read(Field("by seat", SEAT_BITS, 0, 2), 1, 0x030201) == [0, 1, 1, 1, 1, 0]
    assert read(Field("each", NUMBER, 0, most=9, stride=1), 1, 1, 2, 3) == [2, 3, 1]
    assert read(Field("own", NUMBER, 0, most=9, stride=1, own=True), 1, 1, 2, 3) == [2]


def test_a_table_gives_what_to_read_and_nothing_for_what_is_not_in_it() -> None:
    assert read(Field("choice", CHOICE, 0, 2, cells=2, table=[1, 0]), 0, 0, 5) == [0, 1, 0, 0]
    assert read(Field("bits", BITS, 0, 2, cells=2, table=[3, 2]), 0, 1, -1) == [0, 1, 0, 0]


def test_no_number_of_an_observation_is_beyond_its_most(setting: Setting) -> None:
    eye = observer(setting.game())
    assert len(eye.most) == eye.size == sum(width for _, width in eye.names)
    for number in range(examples(3)):
        for position, _ in glances(setting, number):
            for seat in range(setting.seats):
                seen = eye.look(position.state, seat)
                assert len(seen) == eye.size
                for field, part, most in parts(eye, seen):
                    assert all(map(int.__le__, part, most)), f"{field}: {list(part)}, not {most}"


def test_who_may_do_something_else_observes_something_else(setting: Setting) -> None:
    game = setting.game()
    eye = observer(game)
    rng = random.Random(setting.seed(0))
    legal: dict[bytes, tuple[int, ...]] = {}
    for state in islice(much_alike(game, rng), examples(4000)):
        for seat in range(setting.seats):
            seen, actions = eye.look(state, seat), state.legal(seat)
            assert legal.setdefault(seen, actions) == actions, f"seat {seat}"


def much_alike(game: Game, rng: random.Random) -> Iterator[State]:
    """States of random games, and of others that part from them for a few steps."""
    while True:
        for state in steps_on(game, game.new(), rng, LONGEST):
            yield state
            if rng.random() < 0.2:
                for _ in range(_TRIES):
                    yield from steps_on(game, state.clone(), rng, 3)


def steps_on(game: Game, state: State, rng: random.Random, most: int) -> Iterator[State]:
    """The one state after each step."""
    for _ in range(most):
        step = any_step(game, state, rng, level=True)
        if step is None:
            return
        state.apply(*step)
        yield state


def test_every_field_of_an_observation_changes_in_some_game(name: str) -> None:
    """Else it would tell nothing."""
    fields: set[str] = set()
    changed: set[str] = set()
    for game, states in stories(name):
        eye = observer(game)
        first: dict[str, bytes] = {}
        for state in states:
            for field, part, _ in parts(eye, eye.look(state, 0)):
                if first.setdefault(field, part) != part:
                    changed.add(field)
        fields |= first.keys()
    assert fields - changed == {"viewer"}


def stories(name: str) -> Iterator[tuple[Game, Iterator[State]]]:
    """Random games, and games of bots, who get further."""
    rng = random.Random(name)
    for setting in settings():
        if setting.name == name:
            for _ in range(examples(4)):
                game = setting.game()
                yield game, steps_on(game, game.new(), rng, LONGEST)
    kind = kinds()[name]
    for seats in kind.meta.seats:
        for number in range(examples(4)):
            game = kind(seats, **kind.research_options())
            yield game, played(game, number)


def played(game: Game, number: int) -> Iterator[State]:
    """The one state before each step of a game between bots."""
    rng = Random(number)
    state = game.new()
    players = [bot("greedy", game, seed=number + seat) for seat in range(game.seats)]
    for _ in until(lambda: state.mover() == OVER):
        mover = state.mover()
        yield state
        if mover == CHANCE:
            state.apply(mover, state.draw(rng))
        else:
            state.apply(mover, players[mover].choose(game.intel(state, mover)))


def parts(eye: Observer, seen: bytes) -> Iterator[tuple[str, bytes, list[int]]]:
    """An observation field by field, each with the most of its numbers."""
    at = 0
    for field, width in eye.names:
        yield field, seen[at : at + width], eye.most[at : at + width]
        at += width
