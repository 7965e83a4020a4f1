"""Random games: how the laws get their positions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from bounds import to_the_end
from laws.homes import TextStep
from laws.settings import SOAK, Setting
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.state import CHANCE, OMNISCIENT, State

Step = tuple[int, int]

_GLANCES = 27


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def everybody(game: Game) -> tuple[int, ...]:
    return (*game.viewers(), OMNISCIENT)


def any_step(game: Game, state: State, rng: random.Random, level: bool = False) -> Step | None:
    """A random step: any seat that may act, any of its actions; None at the end.

    `level` picks the kind of the move first, so that rare kinds come up often.
    """
    seats = seats_of(state.to_act())
    if not seats:
        if state.mover() != CHANCE:
            return None
        outcomes = state.chance()
        [outcome] = rng.choices([o for o, _ in outcomes], [weight for _, weight in outcomes])
        return CHANCE, outcome
    seat = rng.choice(seats)
    actions = state.legal(seat)
    if level:
        kinds = {action: type(game.move(action)).__name__ for action in actions}
        kind = rng.choice(sorted(set(kinds.values())))
        actions = tuple(action for action in actions if kinds[action] == kind)
    return seat, rng.choice(actions)


def walk(setting: Setting, number: int) -> Iterator[tuple[Position, Step | None]]:
    """The one position of random game `number` before each of its steps, and that step.

    Simultaneous choices come in random order. Last comes the end, with None.
    """
    rng = random.Random(setting.seed(number))
    game = setting.game()
    position = Position(game)
    for _ in to_the_end(position):
        step = any_step(game, position.state, rng, level=number % 2 == 1)
        assert step is not None
        yield position, step
        position.step(*step)
    yield position, None


def glances(setting: Setting, number: int) -> Iterator[tuple[Position, Step | None]]:
    """As `walk`, for laws that look at each position by itself: at some of them, the more seats the
    fewer, in which steps of every kind come next, and at the end; in `make soak` at every third."""
    if SOAK:
        for at, (position, step) in enumerate(walk(setting, number)):
            if at % 3 == number % 3 or step is None:
                yield position, step
        return
    some = chosen(setting, number)
    for at, (position, step) in enumerate(walk(setting, number)):
        if at in some or step is None:
            yield position, step


def chosen(setting: Setting, number: int) -> set[int]:
    """Some places in a random game, the kinds of steps that come there in turn, rare ones too."""
    rng = random.Random(setting.seed(number))
    places: dict[str, list[int]] = {}
    for at, (position, step) in enumerate(walk(setting, number)):
        if step is not None:
            move = position.game.move(step[1], chance=step[0] == CHANCE)
            places.setdefault(type(move).__name__, []).append(at)
    left = [rng.sample(found, len(found)) for _, found in sorted(places.items())]
    rng.shuffle(left)
    in_turn = [at for row in zip_longest(*left) for at in row if at is not None]
    return set(in_turn[: _GLANCES // (setting.seats + 1)])


def whole(setting: Setting, number: int) -> Position:
    """Random game `number`, at its end."""
    *_, (position, _) = walk(setting, number)
    return position


def texts(position: Position) -> list[TextStep]:
    """The steps of a position as (actor, text)."""
    game = position.game
    return [(s.actor, game.text(s.action, chance=s.actor == CHANCE)) for s in position.steps]


def retold(game: Game, steps: Sequence[TextStep]) -> Position:
    """The position to which steps given as text lead."""
    position = Position(game)
    for actor, text in steps:
        position.step(actor, game.parse(text, chance=actor == CHANCE))
    return position


def twin(position: Position) -> Position:
    """Another position in which the same things have happened."""
    return position.copy()
