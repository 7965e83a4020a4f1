"""SC-1 to SC-7: the board, the cards, and how a game begins."""

from __future__ import annotations

from typing import Any

import pytest

from reference.spy_connection import CITIES, Components, europe, faults, written
from rules.report import rule
from rules.spy_connection.spies import DISPLAY, Spies, draft, given, shown
from spytable import game
from spytable.kernel.refusal import BadInput

# SC-1: the board


@rule("SC-1")
def test_the_spy_goes_from_a_city_to_its_neighbours_alone() -> None:
    table = given("london", "madrid")
    connects = {move for move in table.moves("A") if move.startswith("connect")}
    assert connects == {"connect paris", "connect berlin"}


@rule("SC-1")
def test_every_pair_of_neighbours_can_be_connected_both_ways() -> None:
    for way in europe()["connections"]:
        for start, goal in ((way["a"], way["b"]), (way["b"], way["a"])):
            table = spy_in(start)
            before = table.supply("A")
            table.plays(f"A connect {goal}")
            assert set(way["spaces"]) <= set(table.posted("A")) and table.spy("A") == goal
            assert table.supply("A") == before - len(way["spaces"])


def spy_in(city: str) -> Spies:
    """A is alone on the board in this city, with no agent there; B is far from it."""
    starts = [{"id": f"start-{red}", "cities": [red, other], "red": red, "points": 2}
              for red, other in ((city, "monaco" if city == "moscow" else "moscow"),
                                 *((c, city) for c in CITIES if c != city))][:5]  # fmt: skip
    own = written({"missions": europe()["missions"], "starts": starts})
    second = next(str(start["red"]) for start in starts[1:])
    return given(city, second, own=own)


@rule("SC-1", "SC-14")
def test_the_space_next_to_london_lies_on_both_of_its_connections() -> None:
    table = given("london", "madrid").turn("A", "connect paris").idles("B")
    assert table.posted("A") == {"london-fork": 1, "london-paris": 1}
    table.plays("A move london", "A connect berlin ; 1 agent from london")
    assert table.posted("A") == {"london-fork": 1, "london-paris": 1, "london-berlin": 1}


@rule("SC-1")
def test_any_number_of_spies_may_be_in_a_city() -> None:
    table = given("london", "madrid").turn("A", "connect paris").turn("B", "connect paris")
    assert table.spy("A") == table.spy("B") == "paris"
    table.plays("A connect monaco ; 2 agents from paris")


def changed(**lists: list[dict[str, Any]]) -> dict[str, Any]:
    return {**europe(), **lists}


def without(a: str, b: str) -> dict[str, Any]:
    """The map without a connection, and without the spaces that lie on it alone."""
    left = [way for way in europe()["connections"] if {way["a"], way["b"]} != {a, b}]
    used = {space for way in left for space in way["spaces"]}
    spaces = [space for space in europe()["spaces"] if space["id"] in used]
    return changed(connections=left, spaces=spaces)


def relaid(a: str, b: str, *path: str) -> dict[str, Any]:
    """The map with a connection led over other spaces."""
    ways = [
        {**way, "spaces": list(path)} if (way["a"], way["b"]) == (a, b) else way
        for way in europe()["connections"]
    ]
    used = {space for way in ways for space in way["spaces"]}
    spaces = [space for space in europe()["spaces"] if space["id"] in used]
    return changed(connections=ways, spaces=spaces)


BROKEN: dict[str, Components] = {
    "a chain through the Balkans that is not listed": without("athens", "istanbul"),
    "a space next to two cities": relaid("paris", "berlin", "paris-berlin-1", "london-berlin",
                                         "paris-berlin-2"),
    "a space between two cities that is next to a third": relaid(
        "paris", "berlin", "paris-berlin-1", "london-fork", "paris-berlin-2"),
    "an end of one connection in the middle of another": relaid(
        "paris", "monaco", "paris-monaco-1", "monaco-berlin-3", "paris-monaco-2"),
    "a space that two ends share": relaid("rome", "athens", "rome-budapest-2", "rome-athens-2"),
    "one space": relaid("paris", "berlin", "paris-berlin-1"),
    "four spaces": relaid("paris", "berlin", "paris-berlin-1", "paris-monaco-1", "paris-monaco-2",
                          "paris-berlin-2"),
    "a space twice": relaid("paris", "berlin", "paris-berlin-1", "paris-berlin-2",
                            "paris-berlin-1"),
    "a space that is not there": relaid("paris", "berlin", "paris-berlin-1", "nowhere"),
    "two connections of one pair": changed(connections=[
        *europe()["connections"], {"a": "berlin", "b": "paris", "spaces": ["x", "y"]}],
        spaces=[*europe()["spaces"], {"id": "x", "x": 1, "y": 1}, {"id": "y", "x": 9, "y": 9}]),
    "a city that is not there": changed(connections=[
        *europe()["connections"], {"a": "berlin", "b": "oslo", "spaces": ["x", "y"]}],
        spaces=[*europe()["spaces"], {"id": "x", "x": 1, "y": 1}, {"id": "y", "x": 9, "y": 9}]),
    "a city too few": changed(cities=europe()["cities"][1:]),
    "a space on no connection": changed(spaces=[*europe()["spaces"], {"id": "x", "x": 1, "y": 1}]),
}  # fmt: skip


