"""Small campaigns of Spy Club: decks of one's own, and cases that are over soon."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from librt.random import Random

from spytable.bots import bot
from spytable.games.spy_club.campaign.course import Campaign, Carry
from spytable.games.spy_club.campaign.deck import NOTHING, SOLUTIONS
from spytable.games.spy_club.campaign.deeds import FEATS, Facts
from spytable.kernel.position import Position
from spytable.kernel.series import Chosen, Member, Saga
from spytable.kernel.state import CHANCE

FIRST_INDEXED = 10
"""In these decks the index leads to cards from this one on, in the order of SOLUTIONS."""
Lists = dict[str, list[dict[str, Any]]]


def number(name: str) -> int:
    """The card that the index names."""
    return FIRST_INDEXED + (*SOLUTIONS, NOTHING).index(name)


def lists(*sides: Mapping[str, object]) -> Lists:
    """A whole deck: cards 3 and 4 and those of the index do nothing but what these sides say."""
    cards: dict[tuple[int, str], dict[str, Any]] = {(3, "a"): {}, (4, "a"): {}}
    cards |= {(number(name), "a"): {} for name in (*SOLUTIONS, NOTHING)}
    for side in sides:
        rest: dict[str, Any] = {k: v for k, v in side.items() if k not in ("card", "side")}
        cards[int(str(side["card"])), str(side.get("side", "a"))] = rest
    texts: list[dict[str, Any]] = []
    for (card, face), rest in cards.items():
        ways = rest.get("fork", ())
        text = {"card": card, "side": face, "title": f"Title {card}{face}", "story": "Story"}
        texts.append(text | ({"choices": [f"Way {way}" for way in ways]} if ways else {}))
    return {
        "index": [{"name": name, "card": number(name)} for name in (*SOLUTIONS, NOTHING)],
        "first": [{"card": 3}, {"card": 4}],
        "cards": [{"card": card, "side": face} | rest for (card, face), rest in cards.items()],
        "en": texts,
        "fr": [dict(text) for text in texts],
    }


def written(lists: Mapping[str, Sequence[Mapping[str, object]]]) -> str:
    parts = []
    for name, entries in lists.items():
        rows = [
            ", ".join(f"{key} = {json.dumps(value)}" for key, value in entry.items())
            for entry in entries
        ]
        parts.append(f"{name} = [\n" + "".join(f"  {{ {row} }},\n" for row in rows) + "]\n")
    return "".join(parts)


def deck(*sides: Mapping[str, object]) -> str:
    return written(lists(*sides))


SHORT = deck({"card": 3, "terms": ["turns = 4", "row = 3"]})
"""Every case is over after four turns."""


def campaign(*sides: Mapping[str, object], **options: int) -> Campaign:
    return Campaign(deck(*sides), **options)


def crew(*keys: str) -> tuple[Member, ...]:
    return tuple(Member(key, key.title()) for key in keys)


def came_to(*answers: str, seats: int = 2, **facts: Any) -> Facts:
    """What a case came to in which these were the solutions."""
    feats = dict.fromkeys(FEATS, (0,) * seats)
    plain = {"extra": False, "cause": "time", "escape": 0, "turns": 22, "feats": feats}
    return Facts(**{"players": seats, "answers": answers, **plain, **facts})


def after(campaign: Campaign, carry: Carry, record: str, *answers: str, **facts: Any) -> Carry:
    """The next case is played by two and comes to this; what is recorded of it."""
    carry = campaign.open(carry, crew("ada", "ben"))
    carry = campaign.concluded(carry, came_to(*(answers or (record,)), **facts))
    return campaign.choose(carry, f"record {record}")


def play(position: Position, rng: Random, who: str = "greedy") -> None:
    """To the end, by bots."""
    bots = bot(who, position.game, int(rng.randrange(1 << 30)))
    while not position.over:
        if position.mover == CHANCE:
            position.roll(rng)
        else:
            position.play(bots.choose(position.intel(position.mover)))


def played(campaign: Campaign, seed: int, who: str = "random", cases: int = 5) -> Saga:
    """A campaign played by bots; what is chosen, and who sits down, is random."""
    rng = Random(seed)
    saga = Saga(campaign)
    while saga.stage != "over":
        if saga.stage == "seating":
            if len(saga.chapters) == cases:
                break
            keys = ["ada", "ben", "cy", "dot", "eve"]
            seated = [keys.pop(rng.randrange(len(keys))) for _ in range(2 + rng.randrange(3))]
            saga.open(crew(*seated))
        elif saga.stage == "choosing":
            ways = campaign.choices(saga.carry)
            saga.take(Chosen(ways[rng.randrange(len(ways))]))
        else:
            play(saga.position, rng, who)
            saga.look()
    return saga
