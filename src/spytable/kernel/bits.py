# compiled
"""Sets of small numbers as the bits of one."""

from __future__ import annotations

from collections.abc import Iterable


def bits(numbers: Iterable[int]) -> int:
    """
    >>> bin(bits([0, 3]))
    '0b1001'
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> tuple[int, ...]:
    """
    >>> members(0b1001)
    (0, 3)
    """
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])
