"""`make faults`: what the tests are worth. Faults are put into the engines, one at a time, and the
tests must find them.

Some are written by hand, in faults.toml; others are made from the sources: a comparison turned, a
number off by one, a statement left out. Nothing is compiled here, so law 9 is not tried.
`make faults ARGS=--list` names them, `--only NAME` tries those with that in their name, and
`--tests DIR` tries the tests of another tree. A run that was stopped goes on where it was: what it
found is kept in build/faults.txt. For each fault that LIVES the question is whether anybody could
see that something is wrong.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
HOME = ROOT / "src" / "spytable"
SECONDS = 1200
"""Processor time for the tests of a fault. One test may take 120: see tests/conftest.py."""
_NET = " (its net)"
_NOT_COPIED = ("*.so", "*.pyd", "*.so.new", "__pycache__", "static", "node_modules")


class Fault(NamedTuple):
    name: str
    file: str
    source: str
    """The whole file, with the fault in it."""


# -- which tests ought to find it -----------------------------------------------------------------

_GAMES = ("agent_hunter", "dead_drop", "spy_club", "spy_connection", "spywhere")
_REFERENCE = {"agent_hunter": "tests/reference/test_reference.py"}
_CHEAP = (
    "law_01", "law_02", "law_03", "law_11", "keys", "law_04_components", "law_04_bad_records",
    "observations", "law_07", "law_06", "law_04_round_trips", "law_13", "law_08", "law_10",
    "law_05", "law_12_another_process", "law_12_blind_and_right",
)  # fmt: skip
_OF_OTHER_THINGS = ("law_09", "house", "settings", "teeth", "bots")


def stages(file: str, tree: Path) -> list[list[str]]:
    """Arguments of pytest, the cheapest tests first."""
    if not file.startswith("games/"):
        house = ["tests/laws/test_house.py", "-k", "docstrings"]
        of_toy = [*_laws(tree), "-k", _of("dead_drop")]
        of_game = [*_laws(tree), "-k", "agent_hunter"]
        return [_played("agent_hunter"), house, of_toy, of_game, ["tests/laws/test_teeth.py"]]
    game = file.split("/")[1]
    if file.endswith("bot.py"):  # what is only played less well may be left to `make balance`
        bots = ["bots/test_specs", "laws/test_bots", "bots/test_strength"]
        some = ["-k", f"test_specs or {game} and not search"]
        return [_played(game), [*(f"tests/{name}.py" for name in bots), *some]]
    reference = _REFERENCE.get(game, f"tests/reference/test_{game}.py")
    return [_played(game), [reference], [*_laws(tree), "-k", _of(game)]]


def _played(game: str) -> list[str]:
    records = ["tests/records/test_records.py", f"tests/records/{game}"]
    return [f"tests/rules/{game}", *records, "-k", _of(game)]


def _of(game: str) -> str:
    """What chooses the tests that name this game, or none."""
    return f"{game} or not ({' or '.join(_GAMES)})"


def _laws(tree: Path) -> list[str]:
    """Searches take too long where nothing is compiled; law 9 compares the builds."""

    def order(path: Path) -> int:
        return next((i for i, name in enumerate(_CHEAP) if path.stem[5:].startswith(name)), 99)

    files = sorted(sorted((tree / "tests" / "laws").glob("test_*.py")), key=order)
    return [
        str(path.relative_to(tree))
        for path in files
        if not path.stem[5:].startswith(_OF_OTHER_THINGS)
    ]


# -- faults ---------------------------------------------------------------------------------------


def by_hand() -> Iterator[Fault]:
    """Those of faults.toml."""
    for row in tomllib.loads((ROOT / "tests" / "faults.toml").read_text())["fault"]:
        source = (HOME / row["file"]).read_text()
        assert source.count(row["old"]) == 1, f"{row['name']}: not once in {row['file']}"
        yield Fault(row["name"], row["file"], source.replace(row["old"], row["new"]))


def mechanical(game: str, count: int) -> list[Fault]:
    """So many: half of the kernel and half of a game, evenly over the sources and over the kinds of
    fault; always the same ones."""
    half = count // 2
    return _chosen(f"games/{game}/*.py", half) + _chosen("kernel/*.py", count - half)


def _chosen(pattern: str, count: int) -> list[Fault]:
    files = [path for path in sorted(HOME.glob(pattern)) if path.name not in _LEFT_OUT]
    every = {path: list(_made(path)) for path in files}
    total = sum(map(len, every.values()))
    found: list[Fault] = []
    due = 0.0
    for path, made in every.items():
        due += count * len(made) / total
        random.Random(str(path.relative_to(HOME))).shuffle(made)
        kinds: dict[str, list[Fault]] = {}
        for kind, fault in made:
            kinds.setdefault(kind, []).append(fault)
        rows = list(kinds.values())
        while len(found) < round(due):
            row = rows.pop(0)
            found.append(row.pop())
            rows += [row] if row else []
    return found


_LEFT_OUT = ("terminal.py", "meta.py")
"""What is only shown or told: the tests of the engines do not look at it."""
_TURNED: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">"), ast.LtE: ("<", ">="), ast.Gt: (">=", "<"), ast.GtE: (">", "<="),
    ast.Eq: ("!=",), ast.NotEq: ("==",), ast.In: ("not in",), ast.NotIn: ("in",),
    ast.Is: ("is not",), ast.IsNot: ("is",),
}  # fmt: skip
_DELETED = (ast.Expr, ast.AugAssign, ast.Raise, ast.Continue, ast.Break, ast.If)


def _made(path: Path) -> Iterator[tuple[str, Fault]]:
    """Every fault that can be made from a file, with its kind."""
    source = path.read_text()
    file = str(path.relative_to(HOME))
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    text = source.encode()
    for node, kind, new in _changes(ast.parse(source), ""):
        assert node.end_lineno is not None and node.end_col_offset is not None
        first = starts[node.lineno - 1] + node.col_offset
        last = starts[node.end_lineno - 1] + node.end_col_offset
        old = " ".join(text[first:last].decode().split())
        name = f"{file}:{node.lineno}:{node.col_offset} {old[:50]} -> {new[:50]}"
        yield kind, Fault(name, file, (text[:first] + new.encode() + text[last:]).decode())


_OTHERWISE = (
    ("bool", "not ({})"), ("i64", "({}) + 1"), ("int", "({}) + 1"), ("float", "({}) + 1.0"),
    ("str", "''"), ("tuple", "()"), ("list", "[]"),
)  # fmt: skip
"""What is returned instead, by what the name of the type begins with."""


def _changes(node: ast.AST, returns: str) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    """What can be changed in a tree: a node, the kind of fault, and what stands there instead."""
    if isinstance(node, ast.FunctionDef):
        returns = ast.unparse(node.returns) if node.returns else ""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
        for sign in _TURNED[type(node.ops[0])]:
            yield node, "comparison", f"({left} {sign} {right})"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, "number", f"({node.value + 1})"
        yield node, "number", f"({node.value - 1})"
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield node, "truth", str(not node.value)
    elif isinstance(node, ast.BoolOp):
        word = " or " if isinstance(node.op, ast.And) else " and "
        yield node, "and-or", "(" + word.join(f"({ast.unparse(v)})" for v in node.values) + ")"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, "not", f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        sign = "-" if isinstance(node.op, ast.Add) else "+"
        if not _is_text(node):
            yield node, "sum", f"(({ast.unparse(node.left)}) {sign} ({ast.unparse(node.right)}))"
    elif isinstance(node, ast.Return) and node.value and not isinstance(node.value, ast.Constant):
        other = "None" if returns.endswith("| None") else ""
        for kind, form in _OTHERWISE:
            if not other and returns.startswith(kind):
                other = form.format(ast.unparse(node.value))
        if other:
            yield node, "returned", f"return {other}"
    elif isinstance(node, _DELETED) and not _is_idle(node):
        yield node, "left out", "pass"
    elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple):
        yield node, "left out", "pass"
    named = isinstance(node, ast.ClassDef)
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list", "keywords" if named else ""):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not isinstance(child, ast.Assert | ast.JoinedStr):
                    yield from _changes(child, returns)


def _is_text(node: ast.AST) -> bool:
    """Whether texts or lists are put together there, not numbers."""
    other = (ast.JoinedStr, ast.List, ast.ListComp)
    return any(
        isinstance(part, other) or (isinstance(part, ast.Constant) and type(part.value) is str)
        for part in ast.walk(node)
    )


def _is_idle(node: ast.stmt) -> bool:
    """Words about the code, or what stands where a subclass has something."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Raise) and "NotImplementedError" in ast.unparse(node)


