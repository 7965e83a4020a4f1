"""Spy Connection in words: which sentence a player is told, and what fills it in.

`who` is "you" if the viewer itself is the actor, else "other". Cities and missions are names
(`@city-london`), which are looked up in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator

from spytable.games.spy_connection import events
from spytable.games.spy_connection.components import Components
from spytable.games.spy_connection.events import SpyEvent
from spytable.games.spy_connection.intel import Open, Player, SpyIntel
from spytable.games.spy_connection.meta import City
from spytable.games.spy_connection.moves import (
    Accept,
    Back,
    Choose,
    Connect,
    Discard,
    Go,
    Serve,
    SpyMove,
    Uncover,
)
from spytable.games.spy_connection.refusal import at
from spytable.kernel.account import Account, Line, Outcome, Tally
from spytable.kernel.intel import Say

Values = dict[str, int | str]


def about(actor: int, viewer: int) -> Values:
    return {"actor": actor, "who": "you" if viewer == actor else "other"}


def mission(parts: Components, card: str) -> str:
    """A mission for a sentence: its cities."""
    return " ".join(f"@city-{city}" for city in parts.cards[card].cities)


# -- what to do -------------------------------------------------------------------------------


def prompt(parts: Components, intel: SpyIntel) -> Say:
    """What the viewer has to do now."""
    if intel.over:
        return verdict(intel)
    if not intel.to_act:
        return Say(f"prompt-wait-{intel.phase}")
    if intel.viewer not in intel.to_act:
        how = "choosing" if intel.phase == "choosing" else "acting"
        return Say(f"prompt-wait-{how}", about(intel.to_act[0], intel.viewer))
    mine = intel.players[intel.viewer]
    if intel.phase == "choosing":
        return Say("prompt-choose")
    if intel.phase == "acting":
        return Say("prompt-act", {"last": "yes" if _last(intel) else "no"})
    wanted = sum(1 for _ in wanting(parts, mine))
    values: Values = {"city": at(mine.spy), "count": wanted}
    if wanted:
        return Say("prompt-serve" if mine.supply else "prompt-serve-short", values)
    return Say("prompt-moved" if intel.phase == "moved" else "prompt-end", values)


def _last(intel: SpyIntel) -> bool:
    """SC-28: whether this is the viewer's last turn, but for extra ones."""
    return intel.ender is not None and intel.ender != intel.viewer


def wanting(parts: Components, mine: Player) -> Iterator[Open]:
    """SC-24: the open missions that want the spy's city."""
    for open_ in mine.missions:
        if open_ is not None and mine.spy is not None and mine.spy not in open_.covered:
            if mine.spy in parts.cards[open_.card].cities:
                yield open_


# -- the log --------------------------------------------------------------------------------


def sentence(parts: Components, event: SpyEvent, viewer: int) -> Say | None:
    """The log's sentence for an event."""
    values = about(event.actor, viewer)
    key = f"log-{event.kind}"

    def goal(card: str, city: City) -> Values:
        return {"mission": mission(parts, card), "city": at(city)}

    match event:
        case events.Drawn(_, card) | events.Revealed(_, card):  # of nobody in particular
            return Say(key, {"mission": mission(parts, card)})
        case events.First(_, seat):
            return Say(key, about(seat, viewer))
        case events.Over(_, rule):
            return Say(key, {"rule": rule})
        case events.Go(_, city):
            return Say(key, values | {"city": at(city)})
        case events.Connect(_, city, start, agents):
            return Say(key, values | {"city": at(city), "start": at(start), "agents": agents})
        case events.Back(_, _, agents, start, to):
            return Say(key, values | {"agents": agents, "start": at(start), "to": at(to)})
        case events.Accept(_, _, card, agents) | events.Discard(_, _, card, agents):
            return Say(key, values | {"mission": mission(parts, card), "agents": agents})
        case (
            events.Given(_, card, city)
            | events.Serve(_, _, card, city)
            | events.Uncover(_, _, city, card)
        ):
            return Say(key, values | goal(card, city))
        case events.Completed(_, card, points, agents, extra):
            values |= {"mission": mission(parts, card), "points": points, "agents": agents}
            return Say(key, values | {"extra": "yes" if extra else "no"})
        case events.Extra() | events.LastTurns():
            return Say(key, values)
        case events.Dealt() | events.Chosen() | events.Posted() | events.Assigned():
            return None  # told by another
        case events.Returned() | events.Uncovered() | events.Discarded() | events.Covered():
            return None
        case events.End():
            return None


# -- moves ----------------------------------------------------------------------------------


