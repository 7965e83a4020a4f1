"""Spytable: four spy-themed tabletop games, for people, for bots, and for research."""

from spytable.kernel.intel import OMNISCIENT, SPECTATOR
from spytable.kernel.position import Position
from spytable.kernel.record import Record
from spytable.kernel.registry import game

__all__ = ["OMNISCIENT", "SPECTATOR", "Position", "Record", "game"]
__version__ = "0.1.0"
