"""The page about campaign cards: its card can be used, and its code runs."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from campaigns import after, written
from spytable.games.spy_club.campaign import Campaign
from spytable.games.spy_club.campaign import deck as decks

PAGE = (Path(__file__).parents[2] / "docs/campaign-cards.md").read_text(encoding="utf-8")
BLOCKS = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)]
OURS = tomllib.loads(decks.text(decks.built_in()))


def with_card() -> str:
    """Our deck, to which the blocks of the page are added; a side that comes again is changed."""
    lists = {name: list(entries) for name, entries in OURS.items()}
    for block in BLOCKS:
        for name, entries in block.items():
            for entry in entries:
                where = entry["card"], entry["side"]
                others = [one for one in lists[name] if (one["card"], one["side"]) != where]
                lists[name] = [*others, entry]
    old = next(entry["card"] for entry in lists["index"] if entry["name"] == "park")
    for entry in lists["index"]:
        entry["card"] = 160 if entry["name"] == "park" else entry["card"]
    for name in ("cards", "en", "fr"):
        lists[name] = [entry for entry in lists[name] if entry["card"] != old]
    return written(lists)


def test_the_card_that_is_written_step_by_step_can_be_played() -> None:
    course = Campaign(with_card())
    carry = course.choose(after(course, course.begin(), "park"), "unlock")
    assert course.mark(carry).endswith("160a")
    five = ("love", "dog", "park", "lie", "hat")
    feats = {"confirms": (0, 0), "turns": (0, 0), "scouts": (0, 0), "ideas": (0, 0)}
    carry = after(course, carry, "dog", *five, feats=feats | {"teamwork": (1, 3)})
    assert course.choices(carry) == ("take 1", "take 2") and "160b" in course.mark(carry)
    carry = course.choose(carry, "take 2")
    assert course.told(carry).cards[-1].owner == "ben"


def test_it_names_everything_that_a_side_can_say() -> None:
    for name in decks.Side.__struct_fields__:
        assert f"`{name}`" in PAGE, name


def test_its_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(code, {})
    assert capsys.readouterr().out.endswith("restaurant opens 122\n")
