"""The load generator, on a stand-in for our server: it plays by the rules and counts right."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bench.load import hosts, machine
from bench.load.dialects import Ours
from bench.load.hosts import Host
from bench.load.load import Run
from bench.load.machine import Cores
from bench.load.parts import Bench, Idle, Scale, middle
from bench.load.report import Compared, Report
from bench.load.wire import LoadError

FAKE = Path(__file__).with_name("fake_server.py")
SCALE = Scale(
    rounds=1, warm=0.05, seconds=0.8, rate=100, rate_tables=10, rate_seconds=0.8,
    idle_tables=20, idle_seconds=0.1, lengths=(3, 12), length_tables=4, length_moves=6,
)  # fmt: skip

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it reads Linux's /proc")


def fake(*more: str) -> Host:
    def command(_home: Path, port: int) -> list[str]:
        return [sys.executable, str(FAKE), str(port), *more]

    return Host(hosts.OURS, command, Ours, "a stand-in")


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(SCALE, tmp_path, Cores(None, None), lambda _: None)


def test_every_part_runs_without_a_refused_move(bench: Bench) -> None:
    [full] = bench.saturation([fake()], 5)[hosts.OURS]
    assert full.tables == 5 and full.moves > 0 and full.errors == 0
    assert 0 < full.p50_ms <= full.p99_ms <= full.max_ms
    assert full.memory_mb > 10 and full.server_share > 0
    [steady] = bench.fixed_rate([fake()])[hosts.OURS]
    assert steady.errors == 0 and 0 < steady.moves < 600, "some hundreds of what it could"
    idle = bench.idle([fake()])[hosts.OURS]
    assert (idle.connections, idle.errors) == (40, 0) and idle.memory_mb >= idle.empty_mb
    lengths = bench.lengths(fake())
    assert {length: run.moves for length, run in lengths.items()} == {3: 24, 12: 24}
    assert not any(run.errors for run in lengths.values())


def test_a_server_that_refuses_every_move_is_no_result(bench: Bench) -> None:
    with pytest.raises(LoadError, match=r"Not one move was made; the server said: .*Stale"):
        bench.saturation([fake("--refuse")], 2)


def test_a_server_that_does_not_start_is_one_sentence(bench: Bench) -> None:
    def command(_home: Path, port: int) -> list[str]:
        return [sys.executable, "-c", f"raise SystemExit('port {port} is not for you')"]

    host = Host(hosts.OURS, command, Ours, "")
    with pytest.raises(LoadError, match=r"spytable does not start: port \d+ is not for you"):
        bench.idle([host])


def test_a_folder_in_memory_is_no_disk(tmp_path: Path) -> None:
    assert machine.file_system(Path("/proc")) == "proc"
    missing = tmp_path / "missing"
    assert machine.disk_folder([missing, Path(__file__).parent]) == Path(__file__).parent
    with pytest.raises(LoadError, match="--folder"):
        machine.disk_folder([missing])


def a_run(moves_per_second: float, p99: float, errors: int = 0, foreign: float = 0.0) -> Run:
    return Run(50, 100, moves_per_second, 1.0, p99, 9.0, 80.0, 60.0, 1.0, 0.5, foreign, 0.0, errors)


def test_the_median_of_three_runs_keeps_all_their_errors() -> None:
    run = middle([a_run(10, 3, errors=1), a_run(30, 1), a_run(20, 2, errors=2)])
    assert (run.moves_per_second, run.p99_ms, run.errors, run.tables) == (20, 2, 3, 50)


def test_the_bars_are_those_of_the_issue() -> None:
    slow = {hosts.PEER: [a_run(100, 30)], hosts.OURS: [a_run(299, 31, errors=1, foreign=0.2)]}
    fast = {hosts.PEER: [a_run(100, 30)], hosts.OURS: [a_run(300, 9)]}
    report = Report(
        settings={},
        saturation={50: Compared.of(slow), 200: Compared.of(fast)},
        fixed_rate=Compared.of(fast),
        idle={hosts.OURS: Idle(5000, 40, 151, 20, 0.0, 0)},
        lengths={10: a_run(1, 1), 1000: a_run(1, 1)},
    )
    report.judge()
    assert [bar.met for bar in report.bars] == [False, False, True, True, True, False, True]
    assert len(report.warnings) == 2
