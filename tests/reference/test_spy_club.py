"""The second implementation of Spy Club by itself, and side by side with the engine."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple, cast

import pytest
from librt.random import Random
from msgspec.structs import asdict

from bounds import to_the_end, until
from laws.odds import assert_frequencies
from laws.play import seats_of
from laws.rivals.spy_club import read, rivals
from laws.settings import SOAK, examples, with_terms
from laws.terms.spy_club import random_terms
from reference.spy_club import (
    ASPECT,
    ASPECTS,
    CHANCE,
    HAPPENINGS,
    MOST_LOST,
    PARTS,
    SYMBOLS,
    TERMS,
    Components,
    Step,
    Table,
    any_step,
    closing_step,
    every_way,
    idle_step,
    keen_step,
    lingering_step,
    mixed_step,
    odds,
    ours,
    own_events,
    own_terms,
    plain,
    plain_terms,
    set_up,
    spent_step,
    tailing_step,
    thorough_step,
    ways,
    written,
)
from spytable import OMNISCIENT, SPECTATOR, game
from spytable.games.spy_club.intel import Asked, CaseIntel, Clue
from spytable.kernel.game import Game
from spytable.kernel.moves import Event
from spytable.kernel.state import OVER, State

Player = Callable[[Table, random.Random], Step]


def twins() -> Components:
    """A box in which many cards are there twice, as a player may bring it."""
    clues = [dict(card) for card in plain()["clues"]]
    for one, other in zip(clues[::2], clues[1::2], strict=True):
        wanted = [card for card in clues if card["b"] == one["b"] and card not in (one, other)]
        if one["a"] == other["a"] and wanted and ASPECT[wanted[0]["a"]] != ASPECT[other["b"]]:
            wanted[0]["b"], other["b"] = other["b"], wanted[0]["b"]
    return {**plain(), "clues": clues}


BOXES = {"ours": ours(), "plain": plain(), "twins": twins()}


# -- the second implementation alone ---------------------------------------------------------------


def whole(seats: int, options: dict[str, int], seed: int, player: Player, own: str = "") -> Table:
    table, rng = Table(seats, options, own), random.Random(seed)
    for _ in to_the_end(table):
        table.play(*player(table, rng))
        assert_nothing_is_lost(table)
    return table


def assert_nothing_is_lost(table: Table) -> None:
    """CL-1, CL-2: each card is in one place, and all ideas are somewhere."""
    lying = [card for area in table.areas for card in area]
    lying += [*table.incoming, *table.row, table.top, *table.discards, *table.answers.values()]
    lying.append(table.extra_answer)
    cards = [card for card in lying if card is not None]
    assert sorted([*cards, *table.undrawn]) == list(range(54))
    assert set(cards) == set(table.face) >= table.known
    assert table.in_play() + table.lost == table.terms["ideas"]
    assert min(table.supply, *table.ideas) >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_case_ends_in_every_way_there_is(seats: int) -> None:
    causes = Counter(
        whole(seats, {"advanced": seed % 2, "consent": seed // 2 % 2}, seed, player).cause
        for player in (any_step, keen_step, spent_step, idle_step)
        for seed in range(8)
    )
    assert set(causes) == {"solved", "escape", "ideas", "time", "clues"}, causes


@pytest.mark.parametrize("own", [False, True])
def test_a_copy_goes_its_own_way(own: bool) -> None:
    rng = random.Random(1)
    terms = {**dict.fromkeys(OWN_RULES, 1), "cold": 12, "steps": 30}
    table = Table(3, {}, stated(**terms) if own else "")
    for _ in range(60):
        table.play(*any_step(table, rng))
    before, twin = vars(table.copy()), table.copy()
    for _ in to_the_end(twin):
        twin.play(*any_step(twin, rng))
    assert vars(table) == before != vars(twin)


# -- terms of a case, in the second implementation -------------------------------------------------


def dealt(own: str, areas: str, seats: int = 2) -> Table:
    """A case with these terms in which A begins with those clues: "A's | B's"."""
    table = Table(seats, {"consent": 0}, written(plain()) + own)
    incoming = " ".join(["hat"] * 3 if table.beside == 3 else ["hat", "key"][: table.beside])
    for step in set_up(table, "A", incoming, areas, "stamp"):
        table.play(*step)
    return table


def stated(**values: int) -> str:
    terms = [{"name": name.replace("_", "-"), "value": value} for name, value in values.items()]
    return written({"terms": terms})


def acts(table: Table, *texts: str) -> Table:
    for text in texts:
        [actor] = table.to_act()
        table.play(actor, text)
        assert_nothing_is_lost(table)
    return table


def turned(table: Table, *symbols: str) -> Table:
    """The same with movement cards of these symbols turned already, the last one last."""
    for symbol in symbols:
        fits = [name for name, card in table.moves.items() if card["symbol"] == symbol]
        table.moved.append(next(name for name in fits if name not in table.moved))
    return table


def solved(table: Table, *aspects: str) -> Table:
    """The same with these aspects solved already, by cards of the tray."""
    for aspect in aspects:
        table.answers[aspect] = aside(table, aspect)
    return table


def laid(table: Table, *rows: str) -> Table:
    """The same with these clues, cards of the tray, in the row or the grid; a dot is no clue."""
    for at, name in enumerate(" ".join(rows).split()):
        table.row[at] = None if name == "." else aside(table, name)
    return table


def lying_in_row(table: Table) -> str:
    return " ".join("." if card is None else table.name(card) for card in table.row)


def discarded(table: Table) -> list[str]:
    return sorted(table.name(card) for card in table.discards)


def answer_to(table: Table, aspect: str) -> str:
    return table.name(table.answers[aspect])


def aside(table: Table, wanted: str) -> int:
    """A card of the tray that shows this aspect or name, laid aside."""
    for card in sorted(table.undrawn):
        for face, name in enumerate(table.cards[card]):
            if wanted in (name, ASPECT[name]):
                table.undrawn.remove(card)
                table.face[card] = face
                return card
    raise AssertionError(f"no {wanted} is left")


PAIRS = 0, 0, 1, 1, 3
"""Of these families of terms: where all are, hardly a case is won."""
OWN_RULES = tuple(TERMS)[list(TERMS).index("first") :]
"""The terms of CL-39 to CL-56."""
SHORT = {"row": 3, "actions": 6, "distance": 0}
THREE = "confirm 1 at 1", "confirm 2 at 2", "confirm 3 at 3"
PLACES = "park museum cabin school | love money dare hunger"
DULL = "homework chores birthday homework | love money dare hunger"


def test_every_term_is_kept() -> None:
    own = stated(
        actions=2, ideas=9, first_ideas=2, turns=4, row=4, places=2, incoming=2, steps=3,
        distance=3, first_price=4, price=3, tray_price=0,
    )  # fmt: skip
    table = dealt(own, "park museum | love money | dare hunger", seats=3)
    assert (table.supply, table.ideas) == (3, [2, 2, 2])
    assert [table.price(0, place) for place in range(2)] == [0, 3]
    assert [table.price_of_incoming(at) for at in range(3)] == [4, 3, 0]
    assert len(table.row) == 4 and "confirm 1 at 4" in table.legal(0)
    assert not table.legal(0) & {"confirm 1 at 5", "confirm 2 at 1", "scout 1 to 1"}
    acts(table, "turn 1", "stop", "confirm 1 at 1")
    assert table.legal(0) == {"end"}
    table.escape = 1
    table._advance("decoy")
    assert not table.over
    table._advance("decoy")
    assert table.cause == "escape"


def test_time_is_over_after_as_many_turns_as_are_stated() -> None:
    for turns in (4, 7):
        own = written(
            {
                "terms": [{"name": "turns", "value": turns}, {"name": "steps", "value": 30}],
                "events": [
                    {"aspect": aspect, "event": "nothing", "ideas": 0} for aspect in ASPECTS
                ],
            }
        )
        table = whole(3, {}, 1, idle_step, own)
        assert (table.cause, table.turn, len(table.moved)) == ("time", turns, turns)


def test_a_case_without_terms_is_as_the_plain_rules_say() -> None:
    for seats, places, incoming in ((2, 4, 3), (3, 3, 2), (4, 3, 1)):
        for advanced, steps in enumerate((10, 8)):
            table = Table(seats, {"advanced": advanced})
            assert (table.places, table.beside, table.terms["steps"]) == (places, incoming, steps)
            assert table.terms.keys() == TERMS.keys()
            assert all(low <= table.terms[name] <= high for name, (low, high) in TERMS.items())


def test_a_row_of_three_is_solved_by_three() -> None:
    """T1, CL-22: under the symbol of the newest card."""
    table = turned(dealt(stated(**SHORT), PLACES), "moon", "square")
    acts(table, *THREE)
    assert table.name(table.answers["location"]) == "museum" and table.phase == "acting"
    assert table.row == [None] * 3 and len(table.discards) == 2 and table.done == 3


def test_a_symbol_beyond_the_row_leaves_it_to_the_card_before() -> None:
    """T2, CL-31."""
    table = turned(dealt(stated(**SHORT), PLACES), "moon", "triangle", "star", "cross", "star")
    acts(table, *THREE)
    assert table.name(table.answers["location"]) == "cabin"


@pytest.mark.parametrize("symbols", [(), ("star", "cross")])
def test_where_no_card_names_a_place_the_active_player_picks(symbols: tuple[str, ...]) -> None:
    """T2: nothing else is possible before it, and the turn goes on after it."""
    table = turned(dealt(stated(**SHORT), PLACES), *symbols)
    acts(table, *THREE)
    assert table.legal(0) == {"pick 1", "pick 2", "pick 3"} and not table.legal(1)
    assert not table.answers and None not in table.row
    acts(table, "pick 1")
    assert table.name(table.answers["location"]) == "park" and len(table.discards) == 2
    assert table.row == [None] * 3 and {"end", "confirm 4 at 1"} <= table.legal(0)


def test_three_of_a_solved_aspect_or_of_distractions_do_nothing() -> None:
    """CL-23."""
    for table in (
        solved(dealt(stated(**SHORT), PLACES), "location"),
        dealt(stated(**SHORT), DULL),
    ):
        acts(table, *THREE)
        assert table.phase == "acting" and None not in table.row and not table.discards


def test_an_extra_set_is_solved_once_and_is_no_aspect() -> None:
    """T3."""
    table = dealt(stated(**SHORT, extra=1), DULL)
    acts(table, *THREE, "pick 2")
    answer = table.extra_answer
    assert answer is not None and table.name(answer) == "chores" and len(table.discards) == 2
    assert table.scores() == [0, 0] and table.returns() == [0, 0] and not table.over
    assert table.event_of("object") == ("fatigue", 0)
    table.row = [*table.discards, None]
    table.discards = []
    acts(table, "confirm 4 at 3")
    assert table.phase == "acting" and None not in table.row and table.extra_answer == answer


def test_a_case_that_is_won_goes_on_while_an_extra_goal_is_open() -> None:
    """T4, CL-32: it can be closed whenever the turn could be ended."""
    table = solved(dealt(stated(**SHORT, extra=1), PLACES), *ASPECTS[:2], *ASPECTS[3:5])
    assert "close" not in table.legal(0)
    acts(table, *THREE)
    assert table.legal(0) == {"pick 1", "pick 2", "pick 3"}
    acts(table, "pick 3")
    assert table.won and not table.over and {"close", "end", "turn 4"} <= table.legal(0)
    acts(table, "turn 4")  # the only clue left: the action is over at once
    assert "close" in table.legal(0)
    acts(table, "scout 1 to 3", "turn 4")
    assert table.legal(0) == {"turn 3", "stop"}
    acts(table, "stop")
    assert table.done == 6 and table.legal(0) == {"end", "close"}
    acts(table, "close")
    assert table.cause == "solved" and table.returns() == [1, 1] and table.scores() == [5, 5]
    assert table.extra_answer is None


def test_a_case_with_its_extra_goal_reached_is_over_when_it_is_won() -> None:
    """T4: the other way round too."""
    first = dealt(stated(**SHORT, extra=1), PLACES)
    first.extra_answer = aside(first, "distraction")
    solved(first, *ASPECTS[:2], *ASPECTS[3:5])
    last = solved(dealt(stated(**SHORT, extra=1), DULL), *ASPECTS[:5])
    for table in (first, last):
        acts(table, *THREE, "pick 1")
        assert table.cause == "solved" and table.over and table.returns() == [1, 1]


def test_without_an_extra_goal_the_fifth_aspect_is_the_end() -> None:
    table = solved(dealt(stated(**SHORT), PLACES), *ASPECTS[:2], *ASPECTS[3:5])
    acts(table, *THREE, "pick 1")
    assert table.cause == "solved" and table.over


def test_a_case_that_was_won_stays_won_however_it_ends() -> None:
    """T4, CL-24: it keeps its own cause."""
    causes = set[str | None]()
    for seed in range(60):
        table = whole(2 + seed % 3, {}, seed, lingering_step, stated(**SHORT, extra=1))
        if table.won:
            causes.add(table.cause)
            assert (table.cause == "solved") == (table.extra_answer is not None)
            assert set(table.returns()) == {Fraction(1)} and set(table.scores()) == {5}
    assert causes >= {"escape", "ideas", "time"}


@pytest.mark.parametrize("advanced", [0, 1])
def test_an_event_of_ones_own_takes_the_place_of_the_plain_one(advanced: int) -> None:
    """CL-20: on both levels; the others stay as they are."""
    events = [
        {"aspect": "location", "event": "sabotage", "ideas": 2},
        {"aspect": "distraction", "event": "fatigue", "ideas": 5},
        {"aspect": "suspect", "event": "nothing", "ideas": 0},
    ]
    table = Table(3, {"advanced": advanced}, written({"events": events}))
    table.answers["crime"] = 0
    assert {aspect: table.event_of(aspect) for aspect in ASPECTS} == {
        "motive": ("false-lead", 0),
        "suspect": ("nothing", 0),
        "location": ("sabotage", 2),
        "crime": ("lost-trail", 0),
        "object": ("fatigue", 1 + advanced),
        "distraction": ("fatigue", 6),
    }


# CL-31: wild clues

WILD = {**SHORT, "wild": 1}  # Homework
HELP = "park homework museum cabin | love money dare hunger"


def test_a_row_of_one_aspect_and_one_wild_clue_solves_it() -> None:
    """CL-31: here by the place of the symbol; the wild clue is discarded as the others are."""
    table = turned(dealt(stated(**WILD), HELP), "star", "triangle")
    acts(table, *THREE)
    assert answer_to(table, "location") == "museum" and table.row == [None] * 3
    assert discarded(table) == ["homework", "park"] and table.phase == "acting"


def test_the_wild_clue_may_come_in_exchange_and_last() -> None:
    table = turned(laid(dealt(stated(**WILD), HELP), "park lie cabin"), "moon")
    acts(table, "confirm 2 at 2")
    assert answer_to(table, "location") == "park"
    assert discarded(table) == ["cabin", "homework"]


def test_four_locations_and_a_wild_clue_under_the_symbol() -> None:
    """CL-31's example."""
    table = dealt(stated(actions=6, distance=0, wild=1), HELP)
    turned(laid(table, "park museum school . cabin"), "moon", "square", "cross")
    acts(table, "confirm 2 at 4")
    assert answer_to(table, "location") == "museum" and len(table.discards) == 4


