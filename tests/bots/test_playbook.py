"""What bots do with a playbook that says no more than what each action is worth."""

from __future__ import annotations

from collections import Counter

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.bots.playbook import Playbook
from spytable.kernel.state import State

ACTIONS = (4, 7, 9)


class Likes(Playbook):
    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        return vec[float]([0.0, 1.0, 1.0])


def test_what_scores_better_is_likelier_and_nothing_is_left_out() -> None:
    worse, one, other = Likes().prior(State(), 0, ACTIONS)
    assert 0 < worse < one == other and abs(worse + one + other - 1) < 1e-9
    assert len(set(Playbook().prior(State(), 0, ACTIONS))) == 1


def test_a_playout_takes_the_best_alike_and_now_and_then_anything() -> None:
    rng = Random(7)
    taken = Counter(int(Likes().playout(State(), 0, ACTIONS, rng)) for _ in range(6000))
    assert 150 < taken[4] < 400
    assert abs(taken[7] - taken[9]) < 400


def test_without_scores_a_playout_takes_anything_alike() -> None:
    rng = Random(8)
    taken = Counter(int(Playbook().playout(State(), 0, ACTIONS, rng)) for _ in range(6000))
    assert all(abs(taken[action] - 2000) < 250 for action in ACTIONS)
