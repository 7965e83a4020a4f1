"""The whole game that docs/add-a-game.md leads through, taken from the page."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
NAME = "safe_house"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)


def source() -> str:
    """The blocks one after the other."""
    return "\n\n".join(blocks("python"))


def typed_in(folder: Path) -> Path:
    """The game as a file in a folder that SPYTABLE_GAMES may name."""
    file = folder / f"{NAME}.py"
    file.write_text(source())
    return file
