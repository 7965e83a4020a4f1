"""What the machine says: time and memory of processes, cores, other people's load, file systems.

All of it is read from Linux's /proc.
"""

from __future__ import annotations

import os
import platform
import resource
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bench.load.wire import LoadError

_TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_IN_MEMORY: Final = frozenset({"tmpfs", "ramfs", "devtmpfs"})
_FILES: Final = 16_384
"""More open files than 5,000 connections need, for the generator and for the server it starts."""


class Cores(NamedTuple):
    """The core of the generator and that of the server; None where there is only one."""

    client: int | None
    server: int | None


def cores() -> Cores:
    found = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    return Cores(found[0], found[1]) if len(found) > 1 else Cores(None, None)


def prepare() -> None:
    """Allow many connections; raises LoadError where the benchmark cannot run."""
    if sys.platform != "linux":
        raise LoadError("The server benchmark reads Linux's /proc and runs on Linux only.")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < _FILES:
        allowed = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """Run on one core; what is started meanwhile stays there."""
    before = os.sched_getaffinity(0)
    if core is not None:
        os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def tree(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = task.read_text().split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        for child in children:
            found += tree(int(child))
    return found


def cpu_seconds(pid: int) -> float:
    """Processor time of a process tree so far."""
    return sum(_cpu_of(one) for one in tree(pid))


def _cpu_of(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICK


def memory_mb(pid: int) -> float:
    """Resident memory of a process tree, what its processes share counted for each."""
    return sum(_memory_of(one) for one in tree(pid))


def _memory_of(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


class Reading(NamedTuple):
    """Clocks in seconds: of the wall, the server, this process, the whole machine; and stolen."""

    wall: float
    server: float
    client: float
    busy: float
    stolen: float

    @classmethod
    def now(cls, pid: int) -> Reading:
        first = Path("/proc/stat").read_text().partition("\n")[0]
        user, nice, system, _idle, _wait, irq, softirq, steal = (
            int(field) / _TICK for field in first.split()[1:9]
        )
        busy = user + nice + system + irq + softirq
        return cls(time.perf_counter(), cpu_seconds(pid), time.process_time(), busy, steal)


class Spent(NamedTuple):
    """What went by between two readings. Shares are of one core; foreign is all the others'."""

    seconds: float
    server_seconds: float
    server: float
    client: float
    foreign: float
    stolen: float

    @classmethod
    def between(cls, first: Reading, last: Reading) -> Spent:
        wall, server, client, busy, stolen = (b - a for a, b in zip(first, last, strict=True))
        foreign = max(0.0, busy - server - client)
        return cls(wall, server, server / wall, client / wall, foreign / wall, stolen / wall)


def file_system(folder: Path) -> str:
    """The kind of file system a folder is on, such as ext4."""
    best, kind = -1, "unknown"
    where = folder.resolve()
    for line in Path("/proc/self/mountinfo").read_text().splitlines():
        left, _, right = line.partition(" - ")
        mount = Path(left.split()[4].replace("\\040", " "))
        if where.is_relative_to(mount) and len(mount.parts) >= best:
            best, kind = len(mount.parts), right.split()[0]
    return kind


def disk_folder(candidates: list[Path]) -> Path:
    """The first of these folders that lies on a disk and not in memory."""
    for folder in candidates:
        usable = folder.is_dir() and os.access(folder, os.W_OK)
        if usable and file_system(folder) not in _IN_MEMORY:
            return folder
    names = ", ".join(map(str, candidates))
    raise LoadError(f"No writable folder on a disk among {names}: name one with --folder.")


def processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    found = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return f"{next(found, platform.machine())}, {os.cpu_count()} cores"
