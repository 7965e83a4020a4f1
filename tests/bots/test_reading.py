"""The odds of Spywhere's notebook: what they say comes true about as often (docs/balance)."""

from __future__ import annotations

import sys
from functools import cache
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

from spytable import game

SCRIPT = Path(__file__).parents[2] / "bench" / "balance" / "spywhere.py"
FAR = 12
"""Points by which a claim may be off: among collectors the odds are a little too careful."""


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = util.spec_from_file_location("reading_of_passports", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@cache
def claims(script: ModuleType, seats: int) -> list[tuple[int, int, float, bool]]:
    """What the odds said in some games; with many players much is said in each."""
    return list(script.many(game("spywhere", seats), ["greedy"] * seats, 120 // max(2, seats - 2)))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_the_odds_say_comes_true_as_often(script: ModuleType, seats: int) -> None:
    found = claims(script, seats)
    for low, high in script.BUCKETS:
        inside = [(chance, true) for _, _, chance, true in found if low <= chance < high]
        if len(inside) >= 150:
            said = sum(chance for chance, _ in inside) / len(inside)
            came = 100 * sum(true for _, true in inside) / len(inside)
            assert abs(said - came) < FAR, f"{said:.0f} % said, {came:.0f} % true"


def test_the_likeliest_passport_is_nearly_always_right_by_the_third_round(
    script: ModuleType,
) -> None:
    found = claims(script, 4)
    best = [true for turn, rank, _, true in found if turn >= 3 and rank == 0]
    assert sum(best) / len(best) > 0.95
