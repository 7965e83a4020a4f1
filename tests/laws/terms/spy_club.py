"""Cases of Spy Club whose terms differ from the plain rules, made at random."""

from __future__ import annotations

import random
from collections.abc import Mapping

from reference.spy_club import ASPECTS, EVENTS, MOST_LOST, SYMBOLS, TERMS, ours, written

_WEIGHTS = {
    "row": 10, "extra": 8, "actions": 5, "turns": 3, "distance": 3,
    "wild": 8, "grid": 4, "rounds": 4, "haste": 3,
    "first": 4, "last": 4, "different": 4, "alike": 4, "proof": 4,
    "sealed": 4, "expert": 6, "intuition": 6,
    "curfew": 2, "turnabout": 3, "shadow": 3, "caught": 3, "cold": 3, "passing": 3,
    "tail": 4, "informant": 4, "overtime": 4, "favour": 4,
    "skill-1": 2, "skill-2": 2, "skill-3": 2, "skill-4": 2,
}  # fmt: skip
"""How likely a term is to be among those of a case; the others have 1."""
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
    "different": (2, 3),
    "alike": (1,),
    "proof": (1, 2),
    "sealed": (1,),
    "expert": (1, 2),
    "intuition": (1,),
    "curfew": (1,),
    "turnabout": (1,),
    "shadow": (1,),
    "caught": (1,),
    "cold": (2, 3, 4, 6),
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


def random_terms(rng: random.Random) -> str:
    """A text of components for Spy Club: 2 to 7 terms and 0 to 3 events. Now and then a movement
    deck goes with them whose symbols are seldom or never over a short row; other lists are ours."""
    names, weights = list(TERMS), [_WEIGHTS.get(name, 1) for name in TERMS]
    chosen = list[str]()
    for _ in range(rng.randint(2, 7)):
        [name] = rng.choices(names, weights)
        weights[names.index(name)] = 0
        chosen.append(name)
    terms = [{"name": name, "value": _value(name, rng)} for name in chosen]
    events = [_event(aspect, rng) for aspect in rng.sample(ASPECTS, rng.randint(0, 3))]
    lists: dict[str, object] = {"terms": terms}
    if events:
        lists["events"] = events
    if rng.random() < 0.3:
        over = rng.choice([SYMBOLS[3:], SYMBOLS[4:], SYMBOLS[2:]])
        lists["moves"] = [{**card, "symbol": rng.choice(over)} for card in ours()["moves"]]
    return written(lists)


def _value(name: str, rng: random.Random) -> int:
    if name in _OFTEN and rng.random() < 0.8:
        return rng.choice(_OFTEN[name])
    return rng.randint(*TERMS[name])


def _event(aspect: str, rng: random.Random) -> dict[str, object]:
    event = rng.choice(sorted(set(EVENTS.values())))
    loses = event in ("sabotage", "fatigue")
    return {"aspect": aspect, "event": event, "ideas": rng.randint(0, MOST_LOST) if loses else 0}
