"""All that one viewer can get to see of a position, as bytes, so that nothing is overlooked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from laws.play import twin
from spytable.kernel.game import Game
from spytable.kernel.intel import Intel
from spytable.kernel.observation import Observer
from spytable.kernel.position import Position
from spytable.kernel.record import Record
from spytable.kernel.refusal import Refused
from spytable.kernel.scene import scene
from spytable.kernel.state import State
from spytable.kernel.undo import depth


def sight(position: Position, viewer: int) -> dict[str, bytes]:
    """By name, so that a difference says where it is."""
    game = position.game
    intel = position.intel(viewer)
    shown = {
        "intel": intel,
        "scene": scene(game, intel),
        "legal": intel.legal(),
        "refusals": refusals(game, intel),
        "account": game.account(intel),
        "outlooks": outlooks(game, intel),
        "log": position.seen_by(viewer),
        "lines": position.lines(viewer),
        "sentences": sentences(position, viewer),
        "information state": position.information_state(viewer),
        "record": Record.of(position).seen_by(viewer),
        "over": position.over,
        "answers": answers(position, viewer),
    }
    if viewer >= 0:
        shown["undo"] = depth(position, viewer)
        shown["after undo"] = undone(position, viewer)
        shown["key"] = position.state.key(viewer)
        shown["observation"] = observer(game).row(position.state, viewer)
    return {name: msgspec.json.encode(value) for name, value in shown.items()}


def observer(game: Game) -> Observer:
    return Observer(game.seats, game.layout())


def parts(eye: Observer, seen: bytes) -> Iterator[tuple[str, bytes, list[int]]]:
    """An observation field by field, each with the most of its numbers."""
    at = 0
    for field, width in eye.names:
        yield field, seen[at : at + width], eye.most[at : at + width]
        at += width


def differing(eye: Observer, one: State, other: State, seat: int) -> set[str]:
    """The fields by which the seat could tell the states apart."""
    both = zip(parts(eye, eye.row(one, seat)), parts(eye, eye.row(other, seat)), strict=True)
    return {field for (field, mine, _), (_, theirs, _) in both if mine != theirs}


def brief(position: Position, viewer: int) -> tuple[bytes, bytes]:
    """Intel and log, from which the rest is made."""
    intel = msgspec.json.encode(position.intel(viewer))
    return intel, msgspec.json.encode(position.seen_by(viewer))


def undone(position: Position, viewer: int) -> list[object]:
    """What the seat would see after each of the moves that it may take back."""
    found: list[object] = []
    other = twin(position)
    for _ in range(depth(position, viewer)):
        other.take_back(viewer)
        found.append((other.intel(viewer), other.lines(viewer), depth(other, viewer)))
    return found


def refusals(game: Game, intel: Intel) -> list[object]:
    """Why each action of the game cannot be taken, None for those that can."""
    return [game.refusal(intel, game.move(action)) for action in range(game.actions())]


def outlooks(game: Game, intel: Intel) -> list[object]:
    """What could come of each legal move, with every choice of aids."""
    ways = product(*(aid.choices for aid in game.meta.aids))
    shown = [game.veiled(intel, dict(zip(game.aids({}), way))) for way in ways]
    moves = [game.move(action) for action in intel.legal()]
    return [game.outlook(one, move) for one in shown for move in moves]


def sentences(position: Position, viewer: int) -> list[object]:
    game = position.game
    return [game.sentence(event, viewer) for events in position.seen_by(viewer) for event in events]


def answers(position: Position, viewer: int) -> list[object]:
    """What a seat is told when it tries what it may not do."""
    found: list[object] = []
    legal = position.intel(viewer).legal()
    for action in (*range(-1, position.game.actions() + 1), 1 << 70):
        if action in legal:
            continue
        try:
            position.step(viewer, action)
        except Refused as refused:
            found.append((type(refused).__name__, str(refused), refused.refusal))
        else:
            raise AssertionError(f"{viewer} could take the action {action}, not one of {legal}")
    return found
