"""Spy Connection once more: slow, plain, and written from the numbered rules (SC-1..SC-36) alone.

It shares nothing with the engine it checks: cities, spaces and cards are names, what a player
holds is a set of names, and both the network (SC-16) and whether all hangs together (SC-20) are
found by walking over the board, each by the sentence of the rule itself.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

CHANCE = -1
SPECTATOR = -3
LETTERS = "ABCD"
PLACES = 4
"""Places of the display (SC-4)."""
PRICES = (0, 1, 2, 2)
"""What they ask for, from the oldest to the newest (SC-8)."""
MOST_OPEN = 3
"""Open missions of a player (SC-9)."""
ENOUGH = 7
"""Completed missions that trigger the end (SC-28)."""
CITIES = (
    "london", "paris", "madrid", "monaco", "rome", "athens",
    "istanbul", "budapest", "berlin", "warsaw", "helsinki", "moscow",
)  # fmt: skip
EUROPE = Path(__file__).parents[2] / "src/spytable/games/spy_connection/content/europe-1.toml"

Step = tuple[int, str]
Components = Mapping[str, Any]


# -- the board (SC-1) ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Board:
    """Cities, spaces, and the connections between cities; what is next to what follows."""

    cities: tuple[str, ...]
    spaces: tuple[str, ...]
    connections: tuple[tuple[str, str, tuple[str, ...]], ...]
    beside: Mapping[str, AbstractSet[str]]
    """The spaces next to each city and to each space."""
    cities_at: Mapping[str, AbstractSet[str]]
    """The cities next to each space."""

    @classmethod
    def of(cls, components: Components) -> Board:
        cities = tuple(city["id"] for city in components["cities"])
        spaces = tuple(space["id"] for space in components["spaces"])
        connections = tuple((c["a"], c["b"], tuple(c["spaces"])) for c in components["connections"])
        beside: dict[str, set[str]] = {name: set() for name in (*cities, *spaces)}
        cities_at: dict[str, set[str]] = {space: set() for space in spaces}
        for a, b, path in connections:
            for city, space in ((a, path[0]), (b, path[-1])):
                beside[city].add(space)
                cities_at[space].add(city)
            for one, other in pairwise(path):
                beside[one].add(other)
                beside[other].add(one)
        return cls(cities, spaces, connections, beside, cities_at)

    def path(self, start: str, goal: str) -> tuple[str, ...] | None:
        """The spaces of the connection from one city to another, None where there is none."""
        for a, b, spaces in self.connections:
            if (a, b) == (start, goal):
                return spaces
            if (b, a) == (start, goal):
                return spaces[::-1]
        return None

    def network(self, spy: str, held: AbstractSet[str]) -> set[str]:
        """SC-16: every city that can be reached over connections all of whose spaces are held."""
        whole = [(a, b) for a, b, spaces in self.connections if held >= set(spaces)]
        found, waiting = {spy}, [spy]
        while waiting:
            here = waiting.pop()
            for a, b in whole:
                if here in (a, b):
                    there = b if here == a else a
                    if there not in found:
                        found.add(there)
                        waiting.append(there)
        return found

    def hangs_together(self, spy: str, held: AbstractSet[str]) -> bool:
        """SC-20: walk from the spy's city over held spaces, and through any city on the way."""
        found, waiting, reached = {spy}, [spy], 0
        while waiting:
            here = waiting.pop()
            steps = self.beside[here] & held  # from a city or a space to the held spaces beside it
            if here in held:
                reached += 1
                steps = steps | self.cities_at[here]
            steps = steps - found
            found |= steps
            waiting += steps
        return reached == len(held)

    def chains(self) -> Iterator[tuple[str, tuple[str, ...], str]]:
        """Every way from a city to another over spaces alone, no space twice."""
        for city in self.cities:
            waiting: list[tuple[str, ...]] = [(space,) for space in sorted(self.beside[city])]
            while waiting:
                chain = waiting.pop()
                yield from ((city, chain, c) for c in sorted(self.cities_at[chain[-1]] - {city}))
                waiting += [(*chain, s) for s in sorted(self.beside[chain[-1]]) if s not in chain]


