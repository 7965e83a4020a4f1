"""The second implementation of Spy Connection checked: by the rules, by itself, by the engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import chain, combinations
from typing import Any, cast

import pytest

from bounds import to_the_end
from laws.play import seats_of
from laws.settings import SOAK
from reference.spy_connection import (
    CHANCE,
    CITIES,
    LETTERS,
    Board,
    Components,
    Step,
    Table,
    any_move,
    easy,
    europe,
    faults,
    keen_move,
    perft,
    played,
    set_up,
    written,
)
from spytable import game
from spytable.games.spy_connection.intel import Player as Known
from spytable.games.spy_connection.intel import SpyIntel
from spytable.kernel.game import Game
from spytable.kernel.refusal import BadInput
from spytable.kernel.state import OMNISCIENT, OVER, State

DISPLAY = ("london-madrid", "paris-madrid-monaco", "monaco-budapest", "helsinki-athens")
OPTIONS: list[tuple[int, dict[str, int]]] = [
    (2, {"turn_limit": 40}),
    (2, {"turn_limit": 40, "advanced": 1, "agents_a": 14}),
    (3, {"turn_limit": 60, "dark": 1}),
    (3, {"turn_limit": 60, "agents_b": 14, "agents_c": 14}),
    (4, {"turn_limit": 60, "advanced": 1, "dark": 1}),
    (4, {"turn_limit": 60, "advanced": 1, "agents_d": 14}),
]
STARTS = ("start-london", "start-madrid", "start-istanbul", "start-budapest", "start-helsinki")
Player = Callable[[Table, random.Random], Step]


def begun(
    *starts: str,
    display: tuple[str, ...] = DISPLAY,
    first: str = "A",
    components: Components | None = None,
    **options: int,
) -> Table:
    """A first game, set up, with these start missions."""
    return played(len(starts), options, set_up(display, first, starts), components)


def plays(table: Table, *lines: str) -> Table:
    """Play lines such as "A connect berlin" or "* draw london-paris"."""
    for line in lines:
        who, _, text = line.partition(" ")
        table.play(CHANCE if who == "*" else LETTERS.index(who), text)
    return table


def refused(table: Table, line: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}"):
        plays(table, line)


def random_game(seats: int, options: dict[str, int], seed: int, player: Player) -> Iterator[Table]:
    """One table before each of its steps and at its end."""
    table, rng = Table(seats, options), random.Random(seed)
    yield table
    for _ in to_the_end(table):
        table.play(*player(table, rng))
        yield table


# -- the rulebook's examples ----------------------------------------------------------------------


def lisa() -> Table:
    """Lisa is A: her spy is in London, agents lie towards Berlin, and others' near Paris."""
    table = begun("start-london", "start-madrid")
    plays(table, "A connect berlin", "A end", "B connect paris", "B end")
    plays(table, "A move london", "A end", "B connect london", "B end")
    assert table.sides[0].posted == {"london-fork": 1, "london-berlin": 1}
    assert table.sides[1].posted["london-paris"] == 1
    assert table.sides[1].posted["london-fork"] == 2
    return table


def test_lisa_pays_nothing_for_the_space_she_holds_and_two_for_the_others() -> None:
    table = plays(lisa(), "A connect paris")
    assert table.sides[0].supply == 14 - 2 - 2
    assert table.sides[0].posted == {"london-fork": 1, "london-berlin": 1, "london-paris": 2}
    assert table.sides[0].spy == "paris"


def test_lisa_takes_back_the_agent_near_berlin_and_not_those_near_paris() -> None:
    table = plays(lisa(), "A connect paris")
    refused(table, "A back london-paris", "SC-20")
    refused(table, "A back london-fork", "SC-20")
    plays(table, "A back london-berlin")
    assert table.network(0) == {"london", "paris"}
    refused(table, "A back london-paris", "SC-20")
    plays(table, "A back london-fork", "A back london-paris")
    assert table.sides[0].supply == 14 and not table.sides[0].posted


