"""What can be seen of a step of Spy Connection: its kinds, what was seen, and their notation.

Cities, spaces and cards are numbers, as in Intel; places and slots count from 0.
"""

from __future__ import annotations

from spytable.games.spy_connection import moves
from spytable.games.spy_connection import rules as codes
from spytable.games.spy_connection import state as at
from spytable.games.spy_connection.meta import CITIES, City
from spytable.games.spy_connection.moves import Names
from spytable.games.spy_connection.state import Spies
from spytable.kernel.bits import members
from spytable.kernel.moves import Event
from spytable.kernel.state import CHANCE

# -- what chance brings: it was hidden from everybody -----------------------------------------


class Drawn(Event, frozen=True):
    """A mission came to the display."""

    card: str

    def shows(self) -> bool:
        return True


class First(Event, frozen=True):
    """Chance has named the player who begins."""

    seat: int

    def shows(self) -> bool:
        return True


class Dealt(Event, frozen=True):
    """A start mission came..."""

    card: str

    def shows(self) -> bool:
        return True


class Revealed(Event, frozen=True):
    """A start mission was shown for the draft."""

    card: str

    def shows(self) -> bool:
        return True


# -- what a player does, and what comes of it -------------------------------------------------


class Chosen(Event, frozen=True):
    """In the draft a start mission was chosen..."""

    card: str


class Given(Event, frozen=True):
    """...and the actor begins with it, in its red city (SC-6)."""

    card: str
    city: City


class Go(Event, frozen=True, tag="move"):
    """The spy went to another city of the network."""

    city: City


class Connect(Event, frozen=True):
    """The spy went to a new city, with so many agents on the way."""

    city: City
    start: City
    agents: int


class Posted(Event, frozen=True):
    """What the connection has cost."""

    start: City
    agents: int


class Accept(Event, frozen=True):
    """The mission of a place of the display was taken, with so many agents."""

    place: int
    card: str
    agents: int


class Assigned(Event, frozen=True):
    """What it was and has cost."""

    card: str
    agents: int


class Back(Event, frozen=True):
    """The agents of a space came back; it lies between these cities."""

    space: str
    agents: int
    start: City
    to: City


class Returned(Event, frozen=True):
    """How many they were."""

    agents: int


class Uncover(Event, frozen=True):
    """The agent of a goal came back."""

    slot: int
    city: City
    card: str


class Uncovered(Event, frozen=True):
    """The mission that it was on."""

    card: str


class Discard(Event, frozen=True):
    """An open mission went, so many agents came back."""

    slot: int
    card: str
    agents: int


class Discarded(Event, frozen=True):
    """What it was and gave back."""

    card: str
    agents: int


class Serve(Event, frozen=True):
    """An agent was put on a goal."""

    slot: int
    card: str
    city: City


class Covered(Event, frozen=True):
    """Which goal it was."""

    card: str
    city: City


class Completed(Event, frozen=True):
    """SC-25: with it the mission is complete, and so many agents came back."""

    card: str
    points: int
    agents: int
    extra: bool


class LastTurns(Event, frozen=True):
    """SC-28: with it the actor has triggered the end."""


class End(Event, frozen=True):
    """The turn is over."""


class Extra(Event, frozen=True):
    """SC-27: the actor has another one."""


class Over(Event, frozen=True):
    """The game has ended, by this rule."""

    rule: str


SpyEvent = (
    Drawn | First | Dealt | Revealed | Chosen | Given | Go | Connect | Posted | Accept | Assigned
    | Back | Returned | Uncover | Uncovered | Discard | Discarded | Serve | Covered | Completed
    | LastTurns | End | Extra | Over
)  # fmt: skip


# -- what was seen of a step ------------------------------------------------------------------


def events(
    names: Names, before: Spies, actor: int, action: int, after: Spies
) -> tuple[SpyEvent, ...]:
    """First the move, then what came of it. Everybody sees the same (SC-35)."""
    if actor == CHANCE:
        return tuple(_chance(names, before, action))
    seen = _move(names, before, actor, action, after)
    if after.phase() == at.ENDED:
        limited = 0 < after.rules.turn_limit <= after.turn()
        seen.append(Over(CHANCE, "SC-36" if limited else "SC-28"))
    return tuple(seen)


def _chance(names: Names, before: Spies, outcome: int) -> list[SpyEvent]:
    match names.outcomes[outcome]:
        case moves.Draw(mission):
            return [Drawn(CHANCE, mission)]
        case moves.First(seat):
            return [First(CHANCE, seat)]
        case moves.Deal(start):
            seat = before.laid() - codes.PLACES - 1
            return [Dealt(CHANCE, start), _given(names, before, seat, start)]
        case moves.Reveal(start):
            return [Revealed(CHANCE, start)]
        case _:
            raise ValueError(f"no such outcome: {outcome}")


