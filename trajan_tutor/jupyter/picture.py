"""The picture of a board and its log on their way to the page: the whole once, afterwards only what has changed.

The trait `svg` always holds the whole, so that a page that comes later has everything; the trait `patch` tells a page
that has the picture of a number how to come to the next one. So do `log_lines` and `log_patch`.
"""

from dataclasses import dataclass
from typing import Any

from trajan_tutor.view import Renderer


@dataclass(slots=True)
class Sending:
    """What of one board's picture the pages have: that of a number, as it was drawn on a renderer."""

    renderer: Renderer
    number: int = 0
    sent: str = ""

    def has(self, svg: str) -> bool:
        """Whether the pages have a picture already."""
        return bool(svg) and svg == self.sent

    def patch(self, svg: str, *, whole: bool) -> dict[str, Any]:
        """Return the patch that goes with a picture: its changes, or its number alone when all of it has to be sent."""
        changes = self.renderer.changes()
        known = bool(self.sent) and self.renderer.svg == svg
        self.number += 1
        self.sent = svg if self.renderer.svg == svg else ""
        if whole or changes is None or not known:
            return {"to": self.number}
        return {"from": self.number - 1, "to": self.number, "parts": [list(change) for change in changes]}


@dataclass(slots=True)
class Telling:
    """What of a log the pages have: the lines of a number, as they were sent."""

    number: int = 0
    sent: list[Any] | None = None

    def patch(self, lines: list[Any], *, whole: bool) -> dict[str, Any]:
        """Return the patch that goes with a log: which lines stay and what follows them, or its number alone.

        >>> telling = Telling()
        >>> telling.patch(["a", "b"], whole=True)
        {'to': 1}
        >>> telling.patch(["b", "c"], whole=False)
        {'from': 1, 'to': 2, 'first': 1, 'last': 2, 'more': ['c']}
        """
        before, self.sent = self.sent, lines
        self.number += 1
        if whole or before is None:
            return {"to": self.number}
        first = before.index(lines[0]) if lines and lines[0] in before else len(before)
        last = first
        while last < len(before) and last - first < len(lines) and before[last] == lines[last - first]:
            last += 1
        more = lines[last - first :]
        return {"from": self.number - 1, "to": self.number, "first": first, "last": last, "more": more}
