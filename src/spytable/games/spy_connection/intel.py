"""What a viewer of Spy Connection knows, which is all there is (SC-35)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeVar, get_args

import msgspec
from librt.random import Random

from spytable.games.spy_connection import rules as codes
from spytable.games.spy_connection import state as at
from spytable.games.spy_connection.components import Components, built_in, read
from spytable.games.spy_connection.meta import CITIES, City
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
N = TypeVar("N", bound=str)
"""A name."""
_TURN = (at.ACTING, at.MOVED, at.DRAWING, at.DONE)
_SPACES = (1 << 64) - 1  # in a set of spaces the 64th is the bit of the sign


class Open(msgspec.Struct, frozen=True):
    """An open mission. `served`: a city was covered in this end of turn (SC-24)."""

    card: str
    covered: tuple[City, ...]
    assigned: int
    served: bool


class Player(msgspec.Struct, frozen=True):
    """A player's pieces. Cities, spaces and cards go by their names.

    `lifts`, for the player whose turn it is: for each space with own agents the spaces to take
    back, outermost first and itself last, so that nothing is ever cut off (SC-20). Where that is
    the space alone, it can go now.
    """

    agents: int
    supply: int
    spy: City | None
    posted: tuple[tuple[str, int], ...]
    """(space, agents)"""
    network: tuple[City, ...]
    lifts: tuple[tuple[str, tuple[str, ...]], ...]
    missions: tuple[Open | None, ...]
    completed: tuple[str, ...]
    completed_points: int
    points: int
    ends_in: tuple[City, ...]
    """The cities in each of which it could trigger the end (SC-28)."""


class Route(msgspec.Struct, frozen=True):
    """A connection from the viewer's network to a city that is not in it, and its price."""

    start: City = msgspec.field(name="from")
    to: City
    spaces: tuple[tuple[str, int], ...]
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
    display: tuple[str | None, ...]
    prices: tuple[int, ...]
    """What each place of the display costs the active player; nothing before the first turn."""
    deck: tuple[str, ...]
    discarded: tuple[str, ...]
    offered: tuple[str, ...]
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
        parts = components_of(self.content)
        number = parts.card_numbers
        c = spies.cells
        c[at.PHASE] = PHASES.index(self.phase)
        c[at.LAID] = self.laid
        c[at.TURN] = self.turn
        c[at.EXTRA] = self.extra
        c[at.ENDER] = codes.NONE if self.ender is None else self.ender
        c[at.BEGINNER] = codes.NONE if self.first is None else self.first
        c[at.ACTIVE] = self._actor()
        c[at.DECK] = bits(number[card] for card in self.deck)
        c[at.DISCARDED] = bits(number[card] for card in self.discarded)
        c[at.OFFERED] = bits(number[card] - codes.MISSIONS for card in self.offered)
        c[at.STARTING] = bits(number[card] - codes.MISSIONS for card in self._starting(parts))
        for place, card in enumerate(self.display):
            c[at.DISPLAY + place] = codes.NONE if card is None else number[card]
        for seat, side in enumerate(self.players):
            _set_up(spies, parts, seat, side)
        return spies

    def _actor(self) -> int:
        """Whose turn it is, or who chooses."""
        if self.active is not None:
            return self.active
        return self.to_act[0] if self.to_act else 0

    def _starting(self, parts: Components) -> set[str]:
        """Start missions that chance may still bring."""
        if self.phase != "dealing":
            return set()
        gone = {open_.card for side in self.players for open_ in side.missions if open_ is not None}
        return {start.id for start in parts.starts} - gone - set(self.offered)


def _set_up(spies: Spies, parts: Components, seat: int, known: Player) -> None:
    if known.spy is not None:
        spies.send_spy(seat, CITIES.index(known.spy))
        spies.join(seat, CITIES.index(known.spy))
    for space, agents in known.posted:
        spies.post(seat, parts.space_numbers[space], agents)
    for card in known.completed:
        spies.gain(seat, parts.card_numbers[card])
    for slot, open_ in enumerate(known.missions):
        if open_ is not None:
            spies.lay(seat, slot, parts.card_numbers[open_.card], open_.assigned)
            for city in open_.covered:
                spies.cover(seat, slot, CITIES.index(city))
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
    spaces = parts.space_numbers
    city = CITIES.index
    return Rules(
        len(agents),
        list(agents),
        advanced,
        dark,
        turn_limit,
        len(spaces),
        [(city(way.a), city(way.b), [spaces[s] for s in way.spaces]) for way in parts.connections],
        [
            ([city(c) for c in card.cities], card.points, card.extra)
            for card in parts.cards.values()
        ],
        [city(start.red) for start in parts.starts],
        version,
    )


