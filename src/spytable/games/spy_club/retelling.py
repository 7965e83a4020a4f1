"""A whole case of Spy Club from what everybody saw of it and a state that was sampled."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from librt.random import Random

from spytable.games.spy_club import cells as at
from spytable.games.spy_club import rules as book
from spytable.games.spy_club.events import CaseEvent, Informed, Show, Turned
from spytable.games.spy_club.meta import ASPECT_OF, NUMBER_OF
from spytable.games.spy_club.state import Case
from spytable.kernel.state import CHANCE

Step = tuple[int, int]
Key = tuple[int, int | None]


def retell(
    seen: Sequence[tuple[CaseEvent, ...]],
    sample: Case,
    blank: Case,
    step_of: Callable[[CaseEvent], Step],
    rng: Random,
) -> list[Step]:
    """The case is played with blank cards, a new one for each that the tray shows; a side is
    written on when it is seen. So each is followed to where it lies now, and there the sample says
    which card it is. Of those discarded any may be any other of which the same was seen."""
    steps: list[Step] = []
    shows: list[int] = []  # by blank card: the step that showed it
    for move, *notes in seen:
        if isinstance(move, Show):
            _write(blank, 2 * len(shows), move.name)
            step = (CHANCE, 2 * len(shows))
            shows.append(len(steps))
        else:
            step = step_of(move)
        for note in notes:
            if isinstance(note, Turned):
                side = blank.clue(note.seat, note.place)
                _write(blank, side ^ 1, note.name)
            elif isinstance(note, Informed):
                _write(blank, blank.side(blank.row(note.at)) ^ 1, note.name)
        blank.apply(*step)
        steps.append(step)
    for side, real in _lying(blank, sample, rng):
        steps[shows[side >> 1]] = (CHANCE, real ^ side & 1)
    return steps


def _write(blank: Case, side: int, name: str) -> None:
    blank.rules.name[side] = NUMBER_OF[name]
    blank.rules.aspect[side] = ASPECT_OF[name]


def _lying(blank: Case, sample: Case, rng: Random) -> list[tuple[int, int]]:
    """The sides that are up: of the blank cards and, in the same places, of the sample's."""
    spots = range(at.ROWS, at.FOCUSED)
    found = [(int(blank.side(spot)), int(sample.side(spot))) for spot in spots]
    found = [pair for pair in found if pair[0] != book.NONE]
    real: dict[Key, list[int]] = {}
    for side in _discarded(sample):
        real.setdefault(_key(sample, side), []).append(side)
    for side in _discarded(blank):
        alike = real[_key(blank, side)]
        found.append((side, alike.pop(rng.randrange(len(alike)))))
    return found


def _discarded(case: Case) -> list[int]:
    return [side for side in range(2 * book.CARDS) if case.discarded(side)]


def _key(case: Case, side: int) -> Key:
    """What has been seen of a card."""
    known = case.turned(side)
    return int(case.rules.name[side]), int(case.rules.name[side ^ 1]) if known else None
