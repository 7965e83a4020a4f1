"""A game in the terminal that has no module `terminal` of its own: the fields of Intel as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from librt.random import Random
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from spytable.cli.prose import columns, prose
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.kernel.scene import Offer
from spytable.words import Words, readable


class Plain:
    """What `drawing.Terminal` asks for."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(self, intel: Intel, words: Words, sheet: bool = True) -> RenderableType:
        """First what is common, then seat by seat the lists that have one thing for each."""
        common: list[tuple[str, str]] = []
        seats: list[list[tuple[str, str]]] = [[] for _ in range(self.game.seats)]
        for name, value in msgspec.to_builtins(intel).items():
            if name in Intel.__struct_fields__:
                continue
            if isinstance(value, tuple | list) and len(value) == len(seats):
                for rows, part in zip(seats, value, strict=True):
                    rows.append((readable(name), _said(part, words)))
            else:
                common.append((readable(name), _said(value, words)))
        parts: list[RenderableType] = [Rule(Text(words.say("title")), style="dim")]
        parts.append(columns(common))
        for seat, rows in enumerate(seats):
            name = words.say("you") if seat == intel.viewer else words.name(seat)
            letter = self.game.letter(seat)
            parts.append(prose(letter if name == letter else f"{letter}: {name}", "bold"))
            parts.append(columns(rows))
        return Group(*parts)

    def typed(self, game: Game, action: int, words: Words) -> tuple[str, ...]:
        return (game.text(action),)

    def worded(self, game: Game, intel: Intel, action: int, words: Words) -> str:
        outcomes = game.outlook(intel, game.move(action))
        return " ".join(words.said(outcome.say) for outcome in outcomes)

    def offered(self, game: Game, offers: Sequence[Offer], words: Words) -> list[tuple[str, str]]:
        kinds: dict[str, list[str]] = {}
        for offer in offers:
            kinds.setdefault(type(offer.move).__name__, []).append(offer.text)
        return [(kind, " | ".join(texts)) for kind, texts in kinds.items()]

    def ending(self, intel: Intel, words: Words) -> RenderableType:
        points = intel.sample(Random(0)).scores()
        return columns([(words.name(seat), str(each)) for seat, each in enumerate(points)])


def _said(value: Any, words: Words) -> str:
    if value is None:
        return "?"
    if isinstance(value, bool):
        return words.say("plain-yes" if value else "plain-no")
    if isinstance(value, dict):
        return "; ".join(f"{readable(name)}: {_said(part, words)}" for name, part in value.items())
    if isinstance(value, tuple | list):
        return ", ".join(_said(part, words) for part in value) or "-"
    return str(value) or "-"
