"""The faults that `make faults` plants can still be planted."""

from __future__ import annotations

from faults import by_hand


def test_every_fault_written_by_hand_is_in_the_sources_once() -> None:
    names = [fault.name for fault in by_hand()]
    assert len(names) == len(set(names)) > 50
