"""A game in the terminal, against bots. Knows no game.

What is particular to a game is in the module `terminal` of its package (see `drawing.py`). All that
is shown comes from the player's Scene and its log; the bots are given their Intel and nothing else.

The player types a move (in the notation of records, or shorter as the game's `typed` says) or
one of the commands of `text/<lang>.ftl`, in English or in the language of the table.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Any

from librt.random import Random
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from spytable.bots import bot
from spytable.cli.common import add_game, settle, whole
from spytable.cli.prose import columns, markdown, prose
from spytable.drawing import terminal
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput, Refused
from spytable.kernel.scene import Offer, scene
from spytable.kernel.undo import depth
from spytable.words import (
    Words,
    has_rules,
    language,
    languages,
    rule,
    rules,
    unaccented,
    without_anchors,
)

_COMMANDS = ("moves", "undo", "rules", "log", "sheet", "save", "help", "quit")


class _Left(Exception):
    """The player leaves the table."""


def add_to(commands: Any) -> None:
    command = commands.add_parser("play", help="play a game in the terminal against bots")
    add_game(command)
    command.add_argument(
        "--against",
        default="greedy",
        metavar="BOT",
        help="the bot to play, such as search:1s (default: greedy)",
    )
    command.add_argument("--seat", default="A", metavar="LETTER", help="your seat (default: A)")
    command.add_argument("--name", default="", help="your name in saved records")
    command.add_argument("--seed", type=whole, metavar="N", help="repeat the same bots and luck")
    command.add_argument("--lang", metavar="LANG", help=f"language: {' or '.join(languages())}")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    game = settle(args, research=False)
    letters = [game.letter(seat) for seat in range(game.seats)]
    if args.seat.upper() not in letters:
        raise BadInput(f"{game.meta.name} has seats {', '.join(letters)}, not {args.seat[:20]!r}")
    seat = letters.index(args.seat.upper())
    play(game, args.against, args.lang, seed=args.seed, seat=seat, name=args.name)


def play(
    game: Game,
    opponent: str = "greedy",
    lang: str | None = None,
    *,
    seed: int | None = None,
    seat: int = 0,
    name: str = "",
    console: Console | None = None,
    read: Callable[[str], str] | None = None,
) -> Position:
    """Play a game against bots of the spec `opponent`; returns where it was left.

    `lang` as `spytable.words.language` takes it; the same `seed` gives the same bots and the
    same chance. `name` stands in saved records. `read` asks for a line, as `input` does.
    Raises BadInput for a seat, bot or language that there is not.
    """
    if not 0 <= seat < game.seats:
        raise BadInput(f"{game.meta.name} has seats 0 to {game.seats - 1}, not {seat}")
    if console is None:
        console = Console(highlight=False)
        if isinstance(sys.stdout, TextIOWrapper):  # a terminal of few letters gets a ? for others
            sys.stdout.reconfigure(errors="replace")
    if read is None:
        with suppress(ImportError):
            import readline  # noqa: F401  gives `input` a history and arrow keys
    table = _Sitting(game, opponent, language(lang), seed, seat, name, console, read or input)
    try:
        table.run()
    except (_Left, EOFError, KeyboardInterrupt) as left:
        if not isinstance(left, _Left):
            console.print()  # the cursor stands behind the question
        table.say("table-left")
    return table.position


class _Sitting:
    """One player at one table, from the first question to the end."""

    def __init__(
        self,
        game: Game,
        opponent: str,
        lang: str,
        seed: int | None,
        seat: int,
        name: str,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.game = game
        self.opponent = opponent
        self.seat = seat
        self.console = console
        self.read = read
        self.position = Position(game)
        self.rng = Random(random.SystemRandom().randrange(1 << 40) if seed is None else seed)
        others = [s for s in range(game.seats) if s != seat]
        self.bots = {s: bot(opponent, game, self.rng.randrange(1 << 40)) for s in others}
        you = Words(lang).say("you")
        names = {s: Words(lang).bot(opponent, s) for s in others}
        self.words = Words(lang, game.meta.name, [names.get(s, you) for s in range(game.seats)])
        self.record_names = tuple(
            opponent if s in names else name or you for s in range(game.seats)
        )
        self.terminal = terminal(game)
        self.sheet = True
        self.heard = 0
        """How much of the log the player has been told."""
        self.commands = {
            unaccented(word): getattr(self, f"_{key}")
            for key in _COMMANDS
            for word in (key, self.words.say(f"command-{key}"))
        }
        self.typed = {
            unaccented(text): action
            for action in range(game.actions())
            for text in self.terminal.typed(game, action, self.words)
        }

    # -- the course of the game ----------------------------------------------------------------

    def run(self) -> None:
        title = self.words.say("title")
        others = f"{', '.join(map(self.words.name, self.bots))} ({self.opponent})"
        key = "table-with" if self.game.meta.team else "table-against"
        self.say(key, title=title, actor=others)
        while not self.position.over:
            self.position.roll(self.rng)
            if self.seat in self.position.intel(self.seat).to_act:
                self.decide()
            else:
                self.let_bots_move()
        self.end()

    def let_bots_move(self) -> None:
        for seat, player in self.bots.items():
            intel = self.position.intel(seat)
            if seat in intel.to_act:
                with self.console.status(Text(self.words.say("table-turn-of", actor=seat))):
                    action = player.choose(intel)
                self.position.step(seat, action)
                return

    def decide(self) -> None:
        """Ask until a move is made or taken back."""
        self.show_table()
        steps = len(self.position.steps)
        while len(self.position.steps) == steps:
            self.obey(self.read("> "))

    def end(self) -> None:
        self.show_table()
        while True:
            line = self.read("> ")
            if not line.strip():
                return
            self.obey(line)

    def obey(self, line: str) -> None:
        """Do what a line says: a command, a move, or nothing of the kind."""
        text = unaccented(line)
        word, _, rest = text.partition(" ")
        if not text:
            self.show_table()
        elif word in self.commands:
            self.commands[word](line.split(maxsplit=1)[1] if rest else "")
        else:
            self.move(line.strip(), text)

    def move(self, line: str, text: str) -> None:
        try:
            action = self.typed.get(text, self.typed.get(text.replace(" ", "")))
            self.position.play(text if action is None else action, seat=self.seat)
        except Refused as refused:
            offers = scene(self.game, self.position.intel(self.seat)).moves
            begun = [o for o in offers if any(t.startswith(text) for t in self._texts(o))]
            if begun:
                self.say("table-which", text=line)
                self.list_moves(begun)
            elif refused.refusal.code == "unreadable":
                self.say("table-nothing-known", text=line)
            else:
                self.write(self.words.refusal(refused.refusal))

    def _texts(self, offer: Offer) -> tuple[str, ...]:
        short = self.terminal.typed(self.game, offer.action, self.words)
        return (*map(unaccented, short), offer.text)

    # -- what is shown -------------------------------------------------------------------------

    def say(self, key: str, **values: int | str) -> None:
        self.write(self.words.say(key, **values))

    def write(self, text: str, style: str = "") -> None:
        self.console.print(prose(text, style))

    def show_table(self) -> None:
        intel = self.position.intel(self.seat)
        self.console.print()
        self.console.print(self.terminal.draw(intel, self.words, self.sheet))
        self.show_news()
        if intel.over:
            self.console.print(self.terminal.ending(intel, self.words))
        now = scene(self.game, intel)
        self.write(self.words.said(now.prompt), style="bold")
        if intel.over:
            self.say("table-over-hint")
        else:
            self.show_offers(now.moves)

    def show_news(self) -> None:
        """What happened since the player was last told, and at least the last step."""
        log = self.told_log()
        news = log[min(self.heard, max(0, len(log) - 1)) :]
        self.heard = len(log)
        for line in news:
            self.console.print(Padding(prose(line), (0, 0, 0, 1)))

    def told_log(self) -> list[str]:
        told = (
            self.words.log(self.game, events, self.seat)
            for events in self.position.seen_by(self.seat)
        )
        return [line for line in told if line]

    def show_offers(self, offers: Sequence[Offer]) -> None:
        self.console.print(columns(self.terminal.offered(self.game, offers, self.words)))
        if depth(self.position, self.seat):
            self.say("table-undo-open")
        binding = sum(offer.binds for offer in offers)
        if binding:
            how = "some" if binding < len(offers) else "all" if len(offers) > 1 else "one"
            self.say(f"table-binds-{how}")

    def list_moves(self, offers: Sequence[Offer]) -> None:
        """Each move with what to type for it; those that bind are marked where not all do."""
        intel = self.position.intel(self.seat)
        mark = len({offer.binds for offer in offers}) > 1
        rows = []
        for offer in offers:
            key = self._texts(offer)[0] + (" *" if mark and offer.binds else "")
            rows.append((key, self.terminal.worded(self.game, intel, offer.action, self.words)))
        self.console.print(columns(rows))

    # -- commands ------------------------------------------------------------------------------

    def _moves(self, rest: str) -> None:
        self.list_moves(scene(self.game, self.position.intel(self.seat)).moves)

    def _undo(self, rest: str) -> None:
        try:
            self.position.take_back(self.seat)
        except Refused as refused:
            self.write(self.words.refusal(refused.refusal))
        else:
            self.heard = min(self.heard, len(self.told_log()))
            self.say("table-taken-back")

    def _rules(self, rest: str) -> None:
        name, lang = self.game.meta.name, self.words.lang
        if not has_rules(name, lang):
            return self.say("table-no-rules")
        if not rest:
            return self._read_out(markdown(without_anchors(rules(name, lang))))
        number = rest if "-" in rest else f"{self.game.meta.rule_prefix}-{rest}"
        found = rule(name, lang, number)
        if found is None:
            return self.say("table-no-rule", rule=number.upper())
        return self.console.print(markdown(found))

    def _read_out(self, text: RenderableType) -> None:
        """A long text: page by page where there is a screen."""
        if self.console.is_terminal:
            with self.console.pager():
                self.console.print(text)
        else:
            self.console.print(text)

    def _log(self, rest: str) -> None:
        log = self.told_log()
        if not log:
            self.say("table-log-empty")
        self.console.print(columns([(f"{n}.", line) for n, line in enumerate(log, 1)]))

    def _sheet(self, rest: str) -> None:
        self.sheet = not self.sheet
        self.say("table-sheet-on" if self.sheet else "table-sheet-off")

    def _save(self, rest: str) -> None:
        """The whole record after the end; before it what the player has seen, and no secret."""
        if not rest:
            return self.say("table-save-where")
        record = Record.of(self.position, self.record_names)
        over = self.position.over
        try:
            with open(rest, "x", encoding="utf-8") as file:
                file.write(record.text() if over else record.seen_by(self.seat))
        except FileExistsError:
            return self.say("table-save-exists", file=rest)
        except OSError as error:
            return self.say("table-save-failed", file=rest, why=error.strerror or str(error))
        return self.say("table-saved" if over else "table-saved-seen", file=rest)

    def _help(self, rest: str) -> None:
        example = self.game.text(self.game.actions() - 1)
        self.say("help-move", example=example)
        prefix = f"{self.game.meta.rule_prefix}-9"
        rows = []
        for key in _COMMANDS:
            if key != "help":
                word = self.words.say(f"command-{key}")
                hint = f"{word} {prefix}" if key == "rules" else ""
                rows.append((word, self.words.say(f"help-{key}", example=hint)))
        rows.append(("Enter", self.words.say("help-enter")))
        self.console.print(columns(rows))
        if self.words.has("help-table"):
            self.say("help-table", foe=next(iter(self.bots)))

    def _quit(self, rest: str) -> None:
        raise _Left
