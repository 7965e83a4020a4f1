"""The table as text. Knows no game.

How a game is drawn and typed stands in the module `terminal` of its package, which is found by that
name and gives the functions of `Terminal` below; without one `plain.py` draws it. All of it is
made from Intel.
"""

from __future__ import annotations

import importlib
import io
import sys
import textwrap
from collections.abc import Sequence
from typing import Protocol, cast

from rich.console import Console, RenderableType

from spytable.cli.prose import prose
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.kernel.scene import Offer
from spytable.plain import Plain
from spytable.words import Words

_WIDTH = 100
_MOVES = 12


class Terminal(Protocol):
    """What the module `terminal` of a game gives."""

    def draw(self, intel: Intel, words: Words, sheet: bool = True) -> RenderableType:
        """The table as the viewer knows it; `sheet` adds what can be worked out."""

    def typed(self, game: Game, action: int, words: Words) -> tuple[str, ...]:
        """What may be typed for a move besides its notation, the shortest first."""

    def worded(self, game: Game, intel: Intel, action: int, words: Words) -> str:
        """A move that can be made, in words."""

    def offered(self, game: Game, offers: Sequence[Offer], words: Words) -> list[tuple[str, str]]:
        """The moves there are, in few lines: what one can do, and what to type for it."""

    def ending(self, intel: Intel, words: Words) -> RenderableType:
        """The score of a finished game, step by step."""


def terminal(game: Game) -> Terminal:
    """How a game is drawn and typed: by itself, else plainly."""
    package = sys.modules[type(game).__module__].__package__
    name = f"{package}.terminal"
    try:
        return cast(Terminal, importlib.import_module(name))
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return Plain(game)


def picture(game: Game, intel: Intel, names: Sequence[str] = ()) -> str:
    """The table as the viewer knows it, as plain text without colours."""
    words = Words("en", game.meta.name, names)
    return _plain(terminal(game).draw(intel, words))


def page(game: Game, intel: Intel) -> str:
    """The same with what the viewer has to do now and what it can play, or how the game ended."""
    words = Words("en", game.meta.name)
    drawn = terminal(game)
    parts = [drawn.draw(intel, words)]
    if intel.over:
        parts.append(drawn.ending(intel, words))
    parts.append(prose(words.prompt(game, intel)))
    texts = [game.text(action) for action in intel.legal()]
    if len(texts) > _MOVES:
        texts[_MOVES:] = ["…"]
    return "\n".join((_plain(*parts), *_rows(texts)))


def _rows(texts: Sequence[str]) -> list[str]:
    """Moves side by side, none of them broken."""
    whole = " | ".join(text.replace(" ", "\0") for text in texts)
    rows = textwrap.wrap(whole, _WIDTH, initial_indent="> ", subsequent_indent="  ")
    return [row.replace("\0", " ") for row in rows]


def _plain(*parts: RenderableType) -> str:
    paper = io.StringIO()
    console = Console(
        file=paper, width=_WIDTH, color_system=None, highlight=False, legacy_windows=False
    )
    for part in parts:
        console.print(part)
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())
