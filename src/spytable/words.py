"""Every word a player reads, in the player's language.

Sentences are Fluent messages. Those that every game needs are in `text/<lang>.ftl`, those of
a game in `text/<lang>.ftl` of its own package; the rules in our words are in `rules.<lang>.md`
beside it. The browser formats the same files, so a message uses nothing but Fluent itself:
names come as values, and beside each name `NAME_elides` says whether French elides before it
(d’Odile, de Max). A value such as "@city-rome" in a game's own message is looked up in the same
file; "@city-rome @city-paris" is both, with a dash between them.

A game may have no words at all, such as one that is just being written: a reader then gets the
names in its code, made readable. A game that has words must have all of them.
"""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from spytable.kernel.game import Game
from spytable.kernel.intel import Intel, Say
from spytable.kernel.moves import Event
from spytable.kernel.refusal import BadInput, Refusal
from spytable.kernel.registry import find

SEAT_VALUES = frozenset({"actor", "foe", "seat"})
"""The values of a Say or a Refusal that are seats: a player reads the name instead."""
TYPED = "typed"
"""The value that is what somebody has written, and never looked up."""

_ANY_BOT = "bot-search-1s"
"""The names of a bot with a budget that no table offers."""

_ANCHOR = re.compile(r'<a id="([a-z]+-\d+)"></a>')


class NoWords(LookupError):
    """A sentence that nobody has written, or a value that it lacks: a fault of ours."""


