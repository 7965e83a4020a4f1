"""Every game through PettingZoo: its own tests, and what we promise besides."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, islice
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from spytable import Record
from spytable.adapters.common import versions
from spytable.adapters.pettingzoo import GameEnv, IllegalAction, env, raw_env
from spytable.kernel.refusal import BadInput
from spytable.kernel.registry import find, game, games
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER

TABLES = [(name, seats) for name, kind in games().items() for seats in kind.meta.seats]
ENOUGH = 60
"""Turns a seat, in PettingZoo's own tests."""


@contextmanager
def quietly(expected: str = "Observation|Action mask") -> Iterator[None]:
    """PettingZoo warns of observations that are dictionaries with a mask, and of masks of those
    that have ended, unless it knows the game: any other warning is a fault."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=expected)
        yield


def steps(table: Any, seed: int) -> Iterator[tuple[str, dict[str, Any], Any]]:
    """A random game: who acts, what it sees, what it does; the end of each seat with None."""
    chooser = random.Random(seed)
    for agent in table.agent_iter():
        seen, _, over, cut, info = table.last()
        assert not cut and info == {}
        action = None if over else chooser.choice(np.flatnonzero(seen["action_mask"]).tolist())
        yield agent, seen, action
        table.step(action)


# -- PettingZoo's own tests ---------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_api_is_as_pettingzoo_checks_it(name: str, seats: int) -> None:
    with quietly():
        api_test(env(name, seats), num_cycles=ENOUGH)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game_as_pettingzoo_checks_it(name: str, seats: int) -> None:
    with quietly():
        seed_test(lambda: env(name, seats), num_cycles=ENOUGH)


@pytest.mark.parametrize("name", games())
def test_the_table_is_drawn_as_pettingzoo_checks_it(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def made(render_mode: str) -> Any:
        return env(name, max(find(name).meta.seats), render_mode)

    render_test(made)
    assert "player_1" in capsys.readouterr().out


@pytest.mark.parametrize("name", games())
def test_pettingzoos_benchmark_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for five seconds by its clock, which goes on by a twentieth at every look."""
    clock = SimpleNamespace(time=count(0, 0.05).__next__)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(env(name))
    assert "turns per second" in capsys.readouterr().out


# -- what it says -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_tells_what_the_kernel_tells(name: str, seats: int) -> None:
    """Who is to act, everybody's mask, and what everybody gets."""
    table = env(name, seats)
    table.reset(seed=seats)
    asked, got = [], {}
    for agent, _, action in steps(table, seed=1):
        masks = [table.observe(other)["action_mask"] for other in table.agents]
        if action is None:
            got[agent] = table.last()[1]
            assert not any(mask.any() for mask in masks)
        else:
            assert set(table.rewards.values()) == {0.0}
            asked.append((agent, [tuple(np.flatnonzero(mask).tolist()) for mask in masks]))
    state = game(name, seats, **find(name).research_options()).new()
    for step in table.unwrapped.position().steps:
        if step.actor != CHANCE:
            legal = [state.legal(seat) for seat in range(seats)]
            assert asked.pop(0) == (f"player_{state.mover()}", legal)
        state.apply(step.actor, step.action)
    assert not asked and state.mover() == OVER
    assert list(got) == table.possible_agents and list(got.values()) == state.returns()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_and_actions_give_the_same_observations(name: str, seats: int) -> None:
    first, second = env(name, seats), raw_env(name, seats)
    first.reset(seed=5)
    second.reset(seed=5)
    for one, other in zip(steps(first, 2), steps(second, 2), strict=True):
        assert one[0] == other[0] and one[2] == other[2]
        for key in ("observation", "action_mask"):
            assert np.array_equal(one[1][key], other[1][key])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_observation_lies_in_its_space(name: str, seats: int) -> None:
    table = env(name, seats)
    table.reset(seed=3)
    for _ in steps(table, seed=3):
        for agent in table.agents:
            assert table.observation_space(agent).contains(table.observe(agent))
        assert table.state_space.contains(table.state())


@pytest.mark.parametrize("name", games())
def test_chance_goes_on_from_a_seed_and_differs_without_one(name: str) -> None:
    def openings(seed: int | None, count: int = 6) -> list[bytes]:
        table = raw_env(name)
        found = []
        for number in range(count):
            table.reset(seed=None if number else seed)
            for _, _, action in steps(table, seed=number):
                if action is None:
                    break
            found.append(table.state().tobytes())
        return found

    assert openings(11) == openings(11)
    assert len(set(openings(11))) > 1
    assert openings(None, 40) != openings(None, 40), "by chance once in a million million times"


def test_a_seed_may_be_any_whole_number() -> None:
    table = raw_env(next(iter(games())))
    for seed in (0, -1, 2**32 - 1, 2**63, 10**30):
        table.reset(seed=seed)


