# compiled
"""Playbook: a game's own judgement, which the bots that are common to all games ask.

Its methods are given a state only because search plays inside states that it
sampled; they may read what `seat` knows in it and nothing else. A law checks
that every state a seat holds possible gives the same answers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spytable.kernel.chance import below
from spytable.kernel.state import State

_SHARP: Final = 3.0
_FLOOR: Final = 0.05
_ASTRAY: Final[i64] = 8
"""Once in so many times a playout does anything: what scores badly is tried too."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playbook:
    """A game without judgement: every action is as good as any other."""

    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        """What each action is worth to the seat at first sight, in the game's own points."""
        return vec[float]([0.0] * len(actions))

    def prior(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        """How likely each action is to be the right one; 0 leaves it out of the search. By default
        what scores better is likelier."""
        return likely(self.scores(state, seat, actions), -1e9, _SHARP, _FLOOR)

    def playout(self, state: State, seat: i64, actions: tuple[int, ...], rng: Random) -> i64:
        """A quick and sensible choice for playing a game to its end in search: by default one of
        those that score best, and now and then any."""
        if below(rng, _ASTRAY) == 0:
            return actions[below(rng, len(actions))]
        scores = self.scores(state, seat, actions)
        chosen: i64 = 0
        alike: i64 = 1
        for at in range(1, len(scores)):
            if scores[at] > scores[chosen]:
                chosen, alike = at, 1
            elif scores[at] == scores[chosen]:
                alike += 1
                if below(rng, alike) == 0:
                    chosen = at
        return actions[chosen]

    def gentle(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        """How likely each action is taken by somebody who plays well and kindly, in another's
        first game: by default mostly what scores best, and now and then anything."""
        return mostly(self.scores(state, seat, actions), 1.0 / float(_ASTRAY))

    def guarded(self) -> bool:
        """Whether search compares single actions by playing on with `play`, and leaves what that
        would do only for what is surely better: for games that are won together."""
        return False

    def play(self, state: State, seat: i64, rng: Random) -> i64:
        """A quick and sensible choice, where nobody has asked what is legal."""
        return self.playout(state, seat, state.legal(seat), rng)

    def luck(self, state: State) -> i64:
        """Which throw of chance comes now, so that in two states that are compared the same
        throws fall alike."""
        return 0

    def believe(self, state: State, seat: i64, rng: Random) -> None:
        """Draw afresh what the seat does not know: by what it knows, and if the game can judge
        that, by how the others have played."""
        state.resample(seat, rng)

    def secret(self, state: State, seat: i64) -> bool:
        """Whether the seat now chooses something face down, which must not be guessable."""
        return False

    def horizon(self) -> i64:
        """After how many steps a playout is cut short and judged by `value`."""
        return 400

    def value(self, state: State) -> list[float]:
        """Returns to expect where a playout is cut short."""
        return state.returns()


def likely(scores: vec[float], useless: float, sharp: float, floor: float) -> vec[float]:
    """Scores as a prior: the better the likelier, as sharply as told; a little for the rest, but
    nothing for what is useless where there is better."""
    best = scores[0]
    for score in scores:
        if score > best:
            best = score
    total = 0.0
    found = vec[float]([0.0] * len(scores))
    for at in range(len(scores)):
        score = scores[at]
        if score > useless or score == best:
            found[at] = exp(sharp * (score - best)) + floor
            total += found[at]
    for at in range(len(found)):
        found[at] = found[at] / total
    return found


def mostly(scores: vec[float], astray: float) -> vec[float]:
    """Those that score best alike, and with a chance of `astray` anything."""
    best = scores[0]
    alike: i64 = 0
    for score in scores:
        if score > best + 1e-9:
            best, alike = score, 1
        elif score > best - 1e-9:
            alike += 1
    found = vec[float]([astray / float(len(scores))] * len(scores))
    for at in range(len(scores)):
        if scores[at] > best - 1e-9:
            found[at] += (1.0 - astray) / float(alike)
    return found
