"""Whether the map and the missions of Spy Connection are fair: docs/balance/spy_connection.md.

    .venv/bin/python bench/balance/spy_connection.py [--games 2000] [--jobs 2] [--out FILE]

Planners play each other. Every game is kept in build/balance as a line, so that a run that was
stopped goes on where it was, and one that is done is told at once. The lines belong to the
components and the planner that made them: after a change of either a run begins anew.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from textwrap import fill

import msgspec
from librt.random import Random

from spytable import game
from spytable.bots import bot
from spytable.games.spy_connection import bot as planner
from spytable.games.spy_connection import rules as codes
from spytable.games.spy_connection import state as at
from spytable.games.spy_connection.components import Components, built_in, text
from spytable.kernel.bits import members
from spytable.kernel.chance import draw
from spytable.kernel.components import digest
from spytable.kernel.state import CHANCE, OVER

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "balance"
PAGE = ROOT / "docs" / "balance" / "spy_connection.md"
LIMIT = 400
CHUNK = 20

ABOUT = """
The map and the missions are our own design (`content/europe-1.toml`). This page is made by
`bench/balance/spy_connection.py` (`make balance`): planners (`greedy`) play each other, in
first games with 15 agents each. Shares are in percent, with 95 % intervals.
"""
DISTANCE = """
By distance from the first player, clockwise, with the same cards for all: games come in groups that
begin with the same display, and within a group each distance has each start mission once. So any
advantage that is left comes from the rules: going first is worth something, and the last turns
(SC-28) and ties (SC-30), which favour the others, do not quite make up for it.
"""
MISSIONS = """
Connections and spaces are those of the cheapest tree that joins the cities; agents are its spaces
plus one for each city. Shown, taken and completed are counted over the same four-player games.
"""


class Played(msgspec.Struct, frozen=True):
    """One game of planners."""

    number: int
    first: int
    winner: int
    ender: int
    turns: int
    scores: list[int]
    starts: list[int]
    shown: list[int]
    taken: list[int]
    completed: list[int]


def play(seats: int, number: int) -> Played:
    """A game of a group of as many as there are seats: they begin with the same display, and each
    seat, counted from the first player, has each start mission once."""
    match = game("spy_connection", seats, turn_limit=LIMIT)
    group, turned = divmod(number, seats)
    rng, deals = Random(7_000_003 * seats + number), Random(7_000_003 * seats + group)
    dealt = _deal(deals, seats)
    players = [bot("greedy", match, rng.randrange(1 << 40)) for _ in range(seats)]
    state = match.new()
    shown, taken, starts = [], [], [0] * seats
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            action = draw(state.chance(), deals if state.phase() == at.DEALING else rng)
            if action >= codes.DEAL:
                seat = int(state.laid() - codes.PLACES - 1)
                starts[seat] = dealt[(seat - int(state.beginner()) + turned) % seats]
                action = codes.DEAL + starts[seat]
            elif action < codes.FIRST:
                shown.append(action)
        else:
            action = players[mover].choose(match.intel(state, mover))
            if codes.ACCEPT <= action < codes.DISCARD:
                taken.append(int(state.shown(action - codes.ACCEPT)))
        state.apply(mover, action)
    done = [card for seat in range(seats) for card in members(state.completed(seat))]
    returns = state.returns()
    return Played(
        number=number,
        first=int(state.beginner()),
        winner=returns.index(max(returns)),
        ender=int(state.ender()),
        turns=int(state.turn()),
        scores=list(state.scores()),
        starts=starts,
        shown=shown,
        taken=taken,
        completed=done,
    )


def _deal(rng: Random, seats: int) -> list[int]:
    """Start missions, one for each seat."""
    left = list(range(codes.STARTS))
    return [left.pop(rng.randrange(len(left))) for _ in range(seats)]


def play_some(seats: int, numbers: list[int]) -> list[Played]:
    return [play(seats, number) for number in numbers]


# -- playing and keeping ----------------------------------------------------------------------


def mark() -> str:
    """What the lines belong to: the components and the planner's source."""
    source = Path(planner.__file__)
    python = source.parent / f"{source.name.partition('.')[0]}.py"
    return digest(text(built_in()) + python.read_text(encoding="utf-8"))


def games_of(seats: int, count: int, jobs: int) -> list[Played]:
    """So many games, those that are kept and as many new ones as are missing."""
    path = KEPT / f"spy_connection-{seats}-{mark()}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known = {one.number: one for one in _read(path)}
    missing = [number for number in range(count) if number not in known]
    parts = [missing[at : at + CHUNK] for at in range(0, len(missing), CHUNK)]
    if parts:
        with ProcessPoolExecutor(jobs) as pool, path.open("ab") as file:
            for job in as_completed([pool.submit(play_some, seats, part) for part in parts]):
                for one in job.result():
                    known[one.number] = one
                    file.write(msgspec.json.encode(one) + b"\n")
                file.flush()
                print(f"\r{seats} players: {len(known)} of {count} games", end="", flush=True)
        print()
    return [known[number] for number in range(count)]


def _read(path: Path) -> Iterator[Played]:
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            yield msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError:  # the last line of a run that was stopped
            continue


# -- counting ---------------------------------------------------------------------------------


