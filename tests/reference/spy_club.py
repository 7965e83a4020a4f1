"""Spy Club once more: slow, plain, and written from the numbered rules (CL-1..CL-25, and CL-31,
CL-32 and CL-36..CL-56 for cases with terms of their own) alone.

It shares nothing with the engine it checks: clues, aspects and places are names and lists, a case
is played as the rulebook tells it, and in how many ways the sides nobody has seen can be is found
by trying or by counting (`ways`).
"""

from __future__ import annotations

import json
import random
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

CHANCE = -1
LETTERS = "ABCD"
ASPECTS = ("motive", "suspect", "location", "crime", "object", "distraction")
NAMES: Mapping[str, tuple[str, ...]] = {
    "motive": ("love", "money", "dare", "hunger", "fame", "jealousy", "revenge"),
    "suspect": (
        "librarian", "cashier", "rascal", "dog", "garbage-collector", "twins", "mom", "neighbour",
    ),
    "location": (
        "game-shop", "cabin", "school", "funfair", "manor", "ice-cream-stand", "museum", "park",
        "restaurant",
    ),
    "crime": ("burglary", "break-in", "spying", "prank", "bullying", "lie", "vandalism"),
    "object": (
        "hat", "key", "game-pieces", "cake", "slingshot", "watch", "lipstick", "stamp",
    ),
    "distraction": ("homework", "chores", "video-games", "piano-lesson", "birthday"),
}  # fmt: skip
COPIES = {"motive": 2, "suspect": 2, "location": 2, "crime": 3, "object": 3, "distraction": 3}
ASPECT = {name: aspect for aspect, names in NAMES.items() for name in names}
SYMBOLS = ("moon", "square", "triangle", "cross", "star")
"""Over the places of the central row, from left to right (CL-2)."""
LINES = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
)  # fmt: skip
"""The rows, columns and diagonals of a grid, its places counted from 0 (CL-36)."""
PARTS = ("day", "dusk", "night")
ROW = 5
GRID = 9
BETWEEN = ("choosing", "tailing", "informing")
"""Phases in which something that was begun goes on."""
IDEAS = 18
TURNS = 22
TERMS: Mapping[str, tuple[int, int]] = {
    "actions": (1, 6),
    "ideas": (8, 18),
    "first-ideas": (0, 2),
    "turns": (4, 22),
    "row": (3, 5),
    "places": (2, 4),
    "incoming": (1, 3),
    "steps": (3, 30),
    "distance": (0, 3),
    "first-price": (0, 4),
    "price": (0, 4),
    "tray-price": (0, 4),
    "extra": (0, 1),
    "wild": (0, 5),
    "grid": (0, 1),
    "rounds": (0, 12),
    "haste": (0, 1),
    "first": (0, 5),
    "last": (0, 5),
    "different": (0, 5),
    "alike": (0, 1),
    "proof": (0, 3),
    "sealed": (0, 1),
    "expert": (0, 4),
    "intuition": (0, 1),
    "curfew": (0, 1),
    "turnabout": (0, 1),
    "shadow": (0, 1),
    "caught": (0, 1),
    "cold": (0, 12),
    "passing": (0, 1),
    "tail": (0, 1),
    "informant": (0, 3),
    "overtime": (0, 1),
    "favour": (0, 1),
    "skill-1": (0, 5),
    "skill-2": (0, 5),
    "skill-3": (0, 5),
    "skill-4": (0, 5),
}
"""In what a case may differ from the plain rules: the least and the most of each."""
EVENTS = {
    "motive": "false-lead",
    "suspect": "sabotage",
    "location": "decoy",
    "crime": "lost-trail",
    "object": "fatigue",
    "distraction": "nothing",
}
"""CL-20."""
HAPPENINGS = (*EVENTS.values(), "theft", "gossip", "stir", "tip-off")
"""All that the suspect can cause, also by a case's own events (CL-51)."""
SKILLS = ("", "long arm", "bargain", "thinker", "charm", "second wind")
"""CL-56, by number."""
FAVOUR = 3
"""CL-55: the ideas it costs."""
MOST_LOST = 6
"""So many ideas a case's own event may remove, or add to what it removes."""
OURS = Path(__file__).parents[2] / "src/spytable/games/spy_club/content/neighbourhood-1.toml"

Step = tuple[int, str]
Components = Mapping[str, Any]
Pair = tuple[str, str]


# -- the box (CL-1, CL-2) -------------------------------------------------------------------------


@cache
def ours() -> Components:
    """The components that come with the game."""
    return tomllib.loads(OURS.read_text(encoding="utf-8"))


def plain() -> Components:
    """Another box, for tests that want to know what is in it.

    Motives have Crimes behind them; Suspects a Crime or Objects; Locations Objects or Distractions;
    six Crimes too have Distractions. Every movement card says 1, 2, 3.
    """
    rows = [
        [name for name in NAMES[aspect] for _ in range(COPIES[aspect])]
        for aspect in ("motive", "suspect", "location")
    ]
    rounds = [
        [name for _ in range(COPIES[aspect]) for name in NAMES[aspect]]
        for aspect in ("crime", "object", "distraction")
    ]
    faces = [name for row in (*rows, *rounds) for name in row]
    half = len(faces) // 2
    cards = [{"a": a, "b": b} for a, b in zip(faces[:half], faces[half:], strict=True)]
    moves = [
        {
            "id": f"{part}-{number + 1}",
            "part": part,
            "numbers": [1, 2, 3],
            "sign": number % 3 + 1,
            "escape": number // 3 == 1,
            "symbol": SYMBOLS[(2 * number + at) % ROW],
        }
        for at, part in enumerate(PARTS)
        for number in range(9 if part == "day" else 8)
    ]
    boards = [
        {"level": "standard", "numbers": [1, 2, 3], "steps": 9},
        {"level": "advanced", "numbers": [1, 2, 3], "steps": 7},
    ]
    return {"clues": cards, "moves": moves, "boards": boards}


def written(components: Components) -> str:
    """Components as a file that a player could bring."""
    parts = []
    for name, entries in components.items():
        lines = [
            ", ".join(f"{key} = {json.dumps(value)}" for key, value in entry.items())
            for entry in entries
        ]
        parts.append(f"{name} = [\n" + "".join(f"  {{ {line} }},\n" for line in lines) + "]\n")
    return "".join(parts)


def box(own: str) -> Components:
    """What is on the table with a text of one's own: a list that it leaves out is ours."""
    return {**ours(), **tomllib.loads(own)}


def plain_terms(seats: int, steps: int) -> dict[str, int]:
    """The terms of a case that has none of its own, on a board with so many steps."""
    return {
        "actions": 3,  # CL-9
        "ideas": IDEAS,  # CL-2
        "first-ideas": 1,  # CL-8
        "turns": TURNS,  # CL-24
        "row": ROW,  # CL-2
        "places": 4 if seats == 2 else 3,  # CL-7
        "incoming": 5 - seats,  # CL-6: beside the tray
        "steps": steps,  # CL-3
        "distance": 1,  # CL-12
        "first-price": 0,  # CL-6, as the next two
        "price": 1,
        "tray-price": 2,
        "extra": 0,  # CL-32
        "wild": 0,  # CL-31
        "grid": 0,  # CL-36
        "rounds": 0,  # CL-37
        "haste": 0,  # CL-38
        "first": 0,  # CL-39, as the next one
        "last": 0,
        "different": 0,  # CL-40, as the next one
        "alike": 0,
        "proof": 0,  # CL-41
        "sealed": 0,  # CL-42
        "expert": 0,  # CL-43
        "intuition": 0,  # CL-44
        "curfew": 0,  # CL-45
        "turnabout": 0,  # CL-46
        "shadow": 0,  # CL-47
        "caught": 0,  # CL-48
        "cold": 0,  # CL-49
        "passing": 0,  # CL-50
        "tail": 0,  # CL-52
        "informant": 0,  # CL-53
        "overtime": 0,  # CL-54
        "favour": 0,  # CL-55
        "skill-1": 0,  # CL-56, as the others
        "skill-2": 0,
        "skill-3": 0,
        "skill-4": 0,
    }


