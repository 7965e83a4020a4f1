"""The plain page that tells how the API works."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from spytable.kernel.registry import games
from spytable.server.html import Markup, join, page, tag
from spytable.server.openapi import document


def api(root: str) -> str:
    """The OpenAPI document for readers. It is in English, as the names in it are."""
    return _api(root, tuple(games()))


@cache
def _api(root: str, _: tuple[str, ...]) -> str:
    made = document(root)
    schemas = made["components"]["schemas"]
    live = made["x-websocket"]
    operations = [
        _operation(path, method, op)
        for path, methods in made["paths"].items()
        for method, op in methods.items()
    ]
    return page(
        "en",
        "Spytable API",
        tag(
            "main",
            tag("h1", f"Spytable API, version {made['info']['version']}"),
            _prose(made["info"]["description"]),
            tag(
                "p",
                "All of this page as data: ",
                tag(
                    "a", "openapi.json", href=f"{root}/api/v{made['info']['version']}/openapi.json"
                ),
            ),
            tag("h2", "Operations"),
            tag("section", *operations),
            tag("h2", "Websocket"),
            tag("section", _websocket(live)),
            tag("h2", "Types"),
            tag("section", *(_type(name, schema) for name, schema in schemas.items())),
        ),
    )


def _operation(path: str, method: str, op: dict[str, Any]) -> Markup:
    rows = [(f"{each['name']} ({each['in']})", _value(each)) for each in op.get("parameters", ())]
    if "requestBody" in op:
        rows.append(("body", _content(op["requestBody"])))
    refusals = []
    for status, answer in op["responses"].items():
        if int(status) < 300:
            rows.append((f"answer {status}", _content(answer)))
        else:
            refusals.append(status)
    rows.append(("refusals", join(", ".join(refusals))))
    ways = op["security"]
    if ways:
        rows.append(("session", join("if you have one" if {} in ways else "needed")))
    title = tag("h3", tag("span", method.upper(), class_="method"), " ", tag("code", path))
    return tag("article", title, tag("p", op["summary"] + "."), _rows(rows), id=op["operationId"])


def _websocket(live: dict[str, Any]) -> Markup:
    rows = [(f"{each['name']} ({each['in']})", _value(each)) for each in live["parameters"]]
    rows += [("you send", kind(live["receives"])), ("you are sent", kind(live["sends"]))]
    title = tag("h3", tag("span", "WEBSOCKET", class_="method"), " ", tag("code", live["path"]))
    return tag("article", title, _prose(live["description"]), _rows(rows), id="live")


def _type(name: str, schema: dict[str, Any]) -> Markup:
    needed = schema.get("required", ())
    rows = []
    for field, inner in schema.get("properties", {}).items():
        may = "" if field in needed else tag("span", ", may be left out", class_="soft")
        about = inner.get("description", "")
        rows.append((field, join(kind(inner), may, tag("p", about) if about else "")))
    about = schema.get("description", "")
    return tag(
        "article",
        tag("h3", tag("code", name)),
        tag("p", about) if about else "",
        _rows(rows),
        id=f"type-{name}",
    )


def _value(parameter: dict[str, Any]) -> Markup:
    return join(kind(parameter["schema"]), ". ", parameter["description"])


def _content(holder: dict[str, Any]) -> Markup:
    for media, inside in holder.get("content", {}).items():
        return kind(inside["schema"]) if media.endswith("json") else join(media)
    return join("nothing")


def _rows(rows: list[tuple[str, Markup]]) -> Markup:
    if not rows:
        return Markup("")
    return tag("dl", *(join(tag("dt", tag("code", name)), tag("dd", told)) for name, told in rows))


def _prose(text: str) -> Markup:
    """Paragraphs, with `code` between backticks."""
    return join(*(tag("p", *_spans(each)) for each in text.strip().split("\n\n")))


def _spans(text: str) -> Iterator[str]:
    for number, part in enumerate(text.split("`")):
        yield tag("code", part) if number % 2 else part


def kind(schema: dict[str, Any]) -> Markup:
    """A schema in a few words, with links to the types it names.

    >>> kind({"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 7}})
    'list of whole number from 0 to 7'
    """
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return tag("a", name, href=f"#type-{name}")
    if "anyOf" in schema:
        parts = [kind(each) for each in schema["anyOf"]]
        return Markup(" or ".join(dict.fromkeys(parts))) if parts else join("anything")
    if "enum" in schema:
        return Markup(" or ".join(tag("code", f"{value}") for value in schema["enum"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return join("[", Markup(", ".join(map(kind, schema["prefixItems"]))), "]")
        case "array":
            return join("list of ", kind(schema.get("items") or {}))
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return join("names, each with ", kind(schema["additionalProperties"]))
        case "integer":
            return join("whole number", _bounds(schema.get("minimum"), schema.get("maximum")))
        case "string":
            size = _bounds(schema.get("minLength"), schema.get("maxLength"))
            return join("text", f" of {size.removeprefix(' from ')} characters" if size else "")
        case "boolean":
            return join("true or false")
        case str(other):
            return join(re.sub("^object$", "an object", other))
    return join("anything")


def _bounds(low: int | None, high: int | None) -> str:
    if high is None:
        return "" if low is None else f" from {low}"
    return f" from {low or 0} to {high}"
