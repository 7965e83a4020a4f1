# compiled
"""How to judge a move in Spywhere, from what the player knows."""

from __future__ import annotations

from spytable.bots.playbook import Playbook


class Collector(Playbook):
    """Collect one's own dish."""
