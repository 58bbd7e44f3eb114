"""The table of a class as CSV: what each pupil did in each lesson, and about each rule."""

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.task_words import address_title, rule_title
from trajan_tutor.journals import attempts_journal, progress_journal
from trajan_tutor.journals.lesson_notes import RuleNotes

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
            writer.writerow([_plain(one) for one in (name, *row)])
    # Spreadsheets know by this mark that it is Unicode.
    return "\N{ZERO WIDTH NO-BREAK SPACE}" + written.getvalue()


def rules_tried_by(folder: Path) -> dict[str, RuleNotes]:
    """Return how often whose progress lies in a folder tried each rule, and missed it."""
    found: dict[str, RuleNotes] = {}
    for attempt in attempts_journal.read(folder).attempts:
        if attempt.rule and attempt.outcome.is_try:
            before = found.get(attempt.rule, RuleNotes(0, 0))
            found[attempt.rule] = RuleNotes(before.attempts + 1, before.missed + attempt.outcome.is_missed)
    return found


def _rows(folder: Path, language: str) -> Iterator[Row]:
    for address, notes in sorted(progress_journal.read(folder).progress.lessons.items()):
        done = sum(step.done for step in notes.steps.values())
        title = address_title(address, language)
        yield "lesson", address, title, int(notes.done), done, "", notes.tries, notes.hints, notes.shown
    for rule, told in sorted(rules_tried_by(folder).items()):
        yield "rule", rule, rule_title(rule, language), "", "", told.attempts, told.missed, "", ""


def _plain(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value[:1] in _FORMULA else value
