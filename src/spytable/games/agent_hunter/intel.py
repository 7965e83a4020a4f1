"""What each viewer of Agent Hunter knows, with the deduction sheet; and what it saw of a step."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec
from librt.random import Random

from spytable.games.agent_hunter import state as at
from spytable.games.agent_hunter.meta import BASE_NAMES
from spytable.games.agent_hunter.moves import AttackFrom, AttackWith, Done, Put, Swap, decode
from spytable.games.agent_hunter.rules import Rules
from spytable.games.agent_hunter.state import Hunt
from spytable.kernel.intel import Event, Intel, Value
from spytable.kernel.observation import BITS, CHOICE, NUMBER, SEAT, Field
from spytable.kernel.state import CHANCE, OMNISCIENT

PHASES = ("placing", "drawing", "acting", "putting", "confirming", "ended")


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
    phase: str
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
        c = hunt.cells
        c[at.PHASE] = PHASES.index(self.phase)
        c[at.TURN] = self.turn
        c[at.GONE] = bits(self.gone)
        c[at.ACTIVE] = self.active or 0
        c[at.PUTTER] = self.putter or 0
        c[at.SLOT] = self.slot or 0
        c[at.CAUSE] = int(self.cause.removeprefix("AH-")) if self.cause else 0
        for seat, side in enumerate(self.sides):
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


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << n for n in numbers)


def members(mask: int) -> tuple[int, ...]:
    return tuple(n for n in range(mask.bit_length()) if mask >> n & 1)


# -- what a viewer knows of a state ---------------------------------------------------------


def look(hunt: Hunt, viewer: int) -> HuntIntel:
    """Built field by field: what is not named here does not leave the state."""
    c = hunt.cells
    rules = hunt.rules
    phase = c[at.PHASE]
    putting = phase in (at.PUTTING, at.CONFIRMING)
    return HuntIntel(
        viewer=viewer,
        over=phase == at.ENDED,
        to_act=_to_act(hunt, viewer),
        agents=rules.agents,
        max_tokens=rules.tokens,
        turn_limit=rules.turn_limit,
        phase=PHASES[phase],
        turn=c[at.TURN],
        active=c[at.ACTIVE] if phase == at.ACTING or putting else None,
        putter=c[at.PUTTER] if putting else None,
        slot=c[at.SLOT] if putting else None,
        cause=f"AH-{c[at.CAUSE]}" if putting else None,
        gone=members(c[at.GONE]),
        sides=(_side(hunt, 0, viewer), _side(hunt, 1, viewer)),
    )


def _to_act(hunt: Hunt, viewer: int) -> tuple[int, ...]:
    mask = hunt.to_act()
    if hunt.simultaneous() and viewer != OMNISCIENT:  # AH-3: who is ready is not seen
        mask = 3 if viewer < 0 or mask >> viewer & 1 else 1 << 1 - viewer
    return members(mask)


def _side(hunt: Hunt, seat: int, viewer: int) -> Side:
    c = hunt.cells
    rules = hunt.rules
    open_to = viewer in (seat, OMNISCIENT) or c[at.PHASE] == at.ENDED  # AH-4, AH-16
    if c[at.PHASE] == at.PLACING and not open_to:
        nothing = Base(True, False, None, 0, (), ())
        bases = (nothing,) * rules.bases
        return Side(None, (), rules.agents, 0, rules.tokens, 0, bases)
    bases = tuple(_base(hunt, seat, b, open_to) for b in range(rules.bases))
    alive = rules.all_agents & ~c[at.GONE]
    anywhere = bits({n for base in bases for n in base.possible})
    if c[at.PHASE] == at.PLACING:
        alive = 0  # nobody has seen anything yet
    return Side(
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
    cause = [-1] * 13
    cause[8], cause[11], cause[12] = 0, 1, 2
    return (
        Field("phase", CHOICE, at.PHASE, len(PHASES)),
        Field("turn", NUMBER, at.TURN, most=min(rules.turn_limit or 255, 255)),
        Field("active", SEAT, at.ACTIVE),
        Field("putter", SEAT, at.PUTTER),
        Field("slot", CHOICE, at.SLOT, bases),
        Field("cause", CHOICE, at.CAUSE, 3, table=cause),
        Field("gone", BITS, at.GONE, agents),
        Field("hand", BITS, at.HAND, agents, stride=1),
        Field("placed", NUMBER, at.PLACED, most=bases + 1, stride=1),
        Field("tokens", NUMBER, at.TOKENS, most=max(rules.tokens, 1), stride=1),
        Field("standing", BITS, at.STANDING, bases, stride=1),
        Field("agent", CHOICE, at.AGENT, agents, cells=bases, stride=each),
        Field("possible", BITS, at.SHEET, agents, cells=bases, stride=each),
        Field("beside", NUMBER, at.BESIDE, most=max(rules.tokens, 1), cells=bases, stride=each),
    )


# -- what a viewer saw of a step ---------------------------------------------------------------


def events(before: Hunt, actor: int, action: int, after: Hunt, viewer: int) -> tuple[Event, ...]:
    """First the move, then what came of it."""
    if actor == CHANCE:
        return (Event("first", CHANCE, {"seat": action}),)
    seen = _move(before, actor, action, viewer)
    if after.cells[at.PHASE] == at.DRAWING:
        seen = [Event("done", actor), Event("placed", actor)]
    if after.cells[at.PHASE] == at.ENDED:
        seen += _ending(after)
    return tuple(seen)


def _move(before: Hunt, seat: int, action: int, viewer: int) -> list[Event]:
    c = before.cells
    foe = 1 - seat
    own_eyes = viewer in (seat, OMNISCIENT)
    secret = c[at.PHASE] == at.PLACING and not own_eyes  # AH-3: not even that it happened
    match decode(before.rules, action):
        case Put(number):
            base = c[at.PLACED + seat] if c[at.PHASE] == at.PLACING else c[at.SLOT]
            seen: dict[str, Value] = {"number": number if own_eyes else None, "base": base}
            return [] if secret else [Event("put", seat, seen), Event("on", seat, {"base": base})]
        case Done():
            return [] if secret else [Event("done", seat)]
        case Swap(base):
            number = c[at.AGENT + at.BASES * seat + base]
            shown = Event("shown", seat, {"base": base, "number": number}, ("number",))
            return [Event("swap", seat, {"base": base}), shown]
        case AttackWith(base, number):
            move = Event("attack-with", seat, {"base": base, "number": number}, ("number",))
            answer = _answer(before, seat, number, base)
            lost = [Event("eliminated", foe, {"base": base})]
            return [move, answer, *(lost if answer.values["answer"] == "equal" else [])]
        case AttackFrom(base, own):
            return _from_base(before, seat, own, base)
        case _:
            raise ValueError(f"no such action: {action}")


def _from_base(before: Hunt, seat: int, own: int, base: int) -> list[Event]:
    foe = 1 - seat
    number = before.cells[at.AGENT + at.BASES * seat + own]
    answer = _answer(before, seat, number, base)
    told = [Event("attack-from", seat, {"base": base, "own": own}), answer]
    if answer.values["answer"] == "equal":  # AH-12
        return [*told, Event("eliminated", foe, {"base": base})]
    source = before.where(foe, number)  # AH-11
    match: dict[str, Value] = {"number": number, "base": None if source == at.NONE else source}
    shown = Event("match", foe, match, ("number",))
    return [*told, shown, Event("eliminated", seat, {"base": own})]


def _answer(before: Hunt, seat: int, number: int, base: int) -> Event:
    """AH-5: always the whole sentence, about the attacker's number."""
    hidden = before.cells[at.AGENT + at.BASES * (1 - seat) + base]
    word = "equal" if number == hidden else "greater" if number > hidden else "smaller"
    values: dict[str, Value] = {"number": number, "base": base, "answer": word}
    return Event("answer", seat, values, ("number", "answer"))


def _ending(after: Hunt) -> list[Event]:
    """AH-16, AH-20: how it ended, and then everything is shown."""
    c = after.cells
    all_lost = not (c[at.STANDING] and c[at.STANDING + 1])
    told = [Event("over", CHANCE, {"rule": "AH-16" if all_lost else "AH-20"})]
    names = BASE_NAMES[int(after.rules.bases)]
    for seat in range(2):
        agents = [
            f"{names[b]} {c[at.AGENT + at.BASES * seat + b]}"
            for b in range(after.rules.bases)
            if after.hidden(seat, b)
        ]
        hand = " ".join(map(str, members(c[at.HAND + seat])))
        values: dict[str, Value] = {"agents": " ".join(agents) or "none", "hand": hand or "none"}
        told.append(Event("revealed", seat, values, ("agents", "hand")))
    return told
