"""A key stands for all that a seat has observed and done: search finds its nodes by it."""

from __future__ import annotations

import random

import msgspec
from librt.random import Random

from laws.play import any_step, glances, seats_of, whole
from laws.settings import Setting, examples
from spytable.kernel.position import Position
from spytable.kernel.state import CHANCE


class Ledger:
    """Stories and keys, one for one."""

    def __init__(self) -> None:
        self.told: dict[tuple[int, int], object] = {}
        self.keys: dict[tuple[int, object], int] = {}

    def enter(self, seat: int, key: int, story: object) -> None:
        assert self.keys.setdefault((seat, story), key) == key, "one story, two keys"
        assert self.told.setdefault((seat, key), story) == story, "one key, two stories"


def test_a_seat_to_act_has_the_same_key_exactly_when_it_has_seen_the_same(
    setting: Setting,
) -> None:
    ledger = Ledger()
    for number in range(examples(40 // setting.seats, times=4)):
        end = whole(setting, number)
        position = Position(end.game)
        for step in end.steps:
            for seat in seats_of(position.state.to_act()):
                key = int(position.state.key(seat))
                ledger.enter(seat, key, position.information_state(seat))
            position.step(step.actor, step.action)


def test_in_samples_too_keys_stand_for_what_was_known_and_seen_since(setting: Setting) -> None:
    """So search goes on where it was exactly when the seat to act cannot tell the difference."""
    rng = random.Random(setting.seed(1))
    for number in range(examples(1)):
        for at, (position, _) in enumerate(glances(setting, number)):
            if at % 4 == 0:
                viewer = rng.choice(position.game.viewers())
                play_on_from_samples(position, viewer, rng)


def play_on_from_samples(origin: Position, viewer: int, rng: random.Random) -> None:
    """Few different moves, so that many samples come to look alike to somebody."""
    game = origin.game
    ledger = Ledger()
    for seed in range(12):
        position = Position(game)
        position.state = origin.intel(viewer).sample(Random(seed))
        known = [msgspec.json.encode(position.intel(seat)) for seat in range(game.seats)]
        for _ in range(4):
            for seat in seats_of(position.state.to_act()):
                story = known[seat], position.information_state(seat)
                ledger.enter(seat, int(position.state.key(seat)), story)
            step = any_step(game, position.state, rng)
            if step is None:
                break
            if step[0] != CHANCE:
                seat = position.state.mover()
                step = seat, rng.choice(position.state.legal(seat)[:2])
            position.step(*step)


def test_keys_fit_a_machine_word(setting: Setting) -> None:
    for position, _ in glances(setting, 0):
        for seat in range(setting.seats):
            assert 0 <= position.state.key(seat) < 1 << 62
