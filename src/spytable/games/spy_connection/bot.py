# compiled
"""How to plan a turn of Spy Connection: whole turns are tried out, and the best one is begun.

A turn is one of A, B and C with what has to be taken back for it, and then every mission served
that can be. What is left at its end is judged in points: those made, and those that the open
missions promise, less the longer it takes to get there.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.bots.playbook import Playbook
from spytable.games.spy_connection.rules import (
    ACCEPT,
    BACK,
    CITIES,
    CONNECT,
    DISCARD,
    END,
    LONGEST,
    MOVE,
    NONE,
    PLACES,
    SERVE,
    SLOTS,
    UNCOVER,
)
from spytable.games.spy_connection.state import (
    ACTING,
    CARD,
    CHOOSING,
    COUNT,
    COVERED,
    DISPLAY,
    DONE,
    ENDED,
    ENDER,
    LAST,
    MOVED,
    NETWORK,
    PHASE,
    POINTS,
    POSTED,
    SIDE,
    SIDES,
    SPY,
    SUPPLY,
    TURN,
    Spies,
)
from spytable.kernel.state import State

_LATER: Final = 0.92  # what a point is worth that takes one turn more
_EXTRA: Final = 1.2  # points that an extra turn is worth
_COVERED: Final = 0.9  # points that a covered city is worth where the mission stays open
_CITY: Final = 0.08  # points that a city in the network is worth
_LOCKED: Final = 0.05  # points that an agent on a mission costs
_SCARCE: Final = 0.5  # points that each agent costs that is missing to move freely
_ENOUGH: Final[i64] = 7  # agents with which one moves freely
_ENDING: Final = 4.0  # points that triggering the end is worth to whoever leads
_PACE: Final[i64] = 3  # turns in which a leader completes a mission
_NEVER: Final = -1e6  # no plan begins so
_SHARP: Final = 3.0  # how strongly the prior follows the plans
_FLOOR: Final = 0.01  # what the prior leaves to every plan
_HORIZON: Final[i64] = 40  # steps after which a playout is judged


class Planner(Playbook):
    """Tries out whole turns."""

    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        assert isinstance(state, Spies)
        found = vec[float]([0.0] * len(actions))
        if state.cells[PHASE] == CHOOSING or len(actions) < 2:
            return found
        plans = Plans(state, seat)
        plans.find()
        at: i64 = 0
        for action in actions:
            found[at] = plans.values[action]
            at += 1
        return found

    def prior(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        scores = self.scores(state, seat, actions)
        best = scores[0]
        for score in scores:
            if score > best:
                best = score
        total = 0.0
        for at in range(len(scores)):
            score = scores[at]
            weight = 0.0 if score <= _NEVER else exp(_SHARP * (score - best)) + _FLOOR
            scores[at] = weight
            total += weight
        for at in range(len(scores)):
            scores[at] = scores[at] / total
        return scores

    def playout(self, state: State, seat: i64, actions: tuple[int, ...], rng: Random) -> i64:
        """The best plan; where nothing is planned, any."""
        scores = self.scores(state, seat, actions)
        best: i64 = 0
        most = _NEVER
        for at in range(len(scores)):
            score = scores[at] + 0.3 * rng.random()
            if score > most:
                most = score
                best = at
        return actions[best]

    def horizon(self) -> i64:
        return _HORIZON

    def value(self, state: State) -> list[float]:
        """Where each player stands, as a chance to win."""
        assert isinstance(state, Spies)
        seats = int(state.rules.seats)
        if state.cells[PHASE] == ENDED:
            return state.returns()
        worths = [judged(state, seat) for seat in range(seats)]
        best = max(worths)
        weights = [exp(0.25 * (worth - best)) for worth in worths]
        total = sum(weights)
        share = 1.0 / float(seats - 1)
        return [weight / total * (1.0 + share) - share for weight in weights]


class Plans:
    """The turns that a seat can still make of this one, by the action that each begins with."""

    def __init__(self, state: Spies, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.side: i64 = SIDES + SIDE * seat
        self.values: vec[float] = vec[float]([_NEVER] * int(state.rules.actions))
        self.found = False

    def find(self) -> None:
        state = self.state
        phase = state.cells[PHASE]
        if phase == ACTING:
            self._from_here(state, NONE)
            here = state.cells[self.side + SPY]
            for city in range(CITIES):
                if city != here and state.cells[self.side + NETWORK] >> city & 1:
                    there = state.clone()
                    there.apply(self.seat, MOVE + city)
                    self._note(MOVE + city, self._finish(there))
                    self._from_here(there, MOVE + city)
            for place in range(PLACES):
                if state.cells[DISPLAY + place] != NONE:
                    self._accept(place)
        elif phase == MOVED:
            self._from_here(state, NONE)
            self._stop()
        elif phase == DONE:
            self._stop()
        if not self.found:
            self._make_room()

    def _note(self, action: i64, value: float) -> None:
        if value > self.values[action]:
            self.values[action] = value
            self.found = True

    def _make_room(self) -> None:
        """Nothing can be done: take back what costs least."""
        values = self.values
        for action in range(BACK, len(values)):
            values[action] = 0.0
        for action in range(UNCOVER, END):
            values[action] = -1.0
        for action in range(DISCARD, DISCARD + SLOTS):
            values[action] = -2.0

    # -- the three actions ---------------------------------------------------------------------

    def _from_here(self, state: Spies, first: i64) -> None:
        """SC-13: connect each neighbour that is not in the network."""
        side = self.side
        here = state.cells[side + SPY]
        fresh = state.rules.joined[here] & ~state.cells[side + NETWORK]
        for city in range(CITIES):
            if fresh >> city & 1:
                self._connect(state, first, city)

    def _connect(self, state: Spies, first: i64, city: i64) -> None:
        after = state.clone()
        c = after.cells
        here = c[self.side + SPY]
        others = after.others(self.seat)
        cost = after.cost(self.seat, here, city, others)
        way: i64 = 0
        at = (here * CITIES + city) * LONGEST
        for step in range(at, at + LONGEST):
            if after.rules.path[step] != NONE:
                way |= after.rules.bit[after.rules.path[step]]
        while cost > c[self.side + SUPPLY]:
            space = self._loosest(after, way)
            if space == NONE:
                return
            after.apply(self.seat, BACK + space)
            if first == NONE:
                first = BACK + space
        after.apply(self.seat, CONNECT + city)
        self._note(CONNECT + city if first == NONE else first, self._finish(after))

    def _accept(self, place: i64) -> None:
        """SC-8, SC-9: whoever has three open missions discards one first."""
        if self.state.free_slot(self.side) != NONE:
            self._take(self.state, NONE, place)
            return
        for slot in range(SLOTS):
            without = self.state.clone()
            without.apply(self.seat, DISCARD + slot)
            self._take(without, DISCARD + slot, place)

    def _take(self, state: Spies, first: i64, place: i64) -> None:
        after = state.clone()
        c = after.cells
        while after.price(self.seat, place) > c[self.side + SUPPLY]:
            space = self._loosest(after, 0)
            if space == NONE:
                return
            after.apply(self.seat, BACK + space)
            if first == NONE:
                first = BACK + space
        after.apply(self.seat, ACCEPT + place)
        c[PHASE] = DONE  # whatever is drawn
        self._note(ACCEPT + place if first == NONE else first, self._finish(after))

    # -- the end of the turn -------------------------------------------------------------------

    def _stop(self) -> None:
        """SC-24: serve, take back for it, or end."""
        state = self.state
        self._note(END, judged(state, self.seat))
        slot = self._to_serve(state)
        if slot == NONE:
            return
        after = state.clone()
        if state.cells[self.side + SUPPLY]:
            after.apply(self.seat, SERVE + slot)
            self._note(SERVE + slot, self._finish(after))
            return
        space = self._loosest(after, 0)
        if space != NONE:
            after.apply(self.seat, BACK + space)
            self._note(BACK + space, self._finish(after))

    def _finish(self, after: Spies) -> float:
        """Serve all that can be served, taking back for it, and judge what is left."""
        while True:
            slot = self._to_serve(after)
            if slot == NONE:
                break
            if not after.cells[self.side + SUPPLY]:
                space = self._loosest(after, 0)
                if space == NONE:
                    break
                after.apply(self.seat, BACK + space)
            after.apply(self.seat, SERVE + slot)
        return judged(after, self.seat)

    def _to_serve(self, state: Spies) -> i64:
        """The mission to serve next: one that becomes complete frees its agents."""
        c = state.cells
        side = self.side
        found: i64 = NONE
        here: i64 = 1 << c[side + SPY]
        for slot in range(SLOTS):
            card = c[side + CARD + slot]
            if card != NONE:
                left = state.rules.wants[card] & ~c[side + COVERED + slot]
                if left & here and (found == NONE or left == here):
                    found = slot
        return found

    def _loosest(self, state: Spies, keep: i64) -> i64:
        """The space that is missed least among those that can be taken back."""
        c = state.cells
        posted = c[self.side + POSTED] & ~keep
        found: i64 = NONE
        most = -1e9
        for space in range(state.rules.spaces):
            if posted >> space & 1 and state.can_lift(self.side, space):
                after = state.clone()
                after.take_back(self.side, space)
                worth = judged(after, self.seat)
                if worth > most:
                    most = worth
                    found = space
        return found


# -- judging --------------------------------------------------------------------------------------


def judged(state: Spies, seat: i64) -> float:
    """What the seat's position is worth, in points, when its turn is over."""
    c = state.cells
    rules = state.rules
    side = SIDES + SIDE * seat
    left = _turns_left(state)
    worth = float(c[side + POINTS])
    locked: i64 = rules.agents[seat] - c[side + SUPPLY]
    for space in range(rules.spaces):
        if c[side + POSTED] >> space & 1:
            locked -= 1
    for slot in range(SLOTS):
        card = c[side + CARD + slot]
        if card == NONE:
            continue
        covered = c[side + COVERED + slot]
        turns = _turns(state, side, rules.wants[card] & ~covered)
        promise = float(rules.worth[card]) + _EXTRA * float(rules.extra[card])
        held = _COVERED * float(rules.count[covered])
        if turns <= left:
            later = 1.0
            for _ in range(turns):
                later *= _LATER
            promise *= later
            if promise > held:
                held = promise
        worth += held
    worth += _CITY * float(rules.count[c[side + NETWORK]])
    free = rules.agents[seat] - locked
    worth -= _LOCKED * float(locked)
    if free < _ENOUGH:
        worth -= _SCARCE * float(_ENOUGH - free)
    if c[ENDER] == seat:
        worth += _ENDING if _leads(state, seat) else -_ENDING
    return worth


