"""`make soak`: what the tests try on some games, on many more, in parts that can be run one by one.

A part that was passed is not run again until something changes that it rests on; so a run that
was stopped goes on where it was. `make soak ARGS=--list` names the parts, and
`make soak ARGS="law-5 kills"` runs some of them, also those that were passed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PASSED = ROOT / "build" / "soak"
"""A file for each part that was passed: what it rested on, and how many seconds it took."""

_ENGINES = (
    "src/spytable/kernel",
    "src/spytable/games",
    "src/spytable/bots",
    "tests/laws",
    "tests/toy",
)
_SERVER = ("src", "tests/laws", "tests/server", "tests/toy")


_SLOWLY = ("--dist", "worksteal", "-o", "faulthandler_timeout=0")


class Part(NamedTuple):
    """Tests by their paths, and the folders whose files they rest on."""

    rests_on: tuple[str, ...]
    tests: tuple[str, ...]


def _laws(*numbers: int) -> Part:
    return Part(_ENGINES, tuple(f"tests/laws/test_law_{number:02d}_*.py" for number in numbers))


PARTS = {
    "laws-1-to-4": _laws(1, 2, 3, 4),
    "law-5": _laws(5),
    "laws-6-and-7": _laws(6, 7),
    "law-8": _laws(8),
    "law-9": _laws(9),
    "laws-10-and-11": _laws(10, 11),
    "law-12": _laws(12),
    "law-13": _laws(13),
    "bots": Part(
        (*_ENGINES, "src/spytable/arena", "tests/bots"),
        ("tests/laws/test_bots.py", "tests/laws/test_keys.py", "tests/bots/test_strength.py"),
    ),
    "reference": Part((*_ENGINES, "tests/reference"), ("tests/reference/test_*.py",)),
    "research": Part(
        (*_ENGINES, "src/spytable/adapters", "tests/adapters", "examples"),
        (
            "tests/laws/test_observations.py",
            "tests/adapters/test_examples.py",
            "tests/adapters/test_openspiel.py",
        ),
    ),
    "leaks": Part(
        _SERVER, ("tests/server/leaks/test_rivals.py", "tests/server/leaks/test_real_rivals.py")
    ),
    "races": Part(
        _SERVER,
        tuple(
            f"tests/server/lost/test_{name}.py"
            for name in ("load", "orders", "retries", "streams", "two_servers")
        ),
    ),
    "hostile": Part(_SERVER, ("tests/server/leaks/test_hostile_messages.py",)),
    "kills": Part(
        _SERVER,
        (
            "tests/server/lost/test_kill.py",
            "tests/server/store/test_kill.py",
            "tests/server/store/test_model.py",
        ),
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, usage="make soak ARGS='...'")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--list", action="store_true", help="the parts, and which were passed")
    parser.add_argument("--workers", default="2")
    args = parser.parse_args()
    if unknown := [name for name in args.parts if name not in PARTS]:
        parser.error(f"there is no part {unknown[0]!r} (available: {', '.join(PARTS)})")
    for name in PARTS:
        if args.list:
            print(f"{name:16} {_passed(name) or 'to be run'}")
        elif name in args.parts or (not args.parts and not _passed(name)):
            _run(name, args.workers)
    if not args.list:
        print("All of it is passed." if all(map(_passed, PARTS)) else "Passed.", flush=True)


def _run(name: str, workers: str) -> None:
    """Run a part, and keep that it was passed; ends the program where it was not."""
    rested_on = _fingerprint(PARTS[name])
    print(f"== {name}", flush=True)
    began = time.monotonic()
    command, env = _command(PARTS[name], workers), {**os.environ, "SPYTABLE_SOAK": "1"}
    if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode:
        sys.exit(f"ERROR: {name} failed; `make soak` goes on with it.")
    seconds = round(time.monotonic() - began)
    PASSED.mkdir(parents=True, exist_ok=True)
    (PASSED / name).write_text(f"{rested_on}\npassed in {seconds} s\n")


def _command(part: Part, workers: str) -> list[str]:
    files = sorted(str(path) for pattern in part.tests for path in ROOT.glob(pattern))
    assert files, f"there are no files {part.tests}"
    return [sys.executable, "-m", "pytest", "-q", "-n", workers, *_SLOWLY, *files]


def _passed(name: str) -> str:
    """How a part was passed, empty if it was not or something has changed since."""
    kept = PASSED / name
    if not kept.exists():
        return ""
    rested_on, how = kept.read_text().splitlines()
    return how if rested_on == _fingerprint(PARTS[name]) else ""


def _fingerprint(part: Part) -> str:
    """A hash of all sources that a part rests on."""
    found = hashlib.sha256()
    for folder in part.rests_on:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(path.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    main()
