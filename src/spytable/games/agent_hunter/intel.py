"""What each viewer of Agent Hunter knows, with the deduction sheet."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

import msgspec
from librt.random import Random

from spytable.games.agent_hunter import state as at
from spytable.games.agent_hunter.rules import Rules
from spytable.games.agent_hunter.state import Hunt
from spytable.kernel.bits import bits, members
from spytable.kernel.intel import Intel
from spytable.kernel.observation import (
    BITS,
    CHOICE,
    DEDUCED,
    EVERYBODY,
    NUMBER,
    OWNER,
    SEAT,
    UNTIL_OVER,
    WHEN_OVER,
    Field,
)
from spytable.kernel.state import OMNISCIENT

Phase = Literal["placing", "drawing", "acting", "putting", "confirming", "ended"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Base(msgspec.Struct, frozen=True):
    """A base as one viewer sees it. `agent` is None where the viewer does not know it.

    The sheet: `possible` holds the numbers that everybody must hold possible for
    the face-down agent, jointly over all bases of its owner; `ways[i]` counts the
    placements with `possible[i]` here, so its probability is ways[i] / sum(ways).
    """

    standing: bool
    filled: bool
    agent: int | None
    tokens: int
    possible: tuple[int, ...]
    ways: tuple[int, ...]

    def chance_of(self, number: int) -> float:
        if number not in self.possible:
            return 0.0
        return self.ways[self.possible.index(number)] / sum(self.ways)


class Side(msgspec.Struct, frozen=True):
    """One player's side of the table. `hand` is None where the viewer does not know it.

    `in_hand` holds the numbers that everybody can work out to be in that hand.
    """

    hand: tuple[int, ...] | None
    in_hand: tuple[int, ...]
    hand_size: int
    placed: int
    tokens: int
    points: int
    bases: tuple[Base, ...]


class HuntIntel(Intel, frozen=True, kw_only=True):
    """All that one viewer knows of a game of Agent Hunter.

    During set-up the other side looks as if nothing were placed (AH-3).
    """

    agents: int
    max_tokens: int
    turn_limit: int
    phase: Phase
    turn: int
    active: int | None
    putter: int | None
    slot: int | None
    cause: str | None
    """The rule by which `putter` puts an agent on its base `slot`."""
    gone: tuple[int, ...]
    sides: tuple[Side, Side]

    def sample(self, rng: Random) -> Hunt:
        hunt = self._frame()
        hunt.resample(self.viewer, rng)
        return hunt

    def _frame(self) -> Hunt:
        """A state with everything known in its place; `resample` draws the rest."""
        rules = rules_for(self.agents, len(self.sides[0].bases), self.max_tokens, self.turn_limit)
        hunt = at.begin(rules)
        hunt.enter(PHASES.index(self.phase))
        hunt.set_turn(self.turn)
        hunt.set_gone(bits(self.gone))
        hunt.pass_to(self.active or 0)
        rule = int(self.cause.removeprefix("AH-")) if self.cause else 0
        hunt.set_slot(self.putter or 0, self.slot or 0, rule)
        for seat, side in enumerate(self.sides):
            hunt.set_hand(seat, bits(side.hand or ()))
            hunt.set_tokens(seat, side.tokens)
            hunt.set_placed(seat, side.placed)
            hunt.set_standing(seat, bits(b for b, base in enumerate(side.bases) if base.standing))
            for b, base in enumerate(side.bases):
                hunt.lay(seat, b, at.NONE if base.agent is None else base.agent)
                hunt.set_can_be(seat, b, bits(base.possible))
                hunt.set_beside(seat, b, base.tokens)
        return hunt


@cache
def rules_for(agents: int, bases: int, tokens: int, turn_limit: int) -> Rules:
    return Rules(agents, bases, tokens, turn_limit)


# -- what a viewer knows of a state ---------------------------------------------------------


def look(hunt: Hunt, viewer: int) -> HuntIntel:
    """Built field by field: what is not named here does not leave the state."""
    rules = hunt.rules
    phase = hunt.phase()
    putting = phase in (at.PUTTING, at.CONFIRMING)
    return HuntIntel(
        viewer=viewer,
        over=phase == at.ENDED,
        to_act=members(hunt.awaited(viewer)),
        agents=rules.agents,
        max_tokens=rules.tokens,
        turn_limit=rules.turn_limit,
        phase=PHASES[phase],
        turn=hunt.turn(),
        active=hunt.active() if phase == at.ACTING or putting else None,
        putter=hunt.putter() if putting else None,
        slot=hunt.slot() if putting else None,
        cause=f"AH-{hunt.cause()}" if putting else None,
        gone=members(hunt.gone()),
        sides=(_side(hunt, 0, viewer), _side(hunt, 1, viewer)),
    )


def _side(hunt: Hunt, seat: int, viewer: int) -> Side:
    rules = hunt.rules
    placing = hunt.phase() == at.PLACING
    open_to = viewer in (seat, OMNISCIENT) or hunt.phase() == at.ENDED  # AH-4, AH-16
    if placing and not open_to:
        nothing = Base(True, False, None, 0, (), ())
        bases = (nothing,) * rules.bases
        return Side(None, (), rules.agents, 0, rules.tokens, 0, bases)
    bases = tuple(_base(hunt, seat, b, open_to) for b in range(rules.bases))
    alive = 0 if placing else rules.all_agents & ~hunt.gone()  # first nobody has seen anything
    anywhere = bits({n for base in bases for n in base.possible})
    return Side(
        hand=members(hunt.hand(seat)) if open_to else None,
        in_hand=members(alive & ~anywhere),
        hand_size=rules.count[hunt.hand(seat)],
        placed=hunt.placed(seat),
        tokens=hunt.tokens(seat),
        points=hunt.points(seat),
        bases=bases,
    )


def _base(hunt: Hunt, seat: int, base: int, open_to: bool) -> Base:
    standing = hunt.stands(seat, base)
    agent = hunt.agent(seat, base)
    possible, ways = hunt.sheet(seat, base)
    return Base(
        standing=standing,
        filled=agent != at.NONE,
        agent=agent if agent != at.NONE and (open_to or not standing) else None,
        tokens=hunt.beside(seat, base),
        possible=possible,
        ways=ways,
    )


def layout(rules: Rules) -> tuple[Field, ...]:
    """An observation in numbers: the table, what lies hidden, and what it can be."""
    agents, bases, each = rules.agents, rules.bases, int(at.BASES)
    tokens = max(rules.tokens, 1)
    rules_of_a_put = (at.BY_SWAP, at.BY_MATCH, at.BY_HIT)
    cause = [-1] * (max(rules_of_a_put) + 1)
    for number, rule in enumerate(rules_of_a_put):
        cause[rule] = number
    return (
        Field("phase", EVERYBODY, CHOICE, at.PHASE, len(PHASES)),
        Field("turn", EVERYBODY, NUMBER, at.TURN, most=min(rules.turn_limit or 255, 255)),
        Field("active", UNTIL_OVER, SEAT, at.ACTIVE, untold=0),
        Field("putter", EVERYBODY, SEAT, at.PUTTER),
        Field("slot", EVERYBODY, CHOICE, at.SLOT, bases),
        Field("cause", EVERYBODY, CHOICE, at.CAUSE, len(rules_of_a_put), table=cause),
        Field("gone", EVERYBODY, BITS, at.GONE, agents),
        Field("hand", OWNER | WHEN_OVER, BITS, at.HAND, agents, stride=1),
        Field("placed", OWNER | at.SET_UP_DONE, NUMBER, at.PLACED, most=bases + 1, stride=1),
        Field("tokens", EVERYBODY, NUMBER, at.TOKENS, most=tokens, stride=1),
        Field("standing", EVERYBODY, BITS, at.STANDING, bases, stride=1),
        Field("agent", OWNER | WHEN_OVER | at.FACE_UP, CHOICE, at.AGENT, agents, 1, bases, each),
        Field("possible", DEDUCED, BITS, at.POSSIBLE, agents, cells=bases, stride=each),
        Field("beside", EVERYBODY, NUMBER, at.BESIDE, most=tokens, cells=bases, stride=each),
    )
