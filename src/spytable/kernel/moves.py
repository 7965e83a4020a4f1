"""Moves and events as typed values: every game has its own kinds of both.

In JSON each has its kind as `type`: the name of its class in small letters, such as `attack-with`.
"""

from __future__ import annotations

import re

import msgspec

from spytable.kernel.state import Actor


def _kind(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, tag=_kind):
    """Something a seat can do, or chance can bring."""


class Event(msgspec.Struct, frozen=True, tag=_kind):
    """Something that happened, as one viewer saw it; what it did not see is None.

    >>> class Peeped(Event, frozen=True):
    ...     card: int | None
    >>> Peeped(actor=0, card=None).kind
    'peeped'
    """

    actor: Actor

    @property
    def kind(self) -> str:
        """The `type` of its JSON."""
        return str(self.__struct_config__.tag)

    def shows(self) -> bool:
        """Whether it showed somebody what was hidden until then: its step cannot be taken back."""
        return False
