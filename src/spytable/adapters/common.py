"""What the doors for learners share: a game by its name and version, one that is being
played, what a seat is given in numbers, why an action is refused, and a picture as text."""

from __future__ import annotations

import operator
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

from librt.random import Random

from spytable.adapters import not_installed
from spytable.kernel.game import Game
from spytable.kernel.observation import Observer
from spytable.kernel.position import Position
from spytable.kernel.refusal import BadInput, Refusal, Refused
from spytable.kernel.registry import find
from spytable.kernel.state import CHANCE, State
from spytable.words import Words

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as missing:
    raise not_installed(missing, "pettingzoo") from None

if TYPE_CHECKING:
    Row = np.ndarray[tuple[int], np.dtype[Any]]

RENDER_MODES = ("human", "ansi")
_LINES = 8


class IllegalAction(ValueError):
    """An action that was not taken: one sentence with the reason and its rule. The environment
    stays as it was."""

    def __init__(self, sentence: str, refusal: Refusal) -> None:
        super().__init__(sentence)
        self.refusal = refusal


# -- which game ---------------------------------------------------------------------------------


def versions(kind: type[Game]) -> dict[int, str]:
    """The names of a game's environments, by their version."""
    return {version: f"{kind.meta.name}_v{version}" for version, _ in enumerate(kind.meta.envs, 1)}


def versioned(game: Game) -> str:
    """The name of the newest environment that plays a game by these rules."""
    names = versions(type(game))
    return names[max(v for v, rules in enumerate(game.meta.envs, 1) if rules == game.version)]


def settle(name: str, seats: int | None, options: Mapping[str, int]) -> Game:
    """The game of a name with its version, or of a name alone, which is the newest; options that
    are not given are those for research. BadInput says what there is instead."""
    found = re.fullmatch(r"(.+)_v([0-9]{1,9})", name)
    kind = find(found[1] if found else name)
    known = versions(kind)
    if found and name not in known.values():
        raise BadInput(f"there is no {name[:60]} (available: {', '.join(known.values())})")
    rules = kind.meta.envs[int(found[2]) - 1] if found else None
    return kind(seats, "", rules, **{**kind.research_options(), **options})


def rendered(mode: str | None) -> str | None:
    """The render mode, if there is such a one."""
    if mode not in (None, *RENDER_MODES):
        there = ", ".join(RENDER_MODES)
        raise BadInput(f"there is no render mode {str(mode)[:40]!r} (available: {there})")
    return mode


# -- a game being played ------------------------------------------------------------------------


class Run:
    """A game being played, and what its seats are given: numbers from 0 to 1 for what they know,
    and a mask of the actions they have.

    It refuses a game that may never end, since whoever learns plays at random at first.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._root: State = game.new()
        if not self._root.bound():
            has = ", ".join(f"{name} {value}" for name, value in game.options.items())
            raise BadInput(f"{game.meta.name} may never end with these options: {has}")
        observer = Observer(game.seats, game.layout())
        self._look = observer.row
        self._most = np.array([max(1, most) for most in observer.most], np.float32)
        self._actions = game.actions()
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game; the same seed draws the same chance."""
        self.seed = seed
        self.rng = Random(seed)
        self.state = self._root.clone()
        self.steps: list[tuple[int, int]] = []

    def mover(self) -> int:
        """Let chance act; then the lowest seat that may act, or OVER."""
        state = self.state
        while (mover := state.mover()) == CHANCE:
            outcome = state.draw(self.rng)
            state.apply(CHANCE, outcome)
            self.steps.append((CHANCE, outcome))
        return mover

    def play(self, seat: int, action: SupportsIndex, who: str) -> None:
        """A seat's move; raises IllegalAction, and then changes nothing."""
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if number not in self.state.legal(seat):
            raise self._refused(seat, number, f"{who} cannot take {str(action)[:40]}")
        self.state.apply(seat, number)
        self.steps.append((seat, number))

    def _refused(self, seat: int, number: int, what: str) -> IllegalAction:
        game = self.game
        if 0 <= number < self._actions:
            what = f"{what} ({game.text(number)})"
        try:
            self.position().check(seat, number)
        except Refused as why:
            return IllegalAction(
                f"{what}: {Words('en', game.meta.name).refusal(why.refusal)}", why.refusal
            )
        raise AssertionError("a move that is not legal has a refusal")

    def __reduce__(self) -> tuple[object, ...]:
        game = self.game
        settled = type(game), game.seats, game.own, game.version, game.options
        return _again, (*settled, self.seed, self.steps)

    # -- what is seen of it ----------------------------------------------------------------

    def observation(self, seat: int) -> Row:
        seen = np.frombuffer(self._look(self.state, seat), np.uint8)
        return np.divide(seen, self._most, dtype=np.float32)

    def mask(self, seat: int) -> Row:
        """A 1 for each action that the seat may take now."""
        mask = bytearray(self._actions)
        for action in self.state.legal(seat):
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def observation_space(self, times: int = 1) -> spaces.Box:
        return spaces.Box(0.0, 1.0, (times * len(self._most),), np.float32)

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self._actions,), np.int8)

    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self._actions)

    def position(self) -> Position:
        """The game so far with all that happened, from which nothing is hidden."""
        position = Position(self.game)
        for actor, action in self.steps:
            position.step_unchecked(actor, action)
        return position

    def picture(self, viewer: int) -> str:
        """The table and the last steps as the viewer knows them, as text."""
        from spytable.drawing import picture

        position = self.position()
        names = [f"player_{seat}" for seat in range(self.game.seats)]
        drawn = picture(self.game, position.intel(viewer), names)
        return "\n".join((drawn, *position.lines(viewer)[-_LINES:]))


def _again(
    kind: type[Game],
    seats: int,
    own: str,
    version: int,
    options: dict[str, int],
    seed: int,
    steps: list[tuple[int, int]],
) -> Run:
    """One in which the same has happened, and chance will bring the same."""
    run = Run(kind(seats, own, version, **options))
    run.begin(seed)
    for actor, action in steps:
        if actor == CHANCE:
            run.state.draw(run.rng)
        run.state.apply(actor, action)
    run.steps = list(steps)
    return run
