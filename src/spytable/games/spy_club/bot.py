# compiled
"""A detective's judgement: the aspect worth working on, and the next step towards it.

It looks at what lies on the table and at sides that have been seen, so all that it does can be
told in a sentence. Search plays on with it in all hands and leaves it only for what does better.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.bots.playbook import Playbook
from spytable.games.spy_club.cells import (
    ACTING,
    ASKED,
    CARD,
    CHOOSING,
    TURNING,
)
from spytable.games.spy_club.rules import (
    AGREE,
    ASPECTS,
    END,
    FOCUS,
    INCOMING,
    KINDS,
    LOSE,
    NONE,
    PICK,
    REFUSE,
    REST,
    SCOUT,
    SIGNS,
    STOP,
    SWAP,
    TAKE,
    THEFT,
    TURN,
    confirm,
    confirm_at,
    confirm_place,
    confirms,
    partner,
    scout,
    scout_place,
    swap,
    swap_mine,
    swap_theirs,
    take,
    take_ideas,
)
from spytable.games.spy_club.state import Case
from spytable.kernel.bits import bit, lowest
from spytable.kernel.state import State

# What a face of an aspect is worth when one is chosen: in the row, in the area of who acts, in
# the others', known behind, among the incoming clues.
_IN_ROW: Final[i64] = 30
_MINE: Final[i64] = 22
_THEIRS: Final[i64] = 18
_BEHIND: Final[i64] = 12
_COMING: Final[i64] = 6
_NEVER: Final[i64] = -10_000
_LITTLE: Final[i64] = 3  # a clue of no more worth is discarded for any that may be of use
_DARK: Final[i64] = 20  # a place in the shadow (CL-47) is as bad as two ideas
_ENOUGH: Final[i64] = 4  # ideas, where nothing leads to the aspect
_WHOLE: Final = 1.5  # what a case that is solved is worth beside its aspects
_EXTRA: Final = 0.6  # what an extra goal is worth (CL-32)


class Detective(Playbook):
    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        chosen = self.play(state, seat, Random(0))
        return vec[float]([1.0 if action == chosen else 0.0 for action in actions])

    def prior(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        """All that differs: not the same clue to other empty places of the row, for example."""
        assert isinstance(state, Case)
        useful = [1.0 if worth_trying(state, seat, action) else 0.0 for action in actions]
        at = actions.index(int(self.play(state, seat, Random(0))))
        useful[at] = 1.0
        total = sum(useful)
        return vec[float]([one / total for one in useful])

    def playout(self, state: State, seat: i64, actions: tuple[int, ...], rng: Random) -> i64:
        return self.play(state, seat, rng)

    def gentle(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        """The same steps towards what the team has begun, and nothing that costs a partner."""
        assert isinstance(state, Case)
        chosen = self.play(state, seat, Random(0))
        if state.phase() == ACTING and not state.all_done():
            chosen = kindly(state, seat)
        return vec[float]([1.0 if action == chosen else 0.0 for action in actions])

    def guarded(self) -> bool:
        return True

    def play(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, Case)
        phase = state.phase()
        if phase == ACTING:
            if state.all_done():
                return END
            return act(state, seat, target(state, seat))
        if phase == TURNING:
            place = to_turn(state, seat, target(state, seat))
            return STOP if place == NONE else TURN + place
        if phase == CHOOSING:
            return PICK + lowest(state.choices())
        return AGREE if phase == ASKED else REST

    def luck(self, state: State) -> i64:
        """The tray's cards come in the same order, and so do the movement cards."""
        assert isinstance(state, Case)
        return state.unseen() if state.must_show() else -1 - state.turns_done()

    def value(self, state: State) -> list[float]:
        """What was solved, a little for what lies in the row, and more for the whole state."""
        assert isinstance(state, Case)
        solved = state.solved_count()
        worth = float(solved) + _EXTRA * float(state.extra_count())
        if solved == ASPECTS:
            worth += _WHOLE
        best: i64 = 0
        for aspect in range(KINDS):
            if state.is_open(aspect):
                count = state.progress(aspect)
                if count > best:
                    best = count
        worth += 0.1 * float(best)
        most = 5.0 + _WHOLE + (_EXTRA if state.rules.extra else 0.0)
        return [2.0 * worth / most - 1.0] * int(state.rules.seats)


