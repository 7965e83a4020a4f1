"""What one build makes of random games, line by line; run as a process of its own (law 9).

python -m laws.trace builds             which file each compiled source is loaded from
python -m laws.trace games NUMBER NAME… lines about random games, as hashes and numbers
python -m laws.trace sample             for each line "NAME SEED INTEL-AS-JSON", the cells
"""

from __future__ import annotations

import importlib
import pkgutil
import random
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from pathlib import Path

import msgspec
from librt.random import Random

import spytable
from laws.play import chosen, everybody, seats_of, walk
from laws.settings import SOAK, Setting, kinds, settings
from laws.sight import observer
from spytable.bots import bot
from spytable.bots.playout import play_out
from spytable.kernel import registry
from spytable.kernel.position import Position
from spytable.kernel.state import OVER, State
from toy import DeadDrop

BOTS = ("greedy", "search:5" if SOAK else "search:3")
MARK = "# compiled"


def builds() -> Iterator[str]:
    """Each source marked as compiled, and the file it has been loaded from."""
    for module in pkgutil.walk_packages(spytable.__path__, "spytable."):
        if module.name.rpartition(".")[2] == "__main__":
            continue
        where = Path(spytable.__path__[0]).parent / Path(*module.name.split("."))
        source = where.with_suffix(".py")
        if source.exists() and source.read_text().partition("\n")[0] == MARK:
            yield f"{module.name} {importlib.import_module(module.name).__file__}"


def games(name: str, number: int) -> Iterator[str]:
    """Steps of a random game of every setting, or of every other one in turn; all that is made of
    them at some, and decisions of a few, which take long uncompiled."""
    for at, setting in enumerate(setting for setting in settings() if setting.name == name):
        if not SOAK and at % 2 != number // 2 % 2:
            continue
        yield f"# {setting}"
        some = chosen(setting, number)
        for at_step, (position, step) in enumerate(walk(setting, number)):
            yield f"{position.state.digest()} {step}"
            if SOAK or at_step in some or step is None:
                yield line(position, at_step)
        if at % (4 if SOAK else 8) == number // 2 % (4 if SOAK else 8):
            yield from decisions(setting, number)


def line(position: Position, seed: int) -> str:
    """A state and all that is made of it."""
    game, state = position.game, position.state
    seats = range(game.seats)
    parts: list[object] = [state.digest(), state.mover(), state.to_act(), state.bound()]
    parts += [state.legal(seat) for seat in seats]
    parts += [state.key(seat) for seat in seats]
    parts += [state.scores(), state.returns() if position.over else ""]
    parts += [resampled(state, viewer, seed) for viewer in everybody(game)]
    eye = observer(game)
    parts.append(short(b"".join(eye.row(state, seat) for seat in seats)))
    parts.append(short(msgspec.json.encode([position.intel(v) for v in everybody(game)])))
    parts.append(short(msgspec.json.encode([position.seen_by(v) for v in everybody(game)])))
    end = state.clone()
    parts += [play_out(end, Random(seed), 10_000), end.digest()]
    return " ".join(map(str, parts))


def resampled(state: State, viewer: int, seed: int) -> int:
    other = state.clone()
    other.resample(viewer, Random(seed))
    return other.digest()


def short(data: bytes) -> str:
    return sha256(data).hexdigest()[:12]


def decisions(setting: Setting, number: int) -> Iterator[str]:
    """The playbook at every decision, and the bots at a few."""
    rng = random.Random(setting.seed(number))
    for at, (position, _) in enumerate(walk(setting, number + 1)):
        game, state = position.game, position.state
        for seat in seats_of(state.to_act()):
            book, actions = game.playbook(), state.legal(seat)
            yield f"scores {[x.hex() for x in book.scores(state, seat, actions)]}"
            yield f"prior {[x.hex() for x in book.prior(state, seat, actions)]}"
            yield f"secret {book.secret(state, seat)}"
            quick = [int(book.playout(state, seat, actions, Random(seed))) for seed in range(4)]
            yield f"playout {quick}"
            if len(actions) > 1 and rng.random() < (0.2 if SOAK else 0.05):
                intel = position.intel(seat)
                for spec in BOTS:
                    player = bot(spec, game, seed=at)
                    policy = {a: p.hex() for a, p in player.policy(intel).items()}
                    yield f"{spec} {policy} {player.choose(intel)}"
        if state.mover() == OVER:
            yield f"value {[x.hex() for x in game.playbook().value(state)]}"


def sample(lines: Iterator[str]) -> Iterator[str]:
    for text in lines:
        name, seed, data = text.rstrip("\n").split(" ", 2)
        intel = msgspec.json.decode(data, type=kinds()[name].intel_type)
        yield str(list(intel.sample(Random(int(seed))).cells))


def main(words: list[str]) -> None:
    registry.register(DeadDrop)
    match words:
        case ["builds"]:
            found = builds()
        case ["games", number, *names]:
            found = chain.from_iterable(games(name, int(number)) for name in names)
        case ["sample"]:
            found = sample(iter(sys.stdin))
        case _:
            sys.exit(__doc__)
    for text in found:
        print(text)


if __name__ == "__main__":
    main(sys.argv[1:])
