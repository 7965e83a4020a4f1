"""A test of many things at once, which tells of all that fail."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def every(
    things: Iterable[T], check: Callable[[T], object], name: Callable[[T], str] = str
) -> None:
    """Check each thing, also where others have failed; there must be some."""
    faults, number = list[Exception](), 0
    for thing in things:
        number += 1
        try:
            check(thing)
        except Exception as fault:  # noqa: BLE001 (it is raised below)
            fault.add_note(f"on {name(thing)}")
            faults.append(fault)
    assert number, "there is nothing to check"
    if len(faults) == 1:
        raise faults[0]
    if faults:
        raise ExceptionGroup(f"it fails on {len(faults)} of {number}", faults)
