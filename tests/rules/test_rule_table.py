"""Which tests watch over which rule, for each game that has a folder here.

    .venv/bin/python -m pytest -s tests/rules/test_rule_table.py     prints the table

A folder declares its rules in rules.txt, a number and a few words a line; tests cite them
with `@rule`. A rule without a test is a failure, and so is a test that cites none.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

from rules.report import cited

HERE = Path(__file__).parent
GAMES = sorted(path.name for path in HERE.iterdir() if any(path.glob("test_*.py")))


def declared(game: str) -> dict[str, str]:
    """The rules of a game: number and words."""
    lines = (HERE / game / "rules.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.partition(" ") for line in lines if line.strip()]
    return {number: words.strip() for number, _, words in rows}


def citations(game: str) -> dict[str, tuple[str, ...]]:
    """The tests of a game, and the rules that each cites."""
    found = {}
    for path in sorted((HERE / game).glob("test_*.py")):
        module = import_module(f"rules.{game}.{path.stem}")
        for name, test in vars(module).items():
            if isinstance(test, FunctionType) and name.startswith("test_"):
                found[f"{path.stem}.{name}"] = cited(test)
    return found


def table(game: str) -> dict[str, list[str]]:
    """The tests that cite each declared rule."""
    tests = citations(game)
    return {
        number: [name for name, numbers in tests.items() if number in numbers]
        for number in declared(game)
    }


def test_there_is_a_game_with_rules() -> None:
    assert "agent_hunter" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    rows, words = table(game), declared(game)
    print(f"\n{game}: {len(rows)} rules, {len(citations(game))} tests")
    for number, names in rows.items():
        print(f"\n{number}  {words[number]}  ({len(names)})")
        print("".join(f"    {name}\n" for name in names), end="")
    assert [number for number, names in rows.items() if not names] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_test_cites_rules_that_there_are(game: str) -> None:
    rules = set(declared(game))
    tests = citations(game)
    assert [name for name, numbers in tests.items() if not numbers] == []
    assert {name: numbers for name, numbers in tests.items() if not rules.issuperset(numbers)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_numbered_without_a_gap(game: str) -> None:
    numbers = list(declared(game))
    prefix = numbers[0].partition("-")[0]
    assert numbers == [f"{prefix}-{n}" for n in range(1, len(numbers) + 1)]
