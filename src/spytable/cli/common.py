"""What the commands share: settling a game from arguments, and printing."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console

from spytable.kernel.components import LARGEST
from spytable.kernel.game import Game
from spytable.kernel.refusal import BadInput, Refusal, bad_input, one_line
from spytable.kernel.registry import find

console = Console(highlight=False)


def add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON")


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="a game that `spytable games` lists")
    command.add_argument("--seats", type=whole, metavar="N", help="how many players")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=NUMBER",
        help="an option of the game; may be given several times",
    )  # fmt: skip
    command.add_argument(
        "--components", type=Path, metavar="FILE", help="your own board and cards, as TOML"
    )
    command.add_argument(
        "--rules", type=whole, metavar="VERSION", help="play by an older version of the rules"
    )


def whole(text: str) -> int:
    """A whole number of at most nine digits, for argparse."""
    if not text.removeprefix("-").isdecimal() or len(text) > 10:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def positive(text: str) -> int:
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def settle(args: argparse.Namespace, *, research: bool) -> Game:
    """The game that the arguments name, with the defaults for people or for research."""
    kind = find(args.game)
    options = kind.research_options() if research else {}
    for given in args.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise BadInput(f"--option takes NAME=NUMBER, not {given[:60]!r}")
        try:
            options[name] = whole(value)
        except argparse.ArgumentTypeError as why:
            raise BadInput(f"option {name}: {why}") from None
    if args.components is None:
        return kind(args.seats, "", args.rules, **options)
    own = text_of(args.components, LARGEST)
    if not own:
        raise bad_input("in_file", Refusal("file_empty"), file=str(args.components))
    try:
        return kind(args.seats, own, args.rules, **options)
    except BadInput as bad:
        if bad.refusal.code != "in_file":
            raise
        named = {"file": one_line(str(args.components))}
        raise BadInput(msgspec.structs.replace(bad.refusal, values=named)) from None


def text_of(file: Path, most: int | None = None) -> str:
    """What stands in a file of at most so many bytes; BadInput says why it cannot be read."""
    try:
        with file.open("rb") as opened:
            data = opened.read(-1 if most is None else most + 1)
        if most is not None and len(data) > most:
            why = Refusal("file_too_large", values={"most": most // 1024})
            raise bad_input("in_file", why, file=str(file))
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        raise bad_input("file_unread", Refusal("file_missing"), file=str(file)) from None
    except OSError as why:
        told = BadInput(why.strerror or type(why).__name__).refusal
        raise bad_input("file_unread", told, file=str(file)) from None
    except UnicodeDecodeError:
        raise bad_input("file_unread", Refusal("file_not_text"), file=str(file)) from None


def fill(specs: str, game: Game) -> tuple[str, ...]:
    """Bot specs for all seats: one name fills them all."""
    found = [spec.strip() for spec in specs.split(",")]
    if len(found) == 1:
        found = found * game.seats
    if len(found) != game.seats:
        raise BadInput(f"{game.seats} seats need 1 or {game.seats} bots, not {len(found)}")
    return tuple(found)


def print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
