"""Duel as a registered game: what each viewer knows, moves and their text, refusals.

Importing this module registers the game, which nothing but the load benchmark asks for.
"""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar, cast

import msgspec
from librt.random import Random

from spytable.bench.duel import CARDS, HELD, PLAYED, TURN, TURN_LIMIT, Duel, begin, restored
from spytable.bots.playbook import Playbook
from spytable.kernel.game import Game, Meta, Move, Option
from spytable.kernel.intel import Event, Intel, Say
from spytable.kernel.refusal import Refusal, Unreadable
from spytable.kernel.registry import register
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER, State


class Play(msgspec.Struct, frozen=True, tag=True):
    """The card at this place of the hand goes face up onto the table."""

    index: int


class Draw(msgspec.Struct, frozen=True, tag=True):
    """Chance draws a card for the seat that lacks one."""

    card: int


DuelMove = Play | Draw
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


class DuelGame(Game):
    meta: ClassVar[Meta] = Meta(
        name="duel",
        seats=(2,),
        options=(Option("turn_limit", default=0, low=0, high=1_000_000, samples=(40, 1)),),
        rules_version=1,
        rule_prefix="DU",
    )
    intel_type: ClassVar[type[Intel]] = DuelIntel

    def new(self) -> State:
        return begin(self.options["turn_limit"])

    def actions(self) -> int:
        return HELD

    def intel(self, state: State, viewer: int) -> Intel:
        duel = cast(Duel, state)
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
        self, before: State, actor: int, action: int, after: State, viewer: int
    ) -> tuple[Event, ...]:
        if actor != CHANCE:
            return _played(actor, action, cast(Duel, after).table()[-1])
        seat = cast(Duel, before).drawer()
        return _drawn(seat, action if viewer in (seat, OMNISCIENT) else None)

    def move(self, action: int, *, chance: bool = False) -> Move:
        return Draw(action) if chance else Play(action)

    def code(self, move: Move) -> int | None:
        match cast(DuelMove, move):
            case Play(index):
                return index if 0 <= index < HELD else None
            case Draw(card):
                return card if 0 <= card < CARDS else None

    def write(self, move: Move) -> str:
        match cast(DuelMove, move):
            case Play(index):
                return f"play {index}"
            case Draw(card):
                return f"draw {card}"

    def read(self, text: str) -> Move:
        found = _FORMS.fullmatch(" ".join(text.split())) if text.isascii() else None
        if found is None:
            raise Unreadable(Refusal("unreadable", values={"text": text[:80]}))
        number = int(found[2])
        return Play(number) if found[1] == "play" else Draw(number)

    def tell(self, event: Event) -> str:
        if event.kind == "for":
            return f"for {self.letter(event.actor)}"
        value = event.values["index" if event.kind == "play" else "card"]
        return f"{event.kind} {'?' if value is None else value}"

    def refusal(self, intel: Intel, move: Move) -> Refusal | None:
        if intel.over:
            return Refusal("game_over")
        possible = isinstance(move, Play) and intel.viewer in intel.to_act
        return None if possible else Refusal("not_possible")

    def prompt(self, intel: Intel) -> Say:
        if intel.over:
            return Say("prompt-over")
        return Say("prompt-play" if intel.viewer in intel.to_act else "prompt-wait")

    def sentence(self, event: Event, viewer: int) -> Say | None:
        card = event.values.get("card")
        if event.kind == "shows" and card is not None:
            return Say("log-play", {"actor": event.actor, "card": card})
        if event.kind == "draw" and card is not None:
            return Say("log-drawn", {"card": card})
        return None

    def playbook(self) -> Playbook:
        return Playbook()


# There are few different events, so they are made once.


@cache
def _played(seat: int, index: int, card: int) -> tuple[Event, ...]:
    return Event("play", seat, {"index": index}), Event("shows", seat, {"card": card}, ("card",))


@cache
def _drawn(seat: int, card: int | None) -> tuple[Event, ...]:
    shown = () if card is None else ("card",)
    return Event("draw", CHANCE, {"card": card}, shown), Event("for", seat)


register(DuelGame)
