"""The second implementation of Spywhere checked: by the rules, by itself, by the engine."""

from __future__ import annotations

import doctest
import math
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import cast

import pytest
from librt.random import Random

import reference.spywhere as book
from bounds import to_the_end, until
from laws.odds import assert_frequencies
from laws.play import retold, walk
from laws.rivals.spywhere import rivals
from laws.settings import Setting
from laws.test_law_10_node_counts import assert_agree
from laws.test_law_12_blind_and_right import drawn
from reference.spywhere import (
    CHANCE,
    LETTERS,
    NATIONS,
    SPECTATOR,
    Filter,
    Hands,
    Step,
    Table,
    lines,
    perft,
    played,
    posterior,
    set_up,
)
from spytable import Position, game
from spytable.games.spywhere.intel import WhereIntel
from spytable.kernel.state import CHANCE as ENGINE_CHANCE
from spytable.kernel.state import OMNISCIENT

SETTINGS: list[tuple[int, dict[str, int]]] = [
    (2, {}),
    (2, {"copies": 4, "names_from": 1}),
    (2, {"copies": 5, "all_six": 1, "refill": 0}),
    (3, {"copies": 4}),
    (3, {"left_out": 4, "names_from": 30}),
    (4, {"copies": 5, "refill": 0}),
    (5, {"copies": 6, "names_from": 3}),
    (6, {"copies": 4}),
]


TWO = ("FR IT | DE GB", "FR IT DE | GB BE FR", "FR DE DE GB BE")
"""Passports, hands and market of two players."""


def any_step(table: Table, rng: random.Random) -> Step:
    """Whoever may act, by whatever it may do; cards come as often as they are there."""
    actor = rng.choice(sorted(table.to_act()))
    odds = table.chance() if actor == CHANCE else dict.fromkeys(table.legal(actor), Fraction(1))
    texts = sorted(odds)
    [text] = rng.choices(texts, [float(odds[text]) for text in texts])
    return actor, text


def random_game(seats: int, options: Mapping[str, int], rng: random.Random) -> Iterator[Table]:
    """One table before each of its steps and at its end."""
    table = Table(seats, **options)
    yield table
    for _ in to_the_end(table):
        table.play(*any_step(table, rng))
        yield table


def game_steps(seats: int, options: Mapping[str, int], rng: random.Random) -> list[Step]:
    """A whole game of random moves; the last identifications in the order of seats."""
    table = Table(seats, **options)
    steps: list[Step] = []
    secret: list[Step] = []
    for _ in to_the_end(table):
        step = any_step(table, rng)
        (secret if table.phase == "last" else steps).append(step)
        table.play(*step)
    return steps + sorted(secret, key=lambda step: step[0])


def plays(table: Table, *rows: str) -> Table:
    for actor, text in lines(*rows):
        table.play(actor, text)
    return table


# -- its own laws ----------------------------------------------------------------------------------


def assert_nothing_is_lost(table: Table) -> None:
    there = table.pile.copy()
    for hand, clues in zip(table.hands, table.clues, strict=True):
        there += hand
        there.update(clues * 3)
    there.update(nation for nation in table.market if nation is not None)
    assert +there == dict.fromkeys(table.nations, table.copies)
    assert table.pile.total() == table.pile_size
    for seat, names in enumerate(table.names):
        assert len({nation for _, nation in names}) == len(names) <= table.to_name
        assert sorted([*table.cards(seat), *(nation for _, nation in names)]) == sorted(
            table.nations
        )
        assert seat not in [foe for foe, _ in names]
        assert not set(table.clues[seat]) & set(table.passports[seat])


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_random_games_come_to_an_end_and_lose_no_card(seats: int, options: dict[str, int]) -> None:
    rng = random.Random(1)
    for _ in range(8):
        for table in random_game(seats, options, rng):
            assert_nothing_is_lost(table)
            assert bool(table.to_act()) != table.over
            assert all(table.legal(actor) for actor in table.to_act())
            assert sum(table.chance().values()) in (0, 1)
        assert table.ender is not None or table.pile_size == 0
        assert table.winners() and sum(table.returns()) == 0


