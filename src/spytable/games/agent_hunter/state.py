# compiled
"""Agent Hunter: the truth at the table and its rules, phase by phase."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.games.agent_hunter.rules import Rules
from spytable.kernel.bits import bit
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
CAUSE: Final[i64] = 6  # the rule by which a base awaits an agent, or 0
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

# By which rule a base awaits an agent.
BY_SWAP: Final[i64] = 8
BY_MATCH: Final[i64] = 11
BY_HIT: Final[i64] = 12

# What a seat observes of a step, for its key; an answer is added to the action.
_SECRET: Final[i64] = 1 << 20
_EQUAL: Final[i64] = 1
_GREATER: Final[i64] = 2
_SMALLER: Final[i64] = 3


class Hunt(State):
    """A game of Agent Hunter; made by `begin` or `clone`."""

    rules: Rules

    # -- where things lie ---------------------------------------------------------------

    def phase(self) -> i64:
        return self.cells[PHASE]

    def enter(self, phase: i64) -> None:
        self.cells[PHASE] = phase

    def active(self) -> i64:
        """Whose turn it is."""
        return self.cells[ACTIVE]

    def pass_to(self, seat: i64) -> None:
        self.cells[ACTIVE] = seat

    def turn(self) -> i64:
        """How many turns are finished."""
        return self.cells[TURN]

    def set_turn(self, finished: i64) -> None:
        self.cells[TURN] = finished

    def finish_turn(self) -> None:
        self.cells[TURN] += 1

    def pass_turn(self) -> None:
        """AH-20: the turn is finished, and the other's begins unless the game has ended."""
        c = self.cells
        c[TURN] += 1
        c[ACTIVE] = 1 - c[ACTIVE]
        c[PUTTER] = 0
        c[SLOT] = 0
        c[CAUSE] = 0
        c[PHASE] = ENDED if c[TURN] == self.rules.turn_limit else ACTING

    def putter(self) -> i64:
        """Who puts an agent..."""
        return self.cells[PUTTER]

    def slot(self) -> i64:
        """...on which of its bases..."""
        return self.cells[SLOT]

    def set_slot(self, seat: i64, base: i64, rule: i64) -> None:
        """...and by which rule."""
        self.cells[PUTTER] = seat
        self.cells[SLOT] = base
        self.cells[CAUSE] = rule

    def cause(self) -> i64:
        return self.cells[CAUSE]

    def gone(self) -> i64:
        """The numbers out of the game, as bits."""
        return self.cells[GONE]

    def set_gone(self, numbers: i64) -> None:
        self.cells[GONE] = numbers

    def add_gone(self, number: i64) -> None:
        self.cells[GONE] |= bit(number)

    def hand(self, seat: i64) -> i64:
        """The numbers in a hand, as bits."""
        return self.cells[HAND + seat]

    def set_hand(self, seat: i64, numbers: i64) -> None:
        self.cells[HAND + seat] = numbers

    def into_hand(self, seat: i64, number: i64) -> None:
        self.cells[HAND + seat] |= bit(number)

    def out_of_hand(self, seat: i64, number: i64) -> None:
        self.cells[HAND + seat] ^= bit(number)

    def standing(self, seat: i64) -> i64:
        """The bases that are not eliminated, as bits."""
        return self.cells[STANDING + seat]

    def set_standing(self, seat: i64, bases: i64) -> None:
        self.cells[STANDING + seat] = bases

    def stands(self, seat: i64, base: i64) -> bool:
        return self.cells[STANDING + seat] >> base & 1 == 1

    def fall(self, seat: i64, base: i64) -> None:
        self.cells[STANDING + seat] ^= bit(base)

    def placed(self, seat: i64) -> i64:
        """How many agents it has put in set-up; one more when that is confirmed."""
        return self.cells[PLACED + seat]

    def set_placed(self, seat: i64, agents: i64) -> None:
        self.cells[PLACED + seat] = agents

    def agent(self, seat: i64, base: i64) -> i64:
        """The number that lies on a base, or NONE."""
        return self.cells[AGENT + _spot(seat, base)]

    def lay(self, seat: i64, base: i64, number: i64) -> None:
        self.cells[AGENT + _spot(seat, base)] = number

    def hidden(self, seat: i64, base: i64) -> bool:
        """Whether an agent lies face down there."""
        return self.stands(seat, base) and self.agent(seat, base) != NONE

    def hidden_in(self, cell: i64) -> bool:
        """The same of the base whose agent lies in this cell."""
        return self.hidden((cell - AGENT) // BASES, (cell - AGENT) % BASES)

    def can_be(self, seat: i64, base: i64) -> i64:
        """The numbers that everybody knows can lie on a base, as bits."""
        return self.cells[SHEET + _spot(seat, base)]

    def set_can_be(self, seat: i64, base: i64, numbers: i64) -> None:
        self.cells[SHEET + _spot(seat, base)] = numbers

    def narrow(self, seat: i64, base: i64, numbers: i64) -> None:
        self.cells[SHEET + _spot(seat, base)] &= numbers

    def rule_out(self, seat: i64, number: i64) -> None:
        """The number is on none of the seat's bases."""
        c = self.cells
        sheet = SHEET + _spot(seat, 0)
        for base in range(BASES):
            c[sheet + base] &= ~bit(number)

    def tokens(self, seat: i64) -> i64:
        """The target tokens that a seat has left."""
        return self.cells[TOKENS + seat]

    def set_tokens(self, seat: i64, tokens: i64) -> None:
        self.cells[TOKENS + seat] = tokens

    def beside(self, seat: i64, base: i64) -> i64:
        """The target tokens beside a base."""
        return self.cells[BESIDE + _spot(seat, base)]

    def set_beside(self, seat: i64, base: i64, tokens: i64) -> None:
        self.cells[BESIDE + _spot(seat, base)] = tokens

    def put_token(self, seat: i64, base: i64) -> None:
        self.cells[TOKENS + seat] -= 1
        self.cells[BESIDE + _spot(seat, base)] += 1

    def key(self, seat: i64) -> i64:
        return self.cells[KEY + seat]

    def set_key(self, seat: i64, key: i64) -> None:
        self.cells[KEY + seat] = key

    def sees(self, seat: i64, what: i64) -> None:
        self.cells[KEY + seat] = mix(self.cells[KEY + seat], what)

    def all_see(self, what: i64) -> None:
        c = self.cells
        c[KEY] = mix(c[KEY], what)
        c[KEY + 1] = mix(c[KEY + 1], what)

    # -- who may do what ---------------------------------------------------------------

    def seats(self) -> i64:
        return 2

    def mover(self) -> i64:
        c = self.cells  # asked at every step: looked up once
        phase = c[PHASE]
        if phase == ACTING:
            return c[ACTIVE]
        if phase == PUTTING or phase == CONFIRMING:
            return c[PUTTER]
        if phase == PLACING:
            return 1 if self.ready(0) else 0
        return CHANCE if phase == DRAWING else OVER

    def ready(self, seat: i64) -> bool:
        """AH-3: whether it has placed its agents and said so."""
        return self.placed(seat) > self.rules.bases

    def to_act(self) -> i64:
        if self.phase() == PLACING:  # AH-3: either may place first
            return (0 if self.ready(0) else 1) | (0 if self.ready(1) else 2)
        mover = self.mover()
        return bit(mover) if mover >= 0 else 0

    def simultaneous(self) -> i64:
        return 1 if self.phase() == PLACING else 0

    def legal(self, seat: i64) -> tuple[int, ...]:
        c = self.cells  # asked at every step: looked up once
        rules = self.rules
        phase = c[PHASE]
        if phase == ACTING and c[ACTIVE] == seat:
            return rules.legal_turn(
                c[HAND + seat], c[STANDING + seat], c[STANDING + 1 - seat], c[TOKENS + seat] > 0
            )
        if phase == PLACING:
            if self.placed(seat) < rules.bases:
                return rules.legal_puts(self.hand(seat))
            return rules.nothing if self.ready(seat) else rules.only_done
        if phase == PUTTING and self.putter() == seat:
            return rules.legal_puts(self.hand(seat))
        if phase == CONFIRMING and self.putter() == seat:
            return rules.only_done
        return rules.nothing

    def chance(self) -> Outcomes:
        return [(0, 1), (1, 1)] if self.phase() == DRAWING else []

    def bound(self) -> i64:
        limit = self.rules.turn_limit
        return 2 * (self.rules.bases + 1) + 1 + 3 * limit if limit else 0

    def shows(self, seat: i64, action: i64) -> bool:
        return action >= self.rules.swap  # AH-8, AH-5, AH-10: an agent is shown

    # -- what happens ------------------------------------------------------------------

    def apply(self, actor: i64, action: i64) -> None:
        rules = self.rules
        if self.phase() == ACTING:
            if action >= rules.from_base:
                self._attack_from_base(actor, rules.own(action), rules.aim(action), action)
            elif action >= rules.from_hand:
                self._attack_from_hand(actor, rules.shown(action), rules.aim(action), action)
            else:
                self._swap(actor, action - rules.swap, action)
        elif action == rules.done and actor >= 0:
            self._confirm(actor)
        elif actor >= 0:
            self._put(actor, action)
        else:  # AH-3: the first player
            self.pass_to(action)
            self.enter(ACTING)
            self.all_see(action)

    def _put(self, seat: i64, number: i64) -> None:
        """AH-2, AH-8, AH-11, AH-12: an agent of the hand, face down on the base that awaits one."""
        placing = self.phase() == PLACING
        base = self.placed(seat) if placing else self.slot()
        self.out_of_hand(seat, number)
        self.lay(seat, base, number)
        self.set_can_be(seat, base, self.rules.all_agents & ~self.gone())
        self.sees(seat, number)
        if placing:  # AH-3: the other learns nothing, not even that something was put
            self.set_placed(seat, base + 1)
        else:
            self.sees(1 - seat, _SECRET)
            self.enter(CONFIRMING)

    def _confirm(self, seat: i64) -> None:
        if self.phase() != PLACING:
            self.all_see(self.rules.done)
            self.pass_turn()
            return
        self.sees(seat, self.rules.done)
        self.set_placed(seat, self.rules.bases + 1)
        if self.ready(0) and self.ready(1):
            self.enter(DRAWING)

    def _attack_from_hand(self, me: i64, number: i64, aim: i64, action: i64) -> None:
        foe = 1 - me
        hidden = self.agent(foe, aim)
        if number == hidden:  # AH-7
            self.all_see(_answered(action, _EQUAL))
            self.out_of_hand(me, number)
            self._leave(number)
            if self._eliminate(foe, aim):
                return
        else:  # AH-6: both know the answer, and that the number is in that hand
            self._answer(foe, aim, number, hidden, action)
            self.rule_out(me, number)
        self.pass_turn()

    def _swap(self, me: i64, base: i64, action: i64) -> None:
        """AH-8: shown, taken into the hand, a token beside the base; then another is put."""
        number = self.agent(me, base)
        self.all_see(_with_number(action, number))
        self.lay(me, base, NONE)
        self.into_hand(me, number)
        self.put_token(me, base)
        self.rule_out(me, number)
        self._await(me, base, BY_SWAP)

    def _attack_from_base(self, me: i64, own: i64, aim: i64, action: i64) -> None:
        foe = 1 - me
        number = self.agent(me, own)
        hidden = self.agent(foe, aim)
        if number == hidden:  # AH-12
            self.all_see(_answered(_with_number(action, number), _EQUAL))
            self.lay(me, own, NONE)
            self._leave(number)
            if not self._eliminate(foe, aim):
                self._await(me, own, BY_HIT)
            return
        # AH-11: the attacker's base is lost to the enemy's agent of the same number.
        self._answer(foe, aim, number, hidden, _with_number(action, number))
        match = self.where(foe, number)
        self.all_see(match)
        self._leave(number)
        if match == NONE:
            self.out_of_hand(foe, number)
        else:
            self.lay(foe, match, NONE)
        if self._eliminate(me, own):
            return  # AH-16: an open refill is not made
        if match == NONE:
            self.pass_turn()
        else:
            self._await(foe, match, BY_MATCH)

    # -- the small steps they are made of --------------------------------------------------

    def _answer(self, foe: i64, aim: i64, number: i64, hidden: i64, action: i64) -> None:
        """AH-5: greater or smaller, truthfully, for all to hear."""
        less = bit(number) - 1
        if number > hidden:
            self.narrow(foe, aim, less)
            self.all_see(_answered(action, _GREATER))
        else:
            self.narrow(foe, aim, ~(less | bit(number)))
            self.all_see(_answered(action, _SMALLER))

    def where(self, seat: i64, number: i64) -> i64:
        """The base of that seat on which the number lies; NONE if it is in its hand."""
        for base in range(self.rules.bases):
            if self.agent(seat, base) == number and self.stands(seat, base):
                return base
        return NONE

    def _leave(self, number: i64) -> None:
        """AH-15: both agents of the number leave the game together."""
        self.add_gone(number)
        self.rule_out(0, number)
        self.rule_out(1, number)

    def _eliminate(self, seat: i64, base: i64) -> bool:
        """AH-7, AH-11: a base of that seat is eliminated. True if that ends the game (AH-16)."""
        self.fall(seat, base)
        if self.standing(seat):
            return False
        self.enter(ENDED)
        self.finish_turn()
        return True

    def _await(self, seat: i64, base: i64, rule: i64) -> None:
        self.set_slot(seat, base, rule)
        self.enter(PUTTING)

    # -- the end ------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """AH-17: enemy bases eliminated, and the target tokens beside them."""
        foe = 1 - seat
        total: i64 = 0
        for base in range(self.rules.bases):
            if not self.stands(foe, base):
                total += 1 + self.beside(foe, base)
        return total

    def in_hand(self, seat: i64) -> i64:
        """AH-18: the sum of the numbers left in hand."""
        hand = self.hand(seat)
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
        lead = self.lead() if self.phase() == ENDED else 0
        if lead == 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if lead > 0 else [-1.0, 1.0]

    def scores(self) -> list[int]:
        return [int(self.points(0)), int(self.points(1))]

    # -- knowledge, copies -------------------------------------------------------------

    def ways(self, seat: i64, base: i64, number: i64) -> i64:
        """In how many ways the seat's hidden agents can lie with this number on that base.

        All that everybody knows of a seat's bases is one set of numbers a base: an
        answer bounds its target, a shown number is on no other base, a put wipes its
        base's set, and what fits is equally likely. So the exact joint set is every
        choice of different numbers from those sets, and this counts them.
        """
        if not self.can_be(seat, base) & bit(number):
            return 0
        first: i64 = NONE
        second: i64 = NONE
        for other in range(self.rules.bases):
            if other != base and self.hidden(seat, other):
                second = first
                first = self.can_be(seat, other) & ~bit(number)
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

    def told(self, to: i64, at: i64, viewer: i64) -> bool:
        if self.phase() == PLACING:
            return False
        if to & FACE_UP:
            return not self.hidden_in(at)
        return to & SET_UP_DONE != 0

    def deduced(self, viewer: i64) -> vec[i64]:
        found = vec[i64]([0] * int(2 * BASES))
        if self.phase() == PLACING:
            return found
        for seat in range(2):
            for base in range(self.rules.bases):
                if self.hidden(seat, base):
                    for number in range(self.rules.agents):
                        if self.ways(seat, base, number):
                            found[POSSIBLE + _spot(seat, base)] |= bit(number)
        return found

    def resample(self, viewer: i64, rng: Random) -> None:
        if self.phase() != ENDED and viewer != OMNISCIENT:  # AH-16: then all is shown
            if viewer != 0:
                self._redeal(0, viewer, rng)
            if viewer != 1:
                self._redeal(1, viewer, rng)
        self._seed_key(0)
        self._seed_key(1)

    def _redeal(self, seat: i64, viewer: i64, rng: Random) -> None:
        """Put fresh agents on the seat's bases, all placements that fit being equally likely."""
        rules = self.rules
        if self.phase() == PLACING:
            # Nobody knows how far another is (AH-3); seats are taken to choose in their
            # order, so a lower one is ready while the viewer still chooses.
            ready = 0 <= seat < viewer and not self.ready(viewer)
            self.set_placed(seat, rules.bases + 1 if ready else 0)
            for base in range(rules.bases):
                self.lay(seat, base, NONE)
                self.set_can_be(seat, base, rules.all_agents if ready else 0)
            if not ready:
                self.set_hand(seat, rules.all_agents)
                return
        empty: i64 = NONE
        if self.phase() == PUTTING and self.putter() == seat:
            empty = self.slot()
        used: i64 = 0
        at: i64 = 0
        while at < rules.bases:
            if at != empty and self.stands(seat, at):
                number = rules.pick_bit(self.can_be(seat, at), rng)
                if used >> number & 1:  # two bases cannot hold one agent: start again
                    used = 0
                    at = 0
                    continue
                used |= bit(number)
                self.lay(seat, at, number)
            at += 1
        self.set_hand(seat, rules.all_agents & ~self.gone() & ~used)

    def _seed_key(self, seat: i64) -> None:
        key = mix(seat, self.hand(seat))
        for base in range(self.rules.bases):
            key = mix(key, self.agent(seat, base))
        self.set_key(seat, mix(key, self.placed(seat)))

    def clone(self) -> Hunt:
        copy = Hunt()
        copy.rules = self.rules
        copy.cells = self.cells[:]
        return copy


def _spot(seat: i64, base: i64) -> i64:
    """Among the cells by seat and base."""
    return BASES * seat + base


def _answered(action: i64, answer: i64) -> i64:
    return action << 2 | answer


def _with_number(action: i64, number: i64) -> i64:
    return action << 4 | number


def begin(rules: Rules) -> Hunt:
    """AH-1: all agents in hand, all tokens left, nothing placed."""
    hunt = Hunt()
    hunt.rules = rules
    hunt.cells = vec[i64]([0] * int(SIZE))
    for seat in range(2):
        hunt.set_hand(seat, rules.all_agents)
        hunt.set_standing(seat, rules.all_bases)
        hunt.set_tokens(seat, rules.tokens)
        for base in range(BASES):
            hunt.lay(seat, base, NONE)
    return hunt
