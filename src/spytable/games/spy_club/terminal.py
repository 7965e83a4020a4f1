"""Spy Club in the terminal: the table drawn from Intel, and what is typed for a move.

`spytable.cli.play` finds this module by its name and asks for the functions of its `Terminal`.
Places are shown by their numbers and players by the letters of their seats: both are typed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spytable.cli.prose import prose
from spytable.games.spy_club import sentences
from spytable.games.spy_club.intel import CaseIntel, Clue, Landing
from spytable.games.spy_club.meta import ASPECTS, PARTS, SYMBOLS, USE_NAMES
from spytable.games.spy_club.moves import (
    TRAY,
    CaseMove,
    Confirm,
    Focus,
    Lose,
    Pick,
    Rest,
    Scout,
    Swap,
    Take,
    Turn,
    Use,
)
from spytable.kernel.game import Game
from spytable.kernel.scene import Offer
from spytable.words import Words

_LETTERS = "ABCD"
_TOLD = "first", "last", "different", "alike", "proof", "sealed", "expert", "intuition"


# -- the table --------------------------------------------------------------------------------


def draw(intel: CaseIntel, words: Words, sheet: bool = True) -> RenderableType:
    """Row, incoming clues, everybody's clues and the suspect; `sheet` adds the counts."""
    return _Picture(intel, words, sheet)


