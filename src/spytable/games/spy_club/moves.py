"""Spy Club's moves: action numbers, typed moves, and their text. See docs/notation.md."""

from __future__ import annotations

from functools import cached_property

import msgspec

from spytable.games.spy_club import rules as at
from spytable.games.spy_club.components import Components
from spytable.games.spy_club.meta import USE_NAMES
from spytable.games.spy_club.meta import Use as UseName
from spytable.kernel.moves import Move
from spytable.kernel.refusal import Refusal, Unreadable

TRAY = int(at.INCOMING)


class Turn(Move, frozen=True):
    """Investigate: one of one's own clues is turned over. Places are counted from 0."""

    place: int


class Stop(Move, frozen=True):
    """Enough clues are turned."""


class Focus(Move, frozen=True):
    """The focus goes to another place."""

    place: int


class Confirm(Move, frozen=True):
    """A clue goes to a place of the central row, or is exchanged with the one there."""

    place: int
    at: int


class Scout(Move, frozen=True):
    """An incoming clue is taken, counted from the rightmost; the tray's is TRAY."""

    coming: int
    place: int


class Swap(Move, frozen=True):
    """Teamwork: a clue for a clue."""

    place: int
    seat: int
    other: int


class Take(Move, frozen=True):
    """Teamwork: ideas of a partner."""

    ideas: int
    seat: int


class Agree(Move, frozen=True):
    """Yes to a partner in teamwork."""


class Refuse(Move, frozen=True):
    """No."""


class Lose(Move, frozen=True):
    """An idea leaves the game: a seat's, or one of the supply."""

    seat: int | None


class Rest(Move, frozen=True):
    """All that must still go: from the supply, then from whoever has the most."""


class End(Move, frozen=True):
    """The turn is over."""


class Pick(Move, frozen=True):
    """The clue in this place is the answer, where the players choose it (CL-31, CL-36)."""

    at: int


class Close(Move, frozen=True):
    """The case is won, and the players leave an extra goal open (CL-32)."""


class Use(Move, frozen=True):
    """What the terms of a case allow besides (CL-42, CL-43, CL-52 to CL-56)."""

    what: UseName


class Show(Move, frozen=True):
    """Chance: the tray shows a card, with this face up."""

    card: int
    face: int


class MoveCard(Move, frozen=True):
    """Chance turns a movement card."""

    card: int


class First(Move, frozen=True):
    """Chance names the player who begins."""

    seat: int


CaseMove = (
    Turn | Stop | Focus | Confirm | Scout | Swap | Take | Agree | Refuse | Lose | Rest | End
    | Pick | Close | Use | Show | MoveCard | First
)  # fmt: skip


class Names(msgspec.Struct, frozen=True, dict=True):
    """What cards are called in a case, and how its moves are written."""

    components: Components

    @cached_property
    def faces(self) -> tuple[str, ...]:
        """By side."""
        return tuple(name for clue in self.components.clues for name in (clue.a, clue.b))

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The movement cards."""
        return tuple(card.id for card in self.components.moves)

    @cached_property
    def by_text(self) -> dict[str, CaseMove]:
        """Every move there is, by its text; some name a seat or a place that the table has not."""
        moves = [decode(action) for action in range(at.USE + len(USE_NAMES))]
        moves += [decode_chance(outcome) for outcome in range(at.OUTCOMES)]
        return {self.write(move): move for move in moves}

    def write(self, move: CaseMove) -> str:
        match move:
            case Turn(place) | Focus(place):
                return f"{type(move).__name__.lower()} {place + 1}"
            case Confirm(place, where):
                return f"confirm {place + 1} at {where + 1}"
            case Scout(coming, place):
                return f"scout {'tray' if coming == TRAY else coming + 1} to {place + 1}"
            case Swap(place, seat, other):
                return f"swap {place + 1} with {'ABCD'[seat]} {other + 1}"
            case Take(ideas, seat):
                return f"take {ideas} from {'ABCD'[seat]}"
            case Lose(seat):
                return f"lose {'supply' if seat is None else 'ABCD'[seat]}"
            case Rest():
                return "lose rest"
            case Pick(where):
                return f"pick {where + 1}"
            case Use(what):
                return f"use {what}"
            case Show(card, face):
                return f"show {card + 1} {self.faces[2 * card + face]}"
            case MoveCard(card):
                return f"move {self.cards[card]}"
            case First(seat):
                return f"first {'ABCD'[seat]}"
            case _:
                return type(move).__name__.lower()

    def read(self, text: str) -> CaseMove:
        """The move a text stands for; raises Unreadable for anything else."""
        try:
            return self.by_text[" ".join(text.split())]
        except KeyError:
            raise Unreadable(Refusal("unreadable", values={"text": text[:80]})) from None


def decode(action: int) -> CaseMove:
    if action < at.STOP:
        return Turn(action)
    if action < at.CONFIRM:
        return Stop() if action == at.STOP else Focus(action - at.FOCUS)
    if action < at.SCOUT:
        return Confirm(at.confirm_place(action), at.confirm_at(action))
    if action < at.SWAP:
        return Scout(at.scout_coming(action), at.scout_place(action))
    if action < at.TAKE:
        return Swap(at.swap_mine(action), at.partner(action), at.swap_theirs(action))
    if action < at.AGREE:
        return Take(at.take_ideas(action), at.partner(action))
    if action < at.LOSE:
        return Agree() if action == at.AGREE else Refuse()
    if action < at.REST:
        return Lose(action - at.LOSE - 1 if action > at.LOSE else None)
    if action < at.ACTIONS:
        return Rest() if action == at.REST else End()
    if action < at.CLOSE:
        return Pick(action - at.PICK)
    if action == at.CLOSE:
        return Close()
    if action >= at.USE:
        return Use(USE_NAMES[action - at.USE])
    return Confirm(at.confirm_place(action), at.confirm_at(action))


def decode_chance(outcome: int) -> CaseMove:
    if outcome < at.MOVE:
        return Show(*divmod(outcome, 2))
    return MoveCard(outcome - at.MOVE) if outcome < at.FIRST else First(outcome - at.FIRST)


def encode(names: Names, move: CaseMove) -> int | None:
    """The action number; None if there is no such move."""
    if names.by_text.get(_text(names, move)) != move:
        return None
    match move:
        case Turn(place):
            return at.TURN + place
        case Stop():
            return at.STOP
        case Focus(place):
            return at.FOCUS + place
        case Confirm(place, where):
            return at.confirm(place, where)
        case Scout(coming, place):
            return at.scout(coming, place)
        case Swap(place, seat, other):
            return at.swap(seat, place, other)
        case Take(ideas, seat):
            return at.take(seat, ideas)
        case Agree():
            return int(at.AGREE)
        case Refuse():
            return int(at.REFUSE)
        case Lose(source):
            return int(at.LOSE) if source is None else at.LOSE + 1 + source
        case Rest():
            return int(at.REST)
        case End():
            return int(at.END)
        case Pick(where):
            return at.PICK + where
        case Close():
            return int(at.CLOSE)
        case Use(what):
            return at.USE + USE_NAMES.index(what)
        case Show(card, face):
            return 2 * card + face
        case MoveCard(card):
            return at.MOVE + card
        case First(seat):
            return at.FIRST + seat


def _text(names: Names, move: CaseMove) -> str:
    """Its text, or nothing where it names something that is not there."""
    try:
        return names.write(move)
    except IndexError:
        return ""
