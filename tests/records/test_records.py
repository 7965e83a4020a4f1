"""Whole games, replayed to their result: the files `<game>/<what it shows>.txt`.

Its first line is a comment that says what it shows; comments begin with a number sign.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from librt.random import Random

from every import every
from spytable import Record
from spytable.kernel.refusal import BadInput
from spytable.kernel.retelling import replayed

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))
GAMES = sorted({path.parent.name for path in FILES})


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def without_comments(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


def told(path: Path, start: str) -> dict[str, float]:
    """What the file says at its end: "result A 1  B -1" is {"A": 1, "B": -1}."""
    [line] = [row for row in path.read_text(encoding="utf-8").splitlines() if row.startswith(start)]
    letters, numbers = line.split()[1::2], line.split()[2::2]
    return {letter: float(number) for letter, number in zip(letters, numbers, strict=True)}


def files(game: str) -> list[Path]:
    return [path for path in FILES if path.parent.name == game]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_replayed_to_its_result(game: str) -> None:
    every(files(game), assert_replayed, name)


def assert_replayed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text, where=name(path))
    assert record.game == path.parent.name
    assert record.text() == without_comments(text)
    position = record.replay()
    assert position.over
    seats = [position.game.letter(seat) for seat in range(position.game.seats)]
    assert told(path, "points ") == dict(zip(seats, position.state.scores(), strict=True))
    returns = dict(zip(seats, position.state.returns(), strict=True))
    assert told(path, "result ") == pytest.approx(returns, abs=1e-6)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_retold_from_what_each_saw_of_it(game: str) -> None:
    every(files(game), assert_retold, name)


def assert_retold(path: Path) -> None:
    position = Record.parse(path.read_text(encoding="utf-8")).replay()
    game, rng = position.game, Random(len(position.steps))
    for length in (len(position.steps), len(position.steps) // 2):
        position.back_to(length)
        for viewer in game.viewers():
            seen, sample = position.seen_by(viewer), position.intel(viewer).sample(rng)
            other = replayed(game, game.retell(seen, sample, viewer, rng))
            assert other is not None, "every step is legal"
            assert other.seen_by(viewer) == seen


def test_a_file_says_what_it_shows() -> None:
    every(FILES, assert_says_what_it_shows, name)


def assert_says_what_it_shows(path: Path) -> None:
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("# ") and first.endswith(".")


def test_no_game_is_there_twice() -> None:
    steps = Counter(Record.parse(path.read_text(encoding="utf-8")).steps for path in FILES)
    assert max(steps.values()) == 1


def test_a_record_that_says_another_result_is_noticed() -> None:
    text = (HERE / "agent_hunter" / "rulebook-4-to-3.txt").read_text(encoding="utf-8")
    assert "points A 4  B 3" in text and "; 4 is equal, B loses left" in text
    with pytest.raises(BadInput, match="the result is not what these moves lead to"):
        Record.parse(text.replace("points A 4  B 3", "points A 3  B 4"))
    with pytest.raises(BadInput, match="4 is smaller"):
        Record.parse(text.replace("; 4 is equal, B loses left", "; 4 is smaller"))
    with pytest.raises(BadInput, match="all agents are placed"):  # of a step that tells nothing
        Record.parse(text.replace("\nA  done\n", "\nA  done  ; all agents are placed\n", 1))
