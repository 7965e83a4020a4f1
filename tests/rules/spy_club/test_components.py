"""CL-1 to CL-3: the clues, the movement cards and the boards, ours and a player's own."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from cli.test_cli import spytable
from rules.report import rule
from spytable.games.spy_club.components import built_in, read, text
from spytable.kernel.refusal import BadInput

FACES = {
    "motive": (2, "love money dare hunger fame jealousy revenge"),
    "suspect": (2, "librarian cashier rascal dog garbage-collector twins mom neighbour"),
    "location": (2, "game-shop cabin school funfair manor ice-cream-stand museum park restaurant"),
    "crime": (3, "burglary break-in spying prank bullying lie vandalism"),
    "object": (3, "hat key game-pieces cake slingshot watch lipstick stamp"),
    "distraction": (3, "homework chores video-games piano-lesson birthday"),
}
ASPECT = {name: aspect for aspect, (_, names) in FACES.items() for name in names.split()}
FILE = files("spytable.games.spy_club") / "content" / "neighbourhood-1.toml"
Lists = dict[str, list[dict[str, Any]]]


def ours() -> Lists:
    """The entries of our own file, as TOML has them."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def written(lists: Lists) -> str:
    """A file as a player may bring it."""
    parts = []
    for name, entries in lists.items():
        lines = (", ".join(f"{k} = {json.dumps(v)}" for k, v in one.items()) for one in entries)
        parts.append(f"{name} = [\n" + "".join(f"  {{ {line} }},\n" for line in lines) + "]\n")
    return "".join(parts)


def with_entry(name: str, number: int, **values: object) -> Lists:
    """Our lists with some values of one entry changed; None takes a value away."""
    lists = ours()
    new = {**lists[name][number - 1], **values}
    lists[name][number - 1] = {key: value for key, value in new.items() if value is not None}
    return lists


# -- ours -----------------------------------------------------------------------------------------


@rule("CL-1")
def test_the_faces_of_the_54_clues_are_those_of_the_game() -> None:
    shown = Counter(name for clue in built_in().clues for name in (clue.a, clue.b))
    assert len(built_in().clues) == 54 and shown.total() == 108
    assert shown == {name: FACES[aspect][0] for name, aspect in ASPECT.items()}
    by_aspect = Counter(ASPECT[name] for name in shown.elements())
    assert by_aspect == {
        "motive": 14, "suspect": 16, "location": 18, "crime": 21, "object": 24, "distraction": 15,
    }  # fmt: skip


@rule("CL-1")
def test_the_two_faces_of_a_clue_are_of_different_aspects() -> None:
    assert all(ASPECT[clue.a] != ASPECT[clue.b] for clue in built_in().clues)


@rule("CL-1")
def test_no_name_meets_an_aspect_twice_so_that_no_two_clues_are_alike() -> None:
    met = Counter(
        (name, ASPECT[other])
        for clue in built_in().clues
        for name, other in ((clue.a, clue.b), (clue.b, clue.a))
    )
    assert set(met.values()) == {1}


@rule("CL-1")
def test_every_two_aspects_meet_about_as_often_as_their_faces_let_one_expect() -> None:
    met = Counter(frozenset((ASPECT[clue.a], ASPECT[clue.b])) for clue in built_in().clues)
    fair = expected()
    assert all(abs(met[pair] - fair[pair]) < 1 for pair in fair) and met.total() == 54


def expected() -> dict[frozenset[str], float]:
    """Cards of each two aspects, if faces were paired by chance, but never two of one aspect."""
    faces = {aspect: copies * len(names.split()) for aspect, (copies, names) in FACES.items()}
    weight = {aspect: count / 10 for aspect, count in faces.items()}
    for _ in range(200):
        total = sum(weight.values())
        weight = {
            a: (w + faces[a] / (total - w)) / 2  # settles where each has as many as it has faces
            for a, w in weight.items()
        }
    return {frozenset((a, b)): weight[a] * weight[b] for a, b in combinations(faces, 2)}


@rule("CL-2")
def test_there_are_25_movement_cards_in_three_parts() -> None:
    moves = built_in().moves
    parts = [move.part for move in moves]
    assert parts == ["day"] * 9 + ["dusk"] * 8 + ["night"] * 8
    assert len({move.id for move in moves}) == 25
    for move in moves:
        assert 1 <= move.numbers[0] < move.numbers[1] < move.numbers[2] <= 6
        assert 1 <= move.sign <= 3


