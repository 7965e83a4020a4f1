"""The box, the set-up, and what chance decides in them."""

from __future__ import annotations

from collections import Counter

import pytest

from reference.spy_club import ASPECTS, COPIES, NAMES, PARTS, SYMBOLS, ours
from rules.report import rule
from rules.spy_club.club import Club, given, words
from spytable import SPECTATOR, game
from spytable.games.spy_club.events import Filled

SEATS = [2, 3, 4]


@rule("CL-1")
def test_every_face_is_counted() -> None:
    table = given("park * * | * * * | * * *")
    counts = dict(zip(ASPECTS, table.public().counts, strict=True))
    assert {name: count.total for name, count in counts.items()} == {
        "motive": 14,
        "suspect": 16,
        "location": 18,
        "crime": 21,
        "object": 24,
        "distraction": 15,
    }
    for count in counts.values():
        assert count.up + count.behind + count.out + count.unseen == count.total
    assert counts["location"].up == 1 and counts["location"].behind == 0


@rule("CL-1")
def test_the_39_names_of_solutions_and_five_distractions_are_as_often_there_as_they_should_be() -> (
    None
):
    faces = Counter(name for card in ours()["clues"] for name in (card["a"], card["b"]))
    assert faces == {name: COPIES[aspect] for aspect in ASPECTS for name in NAMES[aspect]}
    assert len(faces) == 39 + 5 and faces.total() == 108
    assert all(card["a"] != card["b"] for card in ours()["clues"])


@rule("CL-1", "CL-17")
def test_a_name_does_not_say_which_card_it_is() -> None:
    """Two games in which another park was shown look alike, until it is turned."""
    one, two = given("park/homework * *|* * *|* * *"), given("park/chores * *|* * *|* * *")
    for who in ("A", "B", "C", "spectator"):
        assert one.intel(who).players[0].area[0] == two.intel(who).players[0].area[0]
    one.acts("turn 1")
    two.acts("turn 1")
    assert one.area("A").split()[0] == "homework" and two.area("A").split()[0] == "chores"


@rule("CL-2")
def test_18_ideas_and_five_symbols() -> None:
    for seats in SEATS:
        table = Club(seats).plays("* first A").any_shows()
        assert table.public().supply == 18 - seats
    assert len(table.public().row) == 5
    symbols = {card["symbol"] for card in ours()["moves"]}
    assert symbols == set(SYMBOLS)
    assert Counter(card["part"] for card in ours()["moves"]) == {"day": 9, "dusk": 8, "night": 8}


@rule("CL-3")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_can_be_the_first_player(seats: int) -> None:
    table = Club(seats)
    assert table.phase == "starting" and table.public().active is None
    assert table.chances() == [f"first {letter}" for letter in "ABCD"[:seats]]
    table.plays(f"* first {'ABCD'[seats - 1]}")
    assert table.public().first == seats - 1


@rule("CL-3")
@pytest.mark.parametrize("advanced", [0, 1])
def test_the_level_decides_on_the_escape_track(advanced: int) -> None:
    played = game("spy_club", 2, advanced=advanced)
    intel = played.intel(played.new(), SPECTATOR)
    board = ours()["boards"][advanced]
    assert board["level"] == ("advanced" if advanced else "standard")
    assert intel.advanced == bool(advanced)
    assert intel.escape == 0 and intel.steps == board["steps"]
    standard, harder = ours()["boards"]
    assert harder["steps"] < standard["steps"]


@rule("CL-4")
def test_each_movement_card_of_a_part_is_as_likely_and_one_of_each_is_never_turned() -> None:
    table = given("* * * | * * * | * * *")
    assert table.public().parts == (8, 7, 7)
    turned: list[str] = []
    for part, cards in zip(PARTS, (9, 8, 8), strict=True):
        for number in range(cards - 1):
            assert table.public().part == part
            table.acts("end").any_shows()
            ids = [text.removeprefix("move ") for text in table.chances()]
            left = [f"{part}-{n}" for n in range(1, cards + 1) if f"{part}-{n}" not in turned]
            assert ids == left and len(left) == cards - number
            calmest = min(left, key=lambda card: table.moves_by_id[card]["escape"])
            turned.append(calmest)
            table.plays(f"* move {calmest}").any_shows()
            if table.over:
                return
            if table.phase == "losing":
                table.acts("lose rest")
            assert list(table.public().turned) == turned
    assert len(turned) == 22


