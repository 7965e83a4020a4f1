"""Where a server listens, and the addresses under which it is found."""

from __future__ import annotations

import errno
import ipaddress
import socket
import sys

import msgspec

from spytable.kernel.refusal import BadInput

_FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has, but to which the way leads out of the house."""


class Address(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is found."""

    here: str
    """From this machine."""
    others: str | None = None
    """From others in the same network, where that differs."""
    taken: int | None = None
    """The port that was asked for, where another had to do."""
    port: int


def listen(host: str, port: int, spare: int = 0) -> socket.socket:
    """A listening socket; one of so many next ports where the port is taken. Raises BadInput."""
    for each in range(port, port + spare + 1):
        try:
            return _listen(host, each)
        except OSError as why:
            if why.errno != errno.EADDRINUSE or each == port + spare:
                raise BadInput(f"cannot listen at {host} port {each}: {why.strerror}") from None
    raise AssertionError("a port is free, or it is said why not")


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises OSError where its port cannot be had."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        made = socket.socket(family, kind, proto)
    except OSError as why:
        raise BadInput(f"cannot listen at {host}: {why.strerror}") from None
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(2048)
    except OSError:
        made.close()
        raise
    made.setblocking(False)
    return made


def address_of(listening: socket.socket, asked: int, root: str) -> Address:
    """The addresses of a server that listens here; `asked` is the port it was to have."""
    host, port = listening.getsockname()[:2]
    others = None
    if ipaddress.ip_address(host.partition("%")[0]).is_unspecified:  # everywhere
        others = own_address(listening.family)
        host = "127.0.0.1" if listening.family == socket.AF_INET else "::1"
    return Address(
        here=_url(host, port, root),
        others=None if others is None else _url(others, port, root),
        taken=asked if asked not in (0, port) else None,
        port=port,
    )


def own_address(family: int = socket.AF_INET) -> str | None:
    """This machine's address in its network, None if it is in none.

    A UDP socket that is connected knows its own end; nothing is sent by that.
    """
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((_FAR[socket.AddressFamily(family)], 9))
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    meant = ipaddress.ip_address(found.partition("%")[0])
    return None if meant.is_loopback or meant.is_unspecified or meant.is_link_local else found


def _url(host: str, port: int, root: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{root}/"
