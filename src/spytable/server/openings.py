"""The first entries of a table: a new one, one that goes on, a record to look at, a rematch, a
chapter of a series."""

from __future__ import annotations

import secrets
from collections.abc import Container, Iterator
from contextlib import contextmanager

import msgspec

from spytable.kernel.components import Edition
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput, Refusal
from spytable.kernel.registry import find
from spytable.server import entries as log
from spytable.server import wire
from spytable.server.chronicle import Chronicle
from spytable.server.decide import printable
from spytable.server.denied import Denied, denied
from spytable.server.table import ENDED, Table


def new_link() -> str:
    """The link of a new table, or of a series."""
    return secrets.token_urlsafe(16)


def new_table(host: int, new: wire.NewTable) -> log.Opened:
    """As asked for; raises BadInput for what the game does not have, Denied for a bad file."""
    kind = find(new.game)
    with your_file():
        game = kind(new.seats, new.components or "", **new.options)
    return log.Opened(
        game=kind.meta.name,
        rules=game.version,
        seats=game.seats,
        options=game.options,
        own=game.own,
        aids=kind.aids(new.aids),
        pace=new.pace,
        open=new.open,
        host=host,
    )


def checked(file: wire.OwnFile) -> Edition:
    """What a table would be played with; raises Denied for a bad file."""
    with your_file():
        edition = find(file.game)(None, file.components).edition
    assert edition is not None
    return edition


@contextmanager
def your_file() -> Iterator[None]:
    try:
        yield
    except BadInput as bad:
        if bad.refusal.code != "in_file":
            raise
        why, game = bad.refusal.why, bad.refusal.game
        raise Denied(Refusal("bad_components", why=why, game=game)) from None


def continued(host: int, new: wire.NewTable, source: Table) -> log.Opened:
    """A table that goes on from a point of a finished one."""
    if source.status != ENDED or source.position is None:
        raise denied("still_secret")
    steps = [(step.actor, step.action) for step in source.position.steps]
    if new.step > len(steps):
        raise denied("no_such_step", steps=len(steps))
    before = source.opened
    return log.Opened(
        game=before.game,
        rules=before.rules,
        seats=before.seats,
        options=before.options,
        own=before.own,
        aids=find(before.game).aids(new.aids or before.aids),
        pace=new.pace,
        open=new.open,
        host=host,
        steps=tuple(steps[: new.step]),
    )


def uploaded(host: int, record: Record) -> log.Opened:
    """A record that was uploaded."""
    return log.Opened(
        game=record.game,
        rules=record.rules,
        seats=len(record.names),
        options=record.options,
        own=record.own,
        aids=find(record.game).aids({}),
        host=host,
        steps=record.steps,
        names=tuple(printable(name)[:30] or "?" for name in record.names),
    )


def rematch(
    host: int, table: Table, known: Container[int]
) -> tuple[log.Opened, *tuple[log.AnyEntry, ...]]:
    """The same once more, everybody one seat further: who asks for it and the bots sit there, for
    the others who are still known their seat is kept."""
    newest = table.game.meta.rules_version
    opened = msgspec.structs.replace(
        table.opened,
        rules=newest,
        host=host,
        full=True,
        steps=(),
        open=False,
        series="",
        badge="",
        badges=(),
    )
    seats: list[log.AnyEntry] = []
    for seat, chair in enumerate(table.chairs):
        place = (seat + 1) % len(table.chairs)
        if chair.person == host:
            seats.append(log.Seated(seat=place, person=host, colour=chair.colour, name=chair.name))
        elif chair.person is not None and chair.person in known:
            kept = log.Reserved(
                seat=place, person=chair.person, colour=chair.colour, name=chair.name
            )
            seats.append(kept)
        elif chair.person is None and chair.bot is not None:
            seats.append(log.Filled(seat=place, bot=chair.bot))
    return opened, *seats


def chapter(
    chronicle: Chronicle, branch: int, known: Container[int]
) -> tuple[log.Opened, *tuple[log.AnyEntry, ...]]:
    """The chapter that a branch of a series is at, from where it stands: who opened it and the bots
    sit there, for the others who are still known their seat is kept, and the rest are open."""
    course = chronicle.courses[branch]
    game, badge = course.saga.position.game, chronicle.series.badge
    host = course.chapters[-1].host
    *_, span = course.spans()
    badges = course.badges()
    opened = log.Opened(
        game=game.meta.name,
        rules=game.version,
        seats=game.seats,
        options=game.options,
        own=game.own,
        aids=find(game.meta.name).aids({}),
        host=host,
        full=True,
        steps=tuple((step.actor, step.action) for step in course.saga.position.steps),
        series=chronicle.id,
        branch=branch,
        badge=badge,
        badges=tuple(badges.get(key, "") for key in span.keys) if badge else (),
    )
    seats: list[log.AnyEntry] = []
    for seat, (key, bot) in enumerate(zip(span.keys, course.chapters[-1].bots, strict=True)):
        one, colour = chronicle.members[key], wire.COLOURS[seat % len(wire.COLOURS)]
        if bot is not None:
            seats.append(log.Filled(seat=seat, bot=bot))
        elif one.person == host:
            seats.append(log.Seated(seat=seat, person=host, colour=colour, name=one.name))
        elif one.person is not None and one.person in known:
            kept = log.Reserved(seat=seat, person=one.person, colour=colour, name=one.name)
            seats.append(kept)
    return opened, *seats
