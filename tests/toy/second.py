"""Dead Drop once more, from DD-1 to DD-8 alone and with other data structures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from fractions import Fraction

CHANCE = -1
SPECTATOR = -3
Step = tuple[int, str]
Seen = tuple[object, ...]


class Table:
    """The whole truth of one game, and what each viewer saw of it (a seat or SPECTATOR)."""

    def __init__(self, seats: int, options: Mapping[str, int]) -> None:
        self.seats = seats
        self.rounds = options["rounds"]
        self.deck = Counter(dict.fromkeys(map(str, range(options["kinds"])), 3))
        self.purse = dict.fromkeys(range(seats), options["coins"])
        self.hands: dict[int, str] = {}
        self.drops: dict[int, list[str]] = {seat: [] for seat in range(seats)}
        self.bids: dict[int, int] = {}
        self.winner: int | None = None
        self.prize: str | None = None
        self.dropping = False  # dropped, but not yet said to be done
        self.secrets: list[tuple[int, str]] = []  # who dropped its hand or the prize
        self.dealt: list[str] = []
        self.finished = 0
        self.told: dict[int, list[Seen]] = {viewer: [] for viewer in (SPECTATOR, *range(seats))}

    def copy(self) -> Table:
        return deepcopy(self)

    @property
    def over(self) -> bool:
        return self.finished == self.rounds

    def to_act(self) -> set[int]:
        if self.over:
            return set()
        if len(self.hands) < self.seats:
            return {CHANCE}
        if self.winner is None:
            return set(range(self.seats)) - set(self.bids)
        return {CHANCE if self.prize is None else self.winner}

    def chance(self) -> dict[str, Fraction]:
        if self.to_act() != {CHANCE}:
            return {}
        left = +self.deck
        return {f"draw {card}": Fraction(n, left.total()) for card, n in left.items()}

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        if seat == CHANCE:
            return set(self.chance())
        if self.winner is None:
            return {f"bid {coins}" for coins in range(self.purse[seat] + 1)}
        return {"done"} if self.dropping else {"drop hand", "drop prize"}

    def play(self, actor: int, text: str) -> None:
        if text not in self.legal(actor):
            raise ValueError(f"{actor} cannot {text}")
        verb, _, what = text.partition(" ")
        if verb == "draw":
            self._draw(what)
        elif verb == "bid":
            self._bid(actor, int(what))
        elif verb == "drop":
            self._drop(actor, what)
        else:
            self._finish(actor)

    def _tell(self, fact: Seen, only: int | None = None, others: Seen | None = None) -> None:
        for viewer, seen in self.told.items():
            if only is None or viewer == only:
                seen.append(fact)
            elif others is not None:
                seen.append(others)

    def _draw(self, card: str) -> None:
        self.deck[card] -= 1
        if len(self.hands) < self.seats:
            seat = len(self.hands)
            self.hands[seat] = card
            self.dealt.append(card)
            self._tell(("dealt", seat, card), seat, ("dealt", seat, None))
        else:
            self.prize = card
            self._tell(("prize", card))

    def _bid(self, seat: int, coins: int) -> None:
        self.bids[seat] = coins
        self._tell(("bid", coins), seat, None)
        if len(self.bids) == self.seats:
            highest = max(self.bids.values())
            self.winner = min(s for s, bid in self.bids.items() if bid == highest)
            self.purse[self.winner] -= highest
            self._tell(("bids", tuple(sorted(self.bids.items()))))
            self.bids = {}

    def _drop(self, seat: int, what: str) -> None:
        assert self.prize is not None
        gone, kept = (self.hands[seat], self.prize)[:: 1 if what == "hand" else -1]
        self.hands[seat] = kept
        self.drops[seat].append(gone)
        self.secrets.append((seat, what))
        self.dropping = True
        self._tell(("drop", seat, what), seat, ("drop", seat, None))

    def _finish(self, seat: int) -> None:
        self.winner = self.prize = None
        self.dropping = False
        self.finished += 1
        self._tell(("done", seat))
        if self.over:
            self._tell(("end", tuple(self.dealt), tuple(self.secrets)))

    def seen(self, viewer: int) -> list[Seen]:
        return self.told[viewer]

    def scores(self) -> list[int]:
        if len(self.hands) < self.seats:
            return [0] * self.seats
        return [sum(map(int, self.drops[s])) + 2 * int(self.hands[s]) for s in range(self.seats)]

    def returns(self) -> list[Fraction]:
        scores = self.scores()
        best = [s == max(scores) for s in scores]
        if not self.over or all(best):
            return [Fraction(0)] * self.seats
        won, lost = Fraction(1, sum(best)), Fraction(-1, self.seats - sum(best))
        return [won if is_best else lost for is_best in best]


def played(seats: int, options: Mapping[str, int], steps: Sequence[Step]) -> Table:
    table = Table(seats, options)
    for actor, text in steps:
        table.play(actor, text)
    return table
