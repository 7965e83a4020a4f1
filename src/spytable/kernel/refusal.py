"""Why something is not possible: a code, its values, and the rule that says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

_LONGEST = 300
_PLACE = re.compile(r" - at `(?:key in )?(.*?)`$")
_MISFITS = (
    ("missing", re.compile(r"missing required field `(?P<field>.*?)`")),
    ("unknown", re.compile(r"unknown field `(?P<field>.*?)`")),
    ("many", re.compile(r"`array` of length <= (?P<limit>\d+)")),
    ("short", re.compile(r"of length >= (?P<limit>\d+)")),
    ("long", re.compile(r"of length <= (?P<limit>\d+)")),
    ("low", re.compile(r"`int` >= (?P<limit>-?\d+)")),
    ("high", re.compile(r"`int` <= (?P<limit>-?\d+)")),
)


class Refusal(msgspec.Struct, frozen=True):
    """The reason a move is not there, also for moves that are never offered.

    `code` names a sentence of the game's words, `values` fill it in, and
    `rule` (such as "AH-9") is an anchor in the rules page.
    """

    code: str
    rule: str = ""
    values: dict[str, int | str] = {}
    why: Refusal | None = None
    """The reason behind it, whose sentence stands for `$why` in this one."""
    game: str = ""
    """The game whose words say it, where those who read it out cannot know."""

    def chain(self) -> Iterator[Refusal]:
        """This one and all that is behind it."""
        part: Refusal | None = self
        while part is not None:
            yield part
            part = part.why


class Refused(Exception):
    """A move that was not taken; it carries its refusal."""

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(sentence or f"{refusal.code.replace('_', ' ')}{rule}")
        self.refusal = refusal

    def saying(self, sentence: str) -> Refused:
        """The same with a sentence that a person reads."""
        return type(self)(self.refusal, sentence)


class Unreadable(Refused):
    """Not a move of this game at all."""


class NotLegal(Refused):
    """A move of this game, but not one that can be made now."""


class NotYourTurn(Refused):
    """The seat has nothing to decide now."""


class Stale(Refused):
    """What this seat may do has changed since it looked."""


class BadInput(Exception):
    """Something given from outside cannot be used: one sentence saying what and where.

    It is given as a refusal, to be read in any language, or as a text where only those who run
    the program read it.

    >>> str(bad_input("record_no_seat", letter="X"))
    "'X' is no seat of this game"
    """

    def __init__(self, said: Refusal | str) -> None:
        super().__init__(said)
        if isinstance(said, str):
            said = Refusal("as_told", values={"text": one_line(said)})
        self.refusal = said

    def __str__(self) -> str:
        from spytable.words import NoWords, Words

        if isinstance(self.args[0], str):
            return self.args[0]
        try:
            said = Words("en").refusal(self.refusal)
        except (NoWords, BadInput):  # a game from elsewhere need not have any
            return ": ".join(part.code.replace("_", " ") for part in self.refusal.chain())
        return re.sub("[“”]", "'", said)


def bad_input(code: str, why: Refusal | None = None, /, **values: int | str) -> BadInput:
    """What cannot be used, in the words of `refusal-CODE`; no text in it is long or hides signs."""
    shown = {k: one_line(v) if isinstance(v, str) else v for k, v in values.items()}
    return BadInput(Refusal(code, values=shown, why=why))


def one_line(text: str) -> str:
    """What somebody has given, as one line of some length.

    >>> one_line(" a\\n\\x00b ")
    'a ?b'
    """
    line = " ".join(text[: 2 * _LONGEST].split())
    line = "".join(c if c.isprintable() else "?" for c in line)
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def misfit(fault: msgspec.ValidationError) -> Refusal:
    """Which field of some data is wrong, and how.

    >>> try:
    ...     msgspec.convert({"code": 3}, Refusal)
    ... except msgspec.ValidationError as fault:
    ...     misfit(fault).values
    {'fault': 'value', 'field': 'code', 'limit': 0}
    """
    text = str(fault)
    place = _PLACE.search(text)
    inside = place[1].removeprefix("$").removeprefix(".") if place else ""
    for name, pattern in _MISFITS:
        if match := pattern.search(text):
            found = match.groupdict()
            field = ".".join(filter(None, (inside, found.get("field"))))
            return _misfit(field, name, int(found.get("limit") or 0))
    return _misfit(inside, "value" if inside else "whole", 0)


def _misfit(field: str, fault: str, limit: int) -> Refusal:
    return Refusal("misfit", values={"fault": fault, "field": one_line(field[:60]), "limit": limit})