def test_two_wild_clues_do_not_solve() -> None:
    for row, place in (("park homework . homework", 3), ("homework . museum homework", 2)):
        own = stated(row=4, wild=1)
        table = laid(dealt(own, PLACES), row)
        before = len(table.legal(0))
        acts(table, f"confirm 1 at {place}")
        assert table.phase == "acting" and None not in table.row and not table.answers
        assert before and not table.discards


def test_only_clues_of_the_name_stated_are_wild() -> None:
    names = ("homework", "chores", "video-games", "piano-lesson", "birthday")
    for number, wild in enumerate(names, 1):
        for name in names:
            table = dealt(stated(**{**SHORT, "wild": number}), PLACES)
            turned(laid(table, f". {name} park"), "triangle")
            acts(table, "confirm 1 at 1")
            assert (answer_to(table, "location") if table.answers else None) == (
                "park" if name == wild else None
            )


def test_a_wild_clue_helps_no_solved_aspect_and_no_mixture() -> None:
    for table in (
        solved(dealt(stated(**WILD), HELP), "location"),
        laid(dealt(stated(**WILD), "lie homework museum cabin | love money dare hunger")),
    ):
        acts(table, *THREE)
        assert table.phase == "acting" and None not in table.row and not table.discards


@pytest.mark.parametrize("symbols", [(), ("star", "cross"), ("square",), ("square", "star")])
def test_where_symbols_name_only_the_wild_clue_one_of_the_aspect_is_picked(
    symbols: tuple[str, ...],
) -> None:
    table = turned(dealt(stated(**WILD), HELP), *symbols)
    acts(table, *THREE)
    assert table.legal(0) == {"pick 1", "pick 3"} and table.choices == [0, 2]
    acts(table, "pick 3")
    assert answer_to(table, "location") == "museum" and not table.choices
    assert discarded(table) == ["homework", "park"]


def test_to_an_extra_goal_a_wild_clue_is_a_distraction_like_any_other() -> None:
    """CL-31, CL-32: it can be the answer, by symbol or by choice, and two or three count."""
    for areas in (
        "homework chores homework park | love money dare hunger",
        "homework homework homework park | love money dare hunger",
    ):
        table = turned(dealt(stated(**WILD, extra=1), areas), "triangle", "moon")
        acts(table, *THREE)
        answer = table.extra_answer
        assert answer is not None and table.name(answer) == "homework"
        assert not table.answers and len(table.discards) == 2
        table = acts(dealt(stated(**WILD, extra=1), areas), *THREE)
        assert table.legal(0) == {"pick 1", "pick 2", "pick 3"}


def test_without_an_extra_goal_three_wild_clues_do_nothing() -> None:
    table = dealt(stated(**WILD), "homework homework homework park | love money dare hunger")
    acts(table, *THREE)
    assert table.phase == "acting" and None not in table.row


def test_symbols_name_a_place_without_a_wild_clue() -> None:
    """CL-31: also before the row is full."""
    table = turned(dealt(stated(**WILD), HELP), "moon", "square", "star")
    assert table.pointed() == 1
    acts(table, "confirm 2 at 2")
    assert table.pointed() == 0
    acts(table, "confirm 1 at 2")  # in exchange
    assert table.pointed() == 1
    acts(table, "confirm 1 at 1")
    assert table.pointed() == 1
    table.moved.pop()
    table.moved.pop()
    assert table.pointed() is None


# CL-36: the grid

GRID = {"grid": 1, "actions": 6, "distance": 0}


def test_a_grid_has_nine_places_whatever_the_row_is() -> None:
    for row in (3, 4, 5):
        table = dealt(stated(**GRID, row=row), PLACES)
        confirms = {text for text in table.legal(0) if text.startswith("confirm")}
        assert confirms == {f"confirm {p} at {at}" for p in range(1, 5) for at in range(1, 10)}
        acts(table, "confirm 1 at 9", "confirm 2 at 9")
        assert lying_in_row(table) == ". . . . . . . . museum"
        assert table.name(cast(int, table.areas[0][1])) == "park"


@pytest.mark.parametrize(
    ("grid", "at", "answer", "left"),
    [
        # a row and a column, with other things left where they are
        ("money museum cabin / school cake . / manor . lie", 1, "park", ". . . . cake . . . lie"),
        ("manor museum cabin / school cake . / . . lie", 7, "manor", ". . . . cake . . . lie"),
        # both diagonals, a diagonal and a row, a diagonal and a column
        ("manor . museum / . cabin . / school lie .", 9, "cabin", ". . . . . . . lie ."),
        ("cake . museum / . cabin . / manor school .", 9, "manor", "cake . . . . . . . ."),
        ("cake . museum / . cabin school / manor . .", 9, "museum", "cake . . . . . . . ."),
        # three lines that cross in the middle
        ("manor museum . / cabin . school / . funfair restaurant", 5, "park", ". . . . . . . . ."),
    ],
)
def test_two_lines_that_cross_solve_an_aspect(grid: str, at: int, answer: str, left: str) -> None:
    """CL-36: the answer lies where they cross, whatever the symbols say."""
    for symbols in ((), ("square", "triangle"), ("star",)):
        table = turned(dealt(stated(**GRID), PLACES), *symbols)
        laid(table, grid.replace("/", ""))
        lay = [table.name(card) for card in table.row if card is not None]
        stay = left.replace(".", "").split()
        acts(table, f"confirm 1 at {at}")
        assert answer_to(table, "location") == answer and table.phase == "acting"
        assert lying_in_row(table) == left and table.pointed() is None
        back = ["money"] if "money" in grid else []  # in exchange, to the area
        assert sorted([*discarded(table), answer, *stay, *back]) == sorted([*lay, "park"])


def test_lines_side_by_side_solve_nothing_and_the_answer_is_one_of_several_crossings() -> None:
    for pick, left in ((1, ". . . . . . . museum cabin"), (7, ". manor funfair . . . . . .")):
        table = dealt(stated(**GRID), PLACES)
        laid(table, "restaurant manor funfair", ". . .", ". museum cabin")
        acts(table, "confirm 1 at 7")
        assert table.phase == "acting" and not table.answers and not table.discards
        acts(table, "confirm 2 at 4")
        assert table.legal(0) == {"pick 1", "pick 7"} and not table.legal(1)
        assert not table.answers and not table.discards
        acts(table, f"pick {pick}")
        assert answer_to(table, "location") == ("restaurant" if pick == 1 else "park")
        assert lying_in_row(table) == left and len(table.discards) == 4
        assert {"end", "confirm 3 at 1"} <= table.legal(0)


def test_one_line_or_two_with_a_gap_solve_nothing() -> None:
    for grid in (". museum cabin / . . . / . . .", ". museum cabin / school . . / lie . ."):
        table = laid(dealt(stated(**GRID), PLACES), grid.replace("/", ""))
        acts(table, "confirm 1 at 1")
        assert table.phase == "acting" and not table.answers and not table.discards


def test_a_solved_aspect_and_distractions_do_nothing_in_a_grid() -> None:
    table = solved(dealt(stated(**GRID), PLACES), "location")
    acts(laid(table, ". museum cabin school . . manor . ."), "confirm 1 at 1")
    assert lying_in_row(table) == "park museum cabin school . . manor . ."
    table = laid(dealt(stated(**GRID), DULL), ". chores birthday chores . . birthday . .")
    acts(table, "confirm 1 at 1")
    assert table.row.count(None) == 4 and table.extra_answer is None


HELPED = {**GRID, "wild": 1}


@pytest.mark.parametrize(
    ("grid", "answer"),
    [
        (". homework cabin / school . . / manor . .", "park"),
        (". museum cabin / school . . / homework . .", "park"),
        (". homework cabin / school . . / homework . .", None),  # one may help, not two
        (". homework homework / school . . / manor . .", None),
        (". chores cabin / school . . / manor . .", None),  # not a wild one
        ("homework . cabin / school . . / manor . .", None),  # not where they cross
    ],
)
def test_one_wild_clue_may_help_in_a_grid_but_not_where_lines_cross(
    grid: str, answer: str | None
) -> None:
    table = laid(dealt(stated(**HELPED), PLACES), grid.replace("/", ""))
    place = 1 + grid.replace("/", "").split().index(".")
    acts(table, f"confirm 1 at {place}")
    assert (answer_to(table, "location") if table.answers else None) == answer
    assert table.phase == "acting" and len(table.discards) == (4 if answer else 0)


def test_of_several_crossings_only_those_without_a_wild_clue_can_be_the_answer() -> None:
    grid = "homework funfair cabin . . . manor school museum"
    table = laid(dealt(stated(**HELPED), PLACES), grid)
    acts(table, "confirm 1 at 4")
    assert answer_to(table, "location") == "manor"
    assert lying_in_row(table) == ". funfair cabin . . . . . ."
    assert "homework" in discarded(table)


def test_every_line_through_the_answer_that_one_wild_clue_helps_to_fill_is_discarded() -> None:
    """CL-36: of two wild clues each helps in a line of its own, beside one that needs none."""
    grid = "manor homework lie cabin . school . museum homework"
    table = laid(dealt(stated(**HELPED), PLACES), grid)
    acts(table, "confirm 1 at 5")
    assert answer_to(table, "location") == "park"
    assert lying_in_row(table) == ". . lie . . . . . ."


def test_a_line_with_two_wild_clues_stays() -> None:
    grid = "homework manor . cabin . school . museum homework"
    table = laid(dealt(stated(**HELPED), PLACES), grid)
    acts(table, "confirm 1 at 5")
    assert answer_to(table, "location") == "park"
    assert lying_in_row(table) == "homework . . . . . . . homework"


def test_to_an_extra_goal_in_a_grid_wild_clues_are_distractions() -> None:
    table = dealt(stated(**HELPED, extra=1), "homework chores love money | school lie cake key")
    laid(table, ". homework birthday homework . . chores . .")
    acts(table, "confirm 1 at 1")
    answer = table.extra_answer
    assert answer is not None and table.name(answer) == "homework"
    assert table.row == [None] * 9 and len(table.discards) == 4 and not table.answers


def test_the_last_aspect_in_a_grid_is_the_end() -> None:
    table = solved(dealt(stated(**GRID), PLACES), *ASPECTS[:2], *ASPECTS[3:5])
    acts(laid(table, ". museum cabin school . . manor . cake"), "confirm 1 at 1")
    assert table.over and table.cause == "solved" and lying_in_row(table).endswith("cake")


# CL-37: rounds


def walking(*, event: str = "nothing", **terms: int) -> Table:
    """A case on four places in which the suspect causes the same everywhere."""
    lost = 2 if event == "sabotage" else 0
    events = [{"aspect": aspect, "event": event, "ideas": lost} for aspect in ASPECTS]
    return dealt(
        stated(places=2, **terms) + written({"events": events}), "park museum | love money"
    )


def walks(table: Table, *numbers: int, escape: bool = False) -> Table:
    """Turns in which nobody does anything and the suspect goes so far."""
    for number in numbers:
        [actor] = table.to_act()
        table.play(actor, "end")
        table.play(CHANCE, next(
            text for text in sorted(table.legal(CHANCE))
            if table.moves[text[5:]]["escape"] == escape
            and table.numbers()[table.moves[text[5:]]["sign"] - 1] == number
        ))  # fmt: skip
    return table


