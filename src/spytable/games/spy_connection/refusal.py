"""Why a move of Spy Connection cannot be made: from what the viewer knows, with the rule."""

from __future__ import annotations

from spytable.games.spy_connection import rules as codes
from spytable.games.spy_connection.components import Components
from spytable.games.spy_connection.intel import Player, SpyIntel
from spytable.games.spy_connection.meta import City
from spytable.games.spy_connection.moves import (
    Accept,
    Back,
    Choose,
    Connect,
    Deal,
    Discard,
    Draw,
    First,
    Go,
    Reveal,
    Serve,
    SpyMove,
    Uncover,
)
from spytable.kernel.refusal import Refusal


def refusal(parts: Components, intel: SpyIntel, move: SpyMove) -> Refusal | None:
    """The first thing that stands in the way, or None if the viewer can make the move."""
    if intel.over:
        return Refusal("over", "SC-36" if 0 < intel.turn_limit <= intel.turn else "SC-28")
    if isinstance(move, Draw | First | Deal | Reveal):
        return Refusal("chance_only", "SC-4")
    if intel.viewer < 0:
        return Refusal("watching", "SC-35")
    unknown = _unknown(parts, move)
    if unknown is not None:
        return unknown
    if intel.viewer not in intel.to_act:
        return _wait(intel)
    if isinstance(move, Choose):
        return _choose(intel, move.start)
    if intel.phase == "choosing":
        return Refusal("choose_first", "SC-5")
    return _in_turn(parts, intel, move)


def _in_turn(parts: Components, intel: SpyIntel, move: SpyMove) -> Refusal | None:
    mine = intel.players[intel.viewer]
    match move:
        case Go(city):
            return _go(intel, mine, city)
        case Connect(city):
            return _connect(intel, mine, city)
        case Accept(place):
            return _accept(intel, mine, place)
        case Discard(slot):
            return None if mine.missions[slot] else _no_mission("SC-22", slot)
        case Serve(slot):
            return _serve(parts, intel, mine, slot)
        case Uncover(slot, city):
            return _uncover(mine, slot, city)
        case Back(space):
            return _back(mine, space)
        case _:
            return Refusal("act_first", "SC-33") if intel.phase == "acting" else None


def at(city: City | None) -> str:
    """A city for a sentence."""
    return f"@city-{city}"


def _unknown(parts: Components, move: SpyMove) -> Refusal | None:
    """A thing that this game does not have."""
    match move:
        case Accept(place) if not 0 <= place < codes.PLACES:
            return Refusal("no_such_place", "SC-4", {"number": place + 1})
        case Discard(slot) | Serve(slot) | Uncover(slot) if not 0 <= slot < codes.SLOTS:
            return Refusal("no_such_place", "SC-9", {"number": slot + 1})
        case Choose(name) if name not in {start.id for start in parts.starts}:
            return Refusal("no_such_name", "SC-2", {"name": name[:40]})
        case Back(name) if name not in parts.space_names:
            return Refusal("no_such_name", "SC-1", {"name": name[:40]})
        case _:
            return None


def _wait(intel: SpyIntel) -> Refusal:
    if not intel.to_act:
        return Refusal("cards_come_first", "SC-10" if intel.phase == "drawing" else "SC-4")
    if intel.phase == "choosing":
        return Refusal("other_chooses", "SC-5", {"actor": intel.to_act[0]})
    return Refusal("not_your_turn", "SC-4", {"actor": intel.to_act[0]})


def _choose(intel: SpyIntel, start: str) -> Refusal | None:
    if intel.phase != "choosing":
        return Refusal("nothing_to_choose", "SC-5")
    if start not in intel.offered:
        return Refusal("not_offered", "SC-5")
    return None


def _done(intel: SpyIntel) -> Refusal | None:
    """Exactly one of A, B and C."""
    return Refusal("action_done", "SC-18") if intel.phase == "done" else None


def _go(intel: SpyIntel, mine: Player, city: City) -> Refusal | None:
    if intel.phase == "moved":
        return Refusal("moved_already", "SC-13")
    if city == mine.spy:
        return _done(intel) or Refusal("already_there", "SC-17", {"city": at(city)})
    if city not in mine.network:
        return _done(intel) or Refusal("not_in_network", "SC-16", {"city": at(city)})
    return _done(intel)


def _connect(intel: SpyIntel, mine: Player, city: City) -> Refusal | None:
    values: dict[str, int | str] = {"city": at(city), "start": at(mine.spy)}
    if intel.phase == "done":
        return _done(intel)
    if city == mine.spy:
        return Refusal("already_there", "SC-13", values)
    if city in mine.network:
        return Refusal("in_network", "SC-13", values)
    for route in intel.routes:
        if (route.start, route.to) == (mine.spy, city):
            if route.total <= mine.supply:
                return None
            values |= {"cost": route.total, "supply": mine.supply}
            return Refusal("too_few_agents", "SC-15", values)
    return Refusal("no_neighbour", "SC-13", values)


def _accept(intel: SpyIntel, mine: Player, place: int) -> Refusal | None:
    if intel.phase == "moved":
        return Refusal("moved_so_no_mission", "SC-34")
    if intel.phase == "done":
        return _done(intel)
    if intel.display[place] is None:
        return Refusal("empty_place", "SC-11")
    if all(mine.missions):
        return Refusal("three_open", "SC-9")
    price = intel.prices[place]
    if price > mine.supply:
        return Refusal("too_dear", "SC-8", {"price": price, "supply": mine.supply})
    return None


def _no_mission(rule: str, slot: int) -> Refusal:
    return Refusal("no_mission", rule, {"number": slot + 1})


def _serve(parts: Components, intel: SpyIntel, mine: Player, slot: int) -> Refusal | None:
    mission = mine.missions[slot]
    if mission is None:
        return _no_mission("SC-24", slot)
    if mine.spy not in parts.cards[mission.card].cities:
        return Refusal("not_wanted", "SC-24", {"city": at(mine.spy)})
    if intel.phase == "acting":
        return Refusal("act_first", "SC-33")
    if mine.spy in mission.covered:
        return Refusal("already_covered", "SC-24", {"city": at(mine.spy)})
    return None if mine.supply else Refusal("no_agent_left", "SC-24")


def _uncover(mine: Player, slot: int, city: City) -> Refusal | None:
    mission = mine.missions[slot]
    if mission is None:
        return _no_mission("SC-21", slot)
    if city not in mission.covered:
        return Refusal("not_covered", "SC-21", {"city": at(city)})
    if mission.served and city == mine.spy:
        return Refusal("just_served", "SC-24", {"city": at(city)})
    return None


def _back(mine: Player, space: str) -> Refusal | None:
    lifts = dict(mine.lifts)
    if space not in lifts:
        return Refusal("not_yours", "SC-19")
    behind = [agents for other, agents in mine.posted if other in lifts[space][:-1]]
    return Refusal("cut_off", "SC-20", {"agents": sum(behind)}) if behind else None
