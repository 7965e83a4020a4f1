"""Why a move of Agent Hunter cannot be made: from what the viewer knows, with the rule."""

from __future__ import annotations

from spytable.games.agent_hunter.intel import HuntIntel, Player
from spytable.games.agent_hunter.meta import BASE_NAMES
from spytable.games.agent_hunter.moves import (
    AttackFrom,
    AttackWith,
    Done,
    First,
    HuntMove,
    Put,
    Swap,
)
from spytable.kernel.refusal import Refusal


def refusal(intel: HuntIntel, move: HuntMove) -> Refusal | None:
    """The first thing that stands in the way, or None if the viewer can make the move."""
    if intel.over:
        return Refusal("over", "AH-16" if _all_lost(intel) else "AH-20")
    if isinstance(move, First):
        return Refusal("chance_only", "AH-3")
    if intel.viewer < 0:
        return Refusal("watching", "AH-4")
    mine, theirs = intel.players[intel.viewer], intel.players[1 - intel.viewer]
    unknown = _unknown(intel, move)
    if unknown is not None:
        return unknown
    if intel.viewer not in intel.to_act:
        return _wait(intel)
    match move:
        case Put(number):
            return _put(intel, mine, number)
        case Done():
            return None if _to_confirm(intel, mine) else _first_do(intel, mine)
        case Swap(base):
            return _busy(intel, mine) or _swap(intel, mine, base)
        case AttackWith(base, number):
            return _busy(intel, mine) or _aim(intel, theirs, base) or _in_hand(mine, number, "AH-5")
        case AttackFrom(base, own):
            return _busy(intel, mine) or _aim(intel, theirs, base) or _from(intel, mine, own)


def _all_lost(intel: HuntIntel) -> bool:
    return any(not any(base.standing for base in side.bases) for side in intel.players)


def _unknown(intel: HuntIntel, move: HuntMove) -> Refusal | None:
    """AH-1: an agent or a base that this game does not have."""
    number = getattr(move, "number", 0)
    if not 0 <= number < intel.agents:
        return Refusal("no_such_agent", "AH-1", {"number": number, "highest": intel.agents - 1})
    for place in (getattr(move, "base", 0), getattr(move, "own", 0)):
        if not 0 <= place < len(intel.players[0].bases):
            return Refusal("no_such_base", "AH-1", {"base": place})
    return None


def _wait(intel: HuntIntel) -> Refusal:
    if intel.phase == "placing":
        return Refusal("already_ready", "AH-3")
    if intel.phase == "drawing":
        return Refusal("first_player_is_drawn", "AH-3")
    if intel.put_by is not None:
        return Refusal("other_puts", intel.put_by)
    return Refusal("not_your_turn", "AH-20")


def _to_confirm(intel: HuntIntel, mine: Player) -> bool:
    placed_all = intel.phase == "placing" and mine.placed == len(mine.bases)
    return placed_all or intel.phase == "confirming"


def _awaiting(intel: HuntIntel, mine: Player) -> int | None:
    """The base of the viewer that awaits an agent."""
    if intel.phase == "placing":
        return mine.placed if mine.placed < len(mine.bases) else None
    return intel.slot if intel.phase == "putting" else None


def _busy(intel: HuntIntel, mine: Player) -> Refusal | None:
    return None if intel.phase == "acting" else _first_do(intel, mine)


def _first_do(intel: HuntIntel, mine: Player) -> Refusal:
    """Something else comes first: an agent to put, a confirmation, or an action."""
    if intel.phase == "acting":
        return Refusal("nothing_to_confirm", "AH-8")
    rule = intel.put_by or "AH-2"
    if _to_confirm(intel, mine):
        return Refusal("confirm_first", rule)
    return Refusal("put_first", rule, {"base": _name(intel, _awaiting(intel, mine) or 0)})


def _put(intel: HuntIntel, mine: Player, number: int) -> Refusal | None:
    if _awaiting(intel, mine) is None:
        if _to_confirm(intel, mine):
            return _first_do(intel, mine)
        return Refusal("no_base_awaits", "AH-8")
    return _in_hand(mine, number, intel.put_by or "AH-2")


def _in_hand(mine: Player, number: int, rule: str) -> Refusal | None:
    assert mine.hand is not None
    if number in mine.hand:
        return None
    for base in mine.bases:
        if base.agent == number and base.standing:
            place = mine.bases.index(base)
            name = BASE_NAMES[len(mine.bases)][place]
            return Refusal("on_your_base", rule, {"number": number, "base": name})
    return Refusal("agent_is_gone", "AH-15", {"number": number})


def _name(intel: HuntIntel, place: int) -> str:
    return BASE_NAMES[len(intel.players[0].bases)][place]


def _swap(intel: HuntIntel, mine: Player, base: int) -> Refusal | None:
    if not mine.bases[base].standing:
        return Refusal("own_base_eliminated", "AH-8", {"base": _name(intel, base)})
    if mine.tokens == 0:
        return Refusal("no_token_left", "AH-9", {"tokens": intel.max_tokens})
    return None


def _aim(intel: HuntIntel, theirs: Player, base: int) -> Refusal | None:
    if theirs.bases[base].standing:
        return None
    return Refusal("enemy_base_eliminated", "AH-5", {"base": _name(intel, base)})


def _from(intel: HuntIntel, mine: Player, own: int) -> Refusal | None:
    if mine.bases[own].standing:
        return None
    return Refusal("own_base_eliminated", "AH-10", {"base": _name(intel, own)})
