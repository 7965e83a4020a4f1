"""Law 10: fixed node counts, confirmed by a second implementation that plays in lock-step."""

from __future__ import annotations

import pytest

from laws.homes import Fixed, Second, perft_of, second_of
from laws.play import retold, seats_of, texts, walk
from laws.settings import SOAK, Setting, examples, kinds
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.state import CHANCE, State

_SLOW = 25_000
"""So many nodes the second counter is asked to count in `make test`; all in `make soak`."""


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` steps there are; the lowest seat acts first."""
    mover = state.mover()
    steps = [o for o, _ in state.chance()] if mover == CHANCE else []
    steps += state.legal(mover) if mover >= 0 else ()
    if depth <= 1:
        return len(steps) if depth else 1
    total = 0
    for step in steps:
        after = state.clone()
        after.apply(mover, step)
        total += perft(after, depth - 1)
    return total


def second_perft(table: Second, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for actor in sorted(table.to_act())[:1]:
        for text in table.legal(actor):
            after = table.copy()
            after.play(actor, text)
            total += second_perft(after, depth - 1)
    return total


FIXED = [
    pytest.param(name, fixed, id=f"{name}-{fixed.name}")
    for name in kinds()
    for fixed in perft_of(name).FIXED
]


@pytest.mark.parametrize(("kind", "fixed"), FIXED)
def test_law_10_the_engine_has_the_fixed_node_counts(kind: str, fixed: Fixed) -> None:
    for game in fixed.games(kinds()[kind]):
        state = retold(game, fixed.steps).state
        counts = [perft(state, depth) for depth in range(1, len(fixed.counts) + 1)]
        assert counts == list(fixed.counts) and len(counts) >= 3, f"rules {game.version}"


@pytest.mark.parametrize(("kind", "fixed"), FIXED)
def test_law_10_a_second_counter_confirms_them(kind: str, fixed: Fixed) -> None:
    game = fixed.games(kinds()[kind])[-1]
    older = {"rules": game.version} if game.version < game.meta.rules_version else {}
    table = perft_of(kind).table(fixed.seats, older | game.options)
    for actor, text in fixed.steps:
        table.play(actor, text)
    for depth, count in enumerate(fixed.counts, 1):
        if count <= _SLOW or SOAK:
            assert second_perft(table, depth) == count


def legal_texts(game: Game, state: State, seat: int) -> set[str]:
    return {game.text(action) for action in state.legal(seat)}


def assert_agree(position: Position, table: Second) -> None:
    game, state = position.game, position.state
    actors = set(seats_of(state.to_act())) or ({CHANCE} if state.mover() == CHANCE else set())
    assert set(table.to_act()) == actors
    for seat in range(game.seats):
        assert legal_texts(game, state, seat) == set(table.legal(seat))
    assert list(table.scores()) == state.scores()
    if position.over:
        assert [float(value) for value in table.returns()] == state.returns()


def test_law_10_the_second_implementation_agrees_step_by_step(setting: Setting) -> None:
    for number in range(examples(6)):
        table = second_of(setting.name, setting.seats, dict(setting.options), setting.own)
        for position, step in walk(setting, number):
            assert_agree(position, table)
            if step is not None:
                table.play(step[0], position.game.text(step[1], chance=step[0] == CHANCE))


def test_law_10_two_games_look_alike_in_both_implementations_or_in_neither(
    setting: Setting,
) -> None:
    """What a viewer saw of a game, told by one implementation, is told by the other as well."""
    to_second: dict[tuple[int, str], list[object]] = {}
    to_first: dict[tuple[int, str], str] = {}
    for number in range(examples(24 // setting.seats)):
        game = setting.game()
        table = second_of(setting.name, setting.seats, dict(setting.options), setting.own)
        position = Position(game)
        for actor, text in texts(list(walk(setting, number))[-1][0]):
            for viewer in game.viewers():
                told, seen = position.information_state(viewer), list(table.seen(viewer))
                assert to_second.setdefault((viewer, told), seen) == seen
                assert to_first.setdefault((viewer, repr(seen)), told) == told
            position.step(actor, game.parse(text, chance=actor == CHANCE))
            table.play(actor, text)
