"""Spy Connection: networks and missions. A game by Brett J. Gilbert and Matthew Dunstan, told in
our own words and pictures; the map and the cards are our own design."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

import msgspec
from msgspec.structs import replace

from spytable.games.spy_connection import bot, intel, moves, refusal, view
from spytable.games.spy_connection.components import Components, built_in, read, text
from spytable.games.spy_connection.meta import META
from spytable.games.spy_connection.rules import OUTCOMES
from spytable.games.spy_connection.state import Spies, begin
from spytable.kernel.account import Account, Outcome
from spytable.kernel.game import Game, Meta, Move
from spytable.kernel.intel import Event, Intel, Say
from spytable.kernel.observation import Field
from spytable.kernel.refusal import BadInput, Refusal
from spytable.kernel.state import State

_AGENTS = ("agents_a", "agents_b", "agents_c", "agents_d")


class SpyConnection(Game):
    meta: ClassVar[Meta] = META
    intel_type: ClassVar[type[Intel]] = intel.SpyIntel
    components: Components

    def __init__(self, seats: int | None = None, own: str = "", /, **options: int) -> None:
        super().__init__(seats, own, **options)
        o = self.options
        self.content = self.own or META.components
        agents = tuple(o[name] for name in _AGENTS[: self.seats])
        kind = (agents, bool(o["advanced"]), bool(o["dark"]), o["turn_limit"])
        self.rules = intel.rules_for(self.content, *kind)
        self.names = moves.Names(self.components, self.seats, bool(o["advanced"]))

    @classmethod
    def check(cls, options: Mapping[str, int]) -> None:
        if options["dark"] and any(options[name] < 15 for name in _AGENTS):
            raise BadInput("the dark side is played with 15 agents each, not 14 (SC-32)")

    @classmethod
    def furnish(cls, own: str) -> Components:
        return read(own) if own else built_in()

    @classmethod
    def inventory(cls, parts: msgspec.Struct | None) -> str:
        return text(cast(Components, parts))

    def new(self) -> State:
        return begin(self.rules)

    def actions(self) -> int:
        return self.rules.actions

    def outcomes(self) -> int:
        return int(OUTCOMES)

    def layout(self) -> tuple[Field, ...]:
        return intel.layout(self.rules)

    def intel(self, state: State, viewer: int) -> Intel:
        return intel.look(cast(Spies, state), viewer, self.content)

    def events(
        self, before: State, actor: int, action: int, after: State, viewer: int
    ) -> tuple[Event, ...]:
        return intel.events(cast(Spies, before), actor, action, cast(Spies, after))

    def move(self, action: int, *, chance: bool = False) -> Move:
        if chance:
            return moves.decode_chance(action, self.names.advanced)
        return moves.decode(action)

    def code(self, move: Move) -> int | None:
        return moves.encode(self.names, cast(moves.SpyMove, move))

    def write(self, move: Move) -> str:
        return self.names.write(cast(moves.SpyMove, move))

    def read(self, text: str) -> Move:
        return self.names.read(text)

    def tell(self, event: Event) -> str:
        return self.names.tell(event)

    def refusal(self, intel: Intel, move: Move) -> Refusal | None:
        return refusal.refusal(self.names, cast("SpyIntel", intel), cast(moves.SpyMove, move))

    def prompt(self, intel: Intel) -> Say:
        return view.prompt(self.components, cast("SpyIntel", intel))

    def sentence(self, event: Event, viewer: int) -> Say | None:
        return view.sentence(self.components, event, viewer)

    def account(self, intel: Intel) -> Account | None:
        return view.account(self.components, cast("SpyIntel", intel))

    def outlook(self, intel: Intel, move: Move) -> tuple[Outcome, ...]:
        known, made = cast("SpyIntel", intel), cast(moves.SpyMove, move)
        return view.outlook(self.components, known, made)

    def veiled(self, intel: Intel, aids: Mapping[str, str]) -> Intel:
        """A screen is sent the components apart, once."""
        return replace(intel, content="own") if self.own else intel

    def playbook(self) -> bot.Planner:
        return bot.Planner()


GAME = SpyConnection
SpyIntel = intel.SpyIntel
