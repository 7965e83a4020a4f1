"""Spy Club's campaign once more: what lies between its cases, slow and plain, written from the
numbered rules (CL-26 to CL-35) and from what the file of a campaign deck may say.

It shares nothing with the engine it checks. Cards are numbers, what is printed on them is looked up
in the file as it was read, and the course of a campaign is told from its beginning to its end in
one place (`Course._told`), which stops wherever the players have to say something.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from reference.spy_club import ASPECT, ASPECTS, TERMS, ours, plain_events, plain_terms

CASES = 5
NEW_ASPECT = 5
SOLVED_ASPECT = 3
GRADES = (
    (97, "A+"), (93, "A"), (90, "A-"), (87, "B+"), (83, "B"), (80, "B-"),
    (77, "C+"), (73, "C"), (70, "C-"), (67, "D+"), (63, "D"), (60, "D-"),
)  # fmt: skip
"""CL-35; below is F."""
SKILLS = ("long-arm", "bargain", "thinker", "charm", "second-wind")
FEATS = ("confirms", "turns", "scouts", "teamwork", "ideas")
CAUSES = ("escape", "ideas", "time", "clues", "rounds", "cold")
MOMENTS = ("now", "gear", "pencil", "flag", "envelope")
DEEDS = ("unlock", "turn", "turn N", "return", "return N", "points", "give")
CONDITIONS = (
    "won", "lost", "solved >=", "solved <=", "solved ASPECT", "answer", "extra", "ended",
    "escape", "turns", "recorded ASPECT", "recorded NAME", "case =", "case >=", "players",
)  # fmt: skip
OURS = Path(__file__).parents[2] / "src/spytable/games/spy_club/content/campaign-1.toml"
"""The deck that comes with the game."""

Side = Mapping[str, Any]
Stop = tuple[str, tuple[str, ...]]
"""A stage, and what can be chosen there."""
Reading = Generator[Stop, str, None]
"""Something that stops where the players have to choose."""


class Outcome(NamedTuple):
    """What a case came to."""

    players: int
    answers: tuple[str, ...]
    """One name for each aspect solved."""
    extra: bool
    cause: str
    escape: int
    turns: int
    feats: Mapping[str, tuple[int, ...]]
    """How much of it each seat did."""


class Card:
    """A card that is out. One that went back and comes again is another one."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.face = "a"
        self.owner = ""
        self.read = {"a"}
        """The sides that are known."""


