"""Spywhere in the terminal: the table drawn from Intel, and what is typed for a move.

`spytable.cli.play` finds this module by its name and asks for the functions of its `Terminal`.
Nations are shown by their codes and players by the letters of their seats: both are typed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spytable.cli.prose import prose
from spytable.games.spywhere import sentences
from spytable.games.spywhere.intel import Player, WhereIntel
from spytable.games.spywhere.meta import NATIONS, Nation
from spytable.games.spywhere.moves import LETTERS, Exchange, Name, WhereMove
from spytable.kernel.game import Game
from spytable.kernel.scene import Offer
from spytable.words import Words

# -- the table --------------------------------------------------------------------------------


def draw(intel: WhereIntel, words: Words, sheet: bool = True) -> RenderableType:
    """The market, the others and the viewer; `sheet` adds the notebook."""
    return _Picture(intel, words, sheet)


@dataclass(frozen=True)
class _Picture:
    intel: WhereIntel
    words: Words
    sheet: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        intel = self.intel
        yield self._title(options.ascii_only)
        yield self._market(options.ascii_only)
        if intel.over:
            yield from (self._shown(seat) for seat in self._order())
            return
        yield from self._warnings()
        for seat in self._order():
            if seat == intel.viewer:
                yield from self._mine()
            elif intel.players[seat].hand is None:
                yield from self._other(seat)
            else:  # to whom nothing is hidden
                yield self._shown(seat)
        if self.sheet:
            yield prose(self.words.say("table-notebook"), "dim")
            yield Padding(self._notebook(), (0, 0, 0, 1))

    def _order(self) -> list[int]:
        """The seats from the viewer's left on, so that the viewer comes last."""
        seats = len(self.intel.players)
        return [(self.intel.viewer + 1 + n) % seats for n in range(seats)]

    def _title(self, ascii_only: bool) -> Rule:
        intel = self.intel
        playing = intel.active is not None
        parts = [self.words.say("table-title", round=intel.round if playing else 0)]
        if intel.left_out is not None:
            parts.append(self.words.say("table-left-out", nation=f"@nation-{intel.left_out}"))
        title = _dotted(parts, ascii_only)
        return Rule(Text(title), characters="-" if ascii_only else "─", style="dim")

    def _market(self, ascii_only: bool) -> RenderableType:
        cards = " ".join(code for code in self.intel.market if code is not None)
        market = self.words.say("table-market", cards=cards or self._none())
        pile = self.words.say("table-pile", count=self.intel.pile)
        return prose(_dotted((market, pile), ascii_only), "bold")

    def _warnings(self) -> Iterator[RenderableType]:
        """That the pile runs low, and who can end the game (SW-14)."""
        intel = self.intel
        if intel.low:
            yield prose(self.words.say("table-low", count=intel.pile))
        near = [s for s in self._order() if s != intel.viewer and intel.players[s].missing == 1]
        if near and intel.pile and intel.cause is None:
            names = ", ".join(map(self.words.name, near))
            yield prose(self.words.say("table-one-left", names=names), "bold")

    # -- one player ---------------------------------------------------------------------------

    def _other(self, seat: int) -> Iterator[RenderableType]:
        player = self.intel.players[seat]
        yield prose(
            self.words.say(
                "table-other",
                letter=LETTERS[seat],
                actor=seat,
                count=player.hand_size,
                known=_counts(player.known) or "none",
                seats=", ".join(LETTERS[foe] for foe in player.named) or "none",
            )
        )

    def _mine(self) -> Iterator[RenderableType]:
        player = self.intel.players[self.intel.viewer]
        letter = LETTERS[self.intel.viewer]
        passport = self._passports(player)
        yield prose(self.words.say("table-you", letter=letter, passport=passport), "bold")
        hand = _counts(player.hand or ()) or self._none()
        known = _counts(player.known) or "none"
        yield prose(self.words.say("table-hand", cards=hand, known=known), "bold")
        if player.missing:
            names = ", ".join(self._names(player)) or "none"
            cards = " ".join(player.cards or ())
            values: dict[str, int | str] = {"names": names, "cards": cards}
            yield prose(self.words.say("table-cards", missing=player.missing, **values))

    def _shown(self, seat: int) -> RenderableType:
        """All of a player, as the end reveals it."""
        player = self.intel.players[seat]
        return prose(
            self.words.say(
                "table-shown",
                letter=LETTERS[seat],
                **sentences.about(seat, self.intel.viewer),
                passport=self._passports(player),
                cards=_counts(player.hand or ()) or self._none(),
                names=", ".join(self._judged(player)) or self._none(),
            )
        )

    def _passports(self, player: Player) -> str:
        """Each with its dish."""
        return " + ".join(
            f"{code} {self.words.say(f'nation-{code}')} ({self.words.say(f'dish-{code}')})"
            for code in player.passports or ()
        )

    def _names(self, player: Player) -> list[str]:
        return [f"{LETTERS[foe]} {code}" for foe, code in player.names or ()]

    def _judged(self, player: Player) -> Iterator[str]:
        if player.right is None:
            yield from self._names(player)
        for name, right in zip(self._names(player), player.right or ()):
            yield self.words.say("table-right" if right else "table-wrong", name=name)

    def _none(self) -> str:
        return self.words.say("table-none")

    # -- the notebook ---------------------------------------------------------------------------

    def _notebook(self) -> Table:
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column("")
        columns = [NATIONS.index(code) for code in self.intel.nations]
        for nation in columns:
            table.add_column(NATIONS[nation], min_width=5, no_wrap=True)
        for seat in self._order():
            player = self.intel.players[seat]
            mine = seat == self.intel.viewer
            table.add_row(LETTERS[seat], *(_cell(player, n, mine) for n in columns))
        return table


