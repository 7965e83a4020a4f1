# compiled
"""How to plan a turn of Spy Connection."""

from __future__ import annotations

from spytable.bots.playbook import Playbook


class Planner(Playbook):
    """Plans whole turns."""
