"""Whatever is wrong with a record or a file is said in the reader's language, with its code."""

from __future__ import annotations

import pickle
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import campaigns
from spytable import game
from spytable.cli.common import text_of
from spytable.games.spy_club.campaign import Campaign
from spytable.kernel.annals import Annals
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput, Refusal
from spytable.kernel.registry import find
from spytable.kernel.series import Member, Saga
from spytable.server.speech import said
from spytable.words import Words
from words.messages import KINDS, LANGUAGES
from words.test_words import faults, first_arguments

HUNT = """\
record 1
game agent_hunter rules 1
option agents 10
seat A Ada
seat B Bob

A  put 3                     ; on left
A  put 7
"""
LINE = "A  put 3                     ; on left\n"
CASE = Record.of(Position(game("spy_club"))).text()
NAMED = next(line for line in CASE.splitlines() if line.startswith("components"))


def record(old: str, new: str, text: str = HUNT) -> Callable[[], object]:
    """A record in which something stands that should not."""
    assert old in text
    return lambda: Record.parse(text.replace(old, new, 1))


def steps(*steps: tuple[int, int]) -> Callable[[], object]:
    """A record that was made by a program, not read."""
    made = msgspec.structs.replace(Record.parse(HUNT), steps=steps)
    return lambda: made.replay()


def file(kind: str, text: str) -> Callable[[], object]:
    return lambda: game(kind, None, text)


