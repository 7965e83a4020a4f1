"""Bots: they see only Intel, and say how likely they are to take each action.

A bot is named by a spec: `random`, `greedy`, `gentle` (good and kind, for somebody's first game),
`search` (1,000 simulations), `search:500` (simulations), `search:1s` or `search:250ms` (time a
decision, or where a turn is made of many small moves, about the time of a turn). `reference` is the
one by which components of our own design are balanced: search with 300 simulations.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from time import perf_counter

from librt.random import Random

from spytable.bots.playbook import Playbook
from spytable.bots.rollouts import Rollouts
from spytable.bots.search import Search
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.kernel.refusal import BadInput
from spytable.kernel.state import State

EXPLORE = 1.5
_MOST_SIMULATIONS = 10_000_000


class Bot:
    """A player that is given Intel and nothing else."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)

    def policy(self, intel: Intel) -> dict[int, float]:
        """How likely each action is to be taken; sums to 1."""
        actions = intel.legal()
        return dict.fromkeys(actions, 1 / len(actions))

    def choose(self, intel: Intel) -> int:
        """An action, drawn from the policy."""
        policy = self.policy(intel)
        left = self.rng.random()
        for action, chance in policy.items():
            left -= chance
            if left < 0:
                return action
        return max(policy, key=policy.__getitem__)  # the chances fell short of 1 by a rounding


class Greedy(Bot):
    """Takes what the game's playbook scores best, any of the best alike."""

    def policy(self, intel: Intel) -> dict[int, float]:
        actions = intel.legal()
        scores = self.game.playbook().scores(intel.sample(Random(0)), intel.viewer, actions)
        best = max(scores)
        tops = [a for a, score in zip(actions, scores, strict=True) if score > best - 1e-9]
        return dict.fromkeys(tops, 1 / len(tops))


class Gentle(Bot):
    """Plays well and kindly, for somebody's first game: as the game's playbook says."""

    def policy(self, intel: Intel) -> dict[int, float]:
        actions = intel.legal()
        chances = self.game.playbook().gentle(intel.sample(Random(0)), intel.viewer, actions)
        return {a: chance for a, chance in zip(actions, chances, strict=True) if chance}


class Searcher(Bot):
    """Grows a search tree from each decision.

    What it puts face down is drawn by how often the search tried it, so that
    nobody can foresee it; else the choice lies among the nearly best actions.
    """

    def __init__(
        self, game: Game, seed: int, simulations: int = 1000, seconds: float = 0.0
    ) -> None:
        super().__init__(game, seed)
        self.simulations = simulations
        self.seconds = seconds
        self.allotted = seconds / game.meta.turn_moves
        """Seconds for one decision."""

    def policy(self, intel: Intel) -> dict[int, float]:
        actions = intel.legal()
        if len(actions) == 1:
            return {actions[0]: 1.0}
        if self.game.playbook().guarded():
            rollouts = Rollouts(*self._question(intel))
            self._grow(rollouts)
            return {actions[rollouts.best()]: 1.0}
        search = self.grown(intel)
        secret = self.game.playbook().secret(search.root, intel.viewer)
        weights = _tried(search) if secret else _open_weights(search)
        total = sum(weights)
        return {a: w / total for a, w in zip(actions, weights, strict=True) if w}

    def grown(self, intel: Intel) -> Search:
        """The search tree for a decision."""
        root, seat, playbook, seed = self._question(intel)
        search = Search(root, seat, playbook, True, EXPLORE, seed)
        self._grow(search)
        return search

    def _question(self, intel: Intel) -> tuple[State, int, Playbook, int]:
        root = intel.sample(Random(0))
        return root, intel.viewer, self.game.playbook(), self.rng.randrange(1 << 40)

    def _grow(self, search: Search | Rollouts) -> None:
        if not self.seconds:
            search.grow(self.simulations)
            return
        end = perf_counter() + self.allotted
        search.grow(1)
        while perf_counter() < end:  # asked each time: on a busy machine one takes long
            search.grow(1)


def _tried(search: Search) -> list[float]:
    """How often each action was tried; by the prior where the budget was too small for any."""
    top = search.top
    return [float(n) for n in top.visits] if top.count else list(top.prior)


def _open_weights(search: Search) -> list[float]:
    """Visits cubed, among the actions that did nearly as well as the most visited."""
    visits = _tried(search)
    means = [total / max(1, n) for total, n in zip(search.top.totals, visits, strict=True)]
    most = max(visits)
    floor = means[visits.index(most)] - 0.02
    return [(n / most) ** 3 if m >= floor else 0.0 for n, m in zip(visits, means, strict=True)]


_KINDS: dict[str, Callable[[Game, int], Bot]] = {
    "random": Bot,
    "greedy": Greedy,
    "gentle": Gentle,
    "search": Searcher,
    "reference": partial(Searcher, simulations=300),
}


def bot(spec: str, game: Game, seed: int = 0) -> Bot:
    """The bot a spec names; raises BadInput for any other text.

    >>> from spytable import game
    >>> bot("search:50", game("agent_hunter"), seed=1).simulations
    50
    """
    name, colon, budget = spec.partition(":")
    if name not in _KINDS:
        raise BadInput(f"unknown bot {spec[:40]!r} (available: {', '.join(_KINDS)}, search:500)")
    if not colon:
        return _KINDS[name](game, seed)
    found = re.fullmatch(r"([0-9]{1,8})(|s|ms)", budget)
    if name != "search" or found is None or not 0 < int(found[1]) <= _MOST_SIMULATIONS:
        raise BadInput(f"cannot read {spec[:40]!r}: only search takes a budget (search:500)")
    amount = int(found[1])
    if found[2]:
        return Searcher(game, seed, seconds=amount / (1000 if found[2] == "ms" else 1))
    return Searcher(game, seed, simulations=amount)
