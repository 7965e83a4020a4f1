"""The command `spytable`. Bad input gives one line on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from spytable import __version__
from spytable.kernel.refusal import BadInput

_PARTS = {
    "games": "games",
    "play": "play",
    "serve": "serve",
    "backup": "serve",
    "selfplay": "selfplay",
    "replay": "replay",
    "bench": "bench",
}
"""Where each command is. Only what is asked for is imported: a server needs no terminal."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadInput(message)


def parser(command: str = "") -> argparse.ArgumentParser:
    """For one command, or for all if there is no such command."""
    top = _Parser(prog="spytable", description="Four spy-themed tabletop games.")
    top.add_argument("--version", action="version", version=f"spytable {__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for part in [_PARTS[command]] if command in _PARTS else dict.fromkeys(_PARTS.values()):
        import_module(f"spytable.cli.{part}").add_to(commands)
    return top


def _in_words(bad: BadInput) -> str:
    """In the language of the environment."""
    from spytable.words import NoWords, Words, language

    try:
        return Words(language()).refusal(bad.refusal)
    except (NoWords, BadInput):  # a game from elsewhere need not have any
        return str(bad)


def main(argv: Sequence[str] | None = None) -> int:
    try:
        words = sys.argv[1:] if argv is None else argv
        args = parser(*words[:1]).parse_args(words)
        args.run(args)
    except BadInput as bad:
        print(f"spytable: {_in_words(bad)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has left
        sys.stderr.close()
        return 0
    return 0