def test_lisa_assigns_two_to_the_second_newest_and_only_the_newest_moves_down() -> None:
    table = plays(lisa(), "A accept 3")
    assert [m.card.id for m in table.sides[0].open()] == ["start-london", "monaco-budapest"]
    assert table.sides[0].open()[1].assigned == 2
    assert table.display == ["london-madrid", "paris-madrid-monaco", "helsinki-athens"]
    plays(table, "* draw madrid-moscow")
    assert table.display[3:] == ["madrid-moscow"] and table.phase == "done"


def lisa_in_madrid() -> Table:
    table = plays(lisa(), "A accept 1", "* draw madrid-moscow", "A serve 2", "A end")
    plays(table, "B move madrid", "B end", "A accept 1", "* draw madrid-helsinki", "A end")
    plays(table, "B move paris", "B end", "A connect paris", "A end", "B move madrid", "B end")
    return plays(table, "A back london-berlin", "A connect madrid")


def test_lisa_completes_a_mission_in_madrid_and_serves_the_other_with_its_agents() -> None:
    table = lisa_in_madrid()
    assert table.sides[0].supply == 15 - 2 - 1 - 2 - 6
    plays(table, "A serve 2")
    assert [card.id for card in table.sides[0].completed] == ["london-madrid"]
    assert table.sides[0].supply == 4 - 1 + 2
    plays(table, "A serve 3")
    assert table.extra == 1 and table.scores()[0] == 2 + 1 + 1
    plays(table, "A end")
    assert (table.active, table.phase, table.extra) == (0, "acting", 0)


def test_lisa_takes_back_agents_when_her_supply_is_empty() -> None:
    table = lisa_in_madrid()
    table.sides[0].agents -= table.sides[0].supply
    table.sides[0].supply = 0
    refused(table, "A serve 2", "SC-24")
    plays(table, "A uncover 1 london", "A serve 2", "A serve 3")
    assert table.sides[0].supply == 1


def test_lisa_moves_over_paris_to_london_and_only_london_counts() -> None:
    table = plays(lisa_in_madrid(), "A end", "B move paris", "B end", "A move london")
    assert "serve 3" not in table.legal(0), "Madrid and Paris do not count"
    plays(table, "A end")


# -- its own laws ----------------------------------------------------------------------------------


def assert_nothing_is_lost(table: Table) -> None:
    for side in table.sides:
        on_cards = sum(mission.agents() for mission in side.open())
        assert side.supply >= 0
        assert side.supply + sum(side.posted.values()) + on_cards == side.agents
        assert set(side.posted.values()) <= {1, 2}
        for mission in side.open():
            assert mission.covered < set(mission.card.cities)
    kept = [card.id for side in table.sides for card in side.completed]
    kept += [mission.card.id for side in table.sides for mission in side.open()]
    kept += [*table.deck, *table.display, *table.discarded, *table.offered, *table.box]
    assert sorted(kept) == sorted(table.cards)


def assert_the_network_is_where_agents_stand(table: Table) -> None:
    """SC-16: on a good board, the cities beside one's agents and the spy's own."""
    board = table.board
    for seat, side in enumerate(table.sides):
        if side.spy is not None:
            assert board.hangs_together(side.spy, side.posted.keys())
            beside = {city for space in side.posted for city in board.cities_at[space]}
            assert table.network(seat) == beside | {side.spy}


@pytest.mark.parametrize("player", [any_move, keen_move])
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_random_games_come_to_an_end_and_lose_nothing(
    seats: int, options: dict[str, int], player: Player
) -> None:
    for table in random_game(seats, options, 1, player):
        assert_nothing_is_lost(table)
        assert_the_network_is_where_agents_stand(table)
        assert bool(table.legal(min(table.to_act()))) if table.to_act() else table.over
    assert table.turn == options["turn_limit"] or table.ender is not None
    assert sum(table.returns()) == 0 and table.returns()[table.winner()] == 1


