"""Annals: a series as text, with all its branches. Reading it plays every game in it again.

    series 1
    game GAME rules 1
    components NAME
    option advanced 0

    branch main
    open
    member ada 3 Ada
    member ben - Ben

    *  first B
    B  turn 2
    choose record park           ; 3a 4a

    branch "what if" from 1 at 57

What stands behind a semicolon is what the series shows after the choice: it is checked. A branch
begins with the first so many entries of another one. Components of a player's own are not in the
text, for it must tell nothing that players do not know yet: they are given beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.record import FORMAT
from spytable.kernel.refusal import BadInput, Refused, bad_input
from spytable.kernel.registry import find
from spytable.kernel.series import Chosen, Member, Saga, Series
from spytable.kernel.state import CHANCE

LONGEST = 1_000_000
BRANCHES = 200
ENTRIES = 12_000
"""The most entries of a branch."""
NAME = 60
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")
_BRANCH = re.compile(r"branch (?P<name>.*?)(?: from (?P<parent>[0-9]{1,3}) at (?P<at>[0-9]{1,6}))?")


class Branch(msgspec.Struct, frozen=True):
    """One course of a series, whole: it may have left another one after so many entries."""

    name: str
    saga: Saga
    parent: int | None = None
    at: int = 0


class Annals(msgspec.Struct, frozen=True):
    """A series with its branches; the first is where it began."""

    series: Series
    branches: tuple[Branch, ...]

    @classmethod
    def of(cls, saga: Saga, name: str = "main") -> Annals:
        return cls(saga.series, (Branch(checked_name(name), saga),))

    def forked(self, parent: int, at: int, name: str) -> Annals:
        """With one branch more."""
        saga = self.branches[parent].saga
        most = len(saga.log)
        if not 0 <= at <= most:
            raise bad_input("series_no_point", number=at, most=most)
        branch = Branch(checked_name(name), saga.fork(at), parent, at)
        return Annals(self.series, (*self.branches, branch))

    # -- as text -------------------------------------------------------------------------------

    def text(self, called: Mapping[str, str] = {}) -> str:
        """`called` are the names of members by their keys, where those in the log are not meant."""
        series = self.series
        meta = series.game.meta
        lines = [
            f"series {FORMAT}",
            f"game {meta.name} rules {series.version}",
            f"components {series.name}",
            *(f"option {name} {value}" for name, value in series.options.items()),
        ]
        for branch in self.branches:
            lines += ["", _head(branch), *_lines(branch, called)]
        return "\n".join([*lines, ""])

    @classmethod
    def parse(cls, text: str, where: str = "series", own: str = "") -> Annals:
        """Read a text, everything in it checked again; BadInput names the line of the first fault.
        `own` are a player's own components, where it was played with such."""
        return _Reader(text, where, own).read()


def _lines(branch: Branch, called: Mapping[str, str]) -> Iterator[str]:
    """The entries that a branch does not have in common with its parent."""
    saga, at = branch.saga, 0
    after = [*(part.carry for part in saga.parts[1:]), saga.carry]
    for part, carry in zip(saga.parts, after, strict=False):
        what = part.what
        if isinstance(what, Position):
            game = what.game
            for step in what.steps[max(0, branch.at - at) :]:
                text = game.text(step.action, chance=step.actor == CHANCE)
                yield f"{game.letter(step.actor)} {text}"
            at += len(what.steps)
            continue
        at += 1
        if at <= branch.at:
            continue
        note = f" ; {mark}" if (mark := saga.series.mark(carry)) else ""
        if isinstance(what, Chosen):
            yield f"choose {what.choice}{note}"
        else:
            yield f"open{note}"
            for one in what.members:
                yield f"member {one.key} {one.badge or '-'} {called.get(one.key, one.name)}"


def _head(branch: Branch) -> str:
    came = "" if branch.parent is None else f" from {branch.parent + 1} at {branch.at}"
    return f"branch {branch.name}{came}"


def checked_name(name: str) -> str:
    """What a branch may be called: it must not be taken for what its line says besides."""
    found = " ".join(name.split())[:NAME].strip()
    head = _BRANCH.fullmatch(f"branch {found}")
    if not found.isprintable() or ";" in found or head is None or not head["name"] or head["at"]:
        raise bad_input("series_no_name", typed=name[:NAME])
    return found


