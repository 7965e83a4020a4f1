"""Spywhere: hidden identities and stolen dishes. A game by Cesare Mainardi, told in our own words
and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from librt.random import Random

from spytable.games.spywhere import bot, events, intel, moves, refusal, retelling, sentences
from spytable.games.spywhere.events import WhereEvent
from spytable.games.spywhere.intel import WhereIntel
from spytable.games.spywhere.meta import META
from spytable.games.spywhere.moves import WhereMove
from spytable.games.spywhere.rules import FIRST, NAME, NATIONS, NONE
from spytable.games.spywhere.state import Where, begin
from spytable.kernel.account import Account, Outcome
from spytable.kernel.game import Game, Meta
from spytable.kernel.intel import Say
from spytable.kernel.observation import Field
from spytable.kernel.refusal import BadInput, Refusal


class Spywhere(Game[Where, WhereIntel, WhereMove, WhereEvent]):
    meta: ClassVar[Meta] = META

    def __init__(
        self, seats: int | None = None, own: str = "", version: int | None = None, /, **options: int
    ) -> None:
        super().__init__(seats, own, version, **options)
        o = self.options
        left_out = int(NONE)
        if self.seats < 5 and not o["all_six"]:  # SW-4, SW-20
            left_out = o["left_out"] - 1 if o["left_out"] else int(NATIONS)
        names_from = o["names_from"] or (5 if self.seats == 2 else 1)  # SW-21
        self.rules = intel.rules_for(
            self.seats, left_out, bool(o["refill"]), names_from, o["copies"]
        )

    @classmethod
    def check(cls, options: Mapping[str, int]) -> None:
        if options["all_six"] and options["left_out"]:
            raise BadInput(Refusal("six_and_one_left_out", "SW-20"))

    def new(self) -> Where:
        return begin(self.rules)

    def actions(self) -> int:
        return int(NAME + NATIONS * self.seats)

    def outcomes(self) -> int:
        return int(FIRST) + self.seats

    def layout(self) -> tuple[Field, ...]:
        return intel.layout(self.rules)

    def intel(self, state: Where, viewer: int) -> WhereIntel:
        return intel.intel_of(state, viewer)

    def events(
        self, before: Where, actor: int, action: int, after: Where, viewer: int
    ) -> tuple[WhereEvent, ...]:
        return events.events(before, actor, action, after, viewer)

    def retell(
        self, seen: Sequence[tuple[WhereEvent, ...]], sample: Where, viewer: int, rng: Random
    ) -> list[tuple[int, int]]:
        return retelling.retell(seen, sample, viewer, self.step_of, rng)

    def move(self, action: int, *, chance: bool = False) -> WhereMove:
        return moves.decode_chance(action) if chance else moves.decode(action)

    def code(self, move: WhereMove) -> int | None:
        return moves.encode(self.seats, move)

    def write(self, move: WhereMove) -> str:
        return moves.write(move)

    def read(self, text: str) -> WhereMove:
        return moves.read(text)

    def notation(self, event: WhereEvent) -> str:
        return events.notation(event)

    def refusal(self, intel: WhereIntel, move: WhereMove) -> Refusal | None:
        return refusal.refusal(intel, move)

    def prompt(self, intel: WhereIntel) -> Say:
        return sentences.prompt(intel)

    def sentence(self, event: WhereEvent, viewer: int) -> Say | None:
        return sentences.sentence(event, viewer)

    def account(self, intel: WhereIntel) -> Account | None:
        return sentences.account(intel)

    def outlook(self, intel: WhereIntel, move: WhereMove) -> tuple[Outcome, ...]:
        return sentences.outlook(intel, move)

    def veiled(self, intel: WhereIntel, aids: Mapping[str, str]) -> WhereIntel:
        return sentences.veiled(intel, aids)

    def playbook(self) -> bot.Collector:
        return bot.Collector()


GAME = Spywhere