def test_keen_games_end_by_seven_missions() -> None:
    for seats in (2, 3):
        *_, table = random_game(seats, {"turn_limit": 2000, "dark": seats % 2}, seats, keen_move)
        assert table.ender is not None and len(table.sides[table.ender].completed) >= 7
        assert max(table.scores()) >= 14


TEXTS = {"", "end", "END", "pass", "end 1", "accept", "accept 0", "accept 5", "accept 01"}
TEXTS |= {f"{verb} {n}" for verb in ("accept", "discard", "serve") for n in range(-1, 6)}
TEXTS |= {f"first {letter}" for letter in "ABCDE"} | {"back", "back london", "move nowhere"}


def universe(table: Table) -> set[str]:
    """Every move that can be said in this game, and some that cannot."""
    texts = set(TEXTS)
    for city in table.board.cities:
        texts |= {f"move {city}", f"connect {city}"}
        texts |= {f"uncover {slot} {city}" for slot in range(5)}
    texts |= {f"back {space}" for space in table.board.spaces}
    for card in table.cards:
        texts |= {f"{verb} {card}" for verb in ("choose", "draw", "deal", "reveal")}
    return texts


@pytest.mark.parametrize("advanced", [0, 1])
def test_play_takes_exactly_the_moves_that_legal_names(advanced: int) -> None:
    options = {"turn_limit": 15, "advanced": advanced, "dark": advanced}
    for table in random_game(3, options, 5, keen_move):
        texts, before = universe(table), repr(vars(table))
        for actor in (CHANCE, 0, 1, 2):
            legal = table.legal(actor)
            assert legal <= texts and bool(legal) == (actor in table.to_act())
            for text in texts - legal:
                with pytest.raises(ValueError, match=r"^SC-\d+: "):
                    table.play(actor, text)
            for text in legal:
                table.copy().play(actor, text)
        assert repr(vars(table)) == before, "neither a refused move nor a copy changes anything"


def test_chance_is_even_over_what_can_come() -> None:
    for table in random_game(4, {"turn_limit": 150, "advanced": 1}, 3, any_move):
        odds = table.chance()
        assert bool(odds) == (table.to_act() == {CHANCE})
        assert set(odds.values()) <= {Fraction(1, max(len(odds), 1))}


def test_node_counts_by_hand() -> None:
    assert [perft(Table(2, {}), depth) for depth in (1, 2)] == [43, 43 * 42]
    drawn = played(3, {"advanced": 1}, set_up(DISPLAY, "B", ()))
    assert [perft(drawn, depth) for depth in (1, 2, 3)] == [5, 20, 60]
    draft = played(3, {"advanced": 1}, set_up(DISPLAY, "B", STARTS[:3], advanced=True))
    assert draft.to_act() == {0}
    assert [perft(draft, depth) for depth in (1, 2)] == [3, 6]
    table = begun("start-london", "start-madrid")
    assert table.legal(0) == {
        *("accept 1", "accept 2", "accept 3", "accept 4"), "connect paris", "connect berlin",
        "uncover 1 london", "discard 1",
    }  # fmt: skip


# -- the board -------------------------------------------------------------------------------------


def map_of(**connections: str) -> dict[str, Any]:
    """A small board: a_b="s x" is a connection from a to b over the spaces s and x."""
    rows = [(name[0], name[-1], spaces.split()) for name, spaces in connections.items()]
    cities = sorted({city for a, b, _ in rows for city in (a, b)})
    spaces = sorted({space for _, _, path in rows for space in path})
    return {
        "cities": [{"id": city} for city in cities],
        "spaces": [{"id": space} for space in spaces],
        "connections": [{"a": a, "b": b, "spaces": path} for a, b, path in rows],
    }


FORK = map_of(a_b="s x", a_c="s y", b_c="p q")
"""Two connections share the space next to a."""
DELTA = map_of(a_b="x m y", a_c="x m z", b_c="y m z", c_d="v w")
"""Three connections meet in a space that is next to no city."""
LINE = map_of(a_b="s t", b_c="u v w", c_d="x y")
ROUND = map_of(a_b="s x", b_c="t y", c_d="u z", a_d="v w")
BOARDS = {"fork": FORK, "delta": DELTA, "line": LINE, "round": ROUND}


