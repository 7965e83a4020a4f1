# compiled
"""The board, the cards and the parameters of a game of Spy Connection, as tables of numbers.

Sets of spaces and of cities are the bits of one number.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final[i64] = 4
CITIES: Final[i64] = 12
PLACES: Final[i64] = 4  # of the display
TOP: Final[i64] = PLACES - 1  # the place of the newest
SLOTS: Final[i64] = 3  # SC-9: open missions of a player
MISSIONS: Final[i64] = 43
STARTS: Final[i64] = 5
LONGEST: Final[i64] = 3  # spaces of a connection
FAR: Final[i64] = 99  # more connections than any city is away
NONE: Final[i64] = -1

# Actions, by kind: the first of each.
MOVE: Final[i64] = 0
CONNECT: Final[i64] = MOVE + CITIES
ACCEPT: Final[i64] = CONNECT + CITIES
DISCARD: Final[i64] = ACCEPT + PLACES
SERVE: Final[i64] = DISCARD + SLOTS
UNCOVER: Final[i64] = SERVE + SLOTS
END: Final[i64] = UNCOVER + SLOTS * CITIES
CHOOSE: Final[i64] = END + 1
BACK: Final[i64] = CHOOSE + STARTS

# Chance outcomes, by kind: a mission to the display, the first player, a start mission.
DRAW: Final[i64] = 0
FIRST: Final[i64] = DRAW + MISSIONS
DEAL: Final[i64] = FIRST + MOST_SEATS
OUTCOMES: Final[i64] = DEAL + STARTS


def uncovered_slot(action: i64) -> i64:
    return (action - UNCOVER) // CITIES


def uncovered_city(action: i64) -> i64:
    return (action - UNCOVER) % CITIES


def toll(space: i64, own: i64, others: i64) -> i64:
    """SC-14: the agents that a space costs, where own agents and those of others stand on these."""
    if has(own, space):
        return 0
    return 2 if has(others, space) else 1


# Sets as bits. But for spaces, none has a 64th member, which is the sign.


def has(members: i64, member: i64) -> bool:
    return members >> member & 1 == 1


def only(member: i64) -> i64:
    """The set of one city, slot or start mission; of spaces and cards see `Rules.bit`."""
    return 1 << member


def pick(members: i64, rng: Random) -> i64:
    """One of these, each equally likely."""
    size: i64 = 0
    rest = members
    while rest:
        rest &= rest - 1
        size += 1
    skip: i64 = rng.randrange(size)
    while skip:
        members &= members - 1
        skip -= 1
    found: i64 = 0
    while not has(members, found):
        found += 1
    return found


def list_each(found: list[int], first: i64, members: i64) -> None:
    """An action for each of these."""
    action = first
    while members:
        if members & 1:
            found.append(action)
        members >>= 1
        action += 1


class Rules:
    """What all states of a game share.

    Spaces and cards come as numbers: `near[s]` is the city that space s is next to, or NONE;
    `ways` are the connections as (city, city, spaces from the first to the second).
    """

    def __init__(
        self,
        seats: i64,
        agents: list[int],
        advanced: bool,
        dark: bool,
        turn_limit: i64,
        spaces: i64,
        ways: list[tuple[int, int, list[int]]],
        cards: list[tuple[list[int], int, bool]],
        reds: list[int],
        version: i64,
    ) -> None:
        self.seats = seats
        self.agents: vec[i64] = vec[i64](agents)
        self.advanced = advanced
        self.dark = dark
        self.turn_limit = turn_limit
        self.version = version
        # SC-36. Rules version 1: the limit cut off extra turns that were earned already.
        self.limit_cuts_extra_turns = version < 2
        self.spaces = spaces
        self.actions: i64 = BACK + spaces
        # Compiled, 1 << n is right only for small n. The 64th is the bit of the sign.
        self.bit: vec[i64] = vec[i64]([1 << s if s < 63 else -(1 << 63) for s in range(64)])
        self.near: vec[i64] = vec[i64]([-1] * int(spaces))
        self.around: vec[i64] = vec[i64]([0] * int(CITIES))
        self.joined: vec[i64] = vec[i64]([0] * int(CITIES))
        # By two cities, LONGEST cells a pair: the spaces between them, NONE for none.
        self._path: vec[i64] = vec[i64]([-1] * int(CITIES * CITIES * LONGEST))
        beside: list[set[int]] = [set() for _ in range(int(spaces))]
        # By space: the two cities of the first connection on which it lies.
        self.ends: list[tuple[int, int]] = [(0, 0)] * int(spaces)
        for a, b, way in reversed(ways):
            for space in way:
                self.ends[space] = (a, b)
            self._lay(a, b, way)
            self._lay(b, a, way[::-1])
            for at in range(1, len(way)):
                beside[way[at]].add(way[at - 1])
                beside[way[at - 1]].add(way[at])
        # The spaces next to space s, as bits; and one by one: _links[_link[s]] to
        # _links[_link[s + 1] - 1].
        self.beside: vec[i64] = vec[i64]([0] * int(spaces))
        self._links: vec[i64] = vec[i64]([q for row in beside for q in sorted(row)])
        ends = [0]
        for space, row in enumerate(beside):
            ends.append(ends[-1] + len(row))
            for other in row:
                self.beside[space] |= self.bit[other]
        self._link: vec[i64] = vec[i64](ends)
        self._hops: vec[i64] = vec[i64]([int(FAR)] * int(CITIES * CITIES))
        self._measure()
        self.wants: vec[i64] = vec[i64]([sum([1 << g for g in c]) for c, _, _ in cards])
        self.worth: vec[i64] = vec[i64]([points for _, points, _ in cards])
        self.extra: vec[i64] = vec[i64]([1 if extra else 0 for _, _, extra in cards])
        self.reds: vec[i64] = vec[i64](reds)
        # 0 where there is no limit.
        self.most_turns: i64 = turn_limit
        if turn_limit and not self.limit_cuts_extra_turns:
            self.most_turns += len([1 for _, _, extra in cards if extra])
        # SC-8, SC-31: what each place of the display asks for.
        self.prices: vec[i64] = vec[i64]([1, 2, 3, 3] if dark else [0, 1, 2, 2])
        self.count: vec[i64] = vec[i64]([mask.bit_count() for mask in range(1 << int(CITIES))])
        # Outcomes, each with its weight; as objects, so that they are handed on as they are.
        self.one: list[object] = [(kind, 1) for kind in range(int(OUTCOMES))]
        self.nothing: tuple[int, ...] = ()
        # SC-33: whoever takes everything back can connect.
        for all_agents in agents:
            assert all_agents >= 2 * LONGEST + 3 * self.prices[PLACES - 1]

    def limited(self, turn: i64, extra: i64) -> bool:
        """SC-36: whether the limit ends the game after so many turns, with so many extra turns to
        be taken."""
        if self.turn_limit == 0 or turn < self.turn_limit:
            return False
        return extra == 0 or self.limit_cuts_extra_turns

    def way(self, start: i64, city: i64, step: i64) -> i64:
        """The space that comes so late on the way between two joined cities, or NONE."""
        return self._path[(start * CITIES + city) * LONGEST + step]

    def hops(self, network: i64, city: i64) -> i64:
        """How many connections lead to a city from the nearest of these."""
        hops = self._hops
        least: i64 = FAR
        for start in range(CITIES):
            if has(network, start) and hops[start * CITIES + city] < least:
                least = hops[start * CITIES + city]
        return least

    def touching(self, space: i64, spaces: i64) -> i64:
        """How many of these spaces are next to that one."""
        count: i64 = 0
        for at in range(self._link[space], self._link[space + 1]):
            count += spaces >> self._links[at] & 1
        return count

    def _lay(self, a: i64, b: i64, way: list[int]) -> None:
        self.joined[a] |= only(b)
        self.near[way[0]] = a
        self.around[a] |= self.bit[way[0]]
        for at in range(len(way)):
            self._path[(a * CITIES + b) * LONGEST + at] = way[at]

    def _measure(self) -> None:
        for city in range(CITIES):
            self._hops[city * CITIES + city] = 0
            for other in range(CITIES):
                if has(self.joined[city], other):
                    self._hops[city * CITIES + other] = 1
        for over in range(CITIES):
            for a in range(CITIES):
                for b in range(CITIES):
                    way = self._hops[a * CITIES + over] + self._hops[over * CITIES + b]
                    if way < self._hops[a * CITIES + b]:
                        self._hops[a * CITIES + b] = way
