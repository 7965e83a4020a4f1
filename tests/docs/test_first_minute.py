"""What a newcomer types in the first minute, with `import spytable` and nothing else."""

from __future__ import annotations

import copy
import pickle
import random
import re
import subprocess
import sys

import pytest

import spytable
from bounds import to_the_end
from spytable.games.agent_hunter.moves import AttackWith, Put
from spytable.games.spywhere.moves import Keep
from spytable.kernel import registry
from spytable.kernel.game import Game
from spytable.kernel.refusal import BadInput, NotLegal, NotYourTurn, Refused, Unreadable
from spytable.kernel.registry import games
from spytable.kernel.state import CHANCE, OVER
from toy.game import DeadDrop

GAMES = [name for name, kind in games().items() if kind.__module__.startswith("spytable.")]


def hunt() -> spytable.Position:
    return spytable.Position(spytable.game("agent_hunter"), seed=7)


def placed() -> spytable.Position:
    """Both have placed 0, 1, 2 and the first player is drawn."""
    position = hunt()
    for _ in "AB":
        for text in ("put 0", "put 1", "put 2", "done"):
            position.play(text)
    return position


def researched(name: str) -> Game:
    return spytable.game(name, **games()[name].research_options())


def whole(game: Game, seed: int) -> spytable.Position:
    chooser = random.Random(seed)
    position = spytable.Position(game, seed=seed)
    for _ in to_the_end(position):
        position.play(chooser.choice(position.moves()))
    return position


# -- chance ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_with_a_seed_chance_never_waits_and_the_same_seed_gives_the_same_game(name: str) -> None:
    game = researched(name)
    position = whole(game, 3)
    assert position.mover == OVER and position.steps == whole(game, 3).steps
    began = spytable.Position(game, seed=3)
    assert began.mover >= 0
    texts = {spytable.Record.of(whole(game, seed)).text() for seed in range(3)}
    assert len(texts) == 3


@pytest.mark.parametrize("name", GAMES)
def test_without_a_seed_chance_waits_and_brings_what_it_is_told(name: str) -> None:
    position = spytable.Position(researched(name))
    while position.mover != CHANCE:
        position.play(position.moves()[-1])
    steps = len(position.steps)
    first, *_ = position.moves()
    other = position.copy()
    position.draw(first)
    assert len(position.steps) == steps + 1 and position.steps[-1].actor == CHANCE
    other.draw(other.game.write(first))
    assert other.steps == position.steps


def test_no_seed_is_too_large_or_too_small() -> None:
    game = spytable.game("spywhere")
    for seed in (0, -1, 2**63, 10**30, -(10**30)):
        first = spytable.Position(game, seed=seed)
        assert first.mover >= 0 and first.steps == spytable.Position(game, seed=seed).steps


def test_a_copy_and_what_was_pickled_are_brought_the_same() -> None:
    game = spytable.game("spywhere")
    position = spytable.Position(game, seed=5)
    others = [
        position.copy(),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position)),
    ]
    for _ in range(6):
        move = position.moves()[0]
        for each in (position, *others):
            each.play(move)
    assert all(other.steps == position.steps for other in others)


def test_a_move_taken_back_and_made_again_brings_the_same() -> None:
    position = hunt()
    position.play("put 3")
    position.take_back(0)
    assert repr(position) == "<Position agent_hunter, 2 seats, 0 steps, A and B to move>"
    for _ in "AB":
        for text in ("put 0", "put 1", "put 2", "done"):
            position.play(text)
    assert position.steps == placed().steps


def test_going_back_lets_chance_act_again_by_the_same_seed() -> None:
    position = placed()
    steps = list(position.steps)
    assert steps[-1].actor == CHANCE
    position.back_to(len(steps) - 1)
    assert position.steps == steps


# -- moves -------------------------------------------------------------------------------------


def test_a_move_is_a_typed_value_a_text_or_a_number() -> None:
    position = hunt()
    assert position.moves() == tuple(Put(number) for number in range(10))
    position.play(Put(3))
    position.play("put 5")
    position.play(7)
    assert [step.action for step in position.steps] == [3, 5, 7]


def test_another_seat_that_may_act_is_named() -> None:
    position = hunt()
    position.play("put 3", seat=1)
    assert position.moves(1) == tuple(Put(number) for number in range(10) if number != 3)
    assert [step.actor for step in position.steps] == [1]


@pytest.mark.parametrize("name", GAMES)
def test_every_move_that_there_is_can_be_played_in_each_of_its_forms(name: str) -> None:
    position = spytable.Position(researched(name), seed=1)
    chooser = random.Random(1)
    for _ in range(20):
        if position.over:
            break
        actions = position.state.legal(position.mover)
        assert [position.game.code(move) for move in position.moves()] == list(actions)
        move = chooser.choice(position.moves())
        action = position.game.code(move)
        assert action is not None
        after = [position.copy() for _ in range(3)]
        after[0].play(move)
        after[1].play(position.game.write(move))
        after[2].play(action)
        assert after[0].steps == after[1].steps == after[2].steps
        position = after[0]


def test_who_has_nothing_to_decide_has_no_moves() -> None:
    position = placed()
    assert position.moves(1 - position.mover) == () == position.moves(9)
    assert whole(researched("agent_hunter"), 1).moves() == ()


