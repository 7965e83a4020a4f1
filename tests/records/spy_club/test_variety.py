"""The cases kept here go through every number of players, every level, every end and event."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TypeVar, cast

import pytest

from spytable import SPECTATOR, Record
from spytable.games.spy_club.events import (
    Befell,
    Discarded,
    Escape,
    Gained,
    Lose,
    Tailed,
    Unsolved,
    Use,
)
from spytable.games.spy_club.intel import CaseIntel
from spytable.kernel.moves import Event
from spytable.kernel.position import Position
from spytable.kernel.record import Record as Kept

Seen = TypeVar("Seen", bound=Event)

RECORDS: dict[str, Kept] = {
    path.stem: Record.parse(path.read_text(encoding="utf-8"))
    for path in sorted(Path(__file__).parent.glob("*.txt"))
}
GAMES: dict[str, Position] = {name: record.replay() for name, record in RECORDS.items()}


def end(position: Position) -> CaseIntel:
    return cast(CaseIntel, position.intel(SPECTATOR))


def solved(position: Position) -> int:
    return sum(clue is not None for clue in end(position).solved)


def events(position: Position, kind: type[Seen]) -> list[Seen]:
    """All of this kind that a spectator saw."""
    steps = position.seen_by(SPECTATOR)
    return [event for seen in steps for event in seen if isinstance(event, kind)]


def kinds(position: Position) -> Counter[str]:
    return Counter(event.kind for event in events(position, Event))


def brought(position: Position) -> Counter[str]:
    """How often the suspect caused each event."""
    return Counter(event.incident for event in events(position, Befell))


def last(position: Position) -> list[str]:
    return [event.kind for event in position.seen_by(SPECTATOR)[-1]]


def test_there_are_enough_of_them() -> None:
    assert len(GAMES) >= 20


@pytest.mark.parametrize("consent", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_cases_of_every_size_with_and_without_consent(seats: int, consent: int) -> None:
    assert any(
        (position.game.seats, position.game.options["consent"]) == (seats, consent)
        for position in GAMES.values()
    )


@pytest.mark.parametrize("advanced", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_cases_of_every_size_at_both_levels(seats: int, advanced: int) -> None:
    assert any(
        (position.game.seats, position.game.options["advanced"]) == (seats, advanced)
        for position in GAMES.values()
    )


@pytest.mark.parametrize("cause", ["solved", "escape", "ideas", "time", "clues"])
def test_cases_end_in_every_way(cause: str) -> None:
    found = [position for position in GAMES.values() if end(position).cause == cause]
    assert len({position.game.seats for position in found}) >= 2


def test_every_kind_of_event_happens() -> None:
    assert sum(map(kinds, GAMES.values()), Counter[str]()).keys() == {
        "first", "show", "move", "turn", "stop", "focus", "confirm", "scout", "swap", "take",
        "agree", "refuse", "lose", "rest", "end", "turned", "gained", "pinned", "backed",
        "scouted", "discarded", "swapped", "taken", "asked", "solved", "filled", "laid", "escape",
        "suspect", "event", "lost", "over", "pick", "close", "round", "around", "tipped",
        "use", "unsolved", "tailed", "informed",
    }  # fmt: skip


def test_every_prompt_is_given() -> None:
    given = set()
    for name in ("solved-with-luck-and-consent", "ideas-lost-one-by-one"):
        for position in RECORDS[name].positions():
            game = position.game
            given |= {game.prompt(position.intel(viewer)).key for viewer in game.viewers()}
    assert given == {
        "prompt-act", "prompt-no-actions", "prompt-turning", "prompt-asked-swap",
        "prompt-asked-take", "prompt-lose", "prompt-wait-setup", "prompt-wait-turn",
        "prompt-wait-asked", "prompt-wait-lose", "prompt-over",
    }  # fmt: skip


def test_a_case_goes_cold_with_all_that_the_suspect_may_cause_besides() -> None:
    position = GAMES["a-cold-case"]
    assert end(position).cause == "cold"
    assert brought(position).keys() >= {"theft", "gossip", "stir", "tip-off", "caught"}
    assert {event.cause for event in events(position, Escape)} == {"sign", "caught"}


def test_in_one_case_the_suspect_causes_each_of_the_events() -> None:
    assert brought(GAMES["every-event"]).keys() == {
        "fatigue", "lost-trail", "decoy", "sabotage", "false-lead", "nothing",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["two-players-solved", "three-players-solved", "advanced-solved"])
def test_bots_solve_cases(name: str) -> None:
    position = GAMES[name]
    assert solved(position) == 5 and position.state.returns() == [1.0] * position.game.seats
    assert set(RECORDS[name].names) == {"search:150"}


def test_escape_by_the_sign_ends_before_the_event_and_by_a_decoy_with_it() -> None:
    assert last(GAMES["escape-by-the-sign"]) == ["move", "escape", "over"]
    assert last(GAMES["escape-by-a-decoy"])[-3:] == ["event", "escape", "over"]


def test_where_too_few_ideas_are_in_play_none_goes() -> None:
    for name, kind in (("a-sabotage", "sabotage"), ("fatigue", "fatigue")):
        position = GAMES[f"too-few-ideas-for-{name}"]
        [event] = [e for e in position.seen_by(SPECTATOR)[-1] if isinstance(e, Befell)]
        intel = end(position)
        left = intel.supply + sum(player.ideas for player in intel.players)
        assert event.incident == kind and left < event.ideas
        assert "lost" not in last(position)


@pytest.mark.parametrize(
    "name", ["time-is-up", "time-is-up-with-four-solved", "time-is-up-after-a-last-refill"]
)
def test_time_is_up_after_22_turns(name: str) -> None:
    assert (end(GAMES[name]).cause, end(GAMES[name]).turn) == ("time", 22)
    assert kinds(GAMES[name])["end"] == 22


def test_after_the_last_movement_card_the_refill_is_still_made() -> None:
    assert last(GAMES["time-is-up-after-a-last-refill"])[0] == "show"


def test_what_was_solved_counts_though_time_was_up() -> None:
    position = GAMES["time-is-up-with-four-solved"]
    assert solved(position) == 4 and set(position.state.scores()) == {4}
    assert set(position.state.returns()) == {0.4}


@pytest.mark.parametrize("name", ["no-clue-left-with-3", "no-clue-left-with-4"])
def test_no_clue_is_left_for_a_place(name: str) -> None:
    intel = end(GAMES[name])
    assert intel.cause == "clues" and intel.tray == 0 and not any(intel.incoming)
    assert any(None in player.area for player in intel.players)


def test_partners_answer_in_both_ways() -> None:
    assert kinds(GAMES["partners-who-refuse"])["refuse"] > 4
    both = kinds(GAMES["some-agree-some-refuse"])
    assert both["agree"] > 2 and both["refuse"] > 2
    free = kinds(GAMES["teamwork-without-asking"])
    assert free["swapped"] > 6 and free["taken"] > 2 and not free["asked"]


def test_ideas_are_lost_from_everywhere() -> None:
    position = GAMES["ideas-lost-one-by-one"]
    assert {event.seat for event in events(position, Lose)} == {None, 0, 1, 2}


def test_an_aspect_is_solved_by_an_exchange() -> None:
    position = GAMES["solved-by-an-exchange"]
    steps = [{event.kind for event in seen} for seen in position.seen_by(SPECTATOR)]
    assert any({"solved", "backed"} <= step for step in steps)


def test_events_come_again_and_again() -> None:
    assert brought(GAMES["false-leads"])["false-lead"] > 5
    assert brought(GAMES["lost-trails"])["lost-trail"] > 6
    gone = {event.where for event in events(GAMES["lost-trails"], Discarded)}
    assert gone >= {"incoming", "tray"}


def test_with_an_empty_supply_a_shift_of_focus_brings_nothing() -> None:
    gained = events(GAMES["an-empty-supply"], Gained)
    assert any(event.ideas == 0 and event.aspect != "distraction" for event in gained)


def test_a_players_own_components_are_in_the_record() -> None:
    record = RECORDS["own-components"]
    assert record.own and "| " in record.text()
    brought = {name for name, record in RECORDS.items() if record.own}
    assert brought == {
        "own-components", "by-other-terms", "a-grid-haste-and-rounds", "other-ways-to-solve",
        "a-cold-case", "tailing-informants-and-favours",
    }  # fmt: skip


def test_a_suspect_slips_away_from_a_grid() -> None:
    position = GAMES["a-grid-haste-and-rounds"]
    intel = end(position)
    assert intel.grid and intel.cause == "rounds"
    assert last(position)[-3:] == ["suspect", "round", "over"]
    assert "haste" in {event.cause for event in events(position, Escape)}
    assert any(clue.name == intel.wild for clue in intel.discards)


def test_aspects_are_solved_in_other_ways() -> None:
    position = GAMES["other-ways-to-solve"]
    assert end(position).cause == "solved"
    assert {event.what for event in events(position, Use)} == {"clear", "expert"}
    assert {event.why for event in events(position, Unsolved)} == {"names"}
    steps = [[event.kind for event in seen] for seen in position.seen_by(SPECTATOR)]
    assert any(step[:4] == ["focus", "gained", "solved", "discarded"] for step in steps)


def test_all_that_players_can_use_is_used() -> None:
    position = GAMES["tailing-informants-and-favours"]
    used = {event.what for event in events(position, Use)}
    assert used == {"tail", "informant", "overtime", "favour", "second-wind"}
    causes = {event.cause for event in events(position, Escape)}
    assert {"tail", "overtime", "favour"} <= causes
    assert {event.noticed for event in events(position, Tailed)} == {True, False}
    assert end(position).players[1].winded
