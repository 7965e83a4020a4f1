"""Spy Connection: networks and missions. A game by Brett J. Gilbert and Matthew Dunstan, told in
our own words and pictures; the map and the cards are our own design."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from spytable.games.spy_connection import bot, events, intel, moves, refusal, sentences
from spytable.games.spy_connection.components import Components, built_in, read, text
from spytable.games.spy_connection.events import SpyEvent
from spytable.games.spy_connection.intel import SpyIntel
from spytable.games.spy_connection.meta import META
from spytable.games.spy_connection.moves import SpyMove
from spytable.games.spy_connection.rules import OUTCOMES
from spytable.games.spy_connection.state import Spies, begin
from spytable.kernel.account import Account, Outcome
from spytable.kernel.game import Game, Meta
from spytable.kernel.intel import Say
from spytable.kernel.observation import Field
from spytable.kernel.refusal import BadInput, Refusal

_AGENTS = ("agents_a", "agents_b", "agents_c", "agents_d")


class SpyConnection(Game[Spies, SpyIntel, SpyMove, SpyEvent]):
    meta: ClassVar[Meta] = META
    components: Components

    def __init__(
        self, seats: int | None = None, own: str = "", version: int | None = None, /, **options: int
    ) -> None:
        super().__init__(seats, own, version, **options)
        o = self.options
        self.content = self.own or self.built_in
        agents = tuple(o[name] for name in _AGENTS[: self.seats])
        kind = (agents, bool(o["advanced"]), bool(o["dark"]), o["turn_limit"])
        self.rules = intel.rules_for(self.version, self.content, *kind)
        self.names = moves.Names(self.components, self.seats, bool(o["advanced"]))

    @classmethod
    def check(cls, options: Mapping[str, int]) -> None:
        if options["dark"] and any(options[name] < 15 for name in _AGENTS):
            raise BadInput(Refusal("dark_side_agents", "SC-32"))

    def furnish(self, own: str) -> Components:
        return read(own) if own else built_in(self.built_in)

    @classmethod
    def inventory(cls, components: Components) -> str:
        return text(components)

    def new(self) -> Spies:
        return begin(self.rules)

    def actions(self) -> int:
        return self.rules.actions

    def outcomes(self) -> int:
        return int(OUTCOMES)

    def layout(self) -> tuple[Field, ...]:
        return intel.layout(self.rules)

    def intel(self, state: Spies, viewer: int) -> SpyIntel:
        return intel.intel_of(state, viewer, self.content)

    def events(
        self, before: Spies, actor: int, action: int, after: Spies, viewer: int
    ) -> tuple[SpyEvent, ...]:
        return events.events(self.names, before, actor, action, after)

    def move(self, action: int, *, chance: bool = False) -> SpyMove:
        return self.names.outcomes[action] if chance else self.names.moves[action]

    def code(self, move: SpyMove) -> int | None:
        return self.names.by_move.get(move)

    def write(self, move: SpyMove) -> str:
        return moves.write(move)

    def read(self, text: str) -> SpyMove:
        return self.names.read(text)

    def notation(self, event: SpyEvent) -> str:
        return events.notation(event)

    def refusal(self, intel: SpyIntel, move: SpyMove) -> Refusal | None:
        return refusal.refusal(self.components, intel, move)

    def prompt(self, intel: SpyIntel) -> Say:
        return sentences.prompt(self.components, intel)

    def sentence(self, event: SpyEvent, viewer: int) -> Say | None:
        return sentences.sentence(self.components, event, viewer)

    def account(self, intel: SpyIntel) -> Account | None:
        return sentences.account(self.components, intel)

    def outlook(self, intel: SpyIntel, move: SpyMove) -> tuple[Outcome, ...]:
        return sentences.outlook(self.components, intel, move)

    def veiled(self, intel: SpyIntel, aids: Mapping[str, str]) -> SpyIntel:
        """A screen is sent the components apart, once."""
        return replace(intel, content="own") if self.own else intel

    def playbook(self) -> bot.Planner:
        return bot.Planner()


GAME = SpyConnection
