"""Spytable: four spy-themed tabletop games, for people, for bots, and for research."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spytable.kernel.intel import OMNISCIENT, SPECTATOR
from spytable.kernel.position import Position
from spytable.kernel.record import Record
from spytable.kernel.registry import game

if TYPE_CHECKING:
    from spytable.bots import Bot
    from spytable.kernel.game import Game

__all__ = ["OMNISCIENT", "SPECTATOR", "Position", "Record", "bot", "game"]
__version__ = "0.1.0"


def bot(spec: str, game: Game, seed: int = 0) -> Bot:
    """A bot for a game: `random`, `greedy`, `search`, `search:500` (simulations) or `search:1s`.

    >>> hunt = game("agent_hunter")
    >>> position = Position(hunt, seed=7)
    >>> position.play(bot("search:50", hunt).choose(position.intel(position.mover)))
    """
    from spytable import bots  # the kernel runs without them

    return bots.bot(spec, game, seed)
