"""Mistakes that are saved for practice, beside a person's progress: a journal of what was found and what was mended.

Every desk writes lines of its own; what was written last about a mistake counts. A person without a folder keeps none.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trajan_tutor.coach.mistakes import Mistake, data_of, mistake_from
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.record import dumps
from trajan_tutor.journals import journal
from trajan_tutor.journals.journal import ENDING, Writer
from trajan_tutor.journals.writing import CopyToTake, SavingError, Unsaved

KIND: Final = "trajan_tutor mistakes journal"
FOLDER: Final = "mistakes"
# The latest are practised; more nobody gets through.
MOST: Final = 50


@dataclass(frozen=True, slots=True)
class Noted:
    """One entry: a mistake, and whether a turn as good as the best has been found since."""

    mistake: Mistake
    is_mended: bool


class SavedMistakes:
    """The mistakes of a person, in the folder of their saved games; without a folder none are saved."""

    def __init__(self, home: Path | None) -> None:
        self._folder = None if home is None else home / FOLDER
        self._writer = None if self._folder is None else Writer(self._folder, KIND)
        self._known: dict[str, Noted] | None = None

    def forget(self) -> None:
        """Forget what was read: others may have written meanwhile."""
        self._known = None

    def to_practise(self, game: str) -> tuple[Mistake, ...]:
        """Return the mistakes of a game that were not mended yet, the latest first."""
        noted = [noted for noted in self._noted.values() if noted.mistake.record.game == game and not noted.is_mended]
        return tuple(entry.mistake for entry in reversed(noted[-MOST:]))

    def add(self, mistakes: Iterable[Mistake]) -> None:
        """Note mistakes that a review found; those that are known already stay as they are. Raises SavingError."""
        self._write([Noted(mistake, is_mended=False) for mistake in mistakes if _name(mistake) not in self._noted])

    def mended(self, mistake: Mistake) -> None:
        """Note that a turn as good as the best was found where a mistake was made; raises SavingError."""
        self._write([Noted(mistake, is_mended=True)])

    @property
    def _noted(self) -> dict[str, Noted]:
        """What is known of each mistake; a file that cannot be read is left as it is."""
        if self._known is None:
            entries = () if self._folder is None else journal.read(self._folder, KIND, parse_entry).entries
            self._known = {_name(entry.value.mistake): entry.value for entry in entries}
        return self._known

    def _write(self, entries: list[Noted]) -> None:
        if self._writer is not None and entries:
            self._noted.update((_name(entry.mistake), entry) for entry in entries)
            self._writer.put(*map(_data, entries))

    def unsaved(self) -> Unsaved | None:
        """Return how many notes of mistakes are not on the disk; None where all are."""
        if self._writer is None or not self._writer.waiting:
            return None
        return Unsaved(Message.of("session-unsaved-mistakes", count=len(self._writer.waiting)), self._writer.failing)

    def write_again(self) -> None:
        """Try once more to write what is not on the disk."""
        if self._writer is not None:
            with suppress(SavingError):
                self._writer.put()

    def copy_to_take(self) -> CopyToTake | None:
        """Return the notes that wait as a file of this journal."""
        return None if self._writer is None else CopyToTake(f"{FOLDER}{ENDING}", self._writer.text_waiting())


def _name(mistake: Mistake) -> str:
    """Return what a mistake is known by: the position in which it was made, and who made it."""
    return f"{mistake.seat} {dumps(mistake.record)}"


def _data(noted: Noted) -> dict[str, Any]:
    return {"mistake": data_of(noted.mistake), "mended": noted.is_mended}


def parse_entry(data: Mapping[str, Any]) -> Noted:
    """Return what was noted of a mistake from the data of a line; raises UnreadableError."""
    mended = data.get("mended")
    if not isinstance(mended, bool):
        raise UnreadableError("session-journal-line")
    return Noted(mistake_from(data.get("mistake")), mended)
