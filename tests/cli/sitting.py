"""A player at the terminal's table who types from a script."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from io import BytesIO, StringIO, TextIOWrapper

from rich.console import Console

from spytable import game
from spytable.cli.play import play
from spytable.kernel.position import Position
from spytable.words import Words

Typist = list[str] | Callable[[str], str]
"""The lines to type, or what is typed in answer to what was shown since the last line."""


class Sitting:
    """What the player saw, and where the game was left."""

    def __init__(
        self,
        kind: str,
        typed: Typist,
        lang: str = "en",
        width: int = 80,
        seats: int | None = None,
        against: str = "greedy",
        seed: int = 1,
        **options: int,
    ) -> None:
        paper = StringIO()
        console = Console(file=paper, width=width, color_system=None, highlight=False)
        lines = iter(typed) if isinstance(typed, list) else iter(())
        read_to = 0

        def read(question: str) -> str:
            nonlocal read_to
            paper.seek(read_to)
            new = paper.read()
            read_to = paper.tell()
            try:
                line = next(lines) if isinstance(typed, list) else typed(new)
            except StopIteration:
                raise EOFError from None
            paper.write(f"{question}{line}\n")
            return line

        self.position: Position = play(
            game(kind, seats, **options), against, lang, seed=seed, console=console, read=read
        )
        self.seen = paper.getvalue()

    def heard(self, text: str) -> bool:
        """Whether a text was shown, however its lines were broken."""
        return " ".join(text.split()) in " ".join(self.seen.split())

    def mine(self) -> list[str]:
        """What the player did, in the notation."""
        steps = self.position.steps
        return [self.position.game.text(step.action) for step in steps if step.actor == 0]


def anything(kind: str, lang: str, seed: int, moves: Sequence[str]) -> Callable[[str], str]:
    """A player who types any of the moves, legal or not, and leaves after the end."""
    words = Words(lang, kind)
    dice = random.Random(seed)

    over, hint = False, words.say("table-over-hint")[:20]

    def typed(new: str) -> str:
        nonlocal over
        over = over or hint in new
        return "" if over else dice.choice([*moves, words.say("command-undo")])

    return typed


def in_few_letters(kind: str, typed: list[str], seats: int | None = None, seed: int = 1) -> str:
    """What a terminal shows that has no letters but those of ASCII."""
    paper = TextIOWrapper(BytesIO(), encoding="ascii", errors="replace")
    console = Console(file=paper, width=80, color_system=None)
    lines = iter(typed)
    play(game(kind, seats), "greedy", "en", seed=seed, console=console, read=lambda _: next(lines))
    paper.seek(0)
    return paper.read()