@pytest.mark.parametrize(("seats", "first_pile"), [(2, 79), (3, 76), (4, 73), (5, 88), (6, 85)])
def test_there_are_no_more_turns_than_cards_in_the_first_pile(seats: int, first_pile: int) -> None:
    rng = random.Random(seats)
    longest = 0
    for table in random_game(seats, {"names_from": 30}, rng):
        if table.phase == "first":
            assert table.pile_size == first_pile
        longest = max(longest, table.turns)
    assert longest <= first_pile


def universe() -> set[str]:
    """Every move that can be said in this game, and some that cannot."""
    texts = {"", "keep", "clear", "pass", "done", "done 1", "PASS", "give", "give FR", "name B"}
    texts |= {f"first {letter}" for letter in (*LETTERS, "G")}
    for nation in (*NATIONS, "US", "fr"):
        words = ("leave", "passport", "deal", "market", "draw", "bonus")
        texts |= {f"{word} {nation}" for word in words}
        texts |= {f"give {nation} take {other}" for other in NATIONS}
        texts |= {f"name {letter} {nation}" for letter in (*LETTERS, "G")}
    return texts


def test_play_takes_exactly_the_moves_that_legal_names() -> None:
    texts = universe()
    for seats, options in SETTINGS[1:5]:
        for table in random_game(seats, {**options, "copies": 4}, random.Random(seats)):
            before = repr(vars(table))
            for actor in (CHANCE, *range(seats)):
                legal = table.legal(actor)
                assert legal <= texts and bool(legal) == (actor in table.to_act())
                for text in texts - legal:
                    with pytest.raises(ValueError, match=r"^SW-\d+: "):
                        table.play(actor, text)
                for text in legal:
                    table.copy().play(actor, text)
            assert repr(vars(table)) == before, "neither a refused move nor a copy changes a thing"


def test_node_counts_by_hand() -> None:
    # 6 nationalities to leave out, 5, 4, 3 and 2 passports, then 5 kinds of cards
    assert [perft(Table(2), depth) for depth in (1, 2, 3, 4, 5, 6)] == [6, 30, 120, 360, 720, 3600]
    # a hand of 3 kinds or of 4, a market of 4 kinds
    dealt = played(2, {}, set_up(*TWO))
    assert perft(dealt, 2) == 3 * (3 * 4) + 2 * (4 * 4)
    # nobody may name in the first round: the next seat draws; but a third DE for FR, GB or BE,
    # whatever was drawn, makes three alike, to keep or to clear
    assert perft(dealt, 3) == (68 - 3 * 5) * 5 + 3 * 5 * 2
    # the last card is laid: either nothing more is said, or another card is named and then nothing
    last = [*lines("* draw GB", "A give IT take FR", "A name B GB", "* draw FR")]
    last += lines("B give BE take BE", "B pass", "* draw IT", "A give IT take DE", "A name B BE")
    table = played(2, {"names_from": 1}, set_up(*TWO) + last)
    assert [perft(table, depth) for depth in (1, 2, 3, 4)] == [1 + 5, 5 * (1 + 4), 5 * 4, 0]


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(book).failed == 0


# -- rivals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [*SETTINGS[1:4], *SETTINGS[5:]])
def test_rivals_look_the_same_and_are_there_wherever_something_is_hidden(
    seats: int, options: dict[str, int]
) -> None:
    rng = random.Random(3)
    differ: Counter[str] = Counter()
    for _ in range(3):
        steps = game_steps(seats, options, rng)
        for length in range(len(steps) + 1):
            start = steps[:length]
            real = played(seats, options, start)
            for viewer in (SPECTATOR, *range(seats)):
                others = rivals(options, start, viewer, rng, 2, seats=seats)
                secret = any(seat != viewer for seat, own in enumerate(real.passports) if own)
                assert len(others) == (2 if secret and not real.over else 0)
                for other in others:
                    rival = played(seats, options, other)
                    assert other != start and rival.seen(viewer) == real.seen(viewer)
                    differ["passports"] += rival.passports != real.passports
                    differ["hands"] += rival.hands != real.hands
                    differ["names"] += rival.names != real.names
                    differ["progress"] += real.phase == "last" and len(other) != len(start)
                    if viewer >= 0:
                        assert rival.legal(viewer) == real.legal(viewer) and rival.missing(
                            viewer
                        ) == real.missing(viewer)
    assert min(differ[what] for what in ("passports", "hands", "names")) > 50, differ
    assert differ["progress"] > 5, differ


