"""Agent Hunter: two players, hidden numbers. Mike Elliott's game, in our own words and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from librt.random import Random

from spytable.games.agent_hunter import bot, intel, moves, refusal, retelling, view
from spytable.games.agent_hunter.meta import META
from spytable.games.agent_hunter.state import Hunt, begin
from spytable.kernel.account import Account, Outcome
from spytable.kernel.game import Game, Meta, Move
from spytable.kernel.intel import Event, Intel, Say
from spytable.kernel.observation import Field
from spytable.kernel.refusal import BadInput, Refusal
from spytable.kernel.state import State


class AgentHunter(Game):
    meta: ClassVar[Meta] = META
    intel_type: ClassVar[type[Intel]] = intel.HuntIntel

    def __init__(self, seats: int | None = None, own: str = "", /, **options: int) -> None:
        super().__init__(seats, own, **options)
        o = self.options
        self.rules = intel.rules_for(o["agents"], o["bases"], o["tokens"], o["turn_limit"])
        self.bases = o["bases"]

    @classmethod
    def check(cls, options: Mapping[str, int]) -> None:
        least = 2 * options["bases"] - 1  # AH-1: a refill always has a card
        agents, bases = options["agents"], options["bases"]
        if agents < least:
            raise BadInput(f"{bases} bases need at least {least} agents, not {agents} (AH-1)")

    def new(self) -> State:
        return begin(self.rules)

    def actions(self) -> int:
        return self.rules.actions

    def outcomes(self) -> int:
        return self.seats

    def layout(self) -> tuple[Field, ...]:
        return intel.layout(self.rules)

    def intel(self, state: State, viewer: int) -> Intel:
        return intel.look(cast(Hunt, state), viewer)

    def events(
        self, before: State, actor: int, action: int, after: State, viewer: int
    ) -> tuple[Event, ...]:
        return intel.events(cast(Hunt, before), actor, action, cast(Hunt, after), viewer)

    def retell(
        self, seen: Sequence[tuple[Event, ...]], sample: State, viewer: int, rng: Random
    ) -> list[tuple[int, int]]:
        return retelling.retell(seen, cast(Hunt, sample), self.told)

    def move(self, action: int, *, chance: bool = False) -> Move:
        return moves.First(action) if chance else moves.decode(self.rules, action)

    def code(self, move: Move) -> int | None:
        return moves.encode(self.rules, cast(moves.HuntMove, move))

    def write(self, move: Move) -> str:
        return moves.write(self.bases, cast(moves.HuntMove, move))

    def read(self, text: str) -> Move:
        return moves.read(self.bases, text)

    def tell(self, event: Event) -> str:
        return moves.tell(self.bases, event)

    def refusal(self, intel: Intel, move: Move) -> Refusal | None:
        return refusal.refusal(cast("HuntIntel", intel), cast(moves.HuntMove, move))

    def prompt(self, intel: Intel) -> Say:
        return view.prompt(cast("HuntIntel", intel))

    def sentence(self, event: Event, viewer: int) -> Say | None:
        return view.sentence(self.bases, event, viewer)

    def account(self, intel: Intel) -> Account | None:
        return view.account(cast("HuntIntel", intel))

    def outlook(self, intel: Intel, move: Move) -> tuple[Outcome, ...]:
        return view.outlook(cast("HuntIntel", intel), cast(moves.HuntMove, move))

    def veiled(self, intel: Intel, aids: Mapping[str, str]) -> Intel:
        return view.veiled(cast("HuntIntel", intel), aids)

    def playbook(self) -> bot.Hunter:
        return bot.Hunter()


GAME = AgentHunter
HuntIntel = intel.HuntIntel
