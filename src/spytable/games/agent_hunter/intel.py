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


class Player(msgspec.Struct, frozen=True):
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
    put_by: str | None
    """The rule by which `putter` puts an agent on its base `slot`."""
    gone: tuple[int, ...]
    players: tuple[Player, Player]

    def sample(self, rng: Random) -> Hunt:
        hunt = self._frame()
        hunt.resample(self.viewer, rng)
        return hunt

    def _frame(self) -> Hunt:
        """A state with everything known in its place; `resample` draws the rest."""
        rules = rules_for(self.agents, len(self.players[0].bases), self.max_tokens, self.turn_limit)
        hunt = at.begin(rules)
        c = hunt.cells
        c[at.PHASE] = PHASES.index(self.phase)
        c[at.TURN] = self.turn
        c[at.GONE] = bits(self.gone)
        c[at.ACTIVE] = self.active or 0
        c[at.PUTTER] = self.putter or 0
        c[at.SLOT] = self.slot or 0
        c[at.CAUSE] = int(self.put_by.removeprefix("AH-")) if self.put_by else 0
        for seat, side in enumerate(self.players):
            c[at.HAND + seat] = bits(side.hand or ())
            c[at.TOKENS + seat] = side.tokens
            c[at.PLACED + seat] = side.placed
            c[at.STANDING + seat] = bits(b for b, base in enumerate(side.bases) if base.standing)
            for b, base in enumerate(side.bases):
                here = at.BASES * seat + b
                c[at.AGENT + here] = at.NONE if base.agent is None else base.agent
                c[at.SHEET + here] = bits(base.possible)
                c[at.BESIDE + here] = base.tokens
        return hunt


@cache
def rules_for(agents: int, bases: int, tokens: int, turn_limit: int) -> Rules:
    return Rules(agents, bases, tokens, turn_limit)


# -- what a viewer knows of a state ---------------------------------------------------------


def intel_of(hunt: Hunt, viewer: int) -> HuntIntel:
    """Built field by field: what is not named here does not leave the state."""
    c = hunt.cells
    rules = hunt.rules
    phase = c[at.PHASE]
    putting = phase in (at.PUTTING, at.CONFIRMING)
    return HuntIntel(
        viewer=viewer,
        over=phase == at.ENDED,
        to_act=members(hunt.awaited(viewer)),
        agents=rules.agents,
        max_tokens=rules.tokens,
        turn_limit=rules.turn_limit,
        phase=PHASES[phase],
        turn=c[at.TURN],
        active=c[at.ACTIVE] if phase == at.ACTING or putting else None,
        putter=c[at.PUTTER] if putting else None,
        slot=c[at.SLOT] if putting else None,
        put_by=f"AH-{c[at.CAUSE]}" if putting else None,
        gone=members(c[at.GONE]),
        players=(_player(hunt, 0, viewer), _player(hunt, 1, viewer)),
    )


def _player(hunt: Hunt, seat: int, viewer: int) -> Player:
    c = hunt.cells
    rules = hunt.rules
    open_to = viewer in (seat, OMNISCIENT) or c[at.PHASE] == at.ENDED  # AH-4, AH-16
    if c[at.PHASE] == at.PLACING and not open_to:
        nothing = Base(True, False, None, 0, (), ())
        bases = (nothing,) * rules.bases
        return Player(None, (), rules.agents, 0, rules.tokens, 0, bases)
    bases = tuple(_base(hunt, seat, b, open_to) for b in range(rules.bases))
    alive = rules.all_agents & ~c[at.GONE]
    anywhere = bits({n for base in bases for n in base.possible})
    if c[at.PHASE] == at.PLACING:
        alive = 0  # nobody has seen anything yet
    return Player(
        hand=members(c[at.HAND + seat]) if open_to else None,
        in_hand=members(alive & ~anywhere),
        hand_size=rules.count[c[at.HAND + seat]],
        placed=c[at.PLACED + seat],
        tokens=c[at.TOKENS + seat],
        points=hunt.points(seat),
        bases=bases,
    )


def _base(hunt: Hunt, seat: int, base: int, open_to: bool) -> Base:
    c = hunt.cells
    here = at.BASES * seat + base
    standing = bool(c[at.STANDING + seat] >> base & 1)
    agent = c[at.AGENT + here]
    possible, ways = hunt.sheet(seat, base)
    return Base(
        standing=standing,
        filled=agent != at.NONE,
        agent=agent if agent != at.NONE and (open_to or not standing) else None,
        tokens=c[at.BESIDE + here],
        possible=possible,
        ways=ways,
    )


def layout(rules: Rules) -> tuple[Field, ...]:
    """An observation in numbers: the table, what lies hidden, and what it can be."""
    agents, bases, each = rules.agents, rules.bases, int(at.BASES)
    tokens = max(rules.tokens, 1)
    cause = [-1] * 13
    cause[8], cause[11], cause[12] = 0, 1, 2
    return (
        Field("phase", EVERYBODY, CHOICE, at.PHASE, len(PHASES)),
        Field("turn", EVERYBODY, NUMBER, at.TURN, most=min(rules.turn_limit or 255, 255)),
        Field("active", UNTIL_OVER, SEAT, at.ACTIVE, untold=0),
        Field("putter", EVERYBODY, SEAT, at.PUTTER),
        Field("slot", EVERYBODY, CHOICE, at.SLOT, bases),
        Field("cause", EVERYBODY, CHOICE, at.CAUSE, 3, table=cause),
        Field("gone", EVERYBODY, BITS, at.GONE, agents),
        Field("hand", OWNER | WHEN_OVER, BITS, at.HAND, agents, stride=1),
        Field("placed", OWNER | at.SET_UP_DONE, NUMBER, at.PLACED, most=bases + 1, stride=1),
        Field("tokens", EVERYBODY, NUMBER, at.TOKENS, most=tokens, stride=1),
        Field("standing", EVERYBODY, BITS, at.STANDING, bases, stride=1),
        Field("agent", OWNER | WHEN_OVER | at.FACE_UP, CHOICE, at.AGENT, agents, 1, bases, each),
        Field("possible", DEDUCED, BITS, at.POSSIBLE, agents, cells=bases, stride=each),
        Field("beside", EVERYBODY, NUMBER, at.BESIDE, most=tokens, cells=bases, stride=each),
    )
