"""Rivals through real sockets of a real server: fewer games, and every byte comes over the wire."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from laws.homes import TextStep, rivals_of
from laws.play import retold, texts, walk
from laws.settings import SOAK, settings
from server.harness import Guest, Seat
from server.leaks.logged import LoggedServer, logged_server
from spytable import SPECTATOR
from spytable.kernel.state import CHANCE

SETTING = next(setting for setting in settings() if setting.name == "agent_hunter")
GAMES = 10 if SOAK else 2
PONG = b'{"type":"pong"}'


async def heard(server: LoggedServer, steps: Sequence[TextStep], viewer: int) -> list[bytes]:
    """What a viewer is sent while these steps are played, and the answers to some questions.

    Who begins is drawn by the server; where it draws another than we need, we begin again.
    """
    while True:
        async with AsyncExitStack() as stack:
            guests = [await Guest.come(server, name) for name in ("Ada", "Bob")]
            stranger = Guest(server, "")
            for guest in (*guests, stranger):
                stack.push_async_callback(guest.leave)
            table = await guests[0].make(game=SETTING.name, options=dict(SETTING.options))
            for seat, guest in enumerate(guests):
                await guest.do(table, "sit", seat=seat)
            seats = {
                number: await stack.enter_async_context(guest.at(table))
                for number, guest in ((0, guests[0]), (1, guests[1]), (SPECTATOR, stranger))
            }
            await in_step(*seats.values())
            await guests[0].do(table, "start")
            await in_step(*seats.values())
            if await played(seats, steps):
                watched = seats[viewer]
                await questions(watched, max(viewer, 0))
                told = [message for message in watched.heard if message != PONG]
                asker = stranger if viewer == SPECTATOR else guests[viewer]
                for path in ("", "/record?viewer=spectator", "/replay?viewer=spectator"):
                    told.append((await asker.ask("GET", f"/tables/{table}{path}")).content)
                return [message.replace(table.encode(), b"THE-LINK") for message in told]


async def in_step(*seats: Seat) -> None:
    """Until each has heard all that was sent to it before now."""
    for seat in seats:
        await seat.send("ping")
        while await seat.hear() != {"type": "pong"}:
            pass


async def played(seats: dict[int, Seat], steps: Sequence[TextStep]) -> bool:
    """Play the steps; False if chance would have it otherwise."""
    game = SETTING.game()
    for actor, text in steps:
        if actor == CHANCE:
            first = game.parse(text, chance=True)
            if not seats[first].moves:
                return False
            continue
        seat = seats[actor]
        done = await seat.do("play", seat=actor, n=seat.frame["n"], text=text)
        # The harness counts its keys through, so that they are no longer the same twice.
        seat.heard[:] = [m.replace(done["key"].encode(), b"THE-KEY") for m in seat.heard]
        assert done["type"] == "done", done
        await in_step(*seats.values())
    return True


async def questions(watched: Seat, seat: int) -> None:
    for action in range(0, SETTING.game().actions(), 5):
        await watched.send("ask", seat=seat, action=action)
        await watched.send("try", seat=seat, actions=[action], text="done")
    await watched.send("play", seat=seat, n=0, action=0)
    await watched.send("play", seat=seat, n=watched.frame["n"], text="put 11")
    await in_step(watched)


async def test_what_a_viewer_must_not_know_changes_no_byte_on_its_socket(tmp_path: Path) -> None:
    met = 0
    rng = random.Random(5)
    with logged_server(tmp_path) as server:
        for number in range(GAMES):
            positions = [texts(position) for position, step in walk(SETTING, number)]
            resting = [p for p in positions if len(p) != 8 and len(p) < len(positions) - 1]
            for steps, viewer in zip(rng.sample(resting, 3), (0, 1, SPECTATOR)):
                others = rivals_of(SETTING.name)(
                    dict(SETTING.options), steps, viewer, rng, 1, seats=2
                )
                for other in others:
                    met += 1
                    retold(SETTING.game(), other)
                    assert await heard(server, steps, viewer) == await heard(server, other, viewer)
    assert met >= 2 * GAMES
    assert "Traceback" not in server.errors()
