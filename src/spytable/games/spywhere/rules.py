# compiled
"""The parameters of a game of Spywhere, and the tables that follow from them.

How many of each nationality there are somewhere is one number, eight bits a nationality.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.kernel.chance import below

NATIONS: Final[i64] = 6
SLOTS: Final[i64] = 5  # SW-5: of the market
DEALT: Final[i64] = 3  # SW-5: cards to each hand
THREE: Final[i64] = 3  # SW-9, SW-11: so many alike
ENDING: Final[i64] = 3  # SW-18: points of who ends the turns by its last name
MOST_SEATS: Final[i64] = 6
MOST_BACKS: Final[i64] = 20  # SW-11: in a turn
ALL: Final[i64] = 63  # every nationality, as bits
NONE: Final[i64] = -1

# Actions, by kind: the first of each. Before them come exchanges: NATIONS * given + taken.
KEEP: Final[i64] = NATIONS * NATIONS
CLEAR: Final[i64] = KEEP + 1
PASS: Final[i64] = KEEP + 2
DONE: Final[i64] = KEEP + 3
NAME: Final[i64] = KEEP + 4

# Chance outcomes, by kind: the first of each.
LEAVE: Final[i64] = 0
PASSPORT: Final[i64] = LEAVE + NATIONS
DEAL: Final[i64] = PASSPORT + NATIONS
MARKET: Final[i64] = DEAL + NATIONS
DRAW: Final[i64] = MARKET + NATIONS
BONUS: Final[i64] = DRAW + NATIONS
FIRST: Final[i64] = BONUS + NATIONS
OUTCOMES: Final[i64] = FIRST + MOST_SEATS


def given(action: i64) -> i64:
    return action // NATIONS


def taken(action: i64) -> i64:
    return action % NATIONS


def exchange(give: i64, take: i64) -> i64:
    return give * NATIONS + take


def name(foe: i64, nation: i64) -> i64:
    return NAME + foe * NATIONS + nation


def named_foe(action: i64) -> i64:
    return (action - NAME) // NATIONS


def named_nation(action: i64) -> i64:
    return (action - NAME) % NATIONS


def has(members: i64, member: i64) -> bool:
    """Of a set as bits."""
    return members >> member & 1 == 1


def number_of(cards: i64, nation: i64) -> i64:
    """How many of a nationality there are among cards; or before a seat, see `Cells.laid`."""
    return cards >> (nation << 3) & 255


def pick_card(cards: i64, rng: Random) -> i64:
    """The nationality of one of these cards, each equally likely."""
    size: i64 = 0
    for nation in range(NATIONS):
        size += number_of(cards, nation)
    skip: i64 = rng.randrange(size)
    found: i64 = 0
    while skip >= number_of(cards, found):
        skip -= number_of(cards, found)
        found += 1
    return found


def named(names: i64, foe: i64) -> i64:
    """What somebody named a foe, as bits."""
    return names >> (foe << 3) & ALL


# How players are taken to play when passports are read from it; see docs/balance/spywhere.md.
TAKES: Final = 0.92  # a collector takes its own where one lies in the market
GIVES: Final = 0.06  # it gives its own, compared with one who gives anything
CLEARS: Final = 0.85  # it takes three alike out where it may
STRANGE: Final = 0.1  # a player is no collector: it does anything alike
_HALF: Final = 0.5  # how often such a one takes three alike out
_SHARE: Final = 0.2  # of a hand that are one's own, where nothing is known
_FINE: Final = 1000.0  # logarithms are kept in thousandths


class Rules:
    """What all states of a game share."""

    def __init__(
        self, seats: i64, left_out: i64, refill: bool, names_from: i64, copies: i64
    ) -> None:
        """`left_out` is a nationality, NONE for none, or NATIONS for one that is drawn."""
        self.seats = seats
        self.left_out = left_out
        self.refill = refill
        self.names_from = names_from
        self.copies = copies
        self.each: i64 = 2 if seats == 2 else 1  # SW-20: passports of a player
        self.missing: i64 = 2 if seats == 2 else seats - 1  # identifications to make
        nations: i64 = NATIONS if left_out == NONE else NATIONS - 1
        self.pile: i64 = copies * nations - DEALT * seats - SLOTS  # after set-up
        drawn: i64 = 1 if left_out == NATIONS else 0
        self.setup: i64 = drawn + (self.each + DEALT) * seats + SLOTS + 1  # steps of it
        self.bit: vec[i64] = vec[i64]([1 << n for n in range(8)])
        self.unit: vec[i64] = vec[i64]([1 << 8 * n for n in range(7)])
        self.field: vec[i64] = vec[i64]([255 << 8 * n for n in range(7)])
        self.one_each: i64 = sum([1 << 8 * n for n in range(int(NATIONS))])
        self.count: vec[i64] = vec[i64]([mask.bit_count() for mask in range(64)])
        self.place: vec[i64] = vec[i64]([mask.bit_length() - 1 for mask in range(64)])
        # Whoever a player can be: its nationalities as bits, one or two of them.
        self.faces: vec[i64] = vec[i64](
            [mask for mask in range(64) if mask.bit_count() == int(self.each)]
        )
        self.one: list[Any] = [(kind, 1) for kind in range(int(OUTCOMES))]
        # Outcomes with their weights; as objects, so that they are handed on as they are.
        self.cards: list[Any] = [
            (kind, weight) for kind in range(int(OUTCOMES)) for weight in range(int(copies) + 1)
        ]
        self.nothing: tuple[int, ...] = ()
        self.keep: tuple[int, ...] = (int(KEEP),)
        self.keep_or_clear: tuple[int, ...] = (int(KEEP), int(CLEAR))
        self.exchanges: list[tuple[int, ...] | None] = [None] * 4096
        self.namings: list[tuple[int, ...] | None] = [None] * (2 * 4096)
        # How much likelier a step is to a collector than to one who does anything: by how many of
        # its own lie in the market, what it takes; what it gives; what it does with three alike.
        self.takes: vec[i64] = vec[i64](
            [_log(TAKES * 5 / own if 0 < own < 5 else 1.0) for own in range(6)]
        )
        self.leaves: vec[i64] = vec[i64](
            [_log((1 - TAKES) * 5 / (5 - own) if 0 < own < 5 else 1.0) for own in range(6)]
        )
        self.gives: i64 = _log(GIVES)
        self.gives_other: i64 = _log((1 - GIVES * _SHARE) / (1 - _SHARE))
        self.keeps: i64 = _log((1 - CLEARS) / (1 - _HALF))
        self.clears: i64 = _log(CLEARS / _HALF)

    def pick_bit(self, mask: i64, rng: Random) -> i64:
        """One of the set bits, each equally likely."""
        skip = below(rng, self.count[mask])
        while skip:
            mask &= mask - 1
            skip -= 1
        return mask & -mask

    def kinds(self, cards: i64) -> i64:
        """Which nationalities there are among cards, as bits."""
        field, bit = self.field, self.bit
        kinds: i64 = 0
        for nation in range(NATIONS):
            if cards & field[nation]:
                kinds |= bit[nation]
        return kinds

    def number_of_all(self, cards: i64, nations: i64) -> i64:
        """How many cards are of these nationalities."""
        total: i64 = 0
        while nations:
            lowest = nations & -nations
            nations ^= lowest
            total += number_of(cards, self.place[lowest])
        return total

    def one_of(self, first: i64, members: i64) -> list[Any]:
        """An outcome for each of these, all equally likely."""
        found: list[Any] = []
        outcome = first
        while members:
            if members & 1:
                found.append(self.one[outcome])
            members >>= 1
            outcome += 1
        return found

    def card_of(self, first: i64, cards: i64) -> list[Any]:
        """An outcome for each nationality of which there are cards, as likely as there are many."""
        found: list[Any] = []
        at = first * (self.copies + 1)
        while cards:
            count = number_of(cards, 0)
            if count:
                found.append(self.cards[at + count])
            cards >>= 8
            at += self.copies + 1
        return found

    def legal_exchange(self, hand: i64, market: i64) -> tuple[int, ...]:
        """SW-8, by the nationalities in hand and in the market, as bits."""
        at = hand << 6 | market
        found = self.exchanges[at]
        if found is None:
            each = range(int(NATIONS))
            found = tuple(
                [len(each) * g + t for g in each for t in each if hand >> g & market >> t & 1]
            )
            self.exchanges[at] = found
        return found

    def legal_naming(self, foes: i64, cards: i64, last: bool) -> tuple[int, ...]:
        """SW-12, SW-15, by the seats and the nationalities that can be named, as bits."""
        at = (foes << 6 | cards) << 1 | (1 if last else 0)
        found = self.namings[at]
        if found is None:
            first, each = int(NAME), int(NATIONS)
            names = [
                first + foe * each + nation
                for foe in range(int(MOST_SEATS))
                for nation in range(each)
                if foes >> foe & cards >> nation & 1
            ]
            found = (int(DONE) if last else int(PASS), *names)
            self.namings[at] = found
        return found


def _log(chance: float) -> int:
    return round(_FINE * log(chance))


def fit(thousandths: i64) -> float:
    """How well somebody's play fits a passport, compared with one who does anything."""
    return (1.0 - STRANGE) * exp(float(thousandths) / _FINE) + STRANGE
