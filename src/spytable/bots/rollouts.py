# compiled
"""Search for games that are won together: each action, then everybody plays by the playbook.

What the playbook would do is left only for an action that did better by more than the error of
the comparison. Actions are compared in the same sampled states with the same luck.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.bots.playbook import Playbook
from spytable.kernel.state import CHANCE, OVER, State, mix

_ROUNDS: Final[i64] = 6
"""After so many rounds half of the actions are given up."""
_SURE: Final = 1.0
"""By how many standard errors an action must be better."""


class Rollouts:
    """The actions of one decision of one seat, and how each has done against the playbook's."""

    def __init__(self, root: State, seat: i64, playbook: Playbook, seed: i64) -> None:
        """`root` is any state the seat holds possible: a sample of its Intel."""
        self.root = root
        self.seat = seat
        self.playbook = playbook
        self.rng = Random(seed)
        self.longest: i64 = playbook.horizon()
        self.actions = root.legal(seat)
        self.base: i64 = self.actions.index(int(playbook.play(root, seat, Random(0))))
        prior = playbook.prior(root, seat, self.actions)
        # The playbook's action, then the others that are still tried.
        self.tried: list[int] = [int(self.base)]
        for at in range(len(prior)):
            if prior[at] > 0.0 and at != self.base:
                self.tried.append(at)
        self.rounds = vec[i64]([0] * len(self.actions))
        self.gains = vec[float]([0.0] * len(self.actions))
        self.squares = vec[float]([0.0] * len(self.actions))
        # Where the round is: its seed, whose turn it is, what the playbook's action came to.
        self.seed: i64 = 0
        self.next: i64 = 0
        self.par = 0.0

    def grow(self, simulations: i64) -> None:
        done: i64 = 0
        while done < simulations and len(self.tried) > 1:
            self._simulate()
            done += 1

    def _simulate(self) -> None:
        if self.next == 0:
            self.seed = self.rng.randrange(1 << 40)
        at: i64 = self.tried[self.next]
        value = self._play_on(self.actions[at])
        if self.next == 0:
            self.par = value
        else:
            gain = value - self.par
            self.gains[at] += gain
            self.squares[at] += gain * gain
        self.rounds[at] += 1
        self.next += 1
        if self.next == len(self.tried):
            self.next = 0
            if self.rounds[self.base] % _ROUNDS == 0:
                self._give_up()

    def _play_on(self, action: i64) -> float:
        rng = Random(self.seed)
        state = self.root.clone()
        playbook = self.playbook
        playbook.believe(state, self.seat, rng)
        state.apply(self.seat, action)
        steps: i64 = 0
        while steps < self.longest:
            mover = state.mover()
            if mover >= 0:
                state.apply(mover, playbook.play(state, mover, rng))
            elif mover == CHANCE:
                throw = Random(mix(self.seed, playbook.luck(state)))
                state.apply(CHANCE, state.draw(throw))
            elif mover == OVER:
                break
            steps += 1
        return playbook.value(state)[self.seat]

    def _give_up(self) -> None:
        """Only the better half is tried on, and two at least."""
        others = [(-self.mean(at), at) for at in self.tried if at != self.base]
        others.sort()
        half = (len(others) + 1) // 2
        self.tried = [int(self.base)] + [at for _, at in others[:half]]

    def mean(self, at: i64) -> float:
        """How much better than the playbook's action it did."""
        return self.gains[at] / float(self.rounds[at]) if self.rounds[at] else 0.0

    def error(self, at: i64) -> float:
        """The standard error of that."""
        rounds = float(self.rounds[at])
        if rounds < 2.0:
            return 9.0
        mean = self.gains[at] / rounds
        spread = self.squares[at] / rounds - mean * mean
        return sqrt((spread if spread > 0.0 else 0.0) / rounds) + 1e-9

    def best(self) -> i64:
        """The playbook's action, or the one that is better by the most, if any surely is."""
        best = self.base
        most = 0.0
        for at in self.tried:
            if at != self.base:
                lead = self.mean(at) - _SURE * self.error(at)
                if lead > most:
                    most = lead
                    best = at
        return best
