"""Bots cannot cheat: swap what is hidden from a bot, and it chooses the same."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest
from librt.random import Random

from laws.homes import is_open, rivals_of
from laws.play import glances, retold, seats_of, texts
from laws.settings import SOAK, Setting, examples
from spytable.bots import bot
from spytable.bots.playbook import Playbook
from spytable.kernel.intel import Intel
from spytable.kernel.position import Position
from spytable.kernel.state import State

SEARCH = "search:50" if SOAK else "search:10"
BOTS = ("random", "greedy", "gentle", SEARCH)
_SAMPLES = 6


def decisions(setting: Setting, number: int, share: float) -> Iterator[tuple[Position, int]]:
    """Some of the decisions of a random game: a position and the seat that decides."""
    rng = random.Random(setting.seed(number))
    for position, _ in glances(setting, number):
        for seat in seats_of(position.state.to_act()):
            if rng.random() < share:
                yield position, seat


@pytest.mark.parametrize("spec", BOTS)
def test_what_is_hidden_from_a_bot_changes_nothing_in_its_choice(
    setting: Setting, spec: str
) -> None:
    rivals = rivals_of(setting.name, setting.own)
    rng = random.Random(setting.seed(1))
    share = 0.6 if "search" in spec else 1
    compared = 0
    for number in range(examples(2)):
        for position, seat in decisions(setting, number, share):
            steps, game = texts(position), position.game
            seed = len(steps)
            for other in rivals(dict(setting.options), steps, seat, rng, 1, seats=setting.seats):
                mine, theirs = position.intel(seat), retold(game, other).intel(seat)
                policies = [bot(spec, game, seed).policy(intel) for intel in (mine, theirs)]
                choices = [bot(spec, game, seed).choose(intel) for intel in (mine, theirs)]
                assert policies[0] == policies[1] and choices[0] == choices[1], steps
                compared += 1
    assert bool(compared) != is_open(setting.name)


@pytest.mark.parametrize("spec", BOTS)
def test_a_policy_sums_to_one_over_legal_actions_and_is_what_the_bot_plays(
    setting: Setting, spec: str
) -> None:
    for number in range(examples(2)):
        for position, seat in decisions(setting, number, 0.1 if "search" in spec else 1):
            intel = position.intel(seat)
            policy = bot(spec, position.game, 5).policy(intel)
            assert set(policy) <= set(intel.legal()) and policy
            assert all(0 < chance <= 1 for chance in policy.values())
            assert math.isclose(sum(policy.values()), 1, abs_tol=1e-9)
            assert bot(spec, position.game, 5).choose(intel) in policy


def judgement(book: Playbook, state: State, intel: Intel) -> tuple[object, ...]:
    seat, actions = intel.viewer, intel.legal()
    quick = tuple(int(book.playout(state, seat, actions, Random(seed))) for seed in range(3))
    scores, prior = book.scores(state, seat, actions), book.prior(state, seat, actions)
    kind = tuple(book.gentle(state, seat, actions))
    return tuple(scores), tuple(prior), kind, bool(book.secret(state, seat)), quick


def test_a_playbook_reads_nothing_that_the_seat_does_not_know(setting: Setting) -> None:
    """It is handed a whole state, so it must judge all that can be sampled from one Intel alike."""
    for number in range(examples(2)):
        for position, seat in decisions(setting, number, 1):
            intel, book = position.intel(seat), position.game.playbook()
            truth = judgement(book, intel.sample(Random(1000)), intel)
            for seed in range(_SAMPLES):
                sample = intel.sample(Random(seed))
                assert judgement(book, sample, intel) == truth, texts(position)


def test_a_playbook_judges_every_action_and_leaves_some_in_the_search(setting: Setting) -> None:
    for number in range(examples(2)):
        for position, seat in decisions(setting, number, 1):
            book, state = position.game.playbook(), position.state
            actions = state.legal(seat)
            scores, prior = book.scores(state, seat, actions), book.prior(state, seat, actions)
            assert len(scores) == len(prior) == len(actions)
            assert all(math.isfinite(score) for score in scores)
            assert all(0 <= chance <= 1 for chance in prior)
            assert math.isclose(sum(prior), 1, abs_tol=1e-9)
            assert all(book.playout(state, seat, actions, Random(s)) in actions for s in range(5))


def test_a_playbook_changes_nothing_in_the_state(setting: Setting) -> None:
    for position, seat in decisions(setting, 0, 1):
        before = list(position.state.cells)
        judgement(position.game.playbook(), position.state, position.intel(seat))
        position.game.playbook().value(position.state)
        assert list(position.state.cells) == before


def test_a_search_with_the_smallest_budget_still_chooses(setting: Setting) -> None:
    for number in range(examples(2)):
        for position, seat in decisions(setting, number, 0.5):
            intel = position.intel(seat)
            for seed in range(3):
                policy = bot("search:1", position.game, seed).policy(intel)
                assert set(policy) <= set(intel.legal()) and math.isclose(sum(policy.values()), 1)
                assert bot("search:1", position.game, seed).choose(intel) in intel.legal()


@pytest.mark.parametrize("spec", ["random", "greedy", "search:20" if SOAK else "search:5"])
def test_bots_play_the_same_game_again_with_the_same_seeds(setting: Setting, spec: str) -> None:
    assert play(setting, spec, 1) == play(setting, spec, 1)


def play(setting: Setting, spec: str, seed: int) -> list[tuple[int, str]]:
    game = setting.game()
    bots = [bot(spec, game, seed + seat) for seat in range(game.seats)]
    rng = random.Random(seed)
    position = Position(game)
    while not position.over and len(position.steps) < (150 if SOAK else 60):
        seats = seats_of(position.state.to_act())
        if not seats:
            position.draw(rng.choice(position.state.chance())[0])
        else:
            seat = rng.choice(seats)
            position.step(seat, bots[seat].choose(position.intel(seat)))
    return texts(position)
