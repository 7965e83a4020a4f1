"""Rivals of a Spywhere game: other games of which one viewer has seen exactly the same.

The secrets are the passports of the others (SW-3) and the cards dealt to them or drawn by them
(SW-5, SW-7, SW-10), the names they have laid face down (SW-12), and at the end whether, whom and
what they name (SW-15). A card that was given must have been in the hand (SW-8), a clue pile is not
of one's own nationality (SW-9), and three alike went back to the pile or stayed for what was in
market and pile together (SW-11).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from reference.spywhere import CHANCE, LETTERS, MOST_BACK, NATIONS, PLACES, Name, Step, Table

_DRAW, _LAY, _EXCHANGE, _CLEAR, _BACK, _STAYS = range(6)
_NUMBER = {nation: number for number, nation in enumerate(NATIONS)}
_MOST_CHANGES = 8


@dataclass
class Story:
    """A game read from its beginning: where its secrets are, and what hangs on them."""

    table: Table
    steps: list[Step] = field(default_factory=list)
    happened: list[tuple[int, int, int, int]] = field(default_factory=list)
    """What moved cards: which of the things above, and three numbers about it."""
    drawn: list[int] = field(default_factory=list)
    """The nationality of each card that went from the pile into a hand."""
    drawn_at: list[tuple[int, int]] = field(default_factory=list)
    """By which step, and into whose hand."""
    passport_at: list[tuple[int, int]] = field(default_factory=list)
    named_at: list[tuple[int, int]] = field(default_factory=list)
    kept: list[Name] = field(default_factory=list)
    """Who left which three alike where they were."""
    closed: int | None = None
    """How many steps there were before the last identifications."""
    laid: list[int] = field(default_factory=list)
    """How many names each had laid then."""

    def read(self, actor: int, text: str) -> None:
        """Play one step and take in what came of it."""
        table, at = self.table, len(self.steps)
        told, back, alike = len(table.told), table.put_back, table.alike()
        in_turn = table.phase == "name"
        table.play(actor, text)
        self.steps.append((actor, text))
        for facts in table.told[told:]:
            self._take_in(at, facts, back, alike)
        if in_turn and text.startswith("name "):
            self.named_at.append((at, actor))
        if table.phase == "last" and self.closed is None:
            self.closed, self.laid = at + 1, [len(names) for names in table.names]

    def _take_in(self, at: int, facts: tuple[object, ...], back: int, alike: str | None) -> None:
        match max(facts, key=lambda fact: isinstance(fact, tuple) and fact[-1] is not None):
            case ("passport", int(seat), str()):
                self.passport_at.append((at, seat))
            case ("deal" | "draw" | "bonus", int(seat), str(nation)):
                self.happened.append((_DRAW, seat, len(self.drawn), 0))
                self.drawn.append(_NUMBER[nation])
                self.drawn_at.append((at, seat))
            case ("market", str(nation)):
                self.happened.append((_LAY, _NUMBER[nation], 0, 0))
            case ("exchange", int(seat), str(given), str(taken)):
                self.happened.append((_EXCHANGE, seat, _NUMBER[given], _NUMBER[taken]))
            case ("keep", int(seat)):
                assert alike is not None
                self.kept.append((seat, alike))
            case ("clear", int(), str(nation)):
                self.happened.append((_CLEAR, _NUMBER[nation], 0, 0))
            case ("back", str(nation)):
                self.happened.append((_BACK, _NUMBER[nation], 0, 0))
            case ("stays", str(nation)) if back < MOST_BACK:
                self.happened.append((_STAYS, _NUMBER[nation], 0, 0))

    def fits(self, drawn: Sequence[int]) -> bool:
        """Whether all that happened could have happened with these cards drawn."""
        table = self.table
        pile = [table.copies if nation in table.nations else 0 for nation in NATIONS]
        there = list(pile)  # in market and pile together
        hands = [[0] * len(NATIONS) for _ in range(table.seats)]
        for what, a, b, c in self.happened:
            if what == _DRAW:
                nation = drawn[b]
                if not pile[nation]:
                    return False
                pile[nation] -= 1
                there[nation] -= 1
                hands[a][nation] += 1
            elif what == _LAY:
                if not pile[a]:
                    return False
                pile[a] -= 1
            elif what == _EXCHANGE:
                hand = hands[a]
                if not hand[b]:
                    return False
                hand[b] -= 1
                hand[c] += 1
                there[b] += 1
                there[c] -= 1
            elif what == _CLEAR:
                there[a] -= 3
            else:
                if (sum(min(2, number) for number in there) >= PLACES) != (what == _BACK):
                    return False
                if what == _BACK:
                    pile[a] += 3
        return True


_stories: dict[tuple[int, tuple[tuple[str, int], ...]], Story] = {}


def read(seats: int, options: Mapping[str, int], steps: Sequence[Step]) -> Story:
    """The story of these steps; it goes on from the last one where it can, for laws ask so."""
    key = seats, tuple(sorted(options.items()))
    story = _stories.get(key)
    if story is None or story.steps != list(steps[: len(story.steps)]):
        story = Story(Table(seats, **options))
    _stories.clear()
    _stories[key] = story
    for actor, text in steps[len(story.steps) :]:
        story.read(actor, text)
    return story


def rivals(
    options: Mapping[str, int],
    steps: Sequence[Step],
    viewer: int,
    rng: random.Random,
    most: int = 3,
    *,
    seats: int,
) -> list[list[Step]]:
    """Up to `most` other step lists which this viewer cannot tell from this."""
    story = read(seats, options, steps)
    found: list[list[Step]] = []
    if story.table.over:
        return found  # SW-16: everything is shown
    for _ in range(10 + 4 * most):
        if len(found) == most:
            break
        other = _other(story, viewer, rng)
        if other != story.steps and other not in found:
            found.append(other)
    return found


def _other(story: Story, viewer: int, rng: random.Random) -> list[Step]:
    """The same game with other secrets, most of the time."""
    other = list(story.steps[: story.closed])
    _other_passports(story, other, viewer, rng)
    _other_cards(story, other, viewer, rng)
    names = _other_names(story, other, viewer, rng)
    if story.closed is not None:
        other += _other_end(story, names, viewer, rng)
    return other


def _other_passports(story: Story, other: list[Step], viewer: int, rng: random.Random) -> None:
    """SW-3: passports of the others change places with one another, or with one not dealt."""
    table = story.table
    hidden = [(at, seat) for at, seat in story.passport_at if seat != viewer]
    if not hidden:
        return
    held = [other[at][1].split()[1] for at, _ in hidden]
    dealt = {nation for own in table.passports for nation in own}
    held += [nation for nation in table.nations if nation not in dealt]
    clues = [table.clues[seat] for _, seat in hidden] + [[] for _ in held[len(hidden) :]]

    def change(one: int, two: int) -> None:
        if held[one] not in clues[two] and held[two] not in clues[one]:
            held[one], held[two] = held[two], held[one]

    kept = [(seat, nation) for seat, nation in story.kept if seat != viewer and nation in held]
    for _ in range(rng.randint(0, 4)):
        change(rng.randrange(len(hidden)), rng.randrange(len(held)))
    if kept and rng.random() < 0.5:  # SW-9: it had to keep
        seat, nation = rng.choice(kept)
        places = [place for place, (_, owner) in enumerate(hidden) if owner == seat]
        change(rng.choice(places), held.index(nation))
    for (at, _), nation in zip(hidden, held):
        other[at] = (CHANCE, f"passport {nation}")


def _other_cards(story: Story, other: list[Step], viewer: int, rng: random.Random) -> None:
    """Cards that the viewer has not seen change places, or were others of the pile."""
    hidden = [number for number, (_, seat) in enumerate(story.drawn_at) if seat != viewer]
    if not hidden:
        return
    drawn = list(story.drawn)
    nations = [_NUMBER[nation] for nation in story.table.nations]
    for _ in range(rng.randint(0, _MOST_CHANGES)):
        one, two = rng.choice(hidden), rng.choice(hidden)
        before = drawn[one], drawn[two]
        if rng.random() < 0.5:
            drawn[one], drawn[two] = drawn[two], drawn[one]
        else:
            drawn[one] = rng.choice(nations)
        if (drawn[one], drawn[two]) != before and not story.fits(drawn):
            drawn[one], drawn[two] = before
    for number in hidden:
        at, _ = story.drawn_at[number]
        word = other[at][1].split()[0]
        other[at] = (CHANCE, f"{word} {NATIONS[drawn[number]]}")


def _other_names(
    story: Story, other: list[Step], viewer: int, rng: random.Random
) -> list[list[Name]]:
    """SW-12: whatever the others have laid face down; the names of all, as they then are."""
    table = story.table
    cards = [rng.sample(table.nations, len(table.nations)) for _ in range(table.seats)]
    names: list[list[Name]] = [[] for _ in range(table.seats)]
    for at, seat in story.named_at:
        _, letter, nation = other[at][1].split()
        if seat != viewer:
            nation = cards[seat].pop()
            other[at] = (seat, f"name {letter} {nation}")
        names[seat].append((LETTERS.index(letter), nation))
    return names


def _other_end(
    story: Story, names: list[list[Name]], viewer: int, rng: random.Random
) -> list[Step]:
    """SW-15: each of the others may be anywhere in its last identifications, but not all at the
    end, for then it would be over."""
    table = story.table
    choosing = [seat for seat, laid in enumerate(story.laid) if laid < table.to_name]
    others = [seat for seat in choosing if seat != viewer]
    done = {seat for seat in others if rng.random() < 0.4}
    if viewer not in table.deciding and len(done) == len(others):
        done.remove(rng.choice(others))
    ends = [step for step in story.steps[story.closed :] if step[0] == viewer]
    for seat in others:
        ends += _end_of(table, seat, names[seat], rng)
        if seat in done:
            ends.append((seat, "done"))
    return sorted(ends, key=lambda step: step[0])


def _end_of(table: Table, seat: int, names: list[Name], rng: random.Random) -> Iterator[Step]:
    used = [nation for _, nation in names]
    cards = [nation for nation in table.nations if nation not in used]
    laid = [foe for foe, _ in names]
    foes = [foe for foe in range(table.seats) if foe != seat] * (2 if table.seats == 2 else 1)
    for foe in laid:
        foes.remove(foe)
    rng.shuffle(foes)
    for foe in foes[: rng.randint(0, len(foes))]:
        nation = rng.choice(cards)
        cards.remove(nation)
        yield seat, f"name {LETTERS[foe]} {nation}"
