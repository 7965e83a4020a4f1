# compiled
"""Duel: the truth at the table of the load benchmark's game, and its rules.

Two seats hold five cards of 52 each. The mover plays one face up onto the table and scores its
number; the table keeps the last ten, an older one goes back to the deck. Then the mover draws.
The same game is told to the peer in `bench/boardgame_io/server.js`.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.kernel.chance import Outcomes, draw, outcomes
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER, State, mix

CARDS: Final[i64] = 52
HELD: Final[i64] = 5
SHOWN: Final[i64] = 10
NONE: Final[i64] = -1

# Where things lie in the cells.
TURN: Final[i64] = 0  # turns finished, each a card played and a card drawn
TURN_LIMIT: Final[i64] = 1  # turns of a whole game, 0 for no end
PLAYED: Final[i64] = 2  # 1 while the mover has played and not drawn yet
SCORE: Final[i64] = 3  # by seat
KEY: Final[i64] = 5  # by seat: what it has observed
HAND: Final[i64] = 7  # by seat, HELD cells each; those in use come first, the others are NONE
TABLE: Final[i64] = 17  # oldest first, SHOWN cells; likewise
DECK: Final[i64] = 27  # by card: a bag, since no order exists before it is drawn
SIZE: Final[i64] = 79

_SECRET: Final[i64] = 1 << 20
_ALL: Final = (0, 1, 2, 3, 4)
_NOTHING: Final[tuple[int, ...]] = ()


class Duel(State):
    """A game of Duel; made by `begin` or `clone`."""

    # -- who may do what ---------------------------------------------------------------

    def seats(self) -> i64:
        return 2

    def mover(self) -> i64:
        c = self.cells
        if c[PLAYED] or self.dealing():
            return CHANCE
        return OVER if c[TURN_LIMIT] and c[TURN] >= c[TURN_LIMIT] else c[TURN] & 1

    def dealing(self) -> bool:
        return self.cells[TURN] == 0 and self.cells[PLAYED] == 0 and self.drawer() >= 0

    def drawer(self) -> i64:
        """The seat that gets the next card, or NONE where all hands are full."""
        c = self.cells
        if c[HAND + HELD - 1] == NONE:
            return 0
        return 1 if c[HAND + 2 * HELD - 1] == NONE else NONE

    def legal(self, seat: i64) -> tuple[int, ...]:
        return _ALL if self.mover() == seat else _NOTHING

    def chance(self) -> Outcomes:
        return outcomes(self.cells, DECK, CARDS) if self.mover() == CHANCE else []

    def bound(self) -> i64:
        limit = self.cells[TURN_LIMIT]
        return 2 * HELD + 2 * limit if limit else 0

    # -- what happens ------------------------------------------------------------------

    def shows(self, seat: i64, action: i64) -> bool:
        return True

    def apply(self, actor: i64, action: i64) -> None:
        if actor >= 0:
            self._play(actor, action)
        else:
            self._draw(action)

    def _play(self, seat: i64, index: i64) -> None:
        c = self.cells
        card = _taken(c, HAND + HELD * seat, HELD, index)
        if c[TABLE + SHOWN - 1] != NONE:
            c[DECK + _taken(c, TABLE, SHOWN, 0)] += 1
        c[TABLE + _filled(c, TABLE, SHOWN)] = card
        c[SCORE + seat] += card
        c[PLAYED] = 1
        for viewer in range(2):
            c[KEY + viewer] = mix(mix(c[KEY + viewer], index), card)

    def _draw(self, card: i64) -> None:
        c = self.cells
        dealing = self.dealing()
        seat = self.drawer()
        at = HAND + HELD * seat
        c[DECK + card] -= 1
        c[at + _filled(c, at, HELD)] = card
        c[KEY + seat] = mix(c[KEY + seat], card)
        c[KEY + 1 - seat] = mix(c[KEY + 1 - seat], _SECRET)
        if not dealing:
            c[PLAYED] = 0
            c[TURN] += 1

    # -- what lies where ---------------------------------------------------------------

    def hand(self, seat: i64) -> tuple[int, ...]:
        return _row(self.cells, HAND + HELD * seat, HELD)

    def held(self, seat: i64) -> i64:
        return _filled(self.cells, HAND + HELD * seat, HELD)

    def table(self) -> tuple[int, ...]:
        return _row(self.cells, TABLE, SHOWN)

    def scores(self) -> list[int]:
        return [self.cells[SCORE], self.cells[SCORE + 1]]

    def returns(self) -> list[float]:
        ahead = self.cells[SCORE] - self.cells[SCORE + 1]
        if self.mover() != OVER or ahead == 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if ahead > 0 else [-1.0, 1.0]

    # -- knowledge, copies -------------------------------------------------------------

    def key(self, seat: i64) -> i64:
        return self.cells[KEY + seat]

    def resample(self, viewer: i64, rng: Random) -> None:
        """What the viewer does not see is dealt again: it is taken to remember nothing else."""
        c = self.cells
        for seat in range(2):
            if seat != viewer and viewer != OMNISCIENT:
                at = HAND + HELD * seat
                held = self.held(seat)
                for i in range(at, at + held):
                    c[DECK + c[i]] += 1
                for i in range(at, at + held):
                    c[i] = draw(outcomes(c, DECK, CARDS), rng)
                    c[DECK + c[i]] -= 1
        for seat in range(2):
            self._seed_key(seat)

    def _seed_key(self, seat: i64) -> None:
        c = self.cells
        key: i64 = mix(seat, c[TURN])
        for i in range(HAND + HELD * seat, HAND + HELD * seat + HELD):
            key = mix(key, c[i])
        for i in range(TABLE, TABLE + SHOWN):
            key = mix(key, c[i])
        c[KEY + seat] = key

    def clone(self) -> Duel:
        copy = Duel()
        copy.cells = self.cells[:]
        return copy


def begin(turn_limit: i64) -> Duel:
    """All cards in the deck, nothing dealt."""
    duel = Duel()
    c = vec[i64]([0] * SIZE)
    c[TURN_LIMIT] = turn_limit
    for i in range(HAND, DECK):
        c[i] = NONE
    for i in range(DECK, DECK + CARDS):
        c[i] = 1
    duel.cells = c
    return duel


def restored(
    turn: i64,
    turn_limit: i64,
    played: i64,
    scores: tuple[int, ...],
    hands: list[tuple[int, ...]],
    table: tuple[int, ...],
) -> Duel:
    """A state in which these things lie so; its keys are for `resample` to set."""
    duel = begin(turn_limit)
    c = duel.cells
    c[TURN] = turn
    c[PLAYED] = played
    for seat in range(2):
        c[SCORE + seat] = scores[seat]
        _lay(duel, HAND + HELD * seat, hands[seat])
    _lay(duel, TABLE, table)
    return duel


def _lay(duel: Duel, start: i64, cards: tuple[int, ...]) -> None:
    at = start
    for card in cards:
        duel.cells[DECK + card] -= 1
        duel.cells[at] = card
        at += 1


def _filled(cells: vec[i64], start: i64, size: i64) -> i64:
    count: i64 = 0
    while count < size and cells[start + count] != NONE:
        count += 1
    return count


def _row(cells: vec[i64], start: i64, size: i64) -> tuple[int, ...]:
    return tuple([cells[i] for i in range(start, start + _filled(cells, start, size))])


def _taken(cells: vec[i64], start: i64, size: i64, index: i64) -> i64:
    """Take a card out of a row; those after it move up."""
    card = cells[start + index]
    for i in range(start + index, start + size - 1):
        cells[i] = cells[i + 1]
    cells[start + size - 1] = NONE
    return card
