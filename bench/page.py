"""How fast the pages are in a real browser: `make bench-page`, or with ARGS="--runs 9".

Opens the first page and a table, each as somebody who was never here, on this machine as it is
and on one that is slowed down to a phone on a mobile network. Then plays on, and measures how
long what the server sends takes to be on the screen. Medians; what is over its bar is an error.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.stage import ask, begin, launch

FIRST_LOAD = 200_000
"""Bytes of scripts and styles that the first page may take, packed as they are sent."""
FRAMES = 1
"""Frames of the screen until what the server sent is shown."""
PHONE = {"offline": False, "latency": 562.5, "downloadThroughput": 1474.56 * 1024 / 8,
         "uploadThroughput": 675 * 1024 / 8}  # fmt: skip
"""What Lighthouse has DevTools apply for a phone on a mobile network, with a processor of..."""
SLOWDOWN = 4
QUIET = 1_000
"""Milliseconds without a request after which a page has loaded."""
MOVES = 12

WATCH = """
window.bench = { paint: null, lcp: null, cls: 0, tasks: [], shown: [] };
const see = (type, take) => {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true });
};
const ALL = { subtree: true, childList: true, attributes: true, characterData: true };
see('paint', (e) => { if (e.name === 'first-contentful-paint') bench.paint = e.startTime; });
see('largest-contentful-paint', (e) => { bench.lcp = e.startTime; });
see('layout-shift', (e) => { if (!e.hadRecentInput) bench.cls += e.value; });
see('longtask', (e) => { bench.tasks.push([e.startTime, e.duration]); });

// From the arrival of a view to the frame of the screen that shows it. This listener comes before
// the page's own, and the page is seen to change by what it does to the document.
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', (event) => {
      if (!event.data.includes('"type":"frame"')) return;
      const arrived = performance.now();
      let frames = 0, changed = 0;
      const eye = new MutationObserver(() => { changed ||= performance.now(); });
      eye.observe(document.body, ALL);
      const tick = () => {
        frames += 1;
        const shows = changed;
        // A task after this frame's callbacks runs when the frame has been painted.
        const after = new MessageChannel();
        after.port1.onmessage = () => {
          if (shows || frames > 60) {
            eye.disconnect();
            const painted = performance.now();
            if (shows) bench.shown.push([changed - arrived, painted - arrived, frames]);
          } else requestAnimationFrame(tick);
        };
        after.port2.postMessage(0);
      };
      requestAnimationFrame(tick);
    });
  }
};
"""


@dataclass
class Loaded:
    """One page, once."""

    code: int
    """Bytes of scripts and styles."""
    fonts: int
    rest: int
    requests: int
    paint: float
    largest: float
    ready: float
    """When the last long task had ended: from then on the page answers at once."""
    blocked: float
    """Milliseconds beyond 50 in long tasks after the first paint."""
    shift: float
    nodes: int


@dataclass
class Shown:
    """The views of one game."""

    changed: list[float] = field(default_factory=list)
    """Milliseconds until scripts had changed the page..."""
    painted: list[float] = field(default_factory=list)
    """...until that was painted..."""
    frames: list[int] = field(default_factory=list)
    """...and in which frame from the arrival."""

    def add(self, other: Shown) -> None:
        self.changed += other.changed
        self.painted += other.painted
        self.frames += other.frames


@contextmanager
def server() -> Iterator[str]:
    """The address of a server on an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "spytable", "serve", "--port", "0", "--bot-pause", "0.2",
                 "--limits", "0", "--log-level", "warning", "--db", f"{folder}/db"]  # fmt: skip
        with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().split()[-1]
            finally:
                process.terminate()


class Visit:
    """Somebody with an empty cache, on a slow machine or not; what the network brought is kept."""

    def __init__(self, browser: Browser, address: str, cookies: Any, slow: bool) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=address, storage_state=cookies, viewport={"width": 1280, "height": 800}
        )
        self.context.add_init_script(WATCH)
        self.page: Page = self.context.new_page()
        self.urls: dict[str, str] = {}
        self.bytes: dict[str, float] = {}
        devtools: CDPSession = self.context.new_cdp_session(self.page)
        devtools.on("Network.responseReceived", self._answered)
        devtools.on("Network.loadingFinished", self._loaded)
        devtools.send("Network.enable")
        if slow:
            devtools.send("Network.emulateNetworkConditions", PHONE)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})

    def _answered(self, event: dict[str, Any]) -> None:
        self.urls[event["requestId"]] = event["response"]["url"].partition("?")[0]

    def _loaded(self, event: dict[str, Any]) -> None:
        self.bytes[event["requestId"]] = event["encodedDataLength"]

    def open(self, path: str) -> Loaded:
        self.page.goto(path, wait_until="load", timeout=60_000)
        self.page.locator("h1:visible, h2:visible").first.wait_for(timeout=60_000)
        seen = -1
        while seen != len(self.bytes):
            seen = len(self.bytes)
            self.page.wait_for_timeout(QUIET)
        noted = self.page.evaluate("bench")
        nodes = self.page.evaluate("document.querySelectorAll('*').length")
        code = self._bytes_of(".js", ".css")
        fonts = self._bytes_of(".woff2", ".woff")
        tasks = [(start, length) for start, length in noted["tasks"] if start > noted["paint"]]
        return Loaded(
            code=code,
            fonts=fonts,
            rest=int(sum(self.bytes.values())) - code - fonts,
            requests=len(self.bytes),
            paint=noted["paint"],
            largest=noted["lcp"] or noted["paint"],
            ready=max([noted["paint"], *(start + length for start, length in tasks)]),
            blocked=sum(max(0.0, length - 50) for _, length in tasks),
            shift=noted["cls"],
            nodes=nodes,
        )

    def _bytes_of(self, *endings: str) -> int:
        return int(sum(n for r, n in self.bytes.items() if self.urls.get(r, "").endswith(endings)))

    def play(self, table: str, rng: random.Random) -> Shown:
        """Play on as this person, and see every view come to the screen."""
        for _ in range(MOVES):
            frame = self._my_turn(table)
            if frame is None:
                break
            move = rng.choice(frame["scene"]["moves"])["action"]
            play = {"type": "play", "seat": 0, "n": frame["n"], "action": move}
            ask(self.page, "POST", f"/tables/{table}/commands", play)
            self.page.wait_for_timeout(700)  # let what moves come to rest
        times = self.page.evaluate("bench.shown")
        return Shown(*([one[i] for one in times] for i in range(3)))

    def _my_turn(self, table: str) -> dict[str, Any] | None:
        """The view of seat 0 when it can move; None if the game ends before."""
        while True:
            frame: dict[str, Any] = ask(self.page, "GET", f"/tables/{table}?seat=0")
            if frame["table"]["status"] == "over":
                return None
            if frame["scene"]["moves"]:
                return frame
            self.page.wait_for_timeout(50)


