"""What tests cost is counted without getting in their way."""

from __future__ import annotations

from pathlib import Path

import pytest

import costs


def test_a_process_that_ends_while_it_is_asked_fails_no_test(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def ended(_self: Path, _pattern: str) -> list[Path]:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "glob", ended)
    assert costs.spent() > 0
