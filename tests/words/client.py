"""What the web client asks for, read from its sources: keys, families of keys, refusals.

The client asks by `t('key')`, `say('key')` or `{ key: 'key' }`. A key that is put together, such
as `t(`offer-${name}`)`, stands for a family: all keys that fit it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parents[2] / "web" / "src"
_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$", re.DOTALL | re.MULTILINE)
_CALL = re.compile(r"(?P<of>[\w!\]]\??\.)?\b(?:t|say)\(")
_IMPORTED_T = re.compile(r"import \{[^}]*\bt\b[^}]*\} from '[^']*/words")
_KEY = r"[a-z][a-z0-9_]*(?:-\w+)*"
_PLAIN = re.compile(rf"'({_KEY})'|\"({_KEY})\"|`({_KEY})`")
_MADE = re.compile(r"`([a-z][\w-]*(?:\$\{[^}`]*\}[\w-]*)+)`")
_COMPARED = re.compile(r"[!=]==?\s*(?:'[^']*'|\"[^\"]*\")|(?:'[^']*'|\"[^\"]*\")\s*[!=]==?")


class Asked(NamedTuple):
    """A key, or the pattern of a family, that some source asks for."""

    pattern: str
    place: str
    shared: bool
    """Asked of the words that all games share; otherwise of a game's too."""


@cache
def sources(kind: str | None) -> tuple[tuple[str, str], ...]:
    """Name and text of the sources of a game's table, or of all that is common to the games."""
    folders = WEB / "tables" / kind if kind else WEB
    return tuple(
        (path.relative_to(WEB).as_posix(), without_comments(path.read_text(encoding="utf-8")))
        for path in sorted(folders.rglob("*"))
        if path.suffix in (".svelte", ".ts") and not path.name.endswith((".test.ts", ".d.ts"))
        if kind or path.parent == WEB / "tables" or WEB / "tables" not in path.parents
    )


def without_comments(text: str) -> str:
    return _COMMENT.sub("", text)


@cache
def asked(kind: str | None) -> tuple[Asked, ...]:
    """All that those sources ask for by name."""
    return tuple(one for name, text in sources(kind) for one in asked_in(name, text))


def asked_in(name: str, text: str) -> Iterator[Asked]:
    imported = _IMPORTED_T.search(text) is not None
    for call in _CALL.finditer(text):
        plain_t = call[0] == "t(" and imported
        argument = _COMPARED.sub("", _first_argument(text, call.end()))
        found = [*_literals(argument), *_families(argument)]
        assert found or "`" not in argument, f"{name}: {call[0]}{argument}) cannot be read"
        for pattern in found:
            yield Asked(pattern, name, plain_t)
    for key in re.findall(rf"\bkey: '({_KEY})'", text):
        yield Asked(key, name, False)


def _first_argument(text: str, start: int) -> str:
    """From an opening bracket to the comma or the bracket that ends the first argument."""
    depth, quote, at = 0, "", start
    while at < len(text):
        char = text[at]
        if quote:
            at += char == "\\"
            quote = "" if char == quote else quote
        elif char in "'\"`":
            quote = char
        elif char in "([{":
            depth += 1
        elif depth == 0 and char in ",)":
            break
        elif char in ")]}":
            depth -= 1
        at += 1
    return text[start:at]


def _literals(text: str) -> list[str]:
    return [a or b or c for a, b, c in _PLAIN.findall(text)]


def _families(text: str) -> list[str]:
    """Patterns of the keys that are put together."""
    return [re.sub(r"\$\{[^}]*\}", ".+", made) for made in _MADE.findall(text)]


@cache
def mentioned(kind: str | None) -> tuple[str, ...]:
    """Patterns of all strings in those sources that could be keys: keys also stand in lists."""
    text = "\n".join(text for _, text in sources(kind))
    return tuple({*_literals(text), *_families(text)})


def refusals() -> set[str]:
    """The codes that the client itself refuses with."""
    return {code for _, text in sources(None) for code in re.findall(r"\bcode: '(\w+)'", text)}
