"""A series: it is its log, can be left anywhere, forked anywhere, and kept as text."""

from __future__ import annotations

import random

import pytest

from campaigns import SHORT, crew, deck, number, played
from laws.settings import examples
from spytable.games.spy_club.campaign import Campaign
from spytable.kernel.annals import Annals
from spytable.kernel.record import Record
from spytable.kernel.refusal import NotLegal, Refused
from spytable.kernel.series import Chosen, Opened, Saga, Stepped

WILD = deck(
    {"card": 3, "sign": "lock", "terms": ["turns = 4", "row = 3"], "flag": ["turn if extra"]},
    {
        "card": 3,
        "side": "b",
        "terms": ["turns = 5", "row = 3", "extra = 1"],
        "envelope": ["return"],
    },
    {"card": 4, "terms": ["turns = 4"], "skill": "thinker", "pencil": ["give confirms"]},
    {"card": number("nothing"), "terms": ["extra = 1"], "fork": ["points 1", "unlock 100; return"]},
    {"card": 100, "terms": ["grid = 1", "haste = 1"], "events": ["crime nothing"]},
)


def same(one: Saga, other: Saga) -> bool:
    return (
        one.log == other.log
        and one.carry == other.carry
        and [list(p.state.cells) for p in one.chapters]
        == [list(p.state.cells) for p in other.chapters]
    )


def test_random_campaigns_are_their_logs_and_their_texts() -> None:
    """60 whole campaigns, each forked at random entries; nothing differs afterwards."""
    for seed in range(examples(60)):
        rng = random.Random(seed)
        own = WILD if seed % 2 else SHORT
        course = Campaign(own, advanced=seed // 2 % 2, consent=seed // 4 % 2)
        saga = played(course, seed)
        assert saga.stage == "over" and len(saga.chapters) == 5
        annals = Annals.of(saga)
        for number_ in range(2):
            parent = rng.randrange(len(annals.branches))
            whole = annals.branches[parent].saga
            at = rng.randint(0, len(whole.log))
            annals = annals.forked(parent, at, f"branch {number_}")
            branch = annals.branches[-1].saga
            assert branch.log == whole.log[:at] and same(branch, replayed(whole, at))
        assert same(annals.branches[0].saga, saga), "a fork changes nothing where it leaves"
        text = annals.text()
        again = Annals.parse(text, own=course.own)
        assert again.text() == text
        assert all(
            same(a.saga, b.saga) for a, b in zip(annals.branches, again.branches, strict=True)
        )


def replayed(saga: Saga, at: int) -> Saga:
    """As `fork`, from the beginning."""
    other = Saga(saga.series)
    for entry in saga.log[:at]:
        other.take(entry)
    return other


def test_each_chapter_is_a_record_that_replays_alone() -> None:
    saga = played(Campaign(WILD), 3)
    for position in saga.chapters:
        record = Record.of(position, tuple("ABCD"[: position.game.seats]))
        assert Record.parse(record.text()).replay().state.cells == position.state.cells


def test_a_branch_goes_on_by_itself_and_both_are_kept() -> None:
    saga = played(Campaign(SHORT), 1)
    steps = [at for at, entry in enumerate(saga.log) if isinstance(entry, Stepped)]
    annals = Annals.of(saga).forked(0, steps[len(steps) // 2], "another way")
    other = annals.branches[1].saga
    assert other.stage == "playing" and not other.position.over
    before = list(saga.log)
    while other.stage == "playing":
        position = other.position
        actions = position.outcomes() or [(a, 1) for a in position.state.legal(position.mover)]
        other.step(position.mover, actions[0][0])
    assert saga.log == before and len(other.log) > steps[len(steps) // 2]
    assert Annals.parse(annals.text(), own=SHORT).branches[1].saga.log == other.log


def test_nothing_is_possible_out_of_turn() -> None:
    saga = Saga(Campaign(SHORT))
    for entry in (Stepped(0, 0), Chosen("unlock"), Chosen("record hat")):
        with pytest.raises(NotLegal):
            saga.take(entry)
    saga.open(crew("ada", "ben"))
    for other in (Opened(crew("ada", "ben")), Chosen("unlock"), Stepped(0, 0)):
        with pytest.raises(Refused):
            saga.take(other)
    assert saga.log == [Opened(crew("ada", "ben"))]


def test_an_undo_in_a_chapter_is_an_undo_in_the_log() -> None:
    saga = Saga(Campaign(SHORT))
    saga.open(crew("ada", "ben"))
    while saga.position.mover < 0:
        saga.step(-1, saga.position.outcomes()[0][0])
    seat = saga.position.mover
    before = list(saga.log)
    saga.step(seat, saga.position.game.parse("focus 2"))
    saga.position.take_back(seat)
    assert saga.log == before


def test_five_cases_are_less_than_a_hundred_kilobytes() -> None:
    saga = played(Campaign(consent=0), 5, "greedy")
    assert len(Annals.of(saga).text().encode()) < 100_000


def test_a_text_tells_nothing_of_cards_that_are_locked() -> None:
    text = Annals.of(played(Campaign(WILD), 1, cases=1)).text()
    assert "100" not in [word.strip("ab") for line in text.splitlines() if " ; " in line
                         for word in line.partition(" ; ")[2].split()]  # fmt: skip
    assert "grid" not in text and "Title" not in text
