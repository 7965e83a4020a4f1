"""Names of people: what may be one, and when two are the same."""

from __future__ import annotations

import unicodedata

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