@pytest.mark.parametrize(
    ("way", "rounds"),
    [((3,), 0), ((3, 1), 1), ((3, 2), 1), ((3, 3, 1), 1), ((3, 3, 2), 2), ((1, 3, 1, 2), 1)],
)
def test_a_round_is_gone_when_the_pawn_comes_back_or_passes(
    way: tuple[int, ...], rounds: int
) -> None:
    table = walks(walking(rounds=12), *way)
    assert table.rounds == rounds and not table.over
    before = walks(walking(rounds=12), *way[:-1]).rounds
    told = [("round", rounds, 12 - rounds)] if rounds > before else []
    assert table.clocks == told


def test_rounds_are_counted_from_where_the_pawn_started() -> None:
    """CL-37, CL-8: the first player's place 1."""
    table = Table(2, {}, written(plain()) + stated(places=2, rounds=1))
    for step in set_up(table, "B", "hat hat hat", "homework chores | homework chores", "stamp"):
        table.play(*step)
    walks(table, 3)
    assert not table.over and table.pawn == (0, 1)
    walks(table, 1)
    assert table.cause == "rounds" and table.pawn == (1, 0)


def test_the_last_round_ends_the_case_before_the_event() -> None:
    table = walking(rounds=2, event="sabotage")
    for number in (3, 3):
        walks(table, number)
        acts(table, "lose rest")
    assert table.rounds == 1 and table.lost == 4
    walks(table, 2)
    assert table.over and table.cause == "rounds" and table.pawn == (0, 0) and table.lost == 4
    assert table.clocks == [("round", 2, 0), ("end", "rounds")]
    assert table.returns() == [0, 0] and table.turn == 2


def test_a_case_that_was_won_stays_won_after_the_last_round() -> None:
    table = solved(walking(rounds=1, extra=1), *ASPECTS[:5])
    walks(table, 3, 2)
    assert table.cause == "rounds" and table.returns() == [1, 1]


def test_the_escape_sign_comes_before_the_round() -> None:
    table = walks(walking(rounds=1, steps=3), 3)
    table.escape = 2
    walks(table, 1, escape=True)
    assert table.cause == "escape" and table.rounds == 0
    assert table.clocks == [("escape", 3, 0, "sign"), ("end", "escape")]


def test_without_the_term_the_suspect_may_go_round_for_ever() -> None:
    for case in (walking(), walking(rounds=0)):
        table = walks(case, 3, 3, 2, 2, 1, 1)
        assert table.rounds == 3 and not table.over and not table.clocks


def test_one_move_may_pass_the_start_twice() -> None:
    moves = [{**card, "numbers": [4, 5, 6]} for card in plain()["moves"]]
    for rounds, ends in ((1, True), (2, True), (3, False)):
        events = [{"aspect": aspect, "event": "nothing", "ideas": 0} for aspect in ASPECTS]
        own = {**plain(), "moves": moves, "events": events}
        table = Table(2, {}, written(own) + stated(places=2, rounds=rounds))
        areas = "park museum | love money"
        for step in set_up(table, "A", "hat hat hat", areas, "stamp"):
            table.play(*step)
        walks(table, 3, 6)
        assert table.rounds == 2 and table.over == ends and table.pawn == (0, 1)
        assert table.clocks[0] == ("round", 2, 1 if rounds == 3 else 0)


# CL-38: haste


def test_a_turn_without_a_confirm_moves_the_marker() -> None:
    table = acts(dealt(stated(haste=1), PLACES), "turn 1", "stop", "scout 1 to 1", "end")
    assert table.escape == 1 and ("escape", 1, table.terms["steps"] - 1, "haste") in table.clocks
    assert table.incoming[0] is not None  # filled after it


def test_a_turn_with_a_confirm_does_not() -> None:
    table = laid(dealt(stated(haste=1), PLACES), "cake . . . .")
    acts(table, "turn 2", "stop", "confirm 1 at 1", "end")  # an exchange is one as well
    assert table.escape == 0 and not table.clocks


def test_each_turn_is_looked_at_by_itself() -> None:
    table = walking(haste=1)
    laid(table, "cake . . . .")
    acts(table, "confirm 1 at 1")
    assert table.confirmed
    walks(table, 1)
    assert not table.confirmed and table.escape == 0
    walks(table, 1)
    assert table.escape == 1
    walks(table, 1, escape=True)
    assert table.escape == 3  # in haste, and by the sign


def test_haste_may_end_the_case_before_places_are_filled() -> None:
    table = dealt(stated(haste=1, steps=3), PLACES)
    table.escape = 2
    acts(table, "scout 1 to 1", "end")
    assert table.over and table.cause == "escape" and table.incoming[0] is None
    assert table.clocks == [("escape", 3, 0, "haste"), ("end", "escape")]


def test_without_haste_a_turn_may_pass() -> None:
    for terms in ({}, {"haste": 0}):
        table = acts(dealt(stated(**terms), PLACES), "end")
        assert table.escape == 0 and not table.clocks


def test_who_closes_a_case_is_in_no_haste() -> None:
    table = solved(dealt(stated(haste=1, extra=1), PLACES), *ASPECTS[:5])
    acts(table, "close")
    assert table.cause == "solved" and table.escape == 0


# CL-39: order


def closed(table: Table, row: str = "") -> bool:
    """Whether nothing was solved, and whatever was laid lies there still."""
    lies = not row or lying_in_row(table) == row
    return lies and table.phase == "acting" and not table.answers and table.extra_answer is None


def test_as_long_as_the_first_one_is_open_nothing_else_is_solved() -> None:
    for first, solves in ((1, False), (3, True), (5, False), (0, True)):
        table = acts(dealt(stated(**SHORT, first=first), PLACES), *THREE)
        assert (table.phase == "choosing") == solves == (not closed(table))
    extra = dealt(stated(**SHORT, first=4, extra=1), DULL)
    assert closed(acts(extra, *THREE), "homework chores birthday")


def test_what_lies_there_too_early_counts_when_another_clue_is_confirmed() -> None:
    table = acts(dealt(stated(**SHORT, first=1), PLACES), *THREE)
    solved(table, "motive")
    assert "motive" not in table.goals() and len(table.goals()) == 4
    acts(table, "turn 4")
    assert closed_but(table, "motive")
    acts(table, "turn 4", "confirm 4 at 1")
    assert table.legal(0) == {"pick 1", "pick 2", "pick 3"}


def closed_but(table: Table, *aspects: str) -> bool:
    return table.phase in ("acting", "turning") and set(table.answers) == set(aspects)


def test_the_last_one_is_solved_when_the_others_are() -> None:
    for others, solves in ((ASPECTS[:2], False), ((*ASPECTS[:2], *ASPECTS[3:5]), True)):
        table = solved(dealt(stated(**SHORT, last=3), PLACES), *others)
        acts(table, *THREE)
        assert (table.phase == "choosing") == solves
    assert acts(table, "pick 1").cause == "solved"


def test_the_last_one_has_no_effect_where_it_is_the_first() -> None:
    both = acts(dealt(stated(**SHORT, first=3, last=3), PLACES), *THREE)
    assert both.phase == "choosing"
    other = solved(dealt(stated(first=3, last=3), PLACES), "location")
    assert other.goals() == ["motive", "suspect", "crime", "object"]


def test_in_a_grid_a_clue_of_anything_makes_what_lay_there_too_early_count() -> None:
    early = "park museum cabin school . . manor . ."
    table = laid(dealt(stated(**GRID, first=1), DULL), early)
    acts(table, "confirm 1 at 9")
    assert closed(table)
    solved(table, "motive")
    acts(table, "confirm 2 at 8")
    assert answer_to(table, "location") == "park"


# CL-40: names


@pytest.mark.parametrize(
    ("row", "terms", "solves"),
    [
        ("cake cake", {"different": 1}, True),
        ("cake cake", {"different": 2}, False),
        ("cake watch", {"different": 2}, True),
        ("cake watch", {"different": 3}, False),
        ("slingshot watch", {"different": 3}, True),
        ("slingshot watch", {"different": 5}, True),  # no more than there are clues
        ("slingshot watch", {"alike": 1}, False),
        ("slingshot cake", {"alike": 1}, True),
        ("slingshot cake", {"alike": 1, "different": 3}, True),  # so that it can be done
        ("slingshot watch", {"alike": 1, "different": 3}, False),
        ("slingshot homework", {"wild": 1, "different": 3}, True),
        ("cake homework", {"wild": 1, "different": 3}, False),
        ("cake homework", {"wild": 1, "alike": 1}, True),
    ],
)
def test_names_must_be_as_the_terms_say(row: str, terms: dict[str, int], solves: bool) -> None:
    """The Cake is laid last."""
    table = laid(dealt(stated(**SHORT, **terms), ONE_CAKE), ". " + row)
    acts(table, "confirm 1 at 1")
    assert (table.phase == "choosing" or bool(table.answers)) == solves


ONE_CAKE = "cake money dare hunger | love money dare hunger"


def test_names_of_an_extra_goal_count_too() -> None:
    for names, solves in (("homework chores", False), ("birthday chores", True)):
        table = laid(dealt(stated(**SHORT, extra=1, different=3), DULL), ". " + names)
        acts(table, "confirm 1 at 1")
        assert closed(table) != solves


def test_in_a_grid_a_pair_of_lines_with_other_names_does_not_count() -> None:
    table = laid(dealt(stated(**GRID, different=5), PLACES), GAP_AT_SEVEN)
    acts(table, "confirm 1 at 7", "confirm 2 at 4")
    assert answer_to(table, "location") == "restaurant" and table.phase == "acting"
    assert lying_in_row(table) == ". . . . . . . museum cabin"


GAP_AT_SEVEN = "restaurant manor funfair . . . . museum cabin"
"""With a Park at 7 and a Museum at 4 two columns and rows are full, one with two Museums."""


# CL-41: proof


@pytest.mark.parametrize(("proof", "solves"), [(0, True), (1, True), (2, True), (3, False)])
def test_so_many_clues_must_have_been_turned(proof: int, solves: bool) -> None:
    """In a row before it, or in it: here the one that comes and one of those that lie there."""
    table = laid(dealt(stated(**SHORT, proof=proof), PLACES), ". manor cabin")
    acts(table, "turn 1", "stop", "turn 1", "stop")
    table.known.add(cast(int, table.row[1]))
    acts(table, "confirm 1 at 1")
    assert (table.phase == "choosing") == solves


def test_a_wild_clue_can_be_proof() -> None:
    for known, solves in ((True, True), (False, False)):
        table = laid(dealt(stated(**WILD, proof=1), PLACES), ". homework cabin")
        table.known |= {cast(int, table.row[1])} if known else set()
        acts(table, "confirm 1 at 1")
        assert (table.phase == "choosing") == solves


def test_no_more_proof_is_asked_for_than_there_are_clues() -> None:
    table = laid(dealt(stated(row=3, expert=1, proof=3), PLACES), "park . cabin")
    table.known.add(cast(int, table.row[0]))
    assert "use expert" not in table.legal(0)
    table.known.add(cast(int, table.row[2]))
    assert "use expert" in table.legal(0)


# CL-42: the sealed row


def test_in_a_sealed_row_clues_come_to_empty_places_only() -> None:
    table = dealt(stated(**SHORT, sealed=1), PLACES)
    assert "use clear" not in table.legal(0)
    acts(table, "confirm 1 at 2")
    confirms = {text for text in table.legal(0) if text.startswith("confirm")}
    assert confirms == {f"confirm {place} at {at}" for place in (2, 3, 4) for at in (1, 3)}
    acts(table, "use clear")
    assert table.done == 2 and table.row == [None] * 3 and discarded(table) == ["park"]
    assert "use clear" not in table.legal(0) and "confirm 2 at 2" in table.legal(0)


def test_clearing_takes_an_action_that_is_left() -> None:
    table = laid(dealt(stated(actions=1, sealed=1), PLACES), "lie . cake")
    acts(table, "turn 1", "stop")
    assert table.legal(0) == {"end"}
    open_row = laid(dealt(stated(actions=1), PLACES), "lie . cake")
    assert "use clear" not in open_row.legal(0) and "confirm 1 at 1" in open_row.legal(0)


# CL-43: the expert


def asks(table: Table, ideas: int = 4) -> Table:
    """The same with ideas for an expert, who is asked."""
    table.supply -= ideas - table.ideas[0]
    table.ideas[0] = ideas
    return acts(table, "use expert")


def test_an_expert_takes_the_place_of_a_clue() -> None:
    table = turned(dealt(stated(expert=2), PLACES), "star", "triangle")
    laid(table, "park . museum cabin school")
    assert "use expert" not in table.legal(0)  # for want of ideas
    asks(table)
    assert table.ideas[0] == 2 and table.done == 1 and table.supply == 15
    assert answer_to(table, "location") == "museum" and table.row == [None] * 5
    assert discarded(table) == ["cabin", "park", "school"]


def test_whatever_lies_in_the_place_left_goes_too_and_is_no_answer() -> None:
    table = turned(dealt(stated(expert=1), PLACES), "moon", "square")
    asks(laid(table, "park lie museum cabin school"))
    assert answer_to(table, "location") == "park" and "lie" in discarded(table)


def test_where_no_symbol_names_one_of_its_clues_one_is_picked() -> None:
    table = asks(laid(dealt(stated(row=4, expert=1, wild=1), PLACES), "park lie homework cabin"))
    assert table.legal(0) == {"pick 1", "pick 4"} and table.ideas[0] == 3
    acts(table, "pick 4")
    assert answer_to(table, "location") == "cabin" and table.row == [None] * 4
    assert discarded(table) == ["homework", "lie", "park"] and table.phase == "acting"