def faults(components: Components) -> list[str]:
    """What is wrong with a board by SC-1; nothing is if the list is empty.

    Whoever holds a chain of spaces from one city to another must have joined the two by listed
    connections: then a city beside an agent is always in the network (SC-16).
    """
    board, found = Board.of(components), []
    pairs = [frozenset((a, b)) for a, b, _ in board.connections]
    found += [f"{a} to {b} twice" for a, b, _ in board.connections
              if pairs.count(frozenset((a, b))) > 1]  # fmt: skip
    for a, b, spaces in board.connections:
        if a == b or not 2 <= len(spaces) <= 3 or len(set(spaces)) < len(spaces):
            found.append(f"{a} to {b} over {spaces}")
    for space in board.spaces:
        if not any(space in spaces for _, _, spaces in board.connections):
            found.append(f"{space} lies on no connection")
    for city, chain, other in board.chains():
        if other not in board.network(city, set(chain)):
            found.append(f"{city} to {other} over {chain} is not listed")
    met, waiting = {board.cities[0]}, [board.cities[0]]
    while waiting:
        new = {b for a, b in map(sorted, pairs) if a == waiting[-1]}
        new |= {a for a, b in map(sorted, pairs) if b == waiting[-1]}
        waiting.pop()
        waiting += new - met
        met |= new
    return found + [f"{city} cannot be reached" for city in board.cities if city not in met]


# -- the cards (SC-2) -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A mission; a start mission has a red city."""

    id: str
    cities: tuple[str, ...]
    points: int
    extra: bool
    red: str | None


def cards_of(components: Components) -> dict[str, Card]:
    return {
        card["id"]: Card(
            card["id"], tuple(card["cities"]), card["points"], card.get("extra", False),
            card.get("red"),
        )
        for card in (*components["missions"], *components["starts"])
    }  # fmt: skip


@cache
def europe() -> Components:
    """The components that come with the game."""
    return tomllib.loads(EUROPE.read_text(encoding="utf-8"))


def easy() -> Components:
    """Short missions in one corner of the map, many of them with an extra turn.

    So games are soon over, extra turns add up, and in the end hardly a card is left to draw.
    """
    corner = ("london", "paris", "berlin", "madrid", "monaco")
    pairs = list(combinations(corner, 2))
    missions = [
        {"id": f"easy-{n}", "cities": list(pairs[n % 10]), "points": 2 + n % 4, "extra": n % 3 > 0}
        for n in range(43)
    ]
    starts = [
        {"id": f"start-{red}", "cities": [red, corner[at - 1]], "red": red, "points": 2}
        for at, red in enumerate(corner)
    ]
    return {**europe(), "missions": missions, "starts": starts}


def written(components: Components) -> str:
    """Components as a file that a player could bring."""
    parts = []
    for name, entries in components.items():
        lines = [
            ", ".join(f"{key} = {json.dumps(value)}" for key, value in entry.items())
            for entry in entries
        ]
        parts.append(f"{name} = [\n" + "".join(f"  {{ {line} }},\n" for line in lines) + "]\n")
    return "".join(parts)


# -- what lies before a player -------------------------------------------------------------------


@dataclass
class Open:
    """An open mission: the agents on its cities and on its assigned place."""

    card: Card
    assigned: int = 0
    covered: set[str] = field(default_factory=set)
    served: str | None = None
    """The city that was covered in the end of this turn."""

    def agents(self) -> int:
        return self.assigned + len(self.covered)


@dataclass
class Side:
    """One player: a spy, agents in the supply, on the board and on cards (SC-3)."""

    agents: int
    supply: int
    spy: str | None = None
    posted: dict[str, int] = field(default_factory=dict)
    missions: list[Open | None] = field(default_factory=lambda: [None] * MOST_OPEN)
    completed: list[Card] = field(default_factory=list)

    def open(self) -> list[Open]:
        return [mission for mission in self.missions if mission is not None]

    def copy(self) -> Side:
        missions = [m and Open(m.card, m.assigned, set(m.covered), m.served) for m in self.missions]
        return Side(
            self.agents, self.supply, self.spy, dict(self.posted), missions, list(self.completed)
        )


# -- the game -------------------------------------------------------------------------------------


