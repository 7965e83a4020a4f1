"""The games kept here go through every kind of end, and more."""

from __future__ import annotations

from pathlib import Path

import pytest

from spytable import Record
from spytable.kernel.position import Position

GAMES = {
    path.stem: Record.parse(path.read_text(encoding="utf-8")).replay()
    for path in sorted(Path(__file__).parent.glob("*.txt"))
}


def lines(position: Position, word: str) -> list[str]:
    """The lines of a game that have this word in them."""
    texts = (position.line(number) for number in range(len(position.steps)))
    return [text for text in texts if word in text]


def winner(position: Position) -> str:
    a, b = position.state.returns()
    return "A" if a > b else "B" if b > a else "AB"


def tied(position: Position) -> bool:
    a, b = position.state.scores()
    return a == b


def loser_of_all(position: Position) -> str:
    bases = position.game.options["bases"]
    return "".join(who for who in "AB" if len(lines(position, f"{who} loses")) == bases)


@pytest.mark.parametrize("rule", ["AH-16", "AH-20"])
@pytest.mark.parametrize("who", ["A", "B", "AB"])
def test_each_may_win_or_share_by_either_end(who: str, rule: str) -> None:
    assert [n for n, p in GAMES.items() if winner(p) == who and lines(p, f"the end by {rule}")]


@pytest.mark.parametrize("who", ["A", "B"])
def test_a_tie_may_go_to_either(who: str) -> None:
    assert [n for n, p in GAMES.items() if winner(p) == who and tied(p)]


def test_who_has_lost_all_may_win_on_points() -> None:
    assert [n for n, p in GAMES.items() if winner(p) == loser_of_all(p) and not tied(p)]


@pytest.mark.parametrize("swaps", [0, 10])
def test_there_are_games_of_no_swap_and_of_all(swaps: int) -> None:
    box = {"agents": 10, "bases": 3, "tokens": 5}.items()
    full = {n: p for n, p in GAMES.items() if p.game.options.items() >= box}
    assert [n for n, p in full.items() if len(lines(p, "  swap ")) == swaps]


@pytest.mark.parametrize("base", ["left", "middle", "right", "hand"])
def test_matches_come_from_everywhere(base: str) -> None:
    assert [n for n, p in GAMES.items() if lines(p, f"matches from {base}")]
