"""CL-24, CL-25: how a case ends, and what it is worth."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bounds import to_the_end
from reference.spy_club import ASPECTS, CHANCE, Table, idle_step, keen_step, plain, spent_step
from rules.report import rule
from rules.spy_club.club import Club, given
from spytable import SPECTATOR
from spytable.games.spy_club.events import (
    Befell,
    Confirm,
    End,
    Escape,
    Filled,
    Lost,
    MoveCard,
    Over,
    Show,
    Suspect,
)

CALM = "homework chores video-games | piano-lesson birthday homework | chores video-games birthday"


def short_track(steps: int = 3) -> dict[str, Any]:
    box = dict(plain())
    box["boards"] = [{**board, "steps": steps} for board in box["boards"]]
    return box


def told(table: Table) -> Club:
    """The same case, with the engine."""
    club = Club(table.seats)
    for actor, text in table.steps:
        club.plays(f"{'*' if actor == CHANCE else 'ABCD'[actor]} {text}")
    return club


def steered(cause: str, seats: int) -> Club:
    """A whole case that ends so, played by the second implementation with luck."""
    player = {"solved": keen_step, "clues": spent_step, "time": idle_step}[cause]
    for seed in range(60):
        table, rng = Table(seats, {}, plain()), random.Random(seed)
        for _ in to_the_end(table):
            table.play(*player(table, rng))
        if table.cause == cause:
            return told(table)
    raise AssertionError(f"no case ends by {cause}")


# -- solved ----------------------------------------------------------------------------------------


@rule("CL-24")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_the_fifth_aspect_it_is_over_before_refill_and_suspect(seats: int) -> None:
    table = steered("solved", seats)
    assert table.over_by == "solved" and None not in table.public().solved
    last = table.position.seen_by(SPECTATOR)[-1]
    assert isinstance(last[0], Confirm) and isinstance(last[-1], Over)
    assert not any(isinstance(event, Suspect | Filled) for event in last)
    assert [clue.aspect for clue in table.public().solved if clue] == list(ASPECTS[:-1])
    assert table.position.state.returns() == [1.0] * seats
    assert table.position.state.scores() == [5] * seats


# -- escape ----------------------------------------------------------------------------------------


@rule("CL-24")
def test_the_marker_reaches_escape_by_the_sign() -> None:
    table = given(CALM, components=short_track())
    table.ends(1, escape=True).ends(2, escape=True)
    assert not table.over
    table.ends(3, escape=True)
    assert table.over_by == "escape" and table.public().escape == table.public().steps == 3
    assert table.moves("A") == table.moves("B") == set()


@rule("CL-24", "CL-20")
def test_the_marker_reaches_escape_by_a_decoy() -> None:
    areas = CALM.replace("birthday", "park", 1)  # B's place 2
    table = given(areas, components=short_track()).ends(1, escape=True).ends(2, escape=True)
    assert table.public().suspect == (1, 0) and table.public().escape == 2
    table.ends(1)
    assert table.over_by == "escape"
    assert [type(event) for event in table.position.seen_by(SPECTATOR)[-1]] == [
        *(MoveCard, Suspect, Befell, Escape, Over),
    ]


@rule("CL-24")
def test_unsolved_each_gets_what_was_solved() -> None:
    table = given(CALM, components=short_track())
    table.ends(1, escape=True).ends(2, escape=True).ends(3, escape=True)
    assert table.position.state.returns() == [0.0] * 3
    assert table.points == "A 0 : B 0 : C 0"
    account = table.game.account(table.public())
    assert account is not None and [tally.points for tally in account.tallies] == [0, 0, 0]
    assert [line.say.key for line in account.tallies[0].lines] == ["score-open"] * 5


# -- ideas -----------------------------------------------------------------------------------------

SUSPECTS = "mom dog twins rascal | cashier librarian neighbour garbage-collector"


def sabotaged(times: int, **options: Any) -> Club:
    """So often the suspect has landed on a Suspect."""
    table = given(SUSPECTS, "hat key cake", **options)
    for _ in range(times):
        table.acts("end").any_shows().plays(f"* {table.chances()[0]}")
        if table.phase == "losing":
            table.acts("lose rest")
    return table


@rule("CL-24", "CL-25")
def test_no_idea_left_is_no_end_but_the_next_that_must_go_is() -> None:
    table = sabotaged(6)
    assert not table.over and table.ideas == "supply 0 A 0 B 0 lost 18"
    table.acts("end").any_shows().plays(f"* {table.chances()[0]}")
    assert table.over_by == "ideas" and table.public().lost == 18


@rule("CL-24")
def test_where_too_few_are_left_none_is_removed() -> None:
    table = sabotaged(4, advanced=1)
    assert not table.over and table.public().lost == 16
    table.acts("end").any_shows().plays(f"* {table.chances()[0]}")
    assert table.over_by == "ideas" and table.public().lost == 16
    assert not table.events(Lost) and table.event(Befell) == Befell(CHANCE, "sabotage", 4)


@rule("CL-24", "CL-21")
def test_exactly_enough_is_enough() -> None:
    table = sabotaged(5)
    assert table.public().lost == 15 and not table.over
    table.acts("end").any_shows().plays(f"* {table.chances()[0]}")
    assert table.public().lost == 18 and not table.over


@rule("CL-25")
def test_without_ideas_one_can_still_act() -> None:
    table = sabotaged(6)
    assert {"turn 1", "focus 2", "confirm 1 at 1", "scout 1 to 1"} <= table.moves("A")
    table.acts("focus 2")
    assert table.player("A").ideas == 0, "the supply is empty"


# -- time ------------------------------------------------------------------------------------------


@rule("CL-24", "CL-4")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_22_turns_time_is_up(seats: int) -> None:
    table = steered("time", seats)
    public = table.public()
    assert table.over_by == "time" and public.turn == 22 and len(public.turned) == 22
    assert public.parts == (0, 0, 0) and public.part is None
    assert len([event for events in table.position.seen_by(SPECTATOR) for event in events
                if isinstance(event, End)]) == 22  # fmt: skip


def last_turn(card: str) -> Club:
    """B's, the 22nd: the suspect, who always goes 6 places, will come to B's place 1 with it."""
    box = dict(plain())
    box["boards"] = [{**board, "numbers": [6, 6, 6]} for board in box["boards"]]
    box["moves"] = [{**move, "numbers": [6, 6, 6], "escape": False} for move in box["moves"]]
    areas = f"homework chores video-games chores | {card} birthday homework video-games"
    table = given(areas, components=box)
    for _ in range(21):
        table.acts("end").any_shows().plays(f"* {table.chances()[0]}")
    assert table.active == "B" and table.ideas == "supply 16 A 1 B 1 lost 0"
    return table.acts("turn 1", "stop", "end").any_shows().plays(f"* {table.chances()[0]}")


@rule("CL-24", "CL-21")
def test_the_event_of_the_last_card_happens_with_the_choice_that_it_brings() -> None:
    table = last_turn("hat/librarian")
    assert not table.over and table.phase == "losing" and table.to_act == "B"
    table.acts("lose A", "lose supply", "lose B")
    assert table.over_by == "time" and table.public().turn == 22
    assert table.ideas == "supply 15 A 0 B 0 lost 3"


@rule("CL-24", "CL-20")
def test_the_event_of_the_last_card_happens_with_its_refill() -> None:
    table = last_turn("birthday/lie")
    assert not table.over and table.phase == "trailing" and table.to_act == "*"
    table.shows("*", "*")
    assert table.over_by == "time" and None not in table.public().incoming


# -- clues -----------------------------------------------------------------------------------------


@rule("CL-24", "CL-18")
def test_a_place_that_cannot_be_filled_ends_the_case() -> None:
    table = steered("clues", 3)
    public = table.public()
    assert table.over_by == "clues" and public.tray == 0
    assert public.incoming == (None, None, None)
    assert public.active is not None and None in public.players[public.active].area
    last = table.position.seen_by(SPECTATOR)[-1]
    assert isinstance(last[0], End) and isinstance(last[-1], Over)


@rule("CL-24")
def test_an_empty_tray_is_no_end_by_itself() -> None:
    """On the way to such an end the tray was empty while people went on."""
    table = steered("clues", 3)
    lines = [type(event) for events in table.position.seen_by(SPECTATOR) for event in events]
    last_show = max(at for at, kind in enumerate(lines) if kind is Show)
    assert lines[last_show:].count(End) > 1, "turns were played after the last card was shown"


@rule("CL-24")
def test_when_it_is_over_nobody_can_do_anything() -> None:
    table = given(CALM, components=short_track())
    table.ends(1, escape=True).ends(2, escape=True).ends(3, escape=True)
    for who in "ABC":
        for move in ("end", "turn 1", "agree", "lose rest"):
            table.refuses(f"{who} {move}", code="over", rule="CL-24")
    assert table.screen("A").prompt.key == "prompt-over"


@rule("CL-24", "CL-17")
def test_at_the_end_sides_that_nobody_saw_stay_unknown() -> None:
    table = given(CALM, components=short_track())
    table.ends(1, escape=True).ends(2, escape=True).ends(3, escape=True)
    for who in ("A", "B", "C", "spectator"):
        clues = [clue for player in table.intel(who).players for clue in player.area if clue]
        assert {clue.other for clue in clues} == {None}
