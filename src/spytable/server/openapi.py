"""The OpenAPI document, made from the table of operations and the types of the wire."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from http import HTTPStatus
from typing import Any, get_args

import msgspec

from spytable.kernel.game import Game
from spytable.kernel.registry import games
from spytable.server import wire
from spytable.server.calls import Operation
from spytable.server.operations import BASE, OPERATIONS

Schema = dict[str, Any]

REF = "#/components/schemas/{name}"
LIVE = f"{BASE}/tables/{{id}}/live"
TABLE_ID = {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[A-Za-z0-9_-]+$"}

ABOUT = f"""\
Tables of every game this server knows, for people and programs alike.

Come with a name (`POST {BASE}/me`). A browser is given a cookie. A program asks for a token with
`"program": true` and sends it as `Authorization: Bearer TOKEN` from then on. Bodies are JSON.

A table is reached by its id, which nobody can guess: whoever has it may watch, and take a seat
that is open. Moves and all else that is done at a table are commands, sent over HTTP or over the
websocket. Each viewer has a stream of frames, numbered for this viewer alone.

Whatever is not possible is answered with a `Refused`: a code for programs, a sentence for people,
and the rule of the game where one says so. Status 409 means that it is not possible as things
stand; 429 that you are too fast, and `Retry-After` says for how long.
"""

LIVE_ABOUT = """\
The same commands, and questions besides; the server sends frames as they come. Each message is
one JSON object in a text frame. Ask again with `since` after the connection was lost, and what
came in the meantime is sent. A browser is known by its cookie, a program by its header
`Authorization: Bearer TOKEN`.
"""


def document(root: str = "") -> Schema:
    """The OpenAPI 3.1 document of a server at a root path, with the games there are now."""
    return msgspec.json.decode(document_json(root), type=dict[str, Any])


def document_json(root: str = "") -> bytes:
    return _document_json(root, tuple(games().values()))


@cache
def _document_json(root: str, kinds: tuple[type[Game], ...]) -> bytes:
    return msgspec.json.encode(_made(root, kinds))


def _made(root: str, kinds: tuple[type[Game], ...]) -> Schema:
    types = [
        *(op.body for op in OPERATIONS if op.body is not None),
        *(op.answer for op in OPERATIONS if op.answer is not None),
        *(parameter.type for op in OPERATIONS for parameter in op.query),
        *(wire.AnyMessage, wire.AnySent, wire.Refused, wire.Facts, wire.Count),
    ]
    found, components = msgspec.json.schema_components(types, ref_template=REF)
    schema_of = {repr(kind): schema for kind, schema in zip(types, found)}
    _describe(components)
    _open_raw(components, kinds)
    paths: dict[str, Schema] = {}
    for op in OPERATIONS:
        paths.setdefault(op.path, {})[op.method.lower()] = _operation(op, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spytable", "version": str(wire.VERSION), "description": ABOUT},
        "servers": [{"url": root or "/"}],
        "paths": paths,
        "x-websocket": {
            "path": LIVE,
            "description": LIVE_ABOUT,
            "parameters": [
                _path_parameter(),
                {
                    "name": "since",
                    "in": "query",
                    "description": "The number of the last frame you have.",
                    "schema": schema_of[repr(wire.Count)],
                },
            ],
            "receives": schema_of[repr(wire.AnyMessage)],
            "sends": schema_of[repr(wire.AnySent)],
        },
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "spytable"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(op: Operation, schema_of: dict[str, Schema]) -> Schema:
    made: Schema = {"operationId": op.id, "summary": op.summary, "responses": {}}
    what = "series" if op.path.startswith(f"{BASE}/series/") else "table"
    parameters = [_path_parameter(what)] if "{id}" in op.path else []
    parameters += [
        {
            "name": parameter.name,
            "in": "query",
            "required": parameter.required,
            "description": parameter.about,
            "schema": schema_of[repr(parameter.type)],
        }
        for parameter in op.query
    ]
    if parameters:
        made["parameters"] = parameters
    if op.body is not None:
        content = {"application/json": {"schema": schema_of[repr(op.body)]}}
        made["requestBody"] = {"required": True, "content": content}
    ways: list[Schema] = [{"cookie": []}, {"token": []}]
    made["security"] = {"needed": ways, "used": [*ways, {}], "none": []}[op.session]
    refused = {"application/json": {"schema": schema_of[repr(wire.Refused)]}}
    for status in op.statuses:
        answer: Schema = {"description": HTTPStatus(status).phrase}
        if status >= 400:
            answer["content"] = refused
        elif status == 304:
            answer["description"] += ": you have it already"
        elif op.answer is str:
            answer["content"] = {"text/plain": {"schema": {"type": "string"}}}
        elif op.answer is not None:
            answer["content"] = {"application/json": {"schema": schema_of[repr(op.answer)]}}
        made["responses"][str(status)] = answer
    return made


def _path_parameter(what: str = "table") -> Schema:
    about = f"The id of the {what}."
    return {"name": "id", "in": "path", "required": True, "description": about, "schema": TABLE_ID}


def _open_raw(components: dict[str, Schema], kinds: tuple[type[Game], ...]) -> None:
    """Say what is in the fields that are passed on as JSON that was made before."""
    components["Frame"]["properties"]["table"].update(
        {"anyOf": [{"$ref": REF.format(name="Facts")}, {"type": "null"}]}
    )
    components["Offer"] = components.pop("Offer__M_") | {"title": "Offer"}
    components["Scene"]["properties"]["moves"]["items"] = {"$ref": REF.format(name="Offer")}
    opened = {"intel": ("Scene", "intel"), "move": ("Offer", "move"), "event": ("Notice", "event")}
    for part, (name, field) in opened.items():
        ways = []
        for kind in kinds:
            schema, inner = part_of(kind, part)
            components.update(inner)
            ways.append(schema)
        components[name]["properties"][field] = {
            **{k: v for k, v in components[name]["properties"][field].items() if k != "$ref"},
            "anyOf": ways,
        }


def part_of(kind: type[Game], part: str) -> tuple[Schema, dict[str, Schema]]:
    """What a game's intel, moves or events look like, and the components of that."""
    home = f"{kind.meta.name}.{part}"
    described = getattr(kind, f"{part}_type")
    template = REF.format(name=f"{home}.{{name}}")
    [schema], inner = msgspec.json.schema_components([described], ref_template=template)
    members = get_args(described) or (described,)
    _describe(inner, *{each.__module__ for each in members})
    return schema, {f"{home}.{name}": each for name, each in inner.items()}


