"""Spywhere once more: slow, plain, and written from the numbered rules (SW-1..SW-22) alone.

It shares nothing with the engine it checks: hands are counters, the market is a list of five
places, and every fact that somebody gets to know is written down at the moment it happens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

CHANCE = -1
SPECTATOR = -3
NATIONS = ("FR", "IT", "DE", "GB", "BE", "ES")  # SW-1
LETTERS = ("A", "B", "C", "D", "E", "F")
PLACES = 5  # SW-5: the market
MOST_BACK = 20  # SW-11

Step = tuple[int, str]
Seen = tuple[object, ...]
Name = tuple[int, str]
"""Whom, and as what."""


class Table:
    """The whole truth of one game, and what each viewer saw of it.

    >>> table = Table(3, copies=4, left_out=6)
    >>> deal = ["FR", "FR", "IT", "IT", "DE", "DE", "GB", "GB", "BE"]
    >>> for nation in ("FR", "IT", "DE"):
    ...     table.play(CHANCE, f"passport {nation}")
    >>> for nation in deal:
    ...     table.play(CHANCE, f"deal {nation}")
    >>> for nation in ("FR", "IT", "DE", "GB", "BE"):
    ...     table.play(CHANCE, f"market {nation}")
    >>> table.play(CHANCE, "first A")
    >>> table.play(CHANCE, "draw BE")
    >>> table.play(0, "give BE take FR")
    >>> table.scores(), sorted(table.legal(0))[-2:]
    ([3, 1, 0], ['name C IT', 'pass'])
    """

    def __init__(
        self,
        seats: int,
        left_out: int = 0,
        all_six: int = 0,
        refill: int = 1,
        names_from: int = 0,
        copies: int = 18,
    ) -> None:
        if not (2 <= seats <= 6 and 0 <= left_out <= 6 and copies >= 1):
            raise ValueError("SW-4: 2 to 6 players and six nationalities")
        if seats == 2 and all_six and left_out:
            raise ValueError("SW-20: all six, or one left out")
        self.seats, self.refill, self.copies = seats, bool(refill), copies
        self.names_from = names_from or (5 if seats == 2 else 1)  # SW-21, SW-22
        self.passports_each = 2 if seats == 2 else 1  # SW-3, SW-20
        self.to_name = 2 if seats == 2 else seats - 1  # SW-12, SW-20
        self.nations = list(NATIONS)
        self.passports: list[list[str]] = [[] for _ in range(seats)]
        self.pile = Counter(dict.fromkeys(NATIONS, copies))  # SW-2
        self.pile_size = copies * len(NATIONS)
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.market: list[str | None] = [None] * PLACES
        self.clues: list[list[str]] = [[] for _ in range(seats)]
        self.names: list[list[Name]] = [[] for _ in range(seats)]
        self.phase = "passport"
        self.first: int | None = None
        self.active: int | None = None
        self.turns = 0  # finished ones
        self.put_back = 0  # in this turn
        self.ender: int | None = None
        self.deciding: set[int] = set()  # SW-15: who has not yet said "done"
        # What each seat and last a spectator saw.
        self.told: list[tuple[Seen | None, ...]] = []
        if seats <= 4 and not (seats == 2 and all_six):  # SW-4, SW-20
            self.phase = "leave"
            if left_out:
                self._leave(NATIONS[left_out - 1])

    def copy(self) -> Table:
        """Another table on which the same things have happened."""
        twin = Table.__new__(Table)
        vars(twin).update(vars(self))
        twin.nations, twin.market = list(self.nations), list(self.market)
        twin.passports = [list(own) for own in self.passports]
        twin.pile = self.pile.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.clues = [list(own) for own in self.clues]
        twin.names = [list(own) for own in self.names]
        twin.deciding, twin.told = set(self.deciding), list(self.told)
        return twin

    @property
    def over(self) -> bool:
        return self.phase == "end"

    @property
    def round(self) -> int:
        """From 1: how many turns the active player has had, this one counted (SW-21)."""
        return self.turns // self.seats + 1

    # -- who may do what -------------------------------------------------------------------

    def to_act(self) -> set[int]:
        """The seats that may act now; {CHANCE} when chance is to act, nobody when it is over."""
        if self.phase == "end":
            return set()
        if self.phase == "last":
            return set(self.deciding)
        if self.phase in ("exchange", "clear", "name"):
            assert self.active is not None
            return {self.active}
        return {CHANCE}

    def chance(self) -> dict[str, Fraction]:
        """What chance may bring now; nothing when it is not to act."""
        if self.to_act() != {CHANCE}:
            return {}
        if self.phase == "leave":
            return _even([f"leave {nation}" for nation in self.nations])
        if self.phase == "passport":
            return _even([f"passport {nation}" for nation in self._passports_left()])
        if self.phase == "first":
            return _even([f"first {letter}" for letter in LETTERS[: self.seats]])
        return {
            f"{self.phase} {nation}": Fraction(self.pile[nation], self.pile_size)
            for nation in self.nations
            if self.pile[nation]
        }

    def legal(self, seat: int) -> set[str]:
        """The moves of this seat (of chance for CHANCE); none when it is not the one to act."""
        if seat not in self.to_act():
            return set()
        if seat == CHANCE:
            return set(self.chance())
        if self.phase == "exchange":  # SW-8: the same nationality twice is allowed
            lying = {nation for nation in self.market if nation is not None}
            return {f"give {mine} take {one}" for mine in +self.hands[seat] for one in lying}
        if self.phase == "clear":
            return {"keep"} if self.alike() in self.passports[seat] else {"keep", "clear"}  # SW-9
        last_word = "pass" if self.phase == "name" else "done"
        return {last_word} | {
            f"name {LETTERS[foe]} {nation}"
            for foe in self.unnamed(seat)
            for nation in self.cards(seat)
        }

    def alike(self) -> str | None:
        """SW-9: the nationality of which three or more lie in the market."""
        for nation in self.nations:
            if self.market.count(nation) >= 3:
                return nation
        return None

    def cards(self, seat: int) -> list[str]:
        """SW-12: the identification cards that this seat has left."""
        used = {nation for _, nation in self.names[seat]}
        return [nation for nation in self.nations if nation not in used]

    def unnamed(self, seat: int) -> list[int]:
        """SW-12, SW-20: the opponents before whom this seat has still to lay a card."""
        laid = [foe for foe, _ in self.names[seat]]
        foes = [foe for foe in range(self.seats) if foe != seat]
        return [foe for foe in foes if laid.count(foe) < (2 if self.seats == 2 else 1)]

    def missing(self, seat: int) -> int:
        """How many cards this seat has still to lay."""
        return self.to_name - len(self.names[seat])

    # -- playing ---------------------------------------------------------------------------

    def play(self, actor: int, text: str) -> None:
        """Play one step; a ValueError that begins with the rule number if it is not legal."""
        _require(not self.over, "SW-16", "the game is over")
        _require(actor in self.to_act(), "SW-13", "not to act")
        match text.split(" "):
            case ["leave", nation] if self.phase == "leave":
                _require(nation in self.nations, "SW-4", "no such nationality")
                self._leave(nation)
            case ["passport", nation] if self.phase == "passport":
                self._deal_passport(nation)
            case ["deal", nation] if self.phase == "deal":
                self._deal(nation)
            case ["market", nation] if self.phase == "market":
                self._lay(nation)
            case ["first", letter] if self.phase == "first":
                _require(letter in LETTERS[: self.seats], "SW-6", "no such player")
                self.first = self.active = LETTERS.index(letter)
                self._tell(("first", self.first))
                self.phase = "draw"
            case ["draw", nation] if self.phase == "draw":
                self._draw("draw", nation, "SW-7")
                self.phase = "exchange"
            case ["bonus", nation] if self.phase == "bonus":
                self._draw("bonus", nation, "SW-10")
                self._go_on_filling()
            case ["give", mine, "take", one] if self.phase == "exchange":
                self._exchange(actor, mine, one)
            case ["keep"] if self.phase == "clear":
                self._tell(("keep", actor))
                self._go_on_naming()
            case ["clear"] if self.phase == "clear":
                self._clear(actor)
            case ["pass"] if self.phase == "name":
                self._tell(("pass", actor))
                self._finish_turn()
            case ["name", letter, nation] if self.phase in ("name", "last"):
                self._name(actor, letter, nation)
            case ["done"] if self.phase == "last":
                self.deciding.remove(actor)
                self._tell_owner(actor, ("done", actor), None)
                if not self.deciding:
                    self._end()
            case _:
                raise ValueError(f"{_RULES[self.phase]}: {text!r} is no move here")

    def _leave(self, nation: str) -> None:
        """SW-4: one nationality goes back into the box."""
        self.nations.remove(nation)
        del self.pile[nation]
        self.pile_size -= self.copies
        self._tell(("left", nation))
        self.phase = "passport"

    def _passports_left(self) -> list[str]:
        dealt = {nation for own in self.passports for nation in own}
        return [nation for nation in self.nations if nation not in dealt]

    def _deal_passport(self, nation: str) -> None:
        _require(nation in self._passports_left(), "SW-3", "no such passport is left")
        seat = next(s for s, own in enumerate(self.passports) if len(own) < self.passports_each)
        self.passports[seat].append(nation)
        self._tell_owner(seat, ("passport", seat, nation), ("passport", seat, None))
        if len(self.passports[-1]) == self.passports_each:
            self.phase = "deal"

    def _take_from_pile(self, nation: str, rule: str) -> None:
        _require(self.pile[nation] > 0, rule, f"no {nation} is in the pile")
        self.pile[nation] -= 1
        self.pile_size -= 1

    def _deal(self, nation: str) -> None:
        self._take_from_pile(nation, "SW-5")
        seat = next(seat for seat, hand in enumerate(self.hands) if hand.total() < 3)
        self.hands[seat][nation] += 1
        self._tell_owner(seat, ("deal", seat, nation), ("deal", seat, None))
        if self.hands[-1].total() == 3:
            self.phase = "market"

    def _draw(self, word: str, nation: str, rule: str) -> None:
        """SW-7, SW-10: a card from the pile into the hand of the active player."""
        assert self.active is not None
        self._take_from_pile(nation, rule)
        self.hands[self.active][nation] += 1
        self._tell_owner(self.active, (word, self.active, nation), (word, self.active, None))

    def _lay(self, nation: str) -> None:
        """A card from the pile into the market: at first (SW-5), or to refill it (SW-10)."""
        self._take_from_pile(nation, "SW-5" if self.first is None else "SW-10")
        self.market[self.market.index(None)] = nation
        self._tell(("market", nation))
        if self.first is not None:
            self._go_on_filling()
        elif None not in self.market:  # SW-5: three alike or not
            self.phase = "first"

    def _exchange(self, seat: int, mine: str, one: str) -> None:
        """SW-8: the card taken is replaced by the one given, in its place."""
        _require(self.hands[seat][mine] > 0, "SW-8", f"no {mine} is in the hand")
        _require(one in self.nations and one in self.market, "SW-8", f"no {one} is in the market")
        self.market[self.market.index(one)] = mine
        self.hands[seat][mine] -= 1
        self.hands[seat][one] += 1
        self._tell(("exchange", seat, mine, one))
        if self.alike() is None:
            self._go_on_naming()
        else:
            self.phase = "clear"  # SW-9: also for one's own nationality

    def _clear(self, seat: int) -> None:
        nation = self.alike()
        assert nation is not None
        _require(nation not in self.passports[seat], "SW-9", "one's own nationality")
        self._take_out_three(nation)
        self.clues[seat].append(nation)
        self._tell(("clear", seat, nation))
        if self.pile_size:  # SW-10: the bonus first
            self.phase = "bonus"
        else:
            self._go_on_naming()

    def _take_out_three(self, nation: str) -> None:
        for _ in range(3):
            self.market[self.market.index(nation)] = None

    def _go_on_filling(self) -> None:
        """SW-10: to five, or as far as the pile goes. SW-11: then three alike go back."""
        self.phase = "market"
        if None in self.market and self.pile_size:
            return
        nation = self.alike()
        if nation is None or not self.refill:
            self._go_on_naming()
        elif self.put_back < MOST_BACK and self._could_differ():
            self.put_back += 1
            self._take_out_three(nation)
            self.pile[nation] += 3
            self.pile_size += 3
            self._tell(("back", nation))
        else:
            self._tell(("stays", nation))
            self._go_on_naming()

    def _could_differ(self) -> bool:
        """SW-11: whether five cards without three alike can be had from market and pile."""
        there = self.pile + Counter(nation for nation in self.market if nation is not None)
        return sum(min(2, number) for number in there.values()) >= PLACES

    def _go_on_naming(self) -> None:
        self.phase = "name"
        if self.round < self.names_from:  # SW-21, SW-22
            self._finish_turn()

    def _name(self, seat: int, letter: str, nation: str) -> None:
        foes = [LETTERS[foe] for foe in self.unnamed(seat)]
        _require(letter in foes, "SW-12", f"{letter} is nobody to be named")
        _require(nation in self.cards(seat), "SW-12", f"the card {nation} is not there")
        foe = LETTERS.index(letter)
        self.names[seat].append((foe, nation))
        mine: Seen = ("name", seat, foe, nation)
        if self.phase == "last":  # SW-15: hidden until all are done
            self._tell_owner(seat, mine, None)
            return
        self._tell_owner(seat, mine, ("name", seat, foe, None))
        if not self.missing(seat):
            self.ender = seat  # SW-14, SW-18: right or wrong
        self._finish_turn()

    def _finish_turn(self) -> None:
        assert self.active is not None
        self.turns += 1
        self.put_back = 0
        if self.ender is None and self.pile_size:
            self.active = (self.active + 1) % self.seats  # SW-13
            self.phase = "draw"
            return
        self.phase = "last"  # SW-14, SW-15
        self.deciding = {seat for seat in range(self.seats) if self.missing(seat)}

    def _end(self) -> None:
        """SW-16: everything is shown but the cards not used."""
        self.phase = "end"
        passports = tuple(tuple(sorted(own)) for own in self.passports)
        hands = tuple(tuple(sorted(hand.elements())) for hand in self.hands)
        self._tell(("end", passports, hands, tuple(tuple(sorted(own)) for own in self.names)))

    # -- what is seen ----------------------------------------------------------------------

    def _tell(self, seen: Seen) -> None:
        self.told.append((seen,) * (self.seats + 1))

    def _tell_owner(self, seat: int, mine: Seen, others: Seen | None) -> None:
        self.told.append(tuple(mine if v == seat else others for v in range(self.seats + 1)))

    def seen(self, viewer: int) -> list[Seen]:
        """Exactly what this viewer (a seat or SPECTATOR) has seen so far.

        Two games are the same for a viewer if and only if these lists are equal:
        ("left", nation)                     SW-4
        ("passport", seat, nation or None)   None where it is another's
        ("deal", seat, nation or None), and in the same way "draw" (SW-7) and "bonus" (SW-10)
        ("market", nation)                   it goes to the lowest free place
        ("first", seat)
        ("exchange", seat, given, taken)
        ("keep", seat), ("clear", seat, nation)
        ("back", nation), ("stays", nation)  SW-11
        ("name", seat, foe, nation or None), ("pass", seat)
        In SW-15 only one's own: ("name", ...), ("done", seat)
        ("end", passports, hands, names)     SW-16
        """
        return [fact for facts in self.told if (fact := facts[max(viewer, -1)]) is not None]

    # -- points ----------------------------------------------------------------------------

    def own_cards(self, seat: int) -> int:
        """SW-17, SW-20: n."""
        return sum(self.hands[seat][nation] for nation in self.passports[seat])

    def right(self, seat: int) -> int:
        """SW-17, SW-20: k."""
        return sum(nation in self.passports[foe] for foe, nation in self.names[seat])

    def scores(self) -> list[int]:
        """SW-17, SW-18: the points as they stand, by the truth."""
        points = [self.own_cards(s) * (1 + self.right(s)) for s in range(self.seats)]
        if self.ender is not None:
            points[self.ender] += 3
        return points

    def winners(self) -> set[int]:
        """SW-19: who has most; nobody before the end."""
        scores = self.scores()
        return {seat for seat in range(self.seats) if self.over and scores[seat] == max(scores)}

    def returns(self) -> list[Fraction]:
        """The winners share 1, the others share -1; nothing where everybody wins."""
        winners = self.winners()
        losers = self.seats - len(winners)
        if not winners or not losers:
            return [Fraction(0)] * self.seats
        return [
            Fraction(1, len(winners)) if seat in winners else Fraction(-1, losers)
            for seat in range(self.seats)
        ]


_RULES = {
    "leave": "SW-4", "passport": "SW-3", "deal": "SW-5", "market": "SW-5", "first": "SW-6",
    "draw": "SW-7", "exchange": "SW-8", "clear": "SW-9", "bonus": "SW-10", "name": "SW-12",
    "last": "SW-15",
}  # fmt: skip
"""The rule of what comes next."""


def _require(condition: bool, rule: str, why: str) -> None:
    if not condition:
        raise ValueError(f"{rule}: {why}")


def _even(texts: Sequence[str]) -> dict[str, Fraction]:
    return {text: Fraction(1, len(texts)) for text in texts}


def played(seats: int, options: Mapping[str, int], steps: Sequence[Step]) -> Table:
    """A table with these options on which these steps have been played."""
    table = Table(seats, **options)
    for actor, text in steps:
        table.play(actor, text)
    return table


def set_up(
    passports: str, hands: str, market: str, first: str = "A", leave: str = "ES"
) -> list[Step]:
    """The steps of a set-up, each seat's cards apart from the next seat's by a bar.

    `leave` is empty where no nationality is drawn to be left out.
    """
    steps = [f"leave {leave}"] if leave else []
    steps += [f"passport {nation}" for nation in passports.replace("|", " ").split()]
    steps += [f"deal {nation}" for nation in hands.replace("|", " ").split()]
    steps += [f"market {nation}" for nation in market.split()]
    return [(CHANCE, text) for text in (*steps, f"first {first}")]


def lines(*rows: str) -> list[Step]:
    """Steps written as in a record: "A give FR take IT", "* draw DE"."""
    parts = (row.split(" ", 1) for row in rows)
    return [(CHANCE if who == "*" else LETTERS.index(who), text) for who, text in parts]


def perft(table: Table, depth: int) -> int:
    """How many sequences of exactly `depth` steps there are from here; the lowest seat first."""
    if depth == 0:
        return 1
    total = 0
    for actor in sorted(table.to_act())[:1]:
        for text in table.legal(actor):
            after = table.copy()
            after.play(actor, text)
            total += perft(after, depth - 1)
    return total


# -- what a viewer must hold possible ------------------------------------------------------------

Counts = tuple[int, ...]
"""How many of each of the six nationalities."""
Hands = tuple[Counts, ...]
"""The hands of all seats."""
Passports = tuple[tuple[str, ...], ...]
"""The passports of all seats, those of one seat in alphabetical order."""


@dataclass
class Filter:
    """All hands that a viewer must hold possible, with their weights, step by step.

    Weights are whole numbers, for what is left out is the same for all that fits: the size of
    the pile at each draw, and how many unknown cards a player had when it gave one.
    """

    table: Table
    viewer: int
    known: list[Counter[str]]
    """What everybody knows each seat to hold."""
    weights: dict[Hands, int] = field(default_factory=dict)

    @classmethod
    def begin(cls, seats: int, options: Mapping[str, int], viewer: int) -> Filter:
        table = Table(seats, **options)
        nothing = ((0,) * len(NATIONS),) * seats
        return cls(table, viewer, [Counter() for _ in range(seats)], {nothing: 1})

    def follow(self, actor: int, text: str) -> None:
        """Take in one more step as the viewer saw it."""
        table = self.table
        before, back, told = self._not_lying(), table.put_back, len(table.told)
        table.play(actor, text)
        for facts in table.told[told:]:
            match facts[max(self.viewer, -1)]:
                case ("deal" | "draw" | "bonus", int(seat), None):
                    self._somebody_draws(seat, before)
                case ("deal" | "draw" | "bonus", int(seat), str(nation)):
                    self._card_comes(nation, before, seat)
                case ("market", str(nation)):
                    self._card_comes(nation, before, None)
                case ("exchange", int(seat), str(given), str(taken)):
                    self._exchange(seat, given, taken)
                case ("back", _):
                    self._keep_where(could_differ=True)
                case ("stays", _) if back < MOST_BACK:
                    self._keep_where(could_differ=False)

    def _not_lying(self) -> Counts:
        """Of each nationality: the cards of the game that are in the pile or in hands."""
        market = self.table.market
        return tuple(n - market.count(nation) for nation, n in zip(NATIONS, self._not_cleared()))

    def _not_cleared(self) -> Counts:
        """The same, and those in the market."""
        table = self.table
        return tuple(
            table.copies - 3 * sum(own.count(nation) for own in table.clues)
            if nation in table.nations
            else 0
            for nation in NATIONS
        )

    def _somebody_draws(self, seat: int, before: Counts) -> None:
        """A card that the viewer does not see goes into a hand."""
        after: dict[Hands, int] = {}
        for hands, weight in self.weights.items():
            for nation, number in enumerate(_without(before, hands)):
                if number:
                    more = _changed(hands, seat, nation, 1)
                    after[more] = after.get(more, 0) + weight * number
        self.weights = after

    def _card_comes(self, nation: str, before: Counts, seat: int | None) -> None:
        """A card that the viewer sees goes into its own hand or into the market."""
        at = NATIONS.index(nation)
        after: dict[Hands, int] = {}
        for hands, weight in self.weights.items():
            number = before[at] - sum(hand[at] for hand in hands)
            if number:
                more = hands if seat is None else _changed(hands, seat, at, 1)
                after[more] = weight * number
        self.weights = after

    def _exchange(self, seat: int, given: str, taken: str) -> None:
        """A known card, if it holds one; else any of its unknown cards was as likely."""
        known, at, to = self.known[seat], NATIONS.index(given), NATIONS.index(taken)
        after: dict[Hands, int] = {}
        for hands, weight in self.weights.items():
            unknown = hands[seat][at] - known[given]
            chance = 1 if known[given] or seat == self.viewer else unknown
            if chance:
                after[_changed(_changed(hands, seat, at, -1), seat, to, 1)] = weight * chance
        self.weights = after
        known[given] = max(0, known[given] - 1)
        known[taken] += 1

    def _keep_where(self, could_differ: bool) -> None:
        """SW-11: whether market and pile together could make a market without three alike."""
        there = self._not_cleared()
        self.weights = {
            hands: weight
            for hands, weight in self.weights.items()
            if (sum(min(2, n) for n in _without(there, hands)) >= PLACES) == could_differ
        }


def _without(cards: Counts, hands: Hands) -> list[int]:
    """What is left of these cards when all hands are taken away."""
    return [n - held for n, held in zip(cards, map(sum, zip(*hands)))]


def _changed(hands: Hands, seat: int, nation: int, by: int) -> Hands:
    hand = list(hands[seat])
    hand[nation] += by
    return (*hands[:seat], tuple(hand), *hands[seat + 1 :])


def possible_passports(table: Table, viewer: int) -> Iterator[Passports]:
    """SW-3, SW-9: every way the passports dealt so far can lie, as this viewer knows."""

    def ways(seat: int, left: Sequence[str]) -> Iterator[Passports]:
        if seat == table.seats:
            yield ()
            return
        own = tuple(sorted(table.passports[seat]))
        for some in combinations(sorted(left), len(own)):
            if (viewer == seat and some != own) or set(some) & set(table.clues[seat]):
                continue
            rest = [nation for nation in left if nation not in some]
            for others in ways(seat + 1, rest):
                yield (some, *others)

    return ways(0, table.nations)


def posterior(
    seats: int, options: Mapping[str, int], steps: Sequence[Step], viewer: int
) -> tuple[dict[Passports, Fraction], dict[Hands, Fraction]]:
    """The exact probability of all passports, and of all hands, as this viewer must see it.

    Passports: every way that fits the clue piles and one's own is as likely as any other. Hands:
    brute force over everything that can have been drawn. Neither says anything about the other,
    as the model of play has it: what a player gives is any of its unknown cards.
    """
    follower = Filter.begin(seats, options, viewer)
    for actor, text in steps:
        follower.follow(actor, text)
    return result(follower)


def result(follower: Filter) -> tuple[dict[Passports, Fraction], dict[Hands, Fraction]]:
    ways = list(possible_passports(follower.table, follower.viewer))
    whole = sum(follower.weights.values())
    hands = {hands: Fraction(weight, whole) for hands, weight in follower.weights.items()}
    return {way: Fraction(1, len(ways)) for way in ways}, hands