def new_table(browser: Browser, address: str, game: str) -> tuple[str, Any]:
    """A table of one person against a bot, begun; and the person's cookies."""
    context = browser.new_context(base_url=address)
    table = begin(context.new_page(), game)
    cookies = context.storage_state()
    context.close()
    return table, cookies


@dataclass
class Column:
    home: list[Loaded] = field(default_factory=list)
    table: list[Loaded] = field(default_factory=list)
    shown: Shown = field(default_factory=Shown)


def measure(browser: Browser, address: str, game: str, runs: int, slow: bool) -> Column:
    column, rng = Column(), random.Random(1)
    for _ in range(runs):
        visit = Visit(browser, address, None, slow)
        column.home.append(visit.open("/"))
        visit.context.close()
        table, cookies = new_table(browser, address, game)
        visit = Visit(browser, address, cookies, slow)
        column.table.append(visit.open(f"/t/{table}"))
        column.shown.add(visit.play(table, rng))
        visit.context.close()
    return column


FIGURES = {
    "scripts and styles, kB": ("code", 1e-3),
    "fonts, kB": ("fonts", 1e-3),
    "all else, kB": ("rest", 1e-3),
    "requests": ("requests", 1),
    "first contentful paint, ms": ("paint", 1),
    "largest contentful paint, ms": ("largest", 1),
    "interactive, ms": ("ready", 1),
    "blocked in long tasks, ms": ("blocked", 1),
    "layout shift, x 0.001": ("shift", 1e3),
    "nodes in the document": ("nodes", 1),
}


SHOWN: dict[str, Callable[[Shown], float]] = {
    "page changed, median ms": lambda s: median(s.changed),
    "painted, median ms": lambda s: median(s.painted),
    "painted, 95 of 100 within ms": lambda s: sorted(s.painted)[len(s.frames) * 19 // 20],
    "frames of the screen, median": lambda s: median(s.frames),
    "frames of the screen, most": lambda s: max(s.frames),
    "messages": lambda s: len(s.frames),
}


def middle(loads: Sequence[Loaded], name: str) -> float:
    return float(median(getattr(load, name) for load in loads))


def report(columns: Sequence[Column]) -> None:
    head = f"{'':32}{'this machine':>14}{f'phone, {SLOWDOWN}x slower':>20}"
    for title, page in (("First page", "home"), ("A table, by its link", "table")):
        print(f"\n{title:32}{head[32:]}")
        for label, (name, unit) in FIGURES.items():
            here, phone = (middle(getattr(c, page), name) * unit for c in columns)
            print(f"  {label:30}{here:14,.0f}{phone:20,.0f}")
    print(f"\n{'From a message to the screen':32}{head[32:]}")
    for label, take in SHOWN.items():
        here, phone = (take(c.shown) for c in columns)
        print(f"  {label:30}{here:14,.0f}{phone:20,.0f}")


def over_the_bar(columns: Sequence[Column]) -> Iterator[str]:
    size = middle(columns[0].home, "code")
    if size > FIRST_LOAD:
        bar = f"{size / 1e3:.0f} kB of scripts and styles, over {FIRST_LOAD / 1e3:.0f}"
        yield f"the first page takes {bar}"
    for column in columns:
        if median(column.shown.frames) > FRAMES:
            yield "what the server sends is not on the screen by the next frame"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=5)
    options.add_argument("--game", default="agent_hunter")
    args = options.parse_args()
    with server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        columns = [measure(browser, address, args.game, args.runs, slow) for slow in (False, True)]
        browser.close()
    report(columns)
    faults = list(over_the_bar(columns))
    sys.exit("\n".join(f"ERROR: {fault}." for fault in faults) or 0)


if __name__ == "__main__":
    main()
