"""Spywhere: what it is called, who can play, and what can be agreed beforehand."""

from __future__ import annotations

from typing import Literal, get_args

from spytable.kernel.game import Aid, Meta, Option

Nation = Literal["FR", "IT", "DE", "GB", "BE", "ES"]
"""SW-1."""
NATIONS: tuple[Nation, ...] = get_args(Nation)
"""A nationality's number is its place in this row."""

META = Meta(
    name="spywhere",
    seats=(2, 3, 4, 5, 6),
    options=(
        # SW-4: 0 is drawn, 1 to 6 a nationality
        Option("left_out", default=0, low=0, high=6, samples=(0, 3), named=True, seats=(2, 3, 4)),
        Option("all_six", default=0, low=0, high=1, samples=(0, 1), named=True, seats=(2,)),
        Option("refill", default=1, low=0, high=1, samples=(1, 0), named=True),  # SW-11
        # SW-21, SW-22: 0 is by the rules
        Option(
            "names_from",
            default=0,
            low=0,
            high=30,
            samples=(0, 2),
            with_bots=dict.fromkeys((3, 4, 5, 6), 4),  # they read others quickly
        ),
        Option("copies", default=18, low=4, high=18, samples=(18, 6)),  # SW-2
    ),
    rules_version=1,
    rule_prefix="SW",
    aids=(Aid("notebook", ("kept", "off")), Aid("odds", ("off", "deals", "play"))),
    turn_moves=3,
    company=4,
)
