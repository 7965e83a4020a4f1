"""The front door: every request is counted, answered with safe headers, and logged in one line.

A log line names the pattern of the path, never the path: the id of a table is its key.
"""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Mapping

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spytable.kernel.refusal import BadInput, Refused
from spytable.server.denied import because, denied, status_of
from spytable.server.limits import Limits, address
from spytable.server.settings import Settings
from spytable.server.speech import language_of, said
from spytable.server.store import StoreFailed

log = logging.getLogger("spytable.server")

LANG = "spytable.lang"
"""Where a scope holds the language of whoever asks."""
REFUSED = "spytable.refused"
"""Where a scope holds why the gate does not let somebody in."""

ASSETS = "/assets"
"""Where the client's files are: a page takes many of them at once, so they count apart."""

POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""On every answer, unless it has its own. No referrer: whoever has a table's link is let in."""


class Front:
    """Middleware around everything that HTTP asks for."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.root = settings.root
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0
        _place(scope, self.root)
        scope[LANG] = language_of(Headers(scope=scope).get("accept-language", ""))

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            if REFUSED in scope:
                raise scope[REFUSED]
            client = scope.get("client")
            kind = "files" if scope["path"].startswith(f"{self.root}{ASSETS}/") else "general"
            self.limits.spend(kind, address(client and client[0]))
            await self.app(scope, receive, send_safely)
        except ClientDisconnect:
            status = 499  # gone before the whole message had come
        except Exception as fault:  # noqa: BLE001 - nobody but us can answer it
            refused = _refused(fault)
            if not status:
                await refusal_response(scope, refused)(scope, receive, send_safely)
        pattern = getattr(scope.get("endpoint"), "pattern", "-")
        spent = (time.perf_counter() - began) * 1000
        log.info("%s %s %d %.1f ms", scope["method"][:10], pattern, status, spent)


def refusal_response(
    scope: Scope, refused: Refused, headers: Mapping[str, str] | None = None
) -> Response:
    """A refusal as the answer to a request, in the language of whoever asks."""
    status = status_of(refused)
    body = msgspec.json.encode(said(refused.refusal, scope[LANG]))
    response = Response(body, status, headers, media_type="application/json")
    if status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if status == 413 or REFUSED in scope:
        response.headers["Connection"] = "close"  # the rest of the message is not read
    if "seconds" in refused.refusal.values:
        response.headers["Retry-After"] = str(refused.refusal.values["seconds"])
    return response


def _refused(fault: Exception) -> Refused:
    """What a failure is to the caller; what is ours to repair is logged."""
    if isinstance(fault, Refused):
        return fault
    if isinstance(fault, BadInput):
        return because("bad_input", fault)
    if isinstance(fault, StoreFailed):
        log.error("the store failed: %s", fault)
        return denied("store_failed")
    # Not the exception's own words: they may hold what somebody sent.
    where = "".join(traceback.format_tb(fault.__traceback__))
    log.error("unexpected %s\n%s", type(fault).__name__, where)
    return denied("failed")


def _place(scope: Scope, root: str) -> None:
    """Have every path stand under the root path, whether or not the proxy has cut it off."""
    path: str = scope["path"]
    while root and (path == root or path.startswith(f"{root}/")):
        path = path[len(root) :]
    scope["path"] = f"{root}{path or '/'}"
    scope["root_path"] = root
