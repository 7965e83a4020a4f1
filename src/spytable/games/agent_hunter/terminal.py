"""Agent Hunter in the terminal: the table drawn from Intel, and what is typed for a move.

`spytable.cli.play` finds this module by its name and asks for the functions of its `Terminal`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from spytable.cli.prose import prose
from spytable.games.agent_hunter import sentences
from spytable.games.agent_hunter.intel import Base, HuntIntel
from spytable.games.agent_hunter.meta import BASE_NAMES
from spytable.games.agent_hunter.moves import AttackFrom, AttackWith, Done, HuntMove, Put, Swap
from spytable.kernel.game import Game
from spytable.kernel.scene import Offer
from spytable.words import Words

_CELL = 5


# -- the table --------------------------------------------------------------------------------


def draw(intel: HuntIntel, words: Words, sheet: bool = True) -> RenderableType:
    """Both sides as the viewer knows them, the opponent's first; `sheet` adds what can be what."""
    return _Picture(intel, words, sheet)


@dataclass(frozen=True)
class _Picture:
    intel: HuntIntel
    words: Words
    sheet: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._title(options.ascii_only)
        viewer = max(0, self.intel.viewer)
        for seat in (1 - viewer, viewer):
            yield self._player(seat, options)
        if self.intel.viewer >= 0:
            yield self._hand()

    def _title(self, ascii_only: bool) -> Rule:
        intel = self.intel
        playing = intel.phase not in ("placing", "drawing")
        turn = 0 if not playing else intel.turn if intel.over else intel.turn + 1
        title = self.words.say("table-title", turn=turn)
        if intel.gone:
            title += " · " + self.words.say("table-out", numbers=_list(intel.gone))
        return Rule(Text(title), characters="-" if ascii_only else "─", style="dim")

    def _player(self, seat: int, options: ConsoleOptions) -> Group:
        head = prose(self._strip(seat), "bold")
        if self.intel.phase == "placing" and self.intel.players[seat].hand is None:
            return Group(prose(self.words.say("table-places-in-secret", actor=seat), "bold"))
        bases = list(enumerate(self.intel.players[seat].bases))
        wide = self._label_width() + _CELL * self.intel.agents + 1 + self._notes_width()
        if any(self._sheet_of(base) for _, base in bases) and wide <= options.max_width:
            grid = [self._numbers(seat), *(self._grid_row(seat, b, options) for b, _ in bases)]
            return Group(head, *grid)
        return Group(head, *(self._plain_row(seat, b, options) for b, _ in bases))

    def _strip(self, seat: int) -> str:
        """Who, points, tokens, and what is known of the hand."""
        side = self.intel.players[seat]
        values = sentences.about(seat, self.intel.viewer)
        told = self.words.say("table-side", **values, points=side.points, tokens=side.tokens)
        if seat == self.intel.viewer:
            return told
        known = _list(side.in_hand if side.hand is None else side.hand) or "none"
        return f"{told}, " + self.words.say("table-hand-hidden", known=known, count=side.hand_size)

    def _hand(self) -> RenderableType:
        viewer = self.intel.viewer
        side = self.intel.players[viewer]
        if not side.hand:
            return prose(self.words.say("table-hand-empty"), "bold")
        numbers, known = _list(side.hand), _list(side.in_hand)
        if known and self.intel.phase not in ("placing", "ended"):
            told = self.words.say("table-hand-known", numbers=numbers, known=known, foe=1 - viewer)
        else:
            told = self.words.say("table-hand", numbers=numbers)
        return prose(told, "bold")

    # -- one base ---------------------------------------------------------------------------

    def _sheet_of(self, base: Base) -> bool:
        return self.sheet and bool(base.possible) and self.intel.phase not in ("placing", "ended")

    def _label(self, seat: int, place: int) -> str:
        """The base's name, and its agent where the viewer knows it."""
        side = self.intel.players[seat]
        base = side.bases[place]
        name = self._name(place)
        if base.agent is None or not base.standing:
            return f" {name}"
        return " " + self.words.say("table-base", name=name, content=base.agent)

    def _name(self, place: int) -> str:
        return self.words.say(f"word-{BASE_NAMES[len(self.intel.players[0].bases)][place]}")

    def _label_width(self) -> int:
        """The same for both sides, so that the numbers of both sheets stand in line."""
        places = range(len(self.intel.players[0].bases))
        labels = [self._label(seat, b) for seat in (0, 1) for b in places]
        return max(len(text) for text in (self._odds(0), self._odds(1), *labels)) + 1

    def _odds(self, seat: int) -> str:
        if seat == self.intel.viewer:
            return " " + self.words.say("table-odds-yours", foe=1 - seat)
        return " " + self.words.say("table-odds-theirs")

    def _note(self, base: Base, ascii_only: bool) -> str:
        """What the base is worth to the enemy, a mark for each token beside it."""
        worth = self.words.say("table-worth", worth=1 + base.tokens)
        return f"{worth} {base.tokens * ('o' if ascii_only else '●')}".rstrip()

    def _notes_width(self) -> int:
        bases = [base for side in self.intel.players for base in side.bases]
        return max(len(self._note(base, True)) for base in bases)

    def _numbers(self, seat: int) -> Text:
        """The head of the sheet."""
        numbers = "".join(_cell(n) for n in range(self.intel.agents))
        return Text(self._odds(seat).ljust(self._label_width()) + numbers, style="dim")

    def _grid_row(self, seat: int, place: int, options: ConsoleOptions) -> Text:
        base = self.intel.players[seat].bases[place]
        row = Text(self._label(seat, place).ljust(self._label_width()))
        if not self._sheet_of(base):
            state = "   " + self._state(base)
            row.append(state.ljust(_CELL * self.intel.agents))
            return row.append(" " + self._note(base, options.ascii_only))
        for number in range(self.intel.agents):
            if number not in base.possible:
                row.append(_cell("." if options.ascii_only else "·"), style="dim")
                continue
            percent = _percent(base.chance_of(number))
            truth = number == base.agent
            cell = _cell(f"[{percent}", "]") if truth else _cell(percent)
            row.append(cell, style="bold" if truth or percent >= 50 else "")
        return row.append(" " + self._note(base, options.ascii_only))

    def _plain_row(self, seat: int, place: int, options: ConsoleOptions) -> Padding:
        base = self.intel.players[seat].bases[place]
        parts = [self._state(base)]
        if self._sheet_of(base):
            numbers = self._possible(base)
            if seat == self.intel.viewer:
                numbers = self.words.say("table-possible-yours", foe=1 - seat, numbers=numbers)
                parts.append(numbers)
            else:
                parts = [numbers]
        if self.intel.phase != "placing":
            parts.append(self._note(base, options.ascii_only))
        content = (" - " if options.ascii_only else " · ").join(parts)
        told = self.words.say("table-base", name=self._name(place), content=content)
        return Padding(prose(told), (0, 0, 0, 1))

    def _possible(self, base: Base) -> str:
        """The numbers it can be, the likeliest first, those of one chance together."""
        chances = {n: _percent(base.chance_of(n)) for n in base.possible}
        return ", ".join(
            self.words.say(
                "table-possible",
                numbers=_list(n for n in chances if chances[n] == percent),
                percent=percent,
            )
            for percent in sorted(set(chances.values()), reverse=True)
        )

    def _state(self, base: Base) -> str:
        if not base.standing:
            return self.words.say("table-base-out", number=base.agent or 0)
        if not base.filled:
            return self.words.say("table-base-empty")
        return self.words.say("table-base-hidden") if base.agent is None else str(base.agent)