@pytest.mark.parametrize("name", games())
def test_a_copy_goes_on_with_the_same_chance_and_leaves_the_other_alone(name: str) -> None:
    table = env(name, max(find(name).meta.seats))
    table.reset(seed=7)
    for _ in range(9):
        table.step(np.flatnonzero(table.last()[0]["action_mask"])[0])
    copies = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    before = table.state().tobytes()
    ends = []
    for other in copies:
        assert other.state().tobytes() == before
        for _ in range(2):  # the rest of this game, and the next one
            for _ in steps(other, seed=2):
                pass
            ends.append(other.state().tobytes())
            other.reset()
    assert ends[:2] == ends[2:] and ends[0] != ends[1]
    assert table.state().tobytes() == before


@pytest.mark.parametrize("name", games())
def test_the_game_can_be_kept_as_a_record(name: str) -> None:
    table = env(name)
    table.reset(seed=9)
    got = {agent: table.last()[1] for agent, _, action in steps(table, 9) if action is None}
    record = Record.of(table.unwrapped.position())
    assert Record.parse(record.text()).replay().state.returns() == list(got.values())


# -- what it refuses ----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_illegal_action_is_refused_with_its_reason_and_the_game_goes_on(
    name: str, seats: int
) -> None:
    table = env(name, seats)
    table.reset(seed=4)
    prefix = find(name).meta.rule_prefix
    rules = set()
    for agent, seen, _ in islice(steps(table, seed=4), 12):
        before = table.state().tobytes()
        for wrong in np.flatnonzero(seen["action_mask"] == 0)[:8]:
            with pytest.raises(
                IllegalAction, match=rf"^{agent} cannot take {wrong} \(.+\): .+"
            ) as e:
                table.step(wrong)
            rules.add(e.value.refusal.rule)
            assert not e.value.refusal.rule or f"({e.value.refusal.rule})" in str(e.value)
        assert table.agent_selection == agent
        assert table.state().tobytes() == before
    assert any(rule.startswith(f"{prefix}-") for rule in rules)


@pytest.mark.parametrize("wrong", [None, -1, 10**9, 10**30, 1.5, "pass"])
def test_what_is_no_action_at_all_is_refused(wrong: object) -> None:
    table = env(next(iter(games())))
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match="There is no such move in this game"):
        table.step(wrong)
    table.step(np.flatnonzero(table.last()[0]["action_mask"])[0])


@pytest.mark.parametrize("name", games())
def test_pettingzoos_wrapper_makes_an_illegal_action_lose(name: str) -> None:
    table = TerminateIllegalWrapper(raw_env(name), illegal_reward=-1)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1


@pytest.mark.parametrize("name", games())
def test_the_version_is_part_of_the_name(name: str) -> None:
    kind, there = find(name), versions(find(name))
    assert env(name).metadata["name"] == f"spytable_{there[len(there)]}"
    assert env(name).unwrapped._run.game.version == kind.meta.rules_version
    with pytest.raises(BadInput, match=rf"^there is no {name}_v99 \(available: "):
        env(f"{name}_v99")
    for version, known in there.items():
        assert env(known).metadata["name"] == f"spytable_{known}"
        made = pettingzoo.make("aec", f"spytable/{name}-v{version}", seats=max(kind.meta.seats))
        assert made.max_num_agents == max(kind.meta.seats)
        assert made.unwrapped._run.game.version == kind.meta.envs[version - 1]


@pytest.mark.parametrize(
    "wrong",
    [{"name": "no_such_game_v1"}, {"seats": 77}, {"render_mode": "rgb_array"}, {"no_option": 1}],
    ids=str,
)
def test_what_there_is_not_is_refused_in_one_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"^[^\n]+$"):
        env(**{"name": next(iter(games())), **wrong})


def test_a_game_that_may_never_end_is_refused() -> None:
    endless = [game(name) for name, kind in games().items() if not kind(None).new().bound()]
    assert endless
    for one in endless:
        with pytest.raises(BadInput, match=r"may never end with these options: .*turn_limit 0"):
            GameEnv(one)


def test_a_drawing_shows_the_table_and_what_happened_last() -> None:
    for name, seats in TABLES:
        table = env(name, seats, render_mode="ansi")
        table.reset(seed=2)
        for _ in steps(table, seed=2):
            pass
        drawn = table.render()
        lines = table.unwrapped.position().lines(OMNISCIENT)
        assert drawn.splitlines()[-1] == lines[-1].rstrip()
        assert "\x1b" not in drawn


@pytest.mark.parametrize("name", games())
def test_chance_is_never_asked(name: str) -> None:
    """Its steps stand in the trail, and no agent acts for it."""
    table = env(name)
    table.reset(seed=6)
    asked = sum(action is not None for _, _, action in steps(table, seed=6))
    trail = table.unwrapped.position().steps
    assert asked == sum(step.actor != CHANCE for step in trail)
    assert asked < len(trail)
