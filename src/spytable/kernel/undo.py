# compiled
"""How far a seat may take back: computed from the trail, never flagged on a move."""

from __future__ import annotations

from spytable.kernel.position import Position
from spytable.kernel.refusal import NotLegal, Refusal
from spytable.kernel.state import Seat


def depth(position: Position, seat: Seat) -> int:
    """How many of its own moves the seat may take back now, one after the other.

    Down to the last chance step, the last thing shown to anybody, or the last
    move of another seat; nothing once the turn has passed on. In a secret
    simultaneous choice the others' moves do not count, for nobody has seen
    anything of them; once all have chosen, it stands.
    """
    count = 0
    block = position.state.simultaneous()
    if not block and not position.state.to_act() >> seat & 1:
        return 0
    for step in reversed(position.steps):
        if step.block != block or (step.actor == seat and step.shows()):
            break
        if step.actor == seat:
            count += 1
        elif not block:
            break
    return count


def last_own(position: Position, seat: Seat) -> int:
    """The index of the move that the seat would take back; raises NotLegal if there is none."""
    if depth(position, seat) == 0:
        raise NotLegal(Refusal("nothing_to_take_back"))
    return max(i for i, step in enumerate(position.steps) if step.actor == seat)
