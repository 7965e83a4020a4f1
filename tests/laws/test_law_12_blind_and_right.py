"""Law 12: sampling is blind (it has only the Intel to go by) and right (by exact enumeration)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from fractions import Fraction
from itertools import zip_longest

import pytest
from librt.random import Random

from laws.homes import Fixed, TextStep, perft_of, rivals_of, seldom
from laws.odds import assert_frequencies
from laws.play import glances, retold, texts, walk
from laws.settings import SOAK, Setting, examples, kinds
from spytable.kernel.intel import Intel
from spytable.kernel.position import Position
from spytable.kernel.state import OMNISCIENT, State

_DRAWS = 20_000 if SOAK else 6_000
_FEWER = 4_000
_MOST_ARRANGEMENTS = 1000

SMALL = [
    pytest.param(Setting(name, seats, tuple(options.items())), id=f"{name}-{seats}-{number}")
    for name in kinds()
    for number, (seats, options) in enumerate(perft_of(name).SMALL)
]

SELDOM = [
    pytest.param(name, fixed, id=f"{name}-{fixed.name}")
    for name in kinds()
    for fixed in seldom(name)
]


def test_law_12_rivals_give_equal_samples(setting: Setting) -> None:
    """Also where a state is drawn afresh in place: nothing of what was hidden in it is left."""
    rivals = rivals_of(setting.name, setting.own)
    rng = random.Random(setting.seed(12))
    for number in range(examples(2)):
        for at, (position, _) in enumerate(glances(setting, number)):
            steps, options = texts(position), dict(setting.options)
            viewers = position.game.viewers()
            for viewer in viewers if SOAK else rng.sample(viewers, 2):
                for other in rivals(options, steps, viewer, rng, 2, seats=setting.seats):
                    rival = retold(position.game, other)
                    mine = position.intel(viewer).sample(Random(at))
                    theirs = rival.intel(viewer).sample(Random(at))
                    assert list(mine.cells) == list(theirs.cells)
                    assert drawn_afresh(position, viewer, at).same(drawn_afresh(rival, viewer, at))


def drawn_afresh(position: Position, viewer: int, seed: int) -> State:
    state = position.state.clone()
    state.resample(viewer, Random(seed))
    return state


def questions(setting: Setting, number: int) -> Iterator[tuple[Position, int]]:
    """Positions of a random game, each with a viewer from whom something may be hidden.

    In a simultaneous choice that is going on there is no telling what the others have done.
    """
    rng = random.Random(setting.seed(number))
    gap = 3 if SOAK else 4
    for at, (position, _) in enumerate(walk(setting, number)):
        if at % gap == number % gap and not position.state.simultaneous() and not position.over:
            yield position, rng.choice(position.game.viewers())
        if at > 40:
            return


def posterior(setting: Setting, steps: Sequence[TextStep], viewer: int) -> dict[Hashable, Fraction]:
    find = perft_of(setting.name).posterior
    return dict(find(setting.seats, dict(setting.options), steps, viewer))


@pytest.mark.parametrize("small", SMALL)
def test_law_12_the_odds_that_intel_states_are_exact(small: Setting) -> None:
    for number in range(examples(2, times=4)):
        for position, viewer in questions(small, number):
            exact = posterior(small, texts(position), viewer)
            assert_odds_are_exact(small.name, position, viewer, exact)


def assert_odds_are_exact(
    name: str, position: Position, viewer: int, exact: dict[Hashable, Fraction]
) -> None:
    home = perft_of(name)
    assert home.hidden(position.intel(OMNISCIENT)) in exact, "the truth is possible"
    odds: dict[Hashable, Fraction] = {}
    for arrangement, chance in exact.items():
        for fact in home.facts(arrangement, viewer):
            odds[fact] = odds.get(fact, Fraction(0)) + chance
    assert dict(home.stated(position.intel(viewer))) == odds, texts(position)


@pytest.mark.parametrize("small", SMALL)
def test_law_12_samples_are_as_frequent_as_exact_enumeration_says(small: Setting) -> None:
    """Many draws of a few positions, late and early ones in turn, against all arrangements."""
    asked = [
        (texts(position), position.intel(viewer))
        for number in range(examples(4))
        for position, viewer in questions(small, number)
    ]
    rng = random.Random(small.seed(0))
    by_length = sorted(asked, key=lambda question: len(question[0]))
    early, late = by_length[: len(asked) // 2], by_length[len(asked) // 2 :]
    rng.shuffle(early)
    rng.shuffle(late)
    in_turn = [question for pair in zip_longest(late, early) for question in pair if question]
    left = examples(3)
    for steps, intel in in_turn:
        if not left:
            break
        exact = posterior(small, steps, intel.viewer)
        if 1 < len(exact) <= _MOST_ARRANGEMENTS:
            left -= 1
            assert_samples_are_as_frequent(small, intel, exact, rng.getrandbits(60))
    assert left < examples(3), "nothing is hidden here"


@pytest.mark.parametrize(("kind", "fixed"), SELDOM)
def test_law_12_odds_and_samples_are_right_where_random_games_seldom_come(
    kind: str, fixed: Fixed
) -> None:
    setting = Setting(kind, fixed.seats, tuple(fixed.options.items()))
    position = retold(setting.game(), fixed.steps)
    for seed, viewer in enumerate(position.game.viewers(), 1):
        exact = posterior(setting, fixed.steps, viewer)
        assert_odds_are_exact(kind, position, viewer, exact)
        assert_samples_are_as_frequent(setting, position.intel(viewer), exact, seed, _FEWER)


def assert_samples_are_as_frequent(
    setting: Setting,
    intel: Intel,
    exact: dict[Hashable, Fraction],
    seed: int,
    draws: int = _DRAWS,
) -> None:
    game = setting.game()
    found: Counter[Hashable] = Counter()
    for state, count in drawn(intel, seed, draws):
        found[perft_of(setting.name).hidden(game.intel(state, OMNISCIENT))] += count
    assert_frequencies(found, exact)


def drawn(intel: Intel, seed: int, draws: int) -> list[tuple[State, int]]:
    """Many samples: the different states, and how often each came."""
    rng = Random(seed)
    counts: Counter[int] = Counter()
    states: dict[int, State] = {}
    for _ in range(draws):
        state = intel.sample(rng)
        digest = int(state.digest())
        counts[digest] += 1
        states.setdefault(digest, state)
    return [(states[digest], count) for digest, count in counts.items()]
