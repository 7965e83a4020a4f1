"""Components that are data: boards and cards in a file, ours or a player's own.

A game that has some names its built-in file in `Meta.components`; a player may bring another of
the same form. What a player brings is read within bounds and checked by the game, then written
out again in one way only: that text is what records and tables keep, and nothing else of it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from hashlib import sha256

import msgspec

from spytable.kernel.refusal import BadInput

LARGEST = 262_144
"""Bytes of a file that a player brings."""


def parse(text: str, where: str) -> dict[str, object]:
    """The entries of a TOML text; BadInput says what is wrong in which line."""
    if len(text.encode(errors="replace")) > LARGEST:
        raise BadInput(f"{where}: larger than {LARGEST // 1024} kB")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadInput(f"{where}: {fault}") from None
    except RecursionError:
        raise BadInput(f"{where}: nested too deeply") from None


def write(lists: Mapping[str, Iterable[msgspec.Struct]]) -> str:
    """Lists of flat entries as TOML, an entry a line; the same entries give the same text.

    >>> class Space(msgspec.Struct):
    ...     id: str
    ...     x: int
    >>> print(write({"spaces": [Space("london-fork", 222)]}), end="")
    spaces = [
      { id = "london-fork", x = 222 },
    ]
    """
    parts = []
    for name, entries in lists.items():
        lines = [f"  {{ {_pairs(entry)} }}," for entry in entries]
        parts.append("\n".join([f"{name} = [", *lines, "]\n"]))
    return "".join(parts)


def _pairs(entry: msgspec.Struct) -> str:
    """Texts, whole numbers, truths and lists of them are written alike in JSON and TOML."""
    data = msgspec.to_builtins(entry)
    return ", ".join(
        f"{key} = {msgspec.json.encode(value).decode()}" for key, value in data.items()
    )


def digest(text: str) -> str:
    """A short name for a text, by which it is known again."""
    return sha256(text.encode()).hexdigest()[:12]
