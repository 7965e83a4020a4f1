"""Agent Hunter in words: which sentence a player is told, and what fills it in."""

from __future__ import annotations

from spytable.games.agent_hunter.intel import HuntIntel
from spytable.games.agent_hunter.meta import BASE_NAMES
from spytable.kernel.intel import Event, Say


def prompt(intel: HuntIntel) -> Say:
    """What the viewer has to do now."""
    if intel.over:
        return Say("over")
    if intel.viewer not in intel.to_act:
        return Say(f"wait-{intel.phase}")
    mine = intel.sides[intel.viewer]
    names = BASE_NAMES[len(mine.bases)]
    if intel.phase == "placing" and mine.placed < len(names):
        return Say("place", {"base": names[mine.placed]})
    if intel.phase == "placing":
        return Say("ready")
    if intel.phase == "putting":
        assert intel.slot is not None
        return Say("put", {"base": names[intel.slot], "rule": intel.cause or ""})
    return Say("confirm" if intel.phase == "confirming" else "act", {"tokens": mine.tokens})


def sentence(bases: int, event: Event, viewer: int) -> Say | None:
    """The log's sentence for an event. `who` says whether the viewer itself is meant."""
    if event.kind in ("done", "swap"):  # told by "on" and "shown"
        return None
    names = BASE_NAMES[bases]
    seat = event.actor if event.actor >= 0 else int(event.values.get("seat") or 0)
    who = "you" if viewer == seat else "foe" if viewer == 1 - seat else "other"
    values: dict[str, int | str] = {"actor": seat, "foe": 1 - seat, "who": who}
    for key, value in event.values.items():
        if key in ("base", "own"):
            values[key] = "hand" if value is None else names[int(value)]
        else:
            values[key] = "unknown" if value is None else value
    return Say(event.kind, values)
