"""The two builds, each in its own process: compiled, and a copy of src with nothing compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import spytable

SRC = Path(spytable.__path__[0]).parent
TESTS = Path(__file__).resolve().parent.parent
REQUIRED = os.environ.get("SPYTABLE_REQUIRE_COMPILED", "0") not in ("", "0")
_NOT_COPIED = ("*.so", "*.pyd", "*.so.new", "__pycache__", ".*", "static", "node_modules")


def uncompiled(to: Path) -> Path:
    """A copy of src with nothing compiled in it."""
    shutil.copytree(SRC, to, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*_NOT_COPIED))
    return to


def traced(src: Path, *words: str, said: str = "", hash_seed: int = 0) -> list[str]:
    """The lines that `laws.trace` says when it runs with this src."""
    env = dict(os.environ, PYTHONPATH=f"{src}{os.pathsep}{TESTS}", PYTHONHASHSEED=str(hash_seed))
    done = subprocess.run(
        [sys.executable, "-m", "laws.trace", *words],
        input=said, env=env, cwd=src, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout.splitlines()


def loaded_from(src: Path) -> dict[str, Path]:
    """The file each compiled source is loaded from, in a process that runs with this src."""
    lines = [line.split(" ", 1) for line in traced(src, "builds")]
    return {name: Path(file) for name, file in lines}
