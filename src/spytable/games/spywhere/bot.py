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
from spytable.games.spywhere.rules import (
    ALL,
    CLEAR,
    DONE,
    KEEP,
    NAME,
    NATIONS,
    PASS,
    Rules,
    weight,
)
from spytable.games.spywhere.state import (
    CARDS,
    CLEARING,
    ENDED,
    EXCHANGING,
    FACE,
    FACES,
    KNOWN,
    KNOWN_SIZE,
    LAID,
    LAST,
    LEFTOVER,
    NAMES,
    PASSPORTS,
    PHASE,
    READING,
    SEAT,
    SHOWN,
    SIZE,
    WIDTH,
    Where,
)
from spytable.kernel.chance import below
from spytable.kernel.state import State

_SURE: Final = 0.9  # how likely a name must be before it is laid
_FEEDS: Final = 0.25  # what a card is worth that a rival can take, of what it is worth to the rival
_BONUS: Final = 0.8  # what a card more in hand is worth, of what a random one is worth
_TELLS: Final = 0.1  # points that a clue about oneself costs
_SPOILS: Final = 0.1  # points lost by three of one's own lying there for others to take out
_SHARP: Final = 2.0  # how strongly the prior follows the scores
_FLOOR: Final = 0.02  # what the prior leaves to an action that scores badly
_USELESS: Final = -9.0
_CLEAR_MARGIN: Final[i64] = 2200  # thousandths by which one face must lead, to name it in a playout
_RIGHT: Final = 0.8  # how often a name that somebody has laid is taken to be right
_TRIES: Final[i64] = 100


