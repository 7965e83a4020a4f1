"""The browser client: what its build has put into a folder, served from memory.

Only what lies in the folder when the server starts can be asked for: a name is looked up, and
never becomes a path. Files in `assets` have a hash in their name, so a browser keeps them for
good; of all else it asks each time whether it has changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Coroutine, Iterator
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import spytable
from spytable.server.denied import denied
from spytable.server.front import ASSETS, LANG
from spytable.words import Words

STATIC = Path(spytable.__file__).parent / "static"
PAGES = (
    "/", "/first/{game}", "/new/{game}", "/begin/{game}", "/t/{id}", "/t/{id}/replay", "/s/{id}",
    "/rules/{game}",
)  # fmt: skip
"""The addresses that the client itself understands."""
NOT_PAGES = ("/api", "/health", ASSETS)
"""Whoever is lost below these is no reader."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
FOR_GOOD = "public, max-age=31536000, immutable"
MEDIA = {
    ".css": "text/css",
    ".gif": "image/gif",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
PACKINGS = {"br": ".br", "gzip": ".gz"}
"""By what a browser calls them, the best first."""

Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


class File(msgspec.Struct, frozen=True):
    """A file as it is served: its media type, and its bodies by their packing ("" is none)."""

    media: str
    bodies: dict[str, bytes]


class Client:
    """The files of a folder, and a server's answers with them."""

    def __init__(self, folder: Path = STATIC, root: str = "") -> None:
        self._root = root
        self._assets = files_in(folder / ASSETS.strip("/"))
        self._files = files_in(folder)
        index = self._files.pop("index.html", None)
        self._page = None if index is None else _at(root, index.bodies[""])

    def answers(self) -> Iterator[tuple[str, Endpoint]]:
        """Every path that the client has, with who answers there."""
        for path in PAGES:
            yield path, self._show_page
        yield f"{ASSETS}/{{name}}", self._send_asset
        for name, file in self._files.items():
            yield f"/{name}", _sender(file)

    def lost(self, request: Request) -> Response | None:
        """The page for a reader at an address where nothing is; None for anybody else."""
        path = request.scope["path"].removeprefix(self._root)
        inside = any(path == each or path.startswith(f"{each}/") for each in NOT_PAGES)
        reads = "text/html" in request.headers.get("accept", "")
        if self._page is None or inside or not reads or request.method not in ("GET", "HEAD"):
            return None
        headers = {"content-security-policy": POLICY}
        return Response(self._page, 404, headers, media_type="text/html")

    async def _show_page(self, request: Request) -> Response:
        if self._page is None:
            text = Words(request.scope[LANG]).say("page-not-built") + "\n"
            headers = {"vary": "Accept-Language"}
            return Response(text, 503, headers, media_type="text/plain")
        response = _fresh(request, File("text/html", {"": self._page}))
        response.headers["content-security-policy"] = POLICY
        return response

    async def _send_asset(self, request: Request) -> Response:
        file = self._assets.get(request.path_params["name"])
        if file is None:
            raise denied("no_such_page")
        return _sent(request, file, {"cache-control": FOR_GOOD})


def files_in(folder: Path) -> dict[str, File]:
    """The files of a folder by name, each with its packed twins; none if there is no folder."""
    found = {path.name: path for path in folder.iterdir()} if folder.is_dir() else {}
    twins = {f"{name}{suffix}" for name in found for suffix in PACKINGS.values()}
    return {
        name: _read(path)
        for name, path in found.items()
        if path.is_file() and not name.startswith(".") and name not in twins
    }


def _read(path: Path) -> File:
    bodies = {"": path.read_bytes()}
    for packing, suffix in PACKINGS.items():
        twin = path.with_name(f"{path.name}{suffix}")
        if twin.is_file():
            bodies[packing] = twin.read_bytes()
    return File(MEDIA.get(path.suffix, "application/octet-stream"), bodies)


def _at(root: str, index: bytes) -> bytes:
    """The page of a server at a root path: its links begin there, and its scripts are told."""
    where = escape(root)
    text = index.decode().replace('="./', f'="{where}/')
    return text.replace("<html ", f'<html data-root="{where}" ', 1).encode()


def _sender(file: File) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        return _fresh(request, file)

    return endpoint


def _fresh(request: Request, file: File) -> Response:
    """A file of which a browser asks each time whether it has changed."""
    response = _sent(request, file, {"cache-control": "no-cache"})
    tag = f'"{hashlib.sha256(bytes(response.body)).hexdigest()[:20]}"'
    response.headers["etag"] = tag
    if has_already(request, tag):
        kept = ("cache-control", "etag", "vary")
        headers = {name: response.headers[name] for name in kept if name in response.headers}
        return Response(status_code=304, headers=headers)
    return response


def has_already(request: Request, tag: str) -> bool:
    """Whether a browser says that it has what this tag stands for."""
    known = request.headers.get("if-none-match", "")
    return tag in [each.strip().removeprefix("W/") for each in known.split(",")]


def _sent(request: Request, file: File, headers: dict[str, str]) -> Response:
    """A file in the best packing that the browser takes."""
    taken = accepted(request.headers.get("accept-encoding", ""))
    packing = next((each for each in PACKINGS if each in file.bodies and each in taken), "")
    if len(file.bodies) > 1:
        headers["vary"] = "Accept-Encoding"
    if packing:
        headers["content-encoding"] = packing
    return Response(file.bodies[packing], headers=headers, media_type=file.media)


def accepted(accept_encoding: str) -> set[str]:
    """The packings that a browser says it takes.

    >>> sorted(accepted("gzip, br;q=0.5, zstd;q=0"))
    ['br', 'gzip']
    """
    found = set()
    for part in accept_encoding[:400].casefold().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found
