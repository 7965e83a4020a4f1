"""What can be seen of a step of Spy Club: its kinds, what came of it, and their notation.

Everybody sees the same; only the omniscient viewer knows which card the tray shows. Places are
counted from 1, the rightmost.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from spytable.games.spy_club import cells as at
from spytable.games.spy_club import moves
from spytable.games.spy_club import rules as book
from spytable.games.spy_club.components import lexicon
from spytable.games.spy_club.eyes import befalls, place_of
from spytable.games.spy_club.intel import CAUSES, Cause
from spytable.games.spy_club.meta import ASPECTS, FACES, Aspect, Caught, Incident
from spytable.games.spy_club.meta import Use as UseName
from spytable.games.spy_club.moves import TRAY, CaseMove
from spytable.games.spy_club.state import Case
from spytable.kernel.bits import bits
from spytable.kernel.moves import Event
from spytable.kernel.state import CHANCE, OMNISCIENT

_NONE = int(book.NONE)
Why = Literal["order", "names", "proof"]
Mover = Literal["sign", "decoy", "haste", "caught", "tail", "overtime", "favour"]
"""What makes the escape marker move."""

# -- moves ------------------------------------------------------------------------------------


class First(Event, frozen=True):
    """Chance has named the player who begins."""

    seat: int


class _OfClue(Event, frozen=True):
    """About a face that is up."""

    name: str
    aspect: Aspect


class Show(_OfClue, frozen=True):
    """The tray shows a card."""

    card: int | None


class MoveCard(Event, frozen=True, tag="move"):
    """A movement card was turned."""

    card: str


class Turn(Event, frozen=True):
    """Investigate: a clue of the actor was turned over."""

    place: int


class Stop(Event, frozen=True):
    """Enough clues are turned."""


class Focus(Event, frozen=True):
    """The focus went to another place."""

    place: int


class Confirm(Event, frozen=True):
    """A clue was confirmed: from a place to one of the row."""

    place: int
    at: int


class Scout(Event, frozen=True):
    """An incoming clue was taken."""

    coming: int
    place: int


class Swap(Event, frozen=True):
    """Teamwork: a clue for a clue."""

    place: int
    seat: int
    other: int


class Take(Event, frozen=True):
    """Teamwork: ideas of a partner."""

    ideas: int
    seat: int


class Agree(Event, frozen=True):
    """Yes to a partner in teamwork."""


class Refuse(Event, frozen=True):
    """No."""


class Lose(Event, frozen=True):
    """An idea left the game: a seat's, or one of the supply."""

    seat: int | None


class Rest(Event, frozen=True):
    """All that must still go."""


class End(Event, frozen=True):
    """The turn is over."""


class Pick(Event, frozen=True):
    """The players have chosen the answer, at a place of the row (CL-22, CL-31)."""

    at: int
    turns: bool = False
    """Whether it is the clue that is turned over instead (CL-53)."""


class Close(Event, frozen=True):
    """They leave an extra goal open (CL-32)."""


class Use(Event, frozen=True):
    """What the terms of the case allow was used (CL-42, CL-43, CL-52 to CL-56)."""

    what: UseName


# -- what came of them ------------------------------------------------------------------------


class Turned(_OfClue, frozen=True):
    """CL-10, CL-20: the side of a clue that is up now."""

    seat: int
    place: int
    fresh: bool
    """Whether nobody had seen this side before (CL-17)."""
    was: str
    """The side that was up until then."""

    def shows(self) -> bool:
        return self.fresh


class Informed(_OfClue, frozen=True):
    """CL-53: the side of a clue of the row that is up now."""

    at: int
    fresh: bool
    """Whether nobody had seen this side before (CL-17)."""
    was: str
    """The side that was up until then."""
    grid: bool

    def shows(self) -> bool:
        return self.fresh


class Tailed(Event, frozen=True):
    """CL-52: what the clue brought that the tray shows now."""

    seat: int
    noticed: bool
    """Whether it is a Distraction, or of the same aspect as the one before."""
    ideas: int


