"""The games kept here go through every kind of end, every kind of move, and more."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from spytable import Record
from spytable.kernel.position import Position
from spytable.kernel.record import Record as Kept
from spytable.kernel.refusal import BadInput

RECORDS: dict[str, Kept] = {
    path.stem: Record.parse(path.read_text(encoding="utf-8"))
    for path in sorted(Path(__file__).parent.glob("*.txt"))
}
GAMES: dict[str, Position] = {name: record.replay() for name, record in RECORDS.items()}


def lines(position: Position) -> list[str]:
    return [position.line(number) for number in range(len(position.steps))]


def test_there_are_enough_of_them() -> None:
    assert len(GAMES) >= 20


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rule", ["SC-28", "SC-36"])
def test_games_of_every_size_end_by_missions_and_by_a_limit(rule: str, seats: int) -> None:
    sizes = {p.game.seats for p in GAMES.values() if lines(p)[-1].endswith(f"the end by {rule}")}
    assert seats in sizes


def test_every_kind_of_move_is_played() -> None:
    played = {line.split()[1] for position in GAMES.values() for line in lines(position)}
    assert played == {
        "accept", "back", "choose", "connect", "deal", "discard", "draw", "end", "first", "move",
        "reveal", "serve", "uncover",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("two-extra-turns-in-a-row", "an extra turn"),
        ("extra-turn-in-a-last-turn", "the last turns begin"),
        ("start-mission-discarded", "start-"),
        ("deck-made-anew", "draw"),
    ],
)
def test_a_game_has_what_it_is_called_for(name: str, words: str) -> None:
    assert any(words in line for line in lines(GAMES[name]))


def test_a_game_is_played_on_by_the_rules_it_began_with() -> None:
    """SC-36: the same moves end the game by version 1, and earn an extra turn by version 2."""
    old, new = RECORDS["extra-turn-cut-off-by-the-limit"], RECORDS["extra-turn-after-the-limit"]
    assert (old.rules, new.rules) == (1, 2)
    assert old.steps == new.steps[: len(old.steps)] and len(old.steps) < len(new.steps)
    assert GAMES["extra-turn-cut-off-by-the-limit"].over
    assert not msgspec.structs.replace(old, rules=2).replay().over
    with pytest.raises(BadInput, match="cannot accept 1"):
        msgspec.structs.replace(new, rules=1).replay()


def test_in_two_extra_turns_in_a_row_one_seat_ends_three_turns_one_after_the_other() -> None:
    turns = [line[0] for line in lines(GAMES["two-extra-turns-in-a-row"]) if " end" in line]
    assert any(a == b == c for a, b, c in zip(turns, turns[1:], turns[2:], strict=False))


def test_a_mission_that_was_discarded_comes_again_when_the_deck_is_made_anew() -> None:
    drawn = [line.split()[2] for line in lines(GAMES["deck-made-anew"]) if " draw " in line]
    assert len(drawn) > len(set(drawn))


def test_whoever_ends_the_game_need_not_win_it() -> None:
    position = GAMES["ender-does-not-win"]
    [last] = [line[0] for line in lines(position) if "the last turns begin" in line]
    returns = position.state.returns()
    assert "ABCD"[returns.index(1.0)] != last


@pytest.mark.parametrize("name", ["tie-at-the-end", "tie-after-seven-missions"])
def test_a_tie_goes_to_whoever_sits_farthest_from_the_first_player(name: str) -> None:
    position = GAMES[name]
    [first] = ["ABCD".index(line.split()[2]) for line in lines(position) if " first " in line]
    scores, seats = position.state.scores(), position.game.seats
    tied = [seat for seat in range(seats) if scores[seat] == max(scores)]
    assert len(tied) > 1
    winner = position.state.returns().index(1.0)
    assert winner == max(tied, key=lambda seat: (seat - first) % seats)


def test_a_players_own_components_are_in_the_record() -> None:
    record = RECORDS["own-components"]
    assert record.own and "| " in record.text()
    assert {record.own for name, record in RECORDS.items() if name != "own-components"} == {""}
