"""Law 5: change anything a viewer must not know, and all that it sees stays byte for byte the same.

Rivals come from `rivals/<game>.py`, which knows the rules but not the engine. A position
holds a secret from a viewer when the viewer, asked to sample it a few times, does not
always hit the truth; of these positions at least 80 % must get a rival. A game of open
information says so there: then no position holds a secret, and all know and see the same.
"""

from __future__ import annotations

import random

import pytest
from librt.random import Random

from laws.homes import TextStep, is_open, own_fields, rivals_of
from laws.play import everybody, glances, retold, texts, walk
from laws.settings import SOAK, Setting, examples, kinds, settings
from laws.sight import refusals, sight
from spytable.kernel.intel import Intel
from spytable.kernel.position import Position
from spytable.kernel.refusal import Refusal
from spytable.kernel.scene import offers, scene
from spytable.kernel.state import OMNISCIENT

_TRIES = 6

OPEN = [pytest.param(setting, id=str(setting)) for setting in settings() if is_open(setting.name)]

SHARED = [
    pytest.param(setting, id=str(setting))
    for setting in settings()
    if kinds()[setting.name].meta.open
]


def holds_secret(position: Position, viewer: int) -> bool:
    game = position.game
    truth = position.intel(OMNISCIENT)
    intel = position.intel(viewer)
    return any(
        game.intel(intel.sample(Random(seed)), OMNISCIENT) != truth for seed in range(_TRIES)
    )


def assert_same_sight(mine: dict[str, bytes], rival: Position, viewer: int) -> None:
    theirs = sight(rival, viewer)
    for name in mine:
        assert mine[name] == theirs[name], (
            f"viewer {viewer} can tell by its {name}:\n{mine[name]!r}\n{theirs[name]!r}\n"
            f"{texts(rival)}"
        )


class Tally:
    """How many positions that hold a secret got a rival."""

    def __init__(self) -> None:
        self.secret = self.met = 0

    def count(self, secret: bool, others: list[list[TextStep]]) -> None:
        self.secret += secret
        self.met += secret and bool(others)

    def check(self) -> None:
        assert self.met >= 0.8 * self.secret, f"{self.met} of {self.secret} got a rival"


def compare(setting: Setting, number: int, tally: Tally, most: int) -> None:
    rivals = rivals_of(setting.name, setting.own)
    rng = random.Random(setting.seed(number))
    for position, _ in glances(setting, number):
        steps = texts(position)
        viewers = position.game.viewers()
        for viewer in viewers if SOAK else rng.sample(viewers, 2):
            others = rivals(dict(setting.options), steps, viewer, rng, most, seats=setting.seats)
            tally.count(holds_secret(position, viewer), others)
            if others:
                mine = sight(retold(position.game, steps), viewer)
            for other in others:
                assert other != steps
                assert_same_sight(mine, retold(position.game, other), viewer)


def test_law_5_what_a_seat_must_not_know_changes_nothing_it_sees(setting: Setting) -> None:
    tally = Tally()
    for number in range(examples(2, times=1)):
        compare(setting, number, tally, most=2)
    assert bool(tally.secret) != is_open(setting.name), "a game has secrets or says it has none"
    tally.check()


@pytest.mark.parametrize("opened", OPEN)
def test_law_5_where_nothing_is_hidden_all_know_and_see_the_same(opened: Setting) -> None:
    own = own_fields(opened.name)
    for number in range(examples(2, times=1)):
        for at, (position, _) in enumerate(walk(opened, number)):
            game = position.game
            everything = known(position.intel(OMNISCIENT), own)
            sights = {viewer: position.intel(viewer) for viewer in everybody(game)}
            for viewer, intel in sights.items():
                assert known(intel, own) == everything, f"viewer {viewer}"
                sample = intel.sample(Random(at))
                for other, theirs in sights.items():
                    assert game.intel(sample, other) == theirs, f"{viewer} about {other}"
        for viewer in everybody(game):
            assert position.seen_by(viewer) == position.seen_by(OMNISCIENT), f"viewer {viewer}"


@pytest.mark.parametrize("shared", SHARED)
def test_law_5_where_seats_have_no_secrets_all_of_them_know_and_see_the_same(
    shared: Setting,
) -> None:
    own = own_fields(shared.name)
    for number in range(examples(1, times=1)):
        for position, _ in glances(shared, number):
            first, *others = position.game.viewers()
            for viewer in others:
                assert known(position.intel(viewer), own) == known(position.intel(first), own)
        for viewer in others:
            assert position.seen_by(viewer) == position.seen_by(first), f"viewer {viewer}"


def known(intel: Intel, own: frozenset[str]) -> dict[str, object]:
    """All of an Intel but what is about its viewer alone."""
    return {name: getattr(intel, name) for name in intel.__struct_fields__ if name not in own}


def test_law_5_a_refusal_is_none_exactly_for_legal_actions(setting: Setting) -> None:
    for number in range(examples(2, times=1)):
        for position, _ in glances(setting, number):
            for viewer in everybody(position.game):
                intel = position.intel(viewer)
                found = refusals(position.game, intel)
                free = [action for action, refusal in enumerate(found) if refusal is None]
                assert free == list(intel.legal()), f"viewer {viewer}"


def test_law_5_a_scene_offers_exactly_the_legal_moves(setting: Setting) -> None:
    """And a table may offer them by its own state: they are the same as by what the seat knows."""
    for number in range(examples(2, times=1)):
        for position, _ in glances(setting, number):
            game = position.game
            for viewer in everybody(game):
                intel = position.intel(viewer)
                shown = scene(game, intel)
                assert shown.intel == intel
                assert tuple(offer.action for offer in shown.moves) == intel.legal()
                assert [
                    (game.code(offer.move), game.text(offer.action)) for offer in shown.moves
                ] == [(offer.action, offer.text) for offer in shown.moves]
                if viewer >= 0:
                    assert shown.moves == offers(game, position.state, viewer)


def test_law_5_every_refusal_names_its_rule(setting: Setting) -> None:
    prefix = setting.game().meta.rule_prefix
    for position, _ in glances(setting, 0):
        for viewer in position.game.viewers():
            for refusal in refusals(position.game, position.intel(viewer)):
                if refusal is not None:
                    assert isinstance(refusal, Refusal)
                    head, _, number = refusal.rule.partition("-")
                    assert head == prefix and number.isdigit(), refusal
                    assert refusal.code.isidentifier()


def test_law_5_a_refused_move_changes_nothing(setting: Setting) -> None:
    rng = random.Random(setting.seed(5))
    for position, _ in glances(setting, 1):
        before, steps = position.state.digest(), list(position.steps)
        viewers = position.game.viewers()
        for viewer in viewers if SOAK else rng.sample(viewers, 2):
            sight(position, viewer)
        assert position.state.digest() == before and position.steps == steps


def test_law_5_a_step_of_which_a_viewer_sees_nothing_changes_nothing_it_knows(
    setting: Setting,
) -> None:
    """So whoever is told only of what it saw is told of everything."""
    for number in range(1, 1 + examples(1)):
        told: dict[int, list[str]] = {}
        known: dict[int, object] = {}
        for position, _ in walk(setting, number):
            for viewer in position.game.viewers():
                lines, intel = position.lines(viewer), position.intel(viewer)
                if lines == told.get(viewer):
                    assert intel == known[viewer], f"viewer {viewer} after {texts(position)}"
                told[viewer], known[viewer] = lines, intel
