"""What is known, to whom, and what a table without a memory is shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.random import Random

from rules.report import rule
from rules.spy_club.club import Club, given
from spytable import OMNISCIENT, SPECTATOR
from spytable.games.spy_club.events import First
from spytable.games.spy_club.intel import CaseIntel
from spytable.kernel.record import Record

AREAS = "park/chores museum/birthday lie | cabin hat love | manor dog key"
EVERYBODY = ("A", "B", "C", "spectator")


@rule("CL-17")
def test_nobody_knows_an_other_side_before_it_is_turned_and_then_all_do() -> None:
    table = given(AREAS)
    for who in EVERYBODY:
        assert {clue.other for p in table.intel(who).players for clue in p.area if clue} == {None}
    table.acts("turn 1", "stop")
    for who in EVERYBODY:
        clue = table.intel(who).players[0].area[0]
        assert clue is not None and (clue.name, clue.other) == ("chores", "park")
        assert (clue.aspect, clue.other_aspect, clue.seen) == ("distraction", "location", True)
    all_knowing = table.intel("all").players[0].area[1]
    assert all_knowing is not None and (all_knowing.other, all_knowing.seen) == ("birthday", False)


@rule("CL-17")
def test_all_know_the_same() -> None:
    table = given(AREAS, consent=0).acts("turn 2", "stop", "swap 3 with B 2").calm(4)
    names = [name for name in CaseIntel.__struct_fields__ if name != "viewer"]
    intels = [table.intel(who) for who in EVERYBODY]
    for name in names:
        assert len({repr(getattr(intel, name)) for intel in intels}) == 1, name
    assert table.log("A") == table.log("spectator")


@rule("CL-1", "CL-17")
def test_the_log_names_faces_and_never_cards() -> None:
    table = given(AREAS).acts("turn 1", "stop").calm(2)
    shows = [line for line in table.log("spectator") if line.startswith("* show ")]
    assert len(shows) >= 12 and all(line.split()[2] == "?" for line in shows)
    assert all(line.split()[2].isdigit() for line in table.log("all") if "show " in line[:7])


@rule("CL-17")
def test_what_is_known_goes_along_into_row_incoming_and_discards() -> None:
    table = given(AREAS, "watch stamp").acts("turn 1", "turn 2", "stop", "confirm 1 at 3")
    pinned = table.public().row[2]
    assert pinned is not None and (pinned.name, pinned.other) == ("chores", "park")
    table.acts("scout 1 to 2")
    [gone] = table.public().discards
    assert (gone.name, gone.other) == ("birthday", "museum")


@rule("CL-1", "CL-17")
def test_when_one_card_of_a_name_is_known_the_other_lies_there() -> None:
    """Two have a park: if one was turned, what is behind the other park is sure, but not seen."""
    table = given("park/chores park/homework lie | cabin hat love | manor dog key")
    table.acts("turn 1", "stop", "turn 1", "stop")
    second = table.public().players[0].area[1]
    assert second is not None and (second.other, second.seen) == (None, False)
    for seed in range(20):
        state = table.public().sample(Random(seed))
        sure = table.game.intel(state, OMNISCIENT)
        assert isinstance(sure, CaseIntel)
        clue = sure.players[0].area[1]
        assert clue is not None and clue.other == "homework"
    [told] = table.game.outlook(table.intel("A"), table.game.read("turn 2"))
    assert told.say.values["name"] == "@clue-homework"


@rule("CL-4")
def test_which_movement_cards_were_removed_nobody_knows() -> None:
    table = given(AREAS).calm(3)
    assert table.public().parts == (5, 7, 7), "of nine day cards eight are played"
    assert sum(one.chance for one in table.public().landings) == 6, "any of the six left may come"


@rule("CL-3", "CL-4", "CL-20", "CL-24")
@pytest.mark.parametrize("name", ["greedy-asks", "time-is-up-after-a-last-refill"])
def test_who_began_and_which_card_comes_next_are_told_right_at_every_step(name: str) -> None:
    """Also while ideas are lost or clues come after an event, and when time is up."""
    path = Path(__file__).parents[2] / "records" / "spy_club" / f"{name}.txt"
    positions = Record.parse(path.read_text(encoding="utf-8")).positions()
    parts = [*["day"] * 8, *["dusk"] * 7, *["night"] * 7, None]
    began: int | None = None
    met, causes = set(), set()
    for position in positions:
        if len(position.steps) == 1:
            [[first]] = position.seen_by(SPECTATOR)
            assert isinstance(first, First)
            began = first.seat
        intel = position.intel(SPECTATOR)
        assert isinstance(intel, CaseIntel)
        assert (intel.first, intel.part) == (began, parts[len(intel.turned)])
        met.add((intel.phase, len(intel.turned) - intel.turn))
        causes.add(intel.cause)
    assert {("losing", 1), ("trailing", 1)} & met
    assert (causes - {None} == {"time"}) == name.startswith("time")


@rule("CL-17")
def test_a_table_without_memory_shows_what_lies_up_and_no_more() -> None:
    table = given(AREAS, "watch stamp").acts("turn 1", "stop", "scout 1 to 2")
    kept = table.game.veiled(table.intel("A"), {"memory": "kept"})
    off = table.game.veiled(table.intel("A"), {"memory": "off"})
    assert isinstance(kept, CaseIntel) and isinstance(off, CaseIntel)
    assert kept.memory and not off.memory
    first, forgotten = kept.players[0].area[0], off.players[0].area[0]
    assert first is not None and first.other == "park"
    assert forgotten is not None and (forgotten.name, forgotten.other) == ("chores", None)
    assert forgotten.other_aspect is None and not forgotten.seen
    assert len(kept.discards) == 1 and off.discards == ()
    assert all(count.behind == count.out == 0 for count in off.counts)
    landings = [one.clue for one in off.landings if one.clue]
    assert {clue.other for clue in landings} == {None}


@rule("CL-17")
def test_without_memory_nothing_is_foretold_of_a_clue_that_was_turned() -> None:
    """Else a look at what could come of a move would be the memory that the table has not."""
    table = given(AREAS, "watch stamp").acts("turn 1", "stop")
    for aids in ({"memory": "kept"}, {"memory": "off"}):
        veiled = table.game.veiled(table.intel("A"), aids)
        outcomes = table.game.outlook(veiled, table.game.read("turn 1"))
        names = {outcome.say.values["name"] for outcome in outcomes}
        if aids["memory"] == "kept":
            assert names == {"@clue-park"}
        else:
            assert names != {"@clue-park"}


@rule("CL-17")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_record_as_one_saw_it_tells_no_card(viewer: str) -> None:
    table = given(AREAS).acts("turn 1", "stop").calm(1)
    seen = Record.of(table.position).seen_by(table.number(viewer))
    shown = [line for line in seen.splitlines() if " show " in f" {line}"]
    assert len(shown) >= 12 and all("show ? " in line for line in shown)


@rule("CL-9", "CL-14", "CL-21", "CL-24")
def test_everybody_is_told_what_to_do() -> None:
    def prompts(table: Club) -> list[str]:
        return [table.screen(who).prompt.key for who in "ABC"]

    table = given(AREAS)
    waits = "prompt-wait-turn"
    assert prompts(Club(3)) == ["prompt-wait-setup"] * 3
    assert prompts(table) == ["prompt-act", waits, waits]
    assert prompts(table.acts("turn 1")) == ["prompt-turning", waits, waits]
    table.acts("stop", "focus 2", "swap 3 with B 2")
    assert prompts(table) == ["prompt-wait-asked", "prompt-asked-swap", "prompt-wait-asked"]
    table.plays("B agree").acts("take 1 from B")
    assert prompts(table)[1] == "prompt-asked-take"
    table.plays("B refuse").acts("focus 3")
    assert prompts(table) == ["prompt-no-actions", waits, waits]
    losing = given("homework mom chores | * * * | * * *").ends(1)
    assert prompts(losing) == ["prompt-lose", "prompt-wait-lose", "prompt-wait-lose"]
