"""Whole games at the terminal's table, with a player who types from a script."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from cli import sitting
from cli.sitting import Typist, in_few_letters
from spytable import Record, game
from spytable.cli import play as module
from spytable.cli.play import play
from spytable.games.agent_hunter import terminal
from spytable.kernel.refusal import BadInput
from spytable.words import Words, languages, resource

LANGUAGES = languages()
SET_UP = ["3", "5", "8", "ok"]


class Sitting(sitting.Sitting):
    def __init__(self, typed: Typist, lang: str = "en", width: int = 80, **options: int) -> None:
        super().__init__("agent_hunter", typed, lang, width, None, "greedy", **options)


def anything(lang: str, seed: int, **options: int) -> Callable[[str], str]:
    """A player who types any move, legal or not, and leaves after the end."""
    words = Words(lang, "agent_hunter")
    hunt = game("agent_hunter", **options)
    moves = [text for a in range(hunt.actions()) for text in terminal.typed(hunt, a, words)]
    return sitting.anything("agent_hunter", lang, seed, moves)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"agents": 5, "bases": 2, "tokens": 1}, {"agents": 12}])
@pytest.mark.parametrize("width", [40, 80])
def test_a_whole_game_comes_to_its_end_and_its_score(
    lang: str, options: dict[str, int], width: int
) -> None:
    options = {"turn_limit": 30, **options}
    sitting = Sitting(anything(lang, 4, **options), lang, width, **options)
    words = Words(lang, "agent_hunter", ("", "Vera"))
    assert sitting.position.over
    assert sitting.heard(words.prompt(sitting.position.game, sitting.position.intel(0)))
    assert sitting.heard(words.say("score-rule"))
    assert "\x1b" not in sitting.seen
    assert max(map(len, sitting.seen.splitlines())) <= width
    assert not re.search(r"[{}$]|\?\?\?|[a-z]-[a-z]+-[a-z]+ =", sitting.seen)
    for line in sitting.seen.splitlines():
        assert lang != "fr" or not re.match(r" *[?!;:%»]", line), "a sign begins a line"


def test_a_french_player_types_french() -> None:
    typed = [
        "3",
        "5",
        "annuler",
        "5",
        "8",
        "ok",
        "PG",
        "3",
        "OK",
        "4 milieu",
        "règles 9",
        "quitter",
    ]
    sitting = Sitting(typed, "fr")
    texts = [sitting.position.game.text(s.action) for s in sitting.position.steps if s.actor == 0]
    assert texts[:4] == ["put 3", "put 5", "put 8", "done"]
    assert texts[4:] == ["swap left", "put 3", "done", "attack middle with 4"]
    assert sitting.heard("Coup annulé.")
    assert sitting.heard("AH-9. Plus de jeton, plus de permutation.")
    assert sitting.heard("Vous avez quitté la table.")


def test_the_notation_of_records_is_typed_too() -> None:
    sitting = Sitting(["put 3", "put  5", "put 8", "done", "attack middle with 4"])
    assert sitting.heard("You attacked Vera’s middle base with your 4.")


def test_what_was_put_can_be_taken_back_until_it_is_left_there() -> None:
    sitting = Sitting(["3", "5", "undo", "undo", "undo", "7"])
    assert [step.action for step in sitting.position.steps] == [7]
    assert sitting.seen.count("Undone.") == 2
    assert sitting.heard("There is nothing to undo")


def test_what_was_shown_cannot_be_taken_back_and_the_table_says_so_before() -> None:
    sitting = Sitting([*SET_UP, "4m", "undo"])
    before, _, after = sitting.seen.partition("> 4m")
    assert "None of these can be undone." in before.split("> ok")[1]
    assert "There is nothing to undo" in after


def test_nothing_is_said_to_bind_while_it_can_be_taken_back() -> None:
    sitting = Sitting(["3"])
    assert "undone" not in sitting.seen


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("5m", "Your 5 is on your middle base, not in your hand. (AH-5)"),
        ("put 4", "None of your bases is waiting for an agent. Swap if you want to change one."),
        ("ok", "There is nothing to confirm: choose one of the three actions. (AH-8)"),
        ("dance", "“dance” is not a move here. Type help to see what you can type."),
        ("[bold]", "“[bold]” is not a move here."),
        ("4", "“4” can be several moves: 4l attack Vera’s left base with your 4"),
    ],
)
def test_a_refusal_says_why_with_its_rule(typed: str, why: str) -> None:
    sitting = Sitting([*SET_UP, typed])
    assert sitting.heard(why)


def test_swaps_end_with_the_tokens() -> None:
    sitting = Sitting([*SET_UP, "sm", "5", "ok", "sm"], tokens=1)
    assert sitting.heard("You have no target token left: the only one is on the table. (AH-9)")


@pytest.mark.parametrize("typed", [["quit"], [], ["3", "quit"], ["3"]])
def test_a_player_can_leave_at_any_time(typed: list[str]) -> None:
    sitting = Sitting(typed)
    assert sitting.seen.endswith("You have left the table.\n")
    assert not sitting.position.over


def test_an_interrupt_leaves_the_table_too() -> None:
    def interrupt(seen: str) -> str:
        raise KeyboardInterrupt

    assert Sitting(interrupt).seen.endswith("You have left the table.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_answers(lang: str) -> None:
    words = Words(lang)
    names = [w.removeprefix("command-") for w in keys("command-")]
    assert set(names) == set(module._COMMANDS)
    assert {w.removeprefix("help-") for w in keys("help-")} == {
        *module._COMMANDS,
        "move",
        "enter",
    } - {"help"}
    asked = [words.say(f"command-{name}") for name in names if name not in ("quit", "undo")]
    sitting = Sitting([*SET_UP, "", *asked, *(n for n in names if n != "quit")], lang, width=500)
    for key in ("help-undo", "table-sheet-off", "table-sheet-on", "table-save-where"):
        assert sitting.heard(words.say(key))


def keys(prefix: str) -> Iterator[str]:
    for entry in resource("en").body:
        name = getattr(getattr(entry, "id", None), "name", "")
        if name.startswith(prefix):
            yield name


def test_the_sheet_can_be_put_away() -> None:
    sitting = Sitting([*SET_UP, "sheet", ""])
    assert "chance in %" not in sitting.seen.partition("> sheet")[2]
    assert "left: hidden · worth 1" in sitting.seen.partition("> sheet")[2]


def test_rules_can_be_read_one_by_one_and_all() -> None:
    sitting = Sitting(["rules ah-17", "rules 16", "rules AH-99", "rules"])
    assert sitting.heard("AH-17. Points. You score 1 point for each enemy base")
    assert sitting.heard("AH-16. Three bases down.")
    assert sitting.heard("There is no rule AH-99.")
    assert "<a id" not in sitting.seen


def test_a_game_saved_before_its_end_holds_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    Sitting([*SET_UP, "4m", f"save {file}"])
    saved = file.read_text(encoding="utf-8")
    assert "seen by A" in saved
    assert not re.search(r"^B  put \d", saved, re.MULTILINE)


def test_a_finished_game_is_saved_whole_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "My Game.txt"
    wild = anything("en", 4, turn_limit=30)

    def typed(seen: str) -> str:
        return wild(seen) or ("" if file.exists() else f"save {file}")

    sitting = Sitting(typed, turn_limit=30)
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.names == ("You", "greedy")
    assert record.replay().state.same(sitting.position.state)


def test_no_file_is_overwritten_and_no_fault_of_a_disk_ends_the_game(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    file.write_text("mine", encoding="utf-8")
    sitting = Sitting([f"save {file}", f"save {tmp_path}/no/where.txt", "3"])
    assert file.read_text(encoding="utf-8") == "mine"
    assert sitting.heard("already exists. Nothing was saved; choose another name.")
    assert sitting.heard("could not be written")
    assert len(sitting.position.steps) == 1


def test_the_same_seed_gives_the_same_game() -> None:
    typed = [*SET_UP, "4m", "4l", "4r"]
    assert Sitting(typed, seed=7).seen == Sitting(typed, seed=7).seen


def test_the_player_may_sit_anywhere() -> None:
    lines = iter([*SET_UP, "quit"])
    hunt = game("agent_hunter")
    console = Console(file=StringIO(), width=80)
    left = play(hunt, "random", "en", seat=1, console=console, read=lambda _: next(lines))
    assert [step.action for step in left.steps if step.actor == 1] == [3, 5, 8, hunt.parse("done")]
    with pytest.raises(BadInput, match="seats 0 to 1"):
        play(hunt, seat=2)
    with pytest.raises(BadInput, match="unknown bot"):
        play(hunt, "genius", "en")


def test_the_command_line_names_game_bot_seat_and_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    top = argparse.ArgumentParser()
    module.add_to(top.add_subparsers())
    monkeypatch.setattr("builtins.input", lambda _: "quitter")
    args = top.parse_args(
        ["play", "agent_hunter", "--against", "random", "--seat", "b", "--lang", "fr"]
    )
    args.run(args)
    assert "Agent Hunter contre Pip (random)." in capsys.readouterr().out
    args = top.parse_args(["play", "agent_hunter", "--seat", "C"])
    with pytest.raises(BadInput, match="seats A, B"):
        args.run(args)


def test_a_terminal_of_few_letters_gets_plain_marks() -> None:
    shown = in_few_letters("agent_hunter", [*SET_UP, "sm", "5", "quit"])
    drawn = [line for line in shown.splitlines() if "worth" in line or "---" in line]
    assert any(line.endswith("worth 2 o") for line in drawn)
    assert not any("?" in line for line in drawn)
