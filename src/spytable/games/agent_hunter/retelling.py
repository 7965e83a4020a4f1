"""A whole game of Agent Hunter from what a viewer saw of it and a state that it sampled."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spytable.games.agent_hunter import state as at
from spytable.games.agent_hunter.state import Hunt
from spytable.kernel.intel import Event

Step = tuple[int, int]


def retell(
    seen: Sequence[tuple[Event, ...]], sample: Hunt, told: Callable[[Event], Step]
) -> list[Step]:
    """An agent stays on a base until it is shown (AH-8, AH-7, AH-11, AH-12), or still lies there:
    so, from the end backwards, it is known which was put."""
    c = sample.cells
    bases = int(sample.rules.bases)
    lies = {(s, b): int(c[at.AGENT + at.BASES * s + b]) for s in range(2) for b in range(bases)}
    placing = c[at.PHASE] == at.PLACING
    steps: list[Step] = []
    for events in () if placing else reversed(seen):
        if any(event.kind == "placed" for event in events):
            break
        for event in events:
            _shown(lies, event, events)
        move = events[0]
        put = move.kind == "put"
        steps.append((move.actor, lies[move.actor, _number(move, "base")]) if put else told(move))
    for seat in (1, 0):  # AH-3
        placed = int(c[at.PLACED + seat]) if placing else bases + 1
        if placed > bases:
            steps.append((seat, int(sample.rules.done)))
        steps += [(seat, lies[seat, base]) for base in reversed(range(min(placed, bases)))]
    return steps[::-1]


def _shown(lies: dict[tuple[int, int], int], event: Event, events: Sequence[Event]) -> None:
    """What an event tells of who lay where before it."""
    match event.kind:
        case "shown":
            lies[event.actor, _number(event, "base")] = _number(event, "number")
        case "answer" if event.values["answer"] == "equal":
            lies[1 - event.actor, _number(event, "base")] = _number(event, "number")
        case "attack-from":  # its number is in the answer
            lies[event.actor, _number(event, "own")] = _number(events[1], "number")
        case "match" if event.values["base"] is not None:
            lies[event.actor, _number(event, "base")] = _number(event, "number")


def _number(event: Event, key: str) -> int:
    number = event.values[key]
    assert isinstance(number, int)
    return number
