"""Spy Connection in the terminal: the table drawn from Intel, and what is typed for a move.

`spytable.cli.play` finds this module by its name and asks for the functions of its `Terminal`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spytable.cli.prose import prose
from spytable.games.spy_connection import sentences
from spytable.games.spy_connection.components import Components
from spytable.games.spy_connection.intel import Open, SpyIntel, components_of
from spytable.games.spy_connection.moves import (
    Accept,
    Back,
    Choose,
    Connect,
    Discard,
    End,
    Go,
    Serve,
    SpyMove,
    Uncover,
)
from spytable.games.spy_connection.refusal import at
from spytable.kernel.game import Game
from spytable.kernel.scene import Offer
from spytable.words import Words

# -- the table --------------------------------------------------------------------------------


def draw(intel: SpyIntel, words: Words, sheet: bool = True) -> RenderableType:
    """Everybody's pieces, the display, and with `sheet` what each city would cost."""
    parts = components_of(intel.content)
    rows: list[RenderableType] = [Text(words.say("table-title", turn=intel.turn), style="dim")]
    if any(card is not None for card in intel.display):
        rows += _display(intel, parts, words)
    for seat in range(len(intel.players)):
        rows += _player(intel, seat, parts, words)
    if sheet and intel.routes:
        rows.append(prose(words.say("table-routes"), "bold"))
        rows.append(_indented(_routes(intel, words)))
    return Group(*rows)


def _display(intel: SpyIntel, parts: Components, words: Words) -> Iterator[RenderableType]:
    yield prose(words.say("table-display", count=len(intel.deck)), "bold")
    rows = []
    for place, card in reversed(list(enumerate(intel.display))):
        if card is not None:
            price = intel.prices[place] if intel.prices else 0
            rows.append((str(place + 1), _card(card, parts, words), str(price)))
    heads = [words.say(f"table-head-{name}") for name in ("place", "mission", "price")]
    yield _indented(_table(heads, rows))


def _player(
    intel: SpyIntel, seat: int, parts: Components, words: Words
) -> Iterator[RenderableType]:
    side = intel.players[seat]
    who = sentences.about(seat, intel.viewer)
    done = len(side.completed)
    head = words.say("table-side", **who, points=side.points, done=done, supply=side.supply)
    yield prose(head, "bold")
    if side.spy is None:
        return
    where = words.say("table-spy", city=at(side.spy), cities=" ".join(map(at, side.network)))
    yield Padding(prose(where), (0, 0, 0, 2))
    if side.posted:
        named = [f"{space}{' ×2' if agents == 2 else ''}" for space, agents in side.posted]
        yield Padding(prose(words.say("table-posted", spaces=", ".join(named))), (0, 0, 0, 2))
    for slot, open_ in enumerate(side.missions):
        if open_ is not None:
            yield Padding(prose(_open(slot, open_, parts, words)), (0, 0, 0, 2))


def _open(slot: int, open_: Open, parts: Components, words: Words) -> str:
    marks = [
        f"[{_city(city, words)}]" if city in open_.covered else _city(city, words)
        for city in parts.cards[open_.card].cities
    ]
    worth = _worth(open_.card, parts, words)
    return words.say(
        "table-open",
        number=slot + 1,
        cities=" – ".join(marks),
        worth=worth,
        assigned=open_.assigned,
    )


def _card(card: str, parts: Components, words: Words) -> str:
    cities = " – ".join(_city(city, words) for city in parts.cards[card].cities)
    return f"{cities} ({_worth(card, parts, words)})"


def _worth(card: str, parts: Components, words: Words) -> str:
    one = parts.cards[card]
    return words.say("table-worth", points=one.points, extra="yes" if one.extra else "no")


def _city(city: str, words: Words) -> str:
    return words.say(f"city-{city}")


def _routes(intel: SpyIntel, words: Words) -> Table:
    heads = [words.say(f"table-head-{name}") for name in ("from", "to", "cost")]
    rows = [(_city(r.start, words), _city(r.to, words), str(r.total)) for r in intel.routes]
    return _table(heads, rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in heads:
        table.add_column(head)
    for row in rows:
        table.add_row(*row)
    return table


def _indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2))


# -- moves ------------------------------------------------------------------------------------


def typed(game: Game, action: int, words: Words) -> tuple[str, ...]:
    """What may be typed for a move besides its notation: the city alone connects or moves."""
    move: SpyMove = game.move(action)
    parts: Components = game.components

    def short(key: str, *rest: str) -> tuple[str, ...]:
        first = (words.say(f"key-{key}"), words.say(f"word-{key}"))
        return tuple(" ".join((word, *rest)) for word in first)

    match move:
        case Go(city):
            return short("move", _city(city, words))
        case Connect(city):
            return short("connect", _city(city, words))
        case Accept(place):
            return short("accept", str(place + 1))
        case Discard(slot):
            return short("discard", str(slot + 1))
        case Serve(slot):
            return short("serve", str(slot + 1))
        case Uncover(slot, city):
            return short("uncover", str(slot + 1), _city(city, words))
        case Back(space):
            return short("back", space)
        case Choose(start):
            [red] = [one.red for one in parts.starts if one.id == start]
            return short("choose", _city(red, words))
        case _:
            return short("end")


def worded(game: Game, intel: SpyIntel, action: int, words: Words) -> str:
    """A move that can be made, in words."""
    return words.said(sentences.offer(game.components, intel, game.move(action)))


_KINDS: tuple[tuple[type[SpyMove], str], ...] = (
    (Choose, "choose"),
    (Connect, "connect"),
    (Accept, "accept"),
    (Go, "move"),
    (Serve, "serve"),
    (Back, "back"),
    (Uncover, "uncover"),
    (Discard, "discard"),
    (End, "end"),
)


def offered(game: Game, offers: Sequence[Offer[SpyMove]], words: Words) -> list[tuple[str, str]]:
    """The moves there are, a line a kind: what one can do, and what to type for it."""
    keys: dict[type[SpyMove], list[str]] = {}
    for one in offers:
        keys.setdefault(type(one.move), []).append(typed(game, one.action, words)[0])
    return [
        (words.say(f"offer-{name}"), ", ".join(keys[kind])) for kind, name in _KINDS if kind in keys
    ]


# -- the end ----------------------------------------------------------------------------------


def ending(intel: SpyIntel, words: Words) -> RenderableType:
    """The score, step by step."""
    account = sentences.account(components_of(intel.content), intel)
    assert account is not None, "a game is counted when it is over"
    lines: list[RenderableType] = [prose(words.said(rule)) for rule in account.rules]
    for tally in account.tallies:
        who = sentences.about(tally.seat, intel.viewer)
        lines.append(prose(words.say("score-total", **who, points=tally.points), "bold"))
        for line in tally.lines:
            told_line = f"{words.said(line.say)}, {line.points}"
            lines.append(Padding(prose(told_line), (0, 0, 0, 2)))
    return Group(*lines)
