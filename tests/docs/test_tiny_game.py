"""The game in docs/add-a-game.md is taken from the page and played as the page says."""

from __future__ import annotations

import doctest
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from inspect import signature
from pathlib import Path

import pytest

import spytable.games
import tiny
from every import every
from laws.settings import Setting
from spytable.kernel import registry
from spytable.kernel.refusal import Unreadable

ROOT = Path(__file__).parents[2]
SETTINGS = [
    *(Setting(tiny.NAME, seats, (("rounds", 5),)) for seats in (2, 3, 4)),
    Setting(tiny.NAME, 2, (("rounds", 1),)),
]
LAWS = (
    "test_law_01_someone_can_act",
    "test_law_02_the_game_ends",
    "test_law_03_chance_sums_to_one",
    "test_law_04_round_trips",
    "test_law_05_non_interference",
    "test_law_06_sampling_fits",
    "test_law_07_replay",
    "test_law_08_undo",
    "test_law_12_blind_and_right",
)
NEED_A_SECOND_GAME = {
    "test_law_3_chance_sums_to_one_and_is_what_the_rules_say",
    "test_law_6_no_sample_has_more_or_less_in_it_than_the_game",
}


def laws() -> Iterator[Callable[[Setting], None]]:
    for name in LAWS:
        for law, check in vars(importlib.import_module(f"laws.{name}")).items():
            plain = law.startswith("test_") and law not in NEED_A_SECOND_GAME
            if plain and list(signature(check).parameters) == ["setting"]:
                yield check


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny.typed_in(tmp_path_factory.mktemp("my_games"))


@pytest.fixture
def _registered(file: Path) -> Iterator[None]:
    """Found as `SPYTABLE_GAMES` would have it found, in this process."""
    spytable.games.__path__.append(str(file.parent))
    importlib.invalidate_caches()
    registry.register(importlib.import_module(f"spytable.games.{tiny.NAME}").GAME)
    yield
    registry._added.pop(tiny.NAME)
    spytable.games.__path__.remove(str(file.parent))


def run(file: Path, *words: str, typed: str = "") -> str:
    env = {**os.environ, "SPYTABLE_GAMES": str(file.parent)}
    command = [sys.executable, "-m", *words]
    done = subprocess.run(
        command, input=typed, env=env, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_whole_game_is_less_than_200_lines() -> None:
    assert len([line for line in tiny.source().splitlines() if line.strip()]) < 200


def test_the_game_is_typed_and_written_as_ours_are(file: Path) -> None:
    run(file, "mypy", "--strict", "--config-file=", str(file))
    run(file, "ruff", "check", "--config", "pyproject.toml", str(file))
    run(file, "ruff", "format", "--check", "--config", "pyproject.toml", str(file))


@pytest.mark.usefixtures("_registered")
@pytest.mark.parametrize("law", list(laws()), ids=lambda law: law.__name__.removeprefix("test_"))
def test_the_game_keeps_the_laws(law: Callable[[Setting], None]) -> None:
    every(SETTINGS, law)


@pytest.mark.usefixtures("_registered")
def test_what_the_page_types_is_answered_as_it_says() -> None:
    [typed] = tiny.blocks("pycon")
    said: list[str] = []
    case = doctest.DocTestParser().get_doctest(typed, {}, tiny.PAGE.name, None, 0)
    doctest.DocTestRunner().run(case, out=said.append)
    assert not said, "".join(said)


@pytest.mark.usefixtures("_registered")
@pytest.mark.parametrize(
    "text",
    ["", "raid", "raid moon", "raid cellar now", "watch b", "watch E", "watch 1", "Raid cellar"],
)
def test_what_was_never_written_is_not_read_by_default(text: str) -> None:
    with pytest.raises(Unreadable):
        spytable.game(tiny.NAME).parse(text)


@pytest.mark.parametrize(("lang", "over"), [("en", "Otto wins."), ("fr", "Otto gagne.")])
def test_the_game_is_played_in_the_terminal(file: Path, lang: str, over: str) -> None:
    typed = "help\nrules\nmoves\nbackup\nundo\nwatch b\n" + "raid attic\n" * 4 + "log\n\n"
    told = run(
        file, "spytable", "play", tiny.NAME, "--seed", "4", "--against", "search:20",
        "--lang", lang, typed=typed,
    )  # fmt: skip
    assert over in told and "sees ?" in told


def test_bots_play_the_game_and_the_better_one_wins(file: Path) -> None:
    told = run(
        file, "spytable", "selfplay", tiny.NAME, "--bots", "greedy,random", "--games", "40",
        "--json",
    )  # fmt: skip
    greedy, anything = json.loads(told)["wins"]
    assert greedy > anything + 20
