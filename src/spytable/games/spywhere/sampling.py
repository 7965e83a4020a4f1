# compiled
"""How the cards that a viewer has not seen are dealt afresh, by the trail.

Cards that SW-11 puts back were face up: a card drawn in secret before is none of them. So from the
first such moment on the state keeps a trail of what was put back, drawn and given, in its order.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from spytable.games.spywhere.rules import NATIONS, SLOTS, THREE, Rules, number_of
from spytable.kernel.chance import below

# What each entry of the trail begins with.
BOUND: Final[i64] = 1  # SW-11 put cards back, or could not; its three numbers and the seats' follow
DRAWN: Final[i64] = 2  # a seat drew a card in secret
GIVEN: Final[i64] = 3  # a seat gave a card that nobody knew of
MOST_TRIES: Final[i64] = 400  # deals that are proposed, fewer after more put-backs than
MANY: Final[i64] = 20  # these, for then each takes the longer
LEAST_TRIES: Final[i64] = 30
LAST_TRY: Final[i64] = 50_000  # where none of them fits; of ten thousand samples the worst took 33


def bound(nation: i64, back: bool) -> i64:
    return BOUND | nation << 4 | (256 if back else 0)


def secret(kind: i64, seat: i64, nation: i64) -> i64:
    """DRAWN or GIVEN; of what was drawn nothing is kept."""
    return kind | seat << 4 | nation << 8


def kind(entry: i64) -> i64:
    return entry & 15


def is_bound(entry: i64) -> bool:
    return entry & 15 == BOUND


def alike(bound: i64) -> i64:
    """Its nationality."""
    return bound >> 4 & 15


def went_back(bound: i64) -> bool:
    return bound >> 8 & 1 == 1


def who(secret: i64) -> i64:
    return secret >> 4 & 15


def given(secret: i64) -> i64:
    return secret >> 8


def unseen_at(bound: i64) -> i64:
    """Where, after a bound, lie the cards that nobody had seen..."""
    return bound + 1


def market_at(bound: i64) -> i64:
    """...what lay in the market..."""
    return bound + 2


def held_at(bound: i64, seat: i64) -> i64:
    """...and what each seat held that nobody else had seen."""
    return bound + 3 + seat


def bounds_of(marks: vec[i64], seats: i64) -> vec[i64]:
    """The places of all bounds of a trail."""
    bounds = vec[i64]()
    at: i64 = 0
    while at < len(marks):
        if is_bound(marks[at]):
            bounds = append(bounds, at)
            at = market_at(at) + seats
        at += 1
    return bounds


class Trail:
    """A trail, and a deal of the cards that the viewer has not seen."""

    def __init__(self, rules: Rules, marks: vec[i64], viewer: i64, unknown: vec[i64]) -> None:
        """`unknown`: by seat, how many of its cards nobody else has seen."""
        self.rules = rules
        self.marks = marks
        self.viewer = viewer
        self.unknown = unknown
        self.cards: vec[i64] = vec[i64]([0] * int(rules.seats + 1))
        """By seat the unseen cards that it gets, and then those of the pile."""
        self.bounds: vec[i64] = bounds_of(marks, rules.seats)

    def deal(self, pool: i64, size: i64, rng: Random) -> None:
        """Deals are proposed until one is taken, each as often as its weight says, which is exact.

        After very many put-backs hardly any is taken: then one of those seen is, by weight.
        """
        marks, cards = self.marks, self.cards
        total = 0.0
        tries: i64 = 0
        most = MOST_TRIES
        if len(self.bounds) > MANY:
            most = max(LEAST_TRIES, MOST_TRIES * MANY // len(self.bounds))
        while tries < most or total == 0.0:
            fit = self._retrace(pool, size, rng)
            if rng.random() < fit:
                return
            total += fit
            if rng.random() * total < fit:
                marks, cards = self.marks[:], self.cards[:]
            tries += 1
            if tries == LAST_TRY:
                raise RuntimeError("no deal of the unseen cards fits what was seen")
        self.marks, self.cards = marks, cards

    def _retrace(self, pool: i64, size: i64, rng: Random) -> float:
        """Deal `pool`, which has `size` cards; and how far to trust this deal.

        Cards are alike that one seat drew between the same two bounds. First it is drawn when each
        card was drawn that somebody gave and nobody knew of; then which of the unseen cards were
        put back, and when last, for no card drawn before can be one of them; then the others are
        dealt, the oldest first. The first two are drawn by their weights; where these fall short of
        what they could be, such a deal comes too often by as much.
        """
        marks, bounds, dealt = self.marks, self.bounds, self.cards
        rules, viewer = self.rules, self.viewer
        count = len(bounds)
        # By seat, and by how many bounds had been when they were drawn: cards that it still holds.
        held = vec[i64]([0] * int(rules.seats * (count + 1)))
        old = vec[i64]([0] * int(count))  # by bound: cards still held that were drawn before it
        least = vec[i64]([0] * int(count))  # how many these must be
        for seat in range(rules.seats):
            if seat != viewer:
                self._match(seat, held, least, rng)
                total: i64 = 0
                for bound in range(count):
                    total += held[seat * (count + 1) + bound]
                    old[bound] += total
        labels = vec[i64]([0] * int(count))  # how many unseen cards were put back there last
        trust = self._label(pool, size, old, least, labels, rng)
        if trust == 0.0:
            return 0.0
        for bound in range(count):
            nation = alike(marks[bounds[bound]])
            pool -= labels[bound] * rules.unit[nation]
            size -= labels[bound]
        for seat in range(rules.seats):
            dealt[seat] = 0
        for age in range(count + 1):
            if age > 0:
                nation = alike(marks[bounds[age - 1]])
                pool += labels[age - 1] * rules.unit[nation]
                size += labels[age - 1]
            for seat in range(rules.seats):
                if seat == viewer:
                    continue
                wanted = held[seat * (count + 1) + age]
                cards = deal(pool, size, wanted, rng)
                pool -= cards
                size -= wanted
                dealt[seat] += cards
                for bound in range(age, count):
                    marks[held_at(bounds[bound], seat)] += cards
        dealt[rules.seats] = pool
        return trust if self._fits() else 0.0

    def _match(self, seat: i64, held: vec[i64], least: vec[i64], rng: Random) -> None:
        """When the seat drew what it gave and nobody knew of: any card it held may be that one."""
        marks, bounds = self.marks, self.bounds
        count = len(bounds)
        mine = seat * (count + 1)
        total = self.unknown[seat]
        at = bounds[0]
        while at < len(marks):
            entry = marks[at]
            if is_bound(entry):
                at += 2 + self.rules.seats
            elif who(entry) == seat:
                total += -1 if kind(entry) == DRAWN else 1
            at += 1
        held[mine] = total
        drawn = vec[i64]([0] * int(count + 1))
        at = bounds[0]
        age: i64 = 0
        while at < len(marks):
            entry = marks[at]
            if is_bound(entry):
                marks[held_at(at, seat)] = 0
                age += 1
                at += 3 + self.rules.seats
                continue
            if who(entry) == seat:
                if kind(entry) == DRAWN:
                    held[mine + age] += 1
                    drawn[age] += 1
                    total += 1
                else:
                    skip = below(rng, total)
                    then: i64 = 0
                    while skip >= held[mine + then]:
                        skip -= held[mine + then]
                        then += 1
                    held[mine + then] -= 1
                    total -= 1
                    for bound in range(then, age):
                        marks[held_at(bounds[bound], seat)] += self.rules.unit[given(entry)]
            at += 1
        bound = count
        while bound > 0:
            total -= drawn[bound]
            bound -= 1
            if total <= 0:
                break
            least[bound] += total

    def _label(
        self,
        pool: i64,
        size: i64,
        old: vec[i64],
        least: vec[i64],
        labels: vec[i64],
        rng: Random,
    ) -> float:
        """Draw how many of the unseen cards were put back at each bound and never again.

        Of all cards of the nationality that were unseen there, any three may be those put back,
        but for those that a seat held; and such a card lies now where a later one can lie.
        """
        marks, bounds, viewer = self.marks, self.bounds, self.viewer
        used = vec[i64]([0] * int(NATIONS))  # labelled, by nationality
        later = vec[i64]([0] * int(NATIONS))  # put back later
        placed: i64 = 0
        trust = 1.0
        bound = len(bounds)
        ways = vec[float]([0.0] * 4)
        while bound > 0:
            bound -= 1
            at = bounds[bound]
            if not went_back(marks[at]):
                continue
            nation = alike(marks[at])
            unseen = number_of(marks[unseen_at(at)], nation) + THREE
            if viewer >= 0:
                unseen -= number_of(marks[held_at(at, viewer)], nation)
            free = unseen
            for seat in range(self.rules.seats):
                if seat != viewer:
                    free -= number_of(marks[held_at(at, seat)], nation)
            now = number_of(pool, nation) - used[nation]
            most = _ways(ways, now - later[nation] + used[nation], unseen, size, least[bound], 0)
            total = _ways(ways, now, free, size, old[bound], placed)
            if total == 0.0:
                return 0.0
            trust *= total / most
            left = rng.random() * total
            pick: i64 = 0
            while pick < THREE and left >= ways[pick]:
                left -= ways[pick]
                pick += 1
            labels[bound] = pick
            used[nation] += pick
            later[nation] += THREE
            placed += pick
        return trust

    def _fits(self) -> bool:
        """Whether SW-11 would have done what it did."""
        marks = self.marks
        for at in self.bounds:
            spread: i64 = 0
            for n in range(NATIONS):
                both = number_of(marks[unseen_at(at)], n) + number_of(marks[market_at(at)], n)
                for seat in range(self.rules.seats):
                    both -= number_of(marks[held_at(at, seat)], n)
                spread += 2 if both > 2 else both
            if (spread >= SLOTS) != went_back(marks[at]):
                return False
        return True


def deal(pool: i64, size: i64, count: i64, rng: Random) -> i64:
    """So many cards of a pool, which has `size`, by nationality."""
    cards: i64 = 0
    while count:
        skip = below(rng, size)
        unit: i64 = 1
        rest = pool
        while skip >= rest & 255:
            skip -= rest & 255
            rest >>= 8
            unit <<= 8
        cards += unit
        pool -= unit
        size -= 1
        count -= 1
    return cards


def _ways(ways: vec[float], now: i64, total: i64, size: i64, old: i64, placed: i64) -> float:
    """In how many ways three of `total` cards were put back, by how many of them are unseen now.

    `now` of them are unseen now, among `size` cards, of which `old` were drawn before; `placed`
    others have their place already. A card put back lies where one can that was not drawn before.
    """
    now = 0 if now < 0 else now
    spare = total - now
    place = 1.0
    unseen = 1.0
    for picked in range(4):
        rest = 3 - picked
        other = 1.0
        for k in range(rest):
            other *= float(spare - k) / float(k + 1) if spare > k else 0.0
        ways[picked] = place * unseen * other
        unseen *= float(now - picked) / float(picked + 1) if now > picked else 0.0
        free = size - placed - picked
        place *= float(free - old) / float(free) if free > old else 0.0
    return ways[0] + ways[1] + ways[2] + ways[3]
