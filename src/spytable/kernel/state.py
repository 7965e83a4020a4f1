# compiled
"""State: the whole truth of a game, as a short row of integers.

A state is mutable and cloned cheaply; `apply` changes it in place; it does no
I/O and knows no clock. Everything lies in `cells`, so that cloning, comparing,
hashing and storing are written once, here. What the parameters of a game give
(sizes, tables) lies in `Rules`, shared by all its states.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spytable.kernel.chance import Outcomes, draw

Seat = int
"""A place at the table: 0, 1, ... In compiled rules it is an i64, as are the other two."""
Actor = int
"""Who takes a step: a seat, or CHANCE."""
Viewer = int
"""Who looks: a seat, SPECTATOR or OMNISCIENT."""

# No two of these are the same number: one taken for another is found out.
CHANCE: Final[i64] = -1
"""The actor of a chance step."""
OVER: Final[i64] = -2
"""What `mover` says when the game has ended."""
SPECTATOR: Final[i64] = -3
"""The viewer who holds no seat and sees what all see."""
OMNISCIENT: Final[i64] = -4
"""The viewer from whom nothing is hidden."""

_MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF


def mix(key: i64, value: i64) -> i64:
    """A key that also remembers `value`; the same number in every build."""
    key = (key ^ (value + 0x1E3779B97F4A7C15)) & _MASK
    key = (key * 0x2545F4914F6CDD1D) & _MASK
    return key ^ (key >> 29)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state. Legality is checked at the edge, not in `apply`."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]()

    def seats(self) -> i64:
        """How many seats the table has."""
        raise NotImplementedError

    def mover(self) -> i64:
        """The lowest seat that may act now, or CHANCE, or OVER."""
        raise NotImplementedError

    def to_act(self) -> i64:
        """The seats that may act now, as bits; more than one only in a secret simultaneous choice.

        >>> from spytable.kernel.registry import game
        >>> bin(game("agent_hunter").new().to_act())
        '0b11'
        """
        mover = self.mover()
        return 1 << mover if mover >= 0 else 0

    def awaited(self, viewer: i64) -> i64:
        """The seats that may act now as far as the viewer knows, as bits: in a secret simultaneous
        choice it does not see which of the others are done."""
        mask = self.to_act()
        if self.simultaneous() and viewer != OMNISCIENT:
            for seat in range(self.seats()):
                if seat != viewer:
                    mask |= 1 << seat
        return mask

    def simultaneous(self) -> i64:
        """Which secret simultaneous choice is going on: 0 for none, else its number.

        Nothing that a seat may do or see in it depends on what another seat has
        done in it so far.
        """
        return 0

    def legal(self, seat: i64) -> tuple[int, ...]:
        """The actions this seat may take now, ascending."""
        raise NotImplementedError

    def chance(self) -> Outcomes:
        """When mover() is CHANCE: the outcomes with their weights."""
        raise NotImplementedError

    def draw(self, rng: Random) -> i64:
        """One of the outcomes of `chance`, picked by its weight; a game may know a shorter way."""
        return draw(self.chance(), rng)

    def apply(self, actor: i64, action: i64) -> None:
        """Take a legal action, or let a chance outcome happen."""
        raise NotImplementedError

    def shows(self, seat: i64, action: i64) -> bool:
        """Whether a legal action of the seat shows anybody at once what was hidden until then: the
        same in every state that the seat holds possible."""
        raise NotImplementedError

    def binds(self, seat: i64, action: i64) -> bool:
        """Whether the seat may not be able to take a legal action back: it shows something, or
        passes on. The same in every state that the seat holds possible.

        The last step of a secret simultaneous choice binds once all have chosen, which
        nobody can foresee.
        """
        if self.shows(seat, action):
            return True
        after = self.clone()
        after.apply(seat, action)
        return after.simultaneous() != self.simultaneous() or not after.to_act() >> seat & 1

    def returns(self) -> list[float]:
        """What each seat got out of the finished game, comparable between games.

        A sole victory is 1 and the others share -1, ties share; so that the sum is 0. Who play
        together get all the same, from 0 to 1. By default most points win.
        """
        scores = self.scores()
        best = max(scores)
        winners = scores.count(best)
        others = len(scores) - winners
        if self.mover() != OVER or others == 0:
            return [0.0] * len(scores)
        return [1.0 / winners if score == best else -1.0 / others for score in scores]

    def scores(self) -> list[int]:
        """The game's own points, at any time."""
        raise NotImplementedError

    def bound(self) -> i64:
        """The most steps a whole game can have, or 0 if the rules set no bound."""
        return 0

    def key(self, seat: i64) -> i64:
        """What the seat has observed and done so far, folded into a number step by step."""
        raise NotImplementedError

    def resample(self, viewer: i64, rng: Random) -> None:
        """Draw afresh all that the viewer does not know, by what it does know.

        The keys are set anew, each from what its seat privately holds.
        """
        raise NotImplementedError

    def told(self, to: i64, at: i64, viewer: i64) -> bool:
        """Whether a seat is told the cell `at` by an audience that the game names itself; see
        `kernel.observation`. `to` is all that the cell's field says, as bits."""
        return False

    def deduced(self, viewer: i64) -> vec[i64]:
        """What a seat can work out from what it is told and has seen, such as counts of what it has
        not; it lies in no cell, and is made anew here."""
        return vec[i64]()

    def clone(self) -> State:
        """A state of its own, with the same truth. By default it holds nothing but its cells."""
        copy = type(self)()
        copy.cells = self.cells[:]
        return copy

    def same(self, other: State) -> bool:
        """The same truth, cell by cell."""
        mine, theirs = self.cells, other.cells
        if len(mine) != len(theirs):
            return False
        for i in range(len(mine)):
            if mine[i] != theirs[i]:
                return False
        return True

    def digest(self) -> i64:
        """One number for the whole truth; equal in compiled and interpreted builds."""
        key: i64 = 0
        for value in self.cells:
            key = mix(key, value)
        return key
