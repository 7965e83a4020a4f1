"""Nothing that was acknowledged is lost when the server dies at any moment."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

from server.store.appender import TABLES
from spytable.server.store import open_store

TIMES = 12 if os.environ.get("SPYTABLE_SOAK") else 3


def acknowledged_until_killed(where: str, lines: int) -> dict[int, int]:
    """The last number that a child was told of for each table, killed after some lines."""
    program = str(Path(__file__).with_name("appender.py"))
    with subprocess.Popen(
        [sys.executable, program, where], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdout is not None and child.stderr is not None
        heard = [child.stdout.readline() for _ in range(lines)]
        child.kill()
        heard += child.stdout.readlines()
        assert all(heard), child.stderr.read().decode()
    assert child.returncode == -9
    last: dict[int, int] = {}
    for line in heard:
        if line.endswith(b"\n"):
            table, seq = line.split()
            last[int(table)] = int(seq)
    return last


async def test_a_row_that_was_acknowledged_survives_kill_9(where: str, tmp_path: Path) -> None:
    for time in range(TIMES):
        last = acknowledged_until_killed(where, random.randrange(TABLES, 2000))
        store = await open_store(where)
        for table in range(TABLES):
            rows = await store.rows(f"t{table}")
            seqs = [row.seq for row in rows]
            assert seqs == list(range(1, len(seqs) + 1))
            assert len(seqs) >= last.get(table, 0), (time, table)
            assert all(row.body == b"%d" % row.seq for row in rows)
            await store.drop(f"t{table}")
        await store.close()
