"""What a viewer of Spy Connection knows, which is all there is (SC-35)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

import msgspec
from librt.random import Random

from spytable.games.spy_connection import rules as codes
from spytable.games.spy_connection import state as at
from spytable.games.spy_connection.components import Components, built_in, read
from spytable.games.spy_connection.meta import CITIES
from spytable.games.spy_connection.rules import Rules
from spytable.games.spy_connection.state import Spies
from spytable.kernel.bits import bits, members
from spytable.kernel.intel import Intel
from spytable.kernel.observation import (
    BITS,
    CHOICE,
    EVERYBODY,
    NUMBER,
    SEAT,
    UNTIL_OVER,
    Field,
)

Phase = Literal["dealing", "choosing", "acting", "moved", "drawing", "done", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
_TURN = (at.ACTING, at.MOVED, at.DRAWING, at.DONE)
_SPACES = (1 << 64) - 1  # in a set of spaces the 64th is the bit of the sign


class Open(msgspec.Struct, frozen=True):
    """An open mission. `served`: a city was covered in this end of turn (SC-24)."""

    card: int
    covered: tuple[int, ...]
    assigned: int
    served: bool


class Side(msgspec.Struct, frozen=True):
    """A player's pieces. Cities, spaces and cards are numbers.

    `lifts`, for the player whose turn it is: for each space with own agents the spaces to take
    back, outermost first and itself last, so that nothing is ever cut off (SC-20). Where that is
    the space alone, it can go now.
    """

    agents: int
    supply: int
    spy: int | None
    posted: tuple[tuple[int, int], ...]
    """(space, agents)"""
    network: tuple[int, ...]
    lifts: tuple[tuple[int, tuple[int, ...]], ...]
    missions: tuple[Open | None, ...]
    completed: tuple[int, ...]
    completed_points: int
    points: int
    ends_in: tuple[int, ...]
    """The cities in each of which it could trigger the end (SC-28)."""


class Route(msgspec.Struct, frozen=True):
    """A connection from the viewer's network to a city that is not in it, and its price."""

    start: int = msgspec.field(name="from")
    to: int
    spaces: tuple[tuple[int, int], ...]
    """(space, agents it costs), on the way"""
    total: int


class SpyIntel(Intel, frozen=True, kw_only=True):
    """A game of Spy Connection: the same for all, but for the viewer's own `routes`."""

    content: str
    """The name of the built-in components, or a player's own as text."""
    advanced: int
    dark: int
    turn_limit: int
    version: int
    """Of the rules."""
    phase: Phase
    laid: int
    """Set-up steps of chance that are done."""
    turn: int
    first: int | None
    active: int | None
    """Whose turn it is."""
    extra: int
    goal: int
    """Completed missions that trigger the end (SC-28)."""
    ender: int | None
    """Who has triggered it."""
    turns_left: int
    """Then: how many players still play, this turn's included."""
    display: tuple[int | None, ...]
    prices: tuple[int, ...]
    """What each place of the display costs the active player; nothing before the first turn."""
    deck: tuple[int, ...]
    discarded: tuple[int, ...]
    offered: tuple[int, ...]
    sides: tuple[Side, ...]
    routes: tuple[Route, ...]

    def sample(self, rng: Random) -> Spies:
        spies = self._frame()
        spies.resample(self.viewer, rng)
        return spies

    def _frame(self) -> Spies:
        agents = tuple(side.agents for side in self.sides)
        kind = (agents, bool(self.advanced), bool(self.dark), self.turn_limit)
        spies = at.begin(rules_for(self.version, self.content, *kind))
        c = spies.cells
        c[at.PHASE] = PHASES.index(self.phase)
        c[at.LAID] = self.laid
        c[at.TURN] = self.turn
        c[at.EXTRA] = self.extra
        c[at.ENDER] = codes.NONE if self.ender is None else self.ender
        c[at.BEGINNER] = codes.NONE if self.first is None else self.first
        c[at.ACTIVE] = self._actor()
        c[at.DECK] = bits(self.deck)
        c[at.DISCARDED] = bits(self.discarded)
        c[at.OFFERED] = bits(card - codes.MISSIONS for card in self.offered)
        c[at.STARTING] = bits(self._starting())
        for place, card in enumerate(self.display):
            c[at.DISPLAY + place] = codes.NONE if card is None else card
        for seat, side in enumerate(self.sides):
            _set_up(spies, seat, side)
        return spies

    def _actor(self) -> int:
        """Whose turn it is, or who chooses."""
        if self.active is not None:
            return self.active
        return self.to_act[0] if self.to_act else 0

    def _starting(self) -> set[int]:
        """Start missions that chance may still bring."""
        if self.phase != "dealing":
            return set()
        gone = {open_.card for side in self.sides for open_ in side.missions if open_ is not None}
        return {start for start in range(codes.STARTS) if codes.MISSIONS + start not in gone} - {
            card - codes.MISSIONS for card in self.offered
        }


