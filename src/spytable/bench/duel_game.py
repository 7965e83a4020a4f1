"""Duel as a registered game: what each viewer knows, moves and their text, refusals.

Importing this module registers the game, which nothing but the load benchmark asks for.
"""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar

from librt.random import Random

from spytable.bench.duel import CARDS, HELD, PLAYED, TURN, TURN_LIMIT, Duel, begin, restored
from spytable.bots.playbook import Playbook
from spytable.kernel.game import Game, Meta, Option
from spytable.kernel.intel import Intel, Say
from spytable.kernel.moves import Event, Move
from spytable.kernel.refusal import Refusal, Unreadable
from spytable.kernel.registry import register
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER


class Play(Move, frozen=True):
    """The card at this place of the hand goes face up onto the table."""

    index: int


class Draw(Move, frozen=True):
    """Chance draws a card for the seat that lacks one."""

    card: int


DuelMove = Play | Draw


class Played(Event, frozen=True, tag="play"):
    index: int


class Shows(Event, frozen=True):
    """The card that was played."""

    card: int

    def shows(self) -> bool:
        return True


class Drawn(Event, frozen=True, tag="draw"):
    card: int | None

    def shows(self) -> bool:
        return self.card is not None


class For(Event, frozen=True):
    """The actor has drawn it."""


DuelEvent = Played | Shows | Drawn | For
_FORMS = re.compile(r"(play|draw) (0|[1-9]\d?)")


class DuelIntel(Intel, frozen=True, kw_only=True):
    """All that one viewer is shown of a game of Duel."""

    hands: tuple[tuple[int, ...] | None, ...]
    """By seat; None where the viewer does not see it."""
    held: tuple[int, ...]
    deck: int
    table: tuple[int, ...]
    scores: tuple[int, ...]
    turn_limit: int
    played: bool
    """The mover has played and not drawn yet."""
    turn: int
    """Turns finished. It stands last, so that the load generator finds it quickly."""

    def sample(self, rng: Random) -> Duel:
        hands: list[tuple[int, ...]] = []
        unseen = iter(sorted(set(range(CARDS)) - self._seen()))
        for hand, held in zip(self.hands, self.held, strict=True):
            hands.append(tuple(next(unseen) for _ in range(held)) if hand is None else hand)
        duel = restored(
            self.turn, self.turn_limit, int(self.played), self.scores, hands, self.table
        )
        duel.resample(self.viewer, rng)
        return duel

    def _seen(self) -> set[int]:
        return {card for cards in (self.table, *self.hands) for card in cards or ()}

    def legal(self) -> tuple[int, ...]:
        return tuple(range(HELD)) if self.viewer in self.to_act else ()


class DuelGame(Game[Duel, DuelIntel, DuelMove, DuelEvent]):
    meta: ClassVar[Meta] = Meta(
        name="duel",
        seats=(2,),
        options=(Option("turn_limit", default=0, low=0, high=1_000_000, samples=(40, 1)),),
        rules_version=1,
        rule_prefix="DU",
    )

    def new(self) -> Duel:
        return begin(self.options["turn_limit"])

    def actions(self) -> int:
        return HELD

    def outcomes(self) -> int:
        return CARDS

    def intel(self, duel: Duel, viewer: int) -> DuelIntel:
        mover = duel.mover()
        held = (duel.held(0), duel.held(1))
        table = duel.table()
        return DuelIntel(
            viewer=viewer,
            over=mover == OVER,
            to_act=(mover,) if mover >= 0 else (),
            hands=tuple(duel.hand(s) if viewer in (s, OMNISCIENT) else None for s in (0, 1)),
            held=held,
            deck=CARDS - sum(held) - len(table),
            table=table,
            scores=tuple(duel.scores()),
            turn_limit=duel.cells[TURN_LIMIT],
            played=duel.cells[PLAYED] == 1,
            turn=duel.cells[TURN],
        )

    def events(
        self, before: Duel, actor: int, action: int, after: Duel, viewer: int
    ) -> tuple[DuelEvent, ...]:
        if actor != CHANCE:
            return _played(actor, action, after.table()[-1])
        seat = before.drawer()
        return _drawn(seat, action if viewer in (seat, OMNISCIENT) else None)

    def move(self, action: int, *, chance: bool = False) -> DuelMove:
        return Draw(action) if chance else Play(action)

    def code(self, move: DuelMove) -> int | None:
        match move:
            case Play(index):
                return index if 0 <= index < HELD else None
            case Draw(card):
                return card if 0 <= card < CARDS else None

    def write(self, move: DuelMove) -> str:
        match move:
            case Play(index):
                return f"play {index}"
            case Draw(card):
                return f"draw {card}"

    def read(self, text: str) -> DuelMove:
        found = _FORMS.fullmatch(" ".join(text.split())) if text.isascii() else None
        if found is None:
            raise Unreadable(Refusal("unreadable", values={"text": text[:80]}))
        number = int(found[2])
        return Play(number) if found[1] == "play" else Draw(number)

    def notation(self, event: DuelEvent) -> str:
        match event:
            case Played(_, index):
                return f"play {index}"
            case Shows(_, card):
                return f"shows {card}"
            case Drawn(_, card):
                return f"draw {'?' if card is None else card}"
            case For(actor):
                return f"for {self.letter(actor)}"

    def refusal(self, intel: DuelIntel, move: DuelMove) -> Refusal | None:
        if intel.over:
            return Refusal("game_over")
        possible = isinstance(move, Play) and intel.viewer in intel.to_act
        return None if possible else Refusal("not_possible")

    def prompt(self, intel: DuelIntel) -> Say:
        if intel.over:
            return Say("prompt-over")
        return Say("prompt-play" if intel.viewer in intel.to_act else "prompt-wait")

    def sentence(self, event: DuelEvent, viewer: int) -> Say | None:
        match event:
            case Shows(actor, card):
                return Say("log-play", {"actor": actor, "card": card})
            case Drawn(_, int(card)):
                return Say("log-drawn", {"card": card})
            case _:
                return None

    def playbook(self) -> Playbook:
        return Playbook()


# There are few different events, so they are made once.


@cache
def _played(seat: int, index: int, card: int) -> tuple[DuelEvent, ...]:
    return Played(seat, index), Shows(seat, card)


@cache
def _drawn(seat: int, card: int | None) -> tuple[DuelEvent, ...]:
    return Drawn(CHANCE, card), For(seat)


register(DuelGame)
