"""Law 6: whatever a viewer samples looks to it exactly like the truth, and can be played on."""

from __future__ import annotations

import random

from librt.random import Random

from bounds import LONGEST
from laws.homes import perft_of
from laws.play import any_step, everybody, glances
from laws.settings import Setting, examples
from laws.sight import differing, observer
from laws.test_law_01_someone_can_act import assert_legal_is_in_order, assert_someone_can_act
from spytable.bots.playout import play_out
from spytable.kernel.position import Position
from spytable.kernel.state import OMNISCIENT, OVER, State

_SAMPLES = 4


def sampled(position: Position, viewer: int, seed: int) -> State:
    return position.intel(viewer).sample(Random(seed))


def test_law_6_a_sample_looks_to_the_viewer_like_the_truth(setting: Setting) -> None:
    for number in range(examples(2, times=3)):
        for at, (position, _) in enumerate(glances(setting, number)):
            game = position.game
            for viewer in everybody(game):
                intel = position.intel(viewer)
                for seed in range(at * _SAMPLES, (at + 1) * _SAMPLES):
                    assert game.intel(intel.sample(Random(seed)), viewer) == intel, f"by {viewer}"


def test_law_6_resampling_a_state_in_place_changes_nothing_for_the_viewer(
    setting: Setting,
) -> None:
    for number in range(examples(2, times=3)):
        for at, (position, _) in enumerate(glances(setting, number)):
            game = position.game
            for viewer in everybody(game):
                state = position.state.clone()
                for seed in (at, at + 1):
                    state.resample(viewer, Random(seed))
                    assert game.intel(state, viewer) == position.intel(viewer), f"by {viewer}"


def test_law_6_a_sample_is_observed_like_the_truth(setting: Setting) -> None:
    """Number by number: an observation tells nothing that Intel does not."""
    eye = observer(setting.game())
    for number in range(examples(2, times=3)):
        for at, (position, _) in enumerate(glances(setting, number)):
            for seat in range(setting.seats):
                for seed in range(at * _SAMPLES, (at + 1) * _SAMPLES):
                    sample = sampled(position, seat, seed)
                    assert not differing(eye, position.state, sample, seat), f"by {seat}"


def test_law_6_who_sees_everything_samples_the_truth(setting: Setting) -> None:
    for number in range(examples(2)):
        for at, (position, _) in enumerate(glances(setting, number)):
            state = sampled(position, OMNISCIENT, at)
            assert position.game.intel(state, OMNISCIENT) == position.intel(OMNISCIENT)
            if position.over:
                for viewer in position.game.viewers():
                    state = sampled(position, viewer, at)
                    assert state.returns() == position.state.returns()
                    assert state.scores() == position.state.scores()


def test_law_6_all_samples_of_a_viewer_have_the_same_key_for_it(setting: Setting) -> None:
    """Search finds its nodes by the key: another key would tell what the seat does not know."""
    for number in range(examples(2)):
        for position, _ in glances(setting, number):
            for seat in range(setting.seats):
                keys = {sampled(position, seat, seed).key(seat) for seed in range(_SAMPLES)}
                assert len(keys) == 1


def test_law_6_the_same_seed_gives_the_same_sample(setting: Setting) -> None:
    for position, _ in glances(setting, 0):
        for viewer in position.game.viewers():
            one, other = sampled(position, viewer, 7), sampled(position, viewer, 7)
            assert one.same(other) and one.digest() == other.digest()


def test_law_6_a_sample_can_be_played_on_to_its_end(setting: Setting) -> None:
    rng = random.Random(setting.seed(6))
    for number in range(examples(2)):
        for at, (position, _) in enumerate(glances(setting, number)):
            game = position.game
            viewer = rng.choice(game.viewers())
            state = sampled(position, viewer, at)
            for _ in range(12):
                assert_someone_can_act(game, state)
                assert_legal_is_in_order(game, state)
                step = any_step(game, state, rng)
                if step is None:
                    break
                state.apply(*step)
            play_out(state, Random(at), LONGEST)
            assert state.mover() == OVER
            bound = state.bound()
            assert state.scores() and (not bound or len(position.steps) <= bound)


def test_law_6_no_sample_has_more_or_less_in_it_than_the_game(setting: Setting) -> None:
    stock = perft_of(setting.name).stock
    game = setting.game()
    whole = stock(game.intel(game.new(), OMNISCIENT))
    for number in range(examples(2)):
        for at, (position, _) in enumerate(glances(setting, number)):
            for viewer in game.viewers():
                assert stock(game.intel(sampled(position, viewer, at), OMNISCIENT)) == whole
