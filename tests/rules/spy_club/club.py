"""Spy Club's table in words, with a box of its own (`reference.spy_club.plain`).

    given("park hat homework | love lie mom | dog cake key", "watch stamp")

are the areas of A, B and C, each from its place 1 (the rightmost) on, and the incoming clues from
the rightmost on. "park" is any card left that has this name, "park/chores" the one with this other
side; "*" is any card at all, a Distraction or an Object. What is not said is any card too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeVar, cast

from reference.spy_club import LETTERS, Components, plain, written
from rules.report import Table
from spytable import SPECTATOR, game
from spytable.games.spy_club.intel import CaseIntel, Clue, Player
from spytable.kernel.moves import Event
from spytable.kernel.state import CHANCE

Seen = TypeVar("Seen", bound=Event)

SETTLED = ("distraction", "object", "motive", "crime", "location", "suspect")
"""Aspects by how little comes of it when the suspect lands there, while nothing is solved."""


class Club(Table):
    """A case of Spy Club being played."""

    def __init__(
        self,
        seats: int = 3,
        components: Components | None = None,
        terms: Mapping[str, int] | None = None,
        **options: int,
    ) -> None:
        self.box = plain() if components is None else components
        if terms:
            listed = [{"name": name, "value": value} for name, value in terms.items()]
            self.box = {**self.box, "terms": listed}
        super().__init__(game("spy_club", seats, written(self.box), **options))

    # -- playing: what chance brings -------------------------------------------------------------

    def left(self) -> dict[int, tuple[str, str]]:
        """The cards that nobody has seen yet."""
        steps = [step.action for step in self.position.steps if step.actor == CHANCE]
        shown = [self.game.text(action, chance=True).split() for action in steps]
        out = {int(words[1]) for words in shown if words[0] == "show"}
        cards = enumerate(self.box["clues"], 1)
        return {number: (card["a"], card["b"]) for number, card in cards if number not in out}

    def shows(self, *words: str) -> Self:
        """These cards are shown by the tray, one after the other."""
        for at, word in enumerate(words):
            left = self.left()
            number = self._card(word, words[at + 1 :])
            self.plays(f"* show {number} {left[number][1] if word == '*' else word.split('/')[0]}")
        return self

    def _card(self, word: str, wanted: Sequence[str]) -> int:
        """A card with these names; one that is wanted for something else only where it must be."""
        names = set(word.split("/")) - {"*"}
        spoken = {name for other in wanted for name in other.split("/") if other != word}
        left = self.left()
        found = [number for number, pair in left.items() if names <= set(pair)]
        assert found, f"no {word} is left"
        return min(found, key=lambda number: (len(spoken & set(left[number])), -number))

    def any_shows(self) -> Self:
        """Whatever the tray has still to show."""
        while self.to_act == "*" and self.chances()[0].startswith("show "):
            self.shows("*")
        return self

    def suspect(self, number: int, *, escape: bool = False, symbol: str = "") -> Self:
        """A movement card that moves the suspect by this number."""
        card = self.movement(number, escape=escape, symbol=symbol)
        assert card is not None, f"no such card for {number} is left"
        return self.plays(f"* move {card}")

    def movement(self, number: int, *, escape: bool = False, symbol: str = "") -> str | None:
        """A card left, of the part that is on, by which the suspect moves so far."""
        numbers = self.intel().numbers
        for text in self.chances():
            card = self.moves_by_id[text.split()[1]]
            fits = numbers[card["sign"] - 1] == number and card["escape"] == escape
            if fits and symbol in ("", card["symbol"]):
                return str(card["id"])
        return None

    @property
    def moves_by_id(self) -> Mapping[str, Mapping[str, Any]]:
        return {card["id"]: card for card in self.box["moves"]}

    def chances(self) -> list[str]:
        """What chance may bring now, all of it equally likely."""
        assert self.to_act == "*"
        outcomes = self.position.state.chance()
        assert len({weight for _, weight in outcomes}) == 1
        return [self.game.text(outcome, chance=True) for outcome, _ in outcomes]

    # -- playing: turns --------------------------------------------------------------------------

    def acts(self, *moves: str) -> Self:
        """Moves of whoever's turn it is."""
        return self.plays(*(f"{self.active} {move}" for move in moves))

    def ends(self, number: int, *, escape: bool = False, symbol: str = "") -> Self:
        """The turn ends, any cards come, and the suspect moves."""
        return self.acts("end").any_shows().suspect(number, escape=escape, symbol=symbol)

    def calm(self, turns: int = 1, symbol: str = "") -> Self:
        """Turns in which nothing is done and as little as possible happens."""
        for _ in range(turns):
            self.acts("end").any_shows()
            ways = [
                (escape, number)
                for number in (1, 2, 3)
                for escape in (False, True)
                if self.movement(number, escape=escape, symbol=symbol)
            ]
            escape, number = min(ways, key=lambda way: (way[0], SETTLED.index(self._there(way[1]))))
            self.suspect(number, escape=escape, symbol=symbol).any_shows()
            if self.phase == "losing":
                self.acts("lose rest")
        return self

    def _there(self, number: int) -> str:
        """The aspect on which the suspect would land."""
        [landing] = [one for one in self.intel().landings if one.number == number]
        assert landing.clue is not None
        return landing.clue.aspect

    def until(self, who: str) -> Self:
        """Calm turns until it is this player's."""
        while self.active != who:
            self.calm()
        return self

    # -- looking ---------------------------------------------------------------------------------

    def intel(self, who: str = "all") -> CaseIntel:
        return cast(CaseIntel, self.position.intel(self.number(who)))

    def public(self) -> CaseIntel:
        """What everybody knows."""
        return self.intel("spectator")

    def player(self, who: str) -> Player:
        return self.public().players[self.number(who)]

    @property
    def active(self) -> str:
        active = self.public().active
        assert active is not None
        return LETTERS[active]

    @property
    def phase(self) -> str:
        return self.public().phase

    def area(self, who: str) -> str:
        """What lies in the places of an area, from place 1 on."""
        return words(self.player(who).area)

    @property
    def row(self) -> str:
        return words(self.public().row)

    @property
    def incoming(self) -> str:
        """From the right; the last is the tray's."""
        return words(self.public().incoming)

    @property
    def ideas(self) -> str:
        """What is in the supply, what each has, and what is lost."""
        public = self.public()
        own = " ".join(f"{LETTERS[s]} {p.ideas}" for s, p in enumerate(public.players))
        return f"supply {public.supply} {own} lost {public.lost}"

    @property
    def discards(self) -> str:
        return words(self.public().discards)

    @property
    def solved(self) -> str:
        return words(self.public().solved)

    @property
    def over_by(self) -> str | None:
        assert self.over == (self.public().cause is not None)
        return self.public().cause

    def events(self, kind: type[Seen]) -> list[Seen]:
        """What a spectator saw of this kind in the last step."""
        return [event for event in self.position.seen_by(SPECTATOR)[-1] if isinstance(event, kind)]

    def event(self, kind: type[Seen]) -> Seen:
        [found] = self.events(kind)
        return found


def words(clues: Sequence[Clue | None]) -> str:
    return " ".join("-" if clue is None else clue.name for clue in clues)


def given(areas: str, incoming: str = "", /, *, tray: str = "*", **options: Any) -> Club:
    """A table where A begins; the areas are those of A, B, .."""
    rows = [row.split() for row in areas.split("|")]
    table = Club(len(rows), **options)
    beside, places = 5 - len(rows), 4 if len(rows) == 2 else 3
    lying = [*incoming.split(), *["*"] * beside][:beside]
    filled = [word for row in rows for word in [*row, *["*"] * places][:places]]
    return table.plays("* first A").shows(*lying, *filled, tray)
