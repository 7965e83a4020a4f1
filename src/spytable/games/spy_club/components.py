"""The clues, the movement cards and the boards of Spy Club: read from a file, checked, written out
again, and turned into what a state is played by.

Ours are in `content/`; a player may bring others of the same form, and leave out any of the three
lists to have ours. Whatever is wrong is told in one sentence that names the file and the entry.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from spytable.games.spy_club.meta import (
    ASPECT_OF,
    ASPECTS,
    COPIES,
    FACES,
    INCIDENTS,
    META,
    NAMES,
    NUMBER_OF,
    PARTS,
    SYMBOLS,
)
from spytable.games.spy_club.rules import Rules, plain_terms
from spytable.kernel.components import (
    YOUR_FILE,
    Entry,
    check_ids,
    entries,
    entry,
    parse,
    placed,
    write,
)
from spytable.kernel.refusal import bad_input

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


class Term(Entry, frozen=True):
    """A number by which the case is played, where it is not that of the rules."""

    name: str
    value: int


class Happening(Entry, frozen=True):
    """CL-20: what the suspect causes on a clue of this aspect; and how many ideas a Sabotage
    removes, or how many more than the solved aspects a Fatigue does."""

    aspect: str
    event: str
    ideas: int = 0


class Components(msgspec.Struct, frozen=True):
    clues: tuple[Clue, ...]
    moves: tuple[Movement, ...]
    """By part: day, dusk, night."""
    boards: tuple[Board, ...]
    """Standard, advanced."""
    terms: tuple[Term, ...] = ()
    events: tuple[Happening, ...] = ()


KINDS: dict[str, type[Entry]] = {
    "clues": Clue, "moves": Movement, "boards": Board, "terms": Term, "events": Happening,
}  # fmt: skip
TERMS = {
    "actions": (1, 6), "ideas": (8, 18), "first-ideas": (0, 2), "turns": (4, 22), "row": (3, 5),
    "places": (2, 4), "incoming": (1, 3), "steps": (SHORTEST, LONGEST), "distance": (0, 3),
    "first-price": (0, 4), "price": (0, 4), "tray-price": (0, 4), "extra": (0, 1),
    "wild": (0, len(NAMES[-1])), "grid": (0, 1), "rounds": (0, 12), "haste": (0, 1),
    "first": (0, 5), "last": (0, 5), "different": (0, 5), "alike": (0, 1), "proof": (0, 3),
    "sealed": (0, 1), "expert": (0, 4), "intuition": (0, 1), "curfew": (0, 1), "turnabout": (0, 1),
    "shadow": (0, 1), "caught": (0, 1), "cold": (0, 12), "passing": (0, 1), "tail": (0, 1),
    "informant": (0, 3), "overtime": (0, 1), "favour": (0, 1),
    "skill-1": (0, 5), "skill-2": (0, 5), "skill-3": (0, 5), "skill-4": (0, 5),
}  # fmt: skip
"""How low and how high each may be; see `plain_terms` for what they are."""
COSTLY = ("sabotage", "fatigue")
"""The events that remove ideas, and the most that one may."""
MOST_IDEAS = 6


@cache
def built_in(name: str = META.built_in) -> Components:
    home = files("spytable.games.spy_club") / "content" / f"{name}.toml"
    return read(home.read_text(encoding="utf-8"), f"{name}.toml")


def read(text: str, where: str = YOUR_FILE) -> Components:
    """The components of a text; BadInput names the file and the entry."""
    lists = entries(parse(text, where), KINDS, where)
    if not lists:
        with placed(where, META.name):
            raise bad_input("file_nothing")
    if missing := [name for name in ("clues", "moves", "boards") if name not in lists]:
        ours = built_in()
        lists |= {name: list(getattr(ours, name)) for name in missing}
    found = msgspec.convert(lists, Components, strict=True)
    with placed(where, META.name):
        _check_clues(found.clues)
        _check_moves(found.moves)
        _check_boards(found.boards)
        _check_terms(found.terms)
        _check_events(found.events)
    return found


def text(components: Components) -> str:
    """Lists without entries are left out."""
    lists = {name: getattr(components, name) for name in KINDS}
    return write({name: entries for name, entries in lists.items() if entries})


# -- the clues (CL-1) ---------------------------------------------------------------------------


def _check_clues(clues: tuple[Clue, ...]) -> None:
    if len(clues) != CLUES:
        raise bad_input("file_clues", count=len(clues), wanted=CLUES)
    for number, clue in enumerate(clues, 1):
        with entry("clues", number):
            _check_clue(clue)
    shown = Counter(name for clue in clues for name in (clue.a, clue.b))
    for name, aspect in ASPECT_OF.items():
        if shown[name] != COPIES[aspect]:
            wanted = COPIES[aspect]
            raise bad_input("file_faces", name=name, count=shown[name], wanted=wanted)


def _check_clue(clue: Clue) -> None:
    for name in (clue.a, clue.b):
        if name not in ASPECT_OF:
            raise bad_input("file_no_clue", typed=name[:40])
    if ASPECT_OF[clue.a] == ASPECT_OF[clue.b]:
        aspect = ASPECTS[ASPECT_OF[clue.a]]
        raise bad_input("file_one_aspect", a=clue.a, b=clue.b, aspect=aspect)


# -- the movement cards and the boards (CL-2, CL-3) ---------------------------------------------


def _check_moves(moves: tuple[Movement, ...]) -> None:
    for number, move in enumerate(moves, 1):
        with entry("moves", number):
            check_ids(before.id for before in moves[:number])
            _check_move(move)
    wanted = [part for part, cards in zip(PARTS, CARDS) for _ in range(cards)]
    if [move.part for move in moves] != wanted:
        raise bad_input("file_moves", **dict(zip(PARTS, CARDS)))


def _check_move(move: Movement) -> None:
    if move.part not in PARTS:
        raise bad_input("file_no_part", typed=move.part[:40], known=", ".join(PARTS))
    _check_numbers(move.numbers)
    if not 1 <= move.sign <= NUMBERS:
        raise bad_input("file_sign", sign=move.sign, most=NUMBERS)
    if move.symbol not in SYMBOLS:
        raise bad_input("file_no_symbol", typed=move.symbol[:40], known=", ".join(SYMBOLS))


def _check_boards(boards: tuple[Board, ...]) -> None:
    if tuple(board.level for board in boards) != LEVELS:
        raise bad_input("file_boards", levels=", ".join(LEVELS))
    for number, board in enumerate(boards, 1):
        with entry("boards", number, board.level):
            _check_numbers(board.numbers)
            if not SHORTEST <= board.steps <= LONGEST:
                raise bad_input("file_steps", steps=board.steps, low=SHORTEST, high=LONGEST)


def _check_numbers(numbers: tuple[int, ...]) -> None:
    if len(numbers) != NUMBERS:
        raise bad_input("file_numbers", count=len(numbers), wanted=NUMBERS)
    for number in numbers:
        if not SMALLEST <= number <= LARGEST:
            raise bad_input("file_number", number=number, low=SMALLEST, high=LARGEST)


# -- the terms of the case ----------------------------------------------------------------------


def _check_terms(terms: tuple[Term, ...]) -> None:
    for number, term in enumerate(terms, 1):
        with entry("terms", number):
            if term.name not in TERMS:
                raise bad_input("file_no_term", typed=term.name[:40], known=", ".join(TERMS))
            if term.name in [before.name for before in terms[: number - 1]]:
                raise bad_input("file_term_twice", name=term.name)
            low, high = TERMS[term.name]
            if not low <= term.value <= high:
                bounds = {"value": term.value, "low": low, "high": high}
                raise bad_input("file_term", name=term.name, **bounds)


def _check_events(events: tuple[Happening, ...]) -> None:
    for number, event in enumerate(events, 1):
        with entry("events", number):
            if event.aspect not in ASPECTS:
                raise bad_input("file_no_aspect", typed=event.aspect[:40], known=", ".join(ASPECTS))
            if event.aspect in [before.aspect for before in events[: number - 1]]:
                raise bad_input("file_term_twice", name=event.aspect)
            if event.event not in INCIDENTS:
                known = ", ".join(INCIDENTS)
                raise bad_input("file_no_event", typed=event.event[:40], known=known)
            most = MOST_IDEAS if event.event in COSTLY else 0
            if not 0 <= event.ideas <= most:
                raise bad_input("file_event_ideas", ideas=event.ideas, most=most)


# -- what is played by them ---------------------------------------------------------------------


class Lexicon(msgspec.Struct, frozen=True):
    """What sides and movement cards are called."""

    faces: tuple[str, ...]
    moves: tuple[str, ...]
    sides: dict[tuple[str, str], list[int]]
    """By the name that is up and the other one."""


@lru_cache(maxsize=64)
def components_of(content: str) -> Components:
    """By name where they are built in, else from their text."""
    return read(content) if "=" in content else built_in(content)


@lru_cache(maxsize=64)
def lexicon(content: str) -> Lexicon:
    parts = components_of(content)
    faces = tuple(name for clue in parts.clues for name in (clue.a, clue.b))
    sides: dict[tuple[str, str], list[int]] = {}
    for side, name in enumerate(faces):
        sides.setdefault((name, faces[side ^ 1]), []).append(side)
    return Lexicon(faces, tuple(card.id for card in parts.moves), sides)


@lru_cache(maxsize=64)
def rules_for(content: str, seats: int, advanced: bool, consent: bool) -> Rules:
    names = [NUMBER_OF[name] for name in lexicon(content).faces]
    return _rules(content, names, seats, advanced, consent)


def blank_rules(content: str, rules: Rules) -> Rules:
    """The same rules, not shared with anybody, for clue cards that are not yet written on."""
    blank = [0] * len(rules.name)
    return _rules(content, blank, rules.seats, rules.advanced, rules.consent)


def _rules(content: str, names: list[int], seats: int, advanced: bool, consent: bool) -> Rules:
    parts = components_of(content)
    board = parts.boards[LEVELS.index("advanced" if advanced else "standard")]
    cards = [
        (PARTS.index(c.part), list(c.numbers), c.sign - 1, c.escape, SYMBOLS.index(c.symbol))
        for c in parts.moves
    ]
    aspects = [ASPECT_OF[name] for name in FACES]
    plain = plain_terms(seats, board.steps)
    terms = plain | {term.name: term.value for term in parts.terms}
    stated = {name: value for name, value in terms.items() if value != plain[name]}
    events = {
        ASPECTS.index(one.aspect): (INCIDENTS.index(one.event), one.ideas) for one in parts.events
    }
    numbers = list(board.numbers)
    return Rules(seats, advanced, consent, names, aspects, cards, numbers, terms, stated, events)
