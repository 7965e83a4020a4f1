"""Components that are data: boards and cards in a file, ours or a player's own.

A game that has some names its built-in file in `Meta.components`; a player may bring another of
the same form. What a player brings is read within bounds and checked by the game, then written
out again in one way only: that text is what records and tables keep, and nothing else of it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256

import msgspec

from spytable.kernel.refusal import BadInput

LARGEST = 262_144
"""Bytes of a file that a player brings."""
OWN = "own"
"""What the components of a player are called, since a file may be called anything."""
YOUR_FILE = "your file"
"""What faults call a player's file, where its name is not known."""

_DEEPEST = 4
_MOST_DOTS = 16
_MOST_ENTRIES = 100
_LARGEST_NUMBER = 1_000_000_000
_LONGEST_FAULT = 300
_FOUND_IN_WRITING = re.compile("[\x7f-\x9f\u2028\u2029]")


class Edition(msgspec.Struct, frozen=True):
    """Components by their name, and a hash by which they are known again."""

    name: str
    hash: str


def parse(text: str, where: str = YOUR_FILE) -> dict[str, object]:
    """The entries of a TOML text: tables and lists of texts, whole numbers and truths.

    BadInput says what is wrong, and in which line or entry. However hostile the text, reading it
    takes little time and memory, and no number or nesting in it is more than code can bear.
    """
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise BadInput(f"{where}: not a text") from None
    if size > LARGEST:
        raise BadInput(f"{where}: larger than {LARGEST // 1024} kB")
    for number, line in enumerate(text.split("\n"), 1):
        # To read a name of many parts takes time and memory by the square of their number.
        if line.count(".") > _MOST_DOTS and not line.lstrip().startswith("#"):
            raise BadInput(f"{where}: too many dots in line {number}")
    try:
        data = tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as fault:
        raise BadInput(f"{where}: {fault}") from None
    except RecursionError:
        raise BadInput(f"{where}: nested too deeply") from None
    except ValueError:
        raise BadInput(f"{where}: a number has too many digits") from None
    for place, why in _faults(data, ()):
        raise BadInput(f"{where}: {', '.join(place)}: {why}")
    return data


def _faults(value: object, place: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Where something is that no component can be, and what is wrong with it."""
    if len(place) > _DEEPEST:
        yield place[:_DEEPEST], "nested too deeply"
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _faults(inner, (*place, key[:40]))
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            yield from _faults(inner, (*place, f"entry {number}"))
    elif isinstance(value, int):
        if abs(value) > _LARGEST_NUMBER:
            yield place, "the number is too large"
    elif not isinstance(value, str):
        yield place, "neither a text nor a whole number, true or false"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a list of components; each game has its own kinds."""


ID = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?")
"""What an entry may be called."""


def entries(
    data: Mapping[str, object], kinds: Mapping[str, type[Entry]], where: str = YOUR_FILE
) -> dict[str, list[Entry]]:
    """The lists of a parsed text, each of its own kind of entries; BadInput names the entry."""
    found: dict[str, list[Entry]] = {}
    for name, value in data.items():
        if name not in kinds:
            raise BadInput(f"{where}: there is no {name[:40]!r} (available: {', '.join(kinds)})")
        if not isinstance(value, list):
            raise BadInput(f"{where}: {name} must be a list")
        if len(value) > _MOST_ENTRIES:
            raise BadInput(f"{where}: {name} has {len(value)} entries, far too many")
        found[name] = []
        for number, one in enumerate(value, 1):
            try:
                found[name].append(msgspec.convert(one, kinds[name], strict=True))
            except msgspec.ValidationError as fault:
                raise BadInput(f"{where}: {name}, entry {number}: {fault}") from None
    return found


@contextmanager
def placed(where: str) -> Iterator[None]:
    """A fault within says where it is."""
    try:
        yield
    except BadInput as bad:
        raise BadInput(f"{where}: {bad}") from None


def one_sentence(fault: str) -> str:
    """A fault of a player's file, which may hold what stands there, as one line of some length."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(fault.split()))
    return line if len(line) <= _LONGEST_FAULT else f"{line[: _LONGEST_FAULT - 1]}…"


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
    """Texts, whole numbers, truths and lists of them are written alike in JSON and TOML, but for
    some letters that TOML does not take or that would begin a new line elsewhere."""
    data = msgspec.to_builtins(entry)
    pairs = ", ".join(f"{key} = {_json(value)}" for key, value in data.items())
    return _FOUND_IN_WRITING.sub(lambda found: f"\\u{ord(found[0]):04x}", pairs)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def digest(text: str) -> str:
    """A short name for a text, by which it is known again."""
    return sha256(text.encode()).hexdigest()[:12]
