"""Spywhere at the terminal's table: whole games, what is typed, and what is told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from cli import sitting
from cli.sitting import Typist, in_few_letters
from spytable import game
from spytable.games.spywhere import terminal
from spytable.kernel.game import Game
from spytable.words import Words, languages

LANGUAGES = languages()


class Sitting(sitting.Sitting):
    def __init__(
        self, typed: Typist, lang: str = "en", width: int = 80, seats: int = 3, **options: int
    ) -> None:
        more = {"seed": 3, **options}
        super().__init__("spywhere", typed, lang, width, seats, "random", **more)


def anything(where: Game, lang: str, seed: int) -> Callable[[str], str]:
    """A player who types any move, legal or not, and leaves after the end."""
    words = Words(lang, "spywhere")
    moves = [text for a in range(where.actions()) for text in terminal.typed(where, a, words)]
    moves += 8 * [words.say(f"key-{key}") for key in ("keep", "pass", "done")]
    return sitting.anything("spywhere", lang, seed, moves)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 50), (4, 80), (6, 50)])
def test_a_whole_game_comes_to_its_end_and_its_score(lang: str, seats: int, width: int) -> None:
    options = {"copies": 5 if seats < 6 else 7}
    wild = anything(game("spywhere", seats, **options), lang, 4)
    sitting = Sitting(wild, lang, width, seats, **options)
    names = ["", *(Words("en").bot("random", seat) for seat in range(1, seats))]
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
    before = sitting.seen.partition("at any time.")[2].partition("Notebook")[0]
    assert before.count("(") == 1, "one passport with its dish"
    assert len(re.findall(r"^[B-F] \w+: \d in hand", before, re.MULTILINE)) == 5


def test_the_notebook_can_be_put_away() -> None:
    sitting = Sitting(["sheet", ""])
    assert "Notebook" in sitting.seen.partition("> sheet")[0]
    assert "Notebook" not in sitting.seen.partition("> sheet")[2]


def test_a_terminal_of_few_letters_gets_plain_marks() -> None:
    shown = in_few_letters("spywhere", ["quit"], 4, 3).partition("Notebook")[0]
    assert "---" in shown and "?" not in shown