class _Reader:
    """Reads annals line by line; every fault is one sentence with its line."""

    def __init__(self, text: str, where: str, own: str) -> None:
        self.where, self.own = where, own
        self.at = 0
        if len(text) > LONGEST:
            raise bad_input("record_too_long", file=where, most=LONGEST)
        self.lines = text.splitlines()

    def fault(self, bad: BadInput) -> BadInput:
        line = min(self.at, len(self.lines))
        return bad_input("record_line", bad.refusal, file=self.where, line=line)

    def read(self) -> Annals:
        try:
            annals = Annals(self._header(), ())
            while self._peek():
                if len(annals.branches) >= BRANCHES:
                    raise bad_input("series_branches", most=BRANCHES)
                annals = self._branch(annals)
            if not annals.branches:
                raise bad_input("series_no_branch")
            return annals
        except BadInput as bad:
            raise self.fault(bad) from None

    def _peek(self) -> str:
        """The next line that says something, without its note; nothing at the end."""
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if line.strip() and not line.startswith("#"):
                return " ".join(line.partition(" ; ")[0].split())
            self.at += 1
        return ""

    def _next(self) -> str:
        line = self._peek()
        self.at += 1
        return line

    def _note(self) -> str:
        """What stands behind a semicolon in the line that was read last."""
        return " ".join(self.lines[self.at - 1].partition(" ; ")[2].split())

    def _header(self) -> Series:
        if self._next() != f"series {FORMAT}":
            raise bad_input("record_beginning", text=f"series {FORMAT}")
        words = self._next().split()
        if len(words) != 4 or words[::2] != ["game", "rules"] or not _NUMBER.fullmatch(words[3]):
            raise bad_input("record_game")
        kind = find(words[1])
        series = kind.series()
        if series is None:
            raise bad_input("no_series", game=kind.meta.name)
        name = self._next().removeprefix("components ")
        options: dict[str, int] = {}
        while self._peek().startswith("option "):
            _, option, value = [*self._next().split(), "", "", ""][:3]
            if option in options or not _NUMBER.fullmatch(value):
                raise bad_input("record_header")
            options[option] = int(value)
        found = series(self.own, int(words[3]), **options)
        if found.name != name:
            raise bad_input("components_unknown", name=name[:40], known=found.name)
        return found

    def _branch(self, annals: Annals) -> Annals:
        head = _BRANCH.fullmatch(self._next())
        if head is None:
            raise bad_input("series_no_branch")
        name = checked_name(head["name"])
        parent, at, saga = None, 0, Saga(annals.series)
        if head["parent"] is not None:
            parent, at = int(head["parent"]) - 1, int(head["at"])
            if not 0 <= parent < len(annals.branches):
                raise bad_input("series_no_parent", number=parent + 1)
            saga = annals.forked(parent, at, name).branches[-1].saga
        elif annals.branches:
            raise bad_input("series_no_parent", number=len(annals.branches) + 1)
        taken = at
        while (line := self._peek()) and not line.startswith("branch "):
            if taken >= ENTRIES:
                raise bad_input("record_steps", most=ENTRIES)
            self._entry(saga)
            taken += 1
        branch = Branch(name, saga, parent, at)
        return Annals(annals.series, (*annals.branches, branch))

    def _entry(self, saga: Saga) -> None:
        line = self._next()
        note = self._note()
        word, _, rest = line.partition(" ")
        try:
            if word == "open":
                saga.open(self._members())
            elif word == "choose":
                saga.choose(rest)
            else:
                position: Position = saga.position
                self._move(saga, position.game, word, rest)
                return
        except Refused as refused:
            reason = msgspec.structs.replace(refused.refusal, game=saga.series.game.meta.name)
            raise bad_input("series_entry", reason, text=line[:60]) from None
        mark = saga.series.mark(saga.carry)
        if note and note != mark:
            raise bad_input("record_note", said=note[:60], true=mark[:60])

    def _members(self) -> tuple[Member, ...]:
        found = []
        while self._peek().startswith("member "):
            _, key, badge, name = [*self._next().split(maxsplit=3), "", "", ""][:4]
            if not _KEY.fullmatch(key) or not name:
                raise bad_input("series_member")
            found.append(Member(key, name[:NAME], "" if badge == "-" else badge))
        return tuple(found)

    def _move(self, saga: Saga, game: Game, letter: str, text: str) -> None:
        actors = {game.letter(actor): actor for actor in (CHANCE, *range(game.seats))}
        if letter not in actors:
            raise bad_input("record_no_seat", letter=letter[:20])
        actor = actors[letter]
        try:
            action = game.parse(text, chance=actor == CHANCE)
        except Refused:
            raise bad_input("record_no_move", text=text[:60], game=game.meta.name) from None
        try:
            saga.step(actor, action)
        except Refused as refused:
            why = msgspec.structs.replace(refused.refusal, game=game.meta.name)
            raise bad_input("record_move", why, letter=letter, move=text) from None
