"""What can be seen of a step of Spy Connection: its kinds, what was seen, and their notation.

Cities, spaces and cards are numbers, as in Intel; places and slots count from 0.
"""

from __future__ import annotations

from spytable.games.spy_connection import moves
from spytable.games.spy_connection import rules as codes
from spytable.games.spy_connection import state as at
from spytable.games.spy_connection.meta import CITIES
from spytable.games.spy_connection.moves import Names
from spytable.games.spy_connection.state import Spies
from spytable.kernel.bits import members
from spytable.kernel.moves import Event
from spytable.kernel.state import CHANCE

# -- what chance brings: it was hidden from everybody -----------------------------------------


class Drawn(Event, frozen=True):
    """A mission came to the display."""

    card: int

    def shows(self) -> bool:
        return True


class First(Event, frozen=True):
    """Chance has named the player who begins."""

    seat: int

    def shows(self) -> bool:
        return True


class Dealt(Event, frozen=True):
    """A start mission came..."""

    card: int

    def shows(self) -> bool:
        return True


class Revealed(Event, frozen=True):
    """A start mission was shown for the draft."""

    card: int

    def shows(self) -> bool:
        return True


# -- what a player does, and what comes of it -------------------------------------------------


class Chosen(Event, frozen=True):
    """In the draft a start mission was chosen..."""

    card: int


class Given(Event, frozen=True):
    """...and the actor begins with it, in its red city (SC-6)."""

    card: int
    city: int


class Go(Event, frozen=True, tag="move"):
    """The spy went to another city of the network."""

    city: int


class Connect(Event, frozen=True):
    """The spy went to a new city, with so many agents on the way."""

    city: int
    start: int
    agents: int


class Posted(Event, frozen=True):
    """What the connection has cost."""

    start: int
    agents: int


class Accept(Event, frozen=True):
    """The mission of a place of the display was taken, with so many agents."""

    place: int
    card: int
    agents: int


class Assigned(Event, frozen=True):
    """What it was and has cost."""

    card: int
    agents: int


class Back(Event, frozen=True):
    """The agents of a space came back; it lies between these cities."""

    space: int
    agents: int
    start: int
    to: int


class Returned(Event, frozen=True):
    """How many they were."""

    agents: int


class Uncover(Event, frozen=True):
    """The agent of a goal came back."""

    slot: int
    city: int
    card: int


class Uncovered(Event, frozen=True):
    """The mission that it was on."""

    card: int


class Discard(Event, frozen=True):
    """An open mission went, so many agents came back."""

    slot: int
    card: int
    agents: int


class Discarded(Event, frozen=True):
    """What it was and gave back."""

    card: int
    agents: int


class Serve(Event, frozen=True):
    """An agent was put on a goal."""

    slot: int
    card: int
    city: int


class Covered(Event, frozen=True):
    """Which goal it was."""

    card: int
    city: int


class Completed(Event, frozen=True):
    """SC-25: with it the mission is complete, and so many agents came back."""

    card: int
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


def events(before: Spies, actor: int, action: int, after: Spies) -> tuple[SpyEvent, ...]:
    """First the move, then what came of it. Everybody sees the same (SC-35)."""
    if actor == CHANCE:
        return tuple(_chance(before, action))
    seen = _move(before, actor, action, after)
    if after.phase() == at.ENDED:
        limited = 0 < after.rules.turn_limit <= after.turn()
        seen.append(Over(CHANCE, "SC-36" if limited else "SC-28"))
    return tuple(seen)


def _chance(before: Spies, outcome: int) -> list[SpyEvent]:
    match moves.decode_chance(outcome, before.rules.advanced):
        case moves.Draw(mission):
            return [Drawn(CHANCE, mission)]
        case moves.First(seat):
            return [First(CHANCE, seat)]
        case moves.Deal(start):
            seat = before.laid() - codes.PLACES - 1
            return [Dealt(CHANCE, codes.MISSIONS + start), _given(before, seat, start)]
        case moves.Reveal(start):
            return [Revealed(CHANCE, codes.MISSIONS + start)]
        case _:
            raise ValueError(f"no such outcome: {outcome}")


