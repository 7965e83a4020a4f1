"""Spy Club: clues with two faces, and five aspects to solve together. A game by Jason D. Kingsley
and Randy Hoyt, told in our own words and pictures; the cards are our own design."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from librt.random import Random
from msgspec.structs import replace

from spytable.games.spy_club import (
    bot,
    events,
    eyes,
    layout,
    moves,
    refusal,
    retelling,
    sentences,
)
from spytable.games.spy_club.components import (
    Components,
    blank_rules,
    built_in,
    components_of,
    read,
    rules_for,
    text,
)
from spytable.games.spy_club.events import CaseEvent
from spytable.games.spy_club.intel import CaseIntel
from spytable.games.spy_club.meta import META
from spytable.games.spy_club.moves import CaseMove
from spytable.games.spy_club.rules import ACTIONS, ALL_ACTIONS, FIRST
from spytable.games.spy_club.state import Case, begin
from spytable.kernel.account import Account, Outcome
from spytable.kernel.game import Game, Meta
from spytable.kernel.intel import Say
from spytable.kernel.observation import Field
from spytable.kernel.refusal import Refusal
from spytable.kernel.series import Series


class SpyClub(Game[Case, CaseIntel, CaseMove, CaseEvent]):
    meta: ClassVar[Meta] = META
    components: Components

    def __init__(
        self, seats: int | None = None, own: str = "", version: int | None = None, /, **options: int
    ) -> None:
        super().__init__(seats, own, version, **options)
        self.content = self.own or self.built_in
        level, consent = bool(self.options["advanced"]), bool(self.options["consent"])
        self.rules = rules_for(self.content, self.seats, level, consent)
        self.names = moves.Names(self.components)

    def furnish(self, own: str) -> Components:
        if "=" in own:
            return components_of(own)  # which remembers those that are in use
        return read(own) if own else built_in(self.built_in)

    @classmethod
    def inventory(cls, components: Components) -> str:
        return text(components)

    def new(self) -> Case:
        return begin(self.rules)

    def actions(self) -> int:
        return int(ALL_ACTIONS if self.rules.special else ACTIONS)

    def outcomes(self) -> int:
        return int(FIRST) + self.seats

    def layout(self) -> tuple[Field, ...]:
        return layout.layout(self.rules)

    def intel(self, state: Case, viewer: int) -> CaseIntel:
        return eyes.intel_of(state, viewer, self.content)

    def events(
        self, before: Case, actor: int, action: int, after: Case, viewer: int
    ) -> tuple[CaseEvent, ...]:
        return events.events(before, actor, action, after, viewer, self.content)

    def retell(
        self, seen: Sequence[tuple[CaseEvent, ...]], sample: Case, viewer: int, rng: Random
    ) -> list[tuple[int, int]]:
        blank = self.new()
        blank.rules = blank_rules(self.content, self.rules)
        return retelling.retell(seen, sample, blank, self.step_of, rng)

    def move(self, action: int, *, chance: bool = False) -> CaseMove:
        return moves.decode_chance(action) if chance else moves.decode(action)

    def code(self, move: CaseMove) -> int | None:
        return moves.encode(self.names, move)

    def write(self, move: CaseMove) -> str:
        return self.names.write(move)

    def read(self, text: str) -> CaseMove:
        return self.names.read(text)

    def notation(self, event: CaseEvent) -> str:
        return events.notation(event)

    def refusal(self, intel: CaseIntel, move: CaseMove) -> Refusal | None:
        return refusal.refusal(intel, move)

    def prompt(self, intel: CaseIntel) -> Say:
        return sentences.prompt(intel)

    def sentence(self, event: CaseEvent, viewer: int) -> Say | None:
        return sentences.sentence(event, viewer)

    def account(self, intel: CaseIntel) -> Account | None:
        return sentences.account(intel)

    def outlook(self, intel: CaseIntel, move: CaseMove) -> tuple[Outcome, ...]:
        return sentences.outlook(replace(intel, content=self.content), move)

    def intention(self, intel: CaseIntel) -> Say | None:
        return sentences.intention(intel)

    def veiled(self, intel: CaseIntel, aids: Mapping[str, str]) -> CaseIntel:
        return sentences.veiled(intel, aids, bool(self.own))

    @classmethod
    def series(cls) -> type[Series]:
        from spytable.games.spy_club.campaign import Campaign  # which plays this game

        return Campaign

    def playbook(self) -> bot.Detective:
        return bot.Detective()


GAME = SpyClub