class Gained(Event, frozen=True):
    """CL-11: ideas for a shift of the focus to this aspect."""

    ideas: int
    aspect: Aspect


class Pinned(_OfClue, frozen=True):
    """CL-12: a clue has come to a place of the row."""

    at: int
    paid: int
    grid: bool = False
    """Whether it lies in a grid (CL-36)."""


class Backed(_OfClue, frozen=True):
    """CL-12: and that of the row to a place of the actor."""

    place: int


class Scouted(_OfClue, frozen=True):
    """CL-13: the clue that was taken, and for how many ideas."""

    paid: int


class Discarded(_OfClue, frozen=True):
    """A clue is out of the game."""

    where: Literal["area", "incoming", "tray", "row"]


class Asked(Event, frozen=True):
    """CL-14: a partner is asked for its consent."""

    seat: int


class Swapped(Event, frozen=True):
    """CL-14: the names of both clues."""

    give: str
    get: str
    seat: int


class Taken(Event, frozen=True):
    """CL-14: ideas that came from a partner."""

    ideas: int
    seat: int


class Solved(_OfClue, frozen=True):
    """CL-22: the clue at the place of the symbol is the answer."""

    at: int
    count: int
    """How many aspects are solved now."""


class Unsolved(Event, frozen=True):
    """CL-39 to CL-41: all clues of an aspect are there, and by these terms it is not solved."""

    aspect: Aspect
    why: Why


class Filled(_OfClue, frozen=True):
    """CL-7, CL-18: a clue has come to an empty place."""

    seat: int
    place: int


class Laid(_OfClue, frozen=True):
    """CL-18: and from the tray to the incoming clues."""

    place: int


class Escape(Event, frozen=True):
    """CL-19, CL-20, CL-38: the escape marker has moved up; or back, where the suspect was caught
    (CL-48) and by a favour (CL-55)."""

    cause: Mover
    steps: int
    left: int


class Suspect(_OfClue, frozen=True):
    """CL-19: where the pawn stands now."""

    number: int
    seat: int
    place: int
    backwards: bool = False
    """Whether it went the other way, not clockwise (CL-46)."""


class Round(Event, frozen=True):
    """CL-37: how often the suspect has gone round, and how often it still may."""

    rounds: int
    left: int


class Around(Event, frozen=True):
    """CL-46: the suspect has turned round on a Distraction."""

    backwards: bool
    """Whether it goes the other way from now on, not clockwise."""


class Befell(Event, frozen=True, tag="event"):
    """CL-20, CL-48, CL-51: what the suspect caused, and how many ideas it removes."""

    incident: Incident | Caught
    ideas: int


class Tipped(Event, frozen=True):
    """CL-51: the players who got an idea from the supply, from the active one on."""

    seats: tuple[int, ...]


class Lost(Event, frozen=True):
    """CL-21: ideas that left the game, and from where."""

    ideas: int
    supply: int
    players: int


class Over(Event, frozen=True):
    """CL-24: how the case ended, and how many aspects were solved."""

    cause: Cause
    solved: int


CaseEvent = (
    First | Show | MoveCard | Turn | Stop | Focus | Confirm | Scout | Swap | Take | Agree | Refuse
    | Lose | Rest | End | Pick | Close | Use | Turned | Informed | Tailed | Gained | Pinned
    | Backed | Scouted | Discarded | Asked | Swapped | Taken | Solved | Unsolved | Filled | Laid
    | Escape | Suspect | Round | Around | Befell | Tipped | Lost | Over
)  # fmt: skip


# -- who sees what ----------------------------------------------------------------------------


def events(
    before: Case, actor: int, action: int, after: Case, viewer: int, content: str
) -> tuple[CaseEvent, ...]:
    """First the move, then what came of it."""
    move = moves.decode_chance(action) if actor == CHANCE else moves.decode(action)
    step = _Step(before, actor, move, after)
    return (*_made(step, viewer, content), *_refilled(step), *_over(step))


