"""How hard the cases of Spy Club are with our cards and boards: docs/balance/spy_club.md.

    .venv/bin/python bench/balance/spy_club.py [--games 60] [--jobs 2] [--out FILE]
    .venv/bin/python bench/balance/spy_club.py --components mine.toml --teams greedy --seats 3

Teams of bots play cases, each team the same ones: clues and movement cards come in the same order.
Every case is kept in build/balance as a line, so that a run that was stopped goes on where it was.
The lines belong to the components and to the sources of the engine and the bots: after a change of
any of them a run begins anew. With components of one's own, or with some teams, levels or numbers
of players only, the page is printed and not written.
"""

from __future__ import annotations

import argparse
import ast
import math
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from itertools import combinations
from pathlib import Path
from statistics import fmean, stdev
from textwrap import fill

import msgspec
from librt.random import Random

import spytable
from spytable import game
from spytable.bots import bot
from spytable.games.spy_club.components import Components, built_in, read, text
from spytable.games.spy_club.meta import ASPECT_OF, ASPECTS, PARTS, SYMBOLS
from spytable.kernel.chance import draw
from spytable.kernel.components import digest
from spytable.kernel.state import CHANCE, OVER, SPECTATOR

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "balance" / "spy_club.jsonl"
PAGE = ROOT / "docs" / "balance" / "spy_club.md"
GAMES = 60 if os.environ.get("SPYTABLE_SOAK", "0") in ("", "0") else 500
SEATS = (2, 3, 4)
LEVELS = ("standard", "advanced")
RANDOM, GREEDY, REFERENCE = TEAMS = ("random", "greedy", "reference")
CAUSES = ("solved", "escape", "ideas", "time", "clues")
BARS = {
    ("standard", REFERENCE): (65, 80),
    ("standard", GREEDY): (15, 30),
    ("standard", RANDOM): (0, 1),
    ("advanced", REFERENCE): (35, 50),
    ("advanced", GREEDY): (0, 8),
    ("advanced", RANDOM): (0, 1),
}
"""Wins in percent, from the first to the second; where the first is 0, below the second."""
SPREAD = 10
"""Points by which the wins of the reference may differ between numbers of players."""
CHUNKS = {RANDOM: 20, GREEDY: 10}
FEWEST = {RANDOM: 400}
"""Cases without which it could not be told whether the bar is met."""

ABOUT = """
The pairs of clues, the movement cards and the escape tracks are our own design
(`content/{components}.toml`); players of the printed game call it pretty hard. This page is made by
`bench/balance/spy_club.py`, which `make balance` runs. All seats of a team are played by the same
bot: `random`, `greedy`, or the reference, `{reference}`, which searches with 300 simulations per
move. In cases with the same number, all teams get the same clues and movement cards in the same
order. There are {games} cases of each kind, and {most} for `random`. The ranges in brackets and the
numbers after ± are 95 % intervals.
"""
WINS = """
Cases in which all five aspects were solved, in percent. A bar is the target that the components
were designed to meet: players who look ahead should win most cases on the standard board, and every
second or third on the advanced one; every number of players should be equally hard, to within
{spread} points for the reference. A bar is met if the share is inside it, whatever the interval.
"""
SOLVED = """
Aspects solved out of five. The last column compares the reference with `greedy` on the same cases.
"""
CAUSED = """
In percent: all aspects were solved (CL-24), the suspect escaped, there were too few ideas to
remove, the movement cards ran out, or a clue was missing. There are at most 22 turns; steps are how
far the escape marker had climbed.
"""
PAIRS = """
How many cards combine two aspects; in brackets how many there would be if faces were paired at
random, but never two of the same aspect.
"""


class Case(msgspec.Struct, frozen=True):
    """One of the cases that all teams are given."""

    team: str
    seats: int
    level: str
    number: int


class Played(msgspec.Struct, frozen=True):
    """How a case went."""

    mark: str
    case: Case
    solved: int
    cause: str
    turns: int
    steps: int


