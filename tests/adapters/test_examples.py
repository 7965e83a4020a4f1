"""The examples do what they say: one learns, the other writes what can be replayed."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pyarrow.parquet as pq
import pytest

from laws.settings import SOAK
from spytable.kernel.observation import Observer
from spytable.kernel.registry import game, games
from spytable.kernel.state import CHANCE, OVER

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where its dataclasses look for their types
    spec.loader.exec_module(module)
    return module


# -- the learner --------------------------------------------------------------------------------


def test_the_learner_beats_random_players() -> None:
    """By more than luck gives: the mean of 600 random games strays by 0.04."""
    learner = example("spywhere_learner")
    curve = learner.learn(1500, seed=2, seats=2, points=1, check=100, final=600)
    begin, end = curve[0], curve[-1]
    assert begin.low < 0 < begin.high
    assert end.games == 600 and end.returns > 0.16
    assert end.wins > 0.56


def test_the_learner_draws_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learner = example("spywhere_learner")
    point = learner.Measure(0, 100, 0.5, 0.0, -0.1, 0.1)
    out = tmp_path / "curve.svg"
    learner.draw({2: [point, learner.Measure(100, 100, 0.6, 0.2, 0.1, 0.3)], 4: [point]}, out)
    drawn = out.read_text()
    assert "games played against itself" in drawn and "4 players" in drawn


# -- the dataset --------------------------------------------------------------------------------


def written(tmp_path: Path, *argv: str) -> Any:
    out = tmp_path / "games.parquet"
    example("selfplay_dataset").main([*argv, "--out", str(out)])
    return pq.read_table(out)


@pytest.mark.parametrize("name", games())
def test_a_dataset_replays_through_the_engine(name: str, tmp_path: Path) -> None:
    table = written(tmp_path, name, "--games", "3", "--bots", "random", "--seed", "5")
    told = {key.decode(): json.loads(value) for key, value in table.schema.metadata.items()}
    made = game(told["game"], told["seats"], **told["options"])
    eye = Observer(made.seats, made.layout())
    assert told["fields"] == [list(field) for field in eye.names] and told["most"] == eye.most
    rows = table.to_pylist()
    records = dict.fromkeys(row["record"] for row in rows)
    assert len(records) == 3
    for record in records:
        state = made.new()
        mine = [row for row in rows if row["record"] == record]
        for step, row in enumerate(mine):
            for outcome in row["chance"]:
                state.apply(CHANCE, outcome)
            assert (row["step"], row["seat"]) == (step, state.mover())
            assert tuple(row["legal"]) == state.legal(row["seat"])
            assert bytes(row["observation"]) == eye.row(state, row["seat"])
            assert row["action"] == made.parse(row["move"])
            state.apply(row["seat"], row["action"])
        for outcome in mine[-1]["chance_after"]:
            state.apply(CHANCE, outcome)
        assert state.mover() == OVER
        assert all(abs(row["returns"] - state.returns()[row["seat"]]) < 1e-6 for row in mine)


def test_the_same_seed_writes_the_same_file_and_another_another(tmp_path: Path) -> None:
    argv = (next(iter(games())), "--games", "4", "--bots", "greedy,random")
    found = []
    for seed in ("1", "1", "2"):
        written(tmp_path, *argv, "--seed", seed)
        found.append((tmp_path / "games.parquet").read_bytes())
    assert found[0] == found[1] != found[2]


def test_bots_change_seats_from_game_to_game(tmp_path: Path) -> None:
    table = written(tmp_path, next(iter(games())), "--games", "4", "--bots", "greedy,random")
    seats = {(row["bot"], row["seat"]) for row in table.to_pylist()}
    assert seats == {("greedy", 0), ("greedy", 1), ("random", 0), ("random", 1)}


def test_a_dataset_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    name = next(iter(games()))
    written(tmp_path, name, "--games", "5", "--bots", "greedy,random", "--picture", str(picture))
    assert "decisions in a game" in picture.read_text()


def test_a_bot_that_there_is_not_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"^[^\n]*unknown bot 'clever'[^\n]*$"):
        written(tmp_path, next(iter(games())), "--bots", "clever")


# -- the solver ---------------------------------------------------------------------------------


@pytest.mark.parametrize("turns", [2, 3])
def test_a_solved_hunt_earns_in_our_engine_what_openspiel_claims(
    turns: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "curve.svg"
    argv = ["--turns", turns, "--iterations", 60, "--looks", 3]
    found = example("solve_agent_hunter").main([*map(str, argv), "--picture", str(picture)])
    assert found["exploitability"] < 0.03
    assert abs(found["earned"] - found["claimed"]) < 1e-9
    assert found["claimed"] > 0.2 and "exploitability" in picture.read_text()
    assert "iteration 60" in capsys.readouterr().out


def test_openspiels_cfr_solves_the_small_hunt() -> None:
    """In `make soak` 4 agents, 1 base, 1 token, 6 turns, half a million nodes; else a smaller
    one, in which an agent less is hunted and there are turns enough to go wrong."""
    small = [] if SOAK else ["--agents", "3", "--turns", "4"]
    found = example("solve_agent_hunter").main([*small, "--iterations", "60", "--looks", "1"])
    assert found["exploitability"] < 0.02
    assert abs(found["earned"] - found["claimed"]) < 1e-9