def intention(case: Case, me: i64) -> tuple[i64, i64]:
    """What it would do if it were its turn, and for the sake of which aspect."""
    if case.active() != me or case.phase() != ACTING:
        case.begin_with(me)
        case.forget_refusals()
    aspect = target(case, me)
    return act(case, me, aspect), aspect


def target(case: Case, seat: i64) -> i64:
    """The aspect to work on: where the most is done and the most is near."""
    rules = case.rules
    worth = vec[i64]([0] * int(KINDS))
    for at in range(rules.row):
        side = case.side(case.row(at))
        if side != NONE:
            worth[rules.aspect[side]] += _IN_ROW
    for one in range(rules.seats):
        up = _MINE if one == seat else _THEIRS
        for place in range(rules.places):
            side = case.clue(one, place)
            if side != NONE:
                worth[rules.aspect[side]] += up
                if case.turned(side):
                    worth[rules.aspect[side ^ 1]] += _BEHIND
    for at in range(INCOMING + 1):
        side = case.side(case.coming(at))
        if side != NONE:
            worth[rules.aspect[side]] += _COMING
    best: i64 = 0
    most = _NEVER
    for aspect in range(KINDS):
        # An extra goal only when nothing else is open (CL-32).
        if case.is_open(aspect) and (aspect < ASPECTS or most == _NEVER) and worth[aspect] > most:
            most = worth[aspect]
            best = aspect
    return best


def act(case: Case, me: i64, aspect: i64) -> i64:
    """The next step of the active player towards an aspect."""
    if case.rules.haste and case.last_action() and not case.has_confirmed():
        hurried = hasten(case, me, aspect)
        if hurried != NONE:
            return hurried
    ideas = case.ideas(me)
    best, price = cheapest(case, me, aspect)
    if best == NONE or price > ideas:
        team = teamwork(case, me, aspect, best, price - ideas)
        if team != NONE:
            return team
    return alone(case, me, aspect)


def hasten(case: Case, me: i64, aspect: i64) -> i64:
    """CL-38: any clue is confirmed, if need be, the most useful one first."""
    best: i64 = NONE
    mine = case.free(me)
    most: i64 = 0
    for place in range(case.rules.places):
        side = case.clue(me, place)
        if mine >> place & 1 and case.distance(me, place) <= case.ideas(me):
            useful = (
                3 if serves(case, side, aspect) else 2 if case.rules.aspect[side] < ASPECTS else 1
            )
            if useful > most:
                best, most = place, useful
    return NONE if best == NONE else confirm(best, room(case, aspect, False))


def cheapest(case: Case, me: i64, aspect: i64) -> tuple[i64, i64]:
    """The place of the cheapest clue for the aspect in one's own area, and what it costs."""
    best: i64 = NONE
    mine = case.free(me)
    price: i64 = 99
    for place in range(case.rules.places):
        if mine >> place & 1 and serves(case, case.clue(me, place), aspect):
            cost = case.distance(me, place)
            if cost < price:
                best, price = place, cost
    return best, price


def serves(case: Case, side: i64, aspect: i64) -> bool:
    """Whether the clue can be one of those that solve the aspect (CL-31)."""
    if side == NONE:
        return False
    if case.rules.aspect[side] == aspect:
        return True
    return case.is_wild(side) and aspect < ASPECTS and not case.wild_for(aspect)


def alone(case: Case, me: i64, aspect: i64) -> i64:
    """The same without the help of others."""
    best, price = cheapest(case, me, aspect)
    if best != NONE:
        if price > case.ideas(me):
            return FOCUS + best
        return confirm(best, room(case, aspect, case.is_wild(case.clue(me, best))))
    behind, open_ = hopes(case, me, aspect)
    scout = to_scout(case, me, aspect)
    if behind >= 2 or (behind and scout == NONE):
        return TURN + to_turn(case, me, aspect)
    if scout != NONE:
        return scout
    if behind or open_:
        return TURN + to_turn(case, me, aspect)
    return rest(case, me)


