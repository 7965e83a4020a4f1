"""A real server that says everything it can, into a file that a test can read meanwhile."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from server.harness import Server


class LoggedServer(Server):
    """Its stderr goes to a file, for a full pipe would stop it."""

    def __init__(self, folder: Path, *more: str, **settings: Any) -> None:
        super().__init__(str(folder / "spytable.db"), "--log-level", "debug", *more, **settings)
        self.log = folder / "stderr.txt"

    def start(self) -> LoggedServer:
        popen = subprocess.Popen

        def to_file(*args: Any, **kwargs: Any) -> Any:
            with self.log.open("a") as log:
                return popen(*args, **{**kwargs, "stderr": log})

        with patch.object(subprocess, "Popen", to_file):
            super().start()
        return self

    def stop(self) -> int:
        code = super().stop()
        assert self.process is not None and self.process.stdout is not None
        self.process.stdout.close()
        return code

    def errors(self) -> str:
        self.said = self.log.read_text()
        held = [line for line in self.said.splitlines() if "held the event loop" in line]
        assert not held, held
        return self.said


@contextmanager
def logged_server(folder: Path, *more: str, **settings: Any) -> Iterator[LoggedServer]:
    server = LoggedServer(folder, *more, **settings)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        server.errors()
