"""Agent Hunter: what it is called, who can play, and what can be agreed beforehand."""

from __future__ import annotations

from spytable.kernel.game import Aid, Meta, Option

META = Meta(
    name="agent_hunter",
    seats=(2,),
    options=(
        Option("agents", default=10, low=1, high=12, samples=(10, 5, 4)),
        Option("bases", default=3, low=1, high=3, samples=(3, 2, 1)),
        Option("tokens", default=5, low=0, high=20, samples=(5, 1, 0)),
        # AH-20: 0 is no limit
        Option("turn_limit", default=0, low=0, high=10_000, samples=(200, 6, 0), research=200),
    ),
    rules_version=1,
    rule_prefix="AH",
    first={"agents": 8, "bases": 2, "tokens": 4},
    aids=(Aid("sheet", ("filled", "by_hand", "off")),),
)

BASE_NAMES = {1: ("middle",), 2: ("left", "right"), 3: ("left", "middle", "right")}
