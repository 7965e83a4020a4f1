"""OpenSpiel's games as a yardstick: what one random step costs there, timed three ways.

Every function here is one short sample. Call it many times, in turn with samples of our own
engine, and take medians: a machine's speed drifts more than the figures differ.

A step is one action applied, a player's or chance's. All samples of a game start from the same
root, so they share one mean length:

* `driven`: a user's loop in Python over OpenSpiel's C++ states;
* `inside`: the same random playouts with the loop itself in C++;
* `clone`: one copy of the root, made from Python.

Checked against open_spiel 2.0.2; nothing is imported from it until a `Peer` is made.
"""

from __future__ import annotations

import importlib
import math
from itertools import repeat
from random import Random
from time import perf_counter_ns
from typing import Any, Final

PEERS: Final = ("leduc_poker", "liars_dice", "phantom_ttt", "hearts", "dark_hex")

ROLLOUTS: Final = 400
"""Playouts in one C++ call: enough that the call from Python (about a microsecond) vanishes."""

DOUBTFUL_NS: Final = 50.0
"""No game here plays a step this fast; a lower figure means playouts that were not played."""

_BATCH: Final = 1_000
_ROOT_TRIES: Final = 100
_LENGTH_PRECISION: Final = 0.002
_LENGTH_PLAYOUTS: Final = (2_000, 100_000)


class PeerError(Exception):
    """A peer cannot be timed; the message is one sentence for the person running the bench."""


class PeerMissingError(PeerError):
    """OpenSpiel is not installed."""


class PeerUnfairError(PeerError):
    """A figure would be there, but it would not mean what the table says it means."""


def _pyspiel() -> Any:
    """OpenSpiel's module. It ships no type stubs, so it is Any with or without it installed."""
    try:
        return importlib.import_module("pyspiel")
    except ModuleNotFoundError as cause:
        message = "OpenSpiel is not installed, so there is no peer to time: pip install open_spiel."
        raise PeerMissingError(message) from cause


class Peer:
    """One OpenSpiel game, loaded once, with a fair root and the mean random length from it.

    `root` follows the opening chance nodes and offers at least two actions, since a search may
    stop early where there is one; the same seed gives the same root. `length` is the mean
    number of random steps from it to the end, played until its standard error is 0.2%.
    """

    def __init__(self, name: str, seed: int = 1) -> None:
        spiel = _pyspiel()
        self.name = name
        self.rng = Random(seed)
        try:
            self.game: Any = spiel.load_game(name)
        except spiel.SpielError as cause:
            message = f"OpenSpiel cannot load a game called {name}."
            raise PeerError(message) from cause
        self.root: Any = self._fair_root()
        self.bot: Any = self._bot(spiel, seed)
        self.length: float = self._mean_length()

    def _fair_root(self) -> Any:
        for _ in range(_ROOT_TRIES):
            state = self.game.new_initial_state()
            while state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self.rng.choices(actions, weights)[0])
            if not state.is_terminal() and len(state.legal_actions()) > 1:
                return state
        message = f"{self.name} has no root with two actions right after its opening chance nodes."
        raise PeerUnfairError(message)

    def _bot(self, spiel: Any, seed: int) -> Any:
        """Make a search of one simulation, which is exactly `ROLLOUTS` playouts from the root.

        The evaluator's own `evaluate` is not exposed to Python. In `MCTSBot::MCTSearch` the first
        simulation stops at the unvisited root itself and evaluates it there; with
        `max_simulations=1` that is all the search does: no child is made, none is evaluated.
        """
        evaluator = spiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=seed)
        try:
            bot = spiel.MCTSBot(
                self.game,
                evaluator,
                uct_c=2.0,
                max_simulations=1,
                max_memory_mb=1,
                solve=False,
                seed=seed,
                verbose=False,
            )
        except spiel.SpielError as cause:
            # It takes imperfect information, but only turns in sequence and rewards at the end.
            message = f"OpenSpiel's MCTSBot does not take {self.name}: {cause}"
            raise PeerUnfairError(message) from cause
        node = bot.mcts_search(self.root)
        if node.explore_count != 1 or node.children:
            message = f"One simulation of {self.name} went beyond the root, so steps are unknown."
            raise PeerUnfairError(message)
        return bot

    def _mean_length(self) -> float:
        fewest, most = _LENGTH_PLAYOUTS
        lengths: list[int] = []
        while True:
            lengths += playouts(self.root, fewest, self.rng)
            count = len(lengths)
            mean = math.fsum(lengths) / count
            spread = math.fsum((length - mean) ** 2 for length in lengths) / (count - 1)
            if count >= most or math.sqrt(spread / count) <= _LENGTH_PRECISION * mean:
                return mean


def playouts(root: Any, count: int, rng: Random) -> list[int]:
    """Play `count` random games from `root` to the end; the steps of each.

    Written for speed: methods bound once a game save 10 to 20%, and the state's own move number
    counts the steps. Where rounding leaves a chance draw unspent, the loop draws again.
    """
    random = rng.random
    before = root.move_number()
    lengths: list[int] = []
    for _ in repeat(None, count):
        state = root.clone()
        is_terminal, is_chance_node = state.is_terminal, state.is_chance_node
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while not is_terminal():
            if is_chance_node():
                left = random()
                for action, probability in state.chance_outcomes():
                    left -= probability
                    if left < 0.0:
                        apply_action(action)
                        break
            else:
                actions = legal_actions()
                apply_action(actions[int(random() * len(actions))])
        lengths.append(state.move_number() - before)
    return lengths


def driven(peer: Peer, seconds: float) -> float:
    """Ns a step of random playouts driven from Python, the clone of the root included."""
    batch = max(1, round(_BATCH / peer.length))
    steps = 0
    start = now = perf_counter_ns()
    while now - start < seconds * 1e9 or not steps:
        steps += sum(playouts(peer.root, batch, peer.rng))
        now = perf_counter_ns()
    return (now - start) / steps


def inside(peer: Peer, seconds: float) -> float:
    """Ns a step of random playouts inside C++, the clones and the returns included."""
    search, root = peer.bot.mcts_search, peer.root
    searches = 0
    start = now = perf_counter_ns()
    while now - start < seconds * 1e9 or not searches:
        search(root)
        searches += 1
        now = perf_counter_ns()
    figure = (now - start) / (searches * ROLLOUTS * peer.length)
    if figure < DOUBTFUL_NS:
        message = f"{figure:.0f} ns a step of {peer.name} inside C++ is too good to be believed."
        raise PeerUnfairError(message)
    return figure


def clone(peer: Peer, seconds: float) -> float:
    """Ns to copy the root from Python, and to free the copy."""
    copy = peer.root.clone
    clones = 0
    start = now = perf_counter_ns()
    while now - start < seconds * 1e9 or not clones:
        for _ in repeat(None, _BATCH):
            copy()
        clones += _BATCH
        now = perf_counter_ns()
    return (now - start) / clones
