"""Law 4 for components: what a player brings is written in one way, and goes with the record."""

from __future__ import annotations

import random

import msgspec
import pytest

from bounds import to_the_end
from laws.play import any_step
from laws.settings import examples, kinds
from laws.test_law_04_bad_records import damaged, reading
from spytable.kernel.components import OWN, digest, parse, write
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput

WITH_COMPONENTS = [name for name, kind in kinds().items() if kind.meta.components]
WITHOUT = [name for name, kind in kinds().items() if not kind.meta.components]


def ours(name: str) -> str:
    """The built-in components as a file that a player might bring."""
    kind = kinds()[name]
    return kind.inventory(kind().components)


def untidy(text: str) -> str:
    """The same entries, written otherwise."""
    return f"# mine\n\n{text.replace('  {', ' {').replace(' = ', '=')}# the end\n"


@pytest.mark.parametrize("kind_name", WITH_COMPONENTS)
def test_law_4_components_are_written_in_one_way(kind_name: str) -> None:
    kind, text = kinds()[kind_name], ours(kind_name)
    own, other = kind(None, text), kind(None, untidy(text))
    assert untidy(text) != text
    assert own.own == other.own == text
    assert own.components == other.components == kind().components
    assert own.edition == other.edition
    assert own.edition is not None and own.edition.name == OWN
    assert own.edition.hash == digest(text)


@pytest.mark.parametrize("kind_name", WITH_COMPONENTS)
def test_law_4_ours_are_known_by_their_name(kind_name: str) -> None:
    game = kinds()[kind_name]()
    assert game.own == "" and game.edition is not None
    assert game.edition.name == game.built_in == game.meta.built_in != OWN
    assert game.edition.hash == digest(ours(kind_name))


@pytest.mark.parametrize("kind_name", WITHOUT)
def test_law_4_where_there_are_no_components_none_can_be_brought(kind_name: str) -> None:
    assert kinds()[kind_name]().edition is None
    with pytest.raises(BadInput, match="no components"):
        kinds()[kind_name](None, "a = 1")


def played(name: str, own: str) -> Position:
    """A game by chance, the same whoever brought the components."""
    kind, rng = kinds()[name], random.Random(7)
    position = Position(kind(kind.meta.seats[-1], own, **kind.research_options()))
    for _ in to_the_end(position):
        step = any_step(position.game, position.state, rng)
        assert step is not None
        position.step(*step)
    return position


@pytest.mark.parametrize("kind_name", WITH_COMPONENTS)
def test_law_4_a_record_goes_with_the_components_of_a_player(kind_name: str) -> None:
    position = played(kind_name, untidy(ours(kind_name)))
    record = Record.of(position)
    text = record.text()
    assert record.own == ours(kind_name)
    assert Record.parse(text) == record and Record.parse(text).text() == text
    assert Record.parse(text.replace("\n", "\r\n")) == record
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record
    assert Record.parse(text).replay().state.same(position.state)
    for viewer in position.game.viewers():
        assert f"components own {digest(record.own)}\n| " in record.seen_by(viewer)


@pytest.mark.parametrize("kind_name", WITH_COMPONENTS)
def test_law_4_ours_and_our_own_text_make_the_same_game(kind_name: str) -> None:
    a, b = played(kind_name, ""), played(kind_name, ours(kind_name))
    assert a.state.same(b.state)
    assert [(s.actor, s.action) for s in a.steps] == [(s.actor, s.action) for s in b.steps]


@pytest.mark.parametrize("kind_name", WITH_COMPONENTS)
@pytest.mark.parametrize("own", [False, True])
def test_law_4_a_record_with_other_components_is_refused(kind_name: str, own: bool) -> None:
    game = kinds()[kind_name](None, ours(kind_name) if own else "")
    assert game.edition is not None
    text = Record.of(Position(game)).text()
    line = f"components {game.edition.name} {game.edition.hash}"
    for other, said in (
        (f"components {game.edition.name} 0123456789ab\n", "hash"),
        (f"components elsewhere-9 {game.edition.hash}\n", "'elsewhere-9' are unknown"),
        (f"components {game.edition.name}\n", "expected"),
        (f"{line}\n{line}\n", "expected"),
        ("", "expected"),
        (f"{line}\n| nothing = 1\n", "(nothing|your file|unknown)"),
    ):
        with pytest.raises(BadInput, match=said) as fault:
            Record.parse(text.replace(f"{line}\n", other))
        assert "\n" not in str(fault.value) and len(str(fault.value)) < 400


def test_law_4_a_record_of_a_game_without_components_names_none(name: str) -> None:
    text = Record.of(Position(kinds()[name]())).text()
    assert ("components " in text) == (name in WITH_COMPONENTS)
    if name in WITHOUT:
        with pytest.raises(BadInput, match="no components"):
            Record.parse(text.replace("\noption", "\ncomponents x 0123456789ab\noption", 1))


@pytest.mark.parametrize("kind_name", WITH_COMPONENTS)
def test_law_4_a_damaged_file_is_read_rightly_or_refused_in_one_sentence(kind_name: str) -> None:
    rng = random.Random(11)
    kind, text = kinds()[kind_name], ours(kind_name)
    record = Record.of(Position(kind(None, text))).text()
    for _ in range(examples(60)):
        assert_read_or_refused(kind, damaged(text, rng))
        found = reading(damaged(record, rng))
        assert found is None or Record.parse(found.text()) == found


def assert_read_or_refused(kind: type[Game], text: str) -> None:
    why = ""
    try:
        game = kind(None, text)
        assert kind(None, game.own).components == game.components
    except BadInput as bad:
        why = str(bad)
    assert why.isprintable() and len(why) <= 300, why


class Oddity(msgspec.Struct):
    id: str
    n: int = 0
    yes: bool = True
    names: tuple[str, ...] = ()


ODD = [
    "",
    "a b",
    "é",
    "🕵",
    '"',
    "\\",
    "\t",
    "\n",
    "\r",
    "\x00",
    "\x7f",
    "\x85",
    "\u2028",
    "#",
    "=",
    "]",
]


@pytest.mark.parametrize("odd", ODD)
def test_law_4_what_is_written_is_read_back(odd: str) -> None:
    entry = Oddity(f"x{odd}y", -7, names=(odd, "z"))
    text = write({"oddities": [entry, Oddity("last")]})
    assert len(text.splitlines()) == 4
    [first, last] = msgspec.convert(parse(text)["oddities"], list[Oddity])
    assert first == entry and last == Oddity("last")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = \ud800", "not a text"),
        ("a = 1.5", "a: neither a text nor"),
        ("a = 1979-05-27", "a: neither a text nor"),
        ("b = [1, { x = [2, 1000000001] }]", "b, entry 2: x, entry 2: the number is too large"),
        ("a = [[[[[1]]]]]", "a, entry 1: entry 1: entry 1: entry 1: nested too deeply"),
        ("[a.b.c.d.e]", "nested too deeply"),
        ("a = 1\nb = !", "line 2"),
    ],
)
def test_law_4_a_fault_says_where_it_is(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=f"my.toml: .*{said}"):
        parse(text, "my.toml")


def test_law_4_a_file_may_begin_with_a_byte_order_mark() -> None:
    assert parse("\ufeffa = 1") == {"a": 1}