# -- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "kind", "why"),
    [
        ("atack left with 3", Unreadable, "“atack left with 3” is not a move in this game."),
        ("", Unreadable, "“” is not a move in this game."),
        ("attack left with 12", NotLegal, "There is no agent 12: they go from 0 to 9. (AH-1)"),
        (AttackWith(0, 12), NotLegal, "There is no agent 12: they go from 0 to 9. (AH-1)"),
        ("attack left with 1", NotLegal, "Your 1 is on your middle base, not in your hand. (AH-5)"),
        ("first A", NotLegal, "The first player is drawn at random: nobody chooses. (AH-3)"),
        (Keep(), Unreadable, "“Keep()” is not a move in this game."),
        (999, NotLegal, "There is no such move in this game."),
        (-1, NotLegal, "There is no such move in this game."),
        (1 << 70, NotLegal, "There is no such move in this game."),
    ],
)
def test_a_wrong_move_says_why_and_changes_nothing(
    move: int | str | AttackWith | Keep, kind: type[Refused], why: str
) -> None:
    position = placed()
    steps = list(position.steps)
    with pytest.raises(kind) as refused:
        position.play(move)
    assert str(refused.value) == why
    assert position.steps == steps


def test_a_seat_that_is_not_to_move_is_told_so() -> None:
    position = placed()
    with pytest.raises(NotYourTurn, match=r"It is your opponent’s turn\. \(AH-\d+\)"):
        position.play("attack left with 5", seat=1 - position.mover)
    for seat in (-1, 2, 1 << 70):
        with pytest.raises(NotYourTurn, match="no such seat"):
            position.play("attack left with 5", seat=seat)


def test_while_chance_waits_a_player_is_told_so() -> None:
    position = spytable.Position(spytable.game("agent_hunter"))
    for _ in "AB":
        for text in ("put 0", "put 1", "put 2", "done"):
            position.play(text)
    with pytest.raises(NotYourTurn, match=r"The first player has not been drawn yet\. \(AH-3\)"):
        position.play("attack left with 5")
    for wrong in (7, "first C", "put 3", Put(3)):
        with pytest.raises(Refused):
            position.draw(wrong)
    position.draw("first B")
    assert position.mover == 1


def test_after_the_end_a_move_is_told_so() -> None:
    with pytest.raises(NotYourTurn, match=r"The game is over\. \(AH-"):
        whole(researched("agent_hunter"), 1).play("attack left with 5")


def test_a_seat_before_an_action_is_no_way_to_play() -> None:
    """Who means `step` is stopped, and does not play action 0 by mistake."""
    with pytest.raises(TypeError):
        hunt().play(0, 3)  # type: ignore[call-arg]


# -- looking -----------------------------------------------------------------------------------


def test_repr_says_how_far_it_is_and_who_is_to_move() -> None:
    position = hunt()
    position.play("put 3")
    assert repr(position) == "<Position agent_hunter, 2 seats, 1 step, A and B to move>"
    assert repr(placed()) == "<Position agent_hunter, 2 seats, 9 steps, A to move>"
    end = whole(researched("agent_hunter"), 1)
    assert repr(end).endswith(" steps, over: A 1, B -1>")
    waiting = spytable.Position(spytable.game("spywhere", 3))
    assert repr(waiting) == "<Position spywhere, 3 seats, 0 steps, chance to act>"


@pytest.mark.parametrize("name", GAMES)
def test_printed_it_is_the_table_of_the_mover_as_plain_text(name: str) -> None:
    position = spytable.Position(researched(name), seed=2)
    shown = str(position)
    assert shown == position.picture(position.mover)
    assert "\x1b" not in shown and all(len(line) <= 100 for line in shown.splitlines())
    assert position.game.write(position.moves()[0]) in shown
    assert "You" in shown and "You" not in position.picture(spytable.SPECTATOR)
    assert str(whole(position.game, 1))


def test_a_picture_tells_a_viewer_nothing_but_what_it_knows() -> None:
    position = placed()
    mine, other = position.mover, 1 - position.mover
    assert "left: 0" in position.picture(mine)
    assert position.picture(mine).count("left: 0") == 1
    assert "left: 0" not in position.picture(spytable.SPECTATOR)
    assert position.picture(spytable.OMNISCIENT).count("left: 0") == 2
    assert position.picture(mine) != position.picture(other)


def test_a_game_that_draws_nothing_itself_is_drawn_from_its_intel() -> None:
    registry.register(DeadDrop)
    try:
        drawn = str(spytable.Position(DeadDrop(), seed=1))
    finally:
        registry._added.pop(DeadDrop.meta.name)
    assert "Dead drop" in drawn and "> bid 0 | bid 1 | bid 2" in drawn
    assert len(re.findall(r"^Dealt +\d$", drawn, re.MULTILINE)) == 1
    assert len(re.findall(r"^Dealt +\?$", drawn, re.MULTILINE)) == 1


# -- bots --------------------------------------------------------------------------------------


def test_a_bot_is_one_word_away_and_given_intel_only() -> None:
    position = hunt()
    chosen = spytable.bot("greedy", position.game, seed=1).choose(position.intel(0))
    assert chosen in position.intel(0).legal()
    with pytest.raises(BadInput, match="unknown bot 'clever'"):
        spytable.bot("clever", position.game)


def test_importing_spytable_brings_no_bots_and_no_drawing() -> None:
    code = "import sys, spytable; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"spytable.bots", "spytable.drawing", "rich"} & set(done.stdout.split())
