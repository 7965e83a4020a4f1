"""The bot of a first game plays well enough to be a partner or a rival, and destroys nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from bounds import until
from spytable import game
from spytable.bots import bot
from spytable.bots.playbook import Playbook
from spytable.games.spy_club.intel import CaseIntel, Clue
from spytable.games.spy_club.meta import ASPECTS
from spytable.games.spy_club.moves import Confirm, Swap, Take
from spytable.games.spywhere.moves import Name
from spytable.kernel.game import Game
from spytable.kernel.registry import find
from spytable.kernel.state import CHANCE, OVER, State


def first_game(name: str) -> Game:
    """As the guided game is set."""
    meta = find(name).meta
    seats = meta.company or min(meta.seats)
    with_bots = {o.name: o.with_bots[seats] for o in meta.options if seats in o.with_bots}
    return game(name, seats, **{**with_bots, **meta.first})


def played(table: Game, specs: Sequence[str], seed: int) -> Iterator[tuple[State, int, int]]:
    """Each decision of a game, as the state before it, the seat and the action; then the end."""
    rng = Random(seed * 1_000_003 + 7)
    players = [bot(spec, table, rng.randrange(1 << 40)) for spec in specs]
    state = table.new()
    for _ in until(lambda: state.mover() == OVER):
        mover = state.mover()
        if mover == CHANCE:
            action = state.draw(rng)
        else:
            action = players[mover].choose(table.intel(state, mover))
            yield state, mover, action
        state.apply(mover, action)
    yield state, -1, -1


def ends(table: Game, specs: Sequence[str], seed: int) -> State:
    *_, (state, _, _) = played(table, specs, seed)
    return state


def share_of_the_first(table: Game, specs: Sequence[str], games: int) -> float:
    """Of the points for winning; a draw is shared. Seats rotate."""
    total = 0.0
    for seed in range(games):
        at = seed % table.seats
        returns = ends(table, [*specs[-at:], *specs[:-at]] if at else specs, seed).returns()
        total += (returns[at] == max(returns)) / returns.count(max(returns))
    return total / games


def test_greedy_solves_as_many_cases_with_a_gentle_partner_as_with_its_like() -> None:
    """With one that plays at random it solved none of 40."""
    table = first_game("spy_club")
    solved = {
        partner: [ends(table, ["greedy", partner], n).scores()[0] for n in range(40)]
        for partner in ("greedy", "gentle", "random")
    }
    assert solved["gentle"].count(5) >= 6 > solved["random"].count(5)
    assert sum(solved["gentle"]) > 0.85 * sum(solved["greedy"]) > 2 * sum(solved["random"])


def test_a_gentle_partner_takes_nothing_that_a_newcomer_has_or_has_begun() -> None:
    table = first_game("spy_club")
    confirmed = 0
    for newcomer in ("greedy", "random"):
        for seed in range(8):
            for state, seat, action in played(table, [newcomer, "gentle"], seed):
                if seat != 1:
                    continue
                move = table.move(action)
                assert not isinstance(move, Swap | Take), table.text(action)
                if isinstance(move, Confirm):
                    confirmed += 1
                    there = table.intel(state, 1).row[move.at]
                    assert not there or of_no_use(there, table.intel(state, 1)), table.text(action)
    assert confirmed > 50


def of_no_use(clue: Clue, intel: CaseIntel) -> bool:
    solved = [aspect for aspect, answer in zip(ASPECTS, intel.solved) if answer]
    return clue.aspect in ("distraction", *solved)


@pytest.mark.parametrize("newcomer", ["greedy", "random"])
def test_a_guided_game_of_spy_connection_ends_and_the_rival_completes_missions(
    newcomer: str,
) -> None:
    """The rival that played at random completed none in 20 games."""
    table = first_game("spy_connection")
    for seed in range(4):
        intel = table.intel(ends(table, [newcomer, "gentle"], seed), 0)
        assert intel.over and intel.turn <= 26
        assert intel.players[1].completed


def test_a_gentle_rival_is_beaten_by_who_counts_everything_but_not_by_anybody() -> None:
    table = first_game("agent_hunter")
    assert 0.55 < share_of_the_first(table, ["greedy", "gentle"], 120) < 0.8
    assert share_of_the_first(table, ["random", "gentle"], 60) < 0.3


def test_gentle_players_name_nobody_before_the_newcomer_had_two_rounds_for_it() -> None:
    table = first_game("spywhere")
    assert table.seats == 4 and table.options["names_from"] == 4
    for seed in range(10):
        named = []
        for state, seat, action in played(table, ["greedy", "gentle", "gentle", "gentle"], seed):
            if seat > 0 and isinstance(table.move(action), Name):
                named.append(table.intel(state, seat).round)
        assert not named or min(named) >= 6
    share = share_of_the_first(table, ["greedy", "gentle", "gentle", "gentle"], 40)
    assert 0.35 < share < 0.75


class Likes(Playbook):
    def scores(self, state: State, seat: i64, actions: tuple[int, ...]) -> vec[float]:
        return vec[float]([0.0, 1.0, 1.0])


def test_where_a_game_says_nothing_of_kindness_it_is_greedy_with_a_little_noise() -> None:
    worse, one, other = Likes().gentle(State(), 0, (4, 7, 9))
    assert 0 < worse < 0.1 and one == other and abs(worse + one + other - 1) < 1e-9
