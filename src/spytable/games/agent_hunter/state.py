# compiled
"""Agent Hunter: the truth at the table and its rules, phase by phase."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.games.agent_hunter.rules import Rules
from spytable.kernel.chance import Outcomes
from spytable.kernel.observation import GAME_SAYS
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER, State, mix

# What is going on.
PLACING: Final[i64] = 0  # both put agents on their bases, in secret (AH-2, AH-3)
DRAWING: Final[i64] = 1  # chance names the first player (AH-3)
ACTING: Final[i64] = 2  # the active player takes one action (AH-5, AH-8, AH-10)
PUTTING: Final[i64] = 3  # a base awaits an agent (AH-8, AH-11, AH-12)
CONFIRMING: Final[i64] = 4  # the agent is put; it can still be taken back
ENDED: Final[i64] = 5

# Where things lie in the cells.
PHASE: Final[i64] = 0
ACTIVE: Final[i64] = 1  # whose turn it is
PUTTER: Final[i64] = 2  # who puts an agent in PUTTING and CONFIRMING
SLOT: Final[i64] = 3  # on which of its bases
TURN: Final[i64] = 4  # turns finished (AH-20)
GONE: Final[i64] = 5  # numbers out of the game, as bits: the same for both (AH-15)
CAUSE: Final[i64] = 6  # the rule by which a base awaits an agent: 8, 11 or 12
KEY: Final[i64] = 7  # by seat: what it has observed
HAND: Final[i64] = 9  # by seat: numbers in hand, as bits
STANDING: Final[i64] = 11  # by seat: bases not eliminated, as bits
TOKENS: Final[i64] = 13  # by seat: target tokens left
PLACED: Final[i64] = 15  # by seat: agents put in set-up; bases + 1 when confirmed
# By seat and base, BASES cells a seat:
AGENT: Final[i64] = 17  # the number that lies there, or NONE
SHEET: Final[i64] = 23  # what everybody knows it can be, as bits
BESIDE: Final[i64] = 29  # target tokens beside it
SIZE: Final[i64] = 35
BASES: Final[i64] = 3  # the most bases a seat can have
NONE: Final[i64] = -1
# Where things lie in what is deduced.
POSSIBLE: Final[i64] = 0  # by seat and base: the numbers that all must hold possible, as bits

# To whom cells are told that not everybody may know.
SET_UP_DONE: Final[i64] = GAME_SAYS  # everybody, when both have placed their agents (AH-3)
FACE_UP: Final[i64] = GAME_SAYS << 1  # everybody, where an agent does not lie face down (AH-4)

# What a seat observes of a step, for its key; an answer is added to the action.
_SECRET: Final[i64] = 1 << 20


class Hunt(State):
    """A game of Agent Hunter; made by `begin` or `clone`."""

    rules: Rules

    # -- who may do what ---------------------------------------------------------------

    def seats(self) -> i64:
        return 2

    def mover(self) -> i64:
        c = self.cells
        phase = c[PHASE]
        if phase == ACTING:
            return c[ACTIVE]
        if phase == PUTTING or phase == CONFIRMING:
            return c[PUTTER]
        if phase == PLACING:
            return 0 if c[PLACED] <= self.rules.bases else 1
        return CHANCE if phase == DRAWING else OVER

    def to_act(self) -> i64:
        c = self.cells
        if c[PHASE] == PLACING:  # AH-3: either may place first
            ready = self.rules.bases + 1
            return (1 if c[PLACED] < ready else 0) | (2 if c[PLACED + 1] < ready else 0)
        mover = self.mover()
        return 1 << mover if mover >= 0 else 0

    def simultaneous(self) -> i64:
        return 1 if self.cells[PHASE] == PLACING else 0

    def legal(self, seat: i64) -> tuple[int, ...]:
        c = self.cells
        rules = self.rules
        phase = c[PHASE]
        if phase == ACTING and c[ACTIVE] == seat:
            return rules.legal_turn(
                c[HAND + seat], c[STANDING + seat], c[STANDING + 1 - seat], c[TOKENS + seat] > 0
            )
        if phase == PLACING:
            if c[PLACED + seat] < rules.bases:
                return rules.legal_puts(c[HAND + seat])
            return rules.only_done if c[PLACED + seat] == rules.bases else rules.nothing
        if phase == PUTTING and c[PUTTER] == seat:
            return rules.legal_puts(c[HAND + seat])
        if phase == CONFIRMING and c[PUTTER] == seat:
            return rules.only_done
        return rules.nothing

    def chance(self) -> Outcomes:
        return [(0, 1), (1, 1)] if self.cells[PHASE] == DRAWING else []

    def bound(self) -> i64:
        limit = self.rules.turn_limit
        return 2 * (self.rules.bases + 1) + 1 + 3 * limit if limit else 0

    def shows(self, seat: i64, action: i64) -> bool:
        return action >= self.rules.swap  # AH-8, AH-5, AH-10: an agent is shown

    # -- what happens ------------------------------------------------------------------

    def apply(self, actor: i64, action: i64) -> None:
        c = self.cells
        rules = self.rules
        if c[PHASE] == ACTING:
            if action >= rules.from_base:
                own = (action - rules.from_base) // rules.bases
                self._attack_from_base(actor, own, (action - rules.from_base) % rules.bases, action)
            elif action >= rules.from_hand:
                number = (action - rules.from_hand) // rules.bases
                aim = (action - rules.from_hand) % rules.bases
                self._attack_from_hand(actor, number, aim, action)
            else:
                self._swap(actor, action - rules.swap, action)
        elif action == rules.done and actor >= 0:
            self._confirm(actor)
        elif actor >= 0:
            self._put(actor, action)
        else:  # AH-3: the first player
            c[ACTIVE] = action
            c[PHASE] = ACTING
            self._all_see(action)

    def _put(self, seat: i64, number: i64) -> None:
        """AH-2, AH-8, AH-11, AH-12: an agent of the hand, face down on the base that awaits one."""
        c = self.cells
        placing = c[PHASE] == PLACING
        base = c[PLACED + seat] if placing else c[SLOT]
        c[HAND + seat] ^= 1 << number
        c[AGENT + BASES * seat + base] = number
        c[SHEET + BASES * seat + base] = self.rules.all_agents & ~c[GONE]
        c[KEY + seat] = mix(c[KEY + seat], number)
        if placing:  # AH-3: the other learns nothing, not even that something was put
            c[PLACED + seat] += 1
        else:
            c[KEY + 1 - seat] = mix(c[KEY + 1 - seat], _SECRET)
            c[PHASE] = CONFIRMING

    def _confirm(self, seat: i64) -> None:
        c = self.cells
        if c[PHASE] != PLACING:
            self._all_see(self.rules.done)
            self._end_turn()
            return
        c[KEY + seat] = mix(c[KEY + seat], self.rules.done)
        c[PLACED + seat] += 1
        if c[PLACED] + c[PLACED + 1] == 2 * (self.rules.bases + 1):
            c[PHASE] = DRAWING

    def _attack_from_hand(self, me: i64, number: i64, aim: i64, action: i64) -> None:
        c = self.cells
        hidden = c[AGENT + BASES * (1 - me) + aim]
        if number == hidden:  # AH-7
            self._all_see(action << 2 | 1)
            c[HAND + me] ^= 1 << number
            self._leave(number)
            if self._eliminate(1 - me, aim):
                return
        else:  # AH-6: both know the answer, and that the number is in that hand
            self._answer(1 - me, aim, number, hidden, action)
            self._not_on_bases(me, number)
        self._end_turn()

    def _swap(self, me: i64, base: i64, action: i64) -> None:
        """AH-8: shown, taken into the hand, a token beside the base; then another is put."""
        c = self.cells
        at = BASES * me + base
        number = c[AGENT + at]
        self._all_see(action << 4 | number)
        c[AGENT + at] = NONE
        c[HAND + me] |= 1 << number
        c[TOKENS + me] -= 1
        c[BESIDE + at] += 1
        self._not_on_bases(me, number)
        self._await(me, base, 8)

    def _attack_from_base(self, me: i64, own: i64, aim: i64, action: i64) -> None:
        c = self.cells
        foe = 1 - me
        number = c[AGENT + BASES * me + own]
        hidden = c[AGENT + BASES * foe + aim]
        if number == hidden:  # AH-12
            self._all_see((action << 4 | number) << 2 | 1)
            c[AGENT + BASES * me + own] = NONE
            self._leave(number)
            if not self._eliminate(foe, aim):
                self._await(me, own, 12)
            return
        # AH-11: the attacker's base is lost to the enemy's agent of the same number.
        self._answer(foe, aim, number, hidden, action << 4 | number)
        match = self.where(foe, number)
        self._all_see(match)
        self._leave(number)
        if match < 0:
            c[HAND + foe] ^= 1 << number
        else:
            c[AGENT + BASES * foe + match] = NONE
        if self._eliminate(me, own):
            return  # AH-16: an open refill is not made
        if match < 0:
            self._end_turn()
        else:
            self._await(foe, match, 11)

    # -- the small steps they are made of --------------------------------------------------

    def _all_see(self, what: i64) -> None:
        c = self.cells
        c[KEY] = mix(c[KEY], what)
        c[KEY + 1] = mix(c[KEY + 1], what)

    def _answer(self, foe: i64, aim: i64, number: i64, hidden: i64, action: i64) -> None:
        """AH-5: greater or smaller, truthfully, for all to hear."""
        at = SHEET + BASES * foe + aim
        less = (1 << number) - 1
        if number > hidden:
            self.cells[at] &= less
            self._all_see(action << 2 | 2)
        else:
            self.cells[at] &= ~(less << 1 | 1)
            self._all_see(action << 2 | 3)

    def where(self, seat: i64, number: i64) -> i64:
        """The base of that seat on which the number lies; NONE if it is in its hand."""
        for base in range(self.rules.bases):
            lies = self.cells[AGENT + BASES * seat + base] == number
            if lies and self.cells[STANDING + seat] >> base & 1:
                return base
        return NONE

    def _not_on_bases(self, seat: i64, number: i64) -> None:
        """Everybody saw the number in that hand, so it is on none of its bases now."""
        c = self.cells
        keep = ~(1 << number)
        c[SHEET + BASES * seat] &= keep
        c[SHEET + BASES * seat + 1] &= keep
        c[SHEET + BASES * seat + 2] &= keep

    def _leave(self, number: i64) -> None:
        """AH-15: both agents of the number leave the game together."""
        self.cells[GONE] |= 1 << number
        self._not_on_bases(0, number)
        self._not_on_bases(1, number)

    def _eliminate(self, seat: i64, base: i64) -> bool:
        """AH-7, AH-11: a base of that seat is eliminated. True if that ends the game (AH-16)."""
        c = self.cells
        c[STANDING + seat] ^= 1 << base
        if c[STANDING + seat]:
            return False
        c[PHASE] = ENDED
        c[TURN] += 1
        return True

    def _await(self, seat: i64, base: i64, rule: i64) -> None:
        c = self.cells
        c[CAUSE] = rule
        c[PHASE] = PUTTING
        c[PUTTER] = seat
        c[SLOT] = base

    def _end_turn(self) -> None:
        c = self.cells
        c[TURN] += 1
        c[ACTIVE] = 1 - c[ACTIVE]
        c[PUTTER] = 0
        c[SLOT] = 0
        c[CAUSE] = 0
        c[PHASE] = ENDED if c[TURN] == self.rules.turn_limit else ACTING  # AH-20

    # -- the end ------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """AH-17: enemy bases eliminated, and the target tokens beside them."""
        foe = 1 - seat
        total: i64 = 0
        for base in range(self.rules.bases):
            if not self.cells[STANDING + foe] >> base & 1:
                total += 1 + self.cells[BESIDE + BASES * foe + base]
        return total

    def in_hand(self, seat: i64) -> i64:
        """AH-18: the sum of the numbers left in hand."""
        hand = self.cells[HAND + seat]
        total: i64 = 0
        for number in range(self.rules.agents):
            if hand >> number & 1:
                total += number
        return total

    def lead(self) -> i64:
        """AH-18: positive if seat 0 would win now, negative if seat 1, 0 for a shared victory."""
        points = self.points(0) - self.points(1)
        return points if points else self.in_hand(0) - self.in_hand(1)

    def returns(self) -> list[float]:
        lead = self.lead() if self.cells[PHASE] == ENDED else 0
        if lead == 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if lead > 0 else [-1.0, 1.0]

    def scores(self) -> list[int]:
        return [int(self.points(0)), int(self.points(1))]

    # -- knowledge, copies -------------------------------------------------------------

    def key(self, seat: i64) -> i64:
        return self.cells[KEY + seat]

    def ways(self, seat: i64, base: i64, number: i64) -> i64:
        """In how many ways the seat's hidden agents can lie with this number on that base.

        All that everybody knows of a seat's bases is one set of numbers a base: an
        answer bounds its target, a shown number is on no other base, a put wipes its
        base's set, and what fits is equally likely. So the exact joint set is every
        choice of different numbers from those sets, and this counts them.
        """
        c = self.cells
        sheet = SHEET + BASES * seat
        bit: i64 = 1 << number
        if not c[sheet + base] & bit:
            return 0
        first: i64 = NONE
        second: i64 = NONE
        for other in range(self.rules.bases):
            if other != base and self.hidden(seat, other):
                second = first
                first = c[sheet + other] & ~bit
        count = self.rules.count
        if first == NONE:
            return 1
        if second == NONE:
            return count[first]
        return count[first] * count[second] - count[first & second]

    def sheet(self, seat: i64, base: i64) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The numbers that can lie face down there, and in how many ways each."""
        possible: list[int] = []
        ways: list[int] = []
        if self.hidden(seat, base):
            for number in range(self.rules.agents):
                count = self.ways(seat, base, number)
                if count:
                    possible.append(number)
                    ways.append(count)
        return tuple(possible), tuple(ways)

    def hidden(self, seat: i64, base: i64) -> bool:
        """Whether an agent lies face down there."""
        c = self.cells
        return c[STANDING + seat] >> base & 1 == 1 and c[AGENT + BASES * seat + base] != NONE

    def told(self, to: i64, at: i64, viewer: i64) -> bool:
        if self.cells[PHASE] == PLACING:
            return False
        if to & FACE_UP:
            return not self.hidden((at - AGENT) // BASES, (at - AGENT) % BASES)
        return to & SET_UP_DONE != 0

    def deduced(self, viewer: i64) -> vec[i64]:
        found = vec[i64]([0] * int(2 * BASES))
        if self.cells[PHASE] == PLACING:
            return found
        for seat in range(2):
            for base in range(self.rules.bases):
                if self.hidden(seat, base):
                    for number in range(self.rules.agents):
                        if self.ways(seat, base, number):
                            found[POSSIBLE + BASES * seat + base] |= 1 << number
        return found

    def resample(self, viewer: i64, rng: Random) -> None:
        if self.cells[PHASE] != ENDED and viewer != OMNISCIENT:  # AH-16: then all is shown
            if viewer != 0:
                self._redeal(0, viewer, rng)
            if viewer != 1:
                self._redeal(1, viewer, rng)
        self._seed_key(0)
        self._seed_key(1)

    def _redeal(self, seat: i64, viewer: i64, rng: Random) -> None:
        """Put fresh agents on the seat's bases, all placements that fit being equally likely."""
        c = self.cells
        bases = self.rules.bases
        if c[PHASE] == PLACING:
            # Nobody knows how far another is (AH-3); seats are taken to choose in their
            # order, so a lower one is ready while the viewer still chooses.
            ready = 0 <= seat < viewer and c[PLACED + viewer] <= bases
            c[PLACED + seat] = bases + 1 if ready else 0
            for at in range(BASES * seat, BASES * seat + bases):
                c[AGENT + at] = NONE
                c[SHEET + at] = self.rules.all_agents if ready else 0
            if not ready:
                c[HAND + seat] = self.rules.all_agents
                return
        empty: i64 = NONE
        if c[PHASE] == PUTTING and c[PUTTER] == seat:
            empty = c[SLOT]
        used: i64 = 0
        base: i64 = 0
        while base < bases:
            if base != empty and c[STANDING + seat] >> base & 1:
                number = self.rules.pick_bit(c[SHEET + BASES * seat + base], rng)
                if used >> number & 1:  # two bases cannot hold one agent: start again
                    used = 0
                    base = 0
                    continue
                used |= 1 << number
                c[AGENT + BASES * seat + base] = number
            base += 1
        c[HAND + seat] = self.rules.all_agents & ~c[GONE] & ~used

    def _seed_key(self, seat: i64) -> None:
        c = self.cells
        key = mix(seat, c[HAND + seat])
        for base in range(self.rules.bases):
            key = mix(key, c[AGENT + BASES * seat + base])
        c[KEY + seat] = mix(key, c[PLACED + seat])

    def clone(self) -> Hunt:
        copy = Hunt()
        copy.rules = self.rules
        copy.cells = self.cells[:]
        return copy


def begin(rules: Rules) -> Hunt:
    """AH-1: all agents in hand, all tokens left, nothing placed."""
    hunt = Hunt()
    hunt.rules = rules
    c = vec[i64]([0] * int(SIZE))
    for seat in range(2):
        c[HAND + seat] = rules.all_agents
        c[STANDING + seat] = rules.all_bases
        c[TOKENS + seat] = rules.tokens
        for base in range(BASES):
            c[AGENT + BASES * seat + base] = NONE
    hunt.cells = c
    return hunt
