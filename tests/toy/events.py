"""Dead Drop: what can be seen of a step."""

from __future__ import annotations

from spytable.kernel.moves import Event
from spytable.kernel.state import CHANCE, OMNISCIENT
from toy import state as at
from toy.intel import THINGS
from toy.state import Drop


class Draw(Event, frozen=True):
    card: int | None
    face_up: bool

    def shows(self) -> bool:
        return self.face_up


class For(Event, frozen=True):
    """It was dealt to the actor."""


class Bid(Event, frozen=True):
    coins: int


class Bids(Event, frozen=True):
    """DD-4: what the actor has bid is shown."""

    coins: int

    def shows(self) -> bool:
        return True


class Wins(Event, frozen=True):
    pass


class Drops(Event, frozen=True, tag="drop"):
    thing: str | None


class Done(Event, frozen=True):
    pass


class Revealed(Event, frozen=True):
    """DD-7."""

    dealt: tuple[int, ...]
    things: tuple[str, ...]

    def shows(self) -> bool:
        return True


DropEvent = Draw | For | Bid | Bids | Wins | Drops | Done | Revealed


def events(
    before: Drop, actor: int, action: int, after: Drop, viewer: int
) -> tuple[DropEvent, ...]:
    c = before.cells
    phase = c[at.PHASE]
    own_eyes = viewer in (actor, OMNISCIENT)
    if phase == at.DEALING:
        seat = c[at.DEALS]
        card = action if viewer in (seat, OMNISCIENT) else None
        return Draw(CHANCE, card, False), For(seat)
    if phase == at.DRAWING:
        return (Draw(CHANCE, action, True),)
    if phase == at.BIDDING:
        return _bid(before, actor, action, after, own_eyes)
    if phase == at.DROPPING:
        return (Drops(actor, THINGS[action - before.terms.drop] if own_eyes else None),)
    ended = after.cells[at.PHASE] == at.ENDED
    return (Done(actor), _ending(after)) if ended else (Done(actor),)


def _bid(before: Drop, seat: int, coins: int, after: Drop, own_eyes: bool) -> tuple[DropEvent, ...]:
    if after.cells[at.PHASE] == at.BIDDING:
        return (Bid(seat, coins),) if own_eyes else ()
    bids = [before.cells[at.BID + s] for s in range(before.terms.seats)]
    bids[seat] = coins
    told = [Bids(s, bid) for s, bid in enumerate(bids)]
    return (Bid(seat, coins), *told, Wins(after.cells[at.WINNER]))


def _ending(after: Drop) -> Revealed:
    c = after.cells
    dealt = tuple(c[at.DEALT + s] for s in range(after.terms.seats))
    return Revealed(
        CHANCE, dealt, tuple(THINGS[c[at.DROPPED + r]] for r in range(after.terms.rounds))
    )
