"""A stage for tests in a real browser: people who visit a real server, and an eye on their pages.

A page may ask no other host for anything, break no rule of our own content policy, and write no
error to its console. What one does all the same is a fault, and a fault fails the test.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, WebSocket
from playwright.sync_api import Error as BrowserError

import spytable
from server.harness import Server

CLIENT = Path(spytable.__file__).parent / "static" / "index.html"
PATIENCE = 60_000
"""Milliseconds until something that a test waits for counts as missing."""
DESK = (1280, 800)
PHONE = (390, 844)
_BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_NOWHERE = "/favicon.svg"
"""Of our server, where nothing runs."""
_ROOT = Path(__file__).parents[2]
_TELL_VIOLATIONS = """
document.addEventListener('securitypolicyviolation', (e) => window.tellViolation(
    `${e.effectiveDirective} forbids ${e.blockedURI} (${e.sourceFile}:${e.lineNumber})`));
"""
_KNOWN = """
for (const game of ['agent_hunter', 'spy_club', 'spy_connection', 'spywhere'])
    localStorage.setItem(`spytable.known.${game}`, '"yes"');
"""
_A_MOMENT = "() => new Promise((heard) => setTimeout(heard, 0))"
_OUTAGE = re.compile(r"ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET|NETWORK)|WebSocket connection to")


def chromium() -> str:
    """The browser: $CHROMIUM, else the first that is on the path, the cheapest first."""
    named = os.environ.get("CHROMIUM")
    found = next(filter(None, map(shutil.which, [named] if named else _BROWSERS)), None)
    if found is None:
        raise AssertionError("there is no Chromium: `make chromium` installs one")
    return found


def launch(playwright: Playwright) -> Browser:
    # Chromium refuses its sandbox to root; /dev/shm is small in containers.
    root = ["--no-sandbox", "--disable-dev-shm-usage"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=chromium(), args=root)


class Computer:
    """What one person sits at: a browser context with a page in it, and an eye on all its pages."""

    def __init__(self, browser: Browser, house: str, like: dict[str, Any]) -> None:
        self.house = house
        self.like = like
        self.faults: list[str] = []
        """Of whoever sits here now."""
        wanted = {name: value for name, value in like.items() if name != "newcomer"}
        self.context = browser.new_context(base_url=house, **wanted)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("request", lambda request: self._asked(request.url))
        self.context.on("console", self._told)
        self.context.on("weberror", lambda error: self.faults.append(f"uncaught: {error.error}"))
        self.context.on("page", lambda page: page.on("websocket", self._opened))
        self.context.expose_function("tellViolation", self._violated)
        self.context.add_init_script(_TELL_VIOLATIONS)
        if not like.get("newcomer"):
            self.context.add_init_script(f"if (location.host) {{ {_KNOWN} }}")
        self.page = self.context.new_page()

    def clean(self) -> None:
        """As if nobody had been here; only files of the house that never change are kept."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.mouse.move(0, 0)
        self.page.goto(_NOWHERE)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.faults = []

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.house).netloc:
            self.faults.append(f"asked another host: {url}")

    def _opened(self, socket: WebSocket) -> None:
        self._asked(socket.url)

    def _told(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _violated(self, what: str) -> None:
        self.faults.append(f"content policy: {what}")


class Computers:
    """All of one browser. They are cleaned and used again: a new one costs more than most tests."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: list[Computer] = []

    def take(self, house: str, like: dict[str, Any]) -> Computer:
        for computer in self._free:
            if (computer.house, computer.like) == (house, like):
                self._free.remove(computer)
                return computer
        return Computer(self.browser, house, like)

    def give_back(self, computer: Computer) -> None:
        computer.clean()
        self._free.append(computer)


class Stage:
    """The people of one test, each at a computer of their own."""

    def __init__(self, computers: Computers, server: Server) -> None:
        self.server = server
        self.faults: list[str] = []
        self._computers = computers
        self._taken: list[Computer] = []
        self._spoiled: list[Computer] = []

    def person(
        self,
        path: str | None = None,
        *,
        size: tuple[int, int] = DESK,
        locale: str = "en",
        color_scheme: Literal["light", "dark"] = "light",
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",
        alone: bool = False,
        newcomer: bool = False,
        **more: Any,
    ) -> Page:
        """Somebody new, at this path if one is given, who wants no motion unless the test says so.
        `more` is for Browser.new_context, such as `has_touch=True`. `page.goto("/t/…")` stays on
        our server, and `ask` asks its API. They know all games, unless they are a newcomer. With
        `alone` nobody else will sit there after this: for what a test cannot undo, such as a
        script."""
        like = {"locale": locale, **({"newcomer": True} if newcomer else {}), **more}
        computer = self._computers.take(self.server.http, like)
        (self._spoiled if alone else self._taken).append(computer)
        computer.faults = self.faults
        page = computer.page
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(media="null", color_scheme=color_scheme, reduced_motion=reduced_motion)
        if path is not None:
            page.goto(path)
        return page

    @contextmanager
    def outage(self) -> Iterator[None]:
        """While the server is down on purpose, lost connections are no faults."""
        with self.expected(_OUTAGE, must_come=False):
            yield

    @contextmanager
    def expected(
        self,
        fault: str | re.Pattern[str],
        *,
        must_come: bool = True,
        patience: float = PATIENCE / 1000,
    ) -> Iterator[None]:
        """Faults that this test provokes, found by a pattern: they must come, and are forgiven."""
        self.settle()
        before = len(self.faults)
        yield
        self.settle()
        until = time.monotonic() + patience
        while not (came := [one for one in self.faults[before:] if re.search(fault, one)]):
            if not must_come:
                break
            assert time.monotonic() < until, f"nothing like {fault!r} has happened"
            self.settle()
        self.faults[before:] = [one for one in self.faults[before:] if one not in came]

    def settle(self) -> None:
        """Hear all that the pages have done until now."""
        for page in self._pages():
            try:
                page.evaluate(_A_MOMENT)
            except BrowserError:  # it was on its way to another address
                page.wait_for_load_state()
                page.evaluate(_A_MOMENT)

    def shots(self, name: str) -> None:
        """A picture of every open page."""
        pages = self._pages()
        for number, page in enumerate(pages, 1):
            shot(page, name if len(pages) == 1 else f"{name}-{number}")

    def close(self, *, clean: bool = True) -> None:
        """Everybody leaves; what cannot be cleaned is thrown away."""
        while self._taken:
            computer = self._taken.pop()
            if clean:
                self._computers.give_back(computer)
            else:
                self._spoiled.append(computer)
        while self._spoiled:
            self._spoiled.pop().context.close()

    def _pages(self) -> list[Page]:
        return [
            page for computer in (*self._taken, *self._spoiled) for page in computer.context.pages
        ]


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """What the API answers to the person of a page; `ask(page, "POST", "/tables", {…})`."""
    answer = page.request.fetch(f"/api/v1{path}", method=method, data=body)
    assert answer.ok, f"{answer.status} {answer.text()}"
    return answer.json() if answer.body() else None


def begin(page: Page, game: str, bot: str = "random", name: str = "Ada") -> str:
    """The id of a table where the person of a page plays against a bot, begun."""
    ask(page, "POST", "/me", {"name": name})
    table = str(ask(page, "POST", "/tables", {"game": game})["id"])
    sit_down(page, table, 2, 0, bot)
    return table


def against_bots(
    page: Page, game: str, players: int = 2, bot: str = "greedy", **new: object
) -> str:
    """A table against bots, made without the front page; the person is at it."""
    ask(page, "POST", "/me", {"name": "Ada"})
    wish = {"game": game, **({} if "source" in new else {"seats": players}), **new}
    table: str = ask(page, "POST", "/tables", wish)["id"]
    sit_down(page, table, players, 0, bot)
    known(page)
    page.goto(f"/t/{table}")
    page.locator(".prompt").wait_for()
    return table


def sit_down(
    page: Page, table: str, players: int, seat: int, bot: str, taken: Sequence[int] = ()
) -> None:
    """The person of a page takes a seat, bots those that are not taken, and the game begins."""
    open_seats = (each for each in range(players) if each not in (seat, *taken))
    for command in (
        {"type": "sit", "seat": seat},
        *({"type": "fill", "seat": other, "bot": bot} for other in open_seats),
        {"type": "start"},
    ):
        ask(page, "POST", f"/tables/{table}/commands", command)


def known(page: Page) -> None:
    """Nobody who comes for the first time: the page asks for no name."""
    if page.url == "about:blank":
        page.goto(_NOWHERE)
    page.evaluate("() => localStorage.setItem('spytable.known', 'true')")


def at_once(page: Page) -> None:
    """What others do is shown at once, with all its motion: for whole games."""
    if page.url == "about:blank":
        page.goto(_NOWHERE)
    page.evaluate("""() => localStorage.setItem('spytable.pace', '"once"')""")


def my_turn(page: Page) -> bool:
    """Until there is something to do; False if the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.end, .curtain, .table:has(.turnchip.yours) .prompt')",
    )
    return page.locator(".end").count() == 0


