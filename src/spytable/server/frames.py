# compiled
"""What is sent of a table: frames for one viewer, facts for all.

Everything that depends on the game comes from the viewer's Intel and its own log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.kernel.moves import Event
from spytable.kernel.scene import Scene, offer, scene
from spytable.server import wire
from spytable.server.guests import PAGE
from spytable.server.lists import Names, about, result
from spytable.server.table import WAITING, Offered, Table

_encode = msgspec.json.Encoder().encode


def shown(table: Table, viewer: int) -> Scene:
    """The table as it is now."""
    assert table.position is not None
    return written_scene(
        table.game,
        table.position.intel(viewer),
        table.offers(viewer),
        table.opened.aids,
        table.undo_depth(viewer),
    )


def written_scene(
    game: Game, intel: Intel, offered: Offered, aids: Mapping[str, str], undo: int = 0
) -> Scene:
    """A scene whose moves are written already: the same come again and again."""
    known = _written.get(game)
    if known is None:
        if len(_written) >= _MOST:
            _written.clear()
        known = _written[game] = {}
    moves: Any = known.get(offered)
    if moves is None:
        if len(known) >= _MOST:
            known.clear()
        made = [offer(game, action, binds) for action, binds in zip(*offered)]
        moves = known[offered] = msgspec.Raw(_encode(made))
    return scene(game, intel, moves, aids, undo)


_MOST: Final = 2000
_written: dict[Game, dict[Offered, msgspec.Raw]] = {}


def notices(game: Game, lines: Sequence[Event], viewer: int) -> tuple[wire.Notice, ...]:
    return tuple([wire.Notice(line, game.sentence(line, viewer)) for line in lines])


def remarks(table: Table, start: int, end: int, names: Names) -> tuple[wire.Remark, ...]:
    guests, told = table.guests, []
    for number, (_, person, at, text) in enumerate(table.remarks[start:end], start):
        seats = table.seats_of(person)
        gone = text is None or person not in names
        removed = person in guests.removed
        hidden = removed or number in guests.hidden
        told.append(
            wire.Remark(
                name=None if removed else names.get(person),
                seat=seats[0] if seats else None,
                at=at,
                text=None if gone or hidden else text,
                by=None if gone else guests.first[person],
                host=person == table.opened.host,
                hidden=hidden,
            )
        )
    return tuple(told)


def recalled(table: Table, before: int, names: Names) -> wire.Recalled:
    """A page of what was said before a remark."""
    end = min(before, len(table.remarks))
    start = max(0, end - PAGE)
    return wire.Recalled(start=start, remarks=remarks(table, start, end, names))


def frame(
    table: Table,
    viewer: int,
    since: int | None,
    names: Names,
    *,
    facts: msgspec.Raw | None = None,
    you: wire.You | None = None,
    curtain: tuple[int, ...] = (),
) -> bytes:
    """What a viewer that has seen number `since` must be told; all of it where that is None."""
    stream = table.streams[viewer]
    start, heard = stream.since(since)
    said = len(table.remarks)
    first = max(heard, said - PAGE, 0)
    told = None
    if table.position is not None and table.status != WAITING:
        told = shown(table, viewer)
    made = wire.Frame(
        n=stream.n,
        viewer=viewer,
        start=start,
        log=notices(table.game, stream.lines[start:], viewer),
        remarks_start=first if heard >= 0 else 0,
        remarks=() if heard < 0 else remarks(table, first, said, names),
        remarks_cut=0 <= heard < first,
        scene=told,
        deadline=table.deadline(),
        table=facts,
        you=you,
        curtain=curtain,
    )
    return _encode(made)


def facts(table: Table, names: Names) -> msgspec.Raw:
    opened, request = table.opened, table.request
    points, returns = result(table)
    told = wire.Facts(
        id=table.id,
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        components=table.game.edition,
        aids=opened.aids,
        pace=opened.pace,
        open=opened.open,
        status=table.status,
        places=about(table).places(names),
        request=None if request is None else wire.Request(request[0], tuple(sorted(request[2]))),
        votes=tuple((s, len(c.votes)) for s, c in enumerate(table.chairs) if c.votes),
        rematch=table.rematch,
        rematch_by=next(iter(table.seats_of(table.rematch_by)), None),
        points=points,
        returns=returns,
        watchers=table.guests.watchers,
        papers=papers(table) if table.game.meta.papers else msgspec.UNSET,
        given_up=table.given_up or msgspec.UNSET,
        older=opened.rules < table.game.meta.rules_version or msgspec.UNSET,
        series=wire.InSeries(opened.series, opened.branch) if opened.series else msgspec.UNSET,
    )
    return msgspec.Raw(_encode(told))


def papers(table: Table) -> dict[str, str | tuple[str, ...]]:
    """What was written beside the game, by paper."""
    told: dict[str, str | tuple[str, ...]] = {}
    for paper in table.game.meta.papers:
        if paper.by_seat:
            seats = range(len(table.chairs))
            told[paper.name] = tuple([table.paper_of(seat, paper.name) for seat in seats])
        else:
            told[paper.name] = table.papers.get(paper.name, "")
    return told
