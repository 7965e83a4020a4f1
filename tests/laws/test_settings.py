"""The laws are tried on every game, every player count, and every pair of option samples."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import cast

import pytest
from librt.random import Random

from laws.homes import is_open, perft_of, rivals_of
from laws.settings import all_settings, combinations_of, kinds, pairs, passes, settings
from laws.terms import MAKERS
from spytable.bots.playout import play_out
from spytable.kernel.refusal import BadInput
from spytable.kernel.state import CHANCE, OVER


def test_every_player_count_of_every_game_is_tried(name: str) -> None:
    tried = {setting.seats for setting in settings() if setting.name == name}
    assert tried == set(kinds()[name].meta.seats)


def test_every_player_count_meets_every_sample_of_every_option_in_make_test_too(name: str) -> None:
    possible = [s for s in all_settings() if s.name == name]
    chosen = [s for s in settings() if s.name == name and s in possible]
    met = {pair for setting in chosen for pair in pairs(setting.choices())}
    assert met == {pair for setting in possible for pair in pairs(setting.choices())}


def test_every_older_version_of_the_rules_is_tried(name: str) -> None:
    tried = {setting.game().version for setting in settings() if setting.name == name}
    assert tried == set(range(1, kinds()[name].meta.rules_version + 1))


def test_every_player_count_of_a_game_with_terms_is_tried_with_some() -> None:
    for name in MAKERS:
        assert kinds()[name].meta.components, "terms are stated by components"
        tried = [setting for setting in settings() if setting.name == name and setting.own]
        counts = Counter(setting.seats for setting in tried)
        assert set(counts) == set(kinds()[name].meta.seats) and min(counts.values()) >= 2
        assert len({setting.own for setting in tried}) == len(tried)
    assert {setting.name for setting in settings() if setting.own} == set(MAKERS)
    assert len(set(map(str, settings()))) == len(settings()), "each has a name of its own"


def test_every_pair_of_option_samples_that_goes_together_is_tried(name: str) -> None:
    kind = kinds()[name]
    for seats in kind.meta.seats:
        rows = [s.options for s in all_settings() if (s.name, s.seats) == (name, seats)]
        covered = {pair for row in rows for pair in pairs(row)}
        there = [option for option in kind.meta.options if option.concerns(seats)]
        for one, other in combinations(there, 2):
            for a in one.samples:
                for b in other.samples:
                    pair = frozenset({(one.name, a), (other.name, b)})
                    together = any(pair <= set(row) for row in combinations_of(kind))
                    assert (pair in covered) == together, sorted(pair)
        assert all(passes(kind, dict(row)) for row in rows)


def test_the_samples_of_every_option_lie_within_its_bounds(name: str) -> None:
    for option in kinds()[name].meta.options:
        assert option.low <= option.default <= option.high
        assert all(option.low <= value <= option.high for value in option.samples)
        assert len(set(option.samples)) == len(option.samples)


def test_every_game_has_its_rivals_and_its_second_implementation(name: str) -> None:
    assert callable(rivals_of(name))
    second = perft_of(name)
    assert second.FIXED and bool(second.SMALL) != is_open(name)
    assert kinds()[name].meta.open or not is_open(name)
    assert all(fixed.seats in kinds()[name].meta.seats for fixed in second.FIXED)


def test_every_option_can_be_taken_to_its_bounds(name: str) -> None:
    kind = kinds()[name]
    for option in kind.meta.options:
        for value in {option.low, option.high}:
            if passes(kind, {o.name: o.default for o in kind.meta.options} | {option.name: value}):
                state = kind(None, **{option.name: value}).new()
                play_out(state, Random(1), 2_000)
                assert state.mover() in (CHANCE, OVER) or state.legal(state.mover())


def test_what_cannot_be_agreed_is_refused(name: str) -> None:
    kind = kinds()[name]
    for option in kind.meta.options:
        for value in (option.low - 1, option.high + 1, 1 << 70, True, "1", None, 1.0):
            with pytest.raises(BadInput):
                kind(None, **{option.name: cast(int, value)})
    for seats in (-1, 0, 1, max(kind.meta.seats) + 1):
        with pytest.raises(BadInput):
            kind(seats)
    with pytest.raises(BadInput):
        kind(None, no_such_option=1)
