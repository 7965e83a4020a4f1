"""One seat of a game as a Gymnasium environment, with bots at the others.

    from spytable.adapters.gymnasium import SeatEnv

    seat = SeatEnv("GAME_v1", bots="greedy")
    seen, info = seat.reset(seed=7)
    action = seat.action_space.sample(info["action_mask"])
    seen, reward, terminated, truncated, info = seat.step(action)

Importing this module also registers every game with Gymnasium: `gymnasium.make("spytable/Game-v1")`
finds it then, and `gymnasium.make("spytable.adapters.gymnasium:spytable/Game-v1")` does both.

The observation is what the seat knows, as numbers from 0 to 1; each bot is given what its own seat
knows. The mask of the actions is in the info, and `action_masks()` gives it as sb3-contrib asks for
it. The reward is the return of the seat and comes at the end; until then it is 0.
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
    versions,
)
from spytable.bots import Bot, bot
from spytable.kernel.position import Position
from spytable.kernel.refusal import BadInput, Refusal
from spytable.kernel.registry import games
from spytable.kernel.state import OVER

try:
    import gymnasium
except ImportError as missing:
    raise not_installed(missing, "pettingzoo") from None

if TYPE_CHECKING:
    from spytable.adapters.common import Row

__all__ = ["IllegalAction", "SeatEnv", "register_games"]

_SEEDS = 1 << 40


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat to learn at.

    `seat` None is another one in each game. `bots` is one spec for all other seats, or one for each
    in the order of the seats, such as "greedy,random". An action that is not possible ends the game
    with `illegal_reward`, and the info tells why; where that is None it raises IllegalAction and
    changes nothing.

    >>> env = SeatEnv("agent_hunter_v1", bots="random", agents=4, bases=1, tokens=1)
    >>> seen, info = env.reset(seed=1)
    >>> info["action_mask"].tolist()
    [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seat: int | None = 0,
        bots: str = "greedy",
        seats: int | None = None,
        render_mode: str | None = None,
        illegal_reward: float | None = -1.0,
        **options: int,
    ) -> None:
        game = settle(name, seats, options)
        if seat is not None and not 0 <= seat < game.seats:
            raise BadInput(f"{game.meta.name} has seats 0 to {game.seats - 1}, not {seat}")
        specs = [spec.strip() for spec in bots.split(",")]
        self._specs = specs * (game.seats - 1) if len(specs) == 1 else specs
        if len(self._specs) != game.seats - 1:
            raise BadInput(f"{game.seats - 1} other seats need 1 or as many bots, not {len(specs)}")
        for spec in specs:
            bot(spec, game)
        self.render_mode = rendered(render_mode)
        self._illegal_reward = illegal_reward
        self._fixed = seat
        self._run = Run(game)
        self.observation_space = self._run.observation_space()
        self.action_space = self._run.action_space()
        self._seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._over = True

    # -- playing -----------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        game = self._run.game
        self._run.begin(int(self.np_random.integers(_SEEDS)))
        rng = Random(int(self.np_random.integers(_SEEDS)))
        self._seat = rng.randrange(game.seats) if self._fixed is None else self._fixed
        others = [seat for seat in range(game.seats) if seat != self._seat]
        self._bots = {
            seat: bot(spec, game, rng.randrange(_SEEDS))
            for seat, spec in zip(others, self._specs, strict=True)
        }
        self._over = False
        self._go_on()
        return self._seen()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise IllegalAction("the game is over: reset the environment", Refusal("game_over"))
        reward, why = 0.0, {}
        try:
            self._run.play(self._seat, action, f"player_{self._seat}")
        except IllegalAction as illegal:
            if self._illegal_reward is None:
                raise
            self._over, reward, why = True, self._illegal_reward, {"illegal": str(illegal)}
        else:
            self._go_on()
            if self._over:
                reward = self._run.state.returns()[self._seat]
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, reward, self._over, False, info | why

    def _go_on(self) -> None:
        """The others play, each by what it knows, until the seat is to act."""
        table = self._run
        while (mover := table.mover()) != self._seat:
            if mover == OVER:
                self._over = True
                return
            intel = table.game.intel(table.state, mover)
            table.play(mover, self._bots[mover].choose(intel), f"player_{mover}")

    # -- looking -----------------------------------------------------------------------

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        return self._run.observation(self._seat), {"action_mask": self._run.mask(self._seat)}

    def action_masks(self) -> Row:
        """Which actions the seat has, as truths: the name that sb3-contrib looks for."""
        return self._run.mask(self._seat).astype(bool)

    def position(self) -> Position:
        """The game so far with all that happened, from which nothing is hidden."""
        return self._run.position()

    def render(self) -> Any:
        """The table as the seat knows it, and what it saw last: printed, or as a text."""
        if self.render_mode is None:
            return None
        told = self._run.picture(self._seat)
        if self.render_mode == "ansi":
            return told
        print(told)
        return None


def register_games() -> None:
    """Every game that there is, by a name such as `spytable/Game-v1`."""
    for name, kind in games().items():
        title = "".join(part.title() for part in name.split("_"))
        for version, env in versions(kind).items():
            known = f"spytable/{title}-v{version}"
            if known not in gymnasium.registry:
                gymnasium.register(known, f"{__name__}:SeatEnv", kwargs={"name": env})


register_games()
