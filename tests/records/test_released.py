"""What was released stays as it was: how games go by each version of the rules, the components of
each name, and the games in these folders. `released.txt` holds a digest of each.

A change that is meant is a new version: raise `rules_version` in the game's Meta, let its Rules
choose between the old way and the new one, and add games that show it (docs/add-a-game.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from laws.play import walk
from laws.settings import Setting, all_settings, older_settings
from spytable import Record
from spytable.kernel.components import digest
from spytable.kernel.registry import games
from spytable.kernel.state import CHANCE, OMNISCIENT

HERE = Path(__file__).parent
KEPT = dict(line.rsplit(" ", 1) for line in (HERE / "released.txt").read_text().splitlines())

Digests = Iterator[tuple[str, str]]


def plays() -> Digests:
    """How a random game goes at every table by every version."""
    for setting in (*all_settings(), *older_settings()):
        if setting.name in games():
            told = "\n".join(course(setting))
            yield f"play {setting} by {setting.game().version}", digest(told)


def course(setting: Setting) -> Iterator[str]:
    """All that could be done and what was done, in words: another engine would say the same."""
    for position, step in walk(setting, 1):
        game, state = position.game, position.state
        for seat in range(game.seats):
            yield ", ".join(sorted(game.text(action) for action in state.legal(seat)))
        if step is not None and step[0] == CHANCE:
            yield ", ".join(f"{game.text(o, chance=True)} {weight}" for o, weight in state.chance())
    yield from position.lines(OMNISCIENT)
    yield f"{position.state.scores()} {position.state.returns()}"


def components() -> Digests:
    for name, kind in games().items():
        for version, _ in enumerate(kind.meta.components, 1):
            edition = kind(None, "", version).edition
            assert edition is not None
            yield f"components {name} {edition.name}", edition.hash


def records() -> Digests:
    for path in sorted(HERE.glob("*/*.txt")):
        text = path.read_text(encoding="utf-8")
        rules = Record.parse(text).rules
        yield f"record {path.parent.name} {path.stem} by {rules}", digest(text)


@pytest.mark.parametrize("found_by", [plays, components, records])
def test_what_was_released_has_not_changed(found_by: Callable[[], Digests]) -> None:
    found = dict(found_by())
    kept = {of: told for of, told in KEPT.items() if of.startswith(found_by.__name__[:-1])}
    changed = [of for of, told in kept.items() if found.get(of) != told]
    assert not changed, "changed or gone, though released:\n" + "\n".join(changed)
    new = [f"{of} {told}" for of, told in found.items() if of not in kept]
    assert not new, "to be kept from now on, in released.txt:\n" + "\n".join(new)


@pytest.mark.parametrize("name", games())
def test_each_version_of_the_rules_has_games_that_were_played_by_it(name: str) -> None:
    there = {of.rsplit(" ", 1)[1] for of in KEPT if of.startswith(f"record {name} ")}
    assert there == set(map(str, range(1, games()[name].meta.rules_version + 1)))
