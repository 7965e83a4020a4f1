"""The server under load, side by side with boardgame.io."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.load import hosts, machine
from bench.load.parts import Bench, Scale
from bench.load.report import Compared, Report, show
from bench.load.wire import LoadError
from spytable.cli.common import add_json, positive, print_json

PARTS = ("saturation", "rate", "idle", "length")


def main(argv: Sequence[str] | None = None) -> int:
    args = _parser().parse_args(argv)
    try:
        report = _measured(args)
    except LoadError as why:
        print(why, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if args.json:
        print_json(report)
    else:
        show(report)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    parser.add_argument("--only", choices=PARTS, action="append", help="this part (repeatable)")
    parser.add_argument("--server", choices=(hosts.OURS, hosts.PEER), help="only this server")
    parser.add_argument("--rounds", type=positive, default=3, metavar="N", help="runs of each")
    parser.add_argument("--seconds", type=positive, default=5, metavar="S", help="of each run")
    parser.add_argument("--folder", type=Path, help="where our server keeps its file: on a disk")
    add_json(parser)
    return parser


def _measured(args: argparse.Namespace) -> Report:
    machine.prepare()
    scale = Scale(rounds=args.rounds, seconds=args.seconds, rate_seconds=2.0 * args.seconds)
    usual = [Path(tempfile.gettempdir()), Path("/var/tmp"), Path.cwd()]
    disk = machine.disk_folder([args.folder] if args.folder else usual)
    found, note = _hosts(args.server)
    settings = _settings(disk) | {host.name: host.settings for host in found}
    report = Report(settings=settings, note=note)
    parts = args.only or PARTS
    with tempfile.TemporaryDirectory(prefix="spytable-bench-", dir=disk) as folder:
        _run(Bench(scale, Path(folder), machine.cores(), _progress), found, parts, report)
    report.judge()
    return report


def _hosts(wanted: str | None) -> tuple[list[hosts.Host], str]:
    """The servers to measure, the peer first; and why it is missing, if it is."""
    if wanted == hosts.OURS:
        return [hosts.ours()], ""
    try:
        peer = hosts.peer()
    except LoadError as why:
        if wanted:
            raise
        return [hosts.ours()], str(why)
    return [peer] if wanted else [peer, hosts.ours()], ""


def _run(bench: Bench, found: list[hosts.Host], parts: Sequence[str], report: Report) -> None:
    own = [host for host in found if host.name == hosts.OURS]
    if "saturation" in parts:
        for tables in bench.scale.tables:
            report.saturation[tables] = Compared.of(bench.saturation(found, tables))
    if "rate" in parts:
        report.fixed_rate = Compared.of(bench.fixed_rate(found))
    if "idle" in parts:
        report.idle = bench.idle(found)
    if "length" in parts:
        for host in own:
            report.lengths = bench.lengths(host)


def _settings(disk: Path) -> dict[str, str]:
    client, server = machine.cores()
    pinned = f"generator on core {client}, server on core {server}"
    return {
        "machine": f"{machine.processor()}; {pinned if server is not None else 'nothing pinned'}",
        "disk": machine.file_system(disk),
    }


def _progress(line: str) -> None:
    print(line, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
