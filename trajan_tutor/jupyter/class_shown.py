"""The progress of a class as a value that shows itself: a picture, a table, and the rules that it misunderstands."""

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game, plugins
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.learning.class_rules import ClassRule, misunderstood
from trajan_tutor.lessons.class_progress import Class, LessonResult, read_class
from trajan_tutor.lessons.find import find_lesson, lesson_names
from trajan_tutor.session.values import path_of
from trajan_tutor.view import Drawing
from trajan_tutor.view.class_chart import ClassField, draw_class
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

# Between the address of a lesson and the step of it that was given as an exercise.
_STEP: Final = "#"
_HEADS: Final = ("learner", "lesson", "standing", "steps", "tries", "hints", "shown")
_RULE_HEADS: Final = ("rule", "rule-learners", "rule-missed", "rule-exercises")
# A teacher's own lessons are not known here; more than a teacher gives out are one line, and have no column.
_MOST_OWN: Final = 12
_LONGEST: Final = 60


class ClassShown(ShowsItself):
    """A class: `results` has its rows and the files that cannot be used, `rules` those that most learners missed."""

    def __init__(self, folder: str | Path, language: str = "") -> None:
        """Read the files of a folder; raises UnreadableError when there is no such folder."""
        self.results: Class = read_class(path_of("folder", folder))
        self.rules: tuple[ClassRule, ...] = misunderstood(self.results.handed_in)
        self.words: Words = Words(language, [plugin.resources.words for plugin in plugins()])
        known = frozenset(lesson_names())
        titles = {address: self._title_of(address, known) for address in self.results.lessons}
        self._unknown = [address for address, title in titles.items() if title is None]
        if len(self._unknown) <= _MOST_OWN:
            titles, self._unknown = {address: title or address for address, title in titles.items()}, []
        self._titles = {address: title for address, title in titles.items() if title is not None}

    def __repr__(self) -> str:
        """Say how many learners and lessons there are, on one line."""
        return f"<{self._title()}>"

    def __str__(self) -> str:
        """Return the table as text."""
        lines = [*(" | ".join(cells) for cells in self._rows()), *self._left_out()]
        if self.rules:
            lines += [self._say("class-rules"), *(" | ".join(self._rule_cells(rule)) for rule in self.rules)]
        return "\n".join([self._title(), *lines, *map(self.words, self.results.problems)])

    def plot(self) -> Drawing:
        """Return the picture: every learner in every lesson, and how hard each lesson was."""
        lessons = [(address, _short(address)) for address in self._titles]
        fields = {
            (row.learner, row.lesson): ClassField(
                "done" if row.done else "begun", row.tries, " · ".join(self._cells(row))
            )
            for row in self._rows_shown()
        }
        legend = {name: self._say(f"class-{name}") for name in ("done", "begun", "none", "number", "bars")}
        return draw_class(self._title(), self.results.learners, lessons, fields, legend, str(self), self.words)

    def static_output(self) -> StaticOutput:
        """Return the picture, the tables and how many there are, as a notebook keeps them."""
        problems = "".join(f"<p>{escape(self.words(problem))}</p>" for problem in self.results.problems)
        table = self._table(_HEADS, self._rows())
        table += "".join(f"<p>{escape(line)}</p>" for line in self._left_out())
        if self.rules:
            rules = self._table(_RULE_HEADS, map(self._rule_cells, self.rules))
            table += f"<p>{escape(self._say('class-rules'))}</p>{rules}"
        return StaticOutput(self._title(), (self.plot,), more=table + problems)

    def _table(self, heads: Iterable[str], rows: Iterable[list[str]]) -> str:
        titles = (self._say(f"class-{head}") for head in heads)
        head = "".join(f'<th scope="col" style="text-align:left">{escape(title)}</th>' for title in titles)
        body = "".join(f"<tr>{''.join(map(_cell, cells))}</tr>" for cells in rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def _rule_cells(self, rule: ClassRule) -> list[str]:
        title = self.words(Message(find_game(rule.game).rules[rule.rule].key))
        command = self._say("class-rule-sheet", game=rule.game, rule=rule.rule) if rule.has_exercises else ""
        return [title, str(rule.learners), str(rule.missed), command]

    def _rows_shown(self) -> Iterator[LessonResult]:
        return (row for row in self.results.rows if row.lesson in self._titles)

    def _rows(self) -> Iterator[list[str]]:
        return map(self._cells, self._rows_shown())

    def _left_out(self) -> list[str]:
        """Return what is said of lessons that are not known and too many to be shown: one line, or none."""
        if not self._unknown:
            return []
        unknown = frozenset(self._unknown)
        results = sum(row.lesson in unknown for row in self.results.rows)
        return [self._say("class-unknown", results=results, lessons=len(unknown), lesson=min(unknown)[:_LONGEST])]

    def _cells(self, row: LessonResult) -> list[str]:
        standing = self._say("class-done" if row.done else "class-begun")
        numbers = (row.steps, row.tries, row.hints, row.shown)
        return [row.learner, self._titles[row.lesson], standing, *map(str, numbers)]

    def _title_of(self, address: str, known: frozenset[str]) -> str | None:
        """Return what a lesson or a step of it is called, or None where there is none here."""
        name, _, step = address.partition(_STEP)
        # A file that was handed in names no file to be read.
        if name not in known:
            return None
        try:
            lesson, _ = find_lesson(name)
        except TutorError:
            return None
        title = self.words(lesson.title)
        if not step:
            return title
        is_there = any(known_step.name == step for known_step in lesson.steps)
        return self._say("class-exercise", title=title, step=step) if is_there else None

    def _title(self) -> str:
        return self._say("class-title", learners=len(self.results.learners), lessons=len(self._titles))

    def _say(self, key: str, **parameters: object) -> str:
        return self.words(Message.of(key, **parameters))


def _cell(text: str) -> str:
    return f'<td style="text-align:left">{escape(text)}</td>'


def _short(address: str) -> str:
    """Return a label for the head of a narrow column: the number of a lesson, with a mark for an exercise."""
    name, _, step = address.partition("/")[2].partition(_STEP)
    return f"{name.partition('-')[0]}{'*' if step else ''}"
