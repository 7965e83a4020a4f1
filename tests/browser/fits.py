"""Whether everything is in reach: the prompt and its button, every label and whatever can be
pressed, by the boxes that the browser has drawn, on the screens that people have."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from browser.stage import DESK, shot, still
from laws.settings import SOAK

_REACH = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
_MAIN = ".prompt .tip button, .prompt .go button"
"""At a table every button of the prompt; of another page only its first counts."""
_STILL = 1.5
"""Pixels by which nothing has moved."""


class Screen(NamedTuple):
    width: int
    height: int
    language: str

    def __str__(self) -> str:
        return f"{self.width}x{self.height} {self.language}"


SIZES = (
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (2560, 1440),
    (640, 400),  # 1280x800 at 200 %
)
SCREENS = tuple(Screen(*size, language) for language in ("en", "fr") for size in SIZES)


def on(page: Page, screen: Screen) -> None:
    """The same page on this screen, in its language."""
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    if page.evaluate("document.documentElement.lang") != screen.language:
        page.evaluate(
            "(lang) => document.querySelector(`.switches [lang=${lang}]`).click()", screen.language
        )
        page.wait_for_function(
            "(lang) => document.documentElement.lang === lang", arg=screen.language
        )


def in_reach(page: Page, screen: Screen, main: str = _MAIN) -> list[str]:
    """What is out of reach on a page at this screen, each in a sentence; `main` is its button, or
    at a table those of the prompt."""
    return list(_look(page, screen, (), main)["faults"])


def _look(page: Page, screen: Screen, still: Sequence[str], main: str = _MAIN) -> dict[str, Any]:
    on(page, screen)
    found: dict[str, Any] = page.evaluate(_REACH, [list(still), main])
    return found


class Reach:
    """A table that is watched through a whole game: at each step some screens, all of them where
    something is asked for the first time, in `make soak` always all."""

    def __init__(self, page: Page, *still: str, each: int = 2) -> None:
        """`still` are the parts of the board that keep their size."""
        self.page = page
        self._still = still
        self._each = each
        self._next = 0
        self._asked: set[str] = set()
        self._places: dict[Screen, dict[str, list[float]]] = {}

    def check(self, asked: str) -> None:
        """Fail with all that is out of reach now; `asked` names what the table asks for."""
        still(self.page)
        if SOAK or asked not in self._asked:
            screens: Sequence[Screen] = SCREENS
        else:
            first = self._next % len(SCREENS)
            self._next += self._each
            screens = (SCREENS * 2)[first : first + self._each]
        self._asked.add(asked)
        faults = [f"{screen}: {fault}" for screen in screens for fault in self._faults(screen)]
        on(self.page, Screen(*DESK, "en"))
        assert not faults, f"asked for {asked}:\n" + "\n".join(faults)

    def _faults(self, screen: Screen) -> list[str]:
        found = _look(self.page, screen, self._still)
        faults = list(found["faults"])
        before = self._places.setdefault(screen, {})
        for name, now in found["places"].items():
            then = before.setdefault(name, now)
            if max(abs(a - b) for a, b in zip(then, now, strict=True)) > _STILL:
                told = [[round(each) for each in place] for place in (then, now)]
                faults.append(f"{name} has moved or grown: {told[0]}, now {told[1]}")
                before[name] = now
        if faults:
            shot(self.page, f"reach-{screen}".replace(" ", "-"), full_page=False)
        return faults


__all__ = ["SCREENS", "SIZES", "Reach", "Screen", "in_reach", "on"]
