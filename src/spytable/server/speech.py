"""Refusals as sentences in the reader's language, and faults of messages as refusals."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator

import msgspec

from spytable.kernel.refusal import BadInput, Refusal, misfit
from spytable.kernel.registry import games
from spytable.server import wire
from spytable.server.denied import Denied, denied
from spytable.words import NoWords, Words, languages

log = logging.getLogger("spytable.server")


def said(refusal: Refusal, lang: str, game: str | None = None) -> wire.Refused:
    """A refusal as it is sent, with its sentence."""
    why, values = None, refusal.values
    if refusal.why is not None:
        why = said(refusal.why, lang, refusal.game or game)
        values = {**values, "why": why.text.rstrip(".")}
    text = sentence(refusal, lang, game)
    return wire.Refused(code=refusal.code, text=text, rule=refusal.rule, values=values, why=why)


def sentence(refusal: Refusal, lang: str, game: str | None = None) -> str:
    """Why something is not possible, in the words of a game or else those that all share."""
    for kind in _where_to_look(refusal, game):
        try:
            return Words(lang, kind).refusal(refusal)
        except (NoWords, BadInput):
            continue
    log.error("no words for the refusal %s in %s", refusal.code, lang)
    return Words(lang).refusal(denied("not_possible").refusal)


def bot_called(spec: str, seat: int, lang: str) -> tuple[str, str]:
    """The name of a bot on a seat, and how it plays."""
    words = Words(lang)
    return words.bot(spec, seat), words.say(f"bot-level-{spec.replace(':', '-')}")


def _where_to_look(refusal: Refusal, game: str | None) -> Iterator[str | None]:
    if game is not None:
        yield game
    yield None
    prefix = refusal.rule.partition("-")[0]
    if game is None and prefix:
        yield from (name for name, kind in games().items() if kind.meta.rule_prefix == prefix)


def language_of(accept_language: str) -> str:
    """The language of ours that a browser likes best, else English.

    >>> language_of("de, fr-CA;q=0.8, en;q=0.5"), language_of("de"), language_of("fr;q=0, en;q=0.1")
    ('fr', 'en', 'en')
    """
    liked = []
    for place, part in enumerate(accept_language[:400].split(",")):
        tag, _, weight = part.partition(";")
        code = tag.strip().casefold().partition("-")[0]
        match = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight)
        quality = float(match[1]) if match else 1.0
        if code in languages() and quality > 0:
            liked.append((-quality, place, code))
    return min(liked)[2] if liked else "en"


# -- messages that cannot be read -------------------------------------------------------------


def unreadable(fault: Exception) -> Denied:
    """Which field of a message is wrong, and how, as a refusal.

    >>> try:
    ...     msgspec.json.decode(b'{"name": ""}', type=wire.NewPerson)
    ... except msgspec.ValidationError as fault:
    ...     sentence(unreadable(fault).refusal, "en")
    'The message cannot be used: “name” is too short (at least 1 character).'
    """
    if not isinstance(fault, msgspec.ValidationError):
        return denied("unreadable_message", fault="json", field="", limit=0)
    return Denied(Refusal("unreadable_message", values=misfit(fault).values))


def wrong_field(field: str, fault: str, limit: int = 0) -> Denied:
    """A field of a message, or of a query, that cannot be used."""
    return denied("unreadable_message", fault=fault, field=field[:60], limit=limit)
