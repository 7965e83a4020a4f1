"""Law 8: undo then redo gives the same state; undo goes as far as it may, and tells nobody a thing.

A seat may take back its own moves down to the last chance step, the last thing shown to
anybody, or the last move of another seat; nothing once the turn has passed on. In a secret
simultaneous choice the others' moves do not count, until all have chosen: then it stands.
"""

from __future__ import annotations

import random

import pytest
from librt.random import Random

from laws.homes import rivals_of
from laws.play import any_step, everybody, glances, retold, seats_of, texts, twin
from laws.settings import SOAK, Setting, examples
from laws.sight import brief
from spytable.kernel.position import Position, Step
from spytable.kernel.record import Record
from spytable.kernel.refusal import NotLegal
from spytable.kernel.state import CHANCE
from spytable.kernel.undo import depth


def told(position: Position) -> tuple[object, ...]:
    """All that can be seen of a position, by everybody."""
    briefs = tuple(brief(position, viewer) for viewer in everybody(position.game))
    return list(position.state.cells), list(position.steps), Record.of(position).text(), briefs


def may_take_back(position: Position, seat: int) -> int:
    """Law 8 counted from the trail alone, from the last step back."""
    going_on = position.state.simultaneous()
    if not going_on and seat not in seats_of(position.state.to_act()):
        return 0
    count = 0
    for step in reversed(position.steps):
        ours = step.actor == seat
        if step.block != going_on or shows(step) or not (ours or going_on):
            break
        count += ours
    return count


def shows(step: Step) -> bool:
    return any(e.shows() for viewer in everybody(step.game) for e in step.seen(viewer))


def test_law_8_undo_goes_exactly_as_far_as_the_trail_allows(setting: Setting) -> None:
    for number in range(examples(8, times=1)):
        for position, _ in glances(setting, number):
            for seat in range(setting.seats):
                found, most = depth(position, seat), may_take_back(position, seat)
                assert found == most, f"seat {seat} after {texts(position)}"


def test_law_8_chance_and_what_is_shown_cannot_be_taken_back(setting: Setting) -> None:
    for number in range(examples(2, times=2)):
        for position, _ in glances(setting, number):
            last = position.steps[-1] if position.steps else None
            if last is not None and (last.actor == CHANCE or shows(last)):
                assert not any(depth(position, seat) for seat in range(setting.seats))


def test_law_8_taking_back_more_than_allowed_is_refused_and_changes_nothing(
    setting: Setting,
) -> None:
    for position, _ in glances(setting, 0):
        before = told(position)
        for seat in range(setting.seats):
            if depth(position, seat) == 0:
                with pytest.raises(NotLegal):
                    position.take_back(seat)
        assert told(position) == before


def test_law_8_undo_then_redo_gives_the_same_state_log_and_record(setting: Setting) -> None:
    rng = random.Random(setting.seed(8))
    for number in range(examples(2, times=2)):
        for position, _ in glances(setting, number):
            for seat in range(setting.seats):
                most = depth(position, seat)
                if most == 0:
                    continue
                other = twin(position)
                own = [step.action for step in position.steps if step.actor == seat]
                back = rng.randint(1, most)
                for count in range(back):
                    other.take_back(seat)
                    assert depth(other, seat) == most - count - 1
                for action in own[-back:]:
                    other.step(seat, action)
                assert told(other) == told(position)


def test_law_8_after_undo_everybody_sees_what_was_before_the_move(setting: Setting) -> None:
    for number in range(examples(2, times=2)):
        for position, step in glances(setting, number):
            if step is None or step[0] == CHANCE:
                continue
            seat, action = step
            other = after_move(position, seat, action)
            if depth(other, seat):
                other.take_back(seat)
                assert told(other) == told(position)


def test_law_8_a_game_with_moves_taken_back_is_the_game_of_the_moves_that_stand(
    setting: Setting,
) -> None:
    for number in range(examples(2, times=2)):
        rng = random.Random(setting.seed(number))
        game = setting.game()
        position = Position(game)
        while (step := any_step(game, position.state, rng)) and len(position.steps) < 80:
            position.step(*step)
            seat = rng.randrange(game.seats)
            if rng.random() < 0.5 and depth(position, seat):
                position.take_back(seat)
                if SOAK or rng.random() < 0.4:
                    assert told(position) == told(retold(game, texts(position)))
        assert told(position) == told(retold(game, texts(position)))


def test_law_8_what_is_announced_as_binding_cannot_be_taken_back_and_nothing_else(
    setting: Setting,
) -> None:
    """In a secret simultaneous choice nobody can know which choice is the last, which binds all."""
    for number in range(examples(2, times=2)):
        for position, _ in glances(setting, number):
            for seat in range(setting.seats):
                sample = position.intel(seat).sample(Random(0))
                for action in sample.legal(seat):
                    other = after_move(position, seat, action)
                    binds = sample.binds(seat, action)
                    free = depth(other, seat) > 0
                    what = f"{seat} {position.game.text(action)!r} after {texts(position)}"
                    assert free or binds, f"not announced as binding: {what}"
                    if not position.state.simultaneous():
                        assert binds != free, f"announced as binding, but is not: {what}"


def test_law_8_nobody_learns_anything_hidden_from_what_can_be_taken_back(
    setting: Setting,
) -> None:
    """In every rival of the position before, the viewer could have come to see just the same."""
    rivals = rivals_of(setting.name, setting.own)
    rng = random.Random(setting.seed(9))
    for number in range(examples(2, times=2)):
        for position, step in glances(setting, number):
            if step is None or step[0] == CHANCE:
                continue
            seat, action = step
            after = after_move(position, seat, action)
            if depth(after, seat) == 0:
                continue
            steps, options = texts(position), dict(setting.options)
            for viewer in position.game.viewers():
                seen = brief(after, viewer)
                for other in rivals(options, steps, viewer, rng, 2, seats=setting.seats):
                    rival = retold(position.game, other)
                    assert might_see(rival, seat, action, viewer, seen), (
                        f"viewer {viewer} learnt something from {seat} "
                        f"{position.game.text(action)!r} after {steps}; rival {other}"
                    )


def might_see(
    rival: Position, seat: int, action: int, viewer: int, seen: tuple[bytes, bytes]
) -> bool:
    """Whether the viewer might see that next: the seat by that very move, others by any or none."""
    if viewer != seat:
        moves = rival.state.legal(seat)
        return seen == brief(rival, viewer) or any(
            seen == brief(after_move(rival, seat, move), viewer) for move in moves
        )
    after = after_move(rival, seat, action)
    # By ending a simultaneous choice the seat learns that it was the last, and cannot go back.
    ended = after.state.simultaneous() != rival.state.simultaneous() != 0
    return ended or seen == brief(after, viewer)


def after_move(position: Position, seat: int, action: int) -> Position:
    after = twin(position)
    after.step(seat, action)
    return after
