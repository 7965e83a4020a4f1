"""Agent Hunter's moves: action numbers, typed moves, and their text. See docs/notation.md."""

from __future__ import annotations

import re

from spytable.games.agent_hunter.meta import BASE_NAMES
from spytable.games.agent_hunter.rules import Rules
from spytable.kernel.moves import Move
from spytable.kernel.refusal import Refusal, Unreadable


class Put(Move, frozen=True):
    """An agent of the hand, face down on the base that awaits one."""

    number: int


class Done(Move, frozen=True):
    """What was put face down stays so."""


class Swap(Move, frozen=True):
    """The agent of a base is shown and taken into the hand."""

    base: int


class AttackWith(Move, frozen=True):
    """An agent of the hand is shown to an enemy base."""

    base: int
    number: int


class AttackFrom(Move, frozen=True):
    """The agent of an own base is shown to an enemy base."""

    base: int
    own: int


class First(Move, frozen=True):
    """Chance names the player who begins."""

    seat: int


HuntMove = Put | Done | Swap | AttackWith | AttackFrom | First


def decode(rules: Rules, action: int) -> HuntMove:
    if action < rules.done:
        return Put(action)
    if action == rules.done:
        return Done()
    if action < rules.from_hand:
        return Swap(action - rules.swap)
    if action < rules.from_base:
        return AttackWith(rules.aim(action), rules.shown(action))
    return AttackFrom(rules.aim(action), rules.own(action))


def encode(rules: Rules, move: HuntMove) -> int | None:
    """The action number; None if the move names an agent or base that this game has not."""
    number = getattr(move, "number", 0)
    places = (getattr(move, "base", 0), getattr(move, "own", 0))
    if not 0 <= number < rules.agents or not all(0 <= place < rules.bases for place in places):
        return None
    match move:
        case Put(number):
            return number
        case Done():
            return rules.done
        case Swap(base):
            return rules.swap + base
        case AttackWith(base, number):
            return rules.attack_with(number, base)
        case AttackFrom(base, own):
            return rules.attack_from(own, base)
        case First(seat):
            return seat if seat in (0, 1) else None


def write(bases: int, move: HuntMove) -> str:
    names = BASE_NAMES[bases]
    match move:
        case Put(number):
            return f"put {number}"
        case Done():
            return "done"
        case Swap(base):
            return f"swap {names[base]}"
        case AttackWith(base, number):
            return f"attack {names[base]} with {number}"
        case AttackFrom(base, own):
            return f"attack {names[base]} from {names[own]}"
        case First(seat):
            return f"first {'AB'[seat]}"


_FORMS = re.compile(
    r"put (?P<put>[0-9]{1,3})|(?P<done>done)|swap (?P<swap>[a-z]+)|first (?P<first>[AB])"
    r"|attack (?P<aim>[a-z]+) (?:with (?P<with>[0-9]{1,3})|from (?P<from>[a-z]+))"
)


def read(bases: int, text: str) -> HuntMove:
    """The move a text stands for; raises Unreadable for anything else.

    >>> read(3, "attack left from middle")
    AttackFrom(base=0, own=1)
    """
    found = _FORMS.fullmatch(" ".join(text.split()))
    names = BASE_NAMES[bases]
    if found is not None:
        part = found.groupdict()
        named = [part[key] for key in ("swap", "aim", "from") if part[key] is not None]
        if all(name in names for name in named):
            places = [names.index(name) for name in named]
            if part["put"] is not None:
                return Put(int(part["put"]))
            if part["done"] is not None:
                return Done()
            if part["first"] is not None:
                return First("AB".index(part["first"]))
            if part["swap"] is not None:
                return Swap(places[0])
            if part["with"] is not None:
                return AttackWith(places[0], int(part["with"]))
            return AttackFrom(places[0], places[1])
    raise Unreadable(Refusal("unreadable", values={"text": text[:80]}))
