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
    DRAW,
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
    TOP,
    UNCOVER,
    Rules,
    has,
    list_each,
    only,
    pick,
    toll,
    uncovered_city,
    uncovered_slot,
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

    # -- where things lie --------------------------------------------------------------------

    def all_see(self, action: i64) -> None:
        self.cells[KEY] = mix(self.cells[KEY], action)

    def phase(self) -> i64:
        return self.cells[PHASE]

    def enter(self, phase: i64) -> None:
        self.cells[PHASE] = phase

    def active(self) -> i64:
        return self.cells[ACTIVE]

    def pass_to(self, seat: i64) -> None:
        self.cells[ACTIVE] = seat

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.rules.seats

    def right_of(self, seat: i64) -> i64:
        return (seat - 1 + self.rules.seats) % self.rules.seats

    def beginner(self) -> i64:
        return self.cells[BEGINNER]

    def begin_with(self, seat: i64) -> None:
        self.cells[BEGINNER] = seat

    def turn(self) -> i64:
        return self.cells[TURN]

    def count_turn(self) -> None:
        self.cells[TURN] += 1

    def extra_turns(self) -> i64:
        return self.cells[EXTRA]

    def add_extra_turns(self, turns: i64) -> None:
        self.cells[EXTRA] += turns

    def ender(self) -> i64:
        return self.cells[ENDER]

    def set_ender(self, seat: i64) -> None:
        self.cells[ENDER] = seat

    def laid(self) -> i64:
        return self.cells[LAID]

    def count_laid(self) -> None:
        self.cells[LAID] += 1

    def deck(self) -> i64:
        return self.cells[DECK]

    def take_from_deck(self, mission: i64) -> None:
        self.cells[DECK] &= ~self.rules.bit[mission]

    def renew_deck(self) -> None:
        self.cells[DECK] = self.cells[DISCARDED]
        self.cells[DISCARDED] = 0

    def discarded(self) -> i64:
        return self.cells[DISCARDED]

    def discard(self, mission: i64) -> None:
        self.cells[DISCARDED] |= self.rules.bit[mission]

    def starting(self) -> i64:
        return self.cells[STARTING]

    def take_start(self, start: i64) -> None:
        self.cells[STARTING] &= ~only(start)

    def remove_starts(self) -> None:
        self.cells[STARTING] = 0

    def offered(self) -> i64:
        return self.cells[OFFERED]

    def offer(self, start: i64) -> None:
        self.cells[OFFERED] |= only(start)

    def take_offered(self, start: i64) -> None:
        self.cells[OFFERED] &= ~only(start)

    def shown(self, place: i64) -> i64:
        """The mission of a place of the display, or NONE."""
        return self.cells[DISPLAY + place]

    def show(self, place: i64, mission: i64) -> None:
        self.cells[DISPLAY + place] = mission

    def supply(self, seat: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + SUPPLY]

    def pay(self, seat: i64, agents: i64) -> None:
        self.cells[SIDES + SIDE * seat + SUPPLY] -= agents

    def get_back(self, seat: i64, agents: i64) -> None:
        self.cells[SIDES + SIDE * seat + SUPPLY] += agents

    def spy(self, seat: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + SPY]

    def send_spy(self, seat: i64, city: i64) -> None:
        self.cells[SIDES + SIDE * seat + SPY] = city

    def posted(self, seat: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + POSTED]

    def agents_on(self, seat: i64, space: i64) -> i64:
        side = SIDES + SIDE * seat
        return (self.cells[side + POSTED] >> space & 1) + (self.cells[side + DOUBLED] >> space & 1)

    def agents_on_board(self, seat: i64) -> i64:
        posted = self.cells[SIDES + SIDE * seat + POSTED]
        doubled = self.cells[SIDES + SIDE * seat + DOUBLED]
        count: i64 = 0
        for space in range(self.rules.spaces):
            count += (posted >> space & 1) + (doubled >> space & 1)
        return count

    def stand(self, seat: i64, space: i64, agents: i64) -> None:
        """An agent, or two, on a space where the seat had none."""
        side = SIDES + SIDE * seat
        self.cells[side + POSTED] |= self.rules.bit[space]
        if agents == 2:
            self.cells[side + DOUBLED] |= self.rules.bit[space]

    def leave(self, seat: i64, space: i64) -> None:
        side = SIDES + SIDE * seat
        self.cells[side + POSTED] &= ~self.rules.bit[space]
        self.cells[side + DOUBLED] &= ~self.rules.bit[space]

    def network(self, seat: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + NETWORK]

    def join(self, seat: i64, city: i64) -> None:
        self.cells[SIDES + SIDE * seat + NETWORK] |= only(city)

    def part(self, seat: i64, city: i64) -> None:
        self.cells[SIDES + SIDE * seat + NETWORK] &= ~only(city)

    def excess(self, seat: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + EXCESS]

    def add_excess(self, seat: i64, edges: i64) -> None:
        self.cells[SIDES + SIDE * seat + EXCESS] += edges

    def completed(self, seat: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + COMPLETED]

    def completions(self, seat: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + COUNT]

    def completed_points(self, seat: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + POINTS]

    def gain(self, seat: i64, card: i64) -> None:
        """A completed mission and its points."""
        side = SIDES + SIDE * seat
        self.cells[side + COMPLETED] |= self.rules.bit[card]
        self.cells[side + COUNT] += 1
        self.cells[side + POINTS] += self.rules.worth[card]

    def mission(self, seat: i64, slot: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + CARD + slot]

    def assigned(self, seat: i64, slot: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + ASSIGNED + slot]

    def lay(self, seat: i64, slot: i64, card: i64, assigned: i64) -> None:
        """An open mission on which nothing is covered yet, or NONE."""
        side = SIDES + SIDE * seat
        self.cells[side + CARD + slot] = card
        self.cells[side + COVERED + slot] = 0
        self.cells[side + ASSIGNED + slot] = assigned
        self.cells[side + SERVED] &= ~only(slot)

    def covered(self, seat: i64, slot: i64) -> i64:
        return self.cells[SIDES + SIDE * seat + COVERED + slot]

    def cover(self, seat: i64, slot: i64, city: i64) -> None:
        self.cells[SIDES + SIDE * seat + COVERED + slot] |= only(city)

    def uncover(self, seat: i64, slot: i64, city: i64) -> None:
        self.cells[SIDES + SIDE * seat + COVERED + slot] &= ~only(city)

    def just_served(self, seat: i64, slot: i64) -> bool:
        return has(self.cells[SIDES + SIDE * seat + SERVED], slot)

    def mark_served(self, seat: i64, slot: i64) -> None:
        self.cells[SIDES + SIDE * seat + SERVED] |= only(slot)

    def forget_served(self, seat: i64) -> None:
        self.cells[SIDES + SIDE * seat + SERVED] = 0

    # -- who may do what ---------------------------------------------------------------

    def seats(self) -> i64:
        return self.rules.seats

    def mover(self) -> i64:
        phase = self.phase()
        if phase == DEALING or phase == DRAWING:
            return CHANCE
        return OVER if phase == ENDED else self.active()

    def to_act(self) -> i64:
        mover = self.mover()
        return only(mover) if mover >= 0 else 0

    def legal(self, seat: i64) -> tuple[int, ...]:
        phase = self.phase()
        if self.active() != seat or phase == DEALING or phase == DRAWING or phase == ENDED:
            return self.rules.nothing
        found: list[int] = []
        if phase == CHOOSING:
            list_each(found, CHOOSE, self.offered())
            return tuple(found)
        if phase == ACTING:  # SC-17: to another city of the network
            list_each(found, MOVE, self.network(seat) & ~only(self.spy(seat)))
        if phase != DONE:
            self._list_connects(seat, found)
        if phase == ACTING:
            self._list_accepts(seat, found)
        self._list_mission_moves(seat, phase, found)
        self._list_backs(seat, found)
        return tuple(found)

    def _list_connects(self, seat: i64, found: list[int]) -> None:
        """SC-13: a neighbour that is not in the network; SC-15: with agents enough."""
        here = self.spy(seat)
        supply = self.supply(seat)
        others = self.others(seat)
        fresh = self.rules.joined[here] & ~self.network(seat)
        for city in range(CITIES):
            if has(fresh, city) and self.cost(seat, here, city, others) <= supply:
                found.append(CONNECT + city)

    def _list_accepts(self, seat: i64, found: list[int]) -> None:
        """SC-8: with agents enough; SC-9: never more than three open missions."""
        if self.free_slot(seat) == NONE:
            return
        supply = self.supply(seat)
        for place in range(PLACES):
            if self.shown(place) != NONE and self.price(seat, place) <= supply:
                found.append(ACCEPT + place)

    def _list_mission_moves(self, seat: i64, phase: i64, found: list[int]) -> None:
        """SC-22 discard, SC-24 serve, SC-21 take back from goals; SC-33: end, when one may."""
        for slot in range(SLOTS):
            if self.mission(seat, slot) != NONE:
                found.append(DISCARD + slot)
        if phase != ACTING and self.supply(seat) > 0:
            here = only(self.spy(seat))
            for slot in range(SLOTS):
                if self.wanted(seat, slot) & here:
                    found.append(SERVE + slot)
        for slot in range(SLOTS):
            cities = self.covered(seat, slot)
            if cities and self.just_served(seat, slot):  # SC-24: not what was put there just now
                cities &= ~only(self.spy(seat))
            list_each(found, UNCOVER + CITIES * slot, cities)
        if phase != ACTING:
            found.append(END)

    def _list_backs(self, seat: i64, found: list[int]) -> None:
        """SC-19, SC-20: agents without which all others still hang together."""
        posted = self.posted(seat)
        if posted == 0:
            return
        for space in range(self.rules.spaces):
            if has(posted, space) and self.can_lift(seat, space):
                found.append(BACK + space)

    def chance(self) -> Outcomes:
        """All outcomes are equally likely."""
        one = self.rules.one
        found: list[Any] = []
        outcome = self._coming()
        members = self._possible()
        while members:
            if members & 1:
                found.append(one[outcome])
            members >>= 1
            outcome += 1
        return found

    def draw(self, rng: Random) -> i64:
        return self._coming() + pick(self._possible(), rng)

    def _coming(self) -> i64:
        """What chance brings next: a mission, the first player or a start mission."""
        if self.phase() == DRAWING or self.laid() < PLACES:
            return DRAW
        return FIRST if self.laid() == PLACES else DEAL

    def _possible(self) -> i64:
        """Which of them can come, as bits."""
        if self.mover() != CHANCE:
            return 0
        coming = self._coming()
        if coming == DRAW:
            return self.deck()
        return only(self.rules.seats) - 1 if coming == FIRST else self.starting()

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
                found |= self.posted(other)
        return found

    def cost(self, seat: i64, start: i64, city: i64, others: i64) -> i64:
        """SC-14: the agents that a connection costs."""
        own = self.posted(seat)
        total: i64 = 0
        for step in range(LONGEST):
            space = self.rules.way(start, city, step)
            if space != NONE:
                total += toll(space, own, others)
        return total

    def price(self, seat: i64, place: i64) -> i64:
        """SC-8, SC-31: the agents that a mission of the display costs."""
        if self.rules.dark and self.open_missions(seat) == 0:
            return 0
        return self.rules.prices[place]

    def open_missions(self, seat: i64) -> i64:
        count: i64 = 0
        for slot in range(SLOTS):
            if self.mission(seat, slot) != NONE:
                count += 1
        return count

    def free_slot(self, seat: i64) -> i64:
        for slot in range(SLOTS):
            if self.mission(seat, slot) == NONE:
                return slot
        return NONE

    def wanted(self, seat: i64, slot: i64) -> i64:
        """The cities that an open mission still asks for, as bits; none where there is none."""
        card = self.mission(seat, slot)
        return 0 if card == NONE else self.rules.wants[card] & ~self.covered(seat, slot)

    def can_lift(self, seat: i64, space: i64) -> bool:
        """SC-20: whether all else hangs together without the agents on that space.

        They make up a graph of spaces and cities. What touches only one thing is a loose end; in a
        tree nothing else can go, and where there is a ring a search decides.
        """
        rules = self.rules
        rest = self.posted(seat) & ~rules.bit[space]
        city = rules.near[space]
        touches = rules.touching(space, rest)
        if city != NONE and (rules.around[city] & rest or self.spy(seat) == city):
            touches += 1
        if touches <= 1:
            return True
        return self.excess(seat) >= 0 and self.reached(seat, rest) == rest

    def reached(self, seat: i64, posted: i64) -> i64:
        """Those of these spaces that hang together with the spy, as bits."""
        rules = self.rules
        todo = rules.around[self.spy(seat)] & posted
        found = todo
        while todo:
            grown: i64 = 0
            for space in range(rules.spaces):
                if has(todo, space):
                    grown |= rules.beside[space]
                    if rules.near[space] != NONE:
                        grown |= rules.around[rules.near[space]]
            todo = grown & posted & ~found
            found |= todo
        return found

    # -- what happens ------------------------------------------------------------------

    def apply(self, actor: i64, action: i64) -> None:
        self.all_see(action)
        if actor < 0:
            self._happens(action)
        elif action >= BACK:
            self.take_back(actor, action - BACK)
        elif action < CONNECT:  # SC-17: it may yet become a connection (SC-34)
            self.send_spy(actor, action - MOVE)
            self.enter(MOVED)
        elif action < ACCEPT:
            self._connect(actor, action - CONNECT)
        elif action < DISCARD:
            self._accept(actor, action - ACCEPT)
        elif action < SERVE:
            self._discard(actor, action - DISCARD)
        elif action < UNCOVER:
            self._serve(actor, action - SERVE)
        elif action < END:
            self._uncover(actor, uncovered_slot(action), uncovered_city(action))
        elif action == END:
            self._end_turn()
        else:
            self._choose(actor, action - CHOOSE)

    def _happens(self, outcome: i64) -> None:
        """SC-4, SC-5, SC-10: a mission comes, the first player is named, a start mission comes."""
        if self.phase() == DRAWING:
            self._lay_out(outcome)
            self._fill_display()
            return
        laid = self.laid()
        self.count_laid()
        if laid < PLACES:
            self._lay_out(outcome)
        elif laid == PLACES:
            self.begin_with(outcome - FIRST)
        else:
            self._deal(laid - PLACES - 1, outcome - DEAL)

    def _deal(self, seat: i64, start: i64) -> None:
        """SC-5: to be chosen, or to the next player."""
        self.take_start(start)
        if self.rules.advanced:
            self.offer(start)
        else:
            self._start(seat, start)
        if seat == self.rules.seats - 1:
            self.remove_starts()  # the others go back to the box
            if self.rules.advanced:  # the player to the right of the first one begins to choose
                self.pass_to(self.right_of(self.beginner()))
                self.enter(CHOOSING)
            else:
                self._begin_turns()

    def _lay_out(self, mission: i64) -> None:
        """The next free place, counted from the oldest, gets this mission."""
        self.take_from_deck(mission)
        for place in range(PLACES):
            if self.shown(place) == NONE:
                self.show(place, mission)
                return

    def _choose(self, seat: i64, start: i64) -> None:
        """SC-5: counter-clockwise; the first player gets what is left."""
        self.take_offered(start)
        self._start(seat, start)
        self.pass_to(self.right_of(seat))
        if self.active() == self.beginner():
            for last in range(STARTS):
                if has(self.offered(), last):
                    self.take_offered(last)
                    self._start(self.beginner(), last)
            self._begin_turns()

    def _start(self, seat: i64, start: i64) -> None:
        """SC-6: an agent on the red city of the card, the spy in that city of the board."""
        red = self.rules.reds[start]
        self.lay(seat, 0, MISSIONS + start, 0)
        self.pay(seat, 1)
        self.cover(seat, 0, red)
        self.send_spy(seat, red)
        self.join(seat, red)

    def _begin_turns(self) -> None:
        self.pass_to(self.beginner())
        self.enter(ACTING)

    def _accept(self, seat: i64, place: i64) -> None:
        """SC-8; SC-10: what lies above the gap moves down, and the top is filled."""
        price = self.price(seat, place)
        self.lay(seat, self.free_slot(seat), self.shown(place), price)
        self.pay(seat, price)
        for above in range(place, TOP):
            self.show(above, self.shown(above + 1))
        self.show(TOP, NONE)
        self._fill_display()

    def _fill_display(self) -> None:
        """SC-11: an empty deck is made anew from what was discarded."""
        self.enter(DONE)
        if self.shown(TOP) == NONE:
            if self.deck() == 0:
                self.renew_deck()
            if self.deck():
                self.enter(DRAWING)

    def _connect(self, seat: i64, city: i64) -> None:
        """SC-13, SC-14: agents on every space of the way, and the spy goes over it at once."""
        here = self.spy(seat)
        own, others = self.posted(seat), self.others(seat)
        for step in range(LONGEST):
            space = self.rules.way(here, city, step)
            if space != NONE:
                agents = toll(space, own, others)
                if agents:
                    self.post(seat, space, agents)
        self.send_spy(seat, city)
        self.enter(DONE)  # SC-18

    def post(self, seat: i64, space: i64, agents: i64) -> None:
        rules = self.rules
        self.add_excess(seat, self._hold(seat, space))
        self.pay(seat, agents)
        self.stand(seat, space, agents)
        if rules.near[space] != NONE:
            self.join(seat, rules.near[space])

    def take_back(self, seat: i64, space: i64) -> None:
        """SC-19: all that stand there; a city that nobody stands next to leaves the network."""
        rules = self.rules
        self.get_back(seat, self.agents_on(seat, space))
        self.leave(seat, space)
        self.add_excess(seat, -self._hold(seat, space))
        city = rules.near[space]
        if city != NONE and city != self.spy(seat) and not rules.around[city] & self.posted(seat):
            self.part(seat, city)

    def _hold(self, seat: i64, space: i64) -> i64:
        """Edges less nodes that agents on this space add to those on other spaces."""
        rules = self.rules
        posted = self.posted(seat)
        gain = rules.touching(space, posted) - 1
        if rules.near[space] != NONE and rules.around[rules.near[space]] & posted:
            gain += 1  # the city is there already
        return gain

    def _uncover(self, seat: i64, slot: i64, city: i64) -> None:
        """SC-21."""
        self.uncover(seat, slot, city)
        self.get_back(seat, 1)

    def _discard(self, seat: i64, slot: i64) -> None:
        """SC-22; SC-11: a start mission leaves the game."""
        card = self.mission(seat, slot)
        if card < MISSIONS:
            self.discard(card)
        self._clear(seat, slot)

    def _clear(self, seat: i64, slot: i64) -> None:
        """All agents of a mission come back."""
        covering = self.rules.count[self.covered(seat, slot)]
        self.get_back(seat, covering + self.assigned(seat, slot))
        self.lay(seat, slot, NONE, 0)

    def _serve(self, seat: i64, slot: i64) -> None:
        """SC-24; SC-25: with the last city covered the mission is complete at once."""
        card = self.mission(seat, slot)
        self.enter(DONE)
        self.pay(seat, 1)
        self.cover(seat, slot, self.spy(seat))
        self.mark_served(seat, slot)
        if self.wanted(seat, slot) == 0:
            self._clear(seat, slot)
            self.gain(seat, card)
            self.add_extra_turns(self.rules.extra[card])  # SC-27
            if self.completions(seat) >= LAST and self.ender() == NONE:  # SC-28
                self.set_ender(seat)

    def _end_turn(self) -> None:
        seat = self.active()
        self.forget_served(seat)
        self.count_turn()
        self.enter(ACTING)
        if self.rules.limited(self.turn(), self.extra_turns()):  # SC-36
            self.enter(ENDED)
        elif self.extra_turns():  # SC-27
            self.add_extra_turns(-1)
        else:
            self.pass_to(self.left_of(seat))
            if self.active() == self.ender():  # SC-28: all others have had their last turn
                self.enter(ENDED)

    # -- the end ------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """SC-29: completed missions, and the covered cities of open ones."""
        total = self.completed_points(seat)
        for slot in range(SLOTS):
            total += self.rules.count[self.covered(seat, slot)]
        return total

    def winner(self) -> i64:
        """SC-30: most points; of those tied the farthest clockwise from the first player."""
        best: i64 = NONE
        most: i64 = -1
        seat = self.beginner()
        for _ in range(self.rules.seats):
            if self.points(seat) >= most:
                most = self.points(seat)
                best = seat
            seat = self.left_of(seat)
        return best

    def returns(self) -> list[float]:
        seats = self.rules.seats
        if self.phase() != ENDED:
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
    spies.cells = vec[i64]([0] * int(SIDES + SIDE * rules.seats))
    spies.cells[DECK] = rules.bit[MISSIONS] - 1
    spies.cells[STARTING] = only(STARTS) - 1
    spies.set_ender(NONE)
    spies.begin_with(NONE)
    for place in range(PLACES):
        spies.show(place, NONE)
    for seat in range(rules.seats):
        spies.get_back(seat, rules.agents[seat])
        spies.send_spy(seat, NONE)
        for slot in range(SLOTS):
            spies.lay(seat, slot, NONE, 0)
    return spies
