"""Spy Connection: what it is called, who can play, and what can be agreed beforehand."""

from __future__ import annotations

from typing import Literal, get_args

from spytable.kernel.game import Meta, Option

City = Literal[
    "london", "paris", "madrid", "monaco", "rome", "athens",
    "istanbul", "budapest", "berlin", "warsaw", "helsinki", "moscow",
]  # fmt: skip
CITIES: tuple[City, ...] = get_args(City)
"""SC-1. A city's number in the rules is its place in this row."""

META = Meta(
    name="spy_connection",
    seats=(2, 3, 4),
    options=(
        # SC-5: 0 is the first game, 1 the advanced one
        Option("advanced", default=0, low=0, high=1, samples=(0, 1), named=True),
        Option("dark", default=0, low=0, high=1, samples=(0, 1), named=True),  # SC-31
        # SC-7: a setting for each seat
        Option("agents_a", default=15, low=14, high=15, samples=(15, 14), seat=0),
        Option("agents_b", default=15, low=14, high=15, samples=(15,), seat=1),
        Option("agents_c", default=15, low=14, high=15, samples=(15,), seat=2),
        Option("agents_d", default=15, low=14, high=15, samples=(15, 14), seat=3),
        # SC-36: 0 is no limit
        Option("turn_limit", default=0, low=0, high=10_000, samples=(12, 3), research=200),
    ),
    rules_version=2,
    rule_prefix="SC",
    reconstructed=("map", "missions"),
    components=("europe-1", "europe-1"),
    turn_moves=4,
    first={"turn_limit": 24},
    envs=(1, 2),
    open=True,  # SC-35
)
