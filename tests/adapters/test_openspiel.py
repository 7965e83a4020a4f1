"""The games through OpenSpiel: its own tests, its own algorithms, and what we promise besides."""

from __future__ import annotations

import contextlib
import io
import json
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import logging
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from bounds import until
from laws.settings import SOAK, examples
from spytable.adapters import openspiel
from spytable.kernel import registry
from spytable.kernel.refusal import BadInput, NotLegal
from spytable.kernel.registry import games
from spytable.kernel.state import CHANCE
from toy import DeadDrop

TABLES = [(name, seats) for name, kind in games().items() for seats in kind.meta.seats]
ONE_EACH = [
    (name, seats)
    for name, seats in TABLES
    if SOAK or seats == games()[name].meta.seats[len(games()[name].meta.seats) // 2]
]
"""In `make test` one table of each game, of a middling size."""
SMALL = "spytable_agent_hunter(agents=4,bases=1,tokens=1,turn_limit=6)"


def loaded(name: str, seats: int) -> Any:
    return pyspiel.load_game(f"spytable_{name}(players={seats})")


def walk(game: Any, seed: int) -> Iterator[Any]:
    """The one state of a random game, from the first to the last."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    yield state
    for _ in until(state.is_terminal):
        if state.is_chance_node():
            [action] = rng.choices(*zip(*state.chance_outcomes(), strict=True))
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
        yield state


# -- their own tests -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_their_random_simulation_passes(name: str, seats: int) -> None:
    pyspiel.random_sim_test(
        loaded(name, seats), num_sims=examples(1), serialize=True, verbose=False
    )


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_their_simulation_of_games_passes(name: str, seats: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as told:
        games_sim_test.GamesSimTest().sim_game(loaded(name, seats))
    assert "terminated" in told.getvalue()


@pytest.mark.parametrize(("name", "seats"), ONE_EACH)
def test_their_playthrough_shows_a_game_that_its_moves_bring_about_again(
    name: str, seats: int
) -> None:
    logging.set_verbosity(logging.ERROR)
    limit = (
        f",turn_limit={8 if SOAK else 4}"
        if "turn_limit" in games()[name].research_options()
        else ""
    )
    game = f"spytable_{name}(players={seats}{limit})"
    text = generate_playthrough.playthrough(game, [], seed=1)
    moves = [int(action) for action in re.findall(r"^action: ([0-9]+)$", text, re.MULTILINE)]
    assert generate_playthrough.playthrough(game, moves) == text
    assert f"NumPlayers() = {seats}" in text and "IsTerminal() = True" in text


def test_a_new_game_gets_the_door_for_nothing() -> None:
    registry.register(DeadDrop)
    try:
        openspiel.register()
        game = pyspiel.load_game(f"spytable_{DeadDrop.meta.name}")
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    finally:
        registry._added.pop(DeadDrop.meta.name, None)


# -- what we promise -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_the_same_as_in_the_kernel(name: str, seats: int) -> None:
    kind = games()[name]
    for seed in range(examples(1)):
        table = kind(seats, **kind.research_options())
        truth = table.new()
        for state in walk(loaded(name, seats), seed):
            if history := state.full_history():
                truth.apply(history[-1].player, history[-1].action)
            assert truth.same(state.position.state)
            if state.is_chance_node():
                total = sum(weight for _, weight in truth.chance())
                exact = [(outcome, weight / total) for outcome, weight in truth.chance()]
                assert state.chance_outcomes() == exact
                assert state.legal_actions() == sorted(outcome for outcome, _ in exact)
            elif not state.is_terminal():
                mover = state.current_player()
                assert state.legal_actions() == state.legal_actions(mover) == [*truth.legal(mover)]
                text = [state.action_to_string(action) for action in state.legal_actions()]
                assert [table.parse(t) for t in text] == state.legal_actions()
        assert state.returns() == truth.returns()
        assert len(state.history()) <= state.get_game().max_game_length()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_information_state_is_all_that_the_player_saw_and_did(name: str, seats: int) -> None:
    """Different sequences of observations have different strings, equal strings equal actions."""
    game = loaded(name, seats)
    sequences: dict[str, object] = {}
    actions: dict[str, list[int]] = {}
    for seed in range(examples(2)):
        for at, state in enumerate(walk(game, seed // 2)):  # each game twice, so that strings meet
            for player in range(seats) if at % 7 == 0 or state.is_terminal() else ():
                text = state.information_state_string(player)
                sequence = (player, state.position.seen_by(player))
                assert sequences.setdefault(text, sequence) == sequence
            mover = state.current_player()
            if mover >= 0:
                legal, text = state.legal_actions(), state.information_state_string()
                assert text == state.information_state_string(mover)
                assert actions.setdefault(text, legal) == legal
    known = list(sequences.values())
    assert all(one != other for i, one in enumerate(known) for other in known[:i][-50:])


def test_in_a_whole_small_tree_information_states_are_told_apart_by_tensors_too() -> None:
    """Every decision of a game is visited: strings, tensors and sequences stand for each other."""
    game = pyspiel.load_game("spytable_agent_hunter(agents=3,bases=1,tokens=1,turn_limit=3)")
    assert game.get_type().provides_information_state_tensor
    texts: dict[str, tuple[bytes, list[int], object]] = {}
    tensors: dict[bytes, str] = {}
    stack = [game.new_initial_state()]
    decisions = 0
    while stack:
        state = stack.pop()
        if not state.is_terminal() and not state.is_chance_node():
            decisions += 1
            text = state.information_state_string()
            tensor = np.array(state.information_state_tensor(), np.float32).tobytes()
            known = (tensor, state.legal_actions(), state.position.seen_by(state.current_player()))
            assert texts.setdefault(text, known) == known
            assert tensors.setdefault(tensor, text) == text
        if not state.is_terminal():
            stack += [state.child(action) for action in state.legal_actions()]
    assert decisions > 2 * len(texts) > 1000


def test_information_states_have_a_tensor_only_where_it_stays_small() -> None:
    small = pyspiel.load_game(SMALL)
    assert small.information_state_tensor_size() < openspiel.LARGEST_TENSOR
    for name, seats in TABLES:
        game = loaded(name, seats)
        assert not game.get_type().provides_information_state_tensor
        assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)).tensor is None
        assert game.observation_tensor_size() == len(game.new_initial_state().observation_tensor(0))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_resampled_state_is_a_whole_game_that_the_player_cannot_tell_apart(
    name: str, seats: int
) -> None:
    game = loaded(name, seats)
    rng = random.Random(seats)
    others = looked = 0
    for at, state in enumerate(walk(game, 3)):
        mover = state.current_player()
        if mover < 0 or (at < 1.3 * looked + 4 and not SOAK):  # a whole game is played at each look
            continue
        looked = at
        other = state.resample_from_infostate(mover, rng.random)
        assert other.information_state_string(mover) == state.information_state_string(mover)
        assert other.observation_tensor(mover) == state.observation_tensor(mover)
        assert other.current_player() == mover
        assert other.legal_actions() == state.legal_actions()
        again = game.new_initial_state()
        for action in other.history():
            again.apply_action_with_legality_check(action)
        assert str(again) == str(other)
        others += other.history() != state.history()
    hides = str(name) != "spy_connection"
    assert (others > 0) == hides


def test_structs_tell_a_state_and_bring_it_back() -> None:
    for name, seats in TABLES:
        game = loaded(name, seats)
        *_, state = (s.clone() for s, _ in zip(walk(game, 5), range(25), strict=False))
        told = json.loads(state.to_json())
        again = game.new_initial_state(told)
        assert str(again) == str(state) and again.history() == state.history()
        if state.is_terminal():
            continue
        for action in state.legal_actions():
            struct = state.action_to_struct(state.current_player(), action)
            assert state.struct_to_actions(struct) == [action]
            assert json.loads(struct.to_json())["text"] == state.action_to_string(action)
        for player in range(seats):
            seen = json.loads(state.to_observation_struct(player).to_json())
            assert seen["viewer"] == player
            assert seen == json.loads(state.observation_string(player))


def test_a_state_is_kept_as_its_history() -> None:
    game = pyspiel.load_game("spytable_spywhere(players=4)")
    *_, state = (s.clone() for s, _ in zip(walk(game, 2), range(60), strict=False))
    kept = pickle.dumps(state)
    again = pickle.loads(kept)
    assert again.history() == state.history() and str(again) == str(state)
    assert again.position.state.same(state.position.state)
    assert len(kept) < 4000


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game(SMALL).new_initial_state()
    clone = state.clone()
    clone.apply_action(2)
    assert state.history() == [] and clone.history() == [2]
    assert state.legal_actions() == [0, 1, 2, 3] != clone.legal_actions()


def test_an_action_that_is_not_there_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game(SMALL).new_initial_state()
    for action in (4, 7, 99):
        with pytest.raises(NotLegal):
            state.apply_action(action)
    assert state.history() == [] and state.legal_actions() == [0, 1, 2, 3]
    for action in (0, 4, 0, 4):
        state.apply_action(action)
    assert state.current_player() == CHANCE
    with pytest.raises(NotLegal):
        state.apply_action(2)


def test_what_cannot_be_loaded_says_why_in_one_sentence() -> None:
    with pytest.raises(BadInput, match=r"^agent_hunter has no end for certain: set its turn_limit"):
        pyspiel.load_game("spytable_agent_hunter(turn_limit=0)")
    with pytest.raises(BadInput, match="with 2 seats, not 3"):
        pyspiel.load_game("spytable_agent_hunter(players=3)")
    with pytest.raises(ValueError, match="takes no parameters"):
        pyspiel.load_game(SMALL).make_py_observer(None, {"colour": 1})


def test_without_openspiel_one_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import spytable.adapters.openspiel"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("pip install 'spytable[openspiel]'")


# -- their algorithms ------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_their_ismcts_plays_through_our_resampler(name: str, seats: int) -> None:
    """One seat by search, the others at random, until the search has decided some times."""
    game = loaded(name, seats)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=3,
        random_state=np.random.RandomState(1),
    )
    bot.set_resampler(openspiel.Resampler(1))
    rng = random.Random(1)
    state = game.new_initial_state()
    decided = 0
    while not state.is_terminal() and decided < (6 if not SOAK else 10_000):
        if state.is_chance_node():
            [action] = rng.choices(*zip(*state.chance_outcomes(), strict=True))
        elif state.current_player() == 0:
            action = bot.step(state)
            decided += 1
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    assert decided >= 1
    if not state.is_terminal():
        assert decided == 6


def test_their_ismcts_beats_random_play_at_a_small_hunt() -> None:
    game = pyspiel.load_game(SMALL)
    total = 0.0
    rng = random.Random(2)
    for number in range(examples(24)):
        bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=2.0,
            evaluator=mcts.RandomRolloutEvaluator(2, np.random.RandomState(number)),
            max_simulations=60,
            random_state=np.random.RandomState(number),
        )
        bot.set_resampler(openspiel.Resampler(number))
        state = game.new_initial_state()
        for _ in until(state.is_terminal):
            if state.is_chance_node():
                action = rng.choice(state.legal_actions())
            elif state.current_player() == number % 2:
                action = bot.step(state)
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
        total += state.returns()[number % 2]
    # Between random players the sum has a standard deviation of less than 5.
    assert total > 8
