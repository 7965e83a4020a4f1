"""`spytable bench doors` times the same loop over our games and over others'."""

from __future__ import annotations

import json
import sys
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from spytable.bench import doors
from spytable.cli import main
from spytable.kernel.registry import games


def test_every_game_stands_beside_the_fastest_of_theirs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doors, "_SECONDS", 0.0)
    assert main(["bench", "doors", "--rounds", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    theirs = {"pettingzoo": doors.ZOO_PEERS, "openspiel": doors.SPIEL_PEERS}
    assert not report["note"]
    assert set(report["doors"]) == set(theirs)
    for name, door in report["doors"].items():
        assert set(door["games"]) == set(games())
        assert set(door["peers"]) == set(theirs[name])
        best = min(door["peers"].values())
        for game, ns in door["games"].items():
            assert ns > 0 and door["ratios"][game] == pytest.approx(best / ns)


def test_a_door_that_is_not_installed_is_told_and_the_other_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "spytable.adapters.openspiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(doors, "ZOO_PEERS", doors.ZOO_PEERS[:1])
    monkeypatch.setattr(doors, "_SECONDS", 0.0)
    assert main(["bench", "doors", "--rounds", "1"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "pip install 'spytable[openspiel]'" in told and "leduc_holdem-v4" in told


def test_every_step_is_counted_as_pettingzoo_counts_them() -> None:
    """A seat that has ended takes one more, which is none."""
    taken: list[object] = []

    def last() -> tuple[object, ...]:
        over = len(taken) >= 3
        return {"action_mask": np.array([0, 1, 0], np.int8)}, 0.0, over, False, {}

    env = SimpleNamespace(
        reset=lambda: None, agent_iter=lambda: range(5), last=last, step=taken.append
    )
    assert doors._zoo_steps(env, Random(1)) == 5
    assert taken == [1, 1, 1, None, None]
