"""Why a move cannot be made: each reason there is, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.report import Case, reasons, rule
from rules.spywhere.where import Where, alike, by_names, dealt, given, two, undealt
from spytable.games.spywhere import refusal
from spytable.games.spywhere.moves import Dealt, Done, First, Pass
from spytable.kernel.refusal import Unreadable

THREE = ("FR | IT | DE", "FR FR IT | IT IT DE | DE DE GB", "FR IT BE BE GB")


def ready() -> Where:
    return dealt(*THREE)


def start() -> Where:
    return given(*THREE).plays("* draw BE")


def naming() -> Where:
    return start().plays("A give IT take IT")


def named() -> Where:
    """A has named B as IT and is to name again."""
    table = naming().plays("A name B IT").turn("B", "FR", "give FR take FR", "pass")
    return table.turn("C", "FR", "give FR take FR", "pass").turn("A", "GB", "give GB take GB")


def bound() -> Where:
    return alike("GB | IT | DE")


def done() -> Where:
    return by_names().plays("B done")


def over() -> Where:
    return by_names().all_done()


def early() -> Where:
    return given(*THREE, names_from=3).plays("* draw BE")


def early_two() -> Where:
    return two().plays("* draw BE")


def named_two() -> Where:
    """The end of two players' turns: A has named B as two things."""
    table = two(copies=4).idles(9)
    return table.plays("A name B DE", "A name B GB")


CASES = [
    Case("over", "SW-16", over, "A", "pass"),
    Case("over", "SW-16", over, "B", "done"),
    Case("over", "SW-16", over, "spectator", Pass()),
    Case("chance_only", "SW-7", start, "A", Dealt("draw", "FR")),
    Case("chance_only", "SW-7", ready, "A", First(0)),
    Case("watching", "SW-3", start, "spectator", Pass()),
    Case("watching", "SW-3", by_names, "spectator", Done()),
    Case("still_dealing", "SW-5", lambda: undealt(3), "A", "give FR take IT"),
    Case("still_dealing", "SW-5", ready, "B", "pass"),
    # whose turn, and how far it is
    Case("not_your_turn", "SW-13", start, "B", "give IT take FR"),
    Case("not_your_turn", "SW-13", naming, "C", "name A FR"),
    Case("not_your_turn", "SW-13", lambda: given(*THREE), "A", "give FR take FR"),
    Case("not_your_turn", "SW-13", alike, "B", "clear"),
    Case("exchange_first", "SW-8", start, "A", "keep"),
    Case("exchange_first", "SW-8", start, "A", "clear"),
    Case("exchange_first", "SW-8", start, "A", "pass"),
    Case("exchange_first", "SW-8", start, "A", "name B IT"),
    Case("exchanged_already", "SW-8", naming, "A", "give FR take FR"),
    Case("exchanged_already", "SW-8", alike, "A", "give IT take FR"),
    # the exchange
    Case("left_out", "SW-4", start, "A", "give ES take FR"),
    Case("left_out", "SW-4", start, "A", "give FR take ES"),
    Case("not_in_hand", "SW-8", start, "A", "give DE take FR"),
    Case("not_in_market", "SW-8", start, "A", "give FR take DE"),
    # three alike
    Case("decide_first", "SW-9", alike, "A", "pass"),
    Case("decide_first", "SW-9", bound, "A", "name B IT"),
    Case("nothing_alike", "SW-9", naming, "A", "clear"),
    Case("nothing_alike", "SW-9", lambda: alike().plays("A keep"), "A", "keep"),
    Case("own_nation", "SW-9", bound, "A", "clear"),
    # names
    Case("too_early", "SW-22", early, "A", "name B IT"),
    Case("too_early", "SW-22", early, "A", "pass"),
    Case("too_early", "SW-21", early_two, "A", "name B DE"),
    Case("too_early", "SW-21", early_two, "A", "pass"),
    Case("no_such_seat", "SW-12", naming, "A", "name F ES"),
    Case("name_yourself", "SW-12", naming, "A", "name A FR"),
    Case("left_out", "SW-4", naming, "A", "name B ES"),
    Case("named_already", "SW-12", named, "A", "name B GB"),
    Case("named_already", "SW-12", named_two, "A", "name B FR"),
    Case("card_used", "SW-12", named, "A", "name C IT"),
    # the last identifications
    Case("not_the_end", "SW-15", naming, "A", "done"),
    Case("not_the_end", "SW-15", start, "B", "done"),
    Case("turns_over", "SW-14", by_names, "B", "pass"),
    Case("turns_over", "SW-14", by_names, "C", "give DE take IT"),
    Case("turns_over", "SW-14", by_names, "C", "clear"),
    Case("done_already", "SW-15", done, "B", "done"),
    Case("done_already", "SW-15", done, "B", "name A FR"),
    Case("nothing_left", "SW-15", by_names, "A", "done"),
    Case("nothing_left", "SW-15", by_names, "A", "name B DE"),
    Case("name_yourself", "SW-12", by_names, "B", "name B IT"),
    Case("card_used", "SW-12", lambda: by_names().plays("B name A FR"), "B", "name C FR"),
]

