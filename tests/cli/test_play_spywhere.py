"""Spywhere at the terminal's table: whole games, what is typed, and what is told."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from io import BytesIO, StringIO, TextIOWrapper

import pytest
from rich.console import Console

from spytable import game
from spytable.cli.play import play
from spytable.games.spywhere import terminal
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.words import Words, languages

LANGUAGES = languages()


class Sitting:
    """What the player saw, and where the game was left."""

    def __init__(
        self,
        typed: list[str] | Callable[[str], str],
        lang: str = "en",
        width: int = 80,
        seats: int = 3,
        **options: int,
    ) -> None:
        paper = StringIO()
        console = Console(file=paper, width=width, color_system=None, highlight=False)
        lines = iter(typed) if isinstance(typed, list) else iter(())

        def read(question: str) -> str:
            try:
                line = next(lines) if isinstance(typed, list) else typed(paper.getvalue())
            except StopIteration:
                raise EOFError from None
            paper.write(f"{question}{line}\n")
            return line

        self.position: Position = play(
            game("spywhere", seats, **options), "random", lang, seed=3, console=console, read=read
        )
        self.seen = paper.getvalue()

    def heard(self, text: str) -> bool:
        """Whether a text was shown, however its lines were broken."""
        return " ".join(text.split()) in " ".join(self.seen.split())

    def mine(self) -> list[str]:
        steps = self.position.steps
        return [self.position.game.text(step.action) for step in steps if step.actor == 0]


def anything(where: Game, lang: str, seed: int) -> Callable[[str], str]:
    """A player who types any move, legal or not, and leaves after the end."""
    words = Words(lang, "spywhere")
    moves = [text for a in range(where.actions()) for text in terminal.typed(where, a, words)]
    dice = random.Random(seed)
    ways = [*moves, *8 * [words.say(f"key-{key}") for key in ("keep", "pass", "done")]]

    def typed(seen: str) -> str:
        over = words.say("table-over-hint")[:20] in seen
        return "" if over else dice.choice([*ways, words.say("command-undo")])

    return typed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 50), (4, 80), (6, 50)])
def test_a_whole_game_comes_to_its_end_and_its_score(lang: str, seats: int, width: int) -> None:
    options = {"copies": 5 if seats < 6 else 7}
    wild = anything(game("spywhere", seats, **options), lang, 4)
    sitting = Sitting(wild, lang, width, seats, **options)
    names = [*[""], *(f"Random {n}" if seats > 2 else "Random" for n in range(1, seats))]
    words = Words(lang, "spywhere", names)
    assert sitting.position.over
    assert sitting.heard(words.prompt(sitting.position.game, sitting.position.intel(0)))
    assert sitting.heard(words.say("score-rule"))
    assert max(map(len, sitting.seen.splitlines())) <= width
    assert not re.search(r"[{}$@]|\?\?\?|unknown", sitting.seen)
    for line in sitting.seen.splitlines():
        assert lang != "fr" or not re.match(r" *[?!;:%»]", line), "a sign begins a line"


def a_swap() -> tuple[str, str]:
    """Two cards of which the player can give the first and take the second, in its first turn."""
    position = Sitting(["quit"]).position
    texts = (position.game.text(action).split() for action in position.intel(0).legal())
    return next((give, take) for _, give, _, take in texts if give != take)


def test_an_exchange_is_typed_shortly_or_in_full_in_every_language() -> None:
    give, take = a_swap()
    ways = [f"{give} {take}", f"{give}{take}".lower(), f"give {give} take {take}"]
    for lang, more in (("en", []), ("fr", [f"donner {give} prendre {take}"])):
        for way in [*ways, *more]:
            assert Sitting([way], lang).mine() == [f"give {give} take {take}"]


def test_a_card_alone_can_be_several_exchanges() -> None:
    give, take = a_swap()
    sitting = Sitting([give])
    words = Words("en", "spywhere")
    assert sitting.heard(f"“{give}” can be several moves:")
    names = {"give": f"@nation-{give}", "take": f"@nation-{take}"}
    assert sitting.heard(words.say("move-exchange", **names))


def test_what_is_hidden_is_not_drawn() -> None:
    """Before the end the table shows no passport but one's own, and of hands what all know."""
    sitting = Sitting(["quit"], seats=6)
    before = sitting.seen.partition("Notebook")[0]
    assert before.count("(") == 1, "one passport with its dish"
    assert len(re.findall(r"^[B-F] Random \d: \d in hand", before, re.MULTILINE)) == 5


def test_the_notebook_can_be_put_away() -> None:
    sitting = Sitting(["sheet", ""])
    assert "Notebook" in sitting.seen.partition("> sheet")[0]
    assert "Notebook" not in sitting.seen.partition("> sheet")[2]


def test_a_terminal_of_few_letters_gets_plain_marks() -> None:
    paper = TextIOWrapper(BytesIO(), encoding="ascii", errors="replace")
    console = Console(file=paper, width=80, color_system=None)
    play(game("spywhere", 4), "random", "en", seed=3, console=console, read=lambda _: "quit")
    paper.seek(0)
    shown = paper.read().partition("Notebook")[0]
    assert "---" in shown and "?" not in shown
