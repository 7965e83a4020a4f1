"""What the README promises is run."""

from __future__ import annotations

import argparse
import doctest
import re
from pathlib import Path

import pytest

from spytable import Record
from spytable.cli import serve

ROOT = Path(__file__).parents[2]


def test_the_first_game_in_the_readme_plays_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert len(code.splitlines()) <= 10
    space: dict[str, object] = {}
    exec(compile(code, "README.md", "exec"), space)
    assert Record.parse(capsys.readouterr().out).replay().over
    [typed] = re.findall(r"```pycon\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    said: list[str] = []
    case = doctest.DocTestParser().get_doctest(typed, space, "README.md", None, 0)
    doctest.DocTestRunner().run(case, out=said.append)
    assert not said, "".join(said)


def test_the_record_in_the_notation_page_is_a_record() -> None:
    page = (ROOT / "docs" / "notation.md").read_text()
    [shown] = re.findall(r"^    record 1\n(?:    .*\n|\n)*", page, re.MULTILINE)
    text = re.sub(r"^    ", "", shown, flags=re.MULTILINE)
    assert Record.parse(text).text().split() == text.split()


def test_the_hosting_page_has_a_row_for_every_option_of_serve() -> None:
    commands = argparse.ArgumentParser().add_subparsers()
    serve.add_to(commands)
    options = commands.choices["serve"]._option_string_actions
    page = (ROOT / "docs" / "hosting.md").read_text()
    rows = re.findall(r"^\| `(--[a-z-]+)[^|]*\|[^|]+\|$", page, re.MULTILINE)
    assert sorted(rows) == sorted(set(options) - {"-h", "--help"})


@pytest.mark.parametrize(
    "page", [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")], ids=lambda p: p.name
)
def test_every_link_between_pages_leads_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.DOTALL | re.MULTILINE)
    for target in re.findall(r"\]\(([^)#:]+)\)", prose):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_no_page_and_no_example_needs_another_package_for_its_chance() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("examples/*.py")]
    found = {page.name for page in pages if "import Random" in page.read_text()}
    assert found == {"add-a-game.md"}  # a game's own sampler is given one
