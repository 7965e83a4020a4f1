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
    INFORMING,
    TAILING,
    TURNING,
)
from spytable.games.spy_club.rules import (
    AGREE,
    ASPECTS,
    CLEAR,
    DISTRACTION,
    END,
    EXPERT,
    FAVOUR,
    FOCUS,
    INCOMING,
    INFORMANT,
    KINDS,
    LOSE,
    NONE,
    OVERTIME,
    PICK,
    REFUSE,
    REST,
    SCOUT,
    SECOND_WIND,
    SIGNS,
    STOP,
    SWAP,
    TAIL,
    TAKE,
    THEFT,
    TURN,
    USE,
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
from spytable.kernel.bits import bit, lowest, size
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
_MANY: Final[i64] = 12  # cards in the tray are enough to change clues for others
_DARK: Final[i64] = 20  # a place in the shadow (CL-47) is as bad as two ideas
_ENOUGH: Final[i64] = 4  # ideas, where nothing leads to the aspect
_BLOCKED: Final[i64] = 90  # what it is worth less while a sealed row is in its way (CL-42)
_NEAR: Final[i64] = 3  # steps to Escape, where one does what one can against it
_SPARE: Final[i64] = 4  # steps to Escape, where one may be risked
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
        if state.phase() == ACTING:
            chosen = END if state.all_done() else kindly(state, seat)
        return vec[float]([1.0 if action == chosen else 0.0 for action in actions])

    def guarded(self) -> bool:
        return True

    def play(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, Case)
        phase = state.phase()
        if phase == ACTING:
            return advance(state, seat, target(state, seat))
        if phase == TURNING:
            place = to_turn(state, seat, target(state, seat))
            return STOP if place == NONE else TURN + place
        if phase == CHOOSING:
            return PICK + lowest(state.choices())
        if phase == TAILING:
            return USE + TAIL if may_risk(state, seat) else STOP
        if phase == INFORMING:
            place = to_reveal(state, target(state, seat))
            return PICK + (lowest(state.in_place()) if place == NONE else place)
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
            if state.is_solvable(aspect):
                count = useful(state, aspect)
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
    aspect = target(case, me)
    return advance(case, me, aspect), aspect


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
        if rules.sealed and blocked(case, aspect):
            worth[aspect] -= _BLOCKED
        # An extra goal only when nothing else is open (CL-32).
        if (
            case.is_solvable(aspect)
            and (aspect < ASPECTS or most == _NEVER)
            and worth[aspect] > most
        ):
            most = worth[aspect]
            best = aspect
    return best


def advance(case: Case, me: i64, aspect: i64) -> i64:
    """What the active player does next: an action, or what it can use where that helps."""
    if not case.rules.usable:
        return END if case.all_done() else act(case, me, aspect)
    if case.all_done():
        more = one_more(case, me, aspect)
        if more != NONE:
            return more
        return USE + FAVOUR if case.may_ask_favour(me) and steps_left(case) <= _NEAR else END
    if case.may_inform() and to_reveal(case, aspect) != NONE:
        return USE + INFORMANT
    if case.may_still_inform() and not case.last_action():
        action = to_be_turned(case, me, aspect)
        if action != NONE:
            return action
    action = act(case, me, aspect)
    if action == END and case.rules.tail and case.may_tail() and may_risk(case, me):
        return USE + TAIL
    return action


def steps_left(case: Case) -> i64:
    return case.rules.steps - case.steps()


def may_risk(case: Case, me: i64) -> bool:
    """CL-52: whether an idea is worth that the suspect may notice."""
    return case.supply() > 0 and case.ideas(me) < _ENOUGH and steps_left(case) > _SPARE


def one_more(case: Case, me: i64, aspect: i64) -> i64:
    """CL-54, CL-56: how to get an action more, where a clue can be confirmed in it. What costs a
    step has to solve the aspect, or has to cost nothing in the turns that are left."""
    if not confirms(act(case, me, aspect)):
        return NONE
    if case.may_catch_breath(me):
        return USE + SECOND_WIND
    left = steps_left(case)
    solves = case.progress(aspect) == case.rules.needed - 1
    if case.may_work_on() and left > 1 and (solves or left > case.turns_left()):
        return USE + OVERTIME
    return NONE


def to_reveal(case: Case, aspect: i64) -> i64:
    """CL-53: the clue of the row to turn over: one with the aspect behind it, else one not yet
    known that is of less use as it lies."""
    rules = case.rules
    done = case.progress(aspect)
    found: i64 = NONE
    for at in range(rules.row):
        side = case.side(case.row(at))
        if side == NONE or rules.aspect[side] == aspect or case.is_wild(side):
            continue
        if case.turned(side):
            if serves(case, side ^ 1, aspect):
                return at
        elif not case.is_open(rules.aspect[side]) or case.progress(rules.aspect[side]) < done:
            found = at
    return found


def to_be_turned(case: Case, me: i64, aspect: i64) -> i64:
    """CL-53: the Confirm of a clue that has the aspect behind it, where none shows it: the
    informant then turns it over."""
    if cheapest(case, me, aspect)[0] != NONE:
        return NONE
    for place in range(case.rules.places):
        side = case.clue(me, place)
        known = side != NONE and case.turned(side) and serves(case, side ^ 1, aspect)
        if known and case.distance(me, place) <= case.ideas(me):
            return confirm(place, room(case, aspect, case.is_wild(side ^ 1)))
    return NONE


def act(case: Case, me: i64, aspect: i64) -> i64:
    """The next step of the active player towards an aspect."""
    if case.rules.haste and case.last_action() and not case.has_confirmed():
        hurried = hasten(case, me, aspect)
        if hurried != NONE:
            return hurried
    ideas = case.ideas(me)
    best, price = cheapest(case, me, aspect)
    if case.rules.intuition:
        sensed = sense(case, me, aspect)
        if sensed != NONE:
            return sensed
    if case.rules.expert:
        asked = consult(case, me, aspect, best, price)
        if asked != NONE:
            return asked
    if best == NONE or price > ideas:
        team = teamwork(case, me, aspect, best, price - ideas)
        if team != NONE:
            return team
    return alone(case, me, aspect)


def hasten(case: Case, me: i64, aspect: i64) -> i64:
    """CL-38: any clue is confirmed, if need be, the most useful one first."""
    best: i64 = NONE
    mine = case.free(me)
    most: i64 = 1 if case.rules.sealed else 0  # CL-42: nothing else takes it away again
    for place in range(case.rules.places):
        side = case.clue(me, place)
        if mine >> place & 1 and case.distance(me, place) <= case.ideas(me):
            use: i64 = 1
            if serves(case, side, aspect):
                use = 3
            elif case.rules.aspect[side] < ASPECTS and not case.rules.sealed:
                use = 2
            if use > most:
                best, most = place, use
    if best == NONE:
        return NONE
    at = room(case, aspect, NONE)
    return NONE if at == NONE else confirm(best, at)


def sense(case: Case, me: i64, aspect: i64) -> i64:
    """CL-44: a Shift of focus that solves the aspect, or a Confirm beside a focus clue of it."""
    rules = case.rules
    mine = case.free(me)
    focus = case.focus_of(me)
    here = case.clue(me, focus)
    lacking = rules.needed - case.progress(aspect)
    for place in range(rules.places):
        side = case.clue(me, place)
        if not mine >> place & 1 or place == focus:
            continue
        if lacking == 1 and case.one_short(aspect, side):
            return FOCUS + place
        if lacking == 2 and here != NONE and case.stands_for(here, aspect):
            if serves(case, side, aspect) and case.distance(me, place) <= case.ideas(me):
                at = room(case, aspect, side)
                if at != NONE:
                    return confirm(place, at)
    return NONE


def consult(case: Case, me: i64, aspect: i64, best: i64, price: i64) -> i64:
    """CL-43: the expert, where no Confirm does the same for less; or ideas for it."""
    cost = case.rules.expert
    short = case.one_short(aspect, NONE)
    if short and best != NONE and price <= min(cost, case.ideas(me)):
        return NONE
    if case.may_ask_expert(me):
        return USE + EXPERT
    if not short or best != NONE:
        return NONE
    lacking = cost - case.ideas(me)
    partners = case.partners()
    for seat in range(case.rules.seats):
        if partners >> seat & 1 and case.ideas(seat) >= lacking:
            return take(seat, lacking)
    return think(case, me)


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
    if wanted(case, side, aspect):
        return True
    if aspect == DISTRACTION or not case.is_wild(side) or case.wild_for(aspect):
        return False
    return adds(case, side, aspect)


def wanted(case: Case, side: i64, aspect: i64) -> bool:
    """Whether it is a clue of the aspect that brings its solution nearer."""
    if side == NONE or case.rules.aspect[side] != aspect:
        return False
    return adds(case, side, aspect)


def adds(case: Case, side: i64, aspect: i64) -> bool:
    """CL-40, CL-41: whether more clues can be among those that solve with this one."""
    if not case.rules.strict:
        return True
    lines = ground(case, aspect, side)
    if not lines:
        return blocked(case, aspect)
    return size(kept(case, aspect, lines, side)) + 1 > size(kept(case, aspect, lines, NONE))


def useful(case: Case, aspect: i64) -> i64:
    """How many clues in the row or the grid can be among those that solve the aspect."""
    if not case.rules.strict:
        return case.progress(aspect)
    return size(kept(case, aspect, ground(case, aspect, NONE), NONE))


def kept(case: Case, aspect: i64, places: i64, side: i64) -> i64:
    """Those of the places whose clues can be among those that solve the aspect, as bits, together
    with a side that is to come, or NONE; one wild clue at most is."""
    rules = case.rules
    helps = case.wild_for(aspect) & places
    clues = case.in_row(aspect) & places | helps & -helps
    if not rules.strict:
        return clues
    most = rules.needed - 1 if rules.alike else rules.needed  # different names
    twice = rules.needed - min(rules.different, most)  # clues whose name is there already
    fresh = rules.needed - min(rules.proof, rules.needed)  # clues that were never turned
    names: i64 = 0
    found: i64 = 0
    for at in range(-1, rules.row):
        one = side
        if at >= 0:
            one = case.side(case.row(at)) if clues >> at & 1 else NONE
        if one == NONE:
            continue
        name = bit(rules.name[one])
        again: i64 = 1 if names & name else 0
        unturned: i64 = 0 if case.turned(one) else 1
        if again > twice or unturned > fresh or (not again and size(names) == most):
            continue
        twice -= again
        fresh -= unturned
        names |= name
        if at >= 0:
            found |= bit(at)
    return found


def blocked(case: Case, aspect: i64) -> bool:
    """CL-42: whether clues lie everywhere in the way of the aspect."""
    return ground(case, aspect, NONE) == 0


def alone(case: Case, me: i64, aspect: i64) -> i64:
    """The same without the help of others."""
    best, price = cheapest(case, me, aspect)
    if best != NONE:
        if case.rules.sealed and blocked(case, aspect):
            return USE + CLEAR
        if price > case.ideas(me):
            return FOCUS + best
        at = room(case, aspect, case.clue(me, best))
        return USE + CLEAR if at == NONE else confirm(best, at)
    behind, open_ = hopes(case, me, aspect)
    scout = to_scout(case, me, aspect)
    if behind >= 2 or (behind and scout == NONE):
        return TURN + to_turn(case, me, aspect)
    if scout != NONE:
        return scout
    if behind or open_:
        return TURN + to_turn(case, me, aspect)
    if case.rules.narrow:
        renewed = renew(case, me)
        if renewed != NONE:
            return renewed
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
        if case.is_solvable(aspect) and case.progress(aspect) > most:
            best, most = aspect, case.progress(aspect)
    return target(case, me) if best == NONE else best


def room(case: Case, aspect: i64, side: i64) -> i64:
    """Where a clue goes: to an empty place of the row, else in the place of a strange one; in a
    grid to one of the two lines where the most is done. NONE if it can go nowhere (CL-42)."""
    lines = ground(case, aspect, side)
    own = case.in_row(aspect)
    if case.rules.strict:
        own &= kept(case, aspect, lines, side)
    places = free_places(case, lines, aspect, side)
    at = vacant(case, places, own, case.wild_for(aspect))
    return 0 if at == NONE and not case.rules.sealed else at


def ground(case: Case, aspect: i64, side: i64) -> i64:
    """The places in which the aspect comes to be solved, with this side or NONE: all of the row, or
    two lines of the grid. CL-42: none, if something else lies in them."""
    rules = case.rules
    if not rules.grid:
        every = bit(rules.row) - 1
        return 0 if rules.sealed and hindered(case, every, aspect, side) else every
    lines: i64 = 0
    most: i64 = _NEVER
    own, helps = case.in_row(aspect), case.wild_for(aspect)
    for pair in range(len(rules.crossed)):
        clues = rules.crossed[pair]
        free = clues & ~own & ~helps
        if (
            side != NONE and rules.aspect[side] != aspect
        ):  # what is wild may not lie where they cross
            free &= ~rules.crossing[pair]
        worth = 10 * case.matching(pair, own, helps)
        if rules.strict:
            worth = 10 * size(kept(case, aspect, clues, side))
            free |= clues & own
        for at in range(rules.row):
            if free >> at & 1 and case.side(case.row(at)) == NONE:
                worth += 1
        if free and worth > most and not (rules.sealed and hindered(case, clues, aspect, side)):
            most = worth
            lines = clues
    return lines


def free_places(case: Case, lines: i64, aspect: i64, side: i64) -> i64:
    """Those of the places to which this side could go."""
    rules = case.rules
    if not rules.grid:
        return lines
    found = lines & ~case.wild_for(aspect)
    if not rules.strict:
        found &= ~case.in_row(aspect)
    if side != NONE and rules.aspect[side] != aspect:
        for pair in range(len(rules.crossed)):
            if rules.crossed[pair] == lines:
                found &= ~rules.crossing[pair]
    return found


def hindered(case: Case, places: i64, aspect: i64, side: i64) -> bool:
    """CL-42: whether a clue lies there that cannot be among those that solve the aspect."""
    good = kept(case, aspect, places, side)
    for at in range(case.rules.row):
        if places >> at & 1 and not good >> at & 1 and case.side(case.row(at)) != NONE:
            return True
    return False


def vacant(case: Case, places: i64, own: i64, wild: i64) -> i64:
    """An empty one of these places, else one whose clue is of no use, else of little; NONE, where
    nothing is exchanged (CL-42)."""
    strange: i64 = NONE
    least = _NEVER
    for at in range(case.rules.row):
        if places >> at & 1:
            if case.side(case.row(at)) == NONE:
                return at
            worth = -2 if own >> at & 1 else -1 if wild >> at & 1 else 0
            if worth >= least:
                least = worth
                strange = at
    return NONE if case.rules.sealed else strange


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
            fits = theirs >> place & 1 == 1 and wanted(case, side, aspect)
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
            elif wanted(case, side ^ 1, aspect):
                behind += 1
    return behind, open_


def to_turn(case: Case, me: i64, aspect: i64) -> i64:
    """The clue to turn over next: one with the aspect behind it, else one not yet known."""
    found: i64 = NONE
    left = case.free(me) & ~case.flipped()
    for place in range(case.rules.places):
        side = case.clue(me, place)
        if not left >> place & 1 or wanted(case, side, aspect):
            continue
        if not case.turned(side):
            found = place
        elif wanted(case, side ^ 1, aspect):
            return place
    return found


def to_scout(case: Case, me: i64, aspect: i64) -> i64:
    """The cheapest incoming clue of the aspect, to where it is nearest to the focus."""
    for at in range(INCOMING + 1):
        if wanted(case, case.side(case.coming(at)), aspect) and case.price(at) <= case.ideas(me):
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
    thought = think(case, me)
    if thought != NONE:
        return thought
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


def renew(case: Case, me: i64) -> i64:
    """A new clue in the place of one that leads nowhere, while there are many to come: nobody has
    seen its other side."""
    if size(case.unseen()) < min(_MANY, case.rules.turns - case.turns_done()):
        return NONE
    best: i64 = NONE
    least: i64 = 99
    for place in range(case.rules.places):
        worth = keeping(case, me, place) + case.distance(me, place)
        if worth < least:
            best, least = place, worth
    for at in range(INCOMING + 1):
        side = case.side(case.coming(at))
        if side != NONE and not case.turned(side) and case.price(at) <= case.ideas(me):
            return scout(at, best)
    return NONE


def think(case: Case, me: i64) -> i64:
    """The Shift of focus that brings the most ideas, if they are of use."""
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
    return NONE


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
        aspect = target(case, me) if case.is_wild(side) else case.rules.aspect[side]
        if not case.is_solvable(aspect) or at != room(case, aspect, side):
            return False
        return case.rules.strict or case.aspect(case.row(at)) != aspect
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
