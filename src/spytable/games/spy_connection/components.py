"""The board and the cards of Spy Connection: read from a file, checked, and written out again.

Ours are in `content/`; a player may bring others of the same form, and leave out the map or the
cards to have ours. Whatever is wrong is told in one sentence that names the file and the entry.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from itertools import combinations, permutations

import msgspec

from spytable.games.spy_connection.meta import CITIES, META
from spytable.kernel.components import (
    YOUR_FILE,
    Entry,
    check_ids,
    entries,
    entry,
    key,
    parse,
    placed,
    write,
)
from spytable.kernel.refusal import bad_input

MOST_SPACES = 64
WIDTH, HEIGHT = 1000, 780
MISSIONS, STARTS = 43, 5
MAP = ("cities", "spaces", "connections")
CARDS = ("missions", "starts")


class Place(Entry, frozen=True):
    """A city or a space, and where it is drawn."""

    id: str
    x: int
    y: int


class Connection(Entry, frozen=True):
    """SC-1: two neighbouring cities and the spaces on the way from `a` to `b`."""

    a: str
    b: str
    spaces: tuple[str, ...]


class Mission(Entry, frozen=True):
    """SC-2."""

    id: str
    cities: tuple[str, ...]
    points: int
    extra: bool = False


class Start(Entry, frozen=True):
    """SC-2: a start mission; SC-6: in its red city the spy begins."""

    id: str
    cities: tuple[str, ...]
    red: str
    points: int
    extra: bool = False


class Components(msgspec.Struct, frozen=True, dict=True):
    cities: tuple[Place, ...]
    spaces: tuple[Place, ...]
    connections: tuple[Connection, ...]
    missions: tuple[Mission, ...]
    starts: tuple[Start, ...]

    @cached_property
    def cards(self) -> dict[str, Mission | Start]:
        """All cards by name, in the order of their numbers: the start missions come last."""
        cards: tuple[Mission | Start, ...] = (*self.missions, *self.starts)
        return {card.id: card for card in cards}

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        """By number, as in the rules."""
        return tuple(self.cards)

    @cached_property
    def space_names(self) -> tuple[str, ...]:
        return tuple(space.id for space in self.spaces)

    @cached_property
    def card_numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.card_names)}

    @cached_property
    def space_numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.space_names)}


_KINDS: dict[str, type[Entry]] = {
    "cities": Place,
    "spaces": Place,
    "connections": Connection,
    "missions": Mission,
    "starts": Start,
}


@cache
def built_in(name: str = META.built_in) -> Components:
    home = files("spytable.games.spy_connection") / "content" / f"{name}.toml"
    return read(home.read_text(encoding="utf-8"), f"{name}.toml")


def read(text: str, where: str = YOUR_FILE) -> Components:
    """The components of a text; BadInput names the file and the entry."""
    data = parse(text, where)
    lists = entries(data, _KINDS, where)
    with placed(where, META.name):
        _check_parts(data)
    if len(lists) < len(_KINDS):
        ours = built_in()
        lists |= {n: list(getattr(ours, n)) for n in _KINDS if n not in lists}
    found = msgspec.convert(lists, Components, strict=True)
    with placed(where, META.name):
        _check_map(found)
        _check_cards(found)
    return found


def _check_parts(data: Mapping[str, object]) -> None:
    for part in (MAP, CARDS):
        given = [name for name in part if name in data]
        if given and len(given) < len(part):
            missing = next(name for name in part if name not in data)
            raise bad_input("file_half", given=given[0], missing=missing)
    if not data:
        raise bad_input("file_nothing")


def text(components: Components) -> str:
    return write({name: getattr(components, name) for name in _KINDS})


# -- the map (SC-1) -----------------------------------------------------------------------------


def _check_map(board: Components) -> None:
    if tuple(city.id for city in board.cities) != CITIES:
        raise bad_input("file_cities", cities=", ".join(CITIES))
    if len(board.spaces) > MOST_SPACES:
        raise bad_input("file_spaces", count=len(board.spaces), most=MOST_SPACES)
    with key("spaces"):
        check_ids(space.id for space in board.spaces)
    for kind, places in (("city", board.cities), ("space", board.spaces)):
        for place in places:
            if not (0 <= place.x <= WIDTH and 0 <= place.y <= HEIGHT):
                size = f"{WIDTH} x {HEIGHT}"
                raise bad_input("file_outside", kind=kind, place=place.id, size=size)
    seen: set[frozenset[str]] = set()
    for number, one in enumerate(board.connections, 1):
        with entry("connections", number):
            _check_connection(one, {space.id for space in board.spaces})
            if frozenset((one.a, one.b)) in seen:
                raise bad_input("file_joined_twice", a=one.a, b=one.b)
        seen.add(frozenset((one.a, one.b)))
    used = {space for one in board.connections for space in one.spaces}
    for space in board.spaces:
        if space.id not in used:
            raise bad_input("file_unused", space=space.id)
    _check_joined(board)
    _check_chains(board)


def _check_connection(one: Connection, spaces: set[str]) -> None:
    for city in (one.a, one.b):
        if city not in CITIES:
            raise bad_input("file_no_city", typed=city[:40])
    if one.a == one.b:
        raise bad_input("file_joined_to_itself", a=one.a)
    if len(one.spaces) not in (2, 3):
        raise bad_input("file_way_length", a=one.a, b=one.b, count=len(one.spaces))
    for space in one.spaces:
        if space not in spaces:
            raise bad_input("file_no_space", typed=space[:40])
    if len(set(one.spaces)) < len(one.spaces):
        raise bad_input("file_way_twice", a=one.a, b=one.b)


def _check_joined(board: Components) -> None:
    """A spy can get from every city to every other."""
    reached: set[str] = {CITIES[0]}
    todo: list[str] = [CITIES[0]]
    while todo:
        here = todo.pop()
        for one in board.connections:
            for a, b in ((one.a, one.b), (one.b, one.a)):
                if a == here and b not in reached:
                    reached.add(b)
                    todo.append(b)
    for city in CITIES:
        if city not in reached:
            raise bad_input("file_no_way", a=CITIES[0], b=city)


def _check_chains(board: Components) -> None:
    """SC-1: agents that hang together join no cities but those of listed connections.

    Where connections share spaces, other chains from city to city come about. One that passes a
    space next to a third city falls into two parts there, each of which is looked at by itself; all
    others have two spaces, or three of which the middle one is next to no city.
    """
    near, beside = neighbourhood(board)
    listed = {way for one in board.connections for way in _ways(one)}
    for space, cities in near.items():
        for a, b in combinations(sorted(cities), 2):
            raise bad_input("file_between", space=space, a=a, b=b)
    chains: list[tuple[str, ...]] = [(p, q) for p in beside for q in beside[p]]
    middles = [space for space in beside if not near[space]]
    chains += [(p, m, q) for m in middles for p, q in permutations(sorted(beside[m]), 2)]
    for chain in chains:
        for a in near[chain[0]]:
            for b in near[chain[-1]]:
                if a != b and (a, b, chain) not in listed:
                    raise bad_input("file_chain", spaces=", ".join(chain), a=a, b=b)


def _ways(one: Connection) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    yield one.a, one.b, one.spaces
    yield one.b, one.a, one.spaces[::-1]


def neighbourhood(board: Components) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """The cities that each space is next to, and the spaces that it is next to."""
    near: dict[str, set[str]] = {space.id: set() for space in board.spaces}
    beside: dict[str, set[str]] = {space.id: set() for space in board.spaces}
    for one in board.connections:
        near[one.spaces[0]].add(one.a)
        near[one.spaces[-1]].add(one.b)
        for p, q in zip(one.spaces, one.spaces[1:]):
            beside[p].add(q)
            beside[q].add(p)
    return near, beside


# -- the cards (SC-2) ---------------------------------------------------------------------------


def _check_cards(deck: Components) -> None:
    for name, cards, wanted in (
        ("missions", deck.missions, MISSIONS),
        ("starts", deck.starts, STARTS),
    ):
        if len(cards) != wanted:
            raise bad_input("file_cards", count=len(cards), list=name, wanted=wanted)
    every: tuple[Mission | Start, ...] = (*deck.missions, *deck.starts)
    with key("cards"):
        check_ids(card.id for card in every)
    for at, card in enumerate(every):
        name, number = ("missions", at) if at < MISSIONS else ("starts", at - MISSIONS)
        with entry(name, number + 1, card.id):
            _check_card(card)


def _check_card(card: Mission | Start) -> None:
    for city in card.cities:
        if city not in CITIES:
            raise bad_input("file_no_city", typed=city[:40])
    if not 2 <= len(card.cities) <= 4:
        raise bad_input("file_card_cities", count=len(card.cities))
    if len(set(card.cities)) < len(card.cities):
        raise bad_input("file_city_twice")
    if not 2 <= card.points <= 8:
        raise bad_input("file_points", points=card.points)
    if isinstance(card, Start) and card.red not in card.cities:
        raise bad_input("file_red", typed=card.red[:40])
