"""Engine speed: random playouts inside and driven from Python, clones, and search.

Ours and OpenSpiel's are measured in one process, in turns, and the medians
compared: on a noisy machine only ratios within one run mean anything.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

import msgspec
from librt.random import Random

import spytable.kernel.state as engine
from spytable.bench import peers
from spytable.bots.playout import play_out, play_outs
from spytable.bots.search import Search
from spytable.kernel.game import Game
from spytable.kernel.registry import games
from spytable.kernel.state import CHANCE, OVER, State

_SECONDS = 0.1
_BATCH = 500
_LONGEST = 1_000_000
_SIMULATIONS = 2000


class Speed(msgspec.Struct, frozen=True):
    inside_ns: float
    driven_ns: float
    clone_ns: float


class EngineSpeed(Speed, frozen=True):
    playouts_per_second: float
    searches_per_second: float
    informed_searches_per_second: float
    compiled: bool


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast as the median of the peers."""

    inside: float
    driven: float


class Report(msgspec.Struct, frozen=True):
    games: dict[str, EngineSpeed]
    peers: dict[str, Speed]
    peer_median: Speed | None
    ratios: dict[str, Ratio]
    note: str = ""


def measure(rounds: int) -> Report:
    """Measure every game and every peer, in turns."""
    ours = {
        name: _samplers(kind(None, **kind.research_options())) for name, kind in games().items()
    }
    others, note = _peer_samplers()
    taken: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for name, samplers in (*ours.items(), *others.items()):
            for what, sample in samplers.items():
                taken.setdefault((name, what), []).append(sample())
    middle = {key: median(values) for key, values in taken.items()}
    compiled = not str(engine.__file__).endswith(".py")
    speeds = {
        name: EngineSpeed(
            middle[name, "inside"],
            middle[name, "driven"],
            middle[name, "clone"],
            1e9 / middle[name, "playout"],
            1e9 / middle[name, "search"],
            1e9 / middle[name, "informed"],
            compiled,
        )
        for name in ours
    }
    theirs = {
        name: Speed(*(middle[name, what] for what in ("inside", "driven", "clone")))
        for name in others
    }
    typical = _typical(theirs)
    ratios = {
        name: Ratio(typical.inside_ns / s.inside_ns, typical.driven_ns / s.driven_ns)
        for name, s in speeds.items()
        if typical
    }
    return Report(speeds, theirs, typical, ratios, note)


def _typical(speeds: dict[str, Speed]) -> Speed | None:
    if not speeds:
        return None
    found = speeds.values()
    return Speed(
        median(s.inside_ns for s in found),
        median(s.driven_ns for s in found),
        median(s.clone_ns for s in found),
    )


def _peer_samplers() -> tuple[dict[str, dict[str, Callable[[], float]]], str]:
    try:
        found = [peers.Peer(name) for name in peers.PEERS]
    except peers.PeerMissingError as missing:
        return {}, str(missing)
    return {
        peer.name: {
            "inside": partial(peers.inside, peer, _SECONDS),
            "driven": partial(peers.driven, peer, _SECONDS),
            "clone": partial(peers.clone, peer, _SECONDS / 4),
        }
        for peer in found
    }, ""


def _samplers(game: Game) -> dict[str, Callable[[], float]]:
    """Each gives nanoseconds: a step, a clone, a playout, or a simulation."""
    root = _first_turn(game)
    rng = Random(1)
    return {
        "inside": lambda: _inside(root, rng)[0],
        "playout": lambda: _inside(root, rng)[1],
        "driven": lambda: _driven(root),
        "clone": lambda: _clone(root),
        "search": lambda: _search(game, root, False),
        "informed": lambda: _search(game, root, True),
    }


def _first_turn(game: Game) -> State:
    """A state in which the first normal turn begins, after a random set-up."""
    state: State = game.new()
    rng = Random(1)
    while state.simultaneous() or state.mover() < 0:
        play_out(state, rng, 1)
    return state


def _inside(root: State, rng: Random) -> tuple[float, float]:
    """Nanoseconds a step and a playout of compiled random playouts."""
    playouts = steps = 0
    began = perf_counter()
    while (taken := perf_counter() - began) < _SECONDS or not steps:
        steps += play_outs(root, _BATCH, rng, _LONGEST)
        playouts += _BATCH
    return taken * 1e9 / steps, taken * 1e9 / playouts


def _driven(root: State) -> float:
    """Nanoseconds a step of random playouts as a user would write them in Python."""
    chooser = random.Random(1)
    rnd = chooser.random
    steps = 0
    began = perf_counter()
    while (taken := perf_counter() - began) < _SECONDS or not steps:
        for _ in range(_BATCH // 10):
            state = root.clone()
            while (mover := state.mover()) != OVER:
                if mover == CHANCE:
                    outcomes, weights = zip(*state.chance(), strict=True)
                    action = chooser.choices(outcomes, weights)[0]
                else:
                    actions = state.legal(mover)
                    action = actions[int(rnd() * len(actions))]
                state.apply(mover, action)
                steps += 1
    return taken * 1e9 / steps


def _clone(root: State) -> float:
    clone = root.clone
    count = 10_000
    began = perf_counter()
    for _ in range(count):
        clone()
    return (perf_counter() - began) * 1e9 / count


def _search(game: Game, root: State, informed: bool) -> float:
    """Nanoseconds a simulation, in a tree grown from nothing."""
    sample = game.intel(root, int(root.mover())).sample(Random(1))
    began = perf_counter()
    Search(sample, root.mover(), game.playbook(), informed, 1.0, 1).grow(_SIMULATIONS)
    return (perf_counter() - began) * 1e9 / _SIMULATIONS
