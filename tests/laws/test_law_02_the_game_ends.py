"""Law 2: the game ends within its bound, and then every seat has got something."""

from __future__ import annotations

from fractions import Fraction

from librt.random import Random

from bounds import LONGEST
from laws.play import walk, whole
from laws.settings import Setting, examples
from spytable.bots.playout import play_out
from spytable.kernel.state import OVER


def test_law_2_a_random_game_ends_within_its_bound(setting: Setting) -> None:
    for number in range(examples(200)):
        state = setting.game().new()
        bound = state.bound()
        assert bound >= 0
        steps = play_out(state, Random(setting.seed(number) % (1 << 60)), bound or LONGEST)
        assert state.mover() == OVER, f"not over after {steps} steps"


def test_law_2_the_bound_is_the_same_all_game_long(setting: Setting) -> None:
    for number in range(examples(4)):
        bound = setting.game().new().bound()
        for position, _ in walk(setting, number):
            assert position.state.bound() == bound
            assert not bound or len(position.steps) <= bound


def test_law_2_what_the_seats_get_adds_up(setting: Setting) -> None:
    """In competition returns are from -1 to 1, sum to 0, and the best get the same; in cooperation
    they are from 0 to 1, and all get alike."""
    team = setting.game().meta.team
    for number in range(examples(30)):
        position = whole(setting, number)
        exact = position.state.returns()
        returns = [Fraction(value).limit_denominator(1000) for value in exact]
        assert len(returns) == len(position.state.scores()) == setting.seats
        assert all((0.0 if team else -1.0) <= value <= 1.0 for value in exact), exact
        if team:
            assert len(set(exact)) == 1, exact
        else:
            assert abs(sum(exact)) < 1e-9, exact
            winners = [value for value in returns if value > 0]
            losers = [value for value in returns if value < 0]
            assert len(set(winners)) <= 1 and len(set(losers)) <= 1, returns
            assert sum(winners) in (0, 1), returns
