# compiled
"""Spy Connection: the truth at the table and its rules, phase by phase.

All is open but the order of the deck, which does not exist before it is drawn.
"""

from __future__ import annotations

from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.games.spy_connection.rules import (
    ACCEPT,
    BACK,
    CHOOSE,
    CITIES,
    CONNECT,
    DEAL,
    DISCARD,
    END,
    FIRST,
    LONGEST,
    MISSIONS,
    MOVE,
    NONE,
    PLACES,
    SERVE,
    SLOTS,
    STARTS,
    UNCOVER,
    Rules,
)
from spytable.kernel.chance import Outcomes
from spytable.kernel.state import CHANCE, OVER, State, mix

# What is going on.
DEALING: Final[i64] = 0  # chance lays out the display, names the first player, deals (SC-4, SC-5)
CHOOSING: Final[i64] = 1  # the players choose their start missions (SC-5)
ACTING: Final[i64] = 2  # nothing of A, B and C is done yet
MOVED: Final[i64] = 3  # the spy has moved: it may connect, or stop (SC-34)
DRAWING: Final[i64] = 4  # chance fills the display (SC-10)
DONE: Final[i64] = 5  # one of A, B and C is done: the end of the turn (SC-24)
ENDED: Final[i64] = 6

# Where things lie in the cells.
PHASE: Final[i64] = 0
ACTIVE: Final[i64] = 1  # whose turn it is, or who chooses
BEGINNER: Final[i64] = 2  # the first player (SC-4)
TURN: Final[i64] = 3  # turns finished (SC-36)
EXTRA: Final[i64] = 4  # extra turns that the active player has earned (SC-27)
ENDER: Final[i64] = 5  # who triggered the end (SC-28), or NONE
LAID: Final[i64] = 6  # chance steps of the set-up that are done
DECK: Final[i64] = 7  # missions still to be drawn, as bits
DISCARDED: Final[i64] = 8  # missions that were discarded, as bits (SC-11)
STARTING: Final[i64] = 9  # start missions not yet dealt or shown, as bits
OFFERED: Final[i64] = 10  # start missions shown and not yet chosen, as bits (SC-5)
KEY: Final[i64] = 11  # what everybody has observed
DISPLAY: Final[i64] = 12  # the mission of each place, the oldest first, or NONE
SIDES: Final[i64] = 16  # by seat, SIDE cells each:
SUPPLY: Final[i64] = 0
SPY: Final[i64] = 1  # the city, or NONE before the start
POSTED: Final[i64] = 2  # spaces with own agents, as bits
DOUBLED: Final[i64] = 3  # those of them with two, as bits
NETWORK: Final[i64] = 4  # cities, as bits (SC-16)
EXCESS: Final[i64] = 5  # edges less nodes of what the agents make up: -1 is a tree
COMPLETED: Final[i64] = 6  # cards, as bits
COUNT: Final[i64] = 7  # how many
POINTS: Final[i64] = 8  # of completed missions
SERVED: Final[i64] = 9  # slots whose mission was served in this end of turn, as bits (SC-24)
CARD: Final[i64] = 10  # by slot: the open mission, or NONE
COVERED: Final[i64] = 13  # by slot: cities with an agent, as bits
ASSIGNED: Final[i64] = 16  # by slot: assigned agents
SIDE: Final[i64] = 19

LAST: Final[i64] = 7  # completed missions that trigger the end (SC-28)
_STEPS: Final[i64] = 40  # more than a turn can have


