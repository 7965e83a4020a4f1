"""Observations in numbers: as long as they say, within their bounds, and with enough in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from bounds import LONGEST, until
from laws.play import any_step, glances
from laws.settings import Setting, examples, kinds, settings, with_terms
from laws.sight import differing, observer, parts
from spytable.bots import bot
from spytable.kernel.game import Game
from spytable.kernel.observation import (
    BITS,
    CHOICE,
    COUNTS,
    DEDUCED,
    EVERYBODY,
    GAME_SAYS,
    NUMBER,
    OWNER,
    SEAT,
    SEAT_BITS,
    SEAT_COUNTS,
    SEATS,
    UNTIL_OVER,
    WHEN_OVER,
    Field,
    Observer,
)
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER, SPECTATOR, State

_TRIES = 12
"""Ways to go on that are tried from a position."""


class Cells(State):
    """A table of three at which seat 2 is to act, or nobody any more; the game tells cell 1."""

    over = False

    def mover(self) -> i64:
        return OVER if self.over else 2

    def told(self, to: i64, at: i64, viewer: i64) -> bool:
        return to & GAME_SAYS != 0 and at == 1

    def deduced(self, viewer: i64) -> vec[i64]:
        return vec[i64]([viewer + 4])


def read(field: Field, viewer: int, *cells: int, over: bool = False) -> list[int]:
    """A field as the viewer gets it; before it lie six numbers that are common to all games."""
    state = Cells()
    state.cells = vec[i64](list(cells))
    state.over = over
    eye = Observer(3, (field,))
    seen = list(eye.row(state, viewer))
    assert len(seen) == eye.size and eye.names[2] == (field.name, eye.size - 6)
    assert seen[:3] == [int(seat == viewer) for seat in range(3)]
    assert seen[3:6] == [int(not over and (viewer + n) % 3 == 2) for n in range(3)]
    return seen[6:]


def test_a_cell_is_told_to_those_whom_its_field_names() -> None:
    def each(to: int, over: bool = False) -> list[int]:
        return read(Field("each", to, NUMBER, 0, most=9, stride=1), 0, 7, 8, 9, over=over)

    assert each(0) == each(0, over=True) == [0, 0, 0]
    assert each(EVERYBODY) == each(EVERYBODY, over=True) == [7, 8, 9]
    assert each(OWNER) == each(OWNER, over=True) == [7]
    assert (each(WHEN_OVER), each(WHEN_OVER, over=True)) == ([0, 0, 0], [7, 8, 9])
    assert (each(UNTIL_OVER), each(UNTIL_OVER, over=True)) == ([7, 8, 9], [0, 0, 0])
    assert each(GAME_SAYS) == [0, 8, 0] and each(GAME_SAYS << 1) == [0, 0, 0]
    assert each(OWNER | GAME_SAYS) == [7, 8, 0]
    assert each(OWNER | WHEN_OVER) == [7, 0, 0]
    assert each(OWNER | WHEN_OVER, over=True) == [7, 8, 9]


def test_what_is_deduced_is_read_from_no_cell_of_the_state() -> None:
    assert read(Field("deduced", DEDUCED, NUMBER, 0, most=9), 1, 7) == [5]


@pytest.mark.parametrize("kind", [NUMBER, BITS, CHOICE, COUNTS, SEAT, SEATS, SEAT_BITS])
def test_of_what_is_not_told_all_numbers_are_nought(kind: int) -> None:
    for table in (None, [1, 1]):
        assert not any(read(Field("closed", WHEN_OVER, kind, 0, 3, table=table), 0, 1))
        assert any(read(Field("open", UNTIL_OVER, kind, 0, 3, table=table), 0, 1))


def test_another_value_can_be_read_in_place_of_what_is_not_told() -> None:
    field = Field("seat", UNTIL_OVER, SEAT, 0, untold=0)
    assert (read(field, 0, 1), read(field, 0, 1, over=True)) == ([0, 1, 0], [1, 0, 0])


def test_who_has_no_seat_gets_no_observation() -> None:
    for viewer in (SPECTATOR, OMNISCIENT, 3):
        with pytest.raises(ValueError, match="for a seat"):
            Observer(3, ()).row(Cells(), viewer)


def test_what_has_no_part_for_each_seat_has_no_owner() -> None:
    with pytest.raises(ValueError, match="no owner"):
        Field("phase", OWNER, NUMBER, 0)


def test_each_kind_of_field_is_read_in_its_way() -> None:
    assert read(Field("number", EVERYBODY, NUMBER, 0, most=9, cells=3), 0, 7, -1, 12) == [7, 0, 9]
    assert read(Field("bits", EVERYBODY, BITS, 1, 4), 0, 99, 0b1010) == [0, 1, 0, 1]
    assert read(Field("choice", EVERYBODY, CHOICE, 0, 3, cells=3), 0, 2, -1, 0) == [
        *(0, 0, 1),
        *(0, 0, 0),
        *(1, 0, 0),
    ]
    assert read(Field("counts", EVERYBODY, COUNTS, 0, 3, most=9), 0, 0x050004) == [4, 0, 5]


def test_seats_are_told_from_the_viewers_place() -> None:
    assert read(Field("seat", EVERYBODY, SEAT, 0, cells=2), 1, 0, -1) == [0, 0, 1, 0, 0, 0]
    assert read(Field("seats", EVERYBODY, SEATS, 0), 1, 0b011) == [1, 0, 1]
    assert read(Field("by seat", EVERYBODY, SEAT_COUNTS, 0, most=9), 1, 0x030201) == [2, 3, 1]
    assert read(Field("by seat", EVERYBODY, SEAT_BITS, 0, 2), 1, 0x030201) == [0, 1, 1, 1, 1, 0]
    assert read(Field("each", EVERYBODY, NUMBER, 0, most=9, stride=1), 1, 1, 2, 3) == [2, 3, 1]


def test_a_table_gives_what_to_read_and_nothing_for_what_is_not_in_it() -> None:
    assert read(Field("choice", EVERYBODY, CHOICE, 0, 2, cells=2, table=[1, 0]), 0, 0, 5) == [
        0,
        1,
        0,
        0,
    ]
    assert read(Field("bits", EVERYBODY, BITS, 0, 2, cells=2, table=[3, 2]), 0, 1, -1) == [
        0,
        1,
        0,
        0,
    ]


def test_no_number_of_an_observation_is_beyond_its_most(setting: Setting) -> None:
    eye = observer(setting.game())
    assert len(eye.most) == eye.size == sum(width for _, width in eye.names)
    for number in range(examples(3)):
        for position, _ in glances(setting, number):
            for seat in range(setting.seats):
                seen = eye.row(position.state, seat)
                assert len(seen) == eye.size
                for field, part, most in parts(eye, seen):
                    assert all(map(int.__le__, part, most)), f"{field}: {list(part)}, not {most}"


def test_who_may_do_something_else_observes_something_else(setting: Setting) -> None:
    game = setting.game()
    eye = observer(game)
    rng = random.Random(setting.seed(0))
    legal: dict[bytes, tuple[int, ...]] = {}
    for state in islice(much_alike(game, rng), examples(2000, times=4)):
        for seat in range(setting.seats):
            seen, actions = eye.row(state, seat), state.legal(seat)
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
            for field, part, _ in parts(eye, eye.row(state, 0)):
                if first.setdefault(field, part) != part:
                    changed.add(field)
        fields |= first.keys()
    assert fields - changed == {"viewer"}


def test_every_field_that_not_all_are_told_keeps_something_back(name: str) -> None:
    """Were it told to everybody, a sample would not be observed like the truth."""
    narrow: set[str] = set()
    leaky: set[str] = set()
    for setting in settings():
        if setting.name != name:
            continue
        game = setting.game()
        closed = [field for field in game.layout() if not field.to & (EVERYBODY | DEDUCED)]
        narrow |= {field.name for field in closed}
        eye = Observer(game.seats, tuple(map(opened, closed)))
        for number in range(examples(2)):
            for position, _ in glances(setting, number):
                for seat in range(setting.seats):
                    sample = position.intel(seat).sample(Random(number))
                    leaky |= differing(eye, position.state, sample, seat)
    assert narrow - leaky == set()


def opened(field: Field) -> Field:
    """The same, told to everybody."""
    table = list(field.table) if field.tabled else None
    much = field.size, field.most, field.cells, field.stride
    return Field(field.name, EVERYBODY, field.kind, field.start, *much, table)


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
    for setting in with_terms():
        if setting.name == name:
            yield setting.game(), played(setting.game(), 0)


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
