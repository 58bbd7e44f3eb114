"""The lessons of the courses as a list that shows itself: what is done, with how many tries and hints."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path

from trajan_tutor.desk.lesson.lesson_page import standing_words
from trajan_tutor.engine.games import find_game, find_plugin
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals import progress_journal
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.named_lesson import readable_course
from trajan_tutor.session.values import text_of
from trajan_tutor.view.static_output import ShowsItself, StaticOutput


@dataclass(frozen=True, slots=True)
class ListedLesson:
    """A growing game or a lesson: its address, number, title, idea, minutes, and how far the learner is in words."""

    address: str
    number: str
    title: str
    idea: str
    minutes: str
    standing: str
    done: bool
    is_game: bool


class LessonList(ShowsItself):
    """All games and lessons with what the learner did in each, as they stand when it is shown."""

    def __init__(self, saves: Path, game: str = "", language: str = "") -> None:
        """List the lessons of a game, or of all games; raises MisusedError for a game that there is not.

        Progress is kept in the folder `saves`.
        """
        self.saves = saves
        self.names: tuple[str, ...] = (find_game(text_of("game", game)).name,) if game != "" else games_by_course()
        self.words: Words = Words(language, [find_plugin(name).resources.words for name in self.names])

    def rows(self) -> tuple[ListedLesson, ...]:
        """Return one row for each game and lesson: of each course the growing games first, then the lessons."""
        return tuple(self._rows())

    def problems(self) -> tuple[str, ...]:
        """Return what is wrong with lessons that cannot be read, in words."""
        return tuple(self.words(problem) for name in self.names for problem in readable_course(find_game(name))[1])

    def __repr__(self) -> str:
        """Say how many lessons there are and how many are done, on one line."""
        rows = self.rows()
        return f"<{len(rows)} lessons, {sum(row.done for row in rows)} done>"

    def __str__(self) -> str:
        """Return the list as text."""
        lines: list[str] = []
        for head, rows in self._parts():
            lines.append(head)
            lines += [f"{'*' if row.done else ' '} {row.address}: {row.title} ({row.standing})" for row in rows]
        return "\n".join([*lines, *self.problems()])

    def static_output(self) -> StaticOutput:
        """Return the table and how many lessons are done, as a notebook keeps them."""
        problems = "".join(f"<p>{escape(problem)}</p>" for problem in self.problems())
        rows = self.rows()
        sentence = self.words.say("kept-course", lessons=len(rows), done=sum(row.done for row in rows))
        return StaticOutput(sentence, more=self._table() + problems)

    def _rows(self) -> Iterator[ListedLesson]:
        progress = progress_journal.read(self.saves).progress
        for name in self.names:
            order = course_order(find_game(name))
            numbers = order.numbers()
            for lesson in (*order.games, *order.lessons):
                notes = progress.lessons.get(lesson.address)
                yield ListedLesson(
                    lesson.address,
                    numbers[lesson.address],
                    self.words(lesson.title),
                    self.words(Message(f"{lesson.key}.idea")),
                    self.words(Message.of("lesson-minutes", minutes=lesson.minutes)),
                    standing_words(notes, self.words),
                    bool(notes and notes.done),
                    order.is_game(lesson.address),
                )

    def _parts(self) -> Iterator[tuple[str, list[ListedLesson]]]:
        """Yield the games of each course and then its lessons, with what stands above them."""
        for (name, is_game), rows in groupby(self.rows(), lambda row: (row.address.partition("/")[0], row.is_game)):
            about = self.words(Message("lesson-list-games" if is_game else "lesson-list-lessons"))
            yield self.words(Message.of("lesson-list-part", game=name, about=about)), list(rows)

    def _table(self) -> str:
        heads = ("number", "title", "idea", "time", "standing")
        head = "".join(
            f'<th scope="col" style="text-align:left">{escape(self.words(Message.of(f"lesson-list-{name}")))}</th>'
            for name in heads
        )
        body = ""
        for part, rows in self._parts():
            body += f'<tr><th colspan="{len(heads)}" scope="rowgroup" style="text-align:left">{escape(part)}</th></tr>'
            body += "".join(f"<tr>{''.join(_cells(row))}</tr>" for row in rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def notebook_of(lesson: Lesson) -> str:
    """Return the name of the notebook of a lesson, from the folder of all notebooks."""
    return notebook_of_address(lesson.address)


def notebook_of_address(address: str) -> str:
    """Return the name of the notebook of a lesson by its address, from the folder of all notebooks.

    >>> notebook_of_address("ludus/00-first-game")
    'ludus/00_first_game.ipynb'
    """
    game, _, name = address.partition("/")
    return f"{game}/{name.replace('-', '_')}.ipynb"


def link_to(address: str) -> str:
    """Return what leads from the notebook that runs to that of a lesson; nothing where there is none.

    It lies in the folder of its game, beside the welcome or beside the folder of the notebook that runs.
    """
    notebook = notebook_of_address(address)
    return next((name for name in (notebook, f"../{notebook}") if Path(name).exists()), "")


def _cells(row: ListedLesson) -> Iterator[str]:
    title = escape(row.title)
    link = link_to(row.address)
    if link:
        title = f'<a href="{escape(link)}">{title}</a>'
    standing = f"\N{CHECK MARK} {escape(row.standing)}" if row.done else escape(row.standing)
    for cell in (escape(row.number), title, escape(row.idea), escape(row.minutes), standing):
        yield f'<td style="text-align:left">{cell}</td>'
