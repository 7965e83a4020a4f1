"""Dead Drop: the truth at the table and its rules (DD-1 to DD-8)."""

from __future__ import annotations

from typing import NamedTuple

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.kernel.chance import Outcomes, below, draw, outcomes
from spytable.kernel.observation import GAME_SAYS
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER, State, mix

# What is going on.
DEALING, BIDDING, DRAWING, DROPPING, CONFIRMING, ENDED = range(6)

# Where things lie in the cells.
PHASE = 0
ROUND = 1
WINNER = 2  # of the bidding last shown
DEALS = 3  # seats that were dealt a document
BAG = 4  # by kind
COINS = 7  # by seat
DEALT = 11  # by seat: what it was dealt, or NONE
BID = 15  # by seat: its secret bid, or NONE
KEY = 19  # by seat: what it has observed
PRIZE = 23  # by round, or NONE
WON = 26  # by round: who won it, or NONE
DROPPED = 29  # by round: HAND or PRIZE_ITSELF, or NONE
SIZE = 32
NONE = -1
HAND, PRIZE_ITSELF = 0, 1
UNSEEN = 0  # in what is deduced, by kind: the documents that the viewer has not seen
COPIES = 3
MOST_SEATS, MOST_KINDS, MOST_ROUNDS = 4, 3, 3

# To whom cells are told that not everybody may know.
UNTIL_DROPPED = GAME_SAYS  # everybody, from when bids are shown until the drop is made (DD-4)
WINNERS = GAME_SAYS << 1  # who won the prize of that round (DD-6)

_SECRET = 1 << 20


class Terms(NamedTuple):
    """What was agreed (DD-1), and the action numbers: bids, drop hand, drop prize, done."""

    seats: int
    kinds: int
    rounds: int
    coins: int
    worth: tuple[int, ...]

    @property
    def drop(self) -> int:
        return self.coins + 1

    @property
    def done(self) -> int:
        return self.coins + 3

    @property
    def actions(self) -> int:
        return self.coins + 4


