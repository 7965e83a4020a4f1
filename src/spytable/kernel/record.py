"""Record: a game as its header and every move and chance outcome, in a text a person can read.

    record 1
    game GAME rules 1
    option agents 10
    seat A Ada
    seat B greedy

    A  put 3                     ; on left
    *  first B
    B  attack left with 5        ; 5 is greater

What stands behind a semicolon is what came of the move: it is checked, not played.
Replay re-checks that every move was legal.

A game whose components are data names them, with their hash, in a line such as `components
europe-1 0123456789ab`. Those of a player are called `own`, and follow, each line behind `| `.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from spytable.kernel.components import Edition
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.refusal import BadInput, Refusal, Refused, bad_input
from spytable.kernel.registry import find
from spytable.kernel.state import CHANCE, OMNISCIENT, SPECTATOR, Actor, Viewer

FORMAT = 1
STEPS = 3_000
"""The most steps that a record may have: no game that was played to its end had half as many."""
_LONGEST = 2_000_000
_NUMBER = re.compile(r"-?[0-9]{1,9}")


class Record(msgspec.Struct, frozen=True):
    """A game as data. `steps` are (actor, action), chance being actor CHANCE."""

    game: str
    rules: int
    options: dict[str, int]
    names: tuple[str, ...]
    steps: tuple[tuple[Actor, int], ...]
    own: str = ""
    """The player's own components, as the game writes them; empty where they are ours."""

    @classmethod
    def of(cls, position: Position, names: tuple[str, ...] = ()) -> Record:
        """The record of a game so far."""
        game = position.game
        return cls(
            game=game.meta.name,
            rules=game.version,
            options=dict(game.options),
            names=tuple(_one_line(name) for name in names) or ("?",) * game.seats,
            steps=tuple((step.actor, step.action) for step in position.steps),
            own=game.own,
        )

    def settled(self) -> Game:
        """The game with this record's seats, components and options; raises BadInput if there is
        none."""
        return find(self.game)(len(self.names), self.own, self.rules, **self.options)

    def positions(self) -> Iterator[Position]:
        """The one position, from before the first step to after the last; each move re-checked."""
        position = Position(self.settled())
        yield position
        for number, (actor, action) in enumerate(self.steps, 1):
            try:
                position.step(actor, action)
            except Refused as refused:
                game = position.game
                letter, reason = game.letter(actor), _reason(game, refused)
                if actor != CHANCE and 0 <= action < game.actions():
                    why = bad_input("record_move", reason, letter=letter, move=game.text(action))
                else:
                    told = str(action)[:20]
                    why = bad_input("record_action", reason, letter=letter, action=told)
                raise bad_input("record_step", why.refusal, number=number) from None
            yield position

    def replay(self) -> Position:
        """The position after the last step."""
        return deque(self.positions(), maxlen=1).pop()

    def text(self) -> str:
        return self._text(self.replay(), OMNISCIENT)

    def seen_by(self, viewer: Viewer) -> str:
        """The record as this viewer saw the game: '?' for what it did not see."""
        return self._text(self.replay(), viewer)

    def _text(self, position: Position, viewer: Viewer) -> str:
        game = position.game
        head = [f"record {FORMAT}", f"game {self.game} rules {self.rules}"]
        if game.edition is not None:
            head.append(f"components {game.edition.name} {game.edition.hash}")
            head += [f"| {line}" for line in game.own.splitlines()]
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head += [f"seat {game.letter(seat)} {name}" for seat, name in enumerate(self.names)]
        if viewer != OMNISCIENT:
            head.append(f"seen by {'spectator' if viewer == SPECTATOR else game.letter(viewer)}")
        return "\n".join([*head, "", *position.lines(viewer), *_result(position), ""])

    @classmethod
    def parse(cls, text: str, where: str = "record") -> Record:
        """Read a text, re-checking every move; BadInput names the line of the first fault."""
        return _Reader(text, where).read()


def _one_line(name: str) -> str:
    return " ".join(name.split()) or "?"


def _reason(game: Game, refused: Refused) -> Refusal:
    """Why a move was not taken, to be said in the words of its game."""
    return msgspec.structs.replace(refused.refusal, game=game.meta.name)


def _result(position: Position) -> list[str]:
    if not position.over:
        return []
    game, state = position.game, position.state

    def row(values: list[float] | list[int]) -> str:
        return "  ".join(f"{game.letter(seat)} {value:g}" for seat, value in enumerate(values))

    return ["", f"points {row(state.scores())}", f"result {row(state.returns())}"]


