"""What can be read of tables without being connected: frames, records, replays, lists."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from spytable.kernel.intel import SPECTATOR
from spytable.kernel.refusal import BadInput, Refused
from spytable.server import past, wire
from spytable.server.denied import denied
from spytable.server.frames import frame
from spytable.server.lists import About
from spytable.server.store import Listed, Person
from spytable.server.table import PLAYING, WAITING
from spytable.server.telling import you_are

if TYPE_CHECKING:
    from spytable.server.hall import Hall

LOOKED_INTO = 50
"""In how many of a person's running tables the lists look whose turn it is."""


class Reading:
    """Shows only what is kept, and only to those who may see it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def frame(
        self, link: str, person: Person | None, seat: int | None, since: int | None
    ) -> bytes:
        """The table as it stands, for one of one's seats or as a spectator."""
        live = await self._hall.open_to(link, person)
        self._hall.attendant.seen(live)
        table = live.table
        if seat is not None and seat >= len(table.chairs):
            raise denied("no_such_seat", seat=seat)
        seats = table.seats_of(person.id if person else None)
        if seat is not None and seat not in seats:
            raise denied("not_your_seat")
        viewer = seat if seat is not None else seats[0] if len(seats) == 1 else SPECTATOR
        if table.status == WAITING:
            viewer = SPECTATOR
        you = you_are(table, person)
        return frame(table, viewer, since, live.names, facts=live.facts(), you=you)

    async def record(self, link: str, person: Person | None, viewer: str) -> tuple[str, str]:
        """The name of a file and its text."""
        back = await self._past(link, person, viewer)
        pieces = self._hall.aside.pieces(("record", *back.key), partial(past.record, back))
        return back.file, b"".join([piece async for piece in pieces]).decode()

    async def replay(self, link: str, person: Person | None, viewer: str) -> AsyncIterator[bytes]:
        back = await self._past(link, person, viewer)
        return self._hall.aside.pieces(("replay", *back.key), partial(past.replay, back))

    async def _past(self, link: str, person: Person | None, viewer: str) -> past.Past:
        live = await self._hall.open_to(link, person)
        number, lang = (None, "en") if person is None else (person.id, person.lang)
        return past.past(live.table, live.names, number, viewer, lang)

    async def components(self, link: str) -> tuple[str, bytes]:
        """The components that a table is played with, as JSON, and their hash."""
        game = (await self._hall.live(link)).table.game
        if game.edition is None:
            raise denied("no_components")
        told = msgspec.to_builtins(game.edition) | msgspec.to_builtins(game.components)
        return game.edition.hash, msgspec.json.encode(told)

    async def mine(self, person: Person) -> list[wire.Listed]:
        return await self._listed(await self._hall.store.tables_of(person.id), person.id)

    async def open(self) -> list[wire.Listed]:
        return await self._listed(await self._hall.store.open_tables(), None)

    async def _listed(self, found: list[Listed], person: int | None) -> list[wire.Listed]:
        abouts = [msgspec.json.decode(one.listing.about, type=About) for one in found]
        people = {chair.person for about in abouts for chair in about.chairs}
        names = await self._hall.names(number for number in people if number is not None)
        lines: list[wire.Listed] = []
        for one, about in zip(found, abouts, strict=True):
            looked_into = person is not None and len(lines) < LOOKED_INTO
            turn = looked_into and about.status == PLAYING and await self._turn(one.table, person)
            alone = one.listing.people == (person,)
            lines.append(about.listed(one.table, one.touched, names, person, turn, alone))
        return lines

    async def _turn(self, link: str, person: int | None) -> bool:
        """Whether a person has something to do at a table."""
        try:
            table = (await self._hall.settled(link)).table
        except (Refused, BadInput):
            return False
        return any(seat in table.to_act() for seat in table.seats_of(person))
