"""Dead Drop: a whole game from what a viewer saw of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from librt.random import Random

from spytable.kernel.chance import below
from spytable.kernel.state import CHANCE
from toy import state as at
from toy.events import Bid, Bids, Draw, DropEvent, Drops
from toy.state import Drop


def retell(
    seen: Sequence[tuple[DropEvent, ...]],
    sample: Drop,
    viewer: int,
    step_of: Callable[[DropEvent], tuple[int, int]],
    rng: Random,
) -> list[tuple[int, int]]:
    """The sample tells all that was hidden; bids are taken together, seat by seat."""
    c = sample.cells
    steps: list[tuple[int, int]] = []
    rounds = 0
    for move, *notes in seen:
        match move:
            case Draw(face_up=False):
                steps.append((CHANCE, c[at.DEALT + notes[0].actor]))
            case Bid():
                steps += [(bid.actor, bid.coins) for bid in notes if isinstance(bid, Bids)]
            case Drops(actor):
                steps.append((actor, sample.terms.drop + c[at.DROPPED + rounds]))
                rounds += 1
            case _:
                steps.append(step_of(move))
    bids = [c[at.BID + seat] for seat in range(sample.terms.seats)]
    if 0 <= viewer < sample.terms.seats - 1 and bids[viewer] != at.NONE:
        bids[:viewer] = [below(rng, c[at.COINS + seat] + 1) for seat in range(viewer)]
    return steps + [(seat, bid) for seat, bid in enumerate(bids) if bid != at.NONE]
