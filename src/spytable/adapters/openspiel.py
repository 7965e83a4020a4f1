"""Every game as a game of OpenSpiel. Importing this module registers them as `spytable_<game>`.

>>> game = pyspiel.load_game("spytable_agent_hunter(agents=4,bases=1,tokens=1,turn_limit=6)")
>>> state = game.new_initial_state()
>>> [state.action_to_string(action) for action in state.legal_actions()]
['put 0', 'put 1', 'put 2', 'put 3']

Players act one after the other, secret simultaneous choices in the order of seats; what a player
is shown comes from its Intel, its log and its observation, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec
from librt.random import Random

from spytable.adapters import not_installed
from spytable.kernel.chance import probabilities
from spytable.kernel.game import Game
from spytable.kernel.observation import Observer
from spytable.kernel.position import Position
from spytable.kernel.refusal import BadInput
from spytable.kernel.registry import games
from spytable.kernel.retelling import retold
from spytable.kernel.state import CHANCE, OMNISCIENT, State

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise not_installed(missing, "openspiel") from None

PREFIX = "spytable_"
LARGEST_TENSOR = 20_000
"""An information state that would be longer has no tensor."""
LINE = 80
"""How many characters of a line of the log are told in numbers."""

Array = np.ndarray[Any, np.dtype[np.float32]]
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def register() -> None:
    """Register all games that are not yet known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name, kind in games().items():
        if PREFIX + name not in known:
            # A class, for OpenSpiel keeps it until after the interpreter's end.
            pyspiel.register_game(_type(kind), type(name, (SpielGame,), {"kind": kind}))


