"""What a command would write in a table's log, or the reason why it cannot be done."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Callable
from typing import Any

from librt.random import Random

from spytable.kernel.refusal import BadInput, NotLegal, Refusal, Stale
from spytable.server import entries as log
from spytable.server import wire
from spytable.server.denied import because, denied
from spytable.server.names import clean, hides
from spytable.server.table import (
    ENDED,
    PLAYING,
    STEPS,
    WAITING,
    Chair,
    Table,
    drawn_after,
    settled,
)

Connected = Callable[[int], bool]


class Asker:
    """Who gives a command, and where: what is decided by."""

    def __init__(self, table: Table, person: int, connected: Connected) -> None:
        self.table = table
        self.person = person
        self.connected = connected
        """Whether the person on a seat is connected just now."""

    @property
    def is_host(self) -> bool:
        return self.person == self.table.opened.host

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.table.chairs):
            raise denied("no_such_seat", seat=seat)
        return self.table.chairs[seat]

    def own_chair(self, seat: int) -> Chair:
        chair = self.chair(seat)
        if chair.person != self.person:
            raise denied("not_your_seat")
        return chair

    def guest(self, remark: int) -> int:
        """Whoever made a remark, whom the host means; raises Denied."""
        if not self.is_host:
            raise denied("not_the_host")
        said = self.table.remarks
        if remark >= len(said) or said[remark][3] is None:
            raise denied("no_such_remark")
        return self.not_the_host(said[remark][1])

    def not_the_host(self, person: int) -> int:
        if person == self.table.opened.host:
            raise denied("not_yourself")
        return person

    def while_waiting(self) -> None:
        if self.table.status != WAITING:
            raise denied("already_started")

    def while_playing(self, seat: int) -> None:
        """The person plays on this seat, now."""
        chair = self.own_chair(seat)
        if self.table.status == WAITING:
            raise denied("not_started")
        if self.table.status == ENDED:
            raise denied("game_over")
        if chair.away:
            raise denied("you_are_away")


def decide(command: wire.Command, who: Asker) -> log.AnyEntry:
    """The entry that a command writes; raises Refused and changes nothing."""
    return _DECISIONS[type(command)](command, who)


def _sit(command: wire.Sit, who: Asker) -> log.AnyEntry:
    who.while_waiting()
    chair = who.chair(command.seat)
    if not chair.open:
        full = not any(other.open for other in who.table.chairs)
        raise denied("table_full" if full else "seat_taken")
    if chair.kept not in (None, who.person):
        raise denied("seat_kept")
    colour = command.colour or chair.colour
    _check_colour(who, command.seat, colour)
    name = chair.name if command.name is None else clean(command.name)
    return log.Seated(seat=command.seat, person=who.person, colour=colour, name=name)


def _fill(command: wire.Fill, who: Asker) -> log.AnyEntry:
    who.while_waiting()
    chair = who.chair(command.seat)
    if not who.is_host:
        raise denied("not_the_host")
    if chair.person is not None:
        raise denied("seat_taken")
    if command.bot not in wire.BOTS:
        raise denied("no_such_bot", bots=", ".join(wire.BOTS))
    return log.Filled(seat=command.seat, bot=command.bot)


def _clear(command: wire.Clear, who: Asker) -> log.AnyEntry:
    who.while_waiting()
    chair = who.chair(command.seat)
    if chair.open and chair.kept is None:
        raise denied("seat_is_open")
    if who.person not in (chair.person, chair.kept) and not who.is_host:
        raise denied("not_the_host")
    return log.Cleared(seat=command.seat)


def _add_seat(_command: wire.AddSeat, who: Asker) -> log.AnyEntry:
    return log.Widened(options=_resized(who, len(who.table.chairs) + 1))


def _remove_seat(command: wire.RemoveSeat, who: Asker) -> log.AnyEntry:
    options = _resized(who, len(who.table.chairs) - 1)
    if who.chair(command.seat).person is not None:
        raise denied("seat_in_use")
    return log.Narrowed(seat=command.seat, options=options)


def _resized(who: Asker, seats: int) -> dict[str, int]:
    """What is agreed at a table of so many seats: what means nothing there is as usual."""
    who.while_waiting()
    if not who.is_host:
        raise denied("not_the_host")
    table, meta = who.table, who.table.game.meta
    if table.opened.series:
        raise denied("seats_of_series")
    if table.position is not None:
        raise denied("seats_fixed")
    if seats > max(meta.seats):
        raise denied("too_many_seats", most=max(meta.seats))
    if seats < min(meta.seats):
        raise denied("too_few_seats", fewest=min(meta.seats))
    said = table.opened.options
    meant = [(o.name, said[o.name]) for o in meta.options if o.concerns(seats) and o.name in said]
    opened = table.opened
    try:
        game = settled(opened.game, opened.rules, seats, opened.own, *meant)
    except BadInput as bad:
        raise because("seats_against_rules", bad) from None
    return game.options


def _paint(command: wire.Paint, who: Asker) -> log.AnyEntry:
    who.while_waiting()
    chair = who.chair(command.seat)
    if chair.person != who.person and not (who.is_host and chair.person is None):
        raise denied("not_your_seat")
    _check_colour(who, command.seat, command.colour)
    return log.Painted(seat=command.seat, colour=command.colour)


def _check_colour(who: Asker, seat: int, colour: str) -> None:
    if colour not in wire.COLOURS:
        raise denied("no_such_colour", colours=", ".join(wire.COLOURS))
    for other, chair in enumerate(who.table.chairs):
        if other != seat and chair.colour == colour and chair.person is not None:
            raise denied("colour_taken")


def _start(_command: wire.Start, who: Asker) -> log.AnyEntry:
    who.while_waiting()
    if not who.is_host and not who.table.seats_of(who.person):
        raise denied("not_the_host")
    if any(chair.open for chair in who.table.chairs):
        raise denied("seats_open")
    return started(who.table)


def started(table: Table) -> log.Started:
    state = table.position.state.clone() if table.position else table.game.new()
    return log.Started(drawn=drawn_after(state, _chance()))


def _chance() -> Random:
    """Nobody can foresee it, not even from all that it brought before."""
    if not _seeds:
        drawn = os.urandom(8 * 256)  # many at a time: asking the system takes long
        _seeds.extend(int.from_bytes(drawn[i : i + 7]) for i in range(0, len(drawn), 8))
    return Random(_seeds.pop())


_seeds: list[int] = []


def _play(command: wire.Play, who: Asker) -> log.AnyEntry:
    who.while_playing(command.seat)
    table = who.table
    table.check_fresh(command.seat, command.n)
    if (command.action is None) == (command.text is None):
        raise denied("action_or_text")
    action = command.action
    if action is None:
        action = table.game.parse(command.text or "")
    return played(table, command.seat, action)


def played(table: Table, seat: int, action: int) -> log.Played:
    """A seat's move with what chance brings after it; raises NotLegal or NotYourTurn."""
    position = table.position
    assert position is not None
    position.check(seat, action)
    if table.worn():
        raise denied("game_too_long", most=STEPS)
    after = position.state.clone()
    after.apply(seat, action)
    return log.Played(seat=seat, action=action, drawn=drawn_after(after, _chance()))


