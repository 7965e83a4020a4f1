# compiled
"""Spy Club: the rules, phase by phase.

Nobody has seen the other side of a card until it is turned, so which card it is remains open to all
alike: `resample` draws it afresh. The tray's next card does not exist before it is shown.
"""

from __future__ import annotations

from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.games.spy_club.cells import (
    ACTING,
    ACTIVE,
    AREA,
    ASK,
    ASKED,
    BY_EXPERT,
    BY_INTUITION,
    CARD,
    CELLS,
    CHOOSING,
    ENDED,
    ESCAPED,
    FILLING,
    FOCUSED,
    FULL,
    GIVERS,
    GONE,
    GONE_COLD,
    INFORMING,
    LAYING,
    LOSING,
    MOVING,
    NO_CLUES,
    NO_IDEAS,
    NO_TIME,
    PHASE,
    REFILLING,
    ROWS,
    SLIDING,
    SLIPPED,
    SOLUTION,
    SOLVED_IT,
    SOLVING,
    STARTING,
    SUPPLY,
    TAILED,
    TAILING,
    TOP,
    TRAILING,
    TRAY,
    TURNED,
    TURNING,
    UNSEEN,
    Cells,
)
from spytable.games.spy_club.rules import (
    AGREE,
    ASPECTS,
    CARDS,
    CHARM,
    CLEAR,
    CLOSE,
    CONFIRM,
    DECOY,
    DISTRACTION,
    END,
    EXPERT,
    FALSE_LEAD,
    FATIGUE,
    FAVOUR,
    FAVOUR_PRICE,
    FIRST,
    FOCUS,
    GOSSIP,
    IDEAS,
    INCOMING,
    INFORMANT,
    KINDS,
    LOSE,
    LOST_TRAIL,
    MOST_SEATS,
    MOVE,
    MOVES,
    NONE,
    OVERTIME,
    PICK,
    PLACES,
    REFUSE,
    REST,
    SABOTAGE,
    SCOUT,
    SECOND_WIND,
    STIR,
    STOP,
    SWAP,
    TAIL,
    TAKE,
    THEFT,
    THINKER,
    TIP_OFF,
    TRAIL,
    TURN,
    TURNS,
    USE,
    USES,
    WIND,
    Rules,
    confirm_at,
    confirm_place,
    confirms,
    partner,
    scout_coming,
    scout_place,
    swap_mine,
    swap_theirs,
    take_ideas,
)
from spytable.kernel.bits import bit, lowest, nth, size
from spytable.kernel.chance import Outcomes, below
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER


