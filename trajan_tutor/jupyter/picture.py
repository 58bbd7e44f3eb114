"""The picture of a board on its way to the page: the whole once, afterwards only what has changed.

The trait `svg` always holds the whole, so that a page that comes later has everything; the trait `patch` tells a page
that has the picture of a number how to come to the next one.
"""

from dataclasses import dataclass
from typing import Any

from trajan_tutor.view import Easel


@dataclass(slots=True)
class Sending:
    """What of one board's picture the pages have: that of a number, as it was drawn on an easel."""

    easel: Easel
    number: int = 0
    sent: str = ""

    def patch(self, svg: str, *, whole: bool) -> dict[str, Any]:
        """Return the patch that goes with a picture: its changes, or its number alone when all of it has to be sent."""
        changes = self.easel.changes()
        known = bool(self.sent) and self.easel.svg == svg
        self.number += 1
        self.sent = svg if self.easel.svg == svg else ""
        if whole or changes is None or not known:
            return {"to": self.number}
        return {"from": self.number - 1, "to": self.number, "parts": [list(change) for change in changes]}
