"""What those who are connected to a table are sent, and as whom they see it.

Nothing is sent of what is not kept yet: everything here is done while a table is not busy.
"""

from __future__ import annotations

from typing import Any

import msgspec
from librt.random import Random

from spytable.kernel.game import Game
from spytable.kernel.intel import SPECTATOR
from spytable.kernel.moves import Move
from spytable.kernel.refusal import Refusal, Refused
from spytable.kernel.state import State
from spytable.server import wire
from spytable.server.denied import denied
from spytable.server.frames import frame, recalled, written_scene
from spytable.server.live import Connection, Live
from spytable.server.store import Person
from spytable.server.table import ENDED, WAITING, Table, offered

_encode = msgspec.json.Encoder().encode
Shared = dict[tuple[int, int | None], bytes]
"""Frames that several connections are sent alike, by viewer and the number it had."""


def greet(live: Live, connection: Connection) -> None:
    """A first frame; what came since its number, where it was the same viewer before."""
    viewer = viewer_of(live, connection)
    since = connection.n if connection.viewer == viewer else None
    connection.viewer = viewer
    connection.n, connection.changes = None, -1
    _tell(live, connection, since, {})


def tell_all(live: Live) -> None:
    """Bring everybody up to date."""
    shared: Shared = {}
    for connection in list(live.connections):
        viewer = viewer_of(live, connection)
        if viewer != connection.viewer:
            connection.viewer, connection.n = viewer, None
        _tell(live, connection, connection.n, shared)


def show_again(live: Live, connection: Connection) -> None:
    """A whole frame, to somebody who seems to have lost the thread."""
    connection.n, connection.changes = None, -1
    if not live.busy:
        _tell(live, connection, None, {})


def look(live: Live, connection: Connection, seat: int | None) -> None:
    """Lift or lower the curtain before one of one's seats."""
    person = connection.person
    if seat is not None and seat not in live.table.seats_of(person.id if person else None):
        raise denied("not_your_seat")
    connection.looking, connection.called = seat, live.table.to_act()
    if not live.busy:
        connection.n = None
        greet(live, connection)


def viewer_of(live: Live, connection: Connection) -> int:
    """As whom a connection sees the table."""
    table = live.table
    if table.status == WAITING or connection.person is None:
        return SPECTATOR
    seats = table.seats_of(connection.person.id)
    if len(seats) < 2:
        return seats[0] if seats else SPECTATOR
    if table.game.meta.open:  # nothing to hide: whoever is next sits before the screen
        next_here = [seat for seat in table.to_act() if seat in seats]
        stays = connection.viewer if connection.viewer in seats else seats[0]
        return next_here[0] if next_here else stays
    looking = connection.looking
    if looking is None or looking not in seats:
        return SPECTATOR
    to_act = table.to_act()
    if looking in to_act:
        connection.called = ()
    elif any(seat in to_act and seat not in connection.called for seat in seats):
        connection.looking = None  # another player of this screen is next
        return SPECTATOR
    return looking


def _tell(live: Live, connection: Connection, since: int | None, shared: Shared) -> None:
    """Send what the connection has not been sent yet, if there is anything."""
    table, viewer = live.table, connection.viewer
    n = table.streams[viewer].n
    curtain = _curtain(live, connection)
    if connection.n == n and curtain == connection.curtain:
        return
    changed = connection.changes != table.changes
    connection.n, connection.changes, connection.curtain = n, table.changes, curtain
    if changed or curtain:
        facts = live.facts() if changed else None
        you = you_are(table, connection.person) if changed else None
        message = frame(table, viewer, since, live.names, facts=facts, you=you, curtain=curtain)
    elif (viewer, since) in shared:
        message = shared[viewer, since]
    else:
        message = shared[viewer, since] = frame(table, viewer, since, live.names)
    connection.send(message)


def _curtain(live: Live, connection: Connection) -> tuple[int, ...]:
    """Own seats that have something to do behind a curtain."""
    if connection.person is None or connection.viewer != SPECTATOR:
        return ()
    seats = live.table.seats_of(connection.person.id)
    if len(seats) < 2:
        return ()
    to_act = live.table.to_act()
    return tuple(s for s in seats if s in to_act and not live.table.chairs[s].away)


def you_are(table: Table, person: Person | None) -> wire.You:
    if person is None:
        return wire.You(None, (), False)
    guests = table.guests
    host = person.id == table.opened.host
    return wire.You(
        name=person.name,
        seats=table.seats_of(person.id),
        host=host,
        kept=table.kept_for(person.id),
        muted=person.id in guests.muted,
        mutes=guests.mutes() if host else (),
    )