def _undo(command: wire.Undo, who: Asker) -> log.AnyEntry:
    who.while_playing(command.seat)
    table = who.table
    table.check_fresh(command.seat, command.n)
    if not table.undo_depth(command.seat):
        seen_all = command.n == table.streams[command.seat].n
        raise NotLegal(Refusal("nothing_to_take_back")) if seen_all else Stale(Refusal("stale"))
    return log.Undone(seat=command.seat)


def _ask_undo(command: wire.AskUndo, who: Asker) -> log.AnyEntry:
    who.while_playing(command.seat)
    position = who.table.position
    assert position is not None
    if who.table.request is not None:
        raise denied("already_asked")
    if who.table.undo_depth(command.seat):  # nobody need be asked, nor learn of it
        return log.Undone(seat=command.seat)
    own = [at for at, step in enumerate(position.steps) if step.actor == command.seat]
    if not own or own[-1] < len(who.table.opened.steps):
        raise NotLegal(Refusal("nothing_to_take_back"))
    return log.Asked(seat=command.seat, step=own[-1])


def _answer_undo(command: wire.AnswerUndo, who: Asker) -> log.AnyEntry:
    who.while_playing(command.seat)
    if who.table.request is None:
        raise denied("nobody_asked")
    return log.Answered(seat=command.seat, agree=command.agree)