@lru_cache(maxsize=64)
def components_of(content: str) -> Components:
    """By name where they are built in, else from their text."""
    return read(content) if "=" in content else built_in(content)


# -- what a viewer knows of a state ---------------------------------------------------------


def intel_of(spies: Spies, viewer: int, content: str) -> SpyIntel:
    rules, parts = spies.rules, components_of(content)
    card = parts.card_names
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
        display=tuple([_called(card, spies.shown(place)) for place in range(codes.PLACES)]),
        prices=() if active is None else _prices(spies, active),
        deck=_all(card, spies.deck()),
        discarded=_all(card, spies.discarded()),
        offered=tuple([card[codes.MISSIONS + start] for start in members(spies.offered())]),
        players=tuple([_player(spies, parts, seat, seat == active) for seat in range(rules.seats)]),
        routes=_routes(spies, parts, viewer) if viewer >= 0 and phase != at.ENDED else (),
    )


def _prices(spies: Spies, seat: int) -> tuple[int, ...]:
    return tuple([spies.price(seat, place) for place in range(codes.PLACES)])


def _known(value: int) -> int | None:
    return None if value == codes.NONE else value


def _called(names: tuple[N, ...], value: int) -> N | None:
    return None if value == codes.NONE else names[value]


def _all(names: tuple[N, ...], mask: int) -> tuple[N, ...]:
    return tuple([names[number] for number in members(mask)])


def _player(spies: Spies, parts: Components, seat: int, active: bool) -> Player:
    space = parts.space_names
    posted = members(spies.posted(seat) & _SPACES)
    return Player(
        agents=spies.rules.agents[seat],
        supply=spies.supply(seat),
        spy=_called(CITIES, spies.spy(seat)),
        posted=tuple([(space[s], spies.agents_on(seat, s)) for s in posted]),
        network=_all(CITIES, spies.network(seat)),
        lifts=tuple([_lifts(spies, space, seat, s) for s in posted]) if active else (),
        missions=tuple([_mission(spies, parts, seat, slot) for slot in range(codes.SLOTS)]),
        completed=_all(parts.card_names, spies.completed(seat)),
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


def _ends_in(spies: Spies, seat: int) -> tuple[City, ...]:
    if spies.completions(seat) != at.LAST - 1 or spies.ender() != codes.NONE:
        return ()
    left = [members(spies.wanted(seat, slot)) for slot in range(codes.SLOTS)]
    return _all(CITIES, bits({cities[0] for cities in left if len(cities) == 1}))


def _mission(spies: Spies, parts: Components, seat: int, slot: int) -> Open | None:
    card = spies.mission(seat, slot)
    if card == codes.NONE:
        return None
    return Open(
        card=parts.card_names[card],
        covered=_all(CITIES, spies.covered(seat, slot)),
        assigned=spies.assigned(seat, slot),
        served=spies.just_served(seat, slot),
    )


def _lifts(
    spies: Spies, names: tuple[str, ...], seat: int, space: int
) -> tuple[str, tuple[str, ...]]:
    return names[space], tuple([names[s] for s in _lifting(spies, seat, space)])


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


def _routes(spies: Spies, parts: Components, seat: int) -> tuple[Route, ...]:
    """SC-13: from any city of the network, for the spy may move first."""
    rules = spies.rules
    network = spies.network(seat)
    own, others = spies.posted(seat), spies.others(seat)
    found = []
    for start in members(network):
        for city in members(rules.joined[start] & ~network):
            way = [rules.way(start, city, step) for step in range(codes.LONGEST)]
            spaces = [
                (parts.space_names[s], codes.toll(s, own, others)) for s in way if s != codes.NONE
            ]
            total = sum([cost for _, cost in spaces])
            found.append(Route(CITIES[start], CITIES[city], tuple(spaces), total))
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
