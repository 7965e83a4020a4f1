"""What can be seen of a step of Agent Hunter: its kinds, who sees what, and their notation."""

from __future__ import annotations

from typing import Literal

from spytable.games.agent_hunter import moves
from spytable.games.agent_hunter import state as at
from spytable.games.agent_hunter.meta import BASE_NAMES
from spytable.games.agent_hunter.state import Hunt
from spytable.kernel.bits import members
from spytable.kernel.moves import Event
from spytable.kernel.state import CHANCE, OMNISCIENT

Answer = Literal["equal", "greater", "smaller"]


class First(Event, frozen=True):
    """Chance has named the player who begins."""

    seat: int


class Put(Event, frozen=True):
    """An agent was put face down on a base."""

    number: int | None
    base: int


class On(Event, frozen=True):
    """The base it was put on."""

    base: int


class Done(Event, frozen=True):
    """What was put face down stays so."""


class Placed(Event, frozen=True):
    """AH-3: all agents are placed."""


class Swap(Event, frozen=True):
    """The agent of a base is taken into the hand..."""

    base: int


class Shown(Event, frozen=True):
    """...after it was shown."""

    base: int
    number: int

    def shows(self) -> bool:
        return True


class AttackWith(Event, frozen=True):
    """An agent of the hand was shown to an enemy base."""

    base: int
    number: int

    def shows(self) -> bool:
        return True


class AttackFrom(Event, frozen=True):
    """The agent of an own base was shown to an enemy base; the answer tells its number."""

    base: int
    own: int


class Answered(Event, frozen=True, tag="answer"):
    """AH-5: how the number that the actor has shown compares with the hidden one."""

    number: int
    base: int
    answer: Answer

    def shows(self) -> bool:
        return True


class Match(Event, frozen=True):
    """AH-11: the actor has shown that it holds the same agent, on a base or in its hand."""

    number: int
    base: int | None

    def shows(self) -> bool:
        return True


class Eliminated(Event, frozen=True):
    """The actor has lost a base."""

    base: int


class Over(Event, frozen=True):
    """The game has ended, by this rule."""

    rule: str


class Revealed(Event, frozen=True):
    """AH-16, AH-20: what the actor had at the end."""

    agents: tuple[tuple[int, int], ...]
    """Those on bases that stand: the base and the number."""
    hand: tuple[int, ...]

    def shows(self) -> bool:
        return True


HuntEvent = (
    First | Put | On | Done | Placed | Swap | Shown | AttackWith | AttackFrom | Answered | Match
    | Eliminated | Over | Revealed
)  # fmt: skip


# -- who sees what ----------------------------------------------------------------------------


def events(
    before: Hunt, actor: int, action: int, after: Hunt, viewer: int
) -> tuple[HuntEvent, ...]:
    """First the move, then what came of it."""
    if actor == CHANCE:
        return (First(CHANCE, action),)
    seen = _move(before, actor, action, viewer)
    if after.phase() == at.DRAWING:
        seen = [Done(actor), Placed(actor)]
    if after.phase() == at.ENDED:
        seen += _ending(after)
    return tuple(seen)


def _move(before: Hunt, seat: int, action: int, viewer: int) -> list[HuntEvent]:
    own_eyes = viewer in (seat, OMNISCIENT)
    placing = before.phase() == at.PLACING
    secret = placing and not own_eyes  # AH-3: not even that it happened
    match moves.decode(before.rules, action):
        case moves.Put(number):
            base = before.placed(seat) if placing else before.slot()
            put = Put(seat, number if own_eyes else None, base)
            return [] if secret else [put, On(seat, base)]
        case moves.Done():
            return [] if secret else [Done(seat)]
        case moves.Swap(base):
            return [Swap(seat, base), Shown(seat, base, before.agent(seat, base))]
        case moves.AttackWith(base, number):
            answer = _answer(before, seat, number, base)
            lost = [Eliminated(1 - seat, base)] if answer.answer == "equal" else []
            return [AttackWith(seat, base, number), answer, *lost]
        case moves.AttackFrom(base, own):
            return _from_base(before, seat, own, base)
        case _:
            raise ValueError(f"no such action: {action}")


def _from_base(before: Hunt, seat: int, own: int, base: int) -> list[HuntEvent]:
    foe = 1 - seat
    number = before.agent(seat, own)
    answer = _answer(before, seat, number, base)
    told: list[HuntEvent] = [AttackFrom(seat, base, own), answer]
    if answer.answer == "equal":  # AH-12
        return [*told, Eliminated(foe, base)]
    source = before.where(foe, number)  # AH-11
    match = Match(foe, number, None if source == at.NONE else source)
    return [*told, match, Eliminated(seat, own)]


def _answer(before: Hunt, seat: int, number: int, base: int) -> Answered:
    """AH-5: always the whole sentence, about the attacker's number."""
    hidden = before.agent(1 - seat, base)
    word: Answer = "equal" if number == hidden else "greater" if number > hidden else "smaller"
    return Answered(seat, number, base, word)


def _ending(after: Hunt) -> list[HuntEvent]:
    """AH-16, AH-20: how it ended, and then everything is shown."""
    all_lost = not (after.standing(0) and after.standing(1))
    told: list[HuntEvent] = [Over(CHANCE, "AH-16" if all_lost else "AH-20")]
    for seat in range(2):
        bases = [base for base in range(after.rules.bases) if after.hidden(seat, base)]
        agents = tuple([(base, after.agent(seat, base)) for base in bases])
        told.append(Revealed(seat, agents, members(after.hand(seat))))
    return told


# -- their notation ---------------------------------------------------------------------------


def tell(bases: int, event: HuntEvent) -> str:
    """An event in the notation of records."""
    names = BASE_NAMES[bases]
    match event:
        case First(_, seat):
            return f"first {'AB'[seat]}"
        case Put(_, number):
            return f"put {'?' if number is None else number}"
        case On(_, base):
            return f"on {names[base]}"
        case Done():
            return "done"
        case Placed():
            return "all agents are placed"
        case Swap(_, base):
            return f"swap {names[base]}"
        case Shown(_, _, number):
            return f"shows {number}"
        case AttackWith(_, base, number):
            return f"attack {names[base]} with {number}"
        case AttackFrom(_, base, own):
            return f"attack {names[base]} from {names[own]}"
        case Answered(_, number, _, answer):
            return f"{number} is {answer}"
        case Match(actor, _, base):
            return f"{'AB'[actor]} matches from {'hand' if base is None else names[base]}"
        case Eliminated(actor, base):
            return f"{'AB'[actor]} loses {names[base]}"
        case Over(_, rule):
            return f"the end by {rule}"
        case Revealed(actor, agents, hand):
            on_bases = " ".join(f"{names[base]} {number}" for base, number in agents) or "none"
            in_hand = " ".join(map(str, hand)) or "none"
            return f"{'AB'[actor]} had {on_bases}, in hand {in_hand}"
