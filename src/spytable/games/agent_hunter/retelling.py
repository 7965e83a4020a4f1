"""A whole game of Agent Hunter from what a viewer saw of it and a state that it sampled."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spytable.games.agent_hunter import state as at
from spytable.games.agent_hunter.events import (
    Answered,
    AttackFrom,
    HuntEvent,
    Match,
    Placed,
    Put,
    Shown,
)
from spytable.games.agent_hunter.state import Hunt

Step = tuple[int, int]


def retell(
    seen: Sequence[tuple[HuntEvent, ...]], sample: Hunt, told: Callable[[HuntEvent], Step]
) -> list[Step]:
    """An agent stays on a base until it is shown (AH-8, AH-7, AH-11, AH-12), or still lies there:
    so, from the end backwards, it is known which was put."""
    bases = int(sample.rules.bases)
    lies = {(seat, b): int(sample.agent(seat, b)) for seat in range(2) for b in range(bases)}
    placing = sample.phase() == at.PLACING
    steps: list[Step] = []
    for events in () if placing else reversed(seen):
        if any(isinstance(event, Placed) for event in events):
            break
        for event in events:
            _shown(lies, event, events)
        match events[0]:
            case Put(seat, _, base):
                steps.append((seat, lies[seat, base]))
            case move:
                steps.append(told(move))
    for seat in (1, 0):  # AH-3
        placed = int(sample.placed(seat)) if placing else bases + 1
        if placed > bases:
            steps.append((seat, int(sample.rules.done)))
        steps += [(seat, lies[seat, base]) for base in reversed(range(min(placed, bases)))]
    return steps[::-1]


def _shown(lies: dict[tuple[int, int], int], event: HuntEvent, events: Sequence[HuntEvent]) -> None:
    """What an event tells of who lay where before it."""
    match event:
        case Shown(seat, base, number):
            lies[seat, base] = number
        case Answered(seat, number, base, "equal"):
            lies[1 - seat, base] = number
        case AttackFrom(seat, _, own):
            answer = events[1]
            assert isinstance(answer, Answered), "it tells the number"
            lies[seat, own] = answer.number
        case Match(seat, number, int(base)):
            lies[seat, base] = number
