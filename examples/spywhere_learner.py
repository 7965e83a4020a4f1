"""A small learner that finds out by itself how to play Spywhere, through PettingZoo.

It begins by playing at random and is never told a rule: it sees what its seat knows, which actions
it has, and at the end of a game whether it has won. A network with one hidden layer plays all
seats against itself; after every batch of games the moves of whoever did better than usual are
made likelier (REINFORCE, Adam). Now and then the network sits down with players that move at
random, in games that it does not learn from: that is the curve of the picture.

    python examples/spywhere_learner.py --games 20000 --out docs/img/learner.svg

Needs numpy, and matplotlib for the picture: pip install 'spytable[pettingzoo,examples]'.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from spytable.adapters.pettingzoo import env

GAME = "spywhere_v1"
BATCH = 100
"""Games between two steps of learning."""
HIDDEN = 64
RATE = 0.02
CURIOSITY = 0.03
"""How much it is worth to keep trying other moves."""

Array = np.ndarray[Any, np.dtype[np.float32]]
Chooser = Callable[[Array, Array], int]


@dataclass(frozen=True)
class Measure:
    """How a player did against random players. `low` and `high` hold the true mean with 95 %."""

    after: int
    """Games that it had learned from."""
    games: int
    wins: float
    """The share of games won; a shared victory counts as its part."""
    returns: float
    low: float
    high: float

    def __str__(self) -> str:
        sure = f"{self.low:+.2f} to {self.high:+.2f}"
        return (
            f"after {self.after} games wins {100 * self.wins:.0f} % against random, "
            f"mean return {self.returns:+.2f} ({sure})"
        )


class Policy:
    """How likely each action is, by what the seat sees."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.weights = [
            (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def choose(self, seen: Array, mask: Array) -> int:
        """An action, drawn by how likely it is."""
        first, first_bias, second, second_bias = self.weights
        legal = np.flatnonzero(mask)
        if len(legal) == 1:
            return int(legal[0])
        scores = np.tanh(seen @ first + first_bias) @ second[:, legal] + second_bias[legal]
        chances = np.exp(scores - scores.max()).cumsum()
        return int(legal[chances.searchsorted(self.rng.random() * chances[-1])])

    def learn(self, seen: Array, masks: Array, actions: Array, better: Array) -> None:
        """Make each action likelier by how much better than usual its game went."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.tanh(seen @ first + first_bias)
        scores = np.where(masks, hidden @ second + second_bias, -1e9)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(1, keepdims=True)
        push = -chances * better[:, None]
        push[np.arange(len(actions)), actions] += better
        push -= CURIOSITY * chances * (logs + entropy)
        push /= len(actions)
        inner = push @ second.T * (1 - hidden**2)
        self._move([seen.T @ inner, inner.sum(0), hidden.T @ push, push.sum(0)])

    def _move(self, slopes: list[Array]) -> None:
        """One step of Adam, uphill."""
        self._updates += 1
        for weight, slope, mean, square in zip(
            self.weights, slopes, self._means, self._squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            scale = np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8
            weight += RATE * mean / (1 - 0.9**self._updates) / scale


class Memory:
    """What was seen and done at every seat, and how it ended."""

    def __init__(self) -> None:
        self.seen: list[Array] = []
        self.masks: list[Array] = []
        self.actions: list[int] = []
        self.seats: list[str] = []
        self.returns: list[float] = []

    def note(self, agent: str, seen: dict[str, Array], action: int) -> None:
        self.seen.append(seen["observation"])
        self.masks.append(seen["action_mask"])
        self.actions.append(action)
        self.seats.append(agent)

    def ended(self, rewards: dict[str, float]) -> None:
        for agent in self.seats[len(self.returns) :]:
            self.returns.append(rewards[agent])

    def teach(self, policy: Policy) -> None:
        """What has one choice only teaches nothing."""
        masks = np.array(self.masks)
        open_ = masks.sum(1) > 1
        better = np.array(self.returns, np.float32)[open_]
        policy.learn(
            np.array(self.seen)[open_],
            masks[open_],
            np.array(self.actions)[open_],
            (better - better.mean()) / (better.std() + 1e-6),
        )


def play(table: Any, players: dict[str, Chooser], memory: Memory | None = None) -> dict[str, float]:
    """One game; what everybody got."""
    table.reset()
    got: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        if over:
            got[agent] = reward
            table.step(None)
            continue
        action = players[agent](seen["observation"], seen["action_mask"])
        if memory is not None:
            memory.note(agent, seen, action)
        table.step(action)
    if memory is not None:
        memory.ended(got)
    return got


def measure(
    table: Any, policy: Policy, rng: np.random.Generator, games: int, after: int
) -> Measure:
    """The policy at each seat in turn, random players at all others."""

    def at_random(_: Array, mask: Array) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[int(rng.random() * len(legal))])

    agents = table.possible_agents
    found, wins = [], []
    for number in range(games):
        me = agents[number % len(agents)]
        players: dict[str, Chooser] = {**dict.fromkeys(agents, at_random), me: policy.choose}
        got = play(table, players)
        best = [agent for agent in agents if got[agent] == max(got.values())]
        found.append(got[me])
        wins.append((me in best) / len(best))
    mean = float(np.mean(found))
    margin = 1.96 * float(np.std(found)) / np.sqrt(games)
    return Measure(after, games, float(np.mean(wins)), mean, mean - margin, mean + margin)


def learn(
    games: int,
    seed: int,
    seats: int,
    *,
    points: int = 16,
    check: int = 400,
    final: int = 1000,
    tell: Callable[[str], None] = print,
    **options: Any,
) -> list[Measure]:
    """Learn from so many games; what was measured on the way, and at the end in `final` games."""
    rng = np.random.default_rng(seed)
    table, fresh = env(GAME, seats, **options), env(GAME, seats, **options)
    table.reset(seed=2 * seed)
    fresh.reset(seed=2 * seed + 1)
    agents = table.possible_agents
    inputs = table.observation_space(agents[0])["observation"].shape[0]
    policy = Policy(inputs, int(table.action_space(agents[0]).n), rng)
    curve = [measure(fresh, policy, rng, check, 0)]
    batches = max(1, games // BATCH)
    began = perf_counter()
    for batch in range(1, batches + 1):
        memory = Memory()
        for _ in range(BATCH):
            play(table, dict.fromkeys(agents, policy.choose), memory)
        memory.teach(policy)
        last = batch == batches
        if last or batch * points // batches > (batch - 1) * points // batches:
            now = measure(fresh, policy, rng, final if last else check, batch * BATCH)
            curve.append(now)
            tell(f"{seats} players, {perf_counter() - began:4.0f} s: {now}")
    return curve


def draw(curves: dict[int, list[Measure]], out: Path) -> None:
    """Mean return against random players, by the games learned from."""
    from matplotlib import pyplot as plt

    plt.style.use(Path(__file__).with_name("house.mplstyle"))
    figure, axes = plt.subplots()
    for (seats, curve), mark in zip(curves.items(), "os^Dvx", strict=False):
        after = [point.after for point in curve]
        [line] = axes.plot(
            after, [point.returns for point in curve], marker=mark, label=f"{seats} players"
        )
        low, high = [point.low for point in curve], [point.high for point in curve]
        axes.fill_between(after, low, high, color=line.get_color(), alpha=0.15, linewidth=0)
    axes.axhline(0, linestyle=":", color="#44545c")
    axes.annotate("as good as random", (axes.get_xlim()[1], 0), (-4, 4), ha="right", **_SHIFTED)
    axes.set_xlabel("games played against itself")
    axes.set_ylabel("mean return against random players")
    axes.legend(loc="upper left")
    out.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(out, metadata={"Date": None} if out.suffix == ".svg" else None)
    plt.close(figure)


_SHIFTED: Any = {"textcoords": "offset points", "color": "#44545c"}


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=20_000, help="to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="2,4", help="numbers of players, one learner for each")
    parser.add_argument("--out", type=Path, help="a picture of the learning, .svg or .png")
    args = parser.parse_args(argv)
    seats = [int(number) for number in args.seats.split(",")]
    curves = {number: learn(args.games, args.seed, number) for number in seats}
    if args.out:
        draw(curves, args.out)
        print(f"The picture is {args.out}.")


if __name__ == "__main__":
    main()