class Drop(State):
    """A game of Dead Drop; made by `begin` or `clone`."""

    terms: Terms

    def seats(self) -> i64:
        return self.terms.seats

    def bag(self) -> Outcomes:
        return outcomes(self.cells, BAG, self.terms.kinds)

    # -- who may do what ---------------------------------------------------------------

    def mover(self) -> i64:
        c = self.cells
        phase = c[PHASE]
        if phase in (DEALING, DRAWING):
            return CHANCE
        if phase == BIDDING:
            return next(seat for seat in range(self.terms.seats) if c[BID + seat] == NONE)
        return c[WINNER] if phase != ENDED else OVER

    def to_act(self) -> i64:
        if self.cells[PHASE] != BIDDING:
            return super().to_act()
        waiting = [s for s in range(self.terms.seats) if self.cells[BID + s] == NONE]
        return sum(1 << seat for seat in waiting)

    def simultaneous(self) -> i64:
        return self.cells[ROUND] + 1 if self.cells[PHASE] == BIDDING else 0

    def legal(self, seat: i64) -> tuple[int, ...]:
        c = self.cells
        if c[PHASE] == BIDDING and c[BID + seat] == NONE:  # DD-3
            return tuple(range(c[COINS + seat] + 1))
        if c[PHASE] == DROPPING and c[WINNER] == seat:  # DD-6
            return (self.terms.drop + HAND, self.terms.drop + PRIZE_ITSELF)
        if c[PHASE] == CONFIRMING and c[WINNER] == seat:
            return (self.terms.done,)
        return ()

    def chance(self) -> Outcomes:
        return self.bag() if self.mover() == CHANCE else []

    def bound(self) -> i64:
        seats, rounds = self.terms.seats, self.terms.rounds
        return seats + rounds * (seats + 3)

    def shows(self, seat: i64, action: i64) -> bool:
        return False  # what a bid shows comes when all have bid

    # -- what happens ------------------------------------------------------------------

    def apply(self, actor: i64, action: i64) -> None:
        c = self.cells
        phase = c[PHASE]
        if phase == DEALING:
            self._deal(action)
        elif phase == BIDDING:
            self._bid(actor, action)
        elif phase == DRAWING:  # DD-5
            c[BAG + action] -= 1
            c[PRIZE + c[ROUND]] = action
            c[WON + c[ROUND]] = c[WINNER]
            c[PHASE] = DROPPING
            self._all_see(action)
        elif phase == DROPPING:  # DD-6
            c[DROPPED + c[ROUND]] = action - self.terms.drop
            c[PHASE] = CONFIRMING
            for seat in range(self.terms.seats):
                self._sees(seat, action if seat == actor else _SECRET)
        else:
            self._all_see(action)
            c[ROUND] += 1
            c[PHASE] = ENDED if c[ROUND] == self.terms.rounds else BIDDING

    def _deal(self, card: i64) -> None:
        """DD-2"""
        c = self.cells
        seat = c[DEALS]
        c[BAG + card] -= 1
        c[DEALT + seat] = card
        c[DEALS] += 1
        self._sees(seat, card)
        if c[DEALS] == self.terms.seats:
            c[PHASE] = BIDDING

    def _bid(self, seat: i64, coins: i64) -> None:
        """DD-3, DD-4"""
        c = self.cells
        c[BID + seat] = coins
        self._sees(seat, coins)
        bids = [c[BID + s] for s in range(self.terms.seats)]
        if NONE in bids:
            return
        c[WINNER] = bids.index(max(bids))
        c[COINS + c[WINNER]] -= max(bids)
        for s, bid in enumerate(bids):
            self._all_see(bid)
            c[BID + s] = NONE
        c[PHASE] = DRAWING

    def _sees(self, seat: i64, what: i64) -> None:
        self.cells[KEY + seat] = mix(self.cells[KEY + seat], what)

    def _all_see(self, what: i64) -> None:
        for seat in range(self.terms.seats):
            self._sees(seat, what)

    # -- what a seat has ---------------------------------------------------------------

    def rounds_won(self, seat: i64) -> list[int]:
        """The rounds whose prize the seat has dropped or kept."""
        c = self.cells
        rounds = range(self.terms.rounds)
        return [r for r in rounds if c[WON + r] == seat and c[DROPPED + r] != NONE]

    def hand(self, seat: i64) -> int:
        """DD-6: what it was dealt, or the last prize it kept."""
        c = self.cells
        kept = [r for r in self.rounds_won(seat) if c[DROPPED + r] == HAND]
        return c[PRIZE + kept[-1]] if kept else c[DEALT + seat]

    def points(self, seat: i64) -> int:
        """DD-7: all its documents count, the one in its hand once more."""
        prizes = [self.cells[PRIZE + r] for r in self.rounds_won(seat)]
        documents = (self.cells[DEALT + seat], *prizes, self.hand(seat))
        return sum(self.terms.worth[kind] for kind in documents)

    def scores(self) -> list[int]:
        dealt = self.cells[DEALS] == self.terms.seats
        return [self.points(seat) if dealt else 0 for seat in range(self.terms.seats)]

    # -- knowledge, copies -------------------------------------------------------------

    def key(self, seat: i64) -> i64:
        return self.cells[KEY + seat]

    def told(self, to: i64, at: i64, viewer: i64) -> bool:
        c = self.cells
        if to & WINNERS:
            return c[WON + at - DROPPED] == viewer
        return to & UNTIL_DROPPED != 0 and c[PHASE] in (DRAWING, DROPPING, CONFIRMING)

    def deduced(self, viewer: i64) -> vec[i64]:
        c = self.cells
        found = [c[BAG + kind] for kind in range(self.terms.kinds)]
        for seat in range(self.terms.seats):
            if seat != viewer and c[DEALT + seat] != NONE and c[PHASE] != ENDED:  # DD-7
                found[c[DEALT + seat]] += 1
        return vec[i64](found)

    def resample(self, viewer: i64, rng: Random) -> None:
        if self.cells[PHASE] != ENDED and viewer != OMNISCIENT:  # DD-7: then all is shown
            others = [seat for seat in range(self.terms.seats) if seat != viewer]
            self._deal_again([seat for seat in others if seat < self.cells[DEALS]], rng)
            self._drop_again(others, rng)
            self._bid_again(others, viewer, rng)
        for seat in range(self.terms.seats):
            self._seed_key(seat)

    def _deal_again(self, seats: list[int], rng: Random) -> None:
        c = self.cells
        for seat in seats:
            if c[DEALT + seat] != NONE:
                c[BAG + c[DEALT + seat]] += 1
        for seat in seats:
            c[DEALT + seat] = draw(self.bag(), rng)
            c[BAG + c[DEALT + seat]] -= 1

    def _drop_again(self, others: list[int], rng: Random) -> None:
        c = self.cells
        now = c[ROUND] + (1 if c[PHASE] == CONFIRMING else 0)
        for r in range(now):
            if c[WON + r] in others:
                c[DROPPED + r] = below(rng, 2)

    def _bid_again(self, others: list[int], viewer: i64, rng: Random) -> None:
        """Nobody knows who has bid; the lower seats are taken to have, while the viewer has not."""
        c = self.cells
        if c[PHASE] != BIDDING:
            return
        waiting = viewer >= 0 and c[BID + viewer] == NONE
        for seat in others:
            c[BID + seat] = NONE
            if waiting and seat < viewer:
                c[BID + seat] = below(rng, c[COINS + seat] + 1)

    def _seed_key(self, seat: i64) -> None:
        c = self.cells
        key = mix(mix(seat, c[DEALT + seat]), c[BID + seat])
        for r in self.rounds_won(seat):
            key = mix(key, c[DROPPED + r])
        c[KEY + seat] = key

    def clone(self) -> Drop:
        copy = Drop()
        copy.terms = self.terms
        copy.cells = self.cells[:]
        return copy


def begin(terms: Terms) -> Drop:
    """DD-1: all documents in the bag, all coins unspent."""
    drop = Drop()
    drop.terms = terms
    c = vec[i64]([0] * SIZE)
    for kind in range(terms.kinds):
        c[BAG + kind] = COPIES
    for seat in range(MOST_SEATS):
        c[COINS + seat] = terms.coins if seat < terms.seats else 0
        c[DEALT + seat] = c[BID + seat] = NONE
    for r in range(MOST_ROUNDS):
        c[PRIZE + r] = c[WON + r] = c[DROPPED + r] = NONE
    drop.cells = c
    return drop
