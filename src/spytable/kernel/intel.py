"""Intel: what one viewer knows. The only door to a state.

Views, legal moves, refusals, hints, the log, bots and redacted records are all
made from Intel, never from State. So fairness is proven in one place, and a bot
cannot cheat because it never holds a state that it did not sample.
"""

from __future__ import annotations

import msgspec
from librt.random import Random

from spytable.kernel.state import OMNISCIENT, SPECTATOR, Seat, State, Viewer

__all__ = ["OMNISCIENT", "SPECTATOR", "Intel", "Say"]


class Say(msgspec.Struct, frozen=True):
    """A sentence for a player: its key in the .ftl files, and what fills it in."""

    key: str
    values: dict[str, int | str] = {}


class Intel(msgspec.Struct, frozen=True, kw_only=True):
    """Plain data, built field by field from what the viewer may know.

    `to_act` holds the seats that may act as far as the viewer can tell: in a
    secret simultaneous choice the others count until the choice is over.
    """

    viewer: Viewer
    over: bool
    to_act: tuple[Seat, ...]

    def sample(self, rng: Random) -> State:
        """A state this viewer must hold possible, drawn by the right probabilities."""
        raise NotImplementedError

    def legal(self) -> tuple[int, ...]:
        """The actions open to the viewer; the same in every state it holds possible."""
        return self.sample(Random(0)).legal(self.viewer) if self.viewer >= 0 else ()
