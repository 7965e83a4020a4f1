# compiled
"""A table: its rows folded into where it stands, and a command turned into the next entry.

Nothing here waits, reads a clock or knows a connection. `decide` says what a command would write,
or raises the reason why not; `fold` takes in an entry once it is to be kept. Every server that
folds the same rows has the same table, with the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any, Final

import msgspec
from librt.random import Random
from mypy_extensions import mypyc_attr

from spytable.kernel import record
from spytable.kernel.game import Game
from spytable.kernel.intel import SPECTATOR
from spytable.kernel.position import Position
from spytable.kernel.refusal import Refusal, Stale
from spytable.kernel.registry import find
from spytable.kernel.state import CHANCE, State
from spytable.kernel.undo import depth
from spytable.server import entries as log
from spytable.server import wire
from spytable.server.denied import Denied, denied
from spytable.server.guests import Guests
from spytable.server.store import Row
from spytable.server.stream import Stream

WAITING: Final = "waiting"
PLAYING: Final = "playing"
ENDED: Final = "over"
STEPS: Final = record.STEPS - 200
"""After so many steps a game cannot go on: what chance still brings fits into its record."""
ROWS: Final = 10_000
"""So many rows a table may have, and no more."""


Offered = tuple[tuple[int, ...], tuple[bool, ...]]
"""The moves of a seat by their numbers, and whether each of them binds."""
NOTHING: Final[Offered] = ((), ())


def offered(state: State, seat: int) -> Offered:
    legal = state.legal(seat)
    return legal, tuple([state.binds(seat, action) for action in legal])


@lru_cache(maxsize=256)
def settled(name: str, rules: int, seats: int, own: str, *options: tuple[str, int]) -> Game:
    """A game with its seats, components and options, one for all tables that have the same."""
    return find(name)(seats, own, rules, **dict(options))


class Chair:
    """A seat of a table and who is on it."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.person: int | None = None
        self.bot: str | None = None
        self.name: str | None = None
        """Who sits here, where several share the person's screen."""
        self.away = False
        """A bot plays for the person until it returns."""
        self.kept: int | None = None
        """For whom it is kept, while nobody sits here."""
        self.votes: set[int] = set()
        self.papers: dict[str, str] = {}
        """What whoever sits here has written beside the game."""

    def take(
        self, person: int | None = None, bot: str | None = None, name: str | None = None
    ) -> None:
        """A person or a bot sits down here, or the seat is open again."""
        self.person, self.bot, self.name, self.kept = person, bot, name, None
        self.papers.clear()

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that plays here now, None where a person does."""
        return self.bot if self.person is None else wire.STAND_IN if self.away else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Where a table stands after its rows."""

    def __init__(self, link: str, first: Row) -> None:
        opened = log.read(first.body)
        assert isinstance(opened, log.Opened), "a table begins by being opened"
        self.id = link
        self.opened = opened
        options = opened.options.items()
        self.game = settled(opened.game, opened.rules, opened.seats, opened.own, *options)
        self.seq = 1
        self.at = first.at
        self.status: wire.Status = WAITING
        self.chairs = [Chair(wire.COLOURS[seat % 6]) for seat in range(opened.seats)]
        self.position: Position | None = None
        self.remarks: list[tuple[int, int, int, str | None]] = []
        """(row number, person, time, text)"""
        self.guests = Guests()
        self.request: tuple[int, int, frozenset[int]] | None = None
        """Who asks to go back to before which step, and which seats have agreed."""
        self.papers: dict[str, str] = {}
        """What was written beside the game for all."""
        self.writers: set[int] = set()
        self.writings = 0
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        self.given_up = False
        self.shelved: set[int] = set()
        """Who wants the table no more in the list of theirs."""
        self.keys: dict[str, tuple[int, str | None]] = {}
        self.told_at = first.at
        """When the last row came of which all have seen something."""
        self.clock = first.at
        """When something last happened that all have seen: the pace runs from here."""
        self.changes = 0
        """Goes up when the Facts change."""
        self._seats: dict[int, tuple[int, ...]] = {}
        self._seats_at = -1
        self._bots = 0
        self._bots_at = -1
        self.streams = {viewer: Stream(viewer) for viewer in self.game.viewers()}
        self._legal: list[tuple[int, ...]] = [()] * opened.seats
        self._offered = [0] * opened.seats
        if opened.steps:
            self._begin(())
            if opened.names:
                self.status = ENDED
        self._tell_all()

    def badge_of(self, seat: int, paper: str) -> str:
        """What stands for good on a paper of a seat, since an earlier chapter of the series."""
        opened = self.opened
        if paper != opened.badge or seat >= len(opened.badges):
            return ""
        return opened.badges[seat]

    def paper_of(self, seat: int, paper: str) -> str:
        """What stands on a paper of a seat."""
        return self.badge_of(seat, paper) or self.chairs[seat].papers.get(paper, "")

    # -- who ---------------------------------------------------------------------------------

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        """The seats a person holds."""
        if self._seats_at != self.changes:
            self._seats, self._seats_at = {}, self.changes
            for seat, chair in enumerate(self.chairs):
                if chair.person is not None:
                    self._seats[chair.person] = (*self._seats.get(chair.person, ()), seat)
        return self._seats.get(person or 0, ())

    def people(self) -> list[int]:
        """Everybody who holds a seat, each once, in the order of seats."""
        return list(dict.fromkeys([c.person for c in self.chairs if c.person is not None]))

    def kept_for(self, person: int) -> tuple[int, ...]:
        """The seats that are kept for a person who is to come."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.kept == person])

    def expected(self) -> list[int]:
        """Everybody for whom a seat is kept."""
        return [chair.kept for chair in self.chairs if chair.kept is not None]

    def listed(self) -> tuple[int, ...]:
        """Who has the table in the list of theirs."""
        known = dict.fromkeys([self.opened.host, *self.people(), *self.expected()])
        return tuple([person for person in known if person not in self.shelved])

    def everybody(self) -> set[int]:
        """Whose names are shown at this table."""
        said = {person for _, person, _, text in self.remarks if text is not None}
        return {self.opened.host, *self.people(), *self.expected(), *said, *self.writers}

    def worn(self) -> bool:
        """Whether it has got so long that nothing more can be played: no real game does."""
        steps = 0 if self.position is None else len(self.position.steps)
        return steps >= STEPS or self.seq >= ROWS

    def inside(self, person: int | None) -> bool:
        """Whether a person is the host or holds a seat."""
        return person == self.opened.host or bool(self.seats_of(person))

    def closed_to(self, person: int | None) -> Denied | None:
        """Why somebody may not come here, None where they may."""
        guests = self.guests
        if person in guests.removed:
            return denied("removed")
        if guests.watchers == "all" or self.status == WAITING or self.inside(person):
            return None  # before the start whoever comes may want to sit down
        if guests.watchers == "none":
            return denied("players_only")
        return denied("names_only") if person is None else None

    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now. Not for the eyes of players: see Intel.to_act."""
        if self.position is None or self.status != PLAYING:
            return ()
        mask = self.position.state.to_act()
        return tuple(s for s in range(self.game.seats) if mask >> s & 1)

    def bots_to_act(self) -> bool:
        """Whether a bot must act now."""
        if self.position is None or self.status != PLAYING:
            return False
        if self._bots_at != self.changes:
            bots = [1 << seat for seat, chair in enumerate(self.chairs) if chair.player]
            self._bots, self._bots_at = sum(bots), self.changes
        return self._bots != 0 and self._bots & self.position.state.to_act() != 0

    def deadline(self) -> int | None:
        if not self.opened.pace or self.status != PLAYING:
            return None
        return self.clock + self.opened.pace * 1000

    # -- folding rows --------------------------------------------------------------------------

    def fold(self, row: Row, entry: log.AnyEntry | None = None) -> None:
        """Take in the next row; `entry` is what its body says, where that is known."""
        assert row.seq == self.seq + 1, "rows come one after the other"
        self.seq = row.seq
        self.at = row.at
        if entry is None:
            entry = log.read(row.body)
        public = self.streams[SPECTATOR].n
        _FOLDS[type(entry)](self, entry)
        if self.streams[SPECTATOR].n != public:
            self.told_at = row.at
        if row.key is not None:
            made = entry.table if isinstance(entry, log.Rematched) else None
            self.keys[row.key] = (self.number_for(entry), made)

    def number_for(self, entry: log.AnyEntry) -> int:
        """The number that whoever did this is answered with: of its own seat, or of all."""
        of_all = isinstance(entry, log.Voted | log.Narrowed)
        return self.streams[SPECTATOR if of_all else getattr(entry, "seat", SPECTATOR)].n

    def _seated(self, entry: log.Seated) -> None:
        self.chairs[entry.seat].take(person=entry.person, name=entry.name)
        self.shelved.discard(entry.person)
        self._recolour(entry.seat, entry.colour)
        self._tell_all()

    def _filled(self, entry: log.Filled) -> None:
        self.chairs[entry.seat].take(bot=entry.bot)
        self._tell_all()

    def _cleared(self, entry: log.Cleared) -> None:
        self.chairs[entry.seat].take()
        self._tell_all()

    def _reserved(self, entry: log.Reserved) -> None:
        chair = self.chairs[entry.seat]
        chair.take(name=entry.name)
        chair.kept = entry.person
        self._recolour(entry.seat, entry.colour)
        self._tell_all()

    def _widened(self, entry: log.Widened) -> None:
        worn = {chair.colour for chair in self.chairs}
        fresh = [colour for colour in wire.COLOURS if colour not in worn]
        self.chairs.append(Chair(fresh[0] if fresh else wire.COLOURS[len(self.chairs) % 6]))
        self._resized(entry.options)

    def _narrowed(self, entry: log.Narrowed) -> None:
        del self.chairs[entry.seat]
        self._resized(entry.options)

    def _resized(self, options: dict[str, int]) -> None:
        """There are more or fewer seats. Before the start all viewers have seen the same."""
        seats = len(self.chairs)
        self.opened = msgspec.structs.replace(self.opened, seats=seats, options=options)
        opened, before = self.opened, self.streams
        self.game = settled(opened.game, opened.rules, seats, opened.own, *options.items())
        self.streams = {
            viewer: before.get(viewer) or before[SPECTATOR].copied(viewer)
            for viewer in self.game.viewers()
        }
        self._legal, self._offered = [()] * seats, [0] * seats
        self._tell_all()

    def _painted(self, entry: log.Painted) -> None:
        self._recolour(entry.seat, entry.colour)
        self._tell_all()

    def _recolour(self, seat: int, colour: str) -> None:
        """An open seat or a bot that had the colour takes the one that was given up."""
        for other in self.chairs:
            if other.colour == colour:
                other.colour = self.chairs[seat].colour
        self.chairs[seat].colour = colour

    def _started(self, entry: log.Started) -> None:
        self.status = PLAYING
        self._begin(entry.drawn)
        self._tell_all()

    def _begin(self, drawn: tuple[int, ...]) -> None:
        if self.position is None:
            self.position = Position(self.game)
            for actor, action in self.opened.steps:
                self.position.step(actor, action)
        self._draw(drawn)
        self.clock = self.at
        for stream in self.streams.values():
            stream.retold(self.position.steps, 0)
        self._offer()

    def _draw(self, drawn: tuple[int, ...]) -> None:
        assert self.position is not None
        for outcome in drawn:
            self.position.step_unchecked(CHANCE, outcome)

    def _played(self, entry: log.Played) -> None:
        assert self.position is not None
        first = self.position.step_unchecked(entry.seat, entry.action)
        self._draw(entry.drawn)
        self._retell(first)

    def _undone(self, entry: log.Undone) -> None:
        assert self.position is not None
        self._retell(self.position.take_back(entry.seat))

    def _retell(self, first: int) -> None:
        """Steps from `first` on are new: each viewer's number goes up if it sees a difference."""
        position = self.position
        assert position is not None
        steps, heard = position.steps, len(self.remarks)
        # Where all have seen something the clock starts again and a request lapses: not
        # before, or a secret choice would show.
        public = self.streams[SPECTATOR].retold(steps, first)
        over = position.over
        facts = (public is not None and self.request is not None) or over
        if public is not None:
            self.clock = self.at
            self.request = None
        if over:
            self.status = ENDED
        for viewer, stream in self.streams.items():
            kept = public if viewer == SPECTATOR else stream.retold(steps, first)
            if kept is not None or facts:
                stream.advance(len(stream.lines) if kept is None else kept, heard)
        self.changes += facts
        self._offer()

    def _offer(self) -> None:
        """Note for each seat when that which it may do last changed."""
        assert self.position is not None
        state = self.position.state
        for seat in range(self.game.seats):
            legal = state.legal(seat)
            if legal != self._legal[seat]:
                self._legal[seat] = legal
                self._offered[seat] = self.streams[seat].n

    def _asked(self, entry: log.Asked) -> None:
        self._agreed(entry.seat, entry.step, frozenset(), self.chairs[entry.seat].person)

    def _answered(self, entry: log.Answered) -> None:
        assert self.request is not None
        seat, step, agreed = self.request
        if entry.agree:
            self._agreed(seat, step, agreed, self.chairs[entry.seat].person)
        else:
            self.request = None
            self._tell_all()

    def _withdrawn(self, _: log.Withdrawn) -> None:
        self.request = None
        self._tell_all()

    def _agreed(self, seat: int, step: int, agreed: AbstractSet[int], person: int | None) -> None:
        """A person agrees, for all its seats; the game goes back when nobody is left to ask."""
        bots = [seat for seat, chair in enumerate(self.chairs) if chair.player]
        agreed = frozenset(agreed).union(bots, self.seats_of(person))
        self.request = (seat, step, agreed)
        if len(agreed) < len(self.chairs):
            self._tell_all()
            return
        assert self.position is not None
        self.position.back_to(step)
        self.request = None
        self.clock = self.at
        self.changes += 1
        for stream in self.streams.values():
            kept = stream.retold(self.position.steps, step)
            stream.advance(len(stream.lines) if kept is None else kept, len(self.remarks))
        self._offer()

    def _chatted(self, entry: log.Chatted) -> None:
        heard = len(self.remarks)
        self.guests.heard(entry.person, heard, self.inside(entry.person))
        self.remarks.append((self.seq, entry.person, self.at, entry.text))
        for stream in self.streams.values():
            stream.advance(len(stream.lines), heard)

    def _erased(self, _: log.Erased) -> None:
        heard = len(self.remarks)
        self.guests.outside += 1  # or whoever deletes itself again and again would use up all
        self.remarks.append((self.seq, 0, self.at, None))
        for stream in self.streams.values():
            stream.advance(len(stream.lines), heard)

    def _handled(self, entry: log.Handled) -> None:
        self.guests.handled(entry.person, entry.how)
        heard = len(self.remarks)
        if entry.how == "removed":
            heard = self.guests.first.get(entry.person, heard)
            for seat in (*self.seats_of(entry.person), *self.kept_for(entry.person)):
                self.chairs[seat].take()
        self._tell_all(heard)

    def _hidden(self, entry: log.Hidden) -> None:
        self.guests.hidden.add(entry.remark)
        for stream in self.streams.values():
            stream.advance(len(stream.lines), entry.remark)

    def _admitted(self, entry: log.Admitted) -> None:
        self.guests.watchers = entry.watchers
        self._tell_all()

    def _written(self, entry: log.Written) -> None:
        self.writings += 1
        if entry.text is not None:
            self.writers.add(entry.person)
            for paper in self.game.meta.papers:
                if paper.name == entry.paper:
                    kept = self.chairs[entry.seat].papers if paper.by_seat else self.papers
                    kept[paper.name] = entry.text
        self._tell_all()

    def _left(self, entry: log.Left) -> None:
        for seat in self.kept_for(entry.person):
            self.chairs[seat].take()
        for seat in self.seats_of(entry.person):
            if self.status == WAITING:
                self.chairs[seat].take()
            else:
                self._send_away(seat)
        self._gone()

    def _returned(self, entry: log.Returned) -> None:
        for seat in self.seats_of(entry.person):
            self.chairs[seat].away = False
            self.chairs[seat].votes.clear()
        self.shelved.discard(entry.person)
        self.clock = self.at
        self._tell_all()

    def _lapsed(self, entry: log.Lapsed) -> None:
        self._send_away(entry.seat)
        self._gone()

    def _gone(self) -> None:
        """Somebody has gone: its request lapses, and others wait for its answer no more."""
        if self.request is not None and self.chairs[self.request[0]].away:
            self.request = None
        if self.request is not None:
            self._agreed(*self.request, None)
        else:
            self._tell_all()

    def _send_away(self, seat: int) -> None:
        chair = self.chairs[seat]
        chair.away = True
        chair.votes.clear()
        for other in self.chairs:  # one's votes leave with one
            other.votes.discard(chair.person or 0)

    def _voted(self, entry: log.Voted) -> None:
        chair = self.chairs[entry.seat]
        chair.votes.add(entry.person)
        if 2 * len(chair.votes) > len(self.voters(entry.seat)):
            for seat in self.seats_of(chair.person):
                self._send_away(seat)
        self._gone()

    def voters(self, seat: int) -> list[int]:
        """The people who have a say in whether a bot plays for a seat."""
        there = [c.person for c in self.chairs if not c.away and c.person is not None]
        return [p for p in dict.fromkeys(there) if p != self.chairs[seat].person]

    def _rematched(self, entry: log.Rematched) -> None:
        self.rematch, self.rematch_by = entry.table, entry.person
        self._tell_all()

    def _given_up(self, _: log.GivenUp) -> None:
        self.status, self.given_up, self.request = ENDED, True, None
        self._tell_all()

    def _shelved(self, entry: log.Shelved) -> None:
        self.shelved.add(entry.person)
        self.changes += 1  # nobody sees it but in a list

    def _tell_all(self, heard: int = -1) -> None:
        """The Facts have changed, for everybody, and the remarks from `heard` on."""
        self.changes += 1
        for stream in self.streams.values():
            stream.advance(len(stream.lines), len(self.remarks) if heard < 0 else heard)

    # -- what a seat may do -----------------------------------------------------------------

    def check_fresh(self, seat: int, n: int) -> None:
        """Raise Stale if what the seat may do has changed since it saw number n."""
        if not self._offered[seat] <= n <= self.streams[seat].n:
            raise Stale(Refusal("stale"))

    def offers(self, viewer: int) -> Offered:
        """What the viewer may do now: the same in every state that it holds possible."""
        if viewer < 0 or self.status != PLAYING or self.position is None:
            return NOTHING
        return offered(self.position.state, viewer)

    def has_done(self, key: str | None) -> tuple[int, str | None] | None:
        """What a command with this key was answered, None if there was none."""
        return None if key is None else self.keys.get(key)

    def undo_depth(self, seat: int) -> int:
        if self.position is None or self.status != PLAYING or seat < 0:
            return 0
        return depth(self.position, seat)


