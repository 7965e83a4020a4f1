"""Rivals of a Spy Club case: others of which everybody has seen exactly the same.

Nobody knows more than anybody else. The secret is which card lies where only one side of it has
been seen (CL-1, CL-17): names repeat, so such a card can be any other with that name, as long as
none of those that were turned is, and no card lies in two places.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from reference.spy_club import Step, Table

_tables: dict[tuple[int, tuple[tuple[str, int], ...], str], Table] = {}


def read(seats: int, options: Mapping[str, int], steps: Sequence[Step], own: str = "") -> Table:
    """The table after these steps, with components and terms of one's own if there are any; it goes
    on from the last one where it can, for laws ask so."""
    key = seats, tuple(sorted(options.items())), own
    table = _tables.get(key)
    if table is None or table.steps != list(steps[: len(table.steps)]):
        table = Table(seats, options, own)
    _tables.clear()
    _tables[key] = table
    for actor, text in steps[len(table.steps) :]:
        table.play(actor, text)
    return table


def rivals(
    options: Mapping[str, int],
    steps: Sequence[Step],
    viewer: int,
    rng: random.Random,
    most: int = 3,
    *,
    seats: int,
    own: str = "",
) -> list[list[Step]]:
    """Up to `most` other step lists which nobody, and so not this viewer, can tell from this; with
    components and terms of one's own if there are any."""
    table = read(seats, options, steps, own)
    found: list[list[Step]] = []
    for _ in range(10 + 4 * most):
        if len(found) == most:
            break
        other = retold(steps, other_cards(table, rng))
        if other != list(steps) and other not in found:
            found.append(other)
    return found


def other_cards(table: Table, rng: random.Random) -> dict[int, int]:
    """For each card of which one side was seen: which one it could be instead."""
    cards = {card: card for card in table.open_cards()}
    if not cards:
        return cards
    for _ in range(rng.randint(1, 6)):
        _change(table, cards, rng.choice(sorted(cards)), rng)
    return cards


def _change(table: Table, cards: dict[int, int], place: int, rng: random.Random) -> None:
    """Another card in this place; whatever lay elsewhere as that one changes too, and so on."""
    lies = {card: where for where, card in cards.items()}
    del lies[cards[place]]
    tried = set[int]()
    first = cards[place]

    def put(where: int) -> bool:
        name = table.name(where)
        able = [card for card in table.candidates() if name in table.cards[card]]
        for card in rng.sample(able, len(able)):
            if card in tried or (where == place and card == first):
                continue
            tried.add(card)
            if card not in lies or put(lies[card]):
                cards[where] = card
                return True
        return False

    put(place)


def retold(steps: Sequence[Step], cards: Mapping[int, int]) -> list[Step]:
    """The same steps with other cards shown."""
    found = []
    for actor, text in steps:
        match text.split():
            case ["show", number, name] if int(number) - 1 in cards:
                text = f"show {cards[int(number) - 1] + 1} {name}"
        found.append((actor, text))
    return found
