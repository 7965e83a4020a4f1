# compiled
"""Random play, as fast as the engines go: for benchmarks and as a search's simplest playout."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from spytable.kernel.chance import below
from spytable.kernel.state import CHANCE, OVER, State


def play_out(state: State, rng: Random, most: i64) -> i64:
    """Play uniformly random moves, in place, to the end or for `most` steps; how many it took."""
    steps: i64 = 0
    while steps < most:
        mover = state.mover()
        if mover >= 0:
            actions = state.legal(mover)
            action: i64 = actions[below(rng, len(actions))]
            state.apply(mover, action)
        elif mover == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        elif mover == OVER:
            break
        steps += 1
    return steps


def play_outs(root: State, games: i64, rng: Random, most: i64) -> i64:
    """So many random playouts from copies of one state; the steps of all together."""
    steps: i64 = 0
    game: i64 = 0
    while game < games:
        steps += play_out(root.clone(), rng, most)
        game += 1
    return steps
