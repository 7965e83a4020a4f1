"""The gate: how many connections there may be, and how long they may keep us waiting.

Every connection begins here, as HTTP of uvicorn on h11; a websocket goes on to sockets.py and is
still counted. One sweep a second looks after all plain ones, so that a connection costs no timer.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from spytable.server import files
from spytable.server.denied import Denied, denied
from spytable.server.front import REFUSED
from spytable.server.limits import Limits, address
from spytable.server.proxies import Proxies
from spytable.server.settings import Settings

log = logging.getLogger("spytable.server")

SWEEP = 1.0
HEAD = 10.0
"""So many seconds a connection may say nothing, and so many the head of a request may take."""
BODY = 30.0
"""So many seconds a body may take in all."""
UNREAD = 30.0
"""So many seconds a client may read nothing of its answer."""
PORCH = 20
"""So many newcomers more than there is room for are answered; those after them are hung up on."""
EVENTS = 1_000
"""In so many pieces what comes at once may be."""
COME_AGAIN = 10
"""After so many seconds one may try again where there was no room."""
SELDOM = 60.0
"""The same trouble is logged once in so many seconds."""

_BUSY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: %d\r\n" % COME_AGAIN
_SLOW = b"HTTP/1.1 408 Request Timeout\r\n"
_BAD = b"HTTP/1.1 400 Bad Request\r\n"
_END = b"Connection: close\r\nContent-Length: 0\r\n\r\n"


class Gate:
    """Counts all connections, by household and together."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.proxies = Proxies(settings.trusted_proxies)
        self.limits = Limits(settings.limits, clock)
        self.room = files.room(settings.connections)
        self.each = settings.connections_each if settings.limits else sys.maxsize
        self.count = 0
        self.households: dict[str, int] = {}
        self.visits: set[Visit] = set()
        """The connections that are no websocket."""
        self._clock = clock
        self._said: dict[str, float] = {}

    def protocol(self, **uvicorn: Any) -> Visit:
        """What uvicorn calls for every connection."""
        return Visit(self, **uvicorn)

    def came(self, household: str) -> int:
        """Count a connection for a household; how many it has now."""
        if household:
            self.households[household] = self.households.get(household, 0) + 1
        return self.households.get(household, 0)

    def went(self, household: str) -> None:
        """A connection is not this household's any more."""
        if household:
            self.households[household] -= 1
            if not self.households[household]:
                del self.households[household]

    def left(self, household: str) -> None:
        """A connection is gone."""
        self.count -= 1
        self.went(household)

    def warn(self, text: str, *values: object) -> None:
        """Log something that may happen again and again, once a minute."""
        now = self._clock()
        if now - self._said.get(text, -SELDOM) >= SELDOM:
            self._said[text] = now
            log.warning(text, *values)

    async def watch(self) -> None:
        """For ever: hang up on those who keep us waiting."""
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep(self._clock())

    def sweep(self, now: float) -> None:
        for visit in list(self.visits):
            visit.watch(now)
        if files.none_left():
            self.warn(
                "no more files can be opened: newcomers are hung up on, with %d connections open",
                self.count,
            )


class Visit(H11Protocol):
    """A connection, as long as it is not a websocket."""

    conn: _Bounded

    def __init__(self, gate: Gate, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.conn = _Bounded(h11.SERVER)
        self.gate = gate
        self.household = ""
        """As whose it counts; empty for a proxy of ours that asks for nobody now."""
        self.proxied = False
        self.requests = 0
        self.late = self.crowded = False
        self._stage: tuple[object, ...] = ()
        self._since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        gate, peer = self.gate, self.client[0] if self.client else ""
        gate.visits.add(self)
        gate.count += 1
        self.late = gate.count > gate.room
        self.proxied = gate.proxies.trusts(peer)
        if not self.proxied:
            self._count_for(peer)
        if gate.count > gate.room + PORCH or self._open_there() > gate.each + PORCH:
            self._complain()
            self._say(_BUSY)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.visits.discard(self)
        self.gate.left(self.household)

    # -- a request ---------------------------------------------------------------------------------

    def handle_events(self) -> None:
        self.conn.events = 0
        super().handle_events()

    def _should_upgrade(self) -> bool:
        """uvicorn asks this of each request when its head has come: so here it is known who asks,
        and who cannot come in is answered like anybody else."""
        self.requests += 1
        scope = cast(dict[str, Any], self.scope)
        websocket = super()._should_upgrade()
        try:
            self._admit(scope, websocket)
        except Denied as refused:
            scope[REFUSED] = refused
            return False
        return websocket

    def _admit(self, scope: dict[str, Any], websocket: bool) -> None:
        """Raises Denied where there is no room, or too many handshakes."""
        host, port = self.client or ("", 0)
        client, scope["scheme"] = self.gate.proxies.seen(host, scope["scheme"], self.headers)
        if self.proxied:
            scope["client"] = (client, 0 if client != host else port)
            self._count_for(client if client != host else "")
        if self.late and self.gate.count > self.gate.room:
            self._complain()
            raise denied("house_full", seconds=COME_AGAIN)
        if self.crowded and self._open_there() > self.gate.each:
            self._complain()
            raise denied("too_many_connections", most=self.gate.each, seconds=COME_AGAIN)
        self.late = self.crowded = False
        if websocket:
            self.gate.limits.spend("handshakes", address(client))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.gate.visits.discard(self)
        counted = partial(cast(Any, self.ws_protocol_class), household=self.household)
        self.ws_protocol_class = cast(Any, counted)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        if self.proxied:  # the next request may be somebody else's
            self._count_for("")
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        self._say(_BAD)

    # -- who it is ---------------------------------------------------------------------------------

    def _count_for(self, host: str) -> None:
        household = sys.intern(address(host)) if host else ""
        self.gate.went(self.household)
        self.household = household
        self.crowded = self.gate.came(household) > self.gate.each

    def _open_there(self) -> int:
        return self.gate.households.get(self.household, 0)

    def _complain(self) -> None:
        gate = self.gate
        if gate.count > gate.room:
            gate.warn("no room: %d connections are open, of at most %d", gate.count, gate.room)
        else:
            gate.warn(
                "an address has %d connections open, of at most %d", self._open_there(), gate.each
            )

    # -- how long it takes -------------------------------------------------------------------------

    def watch(self, now: float) -> None:
        """Hang up if we have waited too long for the same thing."""
        stage, patience = self._awaited()
        if stage != self._stage:
            self._stage, self._since = stage, now
        elif now - self._since >= patience:
            if stage[0] == "reading":
                self.transport.abort()
            elif stage[0] == "silence":
                self.transport.close()
            else:
                self._say(_SLOW)

    def _awaited(self) -> tuple[tuple[object, ...], float]:
        """What the client owes us, and for how long it may."""
        if unread := self.transport.get_write_buffer_size():
            return ("reading", unread), UNREAD
        if self.conn.their_state is h11.SEND_BODY:
            return ("body", self.requests), BODY
        if self.conn.their_state is not h11.IDLE:
            return ("nothing", self.requests), float("inf")
        begun, _ = self.conn.trailing_data
        return ("head" if begun else "silence", self.requests), HEAD

    def _say(self, status: bytes) -> None:
        """A last word where no answer has begun; then hang up."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(status + _END)
        self.transport.close()


class _Bounded(h11.Connection):
    """Reads so many events at once: a body in tiny chunks would hold everybody up."""

    events = 0

    def next_event(self) -> Any:
        self.events += 1
        if self.events > EVENTS:
            raise h11.RemoteProtocolError("too many pieces")
        return super().next_event()
