"""A rule test reads like a play report: what is given, what is played, what then lies there.

A line of play is a line of a record: who, the move, and behind a semicolon what came of it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from inspect import getsource
from types import ModuleType
from typing import Self, TypeVar

import pytest

from bounds import LONGEST
from spytable import OMNISCIENT, SPECTATOR, Position
from spytable.kernel.game import Game
from spytable.kernel.moves import Move
from spytable.kernel.refusal import NotLegal, Refusal, Refused, Unreadable
from spytable.kernel.scene import Scene, scene
from spytable.kernel.state import CHANCE
from spytable.kernel.undo import depth

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """The rules that the test watches over; test_rule_table.py gathers them."""

    def cite(test: Test) -> Test:
        vars(test)["rules"] = numbers
        return test

    return cite


def cited(test: object) -> tuple[str, ...]:
    """The rules that a test cites."""
    numbers: tuple[str, ...] = getattr(test, "rules", ())
    return numbers


class Table:
    """A game being played, with everything said in letters and words.

    Positions come about by playing alone. `who` is the letter of a seat, "*" for
    chance, "spectator", or "all" for the eyes from which nothing is hidden.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.position = Position(game)

    def number(self, who: str) -> int:
        """A seat or viewer as the kernel counts them."""
        others = {"*": CHANCE, "spectator": SPECTATOR, "all": OMNISCIENT}
        seats = {self.game.letter(seat): seat for seat in range(self.game.seats)}
        return (seats | others)[who]

    # -- playing -----------------------------------------------------------------------

    def plays(self, *lines: str) -> Self:
        """Play these lines; what stands behind a semicolon must be all that came of the move."""
        for line in lines:
            who, move, expected = _parts(line)
            try:
                actor = self.number(who)
                self._step(actor, self.game.parse(move, chance=actor == CHANCE))
            except Refused as refused:
                raise AssertionError(f"{line!r} is refused: {refused}") from refused
            told = self.told(who)
            assert expected in (None, told), f"{line!r}, but what came of it is: {told}"
        return self

    def chance_acts(self) -> Self:
        """Chance brings the first there is, as long as it is to act."""
        while self.to_act == "*":
            self._step(CHANCE, self.position.state.chance()[0][0])
        return self

    def told(self, who: str) -> str:
        """What came of the last move of a seat, in the notation of records."""
        actor = self.number(who)
        last = max(at for at, step in enumerate(self.position.steps) if step.actor == actor)
        return self.position.line(last).partition(";")[2].strip()

    def takes_back(self, who: str) -> Self:
        self.position.take_back(self.number(who))
        return self

    def may_take_back(self, who: str) -> int:
        """How many moves the seat may take back; checked against trying it."""
        count = depth(self.position, self.number(who))
        if count == 0:
            with pytest.raises(NotLegal, match="nothing to take back"):
                self.position.take_back(self.number(who))
        return count

    # -- what cannot be done -------------------------------------------------------------

    def refuses(self, line: str, *, code: str, rule: str) -> Self:
        """The move is refused for this reason, is not offered, and changes nothing."""
        who, move, _ = _parts(line)
        assert move not in self.moves(who), f"{line!r} is offered"
        reason = self.refusal(who, move)
        assert reason is not None, f"{line!r} is not refused"
        assert (reason.code, reason.rule) == (code, rule), f"{line!r}: {reason}"
        return self

    def refusal(self, who: str, move: str | Move) -> Refusal | None:
        """Why somebody cannot make a move: a text as it is said, or any typed move."""
        if not isinstance(move, str):
            return self.game.refusal(self.position.intel(self.number(who)), move)
        before, steps = self.position.state.digest(), list(self.position.steps)
        try:
            self.position.play(move, seat=self.number(who))
        except Refused as refused:
            assert (self.position.state.digest(), self.position.steps) == (before, steps)
            return refused.refusal
        return None

    def refuses_all_but_what_it_offers(self) -> Self:
        """For every seat and every move of the game."""
        moves = [self.game.move(action) for action in range(self.game.actions())]
        for seat in range(self.game.seats):
            intel = self.position.intel(seat)
            open_to = {self.game.write(m) for m in moves if not self.game.refusal(intel, m)}
            assert open_to == self.moves(self.game.letter(seat))
        return self

    def cannot_read(self, text: str) -> Self:
        """The text is no move of a seat, and changes nothing."""
        steps = list(self.position.steps)
        with pytest.raises(Unreadable):
            self.game.parse(text)
        with pytest.raises(Refused):
            self.position.play(text, seat=0)
        assert self.position.steps == steps
        return self

    # -- looking -----------------------------------------------------------------------

    @property
    def to_act(self) -> str:
        """The letters of those who may act, "*" for chance, nothing when it is over."""
        state = self.position.state
        if state.mover() == CHANCE:
            return "*"
        seats = [seat for seat in range(self.game.seats) if state.to_act() >> seat & 1]
        return "".join(map(self.game.letter, seats))

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def winner(self) -> str:
        """The letters of the seats that have won; all of them where the victory is shared."""
        assert self.over, "nobody has won before the end"
        returns = self.position.state.returns()
        assert abs(sum(returns)) < 1e-9
        return "".join(
            self.game.letter(seat) for seat, got in enumerate(returns) if got == max(returns)
        )

    @property
    def points(self) -> str:
        scores = enumerate(self.position.state.scores())
        return " : ".join(f"{self.game.letter(seat)} {points}" for seat, points in scores)

    def moves(self, who: str) -> set[str]:
        """All moves that are offered to a seat."""
        offers = self.screen(who).moves
        legal = {self.game.text(a) for a in self.position.state.legal(self.number(who))}
        assert {offer.text for offer in offers} == legal
        return legal

    def screen(self, who: str) -> Scene:
        """What is sent to somebody's screen."""
        return scene(self.game, self.position.intel(self.number(who)))

    def log(self, who: str) -> list[str]:
        """What somebody saw of the game, a line a step, with single spaces."""
        return [" ".join(line.split()) for line in self.position.lines(self.number(who))]

    # -- inside ------------------------------------------------------------------------

    def _step(self, actor: int, action: int) -> None:
        assert len(self.position.steps) < LONGEST, f"no end within {LONGEST} steps"
        self.position.step(actor, action)


def _parts(line: str) -> tuple[str, str, str | None]:
    """Who, the move, and what is said to come of it, None if nothing is said."""
    said, semicolon, notes = line.partition(";")
    who, _, move = said.strip().partition(" ")
    return who, " ".join(move.split()), notes.strip() if semicolon else None


@dataclass(frozen=True)
class Case:
    """Somebody tries a move and is told the code and the rule.

    A move that has no text for a seat, or whose maker has no seat, is asked about as a value.
    """

    code: str
    rule: str
    table: Callable[[], Table]
    who: str
    move: str | Move

    def __str__(self) -> str:
        return f"{self.code} {self.rule} {self.who} {self.move}"

    def check(self) -> None:
        table = self.table()
        reason = table.refusal(self.who, self.move)
        assert reason is not None
        assert (reason.code, reason.rule) == (self.code, self.rule)
        if isinstance(self.move, str):
            table.refuses(f"{self.who} {self.move}", code=self.code, rule=self.rule)


def reasons(module: ModuleType) -> set[str]:
    """The codes of all refusals that a game's refusal.py makes."""
    calls = [node for node in ast.walk(ast.parse(getsource(module))) if isinstance(node, ast.Call)]
    made = [call.args[0] for call in calls if getattr(call.func, "id", "") == "Refusal"]
    return {
        part.value
        for first in made
        for part in ast.walk(first)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
