"""Spy Club at the terminal's table: whole cases, what is typed, and what is told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from cli import sitting
from cli.sitting import Typist, in_few_letters
from spytable import game
from spytable.games.spy_club import terminal
from spytable.games.spy_club.intel import CaseIntel
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.words import Words, languages

LANGUAGES = languages()


class Sitting(sitting.Sitting):
    """With this seed the player begins."""

    def __init__(
        self, typed: Typist, lang: str = "en", width: int = 80, seats: int = 3, **options: int
    ) -> None:
        more = {"seed": 5, **options}
        super().__init__("spy_club", typed, lang, width, seats, "random", **more)

    def case(self) -> CaseIntel:
        intel: Intel = self.position.intel(0)
        assert isinstance(intel, CaseIntel)
        return intel


def anything(club: Game, lang: str, seed: int) -> Callable[[str], str]:
    """A player who types any move, legal or not, and leaves after the end."""
    words = Words(lang, "spy_club")
    moves = [text for a in range(club.actions()) for text in terminal.typed(club, a, words)]
    moves += 20 * [words.say(f"key-{key}") for key in ("end", "stop", "agree", "refuse")]
    moves += 20 * [words.say("key-lose") + words.say("key-rest")]
    return sitting.anything("spy_club", lang, seed, moves)


@pytest.mark.parametrize(
    ("lang", "seats", "width", "advanced"),
    [("fr", 2, 80, 0), *((lang, 3, 50, 1) for lang in LANGUAGES), ("en", 4, 80, 0)],
)
def test_a_whole_case_comes_to_its_end(lang: str, seats: int, width: int, advanced: int) -> None:
    wild = anything(game("spy_club", seats, advanced=advanced), lang, 4)
    one = Sitting(wild, lang, width, seats, advanced=advanced)
    words = Words(lang, "spy_club")
    assert one.position.over
    assert one.heard(words.prompt(one.position.game, one.case()))
    assert one.heard(words.say("score-rule"))
    assert max(map(len, one.seen.splitlines())) <= width
    assert not re.search(r"[{}$@]|\?\?\?|unknown|none", one.seen)
    for line in one.seen.splitlines():
        assert lang != "fr" or not re.match(r" *[?!;:%»]", line), "a sign begins a line"


def test_the_others_are_no_opponents() -> None:
    assert Sitting(["quit"]).heard("Spy Club with Nemo, Zaza (random).")
    assert Sitting(["quitter"], "fr").heard("Spy Club avec Nemo, Zaza (random).")


@pytest.mark.parametrize(
    ("lang", "ways"),
    [
        ("en", [["t2", "ok"], ["turn 2", "stop"], ["T 2", "OK"]]),
        ("fr", [["r2", "ok"], ["retourner 2", "arrêter"], ["turn 2", "stop"]]),
    ],
)
def test_moves_are_typed_shortly_or_in_full_in_every_language(
    lang: str, ways: list[list[str]]
) -> None:
    for way in ways:
        assert Sitting(way, lang).mine() == ["turn 2", "stop"]


def test_places_stand_behind_the_letter_of_a_move() -> None:
    for way in ("c14", "c 1 4", "confirm 1 4", "confirm 1 at 4"):
        assert Sitting([way]).mine() == ["confirm 1 at 4"]
    for way in ("s12", "scout 1 2", "scout 1 to 2"):
        assert Sitting([way]).mine() == ["scout 1 to 2"]
    assert Sitting(["f2", "c21", "s12", "e"]).mine()[-1] == "end"


def test_a_clue_alone_can_go_to_several_places() -> None:
    one = Sitting(["c1"])
    assert one.heard("“c1” can be several moves:")
    assert one.heard("at place 5 of the row")


def test_a_refusal_says_why_with_its_rule() -> None:
    one = Sitting(["c31", "st1", "f1", "ok", "y", "ls", "x1a1", "t4"])
    for said in (
        "It lies 2 places from your focus, which costs 2 ideas, and you have 1 idea. (CL-12)",
        "This clue costs 2 ideas, and you have 1 idea. (CL-13)",
        "Your focus is there already: shift it to another of your clues. (CL-11)",
        "so there is nothing to stop. (CL-10)",
        "No idea has to leave the game now. (CL-21)",
        "Teamwork takes two: choose another player. (CL-14)",
        "There is no such seat or place at this table. (CL-7)",
    ):
        assert one.heard(said), said
    assert not one.mine()


def test_the_table_shows_all_that_matters() -> None:
    one = Sitting(["c14", "t2", "ok", "e", "quit"])
    begun = one.seen.partition("> c14")[0]
    assert "turn 1 of 22 · Day: 8 cards to come" in begun
    assert "Incoming clues, 43 cards in the tray" in begun
    assert len(re.findall(r"^ \d places? +[ABC] \d, .* in 9", begun, re.MULTILINE)) == 3
    assert "torch" not in begun, "no movement card is out"
    confirmed = one.seen.partition("> c14")[2].partition("> t2")[0]
    assert re.search(r"^Row: 1 \w+$", confirmed, re.MULTILINE)
    assert re.search(r"^ 1  free     empty +focus", confirmed, re.MULTILINE)
    turned = one.seen.partition("> t2")[2].partition("> ok")[0]
    assert re.search(r"^ 2  1 idea   .* / .* turned *$", turned, re.MULTILINE)
    assert one.seen.count(" torch") > 0, "the others have played, and cards have been turned"


def test_the_counts_can_be_put_away() -> None:
    one = Sitting(["sheet", ""])
    assert "Sides by aspect" in one.seen.partition("> sheet")[0]
    assert "Sides by aspect" not in one.seen.partition("> sheet")[2]
    assert "The suspect moves next" in one.seen.partition("> sheet")[2]


def test_a_terminal_of_few_letters_gets_plain_marks() -> None:
    shown = in_few_letters("spy_club", ["quit"], 3, 5)
    assert "---" in shown and "?" not in shown.partition("Your turn")[0]
