"""What was explained to a learner when it happened for the first time, beside their progress: never twice.

Every desk writes lines of its own. Without a folder it is remembered as long as the desk is there.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.journals import journal
from trajan_tutor.journals.journal import Writer
from trajan_tutor.journals.writing import SavingError

KIND: Final = "trajan_tutor journal of what was explained"
FOLDER: Final = "explained"
# Longer names were not written by us.
_LONGEST: Final = 300


class ExplainedJournal:
    """Knows by name what was explained, whoever wrote it: another notebook may have explained it meanwhile."""

    def __init__(self, home: Path | None) -> None:
        self._folder = None if home is None else home / FOLDER
        self._writer = None if self._folder is None else Writer(self._folder, KIND)
        self._own: set[str] = set()
        self._sizes: Mapping[str, int] = {}
        self._read: frozenset[str] = frozenset()

    def has(self, name: str) -> bool:
        """Return whether it was explained."""
        return name in self._own or name in self.explained()

    def note(self, names: Iterable[str]) -> None:
        """Note that something was explained; what cannot be written is remembered here, and written the next time."""
        known = self._own | self.explained()
        new = [name for name in names if name not in known]
        self._own.update(new)
        if self._writer is not None and new:
            # The journal of the game, in the same folder, says that nothing can be written there.
            with suppress(SavingError):
                self._writer.put(*({"name": name} for name in new))

    def explained(self) -> frozenset[str]:
        """Return the names that all writers wrote, read again where somebody has written since."""
        if self._folder is None:
            return frozenset()
        sizes = journal.sizes_of(self._folder)
        if sizes != self._sizes:
            self._sizes = sizes
            self._read = frozenset(entry.value for entry in journal.read(self._folder, KIND, parse_entry).entries)
        return self._read


def parse_entry(data: Mapping[str, Any]) -> str:
    """Return the name of what was explained from the data of a line; raises UnreadableError."""
    name = data.get("name")
    if not isinstance(name, str) or len(name) > _LONGEST:
        raise UnreadableError("session-journal-line")
    return name
