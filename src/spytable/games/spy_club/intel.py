"""What everybody at a table of Spy Club knows, which is the same for all.

Nobody but the omniscient viewer knows a card that has not been turned: Intel gives faces only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from spytable.games.spy_club import cells as at
from spytable.games.spy_club import rules as book
from spytable.games.spy_club.components import lexicon, rules_for
from spytable.games.spy_club.meta import (
    ASPECTS,
    FACES,
    NUMBER_OF,
    USE_NAMES,
    Aspect,
    Caught,
    Incident,
    Part,
    Skill,
    Symbol,
    Use,
)
from spytable.games.spy_club.state import Case, begin
from spytable.kernel.bits import bits
from spytable.kernel.intel import Intel

Phase = Literal[
    "starting", "laying", "filling", "acting", "turning", "asked", "refilling", "sliding", "moving",
    "losing", "trailing", "ended", "choosing", "tailing", "informing",
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)
Cause = Literal["solved", "escape", "ideas", "time", "clues", "rounds", "cold"]
"""CL-24, CL-37, CL-49: how a case ended."""
CAUSES: tuple[Cause | None, ...] = (None, *get_args(Cause))
Solving = Literal["full", "expert", "intuition"]
"""CL-22, CL-43, CL-44: how an aspect is solved."""
SOLVINGS: tuple[Solving, ...] = get_args(Solving)
_NONE = int(book.NONE)


class Clue(msgspec.Struct, frozen=True):
    """A clue card as it lies. `other` is the side that is not up, if the viewer knows it."""

    name: str
    aspect: Aspect
    other: str | None
    other_aspect: Aspect | None
    seen: bool
    """Whether it has been turned, so that all know both sides."""
    givers: tuple[int, ...] = ()
    """The seats that gave it in teamwork in this turn (CL-15)."""


Spread = tuple[Clue | None, ...]


class Player(msgspec.Struct, frozen=True):
    """What lies before a player."""

    ideas: int
    focus: int
    """A place; places are counted from the rightmost."""
    area: Spread
    prices: tuple[int, ...]
    """What it would cost to confirm the clue of each place (CL-12)."""
    partner: bool
    """Whether the active player could work together with it now (CL-14)."""
    refused: bool
    skill: Skill | None
    """What it can do by a term of the case (CL-56)."""
    winded: bool
    """Whether it has used its second wind."""


class Count(msgspec.Struct, frozen=True):
    """The faces of an aspect: where they are, as far as they have been seen."""

    total: int
    up: int
    behind: int
    out: int
    unseen: int
    row: int
    """How many clues towards its solution lie in the row (CL-22), a wild one with them (CL-31); or
    in those two lines of the grid that cross and have most of them (CL-36)."""


class Landing(msgspec.Struct, frozen=True):
    """Where the suspect may go next, and what that would bring (CL-19, CL-20, CL-48)."""

    number: int
    chance: int
    """How many of the movement cards to come point there."""
    seat: int
    place: int
    clue: Clue | None
    """What will lie there after the refill; None where that is not yet known."""
    event: Incident | Caught | None
    ideas: int


class Asked(msgspec.Struct, frozen=True):
    """What a partner is asked for (CL-14): a clue for a clue, or ideas."""

    kind: Literal["swap", "take"]
    seat: int
    place: int
    other: int
    give: Clue | None
    get: Clue | None
    ideas: int


class CaseIntel(Intel, frozen=True, kw_only=True):
    """All that anybody at the table knows of a case."""

    content: str
    """The name of the built-in components, or a player's own as text."""
    terms: dict[str, int]
    """The terms that are not those of a plain case, by name (see docs/notation.md)."""
    advanced: bool
    consent: bool
    memory: bool = True
    """Whether what has been seen is told; only a screen is not told it."""
    phase: Phase
    drawing: bool
    """Whether the tray is about to show its next card."""
    turn: int
    """How many turns are finished."""
    turns: int
    first: int | None
    active: int | None
    done: int
    actions: int
    """How many this turn has."""
    used: tuple[Use, ...]
    """What was used in this turn (CL-53 to CL-55)."""
    informant: int
    """How often the informant can still be used (CL-53)."""
    tailed: Aspect | None
    """The aspect of the clue that was discarded to tail, until the next one shows (CL-52)."""
    supply: int
    lost: int
    escape: int
    steps: int
    suspect: tuple[int, int] | None
    """A seat and a place."""
    card: str | None
    symbol: Symbol | None
    answer: int | None
    """The place of the row whose clue the movement cards name as the answer (CL-22, CL-31); None if
    the players would choose, or where lines cross (CL-36)."""
    choices: tuple[int, ...]
    """The places that may be the answer, where the players choose (CL-31, CL-36)."""
    solving: Solving | None
    """How the aspect is solved whose answer the players choose."""
    barred: tuple[Aspect, ...]
    """The open goals that cannot be solved yet, because others come first (CL-39)."""
    lacking: tuple[Aspect, ...]
    """The aspects that the expert could solve now, for those who have the ideas (CL-43)."""
    grid: bool
    """Whether the row is a grid of three rows of three (CL-36)."""
    needed: int
    """How many clues solve an aspect."""
    wild: str | None
    """The name of the clues that are wild (CL-31)."""
    rounds: int
    """How often the suspect has gone round, where that counts (CL-37)."""
    walked: int
    """And how many places it has gone."""
    most_rounds: int
    """How often it may; 0 is as often as it likes."""
    haste: bool
    """Whether the escape marker moves after a turn without a Confirm (CL-38)."""
    confirmed: bool
    """Whether a clue was confirmed in this turn."""
    backwards: bool
    """Whether the suspect goes the other way, not clockwise (CL-46)."""
    quiet: int
    """How many turns in a row have solved no goal, where that counts (CL-49)."""
    solved_now: bool
    """And whether a goal was solved in this turn."""
    numbers: tuple[int, ...]
    part: Part | None
    parts: tuple[int, ...]
    turned: tuple[str, ...]
    tray: int
    incoming: Spread
    """From the rightmost; the last one shows in the tray."""
    prices: tuple[int, ...]
    """What each would cost the active player (CL-6, CL-56)."""
    row: Spread
    players: tuple[Player, ...]
    solved: Spread
    """By aspect: the clue that is the answer. Where distractions are an extra goal theirs is the
    last (CL-32)."""
    won: bool
    """Whether all five aspects are solved, however the case ends."""
    counts: tuple[Count, ...]
    landings: tuple[Landing, ...]
    asked: Asked | None
    losing: int
    flipped: tuple[int, ...]
    discards: tuple[Clue, ...]
    cause: Cause | None

    def sample(self, rng: Random) -> Case:
        rules = rules_for(self.content, len(self.players), self.advanced, self.consent)
        case = begin(rules)
        c = case.cells
        c[at.PHASE] = PHASES.index(self.phase)
        c[at.ACTIVE] = self.active or 0
        c[at.TURNS_DONE] = self.turn
        c[at.DONE] = self.done
        c[at.MORE] = self.actions - case.actions()
        c[at.USED] = bits(map(USE_NAMES.index, self.used))
        c[at.INFORMED] = rules.informant - self.informant
        c[at.TAILED] = _NONE if self.tailed is None else ASPECTS.index(self.tailed)
        c[at.WINDED] = bits(seat for seat, player in enumerate(self.players) if player.winded)
        c[at.CONFIRMED] = self.confirmed
        c[at.WALKED] = self.walked
        c[at.BACKWARDS] = self.backwards
        c[at.QUIET] = self.quiet
        c[at.SOLVED_NOW] = self.solved_now
        c[at.FLIPPED] = bits(self.flipped)
        c[at.SUPPLY] = self.supply
        c[at.LOST] = self.lost
        c[at.ESCAPE] = self.escape
        if self.suspect is not None:
            c[at.SUSPECT] = self.suspect[0] * rules.places + self.suspect[1]
        ids = lexicon(self.content).moves
        for turn, name in enumerate(self.turned):
            case.play_card(turn, ids.index(name))
        c[at.CAUSE] = CAUSES.index(self.cause)
        c[at.ASK] = _NONE if self.asked is None else _ask(self.asked)
        c[at.OWED] = self.losing
        c[at.SOLVING] = SOLVINGS.index(self.solving or "full")
        c[at.SOLVED] = bits(n for n, solution in enumerate(self.solved) if solution is not None)
        for seat, player in enumerate(self.players):
            case.set_focus(seat, player.focus)
            case.set_ideas(seat, player.ideas)
            if player.refused:
                case.refuse(seat)
        self._lie(case, rng)
        return case

    def _lie(self, case: Case, rng: Random) -> None:
        """A card in every place: those that are known, and others that fit."""
        rules = case.rules
        sides = lexicon(self.content).sides
        places = [*self._places(), *((_NONE, clue) for clue in self.discards)]
        wants = vec[i64]([0] * len(FACES))
        for where, clue in places:
            if clue.other is None:
                wants[NUMBER_OF[clue.name]] += 1
            else:
                side = next(s for s in sides[clue.name, clue.other] if case.in_tray(s))
                if clue.seen:
                    case.know(side)
                _put(case, where, side, clue)
        shown = rules.deck.assign(case.unseen(), wants, rng)
        hands: list[list[int]] = [[] for _ in FACES]
        for card, name in enumerate(shown):
            if name != _NONE:
                hands[name].append(2 * card + (rules.name[2 * card] != name))
        for where, clue in places:
            if clue.other is None:
                hand = hands[NUMBER_OF[clue.name]]
                side = hand.pop(rng.randrange(len(hand)) if len(hand) > 1 else 0)
                _put(case, where, side, clue)

    def _places(self) -> Iterator[tuple[int, Clue]]:
        """The cells of all clues on the table."""
        rows: list[tuple[int, Spread]] = [
            (int(at.ROWS), self.row),
            (int(at.COMING), self.incoming[:-1]),
            (int(at.TOP), self.incoming[-1:]),
            (int(at.SOLUTION), self.solved),
        ]
        for seat, player in enumerate(self.players):
            rows.append((int(at.AREA + book.PLACES * seat), player.area))
        for start, spread in rows:
            for place, clue in enumerate(spread):
                if clue is not None:
                    yield start + place, clue


def _put(case: Case, where: int, side: int, clue: Clue) -> None:
    case.leave_tray(side)
    if where == _NONE:
        case.discard(side)
    else:
        case.lay(where, side)
    for seat in clue.givers:
        case.give(seat, side)


def _ask(asked: Asked) -> int:
    if asked.kind == "take":
        return book.take(asked.seat, asked.ideas)
    return book.swap(asked.seat, asked.place, asked.other)