def subsets(things: set[str]) -> Iterator[frozenset[str]]:
    rows = (combinations(sorted(things), n) for n in range(len(things) + 1))
    return map(frozenset, chain.from_iterable(rows))


@pytest.mark.parametrize("name", BOARDS)
def test_the_network_is_where_agents_stand_whenever_all_hangs_together(name: str) -> None:
    board, met = Board.of(BOARDS[name]), 0
    assert faults(BOARDS[name]) == []
    for spy in board.cities:
        for held in subsets(set(board.spaces)):
            if board.hangs_together(spy, held):
                beside = {city for space in held for city in board.cities_at[space]}
                assert board.network(spy, held) == beside | {spy}
                met += 1
    assert met > 40


@pytest.mark.parametrize("name", BOARDS)
def test_whatever_hangs_together_is_reached_by_taking_back_one_space_at_a_time(name: str) -> None:
    board = Board.of(BOARDS[name])
    for spy in board.cities:
        good = {held for held in subsets(set(board.spaces)) if board.hangs_together(spy, held)}
        for held in good:
            reached, waiting = {held}, [held]
            while waiting:
                now = waiting.pop()
                new = {now - {space} for space in now} & good - reached
                reached |= new
                waiting += new
            assert reached == {other for other in good if other <= held}


def test_nothing_hangs_on_the_spy_unless_an_agent_is_next_to_its_city() -> None:
    board = Board.of(LINE)
    assert board.hangs_together("b", {"t", "u", "v"}) and board.hangs_together("b", set())
    assert not board.hangs_together("b", {"v"}) and not board.hangs_together("a", {"t"})
    assert board.hangs_together("a", {"s", "t", "u"}), "a city joins the spaces next to it"


@pytest.mark.parametrize(
    "broken",
    [
        map_of(a_b="x m y", a_c="x m z"),  # y m z joins b to c, but is not listed
        map_of(a_b="s x", c_d="x y"),  # x is next to both b and c
        map_of(b_c="x s y", a_d="s z"),  # whoever goes from b to c stands next to a
        map_of(a_b="s x", c_d="t y"),  # two boards
        map_of(a_b="s", b_c="t u"),
        map_of(a_b="s t u v"),
        map_of(a_b="s t s"),
    ],
    ids=["unlisted", "two cities", "in between", "two parts", "short", "long", "twice"],
)
def test_a_board_that_breaks_the_check_is_found(broken: Components) -> None:
    assert faults(broken)


def test_the_board_and_the_cards_that_come_with_the_game() -> None:
    components = europe()
    board = Board.of(components)
    assert board.cities == CITIES and len(board.spaces) == len(set(board.spaces)) <= 64
    assert faults(components) == []
    missions, starts = components["missions"], components["starts"]
    assert len(missions) == 43 and len(starts) == 5
    cards = [*missions, *starts]
    assert len({card["id"] for card in cards}) == 48
    for card in cards:
        assert 2 <= len(card["cities"]) == len(set(card["cities"])) <= 4
        assert set(card["cities"]) <= set(CITIES) and 2 <= card["points"] <= 8
    assert all(start["red"] in start["cities"] for start in starts)
    longest = max(len(path) for _, _, path in board.connections)
    assert 2 * longest + 3 * 2 <= 14 and 2 * longest + 3 * 3 <= 15  # SC-33


TINY: dict[str, Any] = {
    **ROUND,
    "missions": [
        {"id": f"m{n}", "cities": pair, "points": 2 + n % 3, "extra": n % 2 == 0}
        for n, pair in enumerate(["ab", "bc", "cd", "ad", "ac", "bd", "abc"])
    ],
    "starts": [{"id": f"start-{c}", "cities": "abcd", "red": c, "points": 3} for c in "abcd"],
}
"""Four cities and seven missions: the deck is soon empty, and so is the display."""


