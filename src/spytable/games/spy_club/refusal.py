"""Why a move of Spy Club cannot be made: from what the viewer knows, with the rule."""

from __future__ import annotations

from spytable.games.spy_club.intel import CaseIntel, Player
from spytable.games.spy_club.moves import (
    TRAY,
    Agree,
    CaseMove,
    Close,
    Confirm,
    End,
    First,
    Focus,
    Lose,
    MoveCard,
    Pick,
    Refuse,
    Rest,
    Scout,
    Show,
    Stop,
    Swap,
    Take,
    Turn,
    Use,
)
from spytable.games.spy_club.rules import FAVOUR_PRICE
from spytable.kernel.refusal import Refusal


def refusal(intel: CaseIntel, move: CaseMove) -> Refusal | None:
    """The first thing that stands in the way, or None if the viewer can make the move."""
    if intel.over:
        return Refusal("over", "CL-24")
    if isinstance(move, Show | MoveCard | First):
        return Refusal("chance_only", "CL-5")
    if intel.viewer < 0:
        return Refusal("watching", "CL-9")
    if intel.phase in ("starting", "laying", "filling"):
        return Refusal("setting_up", "CL-6")
    if not _is_here(intel, move):
        return Refusal("not_here", "CL-7")
    if isinstance(move, Agree | Refuse):
        answers = intel.phase == "asked" and intel.viewer in intel.to_act
        return None if answers else Refusal("nothing_asked", "CL-14")
    if intel.viewer != intel.active:
        return Refusal("not_your_turn", "CL-9")
    if intel.asked is not None:
        return Refusal("waiting_answer", "CL-14", _about(intel, intel.asked.seat))
    if isinstance(move, Lose | Rest):
        return _losing(intel, move)
    if intel.phase == "losing":
        return Refusal("lose_first", "CL-21", {"left": intel.losing})
    if isinstance(move, Pick) and intel.phase != "informing":
        if intel.phase != "choosing":
            return Refusal("nothing_to_choose", "CL-22")
        rule = "CL-36" if intel.grid else "CL-31"
        return None if move.at in intel.choices else Refusal("no_answer_there", rule)
    if intel.phase == "choosing":
        return Refusal("choose_first", "CL-22")
    if intel.viewer not in intel.to_act:  # chance is at work
        return Refusal("not_your_turn", "CL-9")
    if isinstance(move, Pick):
        empty = intel.row[move.at] is None
        return Refusal("nothing_in_row", "CL-53", {"place": move.at + 1}) if empty else None
    if intel.phase == "informing":
        return Refusal("inform_first", "CL-53")
    me = intel.players[intel.viewer]
    if intel.phase == "tailing":
        goes_on = isinstance(move, Stop) or move == Use("tail")
        return None if goes_on else Refusal("tailing_first", "CL-52")
    if intel.phase == "turning":
        return _turning(intel, me, move)
    if isinstance(move, Stop):
        return Refusal("not_turning", "CL-10")
    if isinstance(move, End):
        return None
    if isinstance(move, Close):
        return None if intel.won else Refusal("not_won", "CL-32")
    if isinstance(move, Use):
        return _use(intel, me, move)
    if intel.done >= intel.actions:
        team = isinstance(move, Swap | Take)
        return Refusal("no_actions_team", "CL-14") if team else Refusal("no_actions", "CL-9")
    return _action(intel, me, move)


def _is_here(intel: CaseIntel, move: CaseMove) -> bool:
    """Whether the table has such a seat, such places and such an incoming clue."""
    places = max(getattr(move, name, 0) for name in ("place", "other"))
    coming = getattr(move, "coming", TRAY)
    return (
        (getattr(move, "seat", 0) or 0) < len(intel.players)
        and places < len(intel.players[0].area)
        and getattr(move, "at", 0) < len(intel.row)
        and (coming == TRAY or coming < len(intel.incoming) - 1)
    )


def _about(intel: CaseIntel, seat: int) -> dict[str, int | str]:
    return {"seat": seat, "who": "you" if seat == intel.viewer else "other"}


def _losing(intel: CaseIntel, move: Lose | Rest) -> Refusal | None:
    if intel.phase != "losing":
        return Refusal("nothing_to_lose", "CL-21")
    if isinstance(move, Rest):
        return None
    there = intel.supply if move.seat is None else intel.players[move.seat].ideas
    return None if there else Refusal("none_there", "CL-21")


def _turning(intel: CaseIntel, me: Player, move: CaseMove) -> Refusal | None:
    if isinstance(move, Stop):
        return None
    if not isinstance(move, Turn):
        return Refusal("turning_first", "CL-10")
    if move.place in intel.flipped:
        return Refusal("turned_already", "CL-10", {"place": move.place + 1})
    return _filled(me, move.place, "CL-10") or _shadow(intel, intel.viewer, move.place)


def _filled(me: Player, place: int, rule: str) -> Refusal | None:
    if me.area[place] is None:
        return Refusal("empty_place", rule, {"place": place + 1})
    return None


def _shadow(intel: CaseIntel, seat: int, place: int) -> Refusal | None:
    """CL-47."""
    if "shadow" in intel.terms and intel.suspect == (seat, place):
        return Refusal("in_shadow", "CL-47")
    return None


