"""Names of people: what may be one, and when two are the same."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files

import msgspec

from spytable.server.denied import denied
from spytable.words import unaccented

LONGEST = 30
_JOINERS = "\u200c\u200d"  # some scripts and emoji cannot be written without them
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # count as letters or signs, and show nothing
_REFUSED = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
_VISIBLE = "LNPS"


def clean(name: str) -> str:
    """The name as it is kept; raises Denied `bad_name` for one that hides or disturbs.

    >>> clean("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    if any(map(hides, name)):
        raise denied("bad_name")
    kept = " ".join(unicodedata.normalize("NFC", name).split())
    if len(kept) > LONGEST or not any(unicodedata.category(c)[0] in _VISIBLE for c in kept):
        raise denied("bad_name")
    return kept


def hides(char: str) -> bool:
    """Whether a character shows nothing, or changes how others are shown."""
    if char in _BLANKS:
        return True
    return unicodedata.category(char) in _REFUSED and char not in _JOINERS


def fold(name: str) -> str:
    """What two names have in common that players would take for one.

    >>> fold("Zoé") == fold("ZOE") == fold("Ｚｏｅ")
    True
    """
    plain = unaccented(unicodedata.normalize("NFKC", name))
    return "".join(c for c in plain if c not in _JOINERS) or name


def skeletons(name: str) -> set[str]:
    """What a name can be taken for by the eye: two that have one of these in common look alike.

    >>> skeletons("Воb") & skeletons("B0B")
    {'bob'}
    """
    return {_skeleton(each) for each in (name, _small(name), name.title())}


def _skeleton(name: str) -> str:
    """The name as Unicode's table of confusable characters draws it (UTS 39), in small letters and
    without accents."""
    letters = unicodedata.normalize("NFKD", name)
    plain = "".join(c for c in letters if not unicodedata.combining(c) and c not in _JOINERS)
    return _small("".join(_prototypes().get(c, c) for c in plain))


def _small(text: str) -> str:
    """In small letters, but for L: in that table a small one is the sign of I and 1 too, and Lan is
    not to be taken for Ian."""
    return "".join(c if c == "L" else c.lower() for c in text)


@cache
def _prototypes() -> dict[str, str]:
    """By character, the one or several that stand for all that look like it.

    The package has each pair of the table both ways: a character with one partner is drawn like
    it, and one with several is what they are drawn like.
    """
    file = files("confusable_homoglyphs") / "confusables.json"
    pairs = msgspec.json.decode(file.read_bytes(), type=dict[str, list[_Partner]])
    alike: dict[str, str] = {}
    for signs, partners in pairs.items():
        char, other = signs.strip(_MARK), partners[0].c
        if len(char) == len(partners) == 1:
            kept = other.strip(_MARK)
            if len(pairs[other]) > 1 or len(kept) > 1 or kept < char:
                alike[char] = kept
    return alike


_MARK = "\u200e"  # stands around signs of scripts that are written from right to left


class _Partner(msgspec.Struct):
    c: str
