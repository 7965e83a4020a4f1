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

from spytable.bots.playbook import Playbook, likely
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
    Rules,
)
from spytable.games.spy_connection.state import (
    ACTING,
    ACTIVE,
    CARD,
    CHOOSING,
    COUNT,
    COVERED,
    DISPLAY,
    DONE,
    DOUBLED,
    ENDED,
    ENDER,
    EXTRA,
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

_NEVER: Final = -1e6  # no plan begins so
_SHARP: Final = 3.0  # how strongly the prior follows the plans
_FLOOR: Final = 0.01  # what the prior leaves to every plan
_HORIZON: Final[i64] = 40  # steps after which a playout is judged


class Style:
    """What a planner thinks things are worth, in points."""

    def __init__(self) -> None:
        self.later = 0.80  # what a point is worth that takes one turn more
        self.extra = 1.8  # an extra turn
        self.covered = 0.9  # a covered city where the mission stays open
        self.city = 0.02  # a city in the network
        self.locked = 0.05  # an agent on a mission, which is missing elsewhere
        self.scarce = 0.5  # each agent that is missing to move freely
        self.enough: i64 = 6  # agents with which one moves freely
        self.idle = 0.6  # a turn in which nothing is connected, taken or served
        self.ending = 4.0  # triggering the end, to whoever leads
        self.pace: i64 = 3  # turns in which a leader completes a mission


class Planner(Playbook):
    """Tries out whole turns."""

    def __init__(self, style: Style | None = None) -> None:
        self.style: Style = Style() if style is None else style

    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        assert isinstance(state, Spies)
        found = vec[float]([0.0] * len(actions))
        if state.cells[PHASE] == CHOOSING or len(actions) < 2:
            return found
        plans = Plans(state, seat, self.style)
        plans.find()
        at: i64 = 0
        for action in actions:
            found[at] = plans.values[action]
            at += 1
        return found

    def prior(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        return likely(self.scores(state, seat, actions), _NEVER, _SHARP, _FLOOR)

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
        worths = [judged(state, seat, self.style) for seat in range(seats)]
        best = max(worths)
        weights = [exp(0.25 * (worth - best)) for worth in worths]
        total = sum(weights)
        share = 1.0 / float(seats - 1)
        return [weight / total * (1.0 + share) - share for weight in weights]


class Plans:
    """The turns that a seat can still make of this one, by the action that each begins with."""

    def __init__(self, state: Spies, seat: i64, style: Style) -> None:
        self.style = style
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
                    idle = 0.0 if self._to_serve(there) != NONE else self.style.idle
                    self._note(MOVE + city, self._finish(there) - idle)
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
        idle = self.style.idle if state.cells[PHASE] == MOVED else 0.0
        self._note(END, judged(state, self.seat, self.style) - idle)
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
        return judged(after, self.seat, self.style)

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
                worth = judged(after, self.seat, self.style)
                if worth > most:
                    most = worth
                    found = space
        return found


# -- judging --------------------------------------------------------------------------------------


def judged(state: Spies, seat: i64, style: Style) -> float:
    """What the seat's position is worth, in points, when its turn is over."""
    c = state.cells
    rules = state.rules
    side = SIDES + SIDE * seat
    worth = float(c[side + POINTS]) + promised(state, side, style)
    locked = rules.agents[seat] - c[side + SUPPLY]
    for space in range(rules.spaces):
        locked -= c[side + POSTED] >> space & 1
        locked -= c[side + DOUBLED] >> space & 1
    if c[ACTIVE] == seat:
        worth += style.extra * float(c[EXTRA])
    worth += style.city * float(rules.count[c[side + NETWORK]])
    worth -= style.locked * float(locked)
    free = rules.agents[seat] - locked
    if free < style.enough:
        worth -= style.scarce * float(style.enough - free)
    if c[ENDER] == seat:
        worth += style.ending if _leads(state, seat) else -style.ending
    return worth


def promised(state: Spies, side: i64, style: Style) -> float:
    """What the open missions promise, completed one after the other in the best order."""
    left = _turns_left(state, side, style)
    best = 0.0
    for first in range(SLOTS):
        for second in range(SLOTS):
            if second != first:
                worth = _in_order(state, side, style, left, first, second)
                if worth > best:
                    best = worth
    return best


def _in_order(state: Spies, side: i64, style: Style, left: i64, first: i64, second: i64) -> float:
    """The missions of these two slots first, then the third.

    The first is reached from the network as it is. Later the network will be another: then it is
    taken to hold the cities of the mission before. Goals on the way are covered for all.
    """
    c = state.cells
    rules = state.rules
    start = c[side + NETWORK]
    seen: i64 = 0
    turns: i64 = 0
    worth = 0.0
    for at in range(SLOTS):
        slot = first if at == 0 else second if at == 1 else SLOTS - first - second
        card = c[side + CARD + slot]
        if card == NONE:
            continue
        covered = c[side + COVERED + slot]
        wanted = rules.wants[card] & ~covered & ~seen
        turns += _turns(rules, start, wanted)
        promise = float(rules.worth[card]) + style.extra * float(rules.extra[card])
        held = style.covered * float(rules.count[covered])
        if turns <= left:
            later = 1.0
            for _ in range(turns):
                later *= style.later
            promise *= later
            if promise > held:
                held = promise
        worth += held
        seen |= wanted
        start = rules.wants[card]
    return worth


def _turns(rules: Rules, network: i64, cities: i64) -> i64:
    """About how many turns it takes to be in all these cities, the nearest first."""
    hops = rules.hops
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


def _turns_left(state: Spies, side: i64, style: Style) -> i64:
    """About how many turns the others leave the seat after this one."""
    c = state.cells
    rules = state.rules
    if c[ENDER] != NONE:
        return 0
    most: i64 = 0
    for other in range(rules.seats):
        theirs = SIDES + SIDE * other
        if theirs != side and c[theirs + COUNT] > most:
            most = c[theirs + COUNT]
    left = style.pace * (LAST - most) - 1
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