def test_the_deck_is_made_anew_from_the_discarded_and_else_places_stay_empty() -> None:
    anew = gaps = extras = 0
    for seed in range(12):
        rng = random.Random(seed)
        table = Table(3, {"turn_limit": 80, "dark": seed % 2}, TINY)
        for _ in to_the_end(table):
            actor, text = (any_move if seed % 3 else keen_move)(table, rng)
            waiting = set() if table.deck else set(table.discarded)
            table.play(actor, text)
            assert_nothing_is_lost(table)
            assert_the_network_is_where_agents_stand(table)
            if text.startswith(("draw ", "accept ")) and waiting and len(table.display) < 4:
                anew += 1
                assert table.deck == waiting and not table.discarded
            if text == "end" and len(table.display) < 4:
                gaps += 1
            extras = max(extras, table.extra)
    assert anew > 50 and gaps > 50 and extras >= 2


# -- side by side with the engine ----------------------------------------------------------------


def told(intel: SpyIntel) -> dict[str, object]:
    """What the engine says of a position."""
    return {
        "phase": intel.phase,
        "turns": (intel.turn, intel.first, intel.active, intel.extra, intel.ender),
        "display": list(intel.display),
        "prices": list(intel.prices),
        "deck": set(intel.deck),
        "discarded": set(intel.discarded),
        "offered": set(intel.offered),
        **{f"side {seat}": _side(side) for seat, side in enumerate(intel.players)},
    }


def _side(side: Known) -> dict[str, object]:
    missions = [m and (m.card, set(m.covered), m.assigned, m.served) for m in side.missions]
    return {
        "agents": (side.agents, side.supply, dict(side.posted)),
        "spy": side.spy,
        "network": set(side.network),
        "missions": missions,
        "completed": set(side.completed),
        "points": (side.completed_points, side.points),
    }


def routes(intel: SpyIntel) -> dict[tuple[str, str], tuple[list[tuple[str, int]], int]]:
    """By what connections the viewer could go on, and the price of each space."""
    return {(way.start, way.to): (list(way.spaces), way.total) for way in intel.routes}


def lifts(intel: SpyIntel, seat: int) -> dict[str, list[str]]:
    return {space: list(order) for space, order in intel.players[seat].lifts}


def our_side(table: Table, seat: int) -> dict[str, object]:
    side = table.sides[seat]
    return {
        "agents": (side.agents, side.supply, side.posted),
        "spy": side.spy,
        "network": table.network(seat),
        "missions": [
            m and (m.card.id, m.covered, m.assigned, m.served is not None) for m in side.missions
        ],
        "completed": {card.id for card in side.completed},
        "points": (sum(card.points for card in side.completed), table.scores()[seat]),
    }


def ours(table: Table) -> dict[str, object]:
    """What the second implementation says of a position."""
    active = table.active if table.phase in ("acting", "moved", "drawing", "done") else None
    return {
        "phase": table.phase,
        "turns": (table.turn, table.first, active, table.extra, table.ender),
        "display": table.display + [None] * (4 - len(table.display)),
        "prices": [] if active is None else [table.price(active, place) for place in (1, 2, 3, 4)],
        "deck": table.deck,
        "discarded": table.discarded,
        "offered": set(table.offered),
        **{f"side {seat}": our_side(table, seat) for seat in range(table.seats)},
    }


def our_routes(table: Table, seat: int) -> dict[tuple[str, str], tuple[list[tuple[str, int]], int]]:
    found = {}
    for start in table.network(seat):
        for city in set(table.board.cities) - table.network(seat):
            way = table.board.path(start, city)
            if way is not None:
                costs = [(space, table.cost(seat, space)) for space in way]
                found[start, city] = (costs, sum(cost for _, cost in costs))
    return found


def assert_lifts_are_right(table: Table, seat: int, lifts: dict[str, list[str]]) -> None:
    """SC-20: all that would hang loose without a space goes first, outermost first."""
    side, board = table.sides[seat], table.board
    assert side.spy is not None and lifts.keys() == side.posted.keys()
    for space, order in lifts.items():
        left = set(side.posted)
        for one in order:
            left.remove(one)
            assert board.hangs_together(side.spy, left), (space, order)
        needed = [s for s in order if s != space and board.hangs_together(side.spy, left | {s})]
        assert order[-1] == space and not needed, (space, order)


