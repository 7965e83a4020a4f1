# compiled
"""Spywhere: the truth at the table and its rules, phase by phase.

What is publicly known of a hand is a part of it (KNOWN); the rest of it are cards that nobody else
has seen. From the first moment on at which it matters when these were drawn (SW-11), a trail behind
the cells of the seats tells (see `_bound` and sampling.py).
"""

from __future__ import annotations

from typing import Any, Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from spytable.games.spywhere.rules import (
    ALL,
    BONUS,
    CLEAR,
    DEAL,
    DEALT,
    DONE,
    DRAW,
    FIRST,
    KEEP,
    LEAVE,
    MARKET,
    MOST_BACKS,
    NAME,
    NATIONS,
    NONE,
    PASS,
    PASSPORT,
    SLOTS,
    Rules,
)
from spytable.games.spywhere.sampling import BOUND, DRAWN, GIVEN, Trail, deal
from spytable.kernel.chance import Outcomes
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER, State, mix

# What is going on.
LEAVING: Final[i64] = 0  # chance takes a nationality out (SW-4)
PASSPORTS: Final[i64] = 1  # chance deals the passports (SW-3, SW-20)
DEALING: Final[i64] = 2  # chance deals the hands (SW-5)
LAYING: Final[i64] = 3  # chance lays out the first market (SW-5)
STARTING: Final[i64] = 4  # chance names the first player (SW-6)
DRAWING: Final[i64] = 5  # a card for the active player (SW-7)
PRIZE: Final[i64] = 6  # another one, as a bonus (SW-10)
REFILLING: Final[i64] = 7  # the market, card by card (SW-10, SW-11)
EXCHANGING: Final[i64] = 8  # the active player exchanges (SW-8)
CLEARING: Final[i64] = 9  # it takes three alike out or keeps them (SW-9)
NAMING: Final[i64] = 10  # it may identify somebody (SW-12)
LAST: Final[i64] = 11  # all others identify whom they like, in secret (SW-15)
ENDED: Final[i64] = 12

# Where things lie in the cells.
PHASE: Final[i64] = 0
ACTIVE: Final[i64] = 1  # whose turn it is
TURN: Final[i64] = 2  # turns finished
LEFT: Final[i64] = 3  # the nationality left out, or NONE
FACED: Final[i64] = 4  # passports or cards dealt so far in this part of the set-up
BACKS: Final[i64] = 5  # how often cards were put back in this turn (SW-11)
ENDER: Final[i64] = 6  # who made its last identification on its own turn (SW-18), or NONE
SEEN: Final[i64] = 7  # a key of what everybody has observed
PILE: Final[i64] = 8  # cards in the pile, by nationality
LEFTOVER: Final[i64] = 9  # cards in the pile
SHOWN: Final[i64] = 10  # cards in the market, by nationality
SLOT: Final[i64] = 11  # the market, card by card; NONE for an empty place
SEAT: Final[i64] = 16
# By seat, WIDTH cells each:
FACE: Final[i64] = 0  # its nationalities, as bits
HAND: Final[i64] = 1  # its cards, by nationality
SIZE: Final[i64] = 2
KNOWN: Final[i64] = 3  # those that everybody knows of
KNOWN_SIZE: Final[i64] = 4
TOOK: Final[i64] = 5  # from the market, by nationality
GAVE: Final[i64] = 6
CLUES: Final[i64] = 7  # piles of three before it, by nationality (SW-9)
CARDS: Final[i64] = 8  # identification cards left, as bits
NAMES: Final[i64] = 9  # what it named, as bits: eight bits a seat
LAID: Final[i64] = 10  # how many it laid on its own turns: eight bits a seat
READY: Final[i64] = 11  # whether it is done with SW-15
KEY: Final[i64] = 12  # a key of what it alone has observed
READING: Final[i64] = 13  # by face: how well the seat's play fits it, see Rules
FACES: Final[i64] = 15  # the most faces there can be
WIDTH: Final[i64] = READING + FACES
# Where things lie in what is deduced.
UNSEEN: Final[i64] = 0  # the cards that the viewer has not seen, by nationality


