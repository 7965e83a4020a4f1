"""The command `spytable`. Bad input gives one line on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from spytable import __version__
from spytable.cli import bench, games, play, replay, selfplay, serve
from spytable.kernel.refusal import BadInput


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadInput(message)


def parser() -> argparse.ArgumentParser:
    top = _Parser(prog="spytable", description="Four spy-themed tabletop games.")
    top.add_argument("--version", action="version", version=f"spytable {__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for part in (games, play, serve, selfplay, replay, bench):
        part.add_to(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    try:
        args = parser().parse_args(argv)
        args.run(args)
    except BadInput as bad:
        print(f"spytable: {bad}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has left
        sys.stderr.close()
        return 0
    return 0