def _set_up(spies: Spies, seat: int, known: Side) -> None:
    if known.spy is not None:
        spies.send_spy(seat, known.spy)
        spies.join(seat, known.spy)
    for space, agents in known.posted:
        spies.post(seat, space, agents)
    for card in known.completed:
        spies.gain(seat, card)
    for slot, open_ in enumerate(known.missions):
        if open_ is not None:
            spies.lay(seat, slot, open_.card, open_.assigned)
            for city in open_.covered:
                spies.cover(seat, slot, city)
            if open_.served:
                spies.mark_served(seat, slot)
    spies.pay(seat, spies.supply(seat) - known.supply)


@lru_cache(maxsize=64)  # players bring their own
def rules_for(
    version: int,
    content: str,
    agents: tuple[int, ...],
    advanced: bool,
    dark: bool,
    turn_limit: int,
) -> Rules:
    parts = components_of(content)
    spaces = {space.id: number for number, space in enumerate(parts.spaces)}
    city = CITIES.index
    return Rules(
        len(agents),
        list(agents),
        advanced,
        dark,
        turn_limit,
        len(spaces),
        [(city(way.a), city(way.b), [spaces[s] for s in way.spaces]) for way in parts.connections],
        [([city(c) for c in card.cities], card.points, card.extra) for card in parts.cards()],
        [city(start.red) for start in parts.starts],
        version,
    )


@lru_cache(maxsize=64)
def components_of(content: str) -> Components:
    """By name where they are built in, else from their text."""
    return read(content) if "=" in content else built_in(content)


# -- what a viewer knows of a state ---------------------------------------------------------


def look(spies: Spies, viewer: int, content: str) -> SpyIntel:
    rules = spies.rules
    phase = spies.phase()
    active = spies.active() if phase in _TURN else None
    return SpyIntel(
        viewer=viewer,
        over=phase == at.ENDED,
        to_act=members(spies.to_act()),
        content=content,
        advanced=int(rules.advanced),
        dark=int(rules.dark),
        turn_limit=rules.turn_limit,
        version=rules.version,
        phase=PHASES[phase],
        laid=spies.laid(),
        turn=spies.turn(),
        first=_known(spies.beginner()),
        active=active,
        extra=spies.extra_turns(),
        goal=at.LAST,
        ender=_known(spies.ender()),
        turns_left=_turns_left(spies),
        display=tuple([_known(spies.shown(place)) for place in range(codes.PLACES)]),
        prices=() if active is None else _prices(spies, active),
        deck=members(spies.deck()),
        discarded=members(spies.discarded()),
        offered=tuple([codes.MISSIONS + start for start in members(spies.offered())]),
        sides=tuple([_side(spies, seat, seat == active) for seat in range(rules.seats)]),
        routes=_routes(spies, viewer) if viewer >= 0 and phase != at.ENDED else (),
    )


def _prices(spies: Spies, seat: int) -> tuple[int, ...]:
    return tuple([spies.price(seat, place) for place in range(codes.PLACES)])


def _known(value: int) -> int | None:
    return None if value == codes.NONE else value


def _side(spies: Spies, seat: int, active: bool) -> Side:
    posted = members(spies.posted(seat) & _SPACES)
    return Side(
        agents=spies.rules.agents[seat],
        supply=spies.supply(seat),
        spy=_known(spies.spy(seat)),
        posted=tuple([(space, spies.agents_on(seat, space)) for space in posted]),
        network=members(spies.network(seat)),
        lifts=tuple([(s, _lifting(spies, seat, s)) for s in posted]) if active else (),
        missions=tuple([_mission(spies, seat, slot) for slot in range(codes.SLOTS)]),
        completed=members(spies.completed(seat)),
        completed_points=spies.completed_points(seat),
        points=spies.points(seat),
        ends_in=_ends_in(spies, seat),
    )


def _turns_left(spies: Spies) -> int:
    """SC-28: after whoever has triggered the end all others have a turn."""
    if spies.ender() == codes.NONE or spies.phase() == at.ENDED:
        return 0
    ahead = (spies.ender() - spies.active()) % spies.rules.seats
    return int(ahead or spies.rules.seats)


def _ends_in(spies: Spies, seat: int) -> tuple[int, ...]:
    if spies.completions(seat) != at.LAST - 1 or spies.ender() != codes.NONE:
        return ()
    left = [members(spies.wanted(seat, slot)) for slot in range(codes.SLOTS)]
    return tuple(sorted({cities[0] for cities in left if len(cities) == 1}))


