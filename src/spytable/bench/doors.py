"""The research adapters: a random step of our games through PettingZoo and through OpenSpiel,
beside games that others have written in Python for the same library.

The same loop drives ours and theirs, as a user would write it: all in one process, in turns, and
medians are compared. Each game stands against the fastest of theirs, not against a typical one.
"""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

import msgspec

from spytable.bench import peers
from spytable.kernel.registry import games

ZOO_PEERS: Final = ("classic/leduc_holdem-v4", "classic/texas_holdem-v4", "classic/tictactoe-v3")
SPIEL_PEERS: Final = ("python_liars_poker", "python_block_dominoes")
_SECONDS = 0.1

Sampler = Callable[[], float]


class Door(msgspec.Struct, frozen=True):
    """Nanoseconds a step by game, and how many times as fast as the fastest of theirs."""

    games: dict[str, float]
    peers: dict[str, float]
    ratios: dict[str, float]


class Report(msgspec.Struct, frozen=True):
    doors: dict[str, Door]
    note: str = ""


def measure(rounds: int) -> Report:
    """Measure every game and every peer at every door, in turns."""
    doors: dict[str, tuple[dict[str, Sampler], dict[str, Sampler]]] = {}
    notes = []
    for name, opened in (("pettingzoo", _pettingzoo), ("openspiel", _openspiel)):
        try:
            doors[name] = opened()
        except ImportError as missing:
            if (missing.name or "").startswith("spytable"):
                raise
            notes.append(f"{name}: {missing}.")
    taken: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for door, sides in doors.items():
            for side in sides:
                for name, sample in side.items():
                    taken.setdefault((door, name), []).append(sample())
    found = {}
    for door, (ours, theirs) in doors.items():
        speeds = {name: median(taken[door, name]) for name in ours}
        others = {name: median(taken[door, name]) for name in theirs}
        best = min(others.values())
        found[door] = Door(speeds, others, {name: best / ns for name, ns in speeds.items()})
    return Report(found, " ".join(notes))


# -- PettingZoo ---------------------------------------------------------------------------------


def _pettingzoo() -> tuple[dict[str, Sampler], dict[str, Sampler]]:
    door = importlib.import_module("spytable.adapters.pettingzoo")
    zoo = importlib.import_module("pettingzoo")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of their packages, about each other
        theirs = {name: zoo.make("aec", name) for name in ZOO_PEERS}
    ours = {name: door.env(name) for name in games()}
    return _samplers(ours, _zoo_steps), _samplers(theirs, _zoo_steps)


def _zoo_steps(env: Any, rng: Random) -> int:
    """One random game; every call of `step` counts, as in PettingZoo's own benchmark."""
    random = rng.random
    steps = 0
    env.reset()
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        action = None
        if not (over or cut):
            legal = seen["action_mask"].nonzero()[0]
            action = legal[int(random() * len(legal))]
        env.step(action)
        steps += 1
    return steps


# -- OpenSpiel ----------------------------------------------------------------------------------


def _openspiel() -> tuple[dict[str, Sampler], dict[str, Sampler]]:
    door = importlib.import_module("spytable.adapters.openspiel")
    importlib.import_module("open_spiel.python.games")
    spiel = importlib.import_module("pyspiel")
    ours = {name: _root(spiel.load_game(door.PREFIX + name)) for name in games()}
    theirs = {name: _root(spiel.load_game(name)) for name in SPIEL_PEERS}
    return _samplers(ours, _spiel_steps), _samplers(theirs, _spiel_steps)


def _root(game: Any) -> Any:
    """The first decision, after a random deal."""
    rng = Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    return state


def _spiel_steps(root: Any, rng: Random) -> int:
    """One random game from a copy of the root."""
    return sum(peers.playouts(root, 1, rng))


# -- both ---------------------------------------------------------------------------------------


def _samplers(games: dict[str, Any], play: Callable[[Any, Random], int]) -> dict[str, Sampler]:
    return {name: partial(_sample, game, play, Random(1)) for name, game in games.items()}


def _sample(game: Any, play: Callable[[Any, Random], int], rng: Random) -> float:
    """Nanoseconds a step of whole random games."""
    steps = 0
    began = perf_counter()
    while True:
        steps += play(game, rng)
        taken = perf_counter() - began
        if taken >= _SECONDS:
            return taken * 1e9 / steps
