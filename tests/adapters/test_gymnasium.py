"""One seat of every game through Gymnasium: its own checker, and what we promise besides."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spytable.adapters.gymnasium import IllegalAction, SeatEnv
from spytable.kernel.refusal import BadInput
from spytable.kernel.registry import find, games

TABLES = [
    (name, seats, seat)
    for name, kind in games().items()
    for seats in kind.meta.seats
    for seat in (0, seats - 1)
]


def played(env: SeatEnv, seed: int) -> tuple[list[Any], float]:
    """A random game at the seat: all that it saw, and what it got."""
    chooser = random.Random(seed)
    seen, info = env.reset(seed=seed)
    found, over, reward = [seen], False, 0.0
    while not over:
        assert reward == 0.0
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        action = chooser.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, over, cut, info = env.step(action)
        assert not cut
        found.append(seen)
    assert not info["action_mask"].any()
    return found, reward


@pytest.mark.parametrize("name", games())
def test_gymnasium_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    title = "".join(part.title() for part in name.split("_"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(
            f"spytable/{title}-v{len(find(name).meta.envs)}", bots="random", render_mode="ansi"
        )
        check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize(("name", "seats", "seat"), TABLES)
def test_the_seat_gets_what_the_game_gives_it(name: str, seats: int, seat: int) -> None:
    env = SeatEnv(name, seat=seat, bots="random", seats=seats)
    _, reward = played(env, seed=seats)
    end = env.position()
    assert end.over
    assert reward == end.state.returns()[seat]


@pytest.mark.parametrize(("name", "seats", "seat"), TABLES)
def test_the_same_seed_and_actions_give_the_same_game(name: str, seats: int, seat: int) -> None:
    first, second = (played(SeatEnv(name, seat, "random", seats), 8) for _ in range(2))
    assert first[1] == second[1]
    assert all(np.array_equal(a, b) for a, b in zip(first[0], second[0], strict=True))


@pytest.mark.parametrize("name", games())
def test_bots_of_any_spec_play_the_others(name: str) -> None:
    seats = max(find(name).meta.seats)
    specs = ["greedy", "random", "search:2", "random", "greedy"][: seats - 1]
    env = SeatEnv(name, bots=",".join(specs), seats=seats)
    played(env, seed=1)
    assert {step.actor for step in env.position().steps} >= set(range(seats))


@pytest.mark.parametrize("name", games())
def test_the_seat_may_change_from_game_to_game(name: str) -> None:
    env = SeatEnv(name, seat=None, bots="random")
    seats = find(name).meta.seats[0]
    found = {int(np.argmax(env.reset(seed=seed)[0][:seats])) for seed in range(20)}
    assert found == set(range(seats))


@pytest.mark.parametrize("name", games())
def test_an_illegal_action_ends_the_game_and_tells_why(name: str) -> None:
    env = SeatEnv(name, bots="random", illegal_reward=-2.0)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    _, reward, over, _, info = env.step(wrong)
    assert over and reward == -2.0
    assert info["illegal"].startswith(f"player_0 cannot take {wrong} (")
    with pytest.raises(IllegalAction, match="the game is over"):
        env.step(wrong)
    env.reset()
    env.step(np.flatnonzero(env.action_masks())[0])


@pytest.mark.parametrize("name", games())
def test_an_illegal_action_may_be_refused_instead(name: str) -> None:
    env = SeatEnv(name, bots="random", illegal_reward=None)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    with pytest.raises(IllegalAction, match=f"player_0 cannot take {wrong}"):
        env.step(wrong)
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
    assert not env.step(np.flatnonzero(env.action_masks())[0])[2]


@pytest.mark.parametrize("name", games())
def test_a_drawing_shows_what_the_seat_knows(name: str) -> None:
    env = SeatEnv(name, seat=1, bots="random", render_mode="ansi")
    env.reset(seed=1)
    env.step(np.flatnonzero(env.action_masks())[0])
    assert env.render().splitlines()[-1] == env.position().lines(1)[-1].rstrip()


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "no_such_game"},
        {"seat": 9},
        {"bots": "no_such_bot"},
        {"bots": "random,random,random,random,random,random,random"},
        {"render_mode": "rgb_array"},
    ],
    ids=str,
)
def test_what_there_is_not_is_refused_in_one_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"^[^\n]+$"):
        SeatEnv(**{"name": next(iter(games())), **wrong})