def _mission(spies: Spies, seat: int, slot: int) -> Open | None:
    card = spies.mission(seat, slot)
    if card == codes.NONE:
        return None
    return Open(
        card=card,
        covered=members(spies.covered(seat, slot)),
        assigned=spies.assigned(seat, slot),
        served=spies.just_served(seat, slot),
    )


def _lifting(spies: Spies, seat: int, space: int) -> tuple[int, ...]:
    """SC-20: what has to be taken back, in this order, to take back that space."""
    if spies.can_lift(seat, space):
        return (space,)
    rules, after = spies.rules, spies.clone()
    posted = after.posted(seat)
    loose = posted & ~after.reached(seat, posted & ~rules.bit[space])
    order: list[int] = []
    left = list(members(loose & _SPACES))
    while left:
        outermost = next(s for s in left if after.can_lift(seat, s))
        after.take_back(seat, outermost)
        left.remove(outermost)
        order.append(outermost)
    return tuple(order)


def _routes(spies: Spies, seat: int) -> tuple[Route, ...]:
    """SC-13: from any city of the network, for the spy may move first."""
    rules = spies.rules
    network = spies.network(seat)
    own, others = spies.posted(seat), spies.others(seat)
    found = []
    for start in members(network):
        for city in members(rules.joined[start] & ~network):
            way = [rules.way(start, city, step) for step in range(codes.LONGEST)]
            spaces = [(s, codes.toll(s, own, others)) for s in way if s != codes.NONE]
            found.append(Route(start, city, tuple(spaces), sum(cost for _, cost in spaces)))
    return tuple(found)


def layout(rules: Rules) -> tuple[Field, ...]:
    """An observation in numbers: the board, and the missions by what they ask for and give. Nothing
    is hidden from anybody (SC-35)."""
    cities, spaces, slots = int(codes.CITIES), int(rules.spaces), int(codes.SLOTS)
    wants, worth, extra = list(rules.wants), list(rules.worth), list(rules.extra)
    agents, most = max(rules.agents), max(worth)
    all_points = min(255, most * int(at.LAST + codes.SLOTS))

    def missions(name: str, start: int, cells: int, stride: int = 0) -> tuple[Field, ...]:
        return (
            Field(f"{name}_goals", EVERYBODY, BITS, start, cities, 1, cells, stride, wants),
            Field(f"{name}_points", EVERYBODY, NUMBER, start, 1, most, cells, stride, worth),
            Field(f"{name}_extra", EVERYBODY, NUMBER, start, 1, 1, cells, stride, extra),
        )

    def by_seat(
        name: str, kind: int, cell: int, size: int = 1, most: int = 1, cells: int = 1
    ) -> Field:
        return Field(name, EVERYBODY, kind, at.SIDES + cell, size, most, cells, stride=at.SIDE)

    return (
        Field("phase", EVERYBODY, CHOICE, at.PHASE, len(PHASES)),
        Field("active", UNTIL_OVER, SEAT, at.ACTIVE, untold=0),
        Field("first", EVERYBODY, SEAT, at.BEGINNER),
        Field("turn", EVERYBODY, NUMBER, at.TURN, most=min(rules.most_turns or 255, 255)),
        Field("extra", EVERYBODY, NUMBER, at.EXTRA, most=at.LAST),
        Field("ender", EVERYBODY, SEAT, at.ENDER),
        Field("deck", EVERYBODY, BITS, at.DECK, codes.MISSIONS),
        Field("discarded", EVERYBODY, BITS, at.DISCARDED, codes.MISSIONS),
        *((Field("offered", EVERYBODY, BITS, at.OFFERED, codes.STARTS),) if rules.advanced else ()),
        *missions("display", int(at.DISPLAY), int(codes.PLACES)),
        by_seat("supply", NUMBER, at.SUPPLY, most=agents),
        by_seat("spy", CHOICE, at.SPY, cities),
        by_seat("posted", BITS, at.POSTED, spaces),
        by_seat("doubled", BITS, at.DOUBLED, spaces),
        by_seat("network", BITS, at.NETWORK, cities),
        by_seat("completed", NUMBER, at.COUNT, most=at.LAST + codes.SLOTS),
        by_seat("points", NUMBER, at.POINTS, most=all_points),
        by_seat("served", BITS, at.SERVED, slots),
        *missions("mission", int(at.SIDES + at.CARD), slots, int(at.SIDE)),
        by_seat("covered", BITS, at.COVERED, cities, cells=slots),
        by_seat("assigned", NUMBER, at.ASSIGNED, most=max(rules.prices), cells=slots),
    )
