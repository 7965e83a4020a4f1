"""Agent Hunter: two players, hidden numbers. Mike Elliott's game, in our own words and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from librt.random import Random

from spytable.games.agent_hunter import bot, events, intel, moves, refusal, retelling, sentences
from spytable.games.agent_hunter.events import HuntEvent
from spytable.games.agent_hunter.intel import HuntIntel
from spytable.games.agent_hunter.meta import META
from spytable.games.agent_hunter.moves import HuntMove
from spytable.games.agent_hunter.state import Hunt, begin
from spytable.kernel.account import Account, Outcome
from spytable.kernel.game import Game, Meta
from spytable.kernel.intel import Say
from spytable.kernel.observation import Field
from spytable.kernel.refusal import BadInput, Refusal


class AgentHunter(Game[Hunt, HuntIntel, HuntMove, HuntEvent]):
    meta: ClassVar[Meta] = META

    def __init__(
        self, seats: int | None = None, own: str = "", version: int | None = None, /, **options: int
    ) -> None:
        super().__init__(seats, own, version, **options)
        o = self.options
        self.rules = intel.rules_for(o["agents"], o["bases"], o["tokens"], o["turn_limit"])
        self.bases = o["bases"]

    @classmethod
    def check(cls, options: Mapping[str, int]) -> None:
        least = 2 * options["bases"] - 1  # AH-1: a refill always has a card
        agents, bases = options["agents"], options["bases"]
        if agents < least:
            values: dict[str, int | str] = {"bases": bases, "least": least, "agents": agents}
            raise BadInput(Refusal("agents_for_bases", "AH-1", values))

    def new(self) -> Hunt:
        return begin(self.rules)

    def actions(self) -> int:
        return self.rules.actions

    def outcomes(self) -> int:
        return self.seats

    def layout(self) -> tuple[Field, ...]:
        return intel.layout(self.rules)

    def intel(self, state: Hunt, viewer: int) -> HuntIntel:
        return intel.intel_of(state, viewer)

    def events(
        self, before: Hunt, actor: int, action: int, after: Hunt, viewer: int
    ) -> tuple[HuntEvent, ...]:
        return events.events(before, actor, action, after, viewer)

    def retell(
        self, seen: Sequence[tuple[HuntEvent, ...]], sample: Hunt, viewer: int, rng: Random
    ) -> list[tuple[int, int]]:
        return retelling.retell(seen, sample, self.step_of)

    def move(self, action: int, *, chance: bool = False) -> HuntMove:
        return moves.First(action) if chance else moves.decode(self.rules, action)

    def code(self, move: HuntMove) -> int | None:
        return moves.encode(self.rules, move)

    def write(self, move: HuntMove) -> str:
        return moves.write(self.bases, move)

    def read(self, text: str) -> HuntMove:
        return moves.read(self.bases, text)

    def notation(self, event: HuntEvent) -> str:
        return events.notation(self.bases, event)

    def refusal(self, intel: HuntIntel, move: HuntMove) -> Refusal | None:
        return refusal.refusal(intel, move)

    def prompt(self, intel: HuntIntel) -> Say:
        return sentences.prompt(intel)

    def sentence(self, event: HuntEvent, viewer: int) -> Say | None:
        return sentences.sentence(self.bases, event, viewer)

    def account(self, intel: HuntIntel) -> Account | None:
        return sentences.account(intel)

    def outlook(self, intel: HuntIntel, move: HuntMove) -> tuple[Outcome, ...]:
        return sentences.outlook(intel, move)

    def veiled(self, intel: HuntIntel, aids: Mapping[str, str]) -> HuntIntel:
        return sentences.veiled(intel, aids)

    def playbook(self) -> bot.Hunter:
        return bot.Hunter()


GAME = AgentHunter
