"""Who may come in: tokens in cookies, and pages of other sites. HTTP and websockets ask here."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

from spytable.server.denied import denied

COOKIE = "spytable"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,100}")


def cookie_of(cookies: str, name: str = COOKIE) -> str | None:
    """The token in a Cookie header; None if there is none that could be ours.

    >>> cookie_of("a=1; spytable=t0ken"), cookie_of("spytable=<b>")
    ('t0ken', None)
    """
    for part in cookies[:8_000].split(";"):
        key, _, value = part.strip().partition("=")
        if key == name and _TOKEN.fullmatch(value):
            return value
    return None


def bearer_of(authorization: str) -> str | None:
    """The token in an Authorization header; None if it holds something else.

    >>> bearer_of("Bearer t0ken"), bearer_of("Basic eDp5")
    ('t0ken', None)
    """
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.casefold() == "bearer" else None


def same_origin(headers: Mapping[str, str], origins: Collection[str]) -> None:
    """Raise Denied `foreign_origin` for what a page of another site sends.

    Browsers send our cookie with it, and with every websocket. What comes from no page at all
    has no Origin.
    """
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return
    try:
        host = urlsplit(origin).netloc.casefold()
    except ValueError:
        host = ""
    if not host or host != headers.get("host", "").casefold():
        raise denied("foreign_origin")