def _action(intel: CaseIntel, me: Player, move: CaseMove) -> Refusal | None:
    match move:
        case Turn(place):
            return _filled(me, place, "CL-10") or _shadow(intel, intel.viewer, place)
        case Focus(place):
            if place == me.focus:
                return Refusal("same_focus", "CL-11")
            empty = None if me.area[place] else Refusal("focus_empty", "CL-11")
            return empty or _shadow(intel, intel.viewer, place)
        case Confirm(place, where):
            price = me.prices[place]
            dear = Refusal("too_dear", "CL-12", {"price": price, "ideas": me.ideas})
            if intel.terms.get("sealed") and intel.row[where] is not None:
                return Refusal("sealed_place", "CL-42", {"place": where + 1})
            stuck = _filled(me, place, "CL-12") or _shadow(intel, intel.viewer, place)
            return stuck or (dear if price > me.ideas else None)
        case Scout(coming, _):
            here = -1 if coming == TRAY else coming
            if intel.incoming[here] is None:
                return Refusal("no_clue_there", "CL-13")
            price = intel.prices[here]
            dear = Refusal("scout_dear", "CL-13", {"price": price, "ideas": me.ideas})
            return dear if price > me.ideas else None
        case Swap(place, seat, other):
            return _partner(intel, me, seat) or _swap(intel, me, place, seat, other)
        case Take(ideas, seat):
            return _partner(intel, me, seat) or _take(intel, ideas, seat)
    return None


_RULES = {
    "clear": "CL-42", "expert": "CL-43", "tail": "CL-52", "informant": "CL-53",
    "overtime": "CL-54", "favour": "CL-55", "second-wind": "CL-56",
}  # fmt: skip


def _use(intel: CaseIntel, me: Player, move: Use) -> Refusal | None:
    """CL-42, CL-43, CL-52 to CL-56."""
    what, rule = move.what, _RULES[move.what]
    if what == "second-wind":
        return _second_wind(intel, me)
    if not intel.terms.get("sealed" if what == "clear" else what):
        return Refusal("not_in_this_case", rule)
    if what in intel.used:
        return Refusal("used_this_turn", rule)
    if what not in ("overtime", "favour") and intel.done >= intel.actions:
        return Refusal("no_actions", "CL-9")
    if what == "clear":
        return None if any(intel.row) else Refusal("nothing_to_clear", rule)
    if what == "expert":
        return _expert(intel, me)
    if what == "tail" and (intel.incoming[-1] is None or intel.tray < 2):
        return Refusal("nothing_to_tail", rule)
    if what == "informant":
        if not intel.informant:
            return Refusal("informant_spent", rule)
        return None if any(intel.row) else Refusal("row_empty", rule)
    if what == "favour":
        if me.ideas < FAVOUR_PRICE:
            return Refusal("favour_dear", rule, {"ideas": me.ideas})
        return None if intel.escape else Refusal("at_start", rule)
    return None


def _expert(intel: CaseIntel, me: Player) -> Refusal | None:
    """CL-43."""
    if not intel.lacking:
        return Refusal("not_one_lacking", "CL-43")
    price = intel.terms["expert"]
    dear = Refusal("expert_dear", "CL-43", {"price": price, "ideas": me.ideas})
    return dear if price > me.ideas else None


def _second_wind(intel: CaseIntel, me: Player) -> Refusal | None:
    if me.skill == "second-wind":
        return Refusal("winded", "CL-56") if me.winded else None
    somebody = any(player.skill == "second-wind" for player in intel.players)
    return Refusal("not_your_skill" if somebody else "not_in_this_case", "CL-56")


def _partner(intel: CaseIntel, me: Player, seat: int) -> Refusal | None:
    """CL-14, CL-8: whether these two can work together now."""
    if seat == intel.viewer:
        return Refusal("yourself", "CL-14")
    mine = me.area[me.focus]
    them = intel.players[seat]
    theirs = them.area[them.focus]
    for whose, clue in ((intel.viewer, mine), (seat, theirs)):
        if clue is None:
            return Refusal("no_focus_clue", "CL-8", _about(intel, whose))
    assert mine is not None and theirs is not None
    if mine.aspect == "distraction":
        return Refusal("distraction_focus", "CL-14")
    if me.skill == "charm":
        if theirs.aspect == "distraction":
            return Refusal("their_distraction", "CL-56", {"seat": seat})
    elif mine.aspect != theirs.aspect:
        return Refusal("aspects_differ", "CL-14", {"seat": seat})
    return Refusal("refused_before", "CL-14", {"seat": seat}) if them.refused else None


def _swap(intel: CaseIntel, me: Player, place: int, seat: int, other: int) -> Refusal | None:
    empty = _filled(me, place, "CL-14")
    if empty:
        return empty
    mine, theirs = me.area[place], intel.players[seat].area[other]
    if theirs is None:
        return Refusal("their_place_empty", "CL-14", {"seat": seat, "place": other + 1})
    shadow = _shadow(intel, intel.viewer, place) or _shadow(intel, seat, other)
    if shadow:
        return shadow
    assert mine is not None
    for clue, to in ((mine, seat), (theirs, intel.viewer)):
        if to in clue.givers:
            given = _about(intel, to) | {"name": f"@clue-{clue.name}"}
            return Refusal("came_from", "CL-15", given)
    return None


def _take(intel: CaseIntel, ideas: int, seat: int) -> Refusal | None:
    there = intel.players[seat].ideas
    if ideas > there:
        return Refusal("not_so_many", "CL-14", {"seat": seat, "ideas": there})
    return None
