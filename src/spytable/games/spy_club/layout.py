"""What a program that learns is given of a case of Spy Club: cells, and to whom they are told."""

from __future__ import annotations

from collections.abc import Iterator

from spytable.games.spy_club import cells as at
from spytable.games.spy_club import rules as book
from spytable.games.spy_club.meta import ASPECT_OF, FACES, NAMES
from spytable.games.spy_club.moves import Swap, Take, decode
from spytable.games.spy_club.rules import Rules
from spytable.kernel.observation import (
    BITS,
    CHOICE,
    DEDUCED,
    EVERYBODY,
    NUMBER,
    SEAT,
    SEATS,
    Field,
)


def layout(rules: Rules) -> tuple[Field, ...]:
    """An observation in numbers: the table by names, with what is known of the other sides. Which
    names of those that are gone were on one card is not told."""
    places, ideas, row = int(rules.places), int(rules.ideas), int(rules.row)
    area, each = int(at.AREA), int(book.PLACES)
    suspect = range(int(rules.seats) * places)
    suspect_seat = [place // places for place in suspect]
    suspect_place = [place % places for place in suspect]
    up = [FACES[name] for name in rules.name]
    behind = [up[side ^ 1] for side in range(len(up))]
    return (
        Field("phase", EVERYBODY, CHOICE, at.PHASE, _phases(rules)),
        Field("active", EVERYBODY, SEAT, at.ACTIVE),
        Field("turn", EVERYBODY, NUMBER, at.TURNS_DONE, most=rules.turns),
        Field("done", EVERYBODY, NUMBER, at.DONE, most=rules.most_actions + rules.more),
        Field("flipped", EVERYBODY, BITS, at.FLIPPED, places),
        Field("supply", EVERYBODY, NUMBER, at.SUPPLY, most=ideas),
        Field("lost", EVERYBODY, NUMBER, at.LOST, most=ideas),
        Field("losing", EVERYBODY, NUMBER, at.OWED, most=ideas),
        Field("escape", EVERYBODY, NUMBER, at.ESCAPE, most=rules.steps),
        *_by_terms(rules),
        Field("suspect_seat", EVERYBODY, SEAT, at.SUSPECT, table=suspect_seat),
        Field("suspect_place", EVERYBODY, CHOICE, at.SUSPECT, places, table=suspect_place),
        Field("card", EVERYBODY, CHOICE, at.CARD, book.MOVES),
        Field("turned", EVERYBODY, BITS, at.PLAYED, book.MOVES),
        Field("solved", EVERYBODY, BITS, at.SOLVED, book.KINDS if rules.extra else book.ASPECTS),
        Field("tray", DEDUCED, NUMBER, at.TRAY, most=book.CARDS),
        *(_asking(places) if rules.consent else ()),
        Field("focus", EVERYBODY, CHOICE, at.FOCUSED, places, stride=1),
        Field("ideas", EVERYBODY, NUMBER, at.HAS, most=ideas, stride=1),
        *_faces("row", EVERYBODY, up, int(at.ROWS), row),
        *_faces("row_behind", at.TURNED, behind, int(at.ROWS), row),
        Field("row_givers", DEDUCED, SEATS, at.GIVERS, cells=row),
        *_faces("incoming", EVERYBODY, up, int(at.COMING), int(rules.incoming)),
        *_faces("top", EVERYBODY, up, int(at.TOP), 1),
        *_faces("area", EVERYBODY, up, area, places, each),
        *_faces("area_behind", at.TURNED, behind, area, places, each),
        Field("givers", DEDUCED, SEATS, at.GIVERS - at.ROWS + area, cells=places, stride=each),
        Field("gone", DEDUCED, NUMBER, at.GONE, most=3, cells=len(FACES)),
    )


def _phases(rules: Rules) -> int:
    """Nothing is chosen where the terms are plain, and not everybody can tail or ask."""
    if rules.informant:
        return int(at.INFORMING) + 1
    return int(at.TAILING if rules.tail else at.CHOOSING if rules.special else at.ENDED) + 1


def _by_terms(rules: Rules) -> Iterator[Field]:
    """CL-37, CL-38, CL-46, CL-49, CL-52 to CL-56: only where it counts."""
    if rules.rounds:
        most = rules.rounds * rules.seats * rules.places
        yield Field("walked", EVERYBODY, NUMBER, at.WALKED, most=most)
    if rules.haste:
        yield Field("confirmed", EVERYBODY, NUMBER, at.CONFIRMED, most=1)
    if rules.turnabout:
        yield Field("backwards", EVERYBODY, NUMBER, at.BACKWARDS, most=1)
    if rules.cold:
        yield Field("quiet", EVERYBODY, NUMBER, at.QUIET, most=rules.cold)
        yield Field("solved_now", EVERYBODY, NUMBER, at.SOLVED_NOW, most=1)
    if rules.more:
        yield Field("more", EVERYBODY, NUMBER, at.MORE, most=rules.more)
    if rules.once:
        yield Field("used", EVERYBODY, BITS, at.USED, book.USES)
    if rules.tail:
        yield Field("tailed", EVERYBODY, CHOICE, at.TAILED, book.KINDS)
    if rules.informant:
        yield Field("informed", EVERYBODY, NUMBER, at.INFORMED, most=rules.informant)
    if rules.winds:
        yield Field("winded", EVERYBODY, SEATS, at.WINDED)


def _faces(
    name: str, to: int, faces: list[str], start: int, cells: int, stride: int = 0
) -> tuple[Field, Field]:
    """Of a card only a face is told, by the side that is up: its aspect, and which name of it."""
    most = max(map(len, NAMES))
    aspects = [ASPECT_OF[face] for face in faces]
    which = [NAMES[ASPECT_OF[face]].index(face) for face in faces]
    return (
        Field(
            f"{name}_aspect",
            to,
            CHOICE,
            start,
            book.KINDS,
            cells=cells,
            stride=stride,
            table=aspects,
        ),
        Field(f"{name}_name", to, CHOICE, start, most, cells=cells, stride=stride, table=which),
    )


def _asking(places: int) -> tuple[Field, ...]:
    """CL-14: what a partner is asked for, and who has refused."""
    moves = [decode(action) for action in range(int(book.AGREE))]
    seat = [move.seat if isinstance(move, Swap | Take) else -1 for move in moves]
    give = [move.place if isinstance(move, Swap) else -1 for move in moves]
    get = [move.other if isinstance(move, Swap) else -1 for move in moves]
    take = [move.ideas if isinstance(move, Take) else 0 for move in moves]
    return (
        Field("asked", EVERYBODY, SEAT, at.ASK, table=seat),
        Field("give", EVERYBODY, CHOICE, at.ASK, places, table=give),
        Field("get", EVERYBODY, CHOICE, at.ASK, places, table=get),
        Field("take", EVERYBODY, NUMBER, at.ASK, most=book.IDEAS, table=take),
        Field("refused", EVERYBODY, SEATS, at.REFUSED),
    )
