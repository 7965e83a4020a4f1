"""Dead Drop: what each viewer knows."""

from __future__ import annotations

from librt.random import Random

from spytable.kernel.intel import Intel
from spytable.kernel.observation import (
    CHOICE,
    DEDUCED,
    EVERYBODY,
    NUMBER,
    OWNER,
    SEAT,
    WHEN_OVER,
    Field,
)
from spytable.kernel.state import OMNISCIENT
from toy import state as at
from toy.state import Drop, Terms

PHASES = ("dealing", "bidding", "drawing", "dropping", "confirming", "ended")
THINGS = ("hand", "prize")


class DropIntel(Intel, frozen=True, kw_only=True):
    """All that one viewer knows of a game of Dead Drop; None where it does not know."""

    kinds: int
    worth: tuple[int, ...]
    max_coins: int
    phase: str
    round: int
    winner: int | None
    deals: int
    coins: tuple[int, ...]
    dealt: tuple[int | None, ...]
    bids: tuple[int | None, ...]
    prizes: tuple[int | None, ...]
    won: tuple[int | None, ...]
    dropped: tuple[str | None, ...]

    def sample(self, rng: Random) -> Drop:
        seats, rounds = len(self.coins), len(self.prizes)
        terms = Terms(seats, self.kinds, rounds, self.max_coins, self.worth)
        drop = at.begin(terms)
        c = drop.cells
        c[at.PHASE] = PHASES.index(self.phase)
        c[at.ROUND] = self.round
        c[at.WINNER] = self.winner or 0
        c[at.DEALS] = self.deals
        for seat in range(terms.seats):
            c[at.COINS + seat] = self.coins[seat]
            c[at.DEALT + seat] = _cell(self.dealt[seat])
            c[at.BID + seat] = _cell(self.bids[seat])
        for r in range(terms.rounds):
            c[at.PRIZE + r] = _cell(self.prizes[r])
            c[at.WON + r] = _cell(self.won[r])
            thing = self.dropped[r]
            c[at.DROPPED + r] = at.NONE if thing is None else THINGS.index(thing)
        for card in (*self.dealt, *self.prizes):
            if card is not None:
                c[at.BAG + card] -= 1
        drop.resample(self.viewer, rng)
        return drop


def _cell(value: int | None) -> int:
    return at.NONE if value is None else value


def _known(cell: int, known: bool = True) -> int | None:
    return cell if known and cell != at.NONE else None


def intel_of(drop: Drop, viewer: int) -> DropIntel:
    c = drop.cells
    terms = drop.terms
    seats, rounds = range(terms.seats), range(terms.rounds)
    over = c[at.PHASE] == at.ENDED
    awaited = drop.awaited(viewer)
    open_to = [over or viewer in (seat, OMNISCIENT) for seat in seats]
    return DropIntel(
        viewer=viewer,
        over=over,
        to_act=tuple(seat for seat in seats if awaited >> seat & 1),
        kinds=terms.kinds,
        worth=terms.worth,
        max_coins=terms.coins,
        phase=PHASES[c[at.PHASE]],
        round=c[at.ROUND],
        winner=c[at.WINNER] if c[at.PHASE] in (at.DRAWING, at.DROPPING, at.CONFIRMING) else None,
        deals=c[at.DEALS],
        coins=tuple(c[at.COINS + seat] for seat in seats),
        dealt=tuple(_known(c[at.DEALT + seat], open_to[seat]) for seat in seats),
        bids=tuple(_known(c[at.BID + seat], open_to[seat]) for seat in seats),
        prizes=tuple(_known(c[at.PRIZE + r]) for r in rounds),
        won=tuple(_known(c[at.WON + r]) for r in rounds),
        dropped=tuple(_dropped(drop, r, open_to) for r in rounds),
    )


def layout(terms: Terms) -> tuple[Field, ...]:
    kinds, rounds, coins = terms.kinds, terms.rounds, terms.coins
    return (
        Field("phase", EVERYBODY, CHOICE, at.PHASE, len(PHASES)),
        Field("round", EVERYBODY, NUMBER, at.ROUND, most=rounds),
        Field("winner", at.UNTIL_DROPPED, SEAT, at.WINNER),
        Field("unseen", DEDUCED, NUMBER, at.UNSEEN, most=at.COPIES, cells=kinds),
        *((Field("coins", EVERYBODY, NUMBER, at.COINS, most=coins, stride=1),) if coins else ()),
        Field("dealt", OWNER, CHOICE, at.DEALT, kinds, stride=1),
        Field("bid", OWNER, CHOICE, at.BID, coins + 1, stride=1),
        Field("prize", EVERYBODY, CHOICE, at.PRIZE, kinds, cells=rounds),
        Field("won", EVERYBODY, SEAT, at.WON, cells=rounds),
        Field("dropped", at.WINNERS | WHEN_OVER, CHOICE, at.DROPPED, len(THINGS), cells=rounds),
    )


def _dropped(drop: Drop, r: int, open_to: list[bool]) -> str | None:
    thing = drop.cells[at.DROPPED + r]
    if thing == at.NONE or not open_to[drop.cells[at.WON + r]]:
        return None
    return THINGS[thing]
