"""The games kept here go through every number of players, every option, every kind of end."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from spytable import OMNISCIENT, Record
from spytable.games.spywhere.events import Keep
from spytable.games.spywhere.intel import WhereIntel
from spytable.kernel.position import Position

GAMES: dict[str, Position] = {
    path.stem: Record.parse(path.read_text(encoding="utf-8")).replay()
    for path in sorted(Path(__file__).parent.glob("*.txt"))
}


def lines(position: Position) -> list[str]:
    return [position.line(number) for number in range(len(position.steps))]


def end(position: Position) -> WhereIntel:
    return cast(WhereIntel, position.intel(OMNISCIENT))


def winners(position: Position) -> set[int]:
    returns = position.state.returns()
    return {seat for seat, got in enumerate(returns) if got == max(returns)}


def before_keeping(position: Position) -> list[bool]:
    """Each time three alike were kept: whether they were of the spy's own nationality."""
    passports = [player.passports or () for player in end(position).players]
    return [
        event.nation in passports[step.actor]
        for step in position.steps
        for event in step.seen(OMNISCIENT)
        if isinstance(event, Keep)
    ]


def test_there_are_enough_of_them() -> None:
    assert len(GAMES) >= 22


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_there_are_games_of_every_size(seats: int) -> None:
    assert sum(position.game.seats == seats for position in GAMES.values()) >= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cause", ["pile", "names"])
def test_turns_end_by_pile_and_by_names(seats: int, cause: str) -> None:
    assert any(p.game.seats == seats and end(p).cause == cause for p in GAMES.values())


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("left_out", 3), ("all_six", 1), ("refill", 0), ("names_from", 1), ("names_from", 4)),
        *(("names_from", 30), ("copies", 4), ("copies", 18)),
    ],
)
def test_every_option_is_used(option: str, value: int) -> None:
    assert any(position.game.options[option] == value for position in GAMES.values())


def test_every_kind_of_event_happens() -> None:
    kinds = {
        event.kind
        for position in GAMES.values()
        for step in position.steps
        for event in step.seen(OMNISCIENT)
    }
    assert kinds == {
        "left", "passport", "deal", "to", "market", "first", "draw", "bonus", "exchange", "keep",
        "clear", "pass", "name", "done", "emptied", "back", "stuck", "closing", "over", "revealed",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("three-go-back", " go back"),
        ("three-stay", " stay"),
        ("three-go-back-then-stay", " stay"),
        ("market-not-filled", "the pile is empty"),
        ("two-players-all-six", "deal ES"),
        ("six-players", "turns end by names"),
        ("five-players", "turns end by pile"),
    ],
)
def test_a_game_has_what_it_is_called_for(name: str, words: str) -> None:
    assert any(words in line for line in lines(GAMES[name]))


def test_three_may_go_back_again_and_again() -> None:
    told = lines(GAMES["three-go-back-again-and-again"])
    backs = [number for number, line in enumerate(told) if line.endswith(" go back")]
    assert any(third - first == 9 for first, third in zip(backs, backs[3:], strict=False))


def test_three_alike_are_kept_by_who_must_and_by_who_may_not_want_to_clear() -> None:
    assert set(before_keeping(GAMES["kept-because-it-had-to"])) == {True}
    assert set(before_keeping(GAMES["kept-of-free-will"])) == {False}
    assert set(before_keeping(GAMES["kept-both-ways"])) == {True, False}


def test_cards_may_be_cleared_with_an_empty_pile() -> None:
    told = lines(GAMES["cleared-with-an-empty-pile"])
    [empty] = [number for number, line in enumerate(told) if "the pile is empty" in line]
    assert any(line.split()[1] == "clear" for line in told[empty:])
    last = lines(GAMES["last-card-is-a-bonus"])
    assert any("bonus" in line and "the pile is empty" in line for line in last)


def test_a_victory_may_be_shared_by_some_and_by_all() -> None:
    assert len(winners(GAMES["shared-victory"])) == 2
    assert len(winners(GAMES["all-share-the-victory"])) == 3


def test_wrong_names_may_win_by_their_three_points() -> None:
    position = GAMES["wrong-names-and-three-points"]
    ender = end(position).ender
    assert ender is not None and winners(position) == {ender}
    player = end(position).players[ender]
    assert (player.k, player.bonus) == (0, 3)


def test_whoever_ends_the_turns_need_not_win() -> None:
    position = GAMES["ender-does-not-win"]
    assert end(position).ender not in (*winners(position), None)


def test_the_last_name_and_the_last_card_may_come_in_one_turn() -> None:
    intel = end(GAMES["pile-gone-and-both-names-laid"])
    assert (intel.cause, intel.pile) == ("names", 0) and intel.ender is not None
    assert intel.players[intel.ender].bonus == 3


def test_ones_own_nationality_is_named() -> None:
    players = end(GAMES["own-nationality-named"]).players
    assert any(
        nation in (player.passports or ()) for player in players for _, nation in player.names or ()
    )


def test_nobody_needs_to_name_anybody() -> None:
    assert all(not player.names for player in end(GAMES["nobody-named-anybody"]).players)


def test_two_players_may_be_right_about_both() -> None:
    intel = end(GAMES["two-players-named"])
    assert intel.ender is not None and intel.players[intel.ender].k == 2


def test_names_may_be_for_the_end_alone() -> None:
    position = GAMES["names-only-at-the-end"]
    [closing] = [n for n, line in enumerate(lines(position)) if "turns end by" in line]
    names = [n for n, line in enumerate(lines(position)) if line.split()[1] == "name"]
    assert len(names) == 6 and min(names) > closing
