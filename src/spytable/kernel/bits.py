# compiled
"""Sets of small numbers as the bits of one."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64


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


# -- the same for compiled rules, with numbers up to 61 ---------------------------------------


def bit(number: i64) -> i64:
    """The set of this number alone. Compiled, `1 << number` is right only up to 30.

    >>> bit(3)
    8
    """
    return _shifted(1, number)


def _shifted(mask: i64, by: i64) -> i64:
    return mask << by


def size(mask: i64) -> i64:
    """How many members it has.

    >>> size(0b1001)
    2
    """
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The lowest member; there must be one.

    >>> lowest(0b11000)
    3
    """
    number: i64 = 0
    while not mask & 255:
        mask >>= 8
        number += 8
    while not mask & 1:
        mask >>= 1
        number += 1
    return number


def nth(mask: i64, skip: i64) -> i64:
    """The member that has so many below it.

    >>> nth(0b1001, 1)
    3
    """
    while skip:
        mask &= mask - 1
        skip -= 1
    return lowest(mask)