class _Step:
    """A step, of which the facts are compared."""

    def __init__(self, before: Case, actor: int, move: CaseMove, after: Case) -> None:
        self.before, self.after = before, after
        self.rules = before.rules
        self.actor, self.move = actor, move
        self.active = int(before.active())

    def focus_clue(self) -> int:
        """That of the active player after the move, before what came of it."""
        old, me = self.before, self.active
        at_ = int(self.after.focus_of(me))
        match self.move:
            case moves.Confirm(place, where) if place == at_:
                return int(old.side(old.row(where)))
        return int(old.clue(me, at_))

    def face(self, side: int) -> tuple[str, Aspect]:
        return FACES[self.rules.name[side]], ASPECTS[self.rules.aspect[side]]


def _made(step: _Step, viewer: int, content: str) -> Iterator[CaseEvent]:
    actor, old, new = step.actor, step.before, step.after
    match step.move:
        case moves.First(seat):
            yield First(CHANCE, seat)
        case moves.Show(card, face):
            known = card if viewer == OMNISCIENT else None
            yield Show(CHANCE, *step.face(2 * card + face), known)
            if old.phase() == at.TAILING:
                yield from _followed(step)
        case moves.MoveCard(card):
            yield MoveCard(CHANCE, lexicon(content).moves[card])
            yield from _moved(step, card)
        case moves.Turn(place):
            yield Turn(actor, place)
            yield _turned(step, actor, place)
        case moves.Stop():
            yield Stop(actor)
        case moves.Focus(place):
            yield Focus(actor, place)
            _, aspect = step.face(old.clue(actor, place))
            yield Gained(actor, int(new.ideas(actor) - old.ideas(actor)), aspect)
            yield from _solved(step)
        case moves.Confirm(place, where):
            yield Confirm(actor, place, where)
            yield from _confirmed(step, place, where)
        case moves.Scout(coming, place):
            yield Scout(actor, coming, place)
            paid = int(old.ideas(actor) - new.ideas(actor))
            yield Scouted(actor, *step.face(old.side(old.coming(coming))), paid)
            gone = int(old.clue(actor, place))
            if gone != _NONE:
                yield Discarded(actor, *step.face(gone), "area")
        case moves.Swap(place, seat, other):
            yield Swap(actor, place, seat, other)
            yield _teamwork(step, step.move)
        case moves.Take(ideas, seat):
            yield Take(actor, ideas, seat)
            yield _teamwork(step, step.move)
        case moves.Agree():
            yield Agree(actor)
            yield _teamwork(step, moves.decode(int(old.question())))
        case moves.Refuse():
            yield Refuse(actor)
        case moves.Lose(source):
            yield Lose(actor, source)
            yield _lost(step)
        case moves.Rest():
            yield Rest(actor)
            yield _lost(step)
        case moves.End():
            yield End(actor)
            if new.cells[at.ESCAPE] > old.cells[at.ESCAPE]:
                yield _escape(step, "haste")
            yield from _passed(step)
        case moves.Pick(where):
            informing = old.phase() == at.INFORMING
            yield Pick(actor, where, informing)
            if informing:
                yield _informed(step, where)
            yield from _solved(step, where)
        case moves.Close():
            yield Close(actor)
        case moves.Use(what):
            yield Use(actor, what)
            yield from _used(step, what)


def _used(step: _Step, what: UseName) -> Iterator[CaseEvent]:
    """CL-42, CL-43, CL-52, CL-54, CL-55: what came of it at once."""
    match what:
        case "clear":
            for n in range(step.rules.row):
                if step.before.side(step.before.row(n)) != _NONE:
                    side = step.before.side(step.before.row(n))
                    yield Discarded(step.actor, *step.face(side), "row")
        case "expert":
            yield from _solved(step)
        case "tail":
            gone = int(step.before.side(at.TOP))
            yield Discarded(step.actor, *step.face(gone), "tray")
        case "overtime":
            yield _escape(step, "overtime")
        case "favour":
            yield _lost(step)
            yield _escape(step, "favour")


