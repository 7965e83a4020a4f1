"""Observations in numbers: as long as they say, within their bounds, and with enough in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from librt.random import Random

from laws.play import LONGEST, any_step, glances
from laws.settings import Setting, examples, kinds, settings
from laws.sight import observer
from spytable.bots import bot
from spytable.kernel.game import Game
from spytable.kernel.observation import Observer
from spytable.kernel.state import CHANCE, OVER, State

_TRIES = 12
"""Ways to go on that are tried from a position."""


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
    while (mover := state.mover()) != OVER:
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
