"""Dead Drop as a registered game: its moves, their text, refusals, and a small playbook."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.bots.playbook import Playbook
from spytable.kernel.game import Aid, Game, Meta, Option, Paper
from spytable.kernel.intel import Say
from spytable.kernel.moves import Move
from spytable.kernel.observation import Field
from spytable.kernel.refusal import BadInput, Refusal, Unreadable
from spytable.kernel.state import State
from toy import components as archive
from toy import events as seen_of
from toy.components import Archive
from toy.events import DropEvent
from toy.intel import THINGS, DropIntel, intel_of, layout
from toy.retelling import retell
from toy.state import BIDDING, COPIES, HAND, MOST_SEATS, PHASE, PRIZE, ROUND, Drop, Terms, begin


class Draw(Move, frozen=True):
    """Chance draws a document."""

    card: int


class Bid(Move, frozen=True):
    """So many coins, in secret."""

    coins: int


class DropThing(Move, frozen=True):
    """The hand or the prize goes into the dead drop."""

    thing: int


class Done(Move, frozen=True):
    """It stays so."""


DropMove = Draw | Bid | DropThing | Done
_FORMS = re.compile(r"draw (\d)|bid (\d)|drop (hand|prize)|(done)")


class DeadDrop(Game[Drop, DropIntel, DropMove, DropEvent]):
    meta: ClassVar[Meta] = Meta(
        name="dead_drop",
        seats=(2, 3, 4),
        options=(
            Option("kinds", default=3, low=2, high=3, samples=(3, 2)),
            Option("rounds", default=2, low=1, high=3, samples=(2, 3, 1)),
            Option("coins", default=2, low=0, high=3, samples=(2, 0)),
        ),
        rules_version=1,
        rule_prefix="DD",
        components=(archive.BUILT_IN,),
        aids=(Aid("memory", ("shown", "off")),),
        papers=(
            Paper("mask", most=10, by_seat=True, choices=("owl", "fox", "hare")),
            Paper("title", most=30),
            Paper("diary", most=200, by_seat=True, lines=True),
        ),
    )
    components: Archive

    def __init__(
        self, seats: int | None = None, own: str = "", version: int | None = None, /, **options: int
    ) -> None:
        super().__init__(seats, own, version, **options)
        o = self.options
        worth = self.components.worth
        self.terms = Terms(self.seats, o["kinds"], o["rounds"], o["coins"], worth)

    def furnish(self, own: str) -> Archive:
        return archive.read(own) if own else archive.built_in()

    @classmethod
    def inventory(cls, components: Archive) -> str:
        return archive.text(components)

    @classmethod
    def check(cls, options: Mapping[str, int]) -> None:
        needed = MOST_SEATS + options["rounds"]
        if COPIES * options["kinds"] < needed:
            raise BadInput(f"the bag must hold {needed} documents (DD-1)")

    def new(self) -> Drop:
        return begin(self.terms)

    def actions(self) -> int:
        return self.terms.actions

    def outcomes(self) -> int:
        return self.terms.kinds

    def layout(self) -> tuple[Field, ...]:
        return layout(self.terms)

    def intel(self, state: Drop, viewer: int) -> DropIntel:
        return intel_of(state, viewer)

    def events(
        self, before: Drop, actor: int, action: int, after: Drop, viewer: int
    ) -> tuple[DropEvent, ...]:
        return seen_of.events(before, actor, action, after, viewer)

    def retell(
        self, seen: Sequence[tuple[DropEvent, ...]], sample: Drop, viewer: int, rng: Random
    ) -> list[tuple[int, int]]:
        return retell(seen, sample, viewer, self.step_of, rng)

    def move(self, action: int, *, chance: bool = False) -> DropMove:
        if chance:
            return Draw(action)
        if action <= self.terms.coins:
            return Bid(action)
        return Done() if action == self.terms.done else DropThing(action - self.terms.drop)

    def code(self, move: DropMove) -> int | None:
        match move:
            case Draw(card):
                return card if 0 <= card < self.terms.kinds else None
            case Bid(coins):
                return coins if 0 <= coins <= self.terms.coins else None
            case DropThing(thing):
                return self.terms.drop + thing if thing in (0, 1) else None
            case Done():
                return self.terms.done

    def write(self, move: DropMove) -> str:
        match move:
            case Draw(card):
                return f"draw {card}"
            case Bid(coins):
                return f"bid {coins}"
            case DropThing(thing):
                return f"drop {THINGS[thing]}"
            case Done():
                return "done"

    def read(self, text: str) -> DropMove:
        found = _FORMS.fullmatch(" ".join(text.split()))
        if found is None or not text.isascii():
            raise Unreadable(Refusal("unreadable", values={"text": text[:80]}))
        card, coins, thing, _ = found.groups()
        if card is not None:
            return Draw(int(card))
        if coins is not None:
            return Bid(int(coins))
        return Done() if thing is None else DropThing(THINGS.index(thing))

    def notation(self, event: DropEvent) -> str:
        match event:
            case seen_of.Draw(_, card):
                return f"draw {'?' if card is None else card}"
            case seen_of.Bid(_, coins):
                return f"bid {coins}"
            case seen_of.Drops(_, thing):
                return f"drop {thing or '?'}"
            case seen_of.For(actor) | seen_of.Wins(actor):
                return f"{event.kind} {self.letter(actor)}"
            case seen_of.Bids(actor, coins):
                return f"{self.letter(actor)} bids {coins}"
            case seen_of.Revealed(_, dealt, things):
                return f"dealt {' '.join(map(str, dealt))} dropped {' '.join(things)}"
            case seen_of.Done():
                return "done"

    def refusal(self, intel: DropIntel, move: DropMove) -> Refusal | None:
        return _refusal(intel, move)

    def prompt(self, intel: DropIntel) -> Say:
        waits = intel.over or intel.viewer not in intel.to_act
        return Say(f"{'wait-' if waits else ''}{intel.phase}")

    def sentence(self, event: DropEvent, viewer: int) -> Say | None:
        return Say(event.kind, {"told": self.notation(event)})

    def veiled(self, intel: DropIntel, aids: Mapping[str, str]) -> DropIntel:
        """Without the memory of past rounds, where the table wants people to remember."""
        return intel if aids["memory"] == "shown" else msgspec.structs.replace(intel, won=())

    def playbook(self) -> Playbook:
        return Dropper()


def _refusal(intel: DropIntel, move: DropMove) -> Refusal | None:
    if intel.over:
        return Refusal("over", "DD-7")
    if isinstance(move, Draw):
        return Refusal("chance_only", "DD-2")
    if intel.viewer not in intel.to_act:
        return Refusal("wait", "DD-3" if intel.phase == "bidding" else "DD-6")
    match move:
        case Bid(coins):
            if intel.phase != "bidding":
                return Refusal("no_bidding", "DD-3")
            left = intel.coins[intel.viewer]
            return None if coins <= left else Refusal("too_few_coins", "DD-3", {"coins": left})
        case DropThing():
            return None if intel.phase == "dropping" else Refusal("nothing_to_drop", "DD-6")
        case Done():
            return None if intel.phase == "confirming" else Refusal("nothing_to_confirm", "DD-6")


class Dropper(Playbook):
    """Keeps the better document, and bids little."""

    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        assert isinstance(state, Drop)
        c = state.cells
        if c[PHASE] == BIDDING:
            return vec[float]([-0.25 * action for action in actions])
        prize = c[PRIZE + min(c[ROUND], state.terms.rounds - 1)]
        worth = {
            state.terms.drop + HAND: float(state.terms.worth[prize]),
            state.terms.drop + 1: float(state.terms.worth[state.hand(seat)]),
        }
        return vec[float]([worth.get(action, 0.0) for action in actions])

    def prior(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        scores = list(self.scores(state, seat, actions))
        weights = [1.0 + score - min(scores) for score in scores]
        return vec[float]([weight / sum(weights) for weight in weights])

    def secret(self, state: State, seat: i64) -> bool:
        return state.cells[PHASE] == BIDDING
