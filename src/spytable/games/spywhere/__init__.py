"""Spywhere: hidden identities and stolen dishes. A game by Cesare Mainardi, told in our own words
and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from librt.random import Random

from spytable.games.spywhere import bot, intel, moves, refusal, retelling, view
from spytable.games.spywhere.meta import META
from spytable.games.spywhere.rules import FIRST, NAME, NATIONS, NONE
from spytable.games.spywhere.state import Where, begin
from spytable.kernel.account import Account, Outcome
from spytable.kernel.game import Game, Meta, Move
from spytable.kernel.intel import Event, Intel, Say
from spytable.kernel.observation import Field
from spytable.kernel.refusal import BadInput, Refusal
from spytable.kernel.state import State


class Spywhere(Game):
    meta: ClassVar[Meta] = META
    intel_type: ClassVar[type[Intel]] = intel.WhereIntel

    def __init__(self, seats: int | None = None, own: str = "", /, **options: int) -> None:
        super().__init__(seats, own, **options)
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
            raise BadInput("all six nationalities cannot stay when one is left out (SW-20)")

    def new(self) -> State:
        return begin(self.rules)

    def actions(self) -> int:
        return int(NAME + NATIONS * self.seats)

    def outcomes(self) -> int:
        return int(FIRST) + self.seats

    def layout(self) -> tuple[Field, ...]:
        return intel.layout(self.rules)

    def intel(self, state: State, viewer: int) -> Intel:
        return intel.look(cast(Where, state), viewer)

    def events(
        self, before: State, actor: int, action: int, after: State, viewer: int
    ) -> tuple[Event, ...]:
        return intel.events(cast(Where, before), actor, action, cast(Where, after), viewer)

    def retell(
        self, seen: Sequence[tuple[Event, ...]], sample: State, viewer: int, rng: Random
    ) -> list[tuple[int, int]]:
        return retelling.retell(seen, cast(Where, sample), viewer, self.told, rng)

    def move(self, action: int, *, chance: bool = False) -> Move:
        return moves.decode_chance(action) if chance else moves.decode(action)

    def code(self, move: Move) -> int | None:
        return moves.encode(self.seats, cast(moves.WhereMove, move))

    def write(self, move: Move) -> str:
        return moves.write(cast(moves.WhereMove, move))

    def read(self, text: str) -> Move:
        return moves.read(text)

    def tell(self, event: Event) -> str:
        return moves.tell(event)

    def refusal(self, intel: Intel, move: Move) -> Refusal | None:
        return refusal.refusal(cast("WhereIntel", intel), cast(moves.WhereMove, move))

    def prompt(self, intel: Intel) -> Say:
        return view.prompt(cast("WhereIntel", intel))

    def sentence(self, event: Event, viewer: int) -> Say | None:
        return view.sentence(event, viewer)

    def account(self, intel: Intel) -> Account | None:
        return view.account(cast("WhereIntel", intel))

    def outlook(self, intel: Intel, move: Move) -> tuple[Outcome, ...]:
        return view.outlook(cast("WhereIntel", intel), cast(moves.WhereMove, move))

    def veiled(self, intel: Intel, aids: Mapping[str, str]) -> Intel:
        return view.veiled(cast("WhereIntel", intel), aids)

    def playbook(self) -> bot.Collector:
        return bot.Collector()


GAME = Spywhere
WhereIntel = intel.WhereIntel