def recall(live: Live, question: wire.Recall) -> wire.Recalled:
    return recalled(live.table, question.before, live.names)


def tell_presence(live: Live, newcomer: Connection | None = None) -> bool:
    """Say who is connected, to all if that has changed; returns whether it has."""
    said = _encode(wire.Presence(seats=live.connected(), watching=watching(live)))
    if said == live.presence:
        if newcomer is not None:
            newcomer.send(said)
        return False
    live.presence = said
    for connection in list(live.connections):
        connection.send(said)
    return True


def watching(live: Live) -> int:
    """How many people or programs without a seat are connected, anywhere."""
    return watching_here(live) + sum(said[2] for said in live.elsewhere.values())


def watching_here(live: Live) -> int:
    table = live.table
    return sum(not table.seats_of(c.person.id if c.person else None) for c in live.connections)


def ask(live: Live, question: wire.Ask) -> wire.Told | Refusal:
    """What a move would bring to the seat that asks, or why it cannot be made."""
    table, seat = live.table, question.seat
    game, position = table.game, table.position
    if position is None or table.status == WAITING:
        raise denied("not_started")
    intel, n = position.intel(seat), table.streams[seat].n
    move = _meant(game, question)
    if isinstance(move, Refusal):
        return move
    refusal = game.refusal(intel, move)
    if refusal is not None:
        return refusal
    return wire.Told(
        seat=seat,
        n=n,
        action=game.action(move),
        outlook=game.outlook(game.veiled(intel, table.opened.aids), move),
    )


def _meant(game: Game[Any, Any, Move], question: wire.Ask) -> Move | Refusal:
    """The move that is asked about: by its number, as text or as a value."""
    if question.action is None:
        return _written(game, question)
    if question.action < game.actions():
        return game.move(question.action)
    return Refusal("no_such_action", values={"action": question.action})


def _written(game: Game[Any, Any, Move], question: wire.Ask | wire.Try) -> Move:
    """A move as a value or as text; raises Unreadable."""
    return game.read(question.text or "") if question.move is None else game.value(question.move)


def try_out(live: Live, question: wire.Try) -> tuple[wire.Tried, Refusal | None]:
    """What a seat would see after some moves of its own, and why the next cannot be made.

    They are made in a state that the seat's Intel gives, never in the table's own. A move that
    binds is the last: what comes of it is not known.
    """
    table, seat = live.table, question.seat
    game, position = table.game, table.position
    if position is None or table.status == WAITING:
        raise denied("not_started")
    if table.status == ENDED:
        raise denied("game_over")
    state = position.intel(seat).sample(Random(0))
    made, bound, refusal = 0, False, None
    for action in question.actions:
        refusal = _not_now(game, state, seat, action, bound)
        if refusal is not None:
            break
        bound = state.binds(seat, action)
        state.apply(seat, action)
        made += 1
    one_more = question.text is not None or question.move is not None
    if one_more and refusal is None:
        try:
            last = game.action(_written(game, question))
            refusal = _not_now(game, state, seat, last, bound)
        except Refused as unreadable:
            refusal = unreadable.refusal
        if refusal is None:
            state.apply(seat, last)
    shown = written_scene(game, game.intel(state, seat), offered(state, seat), table.opened.aids)
    n = table.streams[seat].n
    return wire.Tried(seat=seat, n=n, at=made, scene=shown, refusal=None), refusal


def intention(live: Live, question: wire.Intention) -> wire.Intended:
    """What the bot of a seat would do next, and why.

    It is told to whoever asks, so only where nobody knows anything that the others do not.
    """
    table, seat = live.table, question.seat
    game, position = table.game, table.position
    if position is None or table.status == WAITING:
        raise denied("not_started")
    if table.status == ENDED:
        raise denied("game_over")
    bot = seat < len(table.chairs) and table.chairs[seat].bot is not None
    say = game.intention(position.intel(seat)) if bot and game.meta.open else None
    if say is None:
        raise denied("no_intention")
    return wire.Intended(seat=seat, say=say)


def _not_now(game: Game, state: State, seat: int, action: int, bound: bool) -> Refusal | None:
    """Why a seat cannot make this move next; `bound` says that the one before binds."""
    if action >= game.actions():
        return Refusal("no_such_action", values={"action": action})
    if bound:
        return Refusal("not_foreseen")
    if action in state.legal(seat):
        return None
    refusal = game.refusal(game.intel(state, seat), game.move(action))
    assert refusal is not None, "a move that is not legal has a refusal"
    return refusal