_FOLDS: dict[type, Callable[[Table, Any], None]] = {
    log.Seated: Table._seated,
    log.Filled: Table._filled,
    log.Cleared: Table._cleared,
    log.Reserved: Table._reserved,
    log.Widened: Table._widened,
    log.Narrowed: Table._narrowed,
    log.Painted: Table._painted,
    log.Started: Table._started,
    log.Played: Table._played,
    log.Undone: Table._undone,
    log.Asked: Table._asked,
    log.Answered: Table._answered,
    log.Withdrawn: Table._withdrawn,
    log.Chatted: Table._chatted,
    log.Handled: Table._handled,
    log.Hidden: Table._hidden,
    log.Admitted: Table._admitted,
    log.Erased: Table._erased,
    log.Written: Table._written,
    log.Left: Table._left,
    log.Returned: Table._returned,
    log.Lapsed: Table._lapsed,
    log.Voted: Table._voted,
    log.Rematched: Table._rematched,
    log.GivenUp: Table._given_up,
    log.Shelved: Table._shelved,
}


def drawn_after(state: State, rng: Random) -> tuple[int, ...]:
    """What chance brings from here until somebody must choose; the state is used up."""
    outcomes = []
    while state.mover() == CHANCE:
        outcome = state.draw(rng)
        state.apply(CHANCE, outcome)
        outcomes.append(int(outcome))
    return tuple(outcomes)
