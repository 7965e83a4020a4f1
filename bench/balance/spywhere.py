"""How far the odds of Spywhere's notebook can be trusted: what they say, against what was true.

Bots play; each time somebody is about to exchange, its odds about every opponent are noted and
compared with the passports. Writes docs/balance/spywhere.md. Run it by `make balance`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from librt.random import Random

from spytable import Position, game
from spytable.bots import bot
from spytable.games.spywhere import rules
from spytable.games.spywhere.intel import WhereIntel
from spytable.games.spywhere.meta import NATIONS
from spytable.kernel.game import Game
from spytable.kernel.state import OMNISCIENT

PAGE = Path(__file__).resolve().parents[2] / "docs" / "balance" / "spywhere.md"
BUCKETS = ((0, 10), (10, 30), (30, 50), (50, 70), (70, 90), (90, 101))
Noted = list[tuple[int, int, float, bool]]
"""The round, the rank of the guess (0 is the best), its odds, and whether it was true."""


def noted(table: Game, specs: list[str], seed: int) -> Noted:
    """One game."""
    position = Position(table)
    rng = Random(seed)
    bots = [bot(spec, table, seed * 10 + seat) for seat, spec in enumerate(specs)]
    found: Noted = []
    while not position.over:
        position.roll(rng)
        seat = position.mover
        intel = position.intel(seat)
        assert isinstance(intel, WhereIntel)
        if intel.phase == "exchanging":
            found += claims(intel, position.intel(OMNISCIENT))
        position.play(bots[seat].choose(intel))
    return found


def claims(intel: WhereIntel, truth: object) -> Noted:
    assert isinstance(truth, WhereIntel)
    found: Noted = []
    for seat, player in enumerate(intel.players):
        if seat == intel.viewer:
            continue
        real = truth.players[seat].passports or ()
        odds = sorted(zip(player.odds, NATIONS, strict=True), reverse=True)
        for rank, (chance, nation) in enumerate(odds):
            if chance:
                found.append((intel.round, rank, chance / 10, nation in real))
    return found


def table_of(found: Noted) -> list[str]:
    lines = ["| the odds say | on average | were true | how many times |", "|---|---|---|---|"]
    for low, high in BUCKETS:
        inside = [(chance, true) for _, _, chance, true in found if low <= chance < high]
        if inside:
            said = sum(chance for chance, _ in inside) / len(inside)
            true = 100 * sum(true for _, true in inside) / len(inside)
            bounds = f"{low} to {min(high, 100)} %"
            lines.append(f"| {bounds} | {said:.0f} % | {true:.0f} % | {len(inside)} |")
    return lines


def by_round(found: Noted) -> str:
    parts = []
    for number in range(1, 6):
        best = [true for turn, rank, _, true in found if turn == number and rank == 0]
        if len(best) >= 50:
            parts.append(f"round {number}: {100 * sum(best) / len(best):.0f} %")
    return "The likeliest nationality was the right one in " + ", ".join(parts) + "."


def many(table: Game, specs: list[str], games: int) -> Noted:
    return [claim for number in range(games) for claim in noted(table, specs, number)]


def page(games: int) -> str:
    lines = [TEXT.format(**vars(rules), strange=round(100 * rules.STRANGE), games=games)]
    for seats in (2, 3, 4, 5, 6):
        found = many(game("spywhere", seats), ["greedy"] * seats, games)
        lines += [f"## {seats} collectors (`greedy`)", *table_of(found), "", by_round(found), ""]
    found = many(game("spywhere", 4, names_from=8), ["greedy", "random"] * 2, games)
    lines += ["## Two collectors and two who play at random (names from round 8)", *table_of(found)]
    return "\n".join([*lines, "", by_round(found), ""])


TEXT = """# Reading passports from play

Made by `make balance` ({games} games per table). In Spywhere the notebook can show the odds of each
passport (the option “odds” of a table), and `greedy` goes by them when it names. They follow from
this model and nothing else:

- Every deal of the passports that fits the clue piles and one's own passport is weighed.
- A player is a **collector** or, with {strange} %, somebody who plays at random.
- If there are cards of its own nationality in the market, a collector takes one of them with
  {TAKES:.0%}; otherwise it takes any card with equal chance. It gives away a card of its own
  {GIVES} times as often as somebody who plays at random. It takes out three alike that are not its
  own with {CLEARS:.0%}.
- All players at a table are read together: no two have the same passport.

The odds do not know two things: how many cards of its own a player can hold, and people. They are
a help for counting, not the truth. The tables below compare what they said, before every exchange
and about every opponent, with the real passports. Among collectors they are a little too careful;
when half of the players play at random they are too sure.
"""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    PAGE.write_text(page(parser.parse_args().games), encoding="utf-8")