def _type(kind: type[Game], tensor: bool = False) -> Any:
    meta = kind.meta
    research = kind.research_options()
    options = {option.name: research.get(option.name, option.default) for option in meta.options}
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + meta.name,
        long_name=f"Spytable {meta.name.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if meta.team else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(meta.seats),
        min_num_players=min(meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.seats[0], "rules": meta.rules_version, **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players and options settled."""

    kind: ClassVar[type[Game]]

    def __init__(self, params: Mapping[str, int]) -> None:
        kind = self.kind
        options = {o.name: params[o.name] for o in kind.meta.options if o.name in params}
        self.settled = kind(params.get("players"), "", params.get("rules"), **options)
        self.bound = int(self.settled.new().bound())
        if not self.bound:
            raise BadInput(f"{kind.meta.name} has no end for certain: set its turn_limit")
        self.observer = Observer(self.settled.seats, self.settled.layout())
        self.scale: Array = np.reciprocal(np.array(self.observer.most, np.float32))
        rows = (self.bound + 1) * row_size(self.settled, self.observer)
        self.recalls = rows < LARGEST_TENSOR
        info = pyspiel.GameInfo(
            num_distinct_actions=self.settled.actions(),
            max_chance_outcomes=self.settled.outcomes(),
            num_players=self.settled.seats,
            min_utility=0.0 if kind.meta.team else -1.0,
            max_utility=1.0,
            utility_sum=None if kind.meta.team else 0.0,
            max_game_length=self.bound,
        )
        super().__init__(_type(kind, self.recalls), info, dict(params))

    def new_initial_state(self, given: Mapping[str, Any] | None = None) -> SpielState:
        """The state before the first step, or the one that a struct of a state tells."""
        state = SpielState(self)
        for action in given["history"] if given else ():
            state.apply_action(action)
        return state

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return self.bound

    def make_py_observer(self, kind: Any = None, params: Any = None) -> _Eye | None:
        """An observer of what one player knows, public and private together; None for others."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        if kind is None:
            return _Eye(self)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        if not kind.perfect_recall:
            return _Eye(self)
        return _Recall(self) if self.recalls else _Memory(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state and how it came about. OpenSpiel copies and pickles its attributes: there is one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.settled)

    # -- who may do what ---------------------------------------------------------------

    def current_player(self) -> int:
        mover = self.position.mover
        return mover if mover >= CHANCE else _TERMINAL

    def is_terminal(self) -> bool:
        return self.position.over

    def is_chance_node(self) -> bool:
        return self.position.mover == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        mover = self.position.mover
        if mover == CHANCE:
            return sorted(outcome for outcome, _ in self.position.outcomes())
        return self._legal_actions(mover) if mover >= 0 and player in (None, mover) else []

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return probabilities(self.position.outcomes())

    # -- what happens ------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        self.position.step(self.position.mover, action)

    def returns(self) -> list[float]:
        position = self.position
        return position.state.returns() if position.over else [0.0] * position.game.seats

    # -- words and structs ---------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.text(action, chance=player == CHANCE)

    def __str__(self) -> str:
        return self.position.information_state(OMNISCIENT)

    def _to_struct(self) -> dict[str, Any]:
        seen = msgspec.to_builtins(self.position.intel(OMNISCIENT))
        return {"history": self.history(), "intel": seen}

    def _to_observation_struct(self, player: int) -> Any:
        return msgspec.to_builtins(self.position.intel(player))

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        move = self.position.game.move(action, chance=player == CHANCE)
        return {"text": self.position.game.write(move), "move": msgspec.to_builtins(move)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        return [self.position.game.parse(struct["text"], chance=self.is_chance_node())]

    # -- sampling ------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A whole game that the player cannot tell from this one; `sampler` gives chance."""
        rng = Random(int(sampler() * 2**53))
        state = SpielState(self.get_game())
        for step in retold(self.position, player, rng).steps:
            state.apply_action(step.action)
        return state


class Resampler:
    """For `ISMCTSBot.set_resampler` of OpenSpiel's Python algorithms."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def __call__(self, state: SpielState, player: int) -> SpielState:
        return state.resample_from_infostate(player, self._rng.random)


def row_size(settled: Game, observer: Observer) -> int:
    """How many numbers an information state has for each step, see `_Recall`."""
    return settled.seats + 1 + settled.actions() + int(observer.size) + LINE


# -- observers -------------------------------------------------------------------------------


class _Eye:
    """What one player knows now."""

    def __init__(self, game: SpielGame) -> None:
        self._game = game
        self.tensor: Array | None = np.zeros(self._size(), np.float32)
        self.dict: dict[str, Array] = {"observation": self.tensor}

    def _size(self) -> int:
        return int(self._game.observer.size)

    def set_from(self, state: SpielState, player: int) -> None:
        assert self.tensor is not None
        seen = self._game.observer.row(state.position.state, player)
        np.multiply(np.frombuffer(seen, np.uint8), self._game.scale, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return msgspec.json.encode(state.position.intel(player)).decode()


class _Memory(_Eye):
    """All that one player has seen and done, in words."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.tensor, self.dict = None, {}

    def string_from(self, state: SpielState, player: int) -> str:
        letter = state.position.game.letter(player)
        return f"{letter}\n{state.position.information_state(player)}"


class _Recall(_Memory):
    """The same in numbers: a row for each step that the player noticed. It tells, 0 and 1, who
    acted and which action it was, if the player saw that; then what the player knew afterwards;
    last the line of the log, by characters, because what was shown may be forgotten by the table.
    The first row has what was known before the first step."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rows = np.zeros((game.bound + 1, row_size(game.settled, game.observer)), np.float32)
        self.tensor = self.rows.reshape(-1)
        self.dict = {"info_state": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        settled, rows = self._game.settled, self.rows
        rows.fill(0)
        steps = state.position.steps
        first = steps[0].before if steps else state.position.state
        knows = settled.seats + 1 + settled.actions()
        lines = knows + self._game.observer.size
        rows[0, knows:lines] = self._knows(first, player)
        noticed = [step for step in steps if step.seen(player)]
        for row, step in zip(rows[1:], noticed, strict=False):
            row[step.actor if step.actor != CHANCE else settled.seats] = 1
            if step.actor != CHANCE and step.seen(player)[0] == step.seen(OMNISCIENT)[0]:
                row[settled.seats + 1 + step.action] = 1
            row[knows:lines] = self._knows(step.after, player)
            line = step.line(player).encode()[:LINE]
            row[lines : lines + len(line)] = np.frombuffer(line, np.uint8) / np.float32(255)

    def _knows(self, state: State, player: int) -> Array:
        seen = np.frombuffer(self._game.observer.row(state, player), np.uint8)
        known: Array = seen * self._game.scale
        return known


register()
