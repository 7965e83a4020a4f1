"""The other servers of a store: what they do, and what they are told."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from spytable.server.live import Live
from spytable.server.store import StoreFailed
from spytable.server.telling import tell_presence, watching_here

if TYPE_CHECKING:
    from spytable.server.hall import Hall

AT_ONCE = 50
"""So many rows of another server are taken in where the table stands; more are folded aside."""


class Others:
    """What the store tells about tables comes in here; what other servers are to know goes out."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._name = secrets.token_hex(4)
        """Under which other servers know this one."""
        self._told_early: dict[str, int] = {}
        """The last row of which another server told while a table was being loaded."""

    # -- rows --------------------------------------------------------------------------------------

    def row_kept(self, table: str, seq: int) -> None:
        live = self._hall.lives.get(table)
        if live is not None:
            live.told_of = max(live.told_of, seq)
            self.follow(live)
        elif self._hall.loads(table):
            self._told_early[table] = max(self._told_early.get(table, 0), seq)

    def told_early(self, table: str) -> int:
        """The last row of which was told while the table was loaded, which it is no more."""
        return self._told_early.pop(table, 0)

    def follow(self, live: Live) -> None:
        """Take in what another server has told of, unless something is under way."""
        if live.told_of > live.table.seq and not live.busy:
            self._hall.spawn(self._catch_up(live))

    def missed(self) -> None:
        for live in list(self._hall.lives.values()):
            self._hall.spawn(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        """Take in what another server has added."""
        if live.busy:
            return
        live.busy = True
        hall, table = self._hall, live.table
        try:
            rows = await hall.store.rows(table.id, table.seq)
            if len(rows) > AT_ONCE:
                await hall.reload(live)
                return
            for row in rows:
                table.fold(row)
            if not rows:  # a notice of rows that are gone again
                live.told_of = table.seq
            live.names |= await hall.names(table.everybody() - live.names.keys())
        except StoreFailed:
            hall.drop(live, 1013, "store")
        else:
            live.caught_up()
            hall.settle(live)

    # -- people and tables -------------------------------------------------------------------------

    def person_changed(self, number: int) -> None:
        """A name has changed or is gone, with all its words."""
        for live in list(self._hall.lives.values()):
            if number in live.names:
                self._hall.spawn(self._show_afresh(live, number))

    async def _show_afresh(self, live: Live, number: int) -> None:
        hall = self._hall
        await live.settled()
        live.busy = True
        try:
            person = await hall.store.person(number)
        except StoreFailed:
            hall.drop(live, 1013, "store")
            return
        for connection in live.connections:
            connection.n, connection.changes = None, -1
            if connection.person is not None and connection.person.id == number:
                connection.person = person
        if person is None:
            await hall.reload(live)
            return
        live.replace(live.table, live.names | {number: person.name})
        hall.settle(live)

    def table_dropped(self, table: str) -> None:
        live = self._hall.lives.get(table)
        if live is not None:
            self._hall.drop(live, 4404, "gone")

    # -- who is connected --------------------------------------------------------------------------

    def whisper(self, live: Live) -> None:
        """Tell other servers who is connected here."""
        said = _Whisper(live.table.id, live.connected_here(), watching_here(live), self._name)
        self._hall.store.whisper(msgspec.json.encode(said).decode())

    def whispered(self, text: str) -> None:
        said = msgspec.json.decode(text, type=_Whisper)
        live = self._hall.lives.get(said.table)
        if live is not None and said.server != self._name:
            live.elsewhere[said.server] = (time.monotonic(), said.seats, said.watching)
            tell_presence(live)


class _Whisper(msgspec.Struct, array_like=True):
    table: str
    seats: tuple[int, ...]
    watching: int
    server: str
