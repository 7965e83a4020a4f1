"""Solve a small Agent Hunter with OpenSpiel's own CFR+, and play its policy through our engine.

    python examples/solve_agent_hunter.py --iterations 200 --picture exploitability.svg

The whole tree of the game (523,105 nodes with the default options) is kept in memory, 2.7 GB.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyspiel

import spytable.adapters.openspiel  # noqa: F401 (it registers the games)
from spytable import game as settled
from spytable.kernel.chance import probabilities
from spytable.kernel.position import Position
from spytable.kernel.state import CHANCE


def main(argv: Sequence[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--agents", type=int, default=4)
    parser.add_argument("--tokens", type=int, default=1)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--looks", type=int, default=10, help="times to measure exploitability")
    parser.add_argument("--picture", type=Path, help="where to draw the exploitability")
    args = parser.parse_args(argv)

    options = {"agents": args.agents, "bases": 1, "tokens": args.tokens, "turn_limit": args.turns}
    name = ",".join(f"{key}={value}" for key, value in options.items())
    # OpenSpiel's cached tree plays every step through our engine once, and then remembers it.
    tree = pyspiel.load_game(f"cached_tree(game=spytable_agent_hunter({name}))")
    solver = pyspiel.CFRPlusSolver(tree)
    curve = solve(tree, solver, args.iterations, args.looks)
    policy = solver.average_policy()

    root, random = tree.new_initial_state(), pyspiel.UniformRandomPolicy(tree)
    claimed = pyspiel.expected_returns(root, [policy, random], -1, True)[0]
    earned = worth(Position(settled("agent_hunter", **options)), policy)
    print(
        f"against random: {claimed:+.6f} claimed by OpenSpiel, {earned:+.6f} earned in our engine"
    )
    if args.picture:
        draw(curve, options, args.picture)
        print(f"drawn in {args.picture}")
    return {"exploitability": curve[-1][1], "claimed": claimed, "earned": earned}


def solve(tree: Any, solver: Any, iterations: int, looks: int) -> list[tuple[int, float]]:
    """Run CFR+; (iteration, exploitability) at `looks` moments, the first soon, the last at the
    end."""
    moments = {max(1, round(iterations ** (look / looks))) for look in range(1, looks + 1)}
    curve = []
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in moments:
            curve.append((iteration, pyspiel.exploitability(tree, solver.average_policy())))
            print(f"iteration {iteration}: exploitability {curve[-1][1]:.4f}", flush=True)
    return curve


def worth(position: Position, policy: Any) -> float:
    """What the policy earns in seat A against random play, in our engine and without OpenSpiel:
    every way to go on, by its probability. The policy is told what seat A has seen and done."""
    if position.over:
        return position.state.returns()[0]
    mover = position.mover
    if mover == CHANCE:
        odds = probabilities(position.outcomes())
    elif mover == 0:
        odds = policy.get_state_policy(f"A\n{position.information_state(0)}")
    else:
        legal = position.intel(mover).legal()
        odds = [(action, 1 / len(legal)) for action in legal]
    total = 0.0
    for action, probability in odds:
        if probability:
            after = position.copy()
            after.step(mover, action)
            total += probability * worth(after, policy)
    return total


def draw(curve: Sequence[tuple[int, float]], options: dict[str, int], file: Path) -> None:
    """The exploitability as a picture."""
    import matplotlib.pyplot as plt

    plt.style.use(Path(__file__).with_name("house.mplstyle"))
    figure, axes = plt.subplots()
    axes.plot(*zip(*curve, strict=True), marker="o")
    axes.axhline(0.02, color="#9db0b1", linestyle="--", linewidth=1)
    axes.annotate("0.02", (curve[0][0], 0.02), xytext=(0, 4), textcoords="offset points")
    axes.set(xscale="log", yscale="log", xlabel="iterations of CFR+", ylabel="exploitability")
    told = "{agents} agents, {bases} base, tokens: {tokens}, {turn_limit} turns".format(**options)
    axes.set_title(f"Agent Hunter ({told})", fontsize=11)
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)


if __name__ == "__main__":
    main()
