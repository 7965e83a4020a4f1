"""What a campaign card does, as sentences of a small language: see docs/campaign-cards.md.

unlock 46 if solved >= 4 and recorded location
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from spytable.games.spy_club.intel import CAUSES, CaseIntel
from spytable.games.spy_club.meta import ASPECT_OF, ASPECTS, FACES
from spytable.kernel.position import Position
from spytable.kernel.refusal import bad_input
from spytable.kernel.state import SPECTATOR

Kind = Literal["unlock", "turn", "return", "points", "give"]
KINDS: tuple[Kind, ...] = get_args(Kind)

FEATS: Mapping[str, tuple[str, ...]] = {
    "confirms": ("confirm",),
    "turns": ("turn",),
    "scouts": ("scout",),
    "teamwork": ("swapped", "taken", "agree"),
    "ideas": ("gained",),
}
"""What a player may have done most of in a case, by the events that count."""

_NUMBER = re.compile(r"-?[0-9]{1,3}")
_DEED = re.compile(r"(?P<kind>[a-z]+)(?: (?P<what>[^ ]+))?(?: if (?P<ifs>.+))?")
_CONDITION = re.compile(
    r"(?P<fact>[a-z]+)(?: (?P<sign>=|>=|<=) (?P<number>[0-9]{1,3})| (?P<what>[a-z-]+))?"
)


class Facts(msgspec.Struct, frozen=True):
    """What a case came to, as far as cards ask for it."""

    players: int
    answers: tuple[str, ...]
    """The solutions of the aspects solved, by name."""
    extra: bool
    """Whether its extra goal was reached (CL-32)."""
    cause: str
    escape: int
    turns: int
    feats: dict[str, tuple[int, ...]]
    """How much each seat did of each feat."""

    @property
    def solved(self) -> int:
        return len(self.answers)

    @property
    def won(self) -> bool:
        return self.solved == len(ASPECTS) - 1


class Memory(msgspec.Struct, frozen=True):
    """What a condition may ask for."""

    case: int
    """The one just played, or about to be."""
    players: int
    """Who sits at the table now, or sat there last."""
    facts: Facts | None
    """Those of the case just played; None before the first is."""
    recorded: tuple[str, ...]


class Condition(msgspec.Struct, frozen=True):
    fact: str
    sign: str = ""
    number: int = 0
    what: str = ""

    def holds(self, memory: Memory) -> bool:
        facts = memory.facts
        if self.fact in ("case", "players"):
            return _compared(getattr(memory, self.fact), self.sign, self.number)
        if self.fact == "recorded":
            aspects = {ASPECTS[ASPECT_OF[name]] for name in memory.recorded}
            return self.what in memory.recorded or self.what in aspects
        if facts is None:
            return False
        match self.fact:
            case "won":
                return facts.won
            case "lost":
                return not facts.won
            case "extra":
                return facts.extra
            case "answer":
                return self.what in facts.answers
            case "ended":
                return facts.cause == self.what
            case "solved" if self.what:
                return self.what in {ASPECTS[ASPECT_OF[name]] for name in facts.answers}
        return _compared(getattr(facts, self.fact), self.sign, self.number)


class Deed(msgspec.Struct, frozen=True):
    kind: Kind
    number: int | None = None
    """A card, or points; None where the card itself is meant."""
    feat: str = ""
    ifs: tuple[Condition, ...] = ()

    def due(self, memory: Memory) -> bool:
        return all(condition.holds(memory) for condition in self.ifs)


def _compared(have: int, sign: str, number: int) -> bool:
    return have == number if sign == "=" else have >= number if sign == ">=" else have <= number


# -- reading them ---------------------------------------------------------------------------------

_PLAIN = ("won", "lost", "extra")
_COUNTED = ("solved", "escape", "turns", "players", "case")
_CAUSES = tuple(cause for cause in CAUSES if cause and cause != "solved")
_NAMED: Mapping[str, tuple[str, ...]] = {
    "solved": ASPECTS[:-1],
    "answer": tuple(name for name in FACES if ASPECTS[ASPECT_OF[name]] != "distraction"),
    "ended": _CAUSES,
    "recorded": (*ASPECTS[:-1], *(n for n in FACES if ASPECTS[ASPECT_OF[n]] != "distraction")),
}


def deed(text: str) -> Deed:
    """Read one; raises BadInput."""
    found = _DEED.fullmatch(text)
    if not found or found["kind"] not in KINDS:
        raise bad_input("file_no_deed", typed=text[:60], known=", ".join(KINDS))
    kind: Kind = found["kind"]
    what = found["what"] or ""
    ifs = tuple(map(_condition, found["ifs"].split(" and "))) if found["ifs"] else ()
    if kind == "give":
        if what not in FEATS:
            raise bad_input("file_no_feat", typed=what[:40], known=", ".join(FEATS))
        return Deed(kind, feat=what, ifs=ifs)
    if not what and kind in ("turn", "return"):
        return Deed(kind, ifs=ifs)
    if not _NUMBER.fullmatch(what):
        raise bad_input("file_deed_number", typed=text[:60])
    return Deed(kind, int(what), ifs=ifs)


def _condition(text: str) -> Condition:
    found = _CONDITION.fullmatch(text)
    known = (*_PLAIN, *_COUNTED, *_NAMED)
    if not found or found["fact"] not in known:
        names = ", ".join(dict.fromkeys(known))
        raise bad_input("file_no_condition", typed=text[:60], known=names)
    fact, sign, what = found["fact"], found["sign"] or "", found["what"] or ""
    if what and what not in _NAMED.get(fact, ()):
        raise bad_input("file_no_condition", typed=text[:60], known=", ".join(_NAMED.get(fact, ())))
    if bool(sign) > (fact in _COUNTED) or not (sign or what or fact in _PLAIN):
        raise bad_input("file_no_condition", typed=text[:60], known=", ".join(dict.fromkeys(known)))
    return Condition(fact, sign, int(found["number"] or 0), what)


# -- what came of a case ---------------------------------------------------------------------------


def facts(position: Position) -> Facts:
    """What everybody saw of a case that is over."""
    intel = position.intel(SPECTATOR)
    assert isinstance(intel, CaseIntel)
    done: Mapping[str, Counter[int]] = {feat: Counter() for feat in FEATS}
    for step in position.steps:
        for event in step.seen(SPECTATOR):
            for feat, kinds in FEATS.items():
                if event.kind in kinds:
                    done[feat][event.actor] += getattr(event, "ideas", 1) if feat == "ideas" else 1
    seats = range(len(intel.players))
    aspects = [clue for clue in intel.solved[: len(ASPECTS) - 1] if clue is not None]
    return Facts(
        players=len(intel.players),
        answers=tuple(clue.name for clue in aspects),
        extra=any(clue is not None for clue in intel.solved[len(ASPECTS) - 1 :]),
        cause=str(intel.cause),
        escape=intel.escape,
        turns=intel.turn,
        feats={feat: tuple(count[seat] for seat in seats) for feat, count in done.items()},
    )
