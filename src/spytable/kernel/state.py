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

CHANCE: Final[i64] = -1
"""The actor of a chance step."""
OVER: Final[i64] = -2
"""What `mover` says when the game has ended."""
SPECTATOR: Final[i64] = -1
"""The viewer who holds no seat and sees what all see. Other viewers are seats: 0, 1, ..."""
OMNISCIENT: Final[i64] = -2
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

    def returns(self) -> list[float]:
        """What each seat got out of the finished game, comparable between games.

        A sole victory is 1 and the others share -1, ties share; so that the sum is 0. Who play
        together get all the same, from 0 to 1.
        """
        raise NotImplementedError

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

    def veil(self, viewer: i64) -> None:
        """Wipe out all that the viewer does not know: two states that it cannot tell apart become
        the same, cell by cell. What is left is there to be observed, not to be played on."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

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
