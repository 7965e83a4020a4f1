"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def test_the_types_of_the_client_are_made_from_those_of_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    import web_types

    for path, text in web_types.written().items():
        assert path.exists() and path.read_text() == text, f"`make types` writes {path} anew"