def kept_alike() -> list[Step]:
    """A kept three alike that are not of its own nationality, and named nobody."""
    begin = set_up("IT | FR | DE", "GB GB IT | IT DE DE | DE BE BE", "GB GB FR FR BE")
    return begin + lines("* draw IT", "A give GB take BE", "A keep")


def test_among_rivals_somebody_kept_because_it_had_to() -> None:
    others = rivals({}, kept_alike(), 1, random.Random(4), 30, seats=3)
    passports = {played(3, {}, other).passports[0][0] for other in others}
    assert passports == {"IT", "DE", "GB", "BE"}, "anything but what B holds itself"


def test_cards_that_were_given_were_there_in_every_rival() -> None:
    steps = kept_alike()
    others = rivals({}, steps, 1, random.Random(5), 60, seats=3)
    hands = [played(3, {}, other).hands[0] for other in others]
    assert all(hand["BE"] >= 1 and hand.total() == 4 for hand in hands), "it took a BE"
    drawn = [tuple(text for _, text in other[4:7]) for other in others]
    assert all("deal GB" in three or other[19] == (CHANCE, "draw GB")
               for three, other in zip(drawn, others, strict=True))  # fmt: skip
    assert len({tuple(sorted(hand.elements())) for hand in hands}) > 10


# -- what a viewer must hold possible --------------------------------------------------------------


def unseen_ways(follower: Filter) -> dict[Hands, int]:
    """Where nothing ever went back to the pile: any cards not seen may be anywhere hidden.

    So hands are as likely as there are ways to pick them from all cards that were never seen.
    """
    weights = {}
    for hands in follower.weights:
        ways = 1
        for number, nation in enumerate(NATIONS):
            table = follower.table
            unknown = [
                hand[number] - known[nation]
                for seat, (hand, known) in enumerate(zip(hands, follower.known, strict=True))
                if seat != follower.viewer
            ]
            seen = table.market.count(nation) + sum(3 * own.count(nation) for own in table.clues)
            seen += sum(hand[number] for hand in hands) - sum(unknown)
            left = table.copies * (nation in table.nations) - seen
            for count in unknown:
                ways *= math.comb(left, count)
                left -= count
        weights[hands] = ways
    return weights


@pytest.mark.parametrize(("seats", "options"), [SETTINGS[2], (3, {"copies": 4, "refill": 0})])
def test_without_put_backs_every_card_not_seen_is_as_likely_as_any_other(
    seats: int, options: dict[str, int]
) -> None:
    rng = random.Random(6)
    for number in range(6):
        follower = Filter.begin(seats, options, number % seats)
        for at, step in enumerate(game_steps(seats, options, rng)):
            follower.follow(*step)
            if at % 4 == 0:
                ways = unseen_ways(follower)
                one = math.gcd(*ways.values())
                other = math.gcd(*follower.weights.values())
                assert {hands: n // one for hands, n in ways.items()} == {
                    hands: n // other for hands, n in follower.weights.items()
                }


def every_game(
    seats: int, options: Mapping[str, int], steps: Sequence[Step], viewer: int
) -> dict[Hands, Fraction]:
    """Hands and their odds by playing every game there is, one by one, with nothing merged."""
    truth = played(seats, options, steps).seen(viewer)
    found: dict[Hands, Fraction] = {}

    def go_on(table: Table, at: int, known: list[Counter[str]], odds: Fraction) -> None:
        seen = table.seen(viewer)
        if seen != truth[: len(seen)]:
            return
        if at == len(steps):
            if seen == truth:
                hands = tuple(tuple(hand[nation] for nation in NATIONS) for hand in table.hands)
                found[hands] = found.get(hands, Fraction(0)) + odds
            return
        actor, text = steps[at]
        choices = table.chance() if actor == CHANCE else {text: Fraction(1)}
        if table.phase == "passport":
            choices = {text: Fraction(1)}
        for choice, chance in choices.items():
            after, sure = table.copy(), [own.copy() for own in known]
            if choice.startswith("give "):
                _, mine, _, one = choice.split()
                hand = table.hands[actor]
                if not hand[mine]:
                    continue
                if not sure[actor][mine] and actor != viewer:
                    chance = Fraction(hand[mine], hand.total() - sure[actor].total())
                sure[actor][mine] = max(0, sure[actor][mine] - 1)
                sure[actor][one] += 1
            if choice in after.legal(actor):
                after.play(actor, choice)
                go_on(after, at + 1, sure, odds * chance)

    go_on(Table(seats, **options), 0, [Counter() for _ in range(seats)], Fraction(1))
    whole = sum(found.values(), Fraction(0))
    return {hands: odds / whole for hands, odds in found.items()}


