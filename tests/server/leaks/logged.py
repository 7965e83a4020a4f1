"""A real server that says everything it can, into a file that a test can read meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from costs import slower
from server import nursery
from server.harness import Process, Server
from spytable.server.watchdog import LIMIT

HELD = re.compile(r"held the event loop for over (\d+) ms")


def too_long(line: str) -> bool:
    """Whether it tells of something that would hold the event loop too long on any machine, also
    where other work makes the same take more processor time."""
    held = HELD.search(line)
    return held is not None and int(held[1]) > 1000 * LIMIT * max(1.0, slower())


class LoggedServer(Server):
    """Its stderr goes to a file, for a full pipe would stop it."""

    def __init__(self, folder: Path, *more: str, **settings: Any) -> None:
        super().__init__(str(folder / "spytable.db"), "--log-level", "debug", *more, **settings)
        self.log = folder / "stderr.txt"

    def born(self, words: list[str]) -> Process:
        with self.log.open("a") as log:
            return nursery.born(words, log)

    def errors(self) -> str:
        self.said = self.log.read_text()
        held = [line for line in self.said.splitlines() if too_long(line)]
        assert not held, held
        return self.said

    errors_so_far = errors


@contextmanager
def running(server: LoggedServer) -> Iterator[LoggedServer]:
    try:
        server.start()
        yield server
    finally:
        server.stop()


@contextmanager
def logged_server(folder: Path, *more: str, **settings: Any) -> Iterator[LoggedServer]:
    with running(LoggedServer(folder, *more, **settings)) as server:
        yield server
