"""HTTP: the application that answers the operations of the API, its page, and the client."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from spytable.server.calls import Call, Hall, Operation, Services
from spytable.server.client import STATIC, Client, Endpoint, has_already
from spytable.server.denied import denied
from spytable.server.front import LANG, Front, refusal_response
from spytable.server.guard import COOKIE, bearer_of, cookie_of, same_origin
from spytable.server.html import PAGE_POLICY
from spytable.server.limits import Limits, address
from spytable.server.operations import BASE, OPERATIONS
from spytable.server.pages import api
from spytable.server.people import People
from spytable.server.settings import Settings
from spytable.server.speech import unreadable, wrong_field
from spytable.server.store import Person

API = "/api"
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,40}")

_encode = msgspec.json.Encoder().encode


def application(hall: Hall, people: People, settings: Settings, static: Path = STATIC) -> Starlette:
    """The server's HTTP side; `static` holds the built client. Websockets do not come here: see
    sockets.py."""
    services = Services(hall, people, settings, Limits(settings.limits))
    client = Client(static, settings.root)
    doors: dict[str, Door] = {}
    for op in OPERATIONS:
        doors.setdefault(op.path, Door(op.path)).answers[op.method] = _operation(services, op)
    doors[API] = Door(API)
    doors[API].answers["GET"] = _api_page(settings.root)
    for path, answer in client.answers():
        doors.setdefault(path, Door(path)).answers.setdefault("GET", answer)
    app = Starlette(
        routes=[Route(path, door, methods=list(door.answers)) for path, door in doors.items()],
        middleware=[Middleware(Front, settings=settings, limits=services.limits)],
        exception_handlers={404: _lost(client), 405: _wrong_method},
    )
    app.router.redirect_slashes = False
    return app


class Door:
    """All that can be asked for at one path, by method."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.answers: dict[str, Endpoint] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        response = await self.answers[method](Request(scope, receive))
        await response(scope, receive, send)


# -- one operation ------------------------------------------------------------------------------


def _operation(services: Services, op: Operation) -> Endpoint:
    decode = None if op.body is None else msgspec.json.Decoder(op.body).decode

    async def endpoint(request: Request) -> Response:
        caller, token, by_cookie = await _caller(services, op, request)
        if caller is not None:
            request.scope[LANG] = caller.lang
        _count(services, op, request, caller)
        if op.session == "needed" and caller is None:
            raise denied("who_are_you")
        call = Call(
            services,
            caller=caller,
            token=token,
            by_cookie=by_cookie,
            lang=request.scope[LANG],
            table=_table(request),
            query=_query(op, request),
            body=None if decode is None else decoded(decode, await _body(op, request)),
        )
        answer = await op.act(call)
        if call.tag is not None:
            return _tagged(request, op, call.tag, answer)
        response = _response(op, answer)
        if op.attached:
            response.headers["content-disposition"] = f'attachment; filename="{call.file}"'
        if call.cookie is not None:
            _keep(response, call.cookie, services.settings, request.url.scheme)
        return response

    return endpoint


def decoded(decode: Callable[[bytes], Any], body: bytes) -> Any:
    """A message read; raises Denied `unreadable_message`, which says what is wrong with it."""
    try:
        return decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise unreadable(fault) from None


async def _caller(
    services: Services, op: Operation, request: Request
) -> tuple[Person | None, str, bool]:
    """Who asks, the token that says so, and whether a cookie held it, which counts for our own
    pages alone."""
    bearer = bearer_of(request.headers.get("authorization", ""))
    if bearer is not None:
        caller = await services.people.by_token(bearer)
        if caller is None and op.session != "none":
            raise denied("who_are_you")
        return caller, bearer, False
    if op.method != "GET":
        same_origin(request.headers, services.settings.origins)
    token = cookie_of(request.headers.get("cookie", "")) if op.session != "none" else None
    return (await services.people.by_token(token) if token else None), token or "", bool(token)


def _count(services: Services, op: Operation, request: Request, caller: Person | None) -> None:
    who = [] if caller is None else [f"#{caller.id}"]
    services.limits.spend("general", *who)  # its address was counted at the door
    if op.limit:
        services.limits.spend(op.limit, address(request.client and request.client.host), *who)


async def _body(op: Operation, request: Request) -> bytes:
    """The body, refused while it is read if it gets too long."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise denied("not_json")
    length = request.headers.get("content-length", "")
    if length.isascii() and length.isdigit() and int(length[:12]) > op.longest:
        raise denied("too_long", limit=op.longest)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > op.longest:
            raise denied("too_long", limit=op.longest)
    return bytes(body)


def _table(request: Request) -> str:
    table = request.path_params.get("id")
    if table is None:
        return ""
    if not _TABLE.fullmatch(table):
        series = request.url.path.startswith(f"{BASE}/series/")
        raise denied("no_such_series" if series else "no_such_table")
    return str(table)


def _query(op: Operation, request: Request) -> dict[str, Any]:
    found = {}
    for parameter in op.query:
        given = request.query_params.getlist(parameter.name)
        if not given:
            if parameter.required:
                raise wrong_field(parameter.name, "missing")
            continue
        try:
            if len(given) > 1:
                raise ValueError
            found[parameter.name] = msgspec.convert(given[0], parameter.type, strict=False)
        except (msgspec.ValidationError, ValueError):
            raise wrong_field(parameter.name, "value") from None
    return found


def _response(op: Operation, answer: object) -> Response:
    if answer is None:
        return Response(status_code=op.status)
    response: Response
    if isinstance(answer, AsyncIterator):
        response = StreamingResponse(answer, op.status, media_type="application/json")
    elif isinstance(answer, str):
        response = Response(answer, op.status, media_type="text/plain")
    else:
        content = answer if isinstance(answer, bytes) else _encode(answer)
        response = Response(content, op.status, media_type="application/json")
    return response


def _tagged(request: Request, op: Operation, tag: str, answer: object) -> Response:
    """An answer of which a browser asks each time whether it has changed."""
    headers = {"cache-control": "private, no-cache", "etag": f'"{tag}"'}
    if has_already(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    response = _response(op, answer)
    response.headers.update(headers)
    return response


def _keep(response: Response, token: str, settings: Settings, scheme: str) -> None:
    """Have the browser keep the token as long as its session, or forget it, where no script can
    read it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=settings.session_days * 24 * 3600 if token else 0,
        path=settings.root or "/",
        secure=scheme == "https",
        httponly=True,
        samesite="lax",
    )


# -- pages, and what is not there -----------------------------------------------------------------


def _api_page(root: str) -> Endpoint:
    async def endpoint(_: Request) -> Response:
        headers = {"content-security-policy": PAGE_POLICY}
        page = await asyncio.to_thread(api, root)
        return Response(page, media_type="text/html", headers=headers)

    return endpoint


def _lost(client: Client) -> Callable[[Request, Exception], Coroutine[Any, Any, Response]]:
    async def no_such_page(request: Request, _: Exception) -> Response:
        page = client.lost(request)
        return page or refusal_response(request.scope, denied("no_such_page"))

    return no_such_page


async def _wrong_method(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    return refusal_response(request.scope, denied("wrong_method"), fault.headers)
