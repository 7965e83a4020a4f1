"""Matches between bots: many games, seats rotating, any Executor doing the work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from time import perf_counter

import msgspec
from librt.random import Random

from spytable.bots import bot
from spytable.kernel.components import Edition
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.record import Record
from spytable.kernel.registry import game as find_game
from spytable.kernel.state import CHANCE, OVER

_CHUNK = 10


class Played(msgspec.Struct, frozen=True):
    """One finished game. `order[seat]` is the index of the bot that sat there."""

    order: tuple[int, ...]
    returns: tuple[float, ...]
    decisions: int
    record: Record | None


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat did, whoever sat there."""

    seat: str
    wins: int
    mean_return: float


class Result(msgspec.Struct, frozen=True):
    """A match. `wins` and `mean_returns` follow the order of `bots`; a shared best is a draw."""

    game: str
    seats: int
    options: dict[str, int]
    components: Edition | None
    bots: tuple[str, ...]
    games: int
    wins: tuple[int, ...]
    mean_returns: tuple[float, ...]
    by_seat: tuple[SeatResult, ...]
    draws: int
    mean_decisions: float
    seconds: float


def seated(game: Game, specs: Sequence[str], number: int) -> tuple[int, ...]:
    """Which bot sits where in a game: seats rotate from game to game."""
    return tuple((seat + number) % len(specs) for seat in range(game.seats))


def play_one(game: Game, specs: Sequence[str], number: int, seed: int, keep: bool) -> Played:
    """Play one game between bots, each seeing only its Intel; the same seed gives the same game."""
    order = seated(game, specs, number)
    rng = Random(seed * 1_000_003 + number)
    players = [bot(specs[which], game, rng.randrange(1 << 40)) for which in order]
    position = Position(game) if keep else None
    state = position.state if position else game.new()
    decisions = 0
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            action = state.draw(rng)
        else:
            action = players[mover].choose(game.intel(state, mover))
            decisions += 1
        if position is None:
            state.apply(mover, action)
            continue
        position.step(mover, action)
        state = position.state
    names = tuple(specs[which] for which in order)
    record = Record.of(position, names) if position else None
    return Played(order, tuple(state.returns()), decisions, record)


def _chunk(
    name: str,
    seats: int,
    own: str,
    options: dict[str, int],
    specs: tuple[str, ...],
    numbers: range,
    seed: int,
    keep: bool,
) -> list[Played]:
    game = find_game(name, seats, own, **options)
    return [play_one(game, specs, number, seed, keep) for number in numbers]


def play_match(
    game: Game,
    specs: Sequence[str],
    games: int,
    seed: int,
    executor: Executor | None = None,
    keep: Callable[[int, Record], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play a match; the result depends on the seed, not on who did the work."""
    began = perf_counter()
    played: dict[int, Played] = {}
    for first, chunk in _run(game, tuple(specs), games, seed, executor, keep is not None):
        for number, one in enumerate(chunk, first):
            played[number] = one
            if keep and one.record:
                keep(number, one.record)
        if progress:
            progress(len(chunk))
    ordered = [played[number] for number in sorted(played)]
    return _summed(game, tuple(specs), ordered, perf_counter() - began)


def _run(
    game: Game, specs: tuple[str, ...], games: int, seed: int, executor: Executor | None, keep: bool
) -> Iterator[tuple[int, list[Played]]]:
    size = _CHUNK if executor else 1
    starts = range(0, games, size)
    parts = [range(start, min(games, start + size)) for start in starts]
    fixed = (game.meta.name, game.seats, game.own, dict(game.options), specs)
    if executor is None:
        for part in parts:
            yield part.start, _chunk(*fixed, part, seed, keep)
        return
    jobs = {executor.submit(_chunk, *fixed, part, seed, keep): part.start for part in parts}
    for job in as_completed(jobs):
        yield jobs[job], job.result()


def _summed(game: Game, specs: tuple[str, ...], played: list[Played], seconds: float) -> Result:
    wins, seat_wins = [0] * len(specs), [0] * game.seats
    totals, seat_totals = [0.0] * len(specs), [0.0] * game.seats
    draws = 0
    for one in played:
        winners = [seat for seat, value in enumerate(one.returns) if value == max(one.returns)]
        draws += len(winners) > 1
        if len(winners) == 1:
            seat_wins[winners[0]] += 1
            wins[one.order[winners[0]]] += 1
        for seat, which in enumerate(one.order):
            totals[which] += one.returns[seat]
            seat_totals[seat] += one.returns[seat]
    count = max(1, len(played))
    return Result(
        game=game.meta.name,
        seats=game.seats,
        options=dict(game.options),
        components=game.edition,
        bots=specs,
        games=len(played),
        wins=tuple(wins),
        mean_returns=tuple(total / count for total in totals),
        by_seat=tuple(
            SeatResult(game.letter(seat), seat_wins[seat], seat_totals[seat] / count)
            for seat in range(game.seats)
        ),
        draws=draws,
        mean_decisions=sum(one.decisions for one in played) / count,
        seconds=seconds,
    )