def offer(parts: Components, intel: SpyIntel, move: SpyMove) -> Say:
    """A move that the viewer can make, as a request: what it does and what it costs."""
    mine = intel.players[intel.viewer]

    def held(slot: int) -> str:
        open_ = mine.missions[slot]
        return mission(parts, open_.card) if open_ else ""

    match move:
        case Go(city):
            return Say("move-move", {"city": at(city)})
        case Connect(city):
            [route] = [r for r in intel.routes if (r.start, r.to) == (mine.spy, city)]
            return Say("move-connect", {"city": at(city), "agents": route.total})
        case Accept(place):
            card = intel.display[place]
            assert card is not None
            return Say(
                "move-accept", {"mission": mission(parts, card), "agents": intel.prices[place]}
            )
        case Discard(slot):
            return Say("move-discard", {"mission": held(slot)})
        case Serve(slot):
            return Say("move-serve", {"city": at(mine.spy), "mission": held(slot)})
        case Uncover(slot, city):
            return Say("move-uncover", {"city": at(city), "mission": held(slot)})
        case Back(space):
            return Say("move-back", _on(parts, space) | {"agents": dict(mine.posted)[space]})
        case Choose(start):
            return Say("move-choose", {"mission": mission(parts, start)})
        case _:
            return Say("move-end")


def _on(parts: Components, space: str) -> Values:
    """Where a space lies: the first connection on which it does."""
    way = next(one for one in parts.connections if space in one.spaces)
    return {"start": f"@city-{way.a}", "to": f"@city-{way.b}"}


# -- what could come of a move ---------------------------------------------------------------


def outlook(parts: Components, intel: SpyIntel, move: SpyMove) -> tuple[Outcome, ...]:
    """What a move of the viewer leads to. Nothing of it is left to chance but a card."""
    mine = intel.players[intel.viewer]
    match move:
        case Go(city) | Connect(city):
            told = list(_arrival(parts, mine, city))
        case Serve(slot):
            open_ = mine.missions[slot]
            told = [] if open_ is None or mine.spy is None else [_served(parts, open_, mine.spy)]
        case Accept(place):
            told = [Say("outlook-accept", {"agents": intel.prices[place]})]
        case Discard(slot):
            open_ = mine.missions[slot]
            agents = len(open_.covered) + open_.assigned if open_ else 0
            told = [Say("outlook-discard", {"agents": agents})]
        case _:
            told = []
    return tuple(Outcome(say, 0) for say in told)


def _arrival(parts: Components, mine: Player, city: City) -> Iterator[Say]:
    for open_ in mine.missions:
        if open_ is not None and city not in open_.covered:
            if city in parts.cards[open_.card].cities:
                yield _served(parts, open_, city)


def _served(parts: Components, open_: Open, city: City) -> Say:
    """SC-24, SC-25: what an agent on that city does to a mission."""
    card = parts.cards[open_.card]
    left = len(card.cities) - len(open_.covered) - 1
    values: Values = {"city": at(city), "mission": mission(parts, open_.card), "left": left}
    if left:
        return Say("outlook-cover", values)
    values |= {"points": card.points, "agents": len(card.cities) + open_.assigned}
    return Say("outlook-complete", values | {"extra": "yes" if card.extra else "no"})


# -- the end --------------------------------------------------------------------------------


def winner(intel: SpyIntel) -> int:
    """SC-30."""
    seats = len(intel.players)
    first = intel.first or 0
    return max(range(seats), key=lambda s: (intel.players[s].points, (s - first) % seats))


def verdict(intel: SpyIntel) -> Say:
    best = winner(intel)
    points = sorted((side.points for side in intel.players), reverse=True)
    values: Values = {"high": points[0], "low": points[1], "count": len(points)}
    values["result"] = "tie" if points[0] == points[1] else "points"
    return Say("prompt-over", about(best, intel.viewer) | values)


def account(parts: Components, intel: SpyIntel) -> Account | None:
    """SC-29: each player's completed missions, and the cities covered on open ones."""
    if not intel.over:
        return None
    rules = [Say("score-rule")]
    ended = verdict(intel)
    if ended.values["result"] == "tie":
        rules.append(Say("score-tie", ended.values))
    tallies = (
        Tally(seat, side.points, tuple(_lines(parts, side)))
        for seat, side in enumerate(intel.players)
    )
    return Account(tuple(rules), tuple(tallies))


def _lines(parts: Components, side: Player) -> Iterator[Line]:
    for card in side.completed:
        points = parts.cards[card].points
        yield Line(Say("score-completed", {"mission": mission(parts, card)}), points)
    for open_ in side.missions:
        if open_ is not None:
            count = len(open_.covered)
            values: Values = {"mission": mission(parts, open_.card), "count": count}
            yield Line(Say("score-open", values), count)