class Collector(Playbook):
    """Collect one's dish, read the others, name whom one knows."""

    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        assert isinstance(state, Where)
        phase = state.cells[PHASE]
        if phase == EXCHANGING:
            return _exchanges(state, seat, actions)
        if phase == CLEARING:
            return _clearing(state, seat, actions)
        return _namings(state, seat, actions)

    def prior(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        return likely(self.scores(state, seat, actions), _USELESS, _SHARP, _FLOOR)

    def playout(self, state: State, seat: i64, actions: tuple[int, ...], rng: Random) -> i64:
        assert isinstance(state, Where)
        if len(actions) == 1:
            return actions[0]
        phase = state.cells[PHASE]
        if phase == EXCHANGING:
            return _quick_exchange(state, seat, actions, rng)
        if phase == CLEARING:
            return CLEAR if rng.random() < 0.7 else KEEP
        return _quick_name(state, seat, phase == LAST)

    def believe(self, state: State, seat: i64, rng: Random) -> None:
        """Passports by how everybody played; names laid are mostly right."""
        state.resample(seat, rng)
        assert isinstance(state, Where)
        if PASSPORTS < state.cells[PHASE] < ENDED:
            _draw_faces(state, seat, rng)
            _draw_names(state, seat, rng)
            state.reseed()


# -- who is who


def passports(where: Where, viewer: i64, played: bool) -> vec[float]:
    """The chance of each nationality at each seat, NATIONS cells a seat, for one viewer.

    All deals that fit the clue piles and the viewer's own passport are counted: each as one,
    or by how well it fits how everybody played. Passports must have been dealt.
    """
    c = where.cells
    rules = where.rules
    seats = rules.seats
    faces = len(rules.faces)
    fit = vec[float]([0.0] * int(seats * FACES))
    for seat in range(seats):
        at = SEAT + seat * WIDTH
        free = where.in_play() & ~where.excluded(seat)
        best: i64 = -(1 << 60)
        for face in range(faces):
            mask = rules.faces[face]
            if mask & ~free == 0 and c[at + READING + face] > best:
                best = c[at + READING + face]
        for face in range(faces):
            mask = rules.faces[face]
            if seat == viewer:
                fit[seat * FACES + face] = 1.0 if mask == c[at + FACE] else 0.0
            elif mask & ~free == 0:
                far = c[at + READING + face] - best
                fit[seat * FACES + face] = weight(far) if played else 1.0
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
                if rules.faces[face] & used == 0:
                    to = (seat + 1 << 6) + (used | rules.faces[face])
                    before[to] += ways * fit[seat * FACES + face]
    seat = seats
    while seat > 0:
        seat -= 1
        for used in range(64):
            if before[(seat << 6) + used] == 0.0:
                continue
            ways = 0.0
            for face in range(faces):
                if rules.faces[face] & used == 0:
                    to = (seat + 1 << 6) + (used | rules.faces[face])
                    ways += after[to] * fit[seat * FACES + face]
            after[(seat << 6) + used] = ways
    found = vec[float]([0.0] * int(seats * NATIONS))
    for seat in range(seats):
        for face in range(faces):
            mask = rules.faces[face]
            ways = 0.0
            for used in range(64):
                if mask & used == 0 and before[(seat << 6) + used] != 0.0:
                    to = (seat + 1 << 6) + (used | mask)
                    ways += before[(seat << 6) + used] * after[to]
            ways *= fit[seat * FACES + face]
            for n in range(NATIONS):
                if mask >> n & 1:
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
    c = where.cells
    at = SEAT + me * WIDTH
    total = 0.0
    for foe in range(where.rules.seats):
        if foe == me:
            continue
        named = c[at + NAMES] >> (foe << 3) & ALL
        for n in range(NATIONS):
            if named >> n & 1:
                total += odds[foe * NATIONS + n]
        left = where.rules.each - where.rules.count[named]
        while left:
            best = 0.0
            pick: i64 = 0
            for n in range(NATIONS):
                chance = odds[foe * NATIONS + n]
                if chance > best and not named >> n & 1 and c[at + CARDS] >> n & 1:
                    best = chance
                    pick = n
            named |= where.rules.bit[pick]
            total += best
            left -= 1
    return total


def _rival_cards(where: Where, foe: i64, odds: vec[float], pool: i64) -> float:
    """How many cards of its own a rival has, as far as one can tell."""
    c = where.cells
    at = SEAT + foe * WIDTH
    size = 0.0
    for n in range(NATIONS):
        size += float(pool >> (n << 3) & 255)
    hidden = float(c[at + SIZE] - c[at + KNOWN_SIZE])
    total = 0.0
    for n in range(NATIONS):
        known = float(c[at + KNOWN] >> (n << 3) & 255)
        share = float(pool >> (n << 3) & 255) / size if size > 0.0 else 0.0
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
    c = where.cells
    own = c[SEAT + me * WIDTH + FACE]
    odds = passports(where, me, True)
    worth = 1.0 + _prospect(where, me, odds)
    feeds = _FEEDS * worth / float(where.rules.seats - 1)
    wanted = _wanted(where, me, odds)
    bonus = _BONUS * worth * _own_share(where, me)
    found = vec[float]([0.0] * len(actions))
    at: i64 = 0
    for code in actions:
        give: i64 = code // 6
        take: i64 = code % 6
        score = feeds * (wanted[take] - wanted[give])
        if own >> take & 1:
            score += worth
        if own >> give & 1:
            score -= worth
        shown = c[SHOWN] + where.rules.unit[give] - where.rules.unit[take]
        for n in range(NATIONS):
            if shown >> (n << 3) & 255 > 2:
                score += -_SPOILS if own >> n & 1 else bonus + feeds * wanted[n]
        found[at] = score
        at += 1
    return found


def _own_share(where: Where, me: i64) -> float:
    """How likely a card drawn is one's own."""
    pool = _pool(where, me)
    own = where.cells[SEAT + me * WIDTH + FACE]
    mine = 0.0
    size = 0.0
    for n in range(NATIONS):
        count = float(pool >> (n << 3) & 255)
        size += count
        if own >> n & 1:
            mine += count
    return mine / size if size > 0.0 else 0.0


def _clearing(where: Where, me: i64, actions: tuple[int, ...]) -> vec[float]:
    found = vec[float]([0.0] * len(actions))
    if len(actions) > 1:
        odds = passports(where, me, True)
        worth = 1.0 + _prospect(where, me, odds)
        denied = worth * _FEEDS * _wanted(where, me, odds)[where.alike()]
        bonus = _BONUS * worth * _own_share(where, me) if where.cells[LEFTOVER] else 0.0
        found[1] = bonus + denied - _TELLS
    return found


def _namings(where: Where, me: i64, actions: tuple[int, ...]) -> vec[float]:
    c = where.cells
    odds = passports(where, me, True)
    last = c[PHASE] == LAST
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
    names = where.cells[SEAT + me * WIDTH + NAMES]
    left = where.rules.missing
    for foe in range(where.rules.seats):
        left -= where.rules.count[names >> (foe << 3) & ALL]
    return left


def _lead(where: Where, me: i64, odds: vec[float]) -> float:
    """By how many points one would win by ending the game now, against the best rival."""
    seats = where.rules.seats
    pool = _pool(where, me)
    mine = float(where.own_cards(me)) * (1.0 + _prospect(where, me, odds)) + 3.0
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
    c = where.cells
    rules = where.rules
    own = c[SEAT + me * WIDTH + FACE]
    for _ in range(4):
        action: i64 = actions[below(rng, len(actions))]
        give = action // NATIONS
        if own >> give & 1:
            continue
        rest = own
        while rest:
            low = rest & -rest
            rest ^= low
            nation = rules.place[low]
            if c[SHOWN] & rules.field[nation]:
                return give * NATIONS + nation
        return action
    return actions[below(rng, len(actions))]


def _quick_name(where: Where, me: i64, last: bool) -> i64:
    """Name whoever stands out; at the end everybody."""
    c = where.cells
    rules = where.rules
    own = c[SEAT + me * WIDTH + FACE]
    cards = c[SEAT + me * WIDTH + CARDS] & ~own
    foes = where.unnamed(me)
    for foe in range(rules.seats):
        if not foes >> foe & 1:
            continue
        at = SEAT + foe * WIDTH + READING
        free = where.in_play() & ~where.excluded(foe) & ~own
        best: i64 = -(1 << 60)
        second = best
        pick: i64 = 0
        for face in range(len(rules.faces)):
            mask = rules.faces[face]
            if mask & ~free == 0:
                if c[at + face] > best:
                    second = best
                    best = c[at + face]
                    pick = mask
                elif c[at + face] > second:
                    second = c[at + face]
        pick &= cards
        if pick and (last or best - second > _CLEAR_MARGIN):
            return NAME + foe * NATIONS + rules.place[pick & -pick]
    return DONE if last else PASS


# -- beliefs -------------------------------------------------------------------------------------


def _draw_faces(where: Where, viewer: i64, rng: Random) -> None:
    """Passports drawn by how well they fit; as they are, where that takes too long."""
    c = where.cells
    rules = where.rules
    seats = rules.seats
    faces = len(rules.faces)
    fit = vec[float]([0.0] * int(seats * FACES))
    for seat in range(seats):
        at = SEAT + seat * WIDTH
        free = where.in_play() & ~where.excluded(seat)
        if viewer >= 0:
            free &= ~c[SEAT + viewer * WIDTH + FACE]
        best: i64 = -(1 << 60)
        for face in range(faces):
            if rules.faces[face] & ~free == 0 and c[at + READING + face] > best:
                best = c[at + READING + face]
        total = 0.0
        for face in range(faces):
            if rules.faces[face] & ~free == 0:
                total += weight(c[at + READING + face] - best)
            fit[seat * FACES + face] = total
    drawn = vec[i64]([0] * int(seats))
    for _ in range(_TRIES):
        used: i64 = c[SEAT + viewer * WIDTH + FACE] if viewer >= 0 else 0
        seat = 0
        while seat < seats:
            if seat != viewer:
                mask = _pick(rules, fit, seat, rng)
                if mask & used:
                    break
                used |= mask
                drawn[seat] = mask
            seat += 1
        if seat == seats:
            for other in range(seats):
                if other != viewer:
                    c[SEAT + other * WIDTH + FACE] = drawn[other]
            return


def _pick(rules: Rules, fit: vec[float], seat: i64, rng: Random) -> i64:
    """A face of the seat; `fit` holds their weights added up."""
    faces = len(rules.faces)
    left = rng.random() * fit[seat * FACES + faces - 1]
    face: i64 = 0
    while face < faces - 1 and fit[seat * FACES + face] <= left:
        face += 1
    return rules.faces[face]


def _draw_names(where: Where, viewer: i64, rng: Random) -> None:
    """What the others have laid: mostly right."""
    c = where.cells
    rules = where.rules
    for seat in range(rules.seats):
        at = SEAT + seat * WIDTH
        if seat == viewer or c[at + LAID] == 0:
            continue
        cards = where.in_play()
        names: i64 = 0
        for foe in range(rules.seats):
            laid = c[at + LAID] >> (foe << 3) & 255
            while laid:
                true = c[SEAT + foe * WIDTH + FACE] & cards
                right = true != 0 and rng.random() < _RIGHT
                card = rules.pick_bit(true if right else cards, rng)
                cards ^= card
                names |= card << (foe << 3)
                laid -= 1
        c[at + NAMES] = names
        c[at + CARDS] = cards
