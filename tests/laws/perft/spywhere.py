"""Spywhere for the laws; see homes.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction
from typing import cast

from laws.homes import Fixed, Options, TextStep
from reference.spywhere import (
    LETTERS,
    NATIONS,
    Counts,
    Filter,
    Passports,
    Table,
    lines,
    result,
    set_up,
)
from spytable.games.spywhere.intel import WhereIntel
from spytable.kernel.intel import Intel

_FEW = {"copies": 4}
_NAMING = {"copies": 4, "names_from": 1}

_TWO = set_up("FR IT | DE GB", "FR IT DE | GB BE FR", "FR DE DE GB BE")
_THREE = set_up("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR FR IT BE GB")
_ALIKE = (
    *set_up("FR | IT | DE", "IT IT DE | IT IT DE | DE DE BE", "GB GB FR FR BE"),
    *lines("* draw GB", "A give GB take BE"),
)
"""Three alike lie there; of what then comes three go back, or must stay."""
_NAMED = (
    *_TWO,
    *lines("* draw GB", "A give IT take FR", "A name B GB"),
    *lines("* draw FR", "B give BE take BE", "B pass"),
    *lines("* draw IT", "A give IT take DE"),
)
"""A card of the two lies before B: the next one ends the turns."""
_PILE_GONE = (
    *set_up("FR | IT | DE | BE", "FR FR IT | IT IT DE | DE DE GB | GB GB BE", "FR FR IT BE BE"),
    *lines("* draw DE", "A give IT take FR", "A pass"),
    *lines("* draw GB", "B give DE take FR", "B name D BE"),
    *lines("* draw BE", "C give DE take IT"),
)
"""One name, and the last identifications of four begin."""
_LAST_TWO = (*_NAMED, *lines("A name B BE"))
_CLUE = (*_ALIKE, *lines("A clear", "* bonus FR", "* market FR", "* market BE"))

FIXED: tuple[Fixed, ...] = (
    Fixed("start, 2 seats", (6, 30, 120, 360, 720, 3600, 18000)),
    Fixed("start, 6 seats", (6, 30, 120, 360, 720, 720, 4320, 25920), seats=6),
    Fixed("all six", (6, 30, 120, 360, 2160, 12960), seats=2, options={"all_six": 1, "copies": 5}),
    Fixed("left out", (5, 20, 60, 120, 600, 3000), seats=4, options={"left_out": 2}),
    Fixed("dealt, 2 seats", (5, 68, 295, 3601, 17189), tuple(_TWO)),
    Fixed("dealt, 3 seats", (3, 36, 306, 891, 8206), tuple(_THREE), seats=3, options=_FEW),
    Fixed("alike", (2, 14, 41, 216, 1119, 4198, 22632), _ALIKE, seats=3, options=_FEW),
    Fixed(
        "alike, none go back",
        (2, 14, 41, 216, 1119, 4279, 22704),
        _ALIKE,
        seats=3,
        options={"copies": 4, "refill": 0},
    ),
    Fixed("clue", (2, 4, 6, 8, 70, 72, 602, 5416), _CLUE, seats=3, options=_FEW),
    Fixed("named", (5, 28, 156, 404, 1134, 14871), _NAMED, options=_NAMING),
    Fixed("pile gone", (16, 256, 2304, 10503), _PILE_GONE, seats=4, options=_FEW),
    Fixed("last two", (6, 25, 20, 0), _LAST_TWO, options=_NAMING),
)
_THEIRS = set_up("FR | IT | DE", "IT IT DE | IT IT DE | DE DE BE", "GB GB FR FR BE", first="C")
SELDOM: tuple[Fixed, ...] = (
    # who sits after others can be less than they can, so what these are is not alike
    Fixed(
        "a clue pile before the last seat",
        steps=(*_THEIRS, *lines("* draw GB", "C give GB take BE", "C clear")),
        seats=3,
        options=_FEW,
    ),
)
SMALL: tuple[tuple[int, Options], ...] = (
    # with these, three go back in many of the games that the laws try, or have to stay
    (2, {"copies": 4, "left_out": 4, "names_from": 3}),
    (2, {"copies": 4, "names_from": 3, "all_six": 1}),
    (2, {"copies": 4, "refill": 0}),
    (3, {"copies": 4, "left_out": 6}),
)


def table(seats: int, options: Options) -> Table:
    return Table(seats, **options)


def stock(intel: Intel) -> Hashable:
    """SW-2 to SW-12: cards are in a hand, in the market, in a clue pile or in the pile."""
    known = cast(WhereIntel, intel)
    playing = [nation in known.nations for nation in NATIONS]
    there = [known.market.count(nation) for nation in NATIONS]
    passports: list[str] = []
    for player in known.players:
        assert player.hand is not None and player.passports is not None
        assert sum(player.hand) == player.hand_size
        assert all(0 <= sure <= held for sure, held in zip(player.known, player.hand))
        for number in range(len(NATIONS)):
            there[number] += player.hand[number] + 3 * player.clues[number]
            assert not player.clues[number] or NATIONS[number] not in player.passports
        passports += player.passports
        assert player.names is not None and player.cards is not None
        named = [nation for _, nation in player.names]
        assert sorted([*named, *player.cards]) == sorted(known.nations)
        assert not Counter(player.named) - Counter(seat for seat, _ in player.names)
    assert len(set(passports)) == len(passports) and set(passports) <= set(known.nations)
    assert all(n <= (known.copies if here else 0) for n, here in zip(there, playing))
    assert sum(there) + known.pile == known.copies * sum(playing)
    return known.copies, len(known.players)


_followed: dict[Hashable, tuple[list[TextStep], Filter]] = {}


def posterior(
    seats: int, options: Options, steps: Sequence[TextStep], viewer: int
) -> Mapping[Hashable, Fraction]:
    """Passports say nothing of hands, nor hands of passports; see `told_of_hands`."""
    key = seats, tuple(options.items()), viewer
    before, follower = _followed.get(key, ([], None))
    if follower is None or before != list(steps[: len(before)]):  # it goes on where it can
        before, follower = [], Filter.begin(seats, options, viewer)
    for actor, text in steps[len(before) :]:
        follower.follow(actor, text)
    _followed[key] = list(steps), follower
    passports, all_hands = result(follower)
    market, turn = follower.table.market, follower.table.turns
    told: dict[Hashable, Fraction] = {}
    for hands, chance in all_hands.items():
        part = told_of_hands(hands, market, turn)
        told[part] = told.get(part, Fraction(0)) + chance
    return {(p, h): chance * odds for p, chance in passports.items() for h, odds in told.items()}


def hidden(intel: Intel) -> Hashable:
    """All passports, and something about the hands."""
    known = cast(WhereIntel, intel)
    passports = tuple(tuple(sorted(player.passports or ())) for player in known.players)
    hands = [tuple(player.hand or ()) for player in known.players]
    return passports, told_of_hands(hands, known.market, known.turn)


def told_of_hands(hands: Sequence[Counts], market: Sequence[str | None], turn: int) -> Hashable:
    """The whole hand of one seat, or how much each holds of one nationality: each in its turn.

    All hands at once would be too many arrangements.
    """
    seat = turn % (len(hands) + 1)
    if seat < len(hands):
        return hands[seat]
    nation = NATIONS.index(market[0] or "FR")
    return tuple(hand[nation] for hand in hands)


def facts(arrangement: Hashable, viewer: int) -> AbstractSet[Hashable]:
    """Which passports lie before whoever the viewer is not, once all are dealt."""
    passports, _ = cast(tuple[Passports, Hashable], arrangement)
    if any(len(own) != (2 if len(passports) == 2 else 1) for own in passports):
        return frozenset()
    return {
        (LETTERS[seat], nation)
        for seat, own in enumerate(passports)
        for nation in own
        if seat != viewer
    }


def stated(intel: Intel) -> Mapping[Hashable, Fraction]:
    """In how many of the ways the passports can lie a nationality is there."""
    known = cast(WhereIntel, intel)
    each = 2 if len(known.players) == 2 else 1
    return {
        (LETTERS[seat], nation): Fraction(ways * each, sum(player.fits))
        for seat, player in enumerate(known.players)
        for nation, ways in zip(NATIONS, player.fits)
        if seat != known.viewer and ways
    }
