"""The house: what is common to all games names none, and every game's folder looks alike."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import spytable
from spytable.kernel import state
from spytable.kernel.registry import games

PACKAGE = Path(spytable.__path__[0])
WEB = PACKAGE.parent.parent / "web" / "src"
HOMES = [path for path in sorted((PACKAGE / "games").iterdir()) if (path / "__init__.py").exists()]
NAMES = [home.name for home in HOMES]

FILES = {
    "__init__.py", "meta.py", "rules.py", "state.py", "moves.py", "intel.py", "refusal.py",
    "sentences.py", "events.py", "bot.py", "terminal.py", "text/en.ftl", "text/fr.ftl",
    "rules.en.md", "rules.fr.md", "card.en.md", "card.fr.md", "advice.en.md", "advice.fr.md",
}  # fmt: skip
"""What every game has; it may have data under content/ and campaign/ besides. Where there is
content/ there is components.py, which reads it."""
MORE = {"cells.py", "sampling.py", "retelling.py"}
"""What a game may have, where that is more than a few lines: where things lie, how the unseen is
drawn, and how a whole game is told of what was seen."""
TEXT = {".py", ".toml", ".ftl", ".md", ".html", ".css", ".js", ".ts", ".svelte", ".json", ".txt"}


def sources(root: Path) -> Iterator[Path]:
    for path in sorted(root.rglob("*")):
        hidden = any(part.startswith((".", "__pycache__", "static")) for part in path.parts)
        if path.is_file() and path.suffix in TEXT and not hidden:
            yield path


def modules() -> Iterator[tuple[str, Path]]:
    for path in sources(PACKAGE):
        if path.suffix == ".py" and path.stem != "__main__":
            parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
            yield ".".join(part for part in parts if part != "__init__"), path


def imports(path: Path) -> set[str]:
    """Every module that a file imports, also inside functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("game", NAMES)
def test_no_game_is_named_outside_its_own_folders(game: str) -> None:
    """In any spelling: a_b, a-b, a b, AB. Lines of doctests are let pass."""
    homes = {PACKAGE / "games" / game, WEB / "tables" / game}
    paths = [path for root in (PACKAGE, WEB) for path in sources(root)]
    named = naming(game, [path for path in paths if not homes & set(path.parents)])
    assert not named, "\n".join(named)


@pytest.mark.parametrize("game", NAMES)
def test_no_law_names_a_game(game: str) -> None:
    named = naming(game, Path(__file__).parent.glob("*.py"))
    assert not named, "\n".join(named)


def naming(game: str, paths: Iterable[Path]) -> list[str]:
    word = re.compile(game.replace("_", r"[\W_]?"), re.IGNORECASE)
    return [
        f"{path}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if word.search(line) and not line.lstrip().startswith((">>>", "..."))
    ]


@pytest.mark.parametrize("game", NAMES)
def test_every_game_folder_has_the_same_files(game: str) -> None:
    home = PACKAGE / "games" / game
    found = {path.relative_to(home).as_posix() for path in sources(home)}
    data = {name for name in found if name.startswith(("content/", "campaign/"))}
    furnished = any(name.startswith("content/") for name in data)
    assert found - data - MORE == FILES | ({"components.py"} if furnished else set())
    assert furnished == bool(games()[game].meta.components)
    assert {f"content/{name}.toml" for name in games()[game].meta.components} <= data


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_registered_under_the_name_of_its_folder(game: str) -> None:
    assert games()[game].meta.name == game


def test_the_front_door_stays_open_when_a_game_has_come_in() -> None:
    code = "from spytable.kernel.registry import games; import spytable\n"
    code += "spytable.game(min(games())); spytable.game(min(games())); print(*games())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.split() == NAMES, done.stderr


def test_nothing_imports_a_game_but_the_game_itself() -> None:
    for name, path in modules():
        own = ".".join(name.split(".")[:3]) if name.startswith("spytable.games.") else "-"
        for imported in imports(path):
            if imported.startswith("spytable.games."):
                assert imported == own or imported.startswith(f"{own}."), f"{name}: {imported}"


def test_the_kernel_runs_without_any_other_room_of_the_house() -> None:
    kernel = [name for name, _ in modules() if name.startswith("spytable.kernel")]
    lines = [f"import {name}" for name in kernel]
    lines += ["import sys", "print(*sorted(m for m in sys.modules if m.startswith('spytable.')))"]
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True
    )
    others = {name for name in done.stdout.split() if not name.startswith("spytable.kernel")}
    assert not others


def test_who_acts_or_looks_without_a_seat_has_a_number_of_its_own() -> None:
    """Also in the browser client."""
    names = ("CHANCE", "OVER", "SPECTATOR", "OMNISCIENT")
    numbers = {name: int(getattr(state, name)) for name in names}
    assert len(set(numbers.values())) == 4 and max(numbers.values()) < 0
    text = (WEB / "lib" / "wire.ts").read_text()
    told = {name: int(value) for name, value in re.findall(r"const ([A-Z]+) = (-\d+);", text)}
    assert told == {name: numbers[name] for name in names if name != "OVER"}


def test_the_examples_in_the_docstrings_hold() -> None:
    """Docstrings are read from the source, since a compiled module keeps only some."""
    tried, said = 0, list[str]()
    for module, path in modules():
        for name, line, text in examples_in(path):
            space = dict(vars(importlib.import_module(module)))
            case = doctest.DocTestParser().get_doctest(text, space, name, str(path), line)
            tried += doctest.DocTestRunner().run(case, out=said.append).attempted
    assert not said, "".join(said)
    assert tried >= 5


def examples_in(path: Path) -> Iterator[tuple[str, int, str]]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            if ">>>" in text:
                yield getattr(node, "name", path.stem), getattr(node, "lineno", 0), text
