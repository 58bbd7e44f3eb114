"""How much progress a place takes that keeps that of many: what is beyond it is refused in a sentence."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals import journal

# The names of files that were brought begin so.
BROUGHT: Final = "brought-"
_MILLION: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class ProgressBounds:
    """At most so many `lines` in all journals, of so many bytes in `size`, and so many `files` that were brought."""

    lines: int
    size: int
    files: int

    def check(self, home: Path, known: int, new: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        """Raise MisusedError where new entries, by their journals, are too many for those that a folder holds.

        `known` counts the lines that lie there.
        """
        count = sum(map(len, new.values()))
        if not count:
            return
        if known + count > self.lines:
            raise MisusedError("progress-full-lines", most=self.lines)
        sizes = [journal.sizes_of(home / name) for name in new]
        longer = sum(len(journal.line_of(one)) for entries in new.values() for one in entries)
        if sum(sum(one.values()) for one in sizes) + longer > self.size:
            raise MisusedError("progress-full-size", most=self.size // _MILLION)
        if max(sum(name.startswith(BROUGHT) for name in one) for one in sizes) >= self.files:
            raise MisusedError("progress-full-files", most=self.files)
