"""Files that pages of a class take and bring: the progress of a pupil, and the table of the class as CSV.

Whatever takes long is done apart from the loop: only who asks waits for it.
"""

import csv
import gzip
import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from tornado.web import HTTPError

from trajan_tutor.classroom.class_words import class_words, say
from trajan_tutor.classroom.flow import LONGEST_BODY
from trajan_tutor.classroom.handlers import OWN_HEADER, ClassHandler, TurnedAwayError
from trajan_tutor.classroom.task_words import address_title, rule_title
from trajan_tutor.classroom.uploads import LONGEST_FILE, BrokenUploadError
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.reading import number_in, text_of
from trajan_tutor.journals import attempts_journal, progress_file, progress_journal
from trajan_tutor.journals.lesson_notes import RuleNotes
from trajan_tutor.journals.progress_file import ProgressBounds

HEADS: Final = ("name", "about", "id", "title", "done", "steps", "attempts", "missed", "hints", "shown")
# A spreadsheet takes what begins so for a formula.
_FORMULA: Final = frozenset("=+-@\t\r")

Row = tuple[object, ...]


def class_table(named: Sequence[tuple[str, Path]], language: str) -> str:
    """Return the table of a class as CSV with a head, for a spreadsheet: of pupils by their names and folders."""
    written = io.StringIO()
    writer = csv.writer(written)
    writer.writerow(HEADS)
    for name, folder in named:
        for row in _rows(folder, language):
            writer.writerow([_plain(cell) for cell in (name, *row)])
    # Spreadsheets know by this mark that it is Unicode.
    return "\N{ZERO WIDTH NO-BREAK SPACE}" + written.getvalue()


def rules_tried_by(folder: Path) -> dict[str, RuleNotes]:
    """Return how often whose progress lies in a folder tried each rule, and missed it."""
    by_rule: dict[str, RuleNotes] = {}
    for attempt in attempts_journal.read(folder).attempts:
        if attempt.rule and attempt.outcome.is_try:
            before = by_rule.get(attempt.rule, RuleNotes(0, 0))
            by_rule[attempt.rule] = RuleNotes(before.attempts + 1, before.missed + attempt.outcome.is_missed)
    return by_rule


def _rows(folder: Path, language: str) -> Iterator[Row]:
    for address, notes in sorted(progress_journal.read(folder).progress.lessons.items()):
        done = sum(step.done for step in notes.steps.values())
        title = address_title(address, language)
        yield "lesson", address, title, int(notes.done), done, "", notes.tries, notes.hints, notes.shown
    for rule, rule_notes in sorted(rules_tried_by(folder).items()):
        yield "rule", rule, rule_title(rule, language), "", "", rule_notes.attempts, rule_notes.missed, "", ""


def _plain(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value[:1] in _FORMULA else value


_FORBIDDEN: Final = 403
_TOO_LONG: Final = 413
# More than a learner of years has: lines, bytes of all of them, and files that were brought.
BOUNDS: Final = ProgressBounds(lines=20_000, size=LONGEST_FILE, files=30)
# How hard gzip presses what is made for one request: a third of the work of the usual one.
_PRESSED: Final = 3


class FileHandler(ClassHandler):
    """What sends a file that may be long."""

    async def send(self, kind: str, name: str, made: Callable[[], str]) -> None:
        """Send what is made apart from the loop as a file under a name, pressed where the browser reads that."""
        is_pressed = "gzip" in self.request.headers.get("Accept-Encoding", "")

        def data() -> bytes:
            text = made().encode()
            return gzip.compress(text, _PRESSED) if is_pressed else text

        data_made = await self.apart(data)
        self.set_header("Content-Type", f"{kind}; charset=utf-8")
        self.set_header("Content-Disposition", f'attachment; filename="{name}"')
        if is_pressed:
            self.set_header("Content-Encoding", "gzip")
        self.write(data_made)


class ProgressHandler(FileHandler):
    """The progress of the pupil who asks, as a file to take home, and as one that is brought back."""

    async def get(self) -> None:
        """Send the file; there is neither name nor token in it."""
        learner = self.learner
        if learner is None:
            raise HTTPError(_FORBIDDEN)
        folder = self.served.host.pupils.folder_of(learner.id)
        await self.send("application/json", progress_file.FILE, lambda: progress_file.taken(folder))

    async def post(self) -> None:
        """Take a part of a file, and with the last one add what it tells to the progress of the pupil.

        Says then how much of it is new.
        """
        learner = self.learner
        if learner is None or not self.request.headers.get(OWN_HEADER):
            raise HTTPError(_FORBIDDEN)
        if len(self.request.body) > LONGEST_BODY:
            # A server of which the class is a guest may take more.
            raise TurnedAwayError(_TOO_LONG, say(learner.language, "class-file-long"))
        part, of = (number_in(self.get_query_argument(name, "1")) or 0 for name in ("part", "of"))
        try:
            now = self.served.host.clockwork.now()
            whole = self.served.uploads.add(learner.id, part, of, self.request.body, now)
        except BrokenUploadError as error:
            raise TurnedAwayError(error.status, say(learner.language, error.key), error.seconds) from error
        if whole is None:
            self.write({"type": "part", "text": ""})
            return
        folder = self.served.host.pupils.folder_of(learner.id)
        try:
            count = await self.apart(lambda: progress_file.brought(folder, text_of(whole), BOUNDS))
        except TutorError as error:
            self.set_status(400)
            self.write({"type": "no", "text": class_words(learner.language)(error.message)})
            return
        self.write({"type": "brought", "text": say(learner.language, "progress-brought", count=count)})


class ClassTableHandler(FileHandler):
    """The table of the class for a spreadsheet: who teaches alone may have it."""

    async def get(self) -> None:
        """Send the file."""
        if not self.is_teacher:
            raise HTTPError(_FORBIDDEN)
        host = self.served.host
        named = sorted((host.room.names.of(learner), host.pupils.folder_of(learner)) for learner in host.room.learners)
        language = host.room.language
        await self.send("text/csv", "class.csv", lambda: class_table(named, language))


DOWNLOADS: Final = (("progress", ProgressHandler), ("class.csv", ClassTableHandler))