class End(msgspec.Struct, frozen=True):
    """What everybody sees of the end of a case."""

    cause: str
    turn: int
    escape: int


def play(case: Case, own: str, mark: str) -> Played:
    advanced = LEVELS.index(case.level)
    match = game("spy_club", case.seats, own, advanced=advanced, consent=0)
    seed = 9_000_011 * case.seats + case.number
    seeds = Random(seed)
    players = [bot(case.team, match, seeds.randrange(1 << 40)) for _ in range(case.seats)]
    streams = {kind: Random(seed * 3 + at) for at, kind in enumerate(("first", "show", "move"))}
    state = match.new()
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            outcomes = state.chance()
            kind = match.text(outcomes[0][0], chance=True).partition(" ")[0]
            action = int(draw(outcomes, streams[kind]))
        else:
            action = players[mover].choose(match.intel(state, mover))
        state.apply(mover, action)
    end = msgspec.convert(msgspec.to_builtins(match.intel(state, SPECTATOR)), End)
    return Played(mark, case, int(state.scores()[0]), end.cause, end.turn, end.escape)


def cases_of(team: str, games: int) -> int:
    return max(games, FEWEST.get(team, 0))


def play_some(cases: list[Case], own: str, mark: str) -> list[Played]:
    return [play(case, own, mark) for case in cases]


# -- playing and keeping ----------------------------------------------------------------------


@cache
def engine() -> str:
    """The sources that decide how a case goes, without their comments."""
    home = Path(spytable.__file__).parent
    found = [*(home / "games" / "spy_club").glob("*.py"), *(home / "bots").glob("*.py")]
    sources = [(path.parent.name, path.read_text(encoding="utf-8")) for path in sorted(found)]
    decisive = (s for where, s in sources if where == "bots" or s.startswith("# compiled"))
    return "".join(ast.dump(ast.parse(source)) for source in decisive)


def mark_of(own: str) -> str:
    """What lines belong to: the components, the engine and the bots."""
    parts = read(own) if own else built_in()
    return digest(text(parts) + engine())


def played(cases: list[Case], own: str, jobs: int, kept: Path = KEPT) -> list[Played]:
    """Those that are kept, and the others played now."""
    mark = mark_of(own)
    kept.parent.mkdir(parents=True, exist_ok=True)
    known = {one.case: one for one in _read(kept) if one.mark == mark}
    parts = list(_parts([case for case in cases if case not in known]))
    if parts:
        with ProcessPoolExecutor(jobs) as pool, kept.open("ab") as file:
            try:
                for job in as_completed([pool.submit(play_some, p, own, mark) for p in parts]):
                    for one in job.result():
                        known[one.case] = one
                        file.write(msgspec.json.encode(one) + b"\n")
                    file.flush()
                    done = sum(case in known for case in cases)
                    print(f"\r{done} of {len(cases)} cases", end="", file=sys.stderr, flush=True)
            except KeyboardInterrupt:
                pool.shutdown(wait=False, cancel_futures=True)
                raise SystemExit(130) from None
        print(file=sys.stderr)
    return [known[case] for case in cases]


def _parts(cases: list[Case]) -> Iterator[list[Case]]:
    """Cases as they are given to a process, those that take long one by one."""
    for team in dict.fromkeys(case.team for case in cases):
        some, size = [case for case in cases if case.team == team], CHUNKS.get(team, 1)
        yield from (some[at : at + size] for at in range(0, len(some), size))


def _read(path: Path) -> Iterator[Played]:
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            yield msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError:  # a line of a run that was stopped
            continue


# -- counting ---------------------------------------------------------------------------------