@dataclass(frozen=True)
class _Picture:
    intel: CaseIntel
    words: Words
    sheet: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        intel = self.intel
        yield self._title(options.ascii_only)
        if intel.suspect is None:
            return
        yield from self._state()
        tally = ", ".join(self._tally()) or "none"
        yield prose(self.words.say("table-row", tally=tally), "bold")
        yield _grid(self._row())
        yield prose(self.words.say("table-incoming", count=intel.tray), "bold")
        yield _grid(self._incoming())
        for seat in self._order():
            yield prose(self._player(seat), "bold")
            yield _grid(self._area(seat))
        if intel.landings:
            yield prose(self.words.say("table-landings"), "bold")
            yield _grid(map(self._landing, intel.landings))
        if self.sheet:
            yield prose(self.words.say("table-counts"), "bold")
            yield Padding(self._counts(), (0, 0, 0, 1))

    def _order(self) -> list[int]:
        """The seats from the viewer's left on, so that the viewer comes last."""
        seats = len(self.intel.players)
        return [(self.intel.viewer + 1 + n) % seats for n in range(seats)]

    # -- what is common ---------------------------------------------------------------------------

    def _title(self, ascii_only: bool) -> Rule:
        intel = self.intel
        turn = 0 if intel.suspect is None else min(intel.turn + 1, intel.turns)
        parts = [self.words.say("table-title", turn=turn, turns=intel.turns)]
        if intel.part is not None and turn:
            count = intel.parts[PARTS.index(intel.part)]
            parts.append(self.words.say("table-cards", part=f"@part-{intel.part}", count=count))
        title = (", " if ascii_only else " · ").join(parts)
        return Rule(Text(title), characters="-" if ascii_only else "─", style="dim")

    def _state(self) -> Iterator[RenderableType]:
        intel = self.intel
        left = intel.steps - intel.escape
        yield prose(self.words.say("table-state", left=left, supply=intel.supply, lost=intel.lost))
        if "turnabout" in intel.terms:
            yield prose(self.words.say("table-way", way=sentences.way(intel.backwards)))
        if "cold" in intel.terms and not intel.over:
            yield prose(self.words.say("table-quiet", left=sentences.quiet_left(intel)))
        names = [self._clue(one) for one in intel.solved if one is not None]
        if names:
            yield prose(self.words.say("table-solved", names=", ".join(names)))
        terms = ", ".join(self._terms())
        if terms:
            yield prose(self.words.say("table-terms", terms=terms))
        if "informant" in intel.terms:
            yield prose(self.words.say("table-informant", left=intel.informant))

    def _terms(self) -> Iterator[str]:
        """How aspects are solved here, where that is not as ever."""
        for name in _TOLD:
            value = self.intel.terms.get(name, 0)
            if value:
                aspect = f"@aspect-{ASPECTS[value - 1]}" if name in ("first", "last") else ""
                grid = "yes" if self.intel.grid else "no"
                values: dict[str, int | str] = {"value": value, "aspect": aspect}
                values |= {"ideas": value, "grid": grid}
                yield self.words.say(f"term-{name}", **values)

    def _tally(self) -> Iterator[str]:
        """How many clues of each aspect lie in the row, the most first."""
        many = Counter(clue.aspect for clue in self.intel.row if clue is not None)
        for aspect, count in many.most_common():
            yield self.words.say("table-tally", count=count, aspect=f"@aspect-{aspect}")

    def _row(self) -> Iterator[tuple[str, ...]]:
        row = [(number, clue) for number, clue in enumerate(self.intel.row, 1)]
        if self.intel.grid:  # CL-36
            for at in (0, 3, 6):
                here = row[at : at + 3]
                yield tuple(f"{n} {self._clue(one)}{self._proven(one)}" for n, one in here)
            return
        for (number, clue), symbol in zip(row, SYMBOLS, strict=False):
            torch = self.words.say("table-torch") if number - 1 == self.intel.answer else ""
            sign = self.words.say(f"symbol-{symbol}")
            yield (str(number), sign, self._clue(clue), self._behind(clue), torch)

    def _proven(self, clue: Clue | None) -> str:
        """CL-41: what is seen behind the clues of a grid has no room there."""
        if clue is None or not clue.seen or not self.intel.terms.get("proof"):
            return ""
        return ", " + self.words.say("table-proven")

    def _incoming(self) -> Iterator[tuple[str, ...]]:
        last, gone = len(self.intel.incoming) - 1, self._passing()
        for n, (clue, price) in enumerate(zip(self.intel.incoming, self.intel.prices, strict=True)):
            place = self.words.say("table-tray") if n == last else str(n + 1)
            cost = self.words.say("table-price", price=price)
            mark = self.words.say("table-passing") if n == gone else ""
            yield (place, cost, self._clue(clue), self._behind(clue), mark)

    def _passing(self) -> int | None:
        """CL-50: what is gone at the end of the turn, as long as that has not come."""
        ended = self.intel.phase not in ("acting", "turning", "asked", "choosing")
        return None if ended else sentences.passing(self.intel)

    # -- one player -------------------------------------------------------------------------------

    def _player(self, seat: int) -> str:
        player = self.intel.players[seat]
        told = self.words.say(
            "table-player",
            letter=_LETTERS[seat],
            **sentences.about(seat, self.intel.viewer),
            ideas=player.ideas,
            partner="yes" if player.partner else "no",
        )
        if player.skill is None:
            return told
        skill = self.words.say(f"skill-{player.skill}", winded="yes" if player.winded else "no")
        return f"{told}, {skill}"

    def _area(self, seat: int) -> Iterator[tuple[str, ...]]:
        player = self.intel.players[seat]
        for place, clue in enumerate(player.area):
            marks = ", ".join(self.words.say(f"table-{mark}") for mark in self._marks(seat, place))
            price = self.words.say("table-price", price=player.prices[place])
            cost = price if seat == self.intel.viewer else ""
            yield (str(place + 1), cost, self._clue(clue), self._behind(clue), marks)

    def _marks(self, seat: int, place: int) -> Iterator[str]:
        if self.intel.players[seat].focus == place:
            yield "focus"
        if self.intel.suspect == (seat, place):
            yield "here"
            if "shadow" in self.intel.terms:
                yield "shadow"
        if seat == self.intel.active and place in self.intel.flipped:
            yield "turned"

    def _clue(self, clue: Clue | None) -> str:
        if clue is None:
            return self.words.say("table-empty")
        return self._named("table-clue", clue.name, clue.aspect)

    def _behind(self, clue: Clue | None) -> str:
        """The other side, where it has been seen."""
        if clue is None or clue.other is None or clue.other_aspect is None:
            return ""
        return self._named("table-behind", clue.other, clue.other_aspect)

    def _named(self, key: str, name: str, aspect: str) -> str:
        return self.words.say(key, name=sentences.clue(name), aspect=f"@aspect-{aspect}")

    # -- what may come ----------------------------------------------------------------------------

    def _landing(self, landing: Landing) -> tuple[str, ...]:
        steps = self.words.say("table-landing", number=landing.number)
        where: dict[str, int | str] = {"letter": _LETTERS[landing.seat], "place": landing.place + 1}
        cards = sum(one.chance for one in self.intel.landings)
        odds = self.words.say("odds", ways=landing.chance, of=cards)
        if landing.clue is None:
            unknown = self.words.say("table-landing-unknown", **where)
            if landing.event is None:
                return (steps, unknown, odds)
            return (steps, f"{unknown}: {self.words.say(f'event-{landing.event}')}", odds)
        event = self.words.say("event-costs", event=f"@event-{landing.event}", ideas=landing.ideas)
        name = sentences.clue(landing.clue.name)
        return (steps, self.words.say("table-landing-clue", **where, name=name, event=event), odds)

    def _counts(self) -> Table:
        """Where the sides of each aspect are, as far as they have been seen."""
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column("")
        for head in ("total", "up", "behind", "out", "unseen"):
            table.add_column(self.words.say(f"table-head-{head}"), justify="right")
        table.add_column("")
        for number, (aspect, count) in enumerate(zip(ASPECTS, self.intel.counts, strict=True)):
            done = number < len(self.intel.solved) and self.intel.solved[number] is not None
            numbers = (count.total, count.up, count.behind, count.out, count.unseen)
            mark = self.words.say("table-done") if done else ""
            if aspect in self.intel.barred:
                mark = self.words.say("table-waits")
            table.add_row(self.words.say(f"aspect-{aspect}"), *map(str, numbers), mark)
        return table