def assert_agree(played: Game, state: State, table: Table) -> None:
    intel = cast(SpyIntel, played.intel(state, OMNISCIENT))
    engine, wanted = told(intel), ours(table)
    for name in wanted:
        assert engine[name] == wanted[name], f"{name} after {table.steps}"
    actors = set(seats_of(state.to_act())) or ({CHANCE} if state.mover() == CHANCE else set())
    assert actors == table.to_act() and (state.mover() == OVER) == table.over
    for seat in range(table.seats):
        legal = {played.text(action) for action in state.legal(seat)}
        assert legal == table.legal(seat), f"{seat} after {table.steps}"
    assert state.scores() == table.scores()
    if actors == {CHANCE}:
        whole = sum(weight for _, weight in state.chance())
        odds = {played.text(o, chance=True): Fraction(w, whole) for o, w in state.chance()}
        assert odds == table.chance(), f"after {table.steps}"
    elif table.over:
        assert state.returns() == [float(value) for value in table.returns()]
    elif table.phase != "choosing":
        [seat] = actors
        assert_lifts_are_right(table, seat, lifts(intel, seat))
        for seat in range(table.seats):
            known = cast(SpyIntel, played.intel(state, seat))
            assert routes(known) == our_routes(table, seat), f"after {table.steps}"


def in_step(
    seats: int, options: dict[str, int], seed: int, player: Player, components: Components | None
) -> Table:
    """A whole game in both implementations."""
    own = "" if components is None else written(components)
    table, rng = Table(seats, options, components), random.Random(seed)
    settled = {name: value for name, value in options.items() if name != "rules"}
    played = game("spy_connection", seats, own, options.get("rules"), **settled)
    state = played.new()
    assert_agree(played, state, table)
    for _ in to_the_end(table):
        actor, text = player(table, rng)
        state.apply(actor, played.parse(text, chance=actor == CHANCE))
        table.play(actor, text)
        assert_agree(played, state, table)
        assert_the_network_is_where_agents_stand(table)
    return table


LONG = {"turn_limit": 2000}
GAMES: list[tuple[int, dict[str, int], Player]] = [
    (2, LONG, keen_move),
    (2, {"turn_limit": 80, "advanced": 1, "agents_a": 14, "agents_b": 14}, keen_move),
    (2, {"dark": 1, "turn_limit": 60, "agents_c": 14}, any_move),
    (3, LONG | {"advanced": 1, "dark": 1}, keen_move),
    (3, {"turn_limit": 120, "agents_b": 14}, any_move),
    (4, {"turn_limit": 120, "dark": 1}, keen_move),
    (4, {"turn_limit": 90, "advanced": 1, "agents_a": 14, "agents_d": 14}, any_move),
]


@pytest.mark.parametrize(("seats", "options", "player"), GAMES)
def test_engine_and_second_implementation_agree_at_every_step(
    seats: int, options: dict[str, int], player: Player
) -> None:
    table = in_step(seats, options, 7, player, None)
    assert (table.ender is not None) == (options["turn_limit"] == LONG["turn_limit"])


@pytest.mark.parametrize(
    ("seats", "dark"), [(2, 0), (3, 1), (4, 0), *([(2, 1), (3, 0), (4, 1)] if SOAK else [])]
)
def test_they_agree_with_a_players_own_cards_too(seats: int, dark: int) -> None:
    extras = 0

    def watching(table: Table, rng: random.Random) -> Step:
        nonlocal extras
        extras = max(extras, table.extra)
        return keen_move(table, rng)

    table = in_step(seats, {"dark": dark, "advanced": 1 - dark}, seats, watching, easy())
    assert table.ender is not None and extras


