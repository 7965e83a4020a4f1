"""Every sentence a player can meet is written, in every language, and written well."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

import spytable
from spytable.kernel import registry
from spytable.kernel.game import Game
from spytable.kernel.intel import OMNISCIENT, Intel, Say
from spytable.kernel.moves import Event
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput, Refusal
from spytable.kernel.registry import find, games
from spytable.words import NoWords, Words, language, languages, rule, rules
from toy import DeadDrop
from words import client
from words.messages import (
    FILES,
    KINDS,
    LANGUAGES,
    NAMES,
    every_rendering,
    messages,
    variants,
)

HOME = Path(spytable.__file__).parent
FRENCH_FAULTS = re.compile(
    "(?<!\u00a0)[?!;:»]"  # no no-break space before it
    "|«(?!\u00a0)|['\"\u202f]"
    "| [\u00a0]|[\u00a0] "
)


# -- what the files hold ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", FILES)
def test_all_languages_have_the_same_keys_and_values(kind: str | None) -> None:
    def of(lang: str) -> dict[str, set[str]]:
        helpers = {"of-actor", "of-foe"}  # French elides: d’Odile, de Max
        return {
            key: {name.removesuffix("_elides") for name in variants(lang, kind, key)}
            for key in messages(lang, kind).keys() - helpers
        }

    for lang in LANGUAGES[1:]:
        assert of(lang) == of("en")


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_redefines_no_shared_key(kind: str) -> None:
    for lang in LANGUAGES:
        assert not messages(lang, kind).keys() & messages(lang, None).keys()


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_whole_and_well_written(lang: str, kind: str | None) -> None:
    """Every key, with every combination of what it selects by."""
    found = []
    for key in messages(lang, kind):
        shown = set(every_rendering(lang, kind, key))
        found += [] if shown else [f"{key} shows nothing"]
        found += [f"{key}: {fault}: {text}" for text in shown for fault in faults(text, lang)]
    assert messages(lang, kind)
    assert not found, "\n".join(found)


def faults(text: str, lang: str) -> Iterator[str]:
    """What is wrong with a sentence that a player reads."""
    if text.strip() != text or text == "":
        yield "nothing, or spaces around it"
    if re.search(r"[{}$\u2068\u2069]|\?\?\?|  ", text):
        yield "a gap shows"
    if re.search(r"\b[a-z]+[-_][a-z]+[-_]", text):
        yield "a key shows"
    if "'" in text or '"' in text:
        yield "a straight quote"
    if lang == "fr" and FRENCH_FAULTS.search(text):
        yield "not spaced as French"
    if lang == "fr" and ("de Odile" in text or "d’Max" in text):
        yield "not elided as French"


def test_a_sentence_with_any_of_these_faults_is_found() -> None:
    for text, lang in (
        *(("", "en"), (" a", "en"), ("a  b", "en"), ("a {$b}", "en"), ("a ???", "en")),
        *(("log-no-such", "en"), ("it's", "en"), ("Oui ?", "fr"), ("Oui: non", "fr")),
        *(("le 5 de Odile", "fr"), ("le 5 d’Max", "fr")),
    ):
        assert list(faults(text, lang)), text
    assert not list(faults("Qui\u00a0? Le 5 d’Odile et le 3 de Max.", "fr"))
    assert not list(faults("Who? Odile’s 5.", "en"))


# -- what the code asks for -----------------------------------------------------------------------


def sources(kind: str | None) -> list[Path]:
    """The sources that use a file's keys: all for the shared one, a game's own for its own."""
    if kind is not None:
        return sorted((HOME / "games" / kind).rglob("*.py"))
    games = {HOME / "games" / kind for kind in KINDS}
    return sorted(path for path in HOME.rglob("*.py") if games.isdisjoint(path.parents))


@cache
def nodes(kind: str | None) -> tuple[python.AST, ...]:
    """The texts and calls of those sources."""
    return tuple(chain(*(nodes_in(path.read_text(encoding="utf-8")) for path in sources(kind))))


def nodes_in(source: str) -> Iterator[python.AST]:
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Constant | python.JoinedStr | python.Call):
            yield node


@cache
def literals(kind: str | None) -> tuple[frozenset[str], frozenset[str]]:
    """The string literals of those sources, and the patterns of their f-strings."""
    return literals_in(nodes(kind))


def literals_in(found: Iterable[python.AST]) -> tuple[frozenset[str], frozenset[str]]:
    """A key behind "@" counts as the key: such a value is looked up."""
    plain: set[str] = set()
    patterns: set[str] = set()
    for node in found:
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            plain.add(node.value)
            plain |= {part[1:] for part in node.value.split() if node.value.startswith("@")}
        elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
            parts = (v.value if isinstance(v, python.Constant) else None for v in node.values)
            pattern = "".join(".+" if p is None else re.escape(str(p)) for p in parts)
            patterns.add(pattern.removeprefix("@"))
    return frozenset(plain), frozenset(patterns)


@cache
def first_arguments(kind: str | None, called: str) -> frozenset[str]:
    """What a name such as Refusal is called with first, in those sources."""
    found = set()
    for node in nodes(kind):
        if isinstance(node, python.Call) and getattr(node.func, "id", "") == called:
            for part in python.walk(node.args[0]) if node.args else ():  # "a" if x else "b"
                if isinstance(part, python.Constant) and isinstance(part.value, str):
                    found.add(part.value)
    return frozenset(found)


def event_kinds(kind: str) -> set[str]:
    """All that can be seen in a game."""
    return {str(each.__struct_config__.tag) for each in get_args(find(kind).event_type)}


def test_every_refusal_has_its_words_and_no_other() -> None:
    def given(kind: str | None, *called: str) -> set[str]:
        return {code for name in called for code in first_arguments(kind, name)}

    shared = given(None, "Refusal", "bad_input", "_within")
    found = []
    for kind in FILES:
        codes = given(kind, "Refusal", "bad_input") - shared
        if kind is None:
            codes = shared | given(None, "denied", "because") | client.refusals()
        keys = {
            k.removeprefix("refusal-") for k in messages("en", kind) if k.startswith("refusal-")
        }
        assert keys
        found += [f"{kind}: {code} has no words" for code in codes - keys]
        found += [f"{kind}: refusal-{key} is never given" for key in keys - codes]
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_in_the_log_is_one_that_happens(kind: str) -> None:
    keys = {k.removeprefix("log-") for k in messages("en", kind) if k.startswith("log-")}
    assert keys <= event_kinds(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_has_its_title_and_all_its_options_in_words(kind: str) -> None:
    """Values of options may have words; those of an option that is `named` must."""
    options = {f"option-{option.name}" for option in games()[kind].meta.options}
    values = {
        f"option-{option.name}-{value}": option.named
        for option in games()[kind].meta.options
        for value in range(option.low, option.high + 1)
    }
    aids = {f"aid-{aid.name}" for aid in games()[kind].meta.aids}
    aids |= {f"aid-{aid.name}-{way}" for aid in games()[kind].meta.aids for way in aid.choices}
    wanted = {"title", "description", *options, *(f"{key}-help" for key in options), *aids}
    wanted |= {key for key, named in values.items() if named}
    assert wanted <= messages("en", kind).keys()
    keys = {k for k in messages("en", kind) if k.startswith(("option-", "aid-"))}
    assert keys <= wanted | values.keys()


def test_no_key_is_unused() -> None:
    """By the server, the terminal or the web client."""
    unused = []
    for kind in FILES:
        patterns = literals(kind)[1] | literals(None)[1] | {*client.mentioned(None)}
        for table in KINDS if kind is None else [kind]:
            patterns |= {*client.mentioned(table)}
        made = re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
        used = {k for lang in LANGUAGES for m in messages(lang, kind).values() for k in m.leans_on}
        used |= literals(kind)[0] | literals(None)[0] | {"title", "description"}
        # Each of these has a test above.
        tested = ("refusal-",) if kind is None else ("refusal-", "log-", "option-", "aid-")
        unused += [
            f"{kind}: {key}"
            for key in messages("en", kind).keys() - used
            if not key.startswith(tested) and not made.fullmatch(key)
        ]
    assert not unused, "\n".join(sorted(unused))


@pytest.mark.parametrize("kind", FILES)
def test_every_key_the_web_client_asks_for_is_there(kind: str | None) -> None:
    """Of a game's table in its words or the shared ones; of the rest in the shared ones, or in
    those of every game."""
    shared = messages("en", None).keys()
    own = [messages("en", game).keys() for game in ([kind] if kind else KINDS)]
    missing = {
        f"{one.pattern} ({one.place})"
        for one in client.asked(kind)
        if not _there(one.pattern, shared) and (one.shared or not _there_in(one.pattern, own))
    }
    assert not missing, "\n".join(sorted(missing))


def _there_in(pattern: str, games: Iterable[Iterable[str]]) -> bool:
    """A key in every game; of a family, such as `aid-.+`, a game may have none."""
    found = [_there(pattern, keys) for keys in games]
    return any(found) if ".+" in pattern else all(found)


def _there(pattern: str, keys: Iterable[str]) -> bool:
    return any(re.fullmatch(pattern, key) for key in keys)


def test_the_web_client_asks_for_words() -> None:
    """Else the tests above would read nothing and find nothing missing."""
    source = """
        import { t, words } from '../lib/words.svelte';
        // t('not-this')
        const a = t('you') + say(x === 'hand' ? 'go-hand' : "go-base", { number: f('n') });
        const b = voice.t(`offer-${name}-price`) + voice.say(scene.prompt), c = { key: 'tip-act' };
    """
    text = client.without_comments(source)
    assert [(one.pattern, one.shared) for one in client.asked_in("x", text)] == [
        ("you", True),
        ("go-hand", False),
        ("go-base", False),
        ("offer-.+-price", False),
        ("tip-act", False),
    ]
    assert len(client.asked(None)) > 20


# -- what players meet --------------------------------------------------------------------------


def kept(kind: str) -> Iterator[Record]:
    """The whole games of tests/records: they go through all that can happen."""
    for path in sorted((Path(__file__).parents[1] / "records" / kind).glob("*.txt")):
        yield Record.parse(path.read_text(encoding="utf-8"))


class Teller:
    """Says each thing once in every language, and keeps what was wrong with it."""

    def __init__(self, kind: str) -> None:
        self.words = [Words(lang, kind, NAMES) for lang in LANGUAGES]
        self.wrong: list[str] = []
        self._said: set[object] = set()

    def tell(self, in_words: Callable[[Words], str]) -> None:
        for words in self.words:
            text = in_words(words)
            self.wrong += [f"{words.lang}, {fault}: {text}" for fault in faults(text, words.lang)]

    def say(self, say: Say) -> None:
        whole = (say.key, *say.values.items())
        if whole not in self._said:
            self._said.add(whole)
            self.tell(lambda words: words.said(say))

    def log(self, game: Game, events: tuple[Event, ...], viewer: int) -> None:
        says = [say for event in events if (say := game.sentence(event, viewer)) is not None]
        for say in says:
            self.say(say)
        keys = "log", *(say.key for say in says)
        if says and keys not in self._said:
            self._said.add(keys)
            self.tell(lambda words: words.log(game, events, viewer))

    def refuse(self, reason: Refusal, viewer: int) -> None:
        if (reason.code, viewer) not in self._said:
            self._said.add((reason.code, viewer))
            self.tell(lambda words: words.refusal(reason))


@pytest.mark.parametrize("kind", KINDS)
def test_whole_games_are_told_to_everybody(kind: str) -> None:
    teller = Teller(kind)
    happened, prompts, outlooks = set[str](), set[str](), set[str]()
    for record in kept(kind):
        for number, position in enumerate(record.positions()):
            game = position.game
            viewers = game.viewers()
            for viewer in viewers if number % 3 == 0 else ():
                intel = position.intel(viewer)
                prompts.add(game.prompt(intel).key)
                teller.say(game.prompt(intel))
                if viewer != viewers[number // 3 % len(viewers)]:
                    continue  # each in turn is told more
                for action in range(game.actions()) if number % 6 == 0 else ():
                    reason = game.refusal(intel, game.move(action))
                    if reason is not None:
                        teller.refuse(reason, viewer)
                for action in intel.legal():
                    for outcome in game.outlook(intel, game.move(action)):
                        outlooks.add(outcome.say.key)
                        teller.say(outcome.say)
        for viewer in (*game.viewers(), OMNISCIENT):
            for events in position.seen_by(viewer):
                happened |= {event.kind for event in events}
                teller.log(game, events, viewer)
            for say in counted(game, position.intel(viewer)):
                teller.say(say)
    assert not teller.wrong, "\n".join(teller.wrong)
    assert happened == event_kinds(kind)
    for lang in LANGUAGES:
        keys = {key for key in messages(lang, kind) if key.startswith("prompt-")}
        assert prompts >= keys - {"prompt-over"}
        assert outlooks <= messages(lang, kind).keys()


def counted(game: Game, intel: Intel) -> Iterator[Say]:
    """The account of a score, which must give the points that the game has."""
    account = game.account(intel)
    assert account is not None
    yield from account.rules
    assert [tally.seat for tally in account.tallies] == list(range(game.seats))
    for tally in account.tallies:
        assert tally.points == sum(line.points for line in tally.lines)
        yield from (line.say for line in tally.lines)


def test_a_name_with_a_vowel_is_elided_in_french() -> None:
    for name, shown in (("Odile", "d’Odile"), ("Élise", "d’Élise"), ("Max", "de Max")):
        words = Words("fr", "agent_hunter", ("Ada", name))
        said = words.say("log-eliminated", who="foe", actor=1, base="left")
        assert said == f"La base de gauche {shown} est éliminée."


def test_no_more_tips_read_as_more_tips_in_french() -> None:
    assert "plus" not in Words("fr").say("tips-off").lower()


@pytest.mark.parametrize("key", ["way_length", "way_twice", "no_way"])
def test_a_city_with_a_vowel_came_after_a_bare_de(key: str) -> None:
    words = Words("fr", "spy_connection")
    told = words.say(f"refusal-file_{key}", a="Athènes", b="Istanbul", count=1)
    assert "Athènes" in told and "de Athènes" not in told


def test_the_answer_is_always_a_whole_sentence() -> None:
    values: dict[str, int | str] = {
        "actor": 0,
        "foe": 1,
        "number": 5,
        "base": "left",
        "answer": "greater",
    }
    for lang, mine, theirs in (
        ("en", "Your 5 is greater than the hidden agent.", "Odile’s 5 is greater than your agent."),
        (
            "fr",
            "Votre 5 est plus grand que l’agent caché.",
            "Le 5 d’Odile est plus grand que votre agent.",
        ),
    ):
        words = Words(lang, "agent_hunter", NAMES)
        assert words.say("log-answer", **values, who="you") == mine
        assert words.say("log-answer", **values, who="foe") == theirs


def test_a_refusal_ends_with_its_rule() -> None:
    words = Words("fr", "agent_hunter")
    said = words.refusal(Refusal("own_base_eliminated", "AH-8", {"base": "middle"}))
    assert said.startswith("Votre base du milieu") and said.endswith("(AH-8)")


def test_what_nobody_wrote_is_an_error_and_never_shown() -> None:
    words = Words("en", "agent_hunter")
    with pytest.raises(NoWords, match="no-such-key"):
        words.say("no-such-key")
    with pytest.raises(NoWords, match="number"):
        words.say("refusal-agent_is_gone")


@pytest.mark.parametrize("lang", languages())
def test_a_game_without_any_words_is_read_out_from_its_code(lang: str) -> None:
    registry.register(DeadDrop)
    try:
        words = Words(lang, DeadDrop.meta.name, NAMES)
    finally:
        registry._added.pop(DeadDrop.meta.name)
    assert words.say("title") == "Dead drop"
    assert words.say("option-rounds") == "Rounds" and not words.has("option-rounds")
    assert words.refusal(Refusal("too_few_coins", "DD-3")) == "Too few coins (DD-3)"
    assert words.say("game-over") == Words(lang).say("game-over")


def test_things_of_a_game_are_called_by_its_own_words() -> None:
    words = Words("fr", "agent_hunter")
    said = words.say("refusal-no_token_left", tokens="@title @option-bases")
    assert "Agent Hunter – Bases" in said
    with pytest.raises(NoWords, match="no-such-thing"):
        words.say("refusal-no_token_left", tokens="@title @no-such-thing")
    with pytest.raises(NoWords, match="@you"):  # the house's words are not the game's
        words.say("refusal-no_token_left", tokens="@you")


def test_what_somebody_typed_or_is_called_is_never_looked_up() -> None:
    words = Words("en", "agent_hunter", names=("@title", "Ada"))
    assert words.say("refusal-unreadable", text="@title") == "“@title” is not a move in this game."
    assert words.say("refusal-name_taken", name="@title").startswith("The name “@title”")
    assert "@title’s" in words.say("log-eliminated", who="foe", actor=0, base="left")


def test_keys_behind_an_at_sign_count_as_used() -> None:
    source = '''a = "@one @two-b"; b = f"@city-{c}"; d = f"log-{e}-x"'''
    plain, made = literals_in(nodes_in(source))
    assert {"one", "two-b"} <= plain
    assert made == {"city\\-.+", "log\\-.+\\-x"}


def test_a_seat_that_is_not_there_has_no_name_but_a_sentence() -> None:
    assert Words("en").refusal(Refusal("no_such_seat", values={"seat": 99}))


@pytest.mark.parametrize(
    ("environ", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en_GB"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_of_the_environment(environ: dict[str, str], spoken: str) -> None:
    assert language(None, environ) == spoken
    assert language("fr", environ) == "fr"


def test_a_language_that_is_asked_for_must_be_there() -> None:
    with pytest.raises(BadInput, match="xx"):
        language("xx")


# -- rules ----------------------------------------------------------------------------------------


def rule_numbers(kind: str, lang: str) -> list[str]:
    return re.findall(r'<a id="([a-z]+-\d+)"></a>', rules(kind, lang))


@pytest.mark.parametrize("kind", KINDS)
def test_the_rules_are_numbered_without_a_gap_in_every_language(kind: str) -> None:
    prefix = games()[kind].meta.rule_prefix.casefold()
    for lang in LANGUAGES:
        numbers = rule_numbers(kind, lang)
        assert numbers == [f"{prefix}-{n}" for n in range(1, len(numbers) + 1)]
        assert numbers == rule_numbers(kind, "en")


@pytest.mark.parametrize("kind", KINDS)
def test_every_rule_the_code_cites_can_be_read(kind: str) -> None:
    prefix = games()[kind].meta.rule_prefix
    text = "".join(path.read_text(encoding="utf-8") for path in sources(kind))
    cited = set(re.findall(rf"\b{prefix}-\d+", text))
    assert cited
    for lang in LANGUAGES:
        for number in cited:
            assert (rule(kind, lang, number) or "").startswith(f"**{number}. ")
        assert rule(kind, lang, f"{prefix}-999") is None


@pytest.mark.parametrize("kind", KINDS)
def test_the_french_rules_are_spaced_as_french(kind: str) -> None:
    text = re.sub(r"<a id=.*?></a>", "", rules(kind, "fr"))
    assert not FRENCH_FAULTS.search(text)
