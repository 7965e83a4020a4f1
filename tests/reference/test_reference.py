"""The second implementation of Agent Hunter checked against the rules, and against itself."""

from __future__ import annotations

import doctest
import math
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product

import pytest

import reference.agent_hunter as book
from bounds import to_the_end
from laws.rivals.agent_hunter import rivals
from laws.settings import examples
from reference.agent_hunter import (
    CHANCE,
    SPECTATOR,
    Step,
    Table,
    observations,
    perft,
    played,
    posterior,
)

DEFAULT = {"agents": 10, "bases": 3, "tokens": 5, "turn_limit": 0}
OPTIONS = [
    DEFAULT,
    DEFAULT | {"turn_limit": 7},
    {"agents": 5, "bases": 3, "tokens": 1, "turn_limit": 40},
    {"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 6},
    {"agents": 6, "bases": 2, "tokens": 2, "turn_limit": 0},
    {"agents": 1, "bases": 1, "tokens": 0, "turn_limit": 0},
]
VIEWERS = (0, 1, SPECTATOR)


def set_up(a: str, b: str, first: str = "A") -> list[Step]:
    """The steps of a set-up: the agents from left to right, and who begins."""
    steps = [(0, f"put {n}") for n in a.split()] + [(0, "done")]
    steps += [(1, f"put {n}") for n in b.split()] + [(1, "done")]
    return [*steps, (CHANCE, f"first {first}")]


def after(steps: list[Step], *moves: str, **options: int) -> Table:
    """The table after these steps and then these moves of whoever is to act."""
    table = played(options, steps)
    for text in moves:
        [actor] = table.to_act()
        table.play(actor, text)
    return table


def random_game(options: dict[str, int], rng: random.Random) -> list[Step]:
    """A whole game of random moves, in canonical order."""
    table, steps = Table(**options), []
    for _ in to_the_end(table):
        actor = min(table.to_act())
        text = rng.choice(sorted(table.legal(actor)))
        table.play(actor, text)
        steps.append((actor, text))
    return steps


def assert_nothing_is_lost(table: Table) -> None:
    for seat in (0, 1):
        lying = [n for n in table.lying(seat) if n is not None]
        cards = sorted(table.hands[seat]) + lying + sorted(table.gone[seat])
        assert sorted(cards) == list(range(table.agents))
    eliminated = [b for own in table.bases for b in own.values() if b.eliminated]
    assert len(eliminated) == len(table.gone[0])
    assert table.gone[0] == table.gone[1]  # AH-15


@pytest.mark.parametrize("options", OPTIONS)
def test_random_games_come_to_an_end_and_lose_no_card(options: dict[str, int]) -> None:
    rng = random.Random(1)
    for _ in range(50):
        table = Table(**options)
        for actor, text in random_game(options, rng):
            assert table.to_act() and not table.winner()
            table.play(actor, text)
            assert_nothing_is_lost(table)
            beside = [sum(b.tokens for b in own.values()) for own in table.bases]
            assert [n + left for n, left in zip(beside, table.tokens_left, strict=True)] == [
                options["tokens"]
            ] * 2
        assert table.over and table.winner()
        assert not (table.standing(0) and table.standing(1)) or table.turns == table.turn_limit


def test_play_takes_exactly_the_moves_that_legal_names() -> None:
    rng = random.Random(2)
    names = ("left", "middle", "right", "hand")
    texts = {"done", "first A", "first B", "first C", "put 03", "put", "", "attack left"}
    texts |= {f"put {n}" for n in range(-1, 11)} | {f"swap {name}" for name in names}
    texts |= {f"attack {name} with {n}" for name in names for n in range(-1, 11)}
    texts |= {f"attack {name} from {own}" for name in names for own in names}
    for _ in range(4):
        table = Table(**(DEFAULT | {"tokens": 1}))
        for _ in to_the_end(table):
            for actor in (CHANCE, 0, 1):
                assert table.legal(actor) <= texts
                for text in texts - table.legal(actor):
                    with pytest.raises(ValueError, match=r"^AH-\d+: "):
                        table.play(actor, text)
                for text in table.legal(actor):
                    table.copy().play(actor, text)
            actor = rng.choice(sorted(table.to_act()))
            table.play(actor, rng.choice(sorted(table.legal(actor))))


def test_the_books_score_4_to_3() -> None:
    # AH-17: Blue is A, Red is B
    table = after(set_up("3 7 1", "4 0 8"), "swap left", "put 3", "done")
    for text in (
        *("swap middle", "put 0", "done"),  # Red's token beside a base it will lose
        *("swap left", "put 3", "done"),
        "attack left with 3",  # Red eliminates the base with two tokens
        *("swap right", "put 1", "done"),  # a token beside a base that stands
        "attack middle with 5",
        "attack left with 4",
        "attack middle with 6",
        "attack middle with 0",
        "attack right with 2",
    ):
        [actor] = table.to_act()
        table.play(actor, text)
    assert not table.over
    table.play(0, "attack right with 8")
    assert table.over
    assert table.scores() == (4, 3)
    assert table.winner() == {0}


def test_the_books_3_eliminates_the_middle_base() -> None:
    table = after(set_up("0 1 2", "4 3 5"), "attack middle with 3")
    assert table.told[-1][1] == ("attack", 0, "hand", 3, "middle", "equal")  # AH-7
    assert table.lying(1) == (4, None, 5) and table.bases[1]["middle"].eliminated
    assert table.gone == [{3}, {3}] and 3 not in table.hands[0]
    assert table.to_act() == {1}


def test_a_hand_attack_that_misses_changes_nothing() -> None:
    table = after(set_up("0 1 2", "4 3 5"), "attack right with 9")
    assert table.told[-1][1] == ("attack", 0, "hand", 9, "right", "greater")  # AH-5
    assert 9 in table.hands[0] and table.lying(1) == (4, 3, 5) and table.to_act() == {1}
    table.play(1, "attack left with 7")
    table.play(0, "attack right with 3")
    assert table.told[-1][1] == ("attack", 0, "hand", 3, "right", "smaller")


def test_a_swap_shows_the_old_agent_and_hides_the_new_one() -> None:
    table = after(set_up("3 7 1", "4 0 8"), "swap left")
    assert table.tokens_left == [4, 5] and table.bases[0]["left"].tokens == 1
    assert table.legal(0) == {f"put {n}" for n in (0, 2, 3, 4, 5, 6, 8, 9)}  # AH-8
    table.play(0, "put 9")
    assert table.to_act() == {0} and table.legal(0) == {"done"}
    table.play(0, "done")
    assert table.seen(1)[-3:] == [("swap", 0, "left", 3), ("put", 0, "left", None), ("done", 0)]
    assert table.seen(0)[-2] == ("put", 0, "left", 9)
    assert table.to_act() == {1}


def test_without_a_token_there_is_no_swap() -> None:
    swap = ("swap left", "put 3", "done")
    table = after(set_up("3 7 1", "4 0 8"), *swap, "attack left with 9", tokens=1)
    assert not any(text.startswith("swap") for text in table.legal(0))
    with pytest.raises(ValueError, match="AH-9"):
        table.play(0, "swap left")


def test_a_base_attack_that_misses_loses_the_base_to_the_match_in_hand() -> None:
    table = after(set_up("3 7 1", "4 0 8"), "attack left from middle")
    assert table.seen(SPECTATOR)[-2:] == [
        ("attack", 0, "middle", 7, "left", "greater"),
        ("match", 1, 7, "hand"),  # AH-11
    ]
    assert table.lying(0) == (3, None, 1) and table.gone == [{7}, {7}]
    assert table.scores() == (0, 1) and table.to_act() == {1} and table.open is None


def test_a_match_from_a_base_is_replaced_before_the_enemys_turn() -> None:
    table = after(set_up("3 8 1", "4 0 8"), "attack left from middle")
    assert table.seen(SPECTATOR)[-1] == ("match", 1, 8, "right")  # AH-11
    assert table.to_act() == {1} and table.turns == 0
    assert table.legal(1) == {f"put {n}" for n in (1, 2, 3, 5, 6, 7, 9)}
    table.play(1, "put 9")
    table.play(1, "done")
    assert table.to_act() == {1} and table.turns == 1 and table.lying(1) == (4, 0, 9)
    assert table.tokens_left == [5, 5] and table.bases[1]["right"].tokens == 0  # AH-13


def test_a_base_attack_that_hits_is_followed_by_a_refill_of_ones_own() -> None:
    table = after(set_up("3 8 1", "4 0 8"), "attack right from middle")
    assert table.scores() == (1, 0) and table.gone == [{8}, {8}]
    assert table.to_act() == {0} and table.lying(0) == (3, None, 1)  # AH-12
    table.play(0, "put 2")
    table.play(0, "done")
    assert table.lying(0) == (3, 2, 1) and table.to_act() == {1} and table.tokens_left == [5, 5]


def test_an_open_refill_is_not_made_when_the_last_base_falls() -> None:
    table = after(set_up("2", "2"), "attack middle from middle", agents=4, bases=1)
    assert table.over and table.lying(0) == (None,)  # AH-16
    assert table.seen(1)[-1] == ("end", ((0, 1, 3), (0, 1, 3)), ((None,), (None,)))
    assert table.winner() == {0}


def test_who_loses_all_bases_can_still_win() -> None:
    # AH-19: A lost both bases, B lost one with two tokens beside it
    swaps = ["swap left", "put 4", "done", "attack left with 5"] * 2
    table = after(
        set_up("0 1", "4 5", "B"), *swaps, "attack left with 0", "attack left with 4",
        "attack right with 1", agents=6, bases=2,
    )  # fmt: skip
    assert table.over and not table.standing(0)
    assert table.scores() == (3, 2) and table.winner() == {0}


def test_a_tie_goes_to_the_hand_and_then_is_shared() -> None:
    begin = set_up("0", "3")
    apart = after(begin, "attack middle with 1", "attack middle with 2", agents=4, bases=1,
                  turn_limit=2)  # fmt: skip
    assert apart.over and apart.scores() == (0, 0) and apart.winner() == {0}  # AH-18: 6 to 3
    shared = after(set_up("1", "1"), "attack middle with 0", "attack middle with 0", agents=4,
                   bases=1, turn_limit=2)  # fmt: skip
    assert shared.winner() == {0, 1}


def test_the_turn_limit_waits_for_the_put() -> None:
    table = after(set_up("0", "3"), "swap middle", "put 2", agents=4, bases=1, turn_limit=1)
    assert not table.over  # AH-20
    table.play(0, "done")
    assert table.over and table.seen(1)[-1] == ("end", ((0, 1, 3), (0, 1, 2)), ((2,), (3,)))


def test_set_up_is_secret_until_both_are_done() -> None:
    mine: list[Step] = [(0, "put 3"), (0, "put 7"), (0, "put 1"), (0, "done")]
    for theirs in ([], [(1, "put 4")], [(1, "put 0"), (1, "put 4"), (1, "put 8")]):
        assert observations({}, mine + theirs, 0) == observations({}, mine, 0)
        assert observations({}, mine + theirs, SPECTATOR) == []
        assert posterior({}, mine + theirs, 0, 1) == {(None, None, None): 1}
        assert posterior({}, mine + theirs, 0, 0) == {(3, 7, 1): 1}


def test_perft_counts() -> None:
    assert [perft(Table(), depth) for depth in range(4)] == [1, 10, 90, 720]
    begun = after(set_up("3 7 1", "4 0 8"))
    assert perft(begun, 1) == 3 * 7 + 3 * 3 + 3
    # by hand: 3 hits, 18 misses, 3 swaps (8 cards each), 9 bases lost to a match in hand
    assert perft(begun, 2) == 3 * (21 + 6 + 2) + 18 * 33 + 3 * 8 + 9 * (12 + 6 + 3)
    small = Table(agents=4, bases=1, tokens=1, turn_limit=6)
    counts = [4, 4, 16, 16, 32, 160, 488, 1256]
    assert [perft(small, depth) for depth in range(1, 9)] == counts


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(book).failed == 0


# Rivals


def prefixes(options: dict[str, int], rng: random.Random) -> Iterator[list[Step]]:
    game = random_game(options, rng)
    yield from (game[:length] for length in range(len(game)))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nearly_every_position_has_rivals(viewer: int) -> None:
    rng = random.Random(3)
    found = asked = 0
    for _ in range(30):
        for steps in prefixes(DEFAULT, rng):
            others = rivals(DEFAULT, steps, viewer, rng)
            seen = observations(DEFAULT, steps, viewer)
            for other in others:
                assert other != steps and observations(DEFAULT, other, viewer) == seen
            assert len({tuple(other) for other in others}) == len(others) <= 3
            if any(actor not in (viewer, CHANCE) for actor, _ in steps):
                asked += 1
                found += bool(others)
    assert found >= 0.8 * asked, (found, asked)


@pytest.mark.parametrize("options", OPTIONS[2:])
def test_rivals_are_all_the_games_there_are(options: dict[str, int]) -> None:
    """With room for all, rivals are as many as brute force over histories leaves."""
    rng = random.Random(4)
    for _ in range(6):
        for steps in prefixes(options, rng):
            if len(played(options, steps).ready) < 2:
                continue
            hers = posterior(options, steps, 0, 1)
            assert len(rivals(options, steps, 0, rng, most=1000)) == len(hers) - 1
            # every put of the past but the last on each base has been shown: all equally likely
            assert set(hers.values()) == {Fraction(1, len(hers))}


def test_rivals_of_an_unfinished_set_up_differ_in_how_far_the_others_are() -> None:
    steps: list[Step] = [(0, "put 3"), (1, "put 4")]
    others = rivals(DEFAULT, steps, 0, random.Random(5), most=20)
    assert len(others) == 20 and len({len(other) for other in others}) >= 4
    assert all(other[0] == (0, "put 3") and other == sorted(other, key=lambda s: s[0])
               for other in others)  # fmt: skip


# Posterior


def estimate(options: dict[str, int], steps: list[Step], viewer: int, about: int,
             rng: random.Random) -> Counter[tuple[int | None, ...]]:  # fmt: skip
    """Play the steps again and again with random puts of `about`; count what fits."""
    truth, counts = observations(options, steps, viewer), Counter[tuple[int | None, ...]]()
    for _ in range(2000):
        table = Table(**options)
        try:
            for actor, text in steps:
                if actor == about and text.startswith("put ") and table.awaiting(actor):
                    text = rng.choice(sorted(table.legal(actor)))
                table.play(actor, text)
        except ValueError:
            continue
        if table.seen(viewer) == truth:
            counts[table.lying(about)] += 1
    return counts


def test_the_posterior_is_what_chance_says() -> None:
    rng = random.Random(6)
    open_questions = 0
    for number in range(examples(20)):
        options = {"agents": rng.randint(4, 6), "bases": rng.randint(1, 2), "tokens": 2}
        game = random_game(options | {"turn_limit": 12}, rng)
        begun = 2 * options["bases"] + 3
        steps = game[: rng.randint(begun, min(len(game), begun + 8))]
        viewer, about = ((0, 1), (1, 0), (SPECTATOR, 0), (SPECTATOR, 1))[number % 4]
        exact = posterior(options, steps, viewer, about)
        assert sum(exact.values()) == 1
        assert played(options, steps).lying(about) in exact
        counts = estimate(options, steps, viewer, about, rng)
        total = counts.total()
        assert set(counts) <= set(exact)
        for lying, share in exact.items():
            p = float(share)
            error = 5 * math.sqrt(p * (1 - p) / max(total, 1)) + 1e-9
            assert total < 20 or abs(counts[lying] / total - p) <= error
        open_questions += len(exact) > 1 and total >= 20
    assert open_questions >= examples(12), open_questions


def test_the_posterior_of_a_set_up_is_every_ordered_placement() -> None:
    steps = set_up("3 1", "0 2")
    exact = posterior({"agents": 5, "bases": 2}, steps, 0, 1)
    assert exact == {pair: Fraction(1, 20) for pair in permutations(range(5), 2)}


def test_the_posterior_forgets_bounds_at_a_swap_and_keeps_the_others() -> None:
    options = {"agents": 5, "bases": 2}
    steps = set_up("0 1", "2 3")
    steps += [(0, "attack left with 3"), (1, "attack left with 4"), (0, "attack right with 2")]
    steps += [(1, "swap left"), (1, "put 0"), (1, "done")]
    # 4 was in B's hand; right is above 2 and so 3; left may be any other card of the hand then
    assert set(posterior(options, steps, 0, 1)) == set(product((0, 1, 2, 4), (3,)))