@rule("CL-5")
def test_any_card_comes_with_any_face_up() -> None:
    table = Club(2).plays("* first A")
    assert len(table.chances()) == 108
    faces = [f"show {n} {name}" for n, pair in table.left().items() for name in pair]
    assert table.chances() == faces
    table.plays("* show 45 park")
    assert len(table.chances()) == 106
    assert not any(text.startswith("show 45 ") for text in table.chances())


@rule("CL-5", "CL-6")
def test_the_tray_shows_its_first_card_when_all_else_lies() -> None:
    table = Club(3).plays("* first B").shows("hat", "key", *["*"] * 9)
    assert table.incoming == "hat key -" and table.to_act == "*"
    table.shows("stamp")
    assert table.incoming == "hat key stamp" and table.to_act == "B"
    assert table.public().tray == 54 - 11


@rule("CL-6")
@pytest.mark.parametrize(
    ("seats", "prices"), [(2, (0, 1, 1, 2)), (3, (0, 1, 2)), (4, (0, 2))], ids=str
)
def test_incoming_clues_and_their_prices(seats: int, prices: tuple[int, ...]) -> None:
    names = ("hat", "key", "cake", "watch")[: len(prices) - 1]
    table = Club(seats).plays("* first A").shows(*names)
    assert table.incoming == " ".join((*names, "-"))
    table.any_shows()
    assert table.public().prices == prices


@rule("CL-7")
@pytest.mark.parametrize(("seats", "places"), [(2, 4), (3, 3), (4, 3)])
def test_areas_are_filled_from_the_first_players_rightmost_place_on(
    seats: int, places: int
) -> None:
    table = Club(seats).plays("* first B").shows(*["*"] * (5 - seats))
    order = [(s % seats, place) for s in range(1, seats + 1) for place in range(places)]
    for seat, place in order:
        assert table.public().players[seat].area[place] is None
        table.shows("*")
        clue = table.public().players[seat].area[place]
        assert clue is not None
        filled = table.event(Filled)
        assert (filled.seat, filled.place, filled.name) == (seat, place, clue.name)
    assert all(len(player.area) == places for player in table.public().players)


@rule("CL-8")
@pytest.mark.parametrize("seats", SEATS)
def test_focus_ideas_and_suspect_at_the_start(seats: int) -> None:
    table = Club(seats).plays("* first B").any_shows()
    public = table.public()
    assert [player.focus for player in public.players] == [0] * seats
    assert [player.ideas for player in public.players] == [1] * seats
    assert public.suspect == (1, 0) and table.active == "B"


@rule("CL-8")
def test_the_focus_stays_where_its_clue_is_confirmed_and_what_comes_there_gives_no_ideas() -> None:
    table = given("park museum cabin | hat * * | key * *", "restaurant *")
    table.acts("confirm 1 at 1")
    assert table.player("A").focus == 0 and table.area("A") == "- museum cabin"
    assert table.ideas == "supply 15 A 1 B 1 C 1 lost 0"
    table.acts("end").any_shows()
    assert table.area("A") == "restaurant museum cabin"
    assert table.player("A").focus == 0 and table.player("A").ideas == 1


@rule("CL-8", "CL-14")
def test_while_the_place_of_the_focus_is_empty_there_is_no_teamwork() -> None:
    table = given("park museum cabin | manor * * | key * *", consent=0)
    assert table.player("B").partner and "take 1 from B" in table.moves("A")
    table.acts("confirm 1 at 1")
    assert not table.player("B").partner
    table.refuses("A take 1 from B", code="no_focus_clue", rule="CL-8")
    table.acts("scout 1 to 1")  # any clue: a Distraction or an Object
    table.refuses("A take 1 from B", code=_why(table), rule="CL-14")


def _why(table: Club) -> str:
    lies = table.player("A").area[0]
    assert lies is not None
    return "distraction_focus" if lies.aspect == "distraction" else "aspects_differ"


@rule("CL-8", "CL-14")
def test_an_exchanged_focus_clue_is_the_focus_clue_of_its_new_owner() -> None:
    table = given("park museum lie | manor hat * | key * *", consent=0)
    table.acts("swap 3 with B 1")
    assert table.area("A") == "park museum manor" and table.area("B").startswith("lie hat")
    assert table.player("B").focus == 0 and not table.player("B").partner
    assert table.ideas == "supply 15 A 1 B 1 C 1 lost 0"


@rule("CL-1", "CL-6")
def test_a_text_names_a_card_with_one_of_its_faces() -> None:
    table = Club(2).plays("* first A")
    for text in ("show 45 hat", "show 0 park", "show 55 park", "show 45", "show 45 Park"):
        with pytest.raises(Exception, match="unreadable"):
            table.game.parse(text, chance=True)
    assert words(table.public().row) == "- - - - -"
