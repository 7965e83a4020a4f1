"""Bots are as strong as promised: bars from fixed seeds, with more games in `make soak`."""

from __future__ import annotations

import pytest
from librt.random import Random

from bounds import to_the_end
from laws.settings import SOAK
from spytable.arena.match import play_match
from spytable.bots import bot
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.registry import find
from spytable.kernel.state import CHANCE

# By these rules random players lay a card nearly every turn and end the game in the third round:
# there is no time to win it. So they may name from the eighth round on.
LATE = {"names_from": 8}


@pytest.mark.parametrize(
    ("name", "options", "bots", "games", "soak_games", "share"),
    [
        ("agent_hunter", {}, "greedy random", 300, 4000, 0.90),
        ("agent_hunter", {}, "search:100 random", 60, 400, 0.90),
        ("agent_hunter", {}, "search:1000 greedy", 30, 150, 0.65),
        ("spy_connection", {}, "greedy random", 40, 400, 0.95),
        ("spywhere", LATE, "greedy random random random", 100, 1000, 0.90),
        ("spywhere", {}, "greedy random", 100, 1000, 0.95),
    ],
)
def test_a_better_bot_wins_its_share(
    name: str, options: dict[str, int], bots: str, games: int, soak_games: int, share: float
) -> None:
    kind = find(name)
    specs = bots.split()
    game = kind(len(specs), **(kind.research_options() | options))
    count = soak_games if SOAK else games
    result = play_match(game, specs, count, seed=2)
    others = len(specs) - 1  # who wins gets 1, the others share -1
    won = (others * result.mean_returns[0] + 1) / (others + 1)
    slack = 2 * (share * (1 - share) / count) ** 0.5  # two standard errors
    assert won >= share - slack, result


@pytest.mark.parametrize(
    ("name", "seats", "spec", "games", "soak_games", "share"),
    [
        ("spy_club", 2, "greedy", 40, 400, 0.17),
        ("spy_club", 3, "greedy", 40, 400, 0.12),
        ("spy_club", 4, "greedy", 40, 400, 0.17),
        ("spy_club", 3, "reference", 6, 60, 0.62),
    ],
)
def test_a_team_of_bots_wins_its_share_together(
    name: str, seats: int, spec: str, games: int, soak_games: int, share: float
) -> None:
    kind = find(name)
    game = kind(seats, **kind.research_options())
    count = soak_games if SOAK else games
    won = sum(wins_together(game, spec, number) for number in range(count)) / count
    slack = 2 * (share * (1 - share) / count) ** 0.5
    assert won >= share - slack


def wins_together(game: Game, spec: str, number: int) -> bool:
    team = [bot(spec, game, seed=10 * number + seat) for seat in range(game.seats)]
    position, rng = Position(game), Random(number)
    for _ in to_the_end(position):
        seat = position.mover
        if seat == CHANCE:
            position.roll(rng)
        else:
            position.play(team[seat].choose(position.intel(seat)))
    return position.state.returns()[0] == 1.0
