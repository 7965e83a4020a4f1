"""What a table's log is made of: one entry a row, as JSON.

An entry says what happened, never what was tried: it was checked before it was written. People
are numbers here, so that a deleted name is gone from everywhere at once; the row of an entry that
holds somebody's words names its author, so that they can be found.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from spytable.server.wire import Watchers


class Entry(Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    pass


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """The table was made."""

    game: str
    rules: int
    seats: int
    options: dict[str, int]
    own: str = ""
    """A player's own components, as the game writes them."""
    aids: dict[str, str] = {}
    pace: int = 0
    open: bool = False
    host: int
    full: bool = False
    """Whether it starts by itself when every seat is filled."""
    steps: tuple[tuple[int, int], ...] = ()
    """The steps it goes on from."""
    names: tuple[str, ...] = ()
    """Who played, in a record that was uploaded: such a table is only looked at."""
    series: str = ""
    """The series of which it is a chapter..."""
    branch: int = 0
    """...and in which of its branches."""
    badge: str = ""
    """The paper on which players of the series say what they are..."""
    badges: tuple[str, ...] = ()
    """...and what stands there by seat, for good; empty for who has not said it yet."""


class Seated(Entry, tag="seated", frozen=True, kw_only=True):
    seat: int
    person: int
    colour: str
    name: str | None = None
    """Who sits here, where several share a person's screen."""


class Filled(Entry, tag="filled", frozen=True, kw_only=True):
    seat: int
    bot: str


class Cleared(Entry, tag="cleared", frozen=True, kw_only=True):
    seat: int


class Reserved(Entry, tag="reserved", frozen=True, kw_only=True):
    """A seat is kept for somebody who is to come, as in a rematch."""

    seat: int
    person: int
    colour: str
    name: str | None = None


class Widened(Entry, tag="widened", frozen=True, kw_only=True):
    """There is one more seat, the last."""

    options: dict[str, int]
    """What is agreed at a table of so many."""


class Narrowed(Entry, tag="narrowed", frozen=True, kw_only=True):
    """A seat was taken away; those after it move up."""

    seat: int
    options: dict[str, int]


class Painted(Entry, tag="painted", frozen=True, kw_only=True):
    seat: int
    colour: str


class Started(Entry, tag="started", frozen=True, kw_only=True):
    """The game began; `drawn` is what chance brought before the first move."""

    drawn: tuple[int, ...] = ()


class Played(Entry, tag="played", frozen=True, kw_only=True):
    """A move, and what chance brought after it."""

    seat: int
    action: int
    drawn: tuple[int, ...] = ()


class Undone(Entry, tag="undone", frozen=True, kw_only=True):
    """A seat took its last move back."""

    seat: int


class Asked(Entry, tag="asked", frozen=True, kw_only=True):
    """A seat asks to go back to before a step."""

    seat: int
    step: int


class Answered(Entry, tag="answered", frozen=True, kw_only=True):
    """A person agrees or not; when the last one agrees the game goes back."""

    seat: int
    agree: bool


class Withdrawn(Entry, tag="withdrawn", frozen=True, kw_only=True):
    """A seat asks no longer to go back."""

    seat: int


class Chatted(Entry, tag="chatted", frozen=True, kw_only=True):
    person: int
    text: str


class Handled(Entry, tag="handled", frozen=True, kw_only=True):
    """The host has muted somebody, wants to hear them again, or has sent them away for good."""

    person: int
    how: Literal["muted", "heard", "removed"]


class Hidden(Entry, tag="hidden", frozen=True, kw_only=True):
    """The host has taken a remark away."""

    remark: int


class Admitted(Entry, tag="admitted", frozen=True, kw_only=True):
    """The host has settled who may watch."""

    watchers: Watchers


class Erased(Entry, tag="erased", frozen=True, kw_only=True):
    """Words that their author has deleted."""


class Written(Entry, tag="written", frozen=True, kw_only=True):
    """A seat wrote one of the papers beside the game."""

    seat: int
    person: int
    paper: str
    text: str | None = None
    """Nothing where its author has deleted it: then what stood there before stands again."""


class Left(Entry, tag="left", frozen=True, kw_only=True):
    person: int


class Returned(Entry, tag="returned", frozen=True, kw_only=True):
    person: int


class Lapsed(Entry, tag="lapsed", frozen=True, kw_only=True):
    """The pace ran out on a seat."""

    seat: int


class Voted(Entry, tag="voted", frozen=True, kw_only=True):
    person: int
    seat: int


class Rematched(Entry, tag="rematched", frozen=True, kw_only=True):
    table: str
    person: int | None = None
    """Who wants it."""


class GivenUp(Entry, tag="given_up", frozen=True, kw_only=True):
    """Who plays alone has ended the game, without a result."""

    person: int


class Shelved(Entry, tag="shelved", frozen=True, kw_only=True):
    """Somebody wants the table no more in the list of theirs."""

    person: int


AnyEntry = (
    Opened | Seated | Filled | Cleared | Reserved | Widened | Narrowed | Painted | Started
    | Played | Undone | Asked | Answered | Withdrawn | Chatted | Handled | Hidden | Admitted
    | Erased | Written | Left | Returned | Lapsed | Voted | Rematched | GivenUp | Shelved
)  # fmt: skip


def author(entry: AnyEntry) -> int | None:
    """The person whose words an entry holds: they go when the person does."""
    if isinstance(entry, Chatted | Written):
        return entry.person
    if isinstance(entry, Seated | Reserved) and entry.name is not None:
        return entry.person
    return None


_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
write = msgspec.json.Encoder().encode


def read(body: bytes) -> AnyEntry:
    return _decoder.decode(body)
