"""`spytable selfplay`: bots against bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from spytable.arena.match import Result, play_match
from spytable.bots import bot
from spytable.cli.common import (
    add_game,
    add_json,
    console,
    fill,
    positive,
    print_json,
    settle,
    whole,
)
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput


def add_to(commands: Any) -> None:
    command = commands.add_parser("selfplay", help="let bots play against each other")
    add_game(command)
    command.add_argument(
        "--bots",
        default="random",
        metavar="A,B",
        help="one bot per seat, or one for all (default: random)",
    )
    command.add_argument(
        "--games", type=positive, default=100, metavar="N", help="how many games (default: 100)"
    )
    command.add_argument(
        "--seed",
        type=whole,
        default=1,
        metavar="S",
        help="the seed for bots and chance (default: 1)",
    )
    command.add_argument(
        "--jobs", type=positive, default=1, metavar="J", help="processes to use (default: 1)"
    )
    command.add_argument("--save", type=Path, metavar="DIR", help="save every game in this folder")
    add_json(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    game = settle(args, research=True)
    specs = fill(args.bots, game)
    for spec in specs:
        bot(spec, game)
    folder: Path | None = args.save
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as why:
            raise BadInput(f"cannot save to {folder}: {why.strerror}") from None

    def save(number: int, record: Record) -> None:
        assert folder is not None
        (folder / f"{game.meta.name}-{args.seed}-{number + 1:05}.txt").write_text(record.text())

    jobs: Any = ProcessPoolExecutor(args.jobs) if args.jobs > 1 else nullcontext()
    with _progress(args.games) as tick, jobs as executor:
        work: Executor | None = executor
        keep = save if folder is not None else None
        result = play_match(game, specs, args.games, args.seed, work, keep, tick)
    if args.json:
        print_json(result)
    else:
        _show(result)


@contextmanager
def _progress(total: int) -> Iterator[Any]:
    """A bar on stderr where somebody is looking."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    looking = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=not looking) as bar:
        task = bar.add_task("playing", total=total)
        yield lambda count: bar.advance(task, count)


def _show(result: Result) -> None:
    options = ", ".join(f"{name} {value}" for name, value in result.options.items())
    told = f", components {result.components.name}" if result.components else ""
    console.print(f"[bold]{result.game}[/bold], {result.seats} seats, {options}{told}")
    table = Table("bot", "wins", "share", "mean return", box=None)
    for spec, wins, mean in zip(result.bots, result.wins, result.mean_returns, strict=True):
        table.add_row(spec, str(wins), f"{100 * wins / result.games:.1f} %", f"{mean:+.3f}")
    console.print(table)
    seats = ", ".join(f"{s.seat} {s.wins} ({s.mean_return:+.3f})" for s in result.by_seat)
    console.print(f"wins by seat: {seats}; draws: {result.draws}")
    rate = result.games / result.seconds if result.seconds else 0.0
    decisions = f"{result.mean_decisions:.1f} decisions per game"
    console.print(f"{result.games} games, {decisions}, {result.seconds:.1f} s ({rate:.1f} games/s)")
