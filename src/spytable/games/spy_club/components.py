"""The clues, the movement cards and the boards of Spy Club: read from a file, checked, and written
out again.

Ours are in `content/`; a player may bring others of the same form, and leave out any of the three
lists to have ours. Whatever is wrong is told in one sentence that names the file and the entry.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files

import msgspec

from spytable.games.spy_club.meta import ASPECT_OF, ASPECTS, COPIES, META, PARTS, SYMBOLS
from spytable.kernel.components import ID, Entry, entries, parse, placed, write
from spytable.kernel.refusal import BadInput

CLUES = 54
CARDS = (9, 8, 8)
"""CL-2: movement cards of each part, of which one is not played (CL-4)."""
LEVELS = ("standard", "advanced")
NUMBERS, SMALLEST, LARGEST = 3, 1, 6
SHORTEST, LONGEST = 3, 30


class Clue(Entry, frozen=True):
    """CL-1: a card of two faces, neither of which is its back."""

    a: str
    b: str


class Movement(Entry, frozen=True):
    """CL-2: a movement card. CL-19: its sign points at one of the numbers of the card before."""

    id: str
    part: str
    numbers: tuple[int, ...]
    sign: int
    escape: bool
    symbol: str


class Board(Entry, frozen=True):
    """CL-3: the numbers for the first movement, and the steps from the red space to Escape."""

    level: str
    numbers: tuple[int, ...]
    steps: int


class Components(msgspec.Struct, frozen=True):
    clues: tuple[Clue, ...]
    moves: tuple[Movement, ...]
    """By part: day, dusk, night."""
    boards: tuple[Board, ...]
    """Standard, advanced."""


_KINDS: dict[str, type[Entry]] = {"clues": Clue, "moves": Movement, "boards": Board}


@cache
def built_in(name: str = META.components) -> Components:
    home = files("spytable.games.spy_club") / "content" / f"{name}.toml"
    return read(home.read_text(encoding="utf-8"), f"{name}.toml")


def read(text: str, where: str = "your file") -> Components:
    """The components of a text; BadInput names the file and the entry."""
    lists = entries(parse(text, where), _KINDS, where)
    if not lists:
        raise BadInput(f"{where}: there is neither a clue nor a movement card nor a board in it")
    if len(lists) < len(_KINDS):
        ours = built_in()
        lists |= {n: list(getattr(ours, n)) for n in _KINDS if n not in lists}
    found = msgspec.convert(lists, Components, strict=True)
    with placed(where):
        _check_clues(found.clues)
        _check_moves(found.moves)
        _check_boards(found.boards)
    return found


def text(components: Components) -> str:
    return write({name: getattr(components, name) for name in _KINDS})


# -- the clues (CL-1) ---------------------------------------------------------------------------


def _check_clues(clues: tuple[Clue, ...]) -> None:
    if len(clues) != CLUES:
        raise BadInput(f"there are {len(clues)} clues, not {CLUES}")
    for number, clue in enumerate(clues, 1):
        with placed(f"clues, entry {number}"):
            _check_clue(clue)
    shown = Counter(name for clue in clues for name in (clue.a, clue.b))
    for name, aspect in ASPECT_OF.items():
        if shown[name] != COPIES[aspect]:
            raise BadInput(f"clues: {name} is on {shown[name]} faces, not on {COPIES[aspect]}")


def _check_clue(clue: Clue) -> None:
    for name in (clue.a, clue.b):
        if name not in ASPECT_OF:
            raise BadInput(f"there is no clue {name[:40]!r}")
    if ASPECT_OF[clue.a] == ASPECT_OF[clue.b]:
        told = f"{clue.a} and {clue.b} are both of the aspect {ASPECTS[ASPECT_OF[clue.a]]}"
        raise BadInput(told)


# -- the movement cards and the boards (CL-2, CL-3) ---------------------------------------------


def _check_moves(moves: tuple[Movement, ...]) -> None:
    seen: set[str] = set()
    for number, move in enumerate(moves, 1):
        with placed(f"moves, entry {number}"):
            if not ID.fullmatch(move.id):
                told = "is no id (small letters, digits and hyphens)"
                raise BadInput(f"{move.id[:40]!r} {told}")
            if move.id in seen:
                raise BadInput(f"the id {move.id!r} is there twice")
            _check_move(move)
        seen.add(move.id)
    wanted = [part for part, cards in zip(PARTS, CARDS) for _ in range(cards)]
    if [move.part for move in moves] != wanted:
        told = ", then ".join(f"{cards} of {part}" for part, cards in zip(PARTS, CARDS))
        raise BadInput(f"moves must be {told}")


def _check_move(move: Movement) -> None:
    if move.part not in PARTS:
        raise BadInput(f"there is no part {move.part[:40]!r} (there is: {', '.join(PARTS)})")
    _check_numbers(move.numbers)
    if not 1 <= move.sign <= NUMBERS:
        raise BadInput(f"its sign points at 1 to {NUMBERS}, not at {move.sign}")
    if move.symbol not in SYMBOLS:
        raise BadInput(f"there is no symbol {move.symbol[:40]!r} (there is: {', '.join(SYMBOLS)})")


def _check_boards(boards: tuple[Board, ...]) -> None:
    if tuple(board.level for board in boards) != LEVELS:
        raise BadInput(f"boards must be these two, in this order: {', '.join(LEVELS)}")
    for number, board in enumerate(boards, 1):
        with placed(f"boards, entry {number} ({board.level})"):
            _check_numbers(board.numbers)
            if not SHORTEST <= board.steps <= LONGEST:
                raise BadInput(f"{board.steps} steps, not {SHORTEST} to {LONGEST}")


def _check_numbers(numbers: tuple[int, ...]) -> None:
    if len(numbers) != NUMBERS:
        raise BadInput(f"{len(numbers)} numbers, not {NUMBERS}")
    for number in numbers:
        if not SMALLEST <= number <= LARGEST:
            raise BadInput(f"the number {number}, not {SMALLEST} to {LARGEST}")
