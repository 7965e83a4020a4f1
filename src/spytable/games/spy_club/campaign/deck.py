"""The campaign deck: read from a file, checked, and written out again. docs/campaign-cards.md tells
how one is written.

Our own is in `content/`; a player may bring another of the same form, alone or together with
clues, movement cards and boards. Whatever is wrong is told in one sentence that names the entry.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal

import msgspec

from spytable.games.spy_club import components
from spytable.games.spy_club.campaign import deeds
from spytable.games.spy_club.campaign.deeds import Deed
from spytable.games.spy_club.components import COSTLY, MOST_IDEAS, TERMS, Happening
from spytable.games.spy_club.meta import ASPECT_OF, ASPECTS, INCIDENTS, META, SKILLS
from spytable.kernel.components import YOUR_FILE, Entry, entries, entry, parse, placed, write
from spytable.kernel.refusal import bad_input

BUILT_IN = "campaign-1"
NOTHING = "nothing"
"""What the index calls a case of which nothing was recorded."""
LANGUAGES = ("en", "fr")
SOLUTIONS = tuple(n for n, aspect in ASPECT_OF.items() if ASPECTS[aspect] != "distraction")
LARGEST_NUMBER = 999

Face = Literal["a", "b"]
Sign = Literal["", "lock", "arrow"]
_TERM = re.compile(r"(?P<name>[a-z0-9-]+) (?P<how>[=+-]) (?P<number>[0-9]{1,3})")
_MOMENTS = ("now", "gear", "pencil", "flag", "envelope")


class Indexed(Entry, frozen=True):
    """CL-27: which card a recorded solution opens."""

    name: str
    card: int


class Laid(Entry, frozen=True):
    """CL-29: a card that is laid out in the first case."""

    card: int


class Side(Entry, frozen=True, omit_defaults=True):
    """CL-27: one side of a campaign card."""

    card: int
    side: Face
    sign: Sign = ""
    shared: bool = False
    """The asterisk: several cards may unlock it."""
    terms: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    skill: str = ""
    """What its owner can do (CL-56)."""
    now: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    pencil: tuple[str, ...] = ()
    flag: tuple[str, ...] = ()
    envelope: tuple[str, ...] = ()
    fork: tuple[str, ...] = ()


class Text(Entry, frozen=True, omit_defaults=True):
    """What is printed on a side, in one language."""

    card: int
    side: Face
    title: str
    story: str
    rule: str = ""
    choices: tuple[str, ...] = ()


class Change(msgspec.Struct, frozen=True):
    """A term set, or changed by so much."""

    name: str
    number: int
    added: bool


class Printed(msgspec.Struct, frozen=True):
    """A side of a card as it is used."""

    card: int
    side: Face
    sign: Sign
    shared: bool
    terms: tuple[Change, ...]
    events: tuple[Happening, ...]
    skill: str
    deeds: dict[str, tuple[Deed, ...]]
    """By the moment: now, gear, pencil, flag, envelope."""
    fork: tuple[tuple[Deed, ...], ...]
    texts: dict[str, Text]
    """By language."""

    def every_deed(self) -> Iterator[Deed]:
        for some in (*self.deeds.values(), *self.fork):
            yield from some


class Deck(msgspec.Struct, frozen=True):
    index: dict[str, int]
    first: tuple[int, ...]
    sides: dict[tuple[int, Face], Printed]
    own: str
    """The clues, movement cards and boards that came with it, as text; empty where ours are."""
    lists: dict[str, list[Entry]]
    """As they stood in the file."""

    def turned(self, card: int, side: Face) -> Printed | None:
        """The other side, None where there is none."""
        return self.sides.get((card, "b" if side == "a" else "a"))


_KINDS: Mapping[str, type[Entry]] = {
    "index": Indexed, "first": Laid, "cards": Side, "en": Text, "fr": Text,
}  # fmt: skip
_BOX = ("clues", "moves", "boards")


@cache
def built_in(name: str = BUILT_IN) -> Deck:
    home = files("spytable.games.spy_club") / "content" / f"{name}.toml"
    return read(home.read_text(encoding="utf-8"), f"{name}.toml")


@lru_cache(maxsize=16)
def read(text: str, where: str = YOUR_FILE) -> Deck:
    """The deck of a text; BadInput names the file and the entry."""
    data = parse(text, where)
    box = {name: data.pop(name) for name in _BOX if name in data}
    lists = entries(data, _KINDS, where)
    with placed(where, META.name):
        if missing := [name for name in _KINDS if not lists.get(name)]:
            raise bad_input("file_no_deck", list=missing[0])
        own = _box(box, where)
        sides = _sides(lists)
        index, first = _index(lists), _first(lists)
        deck = Deck(index, first, sides, own, lists)
        _check_numbers(deck)
        _check_shared(deck)
        _check_ends(deck)
    return deck


def text(deck: Deck) -> str:
    return deck.own + write({name: deck.lists[name] for name in _KINDS})


def _box(box: dict[str, object], where: str) -> str:
    if not box:
        return ""
    lists = entries(box, {name: components.KINDS[name] for name in _BOX}, where)
    return components.text(components.read(write(lists), where))


# -- the sides of cards ----------------------------------------------------------------------------


def _sides(lists: Mapping[str, list[Entry]]) -> dict[tuple[int, Face], Printed]:
    texts = {lang: _texts(lang, lists[lang]) for lang in LANGUAGES}
    found: dict[tuple[int, Face], Printed] = {}
    for number, side in enumerate(lists["cards"], 1):
        assert isinstance(side, Side)
        key = side.card, side.side
        with entry("cards", number, f"{side.card}{side.side}"):
            if not 1 <= side.card <= LARGEST_NUMBER:
                raise bad_input("file_card_number", number=side.card, most=LARGEST_NUMBER)
            if key in found:
                raise bad_input("file_term_twice", name=f"{side.card}{side.side}")
            here = {lang: texts[lang].pop(key, None) for lang in LANGUAGES}
            for lang, one in here.items():
                if one is None:
                    raise bad_input("file_no_text", lang=lang)
                if len(one.choices) != len(side.fork):
                    wanted = {"count": len(one.choices), "wanted": len(side.fork)}
                    raise bad_input("file_choices", lang=lang, **wanted)
            found[key] = _printed(side, {lang: one for lang, one in here.items() if one})
    for lang, left in texts.items():
        for card, face in left:
            raise bad_input("file_no_such_side", lang=lang, name=f"{card}{face}")
    for number, side in enumerate(lists["cards"], 1):
        assert isinstance(side, Side)
        with entry("cards", number, f"{side.card}{side.side}"):
            _check_faces(side, found)
    return found


def _texts(lang: str, given: list[Entry]) -> dict[tuple[int, Face], Text]:
    found: dict[tuple[int, Face], Text] = {}
    for number, one in enumerate(given, 1):
        assert isinstance(one, Text)
        with entry(lang, number, f"{one.card}{one.side}"):
            if (one.card, one.side) in found:
                raise bad_input("file_term_twice", name=f"{one.card}{one.side}")
            if not one.title.strip() or not one.story.strip():
                raise bad_input("file_no_words")
        found[one.card, one.side] = one
    return found


def _printed(side: Side, texts: dict[str, Text]) -> Printed:
    if side.skill and side.skill not in SKILLS:
        raise bad_input("file_no_skill", typed=side.skill[:40], known=", ".join(SKILLS))
    return Printed(
        side.card,
        side.side,
        side.sign,
        side.shared,
        tuple(map(_change, side.terms)),
        tuple(map(_event, side.events)),
        side.skill,
        {moment: tuple(map(deeds.deed, getattr(side, moment))) for moment in _MOMENTS},
        tuple(tuple(map(deeds.deed, way.split("; "))) for way in side.fork),
        texts,
    )


def _change(typed: str) -> Change:
    found = _TERM.fullmatch(typed)
    if not found or found["name"] not in TERMS or found["name"].startswith("skill-"):
        known = ", ".join(name for name in TERMS if not name.startswith("skill-"))
        raise bad_input("file_no_term", typed=typed[:40], known=known)
    name, number = found["name"], int(found["number"])
    low, high = TERMS[name]
    if found["how"] != "=":
        return Change(name, -number if found["how"] == "-" else number, True)
    if not low <= number <= high:
        raise bad_input("file_term", name=name, value=number, low=low, high=high)
    return Change(name, number, False)


def _event(typed: str) -> Happening:
    aspect, _, rest = typed.partition(" ")
    event, _, ideas = rest.partition(" ")
    if aspect not in ASPECTS:
        raise bad_input("file_no_aspect", typed=aspect[:40], known=", ".join(ASPECTS))
    if event not in INCIDENTS:
        raise bad_input("file_no_event", typed=event[:40], known=", ".join(INCIDENTS))
    most = MOST_IDEAS if event in COSTLY else 0
    if ideas and not (ideas.isdecimal() and len(ideas) < 3 and int(ideas) <= most):
        raise bad_input("file_event_words", typed=typed[:60])
    return Happening(aspect, event, int(ideas or 0))


def _check_faces(side: Side, found: Mapping[tuple[int, Face], Printed]) -> None:
    """CL-27: side A leads to side B, where there is one, by a lock or an arrow."""
    other = (side.card, "b" if side.side == "a" else "a") in found
    if side.side == "b":
        if not other or side.sign or side.shared:
            raise bad_input("file_side_b")
    elif bool(side.sign) != other:
        raise bad_input(
            "file_sign_of_card", sign=side.sign or "none", other="yes" if other else "no"
        )


# -- where numbers lead --------------------------------------------------------------------------


def _index(lists: Mapping[str, list[Entry]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for number, one in enumerate(lists["index"], 1):
        assert isinstance(one, Indexed)
        with entry("index", number, one.name[:40]):
            if one.name not in (*SOLUTIONS, NOTHING):
                raise bad_input("file_no_solution", typed=one.name[:40])
            if one.name in found:
                raise bad_input("file_term_twice", name=one.name)
        found[one.name] = one.card
    for name in (*SOLUTIONS, NOTHING):
        if name not in found:
            raise bad_input("file_index_lacks", name=name)
    return found


def _first(lists: Mapping[str, list[Entry]]) -> tuple[int, ...]:
    return tuple(one.card for one in lists["first"] if isinstance(one, Laid))


def _check_numbers(deck: Deck) -> None:
    """Every number names a card, and every deed fits its moment."""
    for name, card in deck.index.items():
        if (card, "a") not in deck.sides:
            with entry("index", list(deck.index).index(name) + 1, name):
                raise bad_input("file_no_card", number=card)
    for at, card in enumerate(deck.first, 1):
        with entry("first", at):
            if (card, "a") not in deck.sides:
                raise bad_input("file_no_card", number=card)
    for at, printed in enumerate(deck.sides.values(), 1):
        with entry("cards", at, f"{printed.card}{printed.side}"):
            for deed in printed.every_deed():
                if deed.kind in ("unlock", "turn", "return") and deed.number is not None:
                    if (deed.number, "a") not in deck.sides:
                        raise bad_input("file_no_card", number=deed.number)
                target = printed.card if deed.number is None else deed.number
                if deed.kind == "turn" and (target, "b") not in deck.sides:
                    raise bad_input("file_no_side_b", number=target)


def _check_shared(deck: Deck) -> None:
    """The asterisk: a card that several unlock has one."""
    ways = Counter([*deck.index.values(), *deck.first])
    for printed in deck.sides.values():
        ways.update({d.number for d in printed.every_deed() if d.kind == "unlock" and d.number})
    for at, printed in enumerate(deck.sides.values(), 1):
        if printed.side == "a" and not printed.shared and ways[printed.card] > 1:
            with entry("cards", at, f"{printed.card}a"):
                raise bad_input("file_unshared", count=ways[printed.card])


def _check_ends(deck: Deck) -> None:
    """Reading a card leads on to others, but never back to itself."""
    after: dict[tuple[int, Face], set[tuple[int, Face]]] = {}
    for key, printed in deck.sides.items():
        leads = after.setdefault(key, set())
        if printed.sign == "arrow":
            leads.add((printed.card, "b"))
        for deed in (*printed.deeds["now"], *(d for way in printed.fork for d in way)):
            target = printed.card if deed.number is None else deed.number
            if deed.kind == "unlock":
                leads.add((target, "a"))
            elif deed.kind == "turn":
                other: Face = "b"
                if target == printed.card and printed.side == "b":
                    other = "a"
                leads.add((target, other))
    for start in after:
        seen, ahead = set[tuple[int, Face]](), list(after[start])
        while ahead:
            at = ahead.pop()
            if at == start:
                number = list(deck.sides).index(start) + 1
                with entry("cards", number, f"{start[0]}{start[1]}"):
                    raise bad_input("file_endless")
            if at not in seen:
                seen.add(at)
                ahead += after.get(at, ())
