"""Retelling: from what a viewer saw, a whole game that it cannot tell from the one played."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.refusal import Refused
from spytable.kernel.state import Actor, Viewer

TRIES = 100


def retold(position: Position, viewer: Viewer, rng: Random) -> Position:
    """Another position with all of its steps, drawn afresh where the viewer has not seen them.

    Nothing but what the viewer saw and knows goes into it. In the new position the log of the
    viewer is the same, and it is its turn wherever it may act.

    >>> from spytable import game
    >>> given = Position(game("agent_hunter", agents=4, bases=1, tokens=1))
    >>> given.play("put 3", seat=0)
    >>> given.play("put 2", seat=1)
    >>> other = retold(given, 1, Random(4))
    >>> [given.game.text(step.action) for step in other.steps], other.mover
    (['put 1', 'done', 'put 2'], 1)
    """
    game, intel, seen = position.game, position.intel(viewer), position.seen_by(viewer)
    for _ in range(TRIES):
        sample = intel.sample(rng)
        other = replayed(game, game.retell(seen, sample, viewer, rng))
        if other is not None and other.seen_by(viewer) == seen:
            return other
    raise RuntimeError(
        f"no whole game was found in {TRIES} tries that fits what viewer {viewer} saw"
    )


def replayed(game: Game, steps: Sequence[tuple[Actor, int]]) -> Position | None:
    """The position to which these steps lead; None where one of them is not legal."""
    position = Position(game)
    try:
        for actor, action in steps:
            position.step(actor, action)
    except Refused:
        return None
    return position
