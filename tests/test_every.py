"""Of many things that are checked at once no fault is lost."""

from __future__ import annotations

import pytest

from every import every


def check(number: int) -> None:
    assert number % 3, "three"


def test_all_that_fail_are_told_each_with_its_name() -> None:
    with pytest.raises(ExceptionGroup, match="it fails on 2 of 4") as group:
        every([1, 3, 5, 6], check)
    assert [fault.__notes__ for fault in group.value.exceptions] == [["on 3"], ["on 6"]]


def test_one_that_fails_is_told_as_it_is() -> None:
    with pytest.raises(AssertionError, match="three") as fault:
        every([1, 2, 3], check, name=lambda number: f"number {number}")
    assert fault.value.__notes__ == ["on number 3"]


def test_what_holds_passes_and_nothing_at_all_does_not() -> None:
    every([1, 2, 4], check)
    with pytest.raises(AssertionError, match="nothing to check"):
        every([], check)
