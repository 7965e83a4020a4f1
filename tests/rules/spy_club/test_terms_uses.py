"""CL-52 to CL-56: what the terms of a case let players use, and what they can do."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from librt.random import Random

from bounds import to_the_end
from rules.report import Case, rule
from rules.spy_club.club import Club, given
from spytable import bot, game
from spytable.games.spy_club.events import Escape, Informed, Lost, Solved, Tailed
from spytable.games.spy_club.meta import ASPECT_OF, ASPECTS
from spytable.games.spy_club.terminal import offered
from spytable.kernel.scene import scene
from spytable.kernel.state import CHANCE
from spytable.words import Words

AREAS = "park museum lie | cabin hat love | manor dog key"
"""The focus of all three is a Location."""
ROW = {"row": 3, "distance": 0}


def again(table: Club) -> Club:
    """What everybody knows survives sampling, and the case can be told again from it."""
    told = table.public()
    assert table.game.intel(told.sample(Random(1)), told.viewer) == told
    return table


# -- tailing (CL-52) ------------------------------------------------------------------------------


def tailed(*shown: str, terms: Mapping[str, int] | None = None) -> Club:
    """A tails, and the tray shows these one after the other."""
    own = {"tail": 1, **(terms or {})}
    table = given(AREAS, "watch stamp", tray="hat", terms=own, consent=0)
    for name in shown:
        table.acts("use tail").shows(name)
    return table


@rule("CL-52")
def test_tailing_brings_an_idea_for_each_clue_of_another_aspect() -> None:
    table = tailed("love", "cashier")
    assert table.phase == "tailing" and table.moves("A") == {"stop", "use tail"}
    assert table.player("A").ideas == 3 and table.discards == "hat love"
    assert table.incoming.split()[-1] == "cashier"
    assert table.public().done == 1, "all of it is one action"
    assert table.event(Tailed) == Tailed(CHANCE, 0, False, 1)
    again(table).acts("stop")
    assert table.phase == "acting" and table.public().escape == 0


@rule("CL-52")
@pytest.mark.parametrize("shown", ["key", "chores"])
def test_the_same_aspect_or_a_distraction_is_noticed(shown: str) -> None:
    table = tailed(shown)
    assert table.phase == "acting" and table.player("A").ideas == 1
    assert table.public().escape == 1 and table.event(Escape).cause == "tail"
    assert table.event(Tailed).noticed and table.discards == "hat"
    assert "use tail" in table.moves("A"), "with another action"


@rule("CL-52")
def test_whoever_is_noticed_may_lose_the_case() -> None:
    table = tailed("key", "watch", "cake", terms={"steps": 3})
    assert table.over_by == "escape" and again(table).public().tailed is None


@rule("CL-52")
def test_what_was_discarded_last_is_known_while_the_tray_draws() -> None:
    table = tailed("love").acts("use tail")
    assert table.to_act == "*" and table.phase == "tailing"
    assert table.public().tailed == "motive" and table.public().drawing
    assert again(table).shows("lie").public().tailed is None
    assert table.player("A").ideas == 3


@rule("CL-52")
def test_one_may_go_on_when_the_supply_is_empty() -> None:
    table = tailed(terms={"ideas": 8, "first-ideas": 2})
    for name in ("love", "cashier", "lie"):
        table.acts("use tail").shows(name)
    assert table.ideas == "supply 0 A 4 B 2 C 2 lost 0"
    assert table.event(Tailed) == Tailed(CHANCE, 0, False, 0)
    assert "use tail" in table.moves("A")


def tailed_out() -> Club:
    """Only one card of the tray is left."""
    table = tailed()
    while table.public().tray > 1:
        before = table.public().incoming[-1]
        assert before is not None
        table.acts("use tail")
        seen = (text for text in table.chances() if aspect(text) != before.aspect)
        table.plays(f"* {next(text for text in seen if aspect(text) != 'distraction')}")
    return table


@rule("CL-52")
def test_with_no_card_below_the_tailing_is_over() -> None:
    table = tailed_out()
    assert table.phase == "acting" and table.public().escape == 0 and table.public().done == 1
    assert table.to_act == "A" and "use tail" not in table.moves("A")


def aspect(text: str) -> str:
    """Of the clue that the tray shows."""
    return ASPECTS[ASPECT_OF[text.split()[2]]]


# -- the informant (CL-53) ------------------------------------------------------------------------


def informing(**terms: int) -> Club:
    """Two Locations lie in the row, and a Key that has a Location behind it."""
    table = given(
        "park museum key/cabin | * | *", terms={**ROW, "informant": 2, **terms}, consent=0
    )
    return table.acts("confirm 1 at 1", "confirm 2 at 3", "confirm 3 at 2").calm(symbol="star")


@rule("CL-53")
def test_the_informant_turns_a_clue_of_the_row_over() -> None:
    table = informing().acts("use informant")
    assert table.phase == "informing" and table.public().done == 0
    assert table.moves(table.active) == {"pick 1", "pick 2", "pick 3"}
    assert table.public().informant == 1 and table.public().used == ("informant",)
    again(table).acts("pick 1")
    told = table.event(Informed)
    assert (told.name, told.at, told.was, told.fresh) == ("chores", 0, "park", True)
    assert table.phase == "acting" and table.row == "chores key museum"
    seen = again(table).public().row[0]
    assert seen is not None and seen.other == "park", "all know it now"


@rule("CL-53", "CL-22")
def test_a_clue_that_is_turned_may_solve_an_aspect() -> None:
    table = informing().acts("use informant", "pick 2")
    assert table.phase == "choosing" and table.moves(table.active) == {"pick 1", "pick 2", "pick 3"}
    again(table).acts("pick 2")
    assert table.solved == "- - cabin - -" and table.phase == "acting"


@rule("CL-53", "CL-22")
def test_the_torch_names_the_answer_where_it_can() -> None:
    table = given("park museum key/cabin | * | *", terms={**ROW, "informant": 1}, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 3", "confirm 3 at 2").calm(symbol="square")
    table.acts("use informant", "pick 2")
    assert table.solved == "- - cabin - -" and table.event(Solved).at == 1
    assert table.told(table.active) == "row 2 shows cabin, location is solved: cabin"


@rule("CL-53", "CL-31")
def test_a_clue_that_becomes_wild_may_solve_any_aspect() -> None:
    terms = {**ROW, "informant": 1, "wild": 1}
    table = given("park museum break-in/homework | * | *", terms=terms, consent=0)
    table.acts("confirm 1 at 1", "confirm 2 at 3", "confirm 3 at 2").calm(symbol="star")
    table.acts("use informant", "pick 2")
    assert table.phase == "choosing" and table.moves(table.active) == {"pick 1", "pick 3"}
    assert table.acts("pick 3").solved == "- - museum - -"


@rule("CL-53")
def test_the_informant_helps_once_a_turn_and_so_often_in_a_case() -> None:
    table = informing().acts("use informant", "pick 1")
    table.refuses(f"{table.active} use informant", code="used_this_turn", rule="CL-53")
    table.calm().acts("use informant", "pick 1").calm()
    table.refuses(f"{table.active} use informant", code="informant_spent", rule="CL-53")
    assert table.public().used == () and table.public().informant == 0


@rule("CL-53")
def test_what_the_informant_shows_cannot_be_taken_back() -> None:
    table = informing().acts("use informant")
    assert table.may_take_back(table.active) == 1
    assert table.acts("pick 1").may_take_back(table.active) == 0
    table.calm().acts("use informant", "pick 1")
    assert table.may_take_back(table.active) == 2, "nothing new was seen"


# -- overtime, favour (CL-54, CL-55) --------------------------------------------------------------


@rule("CL-54")
def test_overtime_brings_an_action_for_a_step_of_the_marker() -> None:
    table = given(AREAS, terms={"overtime": 1}, consent=0)
    table.acts("focus 2", "focus 1", "focus 2", "use overtime")
    assert table.public().escape == 1 and table.event(Escape).cause == "overtime"
    assert (table.public().done, table.public().actions) == (3, 4)
    assert table.public().used == ("overtime",)
    again(table).acts("focus 1")
    assert table.moves("A") == {"end"}
    table.calm()
    assert table.public().actions == 3 and table.public().used == ()


@rule("CL-54")
def test_overtime_may_end_the_case() -> None:
    table = given(AREAS, terms={"overtime": 1, "steps": 3}, consent=0)
    table.acts("use overtime").calm().acts("use overtime")
    table.refuses(f"{table.active} use overtime", code="used_this_turn", rule="CL-54")
    table.calm()
    assert table.public().escape == 2
    again(table.acts("use overtime"))
    assert table.over_by == "escape" and table.public().actions == 4


@rule("CL-55")
def test_a_favour_costs_three_ideas_for_a_step_back() -> None:
    table = given(AREAS, terms={"favour": 1, "overtime": 1}, consent=0)
    table.acts("focus 2").refuses("A use favour", code="at_start", rule="CL-55")
    assert table.ideas == "supply 13 A 3 B 1 C 1 lost 0"
    table.acts("use overtime", "use favour")
    assert table.public().escape == 0 and table.event(Escape).cause == "favour"
    assert table.event(Lost) == Lost(0, 3, 0, 3)
    assert table.ideas == "supply 13 A 0 B 1 C 1 lost 3"
    assert again(table).public().used == ("overtime", "favour")
    table.refuses("A use favour", code="used_this_turn", rule="CL-55")


# -- skills (CL-56) -------------------------------------------------------------------------------


@rule("CL-56", "CL-12")
def test_a_long_arm_confirms_for_an_idea_less() -> None:
    table = given(AREAS, terms={"skill-1": 1}, consent=0)
    assert table.player("A").prices == (0, 0, 1) and table.player("B").prices == (0, 1, 2)
    table.plays("A confirm 3 at 1 ; lie at 1 for 1", "A confirm 2 at 2 ; museum at 2 for 0")
    assert again(table).player("A").skill == "long-arm"


@rule("CL-56", "CL-6")
def test_a_bargain_is_an_idea_less_for_incoming_clues() -> None:
    table = given(AREAS, "watch stamp", terms={"skill-2": 2}, consent=0)
    assert table.public().prices == (0, 1, 2)
    table.calm()
    assert table.active == "B" and table.public().prices == (0, 0, 1)
    name = table.incoming.split()[-1]
    table.plays(f"B scout tray to 1 ; {name} for 1, cabin discarded from area")


@rule("CL-56", "CL-6")
def test_before_the_first_player_is_known_prices_are_plain() -> None:
    table = Club(3, terms={"skill-1": 2})
    assert table.public().prices == (0, 1, 2)
    assert table.plays("* first A").public().prices == (0, 0, 1)


@rule("CL-56", "CL-11")
def test_a_thinker_gets_an_idea_more() -> None:
    terms = {"skill-1": 3, "ideas": 8}
    table = given("park museum homework | * | *", terms=terms, consent=0)
    table.plays("A focus 2 ; 3 ideas for location", "A focus 3 ; 0 ideas for distraction")
    table.plays("A focus 1 ; 2 ideas for location")
    assert table.ideas == "supply 0 A 6 B 1 C 1 lost 0"


@rule("CL-56", "CL-14")
def test_charm_works_with_whoever_has_no_distraction_in_focus() -> None:
    areas = "park museum lie | hat cabin love | homework dog key"
    table = given(areas, terms={"skill-1": 4}, consent=0)
    assert [player.partner for player in table.public().players] == [False, True, False]
    table.refuses("A take 1 from C", code="their_distraction", rule="CL-56")
    table.plays("A take 1 from B ; 1 idea of B", "A swap 3 with B 2 ; lie to B for cabin")
    table.calm()
    assert not table.player("A").partner, "the skill is that of the active player"


@rule("CL-56", "CL-14")
def test_charm_needs_a_focus_clue_of_its_own_that_is_no_distraction() -> None:
    table = given("homework museum lie | hat * * | park * *", terms={"skill-1": 4}, consent=0)
    table.refuses("A take 1 from B", code="distraction_focus", rule="CL-14")
    table.acts("focus 2", "confirm 2 at 1")
    table.refuses("A take 1 from B", code="no_focus_clue", rule="CL-8")


@rule("CL-56")
def test_second_wind_is_one_action_more_once_in_a_case() -> None:
    table = given(AREAS, terms={"skill-1": 5}, consent=0)
    table.acts("focus 2", "focus 1", "focus 2", "use second-wind")
    assert table.public().actions == 4 and table.public().used == ()
    assert again(table).player("A").winded and not table.player("B").winded
    table.acts("focus 1").refuses("A use second-wind", code="winded", rule="CL-56")
    table.calm(3)
    assert table.active == "A" and table.public().actions == 3
    table.refuses("A use second-wind", code="winded", rule="CL-56")


@rule("CL-56")
def test_the_skill_of_a_seat_that_is_not_there_does_nothing() -> None:
    table = given(AREAS, terms={"skill-4": 5}, consent=0)
    assert table.public().terms == {"skill-4": 5}
    assert table.game.actions() == game("spy_club", 3).actions()
    table.refuses("A use second-wind", code="not_in_this_case", rule="CL-56")


# -- all of it ------------------------------------------------------------------------------------

TERMS = {"tail": 1, "informant": 3, "overtime": 1, "favour": 1, "skill-1": 5, "skill-2": 4}


@rule("CL-52", "CL-53", "CL-54", "CL-55", "CL-56")
def test_cases_with_all_that_can_be_used_end_and_are_known_to_all() -> None:
    used = set[str]()
    for seed in range(6):
        table = Club(2 + seed % 3, terms={**TERMS, "row": 3, "steps": 30}, consent=seed % 2)
        position, rng, player = table.position, Random(seed), bot("random", table.game, seed)
        for _ in to_the_end(position):
            if (seat := position.mover) == CHANCE:
                position.roll(rng)
            else:
                action = player.choose(position.intel(seat))
                used.add(table.game.text(action))
                position.play(action)
            again(table)
    assert {f"use {name}" for name in ("tail", "informant", "overtime", "favour")} <= used


# -- what is said ---------------------------------------------------------------------------------


def told(table: Club, move: str) -> list[tuple[str, dict[str, object]]]:
    outcomes = table.game.outlook(table.intel(table.active), table.game.read(move))
    return [(outcome.say.key, dict(outcome.say.values)) for outcome in outcomes]


@rule("CL-52", "CL-53", "CL-54", "CL-55", "CL-56")
def test_what_comes_of_a_use_is_told_before() -> None:
    terms = {**TERMS, "skill-2": 0}
    table = given(AREAS, "watch stamp", tray="hat", terms=terms, consent=0)
    table.acts("use overtime", "focus 2", "confirm 2 at 1")
    tray = {"name": "@clue-hat", "aspect": "@aspect-object", "ideas": 1}
    assert told(table, "use tail") == [("outlook-use-tail", tray)]
    assert told(table, "use informant") == [("outlook-use-informant", {"left": 2})]
    assert told(table, "use favour") == [("outlook-use-favour", {"ideas": 0})]
    assert told(table, "use second-wind") == [("outlook-use-second-wind", {})]
    other = given(AREAS, terms=terms, consent=0)
    assert told(other, "use overtime") == [("outlook-use-overtime", {"left": 8})]


@rule("CL-53")
def test_what_the_informant_may_show_is_told_like_any_clue_that_is_turned() -> None:
    table = informing().acts("use informant")
    assert {key for key, _ in told(table, "pick 3")} == {"outlook-turn"}
    behind = {values["name"] for _, values in told(table, "pick 3")}
    assert behind and behind <= {"@clue-piano-lesson", "@clue-birthday"}


@rule("CL-56")
def test_a_shift_of_focus_of_a_thinker_says_its_ideas() -> None:
    table = given("hat museum park | * | *", terms={"skill-1": 3}, consent=0)
    assert told(table, "focus 2") == [
        ("outlook-focus", {"aspect": "@aspect-location", "ideas": 3}),
    ]


@rule("CL-52", "CL-53", "CL-56")
def test_what_can_be_used_is_offered_and_shown_in_the_terminal() -> None:
    table = all_of_it().acts("confirm 1 at 1")
    shown = scene(table.game, table.intel("A"))
    lines = dict(offered(table.game, shown.moves, Words("en", "spy_club")))
    assert lines["Tail the suspect"] == "ut" and lines["Call in the informant"] == "ui"
    picture = " ".join(table.position.picture(0).split())
    for words in ("The informant helps 3 more times", "long arm", "second wind"):
        assert words in picture


# -- bots -----------------------------------------------------------------------------------------


@rule("CL-53")
def test_a_bot_has_the_informant_turn_over_what_it_needs() -> None:
    table = informing()
    seat = table.number(table.active)
    player = bot("greedy", table.game)
    for expected in ("use informant", "pick 2"):
        action = player.choose(table.intel(table.active))
        assert table.game.text(action) == expected
        table.position.play(action, seat=seat)


@rule("CL-54", "CL-56")
def test_a_bot_takes_an_action_more_for_a_clue_that_is_near() -> None:
    for name, terms in (("overtime", {"overtime": 1}), ("second-wind", {"skill-1": 5})):
        table = given("park museum cabin | * | *", terms={**ROW, **terms, "actions": 2}, consent=0)
        table.acts("confirm 1 at 1", "confirm 2 at 2")
        action = bot("greedy", table.game).choose(table.intel("A"))
        assert table.game.text(action) == f"use {name}"


# -- refusals -------------------------------------------------------------------------------------


def plain() -> Club:
    return given(AREAS, consent=0)


def all_of_it() -> Club:
    terms = {**TERMS, "skill-1": 1, "skill-2": 5}
    return given(AREAS, "watch stamp", tray="hat", terms=terms, consent=0)


def all_done() -> Club:
    return all_of_it().acts("focus 2", "focus 1", "focus 2")


def following() -> Club:
    return tailed("love")


def drawing() -> Club:
    return following().acts("use tail")


def informed() -> Club:
    return informing().acts("use informant")


def begun() -> Club:
    """One clue lies in the row, and the informant is asked."""
    return all_of_it().acts("confirm 1 at 1", "use informant")


def spent() -> Club:
    return informing(informant=1).acts("use informant", "pick 1").calm()


def used() -> Club:
    return all_done().acts("use overtime", "use favour")


def charming() -> Club:
    return given("park * * | homework * * | * * *", terms={"skill-1": 4}, consent=0)


def winded() -> Club:
    return given(AREAS, terms={"skill-1": 5}, consent=0).acts("use second-wind")


REFUSED = [
    Case("not_in_this_case", "CL-53", plain, "A", "use informant"),
    Case("not_in_this_case", "CL-56", plain, "A", "use second-wind"),
    Case("not_your_turn", "CL-9", all_of_it, "B", "use second-wind"),
    Case("not_your_turn", "CL-9", drawing, "A", "stop"),
    Case("not_your_turn", "CL-9", drawing, "A", "use tail"),
    Case("no_actions", "CL-9", all_done, "A", "use tail"),
    Case("no_actions", "CL-9", all_done, "A", "use informant"),
    Case("tailing_first", "CL-52", following, "A", "end"),
    Case("tailing_first", "CL-52", following, "A", "turn 1"),
    Case("nothing_to_choose", "CL-22", following, "A", "pick 1"),
    Case("inform_first", "CL-53", begun, "A", "end"),
    Case("inform_first", "CL-53", begun, "A", "use overtime"),
    Case("nothing_in_row", "CL-53", begun, "A", "pick 2"),
    Case("row_empty", "CL-53", all_of_it, "A", "use informant"),
    Case("informant_spent", "CL-53", spent, "C", "use informant"),
    Case("used_this_turn", "CL-54", used, "A", "use overtime"),
    Case("used_this_turn", "CL-55", used, "A", "use favour"),
    Case("favour_dear", "CL-55", lambda: all_of_it().acts("use overtime"), "A", "use favour"),
    Case("at_start", "CL-55", all_done, "A", "use favour"),
    Case("not_your_skill", "CL-56", all_of_it, "A", "use second-wind"),
    Case("winded", "CL-56", winded, "A", "use second-wind"),
    Case("their_distraction", "CL-56", charming, "A", "take 1 from B"),
]
NOTHING_BELOW = Case("nothing_to_tail", "CL-52", tailed_out, "A", "use tail")
TABLES = [
    *(plain, all_of_it, all_done, following, drawing, informed, begun, spent, used, charming),
    winded,
]


@rule("CL-9", "CL-22", "CL-52", "CL-53", "CL-54", "CL-55", "CL-56")
@pytest.mark.parametrize("case", [*REFUSED, NOTHING_BELOW], ids=str)
def test_what_cannot_be_used_is_refused_with_its_reason_and_rule(case: Case) -> None:
    case.check()


@rule("CL-52", "CL-53", "CL-54", "CL-55", "CL-56")
@pytest.mark.parametrize("table", TABLES)
def test_a_use_is_refused_exactly_when_it_is_not_offered(table: Callable[[], Club]) -> None:
    table().refuses_all_but_what_it_offers()
