"""Why a move of Spywhere cannot be made: from what the viewer knows, with the rule."""

from __future__ import annotations

from spytable.games.spywhere.intel import Player, WhereIntel
from spytable.games.spywhere.meta import NATIONS, Nation
from spytable.games.spywhere.moves import (
    Clear,
    Dealt,
    Done,
    Exchange,
    First,
    Keep,
    Name,
    Pass,
    WhereMove,
)
from spytable.kernel.refusal import Refusal

_SETUP = ("leaving", "passports", "dealing", "market", "starting")


def refusal(intel: WhereIntel, move: WhereMove) -> Refusal | None:
    """The first thing that stands in the way, or None if the viewer can make the move."""
    if intel.over:
        return Refusal("over", "SW-16")
    if isinstance(move, Dealt | First):
        return Refusal("chance_only", "SW-7")
    if intel.viewer < 0:
        return Refusal("watching", "SW-3")
    if intel.phase in _SETUP:
        return Refusal("still_dealing", "SW-5")
    me = intel.players[intel.viewer]
    if intel.phase == "last":
        return _last(intel, me, move)
    if isinstance(move, Done):
        return Refusal("not_the_end", "SW-15")
    if intel.viewer not in intel.to_act:
        return Refusal("not_your_turn", "SW-13")
    match move:
        case Exchange(give, take):
            return _exchange(intel, me, give, take)
        case Keep() | Clear():
            return _clear(intel, me, isinstance(move, Clear))
        case Name(seat, nation):
            return _before_naming(intel) or _name(intel, me, seat, nation)
        case Pass():
            return _before_naming(intel)


def _named(nation: str) -> dict[str, int | str]:
    return {"nation": f"@nation-{nation}"}


def _exchange(intel: WhereIntel, me: Player, give: Nation, take: Nation) -> Refusal | None:
    if intel.phase != "exchanging":
        return Refusal("exchanged_already", "SW-8")
    if intel.left_out in (give, take):
        return Refusal("left_out", "SW-4", _named(intel.left_out or ""))
    assert me.hand is not None
    if not me.hand[NATIONS.index(give)]:
        return Refusal("not_in_hand", "SW-8", _named(give))
    if take not in intel.market:
        return Refusal("not_in_market", "SW-8", _named(take))
    return None


def _clear(intel: WhereIntel, me: Player, clear: bool) -> Refusal | None:
    if intel.phase == "exchanging":
        return Refusal("exchange_first", "SW-8")
    if intel.phase != "clearing":
        return Refusal("nothing_alike", "SW-9")
    assert intel.alike is not None and me.passports is not None
    if clear and intel.alike in me.passports:
        return Refusal("own_nation", "SW-9", _named(intel.alike))
    return None


def _before_naming(intel: WhereIntel) -> Refusal | None:
    """What comes before SW-12 in a turn."""
    if intel.round < intel.names_from:
        rule = "SW-21" if len(intel.players) == 2 else "SW-22"
        return Refusal("too_early", rule, {"round": intel.names_from})
    if intel.phase == "exchanging":
        return Refusal("exchange_first", "SW-8")
    if intel.phase == "clearing":
        return Refusal("decide_first", "SW-9", _named(intel.alike or ""))
    return None


def _name(intel: WhereIntel, me: Player, seat: int, nation: Nation) -> Refusal | None:
    assert me.names is not None and me.cards is not None
    if seat >= len(intel.players):
        return Refusal("no_such_seat", "SW-12")
    if seat == intel.viewer:
        return Refusal("name_yourself", "SW-12")
    if nation == intel.left_out:
        return Refusal("left_out", "SW-4", _named(nation))
    each = 2 if len(intel.players) == 2 else 1  # SW-20
    if sum(foe == seat for foe, _ in me.names) == each:
        return Refusal("named_already", "SW-12", {"foe": seat})
    if nation not in me.cards:
        return Refusal("card_used", "SW-12", _named(nation))
    return None


def _last(intel: WhereIntel, me: Player, move: WhereMove) -> Refusal | None:
    """SW-15."""
    if intel.viewer not in intel.to_act:
        laid_all = len(me.named) == (2 if len(intel.players) == 2 else len(intel.players) - 1)
        return Refusal("nothing_left" if laid_all else "done_already", "SW-15")
    match move:
        case Name(seat, nation):
            return _name(intel, me, seat, nation)
        case Done():
            return None
        case _:
            return Refusal("turns_over", "SW-14")