# -- what the sources say about each field --------------------------------------------------------


def _describe(components: dict[str, Schema], *modules: str) -> None:
    """Give every field the words that stand below it in its class."""
    about: dict[str, dict[str, str]] = {}
    kernel = ("intel", "account", "components", "moves", "scene")
    house = (*(f"spytable.kernel.{name}" for name in kernel), "spytable.server.wire")
    for module in (*house, *modules):
        about.update(field_docs(module))
    for name, schema in components.items():
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
        for field, text in about.get(name, {}).items():
            if field in schema.get("properties", {}):
                schema["properties"][field]["description"] = text


@cache
def field_docs(module: str) -> dict[str, dict[str, str]]:
    """The strings that stand below the fields of the classes of a module.

    >>> field_docs("spytable.server.wire")["Request"]
    {}
    >>> field_docs("spytable.server.wire")["Done"]["table"]
    'The table made by a rematch.'
    """
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except OSError:  # a module without its source: its fields go without words
        return {}
    found: dict[str, dict[str, str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = {}
            for above, below in zip(node.body, node.body[1:]):
                if (
                    isinstance(above, ast.AnnAssign)
                    and isinstance(above.target, ast.Name)
                    and isinstance(below, ast.Expr)
                    and isinstance(below.value, ast.Constant)
                    and isinstance(below.value.value, str)
                ):
                    found[node.name][above.target.id] = inspect.cleandoc(below.value.value)
    return found