def _cell(content: int | str, after: str = " ") -> str:
    return f"{content:>{_CELL - 1}}{after}"


def _list(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _percent(chance: float) -> int:
    """Rounded, but 100 only when it is certain and never 0 when it can be."""
    return 100 if chance == 1 else max(1, min(99, round(100 * chance)))


# -- moves ------------------------------------------------------------------------------------


def typed(game: Game, action: int, words: Words) -> tuple[str, ...]:
    """What may be typed for a move besides its notation, the shortest first: 5m, "5 middle"."""
    short = _letters(game, words)
    full = [words.say(f"word-{name}") for name in BASE_NAMES[game.options["bases"]]]
    move: HuntMove = game.move(action)
    match move:
        case Put(number):
            return (str(number),)
        case Swap(base):
            swap = words.say("key-swap"), words.say("word-swap")
            return (f"{swap[0]}{short[base]}", f"{swap[1]} {full[base]}")
        case AttackWith(base, number):
            return (f"{number}{short[base]}", f"{number} {full[base]}")
        case AttackFrom(base, own):
            return (f"{short[own]}{short[base]}", f"{full[own]} {full[base]}")
        case _:
            return (words.say("key-done"),)


def _letters(game: Game, words: Words) -> list[str]:
    return [words.say(f"key-{name}") for name in BASE_NAMES[game.options["bases"]]]


def worded(game: Game, intel: HuntIntel, action: int, words: Words) -> str:
    """A move that can be made, in words."""
    move: HuntMove = game.move(action)
    return words.said(sentences.offer(game.options["bases"], move, intel.viewer))


def offered(game: Game, offers: Sequence[Offer[HuntMove]], words: Words) -> list[tuple[str, str]]:
    """The moves there are, in few lines: what one can do, and what to type for it."""
    keys: dict[type[HuntMove], list[str]] = {}
    hits: list[AttackWith] = []
    for one in offers:
        move = one.move
        keys.setdefault(type(move), []).append(typed(game, one.action, words)[0])
        if isinstance(move, AttackWith):
            hits.append(move)
    lines = []
    free: tuple[tuple[type[HuntMove], str], ...] = ((Put, "put"), (Done, "done"))
    costly: tuple[tuple[type[HuntMove], str], ...] = ((Swap, "swap"), (AttackFrom, "base"))
    for kind, name in free:
        if kind in keys:
            lines.append((words.say(f"offer-{name}"), " ".join(keys[kind])))
    if hits:
        lines.append((words.say("offer-hand"), _by_hand(game, hits, words)))
    for kind, name in costly:
        if kind in keys:
            price = words.say(f"offer-{name}-price")
            lines.append((words.say(f"offer-{name}"), f"{' '.join(keys[kind])} ({price})"))
    return lines


def _by_hand(game: Game, hits: Sequence[AttackWith], words: Words) -> str:
    """Up to 21 moves as a number with a base."""
    letters = _letters(game, words)
    numbers = _list(sorted({hit.number for hit in hits}))
    bases = " ".join(letters[b] for b in sorted({hit.base for hit in hits}))
    example = f"{hits[-1].number}{letters[hits[-1].base]}"
    return words.say("offer-hand-keys", numbers=numbers, bases=bases, example=example)


# -- the end ----------------------------------------------------------------------------------


def ending(intel: HuntIntel, words: Words) -> RenderableType:
    """The score, step by step."""
    account = sentences.account(intel)
    assert account is not None, "a game is counted when it is over"
    first, *more = (prose(words.said(rule)) for rule in account.rules)
    lines: list[RenderableType] = [first]
    for tally in account.tallies:
        who = sentences.about(tally.seat, intel.viewer)
        lines.append(prose(words.say("score-total", **who, points=tally.points), "bold"))
        lines += [Padding(prose(words.said(line.say)), (0, 0, 0, 2)) for line in tally.lines]
    return Group(*lines, *more)
