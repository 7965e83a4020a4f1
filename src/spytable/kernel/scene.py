"""Scene: the table as one viewer knows it. Made from Intel, so it can hold no secret.

The one thing that a screen, a terminal and law 5 are given.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

import msgspec
from librt.random import Random

from spytable.kernel.account import Account
from spytable.kernel.game import Game, I, M
from spytable.kernel.intel import Intel, Say
from spytable.kernel.state import Seat, State


class Offer(msgspec.Struct, Generic[M], frozen=True):
    """A move that the viewer can make."""

    move: M
    action: int
    """Its number, by which it is played."""
    text: str
    """In the notation of records."""
    binds: bool
    """Whether it could not be taken back without asking."""


class Scene(msgspec.Struct, Generic[I, M], frozen=True, omit_defaults=True):
    """What to do, what can be done, what is known."""

    prompt: Say
    moves: tuple[Offer[M], ...]
    undo: int
    """How many of one's own moves can be taken back without asking."""
    intel: I
    """Less what the table has turned off."""
    account: Account | None = None
    """How the points came about, when the game is over."""


def offers(game: Game, state: State, seat: Seat) -> tuple[Offer, ...]:
    """The moves of a seat, by any state that it holds possible: they are the same in all."""
    return tuple([offer(game, a, state.binds(seat, a)) for a in state.legal(seat)])


def offer(game: Game, action: int, binds: bool) -> Offer:
    return Offer(game.move(action), action, game.text(action), binds)


def scene(
    game: Game,
    intel: Intel,
    moves: tuple[Offer, ...] | None = None,
    aids: Mapping[str, str] | None = None,
    undo: int = 0,
) -> Scene:
    """`moves` are those that `offers` gives, where they are known already."""
    if moves is None:
        seat = intel.viewer
        moves = offers(game, intel.sample(Random(0)), seat) if seat >= 0 else ()
    return Scene(
        prompt=game.prompt(intel),
        moves=moves,
        undo=undo,
        intel=game.veiled(intel, aids) if aids else intel,
        account=game.account(intel) if intel.over else None,
    )
