"""Text for the terminal that is never broken at a no-break space.

Rich breaks lines at any space. So no-break spaces are put as a letter that is no space while a
text is laid out, and put back when it is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.measure import Measurement
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

_NO_BREAK = "\u00a0"
_STAND_IN = "\ue000"


@dataclass(frozen=True)
class _Unbroken:
    inner: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text, style, control in console.render(self.inner, options):
            yield Segment(text.replace(_STAND_IN, _NO_BREAK), style, control)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.inner)


def prose(text: str, style: str = "") -> RenderableType:
    return _Unbroken(Text(text.replace(_NO_BREAK, _STAND_IN), style=style))


def markdown(text: str) -> RenderableType:
    return _Unbroken(Markdown(text.replace(_NO_BREAK, _STAND_IN)))


def columns(rows: Sequence[tuple[str, str]]) -> RenderableType:
    """Two columns, the second one wrapping under itself."""
    if not rows:
        return Group()
    grid = Table.grid(padding=(0, 2, 0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for left, right in rows:
        grid.add_row(prose(left), prose(right))
    return grid