@rule("CL-2")
def test_symbols_signs_and_numbers_are_spread_evenly_over_the_parts() -> None:
    moves = built_in().moves
    symbols = ("moon", "square", "triangle", "cross", "star")
    assert Counter(move.symbol for move in moves) == dict.fromkeys(symbols, 5)
    for part in ("day", "dusk", "night"):
        cards = [move for move in moves if move.part == part]
        for found, kinds in (
            (Counter(move.symbol for move in cards), 5),
            (Counter(move.sign for move in cards), 3),
            (Counter(number for move in cards for number in move.numbers), 6),
        ):
            assert len(found) == kinds and max(found.values()) - min(found.values()) <= 1


@rule("CL-2")
def test_there_are_not_more_escape_signs_by_day_than_by_night() -> None:
    signs = Counter(move.part for move in built_in().moves if move.escape)
    assert 0 < signs["day"] <= signs["night"] < 8


@rule("CL-3")
def test_the_advanced_board_has_the_shorter_track() -> None:
    standard, advanced = built_in().boards
    assert (standard.level, advanced.level) == ("standard", "advanced")
    assert advanced.steps < standard.steps


# -- a player's own -------------------------------------------------------------------------------


def other_lists() -> Lists:
    """A file that differs from ours in each list, and is as good."""
    lists = ours()
    lists["clues"].reverse()
    lists["moves"][0] |= {"id": "early", "numbers": [6, 6, 1], "escape": True}
    lists["boards"][0]["steps"] = 30
    return lists


@rule("CL-1", "CL-2", "CL-3")
def test_what_is_read_is_written_in_one_way_and_read_back() -> None:
    for lists in (ours(), other_lists()):
        found = read(written(lists))
        assert read(text(found)) == found
        assert text(read(f"# mine\n{written(lists).replace(' = ', '=')}")) == text(found)
    assert read(written(ours())) == built_in() != read(written(other_lists()))


@rule("CL-1", "CL-2", "CL-3")
@pytest.mark.parametrize("given", [["clues"], ["moves"], ["boards"], ["boards", "clues"]], ids=str)
def test_whatever_list_is_left_out_is_ours(given: list[str]) -> None:
    whole = read(written(other_lists()))
    found = read(written({name: other_lists()[name] for name in given}))
    for name in ("clues", "moves", "boards"):
        wanted = whole if name in given else built_in()
        assert getattr(found, name) == getattr(wanted, name)


def swapped_names(*pairs: tuple[str, str]) -> Lists:
    """Our lists with some faces of the first clue changed to others."""
    lists = ours()
    for face, name in pairs:
        lists["clues"][0][face] = name
    return lists


def shortened(name: str, count: int) -> Lists:
    lists = ours()
    lists[name] = (lists[name] * 2)[:count]
    return lists


