"""Law 13: what a viewer saw can be retold as a whole game that fits it, from nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

from librt.random import Random

from laws.homes import is_open, rivals_of
from laws.play import glances, retold, texts
from laws.settings import SOAK, Setting, examples
from spytable.kernel import retelling
from spytable.kernel.position import Position
from spytable.kernel.state import OMNISCIENT, State

_SHARE = 0.5
"""Of the positions at which laws glance, in `make test`."""


def asked(setting: Setting, number: int) -> Iterator[tuple[int, Position, int]]:
    """Some positions of a random game, with every viewer; the end is among them."""
    rng = random.Random(setting.seed(number))
    for at, (position, step) in enumerate(glances(setting, number)):
        if SOAK or step is None or rng.random() < _SHARE:
            for viewer in position.game.viewers():
                yield at, position, viewer


def told(position: Position, viewer: int, seed: int) -> tuple[Position, State]:
    """The position of a retelling, and the sample that it should end in."""
    game, rng = position.game, Random(seed)
    sample = position.intel(viewer).sample(rng)
    other = Position(game)
    for actor, action in game.retell(position.seen_by(viewer), sample, viewer, rng):
        other.step(actor, action)
    return other, sample


def test_law_13_the_viewer_cannot_tell_the_retold_game_from_the_one_played(
    setting: Setting,
) -> None:
    for number in range(examples(2, times=1)):
        for at, position, viewer in asked(setting, number):
            other, _ = told(position, viewer, at)
            assert other.seen_by(viewer) == position.seen_by(viewer), f"by {viewer}"
            assert other.information_state(viewer) == position.information_state(viewer)
            mine, theirs = position.intel(viewer), other.intel(viewer)
            assert theirs == mine
            assert theirs.legal() == mine.legal()
            assert other.over == position.over
            if viewer in mine.to_act:
                assert other.mover == viewer, "it is its turn, whoever chooses before it"
            assert in_sequence(other) or not in_sequence(position)


def in_sequence(position: Position) -> bool:
    """Whether also in secret simultaneous choices the lower seats were done before the higher."""
    state = position.game.new()
    for step in position.steps:
        if state.mover() != step.actor:
            return False
        state.apply(step.actor, step.action)
    return True


def test_law_13_the_retold_game_ends_in_the_sample(setting: Setting) -> None:
    """But for what others have done in a secret simultaneous choice: of that nobody knows."""
    for number in range(examples(2, times=1)):
        for at, position, viewer in asked(setting, number):
            other, sample = told(position, viewer, at)
            wanted = position.game.intel(sample, OMNISCIENT)
            found = [other.intel(OMNISCIENT)]
            if other.state.simultaneous():
                found.append(alone(other, viewer).intel(OMNISCIENT))
            assert wanted in found, f"by {viewer}"


def alone(position: Position, viewer: int) -> Position:
    """As if the others had not begun the secret simultaneous choice that goes on."""
    block = position.state.simultaneous()
    other = Position(position.game)
    for step in position.steps:
        if step.block != block or step.actor == viewer:
            other.step(step.actor, step.action)
    return other


def test_law_13_rivals_are_retold_alike(setting: Setting) -> None:
    """Nothing of what the viewer has not seen goes into it."""
    rivals = rivals_of(setting.name, setting.own)
    rng = random.Random(setting.seed(13))
    for number in range(examples(2, times=1)):
        for at, position, viewer in asked(setting, number):
            steps, options = texts(position), dict(setting.options)
            for other in rivals(options, steps, viewer, rng, 1, seats=setting.seats):
                rival = retold(position.game, other)
                mine = retelling.retold(position, viewer, Random(at))
                assert texts(mine) == texts(retelling.retold(rival, viewer, Random(at)))


def test_law_13_other_random_numbers_tell_another_game(setting: Setting) -> None:
    """Where something is hidden: the truth is not handed through."""
    different = 0
    for number in range(examples(1, times=1)):
        for at, position, viewer in asked(setting, number):
            one, other = (retelling.retold(position, viewer, Random(seed)) for seed in (at, ~at))
            different += texts(one) != texts(other)
    assert different or is_open(setting.name)
