"""Duel, the game of the load benchmark, is a fair game like any other."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from typing import Any, cast

import pytest
from librt.random import Random

from bounds import to_the_end
from spytable.bench.duel import DECK
from spytable.kernel import registry
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.kernel.position import Position
from spytable.kernel.refusal import NotYourTurn, Unreadable
from spytable.kernel.state import CHANCE, OMNISCIENT, SPECTATOR
from spytable.words import Words

VIEWERS = (0, 1, SPECTATOR, OMNISCIENT)


def duel(turn_limit: int = 0) -> Game:
    """The game; it does not stay registered, since the laws try all that are."""
    module = importlib.import_module("spytable.bench.duel_game")
    registry._added.pop("duel", None)
    return cast(Game, module.DuelGame(None, turn_limit=turn_limit))


def walk(game: Game, seed: int) -> Iterator[Position]:
    """One random game, before each step and at its end."""
    chooser, rng = random.Random(seed), Random(seed)
    position = Position(game)
    for _ in to_the_end(position):
        yield position
        if position.mover == CHANCE:
            position.roll(rng)
        else:
            position.play(chooser.choice(position.intel(position.mover).legal()))
    yield position


def cards(intel: Intel) -> list[int]:
    """Every card that an Intel without secrets shows."""
    known = cast(Any, intel)
    return sorted([*known.hands[0], *known.hands[1], *known.table])


@pytest.mark.parametrize("seed", range(3))
def test_all_52_cards_are_in_the_hands_on_the_table_or_in_the_deck(seed: int) -> None:
    for position in walk(duel(40), seed):
        left = [card for card in range(52) for _ in range(position.state.cells[DECK + card])]
        assert sorted(cards(position.intel(OMNISCIENT)) + left) == list(range(52))
        assert cast(Any, position.intel(SPECTATOR)).deck == len(left)


@pytest.mark.parametrize("seed", range(3))
def test_a_sample_looks_to_the_viewer_like_the_truth(seed: int) -> None:
    game = duel(30)
    for position in walk(game, seed):
        for viewer in VIEWERS:
            intel = position.intel(viewer)
            samples = [intel.sample(Random(n)) for n in range(3)]
            assert all(game.intel(sample, viewer) == intel for sample in samples)
            assert all(sample.legal(0) == position.state.legal(0) for sample in samples)
            if viewer >= 0:
                assert len({sample.key(viewer) for sample in samples}) == 1
                assert intel.legal() == position.state.legal(viewer)


def test_another_hand_changes_nothing_that_a_viewer_is_shown() -> None:
    game = duel()
    one, other = Position(game), Position(game)
    for card in range(10):
        one.draw(card)
        other.draw(card if card < 5 else 51 - card)
    for viewer in (0, SPECTATOR):
        assert one.lines(viewer) == other.lines(viewer)
        assert one.intel(viewer) == other.intel(viewer)
    assert one.state.key(0) == other.state.key(0) and one.state.key(1) != other.state.key(1)
    assert one.intel(1) != other.intel(1)


def test_a_card_is_played_scored_and_replaced_and_the_eleventh_goes_back() -> None:
    position = Position(duel())
    for card in range(10):
        position.draw(card)
    assert position.lines(0)[-1].split() == ["*", "draw", "?", ";", "for", "B"]
    position.play("play 2")
    assert position.line(10).split() == ["A", "play", "2", ";", "shows", "2"]
    position.draw(50)
    known = cast(Any, position.intel(0))
    assert known.hands == ((0, 1, 3, 4, 50), None)
    assert (known.table, known.scores, known.turn, known.to_act) == ((2,), (2, 0), 1, (1,))
    for _ in range(10):
        assert 2 not in dict(position.state.chance())
        position.play(0)
        position.roll(Random(1))
    known = cast(Any, position.intel(SPECTATOR))
    assert 2 not in known.table and len(known.table) == 10 and known.deck == 32


def test_it_ends_by_its_turn_limit_alone() -> None:
    *_, end = walk(duel(7), 1)
    assert len(end.steps) == end.state.bound() == 10 + 2 * 7
    assert sorted(end.state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    assert duel().new().bound() == 0


def test_moves_are_read_as_they_are_written() -> None:
    game = duel()
    assert [game.parse(game.text(action)) for action in range(5)] == list(range(5))
    assert [game.parse(game.text(c, chance=True), chance=True) for c in range(52)] == [*range(52)]
    for text in ("play 5", "play 02", "draw 3", "play", "play ٢"):
        with pytest.raises(Unreadable):
            game.parse(text)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_its_words_are_there(lang: str) -> None:
    game = duel(2)
    registry.register(type(game))
    try:
        words = Words(lang, "duel", ("Ada", "Max"))
    finally:
        registry._added.pop("duel")
    for position in walk(game, 1):
        assert words.prompt(game, position.intel(0))
        if position.mover == CHANCE:
            with pytest.raises(NotYourTurn) as refused:
                position.step(0, 0)
            assert words.refusal(refused.value.refusal)
    for step in position.steps:
        assert all(words.log(game, step.seen(v), v) or step.actor == CHANCE for v in (0, 1))