def _withdraw_undo(command: wire.WithdrawUndo, who: Asker) -> log.AnyEntry:
    who.while_playing(command.seat)
    request = who.table.request
    if request is None:
        raise denied("nobody_asked")
    if request[0] != command.seat:
        raise denied("not_your_request")
    return log.Withdrawn(seat=command.seat)


def _chat(command: wire.Chat, who: Asker) -> log.AnyEntry:
    text = printable(command.text)
    if not text:
        raise denied("empty_message")
    table = who.table
    table.guests.check_voice(who.person, table.inside(who.person), len(table.remarks))
    return log.Chatted(person=who.person, text=text)


def printable(text: str) -> str:
    """Without line breaks, control characters, and marks that turn the direction of writing."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    return "".join(c for c in spaced if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Cn"))


def _mute(command: wire.Mute, who: Asker) -> log.AnyEntry:
    person = who.guest(command.remark)
    _check_new(person not in who.table.guests.muted)
    return log.Handled(person=person, how="muted")


def _unmute(command: wire.Unmute, who: Asker) -> log.AnyEntry:
    person = who.guest(command.remark)
    _check_new(person in who.table.guests.muted)
    return log.Handled(person=person, how="heard")


def _hide(command: wire.Hide, who: Asker) -> log.AnyEntry:
    person, guests = who.guest(command.remark), who.table.guests
    _check_new(command.remark not in guests.hidden and person not in guests.removed)
    return log.Hidden(remark=command.remark)


def _remove(command: wire.Remove, who: Asker) -> log.AnyEntry:
    if (command.remark is None) == (command.seat is None):
        raise denied("remark_or_seat")
    table = who.table
    if command.remark is not None:
        person = who.guest(command.remark)
    else:
        if not who.is_host:
            raise denied("not_the_host")
        sitting = who.chair(command.seat or 0).person
        if sitting is None:
            raise denied("seat_is_open")
        person = who.not_the_host(sitting)
    if table.status != WAITING and table.seats_of(person):
        raise denied("players_stay")
    _check_new(person not in table.guests.removed)
    return log.Handled(person=person, how="removed")


def _admit(command: wire.Admit, who: Asker) -> log.AnyEntry:
    if not who.is_host:
        raise denied("not_the_host")
    _check_new(command.watchers != who.table.guests.watchers)
    return log.Admitted(watchers=command.watchers)


def _check_new(is_new: bool) -> None:
    """What is so already is not written again."""
    if not is_new:
        raise denied("already_so")


def _write(command: wire.Write, who: Asker) -> log.AnyEntry:
    table = who.table
    if not table.seats_of(who.person):
        raise denied("not_seated")
    who.own_chair(command.seat)
    paper = next((one for one in table.game.meta.papers if one.name == command.paper), None)
    if paper is None:
        raise denied("no_such_paper")
    if table.writings >= MOST_WRITINGS:
        raise denied("written_too_often", most=MOST_WRITINGS)
    if table.badge_of(command.seat, paper.name):
        raise denied("badge_stays")
    text = tidy(command.text, lines=paper.lines)
    if len(text) > paper.most:
        raise denied("paper_too_long", most=paper.most)
    if text and paper.choices:
        if text not in paper.choices:
            raise denied("no_such_choice", choices=", ".join(paper.choices))
        others = [seat for seat in range(len(table.chairs)) if seat != command.seat]
        if paper.by_seat and text in [table.paper_of(seat, paper.name) for seat in others]:
            raise denied("choice_taken")
    return log.Written(seat=command.seat, person=who.person, paper=paper.name, text=text)


MOST_WRITINGS = 1000
"""How often the papers of one table can be written: each time is kept."""


def tidy(text: str, *, lines: bool) -> str:
    """A text as it is kept; raises Denied `bad_text` for one that hides or disturbs.

    >>> tidy("  The   case \\n", lines=False), tidy("One  \\r\\n\\n\\n\\nTwo", lines=True)
    ('The case', 'One\\n\\nTwo')
    """
    plain = text.replace("\r\n", "\n").replace("\t", " ")
    if any(hides(char) for char in plain if char != "\n"):
        raise denied("bad_text")
    kept = unicodedata.normalize("NFC", plain)
    if not lines:
        return " ".join(kept.split())
    told = "\n".join(line.rstrip() for line in kept.split("\n")).strip("\n")
    return re.sub("\n{3,}", "\n\n", told)


def _leave(_command: wire.Leave, who: Asker) -> log.AnyEntry:
    if who.table.status == ENDED:
        raise denied("game_over")
    if not _takes_part(who) and not who.table.kept_for(who.person):
        raise denied("not_seated")
    return log.Left(person=who.person)


def _takes_part(who: Asker) -> bool:
    """Whether somebody sits there, and no bot plays for them."""
    seats = who.table.seats_of(who.person)
    return any(not who.table.chairs[seat].away for seat in seats)


def _give_up(_command: wire.GiveUp, who: Asker) -> log.AnyEntry:
    table = who.table
    if table.opened.series:
        raise denied("series_goes_on")
    if table.status != PLAYING:
        raise denied("not_started" if table.status == WAITING else "game_over")
    if not table.seats_of(who.person):
        raise denied("not_seated")
    if table.people() != [who.person]:
        raise denied("others_play")
    return log.GivenUp(person=who.person)


def _put_away(_command: wire.PutAway, who: Asker) -> log.AnyEntry:
    table, listed = who.table, who.table.listed()
    _check_new(who.person in listed)
    if listed != (who.person,):
        if table.status == PLAYING and _takes_part(who):
            raise denied("still_playing")
        if table.status == WAITING and who.is_host:
            raise denied("others_wait")
        if table.status == WAITING:
            return log.Left(person=who.person)
    return log.Shelved(person=who.person)


def _return(_command: wire.Return, who: Asker) -> log.AnyEntry:
    if who.table.status == ENDED:
        raise denied("game_over")
    if not any(who.table.chairs[seat].away for seat in who.table.seats_of(who.person)):
        raise denied("not_away")
    return log.Returned(person=who.person)


def _vote_out(command: wire.VoteOut, who: Asker) -> log.AnyEntry:
    chair = who.chair(command.seat)
    if who.table.status != PLAYING:
        raise denied("not_started" if who.table.status == WAITING else "game_over")
    if who.person not in who.table.voters(command.seat):
        raise denied("no_vote")
    if chair.person is None or chair.away:
        raise denied("bot_plays_already")
    if who.connected(command.seat):
        raise denied("still_connected")
    if who.person in chair.votes:
        raise denied("already_voted")
    return log.Voted(person=who.person, seat=command.seat)


_DECISIONS: dict[type, Callable[[Any, Asker], log.AnyEntry]] = {
    wire.Sit: _sit,
    wire.Fill: _fill,
    wire.Clear: _clear,
    wire.AddSeat: _add_seat,
    wire.RemoveSeat: _remove_seat,
    wire.Paint: _paint,
    wire.Start: _start,
    wire.Play: _play,
    wire.Undo: _undo,
    wire.AskUndo: _ask_undo,
    wire.AnswerUndo: _answer_undo,
    wire.WithdrawUndo: _withdraw_undo,
    wire.Chat: _chat,
    wire.Mute: _mute,
    wire.Unmute: _unmute,
    wire.Hide: _hide,
    wire.Remove: _remove,
    wire.Admit: _admit,
    wire.Write: _write,
    wire.Leave: _leave,
    wire.Return: _return,
    wire.VoteOut: _vote_out,
    wire.GiveUp: _give_up,
    wire.PutAway: _put_away,
}