def _informed(step: _Step, where: int) -> Informed:
    """CL-53."""
    side = int(step.before.side(step.before.row(where)))
    fresh, (was, _) = not step.before.turned(side), step.face(side)
    return Informed(step.actor, *step.face(side ^ 1), where, fresh, was, step.rules.grid)


def _followed(step: _Step) -> Iterator[CaseEvent]:
    """CL-52."""
    seat, old, new = step.active, step.before, step.after
    noticed = bool(new.cells[at.ESCAPE] > old.cells[at.ESCAPE])
    yield Tailed(CHANCE, seat, noticed, int(new.ideas(seat) - old.ideas(seat)))
    if noticed:
        yield _escape(step, "tail")


def _escape(step: _Step, cause: Mover) -> Escape:
    up = int(step.after.cells[at.ESCAPE])
    return Escape(CHANCE, cause, up, int(step.rules.steps) - up)


def _turned(step: _Step, seat: int, place: int) -> Turned:
    side = step.after.clue(seat, place)
    fresh, (was, _) = not step.before.turned(side), step.face(side ^ 1)
    return Turned(step.actor, *step.face(side), seat, place, fresh, was)


def _confirmed(step: _Step, place: int, where: int) -> Iterator[CaseEvent]:
    actor, old = step.actor, step.before
    side = int(old.clue(actor, place))
    paid = int(old.distance(actor, place))
    yield Pinned(actor, *step.face(side), where, paid, step.rules.grid)
    back = int(old.side(old.row(where)))
    if back != _NONE:
        yield Backed(actor, *step.face(back), place)
    yield from _solved(step, where)
    yield from _unsolved(step, side)


def _solved(step: _Step, where: int = 0) -> Iterator[Solved | Discarded]:
    """CL-22: the answer lay in the row, or has just come to a place of it. CL-44: a focus clue that
    helped is discarded."""
    old, new = step.before, step.after
    for aspect in range(book.KINDS):
        if new.is_solved(aspect) and not old.is_solved(aspect):
            answer = new.solution(aspect)
            lay = [n for n in range(step.rules.row) if old.side(old.row(n)) == answer]
            place = lay[0] if lay else where
            yield Solved(step.actor, *step.face(answer), place, int(new.solved_count()))
            gone = int(step.focus_clue())
            if gone != _NONE and new.discarded(gone):
                yield Discarded(step.actor, *step.face(gone), "area")


def _unsolved(step: _Step, side: int) -> Iterator[Unsolved]:
    """All that is needed is there, and the clue that was confirmed solves nothing."""
    new = step.after
    if new.phase() == at.ACTING and new.cells[at.SOLVED] == step.before.cells[at.SOLVED]:
        for aspect in range(book.KINDS):
            why = why_open(new, aspect) if new.stands_for(side, aspect) else None
            if why is not None:
                yield Unsolved(step.actor, ASPECTS[aspect], why)


def why_open(case: Case, aspect: int) -> Why | None:
    """CL-39 to CL-41: why a goal is not solved by all the clues that it needs."""
    if not case.is_open(aspect) or case.progress(aspect) < case.rules.needed:
        return None
    if not case.is_solvable(aspect):
        return "order"
    return "proof" if any(case.names_suit(way, _NONE) for way in _full(case, aspect)) else "names"


def _full(case: Case, aspect: int) -> list[int]:
    """The places, as bits, that hold all clues an aspect needs."""
    rules = case.rules
    clues = int(case.in_row(aspect) | case.wild_for(aspect))
    ways = rules.crossed if rules.grid else (bits(range(rules.row)),)
    return [int(way) for way in ways if not way & ~clues]


def _teamwork(step: _Step, move: CaseMove) -> Asked | Swapped | Taken:
    assert isinstance(move, moves.Swap | moves.Take), "nothing else is done together"
    if step.after.phase() == at.ASKED:
        return Asked(step.active, move.seat)
    if isinstance(move, moves.Take):
        return Taken(step.active, move.ideas, move.seat)
    give, _ = step.face(step.before.clue(step.active, move.place))
    get, _ = step.face(step.before.clue(move.seat, move.other))
    return Swapped(step.active, give, get, move.seat)


