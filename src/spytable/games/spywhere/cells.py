# compiled
"""Where things lie in a state of Spywhere, and the small changes that its rules are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spytable.games.spywhere.rules import (
    ALL,
    NATIONS,
    NONE,
    SLOTS,
    THREE,
    Rules,
    named,
    number_of,
)
from spytable.games.spywhere.sampling import DRAWN, GIVEN, bound, bounds_of, held_at, secret
from spytable.kernel.state import State, mix

# What is going on.
LEAVING: Final[i64] = 0  # chance takes a nationality out (SW-4)
PASSPORTS: Final[i64] = 1  # chance deals the passports (SW-3, SW-20)
DEALING: Final[i64] = 2  # chance deals the hands (SW-5)
LAYING: Final[i64] = 3  # chance lays out the first market (SW-5)
STARTING: Final[i64] = 4  # chance names the first player (SW-6)
DRAWING: Final[i64] = 5  # a card for the active player (SW-7)
PRIZE: Final[i64] = 6  # another one, as a bonus (SW-10)
REFILLING: Final[i64] = 7  # the market, card by card (SW-10, SW-11)
EXCHANGING: Final[i64] = 8  # the active player exchanges (SW-8)
CLEARING: Final[i64] = 9  # it takes three alike out or keeps them (SW-9)
NAMING: Final[i64] = 10  # it may identify somebody (SW-12)
LAST: Final[i64] = 11  # all others identify whom they like, in secret (SW-15)
ENDED: Final[i64] = 12

# Where things lie in the cells.
PHASE: Final[i64] = 0
ACTIVE: Final[i64] = 1  # whose turn it is
TURN: Final[i64] = 2  # turns finished
LEFT: Final[i64] = 3  # the nationality left out, or NONE
FACED: Final[i64] = 4  # passports or cards dealt so far in this part of the set-up
BACKS: Final[i64] = 5  # how often cards were put back in this turn (SW-11)
ENDER: Final[i64] = 6  # who made its last identification on its own turn (SW-18), or NONE
SEEN: Final[i64] = 7  # a key of what everybody has observed
PILE: Final[i64] = 8  # cards in the pile, by nationality
LEFTOVER: Final[i64] = 9  # cards in the pile
SHOWN: Final[i64] = 10  # cards in the market, by nationality
SLOT: Final[i64] = 11  # the market, card by card; NONE for an empty place
SEAT: Final[i64] = 16
# By seat, WIDTH cells each:
FACE: Final[i64] = 0  # its nationalities, as bits
HAND: Final[i64] = 1  # its cards, by nationality
SIZE: Final[i64] = 2
KNOWN: Final[i64] = 3  # those that everybody knows of
KNOWN_SIZE: Final[i64] = 4
TOOK: Final[i64] = 5  # from the market, by nationality
GAVE: Final[i64] = 6
CLUES: Final[i64] = 7  # piles of three before it, by nationality (SW-9)
CARDS: Final[i64] = 8  # identification cards left, as bits
NAMES: Final[i64] = 9  # what it named, as bits: eight bits a seat
LAID: Final[i64] = 10  # how many it laid on its own turns: eight bits a seat
READY: Final[i64] = 11  # whether it is done with SW-15
KEY: Final[i64] = 12  # a key of what it alone has observed
READING: Final[i64] = 13  # by face: how well the seat's play fits it, see Rules
FACES: Final[i64] = 15  # the most faces there can be
WIDTH: Final[i64] = READING + FACES
# Where things lie in what is deduced.
UNSEEN: Final[i64] = 0  # the cards that the viewer has not seen, by nationality


class Cells(State):
    """The truth at the table, thing by thing. Cards are counted by nationality in one number, see
    Rules; sets of nationalities and of seats are bits."""

    rules: Rules

    # -- the table -----------------------------------------------------------------------------

    def phase(self) -> i64:
        return self.cells[PHASE]

    def enter(self, phase: i64) -> None:
        self.cells[PHASE] = phase

    def active(self) -> i64:
        return self.cells[ACTIVE]

    def pass_to(self, seat: i64) -> None:
        self.cells[ACTIVE] = seat

    def turn(self) -> i64:
        return self.cells[TURN]

    def count_turn(self) -> None:
        self.cells[TURN] += 1
        self.cells[BACKS] = 0

    def left_out(self) -> i64:
        return self.cells[LEFT]

    def leave_out(self, nation: i64) -> None:
        """SW-4: its nationality cards and identification cards are taken out."""
        c = self.cells
        c[LEFT] = nation
        for seat in range(self.rules.seats):
            c[SEAT + seat * WIDTH + CARDS] &= ~self.rules.bit[nation]
        c[PILE] &= ~self.rules.field[nation]
        c[LEFTOVER] -= self.rules.copies

    def dealt(self) -> i64:
        return self.cells[FACED]

    def count_dealt(self) -> None:
        self.cells[FACED] += 1

    def forget_dealt(self) -> None:
        self.cells[FACED] = 0

    def backs(self) -> i64:
        return self.cells[BACKS]

    def ender(self) -> i64:
        return self.cells[ENDER]

    def set_ender(self, seat: i64) -> None:
        self.cells[ENDER] = seat

    def pile(self) -> i64:
        return self.cells[PILE]

    def set_pile(self, cards: i64) -> None:
        self.cells[PILE] = cards

    def pile_size(self) -> i64:
        return self.cells[LEFTOVER]

    def market(self) -> i64:
        return self.cells[SHOWN]

    def slot(self, slot: i64) -> i64:
        return self.cells[SLOT + slot]

    def empty_slot(self) -> i64:
        c = self.cells
        for slot in range(SLOTS):
            if c[SLOT + slot] == NONE:
                return slot
        return NONE

    def lay(self, nation: i64) -> None:
        """From the pile into the market."""
        slot = self.empty_slot()
        c = self.cells
        c[PILE] -= self.rules.unit[nation]
        c[LEFTOVER] -= 1
        c[SHOWN] += self.rules.unit[nation]
        c[SLOT + slot] = nation

    def take_up(self, nation: i64) -> None:
        """The three lowest cards of a nationality leave the market."""
        c = self.cells
        c[SHOWN] -= THREE * self.rules.unit[nation]
        left = THREE
        slot = SLOT
        while left:
            if c[slot] == nation:
                c[slot] = NONE
                left -= 1
            slot += 1

    def put_back(self, nation: i64) -> None:
        """Three of a nationality, from the market into the pile."""
        self.take_up(nation)
        c = self.cells
        c[PILE] += THREE * self.rules.unit[nation]
        c[LEFTOVER] += THREE
        c[BACKS] += 1

    # -- a player ------------------------------------------------------------------------------

    def face(self, seat: i64) -> i64:
        return self.cells[SEAT + seat * WIDTH + FACE]

    def set_face(self, seat: i64, nations: i64) -> None:
        self.cells[SEAT + seat * WIDTH + FACE] = nations

    def hand(self, seat: i64) -> i64:
        return self.cells[SEAT + seat * WIDTH + HAND]

    def hand_size(self, seat: i64) -> i64:
        return self.cells[SEAT + seat * WIDTH + SIZE]

    def known(self, seat: i64) -> i64:
        return self.cells[SEAT + seat * WIDTH + KNOWN]

    def hidden(self, seat: i64) -> i64:
        """Its cards that nobody else has seen, by nationality."""
        at = SEAT + seat * WIDTH
        return self.cells[at + HAND] - self.cells[at + KNOWN]

    def set_hidden(self, seat: i64, cards: i64) -> None:
        at = SEAT + seat * WIDTH
        self.cells[at + HAND] = self.cells[at + KNOWN] + cards

    def hidden_size(self, seat: i64) -> i64:
        at = SEAT + seat * WIDTH
        return self.cells[at + SIZE] - self.cells[at + KNOWN_SIZE]

    def knows(self, seat: i64, nation: i64) -> bool:
        """Whether everybody knows that the seat holds such a card."""
        return self.cells[SEAT + seat * WIDTH + KNOWN] & self.rules.field[nation] != 0

    def hold(self, seat: i64, nation: i64) -> None:
        """From the pile into a hand."""
        c = self.cells
        at = SEAT + seat * WIDTH
        c[PILE] -= self.rules.unit[nation]
        c[LEFTOVER] -= 1
        c[at + HAND] += self.rules.unit[nation]
        c[at + SIZE] += 1
        c[at + KEY] = mix(c[at + KEY], nation)

    def swap(self, seat: i64, give: i64, take: i64) -> None:
        """A card of the hand for one of the market, which everybody knows of from now on."""
        c = self.cells
        at = SEAT + seat * WIDTH
        given, taken = self.rules.unit[give], self.rules.unit[take]
        if c[at + KNOWN] & self.rules.field[give]:
            c[at + KNOWN] -= given
        else:
            c[at + KNOWN_SIZE] += 1
        c[at + KNOWN] += taken
        c[at + HAND] += taken - given
        c[at + GAVE] += given
        c[at + TOOK] += taken
        c[SHOWN] += given - taken
        slot = SLOT
        while c[slot] != take:
            slot += 1
        c[slot] = give

    def took(self, seat: i64) -> i64:
        return self.cells[SEAT + seat * WIDTH + TOOK]

    def gave(self, seat: i64) -> i64:
        return self.cells[SEAT + seat * WIDTH + GAVE]

    def clues(self, seat: i64) -> i64:
        return self.cells[SEAT + seat * WIDTH + CLUES]

    def add_clue(self, seat: i64, nation: i64) -> None:
        self.cells[SEAT + seat * WIDTH + CLUES] += self.rules.unit[nation]

    def reading(self, seat: i64, face: i64) -> i64:
        return self.cells[SEAT + seat * WIDTH + READING + face]

    def read(self, seat: i64, face: i64, told: i64) -> None:
        self.cells[SEAT + seat * WIDTH + READING + face] += told

    def id_cards(self, seat: i64) -> i64:
        return self.cells[SEAT + seat * WIDTH + CARDS]

    def names(self, seat: i64, foe: i64) -> i64:
        """What the seat named a foe, as bits."""
        return named(self.cells[SEAT + seat * WIDTH + NAMES], foe)

    def write(self, seat: i64, foe: i64, nation: i64) -> None:
        """An identification card of this nationality for that foe, which the others do not see."""
        c = self.cells
        at = SEAT + seat * WIDTH
        c[at + NAMES] |= self.rules.bit[nation] * self.rules.unit[foe]
        c[at + CARDS] ^= self.rules.bit[nation]

    def forget_names(self, seat: i64, cards: i64) -> None:
        """It has named nothing and has these identification cards left."""
        self.cells[SEAT + seat * WIDTH + NAMES] = 0
        self.cells[SEAT + seat * WIDTH + CARDS] = cards

    def laid(self, seat: i64, foe: i64) -> i64:
        """How many cards it laid before a foe on its own turns."""
        return number_of(self.cells[SEAT + seat * WIDTH + LAID], foe)

    def has_laid(self, seat: i64) -> bool:
        return self.cells[SEAT + seat * WIDTH + LAID] != 0

    def count_laid(self, seat: i64, foe: i64) -> None:
        self.cells[SEAT + seat * WIDTH + LAID] += self.rules.unit[foe]

    def ready(self, seat: i64) -> bool:
        return self.cells[SEAT + seat * WIDTH + READY] != 0

    def set_ready(self, seat: i64, ready: bool) -> None:
        self.cells[SEAT + seat * WIDTH + READY] = 1 if ready else 0

    # -- what was observed ---------------------------------------------------------------------

    def all_see(self, what: i64) -> None:
        self.cells[SEEN] = mix(self.cells[SEEN], what)

    def sees(self, seat: i64, what: i64) -> None:
        """What the seat alone observes."""
        at = SEAT + seat * WIDTH + KEY
        self.cells[at] = mix(self.cells[at], what)

    def key(self, seat: i64) -> i64:
        return mix(self.cells[SEEN], self.cells[SEAT + seat * WIDTH + KEY])

    def reseed(self) -> None:
        """Set the keys anew, each from what its seat privately holds."""
        c = self.cells
        c[SEEN] = 0
        for seat in range(self.rules.seats):
            at = SEAT + seat * WIDTH
            key = mix(mix(seat, c[at + FACE]), c[at + HAND])
            key = mix(mix(key, c[at + NAMES]), c[at + READY])
            if self.has_trail():  # what it held at each bound is its own knowledge too
                marks = self.marks()
                for place in bounds_of(marks, self.rules.seats):
                    key = mix(key, marks[held_at(place, seat)])
            c[at + KEY] = key

    # -- the trail: see sampling.py ------------------------------------------------------------

    def trail(self) -> i64:
        """Where it begins."""
        return SEAT + self.rules.seats * WIDTH

    def has_trail(self) -> bool:
        return len(self.cells) > self.trail()

    def marks(self) -> vec[i64]:
        return self.cells[self.trail() :]

    def bounds(self) -> list[int]:
        """The places of all bounds, counted from where the trail begins."""
        return [int(place) for place in bounds_of(self.marks(), self.rules.seats)]

    def set_marks(self, marks: vec[i64]) -> None:
        start = self.trail()
        for at in range(len(marks)):
            self.cells[start + at] = marks[at]

    def end_trail(self) -> None:
        self.cells = self.cells[: self.trail()]

    def trail_draw(self, seat: i64) -> None:
        if self.has_trail():
            self.cells = append(self.cells, secret(DRAWN, seat, 0))

    def trail_gift(self, seat: i64, nation: i64) -> None:
        if self.has_trail():
            self.cells = append(self.cells, secret(GIVEN, seat, nation))

    def trail_bound(self, nation: i64, back: bool, unseen: i64) -> None:
        """The nationality and whether three of it go back into the pile; what nobody had seen and
        what lay in the market before that; and each seat's hidden cards."""
        c = append(self.cells, bound(nation, back))
        c = append(c, unseen)
        c = append(c, c[SHOWN])
        for seat in range(self.rules.seats):
            c = append(c, self.hidden(seat))
        self.cells = c


def fresh(rules: Rules) -> vec[i64]:
    """SW-2: everything in the box."""
    c = vec[i64]([0] * int(SEAT + rules.seats * WIDTH))
    c[LEFT] = NONE
    c[ENDER] = NONE
    c[PHASE] = LEAVING if rules.left_out == NATIONS else PASSPORTS
    c[LEFTOVER] = rules.copies * NATIONS
    c[PILE] = rules.copies * rules.one_each
    for slot in range(SLOTS):
        c[SLOT + slot] = NONE
    for seat in range(rules.seats):
        c[SEAT + seat * WIDTH + CARDS] = ALL
    return c
