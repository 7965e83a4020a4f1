"""What the page for researchers says is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spytable.kernel.observation import Observer
from spytable.kernel.registry import games

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text()
COMMON = {"viewer", "to_act"}


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_its_code_runs(code: str) -> None:
    exec(compile(code, "research.md", "exec"), {})


def section(name: str) -> str:
    title = name.replace("_", " ").title()
    [found] = re.findall(rf"^### {title}\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.mark.parametrize("name", list(games()))
def test_it_names_every_field_of_an_observation_and_no_other(name: str) -> None:
    kind = games()[name]
    fields: set[str] = set()
    for seats in kind.meta.seats:
        for options in ({}, *({o.name: value} for o in kind.meta.options for value in o.samples)):
            if kind.meta.name == "agent_hunter" and options.get("agents") == 4:
                options = {**options, "bases": 1}
            fields |= {field.name for field in kind(seats, **options).layout()}
    tables = "\n".join(line for line in section(name).splitlines() if line.startswith("|"))
    told = set(re.findall(r"`([a-z_]+)`", tables.replace("`field`", "")))
    apart = re.findall(r"there are\n(.*?) too", section(name), re.DOTALL)
    told |= {field for text in apart for field in re.findall(r"`([a-z_]+)`", text)}
    assert told == fields - COMMON


@pytest.mark.parametrize("name", list(games()))
def test_it_says_how_long_an_observation_is_and_how_many_actions_there_are(name: str) -> None:
    kind, text = games()[name], section(name)
    for seats in {kind.meta.seats[0], kind.meta.seats[-1]}:
        game = kind(seats, **kind.research_options())
        assert re.search(rf"\b{Observer(seats, game.layout()).size}\b", text)
    six = kind.meta.name == "spywhere" and (game.actions() == 40 + 6 * seats)
    assert six or f"{game.actions()} actions" in text
