"""Agent Hunter in words: which sentence a player is told, and what fills it in.

`who` selects the grammar: "you" if the viewer itself is the actor, "foe" if the viewer is the
actor's opponent, "other" if the viewer is neither. Bases are "left", "middle" and "right".
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from spytable.games.agent_hunter.intel import HuntIntel, Side
from spytable.games.agent_hunter.meta import BASE_NAMES
from spytable.games.agent_hunter.moves import AttackFrom, AttackWith, First, HuntMove, Put, Swap
from spytable.kernel.intel import Event, Say

Values = dict[str, int | str]


def about(actor: int, viewer: int) -> Values:
    """Who acts, on whom, and which of them the viewer is."""
    who = "you" if viewer == actor else "foe" if viewer == 1 - actor else "other"
    return {"actor": actor, "foe": 1 - actor, "who": who}


def veiled(intel: HuntIntel, aids: Mapping[str, str]) -> HuntIntel:
    """Without the sheet, unless the table has it filled in."""
    if aids["sheet"] == "filled":
        return intel
    first, second = (
        replace(side, in_hand=(), bases=tuple(replace(b, possible=(), ways=()) for b in side.bases))
        for side in intel.sides
    )
    return replace(intel, sides=(first, second))


def prompt(intel: HuntIntel) -> Say:
    """What the viewer has to do now."""
    if intel.over:
        return verdict(intel)
    if intel.viewer not in intel.to_act:
        return _wait(intel)
    mine = intel.sides[intel.viewer]
    names = BASE_NAMES[len(mine.bases)]
    if intel.phase == "placing" and mine.placed < len(names):
        return Say("prompt-place", {"base": names[mine.placed]})
    if intel.phase == "placing":
        return Say("prompt-ready")
    if intel.phase == "putting":
        assert intel.slot is not None
        return Say("prompt-put", {"base": names[intel.slot], "rule": intel.cause or ""})
    if intel.phase == "confirming":
        assert intel.slot is not None
        return Say("prompt-confirm", {"base": names[intel.slot]})
    return Say("prompt-act", {"tokens": mine.tokens})


def _wait(intel: HuntIntel) -> Say:
    if intel.phase == "placing":
        if len(intel.to_act) == 2:
            return Say("prompt-wait-placing-both")
        return Say("prompt-wait-placing", about(intel.to_act[0], intel.viewer))
    if intel.phase == "drawing":
        return Say("prompt-wait-drawing")
    return Say(f"prompt-wait-{intel.phase}", about(intel.to_act[0], intel.viewer))


# -- the log --------------------------------------------------------------------------------


def sentence(bases: int, event: Event, viewer: int) -> Say | None:
    """The log's sentence for an event."""
    if event.kind in ("done", "swap", "on"):  # told by "put" and "shown"
        return None
    if event.kind in ("placed", "over"):  # of nobody in particular
        return Say(f"log-{event.kind}", {k: v for k, v in event.values.items() if v is not None})
    if event.kind == "revealed":
        return _revealed(event, viewer)
    names = BASE_NAMES[bases]
    values = about(int(event.values["seat"] or 0) if event.actor < 0 else event.actor, viewer)
    for key, value in event.values.items():
        if key in ("base", "own"):
            values[key] = "hand" if value is None else names[int(value)]
        elif key != "seat":
            values[key] = "unknown" if value is None else value
    return Say(f"log-{event.kind}", values)


def _revealed(event: Event, viewer: int) -> Say:
    """ "left 3 right 8" becomes bases="left-right", left=3, right=8."""
    words = str(event.values["agents"]).removeprefix("none").split()
    values = about(event.actor, viewer)
    values |= {name: int(number) for name, number in zip(words[::2], words[1::2])}
    values["bases"] = "-".join(words[::2]) or "none"
    values["hand"] = str(event.values["hand"])
    return Say("log-revealed", values)


# -- moves ----------------------------------------------------------------------------------


def offer(bases: int, move: HuntMove, viewer: int) -> Say:
    """A move that the viewer can make, as a request: what it does and what it costs."""
    names = BASE_NAMES[bases]
    values: Values = {"foe": 1 - viewer}
    match move:
        case Put(number):
            return Say("move-put", {"number": number})
        case Swap(base):
            return Say("move-swap", {"base": names[base]})
        case AttackWith(base, number):
            return Say("move-attack-with", values | {"base": names[base], "number": number})
        case AttackFrom(base, own):
            return Say("move-attack-from", values | {"base": names[base], "own": names[own]})
        case First(seat):
            return Say("log-first", about(seat, viewer))
        case _:
            return Say("move-done")


# -- the end --------------------------------------------------------------------------------


def verdict(intel: HuntIntel) -> Say:
    """AH-18: who won, by what."""
    totals = [(side.points, sum(side.hand or ())) for side in intel.sides]
    winner = 1 if totals[1] > totals[0] else 0
    (high, high_hand), (low, low_hand) = totals[winner], totals[1 - winner]
    result = "points" if high > low else "hand" if high_hand > low_hand else "shared"
    sums: Values = {"high": high, "low": low, "high_hand": high_hand, "low_hand": low_hand}
    return Say("prompt-over", about(winner, intel.viewer) | sums | {"result": result})


def score(intel: HuntIntel) -> list[tuple[Say, list[Say]]]:
    """AH-17: each player's points, and for each enemy base what it gave."""
    told = []
    for seat, side in enumerate(intel.sides):
        total = Say("score-total", about(seat, intel.viewer) | {"points": side.points})
        told.append((total, _gains(intel.sides[1 - seat], about(seat, intel.viewer))))
    return told


def _gains(theirs: Side, values: Values) -> list[Say]:
    lines = []
    for name, base in zip(BASE_NAMES[len(theirs.bases)], theirs.bases):
        of_base: Values = {"base": name, "tokens": base.tokens}
        if not base.standing:
            lines.append(Say("score-base", values | of_base | {"worth": 1 + base.tokens}))
        else:
            agent = "none" if base.agent is None else base.agent  # AH-16: an open refill
            lines.append(Say("score-standing", values | of_base | {"number": agent}))
    return lines
