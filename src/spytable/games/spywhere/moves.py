"""Spywhere's moves: action numbers, typed moves, and their text. See docs/notation.md."""

from __future__ import annotations

import re

import msgspec

from spytable.games.spywhere import rules as at
from spytable.games.spywhere.meta import NATIONS
from spytable.kernel.intel import Event
from spytable.kernel.refusal import Refusal, Unreadable

_SEATS = "ABCDEF"
_DEALT = ("leave", "passport", "deal", "market", "draw", "bonus")
"""What chance deals, in the order of its outcomes."""


class Exchange(msgspec.Struct, frozen=True, tag=True):
    """A card of the hand for one of the market."""

    give: int
    take: int


class Keep(msgspec.Struct, frozen=True, tag=True):
    """Three alike stay in the market."""


class Clear(msgspec.Struct, frozen=True, tag=True):
    """Three alike become a clue pile."""


class Pass(msgspec.Struct, frozen=True, tag=True):
    """Nobody is identified in this turn."""


class Done(msgspec.Struct, frozen=True, tag=True):
    """The last identifications are made."""


class Name(msgspec.Struct, frozen=True, tag=True):
    """An identification card, face down before an opponent."""

    seat: int
    nation: int


class Dealt(msgspec.Struct, frozen=True, tag=True):
    """Chance takes a nationality out, deals a passport, or a card to a hand or the market."""

    what: str
    nation: int


class First(msgspec.Struct, frozen=True, tag=True):
    """Chance names the player who begins."""

    seat: int


WhereMove = Exchange | Keep | Clear | Pass | Done | Name | Dealt | First
_PLAIN: dict[int, Keep | Clear | Pass | Done] = {
    int(at.KEEP): Keep(), int(at.CLEAR): Clear(), int(at.PASS): Pass(), int(at.DONE): Done()
}  # fmt: skip
_WORDS: dict[str, Keep | Clear | Pass | Done] = {
    "keep": Keep(), "clear": Clear(), "pass": Pass(), "done": Done()
}  # fmt: skip


def decode(action: int) -> WhereMove:
    if action < at.KEEP:
        return Exchange(*divmod(action, len(NATIONS)))
    if action < at.NAME:
        return _PLAIN[action]
    return Name(*divmod(action - int(at.NAME), len(NATIONS)))


def decode_chance(outcome: int) -> WhereMove:
    if outcome >= at.FIRST:
        return First(outcome - int(at.FIRST))
    kind, nation = divmod(outcome, len(NATIONS))
    return Dealt(_DEALT[kind], nation)


def encode(seats: int, move: WhereMove) -> int | None:
    """The action number; None if the move names somebody or something that this game has not."""
    nations = [getattr(move, name, 0) for name in ("give", "take", "nation")]
    if not all(0 <= n < len(NATIONS) for n in nations) or not 0 <= getattr(move, "seat", 0) < seats:
        return None
    match move:
        case Exchange(give, take):
            return give * len(NATIONS) + take
        case Name(seat, nation):
            return int(at.NAME) + seat * len(NATIONS) + nation
        case Dealt(what, nation):
            return _DEALT.index(what) * len(NATIONS) + nation if what in _DEALT else None
        case First(seat):
            return int(at.FIRST) + seat
        case _:
            return next(action for action, plain in _PLAIN.items() if plain == move)


def write(move: WhereMove) -> str:
    match move:
        case Exchange(give, take):
            return f"give {NATIONS[give]} take {NATIONS[take]}"
        case Name(seat, nation):
            return f"name {_SEATS[seat]} {NATIONS[nation]}"
        case Dealt(what, nation):
            return f"{what} {NATIONS[nation]}"
        case First(seat):
            return f"first {_SEATS[seat]}"
        case _:
            return type(move).__name__.lower()


_FORMS = re.compile(
    rf"(?P<word>{'|'.join(_WORDS)})|give (?P<give>[A-Z]+) take (?P<take>[A-Z]+)"
    rf"|name (?P<foe>[A-F]) (?P<named>[A-Z]+)|first (?P<first>[A-F])"
    rf"|(?P<what>{'|'.join(_DEALT)}) (?P<dealt>[A-Z]+)"
)


def read(text: str) -> WhereMove:
    """The move a text stands for; raises Unreadable for anything else.

    >>> read("give FR take ES")
    Exchange(give=0, take=5)
    """
    found = _FORMS.fullmatch(" ".join(text.split()))
    if found is not None:
        part = found.groupdict()
        named = [part[key] for key in ("give", "take", "named", "dealt") if part[key]]
        if all(name in NATIONS for name in named):
            nations = [NATIONS.index(name) for name in named]
            if part["word"]:
                return _WORDS[part["word"]]
            if part["first"]:
                return First(_SEATS.index(part["first"]))
            if part["foe"]:
                return Name(_SEATS.index(part["foe"]), nations[0])
            if part["what"]:
                return Dealt(part["what"], nations[0])
            return Exchange(*nations)
    raise Unreadable(Refusal("unreadable", values={"text": text[:80]}))


def tell(event: Event) -> str:
    """An event in the notation of records."""
    value = {key: "?" if part is None else part for key, part in event.values.items()}

    def seat(key: str) -> str:
        return _SEATS[int(value[key])]

    match event.kind:
        case "left":
            return f"leave {value['nation']}"
        case "passport" | "deal" | "draw" | "bonus":
            return f"{event.kind} {value['nation']}"
        case "to":
            return f"to {seat('seat')}"
        case "market":
            return f"market {value['nation']}"
        case "first":
            return f"first {seat('seat')}"
        case "exchange":
            return f"give {value['give']} take {value['take']}"
        case "name":
            return f"name {seat('foe')} {value['nation']}"
        case "emptied":
            return "the pile is empty"
        case "back":
            return f"three {value['nation']} go back"
        case "stuck":
            return f"three {value['nation']} stay"
        case "closing":
            return f"turns end by {value['cause']}"
        case "over":
            return "the end"
        case "revealed":
            who = f"{_SEATS[event.actor]} is {value['passport']}, has {value['hand']}"
            return f"{who}, named {value['names']}: {value['points']}"
        case _:  # keep, clear, pass, done
            return event.kind
