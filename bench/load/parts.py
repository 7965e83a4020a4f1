"""What is measured, in which order, and what comes out of it.

Every run has a fresh server. The runs of both servers are interleaved and medians taken: on a
machine that others use too, only ratios within one benchmark mean anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from statistics import fmean, median
from typing import Any, NamedTuple, TypeVar

import msgspec
import uvloop

from bench.load.hosts import Host, Running, running
from bench.load.load import Load, Run
from bench.load.machine import Cores, Reading, Spent, memory_mb, on_core
from bench.load.wire import Http

T = TypeVar("T")
Say = Callable[[str], None]


class Scale(msgspec.Struct, frozen=True, kw_only=True):
    """The sizes of all that is measured."""

    rounds: int = 3
    warm: float = 1.5
    seconds: float = 5.0
    tables: tuple[int, ...] = (50, 200)
    rate: int = 1000
    rate_tables: int = 500
    rate_seconds: float = 10.0
    idle_tables: int = 2500
    idle_seconds: float = 3.0
    lengths: tuple[int, ...] = (10, 1000)
    length_tables: int = 100
    length_moves: int = 120


class Idle(msgspec.Struct, frozen=True):
    """A server that does nothing for many clients."""

    connections: int
    empty_mb: float
    memory_mb: float
    kb_per_connection: float
    server_share: float
    errors: int


class Bench(NamedTuple):
    """Where and how to run servers."""

    scale: Scale
    folder: Path
    cores: Cores
    say: Say

    # -- the parts -----------------------------------------------------------------------

    def saturation(self, hosts: Sequence[Host], tables: int) -> dict[str, list[Run]]:
        """As many moves as the server can make."""
        scale = self.scale
        return self._rounds(
            hosts, tables, f"{tables} tables", lambda load: load.saturate(scale.warm, scale.seconds)
        )

    def fixed_rate(self, hosts: Sequence[Host]) -> dict[str, list[Run]]:
        """How long a move takes when the server has time to spare."""
        scale = self.scale
        what = f"{scale.rate:,} moves/s over {scale.rate_tables} tables"
        return self._rounds(
            hosts,
            scale.rate_tables,
            what,
            lambda load: load.keep_rate(scale.rate, scale.warm, scale.rate_seconds),
        )

    def idle(self, hosts: Sequence[Host]) -> dict[str, Idle]:
        found = {}
        for host in hosts:
            result = found[host.name] = self._on(host, self._idle)
            self.say(
                f"{result.connections:,} idle connections: {host.name} {result.memory_mb:.0f} MB"
            )
        return found

    def lengths(self, host: Host) -> dict[int, Run]:
        """What a move costs in games of each length, all on one server and by turns."""
        found = self._on(host, self._lengths)
        for length, run in found.items():
            self.say(f"after {length:,} moves: {host.name} {run.cpu_us_per_move:.1f} µs a move")
        return found

    # -- how -----------------------------------------------------------------------------

    def _rounds(
        self,
        hosts: Sequence[Host],
        tables: int,
        what: str,
        play: Callable[[Load], Coroutine[Any, Any, Run]],
    ) -> dict[str, list[Run]]:
        async def part(server: Running) -> Run:
            load = await _filled(server, tables)
            try:
                return await play(load)
            finally:
                load.leave()

        found: dict[str, list[Run]] = {host.name: [] for host in hosts}
        for number in range(1, self.scale.rounds + 1):
            for host in hosts:
                run = self._on(host, part)
                found[host.name].append(run)
                self.say(
                    f"{what}, run {number}: {host.name} {run.moves_per_second:,.0f} moves/s, "
                    f"p99 {run.p99_ms:.2f} ms"
                )
        return found

    def _on(self, host: Host, part: Callable[[Running], Coroutine[Any, Any, T]]) -> T:
        """Run a part on a fresh server."""
        with running(host, self.folder, self.cores.server) as server, on_core(self.cores.client):
            return uvloop.run(part(server))

    async def _idle(self, server: Running) -> Idle:
        empty = memory_mb(server.pid)
        load = await _filled(server, self.scale.idle_tables)
        connections = 2 * len(load.matches)
        await asyncio.sleep(self.scale.idle_seconds)
        first = Reading.now(server.pid)
        await asyncio.sleep(self.scale.idle_seconds)
        spent = Spent.between(first, Reading.now(server.pid))
        full = memory_mb(server.pid)
        load.leave()
        each = (full - empty) * 1024 / connections
        return Idle(connections, empty, full, each, spent.server, load.errors)

    async def _lengths(self, server: Running) -> dict[int, Run]:
        """Short stretches at each length in turn, so that all meet the same machine."""
        scale = self.scale
        load = Load(server.pid)
        await _greeted(server)
        groups = {}
        for length in scale.lengths:
            group = await load.fill(scale.length_tables, server.port, server.dialect.seat)
            await load.play_to(group, length)
            groups[length] = group
        runs: dict[int, list[Run]] = {length: [] for length in scale.lengths}
        stretches = 3
        for number in range(1, stretches + 1):
            for length, group in groups.items():
                end = length + scale.length_moves * number // stretches
                runs[length].append(await load.play_to(group, end))
        load.leave()
        return {length: _together(found) for length, found in runs.items()}


def _together(stretches: Sequence[Run]) -> Run:
    """Stretches of equal length as one run: the clock of processes is too coarse for a single."""
    cpu = fmean(run.cpu_us_per_move for run in stretches)
    return msgspec.structs.replace(middle(stretches), cpu_us_per_move=cpu)


async def _greeted(server: Running) -> None:
    http = Http(server.port)
    await server.dialect.greet(http)
    http.close()


async def _filled(server: Running, tables: int) -> Load:
    await _greeted(server)
    load = Load(server.pid)
    await load.fill(tables, server.port, server.dialect.seat)
    return load


def middle(runs: Sequence[Run]) -> Run:
    """The median of every figure; errors and moves are added up."""
    columns = {field: [getattr(run, field) for run in runs] for field in Run.__struct_fields__}
    values = {field: median(column) for field, column in columns.items()}
    values |= {field: sum(columns[field]) for field in ("moves", "errors")}
    values["tables"] = runs[0].tables
    return msgspec.convert(values, Run)
