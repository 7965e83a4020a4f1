# compiled
"""Spywhere: the truth at the table and its rules, phase by phase.

What is publicly known of a hand is a part of it (KNOWN); the rest of it are cards that nobody else
has seen. From the first moment on at which it matters when these were drawn (SW-11), a trail behind
the cells of the seats tells (see cells.py and sampling.py).
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.games.spywhere.cells import (
    CLEARING,
    DEALING,
    DRAWING,
    ENDED,
    EXCHANGING,
    LAST,
    LAYING,
    LEAVING,
    NAMING,
    PASSPORTS,
    PRIZE,
    REFILLING,
    STARTING,
    Cells,
    fresh,
)
from spytable.games.spywhere.rules import (
    ALL,
    BONUS,
    CLEAR,
    DEAL,
    DEALT,
    DONE,
    DRAW,
    ENDING,
    FIRST,
    KEEP,
    LEAVE,
    MARKET,
    MOST_BACKS,
    NATIONS,
    NONE,
    PASS,
    PASSPORT,
    SLOTS,
    THREE,
    Rules,
    exchange,
    given,
    has,
    name,
    named_foe,
    named_nation,
    number_of,
    pick_card,
    taken,
)
from spytable.games.spywhere.sampling import Trail, deal
from spytable.kernel.chance import Outcomes, draw
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER


class Where(Cells):
    """A game of Spywhere; made by `begin` or `clone`."""

    # -- who may do what ---------------------------------------------------------------

    def seats(self) -> i64:
        return self.rules.seats

    def mover(self) -> i64:
        phase = self.phase()
        if phase < EXCHANGING:
            return CHANCE
        if phase < LAST:
            return self.active()
        if phase == LAST:
            for seat in range(self.rules.seats):
                if not self.ready(seat):
                    return seat
        return OVER

    def to_act(self) -> i64:
        phase = self.phase()
        if phase == LAST:
            mask: i64 = 0
            for seat in range(self.rules.seats):
                if not self.ready(seat):
                    mask |= self.rules.bit[seat]
            return mask
        return self.rules.bit[self.active()] if EXCHANGING <= phase < LAST else 0

    def simultaneous(self) -> i64:
        return 1 if self.phase() == LAST else 0

    def legal(self, seat: i64) -> tuple[int, ...]:
        rules = self.rules
        phase = self.phase()
        if phase == LAST:
            if self.ready(seat):
                return rules.nothing
            return rules.legal_naming(self.unnamed(seat), self.id_cards(seat), True)
        if self.active() != seat:
            return rules.nothing
        if phase == EXCHANGING:
            return rules.legal_exchange(rules.kinds(self.hand(seat)), rules.kinds(self.market()))
        if phase == NAMING:
            return rules.legal_naming(self.unnamed(seat), self.id_cards(seat), False)
        if phase == CLEARING:  # SW-9
            own = has(self.face(seat), self.alike())
            return rules.keep if own else rules.keep_or_clear
        return rules.nothing

    def chance(self) -> Outcomes:
        rules = self.rules
        phase = self.phase()
        if phase >= EXCHANGING:
            return []
        if phase == STARTING:
            return rules.one_of(FIRST, rules.bit[rules.seats] - 1)
        if phase == LEAVING:
            return rules.one_of(LEAVE, ALL)
        if phase == PASSPORTS:
            free = self.in_play()
            for seat in range(rules.seats):
                free &= ~self.face(seat)
            return rules.one_of(PASSPORT, free)
        return rules.card_of(self._card_for(phase), self.pile())

    def draw(self, rng: Random) -> i64:
        kind = self._card_for(self.phase())
        if kind == NONE:
            return draw(self.chance(), rng)
        return kind + pick_card(self.pile(), rng)

    def _card_for(self, phase: i64) -> i64:
        """For what a card is drawn from the pile, or NONE where none is."""
        if phase == DRAWING:
            return DRAW
        if phase == REFILLING or phase == LAYING:
            return MARKET
        if phase == PRIZE:
            return BONUS
        return DEAL if phase == DEALING else NONE

    def bound(self) -> i64:
        rules = self.rules
        turn = 6 + DEALT * (MOST_BACKS + 1)
        return rules.setup + rules.pile * turn + rules.seats * (rules.missing + 1)

    def shows(self, seat: i64, action: i64) -> bool:
        if action < KEEP:  # SW-8: a card that not everybody knew of
            return not self.knows(seat, given(action))
        return action == CLEAR  # SW-9: of which nationality one is not

    # -- what happens ------------------------------------------------------------------

    def apply(self, actor: i64, action: i64) -> None:
        if actor == CHANCE:
            self._happen(action)
            return
        phase = self.phase()
        if phase == EXCHANGING:
            self._exchange(actor, given(action), taken(action))
        elif phase == NAMING:
            if action == PASS:
                self.all_see(PASS)
                self._end_turn()
            else:
                self._name(actor, named_foe(action), named_nation(action))
        elif phase == CLEARING:
            if action == KEEP:
                self._keep(actor)
            else:
                self._clear(actor)
        elif action == DONE:
            self._done(actor)
        else:  # SW-15
            self._write(actor, named_foe(action), named_nation(action))

    def _happen(self, outcome: i64) -> None:
        rules = self.rules
        phase = self.phase()
        nation = outcome % NATIONS
        if phase == DRAWING:  # SW-7
            self.enter(EXCHANGING)
            self._draw(self.active(), nation, DRAW)
        elif phase == REFILLING:
            self._lay(nation)
            if self.pile_size() == 0 or self.empty_slot() == NONE:
                self._refilled()
        elif phase == PRIZE:  # SW-10
            self.enter(REFILLING)
            self._draw(self.active(), nation, BONUS)
            if self.pile_size() == 0:
                self._to_naming()
        elif phase == DEALING:
            self._draw(self.dealt() // DEALT, nation, DEAL)
            self._dealt(DEALT * rules.seats, LAYING)
        elif phase == LAYING:
            self._lay(nation)
            self._dealt(SLOTS, STARTING)
        elif phase == PASSPORTS:  # SW-3, SW-20
            seat = self.dealt() // rules.each
            self.set_face(seat, self.face(seat) | rules.bit[nation])
            self.sees(seat, nation)
            self.all_see(PASSPORT)
            self._dealt(rules.each * rules.seats, DEALING)
        elif phase == LEAVING:  # SW-4
            self.all_see(outcome)
            self.leave_out(nation)
            self.enter(PASSPORTS)
        else:  # SW-6
            self.all_see(outcome)
            self.pass_to(outcome - FIRST)
            self.enter(DRAWING)

    def _dealt(self, most: i64, then: i64) -> None:
        self.count_dealt()
        if self.dealt() == most:
            self.forget_dealt()
            self.enter(then)

    def _draw(self, seat: i64, nation: i64, what: i64) -> None:
        """From the pile into a hand: others see only that it happens."""
        self.hold(seat, nation)
        self.all_see(what)
        self.trail_draw(seat)

    def _lay(self, nation: i64) -> None:
        """From the pile into the market."""
        self.lay(nation)
        self.all_see(MARKET + nation)

    def _exchange(self, me: i64, give: i64, take: i64) -> None:
        """SW-8."""
        self._read_exchange(me, give, take)
        if not self.knows(me, give):
            self.trail_gift(me, give)
        self.swap(me, give, take)
        self.all_see(exchange(give, take))
        if self.alike() == NONE:
            self._to_naming()
        else:
            self.enter(CLEARING)

    def _keep(self, me: i64) -> None:
        """SW-9: it does not want to, or it may not."""
        rules = self.rules
        nation = self.alike()
        for face in range(len(rules.faces)):
            if not has(rules.faces[face], nation):
                self.read(me, face, rules.keeps)
        self.all_see(KEEP)
        self._to_naming()

    def _clear(self, me: i64) -> None:
        """SW-9, SW-10: three alike become a clue pile."""
        nation = self.alike()
        self.add_clue(me, nation)
        for face in range(len(self.rules.faces)):
            self.read(me, face, self.rules.clears)
        self.take_up(nation)
        self.all_see(CLEAR)
        if self.pile_size():
            self.enter(PRIZE)
        else:  # SW-14: an empty pile gives nothing
            self._to_naming()

    def _refilled(self) -> None:
        """SW-11, when the market is full or the pile empty."""
        nation = self.alike()
        if self.rules.refill and nation != NONE and self.backs() < MOST_BACKS:
            back = self._spread() >= SLOTS
            # From here on it matters when a card was drawn.
            self.trail_bound(nation, back, self.unseen())
            if back:
                self.put_back(nation)
                return
        self._to_naming()

    def _spread(self) -> i64:
        """SW-11: how many cards a market with no three alike could have."""
        both = self.market() + self.pile()
        total: i64 = 0
        for nation in range(NATIONS):
            count = number_of(both, nation)
            total += 2 if count > 2 else count
        return total

    def _to_naming(self) -> None:
        if self.round() < self.rules.names_from:  # SW-21, SW-22
            self._end_turn()
        else:
            self.enter(NAMING)

    def _name(self, me: i64, foe: i64, nation: i64) -> None:
        """SW-12: others see before whom the card lies, not what it says."""
        self._write(me, foe, nation)
        self.count_laid(me, foe)
        self.all_see(name(foe, 0))
        if self.unnamed(me) == 0:  # SW-14, SW-18
            self.set_ender(me)
        self._end_turn()

    def _write(self, me: i64, foe: i64, nation: i64) -> None:
        self.write(me, foe, nation)
        self.sees(me, name(foe, nation))

    def _end_turn(self) -> None:
        self.count_turn()
        if self.pile_size() and self.ender() == NONE:
            self.pass_to((self.active() + 1) % self.rules.seats)  # SW-13
            self.enter(DRAWING)
            return
        self.enter(LAST)  # SW-14
        self.pass_to(0)
        for seat in range(self.rules.seats):
            self.set_ready(seat, self.unnamed(seat) == 0)

    def _done(self, me: i64) -> None:
        """SW-15; when all are done, everything is shown (SW-16)."""
        self.set_ready(me, True)
        self.sees(me, DONE)
        if self.mover() == OVER:
            self.enter(ENDED)
            self.end_trail()

    # -- the small steps they are made of --------------------------------------------------

    def alike(self) -> i64:
        """SW-9: the nationality of which three or more lie in the market, or NONE."""
        market = self.market()
        for nation in range(NATIONS):
            if number_of(market, nation) >= THREE:
                return nation
        return NONE

    def in_play(self) -> i64:
        """The nationalities in the game, as bits."""
        left = self.left_out()
        return ALL if left == NONE else ALL & ~self.rules.bit[left]

    def round(self) -> i64:
        return self.turn() // self.rules.seats + 1

    def unnamed(self, seat: i64) -> i64:
        """The opponents whom the seat can still identify, as bits."""
        rules = self.rules
        mask: i64 = 0
        for foe in range(rules.seats):
            if foe != seat and rules.count[self.names(seat, foe)] < rules.each:
                mask |= rules.bit[foe]
        return mask

    # -- the end ------------------------------------------------------------------------

    def own_cards(self, seat: i64) -> i64:
        """SW-17: n."""
        face, hand = self.face(seat), self.hand(seat)
        total: i64 = 0
        for nation in range(NATIONS):
            if has(face, nation):
                total += number_of(hand, nation)
        return total

    def right(self, seat: i64) -> i64:
        """SW-17, SW-20: k."""
        total: i64 = 0
        for foe in range(self.rules.seats):
            total += self.rules.count[self.names(seat, foe) & self.face(foe)]
        return total

    def bonus(self, seat: i64) -> i64:
        """SW-18."""
        return ENDING if self.ender() == seat else 0

    def points(self, seat: i64) -> i64:
        cards = self.own_cards(seat)
        return cards + cards * self.right(seat) + self.bonus(seat)

    def scores(self) -> list[int]:
        found: list[int] = []
        for seat in range(self.rules.seats):
            found.append(self.points(seat))
        return found

    def returns(self) -> list[float]:
        """SW-19: the winners share what the others lose."""
        seats = self.rules.seats
        if self.phase() != ENDED:
            return [0.0] * int(seats)
        points = self.scores()
        most = max(points)
        winners = points.count(most)
        if winners == seats:
            return [0.0] * int(seats)
        won, lost = 1.0 / winners, -1.0 / (int(seats) - winners)
        return [won if mine == most else lost for mine in points]

    # -- reading the others -----------------------------------------------------------------

    def _read_exchange(self, me: i64, give: i64, take: i64) -> None:
        """How likely this is to whoever the player can be; see docs/balance/spywhere.md."""
        rules = self.rules
        market = self.market()
        for face in range(len(rules.faces)):
            nations = rules.faces[face]
            own = rules.number_of_all(market, nations)
            told = rules.takes[own] if has(nations, take) else rules.leaves[own]
            told += rules.gives if has(nations, give) else rules.gives_other
            self.read(me, face, told)

    def excluded(self, seat: i64) -> i64:
        """SW-9: the nationalities that its clue piles exclude, as bits."""
        return self.rules.kinds(self.clues(seat))

    # -- knowledge, copies -------------------------------------------------------------

    def unseen(self) -> i64:
        """The cards that not everybody has seen, by nationality: in the pile and in hands."""
        cards = self.pile()
        for seat in range(self.rules.seats):
            cards += self.hidden(seat)
        return cards

    def deduced(self, viewer: i64) -> vec[i64]:
        if self.phase() == ENDED:  # SW-16: all hands are shown
            return vec[i64]([self.pile()])
        return vec[i64]([self.unseen() - self.hidden(viewer)])  # in the pile and in others' hands

    def awaited(self, viewer: i64) -> i64:
        """SW-15: who is done is not seen, but who has laid all cards before has nothing to do."""
        mask = self.to_act()
        if self.phase() == LAST and viewer != OMNISCIENT:
            for seat in range(self.rules.seats):
                if seat != viewer and self._laid(seat) < self.rules.missing:
                    mask |= self.rules.bit[seat]
        return mask

    def _laid(self, seat: i64) -> i64:
        """How many cards it laid on its own turns."""
        total: i64 = 0
        for foe in range(self.rules.seats):
            total += self.laid(seat, foe)
        return total

    def resample(self, viewer: i64, rng: Random) -> None:
        if self.phase() != ENDED and viewer != OMNISCIENT:  # SW-16: then all is shown
            self._other_faces(viewer, rng)
            self._other_hands(viewer, rng)
            for seat in range(self.rules.seats):
                if seat != viewer:
                    self._other_names(seat, rng)
        self.reseed()

    def _other_faces(self, viewer: i64, rng: Random) -> None:
        """SW-3, SW-9: all passports that fit the clue piles and the viewer's are equally likely."""
        rules = self.rules
        used: i64 = 0
        seat: i64 = 0
        while seat < rules.seats:
            if seat != viewer:
                free = self.in_play() & ~self.excluded(seat)
                wanted = rules.count[self.face(seat)]
                face: i64 = 0
                while wanted:
                    face |= rules.pick_bit(free & ~face, rng)
                    wanted -= 1
                self.set_face(seat, face)
            # Two seats cannot have one passport: start again. It ends, since the truth fits.
            if used & self.face(seat):
                used = 0
                seat = 0
                continue
            used |= self.face(seat)
            seat += 1

    def _other_names(self, seat: i64, rng: Random) -> None:
        """SW-12: cards laid on own turns may say anything; of SW-15 nobody sees anything."""
        rules = self.rules
        self.forget_names(seat, self.in_play())
        for foe in range(rules.seats):
            laid = self.laid(seat, foe)
            while laid:
                card = rules.pick_bit(self.id_cards(seat), rng)
                self.write(seat, foe, rules.place[card])
                laid -= 1
        if self.phase() == LAST:
            self.set_ready(seat, self.unnamed(seat) == 0)

    def _other_hands(self, viewer: i64, rng: Random) -> None:
        """Deal afresh the cards that the viewer has not seen."""
        pool = self.unseen()
        left = self.pile_size()
        if viewer >= 0:
            pool -= self.hidden(viewer)
        for seat in range(self.rules.seats):
            if seat != viewer:
                left += self.hidden_size(seat)
        if self.has_trail():
            self._by_trail(viewer, pool, left, rng)
            return
        for seat in range(self.rules.seats):
            if seat != viewer:
                cards = deal(pool, left, self.hidden_size(seat), rng)
                left -= self.hidden_size(seat)
                pool -= cards
                self.set_hidden(seat, cards)
        self.set_pile(pool)

    def _by_trail(self, viewer: i64, pool: i64, left: i64, rng: Random) -> None:
        """The same, where it matters when a card was drawn."""
        seats = self.rules.seats
        sizes = vec[i64]([0] * int(seats))
        for seat in range(seats):
            sizes[seat] = self.hidden_size(seat)
        trail = Trail(self.rules, self.marks(), viewer, sizes)
        trail.deal(pool, left, rng)
        self.set_marks(trail.marks)
        for seat in range(seats):
            if seat != viewer:
                self.set_hidden(seat, trail.cards[seat])
        self.set_pile(trail.cards[seats])

    def clone(self) -> Where:
        copy = Where()
        copy.rules = self.rules
        copy.cells = self.cells[:]
        return copy


def begin(rules: Rules) -> Where:
    """SW-2: everything in the box, one nationality perhaps left out already (SW-4)."""
    where = Where()
    where.rules = rules
    where.cells = fresh(rules)
    if 0 <= rules.left_out < NATIONS:
        where.leave_out(rules.left_out)
    return where
