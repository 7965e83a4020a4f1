"""Components of one's own on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.test_cli import Done, spytable
from spytable.kernel import registry
from spytable.kernel.record import Record
from toy import DeadDrop, own_archive

OWN = own_archive(7, 0, 9)


@pytest.fixture(autouse=True)
def _toy_is_registered() -> Iterator[None]:
    registry.register(DeadDrop)
    yield
    registry._added.pop(DeadDrop.meta.name, None)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(OWN)
    return file


def one_line(done: Done) -> str:
    assert done.code == 2 and done.out == "" and done.err.count("\n") == 1, done
    return done.err


def test_bots_play_with_a_file_of_ones_own_and_the_records_hold_it(
    mine: Path, tmp_path: Path
) -> None:
    args = ("selfplay", "dead_drop", "--components", mine, "--games", "3", "--save", tmp_path / "r")
    done = spytable(*args, "--json")
    assert done.code == 0, done.err
    assert json.loads(done.out)["components"]["name"] == "own"
    assert "components own" in spytable(*args).out
    for file in (tmp_path / "r").iterdir():
        text = file.read_text()
        assert "| documents = [\n" in text
        assert Record.parse(text).replay().game.components == DeadDrop(2, OWN).components
        assert spytable("replay", file).out == text
        assert json.loads(spytable("replay", file, "--json").out)["components"]["name"] == "own"


def test_the_games_are_listed_with_their_components_and_whom_options_concern() -> None:
    listed = spytable("games").out
    assert "dead_drop uses the components archive-1" in " ".join(listed.split())
    told = {game["name"]: game for game in json.loads(spytable("games", "--json").out)}
    assert told["dead_drop"]["components"] == ["archive-1"]
    assert all("seat" in option for option in told["dead_drop"]["options"])


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"documents = [", "mine.toml: "),
        (OWN.replace("= 9", "= 10").encode(), "mine.toml: documents, entry 3: "),
        (b"\xff\xfe", "cannot read"),
        (b"#" * 262_145, "mine.toml: larger than 256 kB"),
        (b"", "mine.toml: "),
    ],
)
@pytest.mark.parametrize("command", ["selfplay", "play"])
def test_a_bad_file_gets_one_line_that_names_it(
    mine: Path, content: bytes, said: str, command: str
) -> None:
    mine.write_bytes(content)
    assert said in one_line(spytable(command, "dead_drop", "--components", mine))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere.toml", tmp_path):
        said = one_line(spytable("selfplay", "dead_drop", "--components", file))
        assert f"cannot read {file}" in said


def test_a_game_without_components_takes_no_file(mine: Path) -> None:
    plain = next(name for name, kind in registry.games().items() if not kind.meta.components)
    assert "no components" in one_line(spytable("selfplay", plain, "--components", mine))
