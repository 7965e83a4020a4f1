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
    FAR,
    LONGEST,
    MOVE,
    NONE,
    PLACES,
    SERVE,
    SLOTS,
    UNCOVER,
    Rules,
    has,
    only,
)
from spytable.games.spy_connection.state import (
    ACTING,
    CHOOSING,
    DONE,
    ENDED,
    LAST,
    MOVED,
    Spies,
)
from spytable.kernel.bits import size
from spytable.kernel.state import State

_NEVER: Final = -1e6  # no plan begins so
_SHARP: Final = 3.0  # how strongly the prior follows the plans
_GENTLE: Final = 6.0  # the same for somebody who does not count everything
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
        self.in_way = 0.0  # what it costs to post an agent where a rival is about to pass
        self.plenty: i64 = SLOTS  # open missions with which one takes no other


def kind_style() -> Style:
    """Of somebody who stays out of the way and leaves missions to others."""
    style = Style()
    style.in_way = 1.0
    style.plenty = 2
    return style


class Planner(Playbook):
    """Tries out whole turns."""

    def __init__(self, style: Style | None = None) -> None:
        self.style: Style = Style() if style is None else style
        self.kind: Style = kind_style()

    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        return self._scores(state, seat, actions, self.style)

    def gentle(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        """Good plans that are in nobody's way, though not always the best one."""
        return likely(self._scores(state, seat, actions, self.kind), _NEVER, _GENTLE, 0.0)

    def _scores(
        self, state: State, seat: i64, actions: tuple[int, ...], style: Style
    ) -> vec[float]:
        assert isinstance(state, Spies)
        found = vec[float]([0.0] * len(actions))
        if state.phase() == CHOOSING or len(actions) < 2:
            return found
        plans = Plans(state, seat, style)
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
        if state.phase() == ENDED:
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
        self.values: vec[float] = vec[float]([_NEVER] * int(state.rules.actions))
        self.found = False

    def find(self) -> None:
        state = self.state
        phase = state.phase()
        if phase == ACTING:
            self._from_here(state, NONE)
            here = state.spy(self.seat)
            for city in range(CITIES):
                if city != here and has(state.network(self.seat), city):
                    there = state.clone()
                    there.apply(self.seat, MOVE + city)
                    idle = 0.0 if self._to_serve(there) != NONE else self.style.idle
                    self._note(MOVE + city, self._finish(there) - idle)
                    self._from_here(there, MOVE + city)
            for place in range(PLACES):
                if state.shown(place) != NONE:
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
        fresh = state.rules.joined[state.spy(self.seat)] & ~state.network(self.seat)
        for city in range(CITIES):
            if has(fresh, city):
                self._connect(state, first, city)

    def _connect(self, state: Spies, first: i64, city: i64) -> None:
        after = state.clone()
        here = after.spy(self.seat)
        others = after.others(self.seat)
        cost = after.cost(self.seat, here, city, others)
        way: i64 = 0
        for step in range(LONGEST):
            space = after.rules.way(here, city, step)
            if space != NONE:
                way |= after.rules.bit[space]
        while cost > after.supply(self.seat):
            space = self._loosest(after, way)
            if space == NONE:
                return
            after.apply(self.seat, BACK + space)
            if first == NONE:
                first = BACK + space
        crossed = float(size(way & ~after.posted(self.seat) & self._passing(after)))
        after.apply(self.seat, CONNECT + city)
        worth = self._finish(after) - self.style.in_way * crossed
        self._note(CONNECT + city if first == NONE else first, worth)

    def _passing(self, state: Spies) -> i64:
        """The spaces of the connections on which a rival can go on from its city, as bits."""
        found: i64 = 0
        if self.style.in_way == 0.0:
            return found
        for other in range(state.rules.seats):
            here = state.spy(other)
            for city in range(CITIES):
                if other != self.seat and not has(state.network(other), city):
                    for step in range(LONGEST):
                        space = state.rules.way(here, city, step)
                        if space != NONE:
                            found |= state.rules.bit[space]
        return found

    def _accept(self, place: i64) -> None:
        """SC-8, SC-9: whoever has three open missions discards one first."""
        if self.state.free_slot(self.seat) != NONE:
            if self.state.open_missions(self.seat) < self.style.plenty:
                self._take(self.state, NONE, place)
            return
        for slot in range(SLOTS):
            without = self.state.clone()
            without.apply(self.seat, DISCARD + slot)
            self._take(without, DISCARD + slot, place)

    def _take(self, state: Spies, first: i64, place: i64) -> None:
        after = state.clone()
        while after.price(self.seat, place) > after.supply(self.seat):
            space = self._loosest(after, 0)
            if space == NONE:
                return
            after.apply(self.seat, BACK + space)
            if first == NONE:
                first = BACK + space
        after.apply(self.seat, ACCEPT + place)
        after.enter(DONE)  # whatever is drawn
        self._note(ACCEPT + place if first == NONE else first, self._finish(after))

    # -- the end of the turn -------------------------------------------------------------------

    def _stop(self) -> None:
        """SC-24: serve, take back for it, or end."""
        state = self.state
        idle = self.style.idle if state.phase() == MOVED else 0.0
        self._note(END, judged(state, self.seat, self.style) - idle)
        slot = self._to_serve(state)
        if slot == NONE:
            return
        after = state.clone()
        if state.supply(self.seat):
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
            if not after.supply(self.seat):
                space = self._loosest(after, 0)
                if space == NONE:
                    break
                after.apply(self.seat, BACK + space)
            after.apply(self.seat, SERVE + slot)
        return judged(after, self.seat, self.style)

    def _to_serve(self, state: Spies) -> i64:
        """The mission to serve next: one that becomes complete frees its agents."""
        found: i64 = NONE
        here = only(state.spy(self.seat))
        for slot in range(SLOTS):
            left = state.wanted(self.seat, slot)
            if left & here and (found == NONE or left == here):
                found = slot
        return found

    def _loosest(self, state: Spies, keep: i64) -> i64:
        """The space that is missed least among those that can be taken back."""
        posted = state.posted(self.seat) & ~keep
        found: i64 = NONE
        most = -1e9
        for space in range(state.rules.spaces):
            if has(posted, space) and state.can_lift(self.seat, space):
                after = state.clone()
                after.take_back(self.seat, space)
                worth = judged(after, self.seat, self.style)
                if worth > most:
                    most = worth
                    found = space
        return found


# -- judging --------------------------------------------------------------------------------------


def judged(state: Spies, seat: i64, style: Style) -> float:
    """What the seat's position is worth, in points, when its turn is over."""
    rules = state.rules
    worth = float(state.completed_points(seat)) + promised(state, seat, style)
    locked = rules.agents[seat] - state.supply(seat) - state.agents_on_board(seat)
    if state.active() == seat:
        worth += style.extra * float(state.extra_turns())
    worth += style.city * float(rules.count[state.network(seat)])
    worth -= style.locked * float(locked)
    free = rules.agents[seat] - locked
    if free < style.enough:
        worth -= style.scarce * float(style.enough - free)
    if state.ender() == seat:
        worth += style.ending if _leads(state, seat) else -style.ending
    return worth


def promised(state: Spies, seat: i64, style: Style) -> float:
    """What the open missions promise, completed one after the other in the best order."""
    left = _turns_left(state, seat, style)
    best = 0.0
    for first in range(SLOTS):
        for second in range(SLOTS):
            if second != first:
                worth = _in_order(state, seat, style, left, first, second)
                if worth > best:
                    best = worth
    return best


def _in_order(state: Spies, seat: i64, style: Style, left: i64, first: i64, second: i64) -> float:
    """The missions of these two slots first, then the third.

    The first is reached from the network as it is. Later the network will be another: then it is
    taken to hold the cities of the mission before. Goals on the way are covered for all.
    """
    rules = state.rules
    start = state.network(seat)
    seen: i64 = 0
    turns: i64 = 0
    worth = 0.0
    for at in range(SLOTS):
        slot = first if at == 0 else second if at == 1 else SLOTS - first - second
        card = state.mission(seat, slot)
        if card == NONE:
            continue
        covered = state.covered(seat, slot)
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
    turns: i64 = 0
    while cities:
        nearest: i64 = NONE
        least: i64 = FAR
        for city in range(CITIES):
            if has(cities, city):
                way: i64 = 1 if has(network, city) else rules.hops(network, city)
                if way < least:
                    least = way
                    nearest = city
        turns += least
        network |= only(nearest)
        cities &= ~only(nearest)
    return turns


def _turns_left(state: Spies, seat: i64, style: Style) -> i64:
    """About how many turns the others leave the seat after this one."""
    rules = state.rules
    if state.ender() != NONE:
        return 0
    most: i64 = 0
    for other in range(rules.seats):
        if other != seat and state.completions(other) > most:
            most = state.completions(other)
    left = style.pace * (LAST - most) - 1
    if rules.turn_limit:
        rest = (rules.turn_limit - state.turn()) // rules.seats
        if rest < left:
            left = rest
    return left


def _leads(state: Spies, seat: i64) -> bool:
    mine = state.points(seat)
    for other in range(state.rules.seats):
        if other != seat and state.points(other) >= mine:
            return False
    return True
