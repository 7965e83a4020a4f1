"""Law 9: the compiled and the interpreted build agree step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from laws.builds import traced
from laws.settings import SOAK, kinds

_GAMES = range(0, 6, 2) if SOAK else range(0, 4, 2)
_NAMES = [[name] for name in kinds()] if SOAK else [list(kinds())]
"""In `make test` all in one process: it takes longer to begin than to play a game."""


@pytest.mark.parametrize("names", _NAMES, ids=" ".join)
@pytest.mark.parametrize("number", _GAMES)
def test_law_9_compiled_and_interpreted_agree_step_by_step(
    names: list[str], number: int, compiled: Path, plain: Path
) -> None:
    one = traced(compiled, "games", str(number), *names, hash_seed=1)
    other = traced(plain, "games", str(number), *names, hash_seed=2)
    assert len(one) > 100 * len(names)
    for at, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        assert mine == theirs, f"line {at}, after {one[max(0, at - 2) : at]}"
    assert len(one) == len(other)