class Course:
    """A campaign, from its first case on."""

    def __init__(self, text: str, advanced: bool = False) -> None:
        deck = tomllib.loads(text)
        self.sides: dict[tuple[int, str], Side] = {
            (side["card"], side["side"]): side for side in deck["cards"]
        }
        self.index = {entry["name"]: entry["card"] for entry in deck["index"]}
        self.first = [entry["card"] for entry in deck["first"]]
        self.advanced = advanced

        self.case = 0
        self.out: list[Card] = []
        """In the order in which they were unlocked."""
        self.aside: list[int] = []
        """Those that are unlocked when the card that is being followed is finished (CL-27)."""
        self.fork: int | None = None
        """Whose fork has to be taken."""
        self.seated: tuple[str, ...] = ()
        self.played: list[tuple[Outcome, tuple[str, ...]]] = []
        """The cases that are over, and who played them."""
        self.recorded: list[str | None] = []
        self.points: list[int] = []
        """By case."""
        self.met: Counter[str] = Counter()
        """What happened, for a test that wants to have seen all of it."""

        self.stage = ""
        self.choices: tuple[str, ...] = ()
        self._course = self._told()
        self._go(None)

    def sit(self, *keys: str) -> None:
        """These play the next case."""
        self._go(keys)

    def conclude(self, outcome: Outcome) -> None:
        """The case came to this."""
        self._go(outcome)

    def choose(self, choice: str) -> None:
        assert choice in self.choices
        self._go(choice)

    def _go(self, said: Any) -> None:
        try:
            self.stage, self.choices = self._course.send(said)
        except StopIteration:
            self.stage, self.choices = "over", ()

    # -- the five phases (CL-26) --

    def _told(self) -> Generator[Stop, Any, None]:
        for self.case in range(1, CASES + 1):
            self.points.append(0)
            if self.case > 1:
                yield "choosing", ("unlock",)
                number = self.index[self.recorded[-1] or "nothing"]
                self.met["index to a card that is out"] += number in self._numbers()
                self._unlock(number)  # CL-27
                yield from self._read_aside()
            self.seated = yield "seating", ()
            if self.case == 1:
                for number in self.first:  # CL-29
                    self._unlock(number)
                yield from self._read_aside()
            yield from self._moment("gear")
            outcome = yield "playing", ()
            self.played.append((outcome, self.seated))
            yield from self._record(outcome)
            yield from self._moment("pencil")
            yield from self._moment("flag")
            if self.case < CASES:
                yield from self._moment("envelope")

    def _record(self, outcome: Outcome) -> Reading:
        """CL-33."""
        taken = {ASPECT[name] for name in self.recorded if name}
        new = [name for name in outcome.answers if ASPECT[name] not in taken]
        self.points[-1] += SOLVED_ASPECT * len(outcome.answers)
        self.recorded.append(None)
        choice = yield "choosing", (*(f"record {name}" for name in new), "record nothing")
        if choice != "record nothing":
            self.recorded[-1] = choice.removeprefix("record ")
            self.points[-1] += NEW_ASPECT

    def _moment(self, moment: str) -> Reading:
        """CL-28: the cards that are out when it comes, in the order in which they were unlocked.
        What one of them unlocks is read before the next (CL-27)."""
        for number in self._numbers():
            for card in [one for one in self.out if one.number == number]:
                deeds = self._side(card).get(moment, ())
                if deeds and self._missing(card):
                    self.met["missing"] += 1
                elif deeds:
                    self.met[moment] += 1
                    yield from self._do_all(card, deeds)
                    yield from self._read_aside()

    # -- cards (CL-27) --

    def _read_aside(self) -> Reading:
        while self.aside:
            card = Card(self.aside.pop(0))
            self.out.append(card)
            yield from self._read(card)

    def _read(self, card: Card) -> Reading:
        """The side that is up. As soon as the card is turned over one goes on there."""
        if self._missing(card):
            return
        side, face = self._side(card), card.face
        self.met["now"] += "now" in side
        yield from self._do_all(card, side.get("now", ()))
        if "fork" in side and self._lies(card, face):
            self.met["fork"] += 1
            ways = side["fork"]
            self.fork = card.number
            choice = yield "choosing", tuple(f"take {n + 1}" for n in range(len(ways)))
            self.fork = None
            way = ways[int(choice.removeprefix("take ")) - 1]
            yield from self._do_all(card, way.split("; "))
        if side.get("sign") == "arrow" and self._lies(card, face):
            self.met["arrow"] += 1
            yield from self._turn(card)

    def _lies(self, card: Card, face: str) -> bool:
        return card in self.out and card.face == face

    def _do_all(self, card: Card, deeds: Iterable[str]) -> Reading:
        face = card.face
        for deed in deeds:
            what, _, conditions = deed.partition(" if ")
            if all(self._holds(condition) for condition in conditions.split(" and ") if condition):
                yield from self._do(card, face, what.split())

    def _do(self, card: Card, face: str, words: Sequence[str]) -> Reading:
        """What this side of the card says. It turns its card only while it is up itself."""
        named = [one for one in self.out if words[1:] == [str(one.number)]]
        match words:
            case ["unlock", number]:
                self._unlock(int(number))
            case ["turn"] if self._lies(card, face):
                self.met["turn"] += 1
                yield from self._turn(card)
            case ["turn", _] if named:
                self.met["turn N"] += 1
                yield from self._turn(named[0])
            case ["return"] if card in self.out:
                self.met["return"] += 1
                self.out.remove(card)
            case ["return", _] if named:
                self.met["return N"] += 1
                self.out.remove(named[0])
            case ["points", number]:
                self.met["points"] += 1
                self.points[-1] += int(number)
            case ["give", feat] if card in self.out and self.played:
                self._give(card, feat)
            case _:
                assert words[0] in ("turn", "return", "give"), words

    def _unlock(self, number: int) -> None:
        """It is taken out of the deck, and nothing if it is not there any more."""
        if number in (*self.aside, *self._numbers()):
            self.met["shared"] += bool(self.sides[number, "a"].get("shared"))
        else:
            self.met["unlock"] += 1
            self.aside.append(number)

    def _turn(self, card: Card) -> Reading:
        self.met["lock"] += self._side(card).get("sign") == "lock"
        card.face = "b" if card.face == "a" else "a"
        card.read.add(card.face)
        yield from self._read(card)

    def _give(self, card: Card, feat: str) -> None:
        """To whoever did most of it; of several the first by seat, and nobody for nothing."""
        outcome, seated = self.played[-1]
        done = outcome.feats[feat]
        if max(done) > 0:
            self.met["give"] += 1
            self.met[feat] += 1
            card.owner = seated[done.index(max(done))]

    def _numbers(self) -> list[int]:
        return [card.number for card in self.out]

    def _side(self, card: Card) -> Side:
        return self.sides[card.number, card.face]

    def _missing(self, card: Card) -> bool:
        """CL-30: the cards of somebody who is not there are set aside and do nothing."""
        return card.owner != "" and card.owner not in self.seated

    # -- conditions --

    def _holds(self, condition: str) -> bool:
        kind, true = self._answer(condition.split())
        self.met[f"{kind}: {'yes' if true else 'no'}"] += 1
        return true

    def _answer(self, words: Sequence[str]) -> tuple[str, bool]:
        """Which condition it is, and whether it holds. Before the first case is over no case was
        won or lost, none had solutions, none ended."""
        outcome = self.played[-1][0] if self.played else None
        recorded = [name for name in self.recorded if name]
        match words:
            case ["recorded", what] if what in ASPECTS:
                return "recorded ASPECT", what in [ASPECT[name] for name in recorded]
            case ["recorded", what]:
                return "recorded NAME", what in recorded
            case ["case", "=", number]:
                return "case =", self.case == int(number)
            case ["case", ">=", number]:
                return "case >=", self.case >= int(number)
            case ["players", "=", number]:
                return "players", len(self.seated) == int(number)
            case [kind, *_] if outcome is None:
                return f"{kind} before any case", False
        assert outcome is not None
        solved = len(outcome.answers)
        match words:
            case ["won"]:
                return "won", solved == len(ASPECTS) - 1
            case ["lost"]:
                return "lost", solved < len(ASPECTS) - 1
            case ["solved", ">=", number]:
                return "solved >=", solved >= int(number)
            case ["solved", "<=", number]:
                return "solved <=", solved <= int(number)
            case ["solved", aspect]:
                return "solved ASPECT", aspect in [ASPECT[name] for name in outcome.answers]
            case ["answer", name]:
                return "answer", name in outcome.answers
            case ["extra"]:
                return "extra", outcome.extra
            case ["ended", cause]:
                return "ended", outcome.cause == cause
            case ["escape", "<=", number]:
                return "escape", outcome.escape <= int(number)
            case ["turns", "<=", number]:
                return "turns", outcome.turns <= int(number)
        raise AssertionError(words)

    # -- what all can see --

    def mark(self) -> str:
        return " ".join(f"{card.number}{card.face}" for card in self.out)

    def owners(self) -> dict[int, str]:
        return {card.number: card.owner for card in self.out}

    def grade(self) -> str:
        total = sum(self.points)
        return next((grade for least, grade in GRADES if total >= least), "F")

    def in_force(self) -> list[Side]:
        """The sides that say what holds in the case."""
        return [self._side(card) for card in self.out if not self._missing(card)]

    def terms(self) -> dict[str, int]:
        """The terms of the case, with those that are plain."""
        level = "advanced" if self.advanced else "standard"
        [board] = [board for board in ours()["boards"] if board["level"] == level]
        terms = plain_terms(len(self.seated), board["steps"])
        said = [term.split() for side in self.in_force() for term in side.get("terms", ())]
        for name, sign, number in said:
            if sign == "=":
                terms[name] = int(number)
        for name, sign, number in said:
            if sign != "=":
                terms[name] += int(sign + number)
        for name in {name for name, _, _ in said}:
            least, most = TERMS[name]
            self.met["a term below its bounds"] += terms[name] < least
            self.met["a term above its bounds"] += terms[name] > most
            terms[name] = min(max(terms[name], least), most)
        for card in self.out:
            skill = self._side(card).get("skill")
            if skill and card.owner in self.seated:
                self.met[skill] += 1
                name = f"skill-{self.seated.index(card.owner) + 1}"
                terms[name] = SKILLS.index(skill) + 1
        return terms

    def events(self) -> dict[str, tuple[str, int]]:
        """What the suspect causes, by aspect; with how many ideas."""
        events = plain_events(self.advanced)
        for side in self.in_force():
            for event in side.get("events", ()):
                aspect, name, *ideas = event.split()
                events[aspect] = name, int(ideas[0]) if ideas else 0
        return events
