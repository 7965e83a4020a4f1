"""Spywhere's moves: action numbers, typed moves, and their text. See docs/notation.md."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from spytable.games.spywhere import rules as at
from spytable.games.spywhere.meta import NATIONS, Nation
from spytable.kernel.moves import Move
from spytable.kernel.refusal import Refusal, Unreadable

LETTERS = "ABCDEF"
"""Of the seats."""
Seat = Annotated[int, Meta(ge=0, lt=len(LETTERS))]
Dealing = Literal["leave", "passport", "deal", "market", "draw", "bonus"]
"""What chance deals, in the order of its outcomes."""
_DEALINGS: tuple[Dealing, ...] = get_args(Dealing)


class Exchange(Move, frozen=True):
    """A card of the hand for one of the market."""

    give: Nation
    take: Nation


class Keep(Move, frozen=True):
    """Three alike stay in the market."""


class Clear(Move, frozen=True):
    """Three alike become a clue pile."""


class Pass(Move, frozen=True):
    """Nobody is identified in this turn."""


class Done(Move, frozen=True):
    """The last identifications are made."""


class Name(Move, frozen=True):
    """An identification card, face down before an opponent."""

    seat: Seat
    nation: Nation


class Dealt(Move, frozen=True):
    """Chance takes a nationality out, deals a passport, or a card to a hand or the market."""

    what: Dealing
    nation: Nation


class First(Move, frozen=True):
    """Chance names the player who begins."""

    seat: Seat


WhereMove = Exchange | Keep | Clear | Pass | Done | Name | Dealt | First
_PLAIN: dict[int, Keep | Clear | Pass | Done] = {
    int(at.KEEP): Keep(), int(at.CLEAR): Clear(), int(at.PASS): Pass(), int(at.DONE): Done()
}  # fmt: skip
_WORDS: dict[str, Keep | Clear | Pass | Done] = {
    "keep": Keep(), "clear": Clear(), "pass": Pass(), "done": Done()
}  # fmt: skip


@cache
def decode(action: int) -> WhereMove:
    if action < at.KEEP:
        give, take = divmod(action, len(NATIONS))
        return Exchange(NATIONS[give], NATIONS[take])
    if action < at.NAME:
        return _PLAIN[action]
    seat, nation = divmod(action - int(at.NAME), len(NATIONS))
    return Name(seat, NATIONS[nation])


@cache
def decode_chance(outcome: int) -> WhereMove:
    if outcome >= at.FIRST:
        return First(outcome - int(at.FIRST))
    what, nation = divmod(outcome, len(NATIONS))
    return Dealt(_DEALINGS[what], NATIONS[nation])


def encode(seats: int, move: WhereMove) -> int | None:
    """The action number; None if the move names somebody whom this game has not."""
    match move:
        case Exchange(give, take):
            return NATIONS.index(give) * len(NATIONS) + NATIONS.index(take)
        case Name(seat, nation) if 0 <= seat < seats:
            return int(at.NAME) + seat * len(NATIONS) + NATIONS.index(nation)
        case Dealt(what, nation):
            return _DEALINGS.index(what) * len(NATIONS) + NATIONS.index(nation)
        case First(seat) if 0 <= seat < seats:
            return int(at.FIRST) + seat
        case _:
            return next((action for action, plain in _PLAIN.items() if plain == move), None)


def write(move: WhereMove) -> str:
    match move:
        case Exchange(give, take):
            return f"give {give} take {take}"
        case Name(seat, nation):
            return f"name {LETTERS[seat]} {nation}"
        case Dealt(what, nation):
            return f"{what} {nation}"
        case First(seat):
            return f"first {LETTERS[seat]}"
        case _:
            return type(move).__name__.lower()


_NATION = "|".join(NATIONS)
_FORMS = re.compile(
    rf"(?P<word>{'|'.join(_WORDS)})|give (?P<give>{_NATION}) take (?P<take>{_NATION})"
    rf"|name (?P<foe>[A-F]) (?P<named>{_NATION})|first (?P<first>[A-F])"
    rf"|(?P<what>{'|'.join(_DEALINGS)}) (?P<dealt>{_NATION})"
)


def read(text: str) -> WhereMove:
    """The move a text stands for; raises Unreadable for anything else.

    >>> read("give FR take ES")
    Exchange(give='FR', take='ES')
    """
    found = _FORMS.fullmatch(" ".join(text.split()))
    if found is None:
        raise Unreadable(Refusal("unreadable", values={"text": text[:80]}))
    part: dict[str, Any] = found.groupdict()  # the form lets no other names through
    if part["word"]:
        return _WORDS[part["word"]]
    if part["first"]:
        return First(LETTERS.index(part["first"]))
    if part["foe"]:
        return Name(LETTERS.index(part["foe"]), part["named"])
    if part["what"]:
        return Dealt(part["what"], part["dealt"])
    return Exchange(part["give"], part["take"])
