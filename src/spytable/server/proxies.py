"""Reverse proxies that are believed: from them we hear who asks, and over what."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterable

from spytable.kernel.refusal import BadInput

log = logging.getLogger("spytable.server")

HOPS = 20
"""So many forwarded addresses are looked at, the last: the first are as a client says."""
TOLD = 100
"""About so many strangers the log is told."""

_IP = ipaddress.IPv4Address | ipaddress.IPv6Address
_Headers = Iterable[tuple[bytes, bytes]]


class Proxies:
    """The addresses and networks whose forwarded headers count."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [_network(each) for each in named]
        self._told: set[str] = set()

    def trusts(self, host: str) -> bool:
        """Whether an address is that of a proxy of ours."""
        found = _address(host) if self._networks else None
        return found is not None and self._ours(found)

    def seen(self, peer: str, scheme: str, headers: _Headers) -> tuple[str, str]:
        """Who asks and over what, once the headers are read. Only a proxy of ours is believed.

        >>> forwarded = [(b"x-forwarded-for", b"1.1.1.1, 192.0.2.7")]
        >>> forwarded += [(b"x-forwarded-proto", b"https")]
        >>> Proxies(["10.0.0.0/8"]).seen("10.0.0.1", "http", forwarded)
        ('192.0.2.7', 'https')
        >>> Proxies([]).seen("10.0.0.1", "http", forwarded)
        ('10.0.0.1', 'http')
        """
        addresses, schemes = list[str](), list[str]()
        for name, value in headers:
            if name == b"x-forwarded-for":
                addresses.append(value.decode("latin-1"))
            elif name == b"x-forwarded-proto":
                schemes.append(value.decode("latin-1").strip())
        if not addresses and not schemes:
            return peer, scheme
        if not self.trusts(peer):
            self._log_once(peer)
            return peer, scheme
        if schemes and schemes[-1] in ("http", "https"):
            scheme = schemes[-1]
        return self._first_stranger(peer, ",".join(addresses)), scheme

    def _first_stranger(self, peer: str, forwarded: str) -> str:
        """Each proxy adds the address it was asked from: from the right, the first one that is no
        proxy of ours. What is no address ends the search."""
        for each in reversed(forwarded.rsplit(",", HOPS)[-HOPS:]):
            found = _address(each.strip())
            if found is None:
                break
            peer = str(found)
            if not self._ours(found):
                break
        return peer

    def _ours(self, found: _IP) -> bool:
        return any(found in network for network in self._networks)

    def _log_once(self, peer: str) -> None:
        if peer not in self._told and len(self._told) < TOLD:
            self._told.add(peer)
            log.warning(
                "%s says for whom it asks, but is not trusted. If it is your reverse proxy, start "
                "the server with --trusted-proxy %s",
                peer,
                peer,
            )


def _network(named: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(named.strip())
    except ValueError:
        raise BadInput(
            f"--trusted-proxy takes an address or a network, such as 127.0.0.1 or 10.0.0.0/8, "
            f"not {named[:60]!r}"
        ) from None


def _address(text: str) -> _IP | None:
    """An address that may have a port, a zone or be an IPv4 one in the clothes of IPv6.

    >>> [str(_address(t)) for t in ("192.0.2.7:80", "[2001:db8::1]:80", "::ffff:192.0.2.7", "who")]
    ['192.0.2.7', '2001:db8::1', '192.0.2.7', 'None']
    """
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
