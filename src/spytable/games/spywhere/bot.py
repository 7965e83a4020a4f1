# compiled
"""How to judge a move in Spywhere, from what the player knows.

Who the others are is read from how they played: `passports` weighs every deal of the passports.
Scores are in points. A card of one's own is worth a point, and one more for each name that will be
right. Rivals' names do not touch one's own score, so one collects openly; one names somebody as
soon as that is nearly certain, and ends the game when that seems to win it.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.bots.playbook import Playbook, likely
from spytable.games.spywhere.cells import (
    CLEARING,
    ENDED,
    EXCHANGING,
    FACES,
    LAST,
    NAMING,
    PASSPORTS,
)
from spytable.games.spywhere.rules import (
    CLEAR,
    DONE,
    ENDING,
    KEEP,
    NAME,
    NATIONS,
    PASS,
    THREE,
    Rules,
    exchange,
    fit,
    given,
    has,
    name,
    number_of,
    taken,
)
from spytable.games.spywhere.state import Where
from spytable.kernel.chance import below
from spytable.kernel.state import State

_SURE: Final = 0.9  # how likely a name must be before it is laid
_FEEDS: Final = 0.25  # what a card is worth that a rival can take, of what it is worth to the rival
_BONUS: Final = 0.8  # what a card more in hand is worth, of what a random one is worth
_TELLS: Final = 0.1  # points that a clue about oneself costs
_SPOILS: Final = 0.1  # points lost by three of one's own lying there for others to take out
_SHARP: Final = 2.0  # how strongly the prior follows the scores
_FLOOR: Final = 0.02  # what the prior leaves to an action that scores badly
_GENTLE: Final = 4.0  # the same for somebody who does not count everything
_PATIENCE: Final[i64] = 2  # rounds in which all may name before a gentle player does
_USELESS: Final = -9.0
_CLEAR_MARGIN: Final[i64] = 2200  # thousandths by which one face must lead, to name it in a playout
_RIGHT: Final = 0.8  # how often a name that somebody has laid is taken to be right
_TRIES: Final[i64] = 100
_GLANCES: Final[i64] = 4  # at what to give, in a playout
_NOT_AT_ALL: Final[i64] = -(1 << 60)  # less than any fit
_CLEARS: Final = 0.7  # how often three alike are taken out in a playout


class Collector(Playbook):
    """Collect one's dish, read the others, name whom one knows."""

    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        assert isinstance(state, Where)
        phase = state.phase()
        if phase == EXCHANGING:
            return _exchanges(state, seat, actions)
        if phase == CLEARING:
            return _clearing(state, seat, actions)
        return _namings(state, seat, actions)

    def prior(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        return likely(self.scores(state, seat, actions), _USELESS, _SHARP, _FLOOR)

    def gentle(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        """Collects as others do, but names nobody before everybody had time to do so, and does
        not hurry the end."""
        scores = self.scores(state, seat, actions)
        assert isinstance(state, Where)
        if state.phase() == NAMING and state.round() < state.rules.names_from + _PATIENCE:
            for at in range(len(actions)):
                if actions[at] >= NAME:
                    scores[at] = _USELESS
        return likely(scores, _USELESS, _GENTLE, 0.0)

    def playout(self, state: State, seat: i64, actions: tuple[int, ...], rng: Random) -> i64:
        assert isinstance(state, Where)
        if len(actions) == 1:
            return actions[0]
        phase = state.phase()
        if phase == EXCHANGING:
            return _quick_exchange(state, seat, actions, rng)
        if phase == CLEARING:
            return CLEAR if rng.random() < _CLEARS else KEEP
        return _quick_name(state, seat, phase == LAST)

    def believe(self, state: State, seat: i64, rng: Random) -> None:
        """Passports by how everybody played; names laid are mostly right."""
        state.resample(seat, rng)
        assert isinstance(state, Where)
        if PASSPORTS < state.phase() < ENDED:
            _draw_faces(state, seat, rng)
            _draw_names(state, seat, rng)
            state.reseed()


# -- who is who


def passports(where: Where, viewer: i64, played: bool) -> vec[float]:
    """The chance of each nationality at each seat, NATIONS cells a seat, for one viewer.

    All deals that fit the clue piles and the viewer's own passport are counted: each as one,
    or by how well it fits how everybody played. Passports must have been dealt.
    """
    rules = where.rules
    seats = rules.seats
    masks = rules.faces  # at hand: the loops below ask for them thousands of times
    faces = len(masks)
    fits = vec[float]([0.0] * int(seats * FACES))
    for seat in range(seats):
        free = where.in_play() & ~where.excluded(seat)
        own = where.face(seat)
        for face in range(faces):
            mask = masks[face]
            if seat == viewer:
                fits[seat * FACES + face] = 1.0 if mask == own else 0.0
            elif mask & ~free == 0:
                told = where.reading(seat, face)
                fits[seat * FACES + face] = fit(told) if played else 1.0
    # By the nationalities taken so far, as bits: ways from the first seat on, and to the last.
    before = vec[float]([0.0] * int((seats + 1) << 6))
    after = vec[float]([0.0] * int((seats + 1) << 6))
    before[0] = 1.0
    for mask in range(64):
        after[(seats << 6) + mask] = 1.0
    for seat in range(seats):
        for used in range(64):
            ways = before[(seat << 6) + used]
            if ways == 0.0:
                continue
            for face in range(faces):
                if masks[face] & used == 0:
                    to = (seat + 1 << 6) + (used | masks[face])
                    before[to] += ways * fits[seat * FACES + face]
    seat = seats
    while seat > 0:
        seat -= 1
        for used in range(64):
            if before[(seat << 6) + used] == 0.0:
                continue
            ways = 0.0
            for face in range(faces):
                if masks[face] & used == 0:
                    to = (seat + 1 << 6) + (used | masks[face])
                    ways += after[to] * fits[seat * FACES + face]
            after[(seat << 6) + used] = ways
    found = vec[float]([0.0] * int(seats * NATIONS))
    for seat in range(seats):
        for face in range(faces):
            mask = masks[face]
            ways = 0.0
            for used in range(64):
                if mask & used == 0 and before[(seat << 6) + used] != 0.0:
                    to = (seat + 1 << 6) + (used | mask)
                    ways += before[(seat << 6) + used] * after[to]
            ways *= fits[seat * FACES + face]
            for n in range(NATIONS):
                if has(mask, n):
                    found[seat * NATIONS + n] += ways
    if played:
        for place in range(len(found)):
            found[place] /= after[0]
    return found


# -- what one knows ------------------------------------------------------------------------------


def _pool(where: Where, me: i64) -> i64:
    """The cards that the seat has not seen, by nationality."""
    return where.unseen() - where.hidden(me)


def _prospect(where: Where, me: i64, odds: vec[float]) -> float:
    """How many names will be right at the end: those laid already, and the best to come."""
    cards = where.id_cards(me)
    total = 0.0
    for foe in range(where.rules.seats):
        if foe == me:
            continue
        named = where.names(me, foe)
        for n in range(NATIONS):
            if has(named, n):
                total += odds[foe * NATIONS + n]
        left = where.rules.each - where.rules.count[named]
        while left:
            best = 0.0
            pick: i64 = 0
            for n in range(NATIONS):
                chance = odds[foe * NATIONS + n]
                if chance > best and not has(named, n) and has(cards, n):
                    best = chance
                    pick = n
            named |= where.rules.bit[pick]
            total += best
            left -= 1
    return total


def _rival_cards(where: Where, foe: i64, odds: vec[float], pool: i64) -> float:
    """How many cards of its own a rival has, as far as one can tell."""
    size = 0.0
    for n in range(NATIONS):
        size += float(number_of(pool, n))
    hidden = float(where.hidden_size(foe))
    total = 0.0
    for n in range(NATIONS):
        known = float(number_of(where.known(foe), n))
        share = float(number_of(pool, n)) / size if size > 0.0 else 0.0
        # A card of one's own is not given away: more of them are left among the unknown.
        total += odds[foe * NATIONS + n] * (known + 1.5 * share * hidden)
    return total


# -- exchange, clear, name -----------------------------------------------------------------------


def _wanted(where: Where, me: i64, odds: vec[float]) -> vec[float]:
    """How much the rivals together want each nationality."""
    found = vec[float]([0.0] * int(NATIONS))
    for foe in range(where.rules.seats):
        if foe != me:
            for n in range(NATIONS):
                found[n] += odds[foe * NATIONS + n]
    return found


def _exchanges(where: Where, me: i64, actions: tuple[int, ...]) -> vec[float]:
    own = where.face(me)
    odds = passports(where, me, True)
    worth = 1.0 + _prospect(where, me, odds)
    feeds = _FEEDS * worth / float(where.rules.seats - 1)
    wanted = _wanted(where, me, odds)
    bonus = _BONUS * worth * _own_share(where, me)
    found = vec[float]([0.0] * len(actions))
    at: i64 = 0
    for code in actions:
        give, take = given(code), taken(code)
        score = feeds * (wanted[take] - wanted[give])
        if has(own, take):
            score += worth
        if has(own, give):
            score -= worth
        market = where.market() + where.rules.unit[give] - where.rules.unit[take]
        for n in range(NATIONS):
            if number_of(market, n) >= THREE:
                score += -_SPOILS if has(own, n) else bonus + feeds * wanted[n]
        found[at] = score
        at += 1
    return found


def _own_share(where: Where, me: i64) -> float:
    """How likely a card drawn is one's own."""
    pool = _pool(where, me)
    own = where.face(me)
    mine = 0.0
    size = 0.0
    for n in range(NATIONS):
        count = float(number_of(pool, n))
        size += count
        if has(own, n):
            mine += count
    return mine / size if size > 0.0 else 0.0


def _clearing(where: Where, me: i64, actions: tuple[int, ...]) -> vec[float]:
    found = vec[float]([0.0] * len(actions))
    if len(actions) > 1:
        odds = passports(where, me, True)
        worth = 1.0 + _prospect(where, me, odds)
        denied = worth * _FEEDS * _wanted(where, me, odds)[where.alike()]
        bonus = _BONUS * worth * _own_share(where, me) if where.pile_size() else 0.0
        found[1] = bonus + denied - _TELLS
    return found


def _namings(where: Where, me: i64, actions: tuple[int, ...]) -> vec[float]:
    odds = passports(where, me, True)
    last = where.phase() == LAST
    ends = not last and _missing(where, me) == 1
    lead = _lead(where, me, odds) if ends else 0.0
    found = vec[float]([0.0] * len(actions))
    at: i64 = 0
    for code in actions:
        action: i64 = code
        if action >= NAME:
            chance = odds[action - NAME]
            if last:  # SW-15: a wrong name costs nothing
                found[at] = chance
            elif ends:  # SW-14, SW-18
                found[at] = lead + chance if chance > 0.5 * _SURE else -1.0
            else:
                found[at] = chance - _SURE
        at += 1
    return found


def _missing(where: Where, me: i64) -> i64:
    left = where.rules.missing
    for foe in range(where.rules.seats):
        left -= where.rules.count[where.names(me, foe)]
    return left


def _lead(where: Where, me: i64, odds: vec[float]) -> float:
    """By how many points one would win by ending the game now, against the best rival."""
    seats = where.rules.seats
    pool = _pool(where, me)
    mine = float(where.own_cards(me)) * (1.0 + _prospect(where, me, odds)) + float(ENDING)
    best = 0.0
    for foe in range(seats):
        if foe != me:
            theirs = _rival_cards(where, foe, odds, pool)
            theirs *= 1.0 + _RIGHT * float(where.rules.missing)
            if theirs > best:
                best = theirs
    return mine - best


# -- playouts ------------------------------------------------------------------------------------


def _quick_exchange(where: Where, me: i64, actions: tuple[int, ...], rng: Random) -> i64:
    """Take one's own where it lies, give what is not one's own."""
    rules = where.rules
    own = where.face(me)
    market = where.market()
    for _ in range(_GLANCES):
        action: i64 = actions[below(rng, len(actions))]
        give = given(action)
        if has(own, give):
            continue
        rest = own
        while rest:
            low = rest & -rest
            rest ^= low
            nation = rules.place[low]
            if number_of(market, nation):
                return exchange(give, nation)
        return action
    return actions[below(rng, len(actions))]


def _quick_name(where: Where, me: i64, last: bool) -> i64:
    """Name whoever stands out; at the end everybody."""
    rules = where.rules
    own = where.face(me)
    cards = where.id_cards(me) & ~own
    foes = where.unnamed(me)
    for foe in range(rules.seats):
        if not has(foes, foe):
            continue
        free = where.in_play() & ~where.excluded(foe) & ~own
        best: i64 = _NOT_AT_ALL
        second = best
        pick: i64 = 0
        for face in range(len(rules.faces)):
            mask = rules.faces[face]
            if mask & ~free == 0:
                told = where.reading(foe, face)
                if told > best:
                    second = best
                    best = told
                    pick = mask
                elif told > second:
                    second = told
        pick &= cards
        if pick and (last or best - second > _CLEAR_MARGIN):
            return name(foe, rules.place[pick & -pick])
    return DONE if last else PASS


# -- beliefs -------------------------------------------------------------------------------------


def _draw_faces(where: Where, viewer: i64, rng: Random) -> None:
    """Passports drawn by how well they fit; as they are, where that takes too long."""
    rules = where.rules
    seats = rules.seats
    faces = len(rules.faces)
    fits = vec[float]([0.0] * int(seats * FACES))
    own: i64 = where.face(viewer) if viewer >= 0 else 0
    for seat in range(seats):
        free = where.in_play() & ~where.excluded(seat) & ~own
        total = 0.0
        for face in range(faces):
            if rules.faces[face] & ~free == 0:
                total += fit(where.reading(seat, face))
            fits[seat * FACES + face] = total
    drawn = vec[i64]([0] * int(seats))
    for _ in range(_TRIES):
        used = own
        seat = 0
        while seat < seats:
            if seat != viewer:
                mask = _pick(rules, fits, seat, rng)
                if mask & used:
                    break
                used |= mask
                drawn[seat] = mask
            seat += 1
        if seat == seats:
            for other in range(seats):
                if other != viewer:
                    where.set_face(other, drawn[other])
            return


def _pick(rules: Rules, fits: vec[float], seat: i64, rng: Random) -> i64:
    """A face of the seat; `fits` holds their weights added up."""
    faces = len(rules.faces)
    left = rng.random() * fits[seat * FACES + faces - 1]
    face: i64 = 0
    while face < faces - 1 and fits[seat * FACES + face] <= left:
        face += 1
    return rules.faces[face]


def _draw_names(where: Where, viewer: i64, rng: Random) -> None:
    """What the others have laid: mostly right."""
    rules = where.rules
    for seat in range(rules.seats):
        if seat == viewer or not where.has_laid(seat):
            continue
        where.forget_names(seat, where.in_play())
        for foe in range(rules.seats):
            laid = where.laid(seat, foe)
            while laid:
                cards = where.id_cards(seat)
                true = where.face(foe) & cards
                right = true != 0 and rng.random() < _RIGHT
                card = rules.pick_bit(true if right else cards, rng)
                where.write(seat, foe, rules.place[card])
                laid -= 1
