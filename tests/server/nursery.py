"""Where servers are born: a process that has imported what a server imports before it listens.

Each server is forked from it and is `python -m spytable` from then on: a process of its own, which
has nothing of what others had and can be killed. Only the imports, most of what a start costs, are
made once for all.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO

ENV = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
_LONGEST = 100_000


class Child:
    """A process that was born there, seen as one of `subprocess`."""

    def __init__(self, pid: int, ended: IO[str], stdout: IO[str], stderr: IO[str] | None) -> None:
        self.pid = pid
        self.stdout: IO[str] | None = stdout
        self.stderr = stderr
        self.returncode: int | None = None
        self._ended = ended

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float) -> int:
        if self.returncode is None:
            if not select.select([self._ended], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("a server", timeout)
            self.returncode = int(self._ended.read())
            self._ended.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def born(words: Sequence[str], log: IO[str] | None = None) -> Child:
    """`python -m spytable` with these words; its stderr goes to `log` if there is one."""
    channel = _nursery()
    pipes = [os.pipe() for _ in range(3 if log is None else 2)]
    given = [end for _, end in pipes]
    files = given if log is None else [*given, log.fileno()]
    socket.send_fds(channel, [json.dumps(words).encode()], files)
    pid = int(channel.recv(_LONGEST))
    for end in given:
        os.close(end)
    ended, stdout, *stderr = (os.fdopen(end) for end, _ in pipes)
    return Child(pid, ended, stdout, stderr[0] if stderr else None)


@cache
def _nursery() -> socket.socket:
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with there:
        number = there.fileno()
        command = [sys.executable, "-m", "server.nursery", str(number)]
        null = subprocess.DEVNULL
        subprocess.Popen(command, stdin=null, stdout=null, env=ENV, pass_fds=[number])
    return here


# -- in the nursery -------------------------------------------------------------------------------


class _Nursery:
    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel
        self._ends: dict[int, tuple[int, int]] = {}
        """Of each child by the file that tells its end: its number, and where its code is told."""
        self._poll = select.poll()
        self._poll.register(channel, select.POLLIN)

    def stay(self) -> list[str]:
        """Bear whoever is asked for, and tell how each ended. Comes back only in a newborn, with
        its words."""
        while True:
            for file, _ in self._poll.poll():
                if file in self._ends:
                    self._bury(file)
                elif (words := self._bear()) is not None:
                    return words

    def _bear(self) -> list[str] | None:
        data, files, _, _ = socket.recv_fds(self._channel, _LONGEST, 3)
        if not data:
            os._exit(0)
        ended, *streams = files
        pid = os.fork()
        if pid == 0:
            for number, stream in enumerate(streams, 1):
                os.dup2(stream, number)
            for end, (_, other) in self._ends.items():
                streams += [end, other]
        for stream in streams:
            os.close(stream)
        if pid == 0:
            os.close(ended)
            self._channel.close()
            words: list[str] = json.loads(data)
            return words
        end = os.pidfd_open(pid)
        self._ends[end] = pid, ended
        self._poll.register(end, select.POLLIN)
        self._channel.send(str(pid).encode())
        return None

    def _bury(self, end: int) -> None:
        pid, ended = self._ends.pop(end)
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        self._poll.unregister(end)
        os.close(end)
        with suppress(BrokenPipeError), os.fdopen(ended, "w") as told:
            told.write(str(code))


if __name__ == "__main__":
    for name in ("cli.serve", "server.store.postgres", "server.store.sqlite"):
        import_module(f"spytable.{name}")
    from spytable.server import app

    app._prepare()
    gc.freeze()
    try:
        sys.argv[1:] = _Nursery(socket.socket(fileno=int(sys.argv[1]))).stay()
    except KeyboardInterrupt:
        os._exit(130)
    runpy.run_module("spytable", run_name="__main__", alter_sys=True)