def plain_events(advanced: bool) -> dict[str, tuple[str, int]]:
    """CL-20: by aspect the event, and how many ideas a sabotage removes, or a fatigue more than
    aspects are solved."""
    ideas = {"sabotage": 4 if advanced else 3, "fatigue": 1 if advanced else 0}
    return {aspect: (event, ideas.get(event, 0)) for aspect, event in EVENTS.items()}


def own_terms(components: Components) -> dict[str, int]:
    """The terms that components state; ValueError if that cannot be."""
    found: dict[str, int] = {}
    for term in components.get("terms", ()):
        name, value = term["name"], term["value"]
        low, high = TERMS.get(name, (0, -1))
        if name in found or not low <= value <= high:
            raise ValueError(f"no such term, or not once: {name} = {value}")
        found[name] = value
    return found


def own_events(components: Components) -> dict[str, tuple[str, int]]:
    """The events that components state, as `plain_events`; ValueError if that cannot be."""
    found: dict[str, tuple[str, int]] = {}
    for entry in components.get("events", ()):
        aspect, event, ideas = entry["aspect"], entry["event"], entry.get("ideas", 0)
        most = MOST_LOST if event in ("sabotage", "fatigue") else 0
        known = aspect in ASPECTS and event in HAPPENINGS
        if aspect in found or not known or not 0 <= ideas <= most:
            raise ValueError(f"no such event, or not once: {aspect}, {event}, {ideas}")
        found[aspect] = event, ideas
    return found


def pairs_of(components: Components) -> list[Pair]:
    """The two names of each clue card."""
    return [(card["a"], card["b"]) for card in components["clues"]]


# -- a case ---------------------------------------------------------------------------------------


