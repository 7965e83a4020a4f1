"""Spywhere's table in words.

    given("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB")

are the passports and the hands of A, B and C, and the market from its first place to its fifth;
"-" is a place with no card.
"""

from __future__ import annotations

from typing import Self, cast

from rules.report import Table
from spytable import game
from spytable.games.spywhere.intel import Player, WhereIntel

NATIONS = ("FR", "IT", "DE", "GB", "BE", "ES")


class Where(Table):
    """A game of Spywhere being played."""

    def __init__(self, seats: int = 3, **options: int) -> None:
        super().__init__(game("spywhere", seats, **options))

    # -- playing ---------------------------------------------------------------------------

    def turn(self, who: str, drawn: str, *moves: str) -> Self:
        """A turn: the card drawn, and what is done then."""
        return self.plays(f"* draw {drawn}", *(f"{who} {move}" for move in moves))

    def comes(self, *cards: str) -> Self:
        """What chance brings: "bonus FR", "market IT"."""
        return self.plays(*(f"* {card}" for card in cards))

    def idles(self, turns: int) -> Self:
        """Turns that change little: a card for one of the same kind, where that is possible."""
        for _ in range(turns):
            before = self.intel().turn
            self.chance_acts()
            while self.intel().turn == before and self.intel().phase != "last":
                who = self.to_act
                self.plays(f"{who} {min(self.moves(who), key=noise)}")
        return self

    def all_done(self) -> Self:
        """The last identifications end."""
        return self.plays(*(f"{who} done" for who in self.to_act))

    # -- looking ---------------------------------------------------------------------------

    def intel(self, who: str = "all") -> WhereIntel:
        return cast(WhereIntel, self.position.intel(self.number(who)))

    def player(self, of: str, seen_by: str = "all") -> Player:
        return self.intel(seen_by).players[self.number(of)]

    @property
    def market(self) -> str:
        return " ".join(nation or "-" for nation in self.intel().market)

    @property
    def pile(self) -> int:
        return self.intel().pile

    @property
    def phase(self) -> str:
        return self.intel().phase

    def hand(self, of: str, seen_by: str = "all") -> str | None:
        """The cards of a hand, None if the viewer does not see them."""
        held = self.player(of, seen_by).hand
        return None if held is None else cards(held)

    def passports(self, of: str, seen_by: str = "all") -> str | None:
        own = self.player(of, seen_by).passports
        return None if own is None else " ".join(own)

    def clues(self, of: str) -> str:
        """Its clue piles, the same in everybody's eyes."""
        return cards(self._by_all(of, "clues"))

    def known(self, of: str) -> str:
        """The cards that everybody knows it to hold."""
        return cards(self._by_all(of, "known"))

    def took(self, of: str) -> str:
        return cards(self._by_all(of, "took"))

    def gave(self, of: str) -> str:
        return cards(self._by_all(of, "gave"))

    def _by_all(self, of: str, what: str) -> tuple[int, ...]:
        seats = [self.game.letter(seat) for seat in range(self.game.seats)]
        seen = {getattr(self.player(of, who), what) for who in (*seats, "spectator", "all")}
        assert len(seen) == 1, f"the {what} of {of} are not the same for all: {seen}"
        found: tuple[int, ...] = seen.pop()
        return found

    def chances(self) -> dict[str, int]:
        """What chance may bring, with its weight."""
        assert self.to_act == "*"
        return {self.game.text(o, chance=True): int(n) for o, n in self.position.state.chance()}


def cards(counts: tuple[int, ...]) -> str:
    """Counts by nationality as cards: "FR FR IT"."""
    return " ".join(nation for nation, count in zip(NATIONS, counts) for _ in range(count))


def noise(move: str) -> tuple[bool, str]:
    """How much a move changes: the least first."""
    words = move.split()
    same = words[0] == "give" and words[1] == words[3]
    return not (same or move in ("keep", "pass")), move


def undealt(seats: int, **options: int) -> Where:
    """A table before anything is dealt."""
    return Where(seats, **options)


def dealt(passports: str, hands: str, market: str, /, **options: int) -> Where:
    """A table with these passports, hands and market, where nobody is first yet.

    Where one nationality is drawn to be left out, it is ES.
    """
    seats = hands.count("|") + 1
    table = Where(seats, **options)
    if "leave ES" in table.chances():
        table.plays("* leave ES")
    table.plays(*(f"* passport {nation}" for nation in passports.replace("|", " ").split()))
    table.plays(*(f"* deal {nation}" for nation in hands.replace("|", " ").split()))
    return table.plays(*(f"* market {nation}" for nation in market.split()))


def given(passports: str, hands: str, market: str, /, **options: int) -> Where:
    """A table where A is about to draw its first card."""
    return dealt(passports, hands, market, **options).plays("* first A")


def alike(passports: str = "FR | IT | DE", /, **options: int) -> Where:
    """Three GB lie in the market after A's exchange: keep or clear."""
    table = given(passports, "GB IT IT | IT DE DE | DE FR BE", "GB GB FR FR BE", **options)
    return table.turn("A", "IT", "give GB take BE")


def cleared(*came: str, **options: int) -> Where:
    """A has cleared three GB, and this came: the bonus and three cards for the market."""
    bonus, *market = came
    table = alike(**options).plays("A clear").comes(f"bonus {bonus}")
    return table.comes(*(f"market {nation}" for nation in market))


def few(last: str = "ES") -> Where:
    """Six players with four cards of each: A draws the last card, and three GB lie there."""
    hands = "GB IT IT | GB IT IT | DE DE DE | DE FR FR | BE BE BE | ES ES ES"
    table = given("FR | IT | DE | GB | BE | ES", hands, "GB GB FR FR BE", copies=4)
    return table.turn("A", last, "give GB take BE")


def by_names(**options: int) -> Where:
    """A has named B and C rightly on its first two turns; the others have still to name."""
    table = given("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB", **options)
    table.turn("A", "GB", "give IT take FR", "name B IT")
    table.turn("B", "BE", "give BE take BE", "pass").turn("C", "GB", "give GB take GB", "pass")
    return table.turn("A", "DE", "give DE take BE", "name C DE")


def two(**options: int) -> Where:
    """Two players: A is FR and IT, B is DE and GB."""
    return given("FR IT | DE GB", "FR IT DE | GB BE FR", "FR DE DE GB BE", **options)
