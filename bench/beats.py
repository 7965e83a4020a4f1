"""Whether forced and free moves of bots can be told apart by their time on a busy machine (SW-9).

Real bots in real processes think beside more work than there are cores: `make bench-beats`, about
half a minute. The same is shown by the tests with a clock that is turned. By chance alone this
fails once in 40,000 times.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.leaks.room import Room, Wire, room
from server.leaks.test_beats import GAMES, SPEC, apart, decisions
from spytable.kernel import registry
from spytable.server import entries as log
from spytable.server.beats import BEAT
from spytable.server.thinkers import Thinkers
from toy import DeadDrop

SAMPLES = 40
SURE = 4.5
"""Standard deviations."""


@contextmanager
def busy_machine() -> Iterator[None]:
    """More work than there are cores."""
    spin = [sys.executable, "-c", "while True: pass"]
    burning = [subprocess.Popen(spin) for _ in range(1 + (os.cpu_count() or 2))]
    try:
        yield
    finally:
        for process in burning:
            process.kill()
            process.wait()


async def beats_of(where: Room, seat: int, opened: log.Opened) -> int:
    """From when a stranger is shown a table until it is shown a bot's move."""
    seated: list[log.AnyEntry] = [
        log.Filled(seat=seat, bot=SPEC),
        log.Seated(seat=1 - seat, person=1, colour="red"),
    ]
    link = await where.hall.set_up(opened, *seated, log.Started(drawn=()))
    wire = Wire(where, where.stranger, link)
    came: list[float] = []
    while len(came) < 2:
        wire.news.clear()
        await wire.news.wait()
        if len(came) < sum(heard.startswith(b'{"type":"frame"') for heard in wire.heard):
            came.append(asyncio.get_running_loop().time())
    where.hall.others.table_dropped(link)
    return int((came[1] - came[0]) / BEAT)


async def forced_and_free(where: Room, game: str) -> tuple[list[int], list[int]]:
    rng = random.Random(game)
    asked = [
        (free, decision)
        for free, found in decisions(game).items()
        for decision in rng.sample(found, min(SAMPLES, len(found)))
    ]
    rng.shuffle(asked)
    taken: tuple[list[int], list[int]] = ([], [])
    for free, decision in asked:
        taken[free].append(await beats_of(where, *decision))
    return taken


async def measured() -> dict[str, float]:
    """How far they are apart in each game, in standard deviations."""
    async with room(thinkers=Thinkers(len(GAMES), ("toy.server",))) as where:
        begin = [decisions(game)[True][0] for game in GAMES]
        await asyncio.gather(*(beats_of(where, *decision) for decision in begin))
        with busy_machine():
            taken = await asyncio.gather(*(forced_and_free(where, game) for game in GAMES))
    return {name: apart(*each) for name, each in zip(GAMES, taken, strict=True)}


if __name__ == "__main__":
    registry.register(DeadDrop)
    found = asyncio.run(measured())
    found["all games together"] = sum(found.values()) / sqrt(len(found))
    for name, sure in found.items():
        print(f"{name}: forced and free moves are {abs(sure):.2f} standard deviations apart")
    if max(map(abs, found.values())) >= SURE:
        sys.exit("ERROR: they can be told apart")