class Table:
    """The whole truth of one case. A clue is the number of its card, from 0.

    Everybody sees the same: which names lie up, and what was turned.
    """

    def __init__(self, seats: int, options: Mapping[str, int], own: str | Components = "") -> None:
        """`own` is a text of one's own components and terms, or whole components; else ours."""
        components = box(own) if isinstance(own, str) else own
        if not 2 <= seats <= 4:
            raise ValueError("2 to 4 players")
        self.seats = seats
        self.advanced = bool(options.get("advanced", 0))
        self.consent = bool(options.get("consent", 1))
        self.cards = pairs_of(components)
        self.moves = {card["id"]: card for card in components["moves"]}
        level = "advanced" if self.advanced else "standard"
        [self.board] = [board for board in components["boards"] if board["level"] == level]
        self.terms = plain_terms(seats, self.board["steps"]) | own_terms(components)
        self.events = plain_events(self.advanced) | own_events(components)
        self.places = self.terms["places"]
        self.beside = self.terms["incoming"]
        self.grid = self.terms["grid"] == 1
        self.wild = ("", *NAMES["distraction"])[self.terms["wild"]] or None
        """The name of the wild clues, None if there are none (CL-31)."""

        self.undrawn = set(range(len(self.cards)))
        """What is in the tray, without its shown card."""
        self.top: int | None = None
        self.face: dict[int, int] = {}
        """Of each card that is out or shown: which side is up."""
        self.known: set[int] = set()
        """The cards of which both sides have been seen (CL-17)."""
        self.incoming: list[int | None] = [None] * self.beside  # from the right
        self.areas: list[list[int | None]] = [[None] * self.places for _ in range(seats)]
        self.row: list[int | None] = [None] * (GRID if self.grid else self.terms["row"])
        """The row, or the grid row by row (CL-36)."""
        self.choices: list[int] = []
        """Where the clues lie, from 0, of which the active player chooses the answer."""
        self.solving = "full"
        """How that solves: "full" (CL-22), "expert" (CL-43) or "intuition" (CL-44)."""
        self.discards: list[int] = []
        self.answers: dict[str, int] = {}
        """The solution of each aspect solved, in the order they were."""
        self.extra_answer: int | None = None
        """That of the extra goal, Distractions, once it is reached: it is no aspect (CL-32)."""
        self.helped = 0
        """How many aspects were solved with the help of a wild clue."""
        self.supply = self.terms["ideas"]
        self.ideas = [0] * seats
        self.lost = 0
        self.focus = [0] * seats
        self.pawn: tuple[int, int] | None = None
        self.way = 0
        """How many places the pawn has moved in all (CL-37)."""
        self.backwards = False
        """Whether it goes the other way (CL-46)."""
        self.escape = 0
        self.moved: list[str] = []
        """Movement cards that were turned, the last one last."""
        self.phase = "starting"
        self.first: int | None = None
        self.active: int | None = None
        self.turn = 0  # finished ones
        self.done = 0
        self.confirmed = False
        """Whether a clue was confirmed in this turn (CL-38)."""
        self.found = False
        """And whether a goal was solved in it (CL-49)."""
        self.quiet = 0
        """How many turns have been finished since a goal was solved, but that one (CL-49)."""
        self.more = 0
        """Actions that this turn has besides (CL-54, CL-56)."""
        self.used: set[str] = set()
        """What can be used once a turn, and was (CL-53 to CL-55)."""
        self.informers = self.terms["informant"]
        """How often an informant can still be asked (CL-53)."""
        self.winded: set[int] = set()
        """The seats that have had their second wind (CL-56)."""
        self.tailed: str | None = None
        """The aspect of the tray's clue that was just discarded (CL-52)."""
        self.flipped: set[int] = set()
        self.refused: set[int] = set()
        self.given: set[tuple[int, int]] = set()
        """CL-15: which card, and who has given it this turn."""
        self.asked: tuple[str, int, int, int] | None = None
        """swap or take; whom; my place and theirs, or how many ideas."""
        self.losing = 0
        self.cause: str | None = None
        self.steps: list[Step] = []
        self.told: list[tuple[object, ...]] = []
        self.clocks: list[tuple[object, ...]] = []
        """What the last step did to the escape marker, the rounds and the case, in order."""
        self.happened: list[tuple[object, ...]] = []
        """What else it did that is told of: clues that were discarded by themselves, what was
        solved, what the suspect caused and whether it turned round."""
        self.met: set[str] = set()
        """What the rules of terms have come to, for tests that want to have met all of it."""

    def copy(self) -> Table:
        """Another table on which the same things have happened."""
        twin = Table.__new__(Table)
        vars(twin).update(vars(self))
        for name in ("undrawn", "face", "known", "incoming", "row", "discards", "answers", "ideas",
                     "focus", "moved", "flipped", "refused", "given", "steps", "told",
                     "choices", "clocks", "happened", "used", "winded", "met"):  # fmt: skip
            setattr(twin, name, getattr(self, name).copy())
        twin.areas = [area.copy() for area in self.areas]
        return twin

    # -- looking ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.phase == "ended"

    @property
    def tray(self) -> int:
        """How many cards are in the tray, the shown one included."""
        return len(self.undrawn) + (self.top is not None)

    @property
    def drawing(self) -> bool:
        """Whether the tray waits for its next card, which is shown before anything else."""
        set_up = self.phase in ("starting", "laying", "filling")
        return not set_up and not self.over and self.top is None and bool(self.undrawn)

    def name(self, card: int) -> str:
        """The name that is up."""
        return self.cards[card][self.face[card]]

    def behind(self, card: int) -> str:
        """The name on the other side."""
        return self.cards[card][1 - self.face[card]]

    def aspect(self, card: int) -> str:
        return ASPECT[self.name(card)]

    def is_wild(self, card: int) -> bool:
        """CL-31."""
        return self.name(card) == self.wild

    def focus_aspect(self, seat: int) -> str | None:
        """CL-8: the aspect of the clue in the place of the focus, None while that is empty."""
        card = self.areas[seat][self.focus[seat]]
        return None if card is None else self.aspect(card)

    def skill(self, seat: int | None) -> str:
        """CL-56."""
        return "" if seat is None else SKILLS[self.terms[f"skill-{seat + 1}"]]

    def in_shadow(self, seat: int, place: int) -> bool:
        """CL-47: whether the clue there is the one that the suspect keeps in the shadow."""
        return self.terms["shadow"] == 1 and self.pawn == (seat, place)

    def price(self, seat: int, place: int) -> int:
        """CL-12: what confirming costs."""
        whole = self.terms["distance"] * abs(place - self.focus[seat])
        return max(0, whole - (self.skill(seat) == "long arm"))

    def price_of_incoming(self, at: int) -> int:
        """CL-6: by the place, from the right, to the player whose turn it is; the last one is the
        tray."""
        term = "tray-price" if at == self.beside else "first-price" if at == 0 else "price"
        return max(0, self.terms[term] - (self.skill(self.active) == "bargain"))

    def actions(self) -> int:
        """CL-9: how many this turn has, by the card to come (CL-45) and with those used."""
        number = self.terms["actions"]
        if self.terms["curfew"]:
            number = max(1, number + {"day": 1, "dusk": 0, "night": -1}[self.part()])
        return number + self.more

    def offered(self, at: int) -> int | None:
        """The incoming clue in this place, from the right; the last one is the tray's."""
        return self.top if at == self.beside else self.incoming[at]

    def numbers(self) -> list[int]:
        """CL-19: those by which the pawn will move next."""
        return list(self.moves[self.moved[-1]]["numbers"] if self.moved else self.board["numbers"])

    def part(self) -> str:
        """CL-4: the part of the movement deck from which the next card comes."""
        sizes = Counter(card["part"] for card in self.moves.values())
        turned = Counter(self.moves[move]["part"] for move in self.moved)
        return next(part for part in PARTS if turned[part] < sizes[part] - 1)

    def event_of(self, aspect: str) -> tuple[str, int]:
        """CL-20: what happens when the pawn comes to this aspect, and how many ideas must go."""
        kind, ideas = self.events[aspect]
        return kind, ideas + (len(self.answers) if kind == "fatigue" else 0)

    def place_after(self, number: int) -> tuple[int, int]:
        """CL-19, CL-46: where the pawn comes when it goes so far."""
        assert self.pawn is not None
        at = self.pawn[0] * self.places + self.pawn[1] + (-number if self.backwards else number)
        return at // self.places % self.seats, at % self.places

    def catches(self, seat: int, place: int) -> bool:
        """CL-48: whether the suspect is caught when it comes there."""
        return self.terms["caught"] == 1 and self.focus[seat] == place

    @property
    def rounds(self) -> int:
        """CL-37: how often the pawn has come back to where it started, or passed it."""
        return self.way // (self.seats * self.places)

    @property
    def won(self) -> bool:
        """Whether all five aspects are solved, which stays so however the case ends (CL-32)."""
        return len(self.answers) == len(ASPECTS) - 1

    def open_goals(self) -> list[str]:
        """What is not solved yet: aspects, and Distractions if they are an extra goal."""
        found = [aspect for aspect in ASPECTS[:-1] if aspect not in self.answers]
        return found + (["distraction"] if self.extra_open() else [])

    def goals(self) -> list[str]:
        """Those of them that can be solved now (CL-39)."""
        found = self.open_goals()
        first, last = (("", *ASPECTS[:-1])[self.terms[term]] for term in ("first", "last"))
        if first in found:
            return [first]
        if last in found and len(self.answers) < len(ASPECTS) - 2:
            found.remove(last)
        return found

    def extra_open(self) -> bool:
        """CL-32: whether there is an extra goal that is not reached yet."""
        return self.terms["extra"] == 1 and self.extra_answer is None

    def teams(self, seat: int, other: int) -> bool:
        """CL-14: whether the two can work together now."""
        mine, theirs = self.focus_aspect(seat), self.focus_aspect(other)
        return (
            self.phase == "acting"
            and seat != other
            and self.done < self.actions()
            and mine not in (None, "distraction")
            and theirs not in (None, "distraction")
            and (mine == theirs or self.skill(seat) == "charm")
        )

    # -- who can do what -------------------------------------------------------------------------

    def to_act(self) -> set[int]:
        """The seat to act, {CHANCE} when chance is, nobody when the case is over."""
        if self.over:
            return set()
        if self.drawing or self.phase in ("starting", "laying", "filling", "moving"):
            return {CHANCE}
        if self.phase == "asked":
            assert self.asked is not None
            return {self.asked[1]}
        return {self._active()}

    def chance(self) -> dict[str, Fraction]:
        """What chance can bring now, all alike."""
        if self.to_act() != {CHANCE}:
            return {}
        if self.phase == "starting":
            texts = [f"first {letter}" for letter in LETTERS[: self.seats]]  # CL-3
        elif self.phase == "moving" and not self.drawing:
            texts = [
                f"move {name}"
                for name, card in self.moves.items()
                if card["part"] == self.part() and name not in self.moved
            ]
        else:  # CL-5: any card, either face
            texts = [
                f"show {card + 1} {name}" for card in self.undrawn for name in self.cards[card]
            ]
        return {text: Fraction(1, len(texts)) for text in texts}

    def legal(self, seat: int) -> set[str]:
        """The moves of this seat (of chance for CHANCE); none when it is not the one to act."""
        if seat not in self.to_act():
            return set()
        if seat == CHANCE:
            return set(self.chance())
        if self.phase == "asked":
            return {"agree", "refuse"}
        if self.phase == "losing":
            return {"lose rest", *(f"lose {source}" for source in self.sources())}
        if self.phase == "choosing":
            return {f"pick {at + 1}" for at in self.choices}
        if self.phase == "informing":
            return {f"pick {at}" for at, card in enumerate(self.row, 1) if card is not None}
        if self.phase == "tailing":
            return {"stop", "use tail"}
        area = self.areas[seat]
        filled = [place for place, card in enumerate(area) if card is not None]
        self._meet("in the shadow", any(self.in_shadow(seat, place) for place in filled))
        filled = [place for place in filled if not self.in_shadow(seat, place)]
        if self.phase == "turning":
            return {"stop", *(f"turn {p + 1}" for p in filled if p not in self.flipped)}
        found = {"end", "close"} if self.won else {"end"}  # CL-32: won and not over
        found |= set(self._uses(seat))
        if self.done < self.actions():
            found |= {f"turn {place + 1}" for place in filled}
            found |= {f"focus {place + 1}" for place in filled if place != self.focus[seat]}
            found |= set(self._confirms(seat, filled)) | set(self._scouts(seat))
            for other in range(self.seats):
                if self.teams(seat, other) and other not in self.refused:
                    found |= set(self._team(seat, other, filled))
        return found

    def _confirms(self, seat: int, filled: Sequence[int]) -> Iterator[str]:
        for place in filled:
            for at, card in enumerate(self.row, 1):
                room = card is None or not self.terms["sealed"]  # CL-42
                if room and self.price(seat, place) <= self.ideas[seat]:
                    yield f"confirm {place + 1} at {at}"

    def _scouts(self, seat: int) -> Iterator[str]:
        for at in range(self.beside + 1):
            if self.offered(at) is not None and self.price_of_incoming(at) <= self.ideas[seat]:
                where = "tray" if at == self.beside else at + 1
                yield from (f"scout {where} to {place}" for place in range(1, self.places + 1))

    def _uses(self, seat: int) -> Iterator[str]:
        """What terms let one use."""
        ideas, begun = self.ideas[seat], any(card is not None for card in self.row)
        if self.done < self.actions():
            if self.terms["sealed"] and begun:
                yield "use clear"
            if 0 < self.terms["expert"] <= ideas and self.solutions("expert", self.goals()):
                yield "use expert"
            if self.terms["tail"] and self.top is not None and self.undrawn:
                yield "use tail"
            if self.informers and begun and "informant" not in self.used:
                yield "use informant"
        if self.terms["overtime"] and "overtime" not in self.used:
            yield "use overtime"
        paid = ideas >= FAVOUR and self.escape > 0
        self._meet("no favour at the start", ideas >= FAVOUR and not self.escape)
        if self.terms["favour"] and paid and "favour" not in self.used:
            yield "use favour"
        if self.skill(seat) == "second wind" and seat not in self.winded:
            yield "use second-wind"

    def _team(self, seat: int, other: int, filled: Sequence[int]) -> Iterator[str]:
        letter = LETTERS[other]
        for place in filled:
            for theirs, card in enumerate(self.areas[other]):
                mine = self.areas[seat][place]
                if card is None or mine is None or self.in_shadow(other, theirs):
                    continue
                if (mine, other) not in self.given and (card, seat) not in self.given:  # CL-15
                    yield f"swap {place + 1} with {letter} {theirs + 1}"
        yield from (f"take {number} from {letter}" for number in range(1, self.ideas[other] + 1))

    def sources(self) -> list[str]:
        """CL-21: where there are ideas."""
        found = ["supply"] if self.supply else []
        return found + [LETTERS[seat] for seat in range(self.seats) if self.ideas[seat]]

    # -- playing ---------------------------------------------------------------------------------

    def play(self, actor: int, text: str) -> None:
        """Play one step, which must be legal."""
        if text not in self.legal(actor):
            raise ValueError(f"{LETTERS[actor] if actor >= 0 else '*'} cannot {text}")
        self.steps.append((actor, text))
        self.clocks, self.happened = [], []
        words = text.split(" ")
        if actor == CHANCE:
            self._chance(words)
        else:
            self.told.append((actor, text))
            self._move(actor, words)
        self._go_on()

    def _chance(self, words: list[str]) -> None:
        match words:
            case ["first", letter]:
                self.told.append(("first", letter))
                self.first = self.active = LETTERS.index(letter)
                self.phase = "laying"
            case ["show", number, name]:
                card = int(number) - 1
                self.told.append(("show", name))
                self.undrawn.remove(card)
                self.face[card] = self.cards[card].index(name)
                self._shown(card)
            case ["move", name]:
                self.told.append(("move", name))
                self._suspect(name)

    def _shown(self, card: int) -> None:
        """A card of the tray is shown: in the set-up it goes on to its place (CL-6, CL-7)."""
        if self.phase == "laying":
            self.incoming[self.incoming.index(None)] = card
            if None not in self.incoming:
                self.phase = "filling"
        elif self.phase == "filling" and any(None in area for area in self.areas):
            assert self.first is not None
            order = [(self.first + n) % self.seats for n in range(self.seats)]
            seat = next(seat for seat in order if None in self.areas[seat])
            self.areas[seat][self.areas[seat].index(None)] = card
        else:
            self.top = card
            if self.phase == "filling":
                self._ready()
            elif self.phase == "tailing":
                self._tails(card)

    def _ready(self) -> None:
        """CL-8."""
        assert self.first is not None
        self.ideas = [self.terms["first-ideas"]] * self.seats
        self.supply = self.terms["ideas"] - sum(self.ideas)
        self.pawn = self.first, 0
        self.phase = "acting"

    def _move(self, seat: int, words: list[str]) -> None:
        area = self.areas[seat]
        match words:
            case ["turn", place]:
                if self.phase == "acting":
                    self._act()
                    self.phase, self.flipped = "turning", set()
                self.flipped.add(int(place) - 1)
                self._turn_over(seat, int(place) - 1)
                if self.legal(seat) == {"stop"}:
                    self._meet("only the shadow is left", len(self.flipped) < self.places)
                    self.phase, self.flipped = "acting", set()
            case ["stop"]:
                self.phase, self.flipped = "acting", set()
            case ["focus", place]:
                self._act()
                self.focus[seat] = int(place) - 1
                self._gain(seat)
                self._feel()
            case ["confirm", place, "at", at]:
                self._act()
                whole = self.terms["distance"] * abs(int(place) - 1 - self.focus[seat])
                self._meet("long arm", self.price(seat, int(place) - 1) < whole)
                self._pay(seat, self.price(seat, int(place) - 1))
                here, there = int(place) - 1, int(at) - 1
                area[here], self.row[there] = self.row[there], area[here]
                self.confirmed = True
                self._solve("full", self.goals())
                self._feel()
            case ["scout", where, "to", place]:
                self._act()
                self._scout(seat, self.beside if where == "tray" else int(where) - 1, int(place))
            case ["swap", mine, "with", letter, theirs]:
                self._ask("swap", LETTERS.index(letter), int(mine) - 1, int(theirs) - 1)
            case ["take", number, "from", letter]:
                self._ask("take", LETTERS.index(letter), int(number), 0)
            case ["agree"]:
                self._teamwork()
            case ["refuse"]:
                self.refused.add(seat)
                self.phase, self.asked = "acting", None
            case ["lose", "rest"]:
                self._lose_rest()
            case ["lose", source]:
                self._lose(source)
            case ["end"]:
                self._meet(f"curfew by {self.part()}", self.terms["curfew"])
                if self.terms["haste"] and not self.confirmed:  # CL-38
                    self._advance("haste")
                if not self.over:
                    self._pass()
                    self.phase = "refilling"
            case ["pick", at] if self.phase == "informing":
                self._inform(int(at) - 1)
            case ["pick", at]:
                self.phase, self.choices = "acting", []
                self._answer(int(at) - 1)
            case ["close"]:
                self._end("solved")
            case ["use", what]:
                self._use(seat, what)

    def _act(self) -> None:
        self.done += 1
        self.refused = set()

    def _pay(self, seat: int, price: int) -> None:
        self.ideas[seat] -= price
        self.supply += price

    def _turn_over(self, seat: int, place: int) -> None:
        """CL-17: only turning shows the other side."""
        card = self.areas[seat][place]
        assert card is not None
        self.face[card] = 1 - self.face[card]
        self.known.add(card)
        self.told.append(("turned", seat, place, self.name(card)))

    def _gain(self, seat: int) -> None:
        """CL-11."""
        aspect = self.focus_aspect(seat)
        if aspect != "distraction":
            alike = [c for c in self.areas[seat] if c is not None and self.aspect(c) == aspect]
            more = self._take(seat, len(alike) + (self.skill(seat) == "thinker")) - len(alike)
            self._meet("thinker", more > 0)

    def _take(self, seat: int, ideas: int) -> int:
        """So many ideas from the supply, while it lasts; how many there were."""
        taken = min(self.supply, ideas)
        self.supply -= taken
        self.ideas[seat] += taken
        return taken

    def _scout(self, seat: int, at: int, place: int) -> None:
        """CL-13."""
        self._meet("bargain", self.skill(seat) == "bargain" and self.price_of_incoming(at))
        self._pay(seat, self.price_of_incoming(at))
        taken, area = self.offered(at), self.areas[seat]
        assert taken is not None
        self._gone(at)
        before = area[place - 1]
        if before is not None:
            self._meet("discarded in the shadow", self.in_shadow(seat, place - 1))
            self._discard(before, "area")
        area[place - 1] = taken

    def _discard(self, card: int, source: str) -> None:
        self.discards.append(card)
        self.happened.append(("discarded", self.name(card), source))

    def _discard_incoming(self, at: int) -> None:
        self._discard(_card(self.offered(at)), "tray" if at == self.beside else "incoming")
        self._gone(at)

    def _gone(self, at: int) -> None:
        """The incoming clue in this place is taken away."""
        if at == self.beside:
            self.top = None
        else:
            self.incoming[at] = None

    def _ask(self, kind: str, other: int, one: int, two: int) -> None:
        """CL-14."""
        self.asked = kind, other, one, two
        if self.consent:
            self.phase = "asked"
        else:
            self._teamwork()

    def _teamwork(self) -> None:
        assert self.asked is not None
        kind, other, one, two = self.asked
        seat = self._active()
        self._meet("charm", self.focus_aspect(seat) != self.focus_aspect(other))
        there = self.pawn == (seat, self.focus[seat]) or self.pawn == (other, self.focus[other])
        self._meet("together from the shadow", self.terms["shadow"] and there)
        if kind == "swap":
            mine, theirs = self.areas[seat][one], self.areas[other][two]
            assert mine is not None and theirs is not None
            self.areas[seat][one], self.areas[other][two] = theirs, mine
            self.given |= {(mine, seat), (theirs, other)}
        else:
            self.ideas[other] -= one
            self.ideas[seat] += one
        self.phase, self.asked = "acting", None

    # -- solving (CL-22, CL-23, CL-31, CL-36, CL-39 to CL-44) --------------------------------------

    def solutions(self, solving: str, goals: Iterable[str]) -> list[int]:
        """The places, from 0, whose clue can be the answer to one of the goals, solved so."""
        return sorted({at for goal in goals for at in self.answers_to(goal, solving)})

    def answers_to(self, aspect: str, solving: str = "full") -> list[int]:
        """The same for one of them."""
        fits = self.fits(aspect, solving)
        if self.grid:
            return sorted({_card(crossing) for _, crossing in fits})
        own = [at for at in range(len(self.row)) if self.shows(at, aspect)]
        for name in reversed(self.moved):
            place = SYMBOLS.index(self.moves[name]["symbol"])
            if fits and place in own:
                return [place]
        return own if fits else []

    def fits(self, aspect: str, solving: str) -> list[tuple[set[int], int | None]]:
        """The places that all hold what solves the aspect so, in each way there is; and in a grid
        where their lines cross.

        Where one clue is lacking, in its place lies none or one of something else.
        """
        found: list[tuple[set[int], int | None]] = []
        hand = [self._focus_clue()] if solving == "intuition" else []
        for places, crossing in self.shapes():
            if crossing is not None and not self.shows(crossing, aspect):
                continue
            tried = [places]
            if solving != "full":
                other = [at for at in sorted(places) if not self.shows(at, aspect)]
                tried = [places - {at} for at in other]
            for these in tried:
                clues = [*(self.row[at] for at in sorted(these)), *hand]
                if self.filled(clues, aspect):
                    enough = self.enough(clues)
                    found += [(these, crossing)] if enough else []
                    self._meet(f"{solving} that does not do", not enough)
        return found

    def shapes(self) -> list[tuple[set[int], int | None]]:
        """CL-22, CL-36: the places that must be filled, all of the row or two lines of the grid
        that cross, and where they do."""
        if not self.grid:
            return [(set(range(len(self.row))), None)]
        return [
            (set(one) | set(other), place)
            for one, other in combinations(LINES, 2)
            for place in set(one) & set(other)
        ]

    def shows(self, at: int, aspect: str) -> bool:
        """Whether a clue of the aspect lies in this place of the row."""
        card = self.row[at]
        return card is not None and self.aspect(card) == aspect

    def filled(self, clues: Iterable[int | None], aspect: str) -> bool:
        """CL-22, CL-31, CL-36: whether all are there and of the aspect, or all but one that is
        wild."""
        strange = 0
        for card in clues:
            if card is None:
                return False
            if self.aspect(card) != aspect:
                if not self.is_wild(card):
                    return False
                strange += 1
        return strange < 2

    def enough(self, clues: Iterable[int | None]) -> bool:
        """CL-40, CL-41: whether their names are as they must be, and enough of them proven."""
        cards = [_card(card) for card in clues]
        names = Counter(self.name(card) for card in cards)
        alike = self.terms["alike"]
        named = len(names) >= min(self.terms["different"], len(cards) - alike)
        named = named and max(names.values()) > alike
        proof = min(self.terms["proof"], len(cards))
        proven = len([card for card in cards if card in self.known]) >= proof
        self._meet("names that do not do", not named)
        self._meet("no proof", named and not proven)
        return named and proven

    def _focus_clue(self) -> int | None:
        seat = self._active()
        return self.areas[seat][self.focus[seat]]

    def _solve(self, solving: str, goals: Sequence[str]) -> None:
        """Whether there is enough of one thing that can be solved."""
        found = self.solutions(solving, goals)
        if not found:
            early = set(self.open_goals()) - set(self.goals()) if solving == "full" else ()
            for goal in early:
                extra = ", extra" * (goal == "distraction")
                self._meet("too early" + extra, self.answers_to(goal))
            return
        aspects = {self.aspect(_card(self.row[at])) for at in found}
        assert solving == "expert" or len(aspects) == 1, "never two at once"
        self._meet(f"{solving} of two", len(aspects) == 2)
        barred = set(self.solutions(solving, self.open_goals())) - set(found)
        self._meet(f"{solving} of two, one barred", solving == "expert" and barred)
        self.solving = solving
        if len(found) == 1:
            self._answer(found[0])
        else:
            self._meet(f"{solving}, picked{' in a grid' * self.grid}")
            self.phase, self.choices = "choosing", found

    def _feel(self) -> None:
        """CL-44."""
        if self.terms["intuition"] and self.phase == "acting":
            if not self.grid:
                self._solve("intuition", self.goals())
            self._meet("no intuition in a grid", self._would_feel())

    def _would_feel(self) -> bool:
        """Whether something could be solved if this were the time for it."""
        return self.terms["intuition"] == 1 and bool(self.solutions("intuition", self.goals()))

    def pointed(self) -> int | None:
        """CL-22, CL-31: the place of the row, from 0, under the symbol of the newest movement card
        that has one there, and no wild clue; None if there is no such card, or a grid."""
        if self.grid:
            return None
        for name in reversed(self.moved):
            place = SYMBOLS.index(self.moves[name]["symbol"])
            if place < len(self.row):
                card = self.row[place]
                if card is None or not self.is_wild(card):
                    return place
        return None

    def _answer(self, place: int) -> None:
        """The clue there is the answer, others are discarded; that may be the end (CL-24)."""
        answer = _card(self.row[place])
        aspect = self.aspect(answer)
        fits = self.fits(aspect, self.solving)
        needed = {at for these, crossing in fits if crossing in (None, place) for at in these}
        taken = needed if self.grid else set(range(len(self.row)))  # CL-36, CL-43
        beside = [card for at in taken - needed if (card := self.row[at]) is not None]
        self._meet(f"{self.solving} beside a wild clue", any(map(self.is_wild, beside)))
        gone = [card for at in sorted(taken - {place}) if (card := self.row[at]) is not None]
        self._note_solved(aspect, gone)
        self.happened.append(("solved", aspect, self.name(answer)))
        if self.solving == "intuition":
            seat = self._active()
            self._discard(_card(self._focus_clue()), "area")
            self.areas[seat][self.focus[seat]] = None
        if aspect == "distraction":
            self.extra_answer = answer
        else:
            self.answers[aspect] = answer
            self.helped += any(self.is_wild(card) for card in gone)
        self.discards += gone
        for at in taken:
            self.row[at] = None
        left = [at for places, crossing in self.shapes() if crossing == place for at in places]
        stays = self.solving == "expert" and any(self.row[at] is not None for at in left)
        self._meet("expert beside what stays", stays)
        self.found, self.quiet = True, 0
        if self.won and not self.extra_open():
            self._end("solved")

    def _note_solved(self, aspect: str, gone: Sequence[int]) -> None:
        wild = any(self.is_wild(card) for card in gone) and aspect != "distraction"
        self._meet(self.solving + " in a grid" * self.grid + ", wild" * wild)
        proof = [card for card in gone if self.is_wild(card) and card in self.known]
        self._meet("proof by a wild clue", wild and proof and self.terms["proof"])
        for term in ("different", "alike", "proof"):
            self._meet(f"{self.solving} by {term}", self.terms[term])
        if aspect != "distraction":
            number = ASPECTS.index(aspect) + 1
            order = len(self.answers) + 1
            self._meet("the first one", number == self.terms["first"] and order == 1)
            self._meet("the last one", number == self.terms["last"] and order == 5)

    # -- what terms let one use (CL-42, CL-43, CL-52 to CL-56) -------------------------------------

    def _use(self, seat: int, what: str) -> None:
        self._meet(f"{what} after a refusal", self.refused)
        if what in ("clear", "expert") or (what == "tail" and self.phase == "acting"):
            self._act()
        match what:
            case "clear":
                for card in self.row:
                    if card is not None:
                        self._discard(card, "row")
                self.row = [None] * len(self.row)
            case "expert":
                self._pay(seat, self.terms["expert"])
                self._solve("expert", self.goals())
            case "tail":
                self.tailed = self.aspect(_card(self.top))
                self._discard_incoming(self.beside)
                self.phase = "tailing"
            case "informant":
                self.used.add("informant")
                self.informers -= 1
                self.phase = "informing"
            case "overtime":
                self.used.add("overtime")
                self._meet("overtime with no action left", self.done == self.actions())
                self.more += 1
                self._advance("overtime")
            case "favour":
                self.used.add("favour")
                self.ideas[seat] -= FAVOUR
                self.lost += FAVOUR
                self._back("favour")
            case "second-wind":
                self.winded.add(seat)
                self._meet("second wind with no action left", self.done == self.actions())
                self.more += 1
        self._meet(f"used {what}")

    def _tails(self, card: int) -> None:
        """CL-52: this one shows now."""
        before, self.tailed = self.tailed, None
        if self.aspect(card) in (before, "distraction"):
            self.phase = "acting"
            self._meet("lost in a crowd")
            self._advance("tail")
            return
        if not self._take(self._active(), 1):
            self._meet("tailed for nothing")
        if not self.undrawn:
            self._meet("tailed to the last card")
            self.phase = "acting"

    def _inform(self, at: int) -> None:
        """CL-53, CL-17."""
        card = _card(self.row[at])
        self.face[card] = 1 - self.face[card]
        self.known.add(card)
        self.told.append(("turned", "row", at, self.name(card)))
        self.phase = "acting"
        goals = [goal for goal in self.goals() if self.is_wild(card) or self.aspect(card) == goal]
        before = len(self.open_goals())
        self._solve("full", goals)
        told = len(self.open_goals()) < before or self.phase == "choosing"
        self._meet("an informant's solution", told)
        self._meet("an informant without intuition", not told and self._would_feel())
        self._meet("an informant's wild clue", told and self.is_wild(card))

    def _meet(self, what: str, true: object = True) -> None:
        if true:
            self.met.add(what)

    # -- the rest of a turn (CL-18 to CL-21) -------------------------------------------------------

    def _go_on(self) -> None:
        """All that happens by itself, until somebody or chance is to act."""
        while not self.drawing:
            if self.phase == "refilling":
                self._refill()
            elif self.phase in ("sliding", "trailing"):
                self._slide()
            elif self.phase == "losing":
                if self.losing and len(self.sources()) > 1 and self.losing < self.in_play():
                    return
                self._lose_rest()
            else:
                return

    def _refill(self) -> None:
        """One empty place of an area: the active player's first, right to left (CL-18)."""
        seat = self._active()
        order = [(seat + n) % self.seats for n in range(self.seats)]
        empty = [(s, p) for s in order for p in range(self.places) if self.areas[s][p] is None]
        if not empty:
            self.phase = "sliding"
            return
        there = [at for at in range(self.beside + 1) if self.offered(at) is not None]
        if not there:
            self._end("clues")
            return
        whose, place = empty[0]
        self.areas[whose][place] = self.offered(there[0])
        self._gone(there[0])

    def _slide(self) -> None:
        """The incoming clues slide right, and one comes from the tray (CL-18)."""
        lying = [card for card in self.incoming if card is not None]
        if len(lying) < self.beside and self.top is not None:
            lying.append(self.top)
            self.top = None
            self.incoming = lying + [None] * (self.beside - len(lying))
            return
        self.incoming = lying + [None] * (self.beside - len(lying))
        if self.phase == "sliding":
            self.phase = "moving"
        else:
            self._finish()

    def _suspect(self, name: str) -> None:
        """CL-19."""
        card, numbers = self.moves[name], self.numbers()
        self.moved.append(name)
        if card["escape"]:
            self._advance("sign")
            if self.over:
                return
        number, rounds = numbers[card["sign"] - 1], self.rounds
        self._meet("went back", self.backwards)
        self.pawn = self.place_after(number)
        self.way += number
        most = self.terms["rounds"]
        if most and self.rounds > rounds:
            self.clocks.append(("round", self.rounds, max(0, most - self.rounds)))
            if self.rounds >= most:
                self._end("rounds")
                return
        aspect = self.aspect(_card(self.areas[self.pawn[0]][self.pawn[1]]))
        if self.terms["turnabout"] and aspect == "distraction":  # CL-46
            self._meet("turned round once more", self.backwards)
            there = _card(self.areas[self.pawn[0]][self.pawn[1]])
            self._meet("turned round by a wild clue", self.is_wild(there))
            self.backwards = not self.backwards
            self.happened.append(("around", self.backwards))
        if self.catches(*self.pawn):
            self.happened.append(("event", "caught"))
            self._meet("caught" if self.escape else "caught at the start")
            self._meet("caught as it turned", self.terms["turnabout"] and aspect == "distraction")
            self._back("caught")
            self._finish()
        else:
            self._event(*self.event_of(aspect))

    def _advance(self, cause: str) -> None:
        self.escape += 1
        self.clocks.append(("escape", self.escape, self.terms["steps"] - self.escape, cause))
        if self.escape == self.terms["steps"]:
            self._meet(f"escaped by {cause}")
            self._end("escape")

    def _back(self, cause: str) -> None:
        """CL-48, CL-55: not below where it started."""
        if self.escape:
            self.escape -= 1
            self.clocks.append(("escape", self.escape, self.terms["steps"] - self.escape, cause))

    def _event(self, kind: str, ideas: int) -> None:
        """CL-20."""
        self.happened.append(("event", kind))
        if kind in ("fatigue", "sabotage"):
            self._must_lose(ideas)
        elif kind == "lost-trail":
            there = [at for at in range(self.beside + 1) if self.offered(at) is not None]
            for at in there[:2]:
                self._discard_incoming(at)
            self.phase = "trailing"
        elif kind == "decoy":
            self._advance("decoy")
            if not self.over:
                self._finish()
        else:
            if kind == "false-lead":
                for seat in range(self.seats):
                    for place in range(self.places):
                        self._turn_over(seat, place)
            self._special(kind)
            self._finish()

    def _special(self, kind: str) -> None:
        """CL-51."""
        seats = [(self._active() + n) % self.seats for n in range(self.seats)]
        match kind:
            case "theft":
                lying = [at for at, card in enumerate(self.row) if card is not None]
                for at in lying[:1]:
                    self._discard(_card(self.row[at]), "row")
                    self.row[at] = None
                self._meet("theft" if lying else "theft of nothing")
            case "gossip":
                for seat in range(self.seats):
                    self._turn_over(seat, self.focus[seat])
                self._meet("gossip")
            case "stir":
                self._meet("stirred to the right", self.places - 1 in self.focus)
                self.focus = [(place + 1) % self.places for place in self.focus]
                self._meet("stir")
                self._meet("a stir without intuition", not self.grid and self._would_feel())
            case "tip-off":
                self._meet("tip-off for some", 0 < self.supply < self.seats and seats[0])
                self._meet("tip-off")
                for seat in seats:
                    self._take(seat, 1)

    def in_play(self) -> int:
        """CL-24: ideas that can still be removed."""
        return self.supply + sum(self.ideas)

    def _must_lose(self, number: int) -> None:
        if number > self.in_play():
            self._end("ideas")
        else:
            self.losing = number
            self.phase = "losing"

    def _lose(self, source: str) -> None:
        """CL-21: one idea from there."""
        if source == "supply":
            self.supply -= 1
        else:
            self.ideas[LETTERS.index(source)] -= 1
        self.lost += 1
        self.losing -= 1

    def _lose_rest(self) -> None:
        """All that is still to be lost, and the turn is finished."""
        seat = self._active()
        while self.losing:
            if self.supply:
                self._lose("supply")
            else:
                most = max(self.ideas)
                order = [(seat + n) % self.seats for n in range(self.seats)]
                self._lose(LETTERS[next(s for s in order if self.ideas[s] == most)])
        self._finish()

    def _finish(self) -> None:
        """The turn is over, and with the last one the case (CL-24)."""
        self.turn += 1
        self.quiet += not self.found
        self.done, self.refused, self.given = 0, set(), set()
        self.more, self.used = 0, set()
        self.confirmed = self.found = False
        self.active = (self._active() + 1) % self.seats
        self.phase = "acting"
        if self.turn == self.terms["turns"]:
            self._meet("time and cold", self.terms["cold"] == self.quiet)
            self._end("time")
        elif 0 < self.terms["cold"] == self.quiet:  # CL-49
            self._meet("gone cold after a solution" if self.answers else "gone cold")
            self._end("cold")

    def _pass(self) -> None:
        """CL-50."""
        there = [at for at, card in enumerate(self.incoming) if card is not None]
        if self.terms["passing"]:
            for at in there[:1]:
                self._discard_incoming(at)
            self._meet("passed" if there else "nothing passed")

    def _end(self, cause: str) -> None:
        self.phase, self.cause = "ended", cause
        self.clocks.append(("end", cause))

    def _active(self) -> int:
        assert self.active is not None
        return self.active

    # -- the end ---------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Aspects solved: the same for all."""
        return [len(self.answers)] * self.seats

    def returns(self) -> list[Fraction]:
        """A tenth for each aspect, and a half more for all five, whatever ended the case."""
        got = Fraction(len(self.answers), 10)
        if self.won:
            got += Fraction(1, 2)
        return [got] * self.seats

    def seen(self, viewer: int) -> list[tuple[object, ...]]:
        """What a viewer saw: all see the same, names and never cards."""
        return list(self.told)

    # -- what nobody has seen ----------------------------------------------------------------------

    def out(self) -> list[int]:
        """The cards of which at least one side has been seen."""
        return sorted(self.face)

    def open_cards(self) -> list[int]:
        """Those of them whose other side nobody has seen."""
        return [card for card in self.out() if card not in self.known]

    def candidates(self) -> list[int]:
        """The cards that those can be: all but the ones known wholly."""
        return [card for card in range(len(self.cards)) if card not in self.known]


