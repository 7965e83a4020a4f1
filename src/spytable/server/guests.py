"""The guests of a table: how much each has said, and whom the host does not want to hear or see.

It follows from the rows alone, as everything of a table does. On the wire a guest is named by a
remark: that tells nothing which was not told already.
"""

from __future__ import annotations

from spytable.server.denied import denied
from spytable.server.wire import Watchers

PAGE = 50
"""How many remarks are sent at once."""
MOST = 2000
"""How many remarks a table takes..."""
MOST_OF_WATCHERS = 800
"""...how many of them from all who do not play, so that players are left the rest..."""
MOST_OF_PLAYER = 300
"""...and how many from one person, with a seat..."""
MOST_OF_WATCHER = 100
"""...or without."""


class Guests:
    """Everybody who ever said something, by number, and what the host has settled."""

    def __init__(self) -> None:
        self.first: dict[int, int] = {}
        """The number of each one's first remark."""
        self.said: dict[int, int] = {}
        """How many remarks each has made."""
        self.outside = 0
        """How many were made by people without a seat, or by who has gone."""
        self.hidden: set[int] = set()
        """Remarks that the host has taken away, by number."""
        self.muted: set[int] = set()
        self.removed: set[int] = set()
        self.watchers: Watchers = "all"

    def heard(self, person: int, remark: int, inside: bool) -> None:
        """Somebody has said something."""
        self.first.setdefault(person, remark)
        self.said[person] = self.said.get(person, 0) + 1
        self.outside += not inside

    def handled(self, person: int, how: str) -> None:
        if how == "removed":
            self.removed.add(person)
        elif how == "muted":
            self.muted.add(person)
        else:
            self.muted.discard(person)

    def mutes(self) -> tuple[int, ...]:
        """Who is muted, each by the first remark that is left of them."""
        return tuple(sorted(self.first[person] for person in self.muted & self.first.keys()))

    def check_voice(self, person: int, inside: bool, remarks: int) -> None:
        """Raise Denied where somebody can say nothing, after so many remarks of all."""
        if person in self.muted:
            raise denied("you_are_muted")
        if remarks >= MOST:
            raise denied("chat_full", most=MOST)
        most = MOST_OF_PLAYER if inside else MOST_OF_WATCHER
        if self.said.get(person, 0) >= most:
            raise denied("said_enough", most=most)
        if not inside and self.outside >= MOST_OF_WATCHERS:
            raise denied("watchers_said_enough", most=MOST_OF_WATCHERS)