@pytest.mark.parametrize(
    ("row", "terms"),
    [
        ("park museum . .", {}),  # two are lacking
        ("park homework homework .", {"wild": 1}),
        ("park museum cabin .", {"first": 1}),
        ("park museum cabin .", {"different": 4, "alike": 1}),
        ("park museum cabin .", {"proof": 1}),
        ("homework chores birthday .", {}),
        ("park museum cabin school", {"proof": 1}),  # none is lacking
    ],
)
def test_an_expert_does_no_more_than_one_clue_would(row: str, terms: dict[str, int]) -> None:
    table = laid(dealt(stated(row=4, expert=1, **terms), HAND), row)
    assert "use expert" not in table.legal(0)
    fits = laid(dealt(stated(row=4, expert=1), HAND), "park museum cabin .")
    assert "use expert" in fits.legal(0)


def test_a_wild_clue_may_lie_in_the_place_left() -> None:
    table = asks(laid(dealt(stated(row=3, expert=1, wild=1), HAND), "park homework homework"))
    assert answer_to(table, "location") == "park" and table.row == [None] * 3


def test_an_expert_may_be_asked_about_an_extra_goal() -> None:
    table = asks(laid(dealt(stated(row=3, expert=1, extra=1), DULL), "homework . chores"))
    assert table.legal(0) == {"pick 1", "pick 3"}
    acts(table, "pick 3")
    assert table.extra_answer is not None and table.name(table.extra_answer) == "chores"


def test_of_two_aspects_that_an_expert_could_solve_one_is_picked() -> None:
    table = dealt(stated(row=3, expert=1, wild=1), PLACES)
    asks(laid(turned(table, "moon"), "park homework lie"))
    assert table.legal(0) == {"pick 1", "pick 3"}
    acts(table, "pick 3")
    assert answer_to(table, "crime") == "lie" and discarded(table) == ["homework", "park"]
    assert "location" not in table.answers and table.row == [None] * 3


@pytest.mark.parametrize(
    ("grid", "answer", "left"),
    [
        ("park . . / . lie cabin / manor . .", None, ""),  # not where they cross
        ("park . . / school . . / manor . .", None, ""),
        ("park . . / school . cabin / manor . .", "school", ". . . . . . . . ."),
        ("park . . / school lie cabin / manor . .", "school", ". . . . lie . . . ."),
        ("park . . / school homework cabin / cake . .", "school", ". . . . . . cake . ."),
        ("park . . / school homework cabin / homework . .", "school", ". . . . . . . . ."),
    ],
)
def test_an_expert_in_a_grid(grid: str, answer: str | None, left: str) -> None:
    """What lies in the place left stays there."""
    table = laid(dealt(stated(**HELPED, expert=1), HAND), grid.replace("/", ""))
    table.ideas[0], table.supply = 4, 13
    assert ("use expert" in table.legal(0)) == (answer is not None)
    if answer:
        acts(table, "use expert")
        assert answer_to(table, "location") == answer and lying_in_row(table) == left


def test_of_several_crossings_that_an_expert_finds_one_is_picked() -> None:
    table = laid(dealt(stated(**GRID, expert=1), DULL), "park museum cabin . . . school manor .")
    asks(table)
    assert table.legal(0) == {"pick 1", "pick 2", "pick 3"}
    acts(table, "pick 3")
    assert answer_to(table, "location") == "cabin"
    assert lying_in_row(table) == ". . . . . . . manor ."


def test_in_a_grid_too_one_of_two_aspects_may_be_picked() -> None:
    """Each has a clue where one of the other is lacking."""
    grid = "park lie museum cabin spying prank school vandalism ."
    table = asks(laid(dealt(stated(**GRID, expert=1), HAND), grid))
    assert table.legal(0) == {"pick 1", "pick 5", "pick 7"}
    acts(table, "pick 5")
    assert answer_to(table, "crime") == "spying" and "location" not in table.answers
    assert lying_in_row(table) == "park . museum cabin . . school . ."


# CL-44: intuition

HAND = "park love lie museum | love money dare hunger"


def test_the_focus_clue_stands_in_for_the_last_one() -> None:
    """After a Confirm, or a Shift of focus; its place stays empty."""
    table = turned(dealt(stated(row=4, intuition=1, actions=6), HAND), "square")
    laid(table, ". school cabin .")
    assert table.focus[0] == 0
    acts(table, "focus 3", "turn 1", "turn 4", "stop", "turn 1", "turn 4", "stop")
    assert closed(table)
    table.supply, table.ideas[0] = table.supply - 4, table.ideas[0] + 4
    acts(table, "confirm 4 at 4")
    assert closed(table)
    acts(table, "focus 1")
    assert answer_to(table, "location") == "school" and table.row == [None] * 4
    assert table.areas[0][0] is None and discarded(table) == ["cabin", "museum", "park"]
    assert table.phase == "acting" and table.focus[0] == 0
    assert not any(text.startswith(("turn 1", "confirm 1")) for text in table.legal(0))


def test_after_a_confirm_it_is_looked_at_too() -> None:
    table = laid(dealt(stated(**SHORT, intuition=1), HAND), "lie . cabin")
    acts(table, "confirm 4 at 2")
    assert table.legal(0) == {"pick 2", "pick 3"}
    acts(table, "pick 2")
    assert answer_to(table, "location") == "museum"
    assert discarded(table) == ["cabin", "lie", "park"] and table.areas[0][0] is None


def test_a_full_row_goes_first_and_the_focus_clue_stays() -> None:
    table = laid(dealt(stated(**SHORT, intuition=1), HAND), "manor . cabin")
    acts(table, "confirm 4 at 2", "pick 2")
    assert discarded(table) == ["cabin", "manor"] and table.areas[0][0] is not None


@pytest.mark.parametrize(
    ("row", "terms", "solves"),
    [
        ("cabin homework .", {"wild": 1}, True),
        ("homework homework .", {"wild": 1}, False),
        ("cabin park .", {"different": 3}, False),
        ("cabin park .", {"different": 3, "alike": 1}, True),
        ("cabin manor .", {"alike": 1}, False),
        ("cabin manor .", {"proof": 1}, False),
        ("cabin manor .", {"last": 3}, False),
        ("cabin . .", {}, False),
    ],
)
def test_intuition_is_bound_by_the_other_terms(
    row: str, terms: dict[str, int], solves: bool
) -> None:
    own = stated(row=3, intuition=1, **terms)
    table = laid(dealt(own, "lie park love museum | love money dare hunger"), row)
    acts(table, "focus 2")
    assert closed(table) != solves


def test_a_clue_in_the_shadow_is_a_focus_clue_as_any_other() -> None:
    """CL-44, CL-47."""
    table = laid(dealt(stated(**SHORT, intuition=1, shadow=1), HAND), "lie . cabin")
    assert table.in_shadow(0, table.focus[0])
    acts(table, "confirm 4 at 2", "pick 3")
    assert answer_to(table, "location") == "cabin" and table.areas[0][0] is None


def test_a_wild_focus_clue_stands_in_for_anything() -> None:
    for row, solves in (("cabin manor .", True), ("cabin homework .", False)):
        table = dealt(stated(row=3, intuition=1, wild=1), HELP)
        laid(table, row)
        acts(table, "focus 2")
        assert closed(table) != solves


def test_an_empty_place_of_the_focus_and_a_grid_know_no_intuition() -> None:
    table = laid(dealt(stated(**SHORT, intuition=1), HAND), "lie cabin .")
    assert closed(acts(table, "confirm 1 at 3"))
    grid = "park . cabin school . . manor . ."
    assert closed(acts(laid(dealt(stated(**GRID, intuition=1), HAND), grid), "focus 4"))


# CL-45: curfew


def test_by_day_there_is_an_action_more_and_by_night_one_fewer() -> None:
    for actions, by_day, by_night in ((3, 4, 2), (1, 2, 1), (6, 7, 5)):
        table = dealt(stated(actions=actions, curfew=1), PLACES)
        names = {part: [n for n in table.moves if n.startswith(part)] for part in PARTS}
        assert table.actions() == by_day
        table.moved = names["day"][:7]
        assert table.actions() == by_day
        table.moved = names["day"][:8]
        assert table.actions() == actions
        table.moved = names["day"][:8] + names["dusk"][:7]
        assert table.actions() == by_night


# CL-46: turnabout


def test_the_suspect_turns_round_on_a_distraction() -> None:
    events = [{"aspect": aspect, "event": "nothing"} for aspect in ASPECTS]
    own = stated(places=2, turnabout=1, rounds=12) + written({"events": events})
    table = dealt(own, "park homework | chores lie")
    ways = []
    for number in (1, 3, 1, 2, 3):
        walks(table, number)
        ways.append((table.pawn, table.backwards, table.way))
    assert ways == [
        ((0, 1), True, 1),
        ((1, 0), False, 4),  # back over (0, 0) and (1, 1)
        ((1, 1), False, 5),
        ((0, 1), True, 7),
        ((1, 0), False, 10),
    ]
    assert table.rounds == 2


def test_the_side_that_turns_it_round_is_the_one_it_comes_to() -> None:
    events = [{"aspect": aspect, "event": "false-lead"} for aspect in ASPECTS]
    table = dealt(
        stated(places=2, turnabout=1) + written({"events": events}), "park homework | love lie"
    )
    walks(table, 1)
    assert table.backwards and table.focus_aspect(0) != "location"
    assert not walks(dealt(stated(places=2), "park homework | love lie"), 1).backwards


# CL-47: the shadow


def test_a_clue_in_the_shadow_is_not_touched() -> None:
    table = dealt(stated(shadow=1), "park museum lie homework | museum park dare hunger")
    assert table.pawn == (0, 0)
    legal = table.legal(0)
    assert not legal & {"turn 1", "confirm 1 at 1", "swap 1 with B 1", "swap 1 with B 2"}
    assert legal >= {"turn 2", "confirm 2 at 1", "swap 2 with B 1", "scout 1 to 1", "take 1 from B"}
    table.pawn = 1, 1
    legal = table.legal(0)
    assert "swap 1 with B 2" not in legal and {"turn 1", "swap 1 with B 1"} <= legal
    table.pawn = 0, 1
    assert "focus 2" not in table.legal(0) and {"focus 3", "swap 1 with B 2"} <= table.legal(0)


def test_an_investigation_is_over_when_only_the_shadow_is_left() -> None:
    table = acts(dealt(stated(shadow=1), PLACES), "turn 2", "turn 3", "turn 4")
    assert table.phase == "acting" and table.done == 1
    acts(table, "scout 1 to 1")
    assert table.name(cast(int, table.areas[0][0])) == "hat" and "turn 1" not in table.legal(0)


# CL-48: caught


def test_a_suspect_that_is_caught_does_nothing_and_goes_a_step_back() -> None:
    for escape, after in ((2, 1), (0, 0)):
        table = walking(caught=1, event="sabotage")
        table.escape = escape
        walks(table, 2)  # to B's focus
        left = table.terms["steps"] - after
        assert table.escape == after and table.lost == 0 and table.turn == 1
        assert table.clocks == ([("escape", after, left, "caught")] if escape else [])
        walks(table, 1)
        assert table.phase == "losing"


def test_one_that_is_caught_still_turns_round() -> None:
    events = [{"aspect": aspect, "event": "decoy"} for aspect in ASPECTS]
    own = stated(places=2, caught=1, turnabout=1) + written({"events": events})
    table = walks(dealt(own, "park museum | homework money"), 2)
    assert table.backwards and table.escape == 0


# CL-49: a cold case


def test_turns_without_a_solution_end_the_case() -> None:
    table = walks(walking(cold=3), 1, 2)
    assert table.quiet == 2 and not table.over
    walks(table, 3)
    assert table.cause == "cold" and table.turn == 3 and table.clocks == [("end", "cold")]


def test_a_solution_warms_it_up_again() -> None:
    table = walks(walking(cold=2, row=3, distance=0), 1)
    laid(table, ". cabin manor")
    solved(table, "motive")
    table.areas[1][0], table.areas[0][0] = table.areas[0][0], table.areas[1][0]
    assert table.quiet == 1
    acts(table, "confirm 1 at 1")
    assert table.quiet == 0 and table.found
    table.areas[1][0] = aside(table, "object")
    walks(table, 2)
    assert table.quiet == 0 and not table.found
    assert walks(table, 3).quiet == 1 and walks(table, 1).cause == "cold"


def test_time_comes_before_the_cold_and_a_case_without_it_goes_on() -> None:
    assert walks(walking(cold=4, turns=4), 1, 2, 3, 1).cause == "time"
    assert not walks(walking(), 1, 2, 3, 1, 2, 3).over


# CL-50: passing


def test_the_rightmost_incoming_clue_passes() -> None:
    table = acts(dealt(stated(passing=1, first_price=0), PLACES), "scout 1 to 1", "end")
    assert len(table.discards) == 2 and discarded(table) == ["hat", "park"]
    table = acts(dealt(stated(passing=1, haste=1, steps=3), PLACES), "end")
    assert table.escape == 1 and discarded(table) == ["hat"]


def test_where_only_the_tray_has_a_clue_nothing_passes() -> None:
    table = dealt(stated(passing=1), PLACES)
    table.discards += [cast(int, card) for card in table.incoming]
    table.incoming = [None] * 3
    before = table.top
    acts(table, "end")
    assert len(table.discards) == 3 and before in table.incoming


# CL-51: what else the suspect causes