def share(wins: int, of: int) -> str:
    """A share in percent with its 95 % interval."""
    p = wins / max(1, of)
    return f"{100 * p:.1f} ± {196 * math.sqrt(p * (1 - p) / max(1, of)):.1f}"


def prose(text: str) -> str:
    return fill(" ".join(text.split()), 100)


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    names = list(heads)
    return [row(*names), row(*["---"] * len(names)), *(row(*cells) for cells in rows)]


def effort(parts: Components, cities: tuple[str, ...]) -> tuple[int, int]:
    """Connections and spaces of the cheapest tree that joins these cities."""
    return min(_trees(parts, cities[0], frozenset(cities)))


def _trees(parts: Components, start: str, wanted: frozenset[str]) -> Iterator[tuple[int, int]]:
    """By connections, then by spaces; the sets of cities are searched by how many they hold."""
    best = {frozenset({start}): (0, frozenset[str]())}
    for connections in range(12):
        done = [len(spaces) for held, (_, spaces) in best.items() if wanted <= held]
        if done:
            yield connections, min(done)
            return
        grown: dict[frozenset[str], tuple[int, frozenset[str]]] = {}
        for held, (_, spaces) in best.items():
            for way in parts.connections:
                if (way.a in held) != (way.b in held):
                    more = held | {way.a, way.b}
                    laid = spaces | set(way.spaces)
                    if more not in grown or len(laid) < grown[more][0]:
                        grown[more] = (len(laid), laid)
        best = grown


def by_distance(games: list[Played], seats: int) -> list[str]:
    """Wins by how far from the first player one sits."""
    wins = Counter((one.winner - one.first) % seats for one in games)
    return [share(wins[distance], len(games)) for distance in range(seats)]


def page_of(found: dict[int, list[Played]]) -> str:
    parts = built_in()
    four = found[4]
    lines = [
        "# The balance of Spy Connection",
        "",
        prose(ABOUT),
        "",
        "## Who wins",
        "",
        f"{len(four)} games of four planners, by seat (the first player is drawn at random):",
        "",
        *table(
            "ABCD",
            [[share(sum(one.winner == seat for one in four), len(four)) for seat in range(4)]],
        ),
        "",
        prose(DISTANCE),
        "",
        *table(
            ("players", "games", "first", "second", "third", "fourth"),
            (
                [seats, len(games), *by_distance(games, seats), *["" for _ in range(4 - seats)]]
                for seats, games in found.items()
            ),
        ),
        "",
        "## How long",
        "",
        *table(
            ("players", "turns per player", "shortest tenth", "longest tenth", "winner’s points",
             "all points", "the one who ends it wins", "never ended"),
            (_length(seats, games) for seats, games in found.items()),
        ),
        "",
        "A limit of 100 turns per player stops games that do not end; people have no limit.",
        "",
        "## Start missions",
        "",
        "Wins with each, among four planners (25 is average).",
        "",
        *table(("mission", "points", "games", "wins"), _starts(parts, four)),
        "",
        "## Missions",
        "",
        prose(MISSIONS),
        "",
        *table(
            ("mission", "points", "extra turn", "connections", "spaces", "agents", "shown",
             "taken when shown", "completed when taken"),
            _missions(parts, four),
        ),
        "",
    ]  # fmt: skip
    return "\n".join(lines)


def _length(seats: int, games: list[Played]) -> list[object]:
    turns = sorted(one.turns / seats for one in games)
    ended = [one for one in games if one.ender >= 0]
    return [
        seats,
        f"{sum(turns) / len(turns):.1f}",
        f"{turns[len(turns) // 10]:.1f}",
        f"{turns[-1 - len(turns) // 10]:.1f}",
        f"{sum(max(one.scores) for one in games) / len(games):.1f}",
        f"{sum(sum(one.scores) for one in games) / len(games) / seats:.1f}",
        share(sum(one.winner == one.ender for one in ended), len(ended)),
        len(games) - len(ended),
    ]


def _starts(parts: Components, games: list[Played]) -> Iterator[list[object]]:
    for number, start in enumerate(parts.starts):
        dealt = [(one, one.starts.index(number)) for one in games if number in one.starts]
        wins = sum(one.winner == seat for one, seat in dealt)
        yield [" – ".join(start.cities), start.points, len(dealt), share(wins, len(dealt))]


def _missions(parts: Components, games: list[Played]) -> Iterator[list[object]]:
    shown = Counter(card for one in games for card in one.shown)
    taken = Counter(card for one in games for card in one.taken)
    done = Counter(card for one in games for card in one.completed)
    for card, mission in enumerate(parts.missions):
        connections, spaces = effort(parts, mission.cities)
        yield [
            " – ".join(mission.cities),
            mission.points,
            "yes" if mission.extra else "",
            connections,
            spaces,
            spaces + len(mission.cities),
            shown[card],
            f"{100 * taken[card] / max(1, shown[card]):.0f}",
            f"{100 * done[card] / max(1, taken[card]):.0f}",
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=PAGE)
    args = parser.parse_args()
    found = {seats: games_of(seats, args.games, args.jobs) for seats in (2, 3, 4)}
    args.out.write_text(page_of(found), encoding="utf-8")
    print(f"Written: {args.out}")


if __name__ == "__main__":
    main()
