"""CL-26 to CL-35: what lies between two cases of a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns import after, came_to, campaign, crew, deck, number
from rules.report import rule
from spytable.games.spy_club.campaign.course import Campaign, Carry, grade
from spytable.games.spy_club.campaign.deck import NOTHING, SOLUTIONS, built_in
from spytable.kernel.refusal import BadInput
from spytable.kernel.series import Member, Saga

RESTAURANT = number("restaurant")


def out(campaign: Campaign, carry: Carry) -> list[str]:
    return campaign.mark(carry).split()


def news(carry: Carry) -> list[tuple[str, int]]:
    return [(one.kind, one.card) for one in carry.news]


@rule("CL-26")
def test_five_cases_each_unlocked_but_the_first_prepared_played_recorded() -> None:
    course = campaign()
    carry = course.begin()
    assert course.stage(carry) == "seating" and course.chapters == 5
    for case in range(1, 6):
        assert course.stage(carry) == "seating"
        carry = course.open(carry, crew("ada", "ben"))
        assert course.stage(carry) == "playing" and carry.case == case
        carry = course.concluded(carry, came_to())
        assert course.choices(carry) == ("record nothing",)
        carry = course.choose(carry, "record nothing")
        if case < 5:
            assert course.stage(carry) == "choosing" and course.choices(carry) == ("unlock",)
            carry = course.choose(carry, "unlock")
    assert course.stage(carry) == "over" and not course.choices(carry)


@rule("CL-27")
def test_the_index_names_the_card_of_what_was_recorded_in_the_case_just_before() -> None:
    course = campaign()
    carry = after(course, course.begin(), "restaurant")
    assert f"{RESTAURANT}a" not in out(course, carry)
    carry = course.choose(carry, "unlock")
    assert out(course, carry)[-1] == f"{RESTAURANT}a"
    carry = after(course, carry, NOTHING, "park")
    carry = course.choose(carry, "unlock")
    assert out(course, carry)[-1] == f"{number(NOTHING)}a"
    carry = course.choose(after(course, carry, NOTHING, "park"), "unlock")
    assert news(carry) == [("there", number(NOTHING))], "it is out already"


@rule("CL-27")
def test_the_built_in_index_has_the_numbers_of_the_printed_one() -> None:
    printed = {
        "love": 125, "money": 16, "dare": 124, "hunger": 24, "fame": 31, "jealousy": 80,
        "revenge": 107, "librarian": 93, "cashier": 134, "rascal": 83, "dog": 20,
        "garbage-collector": 25, "twins": 57, "mom": 84, "neighbour": 59, "game-shop": 103,
        "cabin": 96, "school": 43, "funfair": 81, "manor": 37, "ice-cream-stand": 73,
        "museum": 94, "park": 17, "restaurant": 122, "burglary": 71, "break-in": 8, "spying": 26,
        "prank": 137, "bullying": 111, "lie": 61, "vandalism": 12, "hat": 42, "key": 22,
        "game-pieces": 45, "cake": 104, "slingshot": 123, "watch": 139, "lipstick": 95,
        "stamp": 18, "nothing": 151,
    }  # fmt: skip
    assert built_in().index == printed and len(SOLUTIONS) == 39
    assert built_in().first == (3, 4)


@rule("CL-27")
def test_a_lock_keeps_side_b_from_everybody_until_something_turns_the_card() -> None:
    course = campaign(
        {"card": RESTAURANT, "sign": "lock", "flag": ["turn if won"]},
        {"card": RESTAURANT, "side": "b"},
    )
    carry = course.choose(after(course, course.begin(), "restaurant"), "unlock")
    told = course.told(carry).cards[-1]
    assert told.locked and [text.title for text in told.texts["en"]] == [f"Title {RESTAURANT}a"]
    carry = course.choose(after(course, carry, "rascal"), "unlock")
    assert f"{RESTAURANT}a" in out(course, carry), "the case was not won"
    everything = ("love", "dog", "park", "lie", "hat")
    carry = after(course, carry, "hat", *everything)
    assert f"{RESTAURANT}b" in out(course, carry)
    texts = next(c for c in course.told(carry).cards if c.card == RESTAURANT).texts
    assert [text.title for text in texts["fr"]] == [f"Title {RESTAURANT}{f}" for f in "ba"]


@rule("CL-27")
def test_an_arrow_turns_the_card_over_once_side_a_was_followed() -> None:
    course = campaign(
        {"card": RESTAURANT, "sign": "arrow", "now": ["unlock 100"]},
        {"card": RESTAURANT, "side": "b", "now": ["unlock 101"]},
        {"card": 100, "now": ["unlock 102"]},
        {"card": 101},
        {"card": 102},
    )
    carry = course.choose(after(course, course.begin(), "restaurant"), "unlock")
    assert news(carry) == [
        ("unlocked", RESTAURANT),
        ("turned", RESTAURANT),
        ("unlocked", 100),
        ("unlocked", 101),
        ("unlocked", 102),
    ], "what a card unlocks waits until it is finished, then comes in order"


@rule("CL-27")
def test_a_shared_card_that_is_out_is_not_unlocked_again() -> None:
    course = campaign(
        {"card": RESTAURANT, "now": ["unlock 100"]},
        {"card": number("rascal"), "now": ["unlock 100"]},
        {"card": 100, "shared": True, "now": ["unlock 101"]},
        {"card": 101},
    )
    carry = course.choose(after(course, course.begin(), "restaurant"), "unlock")
    carry = course.choose(after(course, carry, "rascal"), "unlock")
    assert news(carry) == [("unlocked", number("rascal")), ("there", 100)]


@rule("CL-28")
def test_gear_pencil_flag_and_envelope_act_at_their_moment() -> None:
    course = campaign(
        {
            "card": 3,
            "gear": ["unlock 100 if case = 2"],
            "pencil": ["unlock 101 if case = 1"],
            "flag": ["unlock 102 if case = 1"],
            "envelope": ["unlock 103 if case = 1"],
        },
        *({"card": card} for card in (100, 101, 102, 103)),
    )
    carry = after(course, course.begin(), "park")
    assert news(carry) == [("unlocked", card) for card in (101, 102, 103)]
    carry = course.choose(carry, "unlock")
    assert "100a" not in out(course, carry)
    carry = course.open(carry, crew("ada", "ben"))
    assert "100a" in out(course, carry) and course.stage(carry) == "playing"


@rule("CL-28")
def test_no_envelope_is_opened_after_the_last_case_but_the_flag_is_there() -> None:
    course = campaign({"card": 3, "flag": ["points 1"], "envelope": ["points 10"]})
    carry = course.begin()
    for case in range(5):
        carry = after(course, carry, NOTHING)
        carry = course.choose(carry, "unlock") if case < 4 else carry
    assert course.told(carry).totals == (3 + 11, 3 + 11, 3 + 11, 3 + 11, 3 + 1)


@rule("CL-28")
def test_at_a_fork_the_players_choose_and_an_arrow_waits_for_it() -> None:
    course = campaign(
        {
            "card": RESTAURANT,
            "sign": "arrow",
            "now": ["unlock 100"],
            "fork": ["unlock 101; points 2", "points -1"],
        },
        {"card": RESTAURANT, "side": "b"},
        {"card": 100},
        {"card": 101},
    )
    before = course.choose(after(course, course.begin(), "restaurant"), "unlock")
    assert course.choices(before) == ("take 1", "take 2") and before.fork == RESTAURANT
    one, two = (course.choose(before, f"take {way}") for way in (1, 2))
    assert [kind for kind, _ in news(one)] == ["points", "turned", "unlocked", "unlocked"]
    assert "101a" in out(course, one) and "101a" not in out(course, two)
    assert (course.told(one).totals, course.told(two).totals) == ((5 + 3 + 2,), (5 + 3 - 1,))


@rule("CL-29")
def test_cards_3_and_4_are_laid_out_in_the_first_case_only() -> None:
    course = campaign({"card": 3, "envelope": ["return"]})
    carry = course.begin()
    assert not out(course, carry)
    carry = course.open(carry, crew("ada", "ben"))
    assert out(course, carry) == ["3a", "4a"]
    carry = course.choose(course.concluded(carry, came_to()), "record nothing")
    carry = course.open(course.choose(carry, "unlock"), crew("ada", "ben"))
    assert "3a" not in out(course, carry) and "4a" in out(course, carry)


@rule("CL-30")
def test_players_keep_their_characters_and_their_number_may_change() -> None:
    course = campaign()
    ada, ben, cy = Member("ada", "Ada", "3"), Member("ben", "Ben", "5"), Member("cy", "Cy", "3")
    carry = course.open(course.begin(), (ada, ben))
    carry = course.choose(course.concluded(carry, came_to()), "record nothing")
    carry = course.choose(carry, "unlock")
    for members, code in (
        ((ada,), "wrong_seats"),
        ((ada, ada), "series_twice"),
        ((ada, cy), "series_character_taken"),
        ((ada, Member("cy", "Cy", "9")), "series_no_character"),
        ((ben, Member("ada", "Ada", "4")), "series_character"),
    ):
        with pytest.raises(BadInput) as bad:
            course.check(carry, members)
        assert bad.value.refusal.code == code
    three = (Member("cy", "Cy", "1"), Member("ada", "Ada"), ben)
    course.check(carry, three)
    carry = course.open(carry, three)
    assert course.settled(carry).seats == 3
    badges = {member.key: member.badge for member in carry.members}
    assert badges == {"ada": "3", "ben": "5", "cy": "1"}


@rule("CL-30", "CL-56")
def test_the_card_of_somebody_who_is_missing_does_nothing() -> None:
    course = campaign({"card": 3, "skill": "thinker", "flag": ["give confirms if case = 1"]})
    feats = {**came_to().feats, "confirms": (1, 4)}
    carry = after(course, course.begin(), "park", feats=feats)
    assert course.told(carry).cards[0].owner == "ben"
    carry = course.choose(carry, "unlock")
    there = course.settled(course.open(carry, crew("cy", "ben", "ada")))
    away = course.settled(course.open(carry, crew("cy", "ada")))
    assert there.rules.stated == {"skill-2": 3} and not away.rules.stated


@rule("CL-33")
def test_example_k_three_solved_and_one_recorded_are_fourteen_points() -> None:
    course = campaign()
    carry = after(course, course.begin(), "restaurant", "rascal", "restaurant", "slingshot")
    assert course.told(carry).totals == (14,)
    carry = course.open(course.choose(carry, "unlock"), crew("ada", "ben"))
    carry = course.concluded(carry, came_to("dog", "park", "lie"))
    assert course.choices(carry) == ("record dog", "record lie", "record nothing")
    refused = {name: course.refusal(carry, f"record {name}").code for name in ("park", "hat")}
    assert refused == {"park": "recorded_before", "hat": "not_solved_here"}
    carry = course.choose(carry, "record nothing")
    assert course.told(carry).totals == (14, 9), "nothing new: 3 for each aspect"


@rule("CL-33")
def test_cards_add_points_when_a_result_is_recorded() -> None:
    course = campaign({"card": 3, "pencil": ["points 3 if extra", "points 2 if solved >= 2"]})
    carry = after(course, course.begin(), "park", "park", "dog", extra=True)
    assert course.told(carry).totals == (5 + 6 + 3 + 2,)
    assert [one.card for one in carry.results[0].points] == [None, None, 3, 3]


@rule("CL-34")
def test_cards_stay_with_their_sides_until_one_says_otherwise_and_a_new_campaign_is_fresh() -> None:
    course = campaign(
        {"card": 3, "sign": "lock", "flag": ["turn if case = 1"]},
        {"card": 3, "side": "b", "flag": ["return 4 if case = 2"], "terms": ["first-ideas + 1"]},
    )
    carry = course.choose(after(course, course.begin(), "park"), "unlock")
    park = f"{number('park')}a"
    assert out(course, carry) == ["3b", "4a", park]
    carry = after(course, carry, "dog")
    assert out(course, carry) == ["3b", park]
    case = course.settled(course.open(course.choose(carry, "unlock"), crew("ada", "ben")))
    assert case.rules.stated == {"first-ideas": 2}
    assert course.begin() == Carry()


@rule("CL-35")
def test_the_total_of_five_cases_makes_the_grade() -> None:
    bounds = {
        "A+": 97, "A": 93, "A-": 90, "B+": 87, "B": 83, "B-": 80, "C+": 77, "C": 73, "C-": 70,
        "D+": 67, "D": 63, "D-": 60, "F": 0,
    }  # fmt: skip
    for name, least in bounds.items():
        assert grade(least) == name
        assert name == "F" or grade(least - 1) != name
    assert grade(100) == grade(131) == "A+" and grade(-4) == "F"
    course = campaign()
    carry = course.begin()
    for case, name in enumerate(("love", "dog", "park", "lie", "hat")):
        carry = after(course, carry, name, "love", "dog", "park", "lie", "hat")
        carry = course.choose(carry, "unlock") if case < 4 else carry
    assert course.told(carry).total == 100 and course.told(carry).grade == "A+"


# -- terms -----------------------------------------------------------------------------------------


@rule("CL-27")
def test_of_two_cards_the_later_one_sets_a_term_and_then_all_that_is_added_counts() -> None:
    course = campaign(
        {"card": 3, "terms": ["row = 4", "steps + 2"]},
        {"card": 4, "terms": ["row = 3", "steps - 1", "ideas + 9"]},
    )
    case = course.settled(course.open(course.begin(), crew("ada", "ben")))
    assert case.rules.stated == {"row": 3, "steps": 11}, "18 ideas are the most there are"


@rule("CL-34")
def test_a_case_without_terms_is_a_plain_one() -> None:
    course = Campaign()
    carry = course.open(course.begin(), crew("ada", "ben"))
    assert not course.settled(carry).rules.stated


# -- what is told -------------------------------------------------------------------------------


@rule("CL-27")
def test_two_decks_that_differ_in_locked_cards_only_look_the_same() -> None:
    """Law 5 for a series."""
    seen: list[Any] = []
    for secret, other in (("unlock 100", "points 1"), ("points 2", "turn 3")):
        course = Campaign(
            deck(
                {"card": 3, "sign": "lock", "envelope": ["turn if won"], "terms": ["turns = 4"]},
                {"card": 3, "side": "b", "now": [secret]},
                {"card": 100},
                {"card": number("hat"), "flag": [other]},
            )
        )
        saga = Saga(course)
        saga.open(crew("ada", "ben"))
        carry = after(course, course.begin(), "restaurant")
        seen.append((course.told(saga.carry), course.told(carry), course.mark(carry)))
        seen[-1] += (saga.position.game.own,)
    assert seen[0] == seen[1]