# -- trying them ----------------------------------------------------------------------------------


class Bench:
    """A copy of src in which one file at a time has a fault, and the tests of a tree."""

    def __init__(self, folder: Path, tree: Path) -> None:
        self.src = folder / "one_file_has_a_fault" / "src"  # names of tests hold the end of it
        self.tree = tree
        self._version = 1_000_000_000
        shutil.copytree(ROOT / "src", self.src, ignore=shutil.ignore_patterns(*_NOT_COPIED))

    def tried(self, fault: Fault) -> str:
        """The test that finds it; LIVES, or hangs."""
        path = self.src / "spytable" / fault.file
        right = path.read_text()
        self._write(path, fault.source)
        try:
            for words in stages(fault.file, self.tree):
                found = self._run(words)
                if found:
                    return found
        finally:
            self._write(path, right)
        return "LIVES"

    def _write(self, path: Path, source: str) -> None:
        """Every version has its own time, so that Python never takes old bytecode for it."""
        path.write_text(source)
        self._version += 10
        os.utime(path, (self._version, self._version))

    def wrong(self, tests: set[str]) -> str:
        """One of these tests that fails without any fault; empty if none does."""
        return self._run(sorted(tests)) if tests else ""

    def _run(self, words: list[str]) -> str:
        """The first test that fails; empty if none does."""
        options = ["-x", "--verbose", "--tb=no", "--no-header", "--durations=1"]
        options += ["-p", "no:cacheprovider"]
        env = {name: value for name, value in os.environ.items() if name[:9] != "SPYTABLE_"}
        env |= {"PYTHONPATH": str(self.src), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run(
            [sys.executable, "-u", "-m", "pytest", *options, *words],
            cwd=self.tree, env=env, capture_output=True, text=True, check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 9)),
        )  # fmt: skip
        if done.returncode == 0:
            return ""
        started = re.findall(r"^(tests/\S+::.+?)(?: (?:PASSED|SKIPPED|FAILED|ERROR)|$)",
                             done.stdout, re.MULTILINE)  # fmt: skip
        failed = re.findall(r"^(?:FAILED|ERROR) (tests/.+?)(?: - |$)", done.stdout, re.MULTILINE)
        if failed:
            return str(failed[0])
        if done.returncode == -signal.SIGPROF and started:  # the net of tests/conftest.py
            return f"{started[-1]}{_NET}"
        if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return f"hangs in {started[-1] if started else 'the beginning'}"
        if "ImportError while loading conftest" in done.stderr:
            return f"nothing can be imported: {done.stderr.strip().splitlines()[-1][:80]}"
        sys.exit(f"ERROR: pytest {words}: {done.returncode}\n{done.stdout[-900:]}\n{done.stderr}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, usage="make faults ARGS='...'")
    parser.add_argument("--list", action="store_true", help="only name them")
    parser.add_argument("--only", default="", metavar="NAME", help="those with that in their name")
    parser.add_argument("--game", default="agent_hunter", help="the game of the mechanical ones")
    parser.add_argument("--sample", type=int, default=174, metavar="N", help="so many mechanical")
    parser.add_argument("--tests", type=Path, default=ROOT, metavar="DIR", help="of another tree")
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "faults.txt")
    args = parser.parse_args()
    faults = [
        fault
        for fault in (*by_hand(), *mechanical(args.game, args.sample))
        if args.only in fault.name
    ]
    if args.list:
        print("\n".join(fault.name for fault in faults))
        return
    args.results.parent.mkdir(parents=True, exist_ok=True)
    args.results.touch()
    known = dict(line.split("\t") for line in args.results.read_text().splitlines())
    with tempfile.TemporaryDirectory() as folder, args.results.open("a") as kept:
        bench = Bench(Path(folder), args.tests.resolve())
        for fault in faults:
            if fault.name not in known:
                known[fault.name] = bench.tried(fault)
                kept.write(f"{fault.name}\t{known[fault.name]}\n")
                kept.flush()
            print(f"{fault.name}: {known[fault.name]}", flush=True)
        found = {known[fault.name].removesuffix(_NET) for fault in faults}
        if wrong := bench.wrong({test for test in found if test.startswith("tests/")}):
            sys.exit(f"ERROR: without any fault there fails {wrong}")
    told = Counter(known[fault.name].split()[0] for fault in faults)
    lives, hangs = told.pop("LIVES", 0), told.pop("hangs", 0)
    print(f"{sum(told.values())} found, {hangs} hang, {lives} live, of {len(faults)}")


if __name__ == "__main__":
    main()
