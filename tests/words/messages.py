"""What the files of words hold: messages, their values, and every way to fill them in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from spytable.kernel.registry import games
from spytable.words import Words, languages, resource

KINDS = sorted(n for n, kind in games().items() if kind.__module__.startswith("spytable.games."))
FILES = [None, *KINDS]
NAMES = ("Odile", "Max", "Ève", "Noé", "Ida", "Zoé")
LANGUAGES = languages()
FREE = 5
"""What fills a variable by which nothing is selected."""


class Reading(Visitor):
    """The variables of a message, the keys it selects by, and the messages it leans on."""

    def __init__(self, message: ast.Message) -> None:
        self.variants: dict[str, set[str | int]] = {}
        self.leans_on: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variants.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """What NUMBER writes is a number, and large enough to show how it is written."""
        for number in node.arguments.positional:
            assert node.id.name == "NUMBER" and isinstance(number, ast.VariableReference)
            self.variants.setdefault(number.id.name, set()).add(1234)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.leans_on.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.variants.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            keys.add(key.name if isinstance(key, ast.Identifier) else int(key.value))
        self.generic_visit(node)


@cache
def messages(lang: str, kind: str | None) -> dict[str, Reading]:
    entries = resource(lang, kind).body
    assert not [e for e in entries if isinstance(e, ast.Junk)], f"{kind} {lang} cannot be read"
    return {e.id.name: Reading(e) for e in entries if isinstance(e, ast.Message)}


def variants(lang: str, kind: str | None, key: str) -> dict[str, set[str | int]]:
    """All variables of a message, also through the messages it leans on."""
    known = {**messages(lang, None), **messages(lang, kind)}
    found = {name: set(keys) for name, keys in known[key].variants.items()}
    for other in known[key].leans_on:
        for name, keys in variants(lang, kind, other).items():
            found.setdefault(name, set()).update(keys)
    return found


def every_filling(lang: str, kind: str | None, key: str) -> Iterator[dict[str, int | str]]:
    """Values for the message, with every combination of what it selects by."""
    values: dict[str, list[int | str]] = {}
    for name, keys in variants(lang, kind, key).items():
        if name.endswith("_elides"):
            values.setdefault(name.removesuffix("_elides"), [0, 1])
        elif keys & {"one", 0, 1}:  # a plural
            values[name] = [0, 1, 2]
        elif keys:
            values[name] = [k for k in keys if k != "other"] + (["other"] if "you" in keys else [])
            values[name] += [7] if keys & {"unknown", "none"} and name != "hand" else []
        else:
            values[name] = [0, 1] if name in ("actor", "foe", "seat") else [FREE]
    for name in ("left", "middle", "right"):
        values.setdefault(name, [3])
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen))


def every_rendering(lang: str, kind: str | None, key: str) -> Iterator[str]:
    """The message with every combination of what it selects by."""
    words = Words(lang, kind, NAMES)
    for values in every_filling(lang, kind, key):
        yield words.say(key, **values)
