"""The command: what it prints, and its one line on bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from spytable.bench import engine
from spytable.cli import main
from spytable.kernel.registry import games

GAME = next(iter(games()))


class Done(NamedTuple):
    code: int
    out: str
    err: str


def spytable(*args: str | Path) -> Done:
    """The command in this process: what it prints, and its exit code."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([str(arg) for arg in args])
    return Done(code, out.getvalue(), err.getvalue())


def as_json(*args: str | Path) -> Any:
    done = spytable(*args, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("records")
    done = spytable("selfplay", GAME, "--bots", "greedy", "--games", "3", "--save", folder)
    assert done.code == 0, done.err
    return sorted(folder.iterdir())


# -- what works ------------------------------------------------------------------------------------


def test_games_lists_every_game_with_its_options() -> None:
    listed = as_json("games")
    assert {game["name"] for game in listed} == set(games())
    assert all(option["low"] <= option["default"] for game in listed for option in game["options"])
    assert GAME in spytable("games").out


def test_selfplay_tells_the_whole_result_in_the_order_of_the_bots() -> None:
    result = as_json("selfplay", GAME, "--bots", "random,greedy", "--games", "40", "--seed", "3")
    assert result["game"] == GAME and result["seats"] == 2 and result["games"] == 40
    assert sum(result["wins"]) + result["draws"] == 40
    assert result["wins"][1] > result["wins"][0] and result["mean_returns"][1] > 0.5
    assert sum(seat["wins"] for seat in result["by_seat"]) == sum(result["wins"])
    assert result["mean_decisions"] > 8 and result["seconds"] > 0


def test_seats_rotate_so_a_strong_bot_wins_from_both_seats() -> None:
    by_seat = as_json("selfplay", GAME, "--bots", "greedy,random", "--games", "40")["by_seat"]
    assert all(seat["wins"] >= 10 for seat in by_seat)


def test_the_same_seed_gives_the_same_match_whoever_does_the_work() -> None:
    args = ("selfplay", GAME, "--bots", "search:20,greedy", "--games", "12", "--seed", "5")
    one, two = as_json(*args), as_json(*args, "--jobs", "2")
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    other = as_json(*args[:-1], "6")
    assert other["mean_decisions"] != one["mean_decisions"]


def test_options_reach_the_game() -> None:
    small = ("--option", "agents=4", "--option", "bases=1", "--option", "tokens=1")
    result = as_json("selfplay", GAME, *small, "--option", "turn_limit=6", "--games", "20")
    assert result["options"] == {"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 6}
    assert result["mean_decisions"] < 4 + 3 * 6


def test_a_saved_game_replays_to_its_own_text(saved: list[Path]) -> None:
    assert len(saved) == 3
    for file in saved:
        assert spytable("replay", file).out == file.read_text()
        assert as_json("replay", file)["over"] is True


def test_replay_as_a_seat_shows_no_more_than_it_saw(saved: list[Path]) -> None:
    whole, seen = (
        spytable("replay", saved[0]).out,
        spytable("replay", saved[0], "--as", "A").out,
    )
    assert "B  put " in whole and "seen by A" in seen
    hidden = [line for line in whole.splitlines() if line.startswith("B  put")]
    assert hidden and not any(line in seen for line in hidden)
    lines = as_json("replay", saved[0], "--as", "spectator")["lines"]
    assert not any(line.startswith(("A  put ", "B  put ")) and "?" not in line for line in lines)


def test_bench_gives_the_figures_it_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in (("_SECONDS", 0.01), ("_BATCH", 10), ("_SIMULATIONS", 20)):
        monkeypatch.setattr(engine, name, small)
    report = as_json("bench", "engine", "--rounds", "1")
    assert report["games"][GAME]["compiled"] is True
    assert set(report["ratios"][GAME]) == {"inside", "driven"}
    assert set(report["peers"]) == {
        "leduc_poker",
        "liars_dice",
        "phantom_ttt",
        "hearts",
        "dark_hex",
    }
    assert report["games"][GAME]["searches_per_second"] > 0


# -- bad input: one line saying what and where, exit code 2, nothing written -----------------------


@pytest.mark.parametrize("args", [["replay", "nowhere.txt"], ["selfplay", "chess"], ["dance"]])
def test_the_installed_command_exits_with_2_and_no_traceback(args: list[str]) -> None:
    command = [str(Path(sys.executable).parent / "spytable"), *args]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and done.stderr.startswith("spytable: ")


def refused(*args: str | Path) -> str:
    done = spytable(*args)
    assert done.code == 2, done
    assert done.out == ""
    [line] = done.err.splitlines()
    assert line.startswith("spytable: ")
    return line


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["selfplay", "chess"], "unknown game “chess”"),
        (["selfplay", GAME, "--bots", "oracle"], "unknown bot 'oracle'"),
        (["selfplay", GAME, "--bots", "search:fast"], "search:fast"),
        (["selfplay", GAME, "--bots", "search:0"], "search:0"),
        (["selfplay", GAME, "--bots", "greedy:5"], "greedy:5"),
        (["selfplay", GAME, "--bots", "greedy,greedy,greedy"], "2 seats need 1 or 2 bots, not 3"),
        (["selfplay", GAME, "--seats", "5"], "not 5"),
        (["selfplay", GAME, "--seats", "two"], "'two' is not a whole number"),
        (["selfplay", GAME, "--option", "speed=3"], "no option “speed”"),
        (["selfplay", GAME, "--option", "agents"], "NAME=NUMBER"),
        (["selfplay", GAME, "--option", "agents=many"], "'many' is not a whole number"),
        (["selfplay", GAME, "--option", "agents=99"], "agents goes from 1 to 12, not 99"),
        (["selfplay", GAME, "--option", "agents=3"], "3 bases need at least 5 agents"),
        (["selfplay", GAME, "--games", "0"], "at least 1"),
        (["selfplay", GAME, "--jobs", "0"], "at least 1"),
        (["replay", "nowhere.txt"], "cannot read nowhere.txt"),
        (["replay"], "FILE"),
        (["frobnicate"], "frobnicate"),
        ([], "COMMAND"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_gets_one_line_that_says_what(args: list[str], said: str) -> None:
    assert said in refused(*args)


def test_bad_input_writes_nothing(tmp_path: Path) -> None:
    refused("selfplay", GAME, "--bots", "oracle", "--save", tmp_path / "new")
    refused("selfplay", GAME, "--option", "agents=1", "--save", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "file" in refused("selfplay", GAME, "--save", tmp_path / "file")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("record 1", "record 9"), "line 1: a record begins with “record 1”"),
        (("rules 1", "rules 99"), "rules version 99 is unknown"),
        (("rules 1", "rules one"), "line 2: expected “game NAME rules NUMBER”"),
        ((f"game {GAME}", "game chess"), "unknown game “chess”"),
        (("option agents 10", "option agents 200"), "agents goes from 1 to 12"),
        (("option agents 10", "option spies 10"), "no option “spies”"),
        (("option agents 10", "option seats 2"), "no option “seats”"),
        (("option agents 10", "option self 2"), "no option “self”"),
        (("option agents 10", "option agents " + "9" * 5000), "line 3: expected “option"),
        (("option agents 10", "option agents ²"), "line 3: expected “option"),
        (("seat B greedy\n", ""), "2 seats, not 1"),
        (("A  done", "A  dance"), "“dance” is no move"),
        (("A  done", "C  done"), "“C” is no seat"),
        (("A  done", "B  done"), "line 13: B cannot done"),
        (("*  first", "*  put"), "is no move"),
        (("result A", "result A 7 A"), "the result is not what these moves lead to"),
    ],
    ids=str,
)
def test_a_spoilt_record_names_the_line_of_its_first_fault(
    saved: list[Path], tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    text = saved[0].read_text()
    assert change[0] in text
    spoilt = tmp_path / "spoilt.txt"
    spoilt.write_text(text.replace(*change, 1))
    assert said in refused("replay", spoilt)


def test_a_broken_record_is_refused_in_french(
    saved: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    spoilt = tmp_path / "spoilt.txt"
    text = saved[0].read_text()
    for new, said in (
        ("C  done", "ligne 13\u00a0: «\u00a0C\u00a0» n’est pas une place de ce jeu"),
        ("B  done", "ligne 13\u00a0: B ne peut pas jouer «\u00a0done\u00a0»\u00a0: "),
    ):
        spoilt.write_text(text.replace("A  done", new, 1))
        assert refused("replay", spoilt).startswith(f"spytable: {spoilt}, {said}")
    assert "ce fichier n’existe pas" in refused("replay", tmp_path / "nowhere.txt")


def test_an_illegal_move_is_named_with_its_line_and_rule(saved: list[Path], tmp_path: Path) -> None:
    lines = saved[0].read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("A  put"))
    lines[at + 1] = lines[at].replace("left", "middle")
    (tmp_path / "twice.txt").write_text("\n".join(lines))
    said = refused("replay", tmp_path / "twice.txt")
    assert (
        f"line {at + 2}: A cannot {lines[at].split('  ')[1].strip()}" in said and "(AH-2)" in said
    )


def test_a_record_that_tells_another_answer_is_refused(saved: list[Path], tmp_path: Path) -> None:
    text = saved[0].read_text()
    liar = text.replace("is greater", "is smaller", 1)
    assert liar != text
    (tmp_path / "liar.txt").write_text(liar)
    assert "but these moves give" in refused("replay", tmp_path / "liar.txt")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00binary", b"\n" * 1000, b"record 1\n" * 50])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "other").write_bytes(content)
    refused("replay", tmp_path / "other")


def test_what_one_seat_saw_is_not_replayed(saved: list[Path], tmp_path: Path) -> None:
    (tmp_path / "seen.txt").write_text(spytable("replay", saved[0], "--as", "B").out)
    assert "can be read, but not replayed" in refused("replay", tmp_path / "seen.txt")


def test_a_seat_that_is_not_there_cannot_look(saved: list[Path]) -> None:
    assert "--as takes A, B, spectator" in refused("replay", saved[0], "--as", "Z")
