"""Why the server does not do something: the kernel's refusals, and its own with an HTTP status."""

from __future__ import annotations

from spytable.kernel.refusal import BadInput, Refusal, Refused

STATUS = {
    "who_are_you": 401,
    "wrong_password": 401,
    "not_the_host": 403,
    "not_your_seat": 403,
    "foreign_origin": 403,
    "still_secret": 403,
    "you_are_muted": 403,
    "removed": 403,
    "names_only": 403,
    "players_only": 403,
    "not_in_this_series": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_series": 404,
    "no_components": 404,
    "wrong_method": 405,
    "too_long": 413,
    "not_json": 415,
    "unreadable_message": 422,
    "bad_name": 422,
    "bad_text": 422,
    "no_such_language": 422,
    "bad_input": 422,
    "bad_components": 422,
    "too_fast": 429,
    "too_many_connections": 429,
    "failed": 500,
    "store_failed": 503,
    "house_full": 503,
}
"""Every other refusal is a 409: the thing exists, but it cannot be done now."""


class Denied(Refused):
    """A refusal of the server; its words are `refusal-CODE` in the .ftl files all games share."""


def denied(code: str, **values: int | str) -> Denied:
    return Denied(Refusal(code, values=values))


def because(code: str, bad: BadInput) -> Denied:
    """Denied for the reason that bad input has."""
    return Denied(Refusal(code, why=bad.refusal))


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.refusal.code, 409)