def kindly(case: Case, me: i64) -> i64:
    """The next step of somebody who leaves to the others what they have, or have begun: it works on
    the aspect that leads in the row, puts nothing in the place of a clue there that may be of use,
    and asks partners for nothing."""
    aspect = begun(case, me)
    action = alone(case, me, aspect)
    if confirms(action):
        here = case.aspect(case.row(confirm_at(action)))
        if here != NONE and case.is_open(here):
            return rest(case, me)
    return action


def begun(case: Case, me: i64) -> i64:
    """The aspect that leads in the row; where none is there, the one worth working on."""
    best: i64 = NONE
    most: i64 = 0
    for aspect in range(ASPECTS):
        if case.is_open(aspect) and case.progress(aspect) > most:
            best, most = aspect, case.progress(aspect)
    return target(case, me) if best == NONE else best


def room(case: Case, aspect: i64, wild: bool) -> i64:
    """Where a clue goes: to an empty place of the row, else in the place of a strange one; in a
    grid to one of the two lines where the most is done."""
    own, helps = case.in_row(aspect), case.wild_for(aspect)
    if not case.rules.grid:
        return vacant(case, bit(case.rules.row) - 1, own, helps)
    lines: i64 = 0
    most: i64 = _NEVER
    for pair in range(len(case.rules.crossed)):
        clues = case.rules.crossed[pair]
        left = clues & ~own & ~helps
        if wild:  # it may not lie where they cross
            left &= ~case.rules.crossing[pair]
        worth = 10 * case.matching(pair, own, helps)
        for at in range(case.rules.row):
            if left >> at & 1 and case.side(case.row(at)) == NONE:
                worth += 1
        if left and worth > most:
            most = worth
            lines = left
    return vacant(case, lines, own, helps)


def vacant(case: Case, places: i64, own: i64, wild: i64) -> i64:
    """An empty one of these places, else one whose clue is of no use, else of little."""
    strange: i64 = 0
    least = _NEVER
    for at in range(case.rules.row):
        if places >> at & 1:
            if case.side(case.row(at)) == NONE:
                return at
            worth = -2 if own >> at & 1 else -1 if wild >> at & 1 else 0
            if worth >= least:
                least = worth
                strange = at
    return strange


def teamwork(case: Case, me: i64, aspect: i64, mine: i64, lacking: i64) -> i64:
    """Ideas that are lacking for a clue, or a clue of the aspect for one that is none."""
    rules = case.rules
    partners = case.partners()
    if not partners:
        return NONE
    for seat in range(rules.seats):
        if not partners >> seat & 1:
            continue
        if mine != NONE:
            if case.ideas(seat) >= lacking:
                return take(seat, lacking)
            continue
        own, theirs = case.free(me), case.free(seat)
        give: i64 = NONE  # the place nearest to the focus
        for place in range(rules.places):
            side = case.clue(me, place)
            if (
                own >> place & 1
                and not case.gave_it(seat, side)
                and (give == NONE or case.distance(me, place) < case.distance(me, give))
            ):
                give = place
        if give == NONE or case.distance(me, give) > case.ideas(me):
            continue
        for place in range(rules.places):
            side = case.clue(seat, place)
            fits = theirs >> place & 1 and rules.aspect[side] == aspect
            if fits and not case.gave_it(me, side):
                return swap(seat, give, place)
    return NONE


def hopes(case: Case, me: i64, aspect: i64) -> tuple[i64, i64]:
    """Clues of one's own with the aspect known behind, and those of which nobody knows."""
    behind: i64 = 0
    mine = case.free(me)
    open_: i64 = 0
    for place in range(case.rules.places):
        side = case.clue(me, place)
        if mine >> place & 1:
            if not case.turned(side):
                open_ += 1
            elif case.rules.aspect[side ^ 1] == aspect:
                behind += 1
    return behind, open_


def to_turn(case: Case, me: i64, aspect: i64) -> i64:
    """The clue to turn over next: one with the aspect behind it, else one not yet known."""
    found: i64 = NONE
    left = case.free(me) & ~case.flipped()
    for place in range(case.rules.places):
        side = case.clue(me, place)
        if not left >> place & 1 or case.rules.aspect[side] == aspect:
            continue
        if not case.turned(side):
            found = place
        elif case.rules.aspect[side ^ 1] == aspect:
            return place
    return found


