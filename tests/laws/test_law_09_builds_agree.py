"""Law 9: the compiled and the interpreted build agree step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from laws.builds import traced
from laws.settings import SOAK

_GAMES = range(0, 6, 2) if SOAK else range(0, 4, 2)


@pytest.mark.parametrize("number", _GAMES)
def test_law_9_compiled_and_interpreted_agree_step_by_step(
    name: str, number: int, compiled: Path, plain: Path
) -> None:
    one = traced(compiled, "games", name, str(number), hash_seed=1)
    other = traced(plain, "games", name, str(number), hash_seed=2)
    assert len(one) > 100
    for at, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        assert mine == theirs, f"line {at}, after {one[max(0, at - 2) : at]}"
    assert len(one) == len(other)