def _grid(rows: Iterable[Sequence[str]]) -> RenderableType:
    """Columns as wide as they must be; texts wrap under themselves."""
    lines = list(rows)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for column in range(max(map(len, lines))):
        grid.add_column(no_wrap=column == 0)
    for line in lines:
        grid.add_row(*map(prose, line))
    return Padding(grid, (0, 0, 0, 1))


# -- moves ------------------------------------------------------------------------------------


def typed(game: Game, action: int, words: Words) -> tuple[str, ...]:
    """What may be typed for a move, such as "c24" to confirm place 2 at place 4 of the row; its
    notation too, for a player types small letters."""
    text = game.text(action)
    move: CaseMove = game.move(action)
    kind = "lose" if isinstance(move, Rest) else _kind(move)
    parts = _parts(move, words)
    short = words.say(f"key-{kind}") + "".join(parts)
    return (short, " ".join((words.say(f"word-{kind}"), *parts)), text)


def _kind(move: CaseMove) -> str:
    if isinstance(move, Use):
        return f"use-{move.what}"
    return type(move).__name__.lower()


def _parts(move: CaseMove, words: Words) -> tuple[str, ...]:
    """What is typed behind the word: places, seats and numbers."""
    match move:
        case Turn(place) | Focus(place) | Pick(place):
            return (str(place + 1),)
        case Confirm(place, at):
            return (str(place + 1), str(at + 1))
        case Scout(coming, place):
            return (_coming(coming, words), str(place + 1))
        case Swap(place, seat, other):
            return (str(place + 1), _LETTERS[seat], str(other + 1))
        case Take(ideas, seat):
            return (str(ideas), _LETTERS[seat])
        case Lose(seat):
            return (words.say("key-supply") if seat is None else _LETTERS[seat],)
        case Rest():
            return (words.say("key-rest"),)
        case _:
            return ()


def _coming(coming: int, words: Words) -> str:
    return words.say("key-tray") if coming == TRAY else str(coming + 1)


def worded(game: Game, intel: CaseIntel, action: int, words: Words) -> str:
    """A move that can be made, in words."""
    move: CaseMove = game.move(action)
    say = sentences.offer(intel, move)
    who = "you" if say.values.get("seat") == intel.viewer else "other"
    return words.say(say.key, **say.values, who=who)


_KINDS = (
    "turn", "stop", "focus", "confirm", "scout", "swap", "take", "agree", "refuse", "lose", "rest",
    "pick", "close", "end", *(f"use-{what}" for what in USE_NAMES),
)  # fmt: skip


def offered(game: Game, offers: Sequence[Offer[CaseMove]], words: Words) -> list[tuple[str, str]]:
    """The moves there are, a line a kind: what one can do, and what to type for it."""
    moves: dict[str, list[CaseMove]] = {}
    keys: dict[str, list[str]] = {}
    for one in offers:
        moves.setdefault(_kind(one.move), []).append(one.move)
        keys.setdefault(_kind(one.move), []).append(typed(game, one.action, words)[0])
    return [
        (words.say(f"offer-{kind}"), _keys(moves[kind], keys[kind], words))
        for kind in _KINDS
        if kind in moves
    ]


def _keys(moves: Sequence[CaseMove], keys: Sequence[str], words: Words) -> str:
    """All that can be typed, or what it is made of where that is much."""
    places = _listed(str(move.place + 1) for move in moves if hasattr(move, "place"))
    example = keys[len(keys) // 2]
    match moves[0]:
        case Confirm():
            to = _listed(str(move.at + 1) for move in moves if isinstance(move, Confirm))
            return words.say("offer-confirm-keys", places=places, to=to, example=example)
        case Scout():
            start = _listed(_coming(m.coming, words) for m in moves if isinstance(m, Scout))
            return words.say("offer-scout-keys", places=places, example=example, **{"from": start})
        case Swap():
            seats = _listed(_LETTERS[move.seat] for move in moves if isinstance(move, Swap))
            return words.say("offer-swap-keys", seats=seats, example=example)
        case _:
            return " ".join(keys)


def _listed(parts: Iterable[str]) -> str:
    return " ".join(sorted(set(parts)))


# -- the end ----------------------------------------------------------------------------------


def ending(intel: CaseIntel, words: Words) -> RenderableType:
    """What was solved: the same for everybody."""
    account = sentences.account(intel)
    assert account is not None, "a case is counted when it is over"
    lines: list[RenderableType] = [prose(words.said(rule)) for rule in account.rules]
    for line in account.tallies[0].lines:
        lines.append(Padding(prose(words.said(line.say)), (0, 0, 0, 2)))
    return Group(*lines)