PUT_BACK = [
    *set_up("FR IT | DE GB", "FR IT GB | IT DE BE", "GB GB DE DE BE"),
    *lines("* draw BE", "A give GB take BE", "A clear"),
    *lines("* bonus FR", "* market DE", "* market IT", "* market BE"),
]
"""A's first turn: three DE go back."""
AFTERWARDS = [
    *lines("* market FR", "* market DE", "* market GB"),
    *lines("* draw DE", "B give IT take FR"),
    *lines("* draw DE", "A give IT take DE"),
]
STUCK = [
    *set_up("FR | IT | DE", "IT IT DE | IT IT DE | DE DE BE", "GB GB FR FR BE"),
    *lines("* draw GB", "A give GB take BE", "A clear"),
    *lines("* bonus GB", "* market FR", "* market BE", "* market BE"),
]
"""In market and pile nothing but FR and BE is left: three alike must stay."""


@pytest.mark.parametrize(
    ("later", "viewer"), [(0, 1), (4, 1), (len(AFTERWARDS), 1), (len(AFTERWARDS), 0)]
)
def test_the_odds_are_those_of_playing_every_game_there_is(later: int, viewer: int) -> None:
    options = {"copies": 4, "names_from": 9}
    steps = [*PUT_BACK, *AFTERWARDS[:later]]
    assert ("back", "DE") in played(2, options, steps).seen(viewer)
    _, exact = posterior(2, options, steps, viewer)
    assert len(exact) >= 5 and exact == every_game(2, options, steps, viewer)


def test_what_was_drawn_before_a_put_back_is_none_of_what_went_back() -> None:
    options = {"copies": 4, "names_from": 9}
    _, exact = posterior(2, options, PUT_BACK, 1)
    # B holds a DE itself and three went back: A drew all it has before that, so no DE at all
    assert {hands[0][NATIONS.index("DE")] for hands in exact} == {0}
    later = [*PUT_BACK, *AFTERWARDS[:5], *lines("* draw DE")]
    _, exact = posterior(2, options, later, 1)
    assert {hands[0][NATIONS.index("DE")] for hands in exact} == {0, 1}


def test_stuck_says_what_the_others_hold() -> None:
    """Nothing went back: all ways to hold cards not seen are alike, where three had to stay."""
    assert played(3, {"copies": 4}, STUCK).seen(1)[-1] == ("stays", "FR")
    _, exact = posterior(3, {"copies": 4}, STUCK, 1)
    follower = Filter.begin(3, {"copies": 4, "refill": 0}, 1)
    for step in STUCK:
        follower.follow(*step)
    assert set(exact) < set(follower.weights), "without SW-11 nothing is learnt of it"
    ways = {}
    for hands, number in unseen_ways(follower).items():
        # nobody holds what is in market and pile: 3 FR, 2 BE and one more, of FR or BE
        held = [sum(column) for column in zip(*hands, strict=True)]
        if held[NATIONS.index("FR")] == 0 or held[NATIONS.index("BE")] == 1:
            ways[hands] = number
    whole = sum(ways.values())
    assert exact == {hands: Fraction(number, whole) for hands, number in ways.items()}


def test_giving_a_card_that_all_know_of_says_nothing() -> None:
    begin = set_up(*TWO)
    first = [*begin, *lines("* draw GB", "A give IT take DE", "* draw FR", "B give GB take GB")]
    again = [*first, *lines("* draw IT")]
    _, before = posterior(2, {}, again, 1)
    _, after = posterior(2, {}, [*again, *lines("A give DE take DE")], 1)
    assert before == after
    _, after = posterior(2, {}, [*again, *lines("A give GB take GB")], 1)
    assert before != after