def interval(wins: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, in percent: it means something at 0 and 100 too."""
    z, p = 1.96, wins / of
    middle, half = p + z * z / 2 / of, z * math.sqrt(p * (1 - p) / of + (z / 2 / of) ** 2)
    low, high = (100 * (middle + side * half) / (1 + z * z / of) for side in (-1, 1))
    return max(0.0, low), min(100.0, high)


def share(wins: int, of: int) -> str:
    low, high = interval(wins, of)
    return f"{100 * wins / of:.1f} ({low:.0f}–{high:.0f})"


def mean(values: list[int]) -> str:
    half = 1.96 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.2f} ± {half:.2f}"


class Results:
    """Cases by level, team and number of players."""

    def __init__(self, found: Iterable[Played]) -> None:
        self.cells: dict[tuple[str, str, int], list[Played]] = {}
        for one in found:
            at = (one.case.level, one.case.team, one.case.seats)
            self.cells.setdefault(at, []).append(one)
        self.rows = list(dict.fromkeys((level, team) for level, team, _ in self.cells))
        self.seats = sorted({seats for _, _, seats in self.cells})

    def wins(self, level: str, team: str, seats: int) -> float:
        games = self.cells[level, team, seats]
        return 100 * sum(one.cause == "solved" for one in games) / len(games)

    def win_row(self, level: str, team: str) -> Iterator[object]:
        yield from (level, team, bar_of(level, team))
        found = {seats: self.wins(level, team, seats) for seats in self.seats}
        for seats in self.seats:
            games = self.cells[level, team, seats]
            yield share(sum(one.cause == "solved" for one in games), len(games))
        spread = max(found.values()) - min(found.values())
        yield f"{spread:.1f}"
        yield "; ".join(self.misses(level, team, found, spread)) or "yes"

    def misses(
        self, level: str, team: str, found: dict[int, float], spread: float
    ) -> Iterator[str]:
        """What of the bars is not met."""
        low, high = BARS.get((level, team), (0, 101))
        for seats, wins in found.items():
            if wins < low:
                yield f"below with {seats}"
            elif wins > high or (wins == high and not low):
                yield f"above with {seats}"
        if team == REFERENCE and spread > SPREAD:
            yield "spread"

    def solved_row(self, level: str, team: str) -> Iterator[object]:
        yield from (level, team)
        for seats in self.seats:
            yield mean([one.solved for one in self.cells[level, team, seats]])
        gains = [self.gain(level, seats) for seats in self.seats] if team == REFERENCE else []
        yield ", ".join(gain for gain in gains if gain)

    def gain(self, level: str, seats: int) -> str:
        """Aspects by which the reference is better than greedy, case by case."""
        greedy = self.cells.get((level, GREEDY, seats), [])
        before = {one.case.number: one.solved for one in greedy}
        games = self.cells[level, REFERENCE, seats]
        pairs = [(one.solved, before.get(one.case.number)) for one in games]
        gains = [after - was for after, was in pairs if was is not None]
        return f"+{mean(gains)}".replace("+-", "-") if gains else ""

    def cause_rows(self) -> Iterator[list[object]]:
        for (level, team, seats), games in self.cells.items():
            count = Counter(one.cause for one in games)
            shares = [f"{100 * count[cause] / len(games):.0f}" for cause in CAUSES]
            turns, steps = fmean(one.turns for one in games), fmean(one.steps for one in games)
            yield [level, team, seats, *shares, f"{turns:.1f}", f"{steps:.1f}"]


def bar_of(level: str, team: str) -> str:
    low, high = BARS.get((level, team), (0, 0))
    return f"{low}–{high}" if low else f"< {high}" if high else ""


# -- telling ----------------------------------------------------------------------------------


def prose(text: str, **values: object) -> str:
    return fill(" ".join(text.format(**values).split()), 100, break_on_hyphens=False)


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    names = list(heads)
    return [row(*names), row(*["---"] * len(names)), *(row(*cells) for cells in rows)]


def page_of(results: Results, parts: Components, name: str, games: int) -> str:
    players = [f"{seats} players" for seats in results.seats]
    lines = [
        "# The balance of Spy Club",
        "",
        prose(
            ABOUT, components=name, reference=REFERENCE, games=games, most=cases_of(RANDOM, games)
        ),
        "",
        "## Wins",
        "",
        prose(WINS, spread=SPREAD),
        "",
        *table(
            ("level", "team", "bar", *players, "spread", "met"),
            (results.win_row(*at) for at in results.rows),
        ),
        "",
        "## Aspects solved",
        "",
        prose(SOLVED),
        "",
        *table(
            ("level", "team", *players, "more than greedy"),
            (results.solved_row(*at) for at in results.rows),
        ),
        "",
        "## Why cases ended",
        "",
        prose(CAUSED),
        "",
        *table(("level", "team", "players", *CAUSES, "turns", "steps"), results.cause_rows()),
        "",
        "## The clues",
        "",
        prose(PAIRS),
        "",
        *table(("", *ASPECTS[1:]), _pairs(parts)),
        "",
        "## The movement cards and the boards",
        "",
        *table(
            ("part", "cards", "escape", "numbers 1 to 6", "signs 1 to 3", ", ".join(SYMBOLS)),
            _moves(parts),
        ),
        "",
        *(
            f"- {board.level}: {board.steps} steps to Escape; first movement "
            f"{', '.join(map(str, board.numbers))}"
            for board in parts.boards
        ),
        "",
    ]
    return "\n".join(lines)


def expected(parts: Components) -> dict[tuple[int, int], float]:
    """Cards of each two aspects if faces were paired by chance, but never two of one aspect."""
    faces = Counter(ASPECT_OF[name] for clue in parts.clues for name in (clue.a, clue.b))
    weight = {aspect: count / 10 for aspect, count in faces.items()}
    for _ in range(200):
        total = sum(weight.values())
        weight = {a: (w + faces[a] / (total - w)) / 2 for a, w in weight.items()}
    return {(a, b): weight[a] * weight[b] for a, b in combinations(range(len(ASPECTS)), 2)}


def _pairs(parts: Components) -> Iterator[list[object]]:
    sides = [sorted((ASPECT_OF[clue.a], ASPECT_OF[clue.b])) for clue in parts.clues]
    met, fair = Counter((a, b) for a, b in sides), expected(parts)
    for a in range(len(ASPECTS) - 1):
        cells = (f"{met[a, b]} ({fair[a, b]:.1f})" if a < b else "" for b in range(1, len(ASPECTS)))
        yield [ASPECTS[a], *cells]


def _moves(parts: Components) -> Iterator[list[object]]:
    for part in (*PARTS, "all"):
        cards = [card for card in parts.moves if part in (card.part, "all")]
        numbers = Counter(number for card in cards for number in card.numbers)
        signs = Counter(card.sign for card in cards)
        symbols = Counter(card.symbol for card in cards)
        yield [
            part,
            len(cards),
            sum(card.escape for card in cards),
            " ".join(str(numbers[number]) for number in range(1, 7)),
            " ".join(str(signs[sign]) for sign in (1, 2, 3)),
            " ".join(str(symbols[symbol]) for symbol in SYMBOLS),
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--components", type=Path)
    parser.add_argument("--teams", nargs="+", default=list(TEAMS))
    parser.add_argument("--seats", nargs="+", type=int, default=list(SEATS))
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=LEVELS)
    args = parser.parse_args()
    own = args.components.read_text(encoding="utf-8") if args.components else ""
    cases = [
        Case(team, seats, level, number)
        for level in args.levels
        for team in args.teams
        for seats in args.seats
        for number in range(cases_of(team, args.games))
    ]
    results = Results(played(cases, own, args.jobs))
    parts = read(own) if own else built_in()
    name = args.components.stem if own else game("spy_club").built_in
    page = page_of(results, parts, name, args.games)
    some = own or len(results.cells) < len(TEAMS) * len(SEATS) * len(LEVELS)
    out = args.out or (None if some else PAGE)
    if out is None:
        print(page)
    else:
        out.write_text(page, encoding="utf-8")
        print(f"Written: {out}")


if __name__ == "__main__":
    main()