@rule("SC-1")
@pytest.mark.parametrize("fault", BROKEN)
def test_a_board_that_breaks_the_check_is_refused(fault: str) -> None:
    with pytest.raises(BadInput):
        game("spy_connection", 2, written(BROKEN[fault]))


@rule("SC-1", "SC-16")
def test_the_boards_refused_here_are_those_where_the_network_could_not_be_read_off() -> None:
    names = list(BROKEN)[:5]
    assert all(faults(BROKEN[name]) for name in names)
    for good in (europe(), relaid("paris", "berlin", "paris-berlin-1", "monaco-berlin-3")):
        assert faults(good) == []
        assert game("spy_connection", 2, written(good)).new().chance()


# SC-2: the cards


@rule("SC-2")
def test_there_are_43_missions_and_5_start_missions() -> None:
    table = Spies()
    assert len(table.deck) == 43
    assert len({move for move in all_chances(shown("A")) if move.startswith("deal")}) == 5


def all_chances(table: Spies) -> set[str]:
    return {table.game.text(o, chance=True) for o, _ in table.position.state.chance()}


def mission(**values: object) -> dict[str, Any]:
    return {"id": "odd", "cities": ["london", "rome"], "points": 3, **values}


@rule("SC-2")
@pytest.mark.parametrize(
    "odd",
    [
        mission(cities=["london"]),
        mission(cities=["london", "london"]),
        mission(cities=["london", "oslo"]),
        mission(cities=["london", "rome", "paris", "berlin", "athens"]),
        mission(points=1),
        mission(points=9),
        mission(id="London Rome"),
        mission(id="london-paris"),
        mission(extra=1),
        mission(colour="red"),
    ],
    ids=str,
)
def test_a_card_that_cannot_be_is_refused(odd: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        game("spy_connection", 2, written(changed(missions=[odd, *europe()["missions"][1:]])))


@rule("SC-2")
@pytest.mark.parametrize("missions", [42, 44])
def test_cards_too_few_or_too_many_are_refused(missions: int) -> None:
    cards = [*europe()["missions"], mission()][:missions]
    with pytest.raises(BadInput):
        game("spy_connection", 2, written(changed(missions=cards)))


def effort(cities: set[str]) -> int:
    """4 for each connection and 1 for each space of the cheapest tree that joins these cities."""
    trees = {(frozenset({min(cities)}), frozenset[str]())}
    for connections in range(len(CITIES)):
        joined = [len(spaces) for held, spaces in trees if cities <= held]
        if joined:
            return 4 * connections + min(joined)
        trees = {
            (held | {way["a"], way["b"]}, spaces | set(way["spaces"]))
            for held, spaces in trees
            for way in europe()["connections"]
            if (way["a"] in held) != (way["b"] in held)
        }
    raise AssertionError(f"nothing joins {cities}")


@rule("SC-2")
def test_the_points_of_our_missions_follow_effort_and_halves_are_rounded_up() -> None:
    """As the file of our cards says."""
    halves = 0
    for card in europe()["missions"]:
        whole, rest = divmod(effort(set(card["cities"])) + 2 * len(card["cities"]), 6)
        assert card["points"] == whole + (rest >= 3) - card.get("extra", False), card["id"]
        halves += rest == 3
    assert halves == 9
    starts = {(effort(set(card["cities"])), card["points"]) for card in europe()["starts"]}
    assert starts == {(4 * 4 + 9, 5)}


@rule("SC-2", "SC-6")
def test_the_red_city_is_one_of_the_card() -> None:
    first, *others = europe()["starts"]
    for red in ("warsaw", "oslo"):
        with pytest.raises(BadInput):
            game("spy_connection", 2, written(changed(starts=[{**first, "red": red}, *others])))


# SC-3, SC-7: agents


@rule("SC-3")
def test_all_fifteen_agents_begin_in_the_supply() -> None:
    table = Spies(4)
    assert [table.supply(who) for who in "ABCD"] == [15] * 4
    assert [table.spy(who) for who in "ABCD"] == [None] * 4


@rule("SC-7")
def test_each_seat_can_have_14_agents_while_others_keep_15() -> None:
    table = given("london", "madrid", "istanbul", agents_a=14, agents_c=14)
    assert [table.supply(who) for who in "ABC"] == [13, 14, 13]
    assert [table.agents_of(who) for who in "ABC"] == [14, 15, 14]


@rule("SC-7")
def test_agents_of_a_seat_that_is_not_there_do_not_matter() -> None:
    table = given("london", "madrid", agents_d=14, dark=1)
    assert [table.agents_of(who) for who in "AB"] == [15, 15]
    assert table.game.options["agents_d"] == 15


@rule("SC-7")
@pytest.mark.parametrize("agents", [13, 16])
def test_agents_are_14_or_15(agents: int) -> None:
    with pytest.raises(BadInput):
        Spies(2, agents_b=agents)


# SC-4: the display and the first player


@rule("SC-4")
def test_four_missions_are_laid_out_the_first_drawn_is_the_oldest() -> None:
    table = Spies()
    assert all_chances(table) == {f"draw {card}" for card in table.deck}
    table.plays(*(f"* draw {card}" for card in DISPLAY))
    assert table.display == DISPLAY and len(table.deck) == 39
    assert not table.deck & set(DISPLAY)
    assert all_chances(table) == {"first A", "first B"}


@rule("SC-4")
@pytest.mark.parametrize(("first", "order"), [("A", "ABCA"), ("B", "BCAB"), ("C", "CABC")])
def test_turns_go_clockwise_from_the_first_player(first: str, order: str) -> None:
    table = given("london", "madrid", "istanbul", first=first)
    for who in order:
        assert table.to_act == who
        table.idles(who)


@rule("SC-4")
def test_whoever_is_first_is_drawn_with_even_odds() -> None:
    table = shown(None, seats=4)
    weights = dict(table.position.state.chance())
    assert len(weights) == 4 and len(set(weights.values())) == 1


# SC-5: start missions


@rule("SC-5")
def test_in_a_first_game_each_is_dealt_one_start_mission_from_a_on() -> None:
    table = shown("B", seats=3)
    for who, start, left in (("A", "helsinki", 5), ("B", "madrid", 4), ("C", "london", 3)):
        assert table.to_act == "*" and len(all_chances(table)) == left
        table.plays(f"* deal start-{start} ; {who} begins in {start} with start-{start}")
        assert table.spy(who) == start
    assert (table.to_act, table.phase) == ("B", "acting")


@rule("SC-5")
@pytest.mark.parametrize(
    ("first", "order"), [("A", "DCB"), ("B", "ADC"), ("C", "BAD"), ("D", "CBA")]
)
def test_the_player_to_the_right_of_the_first_chooses_first(first: str, order: str) -> None:
    table = draft("london", "madrid", "istanbul", "budapest", first=first)
    starts = ["london", "madrid", "istanbul"]
    for who, start in zip(order, starts, strict=True):
        assert (table.to_act, table.phase) == (who, "choosing")
        table.plays(f"{who} choose start-{start}")
        assert table.spy(who) == start
    assert table.spy(first) == "budapest", "the first player gets the last"
    assert (table.to_act, table.phase) == (first, "acting")


@rule("SC-5")
def test_what_is_chosen_is_gone_for_the_next() -> None:
    table = draft("london", "madrid", "istanbul", first="A")
    assert table.moves("C") == {f"choose start-{s}" for s in ("london", "madrid", "istanbul")}
    table.plays("C choose start-madrid")
    assert table.moves("B") == {"choose start-london", "choose start-istanbul"}
    table.refuses("B choose start-madrid", code="not_offered", rule="SC-5")
    table.refuses("B choose start-helsinki", code="not_offered", rule="SC-5")
    table.plays("B choose start-istanbul ; B begins in istanbul with start-istanbul, "
                "A begins in london with start-london")  # fmt: skip


@rule("SC-5")
def test_nobody_chooses_before_all_are_revealed() -> None:
    table = shown("A", seats=3, advanced=1)
    for start in ("london", "madrid", "istanbul"):
        assert table.to_act == "*"
        table.refuses("C choose start-london", code="cards_come_first", rule="SC-4")
        table.plays(f"* reveal start-{start}")
    assert table.to_act == "C" and table.display == DISPLAY


@rule("SC-5")
def test_with_two_players_the_other_one_chooses() -> None:
    table = draft("london", "madrid", first="A").plays("B choose start-london")
    assert (table.spy("B"), table.spy("A")) == ("london", "madrid")


# SC-6: the first agent


@rule("SC-6")
def test_an_agent_lies_on_the_red_city_of_the_card_and_the_spy_stands_there() -> None:
    table = given("london", "madrid")
    assert (table.drawn("A"), table.spy("A")) == ("start-london: london | - | -", "london")
    assert (table.drawn("B"), table.spy("B")) == ("start-madrid: madrid | - | -", "madrid")
    assert (table.supply("A"), table.posted("A")) == (14, {})
    assert table.points == "A 1 : B 1"


@rule("SC-6")
def test_it_is_the_same_after_a_choice() -> None:
    table = draft("london", "madrid").plays("B choose start-london")
    assert table.drawn("B") == "start-london: london | - | -"
    assert table.drawn("A") == "start-madrid: madrid | - | -"
    assert (table.supply("A"), table.supply("B")) == (14, 14)