class Table:
    """The whole truth of one game. Nothing is hidden but what has not been drawn (SC-35)."""

    def __init__(
        self, seats: int, options: Mapping[str, int], components: Components | None = None
    ) -> None:
        components = europe() if components is None else components
        if not 2 <= seats <= 4:
            raise ValueError("SC-1: 2 to 4 players")
        agents = [options.get(f"agents_{letter.lower()}", 15) for letter in LETTERS[:seats]]
        self.advanced = options.get("advanced", 0)
        self.dark = options.get("dark", 0)
        self.turn_limit = options.get("turn_limit", 0)
        self.rules = options.get("rules", 2)
        if not all(14 <= own <= 15 for own in agents):
            raise ValueError("SC-7: 14 or 15 agents")
        if self.dark and min(agents) < 15:
            raise ValueError("SC-32: the dark side is played with 15 agents each")
        self.seats = seats
        self.board = Board.of(components)
        self.cards = cards_of(components)
        self.sides = [Side(own, own) for own in agents]
        self.deck = {name for name, card in self.cards.items() if card.red is None}
        self.box = {name for name, card in self.cards.items() if card.red is not None}
        """Start missions that are not in the game: not yet, not this time, or no longer."""
        self.display: list[str] = []  # from the oldest to the newest
        self.discarded: set[str] = set()
        self.offered: list[str] = []
        self.phase = "dealing"
        self.first: int | None = None
        self.active: int | None = None
        self.turn = 0  # finished ones
        self.extra = 0
        self.ender: int | None = None
        self.steps: list[Step] = []

    def copy(self) -> Table:
        """Another table on which the same things have happened."""
        twin = Table.__new__(Table)
        vars(twin).update(vars(self))
        twin.sides = [side.copy() for side in self.sides]
        twin.deck, twin.box, twin.discarded = set(self.deck), set(self.box), set(self.discarded)
        twin.display, twin.offered = list(self.display), list(self.offered)
        twin.steps = list(self.steps)
        return twin

    @property
    def over(self) -> bool:
        return self.phase == "over"

    # -- who can do what -----------------------------------------------------------------------

    def to_act(self) -> set[int]:
        """The seat to act, {CHANCE} when chance is, nobody when the game is over."""
        if self.over:
            return set()
        if self.phase in ("dealing", "drawing"):
            return {CHANCE}
        return {self.chooser() if self.phase == "choosing" else self._active()}

    def chooser(self) -> int:
        """SC-5: from the right of the first player counter-clockwise, who has no mission yet."""
        assert self.first is not None
        order = [(self.first - n) % self.seats for n in range(1, self.seats)]
        return next(seat for seat in order if self.sides[seat].spy is None)

    def chance(self) -> dict[str, Fraction]:
        """What chance can bring now, all alike."""
        if self.to_act() != {CHANCE}:
            return {}
        if self.phase == "drawing" or len(self.display) < PLACES:
            texts = [f"draw {card}" for card in self.deck]  # SC-4, SC-10
        elif self.first is None:
            texts = [f"first {letter}" for letter in LETTERS[: self.seats]]  # SC-4
        else:
            texts = [f"{'reveal' if self.advanced else 'deal'} {card}" for card in self.box]  # SC-5
        return {text: Fraction(1, len(texts)) for text in texts}

    def legal(self, seat: int) -> set[str]:
        """The moves of this seat (of chance for CHANCE); none when it is not the one to act."""
        if seat not in self.to_act():
            return set()
        if seat == CHANCE:
            return set(self.chance())
        if self.phase == "choosing":
            return {f"choose {card}" for card in self.offered}
        return {text for text in self._thinkable(seat) if self.refusal(seat, text) is None}

    def _thinkable(self, seat: int) -> Iterator[str]:
        side, slots = self.sides[seat], range(1, MOST_OPEN + 1)
        yield "end"
        if self.phase == "acting":
            yield from (f"accept {place}" for place in range(1, PLACES + 1))
            yield from (f"move {city}" for city in self.network(seat))
        if self.phase in ("acting", "moved"):
            yield from (f"connect {city}" for city in self.board.cities)
        yield from (f"serve {slot}" for slot in slots)
        yield from (f"back {space}" for space in side.posted)
        yield from (f"discard {slot}" for slot in slots)
        for slot, mission in enumerate(side.missions, 1):
            yield from (f"uncover {slot} {city}" for city in (mission.covered if mission else ()))

    def network(self, seat: int) -> set[str]:
        """SC-16: the cities of this seat's network; none before its spy is on the board."""
        side = self.sides[seat]
        return set() if side.spy is None else self.board.network(side.spy, side.posted.keys())

    def price(self, seat: int, place: int) -> int:
        """SC-8, SC-31: what the mission in this place (1 = oldest) costs this seat now."""
        if not self.dark:
            return PRICES[place - 1]
        return PRICES[place - 1] + 1 if self.sides[seat].open() else 0

    def cost(self, seat: int, space: str) -> int:
        """SC-14: what this space costs this seat now."""
        if space in self.sides[seat].posted:
            return 0
        others = [side for at, side in enumerate(self.sides) if at != seat]
        return 2 if any(space in other.posted for other in others) else 1

    def refusal(self, actor: int, text: str) -> str | None:
        """Why this step cannot be taken, with its rule; None if it can."""
        if self.over:
            return "SC-28: the game is over" if self.ender is not None else "SC-36: it is over"
        if actor not in self.to_act():
            return "SC-4: not to act"
        if actor == CHANCE:
            return None if text in self.chance() else "SC-4: chance brings no such thing"
        words = text.split(" ")
        if self.phase == "choosing":
            good = words[0] == "choose" and words[1:] in [[card] for card in self.offered]
            return None if good else "SC-5: one of the revealed start missions is chosen"
        match words:
            case ["accept", place] if place in ("1", "2", "3", "4"):
                return self._no_accept(actor, int(place))
            case ["move", city] if city in self.board.cities:
                return self._no_move(actor, city)
            case ["connect", city] if city in self.board.cities:
                return self._no_connect(actor, city)
            case ["back", space] if space in self.board.spaces:
                return self._no_back(actor, space)
            case ["uncover", slot, city] if slot in ("1", "2", "3") and city in self.board.cities:
                return self._no_uncover(actor, int(slot), city)
            case ["discard", slot] if slot in ("1", "2", "3"):
                return self._no_mission(actor, int(slot), "SC-22")
            case ["serve", slot] if slot in ("1", "2", "3"):
                return self._no_serve(actor, int(slot))
            case ["end"]:
                return "SC-33: there is no pass" if self.phase == "acting" else None
        return "SC-1: no move of this game"

    def _no_accept(self, seat: int, place: int) -> str | None:
        if self.phase != "acting":
            return "SC-8: a turn is only one of A, B and C"
        if place > len(self.display):
            return "SC-11: that place is empty"
        if len(self.sides[seat].open()) == MOST_OPEN:
            return "SC-9: never more than 3 open missions"
        if self.sides[seat].supply < self.price(seat, place):
            return "SC-8: too few agents in the supply"
        return None

    def _no_move(self, seat: int, city: str) -> str | None:
        if self.phase != "acting":
            return "SC-18: the spy moves once" if self.phase == "done" else "SC-13: it moves once"
        if city == self.sides[seat].spy:
            return "SC-17: the spy must change city"
        if city not in self.network(seat):
            return "SC-17: not in the network"
        return None

    def _no_connect(self, seat: int, city: str) -> str | None:
        if self.phase not in ("acting", "moved"):
            return "SC-8: a turn is only one of A, B and C"
        spaces = self.board.path(self._spy(seat), city)
        if spaces is None:
            return "SC-13: no neighbour of the spy's city"
        if city in self.network(seat):
            return "SC-13: already in the network"
        if self.sides[seat].supply < sum(self.cost(seat, space) for space in spaces):
            return "SC-15: too few agents in the supply"
        return None

    def _no_back(self, seat: int, space: str) -> str | None:
        held = self.sides[seat].posted.keys()
        if space not in held:
            return "SC-19: no agent of this player there"
        if not self.board.hangs_together(self._spy(seat), held - {space}):
            return "SC-20: the rest would not hang together"
        return None

    def _no_mission(self, seat: int, slot: int, rule: str) -> str | None:
        return f"{rule}: no mission there" if self.sides[seat].missions[slot - 1] is None else None

    def _no_uncover(self, seat: int, slot: int, city: str) -> str | None:
        mission = self.sides[seat].missions[slot - 1]
        if mission is None or city not in mission.covered:
            return "SC-21: no agent there"
        if mission.served == city:
            return "SC-24: put there in this end of turn"
        return None

    def _no_serve(self, seat: int, slot: int) -> str | None:
        if self.phase not in ("moved", "done"):
            return "SC-24: only at the end of the turn"
        side = self.sides[seat]
        mission = side.missions[slot - 1]
        if mission is None:
            return "SC-24: no mission there"
        if side.spy not in mission.card.cities:
            return "SC-24: only the city where the spy is counts"
        if side.spy in mission.covered:
            return "SC-24: it is covered"
        if side.supply < 1:
            return "SC-24: no agent in the supply"
        return None

    # -- taking a step ---------------------------------------------------------------------------

    def play(self, actor: int, text: str) -> None:
        """Take one step; a ValueError that begins with the rule number if it is not legal."""
        why = self.refusal(actor, text)
        if why is not None:
            raise ValueError(why)
        self.steps.append((actor, text))
        match text.split(" "):
            case ["draw", card]:
                self._draw(card)
            case ["first", letter]:
                self.first = LETTERS.index(letter)
            case ["deal", card]:
                self.box.remove(card)
                self._give_start(next(s for s, own in enumerate(self.sides) if own.spy is None),
                                 card)  # fmt: skip
                self._begin_if_set_up()
            case ["reveal", card]:
                self.box.remove(card)
                self.offered.append(card)
                if len(self.offered) == self.seats:
                    self.phase = "choosing"
            case ["choose", card]:
                self._choose(actor, card)
            case ["accept", place]:
                self._accept(actor, int(place))
            case ["move", city]:
                self.sides[actor].spy = city
                self.phase = "moved"  # SC-34
            case ["connect", city]:
                self._connect(actor, city)
            case ["back", space]:
                self.sides[actor].supply += self.sides[actor].posted.pop(space)  # SC-19: both
            case ["uncover", slot, city]:
                self._mission(actor, slot).covered.remove(city)
                self.sides[actor].supply += 1
            case ["discard", slot]:
                self._discard(actor, slot)
            case ["serve", slot]:
                self._serve(actor, slot)
            case ["end"]:
                self._end_turn()

    def _draw(self, card: str) -> None:
        self.deck.remove(card)
        self.display.append(card)
        if self.phase == "drawing":
            self._draw_or_go_on()

    def _draw_or_go_on(self) -> None:
        if len(self.display) == PLACES:
            self.phase = "done"
            return
        if not self.deck:  # SC-11: made anew when a card is needed
            self.deck, self.discarded = self.discarded, set()
        self.phase = "drawing" if self.deck else "done"

    def _give_start(self, seat: int, card: str) -> None:
        """SC-6: an agent on the red city of the card, the spy on that city of the board."""
        red = self.cards[card].red
        assert red is not None
        side = self.sides[seat]
        side.missions[0] = Open(self.cards[card], covered={red})
        side.supply -= 1
        side.spy = red

    def _choose(self, seat: int, card: str) -> None:
        assert self.first is not None
        self.offered.remove(card)
        self._give_start(seat, card)
        if len(self.offered) == 1:  # SC-5: the first player gets the last
            self._give_start(self.first, self.offered.pop())
        self._begin_if_set_up()

    def _begin_if_set_up(self) -> None:
        if all(side.spy is not None for side in self.sides):
            self.phase, self.active = "acting", self.first

    def _accept(self, seat: int, place: int) -> None:
        side, price = self.sides[seat], self.price(seat, place)
        card = self.display.pop(place - 1)  # SC-10: those above move down
        side.missions[side.missions.index(None)] = Open(self.cards[card], assigned=price)
        side.supply -= price
        self._draw_or_go_on()

    def _connect(self, seat: int, city: str) -> None:
        side, spaces = self.sides[seat], self.board.path(self._spy(seat), city)
        assert spaces is not None
        costs = {space: self.cost(seat, space) for space in spaces}
        for space, cost in costs.items():
            if cost:
                side.posted[space] = cost
        side.supply -= sum(costs.values())
        side.spy = city  # SC-13: placing and moving are one step
        self.phase = "done"

    def _discard(self, seat: int, slot: str) -> None:
        mission = self._mission(seat, slot)
        self.sides[seat].supply += mission.agents()  # SC-22
        self.sides[seat].missions[int(slot) - 1] = None
        if mission.card.red is None:
            self.discarded.add(mission.card.id)
        else:
            self.box.add(mission.card.id)  # SC-11

    def _serve(self, seat: int, slot: str) -> None:
        side, mission = self.sides[seat], self._mission(seat, slot)
        self.phase = "done"
        side.supply -= 1
        mission.covered.add(self._spy(seat))
        mission.served = side.spy
        if mission.covered == set(mission.card.cities):  # SC-25: at once
            side.supply += mission.agents()
            side.missions[int(slot) - 1] = None
            side.completed.append(mission.card)
            self.extra += mission.card.extra  # SC-27
            if len(side.completed) >= ENOUGH and self.ender is None:  # SC-28: once
                self.ender = seat

    def _end_turn(self) -> None:
        seat = self._active()
        for mission in self.sides[seat].open():
            mission.served = None
        self.turn += 1
        self.phase = "acting"
        following = (seat + 1) % self.seats
        if self.turn_limit and self.turn >= self.turn_limit and (self.rules == 1 or not self.extra):
            self.phase = "over"  # SC-36; by version 1 extra turns were lost
        elif self.extra:
            self.extra -= 1  # SC-27: taken, not declined
        elif following == self.ender:
            self.phase = "over"  # SC-28: all others have had their last turn
        else:
            self.active = following

    def _active(self) -> int:
        assert self.active is not None
        return self.active

    def _spy(self, seat: int) -> str:
        spy = self.sides[seat].spy
        assert spy is not None
        return spy

    def _mission(self, seat: int, slot: str) -> Open:
        mission = self.sides[seat].missions[int(slot) - 1]
        assert mission is not None
        return mission

    # -- what came of it -------------------------------------------------------------------------

    def seen(self, viewer: int) -> list[Step]:
        """SC-35: everybody sees every step."""
        return list(self.steps)

    def scores(self) -> list[int]:
        """SC-29: the points as they stand."""
        return [
            sum(card.points for card in side.completed) + sum(len(m.covered) for m in side.open())
            for side in self.sides
        ]

    def winner(self) -> int:
        """SC-30: most points; of those tied, the one farthest clockwise from the first player."""
        assert self.over and self.first is not None
        scores, first = self.scores(), self.first
        tied = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        return max(tied, key=lambda seat: (seat - first) % self.seats)

    def returns(self) -> list[Fraction]:
        """The winner gets 1, the others share -1."""
        winner = self.winner()
        return [
            Fraction(1) if seat == winner else Fraction(-1, self.seats - 1)
            for seat in range(self.seats)
        ]


