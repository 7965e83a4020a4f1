"""Spy Club: clues with two faces, and five aspects to solve together. A game by Jason D. Kingsley
and Randy Hoyt, told in our own words and pictures; the cards are our own design."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

import msgspec
from librt.random import Random
from msgspec.structs import replace

from spytable.games.spy_club import bot, intel, moves, refusal, retelling, view
from spytable.games.spy_club.components import Components, built_in, read, text
from spytable.games.spy_club.meta import META
from spytable.games.spy_club.rules import ACTIONS, FIRST
from spytable.games.spy_club.state import Case, begin
from spytable.kernel.account import Account, Outcome
from spytable.kernel.game import Game, Meta, Move
from spytable.kernel.intel import Event, Intel, Say
from spytable.kernel.observation import Field
from spytable.kernel.refusal import Refusal
from spytable.kernel.state import State


class SpyClub(Game):
    meta: ClassVar[Meta] = META
    intel_type: ClassVar[type[Intel]] = intel.CaseIntel
    components: Components

    def __init__(self, seats: int | None = None, own: str = "", /, **options: int) -> None:
        super().__init__(seats, own, **options)
        self.content = self.own or META.components
        level, consent = bool(self.options["advanced"]), bool(self.options["consent"])
        self.rules = intel.rules_for(self.content, self.seats, level, consent)
        self.names = moves.Names(self.components)

    @classmethod
    def furnish(cls, own: str) -> Components:
        return read(own) if own else built_in()

    @classmethod
    def inventory(cls, parts: msgspec.Struct | None) -> str:
        return text(cast(Components, parts))

    def new(self) -> State:
        return begin(self.rules)

    def actions(self) -> int:
        return int(ACTIONS)

    def outcomes(self) -> int:
        return int(FIRST) + self.seats

    def layout(self) -> tuple[Field, ...]:
        return intel.layout(self.rules)

    def intel(self, state: State, viewer: int) -> Intel:
        return intel.look(cast(Case, state), viewer, self.content)

    def events(
        self, before: State, actor: int, action: int, after: State, viewer: int
    ) -> tuple[Event, ...]:
        was, now = cast(Case, before), cast(Case, after)
        return intel.events(was, actor, action, now, viewer, self.content)

    def retell(
        self, seen: Sequence[tuple[Event, ...]], sample: State, viewer: int, rng: Random
    ) -> list[tuple[int, int]]:
        blank = cast(Case, self.new())
        blank.rules = intel.blank_rules(self.content, self.rules)
        return retelling.retell(seen, cast(Case, sample), blank, self.told, rng)

    def move(self, action: int, *, chance: bool = False) -> Move:
        return moves.decode_chance(action) if chance else moves.decode(action)

    def code(self, move: Move) -> int | None:
        return moves.encode(self.names, cast(moves.CaseMove, move))

    def write(self, move: Move) -> str:
        return self.names.write(cast(moves.CaseMove, move))

    def read(self, text: str) -> Move:
        return self.names.read(text)

    def tell(self, event: Event) -> str:
        return self.names.tell(event)

    def refusal(self, intel: Intel, move: Move) -> Refusal | None:
        return refusal.refusal(cast("CaseIntel", intel), cast(moves.CaseMove, move))

    def prompt(self, intel: Intel) -> Say:
        return view.prompt(cast("CaseIntel", intel))

    def sentence(self, event: Event, viewer: int) -> Say | None:
        return view.sentence(event, viewer)

    def account(self, intel: Intel) -> Account | None:
        return view.account(cast("CaseIntel", intel))

    def outlook(self, intel: Intel, move: Move) -> tuple[Outcome, ...]:
        known = replace(cast("CaseIntel", intel), content=self.content)
        return view.outlook(known, cast(moves.CaseMove, move))

    def plan(self, intel: Intel) -> Say | None:
        return view.plan(cast("CaseIntel", intel))

    def veiled(self, intel: Intel, aids: Mapping[str, str]) -> Intel:
        return view.veiled(cast("CaseIntel", intel), aids, bool(self.own))

    def playbook(self) -> bot.Detective:
        return bot.Detective()


GAME = SpyClub
CaseIntel = intel.CaseIntel
