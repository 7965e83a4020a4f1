"""What an older server wrote is read by this one. Each file in kept/ is a table as text: what lists
knew of it, then its rows. They stay as they are for ever; a new kind of entry brings a new one.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from server.leaks.room import room
from server.store.ways import keep
from spytable.kernel import registry
from spytable.kernel.record import Record
from spytable.server import entries as log
from spytable.server.lists import About, about
from spytable.server.store import Listing, Row, Store
from spytable.server.table import Table
from toy import DeadDrop

HOME = Path(__file__).parent / "kept"
FILES = sorted(path.stem for path in HOME.glob("*.jsonl"))
END = registry.game("spy_connection").parse("end")


def kept(name: str) -> tuple[str, Listing, list[Row]]:
    text = (HOME / f"{name}.jsonl").read_text(encoding="utf-8")
    first, *lines = map(msgspec.json.decode, text.splitlines())
    table = str(first.pop("table"))
    rows = [_row(seq, **line) for seq, line in enumerate(lines, 1)]
    listing = {**first, "about": first["about"].encode(), "people": tuple(first["people"])}
    return table, Listing(**listing), rows


def _row(seq: int, *, at: int, key: str | None, author: int | None, body: str) -> Row:
    return Row(seq, at, body.encode(), key, author)


@pytest.fixture(autouse=True)
def _toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, DeadDrop.meta.name, DeadDrop)


@pytest.mark.parametrize("name", FILES)
async def test_a_table_of_an_older_server_stands_where_it_stood(name: str, store: Store) -> None:
    link, listing, rows = kept(name)
    await keep(store, link, *rows, listing=listing)
    first, *more = await store.rows(link)
    table = Table(link, first)
    for row in more:
        table.fold(row)
    assert table.status == listing.status
    told = msgspec.json.decode(listing.about, type=About)
    new = {
        name: getattr(told, name)
        for name in ("points", "returns", "given_up")
        if name.encode() not in listing.about
    }
    assert msgspec.structs.replace(about(table), **new) == told, "all that older lists knew"


@pytest.mark.parametrize("name", FILES)
def test_nothing_that_an_entry_says_is_passed_over(name: str) -> None:
    for row in kept(name)[2]:
        assert log.write(log.read(row.body)) == row.body


def test_every_kind_of_entry_is_kept() -> None:
    found = {type(log.read(row.body)) for name in FILES for row in kept(name)[2]}
    assert found == set(get_args(log.AnyEntry))


async def test_a_game_that_began_by_older_rules_ends_by_them() -> None:
    """SC-36: by version 1 the limit cuts an extra turn off, by version 2 it does not."""
    link, listing, rows = kept("spy-connection-at-its-limit")
    async with room() as where:
        ada, odile = await where.come("Ada"), await where.come("Odile")
        await keep(where.store, link, *rows, listing=listing)
        frame = await ada.frame(link)
        assert frame["table"]["rules"] == 1 and frame["table"]["older"] is True
        assert frame["scene"]["intel"]["turn"] == 14 and frame["scene"]["intel"]["extra"] == 1
        await ada.do(link, "play", seat=0, n=frame["n"], action=END)
        ended = await odile.frame(link)
        assert ended["table"]["status"] == "over"
        record = Record.parse((await ada.get(f"/tables/{link}/record?viewer=all")).text)
        assert record.rules == 1 and record.replay().over
        assert (await ada.get(f"/tables/{link}/replay?viewer=all")).status_code == 200
        fork = await ada.make(game="spy_connection", source=link, step=len(record.steps) - 1)
        assert (await ada.frame(fork))["table"]["rules"] == 1
        again = (await ada.do(link, "rematch"))["table"]
        facts = (await ada.frame(again))["table"]
        assert facts["rules"] == 2 and "older" not in facts