HOSTILE: dict[str, tuple[Lists | str, str]] = {
    "nothing": ("# empty\n", "neither a clue nor a movement card nor a board"),
    "another list": ("characters = []\n", "there is no 'characters'"),
    "not a list": ("clues = 54\n", "clues must be a list"),
    "a table": ("[moves]\nid = 'day-1'\n", "moves must be a list"),
    "no entries": ("clues = []\n", "there are 0 clues, not 54"),
    "a number as a clue": ("clues = [54]\n", "clues, entry 1: "),
    "a clue too few": (shortened("clues", 53), "there are 53 clues, not 54"),
    "a clue too many": (shortened("clues", 55), "there are 55 clues, not 54"),
    "far too many": (shortened("clues", 101), "clues has 101 entries, far too many"),
    "a clue of one face": (with_entry("clues", 7, b=None), "clues, entry 7: 'b' is missing"),
    "a third face": (with_entry("clues", 7, c="hat"), "clues, entry 7: 'c' is not known"),
    "a face that is no name": (with_entry("clues", 7, a=3), "clues, entry 7: 'a' does not"),
    "a name that is not there": (with_entry("clues", 3, a="bank"), "entry 3: there is no clue"),
    "a long name": (with_entry("clues", 3, a="x" * 5000), "entry 3: there is no clue 'x{40}'"),
    "two of one aspect": (swapped_names(("a", "park"), ("b", "manor")), "both of the aspect loc"),
    "a name on both faces": (swapped_names(("a", "hat"), ("b", "hat")), "both of the aspect obj"),
    "a name too often": (with_entry("clues", 1, a="money"), "love is on 1 face, not on 2"),
    "a card too few": (shortened("moves", 24), "moves must be 9 of day, then 8 of dusk, then 8 of"),
    "cards in another order": (
        {"moves": ours()["moves"][::-1]}, "moves must be 9 of day, then 8 of dusk, then 8 of"),
    "ten cards of the day": (with_entry("moves", 10, part="day"), "moves must be 9 of day"),
    "an id twice": (with_entry("moves", 2, id="day-1"), "moves, entry 2: the id 'day-1' is used"),
    "no id": (with_entry("moves", 2, id="Day 2"), "moves, entry 2: 'Day 2' is no id"),
    "an empty id": (with_entry("moves", 2, id=""), "moves, entry 2: '' is no id"),
    "an unknown part": (with_entry("moves", 25, part="dawn"), "entry 25: there is no part 'dawn'"),
    "two numbers": (with_entry("moves", 5, numbers=[1, 2]), "entry 5: 2 numbers, not 3"),
    "no step": (with_entry("moves", 5, numbers=[0, 1, 2]), "entry 5: the number 0, not 1 to 6"),
    "seven steps": (with_entry("moves", 5, numbers=[1, 2, 7]), "entry 5: the number 7, not 1 to"),
    "a sign too low": (with_entry("moves", 5, sign=0), "entry 5: its sign points at 1 to 3"),
    "a sign too high": (with_entry("moves", 5, sign=4), "entry 5: its sign points at 1 to 3"),
    "a sign that is a truth": (with_entry("moves", 5, sign=True), "entry 5: 'sign' does not"),
    "an escape that is a number": (with_entry("moves", 5, escape=1), "entry 5: 'escape' does not"),
    "no word of escape": (with_entry("moves", 5, escape=None), "entry 5: 'escape' is missing"),
    "an unknown symbol": (with_entry("moves", 5, symbol="sun"), "entry 5: there is no symbol"),
    "one board": (shortened("boards", 1), "boards must be these two, in this order"),
    "boards in another order": (
        {"boards": ours()["boards"][::-1]}, "boards must be these two, in this order"),
    "an unknown level": (with_entry("boards", 2, level="expert"), "boards must be these two"),
    "a board without numbers": (
        with_entry("boards", 1, numbers=[]), r"boards, entry 1 \(standard\): 0 numbers, not 3"),
    "a number too large": (
        with_entry("boards", 2, numbers=[1, 2, 9]), r"entry 2 \(advanced\): the number 9, not 1"),
    "a short track": (with_entry("boards", 2, steps=2), r"entry 2 \(advanced\): 2 steps, not 3 to"),
    "a long track": (with_entry("boards", 1, steps=31), r"entry 1 \(standard\): 31 steps, not 3"),
}  # fmt: skip


@rule("CL-1", "CL-2", "CL-3")
@pytest.mark.parametrize("fault", HOSTILE)
def test_components_that_cannot_be_are_refused_in_one_sentence(fault: str) -> None:
    given, said = HOSTILE[fault]
    with pytest.raises(BadInput, match=f"^mine.toml: .*{said}") as bad:
        read(given if isinstance(given, str) else written(given), "mine.toml")
    assert str(bad.value).isprintable()


@rule("CL-1", "CL-2", "CL-3")
def test_bots_play_with_components_of_ones_own_on_the_command_line(tmp_path: Path) -> None:
    mine, records = tmp_path / "mine.toml", tmp_path / "records"
    mine.write_text(written({"moves": other_lists()["moves"]}), encoding="utf-8")
    args = ("selfplay", "spy_club", "--components", mine, "--bots", "random", "--games", "2")
    done = spytable(*args, "--save", records, "--json")
    assert done.code == 0, done.err
    assert json.loads(done.out)["components"]["name"] == "own"
    for file in records.iterdir():
        kept = file.read_text(encoding="utf-8")
        assert '| moves = [\n|   { id = "early", part = "day", numbers = [6,6,1],' in kept
        assert spytable("replay", file).out == kept
    mine.write_text(written(with_entry("moves", 5, sign=4)), encoding="utf-8")
    done = spytable(*args)
    assert done.code == 2 and done.err.count("\n") == 1
    assert "mine.toml: moves, entry 5: its sign" in done.err
