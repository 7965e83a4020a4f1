# compiled
"""Position: a state and its trail, that is what happened and what each viewer saw of it.

The trail is kept here and not in the state, so that search can clone states cheaply.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random

from spytable.kernel.chance import Outcomes
from spytable.kernel.game import Game
from spytable.kernel.intel import Event, Intel
from spytable.kernel.refusal import NotLegal, NotYourTurn, Refusal
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER, State


class Step:
    """A move or a chance outcome, and what each viewer saw of it. It never changes; nor do the
    states before and after it, which it keeps so that what was seen is worked out when asked for.
    """

    def __init__(self, game: Game, before: State, actor: int, action: int, after: State) -> None:
        self.game: Final = game
        self.before: Final = before
        self.actor: Final = actor
        self.action: Final = action
        self.after: Final = after
        self.block: Final[int] = before.simultaneous()
        """The secret simultaneous choice it belongs to, 0 for none."""
        self._seen: dict[int, tuple[Event, ...]] | None = None
        self._lines: dict[int, str] | None = None

    def seen(self, viewer: int) -> tuple[Event, ...]:
        """What the viewer saw of it, nothing where it was hidden whole."""
        if self._seen is None:
            self._seen = {}
        found = self._seen.get(viewer)
        if found is None:
            found = self.game.events(self.before, self.actor, self.action, self.after, viewer)
            self._seen[viewer] = found
        return found

    def line(self, viewer: int) -> str:
        """The same in the notation of records."""
        if self._lines is None:
            self._lines = {}
        found = self._lines.get(viewer)
        if found is None:
            found = self._lines[viewer] = self._told(self.seen(viewer))
        return found

    def _told(self, events: tuple[Event, ...]) -> str:
        if not events:
            return ""
        move, *notes = [self.game.tell(event) for event in events]
        letter = self.game.letter(events[0].actor)
        return f"{letter}  {move:<26}; {', '.join(notes)}" if notes else f"{letter}  {move}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Step):
            return NotImplemented
        mine = (self.actor, self.action, self.block)
        return mine == (other.actor, other.action, other.block) and all(
            self.seen(viewer) == other.seen(viewer) for viewer in self._viewers()
        )

    def __hash__(self) -> int:
        return hash((self.actor, self.action, self.block))

    def shows(self) -> bool:
        """Whether it brought anybody something that was hidden."""
        return any(event.shown for viewer in self._viewers() for event in self.seen(viewer))

    def _viewers(self) -> tuple[int, ...]:
        return (*self.game.viewers(), OMNISCIENT)


class Position:
    """A game being played. Its state is never changed in place: each step makes a new one.

    >>> from spytable import game
    >>> position = Position(game("agent_hunter", agents=4, bases=1, tokens=1))
    >>> position.say(1, "put 2"), position.say(0, "put 3")
    (None, None)
    >>> [step.actor for step in position.steps]
    [0, 1]
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.new()
        self.steps: list[Step] = []
        # What was last looked at, and what the viewers saw there.
        self._looked: State = self.state
        self._looks: dict[int, Intel] = {}
        self._weighed: State | None = None
        self._outcomes: Outcomes = []

    def copy(self) -> Position:
        """Another position in which the same things have happened."""
        other = Position(self.game)
        other.state = self.state
        other.steps = list(self.steps)
        return other

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A position is kept as its record, and played again."""
        from spytable.kernel.record import Record

        return Record.replay, (Record.of(self),)

    @property
    def over(self) -> bool:
        return self.state.mover() == OVER

    @property
    def mover(self) -> int:
        """The lowest seat that may act now, or CHANCE, or OVER."""
        return self.state.mover()

    def intel(self, viewer: int) -> Intel:
        if self._looked is not self.state:
            self._looks = {}
            self._looked = self.state
        found = self._looks.get(viewer)
        if found is None:
            found = self._looks[viewer] = self.game.intel(self.state, viewer)
        return found

    # -- moving on ---------------------------------------------------------------------

    def play(self, seat: int, action: int) -> int:
        """A seat's move; raises NotYourTurn or NotLegal with the reason, and changes nothing.

        Returns the number of the first step that is new or was taken again.
        """
        self.check(seat, action)
        return self.take(seat, action)

    def take(self, seat: int, action: int) -> int:
        """As `play`, of a move that was checked before."""
        block = self.state.simultaneous()
        # Simultaneous choices stand in the order of seats, in whichever order they came.
        at = len(self.steps) - (self._later_seats(seat, block) if block else 0)
        later = self._rewind(at)
        self._take(seat, action)
        for step in later:
            self._take(step.actor, step.action)
        return at

    def check(self, seat: int, action: int) -> None:
        """Raise what `play` would raise."""
        if not 0 <= seat < self.game.seats:
            raise NotYourTurn(Refusal("no_such_seat", values={"seat": seat}))
        if action not in self.state.legal(seat):
            raise self._refused(seat, action)

    def say(self, seat: int, text: str) -> None:
        """A seat's move as text."""
        self.play(seat, self.game.parse(text))

    def draw(self, outcome: int) -> None:
        """Let a chance outcome happen; raises NotLegal if it cannot."""
        for possible, _ in self.outcomes():
            if possible == outcome:
                self._take(CHANCE, outcome)
                return
        raise NotLegal(Refusal("no_such_chance", values={"outcome": outcome}))

    def outcomes(self) -> Outcomes:
        """What chance can bring now, none where it is not its turn."""
        if self._weighed is not self.state:
            self._weighed = self.state
            self._outcomes = self.state.chance() if self.state.mover() == CHANCE else []
        return self._outcomes

    def advance(self, action: int) -> None:
        """The action of the mover, or what chance brings, whosever turn it is."""
        mover = self.state.mover()
        if mover == CHANCE:
            self.draw(action)
        else:
            self.play(mover, action)

    def drawn(self, outcome: int) -> None:
        """As `draw`, of an outcome that was checked before."""
        self._take(CHANCE, outcome)

    def roll(self, rng: Random) -> None:
        """Let chance act, if it is chance's turn."""
        if self.mover == CHANCE:
            self._take(CHANCE, self.state.draw(rng))

    def take_back(self, seat: int) -> int:
        """The seat's last move is undone; raises NotLegal where undo.py does not allow it.

        Returns the number of the first step that is gone or was taken again.
        """
        from spytable.kernel.undo import last_own

        at = last_own(self, seat)
        later = self._rewind(at)
        for step in later[1:]:
            self._take(step.actor, step.action)
        return at

    def back_to(self, at: int) -> None:
        """Go back to before step `at`, whatever was seen since: only if all agree."""
        self._rewind(at)

    # -- looking back ------------------------------------------------------------------

    def seen_by(self, viewer: int) -> list[tuple[Event, ...]]:
        """The log: what the viewer saw, step by step, without the steps hidden from it."""
        return [events for step in self.steps if (events := step.seen(viewer))]

    def lines(self, viewer: int) -> list[str]:
        """The log in the notation of records."""
        return [line for step in self.steps if (line := step.line(viewer))]

    def line(self, number: int) -> str:
        """One step, counted from 0, in the notation of records and with nothing hidden."""
        return self.steps[number].line(OMNISCIENT)

    def information_state(self, viewer: int) -> str:
        """All that the viewer has observed and done, as one text."""
        return "\n".join(self.lines(viewer))

    # -- inside ------------------------------------------------------------------------

    def _later_seats(self, seat: int, block: int) -> int:
        """How many of the last steps are choices of higher seats in the same block."""
        count = 0
        for step in reversed(self.steps):
            if step.block != block or step.actor <= seat:
                break
            count += 1
        return count

    def _take(self, actor: int, action: int) -> None:
        before = self.state
        self.state = before.clone()
        self.state.apply(actor, action)
        self.steps.append(Step(self.game, before, actor, action, self.state))

    def _rewind(self, at: int) -> list[Step]:
        """Go back to before step `at`; the steps taken off."""
        later = self.steps[at:]
        if later:
            self.state = later[0].before
            del self.steps[at:]
        return later

    def _refused(self, seat: int, action: int) -> NotLegal | NotYourTurn:
        intel = self.intel(seat)
        if not 0 <= action < self.game.actions():
            return NotLegal(Refusal("no_such_action", values={"action": action}))
        reason = self.game.refusal(intel, self.game.move(action))
        assert reason is not None, "a move that is not legal has a refusal"
        return NotLegal(reason) if seat in intel.to_act else NotYourTurn(reason)