@pytest.mark.parametrize(("rules", "beyond"), [(1, False), (2, True)])
def test_they_agree_at_the_turn_limit_by_each_version_of_the_rules(
    rules: int, beyond: bool
) -> None:
    """SC-36: version 1 cut extra turns off."""
    turns = []
    for limit in range(9, 21):
        options = {"turn_limit": limit, "rules": rules}
        turns.append(in_step(2, options, limit, keen_move, easy()).turn - limit)
    assert any(turn > 0 for turn in turns) == beyond


def random_map(rng: random.Random) -> Components:
    """Twelve cities with connections that share spaces in some places, well or badly."""
    cities = rng.sample(CITIES, len(CITIES))
    pairs = {frozenset((city, rng.choice(cities[:at]))) for at, city in enumerate(cities) if at}
    pairs |= {frozenset(rng.sample(cities, 2)) for _ in range(rng.randint(2, 7))}
    ways = {(a, b): [f"{a}-{b}-{n}" for n in range(rng.choice((2, 2, 3)))]
            for a, b in sorted(map(sorted, pairs))}  # fmt: skip
    for _ in range(rng.randint(0, 3)):
        style, city = rng.random(), rng.choice(cities)
        own = [pair for pair in ways if city in pair]
        if style < 0.5 and len(own) > 1:  # two connections of a city share the space next to it
            one, other = rng.sample(own, 2)
            ways[other][-other.index(city)] = ways[one][-one.index(city)]
        elif style < 0.75:  # any two spaces are one
            one, other = rng.sample(sorted(ways), 2)
            ways[other][rng.randrange(len(ways[other]))] = rng.choice(ways[one])
        else:  # three cities meet in a space, perhaps without one of the three connections
            three = sorted(rng.sample(cities, 3))
            ways = {pair: path for pair, path in ways.items() if len({*pair, *three}) > 3}
            for a, b in list(combinations(three, 2))[: rng.choice((2, 3, 3))]:
                ways[a, b] = [f"{a}-{city}", f"meeting-{city}", f"{b}-{city}"]
    spaces = sorted({space for path in ways.values() for space in path})
    return {
        **europe(),
        "spaces": [{"id": name, "x": 10 * at, "y": 10 * at} for at, name in enumerate(spaces)],
        "connections": [{"a": a, "b": b, "spaces": path} for (a, b), path in ways.items()],
    }


def test_the_engine_takes_exactly_the_boards_on_which_the_network_can_be_read_off() -> None:
    rng, met = random.Random(11), [0, 0]
    for _ in range(80):
        components = random_map(rng)
        wrong = bool(faults(components))
        met[wrong] += 1
        try:
            game("spy_connection", 2, written(components))
        except BadInput:
            assert wrong, components["connections"]
        else:
            assert not wrong, faults(components)
    assert min(met) > 15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_agree_on_other_boards_too(seats: int) -> None:
    rng = random.Random(seats)
    for player in (any_move, keen_move):
        components = random_map(rng)
        while faults(components):
            components = random_map(rng)
        in_step(seats, {"turn_limit": 40}, seats, player, components)


def test_they_agree_on_a_board_of_64_spaces_of_which_the_last_is_held_too() -> None:
    """As many as there can be: in a set of spaces the last is the bit of the sign."""
    ring = {frozenset((city, CITIES[at - 1])) for at, city in enumerate(CITIES)}
    chords = {frozenset((city, CITIES[at - 3])) for at, city in enumerate(CITIES[:10])}
    pairs = sorted(tuple(sorted(pair)) for pair in ring | chords)
    ways = {(a, b): [f"{a}-{b}-{n}" for n in range(2 if at < 2 else 3)]
            for at, (a, b) in enumerate(pairs)}  # fmt: skip
    spaces = [space for path in ways.values() for space in path]
    components = {
        **europe(),
        "spaces": [{"id": name, "x": 10 * at, "y": 10 * at} for at, name in enumerate(spaces)],
        "connections": [{"a": a, "b": b, "spaces": path} for (a, b), path in ways.items()],
    }
    assert len(spaces) == 64 and not faults(components)
    in_step(3, {"turn_limit": 60}, 1, keen_move, components)
