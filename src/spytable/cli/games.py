"""`spytable games`: the games there are."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

from spytable.cli.common import add_json, console, print_json
from spytable.kernel.registry import games


def add_to(commands: Any) -> None:
    command = commands.add_parser("games", help="the games there are, their seats and options")
    add_json(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    found = [kind.meta for kind in games().values()]
    if args.json:
        print_json(found)
        return
    table = Table("game", "seats", "option", "default", "for bots", "from", "to", box=None)
    for meta in found:
        seats = ", ".join(map(str, meta.seats))
        for row, option in enumerate(meta.options):
            research = option.default if option.research is None else option.research
            numbers = (option.default, research, option.low, option.high)
            first = (meta.name, seats) if row == 0 else ("", "")
            table.add_row(*first, option.name, *map(str, numbers))
    console.print(table)
