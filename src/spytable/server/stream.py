# compiled
"""What one viewer of a table has been shown, and the number it counts by.

The number goes up only when something changes that this viewer may see; so it tells nothing
about what others do in secret, and it is the same on every server and after every restart,
because it follows from the rows alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from spytable.kernel.moves import Event
from spytable.kernel.position import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """The log of one viewer, line by line.

    `kept[i]` is how many lines stood as they were when number i + 1 began, and `heard[i]` how many
    remarks.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.n = 0
        self.lines: list[Event] = []
        self._ends: list[int] = []
        self.kept = array("L")
        self.heard = array("L")

    def copied(self, viewer: int) -> Stream:
        """For another viewer, who has been shown the same."""
        made = Stream(viewer)
        made.n, made.lines, made._ends = self.n, self.lines[:], self._ends[:]
        made.kept, made.heard = self.kept[:], self.heard[:]
        return made

    def retold(self, steps: Sequence[Step], first: int) -> int | None:
        """Tell the steps from `first` on anew. Returns how many lines stay as they were, or None
        if nothing has changed for this viewer."""
        ends, lines = self._ends, self.lines
        start = ends[first - 1] if first else 0
        old = lines[start:]
        if old:
            del lines[start:]
        del ends[first:]
        for step in steps[first:]:
            lines += step.seen(self.viewer)
            ends.append(len(lines))
        same = 0
        if old:
            for before, after in zip(old, lines[start:]):
                if before != after:
                    break
                same += 1
        return None if same == len(old) == len(lines) - start else start + same

    def advance(self, kept: int, heard: int) -> None:
        """The next number: lines before `kept` stay, remarks before `heard` were there."""
        self.n += 1
        self.kept.append(kept)
        self.heard.append(heard)

    def since(self, n: int | None) -> tuple[int, int]:
        """From which line and which remark on somebody who has seen number n must be told."""
        if n is None or not 0 < n <= self.n:
            return 0, 0
        if n == self.n:
            return len(self.lines), -1
        if n == self.n - 1:
            return self.kept[n], self.heard[n]
        return min(self.kept[n:]), min(self.heard[n:])
