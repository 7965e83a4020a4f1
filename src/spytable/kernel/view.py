"""View: what is sent to a screen. Made from Intel, so it can hold no secret."""

from __future__ import annotations

import msgspec
from librt.random import Random

from spytable.kernel.game import Game
from spytable.kernel.intel import Intel, Say


class Offer(msgspec.Struct, frozen=True):
    """A move the viewer can make. `binds`: it could not be taken back."""

    action: int
    text: str
    binds: bool


class View(msgspec.Struct, frozen=True):
    """What to do now, the moves there are, and all that the viewer knows of the table."""

    prompt: Say
    moves: tuple[Offer, ...]
    intel: Intel


def view(game: Game, intel: Intel) -> View:
    sample, seat = intel.sample(Random(0)), intel.viewer
    actions = sample.legal(seat) if seat >= 0 else ()
    moves = tuple(Offer(a, game.text(a), game.binds_in(sample, seat, a)) for a in actions)
    return View(game.prompt(intel), moves, intel)
