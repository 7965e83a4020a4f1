"""`spytable bench`: how fast the engines are, and how fast they are through the research adapters,
side by side with others."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from spytable.bench import doors, engine
from spytable.cli.common import add_json, console, positive, print_json


def add_to(commands: Any) -> None:
    command = commands.add_parser("bench", help="measure how fast the engines are")
    command.add_argument(
        "what",
        choices=["engine", "doors"],
        help="the engines alone, or through OpenSpiel and PettingZoo",
    )
    command.add_argument(
        "--rounds",
        type=positive,
        default=11,
        metavar="N",
        help="how often to measure each (default: 11)",
    )
    add_json(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    err = Console(stderr=True)
    with err.status("measuring") if sys.stderr.isatty() else err.capture():
        bench = engine if args.what == "engine" else doors
        report = bench.measure(args.rounds)
    if args.json:
        print_json(report)
    elif isinstance(report, doors.Report):
        _show_doors(report)
    else:
        _show(report)


def _show_doors(report: doors.Report) -> None:
    table = Table("door", "game", "µs per step", "speed", box=None)
    for name, door in report.doors.items():
        for game, ns in door.games.items():
            table.add_row(name, game, f"{ns / 1000:.1f}", f"[bold]{door.ratios[game]:.2f} x[/bold]")
        for peer, ns in door.peers.items():
            table.add_row(name, f"theirs: {peer.split('/')[-1]}", f"{ns / 1000:.1f}", "")
    console.print(table)
    console.print("speed: compared with the fastest of theirs through the same door")
    if report.note:
        console.print(report.note, markup=False)


def _show(report: engine.Report) -> None:
    table = Table("engine", "inside ns/step", "driven ns/step", "clone ns", box=None)
    for name, ours in report.games.items():
        table.add_row(
            name, f"{ours.inside_ns:.0f}", f"{ours.driven_ns:.0f}", f"{ours.clone_ns:.0f}"
        )
    for name, peer in report.peers.items():
        numbers = (peer.inside_ns, peer.driven_ns, peer.clone_ns)
        table.add_row(f"OpenSpiel {name}", *(f"{n:.0f}" for n in numbers))
    if report.peer_median:
        middle = report.peer_median
        numbers = (middle.inside_ns, middle.driven_ns, middle.clone_ns)
        table.add_row("[bold]OpenSpiel, median[/bold]", *(f"{n:.0f}" for n in numbers))
    console.print(table)
    for name, ours in report.games.items():
        console.print(
            f"{name}: {ours.playouts_per_second:,.0f} playouts/s, search with random playouts "
            f"{ours.searches_per_second:,.0f} simulations/s, informed "
            f"{ours.informed_searches_per_second:,.0f}/s"
        )
    for name, ratio in report.ratios.items():
        console.print(
            f"{name} compared with the OpenSpiel median: [bold]{ratio.inside:.2f} x[/bold] as fast "
            f"inside, [bold]{ratio.driven:.2f} x[/bold] driven from Python"
        )
    if report.note:
        console.print(report.note)
