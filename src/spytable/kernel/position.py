# compiled
"""Position: a state and its trail, that is what happened and what each viewer saw of it.

The trail is kept here and not in the state, so that search can clone states cheaply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.random import Random

from spytable.kernel.chance import Outcomes
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.kernel.moves import Event, Move
from spytable.kernel.refusal import BadInput, NotLegal, NotYourTurn, Refusal, Refused, Unreadable
from spytable.kernel.state import (
    CHANCE,
    OMNISCIENT,
    OVER,
    SPECTATOR,
    Actor,
    Seat,
    State,
    Viewer,
    mix,
)

if TYPE_CHECKING:
    from spytable.kernel.record import Record

_SEED_BITS: Final = (1 << 62) - 1
# As an int: what is given as an actor from outside may be too large for an i64.
_CHANCE: Final[int] = CHANCE


class Step:
    """A move or a chance outcome, and what each viewer saw of it. It never changes; nor do the
    states before and after it, which it keeps so that what was seen is worked out when asked for.
    """

    def __init__(self, game: Game, before: State, actor: Actor, action: int, after: State) -> None:
        self.game: Final = game
        self.before: Final = before
        self.actor: Final = actor
        self.action: Final = action
        self.after: Final = after
        self.block: Final[int] = before.simultaneous()
        """The secret simultaneous choice it belongs to, 0 for none."""
        self._seen: dict[int, tuple[Event, ...]] | None = None
        self._lines: dict[int, str] | None = None

    def seen(self, viewer: Viewer) -> tuple[Event, ...]:
        """What the viewer saw of it, nothing where it was hidden whole."""
        if self._seen is None:
            self._seen = {}
        found = self._seen.get(viewer)
        if found is None:
            found = self.game.events(self.before, self.actor, self.action, self.after, viewer)
            self._seen[viewer] = found
        return found

    def line(self, viewer: Viewer) -> str:
        """The same in the notation of records."""
        if self._lines is None:
            self._lines = {}
        found = self._lines.get(viewer)
        if found is None:
            found = self._lines[viewer] = self._line(self.seen(viewer))
        return found

    def _line(self, events: tuple[Event, ...]) -> str:
        if not events:
            return ""
        move, *notes = [self.game.notation(event) for event in events]
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
        return any(event.shows() for viewer in self._viewers() for event in self.seen(viewer))

    def _viewers(self) -> tuple[Viewer, ...]:
        return (*self.game.viewers(), OMNISCIENT)


class Position:
    """A game being played. Its state is never changed in place: each step makes a new one.

    With a seed chance acts by itself whenever it is its turn, and the same seed brings the same;
    without one it waits for `draw` or `roll`.

    >>> from spytable import game
    >>> hunt = game("agent_hunter", agents=4, bases=1, tokens=1)
    >>> position = Position(hunt, seed=7)
    >>> position.moves()
    (Put(number=0), Put(number=1), Put(number=2), Put(number=3))
    >>> for move in ("put 3", "done", "put 2", "done"):
    ...     position.play(move)
    >>> repr(position) == "<Position agent_hunter, 2 seats, 5 steps, A to move>"
    True
    >>> position.play("attack middle with 3")
    Traceback (most recent call last):
    spytable.kernel.refusal.NotLegal: Your 3 is on your middle base, not in your hand. (AH-5)
    """

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.state: State = game.new()
        self.steps: list[Step] = []
        self.seed = seed
        # What was last looked at, and what the viewers saw there.
        self._looked: State = self.state
        self._intels: dict[int, Intel] = {}
        self._weighed: State | None = None
        self._outcomes: Outcomes = []
        self._let_chance_act()

    def copy(self) -> Position:
        """Another position in which the same things have happened."""
        other = Position(self.game)
        other.seed = self.seed
        other.state = self.state
        other.steps = list(self.steps)
        return other

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A position is kept as its record, and played again."""
        from spytable.kernel.record import Record

        return _again, (Record.of(self), self.seed)

    def __repr__(self) -> str:
        """Which game, how far it is, and who is to move or how it ended."""
        game = self.game
        steps = f"{len(self.steps)} step{'' if len(self.steps) == 1 else 's'}"
        return f"<Position {game.meta.name}, {game.seats} seats, {steps}, {self._next()}>"

    def __str__(self) -> str:
        """The table as the mover knows it; where no seat is to move, as a spectator does."""
        mover = self.mover
        try:
            return self.picture(mover if mover >= 0 else SPECTATOR)
        except BadInput:  # a game from elsewhere need not be drawn
            return repr(self)

    def picture(self, viewer: Viewer) -> str:
        """The table as the viewer knows it, and what it has to do now, as plain text; raises
        BadInput where the game has no such drawing."""
        from spytable.drawing import page

        return page(self.game, self.intel(viewer))

    @property
    def over(self) -> bool:
        return self.state.mover() == OVER

    @property
    def mover(self) -> Actor:
        """The lowest seat that may act now, or CHANCE, or OVER."""
        return self.state.mover()

    def moves(self, seat: Seat | None = None) -> tuple[Move, ...]:
        """What the mover can do now, or another seat, as typed values; for chance what it can
        bring. None at the end, and for a seat that has nothing to decide."""
        game, who = self.game, self.mover if seat is None else seat
        if who == _CHANCE:
            return tuple([game.move(outcome, chance=True) for outcome, _ in self.outcomes()])
        if not 0 <= who < game.seats:
            return ()
        return tuple([game.move(action) for action in self.state.legal(who)])

    def intel(self, viewer: Viewer) -> Intel:
        if self._looked is not self.state:
            self._intels = {}
            self._looked = self.state
        found = self._intels.get(viewer)
        if found is None:
            found = self._intels[viewer] = self.game.intel(self.state, viewer)
        return found

    # -- moving on ---------------------------------------------------------------------

    def play(self, move: int | str | Move, *, seat: Seat | None = None) -> None:
        """The mover's move, or that of another seat which may act now: a typed value, a text in
        the notation of records, or the number of an action.

        Raises Unreadable, NotLegal or NotYourTurn, which say why and name the rule, and changes
        nothing.
        """
        mover = self.mover
        who = seat if seat is not None else mover if mover >= 0 else 0
        try:
            self._check_seat(who)
            self.step(who, self._number(who, move))
        except Refused as refused:
            raise self._in_words(refused) from None

    def draw(self, outcome: int | str | Move) -> None:
        """Chance brings this: a typed value, a text or a number; raises NotLegal if it cannot."""
        try:
            self.step(CHANCE, self._number(CHANCE, outcome))
        except Refused as refused:
            raise self._in_words(refused) from None

    def step(self, actor: Actor, action: int) -> int:
        """A seat's move, or what chance brings, as a number; raises what `check` raises, and then
        changes nothing.

        Returns the number of the first step that is new or was taken again.
        """
        self.check(actor, action)
        return self.step_unchecked(actor, action)

    def step_unchecked(self, actor: Actor, action: int) -> int:
        """As `step`, of what was checked before."""
        block = self.state.simultaneous()
        at = len(self.steps)
        if not block:
            self._take(actor, action)
        else:
            # Simultaneous choices stand in the order of seats, in whichever order they came.
            at -= self._later_seats(actor, block)
            later = self._rewind(at)
            self._take(actor, action)
            for step in later:
                self._take(step.actor, step.action)
        self._let_chance_act()
        return at

    def check(self, actor: Actor, action: int) -> None:
        """Raise NotYourTurn or NotLegal with the reason where `step` is not possible."""
        if actor == _CHANCE:
            for possible, _ in self.outcomes():
                if possible == action:
                    return
            raise NotLegal(Refusal("no_such_chance", values={"outcome": action}))
        self._check_seat(actor)
        if action not in self.state.legal(actor):
            raise self._refused(actor, action)

    def outcomes(self) -> Outcomes:
        """What chance can bring now, none where it is not its turn."""
        if self._weighed is not self.state:
            self._weighed = self.state
            self._outcomes = self.state.chance() if self.state.mover() == CHANCE else []
        return self._outcomes

    def roll(self, rng: Random) -> None:
        """Let chance act by this generator, as long as it is chance's turn."""
        while self.mover == CHANCE:
            self.step_unchecked(CHANCE, self.state.draw(rng))

    def take_back(self, seat: Seat) -> int:
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
        self._let_chance_act()

    # -- looking back ------------------------------------------------------------------

    def seen_by(self, viewer: Viewer) -> list[tuple[Event, ...]]:
        """The log: what the viewer saw, step by step, without the steps hidden from it."""
        return [events for step in self.steps if (events := step.seen(viewer))]

    def lines(self, viewer: Viewer) -> list[str]:
        """The log in the notation of records."""
        return [line for step in self.steps if (line := step.line(viewer))]

    def line(self, number: int) -> str:
        """One step, counted from 0, in the notation of records and with nothing hidden."""
        return self.steps[number].line(OMNISCIENT)

    def information_state(self, viewer: Viewer) -> str:
        """All that the viewer has observed and done, as one text."""
        return "\n".join(self.lines(viewer))

    # -- inside ------------------------------------------------------------------------

    def _later_seats(self, seat: Seat, block: int) -> int:
        """How many of the last steps are choices of higher seats in the same block."""
        count = 0
        for step in reversed(self.steps):
            if step.block != block or step.actor <= seat:
                break
            count += 1
        return count

    def _take(self, actor: Actor, action: int) -> None:
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

    def _let_chance_act(self) -> None:
        """By the seed and how many steps there are: so it is the same in every copy."""
        if self.seed is None:
            return
        while self.state.mover() == CHANCE:
            rng = Random(mix(mix(0, self.seed & _SEED_BITS), len(self.steps)))
            self._take(CHANCE, self.state.draw(rng))

    def _next(self) -> str:
        """Who is to move, or how it ended."""
        game, mover = self.game, self.mover
        if mover == CHANCE:
            return "chance to act"
        if mover == OVER:
            ends = enumerate(self.state.returns())
            return "over: " + ", ".join([f"{game.letter(seat)} {end:g}" for seat, end in ends])
        mask = self.state.to_act()
        seats = [game.letter(seat) for seat in range(game.seats) if mask >> seat & 1]
        return f"{' and '.join(seats)} to move"

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.game.seats:
            raise NotYourTurn(Refusal("no_such_seat", values={"seat": seat}))

    def _number(self, actor: Actor, move: int | str | Move) -> int:
        """The action that is meant; raises the reason where there is no such one."""
        if isinstance(move, int):
            return move
        game = self.game
        typed: Move = game.read(move) if isinstance(move, str) else move
        # A typed move of another game would be taken for one of ours.
        ours = type(typed).__module__ == type(game.move(0)).__module__
        action = game.number(typed, chance=actor == _CHANCE) if ours else None
        if action is not None:
            return action
        if actor == _CHANCE and ours:
            raise NotLegal(Refusal("no_such_chance", values={"outcome": str(move)}))
        reason = game.refusal(self.intel(actor), typed) if ours else None
        if reason is None:
            raise Unreadable(Refusal("unreadable", values={"text": str(move)}))
        raise self._refusing(actor, reason)

    def _refused(self, seat: Seat, action: int) -> NotLegal | NotYourTurn:
        if not 0 <= action < self.game.actions():
            return NotLegal(Refusal("no_such_action", values={"action": action}))
        reason = self.game.refusal(self.intel(seat), self.game.move(action))
        assert reason is not None, "a move that is not legal has a refusal"
        return self._refusing(seat, reason)

    def _refusing(self, seat: Seat, reason: Refusal) -> NotLegal | NotYourTurn:
        return NotLegal(reason) if seat in self.intel(seat).to_act else NotYourTurn(reason)

    def _in_words(self, refused: Refused) -> Refused:
        """The same, in a whole sentence."""
        from spytable.words import NoWords, Words

        try:
            return refused.saying(Words("en", self.game.meta.name).refusal(refused.refusal))
        except (NoWords, BadInput):  # a game from elsewhere need not have any
            return refused


def _again(record: Record, seed: int | None) -> Position:
    position = record.replay()
    position.seed = seed
    return position