def _turns(state: Spies, side: i64, cities: i64) -> i64:
    """About how many turns it takes to be in all these cities, the nearest first."""
    hops = state.rules.hops
    network = state.cells[side + NETWORK]
    turns: i64 = 0
    while cities:
        nearest: i64 = NONE
        least: i64 = 99
        for city in range(CITIES):
            if cities >> city & 1:
                way: i64 = 99
                if network >> city & 1:
                    way = 1
                else:
                    for start in range(CITIES):
                        if network >> start & 1 and hops[start * CITIES + city] < way:
                            way = hops[start * CITIES + city]
                if way < least:
                    least = way
                    nearest = city
        turns += least
        network |= 1 << nearest
        cities &= ~(1 << nearest)
    return turns


def _turns_left(state: Spies) -> i64:
    """About how many turns the seat still has after this one."""
    c = state.cells
    rules = state.rules
    if c[ENDER] != NONE:
        return 0
    most: i64 = 0
    for other in range(rules.seats):
        count = c[SIDES + SIDE * other + COUNT]
        if count > most:
            most = count
    left = _PACE * (LAST - most) - 1
    if rules.turn_limit:
        rest = (rules.turn_limit - c[TURN]) // rules.seats
        if rest < left:
            left = rest
    return left


def _leads(state: Spies, seat: i64) -> bool:
    mine = state.points(seat)
    for other in range(state.rules.seats):
        if other != seat and state.points(other) >= mine:
            return False
    return True
