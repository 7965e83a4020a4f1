"""Cases of Spy Club whose terms differ from the plain rules, made at random."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from reference.spy_club import ASPECTS, HAPPENINGS, MOST_LOST, SYMBOLS, TERMS, ours, written

_WEIGHTS = {
    "row": 20, "extra": 12, "actions": 8, "turns": 7, "distance": 4,
    "wild": 14, "grid": 8, "rounds": 5, "haste": 4,
    "different": 3, "proof": 3, "expert": 5, "intuition": 4, "turnabout": 3, "tail": 3,
    "informant": 3, "first": 2, "last": 2, "alike": 2, "sealed": 2, "curfew": 2, "shadow": 2,
    "caught": 2, "cold": 2, "passing": 2, "overtime": 2, "favour": 2,
    "skill-1": 2, "skill-2": 2, "skill-3": 2, "skill-4": 2,
}  # fmt: skip
"""How likely a term is to be among those of a case; the others have 1."""
_FAMILIES = (
    ("first", "last", "extra"),
    ("different", "alike", "proof", "wild"),
    ("sealed", "expert", "intuition", "different", "proof", "grid"),
    ("turnabout", "shadow", "caught", "rounds"),
    ("curfew", "cold", "passing", "overtime", "haste"),
    ("tail", "informant", "favour", "overtime", "proof"),
    ("skill-1", "skill-2", "skill-3", "skill-4"),
)
"""Terms that are about the same thing: mostly two of one family are in a case together."""
_OFTEN: Mapping[str, tuple[int, ...]] = {
    "row": (3, 3, 3, 4),
    "extra": (1,),
    "actions": (4, 5, 6),
    "turns": (4, 6, 9),
    "distance": (0,),
    "wild": (1, 2, 3, 4, 5),
    "grid": (1,),
    "rounds": (1, 2, 3, 4),
    "haste": (1,),
    "first": (1, 2, 3, 4, 5),
    "last": (1, 2, 3, 4, 5),
    "different": (2, 3, 4),
    "alike": (1,),
    "proof": (1, 1, 2),
    "sealed": (1,),
    "expert": (1, 1, 2),
    "intuition": (1,),
    "curfew": (1,),
    "turnabout": (1,),
    "shadow": (1,),
    "caught": (1,),
    "cold": (3, 4, 5, 6),
    "passing": (1,),
    "tail": (1,),
    "informant": (1, 2, 3),
    "overtime": (1,),
    "favour": (1,),
    "skill-1": (1, 2, 3, 4, 5),
    "skill-2": (1, 2, 3, 4, 5),
    "skill-3": (1, 2, 3, 4, 5),
    "skill-4": (1, 2, 3, 4, 5),
}
"""Values that a term has mostly: where they are, rows fill early, before a card says which clue is
the answer, and time is short."""


def random_terms(rng: random.Random, pairs: Sequence[int] = (3, 4)) -> str:
    """A text of components for Spy Club: 1 to 3 events, and beside 2 to 6 other terms so many pairs
    of a family. Now and then a movement deck goes with them whose symbols are seldom or never over
    a short row; other lists are ours."""
    families = rng.sample(_FAMILIES, rng.choice(pairs))
    chosen = list(dict.fromkeys(name for family in families for name in rng.sample(family, 2)))
    weights = {name: _WEIGHTS.get(name, 1) for name in TERMS if name not in chosen}
    for _ in range(rng.randint(2, 6)):
        [name] = rng.choices(list(weights), list(weights.values()))
        del weights[name]
        chosen.append(name)
    terms = [{"name": name, "value": _value(name, rng)} for name in chosen]
    events = [_event(aspect, rng) for aspect in rng.sample(ASPECTS, rng.randint(1, 3))]
    lists: dict[str, object] = {"terms": terms, "events": events}
    if rng.random() < 0.3:
        over = rng.choice([SYMBOLS[3:], SYMBOLS[4:], SYMBOLS[2:]])
        lists["moves"] = [{**card, "symbol": rng.choice(over)} for card in ours()["moves"]]
    return written(lists)


def _value(name: str, rng: random.Random) -> int:
    if name in _OFTEN and rng.random() < 0.8:
        return rng.choice(_OFTEN[name])
    return rng.randint(*TERMS[name])


def _event(aspect: str, rng: random.Random) -> dict[str, object]:
    event = rng.choice(HAPPENINGS)
    loses = event in ("sabotage", "fatigue")
    return {"aspect": aspect, "event": event, "ideas": rng.randint(0, MOST_LOST) if loses else 0}