def _check_edition(game: Game, told: Edition | None) -> None:
    """Raise BadInput where a record was played with other components than these."""
    known = game.edition
    if known == told:
        return
    if known is None:
        raise bad_input("no_components_here", game=game.meta.name)
    if told is None:
        raise bad_input("components_unnamed", name=known.name, hash=known.hash)
    if told.name != known.name:
        raise bad_input("components_unknown", name=told.name[:40], known=known.name)
    other = told.hash[:40]
    raise bad_input("components_changed", name=known.name, hash=known.hash, other=other)


def _untrue(said: str, true: str) -> BadInput:
    """A note that tells something else than what came of the move; either may be nothing."""
    if not said:
        return bad_input("record_note_short", true=true)
    if not true:
        return bad_input("record_note_long", said=said)
    return bad_input("record_note", said=said, true=true)


class _Reader:
    """Reads a record line by line; every fault is one sentence with its line."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.at = 0
        if len(text) > _LONGEST:
            raise bad_input("record_too_long", file=where, most=_LONGEST)
        self.lines = text.splitlines()

    def fault(self, bad: BadInput) -> BadInput:
        return bad_input("record_line", bad.refusal, file=self.where, line=self.at)

    def read(self) -> Record:
        position, names = self._header()
        tail: list[str] = []
        for line in self._rest():
            if line.startswith(("points ", "result ")):
                tail.append(line)
            elif tail:
                raise self.fault(bad_input("record_after_result", text=line[:60]))
            else:
                self._move(position, line)
        if tail and tail != [line for line in _result(position) if line]:
            raise self.fault(bad_input("record_result"))
        return Record.of(position, names)

    def _rest(self) -> Iterator[str]:
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            self.at += 1
            if line and not line.startswith("#"):
                yield line

    def _header(self) -> tuple[Position, tuple[str, ...]]:
        lines = self._rest()
        if next(lines, "") != f"record {FORMAT}":
            raise self.fault(bad_input("record_beginning", text=f"record {FORMAT}"))
        kind, rules = self._game(next(lines, ""))
        options: dict[str, int] = {}
        names: list[str] = []
        edition, own = None, ""
        while self.at < len(self.lines) and (line := self.lines[self.at].strip()):
            self.at += 1
            word, name, value = [*line.split(maxsplit=2), "", "", ""][:3]
            if word.startswith("#"):
                continue
            if word == "components" and edition is None and name and value:
                edition, own = Edition(name, value), self._own()
            elif word == "option" and name not in options and _NUMBER.fullmatch(value):
                options[name] = int(value)
            elif word == "seat" and name == chr(ord("A") + len(names)) and value:
                names.append(value)
            elif word == "seen":
                raise self.fault(bad_input("record_as_seen"))
            else:
                raise self.fault(bad_input("record_header"))
        try:
            record = Record(kind, rules, options, tuple(names), (), own)
            game = record.settled()
            _check_edition(game, edition)
            return Position(game), record.names
        except BadInput as bad:
            raise self.fault(bad) from None

    def _own(self) -> str:
        """The lines behind bars that come next."""
        found = []
        while self.at < len(self.lines) and (line := self.lines[self.at].lstrip()).startswith("|"):
            self.at += 1
            found.append(line.removeprefix("|").removeprefix(" "))
        return "\n".join(found)

    def _game(self, line: str) -> tuple[str, int]:
        words = line.split()
        if len(words) != 4 or words[::2] != ["game", "rules"] or not _NUMBER.fullmatch(words[3]):
            raise self.fault(bad_input("record_game"))
        return words[1], int(words[3])

    def _move(self, position: Position, line: str) -> None:
        game = position.game
        letter, _, rest = line.partition(" ")
        text, _, note = rest.partition(";")
        text = " ".join(text.split())
        actors = {game.letter(actor): actor for actor in (CHANCE, *range(game.seats))}
        if letter not in actors:
            raise self.fault(bad_input("record_no_seat", letter=letter[:20]))
        actor = actors[letter]
        try:
            action = game.parse(text, chance=actor == CHANCE)
        except Refused:
            told = text[:60]
            raise self.fault(bad_input("record_no_move", text=told, game=game.meta.name)) from None
        taken = len(position.steps)
        if taken >= STEPS:
            raise self.fault(bad_input("record_steps", most=STEPS))
        try:
            position.step(actor, action)
        except Refused as refused:
            why = _reason(game, refused)
            raise self.fault(bad_input("record_move", why, letter=letter, move=text)) from None
        if position.steps[taken].actor != actor or position.steps[taken].action != action:
            raise self.fault(bad_input("record_order"))
        told = position.line(taken).partition(";")[2].strip()
        if note and note.strip() != told:
            pairs = zip_longest(note.strip().split(", "), told.split(", "), fillvalue="")
            said, true = next(pair for pair in pairs if pair[0] != pair[1])
            raise self.fault(_untrue(said[:60], true[:60]))