def another_way(page: Page, name: str) -> None:
    """Begin the first game of the front page in another way than at once."""
    page.locator(".covers summary").first.click()
    page.get_by_role("button", name=re.compile(name)).first.click()


def shot(page: Page, name: str, *, full_page: bool = True) -> None:
    """Write a picture into the folder $SPYTABLE_SHOTS, where there is one."""
    folder = os.environ.get("SPYTABLE_SHOTS")
    if folder:
        page.screenshot(path=Path(folder, f"{name}.png"), full_page=full_page)


# -- for everybody --------------------------------------------------------------------------------


@cache
def _axe_source() -> str:
    path = _ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return path.read_text(encoding="utf-8")


def axe(page: Page, *, within: str = "body") -> None:
    """Fail if axe-core finds something on the page that keeps people out."""
    still(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe_source())
    found = page.evaluate("(within) => axe.run(within, {resultTypes: ['violations']})", within)
    grave = [
        v
        for v in found["violations"]
        if v["impact"] in ("serious", "critical") or v["id"] in ("empty-heading", "heading-order")
    ]
    assert not grave, f"on {page.url}:\n" + "\n".join(map(_readable, grave))


def _readable(violation: dict[str, Any]) -> str:
    lines = [f"{violation['impact']}: {violation['help']} ({violation['id']})"]
    for node in violation["nodes"]:
        lines.append(f"    {' '.join(map(str, node['target']))}: {node['html'][:160]}")
        reasons = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
        lines += [f"        {reason}" for reason in reasons]
    return "\n".join(lines)


def still(page: Page) -> None:
    """Wait until nothing on the page moves that will come to rest."""
    page.wait_for_function(
        """() => document.getAnimations().every((a) => a.playState !== 'running'
               || a.effect?.getComputedTiming().endTime === Infinity)"""
    )


__all__ = [
    "CLIENT",
    "DESK",
    "PATIENCE",
    "PHONE",
    "BrowserError",
    "Computers",
    "Stage",
    "against_bots",
    "another_way",
    "ask",
    "at_once",
    "axe",
    "begin",
    "chromium",
    "known",
    "launch",
    "my_turn",
    "shot",
    "sit_down",
    "still",
]
