"""Law 7: replay gives the same states, in whichever order simultaneous choices came."""

from __future__ import annotations

import random
from collections.abc import Sequence

from laws.play import Step, everybody, walk, whole
from laws.settings import Setting, examples
from laws.sight import brief
from spytable.kernel.position import Position
from spytable.kernel.record import Record


def steps_of(position: Position) -> list[Step]:
    return [(step.actor, step.action) for step in position.steps]


def shuffled(position: Position, rng: random.Random) -> list[Step]:
    """The steps, each simultaneous choice in another order; every seat's own order is kept."""
    found: list[Step] = []
    block: list[Step] = []
    number = 0
    for step in position.steps:
        if step.block != number or not number:
            found += mixed(block, rng)
            block, number = [], step.block
        block.append((step.actor, step.action))
    return found + mixed(block, rng)


def mixed(steps: Sequence[Step], rng: random.Random) -> list[Step]:
    order = [actor for actor, _ in steps]
    rng.shuffle(order)
    queues = {actor: [step for step in steps if step[0] == actor] for actor in order}
    return [queues[actor].pop(0) for actor in order]


def test_law_7_replay_gives_the_same_states_step_by_step(setting: Setting) -> None:
    for number in range(examples(8 // setting.seats, times=4)):
        position = whole(setting, number)
        record = Record.parse(Record.of(position).text())
        state = position.game.new()
        for at, replayed in enumerate(record.positions()):
            assert replayed.state.same(state) and replayed.state.digest() == state.digest()
            assert steps_of(replayed) == steps_of(position)[:at]
            if at < len(position.steps):
                step = position.steps[at]
                state.apply(step.actor, step.action)
        assert state.same(position.state)
        assert replayed.steps == position.steps
        assert Record.of(replayed).text() == record.text()


def test_law_7_simultaneous_choices_may_come_in_any_order(setting: Setting) -> None:
    rng = random.Random(setting.seed(7))
    for number in range(examples(10 // setting.seats, times=4)):
        truth = whole(setting, number)
        other = Position(truth.game)
        for step in shuffled(truth, rng):
            other.step(*step)
        assert other.state.same(truth.state)
        assert other.steps == truth.steps
        assert Record.of(other) == Record.of(truth)
        for viewer in everybody(truth.game):
            assert brief(other, viewer) == brief(truth, viewer)


def test_law_7_in_a_simultaneous_choice_a_seat_sees_only_how_far_it_is_itself(
    setting: Setting,
) -> None:
    """Whatever the others have done in it so far, and in whatever order."""
    rng = random.Random(setting.seed(8))
    for number in range(examples(2, times=4)):
        truth = whole(setting, number)
        seen: dict[tuple[int, int, int], tuple[bytes, bytes]] = {}
        for _ in range(4):
            position = Position(truth.game)
            for step in [*shuffled(truth, rng), None]:
                block = position.state.simultaneous()
                for viewer in truth.game.viewers() if block else ():
                    own = sum(s.block == block and s.actor == viewer for s in position.steps)
                    now = brief(position, viewer)
                    assert seen.setdefault((block, viewer, own), now) == now
                if step is not None:
                    position.step(*step)


def test_law_7_a_clone_goes_its_own_way(setting: Setting) -> None:
    for number in range(examples(4)):
        for position, step in walk(setting, number):
            state = position.state
            before = list(state.cells)
            copy = state.clone()
            assert copy.same(state) and copy.digest() == state.digest()
            assert type(copy) is type(state)
            if step is not None:
                copy.apply(*step)
                assert list(state.cells) == before, "the original has changed too"
                assert not copy.same(state) and copy.digest() != state.digest()


def test_law_7_the_same_step_twice_gives_the_same_state(setting: Setting) -> None:
    for position, step in walk(setting, 1):
        if step is not None:
            one, other = position.state.clone(), position.state.clone()
            one.apply(*step)
            other.apply(*step)
            assert one.same(other)
