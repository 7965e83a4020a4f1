"""Components that are data: boards and cards in a file, ours or a player's own.

A game that has some names its built-in file in `Meta.components`; a player may bring another of
the same form. What a player brings is read within bounds and checked by the game, then written
out again in one way only: that text is what records and tables keep, and nothing else of it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from hashlib import sha256

import msgspec

from spytable.kernel.refusal import BadInput, bad_input, misfit

LARGEST = 262_144
"""Bytes of a file that a player brings."""
OWN = "own"
"""What the components of a player are called, since a file may be called anything."""
YOUR_FILE = "yours"
"""What faults call a player's file, where its name is not known: the words have one for it."""

_DEEPEST = 4
_MOST_DOTS = 16
_MOST_ENTRIES = 100
_LARGEST_NUMBER = 1_000_000_000
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")
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
    with placed(where):
        return _parsed(text)


def _parsed(text: str) -> dict[str, object]:
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise bad_input("file_not_text") from None
    if size > LARGEST:
        raise bad_input("file_too_large", most=LARGEST // 1024)
    for number, line in enumerate(text.split("\n"), 1):
        # To read a name of many parts takes time and memory by the square of their number.
        if line.count(".") > _MOST_DOTS and not line.lstrip().startswith("#"):
            raise bad_input("file_dots", line=number)
    try:
        data = tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as fault:
        found = _PLACE.search(str(fault))
        end = text.count("\n") + 1, len(text) - text.rfind("\n")
        at, column = map(int, found.groups()) if found else end
        raise bad_input("file_not_toml", line=at, column=column) from None
    except RecursionError:
        raise bad_input("file_too_deep") from None
    except ValueError:
        raise bad_input("file_long_number") from None
    _check(data, 0)
    return data


def _check(value: object, depth: int) -> None:
    """Raise BadInput for what no component can be, saying where it is."""
    if depth > _DEEPEST:
        raise bad_input("file_too_deep")
    if isinstance(value, dict):
        for name, inner in value.items():
            if isinstance(inner, list) and depth < _DEEPEST:
                for number, one in enumerate(inner, 1):
                    with entry(name, number):
                        _check(one, depth + 2)
            else:
                with key(name):
                    _check(inner, depth + 1)
    elif isinstance(value, list):
        for number, one in enumerate(value, 1):
            with _within("file_item", number=number):
                _check(one, depth + 1)
    elif isinstance(value, int):
        if abs(value) > _LARGEST_NUMBER:
            raise bad_input("file_large_number")
    elif not isinstance(value, str):
        raise bad_input("file_value")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a list of components; each game has its own kinds."""


ID = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?")
"""What an entry may be called."""


def entries(
    data: Mapping[str, object], kinds: Mapping[str, type[Entry]], where: str = YOUR_FILE
) -> dict[str, list[Entry]]:
    """The lists of a parsed text, each of its own kind of entries; BadInput names the entry."""
    found: dict[str, list[Entry]] = {}
    with placed(where):
        for name, value in data.items():
            if name not in kinds:
                raise bad_input("file_no_list", list=name[:40], known=", ".join(kinds))
            if not isinstance(value, list):
                raise bad_input("file_must_be_list", list=name)
            if len(value) > _MOST_ENTRIES:
                raise bad_input("file_too_many", list=name, count=len(value))
            found[name] = []
            for number, one in enumerate(value, 1):
                with entry(name, number):
                    found[name].append(_converted(one, kinds[name]))
    return found


def _converted(one: object, kind: type[Entry]) -> Entry:
    try:
        return msgspec.convert(one, kind, strict=True)
    except msgspec.ValidationError as fault:
        raise BadInput(misfit(fault)) from None


def check_ids(ids: Iterable[str]) -> None:
    """Raise BadInput for an entry that cannot be called so, or is called like one before."""
    seen: set[str] = set()
    for one in ids:
        if not ID.fullmatch(one):
            raise bad_input("file_no_id", id=one[:40])
        if one in seen:
            raise bad_input("file_id_twice", id=one)
        seen.add(one)


@contextmanager
def placed(where: str, game: str = "") -> Iterator[None]:
    """A fault within says in which file it is, in the words of a game."""
    try:
        with _within("in_file", file=where):
            yield
    except BadInput as bad:
        raise BadInput(msgspec.structs.replace(bad.refusal, game=game)) from None


def entry(part: str, number: int, name: str = "") -> AbstractContextManager[None]:
    """A fault within says in which entry of a list it is."""
    if name:
        return _within("file_named_entry", list=part, number=number, name=name)
    return _within("file_entry", list=part[:40], number=number)


def key(name: str) -> AbstractContextManager[None]:
    """A fault within says in which part of a file it is."""
    return _within("file_part", part=name[:40])


@contextmanager
def _within(code: str, **values: int | str) -> Iterator[None]:
    try:
        yield
    except BadInput as bad:
        raise bad_input(code, bad.refusal, **values) from None


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