class Spies(State):
    """A game of Spy Connection; made by `begin` or `clone`."""

    rules: Rules

    # -- who may do what ---------------------------------------------------------------

    def seats(self) -> i64:
        return self.rules.seats

    def mover(self) -> i64:
        phase = self.cells[PHASE]
        if phase == DEALING or phase == DRAWING:
            return CHANCE
        return OVER if phase == ENDED else self.cells[ACTIVE]

    def to_act(self) -> i64:
        mover = self.mover()
        return 1 << mover if mover >= 0 else 0

    def legal(self, seat: i64) -> tuple[int, ...]:
        c = self.cells
        phase = c[PHASE]
        if c[ACTIVE] != seat or phase == DEALING or phase == DRAWING or phase == ENDED:
            return self.rules.nothing
        found: list[int] = []
        if phase == CHOOSING:
            for start in range(STARTS):
                if c[OFFERED] >> start & 1:
                    found.append(CHOOSE + start)
            return tuple(found)
        side = SIDES + SIDE * seat
        if phase == ACTING:
            self._list_moves(side, found)
        if phase != DONE:
            self._list_connects(seat, found)
        if phase == ACTING:
            self._list_accepts(seat, found)
        self._list_mission_moves(side, phase, found)
        self._list_backs(side, found)
        return tuple(found)

    def _list_moves(self, side: i64, found: list[int]) -> None:
        """SC-17: to another city of the network."""
        others = self.cells[side + NETWORK] & ~(1 << self.cells[side + SPY])
        city: i64 = 0
        while others:
            if others & 1:
                found.append(MOVE + city)
            others >>= 1
            city += 1

    def _list_connects(self, seat: i64, found: list[int]) -> None:
        """SC-13: a neighbour that is not in the network; SC-15: with agents enough."""
        c = self.cells
        side = SIDES + SIDE * seat
        others = self.others(seat)
        fresh = self.rules.joined[c[side + SPY]] & ~c[side + NETWORK]
        city: i64 = 0
        while fresh:
            if fresh & 1 and self.cost(seat, c[side + SPY], city, others) <= c[side + SUPPLY]:
                found.append(CONNECT + city)
            fresh >>= 1
            city += 1

    def _list_accepts(self, seat: i64, found: list[int]) -> None:
        """SC-8: with agents enough; SC-9: never more than three open missions."""
        c = self.cells
        side = SIDES + SIDE * seat
        if self.free_slot(side) == NONE:
            return
        for place in range(PLACES):
            if c[DISPLAY + place] != NONE and self.price(seat, place) <= c[side + SUPPLY]:
                found.append(ACCEPT + place)

    def _list_mission_moves(self, side: i64, phase: i64, found: list[int]) -> None:
        """SC-22 discard, SC-24 serve, SC-21 take back from goals; SC-33: end, when one may."""
        c = self.cells
        rules = self.rules
        for slot in range(SLOTS):
            if c[side + CARD + slot] != NONE:
                found.append(DISCARD + slot)
        here = c[side + SPY]
        if phase != ACTING and c[side + SUPPLY] > 0:
            for slot in range(SLOTS):
                card = c[side + CARD + slot]
                if card != NONE and rules.wants[card] & ~c[side + COVERED + slot] & 1 << here:
                    found.append(SERVE + slot)
        for slot in range(SLOTS):
            if c[side + COVERED + slot]:
                self._list_uncovers(side, slot, found)
        if phase != ACTING:
            found.append(END)

    def _list_uncovers(self, side: i64, slot: i64, found: list[int]) -> None:
        """SC-21; SC-24: not what was put there in this end of turn."""
        c = self.cells
        cities = c[side + COVERED + slot]
        if c[side + SERVED] >> slot & 1:
            cities &= ~(1 << c[side + SPY])
        city: i64 = 0
        while cities:
            if cities & 1:
                found.append(UNCOVER + CITIES * slot + city)
            cities >>= 1
            city += 1

    def _list_backs(self, side: i64, found: list[int]) -> None:
        """SC-19, SC-20: agents without which all others still hang together."""
        posted = self.cells[side + POSTED]
        if posted == 0:
            return
        for space in range(self.rules.spaces):
            if posted >> space & 1 and self.can_lift(side, space):
                found.append(BACK + space)

    def chance(self) -> Outcomes:
        c = self.cells
        one = self.rules.one
        found: list[Any] = []
        phase = c[PHASE]
        if phase == DRAWING or (phase == DEALING and c[LAID] < PLACES):
            deck = c[DECK]
            for mission in range(MISSIONS):
                if deck >> mission & 1:
                    found.append(one[mission])
        elif phase == DEALING and c[LAID] == PLACES:
            for seat in range(self.rules.seats):
                found.append(one[FIRST + seat])
        elif phase == DEALING:
            for start in range(STARTS):
                if c[STARTING] >> start & 1:
                    found.append(one[DEAL + start])
        return found

    def bound(self) -> i64:
        turns = self.rules.most_turns
        return PLACES + 1 + 2 * self.rules.seats + _STEPS * turns if turns else 0

    def shows(self, seat: i64, action: i64) -> bool:
        return False  # SC-35: only chance brings anything new

    # -- what things cost, what hangs together -----------------------------------------------

    def others(self, seat: i64) -> i64:
        """Spaces with agents of other players, as bits."""
        found: i64 = 0
        for other in range(self.rules.seats):
            if other != seat:
                found |= self.cells[SIDES + SIDE * other + POSTED]
        return found

    def toll(self, seat: i64, space: i64, others: i64) -> i64:
        """SC-14: the agents that a space costs."""
        if self.cells[SIDES + SIDE * seat + POSTED] >> space & 1:
            return 0
        return 2 if others >> space & 1 else 1

    def cost(self, seat: i64, start: i64, city: i64, others: i64) -> i64:
        """SC-14: the agents that a connection costs."""
        total: i64 = 0
        at = (start * CITIES + city) * LONGEST
        for step in range(at, at + LONGEST):
            space = self.rules.path[step]
            if space != NONE:
                total += self.toll(seat, space, others)
        return total

    def price(self, seat: i64, place: i64) -> i64:
        """SC-8, SC-31: the agents that a mission of the display costs."""
        if self.rules.dark and self.open_missions(seat) == 0:
            return 0
        return self.rules.prices[place]

    def open_missions(self, seat: i64) -> i64:
        count: i64 = 0
        for at in range(SIDES + SIDE * seat + CARD, SIDES + SIDE * seat + CARD + SLOTS):
            if self.cells[at] != NONE:
                count += 1
        return count

    def free_slot(self, side: i64) -> i64:
        for slot in range(SLOTS):
            if self.cells[side + CARD + slot] == NONE:
                return slot
        return NONE

    def can_lift(self, side: i64, space: i64) -> bool:
        """SC-20: whether all else hangs together without the agents on that space.

        They make up a graph of spaces and cities. What touches only one thing is a loose end; in a
        tree nothing else can go, and where there is a ring a search decides.
        """
        c = self.cells
        rules = self.rules
        rest = c[side + POSTED] & ~rules.bit[space]
        city = rules.near[space]
        touches: i64 = 0
        if city != NONE and (rules.around[city] & rest or c[side + SPY] == city):
            touches = 1
        for at in range(rules.link[space], rules.link[space + 1]):
            touches += rest >> rules.links[at] & 1
        if touches <= 1:
            return True
        return c[side + EXCESS] >= 0 and self.reached(side, rest) == rest

    def reached(self, side: i64, posted: i64) -> i64:
        """Those of these spaces that hang together with the spy, as bits."""
        rules = self.rules
        todo = rules.around[self.cells[side + SPY]] & posted
        found = todo
        while todo:
            grown: i64 = 0
            for space in range(rules.spaces):
                if todo >> space & 1:
                    for at in range(rules.link[space], rules.link[space + 1]):
                        grown |= rules.bit[rules.links[at]]
                    if rules.near[space] != NONE:
                        grown |= rules.around[rules.near[space]]
            todo = grown & posted & ~found
            found |= todo
        return found

    # -- what happens ------------------------------------------------------------------

    def apply(self, actor: i64, action: i64) -> None:
        c = self.cells
        c[KEY] = mix(c[KEY], action)
        if actor < 0:
            self._happens(action)
        elif action >= BACK:
            self.take_back(SIDES + SIDE * actor, action - BACK)
        elif action < CONNECT:  # SC-17: it may yet become a connection (SC-34)
            c[SIDES + SIDE * actor + SPY] = action - MOVE
            c[PHASE] = MOVED
        elif action < ACCEPT:
            self._connect(actor, action - CONNECT)
        elif action < DISCARD:
            self._accept(actor, action - ACCEPT)
        elif action < SERVE:
            self._discard(SIDES + SIDE * actor, action - DISCARD)
        elif action < UNCOVER:
            self._serve(actor, action - SERVE)
        elif action < END:
            self._uncover(SIDES + SIDE * actor, (action - UNCOVER) // CITIES, action)
        elif action == END:
            self._end_turn()
        else:
            self._choose(actor, action - CHOOSE)

    def _happens(self, outcome: i64) -> None:
        """SC-4, SC-5, SC-10: a mission comes, the first player is named, a start mission comes."""
        c = self.cells
        if c[PHASE] == DRAWING:
            self._lay_out(outcome)
            self._fill_display()
            return
        laid = c[LAID]
        c[LAID] += 1
        if laid < PLACES:
            self._lay_out(outcome)
        elif laid == PLACES:
            c[BEGINNER] = outcome - FIRST
        else:
            c[STARTING] ^= 1 << outcome - DEAL
            if self.rules.advanced:
                c[OFFERED] |= 1 << outcome - DEAL
            else:
                self._start(laid - PLACES - 1, outcome - DEAL)
            if c[LAID] == PLACES + 1 + self.rules.seats:
                self._all_dealt()

    def _all_dealt(self) -> None:
        c = self.cells
        c[STARTING] = 0  # the others go back to the box
        if self.rules.advanced:  # SC-5: the player to the right of the first one begins to choose
            c[ACTIVE] = (c[BEGINNER] - 1 + self.rules.seats) % self.rules.seats
            c[PHASE] = CHOOSING
        else:
            self._begin_turns()

    def _lay_out(self, mission: i64) -> None:
        """The next free place, counted from the oldest, gets this mission."""
        c = self.cells
        c[DECK] ^= self.rules.bit[mission]
        for place in range(PLACES):
            if c[DISPLAY + place] == NONE:
                c[DISPLAY + place] = mission
                return

    def _choose(self, seat: i64, start: i64) -> None:
        """SC-5: counter-clockwise; the first player gets what is left."""
        c = self.cells
        c[OFFERED] ^= 1 << start
        self._start(seat, start)
        c[ACTIVE] = (seat - 1 + self.rules.seats) % self.rules.seats
        if c[ACTIVE] == c[BEGINNER]:
            for last in range(STARTS):
                if c[OFFERED] >> last & 1:
                    self._start(c[BEGINNER], last)
            c[OFFERED] = 0
            self._begin_turns()

    def _start(self, seat: i64, start: i64) -> None:
        """SC-6: an agent on the red city of the card, the spy in that city of the board."""
        c = self.cells
        side = SIDES + SIDE * seat
        red = self.rules.reds[start]
        c[side + CARD] = MISSIONS + start
        c[side + COVERED] = 1 << red
        c[side + SUPPLY] -= 1
        c[side + SPY] = red
        c[side + NETWORK] = 1 << red

    def _begin_turns(self) -> None:
        self.cells[ACTIVE] = self.cells[BEGINNER]
        self.cells[PHASE] = ACTING

    def _accept(self, seat: i64, place: i64) -> None:
        """SC-8; SC-10: what lies above the gap moves down, and the top is filled."""
        c = self.cells
        side = SIDES + SIDE * seat
        price = self.price(seat, place)
        slot = self.free_slot(side)
        c[side + CARD + slot] = c[DISPLAY + place]
        c[side + COVERED + slot] = 0
        c[side + ASSIGNED + slot] = price
        c[side + SUPPLY] -= price
        for above in range(place, PLACES - 1):
            c[DISPLAY + above] = c[DISPLAY + above + 1]
        c[DISPLAY + PLACES - 1] = NONE
        self._fill_display()

    def _fill_display(self) -> None:
        """SC-11: an empty deck is made anew from what was discarded."""
        c = self.cells
        c[PHASE] = DONE
        if c[DISPLAY + PLACES - 1] == NONE:
            if c[DECK] == 0:
                c[DECK] = c[DISCARDED]
                c[DISCARDED] = 0
            if c[DECK]:
                c[PHASE] = DRAWING

    def _connect(self, seat: i64, city: i64) -> None:
        """SC-13, SC-14: agents on every space of the way, and the spy goes over it at once."""
        c = self.cells
        side = SIDES + SIDE * seat
        others = self.others(seat)
        at = (c[side + SPY] * CITIES + city) * LONGEST
        for step in range(at, at + LONGEST):
            space = self.rules.path[step]
            if space != NONE:
                toll = self.toll(seat, space, others)
                if toll:
                    self.post(side, space, toll)
        c[side + SPY] = city
        c[PHASE] = DONE  # SC-18

    def post(self, side: i64, space: i64, agents: i64) -> None:
        c = self.cells
        rules = self.rules
        c[side + EXCESS] += self._hold(side, space)
        c[side + POSTED] |= rules.bit[space]
        if agents == 2:
            c[side + DOUBLED] |= rules.bit[space]
        c[side + SUPPLY] -= agents
        if rules.near[space] != NONE:
            c[side + NETWORK] |= 1 << rules.near[space]

    def take_back(self, side: i64, space: i64) -> None:
        """SC-19: all that stand there; a city that nobody stands next to leaves the network."""
        c = self.cells
        rules = self.rules
        bit = rules.bit[space]
        c[side + SUPPLY] += 2 if c[side + DOUBLED] & bit else 1
        c[side + POSTED] &= ~bit
        c[side + DOUBLED] &= ~bit
        c[side + EXCESS] -= self._hold(side, space)
        city = rules.near[space]
        if city != NONE and city != c[side + SPY] and not rules.around[city] & c[side + POSTED]:
            c[side + NETWORK] &= ~(1 << city)

    def _hold(self, side: i64, space: i64) -> i64:
        """Edges less nodes that agents on this space add to those on other spaces."""
        rules = self.rules
        posted = self.cells[side + POSTED]
        gain: i64 = -1
        for at in range(rules.link[space], rules.link[space + 1]):
            gain += posted >> rules.links[at] & 1
        if rules.near[space] != NONE and rules.around[rules.near[space]] & posted:
            gain += 1  # the city is there already
        return gain

    def _uncover(self, side: i64, slot: i64, action: i64) -> None:
        """SC-21."""
        c = self.cells
        c[side + COVERED + slot] ^= 1 << (action - UNCOVER) % CITIES
        c[side + SUPPLY] += 1

    def _discard(self, side: i64, slot: i64) -> None:
        """SC-22; SC-11: a start mission leaves the game."""
        c = self.cells
        card = c[side + CARD + slot]
        if card < MISSIONS:
            c[DISCARDED] |= self.rules.bit[card]
        self._clear(side, slot)

    def _clear(self, side: i64, slot: i64) -> None:
        """All agents of a mission come back."""
        c = self.cells
        c[side + SUPPLY] += self.rules.count[c[side + COVERED + slot]] + c[side + ASSIGNED + slot]
        c[side + CARD + slot] = NONE
        c[side + COVERED + slot] = 0
        c[side + ASSIGNED + slot] = 0
        c[side + SERVED] &= ~(1 << slot)

    def _serve(self, seat: i64, slot: i64) -> None:
        """SC-24; SC-25: with the last city covered the mission is complete at once."""
        c = self.cells
        rules = self.rules
        side = SIDES + SIDE * seat
        card = c[side + CARD + slot]
        c[PHASE] = DONE
        c[side + SUPPLY] -= 1
        c[side + COVERED + slot] |= 1 << c[side + SPY]
        c[side + SERVED] |= 1 << slot
        if c[side + COVERED + slot] == rules.wants[card]:
            self._clear(side, slot)
            c[side + COMPLETED] |= rules.bit[card]
            c[side + COUNT] += 1
            c[side + POINTS] += rules.worth[card]
            c[EXTRA] += rules.extra[card]  # SC-27
            if c[side + COUNT] >= LAST and c[ENDER] == NONE:  # SC-28
                c[ENDER] = seat

    def _end_turn(self) -> None:
        c = self.cells
        seat = c[ACTIVE]
        c[SIDES + SIDE * seat + SERVED] = 0
        c[TURN] += 1
        c[PHASE] = ACTING
        if self.rules.limited(c[TURN], c[EXTRA]):  # SC-36
            c[PHASE] = ENDED
        elif c[EXTRA]:  # SC-27
            c[EXTRA] -= 1
        else:
            c[ACTIVE] = (seat + 1) % self.rules.seats
            if c[ACTIVE] == c[ENDER]:  # SC-28: all others have had their last turn
                c[PHASE] = ENDED

    # -- the end ------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """SC-29: completed missions, and the covered cities of open ones."""
        side = SIDES + SIDE * seat
        total = self.cells[side + POINTS]
        for slot in range(SLOTS):
            total += self.rules.count[self.cells[side + COVERED + slot]]
        return total

    def winner(self) -> i64:
        """SC-30: most points; of those tied the farthest clockwise from the first player."""
        seats = self.rules.seats
        best: i64 = NONE
        most: i64 = -1
        for distance in range(seats):
            seat = (self.cells[BEGINNER] + distance) % seats
            if self.points(seat) >= most:
                most = self.points(seat)
                best = seat
        return best

    def returns(self) -> list[float]:
        seats = self.rules.seats
        if self.cells[PHASE] != ENDED:
            return [0.0] * int(seats)
        found = [-1.0 / float(seats - 1)] * int(seats)
        found[self.winner()] = 1.0
        return found

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(int(self.rules.seats))]

    # -- knowledge, copies -------------------------------------------------------------

    def key(self, seat: i64) -> i64:
        return self.cells[KEY]

    def resample(self, viewer: i64, rng: Random) -> None:
        """Nothing is hidden from anybody (SC-35)."""
        self.cells[KEY] = 0

    def clone(self) -> Spies:
        copy = Spies()
        copy.rules = self.rules
        copy.cells = self.cells[:]
        return copy


def begin(rules: Rules) -> Spies:
    """SC-3, SC-4: all agents in the supply, all missions in the deck."""
    spies = Spies()
    spies.rules = rules
    c = vec[i64]([0] * int(SIDES + SIDE * rules.seats))
    c[ENDER] = NONE
    c[BEGINNER] = NONE
    c[DECK] = rules.bit[MISSIONS] - 1
    c[STARTING] = (1 << STARTS) - 1
    for place in range(PLACES):
        c[DISPLAY + place] = NONE
    for seat in range(rules.seats):
        side = SIDES + SIDE * seat
        c[side + SUPPLY] = rules.agents[seat]
        c[side + SPY] = NONE
        for slot in range(SLOTS):
            c[side + CARD + slot] = NONE
    spies.cells = c
    return spies