def played(
    seats: int,
    options: Mapping[str, int],
    steps: Iterable[Step],
    components: Components | None = None,
) -> Table:
    """A table with these options on which these steps have been played."""
    table = Table(seats, options, components)
    for actor, text in steps:
        table.play(actor, text)
    return table


def perft(table: Table, depth: int) -> int:
    """How many sequences of exactly `depth` steps there are from here, chance included."""
    if depth == 0:
        return 1
    total = 0
    for actor in sorted(table.to_act()):
        for text in table.legal(actor):
            after = table.copy()
            after.play(actor, text)
            total += perft(after, depth - 1)
    return total


def set_up(
    display: Sequence[str], first: str, starts: Sequence[str], *, advanced: bool = False
) -> list[Step]:
    """The chance steps of a set-up; of a draft they end where the first one is to choose."""
    word = "reveal" if advanced else "deal"
    return [
        *((CHANCE, f"draw {card}") for card in display),
        (CHANCE, f"first {first}"),
        *((CHANCE, f"{word} {card}") for card in starts),
    ]


# -- somebody to play it --------------------------------------------------------------------------


def any_move(table: Table, rng: random.Random) -> Step:
    """Any step there is, all alike."""
    [actor] = table.to_act()
    return actor, rng.choice(sorted(table.legal(actor)))