def _given(before: Spies, seat: int, start: int) -> Given:
    return Given(seat, codes.MISSIONS + start, before.rules.reds[start])


def _move(before: Spies, seat: int, action: int, after: Spies) -> list[SpyEvent]:
    freed = after.supply(seat) - before.supply(seat)
    match moves.decode(action):
        case moves.Go(city):
            return [Go(seat, city)]
        case moves.Connect(city):
            start = before.spy(seat)
            return [Connect(seat, city, start, -freed), Posted(seat, start, -freed)]
        case moves.Accept(place):
            card = before.shown(place)
            return [Accept(seat, place, card, -freed), Assigned(seat, card, -freed)]
        case moves.Back(space):
            ends = before.rules.ends[space]
            return [Back(seat, space, freed, *ends), Returned(seat, freed)]
        case moves.Uncover(slot, city):
            card = before.mission(seat, slot)
            return [Uncover(seat, slot, city, card), Uncovered(seat, card)]
        case moves.Discard(slot):
            card = before.mission(seat, slot)
            return [Discard(seat, slot, card, freed), Discarded(seat, card, freed)]
        case moves.Serve(slot):
            return _serve(before, seat, slot, after)
        case moves.End():
            again = after.active() == seat and after.phase() == at.ACTING
            return [End(seat), Extra(seat)] if again else [End(seat)]
        case moves.Choose(start):
            return _choose(before, seat, start, after)
        case _:
            raise ValueError(f"no such action: {action}")


def _serve(before: Spies, seat: int, slot: int, after: Spies) -> list[SpyEvent]:
    card, city = before.mission(seat, slot), before.spy(seat)
    seen: list[SpyEvent] = [Serve(seat, slot, card, city), Covered(seat, card, city)]
    if after.mission(seat, slot) == codes.NONE:  # SC-25
        freed = after.supply(seat) - before.supply(seat) + 1
        worth, extra = before.rules.worth[card], before.rules.extra[card]
        seen.append(Completed(seat, card, worth, freed, bool(extra)))
    if after.ender() != before.ender():  # SC-28
        seen.append(LastTurns(seat))
    return seen


def _choose(before: Spies, seat: int, start: int, after: Spies) -> list[SpyEvent]:
    seen: list[SpyEvent] = [Chosen(seat, codes.MISSIONS + start), _given(before, seat, start)]
    if after.phase() == at.ACTING:  # SC-5: what is left goes to the first player
        [left] = set(members(before.offered())) - {start}
        seen.append(_given(before, before.beginner(), left))
    return seen


# -- their notation ---------------------------------------------------------------------------


def tell(names: Names, event: SpyEvent) -> str:
    """An event in the notation of records."""
    cards = names.cards
    match event:
        case Drawn(_, card):
            return f"draw {cards[card]}"
        case First(_, seat):
            return f"first {'ABCD'[seat]}"
        case Dealt(_, card):
            return f"deal {cards[card]}"
        case Revealed(_, card):
            return f"reveal {cards[card]}"
        case Chosen(_, card):
            return f"choose {cards[card]}"
        case Given(actor, card, city):
            return f"{'ABCD'[actor]} begins in {CITIES[city]} with {cards[card]}"
        case Go(_, city):
            return f"move {CITIES[city]}"
        case Connect(_, city):
            return f"connect {CITIES[city]}"
        case Posted(_, start, agents):
            return f"{_agents(agents)} from {CITIES[start]}"
        case Accept(_, place):
            return f"accept {place + 1}"
        case Assigned(_, card, agents):
            return f"{cards[card]}, {agents} assigned"
        case Back(_, space):
            return f"back {names.spaces[space]}"
        case Returned(_, agents):
            return f"{_agents(agents)} back"
        case Uncover(_, slot, city):
            return f"uncover {slot + 1} {CITIES[city]}"
        case Uncovered(_, card):
            return cards[card]
        case Discard(_, slot):
            return f"discard {slot + 1}"
        case Discarded(_, card, agents):
            return f"{cards[card]}, {_agents(agents)} back"
        case Serve(_, slot):
            return f"serve {slot + 1}"
        case Covered(_, card, city):
            return f"{CITIES[city]} of {cards[card]}"
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
