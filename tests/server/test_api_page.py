"""What the page about the API promises is run against a real server."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from server.harness import Guest, Server

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def the_bot() -> str:
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    return str(code)


def test_the_bot_has_about_thirty_lines() -> None:
    lines = [line for line in the_bot().splitlines() if line.strip()]
    assert len(lines) <= 36


async def started(*command: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, *command, stdout=pipe, stderr=pipe)


async def test_the_bot_of_the_page_joins_a_table_and_plays_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(the_bot())
    server = Server(str(tmp_path / "spytable.db")).start()
    try:
        ada = await Guest.come(server, "Ada")
        table = await ada.make(game="agent_hunter")
        await ada.do(table, "fill", seat=0, bot="greedy")
        async with ada.at(table) as watching:
            bot = await started(str(file), server.http, table, "1")
            await watching.until(lambda w: "Thirty Lines" in str(w.frame.get("table")))
            await ada.do(table, "start")
            await watching.until(lambda w: w.over)
        said, _ = await bot.communicate()
        assert said.decode().strip() == str(watching.frame["table"]["points"])
        late = await started(str(file), server.http, table, "1")
        _, why = await late.communicate()
        assert why.decode().strip() == "The game has begun: the seats can no longer change."
    finally:
        server.stop()
