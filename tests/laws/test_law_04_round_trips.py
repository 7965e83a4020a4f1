"""Law 4: JSON, pickle, text and record round-trip at every step."""

from __future__ import annotations

import pickle

import msgspec

from laws.play import everybody, glances, walk, whole
from laws.settings import SOAK, Setting, examples
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.kernel.position import Position
from spytable.kernel.record import Record
from spytable.kernel.refusal import Unreadable
from spytable.kernel.state import CHANCE, OMNISCIENT

NAMES = ("Ada", "search:50", "Zoë ; the 2nd", "# nobody")


def assert_intel_round_trips(game: Game, intel: Intel) -> None:
    data = msgspec.json.encode(intel)
    again = msgspec.json.decode(data, type=game.intel_type)
    assert again == intel and type(again) is type(intel)
    assert msgspec.json.encode(again) == data
    assert pickle.loads(pickle.dumps(intel)) == intel
    strict = msgspec.convert(msgspec.to_builtins(intel), game.intel_type, strict=True)
    assert strict == intel, "no number has become a text, no tuple another thing"


def assert_move_round_trips(game: Game, action: int, chance: bool) -> None:
    move = game.move(action, chance=chance)
    text = game.write(move)
    assert game.text(action, chance=chance) == text
    assert game.read(text) == move
    assert game.code(move) == action
    assert game.parse(text, chance=chance) == action
    assert game.parse(f"  {text.replace(' ', '   ')}\t", chance=chance) == action
    assert pickle.loads(pickle.dumps(move)) == move
    data = msgspec.json.encode(move)
    assert msgspec.json.decode(data, type=type(move)) == move


def assert_record_round_trips(position: Position) -> None:
    names = tuple(f"{NAMES[seat % 4]} {seat}" for seat in range(position.game.seats))
    record = Record.of(position, names)
    text = record.text()
    read = Record.parse(text)
    assert read == record
    assert read.text() == text
    assert Record.parse(text.replace("\n", "\r\n")) == record
    data = msgspec.json.encode(record)
    assert msgspec.json.decode(data, type=Record) == record
    assert pickle.loads(pickle.dumps(record)) == record
    again = read.replay()
    assert again.state.same(position.state)
    assert again.steps == position.steps


def test_law_4_intel_round_trips_at_every_step(setting: Setting) -> None:
    """In `make test` of one viewer after the other."""
    for number in range(examples(3)):
        for at, (position, _) in enumerate(walk(setting, number)):
            viewers = everybody(position.game)
            for viewer in viewers if SOAK else [viewers[(at + number) % len(viewers)]]:
                assert_intel_round_trips(position.game, position.intel(viewer))


def test_law_4_events_round_trip(setting: Setting) -> None:
    for number in range(examples(3)):
        position = whole(setting, number)
        for viewer in everybody(position.game):
            log = position.seen_by(viewer)
            data = msgspec.json.encode(log)
            log_type = list[tuple[position.game.event_type, ...]]  # type: ignore[name-defined]
            assert msgspec.json.decode(data, type=log_type) == log


def test_law_4_every_action_is_a_move_is_a_text(setting: Setting) -> None:
    game = setting.game()
    for action in range(game.actions()):
        assert_move_round_trips(game, action, chance=False)
    assert len({game.text(action) for action in range(game.actions())}) == game.actions()
    for number in range(examples(2)):
        for position, _ in walk(setting, number):
            if position.state.mover() == CHANCE:
                for outcome, _ in position.state.chance():
                    assert_move_round_trips(game, outcome, chance=True)


def test_law_4_a_move_is_no_chance_and_chance_is_no_move(setting: Setting) -> None:
    game = setting.game()
    words = {game.text(action): action for action in range(game.actions())}
    for position, _ in walk(setting, 0):
        if position.state.mover() == CHANCE:
            for outcome, _ in position.state.chance():
                text = game.text(outcome, chance=True)
                assert text not in words
                assert refuses(game, text, chance=False)
    assert all(refuses(game, text, chance=True) for text in words)


def refuses(game: Game, text: str, chance: bool) -> bool:
    try:
        game.parse(text, chance=chance)
    except Unreadable:
        return True
    return False


def test_law_4_a_record_round_trips_at_every_step(setting: Setting) -> None:
    for number in range(examples(1)):
        for position, _ in glances(setting, number):
            assert_record_round_trips(position)


def test_law_4_a_record_tells_each_step_as_the_all_knowing_log_does(setting: Setting) -> None:
    position = whole(setting, 1)
    lines = Record.of(position).text().splitlines()
    assert position.lines(OMNISCIENT) == [
        line for line in lines if line[1:3] == "  " and not line.startswith((" ", "|"))
    ]
    assert [position.line(at) for at in range(len(position.steps))] == position.lines(OMNISCIENT)
