"""Law 4, the edge: whatever a record holds, reading it gives a record or one sentence."""

from __future__ import annotations

import contextlib
import random
import re

import msgspec
import pytest

from laws.play import texts, whole
from laws.settings import Setting, examples, kinds
from spytable.kernel.position import Position
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput, Unreadable

_ODD = [
    "",
    " ",
    "-",
    "--1",
    "²",
    "٣",
    "9" * 5000,
    "\x00",
    "\u2028",
    "\x85",
    "?",
    ";",
    "#",
    "*",
    "é",
]

_NAMES = ["", " Ada", "Ada ", "A  B", "a\nb", "a\u2028b", "x\n\nA  done", "\t", "# x", "x;y"]


def damaged(text: str, rng: random.Random) -> str:
    """A record's text with a fault or two."""
    lines = text.splitlines()
    for _ in range(rng.randint(1, 2)):
        at = rng.randrange(len(lines))
        words = lines[at].split(" ")
        match rng.randrange(6):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, rng.choice(lines))
            case 2:
                lines[at] = rng.choice(_ODD)
            case 3:
                words[rng.randrange(len(words))] = rng.choice(_ODD)
                lines[at] = " ".join(words)
            case 4:
                words[rng.randrange(len(words))] += rng.choice(_ODD)
                lines[at] = " ".join(words)
            case _:
                cut = rng.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:cut] + rng.choice("abAB019 ;?-") + lines[at][cut + 1 :]
        if not lines:
            return ""
    return "\n".join(lines)


def reading(text: str) -> Record | None:
    """The record a text holds, or None if it is refused in one sentence."""
    why = None
    try:
        return Record.parse(text)
    except BadInput as bad:
        why = str(bad)
    assert len(why) < 400 and "\n" not in why, why
    return None


def test_law_4_a_damaged_record_is_read_rightly_or_refused_in_one_sentence(
    setting: Setting,
) -> None:
    rng = random.Random(setting.seed(4))
    for number in range(examples(15, times=4)):
        record = reading(damaged(Record.of(whole(setting, number % 4)).text(), rng))
        assert record is None or Record.parse(record.text()) == record


def test_law_4_any_word_of_a_header_may_be_odd(name: str) -> None:
    lines = Record.of(Position(kinds()[name]())).text().splitlines()
    for at, line in enumerate(lines):
        words = line.split(" ")
        for place in range(len(words)):
            for odd in _ODD:
                said = " ".join([*words[:place], odd, *words[place + 1 :]])
                record = reading("\n".join([*lines[:at], said, *lines[at + 1 :], ""]))
                assert record is None or Record.parse(record.text()) == record


def test_law_4_a_record_of_false_steps_is_refused_in_one_sentence(setting: Setting) -> None:
    rng = random.Random(setting.seed(5))
    numbers = [-3, -2, -1, 0, 1, 2, 5, 7, 8, 99, 1 << 40, 1 << 70, -(1 << 70)]
    for number in range(examples(15, times=4)):
        record = Record.of(whole(setting, number % 4))
        steps = list(record.steps)
        at = rng.randrange(len(steps))
        actor, action = steps[at]
        steps[at] = rng.choice([(rng.choice(numbers), action), (actor, rng.choice(numbers))])
        with contextlib.suppress(BadInput):
            msgspec.structs.replace(record, steps=tuple(steps)).replay()


def test_law_4_any_name_that_a_record_takes_is_read_back(name: str) -> None:
    """A name may not forge a line of the record, nor come back as another name."""
    game = kinds()[name]()
    for given in _NAMES:
        names = (given, *(f"Bob {seat}" for seat in range(1, game.seats)))
        try:
            text = (record := Record.of(Position(game), names)).text()
        except BadInput:
            continue
        assert Record.parse(text) == record, given


def test_law_4_seats_are_named_in_their_order(name: str) -> None:
    game = kinds()[name]()
    text = Record.of(Position(game), ("Ada", *"BCDEFG"[: game.seats - 1])).text()
    with pytest.raises(BadInput):
        Record.parse(text.replace("seat A Ada", "seat B Ada").replace("seat B B", "seat A B"))


def test_law_4_no_text_but_a_moves_own_is_read(setting: Setting) -> None:
    """Whatever is written, parse gives the action that is written so, or Unreadable.

    Spaces may be many, and a number may begin with zeros.
    """
    rng = random.Random(setting.seed(6))
    game = setting.game()
    said = sorted({text for _, text in texts(whole(setting, 0))})
    for _ in range(examples(300)):
        text = rng.choice(said)
        cut = rng.randrange(len(text) + 1)
        text = text[:cut] + rng.choice([*_ODD, *"0123456789 abz"]) + text[cut + rng.randrange(3) :]
        for chance in (False, True):
            try:
                action = game.parse(text, chance=chance)
            except Unreadable:
                continue
            assert action >= 0 and (chance or action < game.actions())
            plain = re.sub(r"\b0+(?=\d)", "", " ".join(text.split()))
            assert game.text(action, chance=chance) == plain, "two texts for one action"
