"""What a series' log is made of: one entry a row, as JSON, in the same store as the rows of tables.

People are numbers, as in entries.py, and the row of an entry that holds somebody's words names its
author. A member is known by a key of the series, since a person may be nobody elsewhere: a series
can be carried to another server.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from spytable.server.store import Row


class Entry(Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    pass


class Begun(Entry, tag="series", frozen=True, kw_only=True):
    """The series was made."""

    game: str
    rules: int
    options: dict[str, int]
    own: str = ""
    """A player's own components, as the series writes them."""
    host: int


class Restored(Entry, tag="restored", frozen=True, kw_only=True):
    """It goes on from this text. It comes first, or not at all."""

    text: str


class Sat(Struct, frozen=True, omit_defaults=True):
    """Who is to play on a seat of a chapter."""

    key: str
    badge: str = ""
    person: int | None = None
    """Nobody where the seat is open for whoever comes."""
    bot: str | None = None


class Opened(Entry, tag="chapter", frozen=True, kw_only=True):
    """A chapter began on a table."""

    branch: int
    table: str
    by: int
    seats: tuple[Sat, ...]
    names: tuple[str | None, ...] = ()
    """By seat, where several share the screen of whoever opened it."""


class Seated(Entry, tag="went_on", frozen=True, kw_only=True):
    """A chapter in the middle of which a branch begins goes on, on this table."""

    branch: int
    table: str
    by: int


class Came(Entry, tag="came", frozen=True, kw_only=True):
    """Somebody plays on the open seat of a member, and is that member from now on; or in place of
    one who is another's."""

    key: str
    person: int
    name: str | None = None


class Closed(Entry, tag="closed", frozen=True, kw_only=True):
    """The game of the chapter is over: all its steps, so that the series stands alone."""

    branch: int
    steps: tuple[tuple[int, int], ...]


class Chosen(Entry, tag="chosen", frozen=True, kw_only=True):
    """Something was chosen between two chapters."""

    branch: int
    choice: str


class Forked(Entry, tag="forked", frozen=True, kw_only=True):
    """The same has happened in a new branch, which gets the next number, up to a point."""

    branch: int
    at: int
    by: int
    name: str = ""


class Named(Entry, tag="named", frozen=True, kw_only=True):
    branch: int
    by: int
    name: str = ""


class Titled(Entry, tag="titled", frozen=True, kw_only=True):
    by: int
    title: str


class Shelved(Entry, tag="shelved", frozen=True, kw_only=True):
    """Somebody wants the series no more in the list of theirs."""

    person: int


class Erased(Entry, tag="erased", frozen=True, kw_only=True):
    """Words that their author has deleted."""


AnyEntry = (
    Begun | Restored | Opened | Seated | Came | Closed | Chosen | Forked | Named | Titled | Shelved
    | Erased
)  # fmt: skip


def author(entry: AnyEntry) -> int | None:
    """The person whose words an entry holds: they go when the person does."""
    match entry:
        case Opened(by=by, names=names) if any(names):
            return by
        case Came(person=person, name=str()):
            return person
        case Forked(by=by) | Named(by=by) | Titled(by=by):
            return by
    return None


_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
write = msgspec.json.Encoder().encode


def read(body: bytes) -> AnyEntry:
    return _decoder.decode(body)


def is_series(first: Row) -> bool:
    """Whether a log is that of a series, by its first row."""
    return first.body.startswith(b'{"type":"series",')
