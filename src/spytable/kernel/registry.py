"""The games there are. A game is a module or a package of `spytable.games` that has a GAME."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from spytable.kernel.game import Game
from spytable.kernel.refusal import bad_input

_added: dict[str, type[Game]] = {}


@cache
def _built_in() -> dict[str, type[Game]]:
    import spytable.games as home

    found = {}
    for module in pkgutil.iter_modules(home.__path__):
        kind: type[Game] = importlib.import_module(f"{home.__name__}.{module.name}").GAME
        found[kind.meta.name] = kind
    return found


def games() -> dict[str, type[Game]]:
    """All games by name."""
    return {**_built_in(), **_added}


def register(kind: type[Game]) -> type[Game]:
    """Add a game from elsewhere; returns it, so that it can decorate a class."""
    _added[kind.meta.name] = kind
    return kind


def find(name: str) -> type[Game]:
    try:
        return games()[name]
    except KeyError:
        raise bad_input("unknown_game", game=name[:40], known=", ".join(games())) from None


def game(
    name: str,
    seats: int | None = None,
    own: str = "",
    version: int | None = None,
    /,
    **options: int,
) -> Game:
    """A game by name, with its seats, components, rules version and options settled."""
    return find(name)(seats, own, version, **options)