def to_scout(case: Case, me: i64, aspect: i64) -> i64:
    """The cheapest incoming clue of the aspect, to where it is nearest to the focus."""
    for at in range(INCOMING + 1):
        if case.aspect(case.coming(at)) == aspect and case.price(at) <= case.ideas(me):
            return scout(at, landing(case, me))
    return NONE


def landing(case: Case, me: i64) -> i64:
    """Where a scouted clue goes: near to the focus, and where the least is discarded."""
    best: i64 = 0
    most: i64 = _NEVER
    for place in range(case.rules.places):
        worth = -10 * case.distance(me, place) - keeping(case, me, place)
        if case.shadow(me) >> place & 1:  # CL-47: it would be of no use there for now
            worth -= _DARK
        if worth > most:
            most = worth
            best = place
    return best


def keeping(case: Case, me: i64, place: i64) -> i64:
    """What a clue is worth that would be discarded."""
    side = case.clue(me, place)
    if side == NONE:
        return 0
    worth: i64 = 3
    aspect = case.rules.aspect[side]
    if case.is_open(aspect):
        worth += 8
    if case.turned(side) and case.is_open(case.rules.aspect[side ^ 1]):
        worth += 4
    return worth


def rest(case: Case, me: i64) -> i64:
    """Nothing leads to the aspect: ideas for later, or any clue for free."""
    best: i64 = NONE
    mine = case.free(me)
    most: i64 = 0
    for place in range(case.rules.places):
        if mine >> place & 1 and place != case.focus_of(me):
            gain = case.worth(me, place)
            if gain > most:
                most = gain
                best = place
    if best != NONE and case.ideas(me) < _ENOUGH and case.supply():
        return FOCUS + best
    place = landing(case, me)
    if keeping(case, me, place) <= _LITTLE:
        for at in range(INCOMING + 1):
            aspect = case.aspect(case.coming(at))
            if aspect != NONE and case.is_open(aspect) and case.price(at) <= case.ideas(me):
                return scout(at, place)
    if restless(case):
        for at in range(INCOMING + 1):
            if case.side(case.coming(at)) != NONE and case.price(at) <= case.ideas(me):
                return scout(at, place)
    watch = ambush(case, me) if case.rules.caught else NONE
    return END if watch == NONE else FOCUS + watch


def restless(case: Case) -> bool:
    """CL-45 to CL-51: whether it does not pay to wait for better clues: any other is taken."""
    rules = case.rules
    for kind in rules.event:
        if kind >= THEFT:
            return True
    clocks = rules.cold != 0 or rules.most_actions != rules.actions
    return clocks or rules.turnabout or rules.shadow or rules.caught or rules.passing


def ambush(case: Case, me: i64) -> i64:
    """CL-48: a place of its own to which the suspect may come next, where its focus is at none."""
    found: i64 = NONE
    places = case.rules.places
    for sign in range(SIGNS):
        there = case.after(case.rules.numbers(case.cells[CARD], sign))
        if there // places == me:
            if there % places == case.focus_of(me):
                return NONE
            if case.free(me) >> there % places & 1:
                found = there % places
    return found


def worth_trying(case: Case, me: i64, action: i64) -> bool:
    """Whether search looks at an action: one of those that come to the same is enough."""
    if confirms(action):
        at = confirm_at(action)
        side = case.clue(me, confirm_place(action))
        wild = case.is_wild(side)
        aspect = target(case, me) if wild else case.rules.aspect[side]
        if not case.is_open(aspect):
            return False
        return at == room(case, aspect, wild) and case.aspect(case.row(at)) != aspect
    if SCOUT <= action < SWAP:
        return scout_place(action) == landing(case, me)
    if SWAP <= action < TAKE:
        give = case.aspect(case.area(me, swap_mine(action)))
        get = case.aspect(case.area(partner(action), swap_theirs(action)))
        wanted = target(case, me)
        return get != give and (get == wanted or give == wanted)
    if TAKE <= action < AGREE:
        return take_ideas(action) == case.ideas(partner(action))
    return action != REFUSE and not LOSE <= action < REST  # CL-14: a bot always agrees
