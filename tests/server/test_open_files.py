"""A server whose open files run out."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from server import nursery
from server.harness import PATIENCE, Process, http_client
from server.leaks.logged import LoggedServer, running
from spytable.server import files
from spytable.server.files import RESERVE

FILES = resource.RLIMIT_NOFILE


@contextmanager
def own_limit(soft: int) -> Iterator[None]:
    """What a server that is started meanwhile is given."""
    before, hard = resource.getrlimit(FILES)
    resource.setrlimit(FILES, (soft, hard))
    try:
        yield
    finally:
        resource.setrlimit(FILES, (before, hard))


def test_there_is_room_for_what_can_be_opened_less_a_reserve() -> None:
    with own_limit(700):
        assert files.room(None) == 700 - RESERVE
        assert files.room(50) == 50
        assert files.room(5_000) == 700 - RESERVE
        assert not files.none_left()


class Limited(LoggedServer):
    """Not born where others are: it has the limits of whoever starts it."""

    def born(self, words: list[str]) -> Process:
        command = [sys.executable, "-m", "spytable", *words]
        with self.log.open("a") as log:
            return subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=nursery.ENV
            )


async def test_a_server_outlives_the_end_of_its_open_files_and_says_so(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(FILES)
    with own_limit(300), running(Limited(tmp_path)) as server:
        assert server.process is not None
        pid = server.process.pid
        assert resource.prlimit(pid, FILES) == (hard, hard), "it takes all it may have"
        async with http_client(base_url=server.http) as early:
            assert (await early.get("/api/v1/games")).status_code == 200
            # A file that is closed meanwhile makes room for one: then the limit is lowered again.
            async with asyncio.timeout(PATIENCE):
                while "no more files can be opened" not in server.errors():
                    resource.prlimit(pid, FILES, (_full(pid), hard))
                    with suppress(httpx.TransportError, TimeoutError):
                        async with asyncio.timeout(1), http_client() as late:
                            await late.get(f"{server.api}/games")
            assert (await early.get("/api/v1/games")).status_code == 200, "who is here stays"
            resource.prlimit(pid, FILES, (hard, hard))
            async with http_client() as late:
                assert (await late.get(f"{server.api}/games")).status_code == 200
        assert server.errors().count("no more files can be opened") == 1


def _full(pid: int) -> int:
    """The number below which all files are open: no other can be with this limit."""
    taken = {int(name) for name in os.listdir(f"/proc/{pid}/fd")}
    return next(number for number in range(len(taken) + 1) if number not in taken)
