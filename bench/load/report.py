"""The outcome in numbers, with ratios and the bars it is held against; and how it is printed."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from bench.load.hosts import OURS, PEER
from bench.load.load import Run
from bench.load.parts import Idle, middle

NOISY: Final = 0.05
"""Foreign or stolen time, as a share of one core, above which a run is not to be trusted."""


class Compared(msgspec.Struct, frozen=True):
    """Both servers under one load, by name; medians, and every single run."""

    medians: dict[str, Run]
    runs: dict[str, list[Run]]

    @classmethod
    def of(cls, runs: dict[str, list[Run]]) -> Compared:
        return cls({name: middle(found) for name, found in runs.items()}, runs)


class Bar(msgspec.Struct, frozen=True):
    """Something the server must reach."""

    what: str
    value: float
    limit: float
    met: bool


class Report(msgspec.Struct, kw_only=True):
    settings: dict[str, str]
    saturation: dict[int, Compared] = {}
    fixed_rate: Compared | None = None
    idle: dict[str, Idle] = {}
    lengths: dict[int, Run] = {}
    bars: list[Bar] = []
    warnings: list[str] = []
    note: str = ""

    def judge(self) -> None:
        """Set the bars and the warnings from what was measured."""
        self.bars = [*self._saturation_bars(), *self._rate_bars(), *self._own_bars()]
        self.warnings = list(self._warnings())

    def _saturation_bars(self) -> list[Bar]:
        found = []
        for tables, compared in self.saturation.items():
            ours, peer = compared.medians.get(OURS), compared.medians.get(PEER)
            if ours and peer:
                faster = ours.moves_per_second / peer.moves_per_second
                slower = ours.p99_ms / peer.p99_ms
                found.append(_least(f"{tables} tables: moves/s, x {PEER}", faster, 3.0))
                found.append(_most(f"{tables} tables: p99, x {PEER}", slower, 1.0))
        return found

    def _rate_bars(self) -> list[Bar]:
        medians = self.fixed_rate.medians if self.fixed_rate else {}
        ours, peer = medians.get(OURS), medians.get(PEER)
        if not (ours and peer):
            return []
        return [_most(f"fixed rate: p99, x {PEER}", ours.p99_ms / peer.p99_ms, 1 / 3)]

    def _own_bars(self) -> list[Bar]:
        found = []
        if OURS in self.idle:
            idle = self.idle[OURS]
            what = f"memory at {idle.connections:,} idle connections, MB"
            found.append(_most(what, idle.memory_mb, 150.0))
        if len(self.lengths) > 1:
            short, long = min(self.lengths), max(self.lengths)
            grown = self.lengths[long].cpu_us_per_move / self.lengths[short].cpu_us_per_move
            found.append(_most(f"a move after {long:,} moves, x after {short:,}", grown, 1.1))
        return found

    def _warnings(self) -> list[str]:
        found: list[str] = []
        for what, runs in self._all_runs().items():
            noise = max(run.foreign_share + run.stolen_share for run in runs)
            if noise > NOISY:
                found.append(f"{what}: others took {noise:.0%} of a core in a run")
            if max(run.client_share for run in runs) > 0.9:
                found.append(f"{what}: the generator itself was the limit")
            if errors := sum(run.errors for run in runs):
                found.append(f"{what}: {errors} moves were refused or lost")
        for name, idle in self.idle.items():
            if idle.errors:
                found.append(f"idle, {name}: {idle.errors} connections were lost")
        return found

    def _all_runs(self) -> dict[str, list[Run]]:
        parts = {f"{tables} tables": compared for tables, compared in self.saturation.items()}
        if self.fixed_rate:
            parts["fixed rate"] = self.fixed_rate
        found = {
            f"{what}, {name}": runs
            for what, compared in parts.items()
            for name, runs in compared.runs.items()
        }
        return found | {f"length {length:,}": [run] for length, run in self.lengths.items()}


def _least(what: str, value: float, limit: float) -> Bar:
    return Bar(what, value, limit, value >= limit)


def _most(what: str, value: float, limit: float) -> Bar:
    return Bar(what, value, limit, value <= limit)


# -- printing -----------------------------------------------------------------------------------


def show(report: Report) -> None:
    console = Console(highlight=False, soft_wrap=True, width=120)
    for name, words in report.settings.items():
        console.print(f"[bold]{name}[/bold]  {words}")
    for tables, compared in report.saturation.items():
        _show_runs(f"Saturation, {tables} tables", compared, console)
    if report.fixed_rate:
        _show_runs("Fixed rate", report.fixed_rate, console)
    if report.idle:
        _show_idle(report.idle, console)
    if report.lengths:
        _show_lengths(report.lengths, console)
    console.print()
    for bar in report.bars:
        verdict = "met" if bar.met else "[bold]NOT met[/bold]"
        console.print(f"{bar.what}: {bar.value:.2f} (bar {bar.limit:.2f}) {verdict}")
    for warning in report.warnings:
        console.print(f"[bold]Mind:[/bold] {warning}.")
    if report.note:
        console.print(report.note)


def _show_runs(title: str, compared: Compared, console: Console) -> None:
    heads = ("moves/s", "p50 ms", "p99 ms", "CPU µs/move", "memory MB")
    loads = ("server", "client", "foreign", "stolen")
    table = Table("", *heads, *loads, box=None, pad_edge=False)
    rows = {name: _figures(run) for name, run in compared.medians.items()}
    for name, run in compared.medians.items():
        moves, p50, p99, cpu, memory = rows[name]
        shares = (run.server_share, run.client_share, run.foreign_share, run.stolen_share)
        table.add_row(
            name, f"{moves:,.0f}", f"{p50:.2f}", f"{p99:.2f}", f"{cpu:.0f}", f"{memory:.0f}",
            *(f"{share:.0%}" for share in shares),
        )  # fmt: skip
    if OURS in rows and PEER in rows:
        ratios = (ours / peer for ours, peer in zip(rows[OURS], rows[PEER], strict=True))
        table.add_row(f"{OURS} / {PEER}", *(f"{ratio:.2f} x" for ratio in ratios))
    _print(title, table, console)


def _figures(run: Run) -> tuple[float, ...]:
    return run.moves_per_second, run.p50_ms, run.p99_ms, run.cpu_us_per_move, run.memory_mb


def _show_idle(idle: dict[str, Idle], console: Console) -> None:
    heads = ("connections", "empty MB", "memory MB", "kB/connection", "CPU")
    table = Table("", *heads, box=None, pad_edge=False)
    for name, found in idle.items():
        table.add_row(
            name, f"{found.connections:,}", f"{found.empty_mb:.0f}", f"{found.memory_mb:.0f}",
            f"{found.kb_per_connection:.1f}", f"{found.server_share:.1%}",
        )  # fmt: skip
    if OURS in idle and PEER in idle:
        ratio = idle[OURS].memory_mb / idle[PEER].memory_mb
        table.add_row(f"{OURS} / {PEER}", "", "", f"{ratio:.2f} x")
    _print("Idle", table, console)


def _show_lengths(lengths: dict[int, Run], console: Console) -> None:
    heads = ("moves/s", "p50 ms", "p99 ms", "CPU µs/move")
    table = Table("", *heads, box=None, pad_edge=False)
    for length, run in lengths.items():
        table.add_row(
            f"{length:,} moves", f"{run.moves_per_second:,.0f}", f"{run.p50_ms:.2f}",
            f"{run.p99_ms:.2f}", f"{run.cpu_us_per_move:.1f}",
        )  # fmt: skip
    _print("Game length", table, console)


def _print(title: str, table: Table, console: Console) -> None:
    console.print(f"\n[bold]{title}[/bold]")
    console.print(table)