def test_clue_piles_and_ones_own_exclude_passports_and_nothing_else_does() -> None:
    begin = set_up("FR | IT | DE", "GB IT IT | IT DE DE | DE FR BE", "GB GB FR FR BE")
    steps = [*begin, *lines("* draw IT", "A give GB take BE")]
    hers, _ = posterior(3, {}, [*steps, *lines("A keep", "A name C IT")], 1)
    assert len(hers) == 4 * 3 and set(hers.values()) == {Fraction(1, 12)}
    hers, _ = posterior(3, {}, [*steps, *lines("A clear", "* bonus FR")], 1)
    assert {way[0] for way in hers} == {("FR",), ("DE",), ("BE",)}
    assert len(hers) == 3 * 3
    everybody = list(book.possible_passports(played(3, {}, steps), SPECTATOR))
    assert len(everybody) == 5 * 4 * 3
    pair = set_up(*TWO)
    theirs, _ = posterior(2, {}, pair, 0)
    assert set(theirs) == {
        (("FR", "IT"), two) for two in (("DE", "GB"), ("BE", "DE"), ("BE", "GB"))
    }


@pytest.mark.parametrize(("seats", "options"), SETTINGS[1:4])
def test_the_truth_is_always_possible(seats: int, options: dict[str, int]) -> None:
    rng = random.Random(8)
    for number in range(6):
        follower = Filter.begin(seats, options, number % seats)
        for step in game_steps(seats, options, rng):
            follower.follow(*step)
            table = follower.table
            truth = tuple(tuple(hand[nation] for nation in NATIONS) for hand in table.hands)
            assert truth in follower.weights
            passports = tuple(tuple(sorted(own)) for own in table.passports)
            assert passports in set(book.possible_passports(table, follower.viewer))


def keen_step(table: Table, rng: random.Random) -> Step:
    """As any step, but three alike are made and cleared where they can be."""
    [*actors] = table.to_act()
    if table.phase == "clear" and "clear" in table.legal(actors[0]):
        return actors[0], "clear"
    if table.phase == "exchange":
        made = []
        for text in sorted(table.legal(actors[0])):
            after = table.copy()
            after.play(actors[0], text)
            if after.phase == "clear" and "clear" in after.legal(actors[0]):
                made.append(text)
        if made:
            return actors[0], rng.choice(made)
    return any_step(table, rng)


# -- the engine ------------------------------------------------------------------------------------


def any_setting(rng: random.Random) -> Setting:
    """Any table that can be agreed on: the laws have fewer values to try."""
    seats = rng.randint(2, 6)
    options = {
        "left_out": rng.choice((0, rng.randint(1, 6))),
        "all_six": 0,
        "refill": rng.randint(0, 1),
        "names_from": rng.choice((0, rng.randint(1, 30))),
        "copies": rng.randint(4, 18),
    }
    if options["left_out"] == 0:
        options["all_six"] = rng.randint(0, 1)
    return Setting("spywhere", seats, tuple(options.items()))


def assert_same_table(known: WhereIntel, table: Table, follower: Filter) -> None:
    assert list(known.nations) == table.nations
    assert (known.pile, known.turn, known.round) == (table.pile_size, table.turns, table.round)
    if table.phase not in ("last", "end"):
        assert (known.active, known.first) == (table.active, table.first)
    assert (list(known.market), known.alike) == (table.market, table.alike())
    assert (known.names_from, known.ender) == (table.names_from, table.ender)
    for seat, player in enumerate(known.players):
        assert player.passports is not None and player.hand is not None
        assert sorted(player.passports) == sorted(table.passports[seat])
        assert list(player.hand) == [table.hands[seat][nation] for nation in NATIONS]
        assert list(player.known) == [follower.known[seat][nation] for nation in NATIONS]
        assert list(player.clues) == [table.clues[seat].count(nation) for nation in NATIONS]
        assert player.names is not None and player.cards is not None
        assert sorted(player.names) == sorted(table.names[seat])
        assert sorted(player.cards) == sorted(table.cards(seat))
        assert player.missing == table.missing(seat)


