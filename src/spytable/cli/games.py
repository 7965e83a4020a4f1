"""`spytable games`: the games there are."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

from spytable.cli.common import add_json, console, print_json
from spytable.kernel.game import Option
from spytable.kernel.registry import games


def add_to(commands: Any) -> None:
    command = commands.add_parser("games", help="list the games with their seats and options")
    add_json(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    found = [kind.meta for kind in games().values()]
    if args.json:
        print_json(found)
        return
    heads = ("game", "seats", "option", "concerns", "default", "for bots", "from", "to")
    table = Table(*heads, box=None)
    for column in table.columns:
        column.no_wrap = column.header in ("game", "option")
    for meta in found:
        seats = _span(meta.seats)
        for row, option in enumerate(meta.options):
            research = option.default if option.research is None else option.research
            numbers = (option.default, research, option.low, option.high)
            first = (meta.name, seats) if row == 0 else ("", "")
            table.add_row(*first, option.name, _concerns(option), *map(str, numbers))
    console.print(table)
    for meta in found:
        if meta.components:
            console.print(
                f"{meta.name} uses the components {meta.built_in}, "
                "or those in a file of your own (--components FILE)."
            )


def _concerns(option: Option) -> str:
    """Whom an option concerns, where that is not everybody."""
    if option.seat is not None:
        return "seat " + "ABCDEFGH"[option.seat]
    return f"{_span(option.seats)} seats" if option.seats else ""


def _span(numbers: tuple[int, ...]) -> str:
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}-{high}"
