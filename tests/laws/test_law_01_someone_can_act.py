"""Law 1: someone can act until the end."""

from __future__ import annotations

from itertools import takewhile

from laws.play import everybody, glances, seats_of, walk
from laws.settings import Setting, examples
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.state import CHANCE, OMNISCIENT, OVER, State


def assert_someone_can_act(game: Game, state: State) -> None:
    mover = state.mover()
    seats = seats_of(state.to_act())
    assert all(seat < game.seats for seat in seats)
    if mover >= 0:
        assert seats and mover == seats[0], "mover() is the lowest seat of to_act()"
    else:
        assert mover in (CHANCE, OVER) and not seats
    assert bool(state.simultaneous()) or len(seats) <= 1
    assert not state.simultaneous() or seats, "a simultaneous choice has somebody to choose"
    assert mover != CHANCE or state.chance(), "chance has outcomes"


def assert_legal_is_in_order(game: Game, state: State) -> None:
    seats = seats_of(state.to_act())
    for seat in range(game.seats):
        legal = state.legal(seat)
        assert isinstance(legal, tuple)
        assert bool(legal) == (seat in seats), f"seat {seat} of {seats}: {legal}"
        assert list(legal) == sorted(set(legal)), "ascending, each once"
        assert all(0 <= action < game.actions() for action in legal)


def choosing(position: Position) -> set[int]:
    """Who takes part in the simultaneous choice that is going on, done or not."""
    block = position.state.simultaneous()
    begun = takewhile(lambda step: step.block == block, reversed(position.steps))
    return {*seats_of(position.state.to_act()), *(step.actor for step in begun)}


def assert_intel_agrees(position: Position) -> None:
    game, state = position.game, position.state
    seats = seats_of(state.to_act())
    assert state.seats() == game.seats
    for viewer in everybody(game):
        intel = position.intel(viewer)
        assert intel.viewer == viewer
        assert intel.over == position.over == (state.mover() == OVER)
        if viewer == OMNISCIENT or not state.simultaneous():
            assert list(intel.to_act) == seats
        elif viewer >= 0:
            assert (viewer in intel.to_act) == (viewer in seats)
            assert choosing(position) - {viewer} <= set(intel.to_act), "the others count"
        expected = state.legal(viewer) if viewer >= 0 else ()
        assert intel.legal() == expected, "what is known to be legal is what is legal"


def test_law_1_someone_can_act_until_the_end(setting: Setting) -> None:
    for number in range(examples(12)):
        for position, _ in walk(setting, number):
            assert_someone_can_act(position.game, position.state)
            assert_legal_is_in_order(position.game, position.state)


def test_law_1_every_viewer_knows_who_can_act_and_what_it_can_do_itself(setting: Setting) -> None:
    for number in range(examples(4, times=3)):
        for position, _ in glances(setting, number):
            assert_intel_agrees(position)
