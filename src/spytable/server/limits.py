"""Rate limits: buckets of tokens by client address and by person, bounded in memory."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from spytable.server.denied import denied

KEPT = 20_000
"""Buckets of one kind. The one that was used least recently is forgotten: it is the fullest."""


class Rate(msgspec.Struct, frozen=True):
    """So many a second on average, and so many at once."""

    per_second: float
    burst: float


RATES = {
    "general": Rate(20, 60),
    "files": Rate(100, 500),
    "people": Rate(10 / 60, 20),
    "passwords": Rate(10 / 60, 10),
    "tables": Rate(30 / 60, 30),
    "handshakes": Rate(10, 120),
    "chat": Rate(1 / 3, 20),
}


class Limits:
    """Counts what everybody does. `generosity` multiplies every rate; 0 counts nothing."""

    def __init__(
        self, generosity: float = 1.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._generosity = generosity
        self._clock = clock
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {
            k: OrderedDict() for k in RATES
        }

    def spend(self, kind: str, *who: str) -> None:
        """Count one thing of a kind for each of these; raises Denied `too_fast`."""
        if self._generosity <= 0:
            return
        wait = max((self._take(kind, each) for each in who), default=0.0)
        if wait > 0:
            raise denied("too_fast", seconds=math.ceil(wait))

    def _take(self, kind: str, who: str) -> float:
        """Take a token; the seconds until there is one if there is none."""
        rate, buckets, now = RATES[kind], self._buckets[kind], self._clock()
        speed, burst = rate.per_second * self._generosity, max(1.0, rate.burst * self._generosity)
        left, then = buckets.pop(who, (burst, now))
        left = min(burst, left + (now - then) * speed)
        buckets[who] = (left - 1 if left >= 1 else left, now)
        if len(buckets) > KEPT:
            buckets.popitem(last=False)
        return 0.0 if left >= 1 else (1 - left) / speed


def address(host: str | None) -> str:
    """Who is counted as one: an IPv4 address, or the /64 that one IPv6 household has.

    >>> address("2001:db8::1") == address("2001:db8::ffff"), address("192.0.2.7")
    (True, '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or "?"
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False).network_address)