def test_a_theft_takes_the_first_clue_of_the_row() -> None:
    table = laid(walking(event="theft"), ". lie . cake .")
    walks(table, 1)
    assert lying_in_row(table) == ". . . cake ." and discarded(table) == ["lie"]
    walks(table, 2, 3)
    assert len(table.discards) == 2 and table.row == [None] * 5 and table.turn == 3


def test_gossip_turns_every_focus_clue() -> None:
    table = walking(event="gossip")
    cards = [cast(int, area[0]) for area in table.areas]
    behind = [table.behind(card) for card in cards]
    walks(table, 1)
    assert [table.name(card) for card in cards] == behind and table.known == set(cards)
    assert table.told[-2:] == [("turned", seat, 0, behind[seat]) for seat in range(2)]


def test_a_stir_shifts_every_focus_without_ideas() -> None:
    table = walking(event="stir")
    table.focus = [1, 0]
    walks(table, 1)
    assert table.focus == [0, 1] and table.ideas == [1, 1]
    assert closed(walks(laid(walking(event="stir", row=3, intuition=1), "cabin park ."), 1))


def test_a_tip_off_brings_ideas_while_there_are_any() -> None:
    table = walks(walking(event="tip-off"), 1)
    assert table.ideas == [2, 2] and table.supply == 14 and table.lost == 0
    table.supply, table.ideas = 1, [9, 8]
    walks(table, 1)
    assert table.ideas == [9, 9] and table.supply == 0  # B's turn


# CL-52: tailing


def shown(table: Table, name: str) -> Table:
    """The same when the tray's next card shows this."""
    table.play(CHANCE, next(t for t in sorted(table.chance()) if t.split()[2] == name))
    assert_nothing_is_lost(table)
    return table


def test_tailing_brings_ideas_until_the_suspect_is_lost() -> None:
    table = acts(dealt(stated(tail=1), PLACES), "use tail")
    assert table.to_act() == {CHANCE} and table.done == 1 and discarded(table) == ["stamp"]
    shown(table, "lie")
    assert table.ideas[0] == 2 and table.legal(0) == {"use tail", "stop"}
    shown(acts(table, "use tail"), "dog")
    assert table.ideas[0] == 3 and table.done == 1
    before = table.escape
    shown(acts(table, "use tail"), "mom")  # a Suspect as well
    assert table.escape == before + 1 and table.phase == "acting" and table.ideas[0] == 3
    shown(acts(table, "use tail"), "homework")
    assert table.escape == before + 2 and table.done == 2
    assert "use tail" in table.legal(0)


def test_tailing_may_be_stopped_or_end_the_case() -> None:
    table = shown(acts(dealt(stated(tail=1, steps=3), PLACES), "use tail"), "lie")
    acts(table, "stop")
    assert table.phase == "acting" and table.escape == 0
    table.escape = 2
    shown(acts(table, "use tail"), "chores")
    assert table.cause == "escape" and table.clocks[0] == ("escape", 3, 0, "tail")


def test_tailing_needs_a_card_below_and_is_over_with_the_last() -> None:
    table = dealt(stated(tail=1), PLACES)
    rest = sorted(table.undrawn)
    lie = next(card for card in rest if "lie" in table.cards[card])
    table.undrawn = {lie}
    table.supply, table.ideas = 0, [17, 1]
    table.play(0, "use tail")
    table.play(CHANCE, f"show {lie + 1} lie")
    assert table.phase == "acting" and table.ideas[0] == 17 and table.tray == 1
    assert "use tail" not in table.legal(0)


# CL-53: an informant


def test_an_informant_turns_a_clue_of_the_row() -> None:
    table = laid(dealt(stated(informant=1), PLACES), ". lie . cake .")
    card = cast(int, table.row[1])
    behind = table.behind(card)
    acts(table, "use informant")
    assert table.legal(0) == {"pick 2", "pick 4"} and table.done == 0
    acts(table, "pick 2")
    assert table.name(card) == behind and card in table.known and table.phase == "acting"
    assert table.told[-1] == ("turned", "row", 1, behind)
    assert table.informers == 0 and "use informant" not in table.legal(0)


def test_an_informant_is_asked_once_a_turn_and_while_actions_remain() -> None:
    table = laid(dealt(stated(informant=2, actions=1), PLACES), ". lie . cake .")
    spent = acts(table.copy(), "turn 1", "stop")
    assert "use informant" not in spent.legal(0)
    acts(table, "use informant", "pick 4")
    assert "use informant" not in table.legal(0) and table.informers == 1
    empty = dealt(stated(informant=2), PLACES)
    assert "use informant" not in empty.legal(0)


def row_that_turns(table: Table, aspect: str) -> int:
    """A card of the tray comes to the row's first place, with this aspect behind it."""
    card = next(
        c for c in sorted(table.undrawn)
        if aspect in [ASPECT[name] for name in table.cards[c]]
    )  # fmt: skip
    table.undrawn.remove(card)
    table.face[card] = int(ASPECT[table.cards[card][0]] == aspect)
    table.row[0] = card
    return card


def test_what_an_informant_turns_may_solve() -> None:
    table = laid(dealt(stated(**SHORT, informant=1), PLACES), ". museum cabin")
    card = row_that_turns(table, "location")
    acts(table, "use informant", "pick 1")
    assert table.legal(0) == {"pick 1", "pick 2", "pick 3"} and table.choices == [0, 1, 2]
    acts(table, "pick 1")
    assert table.answers["location"] == card


def test_an_informant_looks_at_the_aspect_that_shows_now() -> None:
    """CL-53: what lay there too early counts no sooner than with the next Confirm."""
    table = dealt(stated(**GRID, informant=2, first=1, alike=0), DULL)
    laid(table, "park museum cabin school lie . manor . .")
    solved(table, "motive")
    acts(table, "use informant", "pick 5")
    assert closed_but(table, "motive")
    acts(table, "confirm 1 at 9")
    assert answer_to(table, "location") == "park"


def test_a_wild_clue_that_an_informant_finds_helps_every_aspect() -> None:
    table = laid(dealt(stated(**SHORT, informant=1, wild=1), PLACES), ". museum cabin")
    card = next(card for card in sorted(table.undrawn) if table.cards[card][1] == "homework")
    table.undrawn.remove(card)
    table.face[card], table.row[0] = 0, card
    acts(table, "use informant", "pick 1")
    assert table.legal(0) == {"pick 2", "pick 3"}


def test_an_informant_brings_no_intuition() -> None:
    own = stated(**SHORT, informant=1, intuition=1)
    table = laid(dealt(own, PLACES), ". museum .")
    row_that_turns(table, "location")
    acts(table, "use informant", "pick 1")
    assert closed(table)


# CL-54, CL-55: overtime and favours


def test_overtime_gives_an_action_for_a_step() -> None:
    table = acts(dealt(stated(actions=1, overtime=1, steps=3), PLACES), "turn 1", "stop")
    assert table.legal(0) == {"end", "use overtime"}
    acts(table, "use overtime")
    assert table.escape == 1 and table.actions() == 2 and "use overtime" not in table.legal(0)
    assert table.clocks == [("escape", 1, 2, "overtime")]
    acts(table, "turn 1", "stop")
    assert table.legal(0) == {"end"}
    late = dealt(stated(overtime=1, steps=3), PLACES)
    late.escape = 2
    assert acts(late, "use overtime").cause == "escape"


def test_overtime_is_there_again_in_the_next_turn() -> None:
    table = acts(walking(overtime=1), "use overtime")
    walks(table, 1)
    assert table.actions() == 3 and "use overtime" in table.legal(1) and not table.used


def test_a_favour_takes_three_ideas_out_of_the_game() -> None:
    table = dealt(stated(favour=1), PLACES)
    for ideas, escape, legal in ((2, 1, False), (3, 0, False), (3, 1, True)):
        table.supply, table.ideas, table.escape = 17 - ideas, [ideas, 1], escape
        assert ("use favour" in table.legal(0)) == legal
    acts(table, "use favour")
    assert table.ideas[0] == 0 and table.lost == 3 and table.escape == 0 and table.done == 0
    assert table.clocks == [("escape", 0, table.terms["steps"], "favour")]
    table.supply, table.ideas[0], table.escape = 11, 3, 1
    assert "use favour" not in table.legal(0)


# CL-56: skills


def skilled(number: int, areas: str = PLACES) -> Table:
    return dealt(stated(skill_1=number, first_price=1), areas)


def test_a_long_arm_reaches_a_place_further() -> None:
    table = skilled(1)
    assert [table.price(0, place) for place in range(4)] == [0, 0, 1, 2]
    assert [table.price(1, place) for place in range(4)] == [0, 1, 2, 3]
    acts(table, "confirm 3 at 1")
    assert table.ideas[0] == 0


def test_who_bargains_pays_less_for_incoming_clues() -> None:
    table = skilled(2)
    assert [table.price_of_incoming(at) for at in range(4)] == [0, 0, 0, 1]
    table.active = 1
    assert [table.price_of_incoming(at) for at in range(4)] == [1, 1, 1, 2]


def test_a_thinker_has_an_idea_more() -> None:
    for areas, ideas in ((PLACES, 6), (DULL, 1), ("park lie dare cabin | a b c d", 3)):
        table = skilled(3, areas.replace("a b c d", "love money dare hunger"))
        acts(table, "focus 2")
        assert table.ideas[0] == ideas
    table = skilled(3)
    table.supply, table.ideas = 0, [17, 1]
    assert acts(table, "focus 2").ideas[0] == 17


def test_charm_works_with_anybody_in_ones_own_turn() -> None:
    table = skilled(4)
    assert table.teams(0, 1) and {"take 1 from B", "swap 1 with B 4"} <= table.legal(0)
    table.active = 1
    assert not table.teams(1, 0)
    assert not skilled(4, DULL).teams(0, 1)
    assert not skilled(4, "park museum cabin school | homework money dare hunger").teams(0, 1)
    acts(skilled(4), "swap 1 with B 1", "take 1 from B")


def test_a_second_wind_comes_once_in_a_case() -> None:
    table = acts(dealt(stated(skill_1=5, actions=1, places=2), LITTLE), "turn 1", "stop")
    assert table.legal(0) == {"end", "use second-wind"}
    acts(table, "use second-wind", "turn 1", "stop")
    assert table.actions() == 2 and table.legal(0) == {"end"} and table.winded == {0}
    table.active, table.done, table.more = 1, 0, 0
    assert "use second-wind" not in table.legal(1)


LITTLE = "park museum | love money"


def test_the_skill_of_a_seat_that_is_not_there_is_nobodys() -> None:
    table = dealt(stated(skill_3=4, skill_4=1), PLACES)
    assert [table.skill(seat) for seat in range(2)] == ["", ""] and not table.teams(0, 1)


# all of them


def test_random_terms_are_such_as_can_be_and_many_are_special() -> None:
    met: Counter[str] = Counter()
    for seed in range(200):
        text = random_terms(random.Random(seed))
        assert text == random_terms(random.Random(seed))
        terms, events = own_terms(tomllib.loads(text)), own_events(tomllib.loads(text))
        assert 5 <= len(terms) <= 14 and 1 <= len(events) <= 3
        assert all(ideas <= MOST_LOST for _, ideas in events.values())
        met.update(terms.keys())
        met["short"] += terms.get("row") == 3
        met["hurried"] += terms.get("turns", 22) < 10
        met["eventful"] += bool(events)
        grid, wild = terms.get("grid", 0), terms.get("wild", 0)
        met["in a grid"] += grid
        met["wild in a row"] += wild > 0 and not grid
        met["wild in a grid"] += wild > 0 and grid
        met["few rounds"] += 0 < terms.get("rounds", 0) < 5
        met["hasty"] += terms.get("haste", 0)
        met.update(event for event, _ in events.values())
    assert met.keys() >= {*TERMS, *HAPPENINGS}
    assert all(met[term] > 10 for term in OWN_RULES), met
    assert met["short"] > 60 and met["extra"] > 60 and met["hurried"] > 30, met
    assert met["in a grid"] > 40 and met["wild in a row"] > 40 and met["wild in a grid"] > 15, met
    assert met["few rounds"] > 30 and met["hasty"] > 30, met


