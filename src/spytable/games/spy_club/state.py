# compiled
"""Spy Club: the truth at the table and its rules, phase by phase.

A card lies somewhere as a side (see rules.py). Nobody has seen the other side of a card until it is
turned, so which card it is remains open to all alike: `resample` draws it afresh. The tray's next
card does not exist before it is shown.

What a campaign card may change of a case lies in the cells too, from TERMS on: compiled code reads
it there at no other cost than reading a cell.
"""

from __future__ import annotations

from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.games.spy_club.rules import (
    AGREE,
    ASPECTS,
    CARDS,
    CONFIRM,
    DECOY,
    DISTRACTION,
    END,
    FALSE_LEAD,
    FATIGUE,
    FIRST,
    FOCUS,
    IDEAS,
    INCOMING,
    LOSE,
    LOST_TRAIL,
    MOST_SEATS,
    MOVE,
    MOVES,
    NONE,
    PLACES,
    REFUSE,
    REST,
    ROW,
    SABOTAGE,
    SCOUT,
    STOP,
    SWAP,
    TAKE,
    TURN,
    TURNS,
    Rules,
)
from spytable.kernel.chance import Outcomes, below
from spytable.kernel.observation import GAME_SAYS
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER, State, mix

# What is going on.
STARTING: Final[i64] = 0  # chance names the first player (CL-3)
LAYING: Final[i64] = 1  # the first incoming clues (CL-6)
FILLING: Final[i64] = 2  # the areas of all (CL-7)
ACTING: Final[i64] = 3  # the active player acts (CL-9)
TURNING: Final[i64] = 4  # it is in the middle of an Investigate (CL-10)
ASKED: Final[i64] = 5  # a partner is asked for its consent (CL-14)
REFILLING: Final[i64] = 6  # empty places of areas (CL-18)
SLIDING: Final[i64] = 7  # the incoming clues (CL-18)
MOVING: Final[i64] = 8  # chance turns a movement card (CL-19)
LOSING: Final[i64] = 9  # the active player says whose ideas go (CL-21)
TRAILING: Final[i64] = 10  # incoming clues after a Lost trail (CL-20)
ENDED: Final[i64] = 11

# How a case ended (CL-24).
SOLVED_IT: Final[i64] = 1
ESCAPED: Final[i64] = 2
NO_IDEAS: Final[i64] = 3
NO_TIME: Final[i64] = 4
NO_CLUES: Final[i64] = 5

# Where things lie in the cells.
PHASE: Final[i64] = 0
ACTIVE: Final[i64] = 1
TURNS_DONE: Final[i64] = 2
DONE: Final[i64] = 3  # actions of this turn
FLIPPED: Final[i64] = 4  # places turned in this Investigate, as bits
SUPPLY: Final[i64] = 5
LOST: Final[i64] = 6  # ideas out of the game
ESCAPE: Final[i64] = 7  # steps of the marker
SUSPECT: Final[i64] = 8  # the pawn's place, counted over all areas from seat 0's rightmost
CARD: Final[i64] = 9  # the last movement card, or NONE
PLAYED: Final[i64] = 10  # movement cards turned, as bits
ORDER: Final[i64] = 11  # and in which order: five bits each, eleven in a cell
SOLVED: Final[i64] = 13  # aspects, as bits
CAUSE: Final[i64] = 14
SEEN: Final[i64] = 15  # a key of what everybody has observed
UNSEEN: Final[i64] = 16  # cards in the tray, as bits; but not the one that shows
KNOWN: Final[i64] = 17  # cards of which both sides have been seen
OUT: Final[i64] = 18  # cards discarded with their first side up; then those with the second
ASK: Final[i64] = 20  # the action for which consent is asked, or NONE
REFUSED: Final[i64] = 21  # seats that have refused since the last action, as bits
OWED: Final[i64] = 22  # ideas still to be removed
ROWS: Final[i64] = 23  # the central row, as sides; NONE is an empty place
COMING: Final[i64] = ROWS + ROW  # incoming clues from the rightmost
TOP: Final[i64] = COMING + INCOMING  # what the tray shows
SOLUTION: Final[i64] = TOP + 1  # by aspect
AREA: Final[i64] = SOLUTION + ASPECTS + 1  # PLACES cells a seat, from its rightmost
FOCUSED: Final[i64] = AREA + MOST_SEATS * PLACES  # by seat: the place of its focus
HAS: Final[i64] = FOCUSED + MOST_SEATS  # by seat: its ideas
GAVE: Final[i64] = HAS + MOST_SEATS  # by seat: cards that it gave in this turn (CL-15), as bits
# What campaign cards may change.
TERMS: Final[i64] = GAVE + MOST_SEATS
ACTIONS_A_TURN: Final[i64] = TERMS
GOALS: Final[i64] = TERMS + 1  # aspects to be solved, as bits
STEPS: Final[i64] = TERMS + 2  # of the escape track
DISTANCE: Final[i64] = TERMS + 3  # ideas for each place between a clue and the focus (CL-12)
PRICE: Final[i64] = TERMS + 4  # of the incoming clues and the tray (CL-6)
EVENT: Final[i64] = PRICE + INCOMING + 1  # by aspect (CL-20)
AMOUNT: Final[i64] = EVENT + 6  # ideas that an event removes, or removes more
CELLS: Final[i64] = AMOUNT + 6
# Where things lie in what is deduced.
TRAY: Final[i64] = 0  # cards in the tray, without the one that shows
GIVERS: Final[i64] = 1  # by place from ROWS to FOCUSED: who gave the card (CL-15), as bits
GONE: Final[i64] = GIVERS + FOCUSED - ROWS  # by name: seen faces of discards and of solutions

