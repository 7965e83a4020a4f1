"""Bots by name, and what every bot publishes."""

from __future__ import annotations

from time import perf_counter

import pytest

from bounds import until
from spytable import Position, game
from spytable.bots import bot
from spytable.kernel.refusal import BadInput

HUNT = game("agent_hunter")


def first_turn() -> Position:
    position = Position(HUNT)
    for seat in (0, 1):
        for text in ("put 3", "put 7", "put 1", "done"):
            position.play(text, seat=seat)
    position.draw(0)
    return position


@pytest.mark.parametrize("spec", ["random", "greedy", "search", "search:40", "search:20ms"])
def test_a_policy_is_probabilities_over_the_legal_moves(spec: str) -> None:
    intel = first_turn().intel(0)
    policy = bot(spec, HUNT, seed=4).policy(intel)
    assert set(policy) <= set(intel.legal())
    assert sum(policy.values()) == pytest.approx(1) and min(policy.values()) >= 0


@pytest.mark.parametrize("spec", ["random", "greedy", "search:40"])
def test_the_same_seed_chooses_the_same(spec: str) -> None:
    intel = first_turn().intel(0)
    choices = [[bot(spec, HUNT, seed=s).choose(intel) for s in range(12)] for _ in range(2)]
    assert choices[0] == choices[1]


def test_what_search_puts_face_down_cannot_be_foreseen() -> None:
    intel = Position(HUNT).intel(0)
    policy = bot("search:400", HUNT, seed=1).policy(intel)
    assert len(policy) == 10 and max(policy.values()) < 0.5


def test_a_time_budget_is_kept() -> None:
    searcher = bot("search:100ms", HUNT, seed=1)
    intel = first_turn().intel(0)
    began = perf_counter()
    searcher.policy(intel)
    assert 0.1 <= perf_counter() - began < 2


def test_greedy_takes_a_base_that_is_certain() -> None:
    position = first_turn()
    position.play("attack left with 2", seat=0)
    position.play("attack left with 5", seat=1)
    position.play("attack left with 4", seat=0)  # between 2 and 4: B's left agent is the 3
    position.play("attack left with 6", seat=1)
    # A's own 3 lies on its left base, so only an attack from there takes the base for sure.
    choice = bot("greedy", HUNT).choose(position.intel(0))
    assert HUNT.text(choice) == "attack left from left"


@pytest.mark.parametrize(
    "spec", ["", "search:", "search:1h", "search:-5", "search:99999999999", "x"]
)
def test_a_name_that_is_no_bot_is_refused(spec: str) -> None:
    with pytest.raises(BadInput):
        bot(spec, HUNT)


def test_time_is_shared_among_the_small_moves_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    match = game("spy_connection", 2)
    state = match.new()
    for _ in until(lambda: state.mover() >= 0):
        state.apply(state.mover(), state.chance()[0][0])
    looks: list[float] = []

    def clock() -> float:
        looks.append(len(looks) / 8)
        return looks[-1]

    monkeypatch.setattr("spytable.bots.perf_counter", clock)
    bot("search:4s", match, 1).choose(match.intel(state, state.mover()))
    assert looks[-1] == 4 / match.meta.turn_moves