@pytest.mark.parametrize(
    ("seats", "all_six", "word", "number"),
    [
        *((2, 0, "back", 216), (2, 0, "back", 108), (2, 0, "back", 1249)),
        *((2, 1, "back", 405), (2, 1, "back", 19), (3, 0, "back", 14)),
        *((3, 0, "stays", 340), (3, 0, "stays", 266)),
    ],
)
def test_where_three_went_back_or_stayed_samples_are_as_frequent_as_they_should_be(
    seats: int, all_six: int, word: str, number: int
) -> None:
    """The laws meet few such games: these are some with three alike cleared at every chance."""
    options = {"copies": 4, "names_from": 9, "all_six": all_six}
    rng, engine = random.Random(number), game("spywhere", seats, **options)
    table, steps = Table(seats, **options), list[Step]()
    followers = [Filter.begin(seats, options, viewer) for viewer in range(seats)]
    asked = 0
    for _ in until(lambda: table.phase == "last"):
        steps.append(keen_step(table, rng))
        table.play(*steps[-1])
        for follower in followers:
            follower.follow(*steps[-1])
        if table.phase == "exchange" and word in {fact[0] for fact in table.seen(SPECTATOR)}:
            follower = followers[(table.turns + asked) % seats]
            assert_samples(retold(engine, steps), follower, number)
            asked += len(follower.weights) > 1
    assert asked


def test_with_all_cards_of_the_box_samples_are_as_frequent_too() -> None:
    rng, options = random.Random(2100), {"names_from": 30}
    steps, followers = list[Step](), [Filter.begin(2, options, viewer) for viewer in (0, 1)]
    table = followers[0].table
    for _ in until(lambda: table.turns >= 18 and table.phase == "exchange"):
        steps.append(keen_step(table, rng))
        for follower in followers:
            follower.follow(*steps[-1])
    assert [fact[0] for fact in table.seen(SPECTATOR)].count("back") == 11
    for follower in followers:
        assert len(follower.weights) > 300
        assert_samples(retold(game("spywhere", 2, **options), steps), follower, 18)


@pytest.mark.parametrize(("seats", "number"), [(2, 2265), (3, 2011), (5, 2128), (6, 2209)])
def test_however_much_went_back_samples_fit(seats: int, number: int) -> None:
    """In games of all cards with three alike cleared at every chance, where it goes on for long."""
    rng, options = random.Random(number), {"names_from": 30}
    table, position = Table(seats, **options), Position(game("spywhere", seats, **options))
    for _ in until(lambda: table.phase == "last"):
        actor, text = keen_step(table, rng)
        table.play(actor, text)
        position.step(actor, position.game.parse(text, chance=actor == CHANCE))
        if table.phase == "exchange" and table.turns > 12:
            for viewer in (*table.to_act(), SPECTATOR):
                intel = position.intel(viewer)
                sample = intel.sample(Random(table.turns))
                assert position.game.intel(sample, viewer) == intel


def assert_samples(position: Position, follower: Filter, seed: int) -> None:
    found = Counter[Hands]()
    for state, count in drawn(position.intel(follower.viewer), seed, 4000):
        known = cast(WhereIntel, position.game.intel(state, OMNISCIENT))
        found[tuple(tuple(player.hand or ()) for player in known.players)] += count
    whole = sum(follower.weights.values())
    assert_frequencies(
        found, {hands: Fraction(weight, whole) for hands, weight in follower.weights.items()}
    )


class Watcher(Filter):
    """It keeps count of the cards that everybody knows of, and of nothing else."""

    def follow(self, actor: int, text: str) -> None:
        self.weights = {}
        super().follow(actor, text)


@pytest.mark.parametrize("number", range(40))
def test_engine_and_reference_agree_at_any_table(number: int) -> None:
    setting = any_setting(random.Random(number))
    options = dict(setting.options)
    follower = Watcher.begin(setting.seats, options, SPECTATOR)
    for position, step in walk(setting, number):
        assert_agree(position, follower.table)
        known = cast(WhereIntel, position.intel(OMNISCIENT))
        assert_same_table(known, follower.table, follower)
        if step is not None:
            actor, action = step
            chance = actor == ENGINE_CHANCE
            if chance:
                outcomes = position.state.chance()
                whole = sum(weight for _, weight in outcomes)
                assert follower.table.chance() == {
                    position.game.text(outcome, chance=True): Fraction(weight, whole)
                    for outcome, weight in outcomes
                }
            follower.follow(actor, position.game.text(action, chance=chance))
