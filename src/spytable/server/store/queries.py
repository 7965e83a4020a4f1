"""The questions both databases are asked, in words both understand, and how answers are read.

Parameters are written $1, $2 as PostgreSQL has them; `for_sqlite` turns them into ?1, ?2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from spytable.server.store import Listed, Listing, Person, Row

_TOUCHED = "(SELECT at FROM rows WHERE table_id = t.id ORDER BY seq DESC LIMIT 1) AS touched"
_LISTED = f"SELECT t.id, {_TOUCHED}, t.status, t.open, t.people, t.due, t.about FROM"
_PERSON = "SELECT id, name, password, lang, made FROM people"

ROWS = "SELECT seq, at, body, key, author FROM rows WHERE table_id = $1 AND seq > $2 ORDER BY seq"
_OF = f"""{_LISTED} guests g JOIN tables t ON t.id = g.table_id WHERE g.person = $1
    AND t.status WHAT 'series' ORDER BY touched DESC, t.id LIMIT $2"""
TABLES_OF, SERIES_OF = _OF.replace("WHAT", "<>"), _OF.replace("WHAT", "=")
_OPEN = f"""SELECT * FROM ({_LISTED} tables t WHERE t.open AND t.status = 'STATUS'
    ORDER BY touched DESC, t.id LIMIT $1) AS STATUS"""
OPEN_TABLES = " UNION ALL ".join(_OPEN.replace("STATUS", each) for each in ("waiting", "playing"))
OPEN_TABLES += " ORDER BY touched DESC, id"
DUE = "SELECT id FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2"
_DAY = "(SELECT day FROM house)"
_LAST = "(SELECT max(seq) FROM rows WHERE table_id = tables.id)"
SEE_TABLES = f"""UPDATE tables SET seen = {_LAST}, seen_on = {_DAY}
    WHERE status <> 'over' AND seen <> {_LAST}"""
FORGOTTEN = f"""SELECT id FROM tables WHERE status <> 'over' AND status <> 'kept'
    AND status <> 'series' AND seen_on <= {_DAY} - $1
    AND seen = {_LAST} ORDER BY seen_on, id LIMIT $2"""

PERSON = f"{_PERSON} WHERE id = $1"
CLAIMED = f"{_PERSON} WHERE claim = $1"
SESSION = f"{_PERSON} WHERE id = (SELECT person FROM sessions WHERE token = $1)"
ADD_PERSON = "INSERT INTO people (name, lang, made) VALUES ($1, $2, $3) RETURNING id"
CHANGE_PERSON = """UPDATE people SET name = coalesce($2, name), lang = coalesce($3, lang),
    password = coalesce($4, password), claim = coalesce($5, claim) WHERE id = $1 RETURNING id"""
CLAIMS = "SELECT id, name FROM people WHERE claim IS NOT NULL"
LOOKS = "SELECT person, look FROM looks"
ALIKE = "SELECT person FROM looks WHERE look = $1"
DROP_LOOKS = "DELETE FROM looks WHERE person = $1"
ADD_LOOK = "INSERT INTO looks (person, look) VALUES ($1, $2) ON CONFLICT DO NOTHING"
ADD_SESSION = f"""INSERT INTO sessions (token, person, made, used) VALUES ($1, $2, $3, {_DAY})
    ON CONFLICT (token) DO UPDATE SET person = excluded.person, made = excluded.made,
        used = excluded.used"""
USE_SESSION = f"UPDATE sessions SET used = {_DAY} WHERE token = $1 AND used <> {_DAY}"
SESSIONS = "SELECT token FROM sessions WHERE token = $1"
DROP_SESSION = "DELETE FROM sessions WHERE token = $1 RETURNING token"
DROP_SESSIONS = "DELETE FROM sessions WHERE person = $1 AND token <> $2 RETURNING token"
DROP_UNUSED = f"DELETE FROM sessions WHERE used < {_DAY} - $1 RETURNING token"

TIME = "SELECT time FROM house"
KEEP_TIME = "UPDATE house SET time = $1 WHERE time < $1"
COUNT_DAY = """UPDATE house SET day = day + 1, counted = $1 WHERE counted + 86400000 <= $1
    RETURNING day"""

PROVE = "UPDATE house SET proof = $1"

DROP = ("DELETE FROM rows WHERE table_id = $1", "DELETE FROM tables WHERE id = $1")

ERASED = b'{"type":"erased"}'
WORDS_OF = "SELECT table_id, seq, body FROM rows WHERE author = $1"
CHANGE_WORDS = "UPDATE rows SET body = $3, author = NULL WHERE table_id = $1 AND seq = $2"
ERASE_WORDS = "UPDATE rows SET body = $2, author = NULL WHERE author = $1"
LISTS_WITH = """SELECT id, people, about FROM tables
    WHERE id IN (SELECT table_id FROM guests WHERE person = $1)"""
CHANGE_LIST = "UPDATE tables SET people = $2, about = $3 WHERE id = $1"
DELETE_PERSON = "DELETE FROM people WHERE id = $1"


def for_sqlite(query: str) -> str:
    return query.replace("$", "?")


def parts(tokens: Sequence[bytes]) -> Iterator[Sequence[bytes]]:
    """As many at once as a statement or a notice can name."""
    for at in range(0, len(tokens), 100):
        yield tokens[at : at + 100]


UNLISTED = Listing("waiting", False, (), None, b"{}")
"""What is known of a table whose first row came without a listing."""


def listing_columns(listing: Listing) -> tuple[str, bool, int | None, str, bytes]:
    """status, open, due, people, about"""
    people = people_column(listing.people)
    return listing.status, listing.open, listing.due, people, listing.about


def people_column(people: Sequence[int]) -> str:
    return msgspec.json.encode(people).decode()


def without(people: str, number: int) -> str:
    """A people column from which one person has gone."""
    return people_column([n for n in msgspec.json.decode(people, type=list[int]) if n != number])


def wordless(body: bytes) -> bytes | None:
    """A row that does something besides, such as to seat somebody under a name, without the words;
    None for any other row."""
    if not body.startswith(_WORDED):
        return None
    entry = msgspec.json.decode(body)
    for words in ("name", "names", "text", "title"):
        entry.pop(words, None)
    return msgspec.json.encode(entry)


_WORDED = tuple(
    b'{"type":"%b",' % kind
    for kind in (b"seated", b"reserved", b"written", b"chapter", b"came", b"forked", b"named")
)


def unnamed(about: bytes, number: int) -> bytes:
    """What a list shows of a table, without the names of the seats that a person held; and of a
    series, without the title that it gave."""
    if b'"titled"' in about:
        shown = msgspec.json.decode(about)
        return msgspec.json.encode(shown | {"title": ""}) if shown["titled"] == number else about
    if b'"chairs"' not in about:
        return about
    shown = msgspec.json.decode(about)
    named = [chair for chair in shown["chairs"] if chair[0] == number and any(chair[3:4])]
    for chair in named:
        chair[3] = None
    return msgspec.json.encode(shown) if named else about


def gathered(answers: Sequence[Any]) -> dict[int, set[str]]:
    """Looks by person."""
    found: dict[int, set[str]] = {}
    for person, look in answers:
        found.setdefault(person, set()).add(look)
    return found


def read_listed(answer: Sequence[Any]) -> Listed:
    table, touched, status, is_open, people, due, about = answer
    who = msgspec.json.decode(people, type=tuple[int, ...])
    return Listed(table, touched, Listing(status, bool(is_open), who, due, about))


def read_person(answer: Sequence[Any] | None) -> Person | None:
    return None if answer is None else Person(*answer)


def read_row(answer: Sequence[Any]) -> Row:
    return Row(*answer)
