"""Looking back at a table: its record, and its replay from one viewer's knowledge."""

from __future__ import annotations

from spytable.kernel.position import Position
from spytable.kernel.record import Record
from spytable.kernel.state import CHANCE, OMNISCIENT, SPECTATOR
from spytable.server import wire
from spytable.server.denied import denied
from spytable.server.lists import Names, about
from spytable.server.scene import notices, scene
from spytable.server.table import ENDED, WAITING, Table


def viewer_named(table: Table, person: int | None, name: str) -> int:
    """A seat's letter, "spectator" or "all"; raises Denied for what this person may not see yet."""
    game = table.game
    named = {game.letter(seat): seat for seat in range(game.seats)}
    named |= {"spectator": SPECTATOR, "all": OMNISCIENT}
    if name not in named:
        raise denied("no_such_viewer", viewers=", ".join(named))
    viewer = named[name]
    if table.status == WAITING:
        raise denied("not_started")
    own = viewer in table.seats_of(person)
    if table.status != ENDED and not own and viewer != SPECTATOR:
        raise denied("still_secret")
    return viewer


def _names(table: Table, names: Names) -> tuple[str | None, ...]:
    if table.opened.names:
        return table.opened.names
    chairs = about(table).chairs
    return tuple(chair.bot if chair.person is None else chair.called(names) for chair in chairs)


def record(table: Table, names: Names, person: int | None, name: str) -> str:
    """The record of a table as a viewer saw it."""
    viewer = viewer_named(table, person, name)
    assert table.position is not None
    sat = tuple(name or "?" for name in _names(table, names))
    made = Record.of(table.position, sat)
    return made.text() if viewer == OMNISCIENT else made.seen_by(viewer)


def replay(table: Table, names: Names, person: int | None, name: str) -> wire.Replay:
    """The table step by step, as a viewer knew it."""
    viewer = viewer_named(table, person, name)
    assert table.position is not None
    game, aids = table.game, table.opened.aids
    position = Position(game)

    def shown() -> wire.Scene:
        intel = position.intel(viewer)
        return scene(game, intel, intel.legal(), aids, 0)

    over = table.status == ENDED  # before, the count would tell of what is done in secret
    steps = [wire.ReplayStep(CHANCE, 0 if over else None, (), shown())]
    for count, step in enumerate(list(table.position.steps), 1):
        if step.actor == CHANCE:
            position.draw(step.action)
        else:
            position.play(step.actor, step.action)
        if seen := step.seen(viewer):
            told = notices(game, seen, viewer)
            steps.append(wire.ReplayStep(step.actor, count if over else None, told, shown()))
    return wire.Replay(viewer, _names(table, names), tuple(steps))
