# compiled
"""The parameters of a game of Agent Hunter, and the tables that follow from them."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.kernel.chance import below


class Rules:
    """The parameters of a game (AH-1, AH-20) and what follows from them."""

    def __init__(self, agents: i64, bases: i64, tokens: i64, turn_limit: i64) -> None:
        self.agents = agents
        self.bases = bases
        self.tokens = tokens
        self.turn_limit = turn_limit
        self.all_agents: i64 = (1 << agents) - 1
        self.all_bases: i64 = (1 << bases) - 1
        # Actions: put N | done | swap BASE | attack BASE with N | attack BASE from OWN.
        self.done: i64 = agents
        self.swap: i64 = agents + 1
        self.from_hand: i64 = self.swap + bases
        self.from_base: i64 = self.from_hand + agents * bases
        self.actions: i64 = self.from_base + bases * bases
        self.count: vec[i64] = vec[i64]([mask.bit_count() for mask in range(1 << int(agents))])
        self.only_done: tuple[int, ...] = (int(self.done),)
        self.nothing: tuple[int, ...] = ()
        self.puts: list[tuple[int, ...] | None] = [None] * int(1 << agents)
        self.turns: list[tuple[int, ...] | None] = [None] * int(1 << (agents + 2 * bases + 1))

    def shown(self, action: i64) -> i64:
        """The number of the hand that an attack shows."""
        return (action - self.from_hand) // self.bases

    def own(self, action: i64) -> i64:
        """The base from which an attack comes."""
        return (action - self.from_base) // self.bases

    def aim(self, action: i64) -> i64:
        """The enemy base to which an attack goes, from the hand or from a base."""
        return (action - self.from_hand) % self.bases

    def attack_with(self, number: i64, aim: i64) -> i64:
        return self.from_hand + number * self.bases + aim

    def attack_from(self, own: i64, aim: i64) -> i64:
        return self.from_base + own * self.bases + aim

    def legal_puts(self, hand: i64) -> tuple[int, ...]:
        found = self.puts[hand]
        if found is None:
            found = tuple([n for n in range(int(self.agents)) if hand >> n & 1])
            self.puts[hand] = found
        return found

    def legal_turn(self, hand: i64, mine: i64, theirs: i64, token: bool) -> tuple[int, ...]:
        """Every action of a turn, by hand, standing bases of both, and whether a token is left."""
        at = ((hand << self.bases | mine) << self.bases | theirs) << 1 | (1 if token else 0)
        found = self.turns[at]
        if found is None:
            found = tuple(self._list_turn(hand, mine, theirs, token))
            self.turns[at] = found
        return found

    def _list_turn(self, hand: i64, mine: i64, theirs: i64, token: bool) -> list[int]:
        bases = range(int(self.bases))
        own = [b for b in bases if mine >> b & 1]
        aims = [t for t in bases if theirs >> t & 1]  # AH-5: never at an eliminated base
        swaps = [int(self.swap) + b for b in own if token]  # AH-9
        shown = [n for n in range(int(self.agents)) if hand >> n & 1]
        by_hand = [int(self.attack_with(n, t)) for n in shown for t in aims]
        by_base = [int(self.attack_from(b, t)) for b in own for t in aims]
        return swaps + by_hand + by_base

    def pick_bit(self, mask: i64, rng: Random) -> i64:
        """One of the set bits, each equally likely."""
        skip = below(rng, self.count[mask])
        while skip:
            mask &= mask - 1
            skip -= 1
        return self.count[(mask & -mask) - 1]
