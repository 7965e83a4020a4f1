"""Do frequencies fit probabilities? Pearson's chi-square, with a bound no honest sample meets."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import TypeVar

_FEW = 8
"""Outcomes expected less often than this are counted together."""
_FAR = 5.5
"""In standard deviations: by chance once in 50 million."""

T = TypeVar("T")


def assert_frequencies(counts: Mapping[T, int], exact: Mapping[T, Fraction]) -> None:
    """Fails where the counts cannot be a sample of these exact probabilities."""
    assert sum(exact.values()) == 1
    impossible = {thing for thing in counts if not exact.get(thing)}
    assert not impossible, f"drawn, but impossible: {impossible}"
    total = sum(counts.values())
    cells = [(counts.get(thing, 0), float(p * total)) for thing, p in exact.items()]
    rare = [cell for cell in cells if cell[1] < _FEW]
    cells = [cell for cell in cells if cell[1] >= _FEW]
    if rare:
        cells.append((sum(count for count, _ in rare), sum(mean for _, mean in rare)))
    if len(cells) > 1:
        far = _deviations(sum((count - mean) ** 2 / mean for count, mean in cells), len(cells) - 1)
        assert far < _FAR, f"{far:.1f} standard deviations off: {counts} for {exact}"


def _deviations(chi_square: float, freedom: int) -> float:
    """Wilson and Hilferty: the cube root of chi-square over its freedom is nearly normal."""
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
