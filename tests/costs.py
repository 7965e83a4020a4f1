"""What each folder of tests costs, in processor time: other work on the machine hardly counts.

A test's cost is the time of its process and of all that have come from it, servers and browsers
too; what many tests share counts where it is used.
"""

from __future__ import annotations

import os
import time
import timeit
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

BUDGETS = {
    "adapters": 22,
    "bench": 6,
    "bots": 13,
    "browser": 460,
    "cli": 10,
    "docs": 5,
    "laws": 75,
    "records": 4,
    "reference": 30,
    "rules": 8,
    "server": 138,
    "words": 9,
}
"""Seconds that each folder of tests/ may cost on the machine on which this was measured; what it
costs there stands in CONTRIBUTING.md."""
_A_COUNT_THERE = 0.019
"""Seconds that `a_count` takes on that machine."""

_TICKS = os.sysconf("SC_CLK_TCK")
_PROC = Path("/proc")


class Costs:
    """A plugin: each process that runs tests measures, the one that prints adds up."""

    def __init__(self) -> None:
        self.folders: defaultdict[str, float] = defaultdict(float)
        self.tests: dict[str, float] = {}
        self._before = 0.0

    def pytest_runtest_logstart(self) -> None:
        self._before = self._before or spent()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.when == "teardown":
            now = spent()
            # Less than before where a browser has ended, whose processes nobody waits for.
            item.user_properties.append(("cost", max(0.0, now - self._before)))
            self._before = now

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            folder, _, rest = report.nodeid.removeprefix("tests/").partition("/")
            cost = float(str(dict(report.user_properties).get("cost", 0)))
            self.folders[folder if rest else "."] += cost
            self.tests[report.nodeid] = cost

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if path := os.environ.get("SPYTABLE_COSTS"):
            costs = sorted(self.tests.items(), key=lambda test: -test[1])
            Path(path).write_text("".join(f"{cost:.2f} {test}\n" for test, cost in costs))
        times = slower()
        terminalreporter.section(f"seconds of processor time (budgets x {times:.1f} here)")
        for folder, cost in sorted(self.folders.items()):
            budget = BUDGETS.get(folder, 2) * times
            over = f": more than its budget of {budget:.0f}" if cost > budget else ""
            terminalreporter.line(f"{cost:6.0f} {folder}{over}")
        terminalreporter.line(f"{sum(self.folders.values()):6.0f} all")


def slower() -> float:
    """How many times as much processor time everything takes here and now as on the machine for
    which the budgets were measured."""
    return a_count() / _A_COUNT_THERE


def a_count() -> float:
    """Seconds that it takes to count to a million: how fast this machine is."""
    return min(timeit.repeat(_count, number=1, repeat=10, timer=time.process_time))


def _count() -> int:
    number = 0
    while number < 1_000_000:
        number += number & 1 or 1
    return number


def spent() -> float:
    """Seconds of this process and of all that have come from it."""
    return sum(map(_seconds, _family(os.getpid())))


def _family(pid: int) -> Iterator[int]:
    yield pid
    for child in _children(pid):
        yield from _family(child)


def _children(pid: int) -> list[int]:
    found: list[int] = []
    with suppress(OSError):  # it has ended, be it while it is asked
        for task in _PROC.glob(f"{pid}/task/*/children"):
            found += map(int, task.read_text().split())
    return found


def _seconds(pid: int) -> float:
    try:
        stat = (_PROC / str(pid) / "stat").read_text()
    except OSError:  # it has ended, or this system has no such files
        return sum(os.times()[:4]) if pid == os.getpid() else 0.0
    return sum(map(int, stat.rpartition(")")[2].split()[11:15])) / _TICKS