def _passed(step: _Step) -> Iterator[Discarded]:
    """CL-50."""
    old, new, rules = step.before, step.after, step.rules
    for n in range(rules.incoming if rules.passing else 0):
        side = int(old.side(old.coming(n)))
        if side != _NONE:
            if new.discarded(side):
                yield Discarded(CHANCE, *step.face(side), "incoming")
            return


def _moved(step: _Step, card: int) -> Iterator[CaseEvent]:
    """CL-19, CL-20."""
    old, new, rules = step.before, step.after, step.rules
    escape = int(old.cells[at.ESCAPE] + rules.escape[card])
    steps = int(rules.steps)
    if rules.escape[card]:
        yield Escape(CHANCE, "sign", escape, steps - escape)
    if escape >= steps:
        return
    seat, place = place_of(rules, int(new.suspect()))
    side = int(old.clue(seat, place))
    number, backwards = int(old.number(card)), old.goes_back()
    yield Suspect(CHANCE, *step.face(side), number, seat, place, backwards)
    if new.rounds() > old.rounds():
        left = max(0, int(rules.rounds - new.rounds()))  # far at once, in a small circle
        yield Round(CHANCE, int(new.rounds()), left)
    if new.cells[at.CAUSE] == at.SLIPPED:
        return
    if new.goes_back() != backwards:
        yield Around(CHANCE, new.goes_back())
    incident, ideas = befalls(old, int(new.suspect()), side)
    assert incident is not None, "a clue lies wherever the suspect lands"
    yield Befell(CHANCE, incident, ideas)
    if incident == "decoy":
        yield Escape(CHANCE, "decoy", escape + 1, steps - escape - 1)
    elif incident == "lost-trail":
        gone = [n for n in range(TRAY + 1) if old.side(old.coming(n)) != _NONE]
        for n in gone[: int(book.TRAIL)]:
            where: Literal["tray", "incoming"] = "tray" if n == TRAY else "incoming"
            yield Discarded(CHANCE, *step.face(old.side(old.coming(n))), where)
    elif incident == "false-lead":
        for owner in range(rules.seats):
            for here in range(rules.places):
                yield _turned(step, owner, here)
    elif incident == "gossip":
        for turn in range(rules.seats):
            owner = (step.active + turn) % int(rules.seats)
            yield _turned(step, owner, int(old.focus_of(owner)))
    elif incident == "theft":
        row = [int(old.side(old.row(n))) for n in range(rules.row)]
        for side in [side for side in row if side != _NONE][:1]:
            yield Discarded(CHANCE, *step.face(side), "row")
    elif incident == "tip-off":
        order = [(step.active + turn) % int(rules.seats) for turn in range(rules.seats)]
        yield Tipped(CHANCE, tuple(order[: int(old.supply())]))
    elif incident == "caught" and escape:
        yield Escape(CHANCE, "caught", escape - 1, steps - escape + 1)
    elif new.in_play() < old.in_play():
        yield _lost(step)


def _lost(step: _Step) -> Lost:
    old, new = step.before, step.after
    supply = int(old.supply() - new.supply())
    ideas = int(old.in_play() - new.in_play())
    return Lost(step.actor, ideas, supply, ideas - supply)


def _refilled(step: _Step) -> Iterator[CaseEvent]:
    """CL-7, CL-18: what came to empty places, and from the tray to the incoming clues."""
    old, new, rules = step.before, step.after, step.rules
    if not isinstance(step.move, moves.End | moves.Show | moves.MoveCard):
        return
    for turn in range(rules.seats):
        seat = (step.active + turn) % int(rules.seats)
        for place in range(rules.places):
            side = int(new.clue(seat, place))
            if old.clue(seat, place) == _NONE and side != _NONE:
                yield Filled(CHANCE, *step.face(side), seat, place)
    there = {int(old.side(old.coming(n))) for n in range(rules.incoming)}
    for n in range(rules.incoming):
        side = int(new.side(new.coming(n)))
        if side not in there | {_NONE}:
            yield Laid(CHANCE, *step.face(side), n)


