"""Law 3: chance sums to 1, and is drawn by its weights."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from librt.random import Random

from laws.homes import second_of
from laws.odds import assert_frequencies
from laws.play import walk
from laws.settings import Setting, examples
from spytable.kernel.state import CHANCE


def test_law_3_chance_sums_to_one_and_is_what_the_rules_say(setting: Setting) -> None:
    for number in range(examples(3, times=4)):
        table = second_of(setting.name, setting.seats, dict(setting.options), setting.own)
        for position, step in walk(setting, number):
            game, state = position.game, position.state
            if state.mover() != CHANCE:
                if step is not None:
                    table.play(step[0], game.text(step[1]))
                continue
            outcomes = state.chance()
            assert all(isinstance(w, int) and w > 0 for _, w in outcomes)
            assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
            assert all(0 <= outcome < game.outcomes() for outcome, _ in outcomes)
            total = sum(weight for _, weight in outcomes)
            odds = {game.text(o, chance=True): Fraction(w, total) for o, w in outcomes}
            assert sum(odds.values()) == 1 and len(odds) == len(outcomes)
            assert odds == dict(table.chance())
            assert step is not None
            table.play(CHANCE, game.text(step[1], chance=True))


def test_law_3_outcomes_are_drawn_by_their_weights(setting: Setting) -> None:
    rng = Random(setting.seed(0) % (1 << 60))
    for position, _ in walk(setting, 0):
        if position.state.mover() == CHANCE:
            outcomes = position.state.chance()
            total = sum(weight for _, weight in outcomes)
            exact = {outcome: Fraction(weight, total) for outcome, weight in outcomes}
            drawn = Counter(int(position.state.draw(rng)) for _ in range(examples(2000)))
            assert_frequencies(drawn, exact)
