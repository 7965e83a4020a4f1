# compiled
"""Which cards lie where, when only the sides that are up have been seen.

A name is on two or three cards, and a card has two names. So the cards are the lines of a graph
between names, and to say which card lies in each place is to give each line to one of its ends or
to none (it is still in the tray), such that every name gets as many lines as places show it. The
ways to do so are counted line by line: what matters of the lines gone through is only how many the
names still want that have more lines to come. Our names have few lines, so these are few numbers.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from spytable.kernel.bits import bit


class Deck:
    """The cards of a deck, in an order in which few names are open at any time."""

    def __init__(self, faces: list[int], names: i64) -> None:
        """`faces`: the two names of each card, one after the other."""
        self.cards: i64 = len(faces) // 2
        self.names = names
        self.face: vec[i64] = vec[i64](faces)
        order = _order(faces)
        self.order: vec[i64] = vec[i64](order)
        # A name's number is two bits while it is open, from this one on.
        self.shift: vec[i64] = vec[i64](_shifts(faces, order, int(names)))
        # The last question, and what it came to: the lines in order, what opens with each, the
        # bits that close with it, and in how many ways one can go on from there.
        self.free: i64 = -1
        self.wants: vec[i64] = vec[i64]([-1] * int(names))
        self.lines: vec[i64] = vec[i64]()
        self.opens: vec[i64] = vec[i64]()
        self.closes: vec[i64] = vec[i64]()
        self.ways: list[dict[int, float]] = []

    def assign(self, free: i64, wants: vec[i64], rng: Random) -> vec[i64]:
        """For each card the name that it shows, or -1 in the tray: every way is equally likely.

        `free` are the cards that may lie anywhere, as bits; `wants` says by name how many places
        show it.
        """
        self._count(free, wants)
        shown = vec[i64]([-1] * int(self.cards))
        left: i64 = 0
        for at in range(len(self.lines)):
            left += self.opens[at]
            roll = rng.random() * self._total(at, left)
            for choice in range(3):
                ways = self._ways_on(at, left, choice)
                roll -= ways
                if ways > 0.0 and (roll < 0.0 or not self._more(at, left, choice)):
                    if choice:
                        name = self._end(at, choice)
                        shown[self.lines[at]] = name
                        left -= bit(self.shift[name])
                    break
        return shown

    def odds(self, free: i64, wants: vec[i64]) -> vec[float]:
        """How likely each side is to be up in some place, of all the ways."""
        self._count(free, wants)
        found = vec[float]([0.0] * int(2 * self.cards))
        # How likely each number of what is left is, line by line.
        now: dict[int, float] = {0: 1.0}
        for at in range(len(self.lines)):
            then: dict[int, float] = {}
            for before, chance in now.items():
                left: i64 = before + self.opens[at]
                total = self._total(at, left)
                for choice in range(3):
                    share = chance * self._ways_on(at, left, choice) / total
                    if share > 0.0:
                        after = left
                        if choice:
                            found[2 * self.lines[at] + choice - 1] += share
                            after -= bit(self.shift[self._end(at, choice)])
                        then[after] = then.get(after, 0.0) + share
            now = then
        return found

    def _end(self, at: i64, choice: i64) -> i64:
        return self.face[2 * self.lines[at] + choice - 1]

    def _ways_on(self, at: i64, left: i64, choice: i64) -> float:
        """In how many ways one goes on when this line goes to no end, the first or the second."""
        if choice:
            shift = self.shift[self._end(at, choice)]
            if not left >> shift & 3:
                return 0.0
            left -= bit(shift)
        return self.ways[at + 1].get(left, 0.0)

    def _total(self, at: i64, left: i64) -> float:
        return self._ways_on(at, left, 0) + self._ways_on(at, left, 1) + self._ways_on(at, left, 2)

    def _more(self, at: i64, left: i64, choice: i64) -> bool:
        """Whether a later choice is possible: a rounding must not lead beyond the last."""
        for other in range(choice + 1, 3):
            if self._ways_on(at, left, other) > 0.0:
                return True
        return False

    def _count(self, free: i64, wants: vec[i64]) -> None:
        if free == self.free and _equal(wants, self.wants):
            return
        self.free = free
        self.wants = wants[:]
        self._lay_out()
        # Forwards: what can be left after each line.
        first: dict[int, float] = {0: 1.0}
        ways: list[dict[int, float]] = [first]
        for at in range(len(self.lines)):
            then: dict[int, float] = {}
            closes = self.closes[at]
            for before in ways[at]:
                left: i64 = before + self.opens[at]
                if not left & closes:
                    then[left] = 1.0
                for choice in range(1, 3):
                    shift = self.shift[self._end(at, choice)]
                    if left >> shift & 3:
                        after = left - bit(shift)
                        if not after & closes:
                            then[after] = 1.0
            ways.append(then)
        self.ways = ways
        # Backwards: in how many ways one can go on.
        for back in range(len(self.lines)):
            line: i64 = len(self.lines) - 1 - back
            here = ways[line]
            for before in here:
                here[before] = self._total(line, before + self.opens[line])

    def _lay_out(self) -> None:
        """The lines of this question, and where its names open and close."""
        lines = vec[i64]()
        opens = vec[i64]()
        last = vec[i64]([-1] * int(self.names))
        begun = vec[i64]([0] * int(self.names))
        for card in self.order:
            if not self.free >> card & 1:
                continue
            opened: i64 = 0
            for end in range(2):
                name = self.face[2 * card + end]
                if not begun[name]:
                    begun[name] = 1
                    opened += self.wants[name] << self.shift[name]
                last[name] = len(lines)
            lines = append(lines, card)
            opens = append(opens, opened)
        closes = vec[i64]([0] * len(lines))
        for name in range(self.names):
            if last[name] >= 0:
                closes[last[name]] |= bit(self.shift[name]) | bit(self.shift[name] + 1)
        self.lines = lines
        self.opens = opens
        self.closes = closes


def _equal(one: vec[i64], other: vec[i64]) -> bool:
    for at in range(len(one)):
        if one[at] != other[at]:
            return False
    return True


def _order(faces: list[int]) -> list[int]:
    """The cards, name by name: next comes an open name with the fewest cards to come."""
    cards = list(range(len(faces) // 2))
    order: list[int] = []
    opened: set[int] = set()
    while cards:
        coming: dict[int, int] = {}
        for card in cards:
            for name in (faces[2 * card], faces[2 * card + 1]):
                coming[name] = coming.get(name, 0) + 1
        some = [name for name in coming if name in opened] or list(coming)
        here = min([(coming[name], name) for name in some])[1]
        for card in [c for c in cards if here in (faces[2 * c], faces[2 * c + 1])]:
            order.append(card)
            cards.remove(card)
            opened.add(faces[2 * card])
            opened.add(faces[2 * card + 1])
    return order


def _shifts(faces: list[int], order: list[int], names: int) -> list[int]:
    """Room for each name, which those that are never open together share."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for at in range(len(order)):
        for name in (faces[2 * order[at]], faces[2 * order[at] + 1]):
            first.setdefault(name, at)
            last[name] = at
    shifts = [0] * names
    until = [-1] * 30  # by room: the line with which it becomes free
    for name in sorted(first, key=lambda one: first[one]):
        room = min([room for room in range(30) if until[room] < first[name]])
        until[room] = last[name]
        shifts[name] = 2 * room
    return shifts