def _over(step: _Step) -> Iterator[Over]:
    cause = CAUSES[step.after.cells[at.CAUSE]]
    if cause is not None:
        yield Over(CHANCE, cause, int(step.after.solved_count()))


# -- their notation ---------------------------------------------------------------------------


def notation(event: CaseEvent) -> str:
    """An event in the notation of records."""
    match event:
        case First(_, seat):
            return f"first {'ABCD'[seat]}"
        case Show(_, name, _, card):
            return f"show {'?' if card is None else card + 1} {name}"
        case MoveCard(_, name):
            return f"move {name}"
        case Turn(_, place) | Focus(_, place):
            return f"{event.kind} {place + 1}"
        case Confirm(_, place, where):
            return f"confirm {place + 1} at {where + 1}"
        case Scout(_, coming, place):
            return f"scout {'tray' if coming == TRAY else coming + 1} to {place + 1}"
        case Swap(_, place, seat, other):
            return f"swap {place + 1} with {'ABCD'[seat]} {other + 1}"
        case Take(_, ideas, seat):
            return f"take {ideas} from {'ABCD'[seat]}"
        case Lose(_, source):
            return f"lose {'supply' if source is None else 'ABCD'[source]}"
        case Rest():
            return "lose rest"
        case Pick(_, where):
            return f"pick {where + 1}"
        case Use(_, what):
            return f"use {what}"
        case Stop() | Agree() | Refuse() | End() | Close():
            return event.kind
        case Turned(_, name, _, seat, place):
            return f"{'ABCD'[seat]} {place + 1} shows {name}"
        case Informed(_, name, _, where):
            return f"row {where + 1} shows {name}"
        case Tailed(_, seat, noticed, ideas):
            whose = "ABCD"[seat]
            return f"{whose} is noticed" if noticed else f"{_ideas(ideas)} to {whose}"
        case Gained(_, ideas, aspect):
            return f"{_ideas(ideas)} for {aspect}"
        case Pinned(_, name, _, where, paid):
            return f"{name} at {where + 1} for {paid}"
        case Backed(_, name, _, place):
            return f"{name} back to {place + 1}"
        case Scouted(_, name, _, paid):
            return f"{name} for {paid}"
        case Discarded(_, name, _, source):
            return f"{name} discarded from {source}"
        case Asked(_, seat):
            return f"{'ABCD'[seat]} is asked"
        case Swapped(_, give, get, seat):
            return f"{give} to {'ABCD'[seat]} for {get}"
        case Taken(_, ideas, seat):
            return f"{_ideas(ideas)} of {'ABCD'[seat]}"
        case Solved(_, name, aspect):
            return f"{aspect} is solved: {name}"
        case Unsolved(_, aspect, why):
            return f"{aspect} waits by {why}"
        case Filled(_, name, _, seat, place):
            return f"{name} to {'ABCD'[seat]} {place + 1}"
        case Laid(_, name, _, place):
            return f"{name} to incoming {place + 1}"
        case Escape(_, _, steps, left):
            return f"escape {steps}, {left} left"
        case Suspect(_, name, _, number, seat, place, backwards):
            way = " back" if backwards else ""
            return f"suspect {number}{way} to {'ABCD'[seat]} {place + 1}, {name}"
        case Round(_, rounds, left):
            return f"round {rounds}, {left} left"
        case Around():
            return "turned around"
        case Befell(_, incident):
            return incident
        case Tipped(_, seats):
            return f"1 idea to {' '.join('ABCD'[seat] for seat in seats) or 'nobody'}"
        case Lost(_, ideas):
            return f"{_ideas(ideas)} lost"
        case Over(_, cause, solved):
            return f"the end by {cause}, {solved} solved"


def _ideas(count: int) -> str:
    return "1 idea" if count == 1 else f"{count} ideas"
