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


class Player(msgspec.Struct, frozen=True):
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
    players: tuple[Player, ...]
    routes: tuple[Route, ...]

    def sample(self, rng: Random) -> Spies:
        spies = self._frame()
        spies.resample(self.viewer, rng)
        return spies

    def _frame(self) -> Spies:
        agents = tuple(side.agents for side in self.players)
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
        for seat, side in enumerate(self.players):
            _set_up(spies, at.SIDES + at.SIDE * seat, side)
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
        gone = {open_.card for side in self.players for open_ in side.missions if open_ is not None}
        return {start for start in range(codes.STARTS) if codes.MISSIONS + start not in gone} - {
            card - codes.MISSIONS for card in self.offered
        }


def _set_up(spies: Spies, side: int, known: Player) -> None:
    c = spies.cells
    c[side + at.SPY] = codes.NONE if known.spy is None else known.spy
    if known.spy is not None:
        c[side + at.NETWORK] = 1 << known.spy
    for space, agents in known.posted:
        spies.post(side, space, agents)
    c[side + at.SUPPLY] = known.supply
    c[side + at.COMPLETED] = bits(known.completed)
    c[side + at.COUNT] = len(known.completed)
    c[side + at.POINTS] = known.completed_points
    for slot, open_ in enumerate(known.missions):
        if open_ is not None:
            c[side + at.CARD + slot] = open_.card
            c[side + at.COVERED + slot] = bits(open_.covered)
            c[side + at.ASSIGNED + slot] = open_.assigned
            if open_.served:
                c[side + at.SERVED] |= 1 << slot


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


def intel_of(spies: Spies, viewer: int, content: str) -> SpyIntel:
    c = spies.cells
    rules = spies.rules
    phase = c[at.PHASE]
    active = c[at.ACTIVE] if phase in _TURN else None
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
        laid=c[at.LAID],
        turn=c[at.TURN],
        first=_known(c[at.BEGINNER]),
        active=active,
        extra=c[at.EXTRA],
        goal=at.LAST,
        ender=_known(c[at.ENDER]),
        turns_left=_turns_left(spies),
        display=tuple([_known(c[at.DISPLAY + place]) for place in range(codes.PLACES)]),
        prices=() if active is None else _prices(spies, active),
        deck=members(c[at.DECK]),
        discarded=members(c[at.DISCARDED]),
        offered=tuple([codes.MISSIONS + start for start in members(c[at.OFFERED])]),
        players=tuple([_player(spies, seat, seat == active) for seat in range(rules.seats)]),
        routes=_routes(spies, viewer) if viewer >= 0 and phase != at.ENDED else (),
    )


def _prices(spies: Spies, seat: int) -> tuple[int, ...]:
    return tuple([spies.price(seat, place) for place in range(codes.PLACES)])


def _known(value: int) -> int | None:
    return None if value == codes.NONE else value


def _player(spies: Spies, seat: int, active: bool) -> Player:
    c = spies.cells
    side = at.SIDES + at.SIDE * seat
    posted = members(c[side + at.POSTED] & _SPACES)
    doubled = c[side + at.DOUBLED]
    return Player(
        agents=spies.rules.agents[seat],
        supply=c[side + at.SUPPLY],
        spy=_known(c[side + at.SPY]),
        posted=tuple([(space, 2 if doubled >> space & 1 else 1) for space in posted]),
        network=members(c[side + at.NETWORK]),
        lifts=tuple([(s, _lifting(spies, side, s)) for s in posted]) if active else (),
        missions=tuple([_mission(spies, side, slot) for slot in range(codes.SLOTS)]),
        completed=members(c[side + at.COMPLETED]),
        completed_points=c[side + at.POINTS],
        points=spies.points(seat),
        ends_in=_ends_in(spies, side),
    )


def _turns_left(spies: Spies) -> int:
    """SC-28: after whoever has triggered the end all others have a turn."""
    c = spies.cells
    if c[at.ENDER] == codes.NONE or c[at.PHASE] == at.ENDED:
        return 0
    ahead = (c[at.ENDER] - c[at.ACTIVE]) % spies.rules.seats
    return int(ahead or spies.rules.seats)


def _ends_in(spies: Spies, side: int) -> tuple[int, ...]:
    c = spies.cells
    if c[side + at.COUNT] != at.LAST - 1 or c[at.ENDER] != codes.NONE:
        return ()
    found = 0
    for slot in range(codes.SLOTS):
        card = c[side + at.CARD + slot]
        left = 0 if card == codes.NONE else spies.rules.wants[card] & ~c[side + at.COVERED + slot]
        if left & left - 1 == 0:  # a single city, or none
            found |= left
    return members(found)


def _mission(spies: Spies, side: int, slot: int) -> Open | None:
    c = spies.cells
    card = c[side + at.CARD + slot]
    if card == codes.NONE:
        return None
    return Open(
        card=card,
        covered=members(c[side + at.COVERED + slot]),
        assigned=c[side + at.ASSIGNED + slot],
        served=bool(c[side + at.SERVED] >> slot & 1),
    )


def _lifting(spies: Spies, side: int, space: int) -> tuple[int, ...]:
    """SC-20: what has to be taken back, in this order, to take back that space."""
    if spies.can_lift(side, space):
        return (space,)
    rules, after = spies.rules, spies.clone()
    posted = after.cells[side + at.POSTED]
    loose = posted & ~after.reached(side, posted & ~rules.bit[space])
    order: list[int] = []
    left = list(members(loose & _SPACES))
    while left:
        outermost = next(s for s in left if after.can_lift(side, s))
        after.take_back(side, outermost)
        left.remove(outermost)
        order.append(outermost)
    return tuple(order)


def _routes(spies: Spies, seat: int) -> tuple[Route, ...]:
    """SC-13: from any city of the network, for the spy may move first."""
    c = spies.cells
    rules = spies.rules
    network = c[at.SIDES + at.SIDE * seat + at.NETWORK]
    others = spies.others(seat)
    found = []
    for start in members(network):
        for city in members(rules.joined[start] & ~network):
            first = (start * codes.CITIES + city) * codes.LONGEST
            way = [rules.path[step] for step in range(first, first + codes.LONGEST)]
            spaces = [(s, spies.toll(seat, s, others)) for s in way if s != codes.NONE]
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
