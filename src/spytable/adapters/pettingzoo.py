"""The games as PettingZoo environments (AEC).

    from spytable.adapters.pettingzoo import env

    table = env("GAME_v1", seats=4, render_mode=None)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            action = None
        else:
            action = table.action_space(agent).sample(seen["action_mask"])
        table.step(action)

Importing this module also registers every game with PettingZoo, so that
`pettingzoo.make("aec", "spytable/GAME-v1", seats=4)` finds it.

Agents are `player_0`, `player_1`, ... by seat. What an agent observes is what its seat knows, as
numbers from 0 to 1, and a mask of its actions; both are made from what the seat may know and from
nothing else. Chance is drawn inside, by a generator of the environment's own. Where several seats
choose at once and in secret they are asked in the order of the seats. Rewards are the returns of
the game and come at its end; until then they are 0. An action that is not possible raises
IllegalAction with the reason and its rule, and changes nothing: for PettingZoo's own convention,
by which it loses the game, put `TerminateIllegalWrapper(raw_env(...), illegal_reward=-1)` around.

An environment can be copied and pickled: a copy goes on with the same chance.

`render` is for whoever looks on, not for the players: it shows everything. So does `position`,
from which `Record.of` makes the record of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.random import Random

from spytable.adapters import not_installed
from spytable.adapters.common import (
    RENDER_MODES,
    IllegalAction,
    Run,
    rendered,
    settle,
    versioned,
    versions,
)
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.registry import games
from spytable.kernel.state import OMNISCIENT, OVER, mix

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, aec_registry, register
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise not_installed(missing, "pettingzoo") from None

if TYPE_CHECKING:
    from spytable.adapters.common import Row

__all__ = ["GameEnv", "IllegalAction", "env", "raw_env", "register_games"]

_SEEDS = 1 << 62


def env(
    name: str, seats: int | None = None, render_mode: str | None = None, **options: int
) -> AECEnv:
    """A game by its name and version, or by its name alone; options by default those for research.

    >>> table = env("agent_hunter_v1", agents=4, bases=1, tokens=1)
    >>> table.reset(seed=1)
    >>> table.agent_selection, table.last()[0]["action_mask"].tolist()
    ('player_0', [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0])
    """
    return OrderEnforcingWrapper(raw_env(name, seats, render_mode, **options))


def raw_env(
    name: str, seats: int | None = None, render_mode: str | None = None, **options: int
) -> GameEnv:
    """The same without PettingZoo's check that calls come in order."""
    return GameEnv(settle(name, seats, options), render_mode)


class GameEnv(AECEnv):  # type: ignore[misc]
    """Any game that is settled, also one with components of your own."""

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = rendered(render_mode)
        self.metadata = {
            "name": f"spytable_{versioned(game)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self._run = table = Run(game)
        self._seed: int | None = None
        self._games = 0
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": table.observation_space(), "action_mask": table.mask_space()}
            )
            for agent in self.possible_agents
        }
        self.state_space = table.observation_space(game.seats)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    # -- playing -----------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed chance goes on from the seed before, if there was one."""
        if seed is not None:
            self._seed, self._games = seed % _SEEDS, 0
        elif self._seed is None:
            self._seed = Random().randrange(_SEEDS)
        self._games += 1
        self._run.begin(mix(self._seed, self._games))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._run.play(self._seats[agent], action, agent)
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Whose turn it is, or what everybody got."""
        mover = self._run.mover()
        if mover != OVER:
            self.agent_selection = self.possible_agents[mover]
            return
        self.rewards = dict(zip(self.agents, self._run.state.returns(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    # -- looking -----------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Row]:
        """What the agent's seat knows, and which actions it has: none unless it is to act."""
        table, seat = self._run, self._seats[agent]
        return {"observation": table.observation(seat), "action_mask": table.mask(seat)}

    def state(self) -> Row:
        """What all seats know together: their observations in a row, for a critic they share."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self._run.observation(seat) for seat in seats])

    def position(self) -> Position:
        """The game so far with all that happened, from which nothing is hidden."""
        return self._run.position()

    def render(self) -> str | None:
        """The whole table with nothing hidden, and what happened last: printed, or as a text."""
        if self.render_mode is None:
            return None
        told = self._run.picture(OMNISCIENT)
        if self.render_mode == "ansi":
            return told
        print(told)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def register_games() -> None:
    """Every game that there is, by its name and version."""
    for kind in games().values():
        for version, name in versions(kind).items():
            known = f"spytable/{kind.meta.name}-v{version}"
            if known not in aec_registry:
                register("aec", known, f"{__name__}:env", kwargs={"name": name})


register_games()