class Rule(NamedTuple):
    """What shows all that a rule of CL-39 to CL-56 can come to."""

    terms: dict[str, int]
    meets: set[str]
    event: str = ""
    """What the suspect causes everywhere, if not what the rules say."""
    players: tuple[Player, ...] = (keen_step, mixed_step, any_step)
    seed: int = 0
    """From which all is met in few cases."""

    def own(self) -> str:
        events = [{"aspect": aspect, "event": self.event} for aspect in ASPECTS * bool(self.event)]
        return stated(**self.terms) + written({"events": events} if events else {})

    def met(self, play: Callable[[int, dict[str, int], int, Player, str], Table], few: int) -> int:
        """How many cases it took until all was met, and these few at least."""
        left = set(self.meets)
        for number in range(self.seed, self.seed + 60):
            if not left and number >= self.seed + few:
                return number - self.seed
            options = {"advanced": number % 2, "consent": 1 - number // 2 % 2}
            player = self.players[number % len(self.players)]
            left -= play(2 + number % 3, options, number, player, self.own()).met
        raise AssertionError(f"never met: {left}")


QUICK = {"row": 3, "actions": 6, "distance": 0, "steps": 30}
SQUARE = {"grid": 1, "actions": 6, "distance": 0, "steps": 30}
RULES: dict[str, Rule] = {
    "CL-39 first": Rule({**QUICK, "first": 2}, {"too early", "the first one"}, seed=1),
    "CL-39 last": Rule({**QUICK, "last": 4}, {"too early", "the last one"}, seed=25),
    "CL-39 and an extra goal": Rule(
        {**QUICK, "first": 2, "extra": 1},
        {"too early, extra"},
        "",
        (mixed_step,),
        seed=4,
    ),
    "CL-39 both, in a grid": Rule({**SQUARE, "first": 1, "last": 5}, {"the first one"}),
    "CL-40 different": Rule(
        {**QUICK, "different": 3},
        {"full by different", "names that do not do"},
        seed=3,
    ),
    "CL-40 alike": Rule({**QUICK, "alike": 1}, {"full by alike", "names that do not do"}, seed=27),
    "CL-40 both, and wild": Rule(
        {**QUICK, "row": 4, "different": 4, "alike": 1, "wild": 2},
        {"full by alike", "full by different", "full, wild", "names that do not do"},
        seed=1,
    ),
    "CL-40 in a grid": Rule(
        {**SQUARE, "different": 4, "alike": 1, "wild": 3},
        {"full in a grid", "names that do not do"},
    ),
    "CL-41": Rule({**QUICK, "proof": 2}, {"full by proof", "no proof"}, seed=21),
    "CL-41 and names, in a grid": Rule(
        {**SQUARE, "proof": 2, "different": 3}, {"full by proof", "full by different", "no proof"}
    ),
    "CL-41 and wild": Rule({**QUICK, "proof": 3, "wild": 1}, {"proof by a wild clue"}, seed=7),
    "CL-41 and CL-43": Rule({**QUICK, "proof": 3, "expert": 1}, {"expert by proof"}, seed=1),
    "CL-41, CL-43 and wild": Rule(
        {**QUICK, "proof": 3, "expert": 1, "wild": 1}, {"expert beside a wild clue"}, seed=19
    ),
    "CL-42": Rule({**QUICK, "sealed": 1}, {"used clear", "full, picked"}),
    "CL-42 in a grid": Rule({**SQUARE, "sealed": 1}, {"used clear"}),
    "CL-43": Rule(
        {**QUICK, "expert": 1, "wild": 1},
        {"expert", "expert, picked", "expert, wild", "expert of two"},
        seed=8,
    ),
    "CL-43 and CL-39": Rule(
        {**QUICK, "expert": 1, "wild": 1, "first": 2},
        {"expert of two, one barred"},
        "nothing",
        (mixed_step, any_step),
        seed=16,
    ),
    "CL-43 in a grid": Rule(
        {**SQUARE, "expert": 1, "wild": 4},
        {
            "expert in a grid",
            "expert, picked in a grid",
            "expert in a grid, wild",
            "expert beside what stays",
        },
        seed=1,
    ),
    "CL-43 and names, proof": Rule(
        {**QUICK, "row": 4, "expert": 1, "different": 3, "alike": 1, "proof": 1, "extra": 1},
        {"expert by different", "expert by proof", "names that do not do", "no proof"},
        seed=9,
    ),
    "CL-44": Rule(
        {**QUICK, "intuition": 1, "wild": 1},
        {"intuition", "intuition, picked", "intuition, wild"},
        seed=3,
    ),
    "CL-44 and names, proof": Rule(
        {**QUICK, "intuition": 1, "different": 3, "proof": 1},
        {"intuition by different", "intuition by proof"},
        seed=5,
    ),
    "CL-44 and alike": Rule(
        {**QUICK, "intuition": 1, "alike": 1},
        {"intuition by alike", "intuition that does not do"},
        "nothing",
        seed=7,
    ),
    "CL-44 in a grid": Rule({**SQUARE, "intuition": 1}, {"no intuition in a grid"}, seed=15),
    "CL-44 and CL-43": Rule(
        {**QUICK, "row": 4, "intuition": 1, "expert": 2, "extra": 1}, {"intuition", "expert"}
    ),
    "CL-45": Rule(
        {"curfew": 1, "steps": 30},
        {"curfew by day", "curfew by dusk", "curfew by night"},
        "nothing",
    ),
    "CL-45 and few actions": Rule(
        {"curfew": 1, "actions": 1, "overtime": 1, "steps": 30},
        {"curfew by night", "overtime with no action left"},
        "nothing",
    ),
    "CL-46": Rule(
        {"turnabout": 1, "wild": 1, "steps": 30},
        {"went back", "turned round once more", "turned round by a wild clue"},
    ),
    "CL-46 and rounds": Rule(
        {"turnabout": 1, "rounds": 4, "steps": 30},
        {"went back", "turned round once more"},
        seed=1,
    ),
    "CL-47": Rule(
        {"shadow": 1, "steps": 30},
        {"in the shadow", "discarded in the shadow", "together from the shadow"},
        "nothing",
        (any_step,),
        seed=10,
    ),
    "CL-47 and few places": Rule(
        {"shadow": 1, "places": 2, "steps": 30}, {"only the shadow is left"}, "nothing", (any_step,)
    ),
    "CL-48": Rule({"caught": 1, "steps": 30}, {"caught", "caught at the start"}, seed=15),
    "CL-48 and turnabout": Rule(
        {"caught": 1, "turnabout": 1, "steps": 30},
        {"caught", "turned round once more", "caught as it turned"},
        seed=77,
    ),
    "CL-49": Rule(
        {**QUICK, "row": 4, "cold": 2}, {"gone cold", "gone cold after a solution"}, seed=1
    ),
    "CL-49 and time": Rule({"cold": 4, "turns": 4}, {"time and cold"}, "nothing", (idle_step,)),
    "CL-50": Rule(
        {"passing": 1}, {"passed", "nothing passed"}, "nothing", (keen_step, spent_step), seed=1
    ),
    "CL-51 theft": Rule(QUICK, {"theft", "theft of nothing"}, "theft"),
    "CL-51 theft in a grid": Rule(SQUARE, {"theft"}, "theft"),
    "CL-51 gossip": Rule(QUICK, {"gossip"}, "gossip"),
    "CL-51 stir": Rule(QUICK, {"stir", "stirred to the right"}, "stir"),
    "CL-51 stir and CL-44": Rule(
        {**QUICK, "intuition": 1},
        {"a stir without intuition"},
        "stir",
        (mixed_step, any_step),
        seed=36,
    ),
    "CL-51 tip-off": Rule({"ideas": 8}, {"tip-off", "tip-off for some"}, "tip-off", seed=29),
    "CL-52": Rule(
        {"tail": 1, "ideas": 8, "first-ideas": 2, "steps": 30},
        {"used tail", "lost in a crowd", "tailed for nothing", "tailed to the last card"},
        "nothing",
        (tailing_step,),
        seed=1,
    ),
    "CL-52 lost": Rule(
        {"tail": 1, "steps": 3}, {"escaped by tail"}, "", (tailing_step, any_step), seed=3
    ),
    "CL-53": Rule(
        {**QUICK, "informant": 3, "wild": 1},
        {"used informant", "an informant's solution", "an informant's wild clue"},
        "nothing",
        (mixed_step, keen_step),
        seed=18,
    ),
    "CL-53 in a grid": Rule({**SQUARE, "informant": 3, "wild": 1}, {"used informant"}),
    "CL-53 and CL-44": Rule(
        {**QUICK, "informant": 3, "intuition": 1, "wild": 1},
        {"an informant without intuition"},
        "nothing",
        (any_step,),
        seed=21,
    ),
    "CL-53 and proof": Rule({**QUICK, "informant": 3, "proof": 1}, {"an informant's solution"}),
    "CL-42, CL-52 to CL-54 after a refusal": Rule(
        {**QUICK, "sealed": 1, "tail": 1, "overtime": 1, "informant": 3},
        {"clear after a refusal", "tail after a refusal", "overtime after a refusal"},
        "nothing",
        (any_step,),
        seed=4,
    ),
    "CL-54": Rule(
        {"overtime": 1, "steps": 8},
        {"used overtime", "overtime with no action left", "escaped by overtime"},
        seed=2,
    ),
    "CL-55": Rule({"favour": 1}, {"used favour", "no favour at the start"}, seed=1),
    "CL-54 and CL-55": Rule(
        {"favour": 1, "overtime": 1}, {"used favour", "used overtime"}, seed=17
    ),
    "CL-56 long arm, bargain": Rule({"skill-1": 1, "skill-2": 2}, {"long arm", "bargain"}, seed=2),
    "CL-56 thinker, charm": Rule(
        {"skill-1": 3, "skill-2": 4, "ideas": 10},
        {"thinker", "charm"},
        seed=4,
    ),
    "CL-56 second wind": Rule(
        {"skill-1": 5, "skill-2": 5, "skill-3": 5, "skill-4": 5},
        {"used second-wind", "second wind with no action left"},
        seed=26,
    ),
}
"""By name; `pytest -k "CL-46"` plays those that are about it."""


@pytest.mark.parametrize("name", RULES)
def test_all_that_a_rule_can_come_to_is_met(name: str) -> None:
    assert RULES[name].met(whole, 1) < 40


def test_each_of_the_own_rules_is_in_a_case_on_which_laws_are_tried() -> None:
    met = set[str]()
    for setting in with_terms():
        if setting.name == "spy_club":
            lists = tomllib.loads(setting.own)
            met |= {name for name, value in own_terms(lists).items() if value}
            met |= {event for event, _ in own_events(lists).values()}
    assert met >= {*OWN_RULES, *HAPPENINGS[-4:]}, {*OWN_RULES, *HAPPENINGS[-4:]} - met


def test_cases_with_random_terms_end_in_every_way_there_is() -> None:
    met, causes = Counter[str](), Counter[str | None]()
    for player in (any_step, keen_step, thorough_step, closing_step, lingering_step, spent_step):
        for seed in range(20):
            options = {"advanced": seed % 2, "consent": seed // 2 % 2}
            own = random_terms(random.Random(seed), PAIRS)
            table = whole(2 + seed % 3, options, seed, player, own)
            met.update(kinds_of(table))
            causes[table.cause] += 1
    assert set(causes) == {"solved", "escape", "ideas", "time", "clues", "rounds", "cold"}, causes
    assert met.keys() >= KINDS, met


def test_rivals_of_a_case_with_terms_are_cases_with_the_same_terms() -> None:
    met = 0
    for seed in range(12):
        rng = random.Random(seed)
        own, seats = random_terms(rng), 2 + seed % 3
        table = whole(seats, {}, seed, closing_step, own)
        steps = table.steps[: rng.randrange(len(table.steps) // 2, len(table.steps))]
        for other in rivals({}, steps, 0, rng, 2, seats=seats, own=own):
            met += 1
            assert other != steps
            assert read(seats, {}, other, own).seen(0) == read(seats, {}, steps, own).seen(0)
    assert met > 12


# -- in how many ways ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_ways_are_as_many_as_are_found_by_trying(seed: int) -> None:
    rng = random.Random(seed)
    cards = rng.sample([(card["a"], card["b"]) for card in plain()["clues"]], rng.randint(2, 9))
    names = [rng.choice(rng.choice(cards)) for _ in range(rng.randint(1, 5))]
    found = list(every_way(cards, names))
    assert ways(cards, names) == len(found)
    for at in range(len(names)):
        counted = Counter(way[at] for way in found)
        exact = {card: Fraction(number, len(found)) for card, number in counted.items()}
        assert not found or odds(cards, names, at) == exact


def test_odds_of_a_late_position_sum_to_one() -> None:
    table = late("ours", 2, 44)
    cards, names = asked_about(table)
    for at in range(len(names)):
        assert sum(odds(cards, names, at).values()) == 1


# -- side by side with the engine ------------------------------------------------------------------


def assert_agree(played: Game, state: State, table: Table) -> None:
    where = f"after {table.steps}"
    actors = set(seats_of(state.to_act())) or ({CHANCE} if state.mover() == CHANCE else set())
    assert actors == table.to_act() and (state.mover() == OVER) == table.over, where
    for seat in range(table.seats):
        legal = {played.text(action) for action in state.legal(seat)}
        assert legal == table.legal(seat), f"{seat} {where}"
    assert state.scores() == table.scores()
    if actors == {CHANCE}:
        outcomes = state.chance()
        total = sum(weight for _, weight in outcomes)
        chances = {played.text(o, chance=True): Fraction(w, total) for o, w in outcomes}
        assert chances == table.chance(), where
    if table.over:
        assert state.returns() == [float(value) for value in table.returns()]
    told, wanted = engine_says(played, state), table_says(table)
    for name in told.keys() & wanted.keys():
        assert told[name] == wanted[name], f"{name} {where}"


Lies = tuple[str, str, str | None, str | None, bool, tuple[int, ...]]


def engine_says(played: Game, state: State) -> dict[str, object]:
    """What all know of a position, and what nobody does: the other sides."""
    intel = cast(CaseIntel, played.intel(state, SPECTATOR))
    truth = cast(CaseIntel, played.intel(state, OMNISCIENT))
    aspects = len(ASPECTS) - 1  # an extra goal may be told among those solved, or by itself
    spreads = [intel.row, intel.incoming, intel.solved[:aspects], *(p.area for p in intel.players)]
    theirs = [truth.row, truth.incoming, truth.solved[:aspects], *(p.area for p in truth.players)]
    for seat in range(len(intel.players)):
        known = played.intel(state, seat)
        assert isinstance(known, CaseIntel)
        names = [name for name in intel.__struct_fields__ if name != "viewer"]
        assert all(getattr(known, name) == getattr(intel, name) for name in names), "all know alike"
    stated = [name for name, value in intel.terms.items() if value]
    fields = {field for name in stated for field in TOLD.get(name, ())}
    more = {name: _told(asdict(intel)[name]) for name in fields}
    if any(name.startswith("skill-") for name in stated):
        players = [asdict(player) for player in intel.players]
        more["skills"] = [_told(player["skill"]) for player in players]
        more["winded"] = [player["winded"] for player in players]
    return more | {
        "terms": intel.terms,
        "actions": intel.actions,
        "used": set(intel.used),
        "cause": (intel.over, intel.cause),
        "phase": _phase(intel.phase),
        "turn": (intel.turn, intel.first, intel.active, intel.done),
        "ideas": (intel.supply, intel.lost, [player.ideas for player in intel.players]),
        "focus": [player.focus + 1 for player in intel.players],
        "prices": ([player.prices for player in intel.players], intel.prices),
        "partners": [player.partner for player in intel.players],
        "refused": [player.refused for player in intel.players],
        "escape": (intel.escape, intel.steps, _from_one(intel.suspect)),
        "movement": (intel.card, intel.symbol, intel.numbers, intel.turned),
        "answer": intel.answer,
        "choices": list(intel.choices),
        "other terms": (intel.grid, intel.wild, intel.haste, intel.most_rounds),
        "rounds": intel.rounds,
        "confirmed": intel.confirmed,
        "tray": (intel.tray, intel.drawing),
        "lying": [[_lies(clue, intel.over) for clue in spread] for spread in spreads],
        "hidden": [[clue and clue.other for clue in spread] for spread in theirs],
        "discards": Counter((lies := _lies(clue)) and lies[:5] for clue in intel.discards),
        "asked": intel.asked and _asked(intel.asked),
        "losing": intel.losing,
        "flipped": {place + 1 for place in intel.flipped},
        "counts": [(c.total, c.up, c.behind, c.out, c.unseen) for c in intel.counts],
        "landings": {
            (one.number, one.seat, one.place + 1, one.clue and one.clue.name, one.event, one.ideas)
            for one in intel.landings
        },
        "pointing": sorted((one.number, one.chance) for one in intel.landings),
    }  # fmt: skip


TOLD: Mapping[str, tuple[str, ...]] = {
    "first": ("barred",),
    "last": ("barred",),
    "expert": ("solving", "lacking"),
    "intuition": ("solving",),
    "turnabout": ("backwards", "walked"),
    "cold": ("quiet", "solved_now"),
    "tail": ("tailed",),
    "informant": ("informant",),
}
"""By term: what all know besides in a case with it."""


def _told(value: object) -> object:
    """Names in any order, and of several words in the one way."""
    if isinstance(value, str):
        return value.replace("-", " ")
    return sorted(value) if isinstance(value, (tuple, list)) else value


def _from_one(pawn: tuple[int, int] | None) -> tuple[int, int] | None:
    return pawn and (pawn[0], pawn[1] + 1)


def _asked(asked: Asked) -> tuple[str, int, int, int, int]:
    from_one = 1 if asked.kind == "swap" else 0
    places = asked.place + from_one, asked.other + from_one
    return asked.kind, asked.seat, asked.ideas, *places


def _phase(name: str) -> str:
    """When the last card of one part of the set-up lies, which part is on is the same to all."""
    return "set-up" if name in ("laying", "filling") else name


def _lies(clue: Clue | None, over: bool = False) -> Lies | None:
    if clue is None:
        return None
    givers = () if over else clue.givers
    return clue.name, clue.aspect, clue.other, clue.other_aspect, clue.seen, givers


def table_says(table: Table) -> dict[str, object]:
    begun = table.phase != "starting"
    spreads = [
        table.row,
        [*table.incoming, table.top],
        [table.answers.get(aspect) for aspect in ASPECTS[:-1]],
        *table.areas,
    ]
    asked = table.asked and (
        (table.asked[0], table.asked[1], 0, table.asked[2] + 1, table.asked[3] + 1)
        if table.asked[0] == "swap"
        else (table.asked[0], table.asked[1], table.asked[2], 0, 0)
    )
    last = table.moved[-1] if table.moved else None
    plain_ones = plain_terms(table.seats, table.board["steps"])
    barred = set(table.open_goals()) - set(table.goals())
    solving = table.solving if table.phase == "choosing" else None
    said: dict[str, object] = {
        "terms": {name: n for name, n in table.terms.items() if n != plain_ones[name]},
        "actions": table.over or table.actions(),
        "used": table.used,
        "skills": [table.skill(seat) or None for seat in range(table.seats)],
        "winded": [seat in table.winded for seat in range(table.seats)],
        "barred": sorted(barred),
        "solving": solving,
        "lacking": sorted(goal for goal in table.goals() if table.answers_to(goal, "expert")),
        "backwards": table.backwards,
        "walked": table.way if table.terms["rounds"] else 0,
        "quiet": table.quiet,
        "solved_now": table.found,
        "tailed": table.tailed,
        "informant": table.informers,
        "cause": (table.over, table.cause),
        "phase": _phase(table.phase),
        "turn": (table.turn, table.first, table.active, table.done),
        "ideas": (table.supply, table.lost, table.ideas),
        "focus": [place + 1 for place in table.focus],
        "prices": (
            [
                tuple(table.price(seat, place) for place in range(table.places))
                for seat in range(table.seats)
            ],
            tuple(table.price_of_incoming(at) for at in range(table.beside + 1)),
        ),
        "partners": [
            begun and table.teams(_active(table), seat) and seat not in table.refused
            for seat in range(table.seats)
        ],
        "refused": [seat in table.refused for seat in range(table.seats)],
        "escape": (
            table.escape,
            table.terms["steps"],
            table.pawn and (table.pawn[0], table.pawn[1] + 1),
        ),
        "movement": (
            last,
            last and table.moves[last]["symbol"],
            tuple(table.numbers()),
            tuple(table.moved),
        ),
        "answer": table.pointed(),
        "choices": table.choices,
        "other terms": (
            table.grid,
            table.wild,
            table.terms["haste"] == 1,
            table.terms["rounds"],
        ),
        "rounds": table.rounds if table.terms["rounds"] else 0,
        "confirmed": table.confirmed,
        "tray": (table.tray, table.drawing or table.phase in ("laying", "filling")),
        "lying": [[_shown(table, card) for card in spread] for spread in spreads],
        "hidden": [[None if c is None else table.behind(c) for c in spread] for spread in spreads],
        "discards": Counter((lies := _shown(table, card)) and lies[:5] for card in table.discards),
        "asked": asked,
        "losing": table.losing,
        "flipped": {place + 1 for place in table.flipped},
        "counts": [_count(table, aspect) for aspect in ASPECTS],
        "landings": set(),
        "pointing": [],
    }
    acting = table.phase in ("acting", "turning", "asked", "tailing", "informing")
    if acting or table.phase in ("refilling", "sliding", "moving"):
        said["landings"], said["pointing"] = _landings(table, acting)
    if table.phase == "choosing":
        del said["landings"], said["pointing"]
    if not acting and table.phase != "choosing":  # the card to come is another one then
        del said["actions"]
    if table.over:  # who would be next says nothing, nor what was going on
        del said["turn"]
        for name in ("losing", "prices", "partners", "refused", "confirmed", "used", "lacking"):
            del said[name]
    if table.phase in ("starting", "laying", "filling"):  # CL-8 comes when all lies
        for name in ("escape", "ideas"):
            del said[name]
    return said


def _active(table: Table) -> int:
    assert table.active is not None
    return table.active


def _shown(table: Table, card: int | None) -> Lies | None:
    if card is None:
        return None
    known = card in table.known
    other = table.behind(card) if known else None
    answers = {*table.answers.values(), table.extra_answer}  # these do not come back (CL-15)
    given = set() if table.over or card in answers else table.given
    givers = tuple(sorted(seat for one, seat in given if one == card))
    return table.name(card), table.aspect(card), other, other and ASPECT[other], known, givers


def _count(table: Table, aspect: str) -> tuple[int, ...]:
    """Where the faces of an aspect are, as far as anybody has seen them."""
    faces = [name for pair in table.cards for name in pair if ASPECT[name] == aspect]
    gone = set(table.discards)
    up = [card for card in table.face if card not in gone and table.aspect(card) == aspect]
    behind = [
        card for card in table.known if card not in gone and ASPECT[table.behind(card)] == aspect
    ]
    out = [card for card in gone if table.aspect(card) == aspect]
    out += [card for card in gone & table.known if ASPECT[table.behind(card)] == aspect]
    seen = len(up) + len(behind) + len(out)
    return len(faces), len(up), len(behind), len(out), len(faces) - seen


def _landings(table: Table, acting: bool) -> tuple[set[object], list[tuple[int, int]]]:
    """CL-19: where the three numbers lead, and what will lie there once all is refilled."""
    active, found = _active(table), set[object]()
    coming = [table.offered(at) for at in range(table.beside + 1)]
    if acting and table.terms["passing"]:  # the rightmost will be gone
        passes = next((card for card in table.incoming if card is not None), None)
        coming = [card for card in coming if card != passes]
    there = iter([card for card in coming if card is not None])
    area = [next(there, None) if card is None else card for card in table.areas[active]]
    left = [c for c in table.moves.values() if c["part"] == table.part()]
    left = [card for card in left if card["id"] not in table.moved]
    points = []
    for sign, number in enumerate(table.numbers(), 1):
        seat, place = table.place_after(number)
        card = area[place] if seat == active else table.areas[seat][place]
        event, ideas = None, 0
        if card is not None:
            event, ideas = table.event_of(table.aspect(card))
        if table.catches(seat, place):
            event, ideas = "caught", 0
        name = None if card is None else table.name(card)
        found.add((number, seat, place + 1, name, event, ideas))
        points.append((number, sum(one["sign"] == sign for one in left)))
    return found, sorted(points)


def in_step(
    seats: int, options: dict[str, int], seed: int, player: Player, box: str, terms: str = ""
) -> Table:
    """A whole case in both implementations, with lists of a text in place of those of the box."""
    components: Components = {**({} if box == "ours" else BOXES[box]), **tomllib.loads(terms)}
    own = written(components)
    played = game("spy_club", seats, own, None, **options)
    state, table, rng = played.new(), Table(seats, options, own), random.Random(seed)
    assert_agree(played, state, table)
    for _ in to_the_end(table):
        actor, text = player(table, rng)
        before, action = state.clone(), played.parse(text, chance=actor == CHANCE)
        state.apply(actor, action)
        table.play(actor, text)
        assert_agree(played, state, table)
        events = played.events(before, actor, action, state, SPECTATOR)
        assert clocks_in(events) == table.clocks, f"after {table.steps}"
        assert happened_in(events) == Counter(table.happened), f"after {table.steps}"
    return table


def clocks_in(events: Iterable[Event]) -> list[tuple[object, ...]]:
    """What was told of the escape marker, the rounds and the end, in order."""
    found = list[tuple[object, ...]]()
    for event in events:
        told = asdict(event)
        if event.kind == "escape":
            found.append(("escape", told["steps"], told["left"], told["cause"]))
        elif event.kind == "round":
            found.append(("round", told["rounds"], told["left"]))
        elif event.kind == "over":
            found.append(("end", told["cause"]))
    return found


def happened_in(events: Iterable[Event]) -> Counter[tuple[object, ...]]:
    """What else was told of that the second implementation knows."""
    found = Counter[tuple[object, ...]]()
    for event in events:
        told = asdict(event)
        if event.kind == "discarded":
            found["discarded", told["name"], told["where"]] += 1
        elif event.kind == "solved":
            found["solved", told["aspect"], told["name"]] += 1
        elif event.kind == "event":
            found["event", told["incident"]] += 1
        elif event.kind == "around":
            found["around", told["backwards"]] += 1
    return found


@pytest.mark.parametrize("consent", [0, 1])
@pytest.mark.parametrize("advanced", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_second_implementation_agree_at_every_step(
    seats: int, advanced: int, consent: int
) -> None:
    options = {"advanced": advanced, "consent": consent}
    some = [any_step, keen_step, spent_step, keen_step, any_step]
    first = advanced + consent + (0 if SOAK else seats % 2)
    for player in some[first : first + examples(1)]:
        in_step(seats, options, 10 * seats + advanced + consent, player, "ours")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_agree_with_other_components_too(seats: int) -> None:
    for box, player in (("plain", any_step), ("twins", keen_step)):
        in_step(seats, {}, seats, player, box)


def test_they_agree_on_cases_that_are_won_and_go_on() -> None:
    """On answers that are picked, cases that are closed, extra goals, and cases that were won but
    ended by something else."""
    players = closing_step, thorough_step, lingering_step, keen_step
    met: Counter[str] = Counter()
    for number in range(examples(8, times=20)):
        own, box = (
            stated(**SHORT, extra=1, turns=(22, 4)[number % 8 > 3]),
            (*BOXES, "ours")[number % 4],
        )
        options = {"advanced": number % 2, "consent": number // 2 % 2}
        player = players[number % len(players)]
        met.update(kinds_of(in_step(2 + number % 3, options, number, player, box, own)))
    assert met.keys() >= KINDS, met


def test_they_agree_on_cases_with_random_terms() -> None:
    players = closing_step, mixed_step, lingering_step, any_step, thorough_step, spent_step
    met: Counter[str] = Counter()
    for number in range(examples(20, times=15)):
        rng = random.Random(f"terms {number}")
        seats, box = rng.choice((2, 3, 4)), rng.choice(("ours", "ours", *BOXES))
        options = {"advanced": rng.randrange(2), "consent": rng.randrange(2)}
        player, terms = players[number % len(players)], random_terms(rng, PAIRS)
        met.update(kinds_of(in_step(seats, options, number, player, box, terms)))
    assert met.keys() >= {"picked", "wild in a row", "gone round"}, met


@pytest.mark.parametrize("name", RULES)
def test_they_agree_on_all_that_a_rule_can_come_to(name: str) -> None:
    def play(seats: int, options: dict[str, int], number: int, player: Player, own: str) -> Table:
        return in_step(seats, options, number, player, "ours", own)

    RULES[name].met(play, examples(1, times=20))


@pytest.mark.parametrize("number", range(examples(8, times=20)))
def test_they_agree_on_cases_with_many_terms(number: int) -> None:
    rng = random.Random(f"many terms {number}")
    players = keen_step, mixed_step, any_step, spent_step
    options = {"advanced": rng.randrange(2), "consent": rng.randrange(2)}
    player, terms = players[number % len(players)], random_terms(rng)
    in_step(2 + number % 3, options, number, player, "ours", terms)


TERMS_TOGETHER: tuple[dict[str, int], ...] = (
    {"row": 3, "wild": 1},
    {"row": 4, "wild": 2, "extra": 1},
    {"row": 5, "wild": 3, "turns": 22},
    {"grid": 1},
    {"grid": 1, "wild": 4},
    {"grid": 1, "wild": 5, "extra": 1},
    {"row": 3, "rounds": 2},
    {"row": 3, "haste": 1, "steps": 5},
    {"grid": 1, "wild": 1, "rounds": 3, "haste": 1, "places": 2},
)


@pytest.mark.parametrize("terms", TERMS_TOGETHER, ids=str)
def test_they_agree_on_wild_clues_grids_rounds_and_haste(terms: dict[str, int]) -> None:
    met: Counter[str] = Counter()
    players = keen_step, thorough_step, any_step, idle_step if "haste" in terms else keen_step
    for number in range(examples(4, times=10)):
        seats, player = 2 + number % 3, players[number % len(players)]
        own = stated(**{"actions": 6, "distance": 0, **terms})
        box = ("ours", "plain")[number % 2]
        met.update(kinds_of(in_step(seats, {"consent": 0}, number, player, box, own)))
    assert met.keys() >= kinds_among(terms), met


def kinds_among(terms: dict[str, int]) -> set[str]:
    """What must happen in some of the cases with these terms."""
    grid, found = "grid" in terms, set[str]()
    if "wild" in terms and "haste" not in terms:
        found.add("wild in a grid" if grid else "wild in a row")
    if "rounds" in terms:
        found.add("gone round")
    if "haste" in terms and "rounds" not in terms:
        found.add("ended in haste")
    return found


KINDS = {"picked", "closed", "extra first", "extra last", "won, but over by something else"}


def kinds_of(table: Table) -> set[str]:
    """What is special about a case that is over."""
    texts = [text for _, text in table.steps]
    closed = texts[-1] == "close"
    found = {
        "picked": any(text.startswith("pick ") for text in texts),
        "closed": closed,
        "extra first": table.extra_answer is not None and not table.won,
        "extra last": table.extra_answer is not None and table.won and not closed,
        "won, but over by something else": table.won and table.cause != "solved",
        "picked in a grid": table.grid and any(text.startswith("pick ") for text in texts),
        "wild in a row": table.helped > 0 and not table.grid,
        "wild in a grid": table.helped > 0 and table.grid,
        "gone round": table.cause == "rounds",
        "ended in haste": len(table.clocks) == 2 and table.clocks[0][-1] == "haste",
    }
    return {name for name, true in found.items() if true}


def test_in_a_box_of_twins_cards_are_there_twice() -> None:
    pairs = Counter(frozenset(card.values()) for card in twins()["clues"])
    assert sum(number == 2 for number in pairs.values()) > 5


# -- what nobody has seen, drawn by the engine ---------------------------------------------------


def late(box: str, seats: int, out: int, also: Callable[[Table], object] = Table.to_act) -> Table:
    """A position with so many cards out, and somebody to act."""
    for seed in range(100):
        table, rng = Table(seats, {}, BOXES[box]), random.Random(seed)
        for _ in to_the_end(table):
            table.play(*spent_step(table, rng))
            ready = table.phase == "acting" and not table.drawing
            if len(table.out()) >= out and ready and also(table):
                return table
    raise AssertionError("no such position")


def _open_in_area(table: Table) -> bool:
    return any(card is not None and card not in table.known for card in table.areas[_active(table)])


def asked_about(table: Table) -> tuple[list[tuple[str, str]], list[str]]:
    """The cards that can lie where only one side was seen, and those sides."""
    cards = [table.cards[card] for card in table.candidates()]
    return cards, [table.name(card) for card in table.open_cards()]


def drawn(table: Table, box: str, draws: int, seed: int, in_place: bool = False) -> list[CaseIntel]:
    """What the engine holds possible, with nothing hidden: from an Intel, or a state drawn anew."""
    components = BOXES[box]
    own = "" if box == "ours" else written(components)
    options = {"advanced": int(table.advanced), "consent": int(table.consent)}
    played, rng = game("spy_club", table.seats, own, **options), Random(seed)
    state = played.new()
    for actor, text in table.steps:
        state.apply(actor, played.parse(text, chance=actor == CHANCE))
    intel = played.intel(state, SPECTATOR)
    samples = [state.clone() if in_place else intel.sample(rng) for _ in range(draws)]
    for sample in samples if in_place else ():
        sample.resample(SPECTATOR, rng)
    return [cast(CaseIntel, played.intel(sample, OMNISCIENT)) for sample in samples]


def lying(intel: CaseIntel) -> list[Clue | None]:
    areas = [clue for player in intel.players for clue in player.area]
    return [*areas, *intel.row, *intel.incoming, *intel.solved]


def cards_lying(table: Table) -> list[int | None]:
    areas = [card for area in table.areas for card in area]
    solved = [table.answers.get(aspect) for aspect in ASPECTS[:-1]]
    return [*areas, *table.row, *table.incoming, table.top, *solved]


@pytest.mark.parametrize("shown", [2, 3, 5])
@pytest.mark.parametrize("box", BOXES)
def test_samples_of_the_first_cards_are_as_frequent_as_all_ways_there_are(
    box: str, shown: int
) -> None:
    """All of them at once, by the names behind: here every way can be tried."""
    table, rng = Table(2, {}, BOXES[box]), random.Random(100 * shown)
    for _ in until(lambda: len(table.out()) >= shown):
        table.play(*any_step(table, rng))
    assert_as_frequent_as_tried(table, box, 3000, shown)


@pytest.mark.parametrize(("box", "seats"), [("ours", 2), ("twins", 3)])
def test_samples_with_most_cards_known_are_as_frequent_as_all_ways_there_are(
    box: str, seats: int
) -> None:
    """Everything is turned, but a few: what they can be hangs on all that was turned."""
    for seed in range(20):
        table, rng = Table(seats, {}, BOXES[box]), random.Random(seed)
        for _ in to_the_end(table):
            table.play(*turning_step(table, rng))
            cards, names = asked_about(table)
            if len(table.known) > 15 and len(names) < 7 and 8 < ways(cards, names) < 2000:
                assert_as_frequent_as_tried(table, box, 3000, seed)
                return
    raise AssertionError("no such position")


def turning_step(table: Table, rng: random.Random) -> Step:
    """Whatever is not known is turned where it can be."""
    [actor] = table.to_act()
    if actor != CHANCE and table.phase in ("acting", "turning"):
        for place, card in enumerate(table.areas[actor]):
            text = f"turn {place + 1}"
            if card is not None and card not in table.known and text in table.legal(actor):
                return actor, text
        if table.phase == "turning":
            return actor, "stop"
    if table.phase == "moving" and not table.drawing:
        calm = [text for text in sorted(table.legal(actor)) if not table.moves[text[5:]]["escape"]]
        return actor, rng.choice(calm or sorted(table.legal(actor)))
    return any_step(table, rng)


def assert_as_frequent_as_tried(table: Table, box: str, draws: int, seed: int) -> None:
    cards, names = asked_about(table)
    opened = table.open_cards()
    places = [cards_lying(table).index(card) for card in opened if card in cards_lying(table)]
    if len(places) < len(opened):  # some were discarded: those are looked at by name alone
        names_there = [cards_lying(table)[place] for place in places]
        order = [opened.index(card) for card in names_there if card is not None]
    else:
        order = list(range(len(opened)))
    exact: Counter[tuple[str, ...]] = Counter()
    total = 0
    for way in every_way(cards, names):
        total += 1
        exact[tuple(_behind(cards[way[n]], names[n]) for n in order)] += 1
    found = Counter(
        tuple(clue.other or "" for clue in (lying(one)[place] for place in places) if clue)
        for one in drawn(table, box, draws, seed)
    )
    assert_frequencies(found, {way: Fraction(n, total) for way, n in exact.items()})


def _behind(pair: tuple[str, str], name: str) -> str:
    return pair[1 - pair.index(name)]


@pytest.mark.parametrize(
    ("box", "seats", "in_place"), [("ours", 2, False), ("ours", 4, True), ("twins", 3, True)]
)
def test_samples_of_a_late_position_are_as_frequent_as_exact_counting_says(
    box: str, seats: int, in_place: bool
) -> None:
    """More than 40 cards are out: each place by itself, and some pairs of places."""
    table = late(box, seats, 42)
    cards, names = asked_about(table)
    opened, places = table.open_cards(), cards_lying(table)
    assert len(names) > 12
    samples = [lying(one) for one in drawn(table, box, 2500, seats, in_place)]
    there = [(n, places.index(card)) for n, card in enumerate(opened) if card in places]
    for n, place in there:
        found = Counter(clue.other or "" for one in samples if (clue := one[place]))
        exact: Counter[str] = Counter()
        for card, chance in odds(cards, names, n).items():
            exact[_behind(cards[card], names[n])] += chance  # type: ignore[assignment]
        assert_frequencies(found, cast("dict[str, Fraction]", exact))
    rng = random.Random(seats)
    for _ in range(4):
        (n, one_place), (m, other_place) = rng.sample(there, 2)
        pairs = Counter(
            (one.other or "", other.other or "")
            for sample in samples
            if (one := sample[one_place]) and (other := sample[other_place])
        )
        assert_frequencies(pairs, both(cards, names, n, m))


def both(
    cards: list[tuple[str, str]], names: list[str], n: int, m: int
) -> dict[tuple[str, str], Fraction]:
    """What is behind two places, together."""
    total = ways(cards, names)
    rest = [name for number, name in enumerate(names) if number not in (n, m)]
    found: dict[tuple[str, str], Fraction] = {}
    for one, pair in enumerate(cards):
        for other, second in enumerate(cards):
            if one != other and names[n] in pair and names[m] in second:
                left = [card for number, card in enumerate(cards) if number not in (one, other)]
                key = _behind(pair, names[n]), _behind(second, names[m])
                found[key] = found.get(key, Fraction(0)) + Fraction(ways(left, rest), total)
    return {key: chance for key, chance in found.items() if chance}


@pytest.mark.parametrize(("box", "seats"), [("ours", 3), ("plain", 2)])
def test_what_could_come_of_turning_is_told_as_exact_counting_says(box: str, seats: int) -> None:
    table = late(box, seats, 30, _open_in_area)
    components = BOXES[box]
    played = game("spy_club", seats, "" if box == "ours" else written(components))
    state = played.new()
    for actor, text in table.steps:
        state.apply(actor, played.parse(text, chance=actor == CHANCE))
    [seat] = table.to_act()
    intel, asked = played.intel(state, seat), 0
    cards, names = asked_about(table)
    for place, card in enumerate(table.areas[seat]):
        if card is None:
            continue
        outcomes = played.outlook(intel, played.read(f"turn {place + 1}"))
        total = sum(outcome.ways for outcome in outcomes)
        told = {str(o.say.values["name"])[6:]: o.ways / total for o in outcomes}
        if card in table.known:
            assert told == {table.behind(card): 1.0}
            continue
        asked += 1
        exact: dict[str, Fraction] = {}
        for which, chance in odds(cards, names, table.open_cards().index(card)).items():
            name = _behind(cards[which], table.name(card))
            exact[name] = exact.get(name, Fraction(0)) + chance
        assert told.keys() == exact.keys()
        assert all(abs(told[name] - exact[name]) < 0.002 for name in told), (told, exact)
    assert asked


def test_every_symbol_has_its_place() -> None:
    """CL-22: with each of the five a solution was found."""
    met: set[str] = set()
    for seed in range(30):
        table, rng = Table(2, {}), random.Random(seed)
        for _ in to_the_end(table):
            if len(met) == len(SYMBOLS):
                return
            before, row = len(table.answers), list(table.row)
            actor, text = keen_step(table, rng)
            words = text.split()
            placed = table.areas[actor][int(words[1]) - 1] if words[0] == "confirm" else None
            table.play(actor, text)
            if len(table.answers) > before:
                row[int(words[3]) - 1] = placed
                symbol = table.moves[table.moved[-1]]["symbol"]
                solution = list(table.answers.values())[-1]
                assert row[SYMBOLS.index(symbol)] == solution
                met.add(symbol)
    assert met == set(SYMBOLS)
