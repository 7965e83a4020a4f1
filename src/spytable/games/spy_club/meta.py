"""Spy Club: what it is called, who can play, and what can be agreed beforehand."""

from __future__ import annotations

from typing import Literal, get_args

from spytable.kernel.game import Aid, Meta, Option, Paper

Aspect = Literal["motive", "suspect", "location", "crime", "object", "distraction"]
ASPECTS: tuple[Aspect, ...] = get_args(Aspect)
"""CL-1. An aspect's number is its place in this row; the last is never solved."""

NAMES = (
    ("love", "money", "dare", "hunger", "fame", "jealousy", "revenge"),
    ("librarian", "cashier", "rascal", "dog", "garbage-collector", "twins", "mom", "neighbour"),
    (
        "game-shop", "cabin", "school", "funfair", "manor", "ice-cream-stand",
        "museum", "park", "restaurant",
    ),
    ("burglary", "break-in", "spying", "prank", "bullying", "lie", "vandalism"),
    ("hat", "key", "game-pieces", "cake", "slingshot", "watch", "lipstick", "stamp"),
    ("homework", "chores", "video-games", "piano-lesson", "birthday"),
)  # fmt: skip
"""CL-1: by aspect."""

COPIES = (2, 2, 2, 3, 3, 3)
"""CL-1: how many faces have each name, by aspect."""

FACES = tuple(name for names in NAMES for name in names)
"""All names. A name's number is its place in this row."""

NUMBER_OF = {name: number for number, name in enumerate(FACES)}

ASPECT_OF = {name: aspect for aspect, names in enumerate(NAMES) for name in names}
"""The number of each name's aspect."""

Symbol = Literal["moon", "square", "triangle", "cross", "star"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
"""CL-2: over the five places of the row, from the left."""

Part = Literal["day", "dusk", "night"]
PARTS: tuple[Part, ...] = get_args(Part)
"""CL-2: of the movement cards, in the order in which they are turned."""

Incident = Literal[
    "nothing", "fatigue", "lost-trail", "decoy", "sabotage", "false-lead",
    "theft", "gossip", "stir", "tip-off",
]  # fmt: skip
INCIDENTS: tuple[Incident, ...] = get_args(Incident)
"""CL-20, CL-51: what the suspect can cause, by its number."""

Caught = Literal["caught"]
"""CL-48: where the suspect causes nothing, for a focus is there."""

Use = Literal[
    "clear", "expert", "tail", "informant", "overtime", "favour", "second-wind"
]  # fmt: skip
USE_NAMES: tuple[Use, ...] = get_args(Use)
"""CL-42 to CL-56: what terms allow to be used, by its number."""

Skill = Literal["long-arm", "bargain", "thinker", "charm", "second-wind"]
SKILLS: tuple[Skill | None, ...] = (None, *get_args(Skill))
"""CL-56: what a player can do by a term of the case, by its value."""

META = Meta(
    name="spy_club",
    seats=(2, 3, 4),
    options=(
        # CL-3: 0 is standard, 1 advanced
        Option("advanced", default=0, low=0, high=1, samples=(0, 1), named=True),
        # CL-14: whether a partner in teamwork is asked
        Option("consent", default=1, low=0, high=1, samples=(1, 0), research=0, named=True),
    ),
    rules_version=1,
    rule_prefix="CL",
    reconstructed=("clues", "moves", "boards"),
    components=("neighbourhood-1",),
    aids=(Aid("memory", ("kept", "off")),),
    turn_moves=5,
    team=True,
    open=True,  # CL-1, CL-17
    papers=(
        Paper("character", most=1, by_seat=True, choices=tuple("12345678")),
        Paper("alias", most=20, by_seat=True),
        Paper("title", most=80),
        Paper("story", most=4000, by_seat=True, lines=True),
    ),
)
