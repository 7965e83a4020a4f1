"""`spytable replay`: read a record, re-check every move, and show it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from spytable.cli.common import add_json, print_json, text_of
from spytable.kernel.game import Game
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput
from spytable.kernel.state import OMNISCIENT, SPECTATOR


def add_to(commands: Any) -> None:
    command = commands.add_parser("replay", help="check a saved game and show it")
    command.add_argument("file", type=Path, metavar="FILE", help="the saved game")
    command.add_argument(
        "--as",
        dest="viewer",
        metavar="SEAT",
        help="show only what this seat saw: A, B, ..., or spectator",
    )
    add_json(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    record = Record.parse(text_of(args.file), str(args.file))
    position = record.replay()
    viewer = _viewer(position.game, args.viewer)
    if not args.json:
        print(record.text() if viewer == OMNISCIENT else record.seen_by(viewer), end="")
        return
    print_json(
        {
            "game": record.game,
            "rules": record.rules,
            "options": record.options,
            "components": position.game.edition,
            "names": record.names,
            "seats": position.game.seats,
            "steps": len(record.steps),
            "over": position.over,
            "points": position.state.scores() if position.over else None,
            "returns": position.state.returns() if position.over else None,
            "lines": position.lines(viewer),
        }
    )


def _viewer(game: Game, name: str | None) -> int:
    if name is None:
        return OMNISCIENT
    viewers = {game.letter(seat): seat for seat in range(game.seats)} | {"spectator": SPECTATOR}
    if name not in viewers:
        raise BadInput(f"--as takes {', '.join(viewers)}, not {name[:40]!r}")
    return viewers[name]