def keen_move(table: Table, rng: random.Random) -> Step:
    """A step of somebody who wants to complete missions, and does something odd now and then."""
    [actor] = table.to_act()
    texts = sorted(table.legal(actor))
    if actor == CHANCE or table.phase == "choosing":
        return actor, rng.choice(texts)
    side = table.sides[actor]
    wanted = {c for m in side.open() for c in m.card.cities if c not in m.covered}
    far = _hops(table.board, wanted)
    enough = table.phase == "done" or side.supply >= 4
    idle = table.phase == "moved" and side.spy not in wanted
    few = len(side.open()) < 2
    weights = {"serve": 300.0, "end": 0.2 if idle else 10, "accept": 1 if few else 0.3,
               "back": 0.05 if enough else 1.5, "uncover": 0.01, "discard": 0.02}  # fmt: skip

    def weight(text: str) -> float:
        verb, *rest = text.split(" ")
        if verb == "connect":
            return 30 * 4.0 ** -far.get(rest[0], 3)
        return 10 * 5.0 ** -far.get(rest[0], 3) if verb == "move" else weights[verb]

    [text] = rng.choices(texts, [weight(text) for text in texts])
    return actor, text


def _hops(board: Board, goals: AbstractSet[str]) -> dict[str, int]:
    """How many connections each city is away from the nearest of these."""
    far = dict.fromkeys(sorted(goals), 0)
    waiting = list(far)
    for here in waiting:
        for there in board.cities:
            if there not in far and board.path(here, there):
                far[there] = far[here] + 1
                waiting.append(there)
    return far
