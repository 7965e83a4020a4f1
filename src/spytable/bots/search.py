# compiled
"""Search for games with hidden information: ISMCTS, written once against the kernel.

Each simulation plays in a state drawn from what the searching seat knows. A
node belongs to the seat that moves there and is found by what that seat has
observed (`State.key`), its own secrets included, so that no branch gives away
another seat's hidden cards. In half of the simulations the searcher's own
secrets are drawn afresh too, as another seat must hold them possible: else the
simulated enemy would play as if it knew them. Selection is PUCT with the
game's playbook as prior and playout.
"""

from __future__ import annotations

from math import sqrt

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from spytable.bots.playbook import Playbook
from spytable.kernel.chance import below
from spytable.kernel.state import CHANCE, OVER, State, mix


class Node:
    """A decision of one seat: its actions, and how each has done."""

    def __init__(self, actions: tuple[int, ...], prior: vec[float]) -> None:
        self.actions = actions
        self.prior = prior
        self.visits = vec[i64]([0] * len(actions))
        self.totals = vec[float]([0.0] * len(actions))
        self.count: i64 = 0

    def select(self, explore: float) -> i64:
        """The index to try next: what has done well, and what promises more than it was tried."""
        width = explore * sqrt(float(self.count + 1))
        mean = 0.0
        if self.count:
            for total in self.totals:
                mean += total
            mean /= float(self.count)
        best: i64 = 0
        best_value = -1e9
        for at in range(len(self.prior)):
            prior = self.prior[at]
            if prior == 0.0:
                continue
            tried = self.visits[at]
            value = self.totals[at] / float(tried) if tried else mean
            value += width * prior / float(1 + tried)
            if value > best_value:
                best_value = value
                best = at
        return best


class Search:
    """A tree that grows by simulations from one decision of one seat."""

    def __init__(
        self, root: State, seat: i64, playbook: Playbook, informed: bool, explore: float, seed: i64
    ) -> None:
        """`root` is any state the seat holds possible: a sample of its Intel."""
        self.root = root
        self.seat = seat
        self.playbook = playbook
        self.informed = informed
        self.explore = explore
        self.rng = Random(seed)
        self.nodes: dict[int, Node] = {}
        self.longest: i64 = playbook.horizon()
        first = root.clone()
        playbook.believe(first, seat, self.rng)
        self.top: Node = self._expand(first, seat)

    def grow(self, simulations: i64) -> None:
        done: i64 = 0
        while done < simulations:
            self._simulate()
            done += 1

    def _draw(self) -> State:
        """A state for one simulation."""
        rng = self.rng
        state = self.root.clone()
        self.playbook.believe(state, self.seat, rng)
        if rng.randrange(2) == 0:  # as another seat must hold it possible
            seats = state.seats()
            other = (self.seat + 1 + below(rng, seats - 1)) % seats
            self.playbook.believe(state, other, rng)
        return state

    def _simulate(self) -> None:
        state = self._draw()
        path: list[Node] = []
        turns = vec[i64]()
        choices = vec[i64]()
        from_end: list[float]
        while True:
            mover = state.mover()
            if mover == CHANCE:
                state.apply(CHANCE, state.draw(self.rng))
                continue
            if mover == OVER:
                from_end = state.returns()
                break
            node = self.nodes.get(_place(state, mover))
            if node is None:
                self._expand(state, mover)
                from_end = self._finish(state)
                break
            choice = node.select(self.explore) if len(node.actions) > 1 else 0
            path.append(node)
            turns = append(turns, mover)
            choices = append(choices, choice)
            state.apply(mover, node.actions[choice])
        at: i64 = 0
        for node in path:
            node.count += 1
            node.visits[choices[at]] += 1
            node.totals[choices[at]] += from_end[turns[at]]
            at += 1

    def _expand(self, state: State, mover: i64) -> Node:
        actions = state.legal(mover)
        if self.informed:
            prior = self.playbook.prior(state, mover, actions)
        else:
            prior = vec[float]([1.0 / len(actions)] * len(actions))
        node = Node(actions, prior)
        self.nodes[_place(state, mover)] = node
        return node

    def _finish(self, state: State) -> list[float]:
        """Play on quickly to the end, and what each seat gets."""
        rng = self.rng
        steps: i64 = 0
        while steps < self.longest:
            mover = state.mover()
            if mover >= 0:
                actions = state.legal(mover)
                if self.informed:
                    action = self.playbook.playout(state, mover, actions, rng)
                else:
                    action = actions[below(rng, len(actions))]
                state.apply(mover, action)
            elif mover == CHANCE:
                state.apply(CHANCE, state.draw(rng))
            else:
                return state.returns()
            steps += 1
        return self.playbook.value(state)


def _place(state: State, mover: i64) -> i64:
    return mix(state.key(mover), mover)
