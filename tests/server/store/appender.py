"""A process that appends as fast as it can and prints what was acknowledged, until killed."""

from __future__ import annotations

import asyncio
import os
import sys

from spytable.server.store import Listing, Row, open_store

TABLES = 8


async def main(where: str) -> None:
    store = await open_store(where)

    def go(table: int, seq: int) -> None:
        def done(end: str) -> None:
            if end != "kept":
                raise SystemExit(f"{table} {seq} {end}")
            os.write(1, f"{table} {seq}\n".encode())
            go(table, seq + 1)

        about = Listing("playing", False, (table + 1,), seq, b"{}") if seq % 3 == 1 else None
        store.append(f"t{table}", Row(seq, seq, b"%d" % seq, f"k{seq}"), about, done)

    for table in range(TABLES):
        go(table, 1)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
