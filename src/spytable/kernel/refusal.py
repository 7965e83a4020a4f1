"""Why something is not possible: a code, its values, and the rule that says so."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """The reason a move is not there, also for moves that are never offered.

    `code` names a sentence of the game's words, `values` fill it in, and
    `rule` (such as "AH-9") is an anchor in the rules page.
    """

    code: str
    rule: str = ""
    values: dict[str, int | str] = {}


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
    """Something given from outside cannot be used: one sentence saying what and where."""