# To whom cells are told that not everybody may know.
TURNED: Final[i64] = GAME_SAYS  # everybody, where both sides of the card have been seen


class Case(State):
    """A case of Spy Club; made by `begin` or `clone`."""

    rules: Rules

    # -- who may do what ---------------------------------------------------------------

    def seats(self) -> i64:
        return self.rules.seats

    def mover(self) -> i64:
        c = self.cells
        phase = c[PHASE]
        if phase == ENDED:
            return OVER
        if c[TOP] == NONE and c[UNSEEN]:
            return CHANCE
        if phase == ACTING or phase == TURNING or phase == LOSING:
            return c[ACTIVE]
        if phase == ASKED:
            return self.asked()
        return CHANCE

    def asked(self) -> i64:
        """Whose consent is asked for."""
        ask = self.cells[ASK]
        return (ask - SWAP) // (PLACES * PLACES) if ask < TAKE else (ask - TAKE) // IDEAS

    def legal(self, seat: i64) -> tuple[int, ...]:
        rules = self.rules
        if self.mover() != seat:
            return rules.nothing
        c = self.cells
        phase = c[PHASE]
        if phase == ACTING:
            if c[DONE] >= c[ACTIONS_A_TURN]:
                return rules.ending
            return self._legal_actions(seat)
        if phase == ASKED:
            return rules.answers
        found: list[int] = []
        if phase == TURNING:  # CL-10
            left = self.filled(seat) & ~c[FLIPPED]
            for place in range(rules.places):
                if left >> place & 1:
                    found.append(TURN + place)
            found.append(STOP)
        else:  # CL-21
            if c[SUPPLY]:
                found.append(LOSE)
            for one in range(rules.seats):
                if c[HAS + one]:
                    found.append(LOSE + 1 + one)
            found.append(REST)
        return tuple(found)

    def _legal_actions(self, me: i64) -> tuple[int, ...]:
        c = self.cells
        rules = self.rules
        mine, focus, ideas = self.filled(me), c[FOCUSED + me], c[HAS + me]
        cheap: i64 = 0
        for place in range(rules.places):
            if self.distance(me, place) <= ideas:
                cheap |= rules.bit[place]
        incoming: i64 = 0
        for at in range(INCOMING + 1):
            if c[COMING + at] != NONE and c[PRICE + at] <= ideas:
                incoming |= rules.bit[at]
        partners = self.partners()
        if not partners:
            return rules.legal_alone(mine, focus, cheap, incoming, True)
        found = rules.legal_alone(mine, focus, cheap, incoming, False)
        for seat in range(rules.seats):
            if partners >> seat & 1:
                swaps = rules.legal_swaps(seat, mine, self.filled(seat))
                if c[GAVE + me] or c[GAVE + seat]:
                    swaps = self._still_fair(me, seat, swaps)
                found = found + swaps
        for seat in range(rules.seats):
            if partners >> seat & 1:
                found = found + rules.takes[seat * (IDEAS + 1) + c[HAS + seat]]
        return found + rules.ending

    def _still_fair(self, me: i64, seat: i64, swaps: tuple[int, ...]) -> tuple[int, ...]:
        """CL-15: without those that would bring a clue back to who gave it."""
        c = self.cells
        found: list[int] = []
        for action in swaps:
            pair = (action - SWAP) % (PLACES * PLACES)
            give = c[AREA + PLACES * me + pair // PLACES] >> 1
            get = c[AREA + PLACES * seat + pair % PLACES] >> 1
            if not c[GAVE + seat] >> give & 1 and not c[GAVE + me] >> get & 1:
                found.append(action)
        return tuple(found)

    def filled(self, seat: i64) -> i64:
        """The filled places of an area, as bits."""
        c = self.cells
        at = AREA + PLACES * seat
        mask: i64 = 0
        for place in range(self.rules.places):
            if c[at + place] != NONE:
                mask |= self.rules.bit[place]
        return mask

    def distance(self, seat: i64, place: i64) -> i64:
        """CL-12: what it costs to confirm from there."""
        far = place - self.cells[FOCUSED + seat]
        return (far if far > 0 else -far) * self.cells[DISTANCE]

    def focus_aspect(self, seat: i64) -> i64:
        """The aspect of a seat's focus clue, or NONE (CL-8)."""
        side = self.cells[AREA + PLACES * seat + self.cells[FOCUSED + seat]]
        return NONE if side == NONE else self.rules.aspect[side]

    def partners(self) -> i64:
        """CL-14: with whom the active player could work together now, as bits."""
        c = self.cells
        me = c[ACTIVE]
        aspect = self.focus_aspect(me)
        if aspect == NONE or aspect == DISTRACTION:
            return 0
        mask: i64 = 0
        for seat in range(self.rules.seats):
            if seat != me and self.focus_aspect(seat) == aspect and not c[REFUSED] >> seat & 1:
                mask |= self.rules.bit[seat]
        return mask

    def chance(self) -> Outcomes:
        c = self.cells
        one = self.rules.one
        found: list[Any] = []
        if self.mover() != CHANCE:
            return []
        if c[PHASE] == STARTING:
            for seat in range(self.rules.seats):
                found.append(one[FIRST + seat])
        elif c[TOP] == NONE and c[UNSEEN]:  # CL-5
            for card in range(CARDS):
                if c[UNSEEN] >> card & 1:
                    found.append(one[2 * card])
                    found.append(one[2 * card + 1])
        else:  # CL-4
            coming = self.moves_to_come()
            for card in range(MOVES):
                if coming >> card & 1:
                    found.append(one[MOVE + card])
        return found

    def moves_to_come(self) -> i64:
        """The movement cards of which the next is one, as bits."""
        c = self.cells
        if c[TURNS_DONE] >= TURNS:
            return 0
        return self.rules.parts[self.rules.by_turn[c[TURNS_DONE]]] & ~c[PLAYED]

    def draw(self, rng: Random) -> i64:
        """As from `chance`, where all outcomes are equally likely, without listing them."""
        c = self.cells
        if c[PHASE] == STARTING:
            return FIRST + below(rng, self.rules.seats)
        showing = c[TOP] == NONE and c[UNSEEN]
        left = c[UNSEEN] if showing else self.moves_to_come()
        count = _count(left)
        skip = below(rng, 2 * count if showing else count)
        side: i64 = 0
        if showing:
            side = skip & 1
            skip >>= 1
        while skip:
            left &= left - 1
            skip -= 1
        at = _lowest(left)
        return 2 * at + side if showing else MOVE + at

    def bound(self) -> i64:
        turn = 3 * (PLACES + 1) + 2 * (IDEAS + 3 * MOST_SEATS) + 2 * MOST_SEATS * CARDS + 8
        return 1 + CARDS + TURNS * (1 + turn)

    def shows(self, seat: i64, action: i64) -> bool:
        """CL-10: a side that nobody has seen."""
        if action >= STOP:
            return False
        side = self.cells[AREA + PLACES * seat + action - TURN]
        return not self.cells[KNOWN] >> (side >> 1) & 1

    # -- what happens ------------------------------------------------------------------

    def apply(self, actor: i64, action: i64) -> None:
        c = self.cells
        if actor == CHANCE:
            self._happen(action)
            return
        c[SEEN] = mix(c[SEEN], action)
        if action < STOP:
            self._turn(actor, action - TURN)
        elif action == STOP:
            self._stop()
        elif action < CONFIRM:
            self._focus(actor, action - FOCUS)
        elif action < SCOUT:
            self._confirm(actor, (action - CONFIRM) // ROW, (action - CONFIRM) % ROW)
        elif action < SWAP:
            self._scout(actor, (action - SCOUT) // PLACES, (action - SCOUT) % PLACES)
        elif action < AGREE:
            if self.rules.consent:
                c[ASK] = action
                c[PHASE] = ASKED
            else:
                self._team(action)
        elif action == AGREE:
            c[PHASE] = ACTING
            self._team(c[ASK])
            c[ASK] = NONE
        elif action == REFUSE:
            c[PHASE] = ACTING
            c[REFUSED] |= self.rules.bit[actor]
            c[ASK] = NONE
        elif action == END:
            c[PHASE] = REFILLING
            self._go_on()
        elif action == REST:
            self._lose_rest()
            self._next_turn()
        else:
            self._lose(action - LOSE)
            self._owe(c[OWED])

    def _happen(self, outcome: i64) -> None:
        c = self.cells
        rules = self.rules
        if c[PHASE] == STARTING:  # CL-3, CL-8
            c[SEEN] = mix(c[SEEN], outcome)
            c[ACTIVE] = outcome - FIRST
            c[SUSPECT] = c[ACTIVE] * rules.places
            c[PHASE] = LAYING
        elif outcome < MOVE:  # CL-5
            c[SEEN] = mix(c[SEEN], rules.name[outcome])
            c[TOP] = outcome
            c[UNSEEN] ^= rules.bit[outcome >> 1]
            self._go_on()
        else:
            c[SEEN] = mix(c[SEEN], outcome)
            self._move(outcome - MOVE)

    def _turn(self, me: i64, place: i64) -> None:
        """CL-10."""
        c = self.cells
        if c[PHASE] == ACTING:
            self._act()
        self._flip(AREA + PLACES * me + place)
        c[FLIPPED] |= self.rules.bit[place]
        if self.filled(me) & ~c[FLIPPED]:
            c[PHASE] = TURNING
        else:
            self._stop()

    def _stop(self) -> None:
        self.cells[FLIPPED] = 0
        self.cells[PHASE] = ACTING

    def _act(self) -> None:
        """One of the actions of a turn is done (CL-9)."""
        self.cells[DONE] += 1
        self.cells[REFUSED] = 0

    def _flip(self, at: i64) -> None:
        """CL-17: what has been seen is known for good."""
        c = self.cells
        c[at] ^= 1
        c[KNOWN] |= self.rules.bit[c[at] >> 1]
        c[SEEN] = mix(c[SEEN], self.rules.name[c[at]])

    def _focus(self, me: i64, place: i64) -> None:
        """CL-11."""
        c = self.cells
        self._act()
        c[FOCUSED + me] = place
        gain = self.worth(me, place)
        if gain > c[SUPPLY]:
            gain = c[SUPPLY]
        c[SUPPLY] -= gain
        c[HAS + me] += gain

    def worth(self, seat: i64, place: i64) -> i64:
        """CL-11: how many ideas a focus there asks for."""
        c = self.cells
        at = AREA + PLACES * seat
        aspect = self.rules.aspect[c[at + place]]
        if aspect == DISTRACTION:
            return 0
        count: i64 = 0
        for other in range(self.rules.places):
            if c[at + other] != NONE and self.rules.aspect[c[at + other]] == aspect:
                count += 1
        return count

    def _pay(self, me: i64, ideas: i64) -> None:
        self.cells[HAS + me] -= ideas
        self.cells[SUPPLY] += ideas

    def _confirm(self, me: i64, place: i64, at: i64) -> None:
        """CL-12."""
        c = self.cells
        self._act()
        self._pay(me, self.distance(me, place))
        side = c[AREA + PLACES * me + place]
        c[AREA + PLACES * me + place] = c[ROWS + at]
        c[ROWS + at] = side
        aspect = self.rules.aspect[side]
        if c[GOALS] >> aspect & 1 and not c[SOLVED] >> aspect & 1:
            for other in range(ROW):
                if c[ROWS + other] == NONE or self.rules.aspect[c[ROWS + other]] != aspect:
                    return
            self._solve(aspect)

    def _solve(self, aspect: i64) -> None:
        """CL-22: no aspect can be solved before a movement card is out."""
        c = self.cells
        answer = self.rules.symbol[c[CARD]]
        for at in range(ROW):
            if at == answer:
                c[SOLUTION + aspect] = c[ROWS + at]
                self._leave(c[ROWS + at])
            else:
                self._discard(c[ROWS + at])
            c[ROWS + at] = NONE
        c[SOLVED] |= self.rules.bit[aspect]
        if c[SOLVED] & c[GOALS] == c[GOALS]:  # CL-24
            self._finish(SOLVED_IT)

    def _discard(self, side: i64) -> None:
        self.cells[OUT + (side & 1)] |= self.rules.bit[side >> 1]
        self._leave(side)

    def _leave(self, side: i64) -> None:
        """The card does not come back: who gave it matters no more."""
        for seat in range(self.rules.seats):
            self.cells[GAVE + seat] &= ~self.rules.bit[side >> 1]

    def _scout(self, me: i64, coming: i64, place: i64) -> None:
        """CL-13."""
        c = self.cells
        self._act()
        self._pay(me, c[PRICE + coming])
        at = AREA + PLACES * me + place
        if c[at] != NONE:
            self._discard(c[at])
        c[at] = c[COMING + coming]
        c[COMING + coming] = NONE

    def _team(self, action: i64) -> None:
        """CL-14."""
        c = self.cells
        me = c[ACTIVE]
        if action >= TAKE:
            ideas = (action - TAKE) % IDEAS + 1
            c[HAS + (action - TAKE) // IDEAS] -= ideas
            c[HAS + me] += ideas
            return
        seat = (action - SWAP) // (PLACES * PLACES)
        pair = (action - SWAP) % (PLACES * PLACES)
        mine = AREA + PLACES * me + pair // PLACES
        theirs = AREA + PLACES * seat + pair % PLACES
        c[GAVE + me] |= self.rules.bit[c[mine] >> 1]
        c[GAVE + seat] |= self.rules.bit[c[theirs] >> 1]
        side = c[mine]
        c[mine] = c[theirs]
        c[theirs] = side

    # -- refilling ---------------------------------------------------------------------

    def _go_on(self) -> None:
        """Whatever goes on by itself, until the tray has to show a card or somebody may act."""
        c = self.cells
        while c[TOP] != NONE or not c[UNSEEN]:
            phase = c[PHASE]
            if phase == LAYING:
                if not self._lay():
                    c[PHASE] = FILLING
            elif phase == FILLING:  # CL-7
                at = self._empty_place()
                if at == NONE:
                    c[PHASE] = ACTING
                else:
                    c[at] = self._from_tray()
            elif phase == REFILLING:
                at = self._empty_place()
                if at == NONE:
                    c[PHASE] = SLIDING
                else:
                    c[at] = self._from_incoming()
                    if c[at] == NONE:  # CL-24
                        self._finish(NO_CLUES)
            elif phase == SLIDING:
                if not self._slide():
                    c[PHASE] = MOVING
            elif phase == TRAILING:
                if not self._slide():
                    self._next_turn()
            else:
                return

    def _empty_place(self) -> i64:
        """CL-18: where an area lacks a clue, from the active player's rightmost place on."""
        c = self.cells
        rules = self.rules
        for turn in range(rules.seats):
            at = AREA + PLACES * ((c[ACTIVE] + turn) % rules.seats)
            for place in range(rules.places):
                if c[at + place] == NONE:
                    return at + place
        return NONE

    def _from_tray(self) -> i64:
        side = self.cells[TOP]
        self.cells[TOP] = NONE
        return side

    def _from_incoming(self) -> i64:
        """CL-18: the rightmost there is, else the tray's."""
        c = self.cells
        for at in range(INCOMING + 1):
            if c[COMING + at] != NONE:
                side = c[COMING + at]
                c[COMING + at] = NONE
                return side
        return NONE

    def _lay(self) -> bool:
        """From the tray to the rightmost empty place of the incoming clues."""
        c = self.cells
        for at in range(self.rules.incoming):
            if c[COMING + at] == NONE:
                if c[TOP] == NONE:
                    return False
                c[COMING + at] = self._from_tray()
                return True
        return False

    def _slide(self) -> bool:
        """CL-18: the incoming clues close up to the right; then one is laid, if one is missing."""
        c = self.cells
        to: i64 = COMING
        for at in range(COMING, COMING + self.rules.incoming):
            if c[at] != NONE:
                side = c[at]
                c[at] = NONE
                c[to] = side
                to += 1
        return self._lay()

    # -- the suspect -------------------------------------------------------------------

    def _move(self, card: i64) -> None:
        """CL-19."""
        c = self.cells
        rules = self.rules
        number = rules.number[3 * (c[CARD] + 1) + rules.sign[card]]
        turned = c[TURNS_DONE]
        c[ORDER + turned // 11] |= (card + 1) << 5 * (turned % 11)
        c[PLAYED] |= rules.bit[card]
        c[CARD] = card
        if rules.escape[card]:
            c[ESCAPE] += 1
            if c[ESCAPE] >= c[STEPS]:
                self._finish(ESCAPED)
                return
        c[SUSPECT] = (c[SUSPECT] + number) % (rules.seats * rules.places)
        self._event(rules.aspect[c[self.under()]])

    def under(self) -> i64:
        """The cell of the place under the pawn."""
        return self.cell_of(self.cells[SUSPECT])

    def cell_of(self, place: i64) -> i64:
        """The cell of a place counted over all areas."""
        places = self.rules.places
        return AREA + PLACES * (place // places) + place % places

    def _event(self, aspect: i64) -> None:
        """CL-20."""
        c = self.cells
        kind = c[EVENT + aspect]
        if kind == FATIGUE:
            self._remove(self.solved_count() + c[AMOUNT + aspect])
            return
        if kind == SABOTAGE:
            self._remove(c[AMOUNT + aspect])
            return
        if kind == LOST_TRAIL:
            left: i64 = 2
            for at in range(INCOMING + 1):
                if left and c[COMING + at] != NONE:
                    self._discard(c[COMING + at])
                    c[COMING + at] = NONE
                    left -= 1
            c[PHASE] = TRAILING
            self._go_on()
            return
        if kind == DECOY:
            c[ESCAPE] += 1
            if c[ESCAPE] >= c[STEPS]:
                self._finish(ESCAPED)
                return
        elif kind == FALSE_LEAD:
            for seat in range(self.rules.seats):
                for place in range(self.rules.places):
                    self._flip(AREA + PLACES * seat + place)
        self._next_turn()

    def solved_count(self) -> i64:
        return self.rules.count[self.cells[SOLVED]]

    def _remove(self, ideas: i64) -> None:
        """CL-21, CL-24."""
        c = self.cells
        if ideas > self.in_play():
            self._finish(NO_IDEAS)
        else:
            c[PHASE] = LOSING
            self._owe(ideas)

    def in_play(self) -> i64:
        """The ideas that are not lost."""
        return IDEAS - self.cells[LOST]

    def _owe(self, ideas: i64) -> None:
        """So many are still to go; where there is no choice they go at once."""
        c = self.cells
        c[OWED] = ideas
        sources: i64 = 1 if c[SUPPLY] else 0
        for seat in range(self.rules.seats):
            if c[HAS + seat]:
                sources += 1
        if ideas and (sources < 2 or ideas == self.in_play()):
            self._lose_rest()
        if c[OWED] == 0:
            self._next_turn()

    def _lose(self, source: i64) -> None:
        """One idea: from the supply, or from a seat."""
        c = self.cells
        if source:
            c[HAS + source - 1] -= 1
        else:
            c[SUPPLY] -= 1
        c[LOST] += 1
        c[OWED] -= 1

    def _lose_rest(self) -> None:
        """From the supply as far as it goes, then from whoever has the most."""
        c = self.cells
        while c[OWED]:
            source: i64 = 0
            if not c[SUPPLY]:
                most: i64 = 0
                for turn in range(self.rules.seats):
                    seat = (c[ACTIVE] + turn) % self.rules.seats
                    if c[HAS + seat] > most:
                        most = c[HAS + seat]
                        source = seat + 1
            self._lose(source)

    def _next_turn(self) -> None:
        c = self.cells
        c[TURNS_DONE] += 1
        if c[TURNS_DONE] == TURNS:  # CL-24
            self._finish(NO_TIME)
            return
        c[ACTIVE] = (c[ACTIVE] + 1) % self.rules.seats
        c[DONE] = 0
        c[REFUSED] = 0
        for seat in range(self.rules.seats):
            c[GAVE + seat] = 0
        c[PHASE] = ACTING

    def _finish(self, cause: i64) -> None:
        self.cells[CAUSE] = cause
        self.cells[PHASE] = ENDED

    # -- what it comes to --------------------------------------------------------------

    def returns(self) -> list[float]:
        share = float(self.solved_count()) / 10.0
        if not self.cells[GOALS] & ~self.cells[SOLVED]:
            share += 0.5
        return [share] * int(self.rules.seats)

    def scores(self) -> list[int]:
        return [int(self.solved_count())] * int(self.rules.seats)

    # -- what is seen ------------------------------------------------------------------

    def key(self, seat: i64) -> i64:
        return self.cells[SEEN]

    def told(self, to: i64, at: i64, viewer: i64) -> bool:
        side = self.cells[at]
        return to & TURNED != 0 and side != NONE and self._turned(side)

    def _turned(self, side: i64) -> bool:
        """Whether the other side of the card has been seen too."""
        return self.cells[KNOWN] >> (side >> 1) & 1 == 1

    def deduced(self, viewer: i64) -> vec[i64]:
        c = self.cells
        rules = self.rules
        found = vec[i64]([0] * int(GONE + rules.deck.names))
        found[TRAY] = _count(c[UNSEEN])
        for seat in range(rules.seats):
            if c[GAVE + seat]:
                for at in range(ROWS, FOCUSED):
                    if c[at] != NONE and c[GAVE + seat] >> (c[at] >> 1) & 1:
                        found[GIVERS + at - ROWS] |= rules.bit[seat]
        for at in range(SOLUTION, AREA):
            if c[at] != NONE:
                self._note_gone(c[at], found)
        for card in range(CARDS):
            for face in range(2):
                if c[OUT + face] >> card & 1:
                    self._note_gone(2 * card + face, found)
        return found

    def _note_gone(self, side: i64, found: vec[i64]) -> None:
        found[GONE + self.rules.name[side]] += 1
        if self._turned(side):
            found[GONE + self.rules.name[side ^ 1]] += 1

    def resample(self, viewer: i64, rng: Random) -> None:
        if viewer != OMNISCIENT:
            self.reassign(self.open_cards(), rng)

    def open_cards(self) -> i64:
        """The cards out of the tray of which one side only has been seen, as bits."""
        return self.rules.bit[CARDS] - 1 & ~self.cells[UNSEEN] & ~self.cells[KNOWN]

    def wants(self, cards: i64) -> vec[i64]:
        """By name, on how many of these cards it is seen."""
        c = self.cells
        found = vec[i64]([0] * int(self.rules.deck.names))
        for at in range(ROWS, FOCUSED):
            if c[at] != NONE and cards >> (c[at] >> 1) & 1:
                found[self.rules.name[c[at]]] += 1
        for card in range(CARDS):
            if cards >> card & 1:
                for side in range(2):
                    if c[OUT + side] >> card & 1:
                        found[self.rules.name[2 * card + side]] += 1
        return found

    def reassign(self, cards: i64, rng: Random) -> None:
        """Other cards in the place of these, which show the same names, any way alike."""
        c = self.cells
        rules = self.rules
        free = cards | c[UNSEEN]
        shown = rules.deck.assign(free, self.wants(cards), rng)
        # By name, the sides to hand out, in any order.
        sides: list[list[int]] = [[] for _ in range(int(rules.deck.names))]
        for card in range(CARDS):
            if shown[card] != NONE:
                side = 2 * card + (1 if rules.name[2 * card + 1] == shown[card] else 0)
                sides[shown[card]].append(side)
        becomes = vec[i64]([-1] * int(CARDS))
        out = vec[i64]([c[OUT] & ~cards, c[OUT + 1] & ~cards])
        for at in range(ROWS, FOCUSED):
            if c[at] != NONE and cards >> (c[at] >> 1) & 1:
                drawn = _any(sides[rules.name[c[at]]], rng)
                becomes[c[at] >> 1] = drawn >> 1
                c[at] = drawn
        for card in range(CARDS):
            if cards >> card & 1:
                for side in range(2):
                    if c[OUT + side] >> card & 1:
                        drawn = _any(sides[rules.name[2 * card + side]], rng)
                        becomes[card] = drawn >> 1
                        out[drawn & 1] |= rules.bit[drawn >> 1]
        c[OUT] = out[0]
        c[OUT + 1] = out[1]
        c[UNSEEN] = free
        for card in range(CARDS):
            if becomes[card] != NONE:
                c[UNSEEN] ^= rules.bit[becomes[card]]
        for seat in range(rules.seats):  # CL-15
            gave = c[GAVE + seat]
            if gave & cards:
                c[GAVE + seat] = gave & ~cards
                for card in range(CARDS):
                    if gave >> card & 1 and cards >> card & 1:
                        c[GAVE + seat] |= rules.bit[becomes[card]]

    def clone(self) -> Case:
        copy = Case()
        copy.rules = self.rules
        copy.cells = self.cells[:]
        return copy


def _any(sides: list[int], rng: Random) -> i64:
    """One of them, which is then no more there."""
    at = below(rng, len(sides))
    side: i64 = sides[at]
    sides[at] = sides[-1]
    sides.pop()
    return side


def _count(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _lowest(mask: i64) -> i64:
    at: i64 = 0
    while not mask & 255:
        mask >>= 8
        at += 8
    while not mask & 1:
        mask >>= 1
        at += 1
    return at


def begin(rules: Rules) -> Case:
    """CL-3 to CL-8: all clues in the tray, an idea for everybody, nothing on the table."""
    case = Case()
    case.rules = rules
    c = vec[i64]([0] * int(CELLS))
    case.cells = c
    c[CARD] = NONE
    c[ASK] = NONE
    c[UNSEEN] = rules.bit[CARDS] - 1
    for at in range(ROWS, FOCUSED):
        c[at] = NONE
    for seat in range(rules.seats):
        c[HAS + seat] = 1
    c[SUPPLY] = IDEAS - rules.seats
    c[ACTIONS_A_TURN] = 3
    c[GOALS] = rules.bit[ASPECTS] - 1
    c[STEPS] = rules.steps
    c[DISTANCE] = 1
    for at in range(INCOMING):
        c[PRICE + at] = 1 if at else 0
    c[PRICE + INCOMING] = 2
    for aspect in range(6):
        c[EVENT + aspect] = rules.event[aspect]
        c[AMOUNT + aspect] = rules.amount[aspect]
    return case