class Case(Cells):
    """A case of Spy Club; made by `begin` or `clone`."""

    # -- who may do what ---------------------------------------------------------------

    def seats(self) -> i64:
        return self.rules.seats

    def mover(self) -> i64:
        c = self.cells  # asked at every step: looked up once
        phase = c[PHASE]
        if phase == ENDED:
            return OVER
        if c[TOP] == NONE and c[UNSEEN]:
            return CHANCE
        if phase == ACTING or phase == TURNING or phase == LOSING or phase >= CHOOSING:
            return c[ACTIVE]
        if phase == ASKED:
            return partner(self.question())
        return CHANCE

    def legal(self, seat: i64) -> tuple[int, ...]:
        rules = self.rules
        if self.mover() != seat:
            return rules.nothing
        phase = self.phase()
        if phase == ACTING:
            now = rules.ending if self.all_done() else self._legal_actions(seat)
            if self.may_close():
                now = now + rules.closing
            if rules.grid and not self.all_done():
                now = now + rules.legal_in_grid(self.free(seat) & self.payable(seat))
            if rules.sealed:
                now = self._to_empty(now)
            return now + self._legal_uses(seat) if rules.usable else now
        if phase == ASKED:
            return rules.answers
        if phase == CHOOSING:
            return rules.picks(self.choices())
        if phase == TAILING:
            return rules.tailing
        if phase == INFORMING:
            return rules.picks(self.in_place())
        found: list[int] = []
        if phase == TURNING:  # CL-10
            left = self.free(seat) & ~self.flipped()
            for place in range(rules.places):
                if left >> place & 1:
                    found.append(TURN + place)
            found.append(STOP)
        else:  # CL-21
            if self.supply():
                found.append(LOSE)
            for one in range(rules.seats):
                if self.ideas(one):
                    found.append(LOSE + 1 + one)
            found.append(REST)
        return tuple(found)

    def _legal_actions(self, me: i64) -> tuple[int, ...]:
        rules = self.rules
        mine, focus = self.free(me), self.focus_of(me)
        cheap, incoming = self.payable(me), self.affordable(me)
        partners = self.partners()
        if not partners:
            return rules.legal_alone(mine, focus, cheap, incoming, True)
        found = rules.legal_alone(mine, focus, cheap, incoming, False)
        for seat in range(rules.seats):
            if partners >> seat & 1:
                swaps = rules.legal_swaps(seat, mine, self.free(seat))
                if self.gave(me) or self.gave(seat):
                    swaps = self._still_fair(me, seat, swaps)
                found = found + swaps
        for seat in range(rules.seats):
            if partners >> seat & 1:
                found = found + rules.legal_takes(seat, self.ideas(seat))
        return found + rules.ending

    def _to_empty(self, actions: tuple[int, ...]) -> tuple[int, ...]:
        """CL-42: without Confirms to where a clue lies."""
        found: list[int] = []
        for action in actions:
            if not confirms(action) or self.side(self.row(confirm_at(action))) == NONE:
                found.append(action)
        return tuple(found)

    def _legal_uses(self, me: i64) -> tuple[int, ...]:
        """CL-42, CL-43, CL-52 to CL-56."""
        rules = self.rules
        found: list[int] = []
        if self.may_clear():
            found.append(USE + CLEAR)
        if self.may_ask_expert(me):
            found.append(USE + EXPERT)
        if not self.all_done():
            if rules.tail and self.may_tail():
                found.append(USE + TAIL)
            if self.may_inform():
                found.append(USE + INFORMANT)
        if self.may_work_on():
            found.append(USE + OVERTIME)
        if self.may_ask_favour(me):
            found.append(USE + FAVOUR)
        if self.may_catch_breath(me):
            found.append(USE + SECOND_WIND)
        return tuple(found)

    def may_inform(self) -> bool:
        """CL-53: while actions remain."""
        return self.may_still_inform() and self.in_place() != 0

    def may_still_inform(self) -> bool:
        """The same, whatever lies in the row."""
        return self.informed() < self.rules.informant and not self.has_used(INFORMANT)

    def may_work_on(self) -> bool:
        """CL-54."""
        return self.rules.overtime and not self.has_used(OVERTIME)

    def may_ask_favour(self, me: i64) -> bool:
        """CL-55."""
        if not self.rules.favour or self.has_used(FAVOUR):
            return False
        return self.ideas(me) >= FAVOUR_PRICE and self.may_step_back()

    def may_catch_breath(self, me: i64) -> bool:
        """CL-56."""
        return self.has_skill(me, WIND) and not self.is_winded(me)

    def may_clear(self) -> bool:
        """CL-42."""
        if not self.rules.sealed or self.all_done():
            return False
        for at in range(self.rules.row):
            if self.side(self.row(at)) != NONE:
                return True
        return False

    def may_ask_expert(self, me: i64) -> bool:
        """CL-43."""
        rules = self.rules
        if not rules.expert or self.all_done() or self.ideas(me) < rules.expert:
            return False
        return self.all_answers(BY_EXPERT) != 0

    def _still_fair(self, me: i64, seat: i64, swaps: tuple[int, ...]) -> tuple[int, ...]:
        """CL-15: without those that would bring a clue back to who gave it."""
        found: list[int] = []
        for action in swaps:
            give = self.clue(me, swap_mine(action))
            get = self.clue(seat, swap_theirs(action))
            if not self.gave_it(seat, give) and not self.gave_it(me, get):
                found.append(action)
        return tuple(found)

    def partners(self) -> i64:
        """CL-14: with whom the active player could work together now, as bits."""
        me = self.active()
        aspect = self.focus_aspect(me)
        if aspect == NONE or aspect == DISTRACTION:
            return 0
        charms = self.rules.skilled and self.has_skill(me, CHARM)
        mask: i64 = 0
        for seat in range(self.rules.seats):
            theirs = self.focus_aspect(seat)
            fits = theirs == aspect or (charms and theirs != NONE and theirs != DISTRACTION)
            if fits and seat != me and not self.has_refused(seat):
                mask |= bit(seat)
        return mask

    def chance(self) -> Outcomes:
        one = self.rules.one
        found: list[Any] = []
        if self.mover() != CHANCE:
            return []
        if self.phase() == STARTING:
            for seat in range(self.rules.seats):
                found.append(one[FIRST + seat])
        elif self.must_show():  # CL-5
            unseen = self.unseen()
            for card in range(CARDS):
                if unseen >> card & 1:
                    found.append(one[2 * card])
                    found.append(one[2 * card + 1])
        else:  # CL-4
            coming = self.moves_to_come()
            for card in range(MOVES):
                if coming >> card & 1:
                    found.append(one[MOVE + card])
        return found

    def draw(self, rng: Random) -> i64:
        """As from `chance`, where all outcomes are equally likely, without listing them."""
        if self.phase() == STARTING:
            return FIRST + below(rng, self.rules.seats)
        if self.must_show():
            unseen = self.unseen()
            drawn = below(rng, 2 * size(unseen))
            return 2 * nth(unseen, drawn >> 1) + (drawn & 1)
        coming = self.moves_to_come()
        return MOVE + nth(coming, below(rng, size(coming)))

    def bound(self) -> i64:
        rules = self.rules
        actions = rules.most_actions + rules.more
        turn = actions * (PLACES + 1) + 2 * (IDEAS + 3 * MOST_SEATS) + 2 * MOST_SEATS * CARDS + 8
        if rules.special:
            turn += actions  # an answer may be chosen after each
        if rules.usable:  # once each, with what is picked; a tailing is stopped
            turn += USES + 2 + actions
        return 1 + CARDS + TURNS * (1 + turn) + (CARDS if rules.tail else 0)

    def shows(self, seat: i64, action: i64) -> bool:
        """CL-10, CL-53: a side that nobody has seen."""
        if action < STOP:
            return not self.turned(self.clue(seat, action - TURN))
        informing = self.phase() == INFORMING
        return informing and not self.turned(self.side(self.row(action - PICK)))

    # -- what happens ------------------------------------------------------------------

    def apply(self, actor: i64, action: i64) -> None:
        if actor == CHANCE:
            self._happen(action)
            return
        self.see(action)
        if action < STOP:
            self._turn(actor, action - TURN)
        elif action == STOP:
            self._stop()  # of turning, or of tailing
        elif action < CONFIRM:
            self._focus(actor, action - FOCUS)
        elif action < SCOUT:
            self._confirm(actor, confirm_place(action), confirm_at(action))
        elif action < SWAP:
            self._scout(actor, scout_coming(action), scout_place(action))
        elif action < AGREE:
            if self.rules.consent:
                self.ask(action)
                self.enter(ASKED)
            else:
                self._team(action)
        elif action == AGREE:
            self.enter(ACTING)
            self._team(self.question())
            self.ask(NONE)
        elif action == REFUSE:
            self.enter(ACTING)
            self.refuse(actor)
            self.ask(NONE)
        elif action == END:
            self._end_turn()
        elif action == REST:
            self._lose_rest()
            self._next_turn()
        elif action < REST:
            self.lose(action - LOSE)
            self._still_owe(self.owed())
        elif action < CLOSE:
            informing = self.phase() == INFORMING
            how = self.cells[SOLVING]
            self.cells[SOLVING] = FULL
            self.enter(ACTING)
            if informing:
                self._inform(action - PICK)
            else:
                self._solve(action - PICK, how)
        elif action == CLOSE:
            self.finish(SOLVED_IT)
        elif action >= USE:
            self._use(actor, action - USE)
        else:
            self._confirm(actor, confirm_place(action), confirm_at(action))

    def _happen(self, outcome: i64) -> None:
        if self.phase() == STARTING:  # CL-3, CL-8
            self.see(outcome)
            self.begin_with(outcome - FIRST)
            self.set_suspect(self.active() * self.rules.places)
            self.enter(LAYING)
        elif outcome < MOVE:  # CL-5
            self.see(self.rules.name[outcome])
            self.show(outcome)
            if self.phase() == TAILING:
                self._follow()
            else:
                self._go_on()
        else:
            self.see(outcome)
            self._move(outcome - MOVE)

    def _turn(self, me: i64, place: i64) -> None:
        """CL-10."""
        if self.phase() == ACTING:
            self.use_action()
        self.flip(self.area(me, place))
        self.add_flipped(place)
        if self.free(me) & ~self.flipped():
            self.enter(TURNING)
        else:
            self._stop()

    def _stop(self) -> None:
        self.forget_flipped()
        self.enter(ACTING)

    def _focus(self, me: i64, place: i64) -> None:
        """CL-11."""
        self.use_action()
        self.set_focus(me, place)
        gain = self.worth(me, place)
        self.earn(me, gain if gain < self.supply() else self.supply())
        if self.rules.intuition:
            self._settle(self.all_answers(BY_INTUITION), BY_INTUITION)

    def worth(self, seat: i64, place: i64) -> i64:
        """CL-11: how many ideas a focus there asks for."""
        aspect = self.rules.aspect[self.clue(seat, place)]
        if aspect == DISTRACTION:
            return 0
        return self.alike(seat, aspect) + (1 if self.has_skill(seat, THINKER) else 0)

    def _confirm(self, me: i64, place: i64, at: i64) -> None:
        """CL-12."""
        self.use_action()
        self.note_confirmed()
        self.pay(me, self.distance(me, place))
        self.exchange(self.area(me, place), self.row(at))
        side = self.side(self.row(at))
        found: i64 = 0
        if not self.is_wild(side):
            found = self.answers(self.rules.aspect[side])
        if not found and (self.is_wild(side) or self.rules.ordered):  # CL-39: laid too early
            found = self.all_answers(FULL)
        how = FULL
        if not found and self.rules.intuition:
            how = BY_INTUITION
            found = self.all_answers(how)
        self._settle(found, how)

    def _settle(self, found: i64, how: i64) -> None:
        """An aspect is solved if one of these places may be the answer; of several one is
        chosen."""
        if size(found) > 1:
            self.cells[SOLVING] = how
            self.enter(CHOOSING)
        elif found:
            self._solve(lowest(found), how)

    def choices(self) -> i64:
        """The places among which the players choose, as bits."""
        return self.all_answers(self.cells[SOLVING])

    def all_answers(self, how: i64) -> i64:
        """The places that may be the answer to any aspect, as bits."""
        found: i64 = 0
        beside = NONE
        if how == BY_INTUITION:
            beside = self.clue(self.active(), self.focus_of(self.active()))
            if beside == NONE:
                return 0
        for aspect in range(KINDS):
            found |= self.answers(aspect) if how == FULL else self.one_short(aspect, beside)
        return found

    def answers(self, aspect: i64) -> i64:
        """CL-22, CL-31: the places that may be the answer, as bits; none where it is not solved."""
        if not self.is_solvable(aspect):
            return 0
        own, wild = self.in_row(aspect), self.wild_for(aspect)
        if self.rules.grid:
            return self._crossings(own, wild)
        if own | wild != bit(self.rules.row) - 1 or size(wild) > 1:
            return 0
        return self._pointed(own) if self.suits(own | wild, NONE) else 0

    def _pointed(self, own: i64) -> i64:
        """CL-22, CL-31: the clue of the row that the cards name; all, where they name none."""
        named = self.named(own)
        return own if named == NONE else bit(named)

    def one_short(self, aspect: i64, beside: i64) -> i64:
        """CL-43: the places that may be the answer where exactly one clue is lacking, as bits; none
        where it is not solved so. CL-44: the same with a focus clue beside the row, or NONE."""
        rules = self.rules
        if not self.is_solvable(aspect):
            return 0
        if beside != NONE and not self.stands_for(beside, aspect):
            return 0
        own, wild = self.in_row(aspect), self.wild_for(aspect)
        if not rules.grid:
            all_ = bit(rules.row) - 1
            return self._pointed(own) if self._all_but_one(all_, own, wild, beside) else 0
        found: i64 = 0
        for pair in range(len(rules.crossed)):
            at = rules.crossing[pair]
            if at & own and self._all_but_one(rules.crossed[pair], own, wild, NONE):
                found |= at
        return found

    def stands_for(self, side: i64, aspect: i64) -> bool:
        """CL-31: whether it shows the aspect, or is wild."""
        if self.rules.aspect[side] == aspect:
            return True
        return aspect < ASPECTS and self.is_wild(side)

    def _all_but_one(self, places: i64, own: i64, wild: i64, beside: i64) -> i64:
        """CL-43: those of the places that solve, as bits, where one that has no clue of the aspect
        is left out; `beside` may be a side that helps (CL-44), or NONE."""
        rules = self.rules
        may: i64 = 1
        if wild and beside != NONE and self.is_wild(beside):
            may = 0
        found: i64 = 0
        for at in range(rules.row):
            clues = places & ~bit(at)
            if clues == places or own >> at & 1 or clues & ~(own | wild):
                continue
            if size(clues & wild) <= may and self.suits(clues, beside):
                found |= clues
        return found

    def _crossings(self, own: i64, wild: i64) -> i64:
        """CL-36: the places of the grid where two full lines cross, as bits."""
        rules = self.rules
        found: i64 = 0
        for pair in range(len(rules.crossed)):
            if self._crosses(rules.crossed[pair], own, wild):
                found |= rules.crossing[pair] & own
        return found

    def _crosses(self, clues: i64, own: i64, wild: i64) -> bool:
        """Whether two lines that cross, as bits, are full; one wild clue may help."""
        if clues & ~(own | wild) or size(clues & wild) > 1:
            return False
        return self.suits(clues, NONE)

    def _solve(self, answer: i64, how: i64) -> None:
        """CL-22: the clue in this place is the answer; it goes with all that led to it."""
        aspect = self.aspect(self.row(answer))
        leaving = self._led_to(answer, aspect, how)
        for at in range(self.rules.row):
            if leaving >> at & 1:
                side = self.take(self.row(at))
                if at == answer:
                    self.solve(aspect, side)
                    self.leave(side)
                elif side != NONE:
                    self.discard(side)
        if how == BY_INTUITION:  # CL-44
            me = self.active()
            self.discard(self.take(self.area(me, self.focus_of(me))))
        if self.won() and not self.may_close():  # CL-24, CL-32
            self.finish(SOLVED_IT)

    def _led_to(self, answer: i64, aspect: i64, how: i64) -> i64:
        """CL-36: the clues of all full lines that cross in the answer; or else the whole row.
        CL-43: where one is lacking, without what lies in its place."""
        rules = self.rules
        if not rules.grid:
            return bit(rules.row) - 1
        own, wild = self.in_row(aspect), self.wild_for(aspect)
        found: i64 = 0
        for pair in range(len(rules.crossed)):
            if rules.crossing[pair] == bit(answer):
                clues = rules.crossed[pair]
                if how != FULL:
                    found |= self._all_but_one(clues, own, wild, NONE)
                elif self._crosses(clues, own, wild):
                    found |= clues
        return found

    def _scout(self, me: i64, coming: i64, place: i64) -> None:
        """CL-13."""
        self.use_action()
        self.pay(me, self.price(coming))
        old = self.clue(me, place)
        if old != NONE:
            self.discard(old)
        self.lay(self.area(me, place), self.take(self.coming(coming)))

    def _team(self, action: i64) -> None:
        """CL-14."""
        me, other = self.active(), partner(action)
        if action >= TAKE:
            self.hand_over(other, me, take_ideas(action))
            return
        mine = self.area(me, swap_mine(action))
        theirs = self.area(other, swap_theirs(action))
        self.give(me, self.side(mine))
        self.give(other, self.side(theirs))
        self.exchange(mine, theirs)

    # -- what terms allow besides ----------------------------------------------------------

    def _use(self, me: i64, what: i64) -> None:
        """CL-42, CL-43, CL-52 to CL-56."""
        if what == CLEAR:
            self.use_action()
            for at in range(self.rules.row):
                if self.side(self.row(at)) != NONE:
                    self.discard(self.take(self.row(at)))
        elif what == EXPERT:
            self.use_action()
            self.pay(me, self.rules.expert)
            self._settle(self.all_answers(BY_EXPERT), BY_EXPERT)
        elif what == TAIL:
            self._tail()
        elif what == INFORMANT:
            self.note_used(what)
            self.note_informed()
            self.enter(INFORMING)
        elif what == OVERTIME:
            self.note_used(what)
            self.more_actions()
            if self.step_up():
                self.finish(ESCAPED)
        elif what == FAVOUR:
            self.note_used(what)
            self.give_up(me, FAVOUR_PRICE)
            self.step_back()
        else:
            self.note_winded(me)
            self.more_actions()

    def _tail(self) -> None:
        """CL-52: the tray's clue goes, and the next one is to show."""
        if self.phase() == ACTING:
            self.use_action()
        side = self.take(TOP)
        self.set_tailed(self.rules.aspect[side])
        self.discard(side)
        self.enter(TAILING)

    def _follow(self) -> None:
        """CL-52: the next one shows."""
        aspect, before = self.aspect(TOP), self.tailed()
        self.set_tailed(NONE)
        if aspect == DISTRACTION or aspect == before:
            self.enter(ACTING)
            if self.step_up():
                self.finish(ESCAPED)
            return
        if self.supply():
            self.earn(self.active(), 1)
        if not self.may_tail():
            self.enter(ACTING)

    def _inform(self, at: i64) -> None:
        """CL-53."""
        spot = self.row(at)
        self.flip(spot)
        side = self.side(spot)
        found = self.all_answers(FULL) if self.is_wild(side) else self.answers(self.aspect(spot))
        self._settle(found, FULL)

    # -- refilling ---------------------------------------------------------------------

    def _end_turn(self) -> None:
        if self.rules.haste and not self.has_confirmed() and self.step_up():  # CL-38
            self.finish(ESCAPED)
        else:
            if self.rules.passing:
                self._pass_by()
            self.enter(REFILLING)
            self._go_on()

    def _pass_by(self) -> None:
        """CL-50: the rightmost incoming clue is gone, but not the tray's."""
        for at in range(self.rules.incoming):
            if self.side(self.coming(at)) != NONE:
                self.discard(self.take(self.coming(at)))
                return

    def _go_on(self) -> None:
        """Whatever goes on by itself, until the tray has to show a card or somebody may act."""
        while not self.must_show():
            phase = self.phase()
            if phase == LAYING:
                if not self._lay_one():
                    self.enter(FILLING)
            elif phase == FILLING:  # CL-7
                spot = self.empty_spot()
                if spot == NONE:
                    self.enter(ACTING)
                else:
                    self.lay(spot, self.take(TOP))
            elif phase == REFILLING:
                spot = self.empty_spot()
                if spot == NONE:
                    self.enter(SLIDING)
                else:
                    side = self._from_incoming()
                    self.lay(spot, side)
                    if side == NONE:  # CL-24
                        self.finish(NO_CLUES)
            elif phase == SLIDING:
                if not self._slide():
                    self.enter(MOVING)
            elif phase == TRAILING:
                if not self._slide():
                    self._next_turn()
            else:
                return

    def _from_incoming(self) -> i64:
        """CL-18: the rightmost there is, else the tray's."""
        for at in range(INCOMING + 1):
            if self.side(self.coming(at)) != NONE:
                return self.take(self.coming(at))
        return NONE

    def _lay_one(self) -> bool:
        """From the tray to the rightmost empty place of the incoming clues."""
        for at in range(self.rules.incoming):
            if self.side(self.coming(at)) == NONE:
                if self.side(TOP) == NONE:
                    return False
                self.lay(self.coming(at), self.take(TOP))
                return True
        return False

    def _slide(self) -> bool:
        """CL-18: the incoming clues close up to the right; then one is laid, if one is missing."""
        to: i64 = 0
        for at in range(self.rules.incoming):
            if self.side(self.coming(at)) != NONE:
                self.lay(self.coming(to), self.take(self.coming(at)))
                to += 1
        return self._lay_one()

    # -- the suspect -------------------------------------------------------------------

    def _move(self, card: i64) -> None:
        """CL-19."""
        rules = self.rules
        number = self.number(card)
        self.play_card(self.turns_done(), card)
        if rules.escape[card] and self.step_up():
            self.finish(ESCAPED)
            return
        self.walk(number)
        if rules.rounds and self.rounds() >= rules.rounds:  # CL-37
            self.finish(SLIPPED)
            return
        aspect = self.aspect(self.counted(self.suspect()))
        if rules.turnabout and aspect == DISTRACTION:  # CL-46
            self.turn_round()
        if self.is_caught(self.suspect()):  # CL-48
            self.step_back()
            self._next_turn()
        else:
            self._event(aspect)

    def _event(self, aspect: i64) -> None:
        """CL-20."""
        kind = self.event(aspect)
        if kind == FATIGUE:
            self._remove(self.solved_count() + self.amount(aspect))
        elif kind == SABOTAGE:
            self._remove(self.amount(aspect))
        elif kind == LOST_TRAIL:
            self._lose_trail()
        elif kind == DECOY and self.step_up():
            self.finish(ESCAPED)
        else:
            if kind == FALSE_LEAD:
                for seat in range(self.rules.seats):
                    for place in range(self.rules.places):
                        self.flip(self.area(seat, place))
            elif kind >= THEFT:
                self._ours(kind)
            self._next_turn()

    def _ours(self, kind: i64) -> None:
        """CL-51."""
        rules = self.rules
        if kind == THEFT:
            for at in range(rules.row):
                if self.side(self.row(at)) != NONE:
                    self.discard(self.take(self.row(at)))
                    return
            return
        for turn in range(rules.seats):
            seat = (self.active() + turn) % rules.seats
            if kind == GOSSIP:
                self.flip(self.area(seat, self.focus_of(seat)))
            elif kind == STIR:
                self.set_focus(seat, (self.focus_of(seat) + 1) % rules.places)
            elif kind == TIP_OFF and self.supply():
                self.earn(seat, 1)

    def _lose_trail(self) -> None:
        left: i64 = TRAIL
        for at in range(INCOMING + 1):
            if left and self.side(self.coming(at)) != NONE:
                self.discard(self.take(self.coming(at)))
                left -= 1
        self.enter(TRAILING)
        self._go_on()

    def _remove(self, ideas: i64) -> None:
        """CL-21, CL-24."""
        if ideas > self.in_play():
            self.finish(NO_IDEAS)
        else:
            self.enter(LOSING)
            self._still_owe(ideas)

    def _still_owe(self, ideas: i64) -> None:
        """So many are still to go; where there is no choice they go at once."""
        self.owe(ideas)
        sources: i64 = 1 if self.supply() else 0
        for seat in range(self.rules.seats):
            if self.ideas(seat):
                sources += 1
        if ideas and (sources < 2 or ideas == self.in_play()):
            self._lose_rest()
        if self.owed() == 0:
            self._next_turn()

    def _lose_rest(self) -> None:
        """From the supply as far as it goes, then from whoever has the most."""
        while self.owed():
            source: i64 = 0
            if not self.supply():
                most: i64 = 0
                for turn in range(self.rules.seats):
                    seat = (self.active() + turn) % self.rules.seats
                    if self.ideas(seat) > most:
                        most = self.ideas(seat)
                        source = seat + 1
            self.lose(source)

    def _next_turn(self) -> None:
        quiet = self.rules.cold != 0 and self.count_quiet()
        if self.count_turn() == self.rules.turns:  # CL-24
            self.finish(NO_TIME)
        elif quiet:  # CL-49
            self.finish(GONE_COLD)
        else:
            self.pass_turn()

    # -- what it comes to --------------------------------------------------------------

    def returns(self) -> list[float]:
        share = float(self.solved_count()) / 10.0
        if self.won():
            share += 0.5
        return [share] * int(self.rules.seats)

    def scores(self) -> list[int]:
        return [int(self.solved_count())] * int(self.rules.seats)

    # -- what is seen ------------------------------------------------------------------

    def told(self, to: i64, at: i64, viewer: i64) -> bool:
        side = self.side(at)
        return to & TURNED != 0 and side != NONE and self.turned(side)

    def deduced(self, viewer: i64) -> vec[i64]:
        rules = self.rules
        found = vec[i64]([0] * int(GONE + rules.deck.names))
        found[TRAY] = size(self.unseen())
        for seat in range(rules.seats):
            if self.gave(seat):
                for spot in range(ROWS, FOCUSED):
                    if self.side(spot) != NONE and self.gave_it(seat, self.side(spot)):
                        found[GIVERS + spot - ROWS] |= bit(seat)
        for spot in range(SOLUTION, AREA):
            if self.side(spot) != NONE:
                self._note_gone(self.side(spot), found)
        for side in range(2 * CARDS):
            if self.discarded(side):
                self._note_gone(side, found)
        return found

    def _note_gone(self, side: i64, found: vec[i64]) -> None:
        found[GONE + self.rules.name[side]] += 1
        if self.turned(side):
            found[GONE + self.rules.name[side ^ 1]] += 1

    def resample(self, viewer: i64, rng: Random) -> None:
        if viewer != OMNISCIENT:
            self.reassign(self.open_cards(), rng)

    def wants(self, cards: i64) -> vec[i64]:
        """By name, on how many of these cards it is seen."""
        found = vec[i64]([0] * int(self.rules.deck.names))
        for spot in range(ROWS, FOCUSED):
            side = self.side(spot)
            if side != NONE and _among(side, cards):
                found[self.rules.name[side]] += 1
        for side in range(2 * CARDS):
            if _among(side, cards) and self.discarded(side):
                found[self.rules.name[side]] += 1
        return found

    def reassign(self, cards: i64, rng: Random) -> None:
        """Other cards in the place of these, which show the same names, any way alike."""
        rules = self.rules
        free = cards | self.unseen()
        shown = rules.deck.assign(free, self.wants(cards), rng)
        # By name, the sides to hand out, in any order.
        sides: list[list[int]] = [[] for _ in range(int(rules.deck.names))]
        for card in range(CARDS):
            if shown[card] != NONE:
                side = 2 * card + (1 if rules.name[2 * card + 1] == shown[card] else 0)
                sides[shown[card]].append(side)
        becomes = vec[i64]([-1] * int(CARDS))
        for spot in range(ROWS, FOCUSED):
            side = self.side(spot)
            if side != NONE and _among(side, cards):
                drawn = _any(sides[rules.name[side]], rng)
                becomes[side >> 1] = drawn >> 1
                self.lay(spot, drawn)
        out = vec[i64]([self.out(0) & ~cards, self.out(1) & ~cards])
        for side in range(2 * CARDS):
            if _among(side, cards) and self.discarded(side):
                drawn = _any(sides[rules.name[side]], rng)
                becomes[side >> 1] = drawn >> 1
                out[drawn & 1] |= bit(drawn >> 1)
        self.set_out(0, out[0])
        self.set_out(1, out[1])
        for card in range(CARDS):
            if becomes[card] != NONE:
                free ^= bit(becomes[card])
        self.set_unseen(free)
        for seat in range(rules.seats):  # CL-15
            gave = self.gave(seat) & cards
            if gave:
                self.set_gave(seat, self.gave(seat) & ~cards)
                for card in range(CARDS):
                    if gave >> card & 1:
                        self.give(seat, 2 * becomes[card])

    def clone(self) -> Case:
        copy = Case()
        copy.rules = self.rules
        copy.cells = self.cells[:]
        return copy


def _among(side: i64, cards: i64) -> bool:
    return cards >> (side >> 1) & 1 == 1


def _any(sides: list[int], rng: Random) -> i64:
    """One of them, which is then no more there."""
    at = below(rng, len(sides))
    side: i64 = sides[at]
    sides[at] = sides[-1]
    sides.pop()
    return side


def begin(rules: Rules) -> Case:
    """CL-3 to CL-8: all clues in the tray, an idea for everybody, nothing on the table."""
    case = Case()
    case.rules = rules
    c = vec[i64]([0] * int(CELLS))
    case.cells = c
    c[CARD] = NONE
    c[ASK] = NONE
    c[TAILED] = NONE
    c[UNSEEN] = bit(CARDS) - 1
    for spot in range(ROWS, FOCUSED):
        c[spot] = NONE
    c[SUPPLY] = rules.ideas
    for seat in range(rules.seats):
        case.earn(seat, rules.first_ideas)
    return case
