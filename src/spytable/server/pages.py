"""The plain pages: what this server is, and how its API works."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from spytable.kernel.registry import games
from spytable.server.html import PAGE_POLICY, Markup, join, page, tag
from spytable.server.openapi import document
from spytable.words import NoWords, Words


class Page(msgspec.Struct, frozen=True):
    """A page for people, drawn for a language and a root path."""

    path: str
    draw: Callable[[str, str], str]
    policy: str = PAGE_POLICY


# -- the first page -----------------------------------------------------------------------------


def welcome(lang: str, root: str) -> str:
    """What this is and which games there are."""
    words = Words(lang)
    return page(
        lang,
        "Spytable",
        tag(
            "main",
            tag("h1", "Spytable"),
            tag("p", words.say("page-about")),
            tag("p", words.say("page-running"), class_="soft"),
            tag("h2", words.say("page-games")),
            tag("section", *(_game(lang, name) for name in games())),
            tag(
                "p",
                words.say("page-programs") + " ",
                tag("a", words.say("page-api"), href=f"{root}/api"),
            ),
        ),
    )


def _game(lang: str, name: str) -> Markup:
    seats = games()[name].meta.seats
    key = "page-seats" if len(seats) == 1 else "page-seats-range"
    title, about = name, ""
    try:
        words = Words(lang, name)
        title, about = words.say("title"), words.say("description")
    except NoWords:  # a game from elsewhere need not have all our languages
        words = Words(lang)
    told = words.say(key, low=min(seats), high=max(seats))
    return tag("article", tag("h3", title), tag("p", about), tag("p", told, class_="soft"))


# -- the API ------------------------------------------------------------------------------------


def api(_: str, root: str) -> str:
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


PAGES = (Page("/", welcome), Page("/api", api))
