"""Self-play of bots as a table of decisions, in one Parquet file.

    python examples/selfplay_dataset.py spywhere --seats 4 --games 500 \\
        --bots greedy,greedy,random,random --out games.parquet --picture lengths.svg

One row is one decision: what the seat knew in numbers, which actions it had, which it took, and
what it got at the end. `chance` holds what chance brought since the decision before, and
`chance_after` what it brought behind the last one: with them a game can be replayed, but no seat
has seen them all, so nothing should learn from them. The file tells in its metadata what every
number of an observation is; divided by its `most` it lies between 0 and 1. The same seed gives the
same file.

Needs pyarrow, and matplotlib for the picture: pip install 'spytable[examples]'.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from rich.progress import track

from spytable import Position, bot
from spytable.adapters.common import versioned
from spytable.arena.match import seated
from spytable.cli.common import add_game, fill, positive, settle, whole
from spytable.kernel.game import Game
from spytable.kernel.observation import Observer
from spytable.kernel.refusal import BadInput

CHUNK = 100
"""Games in one group of rows."""

Row = dict[str, Any]


def rows(game: Game, specs: Sequence[str], number: int, seed: int) -> Iterator[Row]:
    """The decisions of one game. Each bot is given what its seat knows, and nothing else; from
    game to game they change seats."""
    order = seated(game, specs, number)
    own_seed = seed * 1_000_003 + number
    players = [bot(specs[which], game, 10 * own_seed + seat) for seat, which in enumerate(order)]
    eye = Observer(game.seats, game.layout())
    position = Position(game, seed=own_seed)  # chance acts by itself
    found: list[Row] = []
    since = 0
    while not position.over:
        seat = position.mover
        action = players[seat].choose(position.intel(seat))
        row: Row = {
            "game": versioned(game),
            "options": json.dumps(game.options),
            "record": f"{game.meta.name}-{seed}-{number + 1:05}",
            "step": len(found),
            "seat": seat,
            "bot": specs[order[seat]],
            "observation": eye.row(position.state, seat),
            "legal": position.state.legal(seat),
            "action": action,
            "move": game.text(action),
            "chance": [step.action for step in position.steps[since:]],
            "chance_after": [],
        }
        found.append(row)
        since = len(position.steps) + 1
        position.play(action)
    found[-1]["chance_after"] = [step.action for step in position.steps[since:]]
    returns = position.state.returns()
    for row in found:
        yield {**row, "returns": returns[row["seat"]]}


def schema(game: Game, specs: Sequence[str], seed: int) -> pa.Schema:
    """The columns, and what the file tells about itself."""
    eye = Observer(game.seats, game.layout())
    told = {
        "game": game.meta.name,
        "seats": game.seats,
        "rules_version": game.version,
        "env": versioned(game),
        "options": game.options,
        "components": game.own or game.built_in,
        "actions": game.actions(),
        "fields": eye.names,
        "most": eye.most,
        "bots": list(specs),
        "seed": seed,
    }
    return pa.schema(
        {
            "game": pa.string(),
            "options": pa.string(),
            "record": pa.string(),
            "step": pa.int32(),
            "seat": pa.int8(),
            "bot": pa.string(),
            "observation": pa.list_(pa.uint8(), int(eye.size)),
            "legal": pa.list_(pa.uint16()),
            "action": pa.uint16(),
            "move": pa.string(),
            "chance": pa.list_(pa.uint16()),
            "chance_after": pa.list_(pa.uint16()),
            "returns": pa.float32(),
        },
        {key: json.dumps(value) for key, value in told.items()},
    )


def write(game: Game, specs: Sequence[str], games: int, seed: int, out: Path) -> int:
    """Play the games and write them; how many decisions there were."""
    form = schema(game, specs, seed)
    out.parent.mkdir(parents=True, exist_ok=True)
    decisions = 0
    looking = sys.stderr.isatty()
    with pq.ParquetWriter(out, form, compression="zstd") as file:
        chunk: list[Row] = []
        for number in track(range(games), "playing", disable=not looking):
            chunk += rows(game, specs, number, seed)
            if (number + 1) % CHUNK == 0 or number + 1 == games:
                file.write_table(pa.Table.from_pylist(chunk, form))
                decisions += len(chunk)
                chunk = []
    return decisions


def draw(file: Path, out: Path) -> None:
    """How long the games were, and how each bot spent its moves; read from the file itself."""
    from matplotlib import pyplot as plt

    plt.style.use(Path(__file__).with_name("house.mplstyle"))
    table = pq.read_table(file, columns=["record", "bot", "move"])
    lengths = table.group_by("record").aggregate([("move", "count")])["move_count"]
    figure, (left, right) = plt.subplots(1, 2, figsize=(8.4, 3.6))
    left.hist(lengths.to_pylist(), bins=20, edgecolor="#fbf9f3")
    left.set_xlabel("decisions in a game")
    left.set_ylabel("games")

    words = pc.list_element(pc.split_pattern(table["move"], " "), 0)
    kinds = sorted(set(words.to_pylist()))
    bots = sorted(set(table["bot"].to_pylist()))
    height = 0.8 / len(bots)
    for which, name in enumerate(bots):
        own = words.filter(pc.equal(table["bot"], name))
        counted = {pair["values"]: pair["counts"] for pair in own.value_counts().to_pylist()}
        places = [place + which * height for place in range(len(kinds))]
        shares = [100 * counted.get(kind, 0) / len(own) for kind in kinds]
        right.barh(places, shares, height, label=name)
    right.set_yticks([place + 0.4 - height / 2 for place in range(len(kinds))], kinds)
    right.invert_yaxis()
    right.set_xlabel("% of its moves")
    right.legend()
    out.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(out, metadata={"Date": None} if out.suffix == ".svg" else None)
    plt.close(figure)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    add_game(parser)
    parser.add_argument("--bots", default="greedy", metavar="A,B", help="one fills all seats")
    parser.add_argument("--games", type=positive, default=100, metavar="N")
    parser.add_argument("--seed", type=whole, default=1, metavar="S")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw what is in it")
    args = parser.parse_args(argv)
    try:
        game = settle(args, research=True)
        specs = fill(args.bots, game)
        decisions = write(game, specs, args.games, args.seed, args.out)
    except BadInput as bad:
        raise SystemExit(f"{parser.prog}: {bad}") from None
    print(f"{args.games} games, {decisions} decisions in {args.out}")
    if args.picture:
        draw(args.out, args.picture)


if __name__ == "__main__":
    main()