class Where(State):
    """A game of Spywhere; made by `begin` or `clone`."""

    rules: Rules

    # -- who may do what ---------------------------------------------------------------

    def seats(self) -> i64:
        return self.rules.seats

    def mover(self) -> i64:
        c = self.cells
        phase = c[PHASE]
        if phase < EXCHANGING:
            return CHANCE
        if phase < LAST:
            return c[ACTIVE]
        if phase == LAST:
            for seat in range(self.rules.seats):
                if not c[SEAT + seat * WIDTH + READY]:
                    return seat
        return OVER

    def to_act(self) -> i64:
        c = self.cells
        phase = c[PHASE]
        if phase == LAST:
            mask: i64 = 0
            for seat in range(self.rules.seats):
                if not c[SEAT + seat * WIDTH + READY]:
                    mask |= self.rules.bit[seat]
            return mask
        return self.rules.bit[c[ACTIVE]] if EXCHANGING <= phase < LAST else 0

    def simultaneous(self) -> i64:
        return 1 if self.cells[PHASE] == LAST else 0

    def legal(self, seat: i64) -> tuple[int, ...]:
        c = self.cells
        rules = self.rules
        at = SEAT + seat * WIDTH
        phase = c[PHASE]
        if phase == LAST:
            if c[at + READY]:
                return rules.nothing
            return rules.legal_naming(self.unnamed(seat), c[at + CARDS], True)
        if c[ACTIVE] != seat:
            return rules.nothing
        if phase == EXCHANGING:
            return rules.legal_exchange(self._kinds(c[at + HAND]), self._kinds(c[SHOWN]))
        if phase == NAMING:
            return rules.legal_naming(self.unnamed(seat), c[at + CARDS], False)
        if phase == CLEARING:  # SW-9
            own = c[at + FACE] >> self.alike() & 1
            return rules.keep if own else rules.keep_or_clear
        return rules.nothing

    def chance(self) -> Outcomes:
        c = self.cells
        rules = self.rules
        phase = c[PHASE]
        found: list[Any] = []  # handed on as they are, see Rules
        if phase >= EXCHANGING:
            return []
        if phase == STARTING:
            for seat in range(rules.seats):
                found.append(rules.one[FIRST + seat])
        elif phase == LEAVING:
            for n in range(NATIONS):
                found.append(rules.one[LEAVE + n])
        elif phase == PASSPORTS:
            free = self.in_play()
            for seat in range(rules.seats):
                free &= ~c[SEAT + seat * WIDTH + FACE]
            for n in range(NATIONS):
                if free >> n & 1:
                    found.append(rules.one[PASSPORT + n])
        else:
            kind: i64 = MARKET
            if phase == DRAWING:
                kind = DRAW
            elif phase == PRIZE:
                kind = BONUS
            elif phase == DEALING:
                kind = DEAL
            pile = c[PILE]
            at = kind * (rules.copies + 1)
            while pile:
                count = pile & 255
                if count:
                    found.append(rules.cards[at + count])
                pile >>= 8
                at += rules.copies + 1
        return found

    def bound(self) -> i64:
        rules = self.rules
        turn = 6 + DEALT * (MOST_BACKS + 1)
        return rules.setup + rules.pile * turn + rules.seats * (rules.missing + 1)

    def shows(self, seat: i64, action: i64) -> bool:
        if action < KEEP:  # SW-8: a card that not everybody knew of
            known = self.cells[SEAT + seat * WIDTH + KNOWN]
            return known & self.rules.field[action // NATIONS] == 0
        return action == CLEAR  # SW-9: of which nationality one is not

    # -- what happens ------------------------------------------------------------------

    def apply(self, actor: i64, action: i64) -> None:
        c = self.cells
        if actor == CHANCE:
            self._happen(action)
            return
        phase = c[PHASE]
        if phase == EXCHANGING:
            self._exchange(actor, action // NATIONS, action % NATIONS)
        elif phase == NAMING:
            if action == PASS:
                self._all_see(PASS)
                self._end_turn()
            else:
                self._name(actor, (action - NAME) // NATIONS, (action - NAME) % NATIONS)
        elif phase == CLEARING:
            if action == KEEP:
                self._keep(actor)
            else:
                self._clear(actor)
        elif action == DONE:
            self._done(actor)
        else:  # SW-15
            self._write(actor, (action - NAME) // NATIONS, (action - NAME) % NATIONS)

    def _happen(self, outcome: i64) -> None:
        c = self.cells
        rules = self.rules
        phase = c[PHASE]
        nation = outcome % NATIONS
        if phase == DRAWING:  # SW-7
            c[PHASE] = EXCHANGING
            self._draw(c[ACTIVE], nation, DRAW)
        elif phase == REFILLING:
            self._lay(nation)
            if c[LEFTOVER] == 0 or self._empty_slot() == NONE:
                self._refilled()
        elif phase == PRIZE:  # SW-10
            c[PHASE] = REFILLING
            self._draw(c[ACTIVE], nation, BONUS)
            if self.cells[LEFTOVER] == 0:
                self._to_naming()
        elif phase == DEALING:
            seat = c[FACED] // DEALT
            self._draw(seat, nation, DEAL)
            self._dealt(DEALT * rules.seats, LAYING)
        elif phase == LAYING:
            self._lay(nation)
            self._dealt(SLOTS, STARTING)
        elif phase == PASSPORTS:  # SW-3, SW-20
            at = SEAT + c[FACED] // rules.each * WIDTH
            c[at + FACE] |= rules.bit[nation]
            c[at + KEY] = mix(c[at + KEY], nation)
            self._all_see(PASSPORT)
            self._dealt(rules.each * rules.seats, DEALING)
        elif phase == LEAVING:  # SW-4
            self._all_see(outcome)
            self._leave(nation)
            c[PHASE] = PASSPORTS
        else:  # SW-6
            self._all_see(outcome)
            c[ACTIVE] = outcome - FIRST
            c[PHASE] = DRAWING

    def _dealt(self, most: i64, then: i64) -> None:
        c = self.cells
        c[FACED] += 1
        if c[FACED] == most:
            c[FACED] = 0
            c[PHASE] = then

    def _leave(self, nation: i64) -> None:
        """SW-4: passport, identification cards and nationality cards are taken out."""
        c = self.cells
        rules = self.rules
        c[LEFT] = nation
        for seat in range(rules.seats):
            c[SEAT + seat * WIDTH + CARDS] &= ~rules.bit[nation]
        c[PILE] &= ~rules.field[nation]
        c[LEFTOVER] -= rules.copies

    def _draw(self, seat: i64, nation: i64, what: i64) -> None:
        """From the pile into a hand: others see only that it happens."""
        c = self.cells
        at = SEAT + seat * WIDTH
        c[PILE] -= self.rules.unit[nation]
        c[LEFTOVER] -= 1
        c[at + HAND] += self.rules.unit[nation]
        c[at + SIZE] += 1
        c[at + KEY] = mix(c[at + KEY], nation)
        c[SEEN] = mix(c[SEEN], what)
        if len(c) > self.trail():
            self.cells = append(c, DRAWN | seat << 4)

    def _lay(self, nation: i64) -> None:
        """From the pile into the market."""
        c = self.cells
        c[PILE] -= self.rules.unit[nation]
        c[LEFTOVER] -= 1
        c[SHOWN] += self.rules.unit[nation]
        c[SLOT + self._empty_slot()] = nation
        c[SEEN] = mix(c[SEEN], MARKET + nation)

    def _exchange(self, me: i64, give: i64, take: i64) -> None:
        """SW-8."""
        c = self.cells
        rules = self.rules
        at = SEAT + me * WIDTH
        one, other = rules.unit[give], rules.unit[take]
        self._read_exchange(at, give, take)
        if c[at + KNOWN] & rules.field[give]:
            c[at + KNOWN] -= one
        else:
            c[at + KNOWN_SIZE] += 1
            if len(c) > self.trail():
                c = append(c, GIVEN | me << 4 | give << 8)
                self.cells = c
        c[at + KNOWN] += other
        c[at + HAND] += other - one
        c[at + GAVE] += one
        c[at + TOOK] += other
        c[SHOWN] += one - other
        slot = SLOT
        while c[slot] != take:
            slot += 1
        c[slot] = give
        c[SEEN] = mix(c[SEEN], give * NATIONS + take)
        if self.alike() == NONE:
            self._to_naming()
        else:
            c[PHASE] = CLEARING

    def _keep(self, me: i64) -> None:
        """SW-9: it does not want to, or it may not."""
        c = self.cells
        rules = self.rules
        nation = self.alike()
        at = SEAT + me * WIDTH + READING
        for face in range(len(rules.faces)):
            if not rules.faces[face] >> nation & 1:
                c[at + face] += rules.keeps
        self._all_see(KEEP)
        self._to_naming()

    def _clear(self, me: i64) -> None:
        """SW-9, SW-10: three alike become a clue pile."""
        c = self.cells
        nation = self.alike()
        at = SEAT + me * WIDTH
        c[at + CLUES] += self.rules.unit[nation]
        for face in range(len(self.rules.faces)):
            c[at + READING + face] += self.rules.clears
        self._take_up(nation)
        self._all_see(CLEAR)
        if c[LEFTOVER]:
            c[PHASE] = PRIZE
        else:  # SW-14: an empty pile gives nothing
            self._to_naming()

    def _refilled(self) -> None:
        """SW-11, when the market is full or the pile empty."""
        c = self.cells
        rules = self.rules
        nation = self.alike()
        if rules.refill and nation != NONE and c[BACKS] < MOST_BACKS:
            back = self._spread() >= SLOTS
            self._bound(nation, back)
            if back:
                c = self.cells
                self._take_up(nation)
                c[PILE] += DEALT * rules.unit[nation]
                c[LEFTOVER] += DEALT
                c[BACKS] += 1
                return
        self._to_naming()

    def _spread(self) -> i64:
        """SW-11: how many cards a market with no three alike could have."""
        both = self.cells[SHOWN] + self.cells[PILE]
        total: i64 = 0
        while both:
            count = both & 255
            total += 2 if count > 2 else count
            both >>= 8
        return total

    def _take_up(self, nation: i64) -> None:
        """The three lowest cards of a nationality leave the market."""
        c = self.cells
        c[SHOWN] -= 3 * self.rules.unit[nation]
        left: i64 = 3
        slot = SLOT
        while left:
            if c[slot] == nation:
                c[slot] = NONE
                left -= 1
            slot += 1

    def _to_naming(self) -> None:
        c = self.cells
        if self.round() < self.rules.names_from:  # SW-21, SW-22
            self._end_turn()
        else:
            c[PHASE] = NAMING

    def _name(self, me: i64, foe: i64, nation: i64) -> None:
        """SW-12: others see before whom the card lies, not what it says."""
        c = self.cells
        at = SEAT + me * WIDTH
        self._write(me, foe, nation)
        c[at + LAID] += self.rules.unit[foe]
        self._all_see(NAME + foe * NATIONS)
        if self.unnamed(me) == 0:  # SW-14, SW-18
            c[ENDER] = me
        self._end_turn()

    def _write(self, me: i64, foe: i64, nation: i64) -> None:
        c = self.cells
        at = SEAT + me * WIDTH
        c[at + NAMES] |= self.rules.bit[nation] << (foe << 3)
        c[at + CARDS] ^= self.rules.bit[nation]
        c[at + KEY] = mix(c[at + KEY], NAME + foe * NATIONS + nation)

    def _end_turn(self) -> None:
        c = self.cells
        c[TURN] += 1
        c[BACKS] = 0
        if c[LEFTOVER] and c[ENDER] == NONE:
            c[ACTIVE] = (c[ACTIVE] + 1) % self.rules.seats  # SW-13
            c[PHASE] = DRAWING
            return
        c[PHASE] = LAST  # SW-14
        c[ACTIVE] = 0
        for seat in range(self.rules.seats):
            c[SEAT + seat * WIDTH + READY] = 0 if self.unnamed(seat) else 1

    def _done(self, me: i64) -> None:
        """SW-15; when all are done, everything is shown (SW-16)."""
        c = self.cells
        at = SEAT + me * WIDTH
        c[at + READY] = 1
        c[at + KEY] = mix(c[at + KEY], DONE)
        if self.mover() == OVER:
            c[PHASE] = ENDED
            self.cells = c[: self.trail()]

    # -- the small steps they are made of --------------------------------------------------

    def _all_see(self, what: i64) -> None:
        self.cells[SEEN] = mix(self.cells[SEEN], what)

    def _kinds(self, cards: i64) -> i64:
        """Which nationalities there are, as bits."""
        kinds: i64 = 0
        for n in range(NATIONS):
            if cards & self.rules.field[n]:
                kinds |= self.rules.bit[n]
        return kinds

    def _empty_slot(self) -> i64:
        for slot in range(SLOTS):
            if self.cells[SLOT + slot] == NONE:
                return slot
        return NONE

    def alike(self) -> i64:
        """SW-9: the nationality of which three or more lie in the market, or NONE."""
        shown = self.cells[SHOWN]
        nation: i64 = 0
        while shown:
            if shown & 255 > 2:
                return nation
            shown >>= 8
            nation += 1
        return NONE

    def in_play(self) -> i64:
        """The nationalities in the game, as bits."""
        left = self.cells[LEFT]
        return ALL if left == NONE else ALL & ~self.rules.bit[left]

    def round(self) -> i64:
        return self.cells[TURN] // self.rules.seats + 1

    def unnamed(self, seat: i64) -> i64:
        """The opponents whom the seat can still identify, as bits."""
        names = self.cells[SEAT + seat * WIDTH + NAMES]
        rules = self.rules
        mask: i64 = 0
        for foe in range(rules.seats):
            if foe != seat and rules.count[names >> (foe << 3) & ALL] < rules.each:
                mask |= rules.bit[foe]
        return mask

    # -- the end ------------------------------------------------------------------------

    def own_cards(self, seat: i64) -> i64:
        """SW-17: n."""
        at = SEAT + seat * WIDTH
        total: i64 = 0
        for n in range(NATIONS):
            if self.cells[at + FACE] >> n & 1:
                total += self.cells[at + HAND] >> (n << 3) & 255
        return total

    def right(self, seat: i64) -> i64:
        """SW-17, SW-20: k."""
        names = self.cells[SEAT + seat * WIDTH + NAMES]
        total: i64 = 0
        for foe in range(self.rules.seats):
            named = names >> (foe << 3) & ALL
            total += self.rules.count[named & self.cells[SEAT + foe * WIDTH + FACE]]
        return total

    def points(self, seat: i64) -> i64:
        cards = self.own_cards(seat)
        bonus: i64 = 3 if self.cells[ENDER] == seat else 0  # SW-18
        return cards + cards * self.right(seat) + bonus

    def scores(self) -> list[int]:
        found: list[int] = []
        for seat in range(self.rules.seats):
            found.append(self.points(seat))
        return found

    def returns(self) -> list[float]:
        """SW-19: the winners share what the others lose."""
        seats = self.rules.seats
        if self.cells[PHASE] != ENDED:
            return [0.0] * int(seats)
        points = self.scores()
        most = max(points)
        winners = points.count(most)
        if winners == seats:
            return [0.0] * int(seats)
        won, lost = 1.0 / winners, -1.0 / (int(seats) - winners)
        return [won if mine == most else lost for mine in points]

    # -- reading the others -----------------------------------------------------------------

    def _read_exchange(self, at: i64, give: i64, take: i64) -> None:
        """How likely this is to whoever the player can be; see docs/balance/spywhere.md."""
        c = self.cells
        rules = self.rules
        shown = c[SHOWN]
        for face in range(len(rules.faces)):
            mask = rules.faces[face]
            own: i64 = 0
            rest = mask
            while rest:
                low = rest & -rest
                rest ^= low
                own += shown >> (rules.place[low] << 3) & 255
            told = rules.takes[own] if mask >> take & 1 else rules.leaves[own]
            told += rules.gives if mask >> give & 1 else rules.gives_other
            c[at + READING + face] += told

    def excluded(self, seat: i64) -> i64:
        """SW-9: the nationalities that its clue piles exclude, as bits."""
        return self._kinds(self.cells[SEAT + seat * WIDTH + CLUES])

    # -- knowledge, copies -------------------------------------------------------------

    def key(self, seat: i64) -> i64:
        return mix(self.cells[SEEN], self.cells[SEAT + seat * WIDTH + KEY])

    def trail(self) -> i64:
        """Where the trail begins."""
        return SEAT + self.rules.seats * WIDTH

    def hidden(self, seat: i64) -> i64:
        """Its cards that nobody else has seen, by nationality."""
        at = SEAT + seat * WIDTH
        return self.cells[at + HAND] - self.cells[at + KNOWN]

    def unseen(self) -> i64:
        """The cards that not everybody has seen, by nationality: in the pile and in hands."""
        c = self.cells
        cards = c[PILE]
        for seat in range(self.rules.seats):
            cards += self.hidden(seat)
        return cards

    def _bound(self, nation: i64, back: bool) -> None:
        """SW-11: from here on it matters when a card was drawn.

        An entry of the trail: the nationality and whether three of it go back into the pile; what
        nobody had seen and what lay in the market before that; and each seat's hidden cards.
        """
        c = append(self.cells, BOUND | nation << 4 | (256 if back else 0))
        c = append(c, self.unseen())
        c = append(c, c[SHOWN])
        for seat in range(self.rules.seats):
            c = append(c, self.hidden(seat))
        self.cells = c

    def deduced(self, viewer: i64) -> vec[i64]:
        if self.cells[PHASE] == ENDED:  # SW-16: all hands are shown
            return vec[i64]([self.cells[PILE]])
        return vec[i64]([self.unseen() - self.hidden(viewer)])  # in the pile and in others' hands

    def awaited(self, viewer: i64) -> i64:
        """SW-15: who is done is not seen, but who has laid all cards before has nothing to do."""
        mask = self.to_act()
        if self.cells[PHASE] == LAST and viewer != OMNISCIENT:
            for seat in range(self.rules.seats):
                if seat != viewer and self._laid(seat) < self.rules.missing:
                    mask |= self.rules.bit[seat]
        return mask

    def _laid(self, seat: i64) -> i64:
        """How many cards it laid on its own turns."""
        laid = self.cells[SEAT + seat * WIDTH + LAID]
        total: i64 = 0
        while laid:
            total += laid & 255
            laid >>= 8
        return total

    def resample(self, viewer: i64, rng: Random) -> None:
        c = self.cells
        if c[PHASE] != ENDED and viewer != OMNISCIENT:  # SW-16: then all is shown
            self._other_faces(viewer, rng)
            self._other_hands(viewer, rng)
            for seat in range(self.rules.seats):
                if seat != viewer:
                    self._other_names(seat, rng)
        self.reseed()

    def reseed(self) -> None:
        """Set the keys anew, each from what its seat privately holds."""
        c = self.cells
        c[SEEN] = 0
        for seat in range(self.rules.seats):
            at = SEAT + seat * WIDTH
            key = mix(mix(seat, c[at + FACE]), c[at + HAND])
            key = mix(mix(key, c[at + NAMES]), c[at + READY])
            place = self.trail()
            while place < len(c):  # what it held at each bound is its own knowledge too
                if c[place] & 15 == BOUND:
                    key = mix(key, c[place + 3 + seat])
                    place += 2 + self.rules.seats
                place += 1
            c[at + KEY] = key

    def _other_faces(self, viewer: i64, rng: Random) -> None:
        """SW-3, SW-9: all passports that fit the clue piles and the viewer's are equally likely."""
        c = self.cells
        rules = self.rules
        used: i64 = 0
        seat: i64 = 0
        while seat < rules.seats:
            at = SEAT + seat * WIDTH
            if seat != viewer:
                free = self.in_play() & ~self.excluded(seat)
                wanted = rules.count[c[at + FACE]]
                face: i64 = 0
                while wanted:
                    face |= rules.pick_bit(free & ~face, rng)
                    wanted -= 1
                c[at + FACE] = face
            # Two seats cannot have one passport: start again. It ends, since the truth fits.
            if used & c[at + FACE]:
                used = 0
                seat = 0
                continue
            used |= c[at + FACE]
            seat += 1

    def _other_names(self, seat: i64, rng: Random) -> None:
        """SW-12: cards laid on own turns may say anything; of SW-15 nobody sees anything."""
        c = self.cells
        rules = self.rules
        at = SEAT + seat * WIDTH
        cards = self.in_play()
        c[at + NAMES] = 0
        for foe in range(rules.seats):
            laid = c[at + LAID] >> (foe << 3) & 255
            while laid:
                card = rules.pick_bit(cards, rng)
                cards ^= card
                c[at + NAMES] |= card << (foe << 3)
                laid -= 1
        c[at + CARDS] = cards
        if c[PHASE] == LAST:
            c[at + READY] = 0 if self.unnamed(seat) else 1

    def _other_hands(self, viewer: i64, rng: Random) -> None:
        """Deal afresh the cards that the viewer has not seen."""
        c = self.cells
        rules = self.rules
        pool = self.unseen()
        left = c[LEFTOVER]
        if viewer >= 0:
            pool -= self.hidden(viewer)
        for seat in range(rules.seats):
            if seat != viewer:
                left += self._unknown(seat)
        if len(c) > self.trail():
            self._by_trail(viewer, pool, left, rng)
            return
        for seat in range(rules.seats):
            if seat != viewer:
                cards = deal(pool, left, self._unknown(seat), rng)
                left -= self._unknown(seat)
                pool -= cards
                c[SEAT + seat * WIDTH + HAND] = c[SEAT + seat * WIDTH + KNOWN] + cards
        c[PILE] = pool

    def _by_trail(self, viewer: i64, pool: i64, left: i64, rng: Random) -> None:
        """The same, where it matters when a card was drawn."""
        c = self.cells
        seats = self.rules.seats
        start = self.trail()
        unknown = vec[i64]([0] * int(seats))
        for seat in range(seats):
            unknown[seat] = self._unknown(seat)
        trail = Trail(self.rules, c[start:], viewer, unknown)
        trail.deal(pool, left, rng)
        for at in range(len(trail.marks)):
            c[start + at] = trail.marks[at]
        for seat in range(seats):
            if seat != viewer:
                at = SEAT + seat * WIDTH
                c[at + HAND] = c[at + KNOWN] + trail.cards[seat]
        c[PILE] = trail.cards[seats]

    def _unknown(self, seat: i64) -> i64:
        """How many of its cards nobody else has seen."""
        return self.cells[SEAT + seat * WIDTH + SIZE] - self.cells[SEAT + seat * WIDTH + KNOWN_SIZE]

    def clone(self) -> Where:
        copy = Where()
        copy.rules = self.rules
        copy.cells = self.cells[:]
        return copy


def begin(rules: Rules) -> Where:
    """SW-2: everything in the box, one nationality perhaps left out already (SW-4)."""
    where = Where()
    where.rules = rules
    c = vec[i64]([0] * int(SEAT + rules.seats * WIDTH))
    where.cells = c
    c[LEFT] = NONE
    c[ENDER] = NONE
    c[PHASE] = LEAVING if rules.left_out == NATIONS else PASSPORTS
    c[LEFTOVER] = rules.copies * NATIONS
    for n in range(NATIONS):
        c[PILE] += rules.copies * rules.unit[n]
    for slot in range(SLOTS):
        c[SLOT + slot] = NONE
    for seat in range(rules.seats):
        c[SEAT + seat * WIDTH + CARDS] = ALL
    if 0 <= rules.left_out < NATIONS:
        where._leave(rules.left_out)
    return where