RULES = sorted({case.rule for case in CASES})


@rule(*RULES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_move_is_refused_with_its_reason_and_rule(case: Case) -> None:
    case.check()


@rule(*RULES)
def test_every_reason_of_the_game_is_tried_here() -> None:
    assert reasons(refusal) == {case.code for case in CASES}


@rule("SW-4", "SW-8", "SW-9", "SW-12", "SW-21", "SW-22")
@pytest.mark.parametrize(
    ("table", "move", "values"),
    [
        (start, "give ES take FR", {"nation": "@nation-ES"}),
        (start, "give DE take FR", {"nation": "@nation-DE"}),
        (start, "give FR take DE", {"nation": "@nation-DE"}),
        (alike, "pass", {"nation": "@nation-GB"}),
        (bound, "clear", {"nation": "@nation-GB"}),
        (early, "pass", {"round": 3}),
        (early_two, "pass", {"round": 5}),
        (named, "name B GB", {"foe": 1}),
        (named, "name C IT", {"nation": "@nation-IT"}),
    ],
)
def test_a_refusal_names_what_it_is_about(
    table: Callable[[], Where], move: str, values: dict[str, Any]
) -> None:
    reason = table().refusal("A", move)
    assert reason is not None and reason.values == values


@rule("SW-1", "SW-8", "SW-12")
@pytest.mark.parametrize(
    "text",
    [
        *("", "PASS", "pass 1", "keep GB", "clear GB", "give FR", "give FR take", "take FR"),
        *("give US take FR", "give fr take it", "name B", "name IT B", "name D IT", "name G IT"),
        *("name b IT", "name B US", "first A", "draw FR", "bonus FR", "market FR", "deal FR"),
        *("passport FR", "leave FR", "done now"),
    ],
)
def test_what_is_no_move_of_a_seat_is_unreadable(text: str) -> None:
    start().cannot_read(text)


@rule("SW-1", "SW-8", "SW-12")
@pytest.mark.parametrize(
    "plain",
    [
        {"type": "exchange", "give": "XX", "take": "FR"},
        {"type": "name", "seat": 6, "nation": "FR"},
        {"type": "name", "seat": -1, "nation": "FR"},
        {"type": "dealt", "what": "pile", "nation": "FR"},
    ],
)
def test_a_value_that_names_what_is_in_no_game_is_unreadable(plain: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        start().game.value(plain)


@rule("SW-8", "SW-9", "SW-12", "SW-15")
def test_a_move_is_refused_exactly_when_it_is_not_offered() -> None:
    tables = (start, naming, named, alike, bound, by_names, done, over, early, named_two)
    for table in (make() for make in tables):
        table.refuses_all_but_what_it_offers()