def changed(kind: str, change: Callable[[dict[str, Any]], object]) -> Callable[[], object]:
    """Our file with a change."""

    def bring() -> Game:
        whole = find(kind)
        lists = tomllib.loads(whole.inventory(whole().components))
        change(lists)
        return whole(None, "".join(f"{name} = {_toml(value)}\n" for name, value in lists.items()))

    return bring


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k} = {_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return msgspec.json.encode(value).decode()


def terms(*entries: dict[str, object]) -> Callable[[], object]:
    return changed(CLUB, lambda lists: lists.update(terms=list(entries)))


def events(*entries: dict[str, object]) -> Callable[[], object]:
    return changed(CLUB, lambda lists: lists.update(events=list(entries)))


def campaign(*sides: dict[str, object], **changes: list[dict[str, Any]]) -> Callable[[], object]:
    """A campaign deck with these sides and changed lists."""
    return lambda: Campaign(campaigns.written({**campaigns.lists(*sides), **changes}))


def crew(*members: Member) -> Callable[[], object]:
    """Who would sit down to the first case."""
    return lambda: Saga(Campaign(campaigns.SHORT)).open(members)


def annals(old: str, new: str) -> Callable[[], object]:
    """A campaign's text in which something stands that should not."""
    assert old in STORY
    return lambda: Annals.parse(STORY.replace(old, new, 1), own=campaigns.SHORT)


def entry(kind: str, part: str, number: int, /, **fields: object) -> Callable[[], object]:
    return changed(kind, lambda lists: lists[part][number - 1].update(fields))


def alone(lists: dict[str, Any]) -> None:
    """Nothing leads to the last city."""
    last = lists["cities"][-1]["id"]
    ways = [one for one in lists["connections"] if last not in (one["a"], one["b"])]
    lists["connections"] = ways
    only_used(lists)


def only_used(lists: dict[str, Any]) -> None:
    used = {space for one in lists["connections"] for space in one["spaces"]}
    lists["spaces"] = [one for one in lists["spaces"] if one["id"] in used]


def _same_space(way: dict[str, Any]) -> None:
    way["spaces"] = way["spaces"][:1] * 2


def _between(lists: dict[str, Any]) -> None:
    """A connection leads through its spaces the other way round."""
    lists["connections"][0]["spaces"].reverse()


def _chain(lists: dict[str, Any]) -> None:
    """Two connections cross at a space that is next to no city."""
    lists["spaces"].append({"id": "cross", "x": 1, "y": 1})
    for way in (lists["connections"][0], lists["connections"][-1]):
        way["spaces"] = [way["spaces"][0], "cross", way["spaces"][-1]]
    only_used(lists)


GAMES = Path(__file__).parents[1] / "records"
OVER = next(GAMES.glob("agent_hunter/*.txt")).read_text(encoding="utf-8")
LONG = next(line for line in OVER.splitlines() if ", " in line.partition(";")[2])
EUROPE, CLUB = "spy_connection", "spy_club"
ADA, BEN = Member("ada", "Ada", "3"), Member("ben", "Ben")
STORY = Annals.of(campaigns.played(Campaign(campaigns.SHORT), 7, cases=1)).forked(0, 9, "b").text()
"""A campaign of one case, and a branch that leaves it."""
HAT = campaigns.number("hat")
TEXT = {"card": 3, "side": "a", "title": "3", "story": "3"}
CASES: dict[str, Callable[[], object]] = {
    "unknown_game": record("agent_hunter", "chess"),
    "unknown_rules": record("rules 1", "rules 99"),
    "wrong_seats": record("seat B Bob\n", ""),
    "unknown_option": record("option agents", "option spies"),
    "option_not_whole": lambda: game("agent_hunter", agents=1.5),  # type: ignore[arg-type]
    "option_out_of_range": record("agents 10", "agents 200"),
    "unknown_aid": lambda: find("agent_hunter").aids({"sheet": "sideways"}),
    "agents_for_bases": record("agents 10", "agents 3"),
    "six_and_one_left_out": lambda: game("spywhere", all_six=1, left_out=1),
    "dark_side_agents": lambda: game(EUROPE, dark=1, agents_a=14),
    "no_own_components": record("option", "components own 0123\n| a = 1\noption"),
    "no_components_here": record("option", "components own 0123\noption"),
    "components_unnamed": record(f"{NAMED}\n", "", CASE),
    "components_unknown": record(NAMED, "components mine 0123", CASE),
    "components_changed": record(NAMED, f"{NAMED}9", CASE),
    "record_line": record("A  put 7", "C  put 7"),
    "record_step": steps((0, 99)),
    "record_too_long": lambda: Record.parse("#" * 2_000_001),
    "record_beginning": record("record 1", "record 9"),
    "record_game": record("rules 1", "rules one"),
    "record_header": record("option agents 10", "option agents many"),
    "record_as_seen": record("\n\n", "\nseen by A\n\n"),
    "record_no_seat": record("A  put 7", "C  put 7"),
    "record_no_move": record("put 7", "dance"),
    "record_move": record("put 7", "put 3"),
    "record_action": steps((0, 99)),
    "record_steps": patch("spytable.kernel.record.STEPS", 1)(lambda: Record.parse(HUNT)),
    "record_order": record(LINE, f"B  put 3\n{LINE}"),
    "record_note": record("; on left", "; on right"),
    "record_note_short": record(LONG, LONG.partition(", ")[0], OVER),
    "record_note_long": record("; on left", "; on left, on right"),
    "record_result": record("\nresult A", "\nresult A 7 A", OVER),
    "record_after_result": record("\nresult", "\nresult A\nA  put 3\nresult", OVER),
    "in_file": file(CLUB, "a = 1"),
    "file_unread": lambda: text_of(Path("nowhere.txt")),
    "file_not_text": file(CLUB, "a = '\ud800'"),
    "file_too_large": file(CLUB, "#" * 300_000),
    "file_dots": file(CLUB, "a." * 50 + "a = 1"),
    "file_not_toml": file(CLUB, "a = !"),
    "file_too_deep": file(CLUB, "a = [[[[[[1]]]]]]"),
    "file_long_number": file(CLUB, "a = " + "9" * 5000),
    "file_large_number": file(CLUB, "a = 9999999999"),
    "file_value": file(CLUB, "a = 1.5"),
    "file_part": file(CLUB, "a = 1.5"),
    "file_item": file(CLUB, "a = [[1.5]]"),
    "file_entry": file(CLUB, "clues = [1]"),
    "file_named_entry": entry(CLUB, "boards", 1, steps=99),
    "file_no_list": file(CLUB, "a = []"),
    "file_must_be_list": file(CLUB, "clues = 1"),
    "file_too_many": file(CLUB, f"clues = [{'1, ' * 101}]"),
    "misfit": file(CLUB, "clues = [1]"),
    "file_no_id": entry(CLUB, "moves", 1, id="@title"),
    "file_id_twice": entry(CLUB, "moves", 2, id="day-1"),
    "spy_club file_nothing": file(CLUB, "# nothing"),
    "file_clues": changed(CLUB, lambda lists: lists["clues"].pop()),
    "file_faces": entry(CLUB, "clues", 1, a="money"),
    "file_no_clue": entry(CLUB, "clues", 1, a="@title"),
    "file_one_aspect": entry(CLUB, "clues", 1, a="hat", b="key"),
    "file_moves": entry(CLUB, "moves", 1, part="night"),
    "file_no_part": entry(CLUB, "moves", 1, part="@title"),
    "file_sign": entry(CLUB, "moves", 1, sign=9),
    "file_no_symbol": entry(CLUB, "moves", 1, symbol="@title"),
    "file_boards": changed(CLUB, lambda lists: lists["boards"].reverse()),
    "file_steps": entry(CLUB, "boards", 1, steps=99),
    "file_numbers": entry(CLUB, "boards", 1, numbers=[1]),
    "file_number": entry(CLUB, "boards", 1, numbers=[1, 2, 9]),
    "file_no_term": terms({"name": "@title", "value": 1}),
    "file_term_twice": terms({"name": "row", "value": 3}, {"name": "row", "value": 4}),
    "file_term": terms({"name": "row", "value": 9}),
    "file_no_aspect": events({"aspect": "@title", "event": "decoy"}),
    "file_no_event": events({"aspect": "crime", "event": "@title"}),
    "file_event_ideas": events({"aspect": "crime", "event": "decoy", "ideas": 2}),
    "spy_club series_twice": crew(ADA, ADA),
    "spy_club series_no_character": crew(BEN, Member("ada", "Ada", "@title")),
    "spy_club series_character": lambda: _returning("4"),
    "spy_club series_character_taken": crew(ADA, Member("ben", "Ben", "3")),
    "file_no_deck": campaign(first=[]),
    "file_card_number": campaign({"card": 0}),
    "file_no_text": campaign(fr=[TEXT]),
    "file_no_words": campaign(en=[TEXT | {"title": " "}]),
    "file_choices": campaign({"card": HAT, "fork": ["points 1"]}, en=[*campaigns.lists()["en"]]),
    "file_no_such_side": campaign(en=[*campaigns.lists()["en"], TEXT | {"card": 99}]),
    "file_no_skill": campaign({"card": HAT, "skill": "@title"}),
    "file_event_words": campaign({"card": HAT, "events": ["crime sabotage 9"]}),
    "file_side_b": campaign(
        {"card": HAT, "sign": "lock"}, {"card": HAT, "side": "b", "sign": "lock"}
    ),
    "file_sign_of_card": campaign({"card": HAT, "sign": "lock"}),
    "file_no_solution": campaign(index=[{"name": "homework", "card": 3}]),
    "file_index_lacks": campaign(index=[{"name": "hat", "card": HAT}]),
    "file_no_card": campaign({"card": HAT, "now": ["unlock 99"]}),
    "file_no_side_b": campaign({"card": HAT, "now": ["turn 3"]}),
    "file_unshared": campaign({"card": 3, "now": ["unlock 4"]}),
    "file_endless": campaign(
        {"card": 3, "now": ["unlock 100"]},
        {"card": 100, "shared": True, "now": ["unlock 101"]},
        {"card": 101, "now": ["unlock 100"]},
    ),
    "file_no_deed": campaign({"card": 3, "now": ["dance 3"]}),
    "file_no_feat": campaign({"card": 3, "flag": ["give @title"]}),
    "file_deed_number": campaign({"card": 3, "flag": ["unlock"]}),
    "file_no_condition": campaign({"card": 3, "flag": ["turn if sunny"]}),
    "no_series": annals(CLUB, "agent_hunter"),
    "series_no_point": annals(" at 9", " at 9999"),
    "series_no_name": annals("branch b", "branch ;b"),
    "series_branches": patch("spytable.kernel.annals.BRANCHES", 1)(
        lambda: Annals.parse(STORY, own=campaigns.SHORT)
    ),
    "series_no_branch": annals("branch main\n", ""),
    "series_no_parent": annals("branch main", "branch main from 2 at 0"),
    "series_entry": annals("choose unlock", "choose take 3"),
    "series_member": annals("member ", "member @title "),
    "file_half": changed(EUROPE, lambda lists: lists.pop("starts")),
    "spy_connection file_nothing": file(EUROPE, "# nothing"),
    "file_cities": changed(EUROPE, lambda lists: lists["cities"].reverse()),
    "file_spaces": changed(EUROPE, lambda lists: lists.update(spaces=lists["spaces"][:1] * 65)),
    "file_outside": entry(EUROPE, "spaces", 1, x=-1),
    "file_joined_twice": changed(
        EUROPE, lambda lists: lists["connections"].append(lists["connections"][0])
    ),
    "file_unused": changed(
        EUROPE, lambda lists: lists["spaces"].append({"id": "new", "x": 1, "y": 1})
    ),
    "file_no_city": entry(EUROPE, "connections", 1, a="@title"),
    "file_joined_to_itself": entry(EUROPE, "connections", 1, a="rome", b="rome"),
    "file_way_length": entry(EUROPE, "connections", 1, spaces=[]),
    "file_no_space": entry(EUROPE, "connections", 1, spaces=["@title", "@you"]),
    "file_way_twice": changed(EUROPE, lambda lists: _same_space(lists["connections"][0])),
    "file_no_way": changed(EUROPE, alone),
    "file_between": changed(EUROPE, _between),
    "file_chain": changed(EUROPE, _chain),
    "file_cards": changed(EUROPE, lambda lists: lists["missions"].pop()),
    "file_card_cities": entry(EUROPE, "missions", 1, cities=["rome"]),
    "file_city_twice": entry(EUROPE, "missions", 1, cities=["rome", "rome"]),
    "file_points": entry(EUROPE, "missions", 1, points=9),
    "file_red": entry(EUROPE, "starts", 1, red="@title"),
}


def _returning(badge: str) -> None:
    """Somebody comes back as somebody else."""
    saga = campaigns.played(Campaign(campaigns.SHORT), 7, cases=1)
    course = saga.series
    known = msgspec.structs.replace(saga.carry.members[0], badge="3")
    carry = msgspec.structs.replace(saga.carry, members=(known,))
    course.check(carry, (msgspec.structs.replace(known, badge=badge), BEN))


def refusal_of(case: str) -> Refusal:
    """What bringing it is refused with."""
    with pytest.raises(BadInput) as bad:
        CASES[case]()
    assert str(bad.value).isprintable()
    assert len(str(bad.value)) < 400
    return bad.value.refusal


@pytest.mark.parametrize("case", CASES)
def test_what_is_wrong_has_a_code_and_is_said_in_every_language(case: str) -> None:
    refusal = refusal_of(case)
    code = case.split()[-1]
    assert code in [part.code for part in refusal.chain()]
    told = {lang: Words(lang).refusal(refusal) for lang in LANGUAGES}
    assert len({*told.values()}) == len(LANGUAGES), told
    for lang, text in told.items():
        assert not [*faults(text, lang)], text
        assert said(refusal, lang).text == text


def test_every_code_of_what_is_brought_is_tried() -> None:
    codes = first_arguments(None, "bad_input") | first_arguments(None, "_within")
    for kind in KINDS:
        codes |= first_arguments(kind, "bad_input")
    assert codes <= {case.split()[-1] for case in CASES}


def test_a_move_that_is_not_legal_is_refused_in_french_with_its_rule() -> None:
    told = Words("fr").refusal(refusal_of("record_move"))
    assert told.startswith("ligne 8, A ne peut pas jouer «\u00a0put 3\u00a0»\u00a0: ")
    assert told.endswith("(AH-2)") and "votre" in told.lower()


def test_what_stands_in_a_file_is_never_looked_up() -> None:
    for case in ("file_no_city", "file_no_clue", "file_no_id"):
        assert "«\u00a0@title\u00a0»" in Words("fr").refusal(refusal_of(case))


def test_a_hostile_value_is_cut_and_on_one_line() -> None:
    for text in ("x" * 100_000, "a\x00\u202e\u2028b" * 1000):
        with pytest.raises(BadInput) as bad:
            Record.parse(f"{HUNT}A  {text}\n")
        for lang in LANGUAGES:
            told = Words(lang).refusal(bad.value.refusal)
            assert len(told) < 200 and told.replace("\u00a0", " ").isprintable()


def test_the_same_fault_can_be_sent_to_another_process() -> None:
    with pytest.raises(BadInput) as bad:
        CASES["record_move"]()
    again = pickle.loads(pickle.dumps(bad.value))
    assert again.refusal == bad.value.refusal and str(again) == str(bad.value)
