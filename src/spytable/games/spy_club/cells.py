# compiled
"""Spy Club: where things lie in the cells of a case, and what they are called.

A card lies somewhere as a side (see rules.py). A spot is the cell in which a card may lie: a place
of an area, of the central row, of the incoming clues (the last is the tray), or a solution.

What may differ from case to case, but not during one, is in the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spytable.games.spy_club.rules import (
    ASPECTS,
    BARGAIN,
    CARDS,
    DISTRACTION,
    GRID,
    INCOMING,
    KINDS,
    LONG_ARM,
    MOST_SEATS,
    NONE,
    PLACES,
    Rules,
)
from spytable.kernel.bits import bit, size
from spytable.kernel.observation import GAME_SAYS
from spytable.kernel.state import State, mix

# What is going on.
STARTING: Final[i64] = 0  # chance names the first player (CL-3)
LAYING: Final[i64] = 1  # the first incoming clues (CL-6)
FILLING: Final[i64] = 2  # the areas of all (CL-7)
ACTING: Final[i64] = 3  # the active player acts (CL-9)
TURNING: Final[i64] = 4  # it is in the middle of an Investigate (CL-10)
ASKED: Final[i64] = 5  # a partner is asked for its consent (CL-14)
REFILLING: Final[i64] = 6  # empty places of areas (CL-18)
SLIDING: Final[i64] = 7  # the incoming clues (CL-18)
MOVING: Final[i64] = 8  # chance turns a movement card (CL-19)
LOSING: Final[i64] = 9  # the active player says whose ideas go (CL-21)
TRAILING: Final[i64] = 10  # incoming clues after a Lost trail (CL-20)
ENDED: Final[i64] = 11
CHOOSING: Final[i64] = 12  # the active player says which clue is the answer (CL-31, CL-36)
TAILING: Final[i64] = 13  # the tray shows its next clue, or the player goes on or stops (CL-52)
INFORMING: Final[i64] = 14  # the active player says which clue of the row is turned (CL-53)

# How an aspect is solved.
FULL: Final[i64] = 0  # by all the clues that it needs (CL-22)
BY_EXPERT: Final[i64] = 1  # one of them is lacking (CL-43)
BY_INTUITION: Final[i64] = 2  # a focus clue stands for it (CL-44)

# How a case ended (CL-24).
SOLVED_IT: Final[i64] = 1
ESCAPED: Final[i64] = 2
NO_IDEAS: Final[i64] = 3
NO_TIME: Final[i64] = 4
NO_CLUES: Final[i64] = 5
SLIPPED: Final[i64] = 6  # CL-37
GONE_COLD: Final[i64] = 7  # CL-49

# Where things lie in the cells.
PHASE: Final[i64] = 0
ACTIVE: Final[i64] = 1
TURNS_DONE: Final[i64] = 2
DONE: Final[i64] = 3  # actions of this turn
FLIPPED: Final[i64] = 4  # places turned in this Investigate, as bits
SUPPLY: Final[i64] = 5
LOST: Final[i64] = 6  # ideas out of the game
ESCAPE: Final[i64] = 7  # steps of the marker
SUSPECT: Final[i64] = 8  # the pawn's place, counted over all areas from seat 0's rightmost
CARD: Final[i64] = 9  # the last movement card, or NONE
PLAYED: Final[i64] = 10  # movement cards turned, as bits
ORDER: Final[i64] = 11  # and in which order, so many in a cell with so many bits each
A_CELL: Final[i64] = 11
A_CARD: Final[i64] = 5
SOLVED: Final[i64] = 13  # aspects, as bits
CAUSE: Final[i64] = 14
SEEN: Final[i64] = 15  # a key of what everybody has observed
UNSEEN: Final[i64] = 16  # cards in the tray, as bits; but not the one that shows
KNOWN: Final[i64] = 17  # cards of which both sides have been seen
OUT: Final[i64] = 18  # cards discarded with their first side up; then those with the second
ASK: Final[i64] = 20  # the action for which consent is asked, or NONE
REFUSED: Final[i64] = 21  # seats that have refused since the last action, as bits
OWED: Final[i64] = 22  # ideas still to be removed
WALKED: Final[i64] = 23  # how far the pawn has come, where its rounds count (CL-37)
CONFIRMED: Final[i64] = 24  # whether a clue was confirmed in this turn (CL-38)
MORE: Final[i64] = 25  # actions of this turn beside its usual ones (CL-54, CL-56)
USED: Final[i64] = 26  # what was used in this turn, as bits (CL-53 to CL-55)
BACKWARDS: Final[i64] = 27  # whether the pawn goes the other way (CL-46)
QUIET: Final[i64] = 28  # turns in a row without a solved goal, where that counts (CL-49)
SOLVED_NOW: Final[i64] = 29  # and whether a goal was solved in this turn
SOLVING: Final[i64] = 30  # how the aspect is solved whose answer is chosen
TAILED: Final[i64] = 31  # the aspect of the clue that was discarded to tail (CL-52), or NONE
INFORMED: Final[i64] = 32  # how often the informant was used (CL-53)
WINDED: Final[i64] = 33  # seats that have used their second wind (CL-56), as bits
ROWS: Final[i64] = 34  # the central row or the grid, as sides; NONE is an empty place
COMING: Final[i64] = ROWS + GRID  # incoming clues from the rightmost
TOP: Final[i64] = COMING + INCOMING  # what the tray shows
SOLUTION: Final[i64] = TOP + 1  # by aspect
AREA: Final[i64] = SOLUTION + KINDS  # PLACES cells a seat, from its rightmost
FOCUSED: Final[i64] = AREA + MOST_SEATS * PLACES  # by seat: the place of its focus
HAS: Final[i64] = FOCUSED + MOST_SEATS  # by seat: its ideas
GAVE: Final[i64] = HAS + MOST_SEATS  # by seat: cards that it gave in this turn (CL-15), as bits
CELLS: Final[i64] = GAVE + MOST_SEATS
# Where things lie in what is deduced.
TRAY: Final[i64] = 0  # cards in the tray, without the one that shows
GIVERS: Final[i64] = 1  # by place from ROWS to FOCUSED: who gave the card (CL-15), as bits
GONE: Final[i64] = GIVERS + FOCUSED - ROWS  # by name: seen faces of discards and of solutions

# To whom cells are told that not everybody may know.
TURNED: Final[i64] = GAME_SAYS  # everybody, where both sides of the card have been seen

_FIVE: Final[i64] = 31  # the aspects, as bits


class Cells(State):
    """The truth at a table of Spy Club, by the names of its things."""

    rules: Rules

    # -- where things lie ---------------------------------------------------------------

    def phase(self) -> i64:
        return self.cells[PHASE]

    def enter(self, phase: i64) -> None:
        self.cells[PHASE] = phase

    def finish(self, cause: i64) -> None:
        self.cells[CAUSE] = cause
        self.cells[PHASE] = ENDED

    def active(self) -> i64:
        """Whose turn it is."""
        return self.cells[ACTIVE]

    def begin_with(self, seat: i64) -> None:
        self.cells[ACTIVE] = seat

    def turns_done(self) -> i64:
        return self.cells[TURNS_DONE]

    def all_done(self) -> bool:
        """CL-9: whether no action of this turn is left."""
        return self.cells[DONE] >= self.actions()

    def actions(self) -> i64:
        """How many this turn has."""
        return self.rules.actions_in[self.cells[TURNS_DONE]] + self.cells[MORE]

    def has_used(self, what: i64) -> bool:
        """In this turn."""
        return self.cells[USED] >> what & 1 == 1

    def note_used(self, what: i64) -> None:
        self.cells[USED] |= bit(what)

    def more_actions(self) -> None:
        """CL-54, CL-56: this turn has one more."""
        self.cells[MORE] += 1

    def informed(self) -> i64:
        """CL-53: how often the informant was used."""
        return self.cells[INFORMED]

    def note_informed(self) -> None:
        self.cells[INFORMED] += 1

    def has_skill(self, seat: i64, skill: i64) -> bool:
        """CL-56."""
        return self.rules.skilled and self.rules.skill[seat] == skill

    def is_winded(self, seat: i64) -> bool:
        """CL-56: whether it has used its second wind."""
        return self.cells[WINDED] >> seat & 1 == 1

    def note_winded(self, seat: i64) -> None:
        self.cells[WINDED] |= bit(seat)

    def use_action(self) -> None:
        """CL-9: one of the actions of a turn is done, and whoever refused may be asked again."""
        self.cells[DONE] += 1
        self.cells[REFUSED] = 0

    def last_action(self) -> bool:
        return self.cells[DONE] == self.actions() - 1

    def has_confirmed(self) -> bool:
        """CL-38: whether a clue was confirmed in this turn."""
        return self.cells[CONFIRMED] == 1

    def note_confirmed(self) -> None:
        self.cells[CONFIRMED] = 1

    def see(self, what: i64) -> None:
        """Everybody observes it."""
        self.cells[SEEN] = mix(self.cells[SEEN], what)

    def key(self, seat: i64) -> i64:
        return self.cells[SEEN]

    # Where cards lie: spots, and what lies there.

    def area(self, seat: i64, place: i64) -> i64:
        return AREA + PLACES * seat + place

    def row(self, at: i64) -> i64:
        return ROWS + at

    def coming(self, at: i64) -> i64:
        return COMING + at

    def counted(self, place: i64) -> i64:
        """The spot of a place counted over all areas."""
        places = self.rules.places
        return self.area(place // places, place % places)

    def side(self, spot: i64) -> i64:
        """The side that lies there, or NONE."""
        return self.cells[spot]

    def lay(self, spot: i64, side: i64) -> None:
        self.cells[spot] = side

    def take(self, spot: i64) -> i64:
        """The side that lay there; nothing lies there any more."""
        side = self.cells[spot]
        self.cells[spot] = NONE
        return side

    def exchange(self, one: i64, other: i64) -> None:
        c = self.cells
        side = c[one]
        c[one] = c[other]
        c[other] = side

    def aspect(self, spot: i64) -> i64:
        """The aspect that is up there, or NONE."""
        side = self.cells[spot]
        return NONE if side == NONE else self.rules.aspect[side]

    def clue(self, seat: i64, place: i64) -> i64:
        """The side in a place of an area, or NONE."""
        return self.cells[AREA + PLACES * seat + place]

    def filled(self, seat: i64) -> i64:
        """The filled places of an area, as bits."""
        c = self.cells
        at = AREA + PLACES * seat
        mask: i64 = 0
        for place in range(self.rules.places):
            if c[at + place] != NONE:
                mask |= bit(place)
        return mask

    def free(self, seat: i64) -> i64:
        """CL-47: the filled places of an area that are not in the shadow of the suspect."""
        return self.filled(seat) & ~self.shadow(seat)

    def shadow(self, seat: i64) -> i64:
        """CL-47: the place of an area that is in the shadow of the suspect, as a bit."""
        if not self.rules.shadow:
            return 0
        places = self.rules.places
        there = self.cells[SUSPECT]
        return bit(there % places) if there // places == seat else 0

    def alike(self, seat: i64, aspect: i64) -> i64:
        """How many clues of an area show the aspect."""
        c = self.cells
        at = AREA + PLACES * seat
        count: i64 = 0
        for place in range(self.rules.places):
            if c[at + place] != NONE and self.rules.aspect[c[at + place]] == aspect:
                count += 1
        return count

    def in_row(self, aspect: i64) -> i64:
        """The places of the central row or the grid that show the aspect, as bits."""
        c = self.cells
        rules = self.rules
        mask: i64 = 0
        for at in range(rules.row):
            side = c[ROWS + at]
            if side != NONE and rules.aspect[side] == aspect:
                mask |= bit(at)
        return mask

    def in_place(self) -> i64:
        """The filled places of the central row or the grid, as bits."""
        mask: i64 = 0
        for at in range(self.rules.row):
            if self.cells[ROWS + at] != NONE:
                mask |= bit(at)
        return mask

    def is_wild(self, side: i64) -> bool:
        """CL-31."""
        return self.rules.wild != NONE and self.rules.name[side] == self.rules.wild

    def wild_for(self, aspect: i64) -> i64:
        """CL-31: the places of the row or the grid whose wild clue may help there, as bits."""
        rules = self.rules
        if rules.wild == NONE or aspect == DISTRACTION:
            return 0
        mask: i64 = 0
        for at in range(rules.row):
            side = self.cells[ROWS + at]
            if side != NONE and rules.name[side] == rules.wild:
                mask |= bit(at)
        return mask

    def progress(self, aspect: i64) -> i64:
        """How many clues towards its solution lie in the row or the grid."""
        rules = self.rules
        own, wild = self.in_row(aspect), self.wild_for(aspect)
        if not rules.grid:
            return size(own) + (1 if wild else 0)
        most: i64 = 0
        for pair in range(len(rules.crossed)):
            most = max(most, self.matching(pair, own, wild))
        return most

    def matching(self, pair: i64, own: i64, wild: i64) -> i64:
        """CL-36: how many of these clues of an aspect lie in two lines that cross."""
        rules = self.rules
        helps = rules.crossed[pair] & ~rules.crossing[pair] & wild
        return size(rules.crossed[pair] & own) + (1 if helps else 0)

    def suits(self, places: i64, beside: i64) -> bool:
        """CL-40, CL-41: whether an aspect may be solved by the clues of these places, as bits, and
        by this side beside them, or NONE."""
        if not self.rules.strict:
            return True
        return self.names_suit(places, beside) and self.proof_suits(places, beside)

    def names_suit(self, places: i64, beside: i64) -> bool:
        """CL-40."""
        rules = self.rules
        most = size(places)
        names: i64 = 0
        if beside != NONE:
            most += 1
            names = bit(rules.name[beside])
        for at in range(rules.row):
            if places >> at & 1:
                names |= bit(rules.name[self.cells[ROWS + at]])
        if rules.alike:
            most -= 1
        return min(rules.different, most) <= size(names) <= most

    def proof_suits(self, places: i64, beside: i64) -> bool:
        """CL-41."""
        count = size(places)
        turned: i64 = 0
        if beside != NONE:
            count += 1
            if self.turned(beside):
                turned = 1
        for at in range(self.rules.row):
            if places >> at & 1 and self.turned(self.cells[ROWS + at]):
                turned += 1
        return turned >= min(self.rules.proof, count)

    def empty_spot(self) -> i64:
        """CL-18: where an area lacks a clue, from the active player's rightmost place on."""
        c = self.cells
        rules = self.rules
        for turn in range(rules.seats):
            at = AREA + PLACES * ((c[ACTIVE] + turn) % rules.seats)
            for place in range(rules.places):
                if c[at + place] == NONE:
                    return at + place
        return NONE

    # The tray and the discards, and what has been seen of cards.

    def unseen(self) -> i64:
        """The cards in the tray, without the one that shows, as bits."""
        return self.cells[UNSEEN]

    def must_show(self) -> bool:
        """CL-5: whether the tray shows nothing and has a card to show."""
        return self.cells[TOP] == NONE and self.cells[UNSEEN] != 0

    def may_tail(self) -> bool:
        """CL-52: whether the tray shows a clue and has another card below it."""
        return self.cells[TOP] != NONE and self.cells[UNSEEN] != 0

    def tailed(self) -> i64:
        """CL-52: the aspect of the clue that was discarded to tail, or NONE."""
        return self.cells[TAILED]

    def set_tailed(self, aspect: i64) -> None:
        self.cells[TAILED] = aspect

    def in_tray(self, side: i64) -> bool:
        return self.cells[UNSEEN] >> (side >> 1) & 1 == 1

    def leave_tray(self, side: i64) -> None:
        self.cells[UNSEEN] ^= bit(side >> 1)

    def show(self, side: i64) -> None:
        self.cells[TOP] = side
        self.leave_tray(side)

    def turned(self, side: i64) -> bool:
        """Whether the other side of the card has been seen too."""
        return self.cells[KNOWN] >> (side >> 1) & 1 == 1

    def know(self, side: i64) -> None:
        """Both sides of the card have been seen."""
        self.cells[KNOWN] |= bit(side >> 1)

    def flip(self, spot: i64) -> None:
        """CL-17: what has been seen is known for good."""
        c = self.cells
        c[spot] ^= 1
        c[KNOWN] |= bit(c[spot] >> 1)
        c[SEEN] = mix(c[SEEN], self.rules.name[c[spot]])

    def open_cards(self) -> i64:
        """The cards out of the tray of which one side only has been seen, as bits."""
        return bit(CARDS) - 1 & ~self.cells[UNSEEN] & ~self.cells[KNOWN]

    def set_unseen(self, cards: i64) -> None:
        self.cells[UNSEEN] = cards

    def out(self, face: i64) -> i64:
        """The cards discarded with this face up, as bits."""
        return self.cells[OUT + face]

    def set_out(self, face: i64, cards: i64) -> None:
        self.cells[OUT + face] = cards

    def discarded(self, side: i64) -> bool:
        """Whether the card is discarded with this side up."""
        return self.cells[OUT + (side & 1)] >> (side >> 1) & 1 == 1

    def discard(self, side: i64) -> None:
        self.cells[OUT + (side & 1)] |= bit(side >> 1)
        self.leave(side)

    # CL-15: who gave which card in this turn.

    def gave(self, seat: i64) -> i64:
        """The cards that it gave, as bits."""
        return self.cells[GAVE + seat]

    def gave_it(self, seat: i64, side: i64) -> bool:
        return self.cells[GAVE + seat] >> (side >> 1) & 1 == 1

    def give(self, seat: i64, side: i64) -> None:
        self.cells[GAVE + seat] |= bit(side >> 1)

    def set_gave(self, seat: i64, cards: i64) -> None:
        self.cells[GAVE + seat] = cards

    def leave(self, side: i64) -> None:
        """The card does not come back: who gave it matters no more."""
        for seat in range(self.rules.seats):
            self.cells[GAVE + seat] &= ~bit(side >> 1)

    # Ideas.

    def ideas(self, seat: i64) -> i64:
        return self.cells[HAS + seat]

    def set_ideas(self, seat: i64, ideas: i64) -> None:
        self.cells[HAS + seat] = ideas

    def supply(self) -> i64:
        return self.cells[SUPPLY]

    def pay(self, seat: i64, ideas: i64) -> None:
        self.cells[HAS + seat] -= ideas
        self.cells[SUPPLY] += ideas

    def earn(self, seat: i64, ideas: i64) -> None:
        self.pay(seat, -ideas)

    def hand_over(self, giver: i64, taker: i64, ideas: i64) -> None:
        self.cells[HAS + giver] -= ideas
        self.cells[HAS + taker] += ideas

    def give_up(self, seat: i64, ideas: i64) -> None:
        """CL-55: they leave the game."""
        self.cells[HAS + seat] -= ideas
        self.cells[LOST] += ideas

    def in_play(self) -> i64:
        """The ideas that are not lost."""
        return self.rules.ideas - self.cells[LOST]

    def owed(self) -> i64:
        """How many are still to be removed."""
        return self.cells[OWED]

    def owe(self, ideas: i64) -> None:
        self.cells[OWED] = ideas

    def lose(self, source: i64) -> None:
        """CL-21: one idea, from the supply or from a seat (counted from 1)."""
        c = self.cells
        if source:
            c[HAS + source - 1] -= 1
        else:
            c[SUPPLY] -= 1
        c[LOST] += 1
        c[OWED] -= 1

    # The focus, and what things cost.

    def focus_of(self, seat: i64) -> i64:
        """The place of a seat's focus."""
        return self.cells[FOCUSED + seat]

    def set_focus(self, seat: i64, place: i64) -> None:
        self.cells[FOCUSED + seat] = place

    def focus_aspect(self, seat: i64) -> i64:
        """The aspect of a seat's focus clue, or NONE (CL-8)."""
        c = self.cells
        side = c[AREA + PLACES * seat + c[FOCUSED + seat]]
        return NONE if side == NONE else self.rules.aspect[side]

    def distance(self, seat: i64, place: i64) -> i64:
        """CL-12: what it costs to confirm from there."""
        far = place - self.cells[FOCUSED + seat]
        cost = (far if far > 0 else -far) * self.rules.distance
        if cost and self.has_skill(seat, LONG_ARM):
            cost -= 1
        return cost

    def payable(self, seat: i64) -> i64:
        """CL-12: the places from which it could pay for a Confirm, as bits."""
        rules = self.rules
        c = self.cells
        reach = c[HAS + seat] + (1 if rules.skilled and self.has_skill(seat, LONG_ARM) else 0)
        focus = c[FOCUSED + seat]
        mask: i64 = 0
        for place in range(rules.places):
            far = place - focus
            if (far if far > 0 else -far) * rules.distance <= reach:
                mask |= bit(place)
        return mask

    def price(self, at: i64) -> i64:
        """CL-6: what an incoming clue costs the active player."""
        cost = self.rules.price[at]
        if cost and self.has_skill(self.cells[ACTIVE], BARGAIN):
            cost -= 1
        return cost

    def affordable(self, seat: i64) -> i64:
        """The incoming clues that the seat, which is active, could pay for, as bits."""
        rules = self.rules
        c = self.cells
        reach = c[HAS + seat] + (1 if rules.skilled and self.has_skill(seat, BARGAIN) else 0)
        mask: i64 = 0
        for at in range(INCOMING + 1):
            if c[COMING + at] != NONE and rules.price[at] <= reach:
                mask |= bit(at)
        return mask

    # Investigate, and consent in teamwork.

    def flipped(self) -> i64:
        """The places turned in this Investigate, as bits."""
        return self.cells[FLIPPED]

    def add_flipped(self, place: i64) -> None:
        self.cells[FLIPPED] |= bit(place)

    def forget_flipped(self) -> None:
        self.cells[FLIPPED] = 0

    def question(self) -> i64:
        """The action for which consent is asked, or NONE."""
        return self.cells[ASK]

    def ask(self, action: i64) -> None:
        self.cells[ASK] = action

    def has_refused(self, seat: i64) -> bool:
        """Since the last action."""
        return self.cells[REFUSED] >> seat & 1 == 1

    def refuse(self, seat: i64) -> None:
        self.cells[REFUSED] |= bit(seat)

    def forget_refusals(self) -> None:
        self.cells[REFUSED] = 0

    # Aspects.

    def is_solved(self, aspect: i64) -> bool:
        return self.cells[SOLVED] >> aspect & 1 == 1

    def is_open(self, aspect: i64) -> bool:
        """Whether it is a goal, an aspect or an extra one, that is not solved yet."""
        return (_FIVE | self.rules.extra) & ~self.cells[SOLVED] & bit(aspect) != 0

    def is_solvable(self, aspect: i64) -> bool:
        """CL-39: whether it is open, and its turn has come."""
        if not self.is_open(aspect):
            return False
        rules = self.rules
        if rules.first != NONE and not self.is_solved(rules.first):
            return aspect == rules.first
        return aspect != rules.last or self.solved_count() == ASPECTS - 1

    def solution(self, aspect: i64) -> i64:
        """The side that is the answer, or NONE."""
        return self.cells[SOLUTION + aspect]

    def solve(self, aspect: i64, side: i64) -> None:
        self.cells[SOLUTION + aspect] = side
        self.cells[SOLVED] |= bit(aspect)
        if self.rules.cold:
            self.cells[QUIET] = 0
            self.cells[SOLVED_NOW] = 1

    def won(self) -> bool:
        """CL-24: whether all five aspects are solved."""
        return not _FIVE & ~self.cells[SOLVED]

    def may_close(self) -> bool:
        """CL-32: whether it is won, and goes on for an extra goal only."""
        return self.rules.extra & ~self.cells[SOLVED] != 0 and self.won()

    def solved_count(self) -> i64:
        """Aspects, without extra goals."""
        return size(self.cells[SOLVED] & _FIVE)

    def extra_count(self) -> i64:
        return size(self.cells[SOLVED] & ~_FIVE)

    # The suspect.

    def suspect(self) -> i64:
        """The pawn's place, counted over all areas."""
        return self.cells[SUSPECT]

    def set_suspect(self, place: i64) -> None:
        self.cells[SUSPECT] = place

    def number(self, card: i64) -> i64:
        """CL-19: how far it goes by this movement card: as the last one says at its sign."""
        return self.rules.numbers(self.cells[CARD], self.rules.sign[card])

    def named(self, among: i64) -> i64:
        """CL-22, CL-31: which of these places of the row the last movement card names, or else
        the one before it, and so on; NONE where none names one."""
        for turn in range(size(self.cells[PLAYED]) - 1, -1, -1):
            place = self.rules.symbol[self.card_of(turn)]
            if among >> place & 1:
                return place
        return NONE

    def walk(self, number: i64) -> None:
        """CL-19: the pawn goes on over the places of all areas."""
        c = self.cells
        c[SUSPECT] = self.after(number)
        if self.rules.rounds:
            c[WALKED] += number

    def after(self, number: i64) -> i64:
        """CL-19, CL-46: where the pawn comes to by this number, counted over all areas."""
        c = self.cells
        return (c[SUSPECT] + (-number if c[BACKWARDS] else number)) % self.all_places()

    def goes_back(self) -> bool:
        """CL-46: whether the pawn goes the other way."""
        return self.cells[BACKWARDS] == 1

    def turn_round(self) -> None:
        self.cells[BACKWARDS] ^= 1

    def is_caught(self, place: i64) -> bool:
        """CL-48: whether the pawn would be caught in this place, counted over all areas."""
        places = self.rules.places
        return self.rules.caught and self.cells[FOCUSED + place // places] == place % places

    def all_places(self) -> i64:
        return self.rules.seats * self.rules.places

    def rounds(self) -> i64:
        """CL-37: how often the pawn has gone round, where that counts."""
        return self.cells[WALKED] // self.all_places()

    def moves_to_come(self) -> i64:
        """CL-4: the movement cards of which the next is one, as bits."""
        c = self.cells
        if c[TURNS_DONE] >= self.rules.turns:
            return 0
        return self.rules.parts[self.rules.by_turn[c[TURNS_DONE]]] & ~c[PLAYED]

    def play_card(self, turn: i64, card: i64) -> None:
        c = self.cells
        c[ORDER + turn // A_CELL] |= (card + 1) << A_CARD * (turn % A_CELL)
        c[PLAYED] |= bit(card)
        c[CARD] = card

    def card_of(self, turn: i64) -> i64:
        """The movement card of a turn."""
        played = self.cells[ORDER + turn // A_CELL] >> A_CARD * (turn % A_CELL)
        return (played & bit(A_CARD) - 1) - 1

    def step_up(self) -> bool:
        """The escape marker moves up. True if that is the last step."""
        c = self.cells
        c[ESCAPE] += 1
        return c[ESCAPE] >= self.rules.steps

    def steps(self) -> i64:
        """How many the escape marker has made."""
        return self.cells[ESCAPE]

    def may_step_back(self) -> bool:
        """Whether the escape marker has left its start."""
        return self.cells[ESCAPE] > 0

    def step_back(self) -> None:
        """CL-48: the escape marker goes one step back, as far as its start."""
        c = self.cells
        if c[ESCAPE]:
            c[ESCAPE] -= 1

    def event(self, aspect: i64) -> i64:
        """CL-20: what the suspect brings about there..."""
        return self.rules.event[aspect]

    def amount(self, aspect: i64) -> i64:
        """...and how many ideas that removes, or removes more."""
        return self.rules.amount[aspect]

    def pass_turn(self) -> None:
        """The next player begins its turn."""
        c = self.cells
        seats = self.rules.seats
        c[ACTIVE] = (c[ACTIVE] + 1) % seats
        c[DONE] = 0
        c[REFUSED] = 0
        c[CONFIRMED] = 0
        c[MORE] = 0
        c[USED] = 0
        for seat in range(seats):
            c[GAVE + seat] = 0
        c[PHASE] = ACTING

    def has_solved(self) -> bool:
        """CL-49: whether a goal was solved in this turn, where that counts."""
        return self.cells[SOLVED_NOW] == 1

    def count_quiet(self) -> bool:
        """CL-49: a turn is over. True if too many in a row have solved nothing."""
        c = self.cells
        if not c[SOLVED_NOW]:
            c[QUIET] += 1
        c[SOLVED_NOW] = 0
        return c[QUIET] >= self.rules.cold

    def turns_left(self) -> i64:
        """With this one."""
        return self.rules.turns - self.cells[TURNS_DONE]

    def count_turn(self) -> i64:
        self.cells[TURNS_DONE] += 1
        return self.cells[TURNS_DONE]
