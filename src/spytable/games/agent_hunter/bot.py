# compiled
"""How to judge a move in Agent Hunter, from what the player knows.

Chances are those of the deduction sheet. Scores are in points: what an attack
wins by its chance, a quarter of what its answer tells (in nats), less what it
risks and what it lets the enemy see; a swap saves what a base that the enemy
has worked out would cost.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.bots.playbook import Playbook, likely
from spytable.games.agent_hunter.state import (
    ACTING,
    NONE,
    Hunt,
)
from spytable.kernel.bits import bit, lowest
from spytable.kernel.chance import below
from spytable.kernel.state import State

_WIN: Final = 6.0  # points that a decided game is worth
_TELLS: Final = 0.25  # points that a nat of information is worth
_SHOWN: Final = 0.04  # points that showing a new number of the hand costs, for each base it clears
_SWAP: Final = 0.45  # points that a swap costs: its token and the turn
_USELESS: Final = -1.0  # an attack whose answer is known beforehand
_SHARP: Final = 12.0  # how strongly the prior follows the scores
_FLOOR: Final = 0.005  # what the prior leaves to an action that scores badly
_GENTLE: Final = 3.0  # the same for somebody who does not count everything
_NOISE: Final = 0.1  # points by which playouts differ
_MOST: Final[i64] = 16  # more than the agents there can be


class Hunter(Playbook):
    """Attack where the chance and the answer pay most; move an agent that is worked out."""

    def __init__(self) -> None:
        self.tells = _tells_by_rank()

    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        assert isinstance(state, Hunt)
        rules = state.rules
        found = vec[float]([0.0] * len(actions))
        if state.phase() != ACTING:
            return found  # a face-down choice: any agent is as good, and none may be foreseen
        odds = _odds(state, 1 - seat)
        at: i64 = 0
        for code in actions:
            action: i64 = code
            if action >= rules.from_base:
                found[at] = _from_base(state, seat, rules.own(action), rules.aim(action), odds)
            elif action >= rules.from_hand:
                found[at] = _from_hand(state, seat, rules.shown(action), rules.aim(action), odds)
            else:
                found[at] = _swap(state, seat, action - rules.swap)
            at += 1
        return found

    def prior(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        # Useless attacks let a game go round in circles: they stay out of the search.
        return likely(self.scores(state, seat, actions), _USELESS, _SHARP, _FLOOR)

    def gentle(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        """Sensible attacks, but not always the best one."""
        return likely(self.scores(state, seat, actions), _USELESS, _GENTLE, 0.0)

    def playout(self, state: State, seat: i64, actions: tuple[int, ...], rng: Random) -> i64:
        assert isinstance(state, Hunt)
        if len(actions) == 1 or state.phase() != ACTING:
            return actions[below(rng, len(actions))]
        return _quick(state, seat, self.tells, rng)

    def secret(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Hunt)
        return state.phase() != ACTING

    def value(self, state: State) -> list[float]:
        """The points so far, as a chance to win."""
        assert isinstance(state, Hunt)
        lead = float(state.points(0) - state.points(1))
        worth = lead / (2.0 + (lead if lead > 0.0 else -lead))
        return [worth, -worth]


def _odds(hunt: Hunt, seat: i64) -> vec[float]:
    """The chance of each number on each base of the seat: `agents` cells a base."""
    agents = hunt.rules.agents
    odds = vec[float]([0.0] * int(agents * hunt.rules.bases))
    for base in range(hunt.rules.bases):
        if hunt.hidden(seat, base):
            total: i64 = 0
            for number in range(agents):
                total += hunt.ways(seat, base, number)
            for number in range(agents):
                odds[base * agents + number] = float(hunt.ways(seat, base, number)) / float(total)
    return odds


def _ended(hunt: Hunt, me: i64, mine: i64, theirs: i64) -> float:
    """What it is worth if the game ends with so many more points for me and for the enemy."""
    lead = hunt.points(me) + mine - hunt.points(1 - me) - theirs
    return _WIN if lead > 0 else -_WIN if lead < 0 else 0.0


def _hit(hunt: Hunt, me: i64, aim: i64) -> float:
    """What eliminating that enemy base is worth (AH-16: the last one ends the game)."""
    foe = 1 - me
    worth = 1 + hunt.beside(foe, aim)
    if hunt.standing(foe) == bit(aim):
        return _ended(hunt, me, worth, 0)
    return float(worth)


def _telling(odds: vec[float], start: i64, number: i64) -> float:
    """How much the answer about this number tells, in nats."""
    below_it = 0.0
    for n in range(number):
        below_it += odds[start + n]
    equal = odds[start + number]
    return _part(below_it) + _part(equal) + _part(1.0 - below_it - equal)


def _part(chance: float) -> float:
    return -chance * log(chance) if chance > 1e-9 else 0.0


def _from_hand(hunt: Hunt, me: i64, number: i64, aim: i64, odds: vec[float]) -> float:
    agents = hunt.rules.agents
    chance = odds[aim * agents + number]
    tells = _telling(odds, aim * agents, number)
    if chance == 0.0 and tells < 1e-6:
        return _USELESS
    shown = 0.0
    for base in range(hunt.rules.bases):
        if hunt.hidden(me, base) and hunt.can_be(me, base) & bit(number):
            shown += _SHOWN
    return chance * _hit(hunt, me, aim) + _TELLS * tells - shown


def _from_base(hunt: Hunt, me: i64, own: i64, aim: i64, odds: vec[float]) -> float:
    chance = odds[aim * hunt.rules.agents + hunt.agent(me, own)]
    return chance * _hit(hunt, me, aim) + (1.0 - chance) * _miss(hunt, me, own)


def _miss(hunt: Hunt, me: i64, own: i64) -> float:
    """What it means to lose that base by an attack from it (AH-19: it may even win the game)."""
    lost = 1 + hunt.beside(me, own)
    if hunt.standing(me) == bit(own):
        return _ended(hunt, me, 0, lost)
    return -1.25 * float(lost)


def _swap(hunt: Hunt, me: i64, base: i64) -> float:
    total: i64 = 0
    for n in range(hunt.rules.agents):
        total += hunt.ways(me, base, n)
    truth = hunt.ways(me, base, hunt.agent(me, base))
    return _saved(hunt, me, base, float(truth) / float(total))


def _saved(hunt: Hunt, me: i64, base: i64, known: float) -> float:
    """What a swap saves: the chance that the enemy gives the truth, less that afterwards."""
    fresh = 1.0 / float(hunt.rules.count[hunt.hand(me)] + 1)
    lost = 1 + hunt.beside(me, base)
    worth = float(lost)
    if hunt.standing(me) == bit(base):
        worth = -_ended(hunt, me, 0, lost)
    return (known - fresh) * worth - _SWAP


# -- playouts: the same scores, with odds taken base by base, and a little noise ---------------


def _quick(hunt: Hunt, me: i64, tells: vec[float], rng: Random) -> i64:
    rules = hunt.rules
    foe = 1 - me
    best: i64 = NONE
    best_score = -99.0
    for base in range(rules.bases):
        if hunt.stands(foe, base):
            sheet = hunt.can_be(foe, base)
            size = rules.count[sheet]
            worth = _hit(hunt, me, base)
            rest = hunt.hand(me)
            while rest:
                one = rest & -rest
                rest ^= one
                lower = rules.count[sheet & (one - 1)]
                score = tells[_rank(lower, size, sheet & one != 0)] + _NOISE * rng.random()
                if sheet & one:
                    score += worth / float(size)
                elif lower == 0 or lower == size:
                    score += _USELESS
                if score > best_score:
                    best_score = score
                    best = rules.attack_with(lowest(one), base)
            for own in range(rules.bases):
                if hunt.stands(me, own):
                    fits = sheet & bit(hunt.agent(me, own))
                    chance = 1.0 / float(size) if fits else 0.0
                    score = chance * worth + (1.0 - chance) * _miss(hunt, me, own)
                    if score > best_score:
                        best_score = score
                        best = rules.attack_from(own, base)
        if hunt.stands(me, base) and hunt.tokens(me) > 0:
            known = 1.0 / float(rules.count[hunt.can_be(me, base)])
            score = _saved(hunt, me, base, known) + _NOISE * rng.random()
            if score > best_score:
                best_score = score
                best = rules.swap + base
    return best


def _rank(lower: i64, size: i64, fits: bool) -> i64:
    return (lower * _MOST + size) * 2 + (1 if fits else 0)


def _tells_by_rank() -> vec[float]:
    """What an answer tells, by how many of the possible numbers are lower and whether it fits."""
    table = vec[float]([0.0] * int(2 * _MOST * _MOST))
    size: i64 = 1
    while size < _MOST:
        one = 1.0 / float(size)
        for lower in range(size + 1):
            low = float(lower) * one
            table[_rank(lower, size, False)] = _TELLS * (_part(low) + _part(1.0 - low))
            table[_rank(lower, size, True)] = _TELLS * (
                _part(low) + _part(one) + _part(1.0 - low - one)
            )
        size += 1
    return table
