# compiled
from __future__ import annotations

from spytable.bots.playbook import Playbook


class Detective(Playbook):
    pass
