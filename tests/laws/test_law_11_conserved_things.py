"""Law 11: what a game is made of is conserved; no step adds, loses or doubles a thing."""

from __future__ import annotations

from laws.homes import perft_of
from laws.play import glances
from laws.settings import Setting, examples
from spytable.kernel.state import CHANCE, OMNISCIENT, State


def successors(state: State, seats: int) -> list[State]:
    """The states after every single step there is."""
    steps = [(CHANCE, outcome) for outcome, _ in state.chance()] if state.mover() == CHANCE else []
    steps += [(seat, action) for seat in range(seats) for action in state.legal(seat)]
    found = []
    for actor, action in steps:
        after = state.clone()
        after.apply(actor, action)
        found.append(after)
    return found


def test_law_11_every_step_there_is_conserves_all_things(setting: Setting) -> None:
    stock = perft_of(setting.name).stock
    for number in range(examples(3, times=4)):
        game = setting.game()
        whole = stock(game.intel(game.new(), OMNISCIENT))
        for position, _ in glances(setting, number):
            for state in (position.state, *successors(position.state, setting.seats)):
                assert stock(game.intel(state, OMNISCIENT)) == whole
