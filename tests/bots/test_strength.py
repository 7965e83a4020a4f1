"""Bots are as strong as promised: bars from fixed seeds, with more games in `make soak`."""

from __future__ import annotations

import os

import pytest

from spytable.arena.match import play_match
from spytable.kernel.registry import find

SOAK = bool(os.environ.get("SPYTABLE_SOAK"))


@pytest.mark.parametrize(
    ("name", "strong", "weak", "games", "soak_games", "share"),
    [
        ("agent_hunter", "greedy", "random", 300, 4000, 0.90),
        ("agent_hunter", "search:100", "random", 60, 400, 0.90),
        ("agent_hunter", "search:1000", "greedy", 30, 1000, 0.65),
        ("spy_connection", "greedy", "random", 40, 1000, 0.95),
    ],
)
def test_a_better_bot_wins_its_share(
    name: str, strong: str, weak: str, games: int, soak_games: int, share: float
) -> None:
    kind = find(name)
    game = kind(None, **kind.research_options())
    count = soak_games if SOAK else games
    result = play_match(game, [strong, weak], count, seed=2)
    won = (result.mean_returns[0] + 1) / 2
    slack = 0.0 if SOAK else 2 * (share * (1 - share) / count) ** 0.5  # two standard errors
    assert won >= share - slack, result