def _cell(player: Player, nation: int, mine: bool) -> str:
    """+2-1: two taken, one given; x where it cannot be that player's nationality, and for the
    viewer where all can tell."""
    took, gave = player.took[nation], player.gave[nation]
    marks = (f"+{took}" if took else "") + (f"-{gave}" if gave else "")
    excluded = not player.fits[nation] if player.fits and not mine else player.clues[nation] > 0
    return marks + ("x" if excluded else "") or "."


def _counts(numbers: Iterable[int]) -> str:
    """FR2 IT1: how many of each, without those of which there is none."""
    return " ".join(f"{code}{many}" for code, many in zip(NATIONS, numbers) if many)


def _dotted(parts: Iterable[str], ascii_only: bool) -> str:
    return (", " if ascii_only else " · ").join(parts)


# -- moves ------------------------------------------------------------------------------------


def typed(game: Game, action: int, words: Words) -> tuple[str, ...]:
    """What may be typed for a move, such as "FR IT" to give FR and take IT. Its notation too: a
    player types small letters."""

    def word(key: str) -> str:
        return words.say(f"word-{key}")

    text = game.text(action)
    move: WhereMove = game.move(action)
    match move:
        case Exchange(give, take):
            full = f"{word('give')} {give} {word('take')} {take}"
            return (f"{give} {take}", f"{give}{take}", full, text)
        case Name(seat, nation):
            named = f"{LETTERS[seat]} {nation}"
            return (named, named.replace(" ", ""), f"{word('name')} {named}", text)
        case _:
            return (words.say(f"key-{text}"), word(text), text)


def worded(game: Game, intel: WhereIntel, action: int, words: Words) -> str:
    """A move that can be made, in words."""
    move: WhereMove = game.move(action)
    say = sentences.offer(move)
    last = "yes" if _is_last(intel) else "no"
    return words.say(say.key, **say.values, last=last)


def _is_last(intel: WhereIntel) -> bool:
    """SW-14: whether one more name of the viewer ends the turns."""
    return intel.cause is None and intel.players[intel.viewer].missing == 1


def offered(game: Game, offers: Sequence[Offer[WhereMove]], words: Words) -> list[tuple[str, str]]:
    """The moves there are, a line a kind: what one can do, and what to type for it."""
    moves = [one.move for one in offers]
    lines = []
    swaps = [move for move in moves if isinstance(move, Exchange)]
    if swaps:
        example = next((move for move in swaps if move.give != move.take), swaps[0])
        keys = words.say(
            "offer-exchange-keys",
            gives=_codes(move.give for move in swaps),
            takes=_codes(move.take for move in swaps),
            example=_short(game, example, words),
        )
        lines.append((words.say("offer-exchange"), keys))
    names = [move for move in moves if isinstance(move, Name)]
    if names:
        keys = words.say(
            "offer-name-keys",
            seats=" ".join(LETTERS[seat] for seat in sorted({move.seat for move in names})),
            nations=_codes(move.nation for move in names),
            example=_short(game, names[-1], words),
        )
        lines.append((words.say("offer-name"), keys))
    for move in moves:
        if not isinstance(move, Exchange | Name):
            lines.append((words.say(f"offer-{game.write(move)}"), _short(game, move, words)))
    return lines


def _codes(nations: Iterable[Nation]) -> str:
    return " ".join(sorted(set(nations), key=NATIONS.index))


def _short(game: Game, move: WhereMove, words: Words) -> str:
    return typed(game, game.action(move), words)[0]


# -- the end ----------------------------------------------------------------------------------


def ending(intel: WhereIntel, words: Words) -> RenderableType:
    """The score, step by step."""
    account = sentences.account(intel)
    assert account is not None, "a game is counted when it is over"
    lines: list[RenderableType] = [prose(words.said(rule)) for rule in account.rules]
    for tally in account.tallies:
        who = sentences.about(tally.seat, intel.viewer)
        lines.append(prose(words.say("score-total", **who, points=tally.points), "bold"))
        for line in tally.lines:
            counted = words.say("table-line", text=words.said(line.say), points=line.points)
            lines.append(Padding(prose(counted), (0, 0, 0, 2)))
    return Group(*lines)