# -- in how many ways (CL-1, CL-17) ---------------------------------------------------------------


def every_way(cards: Sequence[Pair], names: Sequence[str]) -> Iterator[tuple[int, ...]]:
    """Each way to say which card lies where these names are up, one after the other."""

    def rest(at: int, used: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if at == len(names):
            yield used
            return
        for number, card in enumerate(cards):
            if names[at] in card and number not in used:
                yield from rest(at + 1, (*used, number))

    return rest(0, ())


def ways(cards: Sequence[Pair], names: Sequence[str]) -> int:
    """How many ways there are: the number of what `every_way` gives.

    A card has one side up, or is not there: so it gives (1 + a + b), and what is wanted is a
    number in the product of all these: that of one way for each name as often as it lies up.
    """
    wanted = Counter(names)
    found: dict[frozenset[tuple[str, int]], int] = {frozenset(): 1}
    waiting = list(cards)
    begun: set[str] = set()
    total = 1
    for count in wanted.values():
        for factor in range(1, count + 1):
            total *= factor
    while waiting:
        card = min(waiting, key=lambda c: _opens(c, begun, wanted, waiting))
        waiting.remove(card)
        begun |= {name for name in card if wanted[name]}
        found = _with(found, card, wanted)
        left = {name for other in waiting for name in other}
        for name in begun - left:  # no card is left that could have it
            need = (name, wanted[name])
            found = {state - {need}: n for state, n in found.items() if need in state}
        begun &= left
    if any(not any(name in card for card in cards) for name in +wanted):
        return 0
    return total * sum(found.values())


def _opens(
    card: Pair, begun: set[str], wanted: Mapping[str, int], waiting: Sequence[Pair]
) -> tuple[int, int]:
    """Cards that bring few new names come first, and those of names that soon are done with."""
    own = [name for name in card if wanted.get(name)]
    new = len([name for name in own if name not in begun])
    return new, min((sum(name in other for other in waiting) for name in own), default=0)


def _with(
    found: Mapping[frozenset[tuple[str, int]], int], card: Pair, wanted: Mapping[str, int]
) -> dict[frozenset[tuple[str, int]], int]:
    after: Counter[frozenset[tuple[str, int]]] = Counter(found)
    for state, number in found.items():
        have = dict(state)
        for name in card:
            if have.get(name, 0) < wanted.get(name, 0):
                more = {**have, name: have.get(name, 0) + 1}
                after[frozenset(more.items())] += number
    return after


def odds(cards: Sequence[Pair], names: Sequence[str], at: int) -> dict[int, Fraction]:
    """By card: how likely it is the one that lies at place `at` of these names."""
    all_ways = ways(cards, names)
    rest = [name for number, name in enumerate(names) if number != at]
    found = {}
    for number, card in enumerate(cards):
        if names[at] in card:
            here = ways([c for other, c in enumerate(cards) if other != number], rest)
            if here:
                found[number] = Fraction(here, all_ways)
    return found


# -- games to look at ------------------------------------------------------------------------------


def any_step(table: Table, rng: random.Random) -> Step:
    """A random step: of the kinds there are any, then any of that kind."""
    [actor] = table.to_act()
    texts = sorted(table.legal(actor))
    kind = rng.choice(sorted({text.split()[0] for text in texts}))
    return actor, rng.choice([text for text in texts if text.split()[0] == kind])


def kind_chance(table: Table, rng: random.Random, wanted: str, landing: Sequence[str]) -> Step:
    """Chance as one would like it: clues of this aspect or wild ones, no escape, an event as early
    in the list as can be."""
    texts = sorted(table.chance())
    if texts[0].startswith("show "):
        shown = {text: text.split()[2] for text in texts}
        good = [t for t, name in shown.items() if ASPECT[name] == wanted or name == table.wild]
        return CHANCE, rng.choice(good or texts)
    if texts[0].startswith("first "):
        return CHANCE, rng.choice(texts)

    def harm(text: str) -> tuple[bool, bool, int]:
        card = table.moves[text.split()[1]]
        number = table.numbers()[card["sign"] - 1]
        seat, place = table.place_after(number)
        around = (table.way + number) // (table.seats * table.places) > table.rounds
        event, _ = table.event_of(table.aspect(_card(table.areas[seat][place])))
        if table.catches(seat, place):
            event = "nothing"
        return card["escape"], around and table.terms["rounds"] > 0, landing.index(event)

    least = min(map(harm, texts))
    return CHANCE, rng.choice([text for text in texts if harm(text) == least])


WAYS_TO_FILL = ("12347", "1593746", "4562812", "1237894", "7896341", "357128")
"""For each aspect, where a table puts its clues in a grid: two lines that cross, or three of which
one crosses both others."""
CALM = (
    "nothing", "tip-off", "stir", "gossip", "false-lead", "fatigue", "lost-trail", "theft",
    "sabotage", "decoy",
)  # fmt: skip


WASTED = ("use clear", "use informant")
"""What is of no use at any time."""


def idle_step(table: Table, rng: random.Random) -> Step:
    """Nobody does anything, and as little as possible happens."""
    [actor] = table.to_act()
    if actor == CHANCE:
        return kind_chance(table, rng, "distraction", CALM)
    return actor, "lose rest" if table.phase == "losing" else "end"


def keen_step(table: Table, rng: random.Random) -> Step:
    """A table that solves one aspect after the other, with luck, and then an extra goal."""
    return _eager(table, rng, table.goals())


def thorough_step(table: Table, rng: random.Random) -> Step:
    """As `keen_step`, but an extra goal comes first."""
    return _eager(table, rng, table.goals()[::-1] if table.extra_open() else table.goals())


def mixed_step(table: Table, rng: random.Random) -> Step:
    """As `keen_step`, but in each turn for another goal, also for what cannot be solved yet."""
    goals = table.open_goals()
    return _eager(table, rng, [goals[table.turn % len(goals)]])


def tailing_step(table: Table, rng: random.Random) -> Step:
    """A table that tails as long as it can, mostly with luck (CL-52)."""
    [actor] = table.to_act()
    texts = sorted(table.legal(actor))
    if "use tail" in texts:
        return actor, "use tail"
    if table.phase == "tailing" and rng.random() < 0.9:
        lost = table.tailed, "distraction"
        return actor, rng.choice([t for t in texts if ASPECT[t.split()[2]] not in lost] or texts)
    return idle_step(table, rng) if actor != CHANCE else any_step(table, rng)


def lingering_step(table: Table, rng: random.Random) -> Step:
    """As `keen_step`; when the case is won and could be closed nobody does anything any more, and
    chance is kind no longer."""
    [actor] = table.to_act()
    if not table.won:
        return keen_step(table, rng)
    if actor == CHANCE:
        return CHANCE, rng.choice(sorted(table.chance()))
    if table.phase == "acting":
        return actor, "end"
    return any_step(table, rng)


def closing_step(table: Table, rng: random.Random) -> Step:
    """As `keen_step`; when the case is won it is soon closed."""
    [actor] = table.to_act()
    if "close" in table.legal(actor) and rng.random() < 0.3:
        return actor, "close"
    return keen_step(table, rng)


def _eager(table: Table, rng: random.Random, goals: Sequence[str]) -> Step:
    """One goal after the other, those begun in the row before the first of these."""
    [actor] = table.to_act()
    rowed = Counter(table.aspect(card) for card in table.row if card is not None)
    goal = max(goals, key=lambda aspect: (rowed[aspect], -goals.index(aspect)))
    if actor == CHANCE:
        return kind_chance(table, rng, goal, CALM)
    legal = table.legal(actor) - {"close"}
    uses = sorted(text for text in legal if text.startswith("use ") and text not in WASTED)
    if text := _informing(table, actor):
        return actor, text
    if table.phase in BETWEEN or rng.random() < 0.1:
        return any_step(table, rng)
    if uses and rng.random() < 0.2:
        return actor, rng.choice(uses)
    return actor, next(text for text in _keen(table, actor, goal) if text in legal)


def _informing(table: Table, seat: int) -> str:
    """How an informant solves something now, if one does: the other sides are looked at."""
    if "use informant" in table.legal(seat):
        asked = table.copy()
        asked.play(seat, "use informant")
        return "use informant" if _informing(asked, seat) else ""
    for text in sorted(table.legal(seat)) if table.phase == "informing" else ():
        told = table.copy()
        told.play(seat, text)
        if told.found > table.found or told.phase == "choosing":
            return text
    return ""


def _suits(table: Table, card: int, goal: str) -> bool:
    """CL-40, CL-41: whether what lies in the row for the goal can still solve it with this one."""
    lying = [one for one in table.row if one is not None and table.aspect(one) == goal]
    needed, alike = ROW if table.grid else len(table.row), table.terms["alike"]
    names = {table.name(one) for one in (*lying, card)}
    lacking = needed - 1 - len(lying)
    named = len(names) + lacking >= min(table.terms["different"], needed - alike)
    proven = len([one for one in (*lying, card) if one in table.known])
    return (
        named
        and (not alike or lacking > 0 or len(names) < needed)
        and proven + lacking >= table.terms["proof"]
    )


def _keen(table: Table, seat: int, goal: str) -> Iterator[str]:
    """What such a table would do, the best first; in every other turn it forgets about names."""
    area, row = table.areas[seat], table.row
    free = [at for at, card in enumerate(row, 1) if card is None or table.aspect(card) != goal]
    free = free or list(range(1, len(row) + 1))
    if table.grid:
        order = WAYS_TO_FILL[ASPECTS.index(goal)]
        free.sort(key=lambda at: order.find(str(at)) % (GRID + 1))
    wild = [at for at in free if row[at - 1] is not None and table.is_wild(_card(row[at - 1]))]
    free = [at for at in free if at not in wild] + wild
    fits = [place for place, card in enumerate(area, 1) if card is not None]
    good = [place for place in fits if table.aspect(_card(area[place - 1])) == goal]
    if table.turn % 2:
        good = [place for place in good if _suits(table, _card(area[place - 1]), goal)]
    if table.informers and row.count(None) == 1:
        for place in fits:
            name = table.behind(_card(area[place - 1]))
            if name == table.wild or (ASPECT[name] == goal and not table.terms["wild"]):
                yield from (f"confirm {place} at {at}" for at in free)
    yield from (f"confirm {place} at {at}" for place in good for at in free)
    helps = [place for place in fits if table.is_wild(_card(area[place - 1]))]
    if helps and not wild:
        yield from (f"confirm {place} at {at}" for place in helps for at in free)
    if None not in row:
        yield "use clear"
    yield from (f"focus {place}" for place in good)
    for place in fits:
        card = _card(area[place - 1])
        known = card in table.known
        if place not in good and (not known or ASPECT[table.behind(card)] == goal):
            yield f"turn {place}"
    yield "stop"
    for at in range(table.beside + 1):
        offered = table.offered(at)
        if offered is not None and table.aspect(offered) == goal:
            where = "tray" if at == table.beside else at + 1
            yield from (
                f"scout {where} to {p}" for p in range(1, table.places + 1) if p not in good
            )
    yield from (f"focus {place}" for place in fits)
    yield from ("agree", "lose rest", "end")


def spent_step(table: Table, rng: random.Random) -> Step:
    """A table that uses up as many clues as it can."""
    [actor] = table.to_act()
    if actor == CHANCE:
        landing = ("lost-trail", *CALM)
        return kind_chance(table, rng, rng.choice(("crime", *ASPECTS)), landing)
    legal = sorted(table.legal(actor))
    if table.phase in BETWEEN or rng.random() < 0.1:
        return any_step(table, rng)
    free = [f"at {place}" for place, card in enumerate(table.row, 1) if card is None]
    spent = [text for text in legal if text.startswith("scout")]
    if not table.tray:  # now what is confirmed leaves a place that nothing comes to
        spent = [t for t in legal if t.startswith("confirm") and t.endswith(tuple(free))] or spent
    gain = [text for text in legal if text.startswith("focus")]
    if table.phase == "acting" and (spent or gain):
        poor = table.ideas[actor] < 2 and table.supply > 2
        return actor, rng.choice(gain if gain and (poor or not spent) else spent)
    return actor, next(text for text in ("stop", "agree", "lose rest", "end") if text in legal)


def _card(card: int | None) -> int:
    assert card is not None
    return card


def set_up(table: Table, first: str, incoming: str, areas: str, tray: str) -> Iterator[Step]:
    """The steps of a set-up, by names: incoming from the right, areas "A's | B's" from place 1 on,
    beginning with the first player; with the first cards there are that have these names.
    """
    yield CHANCE, f"first {first}"
    names = [*incoming.split(), *areas.replace("|", " ").split(), tray]
    cards = next(every_way(table.cards, names))
    for card, name in zip(cards, names, strict=True):
        yield CHANCE, f"show {card + 1} {name}"