def _given(names: Names, before: Spies, seat: int, start: str) -> Given:
    number = names.components.card_numbers[start] - codes.MISSIONS
    return Given(seat, start, CITIES[before.rules.reds[number]])


def _move(names: Names, before: Spies, seat: int, action: int, after: Spies) -> list[SpyEvent]:
    cards = names.components.card_names
    freed = after.supply(seat) - before.supply(seat)
    match names.moves[action]:
        case moves.Go(city):
            return [Go(seat, city)]
        case moves.Connect(city):
            start = CITIES[before.spy(seat)]
            return [Connect(seat, city, start, -freed), Posted(seat, start, -freed)]
        case moves.Accept(place):
            card = cards[before.shown(place)]
            return [Accept(seat, place, card, -freed), Assigned(seat, card, -freed)]
        case moves.Back(space):
            a, b = before.rules.ends[names.components.space_numbers[space]]
            return [Back(seat, space, freed, CITIES[a], CITIES[b]), Returned(seat, freed)]
        case moves.Uncover(slot, city):
            card = cards[before.mission(seat, slot)]
            return [Uncover(seat, slot, city, card), Uncovered(seat, card)]
        case moves.Discard(slot):
            card = cards[before.mission(seat, slot)]
            return [Discard(seat, slot, card, freed), Discarded(seat, card, freed)]
        case moves.Serve(slot):
            return _serve(names, before, seat, slot, after)
        case moves.End():
            again = after.active() == seat and after.phase() == at.ACTING
            return [End(seat), Extra(seat)] if again else [End(seat)]
        case moves.Choose(start):
            return _choose(names, before, seat, start, after)
        case _:
            raise ValueError(f"no such action: {action}")


def _serve(names: Names, before: Spies, seat: int, slot: int, after: Spies) -> list[SpyEvent]:
    number = before.mission(seat, slot)
    card, city = names.components.card_names[number], CITIES[before.spy(seat)]
    seen: list[SpyEvent] = [Serve(seat, slot, card, city), Covered(seat, card, city)]
    if after.mission(seat, slot) == codes.NONE:  # SC-25
        freed = after.supply(seat) - before.supply(seat) + 1
        worth, extra = before.rules.worth[number], before.rules.extra[number]
        seen.append(Completed(seat, card, worth, freed, bool(extra)))
    if after.ender() != before.ender():  # SC-28
        seen.append(LastTurns(seat))
    return seen


def _choose(names: Names, before: Spies, seat: int, start: str, after: Spies) -> list[SpyEvent]:
    seen: list[SpyEvent] = [Chosen(seat, start), _given(names, before, seat, start)]
    if after.phase() == at.ACTING:  # SC-5: what is left goes to the first player
        offered = {names.components.starts[n].id for n in members(before.offered())}
        [left] = offered - {start}
        seen.append(_given(names, before, before.beginner(), left))
    return seen


# -- their notation ---------------------------------------------------------------------------


def notation(event: SpyEvent) -> str:
    """An event in the notation of records."""
    match event:
        case Drawn(_, card):
            return f"draw {card}"
        case First(_, seat):
            return f"first {'ABCD'[seat]}"
        case Dealt(_, card):
            return f"deal {card}"
        case Revealed(_, card):
            return f"reveal {card}"
        case Chosen(_, card):
            return f"choose {card}"
        case Given(actor, card, city):
            return f"{'ABCD'[actor]} begins in {city} with {card}"
        case Go(_, city):
            return f"move {city}"
        case Connect(_, city):
            return f"connect {city}"
        case Posted(_, start, agents):
            return f"{_agents(agents)} from {start}"
        case Accept(_, place):
            return f"accept {place + 1}"
        case Assigned(_, card, agents):
            return f"{card}, {agents} assigned"
        case Back(_, space):
            return f"back {space}"
        case Returned(_, agents):
            return f"{_agents(agents)} back"
        case Uncover(_, slot, city):
            return f"uncover {slot + 1} {city}"
        case Uncovered(_, card):
            return card
        case Discard(_, slot):
            return f"discard {slot + 1}"
        case Discarded(_, card, agents):
            return f"{card}, {_agents(agents)} back"
        case Serve(_, slot):
            return f"serve {slot + 1}"
        case Covered(_, card, city):
            return f"{city} of {card}"
        case Completed(_, _, points, agents):
            return f"completed for {points}, {_agents(agents)} back"
        case LastTurns():
            return "the last turns begin"
        case End():
            return "end"
        case Extra():
            return "an extra turn"
        case Over(_, rule):
            return f"the end by {rule}"


def _agents(count: int) -> str:
    return f"{count} agent" if count == 1 else f"{count} agents"
