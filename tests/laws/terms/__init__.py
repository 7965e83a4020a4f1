"""For each game that may be played by other terms: components that state some, made at random."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Mapping
from pathlib import Path

Maker = Callable[[random.Random], str]

MAKERS: Mapping[str, Maker] = {
    path.stem: importlib.import_module(f"{__name__}.{path.stem}").random_terms
    for path in sorted(Path(__file__).parent.glob("[a-z]*.py"))
}
"""By the name of the game."""
