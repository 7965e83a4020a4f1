"""The script that tells how hard Spy Club's cases are (docs/balance) goes on where it was."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "balance" / "spy_club.py"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, playing in this process."""
    spec = util.spec_from_file_location("balance_of_cases", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ProcessPoolExecutor", ThreadPoolExecutor)
    return module


def test_a_run_that_was_stopped_goes_on_where_it_was(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, asked = tmp_path / "kept.jsonl", list[Any]()
    play = script.play

    def noted(case: Any, own: str, mark: str) -> Any:
        asked.append(case)
        return play(case, own, mark)

    monkeypatch.setattr(script, "play", noted)
    cases = [script.Case(team, 2, "standard", n) for team in ("random", "greedy") for n in (0, 1)]
    first = script.played(cases[:3], "", 1, kept)
    assert asked == cases[:3]
    assert script.played(cases, "", 1, kept)[:3] == first and asked == cases
    kept.write_bytes(kept.read_bytes()[:-5])  # killed while it wrote the last line
    assert script.played(cases, "", 1, kept)[:3] == first and asked == [*cases, cases[3]]
    monkeypatch.setattr(script, "engine", lambda: "another engine")
    script.played(cases[:1], "", 1, kept)
    assert asked[5:] == cases[:1]


def test_every_team_meets_the_same_clues_and_movement_cards(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, list[str]] = {}
    draw = script.draw
    for team in ("random", "greedy"):
        table = script.game("spy_club", 3)
        seen = drawn[team] = []

        def noted(outcomes: Any, rng: Any, seen: list[str] = seen, table: Any = table) -> int:
            outcome = int(draw(outcomes, rng))
            seen.append(table.text(outcome, chance=True))
            return outcome

        monkeypatch.setattr(script, "draw", noted)
        script.play(script.Case(team, 3, "standard", 7), "", "")
    for kind, least in (("first", 1), ("show", 12), ("move", 4)):
        a, b = ([text for text in found if text.startswith(kind)] for found in drawn.values())
        both = min(len(a), len(b))
        assert both >= least and a[:both] == b[:both]


def test_a_share_of_none_or_all_has_an_interval_too(script: ModuleType) -> None:
    assert script.share(0, 60) == "0.0 (0–6)"
    assert script.share(60, 60) == "100.0 (94–100)"
    assert script.share(30, 60) == "50.0 (38–62)"


def test_the_page_says_which_bars_are_met(script: ModuleType) -> None:
    def cell(team: str, seats: int, wins: int) -> list[Any]:
        return [
            script.Played("", script.Case(team, seats, "standard", n), 5 if won else 3,
                          "solved" if won else "escape", 20, 9)
            for n, won in enumerate([True] * wins + [False] * (100 - wins))
        ]  # fmt: skip

    def met(*wins: int, team: str = script.REFERENCE) -> str:
        found = [one for seats, won in zip((2, 3, 4), wins) for one in cell(team, seats, won)]
        return str([*script.Results(found).win_row("standard", team)][-1])

    assert met(65, 70, 75) == met(80, 79, 78) == "yes"
    assert met(64, 70, 81) == "below with 2; above with 4; spread"
    assert met(0, 0, 1, team="random") == "above with 4"
    assert met(15, 30, 31, team="greedy") == "above with 4"