class Words:
    """The words of one language, and of one game where one is named.

    >>> words = Words("en", "agent_hunter", names=("Ada", "Odile"))
    >>> words.say("log-eliminated", who="foe", actor=1, base="left")
    'Odile’s left base is eliminated.'
    >>> words.refusal(Refusal("no_token_left", "AH-9", {"tokens": 5}))
    'You have no target token left: all 5 are on the table. (AH-9)'
    """

    def __init__(self, lang: str, game_kind: str | None = None, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = tuple(names)
        self._game = game_kind or ""
        self._book = _book(lang, game_kind)

    def has(self, key: str) -> bool:
        """Whether somebody has written words for a key."""
        return self._book.has(key)

    def say(self, key: str, **values: int | str) -> str:
        """The sentence of a key; raises NoWords rather than show a player a key or a gap."""
        if not self._book.has(key):
            if self._book.unwritten:
                return readable(self._game if key == "title" else key.partition("-")[2] or key)
            raise NoWords(f"no words for {key!r} in {self.lang!r}")
        pattern = self._book.bundle.get_message(key).value
        if pattern is None:
            raise NoWords(f"{key!r} has no words of its own in {self.lang!r}")
        text, errors = self._book.bundle.format_pattern(pattern, self._filled(key, values))
        if errors:
            raise NoWords(f"{key!r} in {self.lang!r}: {errors[0]}")
        return str(text).replace("\u202f", "\u00a0")  # our fonts have no narrow space

    def name(self, seat: int) -> str:
        """The name at a seat: its letter if the names are not known."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return "ABCDEFGH"[seat] if 0 <= seat < 8 else str(seat)

    def bot(self, spec: str, seat: int) -> str:
        """What a bot is called on a seat: a level has a name for each, so that no two are alike.

        >>> [Words("en").bot("greedy", seat) for seat in range(3)]
        ['Boris', 'Vera', 'Leon']
        """
        key = f"bot-{spec.replace(':', '-')}"
        names = self.say(key if self.has(key) else _ANY_BOT).split(", ")
        return names[seat % len(names)]

    def said(self, say: Say) -> str:
        return self.say(say.key, **say.values)

    def prompt(self, game: Game, intel: Intel) -> str:
        """What the viewer has to do now."""
        return self.said(game.prompt(intel))

    def log(self, game: Game, events: Sequence[Event], viewer: int) -> str:
        """What the viewer saw of one step, as sentences; empty if others tell it already."""
        told = (game.sentence(event, viewer) for event in events)
        return " ".join(self.said(say) for say in told if say is not None)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, with its rule."""
        if refusal.game not in ("", self._game):
            return Words(self.lang, refusal.game, self.names).refusal(refusal)
        values = dict(refusal.values)
        if refusal.why is not None:
            values["why"] = self.refusal(refusal.why).rstrip(".")
        said = self.say(f"refusal-{refusal.code}", **values)
        return f"{said} ({refusal.rule})" if refusal.rule else said

    def _filled(self, key: str, values: Mapping[str, int | str]) -> dict[str, int | str]:
        """The values with names for seats, and for things where the message is the game's own:
        what the house says may hold what somebody has typed."""
        filled = dict(values)
        for name, value in values.items():
            if name in SEAT_VALUES:
                filled[name] = called = self.name(value) if isinstance(value, int) else value
                filled[f"{name}_elides"] = "yes" if elides(called) else "no"
            elif name == TYPED or key not in self._book.own:
                continue
            elif isinstance(value, str) and value.startswith("@"):
                filled[name] = " – ".join(map(self._thing, value.split()))
        return filled

    def _thing(self, part: str) -> str:
        """What the game calls the thing of a value such as "@city-rome"."""
        key = part.removeprefix("@")
        if key not in self._book.own:
            raise NoWords(f"no words for {part!r} in {self.lang!r}")
        return self.say(key)


def readable(name: str) -> str:
    """A name from the code as a person reads it.

    >>> readable("cards_left"), readable("attack-with")
    ('Cards left', 'Attack with')
    """
    text = re.sub(r"[_-]+", " ", name).strip()
    return text[:1].upper() + text[1:]


def elides(name: str) -> bool:
    """Whether French drops the e of "de" before a name.

    >>> [name for name in ("Odile", "Élise", "Hugo", "Yves", "Yann", "Max") if elides(name)]
    ['Odile', 'Élise', 'Hugo', 'Yves']
    """
    plain = unaccented(name)
    return re.match(r"[aeiouhœæ]|y(?![aeiouy])", plain) is not None


def unaccented(text: str) -> str:
    """Small letters without accents, as a hasty player types them.

    >>> unaccented("  Règles   AH-9 ")
    'regles ah-9'
    """
    split = unicodedata.normalize("NFD", " ".join(text.split()).casefold())
    return "".join(c for c in split if not unicodedata.combining(c))


# -- languages --------------------------------------------------------------------------------


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    here = (path.name for path in (files("spytable") / "text").iterdir())
    found = {name.removesuffix(".ftl") for name in here if name.endswith(".ftl")}
    return ("en", *sorted(found - {"en"}))


def language(wanted: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment if we have it, else English.

    >>> language(None, {"LANG": "fr_CA.UTF-8"}), language(None, {"LC_ALL": "C", "LANG": "fr_FR"})
    ('fr', 'en')
    """
    if wanted:
        if wanted not in languages():
            raise BadInput(f"unknown language {wanted!r} (available: {', '.join(languages())})")
        return wanted
    spoken = next(filter(None, (environ.get(k) for k in ("LC_ALL", "LC_MESSAGES", "LANG"))), "en")
    code = re.split(r"[^a-z]", spoken.casefold())[0]
    return code if code in languages() else "en"


# -- rules ------------------------------------------------------------------------------------


def has_rules(game_kind: str, lang: str) -> bool:
    """Whether the rules of a game are written down."""
    return (_home(find(game_kind)) / f"rules.{lang}.md").is_file()


@cache
def rules(game_kind: str, lang: str) -> str:
    """A game's rules as Markdown; each rule stands after an anchor such as `<a id="ah-9"></a>`."""
    return _read(_home(find(game_kind)) / f"rules.{lang}.md")


def rule(game_kind: str, lang: str, number: str) -> str | None:
    """The paragraphs of one rule as Markdown without its anchor; None if there is no such rule.

    >>> (rule("agent_hunter", "en", "AH-9") or "").split(".")[0]
    '**AH-9'
    """
    text = rules(game_kind, lang)
    for anchor in _ANCHOR.finditer(text):
        if anchor[1] == number.casefold():
            rest = text[anchor.end() :]
            end = re.search(r"^(?:#|<a id)", rest, re.MULTILINE)
            return rest[: end.start() if end else None].strip()
    return None


def without_anchors(markdown: str) -> str:
    return _ANCHOR.sub("", markdown)


# -- files ------------------------------------------------------------------------------------


def resource(lang: str, game_kind: str | None = None) -> ast.Resource:
    """The messages of a file: a game's, or those that all share."""
    parsed: ast.Resource = FluentResource(_text(lang, game_kind))
    return parsed


class _Book:
    """The messages of a language, and of a game, each read when it is first used: to read a whole
    file takes long, and most of its messages are seldom needed."""

    def __init__(self, lang: str, game_kind: str | None) -> None:
        own = _entries(_own_text(lang, game_kind)) if game_kind else {}
        self.own = frozenset(own)
        """The keys of the game's own messages."""
        self.unwritten = bool(game_kind) and not own
        """Whether it is for a game that has no words."""
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._unread = own | _entries(_text(lang, None))

    def has(self, key: str) -> bool:
        """Whether there is a message; it has been read then, with all that it refers to."""
        entry = self._unread.pop(key, None)
        if entry is not None:
            self.bundle.add_resource(FluentResource(entry))
            for other in _REFERENCE.findall(entry):
                self.has(other)
        return self.bundle.has_message(key)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def _entries(text: str) -> dict[str, str]:
    """The entries of a file by key, unread: each begins a line, and goes on to the next."""
    begins = [*_ENTRY.finditer(text), None]
    return {
        this[1]: text[this.start() : after.start() if after else None]
        for this, after in pairwise(begins)
        if this is not None
    }


_book = cache(_Book)


def _text(lang: str, game_kind: str | None) -> str:
    home = files("spytable") if game_kind is None else _home(find(game_kind))
    return _read(home / "text" / f"{lang}.ftl")


def _own_text(lang: str, game_kind: str) -> str:
    """The words of a game, none where it has no file of them."""
    path = _home(find(game_kind)) / "text" / f"{lang}.ftl"
    return _read(path) if path.is_file() else ""


def _home(kind: type[Game]) -> Traversable:
    """The package of a game."""
    return files(sys.modules[kind.__module__].__package__ or kind.__module__)


def _read(path: Traversable) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise NoWords(f"there is no {path}") from None
